"""Imagined turns: everybody plays quickly and sensibly until the turn is over, many times over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.computers import Mind
from engine.core.match import Match
from engine.core.prompt import Answer, Picks, Prompt, Refused
from engine.dungeon_dice import monster
from engine.dungeon_dice.abilities import level_of, strength
from engine.dungeon_dice.content import ABILITIES, DICE, HERO_LEVEL, MEAN, MONSTER_LEVEL, TYPES
from engine.dungeon_dice.state import Combat, DungeonState
from engine.dungeon_dice.worth import value

ENOUGH = 60
"""Answers after which an imagined turn is broken off."""

DANGER = {
    "fire": 2.3, "drain": 3.0, "entangle": 1.5, "fear": 3.0, "armor": 1.0, "slash": 1.0, "gust": 1.5, "scroll": 2.0,
}  # fmt: skip
"""What the symbols of a monster add to its strength, roughly."""

MEDDLE = 0.25
"""How often another player is imagined to throw a single-use die."""


def expected(s: DungeonState, c: Combat) -> float:
    """The heroes' strength less the monster's, before anything is rolled."""
    shown = TYPES[DICE[c.monster]].faces[c.face].a
    total = -MEAN[MONSTER_LEVEL] * level_of(c) - sum(DANGER.get(symbol, 0.0) for symbol in shown)
    for seat in c.fighters:
        player = s.players[seat]
        total += MEAN[HERO_LEVEL] * player.ready + sum(MEAN[DICE[die]] + 0.3 for die in player.equipped)
    return total


def quick(match: Match, prompt: Prompt, rng: Random) -> Picks:
    """A sensible answer without thinking ahead."""
    s: DungeonState = match.state
    c = s.combat
    kind = prompt.kind
    if kind == "choose":
        assert c is not None
        return "fight" if expected(s, c) > -1 else "flee"
    if kind == "act":
        assert c is not None
        options = [_option(value) for value in prompt.field.values[1:]]
        pick = monster.decide(c, prompt.data["side"], options)
        return "pass" if pick is None else prompt.field.values[1 + options.index(pick)]
    if kind == "window":
        return _window(s, c, prompt, rng)
    if kind == "lock":
        return prompt.field.values[0]
    if kind == "hunt":
        return "hunt" if "hunt" in prompt.field.values else "search"
    return prompt.default


def _option(picked: str) -> tuple[int, int]:
    place, _, name = picked.partition(".")
    return int(place), ABILITIES[name]


def _window(s: DungeonState, c: Combat | None, prompt: Prompt, rng: Random) -> str:
    """A fighter spends a die that may turn a fight; others meddle now and then."""
    seat = prompt.seats[0]
    assert c is not None
    if seat in c.fighters:
        side = c.fighters.index(seat) if c.duel else 0
        behind = strength(c, 1 - side) - strength(c, side)
        useful = [use for use in prompt.field.values[1:] if use[0] in "bs" and use[-1] == str(side) and "." in use]
        return useful[0] if useful and 0 < behind <= 4 else "pass"
    if rng.random() > MEDDLE:
        return "pass"
    return prompt.field.values[int(rng.random() * len(prompt.field.values))]


def finish(match: Match, rng: Random) -> None:
    """Play on until the turn is over."""
    turn = match.state.turn
    for _ in range(ENOUGH):
        if match.result is not None or match.state.turn != turn:
            return
        prompt = next(prompt for prompt in match.prompts if not prompt.optional)
        match.answer(Answer(prompt.seats[0], prompt.id, quick(match, prompt, rng), "computer"))


Move = tuple[int, str, Picks]
"""Seat, kind of prompt, picks: an answer to a prompt that may not be open yet."""


def play(match: Match, moves: list[Move]) -> bool:
    """Give these answers one after the other; False if one is not asked for or not legal."""
    for seat, kind, picks in moves:
        prompt = next((prompt for prompt in match.prompts if prompt.kind == kind and seat in prompt.seats), None)
        if prompt is None or isinstance(match.answer(Answer(seat, prompt.id, picks, "computer")), Refused):
            return False
    return True


def mean(mind: Mind, moves: list[Move], times: int, seats: tuple[int, ...]) -> list[float] | None:
    """The mean value for these seats after these moves and the rest of the turn; None if they cannot be made."""
    totals = [0.0] * len(seats)
    base = mind.imagine()
    for _ in range(times):
        world = base.clone()
        if not play(world, moves):
            return None
        finish(world, mind.rng)
        for place, seat in enumerate(seats):
            totals[place] += value(world, seat)
    return [total / times for total in totals]


def best(mind: Mind, values: Sequence[str], times: int, shy: float = 0.0) -> str:
    """The value with the best mean; not another than the first unless it is better by this part (`shy`)."""
    chosen, top = values[0], -1.0
    for number, picked in enumerate(values):
        found = mean(mind, [(mind.seat, mind.prompt.kind, picked)], times, (mind.seat,))
        if found is not None and found[0] > top * (1 + shy if number else 1):
            chosen, top = picked, found[0]
    return chosen


def chance(mind: Mind, moves: list[Move], times: int) -> float:
    """How often the thinking player comes out of a fight without a wound."""
    base, unhurt = mind.imagine(), 0
    before = base.state.players[mind.seat].wounds
    for _ in range(times):
        world = base.clone()
        if play(world, moves):
            finish(world, mind.rng)
            unhurt += world.state.players[mind.seat].wounds <= before
    return unhurt / times
