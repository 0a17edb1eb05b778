"""Questions in words (as keys): titles, field names and options. Made on demand, never while playing."""

from __future__ import annotations

from engine.core.prompt import Field, Option, Prompt
from engine.core.text import Text, text
from engine.dice_forge.content import COSTS, FEATS, PRICE
from engine.dice_forge.forging import die_and_face
from engine.dice_forge.state import Forge

_KEY = "dice-forge"
_SIGNS = (("sun", "☀️"), ("moon", "🌙"))


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
        return _apply(name, value)
    if name in ("faces", "face"):
        return _face(prompt, value)
    if kind in ("action", "extra") and value in FEATS:
        return feat(value)
    if kind == "bearer":
        p = s.players[int(value)]
        return Option(value, text("seat", seat=int(value)), text(f"{_KEY}-bearer-detail", count=p.score()))
    if kind == "satyrs":
        face: str = prompt.data["dice"][value]
        seat, die = value.split(".")
        label = text(f"{_KEY}-satyrs-die", seat=int(seat), face=face, die=("light", "dark")[int(die)])
        return Option(value, label, face_text(face), icon=f"face:{face}")
    if kind == "reinforce":
        return _reinforcement(value)
    if kind == "die":
        faces = s.players[prompt.seats[0]].dice[("light", "dark").index(value)]
        return Option(value, text(f"{_KEY}-die-{value}"), text(f"{_KEY}-die-detail", faces=_short(faces)))
    return Option(value, text(f"{_KEY}-{kind}-{value}"))


def feat(card: str) -> Option:
    """A feat with its cost, its glory and what it does."""
    costs = zip(COSTS[card], _SIGNS, strict=True)
    cost = " ".join(f"{number}{sign}" for number, (_, sign) in costs if number)
    label = text(f"{_KEY}-feat", card=card, cost=cost, vp=FEATS[card].vp)
    return Option(card, label, text(f"{_KEY}-feat-text-{card.replace('_', '-')}"), cost=cost, icon=f"feat:{card}")


def face_text(face: str) -> Text:
    """What a face does."""
    return text(f"{_KEY}-face-text-{face.replace('_', '-')}")


def _face(prompt: Prompt, face: str) -> Option:
    if face == "none":
        return Option(face, text(f"{_KEY}-ship-none"))
    detail, icon = face_text(face), f"face:{face}"
    if face not in PRICE:
        return Option(face, text(f"{_KEY}-face-label", face=face), detail, icon=icon)
    price = max(0, PRICE[face] - prompt.data.get("off", 0))
    return Option(face, text(f"{_KEY}-face-price", face=face, count=price), detail, cost=str(price), icon=icon)


def _place(value: str) -> Option:
    die, face = die_and_face(value)
    return Option(value, text(f"{_KEY}-place", die=die, face=face), icon=f"face:{face}")


def _apply(name: str, value: str) -> Option:
    if name == "copy":
        return Option(value, text(f"{_KEY}-face-label", face=value), face_text(value), icon=f"face:{value}")
    if name == "first":
        return Option(value, text(f"{_KEY}-apply-first-{value}"))
    resource, number = value.split(".")
    return Option(value, text(f"{_KEY}-amount-{resource}", count=int(number)), icon=f"forge:{resource}")


def _reinforcement(value: str) -> Option:
    card, _, how = value.partition(".")
    if card == "done":
        return Option(value, text(f"{_KEY}-reinforce-done"))
    detail = text(f"{_KEY}-feat-text-{card.replace('_', '-')}")
    key = f"{_KEY}-reinforce-use" if how else f"{_KEY}-reinforce-card"
    args: dict[str, object] = {"card": card, "how": how} if how else {"card": card}
    return Option(value, Text(key, args), detail, icon=f"feat:{card}")


def _short(faces: list[str]) -> list[Text]:
    """The faces of a die, equal ones counted."""
    found: list[Text] = []
    for face in dict.fromkeys(faces):
        count = faces.count(face)
        found.append(text(f"{_KEY}-faces-counted", face=face, count=count))
    return found
