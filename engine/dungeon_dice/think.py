"""The good player: imagines the rest of the turn for every choice, and takes what serves its own way to the throne."""

from __future__ import annotations

from typing import Any

from engine.core.computers import DECLINE, Mind
from engine.dungeon_dice import bargain, forms, playout
from engine.dungeon_dice.content import TO_WIN
from engine.dungeon_dice.dice import best_set, glory, worth
from engine.dungeon_dice.state import RUNNING, DungeonState
from engine.dungeon_dice.worth import GEAR, SPARE

FIGHTS = 24
"""Imagined fights for the great choice; half of it for smaller ones."""

SURE = 0.65
"""The chance of a fight without a wound above which nobody is asked for help."""


def think(mind: Mind) -> Any:
    """An answer to mind.prompt; DECLINE for what is not wanted."""
    handler = _KINDS.get(mind.prompt.kind)
    return DECLINE if handler is None else handler(mind)


# -- the turn --------------------------------------------------------------------------------------------------------


def start(mind: Mind) -> Any:
    """Rest only when it pays."""
    wounds = mind.prompt.data["wounds"]
    return playout.best(mind, ("search", "rest"), FIGHTS) if wounds else "search"


def hunt(mind: Mind) -> Any:
    """Two monsters to choose from are better than one."""
    return "hunt" if "hunt" in mind.prompt.field.values else "search"


def imagined(mind: Mind) -> Any:
    """Try every value."""
    return playout.best(mind, mind.prompt.field.values, FIGHTS // 2)


def careful(mind: Mind) -> Any:
    """Try every value; keep single-use dice unless they really matter."""
    return playout.best(mind, mind.prompt.field.values, FIGHTS // 2, shy=0.05)


def prepare(mind: Mind) -> Any:
    """Look at everything that can be looked at."""
    return list(mind.prompt.field.values)


def choose(mind: Mind) -> Any:
    """Fight, flee or take help, whichever leads to the best end of the turn; ask for help if it is a risk."""
    values = mind.prompt.field.values
    seat = mind.seat
    if "help" in values and playout.chance(mind, [(seat, "choose", "fight")], FIGHTS // 2) < SURE:
        return "help"
    best, top = "flee", -1.0
    for picked in ("flee", "fight", *(value for value in values if value.startswith("take."))):
        moves: list[playout.Move] = [(seat, "choose", picked)]
        if picked.startswith("take."):
            moves.append((seat, "choose", "fight"))
        found = playout.mean(mind, moves, 1 if picked == "flee" else FIGHTS, (seat,))
        if found is not None and found[0] > top:
            best, top = picked, found[0]
    return best


def lock(mind: Mind) -> Any:
    """What costs nothing first; then whatever is best."""
    values = mind.prompt.field.values
    free = next((value for value in values if value.startswith("roll")), None)
    return free or playout.best(mind, values, FIGHTS // 2)


# -- at any time -----------------------------------------------------------------------------------------------------


def gear(mind: Mind) -> Any:
    """Wear the best."""
    player = mind.imagine().state.players[mind.seat]
    return {"what": "best"} if set(best_set(player)) != set(player.equipped) else DECLINE


def exchange(mind: Mind) -> Any:
    """Five dice for an artifact: the five that are missed least, if the artifact is worth it."""
    s: DungeonState = mind.imagine().state
    player = s.players[mind.seat]
    best = best_set(player)
    dice = sorted(forms.exchangeable(s, mind.seat), key=lambda die: worth(die) if die in best else 0.0)
    given = dice[: forms.EXCHANGED]
    loss = sum(GEAR * worth(die) if die in best else SPARE for die in given)
    if loss > 1.0 and glory(s, player) < TO_WIN - 1:
        return DECLINE
    return {"dice": [str(die) for die in given]}


def drink(mind: Mind) -> Any:
    """Before an own turn, or when all strength is gone."""
    s: DungeonState = mind.imagine().state
    mine = s.active == mind.seat and s.stage == "start"
    return "drink" if s.stage not in RUNNING and (mine or not s.players[mind.seat].ready) else DECLINE


_KINDS = {
    "start": start, "hunt": hunt, "quarry": imagined, "prepare": prepare, "choose": choose, "act": imagined,
    "aim": imagined, "spell": imagined, "window": careful, "lock": lock, "gear": gear, "exchange": exchange,
    "drink": drink, "terms": bargain.terms, "key_terms": bargain.key_terms, "respond": bargain.respond,
    "deal": bargain.deal,
}  # fmt: skip
