"""Threads: made, joined, archived, locked, renamed, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import messages, payloads
from .model import Channel, Post, User
from .permissions import BITS, MANAGE_THREADS, SEND_IN_THREADS, VIEW
from .wire import (
    ADDED,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    REMOVED,
    RENAMED,
    THREAD_MADE,
    THREAD_STARTER,
    Json,
    Problems,
    Refused,
    missing_access,
    missing_permissions,
    now,
    unknown,
)

if TYPE_CHECKING:
    from .world import World

AUTO_ARCHIVE = (60, 1440, 4320, 10080)
ACTIVE = 1_000


def create(world: World, parent: Channel, body: Json, starter: Post | None = None) -> Channel:
    """Make a thread in a channel, on its own or from a message, as the bot."""
    if parent.is_thread or parent.is_dm or parent.guild_id is None:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    kind = PUBLIC_THREAD if starter else int(body.get("type") or PRIVATE_THREAD)
    _check(body, creating=True)
    right = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    if not world.can(parent, world.bot.id) & BITS[right]:
        raise missing_permissions()
    if starter is not None and starter.id in world.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    siblings = world.guilds[parent.guild_id].channels.values()
    if sum(c.is_thread and not c.archived for c in siblings) >= ACTIVE:
        raise Refused(400, 160006, "Maximum number of active threads reached")
    made = now()
    thread = Channel(
        starter.id if starter else world.ids.next(),
        kind,
        body["name"],
        parent.guild_id,
        parent.id,
        slow=body.get("rate_limit_per_user") or 0,
        owner_id=world.bot.id,
        auto_archive=body.get("auto_archive_duration") or 1440,
        archive_time=made,
        made=made,
        invitable=body.get("invitable", True),
        members={world.bot.id: made},
    )
    world.put_channel(thread)
    world.emit("THREAD_CREATE", payloads.thread(world, thread) | {"newly_created": True}, thread)
    world.tell_pages("world")
    reference = {"channel_id": thread.id, "guild_id": thread.guild_id}
    if starter is not None:
        starter.payload = starter.payload | {
            "flags": starter.payload["flags"] | HAS_THREAD,
            "thread": payloads.thread(world, thread),
        }
        world.emit("MESSAGE_UPDATE", starter.payload, parent)
        world.tell_pages("edit", starter)
        origin = {"channel_id": parent.id, "guild_id": parent.guild_id, "message_id": starter.id}
        messages.notice(world, thread, THREAD_STARTER, world.bot, message_reference=origin)
    elif kind == PUBLIC_THREAD:
        messages.notice(world, parent, THREAD_MADE, world.bot, thread.name, message_reference=reference)
    return thread


def _check(body: Json, *, creating: bool) -> None:
    problems = Problems()
    if creating or "name" in body:
        problems.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") not in (None, *AUTO_ARCHIVE):
        reason = f"Value must be one of {set(AUTO_ARCHIVE)}."
        problems.add(("auto_archive_duration",), reason, "BASE_TYPE_CHOICES")
    if body.get("rate_limit_per_user") is not None:
        problems.between(("rate_limit_per_user",), body["rate_limit_per_user"], 0, 21_600)
    if body.get("type") not in (None, PUBLIC_THREAD, PRIVATE_THREAD):
        problems.add(("type",), "Value must be one of {11, 12}.", "BASE_TYPE_CHOICES")
    problems.raise_if_any()


def edit(world: World, thread: Channel, body: Json) -> None:
    """Change a thread as the bot: name, archived, locked, auto archive, slow mode, invitable."""
    _check(body, creating=False)
    can = world.can(thread, world.bot.id)
    manager, owner = bool(can & MANAGE_THREADS), thread.owner_id == world.bot.id
    waking = thread.archived and body.get("archived") is False
    if thread.archived and not waking:
        raise Refused(400, 50083, "Thread is archived")
    touched = {k for k in body if k in ("name", "auto_archive_duration", "rate_limit_per_user", "invitable", "locked")}
    if not manager:
        if "locked" in touched and bool(body["locked"]) != thread.locked:
            raise missing_permissions()
        if waking and (thread.locked or not can & SEND_IN_THREADS):
            raise missing_permissions()
        if not owner and (touched - {"locked"} or body.get("archived")):
            raise missing_permissions()
    apply(world, thread, body, world.bot)


def apply(world: World, thread: Channel, body: Json, by: User) -> None:
    """Change a thread without asking who may."""
    renamed = "name" in body and body["name"] != thread.name
    if renamed and not thread.archived:
        # The notice comes first: an archived thread would be woken by it.
        thread.name = body["name"]
        messages.notice(world, thread, RENAMED, by, thread.name)
    if body.get("archived") is not None and bool(body["archived"]) != thread.archived:
        thread.archived, thread.archive_time = bool(body["archived"]), now()
    fields = (("name", "name"), ("locked", "locked"), ("auto_archive_duration", "auto_archive"))
    for key, attribute in (*fields, ("rate_limit_per_user", "slow"), ("invitable", "invitable")):
        if body.get(key) is not None:
            setattr(thread, attribute, body[key])
    changed(world, thread)


def changed(world: World, thread: Channel) -> None:
    """Tell everybody how a thread is now."""
    world.emit("THREAD_UPDATE", payloads.thread(world, thread), thread)
    starter = world.posts.get(thread.id)
    if starter is not None:
        starter.payload = starter.payload | {"thread": payloads.thread(world, thread)}
    world.tell_pages("world")


def wake(world: World, thread: Channel) -> None:
    """Take a thread out of the archive because somebody talks in it."""
    thread.archived, thread.archive_time = False, now()
    changed(world, thread)


def join(world: World, thread: Channel, user_ids: list[str], *, by: User | None = None) -> None:
    """Put users in a thread who are not in it yet; ``by`` makes it a visible addition."""
    fresh = [u for u in dict.fromkeys(user_ids) if u not in thread.members and not world.users[u].hidden]
    if not fresh:
        return
    for user_id in fresh:
        thread.members[user_id] = now()
    if by is not None:
        messages.notice(world, thread, ADDED, by, users=fresh)
    if world.bot.id in fresh:
        world.emit("THREAD_CREATE", payloads.thread(world, thread), thread)
    _members_changed(world, thread, fresh, [])


def leave(world: World, thread: Channel, user_id: str, *, by: User | None = None) -> None:
    """Take a user out of a thread."""
    if thread.members.pop(user_id, None) is None:
        return
    if by is not None and by.id != user_id:
        messages.notice(world, thread, REMOVED, by, users=[user_id])
    _members_changed(world, thread, [], [user_id])


def _members_changed(world: World, thread: Channel, added: list[str], removed: list[str]) -> None:
    guild = world.guild_of(thread)
    data: dict[str, Any] = {"id": thread.id, "guild_id": thread.guild_id, "member_count": min(50, len(thread.members))}
    if added and guild is not None:
        data["added_members"] = [
            payloads.thread_member(thread, u, thread.members[u])
            | {"member": payloads.member(world, guild, guild.members[u]), "presence": None}
            for u in added
            if u in guild.members
        ]
    if removed:
        data["removed_member_ids"] = removed
    world.hub.thread_members(thread, data, {*added, *removed})
    world.tell_pages("world")


def add_member(world: World, thread: Channel, user_id: str) -> None:
    """Add a user as the bot does over REST."""
    if not thread.is_thread:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if thread.archived:
        raise Refused(400, 50083, "Thread is archived")
    can = world.can(thread, world.bot.id)
    if not can & SEND_IN_THREADS:
        raise missing_permissions()
    if user_id not in world.users:
        raise unknown("User")
    if thread.type == PRIVATE_THREAD and not thread.invitable and not can & MANAGE_THREADS:
        raise missing_permissions()
    parent = world.channels.get(thread.parent_id or "")
    if parent is None or not world.can(parent, user_id) & VIEW:
        raise missing_access()
    join(world, thread, [user_id], by=None if user_id == world.bot.id else world.bot)


def remove_member(world: World, thread: Channel, user_id: str) -> None:
    """Remove a user as the bot does over REST."""
    if thread.archived:
        raise Refused(400, 50083, "Thread is archived")
    own_private = thread.type == PRIVATE_THREAD and thread.owner_id == world.bot.id
    if user_id != world.bot.id and not own_private and not world.can(thread, world.bot.id) & MANAGE_THREADS:
        raise missing_permissions()
    leave(world, thread, user_id, by=world.bot)


def delete(world: World, place: Channel) -> None:
    """Delete a thread, or a channel with all its threads."""
    if place.guild_id is None:
        return
    guild = world.guilds[place.guild_id]
    for child in [c for c in guild.channels.values() if c.parent_id == place.id]:
        delete(world, child)
    if place.is_thread:
        event = {"id": place.id, "guild_id": place.guild_id, "parent_id": place.parent_id, "type": place.type}
        world.emit("THREAD_DELETE", event, place)
    else:
        world.emit("CHANNEL_DELETE", payloads.channel(world, place), place)
    for post in list(place.posts.values()):
        world.drop_post(post)
    guild.channels.pop(place.id, None)
    world.channels.pop(place.id, None)
    world.tell_pages("world")
