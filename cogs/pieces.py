"""Components within Discord's limits. The library checks few of them, so they are kept here."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

import discord
from discord import ui

from words import shorten as cut

log = logging.getLogger(__name__)

LABEL, OPTION, DETAIL, PLACEHOLDER, TEXT = 80, 100, 100, 150, 3800
MODAL_TITLE, MODAL_LABEL = 45, 45
OPTIONS = 25
ROW = 5
COMPONENTS = 40
ALL_TEXT = 3900
"""All texts of a message together (Discord: 4000)."""

HOUSE = discord.Colour(0x7FB8F0)
ACCENTS = {
    "dice_throne": discord.Colour(0xF4B045),
    "adventures": discord.Colour(0xB69CF5),
    "dice_forge": discord.Colour(0x4FC9B8),
    "dungeon_dice": discord.Colour(0xF0764F),
}
PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


def escape(name: str) -> str:
    """A player's name that cannot format, mention or link anything."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = SECONDARY,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> ui.Button[ui.LayoutView]:
    """A button."""
    return ui.Button(label=cut(label, LABEL), custom_id=custom_id, style=style, disabled=disabled, emoji=emoji)


def link(label: str, url: str) -> ui.Button[ui.LayoutView]:
    """A button that leads somewhere."""
    return ui.Button(label=cut(label, LABEL), url=url)


def choice(value: str, label: str, detail: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """An option of a select."""
    return discord.SelectOption(
        value=value, label=cut(label, OPTION) or "–", description=cut(detail, DETAIL) or None, default=chosen
    )


def select(
    custom_id: str, options: Sequence[discord.SelectOption], placeholder: str, least: int = 1, most: int = 1
) -> ui.Select[ui.LayoutView]:
    """A select with at most 25 options."""
    return ui.Select(
        custom_id=custom_id,
        placeholder=cut(placeholder, PLACEHOLDER),
        options=list(options)[:OPTIONS],
        min_values=min(least, len(options)),
        max_values=max(1, min(most, len(options))),
    )


def rows(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[ui.ActionRow[ui.LayoutView]]:
    """Buttons in rows of five."""
    all_buttons = list(buttons)
    return [ui.ActionRow(*all_buttons[start : start + ROW]) for start in range(0, len(all_buttons), ROW)]


def text(content: str) -> ui.TextDisplay[ui.LayoutView]:
    """A text."""
    return ui.TextDisplay(cut(content, TEXT) or "\u200b")


def size(items: Iterable[ui.Item[ui.LayoutView]]) -> int:
    """How many components these are, with what is inside them."""
    return sum(1 + size(getattr(item, "children", ())) for item in items)


def box(items: Iterable[ui.Item[ui.LayoutView]], colour: discord.Colour = HOUSE) -> ui.LayoutView:
    """A message: one container within Discord's limits. The longest texts are cut, and what is too much is left out."""
    all_items = list(items)
    texts = [item for item in all_items if isinstance(item, ui.TextDisplay)]
    while texts and (over := sum(len(item.content) for item in texts) - ALL_TEXT) > 0:
        longest = max(texts, key=lambda item: len(item.content))
        longest.content = cut(longest.content, max(1, len(longest.content) - over))
    while size(all_items) >= COMPONENTS:
        dropped = all_items.pop()
        log.warning("a message has too many components: %s left out", type(dropped).__name__)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=colour)
    for item in all_items:
        container.add_item(item)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def note(content: str, *more: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """A short message."""
    return box([text(content), *more])


def jump(guild_id: int, channel_id: int | None, message_id: int | None) -> str:
    """The address of a message (or of its channel)."""
    place = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place
