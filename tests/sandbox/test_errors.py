"""The codes Discord answers with, in the situations that bring them about."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sandbox import LocalDiscord, NotPossible


class Clock:
    """A clock that tests can push."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture
async def world() -> Any:
    one = LocalDiscord(clock=Clock())
    await one.start()
    yield one
    await one.stop()


@pytest.fixture
async def use(place: Any, raw: Any) -> Any:
    await raw("PUT", f"/applications/{place.world.bot.id}/commands", [{"name": "x", "description": "x"}])
    return await place.ada.command("x", place.table)


def path(use: Any) -> str:
    return f"/interactions/{use.id}/{use.token}/callback"


def hook(use: Any, rest: str = "") -> str:
    return f"/webhooks/{use.world.bot.id}/{use.token}{rest}"


SAY = {"type": 4, "data": {"content": "hello"}}


async def test_10062_after_three_seconds_or_with_a_wrong_token(use: Any, raw: Any) -> None:
    assert await raw.code("POST", f"/interactions/{use.id}/wrong/callback", SAY) == 10062
    use.world.clock.ahead = 3.5
    status, answer = await raw("POST", path(use), SAY)
    assert (status, answer["code"]) == (404, 10062)


async def test_40060_when_answered_twice(use: Any, raw: Any) -> None:
    assert await raw.code("POST", path(use), SAY) == 0
    status, answer = await raw("POST", path(use), SAY)
    assert (status, answer["code"]) == (400, 40060)


async def test_50027_after_fifteen_minutes(use: Any, raw: Any) -> None:
    assert await raw.code("POST", path(use), SAY) == 0
    use.world.clock.ahead = 899
    assert await raw.code("POST", hook(use), {"content": "still"}) == 0
    use.world.clock.ahead = 901
    status, answer = await raw("POST", hook(use), {"content": "late"})
    assert (status, answer["code"]) == (401, 50027)
    assert await raw.code("PATCH", hook(use, "/messages/@original"), {"content": "late"}) == 50027
    assert await raw.code("POST", "/webhooks/1/never", {"content": "x"}) == 50027


async def test_10015_for_a_follow_up_before_the_answer(use: Any, raw: Any) -> None:
    assert await raw.code("POST", hook(use), {"content": "too early"}) == 10015


async def test_a_callback_must_fit_its_interaction(use: Any, raw: Any) -> None:
    for kind in (6, 7, 8, 99):
        assert await raw.code("POST", path(use), {"type": kind, "data": {"content": "x"}}) == 50035


async def test_the_first_follow_up_after_a_defer_fills_the_loading_message(use: Any, raw: Any) -> None:
    assert await raw.code("POST", path(use), {"type": 5, "data": {"flags": 64}}) == 0
    (loading,) = use.messages
    assert loading["flags"] & 128 and loading["flags"] & 64
    _, filled = await raw("POST", hook(use), {"content": "here"})
    assert filled["id"] == loading["id"] and filled["flags"] & 64 and not filled["flags"] & 128
    assert filled["edited_timestamp"] is None
    _, second = await raw("POST", hook(use), {"content": "public"})
    assert second["id"] != loading["id"] and not second["flags"] & 64


async def test_original_can_be_read_edited_and_deleted(use: Any, raw: Any) -> None:
    await raw("POST", path(use), {"type": 4, "data": {"content": "one", "flags": 64}})
    original = hook(use, "/messages/@original")
    assert (await raw("GET", original))[1]["content"] == "one"
    assert (await raw("PATCH", original, {"content": "two"}))[1]["content"] == "two"
    assert use.response["content"] == "two"
    assert await raw.code("GET", f"/channels/{use.channel.id}/messages/{use.original}") == 10008, "ephemeral"
    assert (await raw("DELETE", original))[0] == 204
    assert await raw.code("GET", original) == 10008
    assert await raw.code("PATCH", hook(use, "/messages/123"), {"content": "x"}) == 10008


async def test_unknown_things(place: Any, raw: Any) -> None:
    bot, guild, table = place.world.bot.id, place.guild.id, place.table.id
    assert await raw.code("GET", "/channels/1") == 10003
    assert await raw.code("POST", "/channels/1/messages", {"content": "x"}) == 10003
    assert await raw.code("GET", f"/channels/{table}/messages/1") == 10008
    assert await raw.code("PATCH", f"/channels/{table}/messages/1", {"content": "x"}) == 10008
    assert await raw.code("GET", "/guilds/1") == 10004
    assert await raw.code("GET", f"/guilds/{guild}/members/1") == 10013
    stranger = place.world.add_user("Stranger")
    assert await raw.code("GET", f"/guilds/{guild}/members/{stranger.id}") == 10007
    assert await raw.code("GET", "/users/1") == 10013
    assert await raw.code("GET", f"/applications/{bot}/commands/1") == 10063


async def test_unknown_routes_are_recorded(place: Any, raw: Any) -> None:
    assert (await raw("GET", "/guilds/1/moon"))[0] == 404
    assert place.world.unknown == ["GET /guilds/1/moon"]
    assert str(place.world.log[-1]) == "GET /guilds/1/moon -> 404"


async def test_a_wrong_token_is_unauthorised(place: Any, raw: Any) -> None:
    place.world.token = "other"
    raw.world = LocalDiscord()
    raw.world.base = place.world.base
    assert (await raw("GET", "/users/@me"))[0] == 401


async def test_messages_of_others_are_not_edited(place: Any, raw: Any) -> None:
    said = await place.ada.say(place.table, "mine")
    assert await raw.code("PATCH", f"/channels/{place.table.id}/messages/{said['id']}", {"content": "x"}) == 50005


async def test_50007_when_direct_messages_are_closed(place: Any, raw: Any) -> None:
    shy = place.world.add_user("Shy", place.guild, takes_dms=False)
    stranger = place.world.add_user("Stranger")
    for someone, code in ((place.ada, 0), (shy, 50007), (stranger, 50007)):
        _, channel = await raw("POST", "/users/@me/channels", {"recipient_id": someone.id})
        assert await raw.code("POST", f"/channels/{channel['id']}/messages", {"content": "psst"}) == code
    again = (await raw("POST", "/users/@me/channels", {"recipient_id": place.ada.id}))[1]
    assert [m["content"] for m in place.ada.sees(again["id"])] == ["psst"]
    assert place.bo.sees(again["id"]) == []


async def test_nonces_are_enforced_on_request(place: Any, raw: Any) -> None:
    channel = f"/channels/{place.table.id}/messages"
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first, second = (await raw("POST", channel, body))[1], (await raw("POST", channel, body))[1]
    assert first["id"] == second["id"] and first["nonce"] == "n1"
    third = (await raw("POST", channel, {"content": "once", "nonce": "n1"}))[1]
    assert third["id"] != first["id"]


async def test_bulk_delete_takes_2_to_100(place: Any, raw: Any) -> None:
    ids = [(await place.ada.say(place.table, str(n)))["id"] for n in range(3)]
    bulk = f"/channels/{place.table.id}/messages/bulk-delete"
    assert await raw.code("POST", bulk, {"messages": ids[:1]}) == 50016
    assert await raw.code("POST", bulk, {"messages": ["1", "2"]}) == 50034
    assert (await raw("POST", bulk, {"messages": ids[:2]}))[0] == 204
    assert [m["content"] for m in place.ada.sees(place.table)] == ["2"]


async def test_history_before_after_around_limit(place: Any, raw: Any) -> None:
    ids = [(await place.ada.say(place.table, str(n)))["id"] for n in range(10)]
    history = f"/channels/{place.table.id}/messages"

    async def said(query: str) -> str:
        return "".join(m["content"] for m in (await raw("GET", f"{history}?{query}"))[1])

    assert await said("limit=3") == "987"
    assert await said(f"before={ids[4]}&limit=2") == "32"
    assert await said(f"after={ids[4]}&limit=2") == "65"
    assert await said(f"around={ids[4]}&limit=3") == "543"
    assert await raw.code("GET", f"{history}?limit=101") == 50035


async def test_pins(place: Any, raw: Any) -> None:
    ids = [(await place.ada.say(place.table, str(n)))["id"] for n in range(2)]
    for one in ids:
        assert (await raw("PUT", f"/channels/{place.table.id}/messages/pins/{one}"))[0] == 204
    _, pins = await raw("GET", f"/channels/{place.table.id}/messages/pins")
    assert [p["message"]["content"] for p in pins["items"]] == ["1", "0"]
    assert [m["type"] for m in place.ada.sees(place.table, system=True)] == [0, 0, 6, 6]
    assert (await raw("DELETE", f"/channels/{place.table.id}/messages/pins/{ids[0]}"))[0] == 204
    assert len((await raw("GET", f"/channels/{place.table.id}/pins"))[1]) == 1


async def test_replies_and_whom_they_ping(place: Any, raw: Any) -> None:
    said = await place.ada.say(place.table, "question")
    channel = f"/channels/{place.table.id}/messages"
    reference = {"message_reference": {"message_id": said["id"]}}
    _, reply = await raw("POST", channel, {"content": "answer", **reference})
    assert reply["type"] == 19 and reply["referenced_message"]["id"] == said["id"]
    assert [m["content"] for m in place.ada.mentions] == ["answer"]
    await raw("POST", channel, {"content": "quiet", **reference, "allowed_mentions": {"parse": []}})
    assert len(place.ada.mentions) == 1
    assert await raw.code("POST", channel, {"content": "x", "message_reference": {"message_id": "1"}}) == 50035


async def test_allowed_mentions_decide_who_is_pinged(place: Any, raw: Any) -> None:
    both = f"<@{place.ada.id}> <@{place.bo.id}> @everyone `<@{place.ada.id}>`"
    channel = f"/channels/{place.table.id}/messages"

    async def pinged(**more: Any) -> tuple[int, int]:
        before = len(place.ada.mentions), len(place.bo.mentions)
        await raw("POST", channel, {"content": both, **more})
        return len(place.ada.mentions) - before[0], len(place.bo.mentions) - before[1]

    assert await pinged() == (1, 1)
    assert await pinged(allowed_mentions={"parse": []}) == (0, 0)
    assert await pinged(allowed_mentions={"parse": [], "users": [place.bo.id]}) == (0, 1)
    assert await pinged(flags=1 << 12) == (0, 0), "silent messages notify nobody"
    shown = {"flags": 1 << 15, "content": "", "components": [{"type": 10, "content": f"<@{place.ada.id}>"}]}
    assert await pinged(**shown) == (1, 0), "text displays mention too"
    message = place.ada.mentions[-1]
    await raw("PATCH", f"{channel}/{message['id']}", {"components": [{"type": 10, "content": f"<@{place.bo.id}>"}]})
    assert len(place.bo.mentions) == 2, "an edit pings nobody"


async def test_people_are_held_to_their_permissions_too(place: Any) -> None:
    quiet = place.world.add_channel(place.guild, "quiet", everyone_denied=("view_channel",))
    with pytest.raises(NotPossible):
        await place.ada.say(quiet, "hello?")
    assert place.ada.sees(quiet) == []
