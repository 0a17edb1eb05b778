"""Who a message mentions, and whom it pings, with ``allowed_mentions`` honoured."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .model import Channel, Post, User
from .permissions import MENTION_EVERYONE, VIEW
from .wire import SUPPRESS_NOTIFICATIONS, Json

if TYPE_CHECKING:
    from .world import World

_USER, _ROLE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
EVERY_KIND = ("users", "roles", "everyone")


@dataclass(slots=True)
class Mentions:
    """The result of reading a text for mentions."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def read(
    world: World, place: Channel, author: User, text: str, allowed: Json | None, default: tuple[str, ...]
) -> Mentions:
    """Find the mentions of a text that ``allowed_mentions`` (or the default kinds) let through."""
    found = Mentions()
    if "@" not in text:
        return found
    text = _CODE.sub("", text)
    parse = default if allowed is None else tuple(allowed.get("parse") or ())
    only_users = {str(u) for u in (allowed or {}).get("users") or ()}
    only_roles = {str(r) for r in (allowed or {}).get("roles") or ()}
    for user_id in dict.fromkeys(_USER.findall(text)):
        if user_id in world.users and ("users" in parse or user_id in only_users):
            found.users.append(user_id)
    guild = world.guild_of(place)
    if guild is None:
        return found
    may_all = bool(world.can(place, author.id) & MENTION_EVERYONE)
    for role_id in dict.fromkeys(_ROLE.findall(text)):
        role = guild.roles.get(role_id)
        if role is not None and (role.mentionable or may_all) and ("roles" in parse or role_id in only_roles):
            found.roles.append(role_id)
    found.everyone = may_all and "everyone" in parse and bool(_EVERYONE.search(text))
    return found


def ping(world: World, place: Channel, post: Post, author: User, found: Mentions) -> list[str]:
    """Notify those mentioned who can see the place; give their ids."""
    if post.audience is not None or post.payload["flags"] & SUPPRESS_NOTIFICATIONS:
        return []
    wanted = dict.fromkeys(found.users)
    guild = world.guild_of(place)
    if guild is not None:
        for member in guild.members.values():
            if found.everyone or any(r in found.roles for r in member.roles):
                wanted[member.user_id] = None
    pinged: list[str] = []
    for user_id in wanted:
        someone = world.users[user_id]
        if user_id == author.id or someone.bot or someone.hidden or not world.can(place, user_id) & VIEW:
            continue
        someone.pings.append(post.payload)
        pinged.append(user_id)
    return pinged
