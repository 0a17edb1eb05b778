"""A view with the words to tell it: what every Dice Throne picture asks for again and again."""

from __future__ import annotations

import functools
import re
from typing import Any, cast

from engine.core.text import Text
from engine.core.view import View
from engine.dice_throne import describe_sheets
from engine.dice_throne.content import Book, content
from engine.dice_throne.model import HEAL_ABOVE
from engine.dice_throne.view import PlayerView, TableView
from render import theme
from render.registry import Words
from words import Scene
from words import Words as WordBook

ACCENT = "throne"
PHASES = ("upkeep", "income", "main1", "offense", "targeting", "defense", "main2", "discard")
PIC = "dice-throne-pic"
_SYMBOL, _STATUS = "dice-throne-symbol-", "dice-throne-status-"
_MARKS = re.compile(r"[*{}]")


class IconWords(WordBook):
    """The same words with the symbols of a hero's dice as icons, and statuses with theirs, for paragraphs."""

    def __init__(self, words: WordBook, hero: str, *, statuses: bool) -> None:
        self.__dict__.update(words.__dict__)
        self._hero = hero
        self._statuses = statuses

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence; names of symbols and statuses become icons."""
        if key.startswith(_SYMBOL):
            name = key.removeprefix(_SYMBOL).replace("-", "_")
            if name in content().books[self._hero].hero.dice:
                return f"{{die:{self._hero}.{name}}}"
        elif self._statuses and key.startswith(_STATUS):
            name = key.removeprefix(_STATUS).replace("-", "_")
            if name in content().statuses:
                return f"{{status:{name}}} {super().__call__(key)}"
        return super().__call__(key, **args)


@functools.lru_cache(64)
def icon_words(words: Words, hero: str, statuses: bool = True) -> IconWords:
    """The words with icons for one hero's texts."""
    return IconWords(cast(WordBook, words), hero, statuses=statuses)


@functools.lru_cache(8192)
def _said(words: Words, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A sentence, kept: a board says some hundred, and most of them again and again."""
    return words(key, **dict(args))


class Names:
    """Sentences and names in the reader's language, without a table."""

    __slots__ = ("_say", "scene", "words")

    def __init__(self, words: Words, scene: Scene | None = None) -> None:
        self.words = words
        self.scene = scene or Scene("dice_throne")
        self._say = cast(WordBook, words).text

    def __call__(self, key: str, **args: Any) -> str:
        """A word of the pictures."""
        return _said(self.words, f"{PIC}-{key}", tuple(args.items()))

    def say(self, text: Text | None) -> str:
        """A text of the engine, beginning with a capital."""
        return capital(self._say(text, self.scene)) if text is not None else ""

    def rich(self, text: Text | None, hero: str, *, statuses: bool = True) -> str:
        """A text about a hero's dice and tokens with icons in it, for paragraphs."""
        return "" if text is None else capital(icon_words(self.words, hero, statuses).text(text, self.scene))

    def term(self, family: str, name: str) -> str:
        """The name of a hero, ability, status, symbol, card, side or phase."""
        return _said(self.words, f"dice-throne-{family}-{name.replace('_', '-')}", ())

    def about(self, status: str) -> str:
        """What a status does, in one line; in full if nobody wrote it in short."""
        key = f"dice-throne-about-{status.replace('_', '-')}"
        if cast(WordBook, self.words).has(key):
            return _said(self.words, key, ())
        return self.say(describe_sheets.status(content().statuses[status]))

    def source(self, source: str) -> str:
        """The name of what damage or a roll comes from: `ability.smack`, `status.burn`, `card.tip_it`."""
        family, _, name = source.partition(".")
        if not name:
            family, name = "status", source
        return self.words(f"dice-throne-source-{family}.{name}".replace("_", "-"))


class Look(Names):
    """One look at a table: the view and its players by name."""

    __slots__ = ("names", "table", "view")

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.table = cast(TableView, view.table)
        self.names = tuple(clean(seat.name) for seat in view.seats)
        super().__init__(words, Scene("dice_throne", self.names))

    def news(self) -> str:
        """What happened last."""
        event = self.table.news
        return "" if event is None else cast(WordBook, self.words).event(event, self.scene)

    def hero(self, seat: int) -> str:
        """The hero of a seat."""
        return self.term("hero", self.table.players[seat].hero)

    def book(self, seat: int) -> Book:
        """The sheet of a seat's hero."""
        return content().books[self.table.players[seat].hero]

    def colour(self, seat: int) -> str:
        """Seats have colours; in teams the team has."""
        if self.view.mode == "2v2":
            return theme.seat_colour(self.table.players[seat].team)
        return theme.seat_colour(seat)

    def asked(self, seat: int) -> bool:
        """Is play waiting for this seat?"""
        return seat in self.view.asked()

    def leader(self, seat: int) -> bool:
        """T-136: the highest health of those in play, in king of the hill."""
        if self.view.mode != "king_of_the_hill" or self.table.players[seat].out:
            return False
        return self.table.players[seat].health == max(one.health for one in self.table.players if not one.out)


def clean(name: str) -> str:
    """A player's name without the signs that mean something in a paragraph."""
    return _MARKS.sub("", name).strip() or "?"


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning (an icon may stand there instead)."""
    return sentence[:1].upper() + sentence[1:]


def glyph_of(source: str) -> str:
    """The icon of what damage comes from."""
    family, _, name = source.partition(".")
    if family == "status" and name in content().statuses:
        return f"status:{name}"
    if not name and source in content().statuses:
        return f"status:{source}"
    return {"card": "hand", "hero": "damage"}.get(family, "damage")


def full(player: PlayerView) -> int:
    """Where a dial is full: the health at the start (T-13, T-20, T-135)."""
    return player.cap - HEAL_ABOVE


def tokens(player: PlayerView) -> list[tuple[str, int]]:
    """Everything to show as tokens: companions first, then statuses; those with sides one by one with their side."""
    sides = dict(player.sides)
    found = [(name, count) for name, count in player.companions]
    for name, count in player.statuses:
        if name in sides:
            found += [(name, side) for side in sides[name]]
        else:
            found.append((name, count))
    return found


def percent(chance: float, words: Words) -> str:
    """A chance as people say it: never 0 % for what is possible, never 100 % for what is not sure."""
    if chance <= 0:
        return "–"
    if chance < 0.01:
        return _said(words, f"{PIC}-under-one", ())
    return _said(words, f"{PIC}-percent", (("n", min(99, round(chance * 100)) if chance < 1 else 100),))
