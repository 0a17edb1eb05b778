"""REST routes of users, guilds, the application, its commands, and interactions."""

from __future__ import annotations

from . import interactions, messages, payloads
from .command_limits import check_command, check_commands
from .permissions import BITS, VIEW, in_guild
from .rest import Call, route
from .routes_channels import thread_list
from .wire import Json, missing_access, missing_permissions, unknown

# -- users and guilds --------------------------------------------------------------------------------------------------


@route("GET users/@me")
def me(call: Call) -> Json:
    """Tell the bot who it is."""
    return payloads.user(call.world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0, "email": None}


@route("GET users/{}")
def get_user(call: Call) -> Json:
    """Fetch a user."""
    someone = call.world.users.get(call.ids[0])
    if someone is None:
        raise unknown("User")
    return payloads.user(someone)


@route("GET users/@me/guilds")
def my_guilds(call: Call) -> list[Json]:
    """List the bot's guilds."""
    mine = [g for g in call.world.guilds.values() if call.world.bot.id in g.members]
    after = int(call.query.get("after", 0))
    found = [g for g in mine if int(g.id) > after][: int(call.query.get("limit", 200))]
    return [
        {"id": g.id, "name": g.name, "icon": None, "owner": False, "permissions": "0", "features": []} for g in found
    ]


@route("DELETE users/@me/guilds/{}")
def leave_guild(call: Call) -> None:
    """Leave a guild."""
    guild = call.world.guild_for_bot(call.ids[0])
    del guild.members[call.world.bot.id]
    call.world.emit("GUILD_DELETE", {"id": guild.id}, guild=guild)
    call.world.tell_pages("world")


@route("GET guilds/{}")
def get_guild(call: Call) -> Json:
    """Fetch a guild."""
    guild = call.world.guild_for_bot(call.ids[0])
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return payloads.guild_settings(guild) | counts


@route("GET guilds/{}/channels")
def guild_channels(call: Call) -> list[Json]:
    """List a guild's channels."""
    guild = call.world.guild_for_bot(call.ids[0])
    return [payloads.channel(call.world, c) for c in guild.channels.values() if not c.is_thread]


@route("POST guilds/{}/channels")
def create_channel(call: Call) -> Json:
    """Make a text channel."""
    guild = call.world.guild_for_bot(call.ids[0])
    if not in_guild(guild, call.world.bot.id) & BITS["manage_channels"]:
        raise missing_permissions()
    return payloads.channel(call.world, call.world.new_channel(guild, str(call.body.get("name")), (), ()))


@route("GET guilds/{}/roles")
def guild_roles(call: Call) -> list[Json]:
    """List a guild's roles."""
    return [payloads.role(r) for r in call.world.guild_for_bot(call.ids[0]).roles.values()]


@route("GET guilds/{}/members/{}")
def guild_member(call: Call) -> Json:
    """Fetch a member."""
    guild = call.world.guild_for_bot(call.ids[0])
    member = guild.members.get(call.ids[1])
    if member is None:
        raise unknown("Member" if call.ids[1] in call.world.users else "User")
    return payloads.member(call.world, guild, member)


@route("GET guilds/{}/members")
def guild_members(call: Call) -> list[Json]:
    """List members; needs the privileged intent."""
    guild = call.world.guild_for_bot(call.ids[0])
    if not call.world.privileged:
        raise missing_access()
    after = int(call.query.get("after", 0))
    found = [m for m in guild.members.values() if int(m.user_id) > after]
    return [payloads.member(call.world, guild, m) for m in found[: int(call.query.get("limit", 1))]]


@route("GET guilds/{}/members/search")
def search_members(call: Call) -> list[Json]:
    """Find members by the beginning of their name."""
    guild = call.world.guild_for_bot(call.ids[0])
    query = str(call.query.get("query", "")).lower()
    found = [m for m in guild.members.values() if call.world.users[m.user_id].name.lower().startswith(query)]
    return [payloads.member(call.world, guild, m) for m in found[: int(call.query.get("limit", 1))]]


@route("GET guilds/{}/threads/active")
def active_threads(call: Call) -> Json:
    """List a guild's active threads that the bot can see."""
    world, guild = call.world, call.world.guild_for_bot(call.ids[0])
    threads = [c for c in guild.channels.values() if c.is_thread and not c.archived]
    return thread_list(call, [c for c in threads if world.can(c, world.bot.id) & VIEW])


# -- the application ---------------------------------------------------------------------------------------------------


@route("GET oauth2/applications/@me")
@route("GET applications/@me")
def application(call: Call) -> Json:
    """Tell the bot about its application."""
    return payloads.application(call.world)


@route("PATCH applications/@me")
def edit_application(call: Call) -> Json:
    """Pretend to change the application; nothing here shows it."""
    return payloads.application(call.world)


@route("GET applications/{}/emojis")
def emojis(call: Call) -> Json:
    """List the application's emojis: none."""
    return {"items": []}


@route("GET applications/{}/entitlements")
@route("GET applications/{}/skus")
def nothing(call: Call) -> list[Json]:
    """List what is for sale: nothing."""
    return []


@route("GET gateway/bot")
def gateway_bot(call: Call) -> Json:
    """Tell where the gateway is and how many shards are wanted."""
    limit = {"total": 1000, "remaining": 1000 - call.world.hub.identifies, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.world.hub.url, "shards": call.world.shards, "session_start_limit": limit}


@route("GET gateway")
def gateway(call: Call) -> Json:
    """Tell where the gateway is."""
    return {"url": call.world.hub.url}


# -- commands ----------------------------------------------------------------------------------------------------------


def _scope(call: Call) -> tuple[str | None, dict[str, Json]]:
    """Find the commands meant: global ones, or those of a guild the bot is in."""
    world, guild_id = call.world, call.ids[1] if call.guild_scoped else None
    if guild_id is not None and (guild_id not in world.guilds or world.bot.id not in world.guilds[guild_id].members):
        raise missing_access()
    return guild_id, world.commands.setdefault(guild_id, {})


def _made(call: Call, guild_id: str | None, body: Json, known: dict[str, Json]) -> Json:
    """Complete a command; one of the same name and type keeps its id, as on Discord."""
    world = call.world
    kind = body.get("type", 1)
    twin = next((c for c in known.values() if c["name"] == body["name"] and c["type"] == kind), None)
    if twin is None:
        world.count_command(guild_id)
    filled: Json = {
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "description": "",
        "options": [],
        "name_localizations": None,
        "description_localizations": None,
        **body,
        "type": kind,
        "id": twin["id"] if twin else world.ids.next(),
        "application_id": world.bot.id,
        "version": world.ids.next(),
    }
    if guild_id is not None:
        filled["guild_id"] = guild_id
    return filled


def _replace(call: Call) -> list[Json]:
    guild_id, known = _scope(call)
    check_commands(call.body)
    call.world.commands[guild_id] = {c["id"]: c for c in (_made(call, guild_id, b, known) for b in call.body)}
    call.world.tell_pages("commands")
    return list(call.world.commands[guild_id].values())


def _upsert(call: Call) -> Json:
    guild_id, known = _scope(call)
    check_command(call.body)
    made = _made(call, guild_id, call.body, known)
    check_commands([*(c for c in known.values() if c["id"] != made["id"]), call.body])
    known[made["id"]] = made
    call.world.tell_pages("commands")
    return made


def _patch(call: Call) -> Json:
    _, known = _scope(call)
    old = _one(call, known)
    new = old | call.body
    check_command(new)
    known[old["id"]] = new | {"version": call.world.ids.next()}
    call.world.tell_pages("commands")
    return known[old["id"]]


def _one(call: Call, known: dict[str, Json]) -> Json:
    command = known.get(call.ids[-1])
    if command is None:
        raise unknown("application command")
    return command


for prefix in ("applications/{}/commands", "applications/{}/guilds/{}/commands"):

    @route(f"GET {prefix}")
    def list_commands(call: Call) -> list[Json]:
        """List commands."""
        return list(_scope(call)[1].values())

    @route(f"GET {prefix}/{{}}")
    def get_command(call: Call) -> Json:
        """Fetch a command."""
        return _one(call, _scope(call)[1])

    @route(f"DELETE {prefix}/{{}}")
    def delete_command(call: Call) -> None:
        """Delete a command."""
        known = _scope(call)[1]
        del known[_one(call, known)["id"]]
        call.world.tell_pages("commands")

    route(f"PUT {prefix}")(_replace)
    route(f"POST {prefix}")(_upsert)
    route(f"PATCH {prefix}/{{}}")(_patch)


# -- interactions ------------------------------------------------------------------------------------------------------


@route("POST interactions/{}/{}/callback")
def interaction_callback(call: Call) -> Json | None:
    """Take the first response to an interaction."""
    use = call.world.uses.get(call.ids[0])
    if use is not None and use.token != call.ids[1]:
        use = None
    out = interactions.callback(call.world, use, call.body, call.files)
    return out if call.query.get("with_response", "").lower() in ("1", "true") else None


@route("POST webhooks/{}/{}")
def follow_up(call: Call) -> Json:
    """Send a follow-up."""
    return interactions.follow_up(call.world, call.ids[1], call.body, call.files).payload


@route("GET webhooks/{}/{}/messages/{}")
def get_own(call: Call) -> Json:
    """Fetch the response or a follow-up."""
    return interactions.own_message(call.world, call.ids[1], call.ids[2])[1].payload


@route("PATCH webhooks/{}/{}/messages/{}")
def edit_own(call: Call) -> Json:
    """Edit the response or a follow-up."""
    use, post = interactions.own_message(call.world, call.ids[1], call.ids[2])
    messages.edit(call.world, post, call.body, call.files)
    if post.id == use.original:
        use.thinking = False
    return post.payload


@route("DELETE webhooks/{}/{}/messages/{}")
def delete_own(call: Call) -> None:
    """Delete the response or a follow-up."""
    use, post = interactions.own_message(call.world, call.ids[1], call.ids[2])
    messages.delete(call.world, post)
    if post.id == use.original:
        use.thinking = False
