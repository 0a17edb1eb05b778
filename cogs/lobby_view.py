"""The lobby message and its private screens, made from what the game declares."""

from __future__ import annotations

import discord
from discord import ui

from cogs import pieces
from cogs.ids import Ids
from cogs.table_view import accent
from engine.core.game import OptionSpec, SeatChoice
from host.lobby import RANDOM, Lobby, LobbySeat
from host.preferences import CLOCKS
from words import Words

Item = ui.Item[ui.LayoutView]
SELECTS = 16
"""So many options fit into one message beside mode and clock."""


def _key(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def seat_line(words: Words, lobby: Lobby, seat: LobbySeat) -> str:
    """One seat of the list."""
    name = f"<@{seat.user_id}>" if seat.user_id else pieces.escape(seat.name)
    if seat.computer:
        name = words("lobby-computer", name=name, level=words(f"computer-{seat.computer}"))
    chosen = [choice_name(words, lobby, spec, seat.choices.get(spec.id, RANDOM)) for spec in lobby.choice_specs()]
    if lobby.mode_spec.teams > 1:
        chosen.append(words("lobby-team", team=lobby.team_of(lobby.seats.index(seat)) + 1))
    owner = words("lobby-owner-mark") if seat.user_id == lobby.owner_id else ""
    return words("lobby-seat", name=name, chosen=" · ".join(chosen) or "none", owner=owner)


def choice_name(words: Words, lobby: Lobby, spec: SeatChoice, value: str) -> str:
    """A hero by name."""
    if value == RANDOM:
        return words("lobby-random")
    prefix = spec.term or f"{lobby.rules.key}-{_key(spec.id)}"
    return words(f"{prefix}-{_key(value)}")


def lobby_view(ids: Ids, words: Words, lobby: Lobby, invited: list[int] | None = None) -> ui.LayoutView:
    """The public message of a lobby."""
    key, mode = lobby.rules.key, lobby.mode_spec
    title = words("table-title", game=words(key), mode=words(f"{key}-mode-{_key(lobby.mode)}"))
    head = words("lobby-heading", title=title, about=words(f"{key}-about"))
    span = "fixed" if mode.min_seats == mode.max_seats else "range"
    count = words("lobby-count", count=len(lobby.seats), min=mode.min_seats, max=mode.max_seats, span=span)
    seats = "\n".join(seat_line(words, lobby, seat) for seat in lobby.seats)
    settings = [words("lobby-clock", clock=words(f"clock-{lobby.clock}"))]
    settings += [option_line(words, lobby, spec) for spec in lobby.shown_options() if spec.values]
    items: list[Item] = [
        pieces.text(head),
        pieces.text(f"{count}\n{seats}"),
        pieces.text("\n".join(f"-# {line}" for line in settings)),
    ]
    if invited:
        items.append(pieces.text(words("lobby-invited", players=words.join([f"<@{user}>" for user in invited]))))
    if lobby.status != "open":
        items.append(pieces.text(words(f"lobby-{lobby.status}")))
        return pieces.box(items, accent(lobby.game))
    problem = lobby.problem()
    buttons = [
        pieces.button(words("lobby-join"), ids.pack("L", lobby.id, "join"), pieces.PRIMARY, disabled=lobby.full),
        pieces.button(words("lobby-leave"), ids.pack("L", lobby.id, "leave")),
        pieces.button(words("lobby-add-computer"), ids.pack("L", lobby.id, "computer"), disabled=lobby.full),
        pieces.button(
            words("lobby-start"), ids.pack("L", lobby.id, "start"), pieces.SUCCESS, disabled=problem is not None
        ),
        pieces.button(words("lobby-cancel"), ids.pack("L", lobby.id, "cancel"), pieces.DANGER),
    ]
    choices = words.join([words(f"{key}-choice-{_key(spec.id)}") for spec in lobby.choice_specs()])
    more: list[ui.Button[ui.LayoutView]] = []
    if lobby.choice_specs():
        more.append(pieces.button(words("lobby-choose", what=choices), ids.pack("L", lobby.id, "choose")))
    if mode.teams > 1 and len(lobby.seats) > 1:
        more.append(pieces.button(words("lobby-sides"), ids.pack("L", lobby.id, "sides")))
    more.append(pieces.button(words("lobby-settings"), ids.pack("L", lobby.id, "settings"), emoji="⚙️"))
    more.append(pieces.button(words("lobby-word"), ids.pack("L", lobby.id, "word"), emoji="🎲"))
    if any(seat.computer for seat in lobby.seats):
        more.append(pieces.button(words("lobby-remove-computer"), ids.pack("L", lobby.id, "remove")))
    return pieces.box([*items, *pieces.rows(buttons), *pieces.rows(more)], accent(lobby.game))


def option_line(words: Words, lobby: Lobby, spec: OptionSpec) -> str:
    """A table option with its value."""
    base = f"{lobby.rules.key}-option-{_key(spec.id)}"
    value = words(f"{base}-{_key(lobby.options.get(spec.id, spec.default))}")
    return words("lobby-option", name=words(base), value=value)


def choose_view(ids: Ids, words: Words, lobby: Lobby, user_id: int, page: int = 0) -> ui.LayoutView:
    """The private choice of a hero and the like."""
    items: list[Item] = [pieces.text(words("lobby-choose-title"))]
    seat = lobby.seat_of(user_id)
    for spec in lobby.choice_specs():
        mine = seat.choices.get(spec.id, RANDOM) if seat else RANDOM
        taken = {other.choices.get(spec.id) for other in lobby.seats if other is not seat} if spec.unique else set()
        values = [RANDOM, *(value for value in spec.values if value not in taken)]
        shown = values[page * pieces.OPTIONS : (page + 1) * pieces.OPTIONS] or values[: pieces.OPTIONS]
        menu = [pieces.choice(value, choice_name(words, lobby, spec, value), chosen=value == mine) for value in shown]
        name = words(f"{lobby.rules.key}-choice-{_key(spec.id)}")
        items.append(ui.ActionRow(pieces.select(ids.pack("L", lobby.id, "chosen", spec.id), menu, name)))
        if len(values) > pieces.OPTIONS:
            other = 0 if page else 1
            items.append(ui.ActionRow(pieces.button(words("prompt-more"), ids.pack("L", lobby.id, "choose", other))))
    return pieces.box(items, accent(lobby.game))


def settings_view(ids: Ids, words: Words, lobby: Lobby) -> ui.LayoutView:
    """The private screen of the owner: mode, clock and options."""
    key = lobby.rules.key
    items: list[Item] = [pieces.text(words("lobby-settings-title"))]
    if len(lobby.rules.modes) > 1:
        modes = [
            pieces.choice(mode.id, words(f"{key}-mode-{_key(mode.id)}"), chosen=mode.id == lobby.mode)
            for mode in lobby.rules.modes
        ]
        items.append(ui.ActionRow(pieces.select(ids.pack("L", lobby.id, "mode"), modes, words("lobby-mode"))))
    clocks = [pieces.choice(name, words(f"clock-{name}"), chosen=name == lobby.clock) for name in CLOCKS]
    items.append(ui.ActionRow(pieces.select(ids.pack("L", lobby.id, "clock"), clocks, words("lobby-clock-choose"))))
    for spec in lobby.shown_options()[:SELECTS]:
        base = f"{key}-option-{_key(spec.id)}"
        menu = [
            pieces.choice(
                value,
                words("lobby-option", name=words(base), value=words(f"{base}-{_key(value)}")),
                chosen=value == lobby.options.get(spec.id, spec.default),
            )
            for value in spec.values[: pieces.OPTIONS]
        ]
        items.append(ui.ActionRow(pieces.select(ids.pack("L", lobby.id, "option", spec.id), menu, words(base))))
    return pieces.box(items, accent(lobby.game))


def computer_view(ids: Ids, words: Words, lobby: Lobby) -> ui.LayoutView:
    """Which computer player to add."""
    buttons = [
        pieces.button(words(f"computer-{level}"), ids.pack("L", lobby.id, "add", level), pieces.PRIMARY)
        for level in ("good", "random")
    ]
    return pieces.note(words("lobby-computer-title"), *pieces.rows(buttons))


def word_modal(ids: Ids, words: Words, lobby: Lobby) -> ui.Modal:
    """A word of one's own for the dice."""
    modal = ui.Modal(
        title=pieces.cut(words("lobby-word-title"), pieces.MODAL_TITLE), custom_id=ids.pack("L", lobby.id, "worded")
    )
    field = ui.TextInput[ui.Modal](custom_id="word", required=False, max_length=40, style=discord.TextStyle.short)
    label = pieces.cut(words("lobby-word-label"), pieces.MODAL_LABEL)
    modal.add_item(ui.Label(text=label, description=pieces.cut(words("lobby-word-why"), 100), component=field))
    return modal
