"""What the view says for pictures: exact chances, why a card waits, every line of a ledger, the last headline."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.core.events import Event
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer
from engine.dice_throne import ledger, odds, view
from engine.dice_throne.content import content
from engine.dice_throne.model import Instance, Op
from engine.dice_throne.news import headline
from tests.rules import rule

SEATS = {"duel": 2, "2v2": 4, "king_of_the_hill": 5}


def positions(mode: str, seed: int, count: int = 250) -> Iterator[Match]:
    """The positions of one random match."""
    rng = random.Random(seed)
    seats = [Seat(f"P{number}") for number in range(SEATS[mode])]
    match = Match.new("dice_throne", seats, mode=mode, seed=seed.to_bytes(2, "big"))
    for _ in range(count):
        if match.result is not None:
            return
        yield match
        prompt = rng.choice(match.prompts)
        match.answer(Answer(prompt.seats[0], prompt.id, prompt.sample(rng)))


@rule("T-28")
@pytest.mark.parametrize("mode", SEATS)
def test_the_active_board_shows_the_exact_chance_of_every_tier(mode: str) -> None:
    rolled = 0
    for match in positions(mode, 5):
        table = match.view(None).table
        s = match.state
        for seat, player in enumerate(table.players):
            shown = [one for one in player.abilities if one.triggers]
            if seat != table.active:
                assert all(one.chances == () for one in shown)
                continue
            roll = next((one for one in table.rolls if one.purpose == "offense"), None)
            dice = roll.dice if roll else ()
            left = table.attempts_left if roll else view.attempts_for(s, seat)
            rolled += roll is not None
            book = content().books[player.hero]
            for one in shown:
                moves = [move for move in book.moves if move.id == one.id and move.level == one.level]
                expected = [odds.chance(player.hero, move.when, dice, left) for move in moves]
                assert list(one.chances) == expected
                assert one.met == (roll is not None and any(book.meets(move.when, dice) for move in moves))
    assert rolled > 20


@rule("T-125")
@pytest.mark.parametrize("mode", SEATS)
def test_the_own_hand_says_what_may_be_played_and_what_the_rest_waits_for(mode: str) -> None:
    reasons: set[str] = set()
    for match in positions(mode, 8):
        for seat in range(len(match.seats)):
            seen = match.view(seat)
            legal = {
                value.removeprefix("card.")
                for prompt in seen.prompts
                if seat in prompt.seats
                for field in prompt.fields
                for value in field.values
                if value.startswith("card.")
            }
            cards = seen.table.cards
            assert [card.id for card in cards] == list(seen.table.players[seat].hand)
            assert {card.id for card in cards if card.playable} == legal
            assert all(card.reason and not card.playable for card in cards if card.id not in legal)
            assert all(card.short == max(0, card.cost - seen.table.players[seat].cp) for card in cards if card.reason)
            reasons |= {card.reason for card in cards}
        assert match.view(None).table.cards == ()
    assert {"", "main", "roll"} <= reasons


@rule("T-81", "T-82", "T-83")
def test_a_ledger_shows_every_change_and_what_it_leaves() -> None:
    hit = Instance("ability.smack", 0, 1, "normal", 6, [
        Op("add", 3, source="card.more"), Op("subtract", 2, source="status.protect"),
        Op("fraction", 1, 2, "ability.guard", 1),
    ])  # fmt: skip
    back = Instance("status.retribution", 1, 0, "normal", 0, of=0)
    ledger.settle([hit, back])
    first, second = view.ledgers([hit, back])
    lines = [(step.kind, step.amount, step.result) for step in first.steps]
    assert lines == [("base", 6, 6), ("add", 3, 9), ("subtract", 2, 7), ("fraction", 4, 3)]
    assert (first.subtotal, first.final) == (7, 3)
    assert (second.steps[0].amount, second.final) == (4, 4)


def test_the_headline_is_the_most_notable_public_event_and_stays_until_another_comes() -> None:
    cp, drew = Event("cp", {"seat": 0, "count": 1}), Event("drew", {"seat": 0}, only=(0,))
    hurt, turn = Event("damage", {"seat": 1}), Event("turn", {"seat": 1})
    secret = Event("fell", {"seat": 1}, only=(1,))
    assert headline([hurt, cp, turn, drew, secret], None) is hurt
    assert headline([cp, drew], hurt) is hurt
    assert headline([turn, turn], hurt) is turn
    headlines = {match.state.news.kind for match in positions("duel", 4) if match.state.news}
    assert {"rolled", "damage", "turn"} <= headlines
