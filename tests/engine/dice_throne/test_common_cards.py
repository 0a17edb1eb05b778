"""The 18 cards of every deck, one by one, with their FAQ."""

from __future__ import annotations

import pytest

from tests.engine.dice_throne.table import ALL, VAIN, Row, Table, check_card, ident
from tests.rules import rule

HERO, FOE = "moon_elf", "barbarian"
PAID_1 = {"cp": -1, "hand": -1}

MAIN = [
    *(
        Row(move="vegas_baby", rolls=(str(die),), own={"hand": -1, "cp": (die + 1) // 2})
        for die in range(1, 7)
    ),
    Row(move="triple_up", own={"cp": -2, "hand": 2}),
    Row(move="double_up", own={"cp": -1, "hand": 1}),
    Row(move="getting_paid", own={"cp": 2, "hand": -1}),
    Row(move="getting_paid", cp=14, own={"cp": 1, "hand": -1}),
]  # fmt: skip


@pytest.mark.parametrize("row", MAIN, ids=ident)
@rule("T-11", "T-18", "T-48", "T-54")
def test_a_card_for_oneself_does_what_it_says(row: Row):
    if row.move == "vegas_baby":  # it is in the hand already
        table = Table(HERO, FOE)
        table.give(0, "transference")
        table.play("vegas_baby", rolls=row.rolls)
        assert (table.changed(0), table.changed(1)) == (row.own, {})
    else:
        check_card(HERO, row)


@pytest.mark.parametrize("card", ["triple_up", "double_up", "getting_paid"])
@rule("T-54")
def test_instants_are_for_the_turns_of_others_too(card: str):
    table = Table(FOE, HERO)
    table.give(1, card)
    table.play(card, seat=1)
    assert card in table.p(1).discard


@rule("T-18", "T-125")
def test_a_card_that_cannot_be_paid_is_not_offered():
    table = Table(HERO, FOE)
    table.give(0, "triple_up")
    table.set(0, cp=1)
    assert "card.triple_up" not in table.values("main")


# -- tokens ----------------------------------------------------------------------------------------------------------


@rule("T-100")
def test_transference_moves_one_token_from_a_chosen_player_to_another():
    table = Table(HERO, FOE, "paladin", mode="free_for_all")
    table.tokens(1, poison=2)
    table.tokens(0, evasive=1)
    table.give(0, "transference")
    table.say("main", "card.transference")
    assert set(table.values("transfer")) == {"0.evasive.1", "0.evasive.2", "1.poison.0", "1.poison.2"}
    table.go((0, "transfer", "1.poison.2"))
    assert [table.changed(seat) for seat in range(3)] == [{"cp": -2, "hand": -1}, {"poison": -1}, {"poison": 1}]


@rule("T-100")
def test_transference_moves_nothing_onto_a_full_stack():
    table = Table(HERO, FOE)
    table.tokens(0, burn=1)
    table.tokens(1, burn=1)
    table.give(0, "transference")
    assert "card.transference" not in table.values("main")


@rule("T-99")
def test_what_status_effects_takes_every_token_of_a_chosen_player():
    table = Table(HERO, FOE)
    table.tokens(0, evasive=2)
    table.tokens(1, poison=3, burn=1)
    table.give(0, "what_status_effects")
    table.play("what_status_effects", (0, "player", "1"))
    assert (table.changed(0), table.changed(1)) == ({"cp": -2, "hand": -1}, {"poison": -3, "burn": -1})
    table = Table(HERO, FOE)
    table.tokens(0, evasive=2)
    table.tokens(1, poison=3, burn=1)
    table.give(0, "what_status_effects")
    table.play("what_status_effects", (0, "player", "0"))
    assert (table.changed(0), table.changed(1)) == ({"cp": -2, "hand": -1, "evasive": -2}, {})


@pytest.mark.parametrize(("card", "price"), [("get_that_outta_here", 1), ("buh_bye", 2)])
@rule("T-99")
def test_removal_takes_one_token_and_not_the_stack(card: str, price: int):
    table = Table(HERO, FOE)
    table.tokens(0, evasive=2)
    table.tokens(1, poison=3, burn=1)
    table.give(0, card)
    table.roll()
    table.say("main", f"card.{card}")
    assert set(table.values("token")) == {"0.evasive", "1.poison", "1.burn"}
    table.go((0, "token", "1.poison"))
    assert (table.changed(0), table.changed(1)) == ({"cp": -price, "hand": -1}, {"poison": -1})


@pytest.mark.parametrize("card", ["transference", "what_status_effects", "get_that_outta_here", "buh_bye"])
@rule("T-125")
def test_cards_about_tokens_need_a_token(card: str):
    table = Table(HERO, FOE)
    table.give(0, card)
    assert f"card.{card}" not in table.values("main")


def test_buh_bye_is_an_instant_and_get_that_outta_here_is_not():
    table = Table(FOE, HERO)
    table.tokens(1, poison=1)
    table.give(1, "buh_bye", "get_that_outta_here")
    assert table.values("interrupt", 1) == ("card.buh_bye",)
    table.play("buh_bye", seat=1)
    assert table.changed(1) == {"poison": -1, "cp": -2, "hand": -1}


# -- dice ------------------------------------------------------------------------------------------------------------


def rolling(dice: str, *cards: str, seat: int = 0, heroes: tuple[str, ...] = (HERO, FOE), **options: str) -> Table:
    """Seat 0 has rolled these dice; a seat holds these cards and 5 CP."""
    table = Table(*heroes, **options)
    table.give(seat, *cards)
    table.set(seat, cp=5)
    table.roll(dice)
    table.say("main", "end")
    return table


def dice(table: Table) -> list[int]:
    return table.s.rolls[0].dice


@rule("T-58", "T-61")
def test_tip_it_changes_a_die_by_one_and_never_around():
    table = rolling("12566", "tip_it")
    table.say("interrupt", "card.tip_it", 0)
    assert table.values("set_die") == ("0.0.2", "0.1.1", "0.1.3", "0.2.4", "0.2.6", "0.3.5", "0.4.5")
    table.say("set_die", "0.1.3", 0)
    assert dice(table) == [1, 3, 5, 6, 6] and table.changed(0) == PAID_1


def test_tip_it_works_on_the_die_of_a_main_phase_card():
    """It is an instant; roll phase cards would have to wait for a roll phase."""
    table = Table(HERO, FOE)
    table.give(0, "transference")
    table.give(1, "tip_it", "six_it")
    table.set(1, cp=5)
    table.roll("3")
    table.say("main", "card.vegas_baby")
    assert table.asked == (1, "rolled") and table.values("respond") == ("pass", "card.tip_it")
    table.go((1, "respond", "card.tip_it"), (1, "set_die", "0.0.2"))
    assert table.changed(0) == {"cp": 1, "hand": -1}


@pytest.mark.parametrize(("card", "price", "count"), [("so_wild", 2, 1), ("twice_as_wild", 3, 2)])
def test_wild_cards_set_any_dice_to_any_values(card: str, price: int, count: int):
    for seat in (0, 1):  # one's own dice, or an opponent's
        table = rolling("11234", card, seat=seat)
        table.say("interrupt", f"card.{card}", seat)
        assert len(table.values("set_die", seat)) == 25  # five other values for each of five dice
        table.say("set_die", "0.4.6", seat)
        if count == 2:
            table.say("set_die", "0.0.6", seat)
        assert dice(table) == ([6, 1, 2, 3, 6] if count == 2 else [1, 1, 2, 3, 6])
        assert table.changed(seat) == {"cp": -price, "hand": -1}
        assert table.asked == (0, "roll")


def test_six_it_and_samesies_are_for_own_dice():
    table = rolling("11234", "six_it", "samesies", seat=1)
    assert table.prompt("interrupt", 1) is None
    table = rolling("11264", "six_it", "samesies")
    table.say("interrupt", "card.six_it", 0)
    assert table.values("set_die") == ("0.0.6", "0.1.6", "0.2.6", "0.4.6")
    table.say("set_die", "0.4.6", 0)
    assert dice(table) == [1, 1, 2, 6, 6] and table.changed(0) == PAID_1


@rule("T-57")
def test_samesies_copies_another_own_die_of_the_same_roll():
    table = rolling("11264", "samesies")
    table.say("interrupt", "card.samesies", 0)
    assert [value for value in table.values("set_die") if value.startswith("0.2.")] == ["0.2.1", "0.2.4", "0.2.6"]
    assert "0.0.1" not in table.values("set_die") and "0.0.3" not in table.values("set_die")
    table.say("set_die", "0.2.6", 0)
    assert dice(table) == [1, 1, 6, 6, 4] and table.changed(0) == PAID_1


def test_samesies_does_not_copy_from_a_roll_of_another_purpose():
    """The evasive die stands alone: there is no second die of its roll."""
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1)
    table.give(1, "samesies")
    table.begin("11223", "smack.2", rolls=("66666", "3"))
    table.go((1, "respond", "token.evasive.0"))
    assert table.changed(1) == {"health": -8, "evasive": -1}  # nobody was asked about the die


@rule("T-58")
def test_try_try_again_rerolls_up_to_2_dice_one_at_a_time_also_the_same_twice():
    table = rolling("11264", "try_try_again")
    table.roll("5", "6")
    table.say("interrupt", "card.try_try_again", 0)
    table.say("reroll_die", "0.0", 0)
    assert dice(table) == [5, 1, 2, 6, 4]
    table.say("reroll_die", "0.0", 0)
    assert dice(table) == [6, 1, 2, 6, 4] and table.changed(0) == PAID_1
    assert table.asked == (0, "roll")
    table = rolling("11264", "try_try_again")
    table.roll("5")
    table.say("interrupt", "card.try_try_again", 0)
    table.say("reroll_die", "0.0", 0)
    table.say("reroll_die", "stop", 0)
    assert dice(table) == [5, 1, 2, 6, 4]


def test_try_try_again_is_for_oneself_and_a_teammate_only():
    for seat, offered in ((1, False), (2, True), (3, False)):
        heroes = (HERO, FOE, "paladin", "pyromancer")
        table = rolling("11264", "try_try_again", seat=seat, heroes=heroes, mode="2v2")
        assert (table.prompt("interrupt", seat) is not None) == offered


@rule("T-30")
def test_helping_hand_forces_an_opponent_to_reroll_one_die():
    table = rolling("11223", "helping_hand", seat=1)
    table.say("roll", ALL)
    table.roll("6")
    table.say("announce", "longbow.2")
    table.say("respond", "card.helping_hand", 1)
    assert "stop" not in table.values("reroll_die", 1)  # mandatory once played
    table.say("reroll_die", "0.0", 1)
    assert table.asked == (0, "announce") and dice(table) == [6, 1, 2, 2, 3]
    assert table.changed(1) == PAID_1
    table = rolling("11223", "helping_hand")
    assert table.prompt("interrupt", 0) is None  # not for own dice


@rule("T-28", "T-30")
def test_one_more_time_gives_one_more_attempt_with_up_to_5_dice():
    table = rolling("11264", "one_more_time")
    table.roll("1", "2")
    table.say("roll", ["0", "1", "2", "3"])
    table.say("roll", ["0", "1", "2", "3"])
    assert table.asked == (0, "announce") and "roll" not in table.values("announce")
    table.say("interrupt", "card.one_more_time", 0)
    assert "roll" in table.values("announce") and table.changed(0) == PAID_1
    table.say("announce", "roll")
    table.roll("66666")
    table.say("roll", [])
    assert dice(table) == [6, 6, 6, 6, 6] and table.asked == (0, "announce")


@rule("T-41", "T-117")
def test_better_d_rolls_defence_dice_again():
    table = Table(FOE, HERO)
    table.give(1, "better_d")
    table.strike("11223", "smack.2", (1, "respond", "card.better_d"), (1, "reroll", ["0", "1"]), rolls=("66666", "45"))
    assert table.changed(1) == {"health": -4, "hand": -1}


def test_better_d_waits_for_a_defence():
    table = rolling("11264", "better_d")
    assert table.prompt("interrupt", 0) is None


def test_roll_cards_wait_for_a_roll_phase():
    table = Table(HERO, FOE)
    table.give(
        0, "so_wild", "six_it", "twice_as_wild", "try_try_again", "helping_hand", "not_this_time", "one_more_time"
    )
    table.set(0, cp=9)
    assert [value for value in table.values("main") if value.startswith("card.")] == ["card.vegas_baby"]


@rule("T-118")
def test_dice_of_a_status_may_be_changed_too():
    table = Table(FOE, HERO)
    table.tokens(1, evasive=1)
    table.give(0, "so_wild")
    table.begin("11223", "smack.2", rolls=("66666", "1"))
    table.go((1, "respond", "token.evasive.0"), (0, "respond", "card.so_wild"), (0, "set_die", "0.0.3"))
    assert table.changed(1) == {"health": -8, "evasive": -1}


# -- Not This Time! --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "dice", "move", "rolls", "left"),
    [
        (FOE, "11223", "smack.2", ("66666",), 2),
        (FOE, "12466", "sturdy_blow.0", (), 0),
        ("pyromancer", "55553", "burning_soul.0", (), 0),
    ],
)
@rule("T-73", "T-74", "T-81")
def test_not_this_time_prevents_6_of_almost_any_damage(
    hero: str, dice: str, move: str, rolls: tuple[str, ...], left: int
):
    table = Table(hero, HERO)
    table.give(1, "not_this_time")
    table.strike(dice, move, (1, "respond", "card.not_this_time"), rolls=rolls)
    assert table.changed(1) == {**PAID_1, **({"health": -left} if left else {})}


@rule("T-88", "T-89")
def test_not_this_time_is_no_help_against_an_ultimate():
    table = Table("paladin", HERO)
    table.give(1, "not_this_time")
    table.strike("66666", "resolute_faith.0")
    assert table.changed(1) == {"health": -10}


@rule("T-56", "T-133")
def test_not_this_time_protects_a_chosen_player():
    table = Table(FOE, HERO, "paladin", "pyromancer", mode="2v2")
    table.give(3, "not_this_time")
    table.strike("11223", "smack.2", (3, "respond", "card.not_this_time"), rolls=("1", "66666"))
    assert table.s.health[1] == 48 and table.changed(3)["cp"] == -1


def test_not_this_time_is_no_upkeep_card():
    """It is a roll phase card: phases 4 to 6 only."""
    table = Table(HERO, FOE)
    table.tokens(1, poison=3)
    table.give(1, "not_this_time")
    table.idle()
    assert table.changed(1)["health"] == -3


def test_two_dice_of_twice_as_wild_may_be_one_after_all():
    table = rolling("11234", "twice_as_wild")
    table.say("interrupt", "card.twice_as_wild", 0)
    table.say("set_die", "0.4.6", 0)
    assert "stop" in table.values("set_die")
    table.say("set_die", "stop", 0)
    assert dice(table) == [1, 1, 2, 3, 6]


def test_the_vain_defence_of_these_tests_is_vain():
    table = Table(HERO, FOE)
    table.strike("11223", "longbow.2", rolls=(VAIN,))
    assert table.changed(1) == {"health": -7}
