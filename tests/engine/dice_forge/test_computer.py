"""The good computer player: stronger than chance, quick, honest, and never helped out by a default."""

from __future__ import annotations

import time

import pytest

from engine.core.computers import Mind, choose
from engine.core.events import Done
from engine.core.match import Match
from engine.core.play import Plan, play_many, start, summary
from engine.core.prompt import Picks


def wins(plan: Plan, games: int) -> int:
    """Matches that a good player wins (or shares), seats swapped from match to match."""
    return summary(plan, play_many(plan, games))["wins_by_bot"].get("good", 0)


@pytest.mark.parametrize("feats", ["first_game", "random"])
def test_it_beats_chance(feats: str):
    """As `python -m engine play dice_forge --bots good,random --games 200` does: about 199 of 200."""
    plan = Plan("dice_forge", seats=2, bots=("good", "random"), settings={"feats": feats})
    assert wins(plan, 200) >= 190


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_a_table_of_chance(seats: int):
    bots = ("good", *["random"] * (seats - 1))
    assert wins(Plan("dice_forge", seats=seats, bots=bots, settings={"feats": "random"}), 20) >= 18


@pytest.mark.parametrize("feats", ["first_game", "alternates"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_its_equals_it_plays_the_whole_game(seats: int, feats: str):
    """Good play uses the islands: scores far above chance (48) and nobody falls behind hopelessly."""
    plan = Plan("dice_forge", seats=seats, bots=("good",), settings={"feats": feats})
    found = summary(plan, play_many(plan, 5))
    assert 80 <= found["mean_score"] <= 160


def every_answer(match: Match) -> float:
    """Play on with good players; the longest time one of them thought."""
    longest = 0.0
    while match.result is None:
        prompt = match.prompts[0]
        for prompt in match.prompts:
            began = time.perf_counter()
            answer = choose(match, prompt.seats[0], "good")
            longest = max(longest, time.perf_counter() - began)
            if answer is not None:
                break
        else:
            raise AssertionError(f"nobody answers {match.prompts}")
        assert isinstance(match.answer(answer), Done)
    return longest


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("feats", ["first_game", "alternates"])
def test_its_own_answers_are_legal_and_quick(seats: int, feats: str, monkeypatch: pytest.MonkeyPatch):
    legal = Mind.legal

    def must_be_legal(mind: Mind, picks: Picks) -> bool:
        assert legal(mind, picks), (mind.prompt, picks)
        return True

    monkeypatch.setattr(Mind, "legal", must_be_legal)
    for number in range(3):
        plan = Plan("dice_forge", seats=seats, settings={"feats": feats})
        assert every_answer(start(plan, number)) < 0.5


def test_it_does_not_know_the_seed():
    plan = Plan("dice_forge", seats=3, settings={"feats": "alternates"})
    match = start(plan, 3)
    while match.result is None:
        answer = next(a for prompt in match.prompts if (a := choose(match, prompt.seats[0], "good")) is not None)
        other = match.clone()
        other.seed = b"another seed"
        assert choose(other, answer.seat, "good") == answer
        match.answer(answer)
