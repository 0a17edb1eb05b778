"""Computer seats. They see `view` and `imagine` only, and never cheat: neither the seed nor hidden cards matter."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterator
from random import Random

from engine.core.match import Match
from engine.core.prompt import Answer, Field, Pick, Picks, Prompt, Refused
from engine.core.view import View

LEVELS = ("random", "good")
OPTIONAL_CHANCE = 0.2
"""How often the random player takes up an optional prompt that is open."""

BUDGET = 400
"""Positions the generic good player may look at for one answer."""


class _Decline:
    """Returned by Game.think for an optional prompt that is not wanted."""


DECLINE = _Decline()


class Mind:
    """What a computer seat may use: its view, the question, imagined matches, a generator, a budget."""

    __slots__ = ("_match", "budget", "prompt", "rng", "seat", "view")

    def __init__(self, match: Match, seat: int, prompt: Prompt, budget: int = BUDGET) -> None:
        self._match = match
        self.seat = seat
        self.prompt = prompt
        self.budget = budget
        # the same choice for the same sight: nothing hidden and no seed goes in
        self.rng = Random(zlib.crc32(f"{match.id}/{match.version}/{seat}/{prompt.id}".encode()))
        self.view: View = match.view(seat)

    def imagine(self) -> Match:
        """A match as it might be, with hidden things dealt anew. Play in it at will."""
        self.budget -= 1
        return self._match.imagine(self.seat, self.rng)

    def fields(self, draft: dict[str, Pick]) -> tuple[Field, ...]:
        """The fields of a form, given the picks so far."""
        return self._match.fields(self.prompt, draft)

    def legal(self, picks: Picks) -> bool:
        """Would this answer be accepted?"""
        return self._match.check(Answer(self.seat, self.prompt.id, picks)) is None

    def sample(self) -> Picks:
        """A legal answer at random."""
        return self._match.sample(self.prompt, self.rng)


def choose(match: Match, seat: int, level: str, *, rng: Random | None = None, budget: int = BUDGET) -> Answer | None:
    """What a computer seat answers now; None if it is asked nothing or declines what is optional."""
    asked = [prompt for prompt in match.prompts if seat in prompt.seats]
    must = [prompt for prompt in asked if not prompt.optional]
    may = [prompt for prompt in asked if prompt.optional]
    if level == "random":
        rng = rng or Random(zlib.crc32(f"{match.id}/{match.version}/{seat}".encode()))
        if may and rng.random() < OPTIONAL_CHANCE:
            prompt = may[int(rng.random() * len(may))]
        elif must:
            prompt = must[int(rng.random() * len(must))] if len(must) > 1 else must[0]
        else:
            return None
        return Answer(seat, prompt.id, match.sample(prompt, rng), "computer")
    for prompt in (*may, *must):
        picks = think(match, seat, prompt, budget)
        if picks is not None:
            return Answer(seat, prompt.id, picks, "computer")
    return None


def think(match: Match, seat: int, prompt: Prompt, budget: int = BUDGET) -> Picks | None:
    """The good player's answer to one prompt; None declines an optional one."""
    mind = Mind(match, seat, prompt, budget)
    picks = match.game.think(mind)
    if picks is DECLINE:
        return None
    if picks is not None:
        return picks
    if prompt.optional:
        return None  # a generic player starts nothing by itself
    return look_ahead(mind)


def look_ahead(mind: Mind) -> Picks:
    """Try the candidates in imagined matches, play on for a while, and take the best on average."""
    candidates = list(itertools.islice(_candidates(mind), 24))
    if len(candidates) == 1:
        return candidates[0]
    worlds = max(1, min(6, mind.budget // (len(candidates) * 8)))
    totals = [0.0] * len(candidates)
    for _ in range(worlds):
        world = mind.imagine()
        for index, picks in enumerate(candidates):
            totals[index] += _try(mind, world.clone(), picks)
    best = max(range(len(candidates)), key=lambda index: (totals[index], -index))
    return candidates[best]


def _try(mind: Mind, world: Match, picks: Picks) -> float:
    done = world.answer(Answer(mind.seat, mind.prompt.id, picks, "computer"))
    if isinstance(done, Refused):
        return -1.0
    turn = world.game.turn(world.state)
    for _ in range(12):
        if world.result is not None or world.game.turn(world.state) > turn + len(world.seats):
            break
        prompt = next(prompt for prompt in world.prompts if not prompt.optional)
        world.answer(Answer(prompt.seats[0], prompt.id, world.sample(prompt, mind.rng), "computer"))
        mind.budget -= 1
    return world.game.value(world, mind.seat)


def _candidates(mind: Mind) -> Iterator[Picks]:
    """Answers worth trying: all single values, or the default and a number of samples."""
    prompt = mind.prompt
    if prompt.shape == "one":
        yield from prompt.field.values
        return
    seen: list[Picks] = [prompt.default]
    yield prompt.default
    for _ in range(40):
        picks = mind.sample()
        if picks not in seen:
            seen.append(picks)
            yield picks
