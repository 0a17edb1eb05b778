"""What is still to be delivered to Discord. A row is removed when it has arrived; a newer board edit takes the
place of an older one that was not sent yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam

from store import quick
from store.packing import pack, unpack
from store.rows import Parcel, ParcelRow, Shards
from store.schema import Upsert, outbox
from store.timers import of_shards

_COLUMNS = [outbox.c[name] for name in ParcelRow.__struct_fields__]
# The row keeps its place in the queue (id, created), so that a busy table does not starve its own board; the
# revision tells a delivery under way that it carries the older payload.
_POST = Upsert(outbox, ("dedupe",), bump="revision", keep=("created",))
# The revision is compared: what was replaced while it was being sent has still to go out.
_THIS = sa.and_(outbox.c.id == bindparam("which"), outbox.c.revision == bindparam("seen"))
_SENT = sa.delete(outbox).where(_THIS)
_FAILED = (
    sa.update(outbox)
    .where(_THIS)
    .values(attempts=outbox.c.attempts + 1, not_before=bindparam("again"), last_error=bindparam("error"))
)


def post(
    conn: sa.Connection, parcels: Iterable[Parcel], match_id: str | None = None, guild_id: int | None = None
) -> None:
    """Put parcels into the outbox."""
    rows = [
        {
            "revision": 0,
            "match_id": parcel.match_id or match_id,
            "guild_id": parcel.guild_id or guild_id,
            "kind": parcel.kind,
            "dedupe": parcel.dedupe,
            "created": parcel.created,
            "not_before": parcel.not_before or parcel.created,
            "expires": parcel.expires,
            "attempts": 0,
            "last_error": None,
            "payload": pack(parcel.payload),
        }
        for parcel in parcels
    ]
    if rows:
        quick.send(conn, _POST.on(conn), rows)


def outbox_due(conn: sa.Connection, now: float, limit: int = 50, shards: Shards | None = None) -> list[ParcelRow]:
    """Parcels to deliver now, in the order in which they were posted. Expired ones are left out."""
    query = (
        sa.select(*_COLUMNS)
        .where(outbox.c.not_before <= now, _alive(now), of_shards(outbox.c.guild_id, shards))
        .order_by(outbox.c.id)
        .limit(limit)
    )
    return [_row(row) for row in conn.execute(query)]


def outbox_next(conn: sa.Connection, now: float, shards: Shards | None = None) -> float | None:
    """When the next parcel may be delivered; None if nothing waits."""
    query = sa.select(sa.func.min(outbox.c.not_before)).where(_alive(now), of_shards(outbox.c.guild_id, shards))
    return conn.execute(query).scalar()


def outbox_of(conn: sa.Connection, match_id: str) -> list[ParcelRow]:
    """What waits for one match."""
    query = sa.select(*_COLUMNS).where(outbox.c.match_id == match_id).order_by(outbox.c.id)
    return [_row(row) for row in conn.execute(query)]


def outbox_sent(conn: sa.Connection, parcel: ParcelRow) -> bool:
    """It has arrived (or is given up). False: a newer one took its place meanwhile and is still to go out."""
    return quick.send(conn, _SENT, {"which": parcel.id, "seen": parcel.revision}) > 0


def outbox_failed(conn: sa.Connection, parcel: ParcelRow, error: str, again: float) -> bool:
    """It did not arrive: try again at that time. False: a newer one took its place and is due by its own time."""
    values = {"which": parcel.id, "seen": parcel.revision, "again": again, "error": error[:500]}
    return quick.send(conn, _FAILED, values) > 0


def drop_expired(conn: sa.Connection, now: float) -> int:
    """Forget parcels whose time has passed; how many there were."""
    return conn.execute(sa.delete(outbox).where(outbox.c.expires <= now)).rowcount


def _alive(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(outbox.c.expires.is_(None), outbox.c.expires > now)


def _row(row: Any) -> ParcelRow:
    values = dict(zip(ParcelRow.__struct_fields__, row, strict=True))
    values["payload"] = unpack(values["payload"], f"outbox {values['id']} of match {values['match_id']}")
    return ParcelRow(**values)
