"""Every status alike: stack limits, removal, transfer, and that what it does is told in words."""

from __future__ import annotations

import pytest

from engine.dice_throne.basics import limit
from engine.dice_throne.content import content
from engine.dice_throne.vocabulary import Gain, Inflict, walk
from tests.engine.dice_throne.table import Table
from tests.rules import rule

STATUSES = tuple(content().statuses.values())
STACKS = {
    "concussion": 1, "stun": 1, "agility": 2, "time_bomb": 2, "powder_keg": 1, "wither": 2, "parlay": 1, "evasive": 3,
    "reload": 2, "knockdown": 1, "bounty": 1, "blind": 1, "entangle": 1, "targeted": 1, "crit": 1, "accuracy": 1,
    "protect": 1, "retribution": 1, "fire_mastery": 5, "burn": 1, "shadows": 1, "sneak_attack": 1, "poison": 3,
}  # fmt: skip
"""Stack limits of all that can move to another board."""


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


@pytest.mark.parametrize(("name", "stack"), STACKS.items())
@rule("T-94", "T-100")
def test_nothing_moves_onto_a_full_stack(name: str, stack: int):
    """Seat 1 holds one and may give it to seat 2 as long as that has room; seat 0 is full."""
    owner = content().owners[name]
    heroes = [hero for hero in ("barbarian", "moon_elf", "paladin", "pyromancer") if hero != owner][:3]
    for have, room in ((stack - 1, True), (stack, False)):
        table = Table(*heroes, mode="free_for_all")
        table.tokens(1, **{name: 1})
        table.tokens(2, **{name: have})
        if name != "stun":
            table.tokens(0, **{name: stack})
        table.give(0, "transference")
        offered = "card.transference" in table.values("main")
        if offered:
            table.say("main", "card.transference")
        moved = [(args["seat"], args["target"]) for args in table.told("moved")]
        values = table.values("transfer") if table.prompt("transfer") else ()
        assert (f"1.{name}.2" in values or (1, 2) in moved) == room


def test_every_status_that_can_move_has_its_limit_here():
    assert set(STACKS) == {status.id for status in STATUSES if status.transferable}


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
