"""What the pictures of Dungeon Dice share: dice by their design, hearts, glory, bags, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.prompt import Prompt
from engine.core.view import View
from engine.dungeon_dice.content import ARTIFACT, BAGS, EQUIPMENT, FILE, IDS, KIND, MONSTER, SINGLE_USE, TYPE, TYPES
from engine.dungeon_dice.view import PlayerView, TableView
from render import parts, theme
from render.canvas import Canvas
from render.registry import Words

GAME = "dungeon_dice"
ACCENT = "dungeon"
PHASES = ("search", "choice", "break", "armor", "main", "execute", "compare", "reward")
FULL_XP = 6
_KIND_BODY = {MONSTER: "monster", SINGLE_USE: "single_use", EQUIPMENT: "equipment", ARTIFACT: "artifact"}
_SYMBOL_OF_KIND = {data.names_die: symbol for symbol, data in FILE.symbols.items() if data.names_die}
_GLYPHS = {"potion_heal": "dungeon:heal", "potion_strength": "dungeon:strength", "staff": "dungeon:scroll"}
_MARKS = {"superior": "+", "worn": "–"}


def table_of(view: View) -> TableView:
    """The table of a view of Dungeon Dice."""
    table: TableView = view.table
    return table


def colour(seat: int) -> str:
    """The colour of a seat."""
    return theme.seat_colour(seat, GAME)


def name(view: View, seat: int) -> str:
    """What a seat is called, as far as it can be drawn."""
    return parts.shown_name(view.seats[seat].name)


def key(ident: str) -> str:
    """An id as part of a key of words."""
    return ident.replace("_", "-")


def say(words: Words, sentence: str, /, **arguments: object) -> str:
    """Words that stand on the pictures of this game."""
    return words(f"dungeon-dice-pic-{sentence}", **arguments)


def die_words(words: Words, die: str) -> str:
    """The name of a die's design."""
    return words(f"dungeon-dice-die-{key(die)}")


def symbol_words(words: Words, symbol: str) -> str:
    """The name of a symbol."""
    return words(f"dungeon-dice-symbol-{key(symbol)}")


def joined(words: Words, items: Iterable[str]) -> str:
    """a, b and c."""
    found = list(items)
    if len(found) < 2:
        return found[0] if found else words("list-nothing")
    return words("list-and", first=", ".join(found[:-1]), last=found[-1])


def asked(view: View, kinds: Iterable[str] = ()) -> Prompt | None:
    """The first question that must be answered, of one of these kinds if any are given."""
    wanted = tuple(kinds)
    return next((one for one in view.prompts if not one.optional and (not wanted or one.kind in wanted)), None)


# -- dice ----------------------------------------------------------------------------------------------------------


def body_of(die: str) -> str:
    """The kind of body a design has."""
    kind = KIND[TYPE[die]]
    if kind in _KIND_BODY:
        return _KIND_BODY[kind]
    return die if die in ("hero_level", "monster_level") else "spell"


def glyph_of(die: str) -> str:
    """The glyph that stands for a design: what it is best at, or the monster."""
    number = TYPE[die]
    if KIND[number] == MONSTER:
        return f"monster:{die}"
    data = TYPES[number]
    for known in (die, data.kind):
        if known in _GLYPHS:
            return _GLYPHS[known]
    symbol = _SYMBOL_OF_KIND.get(data.kind) or data.spell or die
    return f"dungeon:{symbol if symbol in FILE.symbols else 'experience'}"


def tint_of(die: str) -> str:
    """A bright colour for the glyph of a design on a panel."""
    return {"single_use": "#D9603F", "equipment": "main", "artifact": "gold", "monster": "uniq"}.get(
        body_of(die), "bone"
    )


def owned_die(c: Canvas, x: int, y: int, z: int, die: str, state: str = "") -> None:
    """A die that is not rolled: its glyph, and + or – for fine and worn gear."""
    mark = _MARKS.get(TYPES[TYPE[die]].quality) if z >= 56 else None
    parts.dungeon_die(c, x, y, z, body_of(die), mark, glyph_of(die), state, ACCENT)


def counted(dice: Iterable[str]) -> list[tuple[str, int]]:
    """Designs with how many of each: artifacts, equipment, then single-use dice."""
    order = (ARTIFACT, EQUIPMENT, SINGLE_USE, MONSTER)
    found = list(dice)
    kinds = sorted(dict.fromkeys(found), key=lambda die: (order.index(KIND[TYPE[die]]), IDS.index(die)))
    return [(die, found.count(die)) for die in kinds]


def backpack(c: Canvas, x: int, y: int, width: int, dice: Iterable[str], rows: int = 1, size: int = 33) -> None:
    """Dice that are carried but not worn, as glyphs with counts, in rows; what does not fit is counted."""
    items = counted(dice)
    left, line = x, 0
    for n, (die, count) in enumerate(items):
        mark = f"×{count}" if count > 1 else ""
        wide = size + 14 + (c.measure(mark, 24, "bold") + 4 if mark else 0)
        last = line == rows - 1
        if left + wide - 14 + (54 if last and n < len(items) - 1 else 0) > x + width:
            if last:
                more = sum(number for _, number in items[n:])
                c.text(left, y, f"+{more}", 25, "bold", "mute")
                return
            left, line, y = x, line + 1, y + size + 15
        c.icon(glyph_of(die), left + size / 2, y, size, tint_of(die))
        if mark:
            c.text(left + size + 4, y, mark, 24, "bold", "mute")
        left += wide


def pack_rows(c: Canvas, width: int, dice: Iterable[str], size: int = 33) -> int:
    """How many rows a backpack would take."""
    left, rows = 0, 1
    for _, count in counted(dice):
        wide = size + 14 + (c.measure(f"×{count}", 24, "bold") + 4 if count > 1 else 0)
        if left + wide - 14 > width:
            left, rows = 0, rows + 1
        left += wide
    return rows


def label(c: Canvas, cx: float, y: int, text: str, width: int, colour: str = "sand", font: str = "semibold") -> None:
    """What a die is called, centred below it: one line, or two if it has to be."""
    pieces = text.split(" ")
    if len(pieces) == 1 or c.measure(text, theme.MIN_TEXT, font) <= width:
        c.text(cx, y, text, 23, font, colour, "m", fit=width)
        return
    breaks = [(" ".join(pieces[:n]), " ".join(pieces[n:])) for n in range(1, len(pieces))]
    lines = min(breaks, key=lambda pair: max(c.measure(line, theme.MIN_TEXT, font) for line in pair))
    for n, line in enumerate(lines):
        c.text(cx, y - 6 + 21 * n, line, theme.MIN_TEXT, font, colour, "m", fit=width)


# -- heroes --------------------------------------------------------------------------------------------------------


def hearts(c: Canvas, x: int, y: int, player: PlayerView, size: int = 33) -> int:
    """A heart for each hero level die, broken ones for wounds; returns where they end."""
    ready = player.level - player.wounds
    for n in range(player.level):
        well = n < ready
        c.icon("health" if well else "dungeon:wound", x + size / 2, y, size, "hp" if well else "line2")
        x += size + 4
    return x


def cups(c: Canvas, x: int, y: int, glory: int, goal: int, size: int = 33, pitch: int = 38) -> int:
    """Glory as cups up to the goal; who has more gets one cup and the number. Returns where they end."""
    if glory > goal:
        c.icon("glory", x + size / 2, y, size, "gold")
        c.text(x + pitch + 2, y, str(glory), size, "bold", "gold")
        return x + pitch * goal
    for n in range(goal):
        c.icon("glory", x + size / 2, y, size, "gold" if n < glory else "line")
        x += pitch
    return x


def experience(c: Canvas, x: int, y: int, player: PlayerView, size: int = 28) -> int:
    """Experience up to 6; returns where it ends."""
    c.icon("dungeon:experience", x + size / 2, y, size + 2, "mute" if player.xp < FULL_XP else "gold")
    left = x + size + 8
    left += c.text(left, y, str(player.xp), size, "bold")
    return left + 2 + c.text(left + 2, y + 1, f"/{FULL_XP}", 24, "semibold", "mute")


def bags(c: Canvas, x: int, y: int, view: View, words: Words, high: int = 188) -> None:
    """What is left to draw from, in a panel 392 wide."""
    c.text(x + 20, y + 32, say(words, "bags"), 30, "serif", fit=150)
    c.text(x + 372, y + 32, say(words, "dice-left"), 25, "semibold", "mute", "r", fit=200)
    for n, (kind, count) in enumerate(zip(BAGS, table_of(view).bags, strict=True)):
        parts.bag(c, x + 52 + 96 * n, y + 24 + high // 2, kind, count)


def phase_strip(c: Canvas, view: View, words: Words) -> None:
    """The eight steps of a turn; none is current when it is over."""
    phase = view.phase if view.result is None else ""
    current = PHASES.index(phase) if phase in PHASES else len(PHASES)
    names = [words(f"dungeon-dice-phase-{one}") for one in PHASES]
    parts.phase_strip(c, 24, 16, 1152, names, current, ACCENT)


# -- in words ------------------------------------------------------------------------------------------------------


def say_player(view: View, seat: int, words: Words) -> str:
    """A hero in one sentence."""
    p = table_of(view).players[seat]
    worn = [die_words(words, die.id) for die in p.dice if die.equipped]
    return say(
        words,
        "alt-player",
        player=name(view, seat),
        glory=p.glory,
        level=p.level,
        wounds=p.wounds,
        xp=p.xp,
        dice=len(p.dice) - len(worn),
        gear=joined(words, worn),
    )
