"""Black Widow, line by line of the sheet."""

from __future__ import annotations

import pytest

from tests.engine.dice_throne.table import (
    ALL,
    VAIN,
    Row,
    Said,
    Table,
    bombs,
    calm,
    check_card,
    check_defense,
    check_strike,
    hit,
    ident,
    sure,
)
from tests.rules import rule

HERO, FOE = "black_widow", "barbarian"
BOMB = {"time_bomb": 1}
AGILE = {"agility": 1}
SPEND: Said = (1, "respond", "token.agility.0")

OFFENSE = [
    hit("baton_strike.0", 1, "33412", 5),
    hit("baton_strike.1", 1, "33451", 6),
    hit("baton_strike.2", 1, "33445", 7),
    hit("baton_strike.0", 2, "33412", 6),
    hit("baton_strike.1", 2, "33451", 7),
    hit("baton_strike.2", 2, "33445", 8),
    calm("infiltrate.0", 1, "11363", own=AGILE, foe=BOMB),
    calm("infiltrate.0", 1, "11363", has={"agility": 2}, foe=BOMB),
    calm("infiltrate.0", 2, "11363", own=AGILE, foe=BOMB),
    sure("spy_game.0", 2, "11366", 6, has={"covert_ops": 2}, own={"covert_ops": 1, **AGILE}),
    sure("spy_game.0", 2, "11366", 6, own=AGILE),  # three Covert Ops are the limit
    hit("widows_gauntlets.0", 1, "11233", 6, own={"cp": 1}),
    hit("widows_gauntlets.0", 1, "11233", 9, upgrades=3, own={"cp": 1}),
    hit("widows_gauntlets.0", 2, "11233", 8, own={"cp": 1}),  # its own upgrade counts
    hit("widows_gauntlets.0", 2, "11233", 11, upgrades=4, own={"cp": 1}),
    calm("covert_mission.0", 2, "11336", foe=BOMB),
    hit("hacked.0", 1, "12346", 5, foe=BOMB),
    hit("hacked.0", 1, "12346", 5, upgrades=2, foe=BOMB),
    hit("hacked.0", 1, "12346", 7, upgrades=3, foe=BOMB),
    hit("hacked.0", 2, "12346", 6, upgrades=2, foe=BOMB),
    hit("hacked.0", 2, "12346", 8, upgrades=3, foe=BOMB),
    hit("vengeance.0", 1, "12345", 11, rolls=("3344",), own=AGILE),
    hit("vengeance.0", 1, "12345", 9, rolls=("1346",), own=AGILE, foe=BOMB),
    hit("vengeance.0", 1, "12345", 7, rolls=("1266",), has={"covert_ops": 1}, own={"covert_ops": 1, **AGILE}, foe=BOMB),
    hit("vengeance.0", 1, "12345", 10, rolls=("3336",), has={"covert_ops": 1}, own=AGILE),
    hit("vengeance.0", 2, "12345", 12, rolls=("33445",), own=AGILE),
    hit("vengeance.0", 2, "12345", 8, rolls=("13661",), has={"covert_ops": 1}, own={"covert_ops": 1, **AGILE},
        foe=BOMB),
    calm("subvert.0", 2, "13345", has={"covert_ops": 0}, own={"covert_ops": 1, **AGILE}),
    sure("grapple.0", 1, "66661", 6, own=AGILE),
    sure("grapple.0", 1, "66661", 7, upgrades=1, own=AGILE),
    sure("grapple.0", 1, "66661", 8, upgrades=2, own={"cp": 1, **AGILE}),
    sure("grapple.0", 2, "66661", 8, own={"cp": 1, **AGILE}),
    sure("grapple.0", 2, "66661", 10, upgrades=3, own={"cp": 1, **AGILE}),
    # five upgrades: +1 to every attack
    hit("baton_strike.0", 1, "33412", 5, upgrades=4),
    hit("baton_strike.0", 1, "33412", 6, upgrades=5),
    sure("grapple.0", 1, "66661", 12, upgrades=5, own={"cp": 1, **AGILE}),
    hit("hacked.0", 1, "12346", 8, upgrades=6, foe=BOMB),
]  # fmt: skip


@pytest.mark.parametrize("row", OFFENSE, ids=lambda row: f"{ident(row)}-{row.upgrades}")
@rule("T-32", "T-39", "T-63", "T-64", "T-70")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row)


@pytest.mark.parametrize(
    ("level", "before", "after", "damage"),
    [(1, [], [2], 0), (2, [], [1], 0), (1, [2], [1, 2], 0), (2, [2], [1, 1], 0), (1, [1], [2], 4), (2, [1], [1], 4)],
)
def test_infiltrate_1_advances_before_and_2_after_the_new_bomb(level, before, after, damage):
    table = Table(HERO, FOE)
    table.level(0, "infiltrate", level)
    if before:
        table.tokens(1, time_bomb=1)
        table.p(1).tokens["time_bomb"] = list(before)
    table.strike("11363", "infiltrate.0")
    assert bombs(table) == after
    assert table.changed(1).get("health", 0) == -damage


def test_infiltrate_advances_the_bombs_of_everybody():
    table = Table(HERO, FOE, "paladin", mode="free_for_all")
    table.tokens(0, time_bomb=1)
    table.tokens(1, time_bomb=2)
    table.tokens(2, time_bomb=1)
    table.strike("11363", "infiltrate.0", (0, "target", "2"))
    assert [bombs(table, seat) for seat in range(3)] == [[1], [1, 1], [1, 2]]


def test_covert_mission_takes_up_to_2_opponents():
    table = Table(HERO, FOE, "paladin", "moon_elf", mode="free_for_all")
    table.level(0, "widows_gauntlets", 2)
    table.strike("11336", "covert_mission.0", (0, "players", ["1", "3"]))
    assert [len(bombs(table, seat)) for seat in range(4)] == [0, 1, 0, 1]


def test_hacked_bombs_a_chosen_opponent_and_strikes_its_target():
    table = Table(HERO, FOE, "paladin", mode="free_for_all")
    table.strike("12346", "hacked.0", (0, "player", "2"), (0, "target", "1"), rolls=(VAIN,))
    assert [table.changed(seat) for seat in (1, 2)] == [{"health": -5}, BOMB]


def test_recon_fetches_an_upgrade_into_play():
    table = Table(HERO, FOE)
    table.level(0, "grapple", 2)
    table.begin("66612", "recon.0")
    assert table.asked == (0, "search")
    assert set(table.values("search")) == {
        "none", "baton_strike_2", "infiltrate_2", "widows_gauntlets_2", "hacked_2", "vengeance_2", "sabotage_2",
        "red_room_training_2",
    }  # fmt: skip
    table.go((0, "search", "hacked_2"))
    assert table.p(0).levels == {"grapple": 2, "hacked": 2}
    assert table.changed(0) == AGILE  # free


def test_widow_s_bite_fetches_up_to_2_upgrades_bombs_and_deals_10():
    table = Table(HERO, FOE)
    table.strike("66666", "widows_bite.0", (0, "search", "hacked_2"), (0, "search", "vengeance_2"))
    assert table.p(0).levels == {"hacked": 2, "vengeance": 2}
    assert (table.changed(0), table.changed(1)) == ({}, {"health": -10, **BOMB})
    assert [one.type for one in table.ledger] == ["ultimate"]
    table = Table(HERO, FOE)
    table.strike("66666", "widows_bite.0", (0, "search", "none"))
    assert table.p(0).levels == {} and table.changed(1) == {"health": -10, **BOMB}


def test_the_upgrades_of_widow_s_bite_count_at_once():
    table = Table(HERO, FOE)
    table.upgrades(0, 4)
    table.strike("66666", "widows_bite.0", (0, "search", "sabotage_2"), (0, "search", "grapple_2"))
    assert table.changed(1) == {"health": -11, **BOMB}
    assert bombs(table) == [1]  # six upgrades: the bomb starts one step on


DEFENSE = [
    Row(move="sabotage", dice="345", own={"health": -8}, foe={"health": -3}),
    Row(move="sabotage", dice="122", own={"health": -5}),
    Row(move="sabotage", dice="136", own={"health": -7}, foe={"health": -1}),
    Row(move="sabotage", dice="166", own={"health": -7}, foe=BOMB),
    Row(move="sabotage", dice="666", own={"health": -8}, foe=BOMB),  # once
    Row(move="sabotage", level=2, dice="1346", own={"health": -7}, foe={"health": -2}),
    Row(move="sabotage", level=2, dice="2266", own={"health": -6}, foe=BOMB),
    Row(move="sabotage", dice="345", upgrades=3, own={"health": -8}, foe={"health": -3}),
    Row(move="sabotage", dice="345", upgrades=4, rolls=("12",), answers=((1, "reroll", ["0", "2"]),),
        own={"health": -6}, foe={"health": -1}),
    Row(move="sabotage", dice="345", upgrades=4, answers=((1, "reroll", []),), own={"health": -8}, foe={"health": -3}),
    Row(move="sabotage", level=2, dice="3666", upgrades=4, rolls=("1111",), answers=((1, "reroll", ALL[:4]),),
        own={"health": -4}),
]  # fmt: skip


@pytest.mark.parametrize("row", DEFENSE, ids=lambda row: f"{ident(row)}-{row.upgrades}")
@rule("T-41", "T-42", "T-63")
def test_sabotage_does_what_the_sheet_says(row: Row):
    check_defense(HERO, row)


CARDS = [
    Row(move="assemble", own={"cp": -1, "hand": -1, "agility": 2}),
    Row(move="assemble", has=AGILE, own={"cp": -1, "hand": -1, "agility": 1}),
    Row(move="undercover_mission", own={"cp": -2, "hand": -1}, foe=BOMB),
    Row(move="undercover_mission", foe_has={"time_bomb": 2}, own={"cp": -2, "hand": -1}),
]


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row)


@pytest.mark.parametrize(("upgrades", "gained"), [(3, {}), (4, {"agility": 1})])
def test_undercover_mission_gains_agility_with_4_upgrades(upgrades: int, gained: dict[str, int]):
    table = Table(HERO, FOE)
    table.upgrades(0, upgrades)
    table.give(0, "undercover_mission")
    table.play("undercover_mission")
    assert (table.changed(0), table.changed(1)) == ({"cp": -2, "hand": -1, **gained}, BOMB)


@pytest.mark.parametrize(
    ("dice", "own"),
    [("34", {"health": -8}), ("12", {"health": -8, "cp": 1}), ("66", {"health": -4}), ("16", {"health": -4, "cp": 1})],
)
def test_recoil_answers_an_attack(dice: str, own: dict[str, int]):
    table = Table(FOE, HERO)
    table.give(1, "recoil")
    table.strike("11223", "smack.2", (1, "respond", "card.recoil"), rolls=("336", dice))
    assert (table.changed(0), table.changed(1)) == ({"health": -2}, {"hand": -1, **own})


@pytest.mark.parametrize("played", [0, 1, 2])
@rule("T-55")
def test_subversion_adds_2_and_1_for_each_upgrade_of_this_turn(played: int):
    table = Table(HERO, FOE)
    table.level(0, "vengeance", 2)  # an older one does not count
    table.give(0, "subversion", "hacked_2", "infiltrate_2")
    table.set(0, cp=9)
    for card in ("hacked_2", "infiltrate_2")[:played]:
        table.play(card)
    table.before = table.now()
    table.strike("33445", "baton_strike.2", (0, "respond", "card.subversion"), rolls=(VAIN,))
    assert (table.changed(0), table.changed(1)) == ({"cp": -1, "hand": -1}, {"health": -9 - played})


@pytest.mark.parametrize("die", ["4", "5", "6"])
def test_elude_needs_a_5_or_6_of_the_own_agility_and_prevents_everything(die: str):
    table = Table(FOE, HERO)
    table.tokens(1, agility=1)
    table.give(1, "elude")
    answers = (SPEND, (1, "respond", "card.elude")) if die in "56" else (SPEND,)
    table.strike("11223", "smack.2", *answers, rolls=("666", die))
    if die in "56":
        assert table.changed(1) == {"agility": -1, "cp": -1, "hand": -1}
    else:
        assert table.changed(1) == {"agility": -1, "health": -8}


def test_elude_prevents_every_part_of_the_incoming_damage():
    table = Table("cursed_pirate", HERO)
    table.set(0, side="cursed")
    table.tokens(1, agility=1, cursed_doubloon=3)
    table.give(1, "elude")
    table.strike("16664", "the_shivering.0", SPEND, (1, "respond", "card.elude"), rolls=("5",))
    assert table.changed(1) == {"agility": -1, "cp": -1, "hand": -1}
