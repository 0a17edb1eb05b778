"""Sections 7 and 9: feats, pawns, chasing, and every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.dice_forge.content import FEATS
from tests.engine.dice_forge import Game, able, next_turn
from tests.rules import rule


@rule("F-53")
def test_a_feat_needs_a_card_and_its_cost():
    game = able("ferryman")
    assert "ferryman" in game.prompt("action").field.values
    assert "helmet_of_invisibility" not in game.prompt("action").field.values
    game.s.piles["ferryman"] = 0
    game.match.reask()
    assert "ferryman" not in game.prompt("action").field.values


@rule("F-54", "F-56", "F-57")
def test_a_chase_is_finished_before_the_card_is_taken():
    game = able("ferryman")
    game.give(1, pawn=3)
    game.player(1).dice[0][0] = "C1"
    game.roll(1, 1)
    game.answer("action", "ferryman")
    assert game.prompt("apply", 1)
    p = game.player(0)
    assert (p.moon, p.pawn, p.cards) == (0, 3, [])  # paid and moved, but no card yet
    assert game.player(1).pawn == 0
    next_turn(game)
    game.choose("moon")
    assert p.cards == ["ferryman"]


@rule("F-55", "F-60")
def test_a_feat_may_be_repeated_where_one_stands():
    game = Game(players=3)
    game.give(0, sun=4)
    game.answer("action", "elder")
    assert game.player(0).pawn == 7
    next_turn(game)
    game.answer("extra", "elder")
    assert game.player(0).cards == ["elder", "elder"]
    assert game.told("chased") == []


@rule("F-57")
def test_nobody_is_chased_from_an_origin_portal():
    game = able("ferryman", players=4)
    next_turn(game)
    game.answer("action", "ferryman")
    assert game.told("chased") == []
    assert [p.pawn for p in game.s.players] == [3, 0, 0, 0]


@rule("F-57")
def test_a_portal_holds_one_pawn():
    game = able("blacksmiths_chest", players=4)
    game.give(1, pawn=1)
    game.give(2, pawn=2)
    game.roll(1, 1)
    next_turn(game)
    game.answer("action", "blacksmiths_chest")
    assert [told["seat"] for told in game.told("chased")] == [1]
    assert [p.pawn for p in game.s.players] == [1, 0, 2, 0]


@rule("F-58")
def test_an_offering_does_not_move_the_pawn():
    game = Game(players=3)
    game.give(0, gold=2, pawn=5)
    game.answer("action", "offering")
    next_turn(game)
    game.answer("offering", {"faces": ["G3"], "place.G3": "dark.G1"})
    assert game.player(0).pawn == 5


@rule("F-59")
def test_where_a_card_is_filed_follows_from_its_types():
    live = {feat.id for feat in FEATS.values() if {"reinforcement", "automatic"} & set(feat.types)}
    assert live == {"silver_hind", "great_bear", "tenacious_boar", "guardians_owl", "elder"}


@rule("F-87", "F-90")
def test_hammer_card():
    game = able("blacksmiths_hammer")
    next_turn(game)
    game.answer("action", "blacksmiths_hammer")
    assert game.player(0).hammers == 1
    assert game.player(0).unsorted == 2  # Bo's step 1


@rule("F-92")
def test_chest_card():
    game = able("blacksmiths_chest")
    next_turn(game)
    game.answer("action", "blacksmiths_chest")
    assert game.player(0).limits() == (16, 9, 9)
    assert game.player(0).score() == 2


@rule("F-93")
def test_silver_hind_card():
    game = Game(players=3)
    game.give(0, cards=["silver_hind"])
    game.do("reinforce", seat=0, cards=["silver_hind"])
    assert game.prompt("reinforce").field.values == ("silver_hind.light", "silver_hind.dark", "done")
    game.roll(6)  # the die was chosen before the roll
    game.answer("reinforce", "silver_hind.dark")
    assert game.reserve(0) == {"vp": 2}
    assert game.player(0).faces() == ["G1", "V2"]


@rule("F-94")
def test_great_bear_card():
    game = Game(players=3, feats="alternates")
    game.give(0, moon=2)
    next_turn(game)
    game.answer("action", "great_bear")
    assert game.player(0).vp == 0
    game.give(1, moon=3, cards=["great_bear"])
    game.roll(1, 1)
    game.answer("action", "tenacious_boar")
    assert game.player(0).earned == {"bears": 3}  # chased
    assert game.player(1).earned == {"bears": 3}  # chasing


@pytest.mark.parametrize(("card", "vp"), [("ferryman", 12), ("gorgon", 14), ("hydra", 26)])
@rule("F-100")
def test_cards_of_nothing_but_glory(card: str, vp: int):
    game = able(card)
    next_turn(game)
    game.answer("action", card)
    assert game.player(0).score() == vp and game.player(0).vp == 0
    assert [told["seat"] for told in game.told("blessed")] == [1, 2, 0]  # only Bo's step 1


@pytest.mark.parametrize(
    ("card", "face", "pool"),
    [
        ("helmet_of_invisibility", "X3", "x3"),
        ("mirror_of_the_abyss", "MIRROR", "mirror"),
        ("celestial_ship", "SHIP", "ship"),
    ],
)
@rule("F-104")
def test_cards_that_bring_a_garden_face(card: str, face: str, pool: str):
    game = able(card)
    game.answer("action", card)
    next_turn(game)
    game.answer("forge", "dark.M1")
    p = game.player(0)
    assert p.dice[1][4] == face and p.removed == ["M1"]
    assert game.s.gardens[pool] == [face] * 3


@rule("F-104")
def test_guardians_shield_card():
    game = able("guardians_shield")
    game.s.gardens["shield"].remove("SHIELD_SUN")
    game.answer("action", "guardians_shield")
    assert game.prompt("garden").fields[0].values == ("SHIELD_GOLD", "SHIELD_MOON", "SHIELD_VP")
    next_turn(game)
    game.answer("garden", {"face": "SHIELD_VP", "place": "light.S1"})
    assert game.player(0).dice[0][5] == "SHIELD_VP"
    assert game.s.gardens["shield"] == ["SHIELD_GOLD", "SHIELD_MOON"]


@rule("F-104")
def test_the_supply_of_garden_faces_always_suffices():
    for card, pool in (("helmet_of_invisibility", "x3"), ("guardians_shield", "shield")):
        game = Game(players=4, feats="alternates")
        assert game.s.piles[card] == len(game.s.gardens[pool]) == 4


@rule("F-105")
def test_cancer_card():
    game = able("cancer")
    game.roll(6, 5)
    game.roll(6, 6)
    next_turn(game)
    game.answer("action", "cancer")
    assert [(told["sun"], told["moon"], told["vp"]) for told in game.told("blessed")[:2]] == [(1, 1, 0), (1, 0, 2)]


@rule("F-106", "F-107")
def test_sentinel_card():
    game = able("sentinel")
    game.roll(6, 5)
    game.answer("action", "sentinel")
    fields = game.match.fields(game.prompt("apply"))
    assert [field.values for field in fields] == [("sun.1", "vp.2"), ("moon.1", "vp.2")]
    game.roll(6, 6)
    game.choose("vp", "moon")
    next_turn(game)
    game.choose("vp")
    assert game.player(0).earned == {"converted": 4, "faces": 2}


@rule("F-107")
def test_a_face_with_sun_and_moon_offers_two_decisions():
    game = Game(feats="alternates")
    game.apply(0, "G1S1M1V1", "X3", convert="sentinel")
    fields = game.match.fields(game.prompt("apply"))
    assert [field.values for field in fields] == [("sun.3", "vp.6"), ("moon.3", "vp.6")]
    game.choose("vp", "moon")
    assert game.reserve(0) == {"gold": 3, "moon": 3, "vp": 9}


@rule("F-108")
def test_what_conversion_covers():
    game = Game(players=3, feats="alternates")
    game.give_cards(0, ["tenacious_boar"])
    boar = game.player(0).boars[0]
    game.give(0, sun=6)
    game.apply(0, boar, "SHIELD_VP", convert="sentinel")  # the own boar: both parts are Ada's
    game.choose("sun", "vp")  # 1 sun becomes 2 glory although the reserve is full
    assert game.reserve(0) == {"sun": 6, "vp": 2 + 3}  # the glory of the conversion does not turn the shield to A
    game.do("dues", seat=0)
    assert game.prompt("boar").field.values == ("sun", "moon", "vp")  # the owner's part is not converted
    game.answer("boar", "moon")
    assert game.player(0).moon == 1


@rule("F-108", "F-87")
def test_gold_kept_under_the_cyclops_may_go_to_the_hammer():
    game = Game(feats="alternates")
    game.give(0, cards=["blacksmiths_hammer"])
    game.apply(0, "G6", convert="cyclops")
    game.choose("gold")
    game.do("dues", seat=0)
    game.answer("hammer", 6)
    assert game.player(0).steps == 6 and game.player(0).gold == 0


@rule("F-109")
def test_typhon_card():
    game = able("typhon", removed=["G1", "G1", "S1"])
    next_turn(game)
    game.answer("action", "typhon")
    assert game.player(0).earned == {"typhon": 3}
    assert game.player(0).score() == 19


@rule("F-110")
def test_sphinx_card():
    game = able("sphinx")
    game.answer("action", "sphinx")
    for value in (6, 1, 6, 6):
        game.roll(value)
    next_turn(game)
    game.answer("die", "light")
    assert [told["faces"] for told in game.told("blessed")[:4]] == [["S1"], ["G1"], ["S1"], ["S1"]]
    assert game.player(0).sun == 3


@rule("F-111")
def test_cyclops_card():
    game = able("cyclops")
    game.answer("action", "cyclops")
    game.roll(1)
    game.answer("die", "dark")
    assert game.prompt("apply").field.values == ("gold.1", "vp.1")
    for _ in range(3):
        game.roll(6)
    next_turn(game)
    game.choose("vp")
    assert game.player(0).earned == {"converted": 1, "faces": 6}


@rule("F-114")
def test_guardians_owl_card():
    for name in ("gold", "sun", "moon"):
        game = Game(players=3)
        game.give(0, cards=["guardians_owl"])
        game.do("reinforce", seat=0, cards=["guardians_owl"])
        game.answer("reinforce", f"guardians_owl.{name}")
        assert game.reserve(0) == {name: 1}


@rule("F-120")
def test_elder_card():
    game = Game(players=3)
    game.give(0, cards=["elder", "elder"], gold=7)
    game.do("reinforce", seat=0, cards=["elder", "elder"])
    game.answer("reinforce", "elder")
    game.answer("reinforce", "elder")
    assert not game.asked("reinforce")
    assert game.reserve(0) == {"gold": 1, "vp": 8}


@rule("F-121")
def test_wild_spirits_card():
    game = able("wild_spirits")
    next_turn(game)
    game.answer("action", "wild_spirits")
    assert game.told("gained") == [{"seat": 0, "gold": 3, "sun": 0, "moon": 3, "vp": 0, "over": 0}]


def test_every_card_has_its_case():
    section = [Path(__file__).with_name(f"test_{name}.py") for name in ("feats", "tokens", "opponents")]
    source = "".join(path.read_text("utf-8") for path in section)
    assert [card for card in FEATS if f'"{card}"' not in source] == []
