"""Record matches for the regression corpus.

    python -m tests.games.record GAME [--mode M] [--seats N] [--seed S] [--bots good,random] [--set NAME=VALUE]

Writes two files into tests/games/: GAME-MODE-SEATS-rRULES-SEED.json, a whole match as an export that
`python -m engine verify` accepts, and the same with .snapshot, the match in its middle as the store keeps it.
A release that raises the rules version of a game records a new pair; the old ones stay, so that
matches saved by older releases go on to be loaded and played.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from engine.core import registry
from engine.core.export import verify
from engine.core.match import Match
from engine.core.play import Plan, random_answer, record, start

FOLDER = Path(__file__).parent


def snapshot(plan: Plan) -> bytes:
    """A random match of this plan in its middle."""
    length = 0
    match, rng = start(plan, 0), Random(plan.seed)
    while match.result is None:
        match.answer(random_answer(match, rng))
        length += 1
    match, rng = start(plan, 0), Random(plan.seed)
    for _ in range(length // 2):
        match.answer(random_answer(match, rng))
    return match.dump()


def write(plan: Plan, folder: Path = FOLDER) -> tuple[Path, Path]:
    """Record a whole match and a snapshot; the two files."""
    match = start(plan, 0)
    rules = match.game.rules
    name = f"{plan.game}-{match.mode}-{len(match.seats)}-r{rules}-{plan.seed}"
    exported, middle = record(plan, 0), snapshot(plan)
    verdict = verify(exported)
    if not verdict.ok or not verdict.replayed:
        raise ValueError(f"the recorded match is not genuine: {verdict.problems}")
    Match.load(middle)
    files = folder / f"{name}.json", folder / f"{name}.snapshot"
    files[0].write_bytes(exported)
    files[1].write_bytes(middle)
    return files


def main(argv: list[str] | None = None) -> int:
    """Record what the arguments say; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.record", description="Record a match for the corpus.")
    parser.add_argument("game")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args(argv)
    settings = dict(pair.split("=", 1) for pair in args.set)
    game = registry.game(args.game)
    plan = Plan(game.id, args.mode or game.modes[0].id, args.seats, tuple(args.bots.split(",")), settings, args.seed)
    for path in write(plan):
        print(f"{path.name}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
