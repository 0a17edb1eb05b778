"""The croupier: answers are stored before they are shown, and nothing is applied twice."""

from __future__ import annotations

import itertools
from random import Random

import msgspec
import pytest

from engine.core.export import verify
from engine.core.prompt import Refused
from host.clocks import Clocks
from host.croupier import Croupier, Taken
from host.exports import export_match
from host.live import Live
from host.screens import hand_screen, table_screen
from store import MatchStatus
from tests.host.conftest import House

ADA, BO = (11, "Ada"), (12, "Bo")
CLICKS = itertools.count(1000)


async def play_on(house: House, match_id: str, rng: Random, answers: int = 10_000) -> int:
    """People answer at random until the match is over."""
    given = 0
    while given < answers:
        await house.croupier.idle()
        live = await house.croupier.live(match_id)
        must = [prompt for prompt in live.match.prompts if not prompt.optional]
        if not must:
            return given
        prompt = rng.choice(must)
        seat = rng.choice([seat for seat in prompt.seats if not live.is_computer(seat)])
        user = live.user_of(seat)
        assert user is not None
        picks = live.match.sample(prompt, rng)
        taken = await house.croupier.answer(match_id, user, prompt.id, picks, next(CLICKS))
        assert isinstance(taken, Taken) and not taken.repeated, taken
        given += 1
    return given


async def test_a_whole_match_is_stored_and_its_export_is_genuine(house: House) -> None:
    match_id = await house.match(ADA, BO)
    await play_on(house, match_id, Random(1))
    row = await house.store.match(match_id)
    assert row is not None and row.status is MatchStatus.OVER and row.result["ranking"]
    data = await export_match(house.store, match_id)
    assert data is not None
    verdict = verify(data)
    assert verdict.ok and verdict.replayed, verdict
    assert not verify(data.replace(b'"seat": 0', b'"seat": 1', 1)).ok


async def test_the_seed_stays_secret_while_the_match_runs(house: House) -> None:
    match_id = await house.match(ADA, BO)
    assert await export_match(house.store, match_id) is None


async def test_a_repeated_click_counts_once(house: House) -> None:
    match_id = await house.match(ADA, BO)
    live = await house.croupier.live(match_id)
    prompt = live.match.prompts[0]
    user = live.user_of(prompt.seats[0])
    assert user is not None
    first = await house.croupier.answer(match_id, user, prompt.id, "pass", 77)
    again = await house.croupier.answer(match_id, user, prompt.id, "pass", 77)
    assert isinstance(first, Taken) and isinstance(again, Taken)
    assert again.repeated and again.version == first.version
    assert (await house.croupier.live(match_id)).match.version == first.version


async def test_strangers_late_and_illegal_answers_change_nothing(house: House) -> None:
    match_id = await house.match(ADA, BO)
    live = await house.croupier.live(match_id)
    prompt = live.match.prompts[0]
    asked = live.user_of(prompt.seats[0])
    other = 12 if asked == 11 else 11
    assert asked is not None
    before = live.match.dump()
    for user, number, picks, reason in (
        (99, prompt.id, "pass", "refused-not-seated"),
        (other, prompt.id, "pass", "refused-not-asked"),
        (asked, 999, "pass", "refused-not-open"),
        (asked, prompt.id, "fly", "refused-not-an-option"),
    ):
        refused = await house.croupier.answer(match_id, user, number, picks, 5)
        assert isinstance(refused, Refused) and refused.reason == reason
    assert (await house.croupier.live(match_id)).match.dump() == before
    assert await house.croupier.answer("nothere", 11, 1, "pass", 6) == Refused("refused-no-match")


async def test_computers_play_until_a_person_is_asked(house: House) -> None:
    match_id = await house.match(ADA, computers=2)
    await play_on(house, match_id, Random(3))
    answers = await house.store.answers(match_id)
    assert {row.by for row in answers} == {"user", "computer"}
    data = await export_match(house.store, match_id)
    assert data is not None and verify(data).ok


async def test_a_restart_goes_on_where_the_match_stopped(house: House) -> None:
    match_id = await house.match(ADA, BO)
    await play_on(house, match_id, Random(4), answers=9)
    await house.croupier.idle()
    before = (await house.croupier.live(match_id)).match.dump()
    await house.croupier.close()
    house.croupier = Croupier(house.store, house.pool, house.preferences, clock=house.clock)
    await house.croupier.recover()
    assert (await house.croupier.live(match_id)).match.dump() == before
    await play_on(house, match_id, Random(5), answers=500)
    data = await export_match(house.store, match_id)
    assert data is not None and verify(data).ok


async def test_standing_policies_answer_as_ordinary_answers_marked_so(house: House) -> None:
    await house.preferences.set_player(11, 0, policies={"lanterns/bid": "nothing", "lanterns/pledge": "all"})
    match_id = await house.match(ADA, BO)
    await play_on(house, match_id, Random(6))
    live = await house.croupier.live(match_id)
    seat = live.seat_of(11)
    rows = [row for row in await house.store.answers(match_id) if row.by == "standing"]
    assert rows and {row.seat for row in rows} == {seat}  # a seat without coins is not asked for a bid


async def test_a_time_out_gives_the_default_and_a_reminder_comes_before(house: House) -> None:
    match_id = await house.match(ADA, BO)
    clocks = Clocks(house.croupier)
    assert await clocks.fire_due() == 0
    house.clock.now += 0.8 * 86_400 + 1
    assert await clocks.fire_due() == 1
    assert "reminder" in {parcel.kind for parcel in await house.store.outbox_of(match_id)}
    house.clock.now += 0.2 * 86_400
    assert await clocks.fire_due() == 1
    row = (await house.store.answers(match_id))[-1]
    assert row.by == "timeout" and row.picks == "pass"
    assert await clocks.fire_due() == 0


async def test_a_closed_table_passes_for_a_seat_without_a_choice(house: House) -> None:
    match_id = await house.match(ADA, BO, options={"closed": "on"})
    live = await house.croupier.live(match_id)
    live.match.state.players[live.match.state.active].coins = 0
    rng = Random(8)
    for _ in range(200):
        live = await house.croupier.live(match_id)
        sole = [p for p in live.match.prompts if not p.optional and p.shape != "form" and p.field.sole() is not None]
        if sole:
            break
        await play_on(house, match_id, rng, answers=1)
    else:
        raise AssertionError("nobody was ever without a choice")
    timers = [timer for timer in await house.store.timers_of(match_id) if timer.kind == "pass"]
    assert {timer.prompt_id for timer in timers} >= {sole[0].id}
    house.clock.now += 60
    await Clocks(house.croupier).fire_due()
    assert any(row.by == "host" for row in await house.store.answers(match_id))


async def test_an_unreadable_match_is_set_aside_alone(house: House) -> None:
    bad, good = await house.match(ADA, BO), await house.match(ADA, BO)
    row = await house.store.match(bad)
    assert row is not None
    await house.store.replace_snapshot(bad, row.version, b"\x81nonsense", "1")
    house.croupier.lives.forget(bad)
    assert await house.croupier.answer(bad, 11, 1, "pass", 1) == Refused("refused-set-aside")
    assert "set_aside" in {parcel.kind for parcel in await house.store.outbox_of(bad)}
    live = await house.croupier.live(good)
    assert live.match.prompts


async def test_screens_never_show_a_hand_to_others(house: House) -> None:
    match_id = await house.match(ADA, BO)
    live = await house.croupier.live(match_id)
    live.match.state.players[0].hand = [1, 2, 3]
    live.match.state.players[1].hand = [4, 5, 6]
    public = msgspec.json.encode(table_screen(live))
    assert b'"hand":[1,2,3]' not in public and b'"hand":[4,5,6]' not in public
    mine = msgspec.json.encode(hand_screen(live, 0, {}))
    assert b'"hand":[1,2,3]' in mine and b'"hand":[4,5,6]' not in mine


async def test_resigning_ends_a_duel(house: House) -> None:
    match_id = await house.match(ADA, BO)
    taken = await house.croupier.resign(match_id, 12, 3)
    assert isinstance(taken, Taken)
    live = await house.croupier.live(match_id)
    seat = live.seat_of(11)
    assert live.match.result is not None and live.match.result.winners == (seat,)
    data = await export_match(house.store, match_id)
    assert data is not None and verify(data).ok
    assert await house.croupier.answer(match_id, 11, 1, "pass", 9) == Refused("refused-over")


async def test_what_is_shown_is_got_ready_while_it_is_being_stored(house: House) -> None:
    """The match handed over is the one that will be; the one at hand stays as it is stored until it is."""
    match_id = await house.match(ADA, BO)
    live = await house.croupier.live(match_id)
    prompt, before = live.match.prompts[0], live.match
    user = live.user_of(prompt.seats[0])
    assert user is not None
    ahead: list[Live] = []

    def get_ready(will_be: Live) -> None:
        assert live.match is before and live.head.version == 0
        ahead.append(will_be)

    taken = await house.croupier.answer(match_id, user, prompt.id, "pass", 5, get_ready)
    assert isinstance(taken, Taken) and len(ahead) == 1
    assert ahead[0].match is live.match and ahead[0].head == live.head and live.head.version == 1
    assert ahead[0].events == live.events and ahead[0].chain == live.chain and ahead[0].seats == live.seats


async def test_trouble_in_getting_ready_does_not_undo_the_answer(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    match_id = await house.match(ADA, BO)
    live = await house.croupier.live(match_id)
    prompt = live.match.prompts[0]
    user = live.user_of(prompt.seats[0])
    assert user is not None

    def get_ready(_: Live) -> None:
        raise ValueError("no table today")

    taken = await house.croupier.answer(match_id, user, prompt.id, "pass", 5, get_ready)
    assert isinstance(taken, Taken) and live.match.version == 1
    assert "no table today" in caplog.text
