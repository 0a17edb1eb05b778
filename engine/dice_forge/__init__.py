"""Dice Forge: rules F-1 to F-127 of the facts."""

from engine.core.registry import register
from engine.dice_forge.game import DiceForge

register(DiceForge())
