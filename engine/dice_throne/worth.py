"""A rough worth of effects in points of damage: the order of options, defaults, and the computer's plans."""

from __future__ import annotations

import functools

from engine.dice_throne.content import Book, Move, content
from engine.dice_throne.vocabulary import (
    Add,
    Advance,
    Amount,
    Choose,
    Contest,
    Cp,
    Deal,
    Discard,
    Draw,
    Effects,
    ExtraOffense,
    Gain,
    Heal,
    If,
    Inflict,
    Limit,
    LoseCp,
    Prevent,
    Remove,
    Return,
    Roll,
    Search,
    StealCp,
    Undefendable,
    walk,
)

TOKEN = {"stun": 7.0, "knockdown": 3.0, "concussion": 2.0, "shadows": 5.0, "blessing_of_divinity": 8.0, "parlay": 4.0,
         "blind": 2.5, "burn": 4.0, "time_bomb": 3.0, "powder_keg": 2.5, "sneak_attack": 3.5, "crit": 3.0,
         "cursed_doubloon": 1.5, "evasive": 2.0, "protect": 3.0}  # fmt: skip
DEFENDED = 0.72
"""What a defence usually leaves of an attack."""


def amount_worth(amount: Amount, book: Book | None, dice: int = 0) -> float:
    """The likely size of a number; `dice`: how many dice the symbols are counted on."""
    if isinstance(amount, int):
        return float(amount)
    total = float(amount.plus)
    for per in amount.per:
        if per.of == "symbol":
            faces = len(book.hero.dice.get(per.id, (1, 2))) if book else 2
            total += per.times * (dice * faces / 6 if dice else 2.5) / per.every
        elif per.of == "sum":
            total += per.times * 3.5 * max(1, dice)
        elif per.of == "half_sum":
            total += per.times * 2.0 * max(1, dice)
        else:
            total += per.times * {"cp": 6.0, "half_cp": 3.5, "status": 2.5, "upgrades": 2.5, "last": 2.0}.get(
                per.of, 1.0
            )
    return total


def worth(effects: Effects, book: Book | None = None, dice: int = 0) -> float:
    """The likely worth of a list of effects for whoever runs it."""
    return sum(_worth(effect, book, dice) for effect in effects)


def _worth(effect: object, book: Book | None, dice: int) -> float:
    if isinstance(effect, Deal):
        size = amount_worth(effect.amount, book, dice)
        if effect.to == "self":
            return -size
        return size * (DEFENDED if effect.type == "normal" else 1.0)
    if isinstance(effect, Add):
        return amount_worth(effect.amount, book, dice) * 0.9
    if isinstance(effect, Heal):
        return amount_worth(effect.amount, book, dice) * 0.8
    if isinstance(effect, Gain | Inflict):
        return TOKEN.get(effect.status, 1.5) * amount_worth(effect.count, book, dice) ** 0.8
    if isinstance(effect, Cp | StealCp | LoseCp):
        return amount_worth(effect.amount, book, dice) * 0.8
    if isinstance(effect, Draw):
        return amount_worth(effect.count, book, dice) * 1.2
    if isinstance(effect, Prevent):
        return 3.5 if effect.half else 6.0 if effect.all else amount_worth(effect.amount, book, dice)
    if isinstance(effect, Roll):
        inside = worth(effect.effects, book, 1 if effect.each else effect.dice)
        return inside * (effect.dice if effect.each else 1)
    if isinstance(effect, If):
        chance = 0.5
        if effect.test.shows and book is not None and dice:
            chance = 1.0
            for symbol, least in effect.test.shows.items():
                share = len(book.hero.dice.get(symbol, (1, 2))) / 6
                chance *= min(0.9, (share * dice / least) ** least * 0.6 + 0.1)
        return chance * worth(effect.then, book, dice) + (1 - chance) * worth(effect.otherwise, book, dice)
    if isinstance(effect, Contest):
        return 0.55 * worth(effect.then, book, dice) + 0.45 * worth(effect.otherwise, book, dice)
    if isinstance(effect, Choose):
        return max((worth(option, book, dice) for option in effect.options), default=0.0)
    return _FLAT.get(type(effect), 0.0)


_FLAT: dict[type, float] = {
    Undefendable: 1.5, ExtraOffense: 5.0, Limit: 1.0, Remove: 1.0, Discard: 1.2, Return: 3.0, Search: 3.0, Advance: 1.0,
}  # fmt: skip


@functools.cache
def _move_worth(key: str, hero: str) -> float:
    scripts = content().scripts
    book = content().books[hero]
    return worth(scripts[key].effects, book) + worth(scripts[f"{key}.after"].effects, book)


@functools.cache
def _move_damage(key: str, hero: str) -> float:
    book = content().books[hero]
    total = 0.0
    for effect in walk(content().scripts[key].effects):
        if isinstance(effect, Deal | Add) and not (isinstance(effect, Deal) and effect.to == "self"):
            total += amount_worth(effect.amount, book)
    return total


def move_damage(book: Book, move: Move) -> float:
    """The damage it is likely to deal."""
    return _move_damage(move.key, book.id)


def move_worth(book: Book, move: Move) -> float:
    """How good it is to activate this, at a first glance."""
    return _move_worth(move.key, book.id)
