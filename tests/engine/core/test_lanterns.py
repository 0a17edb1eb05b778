"""The test game uses everything the core offers; each thing is shown once as a little game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.play import Plan, random_answer, start
from engine.core.prompt import Answer, Prompt, Refused
from tests.engine.core.toy import answer, asked


@pytest.fixture
def match() -> Match:
    """Two players; seat 0 holds 8, 8, 8 and begins, seat 1 holds 7, 7, 7. Rolls are scripted by each test."""
    return Match.new("lanterns", [Seat("Ada"), Seat("Bo")], draws=[])


def roll(match: Match, *values: int) -> None:
    assert match.script is not None
    match.script.append(list(values))


def hands(match: Match, *hands: list[int]) -> None:
    """Swap cards so that these are held; the rest goes to the deck."""
    s = match.state
    cards = sorted([*s.deck, *(card for player in s.players for card in player.hand)])
    for player, hand in zip(s.players, hands, strict=True):
        player.hand = hand
        for card in hand:
            cards.remove(card)
    s.deck = cards
    match.reask()


def test_hidden_hands_and_a_shuffle(match: Match) -> None:
    assert [player.hand for player in match.view(0).table.players] == [(8, 8, 8), ()]
    assert [player.hand for player in match.view(None).table.players] == [(), ()]
    real = Match.new("lanterns", [Seat("Ada"), Seat("Bo")], seed=b"s")
    assert [draw.kind for draw in real.opening.draws] == ["shuffle", "shuffle"], "colours and the deck"
    pairs = start(Plan("lanterns", "pairs"), 0)
    assert [bool(player.hand) for player in pairs.view(0).table.players] == [True, False, True, False]


def test_a_nested_effect_with_an_amount_and_a_policy(match: Match) -> None:
    roll(match, 4, 4, 2)
    answer(match, "roll", kind="choose")
    answer(match, ["0", "1", "2"], kind="keep")
    prompt = asked(match, 0)
    assert (prompt.kind, prompt.shape, prompt.field.max, prompt.policy) == ("pledge", "amount", 3, "pledge")
    assert match.standing(prompt, "all") == 3 and match.standing(prompt, "nothing") == 0
    answer(match, 2)
    assert (match.state.players[0].coins, match.state.players[0].points) == (3, 2)
    assert asked(match, 1).kind == "choose", "and back to where it came from: the next turn"


def test_dice_to_keep(match: Match) -> None:
    roll(match, 6, 1, 2)
    roll(match, 5, 3)
    answer(match, "roll", kind="choose")
    answer(match, ["0"], kind="keep")
    assert match.state.dice == [6, 5, 3] and match.state.players[0].coins == 9


def test_an_interrupt_changes_the_open_question(match: Match) -> None:
    hands(match, [1, 2, 3], [8, 4, 5])
    before = asked(match, 0, "choose")
    snuff = asked(match, 1, "snuff")
    assert snuff.optional and snuff.private and snuff.threat
    answer(match, "snuff", kind="snuff")
    after = asked(match, 0, "choose")
    assert (before.field.values, after.field.values) == (("roll", "play", "pass"), ("roll", "pass"))
    assert match.answer(Answer(0, before.id, "play")) == Refused("refused-not-open")


def test_a_nested_form_whose_fields_depend_on_each_other(match: Match) -> None:
    hands(match, [7, 2, 3], [1, 4, 5])
    answer(match, "play", kind="choose")
    answer(match, "0", kind="card")
    prompt = asked(match, 0)
    assert (prompt.kind, prompt.shape, prompt.default) == ("gift", "form", {"to": "1", "coins": 0})
    assert match.check(Answer(0, prompt.id, {"to": "1", "coins": 1})) == Refused("refused-incomplete")
    answer(match, {"to": "1", "coins": 2, "with": ["wick"]})
    assert [player.coins for player in match.state.players] == [1, 5]
    assert match.state.players[0].points == 8


def to_the_shop(match: Match) -> None:
    for seat in (0, 1):
        answer(match, "pass", seat, "choose")


def test_two_seats_in_parallel_lanes_of_several_steps(match: Match) -> None:
    to_the_shop(match)
    assert [(p.kind, p.seats) for p in match.prompts if not p.optional] == [("bid", (0,)), ("bid", (1,))]
    answer(match, 2, 1, "bid")
    assert [(p.kind, p.seats) for p in match.prompts if not p.optional] == [("bid", (0,)), ("reward", (1,))]
    answer(match, 0, 0, "bid")
    assert [(p.kind, p.seats) for p in match.prompts if not p.optional] == [("reward", (1,))], "nothing for nothing"
    answer(match, "card", 1, "reward")
    assert asked(match).kind == "trim"


def test_a_joint_prompt(match: Match) -> None:
    to_the_shop(match)
    for seat in (0, 1):
        answer(match, 0, seat, "bid")
    assert asked(match).seats == (0, 1)
    answer(match, "dim", 1, "trim")
    assert not match.state.bright and match.state.players[1].points == 1


def test_an_offer_goes_back_and_forth_until_both_agree(match: Match) -> None:
    match.state.players[1].points = 5
    match.reask()
    answer(match, {"to": "1", "give": 1, "want": 4}, 0, "propose")
    assert asked(match, 1, "respond").data["side"] == "seller"
    answer(match, {"give": 3, "want": 2}, 1, "counter")
    with pytest.raises(StopIteration):
        asked(match, 1, "respond")
    prompt = asked(match, 0, "respond")
    assert (prompt.data["by"], prompt.data["give"], prompt.data["want"]) == (1, 3, 2)
    answer(match, {"give": 2, "want": 2}, 0, "counter")
    assert all(prompt.kind != "counter" for prompt in match.prompts), "twice is enough"
    answer(match, "accept", 1, "respond")
    assert [(player.coins, player.points) for player in match.state.players] == [(1, 2), (5, 3)]
    assert asked(match, 0).kind == "choose", "all the while the turn was open"


@pytest.mark.parametrize("when", ["choose", "card", "bid"])
def test_leaving_at_any_moment(when: str) -> None:
    match = Match.new("lanterns", [Seat("Ada"), Seat("Bo"), Seat("Cy")], draws=[])
    if when == "card":
        answer(match, "play", kind="choose")
    elif when == "bid":
        for seat in (0, 1, 2):
            answer(match, "pass", seat, "choose")
    assert asked(match, 0).kind == when
    match.leave(0, "resigned")
    assert all(0 not in prompt.seats for prompt in match.prompts)
    rng = Random(1)
    while match.result is None:
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        picks: Any = "pass" if prompt.kind == "choose" else match.sample(prompt, rng)
        answer(match, picks, kind=prompt.kind)
    assert match.result.ranking[-1] == (0,)


def test_undo_past_a_draw(match: Match) -> None:
    roll(match, 1, 2, 3)
    roll(match, 4, 5, 6)
    earlier = match.clone()
    answer(match, "roll", kind="choose")
    assert not match.undo_is_free(earlier)
    back = match.undo(earlier)
    answer(back, "roll", kind="choose")
    assert back.state.dice == [4, 5, 6] and back.drawn == match.drawn + 1


def test_random_matches_meet_every_kind_of_prompt() -> None:
    seen: dict[str, Prompt] = {}
    for number in range(30):
        match, rng = start(Plan("lanterns", seats=3), number), Random(number)
        while match.result is None:
            seen.update({prompt.kind: prompt for prompt in match.prompts})
            match.answer(random_answer(match, rng))
    assert set(seen) == {
        "choose", "keep", "pledge", "card", "gift", "snuff", "propose", "respond", "counter", "bid", "reward", "trim"
    }  # fmt: skip
    prompts = seen.values()
    assert {prompt.shape for prompt in prompts} == {"one", "some", "amount", "form"}
    assert {prompt.scope for prompt in prompts} == {"window", "phase", "turn"}
    for feature in ("private", "optional", "threat", "policy"):
        assert any(getattr(prompt, feature) for prompt in prompts), feature
    assert any(prompt.private and not prompt.optional for prompt in prompts)
    assert any(len(prompt.seats) > 1 for prompt in prompts)
