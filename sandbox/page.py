"""What the web page asks of the server: placeholders until the page is there."""

from __future__ import annotations

from typing import Any

from .model import Post


class Watcher:
    """An open web page."""

    def notice(self, what: str, post: Post | None, more: dict[str, Any]) -> None:
        """Hear that something changed."""
