"""Clicks at a table: answers, toggles, forms, the private hand, standing answers. No game writes its own buttons."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs import pieces
from cogs.ids import Clicked
from cogs.reply import Reply
from cogs.table_view import hand_view, standing_view, table_view
from engine.core.prompt import Pick, Picks, Prompt, Refused
from host.live import Live, NoMatch, SetAside
from host.screens import HandScreen, hand_screen, table_screen
from host.standing import PASS_KEY, pass_token
from words import Words

if TYPE_CHECKING:
    from cogs.client import Dicehold

log = logging.getLogger(__name__)


class Tables:
    """What happens at the tables. The router hands clicks to `clicked`."""

    KINDS = frozenset("asktcmnhfgjyxoqpwv")

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


Values = dict[str, list[str]]
"""What was chosen or typed: custom_id -> values; a component's own choice under ""."""


class Table:
    """One click of one person at one table."""

    def __init__(
        self, tables: Tables, interaction: discord.Interaction[Any], reply: Reply, words: Words, live: Live, seat: int
    ) -> None:
        self.bot, self.house = tables.bot, tables.house
        self.interaction, self.reply, self.words, self.live, self.seat = interaction, reply, words, live, seat
        self.match_id = live.match.id

    async def do(self, click: Clicked, values: Values) -> None:
        """Find out what was meant."""
        chosen = values.get("", [])
        number = click.number(1)
        match click.kind:
            case "h":
                await self.show_hand(focus=max(0, number))
            case "o":
                await self.open_free(click.part(1))
            case "w":
                await self._update(standing_view(self.bot.ids, self.words, await self.screen()))
            case "v":
                await self.set_standing(":".join(click.parts[1:]), chosen)
            case "p":
                await self.pass_for(click.part(1))
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
                await self.answer(prompt, _by_index(prompt, click.number(2)))
            case "s":
                await self.answer(prompt, _by_index(prompt, _number(chosen)))
            case "k":
                await self.answer(prompt, [str(_by_index(prompt, _number([value]))) for value in chosen])
            case "t":
                await self.toggle(prompt, _hex(click.part(2)) ^ (1 << max(0, click.number(3))))
            case "c":
                mask = _hex(click.part(2))
                await self.answer(prompt, [v for i, v in enumerate(prompt.field.values) if mask >> i & 1])
            case "m":
                await self.reply.modal(self._number_modal(prompt, prompt.field.min, prompt.field.max, "n", prompt.id))
            case "n":
                await self.answer(prompt, _typed(values))
            case "q":
                await self.turn_page(prompt, click.number(2))
            case "y":
                await self.answer(prompt, (await self.screen()).drafts.get(prompt.id, {}))
            case "x":
                await self.house.drop_draft(self.match_id, self.interaction.user.id, prompt.id)
                await self.show_hand(focus=prompt.id)
            case "g":
                await self.open_number(prompt, click.number(2))
            case "f" | "j":
                await self.fill(click, prompt, chosen, values)
            case _:
                await self.refuse(Refused("refused-not-an-option"))

    # -- answers -----------------------------------------------------------------------------------------------

    async def answer(self, prompt: Prompt, picks: Picks | None) -> None:
        """Answer a prompt, then show what comes next where the click came from."""
        if picks is None:
            await self.refuse(Refused("refused-not-an-option"))
            return
        interaction = self.interaction
        taken = await self.house.croupier.answer(self.match_id, interaction.user.id, prompt.id, picks, interaction.id)
        if isinstance(taken, Refused):
            await self.refuse(taken)
            return
        self.live = await self.house.croupier.live(self.match_id)
        if self._private_message:
            await self.show_hand()
        else:
            await self.show_table()

    async def refuse(self, refused: Refused) -> None:
        """Say why not, and where the present question is."""
        message = self.words.refusal(refused)
        if self._private_message and refused.reason.startswith("refused-not"):
            await self.show_hand(note=message)
            return
        head = self.live.head
        where = pieces.jump(head.guild_id, head.thread_id, head.message_id)
        button = pieces.link(self.words("table-present"), where)
        await self.reply.private(pieces.note(message, *pieces.rows([button])))

    async def toggle(self, prompt: Prompt, mask: int) -> None:
        """Dice to keep: only the buttons of this message change; nothing is stored."""
        sheet = self.live.match.sheet(prompt)
        if self._private_message:
            await self.show_hand(focus=prompt.id, mask=mask)
            return
        screen = table_screen(self.live)
        if [other.prompt.id for other in screen.sheets] != [sheet.prompt.id]:
            await self.show_hand(focus=prompt.id, mask=mask)
            return
        words = await self.bot.words_of_server(self.live.head.guild_id)
        filename, alt = self._picture()
        view = table_view(self.bot.ids, words, screen, filename, alt, mask=mask)
        await self.reply.update(view)

    # -- forms -------------------------------------------------------------------------------------------------

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
            pick = _typed(values) if click.kind == "j" else _number(chosen)
        elif field.shape == "one":
            pick = _at(field.values, _number(chosen))
        else:
            found = [_at(field.values, _number([value])) for value in chosen]
            pick = [value for value in found if value is not None]
        reason = "refused-not-an-option" if pick is None else field.refuses(pick)
        if pick is None or reason is not None:
            await self.refuse(Refused(reason or "refused-not-an-option"))
            return
        draft[field.name] = pick
        await self._save_draft(prompt, self._rebuilt(prompt, draft))
        await self.show_hand(focus=prompt.id)

    def _rebuilt(self, prompt: Prompt, draft: dict[str, Pick]) -> dict[str, Pick]:
        """The draft with only those picks that are still legal, field by field."""
        return self.live.match.trim(prompt, draft)

    async def _save_draft(self, prompt: Prompt, draft: dict[str, Pick]) -> None:
        await self.house.save_draft(self.match_id, self.interaction.user.id, prompt.id, draft)

    async def open_number(self, prompt: Prompt, index: int) -> None:
        """A number in a form that has too many values for a menu."""
        fields = self.live.match.fields(prompt, (await self.screen()).drafts.get(prompt.id, {}))
        if not 0 <= index < len(fields):
            await self.refuse(Refused("refused-not-an-option"))
            return
        field = fields[index]
        await self.reply.modal(self._number_modal(prompt, field.min, field.max, "j", prompt.id, index))

    def _number_modal(self, prompt: Prompt, least: int, most: int, kind: str, *parts: int) -> ui.Modal:
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
        value = chosen[0] if chosen else "ask"
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
        from cogs.table_view import scene_of

        return scene_of(self.live.match.game.id, self.live.names)

    async def screen(self) -> HandScreen:
        """What this person sees in private."""
        drafts = await self.house.drafts(self.match_id, self.interaction.user.id)
        return hand_screen(self.live, self.seat, drafts)

    async def turn_page(self, prompt: Prompt, page: int) -> None:
        """Another page of a long menu, always in private."""
        await self.show_hand(focus=prompt.id, page=max(0, page))

    async def show_hand(self, *, focus: int = 0, page: int = 0, mask: int | None = None, note: str = "") -> None:
        """Open the private message, or bring it up to date."""
        screen = await self.screen()
        files: list[discord.File] | None = None
        filename, alt = "", ""
        drawn = await self.bot.picture("hand", screen.view, self.words.locale, focus, screen.drafts)
        if drawn is not None:
            filename, alt = f"hand-{screen.view.version}.png", drawn[1]
            files = [discord.File(io.BytesIO(drawn[0]), filename, description=alt)]
        view = hand_view(self.bot.ids, self.words, screen, filename, alt, focus=focus, page=page, mask=mask, note=note)
        if self._private_message:
            await self.reply.update(view, files)
        else:
            await self.reply.private(view, files)

    async def show_table(self) -> None:
        """Bring the table message up to date at once; its picture follows when it is drawn."""
        words = await self.bot.words_of_server(self.live.head.guild_id)
        filename, alt = self._picture()
        view = table_view(self.bot.ids, words, table_screen(self.live), filename, alt)
        self.bot.shown.note_text(self.match_id, self.live.match.version)
        await self.reply.update(view)

    def _picture(self) -> tuple[str | None, str]:
        """The picture that the clicked message has now."""
        message = self.interaction.message
        if message is None or not message.attachments:
            return None, ""
        return message.attachments[0].filename, message.attachments[0].description or ""

    async def _update(self, view: ui.LayoutView) -> None:
        if self._private_message:
            await self.reply.update(view, [])
        else:
            await self.reply.private(view)


def _number(chosen: list[str]) -> int | None:
    return int(chosen[0]) if len(chosen) == 1 and chosen[0].lstrip("-").isdigit() and len(chosen[0]) < 10 else None


def _typed(values: Values) -> int | None:
    return _number([value.strip() for value in values.get("number", [])])


def _hex(mask: str) -> int:
    try:
        return int(mask, 16) & (1 << 40) - 1
    except ValueError:
        return 0


def _at(values: tuple[str, ...], index: int | None) -> str | None:
    return values[index] if index is not None and 0 <= index < len(values) else None


def _by_index(prompt: Prompt, index: int | None) -> Picks | None:
    if index is None:
        return None
    if prompt.shape == "amount":
        return index
    return _at(prompt.field.values, index)
