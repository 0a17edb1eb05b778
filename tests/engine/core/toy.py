"""A game of nothing but the steps a test gives it, so that each promise of the core is shown alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec

from engine.core.events import Done
from engine.core.frame import Frame
from engine.core.game import Game, Mode, OptionSpec, PolicySpec, Result, Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Field, Pick, Picks, Prompt
from engine.core.table import Table


class Notes(msgspec.Struct):
    """The toy's state: what happened in order, some numbers, some cards face down."""

    log: list[str] = []
    numbers: dict[str, int] = {}
    cards: list[int] = []


class NotesView(msgspec.Struct, frozen=True):
    log: tuple[str, ...]
    mine: int | None


T = Table[Notes]


class Toy(Game[Notes]):
    """Steps, free actions and the rest are set on the instance."""

    id = "toy"
    modes = (Mode("plain", 1, 4), Mode("pairs", 4, 4, teams=2))
    options = (OptionSpec("closed", ("off", "on"), "off"), OptionSpec("late", ("a", "b"), "b", modes=("pairs",)))
    policies = (PolicySpec("habit", ("most",)),)
    state = Notes

    def __init__(self) -> None:
        self.steps: dict[str, Callable[[Any, Frame], None]] = {"end": end}
        self.first: tuple[Frame | str, ...] = ()
        self.cards: list[int] = []
        self.on_free: Callable[[T, int], Iterable[Prompt]] = lambda t, seat: ()
        self.on_leave: Callable[[T, int], None] = lambda t, seat: None
        self.on_settle: Callable[[T], None] = lambda t: None
        self.on_fields: Callable[[Prompt, dict[str, Pick]], tuple[Field, ...]] = lambda prompt, draft: prompt.fields

    def step(self, function: Callable[[T, Frame], None]) -> Callable[[T, Frame], None]:
        """Add a step under its function's name."""
        self.steps[function.__name__] = function
        return function

    def begin(self, *first: Frame | str, seats: int = 2, **more: Any) -> Match:
        """A match whose stack starts with these steps and then ends."""
        self.first = (*first, "end")
        return Match.new("toy", [Seat(f"Seat {n}") for n in range(seats)], **more)

    def setup(self, t: T) -> Notes:
        t.s = Notes(cards=self.cards[:])
        t.then(*self.first)
        return t.s

    def free(self, t: T, seat: int) -> Iterable[Prompt]:
        return self.on_free(t, seat)

    def leave(self, t: T, seat: int) -> None:
        self.on_leave(t, seat)

    def settle(self, t: T) -> None:
        self.on_settle(t)

    def fields(self, t: T, prompt: Prompt, draft: dict[str, Pick]) -> tuple[Field, ...]:
        return self.on_fields(prompt, draft)

    def standing(self, t: T, prompt: Prompt, choice: str) -> Picks | None:
        return prompt.field.max if choice == "most" else "nonsense"

    def view(self, t: T, seat: int | None) -> NotesView:
        held = seat is not None and seat < len(t.s.cards)
        return NotesView(tuple(t.s.log), t.s.cards[seat] if held else None)

    def redeal(self, t: T, seat: int | None, rng: Random) -> None:
        others = [number for number in range(len(t.s.cards)) if number != seat]
        pool = sorted(t.s.cards[number] for number in others)
        rng.shuffle(pool)
        for number, card in zip(others, pool, strict=True):
            t.s.cards[number] = card
        t.match.reask()


def end(t: T, f: Frame) -> None:
    """The match is over, drawn."""
    t.finish(Result((tuple(range(len(t.seats))),), "toy-over", draw=True))


def note(t: T, word: str) -> None:
    """Write something down."""
    t.s.log.append(word)


def answer(match: Match, picks: Picks, seat: int | None = None, kind: str = "") -> Done:
    """Answer the open prompt (of this kind, of this seat); it must be accepted."""
    prompt = asked(match, seat, kind)
    done = match.answer(Answer(prompt.seats[0] if seat is None else seat, prompt.id, picks))
    assert isinstance(done, Done), done
    return done


def asked(match: Match, seat: int | None = None, kind: str = "") -> Prompt:
    """The first open prompt of a seat and kind."""
    return next(
        prompt
        for prompt in match.prompts
        if (seat is None or seat in prompt.seats) and (not kind or prompt.kind == kind)
    )
