"""What the local Discord is made of: users, guilds, roles, channels, messages. Plain records, no behaviour."""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from .wire import DM, PRIVATE_THREAD, PUBLIC_THREAD, Json

PINGS_KEPT = 500


@dataclass(slots=True)
class User:
    """Somebody with an account; the bot is one too."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    hidden: bool = False  # the keeper who owns the guilds: nobody plays it
    takes_dms: bool = True
    read: dict[str, str] = field(default_factory=dict)  # channel -> newest message read
    pings: deque[Json] = field(default_factory=lambda: deque(maxlen=PINGS_KEPT))


@dataclass(slots=True)
class Role:
    """A named set of permissions; the one whose id is the guild's is @everyone."""

    id: str
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A user's place in one guild."""

    user_id: str
    joined_at: str
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows or denies to one role (type 0) or member (type 1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Post:
    """A stored message. An edit replaces ``payload`` by a new dict, so that earlier readers keep what they saw."""

    payload: Json
    audience: str | None = None  # the only user who sees it, if it is ephemeral
    application: bool = False  # came through an interaction

    @property
    def id(self) -> str:
        """The message's id."""
        return self.payload["id"]


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a direct message."""

    id: str
    type: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    slow: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    recipients: list[str] = field(default_factory=list)
    posts: dict[str, Post] = field(default_factory=dict)
    last_message_id: str | None = None
    last_pin: str | None = None
    # Threads only.
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    archive_time: str = ""
    made: str = ""
    invitable: bool = True
    members: dict[str, str] = field(default_factory=dict)  # user -> when they joined
    message_count: int = 0
    total_sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread, public or private."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Whether this is a direct message."""
        return self.type == DM


@dataclass(slots=True)
class Guild:
    """A server with its channels (threads included), roles and members."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    joined_at: str = ""
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)


@dataclass(slots=True)
class Logged:
    """One REST request as it arrived; ``status`` is filled in when it was answered."""

    method: str
    path: str
    raw: bytes
    files: list[str]
    status: int = 0
    at: float = 0.0

    @property
    def body(self) -> Any:
        """The JSON body exactly as it was sent ({} if there was none)."""
        return json.loads(self.raw) if self.raw else {}

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status}"


@dataclass(slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    content_type: str
    data: bytes
