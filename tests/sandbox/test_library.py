"""The everyday calls of discord.py, all of which must find their route."""

from __future__ import annotations

from typing import Any

import discord

from .conftest import running

RIGHTS = ("administrator",)


async def test_everyday_calls_of_the_library_are_known(world: Any) -> None:
    guild = world.add_guild("G", bot_permissions=RIGHTS)
    table = world.add_channel(guild, "table")
    ada = world.add_user("Ada", guild)
    role = world.add_role(guild, "Players", mentionable=True)
    world.give_role(ada, guild, role)
    async with running(world, intents=discord.Intents(guilds=True, members=True, guild_messages=True)) as bot:
        assert (await bot.application_info()).name == "Dicehold"
        home = await bot.fetch_guild(int(guild.id))
        assert [g.id async for g in bot.fetch_guilds()] == [home.id]
        channel = await bot.fetch_channel(int(table.id))
        assert isinstance(channel, discord.TextChannel)
        member = await home.fetch_member(int(ada.id))
        assert member.display_name == "Ada"
        assert "Ada" in [m.display_name async for m in bot.guilds[0].fetch_members()]
        assert len(await home.fetch_channels()) == 1 and len(await home.fetch_roles()) == 3
        async with channel.typing():
            sent = await channel.send(f"<@&{role.id}> hello", nonce="abc")
        assert len(ada.mentions) == 1, "a mentionable role pings its members"
        await sent.pin()
        assert [m.id async for m in channel.pins()] == [sent.id]
        await sent.unpin()
        assert (await channel.fetch_message(sent.id)).content == sent.content
        await sent.reply("myself")
        thread = await sent.create_thread(name="On it")
        await thread.leave()
        await thread.join()
        assert [t.id for t in await bot.guilds[0].active_threads()] == [thread.id]
        assert len([m async for m in channel.history(limit=10)]) == 3
        assert len(await channel.purge(limit=10)) >= 2
        await channel.edit(name="renamed", topic="A topic")
        assert table.name == "renamed"
        await channel.set_permissions(member, send_messages=False)
        assert not ada.may_talk(table)
        await channel.set_permissions(member, overwrite=None)
        made = await bot.guilds[0].create_text_channel("new")
        await made.delete()
        user = await bot.fetch_user(int(ada.id))
        await user.send("psst")
        commands = await bot.tree.fetch_commands()
        await commands[0].edit(description="Changed")
        await commands[0].delete()
        await bot.guilds[0].leave()
        await world.until(lambda: bot.times_heard("guild_remove"))
    assert world.unknown == []


async def test_the_log_shows_bodies_as_they_were_sent(hold: Any) -> None:
    await (await hold.ada.command("play", hold.table, game="forge")).answer()
    (call,) = hold.world.calls("POST", r"/interactions/.*/callback")
    assert call.files == ["board.png"] and call.status == 200
    assert "attachment://board.png" in str(call.body["data"]["components"])
