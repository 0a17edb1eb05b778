"""What rolled faces do together: the pair matrix of the rules (section 8), without any state.

Mirrors are replaced by what they copy before they come here ("" = a mirror with nothing to copy).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.dice_forge.content import (
    CHOICES,
    FACES,
    KIND,
    NOTHING,
    PLAIN,
    RESOURCES,
    Gains,
    gains,
)

_SHIELDS: dict[str, tuple[int, Gains, Gains]] = {
    face.id: (RESOURCES.index(face.effect.shield.match), gains(face.effect.shield.a), gains(face.effect.shield.b))
    for face in FACES.values()
    if face.effect.shield is not None
}
_FACTOR = next(face.effect.multiply_other for face in FACES.values() if face.effect.multiply_other) or 1
_DISCOUNT = next(face.effect.forge_discount for face in FACES.values() if face.effect.forge_discount) or 0


def factor(faces: Sequence[str], n: int) -> int:
    """F-63: 3 if the other face of the pair is X3, else 1."""
    return _FACTOR if len(faces) == 2 and KIND.get(faces[1 - n]) == "multiplier" else 1


def partner(faces: Sequence[str], n: int) -> str:
    """The other face of the pair; "" on a minor blessing (F-39)."""
    return faces[1 - n] if len(faces) == 2 else ""


def offers(faces: Sequence[str], n: int) -> dict[int, int]:
    """F-62, F-64, F-68: what a face with a choice offers here, resource -> number, multiplied already."""
    return _OFFERS[faces[n], factor(faces, n)]


_OFFERS: dict[tuple[str, int], dict[int, int]] = {
    (face, times): {resource: number * times for resource, number in options}
    for face, options in CHOICES.items()
    for times in (1, _FACTOR)
}


def outcome(faces: Sequence[str], chosen: dict[int, int]) -> list[Gains]:
    """What each face gives. `chosen`: face number -> the resource picked, for faces with a choice."""
    found: list[Gains] = [NOTHING] * len(faces)
    for n, face in enumerate(faces):
        if face in PLAIN:
            found[n] = _times(PLAIN[face], factor(faces, n))  # F-61, F-66
        elif face in CHOICES:
            found[n] = _only(chosen[n], offers(faces, n)[chosen[n]])
    for n, face in enumerate(faces):  # F-83: shields look at what the other face gives
        if face in _SHIELDS:
            found[n] = _shield(faces, n, found)
    return found


def _shield(faces: Sequence[str], n: int, found: list[Gains]) -> Gains:
    """F-82..F-85: gain A beside a gain of its type, else B; tripled beside X3."""
    kind, a, b = _SHIELDS[faces[n]]
    other = partner(faces, n)
    if other in _SHIELDS:  # of two alike, the second sees what the first gave
        return a if n == 1 and _SHIELDS[other][0] == kind else b
    if factor(faces, n) > 1:
        return _times(b, _FACTOR)
    return a if len(faces) == 2 and found[1 - n][kind] else b


def discounts(faces: Sequence[str]) -> list[int]:
    """F-72..F-74: one purchase per ship, 2 gold off, 6 beside X3."""
    return [_DISCOUNT * factor(faces, n) for n, face in enumerate(faces) if KIND.get(face) == "ship"]


def boar_calls(faces: Sequence[str]) -> list[tuple[str, int]]:
    """F-69, F-70: which boar cards fire, and how often."""
    return [(face, factor(faces, n)) for n, face in enumerate(faces) if KIND.get(face) == "boar"]


def _times(amounts: Gains, times: int) -> Gains:
    if times == 1:
        return amounts
    gold, sun, moon, vp = amounts
    return gold * times, sun * times, moon * times, vp * times


def _only(resource: int, number: int) -> Gains:
    gold, sun, moon, vp = (number if n == resource else 0 for n in range(4))
    return gold, sun, moon, vp


def total(parts: Sequence[Gains]) -> Gains:
    """Several gains as one."""
    if len(parts) == 1:
        return parts[0]
    (a, b, c, d), (e, f, g, h) = parts
    return a + e, b + f, c + g, d + h


def _is_fixed(face: str) -> bool:
    return face in PLAIN or face in _SHIELDS or KIND[face] == "multiplier"


FIXED: dict[tuple[str, str], Gains] = {
    (a, b): total(outcome((a, b), {})) for a in FACES for b in FACES if _is_fixed(a) and _is_fixed(b)
}
"""Pairs that need no decision: most of them, and the order of their faces cannot matter."""
FIXED_SINGLE: dict[str, Gains] = {face: outcome((face,), {})[0] for face in FACES if _is_fixed(face)}
