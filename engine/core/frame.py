"""Frames of the resolution stack: what remains to be done, as plain data."""

from __future__ import annotations

from collections.abc import Callable
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


def collect(stack: list[Frame], found: list[Prompt]) -> None:
    """Add the questions that a stack waits for, in order."""
    if not stack:
        return
    top = stack[-1]
    if top.ask is not None:
        found.append(top.ask)
    if top.lanes is not None:
        for lane in top.lanes:
            collect(lane.stack, found)


def waiting(stack: list[Frame], prompt_id: int) -> list[Frame] | None:
    """The stack whose top waits for this prompt."""
    if not stack:
        return None
    top = stack[-1]
    if top.ask is not None and top.ask.id == prompt_id:
        return stack
    for lane in top.lanes or ():
        if (found := waiting(lane.stack, prompt_id)) is not None:
            return found
    return None


def settled(stack: list[Frame]) -> bool:
    """Does every open end of this stack wait for an answer?"""
    if not stack:
        return True
    top = stack[-1]
    if top.lanes is not None:
        return bool(top.lanes) and all(settled(lane.stack) for lane in top.lanes)
    return top.ask is not None


def numbered(prompt: Prompt, number: int) -> Prompt:
    """The prompt under this id."""
    return msgspec.structs.replace(prompt, id=number)


def renumber(stack: list[Frame], next_id: Callable[[], int]) -> None:
    """Give every open question of a stack a new id, and forget the ones before."""
    for frame in stack:
        frame.last = None
        if frame.ask is not None:
            frame.ask = numbered(frame.ask, next_id())
        for lane in frame.lanes or ():
            renumber(lane.stack, next_id)
