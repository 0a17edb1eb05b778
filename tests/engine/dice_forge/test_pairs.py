"""The pair matrix: every pair of special faces, rolled as such, through mirrors, by satyrs, under the minotaur."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement

import pytest

from engine.core.events import Done
from engine.core.prompt import Answer
from engine.dice_forge.content import FACES, PLAIN, RESOURCES
from engine.dice_forge.pairs import FIXED, FIXED_SINGLE, outcome
from tests.engine.dice_forge import Game
from tests.rules import rule

B = {"SHIELD_GOLD": {"gold": 3}, "SHIELD_SUN": {"sun": 2}, "SHIELD_MOON": {"moon": 2}, "SHIELD_VP": {"vp": 3}}
SHIELDS = tuple(B)
BOARS = ("BOAR_RED", "BOAR_GREEN", "BOAR_BLUE", "BOAR_YELLOW")
SPECIALS = ("X3", "SHIP", "BOAR_RED", "BOAR_GREEN", *SHIELDS)
PLAINS = ("G4", "G2M1", "V3", "C1", "M2V2")

# (pair, chosen) -> gains, ship discounts, boar calls. Boars and C1 choose as written; both orders are tried.
Case = tuple[dict[str, int], list[int], int]
MATRIX: dict[tuple[str, str, str], Case] = {
    ("X3", "X3", ""): ({}, [], 0),
    ("X3", "SHIP", ""): ({}, [6], 0),
    ("X3", "BOAR_RED", "sun"): ({"sun": 3}, [], 3),
    ("X3", "BOAR_RED", "moon"): ({"moon": 3}, [], 3),
    ("X3", "BOAR_GREEN", "sun"): ({"sun": 3}, [], 3),
    ("X3", "SHIELD_GOLD", ""): ({"gold": 9}, [], 0),
    ("X3", "SHIELD_SUN", ""): ({"sun": 6}, [], 0),
    ("X3", "SHIELD_MOON", ""): ({"moon": 6}, [], 0),
    ("X3", "SHIELD_VP", ""): ({"vp": 9}, [], 0),
    ("SHIP", "SHIP", ""): ({}, [2, 2], 0),
    ("SHIP", "BOAR_RED", "moon"): ({"moon": 1}, [2], 1),
    ("SHIP", "BOAR_GREEN", "sun"): ({"sun": 1}, [2], 1),
    ("SHIP", "SHIELD_GOLD", ""): ({"gold": 3}, [2], 0),
    ("SHIP", "SHIELD_SUN", ""): ({"sun": 2}, [2], 0),
    ("SHIP", "SHIELD_MOON", ""): ({"moon": 2}, [2], 0),
    ("SHIP", "SHIELD_VP", ""): ({"vp": 3}, [2], 0),
    ("BOAR_RED", "BOAR_RED", "sun"): ({"sun": 2}, [], 2),
    ("BOAR_RED", "BOAR_GREEN", "sun"): ({"sun": 2}, [], 2),
    ("BOAR_GREEN", "BOAR_GREEN", "moon"): ({"moon": 2}, [], 2),
    ("BOAR_RED", "SHIELD_GOLD", "sun"): ({"sun": 1, "gold": 3}, [], 1),
    ("BOAR_RED", "SHIELD_SUN", "sun"): ({"sun": 1, "vp": 5}, [], 1),
    ("BOAR_RED", "SHIELD_SUN", "moon"): ({"moon": 1, "sun": 2}, [], 1),
    ("BOAR_RED", "SHIELD_MOON", "moon"): ({"moon": 1, "vp": 5}, [], 1),
    ("BOAR_RED", "SHIELD_MOON", "sun"): ({"sun": 1, "moon": 2}, [], 1),
    ("BOAR_RED", "SHIELD_VP", "sun"): ({"sun": 1, "vp": 3}, [], 1),
    ("BOAR_GREEN", "SHIELD_GOLD", "moon"): ({"moon": 1, "gold": 3}, [], 1),
    ("BOAR_GREEN", "SHIELD_SUN", "sun"): ({"sun": 1, "vp": 5}, [], 1),
    ("BOAR_GREEN", "SHIELD_MOON", "moon"): ({"moon": 1, "vp": 5}, [], 1),
    ("BOAR_GREEN", "SHIELD_VP", "moon"): ({"moon": 1, "vp": 3}, [], 1),
    # two alike come only through a mirror: B, and the second sees that gain
    ("SHIELD_GOLD", "SHIELD_GOLD", ""): ({"gold": 3, "vp": 5}, [], 0),
    ("SHIELD_SUN", "SHIELD_SUN", ""): ({"sun": 2, "vp": 5}, [], 0),
    ("SHIELD_MOON", "SHIELD_MOON", ""): ({"moon": 2, "vp": 5}, [], 0),
    ("SHIELD_VP", "SHIELD_VP", ""): ({"vp": 8}, [], 0),
    ("SHIELD_GOLD", "SHIELD_SUN", ""): ({"gold": 3, "sun": 2}, [], 0),
    ("SHIELD_GOLD", "SHIELD_MOON", ""): ({"gold": 3, "moon": 2}, [], 0),
    ("SHIELD_GOLD", "SHIELD_VP", ""): ({"gold": 3, "vp": 3}, [], 0),
    ("SHIELD_SUN", "SHIELD_MOON", ""): ({"sun": 2, "moon": 2}, [], 0),
    ("SHIELD_SUN", "SHIELD_VP", ""): ({"sun": 2, "vp": 3}, [], 0),
    ("SHIELD_MOON", "SHIELD_VP", ""): ({"moon": 2, "vp": 3}, [], 0),
    # special beside plain
    ("G4", "X3", ""): ({"gold": 12}, [], 0),
    ("G4", "SHIP", ""): ({"gold": 4}, [2], 0),
    ("G4", "BOAR_RED", "sun"): ({"gold": 4, "sun": 1}, [], 1),
    ("G4", "SHIELD_GOLD", ""): ({"gold": 4, "vp": 5}, [], 0),
    ("G4", "SHIELD_SUN", ""): ({"gold": 4, "sun": 2}, [], 0),
    ("G2M1", "X3", ""): ({"gold": 6, "moon": 3}, [], 0),
    ("G2M1", "SHIELD_MOON", ""): ({"gold": 2, "moon": 1, "vp": 5}, [], 0),
    ("G2M1", "SHIELD_GOLD", ""): ({"gold": 2, "moon": 1, "vp": 5}, [], 0),
    ("G2M1", "SHIELD_VP", ""): ({"gold": 2, "moon": 1, "vp": 3}, [], 0),
    ("V3", "SHIELD_VP", ""): ({"vp": 8}, [], 0),
    ("V3", "X3", ""): ({"vp": 9}, [], 0),
    ("C1", "X3", "moon"): ({"moon": 3}, [], 0),
    ("C1", "SHIELD_MOON", "moon"): ({"moon": 1, "vp": 5}, [], 0),
    ("C1", "SHIELD_MOON", "sun"): ({"sun": 1, "moon": 2}, [], 0),
    ("C1", "SHIP", "sun"): ({"sun": 1}, [2], 0),
    ("M2V2", "SHIELD_VP", ""): ({"moon": 2, "vp": 7}, [], 0),
    ("M2V2", "X3", ""): ({"moon": 6, "vp": 6}, [], 0),
}
SINGLES: dict[tuple[str, str], Case] = {
    ("X3", ""): ({}, [], 0),
    ("SHIP", ""): ({}, [2], 0),
    ("BOAR_RED", "moon"): ({"moon": 1}, [], 1),
    **{(shield, ""): (b, [], 0) for shield, b in B.items()},
}


def table(a: str, b: str = "G1") -> Game:
    """Bo shows both faces; Dee owns the boars. Everybody has room."""
    game = Game(players=4, feats="chosen", moon3="tenacious_boar")
    game.give_cards(3, ["tenacious_boar"] * 4)
    game.show(1, a, b)
    game.show(2, "V2", "V2")
    game.show(3, "V2", "V2")
    return game


def ships(game: Game, discounts: list[int]) -> list[int]:
    """Decline every purchase, noting its discount."""
    found: list[int] = []
    while game.asked("ship"):
        found.append(game.prompt("ship").data["off"])
        game.answer("ship", {"face": "none"})
    return found


def choices(faces: tuple[str, ...], chosen: str) -> list[str]:
    return [chosen for face in faces if FACES[face].kind in ("choice", "boar")]


def check(game: Game, seat: int, case: Case) -> None:
    gains, discounts, calls = case
    assert ships(game, discounts) == discounts
    assert game.reserve(seat) == gains
    assert game.player(3).calls == calls


CASES = [(a, b, chosen, case) for (a, b, chosen), case in MATRIX.items()]
CASES += [(b, a, chosen, case) for (a, b, chosen), case in MATRIX.items() if a != b]
IDS = [f"{a}+{b}{'/' + chosen if chosen else ''}" for a, b, chosen, _ in CASES]


@rule("F-63..66", "F-68..70", "F-73", "F-74", "F-82..84")
@pytest.mark.parametrize(("a", "b", "chosen", "case"), CASES, ids=IDS)
def test_the_pair(a: str, b: str, chosen: str, case: Case):
    game = table("V2", "V2")
    game.apply(0, a, b)
    if picks := choices((a, b), chosen):
        game.choose(*picks)
    check(game, 0, case)


@rule("F-77", "F-78", "F-81")
@pytest.mark.parametrize(("a", "b", "chosen", "case"), CASES, ids=IDS)
def test_the_pair_with_a_mirror_in_its_first_place(a: str, b: str, chosen: str, case: Case):
    game = table(a)
    game.apply(0, "MIRROR", b)
    game.choose(a, *choices((a, b), chosen))
    check(game, 0, case)


@rule("F-77", "F-78", "F-81")
@pytest.mark.parametrize(("a", "b", "chosen", "case"), CASES, ids=IDS)
def test_the_pair_with_a_mirror_in_its_second_place(a: str, b: str, chosen: str, case: Case):
    game = table(b)
    game.apply(0, a, "MIRROR")
    game.choose(b, *choices((a, b), chosen))
    check(game, 0, case)


@rule("F-80", "F-81")
@pytest.mark.parametrize(("a", "b", "chosen", "case"), CASES, ids=IDS)
def test_the_pair_of_two_mirrors(a: str, b: str, chosen: str, case: Case):
    game = table(a, b)
    game.apply(0, "MIRROR", "MIRROR")
    game.choose(a, b, *choices((a, b), chosen))
    check(game, 0, case)


@rule("F-96", "F-97")
@pytest.mark.parametrize(("a", "b", "chosen", "case"), CASES, ids=IDS)
def test_the_pair_picked_for_satyrs(a: str, b: str, chosen: str, case: Case):
    game = table(a, b)
    game.do("satyrs", seat=0, pick=2)
    game.answer("satyrs", ["1.0", "1.1"])
    if picks := choices((a, b), chosen):
        game.choose(*picks)
    check(game, 0, case)


@rule("F-115", "F-116", "F-118", "F-119")
@pytest.mark.parametrize(("a", "b", "chosen", "case"), CASES, ids=IDS)
def test_the_pair_under_the_minotaur(a: str, b: str, chosen: str, case: Case):
    gains, _, calls = case
    game = table("V2", "V2")
    game.give(2, gold=12, sun=6, moon=6, vp=20)
    before = game.reserve(2)
    game.apply(2, a, b, lose=True)
    if picks := choices((a, b), chosen):
        game.choose(*picks, kind="lose")
    assert not game.asked("ship")
    after = game.reserve(2)
    assert {name: n for name in RESOURCES if (n := before[name] - after.get(name, 0))} == gains
    assert game.player(3).calls == calls


@rule("F-65", "F-68", "F-72", "F-85", "F-78", "F-81")
@pytest.mark.parametrize(("face", "chosen", "case"), [(*key, case) for key, case in SINGLES.items()])
def test_the_single_face_of_a_minor_blessing(face: str, chosen: str, case: Case):
    game = table(face)
    game.apply(0, face)
    if chosen:
        game.choose(chosen)
    check(game, 0, case)
    mirror = table(face)
    mirror.apply(0, "MIRROR")
    mirror.choose(face, *([chosen] if chosen else []))
    check(mirror, 0, case)


@rule("F-68..71")
@pytest.mark.parametrize("colours", list(combinations_with_replacement(BOARS, 2)))
def test_every_boar_fires_its_own_card_and_no_other(colours: tuple[str, str]):
    game = Game(players=4, feats="chosen", moon3="tenacious_boar")
    for seat, boar in zip((1, 2, 3), BOARS, strict=False):
        game.player(seat).boars = [boar]
    game.player(3).boars = [BOARS[2], BOARS[3]]
    game.do("apply", seat=0, faces=list(colours))
    picks = {"choice.0": "sun.1", "choice.1": "moon.1"}
    prompt = game.prompt("apply")
    assert isinstance(game.match.answer(Answer(0, prompt.id, picks)), Done)
    owners = [1 + min(2, BOARS.index(boar)) for boar in colours]
    assert [p.calls for p in game.s.players] == [owners.count(seat) for seat in range(4)]
    assert game.reserve(0) == {"sun": 1, "moon": 1}


def test_the_matrix_holds_every_pair_of_special_faces():
    """Mirrors have their own tests of the whole matrix; boars differ only in their owners (the test above)."""
    special = {face.id for face in FACES.values() if face.kind not in ("simple", "sum", "choice")}
    assert special == {*SPECIALS, *BOARS, "MIRROR"}
    wanted = set(combinations_with_replacement(SPECIALS, 2))
    assert wanted <= {(a, b) for a, b, _ in MATRIX}


def icons(face: str) -> dict[str, int]:
    """What a plain face shows, read from its id."""
    letters = {"G": "gold", "S": "sun", "M": "moon", "V": "vp"}
    return {letters[letter]: int(number) for letter, number in re.findall(r"([GSMV])(\d)", face)}


@rule("F-61", "F-66")
def test_all_pairs_of_plain_faces_add_up_and_triple():
    for a in PLAIN:
        for b in PLAIN:
            both = tuple(icons(a).get(name, 0) + icons(b).get(name, 0) for name in RESOURCES)
            assert FIXED[a, b] == both
        tripled = tuple(3 * icons(a).get(name, 0) for name in RESOURCES)
        assert FIXED[a, "X3"] == FIXED["X3", a] == tripled
        assert FIXED_SINGLE[a] == tuple(icons(a).get(name, 0) for name in RESOURCES)


@rule("F-82", "F-84")
def test_all_shields_beside_all_plain_faces():
    kinds = {"SHIELD_GOLD": "gold", "SHIELD_SUN": "sun", "SHIELD_MOON": "moon", "SHIELD_VP": "vp"}
    for shield, kind in kinds.items():
        for face in PLAIN:
            a = {"vp": 5} if kind in icons(face) else B[shield]
            expected = tuple(icons(face).get(name, 0) + a.get(name, 0) for name in RESOURCES)
            assert FIXED[face, shield] == FIXED[shield, face] == expected


@rule("F-74", "F-80")
def test_a_mirror_without_anything_to_copy_leaves_the_other_face_alone():
    for face in (*PLAIN, *SHIELDS):
        assert outcome(("", face), {})[1] == FIXED_SINGLE[face]
        assert outcome((face, ""), {})[0] == FIXED_SINGLE[face]
