"""The Paladin, line by line of the sheet."""

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

HERO, FOE = "paladin", "barbarian"
PLAYER = (0, "player", "0")

OFFENSE = [
    # each die of the further roll pays by itself
    hit("righteous_combat.0", 1, "11233", 9, rolls=("12",)),
    hit("righteous_combat.0", 1, "11233", 7, rolls=("34",)),
    hit("righteous_combat.0", 1, "11233", 5, rolls=("55",), own={"health": 4}),
    hit("righteous_combat.0", 1, "11233", 5, rolls=("66",), own={"cp": 2}),
    hit("righteous_combat.0", 2, "12234", 9, rolls=("134",)),
    hit("righteous_combat.0", 2, "12234", 7, rolls=("156",), own={"health": 2, "cp": 1}),
    hit("righteous_combat.0", 3, "12234", 8, rolls=("345",), own={"health": 2}),
    hit("righteous_combat.0", 3, "12234", 12, rolls=("222",)),
    hit("righteous_combat.0", 3, "12234", 6, rolls=("566",), own={"health": 2, "cp": 2}),
    sure("steadfast.0", 3, "12356", 2, own={"health": 2}),
    calm("retaliate.0", 1, "33461", own={"retribution": 1, "cp": 3}),
    calm("retaliate.0", 1, "33461", has={"retribution": 1}, own={"cp": 3}),
    calm("retaliate.0", 2, "33461", answers=(PLAYER,), own={"retribution": 1, "cp": 4}),
    calm("retaliate.0", 2, "33461", answers=((0, "player", "1"),), own={"cp": 4}, foe={"retribution": 1}),
    sure("requital.0", 2, "13562", 3, own={"retribution": 1, "health": 1}),
    sure("mighty_prayer.0", 1, "11264", 3, own={"crit": 1, "accuracy": 1}),
    sure("mighty_prayer.0", 2, "11264", 4, own={"crit": 1, "accuracy": 1}),
    sure("offensive_stance.0", 2, "11634", 2, answers=((0, "option", "0"),), own={"crit": 1}),
    sure("offensive_stance.0", 2, "11634", 2, answers=((0, "option", "1"),), own={"accuracy": 1}),
    calm("holy_light.0", 1, "55123", rolls=("13",), own={"health": 2, "crit": 1, "protect": 1}),
    calm("holy_light.0", 1, "55523", rolls=("56",), own={"health": 3, "hand": 1, "cp": 2}),
    calm("holy_light.0", 1, "55555", rolls=("11",), own={"health": 5, "crit": 1}),  # T-94
    calm("holy_light.0", 2, "55123", rolls=("446",), own={"health": 2, "protect": 1, "cp": 2}),
    calm("holy_light.0", 2, "55123", rolls=("136",), own={"health": 2, "crit": 1, "protect": 1, "cp": 2}),
    calm("holy_light.0", 2, "55123", rolls=("555",), own={"health": 2, "hand": 3}),
    hit("holy_attack.0", 1, "12346", 6, own={"health": 1}),
    hit("holy_attack.1", 1, "12345", 8, own={"health": 2}),
    hit("holy_attack.0", 1, "12345", 6, own={"health": 1}),  # a large straight is a small one too
    hit("holy_attack.0", 2, "34561", 7, own={"health": 1}),
    hit("holy_attack.1", 2, "23456", 9, own={"health": 2}),
    hit("righteous_prayer.0", 1, "66661", 8, own={"crit": 1, "cp": 2}),
    sure("righteous_prayer.0", 2, "66661", 8, own={"crit": 1, "cp": 2}),
    calm("prosperity.0", 2, "66634", own={"cp": 4}),
    sure("resolute_faith.0", 1, "66666", 10, "ultimate", own={"health": 5, "blessing_of_divinity": 1}),
]


@pytest.mark.parametrize("row", OFFENSE, ids=ident)
@rule("T-32", "T-33", "T-63", "T-69")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row)


def test_righteous_prayer_pays_after_its_damage():
    """`then` behind the damage: the Crit it brings cannot raise this very attack."""
    table = Table(HERO, FOE)
    table.strike("66661", "righteous_prayer.0", rolls=(VAIN,))
    kinds = [event.kind for event in table.events]
    assert kinds.index("damage") < kinds.index("token")
    assert table.changed(1) == {"health": -8}


def test_mighty_prayer_gives_its_tokens_before_the_damage():
    """Decision of the sheet: tokens first, then damage."""
    table = Table(HERO, FOE)
    table.strike("11264", "mighty_prayer.0")
    kinds = [event.kind for event in table.events if event.kind in ("token", "damage")]
    assert kinds == ["token", "token", "damage"]


DEFENSE = [
    Row(move="divine_defense", dice="112", own={"health": -8}, foe={"health": -3}),
    Row(move="divine_defense", dice="334", own={"health": -5}),
    Row(move="divine_defense", dice="553", own={"health": -3}),
    Row(move="divine_defense", dice="666", own={"health": -8, "cp": 3}),
    Row(move="divine_defense", dice="136", own={"health": -7, "cp": 1}, foe={"health": -1}),
    Row(move="divine_defense", level=2, dice="1356", own={"health": -5, "cp": 1}, foe={"health": -1}),
    Row(move="divine_defense", level=2, dice="3346", own={"health": -5, "cp": 1}),
    Row(move="divine_defense", level=3, dice="3346", own={"health": -5, "cp": 1, "protect": 1}),
    Row(move="divine_defense", level=3, dice="3416", own={"health": -6, "cp": 1, "protect": 1}, foe={"health": -1}),
    Row(move="divine_defense", level=3, dice="3156", own={"health": -5, "cp": 1}, foe={"health": -1}),
    Row(move="divine_defense", level=3, dice="1356", own={"health": -5, "cp": 1}, foe={"health": -1}),
    Row(move="divine_defense", level=3, dice="3344", own={"health": -4}),
    Row(move="divine_defense", level=3, dice="3346", has={"protect": 1}, own={"health": -5, "cp": 1}),
]


@pytest.mark.parametrize("row", DEFENSE, ids=ident)
@rule("T-41", "T-42", "T-44", "T-64", "T-73")
def test_divine_defense_does_what_the_sheet_says(row: Row):
    check_defense(HERO, row)


CARDS = [
    Row(move="mighty", answers=(PLAYER,), own={"cp": -1, "hand": -1, "crit": 1}),
    Row(move="mighty", answers=((0, "player", "1"),), own={"cp": -1, "hand": -1}, foe={"crit": 1}),
    Row(
        move="consecration", cp=5, answers=(PLAYER,),
        own={"cp": -4, "hand": -1, "protect": 1, "retribution": 1, "crit": 1, "accuracy": 1},
    ),
    Row(
        move="consecration", cp=5, answers=((0, "player", "1"),), foe_has={"crit": 1},
        own={"cp": -4, "hand": -1}, foe={"protect": 1, "retribution": 1, "accuracy": 1},
    ),
    Row(move="blessed", rolls=("2",), own={"cp": -1, "hand": 1}),
    Row(move="blessed", rolls=("4",), own={"cp": -1, "hand": -1, "health": 3}),
    Row(move="blessed", rolls=("5",), own={"cp": -1, "hand": -1, "health": 4}),
    Row(move="blessed", rolls=("6",), own={"cp": 2, "hand": -1}),
    Row(move="divine_favor", rolls=("6",), own={"cp": 4, "hand": -1}),
    Row(move="divine_favor", rolls=("5",)),
]  # fmt: skip


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-56", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row)


@pytest.mark.parametrize(
    ("die", "own", "foe"),
    [
        ("1", {"health": -8, "cp": -1, "hand": -1}, {"health": -3}),
        ("3", {"health": -5, "cp": -1, "hand": -1}, {}),
        ("5", {"health": -3, "cp": -1, "hand": -1}, {}),
        ("6", {"health": -6, "cp": 1, "hand": -1}, {}),
    ],
)
def test_absolution_answers_an_attack(die: str, own: dict[str, int], foe: dict[str, int]):
    table = Table(FOE, HERO)
    table.level(1, "divine_defense", 2)
    table.give(1, "absolution")
    table.strike("11223", "smack.2", (1, "respond", "card.absolution"), rolls=("6666", die))
    assert table.changed(0) == foe
    assert table.changed(1) == {name: own.get(name, 0) + (4 if name == "cp" else 0) for name in own}


def test_absolution_needs_an_attack():
    table = Table(FOE, HERO)
    table.give(1, "absolution")
    table.begin("44512", "fortitude.0")
    assert table.changed(1) == {} and table.asked == (0, "main")
    assert table.prompt("interrupt", 1) is None


# -- Tithe -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "price"), [(1, 3), (2, 2)])
@rule("T-103")
def test_tithe_draws_a_card_at_any_time(level: int, price: int):
    for hero_seat in (0, 1):
        heroes = (HERO, FOE) if hero_seat == 0 else (FOE, HERO)
        table = Table(*heroes)
        table.level(hero_seat, "tithe", level)
        table.set(hero_seat, cp=price + 1)
        table.say("main" if hero_seat == 0 else "interrupt", "use.tithe.1", hero_seat)
        assert table.changed(hero_seat) == {"cp": -price, "hand": 1}
        prompt = table.prompt("main" if hero_seat == 0 else "interrupt", hero_seat)
        assert prompt is None or "use.tithe.1" not in prompt.fields[0].values  # 1 CP left


@pytest.mark.parametrize("level", [1, 2])
def test_tithe_rerolls_an_own_die_of_an_attack(level: int):
    table = Table(HERO, FOE)
    table.level(0, "tithe", level)
    table.set(0, cp=2)
    table.roll("11234", "5")
    table.say("main", "end")
    table.say("interrupt", "use.tithe.0", 0)
    table.say("reroll_die", "0.0", 0)
    assert table.s.rolls[0].dice == [5, 1, 2, 3, 4]
    assert table.changed(0) == {"cp": -1}
    assert table.s.used_attempts == 1  # no roll attempt


def test_tithe_rerolls_a_die_of_a_defence_and_of_a_card():
    table = Table(FOE, HERO)
    table.strike("11223", "smack.2", (1, "respond", "use.tithe.0"), (1, "reroll_die", "0.1"), rolls=("166", "5"))
    assert table.changed(1) == {"health": -6}  # 1 CP paid, 1 gained for the prayer that is left
    table = Table(HERO, FOE)
    table.give(0, "blessed")
    table.set(0, cp=2)
    table.play("blessed", (0, "respond", "use.tithe.0"), rolls=("1", "5"))
    assert table.changed(0) == {"health": 4, "cp": -2, "hand": -1}


def test_tithe_does_not_touch_an_opponent_s_die():
    table = Table(FOE, HERO)
    table.set(1, cp=2)
    table.roll("11223")
    table.say("main", "end")
    assert table.prompt("interrupt", 1) is None


PRAYERS = [
    ("retaliate.0", "33461", (), 3),
    ("mighty_prayer.0", "11264", (), 0),
    ("righteous_prayer.0", "66661", (VAIN,), 2),
    ("resolute_faith.0", "66666", (), 0),
]


@pytest.mark.parametrize(("move", "dice", "rolls", "points"), PRAYERS)
def test_tithe_2_pays_1_for_an_ability_that_asks_for_a_prayer(
    move: str, dice: str, rolls: tuple[str, ...], points: int
):
    for level in (1, 2):
        table = Table(HERO, FOE)
        table.level(0, "tithe", level)
        table.strike(dice, move, rolls=rolls)
        assert table.changed(0).get("cp", 0) == points + level - 1


def test_tithe_2_looks_at_the_requirement_and_not_at_the_dice():
    """Decision of the sheet: a prayer that merely shows pays nothing."""
    table = Table(HERO, FOE)
    table.level(0, "tithe", 2)
    table.strike("12346", "holy_attack.0", rolls=(VAIN,))
    assert table.changed(0) == {"health": 1}


# -- statuses --------------------------------------------------------------------------------------------------------


@rule("T-55", "T-71")
def test_crit_adds_4_to_an_attack_of_5_or_more():
    table = Table(HERO, FOE)
    table.tokens(0, crit=1)
    table.strike("12346", "holy_attack.0", (0, "respond", "token.crit.0"), rolls=(VAIN,))
    assert table.changed(1) == {"health": -10}
    assert table.changed(0) == {"health": 1, "crit": -1}


def test_crit_needs_5_damage_before_it_is_added():
    table = Table(HERO, FOE)
    table.level(0, "mighty_prayer", 2)
    table.begin("11264", "mighty_prayer.0")  # 4 undefendable, and a Crit that is not enough
    assert table.asked == (0, "main")
    assert table.changed(1) == {"health": -4}


def test_crit_is_not_for_the_attacks_of_others():
    table = Table(FOE, HERO)
    table.tokens(1, crit=1)
    table.set(1, cp=0)
    table.begin("11223", "smack.2", rolls=("334",))
    assert table.asked == (0, "main") and table.count(1, "crit") == 1


def test_crit_counts_what_the_attack_deals_whatever_the_defence_prevents():
    """Its 5 is the damage of the offensive roll phase: the defence does not forbid it afterwards."""
    table = Table(HERO, "cursed_pirate")
    table.tokens(0, crit=1)
    table.strike("12346", "holy_attack.0", (0, "respond", "token.crit.0"), rolls=("6644",))
    assert table.changed(1) == {"health": -6, "cp": 2}


def test_accuracy_makes_the_attack_undefendable():
    table = Table(HERO, FOE)
    table.tokens(0, accuracy=1)
    table.begin("12346", "holy_attack.0")
    assert table.asked == (0, "activated")
    table.go((0, "respond", "token.accuracy.0"))
    assert (table.changed(0), table.changed(1)) == ({"health": 1, "accuracy": -1}, {"health": -6})
    assert [one.type for one in table.ledger] == ["undefendable"]


def test_accuracy_is_past_once_the_defence_was_rolled():
    table = Table(HERO, FOE)
    table.tokens(0, accuracy=1, crit=1)
    table.begin("12346", "holy_attack.0", rolls=(VAIN,))
    table.go(until="respond")
    while table.asked != (0, "last"):
        table.say("respond", "pass")
    assert "token.accuracy.0" not in table.values("respond")


@pytest.mark.parametrize(("dice", "move", "taken"), [("11223", "smack.2", 4), ("12346", "mighty_blow.0", 4)])
@rule("T-11", "T-82")
def test_protect_prevents_half_rounded_up(dice: str, move: str, taken: int):
    table = Table(FOE, HERO)
    table.tokens(1, protect=1)
    table.strike(dice, move, (1, "respond", "token.protect.0"), rolls=("666",))
    assert table.changed(1) == {"health": -taken, "cp": 3, "protect": -1}


def test_protect_halves_after_fixed_preventions():
    table = Table(FOE, HERO)
    table.tokens(1, protect=1)
    table.strike("11223", "smack.2", (1, "respond", "token.protect.0"), rolls=("333",))  # 8 - 3 = 5, half is 3
    assert table.changed(1) == {"health": -2, "protect": -1}


@rule("T-25", "T-110")
def test_protect_works_in_upkeep():
    table = Table(FOE, HERO)
    table.tokens(1, protect=1, poison=3)
    table.idle((1, "respond", "token.protect.0"))
    assert table.changed(1) == {"health": -1, "protect": -1, "cp": 1, "hand": 1}


@rule("T-88", "T-89")
def test_protect_and_retribution_do_nothing_against_an_ultimate():
    table = Table(FOE, HERO)
    table.tokens(1, protect=1, retribution=1)
    table.begin("66666", "rage.0", rolls=("12446",))
    assert table.asked == (0, "roll")
    assert table.changed(1) == {"health": -15}


@pytest.mark.parametrize(("dice", "taken", "back"), [("666", 8, 4), ("333", 5, 3)])
@rule("T-83", "T-84")
def test_retribution_returns_half_and_lowers_nothing(dice: str, taken: int, back: int):
    table = Table(FOE, HERO)
    table.tokens(1, retribution=1)
    table.strike("11223", "smack.2", (1, "respond", "token.retribution.0"), rolls=(dice,))
    assert table.changed(0) == {"health": -back}
    assert table.changed(1)["health"] == -taken and table.changed(1)["retribution"] == -1


def test_retribution_returns_half_although_all_is_prevented():
    table = Table(FOE, HERO)
    table.tokens(1, retribution=1, evasive=1)
    answers = ((1, "respond", "token.retribution.0"), (1, "respond", "token.evasive.0"))
    table.strike("11223", "smack.2", *answers, rolls=("666", "1"))
    assert table.changed(0) == {"health": -4}
    assert table.changed(1) == {"retribution": -1, "evasive": -1, "cp": 3}


@pytest.mark.parametrize(("dice", "move"), [("66666", "rage.0"), ("11223", "smack.2")])
def test_blessing_of_divinity_saves_at_0_also_from_an_ultimate(dice: str, move: str):
    table = Table(FOE, HERO)
    table.tokens(1, blessing_of_divinity=1)
    table.set(1, health=8, cp=0)
    table.begin(dice, move, rolls=("12446",) if move == "rage.0" else ("446",))
    table.go(until="roll" if move == "rage.0" else "main")
    if move == "smack.2":
        assert table.s.health[1] == 2 and table.count(1, "blessing_of_divinity") == 1
        return
    assert table.s.health[1] == 1 and table.count(1, "blessing_of_divinity") == 0
    assert table.m.result is None


def test_blessing_of_divinity_is_neither_removed_nor_moved():
    table = Table(HERO, FOE)
    table.tokens(0, blessing_of_divinity=1)
    table.give(0, "what_status_effects", "transference", "get_that_outta_here", "buh_bye")
    table.set(0, cp=9)
    assert not {v for v in table.values("main") if v.startswith("card.") and v != "card.vegas_baby"}
    table.tokens(0, crit=1)
    table.play("what_status_effects")
    assert table.changed(0) == {"crit": -1, "cp": -2, "hand": -1}


def test_blessing_of_divinity_protects_the_shared_health_of_a_team():
    table = Table(FOE, "moon_elf", "pyromancer", HERO, mode="2v2")
    table.tokens(3, blessing_of_divinity=1)
    table.set(1, health=10)
    table.begin("66666", "rage.0", rolls=("1", "12446"))  # the Moon Elf is hit
    assert table.s.health[1] == 1 and table.count(3, "blessing_of_divinity") == 0
