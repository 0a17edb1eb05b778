"""The whole house, opened and closed in the right order: store, pool, croupier, clocks, deliveries, backups."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from engine.core import registry
from host.clocks import Clocks
from host.croupier import Croupier
from host.delivery import Deliver, Delivery
from host.exports import export_match
from host.live import Live
from host.lobby import Lobbies
from host.pool import Pool
from host.preferences import Preferences
from store import RUNNING, Draft, MatchHead, MatchStatus, Mention, Mine, Store
from words import LOCALES, words

log = logging.getLogger(__name__)


class House:
    """What the cogs work with."""

    def __init__(self, store: Store, pool: Pool, language: str, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.pool = pool
        self.clock = clock
        self.preferences = Preferences(store, language)
        self.lobbies = Lobbies(store, clock)
        self.croupier = Croupier(store, pool, self.preferences, clock=clock)
        self.clocks = Clocks(self.croupier)
        self.delivery: Delivery | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        backups: Path | None = None,
        keep: int = 5,
        workers: int = 1,
        language: str = "en",
        clock: Callable[[], float] = time.time,
    ) -> House:
        """Open the store (checked and migrated) and load the games."""
        registry.games()
        for locale in LOCALES:
            words(locale)  # a slip in a file of words is found here, with file and line, not at a player's click
        store = await Store.open(url, backups=backups, keep=keep)
        return cls(store, Pool(workers), language, clock)

    async def secret(self) -> bytes:
        """The key of this house's custom_ids."""
        return await self.store.secret("custom_ids")

    # -- small errands of the cogs -----------------------------------------------------------------------------

    async def note(self, key: str) -> str | None:
        """A note of the bot to itself."""
        return await self.store.note(key)

    async def set_note(self, key: str, value: str) -> None:
        """Keep a note."""
        await self.store.set_note(key, value)

    async def head(self, match_id: str) -> MatchHead | None:
        """A match's row, whatever its state."""
        return await self.store.match(match_id)

    async def match_in(self, thread_id: int) -> MatchHead | None:
        """The match that is played in a thread."""
        return await self.store.match_in(thread_id)

    async def matches_of(self, user_id: int, guild_id: int | None = None) -> list[Mine]:
        """A person's running matches, those that wait for them first."""
        return await self.store.matches_of(user_id, guild_id=guild_id, status=RUNNING)

    async def set_place(self, live: Live, *, thread_id: int | None, message_id: int | None) -> None:
        """Where a match is played."""
        # the store keeps what is None: 0 stands for "nowhere"
        await self.store.set_place(live.match.id, thread_id=thread_id or 0, message_id=message_id or 0)
        for each in self.croupier.lives.both(live):
            each.head = msgspec.structs.replace(each.head, thread_id=thread_id, message_id=message_id)

    async def repost(self, live: Live) -> None:
        """Post the table again at the end of its thread; the old message goes."""
        await self.croupier.refresh(live.match.id, below=True)

    async def add_mention(self, live: Live, mention: Mention) -> None:
        """Remember a message that pings somebody."""
        await self.store.add_mention(mention)
        for each in self.croupier.lives.both(live):
            each.mentions = (*each.mentions, mention)

    async def drop_mentions(self, live: Live, messages: list[int]) -> None:
        """Those messages are gone."""
        await self.store.drop_mentions(live.match.id, messages)
        for each in self.croupier.lives.both(live):
            each.mentions = tuple(mention for mention in each.mentions if mention.message_id not in messages)

    async def export(self, match_id: str) -> bytes | None:
        """The file of a finished match."""
        return await export_match(self.store, match_id)

    async def pause(self, live: Live, reason: str) -> None:
        """Stop a match and its clocks for now."""
        await self.store.pause(live.match.id, self.clock(), reason)
        self.croupier.lives.forget(live.match.id)

    async def move(self, live: Live, channel_id: int) -> None:
        """The match's channel is gone: it goes on in another one, in a new thread."""
        match_id = live.match.id
        await self.store.set_place(match_id, channel_id=channel_id, thread_id=0, message_id=0)
        await self.store.resume(match_id, self.clock())
        self.croupier.lives.forget(match_id)
        await self.croupier.refresh(match_id, mentions=True)

    async def servers_are(self, guild_ids: set[int]) -> None:
        """The servers that the bot is in, after it connected: what happened meanwhile is made up for."""
        for guild_id in {head.guild_id for head in await self.store.running()}:
            await (self.joined(guild_id) if guild_id in guild_ids else self.removed(guild_id))

    async def joined(self, guild_id: int) -> None:
        """The bot is (again) in a server: matches that waited for it go on."""
        now = self.clock()
        await self.store.server_joined(guild_id, now)
        for head in await self.store.running(guild_id=guild_id):
            if head.status is MatchStatus.PAUSED and head.reason == "guild-gone":
                await self.store.resume(head.id, now)
                self.croupier.lives.forget(head.id)
                await self.croupier.refresh(head.id, mentions=True)

    async def removed(self, guild_id: int) -> None:
        """The bot was removed from a server: its matches wait, with their clocks stopped."""
        now = self.clock()
        await self.store.server_left(guild_id, now)
        for head in await self.store.running(guild_id=guild_id):
            if head.status is MatchStatus.PLAYING:
                await self.store.pause(head.id, now, "guild-gone")
                self.croupier.lives.forget(head.id)

    async def drafts(self, place: str, user_id: int) -> dict[int, dict[str, Any]]:
        """A person's drafts at a table, by prompt."""
        found = await self.store.drafts_of(place)
        return {draft.prompt_id: draft.data for draft in found if draft.user_id == user_id}

    async def save_draft(self, place: str, user_id: int, prompt_id: int, data: Any) -> None:
        """Keep a draft; it is revisable until the answer is sent."""
        draft = Draft(place=place, user_id=user_id, prompt_id=prompt_id, data=data, updated=self.clock())
        await self.store.save_draft(draft)

    async def drop_draft(self, place: str, user_id: int, prompt_id: int) -> None:
        """Begin again."""
        await self.store.drop_draft(place, user_id, prompt_id)

    async def begin(self, deliver: Deliver) -> None:
        """Go on with everything that was under way, then serve."""
        down = await self.croupier.recover()
        if down > 60:
            log.info("the bot was down for %.0f s; all deadlines were moved", down)
        self.delivery = Delivery(self.croupier, deliver)
        for task in (self.delivery.run(), self.clocks.run(), self.store.backup_loop(), self.pool.warm()):
            self._tasks.append(asyncio.get_running_loop().create_task(task))

    async def close(self) -> None:
        """Stop serving; everything acknowledged is stored."""
        running = set(self._tasks)
        while running:
            for task in running:
                task.cancel()
            # asked again after a second: a library may swallow a cancellation, and Ctrl-C must not hang
            _, running = await asyncio.wait(running, timeout=1.0)
        if self.delivery is not None:
            await self.delivery.close()
        await self.croupier.close()
        self.pool.close()
        await self.store.close()
