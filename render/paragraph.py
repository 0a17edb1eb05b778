"""Wrapped text: words, `**bold**` parts and `{icons}` on lines of a given width."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from render import fonts, glyphs, theme

_TOKEN = re.compile(r"\{([A-Za-z][^{}]*)\}|(\*\*)|([ \t]+)|(\n)|((?:[^ \t\n{*]|\*(?!\*)|\{(?![A-Za-z][^{}]*\}))+)")


NO_LIMIT = 1_000_000
CLOSE = 12
"""Pixels by which a line may differ from the sum of its words."""


class Piece(NamedTuple):
    """A run of text in one face, or an icon, at an offset from the line's start."""

    text: str
    font: str
    x: int
    icon: bool


class Block(NamedTuple):
    """A laid-out paragraph."""

    rows: tuple[tuple[Piece, ...], ...]
    size: int
    leading: int
    width: int

    @property
    def height(self) -> int:
        """From the first line's middle to the last line's middle, plus one line."""
        return len(self.rows) * self.leading


class _Word(NamedTuple):
    """Parts that must stay together: (text, font, icon)."""

    parts: tuple[tuple[str, str, bool], ...]
    space: bool  # a space stands before it
    fresh: bool = False  # it begins a new line


def _words(text: str, font: str) -> list[_Word]:
    out: list[_Word] = []
    parts: list[tuple[str, str, bool]] = []
    bold = space = fresh = False

    def close() -> None:
        nonlocal parts, space, fresh
        if parts:
            out.append(_Word(tuple(parts), space, fresh))
            parts, space, fresh = [], False, False

    for icon, stars, blank, line, plain in _TOKEN.findall(text):
        if icon:
            parts.append((icon, font, True))
        elif stars:
            bold = not bold
        elif blank:
            close()
            space = True
        elif line:
            close()
            fresh = True
        else:
            parts.append((plain, "bold" if bold else font, False))
    close()
    return out


def _part_width(part: tuple[str, str, bool], size: int) -> int:
    text, font, icon = part
    return glyphs.mask(text, size).width if icon else fonts.width(text, font, size)


def _wrap(text: str, width: int, size: int, font: str) -> list[list[_Word]]:
    space = fonts.width(" ", font, size)
    rows: list[list[_Word]] = [[]]
    used = 0
    for word in _words(text, font):
        wide = sum(_part_width(part, size) for part in word.parts)
        gap = space if word.space and rows[-1] else 0
        over = used + gap + wide - width
        if -CLOSE < over < CLOSE and rows[-1]:  # too close to call word by word
            over = _row_width([*rows[-1], word], size, font) - width
        if rows[-1] and (word.fresh or over > 0):
            rows.append([])
            used = gap = 0
        rows[-1].append(word)
        used += gap + wide
    return rows


def _row_width(words: list[_Word], size: int, font: str) -> int:
    """How wide a line of these words is: a run of words may be wider than its words one by one."""
    pieces = _row(words, size, font, NO_LIMIT)
    if not pieces:
        return 0
    last = pieces[-1]
    return last.x + _part_width((last.text, last.font, last.icon), size)


def _row(words: list[_Word], size: int, font: str, width: int) -> tuple[Piece, ...]:
    """The pieces of one line; neighbours in the same face become one run."""
    space = fonts.width(" ", font, size)
    pieces: list[Piece] = []
    x, text, face, start = 0, "", font, 0

    def flush() -> None:
        nonlocal text, x
        if text:
            pieces.append(Piece(text, face, start, False))
            x = start + fonts.width(text, face, size)
            text = ""

    for n, word in enumerate(words):
        gap = word.space and n > 0
        for k, (content, kind, icon) in enumerate(word.parts):
            spaced = gap and k == 0
            if not icon and text and kind == face:
                text += (" " if spaced else "") + content
                continue
            flush()
            x += space if spaced else 0
            if icon:
                pieces.append(Piece(content, font, x, True))
                x += glyphs.mask(content, size).width
            else:
                text, face, start = content, kind, x
    flush()
    if pieces and x > width:  # one word longer than the line, or the ellipsis
        dots = fonts.width(fonts.ELLIPSIS, font, size)
        while len(pieces) > 1 and pieces[-1].x + dots > width:  # the ellipsis takes the place of what it follows
            pieces.pop()
        last = pieces[-1]
        if not last.icon:
            shorter = fonts.cut(last.text.removesuffix(fonts.ELLIPSIS), max(0, width - last.x), size, last.font)
            pieces[-1] = last._replace(text=shorter)
        else:
            pieces[-1] = Piece(fonts.ELLIPSIS, font, last.x, False)
    return tuple(pieces)


@functools.lru_cache(1024)
def layout(
    text: str,
    width: int,
    size: int,
    font: str = "semibold",
    leading: int | None = None,
    lines: int | None = None,
    height: int | None = None,
) -> Block:
    """Lay out a paragraph; with `lines` or `height`, shrink by at most one step of the scale, then cut."""
    floor = min(size, theme.shrink_floor(size))
    used = size
    while True:
        step = round(leading * used / size) if leading else round(used * 1.24)
        most = lines if lines is not None else len(text) + 1
        if height is not None:
            most = max(1, min(most, height // step))
        rows = _wrap(text, width, used, font)
        if len(rows) <= most or used <= floor:
            break
        used -= 1
    if len(rows) > most:
        rows = rows[:most]
        last = rows[-1][-1]
        content, face, icon = last.parts[-1]
        tail = (
            ((content, face, True), (fonts.ELLIPSIS, font, False))
            if icon
            else ((content + fonts.ELLIPSIS, face, False),)
        )
        rows[-1][-1] = last._replace(parts=last.parts[:-1] + tail)
    laid = tuple(_row(row, used, font, width) for row in rows if row)
    return Block(laid, used, step, width)
