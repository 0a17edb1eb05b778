"""The bench of clicks itself: both bots answer, and the figures are there."""

from __future__ import annotations

import pytest

from tests.bench import clicks


@pytest.mark.parametrize("which", ["bare", "house"])
async def test_both_bots_are_measured(which: str) -> None:
    row = await clicks.measure(which, 2, 0.4)
    assert row["clicks"] > 0 and row["per_second"] > 0 and row["p50_ms"] <= row["p99_ms"]
