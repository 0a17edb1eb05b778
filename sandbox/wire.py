"""Small pieces of Discord's wire format that every other file uses: ids, times, flags, refusals, component trees."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

EPOCH_MS = 1_420_070_400_000

# Message flags.
SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
HAS_THREAD = 1 << 5

# Message types.
PLAIN, ADDED, REMOVED, RENAMED, PINNED = 0, 1, 2, 4, 6
THREAD_MADE, REPLY, SLASH, THREAD_STARTER = 18, 19, 20, 21
TALK = frozenset((PLAIN, REPLY, SLASH))

# Channel types.
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

# Interaction types and callback types.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY_NOW, REPLY_LATER, UPDATE_LATER, UPDATE_NOW, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9


class Snowflakes:
    """Unique, ever growing ids that carry the time they were made, as Discord's do."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self, *, fresh_ms: bool = False) -> str:
        """Give the next id. With ``fresh_ms`` its millisecond is its own, so that shards spread over guilds."""
        floor = ((self.last >> 22) + 1) << 22 if fresh_ms else self.last + 1
        self.last = max((int(time.time() * 1000) - EPOCH_MS) << 22, floor)
        return str(self.last)


def born(snowflake: str) -> float:
    """Tell the Unix time at which an id was made."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def now() -> str:
    """Write the present as Discord does."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def walk(components: list[Json]) -> Iterator[Json]:
    """Visit every component of a tree, depth first (children, a section's accessory, a label's child)."""
    for component in components:
        yield component
        if "components" in component:
            yield from walk(component["components"])
        if "accessory" in component:
            yield component["accessory"]
        if "component" in component:
            yield component["component"]


def text_of(message: Json) -> str:
    """Collect all that a reader reads in a message: content, text displays and embeds."""
    parts: list[str] = [message.get("content") or ""]
    parts += [c.get("content", "") for c in walk(message.get("components", [])) if c["type"] == 10]
    for embed in message.get("embeds", []):
        parts += [embed.get("title", ""), embed.get("description", "")]
        parts += [f"{f['name']}\n{f['value']}" for f in embed.get("fields", [])]
        parts.append((embed.get("footer") or {}).get("text", ""))
    return "\n".join(p for p in parts if p)


class Refused(Exception):
    """Discord says no: an HTTP status, a JSON error code and its message."""

    def __init__(self, status: int, code: int, message: str, *, errors: Json | None = None, **extra: Any) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status, self.code = status, code
        self.body: Json = {"code": code, "message": message, **extra}
        if errors:
            self.body["errors"] = errors
        self.headers: dict[str, str] = {}


def unknown(what: str) -> Refused:
    """Make the 404 of a thing that is not there, e.g. ``unknown("Message")``."""
    return Refused(404, UNKNOWN[what], f"Unknown {what}")


UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Role": 10011,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def missing_access() -> Refused:
    """Make the answer to someone who cannot see the place."""
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    """Make the answer to someone who sees the place and may not do this there."""
    return Refused(403, 50013, "Missing Permissions")


class Problems:
    """Gather what is wrong with a body; raise one 50035 that names every spot, in Discord's nested shape."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: tuple[str | int, ...], reason: str, code: str = "BASE_TYPE_INVALID") -> None:
        """Note a problem at a path like ``("components", 0, "label")``."""
        spot = self.errors
        for step in path:
            spot = spot.setdefault(str(step), {})
        spot.setdefault("_errors", []).append({"code": code, "message": reason})

    def length(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> None:
        """Check the length of a string or a list."""
        size = len(value) if value is not None else 0
        if not low <= size <= high:
            if low and not size:
                self.add(path, "This field is required", "BASE_TYPE_REQUIRED")
            elif low:
                self.add(path, f"Must be between {low} and {high} in length.", "BASE_TYPE_BAD_LENGTH")
            else:
                self.add(path, f"Must be {high} or fewer in length.", "BASE_TYPE_MAX_LENGTH")

    def between(self, path: tuple[str | int, ...], value: Any, low: float, high: float) -> None:
        """Check that a number lies in a range."""
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not low <= value <= high:
            self.add(path, f"int value should be between {low} and {high}.", "NUMBER_TYPE_RANGE")

    def raise_if_any(self) -> None:
        """Refuse the body if anything was noted."""
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", errors=self.errors)


def invalid(path: tuple[str | int, ...], reason: str, code: str = "BASE_TYPE_INVALID") -> Refused:
    """Make a 50035 with a single reason."""
    problems = Problems()
    problems.add(path, reason, code)
    return Refused(400, 50035, "Invalid Form Body", errors=problems.errors)
