"""Frames of the resolution stack: what remains to be done, as plain data."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from engine.core.prompt import Prompt


class Frame(msgspec.Struct, omit_defaults=True):
    """A step to run: its permanent name and small data (numbers, strings, lists and dicts of these).

    `ask` is the question it waits for; `last` the one it asked before it was unsettled, so that an
    unchanged question keeps its id; `lanes` (of a `together` frame) one stack per seat.
    """

    step: str
    d: dict[str, Any] = {}
    ask: Prompt | None = None
    last: Prompt | None = None
    lanes: list[Lane] | None = None

    def copy(self) -> Frame:
        """A copy that shares nothing that can change."""
        lanes = self.lanes
        return Frame(
            self.step,
            copy_plain(self.d) if self.d else {},
            self.ask,
            self.last,
            None if lanes is None else [Lane(lane.seat, [frame.copy() for frame in lane.stack]) for lane in lanes],
        )


class Lane(msgspec.Struct):
    """The stack of one seat inside a `together` frame."""

    seat: int
    stack: list[Frame]


def copy_plain(value: Any) -> Any:
    """A deep copy of plain data (dicts, lists, scalars)."""
    if type(value) is dict:
        table = cast("dict[str, Any]", value)
        return {key: copy_plain(item) if type(item) in _NESTED else item for key, item in table.items()}
    if type(value) is list:
        return [copy_plain(item) if type(item) in _NESTED else item for item in cast("list[Any]", value)]
    return value


_NESTED = frozenset((dict, list))
