"""Standing answers: what a seat has decided beforehand. They are given as ordinary answers, marked so."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.core.prompt import Picks, Prompt
from host.live import Live
from host.preferences import STANDING

ASK = "ask"
PASS_KEY = "pass"
"""Standing key of "pass for this phase / turn": its value is "phase/turn number/phase" or "turn/turn number"."""
WHEN_KEY = "when"
"""Standing key of "always" or "attacked"."""


def policy_key(policy: str) -> str:
    """The standing key of a policy."""
    return f"policy/{policy}"


def standing_choices(game: Game[Any], key: str) -> tuple[str, ...]:
    """What may be chosen for a standing key in a game; nothing if there is no such key."""
    if key == WHEN_KEY:
        return STANDING
    for policy in game.policies:
        if key == policy_key(policy.id):
            return (ASK, *policy.choices)
    return ()


def standing_answer(live: Live, match: Match, seat: int, prompt: Prompt) -> Picks | None:
    """What this seat answers without being asked; None: ask."""
    if prompt.optional or len(prompt.seats) > 1:
        return None
    if prompt.policy:
        choice = live.standing.get((seat, policy_key(prompt.policy)))
        if choice is not None and choice != ASK:
            picks = match.standing(prompt, str(choice))
            if picks is not None:
                return picks
    if may_pass(match, seat, prompt) and _passes(live, match, seat, prompt):
        return prompt.default
    return None


def may_pass(match: Match, seat: int, prompt: Prompt) -> bool:
    """Is this a reaction in somebody else's turn, which can be passed beforehand?"""
    return prompt.scope == "window" and seat != match.game.active(match.state)


def _passes(live: Live, match: Match, seat: int, prompt: Prompt) -> bool:
    passed = live.standing.get((seat, PASS_KEY))
    if passed is not None and passed in (pass_token(match, "phase"), pass_token(match, "turn")):
        return True
    return live.standing.get((seat, WHEN_KEY)) == "attacked" and not prompt.threat


def pass_token(match: Match, span: str) -> str:
    """Names the present phase or turn, so that the pass ends with it."""
    game, state = match.game, match.state
    turn = game.turn(state)
    return f"turn/{turn}" if span == "turn" else f"phase/{turn}/{game.phase(state)}"
