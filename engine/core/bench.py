"""How quick the engine is: microseconds per answer at random play, copies, snapshots."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from engine.core import registry
from engine.core.match import Match
from engine.core.play import Plan, random_answer, start


def rows(only: str = "", seconds: float = 2.0) -> list[dict[str, Any]]:
    """One row for every game, mode and number of seats."""
    found: list[dict[str, Any]] = []
    for game in registry.games().values():
        if only and game.id != only:
            continue
        for mode in game.modes:
            counts = range(mode.min_seats, mode.max_seats + 1, mode.teams)
            found += [measure(Plan(game.id, mode.id, seats), seconds) for seats in counts]
    return found


def measure(plan: Plan, seconds: float) -> dict[str, Any]:
    """Random matches for about this long; the best of three runs."""
    playout(plan, 0)
    best = (float("inf"), 0.0)
    for run in range(3):
        answers = games = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds / 3:
            answers += playout(plan, run * 1000 + games)
            games += 1
        best = min(best, (spent / max(1, answers) * 1e6, games / spent))
    match = middle(plan)
    data = match.dump()
    return {
        "game": plan.game,
        "mode": plan.mode,
        "seats": plan.seats,
        "us_per_answer": round(best[0], 2),
        "games_per_s": round(best[1], 1),
        "clone_us": round(_cost(match.clone), 2),
        "dump_us": round(_cost(match.dump), 2),
        "load_us": round(_cost(lambda: Match.load(data)), 2),
        "state_bytes": len(data),
    }


def playout(plan: Plan, number: int) -> int:
    """One random match with nothing but the contract: prompts, a sample, the answer. How many answers."""
    match, rng = start(plan, number), Random(number)
    answers = 0
    while match.result is None:
        match.answer(random_answer(match, rng))
        answers += 1
    return answers


def middle(plan: Plan, answers: int = 60) -> Match:
    """A position in the middle of a random match."""
    match, rng = start(plan, 0), Random(7)
    for _ in range(answers):
        before = match.clone()
        match.answer(random_answer(match, rng))
        if match.result is not None:
            return before
    return match


def _cost(call: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(100):
            call()
        best = min(best, (time.perf_counter() - began) / 100)
    return best * 1e6
