"""A refusal is a value: it says why, and leaves the match as it was, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.prompt import Answer, Field, Refused
from tests.engine.core.toy import T, Toy, answer, note


@pytest.fixture
def match(toy: Toy) -> Match:
    """One prompt of each shape at once, in lanes, and a free action; all may roll dice when answered."""

    @toy.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(seat, [Frame("ask", {"seat": seat})]) for seat in range(4)])

    @toy.step
    def ask(t: T, f: Frame) -> None:
        seat = f.d["seat"]
        picks: Any = None
        if seat == 0:
            picks = t.ask_one(f, "one", 0, ("a", "b"))
        elif seat == 1:
            picks = t.ask_some(f, "some", 1, ("a", "b", "c"), 1, 2, weights=(1, 2, 3), budget=3)
        elif seat == 2:
            picks = t.ask_amount(f, "amount", 2, 1, 3)
        else:
            picks = t.ask_form(f, "form", 3, [Field("x", "one", ("a", "b")), Field("y", "amount", (), 0, 2)])
        if picks is not None:
            t.roll(1)

    @toy.step
    def wave(t: T, f: Frame) -> None:
        note(t, "wave")

    toy.on_free = lambda t, seat: [t.offer(seat, "wave", "wave", values=("hand", "hat"))] if seat == 0 else []
    return toy.begin("lanes", seats=4)


WRONG: list[tuple[int, Any, str]] = [
    (0, "c", "refused-not-an-option"),
    (0, None, "refused-not-an-option"),
    (0, {"": "a"}, "refused-not-an-option"),
    (1, ["c", "a"], "refused-too-dear"),
    (1, [], "refused-how-many"),
    (1, ["a", "a"], "refused-twice"),
    (2, 0, "refused-amount"),
    (2, 10**30, "refused-amount"),
    (2, "2", "refused-amount"),
    (3, {"x": "a"}, "refused-incomplete"),
    (3, {"x": "a", "y": 9}, "refused-amount"),
    (3, {"x": "a", "y": 1, "z": 1}, "refused-not-an-option"),
    (3, "a", "refused-not-an-option"),
    (3, [], "refused-not-an-option"),
]


@pytest.mark.parametrize(("seat", "picks", "reason"), WRONG)
def test_illegal_picks(match: Match, seat: int, picks: Any, reason: str) -> None:
    before = match.dump()
    prompt = match.prompts[seat]
    refused = match.answer(Answer(seat, prompt.id, picks))
    assert isinstance(refused, Refused) and refused.reason == reason
    assert match.check(Answer(seat, prompt.id, picks)) == refused, "check says the same without playing"
    assert match.dump() == before


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 4, 99])
def test_another_seat_may_not_answer(match: Match, seat: int) -> None:
    before = match.dump()
    assert match.answer(Answer(seat, match.prompts[0].id, "a")) == Refused("refused-not-asked")
    assert match.dump() == before


@pytest.mark.parametrize("number", [0, -1, 6, 10**9])
def test_a_prompt_that_is_not_open(match: Match, number: int) -> None:
    assert number not in [prompt.id for prompt in match.prompts]
    before = match.dump()
    assert match.answer(Answer(0, number, "a")) == Refused("refused-not-open")
    assert match.dump() == before


def test_a_second_click_is_refused(match: Match) -> None:
    first = Answer(0, match.prompts[0].id, "a")
    assert not isinstance(match.answer(first), Refused)
    before = match.dump()
    assert match.answer(first) == Refused("refused-not-open")
    assert match.dump() == before


def test_checking_a_legal_answer_plays_nothing(match: Match) -> None:
    before = match.dump()
    for seat, picks in enumerate(("a", ["a", "b"], 3, {"x": "b", "y": 0})):
        assert match.check(Answer(seat, match.prompts[seat].id, picks)) is None
    assert match.dump() == before


def test_the_version_counts_accepted_answers(match: Match) -> None:
    assert match.version == 0
    match.answer(Answer(0, match.prompts[0].id, "no"))
    assert match.version == 0
    answer(match, "hat", kind="wave")
    answer(match, "b", kind="one")
    assert match.version == 2


def test_after_the_end_everything_is_refused(match: Match) -> None:
    for kind, picks in (("one", "a"), ("some", ["a"]), ("amount", 1), ("form", {"x": "a", "y": 0})):
        answer(match, picks, kind=kind)
    assert match.result is not None and match.prompts == ()
    before = match.dump()
    for number in range(8):
        assert match.answer(Answer(0, number, "a")) == Refused("refused-over")
    assert match.leave(0, "resigned") == Refused("refused-over")
    assert match.dump() == before
