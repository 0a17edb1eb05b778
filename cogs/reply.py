"""Answers to interactions: at once if it is quick, deferred after a second and a half at the latest."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import aiohttp
import discord
from discord import ui

log = logging.getLogger(__name__)

PATIENCE = 1.5
GONE = (10062, 10008, 40060, 50027)
"""Discord's codes for: too late, message gone, answered already, token dead. Nothing can be shown then."""


class Reply:
    """The one answer to an interaction, and what follows it. Use as `async with Reply(interaction) as reply`."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._watch: asyncio.Task[None] | None = None
        self.answered = False

    async def __aenter__(self) -> Reply:
        self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._patience_is_over)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._watch is not None:
            await asyncio.wait([self._watch])

    def _patience_is_over(self) -> None:
        self._watch = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        async with self._lock:
            if not self._interaction.response.is_done():
                with _tolerant():
                    if self._interaction.type is discord.InteractionType.application_command:
                        await self._interaction.response.defer(ephemeral=True, thinking=True)
                    else:
                        await self._interaction.response.defer()

    async def update(self, view: ui.LayoutView, files: list[discord.File] | None = None) -> None:
        """Change the message that was clicked."""
        view.stop()
        kwargs: dict[str, Any] = {"view": view}
        if files is not None:
            kwargs["attachments"] = files
        async with self._lock:
            with _tolerant():
                if self._interaction.response.is_done():
                    await self._interaction.edit_original_response(**kwargs)
                else:
                    await self._interaction.response.edit_message(**kwargs)
            self.answered = True

    async def own(self, view: ui.LayoutView) -> None:
        """Change the private message that was clicked; a click from anywhere else gets a private message."""
        message = self._interaction.message
        if message is not None and message.flags.ephemeral:
            await self.update(view)
        else:
            await self.private(view)

    async def private(self, view: ui.LayoutView, files: list[discord.File] | None = None) -> None:
        """Say something that only this person sees."""
        await self._send(view, files, ephemeral=True)

    async def public(self, view: ui.LayoutView, mentions: discord.AllowedMentions | None = None) -> int | None:
        """Say something to everybody; the message's id."""
        return await self._send(view, None, ephemeral=False, mentions=mentions)

    async def _send(
        self,
        view: ui.LayoutView,
        files: list[discord.File] | None,
        *,
        ephemeral: bool,
        mentions: discord.AllowedMentions | None = None,
    ) -> int | None:
        view.stop()
        kwargs: dict[str, Any] = {
            "view": view,
            "ephemeral": ephemeral,
            "allowed_mentions": mentions or discord.AllowedMentions.none(),
        }
        if files:
            kwargs["files"] = files
        async with self._lock:
            self.answered = True
            with _tolerant():
                if self._interaction.response.is_done():
                    message = await self._interaction.followup.send(wait=True, **kwargs)
                    return message.id
                response = await self._interaction.response.send_message(**kwargs)
                return response.message_id
        return None

    async def modal(self, modal: ui.Modal) -> None:
        """Open a modal. It is not registered with the library: its submit comes through the router."""
        modal.stop()
        async with self._lock:
            with _tolerant():
                if not self._interaction.response.is_done():
                    await self._interaction.response.send_modal(modal)
            self.answered = True

    async def nothing(self) -> None:
        """Acknowledge without changing anything."""
        async with self._lock:
            with _tolerant():
                if not self._interaction.response.is_done():
                    await self._interaction.response.defer()
            self.answered = True


@contextlib.contextmanager
def _tolerant() -> Any:
    """What is stored counts even if the answer does not arrive: log it, lose nothing."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in GONE and error.status < 500:
            raise
        log.info("an answer did not arrive: %s", error)
    except (aiohttp.ClientError, OSError) as error:
        log.info("an answer did not arrive: %r", error)
