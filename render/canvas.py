"""The canvas: a picture in palette indices, one byte a pixel, and the few ways to put something on it.

Anti-aliased shapes are masks (`render/masks.py`); what a mask looks like in a colour on a ground is looked up in
a ramp and kept. Where the ground is one flat colour, which is nearly everywhere, a shape or a text costs a glance
at the ground and one copy. Whole components are kept as sprites in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from PIL import Image

from render import check, encode, fonts, glyphs, masks, palette, theme
from render.cache import Lru
from render.paragraph import Block, layout
from render.theme import Colour

Painter = Callable[["Canvas"], None]

# Pixels are kept and copied as Pillow's own core images: a board is some 200 little copies, and the checks of the
# public wrappers would cost three times as much as the copies themselves.
_TINTS: Lru[Any] = Lru(16_000_000)
_SPRITES: Lru[Any] = Lru(24_000_000)
_LAYERS: Lru[Image.Image] = Lru(24_000_000)
_SMALL = 4096  # pixels; a mixed ground up to this size is kept as part of a key
_EQUAL = [[255 if n == ground else 0 for n in range(256)] for ground in range(256)]
_PARTIAL = [0, *([255] * 254), 0]
_FULL = [*([0] * 255), 255]


class Canvas:
    """A picture being drawn. Coordinates are pixels from the upper left corner; boxes are x, y, width, height."""

    __slots__ = ("_core", "height", "image", "width")

    def __init__(self, width: int = theme.WIDTH, height: int = theme.HEIGHT, ground: Colour = "page"):
        self.width = width
        self.height = height
        self.image = Image.new("L", (width, height), palette.index(ground))
        self._core: Any = self.image.im

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """A canvas that draws on an image of palette indices."""
        canvas = cls.__new__(cls)
        canvas.image = image
        canvas._core = image.im
        canvas.width, canvas.height = image.size
        return canvas

    @classmethod
    def baked(cls, key: Hashable, painter: Painter, width: int = theme.WIDTH, height: int = theme.HEIGHT) -> Canvas:
        """A canvas that begins with a static layer (background, panels), painted once for each key."""
        layer = _LAYERS.get((key, width, height))
        if layer is None:
            canvas = cls(width, height)
            painter(canvas)
            layer = _LAYERS.put((key, width, height), canvas.image, width * height)
        return cls.over(layer.copy())

    def png(self) -> bytes:
        """The finished picture as a palette PNG."""
        return encode.png(self.image)

    # -- shapes -----------------------------------------------------------------

    def fill(self, x: int, y: int, w: int, h: int, colour: Colour) -> None:
        """A sharp rectangle."""
        self._inside(x, y, w, h, "rectangle")
        self._core.paste(palette.index(colour), (x, y, x + w, y + h))

    def rounded(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        radius: int,
        colour: Colour,
        outline: Colour | None = None,
        thickness: int = 2,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """A rectangle with round corners (`corners`: which, clockwise from the upper left) and maybe a border."""
        self._inside(x, y, w, h, "box")
        face, border = palette.index(colour), palette.index(outline) if outline else -1
        edge = thickness if outline else 0
        r = min(radius, w // 2, h // 2)
        paste = self._core.paste
        if border >= 0:
            paste(border, (x + r, y, x + w - r, y + h))
            paste(border, (x, y + r, x + w, y + h - r))
        paste(face, (x + r, y + edge, x + w - r, y + h - edge))
        paste(face, (x + edge, y + r, x + w - edge, y + h - r))
        for which, round_ in enumerate(corners):
            cx = x if which in (0, 3) else x + w - r
            cy = y if which in (0, 1) else y + h - r
            if round_:
                self._corner(cx, cy, r, which, face, border, edge)
            else:
                paste(border if border >= 0 else face, (cx, cy, cx + r, cy + r))
                left, up = which in (0, 3), which in (0, 1)
                box = (cx + edge * left, cy + edge * up, cx + r - edge * (not left), cy + r - edge * (not up))
                paste(face, box)

    def _corner(self, x: int, y: int, r: int, which: int, face: int, border: int, edge: int) -> None:
        if r <= 0:
            return

        def painter(sub: Canvas) -> None:
            if border >= 0:
                sub._lay(None, masks.corner(r, r, 0, which), 0, 0, border)
            sub._lay(None, masks.corner(max(0, r - edge), r, edge, which), 0, 0, face)

        self.sprite(("corner", r, which, face, border, edge), x, y, r, r, painter)

    def disc(self, cx: float, cy: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        self._mask(masks.disc(cx, cy, radius), colour)

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, colour: Colour) -> None:
        """A filled ellipse."""
        self._mask(masks.ellipse(cx, cy, rx, ry), colour)

    def ring(self, cx: float, cy: float, radius: float, thickness: float, colour: Colour) -> None:
        """A circle's border; `radius` is the outer one."""
        self._mask(masks.ring(cx, cy, radius, thickness), colour)

    def arc(
        self, cx: float, cy: float, radius: float, thickness: float, start: float, end: float, colour: Colour
    ) -> None:
        """Part of a ring, round at both ends; degrees clockwise from three o'clock."""
        self._mask(masks.arc(cx, cy, radius, thickness, start, end), colour)

    def polygon(self, points: Sequence[masks.Point], colour: Colour) -> None:
        """A filled polygon."""
        self._mask(masks.polygon(points), colour)

    def line(self, points: Sequence[masks.Point], thickness: float, colour: Colour) -> None:
        """A line through points, with round joints and ends."""
        self._mask(masks.line(points, thickness), colour)

    def pill(
        self, x: int, y: int, w: int, h: int, colour: Colour, outline: Colour | None = None, thickness: int = 2
    ) -> None:
        """A box whose ends are half circles."""
        self.rounded(x, y, w, h, h // 2, colour, outline, thickness)

    # -- text and icons ---------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = 26,
        font: str = "semibold",
        colour: Colour = "text",
        anchor: str = "l",
        *,
        width: int | None = None,
        fit: int | None = None,
    ) -> int:
        """One line of text; returns its width.

        `x` is its left end, middle or right end (`anchor` l, m, r) and `y` the middle of its capitals.
        `width`: it must not be wider. `fit`: if it is wider, shrink it one step of the scale, then cut it.
        """
        if size < theme.MIN_TEXT:
            check.complain(check.TooSmall(f"{text!r} at {size} px, under {theme.MIN_TEXT}"))
            size = theme.MIN_TEXT
        if fit is not None:
            text, size = self.fit(text, fit, size, font)
        run = fonts.run(text, font, size)
        if width is not None and run.advance > width:
            check.complain(check.Overflow(f"{text!r} is {run.advance} px wide, its column {width}"))
            text, size = self.fit(text, width, size, font)
            run = fonts.run(text, font, size)
        if run.mask is None:
            return run.advance
        left = x if anchor == "l" else x - run.advance / 2 if anchor == "m" else x - run.advance
        px, py = round(left) + run.dx, round(y + fonts.CAP_HALF * size) + run.dy
        self._inside(px, py, *run.mask.size, text)
        self._lay((text, font, size), run.mask, px, py, palette.index(colour))
        return run.advance

    @staticmethod
    def measure(text: str, size: int = 26, font: str = "semibold") -> int:
        """The width of one line of text."""
        return fonts.width(text, font, size)

    @staticmethod
    def fit(text: str, width: int, size: int, font: str = "semibold") -> tuple[str, int]:
        """The text and size that fit a width: shrunk by at most one step of the scale, then cut with an ellipsis."""
        return fonts.fit(text, width, size, font)

    def icon(self, name: str, x: float, y: float, size: int, colour: Colour = "text", anchor: str = "m") -> int:
        """A glyph centred by its ink (`anchor` l or r: that end of its ink at x); returns the ink's width."""
        mask = glyphs.mask(name, size)
        w, h = mask.size
        left = x if anchor == "l" else x - w / 2 if anchor == "m" else x - w
        px, py = round(left), round(y - h / 2)
        self._inside(px, py, w, h, name)
        self._lay(("icon", glyphs.resolve(name), size), mask, px, py, palette.index(colour))
        return w

    def paragraph(
        self,
        x: int,
        y: int,
        width: int,
        text: str,
        size: int = 26,
        colour: Colour = "sand",
        *,
        leading: int | None = None,
        font: str = "semibold",
        strong: Colour | None = None,
        lines: int | None = None,
        height: int | None = None,
    ) -> Block:
        """Wrapped text with `**bold**` parts and `{icons}`; `y` is the middle of the first line's capitals.

        More than `lines` lines or `height` px: shrunk one step of the scale, then cut. Returns the block.
        """
        if size < theme.MIN_TEXT:
            check.complain(check.TooSmall(f"{text!r} at {size} px, under {theme.MIN_TEXT}"))
            size = theme.MIN_TEXT
        if text.count("**") % 2:
            check.complain(check.PictureError(f"an odd number of ** in {text!r}"))
        block = layout(text, width, size, font, leading, lines, height)
        for n, row in enumerate(block.rows):
            for piece in row:
                middle = y + n * block.leading
                if piece.icon:
                    self.icon(piece.text, x + piece.x, middle, block.size, colour, "l")
                else:
                    bright = strong if strong and piece.font == "bold" else colour
                    self.text(x + piece.x, middle, piece.text, block.size, piece.font, bright)
        return block

    # -- sprites ----------------------------------------------------------------

    def sprite(self, key: Hashable, x: int, y: int, w: int, h: int, painter: Painter) -> None:
        """A component of fixed looks: painted on a little canvas of its own and kept for every flat ground.

        `key` must say everything that `painter` depends on; it draws relative to the component's box.
        """
        self._inside(x, y, w, h, key)
        box = (x, y, x + w, y + h)
        under = self._under(box, w * h)
        whole = key, under, w, h
        if under is not None:
            found = _SPRITES.get(whole)
            if found is not None:
                self._core.paste(found, box)
                return
        sub = Canvas.over(self.image.crop(box))
        painter(sub)
        self._core.paste(sub._core, box)
        if under is not None:
            _SPRITES.put(whole, sub._core, w * h + 200)

    def ground(self, x: int, y: int) -> theme.Rgb:
        """The colour of a pixel, to leave a gap in the colour of the ground."""
        return palette.PALETTE[self.image.getpixel((x, y))]  # type: ignore[index]

    # -- the ground of it -------------------------------------------------------

    def _inside(self, x: int, y: int, w: int, h: int, what: object) -> None:
        if x < 0 or y < 0 or x + w > self.width or y + h > self.height:
            check.complain(
                check.Outside(f"{what!r} at {x}, {y}, {w} x {h} reaches over the {self.width} x {self.height} canvas")
            )

    def _mask(self, mask: masks.Mask, colour: Colour) -> None:
        key, image, x, y = mask
        self._inside(x, y, *image.size, key)
        self._lay(key, image, x, y, palette.index(colour))

    def _lay(self, key: Hashable, mask: Image.Image, x: int, y: int, colour: int) -> None:
        """Lay a colour over the ground through a mask. No key: the result is not kept."""
        w, h = mask.size
        box = (x, y, x + w, y + h)
        under = self._under(box, w * h) if key else None
        whole = key, colour, under
        if under is not None:
            found = _TINTS.get(whole)
            if found is not None:
                self._core.paste(found, box)
                return
        region, cover = self._core.crop(box), mask.im
        low, high = region.getextrema()
        if low == high:
            laid = cover.point(palette.table(colour, low), "L")
        else:
            # several grounds: each one's pixels get their own ramp
            laid, whole_box = self._core.crop(box), (0, 0, w, h)
            laid.paste(colour, whole_box, cover.point(_FULL, "L"))
            for ground, count in enumerate(region.histogram((0, 0), cover.point(_PARTIAL, "L"))):
                if count:
                    laid.paste(
                        cover.point(palette.table(colour, ground), "L"), whole_box, region.point(_EQUAL[ground], "L")
                    )
        self._core.paste(laid, box)
        if under is not None:
            _TINTS.put(whole, laid, w * h + 200)

    def _under(self, box: tuple[int, int, int, int], size: int) -> int | bytes | None:
        """What is under a component, as a cache key: one flat colour, the pixels if few, None if too many."""
        low, high = self._core.crop(box).getextrema()
        if low == high:
            return low
        return self.image.crop(box).tobytes() if size <= _SMALL else None


def cached_bytes() -> dict[str, tuple[int, int]]:
    """What each cache weighs now and may weigh at most."""
    return {
        "tints": (_TINTS.size, _TINTS.limit),
        "sprites": (_SPRITES.size, _SPRITES.limit),
        "layers": (_LAYERS.size, _LAYERS.limit),
        "runs": (fonts.cached_bytes(), fonts.LIMIT),
        "masks": (masks.cached_bytes(), masks.LIMIT),
        "glyphs": (glyphs.cached_bytes(), glyphs.LIMIT),
    }


def clear_caches() -> None:
    """Forget everything drawn so far (for cold benchmarks)."""
    for cache in (_TINTS, _SPRITES, _LAYERS):
        cache.clear()
    for module in (fonts, masks, glyphs):
        module.clear()
    palette.ramp.cache_clear()
    palette.table.cache_clear()
