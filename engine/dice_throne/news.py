"""What happened last, for pictures: the most notable public event of the newest answer that had any."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.events import Event

WEIGHT: dict[str, int] = {
    "fell": 9,
    "cursed": 8,
    "saved": 8,
    "damage": 7,
    "failed": 6,
    "skipped": 6,
    "void": 6,
    "extra_offense": 6,
    "activated": 5,
    "contest": 5,
    "defends": 5,
    "leader": 5,
    "announced": 5,
    "announced_none": 5,
    "altered": 5,
    "played": 5,
    "upgraded": 5,
    "used": 5,
    "spent": 5,
    "moved": 5,
    "stole": 5,
    "rolled": 4,
    "rolled_for": 4,
    "rerolled": 4,
    "targets": 4,
    "undefendable": 4,
    "healed": 3,
    "no_income": 3,
    "sold": 3,
    "fetched": 3,
    "token": 3,
    "discarded": 3,
    "starts": 2,
    "turn": 2,
}
"""The heavier tells more about an answer; of equal ones the later counts. What is not here is never the headline."""


def headline(events: Iterable[Event], before: Event | None) -> Event | None:
    """The event to remember; the one from before if nothing notable happened in public."""
    best, heaviest = before, 0
    for event in events:
        weight = WEIGHT.get(event.kind, 0)
        if weight and weight >= heaviest and event.only is None and not event.but:
            best, heaviest = event, weight
    return best
