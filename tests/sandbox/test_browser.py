"""The page in a real browser, at the size of a desk and of a phone."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, async_playwright, expect

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK, PHONE = (1280, 800), (400, 800)


@pytest.fixture
async def browser() -> AsyncIterator[Any]:
    if not Path(CHROMIUM).exists():  # noqa: ASYNC240
        if os.environ.get("CI") == "true":
            pytest.fail(f"no browser at {CHROMIUM}: the page must be tested here")
        pytest.skip(f"no browser at {CHROMIUM}")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        await chromium.close()


async def visit(browser: Any, hold: Any, size: tuple[int, int]) -> Page:
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_default_timeout(5000)
    page.problems = []
    page.on("pageerror", lambda problem: page.problems.append(str(problem)))
    page.on("console", lambda line: page.problems.append(line.text) if line.type == "error" else None)
    await page.goto(hold.world.base)
    await page.wait_for_selector("body.ready")
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_table_is_played_in_the_browser(browser: Any, hold: Any, size: tuple[int, int]) -> None:
    page = await visit(browser, hold, size)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"

    # A slash command in Ada's French, with autocomplete, a number and a person.
    await page.get_by_label("Message", exact=True).fill("/jou")
    await expect(page.locator(".palette .option").first).to_contain_text("/jouer")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command")).to_contain_text("Ouvrir une table")
    await page.keyboard.type("fortr")
    await expect(page.locator(".combo-list .option")).to_have_text(["Fortress"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="jeu")).to_have_value("Fortress")
    await page.get_by_role("button", name="seats").click()
    await page.keyboard.type("3")
    await page.get_by_role("button", name="Send").click()
    message = page.locator(".message", has_text="Table fortress")
    await expect(message).to_contain_text("Ada used /play")
    assert await message.locator(".gallery img").evaluate(
        "i => i.complete || new Promise(r => { i.onload = () => r(true) })"
    )

    # A button edits in place, a disabled one cannot be clicked.
    await message.get_by_role("button", name="Roll").click()
    await expect(message).to_contain_text("Clicks: 1")
    await expect(message).to_contain_text("(edited)")
    await expect(message.get_by_role("button", name="Closed")).to_be_disabled()

    # A select with several picks.
    await message.get_by_role("button", name="Dice to keep").click()
    await page.get_by_role("option", name="Die 2").click()
    await page.get_by_role("option", name="Die 5").click()
    await page.get_by_role("button", name="Done (2)").click()
    await expect(page.locator(".message").last).to_contain_text("kept 2,5")

    # A modal, first with something missing.
    await message.get_by_role("button", name="Ask").click()
    dialog = page.get_by_role("dialog", name="Your move")
    await dialog.get_by_label("Reason").fill("because")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("Die")
    await dialog.get_by_role("button", name="Die").click()
    await page.get_by_role("option", name="two").click()
    await dialog.get_by_label("Sure").check()
    await dialog.get_by_label("right").check()
    await dialog.get_by_role("button", name="Submit").click()
    private = page.locator(".message-private").last
    await expect(private).to_contain_text("'reason': 'because', 'die': ['2'], 'sure': True, 'side': 'r'")
    await expect(private).to_contain_text("Only you can see this")

    # Another person does not see what is private, and the first still does.
    await page.locator(f"[data-person='{hold.bo.id}']").click()
    await expect(page.locator(".person.current")).to_contain_text("Bo")
    await expect(message).to_contain_text("Table fortress")
    await expect(page.locator(".message-private")).to_have_count(0)
    await page.keyboard.press("Alt+1")
    await expect(page.locator(".message-private")).to_have_count(2)
    await page.locator(".message-private").last.get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".message-private")).to_have_count(1)
    assert page.problems == []  # type: ignore[attr-defined]


async def test_threads_mentions_and_people(browser: Any, hold: Any) -> None:
    page = await visit(browser, hold, PHONE)
    use = await hold.ada.command("play", hold.table, game="throne", thread=True, friend=hold.bo)
    await hold.world.until(lambda: use.response and use.response["content"].startswith("Table open"))
    (thread,) = hold.world.threads(hold.guild)
    await page.get_by_role("button", name="Show channels").click()
    entry = page.locator(f"[data-channel='{thread.id}']")
    await expect(entry.locator(".badge")).to_have_text("1")
    await entry.click()
    await expect(page.locator("#where")).to_contain_text("Table throne")
    await expect(page.locator(".message").last).to_contain_text("@Ada@Bo, you are asked")

    # Bo is asked somewhere else: the notice takes us there as Bo.
    await hold.ada.say(thread, f"<@{hold.bo.id}> come")
    await page.get_by_role("button", name="Switch to Bo").last.click()
    await expect(page.locator(".person.current")).to_contain_text("Bo")
    await expect(page.locator(".message").last).to_contain_text("come")
    await hold.world.until(lambda: hold.bo.unread == [])

    # Links to channels lead inside the page; plain messages turn names into mentions.
    await page.get_by_label("Message", exact=True).fill("see #table, @Ada")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last.locator("a.mention")).to_have_text("#table")
    await hold.world.until(lambda: len(hold.ada.mentions) == 2)
    await page.locator(".message").last.locator("a.mention").click()
    await expect(page.locator("#where")).to_have_text("table")

    # A new person, and a thread that is deleted under our eyes.
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name").fill("Zoë <b>")
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(page.locator(".person.current")).to_contain_text("Zoë <b>")
    await page.evaluate("id => { location.hash = id }", thread.id)
    hold.world.delete_channel(thread)
    await expect(page.locator("#side .entry-thread")).to_have_count(0)
    assert page.problems == []  # type: ignore[attr-defined]


async def test_nothing_in_a_message_becomes_markup(browser: Any, hold: Any) -> None:
    page = await visit(browser, hold, DESK)
    evil = "<img src=x onerror=alert(1)> **<b>bold</b>** [x](javascript:alert(1)) ||<i>|| `<u>`"
    await hold.bo.say(hold.table, evil)
    await hold.bo.upload(hold.table, "<svg onload=alert(1)>.txt", b"x")
    await expect(page.locator(".message .file")).to_have_count(1)
    message = page.locator(".message .md").first
    await expect(message).to_contain_text("<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1))")
    assert await page.evaluate("document.querySelectorAll('.message img, .message b, .message svg svg').length") == 0
    assert await page.evaluate("[...document.links].every(a => /^(https?:|#|$)/.test(a.getAttribute('href')))")
    assert page.problems == []  # type: ignore[attr-defined]


async def test_a_failed_interaction_says_so_and_the_line_comes_back(browser: Any, hold: Any) -> None:
    hold.world.window = 0.3
    page = await visit(browser, hold, DESK)
    await page.get_by_label("Message", exact=True).fill("/silent")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("did not respond")
    await page.keyboard.press("Escape")
    await hold.world.page.close()
    await page.wait_for_selector("body.cut-off")
    await hold.bo.say(hold.table, "said while the line was cut")
    await expect(page.locator(".message").last).to_contain_text("while the line was cut")
    await expect(page.locator("body.cut-off")).to_have_count(0)
