"""`/help` and `/about`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import pieces
from cogs.client import said
from cogs.reply import Reply
from engine.core import registry

if TYPE_CHECKING:
    from cogs.client import Dicehold


class HelpCog(commands.Cog):
    """How to begin, and whose games these are."""

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-help"), description=said("command-help-about"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """How to begin."""
        async with Reply(interaction) as reply:
            words = await self.bot.words_for(interaction)
            games = "\n".join(
                words("help-game", game=words(game.key), about=words(f"{game.key}-about"))
                for game in registry.games().values()
            )
            items = [pieces.text(words("help-start")), pieces.text(games), pieces.text(words("help-table"))]
            await reply.private(pieces.box(items))

    @app_commands.command(name=said("command-about"), description=said("command-about-about"))
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        """Whose games these are, and how the dice are made."""
        async with Reply(interaction) as reply:
            words = await self.bot.words_for(interaction)
            credits_ = [words(f"{game.key}-credit") for game in registry.games().values()]
            items = [
                pieces.text(words("about-text")),
                pieces.text("\n".join(credits_)),
                pieces.text(words("about-dice")),
            ]
            await reply.private(pieces.box(items))


async def setup(bot: Dicehold) -> None:
    """Called by the library."""
    await bot.add_cog(HelpCog(bot))
