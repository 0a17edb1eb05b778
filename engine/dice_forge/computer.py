"""The good computer player: it values every option in glory points and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from engine.core.computers import DECLINE, Mind
from engine.core.prompt import Field, Pick, Picks
from engine.dice_forge.content import (
    CHOICES,
    EXTRA_SUN,
    GOLD,
    KIND,
    PLAIN,
    PRICE,
    RESOURCES,
    SUN,
)
from engine.dice_forge.sight import Sight


def think(mind: Mind) -> Picks | None:
    """An answer to the open question."""
    answer = _ANSWERS[mind.prompt.kind](mind, Sight(mind.view, mind.seat))
    if answer is DECLINE or mind.legal(cast(Picks, answer)):
        return cast(Picks, answer)
    return mind.prompt.default


def _action(mind: Mind, sight: Sight) -> Picks:
    """The best action; an extra one must be worth its two sun."""
    extra = mind.prompt.kind == "extra"
    best, bar = "pass", 0.0
    if extra and sight.turns_left > 0:
        bar = EXTRA_SUN * sight.units[SUN] * 0.62
    for value in mind.prompt.field.values:
        if value == "pass":
            continue
        worth = sight.offering()[0] if value == "offering" else sight.feat(value)
        if worth > bar:
            best, bar = value, worth
    return best


def _offering(mind: Mind, sight: Sight) -> Picks:
    _, faces, places = sight.offering()
    picks: dict[str, Pick] = {"faces": faces}
    return {**picks, **{f"place.{face}": places[face] for face in faces}}


def _ship(mind: Mind, sight: Sight) -> Picks:
    off: int = mind.prompt.data["off"]
    dice = sight.own_dice()
    best: tuple[float, str] = (0.0, "none")
    for face in mind.prompt.field.values:
        if face != "none":
            price = max(0, PRICE[face] - off)
            best = max(best, (sight.forging(face, dice) - 0.6 * sight.units[GOLD] * price, face))
    face = best[1]
    return {"face": face} if face == "none" else {"face": face, "place": sight.weakest(face, dice)[1]}


def _garden(mind: Mind, sight: Sight) -> Picks:
    dice = sight.own_dice()
    face = max(mind.prompt.field.values, key=lambda one: sight.weakest(one, dice)[0])
    return {"face": face, "place": sight.weakest(face, dice)[1]}


def _forge(mind: Mind, sight: Sight) -> Picks:
    return sight.weakest(mind.prompt.data["face"], sight.own_dice())[1]


def _reinforce(mind: Mind, sight: Sight) -> Picks:
    values = mind.prompt.field.values
    for die in sorted((0, 1), key=lambda die: -sight.dice[die]):
        if (value := f"silver_hind.{('light', 'dark')[die]}") in values:
            return value
    owls = [value for value in values if value.startswith("guardians_owl")]
    if owls:
        return max(owls, key=lambda value: _gain(sight, value.split(".")[1], 1))
    if "elder" in values and (sight.me.gold >= 9 or sight.turns_left * 2 < sight.table.rounds):
        return "elder"
    return "done"


def _gain(sight: Sight, name: str, number: int) -> float:
    """What so many units more are worth, cut at the limit."""
    kind = RESOURCES.index(name)  # pyright: ignore[reportArgumentType]
    if kind < 3:
        have = (sight.me.gold, sight.me.sun, sight.me.moon)[kind]
        if kind != GOLD or not sight.hammer_rate():
            number = min(number, sight.me.limits[kind] - have)
    return number * sight.units[kind]


def _hammer(mind: Mind, sight: Sight) -> Picks:
    """Early gold buys faces; later it all goes to the hammer, as long as a track can still be finished."""
    me, most = sight.me, mind.prompt.field.max
    over = max(0, me.gold + me.unsorted - me.limits[0])
    if sight.hammer_rate() < 0.1:
        return min(most, over)
    if sight.turns_left * 3 > sight.table.rounds * 2:
        wanted = 8
    elif sight.turns_left * 3 > sight.table.rounds:
        wanted = 4
    else:
        wanted = 3 if "elder" in me.cards else 0
    return min(most, max(over, me.gold + me.unsorted - wanted))


def _boar(mind: Mind, sight: Sight) -> Picks:
    return max(("sun", "moon", "vp"), key=lambda name: _gain(sight, name, 3 if name == "vp" else 1))


def _boars(mind: Mind, sight: Sight) -> Picks:
    best = _boar(mind, sight)
    count: int = mind.prompt.data["count"]
    return {"sun": count if best == "sun" else 0, "moon": count if best == "moon" else 0}


def _cerberus(mind: Mind, sight: Sight) -> Picks:
    faces: list[str] = mind.prompt.data["faces"]
    value = sum(sight.face(face, n) for n, face in enumerate(faces))
    if len(faces) == 2:
        for n in (0, 1):
            if KIND[faces[n]] == "multiplier":
                value = 3 * sight.plain(faces[1 - n])
    bar = sight.pair() * (1.8 if sight.rolls_left > 8 else 1.2)
    return "use" if value >= bar or (sight.rolls_left <= 2 and value > 0) else "keep"


def _die(mind: Mind, sight: Sight) -> Picks:
    return "light" if sight.dice[0] >= sight.dice[1] else "dark"


def _satyrs(mind: Mind, sight: Sight) -> Picks:
    dice: dict[str, str] = mind.prompt.data["dice"]
    values = sorted(dice, key=lambda one: -_shown(sight, dice[one]))
    best = values[:2]
    tripled = [one for one in values if KIND[dice[one]] == "multiplier"]
    if tripled and _shown(sight, dice[values[0]]) * 2 > _shown(sight, dice[best[1]]):
        best = [next(one for one in values if one != tripled[0]), tripled[0]]
    return [value for value in mind.prompt.field.values if value in best]


def _shown(sight: Sight, face: str) -> float:
    if face in PLAIN or face in CHOICES:
        return sight.plain(face)
    return {"multiplier": 2.5, "mirror": sight.mirror(), "ship": 2.0, "shield": 3.0}[KIND[face]]


def _bearer(mind: Mind, sight: Sight) -> Picks:
    return min(mind.prompt.field.values, key=lambda other: sight.table.players[int(other)].score)


def _end(mind: Mind, sight: Sight) -> Picks:
    return "end"


def _triton(mind: Mind, sight: Sight) -> Any:
    """A token is used before the action: shards for a feat, or gold for the hammer at the very end."""
    if sight.table.phase not in ("action", "extra"):
        return DECLINE
    best = max(("sun", "moon", "gold"), key=lambda name: _token(sight, name))
    return best if _token(sight, best) > 0 else DECLINE


def _token(sight: Sight, name: str) -> float:
    if sight.turns_left > 0:
        return _gain(sight, name, 6 if name == "gold" else 2)
    return 6.0 * sight.hammer_rate() if name == "gold" else 0.5 if sight.table.phase == "action" else 0.0


def _apply(mind: Mind, sight: Sight) -> Picks:
    """Field by field, the best of each."""
    lose = mind.prompt.kind == "lose"
    draft: dict[str, Pick] = {}
    while True:
        field = next((field for field in mind.fields(draft) if field.name not in draft), None)
        if field is None:
            return draft
        draft[field.name] = _choice(sight, field, lose)


def _choice(sight: Sight, field: Field, lose: bool) -> str:
    name = field.name.split(".")[0]
    if name == "copy":
        rated = {face: _shown(sight, face) for face in field.values}
        return min(rated, key=lambda face: rated[face]) if lose else max(rated, key=lambda face: rated[face])
    if name == "first":
        return "ship"

    def value(option: str) -> float:
        resource, number = option.split(".")
        if not lose:
            return _gain(sight, resource, int(number))
        have = {"gold": sight.me.gold, "sun": sight.me.sun, "moon": sight.me.moon, "vp": sight.me.vp}[resource]
        units = (0.6, 2.5, 2.2, 1.0)
        return -units[RESOURCES.index(resource)] * min(have, int(number))  # pyright: ignore[reportArgumentType]

    return max(field.values, key=value)


_ANSWERS: dict[str, Callable[[Mind, Sight], Any]] = {
    "action": _action,
    "extra": _action,
    "offering": _offering,
    "ship": _ship,
    "garden": _garden,
    "forge": _forge,
    "reinforce": _reinforce,
    "hammer": _hammer,
    "boar": _boar,
    "boars": _boars,
    "cerberus": _cerberus,
    "die": _die,
    "satyrs": _satyrs,
    "bearer": _bearer,
    "end": _end,
    "triton": _triton,
    "apply": _apply,
    "lose": _apply,
}
