"""The croupier: seats a match, takes an answer, stores it, and lets computers and standing answers follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from engine.core.draws import commitment
from engine.core.events import Done
from engine.core.export import answer_entry, leave_entry, start_entry
from engine.core.match import Match
from engine.core.prompt import Answer, Picks, Refused
from host.automatic import Automatic
from host.consequences import all_calls, consequences
from host.live import Live, Lives, NoMatch, SetAside
from host.lobby import Lobby
from host.pool import Pool
from host.preferences import Preferences
from host.standing import WHEN_KEY, policy_key
from store import Answer as AnswerRow
from store import (
    AnswerCommit,
    Committed,
    DiskFull,
    Header,
    Loaded,
    MatchRow,
    MatchStatus,
    NewMatch,
    Parcel,
    Repeated,
    Seat,
    Stale,
    Standing,
    Store,
    StoreError,
    TimersOf,
)

log = logging.getLogger(__name__)


class Taken(msgspec.Struct, frozen=True):
    """An answer that counts: stored, and what happened. `repeated`: it was taken before already."""

    match_id: str
    version: int
    done: Done
    repeated: bool = False


Meanwhile = Callable[[Live], None]
"""What to do while an answer is being stored; given the match as it will be."""


class Croupier:
    """Between Discord and the rules. All matches go through here."""

    def __init__(
        self, store: Store, pool: Pool, preferences: Preferences, *, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.pool = pool
        self.preferences = preferences
        self.clock = clock
        self.lives = Lives(store)
        self.rng = Random()
        self.stirred = asyncio.Event()
        """Set whenever there may be something to deliver or a new timer."""
        self._alarm: asyncio.TimerHandle | None = None
        self._automatic = Automatic(self)

    # -- seating -------------------------------------------------------------------------------------------------

    async def seat_match(self, lobby: Lobby) -> str:
        """Start the match of a lobby that was marked as started; the same match if it was seated before."""
        if await self.store.match(lobby.match_id) is not None:
            return lobby.match_id
        now, seed = self.clock(), secrets.token_bytes(32)
        words = tuple(seat.word for seat in lobby.seats if seat.word)
        seats = lobby.engine_seats()
        match = Match.new(
            lobby.game, seats, mode=lobby.mode, options=lobby.options, match_id=lobby.match_id, seed=seed, words=words
        )
        start = start_entry(match)
        header = Header(
            options=match.options,
            names=tuple(seat.name for seat in lobby.seats),
            words=words,
            commitment=commitment(seed),
            more={
                "clock": lobby.clock,
                "lobby_message": lobby.message_id,
                "start": msgspec.to_builtins(start),
                "seats": msgspec.to_builtins(seats),
            },
        )
        row = MatchRow(
            id=match.id, guild_id=lobby.guild_id, channel_id=lobby.channel_id, game=lobby.game, mode=match.mode,
            rules_version=str(match.game.rules), created=now, updated=now, header=header, seed=seed,
            snapshot=match.dump(),
        )  # fmt: skip
        people = tuple(
            Seat(seat=number, user_id=seat.user_id, computer=seat.computer) for number, seat in enumerate(lobby.seats)
        )
        live = Live(Loaded(match=row, seats=people, standing=(), mentions=()), match, match.opening.events, start.chain)
        what = consequences(live, None, match, None, now, self.rng)
        await self.store.create_match(
            NewMatch(
                match=row, seats=people, events=match.opening.events, asked=what.asked,
                timers_set=what.timers_set, outbox=what.outbox,
            )
        )  # fmt: skip
        live.set_standing(await self._take_over_preferences(lobby))
        # whoever pressed Start is looking, and the opening calls everybody: nobody is called twice
        live.last_person = next((seat.seat for seat in people if seat.user_id == lobby.owner_id), None)
        self.lives.keep(live)
        self._follow(lobby.match_id)
        return lobby.match_id

    async def _take_over_preferences(self, lobby: Lobby) -> list[Standing]:
        """Players' own standing answers hold in every new match."""
        rows: list[Standing] = []
        for number, seat in enumerate(lobby.seats):
            if seat.user_id is None:
                continue
            choices = await self.preferences.player(seat.user_id)
            if choices.standing != "always":
                rows.append(Standing(seat=number, key=WHEN_KEY, value=choices.standing))
            for key, value in choices.policies.items():
                game, _, policy = key.partition("/")
                if game == lobby.game:
                    rows.append(Standing(seat=number, key=policy_key(policy), value=value))
        if rows:
            await self.store.set_standing(lobby.match_id, rows)
        return rows

    # -- answers -------------------------------------------------------------------------------------------------

    async def answer(
        self,
        match_id: str,
        user_id: int,
        prompt_id: int,
        picks: Picks,
        interaction_id: int | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Taken | Refused:
        """A person answers. Nothing is shown that is not stored: when this returns Taken, it counts for good.

        `meanwhile` may be called once while the disk writes, with the match as it will be if that goes well: time to
        get ready what is shown then.
        """
        async with self.lives.lock(match_id):
            found = await self._at_table(match_id, user_id)
            if isinstance(found, Refused):
                return found
            live, seat = found
            answer = Answer(seat, prompt_id, picks, "user")
            return await self.play(live, answer, user_id, interaction_id, meanwhile=meanwhile)

    async def _at_table(self, match_id: str, user_id: int) -> tuple[Live, int] | Refused:
        """The match and the person's seat."""
        try:
            live = await self.live(match_id)
        except NoMatch:
            return Refused("refused-no-match")
        except SetAside:
            return Refused("refused-set-aside")
        seat = live.seat_of(user_id)
        return Refused("refused-not-seated") if seat is None else (live, seat)

    async def play(
        self,
        live: Live,
        answer: Answer,
        user_id: int | None = None,
        interaction_id: int | None = None,
        timer_id: int | None = None,
        absent: int | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Taken | Refused:
        """Check, store, acknowledge. The match's lock is held by the caller."""
        if live.head.status is not MatchStatus.PLAYING and live.match.result is None:
            return Refused(f"refused-{live.head.status.value.replace('_', '-')}")
        refused = live.match.check(answer)
        if refused is not None:
            if interaction_id is not None and (first := await self.store.answer_to(interaction_id)) is not None:
                return Taken(live.match.id, first.version, Done((), ()), repeated=True)
            return refused
        after = live.match.clone()
        try:
            done = after.answer(answer)
        except Exception:
            log.exception("match %s: answer %s broke the rules engine; nothing was changed", live.match.id, answer)
            return Refused("refused-broken", {"match": live.match.id})
        assert isinstance(done, Done)
        entry = answer_entry(after, answer, done, live.chain)
        row = AnswerRow(
            seat=answer.seat, by=answer.by, user_id=user_id, interaction_id=interaction_id,  # pyright: ignore[reportArgumentType]
            prompt_id=answer.prompt, picks=answer.picks, draws=done.draws, digest=entry.chain, at=self.clock(),
        )  # fmt: skip
        return await self._commit(live, after, done, row, answer.seat, timer_id, absent, meanwhile=meanwhile)

    async def resign(self, match_id: str, user_id: int, interaction_id: int | None = None) -> Taken | Refused:
        """A person gives up the match."""
        async with self.lives.lock(match_id):
            found = await self._at_table(match_id, user_id)
            if isinstance(found, Refused):
                return found
            live, seat = found
            after = live.match.clone()
            done = after.leave(seat, "resign")
            if isinstance(done, Refused):
                return done
            entry = leave_entry(after, seat, "resign", done, live.chain)
            row = AnswerRow(
                kind="leave", seat=seat, by="user", user_id=user_id, interaction_id=interaction_id,
                picks="resign", draws=done.draws, digest=entry.chain, at=self.clock(),
            )  # fmt: skip
            return await self._commit(live, after, done, row, seat, None, None, left=seat)

    async def _commit(
        self,
        live: Live,
        after: Match,
        done: Done,
        row: AnswerRow,
        actor: int,
        timer_id: int | None,
        absent: int | None,
        left: int | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Taken | Refused:
        before, now = live.match, row.at
        if row.by == "user":
            live.last_person = actor
        elif row.by in ("timeout", "host"):
            live.last_person = None
        what = consequences(live, before, after, actor, now, self.rng)
        over = after.result is not None
        seat = live.seats[actor]
        new_seat = msgspec.structs.replace(
            seat, absent=absent if absent is not None else 0, left=seat.left or left == actor
        )
        cancelled = what.timers_cancelled if timer_id is None else (TimersOf(id=timer_id), *what.timers_cancelled)
        commit = AnswerCommit(
            match_id=before.id,
            expected_version=before.version,
            row=row,
            snapshot=after.dump(),
            events=done.events,
            status=MatchStatus.OVER if over else None,
            result=msgspec.to_builtins(after.result),
            rules_version=str(after.game.rules),
            seats_changed=(new_seat,) if new_seat != seat else (),
            asked=what.asked,
            timers_cancelled=cancelled,
            timers_set=() if over else what.timers_set,
            outbox=what.outbox,
            drafts_dropped=True if over else what.drafts_dropped,
        )

        def get_ready() -> None:
            assert meanwhile is not None
            ahead = live.ahead()
            ahead.move(after, row.digest, new_seat, done.events, now)
            try:
                meanwhile(ahead)
            except Exception:
                log.exception("match %s: what follows an answer could not be got ready", before.id)

        try:
            outcome = await self.store.commit_answer(commit, None if meanwhile is None else get_ready)
        except DiskFull:
            log.exception("match %s: the disk is full; the answer was not stored", before.id)
            return Refused("refused-disk-full")
        except StoreError:
            log.exception("match %s: the answer could not be stored", before.id)
            self.lives.forget(before.id)
            return Refused("refused-store")
        if isinstance(outcome, Repeated):
            return Taken(before.id, outcome.first.version, Done((), ()), repeated=True)
        if isinstance(outcome, Stale):
            self.lives.forget(before.id)  # another process moved it: read it again
            return Refused("refused-not-open")
        assert isinstance(outcome, Committed)
        live.move(after, row.digest, new_seat, done.events, now)
        self._stir(what.outbox)
        self._automatic.wake(before.id, live)
        return Taken(before.id, after.version, done)

    def _follow(self, match_id: str) -> None:
        self.stirred.set()
        self._automatic.wake(match_id)

    def _stir(self, parcels: tuple[Parcel, ...]) -> None:
        """Wake the deliveries when the first of these parcels is due: most answers only bring a board in a moment."""
        delay = min((parcel.not_before or 0.0) for parcel in parcels) - self.clock()
        if delay <= 0:
            self.stirred.set()
        elif self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.stirred.set()

    # -- looking -------------------------------------------------------------------------------------------------

    async def live(self, match_id: str) -> Live:
        """A match by its id; an unreadable one is set aside alone, with a message."""
        try:
            return await self.lives.get(match_id)
        except SetAside as error:
            now = self.clock()
            if await self.store.set_aside(match_id, str(error), now):
                log.error("match %s cannot be read and was set aside: %s", match_id, error)
                parcel = Parcel(kind="set_aside", payload={}, created=now, match_id=match_id)
                await self.store.post([parcel])
                self.stirred.set()
            raise

    async def refresh(self, match_id: str, *, mentions: bool = False, below: bool = False) -> None:
        """Show the table again (its message was deleted, its thread came back)."""
        now = self.clock()
        payload = {"again": True, "below": below}
        parcels = [Parcel(kind="board", payload=payload, created=now, match_id=match_id, dedupe=f"board/{match_id}")]
        if mentions:
            live = await self.live(match_id)
            parcels.append(Parcel(kind="mentions", payload=all_calls(live), created=now, match_id=match_id))
        await self.store.post(parcels)
        self.stirred.set()

    async def set_standing(self, match_id: str, seat: int, key: str, value: Any) -> None:
        """Remember a standing answer of a seat, and let it answer what is open."""
        async with self.lives.lock(match_id):
            rows = [Standing(seat=seat, key=key, value=value)]
            await self.store.set_standing(match_id, rows)
            (await self.live(match_id)).set_standing(rows)
        self._follow(match_id)

    # -- life ----------------------------------------------------------------------------------------------------

    async def recover(self) -> float:
        """After a start: clocks get the time the bot was down; computers and standing answers go on."""
        down = await self.store.make_up_for_downtime(self.clock())
        for head in await self.store.running():
            if head.status is MatchStatus.PLAYING:
                self._automatic.wake(head.id)
        self.stirred.set()
        return down

    async def settled(self, match_id: str) -> None:
        """Wait until standing answers and computers of one match have been given."""
        await self._automatic.settled(match_id)

    async def idle(self) -> None:
        """Wait until nothing automatic is under way (tests)."""
        await self._automatic.idle()

    async def close(self) -> None:
        """Stop what runs in the background."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self._automatic.close()
