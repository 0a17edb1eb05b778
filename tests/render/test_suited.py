"""Which picture a place and a question get: the game's own choice, else the plain kinds."""

import pytest

from engine.core.bench import middle
from engine.core.play import Plan
from render import registry
from render.canvas import Canvas
from render.registry import Drawing, Shot


@pytest.fixture
def toy(monkeypatch):
    """A game with three kinds of pictures that remember what they were asked to look at."""
    registry.discover()
    seen = []
    monkeypatch.setattr(registry, "_PAINTERS", dict(registry._PAINTERS))
    monkeypatch.setattr(registry, "_AIMS", dict(registry._AIMS))
    for key in [key for key in registry._PAINTERS if key[0] == "dice_forge"]:
        del registry._PAINTERS[key]
    registry._AIMS.pop("dice_forge", None)
    for kind in ("table", "hand", "sanctuary"):

        @registry.picture("dice_forge", kind)
        def paint(view, words, focus, kind=kind):
            seen.append((kind, focus))
            return Drawing(Canvas(40, 40), kind)

    return seen


def view_of(viewer):
    return middle(Plan("dice_forge", "", 2)).view(viewer)


def test_without_an_aim_the_plain_kinds_are_drawn(toy):
    assert registry.suited("table", view_of(None)) == Shot("table")
    assert registry.suited("hand", view_of(0)) == Shot("hand")
    assert registry.suited("nowhere", view_of(0)) is None
    assert registry.show("table", view_of(None), str).alt == "table"


def test_the_aim_of_a_game_sees_the_question_and_its_draft(toy):
    view = view_of(None)
    seat = view.asked()[0]
    mine = next(prompt for prompt in view.prompts if seat in prompt.seats)
    asked = []

    @registry.aim("dice_forge")
    def choose(view, place, prompt, draft):
        asked.append((place, prompt, dict(draft)))
        return Shot("sanctuary", "here")

    registry.show("hand", view_of(seat), str, mine.id, {mine.id: {"faces": ["G3"]}})
    registry.show("hand", view_of(seat), str)
    registry.show("table", view, str)
    assert [(place, prompt and prompt.id, draft) for place, prompt, draft in asked] == [
        ("hand", mine.id, {"faces": ["G3"]}),
        ("hand", mine.id, {}),
        ("table", None, {}),
    ]
    assert toy == [("sanctuary", "here")] * 3


def test_an_aim_at_a_missing_kind_falls_back(toy):
    @registry.aim("dice_forge")
    def choose(view, place, prompt, draft):
        return Shot("panorama", 1)

    assert registry.suited("hand", view_of(0)) == Shot("hand")
