"""The world on disk: saved when it changed, loaded at the next start, set aside if it cannot be read."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import logging
import os
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .model import PINGS_KEPT, Channel, Guild, Member, Overwrite, Post, Role, User
from .person import Person
from .wire import LOADING, Json

if TYPE_CHECKING:
    from .local import LocalDiscord

_log = logging.getLogger(__name__)
FORMAT = 1
POSTS_SAVED = 500  # per channel


def save(world: LocalDiscord, path: Path) -> None:
    """Write the world; a crash in between leaves the older file whole. Ephemeral messages are not kept."""
    data = {
        "format": FORMAT,
        "base": world.base,
        "last_id": world.ids.last,
        "bot": world.bot.id,
        "keeper": world.keeper.id,
        "users": [_user(u) for u in world.users.values()],
        "people": {p.id: p.home.id if p.home else None for p in world.people.values()},
        "guilds": [_guild(g) for g in world.guilds.values()],
        "dms": [_channel(c) for c in world.channels.values() if c.is_dm],
        "commands": [[scope, list(known.values())] for scope, known in world.commands.items()],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as out:
        out.write(json.dumps(data, ensure_ascii=False))
        out.flush()
        os.fsync(out.fileno())
    new.replace(path)


def _user(user: User) -> Json:
    return dataclasses.asdict(dataclasses.replace(user, pings=deque())) | {"pings": list(user.pings)[-50:]}


def _guild(guild: Guild) -> Json:
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "locale": guild.locale,
        "joined_at": guild.joined_at,
        "roles": [dataclasses.asdict(r) for r in guild.roles.values()],
        "members": [dataclasses.asdict(m) for m in guild.members.values()],
        "channels": [_channel(c) for c in guild.channels.values()],
    }


def _channel(place: Channel) -> Json:
    data = {f.name: getattr(place, f.name) for f in dataclasses.fields(place)}
    data["overwrites"] = [dataclasses.asdict(o) for o in place.overwrites.values()]
    kept = [p for p in place.posts.values() if p.audience is None and not p.payload["flags"] & LOADING]
    data["posts"] = [{"payload": p.payload, "application": p.application} for p in kept[-POSTS_SAVED:]]
    return data


def load(world: LocalDiscord, path: Path) -> bool:
    """Read a saved world into an empty one. A damaged file is set aside, with a message; then False."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError(f"format {data['format']}")
        if data["base"] and data["base"] != world.base:
            # The port may differ from last time, and the addresses of files carry it.
            data = json.loads(text.replace(json.dumps(data["base"])[1:-1] + "/", world.base + "/"))
        fresh = _read(data)
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
        with contextlib.suppress(OSError):
            path.replace(aside)
        _log.warning("%s could not be read (%s): set aside as %s, starting anew", path, problem, aside.name)
        return False
    users, guilds, dms = fresh
    world.ids.last = max(world.ids.last, data["last_id"])
    world.users = users
    world.bot, world.keeper = users[data["bot"]], users[data["keeper"]]
    world.guilds = {}
    for guild in guilds:
        world.guilds[guild.id] = guild
        for place in guild.channels.values():
            _settle(world, place)
    for place in dms:
        _settle(world, place)
    for user_id, home in data["people"].items():
        world.people[user_id] = Person(world, users[user_id], world.guilds.get(home or ""))
    world.commands = {scope: {c["id"]: c for c in known} for scope, known in data["commands"]} or {None: {}}
    world.commands.setdefault(None, {})
    world.blobs.sweep()
    return True


def _settle(world: LocalDiscord, place: Channel) -> None:
    world.channels[place.id] = place
    for post in place.posts.values():
        world.posts[post.id] = post
        world.blobs.adopt(post.payload["attachments"])


def _read(data: Json) -> tuple[dict[str, User], list[Guild], list[Channel]]:
    users = {u["id"]: User(**u | {"pings": deque(u["pings"], maxlen=PINGS_KEPT)}) for u in data["users"]}
    guilds: list[Guild] = []
    for g in data["guilds"]:
        parts: dict[str, Any] = {
            "roles": {r["id"]: Role(**r) for r in g["roles"]},
            "members": {m["user_id"]: Member(**m) for m in g["members"]},
            "channels": {c["id"]: _read_channel(c) for c in g["channels"]},
        }
        guilds.append(Guild(**g | parts))
    return users, guilds, [_read_channel(c) for c in data["dms"]]


def _read_channel(data: Json) -> Channel:
    posts = [Post(p["payload"], application=p["application"]) for p in data["posts"]]
    overwrites = {o["id"]: Overwrite(**o) for o in data["overwrites"]}
    return Channel(**data | {"posts": {p.id: p for p in posts}, "overwrites": overwrites})
