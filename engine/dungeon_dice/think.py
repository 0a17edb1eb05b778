"""The good player."""

from __future__ import annotations

from typing import Any

from engine.core.computers import Mind
from engine.core.match import Match


def value(match: Match, seat: int) -> float:
    """How good a position is."""
    return 0.5


def think(mind: Mind) -> Any:
    """An answer."""
    return None
