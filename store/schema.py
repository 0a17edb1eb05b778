"""Every table. The migrations create them; a test holds both to the same shape.

Times are Unix seconds, ids of Discord are 64-bit integers, JSON is text that SQL never looks into (so that one
damaged value spoils one row, not a whole query).
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.dialects import postgresql, sqlite

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only in columns that are called exactly INTEGER.
Serial = sa.BigInteger().with_variant(Integer(), "sqlite")
Snowflake = sa.BigInteger()


def _match(**options: bool) -> Column[str]:
    return Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), **options)  # pyright: ignore


meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
    Column("joined", Float, nullable=False),
    Column("left", Float),
)

players = Table(
    "players",
    metadata,
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
    Column("updated", Float, nullable=False),
)


def _shelf(name: str) -> Table:
    """A lobby, a campaign, a tournament: a titled JSON document of a channel, guarded by its version."""
    return Table(
        name,
        metadata,
        Column("id", Text, primary_key=True),
        Column("guild_id", Snowflake, nullable=False),
        Column("channel_id", Snowflake),
        Column("message_id", Snowflake),
        Column("owner_id", Snowflake, nullable=False),
        Column("game", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("updated", Float, nullable=False),
        Column("data", Text, nullable=False),
        Index(None, "guild_id", "status"),
        Index(None, "message_id"),
        Index(None, "status", "updated"),
    )


lobbies = _shelf("lobbies")
campaigns = _shelf("campaigns")
tournaments = _shelf("tournaments")


def _members(shelf: str, key: str) -> Table:
    return Table(
        f"{key}_members",
        metadata,
        Column(f"{key}_id", Text, ForeignKey(f"{shelf}.id", ondelete="CASCADE"), primary_key=True),
        Column("user_id", Snowflake, primary_key=True, autoincrement=False),
        Index(None, "user_id"),
        sqlite_with_rowid=False,
    )


lobby_members = _members("lobbies", "lobby")
campaign_members = _members("campaigns", "campaign")
tournament_members = _members("tournaments", "tournament")

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", Snowflake, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("mode", Text, primary_key=True),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "guild_id", "game", "mode", "rating"),
    Index(None, "user_id"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild_id", Snowflake, nullable=False),
    Column("channel_id", Snowflake),
    Column("thread_id", Snowflake),
    Column("message_id", Snowflake),  # the table message
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("finished", Float),
    Column("reason", Text),  # why it was set aside, cancelled or paused
    Column("campaign_id", Text, ForeignKey("campaigns.id", ondelete="SET NULL")),
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="SET NULL")),
    Column("header", Text, nullable=False),
    Column("result", Text),
    Column("seed", LargeBinary, nullable=False),  # secret until the match is over
    Column("checksum", sa.BigInteger, nullable=False),  # CRC-32 of the snapshot: a flipped bit may still decode
    # The large column stands last: SQLite reads the ones before it without walking its overflow pages.
    Column("snapshot", LargeBinary, nullable=False),
    Index(None, "guild_id", "status"),
    Index(None, "status", "finished"),
    Index(None, "thread_id"),
    Index(None, "campaign_id"),
    Index(None, "tournament_id"),
)

seats = Table(
    "seats",
    metadata,
    _match(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Snowflake),
    Column("computer", Text),
    Column("left", Boolean, nullable=False),
    Column("absent", Integer, nullable=False),  # time-outs in a row
    Column("asked_since", Float),  # NULL: this seat owes no answer now
    Index(None, "user_id"),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    _match(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("user_id", Snowflake),
    Column("interaction_id", Snowflake),
    Column("prompt_id", Integer),
    Column("picks", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("uq_answers_interaction_id", "interaction_id", unique=True),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    _match(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("args", Text, nullable=False),
    Column("only", Text),
    Column("but", Text),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _match(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("checksum", sa.BigInteger, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
)

standing = Table(
    "standing",
    metadata,
    _match(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

drafts = Table(
    "drafts",
    metadata,
    Column("place", Text, primary_key=True),  # the match's or the lobby's id
    Column("user_id", Snowflake, primary_key=True, autoincrement=False),
    Column("prompt_id", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "updated"),
)

mentions = Table(
    "mentions",
    metadata,
    Column("message_id", Snowflake, primary_key=True, autoincrement=False),
    _match(nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("offer", Text, nullable=False, server_default=""),
    Index(None, "match_id"),
)

timers = Table(
    "timers",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("slot", Text, nullable=False),  # place/kind/prompt/seat: setting it again moves it
    _match(nullable=True),
    Column("guild_id", Snowflake),
    Column("kind", Text, nullable=False),
    Column("prompt_id", Integer),
    Column("seat", Integer),
    Column("due", Float),  # NULL while the match is paused; `remaining` then keeps the seconds
    Column("remaining", Float),
    Column("fixed", Boolean, nullable=False),  # an hour of the wall clock: downtime does not move it
    Column("data", Text, nullable=False),
    Index("uq_timers_slot", "slot", unique=True),
    Index(None, "due", "id"),
    Index(None, "match_id"),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("revision", Integer, nullable=False),  # +1 whenever a newer payload takes this row's place
    _match(nullable=True),
    Column("guild_id", Snowflake),
    Column("kind", Text, nullable=False),
    Column("dedupe", Text),
    Column("created", Float, nullable=False),
    Column("not_before", Float, nullable=False),
    Column("expires", Float),
    Column("attempts", Integer, nullable=False),
    Column("last_error", Text),
    Column("payload", Text, nullable=False),
    Index("uq_outbox_dedupe", "dedupe", unique=True),
    Index(None, "not_before", "id"),
    Index(None, "match_id"),
    # An id is the Discord nonce of its message, so it must never be given twice.
    sqlite_autoincrement=True,
)


class Upsert:
    """INSERT that replaces the row with the same key, for both databases.

    Columns in `keep` stay as they are in the row that was there; `bump` counts the replacements.
    """

    def __init__(self, table: Table, key: tuple[str, ...], bump: str | None = None, keep: tuple[str, ...] = ()) -> None:
        fixed = {*key, *keep, *(column.name for column in table.primary_key)}
        self._by_dialect: dict[str, sa.Insert] = {}
        for name, insert in (("sqlite", sqlite.insert(table)), ("postgresql", postgresql.insert(table))):
            changed: dict[str, Any] = {c.name: insert.excluded[c.name] for c in table.c if c.name not in fixed}
            if bump:
                changed[bump] = table.c[bump] + 1
            self._by_dialect[name] = insert.on_conflict_do_update(index_elements=list(key), set_=changed)

    def on(self, conn: sa.Connection) -> sa.Insert:
        """The statement for this connection's database."""
        return self._by_dialect[conn.dialect.name]
