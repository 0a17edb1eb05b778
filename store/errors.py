"""What can go wrong with a database, in words for whoever runs the bot."""

from __future__ import annotations

import errno
import sqlite3
from typing import NoReturn

import sqlalchemy.exc


class StoreError(Exception):
    """Something is wrong with the database. The message says what to do."""


class DatabaseUnreadable(StoreError):
    """The database cannot be opened or trusted: damaged, not a database, newer than the code, not allowed."""


class DiskFull(StoreError):
    """The disk takes no more data, or fails. Nothing of the transaction was stored; later ones may work."""


class Busy(StoreError):
    """The database is held by somebody else or cannot be reached just now. Nothing was stored; try again."""


class NoSuchMatch(StoreError):
    """There is no match with this id."""


DISK_FULL = (
    "The disk is full or failing ({detail}). Nothing was lost and nothing half done was stored. "
    "Make room where the database is; Dicehold goes on by itself."
)
BUSY = "The database is busy ({detail}). Nothing was stored. If this lasts, look for another process that uses it."
DAMAGED = (
    "The database {name} is damaged ({detail}). It was left as it is. "
    "Stop the bot and run `python -m store restore` to go back to the last good backup."
)
NOT_A_DATABASE = (
    "{name} is not a Dicehold database ({detail}). Check DATABASE_URL, or move the file away to begin anew; "
    "`python -m store restore` brings a backup back."
)
NOT_ALLOWED = (
    "Dicehold may not use {name} ({detail}). "
    "Give the user that runs the bot the right to read and write this file and its folder."
)
NEWER = (
    "The database {name} was written by a newer Dicehold (schema {detail}). "
    "Update the bot, or restore a backup from before the update with `python -m store restore`."
)
MISSING = (
    "There is no database {name}, but there are backups of one: {detail}. "
    "Run `python -m store restore` to go on from the last, or move them away to begin anew."
)
UNREACHABLE = "The database {name} cannot be reached ({detail}). Is the server running, and is DATABASE_URL right?"


def translate(error: BaseException, name: str) -> StoreError | None:
    """Our word for a driver's error; None if it is a mistake in our own code and should be seen as such."""
    original = getattr(error, "orig", None) or error
    detail = str(original).splitlines()[0] if str(original) else type(original).__name__
    if isinstance(original, sqlite3.Error):
        return _of_sqlite(original, detail, name)
    if isinstance(original, OSError):
        if original.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO):
            return DiskFull(DISK_FULL.format(detail=detail))
        if isinstance(original, PermissionError):
            return DatabaseUnreadable(NOT_ALLOWED.format(name=original.filename or name, detail=detail))
        if isinstance(original, ConnectionError | TimeoutError) or original.errno:
            return Busy(UNREACHABLE.format(name=name, detail=detail))
        return None
    return _of_postgres(error, original, detail, name)


def _of_sqlite(error: sqlite3.Error, detail: str, name: str) -> StoreError | None:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    match code:
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            return DiskFull(DISK_FULL.format(detail=detail))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Busy(BUSY.format(detail=detail))
        case sqlite3.SQLITE_CORRUPT:
            return DatabaseUnreadable(DAMAGED.format(name=name, detail=detail))
        case sqlite3.SQLITE_NOTADB:
            return DatabaseUnreadable(NOT_A_DATABASE.format(name=name, detail=detail))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return DatabaseUnreadable(NOT_ALLOWED.format(name=name, detail=detail))
        case _:
            return None


def _of_postgres(error: BaseException, original: BaseException, detail: str, name: str) -> StoreError | None:
    cause = original.__cause__ if getattr(original, "sqlstate", None) is None else original
    state: str = getattr(cause, "sqlstate", None) or getattr(original, "sqlstate", None) or ""
    if state.startswith("53") and state != "53300":  # insufficient resources; 53300 is too many connections
        return DiskFull(DISK_FULL.format(detail=detail))
    if state in ("40001", "40P01", "55P03", "53300"):
        return Busy(BUSY.format(detail=detail))
    if state.startswith(("08", "57P")):
        return Busy(UNREACHABLE.format(name=name, detail=detail))
    if state in ("42501", "28000", "28P01", "3D000"):
        return DatabaseUnreadable(NOT_ALLOWED.format(name=name, detail=detail))
    if isinstance(error, sqlalchemy.exc.DBAPIError) and error.connection_invalidated:
        return Busy(UNREACHABLE.format(name=name, detail=detail))
    return None


def reraise(error: BaseException, name: str) -> NoReturn:
    """Raise our word for it, or the error itself."""
    ours = translate(error, name)
    if ours is None:
        raise error
    raise ours from error
