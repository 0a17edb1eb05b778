"""What a player may do right now besides the question of the moment: cards, tokens, passives (T-104, T-125)."""

from __future__ import annotations

from engine.dice_throne.basics import everybody, level, movable, removable, stunned
from engine.dice_throne.content import Book, CardInfo, content
from engine.dice_throne.effects import holds
from engine.dice_throne.effects.dice import ROLL_PHASES, changes
from engine.dice_throne.ledger import MODIFIABLE, may_prevent
from engine.dice_throne.model import Attack, DiceThrone, Player, T
from engine.dice_throne.sheets import Spend
from engine.dice_throne.vocabulary import Alter, Attempt, Prevent, Remove, Transfer, Undefendable

MAIN_PHASES = ("main1", "main2")

SORTS = {
    "incoming": "shield",
    "attacked": "shield",
    "attack": "modifier",
    "before_defense": "early",
    "own_die": "dice",
    "main": "main",
    "any": "other",
}
"""Timing of a token or passive -> what it is good for, which decides in which windows its holder is asked."""


def silent(s: DiceThrone, seat: int) -> bool:
    """May this player do nothing at all: out, stunned, or facing an ultimate (T-89)?"""
    player = s.players[seat]
    if player.out:
        return True
    attack = s.attack
    if (
        attack is not None
        and attack.ultimate
        and attack.step != "announced"
        and s.players[attack.seat].team != player.team
    ):
        return True
    return bool(player.tokens) and stunned(player)


def responses(t: T, seat: int, *, main: bool = False) -> list[tuple[str, str]]:
    """Every legal response of a seat with its sort; `main`: in the own main phase."""
    s = t.s
    if silent(s, seat):
        return []
    player = s.players[seat]
    book = content().books[player.hero]
    found: list[tuple[str, str]] = []
    rolling = s.phase in ROLL_PHASES
    cards = book.cards
    cp = player.cp
    for name in player.hand:
        info = cards[name]
        if info.cost > cp and info.kind != "upgrade":
            continue
        if info.instant or (info.roll and rolling) or (main and info.kind == "main"):
            if (not info.needs and info.when is None and not info.modifier) or playable(t, seat, info):
                found.append(("card." + name, info.sort))
        elif info.kind == "upgrade" and (main or rolling) and may_upgrade(s, player, book, info, main):
            found.append(("card." + name, "upgrade"))
    if player.tokens:
        _tokens(t, seat, player, main, found)
    if book.passives:
        _actions(t, seat, player, book, main, found)
    return found


def may_upgrade(s: DiceThrone, player: Player, book: Book, info: CardInfo, main: bool) -> bool:
    """T-50, T-51: own main phases; some heroes may do so in any roll phase too."""
    if not main and not any(
        ability.levels[player.levels.get(ability.id, 1)].upgrades_in_rolls for ability in book.passives
    ):
        return False
    card = info.card
    return level(player, card.upgrades) < card.level and price(player, book, info) <= player.cp


def price(player: Player, book: Book, info: CardInfo) -> int:
    """What a card costs now: from level II to III only the difference of the printed costs (T-51)."""
    card = info.card
    if card.kind != "upgrade":
        return info.cost
    have = level(player, card.upgrades)
    if have == 1:
        return info.cost
    for name in player.in_play:
        below = book.cards[name].card
        if below.upgrades == card.upgrades and below.level == have:
            return max(0, info.cost - below.cost)
    return info.cost


def _tokens(t: T, seat: int, player: Player, main: bool, found: list[tuple[str, str]]) -> None:
    statuses = content().statuses
    for name, held in player.tokens.items():
        for index, spend in enumerate(statuses[name].spend):
            if len(held) < spend.tokens:
                continue
            value = f"token.{name}.{index}"
            if spend_legal(t, seat, spend, value, main, attack_modifier=statuses[name].attack_modifier):
                found.append((value, SORTS[spend.timing]))


def _actions(t: T, seat: int, player: Player, book: Book, main: bool, found: list[tuple[str, str]]) -> None:
    for ability in book.passives:
        if ability.side and ability.side != player.side:
            continue
        for index, action in enumerate(ability.levels[player.levels.get(ability.id, 1)].actions):
            value = f"use.{ability.id}.{index}"
            if spend_legal(t, seat, action, value, main, attack_modifier=False):
                found.append((value, SORTS[action.timing]))


def spend_legal(t: T, seat: int, spend: Spend, value: str, main: bool, *, attack_modifier: bool) -> bool:
    """The right moment, payable, with an object (T-96, T-125)."""
    s = t.s
    player = s.players[seat]
    if spend.cp > player.cp or (spend.per_turn and player.used.get(value, 0) >= spend.per_turn):
        return False
    timing = spend.timing
    attack = s.attack
    if timing == "incoming":
        legal = threatened(s, seat)
    elif timing == "attacked":
        legal = attack is not None and attack.target == seat and attack.step == "defense" and threatened(s, seat)
    elif timing == "attack":
        legal = own_attack(s, seat, modifier=attack_modifier)
    elif timing == "before_defense":
        legal = own_attack(s, seat, modifier=attack_modifier) and not (attack is not None and attack.defended)
    elif timing == "own_die":
        legal = any(roll.seat == seat for roll in s.rolls)
    else:
        legal = timing == "any" or main
    if not legal or not all(_has_object(s, seat, effect) for effect in spend.effects):
        return False
    if spend.test is not None:
        c = {"s": seat, "t": attack.target if attack is not None else -1, "m": "status"}
        return holds(t, c, spend.test)
    return True


def threatened(s: DiceThrone, seat: int) -> bool:
    """Is damage on its way to this player that could be prevented?"""
    if not s.piles:
        return False
    return any(instance.to == seat and may_prevent(instance) for instance in s.piles[-1].instances)


def own_attack(s: DiceThrone, seat: int, *, modifier: bool) -> bool:
    """Is there an attack that this player may modify (T-55)?"""
    attack = s.attack
    if attack is None or attack.step == "settled" or not s.piles or s.piles[-1].kind != "attack":
        return False
    if attack.seat != seat and (s.modern or not modifier):
        return False
    return is_attack(s, attack)


def is_attack(s: DiceThrone, attack: Attack) -> bool:
    """T-1: at least 1 damage to the target that is not collateral."""
    if attack.failed or not s.piles or not attack.counts:
        return False
    pile = next((pile for pile in reversed(s.piles) if pile.kind == "attack"), None)
    if pile is None:
        return False
    return attack.contest or any(one.offense and one.type != "collateral" for one in pile.instances)


def playable(t: T, seat: int, info: CardInfo) -> bool:
    """Is there something for this card to act on (T-125)?"""
    s = t.s
    attack = s.attack
    if info.modifier:
        if not own_attack(s, seat, modifier=True):
            return False
        if info.when is None and not any(one.type in MODIFIABLE and one.offense for one in s.piles[-1].instances):
            return False
    when = info.when
    if when is not None:
        if when.timing == "attacked":
            if attack is None or attack.target != seat or attack.step != "defense" or not is_attack(s, attack):
                return False
        elif when.timing == "dealt":
            if attack is None or attack.seat != seat or attack.step != "settled" or attack.dealt < when.least:
                return False
        elif when.timing == "incoming":
            if not threatened(s, seat):
                return False
        elif not any(
            roll.seat == seat
            and roll.source == when.source
            and (not when.values or any(die in when.values for die in roll.dice))
            for roll in s.rolls
        ):
            return False
    return all(_has_object(s, seat, effect) for effect in info.needs)


def _has_object(s: DiceThrone, seat: int, effect: object) -> bool:
    if isinstance(effect, Alter):
        return bool(s.rolls) and bool(changes(s, seat, effect))
    if isinstance(effect, Attempt):
        return any(roll.purpose == effect.of for roll in s.rolls)
    if isinstance(effect, Prevent):
        if effect.to == "chosen":
            return bool(s.piles) and any(may_prevent(one) and one.to >= 0 for one in s.piles[-1].instances)
        return threatened(s, seat)
    if isinstance(effect, Remove):
        seats = everybody(s, seat) if effect.of == "chosen" else [seat]
        return any(removable(s, other, polarity=effect.status) for other in seats)
    if isinstance(effect, Undefendable):
        return bool(s.piles) and any(one.offense and one.type == "normal" for one in s.piles[-1].instances)
    if isinstance(effect, Transfer):
        return any(movable(s, giver) for giver in everybody(s, seat))
    return True
