"""Partners in a lobby: who plays with whom can be changed before the start."""

from __future__ import annotations

from engine.core.prompt import Refused
from host.lobby import Lobby, LobbySeat, change_sides


def lobby(mode: str, *names: str) -> Lobby:
    seats = [LobbySeat(name, number) for number, name in enumerate(names, 1)]
    return Lobby("x", 1, 2, 1, "dice_throne", mode, "day", {}, seats)


def teams(table: Lobby) -> dict[str, int]:
    return {seat.name: table.team_of(number) for number, seat in enumerate(table.seats)}


def test_partners_sit_opposite_each_other_as_in_the_match():
    table = lobby("2v2", "Ada", "Bo", "Cy", "Dee")
    assert teams(table) == {"Ada": 0, "Bo": 1, "Cy": 0, "Dee": 1}


def test_changing_sides_changes_the_team_and_nobody_is_lost():
    for who in (1, 2, 3, 4):
        table = lobby("2v2", "Ada", "Bo", "Cy", "Dee")
        before = teams(table)
        assert change_sides(who)(table) is None
        name = ["Ada", "Bo", "Cy", "Dee"][who - 1]
        assert teams(table)[name] != before[name]
        assert sorted(teams(table)) == sorted(before)
        assert sorted(teams(table).values()) == [0, 0, 1, 1]


def test_three_of_four_can_still_change():
    table = lobby("2v2", "Ada", "Bo", "Cy")
    assert change_sides(3)(table) is None
    assert teams(table) == {"Ada": 0, "Cy": 1, "Bo": 0}


def test_it_is_refused_to_strangers_and_where_there_are_no_teams():
    assert change_sides(9)(lobby("2v2", "Ada", "Bo")) == Refused("refused-not-in")
    assert change_sides(1)(lobby("2v2", "Ada")) == Refused("refused-not-now")
    assert change_sides(1)(lobby("duel", "Ada", "Bo")) == Refused("refused-not-now")
