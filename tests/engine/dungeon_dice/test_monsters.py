"""Every face of every monster, and the monster that acts by itself: D-46, D-131 to D-134."""

from __future__ import annotations

import pytest

from engine.dungeon_dice import monster
from engine.dungeon_dice.content import ABILITIES, DRAIN, FEAR, FILE, GUST, SLASH, TOAD
from tests.engine.dungeon_dice.table import Table, strengths
from tests.rules import rule

# -- every monster ---------------------------------------------------------------------------------------------------


@rule("D-46")
@pytest.mark.parametrize("die", FILE.monster, ids=lambda die: die.id)
@pytest.mark.parametrize("face", range(6))
def test_every_face_of_every_monster(die, face: int) -> None:
    """Met, fought, its combat abilities offered to the controller; or its treasure found."""
    t = Table()
    t.wear(0, "sword", "axe", "armor_worn")
    shown = die.faces[face]
    if shown.treasure:
        t.draw(die.id)
        t.roll(6)
        t.roll(1)
        t.say("start", "search")
        assert len(t.p(0).dice) == 4
        return
    t.meet(die.id, face)
    level = t.m.view(None).table.combat.level
    assert level == shown.level
    t.roll(*[3] * level)
    t.roll(1, 1, 2, 3)
    for _ in range(8):
        t.roll(1)
    t.say("choose", "fight")
    wanted = [symbol for symbol in dict.fromkeys(shown.a) if symbol in ABILITIES]
    if not wanted:
        assert t.asked() == ["start"]
        return
    first = ["armor"] if "armor" in wanted else wanted
    assert t.values("act", 1) == ("pass", *(f"0.{symbol}" for symbol in first))


# -- the automatic monster -------------------------------------------------------------------------------------------


def two_heroes(monster_name: str, face: int, foe: list[int], first: list[int], second: list[int], *gear: str) -> Table:
    """Two players, the other one helps: nobody is left to control the monster."""
    t = Table(2)
    if gear:
        t.wear(0, *gear)
    t.meet(monster_name, face)
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.own(0, "bomb")
    t.roll(*foe)
    t.roll(*first)
    t.roll(*second)
    return t


@rule("D-132")
def test_the_other_of_two_players_controls_the_monster() -> None:
    t = Table(2)
    t.meet("goblin", 0)
    t.fight([3], [1])
    assert t.c.controller == 1
    assert t.prompt("act").seats == (1,)


@rule("D-132", "D-133")
def test_with_both_fighting_the_monster_acts_by_itself() -> None:
    t = two_heroes("goblin", 3, [1, 3], [6], [6])
    t.roll(5)  # slash: the lowest monster die below its mean
    t.say("choose", "fight")
    assert strengths(t) == (8, 8)
    assert t.asked() == ["window"]


@rule("D-133")
def test_automatic_armor_entangle_drain_fire_and_fear() -> None:
    t = two_heroes("golem", 0, [3, 3, 3], [6], [1])
    t.roll(1)
    t.say("choose", "fight")
    assert strengths(t) == (1 + 1, 9)  # the highest die above its mean
    t = two_heroes("snake", 0, [3], [6], [2])
    t.say("choose", "fight")
    assert strengths(t) == (4, 3)
    t = two_heroes("demon", 0, [3, 3, 3], [6], [2])
    t.say("choose", "fight")
    assert strengths(t) == (4, 11)
    t = two_heroes("fire_elemental", 0, [3, 3], [6], [6])
    t.roll(4)
    t.say("choose", "fight")
    assert strengths(t) == (8, 9)
    t = two_heroes("ghost", 3, [3, 3, 3], [6], [4])
    t.say("choose", "fight")
    assert strengths(t) == (3, 9)


@rule("D-133")
def test_automatic_gust_only_when_not_winning_and_slash_not_when_winning() -> None:
    t = two_heroes("bat", 0, [6], [1], [1])
    t.say("choose", "fight")
    assert not t.c.gusted
    t = two_heroes("bat", 0, [1], [6], [6])
    t.roll(2, 1, 1)
    t.say("choose", "fight")
    assert t.c.gusted and strengths(t) == (2, 2)
    t = two_heroes("goblin", 3, [1, 6], [1], [1])
    t.say("choose", "fight")
    assert strengths(t) == (2, 7)


@rule("D-133")
def test_automatic_scroll_takes_the_best_swing() -> None:
    t = two_heroes("witch", 0, [2, 2, 2], [6], [6])
    t.roll(2)
    t.say("choose", "fight")
    assert t.c.cast == [DRAIN]  # two times a 4 is more than fire
    assert monster.best_spell(t.c, 1, [TOAD, GUST]) == GUST  # 8 against 6
    t.c.bonus[1] = 3
    assert monster.best_spell(t.c, 1, [TOAD, GUST]) == TOAD  # no gust when winning


@rule("D-134")
def test_equally_bad_choices_are_asked_of_the_other_player() -> None:
    t = two_heroes("ghost", 3, [3, 3, 3], [6], [6])
    t.say("choose", "fight")
    assert t.prompt("aim").seats == (1,)
    assert len(t.values("aim", 1)) == 2


@rule("D-131", "D-133")
def test_an_absent_controller_acts_by_the_same_rule() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("golem", 0)
    t.fight([3, 3, 3], [6, 1])
    prompt = t.prompt("act", 1)
    assert prompt.default == "0.armor"
    t.say("act", prompt.default, 1)
    assert t.prompt("aim", 1).default == str(t.place("hero_level"))
    assert monster.worst(t.c, FEAR, 1, [t.place("hero_level"), t.place("sword")]) == [t.place("hero_level")]
    assert monster.worst(t.c, SLASH, 0, [t.place("hero_level"), t.place("sword")]) == [t.place("sword")]
