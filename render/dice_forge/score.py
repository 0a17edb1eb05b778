"""The final score: everybody's glory and where it came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.view import View, places
from engine.dice_forge.content import CARD_VP
from engine.dice_forge.state import PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dice_forge import common
from render.dice_forge.common import ACCENT
from render.registry import Drawing, Words, picture

SOURCES = (
    ("faces", "die", "vp"),
    ("feats", "hand", "moon"),
    ("hammer", "feat:blacksmiths_hammer", "gold"),
    ("elders", "feat:elder", "sun"),
    ("bears", "feat:great_bear", "pink"),
    ("boars", "feat:tenacious_boar", "bad"),
    ("typhon", "feat:typhon", "uniq"),
    ("converted", "feat:sentinel", "lv2"),
    ("cards", "feat:wild_spirits", "bone"),
    ("minotaur", "feat:minotaur", "hp"),
)
"""Where glory comes from: key, glyph, colour of its part of the bar."""
PITCH = {2: 226, 3: 226, 4: 168}
"""From panel to panel, by the number of heroes; four have no room for their feats."""


@picture(common.GAME, "score")
def score(view: View, words: Words, focus: Any = None) -> Drawing:
    """A panel for each hero, best first; before the end it shows how things stand."""
    order = standing(view)
    count, best = len(order), sum(1 for _, place in order if place == 1)
    high = 100 + PITCH[count] * count + 8
    c = Canvas.baked((common.GAME, "score", count, best), lambda base: ground(base, count, best), theme.WIDTH, high)
    most = max(sum(max(0, one[3]) for one in sources(view, seat)) for seat, _ in order)
    key = "score" if view.result is not None else "standing"
    c.text(28, 48, words(f"dice-forge-pic-{key}"), 40, "serif", fit=560)
    reason = words(view.result.reason) if view.result is not None else words("dice-forge-pic-round", round=view.round)
    c.text(1172, 48, reason, 26, "semibold", "mute", "r", fit=540)
    for n, (seat, place) in enumerate(order):
        hero(c, 100 + PITCH[count] * n, view, seat, place, most, words)
    return Drawing(c, alt(view, order, words))


def ground(c: Canvas, seats: int, winners: int) -> None:
    """The panels."""
    for n in range(seats):
        parts.panel(c, 24, 100 + PITCH[seats] * n, 1152, PITCH[seats] - 16, ACCENT if n < winners else None)


def standing(view: View) -> list[tuple[int, int]]:
    """(seat, place), best first."""
    return places(view, [player.score for player in common.table_of(view).players])


def sources(view: View, seat: int) -> list[tuple[str, str, str, int]]:
    """(key, glyph, colour, glory) of everything that brought a hero something."""
    player = common.table_of(view).players[seat]
    detail: Mapping[str, Any] = {}
    if view.result is not None:
        seats = view.result.detail.get("seats", ())
        detail = seats[seat] if seat < len(seats) else {}
    earned = dict(detail.get("reserve", player.earned))
    cards = detail.get("cards") or {card: CARD_VP[card] for card in player.cards}
    earned["feats"] = sum(cards.values()) if detail.get("cards") else sum(CARD_VP[card] for card in player.cards)
    known = {key for key, _, _ in SOURCES}
    other = sum(number for key, number in earned.items() if key not in known)
    if other:
        earned["cards"] = earned.get("cards", 0) + other
    return [(key, glyph, colour, earned[key]) for key, glyph, colour in SOURCES if earned.get(key)]


def hero(c: Canvas, y: int, view: View, seat: int, place: int, most: int, words: Words) -> None:
    """Place, name, glory; what it is made of, as numbers and as a bar; the feats."""
    t = common.table_of(view)
    player, who = t.players[seat], common.name(view, seat)
    top = y + 44
    c.text(58, top, str(place), 42, "bold", ACCENT if place == 1 else "mute", "m")
    parts.avatar(c, 116, top, 26, who, common.colour(seat), dimmed=seat in view.left)
    right = common.glory(c, 1152, top, player.score, 60)
    c.text(160, top, who, 36, "serif", fit=right - 184)
    found = sources(view, seat)
    row(c, 44, y + 96, found, words)
    bar(c, 44, y + 130, 1108, found, most)
    if len(t.players) < 4:
        feats(c, 44, y + 176, player, words)


def row(c: Canvas, x: int, y: int, found: list[tuple[str, str, str, int]], words: Words) -> None:
    """What brought how much, side by side: glyph, number, word."""
    if not found:
        c.text(x, y, words("dice-forge-pic-nothing"), 25, "semibold", "mute", fit=1100)
        return
    labels = [words(f"dice-forge-pic-from-{key}") for key, _, _, _ in found]
    size = 25
    wide: list[int] = []
    for size in (25, 24, 23, 22):
        wide = [
            68 + c.measure(str(n[3]), 30, "bold") + c.measure(label, size)
            for n, label in zip(found, labels, strict=True)
        ]
        if sum(wide) <= 1108:
            break
    bare = sum(wide) > 1108  # too many: glyphs speak for themselves
    left = x
    for (_, glyph, colour, number), label in zip(found, labels, strict=True):
        c.icon(glyph, left + 15, y, 30, colour)
        shown = str(number).replace("-", "−")
        left += 40 + c.text(left + 40, y, shown, 30, "bold")
        if not bare:
            left += 8 + c.text(left + 8, y, label, size, "semibold", "mute")
        left += 26


def bar(c: Canvas, x: int, y: int, w: int, found: list[tuple[str, str, str, int]], most: int) -> None:
    """The same as a bar of coloured parts, as long as it is next to the longest; losses have no part."""
    gains = [(colour, number) for _, _, colour, number in found if number > 0]
    done = 0
    for colour, number in gains:
        start = x + round(w * done / most)
        done += number
        wide = x + round(w * done / most) - start - 4
        c.rounded(start, y - 8, max(4, wide), 16, 6, colour)


def feats(c: Canvas, x: int, y: int, player: PlayerView, words: Words) -> None:
    """The feats with the glory on them, the best first."""
    kinds = sorted(dict.fromkeys(player.cards), key=lambda card: -CARD_VP[card] * player.cards.count(card))
    if not kinds:
        c.text(x, y, words("dice-forge-pic-no-feats"), 24, "semibold", "mute")
    left = x
    for n, card in enumerate(kinds):
        count = player.cards.count(card)
        points = CARD_VP[card] * count
        mark = f"×{count}" if count > 1 else ""
        wide = 62 + (c.measure(mark, 24, "bold") + 6 if mark else 0)
        wide += c.measure(str(points), 26, "bold") + 6 if points else 0
        if left + wide + (44 if n < len(kinds) - 1 else -22) > x + 1108:
            c.text(left, y, f"+{len(kinds) - n}", 25, "bold", "mute")
            return
        c.icon(f"feat:{card}", left + 17, y, 34, "sand")
        at = left + 40
        if mark:
            at += c.text(at, y, mark, 24, "bold", "mute") + 6
        if points:
            c.text(at, y, str(points), 26, "bold", "vp")
        left += wide


def alt(view: View, order: list[tuple[int, int]], words: Words) -> str:
    """The score in words."""
    said = [common.say_round(view, words)]
    for seat, place in order:
        found = sources(view, seat)
        parts_said = [f"{words(f'dice-forge-pic-from-{key}')} {number}" for key, _, _, number in found]
        said.append(
            words(
                "dice-forge-pic-alt-score",
                place=place,
                player=common.name(view, seat),
                vp=common.table_of(view).players[seat].score,
                sources=", ".join(parts_said) or words("dice-forge-pic-nothing"),
            )
        )
    return " ".join(said)
