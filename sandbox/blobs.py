"""The files of messages: in memory, or in a folder beside the state file."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from pathlib import Path

from .wire import Json

# Discord's links stay good for a while after an edit; we keep this many files that no message shows any more.
RETIRED_KEPT = 64


class Blobs:
    """Bytes by attachment id."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._memory: dict[str, bytes] = {}
        self._facts: dict[str, tuple[str, str]] = {}  # id -> (filename, content type)
        self._retired: OrderedDict[str, None] = OrderedDict()

    def put(self, blob_id: str, filename: str, content_type: str, data: bytes) -> None:
        """Keep a file."""
        self._facts[blob_id] = (filename, content_type)
        if self.folder is None:
            self._memory[blob_id] = data
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / blob_id).write_bytes(data)

    def get(self, blob_id: str) -> tuple[str, str, bytes] | None:
        """Give filename, content type and bytes, or None."""
        facts = self._facts.get(blob_id)
        if facts is None:
            return None
        if self.folder is None:
            return *facts, self._memory[blob_id]
        try:
            return *facts, (self.folder / blob_id).read_bytes()
        except FileNotFoundError:
            return None

    def retire(self, attachments: list[Json]) -> None:
        """No message shows these any more: keep them a little longer, then let the oldest go."""
        for one in attachments:
            self._retired[one["id"]] = None
        while len(self._retired) > RETIRED_KEPT:
            blob_id, _ = self._retired.popitem(last=False)
            self._facts.pop(blob_id, None)
            self._memory.pop(blob_id, None)
            if self.folder is not None:
                with contextlib.suppress(OSError):
                    (self.folder / blob_id).unlink()

    def adopt(self, attachments: list[Json]) -> None:
        """Take over the files of messages loaded from a state file."""
        for one in attachments:
            self._facts[one["id"]] = (one["filename"], one["content_type"])

    def sweep(self) -> None:
        """Remove files of the folder that belong to no message."""
        if self.folder is None or not self.folder.is_dir():
            return
        for path in self.folder.iterdir():
            if path.name.isdigit() and path.name not in self._facts:
                path.unlink(missing_ok=True)
