"""A turn: rest or search, fight or flee or ask for help (D-24 to D-39, D-97)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dungeon_dice import combat, deals
from engine.dungeon_dice.content import ACTS, DICE, DIE_IDS, MONSTER, SPELLS, TYPES
from engine.dungeon_dice.dice import T, draw, enter, heal, passives, put_back, steps
from engine.dungeon_dice.state import NOBODY, Combat, DungeonState, Rolled

REST = (1, 1, 1, 2, 2, 3)
"""Wounds healed by the number on the neutral die (D-97)."""


def next_seat(s: DungeonState, left: list[int]) -> int:
    """The next player on the left who is still there."""
    count = len(s.players)
    return next(seat for step in range(1, count + 1) if (seat := (s.active + step) % count) not in left)


@steps("turn")
def turn(t: T, f: Frame) -> None:
    """A turn begins."""
    s, seat = t.s, f.d["seat"]
    count = len(s.players)
    if not s.round or (seat - s.first) % count <= (s.active - s.first) % count:
        s.round += 1
    s.turn += 1
    s.active = seat
    for player in s.players:
        player.fixed = False  # D-100: until the turn ends
        player.offered = 0
    s.changed = True
    enter(s, "start")
    t.tell("turn", seat=seat, round=s.round)
    t.then("start", "end_turn")


@steps("start")
def start(t: T, f: Frame) -> None:
    """Rest or search (D-24). Without wounds a standing answer may always search (D-122)."""
    s = t.s
    seat = s.active
    hurt = s.players[seat].wounds
    pick = t.ask_one(f, "start", seat, ("search", "rest"), default="rest" if hurt else "search", scope="turn",
                     policy="" if hurt else "search", data={"seat": seat, "wounds": hurt})  # fmt: skip
    if pick == "rest":
        rolled = t.roll(1)[0]
        t.tell("rested", seat=seat, number=rolled)
        heal(t, seat, REST[rolled - 1])
    elif pick == "search":
        t.push("search")


@steps("search")
def search(t: T, f: Frame) -> None:
    """Draw a monster die; a bow in the set lets its owner draw two (D-27, D-28, D-123)."""
    s = t.s
    enter(s, "search")
    player = s.players[s.active]
    hunter = "hunt" in passives(player) and len(s.bags[MONSTER]) > 1
    pick = t.ask_one(f, "hunt", s.active, ("search", "hunt") if hunter else ("search",), default="search", scope="turn",
                     policy="hunt", data={"seat": s.active})  # fmt: skip
    if pick is None:
        return
    first = draw(t, MONSTER)
    assert first is not None  # eight grey dice always come back
    if pick == "search":
        meet(t, first)
        return
    second = draw(t, MONSTER)
    assert second is not None
    player.fixed = True
    s.hunted = [first, second]
    t.tell("hunted", seat=s.active, monsters=[DIE_IDS[die] for die in s.hunted])
    t.push("quarry")


@steps("quarry")
def quarry(t: T, f: Frame) -> None:
    """The hunter looks at both dice and picks the one to roll (D-28)."""
    s = t.s
    pick = t.ask_one(f, "quarry", s.active, [str(die) for die in s.hunted], scope="turn", data={"seat": s.active})
    if pick is None:
        return
    die = int(pick)
    other = next(known for known in s.hunted if known != die)
    s.hunted = []
    put_back(s, other)
    meet(t, die)


def meet(t: T, die: int) -> None:
    """The monster die is rolled openly: a monster, or a treasure without a guard (D-27, D-29)."""
    s = t.s
    face = t.roll(1)[0] - 1
    shown = TYPES[DICE[die]].faces[face]
    if shown.treasure:
        t.tell("unguarded", seat=s.active, symbol=shown.treasure)
        put_back(s, die)
        t.then(Frame("treasure", {"symbol": shown.treasure}), Frame("allot"))
        return
    s.combat = Combat(die, face, [s.active])
    s.combat.dice.append(Rolled(DICE[die], die, 1, NOBODY, face))
    s.combat.immune = [spell for spell in SPELLS if spell in ACTS[DICE[die]][face]]  # D-76
    enter(s, "choose")
    symbols = list(shown.a)
    t.tell("met", seat=s.active, monster=DIE_IDS[die], level=shown.level, symbols=symbols, count=len(symbols))
    t.then("prepare", "choose")


@steps("prepare")
def prepare(t: T, f: Frame) -> None:
    """Scout shows the monster's dice, reach the hero's, before the choice; they stand (D-30, D-31)."""
    s = t.s
    c = s.combat
    assert c is not None
    can = [symbol for symbol in passives(s.players[s.active]) if symbol != "hunt"]
    if not can:
        return
    picks = t.ask_some(f, "prepare", s.active, can, 0, len(can), default=can, scope="turn", policy="prepare",
                       data={"seat": s.active}, always=True)  # fmt: skip
    if not picks:
        return
    s.players[s.active].fixed = True
    if "scout" in picks:
        c.scouted = True
        combat.roll_monster(t)
    if "reach" in picks:
        c.reached = True
        combat.roll_hero(t, s.active, 0)


@steps("choose")
def choose(t: T, f: Frame) -> None:
    """Flee, ask for help, take an offer of help, or fight (D-33, D-124)."""
    s = t.s
    c = s.combat
    assert c is not None
    seat = s.active
    values = ["fight", "flee"]
    if len(c.fighters) == 1:
        values += [f"take.{offer.id}" for offer in s.offers if offer.to == seat and offer.help == offer.sender]
        if not c.asked and any(deals.may_join(t, other) for other in range(len(s.players))):
            values.append("help")
    pick = t.ask_one(f, "choose", seat, values, default="flee", scope="turn", data={"seat": seat})
    if pick is None:
        return
    if pick == "fight":
        t.push("commit")
    elif pick == "flee":
        t.tell("fled", seat=seat, monster=DIE_IDS[c.monster])
        put_back(s, c.monster)  # D-34
        combat.clear(s)
    elif pick == "help":
        c.asked = True
        s.changed = True
        t.tell("asked_help", seat=seat, monster=DIE_IDS[c.monster])
        t.again(f)
        others = [other for other in range(len(s.players)) if deals.may_join(t, other)]
        t.together([(other, [Frame("terms", {"seat": other})]) for other in others])
    else:
        t.again(f)
        deals.accept(t, deals.find(s, int(pick[5:])), seat)


@steps("terms")
def terms(t: T, f: Frame) -> None:
    """Somebody is asked for help: terms, or no (D-115)."""
    s, seat = t.s, f.d["seat"]
    if not deals.may_join(t, seat):
        return
    picks = t.ask_form(f, "terms", seat, (), default={"answer": "decline"}, private=True, scope="turn",
                       policy="terms", data={"seat": seat, "target": s.active})  # fmt: skip
    if picks is None:
        return
    if picks["answer"] == "offer":
        deals.propose(t, seat, s.active, picks, helping=True)
    else:
        t.tell("no_help", seat=seat, target=s.active)


@steps("hold")
def hold(t: T, f: Frame) -> None:
    """Free action before the fight: equipped dice that a fighter will leave unrolled (D-42)."""
    s = t.s
    seat: int = f.d["seat"]
    picks = t.given()
    c = s.combat
    assert c is not None
    mine = s.players[seat].equipped
    c.held = [die for die in c.held if die not in mine] + [int(die) for die in picks["dice"]]
    dice = [DIE_IDS[int(die)] for die in picks["dice"]]
    t.tell("held", seat=seat, dice=dice, count=len(dice))


@steps("end_turn")
def end_turn(t: T, f: Frame) -> None:
    """The turn ends; the next player on the left follows (D-25, D-87)."""
    s = t.s
    combat.clear(s)
    s.splits = []
    for seat in t.match.left:  # what a player who left had goes back to the bags
        player = s.players[seat]
        for die in player.dice + player.trophies:
            put_back(s, die)
        player.dice, player.trophies, player.equipped = [], [], []
    t.push("turn", seat=next_seat(s, t.match.left))
