"""Dice Forge as the house plays it: set-up, questions, sight, checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from engine.core.computers import Mind
from engine.core.game import Game, Mode, OptionSpec, Page, PolicySpec
from engine.core.prompt import Field, Option, Pick, Picks, Prompt
from engine.core.text import Text, text
from engine.dice_forge import computer, sheets, standing
from engine.dice_forge.blessings import roll_of
from engine.dice_forge.content import (
    CARD_VP,
    DIE_NAMES,
    FEATS,
    HAMMER_STEPS,
    ISLAND_OF,
    LIMITS,
    LOCKED,
    PAIRED,
    SETUP,
    SINGLE,
    SLOTS,
    TEMPLE,
    names,
)
from engine.dice_forge.feats import BOAR
from engine.dice_forge.forging import offering_fields, place_fields
from engine.dice_forge.reading import read
from engine.dice_forge.reserves import boar_fields
from engine.dice_forge.state import Forge, PileView, Player, PlayerView, T, TableView
from engine.dice_forge.steps import steps
from engine.dice_forge.turns import finish, triton_values

TRITON = triton_values()


class DiceForge(Game[Forge]):
    """Two to four heroes forge their dice."""

    id = "dice_forge"
    modes = (Mode("heroes", 2, 4),)
    options = (
        OptionSpec("feats", ("first_game", "alternates", "random", "chosen"), "first_game"),
        *(OptionSpec(slot, pair, pair[0], needs=("feats", "chosen")) for slot, pair in PAIRED.items()),
        OptionSpec("mirror_of_mirror", ("opponents_only", "any_shown"), "opponents_only"),
    )
    policies = (
        PolicySpec("hammer", ("all", "overflow", "nothing")),
        PolicySpec("choice", ("gold", "sun", "moon", "vp")),
        PolicySpec("boar", ("sun", "moon", "vp")),
        PolicySpec("cerberus", ("keep", "own_turn")),
        PolicySpec("ship", ("nothing",)),
    )
    state = Forge
    steps = steps.table
    terms: ClassVar[dict[str, str]] = {
        "card": "dice-forge-card",
        "face": "dice-forge-face",
        "old": "dice-forge-face",
        "die": "dice-forge-die",
        "how": "dice-forge-how",
    }
    phases = ("blessing", "reinforce", "action", "extra")

    # -- life ------------------------------------------------------------------------------------------------

    def setup(self, t: T) -> Forge:
        """Section 2."""
        count = len(t.seats)
        seating = SETUP.players[count]
        seats = list(range(count))
        t.shuffle(seats)  # F-8: the first player is drawn
        first = seats[0]
        players = [
            Player(seating.start_gold[(seat - first) % count], [list(SETUP.dice[die]) for die in DIE_NAMES], [0, 0])
            for seat in range(count)
        ]
        sets = feat_sets(t)
        boars: list[str] = []
        if BOAR in sets:
            boars = list(FEATS[BOAR].variants)
            t.shuffle(boars)
            del boars[seating.cards_per_pile :]  # F-14
        sanctuary, boxed = fill_sanctuary(t, seating.faces_per_pool)
        gardens = {garden.pool: list(garden.faces) for garden in TEMPLE.gardens}
        piles = dict.fromkeys(sets, seating.cards_per_pile)
        t.s = Forge(players, first, seating.rounds, piles, boars, sanctuary, gardens, boxed)
        t.tell("first", seat=first)
        t.push("turn", seat=first)
        return t.s

    def leave(self, t: T, seat: int) -> None:
        """The others play on while there are two of them."""
        if len(t.match.left) >= len(t.s.players) - 1:
            finish(t, "dice-forge-over-left")

    # -- questions -------------------------------------------------------------------------------------------

    def free(self, t: T, seat: int) -> Iterable[Prompt]:
        """F-112: triton tokens, at any moment of the owner's turn."""
        s = t.s
        if seat == s.active and s.players[seat].triton:
            data = {"seat": seat, "count": s.players[seat].triton}
            return (t.offer(seat, "triton", "triton", values=TRITON, scope="turn", data=data),)
        return ()

    def fields(self, t: T, prompt: Prompt, draft: dict[str, Pick]) -> tuple[Field, ...]:
        """Forms whose later fields follow from earlier picks."""
        kind = prompt.kind
        if kind == "offering":
            return offering_fields(t.s, prompt.seats[0], prompt.fields[0], draft)
        if kind in ("ship", "garden"):
            return place_fields(t.s, prompt.seats[0], prompt.fields[0], draft)
        if kind in ("apply", "lose"):
            return tuple(read(t.s, roll_of(t, prompt.data), draft).fields)
        if kind == "boars":
            return boar_fields(prompt.data["count"], draft)
        return prompt.fields

    def title(self, t: T, prompt: Prompt) -> Text:
        """What is asked."""
        return sheets.title(t.s, prompt)

    def option(self, t: T, prompt: Prompt, field: Field, value: str) -> Option:
        """How a value is presented."""
        return sheets.option(t.s, prompt, field, value)

    def field_label(self, t: T, prompt: Prompt, field: Field) -> Text:
        """The name of a form's field."""
        return sheets.field_label(prompt, field)

    def standing(self, t: T, prompt: Prompt, choice: str) -> Picks | None:
        """What a standing answer comes to here."""
        return standing.answer(t, prompt, choice)

    def think(self, mind: Mind) -> Picks | None:
        """The good computer player."""
        return computer.think(mind)

    def names(self, locale: str) -> dict[str, str]:
        """Names of feats and faces."""
        return names(locale)

    # -- seeing ----------------------------------------------------------------------------------------------

    def pages(self, s: Forge, seat: int) -> tuple[Page, ...]:
        """The parts of the board, everybody's dice (the own ones first), and how things stand."""
        seats = [seat, *(other for other in range(len(s.players)) if other != seat)]
        return (
            Page("islands", text("dice-forge-page-islands"), "islands", seat),
            Page("sanctuary", text("dice-forge-page-sanctuary"), "sanctuary", {"seat": seat}),
            *(Page(f"nets.{one}", text("dice-forge-page-nets", seat=one), "nets", {"seat": one}) for one in seats),
            Page("score", text("dice-forge-page-score"), "score"),
        )

    def view(self, t: T, seat: int | None) -> TableView:
        """F-3: everybody sees everything."""
        s = t.s
        seating = SETUP.players[len(s.players)]
        piles = tuple(
            PileView(card, FEATS[card].slot, ISLAND_OF[card], left, seating.cards_per_pile)
            for card, left in s.piles.items()
        )
        return TableView(
            tuple(_player_view(p) for p in s.players), s.first, s.rounds, s.phase, piles, tuple(s.boars),
            tuple(tuple(pool) for pool in s.sanctuary), {name: tuple(pool) for name, pool in s.gardens.items()},
            seating.faces_per_pool,
        )  # fmt: skip

    def active(self, s: Forge) -> int | None:
        """F-2."""
        return s.active

    def turn(self, s: Forge) -> int:
        """Turns so far."""
        return s.turn

    def round(self, s: Forge) -> int:
        """F-22."""
        return s.round

    def scores(self, s: Forge) -> tuple[int, ...]:
        """F-123."""
        return tuple(p.score() for p in s.players)

    # -- checks ----------------------------------------------------------------------------------------------

    def invariants(self, s: Forge) -> Iterable[str]:
        """Limits and counts."""
        for seat, p in enumerate(s.players):
            yield from _player_problems(seat, p)
        pawns = [p.pawn for p in s.players if p.pawn]
        if len(set(pawns)) != len(pawns) or any(not 1 <= pawn <= 7 for pawn in pawns):
            yield f"pawns stand at {pawns}"
        count = SETUP.players[len(s.players)].cards_per_pile
        for card, left in s.piles.items():
            owned = sum(p.cards.count(card) for p in s.players)
            if left < 0 or left + owned != count:
                yield f"{card}: {left} left and {owned} owned of {count}"
        if len(s.boars) != s.piles.get(BOAR, 0):
            yield f"{s.boars} lie in a pile of {s.piles.get(BOAR, 0)}"
        if not 1 <= s.round <= s.rounds:
            yield f"round {s.round} of {s.rounds}"

    def costly_invariants(self, t: T) -> Iterable[str]:
        """No face is made, lost or moved where it cannot go."""
        s = t.s
        start: Counter[str] = Counter()
        for die in SETUP.dice.values():
            start.update({face: n * len(s.players) for face, n in Counter(die).items()})
        for group in (*TEMPLE.sanctuary, *TEMPLE.gardens):
            start.update(group.faces)
        now = Counter(s.boxed)
        for pools in (s.sanctuary, s.gardens.values()):
            for pool in pools:
                now.update(pool)
        for p in s.players:
            for faces in (*p.dice, p.removed):
                now.update(faces)
        if now != start:
            yield f"faces differ: {now - start} too many, {start - now} missing"
        for n, pool in enumerate(s.sanctuary):
            if set(pool) - set(TEMPLE.sanctuary[n].faces):
                yield f"pool {n} holds {pool}"
        if any(LOCKED.intersection(p.removed) for p in s.players):
            yield "a boar face was removed"


def feat_sets(t: T) -> list[str]:
    """F-11, F-12: one set for each of the 15 slots."""
    how = t.options["feats"]
    chosen: list[str] = []
    for slot in SLOTS:
        if slot in SINGLE:
            chosen.append(SINGLE[slot])
            continue
        pair = list(PAIRED[slot])
        if how == "random":
            t.shuffle(pair)
        chosen.append(t.options[slot] if how == "chosen" else pair[1] if how == "alternates" else pair[0])
    return chosen


def fill_sanctuary(t: T, faces_per_pool: int) -> tuple[list[list[str]], list[str]]:
    """F-13: with two players two random faces of each pool go back to the box."""
    pools: list[list[str]] = []
    boxed: list[str] = []
    for pool in TEMPLE.sanctuary:
        faces = list(pool.faces)
        if faces_per_pool < len(faces):
            if len(set(faces)) > 1:
                t.shuffle(faces)
            boxed += faces[faces_per_pool:]
            faces = [face for face in dict.fromkeys(pool.faces) for _ in range(faces[:faces_per_pool].count(face))]
        pools.append(faces)
    return pools, boxed


def _player_view(p: Player) -> PlayerView:
    return PlayerView(
        p.gold, p.sun, p.moon, p.vp, p.score(), p.limits(), (tuple(p.dice[0]), tuple(p.dice[1])),
        (p.shown[0], p.shown[1]), tuple(p.removed), tuple(p.cards), tuple(p.boars), p.hammers, p.steps, p.cerberus,
        p.triton, p.pawn, p.unsorted, p.calls, dict(p.earned),
    )  # fmt: skip


def _player_problems(seat: int, p: Player) -> Iterable[str]:
    limits = LIMITS[p.chests]
    if not (0 <= p.gold <= limits[0] and 0 <= p.sun <= limits[1] and 0 <= p.moon <= limits[2] and p.vp >= 0):
        yield f"seat {seat} holds {p.gold} gold, {p.sun} sun, {p.moon} moon, {p.vp} vp"
    if p.vp != sum(p.earned.values()):
        yield f"seat {seat} has {p.vp} vp but earned {p.earned}"
    if not 0 <= p.steps <= HAMMER_STEPS * p.hammers or (p.unsorted and p.steps == HAMMER_STEPS * p.hammers):
        yield f"seat {seat}: hammer at {p.steps} of {p.hammers} cards, {p.unsorted} gold waiting"
    cards = p.cards
    have = (p.chests, p.hammers, len(p.boars))
    if have != (cards.count("blacksmiths_chest"), cards.count("blacksmiths_hammer"), cards.count(BOAR)):
        yield f"seat {seat}: chests, hammers and boars {have} do not match {cards}"
    if not (0 <= p.cerberus <= cards.count("cerberus") and 0 <= p.triton <= cards.count("triton")):
        yield f"seat {seat}: {p.cerberus} cerberus and {p.triton} triton tokens"
    if [len(die) for die in p.dice] != [6, 6] or not all(0 <= place < 6 for place in p.shown):
        yield f"seat {seat}: dice {p.dice} show {p.shown}"
    if any(card not in CARD_VP for card in cards) or p.unsorted < 0 or p.calls < 0:
        yield f"seat {seat}: cards {cards}, {p.unsorted} gold and {p.calls} boars waiting"
