"""What the web page asks of the server, under /sandbox/api: same-origin requests only, never Discord's own API."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from .command_limits import LOCALES
from .forms import NotPossible
from .interactions import Use
from .model import Post
from .person import Person
from .views import channel_name, messages_for, shown, world_for
from .wire import Json, Refused

if TYPE_CHECKING:
    from .local import LocalDiscord

_log = logging.getLogger(__name__)
WEB = Path(__file__).parent / "web"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
# The page needs nothing from elsewhere and runs no inline script: whatever a message says, it stays text.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SNAPSHOT_PAUSE = 0.05


class Watcher:
    """An open web page: hears what changed, as one person may see it."""

    def __init__(self, world: LocalDiscord, person: Person) -> None:
        self._world, self._person = world, person
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._stale: asyncio.TimerHandle | None = None

    def notice(self, what: str, post: Post | None, more: dict[str, Any]) -> None:
        """Hear that something changed (called by the world)."""
        if what in ("world", "commands"):
            # These come in bursts and make the page ask again for everything: once is enough.
            if self._stale is None:
                self._stale = asyncio.get_running_loop().call_later(SNAPSHOT_PAUSE, self._look_again)
            return
        if post is None:
            self._queue.put_nowait({"what": what, **more})
            return
        place = self._world.channels.get(post.payload["channel_id"])
        if place is None:
            return
        me = self._person.id
        if post.audience in (None, me) and self._world.can(place, me):
            self._queue.put_nowait(
                {"what": what, "message": shown(self._world, post), "pinged": more.get("pinged", [])}
            )
        for user_id in more.get("pinged", ()):
            if user_id != me:
                name = channel_name(self._world, place, self._world.people[user_id])
                self._queue.put_nowait({"what": "ping", "user": user_id, "channel": place.id, "name": name})

    def _look_again(self) -> None:
        self._stale = None
        self._queue.put_nowait({"what": "world"})

    async def write(self, ws: web.WebSocketResponse) -> None:
        """Pass on what is heard, until the page goes."""
        while not ws.closed:
            await ws.send_str(json.dumps(await self._queue.get()))

    def close(self) -> None:
        """Stop listening."""
        if self._stale is not None:
            self._stale.cancel()


class Page:
    """Serves the page, its files and its API."""

    def __init__(self, world: LocalDiscord) -> None:
        self._world = world
        self._sockets: set[web.WebSocketResponse] = set()

    def add_to(self, app: web.Application) -> None:
        """Register the page's routes."""
        app.router.add_get("/", self._file)
        app.router.add_get("/web/{name:[a-z_/]+\\.(?:js|css|svg)}", self._file)
        app.router.add_get("/favicon.ico", self._file)
        app.router.add_get("/sandbox/api/live", self._live)
        app.router.add_get("/sandbox/api/world", self._get_world)
        app.router.add_get("/sandbox/api/messages", self._get_messages)
        verbs: dict[str, Callable[[Person, Json], Awaitable[Json]]] = {
            "command": self._command,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "say": self._say,
            "read": self._read,
            "dismiss": self._dismiss,
            "person": self._person,
        }
        for name, verb in verbs.items():
            app.router.add_post(f"/sandbox/api/{name}", _posted(self._world, verb))

    async def close(self) -> None:
        """Say goodbye to the open pages."""
        for ws in list(self._sockets):
            await ws.close(code=1001)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info.get("name") or ("icon.svg" if request.path == "/favicon.ico" else "index.html")
        path = WEB / name
        if not path.is_file():
            return web.Response(status=404)
        headers = {
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-cache",
        }
        body = path.read_bytes()
        return web.Response(body=body, content_type=KINDS[path.suffix], charset="utf-8", headers=headers)

    async def _get_world(self, request: web.Request) -> web.Response:
        if (no := foreign(request)) is not None:
            return no
        person = _who(self._world, request.query.get("as"))
        return web.json_response(world_for(self._world, person))

    async def _get_messages(self, request: web.Request) -> web.Response:
        if (no := foreign(request)) is not None:
            return no
        person = _who(self._world, request.query.get("as"))
        place = self._world.channels.get(request.query.get("channel", ""))
        if place is None or not self._world.can(place, person.id):
            return web.json_response({"error": "This channel is gone."}, status=404)
        around, before = request.query.get("around"), request.query.get("before")
        return web.json_response(messages_for(self._world, person, place, before=before, around=around))

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if (no := foreign(request)) is not None:
            return no
        watcher = Watcher(self._world, _who(self._world, request.query.get("as")))
        ws = web.WebSocketResponse(heartbeat=20)
        await ws.prepare(request)
        self._sockets.add(ws)
        self._world.watchers.append(watcher)
        writer = asyncio.create_task(watcher.write(ws))
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            self._world.watchers.remove(watcher)
            self._sockets.discard(ws)
            watcher.close()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return ws

    # -- acting ----------------------------------------------------------------------------------------------------

    async def _outcome(self, use: Use) -> Json:
        """Wait for the bot's first answer as Discord's app does: three seconds, then it failed."""
        world = self._world
        if not world.hub.sessions:
            return {"failed": f"{world.bot.name} is offline."}
        try:
            answer = await use.answer(world.window + 0.2)
        except TimeoutError:
            return {"failed": "The application did not respond."}
        out: Json = {"type": answer.type}
        if answer.modal is not None:
            out["modal"] = {**answer.modal, "opened_by": use.id}
        if answer.choices is not None:
            out["choices"] = answer.choices
        return out

    async def _command(self, person: Person, body: Json) -> Json:
        return await self._outcome(person.use_command(body["name"], body["channel"], body["options"]))

    async def _autocomplete(self, person: Person, body: Json) -> Json:
        use = person.ask_choices(body["name"], body["channel"], body["option"], body["typed"], body["others"])
        return await self._outcome(use)

    async def _click(self, person: Person, body: Json) -> Json:
        return await self._outcome(await person.click({"id": body["message"]}, custom_id=body["custom_id"]))

    async def _choose(self, person: Person, body: Json) -> Json:
        use = await person.choose({"id": body["message"]}, body["values"], custom_id=body["custom_id"])
        return await self._outcome(use)

    async def _submit(self, person: Person, body: Json) -> Json:
        opener = self._world.uses.get(body["opened_by"])
        modal = opener.first.result().modal if opener is not None and opener.first.done() else None
        if opener is None or modal is None or opener.user is not person.user:
            raise NotPossible("this form has gone: open it again")
        return await self._outcome(await person.submit(modal, body["values"]))

    async def _say(self, person: Person, body: Json) -> Json:
        message = await person.say(body["channel"], body["text"])
        return {"id": message["id"]}

    async def _read(self, person: Person, body: Json) -> Json:
        person.read(body["channel"])
        self._world.changes += 1
        return {}

    async def _dismiss(self, person: Person, body: Json) -> Json:
        person.dismiss({"id": body["message"]})
        return {}

    async def _person(self, person: Person, body: Json) -> Json:
        name, locale = " ".join(str(body["name"]).split()), body["locale"]
        if not 1 <= len(name) <= 32:
            raise NotPossible("a name has 1 to 32 letters")
        if locale not in LOCALES:
            raise NotPossible("that language is not one of Discord's")
        if any(p.name.lower() == name.lower() for p in self._world.people.values()):
            raise NotPossible(f"somebody is called {name} already")
        made: Person | None = None
        for guild in self._world.guilds.values():
            if made is None:
                made = self._world.add_user(name, guild, locale=locale)
            else:
                self._world.join(made, guild)
        if made is None:
            raise NotPossible("there is no server to join yet")
        return {"id": made.id}


def _posted(world: LocalDiscord, verb: Callable[[Person, Json], Awaitable[Json]]) -> Any:
    async def serve(request: web.Request) -> web.Response:
        if (no := foreign(request)) is not None:
            return no
        try:
            body = await request.json()
            out = await verb(_who(world, body.get("as")), body)
        except NotPossible as problem:
            return web.json_response({"error": str(problem)[:1].upper() + str(problem)[1:]}, status=400)
        except Refused as refusal:
            return web.json_response({"error": f"Not allowed: {refusal.body['message']}."}, status=400)
        except (ValueError, KeyError, TypeError, AttributeError):
            _log.warning("the page sent something strange to %s", request.path, exc_info=True)
            return web.json_response({"error": "That request makes no sense."}, status=400)
        return web.json_response(out)

    return serve


def _who(world: LocalDiscord, user_id: str | None) -> Person:
    person = world.people.get(user_id or "") or next(iter(world.people.values()), None)
    if person is None:
        raise web.HTTPConflict(text="There is nobody here yet.")
    return person


def foreign(request: web.Request) -> web.Response | None:
    """Refuse what does not come from our own page: other sites' requests carry another origin, or no mark of ours."""
    origin = request.headers.get("Origin")
    same = origin is None or origin == f"http://{request.host}"
    fetched = request.headers.get("Sec-Fetch-Site", "same-origin") in ("same-origin", "none")
    marked = request.method == "GET" or (
        request.headers.get("X-Sandbox") == "1" and request.content_type == "application/json"
    )
    if same and fetched and marked:
        return None
    return web.json_response({"error": "Only the page itself may ask this."}, status=403)
