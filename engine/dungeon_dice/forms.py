"""The fields of forms, made while somebody fills them in: offers, counter-offers, terms of help and of keys, gear."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompt import Field, Pick, Prompt
from engine.dungeon_dice import deals, lock
from engine.dungeon_dice.content import ARMORS, FIRST_ARTIFACT, FIRST_EQUIPMENT, HANDS
from engine.dungeon_dice.dice import T, free_dice, rolled_now
from engine.dungeon_dice.state import ANYONE, Act, DungeonState

KINDS = ("single_use", "equipment", "artifact", "trophy", "any")
SHARE = Field("share", "one", ("3", "1", "2", "4", "5", "6"))
ROLL = Field("roll", "one", ("per_die", "once"))
OWE = Field("owe", "one", ("none", *KINDS))
OWE_COUNT = Field("owe_count", "amount", (), 1, 5)
DUE = Field("due", "one", ("none", *KINDS))
DUE_FIRST = Field("due", "one", KINDS)
DUE_COUNT = Field("due_count", "amount", (), 1, 5)
UNTIL = Field("until", "one", ("turn", "step", "round"))
DECLINE = Field("answer", "one", ("decline",))
OFFER = Field("answer", "one", ("decline", "offer"))
GEAR = Field("what", "one", ("best", "choose", "bare"))
EXCHANGED = 5


def form(t: T, prompt: Prompt, draft: dict[str, Pick]) -> Iterator[Field]:
    """The fields of a form in order, given the picks made so far; ends at the first that must be picked to go on."""
    kind, seat = prompt.kind, prompt.seats[0]
    if kind == "terms":
        yield OFFER if deals.open_offers(t.s, seat) < deals.OPEN_OFFERS else DECLINE
        if draft.get("answer") == "offer":
            yield from offer_fields(t, seat, t.s.active, draft, least=0, but=("help", "act"))
    elif kind == "key_terms":
        yield _means(t.s, seat)
        if draft.get("answer", "decline") != "decline":
            yield from offer_fields(t, seat, t.s.active, draft, least=0, but=("help", "act"))
    elif kind == "exchange":
        yield Field("dice", "some", tuple(map(str, exchangeable(t.s, seat))), EXCHANGED, EXCHANGED)
    else:
        yield from prompt.fields
        if kind == "deal":
            if "to" in draft:
                to = ANYONE if draft["to"] == "anyone" else int(str(draft["to"]))
                yield from offer_fields(t, seat, to, draft, until=True)
        elif kind == "respond":
            if draft.get("answer") == "counter":
                sender = deals.find(t.s, prompt.data["offer"]).sender
                yield from offer_fields(t, seat, sender, draft, until=True)
        elif kind == "gear" and draft.get("what") == "choose":
            yield from gear_fields(t.s, seat)


def _means(s: DungeonState, seat: int) -> Field:
    """What this player could open the chest with, for a price."""
    if deals.open_offers(s, seat) >= deals.OPEN_OFFERS:
        return DECLINE
    return Field("answer", "one", ("decline", *(deals.act_value(Act(seat, *by)) for by in lock.openers(s, seat))))


def parts(t: T, seat: int, to: int) -> list[str]:
    """What an offer between these two may be about now. Each part chosen has something in it."""
    s = t.s
    found: list[str] = []
    if free_dice(s, seat) or (to != ANYONE and free_dice(s, to)):
        found.append("dice")
    found.append("promise")
    if s.active in (seat, to):
        if s.stage == "choose" and _can_help(t, seat, to):
            found.append("help")
        if deals.shareable(s):
            found.append("split")
    if to != ANYONE and s.stage in deals.ACT_STAGES and _acts(t, seat, to):
        found.append("act")
    return found


def _can_help(t: T, seat: int, to: int) -> bool:
    if seat != t.s.active:
        return deals.may_join(t, seat)
    return any(deals.may_join(t, other) for other in ([to] if to != ANYONE else range(len(t.s.players))))


def _acts(t: T, seat: int, to: int) -> list[Act]:
    return [*deals.acts_of(t, seat, to), *deals.acts_of(t, to, seat)]


def offer_fields(
    t: T, seat: int, to: int, draft: dict[str, Pick], *, least: int = 1, but: tuple[str, ...] = (), until: bool = False
) -> Iterator[Field]:
    """What the offer is about, then the fields of each chosen part; ends at the first that is still open."""
    s = t.s
    can = tuple([part for part in parts(t, seat, to) if part not in but])
    yield Field("about", "some", can, least, len(can))
    about = draft.get("about")
    if not isinstance(about, list):
        return
    if "dice" in about:
        mine = tuple(map(str, free_dice(s, seat)))
        theirs = tuple(map(str, free_dice(s, to))) if to != ANYONE else ()
        if mine:
            yield Field("give", "some", mine, 0 if theirs else 1, len(mine))
            if "give" not in draft:
                return
        if theirs:
            yield Field("take", "some", theirs, 0 if draft.get("give") else 1, len(theirs))
            if "take" not in draft:
                return
    if "split" in about:
        yield Field("what", "one", tuple(deals.shareable(s)))
        yield SHARE
        if "what" not in draft or "share" not in draft:
            return
        if draft["share"] != "6" and draft["what"] in ("all", "bonus"):
            yield ROLL
    if "promise" in about:
        yield OWE
        if "owe" not in draft:
            return
        if draft["owe"] == "none":
            yield DUE_FIRST
        else:
            yield OWE_COUNT
            yield DUE
        if "due" not in draft:
            return
        if draft["due"] != "none":
            yield DUE_COUNT
    if "act" in about:
        moved = {*_list(draft.get("give")), *_list(draft.get("take"))}
        acts = tuple([deals.act_value(act) for act in _acts(t, seat, to) if str(act.die) not in moved])
        yield Field("act", "one", acts or ("none",))
    if until:
        yield UNTIL


def _list(pick: Pick | None) -> list[str]:
    return pick if isinstance(pick, list) else []


def gear_fields(s: DungeonState, seat: int) -> list[Field]:
    """Hands and armor: weights and budget are hands (D-99)."""
    dice = s.players[seat].dice
    held = [die for die in dice if HANDS[die]]
    worn = [die for die in dice if ARMORS[die]]
    found: list[Field] = []
    if held:
        values, weights = tuple(map(str, held)), tuple(HANDS[die] for die in held)
        found.append(Field("hands", "some", values, 0, min(2, len(held)), weights, 2))
    if worn:
        found.append(Field("armor", "one", ("none", *map(str, worn))))
    return found


def exchangeable(s: DungeonState, seat: int) -> list[int]:
    """Equipment dice that may go for an artifact: none that is rolled in a combat (D-102)."""
    rolled = rolled_now(s)
    return [die for die in s.players[seat].dice if FIRST_EQUIPMENT <= die < FIRST_ARTIFACT and die not in rolled]
