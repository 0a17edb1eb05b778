"""Single-use dice: bombs, strength, curses and scrolls in a combat; healing potions outside (D-52 to D-57, D-74)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dungeon_dice.abilities import cast, castable, stir
from engine.dungeon_dice.content import (
    ABILITIES,
    ABILITY_NAMES,
    BOMB,
    CURSE,
    DICE,
    FIRST_EQUIPMENT,
    HEALING,
    HEALS,
    IDS,
    NUMBER,
    SCROLL_DIE,
    STRENGTH,
)  # fmt: skip
from engine.dungeon_dice.dice import T, heal, lose, put_back, steps
from engine.dungeon_dice.state import OPEN, RUNNING, DungeonState, Rolled

TYPES = {"bomb": BOMB, "curse": CURSE, "strength": STRENGTH, "scroll": SCROLL_DIE}


def owned(s: DungeonState, seat: int, number: int) -> int | None:
    """A die of this type that the player has."""
    for die in s.players[seat].dice:
        if DICE[die] == number:
            return die
    return None


def uses(s: DungeonState, seat: int) -> list[str]:
    """What this player may do now with single-use dice: `bomb.1` = a bomb for side 1, `scroll.fire.0` ..."""
    c = s.combat
    if c is None or c.closed or s.stage not in OPEN:
        return []
    types = {DICE[die] for die in s.players[seat].dice if die < FIRST_EQUIPMENT}
    if not types:
        return []
    found: list[str] = []
    side = -1
    if seat in c.fighters:
        side = c.fighters.index(seat) if c.duel else 0
    if BOMB in types:
        found += ["bomb.0", "bomb.1"]  # D-53
    if CURSE in types:
        found += ["curse.0", "curse.1"] if c.duel else ["curse.0"]  # D-55
    if STRENGTH in types and side >= 0:
        found.append(f"strength.{side}")  # D-54: only a fighter drinks it
    if SCROLL_DIE in types:
        for profits in (0, 1) if side < 0 else (side,):  # D-74
            found += [f"scroll.{ABILITY_NAMES[spell]}.{profits}" for spell in castable(c, profits)]
    if c.abstain:
        found = [use for use in found if not _promised_not_to(s, seat, use)]
    return found


def against(use: str) -> int:
    """The side that a use hurts."""
    side = int(use[-1])
    return side if use[0] == "c" else 1 - side


def _promised_not_to(s: DungeonState, seat: int, use: str) -> bool:
    """Did this player promise to keep off (D-120)?"""
    assert s.combat is not None
    return (seat, against(use)) in s.combat.abstain


def play(t: T, seat: int, use: str, die: int | None = None) -> None:
    """A single-use die is thrown in: rolled at once, it stays until the combat ends (D-14, D-52)."""
    s = t.s
    c = s.combat
    assert c is not None
    what, *rest = use.split(".")
    if die is None:
        die = owned(s, seat, TYPES[what])
        assert die is not None
    side = int(rest[-1])
    lose(s, seat, die)
    stir(t)
    side_name = "duel" if c.duel else "monster" if side else "hero"
    target = c.fighters[side] if c.duel else c.fighters[0]
    if what == "scroll":
        c.spent.append(die)
        spell = ABILITIES[rest[0]]
        t.tell("scroll", seat=seat, symbol=rest[0], side=side_name, target=target)
        cast(t, spell, side, seat, seat)
        return
    rolled = Rolled(DICE[die], die, side, seat, t.roll(1)[0] - 1)
    c.dice.append(rolled)
    number = abs(NUMBER[rolled.type][rolled.face])
    t.tell("threw", seat=seat, die=IDS[rolled.type], number=number, side=side_name, target=target, face=rolled.face)


@steps("throw")
def throw(t: T, f: Frame) -> None:
    """Free action: anybody, at any time between "fight" and the end of the main step (D-52)."""
    play(t, f.d["seat"], t.given())


# -- healing potions -------------------------------------------------------------------------------------------------


def may_drink(s: DungeonState, seat: int) -> bool:
    """Outside a combat at any time; not between finding a monster and the choice (D-32, D-57)."""
    return s.stage != "choose" and s.players[seat].wounds > 0 and owned(s, seat, HEALING) is not None


@steps("drink")
def drink(t: T, f: Frame) -> None:
    """Free action: a healing potion; during a combat it works after it (D-57)."""
    t.given()
    s, seat = t.s, f.d["seat"]
    die = owned(s, seat, HEALING)
    assert die is not None
    lose(s, seat, die)
    c = s.combat
    if c is not None and not c.closed and s.stage in RUNNING:
        c.potions.append((seat, die))
        t.tell("drink_later", seat=seat)
    else:
        swallow(t, seat, die)


def swallow(t: T, seat: int, die: int) -> None:
    """The potion is rolled; it heals a wound per symbol and returns to its bag (D-14)."""
    face = t.roll(1)[0] - 1
    t.tell("drank", seat=seat, count=HEALS[HEALING][face])
    heal(t, seat, HEALS[HEALING][face])
    put_back(t.s, die)
