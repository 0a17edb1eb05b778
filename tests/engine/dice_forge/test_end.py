"""Section 10: the end, the score, and leaving."""

from __future__ import annotations

from random import Random

from engine.core.match import Match
from engine.core.play import Plan, random_answer, start
from engine.dice_forge.content import CARD_VP
from engine.dice_forge.reserves import EARNINGS
from engine.dice_forge.turns import finish
from tests.engine.dice_forge import Game
from tests.rules import rule, uncited


def finished(game: Game) -> None:
    game.s.round = game.s.rounds
    game.do("turn_end", seat=len(game.s.players) - 1)


@rule("F-122", "F-124")
def test_the_most_glory_wins():
    game = Game(players=4)
    for seat, vp in enumerate((10, 40, 20, 30)):
        game.give(seat, vp=vp)
    finished(game)
    result = game.match.result
    assert result is not None and game.match.prompts == ()
    assert result.ranking == ((1,), (3,), (2,), (0,))
    assert result.winners == (1,)
    assert result.scores == (10, 40, 20, 30)


@rule("F-123")
def test_the_score_says_where_it_came_from():
    game = Game()
    game.give(0, vp=31, cards=["ferryman", "ferryman", "elder"])
    finished(game)
    result = game.match.result
    assert result is not None
    table = result.detail["seats"][0]
    assert table == {"reserve": {"faces": 31}, "cards": {"elder": 0, "ferryman": 24}}
    assert result.scores[0] == 55 == sum(table["reserve"].values()) + sum(table["cards"].values())
    assert CARD_VP["ferryman"] == 12


@rule("F-123")
def test_the_parts_of_every_score_add_up_to_it():
    sources: set[str] = set()
    for number in range(12):
        feats = ("first_game", "alternates", "random")[number % 3]
        match = start(Plan("dice_forge", seats=2 + number % 3, settings={"feats": feats}), number)
        rng = Random(number)
        while match.result is None:
            if rng.random() < 0.3:  # rich players see more of the islands
                p = match.state.players[match.state.active]
                p.gold, p.sun, p.moon = p.limits()
                match.reask()
            match.answer(random_answer(match, rng))
        for seat, parts in enumerate(match.result.parts):
            assert sum(part.args.get("count", 0) for part in parts) == match.result.scores[seat]
            sources |= {part.key.removeprefix("dice-forge-part-") for part in parts}
        assert Match.load(match.dump()).result == match.result
    assert sources - {"nothing"} == {*EARNINGS, "card"}


@rule("F-125")
def test_everybody_tied_shares_the_win():
    game = Game()
    finished(game)
    result = game.match.result
    assert result is not None and result.winners == (0, 1) and not result.draw


@rule("F-126")
def test_what_is_left_over_is_worth_nothing():
    game = Game(feats="alternates")
    game.give(0, gold=12, sun=6, moon=6, cards=["triton", "cerberus", "blacksmiths_hammer"], steps=14)
    finished(game)
    result = game.match.result
    assert result is not None and result.scores[0] == 8 + 6


@rule("F-126", "F-87", "F-69")
def test_what_still_waits_is_put_to_its_only_use():
    """Gold in the reserve is worth nothing any more, so waiting gold goes to the hammer and boars bring glory."""
    game = Game(feats="chosen", moon3="tenacious_boar")
    game.give(1, cards=["blacksmiths_hammer", "tenacious_boar"], steps=12)
    p = game.player(1)
    p.unsorted, p.calls = 4, 2
    finish(game.match._t, "dice-forge-over-rounds")
    assert p.earned == {"hammer": 10, "boars": 6}
    assert (p.steps, p.unsorted, p.calls) == (16, 0, 0)


def test_of_two_players_the_one_who_stays_wins():
    game = Game()
    game.give(1, vp=50)
    game.match.leave(1, "resigned")
    result = game.match.result
    assert result is not None and result.winners == (0,)
    assert result.reason == "dice-forge-over-left"


def test_the_others_play_on_without_one_of_them():
    game = Game(players=3)
    game.give(0, gold=2)
    game.match.leave(1, "resigned")
    game.roll(*[1] * 6)
    game.roll(*[1] * 6)
    game.answer("action", "pass")
    assert game.s.active == 2  # the turn of the one who left passes, its blessings come to all
    assert game.player(2).gold == 4


def test_every_rule_is_cited():
    assert uncited("F", 127) == []
