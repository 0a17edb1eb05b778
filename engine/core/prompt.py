"""Prompts: who is asked what, which answers are legal. Everything here is plain data."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, cast

import msgspec

from engine.core.text import Text

Shape = Literal["one", "some", "amount", "form"]
Scope = Literal["window", "phase", "turn"]
Pick = str | int | list[str]
Picks = str | int | list[str] | dict[str, str | int | list[str]]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to choose: a value, some values, or a number.

    `weights` and `budget` bound the choice of some values: the weights of the picked ones add up to
    at most the budget (gold for faces, for example).
    """

    name: str
    shape: Literal["one", "some", "amount"] = "one"
    values: tuple[str, ...] = ()
    min: int = 1
    max: int = 1
    weights: tuple[int, ...] = ()
    budget: int = 0

    def refuses(self, pick: Any) -> str | None:
        """Why this pick is not legal, as a reason key; None if it is."""
        if self.shape == "one":
            if type(pick) is str and pick in self.values:
                return None
            return "refused-not-an-option"
        if self.shape == "amount":
            if type(pick) is int and self.min <= pick <= self.max:
                return None
            return "refused-amount"
        if type(pick) is not list:
            return "refused-not-an-option"
        picks = cast("list[Any]", pick)
        for value in picks:
            if type(value) is not str or value not in self.values:
                return "refused-not-an-option"
        if len(set(picks)) != len(picks):
            return "refused-twice"
        if not self.min <= len(picks) <= self.max:
            return "refused-how-many"
        if self.weights and self._weight(picks) > self.budget:
            return "refused-too-dear"
        return None

    def sample(self, rng: Random) -> Pick:
        """A legal pick, at random."""
        if self.shape == "one":
            values = self.values
            return values[int(rng.random() * len(values))]
        if self.shape == "amount":
            return self.min + int(rng.random() * (self.max - self.min + 1))
        return self._sample_some(rng)

    def first(self) -> Pick:
        """The first legal pick: the least that can be done."""
        if self.shape == "one":
            return self.values[0]
        if self.shape == "amount":
            return self.min
        if not self.weights:
            return list(self.values[: self.min])
        cheapest = sorted(range(len(self.values)), key=lambda i: (self.weights[i], i))[: self.min]
        return [self.values[i] for i in sorted(cheapest)]

    def sole(self) -> Pick | None:
        """The only legal pick, or None if there are several."""
        if self.shape == "one":
            return self.values[0] if len(self.values) == 1 else None
        if self.shape == "amount":
            return self.min if self.min == self.max else None
        if self.max == 0:
            return []
        if self.min == len(self.values):
            return list(self.values)
        return self.first() if self.weights and self._no_other_affordable() else None

    def _weight(self, picks: list[str]) -> int:
        return sum(self.weights[self.values.index(value)] for value in picks)

    def _sample_some(self, rng: Random) -> list[str]:
        top = min(self.max, len(self.values))
        count = self.min + int(rng.random() * (top - self.min + 1))
        if not self.weights:
            chosen = rng.sample(range(len(self.values)), count)
            return [self.values[i] for i in sorted(chosen)]
        chosen: list[int] = []
        left = self.budget
        for i in rng.sample(range(len(self.values)), len(self.values)):
            if len(chosen) >= count:
                break
            if self.weights[i] + self._least(self.min - len(chosen) - 1, {i, *chosen}) <= left:
                chosen.append(i)
                left -= self.weights[i]
        return [self.values[i] for i in sorted(chosen)]

    def _least(self, count: int, taken: set[int]) -> int:
        """What `count` more values cost at least."""
        if count <= 0:
            return 0
        return sum(sorted([weight for i, weight in enumerate(self.weights) if i not in taken])[:count])

    def _no_other_affordable(self) -> bool:
        """Can nothing be added to the cheapest pick, and nothing exchanged in it?"""
        weights, n = sorted(self.weights), self.min
        spare = self.budget - sum(weights[:n])
        exchange = n > 0 and weights[n] - weights[n - 1] <= spare
        return not exchange and (self.max == n or weights[n] > spare)


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that is open now. Its id is kept while its options stay the same and never reused."""

    id: int
    seats: tuple[int, ...]
    kind: str
    shape: Shape
    fields: tuple[Field, ...]
    default: Picks
    private: bool = False
    optional: bool = False
    scope: Scope = "window"
    threat: bool = False
    policy: str = ""
    data: dict[str, Any] = {}
    step: str = ""

    @property
    def field(self) -> Field:
        """The one field of a prompt that is no form."""
        return self.fields[0]

    def sample(self, rng: Random) -> Picks:
        """A legal answer at random. Forms whose fields depend on earlier picks: see Match.sample."""
        if self.shape != "form":
            return self.fields[0].sample(rng)
        return {field.name: field.sample(rng) for field in self.fields}


class Option(msgspec.Struct, frozen=True):
    """How one legal value is presented to a person."""

    value: str
    label: Text
    detail: Text | None = None
    cost: str = ""
    odds: float | None = None
    icon: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """A prompt made ready for a person: title, what it is about, and every field's options in words."""

    prompt: Prompt
    title: Text
    fields: tuple[Field, ...]
    options: dict[str, tuple[Option, ...]]
    labels: dict[str, Text]
    body: Text | None = None


class Answer(msgspec.Struct, frozen=True):
    """What a seat answers to a prompt. `by` says who gave it: user, computer, standing, timeout, host."""

    seat: int
    prompt: int
    picks: Picks
    by: str = "user"


class Refused(msgspec.Struct, frozen=True):
    """An answer that is not legal now. The match is unchanged."""

    reason: str
    args: dict[str, Any] = {}
