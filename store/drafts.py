"""Small things that belong to a table: drafts, standing answers, mentions."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa
from sqlalchemy import bindparam

from store import quick, schema
from store.packing import pack, unpack
from store.rows import Draft, Mention, Standing
from store.schema import Upsert

_drafts = schema.drafts
_standing = schema.standing
_mentions = schema.mentions

_SAVE_DRAFT = Upsert(_drafts, ("place", "user_id", "prompt_id"))
_DROP_PROMPT = sa.delete(_drafts).where(
    _drafts.c.place == bindparam("at_place"), _drafts.c.prompt_id == bindparam("for_prompt")
)
_DROP_PLACE = sa.delete(_drafts).where(_drafts.c.place == bindparam("at_place"))

_STANDING = (
    sa.select(_standing.c.seat, _standing.c.key, _standing.c.value)
    .where(_standing.c.match_id == bindparam("match"))
    .order_by(_standing.c.seat, _standing.c.key)
)
_SET_STANDING = Upsert(_standing, ("match_id", "seat", "key"))
_FORGET_STANDING = sa.delete(_standing).where(
    _standing.c.match_id == bindparam("match"),
    _standing.c.seat == bindparam("of_seat"),
    _standing.c.key == bindparam("of_key"),
)

_MENTIONS = (
    sa.select(_mentions.c.message_id, _mentions.c.channel_id, _mentions.c.seats, _mentions.c.created, _mentions.c.offer)
    .where(_mentions.c.match_id == bindparam("match"))
    .order_by(_mentions.c.message_id)
)
_ADD_MENTION = Upsert(_mentions, ("message_id",))
_DROP_MENTION = sa.delete(_mentions).where(
    _mentions.c.match_id == bindparam("match"), _mentions.c.message_id == bindparam("message")
)


def save_draft(conn: sa.Connection, draft: Draft) -> None:
    """Keep an answer in the making; the one before it is replaced."""
    values = {
        "place": draft.place,
        "user_id": draft.user_id,
        "prompt_id": draft.prompt_id,
        "data": pack(draft.data),
        "updated": draft.updated,
    }
    quick.send(conn, _SAVE_DRAFT.on(conn), values)


def draft(conn: sa.Connection, place: str, user_id: int, prompt_id: int = 0) -> Draft | None:
    """Somebody's draft for a prompt."""
    query = sa.select(_drafts.c.data, _drafts.c.updated).where(
        _drafts.c.place == place, _drafts.c.user_id == user_id, _drafts.c.prompt_id == prompt_id
    )
    row = conn.execute(query).first()
    if row is None:
        return None
    data = unpack(row.data, f"draft of {user_id} at {place}")
    return Draft(place=place, user_id=user_id, prompt_id=prompt_id, data=data, updated=row.updated)


def drafts_of(conn: sa.Connection, place: str) -> list[Draft]:
    """Every draft of a match or a lobby."""
    query = (
        sa.select(_drafts.c.user_id, _drafts.c.prompt_id, _drafts.c.data, _drafts.c.updated)
        .where(_drafts.c.place == place)
        .order_by(_drafts.c.prompt_id, _drafts.c.user_id)
    )
    return [
        Draft(
            place=place,
            user_id=row.user_id,
            prompt_id=row.prompt_id,
            data=unpack(row.data, f"draft of {row.user_id} at {place}"),
            updated=row.updated,
        )
        for row in conn.execute(query)
    ]


def drop_draft(conn: sa.Connection, place: str, user_id: int, prompt_id: int = 0) -> None:
    """Forget one draft."""
    conn.execute(
        sa.delete(_drafts).where(
            _drafts.c.place == place, _drafts.c.user_id == user_id, _drafts.c.prompt_id == prompt_id
        )
    )


def drop_drafts(conn: sa.Connection, place: str, prompts: Collection[int] | None = None) -> None:
    """Forget everybody's drafts for these prompts (None: for all) of a match or a lobby."""
    if prompts is None:
        quick.send(conn, _DROP_PLACE, {"at_place": place})
    elif prompts:
        quick.send(conn, _DROP_PROMPT, [{"at_place": place, "for_prompt": prompt} for prompt in prompts])


def drop_old_drafts(conn: sa.Connection, before: float) -> int:
    """Forget drafts untouched since then; how many there were."""
    return conn.execute(sa.delete(_drafts).where(_drafts.c.updated < before)).rowcount


def standing(conn: sa.Connection, match_id: str) -> tuple[Standing, ...]:
    """The standing answers and policies of a match."""
    rows = conn.execute(_STANDING, {"match": match_id})
    return tuple(
        Standing(seat=row.seat, key=row.key, value=unpack(row.value, f"standing {row.key} of match {match_id}"))
        for row in rows
    )


def set_standing(conn: sa.Connection, match_id: str, wanted: Iterable[Standing]) -> None:
    """Set standing answers; value None forgets one."""
    for one in wanted:
        if one.value is None:
            quick.send(conn, _FORGET_STANDING, {"match": match_id, "of_seat": one.seat, "of_key": one.key})
        else:
            values = {"match_id": match_id, "seat": one.seat, "key": one.key, "value": pack(one.value)}
            quick.send(conn, _SET_STANDING.on(conn), values)


def add_mention(conn: sa.Connection, mention: Mention) -> None:
    """Remember a message that pings somebody."""
    values = {
        "match_id": mention.match_id,
        "message_id": mention.message_id,
        "channel_id": mention.channel_id,
        "seats": pack(mention.seats),
        "created": mention.created,
        "offer": mention.offer,
    }
    quick.send(conn, _ADD_MENTION.on(conn), values)


def mentions(conn: sa.Connection, match_id: str) -> tuple[Mention, ...]:
    """The messages of a match that ping somebody, oldest first."""
    return tuple(
        Mention(
            match_id=match_id,
            message_id=row.message_id,
            channel_id=row.channel_id,
            seats=tuple(unpack(row.seats, f"mention {row.message_id} of match {match_id}") or ()),
            created=row.created,
            offer=row.offer,
        )
        for row in conn.execute(_MENTIONS, {"match": match_id})
    )


def drop_mentions(conn: sa.Connection, match_id: str, messages: Collection[int]) -> None:
    """Forget messages that are being deleted."""
    if messages:
        quick.send(conn, _DROP_MENTION, [{"match": match_id, "message": message} for message in messages])
