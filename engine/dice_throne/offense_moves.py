"""What dice allow a player to announce (T-29, T-33)."""

from __future__ import annotations

from engine.dice_throne.basics import level
from engine.dice_throne.content import Move, content
from engine.dice_throne.model import DiceThrone
from engine.dice_throne.worth import move_worth


def moves_met(s: DiceThrone, seat: int, dice: list[int]) -> list[Move]:
    """What a player could announce with these dice, best first (T-29, T-33)."""
    player = s.players[seat]
    book = content().books[player.hero]
    found = [
        move
        for move in book.met(dice)
        if level(player, move.slot) == move.level and move.ability.side in ("", player.side)
    ]
    found.sort(key=lambda move: -move_worth(book, move))
    return found


def move_of(s: DiceThrone, seat: int, value: str) -> Move:
    """A move by its value, at the level in play."""
    player = s.players[seat]
    return next(
        move
        for move in content().books[player.hero].moves
        if move.value == value and level(player, move.slot) == move.level
    )
