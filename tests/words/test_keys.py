"""Every sentence there is is used, every one that is used is there, and both languages say the same with the same."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser

from engine.core import registry
from engine.core.play import Plan, random_answer, start
from engine.core.text import Text
from tests.words import keys
from words import LOCALES, Scene, Words, words

EN, FR = keys.messages("en"), keys.messages("fr")


def names(locale: str) -> set[str]:
    """Keys of proper names that come from the games' data."""
    return {key for game in registry.games().values() for key in game.names(locale)}


def referred(messages: dict[str, Any]) -> set[str]:
    """Messages and terms that other messages are made of."""
    nodes = [node for message in messages.values() for node in keys.walk(message)]
    terms = {f"-{node.id.name}" for node in nodes if isinstance(node, keys.ftl.TermReference)}
    return terms | {node.id.name for node in nodes if isinstance(node, keys.ftl.MessageReference)}


def unused(messages: dict[str, Any], code: keys.Code) -> list[str]:
    parts = referred(messages)
    return [key for key in messages if key not in parts and not code.uses(key)]


def test_both_languages_have_the_same_keys() -> None:
    assert sorted(EN) == sorted(FR)
    assert names("en") == names("fr")


def test_no_key_is_unused() -> None:
    assert unused(EN, keys.code()) == []


def test_no_key_is_missing() -> None:
    known = set(EN) | names("en")
    assert sorted(keys.code().given - known) == [], "keys that stand in the code"
    for game in registry.games().values():
        assert [key for key in keys.declared(game) if key not in known] == [], "keys that follow from a declaration"


def test_refusals_and_reasons_of_the_engine_have_words() -> None:
    reasons = {
        word
        for word in keys.code().words
        if word != "refused-not" and re.fullmatch(r"(refused|setup)-[a-z-]+[a-z]", word)
    }
    assert len(reasons) > 10
    assert sorted(reasons - set(EN)) == []


def test_both_languages_take_the_same_arguments() -> None:
    different = {
        key: keys.arguments(EN[key], EN) ^ keys.arguments(FR[key], FR)
        for key in EN
        if keys.arguments(EN[key], EN) != keys.arguments(FR[key], FR)
    }
    assert different == {}


SAME = {
    # names of games and their rulebooks
    "Dice Forge", "Dice Throne", "Dungeon Dice", "Marvel 1.1", "Base 2.2", "I II III",
    # words that are both English and French
    "Action", "Duel", "Face", "max", "Mode", "mode", "Notifications", "passive", "Points", "points", "+ potion",
    "total",
}  # fmt: skip


def untranslated(english: dict[str, Any], french: dict[str, Any], same: set[str]) -> list[str]:
    return [
        f"{key}: {keys.letters(french[key])}"
        for key in english
        if keys.letters(english[key]) == keys.letters(french[key])
        and re.search(r"[A-Za-z]{2}", keys.letters(english[key]))
        and keys.letters(english[key]) not in same
    ]


def test_french_is_french() -> None:
    assert untranslated(EN, FR, SAME) == [], "translate it, or name it in SAME if it is French too"
    spoken = {keys.letters(message) for message in FR.values()}
    assert sorted(SAME - spoken) == [], "no exception that is not needed"


# -- said in real matches --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict() -> list[Words]:
    return [Words(locale, strict=True) for locale in LOCALES]


@pytest.mark.parametrize("game", list(registry.games()))
def test_everything_a_match_says_can_be_said(game: str, strict: list[Words]) -> None:
    """Titles, options, labels, events and results of random matches, strictly: no key and no argument is missing."""
    rules = registry.game(game)
    began, number, said = time.monotonic(), 0, set[str]()
    while not number or time.monotonic() - began < 2:
        mode = rules.modes[number % len(rules.modes)]
        match, rng = start(Plan(game, mode.id, mode.max_seats, seed=5), number), Random(number)
        scene = Scene(game, tuple(seat.name for seat in match.seats))
        seen: set[int] = set()
        while match.result is None and time.monotonic() - began < 4:
            for prompt in match.prompts:
                if prompt.id not in seen:
                    seen.add(prompt.id)
                    sheet = match.sheet(prompt)
                    texts = [sheet.title, *sheet.labels.values(), *([sheet.body] if sheet.body else ())]
                    for options in sheet.options.values():
                        texts += [text for option in options for text in (option.label, option.detail) if text]
                    said |= _say(texts, scene, strict)
            events = match.answer(random_answer(match, rng)).events
            for event in events:
                for language in strict:
                    language.event(event, scene)
        if match.result is not None:
            said |= _say([Text(match.result.reason)], scene, strict)
        number += 1
    assert len(said) > 10


def _say(texts: list[Text], scene: Scene, strict: list[Words]) -> set[str]:
    for text in texts:
        english, french = (language.text(text, scene) for language in strict)
        assert english.strip() and french.strip(), text
    return {text.key for text in texts}


# -- the checks themselves can fail ------------------------------------------------------------------------------------


def parsed(source: str) -> dict[str, Any]:
    entries = FluentParser(with_spans=False).parse(source).body
    return {("-" if isinstance(entry, keys.ftl.Term) else "") + entry.id.name: entry for entry in entries}


CODE = """
def show(words, kind, spec, seat):
    words("lobby-join")
    words("lobby-full" if spec.full else "lobby-room", count=3)
    words(f"clock-{spec.clock}")
    say(words, f"does-{kind}")
    CLOCKS = {"live": 1, "slow_day": 2}
def say(words, name):
    return words(f"pic-{name}")
TERMS = ("fire", "frost bite")
"""


def test_unused_keys_are_found() -> None:
    code = keys.Code(CODE)
    used = ["lobby-join", "lobby-full", "clock-live", "clock-slow-day", "pic-does-fire", "pic-bite"]
    gone = ["lobby-leave", "clock-fast", "clock", "pic-does-water", "pic-does", "lobby-join-now"]
    assert [key for key in used if not code.uses(key)] == []
    assert [key for key in gone if code.uses(key)] == []
    messages = parsed("lobby-join = { -bot } { hello }\nhello = Hello\n-bot = Bot\n-lost = Lost\nlobby-leave = Bye\n")
    assert unused(messages, code) == ["-lost", "lobby-leave"], "parts of other messages are used"


def test_invented_keys_of_the_house_are_found() -> None:
    for key in ("lobby-unheard-of", "unheard-of", "dice-forge-ask-unheard-of", "event-unheard-of"):
        assert not keys.code().uses(key)


def test_missing_keys_are_found() -> None:
    assert keys.Code(CODE).given == {"lobby-join", "lobby-full", "lobby-room"}


def test_unequal_arguments_are_found() -> None:
    source = "a = { $n } for { $seat ->\n    [one] { $x }\n   *[other] { b }\n }\nb = { $deep }\n"
    messages = parsed(source)
    assert keys.arguments(messages["a"], messages) == {"n", "seat", "x", "deep"}


def test_untranslated_texts_are_found() -> None:
    english = parsed("a = Your hand\nb = { $n } \nc = Mode\nd = Yes { $n ->\n    [one] card\n   *[other] cards\n }\n")
    french = parsed("a = Your hand\nb = { $n } \nc = Mode\nd = Yes { $n ->\n    [one] card\n   *[other] cards\n }\n")
    assert [line.split(":")[0] for line in untranslated(english, french, {"Mode"})] == ["a", "d"]


def test_a_missing_word_is_an_error_in_strict_books_only(caplog: pytest.LogCaptureFixture) -> None:
    from words import MissingWord

    with pytest.raises(MissingWord, match="no words for 'no-such-key'"):
        Words("fr", strict=True)("no-such-key")
    with pytest.raises(MissingWord):
        Words("en", strict=True)("prompt-number")
    assert words("fr")("no-such-key") == "no-such-key", "a player sees the key rather than nothing"
    assert "no words for 'no-such-key'" in caplog.text
