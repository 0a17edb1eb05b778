"""What follows from an accepted answer: clocks, mentions, the board, the end. Computed, not done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engine.core.match import Match
from engine.core.prompt import Prompt
from host.live import Live
from host.offers import open_offers
from store import Parcel, Timer, TimersOf

REMINDER = 0.8
PICTURE_DELAY = 0.1
"""Clicks that follow each other this quickly share one picture."""
MENTION_DELAY = 1.0
"""Somebody who answers within this time is looking already and need not be called."""
PASS_DELAY = (4.0, 40.0)
"""At a closed table a seat without a choice passes after a random time in this range, in seconds."""


class Consequences(msgspec.Struct):
    """What is stored together with an answer."""

    asked: tuple[int, ...]
    timers_cancelled: tuple[TimersOf, ...]
    timers_set: tuple[Timer, ...]
    outbox: tuple[Parcel, ...]
    drafts_dropped: tuple[int, ...]


def asked_seats(match: Match) -> tuple[int, ...]:
    """The seats that must answer now."""
    seats = {seat for prompt in match.prompts if not prompt.optional for seat in prompt.seats}
    return tuple(sorted(seats - set(match.left)))


def consequences(
    live: Live, before: Match | None, after: Match, actor: int | None, now: float, rng: Random
) -> Consequences:
    """Compare two positions (before: None at the start). `actor` is the seat that answered."""
    old = {prompt.id: prompt for prompt in before.prompts} if before is not None else dict[int, Prompt]()
    new = {prompt.id: prompt for prompt in after.prompts}
    gone = tuple(number for number in old if number not in new)
    fresh = [prompt for number, prompt in new.items() if number not in old and not prompt.optional]
    asked = asked_seats(after)
    return Consequences(
        asked=asked,
        timers_cancelled=tuple(TimersOf(prompt_id=number) for number in gone if not old[number].optional)
        if live.clock is not None or _closed(after)
        else (),
        timers_set=tuple(_timers(live, after, fresh, now, rng)),
        outbox=tuple(_parcels(live, before, after, asked, actor, now)),
        drafts_dropped=tuple(number for number in gone if old[number].shape == "form"),
    )


def _closed(match: Match) -> bool:
    return match.options.get("closed") == "on"


def _timers(live: Live, match: Match, fresh: Sequence[Prompt], now: float, rng: Random) -> list[Timer]:
    timers: list[Timer] = []
    closed = _closed(match)
    for prompt in fresh:
        people = [seat for seat in prompt.seats if not live.is_computer(seat) and seat not in match.left]
        if not people:
            continue
        if closed and prompt.shape != "form" and prompt.field.sole() is not None:
            due = now + rng.uniform(*PASS_DELAY)
            timers.append(Timer(kind="pass", due=due, prompt_id=prompt.id, seat=people[0]))
            continue
        if live.clock is not None:
            seat = people[0] if len(people) == 1 else None
            timers.append(Timer(kind="deadline", due=now + live.clock, prompt_id=prompt.id, seat=seat))
            timers.append(Timer(kind="reminder", due=now + REMINDER * live.clock, prompt_id=prompt.id, seat=seat))
    return timers


def _parcels(
    live: Live, before: Match | None, after: Match, asked: tuple[int, ...], actor: int | None, now: float
) -> list[Parcel]:
    match_id = after.id
    parcels = [
        Parcel(kind="board", payload={}, created=now, not_before=now + PICTURE_DELAY, dedupe=f"board/{match_id}")
    ]
    if before is None:
        parcels.insert(0, Parcel(kind="opening", payload={}, created=now, dedupe=f"opening/{match_id}"))
    if after.result is not None:
        parcels.append(Parcel(kind="result", payload={}, created=now, dedupe=f"result/{match_id}"))
    calls = _calls(live, before, asked, actor)
    offers = _offer_calls(live, before, after, actor)
    if calls or offers or live.mentions:
        due, key = now + MENTION_DELAY, f"mentions/{match_id}"
        payload = {"ping": calls, "offers": offers}
        parcels.append(Parcel(kind="mentions", payload=payload, created=now, not_before=due, dedupe=key))
    return parcels


def all_calls(live: Live) -> dict[str, Any]:
    """Everybody who is asked, and the addressees of every offer: for a place where nobody was called yet."""
    people = {seat.seat for seat in live.seats if seat.user_id is not None}
    offers = {key: [seat for seat in offer.seats if seat in people] for key, offer in open_offers(live.match).items()}
    return {"ping": [seat for seat in asked_seats(live.match) if seat in people], "offers": offers}


def _calls(live: Live, before: Match | None, asked: tuple[int, ...], actor: int | None) -> list[int]:
    """Who is to be called: those asked anew, and those whose call has not gone out yet."""
    if before is None:
        live.calling = set()  # the opening calls everybody
        return []
    already = set(asked_seats(before))
    if live.calling is None:  # after a restart: who was called is not known, so all who are asked are
        live.calling = set(asked)
    # whoever answered last and is asked again after computers and standing answers needs no call
    present = (actor, live.last_person)
    live.calling |= {seat for seat in asked if seat not in already}
    live.calling -= {seat for seat in live.calling if seat in present or live.user_of(seat) is None}
    return sorted(live.calling & set(asked))


def _offer_calls(live: Live, before: Match | None, after: Match, actor: int | None) -> dict[str, list[int]]:
    """Offers whose addressees are to be called, once each: new ones, and those whose call has not gone out yet."""
    offers = open_offers(after)
    if live.offering is None:  # after a restart: those that stand without a mention
        live.offering = set(offers)
    elif offers:
        live.offering |= offers.keys() - (open_offers(before).keys() if before is not None else set[str]())
    live.offering &= offers.keys() - {mention.offer for mention in live.mentions}
    present = (actor, live.last_person)
    calls: dict[str, list[int]] = {}
    for key in sorted(live.offering):
        seats = [seat for seat in offers[key].seats if seat not in present and live.user_of(seat) is not None]
        if seats:
            calls[key] = seats
        else:
            live.offering.discard(key)
    return calls
