"""Every vector of the facts: examples.yaml, copied beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.dice_forge.content import KIND, SETUP
from tests.engine.dice_forge import RESOURCES, Game
from tests.rules import rule

HERE = Path(__file__).parent
VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector for vector in yaml.safe_load((HERE / "examples.yaml").read_text("utf-8"))["examples"]
}
FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "dice_forge" / "examples.yaml"
PAIRS = [name for name, vector in VECTORS.items() if {"pair", "single"} & set(vector["given"])]
OWN = [
    name for name in PAIRS if not {"do", "bearer", "card", "cerberus"} & ({*VECTORS[name]} | {*VECTORS[name]["given"]})
]


@pytest.mark.skipif(not FACTS.exists(), reason="the facts do not lie beside this checkout")
def test_the_vectors_are_those_of_the_facts():
    assert yaml.safe_load(FACTS.read_text("utf-8")) == yaml.safe_load((HERE / "examples.yaml").read_text("utf-8"))


def seated(given: dict[str, Any]) -> Game:
    """A table for a vector about one player, who sits at 0."""
    shown = given.get("opponents_shown", [["G1", "G1"]])
    game = Game(players=max(2, len(shown) + 1))
    for other, (light, dark) in enumerate(shown, 1):
        game.show(other, light, dark)
    game.give(0, **given.get("r", {}))
    if "shown" in given:
        game.show(0, given["shown"]["light"], given["shown"]["dark"])
    return game


def delta(game: Game, before: dict[str, int]) -> dict[str, int]:
    after = game.reserve(0)
    return {name: n for name in RESOURCES if (n := after.get(name, 0) - before.get(name, 0))}


def faces_of(given: dict[str, Any]) -> list[str]:
    return given["pair"] if "pair" in given else [given["single"]]


@pytest.mark.parametrize("name", OWN)
@rule("F-64", "F-65", "F-66", "F-76", "F-77", "F-78", "F-79", "F-82", "F-83", "F-84", "F-85", "F-86", "F-15", "F-16")
def test_what_a_roll_gives(name: str):
    given, expect = VECTORS[name]["given"], VECTORS[name]["expect"]
    options = expect.get("delta_options", [expect.get("delta")])
    for option in options:
        game = seated(given)
        before = game.reserve(0)
        game.apply(0, *faces_of(given))
        if "copy_options" in expect:
            assert game.told("copied")[-1]["faces"] == expect["copy_options"]
            continue
        if "choose" in given and game.asked("apply"):
            game.choose(*given["choose"])
        elif "delta_options" in expect:
            assert len(game.prompt("apply").field.values) == len(options)
            game.choose(*option)
        assert not game.asked("apply")
        if "r_after" in expect:
            assert game.reserve(0) == expect["r_after"]
        else:
            assert delta(game, before) == option


# -- ships -----------------------------------------------------------------------------------------------------


def buy(game: Game, face: str, over: str | None = None) -> None:
    prompt = game.prompt("ship")
    places = game.match.fields(prompt, {"face": face})[1].values
    game.answer("ship", {"face": face, "place": over or places[0]})


SHIPS = ["X-030", "X-031", "X-032", "X-033", "X-034", "X-035", "X-077"]


@pytest.mark.parametrize("name", SHIPS)
@rule("F-36", "F-72", "F-73", "F-74", "F-81")
def test_what_a_ship_buys(name: str):
    vector = VECTORS[name]
    given, expect = vector["given"], vector["expect"]
    game = seated(given)
    gold = game.player(0).gold
    game.apply(0, *faces_of(given))
    if game.asked("apply"):
        game.choose(*given["choose"])
    bought = [step["ship_buy"] for step in vector["do"] if "ship_buy" in step]
    for face in bought:
        buy(game, face)
    assert not game.asked("ship")
    if "gold_left" in expect:
        assert game.player(0).gold == expect["gold_left"]
    if "price" in expect:
        assert game.told("ship_bought")[0]["count"] == expect["price"]
        assert gold - game.player(0).gold == expect["price"]
    for name_, number in expect.get("delta_other", {}).items():
        assert getattr(game.player(0), name_) == number
    assert len(game.player(0).removed) == len(bought)


@rule("F-37")
def test_x_037_a_ship_forging_over_the_other_face_does_not_undo_it():
    vector = VECTORS["X-037"]
    game = seated(vector["given"])
    game.apply(0, "SHIP", "G3")
    buy(game, "M1", "dark.G3")
    assert game.reserve(0) == vector["expect"]["r_after"]
    p = game.player(0)
    assert p.dice[1][p.shown[1]] == vector["expect"]["shown"]["dark"]


# -- boars -----------------------------------------------------------------------------------------------------


def boar_table(players: int = 3) -> Game:
    """Seat 0 owns the red boar, seat 1 bears it, seat 2 stands by."""
    game = Game(players=players, feats="alternates")
    game.s.boars.remove("BOAR_RED")
    game.s.boars.append("BOAR_RED")
    game.give_cards(0, ["tenacious_boar"])
    assert game.player(0).boars == ["BOAR_RED"]
    game.s.gardens["boar"].remove("BOAR_RED")
    game.player(1).dice[0][5] = "BOAR_RED"
    return game


@rule("F-68", "F-69")
def test_x_060_a_boar_pays_its_bearer_and_its_owner():
    expect = VECTORS["X-060"]["expect"]
    game = boar_table()
    game.apply(1, "BOAR_RED", "G1")
    game.choose("sun")
    assert game.reserve(1) == expect["B"]
    game.do("dues", seat=0)
    game.answer("boar", "vp")
    assert game.reserve(0) == expect["O"]


@rule("F-70")
def test_x_061_a_tripled_boar_calls_its_owner_three_times():
    expect = VECTORS["X-061"]["expect"]
    game = boar_table()
    game.apply(1, "BOAR_RED", "X3")
    game.choose("moon")
    assert game.reserve(1) == expect["B"]
    game.answer("boars", {"sun": 1, "moon": 1})
    assert game.reserve(0) == expect["O"]


@rule("F-71", "F-81")
def test_x_062_a_mirror_copying_a_boar_fires_it_too():
    expect = VECTORS["X-062"]["expect"]
    game = boar_table()
    game.show(1, "BOAR_RED", "G1")
    game.apply(2, "MIRROR")
    game.choose("BOAR_RED", "sun")
    assert game.reserve(2) == expect["C"]
    game.answer("boar", "moon")
    assert game.reserve(0) == expect["O"]
    assert game.reserve(1) == expect["B"]


@rule("F-47")
def test_x_064_a_boar_is_never_replaced():
    assert VECTORS["X-064"]["expect"] == {"legal": False}
    game = boar_table()
    p = game.player(1)
    p.dice[0] = ["G1", "G1", "G1", "G1", "G1", "BOAR_RED"]
    game.do("forge", seat=1, pool="x3", face="X3")
    assert "light.G1" in game.prompt("forge").field.values
    assert game.refused("forge", "light.BOAR_RED") == "refused-not-an-option"


# -- set-up ----------------------------------------------------------------------------------------------------


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


# -- turns -----------------------------------------------------------------------------------------------------


@rule("F-23", "F-24", "F-26", "F-27", "F-29", "F-31", "F-45", "F-48", "F-49", "F-54", "F-56", "F-59")
def test_x_010_the_whole_turn_of_the_rulebook():
    """Max makes an offering of three faces, pays for an extra action, and chases Alex for the Ferryman."""
    expect = VECTORS["X-010"]["expect"]
    game = Game(players=2)
    game.give(0, cards=["silver_hind", "guardians_owl", "guardians_owl"])
    game.give(1, cards=["helmet_of_invisibility"], pawn=3)
    game.give(0, gold=9, sun=2, moon=5)
    game.answer("action", "offering")
    places = {"place.G4": "light.G1", "place.S1": "dark.G1", "place.M1": "dark.G1"}
    game.answer("offering", {"faces": ["G4", "S1", "M1"], **places})
    assert game.told("offering")[0]["count"] == expect["Max"]["gold_spent"]
    assert "ferryman" in game.prompt("extra").field.values
    game.roll_faces((1, "G1", "G1"))  # Alex, chased
    game.roll(1, 1, 3, 3)  # step 1 of Alex's turn, twice
    game.roll(1, 1, 3, 3)
    events = game.answer("extra", "ferryman")
    p = game.player(0)
    assert game.told("blessed")[0]["seat"] == 1
    order = [event.kind for event in events]
    assert order[:5] == ["extra", "chased", "blessed", "feat", "turn"]  # F-54: the blessing before the card
    gold, sun, moon = (expect["Max"]["r"][name] for name in ("gold", "sun", "moon"))
    assert (p.gold, p.sun, p.moon) == (gold + 4, sun, moon)  # 4 gold came in Alex's step 1
    assert len(p.removed) == expect["Max"]["removed_faces"]
    assert p.pawn == expect["Max"]["pawn_island"]
    assert p.cards[-1:] == expect["Max"]["cards_added"]
    assert (p.dice[0].count("G4"), p.dice[1].count("S1"), p.dice[1].count("M1")) == (1, 1, 2)
    assert game.player(1).pawn == 0
    assert [told["seat"] for told in game.told("blessed")].count(1) == expect["Alex"]["divine_blessings_received"] + 2
    assert game.s.active == 1


@rule("F-45")
def test_x_010_the_last_face_forged_on_a_die_is_shown():
    shown = VECTORS["X-010"]["expect"]["Max"]["shown"]
    game = Game(players=2)
    game.give(0, gold=9, sun=2, moon=4)
    game.answer("action", "offering")
    places = {"place.G4": "light.G1", "place.S1": "dark.G1", "place.M1": "dark.G1"}
    game.answer("offering", {"faces": ["G4", "S1", "M1"], **places})
    assert game.player(0).faces() == [shown["light"], shown["dark"]]


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


# -- mirrors, reserves, hammer ------------------------------------------------------------------------------------


@rule("F-38", "F-45", "F-76")
def test_x_078_a_mirror_reads_a_face_just_forged():
    expect = VECTORS["X-078"]["expect"]
    game = Game(players=2)
    game.do("forge", seat=1, pool="x3", face="X3")
    game.answer("forge", "dark.G1")
    p = game.player(1)
    p.dice[0][3] = "V4"
    p.shown[0] = 3
    assert p.faces()[0] == expect["opponent_shown_light"]
    game.apply(0, "MIRROR", "G1")
    assert expect["mirror_may_copy"] in game.prompt("apply").field.values
    assert "X3" in game.prompt("apply").field.values


@pytest.mark.parametrize("name", ["X-081", "X-082"])
@rule("F-18")
def test_chests_raise_the_limits(name: str):
    vector = VECTORS[name]
    game = Game(players=2)
    p = game.give(0, cards=["blacksmiths_chest"] * vector["given"]["chests"])
    assert dict(zip(("gold", "sun", "moon"), p.limits(), strict=True)) == vector["expect"]["limits"]


@pytest.mark.parametrize("name", ["X-083", "X-084", "X-085", "X-087"])
@rule("F-87", "F-88", "F-89", "F-90", "F-16")
def test_gold_on_the_hammer(name: str):
    vector = VECTORS[name]
    given, step, expect = vector["given"], vector["do"][0], vector["expect"]
    game = Game(players=2)
    game.give(0, cards=["blacksmiths_hammer"] * given["hammers"], steps=given["steps"], **given.get("r", {}))
    face = {6: "G6", 4: "G4"}[step["gain_gold"]]
    game.apply(0, face)
    game.do("dues", seat=0)
    most = game.prompt("hammer").field.max
    game.answer("hammer", most if step["to_hammer"] == "max" else step["to_hammer"])
    p = game.player(0)
    assert (p.steps, p.gold) == (expect["steps"], expect["gold"])
    assert p.vp == expect.get("vp", 0)
    assert game.told("hammered")[0]["over"] == expect.get("lost", {}).get("gold", 0)


@rule("F-20", "F-123")
def test_x_088_glory_passes_one_hundred():
    vector = VECTORS["X-088"]
    game = Game(players=2)
    game.give(0, **vector["given"]["r"])
    game.apply(0, "G1", "SHIELD_GOLD")
    assert game.player(0).vp == vector["expect"]["vp_total"]
    assert divmod(game.player(0).vp, 100) == (vector["expect"]["tokens_100"], vector["expect"]["track"])


# -- minotaur and satyrs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["X-090", "X-091", "X-092", "X-093"])
@rule("F-115", "F-116", "F-117", "F-119")
def test_the_minotaur_takes_what_a_roll_would_give(name: str):
    given, expect = VECTORS[name]["given"], VECTORS[name]["expect"]
    game = Game(players=2)
    game.give(1, **given["r"])
    light, dark = given["minotaur_pair"]
    game.roll_faces((1, light, dark))
    game.do("minotaur", seat=0)
    if "choose" in given:
        game.choose(*given["choose"], kind="lose")
    after = game.reserve(1)
    assert {key: after.get(key, 0) for key in expect["r_after"]} == expect["r_after"]
    assert len(game.told("ship_bought")) == 0 and not game.asked("ship")


@rule("F-118", "F-99")
def test_x_094_a_boar_under_the_minotaur_still_pays_its_owner():
    expect = VECTORS["X-094"]["expect"]
    game = boar_table()
    game.give(1, **VECTORS["X-094"]["given"]["r_B"])
    game.roll_faces((1, "BOAR_RED", "G1"), (2, "G1", "G1"))
    game.do("minotaur", seat=0)
    game.choose("sun", kind="lose")
    assert (game.player(1).sun, game.player(1).gold) == (expect["B"]["sun"], expect["B"]["gold"])
    game.do("dues", seat=0)
    game.answer("boar", "vp")
    assert game.reserve(0) == expect["O"]


@pytest.mark.parametrize("name", ["X-100", "X-101"])
@rule("F-95", "F-96")
def test_the_satyrs_steal_a_look(name: str):
    given, expect = VECTORS[name]["given"], VECTORS[name]["expect"]
    rolls = given["opponents_roll"]
    game = Game(players=len(rolls) + 1)
    game.give(0, moon=3)
    game.roll_faces(*((seat, light, dark) for seat, (light, dark) in enumerate(rolls, 1)))
    before = [game.reserve(seat) for seat in range(1, len(rolls) + 1)]
    if len(rolls) == 1:  # the turn goes on by itself: Bo's step 1 follows
        game.roll(1, 1, 1, 1)
        game.roll(1, 1, 1, 1)
        game.answer("action", "satyrs")
        told = game.told("blessed")[0]
        assert {key: told[key] for key in RESOURCES if told[key]} == expect["owner_delta"]
        return
    game.answer("action", "satyrs")
    dice: dict[str, str] = game.prompt("satyrs").data["dice"]
    picks = [next(die for die, face in dice.items() if face == wanted) for wanted in given["pick"]]
    game.roll(*[1] * 6)
    game.answer("satyrs", picks)
    told = game.told("blessed")[0]
    assert told["seat"] == 0
    assert {key: told[key] for key in RESOURCES if told[key]} == expect["owner_delta"]
    assert before == expect["opponents_delta"]


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


# -- the end ---------------------------------------------------------------------------------------------------------


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


def test_every_vector_runs():
    source = (HERE / "test_vectors.py").read_text("utf-8")
    missing = [name for name in VECTORS if name not in OWN and name not in SHIPS]
    missing = [name for name in missing if f'"{name}"' not in source]
    assert missing == []
    assert all(face in KIND for name in PAIRS for face in faces_of(VECTORS[name]["given"]))
