"""What a hero sheet, a card and a status look like in data/dice_throne/. Pure records; `content` loads them."""

from __future__ import annotations

from typing import Literal

from engine.dice_throne.vocabulary import DamageType, Effects, Test, Word


class Name(Word, frozen=True):
    """A proper name in both languages."""

    en: str
    fr: str


class Modifier(Word, frozen=True):
    """A standing change of attack damage: `amount` (for each token if it hangs on a status)."""

    amount: int
    test: Test | None = None
    types: tuple[DamageType, ...] = ("normal", "undefendable", "ultimate")
    cp: int = 0
    """Combat points the attacker gains as soon as the attack has found its target."""
    every: int = 1
    """Per so many tokens, rounded down."""


SpendTiming = Literal["incoming", "attacked", "attack", "before_defense", "main", "any", "own_die"]


class Spend(Word, frozen=True):
    """How a token (or a passive) is used: when, for what, and what it does."""

    timing: SpendTiming
    effects: Effects
    tokens: int = 1
    cp: int = 0
    per_turn: int = 0
    test: Test | None = None


class Status(Word, frozen=True):
    """A token. Hooks are effects with the bearer as `self`; the rest are standing rules of the game's own."""

    id: str
    name: Name
    polarity: Literal["positive", "negative", "unique", "companion"]
    stack: int | None
    persistent: bool = False
    removable: bool = True
    transferable: bool = True
    attack_modifier: bool = False
    stack_others: int | None = None
    """The limit on anybody but the hero whose status it is."""
    spend: tuple[Spend, ...] = ()
    upkeep: Effects = ()
    before_offense: Effects = ()
    offense_end: Effects = ()
    roll_end: Effects = ()
    turn_end: Effects = ()
    overflow: Effects = ()
    """What happens when a token comes to a full stack; the new one stays."""
    expire: Effects = ()
    """What happens when a token with sides goes past its last one."""
    each: bool = False
    """The upkeep happens once for every token."""
    attempts: int = 0
    skips_income: bool = False
    own_attack: Modifier | None = None
    attacked: Modifier | None = None
    stuns: bool = False
    no_damage: bool = False
    hides: bool = False
    saves: bool = False
    owner_exempt: bool = False
    """Its upkeep does nothing to the hero whose status it is; that hero may also decline it."""
    start_side: int = 0
    """Tokens with sides carry a number; they start with this one."""
    further_if: Test | None = None
    """If whoever inflicts it meets this, a token starts one side further on."""


class When(Word, frozen=True):
    """What an ability needs: symbols, or a straight."""

    symbols: dict[str, int] = {}
    straight: Literal["", "small", "large"] = ""


class Variant(Word, frozen=True):
    """One tier of an ability. `after`: what comes when the damage is dealt (a `then` behind the damage)."""

    when: When
    effects: Effects = ()
    after: Effects = ()


class Added(Word, frozen=True):
    """A second ability printed on an upgrade."""

    id: str
    name: Name
    variants: tuple[Variant, ...]
    attack: bool = True


class Level(Word, frozen=True):
    """An ability at one level; it replaces the level below whole. Which fields make sense depends on its kind."""

    variants: tuple[Variant, ...] = ()
    extra: Effects = ()
    """Riders that every variant has."""
    adds: tuple[Added, ...] = ()
    dice: int = 0
    """Dice of a defensive roll."""
    effects: Effects = ()
    reroll: int = 0
    """How many dice of the defensive roll may be rolled again, once."""
    reroll_test: Test | None = None
    on_play: Effects = ()
    actions: tuple[Spend, ...] = ()
    upkeep: Effects = ()
    turn_end: Effects = ()
    own_attack: Modifier | None = None
    on_upgrade: Effects = ()
    on_symbol: dict[str, int] = {}
    """Combat points for activating an offensive ability whose condition names the symbol."""
    foe_no_attack: Effects = ()
    upgrades_in_rolls: bool = False
    rerolls: str = ""
    """The die of this status may be rolled again once whenever it is spent."""


class Ability(Word, frozen=True):
    """One slot of the hero board."""

    id: str
    name: Name
    kind: Literal["offensive", "defensive", "passive", "ultimate"]
    levels: dict[int, Level]
    attack: bool = True
    side: str = ""


class CardWhen(Word, frozen=True):
    """When a card may be played, beyond what its kind says."""

    timing: Literal["attacked", "dealt", "die", "incoming"]
    least: int = 0
    source: str = ""
    values: tuple[int, ...] = ()


class Card(Word, frozen=True):
    """A card of a deck."""

    id: str
    name: Name
    kind: Literal["main", "roll", "instant", "upgrade"]
    cost: int
    effects: Effects = ()
    copies: int = 1
    attack_modifier: bool = False
    promo: bool = False
    upgrades: str = ""
    level: int = 0
    when: CardWhen | None = None
    number: int = 0


class Start(Word, frozen=True):
    """What a hero begins with."""

    health: int
    cp: int
    hand: int


class Hero(Word, frozen=True):
    """A hero sheet, whole."""

    id: str
    name: Name
    set: str
    complexity: int
    dice: dict[str, tuple[int, ...]]
    symbol_names: dict[str, Name]
    start: Start
    statuses: tuple[Status, ...]
    abilities: tuple[Ability, ...]
    cards: tuple[Card, ...]
    deck_count: int
    setup: Effects = ()
    sides: tuple[str, ...] = ()


class Commons(Word, frozen=True):
    """The cards that every deck holds."""

    cards: tuple[Card, ...]
