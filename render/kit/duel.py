"""Dice Throne, the table of a duel: phases, two heroes, the dice, abilities with exact odds, the last event."""

from __future__ import annotations

import msgspec

from render import parts, theme
from render.canvas import Canvas
from render.kit.example import ExampleWords
from render.parts import Ability
from render.registry import Call, Drawing, Words, picture, sample

ACCENT = "throne"
PHASES = ("upkeep", "income", "main_1", "offensive_roll", "targeting", "defence", "main_2", "discard")


class Hero(msgspec.Struct, frozen=True):
    """One side of the duel."""

    player: str
    hero: str
    health: int
    full: int
    cp: int
    hand: int
    deck: int
    statuses: tuple[tuple[str, int], ...] = ()


class Duel(msgspec.Struct, frozen=True):
    """All that the picture shows."""

    heroes: tuple[Hero, Hero]
    active: int
    phase: int
    dice: tuple[tuple[str, int, bool], ...]  # symbol, number, kept
    rolls_left: int
    abilities: tuple[Ability, ...]
    ready: tuple[str, str] | None
    event: str
    turn: int


@picture("kit", "duel")
def duel(view: Duel, words: Words, focus: object = None) -> Drawing:
    """The whole table."""
    c = Canvas.baked(("duel", view.active), lambda base: ground(base, view.active))
    parts.phase_strip(c, 24, 16, 1152, [words(f"phase-{phase}") for phase in PHASES], view.phase, ACCENT)
    for side, hero in enumerate(view.heroes):
        hero_panel(c, side, hero, view.active == side, words)
    roll_panel(c, view, words)
    ability_panel(c, view, words)
    parts.event_line(c, 24, 740, 1152, view.event, words("turn", n=view.turn), ACCENT)
    return Drawing(c, alt(view, words))


def ground(c: Canvas, active: int) -> None:
    """What stays the same: the panels."""
    for side in (0, 1):
        parts.panel(c, 24 + 584 * side, 88, 568, 216, ACCENT if side == active else None)
    parts.panel(c, 24, 320, 568, 404)
    parts.tray(c, 24, 386, 568, 196)
    parts.panel(c, 608, 320, 568, 404)


def hero_panel(c: Canvas, side: int, hero: Hero, active: bool, words: Words) -> None:
    """Health outside, everything else inside; the right panel mirrors the left."""
    parts.dial(c, (124, 1076)[side], 208, 80, hero.health, hero.full)
    if active:
        edge = (56, 1144)[side]
        parts.turn_tab(c, edge, 89, words("their-turn", player=hero.player), ACCENT, anchor="lr"[side], fit=250)
    else:
        parts.quiet_tab(c, (80, 1120)[side], 89, hero.player, anchor="lr"[side], fit=200)
    left = (224, 632)[side]
    c.icon(f"hero:{hero.hero}", left + 17, 128, 40, theme.seat_colour(side))
    c.text(left + 46, 128, words(f"hero-{hero.hero}"), 38, "serif", fit=300)
    parts.gem(c, left + 24, 190, 28, hero.cp)
    counters(c, left + 58, (572, 984)[side], hero, words)
    parts.token_row(c, left, 257, hero.statuses, 364)


def counters(c: Canvas, x: int, right: int, hero: Hero, words: Words) -> None:
    """CP, hand and deck in a line: glyph, number, and the quiet label where there is room for it."""
    x += c.text(x, 191, words("cp"), 25, "bold", "sand") + 14
    items = (("hand", hero.hand, words("hand")), ("deck", hero.deck, words("deck")))
    bare = sum(39 + c.measure(str(number), 34, "bold") for _, number, _ in items)
    room = right - x - bare - sum(6 + c.measure(label, 22) for _, _, label in items)
    named = room >= 4
    gap = min(16, room) if named else 26
    for glyph, number, label in items:
        c.icon(glyph, x + 17, 190, 33, "sand")
        x += 39 + c.text(x + 39, 190, str(number), 34, "bold")
        if named:
            x += 6 + c.text(x + 6, 192, label, 22, "semibold", "mute")
        x += gap


def roll_panel(c: Canvas, view: Duel, words: Words) -> None:
    """The dice with what is kept, the rolls left and what is ready."""
    c.text(44, 354, words("phase-offensive_roll"), 30, "serif", fit=300)
    label = words("rolls-left", n=view.rolls_left)
    wide = c.text(572, 354, label, 26, "bold", ACCENT, "r", fit=200)
    rolls(c, 562 - wide - 72, 354, view.rolls_left)
    hero = view.heroes[view.active].hero
    pitch = 107.5
    for n, (symbol, number, kept) in enumerate(view.dice):
        x = round(48 + n * pitch)
        parts.hero_die(c, x, 410, 90, hero, symbol, number, "kept" if kept else "", ACCENT)
        colour = ACCENT if kept else "sand"
        c.icon("kept" if kept else "free_die", x + 11, 543, 25, colour)
        c.text(x + 28, 543, words("kept" if kept else "free"), 24, "bold" if kept else "semibold", colour, fit=68)
    if view.ready:
        parts.callout(c, 44, 604, 528, 100, ACCENT, *view.ready)


def rolls(c: Canvas, x: int, y: int, left: int) -> None:
    """Three dots: the rolls used are dark, the ones left bright, from the right."""
    for n in range(3):
        c.disc(x + 10 + 26 * n, y, 9.5, ACCENT if n >= 3 - left else "line")


def ability_panel(c: Canvas, view: Duel, words: Words) -> None:
    """What the dice can still become, by odds."""
    c.text(628, 354, words("abilities"), 30, "serif", fit=280)
    c.text(1012, 354, words("damage-short"), 25, "semibold", "mute", "r", fit=90)
    c.text(1156, 354, words("best-odds"), 25, "semibold", "mute", "r", fit=128)
    hero = view.heroes[view.active].hero
    for n, ability in enumerate(view.abilities[:7]):
        parts.ability_row(c, 618, 407 + 48 * n, 548, hero, ability, ACCENT)


def alt(view: Duel, words: Words) -> str:
    """The table in words."""
    out = [words("alt-turn", player=view.heroes[view.active].player, phase=words(f"phase-{PHASES[view.phase]}"))]
    for hero in view.heroes:
        name = words(f"hero-{hero.hero}")
        out.append(words("alt-hero", hero=name, player=hero.player, health=hero.health, cp=hero.cp, hand=hero.hand))
    out.append(words("alt-dice", dice=", ".join(f"{symbol} {number}" for symbol, number, _ in view.dice)))
    return " ".join(out)


WORDS = ExampleWords(
    {
        "phase-upkeep": "Upkeep",
        "phase-income": "Income",
        "phase-main_1": "Main 1",
        "phase-offensive_roll": "Offensive roll",
        "phase-targeting": "Targeting",
        "phase-defence": "Defence",
        "phase-main_2": "Main 2",
        "phase-discard": "Discard",
        "their-turn": "{player}'s turn",
        "hero-gunslinger": "Gunslinger",
        "hero-moon_elf": "Moon Elf",
        "cp": "CP",
        "damage-short": "dmg",
        "best-odds": "best odds",
        "rolls-left": "{n} roll left",
        "abilities": "Abilities",
        "turn": "Turn {n}",
        "alt-turn": "{player}'s turn, {phase}.",
        "alt-hero": "{hero} ({player}): {health} health, {cp} CP, {hand} cards.",
        "alt-dice": "Dice: {dice}.",
    }
)


@sample("kit", "duel", "gunslinger against moon elf")
def example() -> Call:
    """The situation of the mock-up."""
    left = Hero("Ada", "gunslinger", 41, 50, 6, 4, 21, (("reload", 2), ("evasive", 1), ("targeted", 1)))
    right = Hero("Bo", "moon_elf", 34, 50, 3, 5, 20, (("evasive", 2), ("knockdown", 1)))
    bullet, dash, eye = "bullet", "dash", "bullseye"
    abilities = (
        Ability((bullet, bullet, eye, eye), "Bounty Hunter", "1", "undefendable", ready=True),
        Ability((bullet,) * 3, "Revolver", "3", odds="88%", share=0.88),
        Ability(("small",), "Showdown", "5–7", odds="56%", share=0.56),
        Ability(("large",), "Fan the Hammer", "7", odds="17%", share=0.17),
        Ability((bullet, bullet, dash, dash, dash), "Take Cover", "5", odds="17%", share=0.17),
        Ability((eye,) * 4, "Deadeye", "6", "undefendable", odds="7%", share=0.07),
        Ability((eye,) * 5, "Fill'em With Lead!", "10", "ultimate", odds="<1%", share=0.005),
    )
    view = Duel(
        heroes=(left, right),
        active=0,
        phase=3,
        dice=((eye, 6, True), (eye, 6, True), (bullet, 2, True), (bullet, 3, True), (dash, 4, False)),
        rolls_left=1,
        abilities=abilities,
        ready=("Bounty Hunter is ready", "inflict Bounty, 1 undefendable damage"),
        event="Gunslinger rerolled three dice: **bullseye, bullet, dash**",
        turn=7,
    )
    return Call(view, WORDS)


@sample("kit", "duel", "in french, other seat")
def french() -> Call:
    """Longer words, more tokens, the right side at turn."""
    view: Duel = example().view
    crowd = ("evasive", "knockdown", "burn", "blind", "chi", "combo")
    first, second = view.heroes
    heroes = (
        msgspec.structs.replace(first, health=9),
        msgspec.structs.replace(
            second, player="Maximilienne-Élisabeth", health=54, statuses=tuple((name, 1) for name in crowd)
        ),
    )
    moon = (("arrow", 1, True), ("foot", 4, True), ("moon", 6, False), ("arrow", 3, False), ("arrow", 2, False))
    abilities = (
        Ability(("arrow",) * 3, "Flèches de longue portée", "3–7", odds="88 %", share=0.88),
        Ability(("arrow", "arrow", "arrow", "moon", "moon"), "Tir couvert par la lune", "5", odds="41 %", share=0.41),
        Ability(("micro",), "Petite suite", "2", odds="12 %", share=0.12),
    )
    view = msgspec.structs.replace(
        view,
        heroes=heroes,
        active=1,
        dice=moon,
        abilities=abilities,
        ready=("Flèches de longue portée est prête", "inflige 3 dégâts et gagne un jeton Évitement supplémentaire"),
        event="L'Elfe lunaire a relancé trois dés : **lune, flèche, pas**, puis a gardé les deux premiers",
    )
    longer = {
        "phase-upkeep": "Entretien",
        "phase-income": "Revenu",
        "phase-main_1": "Principale 1",
        "phase-offensive_roll": "Lancers offensifs",
        "phase-targeting": "Ciblage",
        "phase-defence": "Défense",
        "phase-main_2": "Principale 2",
        "phase-discard": "Défausse",
        "their-turn": "Tour de {player}",
        "hero-gunslinger": "As de la Gâchette",
        "hero-moon_elf": "Elfe lunaire",
        "hand": "main",
        "deck": "pioche",
        "kept": "gardé",
        "free": "libre",
        "damage-short": "dégâts",
        "best-odds": "meilleures chances",
        "rolls-left": "{n} lancer restant",
        "abilities": "Capacités",
        "turn": "Tour {n}",
    }
    return Call(view, ExampleWords({**WORDS.sentences, **longer}))
