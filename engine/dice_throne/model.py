"""The state of a match: ids and numbers only. Content is looked up by id."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.core.events import Event
from engine.core.table import Table

CP_LIMIT = 15
HAND_LIMIT = 6
START_CP = 2
START_HAND = 4
HEAL_ABOVE = 10
ATTEMPTS = 3
DICE = 5


class Player(msgspec.Struct):
    """One seat. `tokens`: status id -> one number per token (0, its side, the turn it came, the slot it covers)."""

    hero: str
    team: int
    deck: list[str]
    cp: int = START_CP
    hand: list[str] = []
    discard: list[str] = []
    aside: list[str] = []
    """Cards off the deck that are being looked at; their owner sees them."""
    played: list[str] = []
    """Cards whose effects are being done; they are discarded afterwards (T-48)."""
    in_play: list[str] = []
    levels: dict[str, int] = {}
    tokens: dict[str, list[int]] = {}
    limits: dict[str, int] = {}
    side: str = ""
    companions: dict[str, int] = {}
    used: dict[str, int] = {}
    """How often something with a limit a turn was used this turn."""
    out: bool = False


class Roll(msgspec.Struct):
    """Dice on the table whose result is not used yet (T-58)."""

    seat: int
    dice: list[int]
    purpose: Literal["offense", "target", "defense", "effect"]
    source: str = ""
    altered: bool = False
    kept: list[int] = []


class Op(msgspec.Struct, frozen=True):
    """A change of an instance of damage: add or subtract n, prevent n/d of the subtotal, times n, or none at all."""

    kind: Literal["add", "subtract", "fraction", "times", "none"]
    n: int
    d: int = 1
    source: str = ""
    by: int = -1


class Instance(msgspec.Struct):
    """Damage on its way to one receiver (T-80). `of` >= 0: half of that instance's subtotal, returned (T-83)."""

    source: str
    by: int
    to: int
    type: str
    base: int
    ops: list[Op] = []
    offense: bool = False
    """Part of the active player's offensive roll phase."""
    certain: bool = False
    of: int = -1
    live: int = 0
    """Grows by so much with every upgrade that comes into play before it is settled."""
    final: int = -1


class Pile(msgspec.Struct):
    """Damage and healing that will be applied at the same time (T-25, T-44), or one isolated source (T-77)."""

    kind: Literal["upkeep", "attack", "alone"]
    instances: list[Instance] = []
    heals: list[list[int]] = []


class Attack(msgspec.Struct):
    """The offensive ability being resolved (whether or not it turns out to be an attack, T-1)."""

    seat: int
    ability: str
    key: str
    after: str
    dice: list[int]
    ultimate: bool = False
    counts: bool = True
    """Could it be an attack at all (some texts say no)?"""
    target: int = -1
    targeted: bool = False
    contest: bool = False
    failed: bool = False
    pending: list[dict[str, Any]] = []
    inflicted: list[str] = []
    encores: dict[str, int] = {}
    """Dice of these statuses may be rolled again for so much more damage."""
    undefendable: bool = False
    defense: str = ""
    defended: bool = False
    """The defence is past (rolled, declined or not allowed)."""
    dealt: int = 0
    step: Literal["announced", "activated", "targeted", "defense", "settled"] = "announced"


class DiceThrone(msgspec.Struct):
    """A match of Dice Throne."""

    players: list[Player]
    health: list[int]
    """By team; everybody is a team of their own outside 2v2."""
    cap: int
    mode: str
    modern: bool = True
    """The ruleset switch: Marvel 1.1, else v2.2."""
    active: int = 0
    start: int = 0
    turn: int = 0
    round: int = 1
    phase: str = "setup"
    rolls: list[Roll] = []
    attempts: int = 0
    used_attempts: int = 0
    announced: str = ""
    attack: Attack | None = None
    piles: list[Pile] = []
    attacked: bool = False
    """Did the last offensive roll phase of this turn make an attack?"""
    rolled: bool = False
    """Was there an offensive roll phase at all?"""
    extra: list[int] = []
    """Targets of additional offensive roll phases still to come (-1: free)."""
    forced: int = -1
    passed: dict[str, int] = {}
    """By seat: what it last passed on in this turn, so that it is not asked for the same again."""
    falls: list[list[int]] = []
    """Who fell, in order: teams that fell together share an entry."""
    last: list[Instance] = []
    """The ledger of the last damage, for pictures."""
    news: Event | None = None
    """What happened last that is worth a headline, for pictures."""


T = Table[DiceThrone]
