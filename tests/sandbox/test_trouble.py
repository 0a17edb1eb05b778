"""Faults on demand, and rate limits."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import LocalDiscord

MESSAGES = r"/channels/\d+/messages"


def table_of(hold: Any) -> discord.TextChannel:
    channel = hold.bot.get_channel(int(hold.table.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_429_makes_the_library_wait_and_try_again(hold: Any) -> None:
    hold.world.faults.answer("POST", MESSAGES, 429, retry_after=0.1, times=2)
    await table_of(hold).send("at last")
    assert [e.status for e in hold.world.calls("POST", MESSAGES)] == [429, 429, 200]
    assert hold.world.faults.pending == 0


async def test_a_429_without_via_is_an_error(hold: Any) -> None:
    hold.world.faults.answer("POST", MESSAGES, 429, via=False)
    with pytest.raises(discord.HTTPException) as problem:
        await table_of(hold).send("x")
    assert problem.value.status == 429


async def test_a_5xx_is_answered_as_often_as_ordered(hold: Any) -> None:
    hold.world.faults.answer("POST", MESSAGES, 503, times=1)
    with pytest.raises(discord.DiscordServerError):
        await table_of(hold).send("x")
    await table_of(hold).send("y")
    assert [m["content"] for m in hold.ada.sees(hold.table)] == ["y"]


async def test_work_done_but_its_answer_lost(hold: Any) -> None:
    hold.world.faults.answer("POST", MESSAGES, 503, applied=True)
    with pytest.raises(discord.DiscordServerError):
        await table_of(hold).send("done all the same")
    assert [m["content"] for m in hold.ada.sees(hold.table)] == ["done all the same"]


async def test_a_dropped_connection_and_a_silent_server(place: Any, raw: Any) -> None:
    place.world.faults.drop("POST", MESSAGES, applied=True)
    with pytest.raises(aiohttp.ClientConnectionError):
        await raw("POST", f"/channels/{place.table.id}/messages", {"content": "x"})
    assert len(place.ada.sees(place.table)) == 1
    place.world.faults.time_out("GET", "/users/@me")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(raw("GET", "/users/@me"), 0.2)


async def test_delays(place: Any, raw: Any) -> None:
    place.world.faults.delay("*", "/users/@me", 0.15)
    loop = asyncio.get_running_loop()
    before = loop.time()
    assert (await raw("GET", "/users/@me"))[0] == 200
    assert loop.time() - before >= 0.15


async def test_faults_fit_whole_paths_only_and_can_be_cleared(place: Any, raw: Any) -> None:
    place.world.faults.answer("GET", "/users", 500)
    assert (await raw("GET", "/users/@me"))[0] == 200
    place.world.faults.answer("*", ".*", 500, times=99)
    assert (await raw("GET", "/users/@me"))[0] == 500
    place.world.faults.clear()
    assert (await raw("GET", "/users/@me"))[0] == 200


async def test_a_command_that_is_never_answered_times_out(hold: Any) -> None:
    use = await hold.ada.command("silent", hold.table)
    with pytest.raises(TimeoutError):
        await use.answer(timeout=0.1)


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_buckets_per_channel_with_headers() -> None:
    clock = Clock()
    world = LocalDiscord(limits=True, clock=clock)
    await world.start()
    guild = world.add_guild("G")
    one, two = world.add_channel(guild, "one"), world.add_channel(guild, "two")
    from .conftest import Raw

    async with aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        for left in (4, 3, 2, 1, 0):
            assert (await raw("POST", f"/channels/{one.id}/messages", {"content": "x"}))[0] == 200
            assert raw.headers["X-RateLimit-Remaining"] == str(left)
        status, answer = await raw("POST", f"/channels/{one.id}/messages", {"content": "x"})
        assert status == 429 and answer["retry_after"] == 5.0 and not answer["global"]
        assert raw.headers["Via"] and raw.headers["Retry-After"] == "5.000"
        assert (await raw("POST", f"/channels/{two.id}/messages", {"content": "x"}))[0] == 200, "a bucket of its own"
        clock.now += 5
        assert (await raw("POST", f"/channels/{one.id}/messages", {"content": "x"}))[0] == 200
        clock.now += 1
        statuses = [(await raw("GET", f"/users/{world.keeper.id}"))[0] for _ in range(51)]
        assert statuses.count(200) == 50 and statuses[-1] == 429
        clock.now += 5
        for n in range(51):
            status, answer = await raw("GET", f"/channels/{(one, two)[n % 2].id}")
        assert status == 429 and answer["global"] and raw.headers["X-RateLimit-Global"] == "true"
    await world.stop()


async def test_the_library_keeps_within_the_limits(hold: Any) -> None:
    from sandbox.ratelimits import BUCKETS

    hold.world.ratelimits.on = True
    quick = {"POST channels/{}/messages": (5, 0.2)}
    saved, BUCKETS["POST channels/{}/messages"] = (
        BUCKETS["POST channels/{}/messages"],
        quick["POST channels/{}/messages"],
    )
    try:
        await asyncio.gather(*(table_of(hold).send(str(n)) for n in range(12)))
    finally:
        BUCKETS["POST channels/{}/messages"] = saved
    assert len(hold.ada.sees(hold.table)) == 12
