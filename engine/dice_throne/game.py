"""Dice Throne as a Game: set-up, free prompts, views, invariants."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

from engine.core.computers import Mind
from engine.core.game import Game, Mode, OptionSpec, Page, SeatChoice
from engine.core.prompt import Field, Option, Picks, Prompt
from engine.core.text import Text, text
from engine.dice_throne import cards, defense, offense, outcome, turn
from engine.dice_throne.basics import draw, limit
from engine.dice_throne.content import content
from engine.dice_throne.effects import cards as _e1
from engine.dice_throne.effects import damage as _e2
from engine.dice_throne.effects import dice as _e3
from engine.dice_throne.effects import flow as _e4
from engine.dice_throne.effects import perform
from engine.dice_throne.effects import tokens as _e5
from engine.dice_throne.model import CP_LIMIT, HEAL_ABOVE, START_HAND, DiceThrone, Player, T
from engine.dice_throne.news import headline
from engine.dice_throne.responses import responses
from engine.dice_throne.steps import steps
from engine.dice_throne.view import TableView, open_hands, table_view

_ = (_e1, _e2, _e3, _e4, _e5, cards, defense, offense, outcome)

OPEN = frozenset(("roll", "announce", "main", "respond", "discard_phase", "defend", "target"))
"""Questions during which others (and, while rolling, the player too) may interrupt (T-54, T-112)."""
OWN = frozenset(("roll", "announce"))
HEALTH = {"duel": 50, "2v2": 50, "king_of_the_hill": 35, "free_for_all": 35}
"""T-13, T-138, T-139."""


class DiceThroneGame(Game[DiceThrone]):
    """Two to six heroes, eight phases a turn, the last one standing wins."""

    id = "dice_throne"
    modes = (
        Mode("duel", 2, 2),
        Mode("2v2", 4, 4, teams=2),
        Mode("king_of_the_hill", 3, 6),
        Mode("free_for_all", 3, 6),
    )
    options = (
        OptionSpec("ruleset", ("marvel_1.1", "v2.2"), "marvel_1.1"),
        OptionSpec("closed", ("off", "on"), "off"),
    )
    seat_choices = (SeatChoice("hero", tuple(content().books), unique=True, term="dice-throne-hero"),)
    state = DiceThrone
    steps = steps.table
    phases = turn.PHASES
    terms: ClassVar[dict[str, str]] = {
        "hero": "dice-throne-hero",
        "card": "dice-throne-card",
        "status": "dice-throne-status",
        "ability": "dice-throne-ability",
        "symbol": "dice-throne-symbol",
        "phase": "dice-throne-phase",
        "side": "dice-throne-side",
        "statuses": "dice-throne-status",
        "source": "dice-throne-source",
    }

    # -- life ------------------------------------------------------------------------------------------------------

    def setup(self, t: T) -> DiceThrone:
        """T-12..T-17."""
        health = HEALTH[t.match.mode]
        players: list[Player] = []
        for seat in t.seats:
            book = content().books[seat.choices["hero"]]
            side = book.hero.sides[0] if book.hero.sides else ""
            players.append(Player(book.id, seat.team, list(book.deck), side=side))
        teams = max(player.team for player in players) + 1
        s = t.s = DiceThrone(players, [health] * teams, health + HEAL_ABOVE, t.match.mode)
        s.modern = t.options.get("ruleset", "marvel_1.1") == "marvel_1.1"
        for seat, player in enumerate(players):
            t.shuffle(player.deck)
            draw(t, seat, START_HAND)
        s.active = s.start = self._start_player(t)
        t.push("turn")
        for seat, player in reversed(list(enumerate(players))):
            perform(t, f"{player.hero}.setup", seat, -1, "setup", f"hero.{player.hero}")
        return s

    def _start_player(self, t: T) -> int:
        """T-16: the highest die; who ties rolls again (TR-1)."""
        seats = list(range(len(t.seats)))
        while True:
            dice = t.roll(len(seats))
            for seat, die in zip(seats, dice, strict=True):
                t.tell("start_roll", seat=seat, dice=[die])
            best = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
            if len(best) == 1:
                t.tell("starts", seat=best[0])
                return best[0]
            seats = best

    def leave(self, t: T, seat: int) -> None:
        """Out like a defeated player."""
        outcome.leave(t, seat)

    def settle(self, t: T) -> None:
        """The headline of this answer, for pictures."""
        t.s.news = headline(t.events, t.s.news)

    # -- questions -------------------------------------------------------------------------------------------------

    def free(self, t: T, seat: int) -> Iterable[Prompt]:
        """The interrupt button: what this seat could use now (T-53, T-54, TR-12)."""
        stack = t.match.stack
        ask = stack[-1].ask if stack else None
        if ask is None or ask.kind not in OPEN or (seat in ask.seats and ask.kind not in OWN):
            return ()
        found = responses(t, seat)
        if not found:
            return ()
        values = [value for value, _ in found]
        return (t.offer(seat, "interrupt", "interrupt", values=values, private=True, threat=seat != t.s.active),)

    def title(self, t: T, prompt: Prompt) -> Text:
        """What is asked."""
        from engine.dice_throne import labels

        return labels.title(t, prompt)

    def option(self, t: T, prompt: Prompt, field: Field, value: str) -> Option:
        """How a value is presented."""
        from engine.dice_throne import labels

        return labels.option(t, prompt, value)

    # -- seeing ----------------------------------------------------------------------------------------------------

    def view(self, t: T, seat: int | None) -> TableView:
        """Everything but decks and others' hands."""
        return table_view(t.s, seat, t.match.prompts, outcome.preview(t))

    def open_hands(self, s: DiceThrone, seat: int) -> tuple[int, ...]:
        """Teammates in play (T-132)."""
        return open_hands(s, seat)

    def pages(self, s: DiceThrone, seat: int) -> tuple[Page, ...]:
        """Everybody's hero sheet as it stands, the own one first."""
        seats = [seat, *(other for other in range(len(s.players)) if other != seat)]
        return tuple(
            Page(f"hero.{one}", text("dice-throne-page-hero", hero=s.players[one].hero, seat=one), "hero", one)
            for one in seats
        )

    def redeal(self, t: T, seat: int | None, rng: Random) -> None:
        """Others' hands and every deck, dealt anew from what is not seen."""
        s = t.s
        known = () if seat is None else (seat, *open_hands(s, seat))
        for number, player in enumerate(s.players):
            mine = number in known
            pool = sorted(player.deck if mine else player.deck + player.hand + player.aside)
            rng.shuffle(pool)
            if not mine:
                size, more = len(player.hand), len(player.aside)
                player.hand, player.aside, pool = pool[:size], pool[size : size + more], pool[size + more :]
            player.deck = pool
        t.match.reask()

    def active(self, s: DiceThrone) -> int | None:
        """Whose turn it is."""
        return s.active

    def turn(self, s: DiceThrone) -> int:
        """Turns so far."""
        return s.turn

    def round(self, s: DiceThrone) -> int:
        """Rounds so far."""
        return s.round

    def phase(self, s: DiceThrone) -> str:
        """One of the eight phases."""
        return s.phase

    def scores(self, s: DiceThrone) -> tuple[int, ...]:
        """Health by seat."""
        return tuple(s.health[player.team] for player in s.players)

    def names(self, locale: str) -> dict[str, str]:
        """Heroes, cards, statuses, abilities, symbols."""
        from engine.dice_throne import labels

        return labels.names(locale)

    # -- checks and computers --------------------------------------------------------------------------------------

    def invariants(self, s: DiceThrone) -> Iterable[str]:
        """Limits that hold after every answer."""
        for seat, player in enumerate(s.players):
            if not 0 <= player.cp <= CP_LIMIT:
                yield f"seat {seat} has {player.cp} CP"
            for name, held in player.tokens.items():
                status = content().statuses[name]
                if not held or len(held) > limit(s, seat, status):
                    yield f"seat {seat} has {len(held)} of {name}"
            if player.out and (player.hand or player.tokens):
                yield f"seat {seat} is out and still has cards or tokens"
        for team, health in enumerate(s.health):
            if not 0 <= health <= s.cap:
                yield f"team {team} has {health} health"
            alive = any(player.team == team and not player.out for player in s.players)
            if alive and health == 0:
                yield f"team {team} stands at 0"
        for roll in s.rolls:
            if not all(1 <= die <= 6 for die in roll.dice):
                yield f"dice {roll.dice}"
        if s.attack is None and any(pile.kind == "attack" for pile in s.piles):
            yield "damage of an attack without an attack"

    def costly_invariants(self, t: T) -> Iterable[str]:
        """Conservation of every card; levels that agree with the upgrades in play."""
        s = t.s
        for seat, player in enumerate(s.players):
            book = content().books[player.hero]
            have = sorted([*player.deck, *player.hand, *player.discard, *player.in_play, *player.aside, *player.played])
            if have != sorted(book.deck):
                yield f"seat {seat}: cards {have}"
            levels: dict[str, int] = {}
            for name in player.in_play:
                card = book.cards[name].card
                levels[card.upgrades] = max(levels.get(card.upgrades, 0), card.level)
            if levels != player.levels:
                yield f"seat {seat}: levels {player.levels}, upgrades {player.in_play}"

    def think(self, mind: Mind) -> Picks | None:
        """The good player."""
        from engine.dice_throne import computer

        return computer.think(mind)

    def odds(self, hero: str, dice: tuple[int, ...], rolls: int) -> list[dict[str, Any]]:
        """Exact chances, for the command line."""
        from engine.dice_throne import odds

        return odds.rows(hero, dice, rolls)
