"""The rulebook is covered: every rule D-1 to D-134 is held by a test of this folder."""

from __future__ import annotations

from pathlib import Path

from tests.rules import cited


def test_every_rule_is_cited() -> None:
    known = cited(Path(__file__).parent)
    assert [f"D-{n}" for n in range(1, 135) if f"D-{n}" not in known] == []
    assert {name for name in known if name.startswith("D-")} <= {f"D-{n}" for n in range(1, 135)}
