"""The bot as a process of its own, so that a test can kill it: python -m tests.cogs.child ADDRESS DATABASE."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import sys
from typing import Any

os.environ["EXTRA_GAMES"] = "tests.lanterns"


async def main(base: str, database: str) -> None:
    from cogs.client import Dicehold
    from host.house import House
    from sandbox.client import point_at
    from tests.cogs.conftest import IMPATIENT

    for name, seconds in IMPATIENT.items():
        module, _, constant = name.rpartition(".")
        setattr(importlib.import_module(module), constant, seconds)
    point_at(base)
    bot = Dicehold(await House.open(database, workers=0), shard_count=1, guild_ready_timeout=0.05)
    await bot.start("local-token")


class Child:
    """Starts and kills such a process from a test."""

    def __init__(self, hall: Any) -> None:
        self._hall = hall
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        world = self._hall.world
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", "-m", "tests.cogs.child", world.base, self._hall.database,
            stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        await world.until(lambda: world.hub.connected, 30)

    async def kill(self) -> None:
        """kill -9: nothing is said goodbye to."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            await self._process.wait()
            self._process = None
        await self._hall.world.until(lambda: not self._hall.world.hub.connected, 10)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
