"""Any question becomes components: few options are buttons, many a select, dice toggles, numbers a modal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import ui

from cogs import pieces
from cogs.ids import Ids
from engine.core.prompt import Field, Option, Sheet
from words import Scene, Words

Item = ui.Item[ui.LayoutView]
BUTTONS = 10
"""Up to so many options are buttons."""
TOGGLES = 10
NUMBERS = 10


class Painter:
    """Turns the sheets of one match into components, in one language."""

    def __init__(self, ids: Ids, words: Words, scene: Scene, match_id: str) -> None:
        self.ids, self.words, self.scene, self.match_id = ids, words, scene, match_id

    def title(self, sheet: Sheet) -> str:
        """What is asked."""
        return self.words.text(sheet.title, self.scene)

    def question(self, sheet: Sheet, draft: dict[str, Any] | None = None, page: int = 0) -> list[Item]:
        """The components that answer a prompt."""
        if sheet.prompt.shape == "form":
            return self.form(sheet, draft or {}, page)
        field = sheet.fields[0]
        if field.shape == "one":
            return self._one(sheet, field, page)
        if field.shape == "amount":
            return self._amount(sheet, field)
        return self._some(sheet, field, 0, page)

    # -- shapes ------------------------------------------------------------------------------------------------

    def _one(self, sheet: Sheet, field: Field, page: int) -> list[Item]:
        options, number = sheet.options[field.name], sheet.prompt.id
        if len(options) <= BUTTONS and not any(option.detail for option in options):
            default = sheet.prompt.default
            return list(
                pieces.rows(
                    pieces.button(
                        self.label(option),
                        self.ids.pack("a", self.match_id, number, index),
                        pieces.SECONDARY if option.value == default and len(options) > 1 else pieces.PRIMARY,
                    )
                    for index, option in enumerate(options)
                )
            )
        menu = self._menu(options, page)
        items: list[Item] = [
            ui.ActionRow(
                pieces.select(self.ids.pack("s", self.match_id, number, page), menu, self.words("prompt-choose"))
            )
        ]
        return items + self._pages(len(options), page, number)

    def _amount(self, sheet: Sheet, field: Field) -> list[Item]:
        number = sheet.prompt.id
        if field.max - field.min < NUMBERS:
            return list(
                pieces.rows(
                    pieces.button(str(value), self.ids.pack("a", self.match_id, number, value), pieces.PRIMARY)
                    for value in range(field.min, field.max + 1)
                )
            )
        label = self.words("prompt-number", min=field.min, max=field.max)
        return [ui.ActionRow(pieces.button(label, self.ids.pack("m", self.match_id, number), pieces.PRIMARY))]

    def _some(self, sheet: Sheet, field: Field, mask: int, page: int) -> list[Item]:
        options, number = sheet.options[field.name], sheet.prompt.id
        if len(options) <= TOGGLES:
            return self.toggles(sheet, mask)
        menu = self._menu(options, page)
        least = field.min if len(options) <= pieces.OPTIONS else 0
        chooser = pieces.select(
            self.ids.pack("k", self.match_id, number, page), menu, self.words("prompt-choose-some"), least, field.max
        )
        items: list[Item] = [ui.ActionRow(chooser)]
        if field.min == 0:
            nothing = pieces.button(self.words("prompt-nothing"), self.ids.pack("c", self.match_id, number, "0"))
            items.append(ui.ActionRow(nothing))
        return items + self._pages(len(options), page, number)

    def toggles(self, sheet: Sheet, mask: int) -> list[Item]:
        """Options that are switched on and off; only the custom_ids know the draft."""
        field = sheet.fields[0]
        options, number = sheet.options[field.name], sheet.prompt.id
        buttons = [
            pieces.button(
                ("✓ " if mask >> index & 1 else "") + self.label(option),
                self.ids.pack("t", self.match_id, number, f"{mask:x}", index),
                pieces.SUCCESS if mask >> index & 1 else pieces.SECONDARY,
            )
            for index, option in enumerate(options)
        ]
        picked = [value for index, value in enumerate(field.values) if mask >> index & 1]
        done = pieces.button(
            self._confirmation(sheet, len(picked), len(options) - len(picked)),
            self.ids.pack("c", self.match_id, number, f"{mask:x}"),
            pieces.PRIMARY,
            disabled=field.refuses(picked) is not None,
        )
        return [*pieces.rows(buttons), ui.ActionRow(done)]

    def _confirmation(self, sheet: Sheet, picked: int, rest: int) -> str:
        """What the button does that ends a choice of some: a game may have its own words for it."""
        own = f"{self.scene.game}-confirm-{sheet.prompt.kind}".replace("_", "-")
        return self.words(own if self.words.has(own) else "prompt-confirm", count=picked, rest=rest)

    # -- forms -------------------------------------------------------------------------------------------------

    def form(self, sheet: Sheet, draft: dict[str, Any], page: int = 0) -> list[Item]:
        """A select or a button per field, revisable until confirmed; the draft is kept in the store."""
        items: list[Item] = []
        for index, field in enumerate(sheet.fields[:8]):
            label = self.words.text(sheet.labels[field.name], self.scene)
            items += self._field(sheet, field, index, label, draft.get(field.name), page)
        complete = all(field.name in draft for field in sheet.fields)
        buttons = [
            pieces.button(
                self.words("prompt-send"),
                self.ids.pack("y", self.match_id, sheet.prompt.id),
                pieces.SUCCESS,
                disabled=not complete,
            )
        ]
        if draft:
            buttons.append(
                pieces.button(self.words("prompt-reset"), self.ids.pack("x", self.match_id, sheet.prompt.id))
            )
        return [*items, *pieces.rows(buttons)]

    def _field(self, sheet: Sheet, field: Field, index: int, label: str, picked: Any, page: int) -> list[Item]:
        number = sheet.prompt.id
        if field.shape == "amount" and field.max - field.min >= pieces.OPTIONS:
            shown = label if picked is None else f"{label}: {picked}"
            return [ui.ActionRow(pieces.button(shown, self.ids.pack("g", self.match_id, number, index)))]
        if field.shape == "amount":
            menu = [
                pieces.choice(str(value), f"{label}: {value}", chosen=picked == value)
                for value in range(field.min, field.max + 1)
            ]
            return [ui.ActionRow(pieces.select(self.ids.pack("f", self.match_id, number, index, 0), menu, label))]
        options = sheet.options[field.name]
        chosen: list[str] = [picked] if isinstance(picked, str) else list(picked or ())
        here = page if len(options) > pieces.OPTIONS else 0
        menu = self._menu(options, here, chosen)
        least, most = (1, 1) if field.shape == "one" else (0, field.max)
        chooser = pieces.select(self.ids.pack("f", self.match_id, number, index, here), menu, label, least, most)
        return [ui.ActionRow(chooser), *self._pages(len(options), here, number)]

    # -- options -----------------------------------------------------------------------------------------------

    def label(self, option: Option) -> str:
        """An option in one line."""
        label = self.words.text(option.label, self.scene)
        if option.odds is not None:
            label = self.words("prompt-odds", label=label, percent=percent(option.odds))
        return label

    def _menu(self, options: tuple[Option, ...], page: int, chosen: Collection[str] = ()) -> list[discord.SelectOption]:
        start = page * pieces.OPTIONS
        return [
            pieces.choice(
                str(start + offset),
                self.label(option),
                "" if option.detail is None else self.words.text(option.detail, self.scene),
                chosen=option.value in chosen,
            )
            for offset, option in enumerate(options[start : start + pieces.OPTIONS])
        ]

    def _pages(self, count: int, page: int, number: int) -> list[Item]:
        last = (count - 1) // pieces.OPTIONS
        if last <= 0:
            return []
        back = pieces.button("◀", self.ids.pack("q", self.match_id, number, page - 1), disabled=page <= 0)
        here = self.words("prompt-page", page=page + 1, pages=last + 1)
        middle = pieces.button(here, self.ids.pack("q", self.match_id, number, page, "here"), disabled=True)
        on = pieces.button("▶", self.ids.pack("q", self.match_id, number, page + 1), disabled=page >= last)
        return [ui.ActionRow(back, middle, on)]


def percent(odds: float) -> str:
    """A chance as people say it: never 0 % for what is possible, never 100 % for what is not sure."""
    if odds <= 0:
        return "0 %"
    if odds >= 1:
        return "100 %"
    if odds < 0.01:
        return "<1 %"
    return f"{min(99, round(odds * 100))} %"
