"""Messages: made, edited, deleted, pinned. All checks that Discord does on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import mentions, payloads
from .attachments import attach, embeds_of
from .limits import SETTABLE, check_message, check_not_empty, check_uploads
from .model import Channel, Post, Upload, User
from .permissions import BITS, HISTORY, MANAGE_MESSAGES, MANAGE_THREADS, SEND, SEND_IN_THREADS
from .wire import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    PINNED,
    PLAIN,
    REPLY,
    Json,
    Refused,
    born,
    invalid,
    missing_permissions,
    now,
    text_of,
    unknown,
)

if TYPE_CHECKING:
    from .interactions import Use
    from .world import World

NONCES_KEPT = 1_000
PINS = 250


# -- may they? ---------------------------------------------------------------------------------------------------------


def may_send(world: World, place: Channel, author: User, body: Json, files: dict[str, Upload]) -> None:
    """Refuse what the author may not send here; wake an archived thread if they may."""
    can = world.can(place, author.id)
    if place.is_thread:
        if place.archived and (place.locked or not can & SEND_IN_THREADS):
            raise Refused(400, 50083, "Thread is archived")
        if not can & SEND_IN_THREADS or (place.locked and not can & MANAGE_THREADS):
            raise missing_permissions()
    elif not can & SEND:
        raise missing_permissions()
    if (files and not can & BITS["attach_files"]) or (body.get("embeds") and not can & BITS["embed_links"]):
        raise missing_permissions()
    if place.is_dm:
        other = next(world.users[u] for u in place.recipients if u != world.bot.id)
        shared = any(other.id in g.members and world.bot.id in g.members for g in world.guilds.values())
        if author.bot and not (other.takes_dms and shared):
            raise Refused(403, 50007, "Cannot send messages to this user")


# -- making ------------------------------------------------------------------------------------------------------------


def send(
    world: World,
    place: Channel,
    author: User,
    body: Json,
    files: dict[str, Upload],
    *,
    kind: int = PLAIN,
    use: Use | None = None,
) -> Post:
    """Create a message. ``use`` is the interaction it answers, whose user alone sees it if it is ephemeral."""
    flags = int(body.get("flags") or 0) & (SETTABLE if use else SETTABLE & ~EPHEMERAL)
    check_uploads(files)
    check_message(body, flags=flags)
    if (again := _already_sent(world, author, body)) is not None:
        return again
    payload: Json = {
        "id": world.ids.next(),
        "channel_id": place.id,
        "type": kind,
        "author": payloads.user(author),
        "content": body.get("content") or "",
        "timestamp": now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": embeds_of(body),
        "components": [],
        "pinned": False,
        "flags": flags,
    }
    if place.guild_id:
        payload["guild_id"] = place.guild_id
    if body.get("nonce") is not None:
        payload["nonce"] = body["nonce"]
    _refer(world, place, author, body, payload)
    attach(world, payload, body, files)
    check_not_empty(payload)
    post = Post(payload)
    if use is not None:
        _credit(world, use, post)
        if flags & EPHEMERAL:
            post.audience = use.user.id
    _publish(world, place, post, author, body, default=("users",) if use else mentions.EVERY_KIND)
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        world.nonces[author.id, str(body["nonce"])] = post.id
        if len(world.nonces) > NONCES_KEPT:
            del world.nonces[next(iter(world.nonces))]
    return post


def loading(world: World, place: Channel, use: Use, *, ephemeral: bool) -> Post:
    """Create the "is thinking" message of a deferred answer."""
    body = {"content": "", "flags": EPHEMERAL if ephemeral else 0}
    post = notice(world, place, 20 if use.kind == 2 else PLAIN, world.bot, publish=False)
    post.payload["flags"] = body["flags"] | LOADING
    _credit(world, use, post)
    post.audience = use.user.id if ephemeral else None
    _publish(world, place, post, world.bot, body, default=())
    return post


def notice(
    world: World,
    place: Channel,
    kind: int,
    author: User,
    content: str = "",
    *,
    users: list[str] | None = None,
    publish: bool = True,
    **more: Any,
) -> Post:
    """Create one of Discord's own messages (somebody was added, a message was pinned...)."""
    payload: Json = {
        "id": world.ids.next(),
        "channel_id": place.id,
        "type": kind,
        "author": payloads.user(author),
        "content": content,
        "timestamp": now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [payloads.user(world.users[u]) for u in users or ()],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
        **more,
    }
    if place.guild_id:
        payload["guild_id"] = place.guild_id
    post = Post(payload)
    if publish:
        _publish(world, place, post, author, {}, default=())
    return post


def _publish(world: World, place: Channel, post: Post, author: User, body: Json, *, default: tuple[str, ...]) -> None:
    from .threads import join, wake

    payload = post.payload
    found = mentions.Mentions()
    if default:
        found = mentions.read(world, place, author, text_of(payload), body.get("allowed_mentions"), default)
        replied = _replied_to(payload, body)
        everybody = [*found.users, *([replied] if replied and replied not in found.users else [])]
        payload["mentions"] = [payloads.user(world.users[u]) for u in everybody]
        payload["mention_roles"], payload["mention_everyone"] = found.roles, found.everyone
        found.users = everybody
    if post.audience is None and place.is_thread and place.archived:
        wake(world, place)
    world.put_post(place, post)
    pinged = mentions.ping(world, place, post, author, found)
    if post.audience is None:
        if place.is_thread:
            join(world, place, [author.id, *pinged])
        guild = world.guild_of(place)
        event = payload
        if guild is not None and (who := guild.members.get(author.id)) is not None:
            event = payload | {"member": payloads.member(world, guild, who, with_user=False)}
        world.emit("MESSAGE_CREATE", event, place)
    world.tell_pages("message", post, pinged=pinged)


def _already_sent(world: World, author: User, body: Json) -> Post | None:
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    return world.posts.get(world.nonces.get((author.id, str(body["nonce"])), ""))


def _refer(world: World, place: Channel, author: User, body: Json, payload: Json) -> None:
    reference = body.get("message_reference")
    if not reference:
        return
    if not world.can(place, author.id) & HISTORY:
        raise Refused(400, 160002, "Cannot reply without permission to read message history")
    target = place.posts.get(str(reference.get("message_id")))
    if target is None or target.audience is not None:
        if reference.get("fail_if_not_exists", True):
            raise invalid(("message_reference",), "Unknown message", "REPLIES_UNKNOWN_MESSAGE")
        return
    payload["type"] = REPLY
    payload["message_reference"] = {"type": 0, "message_id": target.id, "channel_id": place.id}
    payload["referenced_message"] = {k: v for k, v in target.payload.items() if k != "referenced_message"}


def _replied_to(payload: Json, body: Json) -> str | None:
    """Whose message is answered, if that is to ping them (it does unless told otherwise)."""
    target = payload.get("referenced_message")
    allowed = body.get("allowed_mentions")
    if not target or (allowed is not None and not allowed.get("replied_user", False)):
        return None
    return target["author"]["id"]


def _credit(world: World, use: Use, post: Post) -> None:
    post.application = True
    meta: Json = {
        "id": use.id,
        "type": use.kind,
        "user": payloads.user(use.user),
        "authorizing_integration_owners": {"0": use.channel.guild_id or "0"},
    }
    if use.original is not None:
        meta["original_response_message_id"] = use.original
    if use.message is not None:
        meta["interacted_message_id"] = use.message["id"]
    post.payload |= {"application_id": world.bot.id, "webhook_id": world.bot.id, "interaction_metadata": meta}
    if use.command_name:
        post.payload["interaction"] = {
            "id": use.id,
            "type": use.kind,
            "name": use.command_name,
            "user": payloads.user(use.user),
        }


# -- changing ----------------------------------------------------------------------------------------------------------


def edit(world: World, post: Post, body: Json, files: dict[str, Upload]) -> Post:
    """Edit a message; the V2 flag can be set, never taken away. An edit pings nobody."""
    old = post.payload
    flags = old["flags"] & ~LOADING | int(body.get("flags") or 0) & (COMPONENTS_V2 | 1 << 2)
    check_uploads(files)
    turned = flags & COMPONENTS_V2 and not old["flags"] & COMPONENTS_V2
    if turned and (("content" not in body and old["content"]) or ("embeds" not in body and old["embeds"])):
        raise invalid(("flags",), "The content and embeds must be cleared to use IS_COMPONENTS_V2")
    check_message(body, flags=flags)
    was_loading = bool(old["flags"] & LOADING)
    new = old | {"flags": flags, "edited_timestamp": None if was_loading else now()}
    if "content" in body:
        new["content"] = body["content"] or ""
    if "embeds" in body:
        new["embeds"] = embeds_of(body)
    new["attachments"] = list(old["attachments"])
    attach(world, new, body, files)
    check_not_empty(new)
    place = world.channels[new["channel_id"]]
    found = mentions.read(world, place, world.bot, text_of(new), body.get("allowed_mentions"), mentions.EVERY_KIND)
    new["mentions"] = [payloads.user(world.users[u]) for u in found.users]
    new["mention_roles"] = found.roles
    post.payload = new
    kept = {a["id"] for a in new["attachments"]}
    world.blobs.retire([a for a in old["attachments"] if a["id"] not in kept])
    if post.audience is None:
        world.emit("MESSAGE_UPDATE", new, place)
    world.tell_pages("edit", post)
    return post


def delete(world: World, post: Post) -> None:
    """Delete a message and tell all who saw it."""
    payload = post.payload
    place = world.channels[payload["channel_id"]]
    world.drop_post(post)
    if post.audience is None:
        gone = {"id": post.id, "channel_id": place.id} | ({"guild_id": place.guild_id} if place.guild_id else {})
        world.emit("MESSAGE_DELETE", gone, place)
    world.tell_pages("delete", post)


def bulk_delete(world: World, place: Channel, ids: list[str]) -> None:
    """Delete 2 to 100 messages not older than two weeks."""
    if not 2 <= len(ids) <= 100:
        raise Refused(
            400,
            50016,
            "Provided too few or too many messages to delete. Must provide at least 2 and at most 100.",
        )
    if min(map(born, ids)) < born(world.ids.next()) - 14 * 86_400:
        raise Refused(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    gone = [p for i in ids if (p := place.posts.get(i)) is not None and p.audience is None]
    for post in gone:
        world.drop_post(post)
        world.tell_pages("delete", post)
    event = {"ids": [p.id for p in gone], "channel_id": place.id, "guild_id": place.guild_id}
    world.emit("MESSAGE_DELETE_BULK", event, place)


def pin(world: World, place: Channel, post: Post, *, on: bool) -> None:
    """Pin or unpin a message."""
    if post.payload["pinned"] == on:
        return
    if on and sum(p.payload["pinned"] for p in place.posts.values()) >= PINS:
        raise Refused(400, 30003, f"Maximum number of pins reached ({PINS})")
    post.payload = post.payload | {"pinned": on}
    place.last_pin = now()
    event = {"channel_id": place.id, "last_pin_timestamp": place.last_pin}
    world.emit("CHANNEL_PINS_UPDATE", event | ({"guild_id": place.guild_id} if place.guild_id else {}), place)
    world.emit("MESSAGE_UPDATE", post.payload, place)
    world.tell_pages("edit", post)
    if on:
        reference = {"message_id": post.id, "channel_id": place.id, "guild_id": place.guild_id}
        notice(world, place, PINNED, world.bot, message_reference=reference)


def find(world: World, place: Channel, message_id: str) -> Post:
    """Find a message that REST may touch (ephemeral ones are not known there)."""
    post = place.posts.get(message_id)
    if post is None or post.audience is not None:
        raise unknown("Message")
    return post


def may_delete(world: World, place: Channel, post: Post) -> None:
    """Refuse to delete somebody else's message without the right, or any in an archived thread."""
    if place.archived:
        raise Refused(400, 50083, "Thread is archived")
    if post.payload["author"]["id"] != world.bot.id and not world.can(place, world.bot.id) & MANAGE_MESSAGES:
        raise missing_permissions()
    if post.payload["type"] == 21:
        raise Refused(403, 50021, "Cannot execute action on a system message")
