"""A croupier with a store in memory of its own and no Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.croupier import Croupier
from host.lobby import Lobbies, Lobby, LobbySeat, add_computer, join, start
from host.pool import Pool
from host.preferences import Preferences
from store import Store, short_id


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class House:
    """Everything the host needs, without Discord."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.pool = Pool(0)
        self.preferences = Preferences(store, "en")
        self.lobbies = Lobbies(store, clock)
        self.croupier = Croupier(store, self.pool, self.preferences, clock=clock)

    async def lobby(self, *people: tuple[int, str], computers: int = 0, options: dict[str, str] | None = None) -> Lobby:
        owner = LobbySeat(people[0][1], people[0][0])
        lobby = await self.lobbies.open(1, 2, owner, "lanterns", "", "day", options or {})
        assert isinstance(lobby, Lobby)
        for user_id, name in people[1:]:
            changed = await self.lobbies.change(lobby.id, join(user_id, name))
            assert isinstance(changed, Lobby)
        for _ in range(computers):
            assert isinstance(await self.lobbies.change(lobby.id, add_computer(people[0][0], "random", "Bot")), Lobby)
        found = await self.lobbies.get(lobby.id)
        assert found is not None
        return found

    async def match(self, *people: tuple[int, str], computers: int = 0, options: dict[str, str] | None = None) -> str:
        lobby = await self.lobby(*people, computers=computers, options=options)
        started = await self.lobbies.change(lobby.id, start(people[0][0], short_id()))
        assert isinstance(started, Lobby), started
        return await self.croupier.seat_match(started)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    house = House(store, clock)
    yield house
    await house.croupier.close()
    house.pool.close()
    await store.close()
