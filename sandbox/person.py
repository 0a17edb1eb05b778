"""A person: the hands and eyes of one user, for tests, benches and the web page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from . import forms, interactions, messages
from .forms import NotPossible
from .interactions import Answer, Modal, Use
from .model import Channel, Guild, Upload, User
from .permissions import SEND, SEND_IN_THREADS, VIEW
from .wire import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, TALK, Json

if TYPE_CHECKING:
    from .local import LocalDiscord

Place = Channel | str


class Person:
    """Somebody who plays. What Discord's own app would not let them do raises NotPossible."""

    def __init__(self, world: LocalDiscord, user: User, home: Guild | None) -> None:
        self.world, self.user, self.home = world, user, home

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The user's name."""
        return self.user.name

    @property
    def locale(self) -> str:
        """The user's language, as Discord writes it."""
        return self.user.locale

    # -- hands -----------------------------------------------------------------------------------------------------

    async def command(self, name: str, channel: Place, **options: Any) -> Use:
        """Use a slash command; ``"match show"`` is a subcommand. Kinds are taken from the registered command."""
        return self.use_command(name, channel, options)

    def use_command(self, name: str, channel: Place, options: dict[str, Any]) -> Use:
        """Use a slash command with options in a dict (for names that are no Python words)."""
        place = self._at(channel)
        found = forms.find_command(self.world, self.user, place, name)
        data = forms.command_data(self.world, place, found, options)
        return interactions.start(self.world, COMMAND, self.user, data, place, command_name=name)

    async def autocomplete(self, name: str, channel: Place, option: str, typed: str, **others: Any) -> list[Json]:
        """Ask for the suggestions of an option while typing; returns Discord's choices (name and value)."""
        answer = await self.ask_choices(name, channel, option, typed, others).answer()
        return answer.choices or []

    def ask_choices(self, name: str, channel: Place, option: str, typed: str, others: dict[str, Any]) -> Use:
        """Send an autocomplete interaction without waiting."""
        place = self._at(channel)
        found = forms.find_command(self.world, self.user, place, name)
        known = next((o for o in found[2] if o["name"] == option), None)
        if known is None or not known.get("autocomplete"):
            raise NotPossible(f"/{name} does not complete {option!r}")
        data = forms.command_data(self.world, place, found, {**others, option: typed}, focused=option)
        return interactions.start(self.world, AUTOCOMPLETE, self.user, data, place, command_name=name)

    async def click(
        self,
        message: Json,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        index: int | None = None,
        force: bool = False,
    ) -> Use:
        """Click a button of a message as it is now; ``force=True`` clicks it as it was given, even if gone."""
        seen = message if force else self._now(message)
        button = forms.find_button(seen, label, custom_id, index)
        if not force and (button.get("disabled") or "custom_id" not in button):
            raise NotPossible(f"the button {forms.label_of(button)!r} cannot be clicked")
        data = {"custom_id": button["custom_id"], "component_type": 2, "id": button.get("id", 0)}
        return interactions.start(self.world, COMPONENT, self.user, data, self._place_of(seen), seen)

    async def choose(
        self,
        message: Json,
        values: list[Any],
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        index: int | None = None,
        force: bool = False,
    ) -> Use:
        """Pick in a select menu: values or labels, or things with an id in user, role and channel selects."""
        seen = message if force else self._now(message)
        select = forms.find_select(seen, custom_id, placeholder, index)
        if select.get("disabled") and not force:
            raise NotPossible("the select is disabled")
        picks = forms.chosen(select, values, force=force)
        place = self._place_of(seen)
        data: Json = {"custom_id": select["custom_id"], "component_type": select["type"], "values": picks}
        data["id"] = select.get("id", 0)
        if select["type"] in forms.ENTITY_SELECTS:
            forms.resolve(self.world, place, picks, data.setdefault("resolved", {}))
        return interactions.start(self.world, COMPONENT, self.user, data, place, seen)

    async def submit(self, modal: Modal | None, values: dict[str, Any] | None = None, *, force: bool = False) -> Use:
        """Submit a modal with values by label or custom_id; what is not given keeps its default."""
        if modal is None:
            raise NotPossible("there is no modal to submit")
        opener = modal.opened_by
        data = forms.modal_data(self.world, opener.channel, modal, values or {}, force=force)
        message = None
        if opener.message is not None:
            post = self.world.posts.get(opener.message["id"])
            message = post.payload if post else opener.message
        return interactions.start(self.world, MODAL, self.user, data, opener.channel, message)

    async def raw_interaction(
        self, kind: int, data: Json, *, channel: Place | None = None, message: Json | None = None
    ) -> Use:
        """Send any interaction at all, e.g. a forged custom_id; nothing is checked."""
        if channel is None and message is None:
            raise ValueError("an interaction happens in a channel or on a message")
        place = self._place_of(message) if channel is None and message else self._at(channel or "")
        return interactions.start(self.world, kind, self.user, data, place, message)

    async def say(self, channel: Place, text: str) -> Json:
        """Send a plain message; gives it back."""
        place = self._at(channel)
        messages.may_send(self.world, place, self.user, {}, {})
        post = messages.send(self.world, place, self.user, {"content": text}, {})
        self.read(place)
        await asyncio.sleep(0)
        return post.payload

    async def upload(self, channel: Place, filename: str, data: bytes, text: str = "") -> Json:
        """Send a message with a file."""
        place = self._at(channel)
        files = {"0": Upload(filename, "application/octet-stream", data)}
        messages.may_send(self.world, place, self.user, {}, files)
        return messages.send(self.world, place, self.user, {"content": text}, files).payload

    def dismiss(self, message: Json) -> None:
        """Dismiss an ephemeral message: it disappears from this person's eyes."""
        post = self.world.posts.get(message["id"])
        if post is None or post.audience != self.id:
            raise NotPossible("only one's own private messages can be dismissed")
        messages.delete(self.world, post)

    # -- eyes ------------------------------------------------------------------------------------------------------

    def sees(self, channel: Place, *, system: bool = False) -> list[Json]:
        """List the messages this person sees there, ephemeral included, oldest first.

        Discord's own notices (somebody was added, the thread was renamed...) come only with ``system=True``.
        """
        place = self._at(channel, looking=True)
        return [p.payload for p in self.world.visible(place, self.id) if system or p.payload["type"] in TALK]

    @property
    def mentions(self) -> list[Json]:
        """The messages that pinged this person (also since deleted ones), newest last."""
        return list(self.user.pings)

    @property
    def unread(self) -> list[Json]:
        """The pings in messages that still stand and that this person has not read (see ``read``)."""
        return [
            p for p in self.user.pings
            if p["id"] in self.world.posts and int(p["id"]) > int(self.user.read.get(p["channel_id"], 0))
        ]  # fmt: skip

    def read(self, channel: Place | None = None) -> None:
        """Read everything in a channel, or everywhere."""
        places = list(self.world.channels.values()) if channel is None else [self._at(channel, looking=True)]
        for place in places:
            if place.last_message_id is not None:
                self.user.read[place.id] = place.last_message_id

    def can(self, channel: Place, permission: int = VIEW) -> bool:
        """Whether this person has permission bits in a place."""
        return bool(self.world.can(self._at(channel, looking=True), self.id) & permission)

    # -- helpers ---------------------------------------------------------------------------------------------------

    def _at(self, channel: Place, *, looking: bool = False) -> Channel:
        place = self.world.channels.get(channel if isinstance(channel, str) else channel.id)
        if place is None:
            raise NotPossible("there is no such channel (any more)")
        if not looking and not self.world.can(place, self.id) & VIEW:
            raise NotPossible(f"{self.name} cannot see #{place.name}")
        return place

    def may_talk(self, place: Channel) -> bool:
        """Whether this person may write in a place."""
        return bool(self.world.can(place, self.id) & (SEND_IN_THREADS if place.is_thread else SEND))

    def _now(self, message: Json) -> Json:
        """Give a message as it is on this person's screen now."""
        post = self.world.posts.get(message["id"])
        if post is None:
            raise NotPossible("that message has been deleted")
        if post.audience not in (None, self.id):
            raise NotPossible("that message is for somebody else's eyes")
        self._at(post.payload["channel_id"])
        return post.payload

    def _place_of(self, message: Json) -> Channel:
        return self._at(message["channel_id"], looking=True)


__all__ = ["Answer", "Person"]
