"""``python -m sandbox``: the local Discord and its page, for a bot that connects from elsewhere on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
from pathlib import Path

from .local import LocalDiscord


async def run(port: int, state: Path | None) -> None:
    """Serve until Ctrl-C."""
    world = LocalDiscord(state_file=state / "discord.json" if state else None)
    await world.start(port)
    world.furnish()
    print(f"The local Discord is at {world.base}/ (Ctrl-C ends it)", flush=True)
    print(f"A bot connects with the token {world.token!r} after sandbox.client.point_at({world.base!r})", flush=True)
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on its loop
            loop.add_signal_handler(name, done.set)
    try:
        await done.wait()
    finally:
        await world.stop()


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A small Discord on 127.0.0.1.")
    parser.add_argument("--port", type=int, default=8765, help="where to listen; the next free port if it is taken")
    parser.add_argument("--state", type=Path, metavar="DIR", help="keep the world here between runs")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(chosen.port, chosen.state))


if __name__ == "__main__":
    main()
