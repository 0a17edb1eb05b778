"""Any question becomes components: few options are buttons, many a select, dice toggles, numbers a modal.

What is half chosen lives in the custom_ids (the mask of switched options, the page of every menu); only forms keep
a draft in the store. The letters of the custom_ids are explained in `cogs/tables.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
import msgspec
from discord import ui

from cogs import pieces
from cogs.ids import Ids
from engine.core.prompt import Field, Option, Sheet
from words import Scene, Words

Item = ui.Item[ui.LayoutView]
BUTTONS = 10
"""Up to so many options are buttons; with details, which buttons cannot show, up to half as many."""
TOGGLES = 10
NUMBERS = 15
FIELDS = 8
PAGES = "0123456789abcdefghijklmnopqrstuvwxyz"


class Look(msgspec.Struct, frozen=True):
    """How somebody looks at a question right now: what is switched on, which page of each menu, the draft."""

    mask: int = 0
    pages: str = ""
    draft: dict[str, Any] = {}

    def page(self, field: int) -> int:
        """The page of a field's menu."""
        return max(0, PAGES.find(self.pages[field])) if field < len(self.pages) else 0

    def turned(self, field: int, page: int) -> str:
        """The pages, with that field's menu on another one."""
        pages = self.pages.ljust(field + 1, "0")
        return pages[:field] + PAGES[max(0, min(page, len(PAGES) - 1))] + pages[field + 1 :]


class Painter:
    """Turns the sheets of one match into components, in one language."""

    def __init__(self, ids: Ids, words: Words, scene: Scene, match_id: str) -> None:
        self.ids, self.words, self.scene, self.match_id = ids, words, scene, match_id

    def title(self, sheet: Sheet) -> str:
        """What is asked."""
        return self.words.text(sheet.title, self.scene)

    def asked(self, sheet: Sheet) -> str:
        """What is asked, with what is to be known about it."""
        body = "" if sheet.body is None else "\n" + self.words.text(sheet.body, self.scene)
        return self.title(sheet) + body

    def question(self, sheet: Sheet, look: Look | None = None) -> list[Item]:
        """The components that answer a prompt."""
        look = look or Look()
        if sheet.prompt.shape == "form":
            return self._form(sheet, look)
        field = sheet.fields[0]
        if field.shape == "one":
            return self._one(sheet, field, look)
        if field.shape == "amount":
            return self._amount(sheet, field)
        return self._some(sheet, field, look)

    # -- shapes ------------------------------------------------------------------------------------------------

    def _one(self, sheet: Sheet, field: Field, look: Look) -> list[Item]:
        options, number = sheet.options[field.name], sheet.prompt.id
        if self._as_buttons(options):
            default = sheet.prompt.default
            buttons = [
                pieces.button(
                    self.label(option),
                    self.ids.pack("a", self.match_id, number, index),
                    pieces.SECONDARY if option.value == default and len(options) > 1 else pieces.PRIMARY,
                )
                for index, option in enumerate(options)
            ]
            return [*self._details(options), *pieces.rows(buttons)]
        page = look.page(0)
        menu = self._menu(options, page)
        chooser = pieces.select(self.ids.pack("s", self.match_id, number, page), menu, self.words("prompt-choose"))
        return [ui.ActionRow(chooser), *self._pages(sheet, 0, len(options), look)]

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

    def _some(self, sheet: Sheet, field: Field, look: Look) -> list[Item]:
        options, number = sheet.options[field.name], sheet.prompt.id
        picked = [value for index, value in enumerate(field.values) if look.mask >> index & 1]
        items: list[Item] = []
        if len(options) <= TOGGLES:
            items += self._details(options)
            items += pieces.rows(
                pieces.button(
                    ("✓ " if look.mask >> index & 1 else "") + self.label(option),
                    self.ids.pack("t", self.match_id, number, f"{look.mask:x}", index),
                    pieces.SUCCESS if look.mask >> index & 1 else pieces.SECONDARY,
                )
                for index, option in enumerate(options)
            )
        else:
            page = look.page(0)
            menu = self._menu(options, page, picked)
            chooser = self.ids.pack("k", self.match_id, number, page, f"{look.mask:x}")
            placeholder = self.words("prompt-choose-some")
            items.append(ui.ActionRow(pieces.select(chooser, menu, placeholder, 0, field.max)))
            items += self._pages(sheet, 0, len(options), look)
        problem = field.refuses(picked)
        if said := self.bounds(field, picked, problem):
            items.append(pieces.text(f"-# {said}"))
        done = pieces.button(
            self._confirmation(sheet, len(picked), len(options) - len(picked)),
            self.ids.pack("c", self.match_id, number, f"{look.mask:x}"),
            pieces.PRIMARY,
            disabled=problem is not None,
        )
        return [*items, ui.ActionRow(done)]

    def bounds(self, field: Field, picked: list[str], problem: str | None) -> str:
        """What holds a choice of some values: how many, and at what price; in full when it is not legal yet."""
        said: list[str] = []
        if field.weights:
            spent = sum(field.weights[field.values.index(value)] for value in picked if value in field.values)
            said.append(self.words("prompt-budget", spent=spent, budget=field.budget))
        if problem == "refused-how-many":
            said.append(self.words("prompt-how-many", range=self._range(field)))
        elif problem is not None:
            said.append(self.words(problem))
        return " · ".join(said)

    def _range(self, field: Field) -> str:
        most = min(field.max, len(field.values))
        if field.min == most:
            return self.words("prompt-range-exact", min=field.min)
        if not field.min:
            return self.words("prompt-range-most", max=most)
        return self.words("prompt-range", min=field.min, max=most)

    def _confirmation(self, sheet: Sheet, picked: int, rest: int) -> str:
        """What the button does that ends a choice of some: a game may have its own words for it."""
        own = f"{self.scene.game}-confirm-{sheet.prompt.kind}".replace("_", "-")
        return self.words(own if self.words.has(own) else "prompt-confirm", count=picked, rest=rest)

    # -- forms -------------------------------------------------------------------------------------------------

    def _form(self, sheet: Sheet, look: Look) -> list[Item]:
        """A menu or a button per field, revisable until it is sent; the draft is kept in the store."""
        first = sheet.fields[0] if sheet.fields else None
        if first is not None and len(sheet.fields) == 1 and first.shape == "one" and not look.draft:
            options = sheet.options[first.name]
            if self._as_buttons(options):
                return [*self._details(options), *pieces.rows(self._steps(sheet, options))]
        items: list[Item] = []
        still_open = [index for index, field in enumerate(sheet.fields) if field.name not in look.draft]
        begin = max(0, min([len(sheet.fields) - FIELDS, *still_open]))  # of a long form what is still to be filled in
        for index, field in list(enumerate(sheet.fields))[begin : begin + FIELDS]:
            items += self._field(sheet, field, index, look)
        complete = not still_open
        buttons = [
            pieces.button(
                self.words("prompt-send"),
                self.ids.pack("y", self.match_id, sheet.prompt.id),
                pieces.SUCCESS,
                disabled=not complete,
            )
        ]
        if look.draft:
            reset = self.ids.pack("x", self.match_id, sheet.prompt.id)
            buttons.append(pieces.button(self.words("prompt-reset"), reset))
        return [*items, *pieces.rows(buttons)]

    def _steps(self, sheet: Sheet, options: tuple[Option, ...]) -> list[ui.Button[ui.LayoutView]]:
        """The first choice of a form as buttons: it is sent at once if nothing else is to be filled in."""
        return [
            pieces.button(self.label(option), self.ids.pack("b", self.match_id, sheet.prompt.id, index), pieces.PRIMARY)
            for index, option in enumerate(options)
        ]

    def _field(self, sheet: Sheet, field: Field, index: int, look: Look) -> list[Item]:
        number, picked = sheet.prompt.id, look.draft.get(field.name)
        label = self.words.text(sheet.labels[field.name], self.scene)
        if field.shape == "amount" and field.max - field.min >= pieces.OPTIONS:
            shown = label if picked is None else f"{label}: {picked}"
            custom_id = self.ids.pack("g", self.match_id, number, index, look.pages)
            return [ui.ActionRow(pieces.button(shown, custom_id))]
        custom_id = self.ids.pack("f", self.match_id, number, index, look.pages)
        if field.shape == "amount":
            menu = [
                pieces.choice(str(value), f"{label}: {value}", chosen=picked == value)
                for value in range(field.min, field.max + 1)
            ]
            return [ui.ActionRow(pieces.select(custom_id, menu, label))]
        options = sheet.options[field.name]
        chosen: list[str] = [picked] if isinstance(picked, str) else list(picked or ())
        menu = self._menu(options, look.page(index), chosen)
        least, most = (1, 1) if field.shape == "one" else (0, field.max)
        items: list[Item] = []
        if field.shape == "some" and (said := self.bounds(field, chosen, None)):
            items.append(pieces.text(f"-# {said}"))
        return [
            *items,
            ui.ActionRow(pieces.select(custom_id, menu, label, least, most)),
            *self._pages(sheet, index, len(options), look),
        ]

    # -- options -----------------------------------------------------------------------------------------------

    def label(self, option: Option) -> str:
        """An option in one line."""
        label = self.words.text(option.label, self.scene)
        if option.odds is not None:
            label = self.words("prompt-odds", label=label, percent=percent(option.odds))
        return label

    def detail(self, option: Option) -> str:
        """What is to be known about an option: its price, if the label does not say it, and its text."""
        detail = "" if option.detail is None else self.words.text(option.detail, self.scene)
        label = self.words.text(option.label, self.scene)
        if option.cost and option.cost not in label:
            cost = self.words("prompt-cost", cost=option.cost)
            return f"{cost} · {detail}" if detail else cost
        return detail

    def _as_buttons(self, options: tuple[Option, ...]) -> bool:
        told = any(option.detail for option in options)
        return len(options) <= (BUTTONS // 2 if told else BUTTONS)

    def _details(self, options: tuple[Option, ...]) -> list[Item]:
        """What buttons cannot show, in a few lines above them."""
        lines = [
            self.words("prompt-detail", label=self.words.text(option.label, self.scene), detail=detail)
            for option in options
            if (detail := self.detail(option))
        ]
        return [pieces.text("\n".join(f"-# {line}" for line in lines))] if lines else []

    def _menu(self, options: tuple[Option, ...], page: int, chosen: Collection[str] = ()) -> list[discord.SelectOption]:
        start = page * pieces.OPTIONS
        if start >= len(options):
            start = 0
        return [
            pieces.choice(str(start + offset), self.label(option), self.detail(option), chosen=option.value in chosen)
            for offset, option in enumerate(options[start : start + pieces.OPTIONS])
        ]

    def _pages(self, sheet: Sheet, field: int, count: int, look: Look) -> list[Item]:
        last = (count - 1) // pieces.OPTIONS
        if last <= 0:
            return []
        page = look.page(field)

        def turn(label: str, to: int, *, off: bool, mark: str = "") -> ui.Button[ui.LayoutView]:
            parts = (look.turned(field, to), f"{look.mask:x}", f"{field}{mark}")
            return pieces.button(label, self.ids.pack("q", self.match_id, sheet.prompt.id, *parts), disabled=off)

        here = self.words("prompt-page", page=page + 1, pages=last + 1)
        return [
            ui.ActionRow(
                turn("◀", page - 1, off=page <= 0, mark="<"),
                turn(here, page, off=True),
                turn("▶", page + 1, off=page >= last, mark=">"),
            )
        ]


def percent(odds: float) -> str:
    """A chance as people say it: never 0 % for what is possible, never 100 % for what is not sure."""
    if odds <= 0:
        return "0 %"
    if odds >= 1:
        return "100 %"
    if odds < 0.01:
        return "<1 %"
    return f"{min(99, round(odds * 100))} %"
