"""The end of a match: who won, everybody in order, and the blow that decided it."""

from __future__ import annotations

from engine.core.view import View, places
from render import parts, theme
from render.canvas import Canvas
from render.dice_throne import lists
from render.dice_throne.look import ACCENT, Look
from render.registry import Drawing, Words, picture

ROW = 84


@picture("dice_throne", "score")
def score(view: View, words: Words, focus: object = None) -> Drawing:
    """Ranking at the left, the last ledger at the right."""
    look = Look(view, words)
    result = view.result
    seats = [(place, seat) for seat, place in places(view, [0] * len(view.seats))]
    height = max(540, 132 + 62 + len(seats) * ROW + 40)
    c = Canvas(height=height)
    c.rounded(24, 24, 1152, 92, 18, theme.mix(ACCENT, "panel", 0.2), outline=ACCENT, thickness=4)
    c.icon("trophy" if result is not None and not result.draw else "equal", 80, 70, 58, ACCENT)
    title = headline(look)
    rounds = c.text(1152, 70, look("rounds", n=view.round), 28, "bold", "sand", "r", fit=220)
    reason = look.words(result.reason) if result is not None and result.reason else ""
    c.text(132, 52 if reason else 70, title, 42, "serif", "text", fit=960 - rounds)
    if reason:
        c.text(132, 94, reason, 24, "semibold", "sand", fit=960 - rounds)
    parts.panel(c, 24, 132, 640, height - 156)
    parts.panel(c, 680, 132, 496, height - 156)
    lists.title(c, (24, 132, 640, height - 156), look("ranking"))
    for n, (place, seat) in enumerate(seats):
        row(c, look, 36, 198 + n * ROW, 616, place, seat)
    x, y, w, h = lists.title(c, (680, 132, 496, height - 156), look("final-blow"))
    lists.ledger(c, look, (x, y, w, h), look.table.last)
    return Drawing(c, alt(look, seats))


def headline(look: Look) -> str:
    """Who won."""
    result = look.view.result
    if result is None or result.draw or not result.winners:
        return look("draw")
    if look.view.mode == "2v2":
        return look("team-wins", n=look.table.players[result.winners[0]].team + 1)
    return look("wins", player=look.words.join([look.names[seat] for seat in result.winners]))  # type: ignore[attr-defined]


def row(c: Canvas, look: Look, x: int, y: int, w: int, place: int, seat: int) -> None:
    """Place, hero and player, health left."""
    player = look.table.players[seat]
    result = look.view.result
    won = result is not None and seat in result.winners
    c.rounded(x, y, w, ROW - 8, 12, theme.mix(ACCENT, "panel", 0.28) if won else "raised")
    middle = y + (ROW - 8) // 2
    c.text(x + 34, middle, str(place), 36, "bold", ACCENT if won else "mute", "m")
    shade = look.colour(seat) if won else theme.dim(look.colour(seat), "raised")
    c.icon(f"hero:{player.hero}", x + 92, middle, 44, shade)
    right = x + w - 22
    if player.out:
        word = look("left") if seat in look.view.left else look("fallen")
        right -= c.text(right, middle, word, 25, "semibold", "mute", "r", fit=130) + 10
        right -= c.icon("out", right, middle, 28, "mute", "r") + 12
    else:
        right -= c.text(right, middle, str(player.health), 38, "bold", "text", "r") + 8
        right -= c.icon("health", right, middle, 32, "hp", "r") + 12
    room = right - x - 132
    c.text(x + 128, middle - 15, look.names[seat], 29, "bold", "text" if won else "sand", fit=room)
    c.text(x + 128, middle + 18, look.hero(seat), 24, "semibold", "mute", fit=room)


def alt(look: Look, seats: list[tuple[int, int]]) -> str:
    """The score in words."""
    out = [headline(look) + ".", look("rounds", n=look.view.round) + "."]
    for place, seat in seats:
        player = look.table.players[seat]
        health = 0 if player.out else player.health
        out.append(look("alt-place", place=place, hero=look.hero(seat), player=look.names[seat], health=health))
    return " ".join(out)
