"""From palette indices to a PNG: 8-bit palette, the same bytes for the same picture."""

from __future__ import annotations

import io

from PIL import Image

from render import palette

LIMIT = 100_000
"""Bytes a picture should not exceed; level 2 is as fast as 1, 6 % smaller and nearly always small enough."""


def png(image: Image.Image) -> bytes:
    """An image of palette indices (mode L) as a palette PNG: zlib level 2, harder only if that is too large."""
    coloured = image.copy()
    coloured.putpalette(palette.BYTES)
    data = b""
    for level in (2, 4, 6):
        out = io.BytesIO()
        coloured.save(out, "PNG", compress_level=level)
        data = out.getvalue()
        if len(data) <= LIMIT:
            break
    return data
