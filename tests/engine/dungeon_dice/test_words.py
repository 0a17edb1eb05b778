"""Every question and every event of random matches has words in both languages, short enough for a phone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.core.content import DATA
from engine.core.events import Event
from engine.core.play import Plan, play_one
from engine.core.prompt import Answer
from tests.engine.dungeon_dice.table import Table
from words import Scene, Words

LOCALES = ("en", "fr")
RARE = (
    Event("setup", {"seat": 0, "dice": ["sword", "bow_worn"]}),
    Event("first_roll", {"seats": [0, 1], "numbers": [3, 4]}),
    Event("bag_empty"), Event("toad", {"seat": 0}), Event("toad_monster", {"monster": "witch"}), Event("lock_broken"),
    Event("duel", {"seats": [0, 1]}), Event("duel_tie", {"seats": [0, 1], "number": 7}),
    Event("duel_won", {"seat": 0, "target": 1, "heroes": 9, "foe": 7}), Event("executed_hero", {"seat": 1}),
    Event("abstains", {"seat": 1}), Event("drink_later", {"seat": 1}), Event("gust"),
)  # fmt: skip
NAMES = ("Ada", "Bo", "Cyril", "Dee", "Eve")


@pytest.fixture(scope="module", params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


def shown(words: Words, match, prompt, draft) -> None:
    scene = Scene("dungeon_dice", NAMES)
    sheet = match.sheet(prompt, draft)
    title = words.text(sheet.title, scene)
    assert title and not re.search(r"[a-z]_[a-z]", title), f"an id in {title}"
    for label in sheet.labels.values():
        assert 0 < len(words.text(label, scene)) <= 45
    for options in sheet.options.values():
        seen = set()
        for option in options:
            label = words.text(option.label, scene)
            assert 0 < len(label) <= 80, label
            seen.add((label, option.detail and words.text(option.detail, scene), option.value))
            if option.detail is not None:
                detail = words.text(option.detail, scene)
                assert 0 < len(detail) <= 100, detail
                assert not re.search(r"[a-z]_[a-z]", label + detail), f"an id in {label}: {detail}"
        assert len(seen) == len(options)


def test_every_question_and_event_is_said_in_both_languages(words: Words) -> None:
    rng = Random(5)
    scene = Scene("dungeon_dice", NAMES)
    kinds: set[str] = set()
    told: set[str] = set()

    def after(match, answer: Answer, done) -> None:
        for event in done.events:
            sentence = words.event(event, scene)
            assert sentence and "None" not in sentence
            assert not re.search(r"[a-z]_[a-z]", sentence), f"an id in {sentence}"
            told.add(event.kind)
        for prompt in match.prompts:
            if prompt.kind in kinds and rng.random() > 0.02:
                continue
            kinds.add(prompt.kind)
            draft: dict = {}
            for _ in range(16):
                shown(words, match, prompt, draft)
                if prompt.shape != "form":
                    break
                fresh = [field for field in match.fields(prompt, draft) if field.name not in draft]
                if not fresh:
                    break
                draft[fresh[0].name] = fresh[0].sample(rng)

    for number in range(16):
        play_one(Plan("dungeon_dice", seats=2 + number % 4, seed=3), number, after)
    assert kinds >= {
        "start", "hunt", "quarry", "prepare", "choose", "terms", "act", "aim", "window", "throw", "lock", "key_terms",
        "deal", "respond", "withdraw", "gear", "exchange", "drink", "hold", "spell",
    }  # fmt: skip
    files = "".join(path.read_text() for path in (Path("engine/dungeon_dice")).glob("*.py"))
    every = set(re.findall(r't\.tell\(\s*"([a-z_]+)"', files)) | {"offered"}
    for event in RARE:
        assert words.event(event, scene)
    assert every - told <= {event.kind for event in RARE}


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("met", {"seat": 0, "monster": "wolf", "level": 2, "symbols": [], "count": 0}),
            "**Ada** meets the Wolf, level 2.",
            "**Ada** rencontre\u00a0: Loup, niveau 2.",
        ),
        (
            Event("outcome", {"seats": [0], "monster": "ooze", "how": "loss", "heroes": 1, "foe": 5, "count": 1}),
            "**Ada** loses to the Ooze, 1 to 5.",
            "Défaite de **Ada** (Vase), 1 à 5.",
        ),
        (
            Event("geared", {"seat": 1, "dice": [], "count": 0}),
            "**Bo** puts all gear aside.",
            "**Bo** dépose tout son équipement.",
        ),
        (
            Event("threw", {"seat": 2, "die": "curse", "number": 2, "side": "duel", "target": 1, "face": 3}),
            "**Cyril** uses Curse: 2 on **Bo**’s side.",
            "**Cyril** utilise Malédiction\u00a0: 2 du côté de **Bo**.",
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_sentences_that_depend_on_what_is_missing(event: Event, english: str, french: str) -> None:
    scene = Scene("dungeon_dice", NAMES)
    assert Words("en", strict=True).event(event, scene) == english
    assert Words("fr", strict=True).event(event, scene) == french


def test_a_single_promised_die_is_singular_in_french() -> None:
    t = Table()
    t.say("deal", {"to": "1", "about": ["promise"], "owe": "any", "owe_count": 1, "due": "none", "until": "turn"}, 0)
    prompt = t.prompt("respond", 1)
    title = Words("fr", strict=True).text(t.m.sheet(prompt).title, Scene("dungeon_dice", NAMES))
    assert title.endswith("promet son prochain dé gagné")


def keys(locale: str) -> dict[str, set[str]]:
    text = (DATA / "locales" / locale / "dungeon_dice.ftl").read_text()
    entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    found: dict[str, set[str]] = {}
    for entry in entries:
        name, _, body = entry.partition(" =")
        if name.strip() and not name.startswith("#"):
            found[name] = set(re.findall(r"\$(\w+)", body))
    return found


def test_both_languages_have_the_same_keys_with_the_same_arguments() -> None:
    assert keys("en") == keys("fr")


def test_french_is_set_like_french() -> None:
    text = (DATA / "locales" / "fr" / "dungeon_dice.ftl").read_text()
    bodies = [re.sub(r"^[a-z-]+ = ", "", line) for line in text.splitlines() if not line.startswith("#")]
    for body in bodies:
        assert "'" not in body, body
        assert not re.search(r"\w [:;!?](\s|$)", body), body
