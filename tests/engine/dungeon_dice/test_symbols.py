"""Every symbol has a case: D-59 to D-77, D-132 to D-134."""

from __future__ import annotations

import pytest

from engine.dungeon_dice.content import ABILITIES, FILE, TYPE
from tests.engine.dungeon_dice.table import Table, strengths
from tests.rules import rule


def duel_of_words(t: Table, name: str, face: int, monster_face: tuple[str, int], foe: list[int]) -> None:
    """Seat 0 wears one die that shows a face (1 to 6) against a monster."""
    t.wear(0, name)
    t.meet(*monster_face)
    t.fight(foe, [1, face])


# -- symbols of heroes -----------------------------------------------------------------------------------------------


@rule("D-59")
def test_slash_rerolls_a_die_of_the_own_side_only() -> None:
    t = Table()
    duel_of_words(t, "sword", 5, ("wolf", 1), [6, 6])
    t.use("sword", "slash")
    assert t.values("aim", 0) == (str(t.place("hero_level")), str(t.place("sword")))  # itself included
    t.roll(6)
    t.say("aim", str(t.place("hero_level")))
    assert t.s.active == 1


@rule("D-59")
def test_a_die_may_be_rerolled_by_several_sources() -> None:
    t = Table()
    t.wear(0, "sword", "sword_superior")
    t.meet("wolf", 1)
    t.fight([5, 5], [1, 5, 5])
    for name in ("sword", "sword_superior"):
        t.use(name, "slash")
        t.roll(6)
        t.say("aim", str(t.place("hero_level")))
    assert t.p(0).wounds == 1  # 4 + 1 + 2 against 10


@rule("D-60")
def test_armor_makes_the_enemy_reroll_a_die_of_the_users_choice() -> None:
    t = Table()
    duel_of_words(t, "armor", 5, ("wolf", 1), [6, 5])
    t.use("armor", "armor")
    assert len(t.values("aim", 0)) == 2
    t.roll(1)
    t.say("aim", t.values("aim", 0)[0])
    assert t.p(0).wounds == 1


@rule("D-61")
def test_break_cancels_armor_for_the_rest_of_the_combat() -> None:
    t = Table()
    duel_of_words(t, "hammer", 5, ("golem", 4), [3, 3, 3, 3])
    t.use("hammer", "break")
    assert t.s.active == 1  # both armors of the golem are gone, nobody else is asked
    t = Table()
    duel_of_words(t, "hammer", 5, ("wolf", 1), [3, 3])
    assert t.s.active == 1  # nothing to break: not asked


@rule("D-62")
def test_entangle_removes_the_lowest_die_and_repeats_add_up() -> None:
    t = Table()
    t.wear(0, "whip", "thorn_whip")
    t.meet("wolf", 3)
    t.fight([6, 2, 4], [6, 5, 5])
    t.use("whip", "entangle")
    assert strengths(t) == (6, 10)  # the 2 is gone
    t.draw("bomb")
    t.draw("key")  # for the 6
    t.use("thorn_whip", "entangle")
    assert (t.p(0).xp, t.p(0).wounds) == (1, 1)  # the 4 too: 6 against 6, a tie


@rule("D-62", "D-126")
def test_the_user_picks_among_equal_lowest_dice() -> None:
    t = Table()
    t.wear(0, "sword", "axe")
    t.meet("snake", 0)
    t.fight([6], [1, 1, 2])
    t.say("act", "0.entangle", 1)
    assert len(t.values("aim", 1)) == 3  # three different dice with a 1


@rule("D-63")
def test_drain_adds_the_number_but_no_ability() -> None:
    t = Table()
    duel_of_words(t, "vampire_blade", 6, ("wolf", 1), [2, 6])
    t.use("vampire_blade", "drain")
    assert t.p(0).wounds == 1  # 1 + 2 + 2 against 6: lost by one
    t = Table()
    t.wear(0, "sword")
    t.own(2, "bomb")
    t.meet("zombie", 3)
    t.fight([1, 1], [6, 5])
    t.say("act", "pass", 0)
    t.say("act", "0.drain", 1)  # takes the sword with its 1 and its slash
    assert strengths(t) == (4, 3)
    assert t.asked() == ["window"]  # the slash went out with its die, and the zombie cannot use it


@rule("D-3", "D-63")
def test_a_side_without_dice_has_no_strength_whatever_it_drained() -> None:
    t = Table()
    t.own(2, "bomb", "curse")
    t.wear(0, "vampire_blade", "whip")
    t.meet("wolf", 0)
    t.fight([3], [1, 5, 5])
    t.use("whip", "entangle")
    assert strengths(t) == (1 + 1 + 0, 0)
    t.c.bonus[1] = 5
    assert strengths(t) == (2, 0)
    t.roll(4)
    t.say("window", "bomb.1", 2)
    assert strengths(t)[1] == 3 + 5  # a bomb is a die


@rule("D-64")
def test_fear_takes_any_die_of_the_heroes() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("ghost", 3)
    t.fight([1, 1, 1], [6, 4])
    t.say("act", "0.fear", 1)
    assert t.values("aim", 1) == (str(t.place("hero_level")), str(t.place("sword")))
    t.roll(1)
    t.say("aim", str(t.place("hero_level")), 1)
    assert t.p(0).xp == 1  # 3 against 3


@rule("D-65", "D-75")
def test_fire_rolls_the_fire_die_for_every_symbol() -> None:
    t = Table()
    duel_of_words(t, "flame_sword", 5, ("wolf", 3), [4, 4, 3])
    t.own(2, "bomb")
    t.roll(6)
    t.use("flame_sword", "fire")
    assert strengths(t) == (1 + 2 + 4, 11)
    assert t.c.cast == []  # a symbol does not use up the spell


@rule("D-66")
def test_gust_restarts_the_combat_once() -> None:
    t = Table()
    t.wear(0, "storm_bow")
    t.own(2, "bomb", "curse", "scroll")
    t.say("start", "search")
    t.draw("skeleton")
    t.roll(4)  # level 2, armor
    t.say("hunt", "search")
    t.fight([6, 6], [1, 5])
    t.roll(1)
    t.say("act", "0.armor", 1)
    t.say("aim", str(t.place("hero_level")), 1)
    t.roll(6)
    t.say("throw", "bomb.1", 2)
    assert strengths(t) == (4, 16)
    t.roll(1, 2, 6, 1)  # two monster dice, the hero die, the bomb; not the bow
    t.use("storm_bow", "gust")
    assert strengths(t) == (3 + 4, 3 + 1)
    assert t.s.stage == "armor"  # from the start, abilities refreshed
    assert t.values("act", 1) == ("pass", "0.armor")
    t.say("act", "pass", 1)
    assert all(".gust" not in value and "gust" not in value for value in t.values("window", 2))


@rule("D-66")
def test_removed_dice_come_back_with_a_gust() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("bat", 3)
    t.fight([1, 1], [6, 4])
    t.c.dice[t.place("sword")].out = 1
    t.c.bonus = [0, 3]
    t.own(2, "bomb")
    t.roll(1, 1, 6, 4)
    t.say("act", "0.gust", 1)
    assert strengths(t) == (4 + 3, 2)


@rule("D-66")
def test_cast_spells_are_rolled_again_by_a_gust() -> None:
    t = Table()
    t.own(2, "scroll", "bomb")
    t.meet("bat", 3)
    t.fight([1, 1], [6])
    t.roll(6)  # toad!
    t.say("throw", "scroll.toad.1", 2)
    assert t.c.toads == [0]
    assert strengths(t) == (0, 2)
    t.roll(1, 1, 6, 1)  # the toad die misses now: the hero changes back
    t.say("act", "0.gust", 1)
    assert t.c.toads == []
    assert strengths(t) == (4, 2)


@rule("D-66")
@pytest.mark.parametrize(("before", "toads"), [(6, [0]), (1, [])])
def test_a_toad_die_that_shows_toad_after_the_gust_works(before: int, toads: list[int]) -> None:
    t = Table()
    t.own(2, "scroll", "bomb")
    t.meet("bat", 3)
    t.fight([1, 1], [6])
    t.roll(before)
    t.say("throw", "scroll.toad.1", 2)
    assert t.c.toads == toads
    t.roll(1, 1, 6, 5)
    t.say("act", "0.gust", 1)
    assert t.c.toads == [0]
    assert strengths(t) == (0, 2)


@rule("D-66", "D-128")
def test_a_gust_in_the_middle_of_an_ability_makes_it_fresh() -> None:
    t = Table()
    t.wear(0, "sword")
    t.own(2, "scroll", "bomb")
    t.meet("wolf", 1)
    t.fight([6, 6], [1, 5])
    t.use("sword", "slash")
    assert t.asked() == ["aim"]
    t.roll(2)
    t.roll(1, 1, 1, 5)
    t.say("throw", "scroll.gust.0", 2)
    assert t.asked() == ["act"]  # not aimed twice
    assert t.values("act", 0) == ("pass", f"{t.place('sword')}.slash")


@rule("D-67")
def test_a_toad_keeps_its_single_use_dice_only() -> None:
    t = Table()
    t.own(1, "scroll", "bomb")
    t.own(2, "bomb")
    t.own(0, "potion_strength")
    t.wear(0, "flame_sword", "armor")
    t.meet("wolf", 1)
    t.fight([6, 6], [6, 5, 1])
    t.roll(6)
    t.use("flame_sword", "fire")
    t.roll(6)
    t.say("throw" if t.prompt("throw", 0) else "window", "strength.0", 0)
    assert strengths(t) == (4 + 2 + 4 + 4, 12)
    t.roll(6)
    t.say("throw" if t.prompt("throw", 1) else "window", "scroll.toad.1", 1)
    assert strengths(t) == (4, 12)  # hero, sword, armor and the fire it lit are gone; the potion is not


@rule("D-61", "D-125")
def test_nobody_is_asked_to_break_an_armor_that_is_not_there() -> None:
    t = Table()
    t.wear(0, "hammer")
    t.meet("skeleton", 0)  # slash only: its face stays
    t.fight([3], [1, 5])
    assert t.prompt("act").seats == (1,)


@rule("D-67")
def test_a_toad_has_no_dice_and_a_toad_monster_gives_one_glory() -> None:
    t = Table()
    t.own(0, "scroll")
    t.own(1, "bomb")
    t.meet("witch", 0)
    t.fight([6, 6, 6], [1])
    t.roll(6)
    t.say("throw", "scroll.toad.0", 0)
    assert strengths(t) == (1, 0)
    assert t.asked() == ["window"]  # its scroll stopped with it
    t.roll(1)
    t.say("window", "pass", 1)
    assert t.p(0).trophies == [TYPE["witch"]]
    assert t.glory(0) == 1  # not 2
    t.s.players[2].trophies, t.s.players[0].trophies = t.s.players[0].trophies, []
    assert t.glory(2) == 1  # for good, whoever owns it


@rule("D-67", "D-70")
def test_after_combat_symbols_of_a_toad_are_lost() -> None:
    t = Table()
    t.own(0, "scroll")
    t.own(1, "bomb")
    t.meet("ghost", 0)
    t.fight([6, 6], [1])
    t.roll(5)
    t.say("window", "scroll.toad.0", 0)
    t.roll(1)
    t.say("window", "pass", 1)
    assert t.p(0).wounds == 0  # no pain
    assert t.glory(0) == 1


@rule("D-68")
@pytest.mark.parametrize(("face", "wins"), [(5, False), (6, True)])
def test_execute_beats_a_monster_of_its_level(face: int, wins: bool) -> None:
    t = Table()
    t.wear(0, "axe")
    t.meet("wolf", 1)
    t.roll(6, 6)
    t.roll(6, face)
    for _ in range(3):
        t.roll(1)
    t.say("choose", "fight")
    assert (t.p(0).xp == 1) == wins


@rule("D-69")
def test_heal_on_a_hero_die_heals_its_owner() -> None:
    t = Table()
    t.wear(0, "healer_mail")
    t.p(0).xp, t.p(0).wounds = 3, 1
    t.meet("wolf", 0)
    t.roll(1)
    t.roll(6, 6)
    t.roll(1)
    t.say("choose", "fight")
    assert t.p(0).wounds == 0


@rule("D-69", "D-81")
def test_heal_on_a_monster_heals_the_active_player_if_beaten() -> None:
    for rolled, wounds in ((1, 0), (5, 2)):
        t = Table()
        t.p(0).xp, t.p(0).wounds = 3, 1
        t.meet("ooze", 0)
        t.roll(rolled)
        t.roll(6)
        t.roll(1)
        t.say("choose", "fight")
        assert t.p(0).wounds == wounds


@rule("D-70", "D-81")
def test_pain_wounds_the_active_player_of_the_winners() -> None:
    t = Table()
    t.p(0).xp = t.p(1).xp = 3
    t.meet("ghost", 0)
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(1, 1)
    t.roll(6, 6)
    t.roll(6, 6)
    t.roll(1)
    t.say("choose", "fight")
    assert [t.p(n).wounds for n in range(3)] == [1, 0, 0]


@rule("D-72", "D-73")
def test_a_miss_still_counts_as_cast() -> None:
    t = Table()
    t.own(0, "scroll", "scroll")
    t.meet("wolf", 0)
    t.fight([6], [1])
    t.roll(1)
    t.say("window", "scroll.fire.0", 0)
    assert strengths(t) == (1, 6)
    assert "scroll.fire.0" not in t.values("window", 0)


@rule("D-73")
def test_a_double_drain_takes_two_dice() -> None:
    t = Table()
    t.own(0, "scroll", "bomb")
    t.meet("wolf", 3)
    t.fight([2, 3, 6], [4])
    t.roll(6)
    t.say("window", "scroll.drain.0", 0)
    assert strengths(t) == (3 + 2 + 3, 6)


@rule("D-73", "D-74")
def test_a_staff_with_a_scroll_casts_for_the_heroes() -> None:
    t = Table()
    duel_of_words(t, "wizard_staff", 6, ("wolf", 3), [2, 3, 6])
    t.own(1, "bomb")
    t.use("wizard_staff", "scroll")
    assert t.values("spell", 0) == ("fire", "drain", "gust", "toad")
    t.roll(6)
    t.say("spell", "fire")
    assert strengths(t) == (1 + 2 + 4, 11)


@rule("D-76")
@pytest.mark.parametrize(
    ("name", "face", "spell"),
    [
        ("fire_elemental", 0, "fire"),
        ("zombie", 3, "drain"),
        ("bat", 0, "gust"),
        ("dragon", 0, "gust"),
        ("dragon", 0, "fire"),
    ],
)
def test_a_monster_does_not_feel_its_own_spell(name: str, face: int, spell: str) -> None:
    t = Table()
    t.own(0, "scroll")
    t.own(1, "scroll")
    t.meet(name, face)
    t.fight([1] * FILE.monster[TYPE[name]].faces[face].level, [6])
    fighter, bystander = t.prompt("throw", 0) or t.prompt("window", 0), t.prompt("throw", 1) or t.prompt("window", 1)
    assert f"scroll.{spell}.0" not in fighter.field.values
    assert f"scroll.{spell}.0" not in bystander.field.values
    assert f"scroll.{spell}.1" in bystander.field.values


@rule("D-76")
def test_nor_the_same_symbol_on_gear() -> None:
    t = Table()
    duel_of_words(t, "flame_sword", 6, ("fire_elemental", 0), [1, 1])
    assert t.prompt("act").seats == (1,)  # only the elemental may use fire


@rule("D-77")
def test_a_witch_is_immune_to_what_she_casts() -> None:
    t = Table()
    t.wear(0, "flame_sword")
    t.own(0, "scroll")
    t.meet("witch", 0)
    t.fight([6, 6, 6], [1, 5])
    t.say("act", "pass", 0)
    t.say("act", "0.scroll", 1)
    t.roll(1)
    t.say("spell", "fire", 1)
    assert t.c.immune == [ABILITIES["fire"]]
    assert "act" not in t.asked()  # the flame sword's fire does nothing to her now
    assert "scroll.fire.0" not in t.values("window", 0)
