"""Every question and every event of random matches, in both languages, within Discord's limits."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast, parse

from engine.core.content import DATA
from engine.core.play import Plan, random_answer, start
from engine.core.prompt import Pick, Prompt
from engine.dice_forge.content import FACES, FEATS
from engine.dice_forge.game import DiceForge
from engine.dice_forge.reserves import EARNINGS
from words import LOCALES, Scene, Words

SCENE = Scene("dice_forge", ("Ada", "Bo", "Cy", "Dee"))
ENGINE = Path(__file__).resolve().parents[3] / "engine" / "dice_forge"
RENDER = Path(__file__).resolve().parents[3] / "render" / "dice_forge"


def sheets(match, prompt: Prompt, rng: Random):
    """A prompt as it looks while a draft of its answer grows."""
    draft: dict[str, Pick] = {}
    while True:
        sheet = match.sheet(prompt, draft)
        yield sheet
        open_fields = [field for field in sheet.fields if field.name and field.name not in draft]
        if prompt.shape != "form" or not open_fields:
            return
        draft[open_fields[0].name] = open_fields[0].sample(rng)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_is_said_has_words(locale: str):
    words = Words(locale, strict=True)
    kinds: set[str] = set()
    events: set[str] = set()
    for number in range(24):
        feats = ("first_game", "alternates", "random")[number % 3]
        match = start(Plan("dice_forge", seats=2 + number % 3, settings={"feats": feats}), number)
        rng = Random(number)
        told = list(match.opening.events)
        while match.result is None:
            if rng.random() < 0.3:  # rich players see more of the islands
                p = match.state.players[match.state.active]
                p.gold, p.sun, p.moon = p.limits()
                match.reask()
            for prompt in match.prompts:
                kinds.add(prompt.kind)
                for sheet in sheets(match, prompt, rng):
                    assert words.text(sheet.title, SCENE)
                    for field in sheet.fields:
                        if field.name:
                            assert 0 < len(words.text(sheet.labels[field.name], SCENE)) <= 45
                        for option in sheet.options[field.name]:
                            assert 0 < len(words.text(option.label, SCENE)) <= 80
                            assert option.detail is None or len(words.text(option.detail, SCENE)) <= 100
            told += match.answer(random_answer(match, rng)).events
        for part in itertools.chain(*match.result.parts):
            assert words.text(part, SCENE)
        for event in told:
            events.add(event.kind)
            sentence = words.event(event, SCENE)
            assert sentence and "  " not in sentence
    asked = {"action", "extra", "offering", "reinforce", "hammer", "apply", "lose", "ship", "forge", "garden", "bearer",
             "satyrs", "die", "cerberus", "boar", "boars", "triton", "end"}  # fmt: skip
    assert asked == kinds
    assert events == {
        "first", "turn", "blessed", "cursed", "copied", "boar_fired", "boar_called", "hammered", "cerberus_used",
        "offering", "extra", "ship_bought", "forged", "chased", "bears", "feat", "gained", "showed", "reinforced",
        "reinforced_gain", "elder", "triton", "scored", "over",
    }  # fmt: skip


def messages(locale: str) -> dict[str, ast.Message]:
    resource = parse((DATA / "locales" / locale / "dice_forge.ftl").read_text("utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def arguments(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(entry)
    return found


def test_both_languages_say_the_same_things_with_the_same_arguments():
    en, fr = messages("en"), messages("fr")
    assert list(en) == list(fr)
    assert {key: arguments(en[key]) for key in en} == {key: arguments(fr[key]) for key in fr}


def test_every_feat_and_face_can_be_looked_up():
    for locale in LOCALES:
        words = Words(locale, strict=True)
        for card in FEATS:
            assert words(f"dice-forge-card-{card.replace('_', '-')}")
            assert 0 < len(words(f"dice-forge-feat-text-{card.replace('_', '-')}")) <= 100
        for face in FACES:
            assert words(f"dice-forge-face-{face.replace('_', '-')}")
            assert 0 < len(words(f"dice-forge-face-text-{face.replace('_', '-')}")) <= 100


def test_what_the_lobby_and_the_policies_need_has_words():
    game = DiceForge()
    for locale in LOCALES:
        words = Words(locale, strict=True)
        keys = ["dice-forge", "dice-forge-about", "dice-forge-mode-heroes"]
        keys += [f"dice-forge-option-{spec.id}" for spec in game.options]
        keys += [f"dice-forge-option-{spec.id}-{value}" for spec in game.options for value in spec.values]
        keys += [f"dice-forge-policy-{spec.id}" for spec in game.policies]
        keys += [f"dice-forge-policy-{spec.id}-{choice}" for spec in game.policies for choice in spec.choices]
        keys += [f"dice-forge-phase-{phase}" for phase in game.phases]
        for key in keys:
            assert words(key.replace("_", "-"))


def test_no_sentence_is_left_unused():
    sources = "".join(path.read_text("utf-8") for folder in (ENGINE, RENDER) for path in folder.glob("*.py"))
    text = (DATA / "locales" / "en" / "dice_forge.ftl").read_text("utf-8")
    game = DiceForge()
    known = {"dice-forge", "dice-forge-about", "dice-forge-credit", "dice-forge-mode-heroes"}
    known |= {f"dice-forge-option-{spec.id}".replace("_", "-") for spec in game.options}
    known |= {f"dice-forge-option-{s.id}-{value}".replace("_", "-") for s in game.options for value in s.values}
    known |= {f"dice-forge-policy-{spec.id}" for spec in game.policies}
    known |= {f"dice-forge-policy-{s.id}-{value}".replace("_", "-") for s in game.policies for value in s.choices}
    known |= {f"dice-forge-phase-{phase}" for phase in game.phases}
    known |= {f"dice-forge-event-{kind}".replace("_", "-") for kind in re.findall(r'tell\(\s*"(\w+)"', sources)}
    known |= {f"dice-forge-feat-text-{card}".replace("_", "-") for card in FEATS}
    known |= {f"dice-forge-face-text-{face}".replace("_", "-") for face in FACES}
    known |= {f"dice-forge-part-{source}" for source in EARNINGS}
    known |= set(re.findall(r"\{ (dice-forge-[\w-]+) \}", text))
    known |= set(re.findall(r'"(dice-forge-[\w-]+)"', sources))
    known |= {f"dice-forge-{rest}" for rest in re.findall(r'f"\{_KEY\}-([\w-]+)"', sources)}
    asked = set(re.findall(r'ask_\w+\(\s*f, "(\w+)"', sources)) | {"apply", "lose", "action", "extra", "bear", "triton"}
    loose = [
        key
        for key in messages("en")
        if key not in known
        and not any(key.startswith((f"dice-forge-ask-{kind}", f"dice-forge-{kind}-")) for kind in asked)
        and not re.match(r"dice-forge-(amount|die|how|place|face|faces|feat|picture)\b", key)
    ]
    assert loose == []
    assert {f"dice-forge-ask-{kind}" for kind in asked} <= set(messages("en"))


def test_french_is_set_as_french():
    text = (DATA / "locales" / "fr" / "dice_forge.ftl").read_text("utf-8")
    for key, entry in messages("fr").items():
        for element in getattr(entry.value, "elements", ()):
            if isinstance(element, ast.TextElement):
                assert "'" not in element.value, key
                assert not re.search(r"[^\u00a0][!?;]", element.value), key
                assert not re.search(r" [:]", element.value), key
    assert "’" in text
