"""Standing answers: questions that a player settles once and for all."""

from __future__ import annotations

from engine.core.prompt import Picks, Prompt
from engine.dice_forge.content import RESOURCES
from engine.dice_forge.reading import effect_of, resource_of
from engine.dice_forge.reserves import overflow
from engine.dice_forge.state import Player, T


def answer(t: T, prompt: Prompt, choice: str) -> Picks | None:
    """What this standing choice answers here; None: ask. What would be lost to a limit is asked after all."""
    p = t.s.players[prompt.seats[0]]
    if prompt.policy == "hammer":
        return {"all": prompt.field.max, "overflow": overflow(p), "nothing": 0}.get(choice)
    if prompt.policy == "choice":
        return _choice(p, prompt, choice)
    if prompt.policy == "boar":
        return _boar(p, prompt, choice)
    if prompt.policy == "cerberus":
        return "keep" if choice == "keep" or t.s.active != prompt.seats[0] else None
    if prompt.policy == "ship" and choice == "nothing":
        return {"face": "none"}
    return None


def _choice(p: Player, prompt: Prompt, choice: str) -> Picks | None:
    """The same resource for every choice face; if one does not offer it, the player is asked."""
    picks: dict[str, str | int | list[str]] = {}
    for field in prompt.fields:
        wanted = next((value for value in field.values if value.split(".")[0] == choice), None)
        if wanted is None or not effect_of(p, resource_of(wanted), int(wanted.split(".")[1]), lose=False):
            return None
        picks[field.name] = wanted
    return picks


def _boar(p: Player, prompt: Prompt, choice: str) -> Picks | None:
    """The same for every call, if there is room for all of it."""
    count: int = prompt.data["count"]
    if choice != "vp" and effect_of(p, RESOURCES.index(choice), count, lose=False) < count:  # pyright: ignore[reportArgumentType]
        return None
    if prompt.shape == "one":
        return choice
    return {"sun": count if choice == "sun" else 0, "moon": count if choice == "moon" else 0}
