"""Dice Forge over the local Discord: a whole match of two people and a computer, by clicks."""

from __future__ import annotations

from typing import Any

from cogs.ids import Ids
from cogs.prompts import Look, Painter
from cogs.table_view import LINES, outcome, scene_of
from engine.core.computers import choose
from engine.core.prompt import Answer
from engine.dice_forge.content import PRICE
from tests.cogs import clicks
from tests.cogs.conftest import Hall
from tests.cogs.playing import where
from tests.engine.dice_forge import Game
from words import Scene, words

HAMMER = "blacksmiths_hammer"


async def open_table(hall: Hall) -> Any:
    """Ada and Cy (who reads French) against a good computer; the thread."""
    lobby = await hall.lobby("dice_forge")
    chooser = (await (await hall.ada.click(lobby, "Add a computer")).answer()).message
    good = hall.button(chooser, "L", "add", "good")
    await (await hall.ada.click(chooser, custom_id=good["custom_id"])).answer()
    return await hall.begin(lobby, hall.cy)


class Evening:
    """The two people answer by clicking, as the good computer would advise them."""

    def __init__(self, hall: Hall, thread: Any) -> None:
        self.hall, self.thread = hall, thread
        self.people = {int(hall.ada.id): hall.ada, int(hall.cy.id): hall.cy}
        self.asked: set[tuple[str, int]] = set()
        self.recaps = 0

    async def settled(self) -> Any:
        live = await self.hall.live(self.thread)
        await self.hall.house.croupier.settled(live.match.id)
        await self.hall.settle(self.thread)
        return live

    async def play(self) -> Any:
        """To the end; gives the match as it is then."""
        while (live := await self.settled()).match.result is None:
            self.check_recap(live)
            await self.give(live, self.advice(live))
        return live

    async def give(self, live: Any, answer: Answer) -> None:
        prompt, version = live.match.prompt(answer.prompt), live.match.version
        self.asked.add((prompt.kind, answer.seat))
        person = self.people[live.user_of(answer.seat)]
        await clicks.give(self.hall, self.thread, person, prompt, answer.picks)
        assert (await self.settled()).match.version > version, (prompt, answer)

    def advice(self, live: Any) -> Answer:
        for prompt in live.match.prompts:
            seat = prompt.seats[0]
            if prompt.optional or live.user_of(seat) not in self.people:
                continue
            if prompt.kind == "action" and HAMMER in prompt.field.values and not live.match.state.players[seat].hammers:
                return Answer(seat, prompt.id, HAMMER)
            answer = choose(live.match, seat, "good")
            assert answer is not None
            return answer
        raise AssertionError(f"no person is asked: {live.match.prompts}")

    def check_recap(self, live: Any) -> None:
        """The latest blessings can be read on the table."""
        shown = self.hall.world.text_of(self.hall.table(self.thread))
        scene = scene_of("dice_forge", live.names)
        for event in live.events[-LINES:]:
            if event.kind == "blessed":
                assert words("en").event(event, scene) in shown
                self.recaps += 1


async def set_policy(hall: Hall, thread: Any, person: Any, policy: str, choice: str) -> None:
    """My hand, standing answers, and a choice for good."""
    hand = await hall.hand(person, thread)
    standing = (await (await person.click(hand, custom_id=hall.button(hand, "w")["custom_id"])).answer()).message
    select = next(one for one in hall.world.selects(standing) if f":policy/{policy}:" in one["custom_id"])
    await (await person.choose(standing, [choice], custom_id=select["custom_id"])).answer()


async def test_two_people_and_a_computer_play_a_whole_match(hall: Hall) -> None:
    thread = await open_table(hall)
    evening = Evening(hall, thread)
    await evening.settled()
    await set_policy(hall, thread, hall.cy, "hammer", "all")
    live = await evening.play()
    ada, cy = live.seat_of(int(hall.ada.id)), live.seat_of(int(hall.cy.id))
    assert {(kind, seat) for kind in ("action", "offering") for seat in (ada, cy)} <= evening.asked
    assert evening.recaps > 60

    players = live.match.state.players
    assert players[ada].hammers and ("hammer", ada) in evening.asked
    assert players[cy].hammers and ("hammer", cy) not in evening.asked  # all of it, once and for all
    assert players[cy].steps > 0

    result, scene = live.match.result, scene_of("dice_forge", live.names)
    told = outcome(words("en"), scene, result)
    messages = [hall.world.text_of(message) for message in hall.ada.sees(thread)]
    assert sum(told in text for text in messages) == 2  # on the table, and as a message of its own
    assert "SHA-256" in messages[-1]
    for locale, dice in (("en", "-# dice "), ("fr", "-# dés ")):
        lines = outcome(words(locale), scene, result).splitlines()
        assert len(lines) == 1 + 2 * 3
        assert all(line.startswith(dice) for line in lines[2::2])
        for seat, line in zip((seat for tier in result.ranking for seat in tier), lines[2::2], strict=True):
            points = [int(part.rsplit(" ", 1)[1]) for part in line.split(" · ")]
            assert sum(points) == result.scores[seat]


async def test_an_offering_can_be_revised_until_it_is_confirmed(hall: Hall) -> None:
    thread = await open_table(hall)
    evening = Evening(hall, thread)
    while (live := await evening.settled()).match.prompts[0].kind != "action" or live.match.state.round == 1:
        await evening.give(live, Answer(live.match.prompts[0].seats[0], live.match.prompts[0].id, "pass"))
    seat = live.match.state.active
    person, player = evening.people[live.user_of(seat)], live.match.state.players[seat]
    await evening.give(live, Answer(seat, live.match.prompts[0].id, "offering"))
    (prompt,) = live.match.prompts
    message = await where(hall, thread, person, prompt)
    gold = player.gold

    async def fill(draft: dict[str, Any], name: str, pick: Any) -> Any:
        fields = live.match.fields(prompt, draft)
        index = next(n for n, field in enumerate(fields) if field.name == name)
        return await clicks.fill(hall, person, message, prompt, index, fields[index], pick)

    message = await fill({}, "faces", ["G3", "M1"])
    message = await fill({"faces": ["G3", "M1"]}, "place.G3", "light.G1")
    assert hall.button(message, "y")["disabled"]  # the moon has no place yet
    message = await fill({"faces": ["G3", "M1"], "place.G3": "light.G1"}, "faces", ["M1"])  # thinking better of it
    message = await fill({"faces": ["M1"]}, "place.M1", "light.S1")
    message = await fill({"faces": ["M1"], "place.M1": "light.S1"}, "place.M1", "dark.G1")
    assert live.match.prompts == (prompt,) and player.gold == gold  # nothing has happened so far
    await (await person.click(message, custom_id=hall.button(message, "y")["custom_id"])).answer()
    live = await evening.settled()
    player = live.match.state.players[seat]
    assert player.dice[1].count("M1") == 2 and player.dice[0].count("S1") == 1
    assert player.removed == ["G1"]


def test_the_longest_offering_can_be_filled_in_and_sent():
    """Four chests hold 28 gold: eight different faces, so nine fields. The next one to fill in is always shown."""
    game = Game(players=4)
    game.give(0, cards=["blacksmiths_chest"] * 4, gold=28)
    game.answer("action", "offering")
    prompt, match = game.prompt("offering"), game.match
    faces = sorted(prompt.fields[0].values, key=lambda face: PRICE[face])[:8]
    assert sum(PRICE[face] for face in faces) <= 28 < sum(PRICE[face] for face in faces) + 5
    painter = Painter(Ids(b"key"), words("en"), Scene("dice_forge", ("Ada", "Bo", "Cy", "Dee")), "m1")

    def shown(draft: dict[str, Any]) -> list[Any]:
        return [
            child
            for item in painter.question(match.sheet(prompt, draft), Look(draft=draft))
            for child in getattr(item, "children", ())
        ]

    draft: dict[str, Any] = {"faces": faces}
    while len(draft) < 9:
        index, field = next((n, f) for n, f in enumerate(match.fields(prompt, draft)) if f.name not in draft)
        assert any(part.custom_id.startswith(f"f:m1:{prompt.id}:{index}:") for part in shown(draft))
        draft[field.name] = field.values[0]
    (send,) = (part for part in shown(draft) if part.custom_id.startswith("y:"))
    assert not send.disabled
    game.roll(*[1] * 8)
    game.answer("offering", draft)
    assert len(game.player(0).removed) == 8


async def test_the_lobby_asks_for_single_feats_only_if_they_are_chosen(hall: Hall) -> None:
    message = await hall.lobby("dice_forge")
    settings = (await (await hall.ada.click(message, "Settings")).answer()).message
    feats = next(one for one in hall.world.selects(settings) if ":option:feats:" in one["custom_id"])
    assert not [one for one in hall.world.selects(settings) if ":option:moon2:" in one["custom_id"]]
    settings = (await (await hall.ada.choose(settings, ["chosen"], custom_id=feats["custom_id"])).answer()).message
    asked = [one["custom_id"].split(":")[3] for one in hall.world.selects(settings) if ":option:" in one["custom_id"]]
    paired = {"moon2", "moon3", "moon4", "moon6", "dual5", "sun2", "sun3", "sun4", "sun6"}
    assert set(asked) == {"feats", *paired, "mirror_of_mirror"}
