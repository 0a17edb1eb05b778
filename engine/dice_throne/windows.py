"""Windows: pauses in which players may respond, whom to ask and when to skip (T-104..T-128).

Only a seat that can answer is asked, and only where its answer matters: dice cards while dice are open, protection
while damage is incoming, modifiers before damage is settled. Whatever else it could play is offered in the same
question; the rest of the time it stands in the free prompt (`respond` as an optional question, TR-12).
"""

from __future__ import annotations

from typing import Any

from engine.core.frame import Frame
from engine.dice_throne.basics import everybody
from engine.dice_throne.content import content
from engine.dice_throne.model import DiceThrone, T
from engine.dice_throne.responses import responses
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Remove, Transfer, walk

MATTERS: dict[str, tuple[str, ...]] = {
    "upkeep": ("shield",),  # T-110
    "announced": ("dice",),  # T-113
    "activated": ("early", "tokens"),  # T-114
    "targeting": ("dice",),  # T-115
    "before_defense": ("early",),  # T-116
    "defense_rolled": ("dice",),  # T-117
    "rolled": ("dice",),  # T-118
    "then": ("tokens",),  # T-119
    "last": ("modifier", "shield"),  # T-121
    "alone": ("shield",),  # T-122
    "dealt": ("dealt",),
}
CLOSED = ("announced", "last")
"""At a closed table these wait for everybody, so that silence reveals nothing (T-126)."""


def order(s: DiceThrone, window: str) -> list[int]:
    """Who is asked, in which order: the table of section 12, or clockwise from the active player in v2.2."""
    seats = everybody(s, s.active)
    attack = s.attack
    if not s.modern:
        return seats
    if window == "announced":  # opponents first, then teammates; the active player has just had the choice (T-112)
        team = s.players[s.active].team
        return sorted((seat for seat in seats if seat != s.active), key=lambda seat: s.players[seat].team == team)
    if window == "last" and attack is not None and attack.target >= 0:  # attacker, defender, others
        return sorted(seats, key=lambda seat: (seat != attack.seat, seat != attack.target))
    return seats


@steps("window")
def window(t: T, f: Frame) -> None:
    """Ask one seat after another; closed when all who were asked have passed in a row (T-108)."""
    s, d = t.s, f.d
    name: str = d["w"]
    matters = MATTERS[name]
    queue: list[int] | None = d.get("q")
    if queue is None:
        queue = d["q"] = d.get("seats") or order(s, name)
    given = t.picks is not None or asked_before(t, f)
    while queue:
        seat = queue[0]
        found = responses(t, seat)
        if (
            not given
            and not any(sort in matters for _, sort in found)
            and not (t.closed and name in CLOSED and not s.players[seat].out and not _shut(s, seat))
        ):
            queue.pop(0)
            continue
        values = ["pass", *(value for value, _ in found)]
        pick = t.ask_one(
            f, "respond", seat, values, default="pass", private=True, scope="window", threat=_threat(s, seat),
            data=_data(s, name, seat), always=True,
        )  # fmt: skip
        if pick is None:
            return
        given = False
        if pick == "pass":
            queue.pop(0)
            continue
        rest = [other for other in (d.get("seats") or order(s, name)) if other != seat]
        d["q"] = [seat, *rest]
        t.again(f)
        t.push("use", seat=seat, value=pick)
        return


def asked_before(t: T, f: Frame) -> bool:
    """Is an imagined match putting this question again? Then it stays open whatever the hands hold now."""
    return t.match.keep_ids and f.last is not None


def _shut(s: DiceThrone, seat: int) -> bool:
    """An ultimate closes every window of the opponents, whatever the table (T-89)."""
    attack = s.attack
    return attack is not None and attack.ultimate and s.players[attack.seat].team != s.players[seat].team


def _threat(s: DiceThrone, seat: int) -> bool:
    """Is this player the one that is attacked, as far as is known?"""
    attack = s.attack
    if attack is not None and attack.target >= 0:
        return attack.target == seat
    if s.piles and any(instance.to == seat for instance in s.piles[-1].instances):
        return True
    return s.active != seat and len(s.players) == 2


def _data(s: DiceThrone, name: str, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {"window": name, "seat": seat, "by": s.active}
    if s.rolls:
        data["dice"] = list(s.rolls[-1].dice)
        data["roller_seat"] = s.rolls[-1].seat
    if s.announced:
        data["ability"] = s.announced.split(".")[0]
    elif s.attack is not None:
        data["ability"] = s.attack.ability
    if s.piles:
        from engine.dice_throne.ledger import subtotal

        data["damage"] = sum(subtotal(one) for one in s.piles[-1].instances if one.to == seat)
    return data


# -- who goes first --------------------------------------------------------------------------------------------------


def contenders(t: T, seat: int, value: str) -> list[int]:
    """Who may act before what was declared, in priority order (T-105, T-109, T-111, T-123).

    Marvel 1.1: the active player before everybody, then clockwise. A main phase card may be interrupted by anyone.
    v2.2 asks clockwise in the window itself; what is declared then stands.
    """
    s = t.s
    kind = _touches(s, seat, value)
    if not kind or not s.modern:
        return []
    seats = everybody(s, s.active)
    if kind == "main":
        return [other for other in seats if other != seat]
    return seats[: seats.index(seat)]


def _touches(s: DiceThrone, seat: int, value: str) -> str:
    """Does it take tokens off boards, or spend one that could be taken off first?"""
    what, name, *_ = value.split(".")
    if what == "token":
        return "token"
    if what == "card":
        info = content().books[s.players[seat].hero].cards[name]
        if any(isinstance(one, Remove | Transfer) for one in walk(info.card.effects)):
            return "main" if info.kind == "main" else "remove"
    return ""


def first_values(t: T, seat: int, value: str) -> list[str]:
    """What a contender could do about it: spend tokens before they go, or take a token before it is spent."""
    spends = value.startswith("token.")
    found: list[str] = []
    for one, sort in responses(t, seat):
        if one.startswith("token.") if not spends else sort == "tokens":
            found.append(one)
    if not spends:
        found += [one for one, sort in responses(t, seat) if sort == "tokens"]
    return found


@steps("go_first")
def go_first(t: T, f: Frame) -> None:
    """T-109: ask once, in priority order: use it first?"""
    d = f.d
    queue: list[int] = d["q"]
    while queue:
        seat = queue[0]
        values = first_values(t, seat, d["value"])
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
