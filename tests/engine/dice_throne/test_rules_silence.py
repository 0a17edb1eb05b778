"""Silence, standing answers, time-outs (T-126..T-128)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.play import Plan, play_one
from engine.core.prompt import Answer
from host.standing import standing_answer
from tests.engine.dice_throne.table import ALL, HARMLESS, Table
from tests.engine.dice_throne.test_rules_windows import rich
from tests.rules import rule


@rule("T-126")
def test_a_closed_table_waits_where_silence_would_tell():
    table = Table("barbarian", "moon_elf", closed="on")
    table.begin("12466", "sturdy_blow.0")
    assert table.asked == (1, "announced") and table.values("respond", 1) == ("pass",)
    table.say("respond", "pass", 1)
    assert table.asked == (0, "last")
    table.say("respond", "pass", 0)
    assert table.asked == (1, "last") and table.values("respond", 1) == ("pass",)
    table.say("respond", "pass", 1)
    assert table.changed(1) == {"health": -4}


@rule("T-126", "T-89")
def test_even_a_closed_table_asks_no_opponent_of_an_ultimate():
    table = Table("moon_elf", "barbarian", closed="on")
    table.begin("66666", "lunar_eclipse.0")
    assert table.asked == (1, "announced")
    table.say("respond", "pass", 1)
    while table.asked and table.asked[1] in ("last", "activated"):
        assert table.asked[0] == 0
        table.say("respond", "pass", 0)
    assert table.changed(1)["health"] == -12


@rule("T-127")
def test_responses_can_be_passed_beforehand_but_choices_cannot():
    """The host passes what has the scope of a window; `threat` tells it whether this seat is attacked."""
    table = rich("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(1, "not_this_time")
    table.give(2, "not_this_time")
    table.begin("12466", "sturdy_blow.0")
    table.say("target", "2")
    attacked = table.prompt("respond", 2)
    assert attacked is not None and (attacked.scope, attacked.threat, attacked.default) == ("window", True, "pass")
    table.say("respond", "pass", 2)
    beside = table.prompt("respond", 1)
    assert beside is not None and (beside.scope, beside.threat, beside.default) == ("window", False, "pass")
    table = rich("cursed_pirate", "moon_elf")
    table.give(1, "longbow_2", "longbow_3")
    table.begin("14466", "walk_the_plank.0")
    table.say("option", "1")
    choice = table.prompt("discard", 1)
    assert choice is not None and choice.scope == "phase"  # what is discarded is no response


@rule("T-128")
def test_time_outs_pass_strike_hard_or_take_the_first_choice():
    table = rich("paladin", "moon_elf")
    table.roll("12345")
    table.say("main", "end")
    prompt = table.prompt("roll")
    assert prompt is not None and prompt.default == ALL
    table.say("roll", ALL)
    prompt = table.prompt("announce")
    assert prompt is not None and prompt.default == "holy_attack.1"  # the highest damaging one
    table = rich("barbarian", "moon_elf")
    table.roll("44416")
    table.say("main", "end")
    table.say("roll", ALL)
    prompt = table.prompt("announce")
    assert prompt is not None and prompt.default == "none" and "fortitude.0" in table.values("announce")
    table = rich("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.begin("12466", "sturdy_blow.0")
    prompt = table.prompt("target")
    assert prompt is not None and prompt.default == prompt.field.values[0] == "1"


@rule("T-126", "T-132")
def test_a_response_is_private_and_names_no_card_to_others():
    table = rich("barbarian", "moon_elf")
    table.give(1, "not_this_time")
    table.begin("12466", "sturdy_blow.0")
    seen = table.m.view(0).prompts
    assert [prompt.kind for prompt in seen if not prompt.optional] == ["hidden"]
    assert table.m.check(Answer(0, seen[0].id, "pass")) is not None
    assert HARMLESS in table.m.view(0).table.players[0].hand


@pytest.mark.parametrize(
    ("standing", "beside", "attacked"),
    [({}, False, False), ({"when": "attacked"}, True, False), ({"pass": "turn/1"}, True, True),
     ({"pass": "phase/1/defense"}, True, True), ({"pass": "phase/1/offense"}, False, False),
     ({"pass": "turn/2"}, False, False)],
)  # fmt: skip
@rule("T-127")
def test_standing_answers_pass_for_a_seat(standing: dict[str, str], beside: bool, attacked: bool):
    """Always ask; only when I am attacked; pass for this turn or this phase, and not a moment longer."""
    table = rich("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(1, "not_this_time")
    table.give(2, "not_this_time")
    table.begin("12466", "sturdy_blow.0")
    table.say("target", "2")
    live: Any = SimpleNamespace(standing={(seat, key): value for seat in (1, 2) for key, value in standing.items()})
    prompt = table.prompt("respond", 2)
    assert prompt is not None
    assert (standing_answer(live, table.m, 2, prompt) == "pass") is attacked
    table.say("respond", "pass", 2)
    prompt = table.prompt("respond", 1)
    assert prompt is not None
    assert (standing_answer(live, table.m, 1, prompt) == "pass") is beside


@pytest.mark.parametrize(("bots", "games"), [(("random",), 20), (("good",), 3)])
@rule("T-126")
def test_an_attack_normally_costs_the_opponent_one_visit(bots: tuple[str, ...], games: int):
    played = [play_one(Plan("dice_throne", "duel", bots=bots, seed=4), number) for number in range(games)]
    assert sum(one.visits for one in played) <= 1.5 * sum(one.turns for one in played)
