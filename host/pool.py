"""Slow work out of the way: pictures and computer players in a few processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from engine.core.computers import choose
from engine.core.match import Match
from engine.core.prompt import Answer
from engine.core.view import View

log = logging.getLogger(__name__)
T = TypeVar("T")


class Pool:
    """A process pool that replaces itself if a worker dies. `workers=0`: a thread, for tests."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor = self._make()

    def _make(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="pool")
        context = multiprocessing.get_context("spawn")  # a fork would copy locks that other threads hold
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something slow; once more if the worker died of it."""
        try:
            return await self._hand_over(work, *args)
        except BrokenProcessPool:
            log.warning("a worker process died; starting new ones")
            self._executor = self._make()
            return await self._hand_over(work, *args)

    def _hand_over(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        # workers are started here: Ctrl-C, which a terminal sends to all processes, must not reach them
        with _no_interrupt():
            return asyncio.get_running_loop().run_in_executor(self._executor, work, *args)

    async def warm(self) -> None:
        """Load games and fonts before the first click needs them."""
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.gather(*(self.run(_rehearse) for _ in range(self._workers)))

    def close(self) -> None:
        """End the workers."""
        self._executor.shutdown(wait=False, cancel_futures=True)


@contextlib.contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ctrl-C waits meanwhile; processes that are started here never see it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    from engine.core import registry
    from render import registry as pictures
    from words import LOCALES, words

    registry.games()
    pictures.discover()
    for locale in LOCALES:
        words(locale)


def _rehearse() -> None:
    from render import registry as pictures

    pictures.rehearse()


def think(snapshot: bytes, seat: int, level: str) -> tuple[int, Answer | None]:
    """What a computer seat answers: the version it saw, and the answer (None: it declines)."""
    match = Match.load(snapshot)
    return match.version, choose(match, seat, level)


def draw(kind: str, view: View, locale: str, focus: Any = None) -> tuple[bytes, str] | None:
    """A picture (PNG and its words) of a view; None if this game has no such picture."""
    from render import registry as pictures
    from words import words

    if kind not in pictures.kinds(view.game):
        return None
    picture = pictures.draw(view.game, kind, view, words(locale), focus)
    return picture.png, picture.alt


def show(
    place: str, view: View, locale: str, prompt: int = 0, drafts: dict[int, dict[str, Any]] | None = None
) -> tuple[bytes, str] | None:
    """The picture (PNG and its words) that suits a place ("table" or "hand") and the question looked at there."""
    from render import registry as pictures
    from words import words

    picture = pictures.show(place, view, words(locale), prompt, drafts)
    return None if picture is None else (picture.png, picture.alt)
