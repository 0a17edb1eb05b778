"""Windows, priority, interruption: whom to ask and when to skip (T-104..T-128)."""

from __future__ import annotations

import pytest

from engine.dice_throne.windows import order
from tests.engine.dice_throne.table import ALL, Table
from tests.rules import rule

NOTHING = "66666"
FOUR = ("barbarian", "moon_elf", "paladin", "gunslinger")


def rich(*heroes: str, mode: str = "duel", **options: str) -> Table:
    table = Table(*heroes, mode=mode, **options)
    for seat in range(len(heroes)):
        table.set(seat, cp=15)
    return table


# -- what may be answered --------------------------------------------------------------------------------------------


@rule("T-104", "T-125")
def test_instants_and_tokens_in_every_window_roll_cards_in_the_roll_phase():
    table = rich("barbarian", "moon_elf")
    table.give(1, "getting_paid", "so_wild", "longbow_2", "moon_magic", "volley")
    table.tokens(1, evasive=1)
    assert table.values("interrupt", 1) == ("card.getting_paid",)  # main phase: no dice, no damage, not one's own
    table.roll("11145")
    table.say("main", "end")
    assert table.values("interrupt", 1) == ("card.getting_paid", "card.so_wild")
    table.say("roll", ALL)
    table.say("announce", "smack.0")
    table.say("respond", "pass", 1)
    assert table.asked == (1, "before_defense")
    assert table.values("respond", 1) == ("pass", "card.getting_paid", "token.evasive.0")  # the dice are used


@rule("T-125", "T-18")
def test_what_cannot_be_paid_or_has_no_object_is_no_legal_response():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild", "buh_bye")
    table.set(1, cp=1)
    table.roll("11145")
    table.say("main", "end")
    assert table.prompt("interrupt", 1) is None  # so_wild costs 2
    table.set(1, cp=2)
    assert table.values("interrupt", 1) == ("card.so_wild",)  # no token on any board for buh_bye


# -- priority --------------------------------------------------------------------------------------------------------


@rule("T-105")
def test_the_two_rulesets_ask_in_their_own_order():
    for ruleset, expected in (("marvel_1.1", [2, 0, 1]), ("v2.2", [2, 0, 1])):
        table = rich("barbarian", "moon_elf", "paladin", mode="free_for_all", ruleset=ruleset)
        table.s.active = 2
        assert order(table.s, "upkeep") == expected  # clockwise from the active player
    table = rich("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(0, "get_some")
    table.begin("12466", "sturdy_blow.0")
    table.say("target", "2")
    assert order(table.s, "last") == [0, 2, 1]  # attacker, defender, others
    table.s.modern = False
    assert order(table.s, "last") == [0, 1, 2]


@pytest.mark.parametrize("ruleset", ["marvel_1.1", "v2.2"])
@rule("T-105", "T-106", "T-123")
def test_only_marvel_lets_the_active_player_go_before_a_declared_token(ruleset: str):
    table = rich("barbarian", "paladin", ruleset=ruleset)
    table.tokens(1, protect=1)
    table.give(0, "buh_bye")
    table.begin("12466", "sturdy_blow.0")
    table.go((0, "activated", "pass"), (0, "last", "pass"), (1, "last", "token.protect.0"), until="respond")
    if ruleset == "marvel_1.1":
        assert table.asked == (0, "go_first")
        table.say("respond", "pass", 0)
    else:
        assert table.asked != (0, "go_first")  # what is declared stands
    table.go()
    assert table.changed(1) == {"health": -2, "protect": -1}


@rule("T-106")
def test_a_response_without_its_object_is_taken_back_unpaid():
    table = rich("paladin", "barbarian")
    table.tokens(0, accuracy=1)
    table.give(1, "buh_bye")
    table.begin("12345", "holy_attack.1")
    table.go((0, "activated", "pass"), (1, "respond", "card.buh_bye"), until="respond")
    assert table.asked == (0, "go_first")
    table.say("respond", "token.accuracy.0", 0)
    assert table.told("taken_back") == [{"seat": 1}]
    assert "buh_bye" in table.p(1).hand and table.p(1).cp == 15  # TR-11


@rule("T-107", "T-109", "T-111")
def test_a_main_phase_card_can_be_interrupted_between_declaration_and_effect():
    table = rich("barbarian", "moon_elf")
    table.give(0, "what_status_effects")
    table.give(1, "buh_bye")
    table.tokens(0, poison=2)
    table.say("main", "card.what_status_effects")
    assert table.asked == (1, "go_first") and table.p(0).cp == 15  # not yet paid
    table.say("respond", "pass", 1)
    assert table.p(0).tokens == {} and table.p(0).cp == 13


@rule("T-111", "T-54")
def test_cards_may_be_played_before_a_hand_is_robbed():
    table = rich("shadow_thief", "moon_elf")
    table.give(0, "card_trick")
    table.give(1, "getting_paid", "so_wild")
    table.set(1, cp=0)
    table.say("main", "card.card_trick")
    assert table.asked == (1, "go_first") and table.values("respond", 1) == ("pass", "card.getting_paid")
    table.roll("1")
    table.say("respond", "card.getting_paid", 1)
    table.go()
    assert table.p(1).discard == ["getting_paid", "so_wild"] and table.p(1).cp == 2


@rule("T-111")
def test_nobody_is_asked_about_a_card_that_nothing_could_affect():
    table = rich("barbarian", "moon_elf")
    table.give(0, "concuss", "smack_2")
    table.give(1, "getting_paid", "buh_bye", "evade")
    table.say("main", "card.smack_2")
    assert table.asked == (0, "main")
    table.say("main", "card.concuss")
    assert table.asked == (0, "main") and table.count(1, "concussion") == 1


@rule("T-108", "T-54")
def test_play_resumes_where_it_stopped():
    table = rich("barbarian", "moon_elf")
    table.give(1, "getting_paid")
    table.roll("11145")
    table.say("main", "end")
    before = table.prompt("roll")
    table.say("interrupt", "card.getting_paid", 1)
    after = table.prompt("roll")
    assert before == after  # the very same question, under the same id


@rule("T-108")
def test_a_window_closes_when_all_asked_pass_in_a_row():
    table = rich("barbarian", "paladin")
    table.give(0, "get_some")
    table.give(1, "absolution", "not_this_time")
    table.begin("12466", "sturdy_blow.0")
    table.say("respond", "pass", 0)
    table.roll("3")
    table.say("respond", "card.absolution", 1)
    assert table.asked == (1, "rolled")  # the own die could be rolled again for a tithe
    table.say("respond", "pass", 1)
    assert table.asked == (1, "last")  # who acted goes on
    table.say("respond", "pass", 1)
    assert table.asked == (0, "last")  # the attacker is asked once more
    table.say("respond", "pass", 0)
    assert table.asked == (0, "main")


# -- row by row ------------------------------------------------------------------------------------------------------


@rule("T-110", "T-25")
def test_upkeep_asks_whoever_could_do_something_about_the_damage():
    table = rich("barbarian", "paladin")
    table.tokens(1, burn=1)
    table.give(1, "vegas_baby", "not_this_time", "getting_paid")
    table.strike("45466", "none")
    table.say("main", "end")
    assert table.asked == (1, "main")  # a roll card has no place in upkeep, money helps nothing
    table = rich("barbarian", "moon_elf")
    table.tokens(1, burn=1)
    table.give(1, "vegas_baby", "evade")
    table.strike("45466", "none")
    table.say("main", "end")
    assert table.asked == (1, "upkeep")  # an instant that brings protection
    table.roll("2")
    table.say("respond", "card.evade", 1)
    table.say("player", "1", 1)
    table.say("respond", "token.evasive.0", 1)
    assert "health" not in table.changed(1)


@rule("T-112")
def test_between_attempts_play_waits_for_nobody():
    table = rich("barbarian", "moon_elf")
    table.give(1, "so_wild", "helping_hand", "tip_it")
    table.roll("11145", "66")
    table.say("main", "end")
    assert table.asked == (0, "roll")
    prompt = table.prompt("interrupt", 1)
    assert prompt is not None and prompt.optional  # TR-12: a button, no question
    table.say("roll", ["0", "1", "2"])
    assert table.asked == (0, "roll")


@rule("T-113")
def test_after_the_announcement_opponents_then_teammates():
    table = rich(*FOUR, mode="2v2")
    for seat in range(4):
        table.give(seat, "so_wild")
    table.begin("11145", "smack.0", rolls=("1", NOTHING))
    asked = []
    while table.asked and table.asked[1] == "announced":
        asked.append(table.asked[0])
        table.say("respond", "pass", table.asked[0])
    assert asked == [1, 3, 2]  # the active player has just decided


@rule("T-113", "T-30")
def test_the_active_player_comes_last_if_somebody_acted_without_changing_dice():
    table = rich("barbarian", "moon_elf")
    table.give(0, "buh_bye")
    table.give(1, "so_wild", "evade")
    table.begin("11145", "smack.0")
    table.say("respond", "card.evade", 1)
    table.say("player", "1", 1)
    table.say("respond", "pass", 1)
    assert table.asked != (0, "announced")  # a removal can wait for the activation
    table = rich("barbarian", "moon_elf")
    table.give(0, "six_it")
    table.give(1, "so_wild", "evade")
    table.begin("11145", "smack.0")
    table.say("respond", "card.evade", 1)
    table.say("player", "1", 1)
    table.say("respond", "pass", 1)
    assert table.asked == (0, "announced")


@rule("T-113")
def test_nothing_announced_asks_only_teammates():
    table = rich(*FOUR, mode="2v2")
    for seat in (1, 2, 3):
        table.give(seat, "so_wild")
    table.begin("11456", "none")
    assert table.asked == (2, "announced")
    table.say("respond", "card.so_wild", 2)
    table.say("set_die", "0.2.1", 2)
    assert table.asked == (0, "announce") and "smack.0" in table.values("announce")


@rule("T-113")
def test_without_a_dice_card_nobody_is_asked_after_the_announcement():
    table = rich("barbarian", "moon_elf")
    table.give(1, "getting_paid", "evade", "not_this_time")
    table.begin("11145", "smack.0", rolls=(NOTHING,))
    assert table.asked == (1, "last")


@rule("T-114")
def test_after_activation_tokens_that_must_be_spent_before_the_defence():
    table = rich("paladin", "moon_elf")
    table.tokens(0, accuracy=1)
    table.begin("12345", "holy_attack.1")
    assert table.asked == (0, "activated")
    table.say("respond", "token.accuracy.0", 0)
    assert table.changed(1) == {"health": -8} and table.told("defends") == []


@rule("T-114", "T-116")
def test_who_passed_is_not_asked_again_for_the_same():
    table = rich("paladin", "moon_elf")
    table.tokens(0, accuracy=1)
    table.begin("12345", "holy_attack.1")
    assert table.asked == (0, "activated")
    table.roll(NOTHING)
    table.say("respond", "pass", 0)
    assert len(table.told("defends")) == 1  # no second question before the defence


@rule("T-89", "T-90", "T-118")
def test_before_its_activation_an_ultimate_closes_nothing():
    table = rich("barbarian", "moon_elf")
    table.tokens(0, blind=1)
    table.give(1, "so_wild")
    table.begin("66666", "rage.0", rolls=("5",))
    table.say("respond", "pass", 1)  # the announcement
    assert table.asked == (1, "rolled")  # the die of Blind falls at the end of the roll phase, before the activation
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.0.1", 1)
    assert table.told("failed") == [{"seat": 0}] and table.s.health[1] == 50


@rule("T-115")
def test_one_legal_target_is_not_asked_for():
    table = Table("barbarian", "moon_elf", "paladin", mode="king_of_the_hill")
    table.m.leave(2, "resigned")
    table.begin("12466", "sturdy_blow.0")
    assert table.asked == (0, "main") and table.s.health[1] == 31


@rule("T-116")
def test_one_defence_and_nothing_to_spend_is_rolled_at_once():
    table = rich("barbarian", "moon_elf")
    table.begin("11145", "smack.0", rolls=(NOTHING,))
    assert table.asked == (0, "main") and len(table.told("defends")) == 1


@rule("T-117", "T-41")
def test_after_the_defensive_roll_anybody_may_alter_it():
    table = rich("barbarian", "moon_elf")
    table.give(0, "so_wild")
    table.begin("11145", "smack.0", rolls=("44666",))
    assert table.asked == (0, "defense_rolled")
    table.say("respond", "card.so_wild", 0)
    table.say("set_die", "0.0.6", 0)
    assert table.changed(1) == {"health": -4}  # one foot only: nothing is halved
    table = rich("barbarian", "moon_elf")
    table.give(1, "better_d")
    table.begin("11145", "smack.0", rolls=("16666",))
    table.say("respond", "card.better_d", 1)
    table.roll("4455")
    table.say("reroll", ["1", "2", "3", "4"], 1)
    assert table.changed(1)["health"] == -2


@rule("T-118")
def test_after_a_roll_inside_an_effect_anybody_may_alter_it():
    table = rich("barbarian", "moon_elf")
    table.give(1, "tip_it")
    table.begin("12366", "overpower.0", rolls=("446",))
    table.say("respond", "pass", 1)
    assert table.asked == (1, "rolled")
    table.say("respond", "card.tip_it", 1)
    table.roll(NOTHING)
    table.say("set_die", "0.2.5", 1)
    assert table.changed(1) == {"health": -13, "cp": -1, "hand": -1}  # below 14: no concussion


@rule("T-119")
def test_at_a_then_those_who_could_take_a_token_are_asked():
    table = rich("pyromancer", "moon_elf")
    table.give(1, "buh_bye", "getting_paid")
    table.begin("12346", "hot_streak.0")
    assert table.asked == (1, "then")
    table = rich("pyromancer", "moon_elf")
    table.give(1, "getting_paid")
    table.begin("12346", "hot_streak.0", rolls=(NOTHING,))
    assert table.asked == (1, "last")


@rule("T-120")
def test_a_choice_with_one_legal_option_is_made_unasked():
    table = rich("moon_elf", "barbarian")
    table.give(0, "moon_magic")
    table.play("moon_magic")  # one opponent: no question
    assert table.count(1, "blind") == 1


@rule("T-121", "T-43")
def test_the_defenders_last_chance_offers_everything_legal():
    table = rich("barbarian", "moon_elf")
    table.give(1, "getting_paid", "not_this_time", "double_up")
    table.begin("11145", "smack.0", rolls=(NOTHING,))
    assert table.asked == (1, "last")
    assert set(table.values("respond", 1)) == {"pass", "card.getting_paid", "card.not_this_time", "card.double_up"}
    prompt = table.prompt("respond", 1)
    assert prompt is not None and prompt.data["damage"] == 4 and prompt.threat and prompt.private


@rule("T-122", "T-77")
def test_isolated_damage_asks_its_receiver_only():
    table = rich("gunslinger", "moon_elf", "paladin", "barbarian", mode="2v2")
    table.give(0, "roulette")
    for seat in (1, 3):
        table.tokens(seat, evasive=1)
    table.roll("1")
    table.say("main", "card.roulette")
    table.say("player", "3")
    assert table.asked == (3, "alone")
    table.roll("5")
    table.say("respond", "token.evasive.0", 3)
    assert table.s.health[1] == 48


@rule("T-124", "T-47")
def test_six_cards_need_no_sale():
    table = Table("barbarian", "moon_elf")
    table.give(0, "smack_2", "smack_3", "reckless_2", "sturdy_blow_2", "sturdy_blow_3")
    table.give(1, "vegas_baby")
    table.strike("45466", "none")
    table.end_turn()
    assert len(table.p(0).hand) == 6 and table.s.active == 1
