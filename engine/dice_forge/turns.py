"""Rounds and turns: the four steps, and the end (sections 4 and 10)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.core.game import Result
from engine.core.text import Text
from engine.dice_forge.blessings import blessings_per_turn
from engine.dice_forge.content import (
    CARD_VP,
    EXTRA_SUN,
    FEATS,
    REINFORCEMENTS,
    RESOURCES,
    BlessingEffect,
    ChooseOne,
    PayThenGain,
    gains,
    single,
)
from engine.dice_forge.content import DIE_NAMES as DICE
from engine.dice_forge.feats import affordable
from engine.dice_forge.forging import pay_extra, sells
from engine.dice_forge.reserves import EARNINGS, answer_boars, earn, gain, hammer_room, settle_first, split_gold
from engine.dice_forge.state import Forge, T
from engine.dice_forge.steps import steps


@steps("turn")
def turn(t: T, f: Frame) -> None:
    """F-23: blessings for all, reinforcements, action, extra action."""
    s = t.s
    seat: int = f.d["seat"]
    s.turn += 1
    s.active, s.phase, s.acted, s.ask_end = seat, "blessing", False, False
    t.tell("turn", seat=seat, round=s.round)
    t.push("reinforcements", seat=seat)
    for _ in range(blessings_per_turn(s)):
        t.push("blessings")


@steps("reinforcements")
def reinforcements(t: T, f: Frame) -> None:
    """F-26: step 2, each reinforcement card owned now may be used once."""
    s = t.s
    seat: int = f.d["seat"]
    if settle_first(t, f, seat):
        return
    s.phase = "reinforce"
    t.push("actions", seat=seat)
    cards = [card for card in s.players[seat].cards if card in REINFORCEMENTS]
    if cards:
        t.push("reinforce", seat=seat, cards=cards)


@steps("reinforce")
def reinforce(t: T, f: Frame) -> None:
    """F-26: in any order, skipping any; every copy is a use of its own."""
    s = t.s
    seat: int = f.d["seat"]
    cards: list[str] = f.d["cards"]
    if settle_first(t, f, seat):
        return
    p = s.players[seat]
    values = [use for card, uses in _USES.items() if card in cards for use in uses if p.gold >= _PRICE[card]]
    if not values and not p.triton:
        return
    free = next((value for value in values if value != "elder"), "done")
    values.append("done")
    pick = t.ask_one(f, "reinforce", seat, values, default=free, scope="turn", always=True,
                     data={"seat": seat, "cards": list(cards)})  # fmt: skip
    if pick is None:
        return
    s.ask_end = False
    if pick == "done":
        return
    card, _, how = pick.partition(".")
    left = list(cards)
    left.remove(card)
    if left:
        t.push("reinforce", seat=seat, cards=left)
    _use(t, seat, card, how)


def _uses(card: str) -> list[str]:
    """How a reinforcement card can be used: `guardians_owl.sun`, `silver_hind.light`, `elder`."""
    effect = FEATS[card].effect
    if isinstance(effect, ChooseOne):
        return [f"{card}.{name}" for amounts in effect.of for name in amounts]
    if isinstance(effect, BlessingEffect):
        return [f"{card}.{name}" for name in DICE]
    return [card]


def _price(card: str) -> int:
    effect = FEATS[card].effect
    return effect.pay["gold"] if isinstance(effect, PayThenGain) else 0


_USES = {card: _uses(card) for card in REINFORCEMENTS}
_PRICE = {card: _price(card) for card in REINFORCEMENTS}


def _use(t: T, seat: int, card: str, how: str) -> None:
    p = t.s.players[seat]
    effect = FEATS[card].effect
    if isinstance(effect, BlessingEffect):  # F-93
        t.tell("reinforced", seat=seat, card=card)
        t.push("minor", seat=seat, die=DICE.index(how))
    elif isinstance(effect, ChooseOne):  # F-114
        won = gains(next(amounts for amounts in effect.of if how in amounts))
        over = gain(p, won, "cards")
        t.tell("reinforced_gain", seat=seat, card=card, **dict(zip(RESOURCES, won, strict=True)), over=over)
    elif isinstance(effect, PayThenGain):  # F-120
        p.gold -= effect.pay["gold"]
        earn(p, effect.gain["vp"], "elders")
        t.tell("elder", seat=seat, count=effect.pay["gold"], vp=effect.gain["vp"])


@steps("actions")
def actions(t: T, f: Frame) -> None:
    """F-27, F-29: step 3, then step 4."""
    t.s.phase = "action"
    t.push("extra_action", seat=f.d["seat"])
    t.push("action", seat=f.d["seat"], extra=False)


@steps("action")
def action(t: T, f: Frame) -> None:
    """F-27, F-28: one offering or one feat, or nothing. The extra one costs 2 sun first (F-29)."""
    s = t.s
    seat: int = f.d["seat"]
    extra: bool = f.d["extra"]
    if settle_first(t, f, seat):
        return
    p = s.players[seat]
    if t.picks is None:
        sun = p.sun - EXTRA_SUN if extra else p.sun
        values = ["pass"]
        if sun >= 0:
            if sells(s, p.gold):
                values.append("offering")
            values += affordable(s, p, sun)
    else:
        values = []
    pick = t.ask_one(f, "extra" if extra else "action", seat, values, default="pass", scope="turn", always=p.triton > 0,
                     data={"seat": seat, "gold": p.gold, "sun": p.sun, "moon": p.moon})  # fmt: skip
    if pick is None:
        return
    s.ask_end = extra and pick != "pass"
    if pick == "pass":
        return
    if pick == "offering":
        t.push("offering", seat=seat, extra=extra)
        return
    if extra:
        pay_extra(t, seat)
    t.push("feat", seat=seat, card=pick)


@steps("extra_action")
def extra_action(t: T, f: Frame) -> None:
    """F-29..F-31: once per turn; without an action before it there is nothing extra about it (Q-10)."""
    s = t.s
    seat: int = f.d["seat"]
    s.phase = "extra"
    t.push("turn_end", seat=seat)
    if s.acted:
        t.push("action", seat=seat, extra=True)


@steps("turn_end")
def turn_end(t: T, f: Frame) -> None:
    """F-31, F-32: the next player, the next round, or the end."""
    s = t.s
    seat: int = f.d["seat"]
    if settle_first(t, f, seat):
        return
    if s.ask_end and s.players[seat].triton:  # F-112: at any moment, also after the last action
        done = t.ask_one(f, "end", seat, ("end",), scope="turn", always=True, data={"seat": seat})
        if done is None:
            return
    order = s.order(s.first)
    place = order.index(seat) + 1
    if place < len(order):
        t.push("turn", seat=order[place])
    elif s.round < s.rounds:
        s.round += 1
        t.push("turn", seat=s.first)
    else:
        finish(t, "dice-forge-over-rounds")


@steps("triton")
def triton(t: T, f: Frame) -> None:
    """F-112: a token for 2 sun, 2 moon or 6 gold, at any moment of one's own turn."""
    seat: int = f.d["seat"]
    pick: str = t.given()
    p = t.s.players[seat]
    p.triton -= 1
    won = gains(next(amounts for amounts in FEATS["triton"].token if pick in amounts))
    over = gain(p, won, "cards")
    t.tell("triton", seat=seat, **dict(zip(RESOURCES, won, strict=True)), over=over)


def triton_values() -> tuple[str, ...]:
    """What a triton token can be."""
    return tuple(RESOURCES[single(amounts)[0]] for amounts in FEATS["triton"].token)


# -- the end -----------------------------------------------------------------------------------------------------


def finish(t: T, reason: str) -> None:
    """F-122..F-127: the most glory wins, and ties share the win. What still waits is put to its only use."""
    s = t.s
    for seat, p in enumerate(s.players):
        if p.unsorted:
            count = min(p.unsorted, hammer_room(p))
            kept = p.unsorted - count
            won, lost = split_gold(p, count)
            t.tell("hammered", seat=seat, count=count, kept=kept, vp=won, over=lost)
        if p.calls:
            calls, p.calls = p.calls, 0
            answer_boars(t, seat, {"vp": calls})
    scores = tuple(p.score() for p in s.players)
    here = [seat for seat in range(len(scores)) if seat not in t.match.left]
    tiers = sorted({scores[seat] for seat in here}, reverse=True)
    ranking = [tuple(seat for seat in here if scores[seat] == tier) for tier in tiers]
    if t.match.left:
        ranking.append(tuple(t.match.left))
    for seat in range(len(scores)):
        t.tell("scored", seat=seat, count=scores[seat], vp=s.players[seat].vp)
    table = score_table(s)
    parts = tuple(tuple(score_parts(row)) for row in table)
    t.finish(Result(tuple(ranking), reason, False, scores, detail={"seats": table}, parts=parts))


def score_table(s: Forge) -> list[dict[str, dict[str, int]]]:
    """Per seat: where the glory of the reserve came from, and what each kind of card brought (F-123)."""
    return [
        {
            "reserve": dict(p.earned),
            "cards": {card: p.cards.count(card) * CARD_VP[card] for card in sorted(set(p.cards))},
        }
        for p in s.players
    ]


def score_parts(row: dict[str, dict[str, int]]) -> list[Text]:
    """A row of the score table in words: the reserve by its sources, then the cards, the most first."""
    parts = [
        Text(f"dice-forge-part-{source}", {"count": count})
        for source in EARNINGS
        if (count := row["reserve"].get(source, 0))
    ]
    cards = sorted(row["cards"].items(), key=lambda entry: (-entry[1], entry[0]))
    parts += [
        Text("dice-forge-part-card", {"card": card, "times": points // CARD_VP[card], "count": points})
        for card, points in cards
        if points
    ]
    return parts or [Text("dice-forge-part-nothing")]
