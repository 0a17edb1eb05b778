"""A table from the first command to the last click, through the real client."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import NotPossible
from sandbox.wire import COMPONENTS_V2, EPHEMERAL


async def test_command_opens_a_table_with_a_picture(hold: Any) -> None:
    use = await hold.ada.command("play", hold.table, game="forge")
    answer = await use.answer()
    assert answer.type == 4 and answer.message and answer.message["flags"] & COMPONENTS_V2
    assert "Table forge" in hold.world.text_of(answer.message)
    assert [b["label"] for b in hold.world.buttons(answer.message)] == ["Roll", "Board", "Ask", "Hand", "Closed"]
    gallery = next(c for c in answer.message["components"][0]["components"] if c["type"] == 12)
    url = gallery["items"][0]["media"]["url"]
    assert hold.world.attachment(url).startswith(b"\x89PNG")
    assert hold.bo.sees(hold.table) == [answer.message]


async def test_a_button_edits_the_message_in_place(hold: Any) -> None:
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    for n in (1, 2):
        answer = await (await hold.bo.click(message, "Roll")).answer()
        assert answer.type == 7 and f"Clicks: **{n}**" in hold.world.text_of(answer.message)
    assert answer.message["attachments"] == [] and answer.message["edited_timestamp"]
    assert "Clicks: **0**" in hold.world.text_of(message), "what was seen earlier does not change under the reader"
    answer = await (await hold.bo.click(message, "Board")).answer()
    assert len(answer.message["attachments"]) == 1


async def test_what_the_app_would_not_allow_raises(hold: Any) -> None:
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    for wrong in (
        hold.ada.click(message, "Fly"),
        hold.ada.click(message, "Closed"),
        hold.ada.choose(message, ["9"]),
        hold.ada.choose(message, ["1", "2", "3", "4"]),
        hold.ada.command("play", hold.table),
        hold.ada.command("play", hold.table, game="x", seats=9),
        hold.ada.command("play", hold.table, game="x", colour="red"),
        hold.ada.command("match", hold.table),
        hold.ada.command("nothing", hold.table),
        hold.bo.command("admin", hold.table),
    ):
        with pytest.raises(NotPossible):
            await wrong


async def test_ephemeral_messages_are_private(hold: Any) -> None:
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    answer = await (await hold.bo.click(message, "Hand")).answer()
    assert answer.message["flags"] & EPHEMERAL
    assert answer.message in hold.bo.sees(hold.table)
    assert answer.message not in hold.ada.sees(hold.table)
    assert hold.bot.times_heard("raw_message_edit") == 0
    hold.bo.dismiss(answer.message)
    assert hold.bo.sees(hold.table) == [message]


async def test_select_and_modal(hold: Any) -> None:
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    answer = await (await hold.ada.choose(message, ["2", "Die 5"], placeholder="Dice to keep")).answer()
    assert answer.message["content"] == "kept 2,5"
    modal = (await (await hold.ada.click(message, "Ask")).answer()).modal
    assert modal["title"] == "Your move"
    with pytest.raises(NotPossible):
        await hold.ada.submit(modal, {"Reason": "x" * 51, "Die": "2", "Side": "l"})
    values = {"Reason": "why not", "die": "two", "Sure": True, "Side": "right"}
    answer = await (await hold.ada.submit(modal, values)).answer()
    assert answer.message["content"] == "{'reason': 'why not', 'die': ['2'], 'sure': True, 'side': 'r'}"


async def test_autocomplete_and_subcommands(hold: Any) -> None:
    assert [c["value"] for c in await hold.ada.autocomplete("play", hold.table, "game", "for")] == ["forge", "fortress"]
    answer = await (await hold.ada.command("match show", hold.table, kind="Long", who=hold.bo)).answer()
    assert answer.message["content"] == "l Bo fr"


async def test_a_thread_with_its_players(hold: Any) -> None:
    use = await hold.ada.command("play", hold.table, game="throne", thread=True, friend=hold.bo)
    assert (await use.answer()).type == 5
    await hold.world.until(lambda: use.response and use.response["content"].startswith("Table open"))
    (thread,) = hold.world.threads(hold.guild)
    assert set(thread.members) == {hold.world.bot.id, hold.ada.id, hold.bo.id}
    assert [hold.world.text_of(m)[:8] for m in hold.ada.sees(thread)] == ["## Table", f"<@{hold.ada.id}"[:8]]
    assert len(hold.bo.mentions) == 1 and hold.bo.unread == hold.bo.mentions
    hold.bo.read(thread)
    assert hold.bo.unread == []
    answer = await (await hold.bo.click(hold.bo.sees(thread)[0], "Roll")).answer()
    assert answer.type == 7


async def test_forged_clicks_reach_the_bot(hold: Any) -> None:
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    data = {"custom_id": "hand:other", "component_type": 2}
    answer = await (await hold.bo.raw_interaction(3, data, message=message)).answer()
    assert "dragon" in answer.message["content"]


async def test_french_names_arrive(hold: Any) -> None:
    play = next(c for c in hold.world.commands[None].values() if c["name"] == "play")
    assert play["name_localizations"] == {"fr": "jouer"}
    assert play["options"][0]["description_localizations"] == {"fr": "Quel jeu"}
