"""The end: who has the throne, and where everybody's glory came from."""

from __future__ import annotations

from typing import Any

from engine.core.view import View, places
from engine.dungeon_dice.content import ARTIFACT, FILE, KIND, TYPE
from engine.dungeon_dice.view import PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dungeon_dice import common
from render.dungeon_dice.common import ACCENT, say
from render.dungeon_dice.table import say_where
from render.registry import Drawing, Words, picture

TOP, HIGH, PITCH = 100, 132, 148


@picture(common.GAME, "score")
def score(view: View, words: Words, focus: Any = None) -> Drawing:
    """A panel for each hero, best first; before the end it shows how things stand."""
    order = standing(view)
    best = sum(1 for _, place in order if place == 1)
    high = TOP + PITCH * len(order) + 8
    c = Canvas.baked(
        (common.GAME, "score", len(order), best), lambda base: ground(base, len(order), best), theme.WIDTH, high
    )
    c.text(28, 48, say(words, "score" if view.result is not None else "standing"), 40, "serif", fit=560)
    reason = words(view.result.reason) if view.result is not None else say(words, "round", round=view.round)
    c.text(1172, 48, reason, 26, "semibold", "mute", "r", fit=540)
    for n, (seat, place) in enumerate(order):
        hero(c, TOP + PITCH * n, view, seat, place, words)
    return Drawing(c, alt(view, order, words))


def ground(c: Canvas, seats: int, winners: int) -> None:
    """The panels."""
    for n in range(seats):
        parts.panel(c, 24, TOP + PITCH * n, 1152, HIGH, ACCENT if n < winners else None)


def standing(view: View) -> list[tuple[int, int]]:
    """(seat, place), best first."""
    return places(view, [player.glory for player in common.table_of(view).players])


def sources(player: PlayerView) -> list[tuple[str, str, int, str]]:
    """(glyph, colour, glory, key or die): every trophy, every artifact, full experience (D-20)."""
    found = [(common.glyph_of(die.id), "uniq", die.glory, die.id) for die in player.trophies if die.glory]
    worth = FILE.glory.artifact
    found += [(common.glyph_of(die.id), "gold", worth, die.id) for die in player.dice if KIND[TYPE[die.id]] == ARTIFACT]
    if player.xp >= common.FULL_XP:
        found.append(("dungeon:experience", "gold", FILE.glory.experience, ""))
    return found


def hero(c: Canvas, y: int, view: View, seat: int, place: int, words: Words) -> None:
    """Place, name, glory, and what it is made of."""
    t = common.table_of(view)
    player, who = t.players[seat], common.name(view, seat)
    top = y + 42
    if view.result is not None and place == 1:
        c.icon("mdi:crown", 60, top, 42, "gold")
    else:
        c.text(60, top, str(place), 40, "bold", "mute", "m")
    parts.avatar(c, 116, top, 26, who, common.colour(seat), dimmed=seat in view.left)
    right = 1150
    right -= 8 + c.text(right, top, str(player.glory), 56, "bold", anchor="r")
    right -= 20 + c.icon("glory", right, top, 48, "gold", "r")
    used = common.experience(c, right - 86, top, player, 28)
    right = min(right, used) - 110
    common.hearts(c, right - player.level * 36, top, player, 32)
    right -= player.level * 36 + 12
    right -= c.text(right, top, say(words, "level", level=player.level), 25, "semibold", "mute", "r", fit=130) + 16
    c.text(160, top, who, 36, "serif", fit=right - 170)
    row(c, y + 98, player, words)


def row(c: Canvas, y: int, player: PlayerView, words: Words) -> None:
    """Where the glory came from."""
    found = sources(player)
    if not found:
        c.text(44, y, say(words, "no-glory"), 25, "semibold", "mute", fit=1100)
        return
    left = 44
    for n, (glyph, colour, glory, die) in enumerate(found):
        label = common.die_words(words, die) if die else say(words, "experience")
        wide = 40 + c.measure(str(glory), 28, "bold") + 8 + c.measure(label, 25) + 28
        if left + wide - 28 + (50 if n < len(found) - 1 else 0) > 1156:
            more = sum(one[2] for one in found[n:])
            c.text(left, y, f"+{more}", 26, "bold", "mute")
            return
        c.icon(glyph, left + 16, y, 32, colour)
        left += 40
        left += c.text(left, y, str(glory), 28, "bold") + 8
        left += c.text(left, y, label, 25, "semibold", "mute") + 28


def alt(view: View, order: list[tuple[int, int]], words: Words) -> str:
    """The score in words."""
    said = [say_where(view, words)]
    for seat, place in order:
        player = common.table_of(view).players[seat]
        made = [
            f"{common.die_words(words, die) if die else say(words, 'experience')} {glory}"
            for _, _, glory, die in sources(player)
        ]
        said.append(
            say(
                words,
                "alt-score",
                place=place,
                player=common.name(view, seat),
                glory=player.glory,
                sources=", ".join(made) or say(words, "no-glory"),
            )
        )
    return " ".join(said)
