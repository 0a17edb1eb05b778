"""The toy game, registered for one test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import registry
from tests.engine.core.toy import Toy


@pytest.fixture
def toy() -> Iterator[Toy]:
    game = Toy()
    registry.games()
    registry.register(game)
    yield game
    registry.games().pop("toy", None)
