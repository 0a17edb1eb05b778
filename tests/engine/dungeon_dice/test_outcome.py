"""What a combat brings, and locks: D-13, D-20, D-58, D-78 to D-94, D-117, D-129, D-130."""

from __future__ import annotations

import pytest

from engine.dungeon_dice.content import ARTIFACT, DIE_IDS, EQUIPMENT, SINGLE_USE
from tests.engine.dungeon_dice.table import Table, chest, told
from tests.rules import rule

# -- win, tie, loss --------------------------------------------------------------------------------------------------


@rule("D-78", "D-79", "D-80", "D-130")
@pytest.mark.parametrize(
    ("hero", "foe", "how", "xp", "wounds", "dice"),
    [(6, 3, "win", 1, 0, 1), (5, 3, "tie", 1, 1, 1), (1, 3, "loss", 0, 1, 0)],
)
def test_higher_wins_equal_wins_with_a_wound_lower_loses(
    hero: int, foe: int, how: str, xp: int, wounds: int, dice: int
) -> None:
    t = Table()
    t.p(0).xp = 0
    t.meet("wolf", 0)
    t.roll(foe)
    t.roll(hero)
    if dice:
        t.draw("bomb")
    events = t.say("choose", "fight")  # nothing else is asked
    assert told(events, "outcome")["how"] == how
    assert (t.p(0).xp, t.p(0).wounds, len(t.p(0).dice)) == (xp, wounds, dice)
    assert len(t.s.bags[0]) == 14
    assert t.s.active == 1


@rule("D-80", "D-69")
def test_a_loss_has_no_after_combat_effect() -> None:
    t = Table()
    t.wear(0, "healer_mail")
    t.p(0).xp, t.p(0).wounds = 3, 1
    t.meet("ooze", 0)
    t.fight([6], [1, 5])
    assert t.p(0).wounds == 2


@rule("D-81", "D-70")
def test_a_tie_against_a_ghost_wounds_twice() -> None:
    t = Table()
    t.p(0).xp = 6
    t.meet("ghost", 0)
    t.roll(5, 4)
    t.roll(4, 4, 4)
    t.roll(1)
    t.say("choose", "fight")
    assert t.p(0).wounds == 2


# -- trophies and treasure -------------------------------------------------------------------------------------------


@rule("D-20", "D-82")
@pytest.mark.parametrize(("monster", "glory"), [("wolf", 0), ("ghost", 1), ("demon", 2), ("dragon", 3)])
def test_coloured_monsters_are_kept_as_trophies(monster: str, glory: int) -> None:
    t = Table()
    t.wear(0, "axe")
    t.own(0, "bomb")
    t.meet(monster, 0)
    t.roll(*[1] * t.m.view(None).table.combat.level)
    t.roll(6, 4)
    t.say("choose", "fight")
    t.roll(1)
    while t.asked() != ["start"]:
        t.say(t.asked()[0], "pass")
    assert t.glory(0) == glory
    assert [DIE_IDS[die] for die in t.p(0).trophies] == ([monster] if glory else [])


@rule("D-20")
def test_glory_is_counted_from_what_a_player_owns() -> None:
    t = Table()
    blade = t.own(0, "vampire_blade", "golem")[0]
    t.p(0).xp = 6
    assert [t.glory(0), t.glory(1)] == [3, 0]
    t.say("deal", {"to": "1", "about": ["dice"], "give": [str(blade)], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    assert [t.glory(0), t.glory(1)] == [2, 1]


@rule("D-83", "D-84", "D-85")
def test_treasure_first_then_a_single_use_die_for_every_six() -> None:
    t = Table()
    t.p(0).xp = 6
    t.meet("goblin", 3)
    t.fight([6, 6], [6, 6, 6])
    t.draw("axe", "bomb", "key")
    t.say("act", "pass", 1)
    assert t.names(0) == ["axe", "bomb", "key"]


@rule("D-84")
def test_a_removed_six_brings_nothing() -> None:
    t = Table()
    t.wear(0, "whip")
    t.meet("wolf", 0)
    t.fight([6], [6, 5])
    t.draw("bomb")
    t.use("whip", "entangle")
    assert t.names(0) == ["whip", "bomb"]


@rule("D-13")
def test_an_empty_bag_gives_from_the_next_lower_one() -> None:
    t = Table()
    t.s.bags[EQUIPMENT], kept = [], t.s.bags[EQUIPMENT]
    t.p(1).dice += kept
    t.meet("goblin", 0)
    t.fight([1], [6])
    t.draw("bomb")
    t.say("act", "pass", 1)
    assert t.names(0) == ["bomb"]
    t = Table()
    t.p(1).dice = t.s.bags[SINGLE_USE]
    t.s.bags[SINGLE_USE] = []
    t.draw("ooze")
    t.roll(6)
    events = t.say("start", "search")
    assert "bag_empty" in t.kinds(events)
    assert t.names(0) == []


@rule("D-13")
def test_no_artifact_left_means_equipment() -> None:
    t = Table()
    t.own(0, "key")
    gone, t.s.bags[ARTIFACT] = t.s.bags[ARTIFACT], []
    t.p(0).dice += gone[:3]
    t.p(1).dice += gone[3:6]
    t.p(2).dice += gone[6:9]
    t.s.hunted = gone[9:]  # the tenth lies apart: nobody may have four
    t.draw("dragon")
    t.roll(6)
    t.say("start", "search")
    t.draw("axe")
    t.say("lock", t.values("lock")[0])
    assert "axe" in t.names(0)


# -- locks -----------------------------------------------------------------------------------------------------------


@rule("D-88", "D-129")
def test_nobody_is_asked_if_nobody_can_open() -> None:
    t = Table()
    t.draw("witch")
    t.roll(6)
    t.draw("axe")
    t.say("start", "search")
    assert t.names(0) == ["axe"]  # D-93
    assert t.s.active == 1


@rule("D-58", "D-89")
def test_an_own_key_opens_without_a_roll_and_is_spent() -> None:
    t = Table()
    key = t.own(0, "key")[0]
    chest(t)
    assert t.values("lock") == (f"use_key.{key}", "leave")
    t.draw("thorn_whip")
    t.say("lock", f"use_key.{key}")
    assert t.names(0) == ["thorn_whip"]
    assert key in t.s.bags[SINGLE_USE]


@rule("D-88", "D-92", "D-93")
def test_a_skeleton_key_is_rolled_once_and_kept() -> None:
    t = Table()
    bone, key = t.own(0, "skeleton_key", "key")
    chest(t)
    assert t.values("lock") == (f"use_key.{key}", f"roll_skeleton_key.{bone}", "leave")
    t.roll(3)
    t.say("lock", f"roll_skeleton_key.{bone}")
    assert t.values("lock") == (f"use_key.{key}", "leave")  # one roll a chest
    t.draw("axe")
    t.say("lock", "leave")
    assert t.names(0) == ["skeleton_key", "key", "axe"]  # the artifact's chance is gone
    t = Table()
    bone = t.own(0, "skeleton_key")[0]
    chest(t)
    t.roll(4)
    t.draw("thorn_whip")
    t.say("lock", f"roll_skeleton_key.{bone}")
    assert t.names(0) == ["skeleton_key", "thorn_whip"]


@rule("D-91")
def test_a_break_that_a_fighter_shows_opens_the_lock() -> None:
    t = Table()
    t.wear(0, "titan_hammer")
    t.meet("demon", 0)
    t.fight([1, 1, 1], [6, 6])
    t.draw("thorn_whip")
    events = t.say("act", "pass", 1)
    assert "lock_broken" in t.kinds(events)
    assert "thorn_whip" in t.names(0)


@rule("D-91")
@pytest.mark.parametrize(("face", "opened"), [(4, False), (5, True)])
def test_any_hammer_is_rolled_once_at_an_unguarded_chest(face: int, opened: bool) -> None:
    t = Table()
    hammer = t.own(0, "hammer")[0]
    chest(t)
    t.roll(face)
    t.draw("thorn_whip" if opened else "axe")
    t.say("lock", f"roll_hammer.{hammer}")
    assert t.names(0) == ["hammer", "thorn_whip" if opened else "axe"]


@rule("D-91")
def test_a_hammer_that_fought_in_vain_is_not_rolled_again() -> None:
    t = Table()
    t.wear(0, "hammer", "vampire_blade")
    t.p(0).xp = 6
    t.meet("demon", 0)
    t.fight([1, 1, 1], [6, 6, 6, 4, 3])
    t.draw("axe")
    t.say("act", "pass", 1)
    assert "axe" in t.names(0)


@rule("D-90", "D-94", "D-117")
def test_a_key_of_another_player_comes_with_terms() -> None:
    t = Table()
    key = t.own(2, "key")[0]
    t.own(1, "sword")
    chest(t)
    assert [p.seats for p in t.m.prompts if p.kind == "key_terms"] == [(2,)]  # only the holder is asked
    terms = {"answer": f"use_key:2:{key}:", "about": ["split"], "what": "treasure", "share": "2"}
    t.say("key_terms", terms, 2)
    assert t.values("lock") == ("take.1", "leave")
    assert t.prompt("lock").default == "leave"  # a time-out declines
    t.draw("thorn_whip")
    t.roll(4)
    t.say("lock", "take.1")
    assert t.names(0) == ["thorn_whip"]
    assert key in t.s.bags[SINGLE_USE]


@rule("D-94")
def test_opening_for_nothing_gives_no_right_to_the_content() -> None:
    t = Table()
    hammer = t.own(1, "hammer")[0]
    chest(t)
    t.say("key_terms", {"answer": f"roll_hammer:1:{hammer}:", "about": []}, 1)
    t.roll(6)
    t.draw("thorn_whip")
    t.say("lock", "take.1")
    assert t.names(0) == ["thorn_whip"]
    assert t.names(1) == ["hammer"]


@rule("D-117")
def test_a_holder_may_decline_and_the_own_means_come_first() -> None:
    t = Table()
    bone = t.own(0, "skeleton_key")[0]
    t.own(1, "key")
    chest(t)
    assert t.values("lock") == (f"roll_skeleton_key.{bone}", "ask", "leave")
    t.roll(1)
    t.say("lock", f"roll_skeleton_key.{bone}")
    t.draw("axe")
    t.say("key_terms", {"answer": "decline"}, 1)
    assert t.names(0) == ["skeleton_key", "axe"]
