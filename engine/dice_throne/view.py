"""What a seat may see, made for pictures and texts: ids and numbers, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.events import Event
from engine.core.prompt import Prompt
from engine.dice_throne import ledger, odds
from engine.dice_throne.basics import level
from engine.dice_throne.content import Book, CardInfo, content
from engine.dice_throne.effects.dice import ROLL_PHASES, attempts_for
from engine.dice_throne.model import DiceThrone, Instance, Player
from engine.dice_throne.responses import price
from engine.dice_throne.vocabulary import Alter, Attempt, Deal, Prevent


class AbilityView(msgspec.Struct, frozen=True):
    """An ability of the board as it stands: its level and what it needs. Details by id from the content."""

    id: str
    kind: str
    level: int
    levels: int
    slot: str
    side: str = ""
    triggers: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    """Per tier: "small", "large" or "", and the symbols with their numbers."""
    damage: tuple[int, ...] = ()
    """Per tier: the fixed part of its damage."""
    met: bool = False
    chances: tuple[float, ...] = ()
    """Per tier, for the active player: the best chance with all rolls left (from the first roll on if none lies)."""


class CardView(msgspec.Struct, frozen=True):
    """A card in the viewer's own hand: what it costs now, and whether it may be played, or why not.

    `reason`: "main", "roll", "attack", "attacked", "dealt", "incoming", "die", "dice", "tokens", "level", "cp" or
    "asked" (it could be, but this seat is not asked now). `short`: CP that are missing.
    """

    id: str
    cost: int
    playable: bool
    reason: str = ""
    short: int = 0


class PlayerView(msgspec.Struct, frozen=True):
    """A seat."""

    hero: str
    team: int
    health: int
    cap: int
    cp: int
    cards: int
    deck: int
    discard: tuple[str, ...]
    hand: tuple[str, ...]
    statuses: tuple[tuple[str, int], ...]
    sides: tuple[tuple[str, tuple[int, ...]], ...]
    """Statuses whose tokens have sides, with the sides they show."""
    limits: tuple[tuple[str, int], ...]
    upgrades: tuple[str, ...]
    abilities: tuple[AbilityView, ...]
    companions: tuple[tuple[str, int], ...]
    side: str
    out: bool
    aside: tuple[str, ...] = ()
    """Cards of the own deck that are being looked at."""


class RollView(msgspec.Struct, frozen=True):
    """Dice on the table."""

    seat: int
    dice: tuple[int, ...]
    symbols: tuple[str, ...]
    purpose: str
    source: str
    kept: tuple[int, ...]


class LedgerStep(msgspec.Struct, frozen=True):
    """One line of a ledger: base, add, subtract, fraction, times, none."""

    kind: str
    amount: int
    source: str
    seat: int
    result: int


class LedgerView(msgspec.Struct, frozen=True):
    """One instance of damage, line by line."""

    source: str
    by: int
    to: int
    type: str
    steps: tuple[LedgerStep, ...]
    subtotal: int
    final: int


class AttackView(msgspec.Struct, frozen=True):
    """The ability being resolved."""

    seat: int
    ability: str
    target: int
    ultimate: bool
    defense: str
    step: str
    dice: tuple[int, ...]
    dealt: int = 0


class TableView(msgspec.Struct, frozen=True):
    """The whole table."""

    mode: str
    players: tuple[PlayerView, ...]
    teams: tuple[int, ...]
    active: int
    start: int
    phase: str
    rolls: tuple[RollView, ...]
    attempts_left: int
    announced: str
    attack: AttackView | None
    incoming: tuple[LedgerView, ...]
    last: tuple[LedgerView, ...]
    ruleset: str
    cards: tuple[CardView, ...] = ()
    """The viewer's own hand."""
    attempts: int = 0
    """Roll attempts of the open offensive roll, all in all."""
    news: Event | None = None


def ledgers(instances: Sequence[Instance]) -> tuple[LedgerView, ...]:
    """A pile of damage, instance by instance, each worked out to its end."""
    return tuple(ledger_view(one) for one in instances)


def ledger_view(instance: Instance) -> LedgerView:
    """Every line with what it leaves (fractions are all taken from the same subtotal)."""
    lines = [LedgerStep("base", instance.base, instance.source, instance.by, instance.base)]
    running = instance.base
    for op in instance.ops:
        if op.kind in ("add", "subtract"):
            running += op.n if op.kind == "add" else -op.n
            lines.append(LedgerStep(op.kind, op.n, op.source, op.by, running))
    total = ledger.subtotal(instance)
    running = total
    for op, part in ledger.fractions(instance):
        running += part if op.kind == "times" else -part
        lines.append(LedgerStep(op.kind, part, op.source, op.by, max(0, running)))
    lines += [LedgerStep("none", 0, op.source, op.by, 0) for op in instance.ops if op.kind == "none"]
    return LedgerView(
        instance.source, instance.by, instance.to, instance.type, tuple(lines), total, ledger.final(instance)
    )


def abilities_view(s: DiceThrone, seat: int) -> tuple[AbilityView, ...]:
    """The board of a seat, level by level as it stands; for the active player with what the dice meet and may meet."""
    player = s.players[seat]
    book = content().books[player.hero]
    roll = s.rolls[0] if s.rolls and s.rolls[0].purpose == "offense" and s.rolls[0].seat == seat else None
    met = {move.key for move in book.met(roll.dice)} if roll is not None else set[str]()
    dice = roll.dice if roll is not None else ()
    left = max(0, s.attempts - s.used_attempts) if roll is not None else attempts_for(s, seat)
    found: list[AbilityView] = []
    for ability in book.hero.abilities:
        if ability.side not in ("", player.side):
            continue
        at = level(player, ability.id)
        sheet = ability.levels[at]
        moves = [move for move in book.moves if move.slot == ability.id and move.level == at]
        for group in (None, *sheet.adds):
            tiers = [move for move in moves if move.added is group]
            if not tiers and group is None and ability.kind in ("offensive", "ultimate"):
                continue
            found.append(
                AbilityView(
                    group.id if group else ability.id,
                    ability.kind,
                    at,
                    max(ability.levels),
                    ability.id,
                    ability.side,
                    tuple((move.when.straight, tuple(move.when.symbols.items())) for move in tiers),
                    tuple(_base(move.key) for move in tiers),
                    any(move.key in met for move in tiers),
                    tuple(odds.chance(player.hero, move.when, dice, left) for move in tiers)
                    if seat == s.active
                    else (),
                )
            )
    return tuple(found)


def _base(key: str) -> int:
    total = 0
    for effect in content().scripts[key].effects:
        if isinstance(effect, Deal) and effect.to == "target":
            total += effect.amount if isinstance(effect.amount, int) else effect.amount.plus
    return total


def cards_view(s: DiceThrone, seat: int, prompts: tuple[Prompt, ...]) -> tuple[CardView, ...]:
    """The own hand: what can be played now, and why the rest cannot."""
    player = s.players[seat]
    book = content().books[player.hero]
    open_now = {
        value
        for prompt in prompts
        if seat in prompt.seats
        for field in prompt.fields
        for value in field.values
        if value.startswith("card.")
    }
    found: list[CardView] = []
    for name in player.hand:
        info = book.cards[name]
        cost = price(player, book, info)
        short = max(0, cost - player.cp)
        if f"card.{name}" in open_now:
            found.append(CardView(name, cost, True))
        else:
            found.append(CardView(name, cost, False, _why_not(s, player, book, info, short), short))
    return tuple(found)


def _why_not(s: DiceThrone, player: Player, book: Book, info: CardInfo, short: int) -> str:
    """What a card waits for, the most lasting reason first."""
    own = s.players[s.active] is player
    main = own and s.phase in ("main1", "main2")
    card = info.card
    if card.kind == "upgrade" and level(player, card.upgrades) >= card.level:
        return "level"
    if card.kind in ("main", "upgrade") and not main:
        return "main"
    if card.attack_modifier and s.attack is None:
        return "attack"
    if info.when is not None:
        return info.when.timing
    if card.kind == "roll" and s.phase not in ROLL_PHASES:
        return "roll"
    if short:
        return "cp"
    for effect in info.needs:
        if isinstance(effect, Alter | Attempt):
            return "dice"
        return "incoming" if isinstance(effect, Prevent) else "tokens"
    return "asked"


def open_hands(s: DiceThrone, seat: int) -> tuple[int, ...]:
    """Teammates see each other's hands (T-132), as long as both are in play."""
    mine = s.players[seat]
    return tuple(
        other
        for other, player in enumerate(s.players)
        if other != seat and player.team == mine.team and not player.out and not mine.out
    )


def player_view(s: DiceThrone, seat: int, *, open_hand: bool) -> PlayerView:
    """A seat; its cards only for those who may see them."""
    player = s.players[seat]
    statuses = content().statuses
    return PlayerView(
        hero=player.hero,
        team=player.team,
        health=s.health[player.team],
        cap=s.cap,
        cp=player.cp,
        cards=len(player.hand),
        deck=len(player.deck),
        discard=(*player.discard, *player.played),
        hand=tuple(player.hand) if open_hand else (),
        statuses=tuple((name, len(held)) for name, held in player.tokens.items()),
        sides=tuple((name, tuple(held)) for name, held in player.tokens.items() if statuses[name].start_side),
        limits=tuple(player.limits.items()),
        upgrades=tuple(player.in_play),
        abilities=abilities_view(s, seat),
        companions=tuple(player.companions.items()),
        side=player.side,
        out=player.out,
        aside=tuple(player.aside) if open_hand else (),
    )


def table_view(
    s: DiceThrone, seat: int | None, prompts: tuple[Prompt, ...] = (), incoming: Sequence[Instance] = ()
) -> TableView:
    """The table through one pair of eyes; `incoming`: the damage on its way, standing changes included."""
    known = () if seat is None else (seat, *open_hands(s, seat))
    books = content().books
    rolls = tuple(
        RollView(
            roll.seat,
            tuple(roll.dice),
            tuple(books[s.players[roll.seat].hero].faces[die] for die in roll.dice),
            roll.purpose,
            roll.source,
            tuple(roll.kept),
        )
        for roll in s.rolls
    )
    attack = s.attack
    return TableView(
        mode=s.mode,
        players=tuple(player_view(s, number, open_hand=number in known) for number in range(len(s.players))),
        teams=tuple(s.health),
        active=s.active,
        start=s.start,
        phase=s.phase,
        rolls=rolls,
        attempts_left=max(0, s.attempts - s.used_attempts) if s.rolls and s.rolls[0].purpose == "offense" else 0,
        announced=s.announced,
        attack=None
        if attack is None
        else AttackView(
            attack.seat,
            attack.ability,
            attack.target,
            attack.ultimate,
            attack.defense,
            attack.step,
            tuple(attack.dice),
            attack.dealt,
        ),
        incoming=ledgers(incoming),
        last=ledgers(s.last),
        ruleset="marvel_1.1" if s.modern else "v2.2",
        cards=() if seat is None else cards_view(s, seat, prompts),
        attempts=s.attempts if s.rolls and s.rolls[0].purpose == "offense" else 0,
        news=s.news,
    )
