"""Permissions: computed as Discord does, enforced on REST, told truly in interactions."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox.permissions import ALL, BITS, EVERYONE, bits, in_channel

from .conftest import running

HELLO = {"content": "x"}


@pytest.mark.parametrize(
    ("denied", "request_", "code"),
    [
        ("view_channel", ("GET", "/channels/{}", None), 50001),
        ("view_channel", ("POST", "/channels/{}/messages", HELLO), 50001),
        ("send_messages", ("POST", "/channels/{}/messages", HELLO), 50013),
        ("embed_links", ("POST", "/channels/{}/messages", {"embeds": [{"title": "x"}]}), 50013),
        ("read_message_history", ("GET", "/channels/{}/messages/{m}", None), 50013),
        ("manage_messages", ("DELETE", "/channels/{}/messages/{m}", None), 50013),
        ("manage_messages", ("POST", "/channels/{}/messages/bulk-delete", {"messages": ["1", "2"]}), 50013),
        ("pin_messages", ("PUT", "/channels/{}/messages/pins/{m}", None), 50013),
        ("create_public_threads", ("POST", "/channels/{}/threads", {"name": "t", "type": 11}), 50013),
        ("create_public_threads", ("POST", "/channels/{}/messages/{m}/threads", {"name": "t"}), 50013),
        ("create_private_threads", ("POST", "/channels/{}/threads", {"name": "t", "type": 12}), 50013),
        ("manage_channels", ("DELETE", "/channels/{}", None), 50013),
        ("manage_roles", ("PUT", "/channels/{}/permissions/1", {"type": 1, "deny": "2048"}), 50013),
    ],
)
async def test_what_is_denied_is_refused(place: Any, raw: Any, denied: str, request_: Any, code: int) -> None:
    channel = place.world.add_channel(place.guild, "strict", bot_denied=(denied,))
    said = await place.ada.say(channel, "here")
    method, path, body = request_
    status, answer = await raw(method, path.format(channel.id, m=said["id"]), body)
    assert (status, answer["code"]) == (403, code)


async def test_files_need_attach_files(place: Any, raw: Any) -> None:
    channel = place.world.add_channel(place.guild, "strict", bot_denied=("attach_files",))
    assert await raw.code("POST", f"/channels/{channel.id}/messages", HELLO, a__png=b"x") == 50013


async def test_without_history_there_is_none(place: Any, raw: Any) -> None:
    channel = place.world.add_channel(place.guild, "strict", bot_denied=("read_message_history",))
    said = await place.ada.say(channel, "here")
    assert await raw("GET", f"/channels/{channel.id}/messages") == (200, [])
    reply = {"content": "x", "message_reference": {"message_id": said["id"]}}
    assert await raw.code("POST", f"/channels/{channel.id}/messages", reply) == 160002


async def test_threads_have_their_own_right_to_talk(place: Any, raw: Any) -> None:
    channel = place.world.add_channel(place.guild, "a", bot_denied=("send_messages_in_threads", "manage_threads"))
    _, thread = await raw("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    assert await raw.code("POST", f"/channels/{thread['id']}/messages", HELLO) == 50013
    assert await raw.code("POST", f"/channels/{channel.id}/messages", HELLO) == 0
    assert await raw.code("DELETE", f"/channels/{thread['id']}") == 50013
    quiet = place.world.add_channel(place.guild, "b", bot_denied=("send_messages",))
    _, thread = await raw("POST", f"/channels/{quiet.id}/threads", {"name": "t", "type": 11})
    assert await raw.code("POST", f"/channels/{thread['id']}/messages", HELLO) == 0
    assert await raw.code("POST", f"/channels/{quiet.id}/messages", HELLO) == 50013


async def test_private_threads_are_seen_by_members_and_managers(place: Any, raw: Any) -> None:
    _, thread = await raw("POST", f"/channels/{place.table.id}/threads", {"name": "secret", "type": 12})
    await raw("POST", f"/channels/{thread['id']}/messages", HELLO)
    assert place.ada.sees(thread["id"]) == []
    assert (await raw("PUT", f"/channels/{thread['id']}/thread-members/{place.ada.id}"))[0] == 204
    assert len(place.ada.sees(thread["id"])) == 1 and place.bo.sees(thread["id"]) == []
    chief = place.world.add_user("Chief", place.guild, permissions=("manage_threads",))
    assert len(chief.sees(thread["id"])) == 1


async def test_overwrites_go_everyone_then_roles_then_member(place: Any) -> None:
    from sandbox.model import Overwrite

    guild, table = place.guild, place.table
    member = guild.members[place.ada.id]
    assert in_channel(guild, table, place.ada.id) == EVERYONE
    table.overwrites[guild.id] = Overwrite(guild.id, 0, deny=bits(("send_messages", "add_reactions")))
    assert not in_channel(guild, table, place.ada.id) & BITS["send_messages"]
    assert not in_channel(guild, table, place.ada.id) & BITS["attach_files"], "goes with send_messages"
    place.world.join(place.ada, guild, permissions=("kick_members",))
    table.overwrites[member.roles[0]] = Overwrite(member.roles[0], 0, allow=bits(("send_messages",)))
    assert in_channel(guild, table, place.ada.id) & BITS["send_messages"]
    table.overwrites[place.ada.id] = Overwrite(place.ada.id, 1, deny=bits(("view_channel",)))
    assert in_channel(guild, table, place.ada.id) == 0
    place.world.join(place.ada, guild, permissions=("administrator",))
    assert in_channel(guild, table, place.ada.id) == ALL
    with pytest.raises(ValueError, match="fly"):
        bits(("fly",))


async def test_interactions_tell_the_true_permissions(place: Any) -> None:
    channel = place.world.add_channel(place.guild, "strict", bot_denied=("send_messages", "view_channel"))
    chief = place.world.add_user("Chief", place.guild, permissions=("manage_guild",))
    seen: list[discord.Interaction] = []
    async with running(place.world) as bot:

        @bot.event
        async def on_interaction(i: discord.Interaction) -> None:
            seen.append(i)
            await i.response.send_message("even where the bot may not talk")

        await (await chief.command("silent", channel)).answer()
        await (await place.ada.command("silent", place.table)).answer()
    strict, free = seen
    assert strict.app_permissions.value == 0 and strict.permissions.manage_guild
    assert free.app_permissions.send_messages and free.app_permissions.manage_threads
    assert not free.permissions.manage_guild and free.permissions.send_messages


async def test_a_guild_without_the_bot_is_out_of_reach(place: Any, raw: Any) -> None:
    async with running(place.world) as bot:
        await place.world.until(lambda: bot.guilds)
        place.world.kick_bot(place.guild)
        await place.world.until(lambda: bot.times_heard("guild_remove"))
        assert await raw.code("POST", f"/channels/{place.table.id}/messages", HELLO) == 50001
        assert await raw.code("GET", f"/guilds/{place.guild.id}") == 10004
        commands = f"/applications/{place.world.bot.id}/guilds/{place.guild.id}/commands"
        assert await raw.code("PUT", commands, []) == 50001
        place.world.invite_bot(place.guild)
        await place.world.until(lambda: bot.times_heard("guild_join"))
        assert await raw.code("POST", f"/channels/{place.table.id}/messages", HELLO) == 0
