"""Real positions for samples and tests: matches played by computers until something interesting is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import msgspec

from engine.core.computers import choose
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.play import Plan, start
from engine.core.prompt import Answer
from engine.core.view import View

SHORT = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")
LONG = (
    "Maximilian-Alexander",
    "Wilhelmina Featherstonehaugh",
    "🐉 Dragonslayer_2000 🐉",
    "Jean-Baptiste de La Fontaine",
    "Ḱonstantinos Παπαδόπουλος",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
"""Names that do not fit, down to Discord's 32 letters and to signs no font has."""


def steps(plan: Plan, seed: int = 0) -> Iterator[Match]:
    """One match, yielded before every answer and once more when it is over. Do not keep it: it plays on."""
    match, rng = start(plan, seed), Random(seed)
    while match.result is None:
        yield match
        match.answer(_next(match, plan.bots, rng))
    yield match


def _next(match: Match, bots: Sequence[str], rng: Random) -> Answer:
    asked = [seat for prompt in match.prompts if not prompt.optional for seat in prompt.seats]
    for seat in dict.fromkeys((*(s for s in range(len(match.seats)) if s not in asked), *asked)):
        answer = choose(match, seat, bots[seat % len(bots)], rng=rng, budget=40)
        if answer is not None:
            return answer
    prompt = next(prompt for prompt in match.prompts if not prompt.optional)
    return Answer(prompt.seats[0], prompt.id, prompt.default, "computer")


def position(plan: Plan, seed: int, until: Callable[[Match], bool]) -> Match:
    """The first moment of a match where `until` holds; else its end."""
    match = None
    for match in steps(plan, seed):
        if until(match):
            break
    assert match is not None
    return match


def named(view: View, names: Sequence[str]) -> View:
    """The same view with other names at the table."""
    seats = tuple(Seat(name) for name in names[: len(view.seats)])
    return msgspec.structs.replace(view, seats=seats)
