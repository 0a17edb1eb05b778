"""Which picture of Dungeon Dice suits the moment: the fight while there is one, else the table; in private my dice."""

from __future__ import annotations

from engine.core.prompt import Prompt
from engine.core.view import View
from render.dungeon_dice import common
from render.registry import Draft, Shot, aim

FIGHTING = ("act", "aim", "spell", "window", "throw", "choose", "prepare", "terms")
"""Questions that are about the fight on the table."""


@aim(common.GAME)
def choose(view: View, place: str, prompt: Prompt | None, draft: Draft) -> Shot:
    """Everything is open: who is asked about a fight sees the fight, else their own dice."""
    fight = common.table_of(view).combat
    shown = None if fight is None else "duel" if fight.duel else "combat"
    if place == "hand" and view.viewer is not None:
        if shown and view.result is None and prompt is not None and prompt.kind in FIGHTING:
            return Shot(shown)
        return Shot("hand", {"seat": view.viewer, "draft": dict(draft)})
    if view.result is not None:
        return Shot("score")
    return Shot(shown or "table")
