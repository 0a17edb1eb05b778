"""REST routes of channels: messages, history, pins, threads, permissions, direct messages."""

from __future__ import annotations

from . import messages, payloads, threads
from .model import Channel, Overwrite, Post
from .permissions import BITS, HISTORY, VIEW
from .rest import Call, route
from .wire import (
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    Json,
    Problems,
    Refused,
    invalid,
    missing_permissions,
    now,
    unknown,
)


def _place(call: Call) -> Channel:
    return call.world.channel_for_bot(call.ids[0])


def _thread(call: Call) -> Channel:
    place = _place(call)
    if not place.is_thread:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    return place


def _need(call: Call, place: Channel, permission: str) -> None:
    if not call.world.can(place, call.world.bot.id) & BITS[permission]:
        raise missing_permissions()


# -- messages ----------------------------------------------------------------------------------------------------------


@route("POST channels/{}/messages")
def create_message(call: Call) -> Json:
    """Send a message as the bot."""
    place = _place(call)
    messages.may_send(call.world, place, call.world.bot, call.body, call.files)
    return messages.send(call.world, place, call.world.bot, call.body, call.files).payload


@route("GET channels/{}/messages")
def history(call: Call) -> list[Json]:
    """List messages, newest first; without the right to read history there are none."""
    place = _place(call)
    if not call.world.can(place, call.world.bot.id) & HISTORY:
        return []
    try:
        limit = int(call.query.get("limit", 50))
        marks = {k: int(call.query[k]) for k in ("before", "after", "around") if k in call.query}
    except ValueError:
        raise invalid(("limit",), "Value is not snowflake.", "NUMBER_TYPE_COERCE") from None
    if not 1 <= limit <= 100:
        raise invalid(("limit",), "int value should be between 1 and 100.", "NUMBER_TYPE_RANGE")
    found = [p.payload for p in place.posts.values() if p.audience is None]
    if "before" in marks:
        found = [m for m in found if int(m["id"]) < marks["before"]]
    if "after" in marks:
        return [m for m in found if int(m["id"]) > marks["after"]][:limit][::-1]
    if "around" in marks:
        at = sum(int(m["id"]) < marks["around"] for m in found)
        first = max(0, at - limit // 2)
        return found[first : first + limit][::-1]
    return found[-limit:][::-1]


@route("GET channels/{}/messages/{}")
def get_message(call: Call) -> Json:
    """Fetch one message."""
    place = _place(call)
    if not call.world.can(place, call.world.bot.id) & HISTORY:
        raise missing_permissions()
    return messages.find(call.world, place, call.ids[1]).payload


@route("PATCH channels/{}/messages/{}")
def edit_message(call: Call) -> Json:
    """Edit one of the bot's messages."""
    place = _place(call)
    post = messages.find(call.world, place, call.ids[1])
    if place.archived:
        raise Refused(400, 50083, "Thread is archived")
    if post.payload["author"]["id"] != call.world.bot.id:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    return messages.edit(call.world, post, call.body, call.files).payload


@route("DELETE channels/{}/messages/{}")
def delete_message(call: Call) -> None:
    """Delete a message."""
    place = _place(call)
    post = messages.find(call.world, place, call.ids[1])
    messages.may_delete(call.world, place, post)
    messages.delete(call.world, post)


@route("POST channels/{}/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    """Delete many messages at once."""
    place = _place(call)
    _need(call, place, "manage_messages")
    messages.bulk_delete(call.world, place, [str(i) for i in call.body.get("messages") or ()])


@route("POST channels/{}/typing")
def typing(call: Call) -> None:
    """Show that the bot is typing."""
    place = _place(call)
    call.world.tell_pages("typing", channel=place.id, user=call.world.bot.id)


# -- pins --------------------------------------------------------------------------------------------------------------


@route("GET channels/{}/messages/pins")
def pins(call: Call) -> Json:
    """List pinned messages, newest pin first."""
    place = _place(call)
    found = _pinned(place) if call.world.can(place, call.world.bot.id) & HISTORY else []
    items = [{"pinned_at": place.last_pin or now(), "message": p.payload} for p in found]
    return {"items": items, "has_more": False}


@route("GET channels/{}/pins")
def old_pins(call: Call) -> list[Json]:
    """List pinned messages in the older form."""
    return [item["message"] for item in pins(call)["items"]]


def _pinned(place: Channel) -> list[Post]:
    return [p for p in place.posts.values() if p.payload["pinned"]][::-1]


@route("PUT channels/{}/messages/pins/{}")
@route("PUT channels/{}/pins/{}")
def pin(call: Call) -> None:
    """Pin a message."""
    _pin(call, on=True)


@route("DELETE channels/{}/messages/pins/{}")
@route("DELETE channels/{}/pins/{}")
def unpin(call: Call) -> None:
    """Unpin a message."""
    _pin(call, on=False)


def _pin(call: Call, *, on: bool) -> None:
    place = _place(call)
    _need(call, place, "pin_messages")
    if place.archived:
        raise Refused(400, 50083, "Thread is archived")
    messages.pin(call.world, place, messages.find(call.world, place, call.ids[1]), on=on)


# -- channels ----------------------------------------------------------------------------------------------------------


@route("GET channels/{}")
def get_channel(call: Call) -> Json:
    """Fetch a channel or thread."""
    return payloads.channel(call.world, _place(call))


@route("PATCH channels/{}")
def edit_channel(call: Call) -> Json:
    """Change a channel or thread."""
    place = _place(call)
    if place.is_thread:
        threads.edit(call.world, place, call.body)
        return payloads.thread(call.world, place)
    _need(call, place, "manage_channels")
    problems = Problems()
    if "name" in call.body:
        problems.length(("name",), call.body["name"], 1, 100)
    problems.length(("topic",), call.body.get("topic"), 0, 1024)
    problems.raise_if_any()
    place.name = call.body.get("name") or place.name
    place.topic = call.body.get("topic", place.topic)
    place.slow = call.body.get("rate_limit_per_user") or 0 if "rate_limit_per_user" in call.body else place.slow
    call.world.emit("CHANNEL_UPDATE", payloads.channel(call.world, place), place)
    call.world.tell_pages("world")
    return payloads.channel(call.world, place)


@route("DELETE channels/{}")
def delete_channel(call: Call) -> Json:
    """Delete a channel or thread; a direct message is only closed."""
    place = _place(call)
    data = payloads.channel(call.world, place)
    if not place.is_dm:
        _need(call, place, "manage_threads" if place.is_thread else "manage_channels")
        threads.delete(call.world, place)
    return data


@route("PUT channels/{}/permissions/{}")
def overwrite(call: Call) -> None:
    """Set what a role or member may do in a channel."""
    place = _place(call)
    _need(call, place, "manage_roles")
    target = call.ids[1]
    allow, deny = int(call.body.get("allow") or 0), int(call.body.get("deny") or 0)
    place.overwrites[target] = Overwrite(target, int(call.body["type"]), allow, deny)
    call.world.emit("CHANNEL_UPDATE", payloads.channel(call.world, place), place)


@route("DELETE channels/{}/permissions/{}")
def forget_overwrite(call: Call) -> None:
    """Remove an overwrite."""
    place = _place(call)
    _need(call, place, "manage_roles")
    place.overwrites.pop(call.ids[1], None)
    call.world.emit("CHANNEL_UPDATE", payloads.channel(call.world, place), place)


@route("POST users/@me/channels")
def open_dm(call: Call) -> Json:
    """Open a direct message."""
    user_id = str(call.body.get("recipient_id"))
    someone = call.world.users.get(user_id)
    if someone is None or someone.bot:
        raise invalid(("recipient_id",), "Cannot send messages to this user", "INVALID_RECIPIENT")
    return payloads.channel(call.world, call.world.dm_with(user_id))


# -- threads -----------------------------------------------------------------------------------------------------------


@route("POST channels/{}/threads")
def start_thread(call: Call) -> Json:
    """Start a thread without a message."""
    return payloads.thread(call.world, threads.create(call.world, _place(call), call.body))


@route("POST channels/{}/messages/{}/threads")
def start_thread_from_message(call: Call) -> Json:
    """Start a thread from a message."""
    place = _place(call)
    starter = messages.find(call.world, place, call.ids[1])
    return payloads.thread(call.world, threads.create(call.world, place, call.body, starter))


@route("GET channels/{}/thread-members")
def thread_members(call: Call) -> list[Json]:
    """List who is in a thread."""
    thread = _thread(call)
    return [payloads.thread_member(thread, u, at) for u, at in thread.members.items()]


@route("GET channels/{}/thread-members/{}")
def thread_member(call: Call) -> Json:
    """Tell whether a user is in a thread."""
    thread = _thread(call)
    if call.ids[1] not in thread.members:
        raise unknown("Member")
    return payloads.thread_member(thread, call.ids[1], thread.members[call.ids[1]])


@route("PUT channels/{}/thread-members/{}")
def add_thread_member(call: Call) -> None:
    """Add somebody to a thread."""
    threads.add_member(call.world, _thread(call), call.ids[1])


@route("PUT channels/{}/thread-members/@me")
def join_thread(call: Call) -> None:
    """Join a thread."""
    thread = _thread(call)
    if thread.archived:
        raise Refused(400, 50083, "Thread is archived")
    threads.join(call.world, thread, [call.world.bot.id])


@route("DELETE channels/{}/thread-members/{}")
def remove_thread_member(call: Call) -> None:
    """Remove somebody from a thread."""
    threads.remove_member(call.world, _thread(call), call.ids[1])


@route("DELETE channels/{}/thread-members/@me")
def leave_thread(call: Call) -> None:
    """Leave a thread."""
    threads.remove_member(call.world, _thread(call), call.world.bot.id)


@route("GET channels/{}/threads/archived/public")
def archived_public(call: Call) -> Json:
    """List archived public threads."""
    return _archived(call, PUBLIC_THREAD)


@route("GET channels/{}/threads/archived/private")
def archived_private(call: Call) -> Json:
    """List archived private threads, for those who manage threads."""
    _need(call, _place(call), "manage_threads")
    return _archived(call, PRIVATE_THREAD)


@route("GET channels/{}/users/@me/threads/archived/private")
def archived_joined(call: Call) -> Json:
    """List archived private threads that the bot has joined."""
    return _archived(call, PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Json:
    world, place = call.world, _place(call)
    if not world.can(place, world.bot.id) & HISTORY:
        raise missing_permissions()
    found = [
        c
        for c in world.channels.values()
        if c.parent_id == place.id and c.archived and c.type == kind and world.can(c, world.bot.id) & VIEW
    ]
    found.sort(key=lambda c: c.archive_time, reverse=True)
    if before := call.query.get("before"):
        found = [c for c in found if c.archive_time < before]
    limit = int(call.query.get("limit", 50))
    return thread_list(call, found[:limit]) | {"has_more": len(found) > limit}


def thread_list(call: Call, found: list[Channel]) -> Json:
    """Write a list of threads with the bot's memberships."""
    me = call.world.bot.id
    return {
        "threads": [payloads.thread(call.world, c) for c in found],
        "members": [payloads.thread_member(c, me, c.members[me]) for c in found if me in c.members],
    }
