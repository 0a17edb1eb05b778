"""Recorded matches stay genuine, and matches saved by older releases go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.core import check, registry
from engine.core.export import Export, verify
from engine.core.match import Match
from engine.core.play import LIMIT, Plan, random_answer
from tests.games import record

EXPORTS = sorted(record.FOLDER.glob("*.json"))
SNAPSHOTS = sorted(record.FOLDER.glob("*.snapshot"))


def rules_of(path: Path) -> int:
    """The rules version a file was recorded with, from its name."""
    return int(path.stem.split("-")[-2].removeprefix("r"))


@pytest.mark.parametrize("path", EXPORTS, ids=lambda path: path.stem)
def test_a_recorded_match_is_genuine(path: Path) -> None:
    data = path.read_bytes()
    plain = msgspec.json.decode(data, type=Export)
    verdict = verify(data)
    assert verdict.ok, (
        f"{verdict.problems}: a change of the rules reaches running matches. Raise `rules` of the game and "
        "write an upgrade, then record new matches; before a game's first release record this one again"
    )
    game = registry.game(plain.game)
    assert plain.rules == rules_of(path)
    assert verdict.replayed == (plain.rules == game.rules), "with the present rules every answer is replayed"


@pytest.mark.parametrize("path", SNAPSHOTS, ids=lambda path: path.stem)
def test_a_match_saved_by_this_or_an_older_release_goes_on(path: Path) -> None:
    match, rng = Match.load(path.read_bytes()), Random(1)
    assert match.result is None and any(not prompt.optional for prompt in match.prompts)
    for answers in range(LIMIT):
        problems = [*check.cheap(match), *(check.costly(match, rng) if answers % 20 == 0 else ())]
        assert problems == []
        if match.result is not None:
            break
        match.answer(random_answer(match, rng))
    assert match.result is not None


@pytest.mark.parametrize("name", ["dice_forge", "dice_throne", "dungeon_dice", "lanterns"])
def test_a_game_has_recorded_matches_with_its_present_rules(name: str) -> None:
    """If this fails after a change of the rules version: python -m tests.games.record GAME."""
    game = registry.game(name)
    for files in (EXPORTS, SNAPSHOTS):
        assert any(path.name.startswith(f"{name}-") and rules_of(path) == game.rules for path in files)


def test_older_snapshots_are_in_the_corpus() -> None:
    assert any(rules_of(path) < registry.game(path.name.split("-")[0]).rules for path in SNAPSHOTS)


def test_recording(tmp_path: Path) -> None:
    exported, middle = record.write(Plan("lanterns", "plain", 3, seed=7), tmp_path)
    assert exported.name == "lanterns-plain-3-r3-7.json" and middle.name == "lanterns-plain-3-r3-7.snapshot"
    assert verify(exported.read_bytes()).ok
    assert 10 < Match.load(middle.read_bytes()).version < 60
