"""Maps: pawns and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from render import theme
from render.canvas import Canvas
from render.parts.cards import ROMAN
from render.theme import Colour


def pawn(c: Canvas, cx: int, cy: int, z: int, colour: Colour) -> None:
    """A player's pawn, about 0.84 z wide and 1.1 z high, centred."""
    w, h = round(0.84 * z) + 2, round(1.1 * z) + 4

    def shape(sub: Canvas, dy: float, shade: Colour) -> None:
        x = w / 2
        head = 0.27 * z
        foot = round(0.17 * z)
        base = round(1.1 * z) - foot
        cone = (
            (x - 0.13 * z, head * 1.5),
            (x + 0.13 * z, head * 1.5),
            (x + 0.32 * z, base + 2),
            (x - 0.32 * z, base + 2),
        )
        sub.polygon([(px, py + dy) for px, py in cone], shade)
        sub.disc(x, head + dy, head, shade)
        sub.rounded(1, round(base + dy), round(0.84 * z), foot, foot // 2, shade)

    def painter(sub: Canvas) -> None:
        shape(sub, 3, theme.mix("#000000", colour, 0.45))
        shape(sub, 0, colour)

    c.sprite(("pawn", z, colour), cx - w // 2, cy - h // 2, w, h, painter)


def tile(
    c: Canvas,
    x: int,
    y: int,
    level: str,
    *,
    z: int = 104,
    family: str = "",
    glyph: str = "",
    name: str = "",
    pawns: Sequence[Colour] = (),
    tokens: Sequence[tuple[str, Colour]] = (),
    marks: Sequence[tuple[str, Colour]] = (),
    face_down: bool = False,
    battle: bool = False,
    accent: Colour = "adventures",
) -> None:
    """A map tile: explored (family glyph, short name, pawns on its left half) or face down (level, tokens as coins).

    `level` is "1"-"4", "start" or "portal"; `marks` are small glyphs in the place of the name (the
    portal's shards). A battle adds a ring and a badge, which reach 6 and 15 px further.
    """
    key = ("tile", z, level, family, glyph, name, tuple(pawns), tuple(tokens), tuple(marks), face_down, battle, accent)
    m = 6 if battle else 0

    def painter(sub: Canvas) -> None:
        if battle:
            sub.rounded(1, 1, z + 10, z + 14, 23, accent)
        if face_down:
            _hidden(sub, m, z, level, tokens)
        else:
            _explored(sub, m, z, level, glyph or (f"tile:{family}" if family else ""), name, pawns, bool(marks))
            for n, (mark, colour) in enumerate(marks):
                sub.icon(mark, m + z / 2 + (n - (len(marks) - 1) / 2) * 29, m + 0.78 * z, 28, colour)

    c.sprite(key, x - m, y - m, z + 2 * m, z + 4 + 2 * m, painter)
    if battle:
        c.disc(x + z - 8, y + 10, 23, "ink")
        c.disc(x + z - 8, y + 10, 20, accent)
        c.icon("adventure:battle", x + z - 8, y + 10, 30, "ink")


def _hidden(c: Canvas, m: int, z: int, level: str, tokens: Sequence[tuple[str, Colour]]) -> None:
    c.rounded(m, m + 4, z, z, 18, "#0B0808")
    c.rounded(m, m, z, z, 18, "raised")
    c.rounded(m + 5, m + 5, z - 10, z - 10, 14, "panel")
    roman = ROMAN.get(int(level), level) if level.isdigit() else "?"
    c.text(m + z / 2, m + (z * 0.34 if tokens else z * 0.5), roman, 38, "serif", theme.mix("panel", "sand", 0.15), "m")
    pitch = 46 if len(tokens) < 3 else 32
    for n, (glyph, colour) in enumerate(tokens):
        cx = m + z / 2 + (n - (len(tokens) - 1) / 2) * pitch
        r = 20 if len(tokens) < 3 else 16
        c.disc(cx, m + z * 0.7 + 3, r, theme.mix("#000000", colour, 0.45))
        c.disc(cx, m + z * 0.7, r, colour)
        c.icon(glyph, cx, m + z * 0.7, round(1.25 * r), "ink")


def _explored(
    c: Canvas, m: int, z: int, level: str, glyph: str, name: str, pawns: Sequence[Colour], high: bool
) -> None:
    body = theme.TILE_LEVELS.get(level, theme.TILE_LEVELS["1"])
    c.rounded(m, m + 4, z, z, 18, theme.mix("#000000", body, 0.5))
    c.rounded(m, m, z, z, 18, body)
    if level == "portal":
        c.rounded(m + 6, m + 6, z - 12, z - 12, 13, theme.TILE_LEVELS["portal_inside"])
    ink = "uniq" if level == "portal" else theme.mix("#FFFFFF", body, 0.62)
    short = name if len(name) <= 7 else ""
    cy = m + (0.36 if short or high else 0.5) * z
    if glyph:
        cx = m + (0.68 if pawns else 0.5) * z
        c.icon(glyph, cx, cy, 46 if not pawns else 42, ink if level != "start" else "text")
    for n, colour in enumerate(pawns[:4]):
        spread = 0 if len(pawns) == 1 else (n - (len(pawns) - 1) / 2) * 16
        pawn(c, round(m + 0.29 * z + spread), round(cy), 44 if len(pawns) == 1 else 34, colour)
    if short:
        c.text(m + z / 2, m + 0.81 * z, short, 24, "bold", "text", "m", fit=z - 6)
