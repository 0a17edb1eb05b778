"""The two bots of the click bench, each a process of its own: python -m tests.bench.bots bare|house ADDRESS DATABASE.

`bare` is the least a button bot can be: it counts in memory and edits its message. `house` is Dicehold with the test
game, made endless, and without pictures.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from typing import Any

import discord
from discord import app_commands, ui

os.environ["EXTRA_GAMES"] = "tests.lanterns"
COUNTS: dict[str, int] = {}


class Count(ui.DynamicItem[ui.Button], template=r"g:(?P<verb>[a-z]+):(?P<game>[\w-]+)"):
    """A button of the bare bot."""

    def __init__(self, verb: str, game: str) -> None:
        super().__init__(ui.Button(label=verb.title(), custom_id=f"g:{verb}:{game}"))
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Count:
        return cls(match["verb"], match["game"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        COUNTS[self.game] = COUNTS.get(self.game, 0) + 1
        await interaction.response.edit_message(view=bare_table(self.game), attachments=[])


class Pick(ui.DynamicItem[ui.Select], template=r"p:(?P<game>[\w-]+)"):
    """A select of the bare bot, only there to be sent along."""

    def __init__(self, game: str) -> None:
        options = [discord.SelectOption(label=f"Die {number}", value=str(number)) for number in range(1, 7)]
        super().__init__(ui.Select(custom_id=f"p:{game}", max_values=3, options=options))


def bare_table(game: str) -> ui.LayoutView:
    """The whole table of the bare bot."""
    view = ui.LayoutView(timeout=None)
    box: Any = ui.Container(accent_colour=discord.Colour.orange())
    box.add_item(ui.TextDisplay(f"## Game {game}\nClicks: **{COUNTS.get(game, 0)}**"))
    box.add_item(ui.ActionRow(*(Count(verb, game) for verb in ("plain", "board", "modal", "slow"))))
    box.add_item(ui.ActionRow(Pick(game)))
    view.add_item(box)
    return view


async def bare(base: str) -> None:
    """Run the bare bot."""
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    tree = app_commands.CommandTree(client)
    client.add_dynamic_items(Count, Pick)

    @tree.command(name="play", description="Open a table")
    async def play(interaction: discord.Interaction[Any], game: str) -> None:
        await interaction.response.send_message(view=bare_table(game))

    async def ready() -> None:
        await tree.sync()

    client.setup_hook = ready  # type: ignore[method-assign]
    await client.start("local-token")


async def house(base: str, database: str) -> None:
    """Run Dicehold with an endless test game and without pictures."""
    import tests.lanterns as lanterns
    from cogs.client import Dicehold
    from host.house import House

    lanterns.ROUNDS = 1_000_000
    lanterns.steps.table["round_end"] = lambda t, f: t.then(lanterns.Frame("next_round"))
    lanterns.steps.table["pledge"] = lambda t, f: None

    class Plain(Dicehold):
        async def picture(self, *_: Any) -> None:
            return None

    bot = Plain(await House.open(database, workers=0), shard_count=1, guild_ready_timeout=0.05)
    await bot.start("local-token")


async def main() -> None:
    from sandbox.client import point_at

    which, base = sys.argv[1:3]
    point_at(base)
    if profile := os.environ.get("BENCH_PROFILE"):
        import cProfile

        profiler = cProfile.Profile()
        asyncio.get_running_loop().call_later(float(os.environ.get("BENCH_PROFILE_AFTER", "4")), profiler.enable)

        def stop() -> None:
            profiler.disable()
            profiler.dump_stats(profile)

        asyncio.get_running_loop().call_later(float(os.environ.get("BENCH_PROFILE_UNTIL", "9")), stop)
    await (bare(base) if which == "bare" else house(base, sys.argv[3]))


if __name__ == "__main__":
    asyncio.run(main())
