"""What is worst for the other side: the automatic monster (D-132, D-133), and defaults for those who do not answer."""

from __future__ import annotations

from engine.dungeon_dice import abilities
from engine.dungeon_dice.content import (
    ARMOR,
    DRAIN,
    ENTANGLE,
    FEAR,
    FIGHTS,
    FIRE,
    GUST,
    MEAN,
    NUMBER,
    SLASH,
    SPELL_DIE,
    TOAD,
)  # fmt: skip
from engine.dungeon_dice.state import NOBODY, Combat, DungeonState


def number(c: Combat, place: int) -> int:
    """The number that a die shows."""
    d = c.dice[place]
    return NUMBER[d.type][d.face]


def above(c: Combat, place: int) -> float:
    """How far a die is above its mean."""
    d = c.dice[place]
    return NUMBER[d.type][d.face] - MEAN[d.type]


def judge(s: DungeonState) -> int:
    """Who decides between equally bad choices: the other player of two, that is the helper (D-134)."""
    c = s.combat
    assert c is not None
    return c.fighters[-1]


def worst(c: Combat, ability: int, side: int, found: list[int]) -> list[int]:
    """The targets that hurt the enemy of this side most; several if they are equally bad."""
    if ability in (ENTANGLE, DRAIN):
        return found  # the lowest dice: all equal
    if ability == ARMOR:  # the highest die above its mean
        high = [i for i in found if above(c, i) > 0]
        if high:
            found = high
    if ability in (ARMOR, FEAR):
        top = max(number(c, i) for i in found)
        return [i for i in found if number(c, i) == top]
    if ability == SLASH:
        low = min(above(c, i) for i in found)
        return [i for i in found if above(c, i) == low]
    if ability == TOAD and len(found) > 1:
        strong = [sum(number(c, i) for i in abilities.fighting(c, 1 - side) if c.dice[i].owner == who) for who in found]
        return [who for who, value in zip(found, strong, strict=True) if value == max(strong)]
    return found


def swing(c: Combat, side: int, spell: int) -> float:
    """How much a spell is expected to change the difference of strengths in favour of a side."""
    if spell == FIRE:
        return MEAN[SPELL_DIE[FIRE]]
    if spell == DRAIN:
        low = abilities.lowest(c, 1 - side)
        return 2.0 * number(c, low[0]) if low else 0.0
    if spell == TOAD:
        total = sum(number(c, i) for i in abilities.fighting(c, 1 - side))
        return total / 3 / max(1, len(abilities.enemies(c, side)))
    expected = 0.0
    for d in c.dice:
        if FIGHTS[d.type]:
            expected += MEAN[d.type] if d.side == side else -MEAN[d.type]
    now = abilities.strength(c, side) - abilities.strength(c, 1 - side)
    return (expected - now) * 5 / 6 if now <= 0 else -1.0  # gust only when not winning


def best_spell(c: Combat, side: int, choices: list[int]) -> int:
    """The spell with the best expected swing (D-133)."""
    return max(choices, key=lambda spell: (swing(c, side, spell), -spell))


def decide(c: Combat, side: int, options: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The automatic choice: the first ability that lowers the enemy's chance; None to pass (D-133)."""
    winning = abilities.strength(c, side) > abilities.strength(c, 1 - side)
    for place, ability in options:
        if ability == ARMOR:
            if all(above(c, i) <= 0 for i in abilities.fighting(c, 1 - side)):
                continue
        elif ability == SLASH:
            own = [i for i in abilities.fighting(c, side) if above(c, i) < 0]
            if winning or not own:
                continue
        elif ability == GUST and winning:
            continue
        return place, ability
    return None


def controller(s: DungeonState, left: list[int]) -> int:
    """The first bystander on the active player's left (D-6); NOBODY if all others fight (D-132)."""
    c = s.combat
    assert c is not None
    count = len(s.players)
    for step in range(1, count):
        seat = (s.active + step) % count
        if seat not in c.fighters and seat not in left:
            return seat
    return NOBODY
