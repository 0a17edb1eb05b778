"""Tournaments: one match of a bracket, and the lines between rounds."""

from __future__ import annotations

import msgspec

from render import theme
from render.canvas import Canvas
from render.parts import people
from render.theme import Colour

MATCH_W, MATCH_H = 262, 72


class Side(msgspec.Struct, frozen=True):
    """One side of a match; no colour: not yet known (`name` is then like "Sable or Dee")."""

    name: str
    colour: str = ""
    score: str = ""
    won: bool = False
    lost: bool = False


def bracket_match(
    c: Canvas,
    x: int,
    y: int,
    sides: tuple[Side, Side],
    accent: Colour = "house",
    *,
    live: str = "",
    w: int = MATCH_W,
) -> None:
    """Two rows of 36; winner bold with accent score and bar; `live` = the words above a match being played."""
    if live:
        c.rounded(x, y, w, MATCH_H, 12, theme.mix(accent, "panel", 0.12), accent, 3)
        c.disc(x + 16, y - 21, 7, accent)
        c.text(x + 32, y - 21, live, 24, "bold", accent, fit=w - 40)
    else:
        known = any(side.colour for side in sides)
        c.rounded(x, y, w, MATCH_H, 12, "panel" if known else "page", "line")
    c.fill(x + 12, y + 35, w - 24, 2, "line")
    for n, side in enumerate(sides):
        cy = y + 18 + 36 * n
        if side.won:
            c.rounded(x + 4, cy - 14, 5, 28, 2, accent)
        if not side.colour:
            c.text(x + 20, cy, side.name, 24, "semibold", "mute", fit=w - 36)
            continue
        people.avatar(c, x + 30, cy, 16, side.name, side.colour, dimmed=side.lost)
        font = "bold" if side.won else "semibold"
        c.text(x + 56, cy, side.name, 25, font, "mute" if side.lost else "text", fit=w - 56 - 50)
        shade: Colour = accent if side.won else "mute" if side.lost else "text"
        c.text(x + w - 18, cy, side.score, 26, "bold", shade, "r")


def bracket_link(c: Canvas, x0: int, y0: int, x1: int, y1: int, colour: Colour = "line", *, thickness: int = 3) -> None:
    """The bent line from a match (right middle) to the next round's match (left middle)."""
    bend = (x0 + x1) // 2
    half = thickness // 2
    c.fill(x0, y0 - half, bend - x0 + half + 1, thickness, colour)
    c.fill(bend - half, min(y0, y1) - half, thickness, abs(y1 - y0) + thickness, colour)
    c.fill(bend - half, y1 - half, x1 - bend + half, thickness, colour)
