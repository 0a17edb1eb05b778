"""The table message: mentions that go when all answered, the repost below talk, links, standing answers."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.cogs.conftest import Hall
from tests.cogs.playing import answer, play, where
from tests.cogs.test_bad_clicks import link_of, refused


def pings(hall: Hall, thread: Any) -> list[Any]:
    """The mention messages that stand in a thread."""
    return [message for message in hall.ada.sees(thread) if "you are asked" in message["content"]]


async def until_both_are_asked(hall: Hall, rng: Random) -> tuple[Any, Any]:
    """Play on until two people are asked at the same time (the shop at the end of a round): the thread, the prompts."""
    for _ in range(20):
        thread = await hall.match(hall.bo)
        while (live := await hall.live(thread)).match.result is None:
            must = [prompt for prompt in live.match.prompts if not prompt.optional]
            if len(must) == 2:
                return thread, must
            await play(hall, thread, [hall.ada, hall.bo], rng, answers=1)
        # in this match one of them could never pay for anything
    raise AssertionError("never")


async def test_a_mention_stays_until_all_its_people_answered(hall: Hall) -> None:
    rng = Random(1)
    thread, must = await until_both_are_asked(hall, rng)
    await hall.settle(thread)
    live = await hall.live(thread)
    standing = pings(hall, thread)
    assert {seat for mention in live.mentions for seat in mention.seats} >= {0} or standing
    both = [mention for mention in live.mentions if len(mention.seats) == 2]
    first = must[0]
    person = hall.world.people[str(live.user_of(first.seats[0]))]
    seat = first.seats[0]
    # one of the two answers all that is asked of them: messages that call the other one stay
    for _ in range(5):
        live = await hall.live(thread)
        mine = [p for p in live.match.prompts if not p.optional and p.seats == (seat,)]
        if not mine:
            break
        await answer(hall, person, await where(hall, thread, person, mine[0]), mine[0], rng)
        await hall.settle(thread)
    live = await hall.live(thread)
    others = {s for p in live.match.prompts if not p.optional for s in p.seats} - {seat}
    for mention in both:
        still = set(mention.seats) & others
        assert (hall.world.message(mention.message_id) is not None) == bool(still)
    for mention in live.mentions:
        assert set(mention.seats) & {s for p in live.match.prompts if not p.optional for s in p.seats}
    assert {str(m.message_id) for m in live.mentions} == {message["id"] for message in pings(hall, thread)}


async def test_mentions_follow_the_questions_through_a_whole_match(hall: Hall) -> None:
    """At every moment: each standing mention calls somebody who is asked, and whoever is asked anew was called."""
    thread, rng = await hall.match(hall.bo), Random(3)
    for _ in range(40):
        live = await hall.live(thread)
        if live.match.result is not None:
            break
        asked = {seat for prompt in live.match.prompts if not prompt.optional for seat in prompt.seats}
        for mention in live.mentions:
            assert asked & set(mention.seats)
        await play(hall, thread, [hall.ada, hall.bo], rng, answers=1)
        await hall.settle(thread)
    assert hall.ada.mentions and hall.bo.mentions


async def test_somebody_who_wants_no_notifications_is_named_but_not_pinged(hall: Hall) -> None:
    from tests.cogs.test_languages import choose

    await choose(hall, hall.bo, "settings mine", "notify", "off")
    thread = await hall.match(hall.bo)
    assert hall.bo.id in thread.members, "added to the thread all the same"
    await play(hall, thread, [hall.ada, hall.bo], Random(4), answers=12)
    assert hall.bo.mentions == [] and hall.ada.mentions != []


async def test_talk_pushes_the_table_away_and_it_comes_back_below(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    old = hall.table(thread)
    for number in range(3):
        await hall.bo.say(thread, f"hm {number}")
    await play(hall, thread, [hall.ada, hall.bo], Random(4), answers=1)
    await hall.settle(thread)
    assert hall.table(thread)["id"] == old["id"], "a few words do not move it"
    for number in range(6):
        await hall.ada.say(thread, f"let me think {number}")
    await asyncio.sleep(0.1)
    await play(hall, thread, [hall.ada, hall.bo], Random(4), answers=1)
    await hall.settle(thread)
    new = hall.table(thread)
    assert new["id"] != old["id"] and hall.world.message(old["id"]) is None
    said = [message["id"] for message in hall.ada.sees(thread) if message["content"].startswith("let me think")]
    assert int(new["id"]) > max(map(int, said)) and new["attachments"]
    use = await asked.click(old, custom_id=hall.button(old, "a")["custom_id"], force=True)
    assert link_of(hall, await refused(hall, use)).endswith(new["id"])


async def test_standing_answers_are_chosen_at_the_table_and_given(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    for person in (hall.ada, hall.bo):
        hand = await hall.hand(person, thread)
        use = await person.click(hand, custom_id=hall.button(hand, "w")["custom_id"])
        screen = (await use.answer()).message
        for key, value in (("policy/bid", "nothing"), ("policy/pledge", "all")):
            select = next(s for s in hall.world.selects(screen) if f":{key}:" in s["custom_id"])
            screen = (await (await person.choose(screen, [value], custom_id=select["custom_id"])).answer()).message
        chosen = [o["value"] for s in hall.world.selects(screen) for o in s["options"] if o.get("default")]
        assert "nothing" in chosen and "all" in chosen
        back = await (await person.click(screen, custom_id=hall.button(screen, "h")["custom_id"])).answer()
        assert "Your hand" in hall.world.text_of(back.message)
    await play(hall, thread, [hall.ada, hall.bo], Random(5))
    rows = await hall.house.store.answers((await hall.live(thread)).match.id)
    bids = [row for row in rows if row.by == "standing"]
    assert len(bids) >= 2 and all(isinstance(row.picks, int) for row in bids), "bids and pledges only"


async def test_a_standing_answer_of_another_game_or_a_wrong_value_is_refused(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    live = await hall.live(thread)
    assert hall.bot is not None
    for key, value in (
        ("policy/nothere", "all"),
        ("policy/bid", "everything"),
        ("when", "sometimes"),
        ("pass", "turn/1"),
    ):
        data = {"custom_id": hall.bot.ids.pack("v", live.match.id, key), "component_type": 3, "values": [value]}
        await (await hall.ada.raw_interaction(3, data, channel=thread)).answer()
    assert (await hall.live(thread)).standing == {}


async def test_a_trade_is_proposed_answered_and_countered_by_clicks(hall: Hall) -> None:
    """A form of several fields, its draft kept, then Accept, Decline and a counter-offer by the other."""
    thread = await hall.match(hall.bo)
    table = hall.table(thread)
    propose = next(b for b in hall.world.buttons(table) if b.get("label") == "Propose a trade")
    form = (await (await hall.ada.click(table, custom_id=propose["custom_id"])).answer()).message
    form = (await (await hall.ada.click(form, "Bo")).answer()).message
    assert hall.button(form, "y")["disabled"], "the rest is still to be filled in"
    await hall.restart_bot()  # the draft is in the store
    form = (await (await hall.ada.choose(form, ["Coins you give: 2"], index=1)).answer()).message
    form = (await (await hall.ada.choose(form, ["Points you want: 0"], index=2)).answer()).message
    await (await hall.ada.click(form, "Send")).answer()
    await hall.settle(thread)
    assert any("Ada" in text and "2 coins" in text for text in hall.texts(thread))
    live = await hall.live(thread)
    offer = next(prompt for prompt in live.match.prompts if prompt.kind == "respond")
    assert offer.seats == (live.seat_of(int(hall.bo.id)),)
    buttons = [b for b in hall.world.buttons(hall.table(thread)) if b.get("custom_id", "").startswith("d:")]
    assert [button["label"] for button in buttons] == ["Decline", "Accept"], "answered in the thread itself"
    before = await hall.position(thread)
    await refused(hall, await hall.ada.click(hall.table(thread), custom_id=buttons[1]["custom_id"]), "not for you")
    assert await hall.position(thread) == before
    old = dict(hall.table(thread))
    counter = next(b for b in hall.world.buttons(old) if "another offer" in b.get("label", ""))
    form = (await (await hall.bo.click(old, custom_id=counter["custom_id"])).answer()).message
    form = (await (await hall.bo.choose(form, ["Coins: 3"], index=0)).answer()).message
    form = (await (await hall.bo.choose(form, ["Points: 0"], index=1)).answer()).message
    await (await hall.bo.click(form, "Send")).answer()
    await hall.settle(thread)
    await refused(hall, await hall.bo.click(old, custom_id=buttons[1]["custom_id"], force=True), "no longer open")
    live = await hall.live(thread)
    seat = live.seat_of(int(hall.bo.id))
    accept = next(b for b in hall.world.buttons(hall.table(thread)) if b.get("label") == "Accept")
    coins = live.match.state.players[seat].coins
    await (await hall.ada.click(hall.table(thread), custom_id=accept["custom_id"])).answer()
    assert (await hall.live(thread)).match.state.players[seat].coins == coins + 3


@pytest.mark.expects_errors
async def test_a_picture_that_cannot_be_drawn_stops_nothing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no paint")

    monkeypatch.setattr("host.pool.show", broken)
    thread = await hall.match(hall.bo)
    await play(hall, thread, [hall.ada, hall.bo], Random(6), answers=5)
    await hall.settle(thread)
    assert (await hall.live(thread)).match.version == 5 and not hall.table(thread)["attachments"]


async def test_a_set_aside_match_is_announced_and_its_buttons_answer(hall: Hall, caplog: Any) -> None:
    thread, other = await hall.match(hall.bo), await hall.match(hall.bo)
    head = await hall.house.match_in(int(thread.id))
    assert head is not None
    await hall.house.store.replace_snapshot(head.id, head.version, b"\x81nonsense", "1")
    hall.house.croupier.lives.forget(head.id)
    await refused(hall, await hall.ada.click(hall.table(thread), "My hand"), "set aside")
    await hall.world.until(lambda: any("was set aside" in text for text in hall.texts(thread)), 5)
    assert head.id in caplog.text
    caplog.clear()
    await play(hall, other, [hall.ada, hall.bo], Random(6), answers=3)
