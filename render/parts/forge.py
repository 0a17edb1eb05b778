"""Dice Forge: chips, nets and dice of faces by id (`G1`, `G2M1`, `G3_OR_V2`, `C1`, `X3`, `MIRROR`, ...)."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from render import check, glyphs, theme
from render.canvas import Canvas
from render.parts import dice
from render.theme import Colour

_RESOURCES = {"G": "gold", "S": "sun", "M": "moon", "V": "vp"}


class Face(NamedTuple):
    """A face: kind (sum, choice, any, times, special), its gains, and the dot of shields and boars."""

    kind: str
    gains: tuple[tuple[int, str], ...] = ()
    glyph: str = ""
    dot: Colour | None = None
    number: int = 0


def face_of(name: str) -> Face:
    """What a face id shows; an unknown one is an error in strict mode and a question mark else."""
    face = _face(name)
    if face is None:
        check.complain(check.UnknownGlyph(f"no face {name!r} of Dice Forge"))
        return Face("special", glyph="unknown")
    return face


@functools.lru_cache(256)
def _face(name: str) -> Face | None:
    if name in ("C1", "C2"):
        return Face("any", number=int(name[1]))
    if name == "X3":
        return Face("times", number=3)
    if name in ("MIRROR", "SHIP"):
        return Face("special", glyph=f"forge:{name}")
    if name.startswith("SHIELD_"):
        return Face("special", glyph="forge:SHIELD", dot=name[7:].lower())
    if name.startswith("BOAR_"):
        return Face("special", glyph="forge:BOAR", dot=theme.BOARS.get(name[5:].lower(), "bad"))
    gains = tuple((int(number), _RESOURCES[letter]) for letter, number in re.findall(r"([GSMV])(\d+)", name))
    if not gains:
        return None
    return Face("choice" if "_OR_" in name else "sum", gains)


def _number_glyph(
    c: Canvas, cx: float, cy: float, number: int, glyph: str, size: int, mark: int, gap: int, ink: Colour = "ink"
) -> None:
    """A number and its glyph side by side, centred together."""
    wide = c.measure(str(number), size, "bold")
    left = cx - (wide + gap + glyphs.mask(glyph, mark).width) / 2
    c.text(left, cy, str(number), size, "bold", ink)
    c.icon(glyph, left + wide + gap, cy, mark, ink, "l")


def chip(
    c: Canvas,
    x: int,
    y: int,
    name: str,
    w: int = 52,
    h: int = 36,
    *,
    shown: bool = False,
    ring: Colour = "text",
    size: int = 24,
    dimmed: bool = False,
    ground: Colour = "panel",
) -> None:
    """One face as a chip; the shown one has a bright ring (3 px more on every side), a dimmed one cannot be had."""
    m = 3 if shown else 0
    r = max(8, round(0.2 * h))

    def painter(sub: Canvas) -> None:
        if m:
            sub.rounded(0, 0, w + 6, h + 6, r + 3, ring)
        _chip(sub, m, m, w, h, face_of(name), r, size, ground if dimmed else None)

    key = ("chip", name, w, h, shown and ring, size, dimmed and ground)
    c.sprite(key, x - m, y - m, w + 2 * m, h + 2 * m, painter)


def _shade(dim: Colour | None) -> tuple[Colour, Callable[[Colour], Colour]]:
    """Ink and shades: plain, or dimmed into a ground."""
    if dim is None:
        return "ink", lambda colour: colour
    return "sand", lambda colour: theme.dim(colour, dim)


def _chip(c: Canvas, x: int, y: int, w: int, h: int, face: Face, r: int, size: int, dim: Colour | None) -> None:
    ink, shade = _shade(dim)
    cy = y + h / 2
    mark = min(round(0.66 * h), round(1.1 * size))
    gap = round(size / 8)
    if face.kind == "any":
        c.rounded(x, y, w, h, r, shade("sand"))
        _number_glyph(c, x + w / 2, cy, face.number, "forge:choice", size, mark, gap + 1, ink)
    elif face.kind == "times":
        c.rounded(x, y, w, h, r, shade("uniq"))
        c.text(x + w / 2, cy, f"×{face.number}", size, "bold", ink, "m")
    elif face.kind == "special":
        c.rounded(x, y, w, h, r, shade("uniq"))
        c.icon(face.glyph, x + w / 2, cy, round(0.78 * h), ink)
        if face.dot:
            dot = max(7, round(0.13 * h))
            c.disc(x + w - dot - 4, y + dot + 4, dot, "ink")
            c.disc(x + w - dot - 4, y + dot + 4, dot - 2, shade(face.dot))
    elif len(face.gains) == 1:
        number, resource = face.gains[0]
        c.rounded(x, y, w, h, r, shade(resource))
        _number_glyph(c, x + w / 2, cy, number, f"forge:{resource}", size, mark, gap, ink)
    else:
        _split(c, x, y, w, h, face, r, size, dim)


def _split(c: Canvas, x: int, y: int, w: int, h: int, face: Face, r: int, size: int, dim: Colour | None) -> None:
    """Several resources side by side; a choice has an ink bar between."""
    ink, shade = _shade(dim)
    count = len(face.gains)
    edges = [x + round(w * n / count) for n in range(count + 1)]
    size = max(theme.MIN_TEXT, min(size, round(w / count * 0.5)))
    for n, (number, resource) in enumerate(face.gains):
        left, right = edges[n], edges[n + 1]
        first, last = n == 0, n == count - 1
        c.rounded(left, y, right - left, h, r, shade(resource), corners=(first, last, last, first))
        if count > 2:
            mark = min(round((right - left) * 1.08), round(0.8 * h))
            c.icon(f"forge:{resource}", (left + right) / 2, y + h / 2, mark, ink)
        else:
            room = right - left - (3 if face.kind == "choice" else 1)
            wide = c.measure(str(number), size, "bold")
            bend = 1 if face.kind == "choice" else 0
            middle = (left + right) / 2 + (bend if n else -bend)
            mark = min(round(0.62 * h), round(1.1 * size))
            while mark > 10 and glyphs.mask(f"forge:{resource}", mark).width > room - wide:
                mark -= 1
            _number_glyph(c, middle, y + h / 2, number, f"forge:{resource}", size, mark, 0, ink)
        if n and face.kind == "choice":
            c.fill(left - 2, y, 4, h, "ink")


def net(c: Canvas, x: int, y: int, faces: Sequence[str], shown: int | None = None) -> None:
    """The six faces of a die in two rows of three chips: 164 x 77."""
    for n, name in enumerate(faces):
        if n != shown:
            chip(c, x + n % 3 * 56, y + n // 3 * 41, name)
    if shown is not None:
        chip(c, x + shown % 3 * 56, y + shown // 3 * 41, faces[shown], shown=True)


def forge_die(c: Canvas, x: int, y: int, z: int, side: str, name: str, state: str = "") -> None:
    """A Dice Forge die (`light` or `dark`) showing a face."""
    face = face_of(name)

    def paint(sub: Canvas, px: int, py: int, shade: Callable[[Colour], Colour]) -> None:
        inset, r = round(0.09 * z), round(0.16 * z)
        x0, y0, s = px + inset, py + inset, z - 2 * inset
        cx, cy = px + z / 2, py + z / 2
        if face.kind in ("sum", "choice") and len(face.gains) > 1:
            _stack(sub, x0, y0, s, r, face, shade)
            return
        colour = "sand" if face.kind == "any" else face.gains[0][1] if face.gains else "uniq"
        sub.rounded(x0, y0, s, s, r, shade(colour))
        if face.kind == "times":
            sub.text(cx, cy, f"×{face.number}", round(0.46 * z), "bold", "ink", "m")
        elif face.kind == "special":
            sub.icon(face.glyph, cx, cy, round(0.56 * z), "ink")
            if face.dot:
                sub.disc(x0 + s - 0.16 * z, y0 + 0.16 * z, 0.11 * z, "ink")
                sub.disc(x0 + s - 0.16 * z, y0 + 0.16 * z, 0.08 * z, face.dot)
        else:
            number, resource = face.gains[0] if face.gains else (face.number, "choice")
            glyph = f"forge:{resource}"
            _number_glyph(sub, cx, cy, number, glyph, round(0.46 * z), round(0.4 * z), 3)

    body = theme.FORGE_BODIES.get(side, theme.FORGE_BODIES["light"])
    dice.frame(c, ("forge die", z, side, name, state), x, y, z, body, state, "forge", "panel", paint)


def _stack(c: Canvas, x: int, y: int, s: int, r: int, face: Face, shade: Callable[[Colour], Colour]) -> None:
    """Several resources on a die: rows, or a two by two square for four."""
    if len(face.gains) == 4:
        half = s // 2
        for n, (_, resource) in enumerate(face.gains):
            left, top = x + n % 2 * half, y + n // 2 * half
            w, h = (half, s - half)[n % 2], (half, s - half)[n // 2]
            corners = (n == 0, n == 1, n == 3, n == 2)
            c.rounded(left, top, w, h, r, shade(resource), corners=corners)
            c.icon(f"forge:{resource}", left + w / 2, top + h / 2, round(0.4 * s), "ink")
        return
    count = len(face.gains)
    edges = [y + round(s * n / count) for n in range(count + 1)]
    for n, (number, resource) in enumerate(face.gains):
        top, bottom = edges[n], edges[n + 1]
        first, last = n == 0, n == count - 1
        c.rounded(x, top, s, bottom - top, r, shade(resource), corners=(first, first, last, last))
        size = max(theme.MIN_TEXT, round(0.44 * s))
        _number_glyph(c, x + s / 2, (top + bottom) / 2, number, f"forge:{resource}", size, round(0.4 * s), 3)
        if n and face.kind == "choice":
            c.fill(x, top - 2, s, 4, "ink")
