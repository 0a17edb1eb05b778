"""The order of a combat: D-3, D-4 and D-40 to D-52; single-use dice: D-53 to D-58."""

from __future__ import annotations

import pytest

from engine.core.prompt import Answer
from engine.dungeon_dice.abilities import lowest, strength
from engine.dungeon_dice.content import BREAK, HERO_LEVEL, SINGLE_USE, TYPE
from engine.dungeon_dice.state import Combat, Rolled
from tests.engine.dungeon_dice.table import Table
from tests.rules import rule


@rule("D-3")
def test_strength_is_the_sum_of_what_is_left_and_never_negative() -> None:
    c = Combat(0, 0, [0])
    assert strength(c, 0) == 0
    c.dice = [
        Rolled(HERO_LEVEL, -1, 0, 0, 5),
        Rolled(TYPE["curse"], 26, 0, 1, 5),
        Rolled(HERO_LEVEL, -1, 0, 0, 0, out=1),
    ]
    assert strength(c, 0) == 4 - 3
    c.bonus[0] = 2
    assert strength(c, 0) == 3
    c.dice[0].out, c.bonus[0] = 1, 0
    assert strength(c, 0) == 0


@rule("D-4")
def test_a_face_without_number_is_invisible_to_lowest_die_effects() -> None:
    c = Combat(0, 0, [0])
    c.dice = [Rolled(TYPE["axe"], 37, 0, 0, 0), Rolled(HERO_LEVEL, -1, 0, 0, 3), Rolled(HERO_LEVEL, -1, 0, 0, 1)]
    assert lowest(c, 0) == [2]
    assert strength(c, 0) == 5


@rule("D-40", "D-41", "D-42")
def test_the_fight_rolls_the_monsters_level_and_all_of_the_hero() -> None:
    t = Table()
    t.wear(0, "sword", "armor")
    t.p(0).xp = 3
    t.meet("goblin", 3)
    t.fight([2, 5], [1, 2, 3, 2])
    assert [(d.side, d.owner) for d in t.c.dice] == [(1, -1), (1, -1), (1, -1), (0, 0), (0, 0), (0, 0), (0, 0)]
    assert t.m.view(None).table.combat.strengths == (1 + 2 + 2 + 1, 7)
    assert t.prompt("gear", 0) is None


@rule("D-42")
def test_equipped_dice_may_stay_out_and_cannot_come_in_later() -> None:
    t = Table()
    sword = t.wear(0, "sword", "axe")[0]
    t.meet("goblin", 0)
    t.say("hold", {"dice": [str(sword)]}, 0)
    t.fight([3], [1, 2])
    assert sword not in t.c.worn
    assert len([d for d in t.c.dice if d.side == 0]) == 2
    assert t.prompt("hold", 0) is None


@rule("D-43")
def test_a_hero_without_ready_dice_fights_with_equipment_or_nothing() -> None:
    t = Table()
    t.wear(0, "sword")
    t.p(0).wounds = 1
    t.meet("goblin", 0)
    t.fight([6], [4])
    assert [d.type for d in t.c.dice if d.side == 0] == [TYPE["sword"]]
    t = Table()
    t.p(0).wounds = 1
    t.meet("wolf", 0)
    t.fight([1])
    assert t.s.active == 1


@rule("D-44")
def test_the_same_die_uses_an_ability_once() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("wolf", 1)
    t.fight([6, 6], [1, 5])
    t.use("sword", "slash")
    t.roll(6)  # slash again, with another number
    t.say("aim", str(t.place("sword")))
    assert t.asked() == ["start"]  # the second slash was not offered


@rule("D-44")
def test_two_equal_symbols_are_two_uses() -> None:
    t = Table(4)
    t.wear(0, "dragonscale")
    t.meet("wolf", 1)
    t.fight([6, 5], [1, 6])
    place = t.place("dragonscale")
    for rolled in (4, 3):
        assert t.values("act") == ("pass", f"{place}.armor")
        t.say("act", f"{place}.armor")
        t.roll(rolled)
        t.say("aim", str(t.place("monster_level")))
    assert t.s.active == 1  # 2 against 8: lost, and no third armor


@rule("D-44")
def test_half_used_is_used_when_the_die_is_rerolled() -> None:
    t = Table(4)
    t.wear(0, "sword", "dragonscale")
    t.meet("wolf", 1)
    t.fight([6, 5], [1, 5, 6])
    t.use("dragonscale", "armor")  # one of its two
    t.roll(6)
    t.say("aim", str(t.place("monster_level")))
    t.say("act", "pass", 0)
    t.use("sword", "slash")
    t.roll(3)  # armor again, once
    t.say("aim", str(t.place("dragonscale")))
    assert t.s.active == 1  # not offered: this die has used armor


@rule("D-45")
def test_abilities_are_optional() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("wolf", 1)
    t.fight([1, 1], [6, 6])
    assert t.values("act", 0)[0] == "pass"
    t.draw("key")
    t.say("act", "pass", 0)
    assert t.p(0).xp == 1


@rule("D-45", "D-68")
def test_execute_always_counts() -> None:
    t = Table()
    t.wear(0, "axe")
    t.meet("wolf", 1)
    t.roll(6, 6)
    t.roll(1, 6)
    t.roll(1)
    t.roll(1)
    t.roll(1)
    events = t.say("choose", "fight")  # nobody is asked: two axes' levels beat a level 2 wolf outright
    assert "executed_monster" in t.kinds(events)
    assert t.p(0).xp == 1


@rule("D-46", "D-51")
def test_a_monsters_symbols_are_always_there_and_come_after_the_heroes() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("goblin", 0)
    t.fight([3], [1, 5])
    assert t.prompt("act").seats == (0,)
    t.say("act", "pass", 0)
    assert t.prompt("act").seats == (1,)  # the goblin's slash needs no roll
    assert t.values("act", 1) == ("pass", "0.slash")


@rule("D-47", "D-50")
def test_break_then_armor_then_main() -> None:
    t = Table(4)
    t.wear(0, "hammer", "sword", "armor")
    t.wear(1, "armor_worn")
    t.meet("skeleton", 4)  # slash and armor
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.fight([3, 3, 3], [1, 5, 5, 5], [1, 6])
    assert t.s.stage == "break"
    assert t.values("act", 0) == ("pass", f"{t.place('hammer')}.break")
    t.use("hammer", "break")
    assert t.s.stage == "armor"
    assert t.prompt("act").seats == (0,)  # the active player before the helper
    t.say("act", "pass", 0)
    assert t.prompt("act").seats == (1,)
    t.say("act", "pass", 1)
    assert t.s.stage == "main"  # the skeleton's armor is cancelled
    assert t.values("act", 0) == ("pass", f"{t.place('sword')}.slash")
    t.say("act", "pass", 0)
    assert t.prompt("act").seats == (2,)
    t.roll(1)
    t.use("skeleton", "slash", 2)
    assert t.prompt("act").seats == (
        0,
    )  # D-47.3 (three equal dice need no aim): something happened, so the heroes are asked again
    t.say("act", "pass", 0)
    assert t.s.active == 1


@rule("D-47")
def test_a_break_that_appears_in_the_armor_step_is_used_at_once() -> None:
    t = Table()
    t.wear(0, "hammer")
    t.meet("golem", 4)  # armor twice
    t.fight([3, 3, 3, 3], [6, 4])
    assert t.s.stage == "armor"
    t.roll(5)
    t.use("golem", "armor", 1)
    t.say("aim", str(t.place("hammer")), 1)
    assert t.s.stage == "break"
    assert t.values("act", 0) == ("pass", f"{t.place('hammer')}.break")
    t.use("hammer", "break")
    assert t.s.active == 1  # the second armor is gone; nothing else can be done


@rule("D-48")
def test_armor_passed_over_is_gone_but_one_that_appears_later_counts() -> None:
    t = Table()
    t.wear(0, "sword", "armor")
    t.meet("wolf", 2)
    t.fight([5, 6], [1, 5, 6])
    assert t.s.stage == "armor"
    t.say("act", "pass", 0)
    assert t.values("act", 0) == ("pass", f"{t.place('sword')}.slash")
    t.use("sword", "slash")
    t.roll(5)
    t.say("aim", str(t.place("armor")))
    assert t.values("act", 0) == ("pass", f"{t.place('armor')}.armor")


@rule("D-49")
def test_a_symbol_that_is_rerolled_away_is_lost() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("golem", 0)
    t.fight([3, 3, 3], [6, 6])
    t.roll(1)
    t.use("golem", "armor", 1)
    t.say("aim", str(t.place("sword")), 1)
    assert t.s.active == 1  # no slash left, the fight is lost


@rule("D-52", "D-127")
def test_any_player_may_throw_a_die_at_any_time_and_reopens_the_main_step() -> None:
    t = Table()
    t.wear(0, "sword")
    t.own(1, "curse")
    t.own(2, "bomb")
    t.meet("goblin", 0)
    t.fight([3], [6, 5])
    t.roll(6)
    t.say("throw", "curse.0", 1)  # while seat 0 still thinks
    assert t.m.view(None).table.combat.strengths == (4 + 1 - 3, 3)
    t.say("act", "pass", 0)
    t.say("act", "pass", 1)
    assert [p.seats for p in t.m.prompts if p.kind == "window"] == [(2,)]  # only who holds one is asked
    t.roll(6)
    t.say("window", "bomb.0", 2)
    assert t.prompt("act").seats == (0,)  # reopened
    assert t.m.view(None).table.combat.strengths == (6, 3)


@rule("D-52")
def test_not_after_the_main_step() -> None:
    t = Table()
    t.own(1, "curse")
    t.meet("wolf", 0)
    t.fight([2], [6])
    t.draw("bomb")
    t.say("window", "pass", 1)
    assert t.p(0).xp == 1
    assert t.prompt("throw") is None


@rule("D-127", "D-128", "D-131")
def test_the_window_asks_all_holders_at_once_and_a_time_out_passes() -> None:
    t = Table(4)
    t.own(1, "curse", "bomb")
    t.own(3, "scroll")
    t.own(2, "key", "potion_heal")
    t.meet("wolf", 0)
    t.fight([6], [6])
    windows = [p for p in t.m.prompts if p.kind == "window"]
    assert [p.seats for p in windows] == [(1,), (3,)]
    assert all(p.default == "pass" and p.policy == "window" for p in windows)
    assert t.m.standing(windows[0], "pass") == "pass"
    t.say("window", "pass", 1)
    t.roll(2)
    t.say("window", "scroll.fire.0", 3)  # the order of arrival decides; then everybody is asked again
    assert [p.seats for p in t.m.prompts if p.kind == "window"] == [(1,)]


@rule("D-14")
def test_a_used_die_stays_until_the_combat_ends_then_returns() -> None:
    t = Table()
    bomb = t.own(1, "bomb")[0]
    t.own(1, "curse")
    t.meet("wolf", 0)
    t.fight([6], [1])
    t.roll(1)
    t.say("window", "bomb.0", 1)
    assert bomb not in t.s.bags[SINGLE_USE] and bomb not in t.p(1).dice
    t.say("window", "pass", 1)
    assert bomb in t.s.bags[SINGLE_USE]


@rule("D-53")
@pytest.mark.parametrize(("use", "strengths"), [("bomb.0", (8, 6)), ("bomb.1", (4, 10))])
def test_a_bomb_helps_either_side(use: str, strengths: tuple[int, int]) -> None:
    t = Table()
    t.own(2, "bomb", "curse")
    t.meet("wolf", 0)
    t.fight([6], [6])
    t.roll(6)
    t.say("window", use, 2)
    assert t.m.view(None).table.combat.strengths == strengths


@rule("D-54")
def test_only_a_fighter_drinks_strength() -> None:
    t = Table()
    t.own(0, "potion_strength", "bomb")
    t.own(1, "potion_strength")
    t.meet("wolf", 0)
    t.fight([6], [1])
    assert t.prompt("window", 1) is None
    t.roll(4)
    t.say("window", "strength.0", 0)
    assert t.m.view(None).table.combat.strengths == (4, 6)


@rule("D-55")
def test_a_curse_weakens_the_heroes() -> None:
    t = Table()
    t.own(1, "curse", "bomb")
    t.meet("wolf", 0)
    t.fight([2], [6])
    assert t.values("window", 1) == ("pass", "bomb.0", "bomb.1", "curse.0")
    t.roll(3)
    t.say("window", "curse.0", 1)
    assert t.m.view(None).table.combat.strengths == (2, 2)


@rule("D-57")
def test_a_healing_potion_works_at_once_outside_and_after_a_combat_inside() -> None:
    t = Table()
    t.own(0, "potion_heal", "potion_heal", "bomb")
    t.p(0).xp, t.p(0).wounds = 6, 2
    t.m.reask()
    t.roll(1)
    t.say("drink", "drink", 0)
    assert t.p(0).wounds == 1
    t.meet("wolf", 0)
    t.fight([6], [1, 1])
    t.say("drink", "drink", 0)
    assert t.p(0).wounds == 1  # not yet
    t.roll(6)
    t.say("window", "pass", 0)
    assert t.p(0).wounds == 0  # lost: 2 wounds, then the potion healed two
    assert t.prompt("drink", 0) is None


@rule("D-57")
def test_nobody_drinks_for_another() -> None:
    t = Table()
    t.own(0, "potion_heal")
    t.p(1).wounds = 1
    t.m.reask()
    assert t.prompt("drink") is None


@rule("D-56", "D-73", "D-74")
def test_a_scroll_casts_each_spell_once_and_a_bystander_names_the_side() -> None:
    t = Table()
    t.own(1, "scroll", "scroll")
    t.own(0, "scroll")
    t.meet("wolf", 0)
    t.fight([6], [6])
    spells = ("fire", "drain", "gust", "toad")
    assert t.values("window", 1) == ("pass", *(f"scroll.{s}.{side}" for side in (0, 1) for s in spells))
    assert t.values("window", 0) == ("pass", *(f"scroll.{s}.0" for s in spells))  # a fighter: the heroes
    t.roll(6)
    t.say("window", "scroll.fire.1", 1)
    assert t.m.view(None).table.combat.strengths == (4, 10)
    assert all("fire" not in value for value in (*t.values("window", 0), *t.values("window", 1)))


@rule("D-110")
def test_a_rolled_die_is_not_called_back() -> None:
    t = Table()
    curse = t.own(1, "curse")[0]
    sword = t.own(0, "sword")[0]
    t.own(2, "bomb")
    t.meet("wolf", 0)
    t.fight([3], [6])
    prompt = t.prompt("deal", 1)
    picks = {"to": "0", "about": ["dice"], "give": [str(curse)], "take": [str(sword)], "until": "turn"}
    assert t.m.check(Answer(1, prompt.id, picks)) is None
    t.roll(1)
    t.say("window", "curse.0", 1)
    assert t.m.check(Answer(1, t.prompt("deal", 1).id, picks)) is not None


def test_the_break_bit_is_only_for_hammers() -> None:
    from engine.dungeon_dice.content import EVER, IS_HAMMER, KIND

    assert [n for n, bits in enumerate(EVER) if bits & BREAK] == [n for n in range(len(KIND)) if IS_HAMMER[n]]
