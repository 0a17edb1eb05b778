"""The world on disk: what was there is there again, with the same ids."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

import sandbox.local
from sandbox import LocalDiscord

from .conftest import running


async def test_a_world_comes_back_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "state" / "discord.json"
    world = LocalDiscord(state_file=file)
    await world.start()
    world.furnish()
    (guild,) = world.guilds.values()
    tables = next(c for c in guild.channels.values() if c.name == "tables")
    ada, bo = list(world.people.values())[:2]
    async with running(world):
        use = await ada.command("play", tables, game="throne", thread=True, friend=bo)
        await world.until(lambda: use.response and use.response["content"].startswith("Table open"))
        (thread,) = world.threads(guild)
        await (await bo.click(bo.sees(thread)[0], "Hand")).answer()
    seen = ada.sees(thread, system=True)
    picture = seen[1]["attachments"][0]["url"]
    old_base = world.base
    await world.stop()
    assert file.exists() and len(list((tmp_path / "state" / "discord.files").iterdir())) == 1

    again = LocalDiscord(state_file=file)
    await again.start()
    again.furnish()
    assert len(again.guilds) == 1 and [p.name for p in again.people.values()] == ["Ada", "Bo", "Cy", "Dee"]
    assert again.bot.id == world.bot.id and again.people[ada.id].locale == ada.locale
    (thread_again,) = again.threads(again.guilds[guild.id])
    assert (thread_again.id, set(thread_again.members)) == (thread.id, set(thread.members))
    mine = again.people[ada.id].sees(thread_again, system=True)
    assert [m["id"] for m in mine] == [m["id"] for m in seen]
    assert len(again.people[bo.id].sees(thread_again)) == 2, "private messages are gone, as on Discord"
    url = mine[1]["attachments"][0]["url"]
    assert url == picture.replace(old_base, again.base) and again.attachment(url).startswith(b"\x89PNG")
    assert len(again.people[bo.id].unread) == 1
    assert int(again.ids.next()) > int(seen[-1]["id"])
    async with running(again):
        answer = await (await again.people[bo.id].click(mine[1], "Roll")).answer()
        assert answer.type == 7
    await again.stop()


async def test_it_is_saved_while_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox.local, "SAVE_EVERY", 0.05)
    file = tmp_path / "discord.json"
    world = LocalDiscord(state_file=file)
    await world.start()
    world.furnish()
    await world.until(file.exists)
    before = file.stat().st_mtime_ns
    await asyncio.sleep(0.15)
    assert file.stat().st_mtime_ns == before, "nothing changed, nothing is written"
    await world.stop()


@pytest.mark.parametrize("content", ["{", "[]", '{"format": 99}', '{"format": 1, "base": ""}'])
async def test_a_damaged_file_is_set_aside(tmp_path: Path, caplog: Any, content: str) -> None:
    file = tmp_path / "discord.json"
    file.write_text(content)
    with caplog.at_level(logging.WARNING):
        world = LocalDiscord(state_file=file)
        await world.start()
        world.furnish()
        await world.stop()
    assert "set aside" in caplog.text
    (aside,) = [p for p in tmp_path.iterdir() if "damaged" in p.name]  # noqa: ASYNC240
    assert aside.read_text() == content and file.read_text().startswith('{"format": 1')


async def test_memory_is_bounded(place: Any, raw: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.world.POSTS_KEPT", 10)
    monkeypatch.setattr("sandbox.world.USES_KEPT", 5)
    monkeypatch.setattr("sandbox.blobs.RETIRED_KEPT", 2)
    for n in range(15):
        await raw("POST", f"/channels/{place.table.id}/messages", {"content": str(n)}, a__txt=b"x")
        await place.ada.raw_interaction(3, {"custom_id": "x", "component_type": 2}, channel=place.table)
    world = place.world
    assert len(world.posts) == len(place.table.posts) == 10
    assert len(world.uses) == len(world.tokens) == 5
    assert len(world.blobs._memory) == 12


def test_ids_are_unique_and_ordered() -> None:
    world = LocalDiscord()
    ids = [int(world.ids.next()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    guilds = [world.add_guild(str(n)) for n in range(8)]
    assert len({int(g.id) >> 22 for g in guilds}) == 8, "every guild its own millisecond, so that shards spread"
