"""A match as a file that anybody can check, and the check."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from engine.core.draws import MOST, Draw, Seeded, commitment
from engine.core.events import Done
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Picks, Refused
from engine.core.setup import default_options

FORMAT = 1


class Entry(msgspec.Struct, omit_defaults=True):
    """One line of the log: an answer, somebody leaving, or a position restored.

    `chain` binds it to everything before: SHA-256(chain before, this entry, the position after it).
    """

    version: int
    kind: Literal["start", "answer", "leave", "undo"]
    seat: int = -1
    prompt: int = 0
    picks: Picks | None = None
    by: str = ""
    reason: str = ""
    to: int = 0
    draws: tuple[Draw, ...] = ()
    chain: str = ""


class Export(msgspec.Struct):
    """A finished match, whole."""

    format: int
    game: str
    mode: str
    rules: int
    match_id: str
    seed: str
    commitment: str
    words: tuple[str, ...]
    options: dict[str, str]
    seats: tuple[Seat, ...]
    log: list[Entry]
    result: Any = None
    seal: str = ""
    """SHA-256 of all the rest: a changed line is found even if the rules are too old to be replayed."""


class Verdict(msgspec.Struct):
    """What a check found. `replayed` is False if the rules changed since: then only draws were recomputed."""

    problems: list[str]
    draws: int
    answers: int
    replayed: bool

    @property
    def ok(self) -> bool:
        """Nothing is wrong."""
        return not self.problems


def digest(match: Match) -> str:
    """What a position is to those who read the log: who is asked what, the draws taken, the scores, the result.

    Not the bytes of the state: a later release may keep more in it without changing what was played.
    """
    asked = [(prompt.id, prompt.seats, prompt.kind) for prompt in match.prompts]
    outcome = None if match.result is None else (match.result.ranking, match.result.draw, match.result.reason)
    position = (match.version, match.drawn, match.left, asked, match.game.scores(match.state), outcome)
    return hashlib.sha256(msgspec.json.encode((position, () if match.version else _header(match)))).hexdigest()


def _header(match: Match) -> tuple[Any, ...]:
    """How the match was set up; options that were left alone are not named, so that more may come."""
    usual = default_options(match.game, match.mode)
    chosen = sorted((name, value) for name, value in match.options.items() if usual.get(name) != value)
    return (match.game.id, match.mode, match.id, commitment(match.seed), match.words, chosen, match.seats)


def chained(before: str, entry: Entry, position: str) -> str:
    """The chain value of an entry that leads to `position`."""
    bare = msgspec.structs.replace(entry, chain="")
    return hashlib.sha256(b"%s|%s|%s" % (before.encode(), msgspec.json.encode(bare), position.encode())).hexdigest()


def start_entry(match: Match) -> Entry:
    """The first line: the set-up and its draws. Directly after Match.new."""
    entry = Entry(0, "start", draws=match.opening.draws)
    entry.chain = chained("", entry, digest(match))
    return entry


def answer_entry(match: Match, answer: Answer, done: Done, before: str) -> Entry:
    """The line of an accepted answer; `match` is the position after it."""
    entry = Entry(match.version, "answer", answer.seat, answer.prompt, answer.picks, answer.by, draws=done.draws)
    entry.chain = chained(before, entry, digest(match))
    return entry


def leave_entry(match: Match, seat: int, reason: str, done: Done, before: str) -> Entry:
    """The line of a seat that left."""
    entry = Entry(match.version, "leave", seat, reason=reason, draws=done.draws)
    entry.chain = chained(before, entry, digest(match))
    return entry


def undo_entry(match: Match, to: int, before: str) -> Entry:
    """The line of a restored position."""
    entry = Entry(match.version, "undo", to=to)
    entry.chain = chained(before, entry, digest(match))
    return entry


def export(match: Match, seats: tuple[Seat, ...], log: list[Entry], rules: int | None = None) -> bytes:
    """The file of a match. `seats` as they were given to Match.new (random choices still open)."""
    record = Export(
        FORMAT, match.game.id, match.mode, rules or match.game.rules, match.id, match.seed.hex(),
        commitment(match.seed), match.words, match.options, seats, log, match.result,
    )  # fmt: skip
    record.seal = sealed(record)
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def sealed(record: Export) -> str:
    """The seal of a record."""
    bare = msgspec.to_builtins(msgspec.structs.replace(record, seal=""), str_keys=True)
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def fingerprint(data: bytes) -> str:
    """The SHA-256 of an export, as it is posted with the result."""
    return hashlib.sha256(data).hexdigest()


def verify(data: bytes) -> Verdict:
    """Recompute every draw of an exported match and replay it with the present rules."""
    try:
        record = msgspec.json.decode(data, type=Export)
        seed = bytes.fromhex(record.seed)
    except (msgspec.MsgspecError, ValueError) as error:
        return Verdict([f"not an exported match: {error}"], 0, 0, False)
    verdict = Verdict([], 0, 0, False)
    if record.format != FORMAT:
        verdict.problems.append(f"format {record.format}, known is {FORMAT}")
    if sealed(record) != record.seal:
        verdict.problems.append("the file was changed: it does not fit its seal")
    if commitment(seed) != record.commitment:
        verdict.problems.append("the seed does not fit the commitment published at the start")
    _verify_draws(record, seed, verdict)
    from engine.core import registry

    known = registry.games().get(record.game)
    if known is None:
        verdict.problems.append(f"unknown game {record.game!r}")
    elif known.rules == record.rules and not verdict.problems:
        _replay(record, seed, verdict)
    return verdict


def _verify_draws(record: Export, seed: bytes, verdict: Verdict) -> None:
    source = Seeded(seed, record.match_id, record.words)
    expected = 1
    for entry in record.log:
        for draw in entry.draws:
            verdict.draws += 1
            if draw.n != expected:
                verdict.problems.append(f"version {entry.version}: draw {draw.n} where {expected} was due")
                return
            expected += 1
            if not _possible(draw):
                verdict.problems.append(f"version {entry.version}: draw {draw.n} is not possible")
                return
            if draw.kind == "dice":
                real = source.dice(draw.n, draw.size, len(draw.values))
            else:
                real = source.shuffle(draw.n, draw.size)
            if tuple(real) != draw.values:
                verdict.problems.append(
                    f"version {entry.version}: draw {draw.n} is {list(draw.values)}, should be {real}"
                )


def _possible(draw: Draw) -> bool:
    """Could such a draw ever be made? Keeps a forged file from costing much."""
    if draw.kind == "dice":
        return 1 <= draw.size <= MOST and 1 <= len(draw.values) <= MOST and max(draw.values) <= draw.size
    return len(draw.values) == draw.size <= MOST


def _replay(record: Export, seed: bytes, verdict: Verdict) -> None:
    problems = verdict.problems
    try:
        match = Match.new(
            record.game, record.seats, mode=record.mode, options=record.options,
            match_id=record.match_id, seed=seed, words=record.words,
        )  # fmt: skip
    except (ValueError, LookupError) as error:
        problems.append(f"the match cannot start: {error}")
        return
    past: dict[int, Match] = {0: match.clone()}
    chain = ""
    for line, entry in enumerate(record.log):
        done: Done | Refused | None = None
        if entry.kind == "start":
            done = match.opening
        elif entry.kind == "answer" and entry.picks is not None:
            verdict.answers += 1
            done = match.answer(Answer(entry.seat, entry.prompt, entry.picks, entry.by))
        elif entry.kind == "leave":
            done = match.leave(entry.seat, entry.reason)
        elif entry.kind == "undo" and entry.to in past:
            match = match.undo(past[entry.to])
            done = Done((), ())
        if done is None or isinstance(done, Refused):
            problems.append(f"line {line}: {entry.kind} is not legal there")
            return
        if done.draws != entry.draws or match.version != entry.version:
            problems.append(f"line {line}: the replay goes another way")
            return
        chain = chained(chain, entry, digest(match))
        if chain != entry.chain:
            problems.append(f"line {line}: the chain is broken")
            return
        past[match.version] = match.clone()
    if msgspec.json.encode(match.result) != msgspec.json.encode(record.result):
        problems.append("the result is not the one the replay gives")
    verdict.replayed = True
