"""Deadlines as rows with absolute times: nothing ticks, one task sleeps until the earliest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam

from store import quick
from store.packing import pack, unpack
from store.rows import Shards, Timer, TimerRow, TimersOf
from store.schema import Upsert, timers

_COLUMNS = [timers.c[name] for name in TimerRow.__struct_fields__]
_SET = Upsert(timers, ("slot",))


def _wanted(name: str, kind: Any) -> sa.ColumnElement[bool]:
    value = bindparam("want_" + name, type_=kind)
    return sa.or_(value.is_(None), timers.c[name] == value)


_CANCEL = sa.delete(timers).where(
    timers.c.match_id == bindparam("of_match", type_=sa.Text),
    _wanted("id", sa.BigInteger),
    _wanted("kind", sa.Text),
    _wanted("prompt_id", sa.Integer),
    _wanted("seat", sa.Integer),
)
_ALL_OF_MATCH = sa.delete(timers).where(timers.c.match_id == bindparam("of_match"))
_DONE = sa.delete(timers).where(timers.c.id == bindparam("which"))


def of_shards(column: sa.ColumnElement[Any], shards: Shards | None) -> sa.ColumnElement[bool]:
    """Rows of the guilds that this process serves. Rows without a guild belong to the first shard."""
    if shards is None:
        return sa.true()
    shard = sa.func.coalesce(column, 0).bitwise_rshift(sa.literal(22, sa.Integer)) % shards.count
    return shard.in_(shards.ids)


def set_timers(
    conn: sa.Connection, wanted: Iterable[Timer], match_id: str | None = None, guild_id: int | None = None
) -> None:
    """Start deadlines; one with the same match (or place), kind, prompt and seat is moved."""
    rows: list[dict[str, Any]] = []
    for timer in wanted:
        match = timer.match_id or match_id
        rows.append(
            {
                "slot": f"{match or timer.place}/{timer.kind}/{timer.prompt_id}/{timer.seat}",
                "match_id": match,
                "guild_id": timer.guild_id or guild_id,
                "kind": timer.kind,
                "prompt_id": timer.prompt_id,
                "seat": timer.seat,
                "due": timer.due,
                "remaining": None,
                "fixed": timer.fixed,
                "data": pack(timer.data),
            }
        )
    if rows:
        quick.send(conn, _SET.on(conn), rows)


def cancel_timers(conn: sa.Connection, match_id: str, which: Iterable[TimersOf] = (TimersOf(),)) -> None:
    """Stop a match's deadlines: those that agree with any of `which` (by default all)."""
    rows = [
        {
            "of_match": match_id,
            "want_id": one.id,
            "want_kind": one.kind,
            "want_prompt_id": one.prompt_id,
            "want_seat": one.seat,
        }
        for one in which
    ]
    if rows:
        quick.send(conn, _CANCEL, rows)


def cancel_all(conn: sa.Connection, match_id: str) -> None:
    """Stop every deadline of a match."""
    quick.send(conn, _ALL_OF_MATCH, {"of_match": match_id})


def timer_done(conn: sa.Connection, timer_id: int) -> bool:
    """Remove a deadline that was dealt with; False if it was gone already."""
    return quick.send(conn, _DONE, {"which": timer_id}) > 0


def due(conn: sa.Connection, now: float, limit: int = 50, shards: Shards | None = None) -> list[TimerRow]:
    """Deadlines that have passed, oldest first. They stay until `timer_done` or a commit removes them."""
    query = (
        sa.select(*_COLUMNS)
        .where(timers.c.due <= now, of_shards(timers.c.guild_id, shards))
        .order_by(timers.c.due, timers.c.id)
        .limit(limit)
    )
    return [_row(row) for row in conn.execute(query)]


def next_due(conn: sa.Connection, shards: Shards | None = None) -> float | None:
    """When the earliest deadline passes; None if there is none."""
    query = sa.select(sa.func.min(timers.c.due)).where(timers.c.due.is_not(None), of_shards(timers.c.guild_id, shards))
    return conn.execute(query).scalar()


def timers_of(conn: sa.Connection, match_id: str) -> list[TimerRow]:
    """The running deadlines of a match, earliest first (none while it is paused)."""
    query = (
        sa.select(*_COLUMNS)
        .where(timers.c.match_id == match_id, timers.c.due.is_not(None))
        .order_by(timers.c.due, timers.c.id)
    )
    return [_row(row) for row in conn.execute(query)]


def shift_deadlines(conn: sa.Connection, seconds: float, shards: Shards | None = None) -> int:
    """Give every running deadline that many seconds more (the bot was down); how many there were."""
    query = (
        sa.update(timers)
        .where(timers.c.due.is_not(None), timers.c.fixed.is_(False), of_shards(timers.c.guild_id, shards))
        .values(due=timers.c.due + seconds)
    )
    return conn.execute(query).rowcount


def freeze(conn: sa.Connection, match_id: str, now: float) -> None:
    """Stop a match's clocks and remember what was left on them."""
    conn.execute(
        sa.update(timers)
        .where(timers.c.match_id == match_id, timers.c.due.is_not(None))
        .values(remaining=timers.c.due - now, due=None)
    )


def thaw(conn: sa.Connection, match_id: str, now: float) -> None:
    """Start a match's clocks again with what was left on them."""
    conn.execute(
        sa.update(timers)
        .where(timers.c.match_id == match_id, timers.c.due.is_(None))
        .values(due=timers.c.remaining + now, remaining=None)
    )


def _row(row: Any) -> TimerRow:
    values = dict(zip(TimerRow.__struct_fields__, row, strict=True))
    values["data"] = unpack(values["data"], f"timer {values['id']} of match {values['match_id']}")
    return TimerRow(**values)
