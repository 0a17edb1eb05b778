"""The heroes at the table, two to six of them: health, CP, cards, tokens, whose turn, who is aimed at."""

from __future__ import annotations

from collections.abc import Sequence

from engine.dice_throne.view import PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dice_throne.look import ACCENT, Look, full, tokens

TOP = 88
TEAM_HEIGHT = 228
ROW_HEIGHT = 142
TARGET = "mdi:crosshairs_gps"
TOKEN_SIZES = ((27, 80), (24, 66), (22, 57), (20, 50))


def boxes(mode: str, count: int) -> list[tuple[int, int, int, int]]:
    """The panel of every seat (in 2v2 of every team): x, y, w, h."""
    if mode == "2v2":
        return [(24 + 584 * team, TOP, 568, TEAM_HEIGHT) for team in range(2)]
    if count <= 4:
        return [(x, TOP, w, 216) for x, w in parts.columns(count)]
    above = 3
    return [
        (x, TOP + row * (ROW_HEIGHT + 12), w, ROW_HEIGHT)
        for row in range(2)
        for x, w in parts.columns(above)[: count - row * above]
    ]


def bottom(mode: str, count: int) -> int:
    """Where the panels of the heroes end."""
    return max(y + h for _, y, _, h in boxes(mode, count))


def ground(c: Canvas, mode: str, count: int, active: int) -> None:
    """The panels; `active`: whose (which team's) is bright."""
    for number, box in enumerate(boxes(mode, count)):
        parts.panel(c, *box, ACCENT if number == active else None)


def draw(c: Canvas, look: Look) -> None:
    """Every hero in the panel of its seat."""
    players = look.table.players
    places = boxes(look.view.mode, len(players))
    if look.view.mode == "2v2":
        for team, box in enumerate(places):
            team_panel(c, look, team, box)
    elif len(players) == 2:
        for seat, box in enumerate(places):
            duel_panel(c, look, seat, box)
    elif len(players) <= 4:
        for seat, box in enumerate(places):
            tall_panel(c, look, seat, box)
    else:
        for seat, box in enumerate(places):
            flat_panel(c, look, seat, box)


# -- what all of them have -------------------------------------------------------------------------------------------


def tab(c: Canvas, look: Look, seat: int, x: int, y: int, anchor: str, fit: int) -> None:
    """The player's name on the border: whose turn it is, who is aimed at, who is asked."""
    name = look.names[seat]
    attack = look.table.attack
    target = attack is not None and attack.target == seat
    asked = look.asked(seat)
    if look.table.active == seat and look.view.result is None:
        glyph = TARGET if target else ""
        text = look("their-turn", player=name)
        parts.pill(c, x, y + 6, text, ACCENT, h=40, ink="ink", glyph=glyph, anchor=anchor, fit=fit)
    elif target or asked:
        glyph, edge = (TARGET if target else "clock"), (ACCENT if asked else "bad")
        ground = theme.mix("bad", "panel", 0.3) if target else "panel"
        parts.pill(c, x, y + 6, name, ground, h=38, ink="text", glyph=glyph, outline=edge, anchor=anchor, fit=fit)
    else:
        parts.quiet_tab(c, x, y + 1, name, anchor=anchor, fit=fit)


def crown(c: Canvas, look: Look, seat: int, cx: int, cy: int) -> None:
    """A leader wears a crown."""
    if look.leader(seat):
        parts.coin(c, cx, cy, 19, "mdi:crown", "unique", colour="gold")


def dial(c: Canvas, player: PlayerView, cx: int, cy: int, r: int) -> None:
    """Health, or a skull."""
    if player.out:
        c.disc(cx, cy, r, "inset")
        c.icon("out", cx, cy, round(r * 0.95), "line2")
    else:
        parts.dial(c, cx, cy, r, player.health, full(player))


def held(c: Canvas, x: int, cy: int, width: int, shown: Sequence[tuple[str, int]], largest: int = 27) -> None:
    """Tokens from `x` within a width, in a row round `cy`: as large as they fit, the rest as a number."""
    if not shown:
        return
    r, pitch, fits = 20, 50, 1
    for r, pitch in TOKEN_SIZES:
        fits = max(1, (width - 2 * r - 8) // pitch + 1)
        if r <= largest and len(shown) <= fits:
            break
    first = list(shown) if len(shown) <= fits else list(shown[: fits - 1])
    for n, (status, count) in enumerate(first):
        parts.token(c, x + r + n * pitch, cy, r, status, count if r >= 24 or count > 1 else None)
    if len(first) < len(shown):
        c.text(x + r + len(first) * pitch, cy, f"+{len(shown) - len(first)}", 26, "bold", "sand", "m")


def counters(
    c: Canvas, x: int, y: int, right: int, look: Look, player: PlayerView, *, labels: bool, size: int = 32
) -> None:
    """Hand and deck in a line: glyph, number, and the quiet label where there is room for it."""
    items = (("hand", player.cards, look("hand")), ("deck", player.deck, look("deck")))
    bare = sum(size + 7 + c.measure(str(number), size, "bold") for _, number, _ in items)
    room = right - x - bare - sum(6 + c.measure(label, 22) for _, _, label in items)
    named = labels and room >= 4
    gap = min(16, room) if named else 18
    for glyph, number, label in items:
        c.icon(glyph, x + size // 2 + 1, y, size, "sand")
        x += size + 7 + c.text(x + size + 7, y, str(number), size, "bold")
        if named:
            x += 6 + c.text(x + 6, y + 2, label, 22, "semibold", "mute")
        x += gap


def emblem(c: Canvas, look: Look, seat: int, x: int, y: int, size: int, room: int) -> None:
    """The hero's sign and name from `x`."""
    player = look.table.players[seat]
    shade = theme.dim(look.colour(seat)) if player.out else look.colour(seat)
    wide = c.icon(f"hero:{player.hero}", x, y, round(size * 1.05), shade, "l")
    ink = "mute" if player.out else "text"
    c.text(x + wide + 12, y, look.hero(seat), size, "serif", ink, fit=room - wide - 12)


# -- two -------------------------------------------------------------------------------------------------------------


def duel_panel(c: Canvas, look: Look, seat: int, box: tuple[int, int, int, int]) -> None:
    """Health outside, everything else inside; the right panel mirrors the left."""
    x, y, w, _ = box
    player = look.table.players[seat]
    dial(c, player, x + (100, w - 100)[seat], y + 120, 80)
    tab(c, look, seat, (x + 32, x + w - 32)[seat], y, "lr"[seat], 290)
    left = x + (200, 24)[seat]
    emblem(c, look, seat, left, y + 47, 37, 340)
    parts.gem(c, left + 24, y + 102, 28, player.cp)
    named = c.text(left + 58, y + 103, look("cp"), 25, "bold", "sand")
    counters(c, left + 58 + named + 14, y + 102, x + (w - 14, 370)[seat], look, player, labels=True)
    held(c, left, y + 168, 348, tokens(player))


# -- teams -----------------------------------------------------------------------------------------------------------


def team_panel(c: Canvas, look: Look, team: int, box: tuple[int, int, int, int]) -> None:
    """One dial for the team, its two heroes one above the other."""
    x, y, w, _ = box
    members = [seat for seat, player in enumerate(look.table.players) if player.team == team]
    first = look.table.players[members[0]]
    centre = x + (80, w - 80)[team]
    if all(look.table.players[seat].out for seat in members):
        dial(c, first, centre, y + 126, 64)
    else:
        parts.dial(c, centre, y + 126, 64, first.health, full(first))
    c.text(centre, y + 36, look("team", n=team + 1), 25, "semibold", "mute", "m", fit=130)
    left = x + (158, 16)[team]
    for row, seat in enumerate(members):
        mate_row(c, look, seat, left, y + 14 + row * 102, w - 174)


def mate_row(c: Canvas, look: Look, seat: int, x: int, y: int, w: int) -> None:
    """One hero of a team: name and counters, player and tokens."""
    player = look.table.players[seat]
    active = look.table.active == seat and look.view.result is None
    attack = look.table.attack
    target = attack is not None and attack.target == seat
    asked = look.asked(seat)
    ground = theme.mix(ACCENT, "panel", 0.2) if active else "raised"
    c.rounded(x, y, w, 98, 12, ground, ACCENT if active else None, 3)
    right = x + w - 14
    right -= c.text(right, y + 28, str(player.cards), 27, "bold", anchor="r") + 5
    right -= c.icon("hand", right, y + 28, 25, "sand", "r") + 10
    parts.gem(c, right - 18, y + 28, 20, player.cp)
    emblem(c, look, seat, x + 14, y + 28, 28, right - 44 - x - 14)
    right = x + w - 14
    right -= c.text(right, y + 70, str(player.deck), 27, "bold", anchor="r") + 5
    right -= c.icon("deck", right, y + 70, 25, "sand", "r") + 10
    name, room = look.names[seat], 140
    if active or target or asked:
        shade = ACCENT if active else theme.mix("bad", "raised", 0.3) if target else "panel"
        glyph = TARGET if target else "play" if active else "clock"
        edge = None if active else ACCENT if asked else "bad"
        ink = "ink" if active else "text"
        used = parts.pill(c, x + 10, y + 70, name, shade, h=36, ink=ink, size=23, glyph=glyph, outline=edge, fit=room)
    else:
        used = c.text(x + 14, y + 70, name, 24, "semibold", "mute", fit=room - 20)
    start = x + 14 + max(used, 76) + 12
    if player.out:
        c.icon("out", start + 14, y + 68, 30, "mute")
    else:
        held(c, start, y + 68, right - start, tokens(player), 20)


# -- three and four --------------------------------------------------------------------------------------------------


def tall_panel(c: Canvas, look: Look, seat: int, box: tuple[int, int, int, int]) -> None:
    """The name, the dial with the counters beside it, the tokens."""
    x, y, w, _ = box
    player = look.table.players[seat]
    tab(c, look, seat, x + 20, y, "l", w - 90)
    crown(c, look, seat, x + w - 34, y + 6)
    if w > 300:
        dial(c, player, x + 66, y + 88, 50)
        emblem(c, look, seat, x + 132, y + 56, 30, w - 146)
        parts.gem(c, x + 152, y + 106, 23, player.cp)
        counters(c, x + 182, y + 106, x + w - 10, look, player, labels=True)
        held(c, x + 20, y + 176, w - 32, tokens(player), 24)
    else:  # four side by side: the counters in two lines
        emblem(c, look, seat, x + 16, y + 50, 28, w - 30)
        dial(c, player, x + 58, y + 116, 42)
        parts.gem(c, x + 130, y + 96, 20, player.cp)
        c.text(x + 156, y + 97, look("cp"), 24, "bold", "sand")
        counters(c, x + 112, y + 138, x + w, look, player, labels=False, size=28)
        held(c, x + 18, y + 182, w - 30, tokens(player), 22)


# -- five and six ----------------------------------------------------------------------------------------------------


def flat_panel(c: Canvas, look: Look, seat: int, box: tuple[int, int, int, int]) -> None:
    """Dial at the left; name, counters and tokens in three lines beside it."""
    x, y, w, _ = box
    player = look.table.players[seat]
    tab(c, look, seat, x + 20, y - 6, "l", w - 100)
    crown(c, look, seat, x + w - 34, y + 2)
    dial(c, player, x + 60, y + 80, 46)
    emblem(c, look, seat, x + 120, y + 36, 27, w - 134)
    parts.gem(c, x + 138, y + 73, 18, player.cp)
    counters(c, x + 166, y + 73, x + w - 10, look, player, labels=True, size=26)
    held(c, x + 120, y + 115, w - 132, tokens(player), 20)
