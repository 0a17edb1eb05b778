"""How the good player bargains: help and keys for a fair share, swaps that serve both, no gifts."""

from __future__ import annotations

from typing import Any

from engine.core.computers import DECLINE, Mind
from engine.core.match import Match
from engine.core.prompt import Pick
from engine.dungeon_dice import deals, playout, worth
from engine.dungeon_dice.content import FIRST_ARTIFACT, FIRST_EQUIPMENT
from engine.dungeon_dice.dice import free_dice
from engine.dungeon_dice.state import ANYONE, DungeonState, Offer, Player

TIMES = 10
SHARES = ("2", "3", "4")
GAIN = 0.015
"""By which part an imagined deal must make a position better."""

EDGE = 0.004
"""The same for a plain swap, where nothing is left to chance."""

FAIR = 0.02
"""What a swap must bring to both, in glory."""

SWAPS = 1
"""Swaps proposed in one turn."""


# -- help and keys ---------------------------------------------------------------------------------------------------


def terms(mind: Mind) -> Any:
    """Help for the share that leaves both best off; none if it serves only the other."""
    s: DungeonState = mind.imagine().state
    parts = ["all"] if not deals.leaves_trophy(s) else ["all", "trophy"]
    offers: list[dict[str, Pick]] = [
        _share({"answer": "offer"}, what, share) for what in parts for share in SHARES if what in deals.shareable(s)
    ]
    taken: list[playout.Move] = [(s.active, "choose", f"take.{s.next_offer}"), (s.active, "choose", "fight")]
    return _fairest(mind, "terms", offers, taken)


def key_terms(mind: Mind) -> Any:
    """A key, a skeleton key or a hammer for a chance of what is in the chest."""
    s: DungeonState = mind.imagine().state
    means = [value for value in mind.fields({})[0].values if value != "decline"]
    if not means or "treasure" not in deals.shareable(s):
        return {"answer": "decline"}
    offers = [_share({"answer": means[-1]}, "treasure", share) for share in SHARES]
    return _fairest(mind, "key_terms", offers, [(s.active, "lock", f"take.{s.next_offer}")])


def _share(picks: dict[str, Pick], what: str, share: str) -> dict[str, Pick]:
    picks = {**picks, "about": ["split"], "what": what, "share": share}
    return {**picks, "roll": "per_die"} if what == "all" else picks


def _fairest(mind: Mind, kind: str, offers: list[dict[str, Pick]], then: list[playout.Move]) -> Any:
    """The offer whose smaller gain of the two is greatest; declined if one side loses by all of them."""
    base = mind.imagine()
    seats = (mind.seat, base.state.active)
    quiet = _others_decline(base, kind, mind.seat)
    now = [worth.value(base, seat) for seat in seats]
    best: dict[str, Pick] = {"answer": "decline"}
    top = GAIN
    for offer in offers:
        if not mind.legal(offer):
            continue
        found = playout.mean(mind, [*quiet, (mind.seat, kind, offer), *then], TIMES, seats)
        if found is None:
            continue
        gain = min(after / before - 1 for after, before in zip(found, now, strict=True))
        if gain > top:
            best, top = offer, gain
    return best


def _others_decline(match: Match, kind: str, seat: int) -> list[playout.Move]:
    asked = [prompt.seats[0] for prompt in match.prompts if prompt.kind == kind and prompt.seats[0] != seat]
    return [(other, kind, {"answer": "decline"}) for other in asked]


# -- offers of others ------------------------------------------------------------------------------------------------


def respond(mind: Mind) -> Any:
    """Accept what makes the own position better; answer a bad swap with a fair one; else decline."""
    base = mind.imagine()
    s: DungeonState = base.state
    offer = deals.find(s, mind.prompt.data["offer"])
    if offer.help == offer.sender and s.active == mind.seat and s.stage == "choose":
        return DECLINE  # weighed side by side when the fight is chosen
    if any(act.do in ("use_key", "roll_skeleton_key", "roll_hammer") for act in offer.acts) and s.active == mind.seat:
        return DECLINE  # the lock is asked about by itself
    if "accept" in mind.prompt.fields[0].values and _better(mind, offer):
        return {"answer": "accept"}
    if offer.give and offer.counters < 2 and "counter" in mind.prompt.fields[0].values:
        swap = fair_swap(s, mind.seat, offer.sender)
        if swap is not None:
            picks: dict[str, Pick] = {"answer": "counter", **_swap(swap)}
            if mind.legal(picks):
                return picks
    return {"answer": "decline"}


def _better(mind: Mind, offer: Offer) -> bool:
    """Is it good to accept? Dice and promises count at once; help, shares and acts at the end of the turn."""
    base = mind.imagine()
    accept: list[playout.Move] = [(mind.seat, "respond", {"answer": "accept"})]
    if offer.help < ANYONE and offer.split is None and not offer.acts:
        before = worth.value(base, mind.seat)
        return playout.play(base, accept) and worth.value(base, mind.seat) > before * (1 + EDGE)
    after = playout.mean(mind, accept, TIMES, (mind.seat,))
    now = playout.mean(mind, [], TIMES, (mind.seat,))
    return after is not None and now is not None and after[0] > now[0] * (1 + GAIN)


# -- own offers ------------------------------------------------------------------------------------------------------


def deal(mind: Mind) -> Any:
    """Once a turn of its own: a swap of equipment that makes both sets better."""
    view = mind.view
    if view.active != mind.seat or view.table.stage != "start":
        return DECLINE
    s: DungeonState = mind.imagine().state
    if s.players[mind.seat].offered >= SWAPS:
        return DECLINE
    found = [(swap, to) for to in range(len(s.players)) if to != mind.seat and (swap := fair_swap(s, mind.seat, to))]
    if not found:
        return DECLINE
    swap, to = max(found, key=lambda entry: entry[0][2])
    picks: dict[str, Pick] = {"to": str(to), **_swap(swap)}
    return picks if mind.legal(picks) else DECLINE


def _swap(swap: tuple[int, int, float]) -> dict[str, Pick]:
    give, take, _ = swap
    return {"about": ["dice"], "give": [str(give)], "take": [str(take)], "until": "turn"}


def fair_swap(s: DungeonState, seat: int, to: int) -> tuple[int, int, float] | None:
    """One equipment die for another so that both gain: the pair whose smaller gain is greatest."""
    mine, theirs = s.players[seat], s.players[to]
    best: tuple[int, int, float] | None = None
    now = worth.belongings(mine), worth.belongings(theirs)
    wants = _equipment(s, to)
    rivals = len(s.players) - 1
    for give in _equipment(s, seat):
        for take in wants:
            ours, other = _after(mine, give, take), _after(theirs, take, give)
            first, second = worth.belongings(ours) - now[0], worth.belongings(other) - now[1]
            gain = min(first - second / rivals, second - first / rivals)  # what the other gains counts against it
            if gain > FAIR and (best is None or gain > best[2]):
                best = give, take, gain
    return best


def _equipment(s: DungeonState, seat: int) -> list[int]:
    return [die for die in free_dice(s, seat) if FIRST_EQUIPMENT <= die < FIRST_ARTIFACT]


def _after(player: Player, gone: int, come: int) -> Player:
    return Player([*(die for die in player.dice if die != gone), come])
