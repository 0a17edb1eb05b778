"""Which games there are. EXTRA_GAMES=module,module registers more (tests do)."""

from __future__ import annotations

import importlib
import os
from typing import Any

from engine.core.game import Game

BUILT_IN: tuple[str, ...] = ("engine.dice_throne", "engine.dice_forge", "engine.dungeon_dice")
_games: dict[str, Game[Any]] = {}
_loaded: set[str] = set()


def register(game: Game[Any]) -> None:
    """Add a game; a game's package calls this when it is imported."""
    known = _games.get(game.id)
    if known is not None and type(known) is not type(game):
        raise ValueError(f"two games are called {game.id!r}")
    _games[game.id] = game


def games() -> dict[str, Game[Any]]:
    """All games by id, in the order they are offered."""
    extra = tuple(name.strip() for name in os.environ.get("EXTRA_GAMES", "").split(",") if name.strip())
    for name in (*BUILT_IN, *extra):
        if name not in _loaded:
            importlib.import_module(name)
            _loaded.add(name)
    return _games


def game(game_id: str) -> Game[Any]:
    """A game by its id; LookupError names what there is."""
    if (found := _games.get(game_id)) is not None:
        return found
    known = games()
    if game_id not in known:
        raise LookupError(f"there is no game {game_id!r}; there are: {', '.join(known) or 'none'}")
    return known[game_id]
