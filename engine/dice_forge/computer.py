"""The good computer player."""

from __future__ import annotations

from engine.core.computers import Mind
from engine.core.prompt import Picks


def think(mind: Mind) -> Picks | None:
    """An answer."""
    return mind.prompt.default
