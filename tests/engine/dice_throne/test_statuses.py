"""Every status alike: stack limits, removal, transfer, and that what it does is told in words."""

from __future__ import annotations

import pytest

from engine.dice_throne.basics import limit
from engine.dice_throne.content import content
from engine.dice_throne.vocabulary import Gain, Inflict, walk
from tests.engine.dice_throne.table import Table
from tests.rules import rule

STATUSES = tuple(content().statuses.values())


def holding(name: str, count: int = 1) -> Table:
    """Seat 1 holds tokens of a status; neither hero is the one whose status it is."""
    owner = content().owners[name]
    heroes = [hero for hero in ("barbarian", "moon_elf", "paladin") if hero != owner][:2]
    table = Table(*heroes)
    table.tokens(1, **{name: count})
    table.give(0, "transference", "get_that_outta_here", "what_status_effects")
    table.set(0, cp=9)
    return table


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: status.id)
@rule("T-98", "T-99", "T-102")
def test_a_status_is_removed_token_by_token_unless_its_text_forbids_it(status):
    table = holding(status.id, 1)
    assert ("card.get_that_outta_here" in table.values("main")) == status.removable
    assert ("card.what_status_effects" in table.values("main")) == status.removable
    if status.removable:
        table.play("get_that_outta_here")
        assert table.changed(1) == {status.id: -1}
    most = limit(table.s, 1, status)
    if status.removable and most > 1:
        table = holding(status.id, most)
        table.play("get_that_outta_here")
        assert table.changed(1) == {status.id: -1}
        table.play("what_status_effects")
        assert table.changed(1) == {status.id: -most}


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: status.id)
@rule("T-100")
def test_a_status_moves_to_another_board_unless_its_text_forbids_it(status):
    table = holding(status.id)
    assert ("card.transference" in table.values("main")) == status.transferable
    if status.transferable:
        side = table.p(1).tokens[status.id]
        table.say("main", "card.transference")
        assert table.told("moved") == [{"seat": 1, "target": 0, "status": status.id}]
        if status.stuns:
            return  # the active player has moved a stun onto the own board: this turn is lost
        assert (table.changed(0)[status.id], table.changed(1)) == (1, {status.id: -1})
        if status.start_side:
            assert table.p(0).tokens[status.id] == side
        table = holding(status.id)
        table.tokens(0, **{status.id: limit(table.s, 0, status)})
        assert not any(value.startswith(f"1.{status.id}.") for value in _transfers(table))


def _transfers(table: Table) -> tuple[str, ...]:
    if "card.transference" not in table.values("main"):
        return ()
    table.say("main", "card.transference")
    return table.values("transfer") if table.prompt("transfer") else ()


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: status.id)
def test_every_status_can_come_into_play(status):
    """Some ability or card gains or inflicts it."""
    for book in content().books.values():
        for key, script in content().scripts.items():
            if not key.startswith((book.id, "common")):
                continue
            for effect in walk(script.effects):
                if isinstance(effect, Gain | Inflict) and status.id in (effect.status, *getattr(effect, "also", ())):
                    return
    raise AssertionError(status.id)


@pytest.mark.parametrize("status", [one for one in STATUSES if one.spend], ids=lambda status: status.id)
@rule("T-96", "T-125")
def test_a_token_is_not_offered_while_nothing_is_going_on(status):
    table = Table("barbarian", "moon_elf")
    table.tokens(1, **{status.id: 1})
    assert table.prompt("interrupt", 1) is None
