"""The real client against the local Discord, in one process, with the test game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.client import Dicehold
from host.house import House
from sandbox import LocalDiscord
from sandbox.client import local_discord

IMPATIENT = {
    "host.consequences.PICTURE_DELAY": 0.005,
    "host.consequences.MENTION_DELAY": 0.005,
    "host.delivery.BREATH": 0.001,
}
"""Waits that are for people and their clicks in a row; a test waits for all that is shown after each answer."""


class Hall:
    """A local Discord with a bot in it, some people and a channel to play in."""

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
        self.dee = self.world.add_user("Dee", self.guild)

    @property
    def database(self) -> str:
        return f"sqlite+aiosqlite:///{self.path / 'hall.db'}"

    async def start_bot(self) -> Dicehold:
        house = await House.open(self.database, workers=0)
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

    async def restart_bot(self) -> None:
        await self.stop_bot()
        await self.start_bot()

    async def close(self) -> None:
        if self.bot is not None:
            await self.stop_bot()
        await self.world.stop()

    # -- helpers -----------------------------------------------------------------------------------------------

    async def lobby(self, game: str = "lanterns", person: Any = None, **options: Any) -> Any:
        """Open a lobby; its message."""
        use = await (person or self.ada).command("play", self.channel, game=game, **options)
        return (await use.answer()).message

    async def match(self, *others: Any, game: str = "lanterns", **options: Any) -> Any:
        """A match with Ada and others; its thread."""
        return await self.begin(await self.lobby(game, **options), *others)

    async def begin(self, lobby: Any, *others: Any) -> Any:
        """Others join a lobby, Ada starts it; the thread."""
        for person in others:
            await (await person.click(lobby, custom_id=self.button(lobby, "L", "join")["custom_id"])).answer()
        before = len(self.world.threads(self.guild))
        await (await self.ada.click(lobby, custom_id=self.button(lobby, "L", "start")["custom_id"])).answer()
        await self.world.until(lambda: len(self.world.threads(self.guild)) > before, 5)
        thread = self.world.threads(self.guild)[-1]
        await self.world.until(lambda: self.table(thread) is not None, 5)
        await self.settle(thread)
        return thread

    def button(self, message: Any, kind: str, *parts: str) -> Any:
        """The first button of a kind (h: hand, a: answer, L: lobby ...), whatever its language says."""
        for button in self.world.buttons(message):
            split = button.get("custom_id", "").split(":")
            if split[0] == kind and all(part in split for part in parts):
                return button
        raise AssertionError(f"no button {kind} {parts} in {self.world.text_of(message)!r}")

    def table(self, thread: Any, person: Any = None) -> Any:
        """The table message of a thread."""
        for message in reversed((person or self.ada).sees(thread)):
            if message["flags"] & 64:
                continue
            if any(button.get("custom_id", "").startswith("h:") for button in self.world.buttons(message)):
                return message
        return None

    async def hand(self, person: Any, thread: Any) -> Any:
        """Open the private hand; its message."""
        table = self.table(thread)
        use = await person.click(table, custom_id=self.button(table, "h")["custom_id"])
        return (await use.answer()).message

    def texts(self, place: Any, person: Any = None) -> list[str]:
        """What somebody reads in a channel."""
        return [self.world.text_of(message) for message in (person or self.ada).sees(place)]

    @property
    def house(self) -> House:
        assert self.bot is not None
        return self.bot.house

    async def live(self, thread: Any) -> Any:
        head = await self.house.match_in(int(thread.id))
        assert head is not None
        return await self.house.croupier.live(head.id)

    async def asked(self, thread: Any) -> tuple[Any, Any, Any]:
        """Who is asked first, somebody else at the table, and the open prompt."""
        live = await self.live(thread)
        prompt = next(prompt for prompt in live.match.prompts if not prompt.optional)
        users = [live.user_of(seat) for seat in range(len(live.seats))]
        asked = live.user_of(prompt.seats[0])
        other = next(user for user in users if user != asked)
        return self.world.people[str(asked)], self.world.people[str(other)], prompt

    async def settle(self, thread: Any) -> None:
        """Wait until all that is stored is also shown."""
        live = await self.live(thread)
        await self.house.croupier.settled(live.match.id)
        for _ in range(500):
            if not await self.house.store.outbox_of(live.match.id):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"not delivered: {await self.house.store.outbox_of(live.match.id)}")

    async def position(self, thread: Any) -> bytes:
        """The whole match as bytes, as it is stored."""
        head = await self.house.match_in(int(thread.id))
        assert head is not None
        row = await self.house.store.match(head.id)
        assert row is not None
        return row.snapshot


@pytest.fixture
async def hall(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, request: Any
) -> AsyncIterator[Hall]:
    """A hall with a bot. A test fails if the bot logs an error (or a missing word) that it does not expect."""
    caplog.set_level(logging.INFO)
    for name, seconds in IMPATIENT.items():
        monkeypatch.setattr(name, seconds)
    hall = Hall(tmp_path)
    await hall.open()
    with local_discord(hall.world.base):
        await hall.start_bot()
        try:
            yield hall
        finally:
            await hall.close()
    assert hall.world.unknown == []
    if request.node.get_closest_marker("expects_errors") is None:
        wrong = [record.getMessage() for record in caplog.get_records("call") if _is_wrong(record)]
        assert wrong == []


def _is_wrong(record: logging.LogRecord) -> bool:
    if record.getMessage().startswith("Attempting a reconnect"):
        return False  # the library's own word for a broken line
    return record.levelno >= logging.ERROR or (record.name == "words.book" and record.levelno >= logging.WARNING)
