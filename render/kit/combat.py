"""Dungeon Dice, a fight: heroes against a monster, totals between them, the glory race, the bags."""

from __future__ import annotations

import msgspec

from render import parts, theme
from render.canvas import Canvas
from render.kit.example import ExampleWords
from render.registry import Call, Drawing, Words, picture, sample

ACCENT = "dungeon"
PHASES = ("search", "fight", "break", "armor", "main", "execute", "compare", "reward")


class Die(msgspec.Struct, frozen=True):
    """A die on the table. `state`: plain, kept (it can be used now) or spent."""

    kind: str
    label: str
    number: int | None = None
    symbol: str = ""
    state: str = ""


class Racer(msgspec.Struct, frozen=True):
    """A player in the glory race."""

    name: str
    glory: int
    xp: int


class Combat(msgspec.Struct, frozen=True):
    """All that the picture shows."""

    players: tuple[Racer, ...]
    active: int
    helper: int | None
    phase: int
    level: int
    hearts: tuple[int, int]
    dice: tuple[Die, ...]
    monster: str
    monster_level: int
    glory: int
    foe_dice: tuple[Die, ...]
    loot: tuple[tuple[str, str], ...]  # glyphs (separated by a space), words
    totals: tuple[int, int]
    message: str
    goal: int
    bags: tuple[tuple[str, int], ...]


@picture("kit", "combat")
def combat(view: Combat, words: Words, focus: object = None) -> Drawing:
    """The whole fight."""
    c = Canvas.baked("combat", ground)
    parts.phase_strip(c, 24, 16, 1152, [words(f"phase-{phase}") for phase in PHASES], view.phase, ACCENT)
    hero_side(c, view, words)
    totals(c, view.totals, words)
    monster_side(c, view, words)
    parts.banner(c, 24, 516, 1152, 56, ACCENT, view.message, "dungeon:slash")
    race(c, view, words)
    bags(c, view, words)
    return Drawing(c, alt(view, words))


def ground(c: Canvas) -> None:
    """The panels."""
    parts.panel(c, 24, 84, 512, 420, ACCENT)
    parts.divider(c, 44, 173, 472)
    parts.panel(c, 552, 84, 96, 420, ground="inset")
    c.fill(554, 254, 92, 80, "raised")
    parts.panel(c, 664, 84, 512, 420)
    parts.divider(c, 684, 173, 472)
    c.fill(666, 342, 508, 142, "inset")
    c.rounded(666, 470, 508, 32, 14, "inset", corners=(False, False, True, True))
    parts.panel(c, 24, 588, 744, 188)
    parts.panel(c, 784, 588, 392, 188)


def hero_side(c: Canvas, view: Combat, words: Words) -> None:
    """Who fights, with whom, how hurt, and the dice."""
    player = view.players[view.active]
    parts.turn_tab(c, 512, 87, words("their-turn", player=player.name), ACCENT, anchor="r", h=38)
    colour = theme.seat_colour(view.active, "dungeon_dice")
    under = under_colour = ""
    if view.helper is not None:
        under = words("with", player=view.players[view.helper].name)
        under_colour = theme.seat_colour(view.helper, "dungeon_dice")
    parts.seat_header(
        c, 45, 128, 250, player.name, colour, under=under, under_colour=under_colour or "mute", font="serif"
    )
    alive, full = view.hearts
    for n in range(full):
        cx = 496 - (full - 1 - n) * 36
        c.icon("health" if n < alive else "dungeon:wound", cx, 143, 34, "hp" if n < alive else "line2")
    c.text(470 - (full - 1) * 36, 144, words("level", n=view.level), 25, "semibold", "mute", "r")
    dice_grid(c, 52, view.dice)


def dice_grid(c: Canvas, x: int, dice: tuple[Die, ...]) -> None:
    """Up to eight dice in two rows, each with its word below."""
    for n, die in enumerate(dice):
        left, top = x + n % 4 * 120, 192 + n // 4 * 156
        shown = "–" if die.state == "spent" and die.number is None and die.symbol else die.number
        parts.dungeon_die(c, left, top, 96, die.kind, shown, die.symbol, die.state, ACCENT)
        colour = {"kept": ACCENT, "spent": "mute"}.get(die.state, "sand")
        c.text(left + 48, top + 127, die.label, 23, "bold" if die.state == "kept" else "semibold", colour, "m", fit=116)


def totals(c: Canvas, both: tuple[int, int], words: Words) -> None:
    """The strength of both sides, and how they compare."""
    ours, theirs = both
    c.text(600, 129, words("heroes"), 25, "semibold", "sand", "m", fit=88)
    c.text(600, 192, str(ours), 70, "bold", ACCENT, "m", fit=88)
    c.text(600, 400, str(theirs), 70, "bold", "uniq", "m", fit=88)
    c.text(600, 461, words("foe"), 25, "semibold", "sand", "m", fit=88)
    sign, word = ("=", "tie") if ours == theirs else (">", "ahead") if ours > theirs else ("<", "behind")
    c.text(600, 277, sign, 52, "semibold", "text", "m")
    c.text(600, 316, words(word), 25, "bold", "text", "m", fit=88)


def monster_side(c: Canvas, view: Combat, words: Words) -> None:
    """The monster, its glory, its dice and what it guards."""
    c.rounded(684, 102, 52, 52, 10, theme.mix("uniq", "panel", 0.2))
    c.icon(f"monster:{view.monster}", 710, 128, 42, "uniq")
    c.text(750, 120, words(f"monster-{view.monster}"), 34, "serif", fit=250)
    c.text(750, 153, words("level", n=view.monster_level), 24, "semibold", "mute")
    label = words("glory", n=view.glory)
    parts.pill(
        c, 1156, 130, label, theme.mix("uniq", "panel", 0.22), h=44, ink="uniq", glyph="glory", anchor="r", fit=200
    )
    dice_grid(c, 692, view.foe_dice[:4])
    for n, (glyphs, text) in enumerate(view.loot[:2]):
        y = 386 + 64 * n
        names = glyphs.split()
        for k, name in enumerate(names):
            c.icon(name, 738 + (k - (len(names) - 1) / 2) * 38, y, 42, "uniq" if len(names) == 1 else "gold")
        c.text(796, y, text, 26, "semibold", "text", fit=360)


def race(c: Canvas, view: Combat, words: Words) -> None:
    """Who is how far."""
    c.text(44, 620, words("glory-race"), 30, "serif", fit=400)
    c.text(748, 620, words("wins-at", n=view.goal), 25, "semibold", "mute", "r", fit=280)
    for n, racer in enumerate(view.players):
        x, y = 44 + n % 2 * 362, 670 + n // 2 * 62
        ring = ACCENT if n == view.active else None
        parts.avatar(c, x + 24, y, 24, racer.name, theme.seat_colour(n, "dungeon_dice"), ring=ring)
        c.text(x + 62, y, racer.name, 28, "bold", fit=66)
        for k in range(view.goal):
            c.icon("glory", x + 146 + 40 * k, y, 33, "gold" if k < racer.glory else "line")
        c.text(x + 342, y, words("xp", n=racer.xp), 25, "semibold", "mute", "r")


def bags(c: Canvas, view: Combat, words: Words) -> None:
    """What is left to draw from."""
    c.text(804, 620, words("bags"), 30, "serif", fit=180)
    c.text(1156, 620, words("dice-left"), 25, "semibold", "mute", "r", fit=180)
    for n, (kind, count) in enumerate(view.bags):
        parts.bag(c, 836 + 96 * n, 706, kind, count)


def alt(view: Combat, words: Words) -> str:
    """The fight in words."""
    player, monster = view.players[view.active].name, words(f"monster-{view.monster}")
    return words("alt", player=player, monster=monster, ours=view.totals[0], theirs=view.totals[1], say=view.message)


WORDS = ExampleWords(
    {
        "phase-search": "Search",
        "phase-fight": "Fight or flee",
        "phase-break": "Break",
        "phase-armor": "Armor",
        "phase-main": "Main",
        "phase-execute": "Execute",
        "phase-compare": "Compare",
        "phase-reward": "Reward",
        "their-turn": "{player}'s turn",
        "with": "with {player}",
        "level": "level {n}",
        "monster-witch": "Witch",
        "glory": "{n} glory",
        "glory-race": "Glory race",
        "wins-at": "{n} wins",
        "xp": "{n} xp",
        "bags": "Bags",
        "dice-left": "dice left",
        "alt": "{player} fights a {monster}: {ours} against {theirs}. {say}",
    }
)


@sample("kit", "combat", "a tie against the witch")
def example() -> Call:
    """The situation of the mock-up."""
    dice = (
        Die("hero_level", "level", 3),
        Die("hero_level", "level", 1),
        Die("equipment", "slash", 2, "slash", "kept"),
        Die("equipment", "execute", 2, "execute"),
        Die("equipment", "armor used", None, "armor", "spent"),
        Die("hero_level", "Bo's level", 1),
        Die("artifact", "Bo: artifact", 3, "fire"),
        Die("single_use", "fire spell", 2, "fire"),
    )
    foe = (
        Die("monster", "+ potion", 6),
        Die("monster_level", "level", 3),
        Die("monster_level", "level", 1),
        Die("monster_level", "level", 4),
    )
    view = Combat(
        players=(Racer("Ada", 2, 4), Racer("Bo", 3, 5), Racer("Cy", 1, 2), Racer("Dee", 0, 3)),
        active=0,
        helper=1,
        phase=4,
        level=3,
        hearts=(2, 3),
        dice=dice,
        monster="witch",
        monster_level=4,
        glory=2,
        foe_dice=foe,
        loot=(
            ("dungeon:scroll", "Scroll: may cast one spell"),
            ("dungeon:locked_chest dungeon:chest", "locked chest: an artifact"),
        ),
        totals=(14, 14),
        message="A tie wins, but both take a wound. Ada may slash: reroll one hero die.",
        goal=4,
        bags=(("monster", 9), ("single_use", 13), ("equipment", 11), ("artifact", 9)),
    )
    return Call(view, WORDS)
