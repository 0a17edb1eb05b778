"""Shapes as anti-aliased masks: drawn at four times the size, reduced to one, kept while they recur.

Coordinates are snapped to quarters of a pixel. Every maker returns the mask and the whole pixel where its corner
belongs. Masks of equal shape are one object, whatever the place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.cache import Lru

SCALE = 4
Point = tuple[float, float]


class Mask(NamedTuple):
    """A shape: its cache key, its coverage, and the pixel of its upper left corner."""

    key: Hashable
    image: Image.Image
    x: int
    y: int


LIMIT = 12_000_000
_MASKS: Lru[Image.Image] = Lru(LIMIT)


def _paint(key: Hashable, width: int, height: int, pen: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    found = _MASKS.get(key)
    if found is None:
        big = Image.new("L", (width * SCALE, height * SCALE))
        pen(ImageDraw.Draw(big))
        found = _MASKS.put(key, big.reduce(SCALE), width * height + 200)
    return found


def _snap(value: float) -> int:
    return round(value * SCALE)


def _frame(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int, int, int]:
    """The whole-pixel corner, size and quarter-pixel offset of a box."""
    x, y = _snap(left) // SCALE, _snap(top) // SCALE
    width = max(1, -(-_snap(right) // SCALE) - x)
    height = max(1, -(-_snap(bottom) // SCALE) - y)
    return x, y, width, height, _snap(left) - x * SCALE, _snap(top) - y * SCALE


def disc(cx: float, cy: float, radius: float) -> Mask:
    """A filled circle."""
    return ellipse(cx, cy, radius, radius)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Mask:
    """A filled ellipse."""
    x, y, width, height, ox, oy = _frame(cx - rx, cy - ry, cx + rx, cy + ry)
    w, h = _snap(2 * rx), _snap(2 * ry)
    key = "disc", ox, oy, w, h
    return Mask(key, _paint(key, width, height, lambda d: d.ellipse((ox, oy, ox + w - 1, oy + h - 1), fill=255)), x, y)


def rounded(left: float, top: float, wide: float, high: float, radius: float) -> Mask:
    """A filled rectangle with round corners."""
    x, y, width, height, ox, oy = _frame(left, top, left + wide, top + high)
    w, h, r = _snap(wide), _snap(high), min(_snap(radius), _snap(wide) // 2, _snap(high) // 2)
    key = "rounded", ox, oy, w, h, r

    def pen(draw: ImageDraw.ImageDraw) -> None:
        draw.rounded_rectangle((ox, oy, ox + w - 1, oy + h - 1), r, fill=255)

    return Mask(key, _paint(key, width, height, pen), x, y)


def corner(radius: int, size: int, inset: int, which: int) -> Image.Image:
    """One corner (0 upper left, clockwise) of a rounded box: `size` square, its edge `inset` from the outside."""
    key = "corner", radius, size, inset, which
    s, r, i = size * SCALE, radius * SCALE, inset * SCALE
    x0, y0 = (i, i - s)[which in (1, 2)], (i, i - s)[which in (2, 3)]

    def pen(draw: ImageDraw.ImageDraw) -> None:
        draw.rounded_rectangle((x0, y0, x0 + 2 * s - 2 * i - 1, y0 + 2 * s - 2 * i - 1), r, fill=255)

    return _paint(key, size, size, pen)


def polygon(points: Sequence[Point]) -> Mask:
    """A filled polygon."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    x, y, width, height, _, _ = _frame(min(xs), min(ys), max(xs), max(ys))
    dots = tuple((_snap(px) - x * SCALE, _snap(py) - y * SCALE) for px, py in points)
    key = "polygon", dots
    return Mask(key, _paint(key, width, height, lambda d: d.polygon(dots, fill=255)), x, y)


def line(points: Sequence[Point], thickness: float) -> Mask:
    """A line through points, with round joints and ends."""
    half = thickness / 2
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    x, y, width, height, _, _ = _frame(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)
    dots = tuple((_snap(px) - x * SCALE, _snap(py) - y * SCALE) for px, py in points)
    thick = _snap(thickness)
    key = "line", dots, thick

    def pen(draw: ImageDraw.ImageDraw) -> None:
        draw.line(dots, fill=255, width=thick)
        for px, py in dots:
            draw.ellipse((px - thick / 2, py - thick / 2, px + thick / 2 - 1, py + thick / 2 - 1), fill=255)

    return Mask(key, _paint(key, width, height, pen), x, y)


def arc(cx: float, cy: float, radius: float, thickness: float, start: float, end: float) -> Mask:
    """Part of a ring with round ends; degrees clockwise from three o'clock, `radius` is the outer one."""
    x, y, width, height, ox, oy = _frame(cx - radius, cy - radius, cx + radius, cy + radius)
    d, thick = _snap(2 * radius), _snap(thickness)
    key = "arc", ox, oy, d, thick, round(start * 4), round(end * 4)

    def pen(draw: ImageDraw.ImageDraw) -> None:
        draw.arc((ox, oy, ox + d - 1, oy + d - 1), start, end, fill=255, width=thick)
        middle = (d - thick) / 2
        for angle in (start, end):
            px = ox + d / 2 + middle * math.cos(math.radians(angle))
            py = oy + d / 2 + middle * math.sin(math.radians(angle))
            draw.ellipse((px - thick / 2, py - thick / 2, px + thick / 2 - 1, py + thick / 2 - 1), fill=255)

    return Mask(key, _paint(key, width, height, pen), x, y)


def ring(cx: float, cy: float, radius: float, thickness: float) -> Mask:
    """A whole ring; `radius` is the outer one."""
    x, y, width, height, ox, oy = _frame(cx - radius, cy - radius, cx + radius, cy + radius)
    d, thick = _snap(2 * radius), _snap(thickness)
    key = "ring", ox, oy, d, thick

    def pen(draw: ImageDraw.ImageDraw) -> None:
        draw.ellipse((ox, oy, ox + d - 1, oy + d - 1), fill=255)
        draw.ellipse((ox + thick, oy + thick, ox + d - 1 - thick, oy + d - 1 - thick), fill=0)

    return Mask(key, _paint(key, width, height, pen), x, y)


def hexagon(cx: float, cy: float, radius: float, *, flat: bool = False) -> tuple[Point, ...]:
    """The corners of a hexagon: pointy-top, or flat-top."""
    turn = 0 if flat else 30
    return tuple(
        (cx + radius * math.cos(math.radians(60 * k + turn)), cy + radius * math.sin(math.radians(60 * k + turn)))
        for k in range(6)
    )


def cached_bytes() -> int:
    """How much the cached masks weigh now."""
    return _MASKS.size


def clear() -> None:
    """Forget all masks (for cold benchmarks)."""
    _MASKS.clear()
