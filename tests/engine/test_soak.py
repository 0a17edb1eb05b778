"""The long run in small: it counts, it finds what is broken, it ends."""

from __future__ import annotations

import json

import pytest

from engine.core.play import Plan
from tests.bench import soak


def test_a_short_soak_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "lanterns", "--answers", "300", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    (row,) = json.loads(lines[-1])
    assert row["answers"] >= 300 and row["matches"] > 2 and row["violations"] == 0 and row["complete"]
    assert lines[0].endswith("clean")


def test_a_soak_that_runs_out_of_time_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "lanterns", "--minutes", "0", "--jobs", "1"]) == 1
    assert "(time is over)" in capsys.readouterr().out


def test_violations_and_crashes_are_told_with_how_to_repeat_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.lanterns import LanternsGame

    monkeypatch.setattr(LanternsGame, "invariants", lambda self, s: ["too dark"])
    assert soak.play(Plan("lanterns", "plain", 2), 5)[1].endswith("match 5, answer 1: too dark")
    monkeypatch.setattr(LanternsGame, "invariants", lambda self, s: 1 / 0)
    assert "answer 1: ZeroDivisionError" in soak.play(Plan("lanterns", "plain", 2), 5)[1]


def test_every_table_comes_in_turn() -> None:
    source = soak.matches("lanterns", 1)
    first = [next(source)[0] for _ in range(8)]
    assert [(plan.mode, plan.seats) for plan in first] == [("plain", 2), ("plain", 3), ("plain", 4), ("pairs", 4)] * 2
