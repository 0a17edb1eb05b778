"""What servers and players have chosen once for all matches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from store import Player, Server, Store
from words import LOCALES

CLOCKS: dict[str, float | None] = {"live": 600.0, "day": 86_400.0, "slow": 259_200.0, "none": None}
"""Seconds for one answer, by the name of the clock."""

STANDING = ("always", "attacked")
"""When somebody wants to be asked in others' turns: always, or only when attacked."""


class ServerChoices(msgspec.Struct, frozen=True, omit_defaults=True):
    """Settings of a server."""

    language: str = ""
    hosts: Literal["everyone", "managers"] = "everyone"
    clock: str = "day"


class PlayerChoices(msgspec.Struct, frozen=True, omit_defaults=True):
    """Settings of a player. An empty language follows Discord's."""

    language: str = ""
    notify: Literal["on", "off"] = "on"
    standing: str = "always"
    policies: dict[str, str] = {}
    """"game/policy" -> choice, taken over into every new match."""


class Preferences:
    """Reads and writes both, with a small memory."""

    def __init__(self, store: Store, language: str) -> None:
        self._store = store
        self._default = language
        self._servers: dict[int, ServerChoices] = {}
        self._players: dict[int, PlayerChoices] = {}

    async def server(self, guild_id: int) -> ServerChoices:
        """A server's choices."""
        if guild_id not in self._servers:
            row = await self._store.server(guild_id)
            self._servers[guild_id] = _lenient(row.settings, ServerChoices)
        return self._servers[guild_id]

    async def player(self, user_id: int) -> PlayerChoices:
        """A player's choices."""
        if user_id not in self._players:
            row = await self._store.player(user_id)
            if len(self._players) > 10_000:
                self._players.clear()
            self._players[user_id] = _lenient(row.settings, PlayerChoices)
        return self._players[user_id]

    async def set_server(self, guild_id: int, now: float, **changes: Any) -> ServerChoices:
        """Change some of a server's choices."""
        row = await self._store.server(guild_id)
        choices = msgspec.structs.replace(_lenient(row.settings, ServerChoices), **changes)
        settings = {**row.settings, **msgspec.to_builtins(choices)}
        await self._store.save_server(Server(guild_id=guild_id, settings=settings, joined=row.joined or now))
        self._servers[guild_id] = choices
        return choices

    async def set_player(self, user_id: int, now: float, **changes: Any) -> PlayerChoices:
        """Change some of a player's choices."""
        row = await self._store.player(user_id)
        choices = msgspec.structs.replace(_lenient(row.settings, PlayerChoices), **changes)
        settings = {**row.settings, **{name: getattr(choices, name) for name in choices.__struct_fields__}}
        await self._store.save_player(Player(user_id=user_id, settings=settings, updated=now))
        self._players[user_id] = choices
        return choices

    async def language_of_server(self, guild_id: int | None, discord_locale: str = "") -> str:
        """The language of public messages in a server."""
        chosen = (await self.server(guild_id)).language if guild_id else ""
        return chosen or _known(discord_locale) or self._default

    async def language_of(self, user_id: int, guild_id: int | None, discord_locale: str = "") -> str:
        """The language of private messages to a player: their own choice, Discord's, the server's."""
        chosen = (await self.player(user_id)).language
        return chosen or _known(discord_locale) or await self.language_of_server(guild_id)


def _known(discord_locale: str) -> str:
    short = str(discord_locale).split("-")[0].lower()
    return short if short in LOCALES else ""


def _lenient(settings: dict[str, Any], kind: type[Any]) -> Any:
    """Settings as a record; a field that an older or newer release wrote differently gets its default."""
    record = kind()
    for name in kind.__struct_fields__:
        if name in settings:
            try:
                msgspec.convert({name: settings[name]}, kind)
            except msgspec.ValidationError:
                continue
            record = msgspec.structs.replace(record, **{name: settings[name]})
    return record
