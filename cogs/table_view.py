"""The table message and the private hand, as components."""

from __future__ import annotations

import functools
from typing import Any

import discord
import msgspec
from discord import ui

from cogs import pieces
from cogs.ids import Ids
from cogs.prompts import Item, Look, Painter
from engine.core import registry
from engine.core.events import Event
from engine.core.game import Result
from engine.core.prompt import Sheet
from host.screens import HandScreen, TableScreen
from host.standing import PASS_KEY, WHEN_KEY, policy_key
from words import Scene, Words

LINES = 8
"""Lines of the recap on the table."""
INLINE = 22
"""A question with more components than this is answered in the private message."""
TABLE_PICTURE = "table.png"
"""Always the same name: a click that keeps the picture means the newest one, also if it changes meanwhile."""
OFFERS = 3
OFFER_BUTTONS = 5
FREE_BUTTONS = 4
OTHERS = 10


def accent(game: str) -> discord.Colour:
    """The colour of a game."""
    return pieces.ACCENTS.get(game, pieces.HOUSE)


@functools.lru_cache(1024)
def scene_of(game: str, names: tuple[str, ...]) -> Scene:
    """Seats by their names, made harmless for Discord."""
    return Scene(game, tuple(pieces.escape(name) for name in names))


def heading(words: Words, screen: TableScreen | HandScreen) -> str:
    """The game, its mode, and where we are."""
    view = screen.view
    key = view.game.replace("_", "-")
    mode = words(f"{key}-mode-{view.mode.replace('_', '-')}")
    title = words("table-title", game=words(key), mode=mode)
    return words("table-heading", title=title, round=view.round, match=view.match_id)


def recap(words: Words, scene: Scene, events: tuple[Event, ...], lines: int = LINES) -> str:
    """The latest events, one line each."""
    said: list[str] = []
    for event in reversed(events):
        if line := _line(words, scene, event):
            said.append(f"-# {line}")
            if len(said) == lines:
                break
    return "\n".join(reversed(said))


_LINES: dict[tuple[Any, ...], str] = {}


def _line(words: Words, scene: Scene, event: Event) -> str:
    """What an event says. Kept for a while: every click at a table says the latest ones again."""
    key = (words.locale, scene.game, scene.names, event.kind, msgspec.msgpack.encode(event.args))
    line = _LINES.get(key)
    if line is None:
        if len(_LINES) > 20_000:
            _LINES.clear()
        line = _LINES[key] = words.event(event, scene)
    return line


def gallery(filename: str | None, alt: str) -> list[Item]:
    """The picture, if there is one."""
    if not filename:
        return []
    media = discord.MediaGalleryItem(f"attachment://{filename}", description=alt or None)
    return [ui.MediaGallery(media)]


def table_view(
    ids: Ids, words: Words, screen: TableScreen, filename: str | None, alt: str = "", *, look: Look | None = None
) -> ui.LayoutView:
    """The message at the table: picture, whose turn, what is asked, and the buttons."""
    scene = scene_of(screen.view.game, screen.names)
    painter = Painter(ids, words, scene, screen.head.id)
    items: list[Item] = [pieces.text(heading(words, screen)), *gallery(filename, alt)]
    if said := recap(words, scene, screen.events):
        items.append(pieces.text(said))
    if screen.view.result is not None:
        items.append(pieces.text(outcome(words, scene, screen.view.result)))
        return pieces.box(items, accent(screen.view.game))
    items += _questions(words, painter, screen, look)
    bottom = _bottom(ids, words, painter, screen)
    for offer in _offers(ids, words, painter, screen):
        if pieces.size([*items, *offer, *bottom]) < pieces.COMPONENTS - 1:
            items += offer
    items += bottom
    return pieces.box(items, accent(screen.view.game))


def _questions(words: Words, painter: Painter, screen: TableScreen, look: Look | None) -> list[Item]:
    """The open question, answered right here if it is the only one and small enough."""
    people = [painter.scene.names[seat] for seat in screen.asked]
    if not people:
        return [pieces.text(words("table-thinking"))]
    inline = screen.sheets[0] if len(screen.sheets) == 1 and not screen.hidden else None
    question = [] if inline is None or not _public_form(inline) else painter.question(inline, look)
    if inline is None or not question or pieces.size(question) > INLINE:
        return [pieces.text(words("table-asked", players=words.join(people)))]
    title = painter.asked(inline)
    return [pieces.text(words("table-question", players=words.join(people), question=title)), *question]


def _public_form(sheet: Sheet) -> bool:
    """Can it be answered at the table? A form only if it begins with one choice; the rest is filled in in private."""
    if sheet.prompt.shape != "form":
        return True
    return len(sheet.fields) == 1 and sheet.fields[0].shape == "one"


def _offers(ids: Ids, words: Words, painter: Painter, screen: TableScreen) -> list[list[Item]]:
    """What somebody proposed to others: in the thread, with buttons for its addressees."""
    shown: list[list[Item]] = []
    for free in screen.free:
        if not free.offer or len(shown) == OFFERS:
            continue
        field = free.prompt.field
        players = words.join([painter.scene.names[seat] for seat in free.seats])
        line = words("table-offer", players=players, offer=painter.asked(free.sheet))
        buttons = [
            pieces.button(
                painter.label(option),
                ids.pack("d", screen.head.id, free.kind, free.offer, option.value),
                pieces.SECONDARY if number else pieces.PRIMARY,
            )
            for number, option in enumerate(free.sheet.options[field.name][:OFFER_BUTTONS])
        ]
        shown.append([pieces.text(line), *pieces.rows(buttons)])
    return shown


def _bottom(ids: Ids, words: Words, painter: Painter, screen: TableScreen) -> list[Item]:
    """My hand, and the free actions that are open to somebody."""
    match_id = screen.head.id
    buttons = [pieces.button(words("table-hand"), ids.pack("h", match_id), pieces.SECONDARY, emoji="✋")]
    for free in [free for free in screen.free if not free.offer][:FREE_BUTTONS]:
        title = painter.title(free.sheet)
        if free.prompt.shape == "form":
            buttons.append(pieces.button(title, ids.pack("o", match_id, free.kind)))
        else:
            buttons.append(pieces.button(title, ids.pack("h", match_id, free.prompt.id)))
    return list(pieces.rows(buttons))


def outcome(words: Words, scene: Scene, result: Result) -> str:
    """How it ended: who won, everybody's score, and what each score is made of."""
    reason = words(result.reason)
    if result.draw:
        return words("result-draw", reason=reason)
    winners = words.join([scene.names[seat] for seat in result.winners])
    lines = [words("result-won", players=winners, count=len(result.winners), reason=reason)]
    if result.scores:
        place = 1
        for tier in result.ranking:
            for seat in tier:
                lines.append(words("result-line", place=place, player=scene.names[seat], score=result.scores[seat]))
                if result.parts:
                    lines.append("-# " + " · ".join(words.text(part, scene) for part in result.parts[seat]))
            place += len(tier)
    return "\n".join(lines)


def hand_view(
    ids: Ids,
    words: Words,
    screen: HandScreen,
    filename: str | None,
    alt: str = "",
    *,
    focus: int = 0,
    look: Look | None = None,
    note: str = "",
) -> ui.LayoutView:
    """The private message: my picture, what I am asked, what I may do. `focus`: the prompt to show in full."""
    scene = scene_of(screen.view.game, screen.names)
    painter = Painter(ids, words, scene, screen.head.id)
    items: list[Item] = [pieces.text(note)] if note else []
    items += [pieces.text(words("hand-title")), *gallery(filename, alt)]
    must = [sheet for sheet in screen.sheets if not sheet.prompt.optional]
    may = [sheet for sheet in screen.sheets if sheet.prompt.optional]
    shown = next((sheet for sheet in screen.sheets if sheet.prompt.id == focus), must[0] if must else None)
    if screen.view.result is not None:
        items.append(pieces.text(outcome(words, scene, screen.view.result)))
        return pieces.box(items, accent(screen.view.game))
    if shown is not None:
        items.append(pieces.text(f"### {painter.asked(shown)}"))
        draft = screen.drafts.get(shown.prompt.id, {})
        items += painter.question(shown, msgspec.structs.replace(look or Look(), draft=draft))
    else:
        items.append(pieces.text(words("hand-nothing")))
    bottom = [*_hands(ids, words, screen), *_standing(ids, words, screen)]
    for row in pieces.rows(_others(ids, painter, screen, [*must, *may], shown)):
        if pieces.size([*items, row, *bottom]) < pieces.COMPONENTS:
            items.append(row)
    pages = _pages(ids, words, screen)
    if pieces.size([*items, *pages, *bottom]) < pieces.COMPONENTS:
        items += pages
    items += bottom
    return pieces.box(items, accent(screen.view.game))


def _others(
    ids: Ids, painter: Painter, screen: HandScreen, sheets: list[Sheet], shown: Sheet | None
) -> list[ui.Button[ui.LayoutView]]:
    return [
        pieces.button(painter.title(sheet), ids.pack("h", screen.head.id, sheet.prompt.id))
        for sheet in sheets
        if sheet is not shown
    ][:OTHERS]


def _hands(ids: Ids, words: Words, screen: HandScreen, shown: int = -1) -> list[Item]:
    """The hands of others that this player may see: a button each."""
    buttons = [
        pieces.button(words("hand-of", player=screen.names[seat]), ids.pack("l", screen.head.id, seat), emoji="👀")
        for seat in screen.hands
        if seat != shown
    ]
    return list(pieces.rows(buttons))


def _pages(ids: Ids, words: Words, screen: HandScreen, shown: str = "") -> list[Item]:
    """What else this player may look at: a menu."""
    scene = Scene(screen.view.game, screen.names)
    options = [
        pieces.choice(page.id, words.text(page.label, scene), chosen=page.id == shown)
        for page in screen.pages[: pieces.OPTIONS]
    ]
    if not options:
        return []
    return [ui.ActionRow(pieces.select(ids.pack("e", screen.head.id), options, words("page-look")))]


def page_view(
    ids: Ids,
    words: Words,
    screen: HandScreen,
    title: str,
    filename: str | None,
    alt: str = "",
    *,
    seat: int = -1,
    page: str = "",
) -> ui.LayoutView:
    """The private message, turned to another's hand (`seat`) or to a `page` of the menu, with the way back."""
    items: list[Item] = [pieces.text(words("page-title", title=title)), *gallery(filename, alt)]
    items += pieces.rows([pieces.button(words("table-hand"), ids.pack("h", screen.head.id), emoji="✋")])
    items += [*_hands(ids, words, screen, shown=seat), *_pages(ids, words, screen, shown=page)]
    return pieces.box(items, accent(screen.view.game))


def _standing(ids: Ids, words: Words, screen: HandScreen) -> list[Item]:
    """Standing answers: pass for this phase or turn, when to be asked, and the game's own policies."""
    match_id, standing = screen.head.id, screen.standing
    items: list[Item] = []
    if screen.passable:
        items += pieces.rows(
            [
                pieces.button(words("standing-pass-phase"), ids.pack("p", match_id, "phase")),
                pieces.button(words("standing-pass-turn"), ids.pack("p", match_id, "turn")),
            ]
        )
    elif PASS_KEY in standing:
        items += pieces.rows([pieces.button(words("standing-ask-again"), ids.pack("p", match_id, "never"))])
    policies = registry.game(screen.view.game).policies
    if policies or WHEN_KEY in standing:
        items += pieces.rows([pieces.button(words("standing-open"), ids.pack("w", match_id), emoji="⚙️")])
    return items


def standing_view(ids: Ids, words: Words, screen: HandScreen) -> ui.LayoutView:
    """All standing answers of a seat, to change them."""
    match_id, key = screen.head.id, screen.view.game.replace("_", "-")
    now = screen.standing.get(WHEN_KEY, "always")
    when = [
        pieces.choice(value, words(f"standing-when-{value}"), chosen=now == value) for value in ("always", "attacked")
    ]
    items: list[Item] = [
        pieces.text(words("standing-title")),
        ui.ActionRow(pieces.select(ids.pack("v", match_id, WHEN_KEY), when, words("standing-when"))),
    ]
    for policy in registry.game(screen.view.game).policies:
        name = words(f"{key}-policy-{policy.id.replace('_', '-')}")
        chosen = screen.standing.get(policy_key(policy.id), "ask")
        options = [pieces.choice("ask", words("standing-ask", policy=name), chosen=chosen == "ask")]
        options += [
            pieces.choice(
                value,
                words(
                    "standing-policy",
                    policy=name,
                    choice=words(f"{key}-policy-{policy.id.replace('_', '-')}-{value.replace('_', '-')}"),
                ),
                chosen=chosen == value,
            )
            for value in policy.choices
        ]
        items.append(ui.ActionRow(pieces.select(ids.pack("v", match_id, policy_key(policy.id)), options, name)))
    items += pieces.rows([pieces.button(words("standing-back"), ids.pack("h", match_id))])
    return pieces.box(items, accent(screen.view.game))
