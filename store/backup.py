"""Backups of a SQLite file by VACUUM INTO, and the way back."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path

from store import errors

log = logging.getLogger("dicehold.store")

PREFIX = "dicehold-"
SUFFIX = ".db"


def backups_in(folder: Path) -> list[Path]:
    """Finished backups, newest first."""
    return sorted(folder.glob(f"{PREFIX}*{SUFFIX}"), key=lambda path: path.name, reverse=True)


def write_backup(database: Path, folder: Path, keep: int = 5, label: str = "") -> Path:
    """Copy a database (also one in use) into the folder and keep the newest few.

    Written under a temporary name, checked, synced, then renamed: a file with a backup's name is whole.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime()) + f"-{time.time_ns() // 1_000_000 % 1000:03d}"
    target = folder / f"{PREFIX}{stamp}{'-' + label if label else ''}{SUFFIX}"
    partial = target.with_suffix(".partial")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left_over in folder.glob(f"{PREFIX}*.partial"):
            left_over.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(database, timeout=5.0, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(partial),))
        found = problems(partial)
        if found:
            raise errors.DatabaseUnreadable(errors.DAMAGED.format(name=database, detail="; ".join(found)))
        _sync(partial)
        partial.rename(target)
        _sync(folder)
    except (sqlite3.Error, OSError) as error:
        errors.reraise(error, str(database))
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
    for old in backups_in(folder)[max(keep, 1) :]:
        old.unlink(missing_ok=True)
    return target


def problems(path: Path) -> list[str]:
    """What is wrong with a database file nobody writes to; nothing if it is sound and ours."""
    if not path.is_file():
        return ["there is no such file"]
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(5)")]
            if found != ["ok"]:
                return found
            connection.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        return [str(error)]
    return []


def restore(database: Path, source: Path) -> Path | None:
    """Put a backup in the database's place; the former files are kept beside it. Where they are now, if any.

    The copy is complete and synced before it takes the place in one step: at no instant is there no database,
    from which the bot would begin anew.
    """
    fresh = database.with_name(database.name + ".restoring")
    former = database.with_name(f"{database.name}.former-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    had_one = database.exists()
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(fresh),))
        _sync(fresh)
        if had_one:
            _keep(database, former)
        # The log of the former file moves along: beside the restored one it would be taken for its own.
        for suffix in ("-wal", "-shm"):
            part = database.with_name(database.name + suffix)
            if part.exists():
                part.rename(former.with_name(former.name + suffix))
        fresh.replace(database)
        _sync(database.parent)
    except (sqlite3.Error, OSError) as error:
        errors.reraise(error, str(database))
    return former if had_one else None


def _keep(file: Path, other_name: Path) -> None:
    try:
        os.link(file, other_name)
    except OSError:  # a file system without links
        shutil.copy2(file, other_name)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
