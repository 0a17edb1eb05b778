"""An exported match can be checked by anybody: every draw, answer, word and seat."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.core.export import FORMAT, Export, fingerprint, sealed, verify
from engine.core.game import Game
from engine.core.registry import game
from tests.engine.core.records import Record, eventful

Plain = dict[str, Any]


@cache
def original() -> bytes:
    return eventful().file()


def changed(change: Callable[[Plain], object], *, seal: bool = False) -> bytes:
    """The file with a change; `seal` puts a fitting seal on it, as a forger would."""
    plain = json.loads(original())
    before = copy.deepcopy(plain)
    change(plain)
    assert plain != before, "the test changes something"
    if seal:
        plain["seal"] = sealed(msgspec.json.decode(json.dumps(plain), type=Export))
    return json.dumps(plain).encode()


def line(plain: Plain, kind: str, number: int = 0) -> Plain:
    return [entry for entry in plain["log"] if entry["kind"] == kind][number]


def first_draw(plain: Plain, kind: str) -> list[Any]:
    return next(draw for entry in plain["log"] for draw in entry.get("draws", ()) if draw[1] == kind)


def test_a_genuine_match_is_accepted_with_everything_replayed() -> None:
    plain = json.loads(original())
    verdict = verify(original())
    assert verdict.ok and verdict.problems == [] and verdict.replayed
    assert verdict.answers == sum(entry["kind"] == "answer" for entry in plain["log"]) > 20
    assert verdict.draws == sum(len(entry.get("draws", ())) for entry in plain["log"]) > 5
    assert {entry["kind"] for entry in plain["log"]} == {"start", "answer", "undo", "leave"}


def test_the_draws_go_on_counting_over_an_undo() -> None:
    """verify accepts the gap: the undone draw is in the log, its number is not used again."""
    plain = json.loads(original())
    undo = line(plain, "undo")
    undone = [entry for entry in plain["log"] if undo["to"] < entry["version"] < undo["version"]]
    assert any(entry.get("draws") for entry in undone), "a draw was undone"
    numbers = [draw[0] for entry in plain["log"] for draw in entry.get("draws", ())]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_fingerprint_is_the_sha256_of_the_file() -> None:
    assert fingerprint(original()) == hashlib.sha256(original()).hexdigest()


def test_the_file_is_self_contained_and_readable() -> None:
    plain = json.loads(original())
    assert bytes.fromhex(plain["seed"]) == b"secret"
    assert plain["commitment"] == hashlib.sha256(b"secret").hexdigest()
    assert plain["words"] == ["moth", "flame"] and plain["result"]["reason"].startswith("lanterns-over")


def bump(entry: list[Any]) -> None:
    entry[3][0] = entry[3][0] % entry[2] + 1


def rotate(entry: list[Any]) -> None:
    """Another value of the same kind: the faces one on, or the order turned."""
    values = entry[3]
    entry[3] = [value % entry[2] + 1 for value in values] if entry[1] == "dice" else [*values[1:], values[0]]


SEAL = "the file was changed: it does not fit its seal"
CHANGES: dict[str, Callable[[Plain], object]] = {
    "a die": lambda plain: bump(first_draw(plain, "dice")),
    "a shuffle": lambda plain: first_draw(plain, "shuffle")[3].reverse(),
    "the number of a draw": lambda plain: first_draw(plain, "dice").__setitem__(0, 99),
    "the sides of a die": lambda plain: first_draw(plain, "dice").__setitem__(2, 8),
    "a draw left out": lambda plain: line(plain, "start").update(draws=[]),
    "the seed": lambda plain: plain.update(seed=b"secreT".hex()),
    "the seed and its commitment": lambda plain: plain.update(
        seed=b"other".hex(), commitment=hashlib.sha256(b"other").hexdigest()
    ),
    "the commitment": lambda plain: plain.update(commitment="0" * 64),
    "a word": lambda plain: plain.update(words=["moth", "flames"]),
    "words joined": lambda plain: plain.update(words=["moth\x1fflame"]),
    "the match's id": lambda plain: plain.update(match_id="other"),
    "a seat's name": lambda plain: plain["seats"][1].update(name="Somebody else"),
    "a seat's choice": lambda plain: plain["seats"][1]["choices"].update(colour="red"),
    "a seat more": lambda plain: plain["seats"].append(plain["seats"][0]),
    "an option": lambda plain: plain["options"].update(coins="many"),
    "an unknown option": lambda plain: plain["options"].update(cheat="on"),
    "the mode": lambda plain: plain.update(mode="pairs"),
    "the game": lambda plain: plain.update(game="dice_forge"),
    "the format": lambda plain: plain.update(format=FORMAT + 1),
    "who answered": lambda plain: line(plain, "answer", 3).update(seat=2 - line(plain, "answer", 3)["seat"]),
    "by whom": lambda plain: line(plain, "answer", 3).update(by="timeout"),
    "the prompt": lambda plain: line(plain, "answer", 3).update(prompt=1),
    "no picks": lambda plain: line(plain, "answer", 3).pop("picks"),
    "a version": lambda plain: line(plain, "answer", 3).update(version=77),
    "the chain": lambda plain: line(plain, "answer", 3).update(chain="f" * 64),
    "who left": lambda plain: line(plain, "leave").update(seat=1),
    "why": lambda plain: line(plain, "leave").update(reason="expelled"),
    "where the undo leads": lambda plain: line(plain, "undo").update(to=2),
    "an undo to nowhere": lambda plain: line(plain, "undo").update(to=999),
    "an answer left out": lambda plain: plain["log"].remove(line(plain, "answer", 5)),
    "an answer twice": lambda plain: plain["log"].insert(6, plain["log"][5]),
    "the last lines": lambda plain: plain["log"].pop(),
    "the ranking": lambda plain: plain["result"]["ranking"].reverse(),
    "the scores": lambda plain: plain["result"]["scores"].__setitem__(0, 99),
    "no result": lambda plain: plain.update(result=None),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_any_change_is_found(change: Callable[[Plain], object]) -> None:
    verdict = verify(changed(change))
    assert verdict.problems[0] in (SEAL, "format 2, known is 1")


@pytest.mark.parametrize("name", [name for name in CHANGES if name != "the game"])
def test_a_forged_seal_does_not_help(name: str) -> None:
    """The replay and the chain find it all the same."""
    verdict = verify(changed(CHANGES[name], seal=True))
    assert verdict.problems and SEAL not in verdict.problems


def test_every_single_answer_counts() -> None:
    """Another pick anywhere in the log is found, whether it would have been legal or not."""
    plain = json.loads(original())
    tried = 0
    for number, entry in enumerate(plain["log"]):
        if entry["kind"] != "answer" or number % 4:
            continue
        for other in ("pass", "roll", "bright", 0, 1, ["0"], ["0", "1", "2"]):
            if other != entry["picks"]:
                forged = changed(lambda p, n=number, o=other: p["log"][n].update(picks=o), seal=True)
                assert not verify(forged).ok
                tried += 1
    assert tried > 40


def test_every_single_draw_counts() -> None:
    plain = json.loads(original())
    for number, entry in enumerate(plain["log"]):
        for place in range(len(entry.get("draws", ()))):
            forged = changed(lambda p, n=number, i=place: rotate(p["log"][n]["draws"][i]), seal=True)
            assert not verify(forged).ok


@pytest.mark.parametrize(
    "draw",
    [
        [1, "dice", 0, [1]],
        [1, "dice", 6, []],
        [1, "dice", 10**9, [5]],
        [1, "shuffle", 10**9, [0]],
        [1, "shuffle", -1, []],
        [1, "cards", 6, [1]],
    ],
)
def test_impossible_draws_cost_nothing(draw: list[Any]) -> None:
    plain = json.loads(original())
    line(plain, "start")["draws"] = [draw]
    assert not verify(json.dumps(plain).encode()).ok


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"format": 1}', original()[:-200]])
def test_what_is_no_export_is_refused_with_a_reason(data: bytes) -> None:
    verdict = verify(data)
    assert not verdict.ok and verdict.problems[0].startswith("not an exported match")


def test_a_seed_that_is_no_hex() -> None:
    assert verify(changed(lambda plain: plain.update(seed="xyz"))).problems[0].startswith("not an exported match")


def test_under_other_rules_the_draws_alone_are_recomputed(monkeypatch: pytest.MonkeyPatch) -> None:
    lanterns: Game[Any] = game("lanterns")
    monkeypatch.setattr(type(lanterns), "rules", lanterns.rules + 1)
    verdict = verify(original())
    assert verdict.ok and not verdict.replayed and verdict.draws > 5
    for name in ("a die", "no picks", "who answered", "the ranking"):
        assert not verify(changed(CHANGES[name])).ok, "the seal holds the answers too"
    assert not verify(changed(CHANGES["a die"], seal=True)).ok


@pytest.mark.parametrize("name", ["dice_forge", "dungeon_dice"])
def test_whole_matches_of_the_house_are_genuine(name: str) -> None:
    from random import Random

    record = Record(name, 2)
    record.random(Random(1))
    verdict = verify(record.file())
    assert verdict.ok and verdict.replayed, verdict.problems
    assert msgspec.json.decode(record.file())["game"] == name


def test_what_else_a_release_keeps_in_its_state_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches exported before stay genuine as long as they are played the same."""

    def bigger(match: object) -> bytes:
        raise AssertionError("the bytes of the state are no part of the check")

    monkeypatch.setattr("engine.core.snapshot.dump", bigger)
    assert verify(original()).replayed
