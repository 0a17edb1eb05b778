"""A newcomer with a browser: `bot.py` without a token, `/play`, and a whole match by clicking."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.cogs.test_front_door import address, start
from tests.sandbox.test_browser import browser  # noqa: F401 - a fixture

STEP = """
() => {
  // click the first thing that answers: on the newest private message if it asks, else on the table
  const answers = /^(Confirm.*|Roll for coins|Make it bright|Points|Send|[0-9]+)$/;
  const shown = [...document.querySelectorAll('.message')];
  const asks = (message) => [...message.querySelectorAll('button:not(:disabled)')].filter(
      (button) => answers.test(button.textContent.trim()));
  if (shown.some((message) => message.textContent.includes('SHA-256 of the file'))) return 'over';
  const table = shown.filter((message) => !message.classList.contains('message-private')
      && [...message.querySelectorAll('button')].some((button) => button.textContent.includes('My hand'))).at(-1);
  if (!table) return 'no table';
  if (asks(table).length) { asks(table).at(-1).click(); return 'answered'; }
  if (!table.textContent.includes('you are asked')) return 'waiting';
  const hand = shown.filter((message) => message.classList.contains('message-private')).at(-1);
  if (hand && asks(hand).length) { asks(hand).at(-1).click(); return 'answered in private'; }
  [...table.querySelectorAll('button')].find((button) => button.textContent.includes('My hand')).click();
  return 'opened the hand';
}
"""


async def test_a_whole_match_is_played_in_the_browser(browser: Any, tmp_path: Path) -> None:  # noqa: F811
    process = await start(tmp_path)
    try:
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        problems: list[str] = []
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        await page.goto(await address(process))
        began = time.monotonic()
        await page.wait_for_selector("body.ready")
        await page.locator("#side").get_by_text("tables").click()
        await page.get_by_label("Message", exact=True).fill("/play")
        await expect(page.locator(".palette .option").first).to_contain_text("/play")
        await page.keyboard.press("Enter")
        await page.keyboard.type("Lant")
        await expect(page.locator(".combo-list .option")).to_have_text(["Lanterns"])
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="players").click()
        await page.keyboard.type("2")
        await page.get_by_role("button", name="Send").click()
        lobby = page.locator(".message", has_text="2 of 2–4 players")
        await lobby.get_by_role("button", name="Start").click()
        await page.locator("#side .entry-thread").first.click()
        steps: list[str] = []
        while "over" not in steps:
            assert time.monotonic() - began < 60, f"not over after a minute: {steps[-12:]}"
            steps.append(await page.evaluate(STEP))
            await asyncio.sleep(0.12)
        assert "answered" in steps and "answered in private" in steps
        assert problems == []
        wrong = await page.get_by_text("went wrong").count()
    finally:
        process.send_signal(signal.SIGINT)
        _, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0 and "ERROR" not in err.decode(), err.decode()
    assert not wrong


pytestmark = pytest.mark.xdist_group("browser")
