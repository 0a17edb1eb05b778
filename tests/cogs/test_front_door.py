"""`bot.py` itself: it starts, stops cleanly, and says what is wrong when it cannot start."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest

import bot

ROOT = Path(__file__).parents[2]
PLAIN = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}


async def run(folder: Path, *, env: dict[str, str] | None = None, root: Path = ROOT) -> tuple[int, str, str]:
    """Start the bot in a folder and wait for its end; exit code, stdout, stderr."""
    process = await start(folder, env=env, root=root)
    out, err = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def start(folder: Path, *, env: dict[str, str] | None = None, root: Path = ROOT) -> asyncio.subprocess.Process:
    ours = {"EXTRA_GAMES": "tests.lanterns", "PYTHONPATH": str(root), "PORT": str(free_port())}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore::DeprecationWarning", str(root / "bot.py"), cwd=folder,
        env={**PLAIN, **ours, **(env or {})},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


def free_port() -> int:
    """A port that nobody uses (several of these tests run at once)."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def address(process: asyncio.subprocess.Process) -> str:
    """The page's address that the bot prints when it is ready."""
    assert process.stdout is not None
    while line := (await asyncio.wait_for(process.stdout.readline(), 60)).decode():
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    raise AssertionError("no address was printed")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_opens_the_page_and_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    process = await start(tmp_path)
    base = await address(process)
    async with aiohttp.ClientSession() as session, session.get(base) as answer:
        assert answer.status == 200 and "<title>" in await answer.text()
    # as a terminal does: Ctrl-C reaches the workers too
    os.killpg(process.pid, how) if how is signal.SIGINT else process.send_signal(how)
    out, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, err.decode()
    assert "Traceback" not in out.decode() + err.decode() and "ERROR" not in err.decode()
    assert (tmp_path / "var" / "dicehold.db").exists() and (tmp_path / "var" / "sandbox" / "world.json").exists()


@pytest.mark.parametrize(
    ("line", "variable", "reason"),
    [
        ("DISCORD_TOKEN=abc", "DISCORD_TOKEN", "does not look like a bot token"),
        ("DATABASE_URL=mysql://x", "DATABASE_URL", "must begin with sqlite or postgresql"),
        ("BACKUPS_KEEP=0", "BACKUPS_KEEP", "greater than or equal to 1"),
        ("LANGUAGE=de", "LANGUAGE", "'en' or 'fr'"),
        ("WORKERS=many", "WORKERS", "integer"),
        ("SHARDS=-1", "SHARDS", "greater than or equal to 0"),
        ("LOG_LEVEL=LOUD", "LOG_LEVEL", "'DEBUG'"),
        ("PORT=99999", "PORT", "less than or equal to 65535"),
    ],
)
def test_an_invalid_setting_names_the_variable_and_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, variable: str,
    reason: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    for name in ("PORT", "DISCORD_TOKEN", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    Path(".env").write_text(line + "\n")
    assert bot.main() == 2
    said = capsys.readouterr().err
    assert f"{variable}:" in said and reason in said and ".env.example" in said
    assert "abc" not in said, "a token is never printed"


async def test_an_env_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"PORT=\xff\xfe\n")
    code, _, err = await run(tmp_path)
    assert code == 2 and ".env" in err and "Traceback" not in err


async def test_an_unreadable_database_says_so_and_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "dicehold.db").write_bytes(b"this is no database, only a long text" * 200)
    code, _, err = await run(tmp_path)
    assert code == 1 and "dicehold.db" in err and "store restore" in err and "Traceback" not in err


async def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    with sqlite3.connect(tmp_path / "var" / "dicehold.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('from_the_future')")
    connection.close()
    code, _, err = await run(tmp_path)
    assert code == 1 and "cannot start" in err and "Traceback" not in err


async def test_a_data_file_with_an_error_gives_file_and_line(tmp_path: Path) -> None:
    """A copy of the house with a slip in one of its data files."""
    root = tmp_path / "house"
    shutil.copytree(
        ROOT,
        root,
        ignore=shutil.ignore_patterns(".venv", ".git", "var", "__pycache__", ".pytest_cache", "gallery", "docs"),
    )
    path = sorted((root / "data" / "dungeon_dice").rglob("*.yaml"))[0]
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], "  - [unclosed", *lines[3:]]) + "\n")
    code, _, err = await run(tmp_path, root=root)
    assert code == 1 and path.name in err and re.search(r":\d+", err) and "Traceback" not in err, err
    path.write_text("\n".join(lines) + "\n")
    words = root / "data" / "locales" / "fr" / "house.ftl"
    words.write_text(words.read_text() + "\nthis is not a message\n")
    code, _, err = await run(tmp_path, root=root)
    assert code == 1 and "house.ftl" in err and re.search(r":\d+", err) and "Traceback" not in err, err


async def test_a_token_that_discord_refuses(tmp_path: Path) -> None:
    """Asked over the local Discord, which knows another token."""
    from sandbox import LocalDiscord

    world = LocalDiscord(token="another-token")
    base = await world.start()
    (tmp_path / "go.py").write_text(
        "import sys, runpy\nfrom sandbox.client import point_at\n"
        f"point_at({base!r})\nsys.argv = ['bot.py']\nrunpy.run_path({str(ROOT / 'bot.py')!r}, run_name='__main__')\n"
    )
    token = f"{'A' * 24}.{'B' * 6}.{'C' * 38}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", str(tmp_path / "go.py"), cwd=tmp_path,
        env={**PLAIN, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": token},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, err = await asyncio.wait_for(process.communicate(), 60)
    await world.stop()
    said = err.decode()
    assert process.returncode == 1 and "refuses the token" in said and "Traceback" not in said
    assert token not in said
