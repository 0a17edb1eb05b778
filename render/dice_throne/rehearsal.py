"""What a worker draws before the first real board: every hero rolling once, in every language."""

from __future__ import annotations

import msgspec

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.view import View
from engine.dice_throne.content import content
from engine.dice_throne.model import CP_LIMIT
from engine.dice_throne.view import RollView
from render import parts
from render.canvas import Canvas
from render.dice_throne.look import percent
from render.registry import draw, rehearsal
from words import LOCALES, words

ROLLS = (((1, 2, 3, 4, 6), (0, 2, 4)), ((2, 3, 5, 6, 4), ()))
"""Dice and which of them are kept: between them most faces in both looks."""


DIALS = ((80, 50), (64, 50), (50, 35), (42, 35), (46, 35))
"""Radius and full health of the dials: duel, team, three, four, more."""


@rehearsal("dice_throne")
def rehearse() -> None:
    """The names of heroes, abilities and symbols, the faces of the dice, dials, gems, counters and chances."""
    numbers()
    for hero in content().books:
        for locale in LOCALES:
            for view in rolling(hero):
                draw("dice_throne", "table", view, words(locale))


def numbers() -> None:
    """Health, CP, cards and chances in the sizes that boards use."""
    c = Canvas(ground="panel")
    for value in range(61):
        for r, full in DIALS:
            if value <= full + 10:
                parts.dial(c, 100, 100, r, value, full)
        for size in (32, 28, 26):
            if value <= 40:
                c.text(100, 300, str(value), size, "bold")
    for value in range(CP_LIMIT + 1):
        for r in (28, 23, 20, 18):
            parts.gem(c, 300, 100, r, value)
    for locale in LOCALES:
        for share in range(1, 100):
            for size in (27, 25):
                c.text(500, 300, percent(share / 100, words(locale)), size, "bold")


def rolling(hero: str) -> list[View]:
    """A duel in which this hero rolls, with different dice."""
    other = next(name for name in content().books if name != hero)
    seats = [Seat("Ada", choices={"hero": hero}), Seat("Bo", choices={"hero": other})]
    view = Match.new("dice_throne", seats, seed=hero.encode()).view(None)
    faces = content().books[hero].faces
    found: list[View] = []
    for dice, kept in ROLLS:
        roll = RollView(0, dice, tuple(faces[die] for die in dice), "offense", "", kept)
        board = msgspec.structs.replace(
            view.table, active=0, phase="offense", rolls=(roll,), attempts=3, attempts_left=1 if kept else 2
        )
        found.append(msgspec.structs.replace(view, table=board, active=0))
    return found
