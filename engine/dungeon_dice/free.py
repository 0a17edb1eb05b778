"""What anybody may do at any time: offers, gear, exchange, potions, single-use dice (D-26, D-100, D-102, D-111)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.frame import Frame
from engine.core.prompt import Field, Prompt
from engine.dungeon_dice import deals, forms, single_use
from engine.dungeon_dice.content import ARTIFACT, DIE_IDS, FIRST_ARTIFACT, FIRST_EQUIPMENT, WORN
from engine.dungeon_dice.dice import T, best_set, draw, gain, lose, may_change_gear, put_back, steps
from engine.dungeon_dice.state import ANYONE, OPEN, Offer

_kept: dict[tuple[object, ...], Prompt] = {}
"""Optional prompts are values: equal ones are made once."""


def _keep(key: tuple[object, ...], make: Callable[[], Prompt]) -> Prompt:
    prompt = _kept.get(key)
    if prompt is None:
        if len(_kept) > 20_000:
            _kept.clear()
        prompt = _kept[key] = make()
    return prompt


def prompts(t: T, seat: int) -> list[Prompt]:
    """The optional prompts of a seat now. Forms are compact: their fields are made when somebody looks."""
    s = t.s
    player = s.players[seat]
    mine = [str(offer.id) for offer in s.offers if offer.sender == seat] if s.offers else []
    more = len(mine) < deals.OPEN_OFFERS
    found = [
        _respond(t, seat, offer, more)
        for offer in s.offers
        if offer.to == seat or (offer.to == ANYONE and offer.sender != seat and seat not in offer.declined)
    ]
    if mine:
        found.append(_keep(("withdraw", seat, *mine), lambda: t.offer(seat, "withdraw", "withdraw", values=mine)))
    if more:
        found.append(_deal(t, seat))
    singles = equipment = 0
    wearable = False
    for die in player.dice:
        if die < FIRST_EQUIPMENT:
            singles += 1
        else:
            wearable = wearable or WORN[die]
            if die < FIRST_ARTIFACT:
                equipment += 1
    if wearable and may_change_gear(s, seat):
        found.append(_keep(("gear", seat), lambda: _gear(t, seat)))
    if equipment >= forms.EXCHANGED and s.bags[ARTIFACT] and len(can := forms.exchangeable(s, seat)) >= forms.EXCHANGED:
        given = [str(die) for die in can[: forms.EXCHANGED]]
        found.append(_keep(("exchange", seat, *given), lambda: _exchange(t, seat, given)))
    if singles:
        if player.wounds and single_use.may_drink(s, seat):
            found.append(_keep(("drink", seat), lambda: t.offer(seat, "drink", "drink", values=("drink",))))
        if s.stage in OPEN and not _asked_now(t, seat) and (uses := single_use.uses(s, seat)):
            key = ("throw", seat, *uses)
            found.append(_keep(key, lambda: t.offer(seat, "throw", "throw", values=uses, scope="phase", threat=True)))
    if s.stage == "choose" and s.combat is not None and seat in s.combat.fighters:
        loose = [str(die) for die in player.equipped if die not in s.combat.worn]
        if loose:
            found.append(_keep(("hold", seat, *loose), lambda: _hold(t, seat, loose)))
    return found


def _asked_now(t: T, seat: int) -> bool:
    """Is this player asked in the single-use window anyway?"""
    lanes = t.match.stack[-1].lanes if t.match.stack else None
    return lanes is not None and any(lane.seat == seat for lane in lanes)


def _respond(t: T, seat: int, offer: Offer, more: bool) -> Prompt:
    may_accept = offer.help != ANYONE or deals.may_join(t, seat)  # else it is valid while it is open
    may_counter = more and offer.counters < deals.COUNTERS

    def make() -> Prompt:
        values = ["accept"] if may_accept else []
        values += ["counter", "decline"] if may_counter else ["decline"]
        fields = (Field("answer", "one", tuple(values)),)
        data = {"offer": offer.id, "by": offer.sender}
        return t.offer(seat, "respond", "respond", fields=fields, default={"answer": "decline"}, data=data)

    return _keep(("respond", seat, offer.id, offer.sender, may_accept, may_counter), make)


def _deal(t: T, seat: int) -> Prompt:
    left = t.match.left
    key = ("deal", seat, len(t.s.players), *left)
    return _kept.get(key) or _keep(key, lambda: _make_deal(t, seat))


def _make_deal(t: T, seat: int) -> Prompt:
    others = [str(n) for n in range(len(t.s.players)) if n != seat and n not in t.match.left]
    to = Field("to", "one", (*others, "anyone") if len(others) > 1 else tuple(others))
    default = {"to": others[0], "about": ["promise"], "owe": "none", "due": "any", "due_count": 1, "until": "step"}
    return t.offer(seat, "deal", "deal", fields=(to,), default=default, private=True)


def _gear(t: T, seat: int) -> Prompt:
    return t.offer(seat, "gear", "gear", fields=(forms.GEAR,), default={"what": "best"}, private=True)


def _exchange(t: T, seat: int, given: list[str]) -> Prompt:
    return t.offer(seat, "exchange", "exchange", fields=(), default={"dice": given}, private=True)


def _hold(t: T, seat: int, loose: list[str]) -> Prompt:
    fields = (Field("dice", "some", tuple(loose), 0, len(loose)),)
    return t.offer(seat, "hold", "hold", fields=fields, default={"dice": []}, private=True)


# -- steps -----------------------------------------------------------------------------------------------------------


@steps("gear")
def gear(t: T, f: Frame) -> None:
    """Change the set (D-99, D-100)."""
    s = t.s
    seat: int = f.d["seat"]
    picks = t.given()
    player = s.players[seat]
    if picks["what"] == "best":
        chosen = best_set(player)
    else:
        chosen = [int(die) for die in picks.get("hands", ())]
        if picks.get("armor", "none") != "none":
            chosen.append(int(picks["armor"]))
    player.equipped = chosen
    s.changed = True
    t.tell("geared", seat=seat, dice=[DIE_IDS[die] for die in chosen], count=len(chosen))


@steps("exchange")
def exchange(t: T, f: Frame) -> None:
    """Five equipment dice for an artifact (D-102)."""
    s, seat = t.s, f.d["seat"]
    given = [int(die) for die in t.given()["dice"]]
    for die in given:
        lose(s, seat, die)
        put_back(s, die)
    t.tell("exchanged", seat=seat, dice=[DIE_IDS[die] for die in given])
    die = draw(t, ARTIFACT)
    assert die is not None
    gain(t, seat, die)
