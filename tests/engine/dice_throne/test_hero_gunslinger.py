"""The Gunslinger, line by line of the sheet."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.engine.dice_throne.table import (
    VAIN,
    Row,
    Said,
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

HERO, FOE = "gunslinger", "barbarian"
RELOAD: Said = (0, "respond", "token.reload.0")


def duel(foe: str = FOE, **tokens: int) -> Table:
    """The Gunslinger begins, without the Reload of her first upkeep."""
    table = Table(HERO, foe)
    table.tokens(0, reload=0, **tokens)
    return table


OFFENSE = [
    hit("revolver.0", 1, "11246", 3),
    hit("revolver.1", 1, "11236", 4),
    hit("revolver.2", 1, "11223", 5),
    hit("revolver.2", 1, "11112", 5),  # level 1 knocks nobody down
    hit("revolver.0", 2, "11246", 4),
    hit("revolver.1", 2, "11236", 5),
    hit("revolver.2", 2, "11123", 6),
    hit("revolver.2", 2, "11112", 6, foe={"knockdown": 1}),
    # a Bounty of this very attack already pays: 1 CP and +1
    sure("bounty_hunter.0", 1, "12664", 2, own={"cp": 1}, foe={"bounty": 1}),
    sure("bounty_hunter.0", 1, "12664", 2, foe_has={"bounty": 1}, own={"cp": 1}),
    sure("bounty_hunter.0", 2, "12664", 3, own={"cp": 1}, foe={"bounty": 1}),
    hit("take_cover.0", 1, "12445", 5, own={"evasive": 1}),
    hit("take_cover.0", 2, "12445", 6, own={"evasive": 1}),
    calm("mark_the_target.0", 2, "44516", own={"evasive": 2}, foe={"bounty": 1}),
    hit("showdown.0", 1, "12346", 7, rolls=("53",)),
    hit("showdown.0", 1, "12346", 7, rolls=("33",)),
    hit("showdown.0", 1, "12346", 5, rolls=("34",)),
    hit("showdown.0", 2, "12346", 8, rolls=("33",)),
    hit("showdown.0", 2, "12346", 6, rolls=("34",)),
    hit("showdown.0", 3, "12346", 9, rolls=("33",)),
    hit("showdown.0", 3, "12346", 6, rolls=("16",)),
    hit("fan_the_hammer.0", 1, "12345", 7, own={"evasive": 2}),
    hit("fan_the_hammer.0", 1, "12345", 7, has={"evasive": 2}, own={"evasive": 1}),
    hit("fan_the_hammer.0", 2, "23456", 8, own={"evasive": 2}),
    sure("pistol_whip.0", 2, "44612", 1, own={"evasive": 1}, foe={"knockdown": 1}),
    sure("deadeye.0", 1, "66661", 6, foe={"knockdown": 1}),
    sure("deadeye.0", 2, "66661", 8, foe={"knockdown": 1}),
    calm("enforcer.0", 2, "66612", own={"evasive": 1}, foe={"bounty": 1, "knockdown": 1}),
    sure("fill_em_with_lead.0", 1, "66666", 11, "ultimate", own={"evasive": 1, "cp": 1},
         foe={"bounty": 1, "knockdown": 1}),
]  # fmt: skip


@pytest.mark.parametrize("row", OFFENSE, ids=ident)
@rule("T-32", "T-33", "T-39", "T-70")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, msgspec.structs.replace(row, has={"reload": 0, **row.has}))


def test_showdown_rolls_after_targeting_and_before_the_defence():
    table = duel()
    table.strike("12346", "showdown.0", rolls=("53", VAIN))
    kinds = [event.kind for event in table.events]
    assert kinds.index("activated") < kinds.index("contest") < kinds.index("defends") < kinds.index("damage")


def test_both_dice_of_a_showdown_are_open_to_cards():
    table = duel()
    table.give(1, "six_it")
    table.strike("12346", "showdown.0", (1, "respond", "card.six_it"), rolls=("53", VAIN))
    assert table.changed(1) == {"health": -5, "cp": -1, "hand": -1}


def test_enforcer_takes_up_to_2_chosen_opponents():
    table = Table(HERO, FOE, "paladin", "moon_elf", mode="free_for_all")
    table.level(0, "deadeye", 2)
    table.tokens(0, reload=0)
    table.begin("66612", "enforcer.0")
    prompt = table.prompt("players", 0)
    assert prompt is not None and prompt.fields[0].max == 2
    table.say("players", ["1", "3"])
    assert [table.changed(seat) for seat in (1, 2, 3)] == [
        {"bounty": 1, "knockdown": 1},
        {},
        {"bounty": 1, "knockdown": 1},
    ]


# -- Duel ------------------------------------------------------------------------------------------------------------

HURT: Said = (1, "option", "0")
HALVE: Said = (1, "option", "1")
DUELS = [
    (1, "5", "4", HURT, {"health": -8}, {"health": -3}),
    (1, "5", "4", HALVE, {"health": -4}, {}),
    (1, "4", "4", None, {"health": -8}, {"health": -1}),
    (1, "3", "4", None, {"health": -8}, {"health": -1}),
    (2, "4", "4", HURT, {"health": -8}, {"health": -3}),
    (2, "4", "4", HALVE, {"health": -4}, {}),
    (2, "3", "4", None, {"health": -8}, {"health": -1}),
]


@pytest.mark.parametrize(("level", "mine", "theirs", "choice", "own", "foe"), DUELS)
@rule("T-40", "T-66")
def test_duel_does_what_the_sheet_says(
    level: int, mine: str, theirs: str, choice: Said | None, own: dict[str, int], foe: dict[str, int]
):
    answers = (choice,) if choice else ()
    row = Row(move="duel", level=level, dice=mine, rolls=(theirs,), answers=answers, own=own, foe=foe)
    check_defense(HERO, row)


def test_her_1_becomes_a_6_by_so_wild_and_wins_the_duel():
    """The rulebook's example."""
    table = Table(FOE, HERO)
    table.give(1, "so_wild")
    table.begin("11223", "smack.2", rolls=("1", "5"))
    while table.asked != (1, "rolled"):
        table.say("respond", "pass")
    table.go((1, "respond", "card.so_wild"), (1, "set_die", "0.0.6"), HALVE)
    assert table.changed(1) == {"health": -4, "cp": -2, "hand": -1}


def test_the_attacker_s_die_of_a_duel_may_be_changed_too():
    table = Table(FOE, HERO)
    table.give(0, "six_it")
    table.strike("11223", "smack.2", (0, "respond", "card.six_it"), rolls=("5", "4"))
    assert (table.changed(0)["health"], table.changed(1)) == (-1, {"health": -8})


def test_damage_of_the_duel_is_no_attack_but_can_be_prevented():
    table = Table(FOE, HERO)
    table.tokens(0, bounty=1)
    table.give(0, "not_this_time")
    table.strike("11223", "smack.2", HURT, (0, "respond", "card.not_this_time"), (0, "instance", "1"), rolls=("5", "4"))
    assert table.changed(0) == {"cp": -1, "hand": -1}  # all 3 prevented; the Bounty paid nobody
    assert table.changed(1) == {"health": -8}


# -- Quick Draw and Reload -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2])
@rule("T-24", "T-94")
def test_quick_draw_gains_a_reload_in_the_own_upkeep(level: int):
    for have, gained in ((0, 1), (1, 1), (2, 0)):
        table = Table(FOE, HERO)
        table.level(1, "quick_draw", level)
        table.tokens(1, reload=have)
        table.idle()
        assert table.changed(1).get("reload", 0) == gained
    assert Table(HERO, FOE).count(0, "reload") == 1


@pytest.mark.parametrize(("die", "added"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3)])
@rule("T-11", "T-55")
def test_reload_adds_half_its_die(die: str, added: int):
    table = duel()
    table.tokens(0, reload=1)
    table.strike("11223", "revolver.2", RELOAD, rolls=(VAIN, die))
    assert (table.changed(0), table.changed(1)) == ({"reload": -1}, {"health": -5 - added})


def test_two_reloads_roll_one_die_each():
    table = duel()
    table.tokens(0, reload=2)
    table.strike("11223", "revolver.2", RELOAD, RELOAD, rolls=(VAIN, "5", "1"))
    assert (table.changed(0), table.changed(1)) == ({"reload": -2}, {"health": -9})


def test_reload_may_come_before_the_defence():
    table = duel()
    table.tokens(0, reload=1)
    table.give(1, "tip_it")
    table.begin("11223", "revolver.2", rolls=(VAIN, "5"))
    assert table.asked == (1, "announced")
    table.say("respond", "pass")
    while table.asked[1] != "defense_rolled":
        table.say("respond", "pass")
    table.say("interrupt", "token.reload.0", 0)
    table.go()
    assert table.changed(1) == {"health": -8}


def test_reload_needs_an_attack():
    table = duel()
    table.level(0, "take_cover", 2)
    table.tokens(0, reload=1)
    table.strike("44516", "mark_the_target.0")
    assert table.count(0, "reload") == 1


@pytest.mark.parametrize(("answer", "rolls", "damage"), [(["0"], ("1", "6"), 8), ([], ("1",), 6)])
def test_quick_draw_2_may_reroll_the_reload_die_once(answer: list[str], rolls: tuple[str, ...], damage: int):
    table = duel()
    table.level(0, "quick_draw", 2)
    table.tokens(0, reload=1)
    table.strike("11223", "revolver.2", RELOAD, (0, "reroll", answer), rolls=(VAIN, *rolls))
    assert table.changed(1) == {"health": -damage}


def test_fill_em_with_lead_may_reroll_a_reload_die():
    table = duel()
    table.tokens(0, reload=1)
    table.strike("66666", "fill_em_with_lead.0", RELOAD, (0, "reroll", ["0"]), rolls=("1", "5"))
    assert table.changed(1) == {"health": -14, "bounty": 1, "knockdown": 1}


def test_other_attacks_reroll_no_reload_die():
    table = duel()
    table.tokens(0, reload=1)
    table.strike("66661", "deadeye.0", RELOAD, rolls=("1",))
    assert table.changed(1) == {"health": -7, "knockdown": 1}


def test_one_more_time_is_no_help_for_the_reload_die():
    table = duel()
    table.tokens(0, reload=1)
    table.give(0, "one_more_time", "tip_it")
    table.begin("66661", "deadeye.0", rolls=("1",))
    table.go(RELOAD, until="respond")
    assert table.asked == (0, "rolled")
    assert table.values("respond") == ("pass", "card.tip_it")


# -- cards -----------------------------------------------------------------------------------------------------------

CARDS = [
    Row(move="wanted", own={"cp": -2, "hand": -1}, foe={"bounty": 1}),
    Row(move="wanted", foe_has={"bounty": 1}, own={"cp": -2, "hand": -1}),
    Row(move="spin_the_chamber", own={"cp": -1, "hand": -1, "reload": 1}),
    Row(move="spin_the_chamber", has={"reload": 2}, own={"cp": -1, "hand": -1}),
    Row(move="roulette", answers=((0, "player", "1"),), rolls=("3",), own={"cp": -1, "hand": -1}, foe={"health": -2}),
    Row(move="roulette", answers=((0, "player", "1"),), rolls=("5",), own={"cp": -1, "hand": -1}, foe={"knockdown": 1}),
    Row(move="roulette", answers=((0, "player", "1"),), rolls=("6",), own={"cp": -1, "hand": -1}, foe={"bounty": 1}),
    Row(move="roulette", answers=((0, "player", "0"),), rolls=("1",), own={"cp": -1, "hand": -1, "health": -2}),
    Row(move="run_and_gun", rolls=("6",), own={"hand": -1, "reload": 2, "evasive": 1}),
    Row(move="run_and_gun", rolls=("5",)),
]  # fmt: skip


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-56", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, msgspec.structs.replace(row, has={"reload": 0, **row.has}))


@pytest.mark.parametrize(("dice", "added"), [("11223", 5), ("11234", 4), ("11245", 3), ("44566", 0)])
def test_eat_lead_adds_1_per_bullet_and_knocks_down_from_4_on(dice: str, added: int):
    table = duel()
    table.give(0, "eat_lead")
    table.strike("11223", "revolver.2", (0, "respond", "card.eat_lead"), rolls=(VAIN, dice))
    down = {"knockdown": 1} if added >= 4 else {}
    assert (table.changed(0), table.changed(1)) == ({"cp": -1, "hand": -1}, {"health": -5 - added, **down})


def test_wild_west_rerolls_the_reload_die_and_adds_1():
    table = duel()
    table.tokens(0, reload=1)
    table.give(0, "wild_west")
    answers = (RELOAD, (0, "respond", "card.wild_west"), (0, "reroll", ["0"]))
    table.strike("11223", "revolver.2", *answers, rolls=(VAIN, "1", "5"))
    assert table.changed(0) == {"cp": -1, "hand": -1, "reload": -1}
    assert table.changed(1) == {"health": -5 - 3 - 1}


def test_wild_west_adds_nothing_if_the_die_stays():
    table = duel()
    table.tokens(0, reload=1)
    table.give(0, "wild_west")
    answers = (RELOAD, (0, "respond", "card.wild_west"), (0, "reroll", []))
    table.strike("11223", "revolver.2", *answers, rolls=(VAIN, "6"))
    assert table.changed(1) == {"health": -8}


def test_wild_west_serves_every_reload_of_the_same_attack():
    table = duel()
    table.tokens(0, reload=2)
    table.give(0, "wild_west")
    again = (0, "reroll", ["0"])
    answers = (RELOAD, (0, "respond", "card.wild_west"), again, RELOAD, again)
    table.strike("11223", "revolver.2", *answers, rolls=(VAIN, "1", "5", "2", "4"))
    assert table.changed(0) == {"cp": -1, "hand": -1, "reload": -2}
    assert table.changed(1) == {"health": -5 - 3 - 1 - 2 - 1}


def test_wild_west_waits_for_a_reload():
    table = duel()
    table.give(0, "wild_west")
    table.strike("11223", "revolver.2", rolls=(VAIN,))
    assert "wild_west" in table.p(0).hand and table.changed(1) == {"health": -5}


# -- Bounty ----------------------------------------------------------------------------------------------------------


def bounty_on(hero: str = FOE, foe: str = HERO, **more: Any) -> Table:
    table = Table(hero, foe)
    table.tokens(1, bounty=1, **more)
    return table


@pytest.mark.parametrize(
    ("dice", "move", "rolls", "damage"), [("11223", "smack.2", ("1", "6"), 8), ("12466", "sturdy_blow.0", (), 4)]
)
@rule("T-55")
def test_bounty_adds_1_and_pays_the_attacker_1(dice: str, move: str, rolls: tuple[str, ...], damage: int):
    table = bounty_on()
    table.strike(dice, move, rolls=rolls)
    assert (table.changed(0)["cp"], table.changed(1)["health"]) == (1, -damage - 1)
    assert table.count(1, "bounty") == 1


def test_bounty_pays_even_if_all_damage_is_prevented():
    table = bounty_on(evasive=1)
    table.strike("12466", "sturdy_blow.0", (1, "respond", "token.evasive.0"), rolls=("1",))
    assert (table.changed(0), table.changed(1)) == ({"cp": 1}, {"evasive": -1})


def test_bounty_is_not_for_collateral_pure_upkeep_or_defence_damage():
    table = bounty_on("pyromancer")
    table.strike("55123", "burning_soul.0")
    assert (table.changed(0).get("cp", 0), table.changed(1)) == (0, {"health": -2})
    table = bounty_on("shadow_thief")
    table.strike("66612", "shadow_dance.0", rolls=("5",))
    assert (table.changed(0).get("cp", 0), table.changed(1)) == (0, {"health": -3})
    table = bounty_on(burn=1)
    table.idle()
    assert table.changed(1)["health"] == -2 and table.changed(0) == {}


def test_bounty_removed_after_targeting_keeps_the_cp_but_not_the_damage():
    table = bounty_on()
    table.give(1, "buh_bye", "not_this_time")
    table.set(1, cp=2)
    table.begin("12466", "sturdy_blow.0")
    while table.asked != (1, "last"):
        table.say("respond", "pass")
    assert table.changed(0) == {"cp": 1}
    table.go((1, "respond", "card.buh_bye"))
    assert (table.changed(0), table.changed(1)) == ({"cp": 1}, {"health": -4, "bounty": -1, "cp": -2, "hand": -1})


def test_bounty_removed_before_targeting_pays_nothing():
    table = bounty_on()
    table.give(1, "buh_bye")
    table.set(1, cp=2)
    table.begin("12466", "sturdy_blow.0")
    assert table.asked == (1, "activated")
    table.go((1, "respond", "card.buh_bye"))
    assert (table.changed(0), table.changed(1)) == ({}, {"health": -4, "bounty": -1, "cp": -2, "hand": -1})


def test_evasive_may_be_spent_after_the_defence_was_seen():
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1)
    table.begin("11223", "smack.2", rolls=("5", "4", "1"))
    table.go((1, "before_defense", "pass"), until="option")
    assert table.asked == (1, "option")
    table.go(HURT, (1, "respond", "token.evasive.0"))
    assert (table.changed(0), table.changed(1)) == ({"health": -3}, {"evasive": -1})
