"""How long pictures take: warm (everything cached), first (a new position in a rehearsed pool) and cold."""

from __future__ import annotations

import statistics
import time
from typing import Any

from render import registry
from render.canvas import clear_caches


def rows(only: str | None = None, repeat: int = 15) -> list[dict[str, Any]]:
    """One row a sample: warm best and median, first use after the rehearsal, cold, kilobytes."""
    out: list[dict[str, Any]] = []
    for entry in registry.samples(only):
        view, words, focus = entry.make()

        def once(entry: registry.Sample = entry, view: Any = view, words: Any = words, focus: Any = focus) -> bytes:
            return registry.draw(entry.game, entry.kind, view, words, focus).png

        clear_caches()
        start = time.process_time()
        png = once()
        cold = (time.process_time() - start) * 1000
        clear_caches()
        registry.rehearse(entry.game)
        start = time.process_time()
        once()
        first = (time.process_time() - start) * 1000
        times = []
        for _ in range(repeat):
            start = time.process_time()
            once()
            times.append((time.process_time() - start) * 1000)
        out.append(
            {
                "game": entry.game,
                "kind": entry.kind,
                "sample": entry.name,
                "warm_ms": round(min(times), 2),
                "median_ms": round(statistics.median(times), 2),
                "first_ms": round(first, 1),
                "cold_ms": round(cold, 1),
                "kb": round(len(png) / 1000, 1),
            }
        )
    return out


def table(data: list[dict[str, Any]]) -> str:
    """The rows for human eyes."""
    lines = [f"{'picture':60} {'warm ms':>8} {'median':>8} {'first ms':>8} {'cold ms':>8} {'KB':>7}"]
    lines += [
        f"{row['game'] + ' ' + row['kind'] + ': ' + row['sample']:60} {row['warm_ms']:>8.2f} {row['median_ms']:>8.2f}"
        f" {row['first_ms']:>8.1f}"
        f" {row['cold_ms']:>8.1f} {row['kb']:>7.1f}"
        for row in data
    ]
    return "\n".join(lines)
