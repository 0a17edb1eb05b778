"""Matches that are written down line by line, as the host does it."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core import export
from engine.core.events import Done
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.play import random_answer
from engine.core.prompt import Answer


class Record:
    """A match with its log and all its positions."""

    def __init__(self, game: str, seats: int = 2, **how: Any) -> None:
        self.seats = tuple(Seat(f"Seat {n + 1}") for n in range(seats))
        how = {"match_id": "recorded", "seed": b"secret", "words": ("moth", "flame"), **how}
        self.match = Match.new(game, self.seats, **how)
        self.log = [export.start_entry(self.match)]
        self.past = {0: self.match.clone()}

    def answer(self, answer: Answer) -> Done:
        done = self.match.answer(answer)
        assert isinstance(done, Done), done
        return self._write(export.answer_entry(self.match, answer, done, self.log[-1].chain), done)

    def leave(self, seat: int) -> Done:
        done = self.match.leave(seat, "resigned")
        assert isinstance(done, Done), done
        return self._write(export.leave_entry(self.match, seat, "resigned", done, self.log[-1].chain), done)

    def undo(self, to: int) -> None:
        self.match = self.match.undo(self.past[to])
        self._write(export.undo_entry(self.match, to, self.log[-1].chain), Done((), ()))

    def _write(self, entry: export.Entry, done: Done) -> Done:
        self.log.append(entry)
        self.past[self.match.version] = self.match.clone()
        return done

    def random(self, rng: Random, most: int = 10**6) -> None:
        """Random answers until the end, or so many."""
        for _ in range(most):
            if self.match.result is not None:
                return
            self.answer(random_answer(self.match, rng))

    def file(self) -> bytes:
        return export.export(self.match, self.seats, self.log)


def eventful(game: str = "lanterns", seats: int = 3) -> Record:
    """A match with everything in its log: answers, an undo past a draw, somebody leaving."""
    record, rng = Record(game, seats), Random(4)
    record.random(rng, 8)
    drawn, back = record.match.drawn, record.match.version
    while record.match.drawn == drawn:
        record.random(rng, 1)
    record.undo(back)
    record.random(rng, 10)
    record.leave(seats - 1)
    record.random(rng)
    return record
