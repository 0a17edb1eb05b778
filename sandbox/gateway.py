"""The gateway: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, shards, and events filtered by intents."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from . import payloads
from .model import Channel, Guild
from .permissions import VIEW
from .wire import Json

if TYPE_CHECKING:
    from .world import World

FRAMES_KEPT = 2_000  # a session away for longer than this many events cannot resume
RESUME_WITHIN = 180.0
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.02

GUILDS, GUILD_MEMBERS, CONTENT = 1 << 0, 1 << 1, 1 << 15
PRIVILEGED = GUILD_MEMBERS | CONTENT | 1 << 8
# Event -> the intent it needs in a guild, and in a direct message. Others (interactions, READY) always pass.
INTENTS: dict[str, tuple[int, int]] = {
    "GUILD_CREATE": (GUILDS, 0),
    "GUILD_UPDATE": (GUILDS, 0),
    "GUILD_DELETE": (GUILDS, 0),
    "GUILD_ROLE_CREATE": (GUILDS, 0),
    "CHANNEL_CREATE": (GUILDS, 0),
    "CHANNEL_UPDATE": (GUILDS, 0),
    "CHANNEL_DELETE": (GUILDS, 0),
    "CHANNEL_PINS_UPDATE": (GUILDS, 1 << 12),
    "THREAD_CREATE": (GUILDS, 0),
    "THREAD_UPDATE": (GUILDS, 0),
    "THREAD_DELETE": (GUILDS, 0),
    "GUILD_MEMBER_ADD": (GUILD_MEMBERS, 0),
    "GUILD_MEMBER_UPDATE": (GUILD_MEMBERS, 0),
    "GUILD_MEMBER_REMOVE": (GUILD_MEMBERS, 0),
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE_BULK": (1 << 9, 0),
    "TYPING_START": (1 << 11, 1 << 14),
}
# Events that tell that a place has gone: who could see it can no longer be computed from it.
FAREWELLS = frozenset(("CHANNEL_DELETE", "THREAD_DELETE", "GUILD_DELETE"))


class Session:
    """One shard's conversation, which outlives its connection for a while."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard, self.intents = shard, intents
        self.seq = 0
        self.frames: deque[tuple[int, str]] = deque(maxlen=FRAMES_KEPT)
        self.ws: web.WebSocketResponse | None = None
        self.away_since = 0.0

    def serves(self, guild: Guild | None) -> bool:
        """Whether a guild (or the direct messages) belongs to this shard."""
        return (int(guild.id) >> 22) % self.shard[1] == self.shard[0] if guild else self.shard[0] == 0

    def wants(self, event: str, guild: Guild | None) -> bool:
        """Whether the intents let an event pass."""
        needed = INTENTS.get(event)
        return needed is None or bool(self.intents & needed[0 if guild else 1])


class Connection:
    """A socket with a queue, so that the rest of the server never waits for a slow reader."""

    def __init__(self, world: World, ws: web.WebSocketResponse) -> None:
        self._world, self.ws = world, ws
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write(), name="sandbox gateway writer")

    def send(self, text: str) -> None:
        """Queue a frame."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        while (text := await self._queue.get()) is not None:
            if self._world.faults.gateway_delay:
                await asyncio.sleep(self._world.faults.gateway_delay)
            if self.ws.closed:
                return
            try:
                await self.ws.send_str(text)
            except (ConnectionError, RuntimeError):
                return

    async def close(self) -> None:
        """Stop writing."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Hub:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self._connections: dict[str, Connection] = {}  # by session
        self._closing: set[asyncio.Task[Any]] = set()
        self.identifies = 0
        self.resumes = 0

    @property
    def connected(self) -> list[Session]:
        """The sessions with a live connection."""
        return [s for s in self.sessions.values() if s.ws is not None]

    # -- sending ---------------------------------------------------------------------------------------------------

    def dispatch(self, event: str, data: Json, guild: Guild | None, place: Channel | None) -> None:
        """Send an event to every session that serves the guild, wants it and may see the place."""
        if not self.sessions:
            return
        bot_id = self._world.bot.id
        if guild is not None and bot_id not in guild.members and event != "GUILD_DELETE":
            return
        seen = place is None or event in FAREWELLS or event == "INTERACTION_CREATE"
        if not seen and place is not None and not self._world.can(place, bot_id) & VIEW:
            return
        full: str | None = None
        bare: str | None = None
        for session in list(self.sessions.values()):
            if not session.serves(guild) or not session.wants(event, guild):
                continue
            if event.startswith("MESSAGE_") and not session.intents & CONTENT and self._is_private(data, guild):
                bare = bare or json.dumps(_without_content(data))
                self._push(session, event, bare)
            else:
                full = full or json.dumps(data)
                self._push(session, event, full)

    def thread_members(self, place: Channel, data: Json, touched: set[str]) -> None:
        """Send THREAD_MEMBERS_UPDATE: all of it with the members intent, else only what concerns the bot."""
        guild = self._world.guild_of(place)
        for session in list(self.sessions.values()):
            if session.serves(guild) and (session.intents & GUILD_MEMBERS or self._world.bot.id in touched):
                self._push(session, "THREAD_MEMBERS_UPDATE", json.dumps(data))

    def guild_create(self, guild: Guild) -> None:
        """Tell the shard of a guild that the bot has joined it."""
        for session in list(self.sessions.values()):
            if session.serves(guild) and session.intents & GUILDS:
                data = payloads.guild(self._world, guild, all_members=bool(session.intents & GUILD_MEMBERS))
                del data["unavailable"]  # its absence tells a new guild from one that has come back
                self._push(session, "GUILD_CREATE", json.dumps(data))
        self._world.pulse()

    def _is_private(self, data: Json, guild: Guild | None) -> bool:
        """Whether the message content intent decides: not for direct messages, own messages and mentions."""
        author = (data.get("author") or {}).get("id")
        if guild is None or author is None or author == self._world.bot.id:
            return False
        return all(m["id"] != self._world.bot.id for m in data["mentions"])

    def _push(self, session: Session, event: str, text: str) -> None:
        session.seq += 1
        frame = f'{{"op":0,"t":"{event}","s":{session.seq},"d":{text}}}'
        session.frames.append((session.seq, frame))
        if session.ws is not None:
            self._connections[session.id].send(frame)
        elif self._world.clock() - session.away_since > RESUME_WITHIN:
            del self.sessions[session.id]

    # -- receiving -------------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Hold one gateway connection from HELLO to its end."""
        faults = self._world.faults
        if faults.connects_to_refuse > 0:
            faults.connects_to_refuse -= 1
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=0, compress=False, timeout=2.0)
        await ws.prepare(request)
        line = Connection(self._world, ws)
        session: Session | None = None
        line.send(f'{{"op":10,"d":{{"heartbeat_interval":{HEARTBEAT_MS}}},"s":null,"t":null}}')
        try:
            async for msg in ws:
                if msg.type is not WSMsgType.TEXT:
                    break
                frame = _parse(msg.data)
                if frame is None:
                    await ws.close(code=4002)
                elif frame["op"] == 1:
                    # a client in this process must first note that it sent: then it measures the delay right
                    asyncio.get_running_loop().call_later(ACK_DELAY, line.send, '{"op":11,"d":null}')
                elif frame["op"] == 2:
                    if session is not None:
                        await ws.close(code=4005)
                        break
                    session = await self._identify(line, frame["d"])
                elif frame["op"] == 6:
                    session = await self._resume(line, frame["d"])
                elif session is None:
                    await ws.close(code=4003)
                elif frame["op"] == 8:
                    self._members_chunk(session, frame["d"])
                elif frame["op"] not in (3, 4, 31):  # presence, voice state, soundboard: nobody looks
                    await ws.close(code=4001)
        finally:
            await line.close()
            if session is not None and session.ws is ws:
                self._left(session, ws.close_code)
        return ws

    async def _identify(self, line: Connection, d: Json) -> Session | None:
        if d.get("token") != self._world.token:
            await line.ws.close(code=4004, message=b"Authentication failed.")
            return None
        number, count = d.get("shard") or (0, 1)
        if not 0 <= number < count:
            await line.ws.close(code=4010, message=b"Invalid shard.")
            return None
        if d["intents"] & PRIVILEGED and not self._world.privileged:
            await line.ws.close(code=4014, message=b"Disallowed intent(s).")
            return None
        self.identifies += 1
        session = Session((number, count), d["intents"])
        session.ws = line.ws
        self.sessions[session.id], self._connections[session.id] = session, line
        world = self._world
        mine = [g for g in world.guilds.values() if session.serves(g) and world.bot.id in g.members]
        ready = {
            "v": 10,
            "user": payloads.user(world.bot),
            "guilds": [{"id": g.id, "unavailable": True} for g in mine],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [number, count],
            "application": {"id": world.bot.id, "flags": 1 << 15 | 1 << 19},
        }
        self._push(session, "READY", json.dumps(ready))
        if session.intents & GUILDS:
            for guild in mine:
                data = payloads.guild(world, guild, all_members=bool(session.intents & GUILD_MEMBERS))
                self._push(session, "GUILD_CREATE", json.dumps(data))
        world.tell_pages("bot", online=True)
        return session

    async def _resume(self, line: Connection, d: Json) -> Session | None:
        session = self.sessions.get(d.get("session_id", ""))
        known = session is not None and d.get("token") == self._world.token
        if session is None or not known or self._lost(session, d["seq"]):
            self.sessions.pop(d.get("session_id", ""), None)
            line.send('{"op":9,"d":false}')
            return None
        self.resumes += 1
        session.ws, self._connections[session.id] = line.ws, line
        for seq, frame in session.frames:
            if seq > d["seq"]:
                line.send(frame)
        self._push(session, "RESUMED", "{}")
        self._world.tell_pages("bot", online=True)
        return session

    def _lost(self, session: Session, seq: int) -> bool:
        if session.ws is None and self._world.clock() - session.away_since > RESUME_WITHIN:
            return True
        return bool(session.frames) and session.frames[0][0] > seq + 1

    def _left(self, session: Session, code: int | None) -> None:
        session.ws, session.away_since = None, self._world.clock()
        self._connections.pop(session.id, None)
        if code in (1000, 1001):  # the bot said goodbye: nothing to resume
            self.sessions.pop(session.id, None)
        self._world.tell_pages("bot", online=bool(self.connected))

    def _members_chunk(self, session: Session, d: Json) -> None:
        guild = self._world.guilds.get(str(d.get("guild_id")))
        if guild is None:
            return
        wanted = {str(u) for u in d.get("user_ids") or []}
        query, limit = str(d.get("query") or "").lower(), d.get("limit") or 1000
        found = [
            m
            for m in guild.members.values()
            if (m.user_id in wanted if wanted else self._world.users[m.user_id].name.lower().startswith(query))
        ]
        data: Json = {
            "guild_id": guild.id,
            "members": [payloads.member(self._world, guild, m) for m in found[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {m.user_id for m in found}),
        }
        if d.get("nonce"):
            data["nonce"] = d["nonce"]
        self._push(session, "GUILD_MEMBERS_CHUNK", json.dumps(data))

    # -- trouble ---------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the gateway listens."""
        return self._world.base.replace("http", "ws", 1) + "/gateway"

    def drop(self, *, resumable: bool) -> None:
        """Cut every connection at once."""
        for session in self.connected:
            ws = session.ws
            # From this instant the bot is away: what happens now must wait in the session for its return.
            self._left(session, None)
            if not resumable:
                self.sessions.pop(session.id, None)
            if ws is not None:
                self._later(ws.close(code=4000))

    def ask_reconnect(self) -> None:
        """Send op 7."""
        for session in self.connected:
            self._connections[session.id].send('{"op":7,"d":null}')

    def invalidate(self) -> None:
        """Send op 9 and forget the sessions."""
        for session in self.connected:
            self._connections[session.id].send('{"op":9,"d":false}')
            session.ws = None
            del self.sessions[session.id], self._connections[session.id]

    async def close(self) -> None:
        """End every connection, as a shutting down server does."""
        for session in self.connected:
            if session.ws is not None:
                await session.ws.close(code=1001)
        await asyncio.gather(*self._closing, return_exceptions=True)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


def _parse(text: str) -> Json | None:
    try:
        frame = json.loads(text)
        return frame if isinstance(frame["op"], int) else None
    except (ValueError, KeyError, TypeError):
        return None


def _without_content(data: Json) -> Json:
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
