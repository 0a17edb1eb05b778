"""Ultimates and statuses (T-88..T-103)."""

from __future__ import annotations

import pytest

from engine.dice_throne.basics import limit, movable, removable
from engine.dice_throne.content import content
from tests.engine.dice_throne.table import HARMLESS, Table
from tests.rules import rule

NOTHING = "66666"
FOUR = ("barbarian", "moon_elf", "paladin", "gunslinger")


# -- ultimates -------------------------------------------------------------------------------------------------------


@rule("T-88")
def test_statuses_that_would_weaken_an_ultimate_are_ignored():
    table = Table("moon_elf", "shadow_thief")
    table.tokens(0, wither=2, parlay=1)
    table.tokens(1, shadows=1)
    table.strike("66666", "lunar_eclipse.0")
    assert table.changed(1)["health"] == -12


@rule("T-88", "T-74")
def test_an_ultimate_may_be_raised():
    table = Table("gunslinger", "moon_elf")
    table.tokens(0, reload=1)
    table.strike(
        "66666", "fill_em_with_lead.0", (0, "respond", "token.reload.0"), (0, "reroll", []), rolls=("6",)
    )  # fmt: skip
    assert table.changed(1)["health"] == -(10 + 3 + 1)  # the bounty it brings adds 1 as well


@rule("T-89", "T-90")
def test_opponents_do_nothing_from_activation_to_the_end_of_the_roll_phase():
    table = Table("barbarian", "paladin", "gunslinger", "moon_elf", mode="2v2")
    for seat in (1, 3):
        table.give(seat, "getting_paid", "not_this_time", "buh_bye")
        table.set(seat, cp=15)
    table.give(0, "get_some")
    table.set(0, cp=15)
    table.begin("66666", "rage.0", rolls=("3",))
    asked = []
    while table.asked and table.asked[1] == "announced":
        asked.append(table.asked[0])
        table.say("respond", "pass", table.asked[0])
    assert asked == [1, 3]  # the last chance
    assert table.asked == (0, "last")
    assert table.prompt("interrupt", 1) is None and table.prompt("interrupt", 3) is None
    table.roll("11122", "12346")
    table.go((0, "respond", "card.get_some"), until="roll")
    assert table.s.health[1] == 50 - 20
    assert table.prompt("interrupt", 3) is not None  # the roll phase is over; a new one began


@rule("T-90")
def test_altered_dice_stop_an_ultimate_before_its_activation():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild")
    table.set(1, cp=2)
    table.begin("66666", "rage.0")
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.0.1", 1)
    assert table.told("void") == [{"seat": 0}] and "rage.0" not in table.values("announce")


@rule("T-91", "T-36")
def test_under_an_ultimate_a_five_still_lets_the_opponents_choose():
    table = Table(*FOUR, mode="2v2")
    table.begin("66666", "rage.0", rolls=("5",))
    prompt = table.prompt("target")
    assert prompt is not None and prompt.seats == (1, 3)  # TR-9
    table.roll("12346")
    table.say("target", "3", 1)
    assert table.told("targets")[0] == {"seat": 0, "target": 3}


# -- statuses --------------------------------------------------------------------------------------------------------


@rule("T-92")
def test_tokens_have_a_polarity_and_lie_on_boards():
    polarities = {name: status.polarity for name, status in content().statuses.items()}
    assert (polarities["evasive"], polarities["burn"], polarities["cursed_doubloon"]) == (
        "positive", "negative", "unique",
    )  # fmt: skip
    table = Table("moon_elf", "barbarian")
    table.tokens(1, blind=1, entangle=1)
    assert dict(table.m.view(None).table.players[1].statuses) == {"blind": 1, "entangle": 1}


@rule("T-93", "T-70")
def test_tokens_come_from_cards_and_abilities_on_anyone():
    table = Table("moon_elf", "barbarian")
    table.give(0, "moon_magic")
    table.set(0, cp=4)
    table.play("moon_magic")
    assert table.changed(0) == {"evasive": 1, "cp": -4, "hand": -1}
    assert table.changed(1) == {"blind": 1, "entangle": 1, "targeted": 1}


@rule("T-94")
def test_tokens_beyond_the_limit_are_not_placed_unless_their_text_says_otherwise():
    table = Table("pyromancer", "moon_elf")
    table.tokens(0, fire_mastery=4)
    table.strike("11142", "fireball.0", rolls=(NOTHING,))
    assert table.count(0, "fire_mastery") == 5
    table = Table("cursed_pirate", "moon_elf")
    table.tokens(1, powder_keg=1)
    table.give(0, "light_it_up")
    table.play("light_it_up")
    assert table.count(1, "powder_keg") == 1 and table.changed(1) == {"health": -3}  # the first one explodes


@rule("T-95")
def test_a_raised_limit_is_the_raisers_own_and_lasts():
    table = Table("pyromancer", "moon_elf")
    table.give(0, "fire_up")
    table.set(0, cp=3)
    table.tokens(0, fire_mastery=5)
    table.play("fire_up")
    status = content().statuses["fire_mastery"]
    assert table.count(0, "fire_mastery") == 6
    assert (limit(table.s, 0, status), limit(table.s, 1, status)) == (6, 5)
    table.tokens(0, fire_mastery=0)
    assert limit(table.s, 0, status) == 6


@rule("T-96", "T-104")
def test_a_token_is_spent_at_any_time_its_text_allows():
    table = Table("barbarian", "moon_elf")
    table.tokens(1, evasive=1, burn=1)
    table.give(1, "vegas_baby")
    table.strike("45466", "none")
    table.end_turn((1, "respond", "token.evasive.0"), rolls=("1",))  # in upkeep as well
    assert "health" not in table.changed(1) and table.count(1, "evasive") == 0


@rule("T-97")
def test_persistent_tokens_stay_the_others_go_when_used():
    table = Table("barbarian", "moon_elf")
    table.tokens(1, burn=1, concussion=1)
    table.give(1, "vegas_baby")
    table.strike("45466", "none")
    table.end_turn()
    assert content().statuses["burn"].persistent and not content().statuses["concussion"].persistent
    assert table.changed(1) == {"health": -2, "concussion": -1}  # no income
    table = Table("moon_elf", "barbarian")
    table.tokens(1, targeted=1)
    table.strike("11146", "longbow.0", rolls=("111",))
    assert table.changed(1) == {"health": -5}


@rule("T-98")
def test_unique_tokens_follow_their_own_text():
    table = Table("barbarian", "cursed_pirate")
    table.tokens(1, cursed_doubloon=3, burn=1)
    table.give(0, "what_status_effects")
    table.play("what_status_effects")
    assert (table.count(1, "cursed_doubloon"), table.count(1, "burn")) == (3, 0)
    assert removable(table.s, 1) == [] and movable(table.s, 1) == []


@rule("T-99")
def test_one_token_goes_not_the_stack():
    table = Table("barbarian", "moon_elf")
    table.tokens(0, poison=3)
    table.tokens(1, evasive=2)
    table.give(0, "get_that_outta_here")
    table.say("main", "card.get_that_outta_here")
    assert set(table.values("token")) == {"0.poison", "1.evasive"}
    table.say("token", "0.poison")
    assert table.count(0, "poison") == 2


@rule("T-100")
def test_a_transfer_moves_one_token_where_there_is_room():
    table = Table("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(0, "transference")
    table.tokens(0, burn=1)
    table.tokens(1, burn=1, evasive=3)
    table.tokens(2, blessing_of_divinity=1)
    table.say("main", "card.transference")
    assert set(table.values("transfer")) == {
        "0.burn.2", "1.burn.2", "1.evasive.0", "1.evasive.2",
    }  # fmt: skip  # TR-10: not onto a full stack; the blessing forbids it
    table.say("transfer", "0.burn.2")
    assert [table.count(seat, "burn") for seat in range(3)] == [0, 1, 1]


@rule("T-101")
def test_automatic_statuses_ask_nobody():
    table = Table("barbarian", "moon_elf")
    table.tokens(1, burn=1, poison=1)
    table.give(1, "vegas_baby")
    table.strike("45466", "none")
    table.say("main", "end")
    assert table.asked == (1, "main") and table.changed(1)["health"] == -3


@rule("T-101")
def test_a_status_that_says_may_asks():
    table = Table("barbarian", "moon_elf")
    table.tokens(1, knockdown=1)
    table.give(1, HARMLESS)
    table.strike("45466", "none")
    table.end_turn()
    table.say("main", "end")
    assert table.asked == (1, "pay_or_skip") and table.values("pay_or_skip") == ("pay", "skip")


@rule("T-102", "T-143")
def test_companions_are_touched_by_their_own_rules_only():
    table = Table("barbarian", "moon_elf")
    table.p(0).companions["nyra"] = 4
    assert removable(table.s, 0) == []
    table.set(0, health=1)
    assert table.m.view(1).table.players[0].companions == (("nyra", 4),)
    table.m.leave(0, "resigned")
    assert table.p(0).companions == {}


@rule("T-103")
def test_a_passive_is_always_usable():
    table = Table("barbarian", "paladin")
    table.set(1, cp=3)
    assert "use.tithe.1" in table.values("interrupt", 1)  # pay 3: draw 1, also in another's main phase
    table.say("interrupt", "use.tithe.1", 1)
    assert table.changed(1) == {"cp": -3, "hand": 1}


# -- stun ------------------------------------------------------------------------------------------------------------


@rule("T-89", "T-96")
def test_a_stunned_player_does_nothing_and_is_struck_again():
    table = Table("barbarian", "paladin")
    table.give(1, "getting_paid", "not_this_time")
    table.tokens(1, protect=1)
    table.set(1, cp=15)
    table.begin("66661", "crit_bash.0", rolls=("12346",))
    assert table.asked == (0, "roll")  # nobody could respond in between
    assert table.changed(1) == {"health": -5} and table.told("extra_offense") == [{"seat": 0}]
    assert table.count(1, "stun") == 0 and table.s.forced == 1
    assert table.prompt("interrupt", 1) is not None


@pytest.mark.parametrize("removed", [True, False])
@rule("T-133", "T-105")
def test_a_teammate_may_take_the_stun_off(removed: bool):
    table = Table("barbarian", "paladin", "gunslinger", "moon_elf", mode="2v2")
    table.give(3, "buh_bye")
    table.set(3, cp=2)
    table.begin("66661", "crit_bash.0", rolls=("1",))
    if not removed:
        table.roll("12346")
        table.go(until="roll")
        assert table.told("extra_offense") == [{"seat": 0}]
        return
    table.go((3, "respond", "card.buh_bye"))
    assert table.told("extra_offense") == [] and table.s.phase == "main2"
