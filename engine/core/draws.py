"""Numbered randomness. Draw n is HMAC-SHA256(seed, match id, players' words, n), rejection sampled.

The SHA-256 of the seed is published when a match starts and the seed when it ends, so that anybody can
recompute every roll and shuffle. Whoever runs the bot could read the seed during play; we say so.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from random import Random
from typing import Literal, Protocol

import msgspec


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw as it was used: dice with `size` sides, or a permutation of `size` things."""

    n: int
    kind: Literal["dice", "shuffle"]
    size: int
    values: tuple[int, ...]


class Source(Protocol):
    """Where draws come from."""

    def dice(self, n: int, sides: int, count: int) -> list[int]:
        """Numbers from 1 to `sides`."""
        ...

    def shuffle(self, n: int, size: int) -> list[int]:
        """A permutation of 0 .. size - 1."""
        ...


def commitment(seed: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


class Seeded:
    """Draws of a real match."""

    def __init__(self, seed: bytes, match_id: str, words: tuple[str, ...]) -> None:
        self._seed = seed
        self._prefix = "\x1f".join((match_id, *words)).encode() + b"\x1f"

    def _block(self, n: int, block: int) -> bytes:
        return hmac.digest(self._seed, b"%s%d\x1f%d" % (self._prefix, n, block), "sha256")

    def _bytes(self, n: int) -> Iterator[int]:
        block = 0
        while True:
            yield from self._block(n, block)
            block += 1

    def dice(self, n: int, sides: int, count: int) -> list[int]:
        """Numbers from 1 to `sides`; a byte that would favour small numbers is skipped."""
        limit = 256 - 256 % sides
        block = self._block(n, 0)
        values = [byte % sides + 1 for byte in block[:count] if byte < limit]
        if len(values) == count:  # nearly always no byte is skipped
            return values
        values = [byte % sides + 1 for byte in block if byte < limit]
        if len(values) >= count:
            return values[:count]
        stream = self._bytes(n)
        return [_below(stream, sides) + 1 for _ in range(count)]

    def shuffle(self, n: int, size: int) -> list[int]:
        """Fisher and Yates, from the end."""
        stream = self._bytes(n)
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = _below(stream, i + 1)
            order[i], order[j] = order[j], order[i]
        return order


MOST = 65536
"""The largest die, and the largest pile that can be shuffled."""


def _below(stream: Iterator[int], size: int) -> int:
    """A number under `size` from a stream of bytes, each number equally likely."""
    if size <= 256:
        limit = 256 - 256 % size
        while (byte := next(stream)) >= limit:
            pass
        return byte % size
    limit = MOST - MOST % size
    while (pair := next(stream) << 8 | next(stream)) >= limit:
        pass
    return pair % size


class Loose:
    """Fresh draws for imagined matches, from an ordinary generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def dice(self, n: int, sides: int, count: int) -> list[int]:
        """Numbers from 1 to `sides`."""
        random = self._rng.random
        return [int(random() * sides) + 1 for _ in range(count)]

    def shuffle(self, n: int, size: int) -> list[int]:
        """Any permutation."""
        order = list(range(size))
        self._rng.shuffle(order)
        return order


class ScriptEnded(Exception):
    """A scripted match drew more than its script holds, or something of another size."""


class Scripted:
    """Draws of a test: the values, in order. `order` of shuffles may be left out (no change of order)."""

    def __init__(self, script: list[list[int]]) -> None:
        self.script = script

    def dice(self, n: int, sides: int, count: int) -> list[int]:
        """The next entry of the script, which must have `count` values."""
        if not self.script:
            raise ScriptEnded(f"draw {n}: {count} dice with {sides} sides wanted, the script is empty")
        values = self.script.pop(0)
        if len(values) != count or not all(1 <= value <= sides for value in values):
            raise ScriptEnded(f"draw {n}: {count} dice with {sides} sides wanted, the script says {values}")
        return values

    def shuffle(self, n: int, size: int) -> list[int]:
        """The order as it is: a test sets the piles itself."""
        return list(range(size))
