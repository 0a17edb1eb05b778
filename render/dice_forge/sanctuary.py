"""The sanctuary in large: ten pools with prices, the gardens, and the dice of the one who shops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.view import View
from engine.dice_forge.content import PRICE, TEMPLE
from engine.dice_forge.state import PlayerView, TableView
from render import parts
from render.canvas import Canvas
from render.dice_forge import common
from render.dice_forge.common import ACCENT
from render.dice_forge.nets import SIDES, put_down
from render.registry import Drawing, Words, picture

POOL_W, POOL_H = 220, 196


def spot(n: int) -> tuple[int, int]:
    """The corner of a pool's panel."""
    return 24 + n % 5 * 233, 84 + n // 5 * (POOL_H + 14)


@picture(common.GAME, "sanctuary")
def sanctuary(view: View, words: Words, focus: Any = None) -> Drawing:
    """All pools; too dear is dim, what is picked is ringed. `focus`: seat, off (discount), draft (faces, places)."""
    look: Mapping[str, Any] = focus if isinstance(focus, Mapping) else {}
    t = common.table_of(view)
    now = common.purse(view)
    seat = int(look.get("seat", now.seat))
    player = t.players[seat]
    off = int(look.get("off", 0))
    draft = common.draft_of(look)
    picked = picks(draft)
    spent = sum(max(0, PRICE.get(face, 0) - off) for face in picked)
    c = Canvas.baked((common.GAME, "sanctuary"), ground)
    head(c, view, seat, player, spent, off, words)
    for n in range(len(t.sanctuary)):
        pool(c, t, n, player.gold - spent, off, picked)
    dice(c, player, picked, draft, words)
    gardens(c, t, words)
    return Drawing(c, alt(view, seat, off, words))


def picks(draft: Mapping[str, Any]) -> tuple[str, ...]:
    """The faces picked so far."""
    faces = draft.get("faces", draft.get("face", ()))
    found = (faces,) if isinstance(faces, str) else tuple(faces)
    return tuple(face for face in found if face != "none")


def ground(c: Canvas) -> None:
    """The panels."""
    for n in range(10):
        parts.panel(c, *spot(n), POOL_W, POOL_H)
    parts.panel(c, 24, 508, 1152, 202)


def head(c: Canvas, view: View, seat: int, player: PlayerView, spent: int, off: int, words: Words) -> None:
    """Title, and the gold of the one who shops."""
    used = c.text(28, 44, words("dice-forge-pic-sanctuary"), 40, "serif", fit=320)
    wide = c.measure(str(player.gold - spent), 38, "bold") + 54
    common.amount(c, 1174 - wide, 44, "gold", player.gold - spent, 38)
    right = 1174 - wide - 18
    if spent:
        right -= c.text(right, 44, f"{player.gold} − {spent} =", 30, "semibold", "mute", "r") + 24
    key = "ship-gold" if off else "left-gold" if spent else "has-gold"

    def say(who: str) -> str:
        return words(f"dice-forge-pic-{key}", player=who, off=off)

    room = right - 28 - used - 60
    title = parts.with_name(c, say, common.name(view, seat), room, 27)
    c.text(right, 44, title, 27, "semibold", "sand", "r", fit=room)


def pool(c: Canvas, t: TableView, n: int, gold: int, off: int, picked: tuple[str, ...]) -> None:
    """One pool: its price, its faces, how many are left."""
    x, y = spot(n)
    price = max(0, common.prices()[n] - off)
    left = len(t.sanctuary[n])
    mine = [face for face in TEMPLE.sanctuary[n].faces if face in picked]
    dear = not left or (price > gold and not mine)
    common.amount(c, x + 20, y + 34, "gold", price, 34, "mute" if dear else "text")
    if common.SPECIAL_POOLS[n]:
        faces = common.pool_faces(t, n)
        for k, face in enumerate(faces):
            px, py = x + 14 + k % 2 * 98, y + 66 + k // 2 * 62
            if len(faces) == 2:
                py += 30
            if face:
                taken = face in picked
                parts.chip(c, px, py, face, 94, 52, size=30, dimmed=dear and not taken, shown=taken, ring=ACCENT)
            else:
                c.rounded(px, py, 94, 52, 10, "panel", "line", 2)
    else:
        parts.pips(c, x + POOL_W - 20 - 16 * t.faces_per_pool + 4, y + 34, left, t.faces_per_pool, ACCENT, w=12, h=20)
        face = TEMPLE.sanctuary[n].faces[0]
        if left:
            taken = face in picked
            parts.chip(c, x + 35, y + 76, face, 150, 94, size=52, dimmed=dear and not taken, shown=taken, ring=ACCENT)
        else:
            c.rounded(x + 35, y + 76, 150, 94, 18, "panel", "line", 2)


def dice(c: Canvas, player: PlayerView, picked: tuple[str, ...], draft: Mapping[str, Any], words: Words) -> None:
    """The dice where new faces will go; those that have a place already are ringed."""
    placed = put_down(player, picked, draft)
    for n, side in enumerate(SIDES):
        y = 518 + 94 * n
        parts.forge_die(c, 44, y + 4, 76, side, player.dice[n][player.shown[n]])
        c.text(144, y + 42, words(f"dice-forge-die-{side}"), 26, "serif", fit=170)
        for k, face in enumerate(player.dice[n]):
            new = placed[n].get(k)
            parts.chip(c, 326 + 140 * k, y + 10, new or face, 126, 62, size=38, shown=new is not None, ring=ACCENT)


def gardens(c: Canvas, t: TableView, words: Words) -> None:
    """What the gardens still hold for feats in play."""
    c.text(28, 748, words("dice-forge-pic-gardens"), 28, "serif", fit=150)
    cards = {pile.card for pile in t.piles}
    x = 190
    for garden in TEMPLE.gardens:
        if garden.card not in cards:
            continue
        left = t.gardens.get(garden.pool, ())
        kinds = list(dict.fromkeys(garden.faces))
        if len(kinds) == 1:
            parts.chip(c, x, 728, kinds[0], 60, 42, dimmed=not left, ground="page")
            parts.pips(c, x + 68, 749, len(left), len(garden.faces), ACCENT)
            x += 68 + 14 * len(garden.faces) + 20
        else:
            for face in kinds:
                parts.chip(c, x, 728, face, 50, 42, dimmed=face not in left, ground="page")
                x += 55
            x += 22
    if x == 190:
        c.text(x, 748, words("dice-forge-pic-gardens-closed"), 24, "semibold", "mute", fit=960)


def alt(view: View, seat: int, off: int, words: Words) -> str:
    """The pools in words."""
    t = common.table_of(view)
    player = t.players[seat]
    said = [words("dice-forge-pic-alt-sanctuary", player=common.name(view, seat), gold=player.gold, off=off)]
    for n, price in enumerate(common.prices()):
        kinds = dict.fromkeys(t.sanctuary[n])
        faces = ", ".join(
            common.face_words(words, face) + (f" ×{t.sanctuary[n].count(face)}" if len(kinds) == 1 else "")
            for face in kinds
        )
        if kinds:
            said.append(words("dice-forge-pic-alt-pool", price=max(0, price - off), faces=faces))
    for n, side in enumerate(SIDES):
        faces = ", ".join(common.face_words(words, face) for face in player.dice[n])
        said.append(words("dice-forge-pic-alt-die", die=words(f"dice-forge-die-{side}"), faces=faces))
    return " ".join(said)
