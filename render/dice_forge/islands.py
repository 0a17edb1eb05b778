"""The islands in large: fifteen feats with name, cost, glory, cards left and what they do; who stands where."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.view import View
from engine.dice_forge.content import ISLANDS as PLACES
from engine.dice_forge.state import PileView
from render import parts, theme
from render.canvas import Canvas
from render.dice_forge import common
from render.dice_forge.common import ACCENT, Purse
from render.paragraph import layout
from render.registry import Drawing, Words, picture

PLACES_INDEX = {place: n for n, place in enumerate(PLACES)}
TOP, LINE, MOST = 84, 25, 3
ROOM = 346
"""How wide what a feat does may run."""


class Layout(NamedTuple):
    """Where the bands of feats are: three moon islands of two, the wide one, three sun islands of two."""

    tops: tuple[int, ...]
    heights: tuple[int, ...]

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.tops[-1] + self.heights[-1] + 28

    def boxes(self) -> list[tuple[int, int, int, int]]:
        """The seven islands."""
        (a, b, c, d, e), (_, hb, hc, _, he) = self.tops, self.heights
        upper = [(24 + 390 * n, a, 372, b + hb - a) for n in range(3)]
        lower = [(24 + 390 * n, d, 372, e + he - d) for n in range(3)]
        return [*upper, (24, c, 1152, hc), *lower]


def layout_of(texts: list[list[str]]) -> Layout:
    """Bands as high as their longest text needs."""
    tops: list[int] = []
    heights: list[int] = []
    y = TOP
    for n, band in enumerate(texts):
        lines = max(len(layout(text, ROOM, theme.MIN_TEXT, "semibold", LINE, MOST, None).rows) for text in band)
        tops.append(y)
        heights.append(92 + LINE * max(1, lines))
        y += heights[-1] + (14 if n in (1, 2) else 0)
    return Layout(tuple(tops), tuple(heights))


@picture(common.GAME, "islands")
def islands(view: View, words: Words, focus: Any = None) -> Drawing:
    """All feats; what the one who asks cannot pay is dim. `focus`: the seat that looks."""
    t = common.table_of(view)
    now = purse_for(view, focus)
    groups = [[pile for pile in t.piles if pile.island == place] for place in PLACES]
    bands = [[group[0] for group in groups[:3]], [group[1] for group in groups[:3]], groups[3]]
    bands += [[group[0] for group in groups[4:]], [group[1] for group in groups[4:]]]
    plan = layout_of([[does(words, pile) for pile in band] for band in bands])
    c = Canvas.baked((common.GAME, "islands", plan), lambda base: ground(base, plan), theme.WIDTH, plan.height)
    head(c, view, now, words)
    pawns = {player.pawn: seat for seat, player in enumerate(t.players) if player.pawn}
    for y, band in zip(plan.tops, bands, strict=True):
        for n, pile in enumerate(band):
            first = pile is groups[PLACES_INDEX[pile.island]][0]
            cell(c, 24 + 390 * n, y, pile, now, pawns.get(pile.island) if first else None, words)
    return Drawing(c, alt(view, now, words))


def does(words: Words, pile: PileView) -> str:
    """What a feat does."""
    return words(f"dice-forge-feat-text-{common.key(pile.card)}")


def purse_for(view: View, focus: Any) -> Purse:
    """Whose stores count: the seat in focus, else the one who may spend now."""
    if not isinstance(focus, int):
        return common.purse(view)
    mine = next((one for one in view.prompts if focus in one.seats and one.kind in common.SPENDING), None)
    return common.purse(view, mine) if mine else Purse(focus)


def ground(c: Canvas, plan: Layout) -> None:
    """The islands."""
    middle = {plan.tops[0]: plan.tops[1], plan.tops[3]: plan.tops[4]}
    for x, y, w, h in plan.boxes():
        parts.panel(c, x, y, w, h)
        if w > 400:
            for n in (1, 2):
                c.fill(x + 390 * n - 10, y + 16, 2, h - 32, "line")
        else:
            c.fill(x + 16, middle[y] - 1, w - 32, 2, "line")


def head(c: Canvas, view: View, now: Purse, words: Words) -> None:
    """Title, and what there is to spend."""
    used = c.text(28, 44, words("dice-forge-pic-islands"), 40, "serif", fit=300)
    player = common.table_of(view).players[now.seat]
    right = 1174
    for resource, number in (("moon", player.moon), ("sun", player.sun)):
        wide = c.measure(str(number), 38, "bold") + 44
        common.amount(c, right - wide, 44, resource, number, 38)
        right -= wide + 30
    key = f"may-{now.kind}" if now.kind in ("action", "extra") else "may-spend"
    room = right - 28 - used - 60

    def say(who: str) -> str:
        return words(f"dice-forge-pic-{key}", player=who)

    title = parts.with_name(c, say, common.name(view, now.seat), room, 27)
    c.text(right, 44, title, 27, "semibold", "sand", "r", fit=room)


def cell(c: Canvas, x: int, y: int, pile: PileView, now: Purse, pawn: int | None, words: Words) -> None:
    """One feat in a field 372 wide; who stands on its island."""
    gone = not pile.left
    dim = gone or (now.feats is not None and pile.card not in now.feats)
    ready = now.feats is not None and not dim
    c.icon(f"feat:{pile.card}", x + 42, y + 42, 52, "line2" if gone else "mute" if dim else ACCENT if ready else "text")
    if pawn is not None:
        parts.pawn(c, x + 348, y + 62, 34, common.colour(pawn))
    c.text(x + 80, y + 26, common.feat_words(words, pile.card), 27, "serif", "mute" if dim else "text",
           fit=286)  # fmt: skip
    cost = common.cost_face(pile.card)
    wide = 92 if len(parts.face_of(cost).gains) > 1 else 66
    parts.chip(c, x + 80, y + 45, cost, wide, 34, dimmed=dim)
    left = x + 80 + wide + 16
    points = common.card_vp(pile.card)
    if points:
        left += c.text(left, y + 62, str(points), 28, "bold", "mute" if dim else "vp") + 6
        left += c.icon("forge:vp", left, y + 62, 27, theme.dim("vp") if dim else "vp", "l") + 16
    parts.pips(c, left, y + 62, pile.left, pile.of, ACCENT)
    colour = "mute" if dim else "sand"
    c.paragraph(x + 16, y + 95, ROOM, does(words, pile), theme.MIN_TEXT, colour, leading=LINE, lines=MOST)


def alt(view: View, now: Purse, words: Words) -> str:
    """The feats in words: those one can pay first, then the others by what is left."""
    t = common.table_of(view)
    said = [words("dice-forge-pic-alt-islands")]
    if now.feats is not None:
        feats = common.joined(words, [common.feat_words(words, card) for card in sorted(now.feats)])
        said.append(words("dice-forge-pic-alt-afford", player=common.name(view, now.seat), feats=feats))
    said += [
        words(
            "dice-forge-pic-alt-pile",
            feat=common.feat_words(words, pile.card),
            cost=common.cost_words(words, pile.card),
            vp=common.card_vp(pile.card),
            left=pile.left,
        )
        for pile in t.piles
    ]
    return " ".join(said)
