"""`/settings`: of the server (language, who may host, clock) and mine (language, notifications, standing answers)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import pieces
from cogs.client import said
from cogs.ids import Clicked
from cogs.reply import Reply
from cogs.router import Router
from cogs.tables import Values
from engine.core import registry
from engine.core.game import Game
from host.preferences import CLOCKS, STANDING
from host.standing import ASK, policy_key, standing_choices
from words import LOCALES, Words, words

if TYPE_CHECKING:
    from cogs.client import Dicehold

HOSTS = ("everyone", "managers")
AUTO = "auto"
POLICIES = 17
"""So many menus fit into one message."""


class SettingsCog(commands.Cog):
    """What servers and players choose once for all."""

    group = app_commands.Group(
        name=said("command-settings"), description=said("command-settings-about"), guild_only=True
    )

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot
        self.house = bot.house
        cast(Router, bot.get_cog("Router")).add("Z", self.clicked)

    @group.command(name=said("command-settings-server"), description=said("command-settings-server-about"))
    async def server(self, interaction: discord.Interaction[Any]) -> None:
        """Settings of this server, for those who manage it."""
        async with Reply(interaction) as reply:
            spoken = await self.bot.words_for(interaction)
            if not interaction.permissions.manage_guild:
                await reply.private(pieces.note(spoken("refused-only-managers")))
                return
            await reply.private(await self._server_view(spoken, interaction.guild_id or 0))

    @group.command(name=said("command-settings-mine"), description=said("command-settings-mine-about"))
    async def mine(self, interaction: discord.Interaction[Any]) -> None:
        """My own settings."""
        async with Reply(interaction) as reply:
            spoken = await self.bot.words_for(interaction)
            await reply.private(await self._mine_view(spoken, interaction.user.id))

    # -- screens -----------------------------------------------------------------------------------------------

    def _select(
        self, spoken: Words, place: str, name: str, values: list[tuple[str, str]], now: str
    ) -> ui.ActionRow[Any]:
        menu = [pieces.choice(value, label, chosen=value == now) for value, label in values]
        return ui.ActionRow(pieces.select(self.bot.ids.pack("Z", place, name), menu, spoken(f"settings-{name}")))

    def _languages(self, spoken: Words) -> list[tuple[str, str]]:
        return [(AUTO, spoken("settings-language-auto")), *((code, words(code)("language-name")) for code in LOCALES)]

    async def _server_view(self, spoken: Words, guild_id: int) -> ui.LayoutView:
        now = await self.house.preferences.server(guild_id)
        hosts = [(value, spoken(f"settings-hosts-{value}")) for value in HOSTS]
        clocks = [(value, spoken("settings-clock-line", clock=spoken(f"clock-{value}"))) for value in CLOCKS]
        return pieces.box(
            [
                pieces.text(spoken("settings-server-title")),
                self._select(spoken, "server", "language", self._languages(spoken), now.language or AUTO),
                self._select(spoken, "server", "hosts", hosts, now.hosts),
                self._select(spoken, "server", "clock", clocks, now.clock),
            ]
        )

    async def _mine_view(self, spoken: Words, user_id: int) -> ui.LayoutView:
        now = await self.house.preferences.player(user_id)
        notify = [(value, spoken(f"settings-notify-{value}")) for value in ("on", "off")]
        standing = [(value, spoken(f"standing-when-{value}")) for value in STANDING]
        items: list[Any] = [
            pieces.text(spoken("settings-mine-title")),
            self._select(spoken, "mine", "language", self._languages(spoken), now.language or AUTO),
            self._select(spoken, "mine", "notify", notify, now.notify),
            self._select(spoken, "mine", "standing", standing, now.standing),
        ]
        with_policies = [game for game in registry.games().values() if game.policies]
        items += pieces.rows(
            pieces.button(
                spoken("settings-policies", game=spoken(game.key)), self.bot.ids.pack("Z", "page", game.id), emoji="⚙️"
            )
            for game in with_policies[:10]
        )
        return pieces.box(items)

    async def _policies_view(self, spoken: Words, user_id: int, game: Game[Any]) -> ui.LayoutView:
        """My standing answers in every new match of a game."""
        now = await self.house.preferences.player(user_id)
        items: list[Any] = [pieces.text(spoken("settings-policies-title", game=spoken(game.key)))]
        for policy in game.policies[:POLICIES]:
            base = f"{game.key}-policy-{policy.id.replace('_', '-')}"
            name = spoken(base)
            chosen = now.policies.get(f"{game.id}/{policy.id}", ASK)
            menu = [pieces.choice(ASK, spoken("standing-ask", policy=name), chosen=chosen == ASK)]
            menu += [
                pieces.choice(
                    value,
                    spoken("standing-policy", policy=name, choice=spoken(f"{base}-{value.replace('_', '-')}")),
                    chosen=chosen == value,
                )
                for value in policy.choices
            ]
            custom_id = self.bot.ids.pack("Z", "policy", game.id, policy.id)
            items.append(ui.ActionRow(pieces.select(custom_id, menu, name)))
        items += pieces.rows([pieces.button(spoken("settings-back"), self.bot.ids.pack("Z", "page", "mine"))])
        return pieces.box(items)

    # -- clicks ------------------------------------------------------------------------------------------------

    async def clicked(
        self, interaction: discord.Interaction[Any], reply: Reply, click: Clicked, values: Values
    ) -> None:
        """A setting was chosen."""
        spoken = await self.bot.words_for(interaction)
        place, chosen = click.parts[0], (values.get("") or [""])[0]
        name = click.part(1)
        now, user = self.house.clock(), interaction.user.id
        if place == "server":
            if not interaction.permissions.manage_guild:
                await reply.private(pieces.note(spoken("refused-only-managers")))
                return
            allowed = {"language": (AUTO, *LOCALES), "hosts": HOSTS, "clock": tuple(CLOCKS)}
            if chosen in allowed.get(name, ()):
                value = "" if chosen == AUTO else chosen
                await self.house.preferences.set_server(interaction.guild_id or 0, now, **{name: value})
            await reply.own(await self._server_view(await self.bot.words_for(interaction), interaction.guild_id or 0))
            return
        game = registry.games().get(name)
        if place == "policy" and game is not None:
            if chosen in standing_choices(game, policy_key(click.part(2))):
                policies = dict((await self.house.preferences.player(user)).policies)
                policies[f"{game.id}/{click.part(2)}"] = chosen
                await self.house.preferences.set_player(user, now, policies=policies)
            await reply.own(await self._policies_view(spoken, user, game))
            return
        if place == "page" and game is not None:
            await reply.own(await self._policies_view(spoken, user, game))
            return
        if place == "mine":
            allowed = {"language": (AUTO, *LOCALES), "notify": ("on", "off"), "standing": STANDING}
            if chosen in allowed.get(name, ()):
                value = "" if chosen == AUTO else chosen
                await self.house.preferences.set_player(user, now, **{name: value})
        await reply.own(await self._mine_view(await self.bot.words_for(interaction), user))


async def setup(bot: Dicehold) -> None:
    """Called by the library."""
    await bot.add_cog(SettingsCog(bot))
