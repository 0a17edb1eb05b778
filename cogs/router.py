"""One router takes every click and every modal, also those from before a restart."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import pieces
from cogs.ids import Clicked
from cogs.picks import Values
from cogs.reply import Reply
from cogs.tables import Tables

if TYPE_CHECKING:
    from cogs.client import Dicehold

log = logging.getLogger(__name__)

Handler = Callable[[discord.Interaction[Any], Reply, Clicked, Values], Awaitable[None]]


class Router(commands.Cog):
    """Finds the handler of a custom_id. Garbage and forged ids get a polite answer and change nothing."""

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot
        self.handlers: dict[str, Handler] = {}
        tables = Tables(bot)
        for kind in Tables.KINDS:
            self.handlers[kind] = tables.clicked
        bot.tree.error(self.command_failed)

    def add(self, kind: str, handler: Handler) -> None:
        """Clicks of this kind go to this handler."""
        if kind in self.handlers:
            raise ValueError(f"two handlers for clicks of kind {kind!r}")
        self.handlers[kind] = handler

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A click or a submitted modal."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        async with Reply(interaction) as reply:
            try:
                click = self.bot.ids.unpack(custom_id)
                handler = self.handlers.get(click.kind) if click is not None else None
                if click is None or handler is None or not click.parts:
                    words = await self.bot.words_for(interaction)
                    await reply.private(pieces.note(words("refused-unknown-button")))
                    return
                await handler(interaction, reply, click, _values(data))
                if not reply.answered:
                    await reply.nothing()
            except Exception:
                log.exception("a click on %r by %s failed", custom_id[:100], interaction.user.id)
                await self._apologise(interaction, reply)

    async def command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """A command that failed: say so in private, log it whole."""
        name = interaction.command.qualified_name if interaction.command else "?"
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("Discord knows an old form of /%s; it is sent again at the next start", name)
        else:
            log.error("/%s by %s failed", name, interaction.user.id, exc_info=error)
        async with Reply(interaction) as reply:
            await self._apologise(interaction, reply)

    async def _apologise(self, interaction: discord.Interaction[Any], reply: Reply) -> None:
        try:
            words = await self.bot.words_for(interaction)
            await reply.private(pieces.note(words("refused-failed")))
        except Exception:
            log.exception("the apology failed too")


def _values(data: Any) -> Values:
    """What was chosen or typed, whatever the component: custom_id -> values, a component's own choice under ""."""
    values: Values = {"": [str(value) for value in data.get("values", ())]}
    for component in _walk(data.get("components", ())):
        name = component.get("custom_id")
        if name is None:
            continue
        if "values" in component:
            values[name] = [str(value) for value in component["values"]]
        elif component.get("value") is not None:
            values[name] = [str(component["value"])]
    return values


def _walk(components: Iterable[Any]) -> Iterable[Any]:
    for component in components:
        if isinstance(component, dict):
            yield component
            yield from _walk(component.get("components", ()))
            if isinstance(component.get("component"), dict):
                yield from _walk([component["component"]])
