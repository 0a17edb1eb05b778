"""The table's message is changed by clicks and by the pictures that follow them: the two may cross on the way."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from engine.core.prompt import Refused
from sandbox.wire import walk
from tests.cogs.conftest import Hall
from tests.cogs.playing import answer, play, where

CALLBACK = r"/?interactions/.*/callback"


async def click(hall: Hall, thread: Any) -> Any:
    """Whoever is asked answers at the table with the first button."""
    asked, _, _ = await hall.asked(thread)
    table = hall.table(thread)
    return await asked.click(table, custom_id=hall.button(table, "a")["custom_id"])


def pictures(hall: Hall, thread: Any) -> tuple[str, list[str]]:
    """The picture that the table carries, and those that its text shows."""
    table = hall.table(thread)
    galleries = [part for part in walk(table["components"]) if part["type"] == 12]
    shown = [item["media"]["attachment_id"] for gallery in galleries for item in gallery["items"]]
    return table["attachments"][0]["id"], shown


async def test_a_click_keeps_the_picture_that_arrived_before_it(hall: Hall) -> None:
    """The answer to the click is slow; the picture of the new position overtakes it."""
    thread = await hall.match(hall.bo)
    before, _ = pictures(hall, thread)
    hall.world.faults.delay("POST", CALLBACK, 0.4)
    answer = await (await click(hall, thread)).answer()
    assert answer.type == 7
    await hall.settle(thread)
    now, shown = pictures(hall, thread)
    assert now != before and shown == [now]
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=2)


async def test_a_picture_that_is_taken_away_meanwhile_costs_no_answer(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await hall.match(hall.bo)

    async def none(*_: Any) -> None:
        return None

    monkeypatch.setattr(hall.bot, "picture", none)
    hall.world.faults.delay("POST", CALLBACK, 0.4)
    use, live = await click(hall, thread), await hall.live(thread)
    await hall.world.until(lambda: live.match.version == 1, 5)  # stored, its answer is on the way
    await hall.house.croupier.refresh(live.match.id)
    answer = await use.answer()
    assert answer.type == 7 and live.match.version == 1
    await hall.settle(thread)
    assert not hall.table(thread)["attachments"]
    monkeypatch.undo()
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=2)


async def test_a_private_picture_that_another_click_replaced_is_drawn_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refused click keeps the picture of its message; if that is gone, it gets a new one."""
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    hand = await hall.hand(asked, thread)
    picture = hand["attachments"][0]["id"]
    option = hall.button(hand, "a")["custom_id"]

    async def refuse(*_: Any, **__: Any) -> Refused:
        return Refused("refused-not-open")

    monkeypatch.setattr(hall.house.croupier, "answer", refuse)
    kept = await (await asked.click(hand, custom_id=option)).answer()
    assert kept.type == 7 and kept.message["attachments"][0]["id"] == picture
    hall.world.faults.answer("POST", CALLBACK, 400, code=50035, message="Referenced attachment not found")
    drawn = await (await asked.click(hand, custom_id=option)).answer()
    assert drawn.type == 7 and drawn.message["attachments"][0]["id"] != picture


async def test_a_late_picture_does_not_bring_old_buttons_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a position is drawn, the next answer is given and shown: the picture comes with the newest question."""
    thread = await hall.match(hall.bo)
    bot = hall.bot
    assert bot is not None
    drawing, may_draw = asyncio.Event(), asyncio.Semaphore(0)
    really = bot.picture

    async def slow(place: str, *args: Any) -> Any:
        if place == "table":
            drawing.set()
            await may_draw.acquire()
        return await really(place, *args)

    before, _ = pictures(hall, thread)
    monkeypatch.setattr(bot, "picture", slow)
    await (await click(hall, thread)).answer()
    await asyncio.wait_for(drawing.wait(), 5)
    while True:  # until somebody answers at the table itself
        person, _, prompt = await hall.asked(thread)
        message = await where(hall, thread, person, prompt)
        await answer(hall, person, message, prompt, Random(1))
        if message["id"] == hall.table(thread)["id"]:
            break
    may_draw.release()
    await hall.world.until(lambda: pictures(hall, thread)[0] != before, 5)
    shown = {
        part["custom_id"].split(":")[2]
        for part in hall.world.buttons(hall.table(thread))
        if part["custom_id"][0] in "act"
    }
    live = await hall.live(thread)
    assert shown <= {str(prompt.id) for prompt in live.match.prompts}, "a button of an answered question came back"
    may_draw.release()
    may_draw.release()
    await hall.settle(thread)
