"""data/dice_forge/ against the facts, field by field, and how it refuses what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.core.content import DATA, BadData, Source
from engine.dice_forge import content
from engine.dice_forge.content import (
    BOAR_OWNER,
    FACES,
    FEATS,
    HAMMER_STEPS,
    ISLAND_OF,
    ISLANDS,
    LIMITS,
    PAIRED,
    RESOURCES,
    SETUP,
    SINGLE,
    TEMPLE,
    TRACKS,
    AddToken,
    BlessingEffect,
    ForgeGarden,
    GainEffect,
    PayThenGain,
)
from engine.dice_forge.reserves import advance_hammer
from engine.dice_forge.state import Player

FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "dice_forge"
beside = pytest.mark.skipif(not FACTS.exists(), reason="the facts do not lie beside this checkout")


def facts(name: str) -> Any:
    return yaml.safe_load((FACTS / f"{name}.yaml").read_text("utf-8"))


CARD_FIELDS = {
    "id", "en", "fr", "slot", "island", "cost", "vp", "types", "first_game", "alternate", "effect", "rules", "trigger",
    "trigger_effect", "variants", "token_effect", "token_window",
}  # fmt: skip
FACE_FIELDS = {"id", "kind", "effect", "price", "count", "card", "locked"}


@beside
def test_the_feats_are_those_of_the_facts():
    file = facts("cards")
    assert {n: list(slots) for n, slots in ISLANDS.items()} == {n: i["slots"] for n, i in file["islands"].items()}
    assert len(FEATS) == len(file["cards"]) == 24
    assert set(file) == {"version", "islands", "cards"}
    for fact in file["cards"]:
        feat = FEATS[fact["id"]]
        assert set(fact) <= CARD_FIELDS, "a field of the facts that nothing is compared with"
        assert feat.name.en.replace("’", "'") == fact["en"]
        assert feat.name.fr.replace("’", "'") == fact["fr"]
        assert feat.slot == fact["slot"] and ISLAND_OF[feat.id] == fact["island"]
        assert {kind: feat.cost.get(kind, 0) for kind in ("sun", "moon")} == fact["cost"]
        assert set(feat.cost) <= {"sun", "moon"}
        assert feat.vp == fact["vp"] and list(feat.types) == fact["types"]
        assert feat.first_game == fact["first_game"] and feat.alternate == fact["alternate"]
        assert list(feat.rules) == fact["rules"] and list(feat.trigger) == fact.get("trigger", [])
        assert [face.removeprefix("BOAR_").lower() for face in feat.variants] == fact.get("variants", [])
        assert effects(feat) == fact["effect"], feat.id
        owner = [{"op": "choose_one", "of": list(BOAR_OWNER)}] if feat.variants else []
        assert fact.get("trigger_effect", []) == owner
        assert fact.get("token_effect", []) == token_effects(feat)
        assert fact.get("token_window") == ("any_moment_of_own_turn" if feat.token else None)


def token_effects(feat: content.FeatSet) -> list[dict[str, Any]]:
    """What a feat's token does, in the words of the facts."""
    if not isinstance(feat.effect, AddToken):
        return []
    if feat.token:
        return [{"op": "choose_one", "of": list(feat.token)}]
    return [{"op": "reapply_own_roll", "times": 1, "per_roll": 1, "choices": "fresh"}]  # F-101..F-103


def effects(feat: content.FeatSet) -> list[dict[str, Any]]:
    """A feat's effect in the words of the facts."""
    effect = feat.effect
    if effect is None:
        return []
    if isinstance(effect, BlessingEffect):
        plain: dict[str, Any] = {"op": "blessing", "kind": effect.kind, "times": effect.times}
        if effect.kind == "minor":
            plain["same_die"] = True
        if effect.convert is None:
            return [plain]
        turned = {"op": "convert_gains", "during": "previous_op", "from": list(effect.convert.from_)}
        return [plain, {**turned, "vp_per_unit": effect.convert.vp, "optional": "per_gain"}]
    if isinstance(effect, ForgeGarden):
        kinds = {face for garden in TEMPLE.gardens if garden.pool == effect.pool for face in garden.faces}
        what = {"face": kinds.pop()} if len(kinds) == 1 else {"pool": effect.pool}
        locked = {"locked": True} if effect.by == "chosen_opponent" else {}
        return [{"op": "forge_garden", **what, "by": effect.by, **locked}]
    op = effect.__struct_config__.tag
    fields = {name: getattr(effect, name) for name in effect.__struct_fields__}
    return [{"op": op, **{name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}}]


@beside
def test_the_faces_are_those_of_the_facts():
    file = facts("faces")
    assert len(FACES) == len(file["faces"]) == 29
    for fact in file["faces"]:
        face = FACES[fact["id"]]
        assert set(fact) <= FACE_FIELDS, "a field of the facts that nothing is compared with"
        assert face.kind == fact["kind"] and face.price == fact["price"]
        assert face.card == fact.get("card") and face.locked == fact.get("locked", False)
        assert {kind: getattr(face.count, kind) for kind in ("start", "sanctuary", "garden")} == fact["count"]
        effect = face.effect
        said = {name: getattr(effect, name) for name in effect.__struct_fields__}
        ((name, value),) = ((name, value) for name, value in said.items() if value is not None)
        expected = fact["effect"][name]
        if name == "choose_one":
            assert list(value) == expected
        elif name == "shield":
            assert {"match": value.match, "a": value.a, "b": value.b} == expected
        elif name == "boar":
            assert {"choose_one": list(value.bearer)} == expected["bearer"]
            assert expected["owner"] == f"tenacious_boar_{face.id.removeprefix('BOAR_').lower()}"
        else:
            assert value == expected
    total = sum(f.count.start + f.count.sanctuary + f.count.garden for f in FACES.values())
    assert total == file["total_faces"]
    assert set(file["resource_names"]) == {*RESOURCES}
    assert set(file["kind_names"]) == {face.kind for face in FACES.values()}


@beside
def test_the_temple_is_that_of_the_facts():
    pools = [{"pool": n, "price": pool.price, "faces": list(pool.faces)} for n, pool in enumerate(TEMPLE.sanctuary, 1)]
    assert pools == facts("sanctuary")["pools"]
    gardens = [
        {"pool": garden.pool, "card": garden.card, "faces": list(garden.faces), "pick": pick(garden)}
        for garden in TEMPLE.gardens
    ]
    assert gardens == facts("gardens")["pools"]


def pick(garden: content.Garden) -> str:
    """Who says which face of a pool it is, in the words of the facts."""
    if FEATS[garden.card].variants:
        return "the_one_matching_the_card"
    return "any" if len(set(garden.faces)) == 1 else "buyer_choice_of_remaining"


@beside
def test_the_set_up_is_that_of_the_facts():
    file = facts("setup")
    assert set(SETUP.players) == set(file["players"])
    for count, fact in file["players"].items():
        seating = SETUP.players[count]
        assert len(fact) == 7
        assert seating.cards_per_pile == fact["cards_per_pile"]
        assert seating.rounds == fact["rounds"] == fact["turns_total"] / count
        assert seating.faces_per_pool == fact["faces_per_sanctuary_pool"] == 4 - fact["random_faces_removed_per_pool"]
        assert list(seating.start_gold) == fact["start_gold"]
        assert seating.blessings_per_turn == fact["step1_blessings_per_turn"]
    assert file["common"]["card_piles"] == len(PAIRED) + len(SINGLE)
    assert set(file["card_selection_modes"]) == {"first_game", "custom", "random"}
    dice = facts("start_dice")
    assert {name: list(die) for name, die in SETUP.dice.items()} == dice["dice"]
    assert (dice["dice_per_player"], dice["faces_per_die"]) == (len(SETUP.dice), len(SETUP.dice["light"]))
    inventory = facts("inventory")
    assert {**SETUP.limits, "vp": None} == inventory["limits"]
    assert inventory["chest"]["adds"] == SETUP.chest
    for chests, limits in inventory["limits_with_chests"].items():
        assert dict(zip(("gold", "sun", "moon"), LIMITS[chests], strict=True)) == limits
    assert inventory["extra_action"]["cost"] == SETUP.extra_action
    phases = inventory["hammer"]["phases"]
    assert [(track.steps, track.vp) for track in TRACKS] == [(phase["steps"], phase["vp"]) for phase in phases]
    assert inventory["hammer"]["per_card"] == {"steps": HAMMER_STEPS, "vp": sum(track.vp for track in TRACKS)}
    rewards = inventory["hammer"]["cumulative_rewards"]
    p = Player(0, [], [], hammers=4)
    won = {steps: vp for steps in range(1, 4 * HAMMER_STEPS + 1) if (vp := advance_hammer(p, 1))}
    assert won == rewards
    parts = inventory["components"]
    assert parts["cards"] == len(FEATS) * parts["max_players"] and parts["sets"] == len(FEATS)
    assert (parts["faces"], parts["islands"]) == (108, len(ISLANDS))
    tokens = [feat.effect.token for feat in FEATS.values() if isinstance(feat.effect, AddToken)]
    assert sorted(tokens) == sorted(inventory["single_use_tokens"])


def test_effects_that_steps_rely_on():
    bear, elder = FEATS["great_bear"].effect, FEATS["elder"].effect
    assert isinstance(bear, GainEffect) and bear.res == {"vp": 3}
    assert isinstance(elder, PayThenGain) and elder.pay == {"gold": 3} and elder.gain == {"vp": 4}


BROKEN = [
    ("faces.yaml", content.FacesFile, content.check_faces, "total: 108", "total: 109", 3, "there must be 109"),
    ("faces.yaml", content.FacesFile, content.check_faces, "id: G3,", "id: G1,", 6, "two faces 'G1'"),
    ("faces.yaml", content.FacesFile, content.check_faces, "{gain: {gold: 3}}", "{gian: {gold: 3}}", 6, "gian"),
    ("faces.yaml", content.FacesFile, content.check_faces, "price: 2, count", "count", 6, "a price goes with"),
    ("cards.yaml", content.CardsFile, content.check_cards, "slot: moon2", "slot: moon9", 32, "no island has the slot"),
    (
        "cards.yaml",
        content.CardsFile,
        content.check_cards,
        "alternate: great_bear",
        "alternate: hydra",
        37,
        "not its alternate",
    ),
    ("cards.yaml", content.CardsFile, content.check_cards, "op: add_chest", "op: add_chests", 28, "Invalid value"),
    ("cards.yaml", content.CardsFile, content.check_cards, "cost: {moon: 1}", "cost: {}", 15, "a cost is at least 1"),
    ("temple.yaml", content.TempleFile, content.check_temple, "price: 3", "price: 1", 3, "cheapest first"),
    ("temple.yaml", content.TempleFile, content.check_temple, "[G3, G3", "[G3, G9", 3, "no face 'G9' at 2 gold"),
    ("temple.yaml", content.TempleFile, content.check_temple, "[G3, G3, G3, G3]", "[G3, G3, G3]", 3, "not as counted"),
    ("setup.yaml", content.SetupFile, content.check_setup, "S1]", "S9]", 6, "six known faces"),
    ("setup.yaml", content.SetupFile, content.check_setup, "[3, 2]", "[3]", 3, "2 amounts of gold"),
]


@pytest.mark.parametrize(("file", "kind", "check", "old", "new", "line", "problem"), BROKEN)
def test_wrong_data_is_refused_with_file_and_line(
    tmp_path: Path, file: str, kind: Any, check: Any, old: str, new: str, line: int, problem: str
):
    text = (DATA / "dice_forge" / file).read_text("utf-8")
    assert old in text
    path = tmp_path / file
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as caught:
        source = Source(path)
        check(source.read(kind), source)
    assert problem in caught.value.problem
    assert (caught.value.file, caught.value.line) == (file, line)
