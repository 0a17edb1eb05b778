"""LocalDiscord: the whole thing, as tests, benches and ``make play`` use it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import logging
import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from aiohttp import web

from . import forms, messages, payloads, routes_channels, routes_others, threads, wire
from .cdn import serve_file
from .model import Channel, Guild, Role, User
from .page import Page
from .permissions import BOT, bits
from .person import Person
from .rest import REQUEST_BYTES, Rest
from .state import load, save
from .wire import Json
from .world import World

_log = logging.getLogger(__name__)
SAVE_EVERY = 3.0
LOOPBACK = frozenset(("127.0.0.1", "localhost", "::1"))
ROUTE_MODULES = (routes_channels, routes_others)  # importing them registers their routes


class LocalDiscord(World):
    """A small Discord on loopback for one bot."""

    def __init__(
        self,
        token: str = "local-token",
        limits: bool = False,
        clock: Callable[[], float] = time.monotonic,
        state_file: Path | str | None = None,
    ) -> None:
        self.state_file = Path(state_file) if state_file else None
        folder = self.state_file.with_suffix(".files") if self.state_file else None
        super().__init__(token=token, limits=limits, clock=clock, folder=folder)
        self.people: dict[str, Person] = {}
        self.page = Page(self)
        self._runner: web.AppRunner | None = None
        self._saver: asyncio.Task[None] | None = None

    # -- life ------------------------------------------------------------------------------------------------------

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> str:
        """Listen on loopback (anything else is refused) and give the address; a taken port means the next free one."""
        if host not in LOOPBACK:
            raise ValueError(f"the local Discord listens on loopback only, not on {host!r}")
        app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[self._only_local])
        app.router.add_get("/gateway", self.hub.serve)
        app.router.add_get("/cdn/{rest:.*}", functools.partial(serve_file, self))
        app.router.add_route("*", "/api/v10/{rest:.*}", Rest(self).serve)
        self.page.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        for attempt in range(port, port + 50) if port else (0,):
            site = web.TCPSite(self._runner, host, attempt)
            try:
                await site.start()
                break
            except OSError as problem:
                if problem.errno != errno.EADDRINUSE:
                    raise
        else:
            raise OSError(errno.EADDRINUSE, f"no free port from {port} on")
        bound = self._runner.addresses[0][1]
        shown = f"[{host}]" if ":" in host else host
        self.base = f"http://{shown}:{bound}"
        if self.state_file is not None:
            load(self, self.state_file)
            self._saver = asyncio.create_task(
                self._save_now_and_then(self.state_file, self.changes), name="sandbox saver"
            )
        return self.base

    async def stop(self) -> None:
        """Say goodbye to the bot and the open pages, save, and stop listening."""
        if self._runner is None:
            return
        if self._saver is not None:
            self._saver.cancel()
            await asyncio.gather(self._saver, return_exceptions=True)
        await self.page.close()
        await self.hub.close()
        if self.state_file is not None:
            save(self, self.state_file)
        await self._runner.cleanup()
        self._runner = None

    async def _save_now_and_then(self, path: Path, saved: int) -> None:
        while True:
            await asyncio.sleep(SAVE_EVERY)
            if self.changes != saved:
                saved = self.changes
                try:
                    save(self, path)
                except OSError as problem:
                    _log.warning("the local Discord could not be saved: %s", problem)

    @web.middleware
    async def _only_local(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Refuse other host names: a web site that rebinds its name to loopback must get nothing."""
        name = (
            request.host.rsplit(":", 1)[0].strip("[]") if not request.host.endswith("]") else request.host.strip("[]")
        )
        if name not in LOOPBACK:
            return web.Response(status=421, text="This server answers to 127.0.0.1 and localhost only.")
        return await handler(request)

    async def bot_ready(self, timeout: float = 10, *, commands: bool = True) -> None:  # noqa: ASYNC109 - driver API
        """Wait until a bot has identified and (unless told otherwise) has registered commands."""
        with contextlib.suppress(TimeoutError):
            await self.until(lambda: self.hub.connected and (not commands or any(self.commands.values())), timeout)
            return
        state = "it registered no commands" if self.hub.connected else "no bot has identified"
        raise TimeoutError(f"the bot is not ready after {timeout:g} s: {state}")

    # -- furniture -------------------------------------------------------------------------------------------------

    def add_guild(
        self,
        name: str,
        locale: str = "en-US",
        *,
        bot_permissions: Iterable[str] | None = None,
        with_bot: bool = True,
    ) -> Guild:
        """Make a guild; the bot is in it with the permissions a game bot asks for, unless told otherwise."""
        return self.new_guild(name, locale=locale, bot_permissions=bot_permissions, with_bot=with_bot)

    def add_channel(
        self, guild: Guild, name: str, bot_denied: Iterable[str] = (), everyone_denied: Iterable[str] = ()
    ) -> Channel:
        """Make a text channel; name the permissions that the bot, or everyone, is denied in it."""
        return self.new_channel(guild, name, bot_denied, everyone_denied)

    def add_user(
        self,
        name: str,
        guild: Guild | None = None,
        locale: str = "en-US",
        permissions: Iterable[str] = (),
        *,
        takes_dms: bool = True,
    ) -> Person:
        """Make a person, at home in a guild."""
        user = User(self.ids.next(), name, locale, takes_dms=takes_dms)
        self.users[user.id] = user
        person = self.people[user.id] = Person(self, user, guild)
        if guild is not None:
            self.new_member(user, guild, permissions)
        self.tell_pages("world")
        return person

    def join(self, person: Person, guild: Guild, permissions: Iterable[str] = ()) -> None:
        """Let a person join another guild."""
        self.new_member(person.user, guild, permissions)

    def add_role(self, guild: Guild, name: str, permissions: Iterable[str] = (), *, mentionable: bool = False) -> Role:
        """Make a role."""
        role = Role(self.ids.next(), name, bits(permissions), position=len(guild.roles), mentionable=mentionable)
        guild.roles[role.id] = role
        self.emit("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": payloads.role(role)}, guild=guild)
        self.tell_pages("world")
        return role

    def give_role(self, person: Person, guild: Guild, role: Role) -> None:
        """Give a role to a member."""
        member = guild.members[person.id]
        member.roles.append(role.id)
        data = payloads.member(self, guild, member) | {"guild_id": guild.id}
        self.emit("GUILD_MEMBER_UPDATE", data, guild=guild)
        self.tell_pages("world")

    def remove(self, person: Person, guild: Guild) -> None:
        """Let a person leave a guild (and its threads)."""
        if guild.members.pop(person.id, None) is None:
            return
        for place in guild.channels.values():
            if place.is_thread:
                threads.leave(self, place, person.id)
        self.emit("GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": payloads.user(person.user)}, guild=guild)
        self.tell_pages("world")

    def kick_bot(self, guild: Guild) -> None:
        """Throw the bot out of a guild."""
        member = guild.members.pop(self.bot.id, None)
        if member is None:
            return
        for role_id in member.roles:
            guild.roles.pop(role_id, None)
        self.commands.pop(guild.id, None)
        self.emit("GUILD_DELETE", {"id": guild.id}, guild=guild)
        self.tell_pages("world")

    def invite_bot(self, guild: Guild, permissions: Iterable[str] | None = None) -> None:
        """Let the bot join a guild (again)."""
        self.seat_bot(guild, BOT if permissions is None else bits(permissions))

    def furnish(self) -> None:
        """Make a first guild with people in it, unless there is one already: the world of ``make play``."""
        if self.guilds:
            return
        guild = self.add_guild("The Hold")
        for name in ("general", "tables"):
            self.add_channel(guild, name)
        self.add_user("Ada", guild, permissions=("manage_guild",))
        self.add_user("Bo", guild)
        self.add_user("Cy", guild, locale="fr")
        self.add_user("Dee", guild)

    # -- events of the outside world -------------------------------------------------------------------------------

    def archive(self, thread: Channel, locked: bool = False) -> None:
        """Archive a thread, as time or a moderator does; ``locked=True`` also locks it."""
        threads.apply(self, thread, {"archived": True, "locked": locked}, self.keeper)

    def unarchive(self, thread: Channel) -> None:
        """Take a thread out of the archive and unlock it."""
        threads.apply(self, thread, {"archived": False, "locked": False}, self.keeper)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, as a moderator does."""
        threads.delete(self, channel)

    def delete_message(self, message: Json) -> None:
        """Delete a message, as a moderator does."""
        post = self.posts.get(message["id"])
        if post is not None:
            messages.delete(self, post)

    # -- eyes ------------------------------------------------------------------------------------------------------

    def threads(self, guild: Guild, *, archived: bool = True) -> list[Channel]:
        """List a guild's threads, oldest first."""
        return [c for c in guild.channels.values() if c.is_thread and (archived or not c.archived)]

    def message(self, message_id: str | int) -> Json | None:
        """Give a message as it is now, or None if it is gone."""
        post = self.posts.get(str(message_id))
        return post.payload if post else None

    def attachment(self, url: str) -> bytes:
        """Give the bytes behind an attachment's address."""
        found = self.blobs.get(url.split("?")[0].rstrip("/").split("/")[-2])
        if found is None:
            raise KeyError(f"no attachment at {url}")
        return found[2]

    def text_of(self, message: Json) -> str:
        """Give all that a reader reads in a message, text displays included."""
        return wire.text_of(message)

    def buttons(self, message: Json) -> list[Json]:
        """List the buttons of a message in reading order."""
        return forms.buttons(message)

    def selects(self, message: Json) -> list[Json]:
        """List the select menus of a message in reading order."""
        return forms.selects(message)

    def calls(self, method: str, pattern: str) -> list[Any]:
        """List the logged requests whose whole path matches a pattern."""
        return [e for e in self.log if method in (e.method, "*") and re.fullmatch(pattern, e.path)]
