"""What deals are about: help and shares, promises for later, acts in a fight. D-106 to D-121."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.play import Plan, play_one
from tests.engine.dungeon_dice.table import Table, chest, promise, swap, told
from tests.rules import rule

# -- help, shares ----------------------------------------------------------------------------------------------------


@rule("D-37", "D-114")
def test_payment_for_help_is_one_step() -> None:
    t = Table(4)
    sword = t.own(0, "sword")[0]
    t.meet("golem", 0)
    t.say("choose", "help")
    t.say("terms", {"answer": "decline"}, 2)
    t.say("terms", {"answer": "decline"}, 3)
    terms = {
        "answer": "offer", "about": ["dice", "split", "promise"], "take": [str(sword)], "what": "trophy", "share": "2",
        "owe": "none", "due": "single_use", "due_count": 1,
    }  # fmt: skip
    t.say("terms", terms, 1)
    t.say("choose", "take.1")
    assert t.c.fighters == [0, 1]
    assert t.p(1).dice == [sword]
    assert t.s.splits[0].faces == (0, 0, 0, 0, 1, 1)
    assert [(p.debtor, p.creditor) for p in t.s.promises] == [(0, 1)]


@rule("D-115")
def test_the_active_player_counters_terms_or_goes_alone() -> None:
    t = Table()
    t.meet("wolf", 1)
    t.say("choose", "help")
    assert {p.default["answer"] for p in t.m.prompts if p.kind == "terms"} == {"decline"}  # a time-out declines
    t.say("terms", {"answer": "offer", "about": ["split"], "what": "all", "share": "5", "roll": "per_die"}, 1)
    t.say("terms", {"answer": "decline"}, 2)
    assert t.prompt("choose").default == "flee"
    counter = {
        "answer": "counter",
        "about": ["help", "split"],
        "what": "all",
        "share": "2",
        "roll": "once",
        "until": "turn",
    }
    t.say("respond", counter, 0)
    assert t.values("choose") == ("fight", "flee")
    t.say("respond", {"answer": "accept"}, 1)
    assert t.c.fighters == [0, 1]
    assert t.s.splits[0].once


@rule("D-86", "D-116")
@pytest.mark.parametrize(("once", "rolls", "owners"), [("per_die", [[2], [5]], [0, 1]), ("once", [[5]], [1, 1])])
def test_shares_are_rolled_die_by_die_or_once_for_all(once: str, rolls: list[list[int]], owners: list[int]) -> None:
    t = Table()
    t.p(0).xp = 6
    t.meet("wolf", 0)
    share = {"to": "1", "about": ["split"], "what": "all", "share": "3", "roll": once, "until": "turn"}
    t.say("deal", share, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(6)
    t.roll(6, 6, 6)
    t.draw("bomb", "key")
    for roll in rolls:
        t.roll(*roll)
    t.say("choose", "fight")
    assert [next(n for n in range(3) if name in t.names(n)) for name in ("bomb", "key")] == owners


@rule("D-86")
def test_a_share_of_six_needs_no_roll() -> None:
    t = Table()
    t.meet("wolf", 0)
    t.say("deal", {"to": "2", "about": ["split"], "what": "treasure", "share": "6", "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 2)
    t.roll(1)
    t.roll(6)
    t.draw("bomb")
    t.say("choose", "fight")
    assert t.names(2) == ["bomb"]


@rule("D-86", "D-113")
def test_the_same_part_is_not_given_away_twice() -> None:
    t = Table(4)
    t.meet("golem", 0)
    for seat, what in ((1, "treasure"), (2, "trophy")):
        t.say("deal", {"to": str(seat), "about": ["split"], "what": what, "share": "3", "until": "turn"}, 0)
    t.say("deal", {"to": "3", "about": ["split"], "what": "all", "share": "6", "until": "turn"}, 0)
    events = t.say("respond", {"answer": "accept"}, 1)
    assert told(events, "offer_void")["offer"] == 3  # all would give the treasure away again
    t.say("respond", {"answer": "accept"}, 2)
    fields = t.m.fields(t.prompt("deal", 0), {"to": "3", "about": ["split"]})
    assert next(field for field in fields if field.name == "what").values == ("bonus",)


@rule("D-108")
def test_a_deal_that_turns_out_badly_is_kept() -> None:
    t = Table()
    sword = t.own(0, "sword")[0]
    t.meet("wolf", 1)
    t.say("deal", {"to": "1", "about": ["dice", "help"], "give": [str(sword)], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    assert t.prompt("withdraw") is None  # nothing takes it back
    t.say("choose", "flee")
    assert t.p(1).dice == [sword]


# -- promises --------------------------------------------------------------------------------------------------------


def owe(t: Table, debtor: int, creditor: int, count: int, kind: str) -> None:
    t.say("deal", promise(creditor, count, kind), debtor)
    t.say("respond", {"answer": "accept"}, creditor)


def find_potion(t: Table, name: str) -> None:
    """The active player finds a single-use die without a guard."""
    t.draw("ooze")
    t.roll(6)
    t.draw(name)
    t.say("start", "search")


@rule("D-109", "D-118")
def test_the_next_dice_go_to_the_creditor_liked_or_not() -> None:
    t = Table(2)
    owe(t, 0, 1, 2, "single_use")
    find_potion(t, "key")
    assert (t.names(0), t.names(1)) == ([], ["key"])
    t.roll(1)
    t.say("start", "rest")
    t.draw("goblin")
    t.roll(6)
    t.draw("axe")
    t.say("start", "search")
    assert t.names(0) == ["axe"]  # equipment was not promised
    t.roll(1)
    t.say("start", "rest")
    find_potion(t, "bomb")
    assert t.names(1) == ["key", "bomb"]
    assert t.s.promises == []


@rule("D-118")
def test_the_oldest_promise_is_served_first_and_a_draw_serves_one() -> None:
    t = Table()
    owe(t, 0, 1, 1, "any")
    owe(t, 0, 2, 1, "single_use")
    owe(t, 1, 2, 1, "single_use")
    find_potion(t, "key")
    assert [t.names(n) for n in range(3)] == [[], ["key"], []]  # seat 1 gained it, did not draw it
    assert [(p.debtor, p.creditor) for p in t.s.promises] == [(0, 2), (1, 2)]


@rule("D-118")
def test_an_exchange_serves_a_promise_too_and_a_trade_does_not() -> None:
    t = Table()
    dice = t.own(0, "sword", "axe", "whip", "spear", "hammer")
    mail = t.own(2, "healer_mail")[0]
    owe(t, 0, 1, 1, "artifact")
    t.say("deal", swap(0, [mail], []), 2)
    t.say("respond", {"answer": "accept"}, 0)
    assert "healer_mail" in t.names(0)  # bought, not drawn
    t.draw("thorn_whip")
    t.say("exchange", {"dice": [str(die) for die in dice]}, 0)
    assert t.names(1) == ["thorn_whip"]


@rule("D-86", "D-118")
def test_a_share_decides_first_and_the_promise_takes_it_then() -> None:
    t = Table()
    owe(t, 1, 2, 1, "single_use")
    t.meet("wolf", 0)
    t.say("deal", {"to": "1", "about": ["split"], "what": "treasure", "share": "6", "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(1)
    t.roll(6)
    t.draw("bomb")
    t.say("choose", "fight")
    assert [t.names(n) for n in range(3)] == [[], [], ["bomb"]]


@rule("D-118")
def test_a_promised_trophy_moves_its_glory() -> None:
    t = Table()
    owe(t, 0, 2, 1, "trophy")
    t.p(0).xp = 6
    t.meet("golem", 0)
    t.fight([1, 1, 1], [6, 6, 6])
    t.draw("axe")
    t.say("act", "pass", 1)
    assert (t.p(0).trophies, t.glory(2)) == ([], 1)


@rule("D-118")
def test_promises_outlive_a_restart_and_end_with_their_players() -> None:
    t = Table()
    owe(t, 0, 1, 3, "any")
    owe(t, 2, 1, 1, "artifact")
    t.m = Match.load(t.m.dump())
    find_potion(t, "key")
    assert t.names(1) == ["key"]
    assert [(p.debtor, p.count) for p in t.s.promises] == [(0, 2), (2, 1)]
    t.m.leave(2, "left")
    assert [p.debtor for p in t.s.promises] == [0]


# -- acts ------------------------------------------------------------------------------------------------------------


@rule("D-112", "D-114", "D-120")
def test_a_promise_not_to_interfere_blocks_the_dice_against_that_side() -> None:
    t = Table()
    t.wear(0, "sword")
    t.own(0, "key")
    t.own(1, "bomb", "curse", "scroll")
    t.meet("goblin", 0)
    t.say("deal", {"to": "1", "about": ["act"], "act": "abstain:1:-1:", "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    assert t.m.view(2).table.combat.abstain == ((1, 0),)
    t.fight([3], [6, 5])
    assert t.values("throw", 1) == ("bomb.0", *(f"scroll.{s}.0" for s in ("fire", "drain", "gust", "toad")))


@rule("D-112", "D-114")
def test_a_die_is_played_as_part_of_the_deal() -> None:
    t = Table()
    t.wear(0, "sword")
    key = t.own(0, "key")[0]
    bomb = t.own(1, "bomb")[0]
    t.meet("goblin", 0)
    t.fight([3], [1, 5])
    deal = {
        "to": "0",
        "about": ["dice", "act"],
        "give": [],
        "take": [str(key)],
        "act": f"play_die:1:{bomb}:bomb.0",
        "until": "step",
    }
    t.say("deal", deal, 1)
    t.roll(6)
    t.say("respond", {"answer": "accept"}, 0)
    assert t.p(1).dice == [key]
    assert t.m.view(None).table.combat.strengths == (1 + 1 + 4, 3)


@rule("D-113", "D-114")
def test_an_act_that_became_impossible_ends_its_offer() -> None:
    t = Table()
    t.wear(0, "sword")
    bomb = t.own(1, "bomb")[0]
    t.meet("goblin", 0)
    t.fight([3], [1, 5])
    t.say("deal", {"to": "0", "about": ["act"], "act": f"play_die:1:{bomb}:bomb.0", "until": "turn"}, 1)
    t.roll(1)
    events = t.say("throw", "bomb.1", 1)
    assert "offer_void" in t.kinds(events)
    assert t.s.offers == []


@rule("D-112", "D-117")
def test_a_skeleton_key_may_be_hired_through_a_free_offer() -> None:
    t = Table()
    t.own(0, "key")
    bone = t.own(1, "skeleton_key")[0]
    chest(t)
    t.say("deal", {"to": "1", "about": ["act"], "act": f"roll_skeleton_key:1:{bone}:", "until": "step"}, 0)
    t.roll(6)
    t.draw("thorn_whip")
    t.say("respond", {"answer": "accept"}, 1)
    assert t.names(0) == ["key", "thorn_whip"]


@rule("D-122")
def test_without_wounds_a_standing_answer_searches() -> None:
    t = Table()
    assert t.m.standing(t.prompt("start"), "search") == "search"
    assert t.prompt("start").policy == "search"
    t.p(0).wounds = 1
    t.m.reask()
    assert t.prompt("start").policy == ""  # wounded: asked
    assert t.prompt("start").default == "rest"


@rule("D-113")
def test_an_offer_to_play_a_die_ends_when_a_pass_takes_its_target_away() -> None:
    """Found by random play: a fire had been aimed at the die that the offered fire wanted."""
    found = play_one(Plan("dungeon_dice", seats=2, seed=11, check="some"), 1478)
    assert found.violations == [] and found.finished
