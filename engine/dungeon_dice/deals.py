"""Bargaining: structured offers, counter-offers, binding deals, promises (D-106 to D-121)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.frame import Frame
from engine.dungeon_dice import lock, single_use
from engine.dungeon_dice.content import DIE_IDS, TROPHY_GLORY
from engine.dungeon_dice.dice import T, free_dice, keep, lose, steps
from engine.dungeon_dice.state import ANYONE, NOBODY, OPEN, Act, DungeonState, Offer, Promise, Split

OPEN_OFFERS = 3
COUNTERS = 4
NO_HELP = NOBODY - 1
SPLIT_STAGES = frozenset(("choose", "break", "armor", "main", "lock"))
OVERLAP = {
    "treasure": {"treasure", "all"},
    "bonus": {"bonus", "all"},
    "all": {"treasure", "bonus", "all"},
    "trophy": {"trophy"},
}
"""Parts of a reward that cannot be shared out beside each other."""

ACT_STAGES = frozenset(("choose", "lock", *OPEN))
"""Stages in which an offer may contain an act."""


def find(s: DungeonState, number: int) -> Offer:
    """An open offer."""
    return next(offer for offer in s.offers if offer.id == number)


def open_offers(s: DungeonState, seat: int) -> int:
    """How many offers of this player are open."""
    return sum(offer.sender == seat for offer in s.offers)


# -- what is possible now --------------------------------------------------------------------------------------------


def may_join(t: T, seat: int) -> bool:
    """Could this player help now (D-35, D-36, D-38)?"""
    s = t.s
    c = s.combat
    if s.stage != "choose" or c is None or len(c.fighters) > 1 or seat == s.active or seat in t.match.left:
        return False
    player = s.players[seat]
    return player.ready > 0 or bool(player.equipped)


def shareable(s: DungeonState) -> list[str]:
    """Parts of the present reward that no deal has given away yet."""
    if s.stage not in SPLIT_STAGES or s.duellists:
        return []
    found = ["treasure"] if s.combat is None else ["treasure", "bonus", "all"]
    if leaves_trophy(s):
        found.append("trophy")
    if s.splits:
        gone = {split.what for split in s.splits}
        found = [what for what in found if not gone & OVERLAP[what]]
    return found


def leaves_trophy(s: DungeonState) -> bool:
    """Does the present monster leave a trophy?"""
    return s.combat is not None and s.combat.monster != NOBODY and TROPHY_GLORY[s.combat.monster] > 0


def acts_of(t: T, seat: int, other: int) -> list[Act]:
    """What a party could do as part of a deal with the other one (D-112)."""
    s = t.s
    c = s.combat
    if s.stage == "lock":
        return [Act(seat, do, die) for do, die in lock.openers(s, seat)]
    if c is None or c.closed or c.duel or (s.stage != "choose" and s.stage not in OPEN):
        return []
    found: list[Act] = []
    for use in single_use.uses(s, seat):
        die = single_use.owned(s, seat, single_use.TYPES[use.split(".")[0]])
        assert die is not None
        found.append(Act(seat, "play_die", die, use))
    side = side_of(s, other)
    if side_of(s, seat) != side and (seat, side) not in c.abstain:
        found.append(Act(seat, "abstain"))
    return found


def side_of(s: DungeonState, seat: int) -> int:
    """The side a player stands on in the present combat: bystanders stand with the monster."""
    assert s.combat is not None
    return 0 if seat in s.combat.fighters else 1


# -- validity --------------------------------------------------------------------------------------------------------


def valid(t: T, offer: Offer) -> bool:
    """Still possible, for its addressee or at least for somebody (D-113)?"""
    s = t.s
    if offer.sender in t.match.left or offer.to in t.match.left:
        return False
    if offer.give and not set(offer.give).issubset(free_dice(s, offer.sender)):
        return False
    if offer.take and not set(offer.take).issubset(free_dice(s, offer.to)):
        return False
    if offer.help >= ANYONE:
        if s.active not in (offer.sender, offer.to):
            return False
        joiners = [offer.help] if offer.help != ANYONE else range(len(s.players))
        if not any(may_join(t, seat) for seat in joiners):
            return False
    if offer.split is not None:
        if s.active not in offer.split.faces and s.active not in (offer.sender, offer.to):
            return False
        if offer.split.what not in shareable(s):
            return False
    for act in offer.acts:
        other = offer.to if act.seat == offer.sender else offer.sender
        if act not in acts_of(t, act.seat, other) or act.die in offer.give or act.die in offer.take:
            return False
    return True


def tidy(t: T) -> None:
    """Offers that ended or stopped being valid are withdrawn by the engine (D-113)."""
    s = t.s
    kept: list[Offer] = []
    for offer in s.offers:
        if (offer.until_step and offer.until_step != s.step) or s.turn > offer.until_turn:
            t.tell("offer_expired", seat=offer.sender, offer=offer.id)
        elif not valid(t, offer):
            if offer.help < ANYONE:  # that help is over is seen anyway
                t.tell("offer_void", seat=offer.sender, offer=offer.id)
        else:
            kept.append(offer)
    if len(kept) < len(s.offers):
        s.offers = kept
        t.unsettle()


# -- making ----------------------------------------------------------------------------------------------------------


def propose(t: T, seat: int, to: int, picks: dict[str, Any], counters: int = 0, helping: bool = False) -> None:
    """An offer is made from the picks of its form."""
    s = t.s
    about = picks.get("about", [])
    until = picks.get("until", "turn")
    offer = Offer(
        s.next_offer,
        seat,
        to,
        tuple(int(die) for die in picks.get("give", ())),
        tuple(int(die) for die in picks.get("take", ())),
        _joiner(s, seat, to) if helping or "help" in about else NO_HELP,
        _split(s, seat, to, picks) if "split" in about else None,
        tuple(_future(seat, to, picks)),
        tuple(parse_act(value) for value in (picks.get("act", ""), picks.get("answer", "")) if ":" in value),
        s.step if until == "step" else 0,
        s.turn + (len(s.players) - 1 if until == "round" else 0),
        counters,
    )
    s.next_offer += 1
    s.players[seat].offered += 1
    s.offers.append(offer)
    s.changed = True
    if to == ANYONE:
        t.tell("offered_all", seat=seat, offer=offer.id, **told(offer, s.active))
    else:
        t.tell("countered" if counters else "offered", seat=seat, target=to, offer=offer.id, **told(offer, s.active))


def _joiner(s: DungeonState, seat: int, to: int) -> int:
    return to if seat == s.active else seat


def _split(s: DungeonState, seat: int, to: int, picks: dict[str, Any]) -> Split:
    """The partner of the active player gets the highest numbers of the neutral die (D-86)."""
    partner = to if seat == s.active else seat
    share = int(picks["share"])
    faces = (s.active,) * (6 - share) + (partner,) * share
    return Split(picks["what"], faces, picks.get("roll") == "once")


def _future(seat: int, to: int, picks: dict[str, Any]) -> list[tuple[int, int, int, str]]:
    found: list[tuple[int, int, int, str]] = []
    if picks.get("owe", "none") != "none":
        found.append((seat, to, picks["owe_count"], picks["owe"]))
    if picks.get("due", "none") != "none":
        found.append((to, seat, picks["due_count"], picks["due"]))
    return found


def act_value(act: Act) -> str:
    """An act as the value of a form."""
    return f"{act.do}:{act.seat}:{act.die}:{act.use}"


def parse_act(value: str) -> Act:
    """The act that a value of a form means."""
    do, seat, die, use = value.split(":")
    return Act(int(seat), do, int(die), use)


def told(offer: Offer, active: int) -> dict[str, Any]:
    """The terms of an offer as plain arguments, from its sender's side: gives, wants, promises."""
    split, act = offer.split, offer.acts[0] if offer.acts else None
    owed = {debtor == offer.sender: (count, kind) for debtor, _, count, kind in offer.future}
    return {
        "gives": "none" if not offer.give else "few" if len(offer.give) < 4 else "many",
        "give_dice": [DIE_IDS[die] for die in offer.give],
        "give_count": len(offer.give),
        "takes": "none" if not offer.take else "few" if len(offer.take) < 4 else "many",
        "take_dice": [DIE_IDS[die] for die in offer.take],
        "take_count": len(offer.take),
        "helps": "none" if offer.help < ANYONE else "joins" if offer.help == offer.sender else "asks",
        "what": "none" if split is None else split.what,
        "way": "gives" if offer.sender == active else "wants",
        "from_number": 1 if split is None else 7 - sum(seat != active for seat in split.faces),
        "owe": owed[True][1] if True in owed else "none",
        "owe_count": owed[True][0] if True in owed else 0,
        "due": owed[False][1] if False in owed else "none",
        "due_count": owed[False][0] if False in owed else 0,
        "act": "none" if act is None else act.do,
        "doer": "sender" if act is not None and act.seat == offer.sender else "partner",
        "act_die": "key" if act is None or act.die == NOBODY else DIE_IDS[act.die],
    }


# -- answering -------------------------------------------------------------------------------------------------------


@steps("deal")
def deal(t: T, f: Frame) -> None:
    """Free action: an offer to somebody or to all."""
    picks = t.given()
    propose(t, f.d["seat"], ANYONE if picks["to"] == "anyone" else int(picks["to"]), picks)


@steps("respond")
def respond(t: T, f: Frame) -> None:
    """Free action: accept, decline or counter an offer."""
    s, seat = t.s, f.d["seat"]
    picks = t.given()
    offer = find(s, f.d["offer"])
    if picks["answer"] == "accept":
        accept(t, offer, seat)
        return
    if picks["answer"] == "decline":
        t.tell("declined", seat=seat, target=offer.sender, offer=offer.id)
    _turn_down(t, offer, seat)
    if picks["answer"] == "counter":
        propose(t, seat, offer.sender, picks, offer.counters + 1)


def _turn_down(t: T, offer: Offer, seat: int) -> None:
    """Not for this player; an offer to all stays open for the others."""
    s = t.s
    place = s.offers.index(offer)
    declined = (*offer.declined, seat)
    others = [n for n in range(len(s.players)) if n != offer.sender and n not in t.match.left and n not in declined]
    if offer.to == ANYONE and others:
        s.offers[place] = msgspec.structs.replace(offer, declined=declined)
    else:
        s.offers.pop(place)
    s.changed = True


@steps("withdraw")
def withdraw(t: T, f: Frame) -> None:
    """Free action: take an own offer back, as long as nobody accepted it."""
    s = t.s
    offer = find(s, int(t.given()))
    s.offers.remove(offer)
    t.tell("withdrawn", seat=f.d["seat"], offer=offer.id)


def accept(t: T, offer: Offer, seat: int) -> None:
    """Dice, help and acts are carried out as one step; shares and promises are written down (D-114)."""
    s = t.s
    s.offers.remove(offer)
    s.changed = True
    t.tell("accepted", seat=seat, target=offer.sender, offer=offer.id, **told(offer, s.active))

    def party(number: int) -> int:
        return seat if number == ANYONE else number

    for die in offer.give:
        lose(s, offer.sender, die)
        keep(s, seat, die)
    for die in offer.take:
        lose(s, seat, die)
        keep(s, offer.sender, die)
    if offer.help >= ANYONE:
        join(t, party(offer.help))
    if offer.split is not None:
        faces = tuple(party(number) for number in offer.split.faces)
        s.splits.append(msgspec.structs.replace(offer.split, faces=faces))
    for debtor, creditor, count, kind in offer.future:
        s.promises.append(Promise(party(debtor), party(creditor), count, kind))
    for act in offer.acts:
        perform(t, act, offer.sender if act.seat == seat else seat)


def join(t: T, seat: int) -> None:
    """A helper joins; both heroes are one side (D-36)."""
    c = t.s.combat
    assert c is not None
    c.fighters.append(seat)
    t.tell("joined", seat=seat, target=t.s.active)


def perform(t: T, act: Act, other: int) -> None:
    """An act of a deal, done by the engine."""
    s = t.s
    if act.do == "abstain":
        assert s.combat is not None
        s.combat.abstain.append((act.seat, side_of(s, other)))
        t.tell("abstains", seat=act.seat)
    elif act.do == "play_die":
        single_use.play(t, act.seat, act.use, act.die)
    else:
        lock.open_with(t, act.seat, act.do, act.die)
