"""Application commands: registered, limited, offered."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import NotPossible


def command(**more: Any) -> dict[str, Any]:
    return {"name": "x", "description": "d", **more}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "o", "description": "d", **more}


BAD: dict[str, dict[str, Any]] = {
    "name 33": command(name="x" * 33),
    "upper case": command(name="Play"),
    "a space": command(name="a b"),
    "no description": command(description=""),
    "description 101": command(description="d" * 101),
    "26 options": command(options=[option(name=f"o{n}") for n in range(26)]),
    "twin options": command(options=[option(), option()]),
    "required last": command(options=[option(name="a"), option(name="b", required=True)]),
    "26 choices": command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
    "choice name 101": command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])]),
    "choice value 101": command(options=[option(choices=[{"name": "n", "value": "v" * 101}])]),
    "autocomplete and choices": command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])]),
    "autocomplete of a user": command(options=[option(type=6, autocomplete=True)]),
    "bounds of a string": command(options=[option(min_value=1)]),
    "lengths of a number": command(options=[option(type=4, max_length=1)]),
    "sub beside option": command(options=[option(type=1), option(name="p")]),
    "a group in a group": command(options=[option(type=2, options=[option(type=2)])]),
    "too deep": command(options=[option(type=2, options=[option(type=1, options=[option(type=1)])])]),
    "an unknown language": command(name_localizations={"xx": "y"}),
    "a bad French name": command(name_localizations={"fr": "Jouer Fort"}),
    "type 12": command(options=[option(type=12)]),
    "8001 letters": command(
        options=[
            option(name=f"o{n}", choices=[{"name": "n" * 100, "value": f"{k:0100}"} for k in range(20)])
            for n in range(3)
        ]
    ),
}


async def test_the_limits_of_commands(place: Any, raw: Any) -> None:
    base = f"/applications/{place.world.bot.id}/commands"
    for name, body in BAD.items():
        status, answer = await raw("POST", base, body)
        assert (status, answer.get("code")) == (400, 50035), (name, answer)
        assert (await raw("PUT", base, [body]))[0] == 400
    assert await raw.code("PUT", base, [command(), command()]) == 50035
    assert await raw.code("PUT", base, [command(name=f"c{n}") for n in range(101)]) == 50035
    assert await raw.code("PUT", base, [command(name=f"c{n}") for n in range(100)]) == 0


async def test_commands_are_made_changed_and_deleted(place: Any, raw: Any) -> None:
    base = f"/applications/{place.world.bot.id}/commands"
    _, made = await raw("POST", base, command(name="déjà-vu", name_localizations={"fr": "encore"}))
    assert made["type"] == 1 and made["application_id"] == place.world.bot.id
    _, again = await raw("POST", base, command(name="déjà-vu", description="new"))
    assert again["id"] == made["id"] and again["version"] != made["version"], "the same name keeps its id"
    _, patched = await raw("PATCH", f"{base}/{made['id']}", {"description": "newer"})
    assert (await raw("GET", f"{base}/{made['id']}"))[1]["description"] == patched["description"] == "newer"
    _, replaced = await raw("PUT", base, [command(name="déjà-vu"), command(name="other")])
    assert replaced[0]["id"] == made["id"]
    assert len((await raw("GET", base))[1]) == 2
    assert (await raw("DELETE", f"{base}/{made['id']}"))[0] == 204
    assert await raw.code("DELETE", f"{base}/{made['id']}") == 10063
    assert await raw.code("PUT", "/applications/1/commands", []) == 50001


async def test_a_guild_s_own_commands_are_offered_there_only(place: Any, raw: Any) -> None:
    other = place.world.add_guild("Other")
    elsewhere = place.world.add_channel(other, "t")
    place.world.join(place.ada, other)
    await raw("PUT", f"/applications/{place.world.bot.id}/guilds/{other.id}/commands", [command(name="local")])
    use = await place.ada.command("local", elsewhere)
    assert use.command_name == "local"
    with pytest.raises(NotPossible):
        await place.ada.command("local", place.table)


async def test_contexts_and_default_permissions_decide_the_offer(place: Any, raw: Any) -> None:
    base = f"/applications/{place.world.bot.id}/commands"
    guild_only, chiefs = command(name="here", contexts=[0]), command(name="chief", default_member_permissions="32")
    await raw("PUT", base, [guild_only, chiefs, command(name="nobody", default_member_permissions="0")])
    chief = place.world.add_user("Chief", place.guild, permissions=("manage_guild",))
    admin = place.world.add_user("Admin", place.guild, permissions=("administrator",))
    from sandbox.forms import commands_for

    def offered(person: Any, channel: Any) -> list[str]:
        return [c["name"] for c in commands_for(place.world, person.user, channel)]

    assert offered(place.ada, place.table) == ["here"]
    assert offered(chief, place.table) == ["chief", "here"]
    assert offered(admin, place.table) == ["chief", "here", "nobody"]
    assert offered(place.ada, place.world.dm_with(place.ada.id)) == ["chief", "nobody"]
    place.world.kick_bot(place.guild)
    assert offered(place.ada, place.table) == []


async def test_two_hundred_new_commands_a_day(world: Any, raw: Any) -> None:
    world.ratelimits.on = True
    base = f"/applications/{world.bot.id}/commands"
    for n in range(2):
        await raw("PUT", base, [command(name=f"{n}c{k}") for k in range(100)])
    await raw("PUT", base, [])
    assert await raw.code("POST", base, command(name="last")) == 30034
