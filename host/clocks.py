"""Clocks: timers are rows, one task sleeps until the earliest. Downtime was added to them at the start."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from engine.core.prompt import Answer, Refused
from host.live import NoMatch, SetAside
from store import MatchStatus, Parcel, StoreError, TimerRow

if TYPE_CHECKING:
    from host.croupier import Croupier

log = logging.getLogger(__name__)

LONGEST_SLEEP = 30.0


class Clocks:
    """Fires what is due, each exactly once, also over a crash."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier

    async def run(self) -> None:
        """Sleep until the earliest timer, fire it, for ever."""
        while True:
            try:
                await self.fire_due()
                await self._croupier.store.heartbeat(self._croupier.clock())
            except StoreError:
                log.exception("timers could not be read; they are tried again")
                await asyncio.sleep(5)
            await self._sleep()

    async def _sleep(self) -> None:
        due = await self._croupier.store.next_due()
        delay = LONGEST_SLEEP if due is None else max(0.05, min(LONGEST_SLEEP, due - self._croupier.clock()))
        # a new earlier timer is at most a second late: clocks are minutes and days, passes are seconds
        end = time.monotonic() + delay
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(1.0, left))
            if delay > 1.0:
                earlier = await self._croupier.store.next_due()
                if earlier is not None and earlier <= self._croupier.clock():
                    return

    async def fire_due(self) -> int:
        """Fire everything that is due; how many there were."""
        timers = await self._croupier.store.due(self._croupier.clock(), 100)
        for timer in timers:
            try:
                await self._fire(timer)
            except (NoMatch, SetAside):
                await self._croupier.store.timer_done(timer.id)
        return len(timers)

    async def _fire(self, timer: TimerRow) -> None:
        croupier, match_id = self._croupier, timer.match_id
        if match_id is None:
            await croupier.store.timer_done(timer.id)
            return
        async with croupier.lives.lock(match_id):
            live = await croupier.live(match_id)
            prompt = live.match.prompt(timer.prompt_id or 0)
            if prompt is None or live.head.status is not MatchStatus.PLAYING:
                await croupier.store.timer_done(timer.id)
                return
            if timer.kind == "reminder":
                await self._remind(match_id, timer)
                return
            people = [seat for seat in prompt.seats if not live.is_computer(seat)]
            seat = timer.seat if timer.seat is not None else people[0] if people else prompt.seats[0]
            by = "timeout" if timer.kind == "deadline" else "host"
            absent = live.seats[seat].absent + 1 if timer.kind == "deadline" else live.seats[seat].absent
            answer = Answer(seat, prompt.id, prompt.default, by)
            taken = await croupier.play(live, answer, timer_id=timer.id, absent=absent)
            if isinstance(taken, Refused):
                log.error("match %s: the default answer to %s was refused: %s", match_id, prompt.kind, taken.reason)
                await croupier.store.timer_done(timer.id)

    async def _remind(self, match_id: str, timer: TimerRow) -> None:
        croupier = self._croupier
        now = croupier.clock()
        parcel = Parcel(
            kind="reminder", payload={"prompt": timer.prompt_id}, created=now, match_id=match_id,
            dedupe=f"reminder/{match_id}/{timer.prompt_id}", expires=now + 3600,
        )  # fmt: skip
        async with croupier.store.transaction() as tx:
            await tx.timer_done(timer.id)
            await tx.post([parcel])
        croupier.stirred.set()
