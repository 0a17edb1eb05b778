"""Settling damage, defeat, and the end of a match (T-79..T-86, T-141..T-144)."""

from __future__ import annotations

import msgspec

from engine.core.frame import Frame
from engine.core.game import Result
from engine.dice_throne import ledger
from engine.dice_throne.basics import count, everybody
from engine.dice_throne.content import content
from engine.dice_throne.effects import holds
from engine.dice_throne.model import Attack, Instance, Op, Pile, T
from engine.dice_throne.sheets import Modifier
from engine.dice_throne.steps import steps


@steps("settle")
def settle(t: T, f: Frame) -> None:
    """T-44, T-86: everything of this moment at once; defeat is checked on the sum (TR-7)."""
    s = t.s
    if not s.piles:
        return
    pile = s.piles.pop()
    attack = s.attack
    if pile.kind == "attack" and attack is not None:
        _standing(t, attack, pile)
    ledger.settle(pile.instances)
    pile.instances = [one for one in pile.instances if one.to >= 0 and not s.players[one.to].out]
    change = [0] * len(s.health)
    for instance in pile.instances:
        change[s.players[instance.to].team] -= instance.final
        t.tell("damage", seat=instance.to, count=instance.final, source=instance.source, type=instance.type)
        if attack is not None and instance.offense and instance.to == attack.target and instance.type != "collateral":
            attack.dealt += instance.final
    for seat, amount in pile.heals:
        if not s.players[seat].out:
            change[s.players[seat].team] += amount
            t.tell("healed", seat=seat, count=amount)
    if pile.instances:
        s.last = pile.instances
    for team, amount in enumerate(change):
        if amount:
            s.health[team] = max(0, min(s.cap, s.health[team] + amount))
    check_defeat(t)


def preview(t: T) -> list[Instance]:
    """The damage on its way as it would be dealt now: for questions and pictures."""
    s = t.s
    if not s.piles:
        return []
    pile = s.piles[-1]
    copy = Pile(pile.kind, [msgspec.structs.replace(one, ops=one.ops[:]) for one in pile.instances])
    if pile.kind == "attack" and s.attack is not None:
        _standing(t, s.attack, copy)
    ledger.settle(copy.instances)
    return copy.instances


def _standing(t: T, attack: Attack, pile: Pile) -> None:
    """Statuses and passives that change attack damage by themselves, counted with the final damage (T-79)."""
    s = t.s
    statuses = content().statuses
    attacker = s.players[attack.seat]
    for instance in pile.instances:
        if not instance.offense or instance.to < 0:
            continue
        for name, held in attacker.tokens.items():
            status = statuses[name]
            if status.no_damage:
                ledger.change(instance, Op("none", 0, source=f"status.{name}"))
            if status.own_attack is not None:
                _modify(t, attack, instance, status.own_attack, len(held), f"status.{name}")
        target = s.players[instance.to]
        for name, held in target.tokens.items():
            status = statuses[name]
            if status.hides:
                ledger.change(instance, Op("none", 0, source=f"status.{name}"))
            if status.attacked is not None and instance.to == attack.target:
                _modify(t, attack, instance, status.attacked, len(held), f"status.{name}")
    for passive in content().books[attacker.hero].passives:
        rule = passive.levels[attacker.levels.get(passive.id, 1)].own_attack
        if rule is not None:
            for instance in pile.instances:
                if instance.offense and instance.to == attack.target:
                    _modify(t, attack, instance, rule, 1, f"ability.{passive.id}")
                    break


def _modify(t: T, attack: Attack, instance: Instance, rule: Modifier, tokens: int, source: str) -> None:
    if instance.type not in rule.types:
        return
    if rule.test is not None and not holds(t, {"s": attack.seat, "t": attack.target, "m": "status"}, rule.test):
        return
    amount = rule.amount * (tokens // rule.every)
    if amount > 0:
        ledger.change(instance, Op("add", amount, source=source))
    elif amount < 0:
        ledger.change(instance, Op("subtract", -amount, source=source))


def check_defeat(t: T) -> None:
    """T-21, T-141..T-143: who is at 0 falls, all at the same time."""
    s = t.s
    fallen: list[int] = []
    for team, health in enumerate(s.health):
        members = [seat for seat, player in enumerate(s.players) if player.team == team and not player.out]
        if health > 0 or not members:
            continue
        saver = _saver(t, members)
        if saver:
            s.health[team] = 1
            continue
        fallen.append(team)
    if not fallen:
        return
    for team in fallen:
        for seat, player in enumerate(s.players):
            if player.team == team and not player.out:
                fall(t, seat)
    s.falls.append(fallen)
    _end_or_go_on(t)


def _saver(t: T, members: list[int]) -> bool:
    """A status that saves its bearer (or the bearer's team) at 0: it goes, health becomes 1."""
    s = t.s
    for seat in members:
        for name in s.players[seat].tokens:
            if content().statuses[name].saves and count(s.players[seat], name):
                del s.players[seat].tokens[name]
                t.tell("saved", seat=seat, status=name)
                return True
    return False


def fall(t: T, seat: int) -> None:
    """T-143: cards, companions and tokens on the own board are gone; tokens inflicted on others stay."""
    player = t.s.players[seat]
    player.out = True
    player.discard += player.hand + player.played + player.aside
    player.hand, player.played, player.aside = [], [], []
    player.tokens = {}
    player.companions = {}
    t.tell("fell", seat=seat)


def _end_or_go_on(t: T) -> None:
    s = t.s
    teams = sorted({player.team for player in s.players if not player.out})
    if len(teams) <= 1:
        finish(t)
        return
    if s.players[s.active].out:  # T-144: the rest of the turn is skipped
        while t.stack and t.stack[-1].step != "end_turn":
            t.stack.pop()


def finish(t: T, reason: str = "dice-throne-over-last") -> None:
    """T-141, T-142: the last one standing wins; all at once is a draw."""
    s = t.s
    alive = everybody(s, 0)
    ranking: list[tuple[int, ...]] = [tuple(alive)] if alive else []
    ranking += [
        tuple(seat for seat, player in enumerate(s.players) if player.team in teams) for teams in reversed(s.falls)
    ]
    draw = not alive
    scores = tuple(max(0, s.health[player.team]) for player in s.players)
    t.finish(Result(tuple(ranking), "dice-throne-over-draw" if draw else reason, draw, scores))


def leave(t: T, seat: int) -> None:
    """Somebody resigned: out like a defeated player; a teammate goes on alone."""
    s = t.s
    player = s.players[seat]
    if player.out:
        return
    t.stack = t.match.stack
    for index, frame in enumerate(t.stack):
        if frame.step == "ask" and frame.d["seat"] == seat:  # an effect below waits for this player's choice: skip it
            waiting = t.stack[index - 1].d
            waiting["i"] += 1
            for name in ("left", "look"):
                waiting.pop(name, None)
    t.drop("ask")  # what others were choosing is asked afresh: somebody to choose is gone
    fall(t, seat)
    team = player.team
    if all(mate.out for mate in s.players if mate.team == team):
        s.health[team] = 0
        s.falls.append([team])
    if t.match.result is None:
        teams = {mate.team for mate in s.players if not mate.out}
        if len(teams) <= 1:
            finish(t, "dice-throne-over-left")
        elif s.active == seat:
            while t.stack and t.stack[-1].step != "end_turn":
                t.stack.pop()
