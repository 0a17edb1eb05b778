"""Several players reach the throne at once: a duel, hero against hero (D-22, D-23)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dungeon_dice import combat, outcome
from engine.dungeon_dice.abilities import strength
from engine.dungeon_dice.dice import T, enter, put_back, steps
from engine.dungeon_dice.state import NOBODY, Combat


def begin(t: T, seats: list[int]) -> None:
    """The turn is over; the claimants fight in random order, the winner stays (DR-4)."""
    s = t.s
    s.duellists = list(seats)
    t.shuffle(s.duellists)
    abandon(t)
    t.tell("duel", seats=list(s.duellists))
    t.push("duel")


def abandon(t: T) -> None:
    """Whatever was going on stops; its dice go back to where they belong."""
    s = t.s
    c = s.combat
    if c is not None and not c.closed:
        outcome.close(s, c)
        for _, die in c.potions:
            put_back(s, die)
        if not c.duel:
            put_back(s, c.monster)
    for reward in s.rewards:
        put_back(s, reward.die)
    for die in s.hunted:
        put_back(s, die)
    s.rewards, s.hunted, s.splits, s.chest = [], [], [], None
    combat.clear(s)
    t.match.stack.clear()
    t.stack = t.match.stack


@steps("duel")
def duel(t: T, f: Frame) -> None:
    """Both roll ready hero level dice and their sets; who acts first is chance (D-22, D-23)."""
    s = t.s
    pair = s.duellists[:2]
    t.shuffle(pair)
    s.combat = Combat(NOBODY, 0, pair)
    enter(s, "break")
    for side, seat in enumerate(pair):
        combat.roll_hero(t, seat, side)
    if s.combat.dice:
        t.then("fight", "execute", "compare")
    else:  # neither has a die to roll: the neutral die decides, as for the first player
        rolls = [t.roll(1)[0] for _ in pair]
        s.combat.bonus = rolls
        t.push("compare")


def decide(t: T, c: Combat) -> None:
    """Higher strength stays; a tie is rolled again from the start (D-23)."""
    s = t.s
    first, second = strength(c, 0), strength(c, 1)
    outcome.close(s, c)
    for seat, die in c.potions:
        outcome.swallow(t, seat, die)
    c.potions = []
    if first == second:
        t.tell("duel_tie", seats=list(c.fighters), number=first)
        t.push("duel")
        return
    winner, loser = c.fighters if first > second else c.fighters[::-1]
    t.tell("duel_won", seat=winner, target=loser, heroes=max(first, second), foe=min(first, second))
    s.duellists.remove(loser)
    s.duellists.remove(winner)
    s.duellists.insert(0, winner)
    if len(s.duellists) == 1:
        outcome.finish(t, winner, "dungeon-dice-over-duel")
    else:
        t.push("duel")
