"""Deadlines and deliveries: in order, once, and patient with downtime."""

from __future__ import annotations

from store import MatchStatus, Parcel, Shards, Store, Timer, TimersOf
from tests.store.sample import GUILD, commit, new_match


async def test_due_timers_come_in_order_and_stay_until_done(store: Store) -> None:
    await store.set_timers([Timer(kind="t", place=str(n), due=float(due)) for n, due in enumerate([30, 10, 20, 10])])
    assert await store.next_due() == 10.0
    assert await store.due(9.0) == []
    due = await store.due(25.0)
    assert [timer.due for timer in due] == [10.0, 10.0, 20.0]
    assert [timer.due for timer in await store.due(25.0, 1)] == [10.0]
    assert await store.timer_done(due[0].id)
    assert not await store.timer_done(due[0].id)
    assert len(await store.due(25.0)) == 2


async def test_setting_a_timer_again_moves_it(store: Store) -> None:
    await store.create_match(new_match())
    timer = Timer(kind="deadline", match_id="m1", prompt_id=1, seat=0, due=10.0, data="old")
    await store.set_timers([timer])
    await store.set_timers([Timer(kind="deadline", match_id="m1", prompt_id=1, seat=0, due=20.0, data="new")])
    await store.set_timers([Timer(kind="deadline", match_id="m1", prompt_id=1, seat=1, due=30.0)])
    assert [(one.due, one.data) for one in await store.timers_of("m1")] == [(20.0, "new"), (30.0, None)]


async def test_timers_are_cancelled_by_what_they_are_for(store: Store) -> None:
    for name in ("m1", "m2"):
        timers = [
            Timer(kind=kind, prompt_id=prompt, seat=seat, due=5.0)
            for kind in ("deadline", "reminder")
            for prompt in (1, 2)
            for seat in (0, 1)
        ]
        await store.create_match(new_match(name, timers_set=tuple(timers)))
    await store.cancel_timers("m1", [TimersOf(kind="reminder", prompt_id=1)])
    assert len(await store.timers_of("m1")) == 6
    await store.cancel_timers("m1", [TimersOf(prompt_id=1), TimersOf(seat=1)])
    left = await store.timers_of("m1")
    assert [(one.prompt_id, one.seat) for one in left] == [(2, 0), (2, 0)]
    await store.cancel_timers("m1", [TimersOf(id=left[0].id)])
    assert len(await store.timers_of("m1")) == 1
    await store.cancel_timers("m1")
    assert await store.timers_of("m1") == [] and len(await store.timers_of("m2")) == 8


async def test_a_timeout_and_its_answer_are_one(store: Store) -> None:
    await store.create_match(new_match(timers_set=(Timer(kind="deadline", prompt_id=1, due=5.0),)))
    (fired,) = await store.due(6.0)
    await store.commit_answer(commit(timers_cancelled=(TimersOf(id=fired.id),)))
    assert await store.due(6.0) == []


async def test_downtime_is_added_to_every_running_deadline(store: Store) -> None:
    await store.create_match(new_match(timers_set=(Timer(kind="deadline", due=100.0),)))
    await store.set_timers([Timer(kind="kick-off", place="cup", due=100.0, fixed=True)])
    assert await store.shift_deadlines(50.0) == 1
    assert [(one.kind, one.due) for one in await store.due(1000.0)] == [("kick-off", 100.0), ("deadline", 150.0)]


async def test_downtime_is_made_up_for_once(store: Store) -> None:
    await store.set_timers([Timer(kind="t", due=1000.0)])
    assert await store.make_up_for_downtime(500.0) == 0.0  # the very first start
    await store.heartbeat(510.0)
    assert await store.make_up_for_downtime(520.0) == 0.0  # a quick restart is no downtime
    await store.heartbeat(530.0)
    assert await store.make_up_for_downtime(730.0) == 200.0
    assert await store.make_up_for_downtime(731.0) == 0.0  # crashed at once and started again
    assert await store.next_due() == 1200.0


def board(payload: int, **more: object) -> Parcel:
    values = {"kind": "board", "payload": payload, "created": float(payload), "dedupe": "board/m1", **more}
    return Parcel(**values)  # pyright: ignore


async def test_parcels_go_out_in_order_and_stay_until_they_arrive(store: Store) -> None:
    await store.post([Parcel(kind="say", payload=n, created=5.0) for n in range(3)])
    assert await store.outbox_next(5.0) == 5.0
    assert await store.outbox_due(4.0) == []
    parcels = await store.outbox_due(5.0)
    assert [one.payload for one in parcels] == [0, 1, 2]
    assert await store.outbox_sent(parcels[0])
    assert not await store.outbox_sent(parcels[0])
    assert await store.outbox_failed(parcels[1], "503 " * 1000, again=60.0)
    assert [one.payload for one in await store.outbox_due(5.0)] == [2]
    late = (await store.outbox_due(60.0))[0]
    assert (late.payload, late.attempts, late.not_before, (late.last_error or "")[:4]) == (1, 1, 60.0, "503 ")
    assert len(late.last_error or "") <= 500


async def test_a_newer_board_takes_the_place_of_the_unsent_one(store: Store) -> None:
    await store.post([board(1), Parcel(kind="say", payload="hello", created=2.0)])
    await store.post([board(2), board(3)])
    parcels = await store.outbox_due(10.0)
    assert [(one.payload, one.revision) for one in parcels] == [(3, 2), ("hello", 0)]
    assert parcels[0].created == 1.0


async def test_a_board_replaced_while_being_sent_still_goes_out(store: Store) -> None:
    await store.post([board(1)])
    (sending,) = await store.outbox_due(10.0)
    await store.post([board(2)])
    assert not await store.outbox_sent(sending)
    assert not await store.outbox_failed(sending, "too late", again=99.0)
    (newer,) = await store.outbox_due(10.0)
    assert newer.payload == 2 and newer.attempts == 0
    assert await store.outbox_sent(newer)
    await store.post([board(3)])
    (third,) = await store.outbox_due(10.0)
    assert third.id > newer.id  # a nonce is never used twice


async def test_parcels_that_need_a_token_die_with_it(store: Store) -> None:
    await store.post([Parcel(kind="followup", payload=1, created=0.0, not_before=1.0, expires=840.0)])
    assert len(await store.outbox_due(839.0)) == 1
    assert await store.outbox_due(840.0) == []
    assert await store.outbox_next(840.0) is None
    assert (await store.prune(841.0)).parcels == 1
    assert (await store.counts())["outbox"] == 0


async def test_each_process_sees_the_rows_of_its_own_guilds(store: Store) -> None:
    guilds = [GUILD + (n << 22) for n in range(4)]
    await store.set_timers([Timer(kind="t", place=str(g), guild_id=g, due=1.0 + n) for n, g in enumerate(guilds)])
    await store.set_timers([Timer(kind="mine", due=0.5)])
    await store.post([Parcel(kind="p", payload=g, guild_id=g, created=1.0) for g in guilds])
    seen: list[int] = []
    for shard in range(2):
        here = Shards((shard,), 2)
        assert {(one.guild_id or 0) >> 22 & 1 for one in await store.due(9.0, 50, here)} == {shard}
        seen += [one.payload for one in await store.outbox_due(9.0, 50, here)]
    assert sorted(seen) == guilds
    assert await store.next_due(Shards((0,), 2)) == 0.5
    assert await store.outbox_next(2.0, Shards((0, 1), 2)) == 1.0
    assert await store.shift_deadlines(10.0, Shards((0,), 2)) == 3


async def test_pruning_forgets_only_what_nobody_needs(store: Store) -> None:
    day = 86400.0
    for name, status in (("old", MatchStatus.OVER), ("fresh", MatchStatus.OVER), ("running", None)):
        await store.create_match(new_match(name))
        await store.commit_answer(commit(name, keep_snapshot=True, status=status))
    async with store.transaction() as tx:
        from store.schema import matches

        await tx.change(lambda c: c.execute(matches.update().where(matches.c.id == "fresh").values(finished=9 * day)))
    pruned = await store.prune(10 * day)
    assert pruned.snapshots == 1
    assert await store.snapshots("old") == []
    assert len(await store.snapshots("fresh")) == len(await store.snapshots("running")) == 1
    assert len(await store.answers("old")) == 1
