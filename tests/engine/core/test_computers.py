"""Computer seats use view and imagine only: neither the seed nor hidden cards change what they do."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.core import computers
from engine.core.check import difference
from engine.core.computers import DECLINE, Mind, choose, look_ahead, think
from engine.core.draws import Seeded
from engine.core.frame import Frame
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.play import Plan, play_many, random_answer, start, summary
from engine.core.prompt import Answer
from tests.engine.core.toy import T, Toy, answer, asked

GAMES = ["lanterns", "dice_forge", "dungeon_dice"]


def elsewhere(match: Match, seat: int, seed: int) -> Match:
    """The same match in the eyes of this seat, with another seed and other hidden cards."""
    other = match.clone()
    other.seed = bytes([seed])
    other.source = Seeded(other.seed, other.id, other.words)
    other.game.redeal(other._t, seat, Random(seed))
    return other


@pytest.mark.parametrize("level", ["random", "good"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_decision_whatever_is_hidden(game: str, level: str) -> None:
    rng, compared, different = Random(2), 0, 0
    match = start(Plan(game, seats=3, seed=21), 0)
    for turn in range(48):
        if match.result is not None:
            break
        if turn % 4 == 0:
            seat = asked(match).seats[0]
            others = [elsewhere(match, seat, number) for number in (1, 2)]
            decisions = [choose(one, seat, level, budget=60) for one in (match, *others)]
            assert decisions[0] == decisions[1] == decisions[2], (turn, decisions)
            compared += 1
            different += any(one.dump() != match.dump() for one in others)
        match.answer(random_answer(match, rng))
    assert compared > 6 and different == compared


def test_hidden_cards_really_differed() -> None:
    """The test above would be empty if nothing were dealt anew."""
    match = start(Plan("lanterns", seats=3, seed=21), 0)
    hands = {tuple(tuple(player.hand) for player in elsewhere(match, 0, number).state.players) for number in range(5)}
    assert len(hands) == 5 and len({hand[0] for hand in hands}) == 1


def test_a_cheat_would_be_found(toy: Toy) -> None:
    """A player that peeks decides differently: so the comparison can fail."""

    @toy.step
    def guess(t: T, f: Frame) -> None:
        t.ask_one(f, "guess", 0, ("1", "2", "3"))

    toy.cards = [1, 2, 3]
    toy.think = lambda mind: str(mind._match.state.cards[1])  # type: ignore[method-assign]
    match = toy.begin("guess", seats=3)
    assert len({choose(elsewhere(match, 0, number), 0, "good").picks for number in range(9)}) > 1


def test_decisions_can_be_repeated() -> None:
    match = start(Plan("lanterns", seats=2, seed=5), 0)
    for level in computers.LEVELS:
        assert choose(match, 0, level) == choose(match, 0, level) == choose(Match.load(match.dump()), 0, level)


def test_deciding_changes_nothing() -> None:
    match = start(Plan("lanterns", seats=2, seed=5), 0)
    before = match.dump()
    choose(match, 0, "good")
    assert match.dump() == before


def test_whoever_is_not_asked_says_nothing(toy: Toy) -> None:
    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 0, ("a", "b"))

    match = toy.begin("wait")
    for level in computers.LEVELS:
        assert choose(match, 1, level) is None
        given = choose(match, 0, level)
        assert given is not None and given.by == "computer" and match.check(given) is None


def test_the_good_player_starts_nothing_by_itself_and_may_decline(toy: Toy) -> None:
    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 0, ("a", "b"))

    toy.steps["nod"] = lambda t, f: None
    toy.on_free = lambda t, seat: [t.offer(seat, "nod", "nod", values=("nod",))]
    match = toy.begin("wait")
    assert choose(match, 1, "good") is None
    toy.think = lambda mind: "nod" if mind.prompt.kind == "nod" else None  # type: ignore[method-assign]
    given = choose(match, 1, "good")
    assert given == Answer(1, asked(match, 1).id, "nod", "computer")
    toy.think = lambda mind: DECLINE if mind.prompt.optional else "b"  # type: ignore[method-assign]
    assert choose(match, 1, "good") is None
    decided = choose(match, 0, "good")
    assert decided is not None and decided.picks == "b", "the game's own player first"


def test_the_random_player_takes_up_optional_prompts_now_and_then(toy: Toy) -> None:
    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 0, ("a", "b"))

    toy.steps["nod"] = lambda t, f: None
    toy.on_free = lambda t, seat: [t.offer(seat, "nod", "nod", values=("nod",))]
    match = toy.begin("wait")
    taken = sum(choose(match, 1, "random", rng=Random(seed)) is not None for seed in range(400))
    assert 40 < taken < 130


def test_looking_ahead_finds_the_win(toy: Toy) -> None:
    """Of five doors one leads to the most points; nothing but playing it out tells which."""
    from engine.core.game import Result

    @toy.step
    def door(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "door", 0, ("a", "b", "c", "d", "e"))
        if pick is not None:
            won = (0,) if pick == "d" else (1,)
            t.finish(Result((won, (1 - won[0],)), "toy-over"))

    match = toy.begin("door")
    assert think(match, 0, match.prompts[0]) == "d"


@pytest.mark.parametrize("shape", ["some", "amount", "form"])
def test_looking_ahead_at_every_shape(toy: Toy, shape: str) -> None:
    from engine.core.game import Result
    from engine.core.prompt import Field

    @toy.step
    def ask(t: T, f: Frame) -> None:
        if shape == "some":
            picks = t.ask_some(f, "ask", 0, ("a", "b", "c"), 0, 3)
            good = picks == ["a", "b", "c"]
        elif shape == "amount":
            picks = t.ask_amount(f, "ask", 0, 0, 9)
            good = picks == 9
        else:
            picks = t.ask_form(f, "ask", 0, [Field("x", "one", ("a", "b")), Field("y", "amount", (), 0, 3)])
            good = picks == {"x": "b", "y": 3}
        if picks is not None:
            t.finish(Result(((0,), (1,)) if good else ((1,), (0,)), "toy-over"))

    match = toy.begin("ask")
    best = {"some": ["a", "b", "c"], "amount": 9, "form": {"x": "b", "y": 3}}[shape]
    assert look_ahead(Mind(match, 0, match.prompts[0])) == best


def test_the_budget_bounds_the_search() -> None:
    match = start(Plan("lanterns", seats=2, seed=5), 0)
    mind = Mind(match, 0, match.prompts[0], budget=50)
    look_ahead(mind)
    assert -40 < mind.budget < 50, "a budget in positions, so that a seed reproduces it"


def test_the_good_player_beats_the_random_one() -> None:
    plan = Plan("lanterns", seats=2, bots=("good", "random"), seed=3)
    wins = summary(plan, play_many(plan, 16))["wins_by_bot"]
    assert wins["good"] >= 12


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_match_looks_the_same_and_is_dealt_anew(game: str) -> None:
    match = start(Plan(game, seats=3, seed=8), 0)
    rng = Random(1)
    for _ in range(20):
        match.answer(random_answer(match, rng))
    before = match.dump()
    for seat in (None, 0, 2):
        world = match.imagine(seat, Random(7))
        seen, real = (msgspec.to_builtins(one.view(seat)) for one in (world, match))
        seen["commitment"] = real["commitment"]
        assert seen == real, difference(seen, real)
        assert world.seed == b"" and world.script is None
        while world.result is None:
            world.answer(random_answer(world, rng))
    assert match.dump() == before, "whatever happens in an imagined match"


def test_imagined_draws_are_fresh(toy: Toy) -> None:
    @toy.step
    def dice(t: T, f: Frame) -> None:
        if t.ask_one(f, "dice", 0, ("a", "b")) is not None:
            t.s.log.append(str(t.roll(5)))

    match = toy.begin("dice", seed=b"s")
    seen: set[str] = set()
    for seed in range(6):
        world = match.imagine(0, Random(seed))
        answer(world, "a")
        seen.add(world.state.log[0])
    answer(match, "a")
    assert len(seen) == 6 and match.state.log[0] not in seen


def test_reasking_keeps_the_ids_of_the_viewer() -> None:
    """A computer answers the real match by ids it saw in an imagined one."""
    match = Match.new("lanterns", [Seat("a"), Seat("b"), Seat("c")], seed=b"s")
    for number in range(30):
        if match.result is not None:
            break
        for seat in range(3):
            world = match.imagine(seat, Random(number))
            assert [p for p in world.prompts if seat in p.seats] == [p for p in match.prompts if seat in p.seats]
        match.answer(random_answer(match, Random(number)))
