"""``python -m sandbox``: the server by itself."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[2]


async def test_it_runs_alone_and_keeps_its_world(tmp_path: Path) -> None:
    guilds = []
    for _ in range(2):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", "--port", "18765", "--state", str(tmp_path),
            cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout
        line = (await asyncio.wait_for(process.stdout.readline(), 10)).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, line
        async with aiohttp.ClientSession() as session, session.get(f"{address[0]}/sandbox/api/world") as answer:
            world = await answer.json()
        assert [p["name"] for p in world["people"]] == ["Ada", "Bo", "Cy", "Dee"]
        assert [c["name"] for c in world["guilds"][0]["channels"]] == ["general", "tables"]
        guilds.append(world["guilds"][0]["id"])
        process.send_signal(signal.SIGINT)
        _, errors = await asyncio.wait_for(process.communicate(), 10)
        assert process.returncode == 0 and not errors, errors.decode()
    assert guilds[0] == guilds[1]
