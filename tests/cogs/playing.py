"""People at a table who answer what they are asked by clicking what they see."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.cogs.conftest import Hall


async def play(hall: Hall, thread: Any, people: list[Any], rng: Random, answers: int = 400) -> int:
    """Everybody answers by clicking until the match is over, or so many answers were given; how many it were."""
    seated = {int(person.id): person for person in people}
    given = 0
    while given < answers:
        await hall.settle(thread)
        live = await hall.live(thread)
        if live.match.result is not None:
            break
        prompt = rng.choice([prompt for prompt in live.match.prompts if not prompt.optional])
        person = seated[rng.choice([user for seat in prompt.seats if (user := live.user_of(seat))])]
        await answer(hall, person, await where(hall, thread, person, prompt), prompt, rng)
        given += 1
    return given


async def where(hall: Hall, thread: Any, person: Any, prompt: Any) -> Any:
    """The message in which this person answers a prompt: the table, or their own hand."""
    table = hall.table(thread)
    if components(hall, table, prompt):
        return table
    use = await person.click(table, custom_id=hall.button(table, "h")["custom_id"])
    return (await use.answer()).message


def components(hall: Hall, message: Any, prompt: Any) -> list[Any]:
    """The buttons and selects of a message that belong to a prompt."""
    found = [*hall.world.buttons(message), *hall.world.selects(message)]
    return [part for part in found if part.get("custom_id", "").split(":")[2:3] == [str(prompt.id)]]


async def answer(hall: Hall, person: Any, message: Any, prompt: Any, rng: Random) -> None:
    """Answer one prompt with the components of a message."""
    mine: dict[str, list[Any]] = {}
    for part in components(hall, message, prompt):
        mine.setdefault(part["custom_id"].split(":")[0], []).append(part)
    if "t" in mine:
        use = await person.click(message, custom_id=rng.choice(mine["t"])["custom_id"])
        message = (await use.answer()).message
        await (await person.click(message, custom_id=hall.button(message, "c")["custom_id"])).answer()
    elif "a" in mine:
        await (await person.click(message, custom_id=rng.choice(mine["a"])["custom_id"])).answer()
    elif "s" in mine:
        option = rng.choice(mine["s"][0]["options"])
        await (await person.choose(message, [option["value"]], custom_id=mine["s"][0]["custom_id"])).answer()
    elif "m" in mine:
        use = await person.click(message, custom_id=mine["m"][0]["custom_id"])
        modal = (await use.answer()).modal
        await (await person.submit(modal, {"number": str(prompt.field.max)})).answer()
    elif prompt.shape == "form":
        await fill(hall, person, message, prompt, rng)
    else:
        raise AssertionError(f"{prompt.kind} cannot be answered with {message}")


async def fill(hall: Hall, person: Any, message: Any, prompt: Any, rng: Random) -> None:
    """Fill in a form field by field, then send it."""
    for _ in range(20):
        parts = components(hall, message, prompt)
        if not parts:
            return  # sent: the first choice was all there was to choose
        steps = [part for part in parts if part["custom_id"].startswith("b:")]
        send = [part for part in parts if part["custom_id"].startswith("y:")]
        if send and not send[0].get("disabled"):
            await (await person.click(message, custom_id=send[0]["custom_id"])).answer()
            return
        if steps:
            use = await person.click(message, custom_id=rng.choice(steps)["custom_id"])
        else:
            menus = [part for part in parts if part["custom_id"].startswith("f:")]
            open_ = [menu for menu in menus if not any(option.get("default") for option in menu["options"])]
            menu = (open_ or menus)[0]
            use = await person.choose(message, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
        message = (await use.answer()).message
    raise AssertionError(f"the form {prompt.kind} is never complete")
