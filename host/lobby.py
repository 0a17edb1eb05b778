"""Lobbies: who wants to play what. Their screens are made from what each game declares."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from engine.core import registry
from engine.core.computers import LEVELS
from engine.core.game import Game, Mode, OptionSpec, SeatChoice
from engine.core.match import Seat as EngineSeat
from engine.core.prompt import Refused
from engine.core.setup import BadSetup, check_setup
from host.preferences import CLOCKS
from store import Document, Store, short_id

MAX_OPEN = 3
"""Lobbies one person may have open in one server."""
RANDOM = "random"
WORD_LENGTH = 40


class LobbySeat(msgspec.Struct):
    """A person or a computer who wants to play."""

    name: str
    user_id: int | None = None
    computer: str | None = None
    choices: dict[str, str] = {}
    word: str = ""


class Lobby(msgspec.Struct):
    """A table that is not full yet."""

    id: str
    guild_id: int
    channel_id: int
    owner_id: int
    game: str
    mode: str
    clock: str
    options: dict[str, str]
    seats: list[LobbySeat]
    message_id: int | None = None
    status: str = "open"
    match_id: str = ""
    version: int = 0
    created: float = 0.0

    @property
    def rules(self) -> Game[Any]:
        """The game."""
        return registry.game(self.game)

    @property
    def mode_spec(self) -> Mode:
        """The mode."""
        return self.rules.mode(self.mode)

    @property
    def full(self) -> bool:
        """Nobody else fits in."""
        return len(self.seats) >= self.mode_spec.max_seats

    def seat_of(self, user_id: int) -> LobbySeat | None:
        """The seat of a person."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def team_of(self, number: int) -> int:
        """The team of a seat, from 0: partners sit opposite each other."""
        mode = self.mode_spec
        return number % (mode.max_seats // mode.teams) if mode.teams > 1 else number

    def option_specs(self) -> list[OptionSpec]:
        """Table options of this mode."""
        return [spec for spec in self.rules.options if not spec.modes or self.mode in spec.modes]

    def shown_options(self) -> list[OptionSpec]:
        """Those table options that matter as the others stand now."""
        specs = self.option_specs()
        values = {spec.id: self.options.get(spec.id, spec.default) for spec in specs}
        return [spec for spec in specs if spec.needs is None or values.get(spec.needs[0]) == spec.needs[1]]

    def choice_specs(self) -> list[SeatChoice]:
        """What each seat chooses in this mode."""
        return [choice for choice in self.rules.seat_choices if not choice.modes or self.mode in choice.modes]

    def engine_seats(self) -> list[EngineSeat]:
        """The seats as the engine wants them."""
        return [EngineSeat(seat.name, choices=dict(seat.choices)) for seat in self.seats]

    def problem(self) -> Refused | None:
        """Why it cannot start yet."""
        try:
            check_setup(self.rules, self.mode, self.engine_seats(), self.options)
        except BadSetup as error:
            return Refused(error.reason, error.details)
        return None


Change = Callable[[Lobby], Refused | None]


class Lobbies:
    """Opens, changes and closes lobbies. Every change is stored before it is shown."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        owner: LobbySeat,
        game: str,
        mode: str,
        clock: str,
        options: dict[str, str],
    ) -> Lobby | Refused:
        """A new lobby with its owner in it."""
        assert owner.user_id is not None
        if game not in registry.games():
            return Refused("refused-no-game", {"game": game})
        rules = registry.game(game)
        mode = mode or rules.modes[0].id
        if mode not in {known.id for known in rules.modes}:
            return Refused("setup-mode", {"mode": mode})
        mine = await self._store.lobbies(guild_id=guild_id, user_id=owner.user_id, status="open")
        if sum(document.owner_id == owner.user_id for document in mine) >= MAX_OPEN:
            return Refused("refused-many-lobbies", {"count": MAX_OPEN})
        lobby = Lobby(
            short_id(), guild_id, channel_id, owner.user_id, game, mode, clock if clock in CLOCKS else "day",
            {}, [owner], created=self._clock(),
        )  # fmt: skip
        lobby.options = {spec.id: options.get(spec.id, spec.default) for spec in lobby.option_specs()}
        await self._store.create_lobby(_document(lobby, self._clock()))
        return lobby

    async def get(self, lobby_id: str) -> Lobby | None:
        """A lobby by its id."""
        document = await self._store.lobby(lobby_id)
        return None if document is None else _lobby(document)

    async def change(self, lobby_id: str, change: Change) -> Lobby | Refused:
        """Change an open lobby; if somebody was quicker, the change is tried again on the newer one."""
        for _ in range(8):
            document = await self._store.lobby(lobby_id)
            if document is None:
                return Refused("refused-no-lobby")
            lobby = _lobby(document)
            if lobby.status != "open":
                return Refused(f"refused-lobby-{lobby.status}")
            refused = change(lobby)
            if refused is not None:
                return refused
            saved = await self._store.save_lobby(_document(lobby, self._clock()))
            if saved is not None:
                return _lobby(saved)
        return Refused("refused-busy")

    async def place(self, lobby_id: str, message_id: int) -> None:
        """Remember the lobby's message."""

        def move(lobby: Lobby) -> None:
            lobby.message_id = message_id

        await self.change(lobby_id, move)

    async def open_in(self, guild_id: int) -> list[Lobby]:
        """The open lobbies of a server."""
        return [_lobby(document) for document in await self._store.lobbies(guild_id=guild_id, status="open")]


# -- changes ----------------------------------------------------------------------------------------------------------


def join(user_id: int, name: str) -> Change:
    """Somebody sits down."""

    def change(lobby: Lobby) -> Refused | None:
        if lobby.seat_of(user_id):
            return Refused("refused-already-in")
        if lobby.full:
            return Refused("refused-lobby-full", {"max": lobby.mode_spec.max_seats})
        lobby.seats.append(LobbySeat(name, user_id))
        return None

    return change


def leave(user_id: int) -> Change:
    """Somebody stands up; the owner's place goes to the next person, an empty lobby is cancelled."""

    def change(lobby: Lobby) -> Refused | None:
        seat = lobby.seat_of(user_id)
        if seat is None:
            return Refused("refused-not-in")
        lobby.seats.remove(seat)
        people = [other.user_id for other in lobby.seats if other.user_id is not None]
        if not people:
            lobby.status = "cancelled"
        elif lobby.owner_id == user_id:
            lobby.owner_id = people[0]
        return None

    return change


def add_computer(user_id: int, level: str, name: str) -> Change:
    """The owner fills a seat with a computer."""

    def change(lobby: Lobby) -> Refused | None:
        if lobby.owner_id != user_id:
            return Refused("refused-not-owner")
        if level not in LEVELS:
            return Refused("refused-not-an-option")
        if lobby.full:
            return Refused("refused-lobby-full", {"max": lobby.mode_spec.max_seats})
        count = sum(seat.computer is not None for seat in lobby.seats)
        lobby.seats.append(LobbySeat(f"{name} {count + 1}" if count else name, computer=level))
        return None

    return change


def remove_computer(user_id: int) -> Change:
    """The owner takes the last computer away."""

    def change(lobby: Lobby) -> Refused | None:
        if lobby.owner_id != user_id:
            return Refused("refused-not-owner")
        computers = [seat for seat in lobby.seats if seat.computer]
        if not computers:
            return Refused("refused-no-computer")
        lobby.seats.remove(computers[-1])
        return None

    return change


def choose(user_id: int, choice_id: str, value: str) -> Change:
    """Somebody chooses a hero or the like."""

    def change(lobby: Lobby) -> Refused | None:
        seat = lobby.seat_of(user_id)
        if seat is None:
            return Refused("refused-not-in")
        spec = next((spec for spec in lobby.choice_specs() if spec.id == choice_id), None)
        if spec is None or (value != RANDOM and value not in spec.values):
            return Refused("refused-not-an-option")
        taken = {other.choices.get(choice_id) for other in lobby.seats if other is not seat}
        if spec.unique and value != RANDOM and value in taken:
            return Refused("refused-taken")
        seat.choices = {**seat.choices, choice_id: value}
        return None

    return change


def say_word(user_id: int, word: str) -> Change:
    """Somebody adds a word to the seed, so that nobody can choose the dice."""

    def change(lobby: Lobby) -> Refused | None:
        seat = lobby.seat_of(user_id)
        if seat is None:
            return Refused("refused-not-in")
        seat.word = word.strip()[:WORD_LENGTH]
        return None

    return change


def set_table(user_id: int, *, mode: str = "", clock: str = "", option: tuple[str, str] | None = None) -> Change:
    """The owner changes the mode, the clock or an option."""

    def change(lobby: Lobby) -> Refused | None:
        if lobby.owner_id != user_id:
            return Refused("refused-not-owner")
        if mode:
            if mode not in {known.id for known in lobby.rules.modes}:
                return Refused("setup-mode", {"mode": mode})
            lobby.mode = mode
            lobby.options = {spec.id: lobby.options.get(spec.id, spec.default) for spec in lobby.option_specs()}
        if clock:
            if clock not in CLOCKS:
                return Refused("refused-not-an-option")
            lobby.clock = clock
        if option is not None:
            spec = next((spec for spec in lobby.option_specs() if spec.id == option[0]), None)
            if spec is None or option[1] not in spec.values:
                return Refused("setup-option", {"option": option[0], "value": option[1]})
            lobby.options = {**lobby.options, option[0]: option[1]}
        return None

    return change


def change_sides(user_id: int) -> Change:
    """Somebody swaps places with the next seat, which is on another team."""

    def change(lobby: Lobby) -> Refused | None:
        seat = lobby.seat_of(user_id)
        if seat is None:
            return Refused("refused-not-in")
        if lobby.mode_spec.teams < 2 or len(lobby.seats) < 2:
            return Refused("refused-not-now")
        here = lobby.seats.index(seat)
        other = (here + 1) % len(lobby.seats)
        if lobby.team_of(other) == lobby.team_of(here):
            other = here - 1
        lobby.seats[here], lobby.seats[other] = lobby.seats[other], lobby.seats[here]
        return None

    return change


def cancel(user_id: int, *, manager: bool = False) -> Change:
    """The owner (or a manager of the server) gives it up."""

    def change(lobby: Lobby) -> Refused | None:
        if lobby.owner_id != user_id and not manager:
            return Refused("refused-not-owner")
        lobby.status = "cancelled"
        return None

    return change


def start(user_id: int, match_id: str) -> Change:
    """The owner starts: the lobby belongs to that match from now on."""

    def change(lobby: Lobby) -> Refused | None:
        if lobby.owner_id != user_id:
            return Refused("refused-not-owner")
        problem = lobby.problem()
        if problem is not None:
            return problem
        lobby.status, lobby.match_id = "started", match_id
        return None

    return change


def _document(lobby: Lobby, now: float) -> Document:
    data = {
        "mode": lobby.mode,
        "clock": lobby.clock,
        "options": lobby.options,
        "seats": msgspec.to_builtins(lobby.seats),
        "match_id": lobby.match_id,
    }
    members = tuple(seat.user_id for seat in lobby.seats if seat.user_id is not None)
    return Document(
        id=lobby.id, guild_id=lobby.guild_id, channel_id=lobby.channel_id, message_id=lobby.message_id,
        owner_id=lobby.owner_id, game=lobby.game, status=lobby.status, version=lobby.version,
        created=lobby.created, updated=now, data=data, members=members,
    )  # fmt: skip


def _lobby(document: Document) -> Lobby:
    data = document.data
    return Lobby(
        document.id, document.guild_id, document.channel_id or 0, document.owner_id, document.game, data["mode"],
        data["clock"], data["options"], msgspec.convert(data["seats"], list[LobbySeat]), document.message_id,
        document.status, data.get("match_id", ""), document.version, document.created,
    )  # fmt: skip


def new_match_id() -> str:
    """An id for a match that is about to start."""
    return short_id()
