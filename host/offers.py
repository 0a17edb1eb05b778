"""Offers: what somebody proposed to others (a prompt's data says `by` whom). Answering one is always optional."""

from __future__ import annotations

import zlib

import msgspec

from engine.core.match import Match
from engine.core.prompt import Prompt


class Offer(msgspec.Struct, frozen=True):
    """An open offer: who made it, and who has not answered it yet."""

    by: int
    seats: tuple[int, ...]


def offer_token(prompt: Prompt) -> str:
    """The same for everybody whom one offer is addressed to; empty if this is no offer."""
    if not prompt.optional or "by" not in prompt.data or not prompt.fields or prompt.fields[0].shape != "one":
        return ""
    return f"{zlib.crc32(msgspec.json.encode(prompt.data, order='sorted')):08x}"


def open_offers(match: Match) -> dict[str, Offer]:
    """The offers that stand in the thread, by a key that stays the same as long as one is open."""
    found: dict[str, Offer] = {}
    for prompt in match.prompts:
        if prompt.optional and not prompt.private and (token := offer_token(prompt)):
            key = f"{prompt.kind}/{token}"
            known = found[key].seats if key in found else ()
            seats = tuple(seat for seat in prompt.seats if seat not in known and seat not in match.left)
            found[key] = Offer(prompt.data["by"], known + seats)
    return found
