"""Cards of a hand: bright parchment if they can be played now, dark with the reason if not."""

from __future__ import annotations

import msgspec

from render import theme
from render.canvas import Canvas
from render.parts import tokens
from render.theme import Colour

ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"}
_STRIP = 58


class Card(msgspec.Struct, frozen=True):
    """A card as it is shown. `kind`: main, roll, instant or upgrade; `label` is that kind in words."""

    kind: str
    label: str
    name: str
    text: str
    cost: int | str
    foot: str = ""
    playable: bool = True
    level: int = 0
    note: str = ""


def card(c: Canvas, x: int, y: int, shown: Card, accent: Colour = "throne", *, w: int = 373, h: int = 340) -> None:
    """One card, 373 x 340 unless more than six must fit (4 px of shadow below)."""
    small = w < 340

    def painter(sub: Canvas) -> None:
        _paint(sub, shown, accent, w, h, small)

    c.sprite(("card", shown, accent, w, h), x, y, w, h + 4, painter)


def _paint(c: Canvas, card: Card, accent: Colour, w: int, h: int, small: bool) -> None:
    bright = card.playable
    face: Colour = "parchment" if bright else "raised"
    colour = theme.CARD_COLOURS.get(card.kind, "main")
    strip = colour if bright else theme.mix("panel", colour, 0.62)
    edge = 4 if bright else 2
    c.rounded(0, 4, w, h, theme.RADIUS_CARD, "inset")
    c.rounded(0, 0, w, h, theme.RADIUS_CARD, face, accent if bright else "line", edge)
    c.rounded(edge, edge, w - 2 * edge, _STRIP, theme.RADIUS_CARD - edge, strip, corners=(True, True, False, False))
    middle = edge + _STRIP // 2
    ink: Colour = "ink" if bright else "sand"
    r = 32 if small else 36
    tokens.gem(c, r + 13, r + 7, r, card.cost, gap=face, dimmed=not bright)
    left = 2 * r + 32
    room = w - left - 20
    if card.level:
        shade = theme.LEVEL_COLOURS.get(card.level, "lv3")
        chip = shade if bright else theme.mix("panel", shade, 0.4)
        broad = 46 if small else 62
        c.rounded(w - 18 - broad, middle - 21, broad, 42, 8, chip)
        c.text(w - 18 - broad // 2, middle, ROMAN.get(card.level, str(card.level)), 26, "bold", "ink", "m")
        room -= broad + 4
    if small and card.level:  # the chip says upgrade already, the word needs the room
        c.text(left - 6, middle, card.label, 24, "bold", ink, fit=room + 6)
        _words(c, card, w, h, small)
        return
    c.icon(f"{card.kind}_card", left + 14, middle, 31, ink)
    c.text(left + 38, middle, card.label, 24 if small else 27, "bold", ink, fit=room - 38)
    _words(c, card, w, h, small)


def _words(c: Canvas, card: Card, w: int, h: int, small: bool) -> None:
    bright = card.playable
    pad = 16 if small else 24
    c.text(pad, 113, card.name, 30 if small else 35, "serif", "ink" if bright else "sand", fit=w - 2 * pad)
    top, size, leading = 158, (24 if small else 27), (29 if small else 33)
    body: Colour = "#392F2C" if bright else "mute"
    if card.note:
        c.text(pad, 149, card.note, 24, "bold", body, fit=w - 2 * pad)
        top += 26
    room = h - (58 if card.foot else 14) - top + leading // 2
    c.paragraph(pad, top, w - pad - 16, card.text, size, body, leading=leading, height=room)
    if not card.foot:
        return
    if bright:
        c.pill(20, h - 58, w - 40, 44, "ink")
        c.icon("play", 48, h - 36, 25, "throne")
        c.text(70, h - 36, card.foot, 25, "bold", "text", fit=w - 40 - 66)
    else:
        c.icon("locked", pad + 14, h - 36, 28, "mute")
        c.text(pad + 36, h - 36, card.foot, 25, "semibold", "sand", fit=w - pad - 56)


def grid(count: int) -> list[tuple[int, int, int, int]]:
    """Where the cards of a hand go (x, y, w, h): three columns up to six cards, four for more."""
    if count <= 6:
        return [(24 + n % 3 * 389 + (n % 3 > 1), 92 + n // 3 * 354, 373, 340) for n in range(count)]
    return [(24 + n % 4 * 292, 92 + n // 4 * 354, 276, 340) for n in range(count)]


def grid_height(count: int) -> int:
    """How high the picture of a hand is: 800, and 354 more for every row after the second."""
    rows = -(-count // (3 if count <= 6 else 4))
    return theme.HEIGHT + max(0, rows - 2) * 354
