"""Sections 1 and 2: terms and set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer
from engine.dice_forge.content import FEATS, ISLANDS, PAIRED, SINGLE, SLOTS, TEMPLE
from tests.engine.dice_forge import NAMES, Game
from tests.rules import rule


def seeded(players: int, number: int = 0, **options: str) -> Match:
    seats = [Seat(name) for name in NAMES[:players]]
    return Match.new("dice_forge", seats, options=options, seed=bytes([number]), match_id=f"m{number}")


@rule("F-1")
def test_gold_sun_and_moon_are_limited_and_glory_is_not():
    game = Game()
    game.give(0, gold=12, sun=6, moon=6, vp=500)
    game.apply(0, "G1S1M1V1")
    assert game.reserve(0) == {"gold": 12, "sun": 6, "moon": 6, "vp": 501}


@rule("F-2", "F-22")
def test_turn_order_is_clockwise_from_the_first_player():
    game = Game(players=3)
    game.give(0, gold=5)
    seen: list[int] = []
    for _ in range(4):
        game.roll(*[1] * 6)
        seen.append(game.s.active)
        game.answer("action", "pass")
    assert seen == [0, 1, 2, 0]
    assert game.s.round == 2


@rule("F-3")
def test_everybody_sees_everything():
    match = seeded(3, feats="random")
    views = [msgspec.to_builtins(match.view(seat).table) for seat in (None, 0, 1, 2)]
    assert views[0] == views[1] == views[2] == views[3]
    assert len(views[0]["players"][2]["dice"][1]) == 6


@rule("F-4")
def test_each_of_the_six_faces_comes_up_by_its_own_number_on_each_die():
    game = Game()
    game.player(0).dice = [["G1", "G3", "G4", "G6", "S1", "S2"], ["M1", "M2", "V2", "V3", "V4", "G1"]]
    for light in range(1, 7):
        for dark in (light, 7 - light):
            game.roll(light, dark)
            game.do("bless", seat=0)
            assert game.told("blessed")[-1]["faces"] == [
                game.player(0).dice[0][light - 1],
                game.player(0).dice[1][dark - 1],
            ]


@rule("F-4")
def test_dice_are_fair_and_independent():
    counts: Counter[tuple[int, ...]] = Counter()
    match = seeded(2)
    for _ in range(3600):
        counts[tuple(match._t.roll(2))] += 1
    assert len(counts) == 36
    assert max(counts.values()) < 160 and min(counts.values()) > 55


@rule("F-5", "F-38")
def test_a_shown_face_stays_until_its_die_is_rolled_or_forged_on():
    game = Game()
    p = game.give(0, gold=8)
    game.roll(6, 5)
    game.do("bless", seat=0)
    assert p.faces() == ["S1", "M1"]
    game.apply(0, "V3", "V3")
    game.apply(1, "G1", "G1")
    assert p.faces() == ["S1", "M1"]
    game.roll(1)
    game.do("minor", seat=0, die=0)
    assert p.faces() == ["G1", "M1"]
    game.do("forge", seat=0, pool="x3", face="X3")
    game.answer("forge", "light.S1")
    assert p.faces() == ["X3", "M1"]


@rule("F-7", "F-9", "F-10")
def test_everybody_begins_with_two_dice_and_a_little_gold():
    for players, gold in ((2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])):
        game = Match.new("dice_forge", [Seat(name) for name in NAMES[:players]], draws=[[6] * 2 * players] * 2)
        for p, start in zip(game.state.players, gold, strict=True):
            assert p.gold == start  # nobody rolled gold
            assert p.pawn == 0 and p.moon == 0
            assert p.dice == [["G1"] * 5 + ["S1"], ["G1"] * 4 + ["M1", "V2"]]
            assert (p.sun, p.vp) == ((2, 4) if players == 2 else (1, 2))  # from step 1 alone


@rule("F-8")
def test_the_first_player_is_drawn_and_stays_first():
    firsts = Counter(seeded(3, number).state.first for number in range(60))
    assert set(firsts) == {0, 1, 2}
    match = seeded(3, 1)
    first, rng = match.state.first, Random(1)
    assert match.state.active == first
    while match.result is None:
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        match.answer(Answer(prompt.seats[0], prompt.id, match.sample(prompt, rng)))
        assert match.state.first == first


@rule("F-8")
def test_gold_follows_the_turn_order_and_not_the_seats():
    match = next(m for m in (seeded(4, number) for number in range(50)) if m.state.first == 2)
    events = [event for event in match.opening.events if event.kind == "blessed"]
    gained = {event.args["seat"]: event.args["gold"] for event in events}
    start = {seat: match.state.players[seat].gold - gained[seat] for seat in range(4)}
    assert start == {2: 3, 3: 2, 0: 1, 1: 0}


@rule("F-11")
def test_fifteen_piles_one_for_each_slot():
    for players in (2, 3, 4):
        game = Game(players=players)
        assert len(game.s.piles) == 15 == len(SLOTS)
        assert sorted(FEATS[card].slot for card in game.s.piles) == sorted(SLOTS)
        assert set(game.s.piles.values()) == {players}


@rule("F-12")
def test_the_first_game_uses_the_recommended_sets():
    game = Game()
    assert set(game.s.piles) == {feat.id for feat in FEATS.values() if feat.first_game}
    assert len(PAIRED) == 9
    assert set(SINGLE.values()) == {
        "blacksmiths_hammer", "blacksmiths_chest", "helmet_of_invisibility", "elder", "wild_spirits",
        "mirror_of_the_abyss",
    }  # fmt: skip


@rule("F-12")
def test_all_alternates_or_some_by_choice():
    game = Game(feats="alternates")
    assert set(game.s.piles) == {pair[1] for pair in PAIRED.values()} | set(SINGLE.values())
    game = Game(feats="chosen", moon6="sentinel", sun4="triton")
    assert {"sentinel", "triton", "silver_hind", "hydra"} <= set(game.s.piles)
    assert not {"cancer", "gorgon"} & set(game.s.piles)


@rule("F-12")
def test_random_sets_flip_a_coin_for_each_pair():
    seen: Counter[str] = Counter()
    for number in range(60):
        seen.update(seeded(2, number, feats="random").state.piles.keys())
    for pair in PAIRED.values():
        assert seen[pair[0]] + seen[pair[1]] == 60
        assert 15 <= seen[pair[0]] <= 45
    assert all(seen[card] == 60 for card in SINGLE.values())


@rule("F-13")
def test_two_players_use_two_random_faces_of_each_pool():
    mixed: Counter[str] = Counter()
    for number in range(80):
        s = seeded(2, number).state
        assert [len(pool) for pool in s.sanctuary] == [2] * 10
        assert len(s.boxed) == 20
        assert len(set(s.sanctuary[4])) == len(set(s.sanctuary[9])) == 2
        mixed.update(s.sanctuary[4] + s.sanctuary[9])
    assert set(mixed) == set(TEMPLE.sanctuary[4].faces + TEMPLE.sanctuary[9].faces)
    assert [len(pool) for pool in seeded(3).state.sanctuary] == [4] * 10


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("F-14")
def test_only_the_boars_in_play_can_come_out(players: int):
    seen: set[str] = set()
    for number in range(20):
        s = seeded(players, number, feats="alternates").state
        assert sum(len(pool) for pool in s.gardens.values()) == 20
        assert len(s.boars) == len(set(s.boars)) == players
        seen |= set(s.boars)
    assert seen == set(FEATS["tenacious_boar"].variants)


@rule("F-11")
def test_the_islands_hold_all_slots():
    assert sorted(ISLANDS) == [1, 2, 3, 4, 5, 6, 7]
    assert [len(ISLANDS[island]) for island in range(1, 8)] == [2, 2, 2, 3, 2, 2, 2]
