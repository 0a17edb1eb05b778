"""Serves the files of messages, so that nothing in them can act in the page's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from .world import World

SHOWN = frozenset(("image/png", "image/jpeg", "image/webp", "image/gif"))


async def serve_file(world: World, request: web.Request) -> web.Response:
    """Answer GET /cdn/attachments/{channel}/{id}/{name}: pictures are shown, all else is a download."""
    parts = request.match_info["rest"].split("/")
    found = world.blobs.get(parts[2]) if len(parts) == 4 and parts[0] == "attachments" else None
    if found is None or found[0] != parts[3]:
        return web.Response(status=404)
    filename, kind, data = found
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cache-Control": "private, max-age=31536000, immutable",
        "Content-Type": kind if kind in SHOWN else "application/octet-stream",
    }
    if kind not in SHOWN:
        headers["Content-Disposition"] = f'attachment; filename="{filename}"'
    return web.Response(body=data, headers=headers)
