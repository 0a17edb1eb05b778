"""A fresh store for every test: SQLite, and also PostgreSQL when TEST_POSTGRES_URL names a server to play with."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from store import Store, schema
from store.urls import parse

POSTGRES = os.environ.get("TEST_POSTGRES_URL")


async def _empty(url: str) -> None:
    """Remove everything of ours from a PostgreSQL database, which must say by its name that it is for tests."""
    address = parse(url)
    assert isinstance(address, sa.URL)
    assert "test" in (address.database or ""), "TEST_POSTGRES_URL must name a database with 'test' in its name"
    engine = create_async_engine(address)
    async with engine.begin() as conn:
        await conn.run_sync(schema.metadata.drop_all)
        await conn.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
    await engine.dispose()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty, migrated file to copy, since migrating takes longer than most tests."""
    path = tmp_path_factory.mktemp("template") / "empty.db"

    async def make() -> None:
        await (await Store.open(str(path))).close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(migrated: Path, tmp_path: Path) -> Path:
    """A migrated SQLite file of one's own."""
    return Path(shutil.copy(migrated, tmp_path / "dicehold.db"))


@pytest.fixture(params=["sqlite", "postgres"] if POSTGRES else ["sqlite"])
def url(request: pytest.FixtureRequest) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{request.getfixturevalue('path')}"
    assert POSTGRES
    asyncio.run(_empty(POSTGRES))
    return POSTGRES


@pytest.fixture
async def store(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store of each kind."""
    async with await Store.open(url, backups=tmp_path / "backups") as opened:
        yield opened


@pytest.fixture
async def lite(path: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """An open SQLite store."""
    async with await Store.open(str(path), backups=tmp_path / "backups") as opened:
        yield opened
