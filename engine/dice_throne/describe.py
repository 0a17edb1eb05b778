"""Effects in words: every effect of the vocabulary as a short text, for options, cards and pictures."""

from __future__ import annotations

from typing import Any

from engine.core.text import Text, text
from engine.dice_throne.vocabulary import (
    Add,
    Advance,
    Alter,
    Amount,
    Attempt,
    Choose,
    Contest,
    Cp,
    Deal,
    Discard,
    Draw,
    Effect,
    Effects,
    Encore,
    ExtraOffense,
    Fail,
    Gain,
    Heal,
    If,
    Inflict,
    Limit,
    LoseCp,
    Pass,
    PayCp,
    Peek,
    Per,
    Pick,
    PlayUpgrade,
    Prevent,
    Remove,
    Return,
    Reveal,
    Roll,
    Search,
    SkipOffense,
    Special,
    StealCp,
    Test,
    Then,
    Transfer,
    Undefendable,
    WardStatus,
)

KEY = "dice-throne-do"


def lines(effects: Effects) -> list[Text]:
    """One text for every effect that says something."""
    return [found for effect in effects if (found := line(effect)) is not None]


def summary(effects: Effects) -> Text | None:
    """All effects in one text; None if there is nothing to say."""
    found = lines(effects)
    if not found:
        return None
    whole = found[0]
    for one in found[1:]:
        whole = text("dice-throne-both", first=whole, second=one)
    return whole


def amount(value: Amount) -> Any:
    """A number, or how it is worked out."""
    if isinstance(value, int):
        return value
    parts: list[Any] = [value.plus] if value.plus else []
    parts += [_per(per) for per in value.per]
    whole = parts[0]
    for part in parts[1:]:
        whole = text("dice-throne-plus", first=whole, second=part)
    return whole if value.max is None else text("dice-throne-at-most", amount=whole, most=value.max)


def _per(per: Per) -> Text:
    if per.of in ("symbol", "status"):
        args: dict[str, Any] = {"count": per.times, "every": per.every, per.of: per.id}
        return Text(f"dice-throne-per-{per.of}", args)
    return text("dice-throne-per", count=per.times, what=per.of)


def condition(test: Test) -> Text:
    """A condition in words."""
    if test.shows or test.any_of:
        symbols = [text("dice-throne-symbols", count=count, symbol=name) for name, count in test.shows.items()]
        symbols += [text("dice-throne-symbols", count=1, symbol=name) for name in test.any_of]
        return text("dice-throne-if-either" if test.any_of else "dice-throne-if-shows", parts=symbols)
    if test.values:
        return text("dice-throne-if-values", values=list(test.values))
    if test.has:
        return text("dice-throne-if-has", statuses=list(test.has))
    if test.side:
        return text("dice-throne-if-side", side=test.side)
    for name in ("equal", "sum_least", "sum_most", "upgrades", "last", "damage", "dealt"):
        number = getattr(test, name)
        if number:
            return text("dice-throne-if", what=name, count=number)
    return text("dice-throne-if", what="weaker" if test.weaker else "activating", count=0)


def line(effect: Effect) -> Text | None:
    """One effect in words."""
    if isinstance(effect, Then | Pick):
        return None
    if isinstance(effect, If):
        return _if(effect)
    if isinstance(effect, Roll):
        inside = summary(effect.effects)
        key = "each" if effect.each else "reroll" if effect.reroll else "roll"
        return text(f"{KEY}-{key}", dice=effect.dice, what=inside or "")
    if isinstance(effect, Contest):
        return text(f"{KEY}-contest", win=effect.win, what=summary(effect.then), other=summary(effect.otherwise))
    if isinstance(effect, Choose):
        options = [summary(option) for option in effect.options]
        whole = options[0]
        for one in options[1:]:
            whole = text("dice-throne-or", first=whole, second=one)
        return whole
    return _plain(effect)


def _if(effect: If) -> Text:
    then, otherwise = summary(effect.then), summary(effect.otherwise)
    said = text("dice-throne-when", test=condition(effect.test), what=then or "")
    return said if otherwise is None else text("dice-throne-otherwise", first=said, second=otherwise)


def _plain(effect: Effect) -> Text:
    if isinstance(effect, Deal):
        return text(f"{KEY}-deal", amount=amount(effect.amount), kind=effect.type, whom=effect.to)
    if isinstance(effect, Heal):
        return text(f"{KEY}-heal", amount=amount(effect.amount))
    if isinstance(effect, Add | Cp | LoseCp | StealCp):
        return text(f"{KEY}-{_tag(effect)}", amount=amount(effect.amount))
    if isinstance(effect, Prevent):
        if effect.half or effect.all:
            return text(f"{KEY}-prevent-{'half' if effect.half else 'all'}")
        return text(f"{KEY}-prevent", amount=amount(effect.amount))
    if isinstance(effect, Gain):
        if effect.full:
            return text(f"{KEY}-gain-full", status=effect.status)
        return text(f"{KEY}-gain", count=amount(effect.count), status=effect.status, whom=effect.to)
    if isinstance(effect, Inflict):
        names = [effect.status, *effect.also]
        return text(f"{KEY}-inflict", count=amount(effect.count), statuses=names, whom=effect.to)
    if isinstance(effect, Remove):
        if effect.status in ("any", "negative", "positive"):
            return text(f"{KEY}-remove", what="all" if effect.all else effect.status, whom=effect.of)
        return text(f"{KEY}-remove-status", status=effect.status, what="all" if effect.all else "some")
    if isinstance(effect, Draw):
        return text(f"{KEY}-draw", amount=amount(effect.count))
    if isinstance(effect, Discard):
        return text(f"{KEY}-discard", how=effect.how, whom=effect.of)
    if isinstance(effect, Alter):
        return text(f"{KEY}-alter", how=effect.how, count=effect.count, value=effect.value, whose=effect.dice)
    if isinstance(effect, Encore):
        return text(f"{KEY}-encore", status=effect.status, count=effect.add)
    if isinstance(effect, Attempt):
        return text(f"{KEY}-attempt", what=effect.of)
    if isinstance(effect, Limit | Advance | Pass):
        return text(f"{KEY}-{_tag(effect)}", status=effect.status)
    if isinstance(effect, Search | Peek):
        return text(f"{KEY}-{_tag(effect)}", count=effect.count)
    if isinstance(effect, SkipOffense):
        return text(f"{KEY}-skip-offense", price=effect.price)
    if isinstance(effect, Special):
        return text(f"{KEY}-special-{effect.name.replace('_', '-')}")
    assert isinstance(
        effect, Return | Undefendable | WardStatus | PayCp | Reveal | PlayUpgrade | Fail | ExtraOffense | Transfer
    )
    return text(f"{KEY}-{_tag(effect)}")


def _tag(effect: Effect) -> str:
    return str(effect.__struct_config__.tag).replace("_", "-")
