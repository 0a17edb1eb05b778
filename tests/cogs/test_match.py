"""Whole matches over the local Discord, by the real client."""

from __future__ import annotations

import hashlib
import re
from random import Random

from engine.core.export import verify
from tests.cogs.conftest import Hall
from tests.cogs.playing import play


async def test_two_people_play_from_the_command_to_the_result(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    opening = next(text for text in hall.texts(thread) if "SHA-256" in text)
    sealed = re.search(r"`([0-9a-f]{64})`", opening)
    assert sealed is not None
    assert {person.id for person in (hall.ada, hall.bo)} <= set(thread.members), "both were called into the thread"

    await play(hall, thread, [hall.ada, hall.bo], Random(2))
    await hall.settle(thread)

    result = hall.ada.sees(thread)[-1]
    text = hall.world.text_of(result)
    assert "win" in text or "draw" in text.lower()
    commitment, seed, sha = re.findall(r"`([0-9a-f]{64})`", text)
    assert commitment == sealed[1] == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    file = hall.world.attachment(result["attachments"][0]["url"])
    assert hashlib.sha256(file).hexdigest() == sha
    verdict = verify(file)
    assert verdict.ok and verdict.replayed
    live = await hall.live(thread)
    assert live.mentions == (), "no mention stays when nobody is asked"
    assert not [text for text in hall.texts(thread) if "you are asked" in text]


async def test_a_table_of_four_with_computers_is_played_to_the_end(hall: Hall) -> None:
    thread = await hall.match(hall.bo, players=3)
    await play(hall, thread, [hall.ada, hall.bo], Random(5))
    await hall.settle(thread)
    assert "SHA-256" in hall.texts(thread)[-1]


async def test_the_same_channel_holds_several_matches_at_once(hall: Hall) -> None:
    first, second = await hall.match(hall.bo), await hall.match(hall.dee)
    assert first.id != second.id
    before = await hall.position(second)
    await play(hall, first, [hall.ada, hall.bo], Random(3), answers=6)
    assert await hall.position(second) == before
    assert (await hall.live(first)).match.version == 6
