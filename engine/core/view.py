"""What one seat may see of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.game import Result, Seat
from engine.core.prompt import Prompt


class View(msgspec.Struct, frozen=True):
    """A match through one pair of eyes (viewer None: a spectator). `table` is the game's own record."""

    game: str
    mode: str
    match_id: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    left: tuple[int, ...]
    viewer: int | None
    version: int
    commitment: str
    round: int
    turn: int
    active: int | None
    prompts: tuple[Prompt, ...]
    table: Any
    phase: str = ""
    result: Result | None = None

    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now, in the order of their questions."""
        seats: list[int] = []
        for prompt in self.prompts:
            if not prompt.optional:
                seats += [seat for seat in prompt.seats if seat not in seats]
        return tuple(seats)


HIDDEN = "hidden"


def redacted(prompts: tuple[Prompt, ...], seat: int | None) -> tuple[Prompt, ...]:
    """Private questions of others: only that they are asked; private free actions of others not at all."""
    seen: list[Prompt] = []
    for prompt in prompts:
        if not prompt.private or (seat is not None and seat in prompt.seats):
            seen.append(prompt)
        elif not prompt.optional:
            seen.append(Prompt(prompt.id, prompt.seats, HIDDEN, "one", (), "", private=True, scope=prompt.scope))
    return tuple(seen)


def places(view: View, scores: Sequence[int]) -> list[tuple[int, int]]:
    """(seat, place), best first; equals share a place. Before the end by these scores, then as the result says."""
    if view.result is not None and view.result.ranking:
        found: list[tuple[int, int]] = []
        for tier in view.result.ranking:
            place = len(found) + 1
            found += [(seat, place) for seat in tier]
        found += [(seat, len(found) + 1) for seat in range(len(scores)) if seat not in {one for one, _ in found}]
        return found
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [(seat, 1 + sum(score > scores[seat] for score in scores)) for seat in seats]
