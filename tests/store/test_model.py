"""Any order of clicks, repeats, pauses, undos, time-outs and deliveries agrees with a model of plain dicts."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from store import Answer, Committed, MatchStatus, Parcel, Repeated, Stale, Store, Timer, TimersOf
from store.answers import UNDO_DEPTH
from tests.store.sample import Event, commit, new_match

NAMES = st.sampled_from(["a", "b"])
PLAYING, PAUSED, OVER = MatchStatus.PLAYING, MatchStatus.PAUSED, MatchStatus.OVER


class Table:
    """What the model knows of one match."""

    def __init__(self) -> None:
        self.version = 0
        self.status = PLAYING
        self.snapshot = b"position 0"
        self.log: list[int | None] = []
        self.events = 0
        self.kept: dict[int, bytes] = {}
        self.deadlines: dict[int, float] = {}
        self.left: dict[int, float] = {}
        self.asked: set[int] = {0}


class Clicks(RuleBasedStateMachine):
    """Rules are what the host may do; the invariant compares everything after each."""

    template: Path

    @initialize()
    def begin(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        shutil.copy(self.template, self.folder / "db")
        self.store = self.do(Store.open(str(self.folder / "db")))
        self.tables = {"a": Table(), "b": Table()}
        self.interactions: dict[int, tuple[str, int]] = {}
        self.boards: dict[str, tuple[int, int]] = {}
        self.number = 0
        for name in self.tables:
            self.do(self.store.create_match(new_match(name)))

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.do(self.store.close())
            self.loop.close()
            shutil.rmtree(self.folder)

    def answer(self, name: str, expected: int, interaction: int | None, **more: Any) -> Any:
        self.number += 1
        return commit(
            name,
            expected,
            row=Answer(seat=0, interaction_id=interaction, picks=self.number, at=float(self.number)),
            snapshot=f"{name} {self.number}".encode(),
            events=(Event("e"),) * (self.number % 3),
            **more,
        )

    def applied(self, name: str, made: Any) -> None:
        table = self.tables[name]
        if made.drop_snapshots:
            table.kept.clear()
        if made.keep_snapshot:
            table.kept[table.version] = table.snapshot
        table.version += 1
        table.snapshot = made.snapshot
        table.log.append(made.row.interaction_id)
        table.events += len(made.events)
        if made.row.interaction_id is not None:
            self.interactions[made.row.interaction_id] = (name, table.version)
        if made.status is OVER:
            table.status, table.asked = OVER, set()
            table.deadlines.clear()
        elif made.asked is not None:
            table.asked = set(made.asked)

    @rule(name=NAMES, known=st.booleans(), keep=st.booleans(), asked=st.sets(st.integers(0, 1)), by_hand=st.booleans())
    def click(self, name: str, known: bool, keep: bool, asked: set[int], by_hand: bool) -> None:
        table = self.tables[name]
        expected = table.version if known else table.version - 1
        interaction = len(self.interactions) + 1 if by_hand else None
        made = self.answer(
            name,
            expected,
            interaction,
            keep_snapshot=keep,
            asked=tuple(asked),
            timers_cancelled=(TimersOf(prompt_id=1),),
            timers_set=(Timer(kind="deadline", prompt_id=2, due=1000.0 + self.number),),
            outbox=(Parcel(kind="board", payload=self.number + 1, dedupe=name, created=1.0),),
        )
        done = self.do(self.store.commit_answer(made))
        if known and table.status is PLAYING:
            assert done == Committed(table.version + 1)
            self.applied(name, made)
            table.deadlines.pop(1, None)
            table.deadlines[2] = made.timers_set[0].due
            before = self.boards.get(name)
            self.boards[name] = (made.outbox[0].payload, before[1] + 1 if before else 0)
        else:
            assert done == Stale(table.version, table.status)

    @precondition(lambda self: self.interactions)
    @rule(data=st.data(), name=NAMES, ahead=st.integers(-1, 1))
    def click_again(self, data: st.DataObject, name: str, ahead: int) -> None:
        interaction = data.draw(st.sampled_from(sorted(self.interactions)))
        done = self.do(self.store.commit_answer(self.answer(name, self.tables[name].version + ahead, interaction)))
        assert isinstance(done, Repeated)
        assert (done.first.match_id, done.first.version) == self.interactions[interaction]

    @rule(name=NAMES)
    def finish(self, name: str) -> None:
        table = self.tables[name]
        made = self.answer(name, table.version, None, keep_snapshot=True, status=OVER, result={"won": 0})
        if isinstance(self.do(self.store.commit_answer(made)), Committed):
            assert table.status is PLAYING
            self.applied(name, made)

    @rule(name=NAMES)
    def undo(self, name: str) -> None:
        table = self.tables[name]
        kept = self.do(self.store.snapshots(name))
        if not kept or table.status is PAUSED:
            return
        self.number += 1
        made = commit(
            name,
            table.version,
            row=Answer(kind="undo", by="host", at=1.0),
            snapshot=kept[0].snapshot,
            expected_status=table.status,
            status=PLAYING,
            drop_snapshots=True,
        )
        assert isinstance(self.do(self.store.commit_answer(made)), Committed)
        assert kept[0].snapshot == table.kept[max(table.kept)]
        self.applied(name, made)
        table.status = PLAYING

    @rule(name=NAMES, now=st.integers(0, 500))
    def pause_or_resume(self, name: str, now: int) -> None:
        table = self.tables[name]
        if table.status is PAUSED:
            assert self.do(self.store.resume(name, float(now)))
            table.status = PLAYING
            table.deadlines = {prompt: left + now for prompt, left in table.left.items()}
        else:
            assert self.do(self.store.pause(name, float(now))) == (table.status is PLAYING)
            if table.status is PLAYING:
                table.status = PAUSED
                table.left = {prompt: due - now for prompt, due in table.deadlines.items()}
                table.deadlines = {}

    @rule(name=NAMES, prompt=st.integers(1, 3), due=st.integers(1, 99))
    def set_a_timer(self, name: str, prompt: int, due: int) -> None:
        table = self.tables[name]
        if table.status is PLAYING:
            self.do(self.store.set_timers([Timer(kind="deadline", match_id=name, prompt_id=prompt, due=float(due))]))
            table.deadlines[prompt] = float(due)

    @rule(seconds=st.integers(1, 50))
    def be_down(self, seconds: int) -> None:
        self.do(self.store.shift_deadlines(float(seconds)))
        for table in self.tables.values():
            table.deadlines = {prompt: due + seconds for prompt, due in table.deadlines.items()}

    @rule()
    def deliver(self) -> None:
        for parcel in self.do(self.store.outbox_due(10.0)):
            assert self.boards.pop(parcel.dedupe) == (parcel.payload, parcel.revision)
            assert self.do(self.store.outbox_sent(parcel))

    @rule()
    def restart(self) -> None:
        self.do(self.store.close())
        self.store = self.do(Store.open(str(self.folder / "db")))

    @invariant()
    def agrees(self) -> None:
        if not hasattr(self, "store"):
            return
        for name, table in self.tables.items():
            loaded = self.do(self.store.load(name))
            row = loaded.match
            assert (row.version, row.status, row.snapshot) == (table.version, table.status, table.snapshot)
            assert row.damage is None and (row.result is not None) == (row.status is OVER)
            assert {seat.seat for seat in loaded.seats if seat.asked_since is not None} == table.asked
            log = self.do(self.store.answers(name))
            assert [one.interaction_id for one in log] == table.log
            assert [one.version for one in log] == list(range(1, table.version + 1))
            assert len(self.do(self.store.events(name))) == table.events
            kept = {one.version: one.snapshot for one in self.do(self.store.snapshots(name))}
            newest = sorted(table.kept)[-UNDO_DEPTH:]
            assert kept == {version: table.kept[version] for version in newest}
            timers = {one.prompt_id: one.due for one in self.do(self.store.timers_of(name))}
            assert timers == pytest.approx(table.deadlines)
        waiting = {one.dedupe: (one.payload, one.revision) for one in self.do(self.store.outbox_due(10.0))}
        assert waiting == self.boards


def test_the_store_agrees_with_the_model(migrated: Path) -> None:
    Clicks.template = migrated
    run_state_machine_as_test(
        Clicks,
        settings=settings(
            max_examples=25,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
