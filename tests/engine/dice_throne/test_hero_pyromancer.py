"""The Pyromancer, line by line of the sheet."""

from __future__ import annotations

import pytest

from engine.dice_throne.basics import limit
from engine.dice_throne.content import content
from tests.engine.dice_throne.table import (
    ALL,
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

HERO, FOE = "pyromancer", "barbarian"


def fire(count: int) -> dict[str, int]:
    return {"fire_mastery": count}


def fire_limit(table: Table, seat: int = 0) -> int:
    return limit(table.s, seat, content().statuses["fire_mastery"])


OFFENSE = [
    hit("fireball.0", 1, "11245", 4, own=fire(1)),
    hit("fireball.1", 1, "11234", 6, own=fire(1)),
    hit("fireball.2", 1, "11223", 8, own=fire(1)),
    hit("fireball.0", 2, "11245", 4, own=fire(2)),
    hit("fireball.1", 2, "11234", 6, own=fire(2)),
    hit("fireball.2", 2, "11223", 8, own=fire(2)),
    hit("fireball.2", 2, "11223", 8, has=fire(4), own=fire(1)),  # T-94
    sure("burning_soul.0", 1, "55123", 2, "collateral", own=fire(4)),
    sure("burning_soul.0", 1, "55523", 3, "collateral", own=fire(5)),
    sure("burning_soul.0", 1, "55553", 4, "collateral", own=fire(5)),
    sure("burning_soul.0", 2, "55123", 2, "collateral", own=fire(4)),
    sure("burning_soul.0", 2, "55523", 3, "collateral", own=fire(5), foe={"burn": 1}),
    # four souls pay both the Burn and the stack limit
    sure("burning_soul.0", 2, "55553", 4, "collateral", own=fire(6), foe={"burn": 1}),
    hit("pyroblast.0", 1, "12364", 9, rolls=("3",)),
    hit("pyroblast.0", 1, "12364", 6, rolls=("4",), foe={"burn": 1}),
    hit("pyroblast.0", 1, "12364", 6, rolls=("5",), own=fire(2)),
    hit("pyroblast.0", 1, "12364", 6, rolls=("6",), foe={"knockdown": 1}),
    hit("pyroblast.0", 2, "12364", 12, rolls=("13",)),
    hit("pyroblast.0", 2, "12364", 6, rolls=("46",), foe={"burn": 1, "knockdown": 1}),
    hit("pyroblast.0", 2, "12364", 9, rolls=("15",), own=fire(2)),
    hit("pyroblast.0", 2, "12364", 6, rolls=("55",), own=fire(4)),
    hit("pyroblast.0", 3, "12364", 6, rolls=("46",), answers=((0, "reroll", []),), foe={"burn": 1, "knockdown": 1}),
    hit("pyroblast.0", 3, "12364", 6, rolls=("55",), answers=((0, "reroll", []),), own=fire(4)),
    hit("pyroblast.0", 3, "12364", 9, rolls=("46", "1"), answers=((0, "reroll", ["1"]),), foe={"burn": 1}),
    sure("combustion.0", 1, "14563", 3, answers=((0, "remove", 1),)),
    sure("combustion.0", 1, "14563", 9, has=fire(4), answers=((0, "remove", 3),), own=fire(-2)),
    sure("combustion.0", 1, "14563", 12, has=fire(5), answers=((0, "remove", 4),), own=fire(-4)),
    sure("combustion.0", 2, "14563", 16, has=fire(3), answers=((0, "remove", 4),), own=fire(-3)),
    calm("combustion.0", 1, "14563", answers=((0, "remove", 0),), own=fire(1)),
    hit("hot_streak.0", 1, "12346", 7, own=fire(2)),
    hit("hot_streak.0", 1, "12346", 10, has=fire(4), own=fire(1)),
    hit("hot_streak.0", 2, "12346", 9, has=fire(1), own=fire(2)),
    hit("scorch.0", 2, "12443", 6, own=fire(2), foe={"burn": 1}),
    # Stun is gone again: the Pyromancer takes another phase, and announces nothing
    calm("meteoroid.0", 2, "66614", rolls=("12446",), answers=((0, "roll", ALL), (0, "announce", "none")),
         foe={"knockdown": 1, "burn": 1}),
    hit("ignite.0", 1, "12345", 8, own=fire(2)),
    hit("ignite.0", 1, "12345", 14, has=fire(5)),
    hit("ignite.0", 2, "23456", 11, has=fire(1), own=fire(2), foe={"burn": 1}),
    calm("blazing_soul.0", 2, "44551", has=fire(2), own=fire(4), foe={"burn": 1}),
]  # fmt: skip


@pytest.mark.parametrize("row", OFFENSE, ids=ident)
@rule("T-32", "T-65", "T-74", "T-75")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row)


def test_combustion_offers_up_to_4_tokens():
    table = Table(HERO, FOE)
    table.tokens(0, fire_mastery=5)
    table.begin("14563", "combustion.0")
    prompt = table.prompt("remove", 0)
    assert prompt is not None and (prompt.fields[0].min, prompt.fields[0].max) == (0, 4)


@pytest.mark.parametrize(("level", "collateral"), [(1, 2), (2, 3)])
def test_meteorite_stuns_burns_by_mastery_and_hits_all(level: int, collateral: int):
    table = Table(HERO, FOE)
    table.level(0, "meteorite", level)
    table.tokens(0, fire_mastery=1)
    table.begin("66661", "meteorite.0", rolls=("12446",))
    assert table.asked == (0, "roll")  # stunned: another phase at once
    assert [(one.type, one.base) for one in table.ledger] == [("undefendable", 3), ("collateral", collateral)]
    assert (table.changed(0), table.changed(1)) == (fire(2), {"health": -3 - collateral})


def test_scorch_the_earth_is_12_and_2_collateral():
    table = Table(HERO, FOE)
    table.tokens(0, fire_mastery=1)
    table.strike("66666", "scorch_the_earth.0")
    assert [(one.type, one.base) for one in table.ledger] == [("ultimate", 12), ("collateral", 2)]
    assert (table.changed(0), table.changed(1)) == (fire(3), {"health": -14, "knockdown": 1, "burn": 1})


@rule("T-75")
def test_collateral_hits_both_members_of_a_team_on_their_shared_health():
    table = Table(HERO, FOE, "paladin", "moon_elf", mode="2v2")
    table.strike("55123", "burning_soul.0")
    assert table.s.health == [50, 46]
    assert [one.to for one in table.ledger] == [1, 3]


def test_collateral_hits_everybody_also_the_target():
    table = Table(HERO, FOE, "moon_elf", mode="free_for_all")
    table.strike("66666", "scorch_the_earth.0", (0, "target", "2"))
    assert table.s.health == [35, 33, 21]
    assert (table.count(1, "burn"), table.count(2, "burn")) == (0, 1)


def test_burning_soul_is_no_attack_and_cannot_be_modified():
    table = Table(HERO, FOE)
    table.give(0, "red_hot")
    table.set(0, cp=3)
    table.begin("55123", "burning_soul.0")
    assert table.asked == (0, "main") and "red_hot" in table.p(0).hand


@pytest.mark.parametrize(
    ("slot", "level", "dice", "move"),
    [("burning_soul", 2, "55553", "burning_soul.0"), ("ignite", 2, "44551", "blazing_soul.0")],
)
@rule("T-95")
def test_the_stack_limit_rises_for_the_rest_of_the_game(slot: str, level: int, dice: str, move: str):
    table = Table(HERO, FOE)
    table.level(0, slot, level)
    assert (fire_limit(table), fire_limit(table, 1)) == (5, 5)
    table.strike(dice, move)
    assert (fire_limit(table), fire_limit(table, 1)) == (6, 5)
    table.end_turn()
    table.give(1, "transference")
    table.idle()
    assert table.asked == (0, "main") and fire_limit(table) == 6


DEFENSE = [
    Row(move="molten_armor", dice="66666", own={"health": -8}),
    Row(move="molten_armor", dice="11456", own={"health": -8, **fire(1)}, foe={"health": -2}),
    Row(move="molten_armor", dice="55123", own={"health": -8, **fire(2)}, foe={"health": -3}),
    Row(move="molten_armor", level=2, dice="11456", own={"health": -8, **fire(1)}, foe={"health": -2, "burn": 1}),
    Row(move="molten_armor", level=2, dice="44566", own={"health": -8, **fire(1)}),
    Row(move="molten_armor", level=2, dice="11566", own={"health": -8, **fire(1)}, foe={"health": -2}),
    Row(move="molten_armor", level=2, dice="14666", own={"health": -8}, foe={"health": -1, "burn": 1}),
    Row(move="molten_armor", level=3, dice="14666", own={"health": -8, **fire(1)}, foe={"health": -2, "burn": 1}),
    Row(move="molten_armor", level=3, dice="11456", own={"health": -8, **fire(2)}, foe={"health": -3, "burn": 1}),
    Row(move="molten_armor", level=3, dice="44566", own={"health": -8, **fire(3)}, foe={"health": -2}),
    Row(move="molten_armor", level=3, dice="11144", has=fire(4), own={"health": -8, **fire(1)},
        foe={"health": -5, "burn": 1}),
]  # fmt: skip


@pytest.mark.parametrize("row", DEFENSE, ids=ident)
@rule("T-41", "T-42", "T-63", "T-64")
def test_molten_armor_does_what_the_sheet_says(row: Row):
    """Its damage is no attack: nobody defends against it."""
    check_defense(HERO, row)


CARDS = [
    Row(move="warm_up", cp=3, answers=((0, "pay", 0),), own={"hand": -1, **fire(1)}),
    Row(move="warm_up", cp=3, answers=((0, "pay", 3),), own={"hand": -1, "cp": -3, **fire(4)}),
    Row(move="warm_up", cp=0, own={"hand": -1, **fire(1)}),
    Row(move="warm_up", cp=3, has=fire(4), answers=((0, "pay", 2),), own={"hand": -1, "cp": -2, **fire(1)}),
    Row(move="fire_up", cp=3, own={"hand": -1, "cp": -3, **fire(2)}),
    Row(move="fire_up", cp=3, has=fire(5), own={"hand": -1, "cp": -3, **fire(1)}),
    Row(move="infernal_infusion", rolls=("6",), has=fire(1), own={"hand": -1, **fire(4)}),
    Row(move="infernal_infusion", rolls=("5",), has=fire(1)),
]


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-94", "T-95")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row)


def test_fire_up_raises_the_limit_first_and_infernal_infusion_fills_it():
    table = Table(HERO, FOE)
    table.give(0, "fire_up", "infernal_infusion")
    table.set(0, cp=3)
    table.play("fire_up")
    assert fire_limit(table) == 6
    table.play("infernal_infusion", rolls=("6",))
    assert table.count(0, "fire_mastery") == 6


@pytest.mark.parametrize(("mastery", "added"), [(3, 4), (0, 1)])
@rule("T-55")
def test_red_hot_adds_1_per_mastery(mastery: int, added: int):
    table = Table(HERO, FOE)
    table.tokens(0, fire_mastery=mastery)
    table.give(0, "red_hot")
    table.strike("11223", "fireball.2", (0, "respond", "card.red_hot"), rolls=(VAIN,))
    assert table.changed(0) == {"hand": -1, "cp": -1, **fire(1)}
    assert table.changed(1) == {"health": -8 - added}


@pytest.mark.parametrize(
    ("die", "own", "foe"),
    [("1", {}, {"health": -11}), ("4", {}, {"health": -8, "burn": 1}), ("5", fire(2), {"health": -8}),
     ("6", {}, {"health": -8, "knockdown": 1})],
)  # fmt: skip
def test_huzzah_helps_an_attack(die: str, own: dict[str, int], foe: dict[str, int]):
    table = Table(HERO, FOE)
    table.give(0, "huzzah")
    table.strike("11223", "fireball.2", (0, "respond", "card.huzzah"), rolls=(VAIN, die))
    mastery = {"fire_mastery": 1 + own.get("fire_mastery", 0)}
    assert (table.changed(0), table.changed(1)) == ({"hand": -1, "cp": -1, **mastery}, foe)


# -- statuses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("have", "left"), [(3, 2), (1, 0), (0, 0)])
@rule("T-24")
def test_fire_mastery_cools_off_by_one_in_the_own_upkeep(have: int, left: int):
    table = Table(FOE, HERO)
    table.tokens(1, fire_mastery=have)
    table.idle()
    assert table.count(1, "fire_mastery") == left


@rule("T-25")
def test_burn_takes_2_in_upkeep_and_stays():
    table = Table(FOE, HERO)
    table.tokens(1, burn=1)
    table.idle()
    assert table.changed(1) == {"health": -2, "cp": 1, "hand": 1}
    table.before = table.now()
    table.idle()
    table.idle()
    assert table.changed(1)["health"] == -2 and table.count(1, "burn") == 1


def test_knockdown_is_paid_off_with_2_cp():
    table = Table(FOE, HERO)
    table.tokens(0, knockdown=1)
    table.set(0, cp=3)
    table.roll("12445")
    table.say("main", "end")
    assert table.asked == (0, "pay_or_skip")
    table.say("pay_or_skip", "pay")
    assert table.asked == (0, "roll")
    assert table.changed(0) == {"cp": -2, "knockdown": -1}


@pytest.mark.parametrize("cp", [1, 3])
def test_knockdown_unpaid_skips_the_phase(cp: int):
    table = Table(FOE, HERO)
    table.tokens(0, knockdown=1)
    table.set(0, cp=cp)
    table.say("main", "end")
    if cp >= 2:
        table.say("pay_or_skip", "skip")
    assert table.asked == (0, "main") and table.s.phase == "main2"
    assert table.changed(0) == {"knockdown": -1}


@rule("T-65")
def test_damage_per_mastery_counts_the_tokens_gained_before_the_then():
    table = Table(HERO, FOE)
    table.strike("12346", "hot_streak.0", rolls=(VAIN,))
    kinds = [event.kind for event in table.events]
    assert kinds.index("token") < kinds.index("damage")
    assert table.changed(1) == {"health": -7}
