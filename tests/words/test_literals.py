"""No literal text for players in cogs/, host/ or render/: all words come from data/locales/."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.literals import in_folder, literals

ROOT = Path(__file__).parents[2]


def test_no_literal_texts_for_players() -> None:
    assert list(in_folder(ROOT)) == []


FOUND = [
    'def f(c):\n    c.text(10, 20, "points", 24, "bold")',
    'def f(canvas, n):\n    canvas.text(10, 20, f"{n} cards left", 24)',
    'def f(canvas, n):\n    canvas.text(10, 20, "Round " + str(n), 24)',
    'def f(canvas, dark):\n    canvas.text(10, 20, "out" if dark else "lit", 24)',
    'def f(n):\n    return f"You have {n} coins"',
    'def f(n):\n    return f"{n} cards"',
    'def f():\n    return "Not your turn."',
    'def f():\n    return "it is over!"',
    'def f():\n    return "Cancel"',
    'def f(reply):\n    return reply.private("Somebody else was quicker.")',
    'def f(pieces, ids):\n    return pieces.button("join", ids)',
    'def f(ui):\n    return ui.Button(label="My hand")',
    'def f(ui):\n    return ui.Modal(title="number")',
    'def f(ui):\n    return ui.TextInput(placeholder="your word")',
    'def f(interaction):\n    return interaction.response.send_message("no")',
    'def f(ui):\n    return ui.TextDisplay("## over")',
    'TITLE = "Your hand"',
    'LABELS = {"join": "Join the match"}',
    'def f(words):\n    return words("hand-title") + " (private message)" if words else "Nothing here"',
]


@pytest.mark.parametrize("source", FOUND)
def test_an_injected_text_is_found(source: str) -> None:
    assert list(literals(source))


FINE = [
    '"""A module. With prose."""',
    'def f():\n    """Says what it does."""',
    'def f(words):\n    return words("hand-title", count=3)',
    'def f(key):\n    return f"{key}-mode-plain"',
    'def f(c, n):\n    c.text(10, 20, str(n), 24, "bold", "mute")',
    'def f(canvas, words):\n    canvas.text(10, 20, words("lanterns-picture-round"), 24)',
    'def f(ui, words):\n    return ui.Button(label=words("table-hand"), emoji="⚙️")',
    'def f(pieces, ids):\n    return pieces.button("◀", ids.pack("q", "here"))',
    'def f(log):\n    log.warning("match %s: no right to write in %s", 1, 2)',
    'def f(kind):\n    raise ValueError(f"two handlers for clicks of kind {kind}")',
    'def f(check, name):\n    check.complain(check.Unknown(f"no glyph {name}; see the tables"))',
    'def f(bot):\n    return bot.get_cog("Router")',
    '__all__ = ["Canvas", "Drawing"]',
    'def f(kind):\n    return kind in ("Cc", "Cf")',
    'FONT = "SourceSansPro-Regular.otf"',
    'HEROES = "gunslinger samurai tactician".split()',
    'def f(c, d):\n    return c.sprite(("name tab", d))',
    'def f(n):\n    return f"{n} / {n}"',
    'def f(names):\n    return "**" + ", ".join(names) + "**"',
    'def f(row):\n    return row["Some column"]',
]


@pytest.mark.parametrize("source", FINE)
def test_what_is_no_text_is_left_alone(source: str) -> None:
    assert list(literals(source)) == []
