"""The limits of application commands."""

from __future__ import annotations

import re
from typing import Any

from .wire import Json, Problems

Path = tuple[str | int, ...]

COMMANDS = {1: 100, 2: 15, 3: 15}  # chat input, user, message
CHARACTERS = 8_000
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10

# Letters and digits of any script, and - _ ' ; what has a lower case must be in it.
_NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    (
        "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
        "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
    )
)  # fmt: skip


def check_commands(commands: list[Json]) -> None:
    """Check a whole set of commands, as a bulk overwrite does."""
    problems = Problems()
    seen: set[tuple[int, str]] = set()
    for n, command in enumerate(commands):
        _check_command(command, (n,), problems)
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            problems.add((n,), "Application command names must be unique", "APPLICATION_COMMANDS_DUPLICATE_NAME")
        seen.add(key)
    for kind, most in COMMANDS.items():
        if sum(c.get("type", 1) == kind for c in commands) > most:
            problems.add((), f"Maximum number of application commands reached ({most})", "BASE_TYPE_MAX_LENGTH")
    problems.raise_if_any()


def check_command(command: Json) -> None:
    """Check one command."""
    problems = Problems()
    _check_command(command, (), problems)
    problems.raise_if_any()


def _check_command(command: Json, at: Path, problems: Problems) -> None:
    if command.get("type", 1) == 1:
        _check_names(command, at, problems)
        _check_options(command.get("options") or [], (*at, "options"), problems, depth=0)
        if (size := _characters(command)) > CHARACTERS:
            reason = f"Command exceeds maximum size ({CHARACTERS}): {size}"
            problems.add(at, reason, "APPLICATION_COMMAND_TOO_LARGE")
    else:
        problems.length((*at, "name"), command.get("name"), 1, 32)
        if command.get("description"):
            problems.add((*at, "description"), "Context menu commands cannot have description", "BASE_TYPE_MAX_LENGTH")


def _check_names(item: Json, at: Path, problems: Problems) -> None:
    for path, name in (
        ((*at, "name"), item.get("name")),
        *(((*at, "name_localizations", k), v) for k, v in (item.get("name_localizations") or {}).items()),
    ):
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
            problems.add(path, "Command name is invalid", "APPLICATION_COMMAND_INVALID_NAME")
    problems.length((*at, "description"), item.get("description"), 1, 100)
    for locale, text in (item.get("description_localizations") or {}).items():
        problems.length((*at, "description_localizations", locale), text, 1, 100)
    for key in ("name_localizations", "description_localizations"):
        for locale in item.get(key) or {}:
            if locale not in LOCALES:
                problems.add((*at, key, locale), f"Value must be one of {sorted(LOCALES)}.", "ENUM_TYPE_COERCE")


def _check_options(options: list[Json], at: Path, problems: Problems, *, depth: int) -> None:
    problems.length(at, options, 0, 25)
    names: set[str] = set()
    optional_seen = False
    branches = sum(o.get("type") in (SUBCOMMAND, GROUP) for o in options)
    if 0 < branches < len(options):
        problems.add(
            at,
            "Sub-command and sub-group option types are mutually exclusive to all other types",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        )
    for n, option in enumerate(options):
        here = (*at, n)
        _check_names(option, here, problems)
        kind = option.get("type")
        if option.get("name") in names:
            problems.add(here, "Option names must be unique", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
        names.add(str(option.get("name")))
        if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            problems.add(here, "Nested too deep", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
        if kind in (SUBCOMMAND, GROUP):
            inner = option.get("options") or []
            if kind == GROUP and any(o.get("type") != SUBCOMMAND for o in inner):
                problems.add(
                    (*here, "options"), "A group holds subcommands only", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
                )
            _check_options(inner, (*here, "options"), problems, depth=depth + 1)
            continue
        if not isinstance(kind, int) or not 3 <= kind <= 11:
            problems.add((*here, "type"), "Value must be between 1 and 11.", "BASE_TYPE_CHOICES")
        if option.get("required") and optional_seen:
            reason = "Required options must be placed before non-required options"
            problems.add(here, reason, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        optional_seen = optional_seen or not option.get("required")
        _check_values(option, here, problems)


def _check_values(option: Json, at: Path, problems: Problems) -> None:
    kind, choices = option.get("type"), option.get("choices") or []
    check_choices(choices, (*at, "choices"), problems)
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        reason = "Autocomplete needs a string or number option without choices"
        problems.add((*at, "autocomplete"), reason, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID")
    if kind == STRING:
        problems.between((*at, "min_length"), option.get("min_length") or 0, 0, 6000)
        problems.between((*at, "max_length"), option.get("max_length") or 1, 1, 6000)
    elif option.get("min_length") is not None or option.get("max_length") is not None:
        problems.add((*at, "min_length"), "Only string options have lengths", "APPLICATION_COMMAND_OPTIONS_LENGTH")
    if kind not in (INTEGER, NUMBER) and (option.get("min_value") is not None or option.get("max_value") is not None):
        problems.add((*at, "min_value"), "Only number options have bounds", "APPLICATION_COMMAND_OPTIONS_BOUNDS")


def check_choices(choices: list[Json], at: Path, problems: Problems) -> None:
    """Check choices, of a command or of an autocomplete answer."""
    problems.length(at, choices, 0, 25)
    for n, choice in enumerate(choices):
        problems.length((*at, n, "name"), choice.get("name"), 1, 100)
        value: Any = choice.get("value")
        if isinstance(value, str):
            problems.length((*at, n, "value"), value, 1, 100)
        elif not isinstance(value, (int, float)):
            problems.add((*at, n, "value"), "This field is required", "BASE_TYPE_REQUIRED")
        for locale, name in (choice.get("name_localizations") or {}).items():
            problems.length((*at, n, "name_localizations", locale), name, 1, 100)


def _characters(item: Json) -> int:
    """Count names, descriptions and values, of each text its longest translation."""
    total = 0
    for key in ("name", "description"):
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    for choice in item.get("choices") or []:
        names = [choice.get("name") or "", *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, names)) + len(str(choice.get("value", "")))
    return total + sum(_characters(o) for o in item.get("options") or [])
