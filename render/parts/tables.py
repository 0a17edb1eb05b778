"""A simple table: columns with aligned numbers, for score sheets, standings and statistics."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render import theme
from render.canvas import Canvas
from render.parts import surface
from render.theme import Colour


class Column(msgspec.Struct, frozen=True):
    """A column: its title, its width, how it is aligned (l, m, r), maybe a glyph over the title."""

    title: str = ""
    width: int = 100
    align: str = "l"
    glyph: str = ""
    glyph_colour: str = "sand"


class Cell(msgspec.Struct, frozen=True):
    """One entry; with `pill` it stands in a pill of that colour, `glyph` stands before it."""

    text: str = ""
    colour: str = "text"
    font: str = "semibold"
    size: int = 27
    glyph: str = ""
    pill: str = ""


class Row(msgspec.Struct, frozen=True):
    """A row; with `accent` it is highlighted."""

    cells: tuple[Cell | str, ...]
    accent: str = ""


def table(
    c: Canvas,
    x: int,
    y: int,
    columns: Sequence[Column],
    rows: Sequence[Row],
    *,
    row_height: int = 56,
    head_height: int = 60,
    zebra: bool = True,
) -> int:
    """Draw from the upper left corner; returns the y below the last row. Empty cells show a dash."""
    edges = [x]
    for column in columns:
        edges.append(edges[-1] + column.width)
    width = edges[-1] - x
    titled = any(column.title or column.glyph for column in columns)
    top = y
    if titled:
        for left, column in zip(edges, columns, strict=False):
            _title(c, left, y, column, head_height)
        c.fill(x, y + head_height - 2, width, 2, "line2")
        top += head_height
    for n, row in enumerate(rows):
        cy = top + n * row_height + row_height // 2
        if row.accent:
            ground = theme.mix(row.accent, "panel", 0.22)
            c.rounded(x - 10, cy - row_height // 2 + 2, width + 20, row_height - 4, 12, ground)
        elif zebra and n % 2:
            c.rounded(x - 10, cy - row_height // 2 + 2, width + 20, row_height - 4, 10, "#2F2726")
        for left, column, cell in zip(edges, columns, row.cells, strict=False):
            _cell(c, left, cy, column, Cell(cell) if isinstance(cell, str) else cell)
    return top + len(rows) * row_height


def _anchor(left: int, column: Column) -> int:
    if column.align == "m":
        return left + column.width // 2
    return left + column.width - 6 if column.align == "r" else left


def _title(c: Canvas, left: int, y: int, column: Column, height: int) -> None:
    x = _anchor(left, column)
    if column.glyph:
        c.icon(column.glyph, x, y + height * 0.24, 28, column.glyph_colour)
        c.text(x, y + height * 0.68, column.title, 22, "semibold", "mute", column.align, fit=column.width - 8)
    else:
        c.text(x, y + height / 2 - 4, column.title, 24, "semibold", "mute", column.align, fit=column.width - 8)


def _cell(c: Canvas, left: int, cy: int, column: Column, cell: Cell) -> None:
    x = _anchor(left, column)
    room = column.width - 8
    if not cell.text and not cell.glyph:
        c.fill(x - {"l": 0, "m": 7, "r": 14}[column.align], cy - 1, 14, 3, "line2")
    elif cell.pill:
        ground: Colour = cell.pill if cell.colour == "ink" else theme.mix(cell.pill, "panel", 0.26)
        surface.pill(
            c, x, cy, cell.text, ground, h=42, ink=cell.colour, glyph=cell.glyph, anchor=column.align, fit=room
        )
    elif cell.glyph:
        wide = c.icon(cell.glyph, x, cy, cell.size + 3, cell.colour, column.align)
        if column.align == "l" and cell.text:
            c.text(x + wide + 12, cy, cell.text, cell.size, cell.font, cell.colour, fit=room - wide - 12)
    else:
        c.text(x, cy, cell.text, cell.size, cell.font, cell.colour, column.align, fit=room)
