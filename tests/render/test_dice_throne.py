"""Dice Throne in pictures: every sample and hundreds of random positions, exact in colour, size, words and secrecy."""

from __future__ import annotations

import functools
import hashlib
import io
import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from engine.dice_throne import odds
from engine.dice_throne.content import content
from render import check, glyph_tables, glyphs, palette, registry
from render.canvas import Canvas, clear_caches
from render.dice_throne import cards, heroes, lists, samples, sheets, stage
from render.dice_throne.look import Look, glyph_of, percent
from words import Words, words

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = registry.samples("dice_throne")
MODES = (("duel", 2), ("2v2", 4), ("king_of_the_hill", 3), ("free_for_all", 4), ("king_of_the_hill", 5),
         ("free_for_all", 6))  # fmt: skip


@functools.cache
def strict(locale: str) -> Words:
    """Words that raise when one is missing."""
    return Words(locale, strict=True)


def drawn(entry: registry.Sample) -> registry.Picture:
    view, said, focus = entry.make()
    return registry.draw(entry.game, entry.kind, view, said, focus)


def table(match, seat=None, locale="en") -> registry.Picture:
    return registry.draw("dice_throne", "table", match.view(seat), words(locale))


@pytest.fixture
def texts(monkeypatch) -> list[str]:
    """Everything that is written on canvases from here on, whether it comes out of a cache or not."""
    seen: list[str] = []
    plain = Canvas.text

    def text(self, x, y, text, *args, **kwargs):
        seen.append(text)
        return plain(self, x, y, text, *args, **kwargs)

    monkeypatch.setattr(Canvas, "text", text)
    clear_caches()
    return seen


@pytest.fixture
def icons(monkeypatch) -> list[str]:
    """Every icon that is drawn from here on."""
    seen: list[str] = []
    plain = Canvas.icon
    monkeypatch.setattr(Canvas, "icon", lambda self, name, *args: seen.append(name) or plain(self, name, *args))
    clear_caches()
    return seen


# -- every sample ----------------------------------------------------------------------------------------------------


def test_there_are_samples_of_every_kind_mode_and_number_of_seats():
    assert {entry.kind for entry in SAMPLES} == {"table", "hand", "hero", "score"}
    seen = {(entry.make().view.mode, len(entry.make().view.seats)) for entry in SAMPLES if entry.kind == "table"}
    assert {count for _, count in seen} == {2, 3, 4, 5, 6}
    assert {mode for mode, _ in seen} == {"duel", "2v2", "king_of_the_hill", "free_for_all"}


@pytest.mark.parametrize("entry", [one for one in SAMPLES if one.kind == "table"], ids=lambda one: one.name)
def test_boards_draw_strictly_in_the_palette_and_small(entry):
    with check.strict():  # nothing under 22 px, nothing over an edge, no unknown icon
        picture = drawn(entry)
    image = Image.open(io.BytesIO(picture.png))
    assert image.size == (1200, 800)
    colours = {index for _, index in image.getcolors() or ()}
    stored = image.getpalette() or []
    assert all(tuple(stored[3 * n : 3 * n + 3]) == palette.PALETTE[n] for n in colours)
    assert len(picture.png) <= 100_000


def test_same_bytes_in_a_fresh_process():
    names = [one.name for one in SAMPLES if one.kind != "hero" and "french" in one.name]
    code = (
        "import hashlib, json, sys; from render import registry; out = {}; names = json.loads(sys.argv[1])\n"
        "for s in reversed(registry.samples('dice_throne')):\n"
        "    if s.name in names:\n"
        "        v, w, f = s.make(); out[s.kind + s.name] = "
        "hashlib.sha256(registry.draw(s.game, s.kind, v, w, f).png).hexdigest()\n"
        "print(json.dumps(out))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, json.dumps(names)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    here = {s.kind + s.name: hashlib.sha256(drawn(s).png).hexdigest() for s in SAMPLES if s.name in names}
    assert json.loads(done.stdout) == here


@pytest.mark.parametrize("entry", [one for one in SAMPLES if "french" not in one.name], ids=lambda one: one.name)
def test_the_words_beside_a_picture_say_the_same_in_both_languages(entry):
    view, _, focus = entry.make()
    painter = registry._PAINTERS["dice_throne", entry.kind]
    said = {locale: painter(view, strict(locale), focus).alt for locale in ("en", "fr")}
    numbers = {locale: sorted(re.findall(r"\d+", alt)) for locale, alt in said.items()}
    assert numbers["en"] == numbers["fr"]
    assert said["en"] != said["fr"]
    if entry.kind in ("table", "score"):
        assert all(seat.name in alt for seat in view.seats for alt in said.values())
        players = view.table.players
        assert all(str(one.health) in said["en"] for one in players if not one.out)


# -- what is hidden, what may happen ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "count"), MODES)
def test_hidden_cards_never_change_a_picture_of_those_who_may_not_see_them(mode, count):
    rng = random.Random(7)
    tried = 0
    for number, match in enumerate(samples.played(mode, count, 5)):
        if match.result is not None or tried >= 6:
            break
        if number % 23 or any(prompt.private and not prompt.optional for prompt in match.prompts):
            continue  # whom a private question is put to may depend on what is held
        tried += 1
        assert table(match.imagine(None, rng)) == table(match)
        for seat in range(count):
            other = match.imagine(seat, rng)
            for kind in ("table", "hand"):
                mine = registry.draw("dice_throne", kind, match.view(seat), words("en"))
                assert registry.draw("dice_throne", kind, other.view(seat), words("en")) == mine
    assert tried


@pytest.mark.parametrize(("mode", "count"), MODES)
def test_random_play_is_drawn_without_a_mistake(mode, count):
    kinds: set[str] = set()
    for seed in range(2):
        names = samples.LONG if seed else samples.NAMES
        for number, match in enumerate(samples.played(mode, count, 100 + seed, names)):
            if number % 7 and match.result is None:
                continue
            view = match.view(None)
            said = words("fr" if number % 2 else "en")
            kinds.add(stage.kind(view.table))
            with check.strict():
                shot = registry.show("table", view, said)
                asked = match.view(view.asked()[0]) if view.asked() else view
                hand = registry.show("hand", asked, said) if view.asked() else None
            assert shot is not None
            assert view.result is not None or hand is not None
    assert kinds == {"roll", "attack", "quiet"}


def test_a_name_full_of_signs_is_only_a_name():
    names = ("**Ada** {damage}", "{status:burn", "***", "Ω" * 60, "a\nb", "")
    for number, match in enumerate(samples.played("free_for_all", 6, 3, names)):
        if number % 40 == 0:
            with check.strict():
                table(match)
        if number > 240:
            break


# -- what a picture must say -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [samples.rolling, samples.hopeful])
def test_every_ability_stands_there_with_its_exact_chance(moment, texts):
    match = samples.position("duel", 2, moment, after=40)
    view = match.view(None)
    table(match)
    roll = stage.offense(view.table)
    assert roll is not None
    book = content().books[view.table.players[roll.seat].hero]
    for one in view.table.players[roll.seat].abilities:
        if not one.triggers:
            continue
        assert words("en")(f"dice-throne-ability-{one.id.replace('_', '-')}") in texts
        move = next(move for move in book.moves if move.id == one.id and move.level == one.level)
        exact = odds.chance(book.id, move.when, roll.dice, view.table.attempts_left)
        if not one.met:
            assert percent(exact, words("en")) in texts
    ready = any(one.met for one in view.table.players[roll.seat].abilities)
    assert ("Nothing is ready" not in texts) == ready
    assert texts.count("kept") == len(roll.kept)
    assert texts.count("free") == 5 - len(roll.kept)


@pytest.mark.parametrize(("mode", "count"), [("duel", 2), ("2v2", 4), ("king_of_the_hill", 6)])
def test_every_line_of_the_ledger_can_be_read(mode, count, texts, icons):
    match = samples.position(mode, count, samples.last_chance, after=20)
    view = match.view(None)
    look = Look(view, words("en"))
    table(match)
    written = " ".join(texts)
    assert any(len(one.steps) > 2 for one in view.table.incoming)
    for one in view.table.incoming:
        assert look.source(one.source) in written
        assert str(one.final) in texts
        for step in one.steps[1:]:
            assert look.source(step.source) in written or glyph_of(step.source) in icons
            assert step.kind == "none" or re.search(rf"[+−] ?{step.amount}\b", written)


def test_a_ledger_too_long_for_its_box_folds_into_one_line_each(texts):
    match = samples.position("duel", 2, samples.last_chance, after=20)
    look = Look(match.view(None), words("en"))
    long = [one for one in look.table.incoming if len(one.steps) > 2][:1] * 5
    with check.strict():
        lists.ledger(Canvas(), look, (24, 24, 568, 310), long)
    said = lists.formula(look, long[0])
    assert said.startswith(f"{long[0].steps[0].amount} ")
    assert said.endswith(f"= **{long[0].final}**")
    assert texts.count(str(long[0].final)) == 10  # at the right and behind the equals sign
    for step in long[0].steps[1:]:
        assert step.kind == "none" or f" {step.amount} " in said
    assert len(said.split(" ")) > 2 * len(long[0].steps)


def test_a_defence_shows_the_dice_and_abilities_of_who_is_attacked(texts):
    match = samples.position("duel", 2, samples.defending, after=40)
    view = match.view(None)
    table(match)
    target = view.table.attack.target
    look = Look(view, words("en"))
    assert look("dice-of", player=look.names[target]) in texts
    assert look("defence-of", hero=look.hero(target)) in texts
    assert look.term("ability", view.table.attack.defense) in texts


def test_the_target_and_the_leader_are_marked(icons):
    match = samples.position("king_of_the_hill", 6, samples.last_chance, after=120)
    table(match)
    assert heroes.TARGET in icons
    assert "mdi:crown" in icons


def test_a_hand_says_what_can_be_played_and_why_the_rest_waits(texts):
    match = samples.stuffed(12)
    seat = match.state.active
    view = match.view(seat)
    registry.draw("dice_throne", "hand", view, words("en"))
    cards = view.table.cards
    assert len(cards) == 12
    playable = [card for card in cards if card.playable]
    assert sum(text in ("Play now", "Play now, free") for text in texts) == len(playable)
    assert 0 < len(playable) < 12
    for card in cards:
        name = words("en")(f"dice-throne-card-{card.id.replace('_', '-')}")
        assert any(text and name.startswith(text.rstrip("…")) for text in texts)


def test_a_teammate_sees_the_hand_and_an_opponent_does_not():
    match = samples.position("2v2", 4, samples.hand_of_active, after=60)
    seat = match.state.active
    name = match.state.players[seat].hand[0]
    said = words("en")(f"dice-throne-card-{name.replace('_', '-')}").removesuffix(" II").removesuffix(" III")
    mate = registry.draw("dice_throne", "hand", match.view((seat + 2) % 4), words("en"), seat)
    foe = registry.draw("dice_throne", "hand", match.view((seat + 1) % 4), words("en"), seat)
    assert said in mate.alt
    assert said not in foe.alt


@pytest.mark.parametrize("hero", list(content().books))
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_hero_sheet_has_every_ability_status_symbol_and_trigger(hero, locale, texts, icons):
    said = strict(locale)
    with check.strict():
        picture = registry.draw("dice_throne", "hero", None, said, hero)
    book = content().books[hero]
    side = next(iter(book.hero.sides), "")
    for move in book.moves:
        if move.ability.side not in ("", side):
            continue
        assert said(f"dice-throne-ability-{move.id.replace('_', '-')}") in texts
        for symbol in move.when.symbols:
            assert f"die:{hero}.{symbol}" in icons
        damage = sheets.whole_damage(hero, sheets.moves_of(hero, move.id, move.level))
        assert not damage or damage in texts
    for status in book.hero.statuses:
        assert said(f"dice-throne-status-{status.id.replace('_', '-')}") in texts
        assert f"status:{status.id}" in icons
    assert said(f"dice-throne-hero-{hero.replace('_', '-')}") in picture.alt


def test_every_hero_symbol_and_status_has_its_icon_and_its_sentence():
    assert len(glyph_tables.HEROES) == len(glyph_tables.DICE) == 25  # 24 heroes and the enemies
    for hero, symbols in glyph_tables.DICE.items():
        glyphs.mask(f"hero:{hero}", 40)
        for symbol in symbols:
            glyphs.mask(f"die:{hero}.{symbol}", 40)
    for hero, book in content().books.items():
        assert list(glyph_tables.DICE[hero]) == list(book.hero.dice)
        for status in book.hero.statuses:
            assert status.id in glyph_tables.STATUSES
            assert glyphs.polarity(status.id) == status.polarity
            for locale in ("en", "fr"):
                assert words(locale).has(f"dice-throne-about-{status.id.replace('_', '-')}")


def test_the_end_names_the_winner_and_everybody_in_order():
    match = samples.position("free_for_all", 6, samples.over)
    view = match.view(None)
    picture = registry.show("table", view, words("en"))
    assert picture is not None
    winner = view.seats[view.result.winners[0]].name
    assert picture.alt.startswith(f"{winner} wins.")
    places = [view.seats[seat].name for tier in view.result.ranking for seat in tier]
    where = [picture.alt.index(f"({name})") for name in places]
    assert where == sorted(where)


def test_a_board_is_quick_when_warm():
    match = samples.position("duel", 2, samples.rolling, after=40)
    view = match.view(None)
    registry.draw("dice_throne", "table", view, words("en"))
    best = float("inf")
    for _ in range(10):
        start = time.perf_counter()
        registry.draw("dice_throne", "table", view, words("en"))
        best = min(best, time.perf_counter() - start)
    assert best < 0.03  # about 5 ms alone on a machine; the bench has the ratio


def test_a_worker_rehearses_every_hero_in_every_language(texts):
    registry.rehearse("dice_throne")
    for hero in content().books:
        for locale in ("en", "fr"):
            assert words(locale)(f"dice-throne-hero-{hero.replace('_', '-')}") in texts
    match = samples.position("duel", 2, samples.rolling, after=40)
    rehearsed = table(match).png
    clear_caches()
    assert table(match).png == rehearsed


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("attack-on", {"by": "A", "target": "B"}), ("attack-by", {"by": "A"}), ("attack-dealt", {"by": "A"}),
        ("damage-on", {"target": "B"}), ("alt-incoming", {"source": "A", "target": "B"}), ("card-damage", {}),
    ],
)  # fmt: skip
def test_one_is_singular(key: str, args: dict[str, str]):
    french = strict("fr")
    said = {n: french(f"dice-throne-pic-{key}", count=n, n=n, **args) for n in (1, 2)}
    assert re.search(r"\b1 dégât\b", said[1]) and re.search(r"\b2 dégâts\b", said[2])


def test_an_upgrade_of_one_damage_is_singular_in_french():
    """Numbers come from the data as text; the words must see a number."""
    told = [
        cards.upgrade(Look(samples.position("duel", 2, samples.start).view(0), words("fr")), book, slot.id, level)
        for book in content().books.values()
        for slot in book.hero.abilities
        for level in slot.levels
    ]
    assert any(re.search(r"\b1 dégât\b", one) for one in told)
    assert not [one for one in told if re.search(r"(?<![\d–/+-])\b1 dégâts\b", one)]
