"""The real client against the local Discord, in one process, with the test game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.client import Dicehold
from host.house import House
from sandbox import LocalDiscord
from sandbox.client import local_discord


class Hall:
    """A local Discord with a bot in it, two people and a table to sit at."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.world = LocalDiscord()
        self.bot: Dicehold | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.world.start()
        self.guild = self.world.add_guild("The Hold")
        self.channel = self.world.add_channel(self.guild, "tables")
        self.ada = self.world.add_user("Ada", self.guild, permissions=("manage_guild",))
        self.bo = self.world.add_user("Bo", self.guild)
        self.cy = self.world.add_user("Cy", self.guild, locale="fr")

    async def start_bot(self) -> Dicehold:
        house = await House.open(f"sqlite+aiosqlite:///{self.path / 'hall.db'}", workers=0)
        self.bot = Dicehold(house, shard_count=1, guild_ready_timeout=0.05)
        self._task = asyncio.create_task(self.bot.start("local-token"))
        bot, task = self.bot, self._task
        await self.world.until(lambda: bot.is_ready() or task.done(), 10)
        if task.done():
            await task
        return bot

    async def stop_bot(self) -> None:
        assert self.bot is not None and self._task is not None
        await self.bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self.bot = None

    async def close(self) -> None:
        if self.bot is not None:
            await self.stop_bot()
        await self.world.stop()

    # -- helpers -----------------------------------------------------------------------------------------------

    async def lobby(self, game: str = "lanterns", **options: Any) -> Any:
        use = await self.ada.command("play", self.channel, game=game, **options)
        return (await use.answer()).message

    async def match(self, *others: Any, game: str = "lanterns", **options: Any) -> Any:
        """A match with Ada and others; its thread."""
        message = await self.lobby(game, **options)
        for person in others:
            await (await person.click(message, "Join")).answer()
        before = len(self.world.threads(self.guild))
        await (await self.ada.click(message, "Start")).answer()
        await self.world.until(lambda: len(self.world.threads(self.guild)) > before, 5)
        thread = self.world.threads(self.guild)[-1]
        await self.world.until(lambda: self.table(thread) is not None, 5)
        return thread

    def table(self, thread: Any, person: Any = None) -> Any:
        """The table message of a thread."""
        for message in reversed((person or self.ada).sees(thread)):
            hand = any(button.get("custom_id", "").startswith("h:") for button in self.world.buttons(message))
            if hand and not message["flags"] & 64:
                return message
        return None

    @property
    def house(self) -> House:
        assert self.bot is not None
        return self.bot.house

    async def live(self, thread: Any) -> Any:
        head = await self.house.match_in(int(thread.id))
        assert head is not None
        return await self.house.croupier.live(head.id)

    async def settle(self, thread: Any) -> None:
        """Wait until all that is stored is also shown."""
        live = await self.live(thread)
        await self.house.croupier.settled(live.match.id)
        for _ in range(500):
            if not await self.house.store.outbox_of(live.match.id):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"not delivered: {await self.house.store.outbox_of(live.match.id)}")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(tmp_path)
    await hall.open()
    with local_discord(hall.world.base):
        await hall.start_bot()
        try:
            yield hall
        finally:
            await hall.close()
    assert hall.world.unknown == []
