"""Vectors of the facts about targets, statuses and timing, as little games."""

from __future__ import annotations

import pytest

from tests.engine.dice_throne.table import HARMLESS, Table
from tests.engine.dice_throne.test_vectors import vector
from tests.rules import rule

# -- targets ---------------------------------------------------------------------------------------------------------


@rule("T-36", "T-37", "T-115", "T-130")
def test_the_targeting_die():
    case, order = vector("TV-70"), vector("TV-77")
    names = order["turn_order"]
    left_of = {names.index(seat): names.index(left) for seat, left in order["left_of"].items()}
    for die, what in case["table"].items():
        table = Table("barbarian", "moon_elf", "paladin", "gunslinger", mode="2v2")
        assert [player.team for player in table.s.players] == [0, 1, 0, 1]
        table.begin("12466", "sturdy_blow.0", rolls=(str(die),))
        left, right = left_of[0], 3
        assert left == 1
        if what in ("left", "right"):
            table.go()
            assert table.told("targets")[-1]["target"] == (left if what == "left" else right)
        else:
            prompt = table.prompt("target")
            assert prompt is not None
            assert prompt.seats == ((1, 3) if what == "opponents_choose" else (0,))
            table.say("target", "3")
            table.go()
            assert table.told("targets")[-1]["target"] == 3


@rule("T-36", "T-60", "T-91")
def test_the_targeting_die_of_an_ultimate_is_not_altered():
    assert vector("TV-71")["alter_targeting_die"] == "illegal"
    table = Table("barbarian", "moon_elf", "paladin", "gunslinger", mode="2v2")
    for seat in range(4):
        table.give(seat, "so_wild")
        table.set(seat, cp=15)
    table.begin("66666", "rage.0", rolls=("1", "12346"))
    while table.asked is not None and table.asked[1] == "announced":
        table.say("respond", "pass", table.asked[0])
    assert table.asked == (0, "roll")  # nobody was asked about the targeting die, not even the attacker's side
    assert table.told("targets")[0]["target"] == 1 and table.told("altered") == []


@rule("T-35")
def test_statuses_need_a_target_too():
    assert vector("TV-72")["targeting_needed"]
    table = Table("pyromancer", "moon_elf", "paladin", "gunslinger", mode="2v2")
    table.level(0, "meteorite", 2)
    table.strike("66612", "meteoroid.0", rolls=("3", "12346"), until="roll")
    assert table.told("targets")[-1]["target"] == 3


@pytest.mark.parametrize("name", ["TV-73", "TV-74", "TV-76"])
@rule("T-136", "T-137")
def test_a_card_for_striking_at_a_leader(name: str):
    case = vector(name)
    table = Table("barbarian", "moon_elf", "paladin", mode="king_of_the_hill")
    for seat, health in enumerate(case["health"].values()):
        table.set(seat, health=health)
    table.begin("12466", "sturdy_blow.0")
    before = len(table.p(0).hand)
    table.say("target", str("abc".index(case["target"])))
    assert len(table.p(0).hand) - before == case["bonus_card"]


# -- statuses and timing ---------------------------------------------------------------------------------------------


@rule("T-94", "T-99")
def test_stack_limits_and_removal_of_one():
    full, three = vector("TV-80"), vector("TV-81")
    table = Table("cursed_pirate", "moon_elf")
    table.tokens(1, wither=full["have"])
    table.give(0, "scurvy")
    table.set(0, cp=2)
    table.play("scurvy")
    assert table.count(1, "wither") == full["expect"] == full["stack_limit"]
    table = Table("shadow_thief", "moon_elf")
    table.tokens(1, poison=three["have"])
    table.give(0, "get_that_outta_here")
    table.play("get_that_outta_here")
    assert table.count(1, "poison") == three["expect"]


@rule("T-102")
def test_companions_are_no_statuses():
    case = vector("TV-82")
    table = Table("barbarian", "moon_elf")
    table.p(1).companions["nyra"] = 6
    table.give(0, "what_status_effects", "get_that_outta_here", "transference")
    table.set(0, cp=15)
    assert (f"card.{case['effect']}" in table.values("main")) is case["legal"]
    assert not any(value.startswith("card.") and value != f"card.{HARMLESS}" for value in table.values("main"))


@rule("T-93", "T-143")
def test_tokens_stay_when_their_inflicter_falls():
    assert vector("TV-83")["token_stays"]
    table = Table("barbarian", "moon_elf", "pyromancer", mode="free_for_all")
    table.tokens(1, burn=1)
    table.tokens(2, burn=1, fire_mastery=2)
    table.set(2, health=4)
    table.strike("12466", "sturdy_blow.0", (0, "target", "2"))
    assert table.p(2).out and table.p(2).tokens == {} and table.p(2).hand == []
    assert table.count(1, "burn") == 1


def _crit_fight(active: str, other: str, ruleset: str = "marvel_1.1") -> Table:
    table = Table(active, other, ruleset=ruleset)
    table.set(0, cp=15)
    table.set(1, cp=15)
    return table


@rule("T-105", "T-106", "T-109", "T-123")
def test_the_active_players_removal_comes_before_the_spending():
    case = vector("TV-90")
    table = _crit_fight("barbarian", "paladin")
    table.tokens(1, protect=1)
    table.give(0, "buh_bye")
    table.begin("11234", "smack.1", rolls=("666",))
    table.go((0, "respond", "pass"), (1, "before_defense", "token.protect.0"), until="respond")
    assert table.asked == (0, "go_first")
    table.say("respond", "card.buh_bye", 0)
    table.go()
    assert table.told("taken_back") == [{"seat": 1}]
    assert (table.changed(1)["health"] == -6) is not case["token_effect"]


@rule("T-105", "T-106", "T-109")
def test_the_active_player_spends_before_an_opponents_removal():
    case = vector("TV-91")
    table = _crit_fight("paladin", "barbarian")
    table.tokens(0, crit=1)
    table.give(1, "buh_bye")
    table.begin("12345", "holy_attack.1", rolls=("666",))
    table.go((1, "respond", "card.buh_bye"), until="respond")
    assert table.asked == (0, "go_first")
    table.say("respond", "token.crit.0", 0)
    table.go()
    assert (table.changed(1)["health"] == -12) is case["token_effect"]
    assert "buh_bye" in table.p(1).hand and table.p(1).cp == 15  # TR-11: taken back, nothing paid


@rule("T-107", "T-111", "T-52")
def test_a_token_may_be_spent_before_a_main_phase_card_moves_it():
    assert vector("TV-92")["b_spends_token_first"] == "legal"
    table = _crit_fight("barbarian", "moon_elf")
    table.give(0, "transference")
    table.give(1, "buh_bye")
    table.tokens(1, evasive=1)
    table.say("main", "card.transference")
    assert table.asked == (1, "go_first")
    table.say("respond", "card.buh_bye", 1)
    table.go()
    assert table.told("taken_back") == [{"seat": 0}] and "transference" in table.p(0).hand


@rule("T-58", "T-105", "T-117")
def test_a_defender_alters_the_own_die():
    case = vector("TV-93")
    table = _crit_fight("barbarian", "gunslinger", ruleset=case["ruleset"])
    table.give(1, "so_wild")
    table.begin("11234", "smack.1", rolls=(str(case["defender_rolls"]), "4"))
    table.go(
        (1, "rolled", "card.so_wild"),
        (1, "set_die", f"0.0.{case['defender_plays_alteration_to']}"),
        (1, "option", "0"),
    )
    assert table.told("contest")[-1] == {"seat": 1, "first": case["defence_uses"], "second": 4}


@pytest.mark.parametrize("ruleset", ["v2.2", "marvel_1.1"])
@rule("T-55")
def test_modifiers_on_the_attacks_of_others(ruleset: str):
    case = vector("TV-95")
    table = Table("barbarian", "cursed_pirate", "moon_elf", mode="free_for_all", ruleset=ruleset)
    table.give(1, "shark_bait")
    table.set(1, cp=15)
    table.begin("12466", "sturdy_blow.0")
    table.say("target", "2")
    legal = table.asked == (1, "last") and "card.shark_bait" in table.values("respond")
    assert legal is (case["legal"] and ruleset == case["ruleset"])
    if legal:
        table.go((1, "respond", "card.shark_bait"))
        assert table.changed(2)["health"] == -6


@rule("T-89", "T-114", "T-121")
def test_after_an_ultimate_only_the_attackers_side_acts():
    case = vector("TV-96")
    assert (case["opponent_instant"], case["attacker_modifier"]) == ("illegal", "legal")
    table = _crit_fight("barbarian", "paladin")
    table.give(0, "get_some")
    table.give(1, "getting_paid", "absolution", "not_this_time")
    table.tokens(1, protect=1, retribution=1)
    table.begin("66666", "rage.0")
    assert table.asked == (1, "announced")  # T-90: the last chance
    table.say("respond", "pass", 1)
    assert table.asked == (0, "last") and table.prompt("interrupt", 1) is None
    table.roll("11123", "12346")
    table.go((0, "respond", "card.get_some"), until="roll")
    assert table.s.health[1] == 50 - 15 - 5


@rule("T-65", "T-119")
def test_a_pause_stands_at_every_then():
    case = vector("TV-97")
    table = Table("pyromancer", "barbarian")
    table.give(1, "buh_bye")
    table.set(1, cp=2)
    table.begin("12346", "hot_streak.0", rolls=("666",))
    seen = ["A"] if table.count(0, "fire_mastery") == 2 else []
    seen += ["window"] if table.asked == (1, "then") else []
    assert case["window_between"] and table.s.piles[-1].instances == []
    table.go((1, "respond", "card.buh_bye"))
    seen += ["B"] if table.changed(1)["health"] == -(5 + 1) else []
    assert seen == case["order"]
