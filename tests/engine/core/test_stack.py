"""The resolution stack: steps in order, nested effects, lanes, free actions that interrupt."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.events import Done
from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.prompt import Answer, Prompt, Refused
from tests.engine.core.toy import T, Toy, answer, asked, end, note


@pytest.fixture
def words(toy: Toy) -> Toy:
    """`say` notes its word; `ask` asks its seat and notes the answer; `wait` holds the match open."""

    @toy.step
    def say(t: T, f: Frame) -> None:
        note(t, f.d["word"])

    @toy.step
    def ask(t: T, f: Frame) -> None:
        pick = t.ask_one(f, f.d.get("kind", "ask"), f.d.get("seat", 0), ("a", "b"))
        if pick is not None:
            note(t, f"{f.d.get('kind', 'ask')} {pick}")

    @toy.step
    def wait(t: T, f: Frame) -> None:
        if t.ask_one(f, "wait", 0, ("go", "stay")) == "stay":
            t.again(f)

    return toy


def say(word: str) -> Frame:
    return Frame("say", {"word": word})


def ask(kind: str, seat: int = 0) -> Frame:
    return Frame("ask", {"kind": kind, "seat": seat})


def test_frames_run_in_the_order_they_are_given(words: Toy) -> None:
    match = words.begin(say("one"), say("two"), "wait", say("never"))
    assert match.state.log == ["one", "two"]
    assert [frame.step for frame in match.stack] == ["end", "say", "wait"], "what remains, next on top"


def test_a_nested_effect_returns_to_where_it_came_from(words: Toy) -> None:
    @words.step
    def outer(t: T, f: Frame) -> None:
        note(t, "outer")
        t.push("say", word="after inner")
        t.push("inner")

    @words.step
    def inner(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "inner", 1, ("a", "b"))
        if pick is None:
            return
        note(t, f"inner {pick}")
        t.push("innermost")

    @words.step
    def innermost(t: T, f: Frame) -> None:
        if t.ask_one(f, "innermost", 0, ("a", "b")) is not None:
            note(t, "innermost")

    match = words.begin("outer", say("last"), "wait")
    answer(match, "b", kind="inner")
    answer(match, "a", kind="innermost")
    assert match.state.log == ["outer", "inner b", "innermost", "after inner", "last"]


def test_a_step_called_again_runs_after_what_it_pushed(words: Toy) -> None:
    @words.step
    def twice(t: T, f: Frame) -> None:
        f.d["times"] = f.d.get("times", 0) + 1
        note(t, f"time {f.d['times']}")
        if f.d["times"] < 3:
            t.again(f)
            t.push("say", word="between")

    match = words.begin("twice", "wait")
    assert match.state.log == ["time 1", "between", "time 2", "between", "time 3"]


def test_frames_can_be_dropped_by_name(words: Toy) -> None:
    @words.step
    def skip(t: T, f: Frame) -> None:
        t.drop("say")

    match = words.begin("skip", say("no"), "wait", say("neither"))
    answer(match, "go")
    assert match.state.log == [] and match.result is not None


def test_lanes_ask_in_parallel_and_end_when_all_are_empty(words: Toy) -> None:
    @words.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(seat, [ask(f"first{seat}", seat), ask(f"second{seat}", seat)]) for seat in (0, 1)])

    match = words.begin("lanes", say("after"), "wait")
    assert [prompt.kind for prompt in match.prompts] == ["first0", "first1"]
    kept = asked(match, 1).id
    answer(match, "a", kind="first0")
    assert [prompt.kind for prompt in match.prompts] == ["second0", "first1"], "each lane at its own pace"
    assert asked(match, 1).id == kept
    answer(match, "a", kind="second0")
    assert [prompt.kind for prompt in match.prompts] == ["first1"]
    answer(match, "b", kind="first1")
    answer(match, "b", kind="second1")
    assert match.state.log == ["first0 a", "second0 a", "first1 b", "second1 b", "after"]


def test_a_nested_effect_inside_a_lane_stays_in_that_lane(words: Toy) -> None:
    @words.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(0, [Frame("open"), say("lane 0 done")]), (1, [ask("other", 1)])])

    @words.step
    def open(t: T, f: Frame) -> None:
        if t.ask_one(f, "open", 0, ("a", "b")) is not None:
            t.together([(0, [ask("deep0", 0)]), (1, [ask("deep1", 1)])])

    match = words.begin("lanes", "wait")
    answer(match, "a", kind="open")
    assert [prompt.kind for prompt in match.prompts] == ["deep0", "deep1", "other"]
    for kind in ("deep1", "other", "deep0"):
        answer(match, "a", kind=kind)
    assert match.state.log == ["deep1 a", "other a", "deep0 a", "lane 0 done"]


def test_a_lane_without_questions_ends_at_once(words: Toy) -> None:
    @words.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(0, [say("quick")]), (1, [])])

    assert words.begin("lanes", say("after"), "wait").state.log == ["quick", "after"]


# -- free actions --------------------------------------------------------------------------------------------------


@pytest.fixture
def snuffed(words: Toy) -> Toy:
    """Seat 1 may snuff the light at any time; `choose` offers less in the dark; `nod` changes nothing."""

    @words.step
    def choose(t: T, f: Frame) -> None:
        values = ("rest", "walk") if t.s.numbers.get("dark") else ("rest", "walk", "read")
        pick = t.ask_one(f, "choose", f.d.get("seat", 0), values)
        if pick is not None:
            note(t, f"chose {pick}")

    @words.step
    def snuff(t: T, f: Frame) -> None:
        t.given()
        t.s.numbers["dark"] = 1
        note(t, f"{f.d['seat']} snuffed with {f.d['what']}")

    @words.step
    def nod(t: T, f: Frame) -> None:
        note(t, f"{f.d['seat']} {t.given()}")

    def free(t: T, seat: int) -> Iterable[Prompt]:
        if seat == 1 and not t.s.numbers.get("dark"):
            yield t.offer(1, "snuff", "snuff", values=("now",), data={"what": "fingers"})
        yield t.offer(seat, "nod", "nod", values=("nods", "bows"))

    words.on_free = free
    return words


def test_an_interrupt_changes_the_open_question(snuffed: Toy) -> None:
    match = snuffed.begin("choose")
    before = asked(match, 0, "choose")
    assert before.field.values == ("rest", "walk", "read")
    answer(match, "now", kind="snuff")
    after = asked(match, 0, "choose")
    assert after.field.values == ("rest", "walk")
    assert after.id != before.id, "another question, another id"
    assert match.answer(Answer(0, before.id, "rest")) == Refused("refused-not-open"), "the old button is stale"
    assert match.state.log == ["1 snuffed with fingers"]


def test_an_unchanged_question_keeps_its_id(snuffed: Toy) -> None:
    match = snuffed.begin("choose")
    ids = {prompt.kind: prompt.id for prompt in match.prompts if prompt.seats == (0,)}
    answer(match, "bows", seat=1, kind="nod")
    assert {prompt.kind: prompt.id for prompt in match.prompts if prompt.seats == (0,)} == ids
    assert match.state.log == ["1 bows"], "who did it, and what was picked"


def test_a_free_action_that_went_and_came_back_is_a_new_question(snuffed: Toy) -> None:
    match = snuffed.begin("wait", "wait", "wait", "wait")
    nods = [prompt for prompt in match.free if prompt.kind == "nod"]
    (snuff,) = (prompt for prompt in match.free if prompt.kind == "snuff")
    match.state.numbers["dark"] = 1
    answer(match, "go")
    assert match.free == nods
    match.state.numbers["dark"] = 0
    answer(match, "go")
    again = next(prompt for prompt in match.free if prompt.kind == "snuff")
    assert again.id > snuff.id and [prompt for prompt in match.free if prompt.kind == "nod"] == nods
    answer(match, "go")
    assert again in match.free


def test_a_free_action_that_asks_stands_above_the_open_question(snuffed: Toy) -> None:
    @snuffed.step
    def nod(t: T, f: Frame) -> None:
        if t.given() is not None:
            t.push("ask", kind="deeply", seat=1)

    match = snuffed.begin("choose")
    before = asked(match, 0, "choose").id
    answer(match, "nods", seat=1, kind="nod")
    assert [prompt.kind for prompt in match.prompts if not prompt.optional] == ["deeply"]
    answer(match, "a", kind="deeply")
    assert [prompt.kind for prompt in match.prompts if not prompt.optional] == ["choose"]
    assert asked(match, 0, "choose").id == before, "asked afresh and unchanged: its buttons still work"
    answer(match, "read", kind="choose")
    assert match.state.log == ["deeply a", "chose read"]


def test_an_interrupt_reaches_every_lane(snuffed: Toy) -> None:
    @snuffed.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(0, [Frame("choose", {"seat": 0})]), (1, [ask("other", 1)]), (2, [Frame("choose", {"seat": 2})])])

    match = snuffed.begin("lanes", seats=3)
    ids = {(prompt.kind, prompt.seats): prompt.id for prompt in match.prompts}
    answer(match, "now", kind="snuff")
    for prompt in match.prompts:
        changed = prompt.kind == "choose"
        assert (ids.get((prompt.kind, prompt.seats)) != prompt.id) == changed, prompt
    assert asked(match, 2, "choose").field.values == ("rest", "walk")


def test_a_question_that_has_gone_with_the_interrupt_lets_play_go_on(snuffed: Toy) -> None:
    @snuffed.step
    def read(t: T, f: Frame) -> None:
        if t.s.numbers.get("dark"):
            note(t, "too dark")
        elif t.ask_one(f, "page", 0, ("a", "b")) is not None:
            note(t, "read")

    match = snuffed.begin("read", "choose")
    answer(match, "now", kind="snuff")
    assert match.state.log == ["1 snuffed with fingers", "too dark"]
    assert asked(match, 0).kind == "choose"


def test_prompt_ids_are_never_reused(snuffed: Toy) -> None:
    match = snuffed.begin("wait", "choose", "wait", "choose")
    questions: dict[int, Prompt] = {}
    script = [("nod", "nods", 1), ("wait", "stay", 0), ("wait", "go", 0), ("snuff", "now", 1), ("nod", "bows", 0),
              ("choose", "walk", 0), ("wait", "go", 0), ("nod", "nods", 1), ("choose", "rest", 0)]  # fmt: skip
    for kind, picks, seat in script:
        for prompt in match.prompts:
            known = questions.setdefault(prompt.id, prompt)
            assert known == prompt, "one id, one question"
        answer(match, picks, seat, kind)
        closed = set(questions) - {prompt.id for prompt in match.prompts}
        assert all(number < match.next_id for number in closed)
    assert match.result is not None and len(questions) > 8


def test_whoever_must_wait_is_never_alone_with_optional_prompts(snuffed: Toy) -> None:
    match = snuffed.begin("wait", "choose")
    for picks, seat, kind in (("nods", 0, "nod"), ("now", 1, "snuff"), ("go", 0, "wait")):
        assert any(not prompt.optional for prompt in match.prompts)
        answer(match, picks, seat, kind)
    assert any(not prompt.optional for prompt in match.prompts)


def test_free_actions_of_a_parent_class_count_too(words: Toy) -> None:
    class Cousin(Toy):
        pass

    assert Cousin().has_free


# -- wins that come at once, and the end --------------------------------------------------------------------------


def test_settle_is_called_before_the_next_question_is_shown(words: Toy) -> None:
    def settle(t: T) -> None:
        if t.s.log == ["ask b"]:
            end(t, Frame("end"))

    words.on_settle = settle
    match = words.begin("ask", "ask", "ask")
    answer(match, "b")
    assert match.result is not None and match.result.reason == "toy-over"


def test_settle_may_push_steps_that_run_first(words: Toy) -> None:
    def settle(t: T) -> None:
        if len(t.s.log) == 1:
            t.push("say", word="settled")

    words.on_settle = settle
    match = words.begin("ask", ask("next"))
    answer(match, "a")
    assert match.state.log == ["ask a", "settled"]
    assert asked(match).kind == "next"


def test_nothing_is_resolved_after_the_end(words: Toy) -> None:
    @words.step
    def stop(t: T, f: Frame) -> None:
        t.push("say", word="before")
        end(t, f)
        t.push("say", word="after")

    match = words.begin("ask", "stop", say("never"))
    done = answer(match, "a")
    assert match.state.log == ["ask a"]
    assert match.prompts == () and match.stack == []
    assert [event.kind for event in done.events] == ["over"]


def test_a_lane_may_end_the_match_for_all(words: Toy) -> None:
    @words.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(0, [ask("mine", 0), Frame("end")]), (1, [ask("other", 1)])])

    match = words.begin("lanes", say("never"))
    answer(match, "a", kind="mine")
    assert match.result is not None and match.prompts == () and match.state.log == ["mine a"]


def test_a_match_without_anything_left_to_do_is_an_error_of_the_game(words: Toy) -> None:
    @words.step
    def forget(t: T, f: Frame) -> None:
        t.stack.clear()

    with pytest.raises(RuntimeError, match="nothing left to do"):
        words.begin("forget")


def test_two_steps_of_one_name_are_refused() -> None:
    from engine.core.game import Steps

    steps = Steps()
    steps("turn", "old_turn")(lambda t, f: None)
    with pytest.raises(ValueError, match="old_turn"):
        steps("old_turn")(lambda t, f: None)
    assert steps.table["turn"] is steps.table["old_turn"], "a former name leads to the same step"


def test_every_answer_gives_its_events_and_draws_alone(words: Toy) -> None:
    @words.step
    def dice(t: T, f: Frame) -> None:
        if t.ask_one(f, "dice", 0, ("roll", "hide")) == "roll":
            t.tell("rolled", dice=t.roll(2))

    match: Match = words.begin("dice", "dice", draws=[[3, 4], [5, 6]])
    done = match.answer(Answer(0, match.prompts[0].id, "roll"))
    assert isinstance(done, Done)
    assert [(event.kind, event.args) for event in done.events] == [("rolled", {"dice": [3, 4]})]
    assert [(draw.n, draw.values) for draw in done.draws] == [(1, (3, 4))]
    done = match.answer(Answer(0, match.prompts[0].id, "roll"))
    assert isinstance(done, Done) and [draw.n for draw in done.draws] == [2]
