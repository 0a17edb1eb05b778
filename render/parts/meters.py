"""Bars, pips, dots and charts."""

from __future__ import annotations

from collections.abc import Sequence

from render import theme
from render.canvas import Canvas
from render.theme import Colour


def bar(
    c: Canvas,
    x: int,
    y: int,
    w: int,
    h: int,
    share: float,
    colour: Colour = "throne",
    *,
    half: bool = False,
    track: Colour = "inset",
) -> None:
    """A bar centred on `y`, filled to a share (0-1) and never less than a dot; `half` marks the middle."""
    filled = 0 if share <= 0 else max(h, round(w * min(1.0, share)))

    def painter(sub: Canvas) -> None:
        top = 5 if half else 0
        sub.pill(0, top, w, h, track)
        if filled:
            sub.pill(0, top, filled, h, colour)
        if half:
            sub.fill(w // 2 - 1, 0, 2, h + 10, "sand")

    extra = 10 if half else 0
    c.sprite(("bar", w, h, filled, colour, half, track), x, y - h // 2 - extra // 2, w, h + extra, painter)


def pips(
    c: Canvas,
    x: int,
    y: int,
    left: int,
    total: int,
    accent: Colour,
    *,
    w: int = 10,
    h: int = 16,
    gap: int = 4,
    down: bool = False,
) -> None:
    """What is left of a total as little bars; in a row from `x` centred on `y`, or stacked down from `y`."""
    gone = "line"

    def painter(sub: Canvas) -> None:
        for n in range(total):
            px, py = (0, n * (h + gap)) if down else (n * (w + gap), 0)
            sub.rounded(px, py, w, h, 2, accent if n < left else gone)

    if total <= 0:
        return
    size = (w, total * (h + gap) - gap) if down else (total * (w + gap) - gap, h)
    c.sprite(("pips", left, total, accent, w, h, gap, down), x, y if down else y - h // 2, *size, painter)


def dots(
    c: Canvas,
    x: int,
    y: int,
    done: int,
    total: int,
    accent: Colour,
    *,
    r: int = 10,
    pitch: int = 26,
    current: int | None = None,
) -> None:
    """Round counters (rounds, rolls) from `x`, centred on `y`; `current` gets a bright ring."""

    def painter(sub: Canvas) -> None:
        for n in range(total):
            cx = n * pitch + r + 3
            if n == current:
                sub.disc(cx, r + 3, r + 2, "text")
                sub.disc(cx, r + 3, r - 2, accent)
            else:
                sub.disc(cx, r + 3, r, accent if n < done else "line")

    if total > 0:
        wide = (total - 1) * pitch + 2 * r + 6
        c.sprite(("dots", done, total, accent, r, pitch, current), x - 3, y - r - 3, wide, 2 * r + 6, painter)


def chart(
    c: Canvas,
    x: int,
    y: int,
    w: int,
    h: int,
    values: Sequence[float],
    accent: Colour,
    *,
    grid: Sequence[float],
    start: str = "",
    end: str = "",
    ground: Colour = "panel",
) -> None:
    """A line over a flat fill, grid lines with their numbers at the left, a bright dot at the last value."""
    low, high = min(grid), max(grid)
    label = max(c.measure(f"{mark:g}", 24) for mark in grid)
    left, right, base = x + label + 16, x + w - 12, y + h - (40 if start or end else 10)
    top = y + 12

    def place(value: float) -> float:
        share = (value - low) / (high - low) if high > low else 0.5
        return base - max(0.0, min(1.0, share)) * (base - top)

    for mark in grid:
        c.fill(left, round(place(mark)) - 1, right - left, 2, "line")
        c.text(x + label, place(mark), f"{mark:g}", 24, "semibold", "mute", "r")
    if values:
        step = (right - left) / max(1, len(values) - 1)
        points = [(left + n * step, place(value)) for n, value in enumerate(values)]
        if len(points) > 1:
            c.polygon([(left, base), *points, (points[-1][0], base)], theme.mix(accent, ground, 0.2))
            c.line(points, 5, accent)
        c.disc(points[-1][0], points[-1][1], 12, ground)
        c.disc(points[-1][0], points[-1][1], 9, "text")
    if start:
        c.text(left, y + h - 12, start, 24, "semibold", "mute")
    if end:
        c.text(right, y + h - 12, end, 24, "semibold", "mute", "r")
