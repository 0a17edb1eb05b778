"""One hero's dice in large: what is worn, what is carried, every die with its six faces; trophies, level, glory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.view import View
from engine.dungeon_dice.content import TYPE, TYPES, FaceData
from engine.dungeon_dice.view import PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dungeon_dice import common
from render.dungeon_dice.common import ACCENT, say
from render.registry import Drawing, Words, picture

CELL_W, CELL_H, PITCH = 568, 100, 112
MOST = 16
CHOICES = ("give", "hands", "armor", "dice")
"""Fields of a form that pick own dice."""


class Lot(NamedTuple):
    """Equal dice: their design, how many, how many of them are worn, and how many are picked in a form."""

    die: str
    number: int
    worn: bool
    picked: int


@picture(common.GAME, "hand")
def hand(view: View, words: Words, focus: Any = None) -> Drawing:
    """The dice of `focus["seat"]`, else the viewer's; `focus["draft"]` marks those picked in a form."""
    look: Mapping[str, Any] = focus if isinstance(focus, Mapping) else {}
    seat = int(look.get("seat", view.viewer if view.viewer is not None else view.active or 0))
    player = common.table_of(view).players[seat]
    found = lots(player, look.get("draft", {}))
    shown = found if len(found) <= MOST else found[: MOST - 1]
    rows = max(1, -(-min(len(found), MOST) // 2))
    trophies = bool(player.trophies)
    high = 104 + PITCH * rows + (66 if trophies else 0) + 12
    marks = tuple((lot.worn, lot.picked > 0) for lot in shown)
    c = Canvas.baked((common.GAME, "hand", marks, high), lambda base: ground(base, marks), theme.WIDTH, high)
    head(c, view, seat, player, words)
    for n, lot in enumerate(shown):
        cell(c, 24 + n % 2 * 584, 104 + n // 2 * PITCH, lot, words)
    if len(shown) < len(found):
        n = len(shown)
        text = say(words, "more-dice", count=sum(lot.number for lot in found[n:]))
        c.text(24 + n % 2 * 584 + 20, 104 + n // 2 * PITCH + 50, text, 27, "semibold", "mute", fit=520)
    if not found:
        c.text(28, 104 + 40, say(words, "no-dice"), 28, "semibold", "mute", fit=1100)
    if trophies:
        won(c, 104 + PITCH * rows + 22, player, words)
    return Drawing(c, alt(view, seat, found, words))


def lots(player: PlayerView, draft: Mapping[str, Any]) -> list[Lot]:
    """The dice of a hero, worn ones first, equal ones together."""
    picked: set[str] = set()
    for field in CHOICES:
        value = draft.get(field, ())
        picked |= {value} if isinstance(value, str) else set(value)
    found: list[Lot] = []
    for worn in (True, False):
        mine = [die for die in player.dice if die.equipped == worn]
        for design, count in common.counted(die.id for die in mine):
            marked = sum(1 for die in mine if die.id == design and str(die.number) in picked)
            found.append(Lot(design, count, worn, marked))
    return found


def ground(c: Canvas, marks: tuple[tuple[bool, bool], ...]) -> None:
    """A field for each lot; worn dice have a brighter one, picked ones the accent's."""
    for n, (worn, picked) in enumerate(marks):
        x, y = 24 + n % 2 * 584, 104 + n // 2 * PITCH
        parts.panel(c, x, y, CELL_W, CELL_H, ACCENT if picked else None, ground="raised" if worn else None)


def head(c: Canvas, view: View, seat: int, player: PlayerView, words: Words) -> None:
    """Name, level, hearts, glory, experience."""
    t = common.table_of(view)
    who = common.name(view, seat)
    parts.avatar(c, 56, 54, 30, who, common.colour(seat), ground="page")
    right = 1176 - 92
    common.experience(c, right, 54, player, 32)
    right -= t.to_win * 44 + 22
    common.cups(c, right, 54, player.glory, t.to_win, 40, 44)
    right -= player.level * 42 + 22
    common.hearts(c, right, 54, player, 38)
    right -= 12 + c.text(right - 12, 55, say(words, "level", level=player.level), 26, "semibold", "mute", "r", fit=120)
    c.text(104, 54, who, 40, "serif", fit=right - 128)


def cell(c: Canvas, x: int, y: int, lot: Lot, words: Words) -> None:
    """A die, its name, and its six faces."""
    data = TYPES[TYPE[lot.die]]
    common.owned_die(c, x + 16, y + 14, 68, lot.die)
    right = x + CELL_W - 18
    if lot.picked:
        right -= c.icon("ready", right, y + 27, 30, ACCENT, "r") + 12
    elif lot.worn:
        right -= 14 + c.text(right, y + 27, say(words, "worn"), 24, "bold", ACCENT, "r", fit=120)
    if lot.number > 1:
        right -= 14 + c.text(right, y + 27, f"×{lot.number}", 26, "bold", "sand", "r")
    c.text(x + 104, y + 27, common.die_words(words, lot.die), 27, "semibold", fit=right - x - 104)
    body = theme.DUNGEON_BODIES.get(common.body_of(lot.die), theme.DUNGEON_BODIES["hero_level"])
    for n, face in enumerate(data.faces):
        face_chip(c, x + 104 + n * 75, y + 52, 70, face, body[1])


def face_chip(c: Canvas, x: int, y: int, w: int, face: FaceData, plate: str) -> None:
    """One face: number, symbols, or empty."""
    key = ("dungeon face", w, face.n, face.a, plate)

    def painter(sub: Canvas) -> None:
        blank = face.n is None and not face.a
        if blank:
            sub.rounded(0, 0, w, 34, 8, sub.ground(w // 2, 17), "line", 2)
            return
        sub.rounded(0, 0, w, 34, 8, plate)
        ink = theme.on(plate)
        text = "" if face.n is None else str(face.n)
        marks = face.a[:2]
        size = 22 if len(marks) > 1 and text else 25
        wide = (sub.measure(text, 24, "bold") + (5 if marks else 0) if text else 0) + len(marks) * size
        left = (w - wide) / 2
        if text:
            left += sub.text(left, 17, text, 24, "bold", ink) + 5
        for symbol in marks:
            sub.icon(f"dungeon:{symbol}", left + size / 2, 17, size, ink)
            left += size

    c.sprite(key, x, y, w, 34, painter)


def won(c: Canvas, y: int, player: PlayerView, words: Words) -> None:
    """Trophies with their glory."""
    left = 28 + c.text(28, y, say(words, "trophies"), 28, "serif", fit=180) + 24
    for n, die in enumerate(player.trophies):
        label = common.die_words(words, die.id)
        wide = 42 + c.measure(label, 25) + 14 + 52
        rest = len(player.trophies) - n
        if left + wide + (50 if rest > 1 else 0) > 1172:
            c.text(left, y, f"+{rest}", 26, "bold", "mute")
            return
        c.icon(common.glyph_of(die.id), left + 17, y, 34, "uniq")
        left += 42
        left += c.text(left, y, label, 25, "semibold", "sand") + 12
        left += c.text(left, y, str(die.glory), 26, "bold", "gold") + 5
        left += c.icon("glory", left, y, 24, "gold", "l") + 26


def alt(view: View, seat: int, found: list[Lot], words: Words) -> str:
    """The dice in words."""
    said = [common.say_player(view, seat, words)]
    carried = [
        common.die_words(words, lot.die) + (f" ×{lot.number}" if lot.number > 1 else "")
        for lot in found
        if not lot.worn
    ]
    if carried:
        said.append(say(words, "alt-carries", dice=common.joined(words, carried)))
    trophies = common.table_of(view).players[seat].trophies
    if trophies:
        names = [common.die_words(words, die.id) for die in trophies]
        said.append(say(words, "alt-trophies", dice=common.joined(words, names)))
    return " ".join(said)
