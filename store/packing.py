"""JSON in and out of text columns, checksums, and short ids."""

from __future__ import annotations

import logging
import secrets
import zlib
from typing import Any

import msgspec

log = logging.getLogger("dicehold.store")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

# No vowels (no words by accident) and no signs that look alike.
_ALPHABET = "23456789bcdfghjkmnpqrstvwxz"


def short_id(size: int = 8) -> str:
    """A new random id for a match, a lobby, a campaign: short, readable, 27 ** size of them."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(size))


def pack(value: Any) -> str:
    """JSON text of a value (Structs and tuples included)."""
    return _encode(value).decode()


def pack_or_null(value: Any) -> str | None:
    """The same, but None stays NULL."""
    return None if value is None else _encode(value).decode()


def unpack(text: str | None, row: str) -> Any:
    """The value of JSON text. What cannot be read becomes None and is reported under the row's name."""
    if text is None:
        return None
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        log.error("%s cannot be read and counts as empty: %s", row, error)
        return None


def checksum(data: bytes) -> int:
    """CRC-32 of a snapshot."""
    return zlib.crc32(data)
