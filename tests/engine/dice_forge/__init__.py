"""Little games of Dice Forge: a table that is set as a test needs it, and answers given in words."""

from __future__ import annotations

from typing import Any

from engine.core.events import Done, Event
from engine.core.frame import Frame
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Prompt
from engine.dice_forge.content import FEATS, KIND
from engine.dice_forge.game import DiceForge
from engine.dice_forge.state import Forge, Player, T

NAMES = ("Ada", "Bo", "Cy", "Dee")
RESOURCES = ("gold", "sun", "moon", "vp")


def _halt(t: T, f: Frame) -> None:
    t.ask_one(f, "test_halt", 0, ("go",), always=True)


DiceForge.steps["test_halt"] = _halt


class Game:
    """A match with scripted dice, halted in the first turn of seat 0 after step 1, with empty reserves.

    The turn goes on as soon as a question of it is answered.
    """

    def __init__(self, players: int = 2, feats: str = "first_game", **options: str) -> None:
        blessings = 2 if players == 2 else 1
        self.script: list[list[int]] = [[1] * (2 * players) for _ in range(blessings)]
        self.match = Match.new(
            "dice_forge",
            [Seat(name) for name in NAMES[:players]],
            options={"feats": feats, **options},
            draws=self.script,
        )
        self.events: list[Event] = []
        for p in self.s.players:
            p.gold = p.sun = p.moon = p.vp = 0
            p.earned = {}
        self.do("test_halt")

    @property
    def s(self) -> Forge:
        return self.match.state

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def give(self, seat: int, **amounts: Any) -> Player:
        """Set fields of a player: reserves, cards (with what they bring), pawn, tokens."""
        p = self.s.players[seat]
        for name, value in amounts.items():
            if name == "cards":
                self.give_cards(seat, value)
            elif name == "vp":
                p.vp = value
                p.earned = {"faces": value} if value else {}
            else:
                setattr(p, name, value)
        if not self.asked("test_halt"):
            self.match.reask()
        return p

    def give_cards(self, seat: int, cards: list[str]) -> None:
        p = self.s.players[seat]
        for card in cards:
            self.s.piles[card] = self.s.piles.get(card, 0) - 1
            p.cards.append(card)
            if card == "blacksmiths_chest":
                p.chests += 1
            elif card == "blacksmiths_hammer":
                p.hammers += 1
            elif card == "tenacious_boar":
                p.boars.append(self.s.boars.pop())
            elif card == "cerberus":
                p.cerberus += 1
            elif card == "triton":
                p.triton += 1

    def show(self, seat: int, light: str, dark: str) -> None:
        """Let the dice of a player show these faces, forging them if need be."""
        p = self.s.players[seat]
        for die, face in enumerate((light, dark)):
            if face not in p.dice[die]:
                p.dice[die][5] = face
            p.shown[die] = p.dice[die].index(face)

    def roll(self, *values: int) -> None:
        """Script the next draw."""
        self.script.append(list(values))

    def roll_faces(self, *faces: tuple[int, str, str]) -> None:
        """Script a roll of both dice for these seats, in this order; dice get the faces they lack."""
        values: list[int] = []
        for seat, light, dark in faces:
            p = self.s.players[seat]
            for die, face in enumerate((light, dark)):
                if face not in p.dice[die]:
                    free = next(n for n in range(5, -1, -1) if KIND[p.dice[die][n]] == "simple")
                    p.dice[die][free] = face
                values.append(p.dice[die].index(face) + 1)
        self.script.append(values)

    def do(self, step: str, **d: Any) -> list[Event]:
        """Run a step above the open question."""
        t = self.match._t
        t.events, t.draws, t.picks = [], [], None
        t.unsettle()
        self.match.stack.append(Frame(step, d))
        self.match._advance()
        self.events += t.events
        return list(t.events)

    def prompt(self, kind: str, seat: int | None = None) -> Prompt:
        """The open question of this kind."""
        for prompt in self.match.prompts:
            if prompt.kind == kind and (seat is None or seat in prompt.seats):
                return prompt
        if self.asked("test_halt"):
            self.go_on()
            return self.prompt(kind, seat)
        raise AssertionError(f"no {kind} is asked, only {[(p.kind, p.seats) for p in self.match.prompts]}")

    def go_on(self) -> None:
        """Let the turn go on."""
        (halt,) = (prompt for prompt in self.match.prompts if prompt.kind == "test_halt")
        done = self.match.answer(Answer(0, halt.id, "go"))
        assert isinstance(done, Done)
        self.events += done.events

    def asked(self, kind: str) -> bool:
        return any(prompt.kind == kind for prompt in self.match.prompts)

    def answer(self, kind: str, picks: Any, seat: int | None = None) -> list[Event]:
        """Answer the open question of this kind; it must be accepted."""
        prompt = self.prompt(kind, seat)
        done = self.match.answer(Answer(prompt.seats[0], prompt.id, picks))
        assert isinstance(done, Done), (kind, picks, done)
        self.events += done.events
        assert list(self.match.game.invariants(self.s)) == []
        return list(done.events)

    def refused(self, kind: str, picks: Any) -> str | None:
        """Why an answer would be refused; None if it would not."""
        prompt = self.prompt(kind)
        refused = self.match.check(Answer(prompt.seats[0], prompt.id, picks))
        return None if refused is None else refused.reason

    def apply(self, seat: int, *faces: str, **d: Any) -> list[Event]:
        """This player applies these faces: two as a pair, one as a minor blessing."""
        return self.do("apply", seat=seat, faces=list(faces), **d)

    def choose(self, *names: str, kind: str = "apply") -> list[Event]:
        """Answer the choices of a roll by what they give: resources, faces to copy, `vp` for a conversion."""
        prompt = self.prompt(kind)
        picks: dict[str, Any] = {}
        for name in names:
            field = next(field for field in self.match.fields(prompt, picks) if field.name not in picks)
            wanted = [value for value in field.values if value == name or value.split(".")[0] == name]
            assert wanted, f"{name} is not among {field.values}"
            picks[field.name] = wanted[0]
        return self.answer(kind, picks)

    def reserve(self, seat: int) -> dict[str, int]:
        """What a player holds, without zeros."""
        p = self.player(seat)
        return {name: getattr(p, name) for name in RESOURCES if getattr(p, name)}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind so far."""
        return [event.args for event in self.events if event.kind == kind]


def able(card: str, players: int = 3, **fields: object) -> Game:
    """Ada can pay this feat and nothing is left over; its set is in play."""
    feat = FEATS[card]
    options = {feat.slot: card} if feat.alternate else {}
    game = Game(players=players, feats="chosen", **options)
    game.give(0, sun=feat.cost.get("sun", 0), moon=feat.cost.get("moon", 0), **fields)
    return game


def next_turn(game: Game) -> None:
    game.roll(*[1] * (2 * len(game.s.players)))
