"""The turn: eight phases, pushed in order (T-24..T-47)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import draw, everybody, gain_cp, stunned, take
from engine.dice_throne.cards import sell
from engine.dice_throne.content import content
from engine.dice_throne.effects import perform
from engine.dice_throne.model import HAND_LIMIT, Pile, T
from engine.dice_throne.responses import responses
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Cp, Deal, Effects, Gain, Heal
from engine.dice_throne.windows import asked_before

PHASES = ("upkeep", "income", "main1", "offense", "targeting", "defense", "main2", "discard")


@steps("turn")
def turn(t: T, f: Frame) -> None:
    """Eight phases; `end_turn` stays below whatever happens (T-144)."""
    s = t.s
    s.turn += 1
    for player in s.players:
        player.used.clear()
    s.rolled = s.attacked = False
    s.extra.clear()
    s.passed.clear()
    s.forced = -1
    t.tell("turn", seat=s.active, round=s.round)
    t.then(
        "upkeep", "income", Frame("main", {"phase": "main1"}), "offense", "targeting", "defense", "roll_end",
        Frame("main", {"phase": "main2"}), "discard", "end_turn",
    )  # fmt: skip


@steps("upkeep")
def upkeep(t: T, f: Frame) -> None:
    """T-24: every upkeep effect on the active player; damage and healing are applied together (T-25)."""
    s = t.s
    s.phase = "upkeep"
    player = s.players[s.active]
    found: list[list[str]] = []
    for name, held in player.tokens.items():
        status = content().statuses[name]
        if status.upkeep and not (status.owner_exempt and content().owners[name] == player.hero):
            sides = held if status.each else [0]
            found += [[f"status.{name}.upkeep", f"status.{name}", str(side)] for side in sides]
    for passive in content().books[player.hero].passives:
        at = player.levels.get(passive.id, 1)
        if passive.levels[at].upkeep and passive.side in ("", player.side):
            found.append([f"{player.hero}.{passive.id}.{at}.upkeep", f"ability.{passive.id}", "0"])
    if not found:
        return
    s.piles.append(Pile("upkeep"))
    t.then(Frame("upkeep_order", {"left": found}), Frame("window", {"w": "upkeep"}), "settle")


@steps("upkeep_order")
def upkeep_order(t: T, f: Frame) -> None:
    """T-110: the active player chooses the order where it can make a difference."""
    s = t.s
    left: list[list[str]] = f.d["left"]
    number = 0
    scripts = content().scripts
    different = {(key, side) for key, _, side in left}
    if len(different) > 1 and not all(_plain(scripts[key].effects) for key, _, _ in left):
        values = [str(index) for index in range(len(left))]
        statuses = content().statuses
        sides = [
            int(side) if key.startswith("status.") and statuses[key.split(".")[1]].start_side else 0
            for key, _, side in left
        ]
        pick = t.ask_one(f, "upkeep", s.active, values, scope="phase",
                         data={"sources": [one[1] for one in left], "sides": sides})  # fmt: skip
        if pick is None:
            return
        number = int(pick)
    key, source, side = left[number]
    rest = left[:number] + left[number + 1 :]
    if rest:
        t.push("upkeep_order", left=rest)
    perform(t, key, s.active, s.active, "upkeep", source, v=int(side))


def _plain(effects: Effects) -> bool:
    """Damage, healing and gains only add up: their order does not matter."""
    return all(
        isinstance(effect, Heal | Gain | Cp) or (isinstance(effect, Deal) and not effect.isolated) for effect in effects
    )


@steps("income")
def income(t: T, f: Frame) -> None:
    """T-26: 1 CP and 1 card; not in the very first turn of the game. A status may take the phase away."""
    s = t.s
    s.phase = "income"
    player = s.players[s.active]
    for name in list(player.tokens):
        if content().statuses[name].skips_income:
            t.tell("no_income", seat=s.active, status=name)
            take(t, s.active, name, 99)
            return
    if s.turn == 1:
        return
    gain_cp(t, s.active, 1)
    draw(t, s.active, 1)


@steps("main")
def main(t: T, f: Frame) -> None:
    """T-27, T-46: sell, play cards and upgrades, use tokens, in any order and as often as wanted."""
    s, d = t.s, f.d
    if t.picks is None:
        s.phase = d["phase"]
    seat = s.active
    values = ["end"]
    if t.picks is None:
        found = responses(t, seat, main=True)
        values += [value for value, _ in found]
        if s.players[seat].hand and not stunned(s.players[seat]):
            values.append("sell")
    pick = t.ask_one(
        f, "main", seat, values, default="end", private=True, scope="phase", data={"phase": d["phase"], "seat": seat},
        always=asked_before(t, f),
    )  # fmt: skip
    if pick is None or pick == "end":
        return
    t.again(Frame("main", {"phase": d["phase"]}))
    if pick == "sell":
        t.push("sell", seat=seat)
    else:
        t.push("use", seat=seat, value=pick)


@steps("sell")
def sell_some(t: T, f: Frame) -> None:
    """T-49: in the own main phases."""
    seat: int = f.d["seat"]
    hand = t.s.players[seat].hand
    picks = t.ask_some(f, "sell", seat, _distinct(hand), 0, len(hand), private=True, default=[], scope="phase",
                       data={"seat": seat}, always=True)  # fmt: skip
    if picks:
        sell(t, seat, [pick.split("#")[0] for pick in picks])


def _distinct(hand: list[str]) -> list[str]:
    """Card ids as values; a second copy gets a number behind it."""
    seen: dict[str, int] = {}
    values: list[str] = []
    for card in hand:
        seen[card] = seen.get(card, 0) + 1
        values.append(card if seen[card] == 1 else f"{card}#{seen[card]}")
    return values


@steps("discard")
def discard(t: T, f: Frame) -> None:
    """T-47, T-124: sell down to six cards; then the end of the turn."""
    s = t.s
    if t.picks is None:
        s.phase = "discard"
    hand = s.players[s.active].hand
    over = len(hand) - HAND_LIMIT
    if over > 0:
        picks = t.ask_some(f, "discard_phase", s.active, _distinct(hand), over, over, private=True, scope="phase",
                           data={"count": over, "seat": s.active})  # fmt: skip
        if picks is None:
            return
        sell(t, s.active, [pick.split("#")[0] for pick in picks])
    player = s.players[s.active]
    for name in list(player.tokens):
        perform(t, f"status.{name}.turn_end", s.active, s.active, "status", f"status.{name}")
    for passive in content().books[player.hero].passives:
        if passive.side in ("", player.side):
            at = player.levels.get(passive.id, 1)
            perform(t, f"{player.hero}.{passive.id}.{at}.turn_end", s.active, -1, "status", f"ability.{passive.id}")


@steps("end_turn")
def end_turn(t: T, f: Frame) -> None:
    """The next player still in play; a round is over when the start player's place comes round again."""
    s = t.s
    s.rolls.clear()
    s.piles.clear()
    s.attack, s.announced = None, ""
    for player in s.players:  # whoever fell in mid-turn left a card half done (T-144)
        player.discard += player.played
        player.played = []
    count = len(s.players)
    following = next(seat for seat in everybody(s, (s.active + 1) % count))
    before = (s.active - s.start) % count
    if (following - s.start) % count <= before:
        s.round += 1
    s.active = following
    t.push("turn")
