"""The hero sheet: dice, statuses, every ability with its trigger in symbols, damage and text of every level."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.view import View
from engine.dice_throne import describe_sheets
from engine.dice_throne.content import Book, Move, content
from engine.dice_throne.sheets import Ability
from render import parts, theme
from render.canvas import Canvas
from render.dice_throne import cards, sheets
from render.dice_throne.look import ACCENT, Names
from render.dice_throne.table import span
from render.paragraph import layout
from render.registry import Drawing, Words, picture
from render.theme import Colour

LEFT, RIGHT, WIDE = 24, 1176, 1152
PORTRAIT, STATUSES = 480, 656
NAME = 204
"""Where names and texts of abilities begin."""
CELL = 88
TEXT_END = RIGHT - 24 - 3 * CELL - 10
_NUMBERS = re.compile(r"(\d+)")
_CLAUSES = re.compile(r"\s?; ")


class Row(NamedTuple):
    """An ability of the sheet: its name, tiers by level, what each level does."""

    id: str
    kind: str
    side: str
    moves: dict[int, tuple[Move, ...]]
    dice: dict[int, int]
    lines: list[tuple[tuple[int, ...], str]]
    """Texts with the levels that they hold for."""


@picture("dice_throne", "hero")
def hero(view: View | None, words: Words, focus: Any = None) -> Drawing:
    """A sheet as printed (`focus`: `hero`, or `hero.side` for the other side of a board), or in a match (a seat)."""
    seat = focus if isinstance(focus, int) else view.viewer if view is not None and focus is None else None
    look = Names(words)
    levels: dict[str, int] = {}
    if view is not None and (seat is not None or focus is None):
        player = view.table.players[seat or 0]
        book, side = content().books[player.hero], player.side
        levels = {one.slot: one.level for one in player.abilities}
    else:
        name, _, side = str(focus).partition(".")
        book = content().books[name]
    side = side or next(iter(book.hero.sides), "")
    rows = [row for row in sheet_rows(look, book) if row.side in ("", side)]
    tall = [row_height(row) for row in rows]
    statuses = [(one.id, one.stack) for one in book.hero.statuses]
    room = [status_height(look.about(name)) for name, _ in statuses]
    band = max(330, 66 + sum(room) + 8)
    top = 24 + band + 16
    height = top + 72 + sum(tall) + 30
    c = Canvas(height=height)
    parts.panel(c, LEFT, 24, PORTRAIT, band)
    parts.panel(c, LEFT + PORTRAIT + 16, 24, STATUSES, band)
    parts.panel(c, LEFT, top, WIDE, height - top - 24)
    portrait(c, look, book, band)
    status_list(c, look, statuses, room)
    ability_list(c, look, book, top, rows, tall, levels)
    return Drawing(c, alt(look, book, rows))


def portrait(c: Canvas, look: Names, book: Book, band: int) -> None:
    """Emblem, name, complexity, and what the dice show."""
    c.rounded(44, 44, 72, 72, 16, ACCENT)
    c.icon(f"hero:{book.id}", 80, 80, 50, "ink")
    c.text(134, 62, look.term("hero", book.id), 40, "serif", fit=PORTRAIT - 130)
    used = c.text(134, 104, look("complexity"), 24, "semibold", "mute", fit=150)
    parts.dots(c, 148 + used, 105, book.hero.complexity, 6, ACCENT, r=8, pitch=23)
    count = len(book.hero.dice)
    pitch = (PORTRAIT - 24) / count
    z = 84
    y = 24 + 110 + (band - 110 - z - 84) // 2
    for n, (symbol, numbers) in enumerate(book.hero.dice.items()):
        cx = LEFT + 12 + pitch * (n + 0.5)
        parts.hero_die(c, round(cx - z / 2), y, z, book.id, symbol)
        c.text(cx, y + z + 28, look.term("symbol", symbol), 24, "semibold", "sand", "m", fit=round(pitch) - 4)
        c.text(cx, y + z + 60, span(numbers), 28, "bold", "text", "m")


def status_height(said: str) -> int:
    """A name and one or two lines."""
    return 46 + 26 * len(layout(said, STATUSES - 116, 22, "semibold", 26, 2).rows)


def status_list(c: Canvas, look: Names, statuses: Sequence[tuple[str, int | None]], room: Sequence[int]) -> None:
    """Every status of the hero: token, name, limit, what it does."""
    x, y = LEFT + PORTRAIT + 16, 86
    c.text(x + 20, 56, look("statuses"), 30, "serif", fit=STATUSES - 40)
    for (status, stack), tall in zip(statuses, room, strict=True):
        parts.token(c, x + 50, y + tall // 2 - 4, 27, status)
        limit = look("max", n=stack) if stack is not None else ""
        used = c.text(x + STATUSES - 20, y + 14, limit, 23, "semibold", "mute", "r") + 10 if limit else 0
        c.text(x + 96, y + 14, look.term("status", status), 26, "bold", fit=STATUSES - 116 - used)
        c.paragraph(x + 96, y + 42, STATUSES - 116, look.about(status), 22, "sand", leading=26, lines=2)
        y += tall


def ability_list(
    c: Canvas, look: Names, book: Book, top: int, rows: list[Row], tall: list[int], levels: dict[str, int]
) -> None:
    """Every ability; one side after the other if the board has two."""
    middle = top + 34
    side = next((row.side for row in rows if row.side), "")
    used = c.text(44, middle, look("abilities"), 30, "serif", fit=300)
    if side:
        parts.pill(c, 60 + used, middle, look("side", side=look.term("side", side)), ACCENT, h=38, ink="ink", fit=260)
    for n in range(3):
        x = RIGHT - 20 - (3 - n) * CELL + 6
        c.rounded(x, middle - 18, CELL - 8, 36, 10, ("lv1", "lv2", "lv3")[n])
        c.text(x + (CELL - 8) / 2, middle, parts.ROMAN[n + 1], 24, "bold", "ink", "m")
    c.text(TEXT_END, middle + 1, look("damage-at-level"), 24, "semibold", "mute", "r", fit=320)
    y = top + 66
    for row, height in zip(rows, tall, strict=True):
        parts.divider(c, 44, y, WIDE - 40)
        ability_row(c, look, book, row, y, levels.get(_slot(book, row.id), 0))
        y += height


def ability_row(c: Canvas, look: Names, book: Book, row: Row, y: int, at: int) -> None:
    """Trigger, name, damage by level; below it what it does."""
    middle = y + 32
    if row.moves:
        trigger(c, 44, middle, book.id, next(iter(row.moves.values())))
    elif row.kind == "defensive":
        c.icon("defence", 62, middle, 36, "moon")
        c.text(90, middle, look("dice", n=next(iter(row.dice.values()))), 24, "bold", "moon", fit=100)
    else:
        c.icon("passive", 62, middle, 36, "good")
        c.text(90, middle, look("passive"), 24, "bold", "good", fit=104)
    ink: Colour = ACCENT if row.kind == "ultimate" else "text"
    c.text(NAME, y + 26, look.term("ability", row.id), 27, "bold", ink, fit=TEXT_END - NAME)
    present = row.moves or row.dice
    for level in (1, 2, 3):
        x = RIGHT - 20 - (4 - level) * CELL + 6
        if level not in present:
            c.disc(x + (CELL - 8) / 2, middle, 4, "line")
            continue
        now = level == at
        ground: Colour = ACCENT if now else theme.mix(ACCENT, "panel", 0.25) if level == 1 else "inset"
        c.rounded(x, middle - 22, CELL - 8, 44, 10, ground)
        cell(c, look, row, level, x, middle, "ink" if now else "text")
    line = y + 58
    for levels, said in row.lines:
        left = NAME
        if levels:
            label = "/".join(parts.ROMAN[level] for level in levels)
            left += c.text(left, line, label, 22, "bold", _level_colour(levels)) + 8
        block = c.paragraph(left, line, TEXT_END - left, said, 22, "sand", leading=27)
        line += 27 * len(block.rows)


def cell(c: Canvas, look: Names, row: Row, level: int, x: int, y: int, ink: Colour) -> None:
    """The damage at a level; for a defence its dice; a check where there is no damage."""
    middle = x + (CELL - 8) / 2
    if row.moves:
        damage = sheets.whole_damage(row.moves[level][0].key.split(".")[0], row.moves[level])
        mark = "ultimate" if row.kind == "ultimate" else sheets.mark(row.moves[level][0].key)
        if damage:
            room = CELL - 14 - (22 if mark else 0)
            text, size = c.fit(damage, room, 25, "bold")
            wide = c.measure(text, size, "bold") + (24 if mark else 0)
            c.text(middle - wide / 2, y, text, size, "bold", ink)
            if mark:
                c.icon(mark, middle + wide / 2, y, 20, ink, "r")
            return
    elif row.kind == "defensive":
        c.icon("die", middle - 14, y, 26, ink)
        c.text(middle + 14, y, str(row.dice[level]), 25, "bold", ink, "m")
        return
    c.icon("check", middle, y, 26, ink)


def trigger(c: Canvas, x: int, y: int, hero: str, tiers: tuple[Move, ...]) -> None:
    """The first condition bright, what higher tiers add dimmed behind it; other conditions below."""
    first, last = tiers[0].when, tiers[-1].when
    if first.straight:
        count = 5 if last.straight == "large" else 4
        parts.straight(c, x, y, count, "sand")
        if count == 5 and first.straight == "small":
            c.rounded(x + 104, y - 20, 20, 34, 4, theme.mix("sand", "panel", 0.45))
        return
    base, most = sheets.symbols(sheets.trigger_of(first)), sheets.symbols(sheets.trigger_of(last))
    same = most[: len(base)] == base or set(most) == set(base)
    shown = list(most) if same and len(most) <= 5 else list(base)
    sure = list(base)
    pitch = 28
    for n, symbol in enumerate(shown):
        dim = symbol not in sure
        if not dim:
            sure.remove(symbol)
        colour = parts.symbol_colour(hero, symbol)
        shade = theme.mix(colour, "panel", 0.4) if dim else colour
        c.icon(f"die:{hero}.{symbol}", x + n * pitch + 14, y, 28, shade)


# -- reading the sheet -----------------------------------------------------------------------------------------------


def sides(rows: Sequence[Row]) -> list[str]:
    """The sides of the board, in order."""
    return list(dict.fromkeys(row.side for row in rows))


def _slot(book: Book, ability: str) -> str:
    for slot in book.slots.values():
        for level in slot.levels.values():
            if any(added.id == ability for added in level.adds):
                return slot.id
    return ability


def _level_colour(levels: tuple[int, ...]) -> Colour:
    return ("lv1", "lv2", "lv3")[max(levels) - 1] if len(levels) == 1 else "mute"


def sheet_rows(look: Names, book: Book) -> list[Row]:
    """All abilities in the order of the board; those printed on upgrades follow their slot."""
    found: list[Row] = []
    for ability in book.hero.abilities:
        found.append(_row(look, book, ability))
        added: dict[str, list[int]] = {}
        for number, level in ability.levels.items():
            for one in level.adds:
                added.setdefault(one.id, []).append(number)
        for name, numbers in added.items():
            moves = {number: sheets.moves_of(book.id, name, number) for number in numbers}
            found.append(Row(name, ability.kind, ability.side, moves, {}, _lines(look, book, moves)))
    order = {"offensive": 0, "ultimate": 1, "defensive": 2, "passive": 3}
    sided = sides(found)
    found.sort(key=lambda row: (sided.index(row.side), order[row.kind]))
    return found


def _row(look: Names, book: Book, ability: Ability) -> Row:
    if ability.kind in ("offensive", "ultimate"):
        moves = {number: sheets.moves_of(book.id, ability.id, number) for number in ability.levels}
        moves = {number: tiers for number, tiers in moves.items() if tiers}
        return Row(ability.id, ability.kind, ability.side, moves, {}, _lines(look, book, moves))
    dice = {number: level.dice for number, level in ability.levels.items()}
    texts = {number: cards.sentence(look.rich(describe_sheets.level(level), book.id, statuses=False))
             for number, level in ability.levels.items()}  # fmt: skip
    return Row(ability.id, ability.kind, ability.side, {}, dice, _grouped(texts))


def _lines(look: Names, book: Book, moves: dict[int, tuple[Move, ...]]) -> list[tuple[tuple[int, ...], str]]:
    return _grouped(
        {
            number: cards.sentence(look.rich(sheets.riders(tiers), book.id, statuses=False))
            for number, tiers in moves.items()
        }
    )


def _grouped(texts: dict[int, str]) -> list[tuple[tuple[int, ...], str]]:
    """Texts of several levels: what all say once, with their numbers side by side (4/5/6), then what comes on top.

    Levels that do not say all that the first one says stand apart.
    """
    levels = list(texts)
    clauses = {level: _CLAUSES.split(said.rstrip(".")) if said else [] for level, said in texts.items()}
    joint = " ; " if any(" ; " in said for said in texts.values()) else "; "  # as the language writes it
    frames = {level: [_frame(one) for one in said] for level, said in clauses.items()}
    first = levels[0]
    if all(frame in frames[level] for frame in frames[first] for level in levels):
        same = [merged([clauses[level][frames[level].index(frame)] for level in levels]) for frame in frames[first]]
        found: list[tuple[tuple[int, ...], str]] = [((), _line(same, joint))] if same else []
        more: dict[tuple[str, ...], list[int]] = {}
        for level in levels[1:]:
            rest = tuple(one for one in clauses[level] if _frame(one) not in frames[first])
            if rest:
                more.setdefault(rest, []).append(level)
        return found + [(tuple(numbers), ("+ " if same else "") + _line(rest, joint)) for rest, numbers in more.items()]
    groups: dict[tuple[str, ...], list[int]] = {}
    for level, said in texts.items():
        groups.setdefault(_frame(said), []).append(level)
    return [(tuple(some), merged([texts[level] for level in some])) for some in groups.values() if texts[some[0]]]


def _frame(said: str) -> tuple[str, ...]:
    """A text without its numbers."""
    return tuple(_NUMBERS.split(said.lower())[::2])


def _line(clauses: Sequence[str], joint: str) -> str:
    return cards.sentence(joint.join(clauses))


def merged(texts: Sequence[str]) -> str:
    """Texts that differ only in numbers as one; the first one lends the letters."""
    pieces = zip(*(_NUMBERS.split(said) for said in texts), strict=True)
    return "".join("/".join(one) if n % 2 and len(set(one)) > 1 else one[0] for n, one in enumerate(pieces))


def row_height(row: Row) -> int:
    """Name line, text lines, air."""
    lines = 0
    for levels, said in row.lines:
        indent = 8 + Canvas.measure("/".join(parts.ROMAN[level] for level in levels), 22, "bold") if levels else 0
        lines += len(layout(said, TEXT_END - NAME - indent, 22, "semibold", 27).rows)
    return max(66, 50 + 27 * lines)


def alt(look: Names, book: Book, rows: Sequence[Row]) -> str:
    """The sheet in words."""
    names = [
        f"{look.term('ability', row.id)} "
        + "/".join(sheets.whole_damage(book.id, tiers) or "–" for tiers in row.moves.values())
        if row.moves
        else look.term("ability", row.id)
        for row in rows
    ]
    dice = ", ".join(f"{look.term('symbol', symbol)} {span(faces)}" for symbol, faces in book.hero.dice.items())
    held = ", ".join(look.term("status", one.id) for one in book.hero.statuses)
    return look(
        "alt-hero-sheet",
        hero=look.term("hero", book.id),
        n=book.hero.complexity,
        dice=dice,
        statuses=held,
        abilities=", ".join(names),
    )
