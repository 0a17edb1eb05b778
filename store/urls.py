"""Which database: DATABASE_URL in the ways people write it."""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy as sa
from dotenv import dotenv_values
from sqlalchemy.exc import ArgumentError

from store.errors import DatabaseUnreadable

DEFAULT_URL = "sqlite+aiosqlite:///var/dicehold.db"
DEFAULT_BACKUPS = Path("var/backups")


def configured_url() -> str:
    """DATABASE_URL from the environment or from .env, else the default file."""
    return os.environ.get("DATABASE_URL") or dotenv_values(".env").get("DATABASE_URL") or DEFAULT_URL


def parse(url: str) -> Path | sa.URL:
    """The path of a SQLite file, or the address of a PostgreSQL server with its driver."""
    if "://" not in url:
        return Path(url)
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseUnreadable(f"DATABASE_URL cannot be understood: {error}.") from None
    kind = parsed.drivername.partition("+")[0]
    if kind == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise DatabaseUnreadable(
                "DATABASE_URL names no file. Write sqlite+aiosqlite:///var/dicehold.db, for example."
            )
        return Path(parsed.database)
    if kind in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+asyncpg")
    raise DatabaseUnreadable(f"DATABASE_URL names {kind!r}. Dicehold knows SQLite and PostgreSQL.")
