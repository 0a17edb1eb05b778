"""The state of the local Discord, the questions everybody asks of it, and the one place where events go out."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from . import payloads
from .blobs import Blobs
from .faults import Faults
from .gateway import Hub
from .model import Channel, Guild, Logged, Member, Overwrite, Post, Role, User
from .permissions import BOT, EVERYONE, VIEW, bits, in_channel
from .ratelimits import RateLimits
from .wire import TEXT, Json, Refused, Snowflakes, missing_access, now, unknown

if TYPE_CHECKING:
    from .interactions import Use
    from .page import Watcher

LOG_KEPT = 5_000
POSTS_KEPT = 2_000  # per channel
USES_KEPT = 20_000
COMMANDS_A_DAY = 200


class World:
    """Everything there is, held as records; the verbs live in the modules around it."""

    def __init__(self, *, token: str, limits: bool, clock: Callable[[], float], folder: Path | None = None) -> None:
        self.token, self.clock, self.base = token, clock, ""
        self.window, self.lifetime = 3.0, 900.0  # seconds to answer an interaction, and that its token lives
        self.shards = 1  # what GET /gateway/bot recommends
        self._commands_made: dict[str | None, list[float]] = {}
        self.privileged = True  # whether the members and message content intents are granted
        self.ids = Snowflakes()
        self.bot = User(self.ids.next(), "Dicehold", bot=True)
        self.keeper = User(self.ids.next(), "Keeper", hidden=True)
        self.users: dict[str, User] = {self.bot.id: self.bot, self.keeper.id: self.keeper}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}  # of all guilds, and direct messages
        self.posts: dict[str, Post] = {}
        self.commands: dict[str | None, dict[str, Json]] = {None: {}}  # guild or None for global -> id -> command
        self.uses: dict[str, Use] = {}  # by interaction id
        self.tokens: dict[str, Use] = {}
        self.nonces: dict[tuple[str, str], str] = {}
        self.blobs = Blobs(folder)
        self.log: deque[Logged] = deque(maxlen=LOG_KEPT)
        self.unknown: list[str] = []
        self.faults = Faults(self)
        self.hub = Hub(self)
        self.ratelimits = RateLimits(limits, clock)
        self.watchers: list[Watcher] = []  # the open web pages
        self.changes = 0  # grows with every event; persistence looks at it
        self._sleepers: list[asyncio.Future[None]] = []

    # -- who and where ---------------------------------------------------------------------------------------------

    def guild_of(self, place: Channel) -> Guild | None:
        """Give the guild a channel is in, or None for a direct message."""
        return self.guilds.get(place.guild_id) if place.guild_id else None

    def can(self, place: Channel, user_id: str) -> int:
        """Give the permission bits of a user in a place."""
        return in_channel(self.guild_of(place), place, user_id)

    def channel_for_bot(self, channel_id: str) -> Channel:
        """Find a channel that the bot can see, or refuse as Discord does."""
        place = self.channels.get(channel_id)
        if place is None:
            raise unknown("Channel")
        if not self.can(place, self.bot.id) & VIEW:
            raise missing_access()
        return place

    def guild_for_bot(self, guild_id: str) -> Guild:
        """Find a guild that the bot is in."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise unknown("Guild")
        return guild

    def visible(self, place: Channel, user_id: str) -> list[Post]:
        """List the messages of a place that a user sees, oldest first."""
        if not self.can(place, user_id) & VIEW:
            return []
        return [p for p in place.posts.values() if p.audience is None or p.audience == user_id]

    # -- making the furniture --------------------------------------------------------------------------------------

    def new_guild(self, name: str, *, locale: str, bot_permissions: Iterable[str] | None, with_bot: bool) -> Guild:
        """Make a guild with @everyone, its keeper and (usually) the bot."""
        guild = Guild(self.ids.next(fresh_ms=True), name, self.keeper.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        guild.members[self.keeper.id] = Member(self.keeper.id, now())
        self.guilds[guild.id] = guild
        if with_bot:
            self.seat_bot(guild, BOT if bot_permissions is None else bits(bot_permissions))
        return guild

    def seat_bot(self, guild: Guild, permissions: int) -> None:
        """Put the bot in a guild with its own managed role, and tell it."""
        if self.bot.id not in guild.members:
            own = Role(self.ids.next(), self.bot.name, permissions, position=len(guild.roles), managed=True)
            guild.roles[own.id] = own
            guild.joined_at = now()
            guild.members[self.bot.id] = Member(self.bot.id, guild.joined_at, [own.id])
        self.hub.guild_create(guild)
        self.tell_pages("world")

    def new_channel(self, guild: Guild, name: str, denied: Iterable[str], denied_to_all: Iterable[str]) -> Channel:
        """Make a text channel at the end of a guild's list."""
        place = Channel(self.ids.next(), TEXT, name, guild.id, position=len(guild.channels))
        if deny := bits(denied):
            place.overwrites[self.bot.id] = Overwrite(self.bot.id, 1, deny=deny)
        if deny := bits(denied_to_all):
            place.overwrites[guild.id] = Overwrite(guild.id, 0, deny=deny)
        self.put_channel(place)
        self.emit("CHANNEL_CREATE", payloads.channel(self, place), place)
        self.tell_pages("world")
        return place

    def put_channel(self, place: Channel) -> None:
        """File a channel where all look for it."""
        self.channels[place.id] = place
        if place.guild_id:
            self.guilds[place.guild_id].channels[place.id] = place

    def new_member(self, user: User, guild: Guild, permissions: Iterable[str]) -> Member:
        """Let a user join a guild; special permissions come as a role of their own."""
        member = guild.members.get(user.id)
        if member is None:
            member = guild.members[user.id] = Member(user.id, now())
            data = payloads.member(self, guild, member) | {"guild_id": guild.id}
            self.emit("GUILD_MEMBER_ADD", data, guild=guild)
        if wanted := bits(permissions):
            own = Role(self.ids.next(), f"{user.name}'s role", wanted, position=len(guild.roles))
            guild.roles[own.id] = own
            member.roles.append(own.id)
            self.emit("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": payloads.role(own)}, guild=guild)
            data = payloads.member(self, guild, member) | {"guild_id": guild.id}
            self.emit("GUILD_MEMBER_UPDATE", data, guild=guild)
        self.tell_pages("world")
        return member

    def dm_with(self, user_id: str) -> Channel:
        """Find or open the direct message between the bot and a user."""
        for place in self.channels.values():
            if place.is_dm and user_id in place.recipients:
                return place
        place = Channel(self.ids.next(), 1, "", recipients=[user_id, self.bot.id])
        self.put_channel(place)
        self.tell_pages("world")
        return place

    # -- messages --------------------------------------------------------------------------------------------------

    def put_post(self, place: Channel, post: Post) -> None:
        """File a new message, letting the oldest of a very long channel go."""
        place.posts[post.id] = post
        self.posts[post.id] = post
        if post.audience is None:
            place.last_message_id = post.id
            place.total_sent += 1
            place.message_count += 1
        if len(place.posts) > POSTS_KEPT:
            self.drop_post(next(iter(place.posts.values())))

    def drop_post(self, post: Post) -> None:
        """Forget a message and its files."""
        place = self.channels.get(post.payload["channel_id"])
        if place is not None and place.posts.pop(post.id, None) is not None and post.audience is None:
            place.message_count = max(0, place.message_count - 1)
        self.posts.pop(post.id, None)
        self.blobs.retire(post.payload["attachments"])

    def put_use(self, use: Use) -> None:
        """Remember an interaction until its token has died (or far too many came after it)."""
        self.uses[use.id] = use
        self.tokens[use.token] = use
        dead = [
            u
            for u in itertools.islice(self.uses.values(), 2)
            if len(self.uses) > USES_KEPT or self.clock() - u.sent > self.lifetime + 60
        ]
        for old in dead:
            del self.uses[old.id], self.tokens[old.token]

    def count_command(self, guild_id: str | None) -> None:
        """Count a newly created command: Discord allows 200 a day, per guild and globally."""
        if not self.ratelimits.on:
            return
        at = self.clock()
        recent = [t for t in self._commands_made.get(guild_id, ()) if at - t < 86_400]
        if len(recent) >= COMMANDS_A_DAY:
            raise Refused(429, 30034, "Max number of daily application command creates has been reached (200)")
        self._commands_made[guild_id] = [*recent, at]

    # -- events ----------------------------------------------------------------------------------------------------

    def emit(self, event: str, data: Json, place: Channel | None = None, *, guild: Guild | None = None) -> None:
        """Send an event to the bot's sessions that may have it."""
        self.changes += 1
        if guild is None and place is not None:
            guild = self.guild_of(place)
        self.hub.dispatch(event, data, guild, place)
        self.pulse()

    def tell_pages(self, what: str, post: Post | None = None, **more: object) -> None:
        """Tell the open web pages that something changed."""
        self.changes += 1
        for watcher in self.watchers:
            watcher.notice(what, post, more)
        self.pulse()

    def pulse(self) -> None:
        """Wake those who wait for a condition."""
        if self._sleepers:
            sleepers, self._sleepers = self._sleepers, []
            for sleeper in sleepers:
                if not sleeper.done():
                    sleeper.set_result(None)

    async def until(self, condition: Callable[[], object], timeout: float = 5.0) -> None:  # noqa: ASYNC109 - driver API
        """Wait until a condition holds, looking again at every event; raise TimeoutError if it never does."""
        end = time.monotonic() + timeout
        while not condition():
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"still not true after {timeout:g} s")
            sleeper = asyncio.get_running_loop().create_future()
            self._sleepers.append(sleeper)
            # Some conditions depend on the bot alone, which wakes nobody here: look again soon anyway.
            await asyncio.wait((sleeper,), timeout=min(left, 0.02))
