"""Every kind of bad click is answered politely, in private, and changes nothing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from sandbox.wire import COMPONENT, MODAL
from tests.cogs.conftest import Hall
from tests.cogs.playing import play

EPHEMERAL = 64


async def refused(hall: Hall, use: Any, *parts: str) -> Any:
    """The click was answered in private with these words; the message."""
    message = (await use.answer()).message
    assert message is not None and message["flags"] & EPHEMERAL
    text = hall.world.text_of(message)
    assert all(part in text for part in parts), text
    return message


def link_of(hall: Hall, message: Any) -> str:
    return next(button["url"] for button in hall.world.buttons(message) if "url" in button)


async def answer_button(hall: Hall, thread: Any) -> str:
    return hall.button(hall.table(thread), "a")["custom_id"]


async def test_another_players_button(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    _, other, _ = await hall.asked(thread)
    before, table = await hall.position(thread), hall.table(thread)
    use = await other.click(table, custom_id=await answer_button(hall, thread))
    message = await refused(hall, use, "not for you")
    assert link_of(hall, message).endswith(f"/{thread.id}/{table['id']}")
    assert await hall.position(thread) == before


async def test_somebody_who_does_not_play(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    before, table = await hall.position(thread), hall.table(thread)
    for button in hall.world.buttons(table):
        await refused(hall, await hall.dee.click(table, custom_id=button["custom_id"]), "do not play")
    assert await hall.position(thread) == before


async def test_a_stale_button_leads_to_the_present_question(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    old = dict(hall.table(thread))
    stale = hall.button(old, "a")["custom_id"]
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=3)
    before = await hall.position(thread)
    use = await asked.click(old, custom_id=stale, force=True)
    message = await refused(hall, use)
    assert link_of(hall, message).endswith(hall.table(thread)["id"])
    assert await hall.position(thread) == before


async def test_a_double_click_counts_once(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    table = dict(hall.table(thread))
    button = await answer_button(hall, thread)
    uses = [await asked.click(table, custom_id=button, force=True) for _ in range(3)]
    answers = await asyncio.gather(*(use.answer() for use in uses))
    assert (await hall.live(thread)).match.version == 1
    private = [one.message for one in answers if one.message and one.message["flags"] & EPHEMERAL]
    assert len(private) == 2, "the first counts, the others are told so"


async def test_the_same_interaction_delivered_twice_counts_once(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    hall.world.faults.drop("POST", r".*/callback")  # the answer is lost: Discord shows "failed", nothing is lost here
    await asked.click(hall.table(thread), custom_id=await answer_button(hall, thread))
    for _ in range(200):
        if (await hall.live(thread)).match.version:
            break
        await asyncio.sleep(0.01)
    await hall.settle(thread)
    assert (await hall.live(thread)).match.version == 1


GARBAGE = (
    "",
    ":",
    "a",
    "a:b:c",
    "::::::::",
    "a:xxxxxxx:1:0:AAAAAAAA",
    "persistent_view:button",
    "x" * 100,
    "é" * 60,
    "a:\x00:1",
    "a:🎲:🎲:🎲",
    "{}",
    "../../etc/passwd",
    "L:1:start",
    "'; DROP TABLE matches; --",
)


@pytest.mark.parametrize("custom_id", GARBAGE)
async def test_garbage_ids(hall: Hall, custom_id: str) -> None:
    for kind, data in (
        (COMPONENT, {"custom_id": custom_id, "component_type": 2}),
        (COMPONENT, {"custom_id": custom_id, "component_type": 3, "values": ["x"]}),
        (MODAL, {"custom_id": custom_id, "components": []}),
    ):
        use = await hall.ada.raw_interaction(kind, data, channel=hall.channel)
        await refused(hall, use, "another time")


async def test_forged_and_truncated_ids_of_a_running_match(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    table, before = hall.table(thread), await hall.position(thread)
    real = await answer_button(hall, thread)
    kind, match_id, number, option, tag = real.split(":")
    forged = [
        real[:-1],
        real[: len(real) // 2],
        real + "A",
        real.swapcase(),
        f"{kind}:{match_id}:{number}:{int(option) + 1}:{tag}",
        f"{kind}:{match_id}:{int(number) + 1}:{option}:{tag}",
        f"{kind}:{match_id}:{number}:{option}:",
        f"c:{match_id}:{number}:{option}:{tag}",
    ]
    for custom_id in forged:
        data = {"custom_id": custom_id, "component_type": 2}
        use = await asked.raw_interaction(COMPONENT, data, message=table)
        await refused(hall, use, "another time")
    assert await hall.position(thread) == before


async def test_well_signed_nonsense_changes_nothing(hall: Hall) -> None:
    """Ids carry no authority: even with a valid tag, what they ask must be legal for the person who clicks."""
    thread = await hall.match(hall.bo)
    asked, other, prompt = await hall.asked(thread)
    live, before = await hall.live(thread), await hall.position(thread)
    assert hall.bot is not None
    pack, match_id, number = hall.bot.ids.pack, live.match.id, prompt.id
    odd: list[tuple[str, Any]] = [
        ("a", (99,)), ("a", (-1,)), ("a", ("x",)), ("a", ()), ("s", ()), ("k", ()), ("t", ()), ("t", ("ff", 77)),
        ("c", ()), ("c", ("zz",)), ("m", ()), ("n", ()), ("q", ()), ("q", ("x",)), ("y", ()), ("g", ()), ("g", (7,)),
        ("f", ()), ("f", (9, 9)), ("j", ()), ("j", (3,)), ("x", ()), ("o", ()), ("p", ("for ever",)), ("v", ("odd",)),
        ("w", ()), ("h", ()),
    ]  # fmt: skip
    for kind, parts in odd:
        for values in ([], ["nonsense"], ["9999999999999999999999"], ["-1"], ["99"]):
            first = () if kind in "opvw" else (number,)
            data = {"custom_id": pack(kind, match_id, *first, *parts), "component_type": 3, "values": values}
            use = await asked.raw_interaction(COMPONENT, data, message=hall.table(thread))
            await use.answer()
            assert await hall.position(thread) == before, (kind, parts, values)
    for lonely in ("a", "t", "c", "y", "f", "q", "h", "o", "v", "p", "w", "m"):
        data = {"custom_id": pack(lonely, match_id), "component_type": 2}
        await (await other.raw_interaction(COMPONENT, data, message=hall.table(thread))).answer()
    for place in ("L", "R", "Z"):
        for parts in (("nothere",), (match_id,), (match_id, "yes!"), ("", "")):
            data = {"custom_id": pack(place, *parts), "component_type": 3, "values": ["nonsense"]}
            await (await other.raw_interaction(COMPONENT, data, message=hall.table(thread))).answer()
    assert await hall.position(thread) == before
    data = {"custom_id": pack("a", "gone123", 1, 0), "component_type": 2}
    await refused(hall, await asked.raw_interaction(COMPONENT, data, channel=thread), "no such match")


async def test_a_click_after_the_end(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    old = dict(hall.table(thread))
    await hall.house.croupier.resign((await hall.live(thread)).match.id, int(hall.bo.id))
    await hall.settle(thread)
    before = await hall.position(thread)
    use = await asked.click(old, custom_id=hall.button(old, "a")["custom_id"], force=True)
    await refused(hall, use, "over")
    use = await asked.click(old, custom_id=hall.button(old, "h")["custom_id"], force=True)
    await refused(hall, use, "wins")
    assert await hall.position(thread) == before


async def test_a_full_lobby_and_somebody_who_sits_there_already(hall: Hall) -> None:
    lobby = await hall.lobby(mode="plain", players=4)
    join = hall.button(lobby, "L", "join")["custom_id"]
    await refused(hall, await hall.bo.click(lobby, custom_id=join, force=True), "full (4 players)")
    await refused(hall, await hall.ada.click(lobby, custom_id=join, force=True), "already")
    await refused(hall, await hall.bo.click(lobby, "Leave"), "do not sit")
    await refused(hall, await hall.bo.click(lobby, "Start"), "Only the person who opened")
    await refused(hall, await hall.bo.click(lobby, "Cancel"), "Only the person who opened")
    assert hall.world.threads(hall.guild) == []


async def test_two_people_race_for_the_last_chair(hall: Hall) -> None:
    lobby = await hall.lobby(mode="plain", players=3)
    join = hall.button(lobby, "L", "join")["custom_id"]
    uses = [await person.click(lobby, custom_id=join, force=True) for person in (hall.bo, hall.cy, hall.dee)]
    answers = await asyncio.gather(*(use.answer() for use in uses))
    told = [one for one in answers if one.message and one.message["flags"] & EPHEMERAL]
    assert len(told) == 2
    assert "4 of 2–4" in hall.world.text_of(hall.world.message(lobby["id"]))


async def test_somebody_in_several_lobbies(hall: Hall) -> None:
    """One may sit in several lobbies; the matches are apart. Opening too many is refused."""
    first, second, third = [await hall.lobby() for _ in range(3)]
    use = await hall.ada.command("play", hall.channel, game="lanterns")
    await refused(hall, use, "3 open tables")
    one = await hall.begin(first, hall.bo)
    two = await hall.begin(second, hall.bo)
    assert (await hall.live(one)).match.id != (await hall.live(two)).match.id
    await (await hall.ada.click(third, "Cancel")).answer()
    assert "cancelled" in hall.world.text_of(hall.world.message(third["id"]))
    await refused(hall, await hall.bo.click(third, custom_id=hall.button(third, "L", "join")["custom_id"], force=True))
    await refused(
        hall, await hall.ada.click(first, custom_id=hall.button(first, "L", "start")["custom_id"], force=True)
    )
    assert len(hall.world.threads(hall.guild)) == 2


async def test_a_lobby_nobody_sits_in_is_cancelled_and_the_owner_passes_on(hall: Hall) -> None:
    lobby = await hall.lobby()
    await (await hall.bo.click(lobby, "Join")).answer()
    await (await hall.ada.click(lobby, "Leave")).answer()
    text = hall.world.text_of(hall.world.message(lobby["id"]))
    assert f"<@{hall.bo.id}> 👑" in text
    await (await hall.bo.click(lobby, "Leave")).answer()
    assert "cancelled" in hall.world.text_of(hall.world.message(lobby["id"]))


async def test_unknown_games_modes_and_clocks(hall: Hall) -> None:
    for options, words in (
        ({"game": "chess"}, "no game"),
        ({"game": "lanterns", "mode": "upside-down"}, "mode"),
    ):
        await refused(hall, await hall.ada.command("play", hall.channel, **options), words)
    use = await hall.ada.command("play", hall.channel, game="lanterns", clock="yesterday")
    assert "a day an answer" in hall.world.text_of((await use.answer()).message)


async def test_a_slow_answer_is_deferred_and_still_arrives(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.reply.PATIENCE", 0.05)
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    real = hall.house.croupier.answer

    async def slowly(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0.2)
        return await real(*args, **kwargs)

    monkeypatch.setattr(hall.house.croupier, "answer", slowly)
    use = await asked.click(hall.table(thread), custom_id=await answer_button(hall, thread))
    assert (await use.answer()).type == 6, "acknowledged before the work was done"
    await hall.world.until(lambda: hall.world.calls("PATCH", r"/?webhooks/.*/messages/@original"), 5)
    await hall.settle(thread)
    assert (await hall.live(thread)).match.version == 1


@pytest.mark.expects_errors
async def test_a_fault_of_ours_is_answered_and_logged_with_the_button(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    before = await hall.position(thread)

    def broken(*_: Any) -> Any:
        raise RuntimeError("on purpose")

    monkeypatch.setattr("engine.core.match.Match.answer", broken)
    use = await asked.click(hall.table(thread), custom_id=await answer_button(hall, thread))
    await refused(hall, use, "fault of ours", (await hall.live(thread)).match.id)
    monkeypatch.setattr("cogs.tables.Table.do", broken)
    use = await asked.click(hall.table(thread), custom_id=await answer_button(hall, thread))
    await refused(hall, use, "went wrong on our side")
    assert "on purpose" in caplog.text
    assert await hall.position(thread) == before
