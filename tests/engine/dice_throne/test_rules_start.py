"""Terms, set-up, limits and resources (T-1..T-23)."""

from __future__ import annotations

import pytest

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.setup import BadSetup
from engine.dice_throne.basics import draw
from engine.dice_throne.content import content, kinds, straight
from engine.dice_throne.responses import is_attack
from tests.engine.dice_throne.table import ALL, HARMLESS, Table
from tests.rules import rule


def start(*heroes: str, mode: str = "duel", draws: list[list[int]] | None = None) -> Match:
    seats = [Seat(f"Seat {n}", choices={"hero": hero}) for n, hero in enumerate(heroes)]
    return Match.new("dice_throne", seats, mode=mode, draws=draws or [[6] + [1] * (len(heroes) - 1)])


# -- terms -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "dice", "move", "attack"),
    [
        ("barbarian", "11146", "smack.0", True),
        ("barbarian", "12466", "sturdy_blow.0", True),  # undefendable damage is an attack as well
        ("barbarian", "44412", "fortitude.0", False),
        ("pyromancer", "15512", "burning_soul.0", False),  # only collateral
        ("shadow_thief", "66612", "shadow_dance.0", True),  # pure damage
        ("gunslinger", "12346", "showdown.0", True),  # the contest decides how much, not whether
    ],
)
@rule("T-1", "T-2", "T-74")
def test_an_attack_deals_damage_that_is_not_collateral(hero: str, dice: str, move: str, attack: bool):
    """The Pirate's cursed side punishes whoever made no attack: so it can be seen from outside."""
    table = Table(hero, "cursed_pirate")
    table.set(1, side="cursed")
    rolls = {"smack.0": ("66666",), "shadow_dance.0": ("1",), "showdown.0": ("11", "66666")}.get(move, ())
    table.strike(dice, move, rolls=rolls)
    assert (table.count(1, "powder_keg"), table.count(0, "powder_keg")) == (0, 0 if attack else 1)


@rule("T-2", "T-3")
def test_the_defender_is_the_target_and_sees_the_damage_on_its_way():
    table = Table("barbarian", "paladin")
    table.tokens(1, protect=1)
    table.begin("11146", "smack.0")
    assert table.s.attack is not None and table.s.attack.target == 1 and is_attack(table.s, table.s.attack)
    assert table.asked == (1, "before_defense")
    prompt = table.prompt("respond", 1)
    assert prompt is not None and prompt.data["damage"] == 4 and prompt.threat
    assert table.s.health == [50, 50]


@rule("T-4", "T-53")
def test_the_roll_phase_is_phases_4_to_6():
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild", "not_this_time")
    table.set(1, cp=15)
    assert table.prompt("interrupt", 1) is None  # main phase: no roll cards
    table.roll("11146")
    table.say("main", "end")
    assert table.s.phase == "offense" and "card.so_wild" in table.values("interrupt", 1)
    table.say("roll", ALL)
    table.roll("66666")
    table.say("announce", "smack.0")
    table.say("respond", "pass", 1)
    assert table.asked == (1, "defense_rolled") and table.s.phase == "defense"
    table.go()
    assert table.s.phase == "main2" and table.prompt("interrupt", 1) is None


@rule("T-5")
def test_rolls_inside_an_effect_are_no_attempts():
    table = Table("barbarian", "moon_elf")
    table.give(0, "one_more_time")
    table.set(0, cp=15)
    table.begin("12366", "overpower.0", rolls=("123", "66666"))
    table.go()  # nobody is asked about three dice of the effect: one more attempt could not be used there
    assert table.told("attempt") == [] and "one_more_time" in table.p(0).hand


@rule("T-6")
def test_the_final_result_is_that_after_all_alterations():
    table = Table("barbarian", "moon_elf")
    table.give(0, "six_it")
    table.roll("12465", "666")
    table.say("main", "end")
    table.say("interrupt", "card.six_it", 0)
    table.say("set_die", "0.4.6")
    table.say("roll", ALL)
    table.say("announce", "sturdy_blow.0")
    assert table.told("activated")[-1] == {"seat": 0, "ability": "sturdy_blow"}


@rule("T-7", "T-8", "T-9")
def test_numbers_make_kinds_and_straights():
    assert kinds([1, 1, 2, 3, 1]) == 3 and kinds([1, 2, 3, 4, 5]) == 1
    assert [straight(dice) for dice in ([1, 2, 3, 4, 6], [2, 3, 4, 5, 5], [3, 4, 5, 6, 1])] == [4, 4, 4]
    assert [straight(dice) for dice in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])] == [5, 5]
    assert straight([1, 2, 4, 5, 6]) == 3
    table = Table("barbarian", "moon_elf")
    table.roll("12345")
    table.say("main", "end")
    table.say("roll", ALL)
    assert {"mighty_blow.0", "reckless.0"} <= set(table.values("announce"))  # a large straight is a small one too


@rule("T-11")
def test_divisions_are_rounded_up():
    table = Table("shadow_thief", "moon_elf")
    table.set(0, cp=2)
    table.strike("12346", "shifty_strike.0", rolls=("66666",))  # 2 + 3 CP: half of 5 is 3
    assert table.changed(1) == {"health": -3}


# -- set-up ----------------------------------------------------------------------------------------------------------


@rule("T-12", "T-15")
def test_every_player_has_the_own_deck_shuffled_and_four_cards():
    match = start("barbarian", "cursed_pirate")
    for player in match.state.players:
        deck = content().books[player.hero].deck
        assert len(player.hand) == 4 and sorted(player.deck + player.hand) == sorted(deck)
    seats = [Seat("a", choices={"hero": "barbarian"}), Seat("b", choices={"hero": "moon_elf"})]
    hands = {tuple(Match.new("dice_throne", seats, seed=bytes([n])).state.players[0].hand) for n in range(8)}
    assert len(hands) > 1


@pytest.mark.parametrize(
    ("mode", "seats", "health"), [("duel", 2, 50), ("2v2", 4, 50), ("king_of_the_hill", 3, 35), ("free_for_all", 6, 35)]
)
@rule("T-13", "T-14", "T-129", "T-135", "T-138", "T-139")
def test_start_health_and_combat_points(mode: str, seats: int, health: int):
    heroes = list(content().books)[:seats]
    s = start(*heroes, mode=mode).state
    assert s.health == [health] * (2 if mode in ("duel", "2v2") else seats)
    assert s.cap == health + 10
    assert {player.cp for player in s.players} == {2}


@rule("T-16")
def test_the_highest_die_starts_and_ties_roll_again():
    assert start("barbarian", "moon_elf", draws=[[2, 5]]).state.active == 1
    match = start("barbarian", "moon_elf", "paladin", mode="free_for_all", draws=[[5, 3, 5], [2, 2], [1, 4]])
    assert (match.state.active, match.state.start) == (2, 2)


@rule("T-17")
def test_heroes_own_set_up_text():
    s = start("cursed_pirate", "black_widow").state
    assert [len(held) for held in (s.players[0].tokens["cursed_doubloon"], s.players[1].tokens["covert_ops"])] == [3, 3]
    assert s.players[0].side == "human"


@rule("T-140")
def test_only_the_specified_modes_exist():
    with pytest.raises(BadSetup):
        start(*list(content().books)[:6], mode="3v3")
    with pytest.raises(BadSetup):
        start(*list(content().books)[:6], mode="2v2")


# -- limits ----------------------------------------------------------------------------------------------------------


@rule("T-10", "T-18")
def test_costs_are_paid_in_full_and_only_by_oneself():
    table = Table("barbarian", "moon_elf", "paladin", "gunslinger", mode="2v2")
    table.give(0, "triple_up", "concuss")
    table.set(0, cp=1)
    table.set(2, cp=15)
    assert "card.concuss" in table.values("main") and "card.triple_up" not in table.values("main")
    table.say("main", "card.concuss")
    table.say("player", "1")
    assert (table.p(0).cp, table.p(2).cp) == (0, 15)


@rule("T-19")
def test_the_hand_has_no_limit_before_the_discard_phase():
    table = Table("barbarian", "moon_elf")
    table.give(0, "triple_up", "double_up", "smack_2", "smack_3", "reckless_2")
    table.set(0, cp=15)
    table.play("triple_up")
    table.play("double_up")
    assert len(table.p(0).hand) == 9
    table.strike("45466", "none")
    assert table.asked == (0, "main") and len(table.p(0).hand) == 9


@rule("T-21", "T-20")
def test_at_zero_a_player_is_defeated_and_health_stops_at_the_cap():
    table = Table("barbarian", "moon_elf")
    table.set(1, health=4)
    table.strike("12466", "sturdy_blow.0")
    assert table.s.health == [50, 0] and table.m.result is not None and table.m.result.winners == (0,)
    table = Table("barbarian", "moon_elf")
    table.set(0, health=58)
    table.strike("44412", "fortitude.0")
    assert table.s.health[0] == 60


@rule("T-22")
def test_an_empty_deck_is_made_from_the_discard_pile():
    table = Table("barbarian", "moon_elf")
    player = table.p(0)
    player.discard, player.deck = player.deck[:3], []
    left = [card for card in content().books["barbarian"].deck if card not in (*player.discard, *player.hand)]
    player.in_play = left  # out of the way
    draw(table.m._t, 0, 2)
    assert (len(player.hand), len(player.deck), player.discard) == (3, 1, [])
    draw(table.m._t, 0, 5)
    assert len(player.hand) == 4  # both are empty: no card


@rule("T-22", "T-48")
def test_a_card_that_draws_is_not_drawn_itself():
    table = Table("barbarian", "moon_elf")
    table.give(0, "double_up")
    player = table.p(0)
    aside, player.deck = player.deck[:-1], player.deck[-1:]
    player.in_play = aside
    top = player.deck[0]
    done = table.refused("main", "card.double_up")
    assert done is not None and sorted(player.hand) == sorted([HARMLESS, top])
    assert player.discard == ["double_up"]


@rule("T-23", "T-94")
def test_tokens_never_run_out():
    table = Table("moon_elf", "barbarian", "gunslinger", mode="free_for_all")
    for seat in range(3):
        table.tokens(seat, evasive=2)
        table.set(seat, cp=15)
    table.give(0, "evade")
    table.play("evade", (0, "player", "2"))
    assert [table.count(seat, "evasive") for seat in range(3)] == [2, 2, 3]
