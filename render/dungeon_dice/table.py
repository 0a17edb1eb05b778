"""The table between combats: every hero's hearts, glory, experience and gear; open deals; the bags."""

from __future__ import annotations

from typing import Any

from engine.core.view import View
from engine.dungeon_dice.view import PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dungeon_dice import common, deals
from render.dungeon_dice.common import ACCENT
from render.registry import Drawing, Words, picture

TOP = 92
PANELS = {2: (232, 252), 3: (160, 180), 4: (120, 140), 5: (92, 112)}
"""Height and pitch of the heroes' panels by their number."""
DICE = {2: (108, 152), 3: (78, 124), 4: (72, 90), 5: (58, 72)}
"""Edge and pitch of the dice they wear."""


@picture(common.GAME, "table")
def table(view: View, words: Words, focus: Any = None) -> Drawing:
    """Everybody in a row of their own."""
    t = common.table_of(view)
    seats = len(t.players)
    active = view.active if view.result is None else None
    below = TOP + PANELS[seats][1] * seats - 4
    foot = max(188, deals.height(len(deals.deals(view)), 1, 4))
    c = Canvas.baked(
        (common.GAME, "table", seats, active, foot),
        lambda base: ground(base, seats, active, below, foot),
        theme.WIDTH,
        below + foot + 24,
    )
    common.phase_strip(c, view, words)
    for seat in range(seats):
        hero(c, view, seat, words)
    if active is not None:
        happening(c, view, TOP + PANELS[seats][1] * active, words)
    deals.panel(c, 24, below, 744, view, words, columns=1, most=4)
    common.bags(c, 784, below, view, words, foot)
    return Drawing(c, alt(view, words))


def ground(c: Canvas, seats: int, active: int | None, below: int, foot: int) -> None:
    """The panels."""
    high, pitch = PANELS[seats]
    for n in range(seats):
        parts.panel(c, 24, TOP + pitch * n, 1152, high, ACCENT if n == active else None)
    parts.panel(c, 24, below, 744, foot)
    parts.panel(c, 784, below, 392, foot)


def hero(c: Canvas, view: View, seat: int, words: Words) -> None:
    """Name, hearts, glory, experience, what is worn and what is carried."""
    t = common.table_of(view)
    player, seats = t.players[seat], len(t.players)
    high, pitch = PANELS[seats]
    y = TOP + pitch * seat
    who = common.name(view, seat)
    active = view.result is None and seat == view.active
    said = common.say(words, "turn", player=who) if active else ""
    if not active and view.result is None and seat in view.asked():
        said = common.say(words, "asked", player=who)
    gone = seat in view.left
    parts.name_tab(c, 44, y, who, common.colour(seat), said, ACCENT if active else None, dimmed=gone, fit=520)
    middle = y + (high + 14) // 2
    if seats == 5:
        vitals(c, 44, middle, player, words)
        common.cups(c, 276, middle, player.glory, t.to_win, 32, 35)
        common.experience(c, 430, middle, player)
        gear(c, 526, middle, player, seats, words)
        return
    step = {2: 34, 3: 28, 4: 23}[seats]
    vitals(c, 44, middle - step, player, words)
    right = common.cups(c, 44, middle + step, player.glory, t.to_win, 36, 41)
    common.experience(c, max(right + 16, 234), middle + step, player)
    gear(c, 350, middle, player, seats, words)


def vitals(c: Canvas, x: int, y: int, player: PlayerView, words: Words) -> int:
    """Level and hearts; returns where they end."""
    used = c.text(x, y, common.say(words, "level", level=player.level), 25, "semibold", "mute", fit=100)
    return common.hearts(c, x + used + 12, y, player)


def gear(c: Canvas, x: int, y: int, player: PlayerView, seats: int, words: Words) -> None:
    """The set that is worn as dice, the rest as glyphs."""
    z, pitch = DICE[seats]
    labelled = seats <= 3
    worn = [die.id for die in player.dice if die.equipped]
    top = y - z // 2 - (23 if labelled else 0)
    for n, die in enumerate(worn[:4]):
        left = x + n * pitch + (pitch - z) // 2
        common.owned_die(c, left, top, z, die)
        if labelled:
            common.label(c, left + z // 2, top + z + 29, common.die_words(words, die), pitch - 6)
    if not worn:
        c.text(x + 12, y, common.say(words, "bare"), 24, "semibold", "mute", fit=3 * pitch - 12)
    start = x + max(3, len(worn[:4])) * pitch + 22
    rest = [die.id for die in player.dice if not die.equipped]
    trophies = [die.id for die in player.trophies]
    if rest or trophies:
        rows = {2: 4, 3: 2, 4: 2, 5: 1}[seats]
        size = 38 if seats == 2 else 33
        c.fill(start - 12, y - z // 2, 2, z, "line")
        lines = min(rows, common.pack_rows(c, 1152 - start, (*trophies, *rest), size))
        common.backpack(c, start + 8, y - (lines - 1) * (size + 15) // 2, 1152 - start, (*trophies, *rest), rows, size)


def happening(c: Canvas, view: View, y: int, words: Words) -> None:
    """What lies before the one at turn, on the border of the panel: monsters tracked, a chest, a reward."""
    t = common.table_of(view)
    tint = theme.mix("uniq", "panel", 0.3)
    text = glyph = ""
    if t.hunted:
        text = common.say(
            words, "or", options=" / ".join(common.die_words(words, die) for die in dict.fromkeys(t.hunted))
        )
        glyph = f"monster:{t.hunted[0]}"
    elif t.chest:
        text, glyph = (
            common.say(words, f"chest-{t.chest}"),
            "dungeon:locked_chest" if t.chest == "locked" else "dungeon:chest",
        )
    elif t.rewards:
        text = common.joined(words, [common.die_words(words, die) for die in t.rewards])
        glyph = "dungeon:chest"
    if text:
        parts.pill(c, 1156, y, text, tint, h=38, ink="text", glyph=glyph, anchor="r", fit=520)


def alt(view: View, words: Words) -> str:
    """The table in words."""
    said = [say_where(view, words)]
    said += [common.say_player(view, seat, words) for seat in range(len(view.seats))]
    said.append(say_bags(view, words))
    said.append(deals.alt(view, words))
    return " ".join(part for part in said if part)


def say_where(view: View, words: Words) -> str:
    """Round, step and whose turn."""
    if view.result is not None:
        return common.say(words, "alt-over", round=view.round)
    return common.say(
        words,
        "alt-round",
        round=view.round,
        step=words(f"dungeon-dice-phase-{view.phase}"),
        player=common.name(view, view.active or 0),
    )


def say_bags(view: View, words: Words) -> str:
    """The bags in words."""
    monster, single_use, equipment, artifact = common.table_of(view).bags
    return common.say(words, "alt-bags", monster=monster, single_use=single_use, equipment=equipment, artifact=artifact)
