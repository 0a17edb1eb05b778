"""kill -9 at random instants: what was acknowledged is there, once, and nothing is half done.

    python -m tests.store.kill_soak --kills 1000

A child plays at ten tables and acknowledges each click on a pipe, after the commit. The parent kills it, looks
what is stored, and starts the next one, which is sent again all that was under way and a tenth of what was
acknowledged. The child is forked from a parent that has everything imported, so that a kill costs 0.1 s and not a
second. The parent runs no event loop and no thread: else it could not fork.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import os
import random
import select
import signal
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from store import Answer, AnswerCommit, Committed, Parcel, Repeated, Stale, Store, Timer, TimersOf
from tests.store.sample import Event, new_match

TABLES = 10
STRIDE = 1_000_000_000  # interaction = table * STRIDE + number of the click


def position(before: bytes, interaction: int) -> bytes:
    """The position after a click: a chain of hashes, so that it proves the whole log."""
    return hashlib.sha256(before[:32] + interaction.to_bytes(8, "big")).digest() * 60


async def click(store: Store, interaction: int) -> str:
    """One click, as the host does it; 'new' or 'again'."""
    name = f"t{interaction // STRIDE}"
    while True:
        row = await store.match(name)
        assert row is not None
        now = time.time()
        version = row.version
        done = await store.commit_answer(
            AnswerCommit(
                match_id=name,
                expected_version=version,
                row=Answer(seat=0, interaction_id=interaction, picks=interaction, at=now),
                snapshot=position(row.snapshot, interaction),
                events=(Event("clicked", {"n": interaction}), Event("rolled")),
                timers_cancelled=(TimersOf(prompt_id=version),),
                timers_set=(Timer(kind="deadline", prompt_id=version + 1, due=now),),
                outbox=(Parcel(kind="board", payload=version + 1, dedupe=name, created=now),),
                keep_snapshot=version % 3 == 0,
            )
        )
        match done:
            case Committed():
                return "new"
            case Repeated():
                return "again"
            case Stale():
                continue


async def play(path: str, resend: list[int], following: list[int], pipe: int) -> None:
    """The child: first what is sent again, then new clicks for ever."""
    async with await Store.open(path) as store:

        async def send(interaction: int) -> None:
            # Announced before and acknowledged after; a line this short is written whole.
            os.write(pipe, f"sent {interaction}\n".encode())
            how = await click(store, interaction)
            os.write(pipe, f"{how} {interaction}\n".encode())

        async def table(number: int) -> None:
            for interaction in [one for one in resend if one // STRIDE == number]:
                await send(interaction)
            interaction = following[number]
            while True:
                await send(interaction)
                interaction += 1

        await asyncio.gather(*(table(number) for number in range(TABLES)))


class Soak:
    """The parent: what it was told, and what it finds."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.rng = random.Random(seed)
        self.acknowledged: set[int] = set()
        self.under_way: set[int] = set()
        self.following = [table * STRIDE + 1 for table in range(TABLES)]
        self.again = 0

    def prepare(self) -> None:
        """Ten tables at version 0, made in a child since an event loop here would start threads."""

        async def make() -> None:
            async with await Store.open(str(self.path)) as store:
                for number in range(TABLES):
                    await store.create_match(new_match(f"t{number}", snapshot=bytes(32)))

        child = os.fork()
        if child == 0:
            _leave(make())
        assert os.waitpid(child, 0)[1] == 0

    def kill_one(self) -> None:
        """Start a child, kill it some time later, read to the end what it said."""
        resend = sorted(self.under_way)
        if self.acknowledged:
            size = min(len(self.acknowledged) // 10 + 1, 20)
            resend += self.rng.sample(sorted(self.acknowledged), size)
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            _leave(play(str(self.path), resend, self.following, theirs))
        os.close(theirs)
        # Mostly in the middle of play, now and then while it is still opening the database.
        end = time.monotonic() + (
            self.rng.uniform(0.0, 0.08) if self.rng.random() < 0.1 else self.rng.uniform(0.06, 0.2)
        )
        said = b""
        while (left := end - time.monotonic()) > 0:
            if select.select([ours], [], [], left)[0]:
                chunk = os.read(ours, 65536)
                if not chunk:
                    break
                said += chunk
        os.kill(child, signal.SIGKILL)
        while chunk := os.read(ours, 65536):
            said += chunk
        os.close(ours)
        status = os.waitpid(child, 0)[1]
        if not os.WIFSIGNALED(status):
            raise AssertionError(f"the child ended by itself with {status}")
        self._hear(said.decode())

    def _hear(self, said: str) -> None:
        for line in said.splitlines():
            how, _, number = line.partition(" ")
            interaction = int(number)
            table = interaction // STRIDE
            if how == "sent":
                self.following[table] = max(self.following[table], interaction + 1)
                if interaction not in self.acknowledged:
                    self.under_way.add(interaction)
                continue
            if how == "new" and interaction in self.acknowledged:
                raise AssertionError(f"click {interaction} was applied twice")
            self.again += how == "again"
            self.under_way.discard(interaction)
            self.acknowledged.add(interaction)

    def verify(self) -> int:
        """Everything acknowledged is stored once, and log, position, events, timers and outbox agree."""
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
            stored: list[int] = []
            for number in range(TABLES):
                name = f"t{number}"
                version, snapshot = connection.execute(
                    "SELECT version, snapshot FROM matches WHERE id = ?", (name,)
                ).fetchone()
                log = connection.execute(
                    "SELECT version, interaction_id FROM answers WHERE match_id = ? ORDER BY version", (name,)
                ).fetchall()
                assert [one[0] for one in log] == list(range(1, version + 1)), name
                replayed = bytes(32)
                for _, interaction in log:
                    replayed = position(replayed, interaction)
                assert replayed == snapshot, f"{name}: the position is not that of its log"
                events = connection.execute("SELECT count(*) FROM events WHERE match_id = ?", (name,)).fetchone()[0]
                assert events == 2 * version, name
                if version:
                    timers = connection.execute("SELECT prompt_id FROM timers WHERE match_id = ?", (name,)).fetchall()
                    assert timers == [(version,)], name
                    boards = connection.execute("SELECT payload FROM outbox WHERE match_id = ?", (name,)).fetchall()
                    assert boards == [(str(version),)], name
                stored += [one[1] for one in log]
        assert len(stored) == len(set(stored)), "a click was applied twice"
        lost = self.acknowledged - set(stored)
        assert not lost, f"acknowledged but lost: {sorted(lost)[:5]}"
        assert set(stored) <= self.acknowledged | self.under_way, "a click nobody made"
        return len(stored)


def _leave(work: object) -> None:
    """Run a child's work and end without the parent's clean-up."""
    code = 1
    try:
        asyncio.run(work)  # pyright: ignore
        code = 0
    except BaseException as error:
        print(f"child: {error!r}", file=sys.stderr, flush=True)
    os._exit(code)


def main() -> int:
    """Kill so many times; JSON of what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--dir", default=None, help="where the database is made (default: the system's place)")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.randrange(2**32)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(dir=options.dir) as folder:
        soak = Soak(Path(folder) / "soak.db", seed)
        soak.prepare()
        try:
            for number in range(1, options.kills + 1):
                soak.kill_one()
                if number <= 25 or number % 25 == 0:
                    soak.verify()
            stored = soak.verify()
        except AssertionError as error:
            print(f"seed {seed}: {error}", file=sys.stderr)
            return 1
    figures = {
        "kills": options.kills,
        "stored": stored,
        "acknowledged": len(soak.acknowledged),
        "sent_again": soak.again,
        "lost": 0,
        "doubled": 0,
        "seconds": round(time.monotonic() - start, 1),
        "seed": seed,
    }
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
