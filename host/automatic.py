"""Answers that need no click: standing answers, computer seats, passes at closed tables, time-outs."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from engine.core.prompt import Answer, Refused
from host import pool
from host.live import Live, NoMatch, SetAside
from host.standing import standing_answer
from store import MatchStatus, StoreError

if TYPE_CHECKING:
    from host.croupier import Croupier

log = logging.getLogger(__name__)

WHIMS = 2
"""Optional answers a computer may give before somebody has to answer again."""


class Automatic:
    """One task per match that answers for seats that need not be asked, until a person is."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def wake(self, match_id: str, live: Live | None = None) -> None:
        """Something changed in this match (`live`: as it is now, if it is at hand)."""
        if match_id in self._tasks:
            self._again.add(match_id)
            return
        if live is not None and standing(live) is None and computer_to_move(live, {}) is None:
            return  # only people are asked
        task = asyncio.get_running_loop().create_task(self._tend(match_id), name=f"tend {match_id}")
        self._tasks[match_id] = task

    async def settled(self, match_id: str) -> None:
        """Wait until this match is not being tended."""
        task = self._tasks.get(match_id)
        if task is not None:
            await asyncio.wait([task])

    async def idle(self) -> None:
        """Wait until no match is being tended."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; every answer is a transaction of its own, so nothing is half done."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()

    async def _tend(self, match_id: str) -> None:
        whims: dict[int, int] = {}
        try:
            while True:
                self._again.discard(match_id)
                while await self._one(match_id, whims):
                    pass
                if match_id not in self._again:
                    break
        except (NoMatch, SetAside):
            pass
        except StoreError:
            log.exception("match %s: an automatic answer could not be stored; it is tried again later", match_id)
        except Exception:
            log.exception("match %s: automatic answers failed", match_id)
        finally:
            self._tasks.pop(match_id, None)

    async def _one(self, match_id: str, whims: dict[int, int]) -> bool:
        """Give one automatic answer; False if nobody but people is asked."""
        croupier = self._croupier
        async with croupier.lives.lock(match_id):
            live = await croupier.live(match_id)
            if live.head.status is not MatchStatus.PLAYING or live.match.result is not None:
                return False
            answer = standing(live)
            if answer is not None:
                return not isinstance(await croupier.play(live, answer), Refused)
            seat = computer_to_move(live, whims)
            if seat is None:
                return False
            snapshot, version, level = live.match.dump(), live.match.version, live.seats[seat].computer or "random"
        _, answer = await croupier.pool.run(pool.think, snapshot, seat, level)
        if answer is None:
            whims[seat] = WHIMS  # it wants nothing of what is optional now
            return True
        async with croupier.lives.lock(match_id):
            live = await croupier.live(match_id)
            if live.match.version != version:
                return True  # dropped: the match moved on while it was thinking
            prompt = live.match.prompt(answer.prompt)
            if prompt is not None:
                whims[seat] = whims.get(seat, 0) + 1 if prompt.optional else 0
            taken = await croupier.play(live, answer)
        if isinstance(taken, Refused):
            log.error("match %s: the computer on seat %s answered %s: %s", match_id, seat, answer, taken.reason)
            return await self._default(match_id, seat)
        return True

    async def _default(self, match_id: str, seat: int) -> bool:
        """A computer that fails gives the default answer, so that nobody waits for it for ever."""
        croupier = self._croupier
        async with croupier.lives.lock(match_id):
            live = await croupier.live(match_id)
            for prompt in live.match.prompts:
                if not prompt.optional and prompt.seats == (seat,):
                    answer = Answer(seat, prompt.id, prompt.default, "computer")
                    return not isinstance(await croupier.play(live, answer), Refused)
        return False


def standing(live: Live) -> Answer | None:
    """The next standing answer, if a seat has one for what it is asked."""
    for prompt in live.match.prompts:
        seat = prompt.seats[0] if len(prompt.seats) == 1 else None
        if prompt.optional or seat is None or live.is_computer(seat):
            continue
        picks = standing_answer(live, live.match, seat, prompt)
        if picks is not None:
            return Answer(seat, prompt.id, picks, "standing")
    return None


def computer_to_move(live: Live, whims: dict[int, int]) -> int | None:
    """The computer seat that answers next: one that must, or one that may want something optional."""
    prompts = live.match.prompts
    for prompt in prompts:
        if not prompt.optional and all(live.is_computer(seat) for seat in prompt.seats):
            return prompt.seats[0]
    for prompt in prompts:
        if prompt.optional:
            for seat in prompt.seats:
                if live.is_computer(seat) and whims.get(seat, 0) < WHIMS:
                    return seat
    return None
