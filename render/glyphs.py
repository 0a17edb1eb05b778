"""Icons by our ids: `damage` (a table sign), `status:evasive`, `hero:gunslinger`, `die:gunslinger.bullet`, ...

| prefix | table | example |
|---|---|---|
| none or `sign:` | table signs | `damage`, `undefendable` |
| `hero:` | emblems | `hero:moon_elf` |
| `die:` | symbols of hero and enemy dice | `die:thor.hammer`, `die:chaos.swipe` |
| `status:` | statuses, companions | `status:evasive` |
| `forge:` | Dice Forge resources and faces | `forge:gold`, `forge:MIRROR` |
| `feat:` | Dice Forge feats | `feat:hydra` |
| `dungeon:`, `monster:` | Dungeon Dice | `dungeon:slash`, `monster:witch` |
| `adventure:`, `tile:` | Adventures | `adventure:salve`, `tile:bazaar` |
| `minion:` | Adventures, by a word in the English name | `minion:Vicious Viper` |
| `mdi:`, `fa:` | the fonts themselves, for what has no id yet | `mdi:anvil` |
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import fonticon_fa6
import fonticon_mdi7
from PIL import Image, ImageDraw, ImageFont

from render import check, fonts, glyph_tables
from render.cache import Lru

_FILES: dict[str, tuple[Path, type]] = {
    "mdi": (
        Path(fonticon_mdi7.__file__).parent / "fonts" / "materialdesignicons-webfont.ttf",
        fonticon_mdi7.MDI7,
    ),
    "fa": (
        Path(fonticon_fa6.__file__).parent / "fonts" / "Font Awesome 6 Free-Solid-900.otf",
        fonticon_fa6.FA6S,
    ),
}
_TABLES: dict[str, dict[str, str]] = {
    "sign": glyph_tables.SIGNS,
    "hero": glyph_tables.HEROES,
    "die": {
        f"{hero}.{symbol}": glyph for hero, symbols in glyph_tables.DICE.items() for symbol, glyph in symbols.items()
    },
    "status": glyph_tables.STATUSES,
    "forge": glyph_tables.FORGE,
    "feat": glyph_tables.FEATS,
    "dungeon": glyph_tables.DUNGEON,
    "monster": glyph_tables.MONSTERS,
    "adventure": glyph_tables.ADVENTURE,
    "tile": glyph_tables.TILES,
}
_UNKNOWN = "mdi:help"
_FA_SHARE = 0.86  # Font Awesome glyphs vary in size: their longer side becomes this share of the size
LIMIT = 6_000_000
_MASKS: Lru[Image.Image] = Lru(LIMIT)
_POLARITY = {status: name for name, statuses in glyph_tables.POLARITIES.items() for status in statuses}


def names() -> list[str]:
    """Every id that the tables hold, with its prefix."""
    return [f"{prefix}:{name}" for prefix, table in _TABLES.items() for name in table]


def polarity(status: str) -> str:
    """positive, negative, unique or companion; unknown statuses count as unique."""
    if status not in _POLARITY:
        check.complain(check.UnknownGlyph(f"no polarity of status {status!r}"))
    return _POLARITY.get(status, "unique")


def dice_symbols(hero: str) -> tuple[str, ...]:
    """The symbols of a hero's dice, or of `chaos`, from common to rare."""
    return tuple(glyph_tables.DICE.get(hero, ()))


@functools.lru_cache(1024)
def _find(name: str) -> str | None:
    prefix, _, rest = name.rpartition(":")
    if prefix in ("mdi", "fa"):
        return name if hasattr(_FILES[prefix][1], rest) else None
    if prefix == "minion":
        return _minion(rest)
    table = _TABLES.get(prefix or "sign")
    return table.get(rest) if table else None


def _minion(name: str) -> str:
    spoken = re.findall(r"[a-z]+", name.lower().replace("_", " "))
    for whole in (True, False):
        for parts, glyph in glyph_tables.MINIONS:
            for part in parts:
                if part in spoken or (not whole and len(part) > 3 and any(part in word for word in spoken)):
                    return glyph
    return glyph_tables.ANY_MINION


def resolve(name: str) -> str:
    """The glyph of an id; an unknown one is an error in strict mode and a question mark else."""
    glyph = _find(name)
    if glyph is None:
        check.complain(check.UnknownGlyph(f"no glyph {name!r}; the tables are in render/glyph_tables.py"))
        return _UNKNOWN
    return glyph


def mask(name: str, size: int) -> Image.Image:
    """The ink of a glyph, cut to its ink box; `size` is the em, of which a glyph fills about 80 %."""
    glyph = resolve(name)
    key = glyph, size
    found = _MASKS.get(key)
    if found is None:
        found = _draw(glyph, size)
        _MASKS.put(key, found, found.width * found.height + 200)
    return found


def _draw(glyph: str, size: int) -> Image.Image:
    if glyph == "claw":
        return _claw(size)
    if glyph == "batons":
        return _batons(size)
    if glyph == "bullet45":
        big = _ink("mdi", "bullet", round(size * 1.34) * 4).rotate(-45, Image.Resampling.BICUBIC, expand=True)
        return _cut(_pad(_cut(big), 4).reduce(4))
    prefix, name = glyph.split(":")
    if prefix == "fa":
        probe = _ink("fa", name, 200)
        return _ink("fa", name, max(1, round(size * _FA_SHARE * 200 / max(probe.size))))
    return _ink(prefix, name, size)


@functools.lru_cache(64)
def _font(prefix: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FILES[prefix][0], size, layout_engine=ImageFont.Layout.BASIC)


def _ink(prefix: str, name: str, size: int) -> Image.Image:
    sign = getattr(_FILES[prefix][1], name).rpartition(".")[2]
    drawn, _, _ = fonts.ink(_font(prefix, size), sign)
    return _cut(drawn) if drawn else Image.new("L", (1, 1))


def _cut(image: Image.Image) -> Image.Image:
    box = image.getbbox()
    return image.crop(box) if box else image


def _pad(image: Image.Image, step: int) -> Image.Image:
    out = Image.new("L", (-(-image.width // step) * step, -(-image.height // step) * step))
    out.paste(image, ((out.width - image.width) // 2, (out.height - image.height) // 2))
    return out


def _claw(size: int) -> Image.Image:
    """Three slanted tapered strokes, the middle one longer."""
    em = size * 8
    big = Image.new("L", (em, em))
    draw = ImageDraw.Draw(big)
    for place, length in ((-0.27, 0.80), (0.0, 0.98), (0.27, 0.80)):
        # a kite from lower left to upper right, thickest in its middle
        lean, thick = 0.42 * length, 0.09
        bottom = (0.5 + place - lean / 2, 0.5 + length / 2)
        top = (0.5 + place + lean / 2, 0.5 - length / 2)
        left: list[tuple[float, float]] = []
        right: list[tuple[float, float]] = []
        for step in range(25):
            share = step / 24
            half = thick * (1 - abs(2 * share - 1)) ** 0.8
            x = bottom[0] + (top[0] - bottom[0]) * share
            y = bottom[1] + (top[1] - bottom[1]) * share
            left.append(((x - half) * em, y * em))
            right.append(((x + half) * em, y * em))
        draw.polygon(left + right[::-1], fill=255)
    return _cut(_pad(big, 8).reduce(8))


def _batons(size: int) -> Image.Image:
    """Two parallel slanted bars with round ends."""
    em = size * 8
    big = Image.new("L", (em, em))
    draw = ImageDraw.Draw(big)
    thick = round(0.15 * em)
    for (x0, y0), (x1, y1) in (((0.12, 0.64), (0.62, 0.14)), ((0.38, 0.86), (0.88, 0.36))):
        ends = ((x0 * em, y0 * em), (x1 * em, y1 * em))
        draw.line(ends, fill=255, width=thick)
        for x, y in ends:
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)
    return _cut(_pad(big, 8).reduce(8))


def cached_bytes() -> int:
    """How much the cached glyphs weigh now."""
    return _MASKS.size


def clear() -> None:
    """Forget all glyphs (for cold benchmarks)."""
    _MASKS.clear()
