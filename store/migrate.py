"""Bring a database to the schema of this code, or refuse it."""

from __future__ import annotations

import logging
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from store import errors

# Several processes on one PostgreSQL may start at once; the number means nothing but is ours.
_LOCK = 0x0D1CE401D

logging.getLogger("alembic").setLevel(logging.WARNING)


def _config(conn: sa.Connection | None = None) -> Config:
    config = Config()
    # A percent sign in a path would be read as interpolation.
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = conn
    return config


def head() -> str:
    """The schema this code wants."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None
    return revision


def current(conn: sa.Connection) -> str | None:
    """The schema of a database; None if it has none of ours."""
    return MigrationContext.configure(conn).get_current_revision()


def check(conn: sa.Connection, name: str) -> str | None:
    """Refuse what is not ours or newer than this code; else the database's schema."""
    have = current(conn)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if have is not None and have not in known:
        raise errors.DatabaseUnreadable(errors.NEWER.format(name=name, detail=have))
    if have is None and "matches" not in (tables := sa.inspect(conn).get_table_names()) and tables:
        detail = "it holds other tables: " + ", ".join(sorted(tables)[:5])
        raise errors.DatabaseUnreadable(errors.NOT_A_DATABASE.format(name=name, detail=detail))
    return have


def upgrade(conn: sa.Connection, name: str) -> None:
    """Run the migrations that are missing, all in the caller's transaction."""
    if conn.dialect.name == "postgresql":
        conn.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    if check(conn, name) != head():
        command.upgrade(_config(conn), "head")
