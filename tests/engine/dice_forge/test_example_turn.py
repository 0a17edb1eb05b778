"""The rulebook's example of a whole turn (X-010), played from the blessings to the end of the turn."""

from __future__ import annotations

from typing import Any

from engine.dice_forge.content import FEATS
from tests.engine.dice_forge import Game
from tests.engine.dice_forge.vectors import VECTORS
from tests.rules import rule

MAX, ALEX = 0, 1
GIVEN, STEPS, EXPECT = (VECTORS["X-010"][part] for part in ("given", "do", "expect"))


def after_reinforcements() -> Game:
    """Step 1 brings Max 3 gold and 1 moon, his three reinforcements 1 gold, 1 sun and 1 moon."""
    game = Game(players=2)
    game.give(ALEX, cards=GIVEN["Alex"]["cards"], pawn=GIVEN["Alex"]["pawn_island"])
    game.give(MAX, cards=GIVEN["Max"]["cards"], gold=5, sun=1, moon=3)
    game.roll(1, 1, 6, 6)
    game.roll(1, 5, 6, 6)
    game.do("turn", seat=MAX)
    game.roll(1)
    game.answer("reinforce", "silver_hind.light")
    game.answer("reinforce", "guardians_owl.sun")
    game.answer("reinforce", "guardians_owl.moon")
    return game


def make_offering(game: Game) -> None:
    offering = STEPS[0]
    places = {f"place.{entry['face']}": f"{entry['die']}.G1" for entry in offering["forge"]}
    game.answer("action", "offering")
    game.answer("offering", {"faces": offering["offering"], **places})


def pay_for_ferryman(game: Game) -> list[str]:
    """The extra action; what was told of it until Max's turn was over, in order."""
    game.roll(6, 6)  # Alex, chased
    game.roll(3, 3, 3, 3)  # step 1 of Alex's turn, twice
    game.roll(3, 3, 3, 3)
    told = [event.kind for event in game.answer("extra", STEPS[2]["feat"])]
    return told[: told.index("turn") + 1]


@rule("F-23", "F-24", "F-26")
def test_blessings_then_reinforcements():
    game = after_reinforcements()
    told = [(event.kind, event.args["seat"]) for event in game.events if event.kind != "first"]
    blessed = [("blessed", MAX), ("blessed", ALEX)]
    used = [("reinforced", MAX), ("blessed", MAX), ("reinforced_gain", MAX), ("reinforced_gain", MAX)]
    assert told == [("turn", MAX), *blessed, *blessed, *used]
    assert game.reserve(MAX) == GIVEN["Max"]["r"]
    assert game.s.phase == "action"


@rule("F-27", "F-45", "F-48", "F-49")
def test_the_offering():
    game = after_reinforcements()
    game.answer("action", "offering")
    twice = {"faces": ["G4", "G4"], "place.G4": "light.G1"}
    assert game.refused("offering", twice) == "refused-twice"
    game.answer("offering", {"faces": []})
    make_offering(game)
    p, expect = game.player(MAX), EXPECT["Max"]
    assert game.told("offering")[0]["count"] == expect["gold_spent"]
    assert len(p.removed) == expect["removed_faces"]
    assert p.faces() == [expect["shown"]["light"], expect["shown"]["dark"]]
    assert (p.dice[0].count("G4"), p.dice[1].count("S1"), p.dice[1].count("M1")) == (1, 1, 2)


@rule("F-29", "F-31", "F-54", "F-56", "F-59")
def test_the_extra_action_chases_alex_and_ends_the_turn():
    game = after_reinforcements()
    make_offering(game)
    assert pay_for_ferryman(game) == ["extra", "chased", "blessed", "feat", "turn"]
    p, expect = game.player(MAX), EXPECT["Max"]
    assert held_before(game, ALEX) == {"gold": expect["r"]["gold"], "sun": 0, "moon": expect["r"]["moon"]}
    assert p.pawn == expect["pawn_island"] and p.cards[-1:] == expect["cards_added"]
    assert FEATS[p.cards[-1]].types == ("none",)  # filed without an effect
    assert game.player(ALEX).pawn == 0 and EXPECT["Alex"]["pawn"] == "origin"
    chased = [told["faces"] for told in game.told("blessed") if told["seat"] == ALEX][2:-2]
    assert chased == [["S1", "V2"]] and EXPECT["Alex"]["divine_blessings_received"] == 1
    assert game.s.active == ALEX


def held_before(game: Game, turn_of: int) -> dict[str, Any]:
    """What Max held when the other's turn began: what he holds, less what that turn's step 1 brought."""
    start = next(n for n, event in enumerate(game.events) if event.kind == "turn" and event.args["seat"] == turn_of)
    later = [e.args for e in game.events[start:] if e.kind == "blessed" and e.args["seat"] == MAX]
    return {
        name: getattr(game.player(MAX), name) - sum(args[name] for args in later) for name in ("gold", "sun", "moon")
    }
