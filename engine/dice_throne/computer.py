"""The good player: dice by exact expectation, everything else by a look ahead in imagined matches.

It never sees more than its seat: views for the dice, `Mind.imagine` for the rest. Imagined matches are played on by
`instinct`, a quick answer for any question and any seat, until the matter at hand is settled, and then weighed.
"""

from __future__ import annotations

import functools
from random import Random
from typing import cast

from engine.core.computers import DECLINE, Mind
from engine.core.draws import Loose
from engine.core.match import Match
from engine.core.prompt import Answer, Picks, Prompt, Refused
from engine.dice_throne import odds
from engine.dice_throne.content import content
from engine.dice_throne.model import DiceThrone, Player, Roll
from engine.dice_throne.weigh import card_worth, offense, weigh

WORLDS = 3
"""Imagined deals an option is tried in."""
MOST = 14
"""Options that are tried at most."""
STEPS = 24
"""Answers an imagined match is played on for at most."""
EFFORT = 0.35
"""What must be gained at least before something is spent on it."""
FRESH = ("main", "roll")
"""Questions at which nothing is under way any more."""


def think(mind: Mind) -> Picks | None:
    """An answer to the open question."""
    prompt = mind.prompt
    if prompt.kind == "roll":
        return _keep(mind)
    if prompt.kind == "announce":
        return _announce(mind)
    if prompt.kind == "main":
        return _main(mind)
    if prompt.kind in ("sell", "discard_phase"):
        return _sell(mind)
    if prompt.kind == "interrupt":
        return _interrupt(mind)
    return _look_ahead(mind, _candidates(mind), mind.prompt.default)


# -- dice --------------------------------------------------------------------------------------------------------------


@functools.lru_cache(2048)
def _plan(hero: str, levels: tuple[tuple[str, int], ...], side: str, rolls: int) -> list[list[float]]:
    return odds.plan(offense(hero, levels, side), rolls)


def _board(mind: Mind) -> tuple[str, tuple[tuple[str, int], ...], str]:
    me = mind.view.table.players[mind.seat]
    levels = tuple(sorted({ability.slot: ability.level for ability in me.abilities if ability.level > 1}.items()))
    return me.hero, levels, me.side


def _best_keep(mind: Mind) -> tuple[tuple[int, ...], float, float]:
    """The places to keep for the highest expectation, that expectation, and what the dice are worth as they lie."""
    left: int = mind.prompt.data["left"]
    dice: list[int] = mind.prompt.data["dice"]
    tables = _plan(*_board(mind), left)
    options = odds.keeps_of(dice)
    whole = odds.INDEX[tuple(sorted(dice))]
    now = tables[0][whole]
    del options[whole]  # to keep all is to stop: there is nothing to gain by it
    best = max(options, key=lambda number: (round(tables[left][number], 9), len(odds.KEEPS[number])))
    return options[best], tables[left][best], now


def _keep(mind: Mind) -> Picks:
    """The dice to keep for the highest expectation."""
    places, later, now = _best_keep(mind)
    if later <= now + 1e-9:
        return [*mind.prompt.field.values]
    return [str(place) for place in sorted(places)]


def _announce(mind: Mind) -> Picks:
    """The best of what the dice meet, unless rolling on promises more or a finisher is at hand."""
    values = [value for value in mind.prompt.field.values if value not in ("none", "roll")]
    if "roll" in mind.prompt.field.values:
        _, later, now = _best_keep(mind)
        if later > now + 1e-9:
            return "roll"
    if not values:
        return "none"
    return values[0] if len(values) == 1 else _look_ahead(mind, [*values], values[0]) or values[0]


# -- cards -------------------------------------------------------------------------------------------------------------


def _main(mind: Mind) -> Picks:
    """Whatever leaves a better position than this one; then dead cards are sold, then the phase ends."""
    values = [value for value in _candidates(mind) if value not in ("end", "sell")]
    found = _look_ahead(mind, values, None) if values else None
    if found is not None:
        return found
    return "sell" if "sell" in mind.prompt.field.values and _dead(mind) else "end"


def _dead(mind: Mind) -> list[str]:
    """Cards in the hand that are of no use any more."""
    me = mind.view.table.players[mind.seat]
    levels = {ability.slot: ability.level for ability in me.abilities}
    return [name for name in me.hand if card_worth(content().books[me.hero], name, levels) <= 0]


def _sell(mind: Mind) -> Picks:
    """The cards that are worth least; in a main phase only dead ones."""
    field = mind.prompt.field
    me = mind.view.table.players[mind.seat]
    levels = {ability.slot: ability.level for ability in me.abilities}
    book = content().books[me.hero]

    def worth(value: str) -> float:
        return card_worth(book, value.split("#")[0], levels)

    least = len(_dead(mind)) if mind.prompt.kind == "sell" else field.min
    return sorted(sorted(field.values, key=worth)[:least], key=field.values.index)


def _interrupt(mind: Mind) -> Picks | None:
    """Only the own last word on the own dice; all else has its windows."""
    table = mind.view.table
    last = any(prompt.kind == "announce" and mind.seat in prompt.seats for prompt in mind.view.prompts)
    if not last or table.active != mind.seat or table.attempts_left:
        return cast(Picks, DECLINE)
    values = [value for value in _candidates(mind) if _alters(mind, str(value))]
    if not values:
        return cast(Picks, DECLINE)
    return _look_ahead(mind, values, None) or cast(Picks, DECLINE)


def _alters(mind: Mind, value: str) -> bool:
    what, name, *_ = value.split(".")
    if what != "card":
        return True
    hero = mind.view.table.players[mind.seat].hero
    return content().books[hero].cards[name].sort == "dice"


# -- looking ahead -----------------------------------------------------------------------------------------------------


def _candidates(mind: Mind) -> list[Picks]:
    prompt = mind.prompt
    if prompt.shape == "one":
        values: list[Picks] = [*prompt.field.values]
        if len(values) > MOST:
            kept = [mind.prompt.default] if prompt.default in values else []
            rest = [value for value in values if value not in kept]
            step = len(rest) / (MOST - len(kept))
            values = [*kept, *(rest[int(number * step)] for number in range(MOST - len(kept)))]
        return values
    if prompt.shape == "amount":
        low, high = prompt.field.min, prompt.field.max
        return [*range(low, high + 1)] if high - low < MOST else [low, (low + high) // 2, high]
    found: list[Picks] = [prompt.default]
    for _ in range(12):
        picks = mind.sample()
        if picks not in found:
            found.append(picks)
    return found


def _look_ahead(mind: Mind, candidates: list[Picks], stay: Picks | None) -> Picks | None:
    """The candidate that leaves most on average; `stay` (None: not to answer at all) unless something is better."""
    totals = [0.0] * len(candidates)
    still = 0.0
    for number in range(WORLDS):
        world = mind.imagine()
        for index, picks in enumerate(candidates):
            totals[index] += _try(mind, world, picks, number)
        if stay is None:
            still += _try(mind, world, None, number)
    best = max(range(len(candidates)), key=lambda index: (totals[index], -index))
    if stay is None:
        return candidates[best] if totals[best] > still + EFFORT * WORLDS else None
    if stay in candidates and mind.prompt.kind == "respond":
        resting = totals[candidates.index(stay)]
        return candidates[best] if totals[best] > resting + EFFORT * WORLDS else stay
    return candidates[best]


def _try(mind: Mind, world: Match, picks: Picks | None, number: int) -> float:
    """What an answer leads to in this world. Every candidate meets the same dice."""
    match = world.clone()
    match.source = Loose(Random(number))
    seat = mind.seat
    if picks is not None and isinstance(match.answer(Answer(seat, mind.prompt.id, picks, "computer")), Refused):
        return -1e6
    turn = match.state.turn
    for _ in range(STEPS):
        if match.result is not None or match.state.turn != turn:
            break
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        if prompt.kind in FRESH and not match.state.piles:
            break
        match.answer(Answer(prompt.seats[0], prompt.id, instinct(match, prompt), "computer"))
    return weigh(match, seat)


# -- instinct ----------------------------------------------------------------------------------------------------------


def instinct(match: Match, prompt: Prompt) -> Picks:
    """A quick, sensible answer in an imagined match."""
    if prompt.kind in ("set_die", "reroll_die"):
        return _best_die(match.state, prompt)
    if prompt.kind in ("discard_phase", "discard"):
        s: DiceThrone = match.state
        player = s.players[prompt.seats[0]]
        book = content().books[player.hero]
        field = prompt.field
        if field.shape == "some":
            order = sorted(field.values, key=lambda value: card_worth(book, value.split("#")[0], player.levels))
            return order[: field.min]
        cards = [value for value in field.values if value.split("#")[0] in book.cards]
        if cards:
            return min(cards, key=lambda value: card_worth(book, value.split("#")[0], player.levels))
    return prompt.default


def _best_die(s: DiceThrone, prompt: Prompt) -> Picks:
    """The change that helps the own offence most, or hurts another's."""
    seat = prompt.seats[0]
    best: tuple[float, str] | None = None
    for value in prompt.field.values:
        if value == "stop":
            continue
        number, die, *face = (int(part) for part in value.split("."))
        roll = s.rolls[number]
        faces = face or range(1, 7)
        gain = sum(_gain(s, roll, die, one) for one in faces) / len(faces)
        if s.players[roll.seat].team != s.players[seat].team:
            gain = -gain
        if best is None or gain > best[0]:
            best = (gain, value)
    if best is None or (best[0] <= 0 and "stop" in prompt.field.values):
        return "stop" if "stop" in prompt.field.values else prompt.default
    return best[1]


def _gain(s: DiceThrone, roll: Roll, die: int, face: int) -> float:
    """What its owner gains if this die shows that face; outside the offence more is taken for better."""
    if roll.purpose != "offense":
        return 0.1 * (face - roll.dice[die])
    dice = [*roll.dice]
    dice[die] = face
    player = s.players[roll.seat]
    return _met(player, dice) - _met(player, roll.dice)


def _met(player: Player, dice: list[int]) -> float:
    levels = tuple(sorted((slot, level) for slot, level in player.levels.items() if level > 1))
    return offense(player.hero, levels, player.side)[odds.INDEX[tuple(sorted(dice))] - odds.FIRST]
