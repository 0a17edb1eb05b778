"""What anybody may do at any time: offers, gear, exchange, potions, single-use dice (D-26, D-100, D-102, D-111)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.frame import Frame
from engine.core.prompt import Field, Picks, Prompt
from engine.core.table import Table
from engine.dungeon_dice import deals, forms, single_use
from engine.dungeon_dice.content import ARTIFACT, DIE_IDS, FIRST_EQUIPMENT, WEARABLE
from engine.dungeon_dice.dice import T, best_set, draw, gain, lose, may_change_gear, put_back, steps
from engine.dungeon_dice.state import ANYONE, OPEN, DungeonState

_KEPT = 20_000
"""Prompts are values that follow from the arguments of the functions below: equal ones are made once."""


def prompts(t: T, seat: int) -> tuple[Prompt, ...]:
    """The optional prompts of a seat now. Forms are compact: their fields are made when somebody looks."""
    s = t.s
    player, stage = s.players[seat], s.stage
    dice = player.dice
    mine: tuple[str, ...] = ()
    if s.offers:
        mine = tuple([str(offer.id) for offer in s.offers if offer.sender == seat])
    gear = not WEARABLE.isdisjoint(dice) and may_change_gear(s, seat)
    given, drink, uses, loose = (), False, (), ()
    if len(dice) >= forms.EXCHANGED and s.bags[ARTIFACT]:
        given = _exchanged(s, seat)
    if dice and min(dice) < FIRST_EQUIPMENT:
        drink = player.wounds > 0 and single_use.may_drink(s, seat)
        if stage in OPEN and not _asked_now(t, seat):
            uses = tuple(single_use.uses(s, seat))
    if stage == "choose" and s.combat is not None and seat in s.combat.fighters:
        loose = tuple([die for die in player.equipped if die not in s.combat.worn])
    more = len(mine) < deals.OPEN_OFFERS
    own = _actions(seat, len(s.players), tuple(t.match.left), more, gear, given, drink, uses, loose)
    return _offers(t, seat, mine) + own if s.offers else own


def _asked_now(t: T, seat: int) -> bool:
    """Is this player asked in the single-use window anyway?"""
    lanes = t.match.stack[-1].lanes if t.match.stack else None
    return lanes is not None and any(lane.seat == seat for lane in lanes)


def _exchanged(s: DungeonState, seat: int) -> tuple[int, ...]:
    """The first dice that could go for an artifact; none if they are too few."""
    dice = forms.exchangeable(s, seat)
    return tuple(dice[: forms.EXCHANGED]) if len(dice) >= forms.EXCHANGED else ()


@lru_cache(_KEPT)
def _actions(
    seat: int,
    players: int,
    left: tuple[int, ...],
    more: bool,
    gear: bool,
    given: tuple[int, ...],
    drink: bool,
    uses: tuple[str, ...],
    loose: tuple[int, ...],
) -> tuple[Prompt, ...]:
    """What a player may do without anybody: another offer, gear, an exchange, a potion, dice thrown or held back."""
    offer = Table.offer
    found: list[Prompt] = []
    if more:
        found.append(_deal(seat, [str(n) for n in range(players) if n != seat and n not in left]))
    if gear:
        found.append(offer(seat, "gear", "gear", fields=(forms.GEAR,), default={"what": "best"}, private=True))
    if given:
        default: Picks = {"dice": [str(die) for die in given]}
        found.append(offer(seat, "exchange", "exchange", fields=(), default=default, private=True))
    if drink:
        found.append(offer(seat, "drink", "drink", values=("drink",)))
    if uses:
        found.append(offer(seat, "throw", "throw", values=uses, scope="phase", threat=True))
    if loose:
        fields = (Field("dice", "some", tuple([str(die) for die in loose]), 0, len(loose)),)
        found.append(offer(seat, "hold", "hold", fields=fields, default={"dice": []}, private=True))
    return tuple(found)


def _deal(seat: int, others: list[str]) -> Prompt:
    to = Field("to", "one", (*others, "anyone") if len(others) > 1 else tuple(others))
    default: Picks = {
        "to": others[0], "about": ["promise"], "owe": "none", "due": "any", "due_count": 1, "until": "step",
    }  # fmt: skip
    return Table.offer(seat, "deal", "deal", fields=(to,), default=default, private=True)


def _offers(t: T, seat: int, mine: tuple[str, ...]) -> tuple[Prompt, ...]:
    """Offers to answer, and own ones to take back."""
    more = len(mine) < deals.OPEN_OFFERS
    found: list[Prompt] = []
    for offer in t.s.offers:
        if offer.to == seat or (offer.to == ANYONE and offer.sender != seat and seat not in offer.declined):
            accept = offer.help != ANYONE or deals.may_join(t, seat)  # else it is valid while it is open
            counter = more and offer.counters < deals.COUNTERS
            found.append(_respond(seat, offer.id, offer.sender, accept, counter))
    if mine:
        found.append(_withdraw(seat, mine))
    return tuple(found)


@lru_cache(_KEPT)
def _respond(seat: int, offer: int, sender: int, accept: bool, counter: bool) -> Prompt:
    values = ("accept",) if accept else ()
    values += ("counter", "decline") if counter else ("decline",)
    fields = (Field("answer", "one", values),)
    data = {"offer": offer, "by": sender}
    return Table.offer(seat, "respond", "respond", fields=fields, default={"answer": "decline"}, data=data)


@lru_cache(_KEPT)
def _withdraw(seat: int, mine: tuple[str, ...]) -> Prompt:
    return Table.offer(seat, "withdraw", "withdraw", values=mine)


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
