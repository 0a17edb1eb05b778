"""The Moon Elf, line by line of the sheet."""

from __future__ import annotations

import pytest

from tests.engine.dice_throne.table import (
    VAIN,
    Row,
    Table,
    calm,
    check_card,
    check_defense,
    check_strike,
    hit,
    ident,
    sure,
)
from tests.rules import rule

HERO, FOE = "moon_elf", "barbarian"
ENTANGLED = {"entangle": 1}
ALL_THREE = {"blind": 1, "entangle": 1, "targeted": 1}

OFFENSE = [
    hit("longbow.0", 1, "11245", 3),
    hit("longbow.1", 1, "11234", 5),
    hit("longbow.2", 1, "11223", 7),
    hit("longbow.2", 1, "11111", 7),  # level 1 entangles nobody
    hit("longbow.0", 2, "11245", 4),
    hit("longbow.1", 2, "11124", 6),
    hit("longbow.2", 2, "11223", 8),
    hit("longbow.1", 2, "11114", 6, foe=ENTANGLED),
    hit("longbow.0", 3, "11245", 5),
    hit("longbow.1", 3, "11124", 7, foe=ENTANGLED),
    hit("longbow.2", 3, "11223", 9),
    hit("longbow.2", 3, "22213", 9, foe=ENTANGLED),
    hit("longbow.2", 3, "22213", 9, foe_has=ENTANGLED),  # T-94
    # Targeted comes before the damage: its +2 counts already
    hit("demising_shot.0", 1, "12366", 6, foe={"targeted": 1}),
    hit("demising_shot.0", 2, "12366", 8, foe={"targeted": 1}),
    calm("focus.0", 2, "12645", foe={"targeted": 1, "entangle": 1}),
    hit("covered_shot.0", 1, "12445", 7, own={"evasive": 1}),
    hit("covered_shot.0", 1, "12445", 7, has={"evasive": 3}),  # T-94
    hit("covered_shot.0", 2, "12445", 9, own={"evasive": 1}),
    sure("evasive_action.0", 2, "44516", 2, answers=((0, "player", "0"),), own={"evasive": 1}),
    sure("evasive_action.0", 2, "44516", 2, answers=((0, "player", "1"),), foe={"evasive": 1}),
    hit("exploding_arrow.0", 1, "16664", 8, rolls=("11456",), foe={"blind": 1, "cp": -1}),
    hit("exploding_arrow.0", 1, "16664", 4, rolls=("66666",), foe={"blind": 1, "cp": -2}),
    hit("exploding_arrow.0", 1, "16664", 9, rolls=("12345",), foe={"blind": 1}),
    hit("exploding_arrow.0", 2, "16664", 9, rolls=("11456",), foe={"blind": 1, "cp": -1}),
    hit("exploding_arrow.0", 2, "16664", 13, rolls=("11123",), foe={"blind": 1}),
    hit("exploding_arrow.0", 3, "16664", 9, rolls=("11456",), foe={"blind": 1, "entangle": 1, "cp": -1}),
    hit("entangling_shot.0", 1, "12346", 7, foe=ENTANGLED),
    hit("entangling_shot.0", 2, "34561", 9, foe=ENTANGLED),
    hit("eclipse.0", 1, "66661", 9, foe=ALL_THREE),
    hit("eclipse.0", 2, "66661", 11, foe=ALL_THREE),
    calm("moon_shadow.0", 2, "66614", own={"evasive": 1}, foe=ALL_THREE),
    hit("blinding_shot.0", 1, "12345", 8, own={"evasive": 1}, foe={"blind": 1}),
    hit("blinding_shot.0", 2, "23456", 10, own={"evasive": 1}, foe={"blind": 1}),
    calm("lunar_blessing.0", 2, "14562", own={"evasive": 3}, foe=ENTANGLED),
    calm("lunar_blessing.0", 2, "14562", has={"evasive": 1}, own={"evasive": 2}, foe=ENTANGLED),
    # the ultimate inflicts Targeted too, but is not raised by it
    sure("lunar_eclipse.0", 1, "66666", 12, "ultimate", own={"evasive": 1}, foe=ALL_THREE),
]


@pytest.mark.parametrize("row", OFFENSE, ids=ident)
@rule("T-32", "T-39", "T-70", "T-94")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row)


DEFENSE = [
    Row(move="missed_me", dice="66666", own={"health": -8}),
    Row(move="missed_me", dice="46666", own={"health": -8}),
    Row(move="missed_me", dice="45666", own={"health": -4}),
    Row(move="missed_me", dice="44556", own={"health": -4}),  # `on` pays once, with four feet too
    Row(move="missed_me", dice="16666", own={"health": -8}),
    Row(move="missed_me", dice="12666", own={"health": -8}, foe={"health": -1}),
    Row(move="missed_me", dice="12366", own={"health": -8}, foe={"health": -1}),
    Row(move="missed_me", dice="12311", own={"health": -8}, foe={"health": -2}),
    Row(move="missed_me", dice="12345", own={"health": -4}, foe={"health": -1}),
    Row(move="missed_me", level=2, dice="16666", own={"health": -8}, foe={"health": -1}),
    Row(move="missed_me", level=2, dice="12345", own={"health": -4}, foe={"health": -3}),
    Row(move="missed_me", level=2, dice="12311", own={"health": -8}, foe={"health": -5}),
]


@pytest.mark.parametrize("row", DEFENSE, ids=ident)
@rule("T-11", "T-63", "T-64")
def test_missed_me_does_what_the_sheet_says(row: Row):
    check_defense(HERO, row)


CARDS = [
    Row(move="moon_magic", cp=5, own={"cp": -4, "hand": -1, "evasive": 1}, foe=ALL_THREE),
    Row(
        move="moon_magic", cp=5, has={"evasive": 3}, foe_has={"blind": 1},
        own={"cp": -4, "hand": -1}, foe={"entangle": 1, "targeted": 1},
    ),
    Row(move="evade", answers=((0, "player", "0"),), own={"cp": -1, "hand": -1, "evasive": 1}),
    Row(move="evade", answers=((0, "player", "1"),), own={"cp": -1, "hand": -1}, foe={"evasive": 1}),
    Row(move="lunar_umbra", rolls=("6",), own={"hand": -1}, foe=ALL_THREE),
    Row(move="lunar_umbra", rolls=("5",)),
]  # fmt: skip


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-56", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row)


def test_evade_is_an_instant_for_the_turn_of_others_too():
    table = Table(FOE, HERO)
    table.give(1, "evade")
    answers = ((1, "respond", "card.evade"), (1, "player", "1"), (1, "respond", "token.evasive.0"))
    table.give(1, "not_this_time")
    table.set(1, cp=1)
    table.strike("11223", "smack.2", *answers, rolls=("66666", "1"))
    assert table.changed(1) == {"cp": -1, "hand": -1}


@pytest.mark.parametrize(
    ("die", "damage", "foe"), [("2", 9, {}), ("5", 7, {"entangle": 1}), ("6", 7, {"blind": 1})]
)  # fmt: skip
@rule("T-55")
def test_take_that_helps_an_attack(die: str, damage: int, foe: dict[str, int]):
    table = Table(HERO, FOE)
    table.give(0, "take_that")
    table.strike("11223", "longbow.2", (0, "respond", "card.take_that"), rolls=(VAIN, die))
    assert (table.changed(0), table.changed(1)) == ({"hand": -1}, {"health": -damage, **foe})


@pytest.mark.parametrize(("dice", "added"), [("12311", 5), ("14566", 1), ("44566", 0)])
def test_volley_adds_1_per_arrow_and_entangles(dice: str, added: int):
    table = Table(HERO, FOE)
    table.give(0, "volley")
    table.strike("11223", "longbow.2", (0, "respond", "card.volley"), rolls=(VAIN, dice))
    assert (table.changed(0), table.changed(1)) == ({"hand": -1, "cp": -1}, {"health": -7 - added, "entangle": 1})


@pytest.mark.parametrize("card", ["take_that", "volley"])
def test_modifiers_need_an_attack_of_one_s_own(card: str):
    table = Table(HERO, FOE)
    table.give(0, card)
    table.level(0, "demising_shot", 2)
    table.strike("12645", "focus.0", until="main")
    assert card in table.p(0).hand
    table = Table(FOE, HERO)
    table.give(1, card)
    table.begin("11223", "smack.2", rolls=("66666",))
    assert table.asked == (0, "main") and table.changed(1) == {"health": -8}


# -- statuses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "works"), [("1", False), ("2", False), ("3", True), ("6", True)])
def test_blind_is_removed_and_1_or_2_fails_the_whole_phase(die: str, works: bool):
    table = Table("paladin", HERO)
    table.tokens(0, blind=1)
    table.set(0, cp=0)
    table.strike("12346", "holy_attack.0", rolls=(die, "66666") if works else (die,))
    assert table.changed(0) == ({"blind": -1, "health": 1} if works else {"blind": -1})
    assert table.changed(1) == ({"health": -6} if works else {})


def test_blind_goes_without_an_ability_too():
    table = Table("paladin", HERO)
    table.tokens(0, blind=1)
    table.strike("12346", "none")
    assert table.changed(0) == {"blind": -1}


def test_the_die_of_blind_is_open_to_cards():
    table = Table("paladin", HERO)
    table.tokens(0, blind=1)
    table.give(0, "six_it")
    table.set(0, cp=1)
    table.strike("12346", "holy_attack.0", (0, "respond", "card.six_it"), rolls=("1", "66666"))
    assert table.changed(1) == {"health": -6}


@rule("T-28")
def test_entangle_costs_one_roll_attempt_once():
    table = Table(FOE, HERO)
    table.tokens(0, entangle=1)
    table.roll("11245", "1")
    table.say("main", "end")
    assert table.prompt("roll") is not None and table.prompt("roll").data["left"] == 1
    table.say("roll", ["0", "1", "2", "3"])
    assert table.asked == (0, "announce")  # two attempts instead of three
    assert "roll" not in table.values("announce")
    table.roll("66666")
    table.say("announce", "smack.1")
    table.go()
    assert table.changed(0) == {"entangle": -1}


def test_without_entangle_there_are_three_attempts():
    table = Table(FOE, HERO)
    table.roll("11245", "1", "2")
    table.say("main", "end")
    table.say("roll", ["0", "1", "2", "3"])
    table.say("roll", ["0", "1", "2", "3"])
    assert table.asked == (0, "announce")


@pytest.mark.parametrize(("die", "taken"), [("1", 0), ("2", 0), ("3", 8), ("6", 8)])
def test_evasive_avoids_the_damage_on_1_or_2(die: str, taken: int):
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1)
    table.strike("11223", "smack.2", (1, "respond", "token.evasive.0"), rolls=("66666", die))
    assert table.changed(1) == {"evasive": -1, **({"health": -taken} if taken else {})}


def test_several_evasive_one_after_another_and_other_effects_still_apply():
    table = Table(HERO, FOE)
    table.tokens(1, evasive=3)
    spend = (1, "respond", "token.evasive.0")
    table.strike("12346", "entangling_shot.0", spend, spend, spend, rolls=(VAIN, "6", "5", "2"))
    assert table.changed(1) == {"evasive": -3, "entangle": 1}


def test_evasive_works_on_undefendable_damage():
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1)
    table.strike("12466", "sturdy_blow.0", (1, "respond", "token.evasive.0"), rolls=("2",))
    assert table.changed(1) == {"evasive": -1}


@rule("T-25", "T-110")
def test_one_evasive_avoids_all_damage_of_an_upkeep():
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1, burn=1, poison=3)
    table.idle((1, "respond", "token.evasive.0"), rolls=("1",))
    assert table.changed(1) == {"evasive": -1, "cp": 1, "hand": 1}


def test_evasive_avoids_collateral_damage():
    table = Table("pyromancer", HERO)
    table.tokens(1, evasive=1)
    table.strike("55123", "burning_soul.0", (1, "respond", "token.evasive.0"), rolls=("2",))
    assert table.changed(1) == {"evasive": -1}


@rule("T-88")
def test_evasive_is_no_help_against_an_ultimate():
    table = Table("paladin", HERO)
    table.tokens(1, evasive=3)
    table.strike("66666", "resolute_faith.0")
    assert table.changed(1) == {"health": -10}


def test_the_evasive_die_may_be_changed_by_cards():
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1)
    table.give(1, "tip_it")
    table.set(1, cp=1)
    answers = ((1, "respond", "token.evasive.0"), (1, "respond", "card.tip_it"), (1, "set_die", "1.0.2"))
    table.strike("11223", "smack.2", *answers, rolls=("66666", "3"))
    assert table.changed(1) == {"evasive": -1, "cp": -1, "hand": -1}


@pytest.mark.parametrize(
    ("dice", "move", "rolls", "damage"), [("11223", "smack.2", ("66666",), 10), ("12466", "sturdy_blow.0", (), 6)]
)
def test_targeted_adds_2_to_an_attack_and_stays(dice: str, move: str, rolls: tuple[str, ...], damage: int):
    table = Table(FOE, HERO)
    table.tokens(1, targeted=1)
    table.strike(dice, move, rolls=rolls)
    assert table.changed(1) == {"health": -damage}
    assert table.count(1, "targeted") == 1


def test_targeted_is_part_of_the_subtotal_that_is_halved():
    table = Table(FOE, HERO)
    table.tokens(1, targeted=1)
    table.strike("11223", "smack.2", rolls=("44666",))
    assert table.changed(1) == {"health": -5}


def test_targeted_does_nothing_to_other_damage():
    table = Table(FOE, HERO)
    table.tokens(1, targeted=1, burn=1)
    table.idle()
    assert table.changed(1) == {"health": -2, "cp": 1, "hand": 1}
    table = Table("pyromancer", HERO)
    table.tokens(1, targeted=1)
    table.strike("55123", "burning_soul.0")
    assert table.changed(1) == {"health": -2}
    table = Table("paladin", HERO)
    table.tokens(1, targeted=1)
    table.strike("66666", "resolute_faith.0")
    assert table.changed(1) == {"health": -10}
    table = Table(HERO, FOE)
    table.tokens(0, targeted=1)
    table.give(0, "lunar_umbra")
    table.strike("11223", "longbow.2", rolls=(VAIN,))
    assert (table.changed(0), table.changed(1)) == ({}, {"health": -7})
