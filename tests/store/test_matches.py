"""Matches come back as they went in, and lists show the right ones first."""

from __future__ import annotations

import msgspec
import pytest

from store import Header, MatchStatus, NoSuchMatch, Parcel, Seat, Standing, Store, Timer, short_id
from tests.store.sample import ANN, BEN, GUILD, Event, commit, new_match


async def test_a_match_comes_back_as_it_went_in(store: Store) -> None:
    new = new_match(events=(Event("dealt", {"seat": 0}, only=(0,)),), campaign_id=None)
    await store.create_match(new)
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.match == new.match
    assert loaded.seats == (Seat(seat=0, user_id=ANN, asked_since=1000.0), Seat(seat=1, user_id=BEN))
    assert loaded.standing == loaded.mentions == ()
    assert await store.match("m1") == new.match
    events = await store.events("m1")
    assert [(e.version, e.kind, e.only) for e in events] == [(0, "dealt", (0,))]


async def test_the_seed_is_not_shown_by_accident(store: Store) -> None:
    assert "secret" not in repr(new_match().match)
    assert "secret" not in f"{new_match()}"


async def test_what_does_not_exist_is_none(store: Store) -> None:
    assert await store.match("no") is None
    assert await store.load("no") is None
    assert await store.match_in(5) is None
    assert await store.seats("no") == ()
    assert not await store.pause("no", 1.0)
    with pytest.raises(NoSuchMatch, match="no"):
        await store.commit_answer(commit("no"))


async def test_my_matches_show_first_what_waits_for_me_longest(store: Store) -> None:
    await store.create_match(new_match("idle", asked=(1,), updated=50.0))
    await store.create_match(new_match("late", created=30.0))
    await store.create_match(new_match("early", created=10.0))
    await store.create_match(new_match("elsewhere", guild_id=5, asked=(), updated=40.0))
    await store.create_match(new_match("done", status=MatchStatus.OVER, asked=()))
    await store.create_match(new_match("others", seats=(Seat(seat=0, user_id=BEN), Seat(seat=1, computer="good"))))
    mine = await store.matches_of(ANN)
    assert [one.match.id for one in mine] == ["early", "late", "idle", "elsewhere"]
    assert mine[0].seat == Seat(seat=0, user_id=ANN, asked_since=10.0)
    assert [one.match.id for one in await store.matches_of(ANN, guild_id=5)] == ["elsewhere"]
    assert [one.match.id for one in await store.matches_of(ANN, status=(MatchStatus.OVER,))] == ["done"]


async def test_running_matches_of_a_guild(store: Store) -> None:
    await store.create_match(new_match("a", updated=1.0))
    await store.create_match(new_match("b", updated=2.0))
    await store.create_match(new_match("c", guild_id=5))
    await store.create_match(new_match("d", status=MatchStatus.CANCELLED))
    assert [one.id for one in await store.running(GUILD)] == ["b", "a"]
    assert len(await store.running()) == 3
    assert len(await store.running(limit=1)) == 1


async def test_where_a_match_is_shown_can_be_said_later(store: Store) -> None:
    await store.create_match(new_match(thread_id=None))
    await store.set_place("m1", thread_id=9, message_id=10)
    await store.set_place("m1", message_id=11)
    await store.set_place("m1")
    head = await store.match_in(9)
    assert head is not None and head.id == "m1" and head.message_id == 11


async def test_seats_change_without_forgetting_who_is_asked(store: Store) -> None:
    await store.create_match(new_match())
    await store.set_seats("m1", [Seat(seat=0, user_id=ANN, computer="good", left=True, absent=3)])
    assert (await store.seats("m1"))[0] == Seat(
        seat=0, user_id=ANN, computer="good", left=True, absent=3, asked_since=1000.0
    )


async def test_a_paused_match_keeps_what_is_left_on_its_clocks(store: Store) -> None:
    await store.create_match(new_match(timers_set=(Timer(kind="deadline", due=1600.0),)))
    assert await store.pause("m1", 1500.0, "dinner")
    assert not await store.pause("m1", 1500.0)
    assert await store.next_due() is None and await store.timers_of("m1") == []
    paused = await store.match("m1")
    assert paused is not None and paused.status == MatchStatus.PAUSED and paused.reason == "dinner"
    assert await store.shift_deadlines(50.0) == 0  # a stopped clock loses no time while the bot is down
    assert await store.resume("m1", 9000.0)
    assert await store.next_due() == 9100.0


async def test_a_match_is_set_aside_alone(store: Store) -> None:
    for name in ("good", "bad"):
        await store.create_match(new_match(name, timers_set=(Timer(kind="deadline", due=2000.0),)))
    assert await store.set_aside("bad", "unknown step", 1500.0)
    assert not await store.set_aside("bad", "again", 1500.0)
    assert [one.id for one in await store.running()] == ["good"]
    assert [timer.match_id for timer in await store.due(3000.0)] == ["good"]
    bad = await store.match("bad")
    assert bad is not None and bad.status == MatchStatus.SET_ASIDE and bad.reason == "unknown step"
    assert await store.resume("bad", 1500.0)  # the release after, perhaps
    assert len(await store.running()) == 2


async def test_a_cancelled_match_leaves_a_clear_table(store: Store) -> None:
    await store.create_match(new_match(timers_set=(Timer(kind="deadline", due=2000.0),)))
    assert await store.cancel_match("m1", "nobody came", 1700.0)
    assert not await store.cancel_match("m1", "nobody came", 1800.0)
    row = await store.match("m1")
    assert row is not None and row.finished == 1700.0 and row.status == MatchStatus.CANCELLED
    assert await store.next_due() is None
    assert [seat.asked_since for seat in await store.seats("m1")] == [None, None]


async def test_deleting_a_match_deletes_all_of_it(store: Store) -> None:
    parcel = Parcel(kind="board", payload=1, created=1.0)
    await store.create_match(new_match(events=(Event("x"),), outbox=(parcel,), timers_set=(Timer(kind="t", due=1.0),)))
    await store.commit_answer(commit(keep_snapshot=True, standing=(Standing(seat=0, key="pass", value=True),)))
    await store.delete_match("m1")
    assert {table: n for table, n in (await store.counts()).items() if n} == {}


async def test_an_upgraded_snapshot_takes_its_place_only_at_its_version(store: Store) -> None:
    await store.create_match(new_match())
    assert await store.replace_snapshot("m1", 0, b"new form", "2")
    assert not await store.replace_snapshot("m1", 1, b"newer form", "3")
    row = await store.match("m1")
    assert row is not None and (row.snapshot, row.rules_version, row.damage) == (b"new form", "2", None)


async def test_header_can_be_replaced(store: Store) -> None:
    await store.create_match(new_match())
    header = Header(names=("Ann", "Çelik 🎲"), more={"deep": [1, {"a": None}]})
    await store.set_header("m1", header)
    row = await store.match("m1")
    assert row is not None and row.header == header
    assert msgspec.json.encode(row.header)


def test_short_ids_are_short_and_differ() -> None:
    ids = {short_id() for _ in range(1000)}
    assert len(ids) == 1000 and all(len(one) == 8 and one.isalnum() for one in ids)
