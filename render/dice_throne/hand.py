"""The private hand: what can be played now is bright parchment, the rest is dark and says why."""

from __future__ import annotations

from engine.core.view import View
from engine.dice_throne.view import CardView
from render import parts
from render.canvas import Canvas
from render.dice_throne import cards
from render.dice_throne.look import ACCENT, PHASES, Look, tokens
from render.paragraph import layout
from render.registry import Drawing, Words, picture

CHOICES = {"sell": "sell", "discard_phase": "sell", "discard": "choose", "free_upgrade": "choose", "order": "choose"}
"""Questions about cards themselves: what the foot of a card says that may be chosen."""
CARD = 340


@picture("dice_throne", "hand")
def hand(view: View, words: Words, focus: int | None = None) -> Drawing:
    """The viewer's hand (`focus`: a teammate's); below a short one what the own tokens do."""
    look = Look(view, words)
    seat = focus if focus is not None else view.viewer if view.viewer is not None else 0
    player = look.table.players[seat]
    own = seat == view.viewer
    book = look.book(seat)
    held = entries(look, seat)
    small = len(held) > 6
    shown = [cards.shown(look, book, card, foot, bright=bright, small=small) for card, foot, bright in held]
    extra = tokens(player) if len(shown) <= 3 else []
    tall = card_height(shown, small=small)
    height = _height(len(shown), len(extra), tall)
    c = Canvas(height=height)
    header(c, look, seat, own=own)
    for card, (x, y, w, h) in zip(shown, parts.grid(len(shown)), strict=False):
        parts.card(c, x, y + (y - 92) // (h + 14) * (tall - h), card, ACCENT, w=w, h=tall)
    top = 92
    if shown:
        top = 92 + tall + 14
    else:
        parts.panel(c, 24, 92, 1152, 96)
        c.text(600, 140, look("no-cards"), 28, "semibold", "mute", "m", fit=1100)
        top = 204
    if extra:
        token_panel(c, look, top, extra, look("your-tokens" if own else "tokens"))
    return Drawing(c, alt(look, seat, shown))


def card_height(shown: list[parts.Card], *, small: bool) -> int:
    """340, and more if the longest text needs it."""
    width = 276 - 32 if small else 373 - 40
    lines = [
        len(layout(card.text, width, 22, "semibold", 27).rows) + (1 if card.note else 0) for card in shown if card.text
    ]
    return CARD + 27 * max(0, max(lines, default=0) - 5)


def _height(count: int, extra: int, tall: int) -> int:
    if count > 3:
        return parts.grid_height(count) + (tall - CARD) * -(-count // (3 if count <= 6 else 4))
    top = 92 + tall + 14 if count else 204
    rows = -(-extra // 2)
    return top + (92 + rows * 92 if extra else 0)


def entries(look: Look, seat: int) -> list[tuple[CardView, str, bool]]:
    """Every card with its foot and whether it is bright: playable first, then by cost."""
    book = look.book(seat)
    player = look.table.players[seat]
    if seat != look.view.viewer:  # a teammate's: what they are, not what may be done with them
        return [(CardView(name, book.cards[name].cost, False), "", False) for name in player.hand]
    chosen = _choices(look, seat)
    found: list[tuple[CardView, str, bool]] = []
    for card in look.table.cards:
        if card.id in chosen:
            found.append((card, look(f"foot-{chosen[card.id]}"), True))
        elif card.playable:
            found.append((card, look("foot-free" if card.cost == 0 else "foot-play"), True))
        else:
            found.append((card, cards.reason(look, book, card), False))
    found += [(CardView(name, book.cards[name].cost, False), look("foot-aside"), False) for name in player.aside]
    found.sort(key=lambda entry: (not entry[2], entry[0].cost))
    return found


def _choices(look: Look, seat: int) -> dict[str, str]:
    """Cards that the open question is about, by what their foot says."""
    found: dict[str, str] = {}
    for prompt in look.view.prompts:
        if seat in prompt.seats and prompt.kind in CHOICES:
            for value in prompt.field.values:
                found[value.partition("#")[0]] = CHOICES[prompt.kind]
    return found


def header(c: Canvas, look: Look, seat: int, *, own: bool) -> None:
    """Whose hand, the phase, who sees it, the CP."""
    player = look.table.players[seat]
    phase = look.table.phase
    c.icon("hand", 50, 52, 49, ACCENT)
    title = look("your-hand") if own else look("hand-of", player=look.names[seat])
    x = 88 + c.text(88, 52, title, 42, "serif", fit=420)
    if phase in PHASES:
        x += 26 + parts.pill(c, x + 26, 52, look(f"phase-{phase}"), ACCENT, h=40, ink="ink", fit=260)
    left = c.text(1168, 52, look("cp-left"), 27, "bold", "sand", "r", fit=150)
    gem = 1168 - left - 38
    parts.gem(c, gem, 52, 30, player.cp)
    c.icon("private", x + 47, 52, 29, "mute")
    c.text(x + 68, 52, look("only-you" if own else "only-team"), 25, "semibold", "mute", fit=gem - x - 110)


def token_panel(c: Canvas, look: Look, top: int, held: list[tuple[str, int]], title: str) -> None:
    """The tokens and what they do, in two columns."""
    rows = -(-len(held) // 2)
    parts.panel(c, 24, top, 1152, 68 + rows * 92, title=title)
    for n, (status, count) in enumerate(held):
        x, y = 44 + n % 2 * 566, top + 66 + n // 2 * 92
        parts.token(c, x + 30, y + 34, 28, status, count)
        c.text(x + 84, y + 16, look.term("status", status), 26, "bold", fit=450)
        c.paragraph(x + 84, y + 46, 460, look.about(status), 23, "sand", leading=27, lines=2)


def alt(look: Look, seat: int, shown: list[parts.Card]) -> str:
    """The hand in words."""
    player = look.table.players[seat]
    if seat == look.view.viewer:
        playable = look.words("list-nothing") if not any(card.playable for card in shown) else ""
        playable = playable or ", ".join(f"{_titled(card)} ({card.cost})" for card in shown if card.playable)
        out = [look("alt-hand", cp=player.cp, n=len(shown)), look("alt-playable", list=playable)]
        others = [f"{_titled(card)} ({card.cost}: {card.foot})" for card in shown if not card.playable]
        if others:
            out.append(look("alt-others", list=", ".join(others)))
    else:
        out = [look("alt-hand-of", player=look.names[seat], cp=player.cp, n=len(shown))]
        if shown:
            out.append(look("alt-cards", list=", ".join(f"{_titled(card)} ({card.cost})" for card in shown)))
    held = ", ".join(f"{look.term('status', status)} {count}" for status, count in tokens(player))
    if held:
        out.append(look("alt-tokens", list=held))
    return " ".join(out)


def _titled(card: parts.Card) -> str:
    """Its name, with the level that the picture shows in a corner."""
    return f"{card.name} {parts.ROMAN[card.level]}" if card.level else card.name
