"""Abilities: what triggers them, what they do, how likely they are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render import theme
from render.canvas import Canvas
from render.parts import dice, meters
from render.theme import Colour

STRAIGHTS = {"micro": 3, "small": 4, "large": 5}


class Ability(msgspec.Struct, frozen=True):
    """A row of the ability list. `trigger`: symbols of the hero's dice, or one of micro, small, large."""

    trigger: tuple[str, ...]
    name: str
    damage: str = ""
    mark: str = ""  # "undefendable", "ultimate", or any glyph behind the damage
    odds: str = ""
    share: float = 0.0
    ready: bool = False


def straight(c: Canvas, x: int, y: int, count: int, colour: Colour = "sand", *, pitch: int = 26) -> int:
    """A straight as rising bars, from `x`, centred on `y`. Returns the width."""
    w = pitch * (count - 1) + 20
    heights = [9 + 6 * n + (n == 3) for n in range(count)]

    def painter(sub: Canvas) -> None:
        for n, high in enumerate(heights):
            sub.rounded(n * pitch, 34 - high, 20, high, 4, colour)

    c.sprite(("straight", count, colour, pitch), x, y - 20, w, 34, painter)
    return w


def trigger(
    c: Canvas,
    x: int,
    y: int,
    hero: str,
    symbols: Sequence[str],
    *,
    size: int = 27,
    pitch: int = 26,
    width: int | None = None,
) -> int:
    """The symbols that trigger an ability, in a row from `x`, centred on `y`; or rising bars. Returns the width.

    A name with a colon is any glyph (`dungeon:key`); `width` narrows the pitch if need be.
    """
    if len(symbols) == 1 and symbols[0] in STRAIGHTS:
        return straight(c, x, y, STRAIGHTS[symbols[0]])
    if width and len(symbols) > 1:
        pitch = min(pitch, (width - size) // (len(symbols) - 1))
    for n, symbol in enumerate(symbols):
        if symbol.isdigit():
            c.text(x + n * pitch + size / 2, y, symbol, 26, "bold", "sand", "m")
        elif ":" in symbol:
            c.icon(symbol, x + n * pitch + size / 2, y, size, "bone")
        else:
            c.icon(f"die:{hero}.{symbol}", x + n * pitch + size / 2, y, size, dice.symbol_colour(hero, symbol))
    return (len(symbols) - 1) * pitch + size if symbols else 0


def ability_row(
    c: Canvas, x: int, y: int, w: int, hero: str, ability: Ability, accent: Colour = "throne", *, h: int = 44
) -> None:
    """Trigger, name, damage, bar and odds in one line centred on `y`; ready ones stand on an accent row."""
    low = not ability.ready and ability.share < 0.1
    ink: Colour = "mute" if low else "text"
    if ability.ready:
        c.rounded(x, y - h // 2, w, h, 10, theme.mix(accent, "panel", 0.28))
    trigger(c, x + 7, y, hero, ability.trigger, width=136)
    room = w - 150 - 206
    if ability.damage:
        # the number is centred in its column unless it and its mark would reach the bar
        wide = min(70, c.measure(ability.damage, 26, "bold"))
        middle = min(x + w - 178, x + w - 126 - (28 if ability.mark else 0) - wide // 2)
        c.text(middle, y, ability.damage, 26, "bold", ink, "m", fit=70)
        room = min(room, middle - wide // 2 - 10 - x - 150)
        if ability.mark:
            c.icon(ability.mark, middle + wide / 2 + 4, y, 24, "sand" if not low else "mute", "l")
    c.text(x + 150, y, ability.name, 25, "bold" if ability.ready else "semibold", ink, fit=room)
    meters.bar(c, x + w - 120, y, 46, 12, 1.0 if ability.ready else ability.share, "line2" if low else accent)
    if ability.ready:
        c.icon("check", x + w - 22, y, 36, accent)
    else:
        c.text(x + w - 8, y, ability.odds, 28, "bold", ink, "r", fit=66)
