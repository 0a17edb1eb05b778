"""Every vector of the facts about the table: set-up, turns, cards, the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from engine.dice_forge.content import KIND, SETUP
from tests.engine.dice_forge import Game
from tests.engine.dice_forge.vectors import EXAMPLES, OWN, PAIRS, SHIPS, VECTORS, faces_of
from tests.rules import rule

FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "dice_forge" / "examples.yaml"


# -- set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["X-001", "X-002", "X-003", "X-004"])
@rule("F-7", "F-9", "F-13", "F-14", "F-25")
def test_set_up_by_the_number_of_players(name: str):
    count, expect = VECTORS[name]["given"]["players"], VECTORS[name]["expect"]
    game = Game(players=count)
    seating = SETUP.players[count]
    s = game.s
    found = {
        "start_gold": list(seating.start_gold),
        "rounds": s.rounds,
        "cards_per_pile": next(iter(set(s.piles.values()))),
        "faces_per_pool": next(iter({len(pool) for pool in s.sanctuary})),
        "sanctuary_faces_total": sum(len(pool) for pool in s.sanctuary),
        "step1_blessings_per_turn": seating.blessings_per_turn,
        "garden_faces_total": sum(len(pool) for pool in s.gardens.values()),
    }
    assert {key: found[key] for key in expect} == expect


# -- turns ----------------------------------------------------------------------------------------------------------


@rule("F-26")
def test_x_011_every_reinforcement_once_in_any_order():
    vector = VECTORS["X-011"]
    game = Game(players=2)
    game.give(0, cards=vector["given"]["owned"])
    game.do("reinforcements", seat=0)
    uses = 0
    game.answer("reinforce", "guardians_owl.sun")
    game.roll(1)
    game.answer("reinforce", "silver_hind.light")
    game.answer("reinforce", "guardians_owl.moon")
    uses = 3
    assert not game.asked("reinforce")
    assert uses == vector["expect"]["uses_allowed_in_step_2"]
    assert game.reserve(0) == {"gold": 1, "sun": 1, "moon": 1}


@pytest.mark.parametrize("name", ["X-012", "X-013"])
@rule("F-49")
def test_faces_of_one_offering_must_differ(name: str):
    vector = VECTORS[name]
    faces, expect = vector["do"][0]["offering"], vector["expect"]
    game = Game(players=3)
    game.give(0, **vector["given"]["r"], sun=3)
    game.answer("action", "offering")
    picks = {"faces": faces, **{f"place.{face}": "light.G1" for face in faces}}
    assert (game.refused("offering", picks) is None) == expect["legal"]
    if expect["legal"]:
        game.answer("offering", picks)
        assert game.player(0).gold == expect["gold_left"]


@pytest.mark.parametrize("name", ["X-014", "X-015"])
@rule("F-29", "F-53")
def test_the_two_sun_are_paid_first(name: str):
    vector = VECTORS[name]
    card, expect = vector["do"][1]["feat"], vector["expect"]
    game = Game(players=2)
    game.give(0, **vector["given"]["r"], gold=2)
    game.answer("action", "offering")
    game.answer("offering", {"faces": ["G3"], "place.G3": "light.G1"})
    assert (card in game.prompt("extra").field.values) == expect["legal"]
    if expect["legal"]:
        game.roll(1, 1, 1, 1)
        game.roll(1, 1, 1, 1)
        game.answer("extra", card)
        assert game.player(0).sun == expect["sun_left"]


@rule("F-55")
def test_x_016_a_pawn_that_stands_there_chases_nobody():
    expect = VECTORS["X-016"]["expect"]
    game = Game(players=2)
    game.give(0, pawn=3, moon=4)
    game.roll(1, 1, 1, 1)
    game.roll(1, 1, 1, 1)
    game.answer("action", "ferryman")
    assert game.told("chased") == [] and expect["chase"] == "none"
    assert game.player(0).pawn == expect["pawn_island"]


# -- cards ----------------------------------------------------------------------------------------------------------


@rule("F-94", "F-56")
def test_x_110_bears_on_both_sides_of_a_chase():
    given, expect = VECTORS["X-110"]["given"], VECTORS["X-110"]["expect"]
    game = Game(players=3, feats="alternates")
    game.give(0, cards=["great_bear"] * given["chaser_bears"], moon=1)
    game.give(1, cards=["great_bear"] * given["chased_bears"], pawn=1)
    game.roll_faces((1, "G1", "G1"))
    game.roll(*[1] * 6)
    game.answer("action", "blacksmiths_chest")
    assert game.player(0).vp == expect["chaser"]["vp"]
    assert game.player(1).vp == expect["chased"]["vp"]
    assert [told["seat"] for told in game.told("blessed")].count(1) == expect["chased"]["divine_blessings"] + 1


@rule("F-94")
def test_x_111_a_bear_does_not_pay_for_its_own_chase():
    game = Game(players=3, feats="alternates")
    game.give(0, moon=2)
    game.give(1, pawn=2)
    game.roll_faces((1, "G1", "G1"))
    game.roll(*[1] * 6)
    game.answer("action", "great_bear")
    assert len(game.told("chased")) == 1
    assert game.player(0).vp == VECTORS["X-111"]["expect"]["chaser"]["vp"]


@rule("F-106", "F-107")
def test_x_112_the_sentinel_turns_shards_into_glory():
    expect = VECTORS["X-112"]["expect"]
    game = Game(players=2, feats="alternates")
    game.apply(0, "S2", "M1", convert="sentinel")
    game.choose("vp", "moon")
    assert game.reserve(0) == expect["delta"]


@rule("F-111")
def test_x_114_the_cyclops_turns_gold_into_glory():
    given, expect = VECTORS["X-114"]["given"], VECTORS["X-114"]["expect"]
    game = Game(players=2, feats="alternates")
    for face, convert in zip(given["singles"], given["convert"], strict=True):
        game.apply(0, face, convert="cyclops")
        if convert is not None:
            game.choose("vp" if convert else "gold")
    assert game.reserve(0) == expect["delta"]


@rule("F-109", "F-44")
def test_x_116_typhon_counts_the_faces_forged():
    given, expect = VECTORS["X-116"]["given"], VECTORS["X-116"]["expect"]
    game = Game(players=2, feats="alternates")
    game.give(0, sun=5, moon=5, removed=["G1"] * given["removed_faces"])
    game.roll(1, 1, 1, 1)
    game.roll(1, 1, 1, 1)
    game.answer("action", "typhon")
    assert game.player(0).earned["typhon"] == expect["vp_reserve_gain"]
    assert game.player(0).score() == expect["vp_reserve_gain"] + expect["card_vp"]


@rule("F-101", "F-102", "F-103")
def test_x_117_cerberus_applies_a_roll_again():
    expect = VECTORS["X-117"]["expect"]
    game = Game(players=2, feats="alternates")
    game.give(0, cards=["cerberus", "cerberus"])
    game.roll_faces((0, "C1", "G1"))
    game.do("bless", seat=0)
    game.choose("sun")
    game.answer("cerberus", "use")
    game.choose("moon")
    assert game.reserve(0) == expect["delta"]
    assert game.player(0).cerberus == expect["cerberus_left"]
    assert not game.asked("cerberus")  # a second token on the same roll is illegal


@rule("F-112")
def test_x_118_what_a_triton_token_is_worth():
    game = Game(players=2, feats="alternates")
    game.give(0, cards=["triton"])
    for option in VECTORS["X-118"]["expect"]["options"]:
        one = Game(players=2, feats="alternates")
        one.give(0, cards=["triton"])
        ((name, _),) = option.items()
        one.answer("triton", name)
        assert one.reserve(0) == option
    assert len(game.prompt("triton").field.values) == 3


@rule("F-121", "F-16")
def test_x_120_wild_spirits_are_cut_at_the_limits():
    given, expect = VECTORS["X-120"]["given"], VECTORS["X-120"]["expect"]
    game = Game(players=2)
    game.give(0, **given["r"])
    game.roll(1, 1, 1, 1)
    game.roll(1, 1, 1, 1)
    game.answer("action", "wild_spirits")
    p = game.player(0)
    assert {"gold": p.gold, "moon": p.moon, "sun": p.sun} == expect["r_after"]


# -- the end --------------------------------------------------------------------------------------------------------


@rule("F-123", "F-126")
def test_x_130_the_score():
    given, expect = VECTORS["X-130"]["given"], VECTORS["X-130"]["expect"]
    game = Game(players=2)
    p = game.give(0, vp=given["vp_reserve"], cards=given["cards"], gold=given["gold"])
    assert p.score() == expect["score"]


@rule("F-125")
def test_x_131_ties_share_the_win():
    given, expect = VECTORS["X-131"]["given"], VECTORS["X-131"]["expect"]
    game = Game(players=3)
    for seat, score in enumerate(given["scores"]):
        game.give(seat, vp=score)
    game.s.round = game.s.rounds
    game.do("turn_end", seat=2)
    assert game.match.result is not None
    assert [seat + 1 for seat in game.match.result.winners] == expect["winners"]


# -- all of them -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not FACTS.exists(), reason="the facts do not lie beside this checkout")
def test_the_vectors_are_those_of_the_facts():
    assert yaml.safe_load(FACTS.read_text("utf-8")) == yaml.safe_load(EXAMPLES.read_text("utf-8"))


def test_every_vector_runs():
    tests = (path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {name for source in tests for name in re.findall(r'"(X-\d+)"', source)}
    assert {*VECTORS} == {*OWN} | {*SHIPS} | (named & {*VECTORS})
    assert named <= {*VECTORS}
    assert all(face in KIND for name in PAIRS for face in faces_of(VECTORS[name]["given"]))
