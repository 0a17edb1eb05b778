"""Targeting, the defensive roll phase, damage types (T-35..T-45, T-74..T-87)."""

from __future__ import annotations

import pytest

from engine.dice_throne import ledger
from engine.dice_throne.model import Instance, Op
from tests.engine.dice_throne.table import Table
from tests.rules import rule

NOTHING = "66666"
"""The Moon Elf's defence in vain."""

FOUR = ("barbarian", "moon_elf", "paladin", "gunslinger")


# -- targeting -------------------------------------------------------------------------------------------------------


@rule("T-35")
def test_no_targeting_in_a_duel_nor_for_what_touches_no_opponent():
    table = Table("barbarian", "moon_elf")
    table.strike("11146", "smack.0", rolls=(NOTHING,))
    assert table.told("targets") == []
    table = Table(*FOUR, mode="2v2")
    table.strike("44412", "fortitude.0")  # no die is rolled: the script would not have it
    assert table.told("targets") == []


@rule("T-35", "T-75")
def test_collateral_names_its_own_targets():
    table = Table("pyromancer", "moon_elf", "paladin", "gunslinger", mode="2v2")
    table.strike("15512", "burning_soul.0")
    assert table.told("targets") == []
    assert table.changed(1)["health"] == -4  # 2 for each of the two, on one dial
    assert sorted(one.to for one in table.ledger) == [1, 3]


@rule("T-36", "T-115", "T-133")
def test_anybody_may_change_the_targeting_die():
    table = Table(*FOUR, mode="2v2")
    table.give(2, "tip_it")
    table.give(3, "so_wild")
    table.set(3, cp=2)
    table.begin("12466", "sturdy_blow.0", rolls=("2",))
    table.say("respond", "pass", 3)  # the announcement
    table.say("respond", "pass", 2)
    assert table.asked == (2, "targeting") and table.s.phase == "targeting"
    table.say("respond", "card.tip_it", 2)
    table.say("set_die", "0.0.3", 2)
    table.go((3, "respond", "card.so_wild"), (3, "set_die", "0.0.1"))
    assert table.told("targets")[-1] == {"seat": 0, "target": 1}


@rule("T-37")
def test_left_is_whose_turn_comes_next():
    table = Table(*FOUR, mode="2v2")
    table.strike("45466", "none")
    table.give(1, "vegas_baby")
    table.end_turn()
    table.strike("11146", "longbow.0", rolls=("1", "111"))  # 1: left of seat 1 is seat 2
    assert table.told("targets")[-1] == {"seat": 1, "target": 2}


@pytest.mark.parametrize("mode", ["king_of_the_hill", "free_for_all"])
@rule("T-38", "T-135", "T-139")
def test_any_opponent_may_be_chosen_without_a_die(mode: str):
    table = Table(*FOUR, mode=mode)
    table.begin("12466", "sturdy_blow.0")
    assert table.asked == (0, "target") and table.values("target") == ("1", "2", "3")
    table.say("target", "2")
    assert table.changed(2) == {"health": -4}


# -- the defensive roll phase ----------------------------------------------------------------------------------------


@rule("T-39")
def test_the_targets_statuses_come_before_the_defence():
    table = Table("moon_elf", "paladin")
    table.tokens(1, protect=1)
    table.begin("12346", "entangling_shot.0")
    assert table.asked == (1, "before_defense") and table.count(1, "entangle") == 1


@rule("T-39", "T-40")
def test_an_ability_without_damage_ends_with_its_statuses():
    table = Table("moon_elf", "barbarian")
    table.level(0, "demising_shot", 2)
    table.strike("11264", "focus.0")  # no defensive roll in the script
    assert table.changed(1) == {"targeted": 1, "entangle": 1}


@rule("T-40", "T-116")
def test_of_two_defences_one_is_chosen_before_rolling_or_none():
    table = Table("barbarian", "shadow_thief")
    table.begin("11146", "smack.0")
    assert table.values("defend") == ("shadow_defense", "counter_strike", "none")
    table.say("defend", "none")  # TR-4
    assert table.changed(1) == {"health": -4} and table.told("defends") == []


@rule("T-41")
def test_a_defence_is_rolled_once_with_the_printed_dice():
    table = Table("barbarian", "paladin")
    table.set(1, cp=0)  # nothing to tithe
    table.begin("11146", "smack.0", rolls=("345",))
    assert table.told("defends") == [{"seat": 1, "ability": "divine_defense", "dice": [3, 4, 5]}]
    assert table.asked == (0, "main")  # no question about rolling again
    table = Table("barbarian", "paladin")
    table.level(1, "divine_defense", 2)
    table.begin("11146", "smack.0", rolls=("3455",))
    assert table.told("defends")[0]["dice"] == [3, 4, 5, 5]


@rule("T-42", "T-44")
def test_gains_of_a_defence_come_at_once_its_damage_with_the_rest():
    table = Table("barbarian", "paladin")
    table.give(0, "get_some")
    table.set(0, cp=2)
    table.set(1, cp=0)
    table.begin("11146", "smack.0")
    table.roll("166")
    table.say("respond", "pass", 0)
    assert table.asked == (0, "last")
    assert table.changed(1) == {"cp": 2}  # two prayers; nobody was hurt yet
    assert table.changed(0) == {}
    table.go()
    assert (table.changed(0), table.changed(1)) == ({"health": -1}, {"health": -4, "cp": 2})


@rule("T-43", "T-121")
def test_the_last_chance_goes_round_until_all_pass_in_a_row():
    table = Table("barbarian", "paladin", "cursed_pirate", mode="free_for_all")
    table.give(0, "get_some", "not_this_time")
    table.give(1, "absolution")
    table.give(2, "not_this_time")
    for seat in range(3):
        table.set(seat, cp=15)
    table.begin("12466", "sturdy_blow.0")
    table.say("target", "1")
    asked = [table.asked]
    table.say("respond", "pass", 0)
    asked.append(table.asked)
    table.say("respond", "pass", 1)
    asked.append(table.asked)
    assert asked == [(0, "last"), (1, "last"), (2, "last")]  # attacker, defender, others
    table.say("respond", "card.not_this_time", 2)
    assert table.asked == (0, "last")  # somebody acted: all are asked once more
    table.go()
    assert table.changed(1) == {}


@rule("T-44", "T-86")
def test_damage_prevention_and_healing_of_both_sides_apply_together():
    table = Table("moon_elf", "barbarian")
    table.set(1, health=3)
    table.strike("11146", "longbow.0", rolls=("144",))  # 3 damage, 4 healed in the defence: TR-7
    assert table.s.health[1] == 4 and table.m.result is None


@rule("T-45", "T-74")
def test_undefendable_pure_and_ultimate_damage_meet_no_defence():
    table = Table("barbarian", "moon_elf")
    table.strike("12466", "sturdy_blow.0")
    assert table.changed(1) == {"health": -4} and table.told("defends") == []
    table = Table("shadow_thief", "moon_elf")
    table.strike("66612", "shadow_dance.0", rolls=("5",))
    assert table.changed(1) == {"health": -3} and table.ledger[0].type == "pure"
    table = Table("moon_elf", "barbarian")
    table.strike("66666", "lunar_eclipse.0")
    assert table.s.health[1] == 50 - 12 and table.told("defends") == []


# -- types of damage -------------------------------------------------------------------------------------------------


@rule("T-74", "T-55")
def test_pure_and_collateral_damage_take_no_modifier():
    table = Table("shadow_thief", "moon_elf")
    table.tokens(0, sneak_attack=1)
    table.strike("66612", "shadow_dance.0", rolls=("5",))
    assert table.changed(1) == {"health": -3} and table.count(0, "sneak_attack") == 1


@rule("T-75", "T-1", "T-122")
def test_collateral_is_no_attack_but_can_be_prevented():
    table = Table("pyromancer", "moon_elf")
    table.give(1, "not_this_time")
    table.begin("15512", "burning_soul.0")
    table.go((1, "respond", "card.not_this_time"))
    assert table.changed(1) == {"cp": -1, "hand": -1} and table.told("defends") == []


@rule("T-76")
def test_types_stay_apart_and_a_defence_prevents_only_what_is_defendable():
    table = Table("barbarian", "paladin")
    table.tokens(1, protect=1)
    table.begin("11146", "smack.0", rolls=("555",))
    assert table.asked == (1, "before_defense")
    table.s.piles[-1].instances.append(Instance("ability.other", 0, 1, "undefendable", 5, offense=True))
    table.say("respond", "pass", 1)
    table.go()  # 6 prevented, all from the 4
    assert [(one.type, one.final) for one in table.ledger] == [("normal", 0), ("undefendable", 5)]


@rule("T-77", "T-122")
def test_isolated_damage_is_dealt_at_once_and_prevented_apart():
    table = Table("cursed_pirate", "paladin")
    table.tokens(1, powder_keg=1, protect=1)
    table.begin("12346", "light_the_fuse.0", rolls=("333",))
    assert table.asked == (1, "alone")  # the first keg explodes before the defence
    table.say("respond", "token.protect.0", 1)
    assert table.s.health[1] == 50 - 1  # 3, half prevented, at once
    table.go()
    assert table.s.health[1] == 50 - 1 - (7 - 3)


@rule("T-77", "T-144")
def test_defeat_by_isolated_damage_is_immediate():
    table = Table("cursed_pirate", "paladin")
    table.tokens(1, powder_keg=1)
    table.set(1, health=3)
    table.begin("12346", "light_the_fuse.0")
    assert table.m.result is not None and table.m.result.winners == (0,)  # TR-16: nothing else is resolved
    assert table.told("defends") == []


@rule("T-78")
def test_an_attack_that_deals_no_damage_is_still_an_attack_without_defence():
    table = Table("moon_elf", "cursed_pirate")
    table.set(1, side="cursed")
    table.tokens(0, parlay=1)
    table.strike("12346", "entangling_shot.0")  # no defensive roll in the script
    assert table.changed(1) == {"entangle": 1}
    assert table.count(0, "powder_keg") == 0 and table.count(0, "parlay") == 0


# -- final damage ----------------------------------------------------------------------------------------------------


@rule("T-79", "T-80")
def test_damage_is_worked_out_per_receiver_after_everyone_has_acted():
    table = Table("pyromancer", "moon_elf", "paladin", mode="free_for_all")
    table.tokens(0, fire_mastery=3)
    table.strike("66661", "meteorite.0", (0, "target", "1"), rolls=("12346",), until="roll")
    assert [(one.to, one.type, one.base) for one in table.ledger] == [
        (1, "undefendable", 5), (1, "collateral", 2), (2, "collateral", 2),
    ]  # fmt: skip
    assert table.s.health == [35, 28, 33]


@rule("T-81", "T-82", "T-85")
def test_fixed_amounts_first_then_fractions_of_the_subtotal():
    hit = Instance("x", 0, 1, "normal", 9)
    for op in (Op("fraction", 1, 2), Op("add", 4), Op("subtract", 2), Op("times", 2)):
        assert ledger.change(hit, op)
    assert ledger.subtotal(hit) == 11
    assert [part for _, part in ledger.fractions(hit)] == [6, 11]
    assert ledger.final(hit) == 11 - 6 + 11
    ledger.change(hit, Op("none", 0))
    assert ledger.final(hit) == 0


@rule("T-81")
def test_a_subtotal_is_never_negative():
    hit = Instance("x", 0, 1, "normal", 3, [Op("subtract", 8), Op("times", 3)])
    assert (ledger.subtotal(hit), ledger.final(hit)) == (0, 0)  # TR-6


@rule("T-83", "T-84")
def test_returned_damage_comes_from_the_same_subtotal_and_can_be_prevented():
    table = Table("barbarian", "paladin")
    table.tokens(1, retribution=1)
    table.give(0, "not_this_time")
    table.strike(
        "11223", "smack.2", (1, "respond", "token.retribution.0"), (0, "respond", "card.not_this_time"),
        (0, "instance", "1"), rolls=("666",),
    )  # fmt: skip
    assert table.changed(1)["health"] == -8 and "health" not in table.changed(0)
    back = table.ledger[1]
    assert (back.base, back.to, back.final) == (4, 0, 0)


@rule("T-86", "T-20")
def test_new_health_is_the_sum_of_the_moment_within_the_cap():
    table = Table("moon_elf", "barbarian")
    table.set(1, health=59)
    table.strike("11146", "longbow.0", rolls=("455",))  # -3 and +6
    assert table.s.health[1] == 60


@rule("T-87")
def test_a_fixed_prevention_is_tied_to_one_instance_of_choice():
    table = Table("barbarian", "paladin")
    table.give(1, "not_this_time")
    table.begin("12466", "sturdy_blow.0")
    table.s.piles[-1].instances.append(Instance("x", 0, 1, "collateral", 5, offense=True))
    table.say("respond", "card.not_this_time", 1)
    rows = table.prompt("instance", 1)
    assert rows is not None and [row[2] for row in rows.data["instances"]] == [4, 5]  # TR-8
    table.say("instance", "1", 1)
    table.go()
    assert [one.final for one in table.ledger] == [4, 0]
