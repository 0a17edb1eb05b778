"""Events tell what happened, to those who may know."""

from __future__ import annotations

import pytest

from engine.core.events import Event
from engine.core.frame import Frame
from tests.engine.core.toy import T, Toy, answer

SEEN = [
    (Event("all"), {0, 1, 2, None}),
    (Event("mine", only=(1,)), {1}),
    (Event("ours", only=(0, 2)), {0, 2}),
    (Event("nobody", only=()), set()),
    (Event("not mine", but=(1,)), {0, 2, None}),
    (Event("none of us", but=(0, 1, 2)), {None}),
    (Event("both", only=(0, 1), but=(1,)), {0, 1}),
]


@pytest.mark.parametrize(("event", "seats"), SEEN, ids=lambda value: value.kind if isinstance(value, Event) else "")
def test_who_sees_what(event: Event, seats: set[int | None]) -> None:
    assert {seat for seat in (0, 1, 2, None) if event.seen_by(seat)} == seats


def test_an_answer_returns_its_events_in_order(toy: Toy) -> None:
    @toy.step
    def draw(t: T, f: Frame) -> None:
        if t.ask_one(f, "draw", 0, ("draw", "stop")) is not None:
            t.tell("drew", seat=0, card=7, only=(0,))
            t.tell("drew_hidden", seat=0, but=(0,))

    match = toy.begin("draw")
    done = answer(match, "draw")
    assert [(event.kind, event.args) for event in done.events] == [
        ("drew", {"seat": 0, "card": 7}),
        ("drew_hidden", {"seat": 0}),
        ("over", {"reason": "toy-over", "winner_seats": [], "draw": True}),
    ]
    assert [event.kind for event in match.events_for(done.events, 0)] == ["drew", "over"]
    assert [event.kind for event in match.events_for(done.events, 1)] == ["drew_hidden", "over"]
    assert [event.kind for event in match.events_for(done.events, None)] == ["drew_hidden", "over"]


def test_the_set_up_tells_its_events_and_draws_too(toy: Toy) -> None:
    @toy.step
    def deal(t: T, f: Frame) -> None:
        t.tell("dealt", cards=t.roll(2))
        t.push("wait")

    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 0, ("a", "b"))

    opening = toy.begin("deal", draws=[[2, 3]]).opening
    assert [event.kind for event in opening.events] == ["dealt"]
    assert [draw.values for draw in opening.draws] == [(2, 3)]
