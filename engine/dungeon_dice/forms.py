"""The fields of forms, made while somebody fills them in: offers, counter-offers, terms of help and of keys, gear."""

from __future__ import annotations

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


def fields(t: T, prompt: Prompt, draft: dict[str, Pick]) -> tuple[Field, ...]:
    """The fields to show for a form and the picks made so far."""
    kind, seat = prompt.kind, prompt.seats[0]
    if kind == "deal":
        if "to" not in draft:
            return prompt.fields
        to = ANYONE if draft["to"] == "anyone" else int(str(draft["to"]))
        return (*prompt.fields, *offer_fields(t, seat, to, draft, until=True))
    if kind == "respond":
        if draft.get("answer") != "counter":
            return prompt.fields
        sender = deals.find(t.s, prompt.data["offer"]).sender
        return (*prompt.fields, *offer_fields(t, seat, sender, draft, until=True))
    if kind == "terms":
        answer = OFFER if deals.open_offers(t.s, seat) < deals.OPEN_OFFERS else DECLINE
        if draft.get("answer") != "offer":
            return (answer,)
        return (answer, *offer_fields(t, seat, t.s.active, draft, least=0, but=("help", "act")))
    if kind == "key_terms":
        return _key_terms(t, seat, draft)
    if kind == "gear":
        return (*prompt.fields, *gear_fields(t.s, seat)) if draft.get("what") == "choose" else prompt.fields
    if kind == "exchange":
        return (Field("dice", "some", tuple(map(str, exchangeable(t.s, seat))), EXCHANGED, EXCHANGED),)
    return prompt.fields


def _key_terms(t: T, seat: int, draft: dict[str, Pick]) -> tuple[Field, ...]:
    s = t.s
    if deals.open_offers(s, seat) >= deals.OPEN_OFFERS:
        return (DECLINE,)
    means = tuple(deals.act_value(Act(seat, do, die)) for do, die in lock.openers(s, seat))
    answer = Field("answer", "one", ("decline", *means))
    if draft.get("answer", "decline") == "decline":
        return (answer,)
    return (answer, *offer_fields(t, seat, s.active, draft, least=0, but=("help", "act")))


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
) -> list[Field]:
    """What the offer is about, then the fields of each chosen part; stops at the first that is still open."""
    s = t.s
    can = tuple(part for part in parts(t, seat, to) if part not in but)
    found = [Field("about", "some", can, least, len(can))]
    about = draft.get("about")
    if not isinstance(about, list):
        return found
    if "dice" in about:
        mine = tuple(map(str, free_dice(s, seat)))
        theirs = tuple(map(str, free_dice(s, to))) if to != ANYONE else ()
        if mine:
            found.append(Field("give", "some", mine, 0 if theirs else 1, len(mine)))
            if "give" not in draft:
                return found
        if theirs:
            found.append(Field("take", "some", theirs, 0 if draft.get("give") else 1, len(theirs)))
            if "take" not in draft:
                return found
    if "split" in about:
        found += (Field("what", "one", tuple(deals.shareable(s))), SHARE)
        if "what" not in draft or "share" not in draft:
            return found
        if draft["share"] != "6" and draft["what"] in ("all", "bonus"):
            found.append(ROLL)
    if "promise" in about:
        found.append(OWE)
        if "owe" not in draft:
            return found
        if draft["owe"] == "none":
            found.append(DUE_FIRST)
        else:
            found += (OWE_COUNT, DUE)
        if "due" not in draft:
            return found
        if draft["due"] != "none":
            found.append(DUE_COUNT)
    if "act" in about:
        moved = {*_list(draft.get("give")), *_list(draft.get("take"))}
        acts = tuple(deals.act_value(act) for act in _acts(t, seat, to) if str(act.die) not in moved)
        found.append(Field("act", "one", acts or ("none",)))
    if until:
        found.append(UNTIL)
    return found


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
    dice = [die for die in s.players[seat].dice if FIRST_EQUIPMENT <= die < FIRST_ARTIFACT]
    return [die for die in dice if not rolled_now(s, die)]
