"""Reading hero sheets for pictures: triggers as symbols, damage as a range, what a level does in one line."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.core.text import Text
from engine.dice_throne import describe
from engine.dice_throne.content import Book, Move, content
from engine.dice_throne.sheets import When
from engine.dice_throne.vocabulary import (
    Add,
    Amount,
    Choose,
    Contest,
    Deal,
    Effect,
    Effects,
    If,
    Roll,
    Then,
    Undefendable,
    walk,
)

Trigger = tuple[str, tuple[tuple[str, int], ...]]


def symbols(trigger: Trigger) -> tuple[str, ...]:
    """A condition for `parts.trigger`: symbols one by one, or the kind of straight."""
    straight, needed = trigger
    return (straight,) if straight else tuple(name for name, count in needed for _ in range(count))


def trigger_of(when: When) -> Trigger:
    """A condition of a sheet in the form of the view."""
    return when.straight, tuple(when.symbols.items())


def _amount(amount: Amount, dice: int, sure: dict[str, int]) -> tuple[int, int, bool]:
    """The least and most of a number, and whether it may be still more."""
    if isinstance(amount, int):
        return amount, amount, False
    low = high = amount.plus
    more = False
    for per in amount.per:
        if per.of == "symbol" and dice:
            low += per.times * (sure.get(per.id, 0) // per.every)
            high += per.times * (dice // per.every)
        elif per.of in ("sum", "half_sum") and dice:
            half = per.of == "half_sum"
            low += per.times * ((dice + 1) // 2 if half else dice)
            high += per.times * (3 * dice if half else 6 * dice)
        else:
            more = True
    if amount.max is not None:
        return min(low, amount.max), amount.max, False
    return low, high, more


NONE: dict[str, int] = {}


def damage(effects: Effects, dice: int = 5, sure: dict[str, int] = NONE) -> tuple[int, int, bool]:
    """Damage to the target: the least, the most, and whether it may be still more. `sure`: symbols that must lie."""
    low = high = 0
    more = False
    for effect in effects:
        if isinstance(effect, Deal | Add):
            if isinstance(effect, Deal) and effect.to == "self":
                continue
            least, most, open_end = _amount(effect.amount, dice, sure)
            low, high, more = low + least, high + most, more or open_end
        elif isinstance(effect, Roll):
            least, most, open_end = damage(effect.effects, 1 if effect.each else effect.dice)
            times = effect.dice if effect.each else 1
            low, high, more = low + least * times, high + most * times, more or open_end
        elif isinstance(effect, If | Contest | Choose):
            branches = effect.options if isinstance(effect, Choose) else (effect.then, effect.otherwise)
            found = [damage(branch, dice, sure) for branch in branches]
            low += min(one[0] for one in found)
            high += max(one[1] for one in found)
            more = more or any(one[2] for one in found)
    return low, high, more


def spread(low: int, high: int, more: bool) -> str:
    """A range of numbers as people read it; nothing if there is no damage at all."""
    if more:
        return f"{low}+"
    if high == 0:
        return ""
    return str(low) if low == high else f"{low}–{high}"


@functools.cache
def tier_damage(hero: str, key: str) -> tuple[int, int, bool]:
    """The damage of one tier of an ability."""
    scripts = content().scripts
    move = next(one for one in content().books[hero].moves if one.key == key)
    low, high, more = damage(scripts[key].effects, 5, move.when.symbols)
    after = damage(scripts[f"{key}.after"].effects)
    return low + after[0], high + after[1], more or after[2]


@functools.cache
def mark(key: str) -> str:
    """The sign behind the damage: undefendable, or an ultimate."""
    effects = content().scripts[key].effects
    for effect in walk(effects):
        if isinstance(effect, Undefendable) or (isinstance(effect, Deal) and effect.type == "undefendable"):
            return "undefendable"
        if isinstance(effect, Deal) and effect.type == "ultimate":
            return "ultimate"
    return ""


@functools.cache
def _moves(hero: str, ability: str, level: int) -> tuple[Move, ...]:
    return tuple(move for move in content().books[hero].moves if move.id == ability and move.level == level)


def moves_of(hero: str, ability: str, level: int) -> tuple[Move, ...]:
    """The tiers of an ability at a level."""
    return _moves(hero, ability, level)


def whole_damage(hero: str, moves: Sequence[Move]) -> str:
    """The damage of several tiers as one range."""
    found = [tier_damage(hero, move.key) for move in moves]
    if not found:
        return ""
    return spread(min(one[0] for one in found), max(one[1] for one in found), any(one[2] for one in found))


def plain_damage(moves: Sequence[Move]) -> str:
    """The fixed damage to the target, which `riders` leaves out."""
    scripts = content().scripts
    found = [
        sum(_fixed(effect) for effect in (*scripts[move.key].effects, *scripts[move.after].effects)) for move in moves
    ]
    return spread(min(found), max(found), more=False)


def riders(moves: Sequence[Move]) -> Text | None:
    """What an ability does besides plain damage to its target."""
    if not moves:
        return None
    scripts = content().scripts
    whole = (*scripts[moves[0].key].effects, Then(), *scripts[moves[0].after].effects)
    effects = [effect for effect in whole if not _fixed(effect)]
    rest = [
        effect
        for n, effect in enumerate(effects)
        if not isinstance(effect, Then) or (0 < n < len(effects) - 1 and not isinstance(effects[n - 1], Then))
    ]
    return describe.summary(tuple(rest))


def _fixed(effect: Effect) -> int:
    """The damage of an effect that does nothing else than a fixed number to the target; else 0."""
    if isinstance(effect, Deal) and isinstance(effect.amount, int) and effect.to == "target":
        return effect.amount
    return 0


def defences(book: Book, side: str) -> list[str]:
    """The defensive abilities of a hero on this side of the board."""
    return [ability.id for ability in book.defenses if ability.side in ("", side)]
