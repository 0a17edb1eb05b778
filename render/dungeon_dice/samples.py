"""Samples of every kind: positions of real matches, all numbers of seats, both languages, long names, full hands."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.match import Match
from engine.core.play import Plan
from engine.core.prompt import Answer
from engine.core.view import View
from engine.dungeon_dice.content import IN_BAG
from engine.dungeon_dice.state import NOBODY, Combat, Promise, Rolled
from render.dungeon_dice.common import GAME
from render.kit.positions import LONG, SHORT, named, position
from render.registry import Call, sample
from words import words


def _until(*kinds: str, after: int = 150, fighters: int = 0, offers: int = 0) -> Callable[[Match], bool]:
    """A moment where one of these is asked, with so many fighters and open offers at least."""

    def check(match: Match) -> bool:
        if match.version < after or len(match.state.offers) < offers:
            return False
        if fighters and (match.state.combat is None or len(match.state.combat.fighters) < fighters):
            return False
        return not kinds or any(one.kind in kinds and not one.optional for one in match.prompts)

    return check


def _match(seats: int, until: Callable[[Match], bool], bots: str = "random", seed: int = 1) -> Match:
    return position(Plan(GAME, "", seats, (bots,)), seed, until)


def _call(match: Match, names: tuple[str, ...] = SHORT, locale: str = "en", seat: int | None = None) -> Call:
    return Call(named(match.view(seat), names), words(locale))


@sample(GAME, "table", "two players")
def two_players() -> Call:
    """Between two turns."""
    return _call(_match(2, _until("start")))


@sample(GAME, "table", "three players in French")
def three_players() -> Call:
    """Long names, an open offer."""
    return _call(_match(3, _until("start", offers=1)), LONG, "fr")


@sample(GAME, "table", "four players, two monsters tracked")
def four_players() -> Call:
    """A hunter chooses."""
    return _call(_match(4, _until("quarry", after=30)))


@sample(GAME, "table", "five players in French")
def five_players() -> Call:
    """Every seat taken."""
    return _call(_match(5, _until("start", after=500)), SHORT, "fr")


@sample(GAME, "table", "a locked chest")
def chest() -> Call:
    """Who has a key?"""
    return _call(_match(3, _until("lock", after=20)))


@sample(GAME, "table", "extremes")
def table_extremes() -> Call:
    """Dice, glory and promises without end."""
    return Call(extreme(5), words("fr"))


@sample(GAME, "combat", "fight or flee")
def choose() -> Call:
    """Nothing is rolled yet."""
    return _call(_match(4, _until("choose"), "good"))


@sample(GAME, "combat", "two heroes, an ability in French")
def helper() -> Call:
    """Somebody helps; the monster may act."""
    return _call(_match(5, _until("act", after=40, fighters=2)), LONG, "fr")


@sample(GAME, "combat", "last chance for single-use dice")
def window() -> Call:
    """The end of the main step."""
    return _call(_match(3, _until("window", after=80, fighters=1), "good"))


@sample(GAME, "combat", "a target to choose, open deals")
def aiming() -> Call:
    """Dice that can be hit are ringed."""
    return _call(_match(4, _until("aim", after=60)))


@sample(GAME, "combat", "extremes in French")
def combat_extremes() -> Call:
    """More dice than anybody should have."""
    return Call(extreme(5, fight=True), words("fr"))


@sample(GAME, "duel", "for the throne")
def duel() -> Call:
    """Two heroes with four glory each."""
    return Call(named(dueling(3).view(None), SHORT), words("en"))


@sample(GAME, "duel", "long names in French")
def duel_in_french() -> Call:
    """Five at the table."""
    return Call(named(dueling(5).view(None), LONG), words("fr"))


@sample(GAME, "hand", "my dice")
def my_dice() -> Call:
    """The private message, some dice picked for an offer."""
    match = _match(3, _until("start", after=260))
    seat = max(range(3), key=lambda one: len(match.state.players[one].dice))
    view = named(match.view(seat), SHORT)
    first = [str(die.number) for die in view.table.players[seat].dice if not die.equipped][:1]
    return Call(view, words("en"), {"seat": seat, "draft": {"give": first}})


@sample(GAME, "hand", "empty-handed in French")
def no_dice() -> Call:
    """Somebody who lost everything."""
    match = _match(4, _until("start"))
    match.state.players[0].dice, match.state.players[0].equipped = [], []
    return Call(named(match.view(0), LONG), words("fr"), {"seat": 0})


@sample(GAME, "hand", "extremes in French")
def hand_extremes() -> Call:
    """One die of nearly every design."""
    return Call(extreme(5), words("fr"), {"seat": 0})


@sample(GAME, "score", "three players")
def score() -> Call:
    """The end."""
    return _call(_match(3, lambda match: False))


@sample(GAME, "score", "five players in French")
def score_in_french() -> Call:
    """The end, with long names."""
    return _call(_match(5, lambda match: False, seed=3), LONG, "fr")


@sample(GAME, "score", "extremes")
def score_extremes() -> Call:
    """Every trophy and artifact in one hand."""
    return Call(extreme(5), words("en"))


def dueling(seats: int) -> Match:
    """A match in which two players reach the throne at once."""
    match = _match(seats, _until("start", after=60))
    state = match.state
    for seat in (0, 1):
        player = state.players[seat]
        for bag, count in ((3, 4), (1, 1)):
            for _ in range(count):
                player.dice.append(state.bags[bag].pop())
        player.xp, player.wounds = 6 - seat, seat
    state.changed = True
    prompt = next(one for one in match.prompts if one.kind == "start")
    match.answer(Answer(prompt.seats[0], prompt.id, "rest"))
    return match


def extreme(seats: int, fight: bool = False) -> View:
    """A table where everything is as large as it can get."""
    match = _match(seats, _until("act" if fight else "start", after=40))
    state = match.state
    for player in state.players:
        player.dice = [die for bag in IN_BAG[1:] for die in bag][::2]
        player.trophies = list(IN_BAG[0])
        player.equipped = [die for die in player.dice if die in player.equipped] or player.dice[12:15]
        player.xp, player.wounds = 6, 2
    state.promises = [Promise(a, b, 10, kind) for a in range(seats) for b in range(seats) if a != b
                      for kind in ("any", "trophy", "artifact")]  # fmt: skip
    combat: Combat | None = state.combat
    if fight and combat is not None:
        combat.dice += [
            Rolled(number, NOBODY, side, (1 + side) % seats, 5) for number in range(14, 31) for side in (0, 1)
        ]
    return named(match.view(0), LONG)
