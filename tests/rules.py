"""Rules of the games and the tests that hold them: `@rule("T-30")`, and which rules no test cites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

_CITED = re.compile(r"\brule\(([^)]*)\)")
_ID = re.compile(r"""["']([A-Z]+-\d+)(?:\.\.(\d+))?["']""")


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test holds these rules; a range is written "F-1..4"."""
    return pytest.mark.rule(*ids)


def cited(folder: Path | None = None) -> set[str]:
    """Every rule id that a test cites."""
    found: set[str] = set()
    for path in (folder or Path(__file__).parent).rglob("test_*.py"):
        for arguments in _CITED.findall(path.read_text(encoding="utf-8")):
            for first, last in _ID.findall(arguments):
                prefix, number = first.split("-")
                found |= {f"{prefix}-{n}" for n in range(int(number), int(last or number) + 1)}
    return found


def uncited(prefix: str, last: int) -> list[str]:
    """The rules prefix-1 .. prefix-last that no test cites."""
    known = cited()
    return [f"{prefix}-{n}" for n in range(1, last + 1) if f"{prefix}-{n}" not in known]
