"""Files of messages: stored, kept or dropped in an edit, and found again behind ``attachment://`` addresses."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from .model import Upload
from .wire import Json, invalid, walk

if TYPE_CHECKING:
    from .world import World


def embeds_of(body: Json) -> list[Json]:
    """Give the embeds of a body as messages carry them."""
    return [{"type": "rich", **e} for e in body.get("embeds") or ()]


def attach(world: World, payload: Json, body: Json, files: dict[str, Upload]) -> None:
    """Store uploads, keep the attachments named by id, and resolve ``attachment://`` in components and embeds."""
    if "attachments" in body or files:
        old = {a["id"]: a for a in payload["attachments"]}
        named = body.get("attachments")
        kept: list[Json] = []
        if named is None:
            named = [*payload["attachments"], *({"id": k} for k in files)]
        for one in named:
            if (upload := files.get(str(one["id"]))) is not None:
                kept.append(_store(world, payload["channel_id"], upload, one))
            elif str(one["id"]) in old:
                kept.append(old[str(one["id"])])
        payload["attachments"] = kept
    by_name = {f"attachment://{a['filename']}": a for a in payload["attachments"]}
    if "embeds" in body:
        for embed in payload["embeds"]:
            for key in ("image", "thumbnail"):
                if (media := embed.get(key)) and media.get("url") in by_name:
                    embed[key] = media | {"url": by_name[media["url"]]["url"]}
    if "components" not in body:
        return
    payload["components"] = components = body["components"] or []
    taken = {c["id"] for c in walk(components) if c.get("id")}
    number = 0
    for one in walk(components):
        if not one.get("id"):
            number += 1
            while number in taken:
                number += 1
            one["id"] = number
        for holder in (one, *one.get("items", ())):
            for key in ("media", "file"):
                if (media := holder.get(key)) and str(media["url"]).startswith("attachment://"):
                    holder[key] = _resolve(media["url"], by_name)
        if one["type"] == 13 and "file" in one and (known := by_name.get(f"attachment://{_tail(one['file']['url'])}")):
            one |= {"name": known["filename"], "size": known["size"]}


def _tail(url: str) -> str:
    return url.rsplit("/", 1)[-1]


def _resolve(url: str, by_name: dict[str, Json]) -> Json:
    known = by_name.get(url)
    if known is None:
        raise invalid(("components",), f"Referenced attachment not found: {url}", "MEDIA_ATTACHMENT_NOT_FOUND")
    facts = ("url", "proxy_url", "content_type", "width", "height")
    return {k: known.get(k) for k in facts} | {"attachment_id": known["id"], "loading_state": 2}


def _store(world: World, channel_id: str, upload: Upload, named: Json) -> Json:
    blob_id = world.ids.next()
    # Discord rewrites file names to this alphabet; it also keeps our own addresses free of surprises.
    filename = re.sub(r"[^\w.\-]", "_", named.get("filename") or upload.filename, flags=re.ASCII).lstrip(".") or "file"
    world.blobs.put(blob_id, filename, upload.content_type, upload.data)
    url = f"{world.base}/cdn/attachments/{channel_id}/{blob_id}/{filename}"
    made: Json = {
        "id": blob_id,
        "filename": filename,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": upload.content_type,
    }
    if named.get("description"):
        made["description"] = named["description"]
    if upload.data[:8] == b"\x89PNG\r\n\x1a\n" and len(upload.data) > 24:
        made["width"], made["height"] = struct.unpack(">II", upload.data[16:24])
    return made
