"""The table: every hero with stores, dice and nets; the feats of seven islands; the ten pools of the sanctuary."""

from __future__ import annotations

from typing import Any

from engine.core.view import View
from engine.dice_forge.content import ISLANDS as PLACES
from engine.dice_forge.state import PileView, PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dice_forge import common
from render.dice_forge.common import ACCENT, Purse
from render.registry import Drawing, Words, picture

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
PANELS = {2: (338, 356), 3: (218, 238), 4: (160, 178)}
"""Height and pitch of the heroes' panels by their number."""


@picture(common.GAME, "table")
def table(view: View, words: Words, focus: Any = None) -> Drawing:
    """The whole table; what the one who may spend cannot pay is dim."""
    t = common.table_of(view)
    seats, active = len(t.players), view.active if view.result is None else None
    c = Canvas.baked((common.GAME, "table", seats, active), lambda base: ground(base, seats, active))
    used = c.text(28, 42, words("dice-forge-pic-round", round=view.round), 34, "serif", fit=220)
    parts.dots(c, 28 + used + 14, 43, view.round, t.rounds, ACCENT, current=view.round - 1, pitch=26)
    common.phase_strip(c, 616, 560, view, words)
    for seat in range(seats):
        hero(c, view, seat, words)
    now = common.purse(view)
    islands(c, view, now, words)
    sanctuary(c, view, now, words)
    return Drawing(c, alt(view, now, words))


def ground(c: Canvas, seats: int, active: int | None) -> None:
    """Panels and islands."""
    high, pitch = PANELS[seats]
    for n in range(seats):
        parts.panel(c, 24, 84 + pitch * n, 568, high, ACCENT if n == active else None)
    parts.panel(c, 608, 84, 568, 432)
    for x, y, w in ISLANDS:
        c.rounded(x, y, w, 116, 14, "raised")
    c.rounded(886, 260, 270, 116, 14, theme.mix(ACCENT, "panel", 0.14))
    parts.panel(c, 608, 528, 568, 250)


# -- heroes --------------------------------------------------------------------------------------------------------


def hero(c: Canvas, view: View, seat: int, words: Words) -> None:
    """Name, stores with their limits, glory, both dice with their nets; with two or three players also the feats."""
    t = common.table_of(view)
    player, seats = t.players[seat], len(t.players)
    high, pitch = PANELS[seats]
    y = 84 + pitch * seat
    who = common.name(view, seat)
    active = view.result is None and seat == view.active
    said = words("dice-forge-pic-turn", player=who) if active else ""
    if not active and view.result is None and seat in view.asked():
        said = words("dice-forge-pic-chooses", player=who)
    gone = seat in view.left
    parts.name_tab(c, 44, y, who, common.colour(seat), said, ACCENT if active else None, dimmed=gone, fit=500)
    head = y + (46 if seats == 4 else 50)
    stores(c, head, player)
    if seats == 2:
        for n, side in enumerate(("light", "dark")):
            wide_die(c, 44, y + 86 + 98 * n, side, player, n)
    else:
        for x, side, n in ((44, "light", 0), (314, "dark", 1)):
            top = head + 28
            parts.forge_die(c, x, top, 74, side, player.dice[n][player.shown[n]])
            parts.net(c, x + 86, top, player.dice[n], player.shown[n])
    if seats < 4:
        base = y + high - 32
        if player.cards:
            common.feat_row(c, 44, base, 528, player)
        else:
            c.text(44, base, words("dice-forge-pic-no-feats"), 24, "semibold", "mute", fit=528)


def stores(c: Canvas, y: int, player: PlayerView) -> None:
    """Gold, sun, moon and glory of a hero."""
    have = (player.gold, player.sun, player.moon)
    for x, resource, number, cap in zip((46, 180, 308), common.STORES, have, player.limits, strict=True):
        common.store(c, x, y, resource, number, cap)
    common.glory(c, 572, y, player.score, 37)


def wide_die(c: Canvas, x: int, y: int, side: str, player: PlayerView, n: int) -> None:
    """A die and its six faces in one row."""
    faces, up = player.dice[n], player.shown[n]
    parts.forge_die(c, x, y, 82, side, faces[up])
    for k, face in enumerate(faces):
        left = x + 98 + 72 * k
        parts.chip(c, left, y + 18, face, 66, 48, size=28, shown=k == up)


# -- islands -------------------------------------------------------------------------------------------------------


def islands(c: Canvas, view: View, now: Purse, words: Words) -> None:
    """Fifteen piles on seven islands, the pawns, and what the one who acts may spend."""
    t = common.table_of(view)
    c.text(628, 116, words("dice-forge-pic-islands"), 30, "serif", fit=200)
    most = t.piles[0].of if t.piles else 4
    wide = c.text(1156, 116, words("dice-forge-pic-cards-left"), 24, "semibold", "mute", "r", fit=250)
    parts.pips(c, 1156 - wide - 14 - 14 * most, 116, most, most, ACCENT)
    pawns = {player.pawn: seat for seat, player in enumerate(t.players) if player.pawn}
    for place, (x, y, w) in zip(PLACES, ISLANDS, strict=True):
        feats = [pile for pile in t.piles if pile.island == place]
        step = (w - 12) // max(1, len(feats))
        for n, feat in enumerate(feats):
            if n:
                c.fill(x + 6 + n * step - 1, y + 14, 2, 58, "line")
            pile(c, x + 6 + n * step + (step - 60) // 2, y, feat, now)
        if place in pawns:
            between = x + 6 + step if len(feats) > 2 else x + w // 2
            parts.pawn(c, between, y + 99, 30, common.colour(pawns[place]))
    spending(c, view, now, words)


def pile(c: Canvas, x: int, y: int, feat: PileView, now: Purse) -> None:
    """A pile: glyph, how many are left, price, glory points."""
    dim = not feat.left or (now.feats is not None and feat.card not in now.feats)
    c.icon(f"feat:{feat.card}", x + 15, y + 28, 36, "line2" if not feat.left else "mute" if dim else "text")
    parts.pips(c, x + 44, y + 13, feat.left, feat.of, ACCENT, w=14, h=6, gap=3, down=True)
    cost = common.cost_face(feat.card)
    wide = 68 if len(parts.face_of(cost).gains) > 1 else 60
    parts.chip(c, x + 30 - wide // 2, y + 50, cost, wide, 32, dimmed=dim, ground="raised")
    points = common.card_vp(feat.card)
    if not points:
        c.text(x + 30, y + 98, "–", 26, "bold", "mute", "m")
        return
    shade = theme.dim("vp", "raised") if dim else "vp"
    number = c.measure(str(points), 26, "bold")
    left = x + 30 - (number + 27) // 2
    c.text(left, y + 98, str(points), 26, "bold", "mute" if dim else "vp")
    c.icon("forge:vp", left + number + 5, y + 98, 26, shade, "l")


def spending(c: Canvas, view: View, now: Purse, words: Words) -> None:
    """Who decides now, and what they have to spend."""
    if view.result is not None:
        winners = common.joined(words, [common.name(view, seat) for seat in view.result.winners])
        c.icon("glory", 922, 318, 44, "gold")
        c.text(960, 302, words("dice-forge-pic-won"), 25, "semibold", "sand", fit=180)
        c.text(960, 336, winners, 28, "bold", fit=184)
        return
    waiting = view.asked()
    player = common.table_of(view).players[now.seat]
    if now.kind:
        title = titled(c, words, f"may-{now.kind}", common.name(view, now.seat))
    elif len(waiting) > 1:
        title = words("dice-forge-pic-many-choose", count=len(waiting))
    else:
        seat = waiting[0] if waiting else now.seat
        title = titled(c, words, "chooses", common.name(view, seat))
        player = common.table_of(view).players[seat]
    c.text(904, 286, title, 25, "semibold", "sand", fit=238)
    at = common.amount(c, 904, 322, "gold", player.gold)
    c.text(at + 16, 322, words("dice-forge-pic-to-forge"), 24, "semibold", "sand", fit=1140 - at - 16)
    at = common.amount(c, common.amount(c, 904, 357, "sun", player.sun) + 14, 357, "moon", player.moon)
    c.text(at + 14, 357, words("dice-forge-pic-on-a-feat"), 24, "semibold", "sand", fit=1142 - at - 14)


def titled(c: Canvas, words: Words, key: str, who: str) -> str:
    """Who may do what, in a line of the little box."""
    return parts.with_name(c, lambda name: words(f"dice-forge-pic-{key}", player=name), who, 238, 23)


# -- sanctuary -----------------------------------------------------------------------------------------------------


def sanctuary(c: Canvas, view: View, now: Purse, words: Words) -> None:
    """Ten pools in two rows, with their price."""
    t = common.table_of(view)
    c.text(628, 558, words("dice-forge-pic-sanctuary"), 30, "serif", fit=220)
    c.text(1156, 558, words("dice-forge-pic-faces-left"), 24, "semibold", "mute", "r", fit=300)
    for n, price in enumerate(common.prices()):
        x, y = 628 + n % 5 * 98, 597 + n // 5 * 94
        dear = not t.sanctuary[n] or (now.gold is not None and price > now.gold)
        c.icon("forge:gold", x, y, 29, theme.dim("gold") if dear else "gold", "l")
        c.text(x + 34, y, str(price), 28, "bold", "mute" if dear else "text")
        if common.SPECIAL_POOLS[n]:
            special_pool(c, x, y + 17, common.pool_faces(t, n), dear)
            continue
        face, left = common.TEMPLE.sanctuary[n].faces[0], len(t.sanctuary[n])
        if left:
            parts.chip(c, x, y + 21, face, 64, 40, dimmed=dear)
        else:
            c.rounded(x, y + 21, 64, 40, 8, "panel", "line", 2)
        parts.pips(c, x + 70, y + 23, left, t.faces_per_pool, ACCENT, w=13, h=7, gap=3, down=True)


def special_pool(c: Canvas, x: int, y: int, faces: list[str | None], dear: bool) -> None:
    """A pool of different faces; two at a table for two, else four."""
    two = len(faces) == 2
    high, step = (40, 44) if two else (28, 30)
    for k, face in enumerate(faces):
        left, top = x + k % 2 * 70, y + (4 if two else 0) + k // 2 * step
        if face:
            parts.chip(c, left, top, face, 66, high, dimmed=dear)
        else:
            c.rounded(left, top, 66, high, 8, "panel", "line", 2)


# -- in words ------------------------------------------------------------------------------------------------------


def alt(view: View, now: Purse, words: Words) -> str:
    """The table in words."""
    said = [common.say_round(view, words)]
    said += [common.say_player(view, seat, words) for seat in range(len(view.seats))]
    if now.feats is not None:
        feats = common.joined(words, [common.feat_words(words, card) for card in sorted(now.feats)])
        said.append(words("dice-forge-pic-alt-afford", player=common.name(view, now.seat), feats=feats))
    return " ".join(said)
