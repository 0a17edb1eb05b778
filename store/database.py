"""Two databases behind one door: every query is a plain function over a Connection, run where it belongs.

SQLite: one thread writes, two read beside it (WAL), each with its own connection; a whole transaction is one trip
to the thread. (Through aiosqlite every statement makes three or four such trips: in a trial 4.4 ms instead of
0.8 ms for a load and a commit.) PostgreSQL: asyncpg with a pool; the same functions run in SQLAlchemy's greenlet.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from store import errors

T = TypeVar("T")
Query = Callable[[sa.Connection], T]

BUSY_SECONDS = 5.0
READERS = 2
WAL_BYTES = 16 * 1024 * 1024


class Run(Protocol):
    """Runs queries inside one open transaction."""

    def __call__(self, query: Query[T], /) -> Awaitable[T]: ...  # noqa: D102


class Database(Protocol):
    """Where queries run."""

    name: str

    async def read(self, query: Query[T]) -> T:
        """One consistent look at the data."""
        ...

    async def write(self, query: Query[T]) -> T:
        """One transaction: all of it or nothing."""
        ...

    def begin(self) -> AbstractAsyncContextManager[Run]:
        """A transaction of several queries."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


def connect_sqlite(path: str, *, readonly: bool = False) -> sa.Engine:
    """An engine for one SQLite file with everything we rely on switched on."""
    # The driver must not open transactions by itself: the lane says which kind is wanted.
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=path),
        poolclass=NullPool,
        connect_args={"isolation_level": None, "check_same_thread": False, "timeout": BUSY_SECONDS},
    )

    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        use_text(connection)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute(f"PRAGMA journal_size_limit={WAL_BYTES}")  # a large burst does not stay for ever
            if readonly:
                connection.execute("PRAGMA query_only=ON")
        except BaseException:
            connection.close()  # else the pool forgets it while the file is still held
            raise

    event.listen(engine, "connect", prepare)
    return engine


def use_text(connection: sqlite3.Connection) -> None:
    """Damaged text must spoil one value, not the whole query; decoding its JSON reports it later."""
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")


class Lane:
    """One thread with one connection. What is sent in is done in order, also if the sender went away."""

    def __init__(self, path: str, label: str, *, readonly: bool = False) -> None:
        self.pending = 0
        self._engine = connect_sqlite(path, readonly=readonly)
        # A writer asks for its lock at once: asking in the middle can fail with work already done.
        self._begin = "BEGIN" if readonly else "BEGIN IMMEDIATE"
        self._name = path
        self._conn: sa.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=label)

    async def run(self, job: Query[T]) -> T:
        """Do a job on the lane's thread."""
        self.pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, job)
        finally:
            self.pending -= 1

    async def transact(self, query: Query[T]) -> T:
        """Do a query in a transaction of its own."""

        def job(conn: sa.Connection) -> T:
            with self.begin(conn):
                return query(conn)

        return await self.run(job)

    def begin(self, conn: sa.Connection) -> sa.RootTransaction:
        """Open the lane's kind of transaction."""
        transaction = conn.begin()
        driver = conn.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute(self._begin)
        except BaseException:
            transaction.rollback()
            raise
        return transaction

    def _do(self, job: Query[T]) -> T:
        try:
            if self._conn is None:
                self._conn = self._engine.connect()
            return job(self._conn)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            ours = errors.translate(error, self._name)
            if ours is None:
                raise
            if not isinstance(ours, errors.Busy):
                self._drop()  # after trouble with the disk a fresh connection knows best what is stored
            raise ours from error

    def _drop(self) -> None:
        conn, self._conn = self._conn, None
        if conn is not None:
            with suppress(SQLAlchemyError, sqlite3.Error):
                conn.invalidate()
            with suppress(SQLAlchemyError, sqlite3.Error):
                conn.close()

    async def close(self) -> None:
        """Finish what was sent in, then close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown(wait=True)


class Change(NamedTuple):
    """Something to be stored, and who waits for it."""

    query: Query[Any]
    done: asyncio.Future[Any]


class SqliteDatabase:
    """One file, one writer, two readers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self._writer = Lane(self.name, "store-writer")
        self._readers = [Lane(self.name, f"store-reader-{n}", readonly=True) for n in range(READERS)]
        self._turn = asyncio.Lock()
        self._waiting: list[Change] = []
        self._holder: asyncio.Task[Any] | None = None

    async def read(self, query: Query[T]) -> T:
        """One consistent look at the data, beside the writer."""
        lane = min(self._readers, key=lambda lane: lane.pending)
        return await lane.transact(query)

    async def write(self, query: Query[T]) -> T:
        """One change: all of it or nothing. Changes that wait at the same time share one commit (and one fsync)."""
        self._refuse_nesting()
        mine = Change(query, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            async with self._turn:
                if not mine.done.done():
                    together, self._waiting = self._waiting, []
                    # shielded: whoever leads may go away, the others still want to know
                    await asyncio.shield(asyncio.get_running_loop().create_task(self._store(together)))
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            raise
        return await mine.done

    async def _store(self, together: list[Change]) -> None:
        together = [change for change in together if not change.done.done()]
        try:
            if len(together) == 1:
                outcomes: list[Any] = [await self._writer.transact(together[0].query)]
            else:
                outcomes = await self._writer.run(lambda conn: self._all(conn, [change.query for change in together]))
        except Exception as error:
            outcomes = [error] * len(together)
        for change, outcome in zip(together, outcomes, strict=True):
            if change.done.done():
                continue
            if isinstance(outcome, Exception):
                change.done.set_exception(outcome)
                change.done.exception()  # noted, also if its sender went away
            else:
                change.done.set_result(outcome)

    def _all(self, conn: sa.Connection, queries: list[Query[Any]]) -> list[Any]:
        """Several changes in one transaction; one that is refused is taken back alone."""
        outcomes: list[Any] = []
        with self._writer.begin(conn):
            driver = conn.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            for query in queries:
                driver.execute("SAVEPOINT one")
                try:
                    outcomes.append(query(conn))
                except Exception as error:
                    if isinstance(error, DBAPIError | sqlite3.Error | OSError) and not isinstance(
                        error, IntegrityError
                    ):
                        raise  # trouble with the file is everybody's
                    driver.execute("ROLLBACK TO one")
                    outcomes.append(error)
                driver.execute("RELEASE one")
        return outcomes

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Run]:
        """A transaction of several queries. Other writes wait for its end."""
        self._refuse_nesting()
        async with self._turn:
            self._holder = asyncio.current_task()
            try:
                await self._writer.run(self._writer.begin)
                yield self._writer.run
                await self._writer.run(lambda conn: conn.commit())
            except BaseException:
                # Sent in even if this task is being cancelled: the lane works in order, so nobody meets a half
                # open transaction.
                await self._writer.run(_roll_back)
                raise
            finally:
                self._holder = None

    def _refuse_nesting(self) -> None:
        # It would wait for itself for ever.
        if self._holder is not None and self._holder is asyncio.current_task():
            raise RuntimeError("Inside `async with store.transaction() as tx` write with tx, not with the store.")

    async def close(self) -> None:
        """Let go of every connection; the last one folds the WAL back into the file."""
        for lane in (*self._readers, self._writer):
            await lane.close()


def _roll_back(conn: sa.Connection) -> None:
    if conn.in_transaction():
        conn.rollback()


class PostgresDatabase:
    """A PostgreSQL server through asyncpg."""

    def __init__(self, url: sa.URL) -> None:
        self.name = url.render_as_string(hide_password=True)
        self._engine = create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)

    async def read(self, query: Query[T]) -> T:
        """One consistent look at the data."""
        with self._our_words():
            async with self._engine.connect() as conn:
                await conn.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                async with conn.begin():
                    return await conn.run_sync(query)

    async def write(self, query: Query[T]) -> T:
        """One transaction: all of it or nothing."""
        with self._our_words():
            async with self._engine.begin() as conn:
                return await conn.run_sync(query)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Run]:
        """A transaction of several queries."""
        conn = self._engine.connect()

        async def run(query: Query[T]) -> T:
            with self._our_words():
                return await conn.run_sync(query)

        # Only our own steps are put into our words, not what the caller's block may raise.
        with self._our_words():
            await conn.start()
        try:
            yield run
            with self._our_words():
                await conn.commit()
        finally:
            await asyncio.shield(conn.close())  # rolls back what was not committed

    @contextmanager
    def _our_words(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, OSError) as error:
            errors.reraise(error, self.name)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()
