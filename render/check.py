"""What a picture must never do, and what happens when it does.

In strict mode (tests, gallery) a mistake is an exception. In production it is logged once and drawn as well as
can be: a picture must never stop a match.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

log = logging.getLogger("dicehold.render")

_STRICT: ContextVar[bool] = ContextVar("render_strict", default=False)
_SEEN: set[str] = set()
_SEEN_LIMIT = 500


class PictureError(Exception):
    """A picture breaks a rule of the design system."""


class TooSmall(PictureError):
    """Text under 22 px."""


class Outside(PictureError):
    """Something reaches over the edge of the canvas."""


class Overflow(PictureError):
    """A text is wider than its column."""


class UnknownGlyph(PictureError):
    """No glyph has this id."""


_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")


def is_strict() -> bool:
    """Whether mistakes are exceptions now."""
    return _STRICT.get()


@contextmanager
def strict(on: bool = True) -> Iterator[None]:
    """`with strict():` mistakes raise."""
    token = _STRICT.set(on)
    try:
        yield
    finally:
        _STRICT.reset(token)


def complain(error: PictureError) -> None:
    """Raise in strict mode, else log each distinct mistake once, without the words: they may be of a private hand."""
    if _STRICT.get():
        raise error
    message = f"{type(error).__name__}: {_QUOTED.sub('a text', str(error))}"
    if message not in _SEEN:
        if len(_SEEN) >= _SEEN_LIMIT:
            _SEEN.clear()
        _SEEN.add(message)
        log.warning("%s", message)
