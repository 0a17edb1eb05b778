"""People: avatars and the header of a seat's panel."""

from __future__ import annotations

from render import theme
from render.canvas import Canvas
from render.theme import Colour


def initial(name: str) -> str:
    """The letter that stands for a player."""
    letters = [sign for sign in name if sign.isalnum()]
    return letters[0].upper() if letters else "?"


def avatar(
    c: Canvas,
    cx: int,
    cy: int,
    r: int,
    name: str,
    colour: Colour,
    *,
    dimmed: bool = False,
    ring: Colour | None = None,
    ground: Colour = "panel",
) -> None:
    """A disc in the seat's colour with the initial; dimmed for losers, ringed for who is asked."""
    letter = initial(name)
    size = max(theme.MIN_TEXT, round(0.9 * r))

    def painter(sub: Canvas) -> None:
        middle = r + 6
        if ring:
            sub.ring(middle, middle, r + 5, 3, ring)
        shade = theme.dim(colour, ground) if dimmed else colour
        sub.disc(middle, middle, r, theme.mix("#000000", shade, 0.35))
        sub.disc(middle, middle, r - 2.5, shade)
        sub.text(middle, middle, letter, size, "bold", "sand" if dimmed else "ink", "m")

    edge = 2 * (r + 6)
    c.sprite(("avatar", r, letter, colour, dimmed, ring, ground), cx - r - 6, cy - r - 6, edge, edge, painter)


def seat_header(
    c: Canvas,
    x: int,
    y: int,
    w: int,
    name: str,
    colour: Colour,
    *,
    under: str = "",
    under_colour: Colour = "mute",
    ring: Colour | None = None,
    font: str = "bold",
) -> int:
    """Avatar and name at the head of a seat's panel, centred on `y`; maybe a line below. Returns the width used."""
    avatar(c, x + 24, y, 24, name, colour, ring=ring)
    left = x + 64
    if under:
        first = c.text(left, y - 10, name, 34, font, fit=w - 64)
        second = c.text(left, y + 22, under, 24, "bold", under_colour, fit=w - 64)
        return 64 + max(first, second)
    return 64 + c.text(left, y, name, 30, font, fit=w - 64)
