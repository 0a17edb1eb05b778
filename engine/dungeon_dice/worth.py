"""What things are worth to the computer player, counted in glory."""

from __future__ import annotations

import math

from engine.core.match import Match
from engine.dungeon_dice.content import (
    BOMB,
    CURSE,
    DICE,
    FIRST_ARTIFACT,
    FIRST_EQUIPMENT,
    HEALING,
    KEY,
    SCROLL_DIE,
    SKELETON_KEY,
    STRENGTH,
    TO_WIN,
)  # fmt: skip
from engine.dungeon_dice.dice import best_set, glory, worth
from engine.dungeon_dice.state import DungeonState, Player

SINGLE = {BOMB: 0.13, STRENGTH: 0.14, SCROLL_DIE: 0.12, CURSE: 0.09, HEALING: 0.09, KEY: 0.16}
PROMISED = {"single_use": 0.11, "equipment": 0.16, "artifact": 0.7, "trophy": 0.7, "any": 0.25}
EXPERIENCE = 0.13
READY = 0.17
GEAR = 0.085
SPARE = 0.07
OPENER = 0.12
SHARPNESS = 0.9
"""How surely the better position wins."""


def belongings(player: Player) -> float:
    """The set, spare equipment and single-use dice, without the glory in them."""
    best = best_set(player)
    total = GEAR * sum(worth(die) for die in best)
    for die in player.dice:
        if die < FIRST_EQUIPMENT:
            total += SINGLE[DICE[die]]
        elif DICE[die] == SKELETON_KEY:
            total += OPENER + SPARE
        elif die < FIRST_ARTIFACT and die not in best:
            total += SPARE
    return total


def standing(s: DungeonState, seat: int) -> float:
    """How far a player is on the way to the throne."""
    player = s.players[seat]
    total = glory(s, player) + EXPERIENCE * player.xp + READY * (player.level + player.ready) + belongings(player)
    for promise in s.promises:
        if promise.debtor == seat:
            total -= PROMISED[promise.kind] * promise.count
        elif promise.creditor == seat:
            total += PROMISED[promise.kind] * promise.count
    return total


def value(match: Match, seat: int) -> float:
    """How good a position is for a seat: its share of the chances, 0 lost .. 1 won."""
    if match.result is not None:
        return 1.0 if seat in match.result.winners else 0.0
    s: DungeonState = match.state
    here = [n for n in range(len(s.players)) if n not in match.left]
    chances = {n: math.exp(SHARPNESS * standing(s, n)) for n in here}
    return chances.get(seat, 0.0) / sum(chances.values())


def close(s: DungeonState, seat: int) -> bool:
    """Could one more good turn bring this player the throne?"""
    return glory(s, s.players[seat]) >= TO_WIN - 1
