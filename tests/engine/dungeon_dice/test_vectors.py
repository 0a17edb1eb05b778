"""The sixteen examples of the rulebook (vectors.yaml), each played with its own numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.dungeon_dice.content import DIE_KIND, EQUIPMENT, SINGLE_USE, TYPE, TYPES
from tests.engine.dungeon_dice.table import Table, chest, told
from tests.rules import rule

VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector for vector in yaml.safe_load(Path(__file__).with_name("vectors.yaml").read_text("utf-8"))
}


def face(name: str, number: int | None, symbol: str = "") -> int:
    """The face (1 to 6) of a die that shows this number (and symbol)."""
    for at, shown in enumerate(TYPES[TYPE[name]].faces, 1):
        if shown.n == number and (symbol in shown.a if symbol else not shown.a):
            return at
    raise LookupError((name, number, symbol))


def level_face(number: int) -> int:
    return face("hero_level", number)


def monster_face(name: str, level: int) -> int:
    """The place (0 to 5) of a face with this level."""
    return next(at for at, shown in enumerate(TYPES[TYPE[name]].faces) if shown.level == level)


def test_all_sixteen_are_played() -> None:
    assert list(VECTORS) == [f"DV-{n}" for n in range(1, 17)]
    played = Path(__file__).read_text("utf-8")
    assert all(f'VECTORS["{name}"]' in played for name in VECTORS)


@rule("D-83", "D-84")
def test_dv_1_a_six_adds_a_potion_to_the_chest() -> None:
    v = VECTORS["DV-1"]
    t = Table()
    t.p(0).xp = 6
    t.meet(v["monster"]["id"], monster_face(v["monster"]["id"], v["monster"]["level"]))
    t.fight(v["monster_dice"], [6, 6, 6])
    t.roll(1)
    t.roll(1)
    t.say("act", "pass", 1)
    kinds = [DIE_KIND[die] for die in t.p(0).dice]
    assert (kinds.count(EQUIPMENT), kinds.count(SINGLE_USE)) == (v["reward"]["equipment"], v["reward"]["single_use"])


def goblin_fight(v: dict[str, Any], sword: int) -> Table:
    """The fight of DV-2 and DV-3, up to the first question."""
    t = Table()
    t.wear(0, "sword")
    t.own(2, "bomb", "curse")
    t.meet(v["monster"]["id"], monster_face(v["monster"]["id"], v["monster"]["level"]))
    t.fight(v["monster_dice"], [level_face(v["hero"]["level_dice"][0]), sword])
    return t


@rule("D-80")
def test_dv_2_six_against_seven_is_lost() -> None:
    v = VECTORS["DV-2"]
    t = goblin_fight(v, face("sword", v["hero"]["equipment"]["sword"]))
    assert list(t.m.view(None).table.combat.strengths) == v["strengths"]
    t.say("act", "pass", 1)
    events = t.say("window", "pass", 2)
    assert told(events, "outcome")["how"] == v["result"]
    assert t.p(0).wounds == v["wounds"]


@rule("D-59", "D-79")
def test_dv_3_a_slash_for_one_more_makes_it_a_tie() -> None:
    v = VECTORS["DV-3"]
    t = goblin_fight({**VECTORS["DV-2"], "hero": {"level_dice": [4]}}, face("sword", 2, "slash"))  # 6, with a slash
    assert t.m.view(None).table.combat.strengths == (6, 7)
    t.use("sword", "slash")
    t.roll(face("sword", 3))
    t.say("aim", str(t.place("sword")))
    assert list(t.m.view(None).table.combat.strengths) == v["strengths"]
    t.say("act", "pass", 1)
    t.roll(1)
    events = t.say("window", "pass", 2)
    assert told(events, "outcome")["how"] == v["result"]
    assert (t.p(0).wounds, t.p(0).xp, len(t.p(0).dice) == 2) == (v["wounds"], v["experience"], v["reward"])


@rule("D-55")
@pytest.mark.parametrize("rolled", VECTORS["DV-4"]["curse_roll"])
def test_dv_4_a_curse_turns_a_tie_into_a_loss(rolled: int) -> None:
    v = VECTORS["DV-4"]
    t = Table()
    t.own(2, v["bystander"])
    t.meet("wolf", 0)
    t.fight([3], [level_face(3)])
    t.roll(face("curse", rolled, "curse"))
    events = t.say("window", "curse.0", 2)
    assert told(events, "outcome")["how"] == v["result"]


@rule("D-39", "D-69")
def test_dv_5_an_ooze_heals_the_active_player_only() -> None:
    v = VECTORS["DV-5"]
    t = Table()
    for seat in (0, 1):
        t.p(seat).xp, t.p(seat).wounds = 3, 1
    t.meet(v["monster"], monster_face(v["monster"], 3))
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(1, 1, 1)
    t.roll(level_face(4))
    t.roll(level_face(4))
    t.roll(1)
    events = t.say("choose", "fight")
    assert told(events, "outcome")["how"] == v["result"]
    assert {"active": 1 - t.p(0).wounds, "helper": 1 - t.p(1).wounds} == v["heals"]
    assert {"active": t.p(0).xp - 3, "helper": t.p(1).xp - 3} == v["experience"]


@rule("D-43", "D-95")
def test_dv_6_without_ready_dice_a_hero_may_still_fight() -> None:
    v = VECTORS["DV-6"]
    ((gear, number),) = v["hero"]["equipment"].items()
    t = Table(2)
    t.wear(0, gear)
    t.meet(v["monster"]["id"], monster_face(v["monster"]["id"], v["monster"]["level"]))
    t.roll(3, v["monster_strength"] - 3)
    t.roll(level_face(v["hero"]["level_dice"][0]), face(gear, number))
    events = t.say("choose", "fight")
    outcome = told(events, "outcome")
    assert [outcome["heroes"], outcome["foe"]] == v["strengths"]
    assert (outcome["how"], t.p(0).ready) == (v["result"], v["ready_after"])
    t.roll(1)
    t.say("start", "rest")
    t.meet("wolf", 0)
    assert ("fight" in t.values("choose", 0)) == v["may_still_fight"]
    t.roll(6)
    t.roll(face(gear, 5))  # the hammer alone
    assert told(t.say("choose", "fight"), "outcome")["heroes"] == 5


@rule("D-78")
def test_dv_7_two_swords_and_two_level_dice() -> None:
    v = VECTORS["DV-7"]
    gear = v["hero"]["equipment"]
    t = Table()
    t.wear(0, "sword", "sword", "armor")
    t.p(0).xp = 3
    t.meet(v["monster"], monster_face(v["monster"], 2))
    t.roll(4, v["monster_strength"] - 4)
    low = v["hero"]["level_dice_sum"] // 2
    hero = [level_face(low), level_face(v["hero"]["level_dice_sum"] - low)]
    t.roll(*hero, face("sword", gear["sword_a"]), face("sword", gear["sword_b"]), face("armor", gear["armor"] or None))
    t.roll(1)
    outcome = told(t.say("choose", "fight"), "outcome")
    assert [outcome["heroes"], outcome["foe"]] == v["strengths"]
    assert outcome["how"] == v["result"]


@rule("D-86")
@pytest.mark.parametrize("rolled", [2, 5])
def test_dv_8_a_reward_by_ranges(rolled: int) -> None:
    v = VECTORS["DV-8"]
    seats = {"p1": 0, "p2": 1}
    low, high = v["ranges"]["p2"]
    t = Table()
    t.meet("wolf", 0)
    share = {"to": "1", "about": ["split"], "what": "treasure", "share": str(high - low + 1), "until": "turn"}
    t.say("deal", share, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(1)
    t.roll(6)
    t.draw("bomb")
    t.roll(rolled)
    t.say("choose", "fight")
    assert t.names(seats[v[f"roll_{rolled}"]]) == ["bomb"]


@rule("D-44")
def test_dv_9_a_sword_that_slashes_itself_slashes_once() -> None:
    v = VECTORS["DV-9"]
    t = Table()
    t.wear(0, v["die"])
    t.own(2, "bomb")
    t.meet("wolf", 1)
    t.fight([6, 6], [1, face(v["die"], 1, v["shows"])])
    t.use(v["die"], v["shows"])
    t.roll(face(v["die"], 2, v["shows_again"]))
    t.say("aim", str(t.place(v["die"])))
    assert ("act" in t.asked()) == (v["second_use"] != "illegal")


@rule("D-44")
def test_dv_10_a_second_sword_that_shows_slash_now_may_slash() -> None:
    v = VECTORS["DV-10"]
    t = Table()
    t.wear(0, "sword", "sword")
    t.meet("wolf", 1)
    t.fight([6, 6], [1, face("sword", 1, "slash"), face("sword", 3)])
    first = t.place("sword")
    second = str(first + 1)
    t.say("act", f"{first}.slash")
    t.roll(face("sword", 1, v["b_shows"]))
    t.say("aim", second)
    assert (f"{second}.slash" in t.values("act")) == (v["b_use"] == "legal")


@rule("D-44")
def test_dv_11_another_ability_of_the_same_die_may_be_used() -> None:
    v = VECTORS["DV-11"]
    t = Table()
    t.wear(0, v["die"])
    t.meet("wolf", 1)
    t.fight([6, 6], [1, face(v["die"], 3, v["shows"])])
    t.use(v["die"], v["shows"])
    t.roll(face(v["die"], 2, v["shows_again"]))
    place = t.place(v["die"])
    t.say("aim", str(place))
    assert (t.values("act") == ("pass", f"{place}.fire")) == (v["fire_use"] == "legal")


@rule("D-109")
def test_dv_12_a_promised_die_goes_to_the_creditor() -> None:
    v = VECTORS["DV-12"]
    seats = {"p1": 0, "p2": 1}
    promise = v["promise"]
    creditor = seats[promise["creditor"]]
    owe = {"about": ["promise"], "owe": promise["kind"], "owe_count": promise["count"], "due": "none"}
    t = Table()
    t.say("deal", {"to": str(creditor), **owe, "until": "turn"}, seats[promise["debtor"]])
    t.say("respond", {"answer": "accept"}, creditor)
    t.draw("ooze")
    t.roll(6)
    t.draw(v["p1_draws"])
    t.say("start", "search")
    assert t.names(seats[v["key_goes_to"]]) == ["key"]
    assert t.s.promises[0].count == promise["count"] - 1


@rule("D-107")
def test_dv_13_a_potion_bought_in_a_fight_is_drunk_at_once() -> None:
    v = VECTORS["DV-13"]
    t = Table()
    potion = t.own(1, v["p1_receives"])[0]
    t.own(2, "bomb")
    t.meet("goblin", 0)
    t.fight([6], [level_face(4)])
    deal = {"about": ["dice", "split"], "give": [str(potion)], "what": "treasure", "share": "6", "until": "step"}
    t.say("deal", {"to": "0", **deal}, 1)
    t.say("respond", {"answer": "accept"}, 0)
    assert (t.prompt("throw", 0) is not None) == v["may_use_now"]
    t.roll(face("potion_strength", 4, "strength"))
    t.say("throw", "strength.0", 0)
    t.say("act", "pass", 1)
    t.draw("axe", "key")  # the goblin's treasure, and the potion for its 6
    t.say("window", "pass", 2)
    assert (t.names(0), t.names(1)) == (["key"], ["axe"])


@rule("D-107")
def test_dv_14_a_sword_bought_in_a_fight_waits() -> None:
    v = VECTORS["DV-14"]
    t = Table()
    sword = t.own(1, v["p1_receives"])[0]
    t.meet("goblin", 0)
    t.fight([6], [1])
    t.say("deal", {"to": "0", "about": ["dice"], "give": [str(sword)], "until": "step"}, 1)
    t.say("respond", {"answer": "accept"}, 0)
    assert t.p(0).dice == [sword]
    assert (t.prompt("gear", 0) is not None) == v["may_equip_now"]


@rule("D-86", "D-90")
@pytest.mark.parametrize("rolled", [4, 5])
def test_dv_15_a_key_for_a_chance_of_the_artifact(rolled: int) -> None:
    v = VECTORS["DV-15"]
    seats = {v["active"]: 0, v["key_of"]: 1}
    low, high = v["ranges"][v["key_of"]]
    t = Table()
    key = t.own(1, "key")[0]
    chest(t)
    share = {"about": ["split"], "what": "treasure", "share": str(high - low + 1)}
    t.say("key_terms", {"answer": f"use_key:1:{key}:", **share}, 1)
    t.draw("thorn_whip")
    t.roll(rolled)
    t.say("lock", "take.1")
    winner = next(name for name, (first, last) in v["ranges"].items() if first <= rolled <= last)
    assert t.names(seats[winner]) == ["thorn_whip"]


@rule("D-97")
@pytest.mark.parametrize(("rolled", "healed"), VECTORS["DV-16"]["rolls"].items())
def test_dv_16_rest(rolled: int, healed: int) -> None:
    t = Table()
    t.p(0).xp, t.p(0).wounds = 6, 3
    t.roll(rolled)
    t.say("start", "rest")
    assert 3 - t.p(0).wounds == healed
