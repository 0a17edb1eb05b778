"""The content: data/dice_throne/ read, checked and made ready for quick look-up. Immutable and loaded once."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator
from pathlib import Path

from engine.core.content import DATA, Source
from engine.dice_throne.sheets import Ability, Added, Card, Commons, Hero, Status, When
from engine.dice_throne.validate import STATUS_HOOKS, check_commons, check_hero
from engine.dice_throne.vocabulary import (
    Alter,
    Attempt,
    Effect,
    Effects,
    Gain,
    Heal,
    If,
    Prevent,
    Remove,
    Search,
    Transfer,
    inner,
    touches_target,
    walk,
)

FOLDER = "dice_throne"


class Script:
    """A list of effects with its permanent key, and which of them wait for the target (T-39)."""

    __slots__ = ("effects", "key", "waits")

    def __init__(self, key: str, effects: Effects) -> None:
        self.key = key
        self.effects = effects
        self.waits = tuple(touches_target(effect) for effect in effects)


class Move:
    """One thing that dice can activate: a variant of an ability at a level."""

    __slots__ = ("ability", "added", "after", "attack", "key", "level", "number", "slot", "symbols", "value", "when")

    def __init__(self, ability: Ability, level: int, added: Added | None, number: int, key: str) -> None:
        variant = (added or ability.levels[level]).variants[number]
        self.ability = ability
        self.added = added
        self.slot = ability.id
        self.level = level
        self.number = number
        self.when = variant.when
        self.key = key
        self.after = f"{key}.after"
        self.value = f"{added.id if added else ability.id}.{number}"
        self.attack = (added or ability).attack
        self.symbols = frozenset(variant.when.symbols)

    @property
    def ultimate(self) -> bool:
        """Does it close every window of the opponents?"""
        return self.ability.kind == "ultimate"

    @property
    def id(self) -> str:
        """The ability's own id (of the second ability if it is one)."""
        return self.added.id if self.added else self.slot


class CardInfo:
    """A card ready for quick questions. `sort`: what it can do for others' plans, which decides who is asked."""

    __slots__ = ("card", "cost", "id", "instant", "key", "kind", "modifier", "needs", "roll", "sort", "when")

    def __init__(self, card: Card, key: str, statuses: tuple[Status, ...] = ()) -> None:
        self.card = card
        self.id = card.id
        self.key = key
        self.kind = card.kind
        self.cost = card.cost
        self.instant = card.kind == "instant"
        self.roll = card.kind == "roll"
        self.modifier = card.attack_modifier
        self.when = card.when
        self.needs = tuple(_objects(card.effects))
        self.sort = _sort(self, statuses)


def _objects(effects: Effects) -> Iterator[Effect]:
    """The effects without which a card would do nothing: those that need something on the table."""
    for effect in effects:
        if isinstance(effect, Alter | Attempt | Remove | Transfer | Prevent):
            yield effect
        elif isinstance(effect, If):
            yield from _objects(effect.then)


def _sort(info: CardInfo, statuses: tuple[Status, ...]) -> str:
    """dice, shield, modifier, tokens, dealt, guard (protection to be spent, or health) or other."""
    if info.modifier and info.when is None:
        return "modifier"
    if info.when is not None:
        return {"attacked": "shield", "incoming": "shield", "die": "dice", "dealt": "dealt"}[info.when.timing]
    for effect in info.needs:
        if isinstance(effect, Alter | Attempt):
            return "dice"
        if isinstance(effect, Prevent):
            return "shield"
        return "tokens"
    guards = {status.id for status in statuses if status.hides or status.saves or _wards(status)}
    for effect in walk(info.card.effects):
        if isinstance(effect, Heal) or (isinstance(effect, Gain) and effect.status in guards):
            return "guard"
    return "other"


def _wards(status: Status) -> bool:
    return any(spend.timing in ("incoming", "attacked") for spend in status.spend)


class Book:
    """One hero, ready to play."""

    __slots__ = (
        "_met",
        "cards",
        "deck",
        "defenses",
        "faces",
        "hero",
        "id",
        "key_of",
        "moves",
        "passives",
        "slots",
        "statuses",
        "symbols",
    )  # fmt: skip

    def __init__(self, hero: Hero, commons: Commons, scripts: dict[str, Script]) -> None:
        self.hero = hero
        self.id = hero.id
        self.symbols = tuple(hero.dice)
        self.faces = ("", *(symbol for face in range(1, 7) for symbol, faces in hero.dice.items() if face in faces))
        self.slots = {ability.id: ability for ability in hero.abilities}
        self.statuses = tuple(status.id for status in hero.statuses)
        self.cards = {card.id: CardInfo(card, f"common.{card.id}") for card in commons.cards}
        self.cards |= {card.id: CardInfo(card, f"{hero.id}.card.{card.id}", hero.statuses) for card in hero.cards}
        self.deck = tuple(info.id for info in self.cards.values() for _ in range(info.card.copies))
        self.defenses = tuple(ability for ability in hero.abilities if ability.kind == "defensive")
        self.passives = tuple(ability for ability in hero.abilities if ability.kind == "passive")
        self.moves = tuple(_moves(hero))
        self._met: dict[tuple[int, ...], tuple[Move, ...]] = {}
        for move in self.moves:
            level = move.ability.levels[move.level]
            variant = (move.added or level).variants[move.number]
            riders = () if move.added else level.extra
            _register(scripts, move.key, variant.effects + riders)
            _register(scripts, move.after, variant.after)
        for key, effects in hooks(hero):
            _register(scripts, key, effects)

    def met(self, dice: list[int]) -> tuple[Move, ...]:
        """Everything these dice meet, whatever the levels in play (T-33: conditions are minimums)."""
        key = tuple(sorted(dice))
        found = self._met.get(key)
        if found is None:
            found = self._met[key] = tuple(move for move in self.moves if self.meets(move.when, key))
        return found

    def meets(self, when: When, dice: tuple[int, ...]) -> bool:
        """Do these dice meet a condition?"""
        if when.straight:
            return straight(dice) >= (5 if when.straight == "large" else 4)
        return all(self.count(symbol, dice) >= least for symbol, least in when.symbols.items())

    def count(self, symbol: str, dice: list[int] | tuple[int, ...]) -> int:
        """How many dice show a symbol."""
        faces = self.hero.dice[symbol]
        return sum(1 for die in dice if die in faces)


def straight(dice: list[int] | tuple[int, ...]) -> int:
    """The longest run of consecutive numbers (T-8, T-9)."""
    best = run = 0
    for number in range(1, 7):
        run = run + 1 if number in dice else 0
        best = max(best, run)
    return best


def kinds(dice: list[int] | tuple[int, ...]) -> int:
    """The most dice with the same number (T-7)."""
    return max(dice.count(number) for number in dice) if dice else 0


def _moves(hero: Hero) -> Iterator[Move]:
    for ability in hero.abilities:
        if ability.kind not in ("offensive", "ultimate"):
            continue
        for number, level in ability.levels.items():
            for tier in range(len(level.variants)):
                yield Move(ability, number, None, tier, f"{hero.id}.{ability.id}.{number}.{tier}")
            for added in level.adds:
                for tier in range(len(added.variants)):
                    yield Move(ability, number, added, tier, f"{hero.id}.{ability.id}.{number}.{added.id}.{tier}")


def hooks(hero: Hero) -> Iterator[tuple[str, Effects]]:
    """Every list of effects of a sheet that is no move, with its key."""
    yield f"{hero.id}.setup", hero.setup
    for ability in hero.abilities:
        for number, level in ability.levels.items():
            key = f"{hero.id}.{ability.id}.{number}"
            yield f"{key}.defense", level.effects
            yield f"{key}.on_play", level.on_play
            yield f"{key}.upkeep", level.upkeep
            yield f"{key}.turn_end", level.turn_end
            yield f"{key}.on_upgrade", level.on_upgrade
            yield f"{key}.foe_no_attack", level.foe_no_attack
            for index, action in enumerate(level.actions):
                yield f"{key}.action{index}", action.effects
    for card in hero.cards:
        yield f"{hero.id}.card.{card.id}", card.effects
    for status in hero.statuses:
        yield from status_hooks(status)


def status_hooks(status: Status) -> Iterator[tuple[str, Effects]]:
    """Every list of effects of a status, with its key."""
    key = f"status.{status.id}"
    for index, spend in enumerate(status.spend):
        yield f"{key}.spend{index}", spend.effects
    for name in STATUS_HOOKS:
        yield f"{key}.{name}", getattr(status, name)


def _register(scripts: dict[str, Script], key: str, effects: Effects) -> None:
    scripts[key] = Script(key, effects)
    for index, effect in enumerate(effects):
        for name, nested in inner(effect):
            _register(scripts, f"{key}/{index}.{name}", nested)


class Content:
    """Everything that data/dice_throne/ holds."""

    __slots__ = ("books", "commons", "owners", "scripts", "statuses")

    def __init__(self, folder: Path) -> None:
        self.scripts: dict[str, Script] = {}
        source = Source(folder / "commons.yaml")
        self.commons = source.read(Commons)
        check_commons(self.commons, source)
        for card in self.commons.cards:
            _register(self.scripts, f"common.{card.id}", card.effects)
        _register(self.scripts, "rule.search_one", (Search(1, "hand"),))
        self.statuses: dict[str, Status] = {}
        self.owners: dict[str, str] = {}
        heroes = [(read, read.read(Hero)) for read in map(Source, sorted((folder / "heroes").glob("*.yaml")))]
        for read, hero in heroes:
            for index, status in enumerate(hero.statuses):
                known = self.statuses.setdefault(status.id, status)
                if known != status:
                    raise read.error(f"status {status.id!r} differs from another hero's", "statuses", index)
                self.owners.setdefault(status.id, hero.id)
        self.books: dict[str, Book] = {}
        for read, hero in heroes:
            check_hero(hero, self.commons, self.statuses, read)
            self.books[hero.id] = Book(hero, self.commons, self.scripts)


@functools.cache
def content() -> Content:
    """What there is to play with."""
    importlib.import_module("engine.dice_throne.effects.special")  # data names its handlers

    return Content(DATA / FOLDER)
