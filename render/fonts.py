"""Text as masks: four faces, cached glyph runs, and what to do with signs the faces do not have.

Runs are laid out by Raqm where Pillow has it (kerning and ligatures), else by Pillow's basic layout.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
from PIL import Image, ImageFont, features

from render import theme
from render.cache import Lru

_SANS = Path(str(sans.__file__)).parent / "files"
_SERIF = Path(str(serif.__file__)).parent / "files"
FACES: dict[str, Path] = {
    "regular": _SANS / "SourceSansPro-Regular.otf",
    "semibold": _SANS / "SourceSansPro-Semibold.otf",
    "bold": _SANS / "SourceSansPro-Bold.otf",
    "serif": _SERIF / "SourceSerifPro-Semibold.otf",
}
ELLIPSIS = "…"
CAP_HALF = 0.33
"""Half the cap height as a share of the size: a text centred on y has its baseline at y + 0.33 size."""

_LAYOUT = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
LIMIT = 12_000_000
_RUNS: Lru[Run] = Lru(LIMIT)


class Run(NamedTuple):
    """A line of text as a mask. `dx`, `dy` lead from the pen on the baseline to the mask's corner."""

    mask: Image.Image | None
    dx: int
    dy: int
    advance: int


@functools.lru_cache(128)
def face(name: str, size: int) -> ImageFont.FreeTypeFont:
    """One face at one size."""
    return ImageFont.truetype(FACES[name], size, layout_engine=_LAYOUT)


def run(text: str, name: str, size: int) -> Run:
    """A line of text as a mask, kept for as long as it recurs."""
    key = text, name, size
    found = _RUNS.get(key)
    if found is not None:
        return found
    font = face(name, size)
    clean = drawable(text, name)
    mask, dx, dy = ink(font, clean)
    cost = 200 + (mask.width * mask.height if mask else 0)
    return _RUNS.put(key, Run(mask, dx, dy, width(text, name, size)), cost)


def ink(font: ImageFont.FreeTypeFont, text: str) -> tuple[Image.Image | None, int, int]:
    """The mask of a text, and the way from the pen on the baseline to its corner."""
    core, (left, top) = font.getmask2(text, "L", anchor="ls")  # size and pixels in one go
    if not text or core.size[0] <= 0 or core.size[1] <= 0:
        return None, 0, 0
    blank = Image.new("L", (1, 1))
    return blank._new(core), int(left), int(top)


@functools.lru_cache(8192)
def width(text: str, name: str, size: int) -> int:
    """How wide a line of text is, in whole pixels; it is not drawn for that."""
    return round(face(name, size).getlength(drawable(text, name)))


@functools.lru_cache(4096)
def fit(text: str, room: int, size: int, name: str) -> tuple[str, int]:
    """The text and size that fit a width: shrunk by at most one step of the scale, then cut with an ellipsis."""
    floor = min(size, theme.shrink_floor(size))
    for smaller in range(size, floor - 1, -1):
        if width(text, name, smaller) <= room:
            return text, smaller
    return cut(text, room, floor, name), floor


def cut(text: str, room: int, size: int, name: str) -> str:
    """As much of a text as fits a width, with an ellipsis."""
    low, high = 0, len(text)  # how many letters can stay
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, name, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


@functools.lru_cache(2048)
def drawable(text: str, name: str = "semibold") -> str:
    """The text with the signs that the face lacks left out, so that no empty boxes appear in a player's name."""
    composed = unicodedata.normalize("NFC", text).replace("\u202f", "\u00a0")
    kept = "".join(sign for sign in composed if has(sign, name))
    if kept == composed:
        return composed
    return re.sub(" +", " ", kept).strip() or "?"


@functools.lru_cache(4096)
def has(sign: str, name: str = "semibold") -> bool:
    """Whether a face can draw a sign."""
    if " " <= sign <= "~" or "\u00a0" <= sign <= "\u017f":
        return True
    if unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Cn"):
        return False
    if sign.isspace():
        return True
    return _shape(sign, name) != _shape("\U0010fffe", name)


def _shape(sign: str, name: str) -> bytes | None:
    mask, _, _ = ink(face(name, 24), sign)
    return mask.tobytes() if mask else None


def cached_bytes() -> int:
    """How much the cached runs weigh now."""
    return _RUNS.size


def clear() -> None:
    """Forget all runs (for cold benchmarks)."""
    _RUNS.clear()
    drawable.cache_clear()
    fit.cache_clear()
    width.cache_clear()
