"""Tokens, gems, dials, bags: the little things a hero owns."""

from __future__ import annotations

from collections.abc import Sequence

from render import glyphs, masks, theme
from render.canvas import Canvas
from render.theme import Colour


def token(
    c: Canvas, cx: int, cy: int, r: int, status: str, count: int | str | None = None, *, dimmed: bool = False
) -> None:
    """A status: round = positive or companion, hexagon = negative, square = unique; maybe with a count."""
    coin(c, cx, cy, r, f"status:{status}", glyphs.polarity(status), count, dimmed=dimmed)


def coin(
    c: Canvas,
    cx: int,
    cy: int,
    r: int,
    glyph: str,
    shape: str = "positive",
    count: int | str | None = None,
    *,
    colour: Colour | None = None,
    dimmed: bool = False,
) -> None:
    """Any token by shape (positive, negative, unique, companion) and glyph."""
    face: Colour = colour or theme.POLARITY_COLOURS[shape]
    if dimmed:
        face = theme.dim(face)
    shown = "" if count is None else str(count)
    dot = max(15, round(0.46 * r))
    # room for the hexagon's points, the edge below and the count at the lower right
    left, top = round(1.12 * r) + 1, r + 1
    right = max(left, round(0.88 * r) + dot + 4) if shown else left
    below = max(r + 4, round(0.80 * r) + dot + 4) if shown else r + 4

    def body(sub: Canvas, x: float, y: float, inset: float, shade: Colour) -> None:
        if shape == "negative":
            sub.polygon(masks.hexagon(x, y, 1.1 * r - inset * 1.15, flat=True), shade)
        elif shape == "unique":
            half = round(0.9 * r - inset)
            sub.rounded(round(x) - half, round(y) - half, 2 * half, 2 * half, max(3, round(0.3 * r - inset)), shade)
        else:
            sub.disc(x, y, r - inset, shade)

    def painter(sub: Canvas) -> None:
        gap = sub.ground(0, 0)
        body(sub, left, top + 3, 0, theme.mix("#000000", face, 0.45))
        body(sub, left, top, 0, theme.mix("#FFFFFF", face, 0.28))
        body(sub, left, top, 2.5, face)
        dx, dy = (0.1 * r, 0.09 * r) if shown else (0, 0)
        sub.icon(glyph, left - dx, top - dy, round(1.22 * r), "ink")
        if shown:
            bx, by = left + round(0.88 * r), top + round(0.80 * r)
            sub.disc(bx, by, dot + 3, gap)
            sub.disc(bx, by, dot, "text")
            sub.text(bx, by, shown, max(theme.MIN_TEXT, round(1.4 * dot)), "bold", "ink", "m")

    key = ("coin", r, glyph, shape, shown, face)
    c.sprite(key, cx - left, cy - top, left + right, top + below, painter)


def token_row(c: Canvas, x: int, cy: int, held: Sequence[tuple[str, int]], width: int) -> None:
    """A row of (status, count) from `x`, within a width; more than four are smaller and show only counts over 1."""
    if not held:
        return
    few = len(held) <= 4
    r, pitch = (27, 82) if few else (22, 60)
    fits = max(1, (width - 2 * r) // pitch + 1)
    shown = list(held) if len(held) <= fits else list(held[: fits - 1])
    for n, (status, count) in enumerate(shown):
        token(c, x + r + n * pitch, cy, r, status, count if few or count > 1 else None)
    if len(shown) < len(held):
        c.text(x + r + len(shown) * pitch, cy, f"+{len(held) - len(shown)}", 26, "bold", "sand", "m")


def gem(
    c: Canvas,
    cx: int,
    cy: int,
    r: int,
    number: int | str,
    *,
    colour: Colour = "cp",
    gap: Colour | None = None,
    dimmed: bool = False,
) -> None:
    """CP and costs: a hexagon with a number; `gap` lays a border of that colour round it (cards)."""
    face = theme.dim(colour) if dimmed else colour
    size = max(theme.MIN_TEXT, round(1.2 * r))
    margin = 7 if gap else 1
    w, h = round(0.87 * r) + margin, r + margin

    def painter(sub: Canvas) -> None:
        if gap:
            sub.polygon(masks.hexagon(w, h, r + 7), gap)
        sub.polygon(masks.hexagon(w, h + 3, r), theme.mix("#000000", face, 0.45))
        rim = theme.mix("panel", theme.mix("#FFFFFF", colour, 0.4), 0.45) if dimmed else theme.mix("#FFFFFF", face, 0.4)
        sub.polygon(masks.hexagon(w, h, r), rim)
        sub.polygon(masks.hexagon(w, h, r - 3.5), face)
        sub.text(w, h, str(number), size, "bold", "ink", "m", fit=round(1.5 * r))

    c.sprite(("gem", r, number, colour, gap, dimmed), cx - w, cy - h, 2 * w + 1, 2 * h + 4, painter)


def dial(c: Canvas, cx: int, cy: int, r: int, value: int, full: int, *, glyph: str = "health") -> None:
    """Health: 270 degrees of ring round the number; above full the number is green, at 10 or less red."""

    def painter(sub: Canvas) -> None:
        sub.disc(r, r, r, "inset")
        outer, thick = r - max(3, round(0.05 * r)), round(0.17 * r, 1)
        sub.arc(r, r, outer, thick, 135, 405, "hp_d")
        share = min(1.0, value / full) if full else 0
        if share > 0:
            sub.arc(r, r, outer, thick, 135, 135 + max(2, 270 * share), "hp")
        colour = "good" if value > full else "hp" if value <= 10 else "text"
        sub.text(r, r, str(value), max(theme.MIN_TEXT, round(0.84 * r)), "bold", colour, "m", fit=round(1.3 * r))
        sub.icon(glyph, r, r + 0.66 * r, round(0.45 * r), "hp")

    c.sprite(("dial", r, value, full, glyph), cx - r, cy - r, 2 * r, 2 * r, painter)


def bag(c: Canvas, cx: int, cy: int, kind: str, count: int) -> None:
    """A bag of Dungeon Dice (monster, single_use, equipment, artifact): 74 x 92, centred on its belly."""
    glyph = {"monster": "mdi:skull", "single_use": "dungeon:potion", "equipment": "damage", "artifact": "gem"}[kind]
    colour = f"bag_{kind}"

    def painter(sub: Canvas) -> None:
        dark = theme.mix("#000000", colour, 0.45)
        sub.disc(37, 58, 36, dark)
        sub.disc(37, 55, 36, colour)
        sub.polygon(((11, 5), (63, 5), (54, 24), (20, 24)), colour)
        sub.rounded(17, 20, 40, 8, 4, dark)
        ink = theme.on(colour) if kind == "artifact" else "text"
        sub.icon(glyph, 37, 46, 26, ink)
        sub.text(37, 72, str(count), 28, "bold", ink, "m")

    c.sprite(("bag", kind, count), cx - 37, cy - 55, 74, 95, painter)
