"""A table for tests: hands, tokens and levels are set, rolls are scripted, questions are answered by kind.

The match stands in the first main phase of seat 0 with every hand empty but for one harmless card of seat 0, so that
its second main phase is asked too: a strike ends there, before anything else can change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core.events import Done, Event
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Prompt, Refused
from engine.dice_throne.content import content
from engine.dice_throne.model import DiceThrone, Instance, Player

NAMES = ("Ada", "Bo", "Cyril", "Dee", "Eve", "Finn")
ALL = ["0", "1", "2", "3", "4"]
HARMLESS = "vegas_baby"
Said = tuple[int, str, Any]
"""Seat, kind of question, picks."""


class Table:
    """A match of these heroes; seat 0 begins."""

    def __init__(self, *heroes: str, mode: str = "duel", **options: str) -> None:
        seats = [Seat(NAMES[n], choices={"hero": hero}) for n, hero in enumerate(heroes)]
        start = [6] + [1] * (len(heroes) - 1)
        self.m = Match.new("dice_throne", seats, mode=mode, options=options, draws=[start])
        self.events: list[Event] = []
        for player in self.s.players:
            player.deck[:0] = player.hand
            player.hand = []
        self.give(0, HARMLESS)
        self.before = self.now()

    @property
    def s(self) -> DiceThrone:
        return self.m.state

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    # -- setting up ----------------------------------------------------------------------------------------------

    def give(self, seat: int, *cards: str) -> None:
        """Cards into a hand, from wherever they are."""
        player = self.p(seat)
        for card in cards:
            (player.deck if card in player.deck else player.discard).remove(card)
            player.hand.append(card)
        self.fresh()

    def top(self, seat: int, *cards: str) -> None:
        """The next cards of a deck, the first one on top."""
        player = self.p(seat)
        for card in reversed(cards):
            player.deck.remove(card)
            player.deck.append(card)
        self.fresh()

    def tokens(self, seat: int, **counts: int) -> None:
        """Exactly so many tokens of these statuses on a board, as if they had come last turn."""
        held = self.p(seat).tokens
        for name, count in counts.items():
            held.pop(name, None)
            if count:
                held[name] = [content().statuses[name].start_side or self.s.turn] * count
        self.fresh()

    def set(self, seat: int, *, cp: int | None = None, health: int | None = None, side: str = "") -> None:
        player = self.p(seat)
        player.cp = player.cp if cp is None else cp
        player.side = side or player.side
        if health is not None:
            self.s.health[player.team] = health
        self.fresh()

    def level(self, seat: int, slot: str, level: int) -> None:
        """The upgrade of that level lies on the board."""
        if level > 1:
            player = self.p(seat)
            book = content().books[player.hero]
            card = next(c.id for c in book.hero.cards if c.upgrades == slot and c.level == level)
            (player.deck if card in player.deck else player.hand).remove(card)
            player.in_play.append(card)
            player.levels[slot] = level
            self.fresh()

    def upgrades(self, seat: int, count: int, but: Iterable[str] = ()) -> None:
        """So many upgrades in play, none of these slots."""
        player = self.p(seat)
        cards = [c for c in content().books[player.hero].hero.cards if c.kind == "upgrade" and c.level == 2]
        for card in [c for c in cards if c.upgrades not in (*but, *player.levels)][: count - len(player.in_play)]:
            self.level(seat, card.upgrades, 2)
        assert len(player.in_play) == count

    def roll(self, *rolls: str) -> None:
        """The next rolls show these numbers, each roll as a word: 11236."""
        assert self.m.script is not None
        self.m.script += [[int(die) for die in roll] for roll in rolls]

    def fresh(self) -> None:
        """Put the open question anew, and count changes from here."""
        self.m.reask()
        self.before = self.now()

    # -- looking -------------------------------------------------------------------------------------------------

    def now(self) -> list[dict[str, int]]:
        """Health, combat points, cards in hand and tokens of every seat."""
        return [
            {"health": self.s.health[player.team], "cp": player.cp, "hand": len(player.hand)}
            | {name: len(held) for name, held in player.tokens.items()}
            for player in self.s.players
        ]

    def changed(self, seat: int) -> dict[str, int]:
        """What is different from when it was last set, and by how much."""
        before, now = self.before[seat], self.now()[seat]
        return {k: d for k in {**before, **now} if (d := now.get(k, 0) - before.get(k, 0))}

    def count(self, seat: int, status: str) -> int:
        return len(self.p(seat).tokens.get(status, ()))

    def prompt(self, kind: str, seat: int | None = None) -> Prompt | None:
        for prompt in self.m.prompts:
            if prompt.kind == kind and (seat is None or seat in prompt.seats):
                return prompt
        return None

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who must answer what now; the window's name instead of `respond`."""
        for prompt in self.m.prompts:
            if not prompt.optional:
                kind = prompt.kind
                return prompt.seats[0], prompt.data["window"] if kind == "respond" else kind
        return None

    def values(self, kind: str, seat: int | None = None) -> tuple[str, ...]:
        prompt = self.prompt(kind, seat)
        assert prompt is not None, self.open()
        return prompt.fields[0].values

    def open(self) -> list[tuple[tuple[int, ...], str, tuple[str, ...]]]:
        return [(p.seats, p.kind, p.fields[0].values) for p in self.m.prompts]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What events of a kind said, since the table was made."""
        return [event.args for event in self.events if event.kind == kind]

    @property
    def ledger(self) -> list[Instance]:
        """The damage that was settled last."""
        return self.s.last

    # -- playing -------------------------------------------------------------------------------------------------

    def say(self, kind: str, picks: Any, seat: int | None = None) -> list[Event]:
        """Answer the open question of this kind."""
        done = self.refused(kind, picks, seat)
        assert isinstance(done, Done), (done, kind, picks, self.open())
        self.events += done.events
        game, t = self.m.game, self.m._t
        assert [*game.invariants(self.s), *game.costly_invariants(t)] == []
        return list(done.events)

    def refused(self, kind: str, picks: Any, seat: int | None = None) -> Done | Refused:
        prompt = self.prompt(kind, seat)
        assert prompt is not None, f"{kind} is not asked, but {self.open()}"
        return self.m.answer(Answer(prompt.seats[0] if seat is None else seat, prompt.id, picks))

    def go(self, *answers: Said, until: str = "main") -> None:
        """These answers in this order; whoever may respond in between passes. Ends where `until` is asked."""
        left = list(answers)
        while self.m.result is None:
            prompt = next(p for p in self.m.prompts if not p.optional)
            if (
                left
                and self._meant(prompt, left[0][1])
                and left[0][0] in prompt.seats
                and self._legal(prompt, left[0][2])
            ):
                self.say(prompt.kind, left.pop(0)[2], prompt.seats[0])
            elif prompt.kind == until and not left:
                break
            elif prompt.kind == "respond":
                self.say("respond", "pass", prompt.seats[0])
            else:
                raise AssertionError(f"{left} wanted, but asked: {self.open()}")
        assert not left, f"never asked: {left}"

    def _meant(self, prompt: Prompt, kind: str) -> bool:
        """`respond` is any window but that before the defence, which must be named: most wait for the dice."""
        window = prompt.data.get("window", "") if prompt.kind == "respond" else ""
        return kind == window or (kind == prompt.kind and window != "before_defense")

    def _legal(self, prompt: Prompt, picks: Any) -> bool:
        return prompt.kind != "respond" or picks in prompt.fields[0].values

    def strike(self, dice: str, move: str, *answers: Said, rolls: Iterable[str] = (), until: str = "main") -> None:
        """The offensive roll phase of the active player with these dice at once, to the second main phase.

        `rolls`: every further roll in its order. None may be missing, none left over.
        """
        self.begin(dice, move, rolls=rolls)
        self.go(*answers, until=until)
        assert self.m.script == [], f"not rolled: {self.m.script}"

    def begin(self, dice: str, move: str, rolls: Iterable[str] = ()) -> None:
        """As far as the announcement."""
        self.roll(dice, *rolls)
        self.say("main", "end")
        if self.prompt("roll"):
            self.say("roll", ALL)
        self.say("announce", move)

    def play(self, card: str, *answers: Said, seat: int = 0, rolls: Iterable[str] = (), until: str = "main") -> None:
        """A card in the main phase, or an instant of another seat by the free button."""
        self.roll(*rolls)
        asked = self.prompt("main", seat)
        self.say("main" if asked else "interrupt", f"card.{card}", seat)
        self.go(*answers, until=until)
        assert self.m.script == [], f"not rolled: {self.m.script}"

    def end_turn(self, *answers: Said, rolls: Iterable[str] = (), until: str = "main") -> None:
        """From the second main phase to the next player's first question (one that is no window)."""
        self.roll(*rolls)
        self.say("main", "end")
        self.go(*answers, until=until)
        assert self.m.script == [], f"not rolled: {self.m.script}"

    def idle(self, *answers: Said, rolls: Iterable[str] = (), dice: str = "12346") -> None:
        """The active player announces nothing and the turn ends; the next player's upkeep and income are done."""
        self.strike(dice, "none")
        self.end_turn(*answers, rolls=rolls)


# -- rows of tests ---------------------------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a sheet, played: what is set, what is rolled and asked, and everything that changes."""

    move: str
    level: int = 1
    dice: str = ""
    rolls: tuple[str, ...] = ()
    answers: tuple[Said, ...] = ()
    own: dict[str, int] = {}
    foe: dict[str, int] = {}
    has: dict[str, int] = {}
    foe_has: dict[str, int] = {}
    cp: int | None = None
    foe_cp: int | None = None
    hand: tuple[str, ...] = ()
    foe_hand: tuple[str, ...] = ()
    upgrades: int = 0
    side: str = ""
    types: tuple[str, ...] | None = None
    """The types of damage of the strike, in order."""

    @property
    def name(self) -> str:
        return f"{self.move}-{self.level}-{self.dice}{'-' + '-'.join(self.rolls) if self.rolls else ''}"


def ident(row: Row) -> str:
    return row.name


VAIN = "112"
"""The Barbarian defends in vain: swords do nothing."""


def hit(move: str, level: int, dice: str, damage: int, *, vain: str = VAIN, **more: Any) -> Row:
    """Normal damage that a defence in vain does not change."""
    more["rolls"] = (*more.get("rolls", ()), vain)
    return sure(move, level, dice, damage, "normal", **more)


def sure(move: str, level: int, dice: str, damage: int, kind: str = "undefendable", **more: Any) -> Row:
    """Damage of one type without a defence: a defensive roll would find no scripted dice."""
    foe = {"health": -damage, **more.pop("foe", {})}
    return Row(move=move, level=level, dice=dice, foe=foe, types=(kind,), **more)


def calm(move: str, level: int, dice: str, **more: Any) -> Row:
    """No damage, no attack, no defence."""
    return Row(move=move, level=level, dice=dice, types=(), **more)


def slot_of(hero: str, name: str, level: int) -> str:
    """The slot that holds an ability or a second ability at this level."""
    for ability in content().books[hero].hero.abilities:
        if ability.id == name or any(added.id == name for added in ability.levels.get(level, ability.levels[1]).adds):
            return ability.id
    raise LookupError(name)


def seated(hero: str, row: Row, foe: str, seat: int = 0) -> Table:
    """A duel with everything set as the row says; the hero of the row has this seat."""
    table = Table(hero, foe) if seat == 0 else Table(foe, hero)
    other = 1 - seat
    slot = slot_of(hero, row.move.split(".")[0], row.level)
    table.level(seat, slot, row.level)
    if row.upgrades:
        table.upgrades(seat, row.upgrades, but=(slot,))
    table.tokens(seat, **row.has)
    table.tokens(other, **row.foe_has)
    table.give(seat, *row.hand)
    table.give(other, *row.foe_hand)
    table.set(seat, cp=row.cp, side=row.side)
    table.set(other, cp=row.foe_cp)
    return table


def check_strike(hero: str, row: Row, foe: str = "barbarian") -> Table:
    """Play an offensive ability and compare everything on both boards."""
    table = seated(hero, row, foe)
    table.strike(row.dice, row.move, *row.answers, rolls=row.rolls)
    assert (table.changed(0), table.changed(1)) == (row.own, row.foe)
    if row.types is not None:
        assert tuple(one.type for one in table.ledger if one.offense) == row.types
    return table


def check_defense(hero: str, row: Row, foe: str = "barbarian", attack: tuple[str, str] = ("11223", "smack.2")) -> Table:
    """Be attacked, defend with the row's dice, and compare everything on both boards (own: the defender)."""
    table = seated(hero, row, foe, seat=1)
    table.strike(*attack, *row.answers, rolls=(row.dice, *row.rolls))
    assert table.s.attack is None
    assert (table.changed(1), table.changed(0)) == (row.own, row.foe)
    return table


def check_card(hero: str, row: Row, foe: str = "barbarian") -> Table:
    """Play a card in the first main phase; `move` is the card."""
    table = Table(hero, foe)
    table.tokens(0, **row.has)
    table.tokens(1, **row.foe_has)
    table.give(0, row.move, *row.hand)
    table.give(1, *row.foe_hand)
    table.set(0, cp=row.cp, side=row.side)
    table.set(1, cp=row.foe_cp)
    table.play(row.move, *row.answers, rolls=row.rolls)
    assert (table.changed(0), table.changed(1)) == (row.own, row.foe)
    assert row.move in table.p(0).discard
    return table


def bombs(table: Table, seat: int = 1) -> list[int]:
    """The sides of the bombs on a board: 2 is 0:02, 1 is 0:01."""
    return sorted(table.p(seat).tokens.get("time_bomb", []))
