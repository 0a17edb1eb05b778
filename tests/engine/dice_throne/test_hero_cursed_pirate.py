"""The Cursed Pirate, line by line of the sheet, on both sides of her board."""

from __future__ import annotations

import msgspec
import pytest

from tests.engine.dice_throne.table import (
    ALL,
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

HERO, FOE = "cursed_pirate", "barbarian"
KEG = {"powder_keg": 1}


def accept(count: int, seat: int = 0) -> Said:
    return seat, "accept", count


def gold(count: int) -> dict[str, int]:
    return {"cursed_doubloon": count}


HUMAN = [
    hit("cutlass_strike.0", 1, "11246", 5),
    hit("cutlass_strike.1", 1, "11236", 6),
    hit("cutlass_strike.2", 1, "11123", 7),
    hit("cutlass_strike.1", 1, "11116", 6, foe=KEG),
    hit("cutlass_strike.2", 1, "22223", 7, foe=KEG),
    sure("x_marks_the_spot.0", 1, "44512", 6, rolls=("123",), own={"cp": 1}),
    sure("x_marks_the_spot.0", 1, "44512", 2, rolls=("145",), own={"cp": 1, "hand": 2}),
    sure("x_marks_the_spot.0", 1, "44512", 2, rolls=("166",), answers=(accept(2),), own={"cp": 1, **gold(2)}),
    sure("x_marks_the_spot.0", 1, "44512", 2, rolls=("166",), answers=(accept(0),), own={"cp": 1}),
    sure("x_marks_the_spot.0", 1, "44512", 2, rolls=("166",), has=gold(4), answers=(accept(1),),
         own={"cp": 1, **gold(1)}),
    sure("x_marks_the_spot.0", 1, "44512", 2, rolls=("166",), has=gold(5), own={"cp": 1}),  # no room, no question
    calm("x_marks_the_spot.0", 1, "44512", rolls=("445",), own={"cp": 1, "hand": 3}),
    hit("walk_the_plank.0", 1, "14462", 7, answers=((0, "option", "0"),), own={"cp": 1}, foe={"cp": -1}),
    hit("walk_the_plank.0", 1, "14462", 7, answers=((0, "option", "0"),), foe_cp=0),
    hit("walk_the_plank.0", 1, "14462", 7, foe_hand=("transference", "vegas_baby"),
        answers=((0, "option", "1"), (1, "discard", "vegas_baby")), foe={"hand": -1}),
    hit("light_the_fuse.0", 1, "12346", 7, foe=KEG),
    hit("light_the_fuse.1", 1, "12345", 9, foe=KEG),
    sure("black_spot.0", 1, "66661", 7, answers=(accept(1),), own=gold(1), foe={"parlay": 1}),
    sure("black_spot.0", 1, "66661", 7, answers=(accept(0),), foe={"parlay": 1}),
    sure("shiver_me_timbers.0", 1, "16664", 7, answers=((0, "remove", 3),), own=gold(-3)),
    sure("shiver_me_timbers.0", 1, "16664", 7, answers=((0, "remove", 0),)),
    sure("shiver_me_timbers.0", 1, "16664", 7, has=gold(0)),
    sure("pirates_touch.0", 1, "66666", 12, "ultimate", answers=(accept(2),), own=gold(2), foe={"parlay": 1, **KEG}),
]  # fmt: skip


@pytest.mark.parametrize("row", HUMAN, ids=ident)
@rule("T-32", "T-33", "T-39", "T-66", "T-67")
def test_a_human_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, row)


CURSED = [
    hit("soul_cutlass.0", 1, "11246", 5),
    hit("soul_cutlass.0", 1, "11146", 5, foe=KEG),
    hit("soul_cutlass.1", 1, "11226", 7),
    hit("soul_cutlass.2", 1, "11223", 9),
    hit("soul_cutlass.2", 1, "11123", 9, foe=KEG),
    sure("dread_mark.0", 1, "44512", 6, rolls=("1235",), own={"cp": 2, "hand": 1}),
    sure("dread_mark.0", 1, "44512", 2, rolls=("1566",), own={"cp": 2, "hand": 1}, foe=gold(2)),
    sure("dread_mark.0", 1, "44512", 4, rolls=("1266",), foe_has=gold(2), own={"cp": 2}, foe=gold(1)),  # 3 on others
    calm("dread_mark.0", 1, "44512", rolls=("4566",), own={"cp": 2, "hand": 2}, foe=gold(2)),
    hit("abyssal_walk.0", 1, "14462", 8, foe_hand=("transference", "vegas_baby"),
        answers=((1, "discard", "transference"),), own={"cp": 1}, foe={"cp": -1, "hand": -1, "wither": 1}),
    hit("abyssal_walk.0", 1, "14462", 8, foe_cp=0, foe={"wither": 1}),
    hit("thar_she_blows.0", 1, "12346", 7, foe={"wither": 1, **KEG}),
    hit("thar_she_blows.1", 1, "12345", 10, foe={"wither": 1, **KEG}),
    sure("black_soul.0", 1, "66661", 8, foe={"parlay": 1, "wither": 1, **KEG}),
    sure("cursed_touch.0", 1, "66666", 13, "ultimate", foe={"parlay": 1, "wither": 1, **gold(1), **KEG}),
]  # fmt: skip


@pytest.mark.parametrize("row", CURSED, ids=ident)
@rule("T-32", "T-33", "T-39", "T-70", "T-94")
def test_a_cursed_ability_does_what_the_sheet_says(row: Row):
    check_strike(HERO, msgspec.structs.replace(row, side="cursed"))


@pytest.mark.parametrize(("held", "more"), [(0, 0), (1, 1), (3, 3)])
def test_the_shivering_takes_1_per_doubloon_from_every_holder(held: int, more: int):
    table = Table(HERO, FOE, "moon_elf", mode="free_for_all")
    table.set(0, side="cursed")
    table.tokens(1, cursed_doubloon=held)
    table.tokens(2, cursed_doubloon=2)
    table.strike("16664", "the_shivering.0", (0, "target", "1"))
    assert [table.changed(seat) for seat in (0, 1, 2)] == [{}, {"health": -8 - more}, {"health": -2}]
    assert {one.type for one in table.ledger if one.to == 2} == {"collateral"}


def test_cursed_touch_puts_kegs_on_up_to_2_chosen_opponents():
    table = Table(HERO, FOE, "moon_elf", "paladin", mode="free_for_all")
    table.set(0, side="cursed")
    table.strike("66666", "cursed_touch.0", (0, "players", ["2", "3"]), (0, "target", "1"))
    kegs = [table.count(seat, "powder_keg") for seat in range(4)]
    assert kegs == [0, 0, 1, 1] and table.changed(1) == {"health": -13, "parlay": 1, "wither": 1, **gold(1)}


@pytest.mark.parametrize(("side", "ability"), [("human", "cutlass_strike.0"), ("cursed", "soul_cutlass.0")])
def test_each_side_has_its_own_abilities(side: str, ability: str):
    table = Table(HERO, FOE)
    table.set(0, side=side)
    table.roll("11246")
    table.say("main", "end")
    table.say("roll", ALL)
    assert table.values("announce") == (ability, "none", "roll")


DEFENSE = [
    Row(move="ahoy_matey", dice="1245", own={"health": -8, "cp": 2}, foe={"health": -2}),
    Row(move="ahoy_matey", dice="4566", own={"health": -4, "cp": 2}),
    Row(move="ahoy_matey", dice="1246", answers=(accept(1, 1),), own={"health": -6, "cp": 1, **gold(1)},
        foe={"health": -2}),
    Row(move="ahoy_matey", dice="1246", answers=(accept(0, 1),), own={"health": -6, "cp": 1}, foe={"health": -2}),
    Row(move="ahoy_matey", dice="1466", own={"health": -4, "cp": 1}, foe={"health": -1}),
    Row(move="avast_ye", side="cursed", dice="12345", own={"health": -8, "cp": 2}, foe={"health": -3}),
    Row(move="avast_ye", side="cursed", dice="14466", own={"health": -4, "cp": 2}, foe={"health": -1, **gold(1)}),
    Row(move="avast_ye", side="cursed", dice="44666", own={"health": -2, "cp": 2}),
    Row(move="avast_ye", side="cursed", dice="14466", foe_has=gold(3), own={"health": -4, "cp": 2}, foe={"health": -1}),
]  # fmt: skip


@pytest.mark.parametrize("row", DEFENSE, ids=ident)
@rule("T-41", "T-42", "T-63", "T-64")
def test_a_defence_does_what_the_sheet_says(row: Row):
    check_defense(HERO, row)


CARDS = [
    Row(move="yo_ho", answers=((1, "option", "0"),), own={"cp": -2, "hand": -1}, foe=KEG),
    Row(move="yo_ho", answers=((1, "option", "1"),), rolls=("2",), own={"cp": -2, "hand": -1}),
    Row(move="yo_ho", answers=((1, "option", "1"),), rolls=("3",), own={"cp": -2, "hand": -1},
        foe={"wither": 1, **KEG}),
    Row(move="yo_ho", answers=((1, "option", "1"),), rolls=("6",), own={"cp": -2, "hand": -1},
        foe={"wither": 1, **KEG}),
    Row(move="light_it_up", own={"cp": -2, "hand": -1}, foe=KEG),
    Row(move="feed_the_fish", cp=3, own={"cp": -3, "hand": -1}, foe=KEG),
    Row(move="pirates_life", answers=(accept(1),), own={"cp": -1, "hand": -1, **gold(1)}),
    Row(move="pirates_life", answers=(accept(0),), own={"cp": -1, "hand": -1}),
    Row(move="pirates_life", side="cursed", own={"cp": -1, "hand": -1, "health": 3}),
    Row(move="high_stakes", rolls=("16",), own={"cp": -2, "hand": -1}),
    Row(move="high_stakes", rolls=("14",), own={"hand": 1}),
    Row(move="high_stakes", rolls=("45",), own={"hand": 1}),  # once
    Row(move="crows_nest", rolls=("1",), foe_hand=("transference",), own={"cp": -1, "hand": -1}),
    Row(move="crows_nest", rolls=("4",), foe_hand=("transference", "vegas_baby"),
        answers=((1, "discard", "vegas_baby"),), own={"cp": -1, "hand": -1}, foe={"hand": -1}),
    Row(move="crows_nest", rolls=("6", "1"), foe_hand=("transference", "vegas_baby"),
        own={"cp": -1, "hand": -1}, foe={"hand": -1}),
    Row(move="truce", cp=3, own={"cp": -3, "hand": -1}, foe={"parlay": 1}),
    Row(move="pillage", own={"cp": 1, "hand": -1}, foe={"cp": -1}),
    Row(move="pillage", foe_cp=0, own={"hand": -1}),
    Row(move="scurvy", own={"cp": -2, "hand": -1, "health": -1}, foe={"wither": 1}),
    Row(move="scurvy", foe_has={"wither": 2}, own={"cp": -2, "hand": -1, "health": -1}),
    Row(move="swashbuckle", rolls=("3",), own={"cp": -2, "hand": -1}, foe={"health": -2}),
    Row(move="swashbuckle", rolls=("5",), own={"cp": -2, "hand": 1}),
    Row(move="swashbuckle", rolls=("6",), own={"cp": -2, "hand": -1}, foe=KEG),
    Row(move="batten_down", cp=4, hand=("shark_bait", "truce"), own={"cp": -4}),
    Row(move="cursed_cards", answers=((0, "option", "0"),)),
    Row(move="cursed_cards", answers=((0, "option", "1"),), own={"hand": 1, "health": -2}),
    Row(move="cursed_cards", answers=((0, "option", "2"),), own={"hand": 2, "health": -4}),
    Row(move="heave_ho", rolls=("6",), own={"hand": -1}, foe={"parlay": 1}),
    Row(move="heave_ho", rolls=("5",)),
]  # fmt: skip


@pytest.mark.parametrize("row", CARDS, ids=ident)
@rule("T-48", "T-66", "T-67", "T-94")
def test_a_card_does_what_the_sheet_says(row: Row):
    check_card(HERO, row)


def test_batten_down_discards_the_whole_hand_first():
    table = Table(HERO, FOE)
    table.give(0, "batten_down", "shark_bait")
    table.set(0, cp=4)
    table.top(0, "truce", "pillage", "scurvy", "ransom")
    table.play("batten_down")
    assert sorted(table.p(0).hand) == ["pillage", "ransom", "scurvy", "truce"]
    assert sorted(table.p(0).discard) == ["batten_down", "shark_bait", "vegas_baby"]


def test_crows_nest_shows_the_hand_to_the_pirate_alone():
    table = Table(HERO, FOE)
    table.give(0, "crows_nest")
    table.give(1, "transference", "six_it")
    table.play("crows_nest", rolls=("2",))
    shown = [event for event in table.events if event.kind == "revealed"]
    assert len(shown) == 1 and shown[0].only == (0,)
    assert sorted(shown[0].args["cards"]) == ["six_it", "transference"]


def test_feed_the_fish_takes_up_to_3_opponents():
    table = Table(HERO, FOE, "moon_elf", "paladin", "gunslinger", mode="free_for_all")
    table.give(0, "feed_the_fish")
    table.set(0, cp=3)
    table.roll()
    table.say("main", "card.feed_the_fish")
    prompt = table.prompt("players", 0)
    assert prompt is not None and prompt.fields[0].max == 3
    table.say("players", ["1", "2", "4"])
    assert [table.count(seat, "powder_keg") for seat in range(5)] == [0, 1, 1, 0, 1]


@pytest.mark.parametrize(("dice", "added"), [("11223", 5), ("11234", 4), ("11245", 3), ("11456", 2)])
@rule("T-55")
def test_run_ya_through_adds_1_per_cutlass_and_a_keg_from_3_on(dice: str, added: int):
    table = Table(HERO, FOE)
    table.give(0, "run_ya_through")
    table.strike("11123", "cutlass_strike.2", (0, "respond", "card.run_ya_through"), rolls=(VAIN, dice))
    keg = KEG if added >= 3 else {}
    assert (table.changed(0), table.changed(1)) == ({"cp": -2, "hand": -1}, {"health": -7 - added, **keg})


def test_shark_bait_adds_2():
    table = Table(HERO, FOE)
    table.give(0, "shark_bait")
    table.strike("11123", "cutlass_strike.2", (0, "respond", "card.shark_bait"), rolls=(VAIN,))
    assert (table.changed(0), table.changed(1)) == ({"cp": -1, "hand": -1}, {"health": -9})


@pytest.mark.parametrize(
    ("cp", "answer", "own", "foe"),
    [
        (3, "pay", {"cp": 1 + 4, "hand": -1, "health": -8}, {"cp": -2}),  # the attack goes on; four booties pay 4 CP
        (3, "roll", {"cp": -1, "hand": -1}, {}),
        (1, None, {"cp": -1, "hand": -1}, {}),
    ],
)
@rule("T-30")
def test_ransom_is_paid_to_the_pirate_or_the_die_is_rolled_again(cp, answer, own, foe):
    table = Table(FOE, HERO)
    table.give(1, "ransom")
    table.set(0, cp=cp)
    table.begin("11223", "smack.2", rolls=("4455",) if answer == "pay" else ("6",))
    table.say("respond", "card.ransom", 1)
    table.say("reroll_die", "0.0", 1)
    if answer:
        table.say("ransom", answer, 0)
    if answer != "pay":
        assert table.asked == (0, "announce")
        assert table.s.rolls[0].dice == [6, 1, 2, 2, 3] and "smack.2" not in table.values("announce")
    assert (table.changed(0), table.changed(1)) == (foe, own)


# -- the curse -------------------------------------------------------------------------------------------------------


@rule("T-17")
def test_she_begins_human_with_three_doubloons():
    for heroes in ((HERO, FOE), (FOE, HERO)):
        table = Table(*heroes)
        seat = heroes.index(HERO)
        assert table.count(seat, "cursed_doubloon") == 3 and table.p(seat).side == "human"


@rule("T-47")
@pytest.mark.parametrize(("have", "left", "side"), [(3, 2, "human"), (1, 0, "human"), (0, 0, "cursed")])
def test_the_end_of_her_turn_costs_a_doubloon_and_without_any_she_turns(have: int, left: int, side: str):
    table = Table(HERO, FOE)
    table.tokens(0, cursed_doubloon=have)
    table.give(1, "transference")
    table.idle()
    assert (table.count(0, "cursed_doubloon"), table.p(0).side) == (left, side)


def test_once_cursed_always_cursed():
    table = Table(HERO, FOE)
    table.set(0, side="cursed")
    table.tokens(0, cursed_doubloon=2)
    table.give(1, "transference")
    table.idle()
    assert (table.count(0, "cursed_doubloon"), table.p(0).side) == (2, "cursed")


@rule("T-25")
def test_the_cursed_side_takes_4_in_upkeep_that_nothing_reduces():
    table = Table(FOE, HERO)
    table.set(1, side="cursed")
    table.tokens(1, protect=1, evasive=1)
    table.idle(dice="12446")
    assert table.asked == (1, "main")  # nothing to spend against it, so no question
    assert table.changed(1) == {"health": -4, "cp": 1, "hand": 1}
    table = Table(FOE, HERO)
    table.set(1, side="cursed", health=4)
    table.strike("12446", "none")
    table.end_turn(until="over")
    assert table.m.result is not None and table.m.result.winners == (0,)


def no_attack(dice: str, move: str, *answers: Said, rolls: tuple[str, ...] = (), foe: str = FOE, **tokens: int) -> int:
    """Kegs on a player after an offensive roll phase against the cursed Pirate."""
    table = Table(foe, HERO)
    table.set(1, side="cursed")
    table.tokens(0, **tokens)
    table.strike(dice, move, *answers, rolls=rolls)
    return table.count(0, "powder_keg")


def test_an_opponent_who_made_no_attack_gets_a_keg():
    assert no_attack("12446", "none") == 1
    assert no_attack("44512", "fortitude.0") == 1
    assert no_attack("55123", "burning_soul.0", foe="pyromancer") == 1  # collateral alone is no attack
    assert no_attack("11223", "smack.2", rolls=("1",), blind=1) == 1  # blinded: the ability failed
    assert no_attack("11223", "smack.2", rolls=("14466",)) == 0
    assert no_attack("11223", "smack.2", parlay=1) == 0  # an attack, though without damage


def test_a_skipped_phase_gives_no_keg():
    table = Table(FOE, HERO)
    table.set(1, side="cursed")
    table.tokens(0, knockdown=1)
    table.set(0, cp=0)
    table.say("main", "end")
    assert table.asked == (0, "main") and table.count(0, "powder_keg") == 0


def test_the_human_side_gives_no_keg():
    table = Table(FOE, HERO)
    table.strike("12446", "none")
    assert table.count(0, "powder_keg") == 0


def test_only_the_last_phase_counts_and_a_stunned_pirate_does_nothing():
    table = Table(FOE, HERO)
    table.set(1, side="cursed")
    again = ((0, "roll", ALL), (0, "announce", "none"))
    table.strike("66661", "crit_bash.0", *again, rolls=("12446",))
    assert table.count(0, "powder_keg") == 1  # an attack first, none in the last phase
    table = Table(FOE, HERO)
    table.set(1, side="cursed")
    table.tokens(1, stun=1)
    table.strike("12446", "none")
    assert table.count(0, "powder_keg") == 0


# -- statuses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 3])
@rule("T-24", "T-98")
def test_doubloons_take_1_each_in_upkeep_from_everybody_but_her(count: int):
    table = Table(HERO, FOE)
    table.tokens(1, cursed_doubloon=count)
    table.idle()
    assert table.changed(1) == {"health": -count, "cp": 1, "hand": 1}
    table.before = table.now()
    table.idle()
    assert table.changed(0) == {"cp": 1, "hand": 1}


def test_nobody_removes_or_moves_a_doubloon():
    table = Table(HERO, FOE)
    table.tokens(1, cursed_doubloon=2)
    table.give(0, "what_status_effects", "transference", "get_that_outta_here", "buh_bye")
    table.set(0, cp=9)
    assert [value for value in table.values("main") if value.startswith("card.")] == ["card.vegas_baby"]
    table.tokens(1, cursed_doubloon=2, wither=1)
    table.play("what_status_effects")
    assert table.changed(1) == {"wither": -1}


@pytest.mark.parametrize(
    ("die", "change"),
    [("1", {"health": -3, "powder_keg": -1}), ("2", {"health": -3, "powder_keg": -1}), ("3", {}), ("5", {})],
)
def test_a_keg_explodes_in_upkeep_on_1_or_2(die: str, change: dict[str, int]):
    table = Table(HERO, FOE)
    table.tokens(1, powder_keg=1)
    table.idle(rolls=(die,))
    assert table.changed(1) == {"cp": 1, "hand": 1, **change}


@pytest.mark.parametrize("answer", ["0", "none"])
def test_a_keg_may_be_passed_on_with_a_6(answer: str):
    table = Table(HERO, FOE)
    table.tokens(1, powder_keg=1)
    table.idle((1, "pass_on", answer), rolls=("6",))
    assert table.count(0, "powder_keg") == (1 if answer == "0" else 0)
    assert table.count(1, "powder_keg") == (0 if answer == "0" else 1)


@rule("T-77", "T-122")
def test_a_second_keg_sets_off_the_first_at_once_apart_from_the_attack():
    table = Table(HERO, FOE)
    table.tokens(1, powder_keg=1)
    table.give(1, "not_this_time")
    table.begin("12346", "light_the_fuse.0", rolls=(VAIN,))
    assert table.asked == (1, "alone")
    table.say("respond", "pass")
    assert table.changed(1) == {"health": -3}
    table.go()
    assert table.changed(1) == {"health": -10} and table.count(1, "powder_keg") == 1
    kinds = [(event.args.get("count"), event.args.get("type")) for event in table.events if event.kind == "damage"]
    assert kinds == [(3, "undefendable"), (7, "normal")]


def test_a_keg_passed_on_to_a_keg_sets_it_off():
    table = Table(HERO, FOE)
    table.tokens(0, powder_keg=1)
    table.tokens(1, powder_keg=1)
    table.idle((1, "pass_on", "0"), rolls=("6",))
    assert (table.count(0, "powder_keg"), table.count(1, "powder_keg")) == (1, 0)
    assert table.changed(0)["health"] == -3


@pytest.mark.parametrize(
    ("dice", "move", "rolls", "damage"), [("11223", "smack.2", ("4455",), 8), ("12466", "sturdy_blow.0", (), 4)]
)
@pytest.mark.parametrize("tokens", [1, 2])
def test_wither_takes_1_per_token_off_an_attack(dice: str, move: str, rolls: tuple[str, ...], damage: int, tokens: int):
    table = Table(FOE, HERO)
    table.tokens(0, wither=tokens)
    table.strike(dice, move, rolls=rolls)
    assert table.changed(1)["health"] == -damage + tokens
    assert table.count(0, "wither") == tokens


def test_wither_reduces_pure_and_collateral_but_no_ultimate():
    table = Table("shadow_thief", HERO)
    table.tokens(0, wither=1)
    table.strike("66612", "shadow_dance.0", rolls=("5",))
    assert table.changed(1) == {"health": -2}
    table = Table("pyromancer", HERO)
    table.tokens(0, wither=1)
    table.strike("55123", "burning_soul.0")
    assert table.changed(1) == {"health": -1}
    table = Table("paladin", HERO)
    table.tokens(0, wither=2)
    table.strike("66666", "resolute_faith.0")
    assert table.changed(1) == {"health": -10}


def test_wither_leaves_defence_damage_alone():
    table = Table("moon_elf", HERO)
    table.tokens(1, wither=2)
    table.strike("11223", "longbow.2", rolls=("1144",))
    assert table.changed(0) == {"health": -2}


@rule("T-78")
def test_parlay_stops_the_damage_but_not_the_other_effects_and_ends():
    table = Table("moon_elf", HERO)
    table.tokens(0, parlay=1)
    table.strike("12346", "entangling_shot.0")  # no defensive roll
    assert (table.changed(0), table.changed(1)) == ({"parlay": -1}, {"entangle": 1})


def test_parlay_is_no_match_for_an_ultimate():
    """T-88: statuses in play that would weaken an ultimate are ignored."""
    table = Table("paladin", HERO)
    table.tokens(0, parlay=1)
    table.strike("66666", "resolute_faith.0")
    assert table.changed(1) == {"health": -10}
    assert table.count(0, "parlay") == 0


def test_parlay_goes_without_an_attack_too():
    table = Table(FOE, HERO)
    table.tokens(0, parlay=1)
    table.strike("12446", "none")
    assert table.changed(0) == {"parlay": -1}
