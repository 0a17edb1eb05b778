"""python -m engine: what it prints, as JSON and for people, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.registry import game
from tests.engine.core.records import eventful

Output = pytest.CaptureFixture[str]


def last(output: Output) -> Any:
    """The JSON of the last line."""
    return json.loads(output.readouterr().out.splitlines()[-1])


def test_games(capsys: Output) -> None:
    assert main(["games", "--json"]) == 0
    rows = {row["game"]: row for row in last(capsys)}
    assert {"dice_forge", "dungeon_dice", "lanterns"} <= set(rows)
    lanterns = rows["lanterns"]
    assert lanterns["modes"] == [
        {"mode": "plain", "seats": [2, 4], "teams": 1},
        {"mode": "pairs", "seats": [4, 4], "teams": 2},
    ]
    assert lanterns["options"] == {"closed": ["off", "on"], "coins": ["few", "many"]}
    assert lanterns["choices"] == {"colour": ["amber", "blue", "green", "red"]}
    assert main(["games"]) == 0
    assert "  plain: 2-4 seats\n" in capsys.readouterr().out


PLAY = [
    "game", "mode", "seats", "matches", "finished", "answers", "violations", "mean_rounds", "mean_score",
    "wins_by_seat", "visits_per_turn", "us_per_answer",
]  # fmt: skip


def test_play(capsys: Output) -> None:
    assert main(["play", "lanterns", "--seats", "3", "--games", "4", "--seed", "9", "--check-all", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1, "with --json nothing else is printed"
    row = json.loads(lines[0])
    assert [name for name in row if name in PLAY] == PLAY
    assert (row["game"], row["mode"], row["seats"], row["matches"], row["finished"]) == ("lanterns", "plain", 3, 4, 4)
    assert row["violations"] == 0 and row["answers"] > 100 and row["mean_rounds"] == 4.0
    assert len(row["wins_by_seat"]) == 3 and row["us_per_answer"] > 0 and 0 < row["visits_per_turn"] < 3


def test_play_is_reproducible_and_ends_with_json(capsys: Output) -> None:
    rows = []
    for jobs in ("1", "1", "2"):
        assert main(["play", "lanterns", "--games", "6", "--seed", "2", "--jobs", jobs]) == 0
        row = last(capsys)
        row.pop("us_per_answer")
        rows.append(row)
    assert rows[0] == rows[1] == rows[2]
    assert main(["play", "lanterns", "--games", "6", "--seed", "3"]) == 0
    assert last(capsys)["answers"] != rows[0]["answers"]


def test_play_with_choices_options_and_players(capsys: Output) -> None:
    args = [
        "play",
        "lanterns",
        "--mode",
        "pairs",
        "--set",
        "colour.2=red",
        "--set",
        "closed=on",
        "--bots",
        "good,random",
    ]
    assert main(args) == 0
    row = last(capsys)
    assert (row["mode"], row["seats"]) == ("pairs", 4)


def test_broken_invariants_end_with_1(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("lanterns")), "invariants", lambda self, s: ["the moon is missing"])
    assert main(["play", "lanterns", "--games", "2", "--check"]) == 1
    out = capsys.readouterr().out
    assert "match 0: answer 1: the moon is missing\n" in out, "and say what is broken"
    row = json.loads(out.splitlines()[-1])
    assert row["violations"] == 2 and row["finished"] == 0 and len(row["problems"]) == 2
    assert main(["play", "lanterns", "--games", "2"]) == 0, "without --check nobody looks"


def test_the_costly_checks_run_every_25th_answer(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(
        type(game("lanterns")), "costly_invariants", lambda self, t: looked.append(t.match.version) or ()
    )
    assert main(["play", "lanterns", "--check"]) == 0
    answers = last(capsys)["answers"]
    assert looked == [25, answers], "and at the end"
    looked.clear()
    assert main(["play", "lanterns", "--check-all"]) == 0
    assert looked == list(range(1, last(capsys)["answers"] + 1))


def test_a_match_without_end_is_a_violation(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.core.play.LIMIT", 10)
    assert main(["play", "lanterns"]) == 1
    assert last(capsys)["problems"] == ["match 0: no end after 10 answers"]


def test_verify(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(eventful().file())
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("the match is genuine\n")
    row = json.loads(out.splitlines()[-1])
    assert set(row) == {"ok", "draws", "answers", "replayed", "problems", "sha256"}
    assert row["ok"] and row["replayed"] and len(row["sha256"]) == 64
    path.write_text(path.read_text().replace('"by": "computer"', '"by": "user"', 1))
    assert main(["verify", str(path), "--json"]) == 1
    assert last(capsys)["problems"]
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out.startswith("the match is not genuine:\n  the file was changed")


def test_an_exported_play_is_genuine(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert main(["play", "dice_forge", "--export", str(path)]) == 0
    fingerprint = last(capsys)["export"]
    assert main(["verify", str(path), "--json"]) == 0
    assert last(capsys)["sha256"] == fingerprint


def test_bench(capsys: Output) -> None:
    assert main(["bench", "--game", "lanterns", "--seconds", "0.05", "--json"]) == 0
    rows = last(capsys)
    assert [(row["game"], row["mode"], row["seats"]) for row in rows] == [
        ("lanterns", "plain", 2),
        ("lanterns", "plain", 3),
        ("lanterns", "plain", 4),
        ("lanterns", "pairs", 4),
    ]
    names = ["game", "mode", "seats", "us_per_answer", "games_per_s", "clone_us", "dump_us", "load_us", "state_bytes"]
    for row in rows:
        assert list(row) == names
        assert all(row[name] > 0 for name in names[3:])


def test_odds(capsys: Output) -> None:
    assert main(["odds", "--game", "lanterns", "--hero", "thor", "--dice", "1,2,3,4,5"]) == 1
    assert capsys.readouterr().err == "error: lanterns has no heroes with odds\n"
    assert main(["odds", "--game", "lanterns", "--hero", "thor", "--dice", "1,b"]) == 1
    assert capsys.readouterr().err == "error: --dice wants numbers such as 1,2,3,4,5, not '1,b'\n"


WRONG = [
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "lanterns", "--mode", "solo"], "no mode 'solo'"),
    (["play", "lanterns", "--seats", "9"], "9 seats do not fit this mode, it wants 2 to 4"),
    (["play", "lanterns", "--mode", "pairs", "--seats", "3"], "3 seats do not fit"),
    (["play", "lanterns", "--set", "colour.1=pink"], "colour=pink cannot be chosen"),
    (["play", "lanterns", "--set", "colour=red"], "colour=red cannot be chosen, or not twice"),
    (["play", "lanterns", "--set", "colour.7=red"], "there is nothing called 'colour.7' to set with 2 seats"),
    (["play", "lanterns", "--set", "wind=strong"], "there is no table option wind=strong"),
    (["play", "lanterns", "--set", "closed"], "--set wants NAME=VALUE, not 'closed'"),
    (["play", "lanterns", "--bots", "great"], "there is no computer player 'great'"),
    (["bench", "--game", "chess"], "there is no game 'chess'"),
    (["verify", "/no/such/file"], "cannot read /no/such/file: No such file or directory"),
]


@pytest.mark.parametrize(("args", "message"), WRONG)
def test_mistakes_are_explained_in_one_line(args: list[str], message: str, capsys: Output) -> None:
    assert main(args) == 1
    error = capsys.readouterr().err
    assert message in error and error.count("\n") == 1 and "Traceback" not in error


@pytest.mark.parametrize("args", [[], ["dance"], ["play"], ["play", "lanterns", "--games", "0"], ["odds"]])
def test_wrong_usage_ends_with_2(args: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as caught:
        main(args)
    assert caught.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *args],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[3],
        env={**os.environ, **env},
        check=False,
    )


def test_from_a_shell() -> None:
    done = run("games", "--json", EXTRA_GAMES="")
    assert done.returncode == 0 and "lanterns" not in [row["game"] for row in json.loads(done.stdout)]
    done = run("play", "lanterns", "--json", EXTRA_GAMES="tests.lanterns")
    assert done.returncode == 0 and json.loads(done.stdout)["finished"] == 1
    done = run("games", EXTRA_GAMES="no.such.module")
    assert done.returncode == 1 and done.stderr == "error: No module named 'no'\n"


def test_an_error_in_a_data_file_is_shown_with_file_and_line(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    from engine.core.content import BadData

    def broken() -> None:
        raise BadData("data/dice_forge/cards.yaml", 12, "cost must be a number")

    monkeypatch.setattr("engine.core.registry.games", broken)
    assert main(["games"]) == 1
    assert capsys.readouterr().err == "error: data/dice_forge/cards.yaml:12: cost must be a number\n"
