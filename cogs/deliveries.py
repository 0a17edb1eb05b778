"""What the outbox says is to be shown: the table, mentions, reminders, the result."""

from __future__ import annotations

import contextlib
import io
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs import pieces
from cogs.table_view import TABLE_PICTURE, outcome, scene_of, table_view
from engine.core import registry
from engine.core.export import fingerprint
from host.consequences import asked_seats
from host.delivery import Delayed, Undeliverable
from host.live import Live, NoMatch, SetAside
from host.offers import open_offers
from host.parcels import MatchStatus, Mention, ParcelRow
from host.screens import table_screen

if TYPE_CHECKING:
    from cogs.client import Dicehold

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED = 10003, 10008, 50001, 50013, 50083
PUSHED_AWAY = 6
"""So many messages below the table, and it is posted again."""
ARCHIVE_AFTER = 10080
NO_RIGHTS_WAIT = 300.0
"""Somebody has to give the rights back: look again after so many seconds."""


class Shown:
    """What the table messages show now, as far as this process knows."""

    def __init__(self) -> None:
        self._text: dict[str, int] = {}
        self._talk: dict[int, int] = {}
        self.tables: dict[int, str] = {}
        """Table message -> match."""
        self.threads: dict[int, str] = {}

    def note_text(self, match_id: str, version: int) -> None:
        """The text and buttons of this version are shown."""
        self._text[match_id] = version
        if len(self._text) > 5000:
            self._text.pop(next(iter(self._text)))

    def text_is(self, match_id: str, version: int) -> bool:
        """Is this version shown already?"""
        return self._text.get(match_id) == version

    def talked(self, channel_id: int, message_id: int) -> None:
        """A message came in below a table."""
        if channel_id in self.threads and message_id not in self.tables:
            self._talk[channel_id] = self._talk.get(channel_id, 0) + 1

    def pushed_away(self, thread_id: int) -> bool:
        """Has talk pushed the table away?"""
        return self._talk.get(thread_id, 0) >= PUSHED_AWAY

    def posted(self, match_id: str, thread_id: int, message_id: int) -> None:
        """The table stands here now."""
        self.tables[message_id] = match_id
        self.threads[thread_id] = match_id
        self._talk[thread_id] = 0
        for known in (self.tables, self.threads):
            if len(known) > 5000:
                known.pop(next(iter(known)))


class Deliveries:
    """Delivers parcels. Trouble with Discord delays them, it never loses a match."""

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot

    async def __call__(self, parcel: ParcelRow) -> None:
        """Deliver one parcel."""
        match_id = parcel.match_id or ""
        croupier = self.bot.house.croupier
        if parcel.kind == "set_aside":
            await self._set_aside(match_id)
            return
        try:
            live = await croupier.live(match_id)
        except (NoMatch, SetAside) as reason:
            raise Undeliverable(repr(reason)) from reason
        if live.head.status not in (MatchStatus.PLAYING, MatchStatus.OVER):
            raise Undeliverable(live.head.status.value)
        try:
            await self._deliver(parcel, live)
        except discord.Forbidden as error:
            self._check_guild(live)
            log.warning("match %s: no right to write in channel %s: %s", match_id, live.head.channel_id, error.text)
            raise Delayed(NO_RIGHTS_WAIT) from error
        except discord.NotFound as error:
            self._check_guild(live)
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._thread_lost(live)
            raise Delayed(0.1) from error
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self.bot.http.edit_channel(live.head.thread_id or 0, archived=False, locked=False)
            raise Delayed(0.1) from error

    async def _deliver(self, parcel: ParcelRow, live: Live) -> None:
        await self._place(live)
        if parcel.kind == "board":
            await self._board(live, again=bool(parcel.payload.get("again")), below=bool(parcel.payload.get("below")))
        elif parcel.kind == "opening":
            await self._opening(live)
        elif parcel.kind == "mentions":
            await self._mentions(live, parcel.payload.get("ping", []), parcel.payload.get("offers", {}))
        elif parcel.kind == "reminder":
            await self._reminder(live, parcel.payload["prompt"])
        elif parcel.kind == "result":
            await self._result(live)
        else:
            raise Undeliverable(f"unknown kind {parcel.kind!r}")

    # -- the place ---------------------------------------------------------------------------------------------

    def _check_guild(self, live: Live) -> None:
        if self.bot.is_ready() and self.bot.get_guild(live.head.guild_id) is None:
            raise Undeliverable("the bot is not in that server any more")

    def _thread(self, live: Live) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(
            live.head.thread_id or 0, guild_id=live.head.guild_id, type=discord.ChannelType.public_thread
        )

    async def _place(self, live: Live) -> None:
        """A table is a thread: make it if it is not there yet."""
        head = live.head
        if head.thread_id is not None:
            if head.message_id is not None and head.message_id not in self.bot.shown.tables:
                self.bot.shown.posted(head.id, head.thread_id, head.message_id)
            return
        words = await self.bot.words_of_server(head.guild_id)
        game = words(registry.game(head.game).key)
        name = pieces.cut(words("thread-name", game=game, players=", ".join(live.names)), 100)
        channel_id, lobby = head.channel_id or 0, head.header.more.get("lobby_message")
        thread: Any = None
        if lobby:
            try:
                thread = await self.bot.http.start_thread_with_message(
                    channel_id, lobby, name=name, auto_archive_duration=ARCHIVE_AFTER
                )
            except discord.HTTPException as error:
                if error.status in (403, 429) or error.status >= 500:
                    raise
                # the lobby's message is gone, or has a thread already: open one beside it
        if thread is None:
            thread = await self.bot.http.start_thread_without_message(
                channel_id,
                name=name,
                auto_archive_duration=ARCHIVE_AFTER,
                type=discord.ChannelType.public_thread.value,
                invitable=True,
            )
        thread_id = int(thread["id"])
        await self.bot.house.set_place(live, thread_id=thread_id, message_id=None)
        for user_id in filter(None, (seat.user_id for seat in live.seats)):
            if (await self.bot.house.preferences.player(user_id)).notify == "off":
                # a mention brings people into a thread; those who are never mentioned are added quietly
                with contextlib.suppress(discord.NotFound, discord.Forbidden):
                    await self.bot.http.add_user_to_thread(thread_id, user_id)

    async def _thread_lost(self, live: Live) -> None:
        """The thread was deleted: the table gets a new one. If its channel is gone too, the match waits."""
        channel_id = live.head.channel_id or 0
        try:
            await self.bot.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden) as error:
            await self.bot.house.pause(live, "channel-gone")
            raise Undeliverable("the channel is gone; the match is paused") from error
        await self.bot.house.set_place(live, thread_id=None, message_id=None)

    async def message_gone(self, channel_id: int, message_id: int) -> None:
        """A message was deleted; if it was a running table, show it again."""
        match_id = self.bot.shown.tables.pop(message_id, None)
        if match_id is None:
            return
        try:
            live = await self.bot.house.croupier.live(match_id)
        except (NoMatch, SetAside):
            return
        if live.head.message_id == message_id and live.head.status is MatchStatus.PLAYING:
            await self.bot.house.set_place(live, thread_id=channel_id, message_id=None)
            await self.bot.house.croupier.refresh(match_id)

    async def thread_gone(self, thread_id: int) -> None:
        """A thread was deleted; a running match comes back in a new one."""
        head = await self.bot.house.match_in(thread_id)
        if head is None or head.status is not MatchStatus.PLAYING:
            return
        live = await self.bot.house.croupier.live(head.id)
        await self.bot.house.set_place(live, thread_id=None, message_id=None)
        await self.bot.house.croupier.refresh(head.id, mentions=True)

    # -- the table ---------------------------------------------------------------------------------------------

    async def _board(self, live: Live, *, again: bool, below: bool) -> None:
        """Draw the newest position and show it: in place, or below if talk pushed the table away."""
        head, version = live.head, live.match.version
        words = await self.bot.words_of_server(head.guild_id)
        screen = table_screen(live)
        below = below or self.bot.shown.pushed_away(head.thread_id or 0)
        drawn = await self.bot.picture("table", screen.view, words.locale)
        if live.match.version != version:  # somebody answered meanwhile: an old picture does no harm, old buttons do
            head, version, screen = live.head, live.match.version, table_screen(live)
        up_to_date = head.message_id is not None and self.bot.shown.text_is(head.id, version)
        if drawn is None and up_to_date and not again and not below:
            return
        files: list[discord.File] = []
        filename, alt = None, ""
        if drawn is not None:
            filename, alt = TABLE_PICTURE, drawn[1]
            files = [discord.File(io.BytesIO(drawn[0]), filename, description=alt)]
        view = table_view(self.bot.ids, words, screen, filename, alt)
        view.stop()
        thread = self._thread(live)
        if head.message_id is not None and not below:
            try:
                await thread.get_partial_message(head.message_id).edit(view=view, attachments=files)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                self.bot.shown.note_text(head.id, version)
                return
            for file in files:
                file.reset()
        old = head.message_id
        message = await thread.send(view=view, files=files)
        self.bot.shown.posted(head.id, message.channel.id, message.id)
        self.bot.shown.note_text(head.id, version)
        await self.bot.house.set_place(live, thread_id=head.thread_id, message_id=message.id)
        if old is not None:
            self.bot.shown.tables.pop(old, None)
            await self._delete(thread, old)

    async def _delete(self, thread: discord.PartialMessageable, message_id: int) -> None:
        try:
            await thread.get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden):
            return

    async def _opening(self, live: Live) -> None:
        """The first words in the thread: everybody is called to it, and the dice are sealed before they roll."""
        words = await self.bot.words_of_server(live.head.guild_id)
        names, users = await self._called(live, [seat.seat for seat in live.seats if seat.user_id is not None])
        content = words(
            "opening-note",
            game=words(live.match.game.key),
            players=words.join(names),
            commitment=live.head.header.commitment,
        )
        await self._thread(live).send(content, allowed_mentions=discord.AllowedMentions(users=users))

    # -- mentions ----------------------------------------------------------------------------------------------

    async def _mentions(self, live: Live, ping: list[int], offers: dict[str, list[int]]) -> None:
        """A short mention for those who are asked anew and one for each new offer; old ones go when all answered."""
        thread, asked, standing = self._thread(live), set(asked_seats(live.match)), open_offers(live.match)
        live.calling, live.offering = set(), set()
        covered: set[int] = set()
        called: set[str] = set()
        done: list[int] = []
        for mention in live.mentions:
            offer = standing.get(mention.offer)
            waiting = asked if not mention.offer else set(offer.seats) if offer else set[int]()
            if mention.channel_id != live.head.thread_id:
                done.append(mention.message_id)  # it went with a thread that is gone
            elif not waiting & set(mention.seats):
                await self._delete(thread, mention.message_id)
                done.append(mention.message_id)
            elif mention.offer:
                called.add(mention.offer)
            else:
                covered |= set(mention.seats)
        if done:
            await self.bot.house.drop_mentions(live, done)
        seats = [seat for seat in ping if seat in asked and seat not in covered and live.user_of(seat) is not None]
        await self._call(live, seats, "mention-asked")
        for key, addressed in offers.items():
            if key in standing and key not in called:
                offer = standing[key]
                seats = [seat for seat in addressed if seat in offer.seats and live.user_of(seat) is not None]
                await self._call(live, seats, "mention-offer", offer=key, by=pieces.escape(live.names[offer.by]))

    async def _reminder(self, live: Live, prompt_id: int) -> None:
        prompt = live.match.prompt(prompt_id)
        if prompt is None:
            return
        seats = [seat for seat in prompt.seats if live.user_of(seat) is not None and seat not in live.match.left]
        await self._call(live, seats, "mention-reminder")

    async def _call(self, live: Live, seats: list[int], key: str, *, offer: str = "", **said: str) -> None:
        """Mention people, and remember the message until they have answered."""
        if not seats:
            return
        message = await self._ping(live, seats, key, **said)
        mention = Mention(
            match_id=live.match.id, message_id=message.id, channel_id=message.channel.id,
            seats=tuple(seats), created=self.bot.house.clock(), offer=offer,
        )  # fmt: skip
        await self.bot.house.add_mention(live, mention)

    async def _ping(self, live: Live, seats: list[int], key: str, **said: str) -> discord.Message:
        """A message that mentions people; those who want no notifications are named only."""
        names, users = await self._called(live, seats)
        words = await self.bot.words_of_server(live.head.guild_id)
        link = pieces.jump(live.head.guild_id, live.head.thread_id, live.head.message_id)
        content = words(key, players=words.join(names), link=link, **said)
        return await self._thread(live).send(content, allowed_mentions=discord.AllowedMentions(users=users))

    async def _called(self, live: Live, seats: list[int]) -> tuple[list[str], list[discord.Object]]:
        """How people are addressed, and which of them are notified."""
        names: list[str] = []
        users: list[discord.Object] = []
        for seat in seats:
            user = live.user_of(seat) or 0
            choices = await self.bot.house.preferences.player(user)
            if choices.notify == "on":
                names.append(f"<@{user}>")
                users.append(discord.Object(user))
            else:
                names.append(f"**{pieces.escape(live.names[seat])}**")
        return names, users

    # -- the end -----------------------------------------------------------------------------------------------

    async def _result(self, live: Live) -> None:
        """The result with the file that proves it, and the seed that was secret until now."""
        words = await self.bot.words_of_server(live.head.guild_id)
        data = await self.bot.house.export(live.match.id)
        result = live.match.result
        if data is None or result is None:
            raise Undeliverable("the match is not over")
        scene = scene_of(live.match.game.id, live.names)
        filename = f"dicehold-{live.match.id}.json"
        proof = words(
            "result-proof",
            commitment=live.head.header.commitment,
            seed=live.match.seed.hex(),
            sha=fingerprint(data),
        )
        items: list[Any] = [
            pieces.text(f"## {outcome(words, scene, result)}"),
            ui.Separator(),
            pieces.text(proof),
            ui.File(f"attachment://{filename}"),
        ]
        view = pieces.box(items)
        view.stop()
        await self._thread(live).send(view=view, file=discord.File(io.BytesIO(data), filename))

    async def _set_aside(self, match_id: str) -> None:
        head = await self.bot.house.head(match_id)
        if head is None or head.thread_id is None:
            raise Undeliverable("it has no thread")
        words = await self.bot.words_of_server(head.guild_id)
        view = pieces.note(words("match-set-aside", match=match_id))
        view.stop()
        thread = self.bot.get_partial_messageable(head.thread_id, guild_id=head.guild_id)
        await thread.send(view=view)
