"""Questions in words: titles, options and fields as keys."""

from __future__ import annotations

from engine.core.prompt import Field, Option, Prompt
from engine.core.text import Text, text
from engine.dungeon_dice.dice import T


def title(t: T, prompt: Prompt) -> Text:
    """What is asked."""
    return Text(f"dungeon-dice-ask-{prompt.kind.replace('_', '-')}", prompt.data)


def option(t: T, prompt: Prompt, field: Field, value: str) -> Option:
    """A value in words."""
    return Option(value, text(f"dungeon-dice-{prompt.kind}-{value}"))


def field_label(prompt: Prompt, field: Field) -> Text:
    """A field in words."""
    return text(f"dungeon-dice-field-{field.name}")
