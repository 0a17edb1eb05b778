"""Black Widow: her deck, her upgrades and her tokens."""

from __future__ import annotations

import pytest

from tests.engine.dice_throne.table import (
    ALL,
    VAIN,
    Said,
    Table,
    bombs,
)
from tests.rules import rule

HERO, FOE = "black_widow", "barbarian"
SPEND: Said = (1, "respond", "token.agility.0")


# -- decks -----------------------------------------------------------------------------------------------------------

PLAIN = ("assemble", "recoil", "elude", "six_it", "so_wild")


def test_cunning_takes_every_upgrade_among_5_cards_and_orders_the_rest():
    table = Table(HERO, FOE)
    table.give(0, "cunning")
    table.top(0, "assemble", "hacked_2", "recoil", "grapple_2", "elude", "six_it")
    table.roll()
    table.say("main", "card.cunning")
    assert table.asked == (0, "order")
    assert set(table.values("order")) == {"assemble", "recoil", "elude"}
    table.go((0, "order", "assemble"), (0, "order", "recoil"))
    assert table.p(0).deck[-4:][::-1] == ["elude", "recoil", "assemble", "six_it"]
    assert table.changed(0) == {"cp": -2, "hand": 1}
    assert [event.args["card"] for event in table.events if event.kind == "fetched"] == ["hacked_2", "grapple_2"]


def covert(*top: str, hand: tuple[str, ...] = ()) -> Table:
    table = Table(HERO, FOE)
    table.give(0, *hand)
    table.top(0, *top)
    table.say("main", "token.covert_ops.0")
    return table


def test_covert_ops_puts_an_upgrade_from_the_hand_into_play_free():
    table = covert(*PLAIN[:3], hand=("vengeance_2",))
    assert table.asked == (0, "option")
    table.go((0, "option", "0"), (0, "free_upgrade", "vengeance_2"))
    assert table.p(0).levels == {"vengeance": 2}
    assert table.changed(0) == {"covert_ops": -1, "hand": -1}


def test_covert_ops_searches_when_no_upgrade_lies_on_top():
    table = covert(*PLAIN[:3])
    assert table.asked == (0, "reveal_and_search")  # no upgrade in hand: looking is the only way
    table.go((0, "reveal_and_search", "search"), (0, "search", "grapple_2"))
    assert "grapple_2" in table.p(0).hand and table.changed(0) == {"covert_ops": -1, "hand": 1}
    assert [event.kind for event in table.events if event.kind in ("showed", "fetched")] == ["showed", "fetched"]


def test_covert_ops_may_put_the_three_back_in_any_order():
    table = covert("assemble", "recoil", "elude", "six_it")
    table.say("reveal_and_search", "back")
    assert set(table.values("order")) == {"assemble", "recoil", "elude"}  # three cards, no more
    table.go((0, "order", "recoil"), (0, "order", "assemble"))
    assert table.p(0).deck[-4:][::-1] == ["elude", "assemble", "recoil", "six_it"]
    assert table.changed(0) == {"covert_ops": -1}


def test_covert_ops_only_orders_the_three_if_an_upgrade_is_among_them():
    table = covert("assemble", "hacked_2", "elude", "six_it")
    assert table.asked == (0, "order")
    table.go((0, "order", "assemble"), (0, "order", "elude"))
    assert table.p(0).deck[-3:][::-1] == ["hacked_2", "elude", "assemble"]
    assert table.changed(0) == {"covert_ops": -1}


def test_covert_ops_once_a_turn_in_the_own_main_phases():
    table = covert("assemble", "hacked_2", "elude")
    table.go((0, "order", "elude"), (0, "order", "hacked_2"))
    assert "token.covert_ops.0" not in table.values("main")
    table.strike("12446", "none")
    assert "token.covert_ops.0" not in table.values("main")
    other = Table(FOE, HERO)
    assert other.prompt("interrupt", 1) is None
    other.idle()
    assert "token.covert_ops.0" in other.values("main", 1)


def test_covert_ops_are_neither_removed_nor_moved():
    table = Table(HERO, FOE)
    table.give(0, "what_status_effects", "transference", "get_that_outta_here", "buh_bye")
    table.set(0, cp=9)
    assert [value for value in table.values("main") if value.startswith("card.")] == ["card.vegas_baby"]


# -- upgrades --------------------------------------------------------------------------------------------------------


@rule("T-17")
def test_she_begins_with_three_covert_ops():
    assert Table(HERO, FOE).count(0, "covert_ops") == 3 == Table(FOE, HERO).count(1, "covert_ops")


def test_baton_strike_2_reveals_an_opponent_s_hand_when_played():
    table = Table(HERO, FOE, "paladin", mode="free_for_all")
    table.give(0, "baton_strike_2")
    table.give(2, "tip_it", "six_it")
    table.play("baton_strike_2", (0, "player", "2"))
    shown = [event for event in table.events if event.kind == "revealed"]
    assert [(event.only, event.args["seat"], sorted(event.args["cards"])) for event in shown] == [
        ((0,), 2, ["six_it", "tip_it"])
    ]


def test_red_room_training_2_draws_for_every_other_upgrade():
    table = Table(HERO, FOE)
    table.give(0, "red_room_training_2", "hacked_2")
    table.set(0, cp=9)
    table.play("red_room_training_2")
    assert table.changed(0) == {"cp": -2, "hand": -1}  # not for itself
    table.play("hacked_2")
    assert table.changed(0) == {"cp": -3, "hand": -1}


def test_red_room_training_2_draws_for_fetched_upgrades_too():
    table = Table(HERO, FOE)
    table.level(0, "red_room_training", 2)
    table.strike("66666", "widows_bite.0", (0, "search", "hacked_2"), (0, "search", "vengeance_2"))
    assert table.changed(0) == {"hand": 2}


def test_upgrades_may_be_played_in_any_roll_phase():
    table = Table(HERO, FOE)
    table.give(0, "hacked_2")
    table.roll("12346")
    table.say("main", "end")
    table.say("interrupt", "card.hacked_2", 0)
    assert table.p(0).levels == {"hacked": 2} and table.changed(0) == {"cp": -1, "hand": -1}
    assert table.asked == (0, "roll")
    table = Table(FOE, HERO)
    table.give(1, "hacked_2", "recoil")
    table.strike("11223", "smack.2", (1, "respond", "card.hacked_2"), rolls=("666",))
    assert table.p(1).levels == {"hacked": 2} and table.changed(1) == {"health": -8, "cp": -1, "hand": -1}


def test_others_may_not_upgrade_in_a_roll_phase():
    table = Table(FOE, HERO)
    table.give(0, "smack_2")
    table.set(0, cp=9)
    table.roll("12346")
    table.say("main", "end")
    assert table.prompt("interrupt", 0) is None


def test_an_upgrade_after_the_activation_changes_the_count_but_not_the_text():
    """Widow's Gauntlets I, and then its own upgrade: still 6, but one upgrade more in play."""
    table = Table(HERO, FOE)
    table.give(0, "widows_gauntlets_2", "subversion")
    table.set(0, cp=5)
    table.begin("11233", "widows_gauntlets.0", rolls=(VAIN,))
    while table.asked != (0, "last"):
        table.say("respond", "pass")
    table.go((0, "respond", "card.widows_gauntlets_2"))
    assert table.changed(1) == {"health": -7}


def test_a_fifth_upgrade_after_the_activation_adds_its_1():
    table = Table(HERO, FOE)
    table.upgrades(0, 4, but=("sabotage", "baton_strike"))
    table.give(0, "sabotage_2", "subversion")
    table.set(0, cp=5)
    table.begin("33445", "baton_strike.2", rolls=(VAIN,))
    while table.asked != (0, "last"):
        table.say("respond", "pass")
    table.go((0, "respond", "card.sabotage_2"))
    assert table.changed(1) == {"health": -8}


@rule("T-30")
def test_opponents_may_still_alter_dice_after_an_upgrade():
    table = Table(HERO, FOE)
    table.give(0, "hacked_2")
    table.give(1, "helping_hand")
    table.roll("12346", "6")
    table.say("main", "end")
    table.say("interrupt", "card.hacked_2", 0)
    table.say("roll", ALL)
    table.say("announce", "hacked.0")
    assert table.asked == (1, "announced")
    table.go((1, "respond", "card.helping_hand"), (1, "reroll_die", "0.1"), until="announce")
    assert "hacked.0" not in table.values("announce")


# -- statuses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "taken"), [("1", 4), ("3", 4), ("4", 8), ("6", 8)])
@rule("T-11", "T-82")
def test_agility_prevents_half_on_1_to_3(die: str, taken: int):
    table = Table(FOE, HERO)
    table.tokens(1, agility=1)
    table.strike("11223", "smack.2", SPEND, rolls=("666", die))
    assert table.changed(1) == {"agility": -1, "health": -taken}


@rule("T-82", "T-85")
def test_two_agility_halve_the_same_subtotal_each():
    """15 - 8 - 8: everything is prevented."""
    table = Table(FOE, HERO)
    table.tokens(1, agility=2)
    table.strike("12345", "reckless.0", SPEND, SPEND, rolls=("666", "1", "2"))
    assert table.changed(1) == {"agility": -2} and table.changed(0) == {"time_bomb": 1}


def test_fixed_prevention_comes_before_the_half_whatever_the_order():
    table = Table(FOE, HERO)
    table.tokens(1, agility=1)
    table.give(1, "not_this_time")
    table.strike("12345", "reckless.0", SPEND, (1, "respond", "card.not_this_time"), rolls=("666", "1"))
    assert table.changed(1) == {"agility": -1, "health": -4, "cp": -1, "hand": -1}  # 15 - 6 = 9, half of it 5


@rule("T-88")
def test_agility_is_no_help_against_an_ultimate():
    table = Table("paladin", HERO)
    table.tokens(1, agility=2)
    table.strike("66666", "resolute_faith.0")
    assert table.changed(1) == {"health": -10}


@pytest.mark.parametrize(
    ("sides", "dice", "left", "damage"),
    [([2], ("1",), [1], 0), ([2], ("5",), [1], 0), ([2], ("6",), [], 0), ([1], ("6",), [], 0), ([1], ("5",), [], 4)],
)
@rule("T-24", "T-77")
def test_a_time_bomb_ticks_in_upkeep(sides: list[int], dice: tuple[str, ...], left: list[int], damage: int):
    table = Table(HERO, FOE)
    table.tokens(1, time_bomb=1)
    table.p(1).tokens["time_bomb"] = list(sides)
    table.idle(rolls=dice)
    assert bombs(table) == left
    assert table.changed(1).get("health", 0) == -damage


def test_each_of_two_bombs_rolls_its_own_die():
    table = Table(HERO, FOE)
    table.tokens(1, time_bomb=2)
    table.p(1).tokens["time_bomb"] = [1, 2]
    table.idle((1, "upkeep", "0"), rolls=("3", "4"))
    assert bombs(table) == [1]
    assert table.changed(1)["health"] == -4


def test_the_blast_of_a_bomb_may_be_prevented_without_a_defence():
    table = Table(HERO, FOE)
    table.tokens(1, time_bomb=1, protect=1)
    table.p(1).tokens["time_bomb"] = [1]
    table.idle((1, "respond", "token.protect.0"), rolls=("3",))
    assert table.changed(1)["health"] == -2


@pytest.mark.parametrize(("upgrades", "side"), [(5, 2), (6, 1)])
def test_a_bomb_starts_one_step_on_with_6_upgrades(upgrades: int, side: int):
    table = Table(HERO, FOE)
    table.upgrades(0, upgrades)
    table.give(0, "undercover_mission")
    table.play("undercover_mission")
    assert bombs(table) == [side]


@rule("T-94")
def test_two_bombs_are_the_limit():
    table = Table(HERO, FOE)
    table.tokens(1, time_bomb=2)
    table.strike("12346", "hacked.0", rolls=(VAIN,))
    assert table.changed(1) == {"health": -5}
