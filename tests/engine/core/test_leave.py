"""Somebody leaves: logged like an answer, their questions get their defaults, play goes on."""

from __future__ import annotations

import pytest

from engine.core.events import Done
from engine.core.frame import Frame
from engine.core.game import Result
from engine.core.match import Match
from engine.core.prompt import Answer, Refused
from tests.engine.core.toy import T, Toy, answer, asked, note


@pytest.fixture
def table(toy: Toy) -> Toy:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "ask", f.d["seat"], ("a", "b"), default="b")
        if pick is not None:
            note(t, f"{t.by} {pick}")

    @toy.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(seat, [ask_seat(seat), ask_seat(seat)]) for seat in range(len(t.seats))])

    @toy.step
    def race(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "race", tuple(range(len(t.seats))), ("a", "b"))
        if pick is not None:
            note(t, f"race {t.by}")

    @toy.step
    def goodbye(t: T, f: Frame) -> None:
        if t.ask_one(f, "goodbye", 2, ("wave", "sulk")) is not None:
            note(t, "goodbye")

    return toy


def ask_seat(seat: int) -> Frame:
    return Frame("ask", {"seat": seat})


def test_leaving_is_logged_and_counted(table: Toy) -> None:
    match = table.begin(ask_seat(0), ask_seat(1))
    done = match.leave(1, "resigned")
    assert isinstance(done, Done)
    assert [(event.kind, event.args) for event in done.events] == [("left", {"seat": 1, "reason": "resigned"})]
    assert (match.version, match.left, match.view(None).left) == (1, [1], (1,))


def test_questions_of_those_who_left_get_their_defaults(table: Toy) -> None:
    match = table.begin(ask_seat(0), ask_seat(1), ask_seat(0))
    match.leave(0, "resigned")
    assert match.state.log == ["0 b"], "the open question"
    answer(match, "a", seat=1)
    assert match.state.log == ["0 b", "1 a", "0 b"], "and every later one"


def test_the_questions_of_others_stay_as_they_are(table: Toy) -> None:
    match = table.begin("lanes", seats=3)
    ids = {prompt.seats: prompt.id for prompt in match.prompts}
    match.leave(1, "expelled")
    assert {prompt.seats: prompt.id for prompt in match.prompts} == {(0,): ids[0,], (2,): ids[2,]}
    assert match.state.log == ["1 b", "1 b"], "its whole lane is done"


def test_a_joint_question_is_no_longer_asked_of_who_left(table: Toy) -> None:
    match = table.begin("race", seats=3)
    match.leave(0, "resigned")
    prompt = asked(match)
    assert prompt.seats == (1, 2)
    assert match.answer(Answer(0, prompt.id, "a")) == Refused("refused-not-asked")
    match.leave(2, "resigned")
    assert asked(match).seats == (1,)


def test_what_leaving_sets_off_goes_above_everything_whatever_was_answered_last(table: Toy) -> None:
    table.on_leave = lambda t, seat: t.push("goodbye")
    live = table.begin("lanes", seats=3)
    answer(live, "a", seat=0)  # the working stack was a lane's
    loaded = Match.load(live.dump())
    for match in (live, loaded):
        match.leave(1, "resigned")
        assert [prompt.kind for prompt in match.prompts] == ["goodbye"]
        answer(match, "wave", kind="goodbye")
        assert {prompt.seats for prompt in match.prompts} == {(0,), (2,)}
    assert live.dump() == loaded.dump()


def test_nobody_leaves_twice_nor_from_a_seat_that_is_not_there(table: Toy) -> None:
    match = table.begin("lanes", seats=3)
    match.leave(1, "resigned")
    before = match.dump()
    for seat in (1, -1, 3):
        assert match.leave(seat, "resigned") == Refused("refused-not-asked")
    assert match.dump() == before


def test_leaving_may_end_the_match(table: Toy) -> None:
    table.on_leave = lambda t, seat: t.finish(Result(((1 - seat,), (seat,)), "toy-left"))
    match = table.begin("lanes")
    match.leave(0, "resigned")
    assert match.result is not None and match.result.winners == (1,)
    assert match.prompts == ()


def test_free_actions_end_with_leaving(table: Toy) -> None:
    table.on_free = lambda t, seat: [t.offer(seat, "wave", "goodbye", values=("wave",))]
    match = table.begin("lanes", seats=3)
    match.leave(1, "resigned")
    assert sorted(prompt.seats for prompt in match.prompts if prompt.optional) == [(0,), (2,)]
