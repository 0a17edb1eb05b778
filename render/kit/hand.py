"""A private hand: what can be played now is bright parchment, the rest is dark and says why."""

from __future__ import annotations

import msgspec

from render import parts
from render.canvas import Canvas
from render.kit.example import ExampleWords
from render.parts import Card
from render.registry import Call, Drawing, Words, picture, sample

ACCENT = "throne"


class Hand(msgspec.Struct, frozen=True):
    """All that the picture shows; the cards come sorted: playable first, then by cost."""

    phase: str
    cp: int
    cards: tuple[Card, ...]


@picture("kit", "hand")
def hand(view: Hand, words: Words, focus: object = None) -> Drawing:
    """The whole hand; up to six cards are large, up to twelve small."""
    c = Canvas(height=parts.grid_height(len(view.cards)))
    c.icon("hand", 50, 52, 49, ACCENT)
    x = 88 + c.text(88, 52, words("your-hand"), 42, "serif", fit=420)
    x += 26 + parts.pill(c, x + 26, 52, words(f"phase-{view.phase}"), ACCENT, h=40, ink="ink", fit=260)
    left = c.text(1168, 52, words("cp-left"), 27, "bold", "sand", "r", fit=150)
    gem = 1168 - left - 38
    parts.gem(c, gem, 52, 30, view.cp)
    c.icon("private", x + 47, 52, 29, "mute")
    c.text(x + 68, 52, words("only-you"), 25, "semibold", "mute", fit=gem - x - 110)
    for card, (cx, cy, w, h) in zip(view.cards, parts.grid(len(view.cards)), strict=False):
        parts.card(c, cx, cy, card, ACCENT, w=w, h=h)
    names = ", ".join(card.name for card in view.cards if card.playable)
    others = ", ".join(card.name for card in view.cards if not card.playable)
    return Drawing(c, words("alt", cp=view.cp, playable=names, others=others))


WORDS = ExampleWords(
    {
        "your-hand": "Your hand",
        "phase-offensive_roll": "Offensive roll",
        "only-you": "only you see this",
        "cp-left": "CP left",
        "alt": "Your hand, {cp} CP. Playable now: {playable}. Not now: {others}.",
    }
)


@sample("kit", "hand", "six cards")
def example() -> Call:
    """The situation of the mock-up."""
    cards = (
        Card("roll", "Roll phase", "So Wild!", "Set any one die to a value of your choice.", 2, "Play now"),
        Card(
            "instant",
            "Instant",
            "Tip It!",
            "Turn any one die up or down by 1. A 1 cannot go down, a 6 cannot go up.",
            1,
            "Play now",
        ),
        Card("instant", "Instant", "Getting Paid!", "Gain 2 CP.", 0, "Play now, free"),
        Card(
            "roll",
            "Roll phase",
            "Eat Lead!",
            "Roll 5 dice: add 1 damage per bullet. If 4 or more: Knockdown.",
            1,
            "After your attack",
            playable=False,
            note="Attack modifier",
        ),
        Card(
            "main", "Main phase", "Wanted!", "Inflict Bounty on an opponent you choose.", 2, "In your main phase", False
        ),
        Card(
            "upgrade",
            "Upgrade",
            "Showdown III",
            "Small straight: duel roll for 9 damage, or 6 if you lose it.",
            3,
            "Main phase, 1 CP short",
            playable=False,
            level=3,
        ),
    )
    return Call(Hand("offensive_roll", 2, cards), WORDS)


@sample("kit", "hand", "twelve cards")
def crowded() -> Call:
    """A hand at its largest, with icons in the text."""
    base = example().view.cards
    longer = Card(
        "upgrade",
        "Amélioration",
        "Quelques dollars de plus II",
        "Inflige **2** {damage} {undefendable} et {status:bounty} Prime. Si vous gardez {die:gunslinger.bullseye}, "
        "gagnez aussi {status:evasive} et piochez une carte supplémentaire à la fin de votre tour.",
        2,
        "Phase principale seulement",
        playable=False,
        level=2,
    )
    cards = tuple(sorted((*base, *base[:5], longer), key=lambda card: (not card.playable, card.cost)))
    return Call(Hand("offensive_roll", 2, cards), WORDS)
