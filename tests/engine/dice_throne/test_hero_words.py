"""Every ability, card and status is told in both languages: no number, symbol or token is left out."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from engine.core.text import Text
from engine.dice_throne import describe_sheets
from engine.dice_throne.content import content
from words import LOCALES, Scene, Words

SCENE = Scene("dice_throne", ("Ada", "Bo"))
NUMBERS = frozenset(
    ("amount", "plus", "times", "count", "dice", "sum_least", "upgrades", "equal", "last", "dealt", "damage", "price",
     "ransom", "least", "cp", "value", "up_to", "by", "add")
)  # fmt: skip
"""Fields whose number must be read in the text."""


def found(plain: Any, key: str = "") -> tuple[set[int], set[str], set[str]]:
    """Numbers above 1, statuses and symbols that a piece of data names."""
    numbers: set[int] = set()
    statuses: set[str] = set()
    symbols: set[str] = set()
    if isinstance(plain, dict):
        for name, value in plain.items():
            if name in ("shows", "symbols"):
                symbols |= set(value)
                numbers |= {count for count in value.values() if count > 1}
            elif name in ("has", "on_symbol"):
                (statuses if name == "has" else symbols).update(value)
            elif name in ("status", "rerolls") and value in content().statuses:
                statuses.add(value)
            elif name == "id" and plain.get("of") in ("symbol", "status"):
                (symbols if plain["of"] == "symbol" else statuses).add(value)
            elif name == "every" and isinstance(value, int) and not isinstance(value, bool):
                numbers |= {value} if value > 1 else set()
            else:
                for part, more in zip((numbers, statuses, symbols), found(value, name), strict=True):
                    part |= more
    elif isinstance(plain, list | tuple):
        if key == "also":
            statuses |= set(plain)
        elif key == "values":
            numbers |= {value for value in (min(plain), max(plain)) if value > 1} if plain else set()
        else:
            for one in plain:
                for part, more in zip((numbers, statuses, symbols), found(one, key), strict=True):
                    part |= more
    elif isinstance(plain, int) and not isinstance(plain, bool) and key in NUMBERS and plain > 1:
        numbers.add(plain)
    return numbers, statuses, symbols


def pieces() -> list[tuple[str, Text | None, Any]]:
    """Everything that has a text: its name, the text, the data it tells."""
    rows: list[tuple[str, Text | None, Any]] = []
    for book in content().books.values():
        for ability in book.hero.abilities:
            for number, level in ability.levels.items():
                name = f"{book.id}.{ability.id}.{number}"
                for tier, variant in enumerate(level.variants):
                    told = [variant.effects, level.extra, variant.after]
                    rows.append((f"{name}.{tier}", describe_sheets.variant(variant, level.extra), told))
                for added in level.adds:
                    for tier, variant in enumerate(added.variants):
                        told = [variant.effects, variant.after]
                        rows.append((f"{name}.{added.id}.{tier}", describe_sheets.variant(variant), told))
                if number > 1:
                    told = msgspec.structs.replace(level, dice=0, reroll=0)
                    rows.append((f"{name}.whole", describe_sheets.ability(level), told))
                if ability.kind in ("defensive", "passive"):
                    data = msgspec.structs.replace(level, dice=0, reroll=0)
                    rows.append((name, describe_sheets.level(level), data))
        rows += [(card.id, describe_sheets.card(card), [card.effects, card.when]) for card in book.hero.cards
                 if card.kind != "upgrade"]  # fmt: skip
    rows += [(card.id, describe_sheets.card(card), card.effects) for card in content().commons.cards]
    for status in content().statuses.values():
        data = {name: value for name, value in msgspec.to_builtins(status).items() if name not in ("id", "stack")}
        rows.append((f"status.{status.id}", describe_sheets.status(status), data))
    return rows


PIECES = pieces()


@pytest.fixture(scope="module", params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


@pytest.mark.parametrize(("name", "told", "data"), PIECES, ids=[f"{name}" for name, _, _ in PIECES])
def test_a_text_says_every_number_symbol_and_token(words: Words, name: str, told: Text | None, data: Any):
    assert told is not None, f"{name} says nothing"
    said = words.text(told, SCENE)
    assert said.strip() and "{" not in said and "  " not in said, said
    numbers, statuses, symbols = found(msgspec.to_builtins(data))
    own = name.removeprefix("status.")
    missing = [number for number in numbers if not re.search(rf"(?<!\d){number}(?!\d)", said)]
    missing += [words(f"dice-throne-status-{one.replace('_', '-')}") for one in statuses if one != own]
    missing += [words(f"dice-throne-symbol-{one.replace('_', '-')}") for one in symbols]
    assert [one for one in missing if str(one) not in said] == [], said


@pytest.mark.parametrize(
    ("hero", "card", "english", "french"),
    [
        ("paladin", "absolution",
         "when you are attacked: roll 1 die: on Sword: 3 damage, on Helmet: prevent 3 damage, "
         "on Life: prevent 5 damage, on Prayer: prevent 2 damage and gain 2 CP",
         "quand on vous attaque : lancez 1 dé : sur Épée : 3 dégâts, sur Heaume : prévenez 3 dégâts, sur Vie : "
         "prévenez 5 dégâts, sur Prière : prévenez 2 dégâts et gagnez 2 PC"),
        ("moon_elf", "moon_magic",
         "gain Evasive; choose an opponent; inflict Blind, Entangle and Targeted on them",
         "gagnez Évitement ; choisissez un adversaire ; infligez-lui Éblouissement, Enchevêtrement et Pris pour Cible"),
        ("pyromancer", "warm_up",
         "gain Fire Mastery, then pay any number of CP; gain 1 Fire Mastery per CP paid",
         "gagnez Maîtrise du Feu, puis payez autant de PC que vous voulez ; gagnez 1 Maîtrise du Feu par PC payé"),
    ],
)  # fmt: skip
def test_texts_read_like_this(hero: str, card: str, english: str, french: str):
    told = describe_sheets.card(content().books[hero].cards[card].card)
    assert told is not None
    assert Words("en", strict=True).text(told, SCENE) == english
    assert Words("fr", strict=True).text(told, SCENE).replace("\u00a0", " ").replace("\u202f", " ") == french


def test_every_piece_of_the_eight_heroes_is_told():
    assert len(PIECES) > 300
    assert len({name for name, _, _ in PIECES}) == len(PIECES)
