"""Keeping the database small, and people's right to be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from store import drafts, matches, outbox, schema
from store.lobbies import lobbies

DAY = 86400.0
CLOSED_LOBBY = ("started", "closed", "cancelled", "expired")


class Pruned(Struct, frozen=True, kw_only=True):
    """How many rows went."""

    snapshots: int
    parcels: int
    drafts: int
    lobbies: int


def prune(
    conn: sa.Connection, now: float, *, undo_days: float = 7, draft_days: float = 30, lobby_days: float = 30
) -> Pruned:
    """Forget what nobody needs any more: undo positions of ended matches, expired parcels, old drafts and lobbies.

    Logs and results stay for ever; delivered parcels go at once, when they are delivered.
    """
    return Pruned(
        snapshots=matches.drop_finished_snapshots(conn, now - undo_days * DAY),
        parcels=outbox.drop_expired(conn, now),
        drafts=drafts.drop_old_drafts(conn, now - draft_days * DAY),
        lobbies=lobbies.drop_old(conn, CLOSED_LOBBY, now - lobby_days * DAY),
    )


def forget_user(conn: sa.Connection, user_id: int) -> None:
    """Remove a person. Their ended matches stay, played by nobody; running ones are for the host to hand over."""
    for table in (
        schema.players,
        schema.ratings,
        schema.drafts,
        schema.lobby_members,
        schema.campaign_members,
        schema.tournament_members,
    ):
        conn.execute(sa.delete(table).where(table.c.user_id == user_id))
    for table in (schema.seats, schema.answers):
        conn.execute(sa.update(table).where(table.c.user_id == user_id).values(user_id=None))


def counts(conn: sa.Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: conn.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in schema.metadata.sorted_tables
    }
