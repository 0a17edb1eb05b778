"""Deliveries: what the store says is to be shown goes out, in order for each match, until it arrived."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from store import ParcelRow, StoreError

if TYPE_CHECKING:
    from host.croupier import Croupier

log = logging.getLogger(__name__)

Deliver = Callable[[ParcelRow], Awaitable[None]]

ATTEMPTS = 8
LASTING = ("board", "result")
"""Without these a match would look stuck: they are tried again for as long as it takes."""
LONGEST_WAIT = 300.0
BREATH = 0.03
"""Many clicks in a moment are one look into the outbox."""


class Undeliverable(Exception):
    """There is nobody to deliver to any more (guild gone, match cancelled): the parcel is dropped."""


class Delayed(Exception):
    """Not now; try again after this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds:g} s")
        self.seconds = seconds


class Delivery:
    """Takes parcels out of the outbox and hands them to Discord. Parcels of one match go one after another."""

    def __init__(self, croupier: Croupier, deliver: Deliver) -> None:
        self._croupier = croupier
        self._deliver = deliver
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._shown: list[ParcelRow] = []
        """Boards that have arrived: to be shown twice does no harm, so they are noted together."""

    async def run(self) -> None:
        """Deliver what is due, for ever."""
        croupier = self._croupier
        while True:
            croupier.stirred.clear()
            try:
                await self._note_shown()
                await self.round()
                due = await croupier.store.outbox_next(croupier.clock())
            except StoreError:
                log.exception("the outbox could not be read; it is tried again")
                await asyncio.sleep(5)
                continue
            wait = LONGEST_WAIT if due is None else max(0.02, min(LONGEST_WAIT, due - croupier.clock()))
            if self._busy and due is not None and due <= croupier.clock():
                wait = 0.05  # what is due belongs to a match that is being served
            # not wait_for: on Python 3.11 it can swallow the cancellation that ends this task
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await croupier.stirred.wait()
                    await asyncio.sleep(BREATH)

    async def round(self) -> None:
        """Start delivering everything that is due."""
        croupier = self._croupier
        lines: dict[str, list[ParcelRow]] = {}
        for parcel in await croupier.store.outbox_due(croupier.clock(), 200):
            lines.setdefault(parcel.match_id or f"parcel-{parcel.id}", []).append(parcel)
        for place, parcels in lines.items():
            if place not in self._busy:
                task = asyncio.get_running_loop().create_task(self._line(place, parcels), name=f"deliver {place}")
                self._busy[place] = task

    async def _note_shown(self) -> None:
        shown, self._shown = self._shown, []
        if not shown:
            return
        async with self._croupier.store.transaction() as tx:
            for parcel in shown:
                await tx.outbox_sent(parcel)

    async def idle(self) -> None:
        """Deliver all that is due now and wait for it (tests)."""
        while True:
            await self.round()
            if not self._busy:
                return
            await asyncio.gather(*self._busy.values())
            await self._note_shown()

    async def close(self) -> None:
        """Stop; what was not delivered stays in the outbox."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._note_shown()

    async def _line(self, place: str, parcels: list[ParcelRow]) -> None:
        try:
            for parcel in parcels:
                await self._one(parcel)
        except StoreError:
            log.exception("%s: a delivery could not be noted; it may be repeated", place)
        finally:
            self._busy.pop(place, None)
            self._croupier.stirred.set()

    async def _one(self, parcel: ParcelRow) -> None:
        store, now = self._croupier.store, self._croupier.clock()
        if parcel.expires is not None and parcel.expires < now:
            await store.outbox_sent(parcel)
            return
        try:
            await self._deliver(parcel)
        except Undeliverable as reason:
            log.info("match %s: %s dropped: %s", parcel.match_id, parcel.kind, reason)
            await store.outbox_sent(parcel)
        except Delayed as delay:
            await store.outbox_failed(parcel, str(delay), now + delay.seconds)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if parcel.attempts + 1 >= ATTEMPTS and parcel.kind not in LASTING:
                log.exception("match %s: %s given up after %s attempts", parcel.match_id, parcel.kind, ATTEMPTS)
                await store.outbox_sent(parcel)
                return
            first = parcel.attempts == 0
            log.warning("match %s: %s not delivered yet: %s", parcel.match_id, parcel.kind, error, exc_info=first)
            await store.outbox_failed(parcel, repr(error), now + min(LONGEST_WAIT, 2.0**parcel.attempts))
        else:
            if parcel.kind == "board":
                self._shown.append(parcel)
            else:
                await store.outbox_sent(parcel)
