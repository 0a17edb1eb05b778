"""The dice are the facts' dice, and a wrong file says where it is wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from engine.core.content import BadData, Source
from engine.dungeon_dice import content
from engine.dungeon_dice.content import ABILITIES, DICE, DIE_KIND, FILE, KIND, MONSTER, TYPES, DiceFile
from tests.rules import rule

ROOT = Path(__file__).resolve().parents[3]
FACTS = ROOT.parent / "shared" / "facts" / "dungeon_dice" / "dice.yaml"


@pytest.mark.skipif(not FACTS.exists(), reason="the facts are not beside the checkout")
def test_the_dice_are_those_of_the_facts() -> None:
    facts = yaml.safe_load(FACTS.read_text())
    for bag in ("monster", "single_use", "equipment", "artifact", "basic"):
        ours = {die.id: die for die in getattr(FILE, bag)}
        assert list(ours) == [die["id"] for die in facts[bag]]
        for die in facts[bag]:
            mine = ours[die["id"]]
            assert (mine.name.en, mine.name.fr) == (die["name"].replace("'", "’"), die["fr"].replace("'", "’"))
            assert mine.count == die.get("count", 1)
            for field in ("colour", "treasure", "use", "kind", "slot", "quality", "spell"):
                assert getattr(mine, field) == die.get(field, ""), (die["id"], field)
            assert mine.hands == die.get("hands", 0)
            assert mine.roll == die.get("roll", True)
            assert list(mine.passive) == die.get("passive", [])
            for face, theirs in zip(mine.faces, die["faces"], strict=True):
                assert list(face.a) == theirs.get("a", [])
                assert face.n == theirs.get("n")
                for field in ("x", "level", "xp", "dice", "glory"):
                    assert getattr(face, field) == theirs.get(field, 0)
                assert face.treasure == theirs.get("treasure", "")
    assert {key: value.name.en for key, value in FILE.symbols.items()} == {
        key: value["name"] for key, value in facts["symbols"].items()
    }
    assert {key: value.kind for key, value in FILE.symbols.items()} == {
        key: value["kind"] for key, value in facts["symbols"].items()
    }
    assert FILE.glory.monster == facts["glory"]["monster"]
    assert FILE.glory.to_win == facts["glory"]["to_win"]
    assert FILE.counts == {key: facts["counts"][key] for key in FILE.counts}


@rule("D-7")
def test_eighty_seven_dice_in_five_bags() -> None:
    assert sum(die.count for die in TYPES) == 87
    assert Counter(DIE_KIND) == {0: 14, 1: 18, 2: 20, 3: 10}
    assert sum(die.count for die in FILE.basic) == 25
    assert [FILE.kinds[kind].bag.en for kind in ("monster", "single_use", "equipment", "artifact", "basic")] == [
        "black", "red", "blue", "yellow", "green",
    ]  # fmt: skip


@rule("D-8")
def test_a_monster_die_has_five_monsters_and_its_treasure() -> None:
    assert len(FILE.monster) == 14
    for die in FILE.monster:
        assert [face.treasure for face in die.faces].count("") == 5
        assert die.colour in ("grey", "red", "black", "gold")
        assert next(face.treasure for face in die.faces if face.treasure) == die.treasure


@rule("D-9", "D-10")
def test_level_dice() -> None:
    monster, hero = TYPES[content.MONSTER_LEVEL], TYPES[content.HERO_LEVEL]
    assert [face.n for face in monster.faces] == [1, 2, 3, 4, 5, 6]
    assert [face.a for face in monster.faces] == [(), (), (), (), (), ("potion",)]
    assert {face.n for face in hero.faces} == {1, 2, 3, 4}


@rule("D-11")
def test_ink_means_nothing_but_better_numbers() -> None:
    for kind in ("sword", "axe", "whip", "armor", "hammer", "spear", "bow"):
        dice = [die for die in FILE.equipment if die.kind == kind]
        means = {die.quality: sum(face.n or 0 for face in die.faces) for die in dice}
        order = [means[quality] for quality in ("worn", "normal", "superior") if quality in means]
        assert order == sorted(order)


@rule("D-12")
def test_a_die_is_named_after_its_symbol() -> None:
    named = {symbol.names_die: key for key, symbol in FILE.symbols.items() if symbol.names_die}
    assert named == {
        "sword": "slash", "spear": "reach", "axe": "execute", "hammer": "break", "bow": "hunt", "whip": "entangle",
        "armor": "armor",
    }  # fmt: skip
    for die in (*FILE.equipment, *FILE.artifact):
        if die.kind in named:
            shown = {symbol for face in die.faces for symbol in face.a} | set(die.passive)
            assert named[die.kind] in shown, die.id


def test_every_symbol_stands_on_a_die_or_is_a_trait() -> None:
    shown = {symbol for die in TYPES for face in die.faces for symbol in (*face.a, face.treasure)}
    assert set(FILE.symbols) - shown == {"two_handed"}  # that one is said by `hands`
    assert set(ABILITIES) < shown


def test_names_in_both_languages() -> None:
    english, french = content.names("en"), content.names("fr")
    assert english.keys() == french.keys()
    assert english["dungeon-dice-die-dragon"] == "Gold dragon"
    assert french["dungeon-dice-die-dragon"] == "Dragon d’or"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("count: 2", "count: 3", "equipment dice"),
        ("colour: red", "colour: pink", "no colour"),
        ("treasure: chest\n", "treasure: potion\n", "exactly one face"),
        ("a: [slash]", "a: [slish]", "no symbol"),
        ("{n: 1, x: 1, a: [execute]}", "{n: 1, x: 2, a: [execute]}", "execute goes with x"),
        ("hands: 2", "hands: 3", "needs a kind"),
        ("quality: worn", "quality: shiny", "no quality"),
        ("passive: [hunt]", "passive: [fire]", "without a roll"),
        ("spell: gust", "spell: gost", "no spell"),
        ("total: 87", "total: 88", "88 wanted"),
        ("id: bat", "id: ooze", "two dice"),
        ("roll: false", "rolls: false", "unknown field"),
        ("{level: 1, a: [gust]}", "{level: 7, a: [gust]}", "level from 1 to 5"),
        ("a: [armor, armor]", "a: [armor, armor, armor]", "more than two"),
    ],
)
def test_a_wrong_file_says_file_and_line(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = (ROOT / "data" / "dungeon_dice" / "dice.yaml").read_text()
    assert old in text
    path = tmp_path / "dice.yaml"
    path.write_text(text.replace(old, new, 1))
    source = Source(path)
    with pytest.raises(BadData) as error:
        content.check(source.read(DiceFile), source)
    assert problem in error.value.problem
    assert error.value.line > 1
    assert error.value.file == "dice.yaml"


def test_numbers_of_dice_and_types_agree() -> None:
    assert len(DICE) == 62
    assert [DICE[die] for die in content.IN_BAG[MONSTER]] == [n for n, kind in enumerate(KIND) if kind == MONSTER]
