"""How the computer player values things: everything in glory points, from what lies open on the table."""

from __future__ import annotations

from engine.core.view import View
from engine.dice_forge.content import (
    CARD_VP,
    CHOICES,
    COSTS,
    FACES,
    GOLD,
    HAMMER_STEPS,
    ISLAND_OF,
    KIND,
    LOCKED,
    MOON,
    PLAIN,
    PRICE,
    SETUP,
    SUN,
    VP,
)
from engine.dice_forge.state import PlayerView, TableView

_SUN, _MOON, _GOLD = 2.6, 2.2, 0.6
"""What a unit is worth while there is time to use it."""
_HOLD = 0.62
"""The part of that which is given up when a unit in the reserve is spent: actions are scarcer than shards."""


class Sight:
    """One player's view of the table, with the values that follow from it."""

    def __init__(self, view: View, seat: int) -> None:
        table: TableView = view.table
        self.table = table
        self.seat = seat
        self.me: PlayerView = table.players[seat]
        self.count = len(table.players)
        self.blessings = SETUP.players[self.count].blessings_per_turn
        place = (seat - table.first) % self.count
        now = (view.active - table.first) % self.count if view.active is not None else 0
        mine_to_come = place > now
        self.turns_left = table.rounds - view.round + (1 if mine_to_come else 0)
        """Own turns after the present one."""
        self.rolls_left = (table.rounds * self.count - view.turn) * self.blessings
        """Divine blessings still to come in step 1."""
        self.useful_rolls = max(0.0, self.rolls_left - 0.6 * self.count * self.blessings)
        self.units = self._units()
        self.dice = [self._die(0), self._die(1)]

    def _units(self) -> tuple[float, float, float, float]:
        """What one more unit in the reserve is worth from now on."""
        if self.turns_left <= 0:
            return (self.hammer_rate(), 0.0, 0.0, 1.0)
        late = min(1.0, self.turns_left / 3)
        gold = max(_GOLD * (0.5 + 0.7 * self.turns_left / self.table.rounds), self.hammer_rate())
        return (gold, _SUN * (0.6 + 0.4 * late), _MOON * (0.6 + 0.4 * late), 1.0)

    def hammer_rate(self) -> float:
        """Glory for a unit of gold on the hammer, if the next track can still be finished."""
        me = self.me
        room = HAMMER_STEPS * me.hammers - me.steps - me.unsorted
        if room <= 0:
            return 0.0
        to_end = 15 - (me.steps + me.unsorted) % 15
        coming = self.rolls_left * self.gold_per_roll() * 0.7 + me.unsorted
        if coming < to_end:
            return 0.02
        return 0.6 if room > 15 or me.steps % 30 < 15 else 0.85

    def gold_per_roll(self) -> float:
        """Gold that a divine blessing brings on average."""
        return sum(PLAIN[face][GOLD] / 6 for die in self.me.dice for face in die if face in PLAIN)

    # -- faces -------------------------------------------------------------------------------------------------

    def _die(self, die: int) -> float:
        return sum(self.face(face, die) for face in self.me.dice[die]) / 6

    def plain(self, face: str) -> float:
        """What a face that only gives is worth to me."""
        units = self.units
        if face in PLAIN:
            gain = PLAIN[face]
            return gain[0] * units[0] + gain[1] * units[1] + gain[2] * units[2] + gain[3]
        if face in CHOICES:
            best = max(units[kind] * number for kind, number in CHOICES[face])
            return best * 1.05 if KIND[face] == "choice" else best
        return 0.0

    def face(self, face: str, die: int) -> float:
        """What one application of a face on this die is worth to me."""
        kind = KIND[face]
        if kind == "multiplier":
            other = self.me.dice[1 - die]
            return 2.0 * sum(self.plain(one) for one in other) / 6
        if kind == "mirror":
            return self.mirror()
        if kind == "ship":
            return 1.0 + 2.5 * self.units[GOLD]
        if kind == "shield":
            shield = FACES[face].effect.shield
            assert shield is not None
            other = self.me.dice[1 - die]
            kinds = {"gold": GOLD, "sun": SUN, "moon": MOON, "vp": VP}
            match = sum(1 for one in other if one in PLAIN and PLAIN[one][kinds[shield.match]]) / 6
            ((name, number),) = shield.b.items()
            return match * 5 + (1 - match) * number * self.units[kinds[name]]
        return self.plain(face)

    def mirror(self) -> float:
        """The best of what opponents show on average: better than a middling face of theirs."""
        others = [p for n, p in enumerate(self.table.players) if n != self.seat]
        means = [sum(self.plain(face) for face in die) / 6 for p in others for die in p.dice]
        return max(means) * (1.15 + 0.1 * len(means))

    def weakest(self, face: str, dice: list[list[str]]) -> tuple[float, str]:
        """The best place for a new face: what it adds to one roll, and where."""
        best = (-99.0, "")
        for die, faces in enumerate(dice):
            new = self.face(face, die)
            for old in set(faces):
                if old not in LOCKED:
                    added = new - self.face(old, die)
                    if KIND[face] == "multiplier":
                        added += 0.05 * die
                    best = max(best, (added, f"{('light', 'dark')[die]}.{old}"))
        return best

    def own_dice(self) -> list[list[str]]:
        """A copy of my dice to try things on."""
        return [list(die) for die in self.me.dice]

    def forging(self, face: str, dice: list[list[str]] | None = None) -> float:
        """What forging a face brings until the end."""
        added, _ = self.weakest(face, dice or self.own_dice())
        return added * self.useful_rolls / 6

    def pair(self) -> float:
        """A divine blessing."""
        return self.dice[0] + self.dice[1]

    # -- feats -------------------------------------------------------------------------------------------------

    def feat(self, card: str) -> float:
        """What a feat brings, less what its cost is worth to me."""
        sun, moon = COSTS[card]
        value = CARD_VP[card] + self._bonus(card)
        if self.turns_left > 0:
            value -= _HOLD * (sun * self._held(SUN, sun) + moon * self._held(MOON, moon))
        island = ISLAND_OF[card]
        if self.me.pawn != island:
            for n, p in enumerate(self.table.players):
                if n != self.seat and p.pawn == island:
                    value -= 0.6 * 4 - 3 * self.me.cards.count("great_bear")
        return value

    def _held(self, kind: int, cost: int) -> float:
        """A unit of a reserve that is nearly full is worth less: what comes next would be lost."""
        have = (self.me.gold, self.me.sun, self.me.moon)[kind]
        left = self.me.limits[kind] - have
        return self.units[kind] * (1.0 if left >= 2 or cost == 0 else 0.55)

    def _bonus(self, card: str) -> float:
        turns, me = self.turns_left, self.me
        if card == "blacksmiths_hammer":
            return self._hammer_bonus()
        if card == "blacksmiths_chest":
            tight = sum((have >= limit - 2) for have, limit in zip((me.sun, me.moon), me.limits[1:], strict=True))
            return min(turns, 5) * (0.35 + 0.5 * tight) if turns > 1 else 0.0
        if card == "silver_hind":
            return turns * max(self.dice)
        if card == "guardians_owl":
            return turns * max(self.units[:3])
        if card == "elder":
            owned = me.cards.count("elder")
            flow = self.gold_per_roll() * self.count * self.blessings
            return turns * max(0.0, 4 - 3 * self.units[0]) * (0.8 if flow > 3 * (owned + 1) else 0.3)
        if card == "great_bear":
            return turns * 0.9
        if card == "tenacious_boar":
            return self.rolls_left / 6 * 2.4 * 0.8
        if card == "satyrs":
            return self.mirror() * 1.6
        if card in ("cancer", "sentinel"):
            return 2 * self.pair() + (1.0 if card == "sentinel" else 0.0)
        if card in ("sphinx", "cyclops"):
            return 4 * max(self.dice) + (1.0 if card == "cyclops" else 0.0)
        if card == "typhon":
            return len(me.removed)
        if card == "cerberus":
            return 1.6 * self.pair() if self.rolls_left > 3 else 0.0
        if card == "triton":
            return 2 * self.units[SUN]
        if card == "minotaur":
            return 2.5
        if card == "wild_spirits":
            return 3 * self.units[GOLD] + min(3, me.limits[2] - me.moon) * self.units[MOON]
        return self._garden(card)

    def _hammer_bonus(self) -> float:
        me = self.me
        if me.steps < HAMMER_STEPS * me.hammers:
            return -2.0
        flow = self.rolls_left * self.gold_per_roll() * 0.6
        return 25.0 * 0.75 if flow >= 32 else 10.0 * 0.75 if flow >= 16 else 0.0

    def _garden(self, card: str) -> float:
        faces = [face for pool in self.table.gardens.values() for face in set(pool) if FACES[face].card == card]
        return max((self.forging(face) for face in faces), default=0.0)

    # -- offerings ---------------------------------------------------------------------------------------------

    def offering(self) -> tuple[float, list[str], dict[str, str]]:
        """The best faces to buy with the gold there is: value, faces, and their places."""
        gold = self.me.gold
        sale = [face for face in dict.fromkeys(f for pool in self.table.sanctuary for f in pool) if PRICE[face] <= gold]
        dice = self.own_dice()
        faces: list[str] = []
        places: dict[str, str] = {}
        value = 0.0
        cost = _HOLD * self.units[GOLD] if self.turns_left > 0 else 0.0
        while sale:
            rated = [(self.forging(face, dice) - cost * PRICE[face], face) for face in sale]
            rated = [(net / (PRICE[face] + 2), net, face) for net, face in rated if net > 0]
            if not rated:
                break
            _, net, face = max(rated)
            _, place = self.weakest(face, dice)
            die = dice[0 if place.startswith("light") else 1]
            die[die.index(place.split(".")[1])] = face
            gold -= PRICE[face]
            value += net
            faces.append(face)
            places[face] = place
            sale = [other for other in sale if other != face and PRICE[other] <= gold]
        single = max(((self.forging(face) - cost * PRICE[face], face) for face in self._sale()), default=(0.0, ""))
        if single[0] > value:
            return single[0], [single[1]], {single[1]: self.weakest(single[1], self.own_dice())[1]}
        return value, faces, places

    def _sale(self) -> list[str]:
        return [face for pool in self.table.sanctuary for face in set(pool) if PRICE[face] <= self.me.gold]
