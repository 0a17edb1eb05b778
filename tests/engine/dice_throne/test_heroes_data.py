"""data/dice_throne/ against the fact sheets, field by field and effect by effect; and how wrong data is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from engine.core.content import DATA, BadData, Source
from engine.dice_throne.content import Book, Content, content
from engine.dice_throne.sheets import Ability, Added, Card, CardWhen, Hero, Level, Modifier, Spend, Status, Variant
from engine.dice_throne.vocabulary import Effects, Test
from tests.engine.dice_throne.fact_sheets import FACTS, Reader, sheet
from tests.engine.dice_throne.readings import FIELDS, PASSIVES, READINGS, SETUP, STATUSES, WHEN
from tests.rules import rule

beside = pytest.mark.skipif(not FACTS.exists(), reason="the facts do not lie beside this checkout")
HEROES = tuple(content().books)
LEVEL_FIELDS = {
    "actions": tuple[Spend, ...],
    "upkeep": Effects,
    "turn_end": Effects,
    "foe_no_attack": Effects,
    "on_upgrade": Effects,
    "own_attack": Modifier,
    "reroll_test": Test,
    "on_symbol": dict[str, int],
    "upgrades_in_rolls": bool,
    "rerolls": str,
    "reroll": int,
}


def effects(plain: list[dict[str, Any]]) -> Effects:
    """A reading as the records that data becomes; a word outside the vocabulary is refused."""
    return msgspec.convert(plain, Effects)


def names(fact: dict[str, Any]) -> tuple[str, str]:
    return fact["name"]["en"], fact["name"]["fr"]


def named(ours: Hero | Ability | Added | Card | Status) -> tuple[str, str]:
    return ours.name.en.replace("’", "'"), ours.name.fr.replace("’", "'")


def reader(facts: dict[str, Any]) -> Reader:
    return Reader(facts, {status["id"] for status in facts["statuses"]}, READINGS)


def test_the_first_eight_heroes_are_here():
    assert set(HEROES) >= {
        "barbarian", "paladin", "moon_elf", "pyromancer", "shadow_thief", "gunslinger", "cursed_pirate", "black_widow",
    }  # fmt: skip


@beside
@pytest.mark.parametrize("hero", HEROES)
@rule("T-12", "T-13", "T-14", "T-15", "T-17")
def test_a_hero_has_the_dice_names_and_start_of_its_sheet(hero: str):
    facts, ours = sheet(hero), content().books[hero].hero
    assert named(ours) == names(facts)
    assert (ours.set, ours.complexity, ours.deck_count) == (facts["set"], facts["complexity"], facts["deck_count"])
    assert {symbol: list(faces) for symbol, faces in ours.dice.items()} == facts["dice"]
    assert {s: {"en": n.en, "fr": n.fr} for s, n in ours.symbol_names.items()} == facts["symbol_names"]
    assert msgspec.to_builtins(ours.start) == facts["start"]
    assert list(ours.sides) == facts.get("board_sides", [])
    assert ours.setup == effects(SETUP.get(hero, []))
    assert bool(ours.setup) == bool(facts["setup"])


@beside
@pytest.mark.parametrize("hero", HEROES)
@rule("T-92", "T-94", "T-97", "T-98")
def test_statuses_are_those_of_the_sheet(hero: str):
    facts, ours = sheet(hero)["statuses"], content().books[hero].hero.statuses
    assert [status.id for status in ours] == [fact["id"] for fact in facts]
    for status, fact in zip(ours, facts, strict=True):
        assert named(status) == names(fact)
        expected = {
            "id": status.id,
            "name": fact["name"],
            "polarity": fact["polarity"],
            "stack": fact["stack"],
            "persistent": fact["persistent"],
            "removable": fact.get("removable", True),
            "transferable": fact.get("transferable", True),
            "attack_modifier": fact.get("attack_modifier", False),
            "stack_others": fact.get("stack_others"),
            **STATUSES[status.id],
        }
        assert status == msgspec.convert(expected, Status), status.id
        assert bool(status.spend) == (fact["spend"] is not None), status.id


@beside
def test_statuses_are_those_of_the_index():
    index = yaml.safe_load((FACTS / "statuses_index.yaml").read_text("utf-8"))["statuses"]
    known = {fact["id"]: fact for fact in index}
    for status in content().statuses.values():
        fact = known[status.id]
        assert (status.polarity, status.stack, status.persistent) == (
            fact["polarity"], fact["stack"], fact["persistent"],
        )  # fmt: skip
        assert bool(status.spend) == fact["spendable"], status.id
        assert [hero for hero in fact["used_by"] if hero in HEROES] == [
            hero for hero in sorted(HEROES) if status.id in content().books[hero].statuses
        ]


def same_variants(read: Reader, ours: tuple[Variant, ...], facts: list[dict[str, Any]], where: str) -> None:
    assert len(ours) == len(facts), where
    for variant, fact in zip(ours, facts, strict=True):
        assert msgspec.to_builtins(variant.when) == {"symbols": {}, "straight": "", **fact["when"]}, where
        now, later = read.sentences(fact["effects"])
        assert variant.effects == effects(now), (where, fact["effects"])
        assert variant.after == effects(later), (where, fact["effects"])


def same_level(read: Reader, ability: Ability, number: int, level: Level, fact: dict[str, Any]) -> None:
    where = f"{ability.id} {number}"
    same_variants(read, level.variants, fact.get("variants", []), where)
    assert level.extra == effects([one for line in fact.get("extra", []) for one in read.sentence(line)]), where
    assert level.on_play == effects([one for line in fact.get("on_play", []) for one in read.sentence(line)]), where
    assert level.dice == fact.get("defense_dice", 0), where
    assert [added.id for added in level.adds] == [added["id"] for added in fact.get("adds", [])], where
    for added, other in zip(level.adds, fact.get("adds", []), strict=True):
        assert named(added) == names(other)
        assert added.attack == other.get("attack", True), added.id
        same_variants(read, added.variants, other["variants"], added.id)
    fields = PASSIVES[ability.id][number] if ability.kind == "passive" else FIELDS.get(ability.id, {})
    for name, kind in LEVEL_FIELDS.items():
        ours = getattr(level, name)
        if name in fields:
            assert ours == msgspec.convert(fields[name], kind), (where, name)
        else:
            assert not ours, (where, name)
    if ability.kind == "defensive":
        said = [line for one in fact["effects"] for line in defence_parts(one, fact["defense_dice"])]
        assert level.effects == effects([one for line in said for one in read.sentence(line)]), where
    else:
        assert not level.effects, where


def defence_parts(line: str, dice: int) -> list[str]:
    """`roll N:` at the head of a defence is the defensive roll itself."""
    return line.removeprefix(f"roll {dice}: ").split("; ") if line.startswith("roll ") else [line]


@beside
@pytest.mark.parametrize("hero", HEROES)
def test_abilities_are_those_of_the_sheet_at_every_level(hero: str):
    facts, ours = sheet(hero), content().books[hero].hero
    assert [ability.id for ability in ours.abilities] == [fact["id"] for fact in facts["abilities"]]
    read = reader(facts)
    for ability, fact in zip(ours.abilities, facts["abilities"], strict=True):
        assert named(ability) == names(fact)
        assert ability.kind == fact["kind"], ability.id
        assert ability.attack == fact.get("attack", True), ability.id
        assert ability.side == fact.get("side", ""), ability.id
        assert list(ability.levels) == list(fact["levels"]), ability.id
        for number, level in ability.levels.items():
            same_level(read, ability, number, level, fact["levels"][number])


def same_card(read: Reader, card: Card, fact: dict[str, Any]) -> None:
    assert named(card) == names(fact)
    assert (card.kind, card.cost, card.copies) == (fact["kind"], fact["cost"], fact["copies"]), card.id
    assert (card.promo, card.attack_modifier) == (fact.get("promo", False), fact.get("attack_modifier", False)), card.id
    assert (card.upgrades, card.level) == (fact.get("upgrades", ""), fact.get("level", 0)), card.id
    assert card.when == (msgspec.convert(WHEN[fact["when"]], CardWhen) if "when" in fact else None), card.id
    if "number" in fact:
        assert card.number == fact["number"], card.id
    now, later = read.sentences(fact.get("effects", []))
    assert card.effects == effects(now + later), card.id


@beside
@pytest.mark.parametrize("hero", HEROES)
@rule("T-48", "T-50", "T-51")
def test_cards_are_those_of_the_sheet(hero: str):
    facts, book = sheet(hero), content().books[hero]
    own = [fact for fact in facts["cards"] if not fact.get("common")]
    assert [card.id for card in book.hero.cards] == [fact["id"] for fact in own]
    read = reader(facts)
    for card, fact in zip(book.hero.cards, own, strict=True):
        same_card(read, card, fact)
    assert len(book.deck) == facts["deck_count"] == sum(fact["copies"] for fact in facts["cards"])
    assert sorted(book.deck) == sorted(fact["id"] for fact in facts["cards"])


@beside
def test_common_cards_are_those_of_the_facts():
    facts = yaml.safe_load((FACTS / "common_cards.yaml").read_text("utf-8"))
    ours = content().commons.cards
    assert [card.id for card in ours] == [fact["id"] for fact in facts["cards"]]
    assert {card.id: card.number for card in ours} == facts["printed_numbers"]
    read = Reader({"dice": {}}, set(), READINGS)
    for card, fact in zip(ours, facts["cards"], strict=True):
        same_card(read, card, fact)


@beside
def test_every_reading_is_needed():
    """A sentence that no sheet says any more has no business among the readings."""
    said: set[str] = set()

    def collect(found: Any) -> None:
        if isinstance(found, str):
            said.add(found.removeprefix("then: "))
        elif isinstance(found, dict):
            for one in found.values():
                collect(one)
        elif isinstance(found, list):
            for one in found:
                collect(one)

    for hero in HEROES:
        collect(sheet(hero))
    whole = "\n".join(said)
    assert [line for line in READINGS if line not in whole] == []
    assert set(STATUSES) == set(content().statuses)


def test_passives_and_their_cards_have_levels_for_every_upgrade():
    for book in content().books.values():
        upgrades = {(card.upgrades, card.level) for card in book.hero.cards if card.kind == "upgrade"}
        levels = {(one.id, number) for one in book.hero.abilities for number in one.levels if number > 1}
        assert upgrades == levels, book.id


# -- data that is wrong ----------------------------------------------------------------------------------------------


def broken(tmp_path: Path, old: str, new: str, hero: str = "barbarian") -> None:
    (tmp_path / "heroes").mkdir()
    for path in [DATA / "dice_throne" / "commons.yaml", DATA / "dice_throne" / "heroes" / f"{hero}.yaml"]:
        said = path.read_text("utf-8")
        if path.stem == hero:
            assert old in said
            said = said.replace(old, new, 1)
        (tmp_path / path.relative_to(DATA / "dice_throne")).write_text(said, "utf-8")
    Content(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("{do: deal, amount: 4}", "{do: wound, amount: 4}", "wound"),
        ("{do: deal, amount: 4}", "{do: deal, amout: 4}", "amout"),
        ("symbols: {sword: 4}", "symbols: {spear: 4}", "unknown symbol 'spear'"),
        ("shows: {life: 2}", "shows: {love: 2}", "unknown symbol 'love'"),
        ("status: stun", "status: daze", "unknown status 'daze'"),
        ("deck_count: 33", "deck_count: 32", "a deck of 33 cards, deck_count says 32"),
        ("upgrades: smack, level: 3", "upgrades: smack, level: 4", "to level 4, which there is not"),
        ("upgrades: smack, level: 3", "upgrades: smock, level: 3", "upgrades 'smock'"),
        ("life: [4, 5]", "life: [4, 4]", "each of 1 to 6 once"),
        ("id: smack_3", "id: smack_2", "two cards are called 'smack_2'"),
        ("id: sturdy_blow\n", "id: smack\n", "two abilities have the same id"),
        ("id: barbarian", "id: barbara", "in a file of another name"),
    ],
)
def test_wrong_data_is_refused_with_its_file_and_line(tmp_path: Path, old: str, new: str, says: str):
    with pytest.raises(BadData) as refused:
        broken(tmp_path, old, new)
    assert says in str(refused.value)
    assert re.search(r"barbarian\.yaml:\d+", str(refused.value))


def test_right_data_is_read(tmp_path: Path):
    broken(tmp_path, "deck_count: 33", "deck_count: 33")


def test_two_heroes_agree_on_a_status_they_share(tmp_path: Path):
    (tmp_path / "heroes").mkdir()
    for path in sorted((DATA / "dice_throne").rglob("*.yaml")):
        said = path.read_text("utf-8")
        if path.stem == "pyromancer":
            said = said.replace("stuns: true", "hides: true", 1)
        (tmp_path / path.relative_to(DATA / "dice_throne")).write_text(said, "utf-8")
    with pytest.raises(BadData, match="status 'stun' differs from another hero's"):
        Content(tmp_path)


def test_the_book_of_a_hero_knows_its_deck():
    book: Book = content().books["barbarian"]
    assert len(book.deck) == 33 and len(set(book.deck)) == 33
    assert Source(DATA / "dice_throne" / "heroes" / "barbarian.yaml").read(Hero) == book.hero
