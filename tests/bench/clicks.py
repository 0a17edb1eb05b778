"""Clicks per second and the time to acknowledge, beside a bare button bot: python -m tests.bench.clicks.

Every user clicks as soon as the last click was answered (a closed loop without think time). Both bots run in a
process of their own, against the same local Discord, without pictures. A click at our tables is an answer: checked
by the rules, stored on disk in one transaction, and shown. Time: the click is sent -> the answer was read.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from sandbox import LocalDiscord

GOAL = 0.5


class Seat:
    """A user (or a pair who share a table) and the table in front of them."""

    def __init__(self, world: LocalDiscord, people: list[Any], message: Any) -> None:
        self.world, self.people, self.message = world, people, message
        self._rng = Random(people[0].name)
        self._names = {person.name: person for person in people}

    def now(self) -> Any:
        """The table as it is now."""
        return self.world.message(self.message["id"])

    def next_click(self) -> tuple[Any, str]:
        """Who clicks what next."""
        buttons = self.world.buttons(self.message)
        if len(self.people) == 1:
            return self.people[0], buttons[0]["custom_id"]
        asked = re.search(r"### (\S+)", self.world.text_of(self.message))
        assert asked is not None, self.world.text_of(self.message)
        open_ = [button for button in buttons if button["custom_id"][:2] in ("a:", "c:")]
        open_ = [button for button in open_ if button["label"] != "Play a card" and not button.get("disabled")]
        return self._names[asked[1]], self._rng.choice(open_)["custom_id"]


async def clicks(seat: Seat, until: float, took: list[float]) -> None:
    """Click until the time is over."""
    while time.perf_counter() < until:
        person, custom_id = seat.next_click()
        answer = await (await person.click(seat.message, custom_id=custom_id, force=True)).answer(30)
        assert answer.type in (6, 7) and answer.message is not None, answer
        took.append(answer.seconds)
        shown = seat.message.get("edited_timestamp") if answer.type == 7 else answer.message["edited_timestamp"]
        if answer.type == 6:  # acknowledged first, because it took long: what is shown follows
            await seat.world.until(lambda: seat.now()["edited_timestamp"] != shown, 30)  # noqa: B023
        seat.message = seat.now()


async def sit(world: LocalDiscord, guild: Any, channel: Any, which: str, number: int) -> Seat:
    """Open a table (not measured)."""
    if which == "bare":
        person = world.add_user(f"user{number}", guild)
        use = await person.command("play", channel, game=f"g{number}")
        return Seat(world, [person], (await use.answer(30)).message)
    people = [world.add_user(f"user{number}{letter}", guild) for letter in "ab"]
    lobby = (await (await people[0].command("play", channel, game="lanterns", clock="none")).answer(30)).message
    await (await people[1].click(lobby, "Join")).answer(30)
    threads = set(world.channels)
    await (await people[0].click(lobby, "Start")).answer(30)
    await world.until(lambda: set(world.channels) - threads, 30)
    thread = world.channels[(set(world.channels) - threads).pop()]

    def table() -> Any:
        return [m for m in people[0].sees(thread) if any(b["label"] == "My hand" for b in world.buttons(m))]

    await world.until(table, 30)
    return Seat(world, people, table()[0])


async def measure(which: str, users: int, seconds: float) -> dict[str, Any]:
    """One row."""
    world = LocalDiscord()
    base = await world.start()
    guild = world.add_guild("Bench")
    channel = world.add_channel(guild, "tables")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", "-m", "tests.bench.bots", which, base, database,
            stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            await world.bot_ready(60)
            seats = [await sit(world, guild, channel, which, number) for number in range(users)]
            await asyncio.gather(*(clicks(seat, time.perf_counter() + 0.7, []) for seat in seats))  # warm up
            took: list[float] = []
            started, busy = time.perf_counter(), cpu_seconds(process.pid)
            await asyncio.gather(*(clicks(seat, started + seconds, took) for seat in seats))
            lasted, busy = time.perf_counter() - started, cpu_seconds(process.pid) - busy
        finally:
            process.kill()
            await process.wait()
            await world.stop()
    assert world.unknown == [], world.unknown
    took.sort()
    return {
        "bot": which,
        "users": users,
        "clicks": len(took),
        "per_second": round(len(took) / lasted, 1),
        "cpu_ms": round(1000 * busy / len(took), 2),
        "p50_ms": round(1000 * took[len(took) // 2], 2),
        "p99_ms": round(1000 * took[min(len(took) - 1, int(0.99 * len(took)))], 2),
    }


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(users: list[int], seconds: float, rounds: int) -> dict[str, Any]:
    """All rows. The bots take turns, so that a busy machine is unfair to neither; the best round of each counts."""
    rows: list[dict[str, Any]] = []
    for count in users:
        best: dict[str, dict[str, Any]] = {}
        for _ in range(rounds):
            for which in ("bare", "house"):
                row = await measure(which, count, seconds)
                if which not in best or row["per_second"] > best[which]["per_second"]:
                    best[which] = row
        ratio = best["house"]["per_second"] / best["bare"]["per_second"]
        rows += [best["bare"], {**best["house"], "ratio": round(ratio, 2)}]
    return {"bench": "clicks", "goal": GOAL, "rows": rows, "ok": all(row.get("ratio", 1) >= GOAL for row in rows)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--users", type=int, nargs="*", default=[1, 50])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    result = asyncio.run(run(options.users, options.seconds, options.rounds))
    print(f"{'bot':<8}{'users':>6}{'clicks/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'cpu ms':>9}{'ratio':>8}")
    for row in result["rows"]:
        ratio = f"{row['ratio']:.2f}" if "ratio" in row else "1.00"
        figures = f"{row['per_second']:>11}{row['p50_ms']:>9}{row['p99_ms']:>9}{row['cpu_ms']:>9}{ratio:>8}"
        print(f"{row['bot']:<8}{row['users']:>6}{figures}")
    print(json.dumps(result))
    return 0 if result["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
