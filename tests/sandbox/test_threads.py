"""Threads as the library uses them, and as moderators and time treat them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from .conftest import running


async def make(place: Any, raw: Any, **more: Any) -> Any:
    _, thread = await raw("POST", f"/channels/{place.table.id}/threads", {"name": "t", "type": 11, **more})
    return place.world.channels[thread["id"]]


async def test_a_thread_lives_its_life_through_the_library(place: Any) -> None:
    async with running(place.world) as bot:
        channel = bot.get_channel(int(place.table.id))
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(
            name="One", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        await thread.add_user(discord.Object(int(place.ada.id)))
        await thread.send("hello")
        await thread.edit(name="Two")
        assert [m.id for m in await thread.fetch_members()] == [bot.user.id, int(place.ada.id)]  # type: ignore[union-attr]
        await thread.edit(archived=True, locked=True)
        mine = place.world.channels[str(thread.id)]
        assert (mine.name, mine.archived, mine.locked, mine.auto_archive) == ("Two", True, True, 60)
        assert [t.id async for t in channel.archived_threads()] == [thread.id]
        await thread.edit(archived=False, locked=False)
        await thread.remove_user(discord.Object(int(place.ada.id)))
        kinds = [m["type"] for m in place.ada.sees(mine, system=True)]
        assert kinds == [1, 0, 4, 2], "added, said, renamed, removed"
        await thread.delete()
        await place.world.until(lambda: bot.times_heard("thread_delete"))
        assert place.world.threads(place.guild) == []
        notices = [m["type"] for m in place.ada.sees(place.table, system=True)]
        assert notices == [18] and place.ada.sees(place.table) == []
    assert place.world.unknown == []


async def test_a_thread_from_a_message_shares_its_id(place: Any, raw: Any) -> None:
    said = await place.ada.say(place.table, "lobby")
    path = f"/channels/{place.table.id}/messages/{said['id']}/threads"
    _, thread = await raw("POST", path, {"name": "from it"})
    assert thread["id"] == said["id"] and place.world.message(said["id"])["thread"]["name"] == "from it"
    assert await raw.code("POST", path, {"name": "again"}) == 160004
    assert await raw.code("POST", f"/channels/{thread['id']}/threads", {"name": "x", "type": 11}) == 50024


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}, {"name": "x", "type": 5}]
)
async def test_the_limits_of_threads(place: Any, raw: Any, body: dict[str, Any]) -> None:
    assert await raw.code("POST", f"/channels/{place.table.id}/threads", {"type": 11, **body}) == 50035


async def test_talk_wakes_an_archived_thread_but_not_a_locked_one(place: Any, raw: Any) -> None:
    thread = await make(place, raw)
    messages = f"/channels/{thread.id}/messages"
    _, message = await raw("POST", messages, {"content": "one"})
    place.world.archive(thread)
    assert await raw.code("PATCH", f"{messages}/{message['id']}", {"content": "x"}) == 50083
    assert await raw.code("DELETE", f"{messages}/{message['id']}") == 50083
    assert await raw.code("PUT", f"/channels/{thread.id}/thread-members/{place.bo.id}") == 50083
    assert await raw.code("PATCH", f"/channels/{thread.id}", {"name": "x"}) == 50083
    assert await raw.code("POST", messages, {"content": "two"}) == 0 and not thread.archived
    place.world.archive(thread, locked=True)
    assert await raw.code("POST", messages, {"content": "three"}) == 50083
    assert await raw.code("PATCH", f"/channels/{thread.id}", {"archived": False, "locked": False}) == 0
    assert await raw.code("POST", messages, {"content": "three"}) == 0


async def test_who_may_change_a_thread(place: Any, raw: Any) -> None:
    channel = place.world.add_channel(place.guild, "c", bot_denied=("manage_threads",))
    _, made = await raw("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    thread = place.world.channels[made["id"]]
    path = f"/channels/{thread.id}"
    assert await raw.code("PATCH", path, {"name": "mine"}) == 0, "the owner may rename"
    assert await raw.code("PATCH", path, {"locked": True}) == 50013
    assert await raw.code("PATCH", path, {"archived": True}) == 0
    assert await raw.code("PATCH", path, {"archived": False}) == 0
    place.world.archive(thread, locked=True)
    assert await raw.code("PATCH", path, {"archived": False}) == 50013, "a locked thread is a moderator's"
    place.world.unarchive(thread)
    thread.owner_id = place.ada.id
    assert await raw.code("PATCH", path, {"name": "theirs"}) == 50013
    assert await raw.code("PATCH", path, {"archived": True}) == 50013


async def test_somebody_mentioned_in_a_thread_joins_it(place: Any, raw: Any) -> None:
    thread = await make(place, raw)
    await raw("POST", f"/channels/{thread.id}/messages", {"content": f"<@{place.bo.id}>"})
    assert place.bo.id in thread.members and place.ada.id not in thread.members
    await place.ada.say(thread, "I am here too")
    assert place.ada.id in thread.members


async def test_deletions_by_others_are_told(place: Any) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True)
    async with running(place.world, intents=intents) as bot:
        channel = bot.get_channel(int(place.table.id))
        assert isinstance(channel, discord.TextChannel)
        sent = await channel.send("here")
        thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
        message = place.world.message(sent.id)
        place.world.delete_message(message)
        await place.world.until(lambda: bot.times_heard("raw_message_delete"))
        with pytest.raises(discord.NotFound) as gone:
            await sent.edit(content="x")
        assert gone.value.code == 10008
        place.world.delete_channel(place.table)
        await place.world.until(lambda: bot.times_heard("guild_channel_delete"))
        await place.world.until(lambda: bot.times_heard("thread_delete"))
        with pytest.raises(discord.NotFound) as gone:
            await thread.send("x")
        assert gone.value.code == 10003


async def test_the_bot_is_told_when_it_is_added(place: Any, raw: Any) -> None:
    async with running(place.world, intents=discord.Intents(guilds=True, members=True)) as bot:
        thread = await make(place, raw)
        await raw("PUT", f"/channels/{thread.id}/thread-members/{place.bo.id}")
        await place.world.until(lambda: bot.times_heard("thread_member_join"))
