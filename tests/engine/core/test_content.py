"""Errors in data files say the file, the line and what is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.core import content
from engine.core.content import BadData, Source, load


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int = 0


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cards: list[Card]
    by_name: dict[str, Card] = {}


GOOD = """\
name: small
cards:
  - id: lamp
    cost: 3
  - id: rope
by_name:
  moth: {id: moth}
"""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setattr(content, "DATA", folder)
    return folder


def test_a_good_file_is_typed(data: Path) -> None:
    (data / "deck.yaml").write_text(GOOD)
    assert load("deck.yaml", Deck) == Deck("small", [Card("lamp", 3), Card("rope")], {"moth": Card("moth")})


WRONG = [
    ("a field of the wrong type", GOOD.replace("cost: 3", "cost: three"), 4, "Expected `int`, got `str`"),
    ("a text where a number looks like one", GOOD.replace("cost: 3", "cost: '3'"), 4, "Expected `int`, got `str`"),
    ("an unknown field", GOOD.replace("cost: 3", "price: 3"), 3, "unknown field `price`"),
    ("a missing field", GOOD.replace("- id: rope", "- cost: 1"), 5, "missing required field `id`"),
    ("inside a map", GOOD.replace("moth: {id: moth}", "moth: {id: 7}"), 7, "Expected `str`, got `int`"),
    ("a key twice", GOOD.replace("    cost: 3", "    cost: 3\n    cost: 4"), 5, "'cost' stands here twice"),
    ("not YAML", GOOD.replace("cards:", "cards: ["), 3, ""),
    ("a tab", GOOD.replace("    cost", "\tcost"), 4, ""),
    ("empty", "", 1, "Expected `object`, got `null`"),
]


@pytest.mark.parametrize(("text", "line", "problem"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_errors_name_file_line_and_problem(data: Path, text: str, line: int, problem: str) -> None:
    (data / "deck.yaml").write_text(text)
    with pytest.raises(BadData) as caught:
        load("deck.yaml", Deck)
    assert (caught.value.file, caught.value.line) == ("data/deck.yaml", line), caught.value
    assert problem in caught.value.problem and caught.value.problem
    assert str(caught.value) == f"data/deck.yaml:{line}: {caught.value.problem}"


def test_a_game_can_check_further_and_point_at_a_place(data: Path) -> None:
    (data / "deck.yaml").write_text(GOOD)

    def check(deck: Deck, source: Source) -> None:
        for number, card in enumerate(deck.cards):
            if not card.cost:
                raise source.error(f"{card.id} costs nothing", "cards", number, "cost")

    with pytest.raises(BadData, match=r"data/deck.yaml:5: rope costs nothing"):
        load("deck.yaml", Deck, check)


def test_a_file_that_is_missing_or_not_text(data: Path) -> None:
    with pytest.raises(BadData, match=r"data/deck.yaml:1: .*No such file"):
        load("deck.yaml", Deck)
    (data / "deck.yaml").write_bytes(b"name: \xff\xfe")
    with pytest.raises(BadData, match=r"data/deck.yaml:1: "):
        load("deck.yaml", Deck)


def test_a_part_of_a_file_can_be_read_alone(data: Path) -> None:
    (data / "deck.yaml").write_text(GOOD.replace("id: lamp", "id: 1"))
    source = Source(data / "deck.yaml")
    assert source.read(Card, "cards", 1) == Card("rope")
    with pytest.raises(BadData, match=r"deck.yaml:3: Expected `str`, got `int`"):
        source.read(Card, "cards", 0)
    assert source.line("cards", 1, "id") == 5
    assert source.line("cards", 9) == 3, "the nearest known parent: the list starts there"


def test_every_data_file_of_the_house_has_no_key_twice() -> None:
    files = sorted(content.DATA.rglob("*.yaml"))
    assert files
    for path in files:
        assert Source(path).data is not None, path
