"""The balance report: sections replace themselves, and a match is counted."""

from __future__ import annotations

from engine.dungeon_dice.content import IDS
from tests.bench import dungeon_balance
from tests.bench.balance import INTRO, written


def test_a_section_takes_the_place_of_its_old_self() -> None:
    one = written("", "## One\n\nold\n")
    both = written(one, "## Two\n\ntext\n")
    assert both == INTRO + "\n## One\n\nold\n\n## Two\n\ntext\n"
    assert written(both, "## One\n\nnew\n") == INTRO + "\n## Two\n\ntext\n\n## One\n\nnew\n"


def test_a_match_between_good_players_is_counted() -> None:
    count = dungeon_balance.play(3, 1)
    assert count.rounds > 1 and count.place in range(3)
    assert set(count.used) | set(count.seen) <= set(IDS)
    assert sum(count.used.values()) > 10
    assert f"| 3 | {count.rounds:.1f} |" in dungeon_balance._row(3, [count])
