"""Components at the edges of what they may be asked to draw."""

import pytest

from render import check, glyph_tables, parts, theme
from render.canvas import Canvas
from render.parts import forge

LONG = "Maximilienne-Élisabeth de la Rochefoucauld-Montmorency"


@pytest.fixture(autouse=True)
def strict():
    with check.strict():
        yield


@pytest.mark.parametrize("hero", sorted(glyph_tables.DICE))
def test_every_symbol_of_every_hero_has_a_die_in_every_state(hero):
    for symbol in glyph_tables.DICE[hero]:
        looks = set()
        for state in ("", "kept", "spent"):
            c = Canvas(140, 140, "panel")
            parts.hero_die(c, 20, 20, 90, hero, symbol, 6, state)
            looks.add(c.image.tobytes())
        assert len(looks) == 3


def test_tokens_have_the_shape_of_their_polarity():
    def corner_is_filled(status: str) -> bool:
        c = Canvas(100, 100, "panel")
        parts.token(c, 50, 50, 30, status)
        return c.image.getpixel((50 - 25, 50 - 25)) != c.image.getpixel((0, 0))

    assert corner_is_filled("combo")  # unique: square
    assert not corner_is_filled("evasive")  # positive: round
    assert not corner_is_filled("burn")  # negative: hexagon


@pytest.mark.parametrize("face", ["G1", "S1V1", "G3_OR_V2", "G1S1M1V1", "C2", "X3", "SHIP", "SHIELD_VP", "BOAR_BLUE"])
@pytest.mark.parametrize("size", [(52, 36), (64, 40), (66, 28)])
def test_every_face_fits_its_chip_and_its_die(face, size):
    c = Canvas(200, 200, "panel")
    parts.chip(c, 10, 10, face, *size, shown=True)
    parts.forge_die(c, 10, 80, 74, "dark", face, "kept")


def test_unknown_faces_are_an_error_in_strict_mode():
    with pytest.raises(check.UnknownGlyph):
        forge.face_of("NONSENSE")


def test_unknown_ids_draw_something_in_production():
    with check.strict(False):
        c = Canvas()
        parts.hero_die(c, 100, 100, 90, "nobody", "nothing", 3)
        parts.token(c, 300, 100, 27, "nothing", 2)
        parts.chip(c, 400, 100, "NOTHING")
        parts.dungeon_die(c, 500, 100, 90, "nothing", 1, "nothing")
        parts.tile(c, 600, 100, "9", family="nothing", name="X")
        assert c.png()


@pytest.mark.parametrize(("health", "colour"), [(50, "text"), (51, "good"), (10, "hp"), (0, "hp")])
def test_the_dial_tells_danger_and_surplus_by_colour(health, colour):
    c = Canvas(200, 200, "panel")
    parts.dial(c, 100, 100, 80, health, 50)
    from render import palette

    numbers = c.image.crop((60, 70, 140, 130)).tobytes()
    assert palette.index(colour) in numbers


def test_long_names_stay_in_their_places():
    c = Canvas()
    parts.turn_tab(c, 600, 100, LONG, "throne", anchor="r")
    parts.quiet_tab(c, 1100, 100, LONG)
    parts.seat_header(c, 40, 200, 250, LONG, "good", under=LONG)
    parts.phase_strip(c, 24, 300, 560, [LONG] * 8, 3, "throne")
    parts.event_line(c, 24, 380, 1152, LONG * 4, LONG)
    parts.banner(c, 24, 440, 500, 56, "throne", LONG * 3, "damage")
    parts.callout(c, 24, 510, 500, 90, "throne", LONG, LONG)
    parts.pill(c, 560, 540, LONG, "throne", glyph="damage", fit=200)
    parts.bracket_match(c, 800, 500, (parts.Side(LONG, "good", "2", won=True), parts.Side(LONG)), live=LONG)
    parts.panel(c, 24, 620, 568, 150, title=LONG, aside=LONG)
    parts.ability_row(c, 618, 700, 548, "monk", parts.Ability(("fist",) * 5, LONG, "10–12", "ultimate", "100 %", 0.5))
    assert parts.pill(c, 24, 600, LONG, "throne", fit=200) <= 200


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("playable", [False, True])
@pytest.mark.parametrize("kind", ["main", "roll", "instant", "upgrade"])
def test_cards_hold_long_texts(kind, playable, small):
    text = "Infligez **4** {damage} imparables à un adversaire de votre choix, puis gagnez {status:evasive} Évitement. "
    card = parts.Card(kind, LONG, LONG, text * 4, 15, LONG, playable, 3 if kind == "upgrade" else 0, LONG)
    c = Canvas()
    parts.card(c, 24, 92, card, w=276 if small else 373)


@pytest.mark.parametrize("count", range(1, 13))
def test_hands_of_any_size_fit_the_picture(count):
    places = parts.grid(count)
    assert len(places) == count
    assert all(x + w <= 1200 and y + h + 4 <= parts.grid_height(count) for x, y, w, h in places)
    assert len(set(places)) == count


def test_meters_take_extreme_values():
    c = Canvas()
    for share in (-1, 0, 0.001, 0.5, 1, 7):
        parts.bar(c, 50, 50, 100, 14, share, half=True)
    parts.pips(c, 50, 100, 0, 0, "throne")
    parts.pips(c, 50, 100, 9, 4, "throne")
    parts.dots(c, 50, 150, 0, 0, "throne")
    parts.gem(c, 300, 100, 28, 15)
    parts.dial(c, 500, 150, 44, 120, 50)
    parts.token_row(c, 50, 250, [], 300)
    parts.token_row(c, 50, 250, [("burn", 1)] * 20, 300)
    parts.trigger(c, 50, 320, "monk", ())
    parts.chart(c, 50, 400, 400, 200, [], "house", grid=(0, 1))
    parts.chart(c, 50, 400, 400, 200, [5], "house", grid=(5,))
    parts.chart(c, 600, 400, 400, 200, [1, 99, -4], "house", grid=(0, 10), start="a", end="b")


def test_columns_fill_the_width():
    assert parts.columns(2) == [(24, 568), (608, 568)]
    for count in range(1, 7):
        places = parts.columns(count)
        assert places[0][0] == 24
        assert abs(sum(places[-1]) - (theme.WIDTH - theme.MARGIN)) <= 2


def test_table_returns_where_it_ends():
    c = Canvas()
    columns = (parts.Column("Name", 200), parts.Column("Points", 100, "r"))
    rows = (parts.Row((LONG, "28")), parts.Row(("", "")), parts.Row(("Bo", "7"), "house"))
    assert parts.table(c, 50, 50, columns, rows) == 50 + 60 + 3 * 56
    assert parts.table(c, 500, 50, (parts.Column(width=200),), rows) == 50 + 3 * 56
