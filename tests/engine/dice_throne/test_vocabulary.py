"""docs/vocabulary.md in step with the code: every word, field and handler is there, and its example is real data."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
import yaml

from engine.dice_throne import sheets
from engine.dice_throne.content import content
from engine.dice_throne.effects import HANDLERS
from engine.dice_throne.validate import SPECIALS
from engine.dice_throne.vocabulary import Effect, Per, Test, Who, walk

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "vocabulary.md").read_text("utf-8")
KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(Effect)}
SECTIONS = dict(re.findall(r"^### (\w+)\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL))
UNUSED = {"extra_offense"}


def words(said: str) -> set[str]:
    return {word for code in re.findall(r"`([^`]+)`", said) for word in re.findall(r"[a-z_]+", code)}


def test_every_kind_of_effect_has_its_section_and_its_handler():
    assert set(SECTIONS) == set(KINDS)
    assert set(HANDLERS) == set(KINDS.values())


@pytest.mark.parametrize("kind", KINDS)
def test_a_section_names_every_field(kind: str):
    fields = set(KINDS[kind].__struct_fields__)
    said = re.search(r"(No fields\.|Fields: (.*?)\.)\n", SECTIONS[kind], re.DOTALL)
    assert said is not None
    named = set(re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", said[2] or "")))
    assert named == fields


@pytest.mark.parametrize("kind", KINDS)
def test_an_example_is_real_data(kind: str):
    example = re.search(r"```yaml\n(.*?)\s+# (.*?)\n```", SECTIONS[kind], re.DOTALL)
    assert example is not None
    effect = msgspec.convert(yaml.safe_load(example[1]), Effect)
    assert type(effect) is KINDS[kind]
    used = [one for script in content().scripts.values() for one in walk(script.effects)]
    assert (effect in used) == (kind not in UNUSED)


def test_numbers_conditions_and_players_are_all_there():
    part = PAGE[PAGE.index("## Numbers, conditions, players") : PAGE.index("## Effects")]
    counted = get_args(get_type_hints(Per)["of"])
    assert len(counted) > 10
    assert {*counted, *Per.__struct_fields__, *Test.__struct_fields__, *get_args(Who)} <= words(part)


@pytest.mark.parametrize("form", [sheets.Hero, sheets.Ability, sheets.Level, sheets.Card, sheets.Status, sheets.Spend])
def test_every_field_of_a_form_is_there(form: Any):
    part = words(PAGE[PAGE.index("## The forms") : PAGE.index("## Numbers, conditions, players")])
    assert set(form.__struct_fields__) - {"id", "name"} <= part


def test_the_named_handlers_are_listed_and_few():
    listed = set(re.findall(r"^\| `(\w+)` \|", SECTIONS["special"], re.MULTILINE))
    assert listed == set(SPECIALS)
    assert len(listed) <= 6
