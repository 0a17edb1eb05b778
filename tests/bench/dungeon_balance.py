"""Dungeon Dice between good players: length, fairness of the seats, and whether every die is of use."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

from engine.core.events import Done, Event
from engine.core.match import Match
from engine.core.play import Plan, play_one
from engine.core.prompt import Answer
from engine.dungeon_dice.content import DIE_IDS, FILE, KIND, MONSTER, TYPES, DieData
from engine.dungeon_dice.state import DungeonState

LOW, HIGH = 6, 15
"""Rounds that a match of three should take."""


class Count(msgspec.Struct):
    """What happened in one match."""

    rounds: int = 0
    place: int = 0
    """The winner's place in the order of play, from 0."""
    by_duel: bool = False
    seen: Counter[str] = msgspec.field(default_factory=Counter)
    """Dice that came into play: owned, or met."""
    used: Counter[str] = msgspec.field(default_factory=Counter)
    """Dice that did something: rolled, spent, or beaten."""
    deals: int = 0


def _used(event: Event) -> str:
    """The die that an event shows in use."""
    if event.kind == "threw":
        return event.args["die"]
    if event.kind == "outcome":
        return event.args["monster"] if event.args["how"] != "loss" else ""
    names = {"scroll": "scroll", "key_used": "key", "drank": "potion_heal"}
    if event.kind in ("spell_rolled", "lock_tried"):
        return event.args["die"]
    return names.get(event.kind, "")


def _seen(event: Event) -> Iterator[str]:
    if event.kind in ("reward", "gained"):
        yield event.args["die"]
    elif event.kind == "met":
        yield event.args["monster"]


def play(seats: int, number: int) -> Count:
    """One match, with a count of everything."""
    count = Count()
    fights: set[int] = set()

    def after(match: Match, answer: Answer, done: Done) -> None:
        s: DungeonState = match.state
        for event in done.events:
            count.seen.update(_seen(event))
            count.deals += event.kind == "accepted"
            if name := _used(event):
                count.used[name] += 1
        if s.combat is not None and s.combat.worn and s.turn not in fights:
            fights.add(s.turn)
            count.used.update(DIE_IDS[die] for die in s.combat.worn)
        if match.result is not None:
            count.rounds = s.round
            count.place = (match.result.winners[0] - s.first) % seats
            count.by_duel = match.result.reason.endswith("duel")

    played = play_one(Plan("dungeon_dice", seats=seats, bots=("good",), seed=2026), number, after)
    assert played.finished, played.violations
    return count


def measure(seats: int, games: int, jobs: int) -> list[Count]:
    """Many matches at one size of table."""
    with ProcessPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        return list(pool.map(play, [seats] * games, range(games), chunksize=2))


def report(games: int = 200, jobs: int = 0) -> str:
    """The section of docs/balance.md."""
    others = max(4, games // 4)
    tables = {seats: measure(seats, games if seats == 3 else others, jobs) for seats in (2, 3, 4, 5)}
    lines = [
        "## Dungeon Dice",
        "",
        f"Good players only; {games} matches of three, {others} of each other size. A match of three should take "
        f"{LOW} to {HIGH} rounds. Win shares are by place in the order of play: the first player is drawn by lot "
        "(D-18). Deals count every accepted offer: help, shares, keys and swaps.",
        "",
        "| players | rounds: mean | p10 | median | p90 | 6-15 rounds | wins by place, % | duels | deals a match |",
        "|---:|---:|---:|---:|---:|---:|---|---:|---:|",
    ]
    lines += [_row(seats, counts) for seats, counts in tables.items()]
    every = [count for counts in tables.values() for count in counts]
    lines += ["", "### Use of every die", "", *_dice(every)]
    return "\n".join(lines) + "\n"


def _row(seats: int, counts: list[Count]) -> str:
    rounds = sorted(count.rounds for count in counts)
    total = len(counts)
    wins = [round(100 * sum(count.place == place for count in counts) / total) for place in range(seats)]
    cells = [
        str(seats),
        f"{sum(rounds) / total:.1f}",
        *(str(rounds[int(total * part)]) for part in (0.1, 0.5, 0.9)),
        f"{100 * sum(LOW <= one <= HIGH for one in rounds) / total:.0f} %",
        " / ".join(map(str, wins)),
        f"{100 * sum(count.by_duel for count in counts) / total:.0f} %",
        f"{sum(count.deals for count in counts) / total:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


def _dice(counts: list[Count]) -> list[str]:
    """Uses a match for everything that is drawn; for monsters how often they are met and beaten."""
    total = len(counts)
    seen: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for count in counts:
        seen.update(count.seen)
        used.update(count.used)
    monsters = [die for number, die in enumerate(TYPES) if KIND[number] == MONSTER]
    beaten = {die.id: 100 * used[die.id] / max(1, seen[die.id]) for die in monsters}
    lines = [
        "| monster | met a match | beaten, % of met |",
        "|---|---:|---:|",
        *(f"| {die.name.en} | {seen[die.id] / total:.2f} | {beaten[die.id]:.0f} |" for die in monsters),
        "",
        "| die | of them | uses a match | | die | of them | uses a match |",
        "|---|---:|---:|---|---|---:|---:|",
    ]
    spells = tuple(die for die in FILE.basic if die.spell)
    cells = [_cell(die, used, total) for die in (*FILE.equipment, *FILE.artifact, *FILE.single_use, *spells)]
    half = (len(cells) + 1) // 2
    for row in range(half):
        right = cells[half + row] if half + row < len(cells) else " | | "
        lines.append(f"| {cells[row]} | | {right} |")
    return lines


def _cell(die: DieData, used: Counter[str], total: int) -> str:
    return f"{die.name.en} | {die.count} | {used[die.id] / total:.2f}"
