"""Finished matches as files that anybody can check."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.draws import Draw
from engine.core.export import Entry, export
from engine.core.game import Seat
from engine.core.match import Match
from store import AnswerRow, Store


async def export_match(store: Store, match_id: str) -> bytes | None:
    """The file of a match that is over; None while it is running (the seed is still secret)."""
    row = await store.match(match_id)
    if row is None or row.finished is None:
        return None
    match = Match.load(row.snapshot)
    more = row.header.more
    seats = msgspec.convert(more["seats"], tuple[Seat, ...])
    log = [msgspec.convert(more["start"], Entry)]
    log += [entry(line) for line in await store.answers(match_id)]
    return export(match, seats, log)


def entry(row: AnswerRow) -> Entry:
    """A line of the stored log as a line of the file."""
    draws: Any = row.draws or ()
    return Entry(
        row.version,
        row.kind,
        seat=-1 if row.seat is None else row.seat,
        prompt=row.prompt_id or 0,
        picks=None if row.kind != "answer" else row.picks,
        by=row.by if row.kind == "answer" else "",
        reason=row.picks if row.kind == "leave" else "",
        to=row.picks if row.kind == "undo" else 0,
        draws=msgspec.convert(draws, tuple[Draw, ...]),
        chain=row.digest,
    )
