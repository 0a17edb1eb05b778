"""Which picture a place and a question get: the game's own choice, else the plain kinds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.bench import middle
from engine.core.play import Plan
from host import pool
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


@pytest.mark.parametrize("game", ["dice_forge", "dungeon_dice"])
@pytest.mark.parametrize("place", ["table", "hand"])
def test_the_pool_shows_every_place_of_a_game_in_both_languages(game, place):
    view = middle(Plan(game, "", 3)).view(None if place == "table" else 0)
    shown = [pool.show(place, view, locale) for locale in ("en", "fr")]
    assert all(png.startswith(b"\x89PNG") for png, _ in shown)
    assert shown[0][1] != shown[1][1]


def test_games_outside_the_house_are_in_the_gallery(tmp_path):
    """EXTRA_GAMES brings the test game, its words and its pictures along."""
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "render", "gallery", str(tmp_path), "--only", "lanterns"],
        cwd=root,
        env={**os.environ, "EXTRA_GAMES": "tests.lanterns"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert {path.name.split("-")[1] for path in tmp_path.glob("*.png")} == {"table", "hand", "score"}
    assert "FAILED" not in done.stderr
