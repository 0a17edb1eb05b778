"""Whole matches between computer seats, checked or not: for tests, balance and the command line."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import msgspec

from engine.core import check, export, registry
from engine.core.computers import choose
from engine.core.events import Done
from engine.core.game import Game, Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Refused

COSTLY_EVERY = 25
LIMIT = 20_000
"""Answers after which a match is taken for endless."""


class Plan(msgspec.Struct):
    """What to play."""

    game: str
    mode: str = ""
    seats: int = 0
    bots: tuple[str, ...] = ("random",)
    settings: dict[str, str] = {}
    seed: int = 1
    check: str = ""
    """"": nothing, "some": the costly checks every 25th answer, "all": always."""


class Played(msgspec.Struct):
    """One match, played out."""

    number: int
    answers: int
    rounds: int
    turns: int
    visits: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    finished: bool
    seconds: float
    violations: list[str]


def plan_seats(plan: Plan, game: Game[Any]) -> list[Seat]:
    """Seats for a plan: `hero.1=thor` sets the choice of the first seat, `hero=thor` of all."""
    mode = game.mode(plan.mode or game.modes[0].id)
    count = plan.seats or mode.min_seats
    names = {choice.id for choice in game.seat_choices}
    for key in plan.settings:
        name, dot, number = key.partition(".")
        if dot and (name not in names or not number.isdecimal() or not 0 < int(number) <= count):
            raise LookupError(f"there is nothing called {key!r} to set with {count} seats")
    seats: list[Seat] = []
    for number in range(1, count + 1):
        choices = {name: plan.settings[name] for name in names if name in plan.settings}
        choices |= {name: plan.settings[f"{name}.{number}"] for name in names if f"{name}.{number}" in plan.settings}
        seats.append(Seat(f"Seat {number}", choices=choices))
    return seats


def plan_options(plan: Plan, game: Game[Any]) -> dict[str, str]:
    """The table options among a plan's settings."""
    names = {choice.id for choice in game.seat_choices}
    return {key: value for key, value in plan.settings.items() if key.split(".")[0] not in names}


def start(plan: Plan, number: int) -> Match:
    """Match `number` of a plan, before its first answer."""
    game = registry.game(plan.game)
    return Match.new(
        plan.game,
        plan_seats(plan, game),
        mode=plan.mode or None,
        options=plan_options(plan, game),
        match_id=f"{plan.game}-{plan.seed}-{number}",
        seed=hashlib.sha256(f"{plan.seed}/{number}".encode()).digest(),
    )


def play_one(plan: Plan, number: int, after: Callable[[Match, Answer, Done], None] | None = None) -> Played:
    """Play one match to its end. Bots rotate with the match number, so that seats are swapped fairly."""
    match = start(plan, number)
    rng = Random(f"{plan.seed}/{number}")
    bots = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(len(match.seats))]
    everybody_random = all(bot == "random" for bot in bots)
    violations: list[str] = []
    answers = visits = 0
    asked_before: set[int] = set()
    began = time.perf_counter()
    while match.result is None and answers < LIMIT:
        active = match.game.active(match.state)
        asked = {seat for prompt in match.prompts if not prompt.optional for seat in prompt.seats}
        visits += sum(1 for seat in asked - asked_before if seat != active)
        asked_before = asked
        answer = random_answer(match, rng) if everybody_random else _next_answer(match, bots, rng)
        done = match.answer(answer)
        answers += 1
        if isinstance(done, Refused):
            violations.append(f"answer {answers}: {answer} refused: {done.reason}")
            break
        if after is not None:
            after(match, answer, done)
        if plan.check:
            violations += [f"answer {answers}: {problem}" for problem in check.cheap(match)]
            if plan.check == "all" or answers % COSTLY_EVERY == 0 or match.result is not None:
                violations += [f"answer {answers}: {problem}" for problem in check.costly(match, rng)]
            if violations:
                break
    seconds = time.perf_counter() - began
    if match.result is None and not violations:
        violations.append(f"no end after {answers} answers")
    game, state, result = match.game, match.state, match.result
    return Played(
        number, answers, game.round(state), game.turn(state), visits, result.scores if result else game.scores(state),
        result.winners if result else (), result is not None, seconds, violations,
    )  # fmt: skip


def random_answer(match: Match, rng: Random) -> Answer:
    """As the random computer would, without asking seat by seat: this is what the bench measures."""
    prompts = match.prompts
    prompt = prompts[0]
    if len(prompts) > 1:
        must = [prompt for prompt in prompts if not prompt.optional]
        if len(must) < len(prompts) and rng.random() < 0.2:
            may = [prompt for prompt in prompts if prompt.optional]
            prompt = may[int(rng.random() * len(may))]
        else:
            prompt = must[int(rng.random() * len(must))]
    seats = prompt.seats
    seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
    return Answer(seat, prompt.id, match.sample(prompt, rng), "computer")


def _next_answer(match: Match, bots: Sequence[str], rng: Random) -> Answer:
    """The first seat that wants to answer something; optional things only by those who are asked nothing else."""
    asked = [seat for prompt in match.prompts if not prompt.optional for seat in prompt.seats]
    order = list(dict.fromkeys((*asked, *range(len(match.seats)))))
    idle = [seat for seat in order if seat not in asked]
    for seat in (*idle, *asked):
        answer = choose(match, seat, bots[seat], rng=rng)
        if answer is not None:
            return answer
    prompt = next(prompt for prompt in match.prompts if not prompt.optional)
    return Answer(prompt.seats[0], prompt.id, prompt.default, "computer")


def play_many(plan: Plan, count: int, jobs: int = 1) -> list[Played]:
    """Many matches, on several cores if wanted."""
    if jobs <= 1:
        return [play_one(plan, number) for number in range(count)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play_one, [plan] * count, range(count), chunksize=max(1, count // (jobs * 8))))


def summary(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """The JSON of `python -m engine play`."""
    game = registry.game(plan.game)
    seats = plan.seats or game.mode(plan.mode or game.modes[0].id).min_seats
    answers = sum(one.answers for one in played)
    scores = [score for one in played for score in one.scores]
    wins = [0] * seats
    by_bot: dict[str, int] = {}
    for one in played:
        for seat in one.winners:
            wins[seat] += 1
            bot = plan.bots[(seat + one.number) % len(plan.bots)]
            by_bot[bot] = by_bot.get(bot, 0) + 1
    return {
        "game": plan.game,
        "mode": plan.mode or game.modes[0].id,
        "seats": seats,
        "matches": len(played),
        "finished": sum(one.finished for one in played),
        "answers": answers,
        "violations": sum(len(one.violations) for one in played),
        "mean_rounds": round(sum(one.rounds for one in played) / max(1, len(played)), 2),
        "mean_score": round(sum(scores) / max(1, len(scores)), 2),
        "wins_by_seat": wins,
        "wins_by_bot": by_bot,
        "draws": sum(1 for one in played if one.finished and not one.winners),
        "visits_per_turn": round(sum(one.visits for one in played) / max(1, sum(one.turns for one in played)), 3),
        "us_per_answer": round(sum(one.seconds for one in played) / max(1, answers) * 1e6, 2),
        "problems": [f"match {one.number}: {problem}" for one in played for problem in one.violations],
    }


def record(plan: Plan, number: int) -> bytes:
    """Play one match and export it."""
    match = start(plan, number)
    seats = tuple(plan_seats(plan, match.game))
    log = [export.start_entry(match)]
    bots = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(len(match.seats))]
    rng = Random(f"{plan.seed}/{number}")
    while match.result is None:
        answer = _next_answer(match, bots, rng)
        done = match.answer(answer)
        assert isinstance(done, Done)
        log.append(export.answer_entry(match, answer, done, log[-1].chain))
    return export.export(match, seats, log)
