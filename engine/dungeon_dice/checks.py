"""What must always hold: every die in exactly one place, limits, deals that can be kept."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dungeon_dice.content import DICE, DIE_KIND, KIND, MONSTER, SINGLE_USE, TO_WIN
from engine.dungeon_dice.deals import COUNTERS, OPEN_OFFERS, valid
from engine.dungeon_dice.dice import T, fits, glory
from engine.dungeon_dice.outcome import pending
from engine.dungeon_dice.state import NOBODY, DungeonState

_COUNT = len(DICE)
_EVERY = list(range(_COUNT))


def places(s: DungeonState) -> list[int]:
    """Every die of the bags, wherever it is."""
    found = [die for bag in s.bags for die in bag]
    for player in s.players:
        found += player.dice
        found += player.trophies
    found += s.hunted
    found += [reward.die for reward in s.rewards]
    c = s.combat
    if c is not None and not c.closed:
        if not c.duel:
            found.append(c.monster)
        found += [d.die for d in c.dice if d.die != NOBODY and KIND[d.type] == SINGLE_USE]
        found += c.spent
        found += [die for _, die in c.potions]
    return found


def invariants(s: DungeonState) -> Iterator[str]:
    """After every answer."""
    found = places(s)
    if len(found) != _COUNT or sorted(found) != _EVERY:
        missing = sorted(set(_EVERY) - set(found))
        double = sorted({die for die in found if found.count(die) > 1})
        yield f"dice lost: {missing}, doubled: {double}"
    for kind, bag in enumerate(s.bags):
        if any(DIE_KIND[die] != kind for die in bag):
            yield f"bag {kind} holds {bag}"
    for seat, player in enumerate(s.players):
        if not 0 <= player.xp <= 6 or not 0 <= player.wounds <= player.level:
            yield f"seat {seat} has {player.xp} experience and {player.wounds} wounds"
        if not fits(player.equipped) or any(die not in player.dice for die in player.equipped):
            yield f"seat {seat} wears {player.equipped} of {player.dice}"
        if any(DIE_KIND[die] == MONSTER for die in player.dice) or any(DIE_KIND[d] != MONSTER for d in player.trophies):
            yield f"seat {seat} keeps {player.dice} and {player.trophies}"
    senders = [offer.sender for offer in s.offers]
    for offer in s.offers:
        if senders.count(offer.sender) > OPEN_OFFERS or offer.counters > COUNTERS:
            yield f"offers {s.offers}"
    for promise in s.promises:
        if promise.count < 1 or promise.debtor == promise.creditor:
            yield f"promise {promise}"


def costly(t: T) -> Iterator[str]:
    """Now and then."""
    s = t.s
    if t.match.result is not None:
        return
    for offer in s.offers:
        if not valid(t, offer):
            yield f"offer {offer} is open and not valid"
        if s.turn > offer.until_turn or (offer.until_step and offer.until_step != s.step):
            yield f"offer {offer} should have ended"
    if not s.duellists and not pending(s):
        for seat, player in enumerate(s.players):
            if glory(s, player) >= TO_WIN and seat not in t.match.left:
                yield f"seat {seat} has {glory(s, player)} glory and the match goes on"
    c = s.combat
    if c is not None and not c.duel and not c.closed:
        if len(c.fighters) > 2 or c.fighters[0] != s.active:
            yield f"fighters {c.fighters}, active {s.active}"
        if c.controller in c.fighters:
            yield "a fighter controls the monster"
