"""The Shadow Thief, line by line of the sheet."""

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

HERO, FOE = "shadow_thief", "barbarian"
SHADOWS = {"shadows": 1}
SNEAK = {"sneak_attack": 1}

OFFENSE = [
    hit("dagger_strike.0", 1, "11255", 4),
    hit("dagger_strike.0", 1, "11235", 4, own={"cp": 1}),
    hit("dagger_strike.0", 1, "11233", 4, own={"cp": 1}),  # once, however many show
    hit("dagger_strike.0", 1, "11266", 4, foe={"poison": 1}),
    hit("dagger_strike.0", 1, "11236", 4, own={"cp": 1}, foe={"poison": 1}),
    hit("dagger_strike.1", 1, "11226", 6, foe={"poison": 1}),
    hit("dagger_strike.2", 1, "11222", 8),
    hit("dagger_strike.0", 2, "11236", 4, own={"cp": 1}, foe={"poison": 1}),
    hit("dagger_strike.0", 2, "11255", 4, own={"cp": 1, "hand": 1}),
    hit("dagger_strike.1", 2, "11225", 6, own={"cp": 1, "hand": 1}),
    hit("dagger_strike.2", 2, "11222", 8, own={"cp": 1}),
    calm("pickpocket.0", 1, "33125", own={"cp": 2}),
    calm("pickpocket.1", 1, "33425", own={"cp": 3}),
    calm("pickpocket.2", 1, "33445", own={"cp": 4}),
    calm("pickpocket.2", 1, "33444", own={"cp": 4}),  # decision: five bags pay as four
    calm("pickpocket.0", 1, "33126", own={"cp": 2}, foe={"cp": -1}),
    calm("pickpocket.0", 1, "33126", foe_cp=0, own={"cp": 2}),  # nothing to steal: all from the bank
    calm("pickpocket.2", 1, "33446", foe_cp=5, own={"cp": 4}, foe={"cp": -1}),
    calm("pickpocket.0", 2, "33125", own={"cp": 3}),
    calm("pickpocket.1", 2, "33425", own={"cp": 4}),
    calm("pickpocket.2", 2, "33445", own={"cp": 5}),
    calm("pickpocket.3", 2, "33444", own={"cp": 6}),
    calm("pickpocket.0", 2, "33166", foe_cp=5, own={"cp": 3}, foe={"cp": -2}),
    calm("pickpocket.0", 2, "33166", foe_cp=1, own={"cp": 3}, foe={"cp": -1}),
    hit("shifty_strike.0", 1, "12346", 3, own={"cp": 3}),  # half of 5, rounded up
    hit("shifty_strike.0", 1, "12346", 2, cp=1, own={"cp": 3}),
    hit("shifty_strike.0", 1, "12346", 8, cp=14, own={"cp": 1}),
    hit("shifty_strike.0", 2, "12346", 4, cp=3, own={"cp": 4}),
    hit("shadow_strike.0", 2, "11663", 3, cp=5, foe={"poison": 1}),
    hit("insidious_strike.0", 1, "12345", 5, own={"cp": 3}),
    hit("insidious_strike.0", 1, "12345", 15, cp=14, own={"cp": 1}),
    hit("insidious_strike.0", 2, "23456", 7, cp=3, own={"cp": 4}),
    calm("shank_attack.0", 2, "13562", own={"cp": 1, "sneak_attack": 1, "hand": 1}, foe={"poison": 1}),
    sure("shadow_dance.0", 1, "66612", 3, "pure", rolls=("5",), own={"shadows": 1, "sneak_attack": 1}),
    sure("shadow_dance.0", 1, "66612", 1, "pure", rolls=("1",), has=SHADOWS, own={"sneak_attack": 1}),
    sure("shadow_dance.0", 2, "66612", 3, "pure", rolls=("6",), own={"shadows": 1, "sneak_attack": 1, "hand": 1}),
    calm("carducopia.0", 1, "55124", own={"hand": 2}),
    calm("carducopia.0", 1, "55563", own={"hand": 3}, foe_hand=("tip_it",)),
    calm("carducopia.0", 2, "55124", own={"hand": 2, "cp": 1}),
    calm("carducopia.0", 2, "55516", foe_hand=("transference", "vegas_baby"), rolls=("2",),
         own={"hand": 3}, foe={"hand": -1}),
    calm("carducopia.0", 2, "55516", own={"hand": 3}),
    sure("shadow_shank.0", 1, "66666", 10, "ultimate", own={"cp": 3, "shadows": 1}),
    sure("shadow_shank.0", 1, "66666", 19, "ultimate", cp=11, has={"burn": 1, "poison": 2, "sneak_attack": 1},
         own={"cp": 3, "shadows": 1, "burn": -1, "poison": -2}),
]  # fmt: skip


@pytest.mark.parametrize("row", OFFENSE, ids=ident)
@rule("T-11", "T-32", "T-34", "T-63", "T-67")
def test_an_offensive_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row)


def test_random_discards_take_the_card_the_draw_names():
    table = Table(HERO, FOE)
    table.level(0, "carducopia", 2)
    table.give(1, "transference", "vegas_baby", "get_that_outta_here")
    table.strike("55516", "carducopia.0", rolls=("2",))
    assert table.p(1).hand == ["transference", "get_that_outta_here"]
    assert table.p(1).discard == ["vegas_baby"]


def test_damage_equal_to_cp_is_fixed_when_the_ability_is_activated():
    """Combat points spent afterwards do not lower it."""
    table = Table(HERO, FOE)
    table.give(0, "so_wild", "double_up")
    table.set(0, cp=4)
    table.strike("12345", "insidious_strike.0", rolls=(VAIN,), until="main")
    assert table.changed(1) == {"health": -7}
    table = Table(HERO, FOE)
    table.give(0, "double_up")
    table.give(1, "six_it")
    table.set(0, cp=4)
    table.begin("12345", "insidious_strike.0", rolls=("145",))
    assert table.asked == (1, "defense_rolled")
    table.say("interrupt", "card.double_up", 0)
    table.go()
    assert table.changed(0) == {"cp": 2, "hand": 1}
    assert table.changed(1) == {"health": -7 + 4}


@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 2)])
def test_pickpocket_steals_from_a_chosen_opponent(level: int, most: int):
    table = Table(HERO, FOE, "paladin", mode="free_for_all")
    table.level(0, "pickpocket", level)
    table.set(2, cp=9)
    table.strike("33126", "pickpocket.0", (0, "player", "2"))
    assert [table.changed(seat) for seat in (0, 1, 2)] == [{"cp": 1 + level}, {}, {"cp": -most}]


@rule("T-18")
def test_pickpocket_steals_even_what_the_limit_then_loses():
    table = Table(HERO, FOE)
    table.set(0, cp=14)
    table.strike("33126", "pickpocket.0")
    assert (table.changed(0), table.changed(1)) == ({"cp": 1}, {"cp": -1})


ATTACK = ("11223", "smack.2")


def shadow(dice: str, level: int = 1, **more) -> Row:
    return Row(move="shadow_defense", level=level, dice=dice, answers=((1, "defend", "shadow_defense"),), **more)


def counter(dice: str, level: int = 1, **more) -> Row:
    return Row(move="counter_strike", level=level, dice=dice, answers=((1, "defend", "counter_strike"),), **more)


DEFENSE = [
    shadow("1345", own={"health": -8}),
    shadow("1245", own={"health": -8}, foe={"poison": 1}),
    shadow("1122", own={"health": -8}, foe={"poison": 1}),
    shadow("3456", own={"health": -8, "sneak_attack": 1}),
    shadow("1266", own={"shadows": 1, "sneak_attack": 1}, foe={"poison": 1}),
    shadow("3466", own={"shadows": 1, "sneak_attack": 1}),
    shadow("6666", has=SNEAK, own={"shadows": 1}),
    shadow("34551", 2, own={"health": -8}),
    shadow("12345", 2, own={"health": -8}, foe={"poison": 1}),
    shadow("34566", 2, own={"shadows": 1, "sneak_attack": 1}),
    counter("33455", own={"health": -8}),
    counter("12345", own={"health": -8}, foe={"health": -2}),
    counter("12346", own={"health": -8}, foe={"health": -2, "poison": 1}),
    counter("33466", own={"health": -8}),
    counter("11122", 2, own={"health": -8}, foe={"health": -10}),
    counter("13346", 2, own={"health": -8}, foe={"health": -2, "poison": 1}),
]


@pytest.mark.parametrize("row", DEFENSE, ids=lambda row: f"{row.name}")
@rule("T-40", "T-42", "T-63", "T-64")
def test_a_defence_does_what_the_sheet_says(row: Row):
    check_defense(HERO, row, FOE, ATTACK)


def test_the_defence_is_named_before_the_roll_and_may_be_declined():
    table = Table(FOE, HERO)
    table.begin(*ATTACK)
    assert table.asked == (1, "defend")
    assert table.values("defend") == ("shadow_defense", "counter_strike", "none")
    table.say("defend", "none")
    assert table.changed(1) == {"health": -8}


CARDS = [
    Row(move="sneaky", own={"cp": -1, "hand": -1, "sneak_attack": 1}),
    Row(move="sneaky", has=SNEAK, own={"cp": -1, "hand": -1}),
    Row(move="poison_wound", own={"cp": -2, "hand": -1}, foe={"poison": 1}),
    Row(move="poison_wound", foe_has={"poison": 3}, own={"cp": -2, "hand": -1}),
    Row(move="shadow_coin", own={"cp": 2, "hand": -1}),
    Row(move="shadow_coin", has=SHADOWS, own={"cp": 3, "hand": -1}),
    Row(move="enter_the_shadows", cp=4, own={"cp": -4, "hand": -1, "shadows": 1}),
    Row(move="card_trick", foe_hand=("transference",), rolls=("1",), own={"cp": -2}, foe={"hand": -1}),
    Row(move="card_trick", has=SHADOWS, foe_hand=("transference",), rolls=("1",),
        own={"cp": -2, "hand": 1}, foe={"hand": -1}),
    Row(move="card_trick", own={"cp": -2}),
    Row(move="shadow_meld", rolls=("6",), own={"cp": 2, "hand": -1, "sneak_attack": 1}),
    Row(move="shadow_meld", rolls=("5",)),
]  # fmt: skip


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-66", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row)


@pytest.mark.parametrize("hidden", [False, True])
@rule("T-58", "T-61")
def test_wild_shadow_sets_one_die_or_two_with_shadows(hidden: bool):
    table = Table(HERO, FOE)
    table.tokens(0, shadows=int(hidden))
    table.give(0, "wild_shadow")
    table.set(0, cp=4)
    table.roll("11234")
    table.say("main", "end")
    table.say("interrupt", "card.wild_shadow", 0)
    assert len(table.values("set_die")) == 25
    table.say("set_die", "0.0.5", 0)
    if hidden:
        table.say("set_die", "0.1.6", 0)
    assert table.asked == (0, "roll")
    assert table.s.rolls[0].dice == ([5, 6, 2, 3, 4] if hidden else [5, 1, 2, 3, 4])
    assert table.changed(0) == {"cp": -4, "hand": -1}


def test_poison_wound_and_shadow_coin_are_instants_on_any_turn():
    table = Table(FOE, HERO)
    table.give(1, "poison_wound", "shadow_coin")
    table.play("poison_wound", seat=1)
    table.play("shadow_coin", seat=1)
    assert (table.changed(0), table.changed(1)) == ({"poison": 1}, {"hand": -2})


# -- statuses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "move"), [("11223", "smack.2"), ("12466", "sturdy_blow.0")])
def test_shadows_ignores_the_damage_and_rolls_no_defence(dice: str, move: str):
    table = Table(FOE, HERO)
    table.tokens(1, shadows=1)
    table.strike(dice, move)
    assert table.changed(1) == {} and table.count(1, "shadows") == 1


def test_shadows_lets_other_effects_through():
    table = Table("moon_elf", HERO)
    table.tokens(1, shadows=1)
    table.strike("12346", "entangling_shot.0")
    assert table.changed(1) == {"entangle": 1}


def test_shadows_ignores_collateral_of_an_opponent_s_phase():
    table = Table("pyromancer", HERO)
    table.tokens(1, shadows=1)
    table.strike("55123", "burning_soul.0")
    assert table.changed(1) == {}


def test_shadows_is_no_help_against_an_ultimate_or_in_upkeep():
    table = Table(FOE, HERO)
    table.tokens(1, shadows=1, burn=1)
    table.begin("66666", "rage.0", rolls=("12446",))
    assert table.changed(1) == {"health": -15}
    table.say("roll", list("01234"))
    table.say("announce", "none")
    table.end_turn()
    assert table.changed(1) == {"health": -17, "cp": 1, "hand": 1}


def test_shadows_works_while_stunned_and_the_extra_phase_comes():
    table = Table(FOE, HERO)
    table.tokens(1, shadows=1)
    table.begin("66661", "crit_bash.0", rolls=("12446",))
    assert table.asked == (0, "roll")
    assert table.changed(1) == {}


def test_shadows_goes_at_the_end_of_a_turn_that_began_with_it():
    table = Table(HERO, FOE)
    table.give(0, "enter_the_shadows")
    table.give(1, "transference")
    table.set(0, cp=4)
    table.play("enter_the_shadows")
    table.idle()
    assert table.count(0, "shadows") == 1  # this turn did not begin with it
    table.idle(dice="44612")
    table.give(0, "enter_the_shadows")
    table.set(0, cp=4)
    table.play("enter_the_shadows")  # again while held: nothing, and no delay
    table.idle()
    assert table.count(0, "shadows") == 0


def test_shadows_gained_in_another_s_turn_lasts_through_the_own_turn_that_begins_with_it():
    table = Table(FOE, HERO)
    table.strike(*ATTACK, (1, "defend", "shadow_defense"), rolls=("3466",))
    table.give(1, "transference")
    table.end_turn()
    assert table.count(1, "shadows") == 1
    table.idle()
    assert table.count(1, "shadows") == 0


@pytest.mark.parametrize("die", ["1", "6"])
@rule("T-55")
def test_sneak_attack_adds_the_die_before_the_defence(die: str):
    table = Table(HERO, FOE)
    table.tokens(0, sneak_attack=1)
    table.begin("11222", "dagger_strike.2", rolls=(die, VAIN))
    assert table.asked == (0, "activated")
    table.go((0, "respond", "token.sneak_attack.0"))
    assert (table.changed(0), table.changed(1)) == ({"sneak_attack": -1}, {"health": -8 - int(die)})


def test_sneak_attack_is_past_after_the_defence():
    table = Table(HERO, FOE)
    table.tokens(0, sneak_attack=1)
    table.begin("11222", "dagger_strike.2", rolls=(VAIN,))
    while table.asked[1] != "main":
        assert table.asked in ((0, "activated"), (0, "before_defense"))
        table.say("respond", "pass")
    assert table.changed(1) == {"health": -8}


def test_sneak_attack_is_not_for_collateral_damage():
    table = Table("pyromancer", FOE)
    table.tokens(0, sneak_attack=1)
    table.begin("55123", "burning_soul.0")
    assert table.asked == (0, "main") and table.count(0, "sneak_attack") == 1


def test_sneak_attack_needs_an_attack():
    table = Table(HERO, FOE)
    table.tokens(0, sneak_attack=1)
    table.begin("33125", "pickpocket.0")
    assert table.asked == (0, "main") and table.count(0, "sneak_attack") == 1


@pytest.mark.parametrize("tokens", [1, 2, 3])
@rule("T-24", "T-25")
def test_poison_takes_1_per_token_in_upkeep_and_stays(tokens: int):
    table = Table(HERO, FOE)
    table.tokens(1, poison=tokens)
    table.idle()
    assert table.changed(1) == {"health": -tokens, "cp": 1, "hand": 1}


@rule("T-94")
def test_poison_stacks_to_3():
    table = Table(HERO, FOE)
    table.tokens(1, poison=3)
    table.strike("11266", "dagger_strike.0", rolls=(VAIN,))
    assert table.changed(1) == {"health": -4}
