"""Settings of servers and people, ratings, and the bot's own notes (meta)."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa

from store import schema, timers
from store.packing import pack, unpack
from store.rows import Player, Rating, Server, Shards
from store.schema import Upsert

_servers = schema.servers
_players = schema.players
_ratings = schema.ratings
_meta = schema.meta

_SAVE_SERVER = Upsert(_servers, ("guild_id",), keep=("joined", "left"))
_JOIN_SERVER = Upsert(_servers, ("guild_id",), keep=("settings", "joined"))
_SAVE_PLAYER = Upsert(_players, ("user_id",))
_SAVE_RATING = Upsert(_ratings, ("guild_id", "game", "mode", "user_id"))
_NOTE = Upsert(_meta, ("key",))
_RATING = [_ratings.c[name] for name in Rating.__struct_fields__]

LAST_ALIVE = "last_alive"


def server(conn: sa.Connection, guild_id: int) -> Server:
    """A server's settings; empty ones for a server we know nothing of."""
    row = conn.execute(sa.select(_servers).where(_servers.c.guild_id == guild_id)).first()
    if row is None:
        return Server(guild_id=guild_id)
    settings = unpack(row.settings, f"settings of server {guild_id}") or {}
    return Server(guild_id=guild_id, settings=settings, joined=row.joined, left=row.left)


def save_server(conn: sa.Connection, row: Server) -> None:
    """Keep a server's settings."""
    conn.execute(_SAVE_SERVER.on(conn), {**msgspec.structs.asdict(row), "settings": pack(row.settings)})


def server_joined(conn: sa.Connection, guild_id: int, now: float) -> None:
    """The bot is in this server (again)."""
    values = {"guild_id": guild_id, "settings": "{}", "joined": now, "left": None}
    conn.execute(_JOIN_SERVER.on(conn), values)


def server_left(conn: sa.Connection, guild_id: int, now: float) -> None:
    """The bot was taken out of this server. Its matches stay, in case it comes back."""
    conn.execute(sa.update(_servers).where(_servers.c.guild_id == guild_id).values(left=now))


def player(conn: sa.Connection, user_id: int) -> Player:
    """Somebody's settings; empty ones for somebody we know nothing of."""
    row = conn.execute(sa.select(_players).where(_players.c.user_id == user_id)).first()
    if row is None:
        return Player(user_id=user_id)
    settings = unpack(row.settings, f"settings of player {user_id}") or {}
    return Player(user_id=user_id, settings=settings, updated=row.updated)


def save_player(conn: sa.Connection, row: Player) -> None:
    """Keep somebody's settings."""
    conn.execute(_SAVE_PLAYER.on(conn), {**msgspec.structs.asdict(row), "settings": pack(row.settings)})


def save_ratings(conn: sa.Connection, rows: list[Rating]) -> None:
    """Keep ratings, each in place of the one before."""
    if rows:
        conn.execute(_SAVE_RATING.on(conn), [msgspec.structs.asdict(row) for row in rows])


def ratings_of(conn: sa.Connection, guild_id: int, user_id: int) -> list[Rating]:
    """Somebody's ratings in a server."""
    query = (
        sa.select(*_RATING)
        .where(_ratings.c.guild_id == guild_id, _ratings.c.user_id == user_id)
        .order_by(_ratings.c.game, _ratings.c.mode)
    )
    return [Rating(**row._mapping) for row in conn.execute(query)]


def leaderboard(
    conn: sa.Connection, guild_id: int, game: str, mode: str, limit: int = 25, least_played: int = 0
) -> list[Rating]:
    """The best of a server in one mode of one game."""
    query = (
        sa.select(*_RATING)
        .where(
            _ratings.c.guild_id == guild_id,
            _ratings.c.game == game,
            _ratings.c.mode == mode,
            _ratings.c.played >= least_played,
        )
        .order_by(_ratings.c.rating.desc(), _ratings.c.user_id)
        .limit(limit)
    )
    return [Rating(**row._mapping) for row in conn.execute(query)]


def note(conn: sa.Connection, key: str) -> str | None:
    """One of the bot's own notes (the hash of the command tree, for example)."""
    return conn.execute(sa.select(_meta.c.value).where(_meta.c.key == key)).scalar()


def set_note(conn: sa.Connection, key: str, value: str) -> None:
    """Write one of the bot's own notes."""
    conn.execute(_NOTE.on(conn), {"key": key, "value": value})


def secret(conn: sa.Connection, key: str, size: int = 32) -> bytes:
    """A random secret that stays the same for ever (the HMAC key of custom_ids), made when first asked for."""
    known = note(conn, key)
    if known is None:
        known = secrets.token_hex(size)
        set_note(conn, key, known)
    return bytes.fromhex(known)


def heartbeat(conn: sa.Connection, now: float) -> None:
    """The bot is alive. To be said every few seconds."""
    set_note(conn, LAST_ALIVE, repr(now))


def make_up_for_downtime(conn: sa.Connection, now: float, grace: float = 30.0, shards: Shards | None = None) -> float:
    """At start: add the time since the last heartbeat to every running deadline; how much it was.

    In one transaction with the new heartbeat, so that a crash just after it adds nothing twice.
    """
    last = note(conn, LAST_ALIVE)
    heartbeat(conn, now)
    down = now - float(last) if last else 0.0
    if down <= grace:
        return 0.0
    timers.shift_deadlines(conn, down, shards)
    return down
