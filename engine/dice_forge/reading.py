"""Reading a roll for one player: what must be decided, and what comes of it.

The same function serves the question (which fields has the form so far?) and the answer (what happens?).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.prompt import Field, Pick
from engine.dice_forge.content import (
    CHOICES,
    FEATS,
    GOLD,
    KIND,
    LIMITS,
    PRICE,
    RESOURCES,
    VP,
    BlessingEffect,
    Convert,
    Gains,
)
from engine.dice_forge.pairs import boar_calls, discounts, offers, outcome, partner, total
from engine.dice_forge.reserves import hammer_room
from engine.dice_forge.state import Forge, Player


class Roll:
    """A roll that a player applies: its faces, and under which card."""

    __slots__ = ("any_shown", "convert", "faces", "lose", "seat")

    def __init__(self, seat: int, faces: Sequence[str], lose: bool, convert: str, any_shown: bool) -> None:
        self.seat = seat
        self.faces = faces
        self.lose = lose
        self.convert = conversion(convert)
        self.any_shown = any_shown


class Reading:
    """What a roll does after the picks so far. While `done` is False, fields are still open."""

    __slots__ = ("calls", "converted", "copied", "discounts", "done", "faces", "fields", "gain", "ship_first")

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.done = False
        self.faces: list[str] = []
        self.copied: list[str] = []
        self.gain: Gains = (0, 0, 0, 0)
        self.converted = 0
        self.discounts: list[int] = []
        self.calls: list[tuple[str, int]] = []
        self.ship_first = False


def conversion(card: str) -> Convert | None:
    """How gains may be converted in blessings of this card (F-106, F-111)."""
    effect = FEATS[card].effect if card else None
    return effect.convert if isinstance(effect, BlessingEffect) else None


def shown_faces(s: Forge, seat: int, any_shown: bool) -> list[str]:
    """F-76, F-79: the faces a mirror of this seat may copy, each kind once.

    Mirrors are never copied. With the other reading of Q-1, an opponent's mirror opens everybody's shown faces.
    """
    found: list[str] = []
    mirrors = False
    for other in s.order(seat)[1:]:
        for face in s.players[other].faces():
            if KIND[face] == "mirror":
                mirrors = True
            elif face not in found:
                found.append(face)
    if mirrors and any_shown:
        found += [face for face in s.players[seat].faces() if KIND[face] != "mirror" and face not in found]
    return found


def read(s: Forge, roll: Roll, draft: Mapping[str, Pick]) -> Reading:
    """Read a roll with the picks made so far."""
    reading = Reading()
    if not _copies(s, roll, draft, reading):
        return reading
    chosen = _choices(s.players[roll.seat], roll, draft, reading)
    if chosen is None:
        return reading
    parts = outcome(reading.faces, chosen)
    if not roll.lose:
        if roll.convert is not None and not _conversions(roll.convert, parts, draft, reading):
            return reading
        reading.discounts = discounts(reading.faces)  # F-119: a ship does nothing under the minotaur
    reading.gain = total(parts)
    reading.calls = boar_calls(reading.faces)
    reading.done = not reading.discounts or _order(s, roll, draft, reading)
    return reading


def _copies(s: Forge, roll: Roll, draft: Mapping[str, Pick], reading: Reading) -> bool:
    """F-76..F-81: mirrors first become what they copy."""
    done = True
    for n, face in enumerate(roll.faces):
        if KIND[face] != "mirror":
            reading.faces.append(face)
            continue
        values = shown_faces(s, roll.seat, roll.any_shown)
        name = f"copy.{n}"
        if len(values) > 1:
            reading.fields.append(Field(name, "one", tuple(values)))
            if name not in draft:
                done = False
                continue
            copied = str(draft[name])
        else:
            copied = values[0] if values else ""
        reading.faces.append(copied)
        if copied:
            reading.copied.append(copied)
    return done


def _choices(p: Player, roll: Roll, draft: Mapping[str, Pick], reading: Reading) -> dict[int, int] | None:
    """F-62, F-64, F-68: one choice per face that offers one, however it is multiplied."""
    chosen: dict[int, int] = {}
    done = True
    for n, face in enumerate(reading.faces):
        if face not in CHOICES:
            continue
        options = offers(reading.faces, n)
        if _alike(p, roll, options) and KIND.get(partner(reading.faces, n)) != "shield":
            chosen[n] = next(iter(options))
            continue
        name = f"choice.{n}"
        values = [f"{RESOURCES[kind]}.{number}" for kind, number in options.items()]
        reading.fields.append(Field(name, "one", tuple(values)))
        if name in draft:
            chosen[n] = resource_of(str(draft[name]))
        else:
            done = False
    return chosen if done else None


def resource_of(value: str) -> int:
    """The resource of a value like `gold.3`."""
    return RESOURCES.index(value.split(".")[0])  # pyright: ignore[reportArgumentType]


def _alike(p: Player, roll: Roll, options: Mapping[int, int]) -> bool:
    """Do all options come to the same: nothing at all?"""
    if roll.convert is not None:
        return False
    return all(effect_of(p, kind, number, roll.lose) == 0 for kind, number in options.items())


def effect_of(p: Player, kind: int, number: int, lose: bool) -> int:
    """How many units a gain or loss would really move."""
    have = (p.gold, p.sun, p.moon, p.vp)[kind]
    if lose:
        return min(have, number)
    if kind == VP or (kind == GOLD and hammer_room(p) > 0):
        return number
    return min(number, LIMITS[p.chests][kind] - have)


def _conversions(convert: Convert, parts: list[Gains], draft: Mapping[str, Pick], reading: Reading) -> bool:
    """F-107: one resource of one face is one gain, taken as glory entirely or not at all."""
    done = True
    for n, part in enumerate(parts):
        kept = list(part)
        for name in convert.from_:
            kind = RESOURCES.index(name)
            if not part[kind]:
                continue
            field = f"convert.{n}.{name}"
            glory = f"vp.{part[kind] * convert.vp}"
            reading.fields.append(Field(field, "one", (f"{name}.{part[kind]}", glory)))
            if field not in draft:
                done = False
            elif draft[field] == glory:
                kept[kind] = 0
                reading.converted += part[kind] * convert.vp
        gold, sun, moon, vp = kept
        parts[n] = gold, sun, moon, vp
    return done


def _order(s: Forge, roll: Roll, draft: Mapping[str, Pick], reading: Reading) -> bool:
    """F-36: the order matters only for a ship beside gold that would not all fit: else gold first is best."""
    p = s.players[roll.seat]
    gold = reading.gain[GOLD]
    if not gold or p.gold + p.unsorted + gold <= LIMITS[p.chests][GOLD]:
        return True
    off = reading.discounts[0]
    if not any(max(0, PRICE[face] - off) <= p.gold + p.unsorted for pool in s.sanctuary for face in pool):
        return True
    reading.fields.append(Field("first", "one", ("gold", "ship")))
    if "first" not in draft:
        return False
    reading.ship_first = draft["first"] == "ship"
    return True
