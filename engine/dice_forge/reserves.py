"""Reserves: gains and losses, their limits, and the hammer (sections 3 and 9)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.core.prompt import Field, Pick
from engine.dice_forge.content import BOAR_OWNER, HAMMER_STEPS, LIMITS, TRACKS, Gains, gains
from engine.dice_forge.state import Player, T
from engine.dice_forge.steps import steps

_BOAR: dict[str, Gains] = {next(iter(amounts)): gains(amounts) for amounts in BOAR_OWNER}

EARNINGS = ("faces", "converted", "hammer", "elders", "bears", "boars", "typhon", "minotaur")
"""Where the glory of a reserve can come from."""


def earn(p: Player, vp: int, source: str) -> None:
    """F-19: glory goes to the reserve at once; where it came from is kept for the final table."""
    p.vp += vp
    p.earned[source] = p.earned.get(source, 0) + vp


def gain(p: Player, amounts: Gains, source: str) -> int:
    """F-16: gain all of this, cut at the limits. Gives the number of units that were lost."""
    gold, sun, moon, vp = amounts
    lost = 0
    limits = LIMITS[p.chests]
    if gold:
        if p.steps < HAMMER_STEPS * p.hammers:
            p.unsorted += gold  # F-87: to be split between the hammer and the reserve
        else:
            p.gold += gold
            if p.gold > limits[0]:
                lost += p.gold - limits[0]
                p.gold = limits[0]
    if sun:
        p.sun += sun
        if p.sun > limits[1]:
            lost += p.sun - limits[1]
            p.sun = limits[1]
    if moon:
        p.moon += moon
        if p.moon > limits[2]:
            lost += p.moon - limits[2]
            p.moon = limits[2]
    if vp:
        p.vp += vp
        p.earned[source] = p.earned.get(source, 0) + vp
    return lost


def lose(p: Player, amounts: Gains) -> Gains:
    """F-17, F-117: lose this, or what is there. Gives what was really lost."""
    gold, sun, moon, vp = (
        min(have, amount) for have, amount in zip((p.gold, p.sun, p.moon, p.vp), amounts, strict=True)
    )
    p.gold -= gold
    p.sun -= sun
    p.moon -= moon
    if vp:
        earn(p, -vp, "minotaur")  # F-127: never below 0
    return gold, sun, moon, vp


def hammer_room(p: Player) -> int:
    """F-89: steps left on all tracks."""
    return HAMMER_STEPS * p.hammers - p.steps


def next_reward(p: Player) -> tuple[int, int]:
    """F-88: the steps to the end of the present track, and the glory it gives."""
    on_card = p.steps % HAMMER_STEPS
    for track in TRACKS:
        if on_card < track.steps:
            return track.steps - on_card, track.vp
        on_card -= track.steps
    raise AssertionError(f"{p.steps} steps are on no track")


def advance_hammer(p: Player, count: int) -> int:
    """F-88..F-90: go on by this many steps; gives the glory of the tracks that were finished."""
    won = 0
    end, track = 0, 0
    target = p.steps + count
    while end < target:
        end += TRACKS[track % len(TRACKS)].steps
        if p.steps < end <= target:
            won += TRACKS[track % len(TRACKS)].vp
        track += 1
    p.steps = target
    if won:
        earn(p, won, "hammer")
    return won


def split_gold(p: Player, to_hammer: int) -> tuple[int, int]:
    """Split the waiting gold. Gives the glory won and the gold lost at the limit."""
    rest = p.unsorted - to_hammer
    p.unsorted = 0
    won = advance_hammer(p, to_hammer) if to_hammer else 0
    limit = LIMITS[p.chests][0]
    p.gold += rest
    lost = max(0, p.gold - limit)
    p.gold -= lost
    return won, lost


def overflow(p: Player) -> int:
    """How much of the waiting gold must go to the hammer so that none is lost."""
    return max(0, min(p.unsorted, hammer_room(p), p.gold + p.unsorted - LIMITS[p.chests][0]))


def owes(p: Player) -> bool:
    """Does this player have gold to split or boar choices to make?"""
    return p.unsorted > 0 or p.calls > 0


def settle_first(t: T, f: Frame, seat: int) -> bool:
    """Before a decision that reserves matter for: what waits is settled first, then the step is called again."""
    p = t.s.players[seat]
    if not p.unsorted and not p.calls:
        return False
    t.again(f)
    t.push("dues", seat=seat)
    return True


@steps("dues")
def dues(t: T, f: Frame) -> None:
    """F-87, F-69: split the waiting gold, then choose what the own boars bring."""
    seat: int = f.d["seat"]
    p = t.s.players[seat]
    if p.calls:
        t.push("boar_call", seat=seat)
    if p.unsorted:
        t.push("hammer", seat=seat)


@steps("hammer")
def hammer(t: T, f: Frame) -> None:
    """F-87: any part of the gold gained, 0 to all, moves the hammer instead of entering the reserve."""
    seat: int = f.d["seat"]
    p = t.s.players[seat]
    if not p.unsorted:
        return
    left, reward = next_reward(p)
    data = {"seat": seat, "gold": p.unsorted, "have": p.gold, "limit": LIMITS[p.chests][0], "steps": p.steps,
            "left": left, "vp": reward}  # fmt: skip
    most = min(p.unsorted, hammer_room(p))
    count = t.ask_amount(f, "hammer", seat, 0, most, default=overflow(p), policy="hammer", data=data)
    if count is None:
        return
    kept = p.unsorted - count
    won, lost = split_gold(p, count)
    t.tell("hammered", seat=seat, count=count, kept=kept, vp=won, over=lost)


@steps("boar_call")
def boar_call(t: T, f: Frame) -> None:
    """F-69: whenever an own boar was applied, its owner gains 1 sun, 1 moon or 3 glory points; each time anew."""
    seat: int = f.d["seat"]
    p = t.s.players[seat]
    if not p.calls:
        return
    data = {"seat": seat, "count": p.calls, **shards(p)}
    if p.calls == 1:
        pick = t.ask_one(f, "boar", seat, tuple(_BOAR), default="vp", policy="boar", data=data)
        if pick is None:
            return
        wanted = {pick: 1}
    else:
        picks = t.ask_form(f, "boars", seat, boar_fields(p.calls, {}), policy="boar", data=data,
                           default={"sun": 0, "moon": 0})  # fmt: skip
        if picks is None:
            return
        wanted = {"sun": int(str(picks["sun"])), "moon": int(str(picks["moon"]))}
        wanted["vp"] = p.calls - sum(wanted.values())
    p.calls = 0
    answer_boars(t, seat, wanted)


def shards(p: Player) -> dict[str, int]:
    """What a player holds of sun and moon, and the most that fits: for questions where that matters."""
    _, most_sun, most_moon = LIMITS[p.chests]
    return {"sun": p.sun, "most_sun": most_sun, "moon": p.moon, "most_moon": most_moon}


def boar_fields(calls: int, draft: dict[str, Pick]) -> tuple[Field, ...]:
    """Several boar choices at once: how often sun, how often moon; the rest is glory."""
    sun = draft.get("sun", 0)
    left = calls - (sun if isinstance(sun, int) else 0)
    return Field("sun", "amount", (), 0, calls), Field("moon", "amount", (), 0, max(0, left))


def answer_boars(t: T, seat: int, wanted: dict[str, int]) -> None:
    """The choices are made."""
    total = [0, 0, 0, 0]
    for name, times in wanted.items():
        for n, amount in enumerate(_BOAR[name]):
            total[n] += amount * times
    gold, sun, moon, vp = total
    over = gain(t.s.players[seat], (gold, sun, moon, vp), "boars")
    t.tell("boar_called", seat=seat, gold=gold, sun=sun, moon=moon, vp=vp, over=over)
