"""The good computer player: stronger than chance, quick, honest, and sensible with dice and cards."""

from __future__ import annotations

import time
from random import Random

import pytest

from engine.core.computers import Mind, choose
from engine.core.events import Done
from engine.core.match import Match
from engine.core.play import Plan, play_many, start, summary
from engine.core.prompt import Answer
from engine.dice_throne import computer, odds
from engine.dice_throne.content import content
from engine.dice_throne.weigh import card_worth, expectation, offense

HEROES = sorted(content().books)


def test_it_beats_chance():
    """`python -m engine play dice_throne --mode duel --bots good,random --games 200` wins about 199 of 200."""
    plan = Plan("dice_throne", "duel", 2, ("good", "random"))
    assert summary(plan, play_many(plan, 40))["wins_by_bot"]["good"] >= 37


def test_duels_among_its_equals_are_neither_short_nor_long():
    plan = Plan("dice_throne", "duel", 2, ("good",))
    assert 6 <= summary(plan, play_many(plan, 12))["mean_rounds"] <= 14


@pytest.mark.parametrize(("mode", "seats"), [("2v2", 4), ("king_of_the_hill", 3), ("free_for_all", 4)])
def test_it_plays_every_mode_quickly(mode: str, seats: int):
    match = start(Plan("dice_throne", mode, seats), 5)
    longest = 0.0
    while match.result is None:
        answer = None
        for prompt in match.prompts:
            began = time.process_time()
            answer = answer or choose(match, prompt.seats[0], "good")
            longest = max(longest, time.process_time() - began)
        assert answer is not None
        assert isinstance(match.answer(answer), Done)
    assert longest < 1.0


def test_it_knows_neither_the_seed_nor_the_cards_of_others():
    match = start(Plan("dice_throne", "duel", 2), 3)
    rng = Random(9)
    for _ in range(60):
        answer = next(a for prompt in match.prompts if (a := choose(match, prompt.seats[0], "good")) is not None)
        other = match.imagine(answer.seat, rng)
        assert choose(other, answer.seat, "good") == answer
        match.answer(answer)
        if match.result is not None:
            break


def _at(kind: str, number: int, hero: str) -> Match:
    """A duel of this hero played on at random until it is asked this."""
    rng = Random(number)
    match = start(Plan("dice_throne", "duel", 2, settings={"hero.1": hero}), number)
    while match.result is None:
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        if prompt.kind == kind and match.state.players[prompt.seats[0]].hero == hero:
            return match
        match.answer(Answer(prompt.seats[0], prompt.id, match.sample(prompt, rng)))
    raise AssertionError(f"{hero} was never asked {kind}")


@pytest.mark.parametrize("hero", HEROES)
def test_it_keeps_the_dice_that_promise_most(hero: str):
    """Tried against every way to keep, each rolled out exactly."""
    for number in range(3):
        match = _at("roll", number, hero)
        prompt = next(prompt for prompt in match.prompts if prompt.kind == "roll")
        picks = computer.think(Mind(match, prompt.seats[0], prompt))
        assert isinstance(picks, list)
        player = match.state.players[prompt.seats[0]]
        levels = tuple(sorted((slot, level) for slot, level in player.levels.items() if level > 1))
        values = offense(hero, levels, player.side)
        tables = odds.plan(values, prompt.data["left"])
        dice: list[int] = prompt.data["dice"]

        def promise(kept: list[str], dice: list[int] = dice, tables: list[list[float]] = tables) -> float:
            number = odds.INDEX[tuple(sorted(dice[int(place)] for place in kept))]
            return tables[0 if len(kept) == len(dice) else -1][number]

        best = max(promise([str(place) for place in range(5) if bits >> place & 1]) for bits in range(32))
        assert promise(picks) == pytest.approx(best)


@pytest.mark.parametrize("hero", HEROES)
def test_a_better_board_is_worth_more(hero: str):
    book = content().books[hero]
    side = book.hero.sides[0] if book.hero.sides else ""
    plain = expectation(hero, (), side)
    best = {slot: max(ability.levels) for slot, ability in book.slots.items()}
    full = expectation(hero, tuple(sorted((slot, level) for slot, level in best.items() if level > 1)), side)
    assert plain > 5
    assert full > plain or not any(level > 1 for level in best.values())


def test_a_covered_upgrade_is_worth_nothing_and_is_sold():
    book = content().books["barbarian"]
    assert card_worth(book, "smack_2", {}) > 0
    assert card_worth(book, "smack_2", {"smack": 2}) == card_worth(book, "smack_2", {"smack": 3}) == 0
    assert card_worth(book, "smack_3", {"smack": 2}) > 0
