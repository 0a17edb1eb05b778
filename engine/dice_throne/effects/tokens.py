"""Statuses: gain, inflict, remove, transfer, stack limits."""

from __future__ import annotations

from engine.dice_throne.basics import count, everybody, foes, limit, movable, put, removable, take
from engine.dice_throne.content import content
from engine.dice_throne.effects import Context, amount_of, handles, holds, mine, number, perform, question, whom
from engine.dice_throne.model import T
from engine.dice_throne.sheets import Status
from engine.dice_throne.vocabulary import Advance, Gain, Inflict, Limit, Pass, Remove, Transfer, WardStatus


@handles(Gain)
def gain(t: T, c: Context, e: Gain) -> None:
    """T-69, T-94. The hero whose status may be declined chooses how many."""
    s = t.s
    seats = whom(t, c, e.to)
    if seats is None:
        return
    status = content().statuses[e.status]
    for seat in seats:
        amount = limit(s, seat, status) if e.full else amount_of(t, c, e.count)
        player = s.players[seat]
        room = min(amount, limit(s, seat, status) - count(player, e.status))
        if status.owner_exempt and content().owners[e.status] == player.hero and room > 0 and c["m"] != "setup":
            wanted = number(t, c, "accept", seat, 0, room, room, status=e.status)
            if wanted is None:
                return
            amount = wanted
        put(t, seat, e.status, amount)


@handles(Inflict)
def inflict(t: T, c: Context, e: Inflict) -> None:
    """T-70: on the target, or on chosen opponents."""
    s = t.s
    seats = whom(t, c, e.to, e.up_to)
    if seats is None:
        return
    amount = amount_of(t, c, e.count)
    for seat in seats:
        for name in (e.status, *e.also):
            placed = put(t, seat, name, amount, _side(t, c, content().statuses[name]))
            if placed and s.attack is not None and c["s"] == s.attack.seat and seat == s.attack.target:
                s.attack.inflicted += [name] * placed


def _side(t: T, c: Context, status: Status) -> int | None:
    """Tokens with sides may start one side further."""
    if status.further_if is not None and holds(t, c, status.further_if):
        return status.start_side - 1
    return None


@handles(Remove)
def remove(t: T, c: Context, e: Remove) -> None:
    """T-99: exactly the number named; `last` is how many went."""
    s = t.s
    if e.status not in ("any", "negative", "positive"):
        _remove_named(t, c, e)
        return
    open_to_choice = e.of in ("chosen", "chosen_opponent")
    seats = [c["s"]] if e.of == "self" else (everybody(s, c["s"]) if e.of == "chosen" else foes(s, c["s"]))
    if e.of in ("target", "them"):
        seats = whom(t, c, e.of) or []
    if e.all:
        candidates = [seat for seat in seats if removable(s, seat, polarity=e.status)]
        if open_to_choice and candidates:
            chosen = whom(t, c, "chosen", candidates=candidates)
            if chosen is None:
                return
            candidates = chosen
        c["n"] = 0
        for seat in candidates:
            for name in removable(s, seat, polarity=e.status):
                c["n"] += take(t, seat, name, 99)
        return
    values = [f"{seat}.{name}" for seat in seats for name in removable(s, seat, polarity=e.status)]
    if not values:
        c["n"] = 0
        return
    if e.may:
        values.append("none")
    pick = question(t, c, "token", c["s"], values)
    if pick is None:
        return
    c["n"] = 0
    if pick != "none":
        seat, _, name = pick.partition(".")
        c["n"] = take(t, int(seat), name)


def _remove_named(t: T, c: Context, e: Remove) -> None:
    seats = whom(t, c, e.of)
    if seats is None:
        return
    for seat in seats:
        have = count(t.s.players[seat], e.status)
        if "v" in c and e.of == "self" and e.count == 1 and c["v"] in t.s.players[seat].tokens.get(e.status, ()):
            held = t.s.players[seat].tokens[e.status]
            held.remove(c["v"])  # this very token goes: the one that take() takes
            held.append(c["v"])
        most = have if e.all else min(have, e.count)
        if e.up_to or e.may:
            wanted = number(t, c, "remove", c["s"], 0, most, 0 if e.may else most, status=e.status)
            if wanted is None:
                return
            most = wanted
        c["n"] = take(t, seat, e.status, most)


@handles(Transfer)
def transfer(t: T, c: Context, e: Transfer) -> None:
    """T-100: one token from a board to another that has room for it."""
    s = t.s
    values = [f"{giver}.{name}.{seat}" for giver in everybody(s, c["s"]) for name, seat in movable(s, giver)]
    if not values:
        return
    pick = question(t, c, "transfer", c["s"], values)
    if pick is None:
        return
    giver, name, seat = pick.split(".")
    side = s.players[int(giver)].tokens[name][-1]
    take(t, int(giver), name, told=False)
    t.tell("moved", seat=int(giver), target=int(seat), status=name)
    put(t, int(seat), name, 1, side)


@handles(Limit)
def raise_limit(t: T, c: Context, e: Limit) -> None:
    """T-95: for this player, until the end of the game."""
    limits = mine(t, c).limits
    limits[e.status] = limits.get(e.status, 0) + e.by
    t.tell("limit", seat=c["s"], status=e.status, count=e.by)


@handles(WardStatus)
def ward_status(t: T, c: Context, e: WardStatus) -> None:
    """May prevent one incoming token of this attack."""
    s = t.s
    attack = s.attack
    player = mine(t, c)
    if attack is None:
        return
    values = [name for name in dict.fromkeys(attack.inflicted) if count(player, name)]
    if not values:
        return
    pick = question(t, c, "ward", c["s"], [*values, "none"])
    if pick is not None and pick != "none":
        take(t, c["s"], pick)
        attack.inflicted.remove(pick)


@handles(Pass)
def pass_on(t: T, c: Context, e: Pass) -> None:
    """May hand the token to any other player; a status with a text for a full stack keeps to it."""
    s = t.s
    others = [str(seat) for seat in everybody(s, c["s"]) if seat != c["s"]]
    if not count(mine(t, c), e.status) or not others:
        return
    pick = question(t, c, "pass_on", c["s"], [*others, "none"], status=e.status)
    if pick is None or pick == "none":
        return
    side = mine(t, c).tokens[e.status][-1]
    take(t, c["s"], e.status, told=False)
    t.tell("moved", seat=c["s"], target=int(pick), status=e.status)
    put(t, int(pick), e.status, 1, side)


@handles(Advance)
def advance(t: T, c: Context, e: Advance) -> None:
    """Tokens go one side on; behind the last side a token is gone and its `expire` happens."""
    s = t.s
    for seat in everybody(s, s.active) if e.everywhere else [c["s"]]:
        held = s.players[seat].tokens.get(e.status)
        if not held:
            continue
        moving = list(held) if e.everywhere else [c["v"]] if c.get("v") in held else [held[0]]
        for side in moving:
            held.remove(side)
            if side > 1:
                held.append(side - 1)
        if not held:
            del s.players[seat].tokens[e.status]
        t.tell("advanced", seat=seat, status=e.status, count=len(moving))
        for _ in range(sum(1 for side in moving if side <= 1)):
            perform(t, f"status.{e.status}.expire", seat, seat, "status", f"status.{e.status}")
