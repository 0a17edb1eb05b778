"""`/matches` and `/match`: mine, the next one where I am asked, show, resign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs import pieces
from cogs.client import said
from cogs.ids import Clicked
from cogs.reply import Reply
from cogs.router import Router
from cogs.tables import Values
from engine.core import registry
from engine.core.prompt import Refused
from host.live import Live, NoMatch, SetAside
from host.parcels import MatchHead, MatchStatus
from words import Words

if TYPE_CHECKING:
    from cogs.client import Dicehold

SHOWN = 10


class MatchesCog(commands.Cog):
    """Finding one's matches again, and leaving them."""

    match_group = app_commands.Group(
        name=said("command-match"), description=said("command-match-about"), guild_only=True
    )

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot
        self.house = bot.house
        cast(Router, bot.get_cog("Router")).add("R", self.resign_clicked)

    @app_commands.command(name=said("command-matches"), description=said("command-matches-about"))
    @app_commands.guild_only()
    async def matches(self, interaction: discord.Interaction[Any]) -> None:
        """My running matches; those that wait for me come first."""
        async with Reply(interaction) as reply:
            words = await self.bot.words_for(interaction)
            mine = await self.house.matches_of(interaction.user.id, interaction.guild_id)
            if not mine:
                await reply.private(pieces.note(words("matches-none")))
                return
            items: list[Any] = [pieces.text(words("matches-title", count=len(mine)))]
            lines: list[str] = []
            links: list[Any] = []
            for entry in mine[:SHOWN]:
                waits = entry.seat.asked_since is not None
                lines.append(words("matches-line", what=self._name(words, entry.match), waits="yes" if waits else "no"))
                if entry.match.thread_id and waits and len(links) < 5:
                    links.append(pieces.link(self._short(words, entry.match), _where(entry.match)))
            if len(mine) > SHOWN:
                lines.append(words("matches-more", count=len(mine) - SHOWN))
            items.append(pieces.text("\n".join(lines)))
            items += pieces.rows(links)
            await reply.private(pieces.box(items))

    def _short(self, words: Words, head: MatchHead) -> str:
        return words("matches-go", game=words(registry.game(head.game).key), match=head.id)

    def _name(self, words: Words, head: MatchHead) -> str:
        game = words(registry.game(head.game).key)
        players = ", ".join(pieces.escape(name) for name in head.header.names)
        thread = f"<#{head.thread_id}>" if head.thread_id else f"`{head.id}`"
        return words("matches-name", game=game, players=players, thread=thread)

    @match_group.command(name=said("command-match-show"), description=said("command-match-show-about"))
    @app_commands.rename(match=said("command-match-id"))
    @app_commands.describe(match=said("command-match-id-about"))
    async def show(self, interaction: discord.Interaction[Any], match: str = "") -> None:
        """Post the table again, at the end of its thread."""
        async with Reply(interaction) as reply:
            words = await self.bot.words_for(interaction)
            live = await self._find(interaction, match)
            if isinstance(live, Refused):
                await reply.private(pieces.note(words.refusal(live)))
                return
            seated = live.seat_of(interaction.user.id) is not None
            if live.head.status is MatchStatus.PAUSED:
                await self._go_on(interaction, reply, words, live, seated)
                return
            if live.head.status is MatchStatus.PLAYING and seated:
                await self.house.repost(live)
            link = pieces.link(words("table-present"), _where(live.head))
            await reply.private(pieces.note(self._name(words, live.head), *pieces.rows([link])))

    async def _go_on(
        self, interaction: discord.Interaction[Any], reply: Reply, words: Words, live: Live, seated: bool
    ) -> None:
        """A paused match: if only its channel is gone, one of its players can call it to another one."""
        if live.head.reason != "channel-gone" or not seated or isinstance(interaction.channel, discord.Thread):
            await reply.private(pieces.note(words("refused-paused")))
            return
        if missing := self.bot.missing(interaction, words):
            await reply.private(pieces.note(missing))
            return
        await self.house.move(live, interaction.channel_id or 0)
        await reply.private(pieces.note(words("match-moved")))

    @match_group.command(name=said("command-match-resign"), description=said("command-match-resign-about"))
    @app_commands.rename(match=said("command-match-id"))
    @app_commands.describe(match=said("command-match-id-about"))
    async def resign(self, interaction: discord.Interaction[Any], match: str = "") -> None:
        """Give up, after a confirmation."""
        async with Reply(interaction) as reply:
            words = await self.bot.words_for(interaction)
            live = await self._find(interaction, match)
            if isinstance(live, Refused):
                await reply.private(pieces.note(words.refusal(live)))
                return
            if live.seat_of(interaction.user.id) is None:
                await reply.private(pieces.note(words("refused-not-seated")))
                return
            if live.match.result is not None:
                await reply.private(pieces.note(words("refused-over")))
                return
            ids = self.bot.ids
            sure = pieces.button(words("resign-yes"), ids.pack("R", live.match.id, "yes"), pieces.DANGER)
            stay = pieces.button(words("resign-no"), ids.pack("R", live.match.id, "no"))
            await reply.private(pieces.note(words("resign-sure"), *pieces.rows([sure, stay])))

    @show.autocomplete("match")
    @resign.autocomplete("match")
    async def my_matches(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """My running matches by game and players."""
        words = await self.bot.words_for(interaction)
        choices: list[app_commands.Choice[str]] = []
        for entry in await self.house.matches_of(interaction.user.id, interaction.guild_id):
            head = entry.match
            game = words(registry.game(head.game).key)
            label = words("matches-choice", game=game, players=", ".join(head.header.names), match=head.id)
            if current.lower() in label.lower():
                choices.append(app_commands.Choice(name=pieces.cut(label, 100), value=head.id))
        return choices[:25]

    async def resign_clicked(
        self, interaction: discord.Interaction[Any], reply: Reply, click: Clicked, values: Values
    ) -> None:
        """Yes or no."""
        words = await self.bot.words_for(interaction)
        if click.parts[1:] != ("yes",):
            await reply.own(pieces.note(words("resign-stayed")))
            return
        taken = await self.house.croupier.resign(click.parts[0], interaction.user.id, interaction.id)
        said_words = words.refusal(taken) if isinstance(taken, Refused) else words("resign-done")
        await reply.own(pieces.note(said_words))

    async def _find(self, interaction: discord.Interaction[Any], match_id: str) -> Live | Refused:
        """The match that was named, or the one of this thread."""
        if not match_id:
            head = await self.house.match_in(interaction.channel_id or 0)
            if head is None:
                return Refused("refused-which-match")
            match_id = head.id
        try:
            live = await self.house.croupier.live(match_id.strip().lower())
        except NoMatch:
            return Refused("refused-no-match")
        except SetAside:
            return Refused("refused-set-aside")
        return live if live.head.guild_id == interaction.guild_id else Refused("refused-no-match")


def _where(head: MatchHead) -> str:
    return pieces.jump(head.guild_id, head.thread_id or head.channel_id, head.message_id)


async def setup(bot: Dicehold) -> None:
    """Called by the library."""
    await bot.add_cog(MatchesCog(bot))
