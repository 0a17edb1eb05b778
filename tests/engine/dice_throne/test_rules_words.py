"""Every question, option and event of random matches has words in both languages, short enough for a phone."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.core.content import DATA
from engine.core.play import Plan, play_one
from words import Scene, Words

NAMES = ("Ada", "Bo", "Cyril", "Dee", "Eve", "Finn")
SCENE = Scene("dice_throne", NAMES)
UNSAID = re.compile(r"dice-throne|None(?!$)|\{|\}|(status|card|ability)\.\w|_")


@pytest.fixture(scope="module", params=("en", "fr"))
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


def said(words: Words, text: Any, most: int) -> str:
    sentence = words.text(text, SCENE)
    assert 0 < len(sentence) <= most, sentence
    assert not UNSAID.search(sentence), sentence
    return sentence


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("2v2", 4), ("king_of_the_hill", 6)])
def test_every_question_and_event_is_said_in_both_languages(words: Words, mode: str, seats: int) -> None:
    rng = Random(3)
    asked: dict[str, int] = {}

    def after(match: Any, answer: Any, done: Any) -> None:
        for event in done.events:
            sentence = words.event(event, SCENE)
            assert sentence and not UNSAID.search(sentence), sentence
        for prompt in match.prompts:
            kind = f"{prompt.kind}/{prompt.data.get('window', '')}"
            asked[kind] = asked.get(kind, 0) + 1
            if asked[kind] > 20 and rng.random() > 0.01:
                continue
            sheet = match.sheet(prompt)
            said(words, sheet.title, 220)
            for options in sheet.options.values():
                for option in options:
                    said(words, option.label, 80)
                    if option.detail is not None:
                        said(words, option.detail, 400)
                labels = [words.text(option.label, SCENE) for option in options]
                if prompt.kind not in ("roll", "reroll"):
                    assert len(set(labels)) == len(labels), labels

    for number in range(12):
        play_one(Plan("dice_throne", mode, seats, seed=5), number, after)
    assert len(asked) > 15


def test_both_languages_have_the_same_keys() -> None:
    keys = [
        set(re.findall(r"^([a-z0-9-]+) =", (DATA / "locales" / locale / "dice_throne.ftl").read_text("utf-8"), re.M))
        for locale in ("en", "fr")
    ]
    assert keys[0] == keys[1] and len(keys[0]) > 100
