"""The Discord client: intents, languages, the one router of all clicks, and what the cogs share."""

from __future__ import annotations

import gc
import hashlib
import json
import logging
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.deliveries import Deliveries, Shown
from cogs.ids import Ids
from cogs.router import Router
from cogs.translator import HouseTranslator
from engine.core.view import View
from host import pool
from host.house import House
from words import Words, words

log = logging.getLogger(__name__)

GC_AFTER = 20_000
"""New objects after which the collector looks at the youngest; Python's own 700 is reached within one click."""
COGS = ("cogs.lobby", "cogs.matches", "cogs.settings", "cogs.help")
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    manage_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""What the bot asks for when it is invited."""
NEEDED = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads", "attach_files")
"""What it cannot do without in a channel."""


class Dicehold(commands.AutoShardedBot):
    """The bot."""

    ids: Ids

    def __init__(self, house: House, *, shard_count: int = 1, **kwargs: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count,
            **kwargs,
        )
        # edits are nobody's news here, and the bot makes one for every click: they are not even read
        self._connection.parsers["MESSAGE_UPDATE"] = lambda data: None
        self.house = house
        self.shown = Shown()
        self.deliveries = Deliveries(self)

    async def setup_hook(self) -> None:
        """Before the gateway: everything that was under way goes on."""
        self.ids = Ids(await self.house.secret())
        await self.tree.set_translator(HouseTranslator())
        await self.add_cog(Router(self))
        for name in COGS:
            await self.load_extension(name)
        await self._sync_if_changed()
        await self.house.begin(self.deliveries)
        # what was loaded by now stays for good: the collector need not look at it again, nor after every few clicks
        gc.collect()
        gc.freeze()
        gc.set_threshold(GC_AFTER, 20, 50)

    async def close(self) -> None:
        """Stop cleanly: first what is under way, then the connection."""
        await self.house.close()
        await super().close()

    async def _sync_if_changed(self) -> None:
        """Discord allows few command updates a day: only a changed tree is sent."""
        payload = [
            await command.get_translated_payload(self.tree, HouseTranslator())  # pyright: ignore[reportArgumentType]
            for command in self.tree.get_commands()
        ]
        fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"commands/{self.application_id}"
        if await self.house.note(key) != fingerprint:
            await self.tree.sync()
            await self.house.set_note(key, fingerprint)
            log.info("the slash commands were sent to Discord")

    async def on_message(self, message: discord.Message) -> None:
        """Talk at a table pushes its message away; nothing is read or answered."""
        if self.user is None or message.author.id != self.user.id:
            self.shown.talked(message.channel.id, message.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A table message that somebody deleted comes back."""
        await self.deliveries.message_gone(payload.channel_id, payload.message_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A deleted thread comes back as a new one while its match is running."""
        await self.deliveries.thread_gone(payload.thread_id)

    async def on_ready(self) -> None:
        """Connected: servers that were left or joined meanwhile."""
        await self.house.servers_are({guild.id for guild in self.guilds})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Back in a server: its matches go on."""
        await self.house.joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out: its matches wait."""
        await self.house.removed(guild.id)

    # -- shared by the cogs ------------------------------------------------------------------------------------

    async def words_for(self, interaction: discord.Interaction[Any]) -> Words:
        """The words of the person who clicked."""
        locale = interaction.locale.value
        return words(await self.house.preferences.language_of(interaction.user.id, interaction.guild_id, locale))

    async def words_of_server(self, guild_id: int | None) -> Words:
        """The words of public messages in a server."""
        guild = self.get_guild(guild_id) if guild_id else None
        locale = guild.preferred_locale.value if guild else ""
        return words(await self.house.preferences.language_of_server(guild_id, locale))

    def missing(self, interaction: discord.Interaction[Any], spoken: Words) -> str | None:
        """Why no table can be opened in this channel, naming the permissions; None: it can."""
        have = interaction.app_permissions
        names = [spoken(f"permission-{name.replace('_', '-')}") for name in NEEDED if not getattr(have, name)]
        return spoken("refused-bot-permissions", permissions=spoken.join(names)) if names else None

    async def picture(
        self, place: str, view: View, locale: str, prompt: int = 0, drafts: dict[int, dict[str, Any]] | None = None
    ) -> tuple[bytes, str] | None:
        """The picture for the table or a hand, drawn in the pool; the game chooses what suits the question.

        None if there is none or it failed (the match goes on without).
        """
        return await self._drawn(place, view, pool.show, place, view, locale, prompt, drafts)

    async def page(self, kind: str, view: View, locale: str, focus: Any) -> tuple[bytes, str] | None:
        """A picture that somebody wants to look at, as far as this viewer sees it; None as above."""
        return await self._drawn(kind, view, pool.draw, kind, view, locale, focus)

    async def _drawn(
        self, place: str, view: View, work: Callable[..., tuple[bytes, str] | None], *args: Any
    ) -> tuple[bytes, str] | None:
        try:
            return await self.house.pool.run(work, *args)
        except Exception:
            log.exception("match %s: the picture for the %s could not be drawn", view.match_id, place)
            return None


def said(key: str) -> app_commands.locale_str:
    """A name or description of a command: English here, other languages through the translator."""
    return app_commands.locale_str(words("en")(key), key=key)
