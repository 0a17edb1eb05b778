"""Whole cards, levels of abilities and statuses in words: what `describe` says, and when it happens."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Text, text
from engine.dice_throne.content import Move, content
from engine.dice_throne.describe import condition, summary
from engine.dice_throne.sheets import Card, CardWhen, Level, Modifier, Spend, Status, Variant
from engine.dice_throne.vocabulary import Effects, Test, Then

FLAGS = ("skips_income", "stuns", "no_damage", "hides", "saves", "owner_exempt")
HOOKS = ("upkeep", "before_offense", "offense_end", "roll_end", "turn_end", "overflow", "expire")


def together(parts: Iterable[Text | None]) -> Text | None:
    """All that is said, side by side."""
    whole: Text | None = None
    for part in parts:
        if part is not None:
            whole = part if whole is None else text("dice-throne-both", first=whole, second=part)
    return whole


def card(card: Card) -> Text | None:
    """An action card, with the moment it waits for. None for an upgrade: its level says what it brings."""
    said = summary(card.effects)
    return said if card.when is None or said is None else text("dice-throne-when", test=_moment(card.when), what=said)


def variant(tier: Variant, extra: Effects = ()) -> Text | None:
    """A tier of an ability with the riders of its level; what stands behind the damage comes last."""
    after = (Then(), *tier.after) if tier.after else ()
    return summary(tier.effects + extra + after)


def move(move: Move) -> Text | None:
    """What announcing a tier does, riders included."""
    scripts = content().scripts
    after = scripts[move.after].effects
    return summary(scripts[move.key].effects + ((Then(), *after) if after else ()))


def ability(sheet: Level) -> Text | None:
    """An ability at a level, whole: what it needs, what each tier does, riders, what is printed below."""
    below = [
        text("dice-throne-added", ability=added.id, what=together(_tier(tier) for tier in added.variants))
        for added in sheet.adds
    ]
    return together((*(_tier(tier) for tier in sheet.variants), summary(sheet.extra), level(sheet), *below))


def _tier(tier: Variant) -> Text:
    if tier.when.straight:
        needs = text("dice-throne-if-straight", size=tier.when.straight)
    else:
        needs = condition(Test(shows=tier.when.symbols))
    return text("dice-throne-when", test=needs, what=variant(tier))


def level(sheet: Level) -> Text | None:
    """A defence or a passive at a level. Tiers are said one by one by `variant`."""
    return together(
        (
            _hook("on_play", summary(sheet.on_play)),
            summary(sheet.effects),
            _reroll(sheet),
            *(_action(action) for action in sheet.actions),
            _hook("upkeep", summary(sheet.upkeep)),
            _hook("turn_end", summary(sheet.turn_end)),
            _own_attack(sheet.own_attack, tokens=False),
            *(text("dice-throne-on-symbol", symbol=name, count=points) for name, points in sheet.on_symbol.items()),
            _hook("on_upgrade", summary(sheet.on_upgrade)),
            _hook("foe_no_attack", summary(sheet.foe_no_attack)),
            text("dice-throne-upgrades-in-rolls") if sheet.upgrades_in_rolls else None,
            text("dice-throne-rerolls", status=sheet.rerolls, attack=bool(sheet.variants)) if sheet.rerolls else None,
        )
    )


def status(status: Status) -> Text | None:
    """What a token does."""
    return together(
        (
            _start(status),
            *(_spend(spend, status) for spend in status.spend),
            *(text(f"dice-throne-is-{flag.replace('_', '-')}") for flag in FLAGS if getattr(status, flag)),
            text("dice-throne-attempts", count=abs(status.attempts), how="fewer" if status.attempts < 0 else "more")
            if status.attempts
            else None,
            _own_attack(status.own_attack, tokens=True),
            _attacked(status.attacked),
            *(
                _hook(f"{name}_each" if name == "upkeep" and status.each else name, _said(status, name))
                for name in HOOKS
            ),
        )
    )


def _said(status: Status, name: str) -> Text | None:
    effects: Effects = getattr(status, name)
    return summary(effects, status=status.id if status.stack == 1 or status.each else "")


def _hook(name: str, said: Text | None) -> Text | None:
    return None if said is None else text("dice-throne-when", test=text("dice-throne-at", when=name), what=said)


def _moment(when: CardWhen) -> Text:
    first, last = (min(when.values), max(when.values)) if when.values else (0, 0)
    return text("dice-throne-card-when", timing=when.timing, count=when.least, status=when.source or None,
                first=first, last=last, many=last - first)  # fmt: skip


def _spend(spend: Spend, status: Status) -> Text:
    moment = text("dice-throne-spend-when", timing=spend.timing, count=spend.per_turn, tokens=spend.tokens)
    if spend.test is not None:
        moment = text("dice-throne-narrow", first=moment, second=condition(spend.test))
    return text("dice-throne-when", test=moment, what=summary(spend.effects, status=status.id))


def _action(action: Spend) -> Text:
    moment = text("dice-throne-action-when", timing=action.timing, price=action.cp)
    return text("dice-throne-when", test=moment, what=summary(action.effects))


def _reroll(sheet: Level) -> Text | None:
    if not sheet.reroll:
        return None
    said = text("dice-throne-reroll-defense", count=sheet.reroll)
    if sheet.reroll_test is None:
        return said
    return text("dice-throne-when", test=condition(sheet.reroll_test), what=said)


def _own_attack(rule: Modifier | None, *, tokens: bool) -> Text | None:
    if rule is None:
        return None
    said = text("dice-throne-own-attack", count=abs(rule.amount), how="less" if rule.amount < 0 else "more",
                tokens=tokens, every=rule.every)  # fmt: skip
    return said if rule.test is None else text("dice-throne-when", test=condition(rule.test), what=said)


def _attacked(rule: Modifier | None) -> Text | None:
    if rule is None:
        return None
    return text("dice-throne-attacked", count=rule.amount, cp=rule.cp)


def _start(status: Status) -> Text | None:
    if not status.start_side:
        return None
    said = text("dice-throne-starts-at", count=status.start_side)
    if status.further_if is None:
        return said
    further = text("dice-throne-when", test=condition(status.further_if),
                   what=text("dice-throne-starts-at", count=status.start_side - 1))  # fmt: skip
    return text("dice-throne-list", first=said, second=further)
