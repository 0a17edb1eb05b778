"""Which picture of Dice Forge suits the question: all is open, so the private message shows what to decide on."""

from __future__ import annotations

from typing import Any

from engine.core.prompt import Prompt
from engine.core.view import View
from render.dice_forge import common
from render.registry import Draft, Shot, aim

FORGING = ("forge", "garden")


@aim(common.GAME)
def choose(view: View, place: str, prompt: Prompt | None, draft: Draft) -> Shot:
    """The table for all; in private the islands for an action, the sanctuary for an offering, else one's dice."""
    if place != "hand" or view.viewer is None:
        return Shot("score" if view.result is not None else "table")
    look: dict[str, Any] = {"seat": view.viewer, "draft": dict(draft)}
    if prompt is None:
        return Shot("nets", look)
    if prompt.kind in ("action", "extra"):
        only_faces = set(prompt.field.values) <= {"pass", "offering"} and "offering" in prompt.field.values
        return Shot("sanctuary", look) if only_faces else Shot("islands", view.viewer)
    if prompt.kind in ("offering", "ship"):
        return Shot("sanctuary", {**look, "off": int(prompt.data.get("off", 0))})
    if prompt.kind in FORGING:
        face = prompt.data.get("face") or draft.get("face")
        if not face and prompt.kind == "garden":
            kinds = tuple(prompt.field.values)
            return Shot("nets", {**look, "faces": kinds, "choice": True})
        # the place of a single face is the whole answer
        return Shot("nets", {**look, "faces": (face,) if face else ()})
    return Shot("nets", look)
