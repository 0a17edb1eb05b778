"""Dungeon Dice as the house knows it: modes, options, questions, views, checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, ClassVar

from engine.core.computers import Mind
from engine.core.game import Game, Mode, OptionSpec, Page, PolicySpec
from engine.core.match import Match
from engine.core.prompt import Field, Option, Pick, Picks, Prompt
from engine.core.text import Text, text
from engine.dungeon_dice import checks, content, deals, duel, forms, free, labels, outcome, think, view, worth
from engine.dungeon_dice import combat as combat  # registers its steps
from engine.dungeon_dice import lock as lock
from engine.dungeon_dice import turn as turn
from engine.dungeon_dice.content import EQUIPMENT, IN_BAG, SINGLE_USE
from engine.dungeon_dice.dice import T, best_set, draw, glory, keep, steps
from engine.dungeon_dice.state import DungeonState, Player

_PHASES = {"start": "search", "choose": "choice", "lock": "reward"}


class DungeonDice(Game[DungeonState]):
    """Two to five heroes hunt monsters, haggle and stab each other in the back for a throne."""

    id = "dungeon_dice"
    modes = (Mode("race", 2, 5),)
    options = (OptionSpec("starting_single_use", ("0", "2"), "0"),)
    policies = (
        PolicySpec("search", ("search",)),
        PolicySpec("hunt", ("hunt", "search")),
        PolicySpec("prepare", ("all", "nothing")),
        PolicySpec("window", ("pass",)),
        PolicySpec("terms", ("decline",)),
        PolicySpec("key_terms", ("decline",)),
    )
    state = DungeonState
    steps = steps.table
    terms: ClassVar[dict[str, str]] = {
        "die": "dungeon-dice-die", "dice": "dungeon-dice-die", "monster": "dungeon-dice-die",
        "symbol": "dungeon-dice-symbol", "kind": "dungeon-dice-kind", "give_dice": "dungeon-dice-die",
        "take_dice": "dungeon-dice-die", "act_die": "dungeon-dice-die",
    }  # fmt: skip
    phases = ("search", "choice", "break", "armor", "main", "execute", "compare", "reward")

    # -- life ----------------------------------------------------------------------------------------------------

    def setup(self, t: T) -> DungeonState:
        """Fill the bags, draw two equipment dice each, roll for the first player (D-15 to D-18)."""
        s = t.s = DungeonState([Player() for _ in t.seats], [list(bag) for bag in IN_BAG])
        for seat, player in enumerate(s.players):
            for kind, count in ((EQUIPMENT, 2), (SINGLE_USE, int(t.options["starting_single_use"]))):
                for _ in range(count):
                    die = draw(t, kind)
                    assert die is not None
                    keep(s, seat, die)
            player.equipped = best_set(player)
            t.tell("setup", seat=seat, dice=[content.DIE_IDS[die] for die in player.dice])
        s.first = s.active = self._first(t)
        t.push("turn", seat=s.first)
        return s

    def _first(self, t: T) -> int:
        """The highest neutral die begins; tied players roll again (D-18)."""
        left = list(range(len(t.seats)))
        while len(left) > 1:
            rolls = t.roll(len(left))
            t.tell("first_roll", seats=left, numbers=rolls)
            left = [seat for seat, number in zip(left, rolls, strict=True) if number == max(rolls)]
        return left[0]

    def leave(self, t: T, seat: int) -> None:
        """Offers and promises with this player end; the dice return to the bags at the end of the turn."""
        s = t.s
        s.offers = [offer for offer in s.offers if seat not in (offer.sender, offer.to)]
        s.promises = [promise for promise in s.promises if seat not in (promise.debtor, promise.creditor)]
        s.changed = True
        here = [other for other in range(len(s.players)) if other not in t.match.left]
        if len(here) == 1:
            outcome.finish(t, here[0], "dungeon-dice-over-left")
        elif seat in s.duellists:
            s.duellists.remove(seat)
            duel.abandon(t)
            if len(s.duellists) == 1:
                outcome.finish(t, s.duellists[0], "dungeon-dice-over-duel")
            else:
                t.push("duel")
        elif seat == s.active and not s.duellists:
            duel.abandon(t)
            t.push("end_turn")

    def settle(self, t: T) -> None:
        """After every answer: offers that ended, and the throne (D-19, D-21, D-113)."""
        s = t.s
        if not s.changed:
            # what a hired die could do may end with a mere pass: an ability found its mark, a step closed
            if any(offer.acts for offer in s.offers):
                deals.tidy(t)
            return
        s.changed = False
        if not s.duellists and not outcome.pending(s):
            outcome.throne(t)
            if t.match.result is not None:
                return
        if s.offers:
            deals.tidy(t)

    # -- questions -----------------------------------------------------------------------------------------------

    def free(self, t: T, seat: int) -> Iterable[Prompt]:
        """Trade, gear, exchange, potions and single-use dice, at any time."""
        return free.prompts(t, seat)

    def fields(self, t: T, prompt: Prompt, draft: dict[str, Pick]) -> tuple[Field, ...]:
        """The fields of a form, made for the picks so far."""
        return tuple(forms.form(t, prompt, draft))

    def form(self, t: T, prompt: Prompt, draft: dict[str, Pick]) -> Iterator[Field]:
        """The same, one by one."""
        return forms.form(t, prompt, draft)

    def title(self, t: T, prompt: Prompt) -> Text:
        """What is asked."""
        return labels.title(t, prompt)

    def option(self, t: T, prompt: Prompt, field: Field, value: str) -> Option:
        """A value in words."""
        return labels.option(t, prompt, field, value)

    def field_label(self, t: T, prompt: Prompt, field: Field) -> Text:
        """A field in words."""
        return labels.field_label(prompt, field)

    def standing(self, t: T, prompt: Prompt, choice: str) -> Picks | None:
        """Answers given once and for all."""
        if prompt.kind in ("terms", "key_terms"):
            return {"answer": choice}
        if prompt.kind == "prepare":
            return list(prompt.field.values) if choice == "all" else []
        return choice

    # -- seeing --------------------------------------------------------------------------------------------------

    def pages(self, s: DungeonState, seat: int) -> tuple[Page, ...]:
        """The whole table (also during a fight), everybody's dice (the own ones first), and how things stand."""
        seats = [seat, *(other for other in range(len(s.players)) if other != seat)]
        return (
            Page("table", text("dungeon-dice-page-table"), "table"),
            *(Page(f"dice.{one}", text("dungeon-dice-page-dice", seat=one), "hand", {"seat": one}) for one in seats),
            Page("score", text("dungeon-dice-page-score"), "score"),
        )

    def view(self, t: T, seat: int | None) -> view.TableView:
        """All dice lie openly."""
        return view.table(t)

    def redeal(self, t: T, seat: int | None, rng: Random) -> None:
        """Nothing is hidden: bags are sorted, and a draw is rolled when it is made."""

    def active(self, s: DungeonState) -> int | None:
        """Whose turn it is."""
        return s.active

    def turn(self, s: DungeonState) -> int:
        """The number of the turn."""
        return s.turn

    def round(self, s: DungeonState) -> int:
        """The number of the round."""
        return s.round

    def phase(self, s: DungeonState) -> str:
        """The stage of the turn, as the strip on the picture names it."""
        return _PHASES.get(s.stage, s.stage)

    def scores(self, s: DungeonState) -> tuple[int, ...]:
        """Glory."""
        return tuple(glory(s, player) for player in s.players)

    # -- checks and computers --------------------------------------------------------------------------------------

    def invariants(self, s: DungeonState) -> Iterable[str]:
        """No die is lost or doubled; limits hold."""
        return checks.invariants(s)

    def costly_invariants(self, t: T) -> Iterable[str]:
        """Open offers are valid; nobody with enough glory waits."""
        return checks.costly(t)

    def value(self, match: Match, seat: int) -> float:
        """How good a position is for a seat."""
        return worth.value(match, seat)

    def think(self, mind: Mind) -> Any:
        """The good player."""
        return think.think(mind)

    def names(self, locale: str) -> dict[str, str]:
        """Names of dice, symbols and bags."""
        return content.names(locale)
