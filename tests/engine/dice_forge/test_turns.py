"""Section 4: rounds, turns and steps; what is asked, and when."""

from __future__ import annotations

from engine.core.prompt import Answer
from tests.engine.dice_forge import Game
from tests.rules import rule


@rule("F-23", "F-24")
def test_a_turn_has_four_steps_in_order():
    game = Game(players=3)
    game.give(1, cards=["guardians_owl"], sun=2)
    game.give(0, gold=2)
    game.roll(*[1] * 6)
    game.answer("action", "pass")
    assert [told["seat"] for told in game.told("blessed")] == [1, 2, 0]  # all, from the active player
    assert game.s.phase == "reinforce"
    game.answer("reinforce", "guardians_owl.sun")
    assert game.s.phase == "action"
    game.answer("action", "elder")
    assert game.s.phase == "extra"
    game.roll(*[1] * 6)
    game.answer("extra", "pass")
    assert game.s.active == 2


@rule("F-24")
def test_all_dice_fall_before_anything_is_applied():
    game = Game(players=2)
    game.player(1).dice[0][0] = "MIRROR"
    game.roll(1, 1, 6, 5)
    game.roll(2, 1, 1, 1)
    game.give(0, gold=2)
    game.answer("action", "pass")
    prompt = game.prompt("apply", 1)  # Bo is active, and his mirror sees what Ada rolled just now
    assert prompt.field.values == ("S1", "M1")


@rule("F-25")
def test_two_players_are_blessed_twice_each_turn():
    game = Game(players=2)
    game.give(0, gold=2)
    game.roll(1, 1, 1, 1)
    game.roll(6, 6, 6, 6)
    game.answer("action", "pass")
    assert [told["seat"] for told in game.told("blessed")] == [1, 0, 1, 0]
    assert game.told("blessed")[2]["sun"] == 1


@rule("F-26")
def test_a_reinforcement_gained_this_turn_waits():
    game = Game(players=3)
    game.give(0, sun=2)
    game.roll(*[1] * 6)
    game.answer("action", "guardians_owl")
    assert game.s.active == 1 and not game.asked("reinforce")
    for _ in range(2):
        game.roll(*[1] * 6)
        game.answer("action", "pass")
    assert game.s.active == 0 and game.asked("reinforce")


@rule("F-26")
def test_each_copy_is_one_use_and_any_may_be_skipped():
    game = Game(players=3)
    game.give(0, cards=["guardians_owl", "guardians_owl", "elder"], gold=2)
    game.do("reinforce", seat=0, cards=["guardians_owl", "guardians_owl", "elder"])
    assert "elder" not in game.prompt("reinforce").field.values  # 3 gold are needed
    game.answer("reinforce", "guardians_owl.gold")
    assert "elder" in game.prompt("reinforce").field.values
    game.answer("reinforce", "done")
    assert game.reserve(0) == {"gold": 3}


@rule("F-27", "F-28")
def test_one_action_or_none():
    game = Game(players=3)
    game.give(0, gold=2, moon=1)
    assert set(game.prompt("action").field.values) == {"pass", "offering", "blacksmiths_hammer", "blacksmiths_chest"}
    assert game.prompt("action").default == "pass"
    game.roll(*[1] * 6)
    game.answer("action", "blacksmiths_chest")
    assert game.s.active == 1


@rule("F-29", "F-30")
def test_the_extra_action_may_be_the_same_feat_again():
    game = Game(players=3)
    game.give(0, sun=4)
    game.answer("action", "elder")
    game.roll(*[1] * 6)
    game.answer("extra", "elder")
    assert game.player(0).cards == ["elder", "elder"]
    assert game.player(0).sun == 0
    assert game.s.active == 1  # never a third


@rule("F-30", "F-49")
def test_an_extra_offering_may_buy_the_same_kind_again():
    game = Game(players=3)
    game.give(0, sun=3, gold=4)
    game.answer("action", "offering")
    game.answer("offering", {"faces": ["G3"], "place.G3": "light.G1"})
    game.answer("extra", "offering")
    game.roll(*[3] * 6)
    game.answer("offering", {"faces": ["G3"], "place.G3": "light.G1"})
    p = game.player(0)
    assert p.dice[0].count("G3") == 2
    assert p.sun == 1


@rule("F-29")
def test_thinking_better_of_an_extra_offering_costs_nothing():
    game = Game(players=3)
    game.give(0, sun=3, gold=4)
    game.answer("action", "elder")
    game.answer("extra", "offering")
    game.answer("offering", {"faces": []})
    game.roll(*[1] * 6)
    game.answer("extra", "pass")
    assert game.player(0).sun == 2


@rule("F-29")
def test_after_doing_nothing_there_is_no_extra_action():
    """Q-10: it would be pointless."""
    game = Game(players=3)
    game.give(0, sun=6)
    game.roll(*[1] * 6)
    game.answer("action", "pass")
    assert game.s.active == 1


@rule("F-31", "F-32", "F-122")
def test_the_match_ends_after_the_last_turn_of_the_last_round():
    for players, rounds in ((2, 9), (3, 10), (4, 9)):
        game = Game(players=players)
        game.give(0, gold=2)
        turns = 0
        while game.match.result is None:
            for _ in range(2 if players == 2 else 1):
                game.roll(*[1] * (2 * players))
            turns += 1
            game.answer("action", "pass")
        assert turns == players * rounds == game.s.turn
        assert game.s.round == rounds


@rule("F-33")
def test_choices_are_asked_in_parallel_where_nobody_influences_another():
    game = Game(players=3)
    game.give(0, gold=2)
    for seat in (0, 1, 2):
        game.player(seat).dice[0][0] = "C1"
    game.roll(*[1, 2] * 3)
    game.answer("action", "pass")
    assert sorted(prompt.seats[0] for prompt in game.match.prompts) == [0, 1, 2]
    game.answer("apply", {"choice.0": "moon.1"}, seat=2)
    game.answer("apply", {"choice.0": "moon.1"}, seat=0)
    assert [prompt.seats for prompt in game.match.prompts] == [(1,)]
    game.answer("apply", {"choice.0": "moon.1"}, seat=1)
    assert [game.player(seat).moon for seat in range(3)] == [1, 1, 1]


@rule("F-33")
def test_ships_mirrors_and_boars_are_resolved_in_turn_order():
    for special in ("SHIP", "MIRROR", "BOAR_RED"):
        game = Game(players=3)
        game.give(0, gold=2)
        for seat in (0, 1):
            game.player(seat).dice[0][0] = "C1"
        game.player(2).dice[0][0] = special
        game.player(2).dice[0][1] = "S1"
        game.roll(*[1, 2] * 3)
        game.answer("action", "pass")
        order: list[int] = []
        while game.s.phase == "blessing":
            (prompt,) = game.match.prompts
            order.append(prompt.seats[0])
            game.match.answer(Answer(prompt.seats[0], prompt.id, prompt.default))
        assert order == [1, 2, 0], special


@rule("F-33")
def test_a_roll_without_decisions_asks_nobody():
    game = Game(players=4)
    game.give(0, gold=2)
    game.roll(1, 1, 6, 5, 1, 6, 2, 2)
    game.answer("action", "pass")
    assert [prompt.kind for prompt in game.match.prompts] == ["action"]
