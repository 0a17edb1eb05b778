"""Section 6: forging and offerings."""

from __future__ import annotations

from engine.core.prompt import Answer
from engine.dice_forge.content import PRICE
from tests.engine.dice_forge import Game
from tests.rules import rule


def offer(game: Game, faces: list[str], **places: str) -> None:
    game.answer("action", "offering")
    game.answer("offering", {"faces": faces, **{f"place.{face}": place for face, place in places.items()}})


def rich(players: int = 3, gold: int = 12) -> Game:
    """Ada has gold, and enough sun for her turn to go on after an offering."""
    game = Game(players=players)
    game.give(0, gold=gold, sun=3)
    return game


@rule("F-43", "F-46")
def test_forging_replaces_one_face_in_its_place():
    game = rich()
    before = [list(die) for die in game.player(0).dice]
    offer(game, ["M2"], M2="dark.M1")
    p = game.player(0)
    assert p.dice == [before[0], ["G1", "G1", "G1", "G1", "M2", "V2"]]


@rule("F-43")
def test_any_die_and_any_face_may_be_chosen():
    game = rich()
    game.answer("action", "offering")
    fields = game.match.fields(game.prompt("offering"), {"faces": ["G3"]})
    assert set(fields[1].values) == {"light.G1", "light.S1", "dark.G1", "dark.M1", "dark.V2"}


@rule("F-44")
def test_a_removed_face_is_gone_for_good():
    game = rich()
    offer(game, ["S2"], S2="light.S1")
    p = game.player(0)
    assert p.removed == ["S1"]
    assert game.s.sanctuary[3] == ["S1"] * 4  # it did not go back to its pool
    assert "S1" not in p.dice[0]


@rule("F-45")
def test_the_die_shows_the_face_forged_last():
    game = rich()
    offer(game, ["G3", "M1"], G3="light.G1", M1="light.S1")
    assert game.player(0).faces() == ["M1", "G1"]
    game = rich()
    offer(game, ["M1", "G3"], G3="light.G1", M1="light.S1")
    assert game.player(0).faces() == ["G3", "G1"]


@rule("F-47")
def test_boars_stay_and_forged_faces_may_go():
    game = rich()
    game.player(0).dice[0] = ["BOAR_RED", "G3", "G1", "G1", "G1", "G1"]
    game.answer("action", "offering")
    prompt = game.prompt("offering")
    places = game.match.fields(prompt, {"faces": ["G4"]})[1].values
    assert "light.G3" in places and "light.BOAR_RED" not in places
    picks = {"faces": ["G4"], "place.G4": "light.BOAR_RED"}
    assert game.refused("offering", picks) == "refused-not-an-option"


@rule("F-48", "F-50")
def test_an_offering_pays_for_all_its_faces_and_forges_them_all():
    game = rich()
    offer(game, ["G3", "M1", "G4", "S1"], G3="light.G1", M1="light.G1", G4="dark.G1", S1="dark.G1")
    p = game.player(0)
    assert p.gold == 12 - 2 - 2 - 3 - 3
    assert len(p.removed) == 4
    assert [len(pool) for pool in game.s.sanctuary] == [3, 3, 3, 3, 4, 4, 4, 4, 4, 4]


@rule("F-49")
def test_two_faces_of_a_mixed_pool_may_be_bought_together():
    game = rich()
    offer(game, ["C1", "S1V1", "G2M1"], C1="light.G1", S1V1="light.G1", G2M1="dark.G1")
    assert game.player(0).gold == 0
    assert game.s.sanctuary[4] == ["G6"]


@rule("F-50")
def test_gold_limits_an_offering():
    game = rich(gold=7)
    game.answer("action", "offering")
    faces = game.prompt("offering").fields[0]
    assert max(PRICE[face] for face in faces.values) == 6
    picks = {"faces": ["M2", "G3"], "place.M2": "light.G1", "place.G3": "light.G1"}
    assert game.refused("offering", picks) == "refused-too-dear"


@rule("F-50", "F-87")
def test_gold_on_the_hammer_is_gone():
    game = rich(gold=1)
    game.give(0, cards=["blacksmiths_hammer"])
    game.apply(0, "G4")
    game.do("dues", seat=0)
    game.answer("hammer", 4)
    assert "offering" not in game.prompt("action").field.values


@rule("F-51")
def test_no_face_is_no_offering():
    game = rich()
    game.answer("action", "offering")
    game.answer("offering", {"faces": []})
    assert game.asked("action")
    assert not game.s.acted and game.player(0).gold == 12


@rule("F-52")
def test_an_empty_pool_sells_nothing():
    game = rich(gold=12)
    game.s.sanctuary[0].clear()
    game.s.sanctuary[9].remove("C2")
    game.answer("action", "offering")
    values = game.prompt("offering").fields[0].values
    assert "G3" not in values and "C2" not in values and "V4" in values
    game = rich(gold=4)
    for _ in range(2):
        for pool in game.s.sanctuary:
            pool.clear()
    assert "offering" not in game.prompt("action").field.values


@rule("F-48")
def test_a_face_forged_in_the_same_offering_may_be_replaced():
    """Q-12."""
    game = rich()
    game.answer("action", "offering")
    prompt = game.prompt("offering")
    fields = game.match.fields(prompt, {"faces": ["G3", "G4"], "place.G3": "light.S1"})
    assert "light.G3" in fields[2].values and "light.S1" not in fields[2].values


@rule("F-48")
def test_an_offering_is_one_question_that_can_be_revised():
    game = rich()
    game.answer("action", "offering")
    prompt = game.prompt("offering")
    match = game.match
    draft = {"faces": ["G3", "G4"], "place.G3": "light.S1", "place.G4": "light.G3"}
    assert match.trim(prompt, draft) == draft
    revised = {**draft, "place.G3": "light.G1"}  # then light.G3 is there, light.S1 again free
    assert match.trim(prompt, revised) == revised
    dropped = {**draft, "faces": ["G4"]}  # without the first face the second cannot replace it
    assert match.trim(prompt, dropped) == {"faces": ["G4"]}
    assert match.check(Answer(0, prompt.id, dropped)) is not None


@rule("F-104")
def test_a_garden_face_must_be_forged():
    """Q-11: there is no way round it."""
    game = Game(players=3)
    game.give(0, moon=5)
    game.answer("action", "helmet_of_invisibility")
    prompt = game.prompt("forge")
    assert "none" not in prompt.field.values
    game.roll(*[1] * 6)
    game.answer("forge", "light.S1")
    assert game.player(0).dice[0][5] == "X3"
    assert len(game.s.gardens["x3"]) == 3
