"""The computer player: it fights, flees, helps for a fair share, trades, and beats players without a plan."""

from __future__ import annotations

import time
from random import Random

import pytest

from engine.core.computers import choose, think
from engine.core.match import Match
from engine.core.play import Plan, play_one
from engine.core.prompt import Answer, Picks
from engine.dungeon_dice.bargain import fair_swap
from engine.dungeon_dice.worth import standing, value
from tests.engine.dungeon_dice.table import Table, chest


def thought(t: Table, kind: str, seat: int = 0) -> Picks | None:
    prompt = t.prompt(kind, seat)
    assert prompt is not None, [p.kind for p in t.m.prompts]
    return think(t.m, seat, prompt)


def strong(t: Table, seat: int) -> None:
    t.wear(seat, "titan_hammer", "dragonscale")
    t.p(seat).xp = 5


def useful(t: Table, seat: int) -> None:
    t.wear(seat, "sword_superior", "hammer", "armor_superior")
    t.p(seat).xp = 3


def test_it_fights_what_it_can_beat_and_flees_from_a_dragon() -> None:
    t = Table()
    strong(t, 0)
    t.meet("goblin", 0)
    assert thought(t, "choose") == "fight"
    t = Table()
    t.wear(0, "sword_worn")
    t.meet("dragon", 4)
    for seat in (1, 2):
        t.p(seat).wounds = 1  # nobody can help
    t.m.reask()
    assert thought(t, "choose") == "flee"


def test_it_asks_for_help_when_it_is_a_risk_and_takes_a_fair_offer() -> None:
    t = Table()
    t.wear(0, "sword", "axe")
    useful(t, 1)
    t.meet("golem", 0)
    assert thought(t, "choose") == "help"
    t.say("choose", "help")
    t.say("terms", {"answer": "decline"}, 2)
    t.say("terms", {"answer": "offer", "about": ["split"], "what": "all", "share": "3", "roll": "per_die"}, 1)
    assert thought(t, "choose") == "take.1"


def test_it_helps_for_a_share_and_not_where_help_is_hopeless() -> None:
    t = Table()
    t.wear(0, "sword", "axe")
    useful(t, 1)
    t.meet("golem", 0)
    t.say("choose", "help")
    terms = thought(t, "terms", 1)
    assert isinstance(terms, dict)
    assert terms["answer"] == "offer"
    assert terms["about"] == ["split"]
    t = Table()
    t.wear(1, "sword_worn")
    t.meet("dragon", 4)
    t.say("choose", "help")
    assert thought(t, "terms", 1) == {"answer": "decline"}


def test_it_does_not_carry_another_to_the_throne() -> None:
    t = Table()
    t.own(0, "thorn_whip", "storm_bow")
    t.p(0).xp = 5
    strong(t, 1)
    t.meet("golem", 0)  # the trophy and the sixth experience would be the end
    t.say("choose", "help")
    assert thought(t, "terms", 1) == {"answer": "decline"}


def test_it_throws_a_curse_at_the_fight_that_would_decide_the_match() -> None:
    t = Table()
    t.own(0, "thorn_whip", "storm_bow", "healer_mail")
    t.p(0).xp = 5
    t.own(1, "curse")
    t.meet("wolf", 0)
    t.fight([5], [5, 4])
    assert thought(t, "window", 1) == "curse.0"  # 6 against 5: its own chance to stop it


def test_it_keeps_its_dice_when_nothing_is_at_stake() -> None:
    t = Table()
    t.own(1, "curse")
    t.meet("ooze", 0)
    t.fight([1], [6])
    assert thought(t, "window", 1) == "pass"


def test_it_opens_a_chest_with_what_it_has_and_lends_a_key_for_a_share() -> None:
    t = Table()
    bone = t.own(0, "skeleton_key")[0]
    t.own(0, "key")
    chest(t)
    assert thought(t, "lock") == f"roll_skeleton_key.{bone}"
    t = Table()
    key = t.own(1, "key")[0]
    chest(t)
    terms = thought(t, "key_terms", 1)
    assert isinstance(terms, dict)
    assert terms["answer"] == f"use_key:1:{key}:" and terms["what"] == "treasure"


def test_it_wears_the_best_drinks_rests_and_exchanges() -> None:
    t = Table()
    t.own(0, "sword", "axe_superior")
    assert thought(t, "gear") == {"what": "best"}
    t.say("gear", {"what": "best"}, 0)
    assert thought(t, "gear") is None
    t.p(0).wounds = 1
    t.own(0, "potion_heal")
    assert thought(t, "drink") == "drink"
    t.p(0).dice.pop()
    t.m.reask()
    assert thought(t, "start") == "rest"
    t = Table()
    spare = t.own(0, "sword_worn", "axe_worn", "whip_worn", "armor_worn", "bow_worn")
    best = t.own(0, "sword_superior", "hammer", "armor_superior")
    given = thought(t, "exchange")
    assert isinstance(given, dict)
    assert set(given["dice"]) == {str(die) for die in spare}  # nothing of the best set
    assert not set(given["dice"]) & {str(die) for die in best}


def swap(t: Table, give: list[int], take: list[int]) -> None:
    picks = {"to": "1", "about": ["dice"], "give": [str(die) for die in give], "take": [str(die) for die in take]}
    t.say("deal", {**picks, "until": "turn"}, 0)


def test_it_accepts_a_good_trade_and_refuses_a_bad_one() -> None:
    t = Table()
    hammer, rusty = t.own(0, "titan_hammer", "sword_worn")
    sword = t.own(1, "sword")[0]
    swap(t, [hammer], [sword])
    assert thought(t, "respond", 1) == {"answer": "accept"}
    t.say("withdraw", "1", 0)
    t.own(0, "key")
    swap(t, [rusty], [sword])
    assert thought(t, "respond", 1) == {"answer": "decline"}


def complementary() -> Table:
    """Seat 0 has two armors and one weapon, seat 1 three weapons and no armor."""
    t = Table()
    t.own(0, "dragonscale", "armor_superior", "axe_worn")
    t.own(1, "sword_superior", "sword", "hammer")
    return t


def test_it_proposes_swaps_that_serve_both_once_a_turn() -> None:
    t = complementary()
    found = fair_swap(t.s, 0, 1)
    assert found is not None
    picks = thought(t, "deal")
    assert picks is not None
    before = [standing(t.s, seat) for seat in (0, 1)]
    t.say("deal", picks, 0)
    assert thought(t, "deal") is None  # not again this turn
    t.say("respond", {"answer": "accept"}, 1)
    assert all(standing(t.s, seat) > old for seat, old in zip((0, 1), before, strict=True))


def test_it_answers_a_bad_swap_with_a_fair_one() -> None:
    t = complementary()
    worn, good = t.p(0).dice[2], t.p(1).dice[0]
    swap(t, [worn], [good])
    picks = thought(t, "respond", 1)
    assert isinstance(picks, dict)
    assert picks["answer"] == "counter"
    t.say("respond", picks, 1)
    assert thought(t, "respond", 0) == {"answer": "accept"}


def test_the_value_of_a_position() -> None:
    t = Table()
    assert value(t.m, 0) == pytest.approx(1 / 3)
    t.own(0, "thorn_whip")
    assert value(t.m, 0) > 0.5
    t.say(
        "deal", {"to": "1", "about": ["promise"], "owe": "artifact", "owe_count": 1, "due": "none", "until": "turn"}, 0
    )
    t.say("respond", {"answer": "accept"}, 1)
    assert value(t.m, 1) > value(t.m, 2)


def test_it_never_looks_at_the_seed() -> None:
    """The same sight, another seed: the same choices."""
    plan = Plan("dungeon_dice", seats=3)
    looked = 0

    def after(match: Match, answer: Answer, done: object) -> None:
        nonlocal looked
        if looked < 12 and match.version % 23 == 0 and match.result is None:
            other = match.clone()
            other.seed, other.source = b"another", type(match.source)(b"another", match.id, ())  # type: ignore[call-arg]
            for seat in range(3):
                assert choose(match, seat, "good") == choose(other, seat, "good")
            looked += 1

    play_one(plan, 3, after)
    assert looked == 12


def test_it_answers_quickly() -> None:
    match = Match.load(middle_of_a_fight())
    began = time.process_time()
    for seat in range(5):
        choose(match, seat, "good", rng=Random(1))
    assert time.process_time() - began < 1.0


def middle_of_a_fight() -> bytes:
    """Five players, many dice, everybody may throw something in."""
    t = Table(5)
    t.wear(0, "dragonscale", "flame_sword", "thorn_whip")
    t.p(0).xp = 5
    for seat in range(1, 5):
        t.own(seat, "scroll" if seat < 3 else "bomb", "curse" if seat < 4 else "bomb")
    t.own(0, "scroll")
    t.meet("skeleton", 4)
    t.fight([3, 4, 5], [1, 2, 6, 5, 4])
    data = t.m.dump()
    assert t.asked()
    return data


def test_it_beats_random_players() -> None:
    """The quick version of 100 three-player matches: `python -m engine play dungeon_dice --bots good,random,random`."""
    plan = Plan("dungeon_dice", seats=3, bots=("good", "random", "random"), seed=11)
    wins = 0
    for number in range(6):
        played = play_one(plan, number)
        assert not played.violations
        wins += any(plan.bots[(seat + number) % 3] == "good" for seat in played.winners)
    assert wins >= 5
