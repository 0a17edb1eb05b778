"""Dungeon Dice over the local Discord: four people bargain, fight and finish a match by clicks."""

from __future__ import annotations

from typing import Any

from cogs.table_view import outcome, scene_of
from engine.core.computers import choose
from engine.core.prompt import Answer, Field, Pick, Prompt
from engine.dungeon_dice.content import DIE_IDS
from host.offers import offer_token
from tests.cogs import clicks
from tests.cogs.conftest import Hall
from tests.cogs.playing import components
from words import words

KIND = "dungeon_dice"


class Tavern:
    """Four people at one table who answer by clicking."""

    def __init__(self, hall: Hall, thread: Any) -> None:
        self.hall, self.thread = hall, thread
        self.people = {int(person.id): person for person in (hall.ada, hall.bo, hall.cy, hall.dee)}
        self.seen: set[str] = set()

    @classmethod
    async def open(cls, hall: Hall) -> Tavern:
        tavern = cls(hall, await hall.match(hall.bo, hall.cy, hall.dee, game=KIND))
        await hall.settle(tavern.thread)
        return tavern

    # -- seeing ------------------------------------------------------------------------------------------------

    async def live(self) -> Any:
        live = await self.hall.live(self.thread)
        await self.hall.house.croupier.settled(live.match.id)
        await self.hall.settle(self.thread)
        return live

    async def prompt(self, kind: str, person: Any) -> Prompt | None:
        live = await self.live()
        seat = live.seat_of(int(person.id))
        return next((prompt for prompt in live.match.prompts if prompt.kind == kind and seat in prompt.seats), None)

    async def seat(self, person: Any) -> int:
        return (await self.live()).seat_of(int(person.id))

    def table(self) -> Any:
        return self.hall.table(self.thread)

    def offer_button(self, prompt: Prompt, value: str) -> Any:
        """The button of an offer in the thread; the same for all its addressees."""
        return self.hall.button(self.table(), "d", prompt.kind, offer_token(prompt), value)

    # -- doing -------------------------------------------------------------------------------------------------

    async def open_free(self, person: Any, prompt: Prompt) -> Any:
        """My hand, and there a free action."""
        hand = await self.hall.hand(person, self.thread)
        button = self.hall.button(hand, "h", str(prompt.id))
        return (await (await person.click(hand, custom_id=button["custom_id"])).answer()).message

    async def fill(self, person: Any, message: Any, prompt: Prompt, picks: dict[str, Pick], done: int = 0) -> None:
        """Fill in a form with its selects, field by field, and send it; the first `done` picks are made already."""
        match = (await self.live()).match
        draft: dict[str, Pick] = dict(list(picks.items())[:done])
        for name, pick in list(picks.items())[done:]:
            fields = match.fields(prompt, draft)
            index = next(n for n, field in enumerate(fields) if field.name == name)
            message = await self._field(person, message, prompt, index, fields[index], pick)
            draft[name] = pick
        if message is not None:
            send = [part for part in components(self.hall, message, prompt) if clicks.kind_of(part) == "y"]
            if send:
                await (await person.click(message, custom_id=send[0]["custom_id"])).answer()

    async def _field(self, person: Any, message: Any, prompt: Prompt, index: int, field: Field, pick: Pick) -> Any:
        steps = [part for part in components(self.hall, message, prompt) if clicks.kind_of(part) == "b"]
        if steps and index == 0:
            place = field.values.index(str(pick))
            button = next(part for part in steps if part["custom_id"].split(":")[3] == str(place))
            return (await (await person.click(message, custom_id=button["custom_id"])).answer()).message
        return await clicks.fill(self.hall, person, message, prompt, index, field, pick)

    async def offer(self, person: Any, picks: dict[str, Pick]) -> None:
        """Build an offer in the private message."""
        prompt = await self.prompt("deal", person)
        assert prompt is not None
        await self.fill(person, await self.open_free(person, prompt), prompt, picks)

    async def respond(self, person: Any, picks: dict[str, Pick]) -> None:
        """Answer an offer in the thread; a counter-offer is filled in in private."""
        prompt = await self.prompt("respond", person)
        assert prompt is not None
        button = self.offer_button(prompt, str(picks["answer"]))
        shown = await (await person.click(self.table(), custom_id=button["custom_id"])).answer()
        if picks["answer"] == "counter":
            await self.fill(person, shown.message, prompt, picks, done=1)

    async def give(self, live: Any, answer: Answer) -> None:
        prompt, version = live.match.prompt(answer.prompt), live.match.version
        person = self.people[live.user_of(answer.seat)]
        self.seen.add(prompt.kind)
        picks = answer.picks
        if prompt.kind == "respond":
            assert isinstance(picks, dict)
            await self.respond(person, picks)
        elif prompt.optional or isinstance(picks, dict):
            message = await self.open_free(person, prompt) if prompt.optional else await self.hand_of(person)
            if isinstance(picks, dict):
                await self.fill(person, message, prompt, picks)
            else:
                button = next(part for part in components(self.hall, message, prompt) if clicks.kind_of(part) == "a")
                await (await person.click(message, custom_id=button["custom_id"])).answer()
        else:
            await clicks.give(self.hall, self.thread, person, prompt, picks)
        assert (await self.live()).match.version > version, (prompt, answer)

    async def hand_of(self, person: Any) -> Any:
        return await self.hall.hand(person, self.thread)

    def advice(self, live: Any) -> Answer:
        """What the good computer would do on the next seat that wants or has to do something."""
        asked = [seat for prompt in live.match.prompts if not prompt.optional for seat in prompt.seats]
        idle = [seat for seat in range(4) if seat not in asked]
        for seat in (*idle, *asked):
            if (answer := choose(live.match, seat, "good")) is not None:
                return answer
        raise AssertionError(f"nobody wants anything: {live.match.prompts}")


async def clocks(hall: Hall, live: Any) -> list[tuple[str, int | None, float]]:
    """Every deadline of a match that is running."""
    return [(timer.kind, timer.prompt_id, timer.due) for timer in await hall.house.store.timers_of(live.match.id)]


async def test_four_people_play_a_whole_match_with_deals(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    deals = 0
    while (live := await tavern.live()).match.result is None:
        answer = tavern.advice(live)
        deals += answer.picks == {"answer": "accept"} or str(answer.picks).startswith("take.")
        await tavern.give(live, answer)
    assert {"start", "choose", "terms", "gear"} <= tavern.seen
    assert deals > 0
    result, scene = live.match.result, scene_of(KIND, live.names)
    told = outcome(words("en"), scene, result)
    assert told in hall.texts(tavern.thread)[-1]
    lines = outcome(words("fr"), scene, result).splitlines()
    assert len(lines) == 1 + 2 * 4
    for seat, line in zip((seat for tier in result.ranking for seat in tier), lines[2::2], strict=True):
        assert sum(int(part.rsplit(" ", 1)[1]) for part in line.split(" · ")) == result.scores[seat]


async def test_an_offer_is_built_in_private_and_answered_in_the_thread(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    live = await tavern.live()
    ada, bo = live.seat_of(int(hall.ada.id)), live.seat_of(int(hall.bo.id))
    mine, theirs = live.match.state.players[ada].dice[0], live.match.state.players[bo].dice[0]
    await tavern.offer(
        hall.ada, {"to": str(bo), "about": ["dice"], "give": [str(mine)], "take": [str(theirs)], "until": "round"}
    )
    prompt = await tavern.prompt("respond", hall.bo)
    assert prompt is not None
    text = hall.world.text_of(tavern.table())
    names = words("en")
    for die in (mine, theirs):
        assert names(f"dungeon-dice-die-{DIE_IDS[die].replace('_', '-')}") in text
    assert [tavern.offer_button(prompt, value)["label"] for value in ("accept", "counter", "decline")] == [
        "Accept", "Counter-offer", "Decline",
    ]  # fmt: skip

    before = await hall.position(tavern.thread)
    accept = tavern.offer_button(prompt, "accept")["custom_id"]
    told = await (await hall.dee.click(tavern.table(), custom_id=accept)).answer()
    assert told.message["flags"] & 64  # not for Dee, who reads so in private
    assert await hall.position(tavern.thread) == before

    swap: dict[str, Pick] = {"about": ["dice", "promise"], "give": [str(theirs)], "take": [str(mine)]}
    later: dict[str, Pick] = {"owe": "single_use", "owe_count": 1, "due": "equipment", "due_count": 2, "until": "round"}
    await tavern.respond(hall.bo, {"answer": "counter", **swap, **later})  # nine fields: more than are shown at once
    back = await tavern.prompt("respond", hall.ada)
    assert back is not None and await tavern.prompt("respond", hall.bo) is None
    await tavern.respond(hall.ada, {"answer": "accept"})
    players = (await tavern.live()).match.state.players
    assert mine in players[bo].dice and theirs in players[ada].dice
    owed = (await tavern.live()).match.state.promises
    assert [(one.debtor, one.count, one.kind) for one in owed] == [(bo, 1, "single_use"), (ada, 2, "equipment")]
    assert "Deal!" in hall.world.text_of(tavern.table())


async def test_an_open_offer_blocks_nobody_and_a_promise_outlives_a_restart(hall: Hall) -> None:
    tavern = await Tavern.open(hall)
    live = await tavern.live()
    active = live.match.state.active
    player = tavern.people[live.user_of(active)]
    others = [person for person in tavern.people.values() if person is not player]
    owed: dict[str, Pick] = {"about": ["promise"], "owe": "any", "owe_count": 2, "due": "none", "until": "turn"}
    before = await clocks(hall, live)
    assert before  # the active player's time runs
    await tavern.offer(player, {"to": "anyone", **owed})
    assert await clocks(hall, live) == before  # an offer has no clock, and stops none
    assert all([await tavern.prompt("respond", person) is not None for person in others])
    await tavern.respond(others[0], {"answer": "decline"})
    await tavern.respond(others[1], {"answer": "accept"})
    creditor = await tavern.seat(others[1])

    await hall.restart_bot()
    promise = (await tavern.live()).match.view(None).table.promises[0]
    assert (promise.debtor, promise.creditor, promise.count) == (active, creditor, 2)

    await tavern.offer(others[2], {"to": str(active), **owed})
    while (live := await tavern.live()).match.state.active == active:  # the turn goes on with the offer open
        prompt = next(prompt for prompt in live.match.prompts if not prompt.optional)
        await tavern.give(live, Answer(prompt.seats[0], prompt.id, prompt.default))
    assert live.match.state.offers == []  # it ended with the turn
    assert live.match.state.promises
