"""Odds are exact: held against every outcome one by one, on the command line, in options and views, and quick."""

from __future__ import annotations

import functools
import itertools
import json
import random
import time
from collections import Counter

import pytest

from engine import __main__ as command
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer
from engine.dice_throne import odds
from engine.dice_throne.content import content
from engine.dice_throne.sheets import When
from tests.rules import rule

HEROES = tuple(content().books)
ALL = tuple(itertools.product(range(1, 7), repeat=5))


@functools.cache
def outcomes(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every result of so many dice, sorted, with how often it comes among all 6^n."""
    return tuple(Counter(tuple(sorted(roll)) for roll in itertools.product(range(1, 7), repeat=dice)).items())


def shows(hero: str, when: When, dice: tuple[int, ...]) -> bool:
    """The condition read anew from the sheet: not the engine's own test."""
    if when.straight:
        least = {"small": 4, "large": 5}[when.straight]
        return any({*range(low, low + least)} <= {*dice} for low in range(1, 8 - least))
    faces = content().books[hero].hero.dice
    return all(sum(die in faces[symbol] for die in dice) >= count for symbol, count in when.symbols.items())


class Enumerated:
    """The best chance by trying every keep and every outcome: slow and plain."""

    def __init__(self, hero: str, when: When) -> None:
        self.hero, self.when = hero, when
        self.best = functools.cache(self._best)

    def keeping(self, kept: tuple[int, ...], rolls: int) -> float:
        missing = 5 - len(kept)
        good = sum(n * self.best(tuple(sorted(kept + new)), rolls - 1) for new, n in outcomes(missing))
        return good / 6**missing

    def _best(self, dice: tuple[int, ...], rolls: int) -> float:
        if rolls == 0:
            return float(shows(self.hero, self.when, dice))
        keeps = {keep for size in range(6) for keep in itertools.combinations(dice, size)}
        return max(self.keeping(keep, rolls) for keep in keeps)


def conditions(hero: str) -> list[When]:
    found: list[When] = []
    for move in content().books[hero].moves:
        if move.when not in found:
            found.append(move.when)
    return found


@rule("T-8", "T-9", "T-28", "T-33")
@pytest.mark.parametrize("hero", HEROES)
def test_one_roll_of_five_dice_is_the_share_of_all_7776_outcomes(hero: str) -> None:
    for when in conditions(hero):
        hits = sum(shows(hero, when, dice) for dice in ALL)
        assert odds.chance(hero, when, (), 1) == pytest.approx(hits / 6**5, abs=1e-12)


@rule("T-28")
@pytest.mark.parametrize("hero", HEROES)
def test_one_roll_left_equals_the_best_of_every_keep_over_every_outcome(hero: str) -> None:
    rng = random.Random(hero)
    rolls = rng.sample(odds.ROLLS, 12)
    for when in conditions(hero):
        brute = Enumerated(hero, when)
        for dice in rolls:
            assert odds.chance(hero, when, dice, 0) == brute.best(dice, 0)
            assert odds.chance(hero, when, dice, 1) == pytest.approx(brute.best(dice, 1), abs=1e-12)


@rule("T-28")
@pytest.mark.parametrize(
    ("hero", "when"),
    [
        ("gunslinger", When({"bullet": 2, "bullseye": 2})),
        ("gunslinger", When(straight="large")),
        ("paladin", When({"sword": 3, "prayer": 1})),
    ],
)
def test_two_and_three_rolls_equal_enumeration_with_best_play_in_between(hero: str, when: When) -> None:
    brute = Enumerated(hero, when)
    for dice in ((1, 1, 2, 4, 6), (2, 3, 4, 6, 6), (5, 5, 5, 5, 5)):
        assert odds.chance(hero, when, dice, 2) == pytest.approx(brute.best(dice, 2), abs=1e-12)
    assert odds.chance(hero, when, (), 3) == pytest.approx(brute.keeping((), 3), abs=1e-12)


def test_the_chance_of_a_keep_is_that_keep_and_no_other() -> None:
    when = When({"bullseye": 4})
    brute = Enumerated("gunslinger", when)
    dice = (6, 2, 6, 3, 4)
    for size in range(6):
        for places in itertools.combinations(range(5), size):
            kept = tuple(dice[place] for place in places)
            said = odds.chance_keeping("gunslinger", when, dice, places, 1)
            assert said == pytest.approx(brute.keeping(kept, 1), abs=1e-12)
    assert odds.chance_keeping("gunslinger", when, dice, (0, 2), 1) == odds.chance("gunslinger", when, dice, 1)


def test_the_mock_up_of_the_duel_has_the_exact_percentages() -> None:
    found = {move.value: round(100 * value) for move, value in odds.chances("gunslinger", (6, 6, 2, 3, 4), 1)}
    shown = [found[f"{name}.0"] for name in ("bounty_hunter", "revolver", "showdown", "fan_the_hammer", "take_cover")]
    assert shown == [100, 88, 56, 17, 17]
    assert found["deadeye.0"] == 7


def test_command_line_gives_ability_level_condition_and_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["odds", "--hero", "gunslinger", "--dice", "1,2,3,4,5", "--rolls", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert all(set(row) == {"ability", "level", "when", "chance"} for row in rows)
    assert {(row["ability"], row["level"]) for row in rows} >= {("revolver", 1), ("revolver", 2), ("showdown", 3)}
    large = next(row for row in rows if row["ability"] == "fan_the_hammer")
    assert large["when"] == {"straight": "large"}
    assert large["chance"] == 1.0
    four = next(row for row in rows if row["ability"] == "deadeye")
    assert four["when"] == {"symbols": {"bullseye": 4}}
    assert 0 < four["chance"] < 0.1


@pytest.mark.parametrize("wrong", [["--hero", "nobody"], ["--hero", "monk", "--dice", "1,2"], ["--dice", "0,1,2,3,4"]])
def test_command_line_says_what_is_wrong(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    given = wrong if "--hero" in wrong else ["--hero", "gunslinger", *wrong]
    assert command.main(["odds", *given]) == 1
    assert capsys.readouterr().err


def first_roll(hero: str = "gunslinger", seed: int = 3) -> Match:
    """A duel up to the first choice of dice."""
    match = Match.new("dice_throne", [Seat("Ada", choices={"hero": hero}), Seat("Bo", choices={"hero": "moon_elf"})],
                      seed=bytes([seed]))  # fmt: skip
    while match.prompts[0].kind != "roll" or match.state.players[match.state.active].hero != hero:
        prompt = next(one for one in match.prompts if not one.optional)
        match.answer(Answer(prompt.seats[0], prompt.id, prompt.default))
    return match


def test_every_die_to_keep_says_what_keeping_it_promises() -> None:
    match = first_roll()
    sheet = match.sheet(match.prompts[0])
    values = [option.odds for option in sheet.options[sheet.fields[0].name]]
    assert len(values) == 5
    assert all(value is not None and 0 <= value <= 1 for value in values)


def test_all_odds_of_a_position_are_made_in_under_5_ms_when_warm() -> None:
    match = first_roll()
    rng = random.Random(1)
    for hero in HEROES:
        odds.chances(hero, (1, 2, 3, 4, 5), 2)
    slowest = 0.0
    for _ in range(20):
        dice = [rng.randint(1, 6) for _ in range(5)]
        best = float("inf")
        for _ in range(3):  # the machine may be busy; the code is what is measured
            start = time.perf_counter()
            for hero in HEROES:
                odds.chances(hero, dice, 2)
            best = min(best, (time.perf_counter() - start) / len(HEROES))
        slowest = max(slowest, best)
    assert slowest < 0.005
    match.sheet(match.prompts[0])
    start = time.perf_counter()
    match.sheet(match.prompts[0])
    assert time.perf_counter() - start < 0.025
