"""Exact odds of five dice with rerolls: dynamic programming over the 252 multisets. Never called while answering.

Everything is indexed by the 462 multisets of zero to five dice ("keeps"); the last 252 of them are whole rolls.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from engine.dice_throne.content import Book, Move, content
from engine.dice_throne.model import DICE
from engine.dice_throne.sheets import When

KEEPS: tuple[tuple[int, ...], ...] = tuple(
    keep for size in range(DICE + 1) for keep in itertools.combinations_with_replacement(range(1, 7), size)
)
INDEX = {keep: number for number, keep in enumerate(KEEPS)}
FIRST = INDEX[(1,) * DICE]
"""Where whole rolls begin."""
ROLLS = KEEPS[FIRST:]
_NEXT = tuple(tuple(INDEX[tuple(sorted((*keep, face)))] for face in range(1, 7)) for keep in KEEPS[:FIRST])
_SUBS = tuple(
    tuple(sorted({INDEX[part] for size in range(DICE + 1) for part in itertools.combinations(roll, size)}))
    for roll in ROLLS
)
_PICK: tuple[Callable[[Sequence[float]], tuple[float, ...]], ...] = tuple(
    itemgetter(first, second, *rest) for first, second, *rest in _SUBS
)
"""For every whole roll: what a table says about each of its keeps, at once."""


def after_roll(values: Sequence[float]) -> list[float]:
    """For every keep: the mean of `values` (by whole roll) when the missing dice are rolled."""
    table = [0.0] * FIRST + list(values)
    for number in range(FIRST - 1, -1, -1):
        a, b, c, d, e, f = _NEXT[number]
        table[number] = (table[a] + table[b] + table[c] + table[d] + table[e] + table[f]) / 6
    return table


def best_keep(table: Sequence[float]) -> list[float]:
    """For every whole roll: the best that any choice of dice to keep promises."""
    return [max(pick(table)) for pick in _PICK]


def plan(values: Sequence[float], rolls: int) -> list[list[float]]:
    """plan[k]: the worth of every keep when the missing dice are rolled and k - 1 rerolls are left after it."""
    tables: list[list[float]] = [[0.0] * FIRST + list(values)]
    now = list(values)
    for _ in range(rolls):
        tables.append(after_roll(now))
        now = best_keep(tables[-1])
    return tables


def keeps_of(dice: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """Every different keep of these dice: its index, and positions that make it."""
    found: dict[int, tuple[int, ...]] = {}
    for size in range(len(dice), -1, -1):
        for places in itertools.combinations(range(len(dice)), size):
            found.setdefault(INDEX[tuple(sorted(dice[place] for place in places))], places)
    return found


@functools.lru_cache(8192)
def _table(hero: str, straight: str, symbols: tuple[tuple[str, int], ...], rolls: int) -> list[float]:
    if rolls == 0:
        when = When(dict(symbols), straight)  # pyright: ignore[reportArgumentType]
        meets = content().books[hero].meets
        return [0.0] * FIRST + [1.0 if meets(when, roll) else 0.0 for roll in ROLLS]
    return after_roll(best_keep(_table(hero, straight, symbols, rolls - 1)))


def table(hero: str, when: When, rolls: int) -> list[float]:
    """By keep: the chance to meet a condition when the missing dice are rolled and `rolls` - 1 rerolls follow.

    Without rolls only whole rolls count. Tables are kept between calls.
    """
    return _table(hero, when.straight, tuple(sorted(when.symbols.items())), rolls)


def chance(hero: str, when: When, dice: Sequence[int], rolls: int) -> float:
    """The best chance to meet a condition if all rolls left are used for it alone. No dice: before the first roll."""
    chances = table(hero, when, rolls)
    if not dice:
        return chances[0] if rolls else 0.0
    roll = INDEX[tuple(sorted(dice))]
    return max(_PICK[roll - FIRST](chances)) if rolls else chances[roll]


def chance_keeping(hero: str, when: When, dice: Sequence[int], kept: Sequence[int], rolls: int) -> float:
    """The chance when the dice at these places are kept now and all rolls left serve the condition."""
    if rolls == 0:
        return chance(hero, when, dice, 0)
    return table(hero, when, rolls)[INDEX[tuple(sorted(dice[place] for place in kept))]]


def chances(
    hero: str, dice: Sequence[int], rolls: int, levels: dict[str, int] | None = None, side: str = ""
) -> list[tuple[Move, float]]:
    """Every move of a hero with its chance; `levels`: only those at the levels in play, of this side."""
    book = content().books[hero]
    moves = [
        move
        for move in book.moves
        if levels is None or (levels.get(move.slot, 1) == move.level and move.ability.side in ("", side))
    ]
    return [(move, chance(hero, move.when, dice, rolls)) for move in moves]


def rows(hero: str, dice: tuple[int, ...], rolls: int) -> list[dict[str, Any]]:
    """The JSON of `python -m engine odds`."""
    if hero not in content().books:
        raise LookupError(f"there is no hero {hero!r}; there are: {', '.join(content().books)}")
    if dice and (len(dice) != DICE or not all(1 <= die <= 6 for die in dice)):
        raise LookupError("--dice wants five numbers from 1 to 6, or none")
    if not 0 <= rolls <= 9:
        raise LookupError("--rolls wants a number from 0 to 9")
    return [
        {
            "ability": move.id,
            "level": move.level,
            "when": {"straight": move.when.straight} if move.when.straight else {"symbols": move.when.symbols},
            "chance": value,
        }
        for move, value in chances(hero, dice, rolls)
    ]


def best_keep_for(book: Book, worth: Sequence[float], dice: Sequence[int], rolls: int) -> tuple[tuple[int, ...], float]:
    """The places to keep for the highest expected worth, and that worth."""
    promised = plan(worth, rolls)[rolls]
    options = keeps_of(dice)
    best = max(options, key=lambda number: (promised[number], len(KEEPS[number])))
    return options[best], promised[best]
