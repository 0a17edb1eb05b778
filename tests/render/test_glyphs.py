"""Every id has a glyph with ink."""

import pytest

from render import check, glyph_tables, glyphs, theme
from render.canvas import Canvas
from render.parts import dice


@pytest.mark.parametrize("name", glyphs.names())
def test_every_glyph_draws_ink(name):
    mask = glyphs.mask(name, 40)
    assert mask.getbbox() == (0, 0, *mask.size)
    assert 8 <= max(mask.size) <= 44
    assert sum(mask.histogram()[128:]) > 40


def test_ids_cover_the_games():
    assert len(glyph_tables.HEROES) == 25
    assert len(glyph_tables.STATUSES) == 84
    assert len(glyph_tables.FEATS) == 24
    assert len(glyph_tables.MONSTERS) == 14
    assert set(theme.HERO_FAMILY) == set(glyph_tables.DICE) - {"chaos"}
    assert sum(map(len, glyph_tables.POLARITIES.values())) == 84


def test_unknown_ids_raise_in_strict_mode_and_are_question_marks_else():
    for name in ("nonsense", "status:nonsense", "nowhere:damage", "mdi:no_such_glyph"):
        with check.strict(), pytest.raises(check.UnknownGlyph):
            glyphs.mask(name, 30)
        assert glyphs.mask(name, 30).tobytes() == glyphs.mask("mdi:help", 30).tobytes()


def test_minions_are_found_by_a_word_in_their_name():
    assert glyphs.resolve("minion:Vicious Viper") == "mdi:snake"
    assert glyphs.resolve("minion:pirate_captain") == "mdi:emoticon_devil"
    assert glyphs.resolve("minion:Giant Rat") == "mdi:rodent"


def test_icons_are_centred_by_their_ink():
    for name in ("hand", "die:gunslinger.bullet", "die:barbarian.pow", "hero:moon_elf"):
        c = Canvas(120, 120)
        c.icon(name, 60, 60, 60)
        box = c.image.point(lambda n: 255 if n else 0).getbbox()
        assert box is not None
        assert abs((box[0] + box[2]) / 2 - 60) <= 1
        assert abs((box[1] + box[3]) / 2 - 60) <= 1


def test_trigger_symbols_are_readable_on_a_panel():
    for hero, symbols in glyph_tables.DICE.items():
        for symbol in symbols:
            assert theme.contrast(dice.symbol_colour(hero, symbol), "panel") >= 4.5, (hero, symbol)


def test_tiers_follow_the_order_of_the_symbols():
    assert [dice.tier("monk", symbol) for symbol in dice.symbols("monk")] == [1, 2, 2, 3]
