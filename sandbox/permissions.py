"""Permission bits by name, and what somebody may do in a place (Discord's documented algorithm)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .wire import DM, PRIVATE_THREAD, PUBLIC_THREAD

if TYPE_CHECKING:
    from .model import Channel, Guild

BITS: dict[str, int] = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_audit_log": 1 << 7,
    "view_channel": 1 << 10,
    "read_messages": 1 << 10,
    "send_messages": 1 << 11,
    "send_tts_messages": 1 << 12,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "change_nickname": 1 << 26,
    "manage_nicknames": 1 << 27,
    "manage_roles": 1 << 28,
    "manage_webhooks": 1 << 29,
    "use_application_commands": 1 << 31,
    "manage_events": 1 << 33,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "use_external_stickers": 1 << 37,
    "send_messages_in_threads": 1 << 38,
    "moderate_members": 1 << 40,
    "send_polls": 1 << 49,
    "use_external_apps": 1 << 50,
    "pin_messages": 1 << 51,
}

ALL = (1 << 53) - 1
VIEW = BITS["view_channel"]
SEND = BITS["send_messages"]
SEND_IN_THREADS = BITS["send_messages_in_threads"]
MANAGE_MESSAGES = BITS["manage_messages"]
MANAGE_THREADS = BITS["manage_threads"]
HISTORY = BITS["read_message_history"]
MENTION_EVERYONE = BITS["mention_everyone"]
_NEEDS_SEND = MENTION_EVERYONE | BITS["attach_files"] | BITS["embed_links"] | BITS["send_tts_messages"]


def bits(names: Iterable[str]) -> int:
    """Add up permissions by name; an unknown name is an error at once."""
    value = 0
    for name in names:
        if name not in BITS:
            raise ValueError(f"no permission is called {name!r}")
        value |= BITS[name]
    return value


EVERYONE = bits(
    (
        "create_instant_invite", "add_reactions", "view_channel", "send_messages", "embed_links", "attach_files",
        "read_message_history", "use_external_emojis", "change_nickname", "use_application_commands",
        "create_public_threads", "create_private_threads", "send_messages_in_threads", "send_polls",
    )
)  # fmt: skip

# What an invitation link for a board game bot would ask for.
BOT = bits(
    (
        "view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "create_private_threads",
        "manage_threads", "manage_messages", "pin_messages", "embed_links", "attach_files", "read_message_history",
    )
)  # fmt: skip

# In a direct message everything that makes sense there is allowed.
IN_DM = bits(
    ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history", "add_reactions",
     "use_external_emojis", "use_application_commands", "pin_messages")
)  # fmt: skip


def in_guild(guild: Guild, user_id: str) -> int:
    """Sum up what a member's roles allow, before any channel has its say."""
    if guild.owner_id == user_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    value = guild.roles[guild.id].permissions
    for role_id in member.roles:
        role = guild.roles.get(role_id)
        if role is not None:
            value |= role.permissions
    return ALL if value & BITS["administrator"] else value


def in_channel(guild: Guild | None, channel: Channel, user_id: str) -> int:
    """Tell what a user may do in a channel or thread; 0 when they cannot see it."""
    if channel.type == DM:
        return IN_DM if user_id in channel.recipients else 0
    if guild is None:
        return 0
    value = in_guild(guild, user_id)
    if value == ALL or not value:
        return value
    thread = channel.type in (PUBLIC_THREAD, PRIVATE_THREAD)
    place = guild.channels.get(channel.parent_id or "") if thread else channel
    if place is None:
        return 0
    value = _overwritten(guild, place, user_id, value)
    if not value & VIEW:
        return 0
    if channel.type == PRIVATE_THREAD and not value & MANAGE_THREADS and user_id not in channel.members:
        return 0
    if not value & (SEND_IN_THREADS if thread else SEND):
        value &= ~_NEEDS_SEND
    return value


def _overwritten(guild: Guild, place: Channel, user_id: str, value: int) -> int:
    over = place.overwrites
    if not over:
        return value
    if (mine := over.get(guild.id)) is not None:
        value = value & ~mine.deny | mine.allow
    allow = deny = 0
    for role_id in guild.members[user_id].roles:
        if (mine := over.get(role_id)) is not None:
            allow, deny = allow | mine.allow, deny | mine.deny
    value = value & ~deny | allow
    if (mine := over.get(user_id)) is not None:
        value = value & ~mine.deny | mine.allow
    return value
