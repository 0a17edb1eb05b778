"""Four glory, and several players who reach them at once: D-19, D-21 to D-23."""

from __future__ import annotations

from engine.dungeon_dice.content import DIE_IDS
from tests.engine.dungeon_dice.table import Table, chest, told
from tests.rules import rule


@rule("D-19", "D-21")
def test_four_glory_win_at_once() -> None:
    t = Table()
    t.own(0, "thorn_whip", "storm_bow", "dragonscale")
    t.p(0).xp = 5
    t.meet("wolf", 0)
    t.roll(1)
    t.roll(6, 6)
    t.draw("bomb")
    t.say("choose", "fight")
    assert t.m.result.winners == (0,)
    assert t.m.result.scores == (4, 0, 0)
    assert t.m.result.reason == "dungeon-dice-over-glory"
    assert [part.args["count"] for part in t.m.result.parts[0]] == [0, 3, 1]  # trophies, artifacts, experience
    assert all(
        sum(part.args["count"] for part in parts) == score
        for parts, score in zip(t.m.result.parts, t.m.result.scores, strict=True)
    )


@rule("D-21")
def test_a_trade_wins_too_in_the_middle_of_anything() -> None:
    t = Table()
    t.own(1, "thorn_whip", "storm_bow", "dragonscale")
    mail = t.own(2, "healer_mail")[0]
    t.wear(0, "sword")
    t.meet("goblin", 0)
    t.fight([3], [1, 5])
    t.say("deal", {"to": "1", "about": ["dice"], "give": [str(mail)], "take": [], "until": "turn"}, 2)
    t.say("respond", {"answer": "accept"}, 1)
    assert t.m.result.winners == (1,)


@rule("D-21")
def test_the_lock_window_of_an_unguarded_chest_is_no_combat_result() -> None:
    t = Table()
    t.own(1, "thorn_whip", "storm_bow", "dragonscale")
    mail = t.own(2, "healer_mail")[0]
    t.own(0, "key")
    chest(t)
    t.say("deal", {"to": "1", "about": ["dice"], "give": [str(mail)], "take": [], "until": "turn"}, 2)
    t.say("respond", {"answer": "accept"}, 1)
    assert t.m.result.winners == (1,)


def tied(*third: str) -> Table:
    """Seats 0 and 1 beat a monster together and both get their fourth glory."""
    t = Table()
    t.own(0, "thorn_whip", "storm_bow", "dragonscale")
    t.own(1, "ghost", "golem", "fire_elemental")
    t.own(2, *third)
    t.p(0).xp = t.p(1).xp = 5
    t.meet("wolf", 0)
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(1)
    t.roll(6, 6)
    t.roll(6, 6)
    if not third:
        t.draw("bomb")
    return t


@rule("D-21", "D-22", "D-23")
def test_two_at_once_fight_for_the_throne() -> None:
    t = tied()
    t.roll(4, 4, 4)  # both have three level dice now
    t.roll(4, 4, 4)  # a tie is rolled again from the start
    t.roll(6, 6, 6)
    t.roll(1, 1, 1)
    t.say("choose", "fight")
    assert t.s.duellists == [0, 1]
    assert t.c.duel and t.s.stage == "main"
    assert t.asked() == ["window"]  # seat 0 holds the bomb
    events = t.say("window", "pass", 0)
    assert "duel_tie" in t.kinds(events)
    t.say("window", "pass", 0)
    assert t.m.result.winners == (0,)
    assert t.m.result.reason == "dungeon-dice-over-duel"


@rule("D-23")
def test_everybody_may_throw_dice_into_a_duel() -> None:
    t = tied("curse", "bomb")
    t.say("choose", "fight")
    t.draw("key")
    t.roll(6, 6, 6)
    t.roll(4, 4, 4)
    t.say("window", "pass", 2)
    assert t.c.duel
    assert t.values("window", 2) == ("pass", "bomb.0", "bomb.1", "curse.0", "curse.1")
    t.roll(6)
    t.say("window", "curse.0", 2)
    t.roll(6)
    t.say("window", "bomb.1", 2)
    assert t.m.result.winners == (1,)  # 12 - 3 against 9 + 4


@rule("D-23", "D-68")
def test_execute_wounds_a_duellist_and_takes_a_level_die() -> None:
    t = Table()
    t.hand(0, "storm_bow", "dragonscale", "thorn_whip", "titan_hammer")
    t.hand(0, "axe_superior", wear=True)
    t.hand(1, "ghost", "golem", "fire_elemental", "healer_mail")
    t.p(1).xp = 3
    t.roll(1)  # the rest
    t.roll(4, 5)  # seat 0: a level die with 3, and execute 2
    t.roll(2, 6)  # seat 1 is of level 2: 2 + 4, loses the 2
    events = t.say("start", "rest")
    assert "duel" in t.kinds(events)
    assert "executed_hero" in t.kinds(events)
    assert t.p(1).wounds == 1
    assert t.m.result.winners == (0,)  # 5 against 4


@rule("D-23")
def test_abilities_in_a_duel_go_to_the_first_then_to_the_other() -> None:
    t = Table()
    t.hand(0, "storm_bow", "dragonscale", "thorn_whip", "titan_hammer")
    t.hand(0, "sword", wear=True)
    t.hand(1, "ghost", "golem", "fire_elemental", "healer_mail")
    t.hand(1, "sword", "armor", wear=True)
    t.roll(1)  # the rest
    t.roll(6, 5)
    t.roll(1, 5, 6)
    t.say("start", "rest")
    assert t.s.stage == "armor"  # armor before all, though it is the second's
    assert t.values("act", 1) == ("pass", f"{t.place('armor')}.armor")
    t.use("armor", "armor", 1)
    assert set(t.values("aim", 1)) == {str(i) for i, d in enumerate(t.c.dice) if d.owner == 0}
    t.roll(5)
    t.say("aim", str(t.place("sword", 0)), 1)
    t.say("act", "pass", 0)
    assert t.prompt("act").seats == (1,)
    t.say("act", f"{t.place('sword', 1)}.slash", 1)
    assert set(t.values("aim", 1)) == {str(i) for i, d in enumerate(t.c.dice) if d.owner == 1}


@rule("D-22", "D-23")
def test_three_at_once_knock_each_other_out() -> None:
    t = Table()
    t.hand(0, "thorn_whip", "storm_bow", "dragonscale", "healer_mail")
    t.hand(1, "ghost", "golem", "fire_elemental", "flame_sword")
    t.hand(2, "witch", "demon")
    t.roll(1)  # the rest
    t.roll(1)
    t.roll(6)  # 1 beats 0
    t.roll(6)
    t.roll(1)  # 1 beats 2
    t.say("start", "rest")
    assert t.m.result.winners == (1,)
    assert t.m.result.ranking[0] == (1,)


@rule("D-21")
def test_the_whole_combat_result_is_one_change() -> None:
    t = Table()
    t.wear(0, "titan_hammer")
    t.own(1, "ghost", "golem", "fire_elemental")
    t.p(0).xp = 5
    t.meet("demon", 0)
    t.say("deal", {"to": "1", "about": ["split"], "what": "treasure", "share": "6", "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.fight([1, 1, 1], [6, 6, 6])
    t.draw("flame_sword")
    t.roll(1, 1, 1, 1)
    t.roll(1)
    events = t.say("act", "pass", 1)
    # seat 0 has its sixth experience, the hammer and the trophy, seat 1 its fourth with the artifact: both at once
    assert told(events, "duel")["seats"] == [0, 1]
    assert t.m.result.reason == "dungeon-dice-over-duel"


@rule("D-22", "D-106")
def test_only_single_use_dice_are_traded_during_a_duel() -> None:
    t = tied("bomb", "sword")
    t.say("choose", "fight")
    t.draw("key")
    t.roll(6, 6, 6)
    t.roll(4, 4, 4)
    t.say("window", "pass", 2)
    fields = t.m.fields(t.prompt("deal", 2), {"to": "0", "about": ["dice"], "give": []})
    values = {
        field.name: [DIE_IDS[int(die)] for die in field.values] for field in fields if field.name in ("give", "take")
    }
    assert values == {"give": ["bomb"], "take": ["key"]}
    assert fields[1].values == ("dice", "promise")
