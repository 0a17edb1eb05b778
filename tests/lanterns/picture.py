"""The pictures of the test game: the table, the private hand, the final score."""

from __future__ import annotations

from typing import Any

from render import parts
from render.canvas import Canvas
from render.registry import Call, Drawing, Words, picture, sample

GAME = "lanterns"
COLOURS = {"amber": "#F4B045", "blue": "#7FB8F0", "green": "#5CC8B0", "red": "#F0764F"}


@picture(GAME, "table")
def table(view: Any, words: Words, focus: Any) -> Drawing:
    return _draw(view, words)


@picture(GAME, "hand")
def hand(view: Any, words: Words, focus: Any) -> Drawing:
    canvas = Canvas(1200, 400)
    canvas.text(24, 48, words("lanterns-picture-hand"), 38, "serif")
    cards = view.table.players[view.viewer].hand
    for number, card in enumerate(cards):
        x = 24 + number * 190
        canvas.rounded(x, 100, 170, 240, 18, "#F5EAD6", "house", 4)
        canvas.text(x + 85, 220, str(card), 72, "bold", "ink", "m")
    return Drawing(canvas, words("lanterns-picture-hand") + ": " + ", ".join(str(card) for card in cards))


@picture(GAME, "score")
def score(view: Any, words: Words, focus: Any) -> Drawing:
    return _draw(view, words)


def _draw(view: Any, words: Words) -> Drawing:
    canvas = Canvas()
    canvas.text(24, 44, words("lanterns-picture-round", round=view.round), 38, "serif")
    light = "snuffed" if view.table.snuffed else "bright" if view.table.bright else "dim"
    canvas.text(1176, 44, words(f"lanterns-picture-{light}"), 28, "semibold", "sand", "r")
    said: list[str] = []
    for number, player in enumerate(view.table.players):
        name = view.seats[number].name
        _player(canvas, words, view, number, player, name)
        said.append(
            words("lanterns-picture-player", name=name, points=player.points, coins=player.coins, cards=player.cards)
        )
    for number, die in enumerate(view.table.dice):
        parts.number_die(canvas, 480 + number * 110, 680, 92, die)
    return Drawing(canvas, words("lanterns-picture-alt", round=view.round, players="; ".join(said)))


def _player(canvas: Canvas, words: Words, view: Any, number: int, player: Any, name: str) -> None:
    x, y = 24 + number % 2 * 584, 96 + number // 2 * 270
    active = number == view.active
    canvas.rounded(x, y, 568, 250, 16, "panel", "house" if active else "line", 4 if active else 2)
    canvas.disc(x + 60, y + 60, 30, COLOURS[player.colour])
    canvas.text(x + 110, y + 60, name, 38, "serif", fit=420)
    for place, (label, value) in enumerate(
        (("points", player.points), ("coins", player.coins), ("cards", player.cards))
    ):
        canvas.text(x + 60 + place * 180, y + 160, str(value), 60, "bold", "text", "l")
        canvas.text(x + 60 + place * 180, y + 214, words(f"lanterns-picture-{label}"), 24, "semibold", "mute")


@sample(GAME, "table", "two players")
def two_players() -> Call:
    return _sample(2, None)


@sample(GAME, "table", "four players")
def four_players() -> Call:
    return _sample(4, None)


@sample(GAME, "hand")
def my_hand() -> Call:
    return _sample(2, 0)


@sample(GAME, "score")
def the_end() -> Call:
    return _sample(3, None)


def _sample(seats: int, viewer: int | None) -> Call:
    from engine.core.bench import middle
    from engine.core.play import Plan
    from words import words

    return Call(middle(Plan(GAME, "plain", seats)).view(viewer), words("en"))
