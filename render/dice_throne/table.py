"""The table of Dice Throne: phases, two to six heroes, dice, abilities with exact chances, damage, the last event."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.view import View
from engine.dice_throne import describe_sheets
from engine.dice_throne.content import content
from engine.dice_throne.view import RollView
from render import parts
from render.canvas import Canvas
from render.dice_throne import heroes, lists, stage
from render.dice_throne.alt import table_alt
from render.dice_throne.look import ACCENT, PHASES, Look, percent
from render.paragraph import layout
from render.registry import Drawing, Words, picture

END = 724
LEFT, RIGHT, WIDE = 24, 608, 568
Box = tuple[int, int, int, int]


class Lower(NamedTuple):
    """The measures of the lower half: where it begins, what a title takes, how large dice are."""

    top: int
    head: int
    z: int
    tray: int

    @property
    def left(self) -> Box:
        """The left panel."""
        return LEFT, self.top, WIDE, END - self.top

    @property
    def right(self) -> Box:
        """The right panel."""
        return RIGHT, self.top, WIDE, END - self.top

    @property
    def call(self) -> Box:
        """The box below the tray."""
        y = self.top + self.head + self.tray + 14
        return LEFT + 20, y, WIDE - 40, END - 16 - y


def lower(mode: str, count: int) -> Lower:
    """The lower half takes what the heroes leave."""
    top = heroes.bottom(mode, count) + 16
    return Lower(top, 66, 90, 190) if END - top >= 380 else Lower(top, 54, 78, 160)


@picture("dice_throne", "table")
def table(view: View, words: Words, focus: object = None) -> Drawing:
    """The whole table; the lower half suits what is going on."""
    look = Look(view, words)
    seen = look.table
    count = len(seen.players)
    kind = stage.kind(seen)
    half = lower(view.mode, count)
    bright = seen.players[seen.active].team if view.mode == "2v2" else seen.active
    if view.result is not None:
        bright = -1
    c = Canvas.baked(
        ("dice_throne", "table", view.mode == "2v2", count, bright, kind == "quiet"),
        lambda base: ground(base, view.mode, count, bright, half, tray=kind != "quiet"),
    )
    current = PHASES.index(seen.phase) if seen.phase in PHASES else -1
    parts.phase_strip(c, 24, 16, 1152, [look(f"phase-{phase}") for phase in PHASES], current, ACCENT)
    heroes.draw(c, look)
    {"roll": roll_scene, "attack": attack_scene, "quiet": quiet_scene}[kind](c, look, half)
    parts.event_line(c, 24, 740, 1152, look.news(), look("round", n=view.round), ACCENT)
    return Drawing(c, table_alt(look))


def ground(c: Canvas, mode: str, count: int, bright: int, half: Lower, *, tray: bool) -> None:
    """What stays the same: the panels, and the tray if there are dice."""
    heroes.ground(c, mode, count, bright)
    parts.panel(c, *half.left)
    if tray:
        parts.tray(c, LEFT, half.top + half.head, WIDE, half.tray)
    parts.panel(c, *half.right)


# -- the offensive roll ----------------------------------------------------------------------------------------------


def roll_scene(c: Canvas, look: Look, half: Lower) -> None:
    """The dice of the active player, the rolls left, what is ready; beside it every ability with its chance."""
    seen = look.table
    roll = stage.offense(seen)
    assert roll is not None
    found = stage.items(look, roll.seat)
    attempts(c, look, half)
    dice(c, look, roll, half, marks=seen.attempts_left > 0 and bool(roll.kept))
    best = stage.best_ready(found)
    if best is not None:
        ready(c, look, half.call, roll, found, best)
    else:
        aim = max(found, key=lambda one: one.chance * (one.worth + 1), default=None)
        text = ""
        if aim is not None and aim.chance > 0:
            text = look("best-aim", ability=look.term("ability", aim.id), chance=percent(aim.chance, look.words))
        call(c, half.call, look("nothing-ready"), text, "free_die" if seen.attempts_left else "cross", quiet=True)
    lists.abilities(c, look, half.right, roll.seat, found, aside=look("best-odds"), head=half.head)


def attempts(c: Canvas, look: Look, half: Lower) -> None:
    """Title, and the rolls left as dots: used ones dark, from the right bright."""
    seen = look.table
    y = half.top + (half.head + 2) // 2
    wide = c.text(
        572,
        y,
        look("rolls-left", n=seen.attempts_left),
        26,
        "bold",
        ACCENT if seen.attempts_left else "mute",
        "r",
        fit=220,
    )
    total = min(5, max(3, seen.attempts))
    for n in range(total):
        bright = n >= total - seen.attempts_left
        c.disc(572 - wide - 20 - 26 * (total - 1 - n), y, 9.5, ACCENT if bright else "line")
    c.text(44, y, look("phase-offense"), 30, "serif", fit=572 - wide - 24 - 26 * total - 44)


def ready(c: Canvas, look: Look, box: Box, roll: RollView, found: list[stage.Item], best: stage.Item) -> None:
    """What can be used with these dice, or was announced."""
    move = next(one for one in look.book(roll.seat).moves if one.key == best.key)
    ability = look.term("ability", best.id)
    more = sum(one.ready for one in found) - 1
    if best.announced:
        title = look("announces", ability=ability)
    elif more > 0:
        title = look("ready-more", ability=ability, n=more)
    else:
        title = look("ready", ability=ability)
    said = look.rich(describe_sheets.move(move), look.table.players[roll.seat].hero)
    call(c, box, title, said, "play" if best.announced else "ready")


def call(c: Canvas, box: Box, title: str, text: str, glyph: str, *, quiet: bool = False) -> None:
    """The one thing to know now, in accent; quiet if there is nothing to do about it."""
    x, y, w, h = box
    c.rounded(x, y, w, h, 14, "raised" if quiet else ACCENT)
    c.icon(glyph, x + 44, y + h / 2, 42, "mute" if quiet else "ink")
    ink = "sand" if quiet else "ink"
    two = h >= 100 and len(layout(text, w - 104, 25, "semibold", 30).rows) > 1
    share = 0.24 if two else 0.3 if text else 0.5
    c.text(x + 84, y + h * share, title, 29, "bold", "text" if quiet else "ink", fit=w - 104)
    if two:
        c.paragraph(x + 84, round(y + h * 0.54), w - 104, text, 23, ink, leading=28, lines=2)
    elif text:
        c.paragraph(x + 84, round(y + h * 0.7), w - 104, text, 25, ink, lines=1)


def dice(c: Canvas, look: Look, roll: RollView, half: Lower, *, marks: bool) -> None:
    """A roll in the tray: kept dice with ring, lock and word, else the names of the symbols."""
    hero = look.table.players[roll.seat].hero
    z, pitch, count = half.z, 107.5, len(roll.dice)
    top = half.top + half.head
    y = top + half.tray - 34
    left = LEFT + (WIDE - (count - 1) * pitch - z) / 2
    for n, (number, symbol) in enumerate(zip(roll.dice, roll.symbols, strict=True)):
        x = round(left + n * pitch)
        kept = marks and n in roll.kept
        parts.hero_die(c, x, top + (half.tray - z) // 4 - 2, z, hero, symbol, number, "kept" if kept else "", ACCENT)
        if marks:
            colour = ACCENT if kept else "sand"
            word, size = c.fit(look("kept" if kept else "free"), 74, 24, "bold")
            start = x + (z - c.measure(word, size, "bold") - 28) / 2
            c.icon("kept" if kept else "free_die", start + 11, y, 24, colour)
            c.text(start + 28, y, word, size, "bold" if kept else "semibold", colour)
        else:
            c.text(x + z / 2, y, look.term("symbol", symbol), 22, "semibold", "sand", "m", fit=104)


# -- damage on its way -----------------------------------------------------------------------------------------------


def attack_scene(c: Canvas, look: Look, half: Lower) -> None:
    """Whose dice lie there and what is coming at whom; beside it the defence and the ledger so far."""
    seen = look.table
    attack = seen.attack
    roll = seen.rolls[-1] if seen.rolls else None
    if roll is None and attack is not None and attack.dice:
        faces = look.book(attack.seat).faces
        shown = tuple(faces[die] for die in attack.dice)
        roll = RollView(attack.seat, attack.dice, shown, "offense", "", ())
    if roll is not None:
        heading = look("attack")
        if roll.purpose == "effect":
            heading = look.source(roll.source) if roll.source else look("roll")
        elif roll.purpose != "offense":
            heading = look("phase-defense" if roll.purpose == "defense" else "phase-targeting")
        lists.title(c, half.left, heading, look("dice-of", player=look.names[roll.seat]), half.head)
        dice(c, look, roll, half, marks=False)
    else:
        lists.title(c, half.left, look.term("phase", seen.phase), head=half.head)
        cause(c, look, half)
    coming(c, look, half.call)
    seat = stage.defending(look)
    x, y, w, h = half.right
    if seat is not None and not seen.players[seat].out:
        used = lists.defences(c, look, half.right, seat, half.head)
        y, h = y + used, h - used
    else:
        heading = look("incoming") if seen.incoming else look("last-damage")
        x, y, w, h = lists.title(c, half.right, heading, head=half.head)
    used = lists.ledger(c, look, (x, y, w, h), seen.incoming or (() if seat is not None else seen.last))
    if seen.incoming and h - used >= 70:
        parts.divider(c, x + 20, y + used + 8, w - 40)
        lists.forecast(c, look, (x, y + used + 18, w, h - used - 22), seen.incoming)


def cause(c: Canvas, look: Look, half: Lower) -> None:
    """Damage without dice: the status that it comes from, and what that does."""
    middle = half.top + half.head + half.tray // 2
    source = look.table.incoming[0].source if look.table.incoming else ""
    family, _, name = source.partition(".")
    if family != "status":
        c.icon("damage", LEFT + WIDE / 2, middle, half.z, "line2")
        return
    parts.token(c, LEFT + 86, middle, 50, name)
    c.paragraph(LEFT + 166, middle - 32, WIDE - 190, look.about(name), 26, "sand", leading=32, lines=3)


def coming(c: Canvas, look: Look, box: Box) -> None:
    """The one thing to know: what, from whom, at whom, how much."""
    seen = look.table
    attack = seen.attack
    if attack is not None:
        pending = sum(one.final for one in seen.incoming if one.to == attack.target or one.to < 0)
        by = look.names[attack.seat]
        if attack.step == "settled":
            text = look("attack-dealt", by=by, count=attack.dealt) if attack.dealt else look("attack-over", by=by)
        elif attack.target >= 0:
            text = look("attack-on", by=by, target=look.names[attack.target], count=pending)
        else:
            text = look("attack-by", by=by, count=pending)
        call(c, box, look.term("ability", attack.ability), text, "ultimate" if attack.ultimate else "damage")
        return
    if seen.incoming:
        one = seen.incoming[0]
        text = look("damage-on", target=look.names[one.to] if one.to >= 0 else "?", count=one.final)
        call(c, box, look.source(one.source), text, "damage")
        return
    roll = seen.rolls[-1] if seen.rolls else None
    heading = look.source(roll.source) if roll is not None and roll.source else look.hero(seen.active)
    player = look.names[roll.seat if roll is not None else seen.active]
    status = roll.source.removeprefix("status.") if roll is not None else ""
    text = look.about(status) if status in content().statuses else look("rolls-for", player=player)
    call(c, box, heading, text, "die", quiet=True)


# -- quiet moments ---------------------------------------------------------------------------------------------------


def quiet_scene(c: Canvas, look: Look, half: Lower) -> None:
    """The last damage line by line, the dice of the active hero, and the abilities with their chances."""
    seen = look.table
    x, y, w, h = half.left
    if seen.last:
        x, y, w, h = lists.title(c, half.left, look("last-damage"), head=half.head)
        used = lists.ledger(c, look, (x, y, w, h), seen.last)
        y, h = y + used, h - used
        if h >= 156:
            parts.divider(c, x + 20, y + 10, w - 40)
            faces(c, look, (x, y + 12, w, h - 12), "")
    else:
        heading = look("dice-title", hero=look.hero(seen.active))
        faces(c, look, lists.title(c, half.left, heading, head=half.head), heading)
    found = stage.items(look, seen.active)
    lists.abilities(c, look, half.right, seen.active, found, aside=look("three-rolls"), head=half.head)


def faces(c: Canvas, look: Look, box: Box, heading: str) -> None:
    """What the dice of the active hero show: symbols, names, numbers."""
    x, y, w, h = box
    hero = look.book(look.table.active).hero
    z = 84 if h >= 210 else 60
    pitch = (w - 40) / len(hero.dice)
    middle = y + h // 2 - 4
    for n, (symbol, numbers) in enumerate(hero.dice.items()):
        cx = x + 20 + pitch * (n + 0.5)
        parts.hero_die(c, round(cx - z / 2), middle - z // 2 - 34, z, hero.id, symbol)
        c.text(cx, middle + z // 2 - 4, look.term("symbol", symbol), 24, "semibold", "sand", "m", fit=round(pitch) - 8)
        c.text(cx, middle + z // 2 + 28, span(numbers), 27, "bold", "text", "m")


def span(numbers: tuple[int, ...]) -> str:
    """1–3, or 6, or 1, 4."""
    if len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
