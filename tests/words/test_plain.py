"""Sentences that are put together without Fluent are the same as with it."""

from __future__ import annotations

from typing import Any

import pytest

from words import LOCALES, Words
from words.book import MissingWord

VALUES: list[Any] = ["Ada", "", "a.b {x} *y*", 0, 1, 2, 7, 999, -3, 1000, 12345, -4000, 0.5, True]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_as_fluent_says_it(locale: str) -> None:
    words, slow = Words(locale, strict=True), Words(locale, strict=True)
    slow._plain.clear()
    plain = {key: {name for _, name in parts if name} for key, parts in words._plain.items()}
    assert len(plain) > 500
    for number, (key, names) in enumerate(plain.items()):
        for turn in range(len(VALUES) if number % 10 == 0 else 2):
            args = {name: VALUES[(turn + place) % len(VALUES)] for place, name in enumerate(sorted(names))}
            assert words(key, **args) == slow(key, **args), (key, args)


def test_a_missing_argument_is_still_found() -> None:
    words = Words("en", strict=True)
    with pytest.raises(MissingWord, match="player"):
        words("hand-of")


def test_sentences_with_cases_are_left_to_fluent() -> None:
    words = Words("en", strict=True)
    assert "prompt-confirm" not in words._plain and words("prompt-confirm", count=0) == "Confirm: none"
