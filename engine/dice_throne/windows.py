"""Windows: pauses in which players may respond, whom to ask and when to skip (T-104..T-128).

Only a seat that can answer is asked, and only where its answer can matter: dice cards while dice are open, protection
while damage is incoming, modifiers before damage is settled, anything at all before an ultimate closes every window
(T-90) and for the defender's last chance (T-121). Whatever else it could play is offered in the same question; the rest
of the time it stands in the free prompt (`interrupt`, TR-12). Who passed is not asked again for the same things.
"""

from __future__ import annotations

import zlib
from typing import Any

from engine.core.frame import Frame
from engine.dice_throne.basics import everybody
from engine.dice_throne.content import content
from engine.dice_throne.model import DiceThrone, T
from engine.dice_throne.offense_moves import move_of
from engine.dice_throne.outcome import preview
from engine.dice_throne.responses import responses, silent, threatened
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Discard, LoseCp, Remove, StealCp, Transfer, walk

MATTERS: dict[str, tuple[str, ...]] = {
    "upkeep": ("shield", "guard"),  # T-110
    "announced": ("dice",),  # T-113
    "activated": ("early", "tokens"),  # T-114
    "targeting": ("dice",),  # T-115
    "before_defense": ("early", "modifier"),  # T-116; the defender also for every token that may be spent now
    "defense_rolled": ("dice",),  # T-117
    "rolled": ("dice",),  # T-118
    "then": ("tokens",),  # T-119
    "last": ("modifier", "shield", "guard", "tokens", "early", "upgrade"),  # T-121
    "alone": ("shield", "guard"),  # T-122
    "dealt": ("dealt",),
}
"""Sorts of responses that can matter in a window; `guard` (protection for later, health) only under threat."""
CLOSED = ("announced", "last")
"""At a closed table these wait for everybody, so that silence reveals nothing (T-126)."""
ONCE = ("activated", "then", "before_defense")
"""Here nobody is asked a second time for the same things with the same tokens on the boards."""


def order(s: DiceThrone, window: str) -> list[int]:
    """Who is asked, in which order: the table of section 12, or clockwise from the active player in v2.2."""
    seats = everybody(s, s.active)
    attack = s.attack
    if window == "announced":  # opponents, then teammates; the active player, who just announced, comes last
        team = s.players[s.active].team
        return sorted(seats, key=lambda seat: (seat == s.active, s.modern and s.players[seat].team == team))
    if window == "last" and s.modern and attack is not None and attack.target >= 0:  # attacker, defender, others
        return sorted(seats, key=lambda seat: (seat != attack.seat, seat != attack.target))
    return seats


def reopen(s: DiceThrone, frame: Frame, first: int) -> None:
    """Somebody acted: all are asked again, until they have passed in a row (T-108)."""
    rest = [seat for seat in (frame.d.get("seats") or order(s, frame.d["w"])) if seat != first]
    frame.d["q"] = [first, *rest]
    frame.d["acted"] = True


@steps("window")
def window(t: T, f: Frame) -> None:
    """Ask one seat after another; closed when all who were asked have passed in a row (T-108)."""
    s, d = t.s, f.d
    name: str = d["w"]
    queue: list[int] | None = d.get("q")
    if queue is None:
        queue = d["q"] = list(d.get("seats") or order(s, name))
    given = t.picks is not None or asked_before(t, f)
    while queue:
        seat = queue[0]
        found = responses(t, seat)
        if not given and not _asks(t, d, seat, found):
            queue.pop(0)
            continue
        pick = t.ask_one(
            f, "respond", seat, ["pass", *(value for value, _ in found)], default="pass", private=True, scope="window",
            threat=_threat(s, seat), data=_data(t, name, seat), always=True,
        )  # fmt: skip
        if pick is None:
            return
        given = False
        if pick == "pass":
            queue.pop(0)
            if name in ONCE:
                s.passed[str(seat)] = _mark(s, found)
            continue
        reopen(s, f, seat)
        t.again(f)
        t.push("use", seat=seat, value=pick)
        return


def _asks(t: T, d: dict[str, Any], seat: int, found: list[tuple[str, str]]) -> bool:
    """Is this seat asked here (the columns "ask" and "skip when" of section 12)?"""
    s = t.s
    name: str = d["w"]
    attack = s.attack
    if name == "announced" and seat == s.active and (not d.get("acted") or s.rolls[0].altered):
        return False  # has just announced, or announces anew anyway (T-30)
    if t.closed and name in CLOSED and not silent(s, seat):
        return True
    if not found:
        return False
    if name == "last" and attack is not None and seat == attack.target and threatened(s, seat):
        return True
    if name == "announced" and s.announced and move_of(s, s.active, s.announced).ultimate:
        return True  # T-90
    if name == "before_defense" and attack is not None and seat == attack.target:
        found = [(value, "early") for value, _ in found if value.startswith("token.")]
    matters = MATTERS[name]
    if not any(sort in matters and (sort != "guard" or threatened(s, seat)) for _, sort in found):
        return False
    return name not in ONCE or s.passed.get(str(seat)) != _mark(s, found)


def _mark(s: DiceThrone, found: list[tuple[str, str]]) -> int:
    """Names what a seat could do and what lies on the boards."""
    boards = [(seat, name, len(held)) for seat, player in enumerate(s.players) for name, held in player.tokens.items()]
    return zlib.crc32(repr((found, boards)).encode())


def asked_before(t: T, f: Frame) -> bool:
    """Is an imagined match putting this question again? Then it stays open whatever the hands hold now."""
    return t.match.keep_ids and f.last is not None


def _threat(s: DiceThrone, seat: int) -> bool:
    """Is this player the one that is attacked, as far as is known?"""
    attack = s.attack
    if attack is not None and attack.target >= 0:
        return attack.target == seat
    if s.piles and any(instance.to == seat for instance in s.piles[-1].instances):
        return True
    return s.active != seat and len(s.players) == 2


def _data(t: T, name: str, seat: int) -> dict[str, Any]:
    s = t.s
    data: dict[str, Any] = {"window": name, "seat": seat, "by": s.active}
    if s.rolls:
        data["dice"] = list(s.rolls[-1].dice)
        data["roller_seat"] = s.rolls[-1].seat
    if s.announced:
        data["ability"] = s.announced.split(".")[0]
    elif s.attack is not None:
        data["ability"] = s.attack.ability
    attack = s.attack
    to = seat
    if name in ("before_defense", "last") and attack is not None and attack.target >= 0:
        to = data["target"] = attack.target
    if s.piles:
        data["damage"] = sum(one.final for one in preview(t) if one.to == to)
    return data


# -- who goes first --------------------------------------------------------------------------------------------------


def contenders(t: T, seat: int, value: str) -> list[int]:
    """Who may act before what was declared, in priority order (T-105, T-107, T-109, T-111, T-123).

    A main phase card may be interrupted by anyone. Of instants and spent tokens the active player's comes first,
    then clockwise, in Marvel 1.1; in v2.2 the window itself asks clockwise, and what is declared then stands.
    """
    s = t.s
    kind = _touches(s, seat, value)
    if not kind:
        return []
    seats = everybody(s, s.active)
    if kind in ("main", "grab"):
        return [other for other in seats if other != seat]
    return seats[: seats.index(seat)] if s.modern else []


def _touches(s: DiceThrone, seat: int, value: str) -> str:
    """How could somebody go before it: it takes tokens off boards, spends one, or takes cards or combat points."""
    what, name, *_ = value.split(".")
    if what == "token":
        return "token"
    if what == "card":
        info = content().books[s.players[seat].hero].cards[name]
        effects = list(walk(info.card.effects))
        if any(isinstance(one, Remove | Transfer) for one in effects):
            return "main" if info.kind == "main" else "remove"
        if info.kind == "main" and any(
            isinstance(one, Discard | StealCp | LoseCp) and one.of != "self" for one in effects
        ):
            return "grab"
    return ""


def first_values(t: T, seat: int, by: int, value: str) -> list[str]:
    """What a contender could do about it: spend tokens before they go, take one before it is spent, play cards."""
    s = t.s
    kind = _touches(s, by, value)
    found = responses(t, seat)
    if kind == "grab":
        if s.players[seat].team == s.players[by].team:
            return []
        return [one for one, _ in found if one.startswith("card.")]
    if kind == "token":
        return [one for one, sort in found if sort == "tokens"]
    return [one for one, sort in found if sort == "tokens" or one.startswith("token.")]


@steps("go_first")
def go_first(t: T, f: Frame) -> None:
    """T-109: ask once, in priority order: use it first?"""
    d = f.d
    queue: list[int] = d["q"]
    while queue:
        seat = queue[0]
        values = first_values(t, seat, d["seat"], d["value"])
        if not values and t.picks is None and not asked_before(t, f):
            queue.pop(0)
            continue
        data = {"by": d["seat"], "seat": seat, "declared": d["value"], "window": "go_first"}
        pick = t.ask_one(f, "respond", seat, ["pass", *values], default="pass", private=True, data=data,
                         threat=_threat(t.s, seat), always=True)  # fmt: skip
        if pick is None:
            return
        queue.pop(0)
        if pick != "pass":
            t.again(f)
            t.push("use", seat=seat, value=pick, first=True)
            return
