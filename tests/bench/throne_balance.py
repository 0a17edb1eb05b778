"""Dice Throne between good players: every pair of heroes, seats swapped, as a table of win rates."""

from __future__ import annotations

import itertools
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor

from engine.core.play import Plan, Played, play_one
from engine.dice_throne.content import content

LOW, HIGH = 0.25, 0.75


def _duel(pair: tuple[str, str], number: int) -> Played:
    one, two = pair if number % 2 == 0 else pair[::-1]
    plan = Plan("dice_throne", "duel", 2, ("good",), {"hero.1": one, "hero.2": two}, seed=2026)
    return play_one(plan, number)


def play(games: int, jobs: int = 0) -> tuple[dict[tuple[str, str], list[float]], float]:
    """Points of the first hero of every pair, match by match; and the mean number of rounds."""
    pairs = list(itertools.combinations(sorted(content().books), 2))
    jobs = jobs or os.cpu_count() or 1
    work = [(pair, number) for pair in pairs for number in range(games)]
    points: dict[tuple[str, str], list[float]] = defaultdict(list)
    rounds = 0
    with ProcessPoolExecutor(jobs) as pool:
        for (pair, number), one in zip(work, pool.map(_duel, *zip(*work, strict=True), chunksize=10), strict=True):
            assert one.finished, one.violations
            first = number % 2
            points[pair].append(0.5 if not one.winners else 1.0 if first in one.winners else 0.0)
            rounds += one.rounds
    return points, rounds / len(work)


def report(games: int = 60, jobs: int = 0) -> str:
    """The section of docs/balance.md."""
    points, rounds = play(games, jobs)
    heroes = sorted(content().books)
    names = {hero: content().books[hero].hero.name.en for hero in heroes}
    share: dict[tuple[str, str], float] = {}
    for (one, two), won in points.items():
        share[one, two] = sum(won) / len(won)
        share[two, one] = 1 - share[one, two]
    overall = {
        hero: sum(share[hero, other] for other in heroes if other != hero) / (len(heroes) - 1) for hero in heroes
    }
    order = sorted(heroes, key=lambda hero: -overall[hero])
    lines = [
        "## Dice Throne",
        "",
        f"Duels between good players, {games} for each of the {len(points)} pairs, half of them with seats swapped. "
        f"A row's share of wins against the hero of each column, in per cent; a draw counts half. "
        f"A duel lasts {rounds:.1f} rounds on average.",
        "",
        "| | " + " | ".join(names[hero] for hero in order) + " | **overall** |",
        "|---|" + "---:|" * (len(order) + 1),
    ]
    for hero in order:
        cells = ["–" if other == hero else f"{share[hero, other] * 100:.0f}" for other in order]
        lines.append(f"| **{names[hero]}** | " + " | ".join(cells) + f" | **{overall[hero] * 100:.0f}** |")
    outside = [names[hero] for hero in order if not LOW <= overall[hero] <= HIGH]
    lines += ["", f"Outside {LOW * 100:.0f}–{HIGH * 100:.0f} % overall: {', '.join(outside) or 'nobody'}."]
    return "\n".join(lines)
