"""The quick way to SQLite does what the library's own does, and the writer's thread loses nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import bindparam

from store import Committed, NoSuchMatch, Seat, Store, quick, schema
from tests.store.sample import commit, new_match


async def test_values_of_its_own_and_kinds_of_columns_are_kept(store: Store) -> None:
    """A literal inside a statement, a truth value, a NULL and bytes arrive as the library would send them."""
    await store.create_match(new_match())
    statement = (
        sa.update(schema.seats)
        .where(schema.seats.c.seat == bindparam("which"))
        .values(absent=schema.seats.c.absent + 3, left=bindparam("gone", type_=sa.Boolean), computer=bindparam("name"))
    )

    def change(conn: sa.Connection) -> list[Any]:
        done = quick.send(conn, statement, {"which": 1, "gone": True, "name": None})
        again = quick.send(conn, statement, [{"which": 1, "gone": True, "name": "good"}])
        nobody = quick.send(conn, statement, {"which": 9, "gone": False, "name": None})
        return [done, again, nobody]

    assert await store.change(change) == [1, 1, 0]
    seats = await store.seats("m1")
    assert (seats[0].left, seats[0].absent) == (False, 0)
    assert (seats[1].left, seats[1].absent, seats[1].computer) == (True, 6, "good")


async def test_the_first_row_or_none(store: Store) -> None:
    await store.create_match(new_match())
    statement = sa.select(schema.matches.c.version, schema.matches.c.snapshot).where(
        schema.matches.c.id == bindparam("match")
    )
    row = await store.look(lambda conn: quick.first(conn, statement, {"match": "m1"}))
    assert row is not None and tuple(row) == (0, b"position 0")
    assert await store.look(lambda conn: quick.first(conn, statement, {"match": "m2"})) is None


async def test_a_statement_whose_text_depends_on_its_values_is_refused(lite: Store) -> None:
    statement = sa.delete(schema.seats).where(schema.seats.c.seat.in_([1, 2]))
    with pytest.raises(ValueError, match="would change with its values"):
        await lite.change(lambda conn: quick.send(conn, statement, {}))


async def test_what_is_got_ready_comes_before_the_outcome(lite: Store) -> None:
    await lite.create_match(new_match())
    seen: list[str] = []
    answer = asyncio.ensure_future(lite.commit_answer(commit(), lambda: seen.append(f"ready, {answer.done()}")))
    assert await answer == Committed(1)
    assert seen == ["ready, False"]


async def test_nothing_is_got_ready_for_what_fails(lite: Store) -> None:
    with pytest.raises(NoSuchMatch):
        await lite.commit_answer(commit("nowhere"), lambda: pytest.fail("it was not stored"))


async def test_one_of_many_at_once_may_fail_alone(lite: Store) -> None:
    """They share a commit; the refused one is taken back, each learns its own outcome."""
    for number in range(6):
        await lite.create_match(new_match(f"m{number}"))
    ids = ["m0", "m1", "nowhere", "m3", "m4"]
    ready: list[str] = []
    async with lite.transaction():  # so that they all wait together
        waiting = [
            asyncio.ensure_future(lite.commit_answer(commit(one), lambda one=one: ready.append(one))) for one in ids
        ]
        await asyncio.sleep(0.01)
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Committed, Committed, NoSuchMatch, Committed, Committed]
    assert ready == ["m0", "m1", "m3", "m4"]
    bad_seat = (Seat(seat=0, user_id=None), Seat(seat=1, absent=None))  # pyright: ignore[reportArgumentType]
    spoilt = lite.commit_answer(commit("m5", seats_changed=bad_seat))
    fine = lite.commit_answer(commit("m0", expected=1))
    broken, done = await asyncio.gather(spoilt, fine, return_exceptions=True)
    assert isinstance(broken, Exception) and done == Committed(2)
    assert (await lite.match("m5")).version == 0  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_write_waits_for_an_open_transaction(lite: Store) -> None:
    await lite.create_match(new_match())
    order: list[str] = []

    async def other() -> None:
        await lite.commit_answer(commit())
        order.append("other")

    async with lite.transaction() as tx:
        waiting = asyncio.ensure_future(other())
        await asyncio.sleep(0.05)
        assert (await tx.match("m1")).version == 0  # pyright: ignore[reportOptionalMemberAccess]
        order.append("transaction")
    await waiting
    assert order == ["transaction", "other"]


async def test_who_goes_away_before_the_turn_changes_nothing(lite: Store) -> None:
    await lite.create_match(new_match())
    async with lite.transaction() as tx:
        waiting = asyncio.ensure_future(lite.commit_answer(commit()))
        await asyncio.sleep(0)
        waiting.cancel()
        await tx.set_note("a", "b")
    with pytest.raises(asyncio.CancelledError):
        await waiting
    row = await lite.match("m1")
    assert row is not None and row.version == 0


async def test_a_closed_store_says_so(path: Any) -> None:
    store = await Store.open(str(path))
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.create_match(new_match())
    with pytest.raises(RuntimeError, match="closed"):
        await store.match("m1")
