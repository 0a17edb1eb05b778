"""What a position is worth to a seat, in points of damage: health, tokens, cards, boards. For the computer player."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from engine.core.match import Match
from engine.dice_throne import odds
from engine.dice_throne.content import Book, content
from engine.dice_throne.model import DiceThrone, Player
from engine.dice_throne.worth import TOKEN, move_worth, worth

Levels = tuple[tuple[str, int], ...]

END = 200.0
"""A match won."""
CP = 0.8
HELD, DEAR = 0.5, 2.0
"""A card in the hand is worth that much at least and at most: it is there to be played."""
FULL_HAND = 6
AHEAD = 4.5
"""Turns of its own that a better board pays off for, about."""
LAST_BREATH = 12
"""Below this much health every point counts half as much again."""
PLAIN_TOKEN = 1.5
OWN_CURSE = "cursed_doubloon"


@functools.lru_cache(2048)
def offense(hero: str, levels: Levels, side: str) -> tuple[float, ...]:
    """For each of the 252 rolls: the worth of the best ability it meets on this board."""
    book = content().books[hero]
    have = dict(levels)
    moves = [
        (move, move_worth(book, move))
        for move in book.moves
        if have.get(move.slot, 1) == move.level and move.ability.side in ("", side)
    ]
    return tuple(
        max((value for move, value in moves if book.meets(move.when, roll)), default=0.0) for roll in odds.ROLLS
    )


@functools.lru_cache(2048)
def expectation(hero: str, levels: Levels, side: str) -> float:
    """What a turn of this board brings: its offence over three rolls, its defence and its passives."""
    book = content().books[hero]
    have = dict(levels)
    total = odds.plan(offense(hero, levels, side), 3)[3][0]
    for ability in (*book.defenses, *book.passives):
        if ability.side not in ("", side):
            continue
        sheet = ability.levels[have.get(ability.id, 1)]
        total += 0.9 * worth(sheet.effects, book, sheet.dice)
        total += worth(sheet.upkeep, book) + worth(sheet.turn_end, book)
        total += 0.5 * sum(worth(action.effects, book) - CP * action.cp for action in sheet.actions)
        total += sum(sheet.on_symbol.values()) * 0.5 * CP
    return total


def board(player: Player) -> float:
    """What the board of a player is worth per turn."""
    levels = tuple(sorted((slot, level) for slot, level in player.levels.items() if level > 1))
    return expectation(player.hero, levels, player.side)


def tokens(player: Player) -> float:
    """What the tokens of a player are worth to it."""
    total = 0.0
    statuses, owners = content().statuses, content().owners
    for name, held in player.tokens.items():
        status = statuses[name]
        if name == OWN_CURSE:
            total -= 0.0 if owners[name] == player.hero else 2.5 * len(held)
            continue
        value = TOKEN.get(name, PLAIN_TOKEN) * len(held) ** 0.9
        total += -value if status.polarity == "negative" else value
    return total


@functools.lru_cache(4096)
def _card_worth(hero: str, name: str, level: int, below: int) -> float:
    book = content().books[hero]
    info = book.cards[name]
    if info.kind != "upgrade":
        return max(HELD, min(DEAR, 0.6 * worth(info.card.effects, book) - CP * info.cost))
    if level >= info.card.level:
        return 0.0
    before = expectation(hero, ((info.card.upgrades, level),) if level > 1 else (), _side(book))
    after = expectation(hero, ((info.card.upgrades, info.card.level),), _side(book))
    price = info.cost - below
    return max(0.6, 0.6 * (AHEAD * (after - before) - CP * price))


def _side(book: Book) -> str:
    return book.hero.sides[0] if book.hero.sides else ""


def card_worth(book: Book, name: str, levels: Mapping[str, int]) -> float:
    """What a card is worth in the hand; nothing if its upgrade is in play already."""
    card = book.cards[name].card
    return _card_worth(book.id, name, levels.get(card.upgrades, 1) if card.upgrades else 1, 0)


def player_worth(s: DiceThrone, seat: int) -> float:
    """A player without health."""
    player = s.players[seat]
    if player.out:
        return 0.0
    book = content().books[player.hero]
    hand = sorted((card_worth(book, name, player.levels) for name in player.hand), reverse=True)
    return CP * player.cp + sum(hand[:FULL_HAND]) + tokens(player) + AHEAD * board(player)


def health_worth(health: int) -> float:
    """Health; the last points are dearer."""
    return health - 0.5 * max(0, LAST_BREATH - health)


def weigh(match: Match, seat: int) -> float:
    """How a match stands for a seat: its team against the average of the others."""
    s: DiceThrone = match.state
    team = s.players[seat].team
    if match.result is not None:
        won = seat in match.result.winners
        return END if won else -END if not match.result.draw else 0.0
    mine = health_worth(s.health[team])
    others = 0.0
    teams: set[int] = set()
    for number, player in enumerate(s.players):
        if player.team == team:
            mine += player_worth(s, number)
        elif not player.out:
            others += player_worth(s, number)
            teams.add(player.team)
    others += sum(health_worth(s.health[other]) for other in teams)
    fallen = len({player.team for player in s.players}) - 1 - len(teams)
    return mine - others / max(1, len(teams)) + 15.0 * fallen
