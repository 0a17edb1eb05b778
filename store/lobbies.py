"""Lobbies, campaigns and tournaments: JSON documents with members, each change guarded by the version."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from store import schema
from store.packing import pack, unpack
from store.rows import Document

_NAMES = [name for name in Document.__struct_fields__ if name != "members"]


class Shelf:
    """One kind of documents."""

    def __init__(self, table: sa.Table, members: sa.Table, what: str) -> None:
        self._table = table
        self._members = members
        self._key = members.c[f"{what}_id"]
        self._what = what
        self._columns = [table.c[name] for name in _NAMES]

    def create(self, conn: sa.Connection, document: Document) -> None:
        """Store a new document."""
        conn.execute(self._table.insert(), self._values(document))
        self._set_members(conn, document)

    def get(self, conn: sa.Connection, document_id: str) -> Document | None:
        """One document."""
        return self._one(conn, self._table.c.id == document_id)

    def at(self, conn: sa.Connection, message_id: int) -> Document | None:
        """The document shown in this message."""
        return self._one(conn, self._table.c.message_id == message_id)

    def save(self, conn: sa.Connection, document: Document) -> Document | None:
        """Replace a document, if it still has the version this one was made from.

        Gives it back with its new version, or None: it has moved on, load it again.
        """
        query = (
            sa.update(self._table)
            .where(self._table.c.id == document.id, self._table.c.version == document.version)
            .values(self._values(document) | {"version": document.version + 1})
        )
        if conn.execute(query).rowcount == 0:
            return None
        conn.execute(sa.delete(self._members).where(self._key == document.id))
        self._set_members(conn, document)
        return msgspec.structs.replace(document, version=document.version + 1)

    def find(
        self,
        conn: sa.Connection,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        status: str | Collection[str] | None = None,
        limit: int = 100,
    ) -> list[Document]:
        """Documents of a server, of a member, of a status; the latest changed first."""
        query = sa.select(*self._columns)
        if guild_id is not None:
            query = query.where(self._table.c.guild_id == guild_id)
        if user_id is not None:
            mine = sa.select(self._key).where(self._members.c.user_id == user_id)
            query = query.where(self._table.c.id.in_(mine))
        if status is not None:
            query = query.where(self._table.c.status.in_([status] if isinstance(status, str) else list(status)))
        query = query.order_by(self._table.c.updated.desc(), self._table.c.id).limit(limit)
        return [self._document(conn, row) for row in conn.execute(query).all()]

    def delete(self, conn: sa.Connection, document_id: str) -> None:
        """Forget a document."""
        conn.execute(sa.delete(self._table).where(self._table.c.id == document_id))

    def drop_old(self, conn: sa.Connection, status: Collection[str], before: float) -> int:
        """Forget documents of these statuses untouched since then; how many there were."""
        query = sa.delete(self._table).where(self._table.c.status.in_(list(status)), self._table.c.updated < before)
        return conn.execute(query).rowcount

    def _one(self, conn: sa.Connection, where: sa.ColumnElement[bool]) -> Document | None:
        row = conn.execute(sa.select(*self._columns).where(where)).first()
        return None if row is None else self._document(conn, row)

    def _values(self, document: Document) -> dict[str, Any]:
        values = {name: getattr(document, name) for name in _NAMES}
        values["data"] = pack(document.data)
        return values

    def _set_members(self, conn: sa.Connection, document: Document) -> None:
        rows = [{self._key.name: document.id, "user_id": user} for user in dict.fromkeys(document.members)]
        if rows:
            conn.execute(self._members.insert(), rows)

    def _document(self, conn: sa.Connection, row: Any) -> Document:
        values: dict[str, Any] = dict(zip(_NAMES, row, strict=True))
        values["data"] = unpack(values["data"], f"{self._what} {values['id']}")
        query = sa.select(self._members.c.user_id).where(self._key == values["id"]).order_by(self._members.c.user_id)
        return Document(**values, members=tuple(conn.execute(query).scalars()))


lobbies = Shelf(schema.lobbies, schema.lobby_members, "lobby")
campaigns = Shelf(schema.campaigns, schema.campaign_members, "campaign")
tournaments = Shelf(schema.tournaments, schema.tournament_members, "tournament")
