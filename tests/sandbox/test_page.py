"""The page's own API: what it serves, and whom it turns away."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from sandbox.page import WEB

JSON = {"X-Sandbox": "1"}


@pytest.fixture
async def web(hold: Any) -> Any:
    async with aiohttp.ClientSession(base_url=hold.world.base) as session:
        yield session


async def test_the_page_and_its_files_are_served_with_a_strict_policy(web: Any) -> None:
    for path in ("/", "/favicon.ico", *(f"/web/{p.relative_to(WEB).as_posix()}" for p in WEB.rglob("*.js"))):
        async with web.get(path) as answer:
            assert answer.status == 200, path
            assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    for path in ("/web/../page.py", "/web/nothing.js", "/web/%2e%2e/page.py"):
        async with web.get(path) as answer:
            assert answer.status == 404


async def test_other_sites_and_other_names_get_nothing(hold: Any, web: Any) -> None:
    say = {"as": hold.ada.id, "channel": hold.table.id, "text": "from elsewhere"}
    for headers in (
        {},
        {**JSON, "Origin": "http://evil.example"},
        {**JSON, "Sec-Fetch-Site": "cross-site"},
        {**JSON, "Content-Type": "text/plain"},
    ):
        async with web.post("/sandbox/api/say", json=say, headers=headers) as answer:
            assert answer.status == 403, headers
    for path in ("/sandbox/api/world", "/", "/api/v10/users/@me", "/gateway"):
        async with web.get(path, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 421
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await web.ws_connect("/sandbox/api/live", headers={"Origin": "http://evil.example"})
    assert hold.ada.sees(hold.table) == []
    async with web.post("/sandbox/api/say", json=say, headers={**JSON, "Origin": hold.world.base}) as answer:
        assert answer.status == 200


async def test_nonsense_is_answered_politely(hold: Any, web: Any) -> None:
    for verb, body in (
        ("say", {"as": hold.ada.id}),
        ("say", {"as": hold.ada.id, "channel": "1", "text": "x"}),
        ("say", {"as": hold.ada.id, "channel": hold.table.id, "text": "x" * 2001}),
        ("click", {"as": hold.ada.id, "message": "1", "custom_id": "x"}),
        ("command", {"as": hold.ada.id, "channel": hold.table.id, "name": "nothing", "options": {}}),
        ("submit", {"as": hold.ada.id, "opened_by": "1", "values": {}}),
        ("person", {"name": "Ada", "locale": "fr"}),
        ("person", {"name": " ", "locale": "fr"}),
        ("person", {"name": "Zed", "locale": "xx"}),
        ("read", []),
    ):
        async with web.post(f"/sandbox/api/{verb}", json=body, headers=JSON) as answer:
            assert answer.status == 400 and (await answer.json())["error"], (verb, body)


async def test_a_watcher_hears_only_what_its_person_may_see(hold: Any, web: Any) -> None:
    heard: dict[str, list[Any]] = {hold.ada.id: [], hold.bo.id: []}

    async def listen(user_id: str) -> None:
        async with web.ws_connect(f"/sandbox/api/live?as={user_id}") as ws:
            async for message in ws:
                heard[user_id].append(message.json())

    tasks = [asyncio.create_task(listen(u)) for u in heard]
    await hold.world.until(lambda: len(hold.world.watchers) == 2)
    message = (await (await hold.ada.command("play", hold.table, game="forge")).answer()).message
    await (await hold.bo.click(message, "Hand")).answer()
    await hold.ada.say(hold.table, f"<@{hold.bo.id}>!")
    await hold.world.until(lambda: any(n["what"] == "ping" for n in heard[hold.ada.id]))
    await hold.world.until(lambda: len([n for n in heard[hold.bo.id] if n["what"] == "message"]) == 3)
    assert len([n for n in heard[hold.ada.id] if n["what"] == "message"]) == 2, "not Bo's private one"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_uploaded_files_cannot_act_in_the_page_s_name(hold: Any, web: Any) -> None:
    said = await hold.ada.upload(hold.table, "../evil.html", b"<script>alert(1)</script>")
    (file,) = said["attachments"]
    assert file["filename"] == "_evil.html"
    async with web.get(file["url"].removeprefix(hold.world.base)) as answer:
        assert answer.content_type == "application/octet-stream"
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert "sandbox" in answer.headers["Content-Security-Policy"]
    async with web.get(f"/cdn/attachments/1/{file['id']}/other.html") as answer:
        assert answer.status == 404


async def test_an_offline_bot_is_said_to_be_offline(place: Any, raw: Any) -> None:
    await raw("PUT", f"/applications/{place.world.bot.id}/commands", [{"name": "x", "description": "x"}])
    body = {"as": place.ada.id, "channel": place.table.id, "name": "x", "options": {}}
    async with raw.session.post(f"{place.world.base}/sandbox/api/command", json=body, headers=JSON) as answer:
        assert "offline" in (await answer.json())["failed"]
