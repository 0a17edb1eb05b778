"""Bags and belongings: drawing, gaining, giving, glory, sets of gear."""

from __future__ import annotations

from engine.core.game import Steps
from engine.core.table import Table
from engine.dungeon_dice.content import (
    ARMORS,
    ARTIFACT,
    DICE,
    DIE_IDS,
    DIE_KIND,
    EQUIPMENT,
    EVER,
    FILE,
    FIRST_ARTIFACT,
    FIRST_EQUIPMENT,
    HANDS,
    MEAN,
    MONSTER,
    PASSIVE,
    SINGLE_USE,
    TROPHY_GLORY,
    WORN,
)  # fmt: skip
from engine.dungeon_dice.state import RUNNING, DungeonState, Player, Stage

T = Table[DungeonState]
steps = Steps()

_KIND_NAMES = {MONSTER: "trophy", SINGLE_USE: "single_use", EQUIPMENT: "equipment", ARTIFACT: "artifact"}


def enter(s: DungeonState, stage: Stage) -> None:
    """Go on to another stage of the turn; offers that were bound to the last one end."""
    if s.stage != stage:
        s.stage = stage
        s.step += 1
        s.changed = True


# -- bags ------------------------------------------------------------------------------------------------------------


def draw(t: T, kind: int) -> int | None:
    """Draw blindly from a bag (D-7). An empty bag is replaced by the next lower one (D-13)."""
    bags = t.s.bags
    while not bags[kind]:
        if kind not in (ARTIFACT, EQUIPMENT):
            return None
        kind -= 1
    bag = bags[kind]
    t.s.changed = True
    return bag.pop(t.roll(1, len(bag))[0] - 1)


def put_back(s: DungeonState, die: int) -> None:
    """Return a die to its bag. Bags are kept sorted, so that nothing depends on how a die came back."""
    bag = s.bags[DIE_KIND[die]]
    bag.append(die)
    bag.sort()
    s.changed = True
    if die in s.small:
        s.small.remove(die)


# -- belongings ------------------------------------------------------------------------------------------------------


def glory(s: DungeonState, player: Player) -> int:
    """Always counted from what a player owns (D-20)."""
    total = FILE.glory.experience if player.xp >= 6 else 0
    for die in player.dice:
        if die >= FIRST_ARTIFACT:
            total += FILE.glory.artifact
    for die in player.trophies:
        worth = TROPHY_GLORY[die]
        total += 1 if worth > 1 and die in s.small else worth
    return total


def keep(s: DungeonState, seat: int, die: int) -> None:
    """A die becomes a player's."""
    player = s.players[seat]
    (player.trophies if DIE_KIND[die] == MONSTER else player.dice).append(die)
    s.changed = True


def lose(s: DungeonState, seat: int, die: int) -> None:
    """A die is a player's no longer; it leaves the set too."""
    player = s.players[seat]
    (player.trophies if DIE_KIND[die] == MONSTER else player.dice).remove(die)
    if die in player.equipped:
        player.equipped.remove(die)
    s.changed = True


def gain(t: T, seat: int, die: int, told: bool = False) -> None:
    """A die drawn or won: the oldest promise of such a die takes it at once (D-118), else it is kept."""
    s = t.s
    kind = _KIND_NAMES[DIE_KIND[die]]
    for promise in s.promises:
        if promise.debtor == seat and promise.kind in (kind, "any"):
            promise.count -= 1
            if not promise.count:
                s.promises.remove(promise)
            keep(s, promise.creditor, die)
            t.tell("promise_kept", seat=seat, target=promise.creditor, die=DIE_IDS[die])
            return
    keep(s, seat, die)
    if not told:  # a roll for it has said so
        t.tell("gained", seat=seat, die=DIE_IDS[die])


def rolled_now(s: DungeonState) -> list[int]:
    """Gear that lies in a running combat (D-102, D-113)."""
    return s.combat.worn if s.combat is not None and not s.combat.closed else []


def free_dice(s: DungeonState, seat: int) -> list[int]:
    """Dice that this player may trade now (D-106); during a duel only single-use ones."""
    player = s.players[seat]
    if s.duellists:
        return [die for die in player.dice if die < FIRST_EQUIPMENT]
    rolled = rolled_now(s)
    if not rolled:
        return player.dice + player.trophies
    return [die for die in player.dice if die not in rolled] + player.trophies


def wound(t: T, seat: int) -> None:
    """One hero level die is set aside; never more than the hero has (D-95)."""
    player = t.s.players[seat]
    if player.wounds < player.level:
        player.wounds += 1
        t.tell("wounded", seat=seat)


def heal(t: T, seat: int, count: int) -> None:
    """Set-aside dice come back, never above the level (D-96)."""
    player = t.s.players[seat]
    count = min(count, player.wounds)
    if count:
        player.wounds -= count
        t.tell("healed", seat=seat, count=count)


def experience(t: T, seat: int) -> None:
    """A beaten monster: one point, six at most (D-103); 3 and 6 bring a hero level die (D-104, D-105)."""
    player = t.s.players[seat]
    if player.xp < 6:
        player.xp += 1
        t.s.changed = True
        t.tell("experience", seat=seat, count=player.xp)
        if player.xp in (3, 6):
            t.tell("level", seat=seat, level=player.level)


# -- sets of gear ----------------------------------------------------------------------------------------------------


def fits(dice: list[int]) -> bool:
    """Two one-handed dice or one two-handed one, and at most one armor (D-99)."""
    if not all(WORN[die] for die in dice):
        return False
    return sum(HANDS[die] for die in dice) <= 2 and sum(ARMORS[die] for die in dice) <= 1


def may_change_gear(s: DungeonState, seat: int) -> bool:
    """Outside a combat, unless the set was used this turn (D-100)."""
    return s.stage not in RUNNING and not s.duellists and not s.players[seat].fixed


def passives(player: Player) -> list[str]:
    """What the equipped set can do without a roll: hunt, scout, reach."""
    return sorted({symbol for die in player.equipped for symbol in PASSIVE[DICE[die]]})


def worth(die: int) -> float:
    """How much a die in the set helps in a fight, roughly: its mean and something for its abilities."""
    return MEAN[DICE[die]] + 0.35 * EVER[DICE[die]].bit_count() + 0.6 * len(PASSIVE[DICE[die]])


def best_set(player: Player) -> list[int]:
    """The strongest set that this player owns."""
    hands = [die for die in player.dice if HANDS[die] == 1]
    hands.sort(key=lambda die: (-worth(die), die))
    double = [die for die in player.dice if HANDS[die] == 2]
    double.sort(key=lambda die: (-worth(die), die))
    best = hands[:2]
    if double and worth(double[0]) > sum(worth(die) for die in best):
        best = double[:1]
    armor = [die for die in player.dice if ARMORS[die]]
    armor.sort(key=lambda die: (-worth(die), die))
    return best + armor[:1]
