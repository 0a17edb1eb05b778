"""Bargaining: D-37, D-86, D-106 to D-121, D-122."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.prompt import Answer, Refused
from engine.dungeon_dice.deals import COUNTERS, OPEN_OFFERS
from tests.engine.dungeon_dice.table import Table, promise, swap, told
from tests.rules import rule

# -- trade -----------------------------------------------------------------------------------------------------------


@rule("D-106", "D-111")
def test_any_two_players_trade_anything_they_own_on_anybodys_turn() -> None:
    t = Table(4)
    sword, bomb = t.own(1, "sword", "bomb")
    whip, ghost = t.own(3, "thorn_whip", "ghost")
    t.say("deal", swap(3, [sword, bomb], [whip, ghost]), 1)  # on the turn of seat 0
    assert t.s.active == 0
    t.say("respond", {"answer": "accept"}, 3)
    assert t.names(1) == ["thorn_whip"] and t.p(1).trophies == [ghost]
    assert t.names(3) == ["sword", "bomb"] and t.p(3).trophies == []
    assert (t.glory(1), t.glory(3)) == (2, 0)


@rule("D-106")
def test_level_dice_and_experience_are_not_for_sale() -> None:
    t = Table()
    t.p(1).xp = 6
    values = t.m.fields(t.prompt("deal", 1), {"to": "0"})[1].values
    assert values == ("promise",)  # seat 1 has three level dice, and nothing to give


@rule("D-106")
def test_a_die_that_is_given_away_leaves_the_set() -> None:
    t = Table()
    sword = t.wear(0, "sword")[0]
    t.say("deal", swap(1, [sword]), 0)
    t.say("respond", {"answer": "accept"}, 1)
    assert t.p(0).equipped == []
    assert t.p(1).dice == [sword] and t.p(1).equipped == []


@rule("D-107", "D-119")
def test_in_a_combat_received_gear_waits_and_single_use_dice_do_not() -> None:
    t = Table()
    sword, bomb = t.own(1, "sword", "bomb")
    t.wear(0, "axe")
    t.own(2, "curse")
    t.meet("wolf", 1)
    t.fight([6, 6], [1, 2])
    t.say("deal", swap(0, [sword, bomb], None, "step"), 1)
    t.say("respond", {"answer": "accept"}, 0)
    assert t.prompt("gear", 0) is None
    assert "bomb.0" in t.values("throw" if t.prompt("throw", 0) else "window", 0)


@rule("D-113", "D-119")
def test_dice_in_a_running_combat_are_not_traded() -> None:
    t = Table()
    axe = t.wear(0, "axe")[0]
    t.own(0, "bomb")
    t.own(1, "curse")
    t.meet("wolf", 1)
    t.say("deal", swap(1, [axe], []), 0)
    assert t.s.offers
    events = t.fight([6, 6], [1, 2])
    assert "offer_void" in t.kinds(events)  # the axe was rolled: the engine withdraws the offer
    assert t.s.offers == []
    assert str(axe) not in t.m.fields(t.prompt("deal", 0), {"to": "1", "about": ["dice"]})[2].values


# -- offers ----------------------------------------------------------------------------------------------------------


@rule("D-112")
def test_everybody_sees_open_offers_and_deals() -> None:
    t = Table(4)
    t.own(0, "sword")
    t.meet("wolf", 1)
    t.say("deal", promise(1, 2, "equipment"), 2)
    for seat in (None, 0, 3):
        offer = t.m.view(seat).table.offers[0]
        assert (offer.sender, offer.to, offer.future) == (2, 1, ((2, 1, 2, "equipment"),))
    t.say("respond", {"answer": "accept"}, 1)
    owed = t.m.view(3).table.promises[0]
    assert (owed.debtor, owed.creditor, owed.count, owed.kind) == (2, 1, 2, "equipment")
    assert t.m.view(3).table.offers == ()


@rule("D-112")
def test_an_open_offer_is_taken_by_the_first() -> None:
    t = Table(4)
    sword = t.own(0, "sword")[0]
    t.say(
        "deal",
        {**swap("anyone", [sword]), "about": ["dice", "promise"], "owe": "none", "due": "any", "due_count": 2},
        0,
    )
    assert all(t.prompt("respond", seat) for seat in (1, 2, 3))
    t.say("respond", {"answer": "decline"}, 1)
    assert t.prompt("respond", 1) is None  # closed for who declined, open for the others
    t.say("respond", {"answer": "accept"}, 3)
    assert t.p(3).dice == [sword]
    assert (t.s.promises[0].debtor, t.s.promises[0].creditor) == (3, 0)
    assert t.prompt("respond") is None


@rule("D-112")
def test_an_offer_to_all_ends_when_all_declined() -> None:
    t = Table()
    t.say("deal", promise("anyone"), 0)
    for seat in (1, 2):
        t.say("respond", {"answer": "decline"}, seat)
    assert t.s.offers == []


@rule("D-112")
@pytest.mark.parametrize(("until", "left"), [("step", [0, 0, 0, 0]), ("turn", [1, 0, 0, 0]), ("round", [1, 1, 1, 0])])
def test_offers_expire(until: str, left: list[int]) -> None:
    t = Table()
    t.say("deal", promise(1, until=until), 2)
    t.meet("wolf", 0)
    seen = [len(t.s.offers)]
    t.say("choose", "flee")
    for _ in range(3):
        seen.append(len(t.s.offers))
        t.roll(1)
        t.say("start", "rest")
    assert seen == left


@rule("D-112")
def test_an_offer_may_be_withdrawn_while_nobody_took_it() -> None:
    t = Table()
    t.say("deal", promise(1), 2)
    assert t.prompt("withdraw", 1) is None
    t.say("withdraw", "1", 2)
    assert t.s.offers == [] and t.prompt("respond") is None


@rule("D-112")
def test_three_open_offers_a_player() -> None:
    t = Table(4)
    for seat in range(1, 1 + OPEN_OFFERS):
        assert t.prompt("deal", 0) is not None
        t.say("deal", promise(seat), 0)
    assert t.prompt("deal", 0) is None
    t.say("deal", promise(0), 1)
    assert t.values("respond", 0) == ("accept", "decline")  # a counter would be a fourth
    t.say("withdraw", "1", 0)
    assert t.prompt("deal", 0) is not None


@rule("D-112", "D-115")
def test_counter_offers_answer_each_other_four_times() -> None:
    t = Table()
    t.say("deal", promise(1, 5), 0)
    for number in range(COUNTERS):
        seat = 1 - number % 2
        assert "counter" in t.values("respond", seat)
        picks = {key: value for key, value in promise(0, 1 + number).items() if key != "to"}
        t.say("respond", {"answer": "counter", **picks}, seat)
        assert len(t.s.offers) == 1  # it replaces what it answers
        assert (t.s.offers[0].sender, t.s.offers[0].to) == (seat, 1 - seat)
    assert t.values("respond", 1) == ("accept", "decline")
    t.say("respond", {"answer": "accept"}, 1)
    assert [(p.debtor, p.creditor, p.count) for p in t.s.promises] == [(0, 1, 4)]


@rule("D-113")
def test_an_offer_that_stopped_being_valid_is_withdrawn_by_the_engine() -> None:
    t = Table()
    sword = t.own(0, "sword")[0]
    t.own(1, "axe")
    t.own(2, "whip")
    t.say("deal", swap(1, [sword], []), 0)
    t.say("deal", swap(2, [sword], []), 0)
    events = t.say("respond", {"answer": "accept"}, 2)
    assert told(events, "offer_void")["offer"] == 1
    assert t.s.offers == []
    assert t.prompt("respond", 1) is None


@rule("D-113")
@pytest.mark.parametrize(
    "wrong",
    [
        {"give": ["31"]},  # not one's own
        {"give": []},  # nothing for nothing
        {"about": []},
        {"about": ["help"]},  # no combat
        {"about": ["split"]},
        {"about": ["promise"], "owe": "any", "owe_count": 0, "due": "none"},
        {"about": ["promise"], "owe": "none", "due": "none"},
        {"to": "0"},
        {"to": "7"},
        {"until": "never"},
    ],
)
def test_nonsense_is_refused_when_it_is_offered(wrong: dict[str, Any]) -> None:
    t = Table()
    sword = t.own(0, "sword")[0]
    good = swap(1, [sword])
    prompt = t.prompt("deal", 0)
    assert t.m.check(Answer(0, prompt.id, good)) is None
    before = t.m.dump()
    assert isinstance(t.m.answer(Answer(0, prompt.id, {**good, **wrong})), Refused)
    assert t.m.dump() == before


@rule("D-121")
def test_moods_and_votes_are_not_on_offer() -> None:
    t = Table(4)
    t.own(0, "sword", "bomb")
    t.meet("wolf", 1)
    assert set(t.m.fields(t.prompt("deal", 0), {"to": "1"})[1].values) == {"dice", "promise", "help", "split", "act"}
