"""How a match starts: seats, modes, options, choices left to chance."""

from __future__ import annotations

import pytest

from engine.core import registry
from engine.core.frame import Frame
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.setup import BadSetup
from tests.engine.core.toy import T, Toy


def seats(*colours: str) -> list[Seat]:
    return [Seat(f"Seat {n}", choices={"colour": colour} if colour else {}) for n, colour in enumerate(colours)]


WRONG = [
    ("setup-mode", {"mode": "chess"}, seats("", "")),
    ("setup-seats", {}, seats("")),
    ("setup-seats", {}, seats(*[""] * 5)),
    ("setup-seats", {"mode": "pairs"}, seats("", "", "")),
    ("setup-option", {"options": {"coins": "none"}}, seats("", "")),
    ("setup-option", {"options": {"cards": "few"}}, seats("", "")),
    ("setup-choice", {}, seats("pink", "")),
    ("setup-choice", {}, seats("red", "red")),
]


@pytest.mark.parametrize(("reason", "how", "who"), WRONG)
def test_a_match_that_cannot_start_says_why(reason: str, how: dict[str, str], who: list[Seat]) -> None:
    with pytest.raises(BadSetup) as caught:
        Match.new("lanterns", who, **how)
    assert caught.value.reason == reason and caught.value.details


def test_options_have_defaults_and_only_those_of_the_mode(toy: Toy) -> None:
    @toy.step
    def wait(t: T, f: Frame) -> None:
        t.ask_one(f, "wait", 0, ("a", "b"))

    assert toy.begin("wait").options == {"closed": "off"}
    assert toy.begin("wait", seats=4, mode="pairs", options={"late": "a"}).options == {"closed": "off", "late": "a"}


def test_a_choice_left_open_is_drawn_and_can_be_verified() -> None:
    match = Match.new("lanterns", seats("red", "", "random"), seed=b"s")
    colours = [seat.choices["colour"] for seat in match.seats]
    assert colours[0] == "red" and len(set(colours)) == 3
    assert match.opening.draws[0].kind == "shuffle" and match.opening.draws[0].size == 3, "the colours that are left"
    drawn = {Match.new("lanterns", seats("red", ""), seed=bytes([n])).seats[1].choices["colour"] for n in range(40)}
    assert drawn == {"amber", "blue", "green"}


def test_nothing_is_drawn_if_everybody_chose() -> None:
    match = Match.new("lanterns", seats("red", "blue"), seed=b"s")
    assert [draw.size for draw in match.opening.draws] == [24], "the deck alone"


def test_teams_sit_across() -> None:
    match = Match.new("lanterns", seats("", "", "", ""), mode="pairs")
    assert [seat.team for seat in match.seats] == [0, 1, 0, 1]
    alone = Match.new("lanterns", seats("", "", ""))
    assert [seat.team for seat in alone.seats] == [0, 1, 2]


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(LookupError, match=r"no game 'chess'; there are: .*dice_forge"):
        registry.game("chess")


def test_two_games_of_one_name_are_refused(toy: Toy) -> None:
    class Impostor(Toy):
        pass

    with pytest.raises(ValueError, match="two games are called 'toy'"):
        registry.register(Impostor())
