"""Every upgrade card of every hero: its price, the level it brings, and what may not be done."""

from __future__ import annotations

import pytest

from engine.dice_throne.content import content
from tests.engine.dice_throne.table import Table
from tests.rules import rule

PRICES = {
    "barbarian": "smack 2 3, sturdy_blow 1 2, mighty_blow 2, crit_bash 2, fortitude 2, overpower 2, reckless 2, "
    "thick_skin 3",
    "black_widow": "baton_strike 1, infiltrate 2, widows_gauntlets 2, hacked 1, vengeance 2, grapple 2, sabotage 2, "
    "red_room_training 2",
    "gunslinger": "revolver 2, bounty_hunter 1, showdown 2 3, fan_the_hammer 2, take_cover 2, deadeye 2, duel 3, "
    "quick_draw 2",
    "moon_elf": "longbow 2 3, demising_shot 2, covered_shot 2, exploding_arrow 2 3, entangling_shot 2, "
    "blinding_shot 2, eclipse 2, missed_me 3",
    "paladin": "tithe 3, retaliate 1, holy_attack 2, righteous_prayer 2, righteous_combat 2 4, mighty_prayer 2, "
    "holy_light 2, divine_defense 3 4",
    "pyromancer": "fireball 1, pyroblast 2 3, burning_soul 1, combustion 2, hot_streak 2, ignite 2, meteorite 2, "
    "molten_armor 1 3",
    "shadow_thief": "dagger_strike 0, pickpocket 1, shifty_strike 2, insidious_strike 2, shadow_dance 1, carducopia 2, "
    "shadow_defense 3, counter_strike 4",
}
"""What level 2 (and 3) of every ability costs."""
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
    prices = dict(part.split(" ", 1) for part in PRICES[hero].split(", "))[card.upgrades].split(" ")
    cost = int(prices[card.level - 2])
    if cost:
        assert f"card.{name}" not in seated(hero, name, cp=cost - 1).values("main")
    table = seated(hero, name, cp=cost)
    assert table.p(0).levels.get(card.upgrades, 1) == 1
    table.play(name)
    assert table.p(0).levels == {card.upgrades: card.level}
    assert table.p(0).in_play == [name] and name not in table.p(0).discard
    assert table.changed(0) == {**({"cp": -cost} if cost else {}), "hand": -1}


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
