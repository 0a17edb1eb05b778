"""What all tests share: the test game is registered, and the dice of a test are the same in every run.

The seeds and ids of new matches come from the name of the test. TEST_SEED=anything gives other ones, to look for tests
that depend on their luck: `for n in 1 2 3; do TEST_SEED=$n .venv/bin/pytest tests/host; done`.
"""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace

import pytest

os.environ["EXTRA_GAMES"] = "tests.lanterns"


@pytest.fixture(autouse=True)
def steady_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are seated in this process draw what they drew in the last run of this test."""
    import host.croupier
    import store.packing

    rng = Random(f"{request.node.nodeid} {os.environ.get('TEST_SEED', '')}")
    luck = SimpleNamespace(token_bytes=rng.randbytes, choice=rng.choice)
    monkeypatch.setattr(host.croupier, "secrets", luck)
    monkeypatch.setattr(store.packing, "secrets", luck)
