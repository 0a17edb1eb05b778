"""Conditions, choices, pauses, and the offensive roll phase itself."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import lose_cp
from engine.dice_throne.content import content
from engine.dice_throne.effects import Context, handles, holds, mine, question, whom
from engine.dice_throne.effects.cards import upgrades_in
from engine.dice_throne.model import T
from engine.dice_throne.validate import SPECIALS
from engine.dice_throne.vocabulary import (
    Choose,
    Effects,
    ExtraOffense,
    Fail,
    If,
    Pick,
    PlayUpgrade,
    SkipOffense,
    Special,
    Then,
)


def _nested(c: Context, place: str) -> Frame:
    inside = {**c, "k": f"{c['k']}/{c['i'] - 1}.{place}", "i": 0}
    inside.pop("e", None)
    return Frame("run", inside)


@handles(If)
def if_else(t: T, c: Context, e: If) -> None:
    """One branch."""
    met = holds(t, c, e.test)
    if e.then if met else e.otherwise:
        t.stack.append(_nested(c, "then" if met else "otherwise"))


@handles(Choose)
def choose(t: T, c: Context, e: Choose) -> None:
    """T-66: exactly one option."""
    seat: int = c["s"] if e.by == "self" else c["h"]
    if seat < 0 or t.s.players[seat].out:
        return
    key = f"{c['k']}/{c['i'] - 1}"
    legal = [str(number) for number, option in enumerate(e.options) if _possible(t, c, option)]
    pick = question(t, c, "option", seat, legal, script=key) if legal else None
    if pick is not None:
        t.stack.append(_nested(c, f"option{pick}"))


def _possible(t: T, c: Context, option: Effects) -> bool:
    """An option that could do nothing at all is not offered."""
    return not any(isinstance(one, PlayUpgrade) for one in option) or bool(
        upgrades_in(t, c["s"], mine(t, c).hand, playable=True)
    )


@handles(Pick)
def pick_player(t: T, c: Context, e: Pick) -> None:
    """`them` from here on (T-56)."""
    seats = whom(t, c, "chosen" if e.who == "player" else "chosen_opponent")
    if seats is not None:
        c["h"] = seats[0] if seats else -1


@handles(Then)
def then(t: T, c: Context, e: Then) -> None:
    """T-65: a pause in which everybody may respond (T-119). What waits for the target is paused for when it is done."""
    before = content().scripts[c["k"]].waits[: c["i"] - 1]
    if c["m"] == "act" and any(before):
        attack = t.s.attack
        if attack is not None:
            attack.pending.append({**c, "i": c["i"] - 1, "e": c["i"], "m": "late"})
        if all(before):
            return
    t.push("window", w="then")


@handles(Fail)
def fail(t: T, c: Context, e: Fail) -> None:
    """The whole offensive roll phase has no effect of any kind."""
    attack = t.s.attack
    if attack is not None:
        attack.failed = True
        t.tell("failed", seat=attack.seat)


@handles(SkipOffense)
def skip_offense(t: T, c: Context, e: SkipOffense) -> None:
    """Pay, or skip the offensive roll phase."""
    s = t.s
    paid = "skip"
    if mine(t, c).cp >= e.price:
        answer = question(t, c, "pay_or_skip", c["s"], ["pay", "skip"], price=e.price)
        if answer is None:
            return
        paid = answer
    if paid == "pay":
        lose_cp(t, c["s"], e.price)
    else:
        s.attempts = -1
        t.tell("skipped", seat=c["s"])


@handles(ExtraOffense)
def extra_offense(t: T, c: Context, e: ExtraOffense) -> None:
    """Another offensive roll phase when this one is over."""
    t.s.extra.append(c["t"] if e.same else -1)


@handles(Special)
def special(t: T, c: Context, e: Special) -> None:
    """A handler in code."""
    SPECIALS[e.name](t, c)
