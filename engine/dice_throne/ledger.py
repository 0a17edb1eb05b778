"""Damage arithmetic: one ledger per instance, fixed changes first, fractions of the subtotal last (T-79..T-87)."""

from __future__ import annotations

from engine.dice_throne.model import Instance, Op

MODIFIABLE = ("normal", "undefendable", "ultimate")
"""Damage that attack modifiers change (T-74); an ultimate upwards only."""


def half(number: int) -> int:
    """Every division is rounded up (T-11)."""
    return (number + 1) // 2


def may_prevent(instance: Instance) -> bool:
    """Ultimate damage cannot be reduced or avoided (T-88)."""
    return instance.type != "ultimate" and not instance.certain


def change(instance: Instance, op: Op) -> bool:
    """Enter a change, unless this type of damage refuses it (T-74)."""
    if op.kind in ("add", "times"):
        if instance.type not in MODIFIABLE:
            return False
    elif not may_prevent(instance):
        return False
    instance.ops.append(op)
    return True


def subtotal(instance: Instance) -> int:
    """Base and every fixed amount, whatever the order of play; not below 0 (T-81, TR-6)."""
    total = instance.base
    for op in instance.ops:
        if op.kind == "add":
            total += op.n
        elif op.kind == "subtract":
            total -= op.n
    return max(0, total)


def fractions(instance: Instance) -> list[tuple[Op, int]]:
    """Each fraction or multiplication of the subtotal, rounded up by itself (T-82)."""
    total = subtotal(instance)
    found: list[tuple[Op, int]] = []
    for op in instance.ops:
        if op.kind == "fraction":
            found.append((op, -(-total * op.n // op.d)))
        elif op.kind == "times":
            found.append((op, total * (op.n - 1)))
    return found


def raw(instance: Instance) -> int:
    """The subtotal with all fractions applied, as it is before it counts as 0 at least."""
    total = subtotal(instance)
    for op, part in fractions(instance):
        total += part if op.kind == "times" else -part
    return total


def final(instance: Instance) -> int:
    """T-85; "receive no damage" sets it to 0."""
    if any(op.kind == "none" for op in instance.ops):
        return 0
    return max(0, raw(instance))


def settle(instances: list[Instance]) -> None:
    """Compute every instance; what is returned uses the subtotal of the damage it answers (T-83, T-84)."""
    for instance in instances:
        if instance.of >= 0:
            instance.base = half(subtotal(instances[instance.of]))
        instance.final = final(instance)
