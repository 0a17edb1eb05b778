"""Events tell what happened: one frozen record each, with who may see it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.draws import Draw


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fact. Seen by the seats in `only` (None: everybody) except those in `but`."""

    kind: str
    args: dict[str, Any] = {}
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see it?"""
        if self.only is not None:
            return seat is not None and seat in self.only
        return seat is None or seat not in self.but


class Done(msgspec.Struct, frozen=True):
    """An accepted answer: what happened, and every draw it took."""

    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
