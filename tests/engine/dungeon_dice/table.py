"""A table for tests: dice are handed out by name, rolls are scripted, questions are answered by kind."""

from __future__ import annotations

from typing import Any

from engine.core.events import Done, Event
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Prompt, Refused
from engine.dungeon_dice import checks
from engine.dungeon_dice.content import DIE_IDS, DIE_KIND, IDS, MONSTER
from engine.dungeon_dice.dice import glory, put_back
from engine.dungeon_dice.state import Combat, DungeonState, Player

NAMES = ("Ada", "Bo", "Cyril", "Dee", "Eve")


class Table:
    """A match with nothing owned by anybody; seat 0 begins."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        singles = int(options.get("starting_single_use", "0"))
        draws = [[1] for _ in range((2 + singles) * seats)] + [[6] + [1] * (seats - 1)]
        self.m = Match.new("dungeon_dice", [Seat(name) for name in NAMES[:seats]], draws=draws, options=options)
        for player in self.s.players:
            for die in player.dice:
                put_back(self.s, die)
            player.dice, player.equipped = [], []
        self.m.reask()

    @property
    def s(self) -> DungeonState:
        return self.m.state

    @property
    def c(self) -> Combat:
        assert self.s.combat is not None
        return self.s.combat

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    # -- setting up ----------------------------------------------------------------------------------------------

    def die(self, name: str) -> int:
        """A die of this name from its bag."""
        return next(die for bag in self.s.bags for die in bag if DIE_IDS[die] == name)

    def own(self, seat: int, *names: str, wear: bool = False) -> list[int]:
        """Hand out dice (trophies too); `wear` equips them."""
        found = self.hand(seat, *names, wear=wear)
        self.m.reask()
        return found

    def hand(self, seat: int, *names: str, wear: bool = False) -> list[int]:
        """Hand out dice without looking at what follows from it: glory is counted after the next answer."""
        found: list[int] = []
        for name in names:
            die = self.die(name)
            self.s.bags[DIE_KIND[die]].remove(die)
            (self.p(seat).trophies if DIE_KIND[die] == MONSTER else self.p(seat).dice).append(die)
            if wear:
                self.p(seat).equipped.append(die)
            found.append(die)
        self.s.changed = True
        return found

    def wear(self, seat: int, *names: str) -> list[int]:
        return self.own(seat, *names, wear=True)

    def roll(self, *values: int) -> None:
        """The next roll shows these numbers (of a six-sided die: faces in their order)."""
        assert self.m.script is not None
        self.m.script.append(list(values))

    def draw(self, *names: str) -> None:
        """The next draws take these dice from their bags, as the bags are now."""
        bags = [bag[:] for bag in self.s.bags]
        for name in names:
            bag, die = next((bag, die) for bag in bags for die in bag if DIE_IDS[die] == name)
            self.roll(bag.index(die) + 1)
            bag.remove(die)

    # -- playing -------------------------------------------------------------------------------------------------

    def prompt(self, kind: str, seat: int | None = None) -> Prompt | None:
        for prompt in self.m.prompts:
            if prompt.kind == kind and (seat is None or seat in prompt.seats):
                return prompt
        return None

    def asked(self, seat: int | None = None) -> list[str]:
        """Which questions must be answered now."""
        return [p.kind for p in self.m.prompts if not p.optional and (seat is None or seat in p.seats)]

    def values(self, kind: str, seat: int | None = None) -> tuple[str, ...]:
        prompt = self.prompt(kind, seat)
        assert prompt is not None, [p.kind for p in self.m.prompts]
        return self.m.fields(prompt)[0].values

    def say(self, kind: str, picks: Any, seat: int | None = None) -> list[Event]:
        """Answer the open question of this kind."""
        done = self.refused(kind, picks, seat)
        assert isinstance(done, Done), done
        assert list(checks.invariants(self.s)) == []
        return list(done.events)

    def refused(self, kind: str, picks: Any, seat: int | None = None) -> Done | Refused:
        prompt = self.prompt(kind, seat)
        assert prompt is not None, f"{kind} is not asked, but {[(p.kind, p.seats) for p in self.m.prompts]}"
        return self.m.answer(Answer(prompt.seats[0] if seat is None else seat, prompt.id, picks))

    def meet(self, monster: str, face: int) -> None:
        """Search and find this face (0 to 5) of this monster."""
        self.draw(monster)
        self.roll(face + 1)
        self.say("start", "search")

    def fight(self, monster: list[int] | None = None, *heroes: list[int]) -> list[Event]:
        """Declare the fight with these rolls: numbers of the monster, then faces (1 to 6) of each fighter."""
        if monster:
            self.roll(*monster)
        for faces in heroes:
            if faces:
                self.roll(*faces)
        return self.say("choose", "fight")

    def place(self, name: str, owner: int | None = None) -> int:
        """Where a die lies in the combat."""
        for i, d in enumerate(self.c.dice):
            if IDS[d.type] == name and (owner is None or d.owner == owner):
                return i
        raise LookupError(name)

    def use(self, name: str, symbol: str, seat: int = 0) -> list[Event]:
        """Use a symbol that a die shows."""
        return self.say("act", f"{self.place(name)}.{symbol}", seat)

    def glory(self, seat: int) -> int:
        return glory(self.s, self.p(seat))

    def kinds(self, events: list[Event]) -> list[str]:
        return [event.kind for event in events]

    def names(self, seat: int) -> list[str]:
        return [DIE_IDS[die] for die in self.p(seat).dice]


def told(events: list[Event], kind: str) -> dict[str, Any]:
    """What the first event of this kind says."""
    return next(event.args for event in events if event.kind == kind)


def chest(t: Table) -> list[Event]:
    """Seat 0 finds an unguarded locked chest."""
    t.draw("witch")
    t.roll(6)
    return t.say("start", "search")


def strengths(t: Table) -> tuple[int, int]:
    """Of the heroes and of their foe."""
    return t.m.view(None).table.combat.strengths


def swap(to: int | str, give: list[int], take: list[int] | None = None, until: str = "turn") -> dict[str, Any]:
    """The picks of an offer of dice for dice; `take` None where the partner has nothing."""
    picks: dict[str, Any] = {"to": str(to), "about": ["dice"], "give": [str(die) for die in give]}
    if take is not None:
        picks["take"] = [str(die) for die in take]
    return {**picks, "until": until}


def promise(to: int | str, count: int = 1, kind: str = "single_use", until: str = "turn") -> dict[str, Any]:
    """The picks of an offer that only promises something."""
    return {"to": str(to), "about": ["promise"], "owe": kind, "owe_count": count, "due": "none", "until": until}
