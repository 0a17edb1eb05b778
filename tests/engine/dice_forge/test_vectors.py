"""Every vector of the facts about faces: rolls, ships, boars, mirrors, reserves, minotaur, satyrs."""

from __future__ import annotations

import pytest

from tests.engine.dice_forge import RESOURCES, Game
from tests.engine.dice_forge.vectors import OWN, SHIPS, VECTORS, boar_table, delta, faces_of, seated
from tests.rules import rule


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


# -- ships ----------------------------------------------------------------------------------------------------------


def buy(game: Game, face: str, over: str | None = None) -> None:
    prompt = game.prompt("ship")
    places = game.match.fields(prompt, {"face": face})[1].values
    game.answer("ship", {"face": face, "place": over or places[0]})


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


# -- boars ----------------------------------------------------------------------------------------------------------


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


# -- mirrors, reserves, hammer --------------------------------------------------------------------------------------


@rule("F-38", "F-45", "F-76")
def test_x_078_a_mirror_reads_a_face_just_forged():
    expect = VECTORS["X-078"]["expect"]
    game = Game(players=2)
    given = VECTORS["X-078"]["given"]
    game.give(1, gold=12)
    game.apply(1, "SHIP")
    buy(game, given["opponent_just_forged"], "light.G1")
    assert game.player(1).faces()[0] == expect["opponent_shown_light"]
    game.apply(0, "MIRROR", "G1")
    assert expect["mirror_may_copy"] in game.prompt("apply").field.values


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


# -- minotaur and satyrs --------------------------------------------------------------------------------------------


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
