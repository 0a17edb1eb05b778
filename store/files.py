"""SQLite files: open, check, lock. Nothing is repaired silently."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from store import backup, errors, migrate
from store.database import BUSY_SECONDS, SqliteDatabase, use_text

T = TypeVar("T")
_BY_EFFECTIVE = os.access in os.supports_effective_ids

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks must do
    fcntl = None


class FileLock:
    """Says that a bot uses this database. The system releases it when the process dies, however it dies."""

    def __init__(self, database: Path) -> None:
        # A file of its own: closing a second handle on the database would drop SQLite's locks in this process.
        self.path = database.with_name(database.name + ".lock")
        self._handle: int | None = None

    def acquire(self) -> None:
        """Take it, or raise Busy."""
        if fcntl is None:
            return
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            detail = error.strerror or str(error)
            raise errors.DatabaseUnreadable(errors.NOT_ALLOWED.format(name=self.path, detail=detail)) from error
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            name = self.path.with_suffix("")
            raise errors.Busy(
                f"Another Dicehold is using {name}. Stop it first; two would do everything twice."
            ) from error
        self._handle = handle

    def release(self) -> None:
        """Give it back."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def quick_check(conn: sa.Connection) -> list[str]:
    """What SQLite finds wrong with the file; nothing if it is sound."""
    rows = [str(row[0]) for row in conn.exec_driver_sql("PRAGMA quick_check(5)")]
    return [] if rows == ["ok"] else rows


def check_place(path: Path) -> Path:
    """The full path, or a refusal where no database can be, before SQLite meets it with worse words."""
    path = path.absolute()
    try:
        folder = path.is_dir()
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # also a folder above it that may not be entered
        detail = error.strerror or str(error)
        raise errors.DatabaseUnreadable(errors.NOT_ALLOWED.format(name=path, detail=detail)) from error
    if folder:
        raise errors.DatabaseUnreadable(
            f"{path} is a folder. DATABASE_URL must name a file, for example {path / 'dicehold.db'}."
        )
    for place in (path, path.parent):
        if place.exists() and not os.access(place, os.R_OK | os.W_OK, effective_ids=_BY_EFFECTIVE):
            detail = "it may not be read and written"
            raise errors.DatabaseUnreadable(errors.NOT_ALLOWED.format(name=place, detail=detail))
    return path


async def open_sqlite(
    path: Path, backups: Path | None, keep: int, exclusive: bool
) -> tuple[SqliteDatabase, FileLock | None]:
    """Open a file, check it, migrate it (after a backup); on any doubt leave it as it is and raise."""
    path = check_place(path)
    if backups is not None:
        _refuse_silent_reset(path, backups)
    lock = FileLock(path) if exclusive else None
    if lock:
        lock.acquire()
    database = SqliteDatabase(path)
    try:
        await _examine(database, backups, keep)
    except BaseException:
        await database.close()
        if lock:
            lock.release()
        raise
    return database, lock


def _refuse_silent_reset(path: Path, backups: Path) -> None:
    """A database that has vanished is a loss to be told, not an invitation to begin anew."""
    if not path.exists() and (found := backup.backups_in(backups)):
        raise errors.DatabaseUnreadable(errors.MISSING.format(name=path, detail=found[0]))


async def _examine(database: SqliteDatabase, backups: Path | None, keep: int) -> None:
    found = await database.write(quick_check)
    if found:
        detail = "; ".join(found).replace("\n", " ")
        raise errors.DatabaseUnreadable(errors.DAMAGED.format(name=database.name, detail=detail))
    have = await database.write(lambda conn: migrate.check(conn, database.name))
    if have == migrate.head():
        return
    if have is not None and backups is not None:
        backup.write_backup(database.path, backups, keep, label="before-update")
    await database.write(lambda conn: migrate.upgrade(conn, database.name))


def examine(path: Path, look: Callable[[sa.Connection, str], T]) -> T:
    """Check a file thoroughly without changing it, then look into it."""
    name = str(path)
    engine = sa.create_engine(
        "sqlite://",
        poolclass=NullPool,
        creator=lambda: sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS),
    )
    event.listen(engine, "connect", lambda connection, _record: use_text(connection))
    try:
        with engine.connect() as conn:
            rows = [str(row[0]) for row in conn.exec_driver_sql("PRAGMA integrity_check(5)")]
            if rows != ["ok"]:
                detail = "; ".join(rows).replace("\n", " ")
                raise errors.DatabaseUnreadable(errors.DAMAGED.format(name=name, detail=detail))
            return look(conn, name)
    except (DBAPIError, sqlite3.Error) as error:
        errors.reraise(error, name)


@contextlib.contextmanager
def claim(path: Path) -> Iterator[None]:
    """Have a file for oneself, or raise Busy because somebody uses it."""
    lock = FileLock(path)
    lock.acquire()
    try:
        if path.exists() and _open_elsewhere(path):
            raise errors.Busy(f"{path} is in use. Stop the bot (or the tool that looks into it) and try again.")
        yield
    finally:
        lock.release()


def _open_elsewhere(path: Path) -> bool:
    """Does another connection have the file open? In WAL mode each holds a shared lock as long as it lives."""
    with contextlib.closing(sqlite3.connect(path, timeout=0.2, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            # A damaged file cannot be asked; then our own lock has to be answer enough.
            return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return False
