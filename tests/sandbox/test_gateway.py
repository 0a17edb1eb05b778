"""The gateway: resume, invalid sessions, shards, intents, and its bad days."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import LocalDiscord
from sandbox.client import local_discord, point_at

from .bot import Bot
from .conftest import running


async def test_a_click_during_a_dropped_connection_is_replayed(hold: Any) -> None:
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    hold.world.faults.drop_gateway()
    assert not hold.world.hub.connected
    answer = await (await hold.ada.click(message, "Roll")).answer()
    assert answer.type == 7
    assert (hold.world.hub.identifies, hold.world.hub.resumes) == (1, 1)
    assert hold.bot.times_heard("resumed") == 1


async def test_a_forgotten_session_identifies_anew(hold: Any) -> None:
    hold.world.faults.drop_gateway(resumable=False)
    await hold.world.until(lambda: hold.world.hub.identifies == 2, timeout=8)
    await hold.world.bot_ready()
    assert (await (await hold.ada.command("match show", hold.table)).answer()).type == 4
    assert len(hold.world.hub.sessions) == 1


async def test_reconnect_on_request_resumes(hold: Any) -> None:
    hold.world.faults.ask_reconnect()
    await hold.world.until(lambda: hold.world.hub.resumes == 1)
    assert (await (await hold.ada.command("match show", hold.table)).answer()).type == 4


async def test_a_refused_connection_is_tried_again(hold: Any) -> None:
    hold.world.faults.refuse_connect(1)
    hold.world.faults.drop_gateway()
    await hold.world.until(lambda: hold.world.hub.resumes + hold.world.hub.identifies == 2, timeout=8)


async def test_events_can_be_late(hold: Any) -> None:
    hold.world.faults.delay_gateway(0.3)
    answer = await (await hold.ada.command("match show", hold.table)).answer()
    assert answer.seconds >= 0.3
    hold.world.faults.clear()


async def test_a_goodbye_ends_the_session_and_a_restart_goes_on(world: LocalDiscord) -> None:
    guild = world.add_guild("G")
    table = world.add_channel(guild, "t")
    ada = world.add_user("Ada", guild)
    async with running(world):
        message = (await (await ada.command("play", table, game="forge")).answer()).message
        assert message
    await world.until(lambda: not world.hub.sessions)
    async with running(world):
        assert (await (await ada.click(message, "Roll")).answer()).type == 7


async def test_shards_share_the_guilds(world: LocalDiscord) -> None:
    places = [world.add_channel(world.add_guild(f"G{n}"), "t") for n in range(4)]
    guilds = list(world.guilds.values())
    ada = world.add_user("Ada", guilds[0])
    for guild in guilds[1:]:
        world.join(ada, guild)
    async with running(world, shard_count=2) as bot:
        await world.until(lambda: len(world.hub.connected) == 2)
        await asyncio.wait_for(bot.wait_until_ready(), 5)
        assert sorted(bot.shards) == [0, 1]
        shards = {bot.get_guild(int(g.id)).shard_id for g in guilds}  # type: ignore[union-attr]
        assert shards == {0, 1}
        for place in places:
            assert (await (await ada.command("match show", place)).answer()).type == 4
    assert world.unknown == []


async def test_recommended_shards(world: LocalDiscord) -> None:
    world.add_guild("G")
    world.shards = 2
    async with running(world, shard_count=None):
        await world.until(lambda: len(world.hub.connected) == 2)
    assert world.calls("GET", "/gateway/bot")


async def test_messages_come_only_with_their_intents(world: LocalDiscord) -> None:
    guild = world.add_guild("G")
    table = world.add_channel(guild, "t")
    hidden = world.add_channel(guild, "h", bot_denied=("view_channel",))
    ada = world.add_user("Ada", guild)
    heard: dict[str, list[discord.Message]] = {}
    everything = discord.Intents(guilds=True, guild_messages=True, message_content=True, dm_messages=True)
    for name, intents in (
        ("none", discord.Intents(guilds=True)),
        ("messages", discord.Intents(guilds=True, guild_messages=True)),
        ("content", everything),
    ):
        async with running(world, intents=intents) as bot:
            await ada.say(table, "secret plan")
            await ada.say(table, f"<@{world.bot.id}> hear me")
            await ada.say(hidden, "behind the door")
            await ada.say(world.dm_with(ada.id), "psst")
            await (await ada.command("match show", table)).answer()  # comes after the others
            heard[name] = [a[0] for e, a in bot.heard if e == "message"]
    assert [m.content for m in heard["none"]] == []
    assert [m.content for m in heard["messages"]] == ["", f"<@{world.bot.id}> hear me"]
    assert [m.content for m in heard["content"]] == ["secret plan", f"<@{world.bot.id}> hear me", "psst"]
    assert heard["content"][2].guild is None


async def test_members_come_with_their_intent(world: LocalDiscord) -> None:
    guild = world.add_guild("G")
    ada = world.add_user("Ada", guild)
    async with running(world, intents=discord.Intents(guilds=True, members=True)) as bot:
        bo = world.add_user("Bo", guild)
        world.remove(ada, guild)
        await world.until(lambda: bot.times_heard("raw_member_remove"))
        assert bot.times_heard("member_join") == 1
        found = await bot.guilds[0].query_members(user_ids=[int(bo.id)])
        assert [m.display_name for m in found] == ["Bo"]


async def test_privileged_intents_can_be_withheld(world: LocalDiscord) -> None:
    world.privileged = False
    with local_discord(world.base):
        bot = Bot(discord.Intents(guilds=True, members=True))
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(world.token)
        await bot.close()


async def test_a_wrong_token_is_turned_away(world: LocalDiscord) -> None:
    with local_discord(world.base):
        bot = Bot()
        with pytest.raises(discord.LoginFailure):
            await bot.start("a-real-token")
        await bot.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("no json", 4002),
        ('{"op": 99}', 4003),
        ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
        ('{"op": 2, "d": {"token": "local-token", "intents": 1, "shard": [2, 2]}}', 4010),
    ],
)
async def test_close_codes(world: LocalDiscord, frame: str, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{world.base}/gateway") as ws:
        assert (await ws.receive_json())["op"] == 10
        await ws.send_str(frame)
        assert (await ws.receive()).data == code


async def test_heartbeats_are_acknowledged_and_unknown_sessions_are_invalid(world: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{world.base}/gateway") as ws:
        await ws.receive_json()
        await ws.send_str(json.dumps({"op": 1, "d": None}))
        assert (await ws.receive_json())["op"] == 11
        await ws.send_str(json.dumps({"op": 6, "d": {"token": world.token, "session_id": "x", "seq": 1}}))
        assert await ws.receive_json() == {"op": 9, "d": False}


def test_only_loopback_is_a_local_discord() -> None:
    for base in ("http://example.com", "https://discord.com", "http://10.0.0.1:80"):
        with pytest.raises(ValueError, match="loopback"):
            point_at(base)


async def test_the_server_binds_loopback_only_and_finds_a_free_port() -> None:
    first, second = LocalDiscord(), LocalDiscord()
    with pytest.raises(ValueError, match="loopback"):
        await first.start(host="0.0.0.0")
    await first.start()
    port = int(first.base.rsplit(":", 1)[1])
    await second.start(port)
    assert second.base != first.base
    await second.stop()
    await first.stop()
