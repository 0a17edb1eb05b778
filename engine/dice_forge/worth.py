"""Rough worth of resources and faces in glory points: for sensible defaults and the computer player."""

from __future__ import annotations

from engine.dice_forge.content import CHOICES, FACES, KIND, PLAIN

_UNITS = (0.45, 1.6, 1.35, 1.0)
"""Gold, sun, moon, glory."""
_SPECIAL = {"multiplier": 3.4, "mirror": 3.2, "ship": 1.8, "shield": 3.0}


def unit_worth(kind: int) -> float:
    """One unit of a resource."""
    return _UNITS[kind]


def _worth(face: str) -> float:
    if face in PLAIN:
        return sum(unit * number for unit, number in zip(_UNITS, PLAIN[face], strict=True))
    if face in CHOICES:
        best = max(_UNITS[kind] * number for kind, number in CHOICES[face])
        return best + (0.2 if KIND[face] == "choice" else -0.6)  # a boar feeds its owner
    return _SPECIAL[KIND[face]]


FACE_WORTH: dict[str, float] = {face: _worth(face) for face in FACES}


def face_worth(face: str) -> float:
    """One application of a face."""
    return FACE_WORTH[face]
