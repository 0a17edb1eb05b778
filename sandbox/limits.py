"""The limits Discord enforces on messages, and discord.py mostly does not."""

from __future__ import annotations

from typing import Any

from .component_limits import check_layout
from .model import Upload
from .wire import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Json, Problems, Refused, invalid

CONTENT = 2_000
FILE_BYTES = 10 << 20
REQUEST_BYTES = 25 << 20
FILES = 10
EMBEDS, EMBED_CHARACTERS = 10, 6_000

SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


def check_uploads(files: dict[str, Upload]) -> None:
    """Refuse too many or too large files."""
    if (
        any(len(f.data) > FILE_BYTES for f in files.values())
        or sum(len(f.data) for f in files.values()) > REQUEST_BYTES
    ):
        raise Refused(413, 40005, "Request entity too large")
    if len(files) > FILES:
        raise invalid(("files",), f"Must be {FILES} or fewer in length.", "BASE_TYPE_MAX_LENGTH")


def check_message(body: Json, *, flags: int, kept: int = 0) -> None:
    """Check a message to be created or edited; ``flags`` are those it will have, ``kept`` how many files stay."""
    problems = Problems()
    content, embeds, components = body.get("content"), body.get("embeds"), body.get("components")
    if content is not None and not isinstance(content, str):
        problems.add(("content",), "Not a well formed string.")
    else:
        problems.length(("content",), content, 0, CONTENT)
    if flags & COMPONENTS_V2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                reason = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                problems.add((name,), reason, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    if embeds:
        _check_embeds(embeds, problems)
    if components:
        check_layout(components, v2=bool(flags & COMPONENTS_V2), problems=problems)
    _check_nonce(body.get("nonce"), problems)
    _check_allowed_mentions(body.get("allowed_mentions"), problems)
    problems.length(("attachments",), body.get("attachments"), 0, FILES)
    problems.raise_if_any()
    if body.get("poll") or body.get("sticker_ids"):
        raise Refused(400, 50035, "Invalid Form Body: polls and stickers are not part of the local Discord")


def check_not_empty(payload: Json) -> None:
    """Refuse a message that shows nothing."""
    if not (payload["content"].strip() or payload["embeds"] or payload["attachments"] or payload["components"]):
        raise Refused(400, 50006, "Cannot send an empty message")
    if payload["flags"] & COMPONENTS_V2 and not payload["components"]:
        raise Refused(400, 50006, "Cannot send an empty message")


def _check_nonce(nonce: Any, problems: Problems) -> None:
    if nonce is not None and len(str(nonce)) > 25:
        problems.add(("nonce",), "Must be 25 or fewer in length.", "BASE_TYPE_MAX_LENGTH")


def _check_allowed_mentions(allowed: Json | None, problems: Problems) -> None:
    if not allowed:
        return
    for kind in ("users", "roles"):
        problems.length(("allowed_mentions", kind), allowed.get(kind), 0, 100)
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            reason = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            problems.add(("allowed_mentions",), reason, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE")


def _check_embeds(embeds: list[Json], problems: Problems) -> None:
    problems.length(("embeds",), embeds, 0, EMBEDS)
    total = 0
    for n, embed in enumerate(embeds):
        at = ("embeds", n)
        author, footer = (embed.get("author") or {}).get("name"), (embed.get("footer") or {}).get("text")
        sized = (("title", embed.get("title"), 256), ("description", embed.get("description"), 4096))
        for name, text, most in (*sized, ("author", author, 256), ("footer", footer, 2048)):
            problems.length((*at, name), text, 0, most)
            total += len(text or "")
        fields = embed.get("fields") or []
        problems.length((*at, "fields"), fields, 0, 25)
        for k, one in enumerate(fields):
            problems.length((*at, "fields", k, "name"), one.get("name"), 1, 256)
            problems.length((*at, "fields", k, "value"), one.get("value"), 1, 1024)
            total += len(one.get("name") or "") + len(one.get("value") or "")
        shown = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video", "url")
        if not any(embed.get(k) for k in shown):
            problems.add((*at, "description"), "This field is required", "BASE_TYPE_REQUIRED")
    if total > EMBED_CHARACTERS:
        reason = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        problems.add(("embeds",), reason, "MAX_EMBED_SIZE_EXCEEDED")
