"""From palette indices to a PNG: 8-bit palette, zlib level 1, the same bytes for the same picture."""

from __future__ import annotations

import io

from PIL import Image

from render import palette


def png(image: Image.Image) -> bytes:
    """An image of palette indices (mode L) as a palette PNG."""
    out = io.BytesIO()
    coloured = image.copy()
    coloured.putpalette(palette.BYTES)
    coloured.save(out, "PNG", compress_level=1)
    return out.getvalue()
