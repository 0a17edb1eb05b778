"""Answers given by clicking: any picks of any question, with the components that a person sees."""

from __future__ import annotations

from typing import Any

from engine.core.prompt import Field, Pick, Picks, Prompt
from tests.cogs.conftest import Hall
from tests.cogs.playing import components, where


def kind_of(component: Any) -> str:
    return component["custom_id"].split(":")[0]


async def give(hall: Hall, thread: Any, person: Any, prompt: Prompt, picks: Picks) -> Any:
    """Answer a question with these picks; gives the message that was clicked, as it was before the last click."""
    message = await where(hall, thread, person, prompt)
    if isinstance(picks, dict):
        return await _form(hall, thread, person, message, prompt, picks)
    if isinstance(picks, list):
        return await _some(hall, person, message, prompt, picks)
    index = picks if isinstance(picks, int) else prompt.field.values.index(picks)
    mine = components(hall, message, prompt)
    for one in mine:
        if kind_of(one) == "a" and one["custom_id"].split(":")[3] == str(index):
            await (await person.click(message, custom_id=one["custom_id"])).answer()
            return message
        if kind_of(one) == "s":
            await (await person.choose(message, [str(index)], custom_id=one["custom_id"])).answer()
            return message
        if kind_of(one) == "m":
            modal = (await (await person.click(message, custom_id=one["custom_id"])).answer()).modal
            await (await person.submit(modal, {"number": str(index)})).answer()
            return message
    raise AssertionError(f"{prompt.kind} cannot be answered with {picks}: {mine}")


async def _some(hall: Hall, person: Any, message: Any, prompt: Prompt, picks: list[str]) -> Any:
    wanted = [prompt.field.values.index(pick) for pick in picks]
    chooser = [one for one in components(hall, message, prompt) if kind_of(one) == "k"]
    if chooser:
        values = [str(index) for index in wanted]
        await (await person.choose(message, values, custom_id=chooser[0]["custom_id"])).answer()
        return message
    for index in wanted:
        toggle = next(
            one
            for one in components(hall, message, prompt)
            if kind_of(one) == "t" and one["custom_id"].split(":")[4] == str(index)
        )
        message = (await (await person.click(message, custom_id=toggle["custom_id"])).answer()).message
    confirm = next(one for one in components(hall, message, prompt) if kind_of(one) == "c")
    await (await person.click(message, custom_id=confirm["custom_id"])).answer()
    return message


async def fill(hall: Hall, person: Any, message: Any, prompt: Prompt, index: int, field: Field, pick: Pick) -> Any:
    """Fill in one field of a form; gives the message as it is then."""
    if isinstance(pick, str):
        for one in components(hall, message, prompt):  # a first choice among few is a row of buttons
            if kind_of(one) == "b" and one["custom_id"].split(":")[3] == str(field.values.index(pick)):
                return (await (await person.click(message, custom_id=one["custom_id"])).answer()).message
    select = next(
        one
        for one in components(hall, message, prompt)
        if kind_of(one) == "f" and one["custom_id"].split(":")[3] == str(index)
    )
    if isinstance(pick, int):
        values = [str(pick)]
    else:
        values = [str(field.values.index(value)) for value in ([pick] if isinstance(pick, str) else pick)]
    return (await (await person.choose(message, values, custom_id=select["custom_id"])).answer()).message


async def _form(hall: Hall, thread: Any, person: Any, message: Any, prompt: Prompt, picks: dict[str, Pick]) -> Any:
    match = (await hall.live(thread)).match
    draft: dict[str, Pick] = {}
    for name, pick in picks.items():
        fields = match.fields(prompt, draft)
        index = next(n for n, field in enumerate(fields) if field.name == name)
        message = await fill(hall, person, message, prompt, index, fields[index], pick)
        draft[name] = pick
    if (await hall.live(thread)).match.prompt(prompt.id) is None:
        return message  # the first choice was all there was to choose
    send = next(one for one in components(hall, message, prompt) if kind_of(one) == "y")
    await (await person.click(message, custom_id=send["custom_id"])).answer()
    return message
