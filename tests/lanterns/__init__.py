"""Lanterns: the test game. Small, but it uses everything that the core offers.

Two to four players. Everybody holds three hidden cards (1 to 8). A turn: choose to roll for coins or to play a
card for points. Anybody else who holds an 8 may snuff the lantern while the active player is choosing: then no
card can be played this turn (an interrupt that changes an open question). A double asks for a pledge (a nested
effect with an amount), a played 7 for a gift to somebody (a nested form whose later fields depend on the earlier).
At any time coins may be offered for points (a free form); the offer is accepted, declined or countered with other
numbers, and so back and forth. At the end of a round everybody shops at once in a lane of two steps, then whoever
is quickest trims the lantern (a joint prompt). After four rounds the most points win.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from engine.core.frame import Frame
from engine.core.game import Game, Mode, OptionSpec, PolicySpec, Result, SeatChoice, Steps
from engine.core.prompt import Field, Option, Pick, Picks, Prompt
from engine.core.registry import register
from engine.core.table import Table
from engine.core.text import Text, text

ROUNDS = 4
HAND = 3
OPEN_OFFERS = 2
COUNTERS = 2
GIFTS = ("candle", "match", "wick")
steps = Steps()


class Offer(msgspec.Struct):
    """The buyer's coins for the seller's points; `to` is the one of them who has to respond."""

    id: int
    buyer: int
    seller: int
    coins: int
    points: int
    to: int
    counters: int = 0

    @property
    def by(self) -> int:
        """Who made it."""
        return self.buyer if self.to == self.seller else self.seller


class Player(msgspec.Struct):
    colour: str
    hand: list[int]
    coins: int = 3
    points: int = 0


class Lanterns(msgspec.Struct):
    players: list[Player]
    deck: list[int]
    discard: list[int]
    round: int = 1
    turn: int = 0
    active: int = 0
    phase: str = "turn"
    snuffed: bool = False
    bright: bool = True
    dice: list[int] = []
    offers: list[Offer] = []
    next_offer: int = 1


class PlayerView(msgspec.Struct, frozen=True):
    colour: str
    cards: int
    coins: int
    points: int
    hand: tuple[int, ...] = ()


class TableView(msgspec.Struct, frozen=True):
    players: tuple[PlayerView, ...]
    deck: int
    discard: tuple[int, ...]
    phase: str
    snuffed: bool
    bright: bool
    dice: tuple[int, ...]
    offers: tuple[Offer, ...]


T = Table[Lanterns]


@steps("turn", "old_turn")
def turn(t: T, f: Frame) -> None:
    """A turn is its phases pushed in order."""
    s = t.s
    s.turn += 1
    s.active, s.phase, s.snuffed = f.d["seat"], "turn", False
    if s.active in t.match.left:
        return
    t.tell("turn", seat=s.active, round=s.round)
    t.push("choose", seat=s.active)


@steps("choose")
def choose(t: T, f: Frame) -> None:
    s, seat = t.s, f.d["seat"]
    values = ["roll", "pass"]
    if s.players[seat].hand and not s.snuffed:
        values.insert(1, "play")
    pick = t.ask_one(f, "choose", seat, values, default="pass", scope="turn", data={"seat": seat})
    if pick == "roll":
        t.then(Frame("roll", {"seat": seat, "left": 2}))
    elif pick == "play":
        t.push("play", seat=seat)


@steps("roll")
def roll(t: T, f: Frame) -> None:
    t.s.dice = t.roll(3)
    t.tell("rolled", seat=f.d["seat"], dice=list(t.s.dice))
    t.push("keep", seat=f.d["seat"], left=f.d["left"] - 1)


@steps("keep")
def keep(t: T, f: Frame) -> None:
    s, seat, left = t.s, f.d["seat"], f.d["left"]
    if left:
        kept = t.ask_some(f, "keep", seat, ("0", "1", "2"), 0, 3, default=["0", "1", "2"], scope="turn",
                          data={"dice": list(s.dice)})  # fmt: skip
        if kept is None:
            return
        again = [die for die in range(3) if str(die) not in kept]
        if again:
            for die, value in zip(again, t.roll(len(again)), strict=True):
                s.dice[die] = value
            t.tell("rolled", seat=seat, dice=list(s.dice))
            f.d["left"] = 0
    gain = max(s.dice)
    s.players[seat].coins += gain
    t.tell("coins", seat=seat, count=gain)
    if len(set(s.dice)) < 3:
        t.push("pledge", seat=seat)


@steps("pledge")
def pledge(t: T, f: Frame) -> None:
    """A nested effect: coins into points, two for one."""
    seat = f.d["seat"]
    player = t.s.players[seat]
    count = t.ask_amount(f, "pledge", seat, 0, player.coins // 2, policy="pledge", data={"coins": player.coins})
    if count:
        player.coins -= 2 * count
        player.points += count
        t.tell("pledged", seat=seat, count=count)


@steps("play")
def play(t: T, f: Frame) -> None:
    s, seat = t.s, f.d["seat"]
    hand = s.players[seat].hand
    if not hand:  # left in the middle of it
        return
    pick = t.ask_one(f, "card", seat, [str(i) for i in range(len(hand))], private=True, scope="turn",
                     data={"hand": list(hand)})  # fmt: skip
    if pick is None:
        return
    card = hand.pop(int(pick))
    s.discard.append(card)
    s.players[seat].points += card
    t.tell("played", seat=seat, card=card)
    draw_card(t, seat)
    if card == 7:
        t.push("gift", seat=seat)


@steps("gift")
def gift(t: T, f: Frame) -> None:
    """A nested form: to whom, how many coins, and if any, what is wrapped with them (a point each)."""
    s, seat = t.s, f.d["seat"]
    others = tuple(str(n) for n in range(len(s.players)) if n != seat and n not in t.match.left)
    data = {"coins": s.players[seat].coins}
    picks: Any = t.ask_form(f, "gift", seat, [Field("to", "one", others)], scope="turn", data=data)
    if picks is None:
        return
    s.players[seat].coins -= picks["coins"]
    s.players[int(picks["to"])].coins += picks["coins"]
    s.players[seat].points += len(picks.get("with", ()))
    t.tell("gave", seat=seat, target=int(picks["to"]), count=picks["coins"])


def draw_card(t: T, seat: int) -> None:
    s = t.s
    if not s.deck:
        s.deck, s.discard = s.discard, []
        t.shuffle(s.deck)
    if s.deck:
        card = s.deck.pop()
        s.players[seat].hand.append(card)
        t.reveal()
        t.tell("drew", seat=seat, card=card, only=(seat,))
        t.tell("drew_hidden", seat=seat, but=(seat,))


@steps("snuff")
def snuff(t: T, f: Frame) -> None:
    """An interrupt: an 8 from the hand, and the active player may play no card this turn."""
    s, seat = t.s, f.d["seat"]
    t.given()
    s.players[seat].hand.remove(8)
    s.discard.append(8)
    s.snuffed = True
    t.tell("snuffed", seat=seat)
    draw_card(t, seat)


@steps("round_end")
def round_end(t: T, f: Frame) -> None:
    s = t.s
    s.phase = "shop"
    t.then(Frame("shops"), Frame("trim"), Frame("next_round"))


@steps("shops")
def shops(t: T, f: Frame) -> None:
    here = [seat for seat in range(len(t.s.players)) if seat not in t.match.left]
    t.together([(seat, [Frame("bid", {"seat": seat}), Frame("reward", {"seat": seat})]) for seat in here])


@steps("bid")
def bid(t: T, f: Frame) -> None:
    seat = f.d["seat"]
    player = t.s.players[seat]
    count = t.ask_amount(f, "bid", seat, 0, min(3, player.coins), private=True, scope="phase", policy="bid",
                         data={"coins": player.coins})  # fmt: skip
    if count is None:
        return
    player.coins -= count
    t.stack[-1].d["bid"] = count
    t.tell("bid", seat=seat, count=count)


@steps("reward")
def reward(t: T, f: Frame) -> None:
    seat, count = f.d["seat"], f.d["bid"]
    values = ["points"] if not count else ["points", "card"]
    pick = t.ask_one(f, "reward", seat, values, scope="phase", data={"count": count})
    if pick == "points":
        t.s.players[seat].points += 2 * count
        t.tell("bought_points", seat=seat, count=2 * count)
    elif pick == "card":
        draw_card(t, seat)


@steps("trim")
def trim(t: T, f: Frame) -> None:
    """A joint prompt: whoever answers first decides for all, and gets a point."""
    seats = tuple(seat for seat in range(len(t.s.players)) if seat not in t.match.left)
    pick = t.ask_one(f, "trim", seats, ("bright", "dim"), scope="phase")
    if pick is None:
        return
    t.s.bright = pick == "bright"
    t.s.players[t.by].points += 1
    t.tell("trimmed", seat=t.by, how=pick)


@steps("next_round")
def next_round(t: T, f: Frame) -> None:
    s = t.s
    if s.round == ROUNDS:
        finish(t, "lanterns-over-rounds")
        return
    s.round += 1
    push_round(t)


def push_round(t: T) -> None:
    order = [(seat + t.s.round - 1) % len(t.s.players) for seat in range(len(t.s.players))]
    t.then(*(Frame("turn", {"seat": seat}) for seat in order), Frame("round_end"))


def finish(t: T, reason: str) -> None:
    points = [player.points for player in t.s.players]
    here = [seat for seat in range(len(points)) if seat not in t.match.left]
    tiers = sorted({points[seat] for seat in here}, reverse=True)
    ranking = [tuple(seat for seat in here if points[seat] == tier) for tier in tiers]
    if t.match.left:
        ranking.append(tuple(t.match.left))
    draw = len(ranking[0]) == len(points) and len(points) > 1
    t.finish(Result(tuple(ranking), reason, draw, tuple(points), carry={"bright": t.s.bright}))


@steps("propose")
def propose(t: T, f: Frame) -> None:
    """Somebody offers coins for points."""
    s, seat = t.s, f.d["seat"]
    picks: dict[str, Any] = t.given()
    to = int(picks["to"])
    s.offers.append(Offer(s.next_offer, seat, to, picks["give"], picks["want"], to))
    s.next_offer += 1
    t.tell("offered", seat=seat, target=to, give=picks["give"], want=picks["want"])


@steps("respond")
def respond(t: T, f: Frame) -> None:
    s, seat = t.s, f.d["seat"]
    pick = t.given()
    offer = next(offer for offer in s.offers if offer.id == f.d["offer"])
    s.offers.remove(offer)
    if pick == "decline":
        t.tell("declined", seat=seat, target=offer.by)
        return
    buyer, seller = s.players[offer.buyer], s.players[offer.seller]
    buyer.coins -= offer.coins
    seller.coins += offer.coins
    seller.points -= offer.points
    buyer.points += offer.points
    t.tell("traded", seat=seat, target=offer.by)


@steps("counter")
def counter(t: T, f: Frame) -> None:
    """The same trade with other numbers, back to whom it came from."""
    s, seat = t.s, f.d["seat"]
    picks: dict[str, Any] = t.given()
    offer = next(offer for offer in s.offers if offer.id == f.d["offer"])
    offer.id, s.next_offer = s.next_offer, s.next_offer + 1
    offer.coins, offer.points, offer.to = picks["give"], picks["want"], offer.by
    offer.counters += 1
    t.tell("countered", seat=seat, target=offer.to, give=offer.coins, want=offer.points)


class LanternsGame(Game[Lanterns]):
    id = "lanterns"
    rules = 3
    modes = (Mode("plain", 2, 4), Mode("pairs", 4, 4, teams=2))
    options = (OptionSpec("closed", ("off", "on"), "off"), OptionSpec("coins", ("few", "many"), "few"))
    seat_choices = (SeatChoice("colour", ("amber", "blue", "green", "red"), unique=True, term="lanterns-colour"),)
    policies = (PolicySpec("pledge", ("all", "nothing")), PolicySpec("bid", ("nothing",)))
    state = Lanterns
    steps = steps.table
    terms: ClassVar[dict[str, str]] = {"colour": "lanterns-colour"}
    phases = ("turn", "shop")
    locales = str(Path(__file__).parent / "locales")
    pictures = "tests.lanterns.picture"

    def setup(self, t: T) -> Lanterns:
        deck = [value for value in range(1, 9) for _ in range(3)]
        t.shuffle(deck)
        coins = 6 if t.options["coins"] == "many" else 3
        players = [Player(seat.choices["colour"], [], coins) for seat in t.seats]
        for player in players:
            player.hand = [deck.pop() for _ in range(HAND)]
        t.s = Lanterns(players, deck, [])
        push_round(t)
        return t.s

    def leave(self, t: T, seat: int) -> None:
        s = t.s
        s.discard += s.players[seat].hand
        s.players[seat].hand = []
        s.offers = [offer for offer in s.offers if seat not in (offer.buyer, offer.seller)]
        if len(t.match.left) == len(s.players) - 1:
            finish(t, "lanterns-over-left")

    def free(self, t: T, seat: int) -> Iterable[Prompt]:
        s = t.s
        if s.phase == "turn" and seat != s.active and 8 in s.players[seat].hand and not s.snuffed:
            yield t.offer(seat, "snuff", "snuff", values=("snuff",), private=True, threat=True)
        for offer in s.offers:
            if offer.to == seat:
                yield from self._responses(t, seat, offer)
        mine = sum(offer.buyer == seat for offer in s.offers)
        others = tuple(str(n) for n in range(len(s.players)) if n != seat and n not in t.match.left)
        if mine < OPEN_OFFERS and s.players[seat].coins and others:
            fields = (Field("to", "one", others), Field("give", "amount", (), 1, s.players[seat].coins))
            least: dict[str, Pick] = {"to": others[0], "give": 1, "want": 0}
            yield t.offer(seat, "propose", "propose", fields=fields, default=least, data={"seat": seat})

    def _responses(self, t: T, seat: int, offer: Offer) -> Iterable[Prompt]:
        buyer, seller = t.s.players[offer.buyer], t.s.players[offer.seller]
        side = "buyer" if seat == offer.buyer else "seller"
        data = {"offer": offer.id, "by": offer.by, "give": offer.coins, "want": offer.points, "side": side}
        possible = buyer.coins >= offer.coins and seller.points >= offer.points
        yield t.offer(seat, "respond", "respond", values=("decline", "accept")[: 1 + possible], data=data)
        if offer.counters < COUNTERS and buyer.coins:
            fields = (Field("give", "amount", (), 1, buyer.coins), Field("want", "amount", (), 0, seller.points))
            yield t.offer(seat, "counter", "counter", fields=fields, data={"offer": offer.id, "by": offer.by})

    def fields(self, t: T, prompt: Prompt, draft: dict[str, Pick]) -> tuple[Field, ...]:
        """How many points may be wanted depends on whom the offer goes to; what is wrapped, on the coins."""
        if "to" not in draft:
            return prompt.fields[:1] if prompt.kind == "propose" else prompt.fields
        if prompt.kind == "propose":
            target = t.s.players[int(str(draft["to"]))]
            return (*prompt.fields, Field("want", "amount", (), 0, target.points))
        fields = (*prompt.fields, Field("coins", "amount", (), 0, min(3, prompt.data["coins"])))
        coins = draft.get("coins")
        return (*fields, Field("with", "some", GIFTS, 0, coins)) if isinstance(coins, int) and coins else fields

    def title(self, t: T, prompt: Prompt) -> Text:
        return Text(f"lanterns-ask-{prompt.kind}", prompt.data)

    def option(self, t: T, prompt: Prompt, field: Field, value: str) -> Option:
        if prompt.kind == "keep":
            return Option(value, text("lanterns-die", number=prompt.data["dice"][int(value)]), icon="die")
        if prompt.kind == "card":
            card = prompt.data["hand"][int(value)]
            return Option(value, text("lanterns-card", card=card), text("lanterns-card-detail", card=card), cost="0")
        if field.name == "to":
            return Option(value, text("seat", seat=int(value)))
        return Option(value, text(f"lanterns-{prompt.kind}-{value}"))

    def standing(self, t: T, prompt: Prompt, choice: str) -> Picks | None:
        return {"all": prompt.field.max, "nothing": 0}.get(choice)

    def view(self, t: T, seat: int | None) -> TableView:
        s = t.s
        players = tuple(
            PlayerView(
                player.colour,
                len(player.hand),
                player.coins,
                player.points,
                tuple(player.hand) if self._may_see(t, seat, number) else (),
            )
            for number, player in enumerate(s.players)
        )
        return TableView(
            players, len(s.deck), tuple(s.discard), s.phase, s.snuffed, s.bright, tuple(s.dice), tuple(s.offers)
        )

    def _may_see(self, t: T, viewer: int | None, seat: int) -> bool:
        return viewer is not None and (viewer == seat or t.seats[viewer].team == t.seats[seat].team)

    def redeal(self, t: T, seat: int | None, rng: Random) -> None:
        s = t.s
        hidden = [number for number in range(len(s.players)) if not self._may_see(t, seat, number)]
        pool = sorted(s.deck + [card for number in hidden for card in s.players[number].hand])
        rng.shuffle(pool)
        for number in hidden:
            size = len(s.players[number].hand)
            s.players[number].hand, pool = pool[:size], pool[size:]
        s.deck = pool
        t.match.reask()

    def active(self, s: Lanterns) -> int | None:
        return s.active

    def turn(self, s: Lanterns) -> int:
        return s.turn

    def round(self, s: Lanterns) -> int:
        return s.round

    def phase(self, s: Lanterns) -> str:
        return s.phase

    def scores(self, s: Lanterns) -> tuple[int, ...]:
        return tuple(player.points for player in s.players)

    def invariants(self, s: Lanterns) -> Iterable[str]:
        cards = sorted([*s.deck, *s.discard, *(card for player in s.players for card in player.hand)])
        if cards != [value for value in range(1, 9) for _ in range(3)]:
            yield f"cards are {cards}"
        if any(player.coins < 0 or player.points < 0 for player in s.players):
            yield "somebody has less than nothing"


def _light(plain: dict[str, Any]) -> None:
    """Rules 1 had no lantern light."""
    plain["state"]["bright"] = True


def _bargain(plain: dict[str, Any]) -> None:
    """In rules 2 only the seller had to agree, and could but ask for a coin more."""
    for offer in plain["state"].get("offers", ()):
        offer["buyer"], offer["seller"] = offer.pop("sender"), offer["to"]
        offer["coins"], offer["points"] = offer.pop("give"), offer.pop("want")


LanternsGame.upgrades = {1: _light, 2: _bargain}
register(LanternsGame())
