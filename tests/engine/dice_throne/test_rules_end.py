"""Teams, the hill, defeat and the end (T-129..T-144); and that every rule has its test."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import check
from engine.core.events import Done
from engine.core.play import Plan, start
from engine.core.prompt import Answer
from tests.engine.dice_throne.table import Table
from tests.rules import rule, uncited

FOUR = ("barbarian", "moon_elf", "paladin", "gunslinger")


# -- two against two -------------------------------------------------------------------------------------------------


@rule("T-129", "T-21")
def test_a_team_shares_one_dial_and_falls_together():
    table = Table(*FOUR, mode="2v2")
    assert table.s.health == [50, 50]
    table.set(1, health=4)
    table.strike("12466", "sturdy_blow.0", rolls=("3",))
    assert table.s.players[1].out and table.s.players[3].out
    assert table.m.result is not None and table.m.result.ranking == ((0, 2), (1, 3))


@rule("T-130", "T-131")
def test_turns_zigzag_and_only_the_start_player_skips_income():
    table = Table(*FOUR, mode="2v2")
    for seat in (1, 2, 3):
        table.give(seat, "vegas_baby")
    order = []
    for _ in range(4):
        order.append((table.s.active, table.p(table.s.active).cp))
        table.idle(dice="12466" if table.s.active else "45466")
    assert order == [(0, 2), (1, 3), (2, 3), (3, 3)] and table.s.active == 0
    assert table.p(0).cp == 3 and table.s.round == 2


@rule("T-132")
def test_teammates_see_each_others_hand_and_share_nothing_else():
    table = Table(*FOUR, mode="2v2")
    table.give(2, "getting_paid")
    table.give(1, "evade")
    view = table.m.view(0).table.players
    assert view[2].hand == ("getting_paid",) and view[1].hand == () and view[1].cards == 1
    assert table.m.view(None).table.players[2].hand == ()
    table.play("getting_paid", seat=2)
    assert (table.p(0).cp, table.p(2).cp) == (2, 4)


@rule("T-132")
def test_whose_hands_are_open_to_whom():
    table = Table(*FOUR, mode="2v2")
    assert [table.m.open_hands(seat) for seat in range(4)] == [(2,), (3,), (0,), (1,)]
    table.give(0, "getting_paid")
    table.m.leave(2, "resigned")
    assert [table.m.open_hands(seat) for seat in range(4)] == [(), (3,), (), (1,)]
    assert table.m.view(2).table.players[0].hand == (), "who left the table does not look into the game"
    table.m.leave(0, "resigned")
    assert table.m.result is not None and not any(table.m.open_hands(seat) for seat in range(4))
    for mode, heroes in (("duel", FOUR[:2]), ("king_of_the_hill", FOUR)):
        alone = Table(*heroes, mode=mode)
        assert not any(alone.m.open_hands(seat) for seat in range(len(heroes)))


@rule("T-133")
def test_a_teammate_reduces_damage_only_if_the_text_allows():
    table = Table("barbarian", "moon_elf", "gunslinger", "paladin", mode="2v2")
    table.give(3, "absolution", "not_this_time")
    table.tokens(3, protect=1)
    table.set(3, cp=15)
    table.begin("12466", "sturdy_blow.0", rolls=("1",))
    assert table.told("targets") == [{"seat": 0, "target": 1}]
    assert table.asked == (3, "last")
    assert "card.not_this_time" in table.values("respond", 3)
    assert not {"token.protect.0", "card.absolution"} & set(table.values("respond", 3))


@rule("T-133", "T-58")
def test_teammates_may_alter_dice_for_each_other():
    table = Table(*FOUR, mode="2v2")
    table.give(2, "try_try_again")
    table.roll("11456", "1")
    table.say("main", "end")
    table.say("interrupt", "card.try_try_again", 2)
    table.say("reroll_die", "0.2", 2)
    table.say("reroll_die", "stop", 2)
    assert table.s.rolls[0].dice == [1, 1, 1, 5, 6]


@rule("T-134", "T-2")
def test_only_the_targeted_hero_defends():
    table = Table("barbarian", "moon_elf", "gunslinger", "paladin", mode="2v2")
    table.set(3, cp=0)
    table.strike("11145", "smack.0", rolls=("3", "345"))
    assert [args["seat"] for args in table.told("defends")] == [3]
    assert table.s.health[1] == 50 - (4 - 1 - 1 - 2) and table.changed(1) == {}


# -- the hill --------------------------------------------------------------------------------------------------------


@rule("T-135", "T-136", "T-137")
def test_the_card_for_an_attack_on_a_leader_comes_before_any_further_effect():
    table = Table("moon_elf", "paladin", "barbarian", mode="king_of_the_hill")
    table.set(0, health=20)
    table.tokens(1, protect=1)
    table.begin("12346", "entangling_shot.0")
    table.say("target", "1")
    assert table.told("leader") == [{"seat": 0, "target": 1}]
    kinds = [event.kind for event in table.events]
    assert kinds.index("drew") < kinds.index("token")


@rule("T-136", "T-137")
def test_ties_are_all_leaders_and_the_sole_leader_gets_no_card():
    table = Table("barbarian", "moon_elf", "paladin", mode="king_of_the_hill")
    table.strike("12466", "sturdy_blow.0", (0, "target", "2"))  # all have 35: tied leaders
    assert table.changed(0)["hand"] == 1
    table = Table("barbarian", "moon_elf", "paladin", mode="king_of_the_hill")
    table.set(0, health=40)
    table.strike("12466", "sturdy_blow.0", (0, "target", "2"))
    assert "hand" not in table.changed(0)


@rule("T-137", "T-1")
def test_no_card_for_what_is_no_attack():
    table = Table("pyromancer", "moon_elf", "paladin", mode="king_of_the_hill")
    table.level(0, "meteorite", 2)
    table.strike("66612", "meteoroid.0", (0, "target", "1"), rolls=("12346",), until="roll")
    assert table.told("leader") == []


@rule("T-137")
def test_with_two_left_the_card_is_still_given():
    table = Table("barbarian", "moon_elf", "paladin", mode="king_of_the_hill")
    table.m.leave(2, "resigned")
    table.fresh()
    table.strike("12466", "sturdy_blow.0")
    assert table.changed(0)["hand"] == 1  # TR-17


@rule("T-138", "T-139")
def test_up_to_six_and_no_card_in_a_free_for_all():
    heroes = (*FOUR, "pyromancer", "shadow_thief")
    table = Table(*heroes, mode="king_of_the_hill")
    assert table.s.health == [35] * 6
    table = Table(*heroes, mode="free_for_all")
    table.set(3, health=40)
    table.strike("12466", "sturdy_blow.0", (0, "target", "3"))
    assert "hand" not in table.changed(0)  # TR-13


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("T-141")
def test_the_last_one_standing_wins_and_the_others_rank_by_their_fall():
    table = Table("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.set(1, health=4)
    table.give(2, "vegas_baby")
    table.strike("12466", "sturdy_blow.0", (0, "target", "1"))
    assert table.m.result is None and table.p(1).out
    table.end_turn()
    assert table.s.active == 2  # no turn for the fallen
    table.set(0, health=3)
    table.strike("11164", "mighty_prayer.0")
    assert table.m.result is not None
    assert table.m.result.ranking == ((2,), (0,), (1,)) and table.m.result.winners == (2,)


@rule("T-142")
def test_all_who_are_left_fall_at_once_is_a_draw():
    table = Table("barbarian", "paladin", "moon_elf", mode="free_for_all")
    table.m.leave(2, "resigned")
    table.fresh()
    table.tokens(1, retribution=1)
    table.set(0, health=2)
    table.set(1, health=4)
    table.strike("11145", "smack.0", (1, "respond", "token.retribution.0"), rolls=("666",))
    assert table.m.result is not None and table.m.result.draw
    assert table.m.result.ranking == ((0, 1), (2,)) and table.m.result.winners == ()


@rule("T-143")
def test_the_fallen_leave_with_cards_and_tokens():
    table = Table("barbarian", "moon_elf", "paladin", mode="free_for_all")
    table.give(1, "evade", "so_wild")
    table.tokens(1, evasive=2, burn=1)
    table.tokens(2, targeted=1)
    table.set(1, health=1)
    table.strike("12466", "sturdy_blow.0", (0, "target", "1"))
    assert (table.p(1).out, table.p(1).hand, table.p(1).tokens) == (True, [], {})
    assert table.count(2, "targeted") == 1  # inflicted on others: stays in play


@rule("T-143", "T-77")
def test_nothing_more_comes_to_who_fell_in_the_middle_of_an_effect():
    table = Table("cursed_pirate", "moon_elf", "paladin", mode="free_for_all")
    table.give(0, "yo_ho")
    table.tokens(1, powder_keg=1)
    table.set(1, health=3)
    table.play("yo_ho", (0, "player", "1"), (1, "option", "1"), rolls=("6",))  # a second keg, then Wither
    assert table.p(1).out and table.p(1).tokens == {}


@rule("T-144")
def test_the_turn_of_an_active_player_who_falls_is_over():
    table = Table("barbarian", "paladin", "moon_elf", mode="free_for_all")
    table.tokens(1, retribution=1)
    table.give(1, "vegas_baby")
    table.set(0, health=2)
    table.strike("11145", "smack.0", (0, "target", "1"), (1, "respond", "token.retribution.0"), rolls=("666",))
    assert table.p(0).out and table.s.active == 1 and table.s.phase == "main1"  # TR-14: straight on to the next


@rule("T-144", "T-26", "T-28")
def test_who_falls_in_upkeep_has_no_income_and_no_roll():
    table = Table("barbarian", "paladin", "moon_elf", mode="free_for_all")
    table.tokens(1, burn=1)
    table.set(1, health=2)
    table.give(2, "vegas_baby")
    table.strike("45466", "none")
    table.end_turn()  # the script holds no dice for the fallen
    assert table.p(1).out and table.s.active == 2
    assert [args["seat"] for args in table.told("cp")] == [2]


@rule("T-21", "T-98")
def test_a_blessing_saves_at_zero():
    table = Table("moon_elf", "paladin")
    table.tokens(1, blessing_of_divinity=1)
    table.set(1, health=5)
    table.strike("66666", "lunar_eclipse.0")
    assert table.s.health[1] == 1 and table.count(1, "blessing_of_divinity") == 0 and table.m.result is None


# -- leaving, whatever is asked --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("2v2", 4), ("king_of_the_hill", 3), ("free_for_all", 6)])
@rule("T-141", "T-143")
def test_anybody_may_leave_at_any_moment(mode: str, seats: int):
    for number in range(40):
        plan = Plan("dice_throne", mode, seats, seed=77)
        match = start(plan, number)
        rng = Random(number)
        leaves = {rng.randrange(5, 160): rng.randrange(seats) for _ in range(max(1, seats - 2))}
        for turn in range(900):
            if match.result is not None:
                break
            if turn in leaves:
                match.leave(leaves[turn], "resigned")
            else:
                prompt = rng.choice(match.prompts)
                done = match.answer(Answer(rng.choice(prompt.seats), prompt.id, match.sample(prompt, rng)))
                assert isinstance(done, Done)
            assert list(check.cheap(match)) == []
            assert list(match.game.costly_invariants(match._t)) == []


def test_every_rule_is_cited():
    assert uncited("T", 144) == []
