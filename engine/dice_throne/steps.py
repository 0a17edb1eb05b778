"""The table of steps; every file registers its own."""

from engine.core.game import Steps

steps = Steps()
