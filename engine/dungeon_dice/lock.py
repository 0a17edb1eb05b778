"""The lock window: keys, skeleton keys and hammers of anybody (D-88 to D-94, D-117)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dungeon_dice import deals
from engine.dungeon_dice.content import BREAKS, DICE, DIE_IDS, IS_HAMMER, KEY, OPENS, SKELETON_KEY
from engine.dungeon_dice.dice import T, enter, lose, put_back, steps
from engine.dungeon_dice.state import DungeonState

OPENERS = ("use_key", "roll_skeleton_key", "roll_hammer")


def openers(s: DungeonState, seat: int) -> list[tuple[str, int]]:
    """What this player can try on the chest, keys first: one key, and each other die once (D-89 to D-92)."""
    if s.chest is None or s.chest.open:
        return []
    found: list[tuple[str, int]] = []
    fought = s.combat.worn if s.combat is not None else ()
    for die in s.players[seat].dice:
        number = DICE[die]
        if number == KEY:
            if not any(do == "use_key" for do, _ in found):
                found.insert(0, ("use_key", die))
        elif die not in s.chest.tried:
            if number == SKELETON_KEY:
                found.append(("roll_skeleton_key", die))
            elif IS_HAMMER[number] and die not in fought:
                found.append(("roll_hammer", die))
    return found


def open_with(t: T, seat: int, do: str, die: int) -> None:
    """Try it: a key opens and is spent, the others are rolled once (D-89 to D-92)."""
    s = t.s
    assert s.chest is not None
    s.changed = True
    if do == "use_key":
        lose(s, seat, die)
        put_back(s, die)
        s.chest.open = True
        t.tell("key_used", seat=seat)
        return
    s.chest.tried.append(die)
    face = t.roll(1)[0] - 1
    table = OPENS if do == "roll_skeleton_key" else BREAKS
    s.chest.open = table[DICE[die]][face]
    t.tell("lock_tried", seat=seat, die=DIE_IDS[die], how="open" if s.chest.open else "shut", face=face)


@steps("lock")
def lock(t: T, f: Frame) -> None:
    """The active player's own means first, then what others offer, until it is open or all decline (D-88, D-117)."""
    s = t.s
    chest = s.chest
    assert chest is not None
    enter(s, "lock")
    if chest.open:
        return
    seat = s.active
    own = openers(s, seat)
    takes = [f"take.{offer.id}" for offer in s.offers if offer.to == seat and any(a.do in OPENERS for a in offer.acts)]
    others = [] if chest.asked else [n for n in range(len(s.players)) if n != seat and n not in t.match.left]
    others = [n for n in others if openers(s, n)]
    if not own and not takes and not others:
        return  # D-129
    pick: str | None = "ask"
    if own or takes:
        values = [f"{do}.{die}" for do, die in own] + takes + (["ask"] if others else []) + ["leave"]
        costless = [value for value in values if value.startswith("roll")]
        pick = t.ask_one(f, "lock", seat, values, default=costless[0] if costless else "leave", scope="turn",
                         data={"seat": seat})  # fmt: skip
    if pick is None or pick == "leave":
        return
    t.again(f)
    if pick == "ask":
        chest.asked = True
        t.together([(n, [Frame("key_terms", {"seat": n})]) for n in others])
    elif pick.startswith("take."):
        deals.accept(t, deals.find(s, int(pick[5:])), seat)
    else:
        do, _, die = pick.partition(".")
        open_with(t, seat, do, int(die))


@steps("key_terms")
def key_terms(t: T, f: Frame) -> None:
    """Another holder of an opener: an offer with it, or no (D-117)."""
    s, seat = t.s, f.d["seat"]
    if not openers(s, seat):
        return
    picks = t.ask_form(f, "key_terms", seat, (), default={"answer": "decline"}, private=True, scope="turn",
                       policy="key_terms", data={"seat": seat, "target": s.active})  # fmt: skip
    if picks is None or picks["answer"] == "decline":
        return
    deals.propose(t, seat, s.active, picks)
