"""People: avatars and the header of a seat's panel."""

from __future__ import annotations

from collections.abc import Callable

from render import fonts, theme
from render.canvas import Canvas
from render.theme import Colour


def shown_name(name: str) -> str:
    """A player's name without the signs that no face can draw."""
    return fonts.drawable(name, "bold").strip()


def initial(name: str) -> str:
    """The letter that stands for a player."""
    letters = [sign for sign in name if sign.isalnum()]
    return letters[0].upper() if letters else "?"


def with_name(c: Canvas, say: Callable[[str], str], name: str, room: int, size: int, font: str = "semibold") -> str:
    """A sentence with a player's name in it: where it is too wide, the name is cut, not what is said of it."""
    text = say(name)
    for keep in range(len(name) - 1, 2, -1):
        if c.measure(text, size, font) <= room:
            break
        text = say(name[:keep].rstrip(" -._") + fonts.ELLIPSIS)
    return text


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


def name_tab(
    c: Canvas,
    x: int,
    y: int,
    name: str,
    colour: Colour,
    text: str = "",
    accent: Colour | None = None,
    *,
    dimmed: bool = False,
    fit: int = 420,
) -> int:
    """Avatar and name on the top border of a seat's panel (`y` = that border), in accent for the one at turn.

    `text` is said instead of the bare name. Takes 19 px above and below the border; returns its width.
    """
    ink: Colour = "ink" if accent else "mute" if dimmed else "text"
    label, size = c.fit(text or name, fit - 60, 25, "bold")
    wide = c.measure(label, size, "bold") + 60
    letter = initial(name)

    def painter(sub: Canvas) -> None:
        sub.pill(0, 1, wide, 36, accent or "panel", None if accent else "line")
        shade = theme.dim(colour) if dimmed else colour
        sub.disc(19, 19, 19, accent or "line")
        sub.disc(19, 19, 17, theme.mix("#000000", shade, 0.35) if not accent else "ink")
        sub.disc(19, 19, 15, shade)
        sub.text(19, 19, letter, 22, "bold", "sand" if dimmed else "ink", "m")
        sub.text(46, 19, label, size, "bold", ink)

    c.sprite(("name tab", letter, colour, label, size, accent, dimmed), x, y - 19, wide, 38, painter)
    return wide
