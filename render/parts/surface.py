"""Surfaces and labels: panels, trays, dividers, pills, phase strip, turn tab, event line."""

from __future__ import annotations

from collections.abc import Sequence

from render import theme
from render.canvas import Canvas
from render.theme import Colour


def tint(accent: Colour, ground: Colour = "panel") -> theme.Rgb:
    """The ground of an active panel: 7 % accent."""
    return theme.mix(accent, ground, 0.07)


def panel(
    c: Canvas,
    x: int,
    y: int,
    w: int,
    h: int,
    accent: Colour | None = None,
    *,
    title: str = "",
    aside: str = "",
    ground: Colour | None = None,
) -> None:
    """A panel, active with an `accent`; maybe with a serif title and a quiet word at the right of it."""
    if accent:
        c.rounded(x, y, w, h, theme.RADIUS_PANEL, ground or tint(accent), accent, 4)
    else:
        c.rounded(x, y, w, h, theme.RADIUS_PANEL, ground or "panel", "line", 2)
    used = 0
    if aside:
        used = c.text(x + w - theme.PADDING, y + 34, aside, 24, "semibold", "mute", "r", fit=w // 2) + 16
    if title:
        c.text(x + theme.PADDING, y + 34, title, 30, "serif", fit=w - 2 * theme.PADDING - used)


def columns(count: int, x: int = theme.MARGIN, w: int = theme.WIDTH - 2 * theme.MARGIN) -> list[tuple[int, int]]:
    """Where equal panels side by side go: (x, width) each, on even pixels, 16 apart (12 from the fourth on)."""
    gap = theme.GUTTER if count < 4 else 12
    wide = (w - gap * (count - 1)) / count
    edges = [x + round((wide + gap) * n / 2) * 2 for n in range(count)]
    return [(left, round(wide / 2) * 2) for left in edges]


def tray(c: Canvas, x: int, y: int, w: int, h: int) -> None:
    """The dark strip for dice inside a panel; give it the panel's x and width, it stays within the border."""
    c.fill(x + 2, y, w - 4, h, "inset")


def divider(c: Canvas, x: int, y: int, w: int, colour: Colour = "line") -> None:
    """A thin line across."""
    c.fill(x, y, w, 2, colour)


def banner(c: Canvas, x: int, y: int, w: int, h: int, accent: Colour, text: str, glyph: str = "") -> None:
    """A sentence everybody should read: 20 % accent, glyph in accent, `**bold**` allowed."""
    c.rounded(x, y, w, h, 12, theme.mix(accent, "panel", 0.2))
    left = x + 20
    if glyph:
        c.icon(glyph, x + 34, y + h / 2, 30, accent)
        left = x + 62
    c.paragraph(left, y + h // 2, x + w - 20 - left, text, 28, "text", lines=1)


def pill(
    c: Canvas,
    x: int,
    y: int,
    text: str,
    colour: Colour = "panel",
    *,
    h: int = 40,
    ink: Colour | None = None,
    glyph: str = "",
    size: int = 24,
    font: str = "bold",
    outline: Colour | None = None,
    anchor: str = "l",
    fit: int | None = None,
) -> int:
    """A label in a pill, centred on `y`; `x` is its left end, middle or right end. Returns its width."""
    pad = 14 if glyph else 16
    if fit is not None:
        text, size = c.fit(text, fit - 2 * pad - (size + 8 if glyph else 0), size, font)
    mark = round(size * 1.1) + 8 if glyph else 0
    w = c.measure(text, size, font) + 2 * pad + mark
    left = x if anchor == "l" else x - w // 2 if anchor == "m" else x - w
    shade = ink or theme.on(colour)
    c.pill(left, y - h // 2, w, h, colour, outline)
    if glyph:
        c.icon(glyph, left + pad + (mark - 8) / 2, y, round(size * 1.1), shade)
    c.text(left + pad + mark, y, text, size, font, shade)
    return w


def turn_tab(
    c: Canvas, x: int, y: int, text: str, accent: Colour, *, anchor: str = "l", h: int = 40, fit: int = 300
) -> int:
    """Whose turn it is, on the top border of the active panel (`y` = the panel's top). Returns its width."""
    return pill(c, x, y + 5, text, accent, h=h, ink="ink", size=24, anchor=anchor, fit=fit)


def quiet_tab(c: Canvas, x: int, y: int, text: str, *, anchor: str = "r", h: int = 36, fit: int = 240) -> int:
    """The name of a seat that is not at turn, on the top border of its panel. Returns its width."""
    return pill(c, x, y + 5, text, "panel", h=h, ink="sand", font="semibold", outline="line", anchor=anchor, fit=fit)


def phase_strip(
    c: Canvas, x: int, y: int, w: int, phases: Sequence[str], current: int, accent: Colour, *, h: int = 52
) -> None:
    """The phases of a turn in a pill: past ones mute, the current one in accent, coming ones sand."""
    names = tuple(phases)

    def painter(sub: Canvas) -> None:
        sub.pill(0, 0, w, h, "panel", "line")
        size, wide = 24, [0]
        for size in (24, 23, 22):
            wide = [sub.measure(name, size, "bold" if n == current else "semibold") for n, name in enumerate(names)]
            if sum(wide) + 24 * len(names) <= w - 8:
                break
        wide = _share(wide, w - 8 - 16 * len(names), current)
        pad = (w - 8 - sum(wide)) / (2 * len(names))
        left = 4.0
        for n, (name, broad) in enumerate(zip(names, wide, strict=True)):
            part = broad + 2 * pad
            if n == current:
                sub.pill(round(left), 4, round(left + part) - round(left), h - 8, accent)
            elif n and n - 1 != current:
                sub.fill(round(left) - 1, h // 2 - 8, 2, 16, "line2")
            colour = "ink" if n == current else "mute" if n < current else "sand"
            font = "bold" if n == current else "semibold"
            sub.text(left + part / 2, h / 2, name, size, font, colour, "m", fit=broad)
            left += part

    c.sprite(("phases", names, current, accent, w, h), x, y, w, h, painter)


def _share(wide: list[int], room: int, current: int) -> list[int]:
    """Cut the longest names until all fit; the current one keeps up to half of the room."""
    if sum(wide) <= room:
        return wide
    own = min(wide[current], room // 2) if 0 <= current < len(wide) else 0
    low, high = 0, max(wide)  # the width that no other name may exceed
    while low < high:
        cap = (low + high + 1) // 2
        if own + sum(min(n, cap) for k, n in enumerate(wide) if k != current) <= room:
            low = cap
        else:
            high = cap - 1
    return [own if k == current else min(n, low) for k, n in enumerate(wide)]


def event_line(
    c: Canvas, x: int, y: int, w: int, text: str, aside: str = "", accent: Colour = "throne", *, h: int = 44
) -> None:
    """What happened last, at the bottom of a board; `**bold**` parts are brighter."""
    c.pill(x, y, w, h, "panel", "line")
    c.icon("last_event", x + 28, y + h // 2, 27, accent)
    used = c.text(x + w - 20, y + h / 2, aside, 24, "semibold", "mute", "r", fit=w // 4) + 20 if aside else 0
    c.paragraph(x + 52, y + h // 2, w - 72 - used, text, 25, "sand", strong="text", lines=1)


def callout(
    c: Canvas, x: int, y: int, w: int, h: int, accent: Colour, title: str, text: str = "", glyph: str = "ready"
) -> None:
    """The one thing that can be done now, as a full accent box: title, one line of effect."""
    c.rounded(x, y, w, h, 14, accent)
    c.icon(glyph, x + 44, y + h / 2, 46, "ink")
    room = w - 84 - 20
    if text:
        c.text(x + 84, y + h * 0.3, title, 30, "bold", "ink", fit=room)
        c.text(x + 84, y + h * 0.68, text, 25, "semibold", "ink", fit=room)
    else:
        c.text(x + 84, y + h / 2, title, 30, "bold", "ink", fit=room)
