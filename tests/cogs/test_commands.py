"""/matches, /match show and resign, /settings, /help, /about, and who may do what."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core import registry
from tests.cogs.conftest import Hall
from tests.cogs.playing import play
from tests.cogs.test_bad_clicks import EPHEMERAL, link_of, refused
from tests.cogs.test_languages import choose


async def say(hall: Hall, person: Any, command: str, place: Any = None, **options: Any) -> Any:
    """Use a command; the private answer."""
    message = (await (await person.command(command, place or hall.channel, **options)).answer()).message
    assert message is not None and message["flags"] & EPHEMERAL
    return message


async def test_matches_lists_mine_and_those_that_wait_first(hall: Hall) -> None:
    assert "no running match" in hall.world.text_of(await say(hall, hall.ada, "matches"))
    first, second = await hall.match(hall.bo), await hall.match(hall.bo)
    while (await hall.asked(first))[0] is hall.ada:
        await play(hall, first, [hall.ada, hall.bo], Random(1), answers=1)
    while (await hall.asked(second))[0] is not hall.ada:
        await play(hall, second, [hall.ada, hall.bo], Random(1), answers=1)
    message = await say(hall, hall.ada, "matches")
    lines = hall.world.text_of(message).splitlines()
    waiting = next(n for n, line in enumerate(lines) if f"<#{second.id}>" in line)
    calm = next(n for n, line in enumerate(lines) if f"<#{first.id}>" in line)
    assert waiting < calm and "waits for you" in lines[waiting] and "waits" not in lines[calm]
    assert link_of(hall, message).endswith(hall.table(second)["id"])
    assert "no running match" in hall.world.text_of(await say(hall, hall.dee, "matches"))


async def test_match_show_brings_the_table_to_the_end_of_its_thread(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    old = hall.table(thread)
    await hall.bo.say(thread, "where is it?")
    message = await say(hall, hall.bo, "match show", thread)
    await hall.settle(thread)
    new = hall.table(thread)
    assert int(new["id"]) > int(old["id"]) and hall.world.message(old["id"]) is None
    assert hall.world.buttons(message)[0]["url"]
    await say(hall, hall.dee, "match show", thread)
    await hall.settle(thread)
    assert hall.table(thread)["id"] == new["id"], "somebody who only watches does not move the table"
    await refused(hall, await hall.ada.command("match show", hall.channel), "Which match")
    await refused(hall, await hall.ada.command("match show", hall.channel, match="nothere"), "no such match")
    choices = await hall.ada.autocomplete("match show", hall.channel, "match", "")
    assert [choice["value"] for choice in choices] == [(await hall.live(thread)).match.id]


async def test_resigning_asks_first_and_ends_the_match(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    before = await hall.position(thread)
    await refused(hall, await hall.dee.command("match resign", thread), "do not play")
    sure = await say(hall, hall.bo, "match resign", thread)
    answer = await (await hall.bo.click(sure, "No, play on")).answer()
    assert "play on" in hall.world.text_of(answer.message) and await hall.position(thread) == before
    sure = await say(hall, hall.bo, "match resign", thread)
    yes = hall.button(sure, "R", "yes")["custom_id"]
    answer = await (await hall.bo.click(sure, custom_id=yes)).answer()
    assert "gave up" in hall.world.text_of(answer.message)
    await hall.settle(thread)
    assert any("Ada" in text and "win" in text for text in hall.texts(thread))
    await refused(hall, await hall.ada.command("match resign", thread), "over")
    use = await hall.bo.click(sure, custom_id=yes, force=True)
    assert "over" in hall.world.text_of((await use.answer()).message)


async def test_server_settings_are_for_managers_and_hold(hall: Hall) -> None:
    await refused(hall, await hall.bo.command("settings server", hall.channel), "manage this server")
    await choose(hall, hall.ada, "settings server", "hosts", "managers")
    await choose(hall, hall.ada, "settings server", "clock", "slow")
    await refused(hall, await hall.bo.command("play", hall.channel, game="lanterns"), "manage this server")
    lobby = await hall.lobby()
    assert "3 days" in hall.world.text_of(lobby)
    screen = await say(hall, hall.ada, "settings server")
    await hall.restart_bot()
    again = await say(hall, hall.ada, "settings server")
    assert {"managers", "slow"} <= set(chosen(hall, again))
    select = next(part for part in hall.world.selects(screen) if ":hosts:" in part["custom_id"])
    data = {"custom_id": select["custom_id"], "component_type": 3, "values": ["everyone"]}
    await refused(hall, await hall.bo.raw_interaction(3, data, channel=hall.channel), "manage this server")
    assert "managers" in chosen(hall, await say(hall, hall.ada, "settings server"))


def chosen(hall: Hall, screen: Any) -> list[str]:
    return [o["value"] for select in hall.world.selects(screen) for o in select["options"] if o.get("default")]


async def test_my_settings_hold_in_new_matches(hall: Hall) -> None:
    screen = await say(hall, hall.ada, "settings mine")
    page = hall.button(screen, "Z", "page", "lanterns")["custom_id"]
    screen = (await (await hall.ada.click(screen, custom_id=page)).answer()).message
    select = next(part for part in hall.world.selects(screen) if ":lanterns:bid:" in part["custom_id"])
    screen = (await (await hall.ada.choose(screen, ["nothing"], custom_id=select["custom_id"])).answer()).message
    assert "nothing" in chosen(hall, screen)
    data = {"custom_id": select["custom_id"], "component_type": 3, "values": ["everything"]}
    use = await hall.ada.raw_interaction(3, data, channel=hall.channel)
    assert "nothing" in chosen(hall, (await use.answer()).message), "an unknown choice changes nothing"
    await choose(hall, hall.ada, "settings mine", "standing", "attacked")
    thread = await hall.match(hall.bo)
    live = await hall.live(thread)
    seat = live.seat_of(int(hall.ada.id))
    assert live.standing == {(seat, "when"): "attacked", (seat, "policy/bid"): "nothing"}


async def test_every_policy_of_every_game_can_be_set(hall: Hall) -> None:
    wanted = {(game.id, policy.id) for game in registry.games().values() for policy in game.policies}
    screen, found = await say(hall, hall.ada, "settings mine"), set()
    pages = [button["custom_id"] for button in hall.world.buttons(screen) if ":page:" in button["custom_id"]]
    for page in pages:
        there = (await (await hall.ada.click(screen, custom_id=page)).answer()).message
        found |= {tuple(select["custom_id"].split(":")[2:4]) for select in hall.world.selects(there)}
        back = hall.button(there, "Z", "page", "mine")["custom_id"]
        screen = (await (await hall.ada.click(there, custom_id=back)).answer()).message
    assert wanted and found == wanted


async def test_help_and_about(hall: Hall) -> None:
    text = hall.world.text_of(await say(hall, hall.dee, "help"))
    assert "/play" in text and "Dice Forge" in text and "Lanterns" in text
    text = hall.world.text_of(await say(hall, hall.dee, "about"))
    assert "unofficial" in text and "SHA-256" in text and "a test game" in text


async def test_play_fills_up_with_computers_invites_and_shows_settings(hall: Hall) -> None:
    use = await hall.ada.command("play", hall.channel, game="Lanterns", players=3, opponent=hall.bo, clock="live")
    lobby = (await use.answer()).message
    text = hall.world.text_of(lobby)
    assert "3 of 2–4" in text and "Automaton" in text and "10 minutes" in text and "invited" in text
    assert hall.bo.mentions[-1]["id"] == lobby["id"]
    settings = (await (await hall.ada.click(lobby, "Settings")).answer()).message
    select = next(part for part in hall.world.selects(settings) if ":option:coins:" in part["custom_id"])
    await (await hall.ada.choose(settings, ["many"], custom_id=select["custom_id"])).answer()
    await hall.world.until(lambda: "Coins: many" in now(hall, lobby), 2)
    colours = (await (await hall.ada.click(lobby, "Choose: Colour")).answer()).message
    await (await hall.ada.choose(colours, ["red"], index=0)).answer()
    await hall.world.until(lambda: "Red" in now(hall, lobby), 2)
    await (await hall.ada.click(lobby, "Remove a computer")).answer()
    await refused(hall, await hall.bo.click(lobby, "Settings"), "Only the person who opened")
    computer = (await (await hall.ada.click(lobby, "Add a computer")).answer()).message
    await (await hall.ada.click(computer, index=1)).answer()
    await hall.world.until(lambda: "plays at random" in now(hall, lobby), 2)


def now(hall: Hall, message: Any) -> str:
    return hall.world.text_of(hall.world.message(message["id"]) or message)
