"""Which scene the lower half of the table shows: dice being rolled, damage on its way, or a quiet moment."""

from __future__ import annotations

from typing import NamedTuple

from engine.dice_throne.content import content
from engine.dice_throne.view import AbilityView, RollView, TableView
from engine.dice_throne.worth import move_worth
from render.dice_throne import sheets
from render.dice_throne.look import Look


class Item(NamedTuple):
    """A row of the ability list."""

    id: str
    trigger: tuple[str, ...]
    level: int
    damage: str
    mark: str
    chance: float
    ready: bool
    announced: bool = False
    further: float = 0.0
    """The chance of a higher tier than the one that is met."""
    worth: float = 0.0
    key: str = ""
    """The script of the best tier that is met, else of the first one."""


def offense(table: TableView) -> RollView | None:
    """The open offensive roll."""
    return next((roll for roll in table.rolls if roll.purpose == "offense"), None)


def kind(table: TableView) -> str:
    """roll: an offensive roll is open. attack: damage or dice of another kind are. quiet: neither."""
    if table.rolls and table.rolls[-1].purpose == "offense":
        return "roll"
    if table.attack is not None or table.incoming or table.rolls:
        return "attack"
    return "roll" if offense(table) else "quiet"


def items(look: Look, seat: int) -> list[Item]:
    """The offensive abilities of a seat: what is ready first, then by chance."""
    table = look.table
    roll = offense(table)
    dice = roll.dice if roll is not None and roll.seat == seat else None
    announced = table.announced
    found = [_item(look, seat, view, dice, announced) for view in table.players[seat].abilities if view.triggers]
    found.sort(key=lambda one: (not one.announced, not one.ready, -one.chance, -one.worth))
    return found


def _item(look: Look, seat: int, view: AbilityView, dice: tuple[int, ...] | None, announced: str) -> Item:
    hero = look.table.players[seat].hero
    book = content().books[hero]
    moves = sheets.moves_of(hero, view.id, view.level)
    met = [n for n, move in enumerate(moves) if dice is not None and book.meets(move.when, tuple(dice))]
    chances = view.chances or (0.0,) * len(moves)
    chosen = announced.startswith(f"{view.id}.")
    if chosen:
        met = [int(announced.rpartition(".")[2])]
    if met:
        best = max(met, key=lambda n: move_worth(book, moves[n]))
        shown, damage = moves[best], sheets.spread(*sheets.tier_damage(hero, moves[best].key))
        further = max((chances[n] for n in range(len(moves)) if n > best and chances[n] < 1), default=0.0)
    else:
        shown, damage, further = moves[0], sheets.whole_damage(hero, moves), 0.0
    return Item(
        view.id,
        sheets.symbols(sheets.trigger_of(shown.when)),
        view.level,
        damage,
        "ultimate" if view.kind == "ultimate" else sheets.mark(shown.key),
        1.0 if met else chances[0],
        bool(met),
        chosen,
        further,
        move_worth(book, shown),
        shown.key,
    )


def best_ready(found: list[Item]) -> Item | None:
    """What a player would use with these dice at a first glance."""
    ready = [one for one in found if one.ready]
    return max(ready, key=lambda one: (one.announced, one.worth)) if ready else None


def defending(look: Look) -> int | None:
    """The seat whose defence is on: about to choose one, or its dice lie there; not once it is done."""
    table = look.table
    attack = table.attack
    if attack is None or attack.target < 0 or table.phase != "defense":
        return None
    if any(roll.purpose == "defense" for roll in table.rolls):
        return attack.target
    choosing = any(prompt.kind == "defend" for prompt in look.view.prompts)
    return attack.target if choosing or (attack.step == "targeted" and not attack.defense) else None
