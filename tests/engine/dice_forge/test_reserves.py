"""Section 3, and the hammer: gains, losses, limits."""

from __future__ import annotations

import pytest

from tests.engine.dice_forge import Game
from tests.rules import rule


@pytest.mark.parametrize(("face", "field", "limit"), [("G6", "gold", 12), ("S2", "sun", 6), ("M2", "moon", 6)])
@rule("F-15", "F-16")
def test_a_gain_is_cut_at_the_limit(face: str, field: str, limit: int):
    game = Game()
    game.give(0, **{field: limit - 1})
    game.apply(0, face)
    assert game.reserve(0) == {field: limit}
    assert game.told("blessed")[0]["over"] == {"gold": 5, "sun": 1, "moon": 1}[field]


@rule("F-17")
def test_a_loss_takes_no_more_than_there_is():
    game = Game()
    game.give(1, gold=2, moon=1)
    game.apply(1, "G6", "M2", lose=True)
    assert game.reserve(1) == {}
    told = game.told("cursed")[0]
    assert (told["gold"], told["moon"]) == (2, 1)


@rule("F-18", "F-92")
def test_a_chest_raises_the_limits_at_once():
    game = Game()
    game.give(0, gold=12, sun=6, moon=6)
    game.answer("action", "blacksmiths_chest")
    p = game.player(0)
    assert p.limits() == (16, 9, 9)
    game.roll(1, 1, 1, 1)
    game.roll(1, 1, 1, 1)
    game.answer("extra", "pass")
    assert p.gold == 16  # Bo's step 1 already filled the new room


@rule("F-19")
def test_glory_of_cards_counts_only_at_the_end():
    game = Game(players=3)
    game.give(0, moon=4)
    game.roll(*[1] * 6)
    game.answer("action", "ferryman")
    assert game.player(0).vp == 0
    assert game.player(0).score() == 12
    game.apply(0, "V3")
    assert game.player(0).vp == 3


@rule("F-20")
def test_glory_is_one_number():
    game = Game()
    game.give(0, vp=99)
    game.apply(0, "V2")
    game.apply(0, "V2", lose=True)
    assert game.player(0).vp == 99


@rule("F-21")
def test_a_cost_is_paid_in_full_and_in_its_own_kind():
    game = Game()
    game.give(0, gold=12, sun=4, moon=5)
    values = game.prompt("action").field.values
    assert {"gorgon", "helmet_of_invisibility", "ferryman"} <= set(values)
    assert not {"hydra", "mirror_of_the_abyss", "cancer", "sphinx"} & set(values)
    game.give(0, sun=5)
    assert {"hydra", "mirror_of_the_abyss"} <= set(game.prompt("action").field.values)


def hammered(game: Game, seat: int = 0, **fields: int) -> None:
    game.give(seat, cards=["blacksmiths_hammer"], **fields)


@pytest.mark.parametrize("count", [0, 1, 3, 4])
@rule("F-87")
def test_any_part_of_gold_gained_may_go_to_the_hammer(count: int):
    game = Game()
    hammered(game, gold=5)
    game.apply(0, "G4", "S1")
    assert game.player(0).gold == 5  # nothing is decided yet
    game.do("dues", seat=0)
    assert (game.prompt("hammer").field.min, game.prompt("hammer").field.max) == (0, 4)
    game.answer("hammer", count)
    assert (game.player(0).gold, game.player(0).steps) == (5 + 4 - count, count)


@rule("F-87")
def test_gold_of_the_reserve_never_moves_to_the_hammer():
    game = Game()
    hammered(game, gold=12)
    game.apply(0, "G1")
    game.do("dues", seat=0)
    assert game.prompt("hammer").field.max == 1


@rule("F-87", "F-113")
def test_gold_of_cards_and_tokens_may_go_there_too():
    game = Game(players=3, feats="chosen", sun4="triton")
    hammered(game, sun=1)
    game.give(0, cards=["triton"])
    game.answer("triton", "gold")
    assert game.prompt("hammer").field.max == 6
    game.answer("hammer", 6)
    game.answer("action", "wild_spirits")
    assert game.prompt("hammer").field.max == 3
    game.roll(*[1] * 6)
    game.answer("hammer", 3)
    assert game.player(0).steps == 9


@rule("F-87")
def test_an_absent_player_splits_gold_when_the_own_turn_comes():
    """Nobody is disturbed in another's turn: what several blessings brought is split at once."""
    game = Game(players=3)
    hammered(game, seat=1, gold=3)
    game.give(0, gold=2)
    game.roll(1, 1, 2, 2, 1, 1)
    for _ in range(2):
        game.apply(1, "G4", "G1")
    assert not game.asked("hammer")
    assert game.player(1).unsorted == 10
    game.answer("action", "pass")
    assert game.s.active == 1
    prompt = game.prompt("hammer", 1)
    assert (prompt.data["gold"], prompt.field.max) == (12, 12)
    game.answer("hammer", 5)
    assert (game.player(1).gold, game.player(1).steps) == (10, 5)


@rule("F-88")
def test_the_ends_of_the_two_tracks():
    game = Game()
    hammered(game, steps=14)
    for face, steps, vp in (("G1", 15, 10), ("G6", 21, 10), ("G6", 27, 10), ("G3", 30, 25)):
        game.apply(0, face)
        game.do("dues", seat=0)
        game.answer("hammer", game.prompt("hammer").field.max)
        assert (game.player(0).steps, game.player(0).vp) == (steps, vp)
    game.apply(0, "G4")
    assert game.player(0).gold == 4 and game.player(0).unsorted == 0  # the card is done


@rule("F-89", "F-90")
def test_a_second_hammer_goes_on_where_the_first_ends():
    game = Game()
    game.give(0, cards=["blacksmiths_hammer", "blacksmiths_hammer"], steps=29)
    game.apply(0, "G6", "X3")
    game.do("dues", seat=0)
    game.answer("hammer", 18)
    assert (game.player(0).steps, game.player(0).vp) == (47, 25)  # 15 for the end of II, 10 for the next I


@rule("F-91")
def test_the_minotaur_leaves_the_hammer_alone_and_unfinished_tracks_score_nothing():
    game = Game()
    hammered(game, seat=1, steps=14, gold=3)
    game.apply(1, "G6", "G1", lose=True)
    p = game.player(1)
    assert (p.steps, p.gold, p.score()) == (14, 0, 0)


@rule("F-87", "F-115")
def test_waiting_gold_is_split_before_the_minotaur_rolls():
    game = Game(players=3)
    hammered(game, seat=1)
    game.apply(1, "G4")
    game.give(0, sun=3)
    game.roll_faces((1, "G1", "G1"), (2, "G1", "G1"))
    game.roll(*[1] * 6)
    game.answer("action", "minotaur")
    assert game.told("cursed") == []
    game.answer("hammer", 1, seat=1)
    told = game.told("cursed")[0]
    assert told["seat"] == 1 and told["gold"] == 2
    assert game.player(1).steps == 1


@rule("F-127")
def test_glory_never_falls_below_nothing():
    game = Game()
    game.give(1, vp=2)
    game.apply(1, "V4", "X3", lose=True)
    assert game.player(1).vp == 0
    assert game.player(1).score() == 0
