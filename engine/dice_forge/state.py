"""The state of a match, and what everybody sees of it. Everything is public (F-3)."""

from __future__ import annotations

import msgspec

from engine.core.table import Table
from engine.dice_forge.content import CARD_VP, LIMITS


class Player(msgspec.Struct):
    """One hero: reserves, dice, cards, tokens and the pawn.

    `shown` is the position of the face that lies up on each die (F-5). Gold of a hammer's owner waits in `unsorted`
    until it is split between track and reserve, and `calls` counts the boar choices still to be made: both are
    asked when they matter, at the latest in the owner's own turn. `earned` tells where the glory came from.
    """

    gold: int
    dice: list[list[str]]
    shown: list[int]
    sun: int = 0
    moon: int = 0
    vp: int = 0
    removed: list[str] = []
    cards: list[str] = []
    boars: list[str] = []
    chests: int = 0
    hammers: int = 0
    steps: int = 0
    cerberus: int = 0
    triton: int = 0
    pawn: int = 0
    unsorted: int = 0
    calls: int = 0
    earned: dict[str, int] = {}

    def faces(self) -> list[str]:
        """The two faces shown."""
        return [self.dice[0][self.shown[0]], self.dice[1][self.shown[1]]]

    def limits(self) -> tuple[int, int, int]:
        """F-15, F-18: the most gold, sun and moon."""
        return LIMITS[self.chests]

    def score(self) -> int:
        """F-123."""
        return self.vp + sum(CARD_VP[card] for card in self.cards)


_ORDERS = [[tuple((first + n) % count for n in range(count)) for first in range(count)] for count in range(5)]


class Forge(msgspec.Struct):
    """The table. `piles`: cards left of each set in play; `boars`: the boar cards left, the top one last.

    `acted`: was there an action in step 3? `ask_end`: does the holder of a token still need a moment for it?
    """

    players: list[Player]
    first: int
    rounds: int
    piles: dict[str, int]
    boars: list[str]
    sanctuary: list[list[str]]
    gardens: dict[str, list[str]]
    boxed: list[str]
    round: int = 1
    turn: int = 0
    active: int = 0
    phase: str = "blessing"
    acted: bool = False
    ask_end: bool = False

    def order(self, first: int) -> tuple[int, ...]:
        """All seats in turn order from this one (F-2)."""
        return _ORDERS[len(self.players)][first]


T = Table[Forge]


class PlayerView(msgspec.Struct, frozen=True):
    """One hero as everybody sees it."""

    gold: int
    sun: int
    moon: int
    vp: int
    score: int
    limits: tuple[int, int, int]
    dice: tuple[tuple[str, ...], tuple[str, ...]]
    shown: tuple[int, int]
    removed: tuple[str, ...]
    cards: tuple[str, ...]
    boars: tuple[str, ...]
    hammers: int
    steps: int
    cerberus: int
    triton: int
    pawn: int
    unsorted: int
    calls: int
    earned: dict[str, int]


class PileView(msgspec.Struct, frozen=True):
    """A pile of feat cards: its set, its island, how many are left of how many."""

    card: str
    slot: str
    island: int
    left: int
    of: int


class TableView(msgspec.Struct, frozen=True):
    """The whole table."""

    players: tuple[PlayerView, ...]
    first: int
    rounds: int
    phase: str
    piles: tuple[PileView, ...]
    boars: tuple[str, ...]
    sanctuary: tuple[tuple[str, ...], ...]
    gardens: dict[str, tuple[str, ...]]
    faces_per_pool: int
