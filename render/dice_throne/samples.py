"""Positions of real matches for the gallery, the tests and the bench: played at random from a seed to a moment."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer
from render.dice_throne import stage
from render.dice_throne.look import tokens
from render.registry import Call, sample
from words import words

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")
LONG = (
    "Maximilienne-Élisabeth", "Bartholomew of the Marsh", "x_DiceGoblin_9000_x", "Dr. Wolfgang Müller", "Ørjan 🎲🎲",
    "The Unrelenting Seventh Sister",
)  # fmt: skip
Moment = Callable[[Match], bool]


def played(
    mode: str, count: int, seed: int, names: tuple[str, ...] = NAMES, heroes: tuple[str, ...] = ()
) -> Iterator[Match]:
    """The positions of one random match, from the first question to the end."""
    rng = random.Random(seed)
    seats = [Seat(names[number], choices={"hero": heroes[number]} if heroes else {}) for number in range(count)]
    match = Match.new("dice_throne", seats, mode=mode, seed=seed.to_bytes(4, "big"))
    while match.result is None:
        yield match
        prompt = rng.choice(match.prompts)
        match.answer(Answer(prompt.seats[0], prompt.id, prompt.sample(rng)))
    yield match


@functools.lru_cache(64)
def position(
    mode: str,
    count: int,
    moment: Moment,
    *,
    after: int = 0,
    seeds: tuple[int, ...] = tuple(range(40)),
    names: tuple[str, ...] = NAMES,
    heroes: tuple[str, ...] = (),
) -> Match:
    """The first position of these seeds, after so many answers, that shows the moment."""
    for seed in seeds:
        for number, match in enumerate(played(mode, count, seed, names, heroes)):
            if number >= after and moment(match):
                return match
    raise LookupError(f"no such moment in {mode} with {count}")


def rolling(match: Match) -> bool:
    """Some dice kept, something ready, a roll left."""
    table = match.view(None).table
    roll = stage.offense(table)
    if roll is None or stage.kind(table) != "roll" or table.attempts_left != 1:
        return False
    ready = any(one.met for one in table.players[roll.seat].abilities)
    return len(roll.kept) in (2, 3) and ready and all(tokens(one) for one in table.players)


def hopeful(match: Match) -> bool:
    """Dice lie there and nothing is ready yet."""
    table = match.view(None).table
    roll = stage.offense(table)
    return (
        roll is not None
        and stage.kind(table) == "roll"
        and table.attempts_left > 0
        and bool(roll.kept)
        and not any(one.met for one in table.players[roll.seat].abilities)
    )


def announced(match: Match) -> bool:
    """An ability is announced, somebody may still change a die."""
    table = match.view(None).table
    return stage.kind(table) == "roll" and bool(table.announced)


def defending(match: Match) -> bool:
    """The dice of a defence are on the table."""
    return any(roll.purpose == "defense" for roll in match.state.rolls)


def choosing_defence(match: Match) -> bool:
    """The target chooses how to defend."""
    return any(prompt.kind == "defend" for prompt in match.prompts)


def last_chance(match: Match) -> bool:
    """Damage with changes is about to be dealt."""
    table = match.view(None).table
    return stage.kind(table) == "attack" and any(len(one.steps) > 2 for one in table.incoming)


def targeting(match: Match) -> bool:
    """An attack looks for its target."""
    table = match.view(None).table
    return table.phase == "targeting" and table.attack is not None and table.attack.target < 0


def upkeep(match: Match) -> bool:
    """Something happens in an upkeep."""
    return match.state.phase == "upkeep" and stage.kind(match.view(None).table) == "attack"


def quiet(match: Match) -> bool:
    """A main phase after a blow that was changed on its way."""
    table = match.view(None).table
    return stage.kind(table) == "quiet" and any(len(one.steps) > 2 for one in table.last)


def start(match: Match) -> bool:
    """The first question of all."""
    return True


def crowded(match: Match) -> bool:
    """A hero with many tokens."""
    return any(len(tokens(one)) >= 5 for one in match.view(None).table.players)


def somebody_out(match: Match) -> bool:
    """Not everybody stands any more."""
    return any(player.out for player in match.state.players) and stage.kind(match.view(None).table) == "roll"


def over(match: Match) -> bool:
    """The end."""
    return match.result is not None


def hand_of_active(match: Match) -> bool:
    """The active player holds cards."""
    return len(match.state.players[match.state.active].hand) >= 2


@functools.cache
def _hand(least: int, most: int) -> Moment:
    def moment(match: Match) -> bool:
        seat = match.state.active
        if not least <= len(match.state.players[seat].hand) <= most:
            return False
        cards = match.view(seat).table.cards
        return any(card.playable for card in cards) and (least > 9 or any(not card.playable for card in cards))

    return moment


def full_hand(match: Match) -> bool:
    """Only for the largest hands: see `stuffed`."""
    return match.state.phase == "main1" and len(match.state.players[match.state.active].hand) >= 3


def stuffed(count: int) -> Match:
    """A hand of so many cards: the top of the deck is drawn into it."""
    match = position("duel", 2, full_hand, after=60).clone()
    player = match.state.players[match.state.active]
    while len(player.hand) < count and player.deck:
        player.hand.append(player.deck.pop())
    match.reask()
    return match


TABLES: tuple[tuple[str, str, int, Moment, int, bool], ...] = (
    ("duel some dice kept", "duel", 2, rolling, 40, True),
    ("duel nothing ready", "duel", 2, hopeful, 40, False),
    ("duel announced", "duel", 2, announced, 40, False),
    ("duel choosing a defence", "duel", 2, choosing_defence, 40, True),
    ("duel defence rolled", "duel", 2, defending, 40, False),
    ("duel last chance", "duel", 2, last_chance, 20, True),
    ("duel upkeep", "duel", 2, upkeep, 40, False),
    ("duel main phase", "duel", 2, quiet, 40, True),
    ("duel the start", "duel", 2, start, 0, False),
    ("duel many tokens", "duel", 2, crowded, 100, True),
    ("2v2 rolling", "2v2", 4, rolling, 60, False),
    ("2v2 targeting", "2v2", 4, targeting, 60, False),
    ("2v2 last chance", "2v2", 4, last_chance, 60, True),
    ("three king of the hill", "king_of_the_hill", 3, rolling, 60, False),
    ("three main phase", "king_of_the_hill", 3, quiet, 60, False),
    ("four targeting", "free_for_all", 4, targeting, 100, False),
    ("four rolling", "free_for_all", 4, rolling, 60, True),
    ("five rolling", "king_of_the_hill", 5, hopeful, 120, False),
    ("six rolling", "free_for_all", 6, hopeful, 160, True),
    ("six last chance", "king_of_the_hill", 6, last_chance, 120, False),
    ("six some fallen", "free_for_all", 6, somebody_out, 200, False),
)
"""Name, mode, seats, moment, answers before it, and whether to show it in French with long names too."""


def _register(
    name: str, mode: str, count: int, moment: Moment, after: int, locale: str, names: tuple[str, ...]
) -> None:
    @sample("dice_throne", "table", name)
    def make() -> Call:
        match = position(mode, count, moment, after=after, names=names)
        return Call(match.view(None), words(locale))


for _name, _mode, _count, _moment, _after, _french in TABLES:
    _register(_name, _mode, _count, _moment, _after, "en", NAMES)
    if _french:
        _register(f"{_name} in french", _mode, _count, _moment, _after, "fr", LONG)


def _hand_sample(name: str, locale: str, make: Callable[[], Match]) -> None:
    @sample("dice_throne", "hand", name)
    def call() -> Call:
        match = make()
        return Call(match.view(match.state.active), words(locale))


for _locale, _tail in (("en", ""), ("fr", " in french")):
    _hand_sample(f"three cards and tokens{_tail}", _locale, lambda: position("duel", 2, _hand(3, 3), after=60))
    _hand_sample(f"four cards{_tail}", _locale, lambda: position("duel", 2, _hand(4, 6), after=20))
    _hand_sample(f"six cards{_tail}", _locale, lambda: stuffed(6))
    _hand_sample(f"twelve cards{_tail}", _locale, lambda: stuffed(12))
    _hand_sample(f"fourteen cards{_tail}", _locale, lambda: stuffed(14))


def no_cards(match: Match) -> bool:
    """An empty hand and some tokens."""
    seat = match.state.active
    return not match.state.players[seat].hand and len(match.state.players[seat].tokens) > 1


_hand_sample("no cards", "en", lambda: position("duel", 2, no_cards, after=60))


@sample("dice_throne", "hand", "of a teammate")
def mate() -> Call:
    """In teams both see both hands."""

    def held(match: Match) -> bool:
        return rolling(match) and len(match.state.players[match.state.active].hand) > 3

    match = position("2v2", 4, held)
    seat = match.state.active
    return Call(match.view((seat + 2) % 4), words("en"), seat)


def _hero_sample(hero: str, locale: str) -> None:
    @sample("dice_throne", "hero", f"{hero.replace('.', ' ')} {locale}")
    def call() -> Call:
        return Call(None, words(locale), hero)


for _hero in ("gunslinger", "pyromancer", "cursed_pirate", "cursed_pirate.cursed", "black_widow"):
    _hero_sample(_hero, "en")
    _hero_sample(_hero, "fr")


@sample("dice_throne", "hero", "as it stands in a match")
def in_play() -> Call:
    """The levels in play are bright."""
    match = position("duel", 2, quiet, after=150)
    return Call(match.view(None), words("en"), match.state.active)


def _score_sample(name: str, mode: str, count: int, locale: str, names: tuple[str, ...]) -> None:
    @sample("dice_throne", "score", name)
    def call() -> Call:
        return Call(position(mode, count, over, names=names).view(None), words(locale))


_score_sample("duel", "duel", 2, "en", NAMES)
_score_sample("2v2", "2v2", 4, "en", NAMES)
_score_sample("six in french", "free_for_all", 6, "fr", LONG)
