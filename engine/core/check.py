"""Invariants of any game, tried while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec

from engine.core.match import Match
from engine.core.prompt import Answer, Picks, Prompt, Refused
from engine.core.view import HIDDEN


def cheap(match: Match) -> Iterator[str]:
    """After every answer: the game's own invariants, and the shape of what is asked."""
    yield from match.game.invariants(match.state)
    prompts = match.prompts
    if (match.result is not None) != (not prompts):
        yield f"result {match.result} with {len(prompts)} prompts"
    if prompts and all(prompt.optional for prompt in prompts):
        yield "every open prompt is optional"
    ids = [prompt.id for prompt in prompts]
    if len(set(ids)) != len(ids) or any(not 0 < number < match.next_id for number in ids):
        yield f"prompt ids {ids}, next {match.next_id}"
    for prompt in prompts:
        if not prompt.seats or any(not 0 <= seat < len(match.seats) for seat in prompt.seats):
            yield f"prompt {prompt.kind} asks seats {prompt.seats}"
        for field in prompt.fields:
            if field.shape != "amount" and len(set(field.values)) != len(field.values):
                yield f"prompt {prompt.kind} repeats values {field.values}"


def costly(match: Match, rng: Random) -> Iterator[str]:
    """Round trips, clones, samples and defaults, refusals, and that hidden things change no view."""
    yield from match.game.costly_invariants(match._t)  # pyright: ignore[reportPrivateUsage]
    before = match.dump()
    if Match.load(before).dump() != before:
        yield "load(dump) differs"
    if match.clone().dump() != before:
        yield "clone differs"
    for prompt in match.prompts:
        yield from _prompt(match, prompt, rng)
    yield from _refusals(match, rng)
    yield from _hidden(match, rng)
    if match.dump() != before:
        yield "looking at the match changed it"


def _prompt(match: Match, prompt: Prompt, rng: Random) -> Iterator[str]:
    seat = prompt.seats[0]
    for what, picks in (("default", prompt.default), ("sample", match.sample(prompt, rng))):
        refused = match.check(Answer(seat, prompt.id, picks))
        if refused is not None:
            yield f"{what} {picks} of {prompt.kind} is refused: {refused.reason}"
    sheet = match.sheet(prompt)
    for field in sheet.fields:
        if len(sheet.options[field.name]) != len(field.values):
            yield f"{prompt.kind}: options of {field.name!r} do not match its values"


def _refusals(match: Match, rng: Random) -> Iterator[str]:
    """Illegal answers are refused and change nothing."""
    before = match.dump()
    if not match.prompts:
        if not isinstance(match.answer(Answer(0, 1, "x")), Refused):
            yield "a finished match accepts an answer"
        return
    prompt = rng.choice(match.prompts)
    good = match.sample(prompt, rng)
    strangers = [seat for seat in range(-1, len(match.seats) + 1) if seat not in prompt.seats]
    wrong: list[Answer] = [Answer(seat, prompt.id, good) for seat in strangers]
    wrong += [Answer(prompt.seats[0], number, good) for number in (0, -1, match.next_id, 10**9)]
    wrong += [Answer(prompt.seats[0], prompt.id, picks) for picks in _nonsense(prompt, good)]
    for answer in wrong:
        if not isinstance(match.answer(answer), Refused):
            yield f"accepted {answer}"
            return
        if match.dump() != before:
            yield f"refusing {answer} changed the match"
            return


def _nonsense(prompt: Prompt, good: Picks) -> Iterator[Any]:
    yield None
    yield "\x00 no such value"
    yield ["\x00 no such value"]
    yield {"\x00": "no such field"}
    yield True
    if prompt.shape == "amount":
        yield prompt.field.max + 1
        yield prompt.field.min - 1
    if prompt.shape == "some":
        values = list(prompt.field.values)
        if values:
            yield [values[0], values[0]]
        if len(values) > prompt.field.max:
            yield values
    if isinstance(good, dict):
        yield {**good, "\x00": "x"}
        if good:
            yield dict(list(good.items())[:-1])


def _hidden(match: Match, rng: Random) -> Iterator[str]:
    """Dealing anew what a seat cannot see changes nothing in what it sees."""
    for seat in (None, *range(len(match.seats))):
        view = match.view(seat)
        other = match.imagine(seat, rng).view(seat)
        mine, theirs = _plain(view), _plain(other)
        if mine != theirs:
            yield f"seat {seat} can tell hidden things apart: {difference(mine, theirs)}"


def _plain(view: Any) -> Any:
    plain = msgspec.to_builtins(view)
    plain["commitment"] = ""  # an imagined match has no seed
    # that others are asked in private may depend on what they hold: a table that minds is played closed
    plain["prompts"] = [prompt for prompt in plain["prompts"] if prompt["kind"] != HIDDEN]
    return plain


def difference(a: Any, b: Any, path: str = "$") -> str:
    """Where two pieces of plain data differ first."""
    if type(a) is not type(b):
        return f"{path}: {a!r} / {b!r}"
    if isinstance(a, dict):
        a, b = cast("dict[str, Any]", a), cast("dict[str, Any]", b)
        for key in {**a, **b}:
            if key not in a or key not in b:
                return f"{path}.{key}: only on one side"
            if a[key] != b[key]:
                return difference(a[key], b[key], f"{path}.{key}")
    if isinstance(a, list | tuple) and len(a) == len(b):  # pyright: ignore[reportUnknownArgumentType]
        for index, (x, y) in enumerate(zip(a, b, strict=True)):  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]
            if x != y:
                return difference(x, y, f"{path}[{index}]")
    return f"{path}: {a!r} / {b!r}"
