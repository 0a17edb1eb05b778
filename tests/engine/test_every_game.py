"""Every registered game, in every mode and with every number of seats, is played at random and checked."""

from __future__ import annotations

import time

import pytest

from engine.core import registry
from engine.core.play import Plan
from tests.engine.random_play import CALM, THOROUGH, Broken, Session, plans, tables

SECONDS = 1.0
"""For each game, mode and number of seats at most; the long run is tests/bench/soak.py."""

TABLES = [
    pytest.param(game.id, mode.id, seats, id=f"{game.id}-{mode.id}-{seats}")
    for game in registry.games().values()
    for mode, seats in tables(game)
]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_whole_matches_hold_every_invariant(game: str, mode: str, seats: int) -> None:
    """With undo, leaving and restarts; at least one match, more while there is time."""
    began, number = time.monotonic(), 0
    while not number or time.monotonic() - began < SECONDS:
        plan = next(plan for plan in plans(1 + number) if (plan.game, plan.mode, plan.seats) == (game, mode, seats))
        Session(plan, number).play()
        number += 1


@pytest.mark.parametrize("closed", ["off", "on"])
def test_the_test_game_holds_every_invariant_after_every_answer(closed: str) -> None:
    for mode, seats in tables(registry.game("lanterns")):
        Session(Plan("lanterns", mode.id, seats, settings={"closed": closed}), 0, THOROUGH).play()


def test_a_broken_game_is_found_with_what_is_needed_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lanterns = type(registry.game("lanterns"))
    monkeypatch.setattr(lanterns, "invariants", lambda self, s: ["too dark"] if s.round == 2 else [])
    with pytest.raises(Broken, match=r"game='lanterns'.*seed=4.*match 3, answer \d+: too dark"):
        Session(Plan("lanterns", "plain", 3, seed=4), 3, CALM).play()
