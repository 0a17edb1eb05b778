"""A least-recently-used cache bounded by bytes, for masks, tinted runs, sprites and baked layers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lru(Generic[T]):
    """Keeps the entries used last, as many as fit into `limit` bytes."""

    __slots__ = ("_entries", "limit", "size")

    def __init__(self, limit: int):
        self.limit = limit
        self.size = 0
        self._entries: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """The entry, now the one used last, or None."""
        found = self._entries.get(key)
        if found is None:
            return None
        try:  # noqa: SIM105 - this runs for every letter and line: suppress() is five times as slow
            self._entries.move_to_end(key)
        except KeyError:  # another thread pushed it out in between
            pass
        return found[0]

    def put(self, key: Hashable, value: T, cost: int) -> T:
        """Keep a value that weighs `cost` bytes; the oldest go until all fit."""
        old = self._entries.pop(key, None)
        if old is not None:
            self.size -= old[1]
        if cost > self.limit:
            return value
        self._entries[key] = value, cost
        self.size += cost
        while self.size > self.limit:
            _, (_, freed) = self._entries.popitem(last=False)
            self.size -= freed
        return value

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self.size = 0

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries
