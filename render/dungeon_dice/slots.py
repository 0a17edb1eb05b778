"""The dice of a fight: how each of them lies, what is written below it, and how many fit."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.view import View
from engine.dungeon_dice.state import NOBODY
from engine.dungeon_dice.view import CombatView, RolledView
from render import parts
from render.canvas import Canvas
from render.dungeon_dice import common
from render.dungeon_dice.common import ACCENT, say
from render.registry import Words

SIZES = ((96, 4, 120, True), (78, 5, 96, True), (62, 7, 69, False), (56, 8, 60, False))
"""Edge, dice in a row, pitch, and whether there is room for words below: the first that holds all dice is taken."""


class Slot(NamedTuple):
    """A die on a side: what it shows, the word below, and whose it is if that is not plain."""

    kind: str
    number: int | str | None
    symbol: str
    label: str
    state: str = ""
    owner: int = NOBODY


def usable(view: View) -> dict[int, str]:
    """Places of dice that can be used now, with the ability, or that can be aimed at (without)."""
    question = common.asked(view, ("act", "aim"))
    if question is None:
        return {}
    found: dict[int, str] = {}
    for value in question.field.values:
        place, _, ability = value.partition(".")
        if place.isdigit() and question.data.get("ability") != "toad":
            found[int(place)] = ability
    return found


def rolled(view: View, fight: CombatView, side: int, words: Words) -> list[Slot]:
    """The dice of a side as they lie."""
    ready = usable(view)
    return [_slot(die, ready.get(place), fight, words) for place, die in enumerate(fight.dice) if die.side == side]


def _slot(die: RolledView, ready: str | None, fight: CombatView, words: Words) -> Slot:
    symbols = [symbol for symbol in die.symbols if symbol != "potion"]
    left = [symbol for symbol in symbols if symbol not in die.used]
    symbol = (ready if ready in symbols else None) or (left or symbols or [""])[0]
    number: int | str | None = die.value
    if isinstance(number, int) and number < 0:
        number = f"−{-number}"
    if number is None and not symbol:
        if common.body_of(die.id) == "monster":
            symbol = common.glyph_of(die.id)
        else:
            number = "–"
    if die.out:
        label, state = say(words, "toad" if die.out == "toad" else "out"), "spent"
    elif ready is not None:
        label, state = common.symbol_words(words, ready) if ready else say(words, "aim"), "kept"
    elif symbols and not left:
        label, state = say(words, "used", symbol=common.symbol_words(words, symbols[0])), ""
    elif symbols:
        label, state = common.symbol_words(words, symbol), ""
    elif "potion" in die.symbols:
        label, state = say(words, "plus-potion"), ""
    else:
        label, state = _plain(die, words), ""
    main = NOBODY if die.side == 1 and not fight.duel else fight.fighters[die.side if fight.duel else 0]
    owner = die.owner if die.owner not in (main, NOBODY) else NOBODY
    return Slot(common.body_of(die.id), number, symbol, label, state, owner)


def _plain(die: RolledView, words: Words) -> str:
    if die.id in ("hero_level", "monster_level"):
        return say(words, "level-die")
    return common.die_words(words, die.id)


def waiting(view: View, fight: CombatView, words: Words) -> list[Slot]:
    """Before the fight: what the heroes would roll."""
    found: list[Slot] = []
    for seat in fight.fighters:
        player = common.table_of(view).players[seat]
        owner = seat if seat != fight.fighters[0] else NOBODY
        ready = max(0, player.level - player.wounds)
        found += [Slot("hero_level", "?", "", say(words, "level-die"), owner=owner)] * ready
        for die in player.dice:
            if die.equipped:
                label = common.die_words(words, die.id)
                found.append(Slot(common.body_of(die.id), None, common.glyph_of(die.id), label, owner=owner))
    return found


def dice(c: Canvas, x: int, slots: list[Slot], rows: int, view: View) -> None:
    """All dice of a side: large with words below while they are few, then smaller, then without words."""

    def holds(size: tuple[int, int, int, bool]) -> bool:
        return len(slots) <= size[1] * rows * (1 if size[3] else 2)

    z, columns, pitch, labelled = next((size for size in SIZES if holds(size)), SIZES[-1])
    most = columns * rows * (1 if labelled else 2)
    shown = slots if len(slots) <= most else slots[: most - 1]
    down = (154 if rows == 2 else 148) if labelled else 78 if rows == 2 else 74
    left = x + (512 - columns * pitch) // 2
    for n, slot in enumerate(shown):
        px, py = left + n % columns * pitch + (pitch - z) // 2, 192 + n // columns * down
        parts.dungeon_die(c, px, py, z, slot.kind, slot.number, slot.symbol, slot.state, ACCENT)
        if slot.owner != NOBODY:
            letter = parts.initial(common.name(view, slot.owner))
            c.disc(px + 10, py + 8, 17, "panel")
            c.disc(px + 10, py + 8, 15, common.colour(slot.owner))
            c.text(px + 10, py + 8, letter, 22, "bold", "ink", "m")
        if labelled:
            shade = {"kept": ACCENT, "spent": "mute"}.get(slot.state, "sand")
            font = "bold" if slot.state == "kept" else "semibold"
            common.label(c, px + z // 2, py + z + 31, slot.label, pitch - 2, shade, font)
    if len(shown) < len(slots):
        n = len(shown)
        px, py = left + n % columns * pitch + pitch // 2, 192 + n // columns * down + z // 2
        c.text(px, py, f"+{len(slots) - n}", 26, "bold", "mute", "m")
