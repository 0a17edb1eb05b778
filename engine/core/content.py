"""Reading data/: YAML into typed Structs, with file and line in every error."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

DATA = Path(__file__).resolve().parents[2] / "data"
T = TypeVar("T")
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BadData(Exception):
    """A data file with an error: says the file, the line and what is wrong."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file, self.line, self.problem = file, line, problem


class Source:
    """One YAML file: its plain data, and the line of every place in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = _short(path)
        try:
            text = path.read_text(encoding="utf-8")
            loader = _Loader(text)
            try:
                self._node: Any = loader.get_single_node()
                self.data: Any = loader.construct_document(self._node) if self._node is not None else None
            finally:
                loader.dispose()
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise BadData(self.name, line, error.problem or "not YAML") from error
        except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
            raise BadData(self.name, 1, str(error)) from error
        self._refuse_repeated_keys(self._node)

    def line(self, *path: str | int) -> int:
        """The line of a place, given as keys and indices; of its nearest known parent if it is missing."""
        node = self._node
        for part in path:
            child = _child(node, part)
            if child is None:
                break
            node = child
        return node.start_mark.line + 1 if node is not None else 1

    def error(self, problem: str, *path: str | int) -> BadData:
        """An error at a place of this file."""
        return BadData(self.name, self.line(*path), problem)

    def read(self, kind: type[T], *path: str | int) -> T:
        """The file (or a part of it) as a typed record; unknown and missing fields are errors."""
        data = self.data
        for part in path:
            data = data[part]
        try:
            return msgspec.convert(data, kind, strict=True)
        except msgspec.ValidationError as error:
            problem, _, where = str(error).partition(" - at `")
            raise self.error(problem, *path, *_parts(where)) from error

    def _refuse_repeated_keys(self, node: Any) -> None:
        if isinstance(node, yaml.MappingNode):
            seen: set[str] = set()
            for key, value in node.value:
                name = str(key.value)
                if name in seen:
                    raise BadData(self.name, key.start_mark.line + 1, f"{name!r} stands here twice")
                seen.add(name)
                self._refuse_repeated_keys(value)
        elif isinstance(node, yaml.SequenceNode):
            for value in node.value:
                self._refuse_repeated_keys(value)


def load(file: str, kind: type[T], check: Callable[[T, Source], None] | None = None) -> T:
    """A file of data/ as a typed record, with further checks of the game's own."""
    source = Source(DATA / file)
    record = source.read(kind)
    if check is not None:
        check(record, source)
    return record


def _short(path: Path) -> str:
    try:
        return path.relative_to(DATA.parent).as_posix()
    except ValueError:
        return path.name


def _parts(where: str) -> list[str | int]:
    """msgspec's path ($.cards[3].cost) as keys and indices."""
    found = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", where)
    return [int(index) if index else name for name, index in found]


def _child(node: Any, part: str | int) -> Any:
    if isinstance(node, yaml.SequenceNode) and isinstance(part, int):
        return node.value[part] if part < len(node.value) else None
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if str(key.value) == str(part):
                return value
    return None
