"""Quick copies of a game's state: a copy function is generated once from the Struct's own types."""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from typing import Any, Literal, Union, cast

import msgspec

from engine.core.frame import copy_plain

Copier = Callable[[Any], Any]
_made: dict[type, Copier] = {}


def copier(cls: type[msgspec.Struct]) -> Copier:
    """A function that copies an instance of this Struct; frozen parts are shared."""
    if cls not in _made:
        _made[cls] = lambda value: _made[cls](value)  # a type may contain itself
        _made[cls] = _build(cls)
    return _made[cls]


def _build(cls: type[msgspec.Struct]) -> Copier:
    names: dict[str, Any] = {"cls": cls}
    parts: list[str] = []
    hints = typing.get_type_hints(cls)
    for number, name in enumerate(cls.__struct_fields__):
        source = _source(hints[name], f"value.{name}", names, str(number))
        parts.append(source)
    code = f"lambda value: cls({', '.join(parts)})"
    return eval(code, names)  # our own code, made from type annotations only


def _source(hint: Any, value: str, names: dict[str, Any], tag: str) -> str:
    """The expression that copies `value` of type `hint`."""
    if _immutable(hint):
        return value
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        rest = [arg for arg in args if arg is not type(None)]
        if len(rest) == 1:
            return f"(None if {value} is None else {_source(rest[0], value, names, tag)})"
    elif origin is list:
        return (
            f"{value}[:]"
            if _immutable(args[0])
            else f"[{_source(args[0], 'v' + tag, names, tag + '_')} for v{tag} in {value}]"
        )
    elif origin is set:
        return f"{value}.copy()"
    elif origin is dict:
        if _immutable(args[1]):
            return f"{value}.copy()"
        return f"{{k{tag}: {_source(args[1], 'v' + tag, names, tag + '_')} for k{tag}, v{tag} in {value}.items()}}"
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        names[f"copy{tag}"] = copier(hint)
        return f"copy{tag}({value})"
    names["copy_plain"] = copy_any
    return f"copy_plain({value})"


def copy_any(value: Any) -> Any:
    """A deep copy of plain data and Structs whose type is not known beforehand."""
    if isinstance(value, msgspec.Struct):
        return value if value.__struct_config__.frozen else copier(type(value))(value)
    if type(value) is list:
        return [copy_any(item) for item in cast("list[Any]", value)]
    if type(value) is dict:
        return {key: copy_any(item) for key, item in cast("dict[Any, Any]", value).items()}
    return copy_plain(value)


def _immutable(hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if origin in (Literal, tuple, frozenset):
        return True
    if origin in (Union, types.UnionType):
        return all(_immutable(arg) for arg in typing.get_args(hint))
    if not isinstance(hint, type):
        return False
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return issubclass(hint, str | int | float | bool | bytes | tuple | frozenset | enum.Enum | type(None))
