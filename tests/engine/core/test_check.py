"""The invariants find what is broken: each kind of broken game is caught."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engine.core import check
from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.play import Plan, random_answer, start
from engine.core.prompt import Answer, Field
from tests.engine.core.toy import T, Toy, answer


@pytest.fixture
def table(toy: Toy) -> Toy:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        t.ask_one(f, "ask", 0, ("a", "b"))

    @toy.step
    def many(t: T, f: Frame) -> None:
        t.ask_some(f, "many", 0, ("a", "b", "c"), 1, 2)

    @toy.step
    def number(t: T, f: Frame) -> None:
        t.ask_amount(f, "number", 0, 1, 4)

    @toy.step
    def form(t: T, f: Frame) -> None:
        t.ask_form(f, "form", 0, [Field("x", "one", ("a", "b")), Field("y", "amount", (), 0, 2)])

    toy.cards = [1, 2, 3]
    return toy


def problems(match: Match) -> str:
    return "; ".join((*check.cheap(match), *check.costly(match, Random(1))))


def test_a_sound_game_has_no_problems(table: Toy) -> None:
    match = table.begin("ask", "many", "number", "form")
    for picks in ("a", ["a"], 2, {"x": "a", "y": 1}):
        assert problems(match) == ""
        answer(match, picks)
    assert problems(match) == ""


def test_the_games_own_invariants(table: Toy) -> None:
    table.invariants = lambda s: ["cheap"]  # type: ignore[method-assign]
    table.costly_invariants = lambda t: ["costly"]  # type: ignore[method-assign]
    match = table.begin("ask")
    assert list(check.cheap(match)) == ["cheap"]
    assert list(check.costly(match, Random(1))) == ["costly"]


def replaced(match: Match, **changes: Any) -> Match:
    """The match with its open prompt changed."""
    frame = match.stack[-1]
    assert frame.ask is not None
    frame.ask = msgspec.structs.replace(frame.ask, **changes)
    match._prompts = None
    return match


BROKEN: list[tuple[str, str, dict[str, Any]]] = [
    ("every open prompt is optional", "ask", {"optional": True}),
    ("asks seats", "ask", {"seats": (7,)}),
    ("prompt ids", "ask", {"id": 99}),
    ("repeats values", "ask", {"fields": (Field("", "one", ("a", "a")),)}),
    ("default c of ask is refused", "ask", {"default": "c"}),
    ("default 9 of number is refused", "number", {"default": 9}),
    ("default {} of form is refused", "form", {"default": {}}),
    ("default ['d'] of many is refused", "many", {"default": ["d"]}),
]


@pytest.mark.parametrize(("problem", "step", "changes"), BROKEN)
def test_broken_prompts(table: Toy, problem: str, step: str, changes: dict[str, Any]) -> None:
    match = replaced(table.begin(step), **changes)
    found = list(check.cheap(match))
    if "seats" not in changes and not found:
        found = list(check.costly(match, Random(1)))
    assert any(problem in one for one in found), found


def test_two_prompts_of_one_id(table: Toy) -> None:
    table.steps["nod"] = lambda t, f: None
    table.on_free = lambda t, seat: [t.offer(1, "nod", "nod", values=("nod",))] if seat == 1 else []
    match = table.begin("ask")
    match.free = [msgspec.structs.replace(match.free[0], id=match.prompts[0].id)]
    match._prompts = None
    assert any("prompt ids" in problem for problem in check.cheap(match))


def test_a_result_with_open_prompts(table: Toy) -> None:
    from engine.core.game import Result

    match = table.begin("ask")
    prompts = match.prompts
    match.result = Result(((0,),), "over")
    match._prompts = prompts
    assert any("with 1 prompts" in problem for problem in check.cheap(match))


def test_options_that_do_not_fit_the_values(table: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.begin("ask")
    sheet = match.sheet(match.prompts[0])
    short = msgspec.structs.replace(sheet, options={"": sheet.options[""][:1]})
    monkeypatch.setattr(Match, "sheet", lambda self, prompt: short)
    assert "options of '' do not match" in problems(match)


def test_an_engine_that_accepts_anything(table: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.core.events import Done

    match = table.begin("ask")
    monkeypatch.setattr(Match, "answer", lambda self, given: Done((), ()))
    assert "accepted Answer" in problems(match)


def test_a_refusal_that_changes_something(table: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Match.answer

    def sloppy(self: Match, given: Answer) -> Any:
        self.known += 1
        return real(self, given)

    match = table.begin("ask")
    monkeypatch.setattr(Match, "answer", sloppy)
    assert "changed the match" in problems(match)


def test_a_finished_match_that_accepts_answers(table: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.core.events import Done

    match = table.begin("ask")
    answer(match, "a")
    monkeypatch.setattr(Match, "answer", lambda self, given: Done((), ()))
    assert "a finished match accepts an answer" in problems(match)


def test_a_copy_that_differs(table: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Match.clone

    def forgetful(self: Match) -> Match:
        copy = real(self)
        copy.known += 1
        return copy

    match = table.begin("ask")
    monkeypatch.setattr(Match, "clone", forgetful)
    assert "clone differs" in problems(match)


def test_state_that_the_snapshot_forgets(table: Toy) -> None:
    match = table.begin("ask")
    match.state.numbers = {"a": 1.5}  # not what the type says: it cannot be read again
    with pytest.raises(Exception, match="int"):
        problems(match)


def test_a_view_that_shows_what_is_hidden(table: Toy) -> None:
    real = table.view
    match = table.begin("ask", seats=3)
    assert problems(match) == ""
    table.view = lambda t, seat: msgspec.structs.replace(real(t, seat), mine=t.s.cards[-1])  # type: ignore[method-assign]
    assert "seat None can tell hidden things apart: $.table.mine" in problems(match)


def test_a_question_that_shows_what_is_hidden(table: Toy) -> None:
    @table.step
    def peek(t: T, f: Frame) -> None:
        t.ask_one(f, "peek", 0, ("a", "b"), data={"theirs": t.s.cards[1]})

    assert "can tell hidden things apart: $.prompts[0].data.theirs" in problems(table.begin("peek", seats=3))


def test_looking_that_changes_the_match(table: Toy) -> None:
    def view(t: T, seat: int | None) -> Any:
        t.s.log.append("looked")
        return Field("")

    match = table.begin("ask")
    table.view = view  # type: ignore[method-assign]
    assert "looking at the match changed it" in problems(match)


def test_every_kind_of_wrong_answer_is_tried(table: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []
    real = Match.answer
    monkeypatch.setattr(Match, "answer", lambda self, given: tried.append(given) or real(self, given))
    for step in ("ask", "many", "number", "form"):
        list(check.costly(table.begin(step), Random(1)))
    picks = [given.picks for given in tried]
    for wrong in (None, True, ["a", "a"], ["a", "b", "c"], 5, 0, {"\x00": "no such field"}):
        assert wrong in picks, wrong
    assert any(isinstance(one, dict) and len(one) == 3 for one in picks), "a field too many"
    assert {given.seat for given in tried} >= {-1, 0, 1, 2}


def test_where_two_things_differ() -> None:
    assert check.difference({"a": [1, 2]}, {"a": [1, 3]}) == "$.a[1]: 2 / 3"
    assert check.difference({"a": 1}, {}) == "$.a: only on one side"
    assert check.difference([1], [1, 2]) == "$: [1] / [1, 2]"
    assert check.difference({"a": 1}, {"a": "1"}) == "$.a: 1 / '1'"


@pytest.mark.parametrize("bug", ["lost card", "seen hand"])
def test_bugs_in_a_real_game_are_found(bug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import lanterns

    if bug == "lost card":
        monkeypatch.setattr(lanterns, "draw_card", lambda t, seat: t.s.deck.pop() if t.s.deck else None)
    else:
        monkeypatch.setattr(lanterns.LanternsGame, "_may_see", lambda self, t, viewer, seat: viewer in (0, seat))
        monkeypatch.setattr(
            lanterns.LanternsGame, "redeal", lambda self, t, seat, rng: rng.shuffle(t.s.players[1].hand)
        )
    match, rng = start(Plan("lanterns", seats=2, seed=1), 0), Random(1)
    found = ""
    while match.result is None and not found:
        match.answer(random_answer(match, rng))
        found = problems(match)
    assert ("cards are" if bug == "lost card" else "can tell hidden things apart") in found
