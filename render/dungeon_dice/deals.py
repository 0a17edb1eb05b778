"""Open offers and promises: who brings what, as glyphs, so that a bargain is read at a glance in any language."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.view import View
from engine.dungeon_dice.content import DIE_IDS
from engine.dungeon_dice.state import ANYONE, NOBODY, Offer
from render import parts, theme
from render.canvas import Canvas
from render.dungeon_dice import common
from render.registry import Words

ROW = 50
_KINDS = {
    "single_use": ("dungeon:potion", "#D9603F"),
    "equipment": ("dungeon:slash", "main"),
    "artifact": ("gem", "gold"),
    "trophy": ("glory", "uniq"),
    "any": ("die", "bone"),
}
_SHARES = {"treasure": "dungeon:chest", "bonus": "dungeon:potion", "all": "bag", "trophy": "glory"}
_ACTS = {"use_key": "dungeon:key", "roll_skeleton_key": "dungeon:skeleton_key", "roll_hammer": "dungeon:break"}


class Item(NamedTuple):
    """Something a party brings: a glyph, its colour, and a number or range beside it."""

    glyph: str
    colour: str
    text: str = ""
    later: bool = False


class Deal(NamedTuple):
    """A row: two parties (ANYONE: everybody), what each brings, and whether it is agreed already."""

    one: int
    other: int
    brings: tuple[Item, ...]
    returns: tuple[Item, ...]
    agreed: bool = False


def deals(view: View) -> list[Deal]:
    """Everything open: offers first, then promises, equal ones added up."""
    t = common.table_of(view)
    found = [of_offer(offer, view.active if view.active is not None else NOBODY) for offer in t.offers]
    owed: dict[tuple[int, int, str], int] = {}
    for promise in t.promises:
        key = promise.debtor, promise.creditor, promise.kind
        owed[key] = owed.get(key, 0) + promise.count
    for (debtor, creditor, kind), count in owed.items():
        found.append(Deal(debtor, creditor, (_later(kind, count),), (), agreed=True))
    return found


def of_offer(offer: Offer, active: int) -> Deal:
    """An offer as what its sender brings against what the partner brings."""
    brings: list[Item] = [_die(DIE_IDS[die]) for die in offer.give]
    returns: list[Item] = [_die(DIE_IDS[die]) for die in offer.take]
    if offer.help >= ANYONE:
        (brings if offer.help == offer.sender else returns).append(Item("mdi:sword_cross", "text"))
    if offer.split is not None:
        others = [n for n, seat in enumerate(offer.split.faces, 1) if seat != active]
        span = "" if len(others) == 6 or not others else f"{others[0]}–{others[-1]}" if len(others) > 1 else "6"
        item = Item(_SHARES[offer.split.what], "gold", span)
        (brings if offer.sender == active else returns).append(item)
    for debtor, _, count, kind in offer.future:
        (brings if debtor == offer.sender else returns).append(_later(kind, count))
    for act in offer.acts:
        if act.do in _ACTS:
            item = Item(_ACTS[act.do], "sand")
        elif act.do == "abstain":
            item = Item("mdi:peace", "sand")
        else:
            item = Item(common.glyph_of(DIE_IDS[act.die]), "#D9603F", "!")
        (brings if act.seat == offer.sender else returns).append(item)
    return Deal(offer.sender, offer.to, tuple(brings), tuple(returns))


def _die(die: str) -> Item:
    return Item(common.glyph_of(die), common.tint_of(die))


def _later(kind: str, count: int) -> Item:
    glyph, colour = _KINDS.get(kind, _KINDS["any"])
    return Item(glyph, colour, str(count) if count > 1 else "", later=True)


def height(count: int, columns: int = 2, most: int = 8) -> int:
    """How high a panel with so many deals is."""
    rows = -(-min(count, most) // columns)
    return 62 + ROW * max(1, rows) + 6


def panel(c: Canvas, x: int, y: int, w: int, view: View, words: Words, columns: int = 2, most: int = 8) -> None:
    """Title and rows; the panel itself is drawn by the picture's ground."""
    found = deals(view)
    c.text(x + 20, y + 32, common.say(words, "deals"), 30, "serif", fit=w // 2 - 20)
    open_, kept = sum(not deal.agreed for deal in found), sum(deal.agreed for deal in found)
    aside = common.say(words, "deals-count", offers=open_, promises=kept) if found else common.say(words, "no-deals")
    c.text(x + w - 20, y + 32, aside, 24, "semibold", "mute", "r", fit=w // 2 - 20)
    wide = (w - 40 - 24 * (columns - 1)) // columns
    shown = found if len(found) <= most else found[: most - 1]
    for n, deal in enumerate(shown):
        row(c, x + 20 + n % columns * (wide + 24), y + 62 + n // columns * ROW + 20, wide, view, deal)
    if len(shown) < len(found):
        n = len(shown)
        at = x + 20 + n % columns * (wide + 24)
        c.text(at + 8, y + 62 + n // columns * ROW + 20, f"+{len(found) - n}", 27, "bold", "mute")


def row(c: Canvas, x: int, y: int, w: int, view: View, deal: Deal) -> None:
    """One deal: party and what it brings, the sign between, the other party and what it brings."""
    c.rounded(x, y - 21, w, 42, 12, "raised")
    middle = x + w // 2
    party(c, x + 26, y, view, deal.one)
    items(c, x + 54, y, middle - 24 - x - 54, deal.brings)
    c.icon("mdi:arrow_right_bold" if deal.agreed else "mdi:swap_horizontal_bold", middle, y, 30, "mute")
    party(c, middle + 40, y, view, deal.other)
    items(c, middle + 68, y, x + w - 8 - middle - 68, deal.returns)


def party(c: Canvas, x: int, y: int, view: View, seat: int) -> None:
    """A seat, or everybody."""
    if seat == ANYONE:
        c.icon("team", x, y, 34, "sand")
    else:
        letter = parts.initial(common.name(view, seat))
        c.disc(x, y, 17, theme.mix("#000000", common.colour(seat), 0.35))
        c.disc(x, y, 15, common.colour(seat))
        c.text(x, y, letter, 22, "bold", "ink", "m")


def items(c: Canvas, x: int, y: int, room: int, brought: tuple[Item, ...]) -> None:
    """What a party brings; later things have a clock before them."""
    left = x
    for n, item in enumerate(brought):
        wide = 30 + (c.measure(item.text, 24, "bold") + 5 if item.text else 0) + (28 if item.later else 0)
        if left + wide + (40 if n < len(brought) - 1 else 0) > x + room:
            c.text(left, y, f"+{len(brought) - n}", 24, "bold", "mute")
            return
        if item.later:
            c.icon("clock", left + 12, y, 24, "mute")
            left += 28
        c.icon(item.glyph, left + 15, y, 30, item.colour)
        left += 30
        if item.text:
            left += 5 + c.text(left + 5, y, item.text, 24, "bold")
        left += 10


def alt(view: View, words: Words) -> str:
    """How much is open, in words."""
    found = deals(view)
    if not found:
        return ""
    open_ = sum(not deal.agreed for deal in found)
    return common.say(words, "alt-deals", offers=open_, promises=len(found) - open_)
