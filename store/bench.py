"""How long a click waits for the store: load a match, then commit an answer to it."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

import msgspec

from store.rows import (
    Answer,
    AnswerCommit,
    Committed,
    Header,
    MatchRow,
    NewMatch,
    Parcel,
    Seat,
    Timer,
    TimersOf,
)
from store.store import Store


class Event(msgspec.Struct, frozen=True):
    """An event as the engine makes them."""

    kind: str
    args: dict[str, int] = {}
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds of one load and one commit, and how many clicks a second go through at once."""

    clicks: int
    p50: float
    p99: float
    worst: float
    per_second: float


def _match(number: int, rng: random.Random) -> NewMatch:
    row = MatchRow(
        id=f"bench{number}",
        guild_id=1,
        game="dice_forge",
        mode="classic",
        header=Header(options={"clock": "day"}, names=("A", "B", "C", "D")),
        seed=rng.randbytes(32),
        snapshot=rng.randbytes(4000),
    )
    return NewMatch(match=row, seats=tuple(Seat(seat=n, user_id=100 + n) for n in range(4)))


async def click(store: Store, match_id: str, interaction: int, rng: random.Random) -> None:
    """What a click costs: everything is loaded, everything is stored, with a usual number of consequences."""
    loaded = await store.load(match_id)
    assert loaded is not None
    now = time.time()
    version = loaded.match.version
    done = await store.commit_answer(
        AnswerCommit(
            match_id=match_id,
            expected_version=version,
            row=Answer(seat=version % 4, user_id=100, interaction_id=interaction, prompt_id=version, picks="a", at=now),
            snapshot=rng.randbytes(4000),
            events=tuple(Event("rolled", {"seat": 1, "value": n}) for n in range(5)),
            asked=((version + 1) % 4,),
            timers_cancelled=(TimersOf(prompt_id=version),),
            timers_set=(Timer(kind="deadline", prompt_id=version + 1, seat=0, due=now + 86400),),
            outbox=(Parcel(kind="board", payload={"version": version}, dedupe=f"board/{match_id}", created=now),),
            keep_snapshot=True,
            drafts_dropped=(version,),
        )
    )
    assert isinstance(done, Committed)


async def measure(url: str, clicks: int, tables: int = 50) -> Figures:
    """Play so many clicks one after the other over some tables, then the same number as fast as it goes."""
    rng = random.Random(1)
    async with await Store.open(url) as store:
        for number in range(tables):
            await store.delete_match(f"bench{number}")  # left behind by a run that was stopped
        for number in range(tables):
            await store.create_match(_match(number, rng))
        times: list[float] = []
        for number in range(clicks):
            start = time.perf_counter()
            await click(store, f"bench{number % tables}", number + 1, rng)
            times.append((time.perf_counter() - start) * 1000)
        start = time.perf_counter()

        async def table(which: int) -> None:
            for number in range(clicks // tables):
                await click(store, f"bench{which}", 10**9 + number * tables + which, rng)

        await asyncio.gather(*(table(which) for which in range(tables)))
        spent = time.perf_counter() - start
        for number in range(tables):
            await store.delete_match(f"bench{number}")
    times.sort()
    return Figures(
        clicks=clicks,
        p50=round(times[len(times) // 2], 3),
        p99=round(times[int(len(times) * 0.99)], 3),
        worst=round(times[-1], 3),
        per_second=round(clicks // tables * tables / spent),
    )


def bench(url: str | None, clicks: int) -> Figures:
    """Measure a given database, or SQLite in a file of its own that is removed afterwards."""
    if url is not None:
        return asyncio.run(measure(url, clicks))
    # Where the real one lies, since the folder for temporary files may be in memory.
    Path("var").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir="var", prefix="bench-") as folder:
        return asyncio.run(measure(str(Path(folder) / "bench.db"), clicks))
