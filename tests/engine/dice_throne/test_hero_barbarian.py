"""The Barbarian, line by line of the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.dice_throne.table import Row, Table, check_card, check_defense, check_strike, ident, sure
from tests.engine.dice_throne.table import hit as table_hit
from tests.rules import rule

HERO, FOE = "barbarian", "moon_elf"
NO_HELP = "66666"
"""The Moon Elf defends in vain: moons do nothing."""


def hit(move: str, level: int, dice: str, damage: int, **more: Any) -> Row:
    return table_hit(move, level, dice, damage, vain=NO_HELP, **more)


OFFENSE = [
    hit("smack.0", 1, "11245", 4),
    hit("smack.1", 1, "11234", 6),
    hit("smack.2", 1, "11223", 8),
    hit("smack.0", 1, "11223", 4),  # T-33: any tier that is met
    hit("smack.1", 1, "11114", 6),  # level 1 knows nothing of equal numbers
    hit("smack.0", 2, "11245", 5),
    hit("smack.1", 2, "11124", 7),
    hit("smack.2", 2, "11123", 9),
    sure("smack.1", 2, "11114", 7),
    sure("smack.2", 2, "11112", 9),
    hit("smack.0", 3, "11245", 6),
    hit("smack.1", 3, "11124", 8),
    hit("smack.2", 3, "11123", 10),
    sure("smack.2", 3, "22222", 10),
    sure("sturdy_blow.0", 1, "12466", 4),
    sure("sturdy_blow.0", 2, "12466", 5),
    sure("sturdy_blow.0", 3, "12466", 6),
    hit("overpower.0", 1, "12366", 13, rolls=("445",)),
    hit("overpower.0", 1, "12366", 14, rolls=("446",), foe={"concussion": 1}),
    hit("overpower.0", 2, "12366", 9, rolls=("333",)),
    hit("overpower.0", 2, "12366", 10, rolls=("334",), foe={"concussion": 1}),
    sure("war_cry.0", 2, "12446", 2, own={"health": 2}),
    hit("mighty_blow.0", 1, "12346", 9),
    sure("mighty_blow.0", 2, "34566", 8),
    sure("crit_smash.0", 2, "16663", 2, foe={"concussion": 1}),
]


@pytest.mark.parametrize("row", OFFENSE, ids=ident)
@rule("T-1", "T-33", "T-39", "T-64")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row, FOE)


@pytest.mark.parametrize(
    ("level", "dice", "tier", "healed"),
    [(1, "44612", 0, None), (1, "44511", 0, 4), (1, "44551", 1, 5), (1, "44555", 2, 6),
     (2, "44511", 0, 5), (2, "44551", 1, 6), (2, "44555", 2, 7)],
)  # fmt: skip
def test_fortitude_heals_and_is_no_attack(level: int, dice: str, tier: int, healed: int | None):
    table = Table(HERO, FOE)
    table.level(0, "fortitude", level)
    if healed is None:
        table.begin(dice, "none")
        assert table.asked == (0, "main")
        return
    table.strike(dice, f"fortitude.{tier}")
    assert (table.changed(0), table.changed(1)) == ({"health": healed}, {})
    assert table.ledger == []


@pytest.mark.parametrize(
    ("dice", "answers", "gone"),
    [
        ("44411", ((0, "token", "0.targeted"),), {"targeted": -1}),
        ("44411", ((0, "token", "none"),), {}),
        ("44511", (), {}),
    ],
)
def test_fortitude_2_may_remove_one_own_status_with_three_equal_numbers(dice, answers, gone):
    table = Table(HERO, FOE)
    table.level(0, "fortitude", 2)
    table.tokens(0, burn=1, targeted=1)
    table.tokens(1, evasive=1)
    table.strike(dice, "fortitude.0", *answers)
    assert (table.changed(0), table.changed(1)) == ({"health": 5, **gone}, {})


@pytest.mark.parametrize(("level", "damage", "back"), [(1, 15, 4), (2, 20, 5)])
def test_reckless_strikes_back_only_if_damage_was_dealt(level: int, damage: int, back: int):
    table = Table(HERO, FOE)
    table.level(0, "reckless", level)
    table.strike("12345", "reckless.0", rolls=(NO_HELP,))
    assert (table.changed(0), table.changed(1)) == ({"health": -back}, {"health": -damage})
    spared = Table(HERO, FOE)
    spared.level(0, "reckless", level)
    spared.tokens(1, evasive=1)
    spared.strike("12345", "reckless.0", (1, "respond", "token.evasive.0"), rolls=(NO_HELP, "2"))
    assert (spared.changed(0), spared.changed(1)) == ({}, {"evasive": -1})


@pytest.mark.parametrize(("level", "damage"), [(1, 5), (2, 7)])
def test_crit_bash_stuns_and_the_barbarian_strikes_again(level: int, damage: int):
    """Stun goes when the additional phase starts: the opponent may then defend again."""
    table = Table(HERO, FOE)
    table.level(0, "crit_bash", level)
    table.give(1, "not_this_time")
    table.set(1, cp=2)
    table.begin("66661", "crit_bash.0", rolls=("11223",))
    assert table.asked == (0, "roll")  # no question to the stunned player, no defensive roll
    assert table.changed(1) == {"health": -damage}
    assert [args["status"] for args in table.told("token")] == ["stun"]
    table.say("roll", ["0", "1", "2", "3", "4"])
    table.roll(NO_HELP)
    table.say("announce", "smack.2")
    table.go((1, "respond", "card.not_this_time"))
    assert (table.changed(0), table.changed(1)) == ({}, {"health": -damage - 2, "cp": -1, "hand": -1})


def test_rage_stuns_and_deals_15_that_nothing_reduces():
    table = Table(HERO, FOE)
    table.tokens(1, evasive=3)
    table.give(1, "not_this_time")
    table.begin("66666", "rage.0", rolls=("12645",))
    assert table.asked == (0, "roll")
    table.say("roll", ["0", "1", "2", "3", "4"])
    table.say("announce", "none")
    assert (table.changed(0), table.changed(1)) == ({}, {"health": -15})
    assert [one.type for one in table.ledger] == ["ultimate"]


DEFENSE = [
    Row(move="thick_skin", level=1, dice="112", own={"health": -7}),
    Row(move="thick_skin", level=1, dice="142", own={"health": -5}),
    Row(move="thick_skin", level=1, dice="455", own={"health": -1}),
    Row(move="thick_skin", level=2, dice="4126", own={"health": -5}),
    Row(move="thick_skin", level=2, dice="4545", own={"health": 1}),
]


@pytest.mark.parametrize("row", DEFENSE, ids=ident)
@rule("T-41", "T-44", "T-86")
def test_thick_skin_heals_2_for_each_life(row: Row):
    check_defense(HERO, row, FOE, ("11223", "longbow.2"))


@pytest.mark.parametrize(
    ("level", "dice", "answers", "left"),
    [
        (2, "4412", ((1, "ward", "entangle"),), {}),
        (2, "4412", ((1, "ward", "none"),), {"entangle": 1}),
        (2, "4112", (), {"entangle": 1}),
        (1, "441", (), {"entangle": 1}),
    ],
)
def test_thick_skin_2_may_keep_off_one_token_with_two_lives(level, dice, answers, left):
    table = Table(FOE, HERO)
    table.level(1, "thick_skin", level)
    table.strike("12346", "entangling_shot.0", *answers, rolls=(dice,))
    healed = 2 * sum(die in "45" for die in dice)
    assert (table.changed(0), table.changed(1)) == ({}, {"health": healed - 7, **left})


def test_thick_skin_2_prevents_only_the_incoming_token():
    """A token of that status already held stays: it was not incoming, and nothing was placed (T-94)."""
    table = Table(FOE, HERO)
    table.level(1, "thick_skin", 2)
    table.tokens(1, entangle=1)
    table.strike("12346", "entangling_shot.0", rolls=("4412",))
    assert table.changed(1) == {"health": -3}
    assert table.count(1, "entangle") == 1


@rule("T-86")
def test_healing_of_the_defence_saves_a_hero_who_would_be_at_0():
    table = Table(FOE, HERO)
    table.set(1, health=7)
    table.strike("11223", "longbow.2", rolls=("412",))
    assert table.m.result is None
    assert table.s.health[1] == 2


def test_defensive_healing_too_small_does_not_save():
    table = Table(FOE, HERO)
    table.set(1, health=5)
    table.strike("11223", "longbow.2", rolls=("412",), until="over")
    assert table.m.result is not None and table.m.result.winners == (0,)


CARDS = [
    Row(move="concuss", cp=3, own={"cp": -1, "hand": -1}, foe={"concussion": 1}),
    Row(move="concuss", cp=3, foe_has={"concussion": 1}, own={"cp": -1, "hand": -1}),
    Row(move="feelin_good", rolls=("126",), own={"health": 1, "hand": -1}),
    Row(move="feelin_good", rolls=("145",), own={"health": 5, "hand": -1}),
    Row(move="feelin_good", rolls=("444",), own={"health": 7, "hand": -1}),
    Row(move="adrenaline_surge", rolls=("6",), own={"health": 2, "hand": -1}, foe={"concussion": 1}),
    Row(move="adrenaline_surge", rolls=("5",)),
]


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row, FOE)


def test_feelin_good_is_an_instant_and_the_cap_holds():
    table = Table(FOE, HERO)
    table.give(1, "feelin_good")
    table.set(1, health=57)
    table.play("feelin_good", seat=1, rolls=("455",))
    assert table.changed(1) == {"health": 3, "hand": -1}


@pytest.mark.parametrize(("swords", "added"), [("11223", 5), ("45666", 0), ("14566", 1)])
@rule("T-55")
def test_get_some_adds_1_per_sword_and_inflicts_concussion(swords: str, added: int):
    table = Table(HERO, FOE)
    table.give(0, "get_some")
    table.set(0, cp=3)
    table.begin("12446", "none")
    assert table.changed(0) == {}  # no attack, nothing to modify
    table = Table(HERO, FOE)
    table.give(0, "get_some")
    table.set(0, cp=3)
    table.strike("11223", "smack.2", (0, "respond", "card.get_some"), rolls=(NO_HELP, swords))
    assert table.changed(0) == {"cp": -2, "hand": -1}
    assert table.changed(1) == {"health": -8 - added, "concussion": 1}


@pytest.mark.parametrize(("ability", "dice", "damage"), [("smack.2", "11223", 8), ("smack.1", "11234", 6)])
def test_head_bash_needs_8_damage_really_dealt(ability: str, dice: str, damage: int):
    table = Table(HERO, FOE)
    table.give(0, "head_bash")
    answers = [(0, "respond", "card.head_bash")] if damage >= 8 else []
    table.strike(dice, ability, *answers, rolls=(NO_HELP,))
    assert table.changed(0) == ({"hand": -1} if answers else {})
    assert table.changed(1) == {"health": -damage, **({"concussion": 1} if answers else {})}


def test_head_bash_counts_the_damage_after_prevention():
    table = Table(HERO, FOE)
    table.give(0, "head_bash")
    table.strike("11223", "smack.2", rolls=("44666",))  # two feet prevent half
    assert (table.changed(0), table.changed(1)) == ({}, {"health": -4})


@rule("T-26")
def test_concussion_takes_the_whole_income_once():
    table = Table(HERO, FOE)
    table.tokens(1, concussion=1)
    table.give(1, "transference")
    table.idle()
    assert table.asked == (1, "main")
    assert table.changed(1) == {"concussion": -1}
    table.before = table.now()
    table.idle(dice="12664")
    table.idle()
    assert table.asked == (1, "main")
    assert table.changed(1) == {"cp": 1, "hand": 1}


@rule("T-78")
def test_a_stunned_player_takes_no_action_but_a_teammate_may_take_the_stun_off():
    table = Table(HERO, FOE, "paladin", "pyromancer", mode="2v2")
    table.give(1, "not_this_time", "buh_bye")
    table.give(3, "buh_bye")
    table.set(1, cp=5)
    table.set(3, cp=5)
    table.begin("66661", "crit_bash.0", rolls=("1",))
    assert table.asked == (3, "then")
    table.go((3, "respond", "card.buh_bye"), (1, "respond", "card.not_this_time"))
    assert table.changed(1) == {"cp": -1, "hand": -1}  # free again before the damage; no further phase for seat 0
    assert table.asked == (0, "main")


def test_overpower_s_dice_are_open_to_roll_cards():
    table = Table(HERO, FOE)
    table.give(0, "six_it")
    table.strike("12366", "overpower.0", (0, "respond", "card.six_it"), (0, "set_die", "0.0.6"), rolls=("446", NO_HELP))
    assert table.changed(1) == {"health": -16, "concussion": 1}
