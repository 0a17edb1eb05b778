"""Feats: paying, moving, chasing, and what the cards do (sections 7 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.frame import Frame
from engine.dice_forge.blessings import roll_dice
from engine.dice_forge.content import (
    COSTS,
    FEATS,
    ISLAND_OF,
    RESOURCES,
    AddChest,
    AddHammer,
    AddToken,
    BlessingEffect,
    ForgeGarden,
    GainEffect,
    MinotaurEffect,
    SatyrsEffect,
    VpPerForgedFace,
    gains,
)
from engine.dice_forge.reserves import earn, gain, owes, settle_first
from engine.dice_forge.state import Forge, Player, T
from engine.dice_forge.steps import steps

BEAR = next(feat.id for feat in FEATS.values() if "owner_chases" in feat.trigger)
BOAR = next(feat.id for feat in FEATS.values() if feat.variants)


def affordable(s: Forge, p: Player, sun: int) -> list[str]:
    """F-53: the feats with cards left that this much sun (and the moon there is) can pay."""
    moon = p.moon
    return [card for card, left in s.piles.items() if left and (cost := COSTS[card])[0] <= sun and cost[1] <= moon]


@steps("feat")
def feat(t: T, f: Frame) -> None:
    """F-54: pay, move the pawn, chase, take the card, apply it, file it."""
    s = t.s
    seat: int = f.d["seat"]
    card: str = f.d["card"]
    p = s.players[seat]
    sun, moon = COSTS[card]
    p.sun -= sun
    p.moon -= moon
    s.acted = True
    island = ISLAND_OF[card]
    t.push("take_card", seat=seat, card=card)
    if p.pawn == island:  # F-55
        return
    p.pawn = island
    for other, q in enumerate(s.players):
        if other != seat and q.pawn == island:
            chase(t, seat, other)


def chase(t: T, seat: int, other: int) -> None:
    """F-56: the pawn goes home and its owner receives a divine blessing at once. F-94: bears on both sides."""
    t.s.players[other].pawn = 0
    t.tell("chased", seat=other, by=seat)
    for who in (seat, other):
        p = t.s.players[who]
        bears = p.cards.count(BEAR)
        effect = FEATS[BEAR].effect
        if bears and isinstance(effect, GainEffect):
            earn(p, bears * effect.res["vp"], "bears")
            t.tell("bears", seat=who, vp=bears * effect.res["vp"])
    t.push("bless", seat=other)


@steps("take_card")
def take_card(t: T, f: Frame) -> None:
    """F-54: the top card is taken and its instant effect applied; it counts from now on (F-59)."""
    s = t.s
    seat: int = f.d["seat"]
    card: str = f.d["card"]
    if settle_first(t, f, seat):  # an own boar may have fired in the chase: its gain comes before a chest's room
        return
    s.piles[card] -= 1
    p = s.players[seat]
    p.cards.append(card)
    t.tell("feat", seat=seat, card=card)
    record = FEATS[card]
    if record.variants:
        p.boars.append(s.boars.pop())
    if record.effect is not None and "instant" in record.types:
        _INSTANT[type(record.effect)](t, seat, card, record.effect)


# -- instant effects ---------------------------------------------------------------------------------------------


def _gain(t: T, seat: int, card: str, effect: GainEffect) -> None:
    """F-121."""
    won = gains(effect.res)
    over = gain(t.s.players[seat], won, "cards")
    t.tell("gained", seat=seat, **dict(zip(RESOURCES, won, strict=True)), over=over)


def _chest(t: T, seat: int, card: str, effect: AddChest) -> None:
    """F-92: the limits rise at once and for good."""
    t.s.players[seat].chests += 1


def _hammer(t: T, seat: int, card: str, effect: AddHammer) -> None:
    """F-87, F-90: a card's tracks wait below those that are not finished."""
    t.s.players[seat].hammers += 1


def _token(t: T, seat: int, card: str, effect: AddToken) -> None:
    """F-101, F-112."""
    p = t.s.players[seat]
    if effect.token == "cerberus":
        p.cerberus += 1
    else:
        p.triton += 1
        t.s.ask_end = True


def _blessing(t: T, seat: int, card: str, effect: BlessingEffect) -> None:
    """F-105, F-106, F-110, F-111: blessings in a row, each whole before the next (F-42)."""
    if effect.kind == "minor":
        t.push("minors", seat=seat, card=card, times=effect.times)
    else:
        d = {"seat": seat, "convert": card if effect.convert else ""}
        t.then(*(Frame("bless", dict(d)) for _ in range(effect.times)))


def _garden(t: T, seat: int, card: str, effect: ForgeGarden) -> None:
    """F-98, F-104."""
    if effect.by == "self":
        t.push("garden", seat=seat, pool=effect.pool)
    else:
        t.push("bearer", seat=seat, pool=effect.pool, face=t.s.players[seat].boars[-1])


def _satyrs(t: T, seat: int, card: str, effect: SatyrsEffect) -> None:
    """F-95."""
    others = t.s.order(seat)[1:]
    for other, faces in zip(others, roll_dice(t, others), strict=True):
        t.tell("showed", seat=other, faces=faces)
    t.push("satyrs", seat=seat, pick=effect.pick)


def _minotaur(t: T, seat: int, card: str, effect: MinotaurEffect) -> None:
    """F-115: what waits is settled before the dice fall."""
    others = t.s.order(seat)[1:]
    t.push("minotaur", seat=seat)
    for other in reversed(others):
        if owes(t.s.players[other]):
            t.push("dues", seat=other)


def _typhon(t: T, seat: int, card: str, effect: VpPerForgedFace) -> None:
    """F-109."""
    p = t.s.players[seat]
    won = effect.vp * len(p.removed)
    earn(p, won, "typhon")
    t.tell("gained", seat=seat, gold=0, sun=0, moon=0, vp=won, over=0)


_INSTANT: dict[type, Callable[[T, int, str, Any], None]] = {
    GainEffect: _gain,
    AddChest: _chest,
    AddHammer: _hammer,
    AddToken: _token,
    BlessingEffect: _blessing,
    ForgeGarden: _garden,
    SatyrsEffect: _satyrs,
    MinotaurEffect: _minotaur,
    VpPerForgedFace: _typhon,
}


@steps("bearer")
def bearer(t: T, f: Frame) -> None:
    """F-98: an opponent must bear the boar face; where it goes is the bearer's choice."""
    seat: int = f.d["seat"]
    others = [str(other) for other in t.s.order(seat)[1:]]
    pick = t.ask_one(f, "bearer", seat, others, default=_leader(t.s, others), scope="turn", data=dict(f.d))
    if pick is not None:
        t.push("forge", seat=int(pick), pool=f.d["pool"], face=f.d["face"], by=seat)


def _leader(s: Forge, others: list[str]) -> str:
    return max(others, key=lambda other: s.players[int(other)].score())


@steps("satyrs")
def satyrs(t: T, f: Frame) -> None:
    """F-95..F-97: faces of different opposing dice, applied as one divine blessing of one's own."""
    s = t.s
    seat: int = f.d["seat"]
    count: int = f.d["pick"]
    dice = {f"{other}.{die}": face for other in s.order(seat)[1:] for die, face in enumerate(s.players[other].faces())}
    data = {"seat": seat, "dice": dice}
    picks = t.ask_some(f, "satyrs", seat, tuple(dice), count, count, scope="turn", data=data)
    if picks is not None:
        t.push("apply", seat=seat, faces=[dice[pick] for pick in picks])


@steps("minotaur")
def minotaur(t: T, f: Frame) -> None:
    """F-115..F-119: every opponent rolls and loses what the faces would give, in turn order."""
    others = t.s.order(f.d["seat"])[1:]
    rolled = roll_dice(t, others)
    t.then(*(
        Frame("apply", {"seat": other, "faces": faces, "lose": True})
        for other, faces in zip(others, rolled, strict=True)
    ))  # fmt: skip
