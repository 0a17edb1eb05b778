"""A combat, or a duel for the throne: both sides with their dice, totals between them, who is how far, the bags."""

from __future__ import annotations

from typing import Any

from engine.core.view import View
from engine.dungeon_dice.content import HERO_LEVEL, MEAN, MONSTER_LEVEL, TYPE
from engine.dungeon_dice.state import NOBODY
from engine.dungeon_dice.view import CombatView
from render import parts, theme
from render.canvas import Canvas
from render.dungeon_dice import common, deals
from render.dungeon_dice.common import ACCENT, say
from render.dungeon_dice.slots import Slot, dice, rolled, waiting
from render.dungeon_dice.table import say_bags, say_where
from render.registry import Drawing, Words, picture

ASKED = {
    "choose": ("choose", "mdi:sword_cross"),
    "prepare": ("prepare", "dungeon:scout"),
    "spell": ("casts", "dungeon:scroll"),
    "window": ("window", "dungeon:bomb"),
    "hidden": ("haggle", "mdi:handshake"),
    "terms": ("haggle", "mdi:handshake"),
    "lock": ("lock", "dungeon:locked_chest"),
}
"""What is said about a question, and its glyph."""
SPOILS_ROOM = 392
HALF = ((24, 512), (664, 512))
"""x and width of both sides."""


@picture(common.GAME, "combat")
def combat(view: View, words: Words, focus: Any = None) -> Drawing:
    """The fight that is going on."""
    return _fight(view, words)


@picture(common.GAME, "duel")
def duel(view: View, words: Words, focus: Any = None) -> Drawing:
    """Two heroes fight for the throne."""
    return _fight(view, words)


def _fight(view: View, words: Words) -> Drawing:
    fight = common.table_of(view).combat
    assert fight is not None
    found = deals.deals(view)
    extra = deals.height(len(found)) + 12 if found else 0
    acting = side_at_turn(view, fight)
    c = Canvas.baked(
        (common.GAME, "fight", fight.duel, acting, extra),
        lambda base: ground(base, fight.duel, acting, extra),
        theme.WIDTH,
        theme.HEIGHT + extra,
    )
    common.phase_strip(c, view, words)
    hero_side(c, 0, view, fight, words)
    if fight.duel:
        hero_side(c, 1, view, fight, words)
    else:
        monster_side(c, view, fight, words)
    totals(c, view, fight, words)
    text, glyph = message(view, fight, words)
    parts.banner(c, 24, 516, 1152, 56, ACCENT, text, glyph)
    race(c, view, words)
    common.bags(c, 784, 588, view, words)
    if found:
        deals.panel(c, 24, 788, 1152, view, words)
    return Drawing(c, alt(view, fight, text, words))


def side_at_turn(view: View, fight: CombatView) -> int:
    """Which side decides now: 0 the heroes, 1 the other, -1 nobody special."""
    question = common.asked(view, ("act", "aim", "spell"))
    if question is not None:
        return int(question.data.get("side", 0))
    return -1 if fight.duel or common.asked(view, ("window",)) else 0


def ground(c: Canvas, duel: bool, acting: int, extra: int) -> None:
    """The panels."""
    for side, (x, w) in enumerate(HALF):
        parts.panel(c, x, 84, w, 420, ACCENT if side == acting else None)
        parts.divider(c, x + 20, 173, w - 40)
    parts.panel(c, 552, 84, 96, 420, ground="inset")
    c.fill(554, 254, 92, 80, "raised")
    if not duel:
        edge = 4 if acting == 1 else 2
        c.fill(664 + edge, 342, 512 - 2 * edge, 140, "inset")
        c.rounded(664 + edge, 470, 512 - 2 * edge, 34 - edge, 14, "inset", corners=(False, False, True, True))
    parts.panel(c, 24, 588, 744, 188)
    parts.panel(c, 784, 588, 392, 188)
    if extra:
        parts.panel(c, 24, 788, 1152, extra - 12)


# -- the sides -----------------------------------------------------------------------------------------------------


def hero_side(c: Canvas, side: int, view: View, fight: CombatView, words: Words) -> None:
    """Who fights, with whom, how hurt, and the dice."""
    t = common.table_of(view)
    x, w = HALF[side]
    seat = fight.fighters[side if fight.duel else 0]
    player, who = t.players[seat], common.name(view, seat)
    if not fight.duel and view.result is None:
        text = parts.with_name(c, lambda short: say(words, "turn", player=short), who, 268, 24, "bold")
        parts.turn_tab(c, x + w - 24, 87, text, ACCENT, anchor="r", h=38)
    toad = seat in fight.toads
    helpers = [] if fight.duel else fight.fighters[1:]
    under, shade = "", "mute"
    if helpers:
        under = say(words, "with", player=common.name(view, helpers[0]))
        shade = common.colour(helpers[0])
    room = 250
    parts.seat_header(c, x + 21, 128, room, who, common.colour(seat), under=under, under_colour=shade, font="serif")
    right = x + w - 20
    if toad:
        c.icon("dungeon:toad", right - 22, 143, 40, "good")
        right -= 56
    right -= player.level * 36
    common.hearts(c, right, 143, player, 32)
    c.text(right - 10, 144, say(words, "level", level=player.level), 25, "semibold", "mute", "r", fit=right - x - 300)
    slots = rolled(view, fight, side, words) or waiting(view, fight, words)
    dice(c, x, slots, 2, view)


def monster_side(c: Canvas, view: View, fight: CombatView, words: Words) -> None:
    """The monster, its glory, its dice, what it can do and what it guards."""
    toad = NOBODY in fight.toads
    c.rounded(684, 102, 52, 52, 10, theme.mix("uniq", "panel", 0.2))
    c.icon("dungeon:toad" if toad else f"monster:{fight.monster}", 710, 128, 42, "good" if toad else "uniq")
    right = 1156
    if fight.glory:
        shade = theme.GLORY.get(fight.colour, "uniq")
        label = say(words, "glory", glory=fight.glory)
        right -= 16 + parts.pill(
            c, 1156, 130, label, theme.mix(shade, "panel", 0.22), h=44, ink=shade, glyph="glory", anchor="r", fit=210
        )
    c.text(750, 120, common.die_words(words, fight.monster), 34, "serif", fit=right - 750)
    c.text(750, 153, say(words, "level", level=fight.level), 24, "semibold", "mute", fit=right - 750)
    slots = rolled(view, fight, 1, words)
    if not any(die.id == "monster_level" for die in fight.dice) and not fight.closed:
        slots += [Slot("monster_level", "?", "", say(words, "to-roll"))] * fight.level
    dice(c, 664, slots, 1, view)
    lines = spoils(view, fight, words)
    pitch = {1: 64, 2: 64, 3: 48}.get(len(lines), 38)
    for n, (glyphs, shade, text) in enumerate(lines[:4]):
        y = 422 + round((n - (len(lines[:4]) - 1) / 2) * pitch)
        size = 42 if pitch > 50 else 34
        for k, name in enumerate(glyphs):
            c.icon(
                name, 728 + (k - (len(glyphs) - 1) / 2) * (size - 4), y, size if len(glyphs) == 1 else size - 8, shade
            )
        c.text(772, y, text, 26 if pitch > 40 else 24, "semibold", "text", fit=SPOILS_ROOM)


def spoils(view: View, fight: CombatView, words: Words) -> list[tuple[tuple[str, ...], str, str]]:
    """(glyphs, colour, words): the monster's abilities, its treasure, and who gets a share."""
    lines: list[tuple[tuple[str, ...], str, str]] = []
    kinds = tuple(dict.fromkeys(fight.symbols))
    if len(kinds) == 1:
        symbol = kinds[0]
        text = say(
            words, "does", symbol=common.symbol_words(words, symbol), does=say(words, f"does-{common.key(symbol)}")
        )
        lines.append(((f"dungeon:{symbol}",), "uniq", text))
    elif kinds:
        text = common.joined(words, [common.symbol_words(words, symbol) for symbol in kinds])
        lines.append((tuple(f"dungeon:{symbol}" for symbol in kinds[:3]), "uniq", text))
    if fight.treasure:
        glyphs = (
            ("dungeon:locked_chest", "dungeon:chest")
            if fight.treasure == "locked_chest"
            else (f"dungeon:{fight.treasure}",)
        )
        lines.append((glyphs, "gold", say(words, f"treasure-{common.key(fight.treasure)}")))
    for split in common.table_of(view).splits:
        owners = list(dict.fromkeys(seat for seat in split.faces if seat != view.active))
        if owners:
            numbers = [n for n, seat in enumerate(split.faces, 1) if seat == owners[0]]
            span = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
            text = say(
                words, "share", player=common.name(view, owners[0]), what=say(words, f"share-{split.what}"), span=span
            )
            lines.append((("mdi:handshake",), common.colour(owners[0]), text))
    return lines


# -- between and below ---------------------------------------------------------------------------------------------


def expected(view: View, fight: CombatView) -> tuple[float, float]:
    """Before the dice are rolled: what both sides roll on average."""
    ours = 0.0
    for seat in fight.fighters:
        player = common.table_of(view).players[seat]
        ours += max(0, player.level - player.wounds) * MEAN[HERO_LEVEL]
        ours += sum(MEAN[TYPE[die.id]] for die in player.dice if die.equipped)
    return ours, fight.level * MEAN[MONSTER_LEVEL]


def totals(c: Canvas, view: View, fight: CombatView, words: Words) -> None:
    """The strength of both sides and how they compare; before the rolls what they roll on average."""
    sides = [any(die.side == side and die.value is not None for die in fight.dice) for side in (0, 1)]
    started = all(sides) or fight.duel or fight.closed or common.table_of(view).stage != "choose"
    numbers = [str(number) for number in fight.strengths]
    values: list[float] = list(fight.strengths)
    if not started:
        for side, mean in enumerate(expected(view, fight)):
            if not sides[side]:
                values[side] = mean
                numbers[side] = f"~{mean:.0f}"
    label, shades = [say(words, "heroes"), say(words, "foe")], (ACCENT, "uniq")
    if fight.duel:
        label = [common.name(view, seat) for seat in fight.fighters]
        shades = (common.colour(fight.fighters[0]), common.colour(fight.fighters[1]))
    c.text(600, 129, label[0], 25, "semibold", "sand", "m", fit=88)
    c.text(600, 192, numbers[0], 70 if len(numbers[0]) < 3 else 48, "bold", shades[0], "m", fit=90)
    c.text(600, 400, numbers[1], 70 if len(numbers[1]) < 3 else 48, "bold", shades[1], "m", fit=90)
    c.text(600, 461, label[1], 25, "semibold", "sand", "m", fit=88)
    if not started:
        c.text(600, 294, say(words, "average"), 25, "bold", "text", "m", fit=88)
        return
    sign, word = (
        ("=", "tie") if values[0] == values[1] else (">", "ahead") if values[0] > values[1] else ("<", "behind")
    )
    c.text(600, 277, sign, 52, "semibold", "text", "m")
    if fight.duel:
        c.icon("mdi:crown", 600, 314, 34, "gold")
    else:
        c.text(600, 316, say(words, word), 25, "bold", "text", "m", fit=88)


def race(c: Canvas, view: View, words: Words) -> None:
    """Who is how far."""
    t = common.table_of(view)
    c.text(44, 620, say(words, "race"), 30, "serif", fit=400)
    c.text(748, 620, say(words, "goal", goal=t.to_win), 25, "semibold", "mute", "r", fit=280)
    many = len(t.players) > 4
    top, pitch = (662, 44) if many else (670, 62)
    for seat, player in enumerate(t.players):
        x, y = 44 + seat % 2 * 362, top + seat // 2 * pitch
        fights = t.combat is not None and seat in t.combat.fighters
        r = 19 if many else 24
        parts.avatar(c, x + 24, y, r, common.name(view, seat), common.colour(seat), ring=ACCENT if fights else None,
                     dimmed=seat in view.left)  # fmt: skip
        c.text(x + 60, y, common.name(view, seat), 26, "bold", fit=90)
        common.cups(c, x + 154, y, player.glory, t.to_win, 29, 32)
        used = c.text(x + 342, y, str(player.xp), 25, "semibold", "mute", "r")
        c.icon("dungeon:experience", x + 336 - used, y, 25, "mute" if player.xp < common.FULL_XP else "gold", "r")


def message(view: View, fight: CombatView, words: Words) -> tuple[str, str]:
    """What is decided now, or how it ended: a sentence and its glyph."""
    if fight.closed and fight.outcome and not fight.duel:
        who = common.joined(words, [common.name(view, seat) for seat in fight.fighters])
        key = fight.outcome if fight.outcome in ("win", "tie", "loss") else "win"
        return say(words, f"outcome-{key}", player=who), "glory" if key != "loss" else "dungeon:wound"
    question = common.asked(view)
    if question is None:
        return say(words, "fight-on"), "mdi:sword_cross"
    people = common.joined(words, [common.name(view, seat) for seat in view.asked()])
    kind = question.kind
    if kind == "act":
        abilities = list(dict.fromkeys(value.partition(".")[2] for value in question.field.values if "." in value))
        if len(abilities) == 1:
            does = say(words, f"does-{common.key(abilities[0])}")
            symbol = common.symbol_words(words, abilities[0])
            return say(words, "may-use", player=people, symbol=symbol, does=does), f"dungeon:{abilities[0]}"
        symbols = common.joined(words, [common.symbol_words(words, one) for one in abilities])
        return say(
            words, "may-use-some", player=people, symbols=symbols
        ), f"dungeon:{abilities[0]}" if abilities else "die"
    if kind == "aim":
        ability = str(question.data.get("ability", ""))
        return say(words, "aims", player=people, symbol=common.symbol_words(words, ability)), f"dungeon:{ability}"
    key, glyph = ASKED.get(kind, ("decides", "mdi:sword_cross"))
    return say(words, key, player=people), glyph


# -- in words ------------------------------------------------------------------------------------------------------


def alt(view: View, fight: CombatView, text: str, words: Words) -> str:
    """The fight in words."""
    heroes = [common.name(view, seat) for seat in fight.fighters]
    ours, theirs = fight.strengths
    if fight.duel:
        head = say(words, "alt-duel", first=heroes[0], second=heroes[-1], ours=ours, theirs=theirs)
    else:
        head = say(
            words,
            "alt-combat",
            player=common.joined(words, heroes),
            monster=common.die_words(words, fight.monster),
            level=fight.level,
            ours=ours,
            theirs=theirs,
        )
    said = [say_where(view, words), head]
    for side, key in ((0, "alt-ours"), (1, "alt-theirs")):
        slots = rolled(view, fight, side, words)
        if slots:
            faces = ", ".join(_say_slot(slot) for slot in slots)
            said.append(say(words, key, dice=faces))
    said.append(text.replace("**", ""))
    cups = common.joined(
        words,
        [f"{common.name(view, seat)} {player.glory}" for seat, player in enumerate(common.table_of(view).players)],
    )
    said += [say(words, "alt-race", glory=cups), say_bags(view, words), deals.alt(view, words)]
    return " ".join(part for part in said if part)


def _say_slot(slot: Slot) -> str:
    return f"{slot.number} {slot.label}" if isinstance(slot.number, int) else slot.label
