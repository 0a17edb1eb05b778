"""Channels without rights, threads and messages that vanish, servers that throw the bot out."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from host.parcels import MatchStatus
from tests.cogs.conftest import Hall
from tests.cogs.playing import play
from tests.cogs.test_bad_clicks import refused


@pytest.mark.parametrize(
    ("permission", "said"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("attach_files", "Attach Files"),
        ("send_messages", "Send Messages"),
    ],
)
async def test_a_missing_permission_is_named_to_the_person_who_ran_the_command(
    hall: Hall, permission: str, said: str
) -> None:
    quiet = hall.world.add_channel(hall.guild, "quiet", bot_denied=(permission,))
    use = await hall.bo.command("play", quiet, game="lanterns")
    message = await refused(hall, use, said)
    others = {"Create Public Threads", "Attach Files", "View Channel"} - {said}
    assert not any(f"**{other}**" in hall.world.text_of(message) for other in others)
    use = await hall.cy.command("play", quiet, game="lanterns")
    assert "il me manque" in hall.world.text_of((await use.answer()).message)


async def test_a_permission_lost_between_lobby_and_start(hall: Hall) -> None:
    lobby = await hall.lobby()
    await (await hall.bo.click(lobby, "Join")).answer()
    deny(hall, "create_public_threads")
    await refused(hall, await hall.ada.click(lobby, "Start"), "Create Public Threads")
    assert hall.world.threads(hall.guild) == []
    hall.channel.overwrites.clear()
    await (await hall.ada.click(lobby, "Start")).answer()
    await hall.world.until(lambda: hall.world.threads(hall.guild), 5)


def deny(hall: Hall, *names: str) -> None:
    from sandbox.model import Overwrite
    from sandbox.permissions import bits

    hall.channel.overwrites[hall.world.bot.id] = Overwrite(hall.world.bot.id, 1, deny=bits(names))


async def test_rights_lost_in_the_middle_delay_the_table_and_lose_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.deliveries.NO_RIGHTS_WAIT", 0.1)
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    deny(hall, "send_messages_in_threads", "view_channel")
    table = hall.table(thread)
    picture = table["attachments"][0]["id"]
    await (await asked.click(table, custom_id=hall.button(table, "a")["custom_id"])).answer()
    await asyncio.sleep(0.3)
    assert await hall.house.store.outbox_of((await hall.live(thread)).match.id), "it waits"
    hall.channel.overwrites.clear()
    await hall.settle(thread)
    assert hall.table(thread)["attachments"][0]["id"] != picture


async def test_the_start_is_not_lost_when_the_thread_cannot_be_made_at_once(hall: Hall) -> None:
    hall.world.faults.answer("POST", r"/?channels/.*/threads", 500, times=2)
    thread = await hall.match(hall.bo)
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=2)


async def test_a_deleted_lobby_message_does_not_stop_the_start(hall: Hall) -> None:
    """The click is on its way when a moderator deletes the message: the match starts in a thread of its own."""
    lobby = await hall.lobby()
    await (await hall.bo.click(lobby, "Join")).answer()
    start = hall.button(lobby, "L", "start")["custom_id"]
    hall.world.delete_message(lobby)
    await hall.ada.click(lobby, custom_id=start, force=True)
    await hall.world.until(lambda: hall.world.threads(hall.guild), 5)
    thread = hall.world.threads(hall.guild)[0]
    await hall.world.until(lambda: hall.table(thread), 5)


async def test_a_deleted_table_message_comes_back(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    gone = hall.table(thread)
    before = await hall.position(thread)
    hall.world.delete_message(gone)
    await hall.world.until(lambda: hall.table(thread) is not None, 5)
    await hall.settle(thread)
    assert hall.table(thread)["id"] != gone["id"]
    assert hall.table(thread)["attachments"], "with its picture"
    assert await hall.position(thread) == before
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=3)


async def test_a_table_message_deleted_while_the_bot_was_away_comes_back_at_the_next_answer(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    await hall.stop_bot()
    hall.world.delete_message(hall.table(thread))
    await hall.start_bot()
    asked, _, _ = await hall.asked(thread)
    use = await asked.command("match show", thread)
    assert (await use.answer()).message is not None
    await hall.world.until(lambda: hall.table(thread) is not None, 5)
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=3)


async def test_an_archived_thread_is_opened_again(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    asked, _, _ = await hall.asked(thread)
    table = hall.table(thread)
    picture = table["attachments"][0]["id"]
    hall.world.archive(thread, locked=True)
    await (await asked.click(table, custom_id=hall.button(table, "a")["custom_id"])).answer()
    await hall.settle(thread)
    assert not thread.archived
    assert hall.table(thread)["attachments"][0]["id"] != picture
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=3)


async def test_a_deleted_thread_comes_back_with_its_match(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=3)
    before = await hall.position(thread)
    hall.world.delete_channel(thread)
    await hall.world.until(lambda: hall.world.threads(hall.guild), 5)
    again = hall.world.threads(hall.guild)[0]
    assert again is not thread
    await hall.world.until(lambda: hall.table(again) is not None, 5)
    await hall.settle(again)
    assert await hall.position(again) == before
    asked, _, _ = await hall.asked(again)
    assert asked.mentions[-1]["channel_id"] == again.id, "whoever is asked is called to the new place"
    await play(hall, again, [hall.ada, hall.bo], Random(1), answers=3)


async def test_a_thread_deleted_while_the_bot_was_away(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    match_id = (await hall.live(thread)).match.id
    await hall.stop_bot()
    hall.world.delete_channel(thread)
    await hall.start_bot()
    use = await hall.ada.command("match show", hall.channel, match=match_id)
    await use.answer()
    await hall.world.until(lambda: hall.world.threads(hall.guild), 5)
    again = hall.world.threads(hall.guild)[0]
    await hall.world.until(lambda: hall.table(again) is not None, 5)
    await play(hall, again, [hall.ada, hall.bo], Random(1), answers=2)


async def test_a_deleted_channel_pauses_its_matches_until_a_player_calls_them_elsewhere(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    match_id = (await hall.live(thread)).match.id
    other = hall.world.add_channel(hall.guild, "other")
    hall.world.delete_channel(hall.channel)
    for _ in range(300):
        head = await hall.house.head(match_id)
        if head is not None and head.status is MatchStatus.PAUSED:
            break
        await asyncio.sleep(0.01)
    else:
        raise AssertionError("not paused")
    await refused(hall, await hall.dee.command("match show", other, match=match_id), "paused")
    await refused(hall, await hall.bo.command("match show", other, match=match_id), "goes on in this channel")
    await hall.world.until(lambda: hall.world.threads(hall.guild), 5)
    again = hall.world.threads(hall.guild)[0]
    assert again.parent_id == other.id
    await hall.world.until(lambda: hall.table(again) is not None, 5)
    await play(hall, again, [hall.ada, hall.bo], Random(1), answers=2)


async def test_a_removed_server_waits_and_goes_on_when_the_bot_is_back(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=2)
    match_id, before = (await hall.live(thread)).match.id, await hall.position(thread)
    elsewhere = hall.world.add_guild("Elsewhere")
    room = hall.world.add_channel(elsewhere, "room")
    hall.world.join(hall.ada, elsewhere)
    hall.world.kick_bot(hall.guild)
    await status(hall, match_id, MatchStatus.PAUSED)
    answered = await (await hall.ada.command("matches", room)).answer()
    assert answered.message is not None, "other servers go on"
    hall.world.invite_bot(hall.guild)
    await status(hall, match_id, MatchStatus.PLAYING)
    await hall.settle(thread)
    assert await hall.position(thread) == before
    await play(hall, thread, [hall.ada, hall.bo], Random(1), answers=2)


async def status(hall: Hall, match_id: str, wanted: MatchStatus) -> Any:
    for _ in range(500):
        head = await hall.house.head(match_id)
        assert head is not None
        if head.status is wanted:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"not {wanted}")


async def test_removed_while_the_bot_was_away(hall: Hall) -> None:
    """The guild is missing when the bot connects: its matches wait too."""
    thread = await hall.match(hall.bo)
    match_id = (await hall.live(thread)).match.id
    await hall.stop_bot()
    hall.world.kick_bot(hall.guild)
    await hall.start_bot()
    await status(hall, match_id, MatchStatus.PAUSED)


async def test_tables_are_not_opened_in_threads(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    await refused(hall, await hall.ada.command("play", thread, game="lanterns"), "not in a thread")
