"""The store as the host sees it: every query of this package as a method, alone or inside a transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, TypeVar

from store import backup, migrate
from store.database import Database, PostgresDatabase, Query, Run, SqliteDatabase
from store.errors import Busy, DatabaseUnreadable, StoreError
from store.files import FileLock, open_sqlite
from store.queries import Queries
from store.urls import parse

log = logging.getLogger("dicehold.store")

T = TypeVar("T")


class Transaction(Queries):
    """Several queries, all stored or none. Use it only inside its `async with`."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def look(self, query: Query[T]) -> T:
        """Run a query that only reads."""
        return await self._run(query)

    async def change(self, query: Query[T], meanwhile: Callable[[], None] | None = None) -> T:
        """Run a query that writes."""
        return await self._run(query)


class Store(Queries):
    """The open database. Every write called directly on it is a transaction of its own."""

    def __init__(self, database: Database, backups: Path | None, keep: int, lock: FileLock | None) -> None:
        self._database = database
        self._backups = backups
        self._keep = keep
        self._lock = lock

    @classmethod
    async def open(cls, url: str, *, backups: Path | str | None = None, keep: int = 5, exclusive: bool = True) -> Self:
        """Open, check and migrate a database; raises DatabaseUnreadable or Busy with words for the operator.

        A second bot on the same SQLite file is refused, because it would deliver everything twice;
        `exclusive=False` is for tools and tests that only look.
        """
        folder = None if backups is None else Path(backups)
        where = parse(url)
        if isinstance(where, Path):
            database, lock = await open_sqlite(where, folder, keep, exclusive)
            return cls(database, folder, keep, lock)
        database = PostgresDatabase(where)
        try:
            await database.write(lambda conn: migrate.upgrade(conn, database.name))
        except Busy as error:
            await database.close()
            raise DatabaseUnreadable(str(error)) from error
        except BaseException:
            await database.close()
            raise
        return cls(database, None, keep, None)

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        await self._database.close()
        if self._lock is not None:
            self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Several queries, all stored at the end of the block, or none if it raises.

        On SQLite other writes wait meanwhile, so do nothing slow inside.
        """
        async with self._database.begin() as run:
            yield Transaction(run)

    async def backup(self) -> Path | None:
        """Write a backup now; None where backups are somebody else's task (PostgreSQL, no folder given)."""
        if self._backups is None or not isinstance(self._database, SqliteDatabase):
            return None
        return await asyncio.to_thread(backup.write_backup, self._database.path, self._backups, self._keep)

    async def backup_loop(self, every: float = 3600.0) -> None:
        """Back up and prune every hour, for ever. A failure is reported and the next hour tries again."""
        while True:
            try:
                await self.prune(time.time())
                await self.backup()
            except StoreError as error:
                log.error("No backup this time: %s", error)
            await asyncio.sleep(every)

    async def look(self, query: Query[T]) -> T:
        """Run a query that only reads."""
        return await self._database.read(query)

    async def change(self, query: Query[T], meanwhile: Callable[[], None] | None = None) -> T:
        """Run a query that writes. `meanwhile` may be called once while the disk does, or never."""
        return await self._database.write(query, meanwhile)
