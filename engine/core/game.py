"""What a game declares and provides. Everything else (cogs, tests, pictures, computers) sees only Match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from engine.core.prompt import Field, Option, Pick, Picks, Prompt
from engine.core.text import Text

if TYPE_CHECKING:
    from engine.core.computers import Mind
    from engine.core.frame import Frame
    from engine.core.match import Match
    from engine.core.table import Table

S = TypeVar("S", bound=msgspec.Struct)
Step = Callable[["Table[Any]", "Frame"], None]


class Seat(msgspec.Struct, frozen=True):
    """Who sits here: a name for pictures and texts, the team, and the choices of the lobby (hero, boss)."""

    name: str
    team: int = 0
    choices: dict[str, str] = {}


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game. `teams` = size of a team (1: everybody alone)."""

    id: str
    min_seats: int
    max_seats: int
    teams: int = 1


class OptionSpec(msgspec.Struct, frozen=True):
    """A table option of the lobby. `values` are its legal values; "on"/"off" for a switch.

    `needs`: it matters, and is shown, only while another option has this value.
    """

    id: str
    values: tuple[str, ...]
    default: str
    modes: tuple[str, ...] = ()
    needs: tuple[str, str] | None = None


class SeatChoice(msgspec.Struct, frozen=True):
    """Something each seat chooses in the lobby; "random" is always possible and settled at the start."""

    id: str
    values: tuple[str, ...]
    unique: bool = False
    modes: tuple[str, ...] = ()
    term: str = ""


class PolicySpec(msgspec.Struct, frozen=True):
    """A question that may be answered once and for all: its standing choices besides "ask"."""

    id: str
    choices: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """How a match ended. `ranking`: tiers of seats, best first; `carry`: what a campaign keeps.

    `parts`: by seat, what its score is made of, each part a few words.
    """

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    draw: bool = False
    scores: tuple[int, ...] = ()
    carry: dict[str, Any] = {}
    detail: dict[str, Any] = {}
    parts: tuple[tuple[Text, ...], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the first tier; none in a draw."""
        return () if self.draw or not self.ranking else self.ranking[0]


class Page(msgspec.Struct, frozen=True):
    """Something to look at beside the table (a sheet, a part of the board): a kind of the game's pictures.

    It is drawn from the view of whoever looks; `focus` says what to look at in it.
    """

    id: str
    label: Text
    kind: str
    focus: Any = None


class Game(ABC, Generic[S]):
    """One game. Subclasses fill in what differs; one instance is registered and shared by all matches."""

    id: ClassVar[str]
    rules: ClassVar[int] = 1
    """Raised whenever an old snapshot needs an upgrade, or a replay of old answers may differ."""
    modes: ClassVar[tuple[Mode, ...]]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    seat_choices: ClassVar[tuple[SeatChoice, ...]] = ()
    policies: ClassVar[tuple[PolicySpec, ...]] = ()
    state: ClassVar[type[msgspec.Struct]]
    steps: ClassVar[dict[str, Step]]
    upgrades: ClassVar[dict[int, Callable[[dict[str, Any]], None]]] = {}
    """rules version -> a function that changes a snapshot of that version (as plain data) into the next."""
    terms: ClassVar[dict[str, str]] = {}
    """Names of text arguments that are ids of content -> the prefix of their key in data/locales/."""
    locales: ClassVar[str] = ""
    """A folder with this game's own locales, for games that are not part of the house."""
    pictures: ClassVar[str] = ""
    """The module that draws this game, if it is not render.<id>."""
    phases: ClassVar[tuple[str, ...]] = ()
    """The phases of a turn in order, for the strip on the picture."""

    # -- life ------------------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, t: Table[S]) -> S:
        """The state at the start; pushes the first steps."""

    def leave(self, t: Table[S], seat: int) -> None:
        """A seat resigned or was expelled. Unless this ends the match, its questions get their defaults."""

    def settle(self, t: Table[S]) -> None:
        """Called after every accepted answer, before the next question is shown: wins that come at once."""

    # -- questions -------------------------------------------------------------------------------------------

    def free(self, t: Table[S], seat: int) -> Iterable[Prompt]:
        """Optional prompts of this seat now (trade, gear, interrupts), made with Table.offer."""
        return ()

    def fields(self, t: Table[S], prompt: Prompt, draft: dict[str, Pick]) -> tuple[Field, ...]:
        """The fields of a form, given the picks made so far; a field depends only on those before it."""
        return prompt.fields

    def form(self, t: Table[S], prompt: Prompt, draft: dict[str, Pick]) -> Iterator[Field]:
        """The fields of a form one by one, while `draft` is filled: each when the picks before it are in it.

        A game with long forms yields them itself, so that nothing is worked out again for every field.
        """
        while True:
            for field in self.fields(t, prompt, draft):
                if field.name not in draft:
                    yield field
                    break
            else:
                return

    def title(self, t: Table[S], prompt: Prompt) -> Text:
        """What is asked, in one line."""
        return Text(f"{self.key}-ask-{prompt.kind.replace('_', '-')}", prompt.data)

    def option(self, t: Table[S], prompt: Prompt, field: Field, value: str) -> Option:
        """How a legal value is presented."""
        return Option(value, Text(f"{self.key}-{prompt.kind.replace('_', '-')}-{value.replace('_', '-')}"))

    def field_label(self, t: Table[S], prompt: Prompt, field: Field) -> Text:
        """The name of a form's field."""
        return Text(f"{self.key}-{prompt.kind.replace('_', '-')}-field-{field.name.split('.')[0].replace('_', '-')}")

    def standing(self, t: Table[S], prompt: Prompt, choice: str) -> Picks | None:
        """The answer a standing policy gives to this prompt; None: ask after all."""
        return None

    # -- seeing ----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, t: Table[S], seat: int | None) -> Any:
        """What this seat may see, as a plain Struct made for pictures and texts."""

    def redeal(self, t: Table[S], seat: int | None, rng: Random) -> None:
        """Deal anew all that this seat cannot see, independently of how it really lies."""

    def open_hands(self, s: S, seat: int) -> tuple[int, ...]:
        """Other seats whose hidden hand this seat may see (teammates); `view` holds their cards.

        The game's picture "hand" with one of these seats as its focus shows that hand.
        """
        return ()

    def pages(self, s: S, seat: int) -> tuple[Page, ...]:
        """What this seat may look at beside the table and its hand, in the order of the menu."""
        return ()

    def active(self, s: S) -> int | None:
        """Whose turn it is."""
        return None

    def turn(self, s: S) -> int:
        """The number of the turn, from 1."""
        return 0

    def round(self, s: S) -> int:
        """The number of the round, from 1."""
        return 0

    def phase(self, s: S) -> str:
        """Where in the turn we are: one of `phases`."""
        return ""

    def scores(self, s: S) -> tuple[int, ...]:
        """Points by seat, for statistics."""
        return ()

    # -- checks and computers ----------------------------------------------------------------------------------

    def invariants(self, s: S) -> Iterable[str]:
        """What is wrong with this state, in words for developers: cheap, after every answer."""
        return ()

    def costly_invariants(self, t: Table[S]) -> Iterable[str]:
        """More of the same, for what costs time."""
        return ()

    def value(self, match: Match, seat: int) -> float:
        """How good an (imagined) match stands for a seat: 0 lost .. 1 won."""
        if match.result is not None:
            return 1.0 if seat in match.result.winners else 0.5 if match.result.draw else 0.0
        scores = self.scores(match.state)
        if not scores or max(scores) == min(scores):
            return 0.5
        others = max(score for other, score in enumerate(scores) if other != seat)
        return 0.5 + 0.4 * max(-1.0, min(1.0, (scores[seat] - others) / (abs(others) + 10)))

    def think(self, mind: Mind) -> Picks | None:
        """This game's own `good` player: an answer to mind.prompt, None for the generic look-ahead.

        An optional prompt is declined by returning the DECLINE object of engine.core.computers.
        """
        return None

    def names(self, locale: str) -> dict[str, str]:
        """Proper names of the content: key (`dice-forge-card-hydra`) -> name in this language."""
        return {}

    def odds(self, hero: str, dice: tuple[int, ...], rolls: int) -> list[dict[str, Any]]:
        """Exact chances of a hero's abilities, for `python -m engine odds`."""
        raise LookupError(f"{self.id} has no heroes with odds")

    # -- helpers -----------------------------------------------------------------------------------------------

    @cached_property
    def has_free(self) -> bool:
        """Does this game have free actions at all?"""
        return any("free" in vars(kind) for kind in type(self).__mro__ if kind is not Game)

    @property
    def key(self) -> str:
        """The prefix of this game's keys in data/locales/."""
        return self.id.replace("_", "-")

    def mode(self, mode_id: str) -> Mode:
        """A mode by its id."""
        for mode in self.modes:
            if mode.id == mode_id:
                return mode
        raise LookupError(f"{self.id} has no mode {mode_id!r}")


class Steps:
    """Collects a game's steps by their permanent names: `@steps("upkeep")`."""

    def __init__(self) -> None:
        self.table: dict[str, Step] = {}

    def __call__(
        self, name: str, *aliases: str
    ) -> Callable[[Callable[[Any, Frame], None]], Callable[[Any, Frame], None]]:
        """Register a step; `aliases` are former names that old snapshots may hold."""

        def keep(function: Step) -> Step:
            for key in (name, *aliases):
                if key in self.table:
                    raise ValueError(f"two steps are called {key!r}")
                self.table[key] = function
            return function

        return keep


Polarity = Literal["positive", "negative", "unique", "companion"]
