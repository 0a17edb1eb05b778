"""What a step has in its hands: the state, the stack, questions, draws and events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine.core.draws import Draw
from engine.core.events import Event
from engine.core.frame import Frame, Lane
from engine.core.game import Game, Result, Seat
from engine.core.prompt import Field, Pick, Picks, Prompt, Scope, Shape

if TYPE_CHECKING:
    from engine.core.match import Match

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


class Table(Generic[S]):
    """The working context of a match. Steps get it, use it and keep nothing of it.

    A step is popped from the stack, then called. It may change the state, push further steps (they run
    before what was on the stack already) or ask. `ask_*` gives the picks, or None while the question is
    open: then the step returns at once, and is called again with the answer. Before its question a step
    must change nothing but its own frame's data, because an interrupt has it asked afresh.
    """

    __slots__ = ("by", "draws", "events", "game", "match", "picks", "s", "stack")

    s: S

    def __init__(self, match: Match, game: Game[Any], stack: list[Frame]) -> None:
        self.match = match
        self.game = game
        self.stack = stack
        self.picks: Picks | None = None
        self.by = 0
        self.events: list[Event] = []
        self.draws: list[Draw] = []

    # -- the match around it -------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return self.match.seats

    @property
    def options(self) -> dict[str, str]:
        """The table options chosen in the lobby."""
        return self.match.options

    @property
    def closed(self) -> bool:
        """At a closed table a seat is asked even if it has no choice, so that silence reveals nothing."""
        return self.match.options.get("closed") == "on"

    # -- the stack -----------------------------------------------------------------------------------------------

    def push(self, step: str, **d: Any) -> None:
        """Do this next."""
        self.stack.append(Frame(step, d))

    def then(self, *frames: Frame | str) -> None:
        """Do these next, in this order."""
        for frame in reversed(frames):
            self.stack.append(Frame(frame) if isinstance(frame, str) else frame)

    def again(self, frame: Frame) -> None:
        """Call this step once more, after what is pushed after this call."""
        self.stack.append(frame)

    def together(self, lanes: Iterable[tuple[int, Sequence[Frame]]]) -> None:
        """Next, one stack per seat, all at once; over when all are empty. Frames run in the given order."""
        self.stack.append(Frame("together", lanes=[Lane(seat, list(reversed(frames))) for seat, frames in lanes]))

    def drop(self, *steps: str) -> None:
        """Take frames of these steps off the present stack."""
        self.stack[:] = [frame for frame in self.stack if frame.step not in steps]

    def unsettle(self) -> None:
        """What is known changed: every open question is asked afresh (unchanged ones keep their ids)."""
        _unsettle(self.match.stack)

    def finish(self, result: Result) -> None:
        """The match is over. Nothing else is resolved."""
        self.match.finish(result)

    # -- questions -----------------------------------------------------------------------------------------------

    def ask_one(
        self,
        frame: Frame,
        kind: str,
        seats: int | tuple[int, ...],
        values: Sequence[str],
        *,
        default: str | None = None,
        private: bool = False,
        scope: Scope = "window",
        threat: bool = False,
        policy: str = "",
        data: dict[str, Any] | None = None,
        always: bool = False,
    ) -> str | None:
        """One of these values; None while it is open. A single value is not asked unless `always`."""
        if self.picks is not None:
            return self._given()
        if len(values) == 1 and not always and not self.closed:
            self.by = seats if isinstance(seats, int) else seats[0]
            return values[0]
        fields = (Field("", "one", tuple(values)),)
        return self._ask(frame, kind, seats, "one", fields, default, private, scope, threat, policy, data)

    def ask_some(
        self,
        frame: Frame,
        kind: str,
        seats: int | tuple[int, ...],
        values: Sequence[str],
        least: int,
        most: int,
        *,
        weights: Sequence[int] = (),
        budget: int = 0,
        default: list[str] | None = None,
        private: bool = False,
        scope: Scope = "window",
        threat: bool = False,
        policy: str = "",
        data: dict[str, Any] | None = None,
        always: bool = False,
    ) -> list[str] | None:
        """From `least` to `most` different values."""
        if self.picks is not None:
            return self._given()
        field = Field("", "some", tuple(values), least, min(most, len(values)), tuple(weights), budget)
        return self._ask_field(frame, kind, seats, field, default, private, scope, threat, policy, data, always)

    def ask_amount(
        self,
        frame: Frame,
        kind: str,
        seats: int | tuple[int, ...],
        least: int,
        most: int,
        *,
        default: int | None = None,
        private: bool = False,
        scope: Scope = "window",
        threat: bool = False,
        policy: str = "",
        data: dict[str, Any] | None = None,
        always: bool = False,
    ) -> int | None:
        """A number from `least` to `most`."""
        if self.picks is not None:
            return self._given()
        field = Field("", "amount", (), least, most)
        return self._ask_field(frame, kind, seats, field, default, private, scope, threat, policy, data, always)

    def ask_form(
        self,
        frame: Frame,
        kind: str,
        seats: int | tuple[int, ...],
        fields: Sequence[Field],
        *,
        default: dict[str, Pick] | None = None,
        private: bool = False,
        scope: Scope = "window",
        threat: bool = False,
        policy: str = "",
        data: dict[str, Any] | None = None,
    ) -> dict[str, Pick] | None:
        """Several fields in one answer; Game.fields may make later fields depend on earlier picks."""
        if self.picks is not None:
            return self._given()
        return self._ask(frame, kind, seats, "form", tuple(fields), default, private, scope, threat, policy, data)

    @staticmethod
    def offer(
        seat: int | tuple[int, ...],
        kind: str,
        step: str,
        *,
        values: Sequence[str] = (),
        fields: Sequence[Field] | None = None,
        default: Picks | None = None,
        private: bool = False,
        scope: Scope = "window",
        threat: bool = False,
        data: dict[str, Any] | None = None,
    ) -> Prompt:
        """An optional prompt for Game.free: accepting it runs `step` above the open question.

        The step gets the answer as any step does: picks from `ask_*` or `given`, the prompt's data in `frame.d`.
        """
        seats = (seat,) if isinstance(seat, int) else seat
        shape: Shape = "form" if fields is not None else "one"
        all_fields = tuple(fields) if fields is not None else (Field("", "one", tuple(values)),)
        if default is None:
            default = {field.name: field.first() for field in all_fields} if shape == "form" else all_fields[0].first()
        return Prompt(0, seats, kind, shape, all_fields, default, private, True, scope, threat, "", data or {}, step)

    def given(self) -> Any:
        """The picks this step was called with (free actions); None if it was called without."""
        return None if self.picks is None else self._given()

    def _given(self) -> Any:
        picks, self.picks = self.picks, None
        assert picks is not None
        return picks

    def _ask_field(
        self,
        frame: Frame,
        kind: str,
        seats: int | tuple[int, ...],
        field: Field,
        default: Picks | None,
        private: bool,
        scope: Scope,
        threat: bool,
        policy: str,
        data: dict[str, Any] | None,
        always: bool,
    ) -> Any:
        if not always and not self.closed and (sole := field.sole()) is not None:
            self.by = seats if isinstance(seats, int) else seats[0]
            return sole
        return self._ask(frame, kind, seats, field.shape, (field,), default, private, scope, threat, policy, data)

    def _ask(
        self,
        frame: Frame,
        kind: str,
        seats: int | tuple[int, ...],
        shape: Shape,
        fields: tuple[Field, ...],
        default: Picks | None,
        private: bool,
        scope: Scope,
        threat: bool,
        policy: str,
        data: dict[str, Any] | None,
    ) -> Any:
        """The picks of a question that need not be asked, of the type that its shape has; None: it is open now."""
        seats = (seats,) if isinstance(seats, int) else seats
        if left := self.match.left:  # whoever left is asked nothing more
            seats = tuple([seat for seat in seats if seat not in left]) or seats
        if default is None:
            default = fields[0].first() if shape != "form" else {}
        match, last = self.match, frame.last
        number = match.next_id if last is None else last.id
        prompt = Prompt(number, seats, kind, shape, fields, default, private, False, scope, threat, policy, data or {})
        if shape == "form" and not default:
            prompt = msgspec.structs.replace(prompt, default=match.first_legal(prompt))
        if left and seats[0] in left:
            self.by = seats[0]
            return prompt.default
        if last is None:
            match.next_id = number + 1
        elif prompt == last:  # asked afresh and unchanged: it keeps its id
            prompt = last
        elif not match.keep_ids:
            prompt = msgspec.structs.replace(prompt, id=match.next_prompt_id())
        frame.ask, frame.last = prompt, None
        self.stack.append(frame)
        return None

    # -- draws and events ----------------------------------------------------------------------------------------

    def roll(self, count: int, sides: int = 6) -> list[int]:
        """Roll dice: numbers from 1 to `sides`."""
        match = self.match
        match.known += 1
        match.drawn += 1
        values = match.source.dice(match.drawn, sides, count)
        self.draws.append(Draw(match.drawn, "dice", sides, tuple(values)))
        return values

    def shuffle(self, things: list[T]) -> None:
        """Shuffle a list in place."""
        match = self.match
        match.known += 1
        match.drawn += 1
        order = match.source.shuffle(match.drawn, len(things))
        self.draws.append(Draw(match.drawn, "shuffle", len(things), tuple(order)))
        things[:] = [things[i] for i in order]

    def reveal(self) -> None:
        """Something hidden became known (a card drawn): from here on there is no free undo."""
        self.match.known += 1

    def tell(self, kind: str, *, only: tuple[int, ...] | None = None, but: tuple[int, ...] = (), **args: Any) -> None:
        """Something happened; say it to those who may know."""
        self.events.append(Event(kind, args, only, but))


def _unsettle(stack: list[Frame]) -> None:
    for frame in stack:
        if frame.ask is not None:
            frame.last, frame.ask = frame.ask, None
        if frame.lanes is not None:
            for lane in frame.lanes:
                _unsettle(lane.stack)
