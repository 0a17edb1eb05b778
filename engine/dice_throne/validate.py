"""Refusing data that cannot be played: unknown symbols, statuses, abilities, levels, decks of the wrong size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.content import Source
from engine.dice_throne.sheets import Commons, Hero, Level, Modifier, Spend, Status
from engine.dice_throne.vocabulary import (
    Advance,
    Deal,
    Effect,
    Effects,
    Encore,
    Formula,
    Gain,
    If,
    Inflict,
    Limit,
    Pass,
    Per,
    Remove,
    Roll,
    Special,
    Test,
    walk,
)  # fmt: skip

COMMON_CARDS = 18
STATUS_HOOKS = ("upkeep", "before_offense", "offense_end", "roll_end", "turn_end", "overflow", "expire")
SPECIALS: dict[str, Callable[..., Any]] = {}
"""Handlers in code, by name; effects/special.py fills it."""


def check_commons(commons: Commons, source: Source) -> None:
    """Exactly 18 cards that know no hero."""
    if sum(card.copies for card in commons.cards) != COMMON_CARDS:
        raise source.error(f"{len(commons.cards)} common cards, should be {COMMON_CARDS}", "cards")
    for index, card in enumerate(commons.cards):
        _check_effects(card.effects, source, ("cards", index, "effects"), None, {})


def check_hero(hero: Hero, commons: Commons, statuses: dict[str, Status], source: Source) -> None:
    """Refuse what cannot be played: unknown symbols, statuses, abilities, levels, a deck of the wrong size."""
    if source.path.stem != hero.id:
        raise source.error(f"hero {hero.id!r} in a file of another name", "id")
    faces = sorted(face for numbers in hero.dice.values() for face in numbers)
    if faces != [1, 2, 3, 4, 5, 6]:
        raise source.error(f"faces {faces}, each of 1 to 6 once", "dice")
    if set(hero.symbol_names) != set(hero.dice):
        raise source.error("names of other symbols than the dice have", "symbol_names")
    size = sum(card.copies for card in (*hero.cards, *commons.cards))
    if size != hero.deck_count:
        raise source.error(f"a deck of {size} cards, deck_count says {hero.deck_count}", "deck_count")
    _check_effects(hero.setup, source, ("setup",), hero, statuses)
    slots = {ability.id: ability for ability in hero.abilities}
    if len(slots) != len(hero.abilities):
        raise source.error("two abilities have the same id", "abilities")
    for index, ability in enumerate(hero.abilities):
        if ability.side not in ("", *hero.sides):
            raise source.error(f"unknown side {ability.side!r}", "abilities", index, "side")
        for number, level in ability.levels.items():
            _check_level(level, source, ("abilities", index, "levels", number), hero, statuses)
    for index, status in enumerate(hero.statuses):
        place = ("statuses", index)
        for number, spend in enumerate(status.spend):
            _check_spend(spend, source, (*place, "spend", number), hero, statuses)
        for name in STATUS_HOOKS:
            _check_effects(getattr(status, name), source, (*place, name), None, statuses)
    seen: set[str] = {card.id for card in commons.cards}
    for index, card in enumerate(hero.cards):
        place = ("cards", index)
        if card.id in seen:
            raise source.error(f"two cards are called {card.id!r}", *place)
        seen.add(card.id)
        if card.kind == "upgrade" and (card.upgrades not in slots or card.level not in slots[card.upgrades].levels):
            raise source.error(
                f"{card.id} upgrades {card.upgrades!r} to level {card.level}, which there is not", *place
            )
        _check_effects(card.effects, source, (*place, "effects"), hero, statuses)


def _check_level(level: Level, source: Source, place: tuple[Any, ...], hero: Hero, known: dict[str, Status]) -> None:
    for index, variant in enumerate(level.variants):
        _check_symbols(variant.when.symbols, source, (*place, "variants", index), hero)
        for name in ("effects", "after"):
            _check_effects(getattr(variant, name), source, (*place, "variants", index, name), hero, known)
    for number, added in enumerate(level.adds):
        for index, variant in enumerate(added.variants):
            here = (*place, "adds", number, "variants", index)
            _check_symbols(variant.when.symbols, source, here, hero)
            _check_effects(variant.effects + variant.after, source, here, hero, known)
    for name in ("extra", "effects", "on_play", "upkeep", "turn_end", "on_upgrade", "foe_no_attack"):
        _check_effects(getattr(level, name), source, (*place, name), hero, known)
    for index, action in enumerate(level.actions):
        _check_spend(action, source, (*place, "actions", index), hero, known)
    _check_symbols(level.on_symbol, source, (*place, "on_symbol"), hero)
    if level.rerolls and level.rerolls not in known:
        raise source.error(f"unknown status {level.rerolls!r}", *place, "rerolls")
    if isinstance(level.own_attack, Modifier) and level.own_attack.test is not None:
        _check_test(level.own_attack.test, source, (*place, "own_attack"), hero, known)


def _check_spend(spend: Spend, source: Source, place: tuple[Any, ...], hero: Hero, known: dict[str, Status]) -> None:
    _check_effects(spend.effects, source, (*place, "effects"), hero, known)
    if spend.test is not None:
        _check_test(spend.test, source, place, hero, known)


def _check_effects(
    effects: Effects, source: Source, place: tuple[Any, ...], hero: Hero | None, known: dict[str, Status]
) -> None:
    for index, effect in enumerate(effects):
        for one in walk((effect,)):
            _check_effect(one, source, (*place, index), hero, known)


def _check_effect(
    effect: Effect, source: Source, place: tuple[Any, ...], hero: Hero | None, known: dict[str, Status]
) -> None:
    status = ""
    if isinstance(effect, Gain | Inflict | Limit | Advance | Pass | Encore) or (
        isinstance(effect, Remove) and effect.status not in ("any", "negative", "positive")
    ):
        status = effect.status
    elif isinstance(effect, Roll) and effect.source:
        status = effect.source
    for name in (status, *(effect.also if isinstance(effect, Inflict) else ())):
        if name and name not in known:
            raise source.error(f"unknown status {name!r}", *place)
    if isinstance(effect, Special) and effect.name not in SPECIALS:
        raise source.error(f"unknown special {effect.name!r}", *place)
    if isinstance(effect, If):
        _check_test(effect.test, source, place, hero, known)
    for name in ("amount", "count"):
        amount = getattr(effect, name, 0)
        if isinstance(amount, Formula):
            for per in amount.per:
                _check_per(per, source, place, hero, known)
    if isinstance(effect, Deal) and effect.to == "chosen_opponents":
        raise source.error("damage goes to one chosen opponent or to all", *place)


def _check_per(per: Per, source: Source, place: tuple[Any, ...], hero: Hero | None, known: dict[str, Status]) -> None:
    if per.of == "symbol":
        _check_symbols({per.id: 1}, source, place, hero)
    if per.of == "status" and per.id not in known:
        raise source.error(f"unknown status {per.id!r}", *place)


def _check_test(
    test: Test, source: Source, place: tuple[Any, ...], hero: Hero | None, known: dict[str, Status]
) -> None:
    _check_symbols(dict.fromkeys((*test.shows, *test.any_of, *test.none_of), 1), source, place, hero)
    for status in test.has:
        if status not in known:
            raise source.error(f"unknown status {status!r}", *place)
    if test.side and (hero is None or test.side not in hero.sides):
        raise source.error(f"unknown side {test.side!r}", *place)


def _check_symbols(symbols: dict[str, int], source: Source, place: tuple[Any, ...], hero: Hero | None) -> None:
    for symbol in symbols:
        if hero is None or symbol not in hero.dice:
            raise source.error(f"unknown symbol {symbol!r}", *place)
