"""Dice Throne: duel, 2v2, king of the hill and free-for-all (rules T-1..T-144)."""

from engine.core.registry import register
from engine.dice_throne.game import DiceThroneGame

register(DiceThroneGame())
