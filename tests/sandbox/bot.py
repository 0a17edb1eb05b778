"""A small bot with one of everything, for the tests of the local Discord. It knows nothing about that server."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui


def png(width: int = 320, height: int = 200, colour: tuple[int, int, int] = (70, 90, 140)) -> bytes:
    """Make a plain picture without any library."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(colour) * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


def row(*buttons: ui.Button[Any]) -> ui.ActionRow[Any]:
    return ui.ActionRow(*buttons)


class Table(ui.LayoutView):
    """A game table: text, picture, buttons, a select. Stopped at once, so that the router below gets every click."""

    def __init__(self, name: str, clicks: int = 0, *, picture: bool = False) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.orange())
        box.add_item(ui.TextDisplay(f"## Table {name}\nClicks: **{clicks}**"))
        if picture:
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            gallery.add_item(media="attachment://board.png", description="The board")
            box.add_item(gallery)
        box.add_item(
            row(
                ui.Button(label="Roll", style=discord.ButtonStyle.primary, custom_id=f"roll:{name}:{clicks}"),
                ui.Button(label="Board", custom_id=f"board:{name}:{clicks}"),
                ui.Button(label="Ask", custom_id=f"ask:{name}"),
                ui.Button(label="Hand", custom_id=f"hand:{name}", style=discord.ButtonStyle.success),
                ui.Button(label="Closed", custom_id="closed", disabled=True, style=discord.ButtonStyle.danger),
            )
        )
        options = [discord.SelectOption(label=f"Die {k}", value=str(k), description=f"Face {k}") for k in range(1, 7)]
        box.add_item(
            ui.ActionRow(
                ui.Select(custom_id=f"pick:{name}", options=options, max_values=3, placeholder="Dice to keep"),
            )
        )
        self.add_item(box)
        self.stop()


def ask(name: str) -> ui.Modal:
    modal = ui.Modal(title="Your move", custom_id=f"move:{name}", timeout=1)
    modal.add_item(ui.TextDisplay("Say **why**."))
    modal.add_item(ui.Label(text="Reason", component=ui.TextInput(custom_id="reason", max_length=50)))
    options = [discord.SelectOption(label="one", value="1"), discord.SelectOption(label="two", value="2")]
    modal.add_item(ui.Label(text="Die", component=ui.Select(custom_id="die", options=options)))
    modal.add_item(ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure")))
    modal.add_item(
        ui.Label(
            text="Side",
            component=ui.RadioGroup(
                custom_id="side",
                options=[
                    discord.RadioGroupOption(label="left", value="l"),
                    discord.RadioGroupOption(label="right", value="r"),
                ],
            ),
        )
    )
    modal.stop()
    return modal


class French(app_commands.Translator):
    WORDS = {"play": "jouer", "Open a table": "Ouvrir une table", "game": "jeu", "Which game": "Quel jeu"}

    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.french else None


GAMES = ("forge", "fortress", "throne", "dungeon")


class Bot(discord.AutoShardedClient):
    def __init__(self, intents: discord.Intents | None = None, **more: Any) -> None:
        more.setdefault("shard_count", 1)
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.02,
            max_messages=None,
            **more,
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[tuple[str, Any]] = []
        add_commands(self.tree)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord.py waits 5 s between shards; here nobody minds."""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, args))
        super().dispatch(event, *args, **kwargs)

    def times_heard(self, event: str) -> int:
        return sum(e == event for e, _ in self.heard)

    async def on_interaction(self, i: discord.Interaction) -> None:
        data: Any = i.data or {}
        verb, *rest = data.get("custom_id", "").split(":")
        if i.type is discord.InteractionType.modal_submit:
            fields = {c["component"]["custom_id"]: c["component"] for c in data["components"] if c["type"] == 18}
            values = {k: c.get("value", c.get("values")) for k, c in fields.items()}
            await i.response.send_message(f"{values}", ephemeral=True)
        elif verb == "roll":
            await i.response.edit_message(view=Table(rest[0], int(rest[1]) + 1), attachments=[])
        elif verb == "board":
            board = discord.File(io.BytesIO(png()), "board.png")
            view = Table(rest[0], int(rest[1]) + 1, picture=True)
            await i.response.edit_message(view=view, attachments=[board])
        elif verb == "ask":
            await i.response.send_modal(ask(rest[0]))
        elif verb == "hand":
            await i.response.send_message(f"Your hand, {i.user.display_name}: a dragon", ephemeral=True)
        elif verb == "pick":
            await i.response.send_message("kept " + ",".join(data["values"]), ephemeral=True)
        elif verb == "silent":
            return


def add_commands(tree: app_commands.CommandTree) -> None:
    locale_str = app_commands.locale_str

    @tree.command(name=locale_str("play"), description=locale_str("Open a table"))
    @app_commands.rename(game=locale_str("game"))
    @app_commands.describe(game=locale_str("Which game"), seats="How many seats", thread="In a thread of its own")
    @app_commands.guild_only()
    async def play(
        i: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 6] = 2,
        thread: bool = False,
        friend: discord.User | None = None,
    ) -> None:
        board = discord.File(io.BytesIO(png()), "board.png")
        if not thread:
            await i.response.send_message(view=Table(game, picture=True), file=board)
            return
        await i.response.defer(thinking=True)
        assert isinstance(i.channel, discord.TextChannel)
        place = await i.channel.create_thread(name=f"Table {game}", type=discord.ChannelType.public_thread)
        await place.add_user(i.user)
        await place.send(view=Table(game, picture=True), file=board)
        await place.send(f"{i.user.mention}{friend.mention if friend else ''}, you are asked")
        await i.followup.send(f"Table open: <#{place.id}>")

    @play.autocomplete("game")
    async def games(i: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=g.title(), value=g) for g in GAMES if current.lower() in g]

    match = app_commands.Group(name="match", description="Matches")

    @match.command(name="show", description="Show a match")
    @app_commands.choices(
        kind=[app_commands.Choice(name="Short", value="s"), app_commands.Choice(name="Long", value="l")]
    )
    async def show(i: discord.Interaction, kind: str = "s", who: discord.Member | None = None) -> None:
        await i.response.send_message(f"{kind} {who.display_name if who else 'nobody'} {i.locale}", ephemeral=True)

    tree.add_command(match)

    @tree.command(name="slow", description="Take too long")
    async def slow(i: discord.Interaction, seconds: float = 0.0, ephemeral: bool = False) -> None:
        await i.response.defer(thinking=True, ephemeral=ephemeral)
        await asyncio.sleep(seconds)
        await i.edit_original_response(content="done at last")

    @tree.command(name="silent", description="Never answer")
    async def silent(i: discord.Interaction) -> None:
        return

    @tree.command(name="admin", description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    async def admin(i: discord.Interaction) -> None:
        await i.response.send_message("yes, chief", ephemeral=True)
