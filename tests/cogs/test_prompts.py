"""Every shape of question becomes components within Discord's limits, and the clicks on them give the answer back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs import pieces
from cogs.ids import Ids
from cogs.picks import mask_of, picked
from cogs.prompts import Look, Painter, percent
from cogs.table_view import hand_view, table_view
from engine.core import registry
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Field, Option, Prompt, Sheet
from engine.core.text import text
from host.live import Live
from host.offers import offer_token
from host.screens import hand_screen, table_screen
from sandbox.component_limits import check_layout
from sandbox.wire import Problems
from store import Header, Loaded, MatchRow
from store import Seat as StoredSeat
from words import LOCALES, Scene, words

IDS = Ids(b"a key for tests")


def painter(locale: str = "en") -> Painter:
    return Painter(IDS, words(locale), Scene("lanterns", ("Ada", "Bo")), "match123")


def sheet(*fields: Field, shape: str = "", detail: bool = False, **more: Any) -> Sheet:
    """A made-up question about these fields."""
    kind: Any = shape or (fields[0].shape if len(fields) == 1 else "form")
    default: Any = fields[0].first() if kind != "form" else {field.name: field.first() for field in fields}
    prompt = Prompt(7, (0,), "trim", kind, fields, default, **more)
    options = {
        field.name: tuple(
            Option(
                value, text("lanterns-card", card=value), text("lanterns-card-detail", card=value) if detail else None
            )
            for value in field.values
        )
        for field in fields
    }
    labels = {field.name: text("lanterns-card", card=field.name) for field in fields}
    return Sheet(prompt, text("lanterns-ask-trim"), fields, options, labels)


def many(count: int) -> tuple[str, ...]:
    return tuple(f"v{number}" for number in range(count))


def flat(items: list[Any]) -> list[Any]:
    """Buttons and selects as Discord gets them."""
    view = pieces.box(items)
    (container,) = view.to_components()
    found: list[Any] = []
    for part in container["components"]:
        found += part["components"] if part["type"] == 1 else [part]
    return found


def kinds(items: list[Any]) -> list[str]:
    return [part.get("custom_id", "text").split(":")[0] for part in flat(items)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("detail", [False, True])
@pytest.mark.parametrize("count", [1, 2, 5, 6, 10, 11, 25, 26, 60, 200])
def test_one_of_many(count: int, detail: bool, locale: str) -> None:
    field = Field("x", "one", many(count))
    question = sheet(field, detail=detail)
    seen: set[str] = set()
    for page in range(-(-count // 25)):
        items = painter(locale).question(question, Look(pages=Look().turned(0, page)))
        held(items)
        for part in flat(items):
            click = IDS.unpack(part.get("custom_id", ""))
            if click is not None and click.kind == "a":
                seen.add(field.values[click.number(2)])
            elif click is not None and click.kind == "s":
                seen |= {field.values[int(option["value"])] for option in part["options"]}
                assert not detail or all(option["description"] for option in part["options"])
        if count <= 5 and detail:
            assert "text" in kinds(items), "what buttons cannot show is said above them"
    assert seen == set(field.values), "every option can be reached"


def held(items: list[Any]) -> None:
    """A message within Discord's limits: held by the local Discord's own checks."""
    view = pieces.box([pieces.text("title"), *items])
    check(view.to_components())


def check(components: Any) -> None:
    problems = Problems()
    check_layout(components, v2=True, problems=problems)
    problems.raise_if_any()


@pytest.mark.parametrize("count", [1, 3, 10, 11, 25, 26, 70, 200])
def test_some_of_many_keep_what_was_picked_on_other_pages(count: int) -> None:
    field = Field("x", "some", many(count), 1, count)
    question, mask, wanted = sheet(field), 0, {0, count // 2, count - 1}
    for page in range(-(-count // 25) if count > 10 else 1):
        items = painter().question(question, Look(mask, Look().turned(0, page)))
        held(items)
        for part in flat(items):
            click = IDS.unpack(part.get("custom_id", ""))
            if click is not None and click.kind == "t" and click.number(3) in wanted:
                mask |= 1 << click.number(3)
            elif click is not None and click.kind == "k":
                picks = [o["value"] for o in part["options"] if int(o["value"]) in wanted]
                mask = picked(mask_of(click.part(3)), click.number(2), picks)
    assert {index for index in range(count) if mask >> index & 1} == wanted
    confirm = flat(painter().question(question, Look(mask)))[-1]
    assert not confirm.get("disabled") and str(len(wanted)) in confirm["label"]


@pytest.mark.parametrize(
    ("field", "picked", "said"),
    [
        (Field("x", "some", many(5), 2, 3), 0b1, "2 to 3"),
        (Field("x", "some", many(5), 2, 2), 0b111, "exactly 2"),
        (Field("x", "some", many(5), 0, 2), 0b111, "at most 2"),
        (Field("x", "some", many(3), 0, 3, (2, 3, 4), 5), 0b110, "cannot afford"),
        (Field("x", "some", many(3), 0, 3, (2, 3, 4), 5), 0b110, "Spent: 7 of 5"),
        (Field("x", "some", many(40), 1, 9), 0, "1 to 9"),
    ],
)
def test_confirm_says_why_it_is_disabled(field: Field, picked: int, said: str) -> None:
    parts = flat(painter().question(sheet(field), Look(picked)))
    assert parts[-1]["disabled"]
    assert any(said in part.get("content", "") for part in parts), parts


def test_a_price_is_shown_as_it_is_spent() -> None:
    field = Field("x", "some", many(3), 0, 3, (2, 3, 4), 9)
    parts = flat(painter().question(sheet(field), Look(0b011)))
    assert any("Spent: 5 of 9" in part.get("content", "") for part in parts) and not parts[-1].get("disabled")


@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 14), (3, 12), (0, 15), (0, 5000)])
def test_amounts(least: int, most: int) -> None:
    items = painter().question(sheet(Field("x", "amount", (), least, most)))
    held(items)
    assert kinds(items) == (["a"] * (most - least + 1) if most - least < 15 else ["m"])


def test_pages_are_kept_per_field() -> None:
    fields = (
        Field("a", "some", many(60), 0, 60),
        Field("b", "one", many(80)),
        Field("c", "amount", (), 0, 9),
        Field("d", "amount", (), 0, 900),
    )
    question = sheet(*fields)
    look = Look(pages="12")
    items = painter().question(question, look)
    held(items)
    menus = [part for part in flat(items) if part["type"] == 3]
    assert menus[0]["options"][0]["value"] == "25" and menus[1]["options"][0]["value"] == "50"
    turns = [IDS.unpack(part["custom_id"]) for part in flat(items) if part["custom_id"].startswith("q:")]
    assert {turn.part(2) for turn in turns if turn} == {"02", "22", "12", "11", "13"}
    for menu in menus:
        click = IDS.unpack(menu["custom_id"])
        assert click is not None and click.part(3) == "12", "a choice keeps all pages"
    ids = [part["custom_id"] for part in flat(items)]
    assert len(set(ids)) == len(ids)


def test_a_long_form_shows_what_is_still_to_be_filled_in() -> None:
    fields = [Field(name, "one", ("x", "y")) for name in "abcdefghijk"]

    def shown(filled: str) -> list[str]:
        items = painter().question(sheet(*fields), Look(draft=dict.fromkeys(filled, "x")))
        held(items)
        return ["abcdefghijk"[IDS.unpack(part["custom_id"]).number(2)] for part in flat(items) if part["type"] == 3]

    assert shown("") == list("abcdefgh")
    assert shown("ab") == list("cdefghij")
    assert shown("abcdefgh") == shown("abcdefghijk") == list("defghijk")


def test_a_form_that_is_one_choice_is_one_click() -> None:
    items = painter().question(sheet(Field("answer", "one", ("accept", "counter", "decline")), shape="form"))
    assert kinds(items) == ["b", "b", "b"]


def test_long_texts_and_too_many_components_are_cut() -> None:
    items: list[Any] = [pieces.text("x" * 3800), pieces.text("short"), pieces.text("y" * 3000)]
    view = pieces.box(items)
    contents = [part["content"] for part in view.to_components()[0]["components"]]
    assert sum(map(len, contents)) <= 4000 and contents[1] == "short" and all(contents)
    crowd = [*pieces.rows(pieces.button(str(n), f"b{n}") for n in range(60))]
    assert sum(1 for _ in pieces.box(crowd).walk_children()) <= 40


def test_a_text_is_cut_after_a_whole_word() -> None:
    assert pieces.cut("on 3 Sword: 5 damage", 20) == "on 3 Sword: 5 damage"
    assert pieces.cut("on 3 Sword: 5 damage; more", 20) == "on 3 Sword: 5…"
    assert pieces.cut("on 3 Sword: 5 damage; more", 12) == "on 3 Sword…", "no mark before the ellipsis"
    assert pieces.cut("x" * 30, 10) == "x" * 9 + "…"


def test_chances_never_lie() -> None:
    assert [percent(odds) for odds in (0, 0.0001, 0.5, 0.999, 1)] == ["0 %", "<1 %", "50 %", "99 %", "100 %"]


# -- every game -----------------------------------------------------------------------------------------------------


def at_hand(match: Match) -> Live:
    """A match as the host holds it, without a store behind it."""
    row = MatchRow(
        id=match.id, guild_id=1, channel_id=2, game=match.game.id, mode=match.mode, rules_version="1", created=0,
        updated=0, seed=b"", snapshot=b"", header=Header(names=tuple(seat.name for seat in match.seats)),
    )  # fmt: skip
    seats = tuple(StoredSeat(seat=number, user_id=number + 1) for number in range(len(match.seats)))
    return Live(Loaded(match=row, seats=seats, standing=(), mentions=()), match, (), "")


GAMES = [(game.id, mode.id) for game in registry.games().values() for mode in game.modes]


@pytest.mark.parametrize(("game", "mode"), GAMES)
def test_every_question_of_every_game_fits_in_both_languages(game: str, mode: str) -> None:
    spec = registry.game(game).mode(mode)
    rng = Random(5)
    count = min(spec.max_seats, max(spec.min_seats, 3))
    match = Match.new(
        game, [Seat(f"P{n}") for n in range(count)], mode=mode, match_id="match123", seed=b"5" * 32, words=()
    )
    looked = 0
    for _ in range(120):
        if not match.prompts:
            break
        live = at_hand(match)
        for locale in LOCALES:
            view = table_view(IDS, words(locale), table_screen(live), "table.png", "a picture")
            check(view.to_components())
            for seat in range(count):
                screen = hand_screen(live, seat, {})
                for focus in [0, *(sheet.prompt.id for sheet in screen.sheets)]:
                    view = hand_view(IDS, words(locale), screen, "hand.png", "a picture", focus=focus, note="A note.")
                    check(view.to_components())
                    looked += 1
        prompt = rng.choice([*match.prompts, *(p for p in match.prompts if not p.optional)])
        match.answer(Answer(prompt.seats[0], prompt.id, match.sample(prompt, rng)))
    assert looked > 100


def test_offers_to_several_people_share_their_buttons() -> None:
    one = Prompt(
        4, (1,), "respond", "one", (Field("x", "one", ("a",)),), "a", optional=True, data={"by": 0, "offer": 3}
    )
    two = Prompt(
        5, (2,), "respond", "one", (Field("x", "one", ("a", "b")),), "a", optional=True, data={"offer": 3, "by": 0}
    )
    other = Prompt(
        6, (2,), "respond", "one", (Field("x", "one", ("a",)),), "a", optional=True, data={"by": 0, "offer": 4}
    )
    mine = Prompt(7, (2,), "propose", "one", (Field("x", "one", ("a",)),), "a", optional=True)
    assert offer_token(one) == offer_token(two) != offer_token(other)
    assert offer_token(mine) == ""
