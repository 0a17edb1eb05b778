"""Dice Throne over the local Discord: a whole duel, a whole match of two against two, dice by toggles."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cogs.ids import Ids
from cogs.prompts import Painter
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Field, Prompt
from engine.dice_throne import describe_sheets
from engine.dice_throne.content import content
from sandbox.wire import COMPONENT
from tests.cogs.conftest import Hall
from tests.cogs.playing import answer, components, play, where
from tests.rules import rule
from words import Scene, words

EPHEMERAL = 64


async def test_a_whole_duel(hall: Hall) -> None:
    thread = await hall.match(hall.bo, game="dice_throne")
    await play(hall, thread, [hall.ada, hall.bo], Random(4), answers=1500)
    await hall.settle(thread)
    live = await hall.live(thread)
    assert live.match.result is not None
    assert "SHA-256" in hall.texts(thread)[-1]


async def test_a_whole_match_of_two_against_two(hall: Hall) -> None:
    thread = await hall.match(hall.bo, hall.cy, hall.dee, game="dice_throne", mode="2v2")
    people = [hall.ada, hall.bo, hall.cy, hall.dee]
    await play(hall, thread, people, Random(9), answers=1500)
    await hall.settle(thread)
    live = await hall.live(thread)
    assert live.match.result is not None and len(live.match.result.ranking[0]) in (2, 4)


async def until(hall: Hall, thread: Any, kind: str) -> tuple[Any, Any]:
    """Play on until a question of this kind is open; who is asked, and the question."""
    rng = Random(1)
    for _ in range(60):
        await hall.settle(thread)
        person, _, prompt = await hall.asked(thread)
        if prompt.kind == kind:
            return person, prompt
        message = await where(hall, thread, person, prompt)
        ends = [
            part for part in components(hall, message, prompt) if part.get("label") in ("Go on", "Continuer", "Pass")
        ]
        if ends:
            await (await person.click(message, custom_id=ends[0]["custom_id"])).answer()
        else:
            await answer(hall, person, message, prompt, rng)
    raise AssertionError(f"{kind} was never asked")


async def test_dice_are_kept_and_rolled_in_one_message(hall: Hall) -> None:
    thread = await hall.match(hall.bo, game="dice_throne")
    person, prompt = await until(hall, thread, "roll")
    live = await hall.live(thread)
    dice = list(live.match.state.rolls[0].dice)
    message = hall.table(thread)
    parts = components(hall, message, prompt)
    assert [part["custom_id"][0] for part in parts] == ["t"] * 5 + ["c"]  # five dice and one button to roll
    assert [part["label"][0] for part in parts[:5]] == [str(die) for die in dice]
    assert parts[5]["label"] == "Roll all dice"
    for number in (0, 1):
        toggles = components(hall, message, prompt)
        message = (await (await person.click(message, custom_id=toggles[number]["custom_id"])).answer()).message
    parts = components(hall, message, prompt)
    assert parts[5]["label"] == "Keep 2, roll 3 dice" and parts[0]["label"].startswith("✓")
    assert (await hall.live(thread)).match.version == live.match.version  # toggling stores nothing
    await (await person.click(message, custom_id=parts[5]["custom_id"])).answer()
    await hall.settle(thread)
    after = await hall.live(thread)
    assert after.match.state.rolls[0].dice[:2] == dice[:2] and after.match.state.used_attempts == 2


async def teams(hall: Hall) -> tuple[Any, Any, int, int]:
    """Two against two, everybody with cards that only their hero has: the thread, the match, Ada's seat, Cy's."""
    thread = await hall.match(hall.bo, hall.cy, hall.dee, game="dice_throne", mode="2v2")
    live = await hall.live(thread)
    players, books = live.match.state.players, content().books
    for player in players:
        common = {name for other in players if other is not player for name in books[other.hero].cards}
        cards = books[player.hero].cards
        player.hand = [name for name in cards if name not in common and cards[name].card.kind != "upgrade"][:2]
        assert player.hand
    live.match.reask()
    ada, cy = live.seat_of(int(hall.ada.id)), live.seat_of(int(hall.cy.id))
    assert live.match.state.players[ada].team == live.match.state.players[cy].team
    return thread, live, ada, cy


def names_of(live: Any, seat: int, locale: str = "en") -> list[str]:
    """The cards in somebody's hand, as players read them."""
    book = words(locale)
    return [book(f"dice-throne-card-{name.replace('_', '-')}") for name in live.match.state.players[seat].hand]


def seen(message: Any) -> str:
    """All of a message that reaches a screen, with the words of its pictures."""
    return json.dumps(message, ensure_ascii=False)


def looks(hall: Hall, message: Any) -> list[Any]:
    """The buttons that lead to another hand."""
    return [button for button in hall.world.buttons(message) if button.get("custom_id", "").startswith("l:")]


@rule("T-132")
async def test_teammates_see_each_others_hand(hall: Hall) -> None:
    thread, live, ada, mate = await teams(hall)
    people = [hall.world.people[str(live.user_of(seat))] for seat in range(4)]
    for seat, other in ((ada, mate), (mate, ada)):
        locale = "fr" if people[seat] is hall.cy else "en"
        own, theirs = names_of(live, seat, locale), names_of(live, other, locale)
        hand = await hall.hand(people[seat], thread)
        (button,) = looks(hall, hand)
        assert people[other].name in button["label"]
        assert all(name in seen(hand) for name in own) and not any(name in seen(hand) for name in theirs)
        shown = (await (await people[seat].click(hand, custom_id=button["custom_id"])).answer()).message
        assert shown["id"] == hand["id"] and shown["flags"] & EPHEMERAL
        assert all(name in seen(shown) for name in theirs) and not any(name in seen(shown) for name in own)
        assert people[other].name in hall.world.text_of(shown)
        back = hall.button(shown, "h")["custom_id"]
        again = (await (await people[seat].click(shown, custom_id=back)).answer()).message
        assert all(name in seen(again) for name in own) and looks(hall, again)
    for number in range(4):
        names = names_of(live, number) + names_of(live, number, "fr")
        public = [message for message in hall.ada.sees(thread) if not message["flags"] & EPHEMERAL]
        assert not any(name in seen(public) for name in names), "no hand in a public message"
        others = [person for other, person in enumerate(people) if other % 2 != number % 2]
        assert not any(name in seen(person.sees(thread)) for person in others for name in names)


async def test_a_forged_button_does_not_show_an_opponents_hand(hall: Hall) -> None:
    thread, live, ada, mate = await teams(hall)
    assert hall.bot is not None
    pack, match_id = hall.bot.ids.pack, live.match.id
    people = [hall.world.people[str(live.user_of(seat))] for seat in range(4)]
    stranger = hall.world.add_user("Eve", hall.guild)
    hand = await hall.hand(hall.ada, thread)
    mates = looks(hall, hand)[0]["custom_id"]
    foe = people[(ada + 1) % 4]
    tried: list[tuple[Any, str]] = [
        (foe, mates),  # a true button, of somebody else
        (hall.ada, pack("l", match_id, (ada + 1) % 4)),
        (hall.ada, pack("l", match_id, ada)),
        *[(hall.ada, pack("l", match_id, odd)) for odd in (-1, -2, 4, 99, "x", "")],
        (hall.ada, pack("l", match_id)),
    ]
    refusal = {person: words("fr" if person is hall.cy else "en")("refused-not-your-hand") for person in people}
    for person, custom_id in tried:
        data = {"custom_id": custom_id, "component_type": 2}
        use = await person.raw_interaction(COMPONENT, data, message=hall.table(thread))
        message = (await use.answer()).message
        assert message["flags"] & EPHEMERAL and refusal[person] in hall.world.text_of(message), custom_id
        assert not message["attachments"], "only words"
    data = {"custom_id": pack("l", match_id, (ada + 3) % 4), "component_type": 2}
    message = (await (await hall.ada.raw_interaction(COMPONENT, data, message=hand)).answer()).message
    assert refusal[hall.ada] in hall.world.text_of(message)
    assert all(name in seen(message) for name in names_of(live, ada)), "in the private message: the own hand and why"
    data = {"custom_id": mates, "component_type": 2}
    use = await stranger.raw_interaction(COMPONENT, data, message=hall.table(thread))
    assert "do not play" in hall.world.text_of((await use.answer()).message)
    forged = mates.rpartition(":")[0].rpartition(":")[0] + f":{(ada + 1) % 4}:" + mates.rpartition(":")[2]
    use = await hall.ada.raw_interaction(COMPONENT, {"custom_id": forged, "component_type": 2}, message=hand)
    assert "another time" in hall.world.text_of((await use.answer()).message)
    for person in (foe, people[(ada + 3) % 4], stranger):
        names = [name for seat in (ada, mate) for locale in ("en", "fr") for name in names_of(live, seat, locale)]
        assert not any(name in seen(person.sees(thread)) for name in names)


async def test_who_left_sees_no_hand_and_nobody_does_after_the_end(hall: Hall) -> None:
    thread, live, ada, _ = await teams(hall)
    hands = {person: await hall.hand(person, thread) for person in (hall.ada, hall.bo, hall.cy)}
    secret = names_of(live, ada, "fr")
    await hall.house.croupier.resign(live.match.id, int(hall.cy.id))
    await hall.settle(thread)
    for person, told in ((hall.ada, "may not look"), (hall.cy, "ne pouvez pas regarder")):
        button = looks(hall, hands[person])[0]["custom_id"]
        message = (await (await person.click(hands[person], custom_id=button)).answer()).message
        assert told in hall.world.text_of(message) and not looks(hall, message)
    assert not any(name in seen(hall.cy.sees(thread)) for name in secret)
    await hall.house.croupier.resign(live.match.id, int(hall.ada.id))
    await hall.settle(thread)
    assert (await hall.live(thread)).match.result is not None
    button = looks(hall, hands[hall.bo])[0]["custom_id"]
    message = (await (await hall.bo.click(hands[hall.bo], custom_id=button)).answer()).message
    assert "This match is over" in hall.world.text_of(message) and not message["attachments"]


async def test_the_hand_of_a_computer_as_teammate(hall: Hall) -> None:
    lobby = await hall.lobby("dice_throne", mode="2v2")
    for _ in range(2):
        chooser = (await (await hall.ada.click(lobby, "Add a computer")).answer()).message
        await (
            await hall.ada.click(chooser, custom_id=hall.button(chooser, "L", "add", "random")["custom_id"])
        ).answer()
    thread = await hall.begin(lobby, hall.bo)
    await hall.settle(thread)
    live = await hall.live(thread)
    ada = live.seat_of(int(hall.ada.id))
    (mate,) = live.match.open_hands(ada)
    assert live.is_computer(mate)
    hand = await hall.hand(hall.ada, thread)
    button = looks(hall, hand)[0]["custom_id"]
    shown = (await (await hall.ada.click(hand, custom_id=button)).answer()).message
    held = names_of(live, mate)
    assert f"2’s hand: {len(held)} card" in seen(shown) and all(name in seen(shown) for name in held)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_upgrades_say_what_the_ability_does_from_then_on(locale: str) -> None:
    """In a menu, within Discord's 100 characters, with the price in front."""
    names, spoken = Scene("dice_throne", ("Ada", "Bo")), words(locale)
    painter = Painter(Ids(b"key"), spoken, names, "m1")
    for hero, book in content().books.items():
        if not any(info.kind == "upgrade" for info in book.cards.values()):
            continue  # the Cursed Pirate has a curse instead
        seats = [
            Seat("Ada", 0, {"hero": hero}),
            Seat("Bo", 1, {"hero": "barbarian" if hero != "barbarian" else "paladin"}),
        ]
        match = Match.new("dice_throne", seats, mode="duel", match_id="m1", seed=b"1")
        player = match.state.players[0]
        player.hand = [name for name, info in book.cards.items() if info.kind == "upgrade"]
        match.state.active, player.cp = 0, 15
        prompt = Prompt(1, (0,), "main", "one", (Field("", "one", tuple(f"card.{name}" for name in player.hand)),), "")
        row: Any = painter.question(match.sheet(prompt))[0]
        options = row.children[0].options
        assert len(options) == len(player.hand)
        for name, option in zip(player.hand, options, strict=True):
            card = book.cards[name].card
            told = spoken.text(describe_sheets.ability(book.slots[card.upgrades].levels[card.level]), names)
            price, _, said = option.description.partition(" · ")
            assert price == spoken("prompt-cost", cost=str(card.cost)) and len(option.description) <= 100
            assert len(said) > 20 and told.startswith(said.removesuffix("…")), option
