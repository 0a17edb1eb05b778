"""Bargaining under a storm of offers, answers, play and restarts: nothing is doubled, lost, half done or forgotten."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.core.events import Done, Event
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Picks, Prompt, Refused
from engine.dungeon_dice import checks
from engine.dungeon_dice.content import DIE_IDS, DIE_KIND, MONSTER, TRADED
from engine.dungeon_dice.state import ANYONE, Offer

dice = st.integers(0, 2**32 - 1)


class Bargaining(RuleBasedStateMachine):
    """A table, and beside it our own book of who owes what to whom."""

    @initialize(seats=st.integers(2, 5), seed=st.binary(min_size=4, max_size=4), singles=st.sampled_from(["0", "2"]))
    def sit_down(self, seats: int, seed: bytes, singles: str) -> None:
        names = [Seat(str(n)) for n in range(seats)]
        self.m = Match.new("dungeon_dice", names, seed=seed, options={"starting_single_use": singles})
        self.book: list[list] = []

    # -- helpers -------------------------------------------------------------------------------------------------

    def free(self, kind: str) -> list[Prompt]:
        return [prompt for prompt in self.m.prompts if prompt.kind == kind]

    def say(self, prompt: Prompt, picks: Picks) -> list[Event]:
        before = self.m.dump()
        done = self.m.answer(Answer(prompt.seats[0], prompt.id, picks))
        if isinstance(done, Refused):
            assert self.m.dump() == before
            raise AssertionError(f"{prompt.kind} {picks} refused: {done.reason}")
        assert isinstance(done, Done)
        for event in done.events:
            if event.kind == "promise_kept":
                self.kept(event)
        return list(done.events)

    def kept(self, event: Event) -> None:
        """A die went to a creditor: it must have been the oldest promise that it fits."""
        debtor, creditor, name = event.args["seat"], event.args["target"], event.args["die"]
        kind = DIE_KIND[DIE_IDS.index(name)]
        due = next(entry for entry in self.book if entry[0] == debtor and TRADED.get(entry[3], kind) == kind)
        assert due[1] == creditor
        due[2] -= 1
        if not due[2]:
            self.book.remove(due)

    def owner(self, die: int) -> int:
        for seat, player in enumerate(self.m.state.players):
            if die in (player.trophies if DIE_KIND[die] == MONSTER else player.dice):
                return seat
        return ANYONE

    def accepted(self, offer: Offer, seat: int) -> None:
        """All of the deal was done, at once."""
        assert all(self.owner(die) == seat for die in offer.give)
        assert all(self.owner(die) == offer.sender for die in offer.take)
        assert offer not in self.m.state.offers

    def write_down(self, offer: Offer, seat: int) -> None:
        for debtor, creditor, count, kind in offer.future:
            parties = [seat if who == ANYONE else who for who in (debtor, creditor)]
            self.book.append([*parties, count, kind])

    # -- what may happen -----------------------------------------------------------------------------------------

    @precondition(lambda self: self.m.result is None and self.free("deal"))
    @rule(number=dice)
    def offer(self, number: int) -> None:
        rng = Random(number)
        prompt = rng.choice(self.free("deal"))
        open_before = len(self.m.state.offers)
        self.say(prompt, self.m.sample(prompt, rng))
        assert self.m.result is not None or len(self.m.state.offers) == open_before + 1

    @precondition(lambda self: self.m.result is None and self.free("respond"))
    @rule(number=dice)
    def accept(self, number: int) -> None:
        can = [prompt for prompt in self.free("respond") if "accept" in prompt.fields[0].values]
        if can:
            prompt = Random(number).choice(can)
            seat = prompt.seats[0]
            offer = next(offer for offer in self.m.state.offers if offer.id == prompt.data["offer"])
            self.write_down(offer, seat)
            self.say(prompt, {"answer": "accept"})
            self.accepted(offer, seat)

    @precondition(lambda self: self.m.result is None and self.free("respond"))
    @rule(number=dice)
    def decline_or_counter(self, number: int) -> None:
        rng = Random(number)
        prompt = rng.choice(self.free("respond"))
        picks = self.m.sample(prompt, rng)
        assert isinstance(picks, dict)
        if picks["answer"] != "accept":
            offer = next(offer for offer in self.m.state.offers if offer.id == prompt.data["offer"])
            self.say(prompt, picks)
            assert all(self.owner(die) == offer.sender for die in offer.give)
            assert all(self.owner(die) == prompt.seats[0] for die in offer.take)

    @precondition(lambda self: self.m.result is None and self.free("withdraw"))
    @rule(number=dice)
    def withdraw(self, number: int) -> None:
        rng = Random(number)
        prompt = rng.choice(self.free("withdraw"))
        picks = self.m.sample(prompt, rng)
        self.say(prompt, picks)
        assert all(str(offer.id) != picks for offer in self.m.state.offers)

    @precondition(lambda self: self.m.result is None)
    @rule(number=dice, turns=st.integers(1, 12))
    def play_on(self, number: int, turns: int) -> None:
        rng = Random(number)
        for _ in range(turns):
            if self.m.result is not None:
                return
            prompt = rng.choice([prompt for prompt in self.m.prompts if not prompt.optional])
            picks = self.m.sample(prompt, rng)
            taken = picks.startswith("take.") if isinstance(picks, str) else False
            if taken:
                offer = next(offer for offer in self.m.state.offers if offer.id == int(str(picks)[5:]))
                self.write_down(offer, prompt.seats[0])
                self.say(prompt, picks)
                self.accepted(offer, prompt.seats[0])
            else:
                self.say(prompt, picks)

    @precondition(lambda self: self.m.result is None)
    @rule(number=dice)
    def something_else(self, number: int) -> None:
        """Gear, exchanges, potions, bombs."""
        rng = Random(number)
        other = [p for p in self.m.prompts if p.optional and p.kind not in ("deal", "respond", "withdraw")]
        if other:
            prompt = rng.choice(other)
            self.say(prompt, self.m.sample(prompt, rng))

    @rule()
    def restart(self) -> None:
        self.m = Match.load(self.m.dump())

    @precondition(lambda self: self.m.result is None and len(self.m.left) < len(self.m.seats) - 1)
    @rule(number=dice, really=st.integers(0, 9))
    def somebody_leaves(self, number: int, really: int) -> None:
        if really == 0:
            seat = Random(number).choice([n for n in range(len(self.m.seats)) if n not in self.m.left])
            self.book = [entry for entry in self.book if seat not in entry[:2]]
            for event in self.m.leave(seat, "resigned").events:
                if event.kind == "promise_kept":
                    self.kept(event)

    # -- what always holds ---------------------------------------------------------------------------------------

    @invariant()
    def every_die_is_in_one_place(self) -> None:
        if hasattr(self, "m"):
            assert list(checks.invariants(self.m.state)) == []

    @invariant()
    def open_offers_can_be_kept(self) -> None:
        if hasattr(self, "m"):
            assert list(checks.costly(self.m._t)) == []

    @invariant()
    def promises_are_what_was_agreed(self) -> None:
        if hasattr(self, "m"):
            assert [[p.debtor, p.creditor, p.count, p.kind] for p in self.m.state.promises] == self.book
            view = self.m.view(None).table
            assert len(view.promises) == len(self.book)
            assert view.offers == tuple(self.m.state.offers)


TestBargaining = Bargaining.TestCase
TestBargaining.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
