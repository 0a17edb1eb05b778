"""Every query of this package as a method: the table of contents of the store."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

# Other names where a method below has the module's: inside the class it would hide the module.
from store import answers as journal
from store import drafts, matches, outbox, settings, timers, upkeep
from store import lobbies as shelves
from store.database import Query
from store.rows import AnswerCommit, Committed, Repeated, Stale

P = ParamSpec("P")
T = TypeVar("T")


def _read(
    query: Callable[Concatenate[sa.Connection, P], T],
) -> Callable[Concatenate[Queries, P], Coroutine[Any, Any, T]]:
    """A query as a method that looks."""

    @functools.wraps(query)
    async def method(self: Queries, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.look(lambda conn: query(conn, *args, **kwargs))

    return method


def _write(
    query: Callable[Concatenate[sa.Connection, P], T],
) -> Callable[Concatenate[Queries, P], Coroutine[Any, Any, T]]:
    """A query as a method that changes something."""

    @functools.wraps(query)
    async def method(self: Queries, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.change(lambda conn: query(conn, *args, **kwargs))

    return method


class Queries(ABC):
    """All that can be asked of the store. Each line names the function that does it, where its words are."""

    @abstractmethod
    async def look(self, query: Query[T]) -> T:
        """Run a query that only reads."""

    @abstractmethod
    async def change(self, query: Query[T], meanwhile: Callable[[], None] | None = None) -> T:
        """Run a query that writes. `meanwhile` may be called once while the disk does, or never."""

    # Matches
    create_match = _write(matches.create_match)
    match = _read(matches.match)
    load = _read(matches.load)
    match_in = _read(matches.match_in)
    seats = _read(matches.seats_of)
    matches_of = _read(matches.matches_of)
    running = _read(matches.running)
    matches_in = _read(matches.matches_in)
    set_place = _write(matches.set_place)
    set_header = _write(matches.set_header)
    set_seats = _write(matches.set_seats)
    pause = _write(matches.pause)
    resume = _write(matches.resume)
    set_aside = _write(matches.set_aside)
    cancel_match = _write(matches.cancel_match)
    delete_match = _write(matches.delete_match)
    replace_snapshot = _write(matches.replace_snapshot)

    # The log
    async def commit_answer(
        self, commit: AnswerCommit, meanwhile: Callable[[], None] | None = None
    ) -> Committed | Stale | Repeated:
        """Store an answer with all its consequences (journal.commit_answer); `meanwhile`: see `change`."""
        return await self.change(lambda conn: journal.commit_answer(conn, commit), meanwhile)

    answers = _read(journal.answers)
    answer_to = _read(journal.answer_to)
    events = _read(journal.events)
    snapshots = _read(journal.snapshots_of)

    # Clocks
    set_timers = _write(timers.set_timers)
    cancel_timers = _write(timers.cancel_timers)
    timer_done = _write(timers.timer_done)
    due = _read(timers.due)
    next_due = _read(timers.next_due)
    timers_of = _read(timers.timers_of)
    shift_deadlines = _write(timers.shift_deadlines)

    # Deliveries
    post = _write(outbox.post)
    outbox_due = _read(outbox.outbox_due)
    outbox_next = _read(outbox.outbox_next)
    outbox_of = _read(outbox.outbox_of)
    outbox_sent = _write(outbox.outbox_sent)
    outbox_failed = _write(outbox.outbox_failed)

    # Drafts, standing answers, mentions
    save_draft = _write(drafts.save_draft)
    draft = _read(drafts.draft)
    drafts_of = _read(drafts.drafts_of)
    drop_draft = _write(drafts.drop_draft)
    drop_drafts = _write(drafts.drop_drafts)
    standing = _read(drafts.standing)
    set_standing = _write(drafts.set_standing)
    add_mention = _write(drafts.add_mention)
    mentions = _read(drafts.mentions)
    drop_mentions = _write(drafts.drop_mentions)

    # Lobbies, campaigns, tournaments
    create_lobby = _write(shelves.lobbies.create)
    lobby = _read(shelves.lobbies.get)
    lobby_at = _read(shelves.lobbies.at)
    save_lobby = _write(shelves.lobbies.save)
    lobbies = _read(shelves.lobbies.find)
    delete_lobby = _write(shelves.lobbies.delete)
    create_campaign = _write(shelves.campaigns.create)
    campaign = _read(shelves.campaigns.get)
    save_campaign = _write(shelves.campaigns.save)
    campaigns = _read(shelves.campaigns.find)
    delete_campaign = _write(shelves.campaigns.delete)
    create_tournament = _write(shelves.tournaments.create)
    tournament = _read(shelves.tournaments.get)
    save_tournament = _write(shelves.tournaments.save)
    tournaments = _read(shelves.tournaments.find)
    delete_tournament = _write(shelves.tournaments.delete)

    # Servers, people, ratings, the bot's own notes
    server = _read(settings.server)
    save_server = _write(settings.save_server)
    server_joined = _write(settings.server_joined)
    server_left = _write(settings.server_left)
    player = _read(settings.player)
    save_player = _write(settings.save_player)
    ratings_of = _read(settings.ratings_of)
    leaderboard = _read(settings.leaderboard)
    save_ratings = _write(settings.save_ratings)
    note = _read(settings.note)
    set_note = _write(settings.set_note)
    secret = _write(settings.secret)
    heartbeat = _write(settings.heartbeat)
    make_up_for_downtime = _write(settings.make_up_for_downtime)

    # Upkeep
    prune = _write(upkeep.prune)
    forget_user = _write(upkeep.forget_user)
    counts = _read(upkeep.counts)
