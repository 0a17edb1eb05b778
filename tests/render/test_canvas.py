"""What the canvas promises: sizes, edges, columns, cut words, bounded caches."""

import io

import pytest
from PIL import Image

from render import canvas as canvas_module
from render import check, fonts, palette, theme
from render.cache import Lru
from render.canvas import Canvas
from render.paragraph import layout


def pixels(c: Canvas) -> set[int]:
    return set(c.image.tobytes())


def test_text_under_22_px_raises_in_strict_mode():
    with check.strict(), pytest.raises(check.TooSmall):
        Canvas().text(50, 50, "small", 21)


def test_text_over_the_edge_raises_in_strict_mode():
    with check.strict():
        with pytest.raises(check.Outside):
            Canvas().text(1180, 50, "outside", 26)
        with pytest.raises(check.Outside):
            Canvas().text(40, 2, "above", 26)


def test_text_wider_than_its_column_raises_in_strict_mode():
    with check.strict(), pytest.raises(check.Overflow):
        Canvas().text(50, 50, "a text of some length", 26, width=100)


@pytest.mark.parametrize(
    "draw",
    [
        lambda c: c.fill(-1, 0, 10, 10, "text"),
        lambda c: c.rounded(1190, 10, 20, 20, 5, "text"),
        lambda c: c.disc(5, 5, 10, "text"),
        lambda c: c.line([(10, 10), (1300, 10)], 4, "text"),
        lambda c: c.polygon([(10, 10), (30, 820), (50, 10)], "text"),
        lambda c: c.arc(10, 10, 20, 4, 0, 90, "text"),
        lambda c: c.icon("damage", 2, 2, 40),
        lambda c: c.sprite("x", 1195, 0, 10, 10, lambda sub: None),
    ],
)
def test_shapes_over_the_edge_raise_in_strict_mode_and_are_clipped_else(draw):
    with check.strict(), pytest.raises(check.Outside):
        draw(Canvas())
    clipped = Canvas()
    draw(clipped)
    assert clipped.png()


def test_mistakes_are_clamped_and_logged_once_in_production(caplog):
    c = Canvas()
    for _ in range(2):
        c.text(50, 50, "tiny", 9)
        c.text(50, 100, "a text that is much too long for its column", 26, width=120)
        c.icon("no_such_icon", 300, 300, 40)
    assert len(caplog.records) == 3
    assert c.png()


def test_capitals_are_centred_on_y():
    c = Canvas(200, 100)
    c.text(100, 50, "H", 60, "bold", anchor="m")
    box = c.image.point(lambda n: 0 if n == palette.index("page") else 255).getbbox()
    assert box is not None
    assert abs((box[1] + box[3]) / 2 - 50) <= 1
    assert abs((box[0] + box[2]) / 2 - 100) <= 1


@pytest.mark.parametrize(("anchor", "left"), [("l", 100), ("m", 100), ("r", 100)])
def test_anchors(anchor, left):
    c = Canvas(400, 60)
    wide = c.text(left, 30, "Anchor", 26, anchor=anchor)
    box = c.image.point(lambda n: 0 if n == 0 else 255).getbbox()
    assert box is not None
    start = {"l": left, "m": left - wide / 2, "r": left - wide}[anchor]
    assert abs(box[0] - start) <= 3


def test_fit_keeps_short_texts_whole():
    assert Canvas.fit("Short", 200, 28) == ("Short", 28)


def test_fit_shrinks_one_step_of_the_scale_and_not_more():
    text, size = Canvas.fit("Capacités offensives", 230, 28)
    assert text == "Capacités offensives"
    assert theme.shrink_floor(28) <= size < 28


@pytest.mark.parametrize(
    "word",
    ["Anticonstitutionnellement", "Bénédiction divine supplémentaire", "Interdépendances", "À l’œuvre, déjà là-bas !"],
)
def test_long_french_words_end_in_an_ellipsis_within_their_column(word):
    text, size = Canvas.fit(word, 120, 26)
    assert text.endswith("…")
    assert size == 22
    assert Canvas.measure(text, size) <= 120
    with check.strict():
        Canvas().text(40, 40, word, 26, fit=120)


def test_fit_never_goes_under_22():
    assert all(theme.shrink_floor(size) >= 22 for size in range(22, 73))


def test_paragraph_wraps_and_mixes_bold_and_icons():
    block = layout("Deal **4** {damage}, gain {status:evasive} and draw a card", 220, 26)
    assert len(block.rows) > 1
    flat = [piece for row in block.rows for piece in row]
    assert [piece.text for piece in flat if piece.icon] == ["damage", "status:evasive"]
    assert [piece.text for piece in flat if piece.font == "bold"] == ["4"]
    assert all(piece.x <= 220 for piece in flat)


def test_paragraph_shrinks_then_cuts():
    long = "Si vous gardez trois balles, infligez quatre dégâts imparables et gagnez deux jetons d’Évitement. " * 2
    block = layout(long, 300, 27, lines=3)
    assert len(block.rows) == 3
    assert block.size == theme.shrink_floor(27)
    assert block.rows[-1][-1].text.endswith("…")
    last = block.rows[-1][-1]
    assert last.x + fonts.width(last.text, last.font, block.size) <= 300


def test_paragraph_respects_a_height():
    block = layout("word " * 80, 300, 27, height=100)
    assert block.height <= 100


def test_french_spaces_before_punctuation_are_kept_together():
    block = layout("Attention\u202f! Vraiment\u00a0?", 1000, 26)
    assert block.rows[0][0].text == "Attention\u202f! Vraiment\u00a0?"
    assert fonts.drawable("a\u202f!") == "a\u00a0!"


def test_paragraphs_are_checked_every_time_they_are_drawn():
    Canvas().paragraph(40, 40, 400, "small **once", 20)
    with check.strict():
        with pytest.raises(check.TooSmall):
            Canvas().paragraph(40, 40, 400, "small **once", 20)
        with pytest.raises(check.PictureError):
            Canvas().paragraph(40, 40, 400, "small **once", 22)


def test_unknown_icon_in_a_paragraph_raises_in_strict_mode():
    with check.strict(), pytest.raises(check.UnknownGlyph):
        Canvas().paragraph(40, 40, 400, "gain {status:nonsense}")


def test_signs_without_a_glyph_are_left_out_of_names():
    assert fonts.drawable("Ada 🎲") == "Ada"
    assert fonts.drawable("日本") == "?"
    assert fonts.drawable("Łukasz Ñandú") == "Łukasz Ñandú"


def test_shapes_on_mixed_ground_blend_with_each_ground():
    c = Canvas(100, 60)
    c.fill(50, 0, 50, 60, "text")
    c.disc(50, 30, 20, "hp")
    left, right = c.image.crop((0, 0, 50, 60)), c.image.crop((50, 0, 100, 60))
    on_page = set(left.tobytes()) - {palette.index("page"), palette.index("hp")}
    on_text = set(right.tobytes()) - {palette.index("text"), palette.index("hp")}
    assert on_page <= set(palette.ramp(palette.index("hp"), palette.index("page")))
    assert on_text <= set(palette.ramp(palette.index("hp"), palette.index("text")))


def test_sprites_look_the_same_from_the_cache_and_on_every_ground():
    for ground in ("panel", "inset", "raised"):
        first, second = Canvas(60, 60, ground), Canvas(60, 60, ground)
        for c in (first, second):
            c.sprite(("test", ground), 10, 10, 40, 40, lambda sub: sub.disc(20, 20, 18, "good"))
        assert first.image.tobytes() == second.image.tobytes()
        assert palette.index(ground) in pixels(first)


def test_baked_layers_are_copied_not_shared():
    calls = []

    def painter(c: Canvas) -> None:
        calls.append(1)
        c.fill(0, 0, 10, 10, "text")

    one = Canvas.baked("test layer", painter)
    one.fill(0, 0, 1200, 800, "hp")
    two = Canvas.baked("test layer", painter)
    assert len(calls) == 1
    assert two.image.getpixel((5, 5)) == palette.index("text")
    assert two.image.getpixel((50, 50)) == palette.index("page")


def test_lru_stays_within_its_bytes_and_drops_the_oldest():
    cache: Lru[int] = Lru(100)
    for n in range(10):
        cache.put(n, n, 30)
        cache.get(7)
    assert cache.size <= 100
    assert 9 in cache
    assert 7 in cache
    assert 0 not in cache
    cache.put("large", 1, 101)
    assert "large" not in cache


def test_all_caches_are_bounded(monkeypatch):
    monkeypatch.setattr(canvas_module._TINTS, "limit", 200_000)
    monkeypatch.setattr(canvas_module._SPRITES, "limit", 200_000)
    c = Canvas()
    for n in range(300):
        c.text(20, 40, f"text number {n}", 30)
        c.sprite(("bounded", n), 0, 100, 50, 50, lambda sub: None)
    assert canvas_module._TINTS.size <= 200_000
    assert canvas_module._SPRITES.size <= 200_000
    for name, (size, limit) in canvas_module.cached_bytes().items():
        assert size <= limit, name


def test_png_is_a_palette_picture_with_our_palette():
    image = Image.open(io.BytesIO(Canvas().png()))
    assert image.mode == "P"
    assert image.size == (1200, 800)
    assert bytes(image.getpalette() or []) == palette.BYTES


def test_an_ellipsis_after_an_icon_stays_inside_its_line():
    text = "some words {damage} {damage} {damage} {damage} {damage} {damage} {damage} {damage} end"
    for width in range(60, 240, 7):
        block = layout(text, width, 26, lines=1)
        last = block.rows[0][-1]
        assert last.text.endswith("…")
        assert last.x + fonts.width(last.text, last.font, block.size) <= width
