"""An acknowledged click is never lost nor applied twice (the short run; `kill_soak` itself does a thousand)."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_kill_minus_nine_loses_and_doubles_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.kill_soak", "--kills", "25"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["kills"] == 25 and figures["acknowledged"] > 100 and figures["sent_again"] > 25
