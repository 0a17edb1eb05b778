"""What everybody sees: all dice lie openly on the table, so every seat sees the same."""

from __future__ import annotations

import msgspec

from engine.dungeon_dice.abilities import level_of, strength
from engine.dungeon_dice.content import (
    ABILITIES,
    ABILITY_NAMES,
    DICE,
    DIE_IDS,
    EXECUTE,
    FILE,
    HAS_NUMBER,
    IDS,
    NUMBER,
    TROPHY_GLORY,
    TYPES,
)  # fmt: skip
from engine.dungeon_dice.dice import T, glory
from engine.dungeon_dice.state import Combat, Offer, Player, Promise, Rolled, Split


class DieView(msgspec.Struct, frozen=True):
    """A die that somebody owns. `number` names this very die, `id` its design."""

    number: int
    id: str
    equipped: bool = False
    glory: int = 0


class PlayerView(msgspec.Struct, frozen=True):
    """One player."""

    glory: int
    xp: int
    level: int
    wounds: int
    fixed: bool
    dice: tuple[DieView, ...]
    trophies: tuple[DieView, ...]


class RolledView(msgspec.Struct, frozen=True):
    """A die in a combat, as it lies there."""

    id: str
    number: int
    """Which die it is; -1 for basic dice."""
    side: int
    owner: int
    """Whose; -1 for the monster's."""
    face: int
    value: int | None
    symbols: tuple[str, ...]
    used: tuple[str, ...]
    execute: int
    out: str
    """"" in the combat, else "removed" or "toad"."""


class CombatView(msgspec.Struct, frozen=True):
    """The present monster or duel, with both sides."""

    monster: str
    level: int
    colour: str
    treasure: str
    symbols: tuple[str, ...]
    glory: int
    fighters: tuple[int, ...]
    controller: int
    dice: tuple[RolledView, ...]
    strengths: tuple[int, int]
    broken: tuple[bool, bool]
    immune: tuple[str, ...]
    cast: tuple[str, ...]
    toads: tuple[int, ...]
    abstain: tuple[tuple[int, int], ...]
    gusted: bool
    closed: bool
    outcome: str
    duel: bool


class TableView(msgspec.Struct, frozen=True):
    """The table."""

    players: tuple[PlayerView, ...]
    bags: tuple[int, ...]
    """Dice left: monster, single-use, equipment, artifact."""
    stage: str
    combat: CombatView | None
    chest: str
    """"" or "locked" or "open"."""
    rewards: tuple[str, ...]
    hunted: tuple[str, ...]
    splits: tuple[Split, ...]
    offers: tuple[Offer, ...]
    promises: tuple[Promise, ...]
    duellists: tuple[int, ...]
    to_win: int


def table(t: T) -> TableView:
    """The table as it lies."""
    s = t.s
    return TableView(
        tuple(_player(t, player) for player in s.players),
        tuple(len(bag) for bag in s.bags),
        s.stage,
        None if s.combat is None else _combat(s.combat),
        "" if s.chest is None else "open" if s.chest.open else "locked",
        tuple(DIE_IDS[reward.die] for reward in s.rewards),
        tuple(DIE_IDS[die] for die in s.hunted),
        tuple(s.splits),
        tuple(s.offers),
        tuple(Promise(p.debtor, p.creditor, p.count, p.kind) for p in s.promises),
        tuple(s.duellists),
        FILE.glory.to_win,
    )


def _player(t: T, player: Player) -> PlayerView:
    small = t.s.small
    return PlayerView(
        glory(t.s, player),
        player.xp,
        player.level,
        player.wounds,
        player.fixed,
        tuple(DieView(die, DIE_IDS[die], die in player.equipped) for die in player.dice),
        tuple(DieView(die, DIE_IDS[die], False, min(TROPHY_GLORY[die], 1 if die in small else 9))
              for die in player.trophies),
    )  # fmt: skip


def _combat(c: Combat) -> CombatView:
    monster = None if c.duel else TYPES[DICE[c.monster]]
    return CombatView(
        "" if monster is None else monster.id,
        0 if monster is None else level_of(c),
        "" if monster is None else monster.colour,
        "" if monster is None else monster.treasure,
        () if monster is None else monster.faces[c.face].a,
        0 if monster is None else TROPHY_GLORY[c.monster],
        tuple(c.fighters),
        c.controller,
        tuple(_rolled(d) for d in c.dice),
        (strength(c, 0), strength(c, 1)),
        (c.broken[0], c.broken[1]),
        tuple(ABILITY_NAMES[spell] for spell in c.immune),
        tuple(ABILITY_NAMES[spell] for spell in c.cast),
        tuple(c.toads),
        tuple(c.abstain),
        c.gusted,
        c.closed,
        c.outcome,
        c.duel,
    )


def _rolled(d: Rolled) -> RolledView:
    return RolledView(
        IDS[d.type],
        d.die,
        d.side,
        d.owner,
        d.face,
        NUMBER[d.type][d.face] if HAS_NUMBER[d.type][d.face] else None,
        TYPES[d.type].faces[d.face].a,
        tuple(name for name, bit in ABILITIES.items() if d.spent & bit),
        EXECUTE[d.type][d.face],
        ("", "removed", "toad")[d.out],
    )
