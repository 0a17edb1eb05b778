"""What goes into the store and what comes out: one small record per kind of row.

All times are Unix seconds. What is typed `Any` is JSON that the store keeps without looking into it; msgspec
Structs are welcome there and come back as plain dicts and lists.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, Protocol

from msgspec import Struct


class MatchStatus(StrEnum):
    """Where a match stands."""

    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CANCELLED = "cancelled"
    SET_ASIDE = "set_aside"


RUNNING = (MatchStatus.PLAYING, MatchStatus.PAUSED)

AnswerKind = Literal["answer", "leave", "undo"]
By = Literal["user", "computer", "standing", "timeout", "host"]


class EventLike(Protocol):
    """What the engine's events look like; the store needs nothing else of them."""

    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def args(self) -> dict[str, Any]: ...  # noqa: D102
    @property
    def only(self) -> tuple[int, ...] | None: ...  # noqa: D102
    @property
    def but(self) -> tuple[int, ...]: ...  # noqa: D102


class Header(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is said once about a match and never changes with an answer."""

    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    commitment: str = ""
    more: dict[str, Any] = {}


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    user_id: int | None = None
    computer: str | None = None
    left: bool = False
    absent: int = 0
    asked_since: float | None = None


class MatchHead(Struct, frozen=True, kw_only=True):
    """A match without its position: enough for lists.

    `damage` says what could not be read (None: all is well); the host then sets the match aside.
    """

    id: str
    guild_id: int
    channel_id: int | None = None
    thread_id: int | None = None
    message_id: int | None = None
    game: str
    mode: str
    status: MatchStatus = MatchStatus.PLAYING
    rules_version: str = ""
    version: int = 0
    created: float = 0.0
    updated: float = 0.0
    finished: float | None = None
    reason: str | None = None
    campaign_id: str | None = None
    tournament_id: str | None = None
    header: Header = Header()
    result: Any = None
    damage: str | None = None


class MatchRow(MatchHead, frozen=True, kw_only=True):
    """A whole match. Its repr hides the seed, which is secret until the end."""

    seed: bytes
    snapshot: bytes

    def __repr__(self) -> str:
        return (
            f"MatchRow(id={self.id!r}, game={self.game!r}, status={self.status.value!r}, version={self.version}, "
            f"snapshot=<{len(self.snapshot)} bytes>, damage={self.damage!r})"
        )


class Answer(Struct, frozen=True, kw_only=True):
    """One line of a match's log, before it has its number."""

    kind: AnswerKind = "answer"
    seat: int | None = None
    by: By = "user"
    user_id: int | None = None
    interaction_id: int | None = None
    prompt_id: int | None = None
    picks: Any = None
    draws: Any = ()
    digest: str = ""
    at: float


class AnswerRow(Answer, frozen=True, kw_only=True):
    """One line of a match's log. `version` is the match's version after it."""

    match_id: str
    version: int


class EventRow(Struct, frozen=True, kw_only=True):
    """One thing that happened, and who may see it (None: everybody)."""

    match_id: str
    version: int
    n: int
    kind: str
    args: dict[str, Any]
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see it?"""
        if self.only is not None:
            return seat is not None and seat in self.only
        return seat is None or seat not in self.but


class SnapshotRow(Struct, frozen=True, kw_only=True):
    """An earlier position, kept for undo: the match as it was at `version`."""

    match_id: str
    version: int
    snapshot: bytes
    damage: str | None = None


class Timer(Struct, frozen=True, kw_only=True):
    """A deadline to set. The same place, kind, prompt and seat again moves it.

    `place` is needed only without a match (a lobby, a tournament). `fixed` deadlines are hours of the wall clock
    and are not moved by downtime.
    """

    kind: str
    due: float
    match_id: str | None = None
    place: str = ""
    guild_id: int | None = None
    prompt_id: int | None = None
    seat: int | None = None
    fixed: bool = False
    data: Any = None


class TimerRow(Struct, frozen=True, kw_only=True):
    """A deadline that is running."""

    id: int
    match_id: str | None
    guild_id: int | None
    kind: str
    prompt_id: int | None
    seat: int | None
    due: float
    fixed: bool
    data: Any


class TimersOf(Struct, frozen=True, kw_only=True):
    """Which deadlines of a match to cancel: all that agree with what is given here (nothing given: all)."""

    id: int | None = None
    kind: str | None = None
    prompt_id: int | None = None
    seat: int | None = None


class Parcel(Struct, frozen=True, kw_only=True):
    """Something to deliver to Discord. A newer parcel with the same `dedupe` takes the place of the unsent one."""

    kind: str
    payload: Any
    created: float
    match_id: str | None = None
    guild_id: int | None = None
    dedupe: str | None = None
    not_before: float = 0.0
    expires: float | None = None


class ParcelRow(Struct, frozen=True, kw_only=True):
    """A parcel that waits for delivery. `id` and `revision` together name what is sent."""

    id: int
    revision: int
    match_id: str | None
    guild_id: int | None
    kind: str
    dedupe: str | None
    created: float
    not_before: float
    expires: float | None
    attempts: int
    last_error: str | None
    payload: Any


class Standing(Struct, frozen=True, kw_only=True):
    """A standing answer or policy of a seat. Value None forgets it."""

    seat: int
    key: str
    value: Any


class Mention(Struct, frozen=True, kw_only=True):
    """A message that pings somebody and is to be deleted when all its addressees have answered.

    `offer`: the offer that it calls them to; empty: a question that they must answer.
    """

    match_id: str
    message_id: int
    channel_id: int
    seats: tuple[int, ...]
    created: float = 0.0
    offer: str = ""


class Draft(Struct, frozen=True, kw_only=True):
    """An answer in the making, revisable until confirmed. `place` is a match's or a lobby's id."""

    place: str
    user_id: int
    prompt_id: int = 0
    data: Any = None
    updated: float


class Document(Struct, frozen=True, kw_only=True):
    """A lobby, a campaign or a tournament: a JSON document that belongs to a channel and some people."""

    id: str
    guild_id: int
    channel_id: int | None = None
    message_id: int | None = None
    owner_id: int
    game: str = ""
    title: str = ""
    status: str = "open"
    version: int = 0
    created: float = 0.0
    updated: float = 0.0
    data: Any = None
    members: tuple[int, ...] = ()


class Server(Struct, frozen=True, kw_only=True):
    """A Discord server and its settings. `left` is set while the bot is not in it."""

    guild_id: int
    settings: dict[str, Any] = {}
    joined: float = 0.0
    left: float | None = None


class Player(Struct, frozen=True, kw_only=True):
    """A person and their settings."""

    user_id: int
    settings: dict[str, Any] = {}
    updated: float = 0.0


class Rating(Struct, frozen=True, kw_only=True):
    """How well somebody plays one mode of one game in one server."""

    guild_id: int
    game: str
    mode: str
    user_id: int
    rating: float
    deviation: float = 0.0
    volatility: float = 0.0
    played: int = 0
    won: int = 0
    updated: float = 0.0


class Loaded(Struct, frozen=True, kw_only=True):
    """All that the host needs to take an answer, read at one instant."""

    match: MatchRow
    seats: tuple[Seat, ...]
    standing: tuple[Standing, ...]
    mentions: tuple[Mention, ...]


class Mine(Struct, frozen=True, kw_only=True):
    """One of somebody's matches, and their seat in it."""

    match: MatchHead
    seat: Seat


class NewMatch(Struct, frozen=True, kw_only=True):
    """A match that starts, with everything that must be stored together with it."""

    match: MatchRow
    seats: tuple[Seat, ...]
    events: tuple[EventLike, ...] = ()
    asked: tuple[int, ...] = ()
    timers_set: tuple[Timer, ...] = ()
    outbox: tuple[Parcel, ...] = ()


class AnswerCommit(Struct, frozen=True, kw_only=True):
    """An accepted answer with all its consequences: stored together or not at all.

    It counts only if the match still has `expected_version` and `expected_status`. The new version is
    `expected_version + 1`.
    """

    match_id: str
    expected_version: int
    row: Answer
    snapshot: bytes
    events: tuple[EventLike, ...] = ()
    expected_status: MatchStatus = MatchStatus.PLAYING
    status: MatchStatus | None = None
    """The new status; None: unchanged."""
    result: Any = None
    rules_version: str | None = None
    """Given when a newer release has upgraded the snapshot."""
    seats_changed: tuple[Seat, ...] = ()
    asked: tuple[int, ...] | None = None
    """The seats that owe an answer now; None: unchanged."""
    timers_cancelled: tuple[TimersOf, ...] = ()
    """Done before `timers_set`."""
    timers_set: tuple[Timer, ...] = ()
    outbox: tuple[Parcel, ...] = ()
    keep_snapshot: bool = False
    """Keep the position *before* this answer, for undo."""
    drop_snapshots: bool = False
    """Forget all earlier positions first: nothing before this can be undone."""
    standing: tuple[Standing, ...] = ()
    mentions_dropped: tuple[int, ...] = ()
    drafts_dropped: bool | tuple[int, ...] = ()
    """Prompts whose drafts (of everybody) are done with; True: all of this match."""


class Committed(Struct, frozen=True):
    """Stored for good."""

    version: int


class Stale(Struct, frozen=True):
    """The match has moved on; nothing was stored. Load again and check again."""

    current_version: int
    status: MatchStatus


class Repeated(Struct, frozen=True):
    """This interaction was answered before; nothing was stored."""

    first: AnswerRow


class Shards(Struct, frozen=True):
    """The guilds this process serves, when several share one PostgreSQL."""

    ids: tuple[int, ...]
    count: int
