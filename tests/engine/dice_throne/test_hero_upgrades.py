"""Every upgrade card of every hero: its price, the level it brings, and what may not be done."""

from __future__ import annotations

import pytest

from engine.dice_throne.content import content
from tests.engine.dice_throne.table import Table
from tests.rules import rule

UPGRADES = [
    (book.id, card.id) for book in content().books.values() for card in book.hero.cards if card.kind == "upgrade"
]


def seated(hero: str, *cards: str, cp: int) -> Table:
    table = Table(hero, "moon_elf" if hero != "moon_elf" else "barbarian")
    table.give(0, *cards)
    table.set(0, cp=cp)
    return table


@pytest.mark.parametrize(("hero", "name"), UPGRADES)
@rule("T-50", "T-51")
def test_an_upgrade_costs_its_price_and_lifts_its_slot(hero: str, name: str):
    card = content().books[hero].cards[name].card
    if card.cost:
        assert f"card.{name}" not in seated(hero, name, cp=card.cost - 1).values("main")
    table = seated(hero, name, cp=card.cost)
    assert table.p(0).levels.get(card.upgrades, 1) == 1
    table.play(name)
    assert table.p(0).levels == {card.upgrades: card.level}
    assert table.p(0).in_play == [name] and name not in table.p(0).discard
    assert table.changed(0) == {**({"cp": -card.cost} if card.cost else {}), "hand": -1}


@pytest.mark.parametrize(("hero", "name"), [(h, n) for h, n in UPGRADES if content().books[h].cards[n].card.level == 3])
@rule("T-51")
def test_level_3_costs_the_difference_on_level_2_and_never_goes_back(hero: str, name: str):
    book = content().books[hero]
    card = book.cards[name].card
    below = next(c for c in book.hero.cards if c.upgrades == card.upgrades and c.level == 2)
    table = seated(hero, name, below.id, cp=15)
    table.play(below.id)
    table.play(name)
    assert table.changed(0) == {"cp": -card.cost, "hand": -2}  # level 2 and the difference
    assert table.p(0).levels == {card.upgrades: 3}
    table = seated(hero, name, below.id, cp=15)
    table.play(name)
    assert f"card.{below.id}" not in table.values("main")


@pytest.mark.parametrize(("hero", "name"), UPGRADES)
@rule("T-50")
def test_an_upgrade_is_for_the_own_main_phase(hero: str, name: str):
    foe = "moon_elf" if hero != "moon_elf" else "barbarian"
    table = Table(foe, hero)
    table.give(1, name)
    table.set(1, cp=15)
    prompt = table.prompt("interrupt", 1)
    assert prompt is None or f"card.{name}" not in prompt.fields[0].values  # the Paladin's Tithe is always there


def test_there_are_upgrades_for_seven_of_the_eight():
    assert {hero for hero, _ in UPGRADES} >= set(content().books) - {"cursed_pirate"}
    assert "cursed_pirate" not in {hero for hero, _ in UPGRADES}
