"""Migrations, damaged files, full disks: refused or survived, with words that help, and never repaired silently."""

# ruff: noqa: ASYNC240 - small files, and nobody waits
from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from store import (
    Busy,
    Committed,
    DatabaseUnreadable,
    DiskFull,
    MatchStatus,
    Mention,
    Store,
    StoreError,
    errors,
    migrate,
    quick,
    schema,
)
from tests.store.sample import commit, new_match


def revision(path: Path) -> str | None:
    connection = sqlite3.connect(path)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.close()
    return row and row[0]


# Migrations


async def test_an_empty_place_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "dicehold.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        await store.create_match(new_match())
    assert revision(path) == migrate.head()
    async with await Store.open(str(path)) as store:  # opening again changes nothing
        assert await store.match("m1") is not None


async def test_migrations_make_what_the_schema_says(store: Store) -> None:
    differences = await store.change(lambda conn: compare_metadata(MigrationContext.configure(conn), schema.metadata))
    assert differences == []


async def test_options_of_sqlite_tables_are_in_the_migrations_too(path: Path) -> None:
    """Alembic compares neither WITHOUT ROWID nor AUTOINCREMENT."""
    fresh = sa.create_engine("sqlite://")
    schema.metadata.create_all(fresh)
    wanted = dict(fresh.connect().exec_driver_sql("SELECT name, sql FROM sqlite_master").all())
    fresh.dispose()
    connection = sqlite3.connect(path)
    found = dict(connection.execute("SELECT name, sql FROM sqlite_master").fetchall())
    connection.close()
    for table in schema.metadata.tables:
        for option in ("WITHOUT ROWID", "AUTOINCREMENT"):
            assert (option in wanted[table]) == (option in found[table]), table


async def test_sqlite_is_set_up_as_promised(lite: Store) -> None:
    def ask(conn: sa.Connection) -> list[object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]

    assert await lite.change(ask) == ["wal", 2, 1, 5000]
    with pytest.raises(DatabaseUnreadable, match="readonly"):  # what only looks cannot write
        await lite.look(lambda conn: conn.exec_driver_sql("DELETE FROM meta"))


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "dicehold.db"
    upgrade = migrate.command.upgrade

    def fail(config: object, target: str) -> None:
        upgrade(config, target)  # pyright: ignore
        raise ZeroDivisionError

    monkeypatch.setattr(migrate.command, "upgrade", fail)
    with pytest.raises(ZeroDivisionError):
        await Store.open(str(path))
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()


async def test_a_newer_database_is_refused(url: str) -> None:
    async with await Store.open(url) as store:
        await store.change(lambda conn: conn.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseUnreadable, match=r"newer Dicehold \(schema 9999\). Update the bot"):
        await Store.open(url)


async def test_an_older_database_is_backed_up_before_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, upgrade = tmp_path / "dicehold.db", migrate.command.upgrade
    with monkeypatch.context() as first:  # as the first release left it
        first.setattr(migrate.command, "upgrade", lambda config, _: upgrade(config, "0001"))
        async with await Store.open(str(path)) as store:
            await store.create_match(new_match())
    with sqlite3.connect(path) as connection:
        assert revision(path) == "0001"
        connection.execute("INSERT INTO mentions VALUES (5, 'm1', 6, '[0]', 1.0)")
    connection.close()
    async with await Store.open(str(path), backups=tmp_path / "b") as store:
        old = Mention(match_id="m1", message_id=5, channel_id=6, seats=(0,), created=1.0)
        assert await store.mentions("m1") == (old,), "what stood there still stands"
        await store.add_mention(msgspec.structs.replace(old, message_id=7, offer="respond/1"))
        assert [one.offer for one in await store.mentions("m1")] == ["", "respond/1"]
    assert revision(path) == migrate.head()
    assert [one.name.endswith("-before-update.db") for one in (tmp_path / "b").iterdir()] == [True]


async def test_a_second_bot_on_the_same_file_is_refused(lite: Store, path: Path) -> None:
    with pytest.raises(Busy, match="Another Dicehold is using"):
        await Store.open(str(path))
    async with await Store.open(str(path), exclusive=False) as looking:
        assert await looking.running() == []


# Places and files that are no databases


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreadable, match="is a folder"):
        await Store.open(str(tmp_path))


async def test_other_files_are_refused_and_left_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    path.write_bytes(b"These are my notes, not a database. " * 500)
    before = path.read_bytes()
    with pytest.raises(DatabaseUnreadable, match="is not a Dicehold database"):
        await Store.open(str(path))
    assert path.read_bytes() == before


async def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (id)")
    connection.close()
    with pytest.raises(DatabaseUnreadable, match="other tables: recipes"):
        await Store.open(str(path))


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "postgresql://x:y:z/q:"])
async def test_urls_we_do_not_know_are_refused(url: str) -> None:
    with pytest.raises(DatabaseUnreadable, match="DATABASE_URL"):
        await Store.open(url)


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(DatabaseUnreadable, match="cannot be reached") as caught:
        await Store.open("postgresql://bot:hunter2@127.0.0.1:1/dicehold")
    assert "hunter2" not in str(caught.value)


@pytest.fixture
def nobody() -> Iterator[None]:
    """Root may do everything, so the test becomes somebody who may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_file_that_may_not_be_written_is_refused(path: Path, nobody: None) -> None:
    if os.getuid() == 0:
        for place in (path, *path.parents[:3]):
            os.seteuid(0)
            place.chmod(0o755 if place.is_dir() else 0o444)
            os.seteuid(65534)
    else:
        path.chmod(0o444)
    with pytest.raises(DatabaseUnreadable, match="may not use"):
        await Store.open(str(path))


# Damage


@pytest.fixture
async def full(path: Path) -> Path:
    """A closed database with some matches in it, all of it in the one file."""
    async with await Store.open(str(path)) as store:
        for n in range(12):
            await store.create_match(new_match(f"m{n}", snapshot=bytes([n]) * 5000))
            await store.commit_answer(commit(f"m{n}", snapshot=bytes([n + 1]) * 5000, keep_snapshot=True))
    assert not path.with_name(path.name + "-wal").exists()
    return path


async def test_a_truncated_file_is_refused(full: Path) -> None:
    size = full.stat().st_size
    for part in (size // 2, 4096 * 3, 5000, 700):
        with full.open("r+b") as file:
            file.truncate(part)
        before = full.read_bytes()
        with pytest.raises(DatabaseUnreadable, match=r"damaged|not a Dicehold database"):
            await Store.open(str(full))
        assert full.read_bytes() == before


@pytest.mark.parametrize("table", ["answers", "events", "seats", "ix_seats_user_id", "meta"])
async def test_a_damaged_table_is_found_at_start_and_not_by_a_player(full: Path, table: str) -> None:
    connection = sqlite3.connect(full)
    root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    connection.close()
    with full.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(bytes(4096))
    with pytest.raises(DatabaseUnreadable, match="is damaged"):
        await Store.open(str(full))


async def test_damage_in_any_page_is_refused_or_spoils_one_match(full: Path, tmp_path: Path) -> None:
    """Eight bytes overwritten somewhere in each page: never a wrong position that counts as right."""
    rng = random.Random(7)
    whole = full.read_bytes()
    refused = spoiled = 0
    for page in range(len(whole) // 4096):
        copy = tmp_path / f"page{page}.db"
        at = page * 4096 + rng.randrange(4088)
        copy.write_bytes(whole[:at] + bytes(b ^ 0x5A for b in whole[at : at + 8]) + whole[at + 8 :])
        try:
            async with await Store.open(str(copy), exclusive=False) as store:
                heads = await store.running(status=tuple(MatchStatus))
                for head in heads:
                    row = await store.match(head.id)
                    if row is None or row.damage or head.damage:
                        spoiled += 1
                    else:
                        assert row.snapshot == bytes([int(row.id[1:]) + 1]) * 5000, page
        except StoreError as error:
            refused += 1
            assert "python -m store restore" in str(error), page
    assert refused > 0 and spoiled > 0


async def test_a_match_with_a_flipped_bit_is_set_aside_and_the_others_go_on(full: Path) -> None:
    connection = sqlite3.connect(full)
    connection.execute("UPDATE matches SET snapshot = zeroblob(5000) WHERE id = 'm3'")
    connection.execute("UPDATE matches SET header = CAST(x'7b22ff' AS TEXT) WHERE id = 'm4'")
    connection.execute("UPDATE matches SET status = 'plaiyng' WHERE id = 'm5'")
    connection.commit()
    connection.close()
    async with await Store.open(str(full)) as store:
        for head in await store.running(status=tuple(MatchStatus)):
            row = await store.match(head.id)
            assert row is not None
            if row.damage:
                assert head.id in ("m3", "m4") and await store.set_aside(head.id, row.damage, 1.0)
        assert len(await store.running()) == 9
        broken = await store.match("m5")
        assert broken is not None and broken.damage and broken.status == MatchStatus.SET_ASIDE
        assert await store.commit_answer(commit("m1", 1)) == Committed(2)


async def test_small_damaged_values_count_as_empty_and_are_reported(
    lite: Store, caplog: pytest.LogCaptureFixture
) -> None:
    from store import Parcel, Timer

    await lite.set_timers([Timer(kind="t", place="x", due=1.0, data=1), Timer(kind="u", place="x", due=2.0, data=2)])
    await lite.post([Parcel(kind="p", payload=1, created=1.0)])
    await lite.change(lambda conn: conn.exec_driver_sql("UPDATE timers SET data = '{' WHERE kind = 't'"))
    await lite.change(lambda conn: conn.exec_driver_sql("UPDATE outbox SET payload = CAST(x'ff' AS TEXT)"))
    assert [one.data for one in await lite.due(5.0)] == [None, 2]
    assert [one.payload for one in await lite.outbox_due(5.0)] == [None]
    assert "timer 1" in caplog.text and "outbox 1" in caplog.text


# Disks


async def grow(store: Store) -> int:
    """Commit until the disk is full; the version reached."""
    version = 0
    with pytest.raises(DiskFull, match="Nothing was lost"):
        for version in range(2000):
            assert await store.commit_answer(commit(expected=version, snapshot=os.urandom(20_000), keep_snapshot=True))
    return version


async def test_a_full_database_refuses_and_then_goes_on(lite: Store) -> None:
    await lite.create_match(new_match())
    # Dropped with the connection, which a lane replaces after trouble with the disk: like a disk that was cleared.
    await lite.change(lambda conn: conn.exec_driver_sql("PRAGMA max_page_count = 120"))
    version = await grow(lite)
    row = await lite.match("m1")
    assert row is not None and row.version == version and row.damage is None
    assert len(await lite.answers("m1")) == version
    large = commit(expected=version, snapshot=os.urandom(400_000))
    assert await lite.commit_answer(large) == Committed(version + 1)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 2 MB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if os.geteuid() != 0 or not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("needs the right to mount a small disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


async def test_a_full_disk_refuses_and_then_goes_on(small_disk: Path, migrated: Path) -> None:
    path = Path(shutil.copy(migrated, small_disk / "dicehold.db"))
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 500_000)
    async with await Store.open(str(path), backups=small_disk / "b") as store:
        await store.create_match(new_match())
        version = await grow(store)
        for _ in range(3):  # still full, still friendly
            with pytest.raises(DiskFull):
                await store.commit_answer(commit(expected=version, snapshot=os.urandom(200_000)))
        with pytest.raises(DiskFull):
            await store.backup()
        row = await store.match("m1")
        assert row is not None and row.version == version and row.damage is None
        ballast.unlink()
        assert await store.commit_answer(commit(expected=version)) == Committed(version + 1)
    async with await Store.open(str(path)) as store:
        assert len(await store.answers("m1")) == version + 1


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_FULL, DiskFull),
        (sqlite3.SQLITE_IOERR_FSYNC, DiskFull),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Busy),
        (sqlite3.SQLITE_CORRUPT_INDEX, DatabaseUnreadable),
        (sqlite3.SQLITE_READONLY_DBMOVED, DatabaseUnreadable),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, type(None)),
    ],
)
def test_errors_of_sqlite_get_our_words(code: int, kind: type) -> None:
    error = sqlite3.OperationalError("x")
    error.sqlite_errorcode = code
    assert type(errors.translate(error, "db")) is kind


def test_errors_of_the_system_get_our_words() -> None:
    assert isinstance(errors.translate(OSError(errno.ENOSPC, "full"), "db"), DiskFull)
    assert isinstance(errors.translate(ConnectionRefusedError(), "db"), Busy)
    assert errors.translate(ValueError("ours"), "db") is None


async def test_an_error_at_any_statement_rolls_all_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails at the first, second, third ... statement of a commit: all or nothing each time."""
    failing = {"at": -1, "count": 0}

    def failing_at_times(really: Callable[..., Any]) -> Callable[..., Any]:
        def statement(*args: Any) -> Any:
            failing["count"] += 1
            if failing["count"] == failing["at"]:
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
                raise error
            return really(*args)

        return statement

    async with await Store.open(str(path)) as store:
        await store.create_match(new_match())
        before_all = await store.counts()
        for name in ("send", "first"):
            monkeypatch.setattr(quick, name, failing_at_times(getattr(quick, name)))
        for at in range(1, 50):
            failing.update(at=at, count=0)
            try:
                done = await store.commit_answer(commit(keep_snapshot=True, asked=(1,), drafts_dropped=True))
            except DiskFull:
                assert await store.counts() == before_all
            else:
                assert done == Committed(1) and at > 5
                break
        else:
            pytest.fail("the commit never came through")
