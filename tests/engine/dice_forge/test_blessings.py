"""Section 5 and the faces of section 8 one by one."""

from __future__ import annotations

import pytest

from engine.dice_forge.content import CHOICES, FACES, FEATS, PLAIN, RESOURCES, BlessingEffect
from tests.engine.dice_forge import Game
from tests.rules import rule


@rule("F-34")
def test_a_divine_blessing_rolls_both_dice_and_applies_both():
    game = Game()
    game.roll(6, 5)
    game.do("bless", seat=0)
    assert game.player(0).faces() == ["S1", "M1"]
    assert game.reserve(0) == {"sun": 1, "moon": 1}
    assert len(game.told("blessed")) == 1


@rule("F-35", "F-56")
def test_blessings_come_in_step_1_by_cards_and_to_the_chased():
    game = Game(players=3)
    game.give(0, moon=6)
    game.give(1, pawn=4)
    game.roll(6, 6)  # Bo is chased
    game.roll(1, 1)  # Cancer, first
    game.roll(6, 5)  # Cancer, second
    game.roll(*[1] * 6)  # step 1 of Bo's turn
    game.answer("action", "cancer")
    assert [told["seat"] for told in game.told("blessed")] == [1, 0, 0, 1, 2, 0]


@rule("F-36", "F-74")
def test_the_order_is_asked_where_a_ship_meets_gold_that_does_not_fit():
    for first, gold, place in (("ship", 12, "light.G1"), ("gold", 10, "light.G1")):
        game = Game()
        game.give(0, gold=11)
        game.apply(0, "SHIP", "G3")
        assert game.prompt("apply").field.values == ("gold", "ship")
        game.choose(first)
        game.answer("ship", {"face": "C1", "place": place})  # 4 - 2
        assert game.player(0).gold == gold
        assert game.told("blessed")[-1]["gold"] == 3


@rule("F-36")
def test_the_order_is_not_asked_where_it_cannot_matter():
    game = Game()
    game.give(0, gold=9)
    game.apply(0, "SHIP", "G3")
    assert not game.asked("apply")
    assert game.player(0).gold == 12  # gold first: it can be spent


@rule("F-37")
def test_a_pair_is_fixed_when_rolled():
    game = Game()
    p = game.give(0, gold=12)
    game.player(0).dice[0][0] = "SHIP"
    game.player(0).dice[1][0] = "G3"
    game.roll(1, 1)
    game.do("bless", seat=0)
    game.choose("ship")
    game.answer("ship", {"face": "M2", "place": "dark.G3"})  # over the face not yet applied
    assert p.faces() == ["SHIP", "M2"]
    assert game.told("blessed")[-1]["gold"] == 3
    assert game.reserve(0) == {"gold": 11}


@rule("F-39")
def test_a_minor_blessing_has_no_pair():
    game = Game()
    game.show(0, "G1", "X3")
    game.player(0).dice[0][0] = "G4"
    game.roll(1)
    game.do("minor", seat=0, die=0)
    assert game.reserve(0) == {"gold": 4}
    assert game.told("blessed")[0]["faces"] == ["G4"]
    assert game.player(0).faces()[1] == "X3"


@rule("F-40")
def test_minor_blessings_come_from_cards_only():
    minor = [
        feat.id for feat in FEATS.values() if isinstance(feat.effect, BlessingEffect) and feat.effect.kind == "minor"
    ]
    assert minor == ["silver_hind", "sphinx", "cyclops"]
    game = Game(players=4)
    game.give(0, gold=2)
    game.roll(*[1] * 8)
    game.answer("action", "pass")
    assert all(len(told["faces"]) == 2 for told in game.told("blessed"))


@rule("F-41")
def test_a_choice_must_be_made_even_if_the_gain_is_lost():
    game = Game()
    game.give(0, gold=12, sun=6, moon=5)
    game.apply(0, "C1", "V2")
    assert game.prompt("apply").field.values == ("gold.1", "sun.1", "moon.1")
    game.choose("gold")
    assert game.reserve(0) == {"gold": 12, "sun": 6, "moon": 5, "vp": 2}


@rule("F-41")
def test_a_choice_between_nothing_and_nothing_is_not_asked():
    game = Game()
    game.give(0, gold=12, sun=6, moon=6)
    game.apply(0, "C1", "V2")
    assert not game.asked("apply")
    assert game.player(0).vp == 2
    game.apply(0, "C1", "SHIELD_SUN")  # here it decides what the shield gives
    game.choose("sun")
    assert game.player(0).vp == 7


@rule("F-41", "F-75")
def test_buying_with_a_ship_is_optional():
    game = Game()
    game.apply(0, "SHIP")
    assert game.prompt("ship").default == {"face": "none"}
    game.answer("ship", {"face": "none"})
    assert game.player(0).removed == []


@rule("F-42")
def test_blessings_in_a_row_are_whole_one_after_the_other():
    game = Game(players=3, feats="chosen", moon4="cerberus")
    game.give(0, moon=6, cards=["cerberus"])
    game.roll(6, 1)
    game.answer("action", "cancer")
    assert len(game.told("blessed")) == 1  # its token window is open before the next roll
    game.roll(6, 5)
    game.answer("cerberus", "keep")
    assert len(game.told("blessed")) == 2
    game.roll(*[1] * 6)
    game.answer("cerberus", "use")
    assert [told["faces"] for told in game.told("blessed")][:3] == [["S1", "G1"], ["S1", "M1"], ["S1", "M1"]]


@pytest.mark.parametrize("face", list(PLAIN))
@rule("F-61")
def test_plain_faces_give_everything_they_show(face: str):
    game = Game()
    game.apply(0, face)
    assert game.reserve(0) == {name: n for name, n in zip(RESOURCES, PLAIN[face], strict=True) if n}
    assert game.reserve(0) == FACES[face].effect.gain


@pytest.mark.parametrize("face", [face for face in CHOICES if FACES[face].kind == "choice"])
@rule("F-62")
def test_choice_faces_give_one_of_their_options(face: str):
    for option in FACES[face].effect.choose_one or ():
        game = Game()
        game.apply(0, face)
        game.choose(*option)
        assert game.reserve(0) == option


@rule("F-67")
def test_a_tripled_gain_is_one_gain():
    game = Game()
    game.give(0, gold=6)
    game.apply(0, "G3", "X3")
    assert game.reserve(0) == {"gold": 12}
    assert game.told("blessed")[0]["over"] == 3
    game = Game()
    game.give(0, cards=["blacksmiths_hammer"])
    game.apply(0, "G6", "X3")
    game.do("dues", seat=0)
    assert game.prompt("hammer").field.max == 18
    game = Game()
    game.apply(0, "S2", "X3", convert="sentinel")
    assert game.prompt("apply").field.values == ("sun.6", "vp.12")


@rule("F-71")
def test_a_boar_fires_only_when_applied():
    game = Game(players=3, feats="chosen", moon3="tenacious_boar")
    game.give_cards(0, ["tenacious_boar"])
    boar = game.player(0).boars[0]
    game.player(1).dice[0][0] = boar
    game.player(1).shown[0] = 0  # merely shown
    assert game.player(0).calls == 0
    game.roll(1)
    game.do("minor", seat=1, die=0)
    game.choose("sun")
    assert game.player(0).calls == 1
    game.apply(1, boar, "G1", lose=True)
    game.choose("sun", kind="lose")
    assert game.player(0).calls == 2


@rule("F-71", "F-95")
def test_a_boar_rolled_for_satyrs_fires_only_if_picked():
    for picks, calls in ((["1.0", "1.1"], 1), (["1.1", "2.0"], 0)):
        game = Game(players=3, feats="chosen", moon3="tenacious_boar")
        game.give_cards(2, ["tenacious_boar"])
        boar = game.player(2).boars[0]
        game.player(1).dice[0][0] = boar
        game.show(1, boar, "G1")
        game.show(2, "G1", "G1")
        game.do("satyrs", seat=0, pick=2)
        game.answer("satyrs", picks)
        if calls:
            game.choose("moon")
        assert game.player(2).calls == calls


@rule("F-75")
def test_a_ship_without_anything_to_buy_does_nothing():
    game = Game()
    game.s.sanctuary = [[] for _ in range(10)]
    game.apply(0, "SHIP", "G1")
    assert not game.asked("ship")
    assert game.reserve(0) == {"gold": 1}


@rule("F-72", "F-75")
def test_a_ship_on_a_minor_blessing_buys_too():
    game = Game()
    game.give(0, gold=3)
    game.apply(0, "SHIP")
    assert set(game.prompt("ship").field.values) == {"none", "G3", "M1", "G4", "S1", "G6", "C1", "G3_OR_V2"}
    game.answer("ship", {"face": "G3_OR_V2", "place": "dark.V2"})
    assert game.player(0).gold == 0
    assert game.player(0).dice[1].count("G3_OR_V2") == 1
    assert game.s.sanctuary[5] == ["G3_OR_V2"]


@rule("F-74", "F-6")
def test_two_ships_may_buy_the_same_kind_twice():
    game = Game()
    game.give(0, gold=2)
    game.apply(0, "SHIP", "SHIP")
    game.answer("ship", {"face": "S1", "place": "light.G1"})
    game.answer("ship", {"face": "S1", "place": "light.G1"})
    assert game.player(0).gold == 0 and game.player(0).dice[0].count("S1") == 3


@rule("F-72", "F-87")
def test_gold_is_split_before_a_ship_shops():
    game = Game()
    game.give(0, cards=["blacksmiths_hammer"], gold=1)
    game.apply(0, "SHIP", "G4")
    game.answer("hammer", 3)
    assert game.prompt("ship").data["gold"] == 2


@rule("F-76")
def test_the_mirrored_player_loses_nothing_and_the_mirror_stays_shown():
    game = Game(players=3)
    game.player(0).dice[0][0] = "MIRROR"
    game.show(1, "S1", "M1")
    game.show(2, "G1", "V2")
    game.give(1, sun=2)
    game.roll(1, 1)
    game.do("bless", seat=0)
    assert set(game.prompt("apply").field.values) == {"S1", "M1", "G1", "V2"}
    game.choose("V2")
    assert game.reserve(0) == {"vp": 2, "gold": 1}
    assert game.reserve(1) == {"sun": 2}
    assert game.player(0).faces() == ["MIRROR", "G1"]


@rule("F-79")
def test_a_mirror_never_copies_a_mirror():
    game = Game(players=3)
    game.show(1, "MIRROR", "S1")
    game.show(2, "MIRROR", "M1")
    game.show(0, "MIRROR", "V2")
    game.apply(0, "MIRROR")
    assert set(game.prompt("apply").field.values) == {"S1", "M1"}


@rule("F-79")
def test_in_the_other_reading_an_opponents_mirror_opens_the_own_dice_too():
    game = Game(players=3, mirror_of_mirror="any_shown")
    game.show(0, "MIRROR", "V2")
    game.show(1, "S1", "S1")
    game.show(2, "M1", "M1")
    game.apply(0, "MIRROR", "V2")
    assert set(game.prompt("apply").field.values) == {"S1", "M1"}
    game.choose("S1")
    game.show(2, "MIRROR", "M1")
    game.apply(0, "MIRROR", "V2")
    assert set(game.prompt("apply").field.values) == {"S1", "M1", "V2"}


@rule("F-80")
def test_two_mirrors_may_copy_the_same_face():
    game = Game()
    game.show(1, "S1", "M1")
    game.apply(0, "MIRROR", "MIRROR")
    game.choose("S1", "S1")
    assert game.reserve(0) == {"sun": 2}


@rule("F-86")
def test_what_counts_for_a_shield_is_the_kind_gained():
    game = Game()
    game.give(0, gold=12)
    game.apply(0, "G3", "SHIELD_GOLD")  # lost to the limit
    assert game.player(0).vp == 5
    game = Game()
    game.give(0, cards=["blacksmiths_hammer"])
    game.apply(0, "G3", "SHIELD_GOLD")
    game.do("dues", seat=0)
    game.answer("hammer", 3)  # sent to the hammer
    assert game.reserve(0) == {"vp": 5}
    game = Game()
    game.apply(0, "S1", "SHIELD_SUN", convert="sentinel")
    game.choose("vp")  # converted
    assert game.reserve(0) == {"vp": 7}
