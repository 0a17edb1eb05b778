"""Answers without a click, clocks, workers, bad disks: the host on its own, without Discord."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.prompt import Answer, Refused
from host import automatic, pool
from host.clocks import Clocks
from host.consequences import PASS_DELAY, REMINDER, consequences
from host.croupier import Croupier, Taken
from host.delivery import Delayed, Delivery, Undeliverable
from host.house import House as WholeHouse
from host.lobby import start
from host.pool import Pool
from store import DiskFull, MatchStatus, StoreError, short_id
from tests.host.conftest import House
from tests.host.test_croupier import ADA, BO, play_on

# -- computers and the pool ------------------------------------------------------------------------------------------


async def test_a_thought_is_dropped_if_the_match_moved_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the computer thinks, somebody resigns: its answer belongs to another position."""
    match_id = await house.match(ADA, BO, computers=1)
    thinking, go_on = asyncio.Event(), asyncio.Event()

    class Slow:
        async def run(self, work: Any, *args: Any) -> Any:
            if work is pool.think:
                thinking.set()
                await go_on.wait()
            return work(*args)

    house.croupier.pool = Slow()  # type: ignore[assignment]
    for _ in range(200):
        if thinking.is_set():
            break
        live = await house.croupier.live(match_id)
        must = [p for p in live.match.prompts if not p.optional and not all(live.is_computer(s) for s in p.seats)]
        if must:
            seat = next(seat for seat in must[0].seats if not live.is_computer(seat))
            user = live.user_of(seat)
            assert user is not None
            await house.croupier.answer(match_id, user, must[0].id, live.match.sample(must[0], Random(1)))
        await asyncio.sleep(0)
    await asyncio.wait_for(thinking.wait(), 5)
    assert isinstance(await house.croupier.resign(match_id, BO[0]), Taken)
    version = (await house.croupier.live(match_id)).match.version
    go_on.set()
    await house.croupier.idle()
    rows = await house.store.answers(match_id)
    assert rows[version - 1].kind == "leave"
    assert all(row.by != "computer" or row.version > version for row in rows[version:]), (
        "thought anew, for the new position"
    )


def _die(*_: Any) -> Any:
    os._exit(3)


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    workers = Pool(1)
    try:
        with pytest.raises(Exception, match="terminated"):
            await workers.run(_die)
        assert await workers.run(max, 3, 4) == 4
    finally:
        workers.close()


async def test_pictures_and_thoughts_run_in_other_processes(tmp_path: Path) -> None:
    workers = Pool(1)
    try:
        assert await workers.run(os.getpid) != os.getpid()
    finally:
        workers.close()


async def test_a_computer_that_answers_nonsense_gives_the_default(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nonsense(snapshot: bytes, seat: int, level: str) -> Any:
        return 0, Answer(seat, 1, "fly", "computer")

    monkeypatch.setattr(automatic.pool, "think", nonsense)
    match_id = await house.match(ADA, computers=1)
    await play_on(house, match_id, Random(3), answers=6)
    rows = [row for row in await house.store.answers(match_id) if row.by == "computer"]
    assert rows and {row.picks for row in rows if isinstance(row.picks, str)} <= {"pass", "points", "bright"}


# -- clocks ----------------------------------------------------------------------------------------------------------


async def test_the_reminder_comes_at_eighty_percent(house: House) -> None:
    match_id = await house.match(ADA, BO)
    timers = {timer.kind: timer.due - house.clock() for timer in await house.store.timers_of(match_id)}
    assert timers == {"deadline": pytest.approx(86_400), "reminder": pytest.approx(REMINDER * 86_400)}
    assert REMINDER == 0.8


async def test_time_the_bot_was_down_is_added_to_every_deadline(house: House) -> None:
    match_id = await house.match(ADA, BO)
    await house.store.heartbeat(house.clock())
    before = {timer.kind: timer.due for timer in await house.store.timers_of(match_id)}
    await house.croupier.close()
    house.clock.now += 10 * 86_400
    house.croupier = Croupier(house.store, house.pool, house.preferences, clock=house.clock)
    down = await house.croupier.recover()
    assert down == pytest.approx(10 * 86_400, abs=60)
    after = {timer.kind: timer.due for timer in await house.store.timers_of(match_id)}
    assert {kind: after[kind] - before[kind] for kind in after} == pytest.approx(dict.fromkeys(after, down))
    assert await Clocks(house.croupier).fire_due() == 0, "nobody is punished for our absence"


async def test_three_time_outs_in_a_row_are_counted_and_an_answer_forgives_them(house: House) -> None:
    match_id = await house.match(ADA, BO)
    clocks = Clocks(house.croupier)
    for _ in range(30):
        house.clock.now += 86_400 + 1
        await clocks.fire_due()
        live = await house.croupier.live(match_id)
        if max(seat.absent for seat in live.seats) >= 2:
            break
    assert max(seat.absent for seat in live.seats) >= 2
    await play_on(house, match_id, Random(1), answers=4)
    live = await house.croupier.live(match_id)
    answered = {row.seat for row in (await house.store.answers(match_id))[-4:] if row.by == "user"}
    assert all(live.seats[seat].absent == 0 for seat in answered)


async def test_a_clock_fires_once_even_if_it_is_fired_twice(house: House) -> None:
    match_id = await house.match(ADA, BO)
    house.clock.now += 86_400 + 1
    await asyncio.gather(*(Clocks(house.croupier).fire_due() for _ in range(3)))
    prompts = [row.prompt_id for row in await house.store.answers(match_id) if row.by == "timeout"]
    assert len(prompts) == len(set(prompts)) >= 1


async def test_no_clock_means_no_timers(house: House) -> None:
    lobby = await house.lobby(ADA, BO)
    lobby.clock = "none"
    lobby.status, lobby.match_id = "started", short_id()
    match_id = await house.croupier.seat_match(lobby)
    assert await house.store.timers_of(match_id) == []


async def test_a_closed_table_hides_who_has_a_choice(house: House) -> None:
    """A seat without a choice is asked all the same and passes after a random time, like somebody who thinks."""
    delays: set[float] = set()
    for seed in range(100):
        match_id = await house.match(ADA, BO, options={"closed": "on"})
        live = await house.croupier.live(match_id)
        rng = Random(seed)
        while live.match.result is None:
            must = [p for p in live.match.prompts if not p.optional]
            sole = [p for p in must if p.shape != "form" and p.field.sole() is not None]
            if sole:
                break
            live.match.answer(Answer(must[0].seats[0], must[0].id, live.match.sample(must[0], rng)))
        else:
            continue  # in this match everybody always had a choice
        what = consequences(live, None, live.match, None, house.clock(), Random(seed))
        passes = [timer for timer in what.timers_set if timer.kind == "pass"]
        assert {timer.prompt_id for timer in passes} == {prompt.id for prompt in sole}
        delays |= {timer.due - house.clock() for timer in passes}
        if len(delays) > 3:
            break
    assert all(PASS_DELAY[0] <= delay <= PASS_DELAY[1] for delay in delays) and len(delays) > 3


# -- standing answers ------------------------------------------------------------------------------------------------


async def test_a_standing_answer_can_be_taken_back(house: House) -> None:
    match_id = await house.match(ADA, BO)
    seat = (await house.croupier.live(match_id)).seat_of(ADA[0])
    assert seat is not None
    await house.croupier.set_standing(match_id, seat, "policy/bid", "nothing")
    await house.croupier.set_standing(match_id, seat, "policy/bid", None)
    await play_on(house, match_id, Random(2))
    assert not [row for row in await house.store.answers(match_id) if row.by == "standing"]


async def test_standing_answers_survive_a_restart(house: House) -> None:
    match_id = await house.match(ADA, BO)
    await house.croupier.set_standing(match_id, 0, "policy/bid", "nothing")
    await house.croupier.close()
    house.croupier = Croupier(house.store, house.pool, house.preferences, clock=house.clock)
    await house.croupier.recover()
    await play_on(house, match_id, Random(2))
    rows = [row for row in await house.store.answers(match_id) if row.by == "standing"]
    assert rows and {row.seat for row in rows} == {0} and {row.picks for row in rows} == {0}


async def test_nobody_is_called_who_only_waited_for_a_computer(house: House) -> None:
    """A person alone with computers is looking already; somebody who was away for a time-out is called."""
    match_id = await house.match(ADA, computers=1)
    await house.croupier.idle()
    await house.store.outbox_sent((await house.store.outbox_of(match_id))[0])
    await play_on(house, match_id, Random(3), answers=4)
    await house.croupier.idle()
    assert not [parcel for parcel in await house.store.outbox_of(match_id) if parcel.kind == "mentions"]
    two, called = await house.match(ADA, BO), set[int]()
    for _ in range(6):
        house.clock.now += 86_400 + 1
        await Clocks(house.croupier).fire_due()
        for parcel in await house.store.outbox_of(two):
            if parcel.kind == "mentions":
                called |= set(parcel.payload["ping"])
                (await house.croupier.live(two)).calling = set()  # as if it had gone out
                await house.store.outbox_sent(parcel)
    assert called == {0, 1}


# -- bad disks and bad rows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "reason"), [(DiskFull("full"), "refused-disk-full"), (StoreError("no"), "refused-store")]
)
async def test_an_answer_that_cannot_be_stored_does_not_count(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    match_id = await house.match(ADA, BO)
    live = await house.croupier.live(match_id)
    prompt, before = live.match.prompts[0], live.match.dump()
    user = live.user_of(prompt.seats[0])
    assert user is not None

    async def full(*_: Any) -> Any:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "commit_answer", full)
        assert await house.croupier.answer(match_id, user, prompt.id, "pass", 5) == Refused(reason)
        assert (await house.croupier.live(match_id)).match.dump() == before
    taken = await house.croupier.answer(match_id, user, prompt.id, "pass", 5)
    assert isinstance(taken, Taken) and not taken.repeated, "the same click counts when there is room again"


async def test_unreadable_matches_are_found_at_the_start_and_the_others_go_on(house: House) -> None:
    bad, good = await house.match(ADA, BO), await house.match(ADA, BO)
    await house.store.replace_snapshot(bad, 0, b"\x00", "1")
    await house.croupier.close()
    house.croupier = Croupier(house.store, house.pool, house.preferences, clock=house.clock)
    await house.croupier.recover()
    await house.croupier.idle()
    row = await house.store.match(bad)
    assert row is not None and row.status is MatchStatus.SET_ASIDE
    await play_on(house, good, Random(2), answers=3)


async def test_two_readers_of_one_match_share_it(house: House) -> None:
    """Who reads at the same time must hold the same object: else one would miss what the other noted on it."""
    match_id = await house.match(ADA, BO)
    await house.croupier.idle()
    house.croupier.lives.forget(match_id)
    first, second, third = await asyncio.gather(*(house.croupier.live(match_id) for _ in range(3)))
    assert first is second is third
    later = asyncio.create_task(house.croupier.live(match_id))
    house.croupier.lives.forget(match_id)
    assert await later is await house.croupier.live(match_id)


# -- seating ---------------------------------------------------------------------------------------------------------


async def test_a_lobby_is_seated_once(house: House) -> None:
    lobby = await house.lobby(ADA, BO)
    started = await house.lobbies.change(lobby.id, start(ADA[0], short_id()))
    assert not isinstance(started, Refused)
    again = await house.lobbies.change(lobby.id, start(ADA[0], short_id()))
    assert again == Refused("refused-lobby-started")
    assert await house.croupier.seat_match(started) == await house.croupier.seat_match(started)
    assert len(await house.store.running()) == 1


async def test_only_the_owner_starts_and_the_limits_of_the_game_hold(house: House) -> None:
    lobby = await house.lobby(ADA)
    assert isinstance(await house.lobbies.change(lobby.id, start(ADA[0], short_id())), Refused), "alone"
    lobby = await house.lobby(ADA, BO)
    assert await house.lobbies.change(lobby.id, start(BO[0], short_id())) == Refused("refused-not-owner")


# -- deliveries ------------------------------------------------------------------------------------------------------


async def test_deliveries_are_in_order_tried_again_and_dropped_when_nobody_is_there(house: House) -> None:
    match_id = await house.match(ADA, BO)
    seen: list[str] = []
    trouble: list[Exception] = [RuntimeError("Discord coughs"), Delayed(30.0)]

    async def deliver(parcel: Any) -> None:
        seen.append(parcel.kind)
        if parcel.kind == "opening" and trouble:
            raise trouble.pop(0)
        if parcel.kind == "result":
            raise Undeliverable("nobody")

    delivery = Delivery(house.croupier, deliver)
    await delivery.idle()
    assert seen == ["opening"]
    house.clock.now += 2
    await delivery.idle()
    assert seen == ["opening", "opening", "board"], "a delayed parcel does not hold back what can go"
    house.clock.now += 31
    await delivery.idle()
    assert seen[-1] == "opening"
    await house.croupier.resign(match_id, BO[0])
    house.clock.now += 1
    await delivery.idle()
    assert await house.store.outbox_of(match_id) == [], "what cannot be delivered is dropped, not kept for ever"


async def test_the_whole_house_opens_and_closes(tmp_path: Path) -> None:
    house = await WholeHouse.open(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", workers=0)

    async def deliver(_: Any) -> None:
        return None

    await house.begin(deliver)
    await asyncio.sleep(0.05)
    await asyncio.wait_for(house.close(), 5)
