"""Combat abilities: who has which, what they may aim at, what they do (D-44 to D-77)."""

from __future__ import annotations

from typing import Any

from engine.core.frame import Frame
from engine.dungeon_dice import monster
from engine.dungeon_dice.content import (
    ABILITY_NAMES,
    ACTS,
    ARMOR,
    BREAK,
    DICE,
    DIE_IDS,
    DRAIN,
    ENTANGLE,
    EVER,
    FEAR,
    FIGHTS,
    FIRE,
    GUST,
    HAS_NUMBER,
    IDS,
    KIND,
    MONSTER,
    NUMBER,
    SCROLL,
    SINGLE_USE,
    SLASH,
    SPELL_DIE,
    SPELL_OF,
    SPELLS,
    TOAD,
    TYPES,
)  # fmt: skip
from engine.dungeon_dice.dice import T, enter, steps
from engine.dungeon_dice.state import NOBODY, Combat, Rolled

# -- looking ---------------------------------------------------------------------------------------------------------


def strength(c: Combat, side: int) -> int:
    """The numbers of a side's dice still in the combat, with bonuses and curses; never below 0 (D-3)."""
    total, none = c.bonus[side], True
    for d in c.dice:
        if d.side == side and not d.out and KIND[d.type] != MONSTER:
            total += NUMBER[d.type][d.face]
            none = False
    return 0 if none or total < 0 else total  # a side without dice has no strength, whatever it drained


def fighting(c: Combat, side: int) -> list[int]:
    """The level dice and gear of a side that are still in the combat, by their place."""
    return [i for i, d in enumerate(c.dice) if d.side == side and not d.out and FIGHTS[d.type]]


def lowest(c: Combat, side: int) -> list[int]:
    """The lowest-valued dice of a side; dice without a number are not seen (D-4, D-62)."""
    found = [i for i in fighting(c, side) if HAS_NUMBER[c.dice[i].type][c.dice[i].face]]
    if not found:
        return found
    least = min(NUMBER[c.dice[i].type][c.dice[i].face] for i in found)
    return [i for i in found if NUMBER[c.dice[i].type][c.dice[i].face] == least]


def enemies(c: Combat, side: int) -> list[int]:
    """Who on the other side can still become a toad: seats, or NOBODY for the monster."""
    others = c.fighters[1 - side : 2 - side] if c.duel else c.fighters if side else [NOBODY]
    return [who for who in others if who not in c.toads]


def targets(c: Combat, ability: int, side: int) -> list[int]:
    """What an ability of a side may aim at: places of dice, or for toad seats."""
    if ability == SLASH:
        return fighting(c, side)  # D-59: never an enemy die
    if ability in (ARMOR, FEAR):
        return fighting(c, 1 - side)  # D-60, D-64
    if ability in (ENTANGLE, DRAIN):
        return lowest(c, 1 - side)  # D-62, D-63
    return enemies(c, side) if ability == TOAD else []


def immune(c: Combat, side: int, spell: int) -> bool:
    """Is the enemy of this side a monster that does not feel this spell (D-76)?"""
    return side == 0 and not c.duel and spell in c.immune


def castable(c: Combat, side: int) -> list[int]:
    """Spells that a scroll could bring in for this side: each once per combat (D-73)."""
    return [
        spell
        for spell in SPELLS
        if spell not in c.cast
        and not immune(c, side, spell)
        and not (spell == GUST and c.gusted)
        and (spell not in (DRAIN, TOAD) or targets(c, spell, side))
    ]


def usable(c: Combat, side: int, ability: int) -> bool:
    """Could this ability do something for this side now (D-125, D-126)?"""
    if ability == BREAK:
        return not c.broken[1 - side] and any(_armored(d) for d in c.dice if d.side != side and not d.out)
    if ability == ARMOR:
        return not c.broken[side] and bool(fighting(c, 1 - side))
    if ability in SPELLS and immune(c, side, ability):
        return False
    if ability == FIRE:
        return True
    if ability == GUST:
        return not c.gusted  # D-66: one per combat
    return bool(castable(c, side) if ability == SCROLL else targets(c, ability, side))


def _armored(d: Rolled) -> bool:
    """Does this die show armor, or could it after a reroll? A monster's face stays as it is."""
    return ARMOR in ACTS[d.type][d.face] if KIND[d.type] == MONSTER else bool(EVER[d.type] & ARMOR)


def abilities(c: Combat, side: int, seat: int, wanted: int) -> list[tuple[int, int]]:
    """(place, ability) for every unused symbol of this seat (NOBODY: of the monster) that can do something.

    `wanted` are the abilities that the present step allows, as bits; break and armor that were passed over in
    their own step are gone (D-48).
    """
    found: list[tuple[int, int]] = []
    for i, d in enumerate(c.dice):
        if d.side != side or d.out or (d.owner != seat and d.owner != NOBODY):
            continue
        acts = ACTS[d.type][d.face]
        if not acts or d.type in SPELL_OF:  # a spell die acted when it was cast
            continue
        gone = d.passed | d.spent
        found += [(i, a) for a in dict.fromkeys(acts) if a & wanted and not a & gone and usable(c, side, a)]
    return found


def shows(d: Rolled) -> list[int | str]:
    """What lies on top of a die, for texts: its number and its symbols."""
    face = TYPES[d.type].faces[d.face]
    return [*(() if face.n is None else (face.n,)), *face.a]


# -- doing -----------------------------------------------------------------------------------------------------------


def spend(d: Rolled, ability: int) -> None:
    """An ability is used; two equal symbols on one face are two uses (D-44)."""
    if d.once & ability or ACTS[d.type][d.face].count(ability) < 2:
        d.spent |= ability
    else:
        d.once |= ability


def show(t: T, d: Rolled, face: int) -> None:
    """A die is rolled again. What it used is used up; what its old face had left is lost (D-44, D-49)."""
    d.face = face
    d.spent |= d.once
    d.once = d.passed = 0


def use(t: T, place: int, ability: int, seat: int) -> None:
    """A symbol is used by a seat (NOBODY: the automatic monster)."""
    c = t.s.combat
    assert c is not None
    d = c.dice[place]
    spend(d, ability)
    t.s.changed = True
    t.tell("ability", **who(c, d.side, seat), die=IDS[d.type], symbol=ABILITY_NAMES[ability])
    if ability == BREAK:
        c.broken[1 - d.side] = True  # D-61
    elif ability == FIRE:
        fire(t, d.side, d.owner)
    elif ability == GUST:
        gust(t, place)
    elif ability == SCROLL:
        t.push("spell", seat=seat, side=d.side, owner=d.owner)
    else:
        t.push("aim", ability=ability, side=d.side, seat=seat)


def who(c: Combat, side: int, seat: int) -> dict[str, Any]:
    """Who acts, for events: a seat, or the monster."""
    if side and not c.duel:
        return {"seat": None, "monster": DIE_IDS[c.monster], "side": "monster"}
    return {"seat": seat, "monster": None, "side": "hero"}


@steps("aim")
def aim(t: T, f: Frame) -> None:
    """Choose what an ability hits. A lone or indifferent target is not asked for (D-126)."""
    c = t.s.combat
    assert c is not None
    ability, side, seat = f.d["ability"], f.d["side"], f.d["seat"]
    found = targets(c, ability, side)
    if ability != TOAD:
        found = different(c, found)
    if not found:
        return
    best = monster.worst(c, ability, side, found)
    if seat == NOBODY:  # D-133; D-134: only a draw between equally bad choices is asked
        found, seat = best, monster.judge(t.s)
    values = [str(i) for i in found]
    data = {"ability": ABILITY_NAMES[ability], "side": side}
    pick = t.ask_one(f, "aim", seat, values, default=str(best[0]), scope="phase", data=data)
    if pick is not None:
        hit(t, ability, side, int(pick), f.d.get("source", NOBODY))


def different(c: Combat, places: list[int]) -> list[int]:
    """Level dice of one owner with the same number are all the same."""
    seen: set[tuple[int, int, int]] = set()
    found: list[int] = []
    for i in places:
        d = c.dice[i]
        key = (d.type, d.face, d.owner if d.die == NOBODY else i + 100)
        if key not in seen:
            seen.add(key)
            found.append(i)
    return found


def hit(t: T, ability: int, side: int, target: int, source: int) -> None:
    """An ability meets its target."""
    c = t.s.combat
    assert c is not None
    t.s.changed = True
    if ability == TOAD:
        toad(t, target, source)
        return
    d = c.dice[target]
    owner: dict[str, Any] = {"seat": d.owner if d.owner != NOBODY else None, "die": IDS[d.type]}
    if ability in (SLASH, ARMOR):
        show(t, d, t.roll(1)[0] - 1)
        t.tell("rerolled", **owner, symbols=shows(d), face=d.face, side="hero" if d.owner != NOBODY else "monster")
        return
    d.out = 1
    if ability == DRAIN:
        c.bonus[side] += NUMBER[d.type][d.face]  # D-63: the number only
    t.tell("removed", **owner, symbols=shows(d), face=d.face, side="hero" if d.owner != NOBODY else "monster")


def fire(t: T, side: int, owner: int) -> None:
    """Every fire symbol rolls the fire spell die (D-65)."""
    c = t.s.combat
    assert c is not None
    d = Rolled(SPELL_DIE[FIRE], NOBODY, side, owner, t.roll(1)[0] - 1, symbol=True)
    c.dice.append(d)
    t.tell("spell_rolled", die=IDS[d.type], symbols=shows(d), face=d.face)


def toad(t: T, target: int, source: int) -> None:
    """All dice of one enemy but single-use ones leave the combat, and its abilities stop (D-67)."""
    c = t.s.combat
    assert c is not None
    c.toads.append(target)
    for d in c.dice:
        if d.owner == target and not d.out and KIND[d.type] != SINGLE_USE:
            d.out = 2
    if source != NOBODY:
        c.dice[source].aim = target
    if target == NOBODY:
        t.tell("toad_monster", monster=DIE_IDS[c.monster])
    else:
        t.tell("toad", seat=target)


_UNFINISHED = frozenset(("aim", "spell"))
"""What a gust blows away: a symbol that was used but has not hit yet is fresh again."""


# -- spells ----------------------------------------------------------------------------------------------------------


@steps("spell")
def spell(t: T, f: Frame) -> None:
    """A scroll symbol: choose the spell (D-73). The monster becomes immune to what it casts (D-77)."""
    c = t.s.combat
    assert c is not None
    seat, side = f.d["seat"], f.d["side"]
    choices = castable(c, side)
    if not choices:
        return
    best = monster.best_spell(c, side, choices)
    if seat == NOBODY:
        choices, seat = [best], monster.judge(t.s)
    names = [ABILITY_NAMES[choice] for choice in choices]
    pick = t.ask_one(f, "spell", seat, names, default=ABILITY_NAMES[best], scope="phase", data={"side": side})
    if pick is None:
        return
    chosen = choices[names.index(pick)]
    if side == 1 and not c.duel and chosen not in c.immune:
        c.immune.append(chosen)
    cast(t, chosen, side, f.d["seat"], f.d["owner"])


def cast(t: T, chosen: int, side: int, seat: int, owner: int) -> None:
    """A spell die is rolled for a side and its face applied (D-73)."""
    c = t.s.combat
    assert c is not None
    c.cast.append(chosen)
    d = Rolled(SPELL_DIE[chosen], NOBODY, side, owner, t.roll(1)[0] - 1)
    c.dice.append(d)
    t.tell("spell_rolled", die=IDS[d.type], symbols=shows(d), face=d.face)
    apply(t, len(c.dice) - 1, seat)


def apply(t: T, place: int, seat: int) -> None:
    """What the face of a cast spell die does; a miss does nothing (D-72)."""
    c = t.s.combat
    assert c is not None
    d = c.dice[place]
    for ability in ACTS[d.type][d.face]:
        if ability == GUST:
            gust(t, place)
        elif ability in (DRAIN, TOAD):
            t.push("aim", ability=ability, side=d.side, seat=seat, source=place)


def gust(t: T, source: int) -> None:
    """The combat begins again: all dice but the one with the gust are rolled anew, removed ones come back (D-66)."""
    s = t.s
    c = s.combat
    assert c is not None
    if c.gusted:
        return
    c.gusted = True
    t.match.stack[:] = [frame for frame in t.match.stack if frame.step not in _UNFINISHED]
    keep = c.dice[source]
    c.dice = [d for d in c.dice if not d.symbol]
    c.bonus, c.broken, c.toads = [0, 0], [False, False], []
    rolling = [d for d in c.dice if d is not keep and (d.die != c.monster or c.duel)]
    for d in c.dice:
        d.out = d.once = d.passed = 0
        d.spent &= GUST
    for d, face in zip(rolling, t.roll(len(rolling)), strict=True):
        d.face = face - 1
    t.tell("gust")
    for place, d in enumerate(c.dice):  # DR-14: cast spells show what they do now
        if d is keep or d.type not in SPELL_OF:
            continue
        for ability in ACTS[d.type][d.face]:
            if ability == TOAD and d.aim >= NOBODY:
                toad(t, d.aim, place)
            elif ability in (DRAIN, TOAD):
                t.push("aim", ability=ability, side=d.side, seat=caster(c, d), source=place)
    enter(s, "break")
    stir(t)


def caster(c: Combat, d: Rolled) -> int:
    """Who decides for a cast spell: its caster, or the monster's controller."""
    return d.owner if d.owner != NOBODY else c.controller


def stir(t: T) -> None:
    """Something happened between the passes: the main step goes on (D-47, D-127)."""
    s = t.s
    assert s.combat is not None
    s.combat.stir += 1
    s.changed = True
    for frame in t.match.stack:
        if frame.lanes is not None:
            for lane in frame.lanes:
                if lane.stack is not t.stack:
                    lane.stack.clear()


def level_of(c: Combat) -> int:
    """The level of the monster (D-27)."""
    return TYPES[DICE[c.monster]].faces[c.face].level
