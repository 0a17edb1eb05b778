"""What one player may see, no other player, public message, picture or log ever contains."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any

import pytest

from host import pool
from tests.cogs.conftest import Hall
from tests.cogs.playing import play

SECRETS = (880001, 880002, 880003), (990001, 990002, 990003)
"""Hands that cannot occur by chance: wherever one of these numbers turns up, it came from a hand."""


async def deal(hall: Hall, thread: Any) -> Any:
    """Give both players hands whose cards can be told from everything else."""
    live = await hall.live(thread)
    for player, hand in zip(live.match.state.players, SECRETS, strict=True):
        player.hand = list(hand)
    live.match.reask()
    await hall.house.croupier.refresh(live.match.id)
    await hall.settle(thread)
    return live


def everything(hall: Hall, place: Any, person: Any) -> str:
    """All that reaches a person's screen in a place, with alternative texts and file names."""
    return json.dumps([person.sees(place), person.mentions])


async def test_a_hand_is_seen_by_its_owner_alone(
    hall: Hall, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, logger="discord")  # as bot.py does: the library would log whole payloads
    drawn: list[tuple[str, Any]] = []
    real = pool.show

    def spy(place: str, view: Any, *args: Any) -> Any:
        drawn.append((place, view))
        return real(place, view, *args)

    monkeypatch.setattr(pool, "show", spy)
    thread = await hall.match(hall.bo)
    live = await deal(hall, thread)
    seats = {int(person.id): live.seat_of(int(person.id)) for person in (hall.ada, hall.bo)}
    for _ in range(4):
        for person in (hall.ada, hall.bo):
            await hall.hand(person, thread)
        asked, _, prompt = await hall.asked(thread)
        if prompt.kind == "choose":
            play_card = next(
                (b for b in hall.world.buttons(hall.table(thread)) if b.get("label") == "Play a card"), None
            )
            if play_card is not None:
                await (await asked.click(hall.table(thread), custom_id=play_card["custom_id"])).answer()
                hand = await hall.hand(asked, thread)
                assert any(str(card) in json.dumps(hand) for card in SECRETS[seats[int(asked.id)]])
                break
    await hall.settle(thread)
    for person, other in ((hall.ada, hall.bo), (hall.bo, hall.ada)):
        mine, theirs = SECRETS[seats[int(person.id)]], SECRETS[seats[int(other.id)]]
        seen = everything(hall, thread, person) + everything(hall, hall.channel, person)
        assert any(str(card) in seen for card in mine), "one's own hand is shown"
        assert not any(str(card) in seen for card in theirs)
    stranger = everything(hall, thread, hall.dee) + everything(hall, hall.channel, hall.dee)
    assert not any(str(card) in stranger for hand in SECRETS for card in hand)
    told = [line for line in caplog.text.splitlines() for hand in SECRETS for card in hand if str(card) in line]
    assert told == []
    assert {place for place, _ in drawn} == {"table", "hand"}
    for place, view in drawn:
        cards = [player.hand for player in view.table.players]
        if place == "table":
            assert view.viewer is None and not any(cards), "the public picture is made from the public view"
        else:
            assert not any(hand for number, hand in enumerate(cards) if number != view.viewer)
    assert not any(str(card) in thread.name for hand in SECRETS for card in hand)


async def test_the_seed_is_in_no_message_and_no_log_before_the_end(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, logger="discord")
    thread = await hall.match(hall.bo)
    seed = (await hall.live(thread)).match.seed.hex()
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=8)
    for person in (hall.ada, hall.bo, hall.dee):
        assert seed not in everything(hall, thread, person) + everything(hall, hall.channel, person)
    assert seed not in caplog.text


async def test_an_old_private_message_refreshes_itself_and_stays_private(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, other, _ = await hall.asked(thread)
    await play(hall, thread, [hall.ada, hall.bo], Random(9), answers=1)
    old = await hall.hand(asked, thread)
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=4)
    buttons = [button for button in hall.world.buttons(old) if "url" not in button]
    use = await asked.click(old, custom_id=buttons[0]["custom_id"], force=True)
    answer = await use.answer()
    assert answer.message is not None and answer.message["flags"] & 64
    assert answer.message["id"] not in {message["id"] for message in other.sees(thread)}


async def test_names_cannot_ping_or_format_anything(hall: Hall) -> None:
    rude = hall.world.add_user("@everyone **[x](http://x)** <@1>", hall.guild)
    thread = await hall.match(rude)
    await hall.settle(thread)
    for message in hall.ada.sees(thread):
        assert not message["mention_everyone"]
    await play(hall, thread, [hall.ada, rude], Random(2), answers=3)
    assert "**[x](http" not in "\n".join(hall.texts(thread))
