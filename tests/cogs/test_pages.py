"""What players may look at in private beside their hand: sheets, parts of the board, everybody's dice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import registry
from engine.core.game import Seat
from engine.core.match import Match
from host.pool import draw
from tests.cogs.conftest import Hall
from words import Scene, words

COMPONENT = 3
GAMES = [
    (game.id, mode.id, seats)
    for game in registry.games().values()
    for mode in game.modes
    for seats in {mode.min_seats, mode.max_seats}
    if game.id != "lanterns"
]


@pytest.mark.parametrize(("game", "mode", "count"), GAMES)
def test_every_page_has_a_name_and_a_picture_in_both_languages(game: str, mode: str, count: int) -> None:
    names = tuple(f"P{number}" for number in range(count))
    match = Match.new(game, [Seat(name) for name in names], mode=mode, seed=b"1")
    for seat in range(count):
        pages = match.pages(seat)
        assert pages and len({page.id for page in pages}) == len(pages) <= 25
        for locale in ("en", "fr") if seat == 0 else ():
            labels = [words(locale).text(page.label, Scene(game, names)) for page in pages]
            assert len(set(labels)) == len(labels) and all(len(label) <= 100 for label in labels)
            for page in pages:
                drawn = draw(page.kind, match.view(seat), locale, page.focus)
                assert drawn is not None and drawn[0].startswith(b"\x89PNG") and drawn[1]


def menu(hall: Hall, message: Any) -> Any:
    """The menu of what can be looked at."""
    return next(one for one in hall.world.selects(message) if one["custom_id"].startswith("e:"))


@pytest.mark.parametrize(
    ("game", "wanted", "title"),
    [("dice_throne", "hero.1", None), ("dice_forge", "islands", "Les îles"), ("dungeon_dice", "score", "Où en est")],
)
async def test_somebody_looks_around_in_private(hall: Hall, game: str, wanted: str, title: str | None) -> None:
    thread = await hall.match(hall.cy, game=game)
    live = await hall.live(thread)
    before = await hall.position(thread)
    hand = await hall.hand(hall.cy, thread)
    look = menu(hall, hand)
    assert look["placeholder"] == "Regarder…"
    own = hand["attachments"][0]["id"]
    shown = (await (await hall.cy.choose(hand, [wanted], custom_id=look["custom_id"])).answer()).message
    assert shown["id"] == hand["id"] and shown["flags"] & 64 and shown["attachments"][0]["id"] != own
    page = next(page for page in live.match.pages(live.seat_of(int(hall.cy.id))) if page.id == wanted)
    said = words("fr").text(page.label, Scene(game, live.names))
    assert (title or said) in hall.world.text_of(shown).splitlines()[0]
    assert [one["value"] for one in menu(hall, shown)["options"] if one.get("default")] == [wanted]
    again = (await (await hall.cy.click(shown, custom_id=hall.button(shown, "h")["custom_id"])).answer()).message
    assert hall.world.text_of(again).startswith("## Votre main") and again["attachments"][0]["id"] != own
    assert await hall.position(thread) == before


async def test_a_page_that_is_not_there_is_refused(hall: Hall) -> None:
    thread = await hall.match(hall.bo, game="dice_throne")
    hand = await hall.hand(hall.ada, thread)
    custom_id = menu(hall, hand)["custom_id"]
    for values in (["hero.7"], ["nonsense"], [], ["hero.0", "hero.1"]):
        data = {"custom_id": custom_id, "component_type": 3, "values": values}
        answer = (await (await hall.ada.raw_interaction(COMPONENT, data, message=hand)).answer()).message
        assert words("en")("refused-not-an-option") in hall.world.text_of(answer)
    data = {"custom_id": custom_id, "component_type": 3, "values": ["hero.0"]}
    answer = (await (await hall.cy.raw_interaction(COMPONENT, data, message=hall.table(thread))).answer()).message
    assert words("fr")("refused-not-seated") in hall.world.text_of(answer)
