"""The order of a combat: rolls, break, armor, main step, single-use window, execute (D-40 to D-52, D-68)."""

from __future__ import annotations

from typing import Any

from engine.core.frame import Frame
from engine.dungeon_dice import monster, single_use
from engine.dungeon_dice.abilities import abilities, level_of, strength, use
from engine.dungeon_dice.content import (
    ABILITIES,
    ABILITY_NAMES,
    ARMOR,
    BREAK,
    DICE,
    DIE_IDS,
    EXECUTE,
    HERO_LEVEL,
    MONSTER_LEVEL,
)  # fmt: skip
from engine.dungeon_dice.dice import T, enter, steps, wound
from engine.dungeon_dice.state import NOBODY, Combat, DungeonState, Rolled

_ALL = sum(ABILITIES.values())


# -- rolling ---------------------------------------------------------------------------------------------------------


def roll_hero(t: T, seat: int, side: int) -> None:
    """All ready hero level dice and the equipped set, but for what is left aside (D-42)."""
    s = t.s
    c = s.combat
    assert c is not None
    player = s.players[seat]
    player.fixed = True  # D-100: the set is used
    gear = [die for die in player.equipped if die not in c.held]
    dice = [(HERO_LEVEL, NOBODY)] * player.ready + [(DICE[die], die) for die in gear]
    if not dice:
        return  # D-43: a fighter may have nothing to roll
    faces = t.roll(len(dice))
    for (number, die), face in zip(dice, faces, strict=True):
        c.dice.append(Rolled(number, die, side, seat, face - 1))
    c.worn += gear
    s.changed = True
    t.tell("hero_rolled", seat=seat, total=strength(c, side))


def roll_monster(t: T) -> None:
    """One monster level die per level (D-41)."""
    c = t.s.combat
    assert c is not None
    for face in t.roll(level_of(c)):
        c.dice.append(Rolled(MONSTER_LEVEL, NOBODY, 1, NOBODY, face - 1))
    t.tell("monster_rolled", monster=DIE_IDS[c.monster], total=strength(c, 1))


@steps("commit")
def commit(t: T, f: Frame) -> None:
    """The fight is declared: help is closed, everything is fixed, all roll (D-38, D-40)."""
    s = t.s
    c = s.combat
    assert c is not None
    enter(s, "break")
    c.controller = monster.controller(s, t.match.left)
    t.tell("fight", seats=list(c.fighters), monster=DIE_IDS[c.monster])
    if not c.scouted:
        roll_monster(t)
    for seat in c.fighters:
        if not (c.reached and seat == s.active):
            roll_hero(t, seat, 0)
    t.then("fight", "execute", "compare")


# -- ability steps ---------------------------------------------------------------------------------------------------


def actors(c: Combat, side: int) -> list[int]:
    """Who acts for a side, in order of priority (D-6, D-23, D-50)."""
    if c.duel:
        return [c.fighters[side]]
    return c.fighters if side == 0 else [c.controller]


@steps("fight")
def fight(t: T, f: Frame) -> None:
    """The ability steps (D-47). What is still to do follows from the stage; `d` counts the passes."""
    s = t.s
    c = s.combat
    assert c is not None
    if f.d.get("stir") != c.stir:
        f.d = {"stir": c.stir, "side": 0, "quiet": 0, "passed": []}
    if f.d.get("window"):
        return  # everybody passed
    if s.stage != "main":
        if clash(t, f):
            return
        enter(s, "main")
    if main(t, f):
        return
    f.d["window"] = True
    t.again(f)
    here = [seat for seat in range(len(s.players)) if seat not in t.match.left]
    asked = [seat for seat in here if single_use.uses(s, seat)]
    if asked:
        t.together([(seat, [Frame("window", {"seat": seat})]) for seat in asked])


def clash(t: T, f: Frame) -> bool:
    """Break, then armor, heroes before the monster, again while a new symbol appears (D-47.1, D-47.2)."""
    s = t.s
    c = s.combat
    assert c is not None
    while True:
        found = _first_clash(c)
        if found is None:
            return False
        wanted, side, seat, options = found
        enter(s, "break" if wanted == BREAK else "armor")
        if seat == NOBODY:
            pick = monster.decide(c, side, options)
        else:
            answer = _ask(t, f, seat, side, options)
            if answer is None:
                return True
            pick = None if answer == "pass" else _parse(answer)
        if pick is not None:
            t.again(f)
            use(t, *pick, seat)
            return True
        for place, ability in options:
            c.dice[place].passed |= ability


def _first_clash(c: Combat) -> tuple[int, int, int, list[tuple[int, int]]] | None:
    for wanted in (BREAK, ARMOR):
        for side in (0, 1):
            for seat in actors(c, side):
                options = abilities(c, side, seat, wanted)
                if options:
                    return wanted, side, seat, options
    return None


def main(t: T, f: Frame) -> bool:
    """Heroes first, then the controller, until both pass with nothing in between (D-47.3). True: not over yet."""
    c = t.s.combat
    assert c is not None
    d: dict[str, Any] = f.d
    while d["quiet"] < 2:
        side = d["side"]
        seat = options = None
        for seat in actors(c, side):
            if seat not in d["passed"] and (options := abilities(c, side, seat, _ALL)):
                break
        if not options or seat is None:
            d["quiet"] += 1
            d["side"], d["passed"] = 1 - side, []
            continue
        if seat == NOBODY:
            pick = monster.decide(c, side, options)
        else:
            answer = _ask(t, f, seat, side, options)
            if answer is None:
                return True
            pick = None if answer == "pass" else _parse(answer)
        if pick is None:
            d["passed"] = [*d["passed"], seat]
            continue
        d["quiet"], d["passed"] = 0, []
        t.again(f)
        use(t, *pick, seat)
        return True
    return False


def _ask(t: T, f: Frame, seat: int, side: int, options: list[tuple[int, int]]) -> str | None:
    s = t.s
    c = s.combat
    assert c is not None
    values = ["pass", *(f"{place}.{ABILITY_NAMES[ability]}" for place, ability in options)]
    default = "pass"
    if side == 1 and not c.duel:  # D-131: an absent controller's monster acts by D-133
        choice = monster.decide(c, side, options)
        default = "pass" if choice is None else f"{choice[0]}.{ABILITY_NAMES[choice[1]]}"
    data = {"seat": seat, "side": side, "stage": s.stage}
    return t.ask_one(f, "act", seat, values, default=default, scope="phase", threat=side == 0, data=data, always=True)


def _parse(value: str) -> tuple[int, int]:
    place, _, name = value.partition(".")
    return int(place), ABILITIES[name]


@steps("window")
def window(t: T, f: Frame) -> None:
    """Both sides passed: holders of single-use dice are asked all at once; any use reopens the main step (D-127)."""
    s, seat = t.s, f.d["seat"]
    choices = single_use.uses(s, seat)
    if not choices:
        return
    pick = t.ask_one(f, "window", seat, ("pass", *choices), default="pass", scope="phase", policy="window",
                     data={"seat": seat}, always=True)  # fmt: skip
    if pick is not None and pick != "pass":
        single_use.play(t, seat, pick)


# -- the end ---------------------------------------------------------------------------------------------------------


@steps("execute")
def execute(t: T, f: Frame) -> None:
    """All execute symbols at once (D-68)."""
    s = t.s
    c = s.combat
    assert c is not None
    enter(s, "execute")
    shown = [(d.side, EXECUTE[d.type][d.face]) for d in c.dice if not d.out and EXECUTE[d.type][d.face]]
    if not c.duel:
        if any(limit >= level_of(c) for _, limit in shown):
            c.executed = True
            t.tell("executed_monster", monster=DIE_IDS[c.monster])
        return
    struck = [c.fighters[1 - side] for side, limit in shown if limit >= s.players[c.fighters[1 - side]].level]
    for seat in struck:
        _execute_hero(t, c, seat)


def _execute_hero(t: T, c: Combat, seat: int) -> None:
    """A wound at once, and one hero level die leaves: the lowest, since its owner sets it aside (D-68)."""
    t.tell("executed_hero", seat=seat)
    wound(t, seat)
    mine = [d for d in c.dice if d.owner == seat and d.type == HERO_LEVEL and not d.out]
    if mine:
        min(mine, key=lambda d: d.face).out = 1


def clear(s: DungeonState) -> None:
    """Nothing of a combat is left on the table (turns end, duels begin again)."""
    s.combat = None
    s.changed = True
