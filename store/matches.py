"""Matches and their seats: begin, look up, list, pause, set aside."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from store import outbox, quick, timers
from store.drafts import drop_drafts, mentions, standing
from store.errors import NoSuchMatch
from store.packing import checksum, pack, pack_or_null
from store.rows import (
    RUNNING,
    EventLike,
    Header,
    Loaded,
    MatchHead,
    MatchRow,
    MatchStatus,
    Mine,
    NewMatch,
    Seat,
)
from store.schema import Upsert, events, matches, seats, snapshots

_HEAD_NAMES = [name for name in MatchHead.__struct_fields__ if name != "damage"]
_HEAD = [matches.c[name] for name in _HEAD_NAMES]
_WHOLE = [*_HEAD, matches.c.seed, matches.c.checksum, matches.c.snapshot]
_SEAT = [seats.c[name] for name in Seat.__struct_fields__]

_MATCH = sa.select(*_WHOLE).where(matches.c.id == bindparam("match"))
_SEATS = sa.select(*_SEAT).where(seats.c.match_id == bindparam("match")).order_by(seats.c.seat)
_SET_SEATS = Upsert(seats, ("match_id", "seat"), keep=("asked_since",))
# One statement for all seats: who is asked comes as the bits of a number, since a list is compiled anew each time.
# Only rows that change are touched: asked though nothing says so, or not asked though something does.
_is_asked = bindparam("asked", type_=sa.Integer).bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
_ASKED = (
    sa.update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.asked_since.is_(None) == _is_asked)
    .values(asked_since=sa.case((_is_asked, bindparam("now", type_=sa.Float))))
)

_ADD_EVENT = events.insert()

_header = msgspec.json.Decoder(Header).decode
_result = msgspec.json.Decoder().decode


def create_match(conn: sa.Connection, new: NewMatch) -> None:
    """Store a match that starts, with its seats, first events, deadlines and messages."""
    row = new.match
    conn.execute(
        matches.insert(),
        {
            **{name: getattr(row, name) for name in _HEAD_NAMES},
            "status": row.status.value,
            "header": pack(row.header),
            "result": pack_or_null(row.result),
            "seed": row.seed,
            "checksum": checksum(row.snapshot),
            "snapshot": row.snapshot,
        },
    )
    set_seats(conn, row.id, new.seats)
    set_asked(conn, row.id, new.asked, row.created)
    add_events(conn, row.id, row.version, new.events)
    timers.set_timers(conn, new.timers_set, row.id, row.guild_id)
    outbox.post(conn, new.outbox, row.id, row.guild_id)


def match(conn: sa.Connection, match_id: str) -> MatchRow | None:
    """One whole match."""
    row = conn.execute(_MATCH, {"match": match_id}).first()
    return None if row is None else _whole(row)


def load(conn: sa.Connection, match_id: str) -> Loaded | None:
    """One whole match with its seats, standing answers and mentions, read at one instant."""
    row = conn.execute(_MATCH, {"match": match_id}).first()
    if row is None:
        return None
    return Loaded(
        match=_whole(row),
        seats=seats_of(conn, match_id),
        standing=standing(conn, match_id),
        mentions=mentions(conn, match_id),
    )


def match_in(conn: sa.Connection, thread_id: int) -> MatchHead | None:
    """The newest match of a thread."""
    query = sa.select(*_HEAD).where(matches.c.thread_id == thread_id).order_by(matches.c.created.desc()).limit(1)
    row = conn.execute(query).first()
    return None if row is None else _head(row)


def seats_of(conn: sa.Connection, match_id: str) -> tuple[Seat, ...]:
    """Who sits where."""
    return tuple(_seat(row) for row in conn.execute(_SEATS, {"match": match_id}))


def matches_of(
    conn: sa.Connection,
    user_id: int,
    guild_id: int | None = None,
    status: Collection[MatchStatus] = RUNNING,
    limit: int = 100,
) -> list[Mine]:
    """Somebody's matches: first those that wait for them (longest first), then the latest moved."""
    query = (
        sa.select(*_HEAD, *_SEAT)
        .join(seats, seats.c.match_id == matches.c.id)
        .where(seats.c.user_id == user_id, matches.c.status.in_([one.value for one in status]))
        .order_by(seats.c.asked_since.is_(None), seats.c.asked_since, matches.c.updated.desc(), matches.c.id)
        .limit(limit)
    )
    if guild_id is not None:
        query = query.where(matches.c.guild_id == guild_id)
    cut = len(_HEAD)
    return [Mine(match=_head(row[:cut]), seat=_seat(row[cut:])) for row in conn.execute(query)]


def running(
    conn: sa.Connection,
    guild_id: int | None = None,
    status: Collection[MatchStatus] = RUNNING,
    limit: int | None = None,
) -> list[MatchHead]:
    """Matches that are going on (or have another status), the latest moved first."""
    query = sa.select(*_HEAD).where(matches.c.status.in_([one.value for one in status]))
    if guild_id is not None:
        query = query.where(matches.c.guild_id == guild_id)
    query = query.order_by(matches.c.updated.desc(), matches.c.id).limit(limit)
    return [_head(row) for row in conn.execute(query)]


def matches_in(
    conn: sa.Connection, *, campaign_id: str | None = None, tournament_id: str | None = None
) -> list[MatchHead]:
    """The matches of a campaign or of a tournament, oldest first."""
    query = sa.select(*_HEAD).order_by(matches.c.created, matches.c.id)
    if campaign_id is not None:
        query = query.where(matches.c.campaign_id == campaign_id)
    if tournament_id is not None:
        query = query.where(matches.c.tournament_id == tournament_id)
    return [_head(row) for row in conn.execute(query)]


def set_place(
    conn: sa.Connection,
    match_id: str,
    *,
    channel_id: int | None = None,
    thread_id: int | None = None,
    message_id: int | None = None,
) -> None:
    """Where the match is shown. What is not given stays."""
    given = {"channel_id": channel_id, "thread_id": thread_id, "message_id": message_id}
    values = {name: value for name, value in given.items() if value is not None}
    if values:
        conn.execute(sa.update(matches).where(matches.c.id == match_id).values(values))


def set_header(conn: sa.Connection, match_id: str, header: Header) -> None:
    """Replace what is said about a match (a new owner's name, for example)."""
    conn.execute(sa.update(matches).where(matches.c.id == match_id).values(header=pack(header)))


def set_seats(conn: sa.Connection, match_id: str, changed: Collection[Seat]) -> None:
    """Seat people or computers. Whether a seat is asked is said with `asked`, not here."""
    rows = [{"match_id": match_id, **msgspec.structs.asdict(seat)} for seat in changed]
    if rows:
        quick.send(conn, _SET_SEATS.on(conn), rows)


def set_asked(conn: sa.Connection, match_id: str, asked: Collection[int], now: float) -> None:
    """Which seats owe an answer. Seats asked already keep the time since when."""
    quick.send(conn, _ASKED, {"match": match_id, "asked": sum(1 << seat for seat in set(asked)), "now": now})


def add_events(conn: sa.Connection, match_id: str, version: int, happened: Collection[EventLike]) -> None:
    """Append what happened with one version."""
    rows = [
        {
            "match_id": match_id,
            "version": version,
            "n": n,
            "kind": one.kind,
            "args": pack(one.args),
            "only": pack_or_null(one.only),
            "but": pack(one.but) if one.but else None,
        }
        for n, one in enumerate(happened)
    ]
    if rows:
        quick.send(conn, _ADD_EVENT, rows)


def pause(conn: sa.Connection, match_id: str, now: float, reason: str = "") -> bool:
    """Stop a match and its clocks; False if it was not being played."""
    return _stop(conn, match_id, MatchStatus.PAUSED, (MatchStatus.PLAYING,), now, reason)


def set_aside(conn: sa.Connection, match_id: str, reason: str, now: float) -> bool:
    """Take a match that cannot be read out of play, alone, with the reason. False if it was not running."""
    return _stop(conn, match_id, MatchStatus.SET_ASIDE, RUNNING, now, reason)


def resume(conn: sa.Connection, match_id: str, now: float) -> bool:
    """Go on with a match that was paused or set aside; its clocks go on with what was left."""
    stopped = (MatchStatus.PAUSED, MatchStatus.SET_ASIDE)
    if not _set_status(conn, match_id, MatchStatus.PLAYING, stopped, now, None):
        return False
    timers.thaw(conn, match_id, now)
    return True


def cancel_match(conn: sa.Connection, match_id: str, reason: str, now: float) -> bool:
    """End a match without a result. False if it had ended before."""
    before = (*RUNNING, MatchStatus.SET_ASIDE)
    if not _set_status(conn, match_id, MatchStatus.CANCELLED, before, now, reason):
        return False
    clear_table(conn, match_id, now)
    return True


def clear_table(conn: sa.Connection, match_id: str, now: float) -> None:
    """After the end: no clocks, no drafts, nobody is asked. (Mentions stay for the host to delete.)"""
    timers.cancel_all(conn, match_id)
    drop_drafts(conn, match_id)
    set_asked(conn, match_id, (), now)


def delete_match(conn: sa.Connection, match_id: str) -> None:
    """Forget a match wholly, with its log. For tests and for people who ask for it."""
    drop_drafts(conn, match_id)
    conn.execute(sa.delete(matches).where(matches.c.id == match_id))


def require(conn: sa.Connection, match_id: str) -> MatchRow:
    """One whole match, or NoSuchMatch."""
    row = match(conn, match_id)
    if row is None:
        raise NoSuchMatch(f"There is no match {match_id}.")
    return row


def replace_snapshot(conn: sa.Connection, match_id: str, expected_version: int, snapshot: bytes, rules: str) -> bool:
    """Store an upgraded position of the same version; False if the match has moved on."""
    query = (
        sa.update(matches)
        .where(matches.c.id == match_id, matches.c.version == expected_version)
        .values(snapshot=snapshot, checksum=checksum(snapshot), rules_version=rules)
    )
    return conn.execute(query).rowcount > 0


def drop_finished_snapshots(conn: sa.Connection, before: float) -> int:
    """Forget the undo positions of matches that ended before that time; how many there were."""
    ended = sa.select(matches.c.id).where(
        matches.c.status.in_([MatchStatus.OVER.value, MatchStatus.CANCELLED.value]), matches.c.finished < before
    )
    return conn.execute(sa.delete(snapshots).where(snapshots.c.match_id.in_(ended))).rowcount


def unreadable(conn: sa.Connection) -> list[tuple[str, str]]:
    """Every match that cannot be trusted, and why."""
    rows = conn.execution_options(yield_per=200).execute(sa.select(*_WHOLE))
    return [(one.id, one.damage) for one in map(_whole, rows) if one.damage]


def _stop(
    conn: sa.Connection,
    match_id: str,
    status: MatchStatus,
    before: Collection[MatchStatus],
    now: float,
    reason: str,
) -> bool:
    if not _set_status(conn, match_id, status, before, now, reason):
        return False
    timers.freeze(conn, match_id, now)
    return True


def _set_status(
    conn: sa.Connection,
    match_id: str,
    status: MatchStatus,
    before: Collection[MatchStatus],
    now: float,
    reason: str | None,
) -> bool:
    query = (
        sa.update(matches)
        .where(matches.c.id == match_id, matches.c.status.in_([one.value for one in before]))
        .values(
            status=status.value,
            reason=reason,
            updated=now,
            finished=now if status is MatchStatus.CANCELLED else None,
        )
    )
    return conn.execute(query).rowcount > 0


def _seat(row: Any) -> Seat:
    seat, user_id, computer, left, absent, asked_since = row
    return Seat(seat=seat, user_id=user_id, computer=computer, left=bool(left), absent=absent, asked_since=asked_since)


def _values(row: Any) -> dict[str, Any]:
    """The columns of a head, decoded. What cannot be read is told in `damage` instead of raised."""
    values: dict[str, Any] = dict(zip(_HEAD_NAMES, row, strict=False))
    damage: str | None = None
    for name, decode, default in (("header", _header, Header()), ("result", _result, None)):
        text = values[name]
        if text is None:
            continue
        try:
            values[name] = decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            values[name] = default
            damage = f"{name}: {error}"
    try:
        values["status"] = MatchStatus(values["status"])
    except ValueError as error:
        values["status"] = MatchStatus.SET_ASIDE
        damage = f"status: {error}"
    values["damage"] = damage
    return values


def _head(row: Any) -> MatchHead:
    return MatchHead(**_values(row))


def _whole(row: Any) -> MatchRow:
    values = _values(row)
    seed, expected, snapshot = row[len(_HEAD_NAMES) :]
    if checksum(snapshot) != expected:
        values["damage"] = "snapshot: its checksum does not agree"
    return MatchRow(**values, seed=seed, snapshot=snapshot)
