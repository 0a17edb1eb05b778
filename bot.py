"""The front door: settings, store, client, cogs. Without a token it opens the local Discord and plays there."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import suppress

import discord

from cogs.client import Dicehold
from engine.core.content import BadData
from host.house import House
from host.settings import BadSettings, Settings, read_settings
from store import StoreError

log = logging.getLogger("dicehold")
LOCAL_TOKEN = "local-token"


def main() -> int:
    """Start the bot; the exit code."""
    try:
        settings = read_settings()
    except BadSettings as error:
        print(
            f"The settings in .env cannot be used:\n{error}\nSee .env.example for what each one means.", file=sys.stderr
        )
        return 2
    discord.utils.setup_logging(level=getattr(logging, settings.log_level), root=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here
    logging.getLogger("discord").setLevel(max(logging.INFO, getattr(logging, settings.log_level)))
    try:
        asyncio.run(serve(settings))
    except (StoreError, BadData) as error:
        print(f"Dicehold cannot start: {error}", file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print("Discord refuses the token in DISCORD_TOKEN. Make a new one in the developer portal.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


async def serve(settings: Settings) -> None:
    """Open the house and stay until Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    house = await House.open(
        settings.database_url,
        backups=settings.backup_dir,
        keep=settings.backups_keep,
        workers=settings.worker_count,
        language=settings.language,
    )
    if settings.discord_token:
        await run_client(house, settings.discord_token, settings.shards or None, stop)
    else:
        await run_local(house, settings, stop)


async def run_client(
    house: House, token: str, shards: int | None, stop: asyncio.Event, ready: str = "", **kwargs: object
) -> None:
    """Connect to Discord (or to the local one) until asked to stop."""
    bot = Dicehold(house, shard_count=shards, **kwargs)  # pyright: ignore[reportArgumentType]
    client = asyncio.create_task(bot.start(token))
    waiter = asyncio.create_task(stop.wait())
    greeter = asyncio.create_task(greet(bot, ready))
    await asyncio.wait({client, waiter}, return_when=asyncio.FIRST_COMPLETED)
    await bot.close()
    for task in (waiter, greeter):
        task.cancel()
    await asyncio.gather(waiter, greeter, return_exceptions=True)
    try:
        await client
    except Exception:
        if not stop.is_set():
            raise
        log.debug("stopped while connecting", exc_info=True)  # Ctrl-C in the middle of the start is no mistake


async def greet(bot: Dicehold, said: str) -> None:
    """Say so when everything is ready."""
    await bot.wait_for("ready")
    if said:
        print(said, flush=True)


async def run_local(house: House, settings: Settings, stop: asyncio.Event) -> None:
    """No token: a small Discord of our own on this machine, with a web page to play in."""
    from sandbox import LocalDiscord
    from sandbox.client import point_at

    settings.sandbox_dir.mkdir(parents=True, exist_ok=True)
    world = LocalDiscord(token=LOCAL_TOKEN, state_file=settings.sandbox_dir / "world.json")
    address = await world.start(settings.port)
    world.furnish()
    point_at(address)
    ready = f"\n  Dicehold is ready: open {address}/ in your browser and type /play.  (Ctrl-C stops it.)\n"
    try:
        await run_client(house, LOCAL_TOKEN, 1, stop, ready, guild_ready_timeout=0.1)
    finally:
        await world.stop()


if __name__ == "__main__":
    sys.exit(main())
