"""The world as one person sees it, in the shape the web page wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import forms
from .model import Channel, Guild, Post
from .permissions import VIEW
from .person import Person
from .wire import PRIVATE_THREAD, Json

if TYPE_CHECKING:
    from .local import LocalDiscord

HISTORY = 60


def world_for(world: LocalDiscord, person: Person) -> Json:
    """Give everything but the messages: people, guilds, channels with their unread marks, commands."""
    direct = [c for c in world.channels.values() if c.is_dm and person.id in c.recipients]
    return {
        "me": person.id,
        "bot": {"id": world.bot.id, "name": world.bot.name, "online": bool(world.hub.connected)},
        "people": [
            {"id": p.id, "name": p.name, "locale": p.locale, "mentions": len(p.unread)} for p in world.people.values()
        ],
        "users": {u.id: {"name": u.name, "bot": u.bot} for u in world.users.values()},
        "guilds": [_guild(world, person, g) for g in world.guilds.values() if person.id in g.members],
        "dms": [_channel(world, person, c) for c in direct],
        "dm_commands": forms.commands_for(world, person.user, direct[0]) if direct else [],
    }


def _guild(world: LocalDiscord, person: Person, guild: Guild) -> Json:
    places = [c for c in guild.channels.values() if world.can(c, person.id) & VIEW]
    return {
        "id": guild.id,
        "name": guild.name,
        "has_bot": world.bot.id in guild.members,
        "channels": [_channel(world, person, c) for c in places],
        "roles": [{"id": r.id, "name": r.name} for r in guild.roles.values()],
        "members": [u for u in guild.members if not world.users[u].hidden],
        "commands": forms.commands_for(world, person.user, places[0]) if places else [],
    }


def _channel(world: LocalDiscord, person: Person, place: Channel) -> Json:
    mark = int(person.user.read.get(place.id, person.id))  # a new person has nothing to catch up on
    joined = not place.is_thread or person.id in place.members
    return {
        "id": place.id,
        "type": place.type,
        "name": channel_name(world, place, person),
        "guild": place.guild_id,
        "parent": place.parent_id,
        "private": place.type == PRIVATE_THREAD,
        "archived": place.archived,
        "locked": place.locked,
        "members": list(place.members),
        "joined": joined,
        "can_talk": person.may_talk(place) and not (place.locked and place.archived),
        "unread": joined and place.last_message_id is not None and int(place.last_message_id) > mark,
        "mentions": sum(p["channel_id"] == place.id for p in person.unread),
        "last": place.last_message_id,
    }


def channel_name(world: LocalDiscord, place: Channel, person: Person) -> str:
    """Name a channel; a direct message is called after the other one in it."""
    if not place.is_dm:
        return place.name
    return next(world.users[u].name for u in place.recipients if u != person.id)


def shown(world: LocalDiscord, post: Post) -> Json:
    """Give a message with what only the page needs."""
    return post.payload | {"private": post.audience is not None}


def messages_for(
    world: LocalDiscord, person: Person, place: Channel, *, before: str | None, around: str | None
) -> Json:
    """Give a stretch of messages: the newest, those before one, or those from some way above one to the newest."""
    found = world.visible(place, person.id)
    if before is not None:
        found = [p for p in found if int(p.id) < int(before)]
    start = max(0, len(found) - HISTORY)
    if around is not None:
        at = next((n for n, p in enumerate(found) if p.id == around), start)
        start = min(start, max(0, at - HISTORY // 3))
    return {
        "messages": [shown(world, p) for p in found[start:]],
        "more": start > 0,
        "read": person.user.read.get(place.id, person.id),
    }
