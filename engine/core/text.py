"""Texts of the engine are keys with arguments; the words live in data/locales/."""

from __future__ import annotations

from typing import Any

import msgspec


class Text(msgspec.Struct, frozen=True):
    """A sentence to be said: a key and its arguments (numbers, ids, other texts, lists of these).

    What an argument means follows from its name: `seat`, `target`, `by`, `winner` and names ending in
    `_seat` or `_seats` are seat numbers; the game's `terms` map names such as `card` to a family of keys.
    """

    key: str
    args: dict[str, Any] = {}


def text(key: str, **args: Any) -> Text:
    """Short for Text(key, args)."""
    return Text(key, args)
