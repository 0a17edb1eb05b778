"""A match is a value: dump, load and clone give it back exactly; older releases' snapshots are made new."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.copying import copier, copy_any
from engine.core.frame import Frame, copy_plain
from engine.core.match import Match
from engine.core.play import Plan, random_answer, start
from engine.core.prompt import Answer
from engine.core.snapshot import Unreadable
from tests.engine.core.toy import T, Toy, answer, asked, note


@pytest.mark.parametrize("game", ["lanterns", "dice_forge", "dungeon_dice"])
def test_a_loaded_match_and_a_clone_go_on_exactly_alike(game: str) -> None:
    rng = Random(3)
    match = start(Plan(game, seats=3, seed=11), 0)
    for _ in range(25):
        match.answer(random_answer(match, rng))
    loaded, cloned = Match.load(match.dump()), match.clone()
    assert loaded.dump() == cloned.dump() == match.dump()
    for _ in range(60):
        if match.result is not None:
            break
        given = random_answer(match, rng)
        results = [one.answer(given) for one in (match, loaded, cloned)]
        assert results[0] == results[1] == results[2]
    assert loaded.dump() == cloned.dump() == match.dump()
    assert loaded.prompts == cloned.prompts == match.prompts
    for seat in (None, 0, 1, 2):
        assert loaded.view(seat) == match.view(seat)


@pytest.mark.parametrize("game", ["lanterns", "dice_forge", "dungeon_dice"])
def test_a_clone_shares_nothing_that_changes(game: str) -> None:
    rng = Random(5)
    match = start(Plan(game, seats=2, seed=12), 0)
    for _ in range(30):
        match.answer(random_answer(match, rng))
    before = match.dump()
    other = match.clone()
    while other.result is None:
        other.answer(random_answer(other, rng))
    assert match.dump() == before


@pytest.fixture
def asking(toy: Toy) -> Toy:
    @toy.step
    def ask(t: T, f: Frame) -> None:
        f.d.setdefault("seen", []).append(t.match.version)
        pick = t.ask_one(f, "ask", 0, ("a", "b"), data={"nest": [1, {"x": 2}]})
        if pick is not None:
            note(t, f"ask {pick}")

    return toy


def test_a_scripted_match_keeps_its_script(asking: Toy) -> None:
    @asking.step
    def dice(t: T, f: Frame) -> None:
        if t.ask_one(f, "dice", 0, ("a", "b")) is not None:
            note(t, str(t.roll(1)))

    match = asking.begin("dice", "dice", draws=[[1], [2]])
    answer(match, "a")
    other, third = Match.load(match.dump()), match.clone()
    for one in (other, third, match):
        answer(one, "a")
        assert one.state.log == ["[1]", "[2]"], "each has a script of its own"


def test_an_interrupted_question_keeps_its_id_over_the_store(asking: Toy) -> None:
    asking.steps["nod"] = lambda t, f: t.push("ask")
    asking.on_free = lambda t, seat: [t.offer(1, "nod", "nod", values=("nod",))] if seat == 1 else []
    match = asking.begin("ask")
    first = asked(match, 0).id
    answer(match, "nod", kind="nod")
    match = Match.load(match.dump())
    answer(match, "a", seat=0)
    assert asked(match, 0).id == first


# -- older releases ------------------------------------------------------------------------------------------------


def older(match: Match, rules: int, change: Any) -> bytes:
    """The snapshot as an older release would have written it."""
    plain: dict[str, Any] = msgspec.msgpack.decode(match.dump())
    plain["rules"] = rules
    change(plain)
    return msgspec.msgpack.encode(plain)


def test_old_snapshots_are_upgraded_release_by_release(asking: Toy) -> None:
    match = asking.begin("ask", "ask")
    answer(match, "a")
    old = older(match, 1, lambda plain: plain["state"].update(log="ask a", numbers=None))

    def split(plain: dict[str, Any]) -> None:
        plain["state"]["log"] = plain["state"]["log"].split(",")

    def number(plain: dict[str, Any]) -> None:
        assert plain["state"]["log"] == ["ask a"], "one after the other"
        plain["state"]["numbers"] = {}

    asking.rules, asking.upgrades = 3, {1: split, 2: number}
    loaded = Match.load(old)
    assert loaded.state == match.state
    answer(loaded, "b")
    assert loaded.state.log == ["ask a", "ask b"]
    assert msgspec.msgpack.decode(loaded.dump())["rules"] == 3


def test_free_actions_of_an_old_snapshot_follow_the_present_rules(asking: Toy) -> None:
    asking.steps["nod"] = asking.steps["bow"] = lambda t, f: note(t, f"{f.step}")
    asking.on_free = lambda t, seat: [t.offer(1, "nod", "nod", values=("nod",))] if seat == 1 else []
    old = asking.begin("ask").dump()
    asking.rules, asking.upgrades = 2, {1: lambda plain: None}
    asking.on_free = lambda t, seat: [t.offer(1, "bow", "bow", values=("low",))] if seat == 1 else []
    loaded = Match.load(old)
    assert [prompt.kind for prompt in loaded.prompts] == ["ask", "bow"]
    answer(loaded, "low", kind="bow")
    assert loaded.state.log == ["bow"]


def test_a_step_that_was_renamed_is_found_by_its_former_name(asking: Toy) -> None:
    match = asking.begin("ask")

    def rename(plain: dict[str, Any]) -> None:
        plain["stack"][-1]["step"] = "question"

    old = older(match, 1, rename)
    with pytest.raises(Unreadable, match="question"):
        Match.load(old)
    asking.steps["question"] = asking.steps["ask"]
    loaded = Match.load(old)
    answer(loaded, "a")
    assert loaded.state.log == ["ask a"]


def test_unknown_steps_are_found_inside_lanes_too(asking: Toy) -> None:
    @asking.step
    def lanes(t: T, f: Frame) -> None:
        t.together([(0, [Frame("ask"), Frame("gone")])])

    asking.steps["gone"] = asking.steps["ask"]
    data = asking.begin("lanes").dump()
    Match.load(data)
    del asking.steps["gone"]
    with pytest.raises(Unreadable, match="gone"):
        Match.load(data)


def test_an_option_younger_than_the_match_has_its_default(asking: Toy) -> None:
    old = older(asking.begin("ask"), 1, lambda plain: plain["options"].clear())
    assert Match.load(old).options == {"closed": "off"}


def test_a_field_younger_than_the_match_has_its_default(asking: Toy) -> None:
    old = older(asking.begin("ask"), 1, lambda plain: plain["state"].pop("numbers"))
    assert Match.load(old).state.numbers == {}


# -- what cannot be read --------------------------------------------------------------------------------------------


def test_newer_releases_and_missing_upgrades_are_refused(asking: Toy) -> None:
    match = asking.begin("ask")
    with pytest.raises(Unreadable, match="newer release"):
        Match.load(older(match, 2, lambda plain: None))
    with pytest.raises(Unreadable, match="newer release"):
        Match.load(older(match, 1, lambda plain: plain.update(format=99)))
    data = match.dump()
    asking.rules = 3
    asking.upgrades = {2: lambda plain: None}
    with pytest.raises(Unreadable, match="no upgrade from rules 1 to 2"):
        Match.load(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain.update(game="nothing"),
        lambda plain: plain.update(mode="nothing"),
        lambda plain: plain.update(stack=[]),
        lambda plain: plain.update(state=None),
        lambda plain: plain["state"].update(log=3),
        lambda plain: plain.pop("seats"),
        lambda plain: plain.update(version="1"),
    ],
)
def test_nonsense_is_unreadable(asking: Toy, change: Any) -> None:
    with pytest.raises(Unreadable):
        Match.load(older(asking.begin("ask"), 1, change))


def test_an_upgrade_that_fails_is_unreadable(asking: Toy) -> None:
    data = asking.begin("ask").dump()
    asking.rules, asking.upgrades = 2, {1: lambda plain: plain["state"]["no such thing"]}
    with pytest.raises(Unreadable, match="no such thing"):
        Match.load(data)


def test_damaged_bytes_are_unreadable_and_nothing_worse() -> None:
    match = start(Plan("lanterns", seats=3), 0)
    data = match.dump()
    rng = Random(1)
    for length in range(0, len(data), 7):
        with pytest.raises(Unreadable):
            Match.load(data[:length])
    for _ in range(3000):
        damaged = bytearray(data)
        for _ in range(rng.randint(1, 4)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        try:
            Match.load(bytes(damaged))
        except Unreadable as error:
            assert str(error)


# -- copies ---------------------------------------------------------------------------------------------------------


class Frozen(msgspec.Struct, frozen=True):
    x: int


class Small(msgspec.Struct):
    n: int = 0
    names: list[str] = []


class Big(msgspec.Struct):
    small: Small
    maybe: Small | None
    either: int | list[int]
    many: list[Small]
    nested: list[list[int]]
    table: dict[str, Small]
    rows: dict[str, list[int]]
    flat: dict[str, int]
    seen: set[int]
    fixed: Frozen
    pair: tuple[int, ...]
    plain: Any
    self_: list[Big]


def big() -> Big:
    return Big(
        Small(1, ["a"]), Small(2), [1], [Small(3)], [[1], [2]], {"k": Small(4)}, {"r": [1]}, {"f": 1}, {1}, Frozen(5),
        (6,), {"deep": [{"er": [1]}], "struct": Small(7)}, [],
    )  # fmt: skip


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    value = big()
    value.self_ = [big()]
    copy = copier(Big)(value)
    assert copy == value
    copy.small.names.append("b")
    copy.maybe.n = 9
    copy.either.append(2)
    copy.many[0].n = 9
    copy.nested[0].append(9)
    copy.table["k"].n = 9
    copy.rows["r"].append(9)
    copy.flat["g"] = 1
    copy.seen.add(2)
    copy.plain["deep"][0]["er"].append(2)
    copy.plain["struct"].n = 9
    copy.self_[0].small.n = 9
    again = big()
    again.self_ = [big()]
    assert value == again
    assert copy.fixed is value.fixed, "what cannot change is shared"


def test_copies_of_plain_data() -> None:
    value = {"a": [1, {"b": [2]}], "c": "d"}
    for copy in (copy_plain(value), copy_any(value)):
        assert copy == value
        copy["a"][1]["b"].append(3)
    assert value == {"a": [1, {"b": [2]}], "c": "d"}


def test_frames_are_copied_deeply(asking: Toy) -> None:
    match = asking.begin("ask")
    copy = match.clone()
    copy.stack[-1].d["seen"].append(99)
    answer(copy, "a")
    assert match.stack[-1].d["seen"] == [0]
    assert match.check(Answer(0, match.prompts[0].id, "b")) is None
