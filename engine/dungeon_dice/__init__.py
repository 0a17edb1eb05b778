"""Dungeon Dice: the rules of D-1 to D-134."""

from engine.core.registry import register
from engine.dungeon_dice.game import DungeonDice

register(DungeonDice())
