"""Interactions: sent to the bot, answered within 3 seconds, followed up within 15 minutes."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import messages, payloads
from .command_limits import check_choices
from .component_limits import check_modal
from .model import Channel, Post, Upload, User
from .wire import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    MODAL,
    OPEN_MODAL,
    PLAIN,
    REPLY_LATER,
    REPLY_NOW,
    SLASH,
    UPDATE_LATER,
    UPDATE_NOW,
    Json,
    Problems,
    Refused,
    invalid,
    unknown,
)

if TYPE_CHECKING:
    from .world import World

# Which callbacks answer which interaction.
FITTING: dict[int, frozenset[int]] = {
    COMMAND: frozenset((REPLY_NOW, REPLY_LATER, OPEN_MODAL)),
    COMPONENT: frozenset((REPLY_NOW, REPLY_LATER, UPDATE_LATER, UPDATE_NOW, OPEN_MODAL)),
    AUTOCOMPLETE: frozenset((CHOICES,)),
    MODAL: frozenset((REPLY_NOW, REPLY_LATER, UPDATE_LATER, UPDATE_NOW)),
}


class Modal(dict[str, Any]):
    """A modal on somebody's screen; it knows the interaction that opened it."""

    opened_by: Use


@dataclass(slots=True)
class Answer:
    """The bot's first response to an interaction."""

    type: int
    data: Json
    message: Json | None = None
    modal: Modal | None = None
    choices: list[Json] | None = None
    seconds: float = 0.0


@dataclass(slots=True, eq=False)
class Use:
    """One interaction of a person with the bot."""

    world: World
    id: str
    token: str
    kind: int
    user: User
    channel: Channel
    message: Json | None
    command_name: str | None = None
    sent: float = 0.0  # on the world's clock
    started: float = 0.0  # on the wall, for latencies
    acked: int = 0  # the callback type, once there is one
    thinking: bool = False
    original: str | None = None
    followups: list[str] = field(default_factory=list)
    first: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    async def answer(self, timeout: float = 5.0) -> Answer:  # noqa: ASYNC109 - driver API
        """Wait for the first response."""
        done, _ = await asyncio.wait((self.first,), timeout=timeout)
        if not done:
            raise TimeoutError(f"the bot did not answer this interaction within {timeout:g} s")
        return self.first.result()

    @property
    def response(self) -> Json | None:
        """The message of the first response as it is now (after edits), or None if there is none any more."""
        post = self.world.posts.get(self.original or "")
        return post.payload if post else None

    @property
    def messages(self) -> list[Json]:
        """The response and the follow-ups as they are now."""
        posts = (self.world.posts.get(i) for i in (self.original, *self.followups) if i)
        return [p.payload for p in posts if p is not None]


def start(
    world: World,
    kind: int,
    user: User,
    data: Json,
    channel: Channel,
    message: Json | None = None,
    command_name: str | None = None,
) -> Use:
    """Send an INTERACTION_CREATE to the bot as a user."""
    guild = world.guild_of(channel)
    if guild is not None and user.id not in guild.members:
        raise LookupError(f"{user.name} is not a member of {guild.name}")
    use = Use(world, world.ids.next(), secrets.token_urlsafe(96), kind, user, channel, message, command_name)
    use.sent, use.started = world.clock(), time.perf_counter()
    world.put_use(use)
    event: Json = {
        "id": use.id,
        "application_id": world.bot.id,
        "type": kind,
        "token": use.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": payloads.channel(world, channel) | {"permissions": str(world.can(channel, user.id))},
        "app_permissions": str(world.can(channel, world.bot.id)),
        "locale": user.locale,
        "entitlements": [],
        "attachment_size_limit": 10 << 20,
        "context": 0 if guild else 1,
        "authorizing_integration_owners": {"0": guild.id if guild else "0"},
    }
    if guild is not None:
        member = payloads.member(world, guild, guild.members[user.id])
        event |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member | {"permissions": str(world.can(channel, user.id))},
        }
    else:
        event["user"] = payloads.user(user)
    if message is not None:
        event["message"] = message
    world.emit("INTERACTION_CREATE", event, channel)
    return use


def callback(world: World, use: Use | None, body: Json, files: dict[str, Upload]) -> Json:
    """Take the bot's first response."""
    if use is None or world.clock() - use.sent > world.window:
        raise unknown("interaction")
    if use.acked:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    kind, data = body.get("type"), body.get("data") or {}
    if kind not in FITTING[use.kind] or (kind in (UPDATE_LATER, UPDATE_NOW) and use.message is None):
        fitting = sorted(FITTING[use.kind])
        raise invalid(("type",), f"Value must be one of {fitting} for this interaction.", "INTERACTION_CALLBACK_TYPE")
    answer = Answer(kind, data, seconds=time.perf_counter() - use.started)
    post: Post | None = None
    if kind == REPLY_NOW:
        post = messages.send(world, use.channel, world.bot, data, files, kind=_type(use), use=use)
    elif kind == REPLY_LATER:
        ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        post = messages.loading(world, use.channel, use, ephemeral=ephemeral)
        use.thinking = True
    elif kind in (UPDATE_LATER, UPDATE_NOW) and use.message is not None:
        post = world.posts.get(use.message["id"])
        if kind == UPDATE_NOW:
            if post is None:
                raise unknown("Message")
            messages.edit(world, post, data, files)
    elif kind == CHOICES:
        problems = Problems()
        check_choices(data.get("choices") or [], ("data", "choices"), problems)
        problems.raise_if_any()
        answer.choices = data.get("choices") or []
    elif kind == OPEN_MODAL:
        problems = Problems()
        check_modal(data, problems)
        problems.raise_if_any()
        answer.modal = Modal(data)
        answer.modal.opened_by = use
    use.acked = kind
    out: Json = {"interaction": {"id": use.id, "type": use.kind, "response_message_loading": use.thinking}}
    if post is not None:
        use.original = post.id
        answer.message = post.payload
        out["interaction"] |= {
            "response_message_id": post.id,
            "response_message_ephemeral": post.audience is not None,
            "channel_id": use.channel.id,
        }
        out["resource"] = {"type": kind, "message": post.payload}
    if not use.first.done():
        use.first.set_result(answer)
    world.pulse()
    return out


def _type(use: Use) -> int:
    return SLASH if use.kind == COMMAND else PLAIN


# -- the interaction's webhook -----------------------------------------------------------------------------------------


def alive(world: World, token: str) -> Use:
    """Find the interaction of a token that still lives and has been acknowledged."""
    use = world.tokens.get(token)
    if use is None or world.clock() - use.sent > world.lifetime:
        raise Refused(401, 50027, "Invalid Webhook Token")
    if not use.acked:
        raise unknown("Webhook")
    return use


def follow_up(world: World, token: str, body: Json, files: dict[str, Upload]) -> Post:
    """Post a follow-up; the first after a type 5 defer fills the "is thinking" message instead."""
    use = alive(world, token)
    waiting = world.posts.get(use.original or "") if use.thinking else None
    if waiting is not None and waiting.payload["flags"] & LOADING:
        messages.edit(world, waiting, body, files)
        use.thinking = False
        return waiting
    post = messages.send(world, use.channel, world.bot, body, files, use=use)
    use.followups.append(post.id)
    return post


def own_message(world: World, token: str, message_id: str) -> tuple[Use, Post]:
    """Find the response (``@original``) or a follow-up of an interaction."""
    use = alive(world, token)
    wanted = use.original if message_id == "@original" else message_id
    post = world.posts.get(wanted or "")
    if post is None or (wanted != use.original and wanted not in use.followups):
        raise unknown("Message")
    return use, post
