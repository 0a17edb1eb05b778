"""Blessings: rolling, applying, applying again (sections 5 and 8, cerberus)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.frame import Frame
from engine.core.prompt import Pick
from engine.dice_forge.content import DIE_NAMES, KIND, NOTHING, SETUP, Gains
from engine.dice_forge.pairs import FIXED, FIXED_SINGLE
from engine.dice_forge.reading import Reading, Roll, conversion, effect_of, read, resource_of
from engine.dice_forge.reserves import gain, lose, settle_first
from engine.dice_forge.state import Forge, Player, T
from engine.dice_forge.steps import steps
from engine.dice_forge.worth import face_worth, unit_worth

_TOUCHY = frozenset(face for face, kind in KIND.items() if kind in ("ship", "mirror", "boar"))
"""F-33: faces by which players influence each other; where one was rolled, turn order is kept."""


# -- rolling -----------------------------------------------------------------------------------------------------


def roll_dice(t: T, seats: Sequence[int]) -> list[list[str]]:
    """F-4, F-5: these seats roll both dice and show them; all dice fall before anything is applied."""
    values = t.roll(2 * len(seats))
    rolled: list[list[str]] = []
    for n, seat in enumerate(seats):
        p = t.s.players[seat]
        light, dark = values[2 * n] - 1, values[2 * n + 1] - 1
        p.shown = [light, dark]
        rolled.append([p.dice[0][light], p.dice[1][dark]])
    return rolled


@steps("blessings")
def blessings(t: T, f: Frame) -> None:
    """F-24: step 1, everybody receives one divine blessing. F-33: in turn order where it may matter."""
    s = t.s
    order = s.order(s.active)
    rolled = roll_dice(t, order)
    touchy = any(face in _TOUCHY for faces in rolled for face in faces)
    lanes: list[tuple[int, list[Frame]]] = []
    for seat, faces in zip(order, rolled, strict=True):
        p = s.players[seat]
        fixed = FIXED.get((faces[0], faces[1]))
        if fixed is not None and (not touchy or not lanes):
            pay_out(t, seat, faces, fixed)
            frames = [Frame("cerberus", {"seat": seat, "faces": faces})] if p.cerberus else []
        else:
            frames = _frames(p, seat, faces)
        if frames:
            lanes.append((seat, frames))
    if touchy:
        t.then(*(frame for _, frames in lanes for frame in frames))
    elif lanes:
        t.together(lanes)


def _frames(p: Player, seat: int, faces: list[str], convert: str = "") -> list[Frame]:
    """What is still to be done for a roll: apply it, then the window for a cerberus token (F-101)."""
    d: dict[str, Any] = {"seat": seat, "faces": faces}
    if convert:
        d["convert"] = convert
    frames = [Frame("apply", d)]
    if p.cerberus:
        frames.append(Frame("cerberus", dict(d)))
    return frames


@steps("bless")
def bless(t: T, f: Frame) -> None:
    """F-34: one divine blessing for one player (a chase, or a card)."""
    seat: int = f.d["seat"]
    (faces,) = roll_dice(t, [seat])
    _receive(t, seat, faces, f.d.get("convert", ""))


@steps("minor")
def minor(t: T, f: Frame) -> None:
    """F-39: a minor blessing: one die is rolled, and that single face applied."""
    seat: int = f.d["seat"]
    die: int = f.d["die"]
    p = t.s.players[seat]
    p.shown[die] = t.roll(1)[0] - 1
    _receive(t, seat, [p.dice[die][p.shown[die]]], f.d.get("convert", ""))


def _receive(t: T, seat: int, faces: list[str], convert: str) -> None:
    p = t.s.players[seat]
    fixed = FIXED.get((faces[0], faces[1])) if len(faces) == 2 else FIXED_SINGLE.get(faces[0])
    if fixed is None or convert or p.cerberus:
        t.then(*_frames(p, seat, faces, convert))
    else:
        pay_out(t, seat, faces, fixed)


@steps("minors")
def minors(t: T, f: Frame) -> None:
    """F-93, F-110: choose the die before the roll; all rolls of one card use the same die."""
    seat: int = f.d["seat"]
    card: str = f.d["card"]
    times: int = f.d["times"]
    die = t.ask_one(f, "die", seat, DIE_NAMES, default=better_die(t.s, seat), scope="turn",
                    data={"seat": seat, "card": card, "count": times})  # fmt: skip
    if die is not None:
        d = {"seat": seat, "die": DIE_NAMES.index(die), "convert": card if conversion(card) else ""}
        t.then(*(Frame("minor", dict(d)) for _ in range(times)))


def better_die(s: Forge, seat: int) -> str:
    """The die with the better faces."""
    light, dark = (sum(map(face_worth, die)) for die in s.players[seat].dice)
    return "light" if light >= dark else "dark"


# -- applying ----------------------------------------------------------------------------------------------------


@steps("apply")
def apply(t: T, f: Frame) -> None:
    """Apply a roll: what must be decided is asked in one form, then gains, ships and boars follow."""
    roll = roll_of(t, f.d)
    if roll.lose and settle_first(t, f, roll.seat):  # F-118: an own boar fired just before this loss
        return
    reading = read(t.s, roll, {})
    if not reading.done:
        kind = "lose" if roll.lose else "apply"
        plain = all(field.name.startswith("choice") for field in reading.fields)
        default = None if t.picks is not None else default_picks(t.s, roll, reading)
        policy = "choice" if plain and not roll.lose else ""
        picks = t.ask_form(f, kind, roll.seat, reading.fields, default=default, policy=policy, threat=roll.lose,
                           data=dict(f.d))  # fmt: skip
        if picks is None:
            return
        reading = read(t.s, roll, picks)
    perform(t, roll, reading)


def roll_of(t: T, d: dict[str, Any]) -> Roll:
    """The roll that a frame or a prompt speaks of."""
    any_shown = t.options.get("mirror_of_mirror") == "any_shown"
    return Roll(d["seat"], d["faces"], d.get("lose", False), d.get("convert", ""), any_shown)


def default_picks(s: Forge, roll: Roll, reading: Reading) -> dict[str, Pick]:
    """What a time-out answers: the best of each field, taken one by one."""
    picks: dict[str, Pick] = {}
    while not reading.done:
        for field in reading.fields:
            if field.name not in picks:
                picks[field.name] = _best(s.players[roll.seat], roll, field.name.split(".")[0], field.values)
        reading = read(s, roll, picks)
    return picks


def _best(p: Player, roll: Roll, name: str, values: Sequence[str]) -> str:
    if name == "copy":
        return max(values, key=face_worth) if not roll.lose else min(values, key=face_worth)
    if name == "first":
        return values[0]
    sign = -1 if roll.lose else 1

    def value(option: str) -> float:
        kind = resource_of(option)
        return sign * unit_worth(kind) * effect_of(p, kind, int(option.split(".")[1]), roll.lose)

    return max(values, key=value)


def perform(t: T, roll: Roll, reading: Reading) -> None:
    """Everything is decided: gains and losses, boar cards, ship purchases (F-36, F-72)."""
    seat, faces = roll.seat, list(roll.faces)
    if reading.copied:
        t.tell("copied", seat=seat, faces=reading.copied)
    for face, times in reading.calls:
        call_boar(t, face, times)
    if roll.lose:
        gold, sun, moon, vp = lose(t.s.players[seat], reading.gain)
        count = gold + sun + moon + vp
        t.tell("cursed", seat=seat, faces=faces, count=count, gold=gold, sun=sun, moon=moon, vp=vp)
        return
    ships = [Frame("ship", {"seat": seat, "off": off}) for off in reading.discounts]
    if reading.ship_first:
        later = {"seat": seat, "faces": faces, "gain": list(reading.gain), "converted": reading.converted}
        t.then(*ships, Frame("pay_out", later))
        return
    pay_out(t, seat, faces, reading.gain, reading.converted)
    t.then(*ships)


def call_boar(t: T, face: str, times: int) -> None:
    """F-69, F-71: an applied boar face fires its card, whoever applied it and however."""
    for owner, p in enumerate(t.s.players):
        if face in p.boars:
            p.calls += times
            t.tell("boar_fired", seat=owner, face=face, count=times)


def pay_out(t: T, seat: int, faces: list[str], amounts: Gains, converted: int = 0) -> None:
    """The gains of a roll reach the reserve; one line in the log says what was rolled and gained."""
    p = t.s.players[seat]
    over = gain(p, amounts, "faces") if amounts is not NOTHING else 0
    gold, sun, moon, vp = amounts
    if converted:
        vp += converted
        gain(p, (0, 0, 0, converted), "converted")
    count = gold + sun + moon + vp
    t.tell("blessed", seat=seat, faces=faces, count=count, gold=gold, sun=sun, moon=moon, vp=vp, over=over)


@steps("pay_out")
def pay_out_step(t: T, f: Frame) -> None:
    """F-36: the ship was used first, now the other face."""
    gold, sun, moon, vp = f.d["gain"]
    pay_out(t, f.d["seat"], f.d["faces"], (gold, sun, moon, vp), f.d["converted"])


# -- applying again ----------------------------------------------------------------------------------------------


@steps("cerberus")
def cerberus(t: T, f: Frame) -> None:
    """F-101..F-103: after an own roll, a token applies the whole result once more, with fresh choices."""
    seat: int = f.d["seat"]
    faces: list[str] = f.d["faces"]
    p = t.s.players[seat]
    fixed = FIXED.get((faces[0], faces[1])) if len(faces) == 2 else FIXED_SINGLE.get(faces[0])
    if not p.cerberus or fixed == NOTHING:
        return
    pick = t.ask_one(f, "cerberus", seat, ("keep", "use"), default="keep", policy="cerberus", data=dict(f.d))
    if pick != "use":
        return
    p.cerberus -= 1
    t.tell("cerberus_used", seat=seat)
    t.push("apply", **f.d)


def blessings_per_turn(s: Forge) -> int:
    """F-7, F-25: two with two players."""
    return SETUP.players[len(s.players)].blessings_per_turn
