"""What a click says, read with care: numbers, bits and indices become picks, or nothing."""

from __future__ import annotations

import re

from cogs import pieces
from engine.core.prompt import Picks, Prompt
from host.live import Live

Values = dict[str, list[str]]
"""What was chosen or typed: custom_id -> values; a component's own choice under ""."""

_NUMBER = re.compile("-?[0-9]{1,9}")


def number(chosen: list[str]) -> int | None:
    """The one number that was chosen or typed, if it is one."""
    return int(chosen[0]) if len(chosen) == 1 and _NUMBER.fullmatch(chosen[0]) else None


def typed(values: Values) -> int | None:
    """The number typed into a modal."""
    return number([value.strip() for value in values.get("number", [])])


def mask_of(mask: str) -> int:
    """Options that are switched on, as bits; garbage is nothing."""
    try:
        return int(mask, 16) & (1 << 240) - 1
    except ValueError:
        return 0


def picked(mask: int, page: int, chosen: list[str]) -> int:
    """The mask after a choice in a menu that shows one page: what was picked on the others stays."""
    first = page * pieces.OPTIONS
    mask &= ~(((1 << pieces.OPTIONS) - 1) << first)
    for value in chosen:
        index = number([value])
        if index is not None and first <= index < first + pieces.OPTIONS:
            mask |= 1 << index
    return mask


def first_values(prompt: Prompt, live: Live) -> tuple[str, ...]:
    """The values of a form's first field."""
    fields = live.match.fields(prompt, {})
    return fields[0].values if fields and fields[0].shape == "one" else ()


def at(values: tuple[str, ...], index: int | None) -> str | None:
    """The value at an index, if there is one."""
    return values[index] if index is not None and 0 <= index < len(values) else None


def by_index(prompt: Prompt, index: int | None) -> Picks | None:
    """The answer that an option's number stands for."""
    if index is None:
        return None
    if prompt.shape == "amount":
        return index
    return at(prompt.field.values, index)
