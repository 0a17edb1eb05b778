"""Rolls inside effects, and changes of open dice (T-58..T-62)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import gain_cp, lose_cp
from engine.dice_throne.content import content
from engine.dice_throne.effects import Context, handles, mine, perform, question, raise_attack
from engine.dice_throne.model import ATTEMPTS, DiceThrone, T
from engine.dice_throne.model import Roll as Dice
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Alter, Attempt, Contest, Encore, Roll

ROLL_PHASES = ("offense", "targeting", "defense")
"""T-4: roll phase cards live in these."""


@handles(Roll)
def roll(t: T, c: Context, e: Roll) -> None:
    """T-62: new dice; a window while they are open (T-118); then the effects."""
    s = t.s
    values = t.roll(e.dice)
    source = e.source or c["x"]
    s.rolls.append(Dice(c["s"], values, "effect", source))
    t.tell("rolled_for", seat=c["s"], dice=list(values), source=source)
    frames = [Frame("window", {"w": "rolled"})]
    again = e.reroll or _may_reroll(t, c, e.source)
    if again:
        frames.insert(0, Frame("reroll", {"seat": c["s"], "most": min(again, e.dice)}))
    attack = s.attack
    if attack is not None and attack.seat == c["s"] and e.source in attack.encores:
        frames.insert(0, Frame("reroll", {"seat": c["s"], "most": e.dice, "add": attack.encores[e.source]}))
    nested = {**c, "k": f"{c['k']}/{c['i'] - 1}.roll", "i": 0}
    nested.pop("e", None)
    if e.source:
        nested["x"] = f"status.{e.source}"
    frames.append(Frame("rolled", {"c": nested, "each": e.each}))
    t.then(*frames)


def _may_reroll(t: T, c: Context, source: str) -> int:
    """A passive that lets the die of a status be rolled again."""
    s = t.s
    player = mine(t, c)
    if not source:
        return 0
    for ability in content().books[player.hero].passives:
        if ability.levels[player.levels.get(ability.id, 1)].rerolls == source:
            return 1
    attack = s.attack
    if attack is not None and attack.seat == c["s"]:
        slot = content().books[player.hero].slots.get(attack.ability)
        if slot is not None and slot.levels[player.levels.get(slot.id, 1)].rerolls == source:
            return 1
    return 0


@steps("rolled")
def rolled(t: T, f: Frame) -> None:
    """The roll closes when its result is used (T-59)."""
    s = t.s
    dice = s.rolls.pop().dice
    c: Context = f.d["c"]
    if f.d["each"]:
        t.then(*(Frame("run", {**c, "r": [die]}) for die in dice))
    else:
        t.push("run", **{**c, "r": dice})


@steps("reroll")
def reroll(t: T, f: Frame) -> None:
    """Some dice of the open roll may be rolled again, once."""
    s = t.s
    dice = s.rolls[-1].dice
    most: int = f.d["most"]
    keep = [str(die) for die in range(len(dice))]
    picks = t.ask_some(f, "reroll", f.d["seat"], keep, 0, most, default=[], scope="phase",
                       data={"dice": list(dice), "source": s.rolls[-1].source}, always=True)  # fmt: skip
    if picks:
        roll_again(t, len(s.rolls) - 1, [int(pick) for pick in picks])
        if f.d.get("add"):
            raise_attack(t, f.d["seat"], f.d["add"], s.rolls[-1].source)


@handles(Encore)
def encore(t: T, c: Context, e: Encore) -> None:
    """For the die that is open now, and for all of this status that the attack still brings."""
    s = t.s
    if s.attack is not None:
        s.attack.encores[e.status] = e.add
        if s.rolls and s.rolls[-1].source == e.status:
            t.push("reroll", seat=c["s"], most=len(s.rolls[-1].dice), add=e.add)


def roll_again(t: T, number: int, dice: list[int]) -> None:
    """Roll some dice of an open roll again."""
    roll = t.s.rolls[number]
    for die, value in zip(dice, t.roll(len(dice)), strict=True):
        roll.dice[die] = value
    t.tell("rerolled", seat=roll.seat, dice=list(roll.dice))


@handles(Contest)
def contest(t: T, c: Context, e: Contest) -> None:
    """One die each; both are open to changes until they are compared."""
    s = t.s
    if c["t"] < 0:
        return
    mine = 1 if c["m"] != "def" else 0
    values = t.roll(1 + mine)
    if mine:
        s.rolls.append(Dice(c["s"], [values[0]], "effect", c["x"]))
    else:
        s.rolls.append(Dice(c["s"], list(c["r"]), "defense", c["x"]))
    s.rolls.append(Dice(c["t"], [values[-1]], "effect", c["x"]))
    t.tell("rolled_for", seat=c["s"], dice=list(s.rolls[-2].dice), source=c["x"])
    t.tell("rolled_for", seat=c["t"], dice=[values[-1]], source=c["x"])
    key = f"{c['k']}/{c['i'] - 1}"
    nested = {name: value for name, value in c.items() if name != "e"}
    t.then(Frame("window", {"w": "rolled"}), Frame("contest", {"c": nested, "key": key, "win": e.win}))


@steps("contest")
def compare(t: T, f: Frame) -> None:
    """The own die must be higher, or at least as high."""
    theirs = t.s.rolls.pop().dice[0]
    mine = t.s.rolls.pop().dice[0]
    won = mine > theirs or (mine == theirs and f.d["win"] == "equal")
    c: Context = f.d["c"]
    t.tell("contest", seat=c["s"] if won else c["t"], first=max(mine, theirs), second=min(mine, theirs))
    t.push("run", **{**c, "k": f"{f.d['key']}.{'then' if won else 'otherwise'}", "i": 0})


# -- changing dice ---------------------------------------------------------------------------------------------------


def open_dice(s: DiceThrone, seat: int, e: Alter) -> list[tuple[int, int]]:
    """(roll, die) that this player may change with this effect."""
    found: list[tuple[int, int]] = []
    team = s.players[seat].team
    for number, roll in enumerate(s.rolls):
        owner = s.players[roll.seat].team
        if (
            (e.dice == "own" and roll.seat != seat)
            or (e.dice == "foe" and owner == team)
            or (e.dice == "side" and owner != team)
            or not alterable(s, seat, number)
        ):
            continue
        found += [(number, die) for die in range(len(roll.dice))]
    return found


def alterable(s: DiceThrone, seat: int, number: int) -> bool:
    """T-36, T-60, T-89: nothing of an ultimate may be altered by opponents, its targeting die by nobody."""
    attack = s.attack
    if attack is None or not attack.ultimate or attack.step == "announced":
        return True
    return s.rolls[number].purpose != "target" and s.players[seat].team == s.players[attack.seat].team


def changes(s: DiceThrone, seat: int, e: Alter) -> list[str]:
    """Every legal change: "roll.die.value", or "roll.die" to roll again."""
    found: list[str] = []
    for number, die in open_dice(s, seat, e):
        dice = s.rolls[number].dice
        have = dice[die]
        if e.how == "reroll":
            found.append(f"{number}.{die}")
            continue
        if e.how == "tip":
            values = [value for value in (have - 1, have + 1) if 1 <= value <= 6]
        elif e.how == "copy":
            values = sorted(set(dice) - {have})
        else:
            values = [e.value] if e.value else [1, 2, 3, 4, 5, 6]
        found += [f"{number}.{die}.{value}" for value in values if value != have]
    return found


@handles(Alter)
def alter(t: T, c: Context, e: Alter) -> None:
    """One die after another; the last change decides (T-61)."""
    s = t.s
    left: int = c.setdefault("left", e.count)
    values = changes(s, c["s"], e) if left else []
    if (e.up_to or left < e.count) and values:
        values.append("stop")
    dice = [roll.dice[:] for roll in s.rolls]
    kind = "reroll_die" if e.how == "reroll" else "set_die"
    pick = question(t, c, kind, c["s"], values, dice=dice, owners=[r.seat for r in s.rolls]) if values else "stop"
    if pick is None:
        return
    if pick == "stop":
        c.pop("left", None)
        return
    number, die, *value = (int(part) for part in pick.split("."))
    c["left"] = left - 1
    if c["left"]:
        c["i"] -= 1
        t.push("again")
    else:
        del c["left"]
    if e.ransom:
        t.push("ransom", seat=c["s"], roll=number, die=die, price=e.ransom)
        return
    change_die(t, c["s"], number, die, value[0] if value else 0)


def change_die(t: T, seat: int, number: int, die: int, value: int) -> None:
    """Set or roll again one open die; T-30 looks at whether anybody altered."""
    roll = t.s.rolls[number]
    before = roll.dice[die]
    roll.dice[die] = value or t.roll(1)[0]
    roll.altered = True
    t.tell("altered", seat=seat, owner=roll.seat, before=before, after=roll.dice[die])


@steps("ransom")
def ransom(t: T, f: Frame) -> None:
    """The owner of the die pays, or rolls it again."""
    d = f.d
    number: int = d["roll"]
    owner = t.s.rolls[number].seat
    if t.s.players[owner].cp >= d["price"]:
        pick = t.ask_one(f, "ransom", owner, ("roll", "pay"), threat=True, scope="phase",
                         data={"price": d["price"], "by": d["seat"]})  # fmt: skip
        if pick is None:
            return
        if pick == "pay":
            lose_cp(t, owner, d["price"])
            gain_cp(t, d["seat"], d["price"])
            return
    change_die(t, d["seat"], d["roll"], d["die"], 0)


@steps("again")
def again(t: T, f: Frame) -> None:
    """Nothing: lets an effect run once more."""


@handles(Attempt)
def attempt(t: T, c: Context, e: Attempt) -> None:
    """One more attempt: the offensive roll goes on, the defensive dice may be rolled again (up to five)."""
    s = t.s
    for number, roll in enumerate(s.rolls):
        if roll.purpose == "offense" and e.of == "offense":
            s.attempts += 1
            roll.altered = True
            t.tell("attempt", seat=roll.seat)
        elif roll.purpose == "defense" and e.of == "defense" and number == len(s.rolls) - 1:
            t.tell("attempt", seat=roll.seat)
            t.push("reroll", seat=roll.seat, most=len(roll.dice))


def perform_on_dice(t: T, key: str, seat: int, target: int, mode: str, source: str, dice: list[int]) -> None:
    """Run a script on dice that were rolled for it."""
    perform(t, key, seat, target, mode, source, r=dice)


def attempts_for(s: DiceThrone, seat: int) -> int:
    """T-28, less what statuses take away; the first roll is never lost."""
    statuses = content().statuses
    fewer = sum(statuses[name].attempts * len(held) for name, held in s.players[seat].tokens.items())
    return max(1, ATTEMPTS + fewer)
