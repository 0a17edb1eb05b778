"""The offensive roll phase: attempts, the announcement loop, activation (T-28..T-34)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import gain_cp, level, stunned
from engine.dice_throne.content import content
from engine.dice_throne.effects import perform
from engine.dice_throne.effects.dice import attempts_for
from engine.dice_throne.model import DICE, Attack, Pile, Roll, T
from engine.dice_throne.offense_moves import move_of, moves_met
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Contest
from engine.dice_throne.worth import move_damage


@steps("offense")
def offense(t: T, f: Frame) -> None:
    """Statuses may come first: a knocked down player pays or skips."""
    s = t.s
    s.phase = "offense"
    s.attack, s.announced = None, ""
    s.attempts = 0
    player = s.players[s.active]
    t.push("first_roll")
    for name in list(player.tokens):
        perform(t, f"status.{name}.before_offense", s.active, -1, "status", f"status.{name}")


@steps("first_roll")
def first_roll(t: T, f: Frame) -> None:
    """T-28: first all five dice."""
    s = t.s
    if s.attempts < 0 or stunned(s.players[s.active]):
        return
    s.rolled = True
    s.attempts = attempts_for(s, s.active)
    s.used_attempts = 1
    dice = t.roll(DICE)
    s.rolls.append(Roll(s.active, dice, "offense"))
    t.tell("rolled", seat=s.active, dice=list(dice), left=s.attempts - 1)
    t.push("keep")


@steps("keep")
def keep(t: T, f: Frame) -> None:
    """T-28, T-112: which dice stay; the others are rolled again. All kept: stop here and announce."""
    s = t.s
    roll = s.rolls[0]
    left = s.attempts - s.used_attempts
    if left <= 0 and t.picks is None:
        t.push("announce")
        return
    values = [str(die) for die in range(DICE)]
    kept = t.ask_some(
        f, "roll", s.active, values, 0, DICE, default=values, scope="phase",
        data={"dice": list(roll.dice), "left": left, "seat": s.active}, always=True,
    )  # fmt: skip
    if kept is None:
        return
    again = [die for die in range(DICE) if str(die) not in kept]
    if not again:
        t.push("announce")
        return
    roll.kept = [die for die in range(DICE) if die not in again]
    for die, value in zip(again, t.roll(len(again)), strict=True):
        roll.dice[die] = value
    s.used_attempts += 1
    t.tell("rolled", seat=s.active, dice=list(roll.dice), left=s.attempts - s.used_attempts)
    t.push("keep")


@steps("announce")
def announce(t: T, f: Frame) -> None:
    """T-29: one ability that the dice meet, or none; with attempts left the player may still roll."""
    s = t.s
    roll = s.rolls[0]
    moves = moves_met(s, s.active, roll.dice)
    values = [move.value for move in moves]
    values.append("none")
    if s.used_attempts < s.attempts:
        values.append("roll")
    data = {"dice": list(roll.dice), "left": s.attempts - s.used_attempts, "seat": s.active}
    book = content().books[s.players[s.active].hero]
    best = max(moves, key=lambda move: move_damage(book, move), default=None)
    strikes = best is not None and move_damage(book, best) > 0  # T-128: a time-out strikes as hard as it can
    default = best.value if best is not None and strikes else "none"
    pick = t.ask_one(f, "announce", s.active, values, default=default, scope="phase", data=data)
    if pick is None:
        return
    if pick == "roll":
        t.push("keep")
        return
    s.announced = "" if pick == "none" else pick
    roll.altered = False
    if pick == "none":
        t.tell("announced_none", seat=s.active)
        t.push("announced")
        team = s.players[s.active].team
        mates = [seat for seat, one in enumerate(s.players) if seat != s.active and one.team == team and not one.out]
        if mates:  # T-113: with nothing announced an alteration could matter to teammates only
            t.push("window", w="announced", seats=mates)
    else:
        t.tell("announced", seat=s.active, ability=pick.split(".")[0])
        t.then(Frame("window", {"w": "announced"}), "announced")


@steps("announced")
def announced(t: T, f: Frame) -> None:
    """T-30: if anybody altered a die the active player announces anew; else the ability is activated."""
    s = t.s
    roll = s.rolls[0]
    if roll.altered:
        if s.announced and s.announced not in [move.value for move in moves_met(s, s.active, roll.dice)]:
            t.tell("void", seat=s.active)  # T-31
        s.announced = ""
        t.push("announce")
        return
    s.rolls.pop(0)  # T-59: closed by its use
    player = s.players[s.active]
    if s.announced:
        move = move_of(s, s.active, s.announced)
        contest = any(isinstance(effect, Contest) for effect in content().scripts[move.key].effects)
        s.attack = Attack(
            s.active, move.id, move.key, move.after, roll.dice, move.ultimate, move.attack, contest=contest
        )
    t.push("activate")
    for name in list(player.tokens):  # what ends with this phase: blind, entangle, ...
        perform(t, f"status.{name}.offense_end", s.active, -1, "status", f"status.{name}")


@steps("activate")
def activate(t: T, f: Frame) -> None:
    """T-32: first what needs no target. The rest waits for the defensive roll phase (T-39)."""
    s = t.s
    attack = s.attack
    s.announced = ""
    if attack is None:
        return
    if attack.failed:
        s.attack = None
        return
    attack.step = "activated"
    player = s.players[attack.seat]
    book = content().books[player.hero]
    s.piles.append(Pile("attack"))
    t.tell("activated", seat=attack.seat, ability=attack.ability)
    move = next(one for one in book.moves if one.key == attack.key)
    for passive in book.passives:
        for symbol, points in passive.levels[level(player, passive.id)].on_symbol.items():
            if symbol in move.symbols:
                gain_cp(t, attack.seat, points)
    t.push("activated")
    perform(t, attack.key, attack.seat, -1, "act", f"ability.{attack.ability}", r=attack.dice)


@steps("activated")
def activated(t: T, f: Frame) -> None:
    """T-114: instants, statuses, modifiers; not for the opponents of an ultimate (T-89)."""
    t.push("window", w="activated")
