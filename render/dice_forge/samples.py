"""Samples of every kind: positions of real matches, all numbers of seats, both languages, long names, full hands."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.match import Match
from engine.core.play import Plan
from engine.core.view import View
from engine.dice_forge.content import FEATS, HAMMER_STEPS
from render.dice_forge.common import GAME
from render.kit.positions import LONG, SHORT, named, position
from render.registry import Call, sample, suited
from words import words


def _match(seats: int, turn: int, kinds: tuple[str, ...] = (), seed: int = 1, **settings: str) -> Match:
    """A match of good players, from this turn on at the first question of one of these kinds."""

    def until(match: Match) -> bool:
        asked = [one.kind for one in match.prompts if not one.optional]
        return match.game.turn(match.state) >= turn and (not kinds or any(kind in kinds for kind in asked))

    return position(Plan(GAME, "", seats, ("good",), settings), seed, until)


def _table(seats: int, turn: int, names: tuple[str, ...] = SHORT, locale: str = "en", **more: Any) -> Call:
    return Call(named(_match(seats, turn, **more).view(None), names), words(locale))


def _private(kinds: tuple[str, ...], locale: str, names: tuple[str, ...] = SHORT, **more: Any) -> Call:
    """What the one who is asked sees in private."""
    match = _match(3, more.pop("turn", 9), kinds, **more)
    seat = next(one.seats[0] for one in match.prompts if one.kind in kinds)
    view = named(match.view(seat), names)
    shot = suited("hand", view)
    assert shot is not None
    return Call(view, words(locale), shot.focus)


@sample(GAME, "table", "four players, action")
def four_players() -> Call:
    """The middle of a match."""
    return _table(4, 20, kinds=("action",))


@sample(GAME, "table", "three players in French")
def three_players() -> Call:
    """With feats below the dice."""
    return _table(3, 16, SHORT, "fr", kinds=("action", "extra"), feats="alternates")


@sample(GAME, "table", "two players")
def two_players() -> Call:
    """With large nets."""
    return _table(2, 12, kinds=("action",), feats="random")


@sample(GAME, "table", "blessing, choices to make")
def blessing() -> Call:
    """Somebody must choose before the action."""
    return _table(4, 12, kinds=("apply", "hammer", "ship", "cerberus"), seed=2)


@sample(GAME, "table", "long names in French")
def long_names() -> Call:
    """Four heroes whose names do not fit."""
    return _table(4, 24, LONG, "fr", kinds=("action",), feats="alternates")


@sample(GAME, "table", "extremes, two players")
def extreme_two() -> Call:
    """All cards, full chests, a large score."""
    return Call(extreme(2), words("fr"))


@sample(GAME, "table", "extremes, four players")
def extreme_four() -> Call:
    """All cards, full chests, a large score."""
    return Call(extreme(4), words("en"))


@sample(GAME, "nets", "my dice")
def my_dice() -> Call:
    """The private message without a question."""
    view = named(_match(3, 20).view(0), SHORT)
    return Call(view, words("en"), {"seat": 0})


@sample(GAME, "nets", "forging in French")
def forging() -> Call:
    """A garden face looks for its place."""
    return _private(("forge",), "fr")


@sample(GAME, "nets", "a shield to choose")
def shields() -> Call:
    """A choice of faces, with long names."""
    return _private(("garden",), "en", LONG, feats="alternates")


@sample(GAME, "nets", "extremes")
def extreme_nets() -> Call:
    """Fifteen kinds of feats, hammers, tokens."""
    return Call(extreme(2), words("fr"), {"seat": 0})


@sample(GAME, "islands", "an action")
def feats() -> Call:
    """What can be paid is bright."""
    return _private(("action",), "en")


@sample(GAME, "islands", "alternates in French")
def alternates() -> Call:
    """The other nine feats, long names."""
    return _private(("action",), "fr", LONG, turn=14, feats="alternates")


@sample(GAME, "sanctuary", "an offering, half filled in")
def offering() -> Call:
    """Two faces picked, one placed."""
    call = _private(("action",), "en")
    gold = call.view.table.players[call.view.viewer].gold
    draft = {"faces": ["G3"] if gold < 5 else ["G3", "S1"], "place.G3": "light.G1"}
    return Call(call.view, call.words, {"seat": call.view.viewer, "draft": draft})


@sample(GAME, "sanctuary", "two players in French")
def small_sanctuary() -> Call:
    """Half of the faces are in the box."""
    view = named(_match(2, 8, ("action",)).view(0), LONG)
    return Call(view, words("fr"), {"seat": 0})


@sample(GAME, "sanctuary", "a ship trades")
def ship() -> Call:
    """Everything is cheaper."""
    view = named(_match(4, 20).view(0), SHORT)
    return Call(view, words("en"), {"seat": 0, "off": 2})


@sample(GAME, "score", "two players")
def score_two() -> Call:
    """The end."""
    return _table(2, 99)


@sample(GAME, "score", "three players in French")
def score_three() -> Call:
    """The end."""
    return _table(3, 99, LONG, "fr", feats="random")


@sample(GAME, "score", "four players")
def score_four() -> Call:
    """The end."""
    return _table(4, 99, feats="alternates")


@sample(GAME, "score", "extremes in French")
def score_extreme() -> Call:
    """Every source there is."""
    return Call(extreme(4), words("fr"))


def extreme(seats: int) -> View:
    """A table where everything is as large as it can get."""
    view = named(_match(seats, 14, ("action",)).view(0), LONG)
    table = view.table
    sets = [pile.card for pile in table.piles]
    earned = dict.fromkeys(("faces", "hammer", "elders", "bears", "boars", "typhon", "converted", "cards"), 25)
    boars = ("BOAR_RED", "BOAR_GREEN", "BOAR_BLUE", "BOAR_YELLOW", "G3_OR_V2", "G1S1M1V1")
    special = ("SHIELD_GOLD", "SHIELD_VP", "MIRROR", "SHIP", "X3", "M2V2")
    cards = (*sets, *sets, "cerberus", "triton") if seats == 2 else (*sets, *[c for c in FEATS if c not in sets])
    player = msgspec.structs.replace(
        table.players[0],
        gold=28,
        sun=18,
        moon=18,
        vp=198,
        score=400,
        limits=(28, 18, 18),
        dice=(boars, special),
        shown=(4, 0),
        cards=cards,
        hammers=2,
        steps=2 * HAMMER_STEPS - 1,
        cerberus=1,
        triton=1,
        earned={**earned, "minotaur": -22},
    )
    players = tuple(msgspec.structs.replace(player, pawn=p.pawn) for p in table.players)
    return msgspec.structs.replace(view, table=msgspec.structs.replace(table, players=players))
