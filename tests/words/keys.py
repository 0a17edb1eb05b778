"""Which Fluent keys the code uses: literally, put together from known words, or declared by a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.core import registry
from engine.core.content import DATA, Source
from words.book import LOCALES, locale_files

ROOT = DATA.parent
CODE = ("bot.py", "cogs", "engine", "host", "render", "words", "tests/lanterns")


class Code:
    """All strings of the code: whole ones, and those put together from parts."""

    def __init__(self, *sources: str) -> None:
        self.words: set[str] = set()
        self.patterns: set[tuple[str, ...]] = set()
        self.given: set[str] = set()
        for source in sources:
            self._read(ast.parse(source))

    def _read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words |= set(dashed(node.value).split())
            elif isinstance(node, ast.JoinedStr):
                self.patterns.add(_pattern(node))
            elif isinstance(node, ast.Call):
                self.given |= set(_given(node))

    def uses(self, key: str, deep: bool = True) -> bool:
        """Is this key a literal, or can it be put together? Parts may be put together too, once."""
        if key in self.words or key.isdecimal():
            return True
        return any(self._fits(key, pattern, deep) for pattern in self.patterns if deep or len(pattern[0]) > 3)

    def _fits(self, key: str, pattern: tuple[str, ...], deep: bool) -> bool:
        """`pattern`: the fixed parts of an f-string; what stands between them must be words that exist."""
        first, *rest = pattern
        if not rest or not key.startswith(first):
            return False
        return self._between(key[len(first) :], rest, deep)

    def _between(self, tail: str, parts: list[str], deep: bool) -> bool:
        part, *rest = parts
        for end in range(1, len(tail) + 1):
            if not tail[end:].startswith(part):
                continue
            after = tail[end + len(part) :]
            whole = bool(rest) == bool(after) and (not rest or self._between(after, rest, deep))
            if whole and (tail[:end] in self.words or (deep and self.uses(tail[:end], False))):
                return True
        return False


def dashed(*parts: str) -> str:
    """Ids as they stand in keys."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


def _pattern(node: ast.JoinedStr) -> tuple[str, ...]:
    """The fixed parts of an f-string, a gap between each two."""
    parts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts[-1] += dashed(str(value.value))
        else:
            parts.append("")
    return tuple(parts)


_TAKES_KEY = {"words", "self.words", "text", "Text", "Refused", "BadSetup", "_refuse", "self._words"}


def _given(node: ast.Call) -> Iterator[str]:
    """Literal keys that a call takes as its first argument."""
    name = ast.unparse(node.func)
    if node.args and (name in _TAKES_KEY or name.endswith((".words", ".text.Text"))):
        for first in _branches(node.args[0]):
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value not in LOCALES:
                yield first.value


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


@cache
def code() -> Code:
    """The code of the house, with the ids of its data as known words."""
    files: list[Path] = []
    for name in CODE:
        path = ROOT / name
        files += [path] if path.is_file() else sorted(path.rglob("*.py"))
    # design samples speak for themselves and use no keys
    found = Code(*(path.read_text(encoding="utf-8") for path in files if "render/kit" not in path.as_posix()))
    for path in sorted(DATA.rglob("*.yaml")):
        found.words |= set(_ids(Source(path).data))
    for game in registry.games().values():
        found.words |= {game.key, *(key for key in declared(game))}
    return found


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _ids(key)
            yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)
    elif isinstance(data, str) and " " not in data:
        yield dashed(data)


def declared(game: Any) -> Iterator[str]:
    """Keys that follow from what a game declares: its name, modes, options, choices, policies, phases."""
    key = game.key
    yield key
    yield f"{key}-about"
    for mode in game.modes:
        yield dashed(key, "mode", mode.id)
    for spec in game.options:
        yield dashed(key, "option", spec.id)
        yield from (dashed(key, "option", spec.id, value) for value in spec.values)
    for choice in game.seat_choices:
        yield dashed(key, "choice", choice.id)
        yield from (dashed(choice.term or f"{key}-{choice.id}", value) for value in choice.values)
    for policy in game.policies:
        yield dashed(key, "policy", policy.id)
        yield from (dashed(key, "policy", policy.id, value) for value in policy.choices)
    for phase in game.phases:
        yield dashed(key, "phase", phase)


# -- the locales -----------------------------------------------------------------------------------------------------


@cache
def messages(locale: str) -> dict[str, ftl.Message | ftl.Term]:
    """Every message and term of a language by its key; terms with their dash."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for path in locale_files(locale):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, ftl.Term):
                found[f"-{entry.id.name}"] = entry
    return found


def arguments(entry: ftl.BaseNode, all_messages: dict[str, Any]) -> set[str]:
    """The arguments of a message, those of messages it refers to included."""
    found: set[str] = set()
    for node in walk(entry):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference) and node.id.name in all_messages:
            found |= arguments(all_messages[node.id.name], all_messages)
    return found


def walk(node: Any) -> Iterator[Any]:
    """A node of a Fluent tree and everything below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ftl.BaseNode):
                yield from walk(child)


def letters(entry: ftl.Message | ftl.Term) -> str:
    """All that is said in a message, without its arguments."""
    return " ".join(node.value.strip() for node in walk(entry) if isinstance(node, ftl.TextElement)).strip()
