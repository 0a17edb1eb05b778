"""Every limit of the table in Discord's documentation, refused with the reason and the spot."""

from __future__ import annotations

from typing import Any

import pytest

V2 = 1 << 15


def row(*children: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def button(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "x", "custom_id": f"b{n}", **more}


def options(count: int) -> list[dict[str, Any]]:
    return [{"label": f"o{n}", "value": str(n)} for n in range(count)]


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": options(count), **more}


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(count: int, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}, **more} for _ in range(count)]}


def layout(*components: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def classic(*components: Any) -> dict[str, Any]:
    return {"content": "x", "components": list(components)}


def section(texts: int, accessory: Any) -> dict[str, Any]:
    return {"type": 9, "components": [text()] * texts, "accessory": accessory}


GOOD: dict[str, dict[str, Any]] = {
    "2000 letters": {"content": "x" * 2000},
    "5 rows of 5 buttons": classic(*(row(*(button(5 * r + n) for n in range(5))) for r in range(5))),
    "25 options": classic(row(select(25, max_values=25))),
    "40 components": layout(*(text() for _ in range(40))),
    "4000 letters": layout(text("x" * 2000), text("y" * 2000)),
    "10 pictures": layout(gallery(10)),
    "a section": layout(section(3, button())),
    "a container": layout({"type": 17, "accent_color": 0xFFFFFF, "components": [text(), row(button()), {"type": 14}]}),
    "a link": classic(row({"type": 2, "style": 5, "label": "x", "url": "https://example.com"})),
    "an emoji alone": classic(row({"type": 2, "style": 1, "custom_id": "e", "emoji": {"name": "🎲"}})),
    "10 embeds": {"embeds": [{"title": "x" * 256}] * 10},
    "a user select": classic(row({"type": 5, "custom_id": "u", "max_values": 25})),
}

BAD: dict[str, tuple[dict[str, Any], str]] = {
    "2001 letters": ({"content": "x" * 2001}, "content"),
    "content in V2": ({"flags": V2, "content": "x", "components": [text()]}, "content"),
    "embeds in V2": ({"flags": V2, "embeds": [{"title": "x"}], "components": [text()]}, "embeds"),
    "41 components": (layout(*(text() for _ in range(41))), "components"),
    "41 nested": (layout({"type": 17, "components": [text() for _ in range(40)]}), "components"),
    "4001 letters in one text": (layout(text("x" * 4001)), "components"),
    "4001 letters over two": (layout(text("x" * 2000), text("x" * 2001)), "components"),
    "an empty text": (layout(text("")), "components.0.content"),
    "a V2 component without the flag": (classic(text()), "components.0.type"),
    "6 rows": (classic(*(row(button(n)) for n in range(6))), "components"),
    "6 buttons in a row": (classic(row(*(button(n) for n in range(6)))), "components.0.components"),
    "a select beside a button": (classic(row(select(), button())), "components.0.components"),
    "an empty row": (classic(row()), "components.0.components"),
    "a row in a row": (classic(row(row(button()))), "components.0.components.0.type"),
    "26 options": (classic(row(select(26))), "components.0.components.0.options"),
    "no options": (classic(row(select(0))), "components.0.components.0.options"),
    "equal values": (
        classic(
            row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]})
        ),
        "components.0.components.0.options.1.value",
    ),
    "more picks than options": (classic(row(select(2, max_values=3))), "components.0.components.0.max_values"),
    "min over max": (classic(row(select(5, min_values=3, max_values=2))), "components.0.components.0.min_values"),
    "placeholder 151": (classic(row(select(placeholder="x" * 151))), "components.0.components.0.placeholder"),
    "option label 101": (
        classic(row({"type": 3, "custom_id": "s", "options": [{"label": "x" * 101, "value": "1"}]})),
        "components.0.components.0.options.0.label",
    ),
    "option value 101": (
        classic(row({"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "1" * 101}]})),
        "components.0.components.0.options.0.value",
    ),
    "option description 101": (
        classic(
            row({"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "1", "description": "d" * 101}]})
        ),
        "components.0.components.0.options.0.description",
    ),
    "two defaults for one pick": (
        classic(row({"type": 3, "custom_id": "s", "options": [o | {"default": True} for o in options(2)]})),
        "components.0.components.0.options",
    ),
    "label 81": (classic(row(button(label="x" * 81))), "components.0.components.0.label"),
    "custom_id 101": (classic(row(button(custom_id="x" * 101))), "components.0.components.0.custom_id"),
    "no custom_id": (classic(row(button(custom_id=""))), "components.0.components.0.custom_id"),
    "equal custom_ids": (classic(row(button(1), button(1))), "components"),
    "neither label nor emoji": (classic(row(button(label=None))), "components.0.components.0.label"),
    "style 9": (classic(row(button(style=9))), "components.0.components.0.style"),
    "a link without url": (classic(row({"type": 2, "style": 5, "label": "x"})), "components.0.components.0.url"),
    "a url on no link": (classic(row(button(url="https://x.org"))), "components.0.components.0.url"),
    "11 pictures": (layout(gallery(11)), "components.0.items"),
    "no pictures": (layout(gallery(0)), "components.0.items"),
    "alt text 1025": (layout(gallery(1, description="x" * 1025)), "components.0.items.0.description"),
    "4 texts in a section": (layout(section(4, button())), "components.0.components"),
    "a section without accessory": (layout({"type": 9, "components": [text()]}), "components.0.accessory"),
    "a container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
    ),
    "an empty container": (layout({"type": 17, "components": []}), "components.0.components"),
    "a colour too big": (
        layout({"type": 17, "accent_color": 1 << 24, "components": [text()]}),
        "components.0.accent_color",
    ),
    "a text input in a message": (
        classic(row({"type": 4, "custom_id": "t", "style": 1})),
        "components.0.components.0.type",
    ),
    "no such upload": (layout({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}), "components"),
    "a strange scheme": (
        layout({"type": 12, "items": [{"media": {"url": "javascript:alert(1)"}}]}),
        "components.0.items.0.media.url",
    ),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "6001 letters in embeds": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    "embed title 257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "embed description 4097": ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    "26 fields": ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    "field name 257": ({"embeds": [{"fields": [{"name": "n" * 257, "value": "v"}]}]}, "embeds.0.fields.0.name"),
    "field value 1025": ({"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]}, "embeds.0.fields.0.value"),
    "footer 2049": ({"embeds": [{"title": "t", "footer": {"text": "f" * 2049}}]}, "embeds.0.footer"),
    "an empty embed": ({"embeds": [{}]}, "embeds.0.description"),
    "nonce 26": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "mentions twice said": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "a component without type": (classic({"components": []}), "components.0.type"),
}


def spots(errors: dict[str, Any], path: str = "") -> set[str]:
    found: set[str] = {path} if "_errors" in errors else set()
    for key, inner in errors.items():
        if key != "_errors":
            found |= spots(inner, f"{path}.{key}" if path else key)
    return found


async def test_what_is_just_within_the_limits_passes(place: Any, raw: Any) -> None:
    for name, body in GOOD.items():
        status, answer = await raw("POST", f"/channels/{place.table.id}/messages", body)
        assert status == 200, (name, answer)


async def test_every_limit_of_messages_is_refused_at_its_spot(place: Any, raw: Any) -> None:
    for name, (body, spot) in BAD.items():
        status, answer = await raw("POST", f"/channels/{place.table.id}/messages", body)
        assert (status, answer["code"]) == (400, 50035), (name, answer)
        assert spot in spots(answer["errors"]), (name, answer)
    assert place.ada.sees(place.table) == []


@pytest.mark.parametrize(
    "body", [{}, {"content": "  "}, {"flags": V2}, {"flags": V2, "components": []}, {"content": "", "embeds": []}]
)
async def test_an_empty_message_is_refused(place: Any, raw: Any, body: dict[str, Any]) -> None:
    assert await raw.code("POST", f"/channels/{place.table.id}/messages", body) == 50006


async def test_the_v2_flag_cannot_be_taken_away(place: Any, raw: Any) -> None:
    channel = f"/channels/{place.table.id}/messages"
    _, message = await raw("POST", channel, layout(text("one")))
    _, edited = await raw("PATCH", f"{channel}/{message['id']}", {"flags": 0, "components": [text("two")]})
    assert edited["flags"] & V2 and edited["components"][0]["content"] == "two"
    assert await raw.code("PATCH", f"{channel}/{message['id']}", {"content": "plain"}) == 50035
    _, plain = await raw("POST", channel, {"content": "plain"})
    assert await raw.code("PATCH", f"{channel}/{plain['id']}", layout(text())) == 50035
    status, turned = await raw("PATCH", f"{channel}/{plain['id']}", {"content": None, **layout(text())})
    assert status == 200 and turned["flags"] & V2 and turned["content"] == ""


async def test_files_are_limited_in_size_and_number(place: Any, raw: Any) -> None:
    channel = f"/channels/{place.table.id}/messages"
    assert await raw.code("POST", channel, {}, big__png=b"x" * ((10 << 20) + 1)) == 40005
    three = {f"f{n}__bin": b"x" * (9 << 20) for n in range(3)}
    assert await raw.code("POST", channel, {}, **three) == 40005
    eleven = {f"f{n}__txt": b"x" for n in range(11)}
    assert await raw.code("POST", channel, {}, **eleven) == 50035
    status, message = await raw("POST", channel, {}, **{"we ird__..txt": b"x"})
    assert status == 200 and "/" not in message["attachments"][0]["filename"]


def modal(*components: Any, **more: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"title": "T", "custom_id": "m", "components": list(components), **more}}


def label(component: Any, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": component, **more}


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "t", "style": 1, **more}


BAD_MODALS: dict[str, tuple[dict[str, Any], str]] = {
    "title 46": (modal(label(text_input()), title="x" * 46), "data.title"),
    "no custom_id": (modal(label(text_input()), custom_id=""), "data.custom_id"),
    "no fields": (modal(), "data.components"),
    "6 fields": (modal(*(label(text_input(custom_id=str(n))) for n in range(6))), "data.components"),
    "label 46": (modal(label(text_input(), label="x" * 46)), "data.components.0.label"),
    "description 101": (modal(label(text_input(), description="x" * 101)), "data.components.0.description"),
    "max_length 4001": (modal(label(text_input(max_length=4001))), "data.components.0.component.max_length"),
    "min over max": (modal(label(text_input(min_length=5, max_length=2))), "data.components.0.component.min_length"),
    "value too long": (modal(label(text_input(max_length=2, value="abc"))), "data.components.0.component.value"),
    "placeholder 101": (modal(label(text_input(placeholder="x" * 101))), "data.components.0.component.placeholder"),
    "a button": (modal(label(button())), "data.components.0.component"),
    "a bare select": (modal(row(select())), "data.components.0.components"),
    "1 radio": (
        modal(label({"type": 21, "custom_id": "r", "options": options(1)})),
        "data.components.0.component.options",
    ),
    "11 radios": (
        modal(label({"type": 21, "custom_id": "r", "options": options(11)})),
        "data.components.0.component.options",
    ),
    "11 checks": (
        modal(label({"type": 22, "custom_id": "c", "options": options(11)})),
        "data.components.0.component.options",
    ),
    "11 uploads": (
        modal(label({"type": 19, "custom_id": "f", "max_values": 11})),
        "data.components.0.component.max_values",
    ),
    "equal custom_ids": (modal(label(text_input()), label(text_input())), "data.components"),
    "a container": (modal({"type": 17, "components": [text()]}), "data.components.0.type"),
}


async def test_every_limit_of_modals_is_refused_at_its_spot(place: Any, raw: Any) -> None:
    await raw("PUT", f"/applications/{place.world.bot.id}/commands", [{"name": "x", "description": "x"}])
    use = await place.ada.command("x", place.table)
    callback = f"/interactions/{use.id}/{use.token}/callback"
    for name, (body, spot) in BAD_MODALS.items():
        status, answer = await raw("POST", callback, body)
        assert (status, answer["code"]) == (400, 50035), (name, answer)
        assert spot in spots(answer["errors"]), (name, answer)
    good = modal(
        text("read"),
        label(text_input(max_length=4000)),
        label(select()),
        label({"type": 21, "custom_id": "r", "options": options(2)}),
        label({"type": 22, "custom_id": "c", "options": options(10)}),
    )
    assert await raw.code("POST", callback, good) == 0, "a refused answer leaves the interaction open"
