"""How an unmodified discord.py is pointed at the local Discord: three class attributes, no patching of code.

Route.BASE                        every REST call, including interaction callbacks and webhooks
DiscordWebSocket.DEFAULT_GATEWAY  Client and Bot never ask /gateway/bot; also used after an invalid session
Asset.BASE                        avatars and icons (attachment addresses come from the server's own payloads)
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def point_at(base: str) -> None:
    """Point every discord.py client of this process at a local Discord, e.g. ``http://127.0.0.1:8765``."""
    url = yarl.URL(base)
    if url.scheme != "http" or url.host not in LOOPBACK:
        raise ValueError(f"the local Discord must be on loopback, not at {base!r}")
    base = base.rstrip("/")
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = f"{base}/cdn"  # pyright: ignore[reportAttributeAccessIssue]


@contextlib.contextmanager
def local_discord(base: str) -> Iterator[None]:
    """Point discord.py at a local Discord for the length of a ``with`` block."""
    saved = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    point_at(base)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = saved
