"""Backups are whole, few, and lead back; the command line says so."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from store import Committed, DatabaseUnreadable, DiskFull, Store, backup
from store import __main__ as command_line
from tests.store.sample import commit, new_match


def run(*arguments: str | Path) -> int:
    return command_line.main([str(one) for one in arguments])


def backups(folder: Path) -> list[Path]:
    return backup.backups_in(folder)


async def test_a_backup_holds_what_was_committed(lite: Store, tmp_path: Path) -> None:
    await lite.create_match(new_match())
    first = await lite.backup()
    await lite.commit_answer(commit())
    assert first is not None and backup.problems(first) == []
    async with await Store.open(str(first)) as old:
        row = await old.match("m1")
        assert row is not None and row.version == 0


async def test_backups_beside_play_are_consistent(lite: Store, tmp_path: Path) -> None:
    await lite.create_match(new_match())

    async def play() -> None:
        for version in range(60):
            assert await lite.commit_answer(commit(expected=version)) == Committed(version + 1)

    playing = asyncio.create_task(play())
    found: list[Path] = []
    while not playing.done():
        if (written := await lite.backup()) is not None:
            found.append(written)
    await playing
    for written in (one for one in found if one.exists()):
        async with await Store.open(str(written)) as old:
            row = await old.match("m1")
            assert row is not None and row.version == len(await old.answers("m1"))


async def test_only_the_last_few_are_kept(lite: Store, tmp_path: Path) -> None:
    written: list[Path] = []
    for _ in range(7):
        if (one := await lite.backup()) is not None:
            written.append(one)
        await asyncio.sleep(0.002)
    assert backups(tmp_path / "backups") == written[:1:-1]


async def test_what_a_crash_left_is_cleared_away_and_is_no_backup(lite: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "dicehold-20200101-000000-000.partial").write_bytes(b"half")
    assert backups(folder) == []
    await lite.backup()
    assert [one.suffix for one in folder.iterdir()] == [".db"]


async def test_the_hourly_task_goes_on_after_a_failure(
    lite: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    third = asyncio.Event()
    loop = asyncio.get_running_loop()
    calls: list[int] = []

    def fail(*_: object) -> Path:
        calls.append(1)
        if len(calls) == 3:
            loop.call_soon_threadsafe(third.set)
        raise DiskFull("no room")

    monkeypatch.setattr(backup, "write_backup", fail)
    task = asyncio.create_task(lite.backup_loop(every=0.01))
    await third.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert "no room" in caplog.text


async def test_without_a_folder_there_is_no_backup(path: Path) -> None:
    async with await Store.open(str(path)) as store:
        assert await store.backup() is None


def fill(path: Path, matches: int, folder: Path) -> None:
    async def work() -> None:
        async with await Store.open(str(path), backups=folder) as store:
            for n in range(matches):
                await store.create_match(new_match(f"m{n}", snapshot=os.urandom(4000)))
            await store.backup()

    asyncio.run(work())


def test_restore_drill(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A thousand matches, a damaged file, the way back: in far less than a minute."""
    folder = tmp_path / "backups"
    fill(path, 1000, folder)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    damaged = path.read_bytes()
    with pytest.raises(DatabaseUnreadable, match="python -m store restore"):
        asyncio.run(Store.open(str(path)))
    assert run("check", "--url", path, "--backups", folder) == 1
    start = time.monotonic()
    assert run("restore", "--url", path, "--backups", folder) == 0
    assert time.monotonic() - start < 20
    out = capsys.readouterr().out
    assert "The former database was kept as" in out and "Start the bot" in out
    (aside,) = path.parent.glob("dicehold.db.former-*[0-9]")
    assert aside.read_bytes() == damaged
    assert run("check", "--url", path, "--backups", folder) == 0
    assert "is sound" in capsys.readouterr().out

    async def look() -> int:
        async with await Store.open(str(path)) as store:
            return len(await store.running())

    assert asyncio.run(look()) == 1000


def test_a_database_that_vanished_is_not_begun_anew(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    fill(path, 1, folder)
    path.unlink()
    with pytest.raises(DatabaseUnreadable, match=r"There is no database .* restore"):
        asyncio.run(Store.open(str(path), backups=folder))
    assert run("restore", "--url", path, "--backups", folder) == 0
    assert run("check", "--url", path, "--backups", folder) == 0


def test_restore_takes_the_newest_sound_backup(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "backups"
    fill(path, 2, folder)
    (folder / "dicehold-99990101-000000-000.db").write_bytes(b"rubbish" * 1000)
    assert run("restore", "--url", path, "--backups", folder) == 0
    assert "99990101" in capsys.readouterr().err


def test_restore_of_a_named_file_and_of_nothing(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "backups"
    assert run("restore", "--url", path, "--backups", folder) == 1
    assert "Nothing was changed" in capsys.readouterr().err
    assert run("restore", tmp_path / "no.db", "--url", path, "--backups", folder) == 1
    empty = tmp_path / "other.db"
    sqlite3.connect(empty).close()
    assert run("restore", empty, "--url", path, "--backups", folder) == 1
    fill(path, 1, folder)
    elsewhere = tmp_path / "new" / "place.db"
    assert run("restore", backups(folder)[0], "--url", elsewhere) == 0
    assert run("check", "--url", elsewhere, "--backups", folder) == 0


def test_restore_is_refused_while_a_bot_runs(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "backups"
    fill(path, 1, folder)
    child = """
import asyncio, sys
from store import Store
async def main():
    async with await Store.open(sys.argv[1], exclusive=sys.argv[2] == "bot") as store:
        await store.running()
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(main())
"""
    before = path.read_bytes()
    for kind in ("bot", "tool"):
        arguments = [sys.executable, "-c", child, str(path), kind]
        with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None and process.stdout.readline() == "open\n"
            assert run("restore", "--url", path, "--backups", folder) == 1
            assert "Stop" in capsys.readouterr().err
            assert run("check", "--url", path, "--backups", folder) == 0  # these work beside it
            assert run("backup", "--url", path, "--backups", folder) == 0
            process.communicate()
    assert path.read_bytes() == before
    assert run("restore", "--url", path, "--backups", folder) == 0


def test_check_names_matches_that_cannot_be_read(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(path, 2, tmp_path / "b")
    connection = sqlite3.connect(path)
    connection.execute("UPDATE matches SET snapshot = x'00' WHERE id = 'm1'")
    connection.commit()
    connection.close()
    assert run("check", "--url", path, "--backups", tmp_path / "none") == 1
    out = capsys.readouterr().out
    assert "Match m1 cannot be read" in out and "m0" not in out and "no backups" in out


def test_the_command_line_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--url", tmp_path / "no.db") == 1
    assert run("backup", "--url", tmp_path / "no.db") == 1
    assert "There is no database" in capsys.readouterr().err
    assert run("backup", "--url", "postgresql://u:p@127.0.0.1:1/x") == 2
    assert "pg_dump" in capsys.readouterr().err
    assert run("check", "--url", "postgresql://u:p@127.0.0.1:1/x") == 1
    assert "cannot be reached" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        run("dance")


def test_the_environment_names_the_database(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert run("check") == 1 and "var/dicehold.db" in capsys.readouterr().err
    (tmp_path / ".env").write_text(f"DATABASE_URL=sqlite+aiosqlite:///{path}\n")
    assert run("check") == 0
    monkeypatch.setenv("DATABASE_URL", str(tmp_path))
    assert run("check") == 1


def test_bench_prints_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("bench", "--clicks", "100") == 0
    assert "p50" in capsys.readouterr().out
