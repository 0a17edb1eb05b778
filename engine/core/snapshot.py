"""Matches as bytes, and snapshots of older releases made new."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import registry
from engine.core.draws import Scripted
from engine.core.frame import Frame
from engine.core.game import Game, Result, Seat
from engine.core.match import Match
from engine.core.prompt import Prompt
from engine.core.setup import default_options
from engine.core.table import Table

FORMAT = 1


class Snapshot(msgspec.Struct, omit_defaults=True):
    """A match as it is stored. `state` is the game's own Struct."""

    format: int
    game: str
    rules: int
    mode: str
    id: str
    seed: bytes
    words: tuple[str, ...]
    options: dict[str, str]
    seats: tuple[Seat, ...]
    left: list[int]
    version: int
    next_id: int
    drawn: int
    known: int
    stack: list[Frame]
    free: list[Prompt]
    state: Any
    result: Result | None = None
    script: list[list[int]] | None = None


class _Raw(Snapshot, omit_defaults=True):
    state: msgspec.Raw = msgspec.Raw(b"\xc0")  # pyright: ignore[reportIncompatibleVariableOverride]


class _Head(msgspec.Struct):
    format: int
    game: str
    rules: int


class Unreadable(Exception):
    """A snapshot that cannot be read: damaged, of a newer release, or of a game that is gone."""


_encoder = msgspec.msgpack.Encoder()
_heads = msgspec.msgpack.Decoder(_Head)
_raws = msgspec.msgpack.Decoder(_Raw)
_states: dict[type, Any] = {}


def dump(match: Match) -> bytes:
    """The whole match as bytes."""
    return _encoder.encode(
        Snapshot(
            FORMAT, match.game.id, match.game.rules, match.mode, match.id, match.seed, match.words, match.options,
            match.seats, match.left, match.version, match.next_id, match.drawn, match.known, match.stack, match.free,
            match.state, match.result, match.script,
        )
    )  # fmt: skip


def load(data: bytes) -> Match:
    """A match from its bytes. Raises Unreadable and nothing else."""
    try:
        head = _heads.decode(data)
        game = registry.game(head.game)
        if head.format > FORMAT or head.rules > game.rules:
            raise Unreadable(f"written by a newer release (rules {head.rules}, ours are {game.rules})")
        if head.rules < game.rules:
            data = _upgraded(data, head.rules, game.rules, game.upgrades)
        match = _match(_raws.decode(data), game)
        if head.rules < game.rules and game.has_free:
            match.refresh_free()  # what is free now follows from the present rules
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(str(error)) from error
    return match


def _match(raw: _Raw, game: Game[Any]) -> Match:
    decoder = _states.get(game.state)
    if decoder is None:
        decoder = _states[game.state] = msgspec.msgpack.Decoder(game.state)
    game.mode(raw.mode)
    _know_steps(raw.stack, game.steps)
    if not raw.stack and raw.result is None:
        raise Unreadable("nothing is left to do and there is no result")
    match = Match(game, raw.mode, raw.id, raw.seed, raw.words)
    match.options = default_options(game, raw.mode) | raw.options  # an option may be younger than the match
    match.seats, match.left = raw.seats, raw.left
    match.version, match.next_id, match.drawn, match.known = raw.version, raw.next_id, raw.drawn, raw.known
    match.stack, match.free, match.result, match.state = raw.stack, raw.free, raw.result, decoder.decode(raw.state)
    match.script = raw.script
    if raw.script is not None:
        match.source = Scripted(raw.script)
    match._t = Table(match, game, match.stack)  # pyright: ignore[reportPrivateUsage]
    match._t.s = match.state  # pyright: ignore[reportPrivateUsage]
    return match


def _know_steps(stack: list[Frame], steps: dict[str, Any]) -> None:
    for frame in stack:
        if frame.lanes is not None:
            for lane in frame.lanes:
                _know_steps(lane.stack, steps)
        elif frame.step not in steps:
            raise Unreadable(f"there is no step {frame.step!r} any more")


def _upgraded(data: bytes, have: int, want: int, upgrades: dict[int, Any]) -> bytes:
    plain: dict[str, Any] = msgspec.msgpack.decode(data)
    for version in range(have, want):
        if version not in upgrades:
            raise Unreadable(f"no upgrade from rules {version} to {version + 1}")
        upgrades[version](plain)
    plain["rules"] = want
    return _encoder.encode(plain)
