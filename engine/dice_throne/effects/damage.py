"""Damage, prevention, healing."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import heal, heal_later
from engine.dice_throne.effects import Context, amount_of, handles, main_instance, question, raise_attack, whom
from engine.dice_throne.ledger import change, may_prevent
from engine.dice_throne.model import Instance, Op, Pile, T
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Add, Amount, Deal, Heal, Prevent, Return, Undefendable


@handles(Deal)
def deal(t: T, c: Context, e: Deal) -> None:
    """Into the ledger of the attack or the upkeep (T-44, T-25); alone and at once where there is none (T-77)."""
    s = t.s
    offense = c["m"] in ("act", "late") and e.to != "self"
    if offense and e.to == "target":
        seats: list[int] | None = [c["t"]]
    else:
        seats = whom(t, c, e.to)
    if seats is None:
        return
    made: list[Instance] = []
    for seat in seats:
        amount = amount_of(t, {**c, "h": seat} if e.to == "opponents" else c, e.amount)
        if amount > 0:
            made.append(
                Instance(c["x"], c["s"], seat, e.type, amount, offense=offense, certain=e.certain, live=_live(e.amount))
            )
    if s.piles and not e.isolated and s.piles[-1].kind != "alone":
        s.piles[-1].instances += made
        return
    t.then(*(Frame("alone", {"to": one.to, "by": one.by, "amount": one.base, "type": one.type, "x": one.source,
                             "certain": one.certain}) for one in made if one.to >= 0))  # fmt: skip


@steps("alone")
def alone(t: T, f: Frame) -> None:
    """T-77, T-122: one isolated source; only its receiver may do something about it, then it is dealt."""
    d = f.d
    seat: int = d["to"]
    if t.s.players[seat].out:
        return
    instance = Instance(d["x"], d["by"], seat, d["type"], d["amount"], certain=d["certain"])
    t.s.piles.append(Pile("alone", [instance]))
    t.then(Frame("window", {"w": "alone", "seats": [seat]}), "settle")


def _live(amount: Amount) -> int:
    """Upgrades are counted until the damage is settled; everything else is fixed on activation."""
    return 0 if isinstance(amount, int) else sum(per.times for per in amount.per if per.of == "upgrades")


@handles(Add)
def add(t: T, c: Context, e: Add) -> None:
    """Only an attack can be raised (T-55)."""
    amount = amount_of(t, c, e.amount)
    c["n"] = amount
    raise_attack(t, c["s"], amount, c["x"])


@handles(Prevent)
def prevent(t: T, c: Context, e: Prevent) -> None:
    """One instance, chosen by the user when several are open (T-87); or all of them."""
    s = t.s
    if not s.piles:
        return
    instances = s.piles[-1].instances
    mine = [
        number
        for number, instance in enumerate(instances)
        if may_prevent(instance) and instance.to >= 0 and (e.to == "chosen" or instance.to == c["s"])
    ]
    if not mine:
        return
    if e.half:
        op = Op("fraction", 1, 2, c["x"], c["s"])
    elif e.all:
        op = Op("none", 0, 1, c["x"], c["s"])
    else:
        op = Op("subtract", amount_of(t, c, e.amount), 1, c["x"], c["s"])
        if op.n <= 0:
            return
    if not e.every:
        attack = [number for number in mine if instances[number].offense]
        default = str((attack or mine)[0])
        if c["m"] == "def":
            mine = [number for number in mine if instances[number].type == "normal"] or []
            if not mine:
                return
            default = str(mine[0])
        rows = [[n, instances[n].to, instances[n].base, instances[n].source] for n in mine]
        pick = question(t, c, "instance", c["s"], [str(number) for number in mine], default=default, instances=rows)
        if pick is None:
            return
        mine = [int(pick)]
    for number in mine:
        change(instances[number], op)
    if e.half:
        t.tell("prevents_half", seat=c["s"], source=c["x"])
    elif e.all:
        t.tell("prevents_all", seat=c["s"], source=c["x"])
    else:
        t.tell("prevents", seat=c["s"], count=op.n, source=c["x"])


@handles(Return)
def give_back(t: T, c: Context, e: Return) -> None:
    """Half of the subtotal, even if all of it is prevented (T-83): the attacker's own incoming damage (T-84)."""
    s = t.s
    attack = s.attack
    if attack is None or not s.piles:
        return
    instances = s.piles[-1].instances
    for number, instance in enumerate(instances):
        if instance.offense and instance.to == c["s"] and instance.type != "collateral":
            instances.append(Instance(c["x"], c["s"], attack.seat, "normal", 0, of=number))
            t.tell("returns", seat=c["s"], source=c["x"])
            return


@handles(Heal)
def restore(t: T, c: Context, e: Heal) -> None:
    """At once (T-32), or together with the damage in a defence and in upkeep (T-42, T-25)."""
    seats = whom(t, c, e.to)
    if seats is None:
        return
    amount = amount_of(t, c, e.amount)
    for seat in seats:
        if c["m"] in ("def", "upkeep") and t.s.piles:
            heal_later(t.s.piles[-1], seat, amount)
        else:
            heal(t, seat, amount)


@handles(Undefendable)
def undefendable(t: T, c: Context, e: Undefendable) -> None:
    """Only normal damage changes, and only before the defence."""
    attack = t.s.attack
    instance = main_instance(t)
    if attack is not None and instance is not None and instance.type == "normal" and not attack.defended:
        instance.type = "undefendable"
        t.tell("undefendable", seat=c["s"])
