"""What a combat brings: wounds, experience, trophy, treasure, shares, the throne (D-19 to D-22, D-78 to D-87)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.core.game import Result
from engine.core.text import Text, text
from engine.dungeon_dice import duel
from engine.dungeon_dice.abilities import strength
from engine.dungeon_dice.content import (
    ARTIFACT,
    BREAKS,
    DICE,
    DIE_IDS,
    DRAWS,
    EQUIPMENT,
    FILE,
    FIRST_ARTIFACT,
    HEALS,
    KIND,
    MONSTER_LEVEL,
    PAINS,
    SINGLE_USE,
    TO_WIN,
    TROPHY_GLORY,
    TYPES,
)  # fmt: skip
from engine.dungeon_dice.dice import T, draw, enter, experience, gain, glory, heal, put_back, steps, wound
from engine.dungeon_dice.single_use import swallow
from engine.dungeon_dice.state import NOBODY, Chest, Combat, DungeonState, Player, Reward, Split

RESULT = frozenset(("compare", "lock", "reward"))
"""Stages of one combat result."""


def pending(s: DungeonState) -> bool:
    """Is a combat result not complete yet? Its steps are one change: glory is looked at when all are done (D-21)."""
    return s.stage in RESULT and s.combat is not None


@steps("compare")
def compare(t: T, f: Frame) -> None:
    """Higher strength wins; a tie wins too, with a wound (D-78 to D-80)."""
    s = t.s
    c = s.combat
    assert c is not None
    enter(s, "compare")
    if c.duel:
        duel.decide(t, c)
        return
    heroes, foe = strength(c, 0), strength(c, 1)
    c.outcome = "win" if c.executed or heroes > foe else "tie" if heroes == foe else "loss"
    seats, monster = list(c.fighters), DIE_IDS[c.monster]
    t.tell("outcome", seats=seats, monster=monster, how=c.outcome, heroes=heroes, foe=foe, count=len(seats))
    close(s, c)
    if c.outcome == "loss":
        for seat in c.fighters:
            wound(t, seat)
        put_back(s, c.monster)
    else:
        aftermath(t, c)
        trophy(t, c)
        symbol = TYPES[DICE[c.monster]].treasure
        t.then(Frame("treasure", {"symbol": symbol}), Frame("bonus"), Frame("allot"))
    for seat, die in c.potions:  # D-57: declared during the combat
        swallow(t, seat, die)
    c.potions = []


def close(s: DungeonState, c: Combat) -> None:
    """The combat is over: single-use dice return to their bag (D-14)."""
    c.closed = True
    s.changed = True
    for d in c.dice:
        if d.die != NOBODY and KIND[d.type] == SINGLE_USE:
            put_back(s, d.die)
    for die in c.spent:
        put_back(s, die)


def aftermath(t: T, c: Combat) -> None:
    """Experience; tie wound; the monster's heal and pain for the active player; the heroes' own heals (D-81)."""
    active = t.s.active
    for seat in c.fighters:
        experience(t, seat)
    if c.outcome == "tie":
        for seat in c.fighters:
            wound(t, seat)
    if NOBODY not in c.toads:  # DR-15: a toad's symbols are lost
        number = DICE[c.monster]
        heal(t, active, HEALS[number][c.face])  # D-69
        for _ in range(PAINS[number][c.face]):
            wound(t, active)  # D-70
    for d in c.dice:
        if d.side == 0 and not d.out and HEALS[d.type][d.face]:
            heal(t, d.owner, HEALS[d.type][d.face])


def trophy(t: T, c: Combat) -> None:
    """Red, black and gold monsters are kept, grey ones go back (D-82)."""
    s = t.s
    if not TROPHY_GLORY[c.monster]:
        put_back(s, c.monster)
        return
    s.rewards.append(Reward(c.monster, "trophy"))
    if NOBODY in c.toads:
        s.small.append(c.monster)  # D-67: for good


@steps("treasure")
def treasure(t: T, f: Frame) -> None:
    """Draw for the treasure symbol; a locked chest has to be opened first (D-83, D-85)."""
    s = t.s
    enter(s, "reward")
    kind = DRAWS[f.d["symbol"]]
    if kind != ARTIFACT:
        _reward(t, kind, "treasure")
        return
    c = s.combat
    shown = c is not None and any(d.side == 0 and not d.out and BREAKS[d.type][d.face] for d in c.dice)
    s.chest = Chest(open=shown)  # D-91: a fighter's break opens it
    if shown:
        t.tell("lock_broken")
    t.then("lock", "chest")


@steps("chest")
def chest(t: T, f: Frame) -> None:
    """What is in the locked chest: an artifact if it is open, else the chance is gone (D-83, D-93)."""
    s = t.s
    assert s.chest is not None
    enter(s, "reward")
    _reward(t, ARTIFACT if s.chest.open else EQUIPMENT, "treasure")
    s.chest = None


@steps("bonus")
def bonus(t: T, f: Frame) -> None:
    """One single-use die for each monster level die that still shows a 6 (D-84)."""
    c = t.s.combat
    assert c is not None
    for d in c.dice:
        if d.type == MONSTER_LEVEL and d.face == 5 and not d.out:
            _reward(t, SINGLE_USE, "bonus")


def _reward(t: T, kind: int, what: str) -> None:
    die = draw(t, kind)
    if die is None:
        t.tell("bag_empty")
        return
    t.s.rewards.append(Reward(die, what))
    t.tell("reward", die=DIE_IDS[die])


@steps("allot")
def allot(t: T, f: Frame) -> None:
    """All reward dice are visible: shares are rolled and carried out without asking (D-86, D-116)."""
    s = t.s
    rewards, s.rewards = s.rewards, []
    once: dict[int, int] = {}
    for reward in rewards:
        seat, before = s.active, len(t.events)
        for number, split in enumerate(s.splits):
            if split.what == reward.what or (split.what == "all" and reward.what != "trophy"):
                seat = _share(t, split, number, once, reward.die)
                break
        gain(t, s.active if seat in t.match.left else seat, reward.die, told=len(t.events) > before)
    s.splits = []
    throne(t)


def _share(t: T, split: Split, number: int, once: dict[int, int], die: int) -> int:
    if len(set(split.faces)) == 1:
        return split.faces[0]
    if number in once:
        return once[number]
    rolled = t.roll(1)[0]
    seat = split.faces[rolled - 1]
    t.tell("shared", number=rolled, seat=seat, die=DIE_IDS[die])
    if split.once:
        once[number] = seat
    return seat


# -- the throne ------------------------------------------------------------------------------------------------------


def throne(t: T) -> None:
    """Four glory win at once; several at the same time fight for it (D-19, D-22)."""
    s = t.s
    there = [n for n in range(len(s.players)) if n not in t.match.left and glory(s, s.players[n]) >= TO_WIN]
    if len(there) == 1:
        finish(t, there[0], "dungeon-dice-over-glory")
    elif there:
        duel.begin(t, there)


def finish(t: T, winner: int, reason: str) -> None:
    """The match is over: the winner, then the others by glory and experience."""
    s = t.s
    scores = [glory(s, player) for player in s.players]
    here = [seat for seat in range(len(scores)) if seat not in t.match.left and seat != winner]
    ranks = {seat: (scores[seat], s.players[seat].xp) for seat in here}
    tiers = sorted(set(ranks.values()), reverse=True)
    ranking = [(winner,), *(tuple(seat for seat in here if ranks[seat] == tier) for tier in tiers)]
    if t.match.left:
        ranking.append(tuple(t.match.left))
    parts = tuple(_parts(s, player) for player in s.players)
    t.finish(Result(tuple(ranking), reason, scores=tuple(scores), parts=parts))


def _parts(s: DungeonState, player: Player) -> tuple[Text, ...]:
    """What the glory of a player is made of (D-20)."""
    artifacts = sum(die >= FIRST_ARTIFACT for die in player.dice) * FILE.glory.artifact
    learnt = FILE.glory.experience if player.xp >= 6 else 0
    won = {"trophies": glory(s, player) - artifacts - learnt, "artifacts": artifacts, "experience": learnt}
    return tuple(text(f"dungeon-dice-score-{name}", count=count) for name, count in won.items())
