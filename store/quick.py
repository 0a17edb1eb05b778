"""The statements of a click, without the library's own work: compiled once, then given to SQLite's driver as text.

SQLAlchemy takes some fifty microseconds to find a compiled statement again and to wrap what it gives; a click sends
about ten of them. Only statements that are made once (not for each call) belong here. On PostgreSQL, where the way
to the server costs more than that, they are ordinary statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

Values = Mapping[str, Any]
Process = Callable[[Any], Any]


class _Text:
    """A statement as SQLite takes it: its text, and for each mark in it where the value comes from."""

    def __init__(self, statement: sa.ClauseElement, names: tuple[str, ...], dialect: sa.Dialect) -> None:
        given = names if isinstance(statement, sa.Insert) else None
        compiled: Any = statement.compile(dialect=dialect, column_keys=given)
        self.text: str = compiled.string
        marks: Sequence[str] = compiled.positiontup or ()
        if compiled.post_compile_params:
            raise ValueError(f"its text would change with its values: {self.text}")
        self._own: dict[str, Any] = {name: compiled.params[name] for name in marks if name not in names}
        self._marks: list[tuple[str, Process | None]] = []
        for name in marks:
            kind = compiled.binds[name].type.dialect_impl(dialect)
            self._marks.append((name, kind.bind_processor(dialect)))

    def values(self, given: Values) -> list[Any]:
        """What stands for the marks, in their order."""
        own = self._own
        return [
            (given[name] if name not in own else own[name])
            if process is None
            else process(given[name] if name not in own else own[name])
            for name, process in self._marks
        ]


_texts: dict[tuple[sa.ClauseElement, tuple[str, ...]], _Text] = {}


def send(conn: sa.Connection, statement: sa.Insert | sa.Update | sa.Delete, rows: Values | Sequence[Values]) -> int:
    """Change something, once for each row; how many rows of the database it changed (of the last, if several)."""
    driver = conn.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        return conn.execute(statement, rows).rowcount
    if isinstance(rows, Mapping):
        text = _text(conn, statement, rows)
        return driver.execute(text.text, text.values(rows)).rowcount
    text = _text(conn, statement, rows[0])
    return driver.executemany(text.text, [text.values(row) for row in rows]).rowcount


def first(conn: sa.Connection, statement: sa.Select[*tuple[Any, ...]], values: Values) -> Sequence[Any] | None:
    """The first row of an answer, as the driver gives it."""
    driver = conn.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        return conn.execute(statement, values).first()
    text = _text(conn, statement, values)
    cursor = driver.execute(text.text, text.values(values))
    row = cursor.fetchone()
    cursor.close()  # a statement that was not read to its end would hold on to what it read
    return row


def _text(conn: sa.Connection, statement: sa.ClauseElement, values: Values) -> _Text:
    key = (statement, tuple(values))
    text = _texts.get(key)
    if text is None:
        text = _texts[key] = _Text(statement, key[1], conn.dialect)
    return text
