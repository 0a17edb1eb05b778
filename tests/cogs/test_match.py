"""Whole matches over the local Discord, by the real client."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.cogs.conftest import Hall


async def play(hall: Hall, thread: Any, people: dict[int, Any], rng: Random, answers: int = 400) -> int:
    """Everybody answers what they are asked by clicking what they see, until the match is over."""
    clicks = 0
    while clicks < answers:
        live = await hall.live(thread)
        await hall.house.croupier.settled(live.match.id)
        if live.match.result is not None:
            return clicks
        must = [prompt for prompt in live.match.prompts if not prompt.optional]
        prompt = rng.choice(must)
        person = people[live.user_of(rng.choice(prompt.seats))]
        await hall.settle(thread)
        table = hall.table(thread)
        message = table
        if not [b for b in hall.world.buttons(table) if f":{prompt.id}:" in b.get("custom_id", "")] and not [
            s for s in hall.world.selects(table) if f":{prompt.id}:" in s.get("custom_id", "")
        ]:
            use = await person.click(table, "My hand")
            message = (await use.answer()).message
        await answer(hall, person, message, prompt, rng)
        clicks += 1
    return clicks


async def answer(hall: Hall, person: Any, message: Any, prompt: Any, rng: Random) -> None:
    """Answer one prompt with the components of a message."""
    mine = [b for b in hall.world.buttons(message) if f":{prompt.id}:" in b.get("custom_id", "")]
    selects = [s for s in hall.world.selects(message) if f":{prompt.id}:" in s["custom_id"]]
    kinds = {button["custom_id"].split(":")[0] for button in mine}
    if "t" in kinds:
        toggle = rng.choice([b for b in mine if b["custom_id"].startswith("t:")])
        use = await person.click(message, custom_id=toggle["custom_id"])
        message = (await use.answer()).message
        confirm = next(b for b in hall.world.buttons(message) if b["custom_id"].startswith("c:"))
        await (await person.click(message, custom_id=confirm["custom_id"])).answer()
    elif "a" in kinds:
        button = rng.choice([b for b in mine if b["custom_id"].startswith("a:")])
        await (await person.click(message, custom_id=button["custom_id"])).answer()
    elif selects:
        option = rng.choice(selects[0]["options"])
        await (await person.choose(message, [option["value"]], custom_id=selects[0]["custom_id"])).answer()
    elif "m" in kinds:
        use = await person.click(message, custom_id=mine[0]["custom_id"])
        modal = (await use.answer()).modal
        await (await person.submit(modal, {"number": str(prompt.field.max)})).answer()
    else:
        raise AssertionError(f"{prompt.kind} cannot be answered with {message}")


async def test_two_people_play_from_the_command_to_the_result(hall: Hall) -> None:
    thread = await hall.match(hall.bo)
    people = {int(hall.ada.id): hall.ada, int(hall.bo.id): hall.bo}
    await play(hall, thread, people, Random(2))
    await hall.settle(thread)
    texts = [hall.world.text_of(message) for message in hall.ada.sees(thread)]
    assert any("win" in text or "draw" in text.lower() for text in texts)
    assert any("SHA-256" in text for text in texts)
