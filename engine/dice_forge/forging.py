"""Forging: offerings, ship purchases and garden faces (sections 6 and 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core.frame import Frame
from engine.core.prompt import Field, Pick
from engine.dice_forge.content import DIE_NAMES, EXTRA_SUN, LOCKED, POOL_OF, PRICE, PRICES
from engine.dice_forge.reserves import settle_first
from engine.dice_forge.state import Forge, Player, T
from engine.dice_forge.steps import steps
from engine.dice_forge.worth import FACE_WORTH


def places(dice: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """F-43, F-47: what a new face may replace, each kind once per die: `light.G1`. Boars stay. Weakest first."""
    return _places(frozenset(dice[0]), frozenset(dice[1]))


@lru_cache(maxsize=4096)
def _places(*dice: frozenset[str]) -> tuple[str, ...]:
    found = [(FACE_WORTH[face], f"{DIE_NAMES[n]}.{face}") for n, die in enumerate(dice) for face in die - LOCKED]
    return tuple([place for _, place in sorted(found)])


def put(dice: list[list[str]], face: str, place: str) -> tuple[int, int, str]:
    """Put a face into its place. Gives the die, the position and the face that was there."""
    name, _, old = place.partition(".")
    die = 0 if name == "light" else 1
    position = dice[die].index(old)
    dice[die][position] = face
    return die, position, old


def forge(p: Player, face: str, place: str) -> str:
    """F-43..F-45: the old face goes to the removed pile for good, and the die shows the new one."""
    die, position, old = put(p.dice, face, place)
    p.removed.append(old)
    p.shown[die] = position
    return old


def on_sale(s: Forge, gold: int, off: int = 0) -> list[str]:
    """The kinds of faces that this much gold can buy, cheapest first (F-50, F-52, F-72)."""
    found: list[str] = []
    for price, pool in zip(PRICES, s.sanctuary, strict=True):
        if price - off > gold:
            break
        found += dict.fromkeys(pool)
    return found


def sells(s: Forge, gold: int) -> bool:
    """F-51, F-52: can this much gold buy anything at all?"""
    for price, pool in zip(PRICES, s.sanctuary, strict=True):
        if pool or price > gold:
            return price <= gold
    return False


def buy(s: Forge, p: Player, face: str, off: int = 0) -> int:
    """F-48, F-72: pay for a face and take it out of its pool. Gives what it cost."""
    price = max(0, PRICE[face] - off)
    p.gold -= price
    s.sanctuary[POOL_OF[face]].remove(face)
    return price


# -- offerings ---------------------------------------------------------------------------------------------------


@steps("offering")
def offering(t: T, f: Frame) -> None:
    """F-48..F-51: choose different faces, then where each goes; they are forged in the order they were picked.

    No face at all is no offering: the player is asked for an action again.
    """
    s = t.s
    seat: int = f.d["seat"]
    if settle_first(t, f, seat):  # F-113: gold of a token used meanwhile
        return
    p = s.players[seat]
    if t.picks is None:
        sale = on_sale(s, p.gold)
        weights = tuple([PRICE[face] for face in sale])
        fields = (Field("faces", "some", tuple(sale), 0, len(sale), weights, p.gold),)
    else:
        fields = ()
    picks = t.ask_form(f, "offering", seat, fields, default={"faces": []}, scope="turn",
                       data={**f.d, "gold": p.gold})  # fmt: skip
    if picks is None:
        return
    faces = picks["faces"]
    assert isinstance(faces, list)
    if not faces:
        t.push("action", seat=seat, extra=f.d["extra"])
        return
    if f.d["extra"]:
        pay_extra(t, seat)
    spent = sum([buy(s, p, face) for face in faces])
    old = [forge(p, face, str(picks[f"place.{face}"])) for face in faces]
    s.acted = True
    t.tell("offering", seat=seat, count=spent, faces=faces, old=old)


def pay_extra(t: T, seat: int) -> None:
    """F-29: an extra action costs 2 sun, paid first."""
    t.s.players[seat].sun -= EXTRA_SUN
    t.tell("extra", seat=seat, count=EXTRA_SUN)


def offering_fields(s: Forge, seat: int, first: Field, draft: Mapping[str, Pick]) -> tuple[Field, ...]:
    """The faces, then a place for each; a face forged before it in the same offering may be replaced (Q-12)."""
    faces = draft.get("faces")
    if not faces:
        return (first,)
    assert isinstance(faces, list)
    fields = [first]
    dice = [die[:] for die in s.players[seat].dice]
    for face in faces:
        name = f"place.{face}"
        fields.append(Field(name, "one", places(dice)))
        place = draft.get(name)
        if place is None:
            break
        put(dice, face, str(place))
    return tuple(fields)


# -- ships -------------------------------------------------------------------------------------------------------


@steps("ship")
def ship(t: T, f: Frame) -> None:
    """F-72..F-75: one sanctuary face at a discount, forged at once. Optional."""
    s = t.s
    seat: int = f.d["seat"]
    off: int = f.d["off"]
    if settle_first(t, f, seat):
        return
    p = s.players[seat]
    sale = on_sale(s, p.gold, off)
    if not sale and not (seat == s.active and p.triton):
        return
    fields = (Field("face", "one", ("none", *sale)),)
    picks = t.ask_form(f, "ship", seat, fields, default={"face": "none"}, policy="ship",
                       data={"seat": seat, "off": off, "gold": p.gold})  # fmt: skip
    if picks is None or picks["face"] == "none":
        return
    face = str(picks["face"])
    spent = buy(s, p, face, off)
    old = forge(p, face, str(picks["place"]))
    t.tell("ship_bought", seat=seat, face=face, count=spent, old=old)


def place_fields(s: Forge, seat: int, first: Field, draft: Mapping[str, Pick]) -> tuple[Field, ...]:
    """A face, then its place."""
    if draft.get("face", "none") == "none":
        return (first,)
    return first, Field("place", "one", places(s.players[seat].dice))


# -- gardens -----------------------------------------------------------------------------------------------------


@steps("garden")
def garden(t: T, f: Frame) -> None:
    """F-104: take a face of this pool free of charge and forge it at once on an own die. Mandatory."""
    s = t.s
    seat: int = f.d["seat"]
    pool: str = f.d["pool"]
    kinds = tuple(dict.fromkeys(s.gardens[pool]))
    if len(kinds) == 1:
        t.push("forge", seat=seat, pool=pool, face=kinds[0])
        return
    fields = (Field("face", "one", kinds),)
    picks = t.ask_form(f, "garden", seat, fields, scope="turn", data=dict(f.d))
    if picks is not None:
        forge_garden(t, seat, pool, str(picks["face"]), str(picks["place"]))


@steps("forge")
def forge_one(t: T, f: Frame) -> None:
    """F-98, F-104: this face must be forged; the place is its bearer's choice."""
    seat: int = f.d["seat"]
    face: str = f.d["face"]
    values = places(t.s.players[seat].dice)
    place = t.ask_one(f, "forge", seat, values, scope="turn", data=dict(f.d), threat=face in LOCKED)
    if place is not None:
        forge_garden(t, seat, f.d["pool"], face, place)


def forge_garden(t: T, seat: int, pool: str, face: str, place: str) -> None:
    """Out of the garden, onto a die."""
    t.s.gardens[pool].remove(face)
    old = forge(t.s.players[seat], face, place)
    t.tell("forged", seat=seat, face=face, old=old)


def die_and_face(place: str) -> tuple[str, str]:
    """`light.G1` taken apart."""
    name, _, face = place.partition(".")
    assert name in DIE_NAMES
    return name, face
