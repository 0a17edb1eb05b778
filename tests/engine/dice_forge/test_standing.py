"""Standing answers, and how seldom an absent player is asked."""

from __future__ import annotations

import pytest

from engine.core.play import Plan, play_many, summary
from engine.core.prompt import Answer, Picks
from engine.dice_forge.game import DiceForge
from tests.engine.dice_forge import Game
from tests.rules import rule


def standing(game: Game, kind: str, choice: str) -> Picks | None:
    """What a standing choice answers; if it answers, the match accepts it."""
    prompt = game.prompt(kind)
    picks = game.match.standing(prompt, choice)
    assert picks is None or game.match.check(Answer(prompt.seats[0], prompt.id, picks)) is None
    return picks


@rule("F-87")
@pytest.mark.parametrize(("choice", "count"), [("all", 6), ("overflow", 4), ("nothing", 0)])
def test_the_hammer(choice: str, count: int):
    game = Game()
    game.give(0, cards=["blacksmiths_hammer"], gold=10)
    game.apply(0, "G6")
    game.do("dues", seat=0)
    assert standing(game, "hammer", choice) == count


@rule("F-89")
def test_all_gold_to_the_hammer_is_all_that_fits_on_its_tracks():
    game = Game()
    game.give(0, cards=["blacksmiths_hammer"], steps=28)
    game.apply(0, "G6")
    game.do("dues", seat=0)
    assert standing(game, "hammer", "all") == 2


@rule("F-62", "F-64")
def test_choice_faces():
    game = Game()
    game.apply(0, "C1", "C2")
    assert standing(game, "apply", "sun") == {"choice.0": "sun.1", "choice.1": "sun.2"}
    game = Game()
    game.apply(0, "C1", "X3")
    assert standing(game, "apply", "gold") == {"choice.0": "gold.3"}
    assert standing(game, "apply", "vp") is None  # not offered: the player is asked


@rule("F-16", "F-62")
def test_a_standing_choice_that_would_be_lost_is_asked_after_all():
    game = Game()
    game.give(0, sun=6)
    game.apply(0, "C1")
    assert standing(game, "apply", "sun") is None
    assert standing(game, "apply", "moon") == {"choice.0": "moon.1"}


@rule("F-76", "F-117")
def test_mirrors_and_losses_are_always_asked():
    game = Game()
    game.show(1, "C1", "S1")
    game.apply(0, "MIRROR", "C1")
    assert game.prompt("apply").policy == ""
    game = Game()
    game.give(1, gold=5, sun=1)
    game.apply(1, "C1", "V2", lose=True)
    assert game.prompt("lose").policy == ""


@rule("F-69", "F-70")
def test_boars():
    game = Game(feats="chosen", moon3="tenacious_boar")
    game.give(0, cards=["tenacious_boar"], moon=5)
    game.player(0).calls = 1
    game.do("dues", seat=0)
    assert [standing(game, "boar", choice) for choice in ("sun", "moon", "vp")] == ["sun", "moon", "vp"]
    game = Game(feats="chosen", moon3="tenacious_boar")
    game.give(0, cards=["tenacious_boar"], moon=5)
    game.player(0).calls = 3
    game.do("dues", seat=0)
    assert standing(game, "boars", "sun") == {"sun": 3, "moon": 0}
    assert standing(game, "boars", "vp") == {"sun": 0, "moon": 0}
    assert standing(game, "boars", "moon") is None  # there is room for one


@rule("F-101")
def test_cerberus():
    game = Game(feats="alternates")
    game.give(0, cards=["cerberus"])
    game.roll(1, 1)
    game.do("bless", seat=0)
    assert standing(game, "cerberus", "keep") == "keep"
    assert standing(game, "cerberus", "own_turn") is None  # it is the own turn
    game.s.active = 1
    assert standing(game, "cerberus", "own_turn") == "keep"


@rule("F-75")
def test_ships():
    game = Game()
    game.apply(0, "SHIP")
    assert standing(game, "ship", "nothing") == {"face": "none"}


def test_every_policy_has_a_question_and_every_choice_an_answer():
    asked = {"hammer", "choice", "boar", "cerberus", "ship"}
    assert {policy.id for policy in DiceForge.policies} == asked
    assert all(len(set(policy.choices)) == len(policy.choices) > 0 for policy in DiceForge.policies)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("feats", ["first_game", "alternates"])
@pytest.mark.parametrize("bot", ["random", "good"])
def test_absent_players_are_seldom_asked(seats: int, feats: str, bot: str):
    plan = Plan("dice_forge", seats=seats, bots=(bot,), settings={"feats": feats})
    found = summary(plan, play_many(plan, 6))
    assert found["finished"] == 6
    assert found["visits_per_turn"] <= 1.0  # 1.5 are allowed
