"""Targeting and the defensive roll phase (T-35..T-45)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import draw, foes, gain_cp, level, stunned
from engine.dice_throne.content import content
from engine.dice_throne.effects import holds, perform
from engine.dice_throne.model import Attack, DiceThrone, Roll, T
from engine.dice_throne.responses import is_attack
from engine.dice_throne.sheets import Ability
from engine.dice_throne.steps import steps
from engine.dice_throne.vocabulary import Contest


@steps("targeting")
def targeting(t: T, f: Frame) -> None:
    """T-35: only if something must find an opponent, and there is more than one."""
    s = t.s
    s.phase = "targeting"
    attack = s.attack
    if attack is None or not _needs_target(s, attack):
        return
    others = foes(s, attack.seat)
    if s.forced >= 0 and s.forced in others:
        others = [s.forced]
    if len(others) == 1:
        _targeted(t, attack, others[0])
    elif s.mode == "2v2":
        t.push("target_die")
    else:
        t.push("target_choice", by=attack.seat, values=others)


def _needs_target(s: DiceThrone, attack: Attack) -> bool:
    instances = s.piles[-1].instances if s.piles else []
    return bool(attack.pending) or any(one.to < 0 for one in instances)


@steps("target_die")
def target_die(t: T, f: Frame) -> None:
    """T-36: one die; roll phase cards may change it, except after an ultimate (T-91)."""
    s = t.s
    dice = t.roll(1)
    s.rolls.append(Roll(s.active, dice, "target"))
    t.tell("rolled_for", seat=s.active, dice=list(dice), source="rule_targeting")
    t.then(Frame("window", {"w": "targeting"}), "target_read")


@steps("target_read")
def target_read(t: T, f: Frame) -> None:
    """T-36, T-37: left is the opponent whose turn comes next; 5 the opponents choose, 6 the attacker (TR-9)."""
    s = t.s
    attack = s.attack
    die = s.rolls.pop().dice[0]
    if attack is None:
        return
    others = foes(s, attack.seat)
    left, right = others[0], others[-1]
    if die <= 4:
        _targeted(t, attack, left if die <= 2 else right)
    elif die == 5:
        t.push("target_choice", by=-1, values=[left, right])
    else:
        t.push("target_choice", by=attack.seat, values=[left, right])


@steps("target_choice")
def target_choice(t: T, f: Frame) -> None:
    """T-38, T-115: any opponent, or the opponents choose among themselves."""
    s = t.s
    attack = s.attack
    among: list[int] = f.d["values"]
    values = [seat for seat in among if not s.players[seat].out]
    if attack is None or not values:
        return
    chooser: int | tuple[int, ...] = f.d["by"] if f.d["by"] >= 0 else tuple(values)
    pick = t.ask_one(f, "target", chooser, [str(seat) for seat in values], scope="phase", data={"seat": attack.seat})
    if pick is not None:
        _targeted(t, attack, int(pick))


def _targeted(t: T, attack: Attack, seat: int) -> None:
    """The target is known; leaders give a card at once (T-137), a bounty is paid."""
    s = t.s
    attack.target, attack.targeted, attack.step = seat, True, "targeted"
    for instance in s.piles[-1].instances if s.piles else ():
        if instance.to < 0:
            instance.to = seat
    if len(s.players) > 2:
        t.tell("targets", seat=attack.seat, target=seat)
    if s.mode == "king_of_the_hill" and is_attack(s, attack):
        team = s.players[seat].team
        best = max(s.health[player.team] for player in s.players if not player.out)
        if s.health[team] == best:
            t.tell("leader", seat=attack.seat, target=seat)
            draw(t, attack.seat, 1)


@steps("defense")
def defense(t: T, f: Frame) -> None:
    """T-39..T-45, step by step."""
    s = t.s
    s.phase = "defense"
    if s.attack is None:
        return
    s.attack.step = "defense"
    t.then("target_effects", "bounties", "choose_defense", "last_chance", "settle", "after")


@steps("target_effects")
def target_effects(t: T, f: Frame) -> None:
    """T-39: what needs the target and is no damage."""
    attack = t.s.attack
    if attack is None:
        return
    pending, attack.pending = attack.pending, []
    t.then(*(Frame("run", {**c, "t": attack.target}) for c in pending if attack.target >= 0))


@steps("bounties")
def bounties(t: T, f: Frame) -> None:
    """Statuses on the target that pay the attacker (also when this very attack brought them)."""
    s = t.s
    attack = s.attack
    if attack is None or attack.target < 0 or not is_attack(s, attack):
        return
    s.attacked = True
    for name, held in s.players[attack.target].tokens.items():
        rule = content().statuses[name].attacked
        if (
            rule is not None
            and rule.cp
            and any(one.type in rule.types and one.offense for one in s.piles[-1].instances)
        ):
            gain_cp(t, attack.seat, rule.cp * len(held))


def may_defend(s: DiceThrone, attack: Attack) -> bool:
    """T-40: an attack with defendable damage; not stunned, not hidden, not stopped beforehand (T-78)."""
    if attack.target < 0 or attack.ultimate or not is_attack(s, attack):
        return False
    target, attacker = s.players[attack.target], s.players[attack.seat]
    statuses = content().statuses
    if target.out or stunned(target) or any(statuses[name].hides for name in target.tokens):
        return False
    if any(statuses[name].no_damage for name in attacker.tokens):
        return False
    return any(one.offense and one.type == "normal" and one.to == attack.target for one in s.piles[-1].instances)


def defenses_of(s: DiceThrone, seat: int) -> list[Ability]:
    """The defensive abilities on the board side in play."""
    player = s.players[seat]
    return [one for one in content().books[player.hero].defenses if one.side in ("", player.side)]


@steps("choose_defense")
def choose_defense(t: T, f: Frame) -> None:
    """T-40, T-116: which defence. A single one is rolled unasked (TR-4); with two the player may also decline."""
    s = t.s
    attack = s.attack
    if attack is None:
        return
    if attack.defended or not may_defend(s, attack):
        attack.defended = True
        return
    if not f.d.get("paused"):
        t.again(Frame("choose_defense", {"paused": True}))
        t.push("window", w="before_defense")
        return
    values = [one.id for one in defenses_of(s, attack.target)]
    if len(values) > 1 or t.closed:
        values.append("none")
    pick = t.ask_one(f, "defend", attack.target, values, scope="phase", threat=True,
                     data={"seat": attack.target, "by": attack.seat, "ability": attack.ability})  # fmt: skip
    if pick is None:
        return
    attack.defended = True
    if pick != "none":
        attack.defense = pick
        t.push("defense_roll")


@steps("defense_roll")
def defense_roll(t: T, f: Frame) -> None:
    """T-41: one attempt with the printed number of dice; the roll stays open for cards (T-117)."""
    s = t.s
    attack = s.attack
    if attack is None:
        return
    seat = attack.target
    player = s.players[seat]
    at = level(player, attack.defense)
    sheet = content().books[player.hero].slots[attack.defense].levels[at]
    dice = t.roll(sheet.dice)
    s.rolls.append(Roll(seat, dice, "defense", f"ability.{attack.defense}"))
    t.tell("defends", seat=seat, ability=attack.defense, dice=list(dice))
    t.push("defense_done")
    if not (sheet.effects and isinstance(sheet.effects[0], Contest)):  # a contest opens both dice together
        t.push("window", w="defense_rolled")
    c = {"s": seat, "t": attack.seat, "m": "def", "r": dice}
    if sheet.reroll and (sheet.reroll_test is None or holds(t, c, sheet.reroll_test)):
        t.push("reroll", seat=seat, most=min(sheet.reroll, sheet.dice))


@steps("defense_done")
def defense_done(t: T, f: Frame) -> None:
    """T-42: its effects; damage, prevention and healing go into the ledger."""
    s = t.s
    attack = s.attack
    dice = s.rolls.pop().dice
    if attack is None or s.players[attack.target].out:
        return
    player = s.players[attack.target]
    key = f"{player.hero}.{attack.defense}.{level(player, attack.defense)}.defense"
    perform(t, key, attack.target, attack.seat, "def", f"ability.{attack.defense}", r=dice)


@steps("last_chance")
def last_chance(t: T, f: Frame) -> None:
    """T-43, T-121."""
    s = t.s
    if s.piles and (s.piles[-1].instances or s.piles[-1].heals):
        t.push("window", w="last")


@steps("after")
def after(t: T, f: Frame) -> None:
    """What stands behind a "then" after the damage; cards that look at the damage dealt."""
    s = t.s
    attack = s.attack
    if attack is None:
        return
    attack.step = "settled"
    t.push("window", w="dealt")
    alive = attack.target if attack.target >= 0 and not s.players[attack.target].out else -1
    perform(t, attack.after, attack.seat, alive, "after", f"ability.{attack.ability}", r=attack.dice)


@steps("roll_end")
def roll_end(t: T, f: Frame) -> None:
    """The conclusion of the roll phase (T-4): what ends with it, extra phases, what a missing attack brings."""
    s = t.s
    attack = s.attack
    player = s.players[s.active]
    statuses = content().statuses
    made = attack is not None and s.attacked
    s.attacked = False
    s.rolls.clear()
    idle = [seat for seat in foes(s, s.active) if stunned(s.players[seat])]
    for seat, holder in enumerate(s.players):  # a stun is over with the attack; its target is struck once more
        for name in [name for name in holder.tokens if statuses[name].stuns]:
            del holder.tokens[name]
            t.tell("token_lost", seat=seat, status=name, count=1)
            if attack is not None and attack.target == seat:
                s.extra.append(seat)
    s.attack = None
    if s.extra:
        s.forced = s.extra.pop(0)
        if s.forced < 0 or not s.players[s.forced].out:
            t.tell("extra_offense", seat=s.active)
            t.then("offense", "targeting", "defense", "roll_end")
            return
    for name in list(player.tokens):
        perform(t, f"status.{name}.roll_end", s.active, s.active, "status", f"status.{name}")
    if s.rolled and not made:
        for seat in foes(s, s.active):
            other = s.players[seat]
            if seat in idle:
                continue
            for passive in content().books[other.hero].passives:
                if passive.side in ("", other.side):
                    key = f"{other.hero}.{passive.id}.{level(other, passive.id)}.foe_no_attack"
                    perform(t, key, seat, s.active, "status", f"ability.{passive.id}")
