"""`python -m store`: look after the database by hand. Exit code 0: all is well, 1: it is not, 2: not for this kind."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

import sqlalchemy as sa

from store import backup, errors, migrate
from store.bench import bench
from store.database import PostgresDatabase, Query
from store.files import check_place, claim, examine
from store.matches import unreadable
from store.upkeep import counts
from store.urls import DEFAULT_BACKUPS, configured_url, parse

FINE, WRONG, CANNOT = 0, 1, 2


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m store", description="Look after Dicehold's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("check", "say whether the database is sound (changes nothing, works beside a running bot)"),
        ("backup", "write a backup now (works beside a running bot)"),
        ("restore", "put a backup in the database's place (stop the bot first)"),
        ("bench", "measure a load and a commit"),
    ):
        command = commands.add_parser(name, help=text, description=text)
        command.add_argument("--url", help="the database (default: DATABASE_URL, else var/dicehold.db)")
        command.add_argument("--backups", type=Path, default=DEFAULT_BACKUPS, help="folder (default: %(default)s)")
        if name == "backup":
            command.add_argument("--keep", type=int, default=5, help="how many to keep (default: %(default)s)")
        if name == "restore":
            command.add_argument("file", nargs="?", type=Path, help="the backup (default: the newest sound one)")
        if name == "bench":
            command.add_argument("--clicks", type=int, default=1500, help="how many (default: %(default)s)")
    options = parser.parse_args(argv)
    try:
        if options.command == "bench":
            return _bench(options.url, options.clicks)
        where = parse(options.url or configured_url())
        if isinstance(where, sa.URL):
            return _postgres(options.command, where)
        if options.command == "check":
            return _check(where, options.backups)
        if options.command == "backup":
            return _backup(where, options.backups, options.keep)
        return _restore(where, options.backups, options.file)
    except errors.StoreError as error:
        print(error, file=sys.stderr)
        return WRONG


def _check(database: Path, folder: Path) -> int:
    if not database.is_file():
        print(f"There is no database {database} yet. The bot makes one when it starts.", file=sys.stderr)
        return WRONG
    try:
        bad = examine(database, _report)
    except errors.StoreError:
        _list_backups(folder)
        raise
    _list_backups(folder)
    return WRONG if bad else FINE


def _report(conn: sa.Connection, name: str) -> int:
    """Say what is in a database that could be opened; how many matches cannot be read."""
    have = migrate.check(conn, name)
    if have is None:
        print(f"{name} is empty. The bot fills it when it starts.")
        return 0
    later = "" if have == migrate.head() else f", will become {migrate.head()} when the bot starts"
    print(f"{name} is sound. Schema {have}{later}.")
    if have != migrate.head():
        return 0
    print("Rows: " + ", ".join(f"{table} {count}" for table, count in counts(conn).items() if count) + ".")
    bad = unreadable(conn)
    for match_id, damage in bad:
        print(f"Match {match_id} cannot be read ({damage}). The bot sets it aside; the others go on.")
    return len(bad)


def _list_backups(folder: Path) -> None:
    found = backup.backups_in(folder)
    if not found:
        print(f"There are no backups in {folder}.")
        return
    age = (time.time() - found[0].stat().st_mtime) / 3600
    print(f"Backups in {folder}: {len(found)}, the newest {age:.1f} hours old: {found[0].name}.")


def _backup(database: Path, folder: Path, keep: int) -> int:
    if not database.is_file():
        print(f"There is no database {database} to back up.", file=sys.stderr)
        return WRONG
    print(f"Backup written and checked: {backup.write_backup(database, folder, keep)}")
    return FINE


def _restore(database: Path, folder: Path, file: Path | None) -> int:
    database = check_place(database)
    with claim(database):
        return _restore_alone(database, folder, file)


def _restore_alone(database: Path, folder: Path, file: Path | None) -> int:
    candidates = [file] if file else backup.backups_in(folder)
    if not candidates:
        print(f"There are no backups in {folder}. Name a file. Nothing was changed.", file=sys.stderr)
        return WRONG
    for source in candidates:
        found = backup.problems(source)
        if found:
            print(f"{source} is no good: {'; '.join(found)}", file=sys.stderr)
            continue
        aside = backup.restore(database, source)
        if aside:
            print(f"The former database was kept as {aside}.")
        print(f"Restored {database} from {source}. Start the bot.")
        return FINE
    print("No sound backup was found. Nothing was changed.", file=sys.stderr)
    return WRONG


def _postgres(command: str, url: sa.URL) -> int:
    if command != "check":
        print(f"A PostgreSQL server has its own tools: use pg_dump and pg_restore to {command}.", file=sys.stderr)
        return CANNOT

    async def look() -> int:
        database = PostgresDatabase(url)
        query: Query[int] = lambda conn: _report(conn, database.name)  # noqa: E731
        try:
            return await database.read(query)
        finally:
            await database.close()

    return WRONG if asyncio.run(look()) else FINE


def _bench(url: str | None, clicks: int) -> int:
    figures = bench(url, clicks)
    print(
        f"{figures.clicks} clicks (load + commit): p50 {figures.p50:.2f} ms, p99 {figures.p99:.2f} ms, "
        f"worst {figures.worst:.2f} ms; at once {figures.per_second:.0f} clicks/s"
    )
    return FINE


if __name__ == "__main__":
    sys.exit(main())
