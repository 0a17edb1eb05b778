"""The right half: abilities with their chances, defences, and the ledger of damage line by line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.dice_throne import describe_sheets
from engine.dice_throne.view import LedgerStep, LedgerView
from render import parts, theme
from render.canvas import Canvas
from render.dice_throne import sheets
from render.dice_throne.look import ACCENT, Look, glyph_of, percent
from render.dice_throne.stage import Item
from render.paragraph import layout
from render.theme import Colour

Box = tuple[int, int, int, int]
ROMAN = parts.ROMAN
HEAD = 66
"""What the title of a panel takes."""
SMALL_ROW = 30
LEVELS: dict[int, Colour] = {2: "lv2", 3: "lv3"}


# -- abilities -------------------------------------------------------------------------------------------------------


def title(c: Canvas, box: Box, text: str, aside: str = "", head: int = HEAD) -> Box:
    """The title of a panel; gives back what is left below it."""
    x, y, w, h = box
    middle = y + (head + 2) // 2
    used = c.text(x + w - 20, middle, aside, 24, "semibold", "mute", "r", fit=w // 2 - 20) + 16 if aside else 0
    c.text(x + 20, middle, text, 30, "serif", fit=w - 40 - used)
    return x, y + head, w, h - head


def abilities(
    c: Canvas, look: Look, box: Box, seat: int, found: Sequence[Item], *, aside: str, head: int = HEAD
) -> None:
    """What the dice can still become."""
    x, y, w, h = title(c, box, look("abilities"), aside, head)
    middle = y - head + (head + 2) // 2
    if c.measure(aside, 24) < 130:
        c.text(x + w - 174, middle, look("damage"), 24, "semibold", "mute", "r", fit=90)
    room = h - 8
    pitch = min(48, room // max(1, len(found)))
    count = len(found)
    if pitch < 33:
        pitch = 33
        count = room // pitch
    size = 25 if pitch >= 42 else 23
    hero = look.table.players[seat].hero
    wide = max((_trigger_width(item.trigger) for item in found[:count]), default=0)
    top = y + (pitch - 2) // 2
    for n, item in enumerate(found[:count]):
        ability_row(c, look, x + 10, top + n * pitch, w - 20, hero, item, min(wide, 134), size, min(44, pitch - 2))


def _trigger_width(trigger: tuple[str, ...]) -> int:
    if len(trigger) == 1 and trigger[0] in ("small", "large"):
        return 98 if trigger[0] == "small" else 124
    return 26 * (len(trigger) - 1) + 27


def ability_row(
    c: Canvas, look: Look, x: int, y: int, w: int, hero: str, item: Item, wide: int, size: int, h: int
) -> None:
    """Trigger, name, damage, bar and chance; what is ready stands on an accent row."""
    low = not item.ready and item.chance < 0.1
    ink: Colour = "mute" if low else "text"
    if item.ready:
        c.rounded(x, y - h // 2, w, h, 10, theme.mix(ACCENT, "panel", 0.28))
    parts.trigger(c, x + 8, y, hero, item.trigger, size=27 if h > 36 else 24, width=wide)
    right = x + w - 8
    if item.ready:
        if item.further > 0:
            used = c.text(right, y, percent(item.further, look.words), 24, "bold", "sand", "r")
            c.icon("up", right - used - 6, y, 22, "sand", "r")
            c.icon("check", x + w - 112, y, 30, ACCENT)
        else:
            c.icon("check", x + w - 26, y, 34, ACCENT)
    else:
        c.text(right, y, percent(item.chance, look.words), 27 if size > 23 else 25, "bold", ink, "r", width=70)
        parts.bar(c, x + w - 126, y, 44, 12, item.chance, "line2" if low else ACCENT)
    edge = x + w - 136
    if item.mark:
        c.icon(item.mark, edge, y, 24, "mute" if low else "sand", "r")
    edge -= 28
    if item.damage:
        edge -= c.text(edge, y, item.damage, 26 if size > 23 else 24, "bold", ink, "r", fit=76) + 10
    left = x + 18 + wide
    chip = ROMAN[item.level] if item.level > 1 else ""
    tail = c.measure(chip, size, "bold") + 8 if chip else 0
    font = "bold" if item.ready else "semibold"
    used = c.text(left, y, look.term("ability", item.id), size, font, ink, fit=edge - left - tail)
    if chip:
        c.text(left + used + 8, y, chip, size, "bold", LEVELS.get(item.level, "lv3"))


# -- defence ---------------------------------------------------------------------------------------------------------


def defences(c: Canvas, look: Look, box: Box, seat: int, head: int = HEAD) -> int:
    """The defences of who is attacked: dice, name, what they do. Returns the height used."""
    x, top, w, _ = title(c, box, look("defence-of", hero=look.hero(seat)), head=head)
    player = look.table.players[seat]
    attack = look.table.attack
    chosen = attack.defense if attack is not None else ""
    names = [chosen] if chosen else sheets.defences(look.book(seat), player.side)
    most = 2 if head < HEAD else 3
    for name in names:
        level = next((one.level for one in player.abilities if one.id == name), 1)
        sheet = look.book(seat).slots[name].levels[level]
        said = look.rich(describe_sheets.level(sheet), player.hero)
        height = 50 + 27 * max(2, len(layout(said, w - 128, 23, "semibold", 27, most).rows))
        c.rounded(x + 12, top, w - 24, height, 12, "raised")
        c.icon("defence", x + 54, top + 36, 46, "moon")
        c.text(x + 54, top + 80, look("dice", n=sheet.dice), 22, "bold", "moon", "m", fit=78)
        used = c.text(x + 104, top + 24, look.term("ability", name), 26, "bold", fit=w - 176)
        if level > 1:
            c.text(x + 112 + used, top + 24, ROMAN[level], 26, "bold", LEVELS.get(level, "lv3"))
        c.paragraph(x + 104, top + 56, w - 128, said, 23, "sand", leading=27, lines=most)
        top += height + 8
    return top - box[1]


# -- the ledger ------------------------------------------------------------------------------------------------------


def ledger(c: Canvas, look: Look, box: Box, entries: Sequence[LedgerView]) -> int:
    """Every instance of damage with every change, and what is left of it. Returns the height used."""
    x, y, w, h = box
    room = h - 8
    if not entries:
        c.text(x + 20, y + 20, look("no-damage"), 25, "semibold", "mute", fit=w - 40)
        return 40
    rows = [1 + (len(one.steps) if len(one.steps) > 1 else 0) for one in entries]
    folded = len(entries)  # from this instance on all changes stand in one line
    least = 1 if room < 2 * SMALL_ROW else 2  # where it is very tight, beside the name
    while folded > 0 and sum(rows) * SMALL_ROW > room:
        folded -= 1
        rows[folded] = min(rows[folded], least)
    shown = len(entries)
    while shown > 1 and sum(rows[:shown]) * SMALL_ROW > room:
        shown -= 1
    pitch = min(42, room // max(1, sum(rows[:shown])))
    middle = y + pitch // 2 + 2
    for n, one in enumerate(entries[:shown]):
        if n:
            parts.divider(c, x + 20, middle - pitch // 2 - 1, w - 40)
        changed = len(one.steps) > 1
        head(c, look, x, middle, w, one, whole=not changed or n >= folded, brief=changed and rows[n] == 1)
        if changed and n >= folded:
            if rows[n] > 1:
                c.paragraph(x + 62, middle + pitch, w - 82, formula(look, one), 25, "sand", strong="text", lines=1)
        elif changed:
            for k, step in enumerate(one.steps[1:]):
                change(c, look, x, middle + (k + 1) * pitch, w, step)
            total(c, look, x, middle + len(one.steps) * pitch, w, one)
        middle += rows[n] * pitch
    return middle - pitch // 2 - y


def head(c: Canvas, look: Look, x: int, y: int, w: int, one: LedgerView, *, whole: bool, brief: bool) -> None:
    """What hits whom, and for how much: to begin with, or in the end (`whole`); `brief`: with all changes."""
    c.icon(glyph_of(one.source), x + 38, y, 28, "sand")
    edge = x + w - 20
    if whole:
        edge -= c.text(edge, y, str(one.final), 32, "bold", "hp" if one.final else "mute", "r") + 8
    else:
        edge -= c.text(edge, y, str(one.steps[0].amount), 27, "bold", "text", "r") + 8
    if one.type in ("undefendable", "ultimate"):
        edge -= c.icon(one.type, edge, y, 25, "sand", "r") + 8
    if one.to >= 0:
        name = look.names[one.to]
        edge -= c.text(edge, y, name, 24, "bold", look.colour(one.to), "r", fit=110 if brief else 160) + 8
        edge -= c.icon("next", edge, y, 26, "mute", "r") + 8
    source = look.source(one.source)
    if brief:
        text = f"**{source}** {formula(look, one)}"
        c.paragraph(x + 62, y, edge - x - 70, text, 24, "sand", strong="text", lines=1)
    else:
        c.text(x + 62, y, source, 26, "bold", fit=edge - x - 70)


def change(c: Canvas, look: Look, x: int, y: int, w: int, step: LedgerStep) -> None:
    """One change: more is coral, less is teal, each with its sign."""
    more = step.kind in ("add", "times")
    colour: Colour = "bad" if more else "good"
    c.icon(glyph_of(step.source), x + 78, y, 24, "mute")
    said = "0" if step.kind == "none" else f"{'+' if more else '−'}{step.amount}"
    edge = x + w - 20 - c.text(x + w - 20, y, said, 27, "bold", colour, "r") - 14
    note = {"fraction": "half", "times": "times", "none": "all"}.get(step.kind)
    if note:
        edge -= c.text(edge, y, look(f"ledger-{note}"), 23, "semibold", "mute", "r", fit=130) + 12
    c.text(x + 98, y, look.source(step.source), 25, "semibold", "sand", fit=edge - x - 100)


def total(c: Canvas, look: Look, x: int, y: int, w: int, one: LedgerView) -> None:
    """What is left."""
    c.icon("equal", x + 78, y, 22, "mute")
    c.text(x + 98, y, look("ledger-total"), 25, "semibold", "mute", fit=w - 190)
    c.text(x + w - 20, y, str(one.final), 32, "bold", "hp" if one.final else "good", "r")


def formula(look: Look, one: LedgerView) -> str:
    """All changes in one line, each with what made it: 6 + 3 Crit − 2 Protect = **7**."""
    out = [str(one.steps[0].amount)]
    for step in one.steps[1:]:
        glyph = glyph_of(step.source)
        name = f"{{{glyph}}}" if glyph.startswith("status:") else look.source(step.source)
        sign = "+" if step.kind in ("add", "times") else "−"
        out.append(f"{name} → 0" if step.kind == "none" else f"{sign} {step.amount} {name}")
    return " ".join([*out, "=", f"**{one.final}**"])


def forecast(c: Canvas, look: Look, box: Box, entries: Sequence[LedgerView]) -> None:
    """Health before and after, for everybody who is hit; without a target for everybody who could be."""
    x, y, w, h = box
    rows = losses(look, entries)
    columns = 2 if len(rows) > 1 else 1
    for n, (name, colour, before, after) in enumerate(rows[: columns * (h // 44)]):
        row, column = divmod(n, columns)
        wide = (w - 40 - 24 * (columns - 1)) // columns
        left, middle = x + 20 + column * (wide + 24), y + 22 + row * 44
        edge = left + wide
        edge -= c.text(edge, middle, str(after), 30, "bold", "hp" if after <= 10 else "text", "r") + 6
        edge -= c.icon("next", edge, middle, 26, "mute", "r") + 6
        edge -= c.text(edge, middle, str(before), 26, "bold", "mute", "r") + 10
        c.icon("health", left + 16, middle, 26, "hp")
        c.text(left + 38, middle, name, 25, "bold", colour, fit=edge - left - 42)


def losses(look: Look, entries: Sequence[LedgerView]) -> list[tuple[str, Colour, int, int]]:
    """By name and colour: health now and after all this damage (teams share it)."""
    players = look.table.players
    hits: dict[int, int] = {}
    for one in entries:
        if one.to >= 0:
            hits[one.to] = hits.get(one.to, 0) + one.final
    attack = look.table.attack
    loose = sum(one.final for one in entries if one.to < 0)
    if loose and attack is not None:
        team = players[attack.seat].team
        for seat, player in enumerate(players):
            if player.team != team and not player.out:
                hits[seat] = hits.get(seat, 0) + loose
    found: dict[int, tuple[str, Colour, int, int]] = {}
    for seat, hit in hits.items():
        player = players[seat]
        if hit <= 0 or player.out:
            continue
        name = look("team", n=player.team + 1) if look.view.mode == "2v2" else look.names[seat]
        found[player.team] = (name, look.colour(seat), player.health, max(0, player.health - hit))
    return list(found.values())
