"""Moving components: health, combat points, cards, tokens. Every other file changes them through here."""

from __future__ import annotations

from engine.dice_throne.content import content
from engine.dice_throne.model import CP_LIMIT, DiceThrone, Pile, Player, T
from engine.dice_throne.sheets import Status


def foes(s: DiceThrone, seat: int) -> list[int]:
    """Opponents still in play, in turn order from the seat's left."""
    team = s.players[seat].team
    count = len(s.players)
    order = [(seat + step) % count for step in range(1, count)]
    return [other for other in order if s.players[other].team != team and not s.players[other].out]


def everybody(s: DiceThrone, first: int) -> list[int]:
    """Players still in play, in turn order from a seat on."""
    count = len(s.players)
    order = [(first + step) % count for step in range(count)]
    return [seat for seat in order if not s.players[seat].out]


def stunned(player: Player) -> bool:
    """May this player take no action at all?"""
    return "stun" in player.tokens and any(content().statuses[name].stuns for name in player.tokens)


# -- health and combat points ----------------------------------------------------------------------------------------


def gain_cp(t: T, seat: int, count: int) -> None:
    """T-18: above 15 they are lost."""
    player = t.s.players[seat]
    count = min(count, CP_LIMIT - player.cp)
    if count > 0:
        player.cp += count
        t.tell("cp", seat=seat, count=count)


def lose_cp(t: T, seat: int, count: int) -> int:
    """As many as there are; says how many."""
    player = t.s.players[seat]
    count = min(count, player.cp)
    if count > 0:
        player.cp -= count
        t.tell("cp_lost", seat=seat, count=count)
    return count


def heal(t: T, seat: int, count: int) -> None:
    """T-20, T-72: at once, up to the cap."""
    s = t.s
    team = s.players[seat].team
    count = min(count, s.cap - s.health[team])
    if count > 0:
        s.health[team] += count
        t.tell("healed", seat=seat, count=count)


def heal_later(pile: Pile, seat: int, count: int) -> None:
    """Healing that is applied together with the damage (T-44)."""
    if count > 0:
        pile.heals.append([seat, count])


# -- cards -----------------------------------------------------------------------------------------------------------


def draw(t: T, seat: int, count: int) -> None:
    """T-22: an empty deck is made anew from the discard pile."""
    player = t.s.players[seat]
    drawn: list[str] = []
    while len(drawn) < count:
        if not player.deck:
            if not player.discard:
                break
            player.deck, player.discard = player.discard, []
            t.shuffle(player.deck)
        drawn.append(player.deck.pop())
    if drawn:
        player.hand += drawn
        t.reveal()
        friends = tuple(other for other, mate in enumerate(t.s.players) if mate.team == player.team)
        t.tell("drew", only=friends, seat=seat, cards=drawn)
        t.tell("drew_hidden", but=friends, seat=seat, count=len(drawn))


def discard(t: T, seat: int, card: str) -> None:
    """From the hand to the discard pile, without a sale."""
    player = t.s.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    t.reveal()
    t.tell("discarded", seat=seat, card=card)


# -- tokens ----------------------------------------------------------------------------------------------------------


def count(player: Player, status: str) -> int:
    """Tokens of a status on a board."""
    held = player.tokens.get(status)
    return len(held) if held else 0


def limit(s: DiceThrone, seat: int, status: Status) -> int:
    """The stack limit of this player (T-94, T-95)."""
    player = s.players[seat]
    if status.stack is None:
        return 99
    most = status.stack
    if status.stack_others is not None and content().owners[status.id] != player.hero:
        most = status.stack_others
    return most + player.limits.get(status.id, 0)


def put(t: T, seat: int, name: str, number: int, side: int | None = None) -> int:
    """Tokens onto a board, up to the stack limit (T-94); says how many were placed.

    A status with its own text for a full stack says so in `overflow`: those effects are run.
    """
    s = t.s
    player = s.players[seat]
    if player.out:  # fell in the middle of an effect
        return 0
    status = content().statuses[name]
    have = count(player, name)
    room = min(number, limit(s, seat, status) - have)
    if number > 0 and room < number and status.overflow:
        t.push("run", k=f"status.{name}.overflow", i=0, s=seat, t=seat, m="status", x=f"status.{name}")
    if room <= 0:
        return 0
    value = s.turn if side is None and not status.start_side else (side if side is not None else status.start_side)
    player.tokens[name] = [*player.tokens.get(name, ()), *[value] * room]
    t.tell("token", seat=seat, status=name, count=room)
    return room


def take(t: T, seat: int, name: str, number: int = 1, *, told: bool = True) -> int:
    """Tokens off a board (T-99); says how many there were."""
    player = t.s.players[seat]
    held = player.tokens.get(name)
    if not held or number <= 0:
        return 0
    gone = min(number, len(held))
    if gone == len(held):
        del player.tokens[name]
    else:
        player.tokens[name] = held[:-gone]
    if told:
        t.tell("token_lost", seat=seat, status=name, count=gone)
    return gone


def removable(s: DiceThrone, seat: int, *, polarity: str = "any") -> list[str]:
    """Statuses of a board that an effect on statuses may take off (T-98, T-102)."""
    statuses = content().statuses
    found: list[str] = []
    for name in s.players[seat].tokens:
        status = statuses[name]
        if status.polarity == "companion" or not status.removable:
            continue
        if polarity in ("any", status.polarity):
            found.append(name)
    return found


def movable(s: DiceThrone, giver: int) -> list[tuple[str, int]]:
    """Tokens that may move from a board, and where to (T-100, TR-10)."""
    statuses = content().statuses
    found: list[tuple[str, int]] = []
    for name in s.players[giver].tokens:
        status = statuses[name]
        if status.polarity == "companion" or not status.transferable:
            continue
        for seat, player in enumerate(s.players):
            if seat != giver and not player.out and count(player, name) < limit(s, seat, status):
                found.append((name, seat))
    return found


def upgrades(player: Player) -> int:
    """Upgrade cards in play."""
    return len(player.in_play)


def level(player: Player, slot: str) -> int:
    """The level of an ability in play."""
    return player.levels.get(slot, 1)
