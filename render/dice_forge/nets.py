"""One hero in large: both dice with all their faces, stores, feats with what they brought; what is being forged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.view import View
from engine.dice_forge.content import HAMMER_STEPS, LOCKED, TRACKS
from engine.dice_forge.state import PlayerView
from render import parts, theme
from render.canvas import Canvas
from render.dice_forge import common
from render.dice_forge.common import ACCENT
from render.registry import Drawing, Words, picture

SIDES = ("light", "dark")
ROWS, COLUMNS = 4, 3


@picture(common.GAME, "nets")
def nets(view: View, words: Words, focus: Any = None) -> Drawing:
    """The dice of `focus["seat"]` (else the viewer's, else those of the one at turn).

    `focus["faces"]`: faces about to be forged; `focus["draft"]`: where they go as far as it is known.
    """
    look: Mapping[str, Any] = focus if isinstance(focus, Mapping) else {}
    seat = int(look.get("seat", view.viewer if view.viewer is not None else view.active or 0))
    player = common.table_of(view).players[seat]
    incoming = tuple(look.get("faces", ()))
    placed = put_down(player, incoming, common.draft_of(look))
    rows = min(ROWS, -(-len(set(player.cards)) // COLUMNS))
    high = 450 + 76 + 58 * rows
    c = Canvas.baked((common.GAME, "nets", rows), lambda base: ground(base, high), theme.WIDTH, high + 24)
    head(c, view, seat, player)
    for n, (x, side) in enumerate(zip((24, 608), SIDES, strict=True)):
        die(c, x, side, n, player, placed[n], bool(incoming), words)
    if incoming:
        forging(c, incoming, placed, bool(look.get("choice")), words)
    feats(c, player, words)
    return Drawing(c, alt(view, seat, incoming, words))


def ground(c: Canvas, high: int) -> None:
    """The panels."""
    for x in (24, 608):
        parts.panel(c, x, 100, 568, 334)
    parts.panel(c, 24, 450, 1152, high - 450)


def head(c: Canvas, view: View, seat: int, player: PlayerView) -> None:
    """Name, stores with their limits, glory."""
    who = common.name(view, seat)
    parts.avatar(c, 56, 54, 30, who, common.colour(seat), ground="page")
    have = (player.gold, player.sun, player.moon)
    left = common.glory(c, 1174, 54, player.score, 52) - 40
    for resource, number, cap in reversed(list(zip(common.STORES, have, player.limits, strict=True))):
        wide = 50 + c.measure(str(number), 40, "bold") + 2 + c.measure(f"/{cap}", 31)
        left -= wide
        common.store(c, left, 54, resource, number, cap, 40)
        left -= 32
    c.text(104, 54, who, 40, "serif", fit=left - 104)


Placed = tuple[dict[int, str], dict[int, str]]


def put_down(player: PlayerView, faces: tuple[str, ...], draft: Mapping[str, Any]) -> Placed:
    """Which positions get which new faces, as far as the draft says."""
    placed: Placed = ({}, {})
    dice = [list(die) for die in player.dice]
    for face in faces:
        place = draft.get(f"place.{face}") or draft.get("place")
        if not isinstance(place, str) or "." not in place:
            continue
        side, _, old = place.partition(".")
        n = SIDES.index(side)
        if old in dice[n]:
            position = dice[n].index(old)
            dice[n][position] = face
            placed[n][position] = face
    return placed


def die(
    c: Canvas, x: int, side: str, n: int, player: PlayerView, placed: dict[int, str], forging_now: bool, words: Words
) -> None:
    """The die as it lies, and its six faces."""
    faces, up = player.dice[n], player.shown[n]
    c.text(x + 20, 134, words(f"dice-forge-die-{side}"), 30, "serif", fit=300)
    parts.forge_die(c, x + 24, 194, 124, side, faces[up])
    c.text(x + 86, 358, words("dice-forge-pic-on-top"), 24, "semibold", "mute", "m", fit=140)
    for k, face in enumerate(faces):
        left, top = x + 176 + k % 3 * 124, 190 + k // 3 * 104
        new = placed.get(k)
        parts.chip(
            c,
            left,
            top,
            new or face,
            116,
            88,
            size=46,
            shown=k == up or new is not None,
            ring=ACCENT if new else "text",
        )
        if forging_now and face in LOCKED:
            c.disc(left + 14, top + 74, 15, "ink")
            c.icon("locked", left + 14, top + 74, 19, "text")


def forging(c: Canvas, faces: tuple[str, ...], placed: Placed, choice: bool, words: Words) -> None:
    """What waits for a place, on the lower edge of the dice."""
    done = [face for spots in placed for face in spots.values()]
    waiting = [face for face in faces if face not in done]
    text = words(f"dice-forge-pic-forge-{'which' if choice else 'where' if waiting else 'done'}")
    wide = min(700, c.measure(text, 26, "bold"))
    shown = (waiting or list(faces))[:6]
    total = wide + 44 + 84 * len(shown)
    x = 600 - total // 2
    c.rounded(x, 398, total, 60, 30, ACCENT)
    c.text(x + 24, 428, text, 26, "bold", "ink", fit=wide)
    for n, face in enumerate(shown):
        parts.chip(c, x + 36 + wide + 84 * n, 407, face, 72, 42, size=26)


# -- feats ---------------------------------------------------------------------------------------------------------


def feats(c: Canvas, player: PlayerView, words: Words) -> None:
    """The feats a hero has: name, how often, glory; the hammer's track; tokens."""
    c.text(44, 490, words("dice-forge-pic-feats"), 30, "serif", fit=300)
    if not player.cards:
        c.text(1156, 490, words("dice-forge-pic-no-feats"), 24, "semibold", "mute", "r", fit=400)
        return
    hammer(c, player, words)
    kinds = list(dict.fromkeys(player.cards))
    room = ROWS * COLUMNS
    shown = kinds if len(kinds) <= room else kinds[: room - 1]
    for n, card in enumerate(shown):
        feat(c, 44 + n % COLUMNS * 378, 548 + n // COLUMNS * 58, card, player, words)
    if len(shown) < len(kinds):
        rest = len(kinds) - len(shown)
        c.text(100 + (COLUMNS - 1) * 378, 548 + (ROWS - 1) * 58, f"+{rest}", 28, "bold", "mute")


def feat(c: Canvas, x: int, y: int, card: str, player: PlayerView, words: Words) -> None:
    """One kind of feat in a row of 356."""
    count = player.cards.count(card)
    tokens = {"cerberus": player.cerberus, "triton": player.triton}.get(card, 0)
    c.rounded(x, y - 24, 356, 48, 12, "raised")
    c.icon(f"feat:{card}", x + 28, y, 34, "text")
    right = x + 344
    points = common.card_vp(card) * count
    if points:
        right -= c.icon("forge:vp", right, y, 26, "vp", "r") + 6
        right -= c.text(right, y, str(points), 27, "bold", "vp", "r") + 12
    if tokens:
        c.disc(right - 16, y, 17, "good")
        c.text(right - 16, y, str(tokens), 25, "bold", "ink", "m")
        right -= 44
    elif count > 1:
        right -= c.text(right, y, f"×{count}", 25, "bold", "mute", "r") + 12
    c.text(x + 56, y, common.feat_words(words, card), 25, "semibold", "text", fit=right - x - 58)


def hammer(c: Canvas, player: PlayerView, words: Words) -> None:
    """How far the hammer is on its present card."""
    if not player.hammers:
        return
    total = HAMMER_STEPS * player.hammers
    done = player.steps >= total
    start = min(player.steps // HAMMER_STEPS, player.hammers - 1) * HAMMER_STEPS
    label = f"{player.steps}/{total}"
    left = 1156 - c.text(1156, 490, label, 28, "bold", anchor="r") - 16
    parts.bar(c, left - 300, 490, 300, 18, (player.steps - start) / HAMMER_STEPS, "gold", half=True)
    c.icon("feat:blacksmiths_hammer", left - 330, 490, 38, "gold")
    step = next((t for t in range(len(TRACKS)) if player.steps - start < sum(k.steps for k in TRACKS[: t + 1])), None)
    if not done and step is not None:
        text = words("dice-forge-pic-hammer-next", vp=TRACKS[step].vp)
        c.text(left - 360, 490, text, 24, "semibold", "sand", "r", fit=360)


# -- in words ------------------------------------------------------------------------------------------------------


def alt(view: View, seat: int, incoming: tuple[str, ...], words: Words) -> str:
    """The hero in words."""
    player = common.table_of(view).players[seat]
    said = [common.say_player(view, seat, words)]
    for n, side in enumerate(SIDES):
        faces = ", ".join(common.face_words(words, face) for face in player.dice[n])
        said.append(words("dice-forge-pic-alt-die", die=words(f"dice-forge-die-{side}"), faces=faces))
    said.append(words("dice-forge-pic-alt-feats", feats=common.say_feats(player, words)))
    if player.hammers:
        said.append(words("dice-forge-pic-alt-hammer", steps=player.steps, total=HAMMER_STEPS * player.hammers))
    if incoming:
        faces = common.joined(words, [common.face_words(words, face) for face in incoming])
        said.append(words("dice-forge-pic-alt-forge", faces=faces))
    return " ".join(said)
