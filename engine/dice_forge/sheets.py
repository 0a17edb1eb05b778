"""Questions in words (as keys): titles, field names and options. Made on demand, never while playing."""

from __future__ import annotations

from engine.core.prompt import Field, Option, Prompt
from engine.core.text import Text, text
from engine.dice_forge.content import (
    CHOICES,
    COSTS,
    DIE_NAMES,
    FEATS,
    ISLAND_OF,
    KIND,
    PLAIN,
    POOL_OF,
    PRICE,
    RESOURCES,
)
from engine.dice_forge.forging import die_and_face
from engine.dice_forge.pairs import outcome, partner
from engine.dice_forge.reading import resource_of
from engine.dice_forge.state import Forge

_KEY = "dice-forge"
_SIGNS = ("🪙", "☀️", "🌙", "🏆")
"""Gold, sun, moon, glory."""


def title(s: Forge, prompt: Prompt) -> Text:
    """What is asked, in one line."""
    kind, args = prompt.kind, prompt.data
    if kind == "forge" and "by" in args:
        kind = "bear"
    elif kind == "satyrs":
        dice: dict[str, str] = args["dice"]
        args = {"faces": list(dice.values())}
    return Text(f"{_KEY}-ask-{kind}", args)


def field_label(prompt: Prompt, field: Field) -> Text:
    """The name of a form's field; which face it is about, where that matters."""
    name, _, rest = field.name.partition(".")
    args: dict[str, object] = {}
    if name == "place" and rest:
        args["face"] = rest
    elif name in ("choice", "convert"):
        args["face"] = prompt.data["faces"][int(rest.split(".")[0])]
    return Text(f"{_KEY}-{prompt.kind}-field-{name}", args)


def option(s: Forge, prompt: Prompt, field: Field, value: str) -> Option:
    """How a legal value is presented."""
    kind, name = prompt.kind, field.name.split(".")[0]
    if name == "place" or kind == "forge":
        return _place(value)
    if kind in ("apply", "lose"):
        return _apply(s, prompt, field.name, value)
    if name in ("faces", "face"):
        return _face(s, prompt, value)
    if kind in ("action", "extra"):
        return _action(s, prompt, value)
    if kind == "bearer":
        p = s.players[int(value)]
        return Option(value, text("seat", seat=int(value)), text(f"{_KEY}-bearer-detail", count=p.score()))
    if kind == "satyrs":
        face: str = prompt.data["dice"][value]
        seat, die = value.split(".")
        label = text(f"{_KEY}-satyrs-die", seat=int(seat), face=face, how=DIE_NAMES[int(die)])
        return Option(value, label, face_text(face), icon=f"face:{face}")
    if kind == "reinforce":
        return _reinforcement(s, prompt, value)
    if kind == "die":
        return Option(value, text(f"{_KEY}-die-{value}"), _die_text(s, prompt.seats[0], value))
    return Option(value, text(f"{_KEY}-{kind}-{value}"))


def _action(s: Forge, prompt: Prompt, value: str) -> Option:
    if value not in FEATS:
        detail = text(f"{_KEY}-offering-detail", gold=prompt.data["gold"]) if value == "offering" else None
        return Option(value, text(f"{_KEY}-{prompt.kind}-{value}"), detail)
    seat, island = prompt.seats[0], ISLAND_OF[value]
    there = [other for other, p in enumerate(s.players) if other != seat and p.pawn == island]
    return feat(value, s.piles[value], there[0] if there else None)


def feat(card: str, left: int, chased: int | None) -> Option:
    """A feat with its cost, its glory, how many are left, whom it chases, and what it does."""
    costs = zip(COSTS[card], _SIGNS[1:3], strict=True)
    cost = " ".join(f"{number}{sign}" for number, sign in costs if number)
    args: dict[str, object] = {"card": card, "cost": cost, "vp": FEATS[card].vp, "count": left}
    if chased is None:
        label = Text(f"{_KEY}-feat", args)
    else:
        label = Text(f"{_KEY}-feat-chasing", {**args, "seat": chased})
    return Option(card, label, feat_text(card), cost=cost, icon=f"feat:{card}")


def feat_text(card: str) -> Text:
    """What a feat does."""
    return text(f"{_KEY}-feat-text-{card.replace('_', '-')}")


def face_text(face: str) -> Text:
    """What a face does."""
    return text(f"{_KEY}-face-text-{face.replace('_', '-')}")


def _face(s: Forge, prompt: Prompt, face: str) -> Option:
    if face == "none":
        return Option(face, text(f"{_KEY}-ship-none"))
    icon = f"face:{face}"
    if face not in PRICE:
        return Option(face, text(f"{_KEY}-face-label", face=face), face_text(face), icon=icon)
    price = max(0, PRICE[face] - prompt.data.get("off", 0))
    left = s.sanctuary[POOL_OF[face]].count(face)
    detail = text(f"{_KEY}-face-sale", effect=face_text(face), count=left)
    return Option(face, text(f"{_KEY}-face-price", face=face, count=price), detail, cost=str(price), icon=icon)


def _place(value: str) -> Option:
    die, face = die_and_face(value)
    return Option(value, text(f"{_KEY}-place", how=die, face=face), icon=f"face:{face}")


def _apply(s: Forge, prompt: Prompt, field: str, value: str) -> Option:
    name = field.split(".")[0]
    if name == "copy":
        return Option(value, text(f"{_KEY}-face-label", face=value), face_text(value), icon=f"face:{value}")
    if name == "first":
        return Option(value, text(f"{_KEY}-apply-first-{value}"))
    resource, number = value.split(".")
    p = s.players[prompt.seats[0]]
    have, most = (p.gold, p.sun, p.moon, p.vp)[resource_of(value)], (*p.limits(), 0)[resource_of(value)]
    detail = text(f"{_KEY}-have", count=have, most=most) if most else None
    if name == "choice":
        detail = _shield_text(prompt.data["faces"], int(field.split(".")[1]), value) or detail
    return Option(value, text(f"{_KEY}-amount-{resource}", count=int(number)), detail, icon=f"forge:{resource}")


def _shield_text(faces: list[str], n: int, value: str) -> Text | None:
    """F-83: what the shield beside a face will give after this choice."""
    shield = partner(faces, n)
    if KIND.get(shield) != "shield" or KIND[faces[n]] == "mirror":
        return None
    amounts = outcome(faces, {n: resource_of(value)})[1 - n]
    gains = [text(f"{_KEY}-amount-{RESOURCES[kind]}", count=count) for kind, count in enumerate(amounts) if count]
    return text(f"{_KEY}-shield-gives", face=shield, gains=gains)


def _reinforcement(s: Forge, prompt: Prompt, value: str) -> Option:
    card, _, how = value.partition(".")
    if card == "done":
        return Option(value, text(f"{_KEY}-reinforce-done"))
    detail = _die_text(s, prompt.seats[0], how) if how in DIE_NAMES else feat_text(card)
    key = f"{_KEY}-reinforce-use" if how else f"{_KEY}-reinforce-card"
    args: dict[str, object] = {"card": card, "how": how} if how else {"card": card}
    return Option(value, Text(key, args), detail, icon=f"feat:{card}")


def _die_text(s: Forge, seat: int, die: str) -> Text:
    """The faces of a die."""
    faces = s.players[seat].dice[0 if die == DIE_NAMES[0] else 1]
    return text(f"{_KEY}-die-detail", faces=_short(faces))


def _short(faces: list[str]) -> list[Text]:
    """The faces of a die, equal ones counted."""
    return [
        text(f"{_KEY}-faces-counted", what=_in_signs(face), count=faces.count(face)) for face in dict.fromkeys(faces)
    ]


def _in_signs(face: str) -> str | Text:
    """A face as short as can be: `2🪙+1🌙`, `1🪙/1☀️/1🌙`; special faces by name."""
    if face in PLAIN:
        return "+".join(f"{count}{sign}" for count, sign in zip(PLAIN[face], _SIGNS, strict=True) if count)
    if KIND[face] == "choice":
        return "/".join(f"{count}{_SIGNS[kind]}" for kind, count in CHOICES[face])
    return text(f"{_KEY}-face-label", face=face)
