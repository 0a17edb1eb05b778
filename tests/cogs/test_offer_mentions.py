"""Somebody to whom an offer is made is called once; the call goes when they answered or the offer is over."""

from __future__ import annotations

from typing import Any

from engine.core.prompt import Answer, Pick
from host.offers import open_offers
from tests.cogs.conftest import Hall
from tests.cogs.test_dungeon_dice import Tavern
from tests.cogs.test_languages import choose

PROMISE: dict[str, Pick] = {"about": ["promise"], "owe": "any", "owe_count": 1, "due": "none", "until": "turn"}
CALL = "has an offer for you"


def pings(person: Any) -> list[Any]:
    """Offers that a person was notified of."""
    return [message for message in person.mentions if CALL in message["content"]]


def calls(hall: Hall, thread: Any) -> list[Any]:
    """The calls to an offer that stand in a thread."""
    return [message for message in hall.ada.sees(thread) if CALL in message["content"]]


async def test_an_offer_calls_its_addressee_once_until_it_is_answered(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    await tavern.offer(hall.ada, {"to": str(await tavern.seat(hall.bo)), **PROMISE})
    await tavern.live()
    (call,) = calls(hall, tavern.thread)
    assert f"<@{hall.bo.id}>: Ada {CALL}" in call["content"] and f"/{tavern.table()['id']})" in call["content"]
    assert [len(pings(person)) for person in (hall.ada, hall.bo, hall.cy, hall.dee)] == [0, 1, 0, 0]

    live = await tavern.live()
    await hall.house.croupier.refresh(live.match.id, mentions=True)
    await hall.house.repost(live)
    await tavern.live()
    await tavern.offer(hall.dee, {"to": str(await tavern.seat(hall.cy)), **PROMISE})  # something else happens
    await hall.restart_bot()
    await tavern.respond(hall.cy, {"answer": "decline"})
    live = await tavern.live()
    assert len(pings(hall.bo)) == 1 and len(pings(hall.cy)) == 1, "no second call for the same offer"
    assert [message["id"] for message in calls(hall, tavern.thread)] == [call["id"]], "Cy's call went with the answer"

    await tavern.respond(hall.bo, {"answer": "decline"})
    live = await tavern.live()
    assert calls(hall, tavern.thread) == [] and not any(mention.offer for mention in live.mentions)
    assert len(pings(hall.bo)) == 1


async def test_an_offer_to_all_calls_all_and_stays_until_the_last_answered(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    await tavern.offer(hall.ada, {"to": "anyone", **PROMISE})
    live = await tavern.live()
    (call,) = calls(hall, tavern.thread)
    others = (hall.bo, hall.cy, hall.dee)
    assert all(f"<@{person.id}>" in call["content"] and len(pings(person)) == 1 for person in others)
    assert pings(hall.ada) == []
    for person in others[:2]:
        await tavern.respond(person, {"answer": "decline"})
        live = await tavern.live()
        assert [message["id"] for message in calls(hall, tavern.thread)] == [call["id"]], "Dee has not answered"
    await tavern.respond(hall.dee, {"answer": "decline"})
    live = await tavern.live()
    assert calls(hall, tavern.thread) == [] and not any(mention.offer for mention in live.mentions)

    await tavern.offer(hall.ada, {"to": "anyone", **PROMISE})
    await tavern.live()
    assert all(len(pings(person)) == 2 for person in others), "another offer, another call"
    await tavern.respond(hall.bo, {"answer": "accept"})
    await tavern.live()
    assert calls(hall, tavern.thread) == [], "the offer is over for all"


async def test_a_counter_offer_calls_the_other_side(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    await tavern.offer(hall.ada, {"to": str(await tavern.seat(hall.bo)), **PROMISE})
    await tavern.respond(hall.bo, {"answer": "counter", **PROMISE, "owe_count": 2})
    await tavern.live()
    (call,) = calls(hall, tavern.thread)
    assert f"<@{hall.ada.id}>: Bo {CALL}" in call["content"] and len(pings(hall.ada)) == 1


async def test_the_call_goes_when_the_offer_ends_by_itself(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    live = await tavern.live()
    active = live.match.state.active
    sender = next(person for user, person in tavern.people.items() if live.seat_of(user) != active)
    await tavern.offer(sender, {"to": str(active), **PROMISE})
    await tavern.live()
    assert len(calls(hall, tavern.thread)) == 1
    while (live := await tavern.live()).match.state.active == active:
        prompt = next(prompt for prompt in live.match.prompts if not prompt.optional)
        await tavern.give(live, Answer(prompt.seats[0], prompt.id, prompt.default))
    assert open_offers(live.match) == {} and calls(hall, tavern.thread) == []


async def test_somebody_who_wants_no_notifications_gets_no_offer_ping(hall: Hall) -> None:
    await choose(hall, hall.bo, "settings mine", "notify", "off")
    tavern = await Tavern.open(hall)
    await tavern.offer(hall.ada, {"to": "anyone", **PROMISE})
    await tavern.live()
    (call,) = calls(hall, tavern.thread)
    assert "**Bo**" in call["content"] and f"<@{hall.cy.id}>" in call["content"]
    assert [len(pings(person)) for person in (hall.bo, hall.cy, hall.dee)] == [0, 1, 1]


async def test_computers_are_not_called_to_offers(hall: Hall) -> None:
    lobby = await hall.lobby("dungeon_dice")
    for _ in range(2):
        chooser = (await (await hall.ada.click(lobby, "Add a computer")).answer()).message
        random = hall.button(chooser, "L", "add", "random")
        await (await hall.ada.click(chooser, custom_id=random["custom_id"])).answer()
    thread = await hall.begin(lobby, hall.bo)
    live = await hall.live(thread)
    mine: list[Any] = []
    computer = next(seat for seat in range(4) if live.is_computer(seat))
    for to, called in ((str(computer), 0), ("anyone", 1)):
        await hall.settle(thread)
        seat = live.seat_of(int(hall.ada.id))
        prompt = next(prompt for prompt in live.match.prompts if prompt.kind == "deal" and seat in prompt.seats)
        await hall.house.croupier.answer(live.match.id, int(hall.ada.id), prompt.id, {"to": to, **PROMISE})
        await hall.settle(thread)
        mine = [message for message in pings(hall.bo) if f"Ada {CALL}" in message["content"]]
        assert len(mine) == called  # the computers may have offers of their own
    assert f"<@{hall.bo.id}>" in mine[0]["content"] and "Automaton" not in mine[0]["content"]
    assert not any(live.is_computer(seat) for mention in live.mentions for seat in mention.seats)


async def test_an_offer_is_called_again_where_a_deleted_thread_comes_back(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    await tavern.offer(hall.ada, {"to": str(await tavern.seat(hall.bo)), **PROMISE})
    await tavern.live()
    hall.world.delete_channel(tavern.thread)
    await hall.world.until(lambda: hall.world.threads(hall.guild), 5)
    again = hall.world.threads(hall.guild)[0]
    await hall.world.until(lambda: hall.table(again) is not None, 5)
    await hall.settle(again)
    assert [message["channel_id"] for message in pings(hall.bo)] == [again.id]
    live = await hall.live(again)
    assert {mention.channel_id for mention in live.mentions} == {int(again.id)}
