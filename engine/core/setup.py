"""Before the first step: may a match start like this, and what was left to chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.core.game import Game, Seat

_RANDOM = "random"


class BadSetup(ValueError):
    """A match that cannot start: wrong number of seats, unknown mode, option or choice. Says why."""

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.reason = reason
        self.details = args


def default_options(game: Game[Any], mode: str) -> dict[str, str]:
    """The table options of a mode, as they are if nobody chooses."""
    return {spec.id: spec.default for spec in game.options if not spec.modes or mode in spec.modes}


def check_setup(game: Game[Any], mode_id: str, seats: Sequence[Seat], options: dict[str, str]) -> None:
    """Raises BadSetup if a match cannot start like this."""
    try:
        mode = game.mode(mode_id)
    except LookupError:
        raise BadSetup("setup-mode", mode=mode_id) from None
    if not mode.min_seats <= len(seats) <= mode.max_seats or len(seats) % mode.teams:
        raise BadSetup("setup-seats", count=len(seats), min=mode.min_seats, max=mode.max_seats)
    known = {spec.id: spec for spec in game.options}
    for name, value in options.items():
        if name not in known or value not in known[name].values:
            raise BadSetup("setup-option", option=name, value=value)
    for choice in game.seat_choices:
        taken: set[str] = set()
        for seat in seats:
            value = seat.choices.get(choice.id, _RANDOM)
            if value == _RANDOM:
                continue
            if value not in choice.values or (choice.unique and value in taken):
                raise BadSetup("setup-choice", choice=choice.id, value=value)
            taken.add(value)


def seated(
    game: Game[Any], mode_id: str, seats: Sequence[Seat], shuffle: Callable[[list[str]], None]
) -> tuple[Seat, ...]:
    """The seats with their teams; those that left a choice to chance get it from the first draws of the match, so
    that it can be verified too.
    """
    size = game.mode(mode_id).teams
    teams = len(seats) // size if size > 1 else len(seats)  # zigzag: A1, B1, A2, B2
    settled = [msgspec.structs.replace(seat, team=number % teams) for number, seat in enumerate(seats)]
    for choice in game.seat_choices:
        if choice.modes and mode_id not in choice.modes:
            continue
        taken = {seat.choices.get(choice.id) for seat in settled} if choice.unique else set[str | None]()
        open_seats = [n for n, seat in enumerate(settled) if seat.choices.get(choice.id, _RANDOM) == _RANDOM]
        if not open_seats:
            continue
        pool = [value for value in choice.values if value not in taken]
        if not choice.unique:
            pool = [value for value in choice.values for _ in open_seats]
        shuffle(pool)
        for n, value in zip(open_seats, pool, strict=False):
            settled[n] = msgspec.structs.replace(settled[n], choices={**settled[n].choices, choice.id: value})
    return tuple(settled)
