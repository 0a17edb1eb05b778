"""Which pictures there are, who draws them, and sample calls for the gallery.

    @picture("dice_forge", "table")
    def table(view, words, focus) -> Drawing: ...

    @sample("dice_forge", "table", "four players")
    def four_players() -> Call: ...

    @aim("dice_forge")
    def choose(view, place, prompt, draft) -> Shot: ...

`draw` takes and gives plain data only, so it can run in a process pool. `show` lets the game's aim choose the kind.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

import render
from engine.core.prompt import Prompt
from engine.core.registry import games as engine_games
from engine.core.view import View
from render.canvas import Canvas
from words import shorten

ALT_LIMIT = 1024
"""Discord's limit for an alt text."""

Words = Callable[..., str]
"""words(key, **arguments) -> a sentence in the reader's language."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture."""

    png: bytes
    alt: str
    width: int
    height: int


class Drawing(NamedTuple):
    """What a painter gives back: the canvas, and the same in words."""

    canvas: Canvas
    alt: str


class Call(NamedTuple):
    """The arguments of one sample."""

    view: Any
    words: Words
    focus: Any = None


class Sample(NamedTuple):
    """A named sample of one kind of picture."""

    game: str
    kind: str
    name: str
    make: Callable[[], Call]


class Shot(NamedTuple):
    """Which kind of picture suits a moment, and what to look at in it."""

    kind: str
    focus: Any = None


Painter = Callable[[Any, Words, Any], Drawing]
Draft = Mapping[str, Any]
Aim = Callable[[View, str, Prompt | None, Draft], Shot]
"""(view, place, prompt, draft) -> the picture that suits. `place`: "table" (for all) or "hand" (the viewer's private
message); `prompt`: the question that the viewer looks at, if any; `draft`: what is picked so far in its form."""

_PAINTERS: dict[tuple[str, str], Painter] = {}
_AIMS: dict[str, Aim] = {}
_SAMPLES: dict[tuple[str, str, str], Sample] = {}
_REHEARSALS: dict[str, Callable[[], None]] = {}
_DISCOVERED = False


def picture(game: str, kind: str) -> Callable[[Painter], Painter]:
    """Register the painter of one kind of picture."""

    def register(painter: Painter) -> Painter:
        if (game, kind) in _PAINTERS and _PAINTERS[game, kind].__qualname__ != painter.__qualname__:
            raise ValueError(f"two painters of {game} {kind}")
        _PAINTERS[game, kind] = painter
        return painter

    return register


def aim(game: str) -> Callable[[Aim], Aim]:
    """Register how a game chooses the picture that suits what is asked."""

    def register(chooser: Aim) -> Aim:
        _AIMS[game] = chooser
        return chooser

    return register


def sample(game: str, kind: str, name: str = "plain") -> Callable[[Callable[[], Call]], Callable[[], Call]]:
    """Register a sample call for the gallery."""

    def register(make: Callable[[], Call]) -> Callable[[], Call]:
        _SAMPLES[game, kind, name] = Sample(game, kind, name, make)
        return make

    return register


def discover() -> None:
    """Import every package inside `render` and the painters of games outside the house: they register themselves."""
    global _DISCOVERED
    if _DISCOVERED:
        return
    for package in pkgutil.iter_modules(render.__path__):
        if not package.ispkg or package.name == "parts":
            continue
        inside = importlib.import_module(f"render.{package.name}")
        for module in pkgutil.iter_modules(inside.__path__):
            importlib.import_module(f"render.{package.name}.{module.name}")
    for game in engine_games().values():
        if game.pictures:
            importlib.import_module(game.pictures)
    _DISCOVERED = True


def games() -> list[str]:
    """The games that have pictures."""
    discover()
    return sorted({game for game, _ in _PAINTERS})


def kinds(game: str) -> list[str]:
    """The kinds of pictures of a game."""
    discover()
    return sorted(kind for owner, kind in _PAINTERS if owner == game)


def samples(game: str | None = None) -> list[Sample]:
    """All sample calls, or those of one game."""
    discover()
    return [entry for _, entry in sorted(_SAMPLES.items()) if game in (None, entry.game)]


def draw(game: str, kind: str, view: Any, words: Words, focus: Any = None) -> Picture:
    """Draw one picture; KeyError if nobody draws this kind."""
    if (game, kind) not in _PAINTERS:
        discover()
    if (game, kind) not in _PAINTERS:
        raise KeyError(f"no picture {kind!r} of {game!r}; there are {kinds(game)}")
    canvas, alt = _PAINTERS[game, kind](view, words, focus)
    return Picture(canvas.png(), short(alt), canvas.width, canvas.height)


def suited(place: str, view: View, prompt: int = 0, drafts: Mapping[int, Draft] | None = None) -> Shot | None:
    """The picture for a place and moment: the game's own choice, else the plain kinds; None if there is no such one.

    `prompt`: the question looked at (0: the first one the viewer must answer); `drafts`: half-filled forms by prompt.
    """
    discover()
    mine = [one for one in view.prompts if view.viewer in one.seats]
    question = next((one for one in mine if one.id == prompt), None)
    if question is None:
        question = next((one for one in mine if not one.optional), None)
    wanted = [Shot("score"), Shot("table")] if place == "table" and view.result is not None else [Shot(place)]
    chooser = _AIMS.get(view.game)
    if chooser is not None:
        draft = (drafts or {}).get(question.id, {}) if question else {}
        wanted.insert(0, chooser(view, place, question, draft))
    return next((shot for shot in wanted if (view.game, shot.kind) in _PAINTERS), None)


def show(
    place: str, view: View, words: Words, prompt: int = 0, drafts: Mapping[int, Draft] | None = None
) -> Picture | None:
    """Draw what suits a place and moment; None if this game has nothing to show there."""
    shot = suited(place, view, prompt, drafts)
    return None if shot is None else draw(view.game, shot.kind, view, words, shot.focus)


REHEARSED = ("duel", "forge_table", "combat", "hand")


def rehearsal(game: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Register what a game draws once when a worker starts: names and faces that its boards need again and again."""

    def register(function: Callable[[], None]) -> Callable[[], None]:
        _REHEARSALS[game] = function
        return function

    return register


def rehearse(game: str | None = None) -> None:
    """Draw the example boards of the kit once, and what the games (or one game) register for this.

    Fonts, colours and dice are then ready for the first real picture.
    """
    for entry in samples("kit"):
        if entry.kind in REHEARSED:
            call = entry.make()
            draw(entry.game, entry.kind, call.view, call.words, call.focus)
    for owner, function in sorted(_REHEARSALS.items()):
        if game in (None, owner):
            function()


def short(alt: str, limit: int = ALT_LIMIT) -> str:
    """The alt text in one line within Discord's limit."""
    return shorten(" ".join(alt.split()), limit)
