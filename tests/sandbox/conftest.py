from __future__ import annotations

import asyncio
import contextlib
import io
import json
import warnings
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import aiohttp
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


class Raw:
    """A bare HTTP client with the bot's token: what a bot could send, without a library's own checks."""

    def __init__(self, world: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.world, self.session = world, session
        self.headers: dict[str, str] = {}

    async def __call__(self, method: str, path: str, body: Any = None, **files: bytes) -> tuple[int, Any]:
        more: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for n, (name, data) in enumerate(files.items()):
                filename = name.replace("__", ".")
                form.add_field(
                    f"files[{n}]", io.BytesIO(data), filename=filename, content_type="application/octet-stream"
                )
            more = {"data": form}
        headers = {"Authorization": f"Bot {self.world.token}"}
        async with self.session.request(method, f"{self.world.base}/api/v10{path}", headers=headers, **more) as answer:
            self.headers = dict(answer.headers)
            return answer.status, (await answer.json() if answer.content_length else None)

    async def code(self, method: str, path: str, body: Any = None, **files: bytes) -> int:
        """The JSON error code of a request (0 if it went well)."""
        status, answer = await self(method, path, body, **files)
        return answer["code"] if status >= 400 else 0


@pytest.fixture
async def raw(world: LocalDiscord) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(world, session)


@pytest.fixture
async def place(world: LocalDiscord) -> Any:
    """A furnished world without any bot connected: guild, table, ada, bo."""
    guild = world.add_guild("The Hold")
    table = world.add_channel(guild, "table")
    ada = world.add_user("Ada", guild)
    return SimpleNamespace(world=world, guild=guild, table=table, ada=ada, bo=world.add_user("Bo", guild))
