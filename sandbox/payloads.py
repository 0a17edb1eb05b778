"""Builders of the JSON objects that Discord sends, from our records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .model import Channel, Guild, Member, Role, User
from .permissions import in_channel
from .wire import PRIVATE_THREAD, Json, now

if TYPE_CHECKING:
    from .world import World


def user(someone: User) -> Json:
    """Build a user object."""
    data: Json = {
        "id": someone.id,
        "username": someone.name.lower().replace(" ", "_"),
        "discriminator": "0",
        "global_name": someone.name,
        "avatar": None,
        "public_flags": 0,
    }
    if someone.bot:
        data["bot"] = True
    return data


def member(world: World, guild: Guild, who: Member, *, with_user: bool = True) -> Json:
    """Build a guild member object."""
    data: Json = {
        "nick": who.nick,
        "avatar": None,
        "roles": who.roles,
        "joined_at": who.joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    if with_user:
        data["user"] = user(world.users[who.user_id])
    return data


def role(one: Role) -> Json:
    """Build a role object."""
    return {
        "id": one.id,
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed,
        "mentionable": one.mentionable,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }


def channel(world: World, place: Channel) -> Json:
    """Build a channel, thread or direct message object, as the bot sees it."""
    if place.is_dm:
        return {
            "id": place.id,
            "type": place.type,
            "flags": 0,
            "last_message_id": place.last_message_id,
            "recipients": [user(world.users[u]) for u in place.recipients if u != world.bot.id],
        }
    if place.is_thread:
        return thread(world, place)
    return {
        "id": place.id,
        "type": place.type,
        "guild_id": place.guild_id,
        "name": place.name,
        "topic": place.topic,
        "position": place.position,
        "parent_id": None,
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": place.slow,
        "last_message_id": place.last_message_id,
        "last_pin_timestamp": place.last_pin,
        "permission_overwrites": [
            {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in place.overwrites.values()
        ],
    }


def thread(world: World, place: Channel) -> Json:
    """Build a thread object; ``member`` is there only when the bot has joined."""
    data: Json = {
        "id": place.id,
        "type": place.type,
        "guild_id": place.guild_id,
        "parent_id": place.parent_id,
        "owner_id": place.owner_id,
        "name": place.name,
        "last_message_id": place.last_message_id,
        "rate_limit_per_user": place.slow,
        "message_count": place.message_count,
        "total_message_sent": place.total_sent,
        "member_count": min(50, len(place.members)),
        "flags": 0,
        "thread_metadata": {
            "archived": place.archived,
            "locked": place.locked,
            "auto_archive_duration": place.auto_archive,
            "archive_timestamp": place.archive_time,
            "create_timestamp": place.made,
        },
    }
    if place.type == PRIVATE_THREAD:
        data["thread_metadata"]["invitable"] = place.invitable
    if (joined := place.members.get(world.bot.id)) is not None:
        data["member"] = thread_member(place, world.bot.id, joined)
    return data


def thread_member(place: Channel, user_id: str, joined: str) -> Json:
    """Build a thread member object."""
    return {"id": place.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}


def guild(world: World, one: Guild, *, all_members: bool) -> Json:
    """Build the guild of a GUILD_CREATE: with channels, active threads and members."""
    seen = one.members.values() if all_members else (m for m in one.members.values() if m.user_id == world.bot.id)
    return guild_settings(one) | {
        "joined_at": one.joined_at or now(),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "channels": [channel(world, c) for c in one.channels.values() if not c.is_thread],
        "threads": [
            thread(world, c)
            for c in one.channels.values()
            if c.is_thread and not c.archived and in_channel(one, c, world.bot.id)
        ],
        "members": [member(world, one, m) for m in seen],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_settings(one: Guild) -> Json:
    """Build the part of a guild object that REST answers too."""
    return {
        "id": one.id,
        "name": one.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "vanity_url_code": None,
        "owner_id": one.owner_id,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": one.locale,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "application_id": None,
        "max_members": 500_000,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(r) for r in one.roles.values()],
    }


def application(world: World) -> Json:
    """Build the bot's own application."""
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "description": "",
        "summary": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": user(world.bot),
        "owner": user(world.keeper),
        "team": None,
        "verify_key": "0" * 64,
        "flags": 1 << 15 | 1 << 19,  # members and message content intents, as small bots have them
        "rpc_origins": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "integration_types_config": {"0": {}},
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
    }
