from __future__ import annotations

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

with warnings.catch_warnings():
    # The library's voice part imports a module that Python will drop; nothing here uses it.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord  # noqa: F401

from sandbox import LocalDiscord
from sandbox.client import local_discord

from .bot import Bot


@contextlib.asynccontextmanager
async def running(world: LocalDiscord, **more: Any) -> AsyncIterator[Bot]:
    """Run the test bot against a world."""
    with local_discord(world.base):
        bot = Bot(**more)
        task = asyncio.create_task(bot.start(world.token))
        try:
            await world.bot_ready()
            await asyncio.wait_for(bot.wait_until_ready(), 5)
            yield bot
        finally:
            await bot.close()
            await task


@pytest.fixture
async def world() -> AsyncIterator[LocalDiscord]:
    """An empty local Discord."""
    one = LocalDiscord()
    await one.start()
    yield one
    await one.stop()


@pytest.fixture
async def hold(world: LocalDiscord) -> AsyncIterator[Any]:
    """A furnished local Discord with the test bot running: world, bot, guild, table, ada, bo."""
    guild = world.add_guild("The Hold")
    table = world.add_channel(guild, "table")
    ada = world.add_user("Ada", guild, locale="fr", permissions=("manage_guild",))
    bo = world.add_user("Bo", guild)
    async with running(world) as bot:
        yield SimpleNamespace(world=world, bot=bot, guild=guild, table=table, ada=ada, bo=bo)
    assert world.unknown == []
