"""What the vocabulary cannot say. Keep this list short: every entry is one name that data may use."""

from __future__ import annotations

from engine.dice_throne.basics import count, take
from engine.dice_throne.effects import Context, mine
from engine.dice_throne.model import T
from engine.dice_throne.validate import SPECIALS


def _fade(t: T, c: Context) -> None:
    """Shadows: gone at the end of a turn that the bearer began with it."""
    s = t.s
    held = mine(t, c).tokens.get("shadows")
    if held and held[0] < s.turn and s.active == c["s"]:
        take(t, c["s"], "shadows", 99)


def _curse(t: T, c: Context) -> None:
    """The Pirate's end of turn: one doubloon goes; with none left the board turns to its cursed side for good."""
    player = mine(t, c)
    if count(player, "cursed_doubloon"):
        take(t, c["s"], "cursed_doubloon")
    else:
        player.side = "cursed"
        t.tell("cursed", seat=c["s"])


SPECIALS["fade"] = _fade
SPECIALS["curse"] = _curse
