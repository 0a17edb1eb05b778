"""Matches that are being played now: loaded once, one lock each, the least used forgotten."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from engine.core.events import Event
from engine.core.match import Match
from engine.core.snapshot import Unreadable
from host.preferences import CLOCKS
from store import Loaded, MatchHead, MatchStatus, Mention, Seat, Standing, Store

RECENT = 12
"""Events kept at hand for the table message."""


class NoMatch(Exception):
    """There is no such match."""


class SetAside(Exception):
    """The match cannot be read and was set aside; its reason."""


class Live:
    """A loaded match with its seats and standing answers."""

    __slots__ = (
        "calling", "chain", "events", "head", "last_person", "match", "mentions", "offering", "seats", "standing",
    )  # fmt: skip

    def __init__(self, loaded: Loaded, match: Match, events: Sequence[Event], chain: str) -> None:
        head = loaded.match
        # 0 stands for "nowhere" in the store
        self.head: MatchHead = msgspec.structs.replace(
            head, thread_id=head.thread_id or None, message_id=head.message_id or None
        )
        self.match = match
        self.seats: list[Seat] = list(loaded.seats)
        self.standing: dict[tuple[int, str], Any] = {(row.seat, row.key): row.value for row in loaded.standing}
        self.mentions: tuple[Mention, ...] = loaded.mentions
        self.events: list[Event] = list(events)
        self.chain = chain
        self.calling: set[int] | None = None
        """Seats to be called whose mention has not gone out yet; None: not known."""
        self.offering: set[str] | None = None
        """Offers whose addressees have not been called yet; None: not known."""
        self.last_person: int | None = None
        """The seat of the person who answered last, if that was not long ago: they are still looking."""

    def ahead(self) -> Live:
        """A copy to move on while this one stays as it is stored."""
        ahead = Live.__new__(Live)
        for name in Live.__slots__:
            setattr(ahead, name, getattr(self, name))
        ahead.seats = list(self.seats)
        return ahead

    def move(self, match: Match, chain: str, seat: Seat, events: Sequence[Event], now: float) -> None:
        """An answer was given: this is where it leads."""
        self.match, self.chain = match, chain
        self.seats[seat.seat] = seat
        self.add_events(events)
        status = self.head.status if match.result is None else MatchStatus.OVER
        self.head = msgspec.structs.replace(self.head, version=match.version, updated=now, status=status)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.head.header.names

    @property
    def clock(self) -> float | None:
        """Seconds for one answer; None: no clock."""
        return CLOCKS.get(self.head.header.more.get("clock", "day"), CLOCKS["day"])

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, also of one who left."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def user_of(self, seat: int) -> int | None:
        """The person on a seat; None: a computer."""
        return self.seats[seat].user_id

    def is_computer(self, seat: int) -> bool:
        """Does a computer play this seat?"""
        return self.seats[seat].computer is not None

    def set_standing(self, rows: Sequence[Standing]) -> None:
        """Take over standing answers that were stored."""
        for row in rows:
            if row.value is None:
                self.standing.pop((row.seat, row.key), None)
            else:
                self.standing[row.seat, row.key] = row.value

    def add_events(self, events: Sequence[Event]) -> None:
        """Keep the newest events at hand."""
        self.events = (self.events + list(events))[-4 * RECENT :]


class Lives:
    """The matches at hand, and their locks."""

    def __init__(self, store: Store, size: int = 256) -> None:
        self._store = store
        self._size = size
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._forgotten = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: str) -> asyncio.Lock:
        """The lock of a match."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock

    def keep(self, live: Live) -> None:
        """Have a match at hand that was just made (unless somebody has read it already)."""
        self._lives.setdefault(live.match.id, live)
        if len(self._lives) > self._size:
            self._lives.popitem(last=False)

    def forget(self, match_id: str) -> None:
        """Read it again next time."""
        self._lives.pop(match_id, None)
        self._forgotten += 1

    def both(self, live: Live) -> tuple[Live, ...]:
        """This one, and the one at hand if it was read again meanwhile: what is noted on one holds for both."""
        now = self._lives.get(live.match.id, live)
        return (live,) if now is live else (live, now)

    async def get(self, match_id: str) -> Live:
        """A match, from memory or from the store."""
        while (live := self._lives.get(match_id)) is None:
            forgotten = self._forgotten
            loaded = await self._load(match_id)
            # of two who read at the same time the first counts; what was read before a change is read again
            if match_id not in self._lives and forgotten == self._forgotten:
                self.keep(loaded)
        self._lives.move_to_end(match_id)
        return live

    async def _load(self, match_id: str) -> Live:
        loaded = await self._store.load(match_id)
        if loaded is None:
            raise NoMatch(match_id)
        head = loaded.match
        if head.status is MatchStatus.SET_ASIDE:
            raise SetAside(head.reason or "")
        if head.damage:
            raise SetAside(head.damage)
        try:
            match = Match.load(head.snapshot)
        except Unreadable as error:
            raise SetAside(str(error)) from error
        events = [
            Event(row.kind, row.args, row.only, row.but)
            for row in await self._store.events(match_id, since_version=max(0, match.version - RECENT))
        ]
        answers = await self._store.answers(match_id, since_version=max(0, match.version - 1))
        chain = answers[-1].digest if answers else head.header.more.get("start", {}).get("chain", "")
        return Live(loaded, match, events, chain)
