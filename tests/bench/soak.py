"""The long run: a million random answers a game with every invariant, undo, leaving and restarts, every match verified.

    EXTRA_GAMES=tests.lanterns python -m tests.bench.soak [--answers N] [--game G] [--minutes M] [--jobs J] [--seed S]

Prints a line per game and at the end a JSON summary; exit code 1 if an invariant does not hold or time ran out.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from engine.core import registry
from engine.core.play import Plan
from tests.engine.random_play import USUAL, Broken, Session, plans

Outcome = tuple[int, str]


def play(plan: Plan, number: int) -> Outcome:
    """One checked match: its answers, and what is broken."""
    session = Session(plan, number, USUAL)
    try:
        session.play()
    except Broken as broken:
        return session.answers, str(broken)
    except Exception as error:  # a crash is a violation like any other, and must say how to repeat it
        return session.answers, f"{plan}, match {number}, answer {session.answers}: {type(error).__name__}: {error}"
    return session.answers, ""


def matches(game: str, seed: int) -> Iterator[tuple[Plan, int]]:
    """Endless matches of a game: every mode and number of seats in turn, table options at random."""
    number = 0
    while True:
        for plan in plans(seed + number):
            if plan.game == game:
                yield plan, number
        number += 1


def soak(game: str, answers: int, seed: int, jobs: int, deadline: float) -> dict[str, Any]:
    """Play one game until so many answers were given, or the time is over."""
    began, given, played, problems = time.monotonic(), 0, 0, []
    source = matches(game, seed)
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Outcome]] = set()
        while given < answers and time.monotonic() < deadline and len(problems) < 10:
            while len(running) < 3 * jobs:
                running.add(pool.submit(play, *next(source)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                count, problem = future.result()
                given, played = given + count, played + 1
                if problem:
                    problems.append(problem)
                    print(problem, file=sys.stderr, flush=True)
        for future in running:
            future.cancel()
    seconds = time.monotonic() - began
    return {
        "game": game,
        "matches": played,
        "answers": given,
        "complete": given >= answers,
        "violations": len(problems),
        "seconds": round(seconds, 1),
    }


def main(argv: list[str] | None = None) -> int:
    """Soak every game; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.soak", description="Random play with every invariant.")
    parser.add_argument("--answers", type=int, default=1_000_000, help="random answers for each game")
    parser.add_argument("--game", default="", help="this game alone")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most so long for all games together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    games = [registry.game(args.game).id] if args.game else list(registry.games())
    deadline = time.monotonic() + args.minutes * 60
    rows: list[dict[str, Any]] = []
    for game in games:
        row = soak(game, args.answers, args.seed, args.jobs, deadline)
        rows.append(row)
        state = "clean" if not row["violations"] else f"{row['violations']} VIOLATIONS"
        short = "" if row["complete"] else " (time is over)"
        amount = f"{row['answers']:>9} answers in {row['matches']:>6} matches, {row['seconds']:>7} s"
        print(f"{game:14} {amount}: {state}{short}", flush=True)
    print(json.dumps(rows))
    return 0 if all(row["complete"] and not row["violations"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
