"""One routine that plays any game at random with every invariant, and with what happens at real tables.

Answers, and now and then an undo, somebody leaving, a restart (dump and load) or a standing answer; every line is
written down, and in the end the exported match must be genuine.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from engine.core import check, export, registry
from engine.core.events import Done
from engine.core.game import Game, Mode
from engine.core.match import Match
from engine.core.play import LIMIT, Plan, plan_seats, random_answer, start
from engine.core.prompt import Refused


class Habits(msgspec.Struct, frozen=True):
    """How often things happen, per answer."""

    costly: float = 0.04
    undo: float = 0.01
    leave: float = 0.002
    restart: float = 0.01


USUAL = Habits()
CALM = Habits(undo=0, leave=0, restart=0)
THOROUGH = Habits(costly=1.0)


class Broken(AssertionError):
    """An invariant does not hold; says where, so that it can be repeated."""


class Session:
    """One match, played at random and checked."""

    def __init__(self, plan: Plan, number: int, habits: Habits = USUAL) -> None:
        self.plan, self.number, self.habits = plan, number, habits
        self.rng = Random(f"{plan.seed}/{number}/{plan.seats}")
        self.match = start(plan, number)
        self.seats = tuple(plan_seats(plan, self.match.game))
        self.log = [export.start_entry(self.match)]
        self.past: dict[int, Match] = {}
        self.ids: dict[int, Any] = {}
        self.answers = 0

    def play(self, verify: bool = True) -> int:
        """To the end; the number of answers."""
        while self.match.result is None:
            if self.answers >= LIMIT:
                self.broken("the match does not end")
            self.step()
        self.look(costly=True)
        if verify:
            verdict = export.verify(export.export(self.match, self.seats, self.log))
            if not verdict.ok or not verdict.replayed:
                self.broken(f"its export is not genuine: {verdict.problems}")
        return self.answers

    def step(self) -> None:
        """One answer, or something else that happens at a table."""
        self.remember()
        chance, habits = self.rng.random(), self.habits
        if chance < habits.undo:
            self.undo()
        elif chance < habits.undo + habits.leave:
            self.leave()
        else:
            self.answer()
        if self.rng.random() < habits.restart:
            self.match = Match.load(self.match.dump())
        self.look(costly=self.rng.random() < habits.costly)

    def answer(self) -> None:
        answer = random_answer(self.match, self.rng)
        done = self.match.answer(answer)
        if isinstance(done, Refused):
            self.broken(f"{answer} was refused: {done.reason}")
        self.answers += 1
        self.log.append(export.answer_entry(self.match, answer, done, self.log[-1].chain))

    def leave(self) -> None:
        seat = self.rng.randrange(len(self.match.seats))
        done = self.match.leave(seat, "resigned")
        if isinstance(done, Done):
            self.log.append(export.leave_entry(self.match, seat, "resigned", done, self.log[-1].chain))

    def undo(self) -> None:
        before = self.match
        earlier = [version for version in self.past if version < before.version]
        if not earlier:
            return
        to = self.rng.choice(earlier)
        self.match = before.undo(self.past[to])
        if self.match.drawn != before.drawn or {p.id for p in self.match.prompts} & {p.id for p in before.prompts}:
            self.broken(f"undo to version {to} rewinds draws or reopens prompts")
        self.log.append(export.undo_entry(self.match, to, self.log[-1].chain))

    def remember(self) -> None:
        """Keep some earlier positions for undo, and every prompt ever asked by its id."""
        if self.habits.undo and self.rng.random() < 0.1:
            self.past[self.match.version] = self.match.clone()
            if len(self.past) > 6:
                self.past.pop(min(self.past))
        for prompt in self.match.prompts:
            known = self.ids.setdefault(prompt.id, prompt)
            if known is not prompt and (known.kind, known.seats, known.fields) != (
                prompt.kind,
                prompt.seats,
                prompt.fields,
            ):
                self.broken(f"prompt id {prompt.id} was used for {known} and for {prompt}")

    def look(self, costly: bool) -> None:
        problems = list(check.cheap(self.match))
        if costly:
            problems += check.costly(self.match, self.rng)
        gone = [prompt for prompt in self.match.prompts if any(seat in self.match.left for seat in prompt.seats)]
        problems += [f"{prompt.kind} asks a seat that left" for prompt in gone]
        if problems:
            self.broken("; ".join(problems))

    def broken(self, problem: str) -> None:
        raise Broken(f"{self.plan}, match {self.number}, answer {self.answers}: {problem}")


def tables(game: Game[Any]) -> list[tuple[Mode, int]]:
    """Every mode with every number of seats it can have."""
    return [
        (mode, seats)
        for mode in game.modes
        for seats in range(mode.min_seats, mode.max_seats + 1)
        if seats % mode.teams == 0
    ]


def settings(game: Game[Any], mode: Mode, rng: Random) -> dict[str, str]:
    """Table options of this mode, at random."""
    return {spec.id: rng.choice(spec.values) for spec in game.options if not spec.modes or mode.id in spec.modes}


def plans(seed: int) -> list[Plan]:
    """One plan for every game, mode and number of seats, with options at random."""
    rng = Random(seed)
    return [
        Plan(game.id, mode.id, seats, settings=settings(game, mode, rng), seed=seed)
        for game in registry.games().values()
        for mode, seats in tables(game)
    ]
