"""What the pictures of Dice Forge share: who is asked, what they can pay, stores, feats, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engine.core.prompt import Prompt
from engine.core.view import View
from engine.dice_forge.content import CARD_VP, COSTS, HAMMER_STEPS, PRICES, TEMPLE
from engine.dice_forge.state import PlayerView, TableView
from render import parts, theme
from render.canvas import Canvas
from render.registry import Words

GAME = "dice_forge"
ACCENT = "forge"
STEPS = ("blessing", "reinforce", "action", "extra")
STORES = ("gold", "sun", "moon")
SPENDING = ("action", "extra", "offering", "ship")
SPECIAL_POOLS = tuple(len(set(pool.faces)) > 1 for pool in TEMPLE.sanctuary)
"""Pools with different faces."""


def colour(seat: int) -> str:
    """The colour of a seat."""
    return theme.seat_colour(seat, GAME)


def table_of(view: View) -> TableView:
    """The table of a view of Dice Forge."""
    table: TableView = view.table
    return table


def name(view: View, seat: int) -> str:
    """What a seat is called, as far as it can be drawn."""
    return parts.shown_name(view.seats[seat].name)


def key(ident: str) -> str:
    """An id as part of a key of words."""
    return ident.replace("_", "-")


def face_words(words: Words, face: str) -> str:
    """A face's name."""
    return words(f"dice-forge-face-{key(face)}")


def feat_words(words: Words, card: str) -> str:
    """A feat's name."""
    return words(f"dice-forge-card-{key(card)}")


# -- who is asked what ---------------------------------------------------------------------------------------------


class Purse(NamedTuple):
    """Whose purse counts now, and what it can buy: feats and gold for faces; None = that is not the question."""

    seat: int
    feats: frozenset[str] | None = None
    gold: int | None = None
    kind: str = ""


def asked(view: View, kinds: Sequence[str] = ()) -> Prompt | None:
    """The first question that must be answered, of one of these kinds if any are given."""
    return next((one for one in view.prompts if not one.optional and (not kinds or one.kind in kinds)), None)


def purse(view: View, prompt: Prompt | None = None) -> Purse:
    """What the one who may spend now can afford."""
    question = prompt or asked(view, SPENDING)
    seat = question.seats[0] if question else view.active or 0
    table = table_of(view)
    player = table.players[seat]
    if question is None or question.kind not in SPENDING:
        return Purse(seat)
    if question.kind in ("action", "extra"):
        feats = frozenset(value for value in question.field.values if value in COSTS)
        gold = player.gold if "offering" in question.field.values else -1
        return Purse(seat, feats, gold, question.kind)
    off = int(question.data.get("off", 0))
    return Purse(seat, None, player.gold + off, question.kind)


def phase_strip(c: Canvas, x: int, w: int, view: View, words: Words) -> None:
    """The four steps of a turn; none is current when the match is over."""
    table = table_of(view)
    current = STEPS.index(table.phase) if table.phase in STEPS and view.result is None else len(STEPS)
    parts.phase_strip(c, x, 16, w, [words(f"dice-forge-phase-{step}") for step in STEPS], current, ACCENT)


# -- pieces --------------------------------------------------------------------------------------------------------


def amount(c: Canvas, x: int, y: int, resource: str, number: int | str, size: int = 28, ink: str = "text") -> int:
    """A resource and how much of it; returns where it ends."""
    wide = c.icon(f"forge:{resource}", x, y, size + 1, resource, "l")
    left = x + max(wide, round(0.9 * size)) + 8
    return left + c.text(left, y, str(number), size, "bold", ink)


def store(c: Canvas, x: int, y: int, resource: str, have: int, cap: int, size: int = 31) -> int:
    """What a hero has of a resource and its limit; a full store says so in colour. Returns where it ends."""
    c.icon(f"forge:{resource}", x + size * 0.55, y, size + 3, resource)
    left = x + round(1.25 * size)
    left += c.text(left, y, str(have), size, "bold", resource if have >= cap else "text")
    small = max(theme.MIN_TEXT, round(0.78 * size))
    return left + 2 + c.text(left + 2, y + 2, f"/{cap}", small, "semibold", "mute")


def glory(c: Canvas, x: int, y: int, number: int, size: int = 36) -> int:
    """Glory points, right-aligned at x; returns where they begin."""
    left = x - c.text(x, y, str(number), size, "bold", anchor="r") - 10
    return left - c.icon("forge:vp", left, y, size - 2, "vp", "r")


def owned(player: PlayerView) -> list[tuple[str, str, bool]]:
    """The feats of a hero: card, a mark beside its glyph, and whether the mark is a token still to be used."""
    found: list[tuple[str, str, bool]] = []
    for card in dict.fromkeys(player.cards):
        count = player.cards.count(card)
        tokens = {"cerberus": player.cerberus, "triton": player.triton}.get(card, 0)
        if card == "blacksmiths_hammer":
            found.append((card, f"{player.steps}/{HAMMER_STEPS * count}", False))
        elif tokens:
            found.append((card, str(tokens), True))
        else:
            found.append((card, f"×{count}" if count > 1 else "", False))
    found.sort(key=lambda item: not (item[2] or "/" in item[1]))  # what is still working for its owner comes first
    return found


def feat_row(c: Canvas, x: int, y: int, width: int, player: PlayerView, size: int = 33) -> None:
    """The glyphs of the feats a hero has, as many as fit, then how many more."""
    items = owned(player)
    left = x
    for n, (card, mark, token) in enumerate(items):
        label = c.measure(mark, 24, "bold") + 6 if mark else 0
        need = size + label + (10 if token else 0)
        rest = len(items) - n - 1
        if left + need + (52 if rest else 0) > x + width:
            c.text(left, y, f"+{rest + 1}", 25, "bold", "mute")
            return
        c.icon(f"feat:{card}", left + size / 2, y, size, "text" if token or "/" in mark else "sand")
        if token:
            c.disc(left + size + 16, y, 16, "good")
            c.text(left + size + 16, y, mark, 24, "bold", "ink", "m")
        elif mark:
            c.text(left + size + 6, y, mark, 24, "bold", "text" if "/" in mark else "mute")
        left += need + 14


def pool_faces(table: TableView, n: int) -> list[str | None]:
    """The places of a pool of different faces: a face, or None where one is gone."""
    left = list(table.sanctuary[n])
    if table.faces_per_pool < len(TEMPLE.sanctuary[n].faces):
        return [*left, *[None] * (table.faces_per_pool - len(left))]
    return [face if face in left else None for face in TEMPLE.sanctuary[n].faces]


def cost_face(card: str) -> str:
    """What a feat costs, as a face."""
    sun, moon = COSTS[card]
    return (f"S{sun}" if sun else "") + (f"M{moon}" if moon else "")


# -- in words ------------------------------------------------------------------------------------------------------


def joined(words: Words, items: Iterable[str]) -> str:
    """a, b and c; the picture's words may be a plain dictionary in tests."""
    found = list(items)
    if len(found) < 2:
        return found[0] if found else words("list-nothing")
    return words("list-and", first=", ".join(found[:-1]), last=found[-1])


def say_round(view: View, words: Words) -> str:
    """Where the match is."""
    table = table_of(view)
    if view.result is not None:
        return words("dice-forge-pic-alt-over", round=view.round, rounds=table.rounds)
    return words(
        "dice-forge-pic-alt-round",
        round=view.round,
        rounds=table.rounds,
        step=words(f"dice-forge-phase-{table.phase}"),
        player=name(view, view.active or 0),
    )


def say_player(view: View, seat: int, words: Words) -> str:
    """A hero in one sentence: stores, glory, the faces that lie up."""
    p = table_of(view).players[seat]
    return words(
        "dice-forge-pic-alt-player",
        player=name(view, seat),
        gold=f"{p.gold}/{p.limits[0]}",
        sun=f"{p.sun}/{p.limits[1]}",
        moon=f"{p.moon}/{p.limits[2]}",
        vp=p.score,
        light=face_words(words, p.dice[0][p.shown[0]]),
        dark=face_words(words, p.dice[1][p.shown[1]]),
    )


def say_feats(player: PlayerView, words: Words) -> str:
    """The feats of a hero."""
    if not player.cards:
        return words("dice-forge-pic-no-feats")
    counted = ((card, player.cards.count(card)) for card in dict.fromkeys(player.cards))
    return joined(words, (feat_words(words, card) + (f" ×{n}" if n > 1 else "") for card, n in counted))


def card_vp(card: str) -> int:
    """The glory printed on a feat."""
    return CARD_VP[card]


def prices() -> tuple[int, ...]:
    """What the faces of each pool cost."""
    return PRICES


def draft_of(focus: Any) -> dict[str, Any]:
    """What is picked so far, from the focus of a picture."""
    return dict(focus.get("draft", {})) if isinstance(focus, dict) else {}


def cost_words(words: Words, card: str) -> str:
    """What a feat costs, in words."""
    costs = zip(("sun", "moon"), COSTS[card], strict=True)
    return joined(words, [words(f"dice-forge-amount-{kind}", count=n) for kind, n in costs if n])
