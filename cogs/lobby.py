"""`/play` and its lobby: join, leave, choose, add a computer, settings, start, cancel."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby_view, pieces
from cogs.client import said
from cogs.ids import Clicked
from cogs.reply import Reply
from cogs.router import Router
from cogs.tables import Values
from engine.core import registry
from engine.core.prompt import Refused
from engine.core.setup import BadSetup
from host import lobby as lobbies
from host.lobby import Lobby, LobbySeat, new_match_id
from host.preferences import CLOCKS
from words import Words

if TYPE_CHECKING:
    from cogs.client import Dicehold

log = logging.getLogger(__name__)


class LobbyCog(commands.Cog):
    """Opens tables."""

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot
        self.house = bot.house
        cast(Router, bot.get_cog("Router")).add("L", self.clicked)

    @app_commands.command(name=said("command-play"), description=said("command-play-about"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.rename(game=said("command-play-game"), mode=said("command-play-mode"))
    @app_commands.rename(clock=said("command-play-clock"), opponent=said("command-play-opponent"))
    @app_commands.rename(players=said("command-play-players"))
    @app_commands.describe(
        game=said("command-play-game-about"),
        mode=said("command-play-mode-about"),
        clock=said("command-play-clock-about"),
        opponent=said("command-play-opponent-about"),
        players=said("command-play-players-about"),
    )
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        mode: str = "",
        clock: str = "",
        opponent: discord.User | None = None,
        players: app_commands.Range[int, 1, 6] | None = None,
    ) -> None:
        """Open a lobby; `players` fills it up with computers to that number."""
        async with Reply(interaction) as reply:
            words = await self.bot.words_for(interaction)
            refused = await self._may_host(interaction, words)
            if refused is not None:
                await reply.private(pieces.note(refused))
                return
            guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
            choices = await self.house.preferences.server(guild_id)
            owner = LobbySeat(interaction.user.display_name, interaction.user.id)
            opened = await self.house.lobbies.open(
                guild_id, channel_id, owner, self._game(game, words), mode, clock or choices.clock, {}
            )
            if isinstance(opened, Refused):
                await reply.private(pieces.note(words.refusal(opened)))
                return
            opened = await self._fill(opened, interaction.user.id, players or 0)
            invited = [opponent.id] if opponent and opponent.id != interaction.user.id and not opponent.bot else []
            server_words = await self.bot.words_of_server(guild_id)
            view = lobby_view.lobby_view(self.bot.ids, server_words, opened, invited)
            mentions = discord.AllowedMentions(users=[discord.Object(user) for user in invited])
            message_id = await reply.public(view, mentions)
            if message_id is not None:
                await self.house.lobbies.place(opened.id, message_id)

    async def _fill(self, lobby: Lobby, owner: int, players: int) -> Lobby:
        words = await self.bot.words_of_server(lobby.guild_id)
        while len(lobby.seats) < min(players, lobby.mode_spec.max_seats):
            change = lobbies.add_computer(owner, "good", words("computer-name"))
            changed = await self.house.lobbies.change(lobby.id, change)
            if isinstance(changed, Refused):
                break
            lobby = changed
        return lobby

    def _game(self, typed: str, words: Words) -> str:
        """A game by its id or by its name in this language."""
        for game in registry.games().values():
            if typed.lower() in (game.id, words(game.key).lower()):
                return game.id
        return typed

    @play.autocomplete("game")
    async def games(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The games by name."""
        words = await self.bot.words_for(interaction)
        found = [(words(game.key), game.id) for game in registry.games().values()]
        return [
            app_commands.Choice(name=name, value=value) for name, value in found if current.lower() in name.lower()
        ][:25]

    @play.autocomplete("mode")
    async def modes(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The modes of the game that was chosen."""
        words = await self.bot.words_for(interaction)
        game = registry.games().get(self._game(str(getattr(interaction.namespace, "game", "") or ""), words))
        if game is None:
            return []
        found = [(words(f"{game.key}-mode-{mode.id.replace('_', '-')}"), mode.id) for mode in game.modes]
        return [
            app_commands.Choice(name=name, value=value) for name, value in found if current.lower() in name.lower()
        ][:25]

    @play.autocomplete("clock")
    async def clocks(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The clocks."""
        words = await self.bot.words_for(interaction)
        found = [(words(f"clock-{name}"), name) for name in CLOCKS]
        return [app_commands.Choice(name=name, value=value) for name, value in found if current.lower() in name.lower()]

    # -- rights ------------------------------------------------------------------------------------------------

    async def _may_host(self, interaction: discord.Interaction[Any], words: Words) -> str | None:
        """Why this person cannot open a table here, in words; None: they can."""
        if isinstance(interaction.channel, discord.Thread):
            return words("refused-in-thread")
        if missing := self.bot.missing(interaction, words):
            return missing
        choices = await self.house.preferences.server(interaction.guild_id or 0)
        if choices.hosts == "managers" and not interaction.permissions.manage_guild:
            return words("refused-only-managers")
        return None

    # -- clicks ------------------------------------------------------------------------------------------------

    async def clicked(
        self, interaction: discord.Interaction[Any], reply: Reply, click: Clicked, values: Values
    ) -> None:
        """A click in a lobby or in one of its private screens."""
        words = await self.bot.words_for(interaction)
        lobby = await self.house.lobbies.get(click.parts[0])
        if lobby is None:
            await reply.private(pieces.note(words("refused-no-lobby")))
            return
        action = click.part(1)
        extra = click.part(2)
        chosen = (values.get("") or [""])[0]
        user = interaction.user.id
        manager = interaction.permissions.manage_guild
        match action:
            case "join":
                await self._change(interaction, reply, lobby, lobbies.join(user, interaction.user.display_name))
            case "leave":
                await self._change(interaction, reply, lobby, lobbies.leave(user))
            case "sides":
                await self._change(interaction, reply, lobby, lobbies.change_sides(user))
            case "remove":
                await self._change(interaction, reply, lobby, lobbies.remove_computer(user))
            case "cancel":
                await self._change(interaction, reply, lobby, lobbies.cancel(user, manager=manager))
            case "start":
                await self._start(interaction, reply, lobby, words)
            case "add":
                name = (await self.bot.words_of_server(lobby.guild_id))("computer-name")
                await self._quietly(interaction, reply, lobby, lobbies.add_computer(user, extra, name))
            case "chosen":
                await self._quietly(interaction, reply, lobby, lobbies.choose(user, extra, chosen))
            case "mode":
                await self._quietly(interaction, reply, lobby, lobbies.set_table(user, mode=chosen), stay=True)
            case "clock":
                await self._quietly(interaction, reply, lobby, lobbies.set_table(user, clock=chosen), stay=True)
            case "option":
                change = lobbies.set_table(user, option=(extra, chosen))
                await self._quietly(interaction, reply, lobby, change, stay=True)
            case "worded":
                word = (values.get("word") or [""])[0]
                await self._quietly(interaction, reply, lobby, lobbies.say_word(user, word))
            case _:
                await self._open(interaction, reply, lobby, words, action, extra)

    async def _open(
        self, interaction: discord.Interaction[Any], reply: Reply, lobby: Lobby, words: Words, action: str, extra: str
    ) -> None:
        """Private screens of the lobby."""
        user, ids = interaction.user.id, self.bot.ids
        refused = None
        if lobby.status != "open":
            refused = Refused(f"refused-lobby-{lobby.status}")
        elif action in ("choose", "word") and lobby.seat_of(user) is None:
            refused = Refused("refused-not-in")
        elif action in ("computer", "settings") and lobby.owner_id != user:
            refused = Refused("refused-not-owner")
        if refused is not None:
            await reply.private(pieces.note(words.refusal(refused)))
            return
        if action == "choose":
            view = lobby_view.choose_view(ids, words, lobby, user, int(extra) if extra.isdigit() else 0)
            await reply.own(view)
        elif action == "settings":
            await reply.private(lobby_view.settings_view(ids, words, lobby))
        elif action == "computer":
            await reply.private(lobby_view.computer_view(ids, words, lobby))
        elif action == "word":
            await reply.modal(lobby_view.word_modal(ids, words, lobby))
        else:
            await reply.private(pieces.note(words("refused-unknown-button")))

    async def _change(
        self, interaction: discord.Interaction[Any], reply: Reply, lobby: Lobby, change: lobbies.Change
    ) -> None:
        """A change by a button of the lobby's own message: the message shows it."""
        changed = await self.house.lobbies.change(lobby.id, change)
        if isinstance(changed, Refused):
            words = await self.bot.words_for(interaction)
            await reply.private(pieces.note(words.refusal(changed)))
            return
        words = await self.bot.words_of_server(lobby.guild_id)
        await reply.update(lobby_view.lobby_view(self.bot.ids, words, changed))

    async def _quietly(
        self,
        interaction: discord.Interaction[Any],
        reply: Reply,
        lobby: Lobby,
        change: lobbies.Change,
        *,
        stay: bool = False,
    ) -> None:
        """A change from a private screen: confirm it there (or `stay` at the settings), and redraw the lobby."""
        words = await self.bot.words_for(interaction)
        changed = await self.house.lobbies.change(lobby.id, change)
        if isinstance(changed, Refused):
            await reply.private(pieces.note(words.refusal(changed)))
            return
        done = pieces.note(words("lobby-changed"))
        await reply.own(lobby_view.settings_view(self.bot.ids, words, changed) if stay else done)
        await self._redraw(changed)

    async def _redraw(self, lobby: Lobby) -> None:
        if lobby.message_id is None:
            return
        words = await self.bot.words_of_server(lobby.guild_id)
        view = lobby_view.lobby_view(self.bot.ids, words, lobby)
        view.stop()
        channel = self.bot.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
        try:
            await channel.get_partial_message(lobby.message_id).edit(view=view)
        except discord.HTTPException as error:
            log.info("lobby %s: its message could not be changed: %s", lobby.id, error)

    async def _start(self, interaction: discord.Interaction[Any], reply: Reply, lobby: Lobby, words: Words) -> None:
        """Start: the match is stored, then its thread is opened from the outbox."""
        if missing := self.bot.missing(interaction, words):
            await reply.private(pieces.note(missing))
            return
        changed = await self.house.lobbies.change(lobby.id, lobbies.start(interaction.user.id, new_match_id()))
        if isinstance(changed, Refused):
            await reply.private(pieces.note(words.refusal(changed)))
            return
        try:
            await self.house.croupier.seat_match(changed)
        except BadSetup as error:
            await reply.private(pieces.note(words.refusal(Refused(error.reason, error.details))))
            return
        server = await self.bot.words_of_server(lobby.guild_id)
        await reply.update(lobby_view.lobby_view(self.bot.ids, server, changed))


async def setup(bot: Dicehold) -> None:
    """Called by the library."""
    await bot.add_cog(LobbyCog(bot))
