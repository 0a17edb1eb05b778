"""What to show to whom: views, questions and the latest events, as plain data for the cogs."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.events import Event
from engine.core.game import Page
from engine.core.prompt import Pick, Prompt, Sheet
from engine.core.view import View
from host.live import RECENT, Live
from host.offers import offer_token
from host.standing import may_pass
from store import MatchHead, Seat


class Free(msgspec.Struct, frozen=True):
    """A kind of free action that some seats have now: one button for all of them.

    What somebody proposed to others (its data says `by` whom) is an offer: all its addressees share one token.
    """

    kind: str
    prompt: Prompt
    sheet: Sheet
    seats: tuple[int, ...]
    offer: str = ""


class TableScreen(msgspec.Struct, frozen=True):
    """The public table: everything here may be seen by anybody."""

    head: MatchHead
    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    view: View
    asked: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    """Open questions that are public: answered on the table itself."""
    hidden: bool
    """Somebody is asked in private: they open their hand."""
    free: tuple[Free, ...]
    events: tuple[Event, ...]


class HandScreen(msgspec.Struct, frozen=True):
    """One player's private view."""

    head: MatchHead
    names: tuple[str, ...]
    seat: int
    view: View
    sheets: tuple[Sheet, ...]
    drafts: dict[int, dict[str, Any]]
    standing: dict[str, Any]
    passable: bool
    events: tuple[Event, ...]
    hands: tuple[int, ...] = ()
    """Other seats whose hand this player may see."""
    pages: tuple[Page, ...] = ()
    """What else this player may look at."""


def table_screen(live: Live) -> TableScreen:
    """What everybody sees."""
    match = live.match
    view = match.view(None)
    sheets = [match.sheet(prompt) for prompt in match.prompts if not prompt.optional and not prompt.private]
    free: dict[tuple[str, str], Free] = {}
    for prompt in match.prompts:
        if not prompt.optional or prompt.private:
            continue
        offer = offer_token(prompt)
        key = (prompt.kind, offer or ("" if prompt.shape == "form" else str(prompt.id)))
        known = free.get(key)
        if known is None:
            free[key] = Free(prompt.kind, prompt, match.sheet(prompt), prompt.seats, offer)
            continue
        seats = (*known.seats, *prompt.seats)
        # of several addressees the one with the most choices shows the buttons; each click is checked for itself
        wider = bool(offer) and len(prompt.field.values) > len(known.prompt.field.values)
        free[key] = (
            Free(prompt.kind, prompt, match.sheet(prompt), seats, offer)
            if wider
            else msgspec.structs.replace(known, seats=seats)
        )
    return TableScreen(
        head=live.head,
        seats=tuple(live.seats),
        names=live.names,
        view=view,
        asked=tuple(seat for seat in view.asked() if seat not in match.left),
        sheets=tuple(sheets),
        hidden=any(prompt.private and not prompt.optional for prompt in match.prompts),
        free=tuple(free.values()),
        events=tuple([event for event in live.events if event.seen_by(None)][-RECENT:]),
    )


def hand_screen(live: Live, seat: int, drafts: dict[int, dict[str, Any]]) -> HandScreen:
    """What one player sees in private."""
    match = live.match
    mine = [prompt for prompt in match.prompts if seat in prompt.seats]
    kept: dict[int, dict[str, Pick]] = {}
    sheets: list[Sheet] = []
    for prompt in mine:
        draft = match.trim(prompt, drafts.get(prompt.id, {})) if prompt.shape == "form" else {}
        if draft:
            kept[prompt.id] = draft
        sheets.append(match.sheet(prompt, draft))
    return HandScreen(
        head=live.head,
        names=live.names,
        seat=seat,
        view=match.view(seat),
        sheets=tuple(sheets),
        drafts=kept,
        standing={key: value for (number, key), value in live.standing.items() if number == seat},
        passable=any(not prompt.optional and may_pass(match, seat, prompt) for prompt in mine),
        events=tuple([event for event in live.events if event.seen_by(seat)][-RECENT:]),
        hands=match.open_hands(seat),
        pages=match.pages(seat),
    )
