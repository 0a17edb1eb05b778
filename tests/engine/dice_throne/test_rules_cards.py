"""Cards, dice and their alteration, words of effect texts (T-48..T-73)."""

from __future__ import annotations

from engine.core.prompt import Refused
from engine.dice_throne.effects.dice import changes
from engine.dice_throne.vocabulary import Alter
from tests.engine.dice_throne.table import HARMLESS, Table
from tests.rules import rule

NOTHING = "66666"


@rule("T-48")
def test_a_card_is_paid_done_and_then_discarded():
    table = Table("barbarian", "moon_elf")
    table.give(0, "concuss", "getting_paid")
    table.say("main", "card.concuss")
    assert (table.p(0).cp, table.count(1, "concussion"), table.p(0).discard) == (1, 1, ["concuss"])
    table.say("main", "card.getting_paid")  # costs nothing
    assert table.p(0).cp == 3 and table.p(0).discard == ["concuss", "getting_paid"]


@rule("T-48")
def test_a_card_lies_on_the_table_while_it_is_done():
    table = Table("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(0, "concuss")
    table.say("main", "card.concuss")
    assert table.asked == (0, "player") and table.p(0).played == ["concuss"] and table.p(0).discard == []
    table.say("player", "2")
    assert table.p(0).played == [] and table.p(0).discard == ["concuss"]


@rule("T-49")
def test_cards_are_sold_in_the_own_main_phases_only():
    table = Table("barbarian", "moon_elf")
    table.give(0, "reckless_2", "smack_2")
    table.give(1, "getting_paid")
    assert table.prompt("sell", 1) is None and "sell" not in table.values("interrupt", 1)
    table.say("main", "sell")
    table.say("sell", ["reckless_2", HARMLESS])
    assert table.changed(0) == {"cp": 2, "hand": -2} and table.p(0).discard == ["reckless_2", HARMLESS]


@rule("T-50")
def test_an_upgrade_covers_its_slot_for_good():
    table = Table("barbarian", "moon_elf")
    table.give(0, "smack_2")
    table.play("smack_2")
    assert table.p(0).in_play == ["smack_2"] and table.p(0).hand == [HARMLESS]
    table.say("main", "sell")
    assert table.values("sell") == (HARMLESS,)  # what was played cannot be sold
    table.say("sell", [])
    table.strike("11145", "smack.0", rolls=(NOTHING,))
    assert table.changed(1) == {"health": -5}


@rule("T-50")
def test_upgrades_wait_for_the_own_main_phase():
    table = Table("barbarian", "moon_elf")
    table.give(0, "smack_2")
    table.give(1, "longbow_2", "getting_paid")
    assert table.values("interrupt", 1) == ("card.getting_paid",)
    table.roll("11145")
    table.say("main", "end")
    assert table.asked == (0, "roll") and table.prompt("interrupt", 0) is None


@rule("T-51")
def test_level_three_straight_on_level_one_costs_it_all():
    table = Table("barbarian", "moon_elf")
    table.give(0, "smack_3", "smack_2")
    table.set(0, cp=3)
    table.play("smack_3")
    assert table.p(0).cp == 0 and table.p(0).levels == {"smack": 3}
    table.set(0, cp=15)
    assert "card.smack_2" not in table.values("main")  # never down


@rule("T-52", "T-111")
def test_main_phase_cards_are_for_the_own_main_phases():
    table = Table("barbarian", "moon_elf")
    table.give(0, "concuss")
    table.give(1, "moon_magic", "getting_paid")
    table.set(1, cp=15)
    assert table.values("interrupt", 1) == ("card.getting_paid",)
    table.roll("11145")
    table.say("main", "end")
    assert table.prompt("interrupt", 0) is None


@rule("T-53")
def test_roll_cards_may_be_played_by_anyone_between_steps():
    table = Table("barbarian", "moon_elf")
    table.give(1, "helping_hand")
    table.roll("11145", "6")
    table.say("main", "end")
    table.say("interrupt", "card.helping_hand", 1)
    assert table.values("reroll_die", 1) == ("0.0", "0.1", "0.2", "0.3", "0.4")
    table.say("reroll_die", "0.0", 1)
    assert table.asked == (0, "roll") and table.s.rolls[0].dice == [6, 1, 1, 4, 5]


@rule("T-54", "T-107")
def test_an_instant_interrupts_at_any_time_and_is_not_interrupted():
    table = Table("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(1, "evade", "getting_paid")
    table.give(2, "getting_paid")
    table.set(1, cp=1)
    assert table.s.phase == "main1"
    table.say("interrupt", "card.evade", 1)
    assert table.prompt("player", 1) is not None and table.prompt("interrupt", 2) is None
    table.say("player", "1", 1)
    assert table.asked == (0, "main") and table.count(1, "evasive") == 1


@rule("T-55")
def test_an_attack_modifier_needs_an_own_attack():
    table = Table("barbarian", "moon_elf")
    table.give(0, "get_some")
    table.set(0, cp=15)
    table.begin("44412", "fortitude.0")
    assert table.asked == (0, "main")  # never offered for what is no attack
    table = Table("barbarian", "moon_elf")
    table.give(0, "get_some")
    table.set(0, cp=15)
    table.strike("12466", "sturdy_blow.0", (0, "respond", "card.get_some"), rolls=("12345",))
    assert [(one.type, one.final) for one in table.ledger] == [("undefendable", 7)]  # has the type it changes


@rule("T-55", "T-116")
def test_a_modifier_before_or_after_the_defence():
    for window, rolls in (("before_defense", ("11166", NOTHING)), ("last", (NOTHING, "11166"))):
        table = Table("barbarian", "moon_elf")
        table.give(0, "get_some")
        table.set(0, cp=2)
        table.strike("11145", "smack.0", (0, window, "card.get_some"), rolls=rolls)
        assert table.changed(1) == {"health": -7, "concussion": 1}


@rule("T-56")
def test_a_chosen_player_is_anyone_oneself_included():
    table = Table("moon_elf", "barbarian", "paladin", mode="free_for_all")
    table.give(0, "evade")
    table.say("main", "card.evade")
    assert table.values("player") == ("0", "1", "2")
    table.say("player", "0")
    assert table.count(0, "evasive") == 1


@rule("T-57")
def test_samesies_copies_only_dice_of_the_same_roll():
    table = Table("barbarian", "gunslinger")
    table.give(1, "samesies")
    table.tokens(1, evasive=1)
    table.begin("11145", "smack.0", rolls=("5", "4"))
    # the Gunslinger's single defence die cannot copy the evasive die nor the Barbarian's
    assert changes(table.s, 1, Alter("copy", "own")) == []
    table = Table("barbarian", "moon_elf")
    table.give(0, "samesies")
    table.roll("11146")
    table.say("main", "end")
    table.say("interrupt", "card.samesies", 0)
    assert set(table.values("set_die")) == {
        "0.0.4", "0.0.6", "0.1.4", "0.1.6", "0.2.4", "0.2.6", "0.3.1", "0.3.6", "0.4.1", "0.4.4",
    }  # fmt: skip


# -- dice ------------------------------------------------------------------------------------------------------------


@rule("T-58", "T-118")
def test_dice_of_an_effect_are_open_in_the_roll_phase():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild")
    table.set(1, cp=2)
    table.begin("12366", "overpower.0", rolls=("666",))
    table.say("respond", "pass", 1)  # the announcement
    assert table.asked == (1, "rolled")
    table.say("respond", "card.so_wild", 1)
    table.roll(NOTHING)
    table.say("set_die", "0.0.1", 1)
    table.go()
    assert table.changed(1)["health"] == -13


@rule("T-58")
def test_outside_the_roll_phase_only_instants_change_dice():
    table = Table("barbarian", "moon_elf")
    table.give(0, "smack_3")
    table.give(1, "so_wild", "tip_it")
    table.set(1, cp=15)
    table.roll("3")
    table.say("main", f"card.{HARMLESS}")
    assert table.asked == (1, "rolled") and table.values("respond", 1) == ("pass", "card.tip_it")
    table.say("respond", "card.tip_it", 1)
    table.say("set_die", "0.0.2", 1)
    assert table.told("cp")[-1]["count"] == 1


@rule("T-59")
def test_a_roll_closes_when_its_result_is_used():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild", "getting_paid")
    table.set(1, cp=15)
    table.begin("12466", "sturdy_blow.0")
    table.say("respond", "pass", 1)
    assert table.asked == (1, "last") and "card.so_wild" not in table.values("respond", 1)
    assert table.s.rolls == []


@rule("T-60", "T-89")
def test_nothing_of_an_ultimate_is_altered_by_opponents():
    table = Table("black_widow", "moon_elf")
    table.give(1, "so_wild", "tip_it")
    table.set(1, cp=15)
    table.begin("66666", "widows_bite.0")
    table.say("respond", "pass", 1)
    while table.asked and table.asked[1] == "search":
        assert table.prompt("interrupt", 1) is None
        table.say("search", "none")
    assert table.told("altered") == [] and table.s.health[1] == 40


@rule("T-61")
def test_the_last_alteration_decides():
    table = Table("barbarian", "moon_elf")
    table.give(0, "six_it")
    table.give(1, "so_wild")
    table.set(1, cp=2)
    table.roll("11146")
    table.say("main", "end")
    table.say("interrupt", "card.six_it", 0)
    table.say("set_die", "0.0.6")
    table.say("interrupt", "card.so_wild", 1)
    table.say("set_die", "0.0.4", 1)
    assert table.s.rolls[0].dice == [4, 1, 1, 4, 6]


# -- words -----------------------------------------------------------------------------------------------------------


@rule("T-62")
def test_a_new_roll_does_not_count_the_earlier_dice():
    table = Table("moon_elf", "barbarian")
    table.strike("16664", "exploding_arrow.0", rolls=("11445", "111"))  # 4 + 2 arrows + 3 feet; no moon on these five
    assert table.changed(1) == {"health": -9, "blind": 1}


@rule("T-63", "T-64")
def test_on_pays_once_and_per_pays_each():
    table = Table("barbarian", "moon_elf")
    table.strike("11145", "smack.0", rolls=("44551",))  # Missed Me: on 2 feet half, once
    assert table.changed(1) == {"health": -2}
    table = Table("moon_elf", "barbarian")
    table.set(1, health=40)
    table.strike("11146", "longbow.0", rolls=("445",))  # Thick Skin: 2 per life
    assert table.changed(1) == {"health": -3 + 6}


@rule("T-65")
def test_what_stands_behind_then_sees_what_stands_before():
    table = Table("pyromancer", "moon_elf")
    table.tokens(0, fire_mastery=1)
    table.strike("12346", "hot_streak.0", rolls=(NOTHING,))
    assert table.changed(1) == {"health": -(5 + 3)}


@rule("T-66", "T-120")
def test_exactly_one_of_the_options():
    table = Table("cursed_pirate", "moon_elf")
    table.set(1, cp=1)
    table.begin("14466", "walk_the_plank.0")
    assert table.values("option") == ("0", "1")
    table.roll(NOTHING)
    table.say("option", "0")
    table.go()
    assert table.changed(1) == {"cp": -1, "health": -7} and table.changed(0)["cp"] == 1


@rule("T-67")
def test_stolen_points_move_and_there_may_be_fewer():
    table = Table("cursed_pirate", "moon_elf")
    table.give(0, "pillage")
    table.set(1, cp=0)
    table.play("pillage")
    assert "cp" not in table.changed(0) and table.told("stole") == []
    table = Table("cursed_pirate", "moon_elf")
    table.give(0, "pillage")
    table.play("pillage")
    assert table.changed(0)["cp"] == 1 and table.changed(1) == {"cp": -1}


@rule("T-68")
def test_riders_come_after_the_other_effects():
    table = Table("barbarian", "moon_elf")
    table.level(0, "smack", 2)
    table.strike("11114", "smack.1")  # 4 equal numbers: the damage that was there becomes undefendable
    assert [(one.type, one.final) for one in table.ledger] == [("undefendable", 7)]


@rule("T-69", "T-70", "T-32")
def test_gain_is_for_oneself_inflict_for_the_target():
    table = Table("moon_elf", "barbarian")
    table.strike("12345", "blinding_shot.0", rolls=("111",))
    assert table.changed(0) == {"evasive": 1} and table.changed(1) == {"blind": 1, "health": -8}


@rule("T-71")
def test_spending_costs_the_token_and_no_points():
    table = Table("barbarian", "paladin")
    table.set(1, cp=0)
    table.tokens(1, protect=1)
    table.strike("11145", "smack.0", (1, "respond", "token.protect.0"), rolls=("666",))
    assert table.changed(1) == {"health": -2, "protect": -1, "cp": 3}  # three prayers


@rule("T-72", "T-20")
def test_healing_stops_at_the_cap():
    table = Table("barbarian", "moon_elf")
    table.set(0, health=57)
    table.strike("44412", "fortitude.0")
    assert table.changed(0) == {"health": 3}


@rule("T-73")
def test_prevention_lowers_incoming_damage():
    table = Table("barbarian", "moon_elf")
    table.give(1, "not_this_time")
    table.strike("11223", "smack.2", (1, "respond", "card.not_this_time"), rolls=(NOTHING,))
    assert table.changed(1) == {"health": -2, "cp": -1, "hand": -1}
    assert isinstance(Table("barbarian", "moon_elf").refused("main", "card.not_this_time"), Refused)


@rule("T-53", "T-28")
def test_one_more_time_gives_another_attempt():
    table = Table("barbarian", "moon_elf")
    table.give(0, "one_more_time")
    table.roll("11145", "44", "55", "11")
    table.say("main", "end")
    for _ in range(2):
        table.say("roll", ["0", "1", "2"])
    assert "roll" not in table.values("announce")
    table.say("interrupt", "card.one_more_time", 0)
    table.say("announce", "roll")
    table.say("roll", ["0", "1", "2"])
    assert table.s.rolls[0].dice == [1, 1, 1, 1, 1] and table.s.used_attempts == 4
    assert "roll" not in table.values("announce")
