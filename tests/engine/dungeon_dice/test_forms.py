"""Forms: field by field for computers and checks, all that is known for people."""

from __future__ import annotations

from random import Random

from engine.core.events import Done
from engine.core.match import Match
from engine.core.play import Plan, play_one
from engine.core.prompt import Answer, Field, Pick


def test_a_form_that_is_filled_at_once_has_the_fields_that_its_drafts_show() -> None:
    kinds: dict[str, int] = {}

    def after(match: Match, answer: Answer, done: Done) -> None:
        for prompt in match.prompts:
            if prompt.shape != "form" or rng.random() > 0.2:
                continue
            draft: dict[str, Pick] = {}
            seen: list[Field] = []
            for field in match.game.form(match._t, prompt, draft):
                shown = match.fields(prompt, draft.copy())
                assert [known.name for known in shown if known.name in draft] == list(draft)
                assert next(known for known in shown if known.name not in draft) == field
                draft[field.name] = field.sample(rng)
                seen += shown
            filled = match.fields(prompt, draft)
            assert [field.name for field in filled] == list(draft)
            assert all(field in filled for field in seen), "nothing is shown before it is sure"
            kinds[prompt.kind] = max(kinds.get(prompt.kind, 0), len(draft))

    rng = Random(2)
    for number in range(8):
        play_one(Plan("dungeon_dice", seats=2 + number % 4, seed=5), number, after)
    assert kinds.keys() >= {"deal", "respond", "terms", "key_terms", "gear", "hold"} and kinds["deal"] > 8
