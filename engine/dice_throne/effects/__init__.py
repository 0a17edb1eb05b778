"""Running lists of effects: one small handler per kind of effect.

A context is the data of a `run` frame: k (key of the script), i (next effect), s (whose effect), t (the target,
-1 while unknown), m (mode: act, def, after, card, status, upkeep, setup), x (source id), r (dice of the roll),
n (the last number), h (them), a (the answer to the question this effect asked).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.frame import Frame
from engine.dice_throne.basics import count, everybody, foes, upgrades
from engine.dice_throne.content import content, kinds
from engine.dice_throne.ledger import change, half
from engine.dice_throne.model import Instance, Op, Player, T
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Amount, Per, Test, Who

Context = dict[str, Any]
Handler = Callable[[T, Context, Any], None]
HANDLERS: dict[type, Handler] = {}


def handles(kind: type) -> Callable[[Handler], Handler]:
    """This function does that kind of effect."""

    def keep(function: Handler) -> Handler:
        HANDLERS[kind] = function
        return function

    return keep


def perform(t: T, key: str, seat: int, target: int, mode: str, source: str, **more: Any) -> None:
    """Run a script next."""
    if content().scripts[key].effects:
        t.stack.append(Frame("run", {"k": key, "i": 0, "s": seat, "t": target, "m": mode, "x": source, **more}))


def mine(t: T, c: Context) -> Player:
    """The player whose effect it is."""
    seat: int = c["s"]
    return t.s.players[seat]


@steps("run")
def run(t: T, f: Frame) -> None:
    """One effect after another; whatever an effect pushes is done before the next one."""
    c = f.d
    script = content().scripts[c["k"]]
    effects = script.effects
    end = c.get("e", len(effects))
    stack = t.stack
    s = t.s
    if mine(t, c).out:
        return
    while c["i"] < end:
        index: int = c["i"]
        effect = effects[index]
        c["i"] = index + 1
        if c["m"] == "act" and script.waits[index]:
            attack = s.attack
            if attack is not None:
                attack.pending.append({**c, "i": index, "e": index + 1, "m": "late"})
            continue
        depth = len(stack)
        HANDLERS[type(effect)](t, c, effect)
        if len(stack) > depth:
            stack.insert(depth, f)
            return
        if len(stack) < depth or t.match.result is not None:
            return
    if "n" in c and stack and stack[-1].step == "run" and c["k"].startswith(f"{stack[-1].d['k']}/"):
        stack[-1].d["n"] = c["n"]  # the last number is known to the effects behind this one too


# -- questions of effects --------------------------------------------------------------------------------------------


@steps("ask")
def ask(t: T, f: Frame) -> None:
    """A question of the effect below; its answer goes into that effect's context."""
    d = f.d
    seat: int = d["seat"]
    data: dict[str, Any] = d["data"]
    kind: str = d["kind"]
    if "most" in d:
        answer: Any = t.ask_amount(f, kind, seat, d["least"], d["most"], default=d["default"], scope="phase", data=data)
    else:
        pool: str = d["pool"]
        values: list[str] = d["values"] + (POOLS[pool](t, c_seat=d["of"]) if pool else [])
        default: Any = d.get("default")
        private = bool(pool)
        if "some" in d:
            most = min(d["some"], len(values))
            answer = t.ask_some(f, kind, seat, values, 0, most, private=private, scope="phase", data=data,
                                default=default or [], always=True)  # fmt: skip
        else:
            again = t.match.keep_ids and f.last is not None
            answer = t.ask_one(f, kind, seat, values, private=private, scope="phase", data=data,
                               default=default or values[-1], always=again)  # fmt: skip
    if answer is not None:
        t.stack[-1].d["a"] = answer


POOLS: dict[str, Callable[..., list[str]]] = {}
"""Hidden cards that a question offers, looked up when it is asked: an imagined match deals them anew."""


def question(
    t: T,
    c: Context,
    kind: str,
    seat: int,
    values: Sequence[str],
    *,
    pool: str = "",
    some: int | None = None,
    default: Any = None,
    **data: Any,
) -> Any:
    """The answer to this effect's question, or None: then it is asked, and the effect runs once more."""
    if "a" in c:
        return c.pop("a")
    if some is None and not pool and len(values) == 1 and not t.closed:
        return values[0]
    c["i"] -= 1
    d: dict[str, Any] = {"kind": kind, "seat": seat, "values": list(values), "pool": pool, "of": seat}
    d["data"] = {"source": c["x"], "seat": c["s"], **data}
    if some is not None:
        d["some"] = some
    d["default"] = default if default is not None or pool or some is not None else values[0]
    t.stack.append(Frame("ask", d))
    return None


def number(t: T, c: Context, kind: str, seat: int, least: int, most: int, default: int, **data: Any) -> int | None:
    """A number as the answer to this effect's question."""
    if "a" in c:
        return c.pop("a")
    if least == most:
        return least
    c["i"] -= 1
    all_data = {"source": c["x"], "seat": c["s"], **data}
    d = {"kind": kind, "seat": seat, "least": least, "most": most, "default": default, "data": all_data}
    t.stack.append(Frame("ask", d))
    return None


def whom(t: T, c: Context, who: Who, up_to: int = 1, candidates: list[int] | None = None) -> list[int] | None:
    """The players an effect means; None while one of them must be chosen (T-56, T-120)."""
    s = t.s
    if who == "self":
        return [c["s"]]
    if who == "target":
        target: int = c["t"]
        return [target] if target >= 0 and not s.players[target].out else []
    if who == "them":
        them: int = c.get("h", -1)
        return [them] if them >= 0 and not s.players[them].out else []
    if who == "opponents":
        return foes(s, c["s"])
    if candidates is None:
        candidates = everybody(s, c["s"]) if who == "chosen" else foes(s, c["s"])
    if not candidates:
        return []
    if who == "chosen_opponents":
        if len(candidates) == 1:
            return candidates
        picks = question(t, c, "players", c["s"], [str(seat) for seat in candidates], some=up_to,
                         default=[str(seat) for seat in candidates[:up_to]])  # fmt: skip
        return None if picks is None else [int(pick) for pick in picks]
    pick = question(t, c, "player", c["s"], [str(seat) for seat in candidates])
    return None if pick is None else [int(pick)]


# -- numbers and conditions ------------------------------------------------------------------------------------------


def amount_of(t: T, c: Context, amount: Amount) -> int:
    """A number of the sheet, worked out now."""
    if isinstance(amount, int):
        return amount
    total = amount.plus
    for per in amount.per:
        total += per.times * (_counted(t, c, per) // per.every)
    return total if amount.max is None else min(total, amount.max)


def _counted(t: T, c: Context, per: Per) -> int:
    of = per.of
    dice: list[int] = c.get("r") or []
    if of == "symbol":
        return content().books[mine(t, c).hero].count(per.id, dice)
    if of == "sum":
        return sum(dice)
    if of == "half_sum":
        return half(sum(dice))
    if of == "last":
        return c.get("n", 0)
    seat: int = c["s"] if per.who == "self" else c["t"] if per.who == "target" else c.get("h", -1)
    if seat < 0:
        return 0
    player = t.s.players[seat]
    if of == "status":
        return count(player, per.id)
    if of == "cp":
        return player.cp
    if of == "half_cp":
        return half(player.cp)
    if of == "upgrades":
        return upgrades(player)
    if of == "upgrades_this_turn":
        return player.used.get("upgrade", 0)
    if of == "companions":
        return sum(player.companions.values()) if not per.id else player.companions.get(per.id, 0)
    wanted = ("positive",) if of == "positive_tokens" else ("positive", "negative")
    statuses = content().statuses
    return sum(len(held) for name, held in player.tokens.items() if statuses[name].polarity in wanted)


def holds(t: T, c: Context, test: Test) -> bool:
    """Is the condition met now?"""
    s = t.s
    player = mine(t, c)
    dice: list[int] = c.get("r") or []
    if test.shows or test.any_of or test.none_of:
        book = content().books[player.hero]
        if any(book.count(symbol, dice) < least for symbol, least in test.shows.items()):
            return False
        if test.any_of and not any(book.count(symbol, dice) for symbol in test.any_of):
            return False
        if any(book.count(symbol, dice) for symbol in test.none_of):
            return False
    if test.equal and kinds(dice) < test.equal:
        return False
    if test.sum_least and sum(dice) < test.sum_least:
        return False
    if test.sum_most and sum(dice) > test.sum_most:
        return False
    if test.values and not any(die in test.values for die in dice):
        return False
    if test.upgrades and upgrades(player) < test.upgrades:
        return False
    if any(count(player, status) < least for status, least in test.has.items()):
        return False
    if test.last and c.get("n", 0) < test.last:
        return False
    if test.side and player.side != test.side:
        return False
    if test.damage and attack_damage(t) < test.damage:
        return False
    if test.dealt and (s.attack is None or s.attack.dealt < test.dealt):
        return False
    if test.activating and s.attack is None:
        return False
    target: int = c["t"]
    return not test.weaker or (target >= 0 and s.health[player.team] < s.health[s.players[target].team])


def main_instance(t: T) -> Instance | None:
    """The instance that attack modifiers change: the attack's first damage of a type they touch (T-55, T-74)."""
    for pile in reversed(t.s.piles):
        if pile.kind == "attack":
            for instance in pile.instances:
                if instance.offense and instance.type in ("normal", "undefendable", "ultimate"):
                    return instance
    return None


def raise_attack(t: T, seat: int, amount: int, source: str) -> None:
    """More damage for the attack (T-55), if there is one that can be raised."""
    instance = main_instance(t)
    if instance is not None and amount > 0:
        change(instance, Op("add", amount, source=source, by=seat))
        t.tell("added", seat=seat, count=amount, source=source)


def attack_damage(t: T) -> int:
    """What the offensive roll phase makes of the attack: its damage and what was added, whatever is prevented."""
    instance = main_instance(t)
    return instance.base + sum(op.n for op in instance.ops if op.kind == "add") if instance is not None else 0
