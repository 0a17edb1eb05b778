"""What a Discord app does before it sends: finds commands and components, checks and writes what was filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import payloads
from .component_limits import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
)
from .model import Channel, User
from .permissions import in_guild
from .wire import Json, walk

if TYPE_CHECKING:
    from .world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
ENTITY_SELECTS = {5: "users", 6: "roles", 7: "mentionables", 8: "channels"}


class NotPossible(Exception):
    """A person tried something that their own Discord app would not let them do."""


# -- commands ----------------------------------------------------------------------------------------------------------


def commands_for(world: World, user: User, place: Channel) -> list[Json]:
    """List the slash commands that a user is offered in a place."""
    guild = world.guild_of(place)
    if guild is not None and world.bot.id not in guild.members:
        return []
    offered = {c["name"]: c for c in world.commands[None].values()}
    if guild is not None:
        offered |= {c["name"]: c for c in world.commands.get(guild.id, {}).values()}
    found: list[Json] = []
    for command in offered.values():
        contexts = command.get("contexts")
        if command["type"] != 1 or (contexts is not None and (0 if guild else 1) not in contexts):
            continue
        needed = command.get("default_member_permissions")
        if needed is not None and guild is not None:
            held = in_guild(guild, user.id)
            if int(needed) & ~held or (int(needed) == 0 and not held & 1 << 3):
                continue
        found.append(command)
    return sorted(found, key=lambda c: c["name"])


def find_command(world: World, user: User, place: Channel, name: str) -> tuple[Json, list[Json], list[Json]]:
    """Find a command by its full name: itself, the subcommands on the way, and the options at the end."""
    first, *rest = name.split()
    command = next((c for c in commands_for(world, user, place) if c["name"] == first), None)
    if command is None:
        known = ", ".join(c["name"] for c in commands_for(world, user, place)) or "none"
        raise NotPossible(f"{user.name} is not offered /{first} here (offered: {known})")
    path: list[Json] = []
    options: list[Json] = command.get("options") or []
    for step in rest:
        inner = next((o for o in options if o["name"] == step and o["type"] in (SUBCOMMAND, GROUP)), None)
        if inner is None:
            raise NotPossible(f"/{name}: there is no {step!r} in it")
        path.append(inner)
        options = inner.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in options):
        raise NotPossible(f"/{name} needs one of its subcommands: {', '.join(o['name'] for o in options)}")
    return command, path, options


def command_data(
    world: World, place: Channel, found: tuple[Json, list[Json], list[Json]], values: dict[str, Any], focused: str = ""
) -> Json:
    """Write the data of a command interaction; ``focused`` marks an autocomplete, where nothing is required yet."""
    command, path, options = found
    by_name = {o["name"]: o for o in options}
    if stray := [k for k in values if k not in by_name]:
        raise NotPossible(f"/{command['name']} has no option {stray[0]!r} (it has: {', '.join(by_name) or 'none'})")
    resolved: Json = {}
    written: list[Json] = []
    for option in options:
        value = values.get(option["name"])
        if value is None:
            if option.get("required") and not focused:
                raise NotPossible(f"/{command['name']} needs {option['name']!r}")
            continue
        partial = bool(focused)
        entry: Json = {"name": option["name"], "type": option["type"]}
        entry["value"] = (
            value if partial and option["type"] in (STRING, INTEGER, NUMBER) else _value(world, option, value)
        )
        if option["type"] in (USER, CHANNEL, ROLE, MENTIONABLE):
            resolve(world, place, [entry["value"]], resolved)
        if option["name"] == focused:
            entry["focused"] = True
        written.append(entry)
    for step in reversed(path):
        written = [{"name": step["name"], "type": step["type"], "options": written}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": written}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _value(world: World, option: Json, value: Any) -> Any:
    kind, name = option["type"], option["name"]
    if kind == STRING:
        value = str(value)
        if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000) or not value:
            raise NotPossible(f"{name}: wrong length for {value[:40]!r}")
    elif kind in (INTEGER, NUMBER):
        try:
            value = int(value) if kind == INTEGER else float(value)
        except (TypeError, ValueError):
            raise NotPossible(f"{name}: {value!r} is not a number") from None
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and value < low) or (high is not None and value > high):
            raise NotPossible(f"{name}: {value} is outside {low}..{high}")
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise NotPossible(f"{name}: {value!r} is neither True nor False")
    elif kind == ATTACHMENT:
        raise NotPossible(f"{name}: files cannot be given to commands here")
    else:
        value = str(getattr(value, "id", value))
        places = {USER: world.users, CHANNEL: world.channels}
        if kind in places and value not in places[kind]:
            raise NotPossible(f"{name}: nothing here has the id {value}")
        if (
            kind == CHANNEL
            and option.get("channel_types")
            and world.channels[value].type not in option["channel_types"]
        ):
            raise NotPossible(f"{name}: that kind of channel is not offered")
    if (choices := option.get("choices")) and value not in (c["value"] for c in choices):
        # People see names; let drivers write them as well.
        named = next((c["value"] for c in choices if c["name"] == value), None)
        if named is None:
            raise NotPossible(f"{name}: {value!r} is not among the choices {[c['value'] for c in choices]}")
        return named
    return value


def resolve(world: World, place: Channel, ids: list[str], into: Json) -> None:
    """Add the objects behind ids, as interactions carry them."""
    guild = world.guild_of(place)
    for one in ids:
        if (someone := world.users.get(one)) is not None:
            into.setdefault("users", {})[one] = payloads.user(someone)
            if guild is not None and one in guild.members:
                member = payloads.member(world, guild, guild.members[one], with_user=False)
                into.setdefault("members", {})[one] = member | {"permissions": str(world.can(place, one))}
        elif (other := world.channels.get(one)) is not None:
            data = payloads.channel(world, other) | {"permissions": str(world.can(other, world.bot.id))}
            into.setdefault("channels", {})[one] = data
        elif guild is not None and one in guild.roles:
            into.setdefault("roles", {})[one] = payloads.role(guild.roles[one])


# -- components --------------------------------------------------------------------------------------------------------


def buttons(message: Json) -> list[Json]:
    """List the buttons of a message in reading order."""
    return [c for c in walk(message.get("components", [])) if c["type"] == BUTTON]


def selects(message: Json) -> list[Json]:
    """List the select menus of a message in reading order."""
    return [c for c in walk(message.get("components", [])) if c["type"] in SELECTS]


def label_of(button: Json) -> str:
    """Read a button: its label, or its emoji if it has none."""
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""


def find_button(message: Json, label: str | None, custom_id: str | None, index: int | None) -> Json:
    """Find a button by label, custom_id or place."""
    every = buttons(message)
    if index is not None and -len(every) <= index < len(every):
        return every[index]
    for button in every:
        if custom_id is not None and button.get("custom_id") == custom_id:
            return button
        if custom_id is None and index is None and label is not None and label_of(button) == label:
            return button
    wanted = next(x for x in (custom_id, index, label, "?") if x is not None)
    raise NotPossible(f"no button {wanted!r}; there are: {[label_of(b) for b in every]}")


def find_select(message: Json, custom_id: str | None, placeholder: str | None, index: int | None) -> Json:
    """Find a select menu by custom_id, placeholder or place; the only one if nothing is said."""
    every = selects(message)
    if custom_id is None and placeholder is None and index is None and len(every) == 1:
        return every[0]
    if index is not None and -len(every) <= index < len(every):
        return every[index]
    for select in every:
        if custom_id is not None and select["custom_id"] == custom_id:
            return select
        if custom_id is None and placeholder is not None and select.get("placeholder") == placeholder:
            return select
    names = [s.get("placeholder") or s["custom_id"] for s in every]
    raise NotPossible(f"no such select (custom_id={custom_id!r}, placeholder={placeholder!r}); there are: {names}")


def chosen(select: Json, values: list[Any], *, force: bool = False) -> list[str]:
    """Turn picks (values, labels, or things with an id) into the values a select sends."""
    picks = [str(getattr(v, "id", v)) for v in values]
    if "options" in select and select["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP):
        by_label = {o["label"]: o["value"] for o in select["options"]}
        known = {o["value"] for o in select["options"]}
        picks = [p if p in known else by_label.get(p, p) for p in picks]
        if not force and (stray := [p for p in picks if p not in known]):
            raise NotPossible(f"{stray[0]!r} is not among the options {sorted(known)}")
    if not force and select["type"] in SELECTS:
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        if not low <= len(picks) <= high or len(set(picks)) != len(picks):
            raise NotPossible(f"this select takes {low} to {high} different values, not {picks}")
    return picks


# -- modals ------------------------------------------------------------------------------------------------------------


def modal_data(world: World, place: Channel, modal: Json, values: dict[str, Any], *, force: bool = False) -> Json:
    """Write the data of a modal submit from values by label or custom_id; what is not given keeps its default."""
    left = dict(values)
    rows: list[Json] = []
    resolved: Json = {}
    for n, row in enumerate(modal["components"], 1):
        entry: Json = {"type": row["type"], "id": row.get("id") or n * 10}
        if row["type"] == 18:
            entry["component"] = _filled(row["component"], row["label"], left, n * 10 + 1, force)
        elif row["type"] == 1:
            inner = row["components"][0]
            entry["components"] = [_filled(inner, inner.get("label", ""), left, n * 10 + 1, force)]
        rows.append(entry)
        for one in walk([entry]):
            if one["type"] in ENTITY_SELECTS:
                resolve(world, place, one["values"], resolved)
    if left and not force:
        raise NotPossible(f"the modal {modal['title']!r} has no field {next(iter(left))!r}")
    data: Json = {"custom_id": modal["custom_id"], "components": rows}
    if resolved:
        data["resolved"] = resolved
    return data


def _filled(field: Json, label: str, left: dict[str, Any], number: int, force: bool) -> Json:
    key = next((k for k in (field["custom_id"], label) if k in left), None)
    given = left.pop(key) if key is not None else None
    entry: Json = {"type": field["type"], "id": field.get("id") or number, "custom_id": field["custom_id"]}
    required = field.get("required", True)
    if field["type"] == TEXT_INPUT:
        text = str(given if given is not None else field.get("value") or "")
        low = field.get("min_length") or 0
        if not force and ((required and not text) or (text and not low <= len(text) <= field.get("max_length", 4000))):
            raise NotPossible(f"{label}: {len(text)} characters are not accepted")
        return entry | {"value": text}
    if field["type"] == CHECKBOX:
        return entry | {"value": bool(field.get("default", False) if given is None else given)}
    if given is None:
        picks = [o["value"] for o in field.get("options", ()) if o.get("default")]
        picks += [str(v["id"]) for v in field.get("default_values", ())]
    else:
        picks = [given] if isinstance(given, (str, int)) or hasattr(given, "id") else list(given)
    if not picks and not required:
        return entry | ({"value": None} if field["type"] == RADIO_GROUP else {"values": []})
    if field["type"] == RADIO_GROUP:
        if len(picks) != 1 and not force:
            raise NotPossible(f"{label}: choose one")
        return entry | {"value": chosen(field, picks, force=force)[0]}
    if field["type"] in (CHECKBOX_GROUP, FILE_UPLOAD):
        low, high = field.get("min_values", 1), field.get("max_values") or len(field.get("options", ())) or 1
        if not force and not low <= len(picks) <= high:
            raise NotPossible(f"{label}: choose {low} to {high}")
    return entry | {"values": chosen(field, picks, force=force)}
