"""The turn and its offensive roll phase (T-24..T-34, T-46, T-47)."""

from __future__ import annotations

from tests.engine.dice_throne.table import ALL, HARMLESS, Table
from tests.rules import rule


def wait(*heroes: str, **tokens: int) -> Table:
    """Seat 1 has these tokens and its turn is about to begin."""
    table = Table(*heroes)
    table.give(1, "vegas_baby")
    table.tokens(1, **tokens)
    table.strike("45466", "none")
    return table


@rule("T-24", "T-110")
def test_the_active_player_orders_upkeep_effects_that_could_meet():
    table = wait("barbarian", "pyromancer", fire_mastery=2, powder_keg=1)
    table.say("main", "end")
    assert table.asked == (1, "upkeep") and len(table.values("upkeep")) == 2
    prompt = table.prompt("upkeep")
    assert prompt is not None
    first = prompt.data["sources"].index("status.powder_keg")
    table.roll("4")
    table.say("upkeep", str(first))
    assert table.told("rolled_for")[-1]["source"] == "powder_keg"
    assert table.asked == (1, "main") and table.count(1, "fire_mastery") == 1


@rule("T-110", "T-24")
def test_one_upkeep_effect_or_mere_sums_need_no_order():
    table = wait("barbarian", "moon_elf", burn=1, poison=2)
    table.end_turn()
    assert table.changed(1)["health"] == -4


@rule("T-25")
def test_upkeep_damage_adds_up_and_each_source_is_prevented_by_itself():
    table = wait("barbarian", "paladin", burn=1, poison=3, protect=1)
    table.say("main", "end")
    assert table.asked == (1, "upkeep")
    table.say("respond", "token.protect.0", 1)
    rows = table.prompt("instance", 1)
    assert rows is not None and sorted(row[2] for row in rows.data["instances"]) == [2, 3]
    poison = next(str(row[0]) for row in rows.data["instances"] if row[2] == 3)
    table.say("instance", poison, 1)
    assert table.changed(1)["health"] == -(2 + 1)


@rule("T-25", "T-86")
def test_upkeep_damage_is_applied_at_once_at_the_end_of_the_phase():
    table = wait("barbarian", "moon_elf", burn=1, poison=3)
    table.set(1, health=5)
    table.say("main", "end")
    assert [args["count"] for args in table.told("damage")] == [2, 3]
    assert table.m.result is not None and table.m.result.winners == (0,)


@rule("T-26")
def test_income_brings_one_point_and_one_card():
    table = wait("barbarian", "moon_elf")
    table.end_turn()
    assert table.s.active == 1
    assert table.changed(1) == {"cp": 1, "hand": 1}


@rule("T-27", "T-49", "T-50")
def test_anything_in_any_order_in_a_main_phase():
    table = Table("barbarian", "moon_elf")
    table.give(0, "getting_paid", "smack_2", "sturdy_blow_2", "concuss", "reckless_2")
    table.say("main", "sell")
    table.say("sell", ["sturdy_blow_2"])
    table.say("main", "card.smack_2")
    table.say("main", "card.getting_paid")
    table.say("main", "card.concuss")
    table.roll("2")
    table.say("main", f"card.{HARMLESS}")
    assert (table.p(0).cp, table.p(0).levels, table.count(1, "concussion")) == (2 + 1 - 2 + 2 - 1 + 1, {"smack": 2}, 1)


@rule("T-46")
def test_the_second_main_phase_is_like_the_first():
    table = Table("barbarian", "moon_elf")
    table.give(0, "smack_2", "concuss")
    table.strike("45466", "none")
    assert table.s.phase == "main2"
    assert {"card.smack_2", "card.concuss", f"card.{HARMLESS}", "sell", "end"} == set(table.values("main"))


@rule("T-28")
def test_three_attempts_all_dice_first_then_those_of_choice():
    table = Table("barbarian", "moon_elf")
    table.roll("12345", "66", "1")
    table.say("main", "end")
    table.say("roll", ["0", "1", "2"])
    assert table.s.rolls[0].dice == [1, 2, 3, 6, 6]
    table.say("roll", ["0", "1", "3", "4"])
    assert table.s.rolls[0].dice == [1, 2, 1, 6, 6]
    assert table.asked == (0, "announce") and "roll" not in table.values("announce")


@rule("T-28", "T-30")
def test_stopping_early_keeps_the_attempts():
    table = Table("barbarian", "moon_elf")
    table.roll("11145", "16")
    table.say("main", "end")
    table.say("roll", ALL)
    assert "roll" in table.values("announce")
    table.say("announce", "roll")
    table.say("roll", ["0", "1", "2"])
    assert table.s.rolls[0].dice == [1, 1, 1, 1, 6] and table.asked == (0, "roll")


@rule("T-29")
def test_only_an_ability_that_the_dice_meet_is_announced_or_none():
    table = Table("barbarian", "moon_elf")
    table.roll("11145")
    table.say("main", "end")
    table.say("roll", ALL)
    assert set(table.values("announce")) == {"smack.0", "none", "roll"}
    table.say("announce", "none")
    assert table.told("announced_none") == [{"seat": 0}] and table.s.phase == "main2"


@rule("T-30", "T-61")
def test_alterations_and_announcements_go_round_until_nobody_alters():
    table = Table("barbarian", "moon_elf")
    table.give(0, "six_it")
    table.give(1, "so_wild", "tip_it")
    table.set(1, cp=15)
    table.begin("11223", "smack.2")
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.4.4", 1)
    table.say("respond", "pass", 1)
    table.say("announce", "smack.1")
    table.say("respond", "card.tip_it", 1)
    table.say("set_die", "0.3.3", 1)
    assert table.s.rolls[0].dice == [1, 1, 2, 3, 4]
    assert "mighty_blow.0" in table.values("announce")  # the new result allows something else
    table.roll("66666")
    table.say("announce", "mighty_blow.0")
    table.go()
    assert table.changed(1)["health"] == -9
    assert [args["ability"] for args in table.told("announced")] == ["smack", "smack", "mighty_blow"]


@rule("T-30")
def test_after_an_alteration_none_may_be_announced():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild")
    table.set(1, cp=2)
    table.begin("11223", "smack.2")
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.0.6", 1)
    table.say("announce", "none")
    assert table.s.phase == "main2" and table.s.health == [50, 50]


@rule("T-31")
def test_an_announcement_that_no_longer_fits_is_void():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild")
    table.set(1, cp=2)
    table.begin("12346", "mighty_blow.0")
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.3.6", 1)
    assert table.told("void") == [{"seat": 0}] and "mighty_blow.0" not in table.values("announce")
    assert table.told("activated") == []


@rule("T-32")
def test_what_needs_no_target_is_done_at_activation():
    table = Table("moon_elf", "barbarian", "paladin", mode="free_for_all")
    table.begin("11444", "covered_shot.0")
    assert table.asked == (0, "target")
    assert table.count(0, "evasive") == 1  # gained before anybody is targeted
    assert table.s.health == [35, 35, 35]


@rule("T-33")
def test_one_ability_any_tier_extra_symbols_do_no_harm():
    table = Table("barbarian", "moon_elf")
    table.roll("11122", "66666")
    table.say("main", "end")
    table.say("roll", ALL)
    assert {"smack.0", "smack.1", "smack.2"} <= set(table.values("announce"))
    prompt = table.prompt("announce")
    assert prompt is not None and prompt.default == "smack.2"  # TR-2
    table.say("announce", "smack.0")
    table.go()
    assert table.changed(1)["health"] == -4 and len(table.told("activated")) == 1
    assert table.s.phase == "main2"


@rule("T-34")
def test_one_die_serves_several_effects_that_need_its_face():
    table = Table("shadow_thief", "moon_elf")
    table.set(0, cp=0)
    table.strike("11136", "dagger_strike.0", rolls=("66666",))
    assert table.changed(0) == {"cp": 1} and table.changed(1) == {"health": -4, "poison": 1}
    table = Table("barbarian", "shadow_thief")
    table.strike("11146", "smack.0", (1, "defend", "counter_strike"), rolls=("16345",))
    assert table.changed(0) == {"health": -1, "poison": 1}  # the dagger deals 1 and brings the poison with the shadow


@rule("T-47")
def test_the_turn_ends_with_end_of_turn_effects_then_the_next_player():
    table = Table("cursed_pirate", "moon_elf")
    table.strike("45466", "none")
    table.give(1, "vegas_baby")
    table.end_turn()
    assert table.count(0, "cursed_doubloon") == 2
    assert table.s.active == 1 and table.s.turn == 2
