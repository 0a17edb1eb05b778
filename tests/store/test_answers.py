"""The transaction of every click: once, whole, and only for the version it was made for."""

from __future__ import annotations

import asyncio

import pytest

from store import (
    Answer,
    Committed,
    Draft,
    MatchStatus,
    Mention,
    Parcel,
    Repeated,
    Seat,
    Stale,
    Standing,
    Store,
    Timer,
    TimersOf,
)
from store.answers import TRIM_EVERY, UNDO_DEPTH
from tests.store.sample import ANN, BEN, Event, commit, new_match


async def test_an_answer_is_stored_with_all_its_consequences(store: Store) -> None:
    await store.create_match(new_match(timers_set=(Timer(kind="deadline", prompt_id=1, seat=0, due=1.0),)))
    await store.add_mention(Mention(match_id="m1", message_id=5, channel_id=6, seats=(0,), created=1.0))
    await store.save_draft(Draft(place="m1", user_id=ANN, prompt_id=1, data={"dice": [1]}, updated=1.0))
    await store.save_draft(Draft(place="m1", user_id=ANN, prompt_id=2, data=None, updated=1.0))
    done = await store.commit_answer(
        commit(
            interaction=42,
            events=(Event("rolled", {"dice": [1, 2]}), Event("drawn", {"card": "x"}, only=(0,)), Event("q", but=(1,))),
            seats_changed=(Seat(seat=1, user_id=BEN, absent=1),),
            asked=(1,),
            timers_cancelled=(TimersOf(prompt_id=1),),
            timers_set=(Timer(kind="deadline", prompt_id=2, seat=1, due=9.0, data={"warn": 0.8}),),
            outbox=(Parcel(kind="board", payload={"v": 1}, dedupe="board/m1", created=3.0),),
            keep_snapshot=True,
            standing=(Standing(seat=0, key="instants", value="attacked"),),
            mentions_dropped=(5,),
            drafts_dropped=(1,),
            rules_version="2",
        )
    )
    assert done == Committed(1)
    loaded = await store.load("m1")
    assert loaded is not None
    assert (loaded.match.version, loaded.match.snapshot, loaded.match.updated) == (1, b"position 1", 2000.0)
    assert (loaded.match.rules_version, loaded.match.status) == ("2", MatchStatus.PLAYING)
    assert loaded.seats == (Seat(seat=0, user_id=ANN), Seat(seat=1, user_id=BEN, absent=1, asked_since=2000.0))
    assert loaded.standing == (Standing(seat=0, key="instants", value="attacked"),)
    assert loaded.mentions == ()
    (row,) = await store.answers("m1")
    assert (row.version, row.kind, row.seat, row.by, row.user_id) == (1, "answer", 0, "user", ANN)
    assert (row.picks, row.draws, row.digest, row.prompt_id) == (["keep", 3], [[1, "dice", 6, [4]]], "d1", 1)
    seen = [[event.kind for event in await store.events("m1") if event.seen_by(who)] for who in (0, 1, None)]
    assert seen == [["rolled", "drawn", "q"], ["rolled"], ["rolled", "q"]]
    (timer,) = await store.timers_of("m1")
    assert (timer.prompt_id, timer.seat, timer.due, timer.data, timer.guild_id) == (
        2,
        1,
        9.0,
        {"warn": 0.8},
        loaded.match.guild_id,
    )
    (parcel,) = await store.outbox_due(10.0)
    assert (parcel.match_id, parcel.payload, parcel.guild_id) == ("m1", {"v": 1}, loaded.match.guild_id)
    (kept,) = await store.snapshots("m1")
    assert (kept.version, kept.snapshot, kept.damage) == (0, b"position 0", None)
    assert [draft.prompt_id for draft in await store.drafts_of("m1")] == [2]


async def test_an_answer_to_an_older_version_changes_nothing(store: Store) -> None:
    await store.create_match(new_match())
    await store.commit_answer(commit(interaction=1))
    before = await store.counts()
    stale = commit(interaction=2, outbox=(Parcel(kind="x", payload=0, created=1.0),), events=(Event("x"),))
    assert await store.commit_answer(stale) == Stale(1, MatchStatus.PLAYING)
    assert await store.counts() == before


async def test_a_repeated_interaction_gives_the_first_answer(store: Store) -> None:
    await store.create_match(new_match())
    await store.create_match(new_match("m2"))
    await store.commit_answer(commit(interaction=7))
    (first,) = await store.answers("m1")
    before = await store.counts()
    for again in (commit(interaction=7), commit(expected=1, interaction=7), commit("m2", interaction=7)):
        assert await store.commit_answer(again) == Repeated(first)
    assert await store.counts() == before
    assert await store.answer_to(7) == first
    assert await store.answer_to(8) is None


async def test_answers_without_interaction_do_not_repeat_each_other(store: Store) -> None:
    await store.create_match(new_match())
    for version in range(3):
        row = Answer(kind="answer", seat=1, by="computer", at=1.0)
        assert await store.commit_answer(commit(expected=version, row=row)) == Committed(version + 1)
    assert [row.version for row in await store.answers("m1", since_version=1)] == [2, 3]


async def test_of_fifty_racing_answers_exactly_one_wins(store: Store) -> None:
    await store.create_match(new_match())
    tries = (store.commit_answer(commit(interaction=n, snapshot=f"{n}".encode())) for n in range(1, 51))
    results = await asyncio.gather(*tries)
    winners = [n for n, one in enumerate(results, 1) if one == Committed(1)]
    assert len(winners) == 1
    assert sum(one == Stale(1, MatchStatus.PLAYING) for one in results) == 49
    row = await store.match("m1")
    assert row is not None and row.snapshot == f"{winners[0]}".encode()
    assert [one.interaction_id for one in await store.answers("m1")] == winners


async def test_of_fifty_repeats_at_once_one_is_stored(store: Store) -> None:
    await store.create_match(new_match())
    results = await asyncio.gather(*(store.commit_answer(commit(interaction=9)) for _ in range(50)))
    assert sum(isinstance(one, Committed) for one in results) == 1
    assert sum(isinstance(one, Repeated) for one in results) == 49


async def test_many_matches_at_once(store: Store) -> None:
    for n in range(10):
        await store.create_match(new_match(f"t{n}"))

    async def play(name: str, base: int) -> None:
        for version in range(10):
            done = await store.commit_answer(commit(name, version, base + version, events=(Event("e"),)))
            assert done == Committed(version + 1)
            row = await store.match(name)
            assert row is not None and row.version == version + 1  # readers see what was committed

    await asyncio.gather(*(play(f"t{n}", 1000 * n + 1) for n in range(10)))
    assert (await store.counts())["answers"] == 100


async def test_the_end_of_a_match_clears_its_table(store: Store) -> None:
    await store.create_match(new_match(timers_set=(Timer(kind="deadline", due=5.0),)))
    await store.save_draft(Draft(place="m1", user_id=ANN, prompt_id=3, updated=1.0))
    await store.commit_answer(commit(status=MatchStatus.OVER, result={"ranking": [[0], [1]]}))
    row = await store.match("m1")
    assert row is not None
    assert (row.status, row.finished, row.result) == (MatchStatus.OVER, 2000.0, {"ranking": [[0], [1]]})
    assert await store.next_due() is None and await store.drafts_of("m1") == []
    assert [seat.asked_since for seat in await store.seats("m1")] == [None, None]
    assert await store.commit_answer(commit(expected=1)) == Stale(1, MatchStatus.OVER)


async def test_undo_of_the_last_answer_opens_the_match_again(store: Store) -> None:
    await store.create_match(new_match())
    await store.commit_answer(commit(keep_snapshot=True, status=MatchStatus.OVER, result={"winner": 0}))
    (kept,) = await store.snapshots("m1")
    undo = commit(
        expected=1,
        row=Answer(kind="undo", by="host", at=3000.0),
        snapshot=kept.snapshot,
        expected_status=MatchStatus.OVER,
        status=MatchStatus.PLAYING,
        drop_snapshots=True,
        asked=(0,),
    )
    assert await store.commit_answer(undo) == Committed(2)
    row = await store.match("m1")
    assert row is not None
    assert (row.version, row.snapshot, row.result, row.finished) == (2, b"position 0", None, None)
    assert await store.snapshots("m1") == []


async def test_a_paused_match_takes_no_answer(store: Store) -> None:
    await store.create_match(new_match())
    await store.pause("m1", 1.0)
    assert await store.commit_answer(commit()) == Stale(0, MatchStatus.PAUSED)
    leave = commit(row=Answer(kind="leave", seat=1, at=1.0), expected_status=MatchStatus.PAUSED)
    assert await store.commit_answer(leave) == Committed(1)
    row = await store.match("m1")
    assert row is not None and row.status == MatchStatus.PAUSED


async def test_undo_positions_are_bounded(store: Store) -> None:
    await store.create_match(new_match())
    for version in range(UNDO_DEPTH * 2):
        await store.commit_answer(commit(expected=version, keep_snapshot=True))
    kept = await store.snapshots("m1")
    assert [one.version for one in kept] == list(range(UNDO_DEPTH * 2 - 1, UNDO_DEPTH - 1, -1))
    assert kept[0].snapshot == f"position {UNDO_DEPTH * 2 - 1}".encode()
    assert (await store.counts())["snapshots"] <= UNDO_DEPTH + TRIM_EVERY


async def test_the_last_events(store: Store) -> None:
    await store.create_match(new_match(events=(Event("setup"),)))
    await store.commit_answer(commit(events=(Event("a"), Event("b"))))
    await store.commit_answer(commit(expected=1, events=(Event("c"),)))
    assert [one.kind for one in await store.events("m1")] == ["setup", "a", "b", "c"]
    assert [one.kind for one in await store.events("m1", since_version=1)] == ["c"]
    assert [one.kind for one in await store.events("m1", limit=2)] == ["b", "c"]


async def test_a_transaction_is_all_or_nothing(store: Store) -> None:
    await store.create_match(new_match())
    with pytest.raises(ZeroDivisionError):
        async with store.transaction() as tx:
            assert await tx.commit_answer(commit(interaction=1)) == Committed(1)
            await tx.set_note("k", "v")
            assert await tx.note("k") == "v"
            raise ZeroDivisionError
    assert await store.note("k") is None and await store.answers("m1") == []
    async with store.transaction() as tx:
        await tx.commit_answer(commit(interaction=1))
        await tx.set_note("k", "v")
    assert await store.note("k") == "v" and len(await store.answers("m1")) == 1


async def test_errors_of_the_caller_stay_as_they_are(store: Store) -> None:
    with pytest.raises(ConnectionResetError):
        async with store.transaction() as tx:
            await tx.set_note("k", "v")
            raise ConnectionResetError("Discord hung up")
    assert await store.note("k") is None


async def test_a_cancelled_transaction_stores_nothing_and_blocks_nobody(store: Store) -> None:
    await store.create_match(new_match())
    inside = asyncio.Event()

    async def slow() -> None:
        async with store.transaction() as tx:
            await tx.set_note("k", "half")
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(slow())
    await inside.wait()
    waiting = asyncio.create_task(store.commit_answer(commit(interaction=1)))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await waiting == Committed(1)
    assert await store.note("k") is None


async def test_cancelling_at_any_instant_leaves_the_store_sound(store: Store) -> None:
    await store.create_match(new_match())
    for n in range(1, 41):
        row = await store.match("m1")
        assert row is not None
        task = asyncio.create_task(store.commit_answer(commit(expected=row.version, interaction=n)))
        await asyncio.sleep(n * 0.00005)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    log = await store.answers("m1")
    row = await store.match("m1")
    assert row is not None and row.version == len(log) == len({one.interaction_id for one in log})


async def test_writing_past_ones_own_transaction_is_refused_not_deadlocked(lite: Store) -> None:
    async with lite.transaction() as tx:
        with pytest.raises(RuntimeError, match="write with tx"):
            await lite.set_note("k", "v")
        with pytest.raises(RuntimeError, match="write with tx"):
            async with lite.transaction():
                pass
        assert await lite.note("k") is None  # reading beside it is fine
        await tx.set_note("k", "v")
    assert await lite.note("k") == "v"
