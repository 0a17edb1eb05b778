"""Dice Forge, the table: four players with caps, dice and nets; the feats of seven islands; the ten pools."""

from __future__ import annotations

import msgspec

from render import parts, theme
from render.canvas import Canvas
from render.kit.example import ExampleWords
from render.registry import Call, Drawing, Words, picture, sample

ACCENT = "forge"
STEPS = ("blessing", "reinforce", "action", "extra")
# boxes of the seven islands (x, y, width); the middle one has three places
ISLANDS = (
    (628, 138, 172),
    (806, 138, 172),
    (984, 138, 172),
    (628, 260, 252),
    (628, 382, 172),
    (806, 382, 172),
    (984, 382, 172),
)


class Player(msgspec.Struct, frozen=True):
    """A seat. `dice`: for each die its six faces and which one is up."""

    name: str
    gold: tuple[int, int]
    sun: tuple[int, int]
    moon: tuple[int, int]
    vp: int
    dice: tuple[tuple[tuple[str, ...], int], ...]


class Feat(msgspec.Struct, frozen=True):
    """A pile of feats."""

    feat: str
    cost: str  # as a face: M1, S5, S5M5
    vp: int
    left: int


class Pool(msgspec.Struct, frozen=True):
    """A pool of the sanctuary: equal faces and how many are left, or different faces with None where one is gone."""

    price: int
    faces: tuple[str | None, ...]
    left: int = 0


class Table(msgspec.Struct, frozen=True):
    """All that the picture shows."""

    players: tuple[Player, ...]
    active: int
    round: int
    rounds: int
    step: int
    islands: tuple[tuple[Feat, ...], ...]
    pawns: tuple[tuple[int, int], ...]  # island, seat
    pools: tuple[Pool, ...]
    piles: int = 4


@picture("kit", "forge_table")
def table(view: Table, words: Words, focus: object = None) -> Drawing:
    """The whole table."""
    seats = len(view.players)
    c = Canvas.baked(("forge", seats, view.active), lambda base: ground(base, seats, view.active))
    used = c.text(28, 42, words("round", n=view.round), 34, "serif")
    parts.dots(c, 28 + used + 12, 43, view.round, view.rounds, ACCENT, current=view.round - 1)
    parts.phase_strip(c, 616, 16, 560, [words(f"step-{step}") for step in STEPS], view.step, ACCENT)
    for n, player in enumerate(view.players):
        seat_panel(c, 84 + 178 * n, n, player, n == view.active, words)
    island_panel(c, view, words)
    sanctuary(c, view, words)
    return Drawing(c, alt(view, words))


def ground(c: Canvas, seats: int, active: int) -> None:
    """Panels and islands."""
    for n in range(seats):
        parts.panel(c, 24, 84 + 178 * n, 568, 166, ACCENT if n == active else None)
    parts.panel(c, 608, 84, 568, 432)
    for x, y, w in ISLANDS:
        c.rounded(x, y, w, 116, 14, "raised")
    c.rounded(886, 260, 270, 116, 14, theme.mix(ACCENT, "panel", 0.14))
    parts.panel(c, 608, 528, 568, 250)


def seat_panel(c: Canvas, y: int, seat: int, player: Player, active: bool, words: Words) -> None:
    """Name, stores with their caps, both dice with their nets."""
    if active:
        parts.turn_tab(c, 568, y - 4, words("their-turn", player=player.name), ACCENT, anchor="r", h=34)
    parts.avatar(c, 66, y + 38, 22, player.name, theme.seat_colour(seat, "dice_forge"))
    c.text(100, y + 38, player.name, 29, "bold", fit=70)
    for x, resource, (have, cap) in ((187, "gold", player.gold), (304, "sun", player.sun), (397, "moon", player.moon)):
        c.icon(f"forge:{resource}", x, y + 38, 34, resource)
        left = x + 20 + c.text(x + 20, y + 38, str(have), 31, "bold")
        c.text(left + 2, y + 40, f"/{cap}", 24, "semibold", "mute")
    c.icon("forge:vp", 506, y + 38, 34, "vp")
    c.text(572, y + 38, str(player.vp), 36, "bold", anchor="r")
    for x, side, (faces, up) in zip((44, 314), ("light", "dark"), player.dice, strict=False):
        parts.forge_die(c, x, y + 72, 74, side, faces[up])
        parts.net(c, x + 86, y + 72, faces, up)


def island_panel(c: Canvas, view: Table, words: Words) -> None:
    """Fifteen piles on seven islands, the pawns, and what the active player may spend."""
    c.text(628, 116, words("islands"), 30, "serif")
    wide = c.text(1156, 116, words("cards-left"), 24, "semibold", "mute", "r", fit=260)
    parts.pips(c, 1156 - wide - 70, 116, 4, 4, ACCENT)
    for (x, y, w), feats in zip(ISLANDS, view.islands, strict=False):
        step = (w - 12) // len(feats)
        for n, feat in enumerate(feats):
            if n:
                c.fill(x + 6 + n * step - 1, y + 14, 2, 58, "line")
            pile(c, x + 6 + n * step + (step - 60) // 2, y, feat, view.piles)
    for island, seat in view.pawns:
        x, y, w = ISLANDS[island]
        parts.pawn(c, x + w // 2, y + 99, 30, theme.seat_colour(seat, "dice_forge"))
    player = view.players[view.active]
    c.text(904, 286, words("may-spend", player=player.name), 25, "semibold", "sand", fit=236)
    at = amount(c, 904, 322, "gold", player.gold[0])
    c.text(at + 18, 322, words("to-forge"), 24, "semibold", "sand", fit=1140 - at - 18)
    at = amount(c, amount(c, 904, 357, "sun", player.sun[0]) + 14, 357, "moon", player.moon[0])
    c.text(at + 16, 357, words("on-a-feat"), 24, "semibold", "sand", fit=1140 - at - 16)


def amount(c: Canvas, x: int, y: int, resource: str, number: int) -> int:
    """A resource and how much of it; returns where it ends."""
    wide = c.icon(f"forge:{resource}", x, y, 29, resource, "l")
    return x + wide + 8 + c.text(x + wide + 8, y, str(number), 28, "bold")


def pile(c: Canvas, x: int, y: int, feat: Feat, piles: int) -> None:
    """A pile: glyph, how many are left, price, glory points."""
    c.icon(f"feat:{feat.feat}", x + 15, y + 28, 36, "text" if feat.left else "line2")
    parts.pips(c, x + 44, y + 13, feat.left, piles, ACCENT, w=14, h=6, gap=3, down=True)
    wide = 68 if len(parts.face_of(feat.cost).gains) > 1 else 60
    parts.chip(c, x + 30 - wide // 2, y + 50, feat.cost, wide, 32)
    if not feat.vp:
        c.text(x + 30, y + 98, "–", 26, "bold", "mute", "m")
        return
    number = c.measure(str(feat.vp), 26, "bold")
    left = x + 30 - (number + 27) // 2
    c.text(left, y + 98, str(feat.vp), 26, "bold", "vp")
    c.icon("forge:vp", left + number + 5, y + 98, 26, "vp", "l")


def sanctuary(c: Canvas, view: Table, words: Words) -> None:
    """Ten pools in two rows, with their price."""
    c.text(628, 558, words("sanctuary"), 30, "serif", fit=220)
    c.text(1156, 558, words("faces-left"), 24, "semibold", "mute", "r", fit=300)
    rich = view.players[view.active].gold[0]
    for n, pool in enumerate(view.pools):
        x, y = 628 + n % 5 * 98, 597 + n // 5 * 94
        c.icon("forge:gold", x, y, 29, "gold", "l")
        c.text(x + 32, y, str(pool.price), 28, "bold", "text" if pool.price <= rich else "mute")
        if len(pool.faces) == 1:
            face = pool.faces[0] or "G1"
            parts.chip(c, x, y + 21, face, 64, 40)
            parts.pips(c, x + 70, y + 23, pool.left, view.piles, ACCENT, w=13, h=7, gap=3, down=True)
            continue
        for k, face in enumerate(pool.faces[:4]):
            left, top = x + k % 2 * 70, y + 17 + k // 2 * 30
            if face:
                parts.chip(c, left, top, face, 66, 28)
            else:
                c.rounded(left, top, 66, 28, 8, "panel", "line", 2)


def alt(view: Table, words: Words) -> str:
    """The table in words."""
    seats = (
        words("alt-seat", player=p.name, gold=p.gold[0], sun=p.sun[0], moon=p.moon[0], vp=p.vp) for p in view.players
    )
    head = words("alt-round", n=view.round, player=view.players[view.active].name)
    return " ".join((head, *seats))


WORDS = ExampleWords(
    {
        "round": "Round {n}",
        "step-blessing": "Blessing",
        "step-reinforce": "Reinforce",
        "step-action": "Action",
        "step-extra": "Extra",
        "their-turn": "{player}'s turn",
        "islands": "Islands",
        "cards-left": "cards left",
        "may-spend": "{player} may spend",
        "to-forge": "to forge",
        "on-a-feat": "on a feat",
        "sanctuary": "Sanctuary",
        "faces-left": "faces left, price in gold",
        "alt-round": "Round {n}, {player} acts.",
        "alt-seat": "{player}: {gold} gold, {sun} sun, {moon} moon, {vp} glory.",
    }
)


@sample("kit", "forge_table", "four players")
def example() -> Call:
    """The situation of the mock-up."""

    def dice(*both: str) -> tuple[tuple[tuple[str, ...], int], ...]:
        return tuple((tuple(text[1:].split()), int(text[0])) for text in both)

    players = (
        Player("Ada", (8, 12), (4, 6), (2, 6), 38, dice("2G1 G1 G3 G1 S1 S2", "2G1 G1 M1 M2 V2 G4")),
        Player("Bo", (3, 12), (1, 6), (5, 6), 31, dice("2G1 G1 MIRROR G1 G6 S1", "4G1 G1 G1 M1 V2 M2")),
        Player("Cy", (11, 16), (6, 9), (0, 9), 27, dice("1G1 S2 G1 G1 S1 S2", "2G1 G1 G2M1 M1 V2 V3")),
        Player("Dee", (5, 12), (2, 6), (3, 6), 34, dice("2G1 G1 X3 G4 G1 S1", "0G3_OR_V2 G1 G1 M1 V2 V3")),
    )
    feats = (
        "blacksmiths_hammer M1 0 4/blacksmiths_chest M1 2 4",
        "silver_hind M2 2 4/satyrs M3 6 3",
        "ferryman M4 12 4/helmet_of_invisibility M5 4 3",
        "cancer M6 8 4/hydra S5M5 26 4/sphinx S6 10 4",
        "elder S1 0 2/wild_spirits S1 2 4",
        "guardians_owl S2 4 2/minotaur S3 8 4",
        "gorgon S4 14 4/mirror_of_the_abyss S5 10 3",
    )
    islands = tuple(
        tuple(Feat(name, cost, int(vp), int(left)) for name, cost, vp, left in (f.split() for f in text.split("/")))
        for text in feats
    )
    pools = (
        Pool(2, ("G3",), 3),
        Pool(2, ("M1",), 4),
        Pool(3, ("G4",), 2),
        Pool(3, ("S1",), 3),
        Pool(4, (None, "C1", "S1V1", None)),
        Pool(5, ("G3_OR_V2",), 3),
        Pool(6, ("M2",), 4),
        Pool(8, ("S2",), 2),
        Pool(8, ("V3",), 2),
        Pool(12, ("V4", "M2V2", "C2", "G1S1M1V1")),
    )
    view = Table(players, 0, 5, 9, 2, islands, ((0, 2), (2, 3), (5, 0), (6, 1)), pools)
    return Call(view, WORDS)
