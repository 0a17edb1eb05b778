"""Dice Throne over the local Discord: a whole duel, a whole match of two against two, dice by toggles."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.cogs.conftest import Hall
from tests.cogs.playing import answer, components, play, where


async def test_a_whole_duel(hall: Hall) -> None:
    thread = await hall.match(hall.bo, game="dice_throne")
    await play(hall, thread, [hall.ada, hall.bo], Random(4), answers=1500)
    await hall.settle(thread)
    live = await hall.live(thread)
    assert live.match.result is not None
    assert "SHA-256" in hall.texts(thread)[-1]


async def test_a_whole_match_of_two_against_two(hall: Hall) -> None:
    thread = await hall.match(hall.bo, hall.cy, hall.dee, game="dice_throne", mode="2v2")
    people = [hall.ada, hall.bo, hall.cy, hall.dee]
    await play(hall, thread, people, Random(9), answers=1500)
    await hall.settle(thread)
    live = await hall.live(thread)
    assert live.match.result is not None and len(live.match.result.ranking[0]) in (2, 4)


async def until(hall: Hall, thread: Any, kind: str) -> tuple[Any, Any]:
    """Play on until a question of this kind is open; who is asked, and the question."""
    rng = Random(1)
    for _ in range(60):
        await hall.settle(thread)
        person, _, prompt = await hall.asked(thread)
        if prompt.kind == kind:
            return person, prompt
        message = await where(hall, thread, person, prompt)
        ends = [
            part for part in components(hall, message, prompt) if part.get("label") in ("Go on", "Continuer", "Pass")
        ]
        if ends:
            await (await person.click(message, custom_id=ends[0]["custom_id"])).answer()
        else:
            await answer(hall, person, message, prompt, rng)
    raise AssertionError(f"{kind} was never asked")


async def test_dice_are_kept_and_rolled_in_one_message(hall: Hall) -> None:
    thread = await hall.match(hall.bo, game="dice_throne")
    person, prompt = await until(hall, thread, "roll")
    live = await hall.live(thread)
    dice = list(live.match.state.rolls[0].dice)
    message = hall.table(thread)
    parts = components(hall, message, prompt)
    assert [part["custom_id"][0] for part in parts] == ["t"] * 5 + ["c"]  # five dice and one button to roll
    assert [part["label"][0] for part in parts[:5]] == [str(die) for die in dice]
    assert parts[5]["label"] == "Roll all dice"
    for number in (0, 1):
        toggles = components(hall, message, prompt)
        message = (await (await person.click(message, custom_id=toggles[number]["custom_id"])).answer()).message
    parts = components(hall, message, prompt)
    assert parts[5]["label"] == "Keep 2, roll 3 dice" and parts[0]["label"].startswith("✓")
    assert (await hall.live(thread)).match.version == live.match.version  # toggling stores nothing
    await (await person.click(message, custom_id=parts[5]["custom_id"])).answer()
    await hall.settle(thread)
    after = await hall.live(thread)
    assert after.match.state.rolls[0].dice[:2] == dice[:2] and after.match.state.used_attempts == 2


async def test_teammates_see_each_others_hand_and_opponents_do_not(hall: Hall) -> None:
    thread = await hall.match(hall.bo, hall.cy, hall.dee, game="dice_throne", mode="2v2")
    live = await hall.live(thread)
    seat = {int(person.id): number for number in range(4) for person in [hall.world.people[str(live.user_of(number))]]}
    ada = seat[int(hall.ada.id)]
    mate = next(
        number
        for number, player in enumerate(live.match.state.players)
        if number != ada and player.team == live.match.state.players[ada].team
    )
    view = live.match.view(ada).table
    assert view.players[mate].hand == tuple(live.match.state.players[mate].hand)
    assert all(player.hand == () for player in view.players if player.team != view.players[ada].team)
