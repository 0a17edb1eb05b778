"""A French player in an English server: private messages in French, public ones in English."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.cogs.conftest import Hall
from tests.cogs.playing import play

FRENCH = ("Votre", "Ma main", "À vous", "partie", "Manche", "vous ")


async def test_private_in_french_public_in_english(hall: Hall) -> None:
    thread = await hall.match(hall.cy)
    public = hall.texts(thread) + hall.texts(hall.channel)
    assert any(button.get("label") == "My hand" for button in hall.world.buttons(hall.table(thread)))
    assert not any(word in text for text in public for word in FRENCH)
    mine, theirs = await hall.hand(hall.cy, thread), await hall.hand(hall.ada, thread)
    assert "Votre main" in hall.world.text_of(mine) and "Your hand" in hall.world.text_of(theirs)
    assert "Votre main" in mine["attachments"][0]["description"], "the words of the picture too"
    refusal = await (await hall.cy.command("play", thread, game="lanterns")).answer()
    assert "fil" in hall.world.text_of(refusal.message)
    await play(hall, thread, [hall.ada, hall.cy], Random(7))
    await hall.settle(thread)
    assert not any(word in text for text in hall.texts(thread, hall.dee) for word in FRENCH)


async def test_commands_have_french_names_and_suggestions(hall: Hall) -> None:
    use = await hall.cy.command("help", hall.channel)
    assert "Bienvenue" in hall.world.text_of((await use.answer()).message)
    named = {command["name"]: command["name_localizations"]["fr"] for command in hall.world.commands[None].values()}
    assert named == {"play": "jouer", "matches": "parties", "match": "partie", "settings": "réglages", "help": "aide",
                     "about": "àpropos"}  # fmt: skip
    choices = await hall.cy.autocomplete("play", hall.channel, "clock", "", game="lanterns")
    assert {choice["value"] for choice in choices} == {"live", "day", "slow", "none"}
    assert any("jour" in choice["name"] for choice in choices)
    choices = await hall.ada.autocomplete("play", hall.channel, "mode", "", game="lanterns")
    assert [choice["value"] for choice in choices] == ["plain", "pairs"]
    choices = await hall.ada.autocomplete("play", hall.channel, "game", "lant")
    assert [choice["value"] for choice in choices] == ["lanterns"]


async def test_a_server_in_french_and_a_player_who_chose_english(hall: Hall) -> None:
    await choose(hall, hall.ada, "settings server", "language", "fr")
    await choose(hall, hall.cy, "settings mine", "language", "en")
    lobby = await hall.lobby()
    assert "joueurs" in hall.world.text_of(lobby)
    thread = await hall.begin(lobby, hall.cy)
    assert any(button.get("label") == "Ma main" for button in hall.world.buttons(hall.table(thread)))
    hand = await hall.hand(hall.cy, thread)
    assert "Your hand" in hall.world.text_of(hand)


async def choose(hall: Hall, person: Any, command: str, name: str, value: str) -> Any:
    """Choose something in a settings screen; the screen afterwards."""
    screen = (await (await person.command(command, hall.channel)).answer()).message
    select = next(part for part in hall.world.selects(screen) if f":{name}:" in part["custom_id"])
    answer = await (await person.choose(screen, [value], custom_id=select["custom_id"])).answer()
    return answer.message
