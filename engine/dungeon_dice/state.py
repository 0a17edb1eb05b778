"""The state of a match: numbers and ids only. Seats are numbers; dice are numbers of content.DICE."""

from __future__ import annotations

from typing import Literal

import msgspec

Stage = Literal["start", "search", "choose", "break", "armor", "main", "execute", "compare", "lock", "reward"]

RUNNING = frozenset(("break", "armor", "main", "execute", "compare"))
"""Stages of a combat, from "fight" to the comparison."""

OPEN = frozenset(("break", "armor", "main"))
"""Stages in which single-use dice may be thrown into a combat (D-52)."""

NOBODY = -1
"""Instead of a seat: the monster, an automatic controller, or nobody yet."""

ANYONE = -1
"""Instead of a seat: whoever accepts first."""


class Player(msgspec.Struct):
    """What one player owns. Level and glory follow from it."""

    dice: list[int] = []
    trophies: list[int] = []
    equipped: list[int] = []
    xp: int = 0
    wounds: int = 0
    fixed: bool = False
    """The set was used this turn and cannot be changed before its end (D-100)."""
    offered: int = 0
    """Offers made this turn: a computer does not repeat itself."""

    @property
    def level(self) -> int:
        """Hero level dice owned (D-2, D-104, D-105)."""
        return 3 if self.xp >= 6 else 2 if self.xp >= 3 else 1

    @property
    def ready(self) -> int:
        """Hero level dice that can be rolled."""
        return self.level - self.wounds


class Rolled(msgspec.Struct):
    """A die in a combat. `die` is NOBODY for basic dice; `owner` is NOBODY for the monster's."""

    type: int
    die: int
    side: int
    owner: int
    face: int
    out: int = 0
    """1: removed, 2: its owner is a toad."""
    once: int = 0
    """Abilities used once on the present face, as bits."""
    spent: int = 0
    """Abilities that cannot be used again in this combat, as bits (D-44)."""
    passed: int = 0
    """Break and armor that were passed over in their own step, as bits (D-48)."""
    symbol: bool = False
    """A spell die rolled for a symbol: it leaves with a gust, because the symbol may be used again."""
    aim: int = NOBODY - 1
    """Whom a toad spell hit."""


class Combat(msgspec.Struct):
    """A monster found, then fought; or a duel (then `monster` is NOBODY)."""

    monster: int
    face: int
    fighters: list[int]
    """The active player and perhaps a helper; in a duel the two duellists, one a side."""
    controller: int = NOBODY
    dice: list[Rolled] = []
    bonus: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    broken: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Sides whose armor is cancelled."""
    cast: list[int] = []
    """Spells cast by scroll."""
    immune: list[int] = []
    """Spells that the monster does not feel."""
    toads: list[int] = []
    spent: list[int] = []
    """Scrolls used; they return to the bag with the other single-use dice."""
    potions: list[tuple[int, int]] = []
    """Healing potions declared during the combat: (seat, die)."""
    held: list[int] = []
    """Equipped dice that their owners leave unrolled."""
    worn: list[int] = []
    """Equipment and artifacts rolled in it."""
    abstain: list[tuple[int, int]] = []
    """(seat, side): no single-use dice of this seat against this side."""
    gusted: bool = False
    asked: bool = False
    """Help was asked for."""
    scouted: bool = False
    reached: bool = False
    executed: bool = False
    closed: bool = False
    """It is decided: the dice lie there for looking at only."""
    outcome: str = ""
    stir: int = 0
    """Counts what reopens the main step."""

    @property
    def duel(self) -> bool:
        """Is it a duel for the throne?"""
        return self.monster == NOBODY


class Split(msgspec.Struct, frozen=True):
    """Who gets reward dice: `faces` names the seat for each number of the neutral die (D-86)."""

    what: str
    """treasure, bonus, all (both) or trophy."""
    faces: tuple[int, ...]
    once: bool = False
    """One roll for all dice instead of one each."""


class Promise(msgspec.Struct):
    """The next `count` dice of a kind that the debtor gains go to the creditor (D-109)."""

    debtor: int
    creditor: int
    count: int
    kind: str


class Act(msgspec.Struct, frozen=True):
    """Something a party does when the offer is accepted: use_key, roll_skeleton_key, roll_hammer, play_die, abstain."""

    seat: int
    do: str
    die: int = NOBODY
    use: str = ""


class Offer(msgspec.Struct, frozen=True):
    """A structured offer (D-112). Where the partner is not known yet, seats say ANYONE."""

    id: int
    sender: int
    to: int
    give: tuple[int, ...] = ()
    take: tuple[int, ...] = ()
    help: int = NOBODY - 1
    """Who joins the combat; ANYONE: whoever accepts."""
    split: Split | None = None
    future: tuple[tuple[int, int, int, str], ...] = ()
    """Promises: (debtor, creditor, count, kind)."""
    acts: tuple[Act, ...] = ()
    until_step: int = 0
    """Gone when the step changes; 0: not bound to a step."""
    until_turn: int = 0
    """Gone after this turn."""
    counters: int = 0
    declined: tuple[int, ...] = ()


class Reward(msgspec.Struct, frozen=True):
    """A die of the reward that is not allotted yet."""

    die: int
    what: str


class Chest(msgspec.Struct):
    """A locked chest while somebody tries to open it (D-88)."""

    open: bool = False
    tried: list[int] = []
    asked: bool = False


class DungeonState(msgspec.Struct):
    """Everything."""

    players: list[Player]
    bags: list[list[int]]
    first: int = 0
    active: int = 0
    turn: int = 0
    round: int = 0
    stage: Stage = "start"
    step: int = 1
    """Counts steps, for offers that end with one."""
    combat: Combat | None = None
    chest: Chest | None = None
    hunted: list[int] = []
    """Monster dice drawn by a hunter who has not chosen yet."""
    rewards: list[Reward] = []
    splits: list[Split] = []
    offers: list[Offer] = []
    next_offer: int = 1
    promises: list[Promise] = []
    small: list[int] = []
    """Trophies beaten as toads: never more than 1 glory (D-67)."""
    duellists: list[int] = []
    """Who still fights for the throne, in order."""
    changed: bool = True
    """Something happened that may end the match or an offer."""
