"""The engine's command line: games, play, odds, bench, verify. JSON with --json; exit code 1 on anything broken."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine.core import bench, registry
from engine.core.content import BadData
from engine.core.export import fingerprint, verify
from engine.core.play import Plan, play_many, record, summary
from engine.core.setup import BadSetup


def main(argv: list[str] | None = None) -> int:
    """Parse and run; the exit code."""
    parser = _parser()
    args = parser.parse_args(argv)
    try:
        return _RUN[args.command](args)
    except BadSetup as error:
        print(f"error: {_SETUP[error.reason].format(**error.details)}", file=sys.stderr)
    except (BadData, LookupError, ImportError) as error:
        print(f"error: {error}", file=sys.stderr)
    return 1


_SETUP = {
    "setup-mode": "there is no mode {mode!r}",
    "setup-seats": "{count} seats do not fit this mode, it wants {min} to {max}",
    "setup-option": "there is no table option {option}={value}",
    "setup-choice": "{choice}={value} cannot be chosen, or not twice",
}
"""What is wrong with a set-up, for developers; players read the same from data/locales/."""


def _count(word: str) -> int:
    """A number from 1 on the command line."""
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


_count.__name__ = "number from 1"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Play, check and measure the rules.")
    commands = parser.add_subparsers(dest="command", required=True)
    games = commands.add_parser("games", help="what can be played, with modes, seats, options")
    play = commands.add_parser("play", help="matches between computer seats")
    play.add_argument("game")
    play.add_argument("--mode", default="")
    play.add_argument("--seats", type=int, default=0)
    play.add_argument("--games", type=_count, default=1)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--bots", default="random", help="comma separated, by seat, rotating: random, good")
    play.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="hero.1=thor, or a table option")
    play.add_argument("--check", action="store_true", help="cheap invariants always, costly ones every 25th answer")
    play.add_argument("--check-all", action="store_true", help="every invariant after every answer")
    play.add_argument("--jobs", type=_count, default=1)
    play.add_argument("--export", metavar="FILE", help="write the first match to a file for `verify`")
    odds = commands.add_parser("odds", help="exact chances of a hero's abilities")
    odds.add_argument("--game", default="dice_throne")
    odds.add_argument("--hero", required=True)
    odds.add_argument("--dice", default="", help="the dice shown, e.g. 1,2,3,4,5; nothing before the first roll")
    odds.add_argument("--rolls", type=int, default=2, help="rolls left")
    speed = commands.add_parser("bench", help="us per answer, games per second, clone, dump, load")
    speed.add_argument("--game", default="")
    speed.add_argument("--seconds", type=float, default=2.0)
    check = commands.add_parser("verify", help="recompute every draw of an exported match")
    check.add_argument("file")
    for command in (games, play, odds, speed, check):
        command.add_argument("--json", action="store_true")
    return parser


def _games(args: argparse.Namespace) -> int:
    rows: list[dict[str, Any]] = [
        {
            "game": game.id,
            "rules": game.rules,
            "modes": [
                {"mode": mode.id, "seats": [mode.min_seats, mode.max_seats], "teams": mode.teams} for mode in game.modes
            ],
            "options": {spec.id: list(spec.values) for spec in game.options},
            "choices": {choice.id: list(choice.values) for choice in game.seat_choices},
        }
        for game in registry.games().values()
    ]
    if args.json:
        print(json.dumps(rows))
        return 0
    for row in rows:
        print(row["game"])
        for mode in row["modes"]:
            print(f"  {mode['mode']}: {mode['seats'][0]}-{mode['seats'][1]} seats")
        for kind in ("options", "choices"):
            for name, values in row[kind].items():
                print(f"  {kind[:-1]} {name}: {', '.join(values)}")
    return 0


def _play(args: argparse.Namespace) -> int:
    settings: dict[str, str] = {}
    for pair in args.set:
        name, found, value = pair.partition("=")
        if not found:
            raise LookupError(f"--set wants NAME=VALUE, not {pair!r}")
        settings[name] = value
    bots = tuple(args.bots.split(","))
    if unknown := [bot for bot in bots if bot not in ("random", "good")]:
        raise LookupError(f"there is no computer player {unknown[0]!r}; there are random and good")
    checks = "all" if args.check_all else "some" if args.check else ""
    plan = Plan(args.game, args.mode, args.seats, bots, settings, args.seed, checks)
    result = summary(plan, play_many(plan, args.games, args.jobs))
    if args.export:
        data = record(plan, 0)
        Path(args.export).write_bytes(data)
        result["export"] = fingerprint(data)
    if not args.json:
        for name, value in result.items():
            if name != "problems":
                print(f"{name:16} {value}")
        for problem in result["problems"][:20]:
            print(problem)
    print(json.dumps(result))
    return 1 if result["violations"] or result["finished"] < result["matches"] else 0


def _odds(args: argparse.Namespace) -> int:
    try:
        dice = tuple(int(number) for number in args.dice.split(",") if number.strip())
    except ValueError:
        raise LookupError(f"--dice wants numbers such as 1,2,3,4,5, not {args.dice!r}") from None
    rows = registry.game(args.game).odds(args.hero, dice, args.rolls)
    if not args.json:
        for row in rows:
            print(f"{row['ability']:28} {row['level']:>3}  {row['when']!s:40} {row['chance'] * 100:6.2f} %")
    print(json.dumps(rows))
    return 0


def _bench(args: argparse.Namespace) -> int:
    if args.game:
        registry.game(args.game)
    rows: list[dict[str, Any]] = bench.rows(args.game, args.seconds)
    if not args.json and rows:
        print("  ".join(f"{name:>13}" for name in rows[0]))
        for row in rows:
            print("  ".join(f"{value!s:>13}" for value in row.values()))
    print(json.dumps(rows))
    return 0


def _verify(args: argparse.Namespace) -> int:
    try:
        data = Path(args.file).read_bytes()
    except OSError as error:
        print(f"cannot read {args.file}: {error.strerror}", file=sys.stderr)
        return 1
    verdict = verify(data)
    report = {
        "ok": verdict.ok,
        "draws": verdict.draws,
        "answers": verdict.answers,
        "replayed": verdict.replayed,
        "problems": verdict.problems,
        "sha256": fingerprint(data),
    }
    if not args.json:
        print("the match is genuine" if verdict.ok else "the match is not genuine:")
        for problem in verdict.problems:
            print(f"  {problem}")
        if verdict.ok and not verdict.replayed:
            print("  (played with other rules: its draws were recomputed, its answers not replayed)")
    print(json.dumps(report))
    return 0 if verdict.ok else 1


_RUN = {"games": _games, "play": _play, "odds": _odds, "bench": _bench, "verify": _verify}

if __name__ == "__main__":
    sys.exit(main())
