"""The contract: a match is a value. Every game is played through this class and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from engine.core import registry
from engine.core.copying import copier
from engine.core.draws import Loose, Scripted, Seeded, Source, commitment
from engine.core.events import Done, Event
from engine.core.frame import Frame, collect, numbered, renumber, settled, waiting
from engine.core.game import Game, Page, Result, Seat
from engine.core.prompt import Answer, Field, Option, Pick, Picks, Prompt, Refused, Sheet
from engine.core.setup import check_setup, default_options, seated
from engine.core.table import Table
from engine.core.text import Text
from engine.core.view import View, redacted

Made = tuple[tuple[Prompt, ...], list[Prompt]]
"""What Game.free gave (without ids), and the open prompts made of it: as long as the one stays, so does the other."""


class Match:
    """A running or finished match. See DESIGN: prompts, check, answer, leave, view, imagine, dump, load, clone."""

    __slots__ = (
        "_made", "_prompts", "_t", "drawn", "free", "game", "id", "keep_ids", "known", "left", "mode", "next_id",
        "options", "result", "script", "seats", "seed", "source", "stack", "state", "version", "words",
    )  # fmt: skip

    def __init__(self, game: Game[Any], mode: str, match_id: str, seed: bytes, words: tuple[str, ...]) -> None:
        self.game = game
        self.mode = mode
        self.id = match_id
        self.seed = seed
        self.words = words
        self.options: dict[str, str] = {}
        self.seats: tuple[Seat, ...] = ()
        self.left: list[int] = []
        self.version = 0
        self.next_id = 1
        self.drawn = 0
        self.known = 0
        self.keep_ids = False
        self.script: list[list[int]] | None = None
        self.stack: list[Frame] = []
        self.free: list[Prompt] = []
        self._made: dict[int, Made] = {}
        self.state: Any = None
        self.result: Result | None = None
        self.source: Source = Seeded(seed, match_id, words)
        self._prompts: tuple[Prompt, ...] | None = None
        self._t: Table[Any] = Table(self, game, self.stack)

    # -- making ------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[Seat],
        *,
        mode: str | None = None,
        options: dict[str, str] | None = None,
        match_id: str = "local",
        seed: bytes = b"",
        words: Sequence[str] = (),
        draws: list[list[int]] | None = None,
    ) -> Match:
        """Start a match. `draws` scripts every roll, for tests. The events of the set-up: `opening`."""
        rules = registry.game(game)
        match = cls(rules, mode or rules.modes[0].id, match_id, seed, tuple(words))
        if draws is not None:
            match.script = draws
            match.source = Scripted(draws)
        check_setup(rules, match.mode, seats, options or {})
        given = options or {}
        match.options = {name: given.get(name, value) for name, value in default_options(rules, match.mode).items()}
        t = match._t
        match.seats = seated(rules, match.mode, seats, t.shuffle)
        match.state = t.s = rules.setup(t)
        match._advance()
        return match

    @property
    def opening(self) -> Done:
        """What happened during the set-up; only directly after Match.new."""
        return Done(tuple(self._t.events), tuple(self._t.draws))

    # -- asking and answering ------------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """Who is asked what now. Empty exactly when the match is over."""
        if self._prompts is None:
            found: list[Prompt] = []
            if self.result is None:
                collect(self.stack, found)
                found += self.free
            self._prompts = tuple(found)
        return self._prompts

    def prompt(self, prompt_id: int) -> Prompt | None:
        """An open prompt by its id."""
        for prompt in self.prompts:
            if prompt.id == prompt_id:
                return prompt
        return None

    def check(self, answer: Answer) -> Refused | None:
        """Would this answer be accepted? Without playing it."""
        return self._refuse(self.prompt(answer.prompt), answer)

    def _refuse(self, prompt: Prompt | None, answer: Answer) -> Refused | None:
        if prompt is None:
            return Refused("refused-over" if self.result is not None else "refused-not-open")
        if answer.seat not in prompt.seats:
            return Refused("refused-not-asked")
        if prompt.shape != "form":
            reason = prompt.fields[0].refuses(answer.picks)
            return None if reason is None else Refused(reason)
        return self._check_form(prompt, answer.picks)

    def _check_form(self, prompt: Prompt, picks: Any) -> Refused | None:
        if type(picks) is not dict:
            return Refused("refused-not-an-option")
        given = cast("dict[str, Any]", picks)
        draft: dict[str, Pick] = {}
        for field in self.game.form(self._t, prompt, draft):
            name = field.name
            if name not in given:
                return Refused("refused-incomplete")
            if (reason := field.refuses(given[name])) is not None:
                return Refused(reason, {"field": name})
            draft[name] = given[name]
        return None if len(draft) == len(given) else Refused("refused-not-an-option")

    def fields(self, prompt: Prompt, draft: dict[str, Pick] | None = None) -> tuple[Field, ...]:
        """The fields to show for a prompt, given a draft of its answer."""
        return self.game.fields(self._t, prompt, draft or {}) if prompt.shape == "form" else prompt.fields

    def trim(self, prompt: Prompt, draft: dict[str, Pick]) -> dict[str, Pick]:
        """What of a draft is still legal, field by field in order; the rest is dropped."""
        kept: dict[str, Pick] = {}
        for field in self.game.form(self._t, prompt, kept):
            if field.name not in draft or field.refuses(draft[field.name]) is not None:
                break
            kept[field.name] = draft[field.name]
        return kept

    def sample(self, prompt: Prompt, rng: Random) -> Picks:
        """A legal answer to this prompt, at random."""
        if prompt.shape != "form":
            return prompt.fields[0].sample(rng)
        draft: dict[str, Pick] = {}
        for field in self.game.form(self._t, prompt, draft):
            draft[field.name] = field.sample(rng)
        return draft

    def first_legal(self, prompt: Prompt) -> dict[str, Pick]:
        """The least that can be answered to a form."""
        draft: dict[str, Pick] = {}
        for field in self.game.form(self._t, prompt, draft):
            draft[field.name] = field.first()
        return draft

    def sheet(self, prompt: Prompt, draft: dict[str, Pick] | None = None) -> Sheet:
        """A prompt in words (as keys): title, fields and options. Made on demand, never while playing."""
        game, t = self.game, self._t
        fields = self.fields(prompt, draft)
        options: dict[str, tuple[Option, ...]] = {
            field.name: tuple(game.option(t, prompt, field, value) for value in field.values) for field in fields
        }
        labels: dict[str, Text] = {field.name: game.field_label(t, prompt, field) for field in fields if field.name}
        return Sheet(prompt, game.title(t, prompt), fields, options, labels)

    def standing(self, prompt: Prompt, choice: str) -> Picks | None:
        """What a standing policy answers to this prompt; None: it does not apply, ask."""
        picks = self.game.standing(self._t, prompt, choice)
        if picks is None or self.check(Answer(prompt.seats[0], prompt.id, picks)) is not None:
            return None
        return picks

    def answer(self, answer: Answer) -> Done | Refused:
        """Play an answer. Refused: the match is unchanged, byte for byte."""
        prompt = self.prompt(answer.prompt)
        refused = self._refuse(prompt, answer)
        if refused is not None:
            return refused
        assert prompt is not None
        t = self._begin()
        t.by = answer.seat
        if prompt.optional:
            t.unsettle()
            frame = Frame(prompt.step, {**prompt.data, "seat": answer.seat})
            stack = self.stack
        else:
            found = waiting(self.stack, prompt.id)
            assert found is not None
            stack = found
            frame = stack.pop()
            frame.ask = None
        t.picks, t.stack = answer.picks, stack
        self.game.steps[frame.step](t, frame)
        return self._end()

    def leave(self, seat: int, reason: str) -> Done | Refused:
        """A seat resigns or is expelled; logged like an answer."""
        if self.result is not None:
            return Refused("refused-over")
        if not 0 <= seat < len(self.seats) or seat in self.left:
            return Refused("refused-not-asked")
        t = self._begin()
        t.by = seat
        t.tell("left", seat=seat, reason=reason)
        self.left.append(seat)
        t.unsettle()
        self.game.leave(t, seat)
        return self._end()

    def _begin(self) -> Table[Any]:
        t = self._t
        t.events, t.draws, t.picks, t.stack = [], [], None, self.stack
        return t

    def _end(self) -> Done:
        self.version += 1
        self._advance()
        return Done(tuple(self._t.events), tuple(self._t.draws))

    # -- resolution ----------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        """Run steps until somebody is asked or the match is over."""
        t, game, stack = self._t, self.game, self.stack
        t.picks = None
        while self.result is None:
            self._run(stack)
            if self.result is not None:
                break
            t.stack = stack
            game.settle(t)
            if self.result is None and settled(stack):
                break
        if self.result is not None:
            stack.clear()  # a step may have pushed more after it ended the match
        elif not stack:
            raise RuntimeError(f"{game.id}: match {self.id} has nothing left to do and no result")
        self._prompts = None
        if game.has_free:
            self.refresh_free()

    def _run(self, stack: list[Frame]) -> None:
        """Run one stack until its top waits or it is empty."""
        t, steps = self._t, self.game.steps
        while stack:
            frame = stack[-1]
            if frame.ask is not None:
                return
            if frame.lanes is not None:
                for lane in frame.lanes:
                    self._run(lane.stack)
                    if self.result is not None:
                        return
                if stack[-1] is not frame:
                    continue
                frame.lanes = [lane for lane in frame.lanes if lane.stack]
                if frame.lanes:
                    return
                stack.pop()
                continue
            stack.pop()
            t.stack = stack
            steps[frame.step](t, frame)
            t.picks = None
            if self.result is not None:
                return

    def refresh_free(self) -> None:
        """Find out anew which free actions there are; unchanged ones keep their ids."""
        fresh: list[Prompt] = []
        made: dict[int, Made] = {}
        if self.result is None:
            t, game, left, known = self._t, self.game, self.left, self._made
            t.stack = self.stack
            for seat in range(len(self.seats)):
                if seat in left:
                    continue
                offered = tuple(game.free(t, seat))
                if not offered:
                    continue
                last = known.get(seat)
                if last is None or last[0] != offered:
                    last = offered, self._opened(offered, last or self._open())
                made[seat] = last
                fresh += last[1]
        self.free, self._made = fresh, made

    def _opened(self, offered: tuple[Prompt, ...], before: Made) -> list[Prompt]:
        """Free actions under the ids that they had before, or under new ones."""
        known, opened = before
        return [
            opened[known.index(prompt)] if prompt in known else numbered(prompt, self.next_prompt_id())
            for prompt in offered
        ]

    def _open(self) -> Made:
        """The free actions as they are stored: what was made of what is not known after loading."""
        return tuple([numbered(prompt, 0) for prompt in self.free]), self.free

    def reask(self) -> None:
        """For Game.redeal: put every open question afresh after hidden things were dealt anew, under its old id."""
        t = self._begin()
        t.unsettle()
        self.keep_ids = True
        self._advance()
        self.keep_ids = False

    def next_prompt_id(self) -> int:
        """A prompt id that was never used in this match."""
        number = self.next_id
        self.next_id = number + 1
        return number

    def finish(self, result: Result) -> None:
        """The match is over; what was still to be done is dropped."""
        self.result = result
        self.stack.clear()
        self.free = []
        self._prompts = None
        self._t.tell("over", reason=result.reason, winner_seats=list(result.winners), draw=result.draw)

    # -- seeing ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What this seat may see; None = a spectator. Pictures, logs and texts are made from views only."""
        game, s = self.game, self.state
        return View(
            game=game.id,
            mode=self.mode,
            match_id=self.id,
            options=self.options,
            seats=self.seats,
            left=tuple(self.left),
            viewer=seat,
            version=self.version,
            commitment=commitment(self.seed),
            round=game.round(s),
            turn=game.turn(s),
            active=game.active(s),
            phase=game.phase(s),
            prompts=redacted(self.prompts, seat),
            table=game.view(self._t, seat),
            result=self.result,
        )

    def open_hands(self, seat: int) -> tuple[int, ...]:
        """Other seats whose hidden hand this seat may see now: none after the end, nor for somebody who left."""
        if self.result is not None or seat in self.left:
            return ()
        return self.game.open_hands(self.state, seat)

    def pages(self, seat: int) -> tuple[Page, ...]:
        """What this seat may look at beside the table and its hand; nothing after the end."""
        return () if self.result is not None else self.game.pages(self.state, seat)

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """A clone with all that this seat cannot see dealt anew, and fresh draws: for computers and advice."""
        copy = self.clone()
        copy.seed, copy.script = b"", None
        copy.source = Loose(rng)
        copy.game.redeal(copy._t, seat, rng)
        return copy

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy."""
        copy = Match.__new__(Match)
        copy.game, copy.mode, copy.id, copy.seed, copy.words = self.game, self.mode, self.id, self.seed, self.words
        copy.options, copy.seats, copy.left = self.options, self.seats, self.left[:]
        copy.version, copy.next_id, copy.drawn, copy.known = self.version, self.next_id, self.drawn, self.known
        copy.keep_ids = False
        copy.stack = [frame.copy() for frame in self.stack]
        copy.free, copy.result, copy._prompts = self.free[:], self.result, self._prompts
        copy._made = self._made  # never changed, only replaced
        copy.state = copier(self.game.state)(self.state)
        copy.script = None if self.script is None else [draw[:] for draw in self.script]
        copy.source = self.source if copy.script is None else Scripted(copy.script)
        copy._t = Table(copy, self.game, copy.stack)
        copy._t.s = copy.state
        return copy

    def undo(self, earlier: Match) -> Match:
        """The earlier position as the next version: draws go on counting, old prompt ids stay closed."""
        if earlier.id != self.id or earlier.version >= self.version:
            raise ValueError("only an earlier position of the same match can be restored")
        copy = earlier.clone()
        copy.version = self.version + 1
        copy.drawn, copy.next_id, copy.known = self.drawn, self.next_id, self.known
        copy.script = self.script
        copy.source = self.source
        renumber(copy.stack, copy.next_prompt_id)
        copy.free = [numbered(prompt, copy.next_prompt_id()) for prompt in copy.free]
        copy._prompts, copy._made = None, {}
        return copy

    def undo_is_free(self, earlier: Match) -> bool:
        """Nothing was drawn or revealed since then."""
        return earlier.id == self.id and earlier.known == self.known

    def dump(self) -> bytes:
        """The whole match as bytes; Match.load gives it back exactly."""
        from engine.core.snapshot import dump

        return dump(self)

    @classmethod
    def load(cls, data: bytes) -> Match:
        """A match from its bytes; snapshots of older releases are upgraded."""
        from engine.core.snapshot import load

        return load(data)

    def events_for(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """Those events that this seat may see."""
        return [event for event in events if event.seen_by(seat)]
