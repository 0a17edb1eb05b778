"""Section 9: the tokens of Cerberus and Triton."""

from __future__ import annotations

from tests.engine.dice_forge import Game, able, next_turn
from tests.rules import rule


@rule("F-101", "F-102")
def test_cerberus_card():
    game = able("cerberus")
    game.roll(6, 6, 1, 1, 1, 1)  # Bo's step 1
    game.answer("action", "cerberus")
    assert game.player(0).cerberus == 1
    game.answer("cerberus", "use")  # also in another's turn
    assert game.told("cerberus_used") == [{"seat": 0}]
    assert game.reserve(0) == {"gold": 4}
    assert game.player(0).cerberus == 0


@rule("F-101")
def test_cerberus_repeats_a_minor_blessing():
    game = Game(feats="alternates")
    game.give(0, cards=["cerberus"])
    game.roll(6)
    game.do("minor", seat=0, die=0)
    game.answer("cerberus", "use")
    assert game.reserve(0) == {"sun": 2}


@rule("F-102")
def test_cerberus_repeats_the_roll_with_fresh_choices():
    game = Game(players=3, feats="alternates")
    game.give(0, cards=["cerberus"], gold=4)
    game.show(1, "S1", "M1")
    game.show(2, "V2", "V2")
    game.player(0).dice[0][0] = "MIRROR"
    game.player(0).dice[1][0] = "SHIP"
    game.roll(1, 1)
    game.do("bless", seat=0)
    game.choose("S1")
    game.answer("ship", {"face": "S1", "place": "dark.SHIP"})  # forges over the ship itself
    game.answer("cerberus", "use")
    game.choose("V2")
    game.answer("ship", {"face": "M1", "place": "light.G1"})  # the result is the one rolled
    assert game.reserve(0) == {"gold": 3, "sun": 1, "vp": 2}


@rule("F-102", "F-108")
def test_cerberus_under_the_sentinel_converts_again():
    game = Game(feats="alternates")
    game.give(0, cards=["cerberus"])
    game.roll(6, 5)
    game.do("bless", seat=0, convert="sentinel")
    game.choose("sun", "moon")
    game.answer("cerberus", "use")
    game.choose("vp", "vp")
    assert game.reserve(0) == {"sun": 1, "moon": 1, "vp": 4}


@rule("F-103")
def test_one_token_a_roll():
    game = Game(feats="alternates")
    game.give(0, cards=["cerberus", "cerberus"])
    game.roll(6, 5)
    game.do("bless", seat=0)
    game.answer("cerberus", "use")
    assert not game.asked("cerberus")
    game.roll(6, 5)
    game.do("bless", seat=0)
    game.answer("cerberus", "use")
    assert game.reserve(0) == {"sun": 4, "moon": 4}


@rule("F-112", "F-113")
def test_triton_card():
    game = able("triton")
    game.give(0, sun=6)
    game.answer("action", "triton")
    assert game.player(0).triton == 1
    game.answer("triton", "sun")  # in the turn it was gained, before paying the extra action
    assert game.player(0).sun == 4
    next_turn(game)
    game.answer("extra", "elder")
    assert game.player(0).sun == 1


@rule("F-112")
def test_a_token_gained_by_the_extra_action_may_still_be_used():
    game = able("triton")
    game.give(0, sun=6, gold=2)
    game.answer("action", "offering")
    game.answer("offering", {"faces": ["G3"], "place.G3": "light.G1"})
    game.answer("extra", "triton")
    assert game.prompt("end").field.values == ("end",)
    next_turn(game)
    game.answer("triton", "moon")
    assert game.player(0).moon == 2 and game.s.active == 1


@rule("F-112", "F-113")
def test_tokens_only_in_the_own_turn_and_several_in_one():
    game = Game(players=2, feats="alternates")
    game.give(0, cards=["triton", "triton"])
    game.give(1, cards=[])
    game.answer("triton", "gold")
    game.answer("triton", "gold")
    assert game.player(0).gold == 12
    assert not game.asked("triton")
    game = Game(players=2, feats="alternates")
    game.give(1, cards=["triton"])
    game.give(0, gold=2)
    assert game.asked("test_halt") and not game.asked("triton")
    game.roll(1, 1, 1, 1)
    game.roll(1, 1, 1, 1)
    game.answer("action", "pass")
    assert game.prompt("triton").seats == (1,)


@rule("F-112")
def test_a_token_may_also_wait_for_what_the_extra_action_brings():
    game = Game(players=3, feats="chosen", sun4="triton")
    game.give(0, cards=["triton"], sun=3, gold=2)
    game.answer("action", "offering")
    game.answer("offering", {"faces": ["G3"], "place.G3": "light.G1"})
    game.answer("extra", "wild_spirits")
    assert game.prompt("end").field.values == ("end",)
    assert game.asked("triton")
    game.roll(*[1] * 6)
    game.answer("end", "end")
    assert game.player(0).triton == 1 and game.s.active == 1


@rule("F-112", "F-113")
def test_gold_of_a_token_used_during_an_offering_is_split_before_shopping():
    game = Game(players=3, feats="chosen", sun4="triton")
    game.give(0, cards=["triton", "blacksmiths_hammer"], gold=2)
    game.answer("action", "offering")
    game.answer("triton", "gold")
    game.answer("hammer", 2)
    assert game.prompt("offering").fields[0].budget == 6


@rule("F-113")
def test_an_unused_token_scores_nothing():
    game = Game(feats="alternates")
    game.give(0, cards=["triton"])
    assert game.player(0).score() == 8  # the card alone


@rule("F-112")
def test_a_token_may_pay_for_what_a_ship_buys():
    game = Game(players=3, feats="alternates")
    game.give(0, cards=["triton"])
    game.apply(0, "SHIP")
    assert "V3" not in game.prompt("ship").field.values
    game.answer("triton", "gold")
    game.answer("ship", {"face": "V3", "place": "light.G1"})
    assert game.player(0).gold == 0
