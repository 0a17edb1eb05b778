"""Combat points and cards."""

from __future__ import annotations

from engine.dice_throne import basics
from engine.dice_throne.basics import discard, draw, gain_cp, lose_cp
from engine.dice_throne.content import content
from engine.dice_throne.effects import POOLS, Context, amount_of, handles, mine, number, perform, question, whom
from engine.dice_throne.model import T
from engine.dice_throne.vocabulary import (
    Cp,
    Discard,
    Draw,
    LoseCp,
    PayCp,
    Peek,
    PlayUpgrade,
    Reveal,
    Search,
    StealCp,
)


@handles(Cp)
def cp(t: T, c: Context, e: Cp) -> None:
    """T-18."""
    gain_cp(t, c["s"], amount_of(t, c, e.amount))


@handles(LoseCp)
def lose(t: T, c: Context, e: LoseCp) -> None:
    """Back to the bank."""
    seats = whom(t, c, e.of)
    for seat in seats or ():
        lose_cp(t, seat, amount_of(t, c, e.amount))


@handles(StealCp)
def steal(t: T, c: Context, e: StealCp) -> None:
    """T-67: if there is less, take what there is."""
    s = t.s
    amount = amount_of(t, c, e.amount)
    seats = whom(t, c, e.of)
    for seat in seats or ():
        stolen = min(amount, s.players[seat].cp)
        if stolen:
            s.players[seat].cp -= stolen
            mine(t, c).cp = min(basics.CP_LIMIT, mine(t, c).cp + stolen)
            t.tell("stole", seat=c["s"], target=seat, count=stolen)


@handles(PayCp)
def pay(t: T, c: Context, e: PayCp) -> None:
    """Any number, as the player likes; `last` is how many."""
    player = mine(t, c)
    paid = number(t, c, "pay", c["s"], 0, min(e.most, player.cp), 0, cp=player.cp)
    if paid is not None:
        c["n"] = lose_cp(t, c["s"], paid)


@handles(Draw)
def draw_cards(t: T, c: Context, e: Draw) -> None:
    """T-22."""
    draw(t, c["s"], amount_of(t, c, e.count))


@handles(Discard)
def discard_cards(t: T, c: Context, e: Discard) -> None:
    """Of the owner's choice, at random, or the whole hand."""
    seats = whom(t, c, e.of)
    if seats is None:
        return
    for seat in seats:
        hand = t.s.players[seat].hand
        if e.how == "all":
            for card in list(hand):
                discard(t, seat, card)
            continue
        if not hand:
            continue
        if e.how == "random":
            for _ in range(min(e.count, len(hand))):
                discard(t, seat, hand[t.roll(1, len(hand))[0] - 1])
            continue
        pick = question(t, c, "discard", seat, [], pool="hand")
        if pick is None:
            return
        discard(t, seat, pick)


@handles(Reveal)
def reveal(t: T, c: Context, e: Reveal) -> None:
    """The hand is shown to one player (and to nobody else)."""
    seats = whom(t, c, e.of)
    for seat in seats or ():
        t.reveal()
        hand = t.s.players[seat].hand
        if hand:
            t.tell("revealed", only=(c["s"],), seat=seat, cards=list(hand))
        t.tell("looked", but=(c["s"],) if hand else (), seat=c["s"], target=seat)


def _hand(t: T, c_seat: int) -> list[str]:
    return list(dict.fromkeys(t.s.players[c_seat].hand))


def _aside(t: T, c_seat: int) -> list[str]:
    return list(dict.fromkeys(t.s.players[c_seat].aside))


def _hand_upgrades(t: T, c_seat: int) -> list[str]:
    return upgrades_in(t, c_seat, t.s.players[c_seat].hand, playable=True)


def _deck_upgrades(t: T, c_seat: int) -> list[str]:
    return upgrades_in(t, c_seat, sorted(t.s.players[c_seat].deck), playable=False)


def _deck_playable(t: T, c_seat: int) -> list[str]:
    return upgrades_in(t, c_seat, sorted(t.s.players[c_seat].deck), playable=True)


POOLS.update(
    {
        "hand": _hand,
        "aside": _aside,
        "hand_upgrades": _hand_upgrades,
        "deck_upgrades": _deck_upgrades,
        "deck_playable": _deck_playable,
    }
)


def upgrades_in(t: T, seat: int, cards: list[str], *, playable: bool) -> list[str]:
    """Upgrades among cards; `playable`: only those above the level in play."""
    player = t.s.players[seat]
    found: list[str] = []
    for name in dict.fromkeys(cards):
        info = content().books[player.hero].cards[name]
        if info.kind == "upgrade" and (not playable or basics.level(player, info.card.upgrades) < info.card.level):
            found.append(name)
    return found


@handles(Search)
def search(t: T, c: Context, e: Search) -> None:
    """Upgrades out of the own deck, then shuffle it."""
    player = mine(t, c)
    left: int = c.setdefault("left", e.count)
    pool = "deck_playable" if e.into == "play" else "deck_upgrades"
    some = "a" in c or (left and POOLS[pool](t, c_seat=c["s"]))
    pick = question(t, c, "search", c["s"], ["none"], pool=pool) if some else "none"
    if pick is None:
        return
    if pick == "none":
        del c["left"]
        t.shuffle(player.deck)
        return
    player.deck.remove(pick)
    player.hand.append(pick)
    t.reveal()
    t.tell("fetched", seat=c["s"], card=pick)
    c["left"] = left - 1
    c["i"] -= 1
    if e.into == "play":
        t.push("upgrade", seat=c["s"], card=pick, free=True)
    else:
        t.push("again")


@handles(PlayUpgrade)
def play_upgrade(t: T, c: Context, e: PlayUpgrade) -> None:
    """One upgrade from the hand, free."""
    pick = question(t, c, "free_upgrade", c["s"], ["none"], pool="hand_upgrades")
    if pick is not None and pick != "none":
        t.push("upgrade", seat=c["s"], card=pick, free=True)


@handles(Peek)
def peek(t: T, c: Context, e: Peek) -> None:
    """Look at the top cards; what is not taken goes back in any order. Meanwhile they lie aside."""
    player = mine(t, c)
    if "look" not in c:
        top = player.deck[-e.count :][::-1]
        player.deck = player.deck[: -e.count]
        player.aside = top
        t.reveal()
        if top:
            t.tell("peeked", only=(c["s"],), seat=c["s"], cards=list(top))
        found = upgrades_in(t, c["s"], top, playable=False)
        if e.how == "take_upgrades":
            for card in found:
                player.aside.remove(card)
                player.hand.append(card)
                t.tell("fetched", seat=c["s"], card=card)
        c["look"] = "ask" if e.how == "search_if_none" and not found else "order"
    if c["look"] == "ask":
        pick = question(t, c, "reveal_and_search", c["s"], ["search", "back"], default="back")
        if pick is None:
            return
        if pick == "search":
            t.tell("showed", seat=c["s"], cards=list(player.aside))
            player.deck += player.aside[::-1]
            player.aside = []
            del c["look"]
            perform(t, "rule.search_one", c["s"], -1, "card", c["x"])
            return
        c["look"] = "order"
    while len(player.aside) > 1:
        deepest = question(t, c, "order", c["s"], [], pool="aside")
        if deepest is None:
            return
        player.aside.remove(deepest)
        player.deck.append(deepest)
    player.deck += player.aside
    player.aside = []
    del c["look"]
