"""Standing answers: questions that a player settles once and for all."""

from __future__ import annotations

from engine.core.prompt import Picks, Prompt
from engine.dice_forge.reserves import overflow
from engine.dice_forge.state import T


def answer(t: T, prompt: Prompt, choice: str) -> Picks | None:
    """What this standing choice answers here; None: ask."""
    if prompt.policy == "hammer":
        p = t.s.players[prompt.seats[0]]
        return {"all": prompt.field.max, "overflow": overflow(p), "nothing": 0}.get(choice)
    if prompt.policy == "choice":
        return _choice(prompt, choice)
    if prompt.policy == "boar":
        if prompt.shape == "one":
            return choice
        count: int = prompt.data["count"]
        return {"sun": count if choice == "sun" else 0, "moon": count if choice == "moon" else 0}
    if prompt.policy == "cerberus":
        return "keep" if choice == "keep" or t.s.active != prompt.seats[0] else None
    if prompt.policy == "ship" and choice == "nothing":
        return {"face": "none"}
    return None


def _choice(prompt: Prompt, choice: str) -> Picks | None:
    """The same resource for every choice face; if one does not offer it, the player is asked."""
    picks: dict[str, str | int | list[str]] = {}
    for field in prompt.fields:
        wanted = [value for value in field.values if value.split(".")[0] == choice]
        if not wanted:
            return None
        picks[field.name] = wanted[0]
    return picks
