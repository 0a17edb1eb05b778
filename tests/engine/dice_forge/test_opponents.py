"""Section 9: the feats that touch opponents: satyrs, boar, minotaur."""

from __future__ import annotations

from tests.engine.dice_forge import Game, able, next_turn
from tests.rules import rule


@rule("F-95", "F-96", "F-97")
def test_satyrs_card():
    game = able("satyrs")
    game.player(1).dice[0][0] = "MIRROR"
    game.roll(1, 5, 6, 6)  # Bo: mirror and moon, Cy: sun and glory
    game.answer("action", "satyrs")
    assert game.reserve(1) == game.reserve(2) == {}  # they apply nothing
    assert set(game.prompt("satyrs").data["dice"].values()) == {"MIRROR", "M1", "S1", "V2"}
    game.answer("satyrs", ["1.0", "2.1"])
    assert set(game.prompt("apply").field.values) == {"M1", "S1", "V2"}  # also one already picked
    next_turn(game)
    game.choose("V2")
    assert game.told("blessed")[0]["vp"] == 4


@rule("F-97", "F-101")
def test_cerberus_cannot_repeat_satyrs():
    game = Game(players=3, feats="chosen", moon4="cerberus")
    game.give(0, moon=3, cards=["cerberus"])
    game.roll(1, 1, 1, 1)
    game.answer("action", "satyrs")
    next_turn(game)
    game.answer("satyrs", ["1.0", "1.1"])
    assert game.s.active == 1
    assert game.prompt("cerberus", 0).data["faces"] == ["G1", "G1"]  # that is Bo's step 1


@rule("F-98", "F-99")
def test_tenacious_boar_card():
    game = able("tenacious_boar")
    top = game.s.boars[-1]
    game.answer("action", "tenacious_boar")
    assert game.player(0).boars == [top]
    assert game.prompt("bearer").field.values == ("1", "2")
    game.answer("bearer", "2")
    prompt = game.prompt("forge", 2)
    assert prompt.data["by"] == 0 and prompt.threat
    next_turn(game)
    game.answer("forge", "dark.V2", seat=2)
    p = game.player(2)
    assert p.dice[1][5] == top and p.removed == ["V2"]
    assert top not in game.s.gardens["boar"]


@rule("F-98", "F-109")
def test_a_borne_boar_counts_as_forged_by_its_bearer():
    game = Game(players=2, feats="alternates")
    game.give(0, moon=3)
    game.answer("action", "tenacious_boar")
    game.roll(1, 1, 1, 1)
    game.roll(1, 1, 1, 1)
    game.answer("forge", "light.G1", seat=1)
    assert (len(game.player(0).removed), len(game.player(1).removed)) == (0, 1)


@rule("F-115", "F-119")
def test_minotaur_card():
    game = able("minotaur", players=4)
    for seat in (1, 2, 3):
        game.give(seat, gold=5, vp=5)
    game.give(0, gold=5)
    game.roll(1, 6, 1, 1, 6, 1)  # Bo, Cy, Dee; the owner rolls nothing
    game.roll(*[1] * 8)
    game.answer("action", "minotaur")
    told = game.told("cursed")
    assert [entry["seat"] for entry in told] == [1, 2, 3]
    assert [(entry["gold"], entry["vp"]) for entry in told] == [(1, 2), (2, 0), (1, 0)]
    assert game.player(0).gold == 5 + 2  # Bo's step 1 only


@rule("F-119", "F-101")
def test_no_cerberus_under_the_minotaur():
    game = Game(players=2, feats="chosen", moon4="cerberus")
    game.give(1, cards=["cerberus"], gold=4)
    game.roll_faces((1, "G1", "G1"))
    game.do("minotaur", seat=0)
    assert not game.asked("cerberus")
    assert game.player(1).gold == 2


@rule("F-116")
def test_a_mirror_under_the_minotaur_copies_and_loses():
    game = Game(players=3)
    game.give(1, gold=6, vp=6)
    game.show(0, "G1", "V2")
    game.show(2, "G1", "G1")
    game.apply(1, "MIRROR", "X3", lose=True)
    game.choose("V2", kind="lose")
    assert game.reserve(1) == {"gold": 6}


@rule("F-117")
def test_the_loser_chooses_and_may_choose_what_is_lacking():
    game = Game()
    game.give(1, gold=3)
    game.apply(1, "C2", "V2", lose=True)
    assert game.prompt("lose").default == {"choice.0": "sun.2"}  # a time-out loses the least
    game.choose("moon", kind="lose")
    assert game.reserve(1) == {"gold": 3}


@rule("F-118")
def test_a_boar_may_pay_the_loser_who_owns_it():
    game = Game(players=2, feats="chosen", moon3="tenacious_boar")
    game.give_cards(1, ["tenacious_boar"])
    boar = game.player(1).boars[0]
    game.give(1, sun=4)
    game.apply(1, boar, "X3", lose=True)
    game.choose("sun", kind="lose")
    assert game.reserve(1) == {"sun": 1}
    game.do("dues", seat=1)
    game.answer("boars", {"sun": 0, "moon": 0}, seat=1)
    assert game.reserve(1) == {"sun": 1, "vp": 9}


@rule("F-118", "F-69")
def test_a_boar_pays_its_owner_before_the_owners_own_loss():
    game = Game(players=3, feats="chosen", moon3="tenacious_boar")
    game.give_cards(2, ["tenacious_boar"])
    boar = game.player(2).boars[0]
    game.give(1, sun=1)
    game.roll_faces((1, boar, "G1"), (2, "S1", "G1"))
    game.do("minotaur", seat=0)
    game.choose("sun", kind="lose")
    game.answer("boar", "sun", seat=2)  # Cy's turn to lose comes after what Bo's roll brought
    assert game.told("cursed")[1]["sun"] == 1
    assert game.reserve(2) == {}


@rule("F-57", "F-69", "F-92")
def test_a_boar_that_fires_in_a_chase_pays_before_the_chest_makes_room():
    game = Game(players=3, feats="chosen", moon3="tenacious_boar")
    game.give_cards(0, ["tenacious_boar"])
    boar = game.player(0).boars[0]
    game.give(0, sun=6, moon=1)
    game.give(1, pawn=1)
    game.roll_faces((1, boar, "G1"))
    game.answer("action", "blacksmiths_chest")
    game.choose("moon")
    assert game.player(0).chests == 0
    game.answer("boar", "sun")
    assert (game.player(0).chests, game.player(0).sun) == (1, 6)  # it did not fit
