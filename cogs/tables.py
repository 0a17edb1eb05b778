"""Clicks at a table: answers, toggles, forms, the private hand, standing answers. No game writes its own buttons.

The first letter of a custom_id says what a click means:

    a  answer with an option (or number)   s  answer from a menu        m n  a number by modal, and its submit
    t  switch an option on or off          k  pick some in a menu       c    confirm what is switched on
    b  first choice of a form              f  a field of a form         g j  a number of a form, and its submit
    y  send the form                       x  start the form again      q    turn a page
    d  answer an offer                     o  open a free action        h    my hand
    p  pass for a phase or turn            w  standing answers          v    set one
    l  look at another's hand              e  look at something else
"""

from __future__ import annotations

import io
import logging
import zlib
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from cogs import picks, pieces
from cogs.ids import Clicked
from cogs.picks import Values
from cogs.prompts import PAGES, Look
from cogs.reply import Reply
from cogs.table_view import hand_view, page_view, scene_of, standing_view, table_view
from engine.core.match import Match
from engine.core.prompt import Pick, Picks, Prompt, Refused
from host.live import Live, NoMatch, SetAside
from host.offers import offer_token
from host.screens import HandScreen, hand_screen, table_screen
from host.standing import PASS_KEY, pass_token, standing_choices
from words import Words

if TYPE_CHECKING:
    from cogs.client import Dicehold

log = logging.getLogger(__name__)

INVALID_FORM = 50035


class Tables:
    """What happens at the tables. The router hands clicks to `clicked`."""

    KINDS = frozenset("asmntkcbfgjyxqdohpwvle")

    def __init__(self, bot: Dicehold) -> None:
        self.bot = bot
        self.house = bot.house

    async def clicked(
        self, interaction: discord.Interaction[Any], reply: Reply, click: Clicked, values: Values
    ) -> None:
        """A click, a choice or a submitted modal that belongs to a match."""
        match_id = click.parts[0]
        words = await self.bot.words_for(interaction)
        try:
            live = await self.house.croupier.live(match_id)
        except NoMatch:
            await reply.private(pieces.note(words("refused-no-match")))
            return
        except SetAside:
            await reply.private(pieces.note(words("refused-set-aside")))
            return
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            await reply.private(pieces.note(words("refused-not-seated")))
            return
        table = Table(self, interaction, reply, words, live, seat)
        await table.do(click, values)


class Table:
    """One click of one person at one table."""

    def __init__(
        self, tables: Tables, interaction: discord.Interaction[Any], reply: Reply, words: Words, live: Live, seat: int
    ) -> None:
        self.bot, self.house = tables.bot, tables.house
        self.interaction, self.reply, self.words, self.live, self.seat = interaction, reply, words, live, seat
        self.match_id = live.match.id
        self._ready: tuple[Match, ui.LayoutView] | None = None
        """The table after the answer, made while it was being stored."""

    async def do(self, click: Clicked, values: Values) -> None:
        """Find out what was meant."""
        chosen = values.get("", [])
        number = click.number(1)
        match click.kind:
            case "h":
                await self.show_hand(focus=max(0, number))
            case "l":
                await self.show_hand_of(number)
            case "e":
                await self.show_page(chosen)
            case "o":
                await self.open_free(click.part(1))
            case "w":
                await self._update(standing_view(self.bot.ids, self.words, await self.screen()))
            case "v":
                await self.set_standing(":".join(click.parts[1:]), chosen)
            case "p":
                await self.pass_for(click.part(1))
            case "d":
                await self.answer_offer(click.part(1), click.part(2), click.part(3))
            case _:
                prompt = self.live.match.prompt(number)
                if self.live.match.result is not None:
                    await self.refuse(Refused("refused-over"))
                elif prompt is None or self.seat not in prompt.seats:
                    await self.refuse(Refused("refused-not-open" if prompt is None else "refused-not-asked"))
                else:
                    await self._on_prompt(click, prompt, chosen, values)

    async def _on_prompt(self, click: Clicked, prompt: Prompt, chosen: list[str], values: Values) -> None:
        match click.kind:
            case "a":
                await self.answer(prompt, picks.by_index(prompt, click.number(2)))
            case "s":
                await self.answer(prompt, picks.by_index(prompt, picks.number(chosen)))
            case "k" if prompt.shape == "some":
                page = max(0, click.number(2))
                mask = picks.picked(picks.mask_of(click.part(3)), page, chosen)
                await self.look(prompt, Look(mask, PAGES[page % len(PAGES)]))
            case "t" if prompt.shape == "some":
                await self.look(prompt, Look(picks.mask_of(click.part(2)) ^ (1 << max(0, click.number(3)))))
            case "c" if prompt.shape == "some":
                mask = picks.mask_of(click.part(2))
                await self.answer(prompt, [v for i, v in enumerate(prompt.field.values) if mask >> i & 1])
            case "b" if prompt.shape == "form":
                await self.begin_form(prompt, picks.at(picks.first_values(prompt, self.live), click.number(2)))
            case "m" if prompt.shape == "amount":
                await self.reply.modal(self._number_modal(prompt, prompt.field.min, prompt.field.max, "n", prompt.id))
            case "n":
                await self.answer(prompt, picks.typed(values))
            case "q":
                await self.look(prompt, Look(picks.mask_of(click.part(3)), click.part(2)))
            case "y" if prompt.shape == "form":
                await self.answer(prompt, (await self.screen()).drafts.get(prompt.id, {}))
            case "x":
                await self.house.drop_draft(self.match_id, self.interaction.user.id, prompt.id)
                await self.show_hand(focus=prompt.id)
            case "g" if prompt.shape == "form":
                await self.open_number(prompt, click.number(2), click.part(3))
            case "f" | "j" if prompt.shape == "form":
                await self.fill(click, prompt, chosen, values)
            case _:
                await self.refuse(Refused("refused-not-an-option"))

    # -- answers -----------------------------------------------------------------------------------------------

    async def answer(self, prompt: Prompt, given: Picks | None) -> None:
        """Answer a prompt, then show what comes next where the click came from."""
        if given is None:
            await self.refuse(Refused("refused-not-an-option"))
            return
        interaction = self.interaction
        words = await self.bot.words_of_server(self.live.head.guild_id)

        def get_ready(live: Live) -> None:
            self._ready = live.match, self._table_view(live, words)

        taken = await self.house.croupier.answer(
            self.match_id,
            interaction.user.id,
            prompt.id,
            given,
            interaction.id,
            meanwhile=None if self._private_message else get_ready,
        )
        if isinstance(taken, Refused):
            await self.refuse(taken)
            return
        self.live = await self.house.croupier.live(self.match_id)
        if self._private_message:
            await self.show_hand()
        else:
            await self.show_table()

    async def answer_offer(self, kind: str, token: str, value: str) -> None:
        """An answer to an offer in the thread: this person's own prompt of it, if it is addressed to them."""
        offers = [prompt for prompt in self.live.match.prompts if prompt.kind == kind and offer_token(prompt) == token]
        mine = next((prompt for prompt in offers if self.seat in prompt.seats), None)
        if mine is None:
            await self.refuse(Refused("refused-not-asked" if offers else "refused-not-open"))
        elif mine.shape == "form":
            await self.begin_form(mine, value if value in picks.first_values(mine, self.live) else None)
        else:
            await self.answer(mine, value)

    async def refuse(self, refused: Refused, prompt: Prompt | None = None) -> None:
        """Say why not, and where the present question is."""
        message = self.words.refusal(refused)
        if self._private_message and self.live.match.result is None:
            await self.show_hand(focus=prompt.id if prompt else 0, note=message)
            return
        head = self.live.head
        where = pieces.jump(head.guild_id, head.thread_id, head.message_id)
        button = pieces.link(self.words("table-present"), where)
        await self.reply.private(pieces.note(message, *pieces.rows([button])))

    async def look(self, prompt: Prompt, look: Look) -> None:
        """Options switched, a page turned: only the buttons of this message change; nothing is stored."""
        screen = None if self._private_message else table_screen(self.live)
        inline = screen is not None and [sheet.prompt.id for sheet in screen.sheets] == [prompt.id]
        if screen is None or not inline or screen.hidden:
            await self.show_hand(focus=prompt.id, look=look)
            return
        words = await self.bot.words_of_server(self.live.head.guild_id)
        await self._update_table(self._table_view(self.live, words, look), words, look)

    # -- forms -------------------------------------------------------------------------------------------------

    async def begin_form(self, prompt: Prompt, value: str | None) -> None:
        """The first choice of a form: sent at once if nothing else is to be filled in, else go on in private."""
        if value is None:
            await self.refuse(Refused("refused-not-an-option"), prompt)
            return
        match = self.live.match
        draft = match.trim(prompt, {match.fields(prompt, {})[0].name: value})
        if all(field.name in draft for field in match.fields(prompt, draft)):
            await self.answer(prompt, draft)
            return
        await self._save_draft(prompt, draft)
        await self.show_hand(focus=prompt.id)

    async def fill(self, click: Clicked, prompt: Prompt, chosen: list[str], values: Values) -> None:
        """Fill in one field of a form; fields that depend on it are cleared if they do not fit any more."""
        draft = dict((await self.screen()).drafts.get(prompt.id, {}))
        fields = self.live.match.fields(prompt, draft)
        index = click.number(2)
        if not 0 <= index < len(fields):
            await self.refuse(Refused("refused-not-an-option"))
            return
        field = fields[index]
        pick: Pick | None
        if click.kind == "j" or field.shape == "amount":
            pick = picks.typed(values) if click.kind == "j" else picks.number(chosen)
        elif field.shape == "one":
            pick = picks.at(field.values, picks.number(chosen))
        else:
            # a menu shows one page: what was picked on the others stays
            page = Look(pages=click.part(3)).page(index)
            here = field.values[page * pieces.OPTIONS : (page + 1) * pieces.OPTIONS]
            before: Any = draft.get(field.name, [])
            found = {picks.at(field.values, picks.number([value])) for value in chosen} | (set(before) - set(here))
            pick = [value for value in field.values if value in found]
        reason = "refused-not-an-option" if pick is None else field.refuses(pick)
        if pick is None or reason is not None:
            await self.refuse(Refused(reason or "refused-not-an-option"), prompt)
            return
        draft[field.name] = pick
        await self._save_draft(prompt, self.live.match.trim(prompt, draft))
        await self.show_hand(focus=prompt.id, look=Look(pages=click.part(3)))

    async def _save_draft(self, prompt: Prompt, draft: dict[str, Pick]) -> None:
        await self.house.save_draft(self.match_id, self.interaction.user.id, prompt.id, draft)

    async def open_number(self, prompt: Prompt, index: int, pages: str) -> None:
        """A number in a form that has too many values for a menu."""
        fields = self.live.match.fields(prompt, (await self.screen()).drafts.get(prompt.id, {}))
        if not 0 <= index < len(fields):
            await self.refuse(Refused("refused-not-an-option"))
            return
        field = fields[index]
        await self.reply.modal(self._number_modal(prompt, field.min, field.max, "j", prompt.id, index, pages))

    def _number_modal(self, prompt: Prompt, least: int, most: int, kind: str, *parts: int | str) -> ui.Modal:
        sheet = self.live.match.sheet(prompt)
        title = self.words.text(sheet.title, self._scene)
        modal = ui.Modal(
            title=pieces.cut(title, pieces.MODAL_TITLE), custom_id=self.bot.ids.pack(kind, self.match_id, *parts)
        )
        field = ui.TextInput[ui.Modal](custom_id="number", min_length=1, max_length=len(str(most)) + 1)
        label = pieces.cut(self.words("prompt-number", min=least, max=most), pieces.MODAL_LABEL)
        modal.add_item(ui.Label(text=label, component=field))
        return modal

    async def open_free(self, kind: str) -> None:
        """A free action (a trade, an interrupt): this person's own prompt of that kind."""
        for prompt in self.live.match.prompts:
            if prompt.optional and prompt.kind == kind and self.seat in prompt.seats:
                await self.show_hand(focus=prompt.id)
                return
        await self.refuse(Refused("refused-not-now"))

    # -- standing answers --------------------------------------------------------------------------------------

    async def set_standing(self, key: str, chosen: list[str]) -> None:
        """A standing answer was chosen."""
        value = chosen[0] if chosen else ""
        if value not in standing_choices(self.live.match.game, key):
            await self.refuse(Refused("refused-not-an-option"))
            return
        await self.house.croupier.set_standing(
            self.match_id, self.seat, key, None if value in ("ask", "always") else value
        )
        await self._update(standing_view(self.bot.ids, self.words, await self.screen()))

    async def pass_for(self, span: str) -> None:
        """Pass everything in this phase or turn."""
        token = pass_token(self.live.match, span) if span in ("phase", "turn") else None
        await self.house.croupier.set_standing(self.match_id, self.seat, PASS_KEY, token)
        await self.house.croupier.settled(self.match_id)
        self.live = await self.house.croupier.live(self.match_id)
        await self.show_hand()

    # -- showing -----------------------------------------------------------------------------------------------

    @property
    def _private_message(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def _scene(self) -> Any:
        return scene_of(self.live.match.game.id, self.live.names)

    async def screen(self) -> HandScreen:
        """What this person sees in private."""
        drafts = await self.house.drafts(self.match_id, self.interaction.user.id)
        return hand_screen(self.live, self.seat, drafts)

    async def show_hand(
        self, *, focus: int = 0, look: Look | None = None, note: str = "", redraw: bool = False
    ) -> None:
        """Open the private message, or bring it up to date. The picture it has stays if it still is the right one."""
        screen = await self.screen()
        files: list[discord.File] | None = None
        drafts = zlib.crc32(msgspec.json.encode(screen.drafts))
        filename, alt = f"hand-{screen.view.version}-{focus}-{drafts:x}.png", ""
        shown = self._picture() if self._private_message else (None, "")
        if shown[0] == filename and not redraw:
            alt = shown[1]
        else:
            drawn = await self.bot.picture("hand", screen.view, self.words.locale, focus, screen.drafts)
            if drawn is None:
                filename, files = "", []
            else:
                alt = drawn[1]
                files = [discord.File(io.BytesIO(drawn[0]), filename, description=alt)]
        view = hand_view(self.bot.ids, self.words, screen, filename, alt, focus=focus, look=look, note=note)
        if not self._private_message:
            await self.reply.private(view, files)
            return
        try:
            await self.reply.update(view, files)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or files is not None:
                raise
            # another click replaced the picture meanwhile
            await self.show_hand(focus=focus, look=look, note=note, redraw=True)

    async def show_hand_of(self, other: int) -> None:
        """Another seat's hand, if this seat may see it now, whatever the button says."""
        match = self.live.match
        if match.result is not None or other not in match.open_hands(self.seat):
            await self.refuse(Refused("refused-over" if match.result is not None else "refused-not-your-hand"))
            return
        await self._show_page(self.words("hand-of", player=self._scene.names[other]), "hand", other, seat=other)

    async def show_page(self, chosen: list[str]) -> None:
        """Something of the menu to look at: a sheet, a part of the board."""
        match = self.live.match
        page = next((page for page in match.pages(self.seat) if [page.id] == chosen), None)
        if page is None:
            await self.refuse(Refused("refused-over" if match.result is not None else "refused-not-an-option"))
            return
        await self._show_page(self.words.text(page.label, self._scene), page.kind, page.focus, page=page.id)

    async def _show_page(self, title: str, kind: str, focus: Any, *, seat: int = -1, page: str = "") -> None:
        screen = await self.screen()
        drawn = await self.bot.page(kind, screen.view, self.words.locale, focus)
        filename, alt = (f"page-{screen.view.version}.png", drawn[1]) if drawn else (None, "")
        files = [discord.File(io.BytesIO(drawn[0]), filename, description=alt)] if drawn else []
        view = page_view(self.bot.ids, self.words, screen, title, filename, alt, seat=seat, page=page)
        await self._update(view, files)

    async def show_table(self) -> None:
        """Bring the table message up to date at once; its picture follows when it is drawn."""
        words = await self.bot.words_of_server(self.live.head.guild_id)
        match, view = self._ready or (None, None)
        if view is None or match is not self.live.match:  # a computer or a standing answer was quicker
            view = self._table_view(self.live, words)
        self.bot.shown.note_text(self.match_id, self.live.match.version)
        await self._update_table(view, words)

    def _table_view(self, live: Live, words: Words, look: Look | None = None, *, picture: bool = True) -> ui.LayoutView:
        filename, alt = self._picture() if picture else (None, "")
        return table_view(self.bot.ids, words, table_screen(live), filename, alt, look=look)

    async def _update_table(self, view: ui.LayoutView, words: Words, look: Look | None = None) -> None:
        try:
            await self.reply.update(view)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or self._picture()[0] is None:
                raise
            # the picture that the message had was taken away meanwhile
            await self.reply.update(self._table_view(self.live, words, look, picture=False))

    def _picture(self) -> tuple[str | None, str]:
        """The picture that the clicked message has now."""
        message = self.interaction.message
        if message is None or not message.attachments:
            return None, ""
        return message.attachments[0].filename, message.attachments[0].description or ""

    async def _update(self, view: ui.LayoutView, files: list[discord.File] | None = None) -> None:
        if self._private_message:
            await self.reply.update(view, files or [])
        else:
            await self.reply.private(view, files)
