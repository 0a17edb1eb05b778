"""The REST entrance: reads a request, applies faults and rate limits, finds its route, writes the answer."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from .model import Logged, Upload
from .wire import Refused, missing_access

if TYPE_CHECKING:
    from .world import World

_log = logging.getLogger(__name__)
REQUEST_BYTES = 64 << 20  # what we read at all; Discord's own limits are checked later
UNKNOWN_KEPT = 1_000


@dataclass(slots=True)
class Call:
    """One request, ready for its route."""

    world: World
    template: str
    ids: list[str]
    body: Any
    files: dict[str, Upload]
    query: Any

    @property
    def guild_scoped(self) -> bool:
        """Whether the route is about one guild's commands."""
        return "/guilds/" in self.template


Route = Callable[[Call], Any]
ROUTES: dict[str, Route] = {}
# Routes that a token in their path opens, without the bot's own.
OPEN = ("interactions", "webhooks")


def route(template: str) -> Callable[[Route], Route]:
    """Register a route, e.g. ``@route("POST channels/{}/messages")``; ``{}`` are ids or tokens."""

    def keep(handler: Route) -> Route:
        ROUTES[template] = handler
        return handler

    return keep


def template_of(method: str, parts: list[str]) -> tuple[str, list[str]]:
    """Turn a path into its route's template and the ids in it."""
    ids: list[str] = []
    shape: list[str] = []
    for n, part in enumerate(parts):
        if part.isdigit() or part == "@original" or (n == 2 and parts[0] in OPEN):
            ids.append(part)
            shape.append("{}")
        else:
            shape.append(part)
    return f"{method} {'/'.join(shape)}", ids


class Rest:
    """Serves /api/v10."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        world, method, path = self._world, request.method, "/" + request.match_info["rest"]
        parts = path[1:].split("/")
        try:
            raw, files = await _read(request)
            body = json.loads(raw) if raw else {}
        except ValueError:
            return answer({"code": 50109, "message": "The request body contains invalid JSON."}, 400)
        entry = Logged(method, path, raw, [f.filename for f in files.values()], at=world.clock())
        world.log.append(entry)
        fault = world.faults.take(method, path)
        if fault is not None:
            if fault.kind == "delay":
                await asyncio.sleep(fault.seconds)
            else:
                if fault.applied:
                    self._handle(request, method, parts, body, files)
                entry.status = fault.status
                world.pulse()
                if fault.kind == "answer":
                    return answer(fault.body, fault.status, fault.headers)
                if fault.kind == "silence":
                    # A transport has no event for its end, so look now and then.
                    while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110
                        await asyncio.sleep(0.05)
                if request.transport is not None:
                    request.transport.abort()
                return web.Response(status=499)
        response = self._handle(request, method, parts, body, files)
        entry.status = response.status
        world.pulse()
        return response

    def _handle(
        self, request: web.Request, method: str, parts: list[str], body: Any, files: dict[str, Upload]
    ) -> web.Response:
        world = self._world
        template, ids = template_of(method, parts)
        headers, wait, everywhere = world.ratelimits.check(template, ids[0] if ids else "")
        if wait > 0:
            limited = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
            return answer(limited, 429, headers)
        try:
            handler = ROUTES.get(template)
            if handler is None:
                if len(world.unknown) < UNKNOWN_KEPT:
                    world.unknown.append(f"{method} /{'/'.join(parts)}")
                raise Refused(404, 0, "404: Not Found")
            if parts[0] not in OPEN and request.headers.get("Authorization") != f"Bot {world.token}":
                raise Refused(401, 0, "401: Unauthorized")
            if parts[0] == "applications" and ids and ids[0] != world.bot.id:
                raise missing_access()
            out = handler(Call(world, template, ids, body, files, request.query))
        except Refused as refusal:
            return answer(refusal.body, refusal.status, {**headers, **refusal.headers})
        except Exception:
            _log.exception("the local Discord failed at %s /%s", method, "/".join(parts))
            return answer({"code": 0, "message": "500: Internal Server Error (a bug of the local Discord)"}, 500)
        return web.Response(status=204, headers=headers) if out is None else answer(out, 200, headers)


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Write JSON. discord.py wants exactly this content type; aiohttp's own helper would add a charset."""
    fields = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=fields | headers if headers else fields)


async def _read(request: web.Request) -> tuple[bytes, dict[str, Upload]]:
    """Read a body: its JSON, not yet parsed, and its files."""
    if not request.content_type.startswith("multipart/"):
        return await request.read(), {}
    body = b""
    files: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data, name = bytes(await part.read(decode=False)), part.name or ""
        if name == "payload_json":
            body = data
        elif name.startswith("files["):
            kind = part.headers.get("Content-Type") or _guess(part.filename or "")
            if kind == "application/octet-stream":
                kind = _guess(part.filename or "")
            files[name[6:-1]] = Upload(part.filename or "file", kind, data)
    return body, files


def _guess(filename: str) -> str:
    ending = filename.rsplit(".", 1)[-1].lower()
    known = {"png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif"}
    texts = {"txt": "text/plain; charset=utf-8", "json": "application/json", "md": "text/markdown"}
    return (known | texts).get(ending, "application/octet-stream")
