"""`make balance`: how even the games are between good players. One module a game; results go to docs/balance.md."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from tests.bench import dungeon_balance, throne_balance

REPORT = Path(__file__).parents[2] / "docs" / "balance.md"
INTRO = "# Balance\n\nMeasured with `make balance`: whole matches between good computer players.\n"
GAMES: dict[str, tuple[Callable[[int, int], str], int]] = {
    "dice_throne": (throne_balance.report, 60),
    "dungeon_dice": (dungeon_balance.report, 200),
}


def written(text: str, section: str) -> str:
    """The report with this section put in the place of the old one of the same title."""
    title = section.splitlines()[0]
    parts = re.split(r"^(?=## )", text or INTRO, flags=re.MULTILINE)
    kept = [part.rstrip() for part in parts if part.strip() and part.splitlines()[0] != title]
    return "\n\n".join([*kept, section.rstrip()]) + "\n"


def main() -> None:
    """Measure, print, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one (may be repeated)")
    parser.add_argument("--games", type=int, default=0, help="matches (of each kind)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; all cores unless said")
    options = parser.parse_args()
    for name in options.game or GAMES:
        report, games = GAMES[name]
        section = report(options.games or games, options.jobs)
        print(section)
        old = REPORT.read_text("utf-8") if REPORT.exists() else ""
        REPORT.write_text(written(old, section), "utf-8")


if __name__ == "__main__":
    main()
