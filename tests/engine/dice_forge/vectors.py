"""The vectors of the facts, copied beside this file, and tables to try them at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from tests.engine.dice_forge import RESOURCES, Game

EXAMPLES = Path(__file__).parent / "examples.yaml"
VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector for vector in yaml.safe_load(EXAMPLES.read_text("utf-8"))["examples"]
}
PAIRS = [name for name, vector in VECTORS.items() if {"pair", "single"} & set(vector["given"])]
OWN = [
    name for name in PAIRS if not {"do", "bearer", "card", "cerberus"} & ({*VECTORS[name]} | {*VECTORS[name]["given"]})
]
"""Vectors of one roll of one player, all tried in the same way."""
SHIPS = ["X-030", "X-031", "X-032", "X-033", "X-034", "X-035", "X-077"]


def seated(given: dict[str, Any]) -> Game:
    """A table for a vector about one player, who sits at 0."""
    shown = given.get("opponents_shown", [["G1", "G1"]])
    game = Game(players=max(2, len(shown) + 1))
    for other, (light, dark) in enumerate(shown, 1):
        game.show(other, light, dark)
    game.give(0, **given.get("r", {}))
    if "shown" in given:
        game.show(0, given["shown"]["light"], given["shown"]["dark"])
    return game


def delta(game: Game, before: dict[str, int]) -> dict[str, int]:
    after = game.reserve(0)
    return {name: n for name in RESOURCES if (n := after.get(name, 0) - before.get(name, 0))}


def faces_of(given: dict[str, Any]) -> list[str]:
    return given["pair"] if "pair" in given else [given["single"]]


def boar_table(players: int = 3) -> Game:
    """Seat 0 owns the red boar, seat 1 bears it, seat 2 stands by."""
    game = Game(players=players, feats="alternates")
    game.s.boars.remove("BOAR_RED")
    game.s.boars.append("BOAR_RED")
    game.give_cards(0, ["tenacious_boar"])
    assert game.player(0).boars == ["BOAR_RED"]
    game.s.gardens["boar"].remove("BOAR_RED")
    game.player(1).dice[0][5] = "BOAR_RED"
    return game
