"""Dice of every family. `x, y` is the upper left corner of the body, `z` its edge; 0.06 z of slab hang below.

States: "" plain; "kept" = ring in accent (it takes 6 px more on every side); "spent" = dimmed.
"""

from __future__ import annotations

from collections.abc import Callable

from render import glyphs, theme
from render.canvas import Canvas
from render.theme import Colour

RING = 6
"""What the ring of a kept die takes on every side."""


def slab(z: int) -> int:
    """How far the edge of a die hangs below its body."""
    return max(3, round(0.06 * z))


def die(
    c: Canvas,
    x: int,
    y: int,
    z: int,
    *,
    body: Colour,
    plate: Colour,
    glyph: str = "",
    number: int | str | None = None,
    state: str = "",
    accent: Colour = "throne",
    ground: Colour = "panel",
) -> None:
    """A die with a glyph and maybe its number, or a number alone."""
    key = ("die", z, body, plate, glyph, number, state, accent, ground)

    def face(sub: Canvas, px: int, py: int, shade: Callable[[Colour], Colour]) -> None:
        inset = round(0.09 * z)
        bed = shade(plate)
        sub.rounded(px + inset, py + inset, z - 2 * inset, z - 2 * inset, round(0.16 * z), bed)
        ink = theme.mix(bed, theme.on(bed), 0.35) if state == "spent" else theme.on(plate)
        shown = "" if number is None else str(number)
        if not glyph:
            size = max(theme.MIN_TEXT, round(0.56 * z))
            sub.text(px + z / 2, py + z / 2, shown, size, "bold", ink, "m", fit=z - 2 * inset)
            return
        dx, dy = (0.03 * z, 0.05 * z) if shown else (0, 0)
        sub.icon(glyph, px + z / 2 - dx, py + z / 2 - dy, round(0.56 * z), ink)
        if shown:
            r = max(15, round(0.155 * z))
            at = min(round(0.77 * z), z - r - 1)  # on a small die the badge stays inside
            badge(sub, px + at, py + at, r, shown, state == "spent")

    frame(c, key, x, y, z, body, state, accent, ground, face)


def frame(
    c: Canvas,
    key: object,
    x: int,
    y: int,
    z: int,
    body: Colour,
    state: str,
    accent: Colour,
    ground: Colour,
    face: Callable[[Canvas, int, int, Callable[[Colour], Colour]], None],
) -> None:
    """A die's body with any face on it, kept as a sprite; `face(canvas, x, y, shade)` draws on the plate."""
    drop, r = slab(z), round(0.2 * z)
    rim = max(2, round(0.03 * z))
    margin = RING if state == "kept" else 0

    def shade(colour: Colour) -> Colour:
        return theme.dim(colour, ground) if state == "spent" else colour

    def painter(sub: Canvas) -> None:
        m = margin
        if m:
            under = sub.ground(0, 0)
            sub.rounded(0, 0, z + 2 * m, z + 2 * m + drop, r + m, under, accent, 4)
        hull = shade(body)
        sub.rounded(m, m + drop, z, z, r, theme.mix("#000000", hull, 0.45))
        sub.rounded(m, m, z, z - rim, r, theme.mix("#FFFFFF", hull, 0.28))
        sub.rounded(m, m + rim, z, z - rim, r, hull)
        face(sub, m, m, shade)

    c.sprite(key, x - margin, y - margin, z + 2 * margin, z + 2 * margin + drop, painter)


def badge(c: Canvas, cx: int, cy: int, r: int, text: str, spent: bool = False) -> None:
    """The number of a face: bright on an ink disc."""
    c.disc(cx, cy, r, theme.mix("panel", "ink", 0.5) if spent else "ink")
    c.text(cx, cy, text, max(theme.MIN_TEXT, round(1.45 * r)), "bold", "mute" if spent else "text", "m")


def symbols(hero: str) -> list[str]:
    """The symbols of a hero's dice (or of `chaos`), from common to rare."""
    return list(glyphs.dice_symbols(hero))


def tier(hero: str, symbol: str) -> int:
    """1 common (first symbol), 3 rare (last, with the 6), 2 between."""
    order = symbols(hero)
    if symbol not in order:
        return 2
    place = order.index(symbol)
    return 1 if place == 0 else 3 if place == len(order) - 1 else 2


def hero_die(
    c: Canvas,
    x: int,
    y: int,
    z: int,
    hero: str,
    symbol: str,
    number: int | str | None = None,
    state: str = "",
    accent: Colour = "throne",
) -> None:
    """A Dice Throne die showing a symbol: the family gives the body, the tier the plate."""
    if hero == "chaos":
        body, plate = theme.CHAOS_BODY, theme.CHAOS_PLATES.get(symbol, theme.CHAOS_PLATES["swipe"])
    else:
        family = theme.FAMILIES[theme.HERO_FAMILY.get(hero, "bone")]
        body, plate = family[0], family[tier(hero, symbol)]
    die(c, x, y, z, body=body, plate=plate, glyph=f"die:{hero}.{symbol}", number=number, state=state, accent=accent)


def chaos_die(
    c: Canvas, x: int, y: int, z: int, symbol: str, number: int | None = None, state: str = "", accent: Colour = "uniq"
) -> None:
    """The die of an enemy: swipe, vortex or chaos."""
    hero_die(c, x, y, z, "chaos", symbol, number, state, accent)


def dungeon_die(
    c: Canvas,
    x: int,
    y: int,
    z: int,
    kind: str,
    number: int | str | None = None,
    symbol: str = "",
    state: str = "",
    accent: Colour = "dungeon",
) -> None:
    """A Dungeon Dice die by kind (`hero_level`, `equipment`, `monster`, ...): a number, a symbol, or both."""
    body, plate = theme.DUNGEON_BODIES.get(kind, theme.DUNGEON_BODIES["hero_level"])
    glyph = symbol if ":" in symbol else f"dungeon:{symbol}" if symbol else ""
    die(c, x, y, z, body=body, plate=plate, glyph=glyph, number=number, state=state, accent=accent)


def number_die(
    c: Canvas,
    x: int,
    y: int,
    z: int,
    number: int | str,
    state: str = "",
    *,
    body: Colour = "#EFE4CF",
    plate: Colour = "#DDCFB4",
    accent: Colour = "house",
) -> None:
    """A die with a plain number."""
    die(c, x, y, z, body=body, plate=plate, number=number, state=state, accent=accent)


def symbol_colour(hero: str, symbol: str) -> Colour:
    """A dice symbol as a bare glyph on a panel (trigger rows): bone, middle and rare in the family's light shades."""
    place = tier(hero, symbol)
    if hero == "chaos":
        return {1: "bone", 2: "moon", 3: "uniq"}[place]
    name = theme.HERO_FAMILY.get(hero, "bone")
    if name == "bone":
        return {1: "bone", 2: "#E6B667", 3: "#FF8A66"}[place]
    colour: Colour = theme.FAMILIES[name][place] if place > 1 else "bone"
    while theme.contrast(colour, "panel") < 4.5:
        colour = theme.mix("text", colour, 0.2)
    return colour
