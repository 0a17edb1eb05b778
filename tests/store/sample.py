"""Little matches and answers to store."""

from __future__ import annotations

from typing import Any

import msgspec

from store import Answer, AnswerCommit, Header, MatchRow, NewMatch, Seat

GUILD = 900_000_000_000_000_001  # as large as Discord's are
ANN, BEN = 800_000_000_000_000_001, 800_000_000_000_000_002


class Event(msgspec.Struct, frozen=True):
    """As the engine makes them."""

    kind: str
    args: dict[str, Any] = {}
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()


def new_match(match_id: str = "m1", **more: Any) -> NewMatch:
    """A duel between Ann and Ben at version 0."""
    inside = {key: more.pop(key) for key in list(more) if key in MatchRow.__struct_fields__}
    values: dict[str, Any] = {
        "id": match_id,
        "guild_id": GUILD,
        "thread_id": 77,
        "game": "dice_throne",
        "mode": "duel",
        "rules_version": "1",
        "created": 1000.0,
        "updated": 1000.0,
        "header": Header(options={"clock": "day"}, names=("Ann", "Ben"), words=("owl",), commitment="ab" * 32),
        "seed": b"\x00secret\xff",
        "snapshot": b"position 0",
        **inside,
    }
    table = {"seats": (Seat(seat=0, user_id=ANN), Seat(seat=1, user_id=BEN)), "asked": (0,), **more}
    return NewMatch(match=MatchRow(**values), **table)


def commit(match_id: str = "m1", expected: int = 0, interaction: int | None = None, **more: Any) -> AnswerCommit:
    """An answer by seat 0."""
    row = more.pop("row", None) or Answer(
        seat=0,
        user_id=ANN,
        interaction_id=interaction,
        prompt_id=expected + 1,
        picks=["keep", 3],
        draws=[[1, "dice", 6, [4]]],
        digest=f"d{expected + 1}",
        at=2000.0 + expected,
    )
    snapshot = more.pop("snapshot", f"position {expected + 1}".encode())
    return AnswerCommit(match_id=match_id, expected_version=expected, row=row, snapshot=snapshot, **more)
