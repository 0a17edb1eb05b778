"""The steps of Dice Forge by their permanent names."""

from engine.core.game import Steps

steps = Steps()
