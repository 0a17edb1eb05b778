"""An acknowledged click is never lost nor applied twice (the short run; `kill_soak` itself does a thousand), and a
power cut leaves a prefix of what was done.
"""

# ruff: noqa: ASYNC240 - small files, and nobody waits
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from store import Store
from tests.store.sample import Event, commit, new_match


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_kill_minus_nine_loses_and_doubles_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.kill_soak", "--kills", "25"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["kills"] == 25 and figures["acknowledged"] > 5 and figures["sent_again"] > 5


async def test_a_log_cut_anywhere_is_a_prefix_of_what_was_done(path: Path, tmp_path: Path) -> None:
    """What a power cut leaves of the write-ahead log: every commit in it is whole or not there."""
    clicks = 12
    async with await Store.open(str(path)) as store:
        await store.create_match(new_match())
        for version in range(clicks):
            await store.commit_answer(commit(expected=version, events=(Event("a"), Event("b")), keep_snapshot=True))
        cut, wal = tmp_path / "cut.db", tmp_path / "cut.db-wal"
        database, log = path.read_bytes(), path.with_name("dicehold.db-wal").read_bytes()
    frame = 24 + 4096
    seen: list[int] = []
    for end in range(32, len(log) + 1, frame * 2 + 517):
        cut.write_bytes(database)
        wal.write_bytes(log[:end])
        async with await Store.open(str(cut)) as store:
            row = await store.match("m1")
            if row is None:
                continue
            seen.append(row.version)
            assert row.snapshot == f"position {row.version}".encode() and row.damage is None
            assert len(await store.answers("m1")) == row.version
            assert len(await store.events("m1")) == 2 * row.version
            assert len(await store.snapshots("m1")) == row.version
        for leftover in tmp_path.glob("cut.db*"):
            leftover.unlink()
    assert seen == sorted(seen) and len(set(seen)) > clicks // 2
