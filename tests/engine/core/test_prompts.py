"""Prompts of every shape: what is asked, of whom, what is legal, what others see of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.frame import Frame
from engine.core.prompt import Answer, Field, Refused
from engine.core.view import HIDDEN
from tests.engine.core.toy import T, Toy, answer, asked, note

ONE = Field("", "one", ("a", "b"))
SOME = Field("", "some", ("a", "b", "c"), 1, 2)
DEAR = Field("", "some", ("a", "b", "c"), 0, 3, (1, 2, 4), 5)
AMOUNT = Field("", "amount", (), 2, 5)


@pytest.mark.parametrize(
    ("field", "pick", "reason"),
    [
        (ONE, "a", None),
        (ONE, "c", "refused-not-an-option"),
        (ONE, 0, "refused-not-an-option"),
        (ONE, ["a"], "refused-not-an-option"),
        (ONE, None, "refused-not-an-option"),
        (SOME, ["b"], None),
        (SOME, ["c", "a"], None),
        (SOME, [], "refused-how-many"),
        (SOME, ["a", "b", "c"], "refused-how-many"),
        (SOME, ["a", "a"], "refused-twice"),
        (SOME, ["a", "d"], "refused-not-an-option"),
        (SOME, [1], "refused-not-an-option"),
        (SOME, "a", "refused-not-an-option"),
        (SOME, ("a",), "refused-not-an-option"),
        (DEAR, ["a", "c"], None),
        (DEAR, ["b", "c"], "refused-too-dear"),
        (DEAR, [], None),
        (AMOUNT, 2, None),
        (AMOUNT, 5, None),
        (AMOUNT, 1, "refused-amount"),
        (AMOUNT, 6, "refused-amount"),
        (AMOUNT, True, "refused-amount"),
        (AMOUNT, 3.0, "refused-amount"),
        (AMOUNT, "3", "refused-amount"),
    ],
)
def test_what_is_legal(field: Field, pick: Any, reason: str | None) -> None:
    assert field.refuses(pick) == reason


@st.composite
def fields(draw: st.DrawFn) -> Field:
    shape = draw(st.sampled_from(("one", "some", "amount")))
    if shape == "amount":
        least = draw(st.integers(-3, 3))
        return Field("", "amount", (), least, least + draw(st.integers(0, 5)))
    values = tuple("abcdef"[: draw(st.integers(1, 6))])
    if shape == "one":
        return Field("", "one", values)
    least = draw(st.integers(0, len(values)))
    most = draw(st.integers(least, len(values)))
    if not draw(st.booleans()):
        return Field("", "some", values, least, most)
    weights = tuple(draw(st.integers(0, 4)) for _ in values)
    budget = sum(sorted(weights)[:least]) + draw(st.integers(0, 6))
    return Field("", "some", values, least, most, weights, budget)


def every_pick(field: Field) -> list[Any]:
    """All legal picks of a small field, by trying every one."""
    if field.shape == "amount":
        return list(range(field.min, field.max + 1))
    if field.shape == "one":
        return list(field.values)
    subsets = [
        [value for place, value in enumerate(field.values) if bits >> place & 1]
        for bits in range(1 << len(field.values))
    ]
    return [subset for subset in subsets if field.refuses(subset) is None]


@given(fields(), st.integers(0, 1000))
def test_samples_and_the_least_pick_are_legal(field: Field, seed: int) -> None:
    assert field.refuses(field.sample(Random(seed))) is None
    assert field.refuses(field.first()) is None


@given(fields())
def test_a_sole_pick_is_known_exactly_when_there_is_only_one(field: Field) -> None:
    legal = every_pick(field)
    assert field.sole() == (legal[0] if len(legal) == 1 else None)


@settings(deadline=None, max_examples=40, derandomize=True)
@given(fields())
def test_every_legal_pick_can_be_sampled(field: Field) -> None:
    rng = Random(1)
    seen = {str(field.sample(rng)) for _ in range(3000)}
    assert seen == {str(pick) for pick in every_pick(field)}


def test_the_four_shapes_are_asked_and_answered(toy: Toy) -> None:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        shape, picks = f.d["shape"], None
        if shape == "one":
            picks = t.ask_one(f, "which", 0, ("a", "b"))
        elif shape == "some":
            picks = t.ask_some(f, "which", 0, ("a", "b", "c"), 1, 9)
        elif shape == "amount":
            picks = t.ask_amount(f, "which", 0, 1, 3)
        else:
            picks = t.ask_form(f, "which", 0, [Field("x", "one", ("a", "b")), Field("y", "amount", (), 0, 2)])
        if picks is not None:
            note(t, f"{shape} {picks}")

    match = toy.begin(*(Frame("ask", {"shape": shape}) for shape in ("one", "some", "amount", "form")))
    assert (match.prompts[0].shape, match.prompts[0].default) == ("one", "a")
    answer(match, "b")
    assert (match.prompts[0].shape, match.prompts[0].default) == ("some", ["a"])
    assert match.prompts[0].field.max == 3, "no more than there are"
    answer(match, ["a", "c"])
    assert (match.prompts[0].shape, match.prompts[0].default) == ("amount", 1)
    answer(match, 3)
    assert (match.prompts[0].shape, match.prompts[0].default) == ("form", {"x": "a", "y": 0})
    answer(match, {"y": 2, "x": "b"})
    assert match.state.log == ["one b", "some ['a', 'c']", "amount 3", "form {'y': 2, 'x': 'b'}"]
    assert match.prompts == () and match.result is not None


def test_a_form_whose_later_fields_depend_on_earlier_ones(toy: Toy) -> None:
    @toy.step
    def order(t: T, f: Frame) -> None:
        picks = t.ask_form(f, "order", 0, [Field("what", "one", ("tea", "nothing"))])
        if picks is not None:
            note(t, str(picks))

    def more(prompt: Any, draft: dict[str, Any]) -> tuple[Field, ...]:
        if draft.get("what") != "tea":
            return prompt.fields
        return (*prompt.fields, Field("cups", "amount", (), 1, 3), Field("with", "some", ("milk", "sugar"), 0, 2))

    toy.on_fields = more
    match = toy.begin("order")
    prompt = match.prompts[0]
    assert prompt.default == {"what": "tea", "cups": 1, "with": []}, "the least that is legal, field by field"
    refusals = {
        "refused-incomplete": {"what": "tea", "cups": 2},
        "refused-amount": {"what": "tea", "cups": 4, "with": []},
        "refused-not-an-option": {"what": "nothing", "cups": 1},
    }
    for reason, picks in refusals.items():
        refused = match.check(Answer(0, prompt.id, picks))
        assert refused is not None and refused.reason == reason
    too_many = match.check(Answer(0, prompt.id, {"what": "tea", "cups": 4, "with": []}))
    assert too_many == Refused("refused-amount", {"field": "cups"}), "which field is wrong is said"
    assert match.check(Answer(0, prompt.id, {"what": "nothing"})) is None
    assert [field.name for field in match.fields(prompt, {"what": "tea"})] == ["what", "cups", "with"]
    draft = {"what": "tea", "cups": 9, "with": ["milk"]}
    assert match.trim(prompt, draft) == {"what": "tea"}, "a draft keeps what is legal, in order"
    for seed in range(50):
        assert match.check(Answer(0, prompt.id, match.sample(prompt, Random(seed)))) is None


def test_one_legal_answer_is_not_asked_unless_wanted_or_the_table_is_closed(toy: Toy) -> None:
    @toy.step
    def only(t: T, f: Frame) -> None:
        if t.ask_one(f, "one", 1, ("a",), always=f.d.get("always", False)) is not None:
            note(t, f"by {t.by}")
            t.push("rest")

    @toy.step
    def rest(t: T, f: Frame) -> None:
        some = t.ask_some(f, "some", 0, ("a", "b"), 2, 2)
        if some is not None:
            note(t, str(some))
            t.push("number")

    @toy.step
    def number(t: T, f: Frame) -> None:
        amount = t.ask_amount(f, "amount", 0, 4, 4)
        if amount is not None:
            note(t, str(amount))

    match = toy.begin("only")
    assert match.result is not None and match.state.log == ["by 1", "['a', 'b']", "4"]
    assert asked(toy.begin(Frame("only", {"always": True}))).kind == "one"
    closed = toy.begin("only", options={"closed": "on"})
    for kind, picks in (("one", "a"), ("some", ["a", "b"]), ("amount", 4)):
        assert closed.prompts[0].kind == kind
        answer(closed, picks)
    assert closed.state.log == match.state.log


def test_scope_threat_policy_default_and_data_reach_the_prompt(toy: Toy) -> None:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        t.ask_amount(f, "pay", 1, 0, 3, default=2, scope="turn", threat=True, policy="habit", data={"debt": 7})

    prompt = toy.begin("ask").prompts[0]
    assert (prompt.seats, prompt.kind, prompt.default) == ((1,), "pay", 2)
    assert (prompt.scope, prompt.threat, prompt.policy, prompt.data) == ("turn", True, "habit", {"debt": 7})
    assert not prompt.private and not prompt.optional


def test_a_standing_policy_answers_only_if_it_is_legal(toy: Toy) -> None:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        t.ask_amount(f, "pay", 1, 0, 3, policy="habit")

    match = toy.begin("ask")
    assert match.standing(match.prompts[0], "most") == 3
    assert match.standing(match.prompts[0], "broken") is None


def test_of_a_joint_prompt_the_first_answer_counts(toy: Toy) -> None:
    @toy.step
    def race(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "race", (0, 2), ("left", "right"))
        if pick is not None:
            note(t, f"{t.by} {pick}")
            t.push("wait")

    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 1, ("a", "b"))

    match = toy.begin("race", seats=3)
    prompt = match.prompts[0]
    assert prompt.seats == (0, 2)
    assert match.check(Answer(1, prompt.id, "left")) == Refused("refused-not-asked")
    answer(match, "right", seat=2)
    assert match.state.log == ["2 right"]
    assert match.answer(Answer(0, prompt.id, "left")) == Refused("refused-not-open")


def test_a_private_question_is_seen_by_its_seat_only(toy: Toy) -> None:
    @toy.step
    def secret(t: T, f: Frame) -> None:
        t.ask_one(
            f,
            "secret",
            0,
            ("a", "b"),
            default="b",
            private=True,
            threat=True,
            policy="habit",
            scope="turn",
            data={"x": 1},
        )

    match = toy.begin("secret")
    assert match.view(0).prompts == match.prompts
    for other in (1, None):
        (seen,) = match.view(other).prompts
        assert (seen.kind, seen.id, seen.seats, seen.private) == (HIDDEN, match.prompts[0].id, (0,), True)
        assert (seen.fields, seen.data, seen.default, seen.policy, seen.threat) == ((), {}, "", "", False)
    assert match.view(1).asked() == (0,), "that somebody is asked is known"


def test_an_optional_private_prompt_of_another_is_not_seen_at_all(toy: Toy) -> None:
    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 1, ("a", "b"))

    @toy.step
    def trick(t: T, f: Frame) -> None:
        note(t, "trick")

    toy.on_free = lambda t, seat: [t.offer(0, "trick", "trick", values=("go",), private=True)] if seat == 0 else []
    match = toy.begin("wait")
    assert [prompt.kind for prompt in match.view(0).prompts] == ["wait", "trick"]
    assert [prompt.kind for prompt in match.view(1).prompts] == ["wait"]
    assert [prompt.kind for prompt in match.view(None).prompts] == ["wait"]
    assert asked(match, 0, "trick").optional
    assert match.view(0).asked() == (1,), "nobody must answer what is optional"


def test_a_sheet_puts_every_option_in_words(toy: Toy) -> None:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        t.ask_form(f, "my_order", 0, [Field("x", "one", ("a_b", "c")), Field("n", "amount", (), 0, 2)], data={"k": 1})

    match = toy.begin("ask")
    sheet = match.sheet(match.prompts[0])
    assert (sheet.title.key, sheet.title.args) == ("toy-ask-my-order", {"k": 1})
    assert [option.label.key for option in sheet.options["x"]] == ["toy-my-order-a-b", "toy-my-order-c"]
    assert sheet.options["n"] == ()
    assert {name: label.key for name, label in sheet.labels.items()} == {
        "x": "toy-my-order-field-x",
        "n": "toy-my-order-field-n",
    }
