"""The one transaction of every click, and the log it writes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam

from store import matches as tables
from store import outbox, quick, timers
from store.drafts import drop_drafts, drop_mentions, set_standing
from store.errors import NoSuchMatch
from store.packing import checksum, pack, pack_or_null, unpack
from store.rows import AnswerCommit, AnswerRow, Committed, EventRow, MatchStatus, Repeated, SnapshotRow, Stale
from store.schema import answers as log
from store.schema import events as happened
from store.schema import matches, snapshots

UNDO_DEPTH = 20
TRIM_EVERY = 5  # a few positions too many for a while are cheaper than a look at each click
ENDED = (MatchStatus.OVER, MatchStatus.CANCELLED)

_LOG = [log.c[name] for name in AnswerRow.__struct_fields__]
_EVENT = [happened.c[name] for name in EventRow.__struct_fields__]

_answered = sa.select(log.c.version).where(log.c.interaction_id == bindparam("interaction", type_=sa.BigInteger))
# FOR UPDATE: on PostgreSQL two clicks on one match wait for each other here. SQLite has one writer anyway.
_GUARD = (
    sa.select(matches.c.version, matches.c.status, matches.c.guild_id, _answered.scalar_subquery())
    .where(matches.c.id == bindparam("match"))
    .with_for_update()
)
_BY_INTERACTION = sa.select(*_LOG).where(log.c.interaction_id == bindparam("interaction"))
_ADVANCE = (
    sa.update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.version == bindparam("expected"))
    .values(
        version=bindparam("expected", type_=sa.Integer) + 1,
        status=bindparam("new_status"),
        result=bindparam("new_result"),
        finished=bindparam("new_finished"),
        updated=bindparam("now"),
        rules_version=sa.func.coalesce(bindparam("rules", type_=sa.Text), matches.c.rules_version),
        checksum=bindparam("new_checksum"),
        snapshot=bindparam("new_snapshot"),
    )
)
_KEEP = snapshots.insert().from_select(
    ["match_id", "version", "checksum", "snapshot"],
    sa.select(matches.c.id, matches.c.version, matches.c.checksum, matches.c.snapshot).where(
        matches.c.id == bindparam("match")
    ),
)
_newest = (
    sa.select(snapshots.c.version)
    .where(snapshots.c.match_id == bindparam("match"))
    .order_by(snapshots.c.version.desc())
    .limit(1)
    .offset(UNDO_DEPTH)
)
_TRIM = sa.delete(snapshots).where(
    snapshots.c.match_id == bindparam("match"), snapshots.c.version <= _newest.scalar_subquery()
)
_APPEND = log.insert()
_DROP_SNAPSHOTS = sa.delete(snapshots).where(snapshots.c.match_id == bindparam("match"))


def commit_answer(conn: sa.Connection, commit: AnswerCommit) -> Committed | Stale | Repeated:
    """Store an answer with all its consequences, if the match still is as the host saw it.

    A repeated interaction gives the first answer back and a match that has moved on gives Stale; both change
    nothing.
    """
    match_id = commit.match_id
    interaction = commit.row.interaction_id
    found = quick.first(conn, _GUARD, {"match": match_id, "interaction": interaction})
    if found is None:
        raise NoSuchMatch(f"There is no match {match_id}.")
    version, status, guild_id, answered = found
    moved = version != commit.expected_version or status != commit.expected_status.value
    if answered is not None or moved:
        # Asked again: PostgreSQL, having waited for the row, answers the inner question as of before the wait.
        first = None if interaction is None else answer_to(conn, interaction)
        return Stale(version, MatchStatus(status)) if first is None else Repeated(first)

    if commit.drop_snapshots:
        quick.send(conn, _DROP_SNAPSHOTS, {"match": match_id})
    if commit.keep_snapshot:
        quick.send(conn, _KEEP, {"match": match_id})
        if version % TRIM_EVERY == 0:
            quick.send(conn, _TRIM, {"match": match_id})
    _advance(conn, commit)
    _append(conn, commit)
    tables.add_events(conn, match_id, version + 1, commit.events)
    tables.set_seats(conn, match_id, commit.seats_changed)
    if commit.status in ENDED:
        tables.clear_table(conn, match_id, commit.row.at)
    else:
        if commit.asked is not None:
            tables.set_asked(conn, match_id, commit.asked, commit.row.at)
        timers.cancel_timers(conn, match_id, commit.timers_cancelled)
        if commit.drafts_dropped:
            prompts = None if commit.drafts_dropped is True else commit.drafts_dropped
            drop_drafts(conn, match_id, prompts)
    timers.set_timers(conn, commit.timers_set, match_id, guild_id)
    outbox.post(conn, commit.outbox, match_id, guild_id)
    set_standing(conn, match_id, commit.standing)
    drop_mentions(conn, match_id, commit.mentions_dropped)
    return Committed(version + 1)


def answers(conn: sa.Connection, match_id: str, since_version: int = 0) -> list[AnswerRow]:
    """The log of a match after that version, in order."""
    query = sa.select(*_LOG).where(log.c.match_id == match_id, log.c.version > since_version).order_by(log.c.version)
    return [_answer(row) for row in conn.execute(query)]


def answer_to(conn: sa.Connection, interaction_id: int) -> AnswerRow | None:
    """What an interaction did, if it did anything."""
    row = conn.execute(_BY_INTERACTION, {"interaction": interaction_id}).first()
    return None if row is None else _answer(row)


def events(conn: sa.Connection, match_id: str, since_version: int = -1, limit: int | None = None) -> list[EventRow]:
    """What happened after that version, in order (by default everything, also the set-up of version 0).

    With a limit: the last so many.
    """
    query = sa.select(*_EVENT).where(happened.c.match_id == match_id, happened.c.version > since_version)
    if limit is None:
        return [_event(row) for row in conn.execute(query.order_by(happened.c.version, happened.c.n))]
    latest = query.order_by(happened.c.version.desc(), happened.c.n.desc()).limit(limit)
    return [_event(row) for row in reversed(conn.execute(latest).all())]


def snapshots_of(conn: sa.Connection, match_id: str) -> list[SnapshotRow]:
    """The earlier positions kept for undo, newest first."""
    query = (
        sa.select(snapshots.c.version, snapshots.c.checksum, snapshots.c.snapshot)
        .where(snapshots.c.match_id == match_id)
        .order_by(snapshots.c.version.desc())
        .limit(UNDO_DEPTH)
    )
    return [
        SnapshotRow(
            match_id=match_id,
            version=version,
            snapshot=blob,
            damage=None if checksum(blob) == expected else "its checksum does not agree",
        )
        for version, expected, blob in conn.execute(query)
    ]


def _advance(conn: sa.Connection, commit: AnswerCommit) -> None:
    status = commit.status or commit.expected_status
    done = quick.send(
        conn,
        _ADVANCE,
        {
            "match": commit.match_id,
            "expected": commit.expected_version,
            "new_status": status.value,
            "new_result": pack_or_null(commit.result),
            "new_finished": commit.row.at if status in ENDED else None,
            "now": commit.row.at,
            "rules": commit.rules_version,
            "new_checksum": checksum(commit.snapshot),
            "new_snapshot": commit.snapshot,
        },
    )
    if done != 1:  # cannot be: the row is held since the guard looked at it
        raise RuntimeError(f"match {commit.match_id} moved during its own transaction")


def _append(conn: sa.Connection, commit: AnswerCommit) -> None:
    row = commit.row
    quick.send(
        conn,
        _APPEND,
        {
            "match_id": commit.match_id,
            "version": commit.expected_version + 1,
            "kind": row.kind,
            "seat": row.seat,
            "by": row.by,
            "user_id": row.user_id,
            "interaction_id": row.interaction_id,
            "prompt_id": row.prompt_id,
            "picks": pack(row.picks),
            "draws": pack(row.draws),
            "digest": row.digest,
            "at": row.at,
        },
    )


def _answer(row: Any) -> AnswerRow:
    values = dict(zip(AnswerRow.__struct_fields__, row, strict=True))
    where = f"answer {values['version']} of match {values['match_id']}"
    values["picks"] = unpack(values["picks"], where)
    values["draws"] = unpack(values["draws"], where)
    return AnswerRow(**values)


def _event(row: Any) -> EventRow:
    match_id, version, n, kind, args, only, but = row
    where = f"event {version}.{n} of match {match_id}"
    seen = unpack(only, where)
    return EventRow(
        match_id=match_id,
        version=version,
        n=n,
        kind=kind,
        args=unpack(args, where) or {},
        # A damaged "only" must hide the event, not publish it.
        only=None if only is None else tuple(seen or ()),
        but=tuple(unpack(but, where) or ()),
    )
