"""The words of one language: the bundle of all .ftl files, and the names of the games' content."""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.core import registry
from engine.core.content import DATA, BadData
from engine.core.events import Event
from engine.core.prompt import Refused
from engine.core.text import Text

log = logging.getLogger(__name__)

LOCALES = ("en", "fr")
"""Every language there is; the first one stands in for a word that is missing elsewhere."""

MEMORY = 20_000
LARGE = 1000
"""Numbers from here on are written differently in each language."""

Part = tuple[str, str]
"""A piece of a sentence: a text, or the name of an argument."""

SEAT_NAMES = frozenset(("seat", "target", "by", "winner", "owner", "from", "to"))
"""Arguments of these names (and `*_seat`, `*_seats`, `seats`) are seat numbers."""


class MissingWord(LookupError):
    """A key without a sentence, or a sentence with an argument that was not given."""


class Scene(msgspec.Struct, frozen=True):
    """Where a text is said: which game, and what its seats are called here (mentions, bold names, plain names)."""

    game: str = ""
    names: tuple[str, ...] = ()


NOWHERE = Scene()


class Words:
    """All sentences in one language. Calling it with a key and arguments gives the sentence."""

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale = locale
        self.strict = strict
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._names: dict[str, str] = {}
        self._plain: dict[str, tuple[Part, ...]] = {}
        """Sentences without cases or functions: put together here, which is much quicker."""
        self._said: dict[tuple[Any, ...], str] = {}
        """Sentences said before: tables say the same ones again and again."""
        self.sources: dict[str, tuple[str, int]] = {}
        for path in locale_files(locale):
            self._add(path)
        for game in registry.games().values():
            self._names.update(game.names(locale))

    def _add(self, path: Path) -> None:
        source = path.read_text(encoding="utf-8")
        resource = FluentResource(source)
        for entry in resource.body:
            line = source.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 1
            if isinstance(entry, ast.Junk):
                raise BadData(path.name, line, f"not a Fluent message: {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name
                if name in self.sources:
                    first = self.sources[name]
                    raise BadData(path.name, line, f"{name!r} stands in {first[0]}:{first[1]} already")
                self.sources[name] = (path.name, line)
                if isinstance(entry, ast.Message) and (parts := _plain_parts(entry)) is not None:
                    self._plain[name] = parts
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Is there a sentence or a name for this key?"""
        return key in self._names or self._bundle.has_message(key)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence for a key."""
        memo = (key, *args.items())
        try:
            if (said := self._said.get(memo)) is not None:
                return said
        except TypeError:  # an argument that cannot be looked up
            memo = None
        name = self._names.get(key)
        if name is not None:
            return name
        sentence, errors = _put_together(self._plain.get(key, ()), args), []
        if not sentence:
            if not self._bundle.has_message(key):
                return self._missing(key)
            pattern = self._bundle.get_message(key).value
            if pattern is None:
                return self._missing(key)
            sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            if self.strict:
                raise MissingWord(f"{self.locale}: {key}: {errors[0]}")
            log.warning("words %s %s: %s", self.locale, key, errors[0])
        said = _tidy(str(sentence))
        if memo is not None and not errors:
            if len(self._said) >= MEMORY:
                self._said.clear()
            self._said[memo] = said
        return said

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingWord(f"{self.locale}: no words for {key!r}")
        log.warning("words %s: no words for %r", self.locale, key)
        return words(LOCALES[0])(key) if self.locale != LOCALES[0] else key

    # -- texts of the engine -------------------------------------------------------------------------------------

    def text(self, text: Text, scene: Scene = NOWHERE) -> str:
        """A text of the engine, its arguments turned into names."""
        return self(text.key, **self.arguments(text.args, scene))

    def event(self, event: Event, scene: Scene) -> str:
        """What an event says; an empty string for an event that is only for pictures."""
        key = f"{scene.game.replace('_', '-')}-event-{event.kind.replace('_', '-')}"
        if not self.has(key):
            key = f"event-{event.kind.replace('_', '-')}"
        return self(key, **self.arguments(event.args, scene))

    def refusal(self, refused: Refused) -> str:
        """Why an answer was not accepted."""
        return self(refused.reason, **refused.args)

    def arguments(self, args: dict[str, Any], scene: Scene) -> dict[str, Any]:
        """Arguments as words: seats and content by name, lists joined."""
        terms = registry.game(scene.game).terms if scene.game else {}
        return {name: self._argument(name, value, scene, terms) for name, value in args.items() if value is not None}

    def _argument(self, name: str, value: Any, scene: Scene, terms: dict[str, str]) -> Any:
        if isinstance(value, Text):
            return self.text(value, scene)
        if isinstance(value, list | tuple):
            return self.join([str(self._argument(name, item, scene, terms)) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and _is_seat(name):
            return scene.names[value] if 0 <= value < len(scene.names) else str(value + 1)
        if isinstance(value, str):
            prefix = terms.get(name) or terms.get(name.rsplit("_", 1)[0] if name.endswith("s") else name)
            if prefix is None and name.endswith("s"):
                prefix = terms.get(name[:-1])
            if prefix:
                return self(f"{prefix}-{value.replace('_', '-')}")
        if isinstance(value, int | float | str):
            return value
        return str(value)

    def join(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if len(items) < 2:
            return items[0] if items else self("list-nothing")
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])


def _plain_parts(message: ast.Message) -> tuple[Part, ...] | None:
    """The texts and arguments of a sentence that has nothing else; None if it has."""
    parts: list[Part] = []
    for element in message.value.elements if message.value is not None else ():
        if isinstance(element, ast.TextElement):
            parts.append((element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return tuple(parts)


def _put_together(parts: tuple[Part, ...], args: dict[str, Any]) -> str:
    """A plain sentence with its arguments; empty if Fluent has to say it (an argument is missing or a large number)."""
    said: list[str] = []
    for text, name in parts:
        if name:
            value = args.get(name)
            if type(value) is int and -LARGE < value < LARGE:
                said.append(str(value))
            elif type(value) is str:
                said.append(value)
            else:
                return ""
        else:
            said.append(text)
    return "".join(said)


def _tidy(sentence: str) -> str:
    """A name that ends with a mark of its own (a card called "Get some!") takes no full stop behind it."""
    for mark in "!?…":
        sentence = sentence.replace(f"{mark}.", mark)
    return sentence


def _is_seat(name: str) -> bool:
    return name in SEAT_NAMES or name == "seats" or name.endswith(("_seat", "_seats"))


def locale_files(locale: str) -> list[Path]:
    """Every .ftl file of a language, those of games outside the house included."""
    folders = [DATA / "locales" / locale]
    folders += [Path(game.locales) / locale for game in registry.games().values() if game.locales]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


@functools.cache
def words(locale: str) -> Words:
    """The words of a language; an unknown one gives the first language."""
    return Words(locale if locale in LOCALES else LOCALES[0])


def shorten(text: str, limit: int) -> str:
    """A text within a limit, with an ellipsis after a whole word if it was longer."""
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    if not text[limit - 1].isspace():
        words, space, _ = head.rpartition(" ")
        head = words if space and len(words) > limit // 2 else head
    return head.rstrip(" ,;:\n\u00a0\u202f") + "…"


_MARKS = re.compile(r"(\*\*|__|~~|`|^-# |^#{1,3} )", re.MULTILINE)


def plain(sentence: str) -> str:
    """A sentence without Discord's marks, for pictures and alternative texts."""
    return _MARKS.sub("", sentence).replace("\\", "")
