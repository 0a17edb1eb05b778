"""Reference sheets: every die, every token, every component, with their calls in `render/README.md`."""

from __future__ import annotations

from render import glyph_tables, parts, theme
from render.canvas import Canvas
from render.kit.example import ExampleWords
from render.registry import Call, Drawing, Words, picture, sample

PLAIN = ExampleWords()
SPECIAL_FACES = ("C1", "C2", "X3", "MIRROR", "SHIP", "SHIELD_GOLD", "SHIELD_SUN", "SHIELD_MOON", "SHIELD_VP")
BOARS = ("BOAR_RED", "BOAR_GREEN", "BOAR_BLUE", "BOAR_YELLOW")
SIMPLE_FACES = ("G1", "G3", "G4", "G6", "S1", "S2", "M1", "M2", "V2", "V3", "V4")
FACES = (*SIMPLE_FACES, "G2M1", "S1V1", "M2V2", "G1S1M1V1", "G3_OR_V2", *SPECIAL_FACES, *BOARS)


def name_of(key: str) -> str:
    """A readable name of an id, for sheets only."""
    return key.replace("_", " ").capitalize()


@picture("kit", "sheet_hero_dice")
def hero_dice(view: object, words: Words, focus: object = None) -> Drawing:
    """The dice of all heroes and of the enemies, by symbol."""
    c = Canvas(1200, 1300)
    c.text(24, 42, words("Hero dice"), 38, "serif")
    for n, (hero, symbols) in enumerate(glyph_tables.DICE.items()):
        x, y = 24 + n % 3 * 388, 78 + n // 3 * 134
        parts.panel(c, x, y, 376, 124)
        c.icon(f"hero:{hero}", x + 28, y + 24, 28, "throne")
        c.text(x + 50, y + 24, words(name_of(hero)), 25, "semibold", fit=310)
        for k, symbol in enumerate(symbols):
            parts.hero_die(c, x + 18 + k * 88, y + 46, 66, hero, symbol, None)
    return Drawing(c, words("All hero dice."))


@picture("kit", "sheet_tokens")
def token_sheet(view: object, words: Words, focus: object = None) -> Drawing:
    """All statuses and companions."""
    c = Canvas(1200, 1216)
    c.text(24, 42, words("Status tokens"), 38, "serif")
    for n, (polarity, glyph) in enumerate(
        (("positive", "plus"), ("negative", "minus"), ("unique", "star"), ("companion", "mdi:paw"))
    ):
        parts.coin(c, 420 + 190 * n, 42, 22, glyph, polarity)
        c.text(452 + 190 * n, 42, words(polarity), 25, "semibold", "sand")
    for n, status in enumerate(sorted(glyph_tables.STATUSES)):
        x, y = 52 + n % 5 * 234, 112 + n // 5 * 65
        parts.token(c, x, y, 26, status)
        c.text(x + 38, y, words(name_of(status)), 23, fit=158)
    return Drawing(c, words("All status tokens."))


@picture("kit", "sheet_dice")
def dice_sheet(view: object, words: Words, focus: object = None) -> Drawing:
    """Dungeon Dice bodies, Dice Forge faces, chaos and number dice, and the states."""
    c = Canvas(1200, 1060)
    parts.panel(c, 24, 24, 1152, 330, title=words("Dungeon Dice"))
    for n, kind in enumerate(theme.DUNGEON_BODIES):
        parts.dungeon_die(c, 48 + n * 112, 90, 90, kind, n + 1)
        c.text(93 + n * 112, 204, words(name_of(kind)), 22, "semibold", "sand", "m", fit=110)
    for n, symbol in enumerate(glyph_tables.DUNGEON):
        c.icon(f"dungeon:{symbol}", 60 + n % 29 * 38, 248, 32, "sand")
    for n, monster in enumerate(glyph_tables.MONSTERS):
        c.icon(f"monster:{monster}", 64 + n * 56, 304, 44, "uniq")
    parts.panel(c, 24, 370, 1152, 330, title=words("Dice Forge"))
    for n, face in enumerate(FACES):
        parts.chip(c, 48 + n % 15 * 74, 430 + n // 15 * 46, face, 64, 40, shown=n in (1, 12))
    for n, face in enumerate(("G3", "M1", "G2M1", "G3_OR_V2", "C2", "X3", "MIRROR", "SHIELD_SUN", "BOAR_RED")):
        parts.forge_die(c, 48 + n * 90, 534, 74, ("light", "dark")[n % 2], face)
    parts.forge_die(c, 48 + 9 * 90, 534, 74, "light", "G1S1M1V1")
    for n, feat in enumerate(glyph_tables.FEATS):
        c.icon(f"feat:{feat}", 64 + n * 46, 656, 38, "text")
    parts.panel(c, 24, 716, 1152, 320, title=words("Chaos, numbers, states"))
    for n, symbol in enumerate(("swipe", "vortex", "chaos")):
        parts.chaos_die(c, 54 + n * 116, 776, 82, symbol, n * 2 + 2, "kept" if n == 2 else "", "adventures")
    for n, state in enumerate(("", "kept", "spent")):
        parts.number_die(c, 420 + n * 116, 776, 82, n + 4, state, accent="house")
        parts.hero_die(c, 54 + n * 116, 906, 96, "huntress", "claw", n + 3, state, "throne")
        parts.dungeon_die(c, 420 + n * 116, 906, 96, "equipment", 2, "slash", state)
        parts.hero_die(c, 800 + n * 116, 906, 96, "moon_elf", "moon", 6, state)
        parts.chaos_die(c, 800 + n * 116, 776, 82, "swipe", 1, state)
    return Drawing(c, words("All kinds of dice."))


@picture("kit", "sheet_parts")
def part_sheet(view: object, words: Words, focus: object = None) -> Drawing:
    """Panels, pills, meters, gems, dials, map tiles, pawns, avatars, bracket matches."""
    c = Canvas(1200, 1216)
    parts.phase_strip(c, 24, 16, 1152, [words(n) for n in ("Salves", "Move", "Explore", "First strike")], 2, "house")
    parts.panel(c, 24, 92, 568, 250, "house")
    parts.turn_tab(c, 56, 92, words("Ada's turn"), "house")
    parts.quiet_tab(c, 560, 92, words("Bo"))
    for n, health in enumerate((50, 27, 9, 56)):
        parts.dial(c, 92 + n * 124, 186, 56, health, 50)
    for n in range(5):
        parts.gem(c, 60 + n * 70, 292, 28, n * 3, dimmed=n == 4)
    parts.bar(c, 400, 272, 160, 16, 0.68, "house", half=True)
    parts.pips(c, 400, 306, 3, 6, "house")
    parts.dots(c, 490, 306, 2, 3, "house")
    parts.panel(c, 608, 92, 568, 250, title=words("Tiles and pawns"), aside=words("aside"))
    parts.tile(c, 628, 150, "2", family="citadel", name=words("Citadel"), pawns=("#F4B045",), battle=True)
    parts.tile(c, 746, 150, "1", family="thorn", name=words("Thorn"))
    coins = (("adventure:loot_chest", "gold"), ("adventure:salve", "good"))
    parts.tile(c, 864, 150, "3", face_down=True, tokens=coins)
    shards = (("adventure:portal_shard", "uniq"), *[("adventure:shard_missing", "line2")] * 2)
    parts.tile(c, 982, 150, "portal", glyph="adventure:boss_portal", marks=shards)
    parts.pawn(c, 1132, 196, 60, "#E58BB5")
    for n, name in enumerate(("Ada", "Bo", "Cy", "Dee", "Eli")):
        colour = theme.seat_colour(n)
        parts.avatar(c, 652 + n * 58, 306, 24, name, colour, ring="house" if n == 0 else None, dimmed=n == 4)
    parts.pill(c, 1156, 306, words("Offensive roll"), "throne", anchor="r", h=40)
    tournament(c, words)
    sheet_table(c, words)
    for n, kind in enumerate(("monster", "single_use", "equipment", "artifact")):
        parts.bag(c, 660 + n * 86, 1100, kind, 9 + n)
    parts.token_row(c, 32, 1102, (("burn", 1), ("chi", 4), ("combo", 1), ("nyra", 1)), 400)
    parts.straight(c, 430, 1104, 5)
    parts.callout(c, 24, 950, 568, 84, "throne", words("Bounty Hunter is ready"), words("1 undefendable damage"))
    parts.banner(c, 608, 950, 568, 56, "dungeon", words("A tie **wins**, but hurts."), "damage")
    parts.event_line(c, 24, 1158, 1152, words("Gunslinger rerolled: **bullseye, dash**"), words("Turn 7"), "throne")
    return Drawing(c, words("All components."))


def tournament(c: Canvas, words: Words) -> None:
    """Three matches of a bracket with their lines, and a chart."""
    first = (parts.Side("Ada", "#F4B045", "2", won=True), parts.Side("Quill", "#7FB8F0", "0", lost=True))
    second = (parts.Side("Sable", "#B69CF5", "1"), parts.Side("Dee", "#5CC8B0", "1"))
    parts.bracket_match(c, 24, 370, first)
    parts.bracket_match(c, 24, 494, second, live=words("playing now"))
    parts.bracket_match(c, 330, 432, (parts.Side("Ada", "#F4B045"), parts.Side(words("Sable or Dee"))))
    parts.bracket_link(c, 286, 406, 330, 468, "house")
    parts.bracket_link(c, 286, 530, 330, 468)
    parts.panel(c, 608, 358, 568, 230, title=words("Rating"), aside="+92")
    values = (1592, 1610, 1604, 1626, 1615, 1603, 1618, 1643, 1632, 1660, 1640, 1666, 1684)
    ends = words("30 matches ago"), words("today")
    parts.chart(c, 624, 410, 536, 170, values, "house", grid=(1600, 1650, 1700), start=ends[0], end=ends[1])


def sheet_table(c: Canvas, words: Words) -> None:
    """A score sheet."""
    parts.panel(c, 24, 604, 1152, 330)
    columns = (
        parts.Column(words("Scenario"), 420),
        parts.Column(words("Result"), 170),
        parts.Column(words("salves"), 120, "m", "adventure:salve", "good"),
        parts.Column(words("gold"), 120, "m", "adventure:team_gold", "gold"),
        parts.Column(words("Score"), 282, "r"),
    )
    win = parts.Cell(words("win"), "good", glyph="adventure:win", pill="good")
    loss = parts.Cell(words("loss"), "bad", glyph="adventure:loss", pill="bad")
    now = parts.Cell(words("now"), "ink", glyph="play", pill="adventures")
    big = parts.Cell("28", "text", "bold", 34)
    rows = (
        parts.Row((words("Portal Crawl"), win, "2", "1", big)),
        parts.Row((words("Fallen Barbarian"), loss, "", "", parts.Cell("−10", "bad", "bold", 34))),
        parts.Row((words("Fallen Barbarian"), win, "3", "", parts.Cell("25", "text", "bold", 34))),
        parts.Row((words("Portal Crawl"), now, "", "", parts.Cell("", "mute")), "adventures"),
    )
    parts.table(c, 44, 620, columns, rows)


for _kind, _name in (
    ("sheet_hero_dice", "25 dice"),
    ("sheet_tokens", "84 tokens"),
    ("sheet_dice", "other dice"),
    ("sheet_parts", "components"),
):
    sample("kit", _kind, _name)(lambda: Call(None, PLAIN))
