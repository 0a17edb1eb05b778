"""The bot dies, the connection breaks: old buttons, open modals and missed clicks still count."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.export import verify
from engine.core.match import Match
from store import Store
from tests.cogs import playing
from tests.cogs.child import Child
from tests.cogs.conftest import Hall


class Ward(Hall):
    """A hall whose bot runs in a process of its own; the match is read from the database beside it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.child = Child(self)

    def row(self, column: str) -> Any:
        with closing(sqlite3.connect(self.path / "hall.db")) as connection:
            found = connection.execute(f"SELECT {column} FROM matches").fetchone()
        return found[0] if found else None

    def match_now(self) -> Match:
        return Match.load(self.row("snapshot"))

    async def until_shown(self, thread: Any) -> Any:
        """Wait until the table shows the present question; the table message."""

        def shown() -> bool:
            with closing(sqlite3.connect(self.path / "hall.db")) as connection:
                waiting = connection.execute("SELECT count(*) FROM outbox").fetchone()[0]
            return not waiting

        await self.world.until(shown, 20)
        return self.table(thread)

    async def answer_once(self, thread: Any, rng: Random) -> bool:
        """One person answers what they are asked; False if the match is over."""
        match = self.match_now()
        if match.result is not None:
            return False
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        person = (self.ada, self.bo)[prompt.seats[0]]
        await self.until_shown(thread)
        message = await playing.where(self, thread, person, prompt)
        await playing.answer(self, person, message, prompt, rng)
        return True


@pytest.fixture
async def ward(tmp_path: Path) -> AsyncIterator[Ward]:
    ward = Ward(tmp_path)
    await ward.open()
    await ward.child.start()
    try:
        yield ward
    finally:
        await ward.child.kill()
        await ward.close()
    assert ward.world.unknown == []


async def begin(ward: Ward) -> Any:
    lobby = await ward.lobby()
    await (await ward.bo.click(lobby, "Join")).answer()
    await (await ward.ada.click(lobby, "Start")).answer()
    await ward.world.until(lambda: ward.world.threads(ward.guild), 10)
    thread = ward.world.threads(ward.guild)[0]
    await ward.world.until(lambda: ward.table(thread) is not None, 10)
    return thread


async def test_killed_in_the_middle_old_buttons_go_on_to_the_result(ward: Ward) -> None:
    thread = await begin(ward)
    rng = Random(3)
    for _ in range(7):
        await ward.answer_once(thread, rng)
    table = await ward.until_shown(thread)
    before = ward.row("snapshot")
    await ward.child.kill()
    assert ward.row("snapshot") == before, "what was acknowledged is there"
    await ward.child.start()
    hand = await (await ward.ada.click(table, "My hand")).answer()
    assert hand.message is not None, "a button from before the kill answers"
    for count in range(400):
        if not await ward.answer_once(thread, rng):
            break
        if count == 5:  # once more, with clicks under way and deliveries waiting
            await ward.child.kill()
            await ward.child.start()
    await ward.until_shown(thread)
    result = ward.ada.sees(thread)[-1]
    file = ward.world.attachment(result["attachments"][0]["url"])
    verdict = verify(file)
    assert verdict.ok and verdict.replayed and verdict.answers == ward.row("version")


async def _rich_pledge(ward: Ward) -> Match:
    """Change the stored match so that a number from a wide range is asked (which needs a modal)."""
    match, rng = ward.match_now(), Random(1)
    for _ in range(300):
        for player in match.state.players:
            player.coins = 60
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        if prompt.kind == "pledge":
            break
        picks = "roll" if prompt.kind == "choose" else match.sample(prompt, rng)
        match.answer(_answer(prompt, picks))
        if match.state.round > 3:
            match.state.round = 2
    match.version = ward.row("version")
    store = await Store.open(ward.database)
    await store.replace_snapshot(match.id, ward.row("version"), match.dump(), str(match.game.rules))
    await store.close()
    return match


def _answer(prompt: Any, picks: Any) -> Any:
    from engine.core.prompt import Answer

    return Answer(prompt.seats[0], prompt.id, picks)


async def test_a_modal_opened_before_the_kill_is_taken_after_it(ward: Ward) -> None:
    thread = await begin(ward)
    await ward.until_shown(thread)
    await ward.child.kill()
    match = await _rich_pledge(ward)
    prompt = next(prompt for prompt in match.prompts if not prompt.optional)
    person = (ward.ada, ward.bo)[prompt.seats[0]]
    await ward.child.start()
    hand = await (await person.click(ward.table(thread), "My hand")).answer()
    modal = (
        await (await person.click(hand.message, custom_id=ward.button(hand.message, "m")["custom_id"])).answer()
    ).modal
    await ward.child.kill()
    await ward.child.start()
    use = await person.submit(modal, {"number": "not a number"}, force=True)
    refusal = (await use.answer()).message
    assert refusal is not None and ward.match_now().dump() == match.dump()
    points = match.state.players[prompt.seats[0]].points
    use = await person.submit(modal, {"number": "17"})
    assert "no longer" not in ward.world.text_of((await use.answer()).message)
    assert ward.match_now().state.players[prompt.seats[0]].points == points + 17
    after = ward.row("version")
    use = await person.submit(modal, {"number": "3"}, force=True)  # the same modal once more
    assert "no longer open" in ward.world.text_of((await use.answer()).message)
    assert ward.row("version") == after


async def test_a_word_typed_into_a_lobby_over_a_restart(hall: Hall) -> None:
    lobby = await hall.lobby()
    modal = (await (await hall.ada.click(lobby, "My word for the dice")).answer()).modal
    await hall.restart_bot()
    answer = await (await hall.ada.submit(modal, {"word": "lantern"})).answer()
    assert "Done" in hall.world.text_of(answer.message)
    thread = await hall.begin(lobby, hall.bo)
    assert (await hall.live(thread)).head.header.words == ("lantern",)


async def test_clicks_missed_while_the_gateway_was_down_are_resumed(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, other, _ = await hall.asked(thread)
    button = hall.button(hall.table(thread), "a")["custom_id"]
    hall.world.faults.drop_gateway()
    use = await asked.click(hall.table(thread), custom_id=button)  # nobody hears it
    look = await other.click(hall.table(thread), "My hand")
    await use.answer(20)
    await look.answer(20)
    assert hall.world.hub.resumes == 1
    assert (await hall.live(thread)).match.version == 1
    await playing.play(hall, thread, [hall.ada, hall.bo], Random(4), answers=4)


@pytest.mark.parametrize("how", ["reconnect", "invalid", "forgotten"])
async def test_a_new_session_goes_on_with_the_old_buttons(hall: Hall, how: str) -> None:
    thread = await hall.match(hall.bo)
    sessions = set(map(id, hall.world.hub.connected))
    match how:
        case "reconnect":
            hall.world.faults.ask_reconnect()
        case "invalid":
            hall.world.faults.invalidate_sessions()
        case _:
            hall.world.faults.drop_gateway(resumable=False)
    if how != "reconnect":
        await hall.world.until(lambda: set(map(id, hall.world.hub.connected)) - sessions, 20)
    else:
        await hall.world.until(lambda: hall.world.hub.resumes, 20)
    await playing.play(hall, thread, [hall.ada, hall.bo], Random(5), answers=4)
    assert (await hall.live(thread)).match.version == 4


async def test_what_was_not_delivered_when_the_bot_stopped_is_delivered_at_the_start(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    table = hall.table(thread)
    hall.world.faults.answer("PATCH", r"/?channels/.*", 500, times=100)
    await (await asked.click(table, custom_id=hall.button(table, "a")["custom_id"])).answer()
    await asyncio.sleep(0.05)
    await hall.stop_bot()
    hall.world.faults.clear()
    old = hall.world.message(table["id"])
    assert old is not None
    picture = old["attachments"][0]["url"]
    await hall.start_bot()
    await hall.settle(thread)
    new = hall.world.message(table["id"])
    assert new is not None and new["attachments"][0]["url"] != picture


async def test_the_commands_are_sent_only_when_they_changed(hall: Hall) -> None:
    sent = len(hall.world.calls("PUT", r"/?applications/.*/commands"))
    await hall.restart_bot()
    assert sent == 1 == len(hall.world.calls("PUT", r"/?applications/.*/commands"))
    assert hall.bot is not None
    await hall.house.set_note(f"commands/{hall.bot.application_id}", "another release")
    await hall.restart_bot()
    assert len(hall.world.calls("PUT", r"/?applications/.*/commands")) == 2


async def test_discord_in_trouble_delays_but_loses_nothing(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    hall.world.faults.answer("*", r"/?channels/.*/messages.*", 429, times=3)
    hall.world.faults.answer("*", r"/?channels/.*/messages.*", 503, times=2)
    started = time.monotonic()
    await playing.play(hall, thread, [hall.ada, hall.bo], Random(6), answers=5)
    await hall.settle(thread)
    assert (await hall.live(thread)).match.version == 5 and time.monotonic() - started < 30
