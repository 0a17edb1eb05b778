"""What all tests share: the test game is registered, and computers have no surprises."""

from __future__ import annotations

import os

os.environ["EXTRA_GAMES"] = "tests.lanterns"
