"""Undo: an earlier position as the next version. Draws go on counting, old buttons stay closed."""

from __future__ import annotations

import pytest

from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.prompt import Answer, Refused
from tests.engine.core.toy import T, Toy, answer, note


@pytest.fixture
def table(toy: Toy) -> Toy:
    @toy.step
    def act(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "act", 0, ("roll", "think", "look"))
        if pick is None:
            return
        if pick == "roll":
            note(t, f"rolled {t.roll(2)}")
        elif pick == "look":
            note(t, "looked")
            t.reveal()
        else:
            note(t, "thought")

    @toy.step
    def nod(t: T, f: Frame) -> None:
        note(t, "nod")

    toy.on_free = lambda t, seat: [t.offer(1, "nod", "nod", values=("nod",))] if seat == 1 else []
    return toy


def test_the_position_returns_as_the_next_version(table: Toy) -> None:
    match = table.begin("act", "act")
    earlier = match.clone()
    answer(match, "think")
    back = match.undo(earlier)
    assert back.version == 2 and back.state == earlier.state
    assert [prompt.kind for prompt in back.prompts] == [prompt.kind for prompt in earlier.prompts]
    assert match.state.log == ["thought"], "the match itself is untouched"


def test_the_draw_counter_never_rewinds(table: Toy) -> None:
    match = table.begin("act", "act", seed=b"s")
    earlier = match.clone()
    first = answer(match, "roll").draws
    back = match.undo(earlier)
    again = answer(back, "roll").draws
    assert [draw.n for draw in (*first, *again)] == [1, 2]
    assert first[0].values != again[0].values, "no second chance at the same dice"


def test_old_buttons_stay_closed(table: Toy) -> None:
    match = table.begin("act", "act")
    earlier = match.clone()
    old = {prompt.id for prompt in match.prompts}
    answer(match, "think")
    old |= {prompt.id for prompt in match.prompts}
    back = match.undo(earlier)
    assert not old & {prompt.id for prompt in back.prompts}
    for number in old:
        assert back.answer(Answer(0, number, "think")) == Refused("refused-not-open")
    answer(back, "think")
    assert not old & {prompt.id for prompt in back.prompts}


def test_free_actions_keep_the_ids_that_the_undo_gave_them(table: Toy) -> None:
    match = table.begin("act", "act", "act")
    earlier = match.clone()
    answer(match, "think")
    back = match.undo(earlier)
    (nod,) = back.free
    assert nod.id >= match.next_id and (match.free[0].id, earlier.free[0].id) == (2, 2)
    loaded = Match.load(back.dump())
    for one in (back, loaded, back.clone()):
        answer(one, "think")
        assert one.free == [nod]


def test_undo_in_lanes_and_above_an_open_question(table: Toy) -> None:
    @table.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(0, [Frame("act")]), (1, [Frame("act")])])

    match = table.begin("lanes")
    answer(match, "nod", kind="nod")
    earlier = match.clone()
    answer(match, "think", kind="act")
    back = match.undo(earlier)
    ids = [prompt.id for prompt in back.prompts]
    assert len(set(ids)) == len(ids) == 3 and min(ids) >= earlier.next_id
    answer(back, "nod", kind="nod")
    assert [prompt.id for prompt in back.prompts][:2] == ids[:2], "unchanged questions keep their new ids"


@pytest.mark.parametrize(("picks", "free"), [("think", True), ("roll", False), ("look", False)])
def test_undo_is_free_until_a_draw_or_a_hidden_card_is_known(table: Toy, picks: str, free: bool) -> None:
    match = table.begin("act", "act")
    earlier = match.clone()
    answer(match, picks)
    assert match.undo_is_free(earlier) is free


def test_what_was_known_stays_known_after_an_undo(table: Toy) -> None:
    match = table.begin("act", "act", "act")
    start = match.clone()
    answer(match, "roll")
    back = match.undo(start)
    middle = back.clone()
    answer(back, "think")
    assert back.undo_is_free(middle)
    assert not back.undo_is_free(start), "behind the roll that was seen"


def test_only_an_earlier_position_of_the_same_match_can_be_restored(table: Toy) -> None:
    match = table.begin("act", "act", match_id="one")
    other = table.begin("act", "act", match_id="two")
    answer(match, "think")
    for wrong in (match.clone(), other):
        with pytest.raises(ValueError, match="earlier position"):
            match.undo(wrong)
    assert not match.undo_is_free(other)


def test_a_scripted_match_goes_on_in_its_script(table: Toy) -> None:
    match = table.begin("act", "act", draws=[[1, 1], [2, 2]])
    earlier = match.clone()
    answer(match, "roll")
    back = match.undo(earlier)
    answer(back, "roll")
    assert back.state.log == ["rolled [2, 2]"]


def test_an_undone_match_survives_the_store(table: Toy) -> None:
    match = table.begin("act", "act", seed=b"s")
    earlier = Match.load(match.dump())
    answer(match, "roll")
    back = match.undo(earlier)
    assert Match.load(back.dump()).dump() == back.dump()
