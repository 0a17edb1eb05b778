"""Effects in words: every effect of the vocabulary as a short text, for options, cards and pictures.

Side by side at the top (`; `), one after another behind a `then`, commas inside a roll, `and` inside a condition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

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
    Formula,
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
WHOLE = ("sum", "half_sum", "cp", "half_cp")
"""What a number may be equal to; the rest is counted, so many for each."""


class Around(NamedTuple):
    """Where an effect stands: dice of the roll around it, what the last number counted, whose text it is."""

    dice: int = 0
    last: str = "added"
    status: str = ""
    them: str = "them"
    """How `them` is said: "you" if the reader is meant, "they" where they choose."""


def summary(effects: Effects, *, status: str = "", you: bool = False) -> Text | None:
    """All effects in one text; None if there is nothing to say. `status`: the text of this token."""
    return _joined(effects, Around(status=status, them="you" if you else "them"), "both")


def _joined(effects: Effects, around: Around, joint: str) -> Text | None:
    whole: Text | None = None
    for linked, said in _phrases(effects, around):
        whole = said if whole is None else text(f"dice-throne-{linked or joint}", first=whole, second=said)
    return whole


def _phrases(effects: Effects, around: Around) -> Iterator[tuple[str, Text]]:
    """Phrases with what joins them to the one before; tokens for the same player are said together."""
    linked = ""
    index = 0
    while index < len(effects):
        effect = effects[index]
        together = [effect]
        while index + len(together) < len(effects) and _alike(effect, effects[index + len(together)]):
            together.append(effects[index + len(together)])
        index += len(together)
        if isinstance(effect, Then):
            linked = "then"
            continue
        if len(together) > 1:
            names = [name for one in together for name in _statuses(one)]
            yield linked, _tokens(effect, names, around)
        else:
            yield linked, line(effect, around)
        linked = ""
        around = around._replace(last=_counts(effect, around.last))


def _alike(first: Effect, second: Effect) -> bool:
    """One token each for the same player?"""
    if isinstance(first, Gain) and isinstance(second, Gain):
        return first.count == second.count == 1 and first.to == second.to != "chosen" and not first.full | second.full
    if isinstance(first, Inflict) and isinstance(second, Inflict):
        return first.count == second.count == 1 and first.to == second.to in ("target", "them")
    return False


def _statuses(effect: Effect) -> list[str]:
    assert isinstance(effect, Gain | Inflict)
    return [effect.status, *(effect.also if isinstance(effect, Inflict) else ())]


def _tokens(effect: Effect, names: list[str], around: Around) -> Text:
    assert isinstance(effect, Gain | Inflict)
    key = "gain" if isinstance(effect, Gain) else "inflict"
    up_to = effect.up_to if isinstance(effect, Inflict) else 1
    return text(f"{KEY}-{key}", amount=text("dice-throne-tokens", statuses=names), whom=_whom(effect.to, around),
                count=up_to)  # fmt: skip


def _counts(effect: Effect, before: str) -> str:
    if isinstance(effect, Remove):
        return "removed"
    return "paid" if isinstance(effect, PayCp) else before


def _whom(who: str, around: Around) -> str:
    return around.them if who == "them" else who


# -- numbers ---------------------------------------------------------------------------------------------------------


def amount(value: Amount, around: Around, unit: str, **args: Any) -> Text:
    """So much of a unit: "4 damage", "1 damage per Sword", "4 damage + 1 per Sword", "damage equal to the sum"."""

    def counted(number: int) -> Text:
        return text(f"dice-throne-unit-{unit}", count=number, **args)

    if not isinstance(value, Formula):
        return counted(value)
    pers = list(value.per)
    if value.plus:
        whole = counted(value.plus)
    else:
        whole = _first(pers.pop(0), around, counted, unit, args)
    for per in pers:
        whole = text("dice-throne-plus", first=whole, second=_more(per, around))
    return whole if value.max is None else text("dice-throne-at-most", amount=whole, most=value.max)


def _first(per: Per, around: Around, counted: Callable[[int], Text], unit: str, args: dict[str, Any]) -> Text:
    if per.of in WHOLE:
        return text(f"dice-throne-equal-{unit}", what=_whole(per, around), **args)
    return text("dice-throne-per", what=counted(per.times), every=per.every, each=_noun(per, around))


def _more(per: Per, around: Around) -> Text:
    if per.of in WHOLE:
        return _whole(per, around)
    return text("dice-throne-per", what=text("dice-throne-number", count=per.times), every=per.every,
                each=_noun(per, around))  # fmt: skip


def _whole(per: Per, around: Around) -> Text:
    of = per.of.replace("sum", "die") if around.dice == 1 else per.of
    return text("dice-throne-whole", of=of.replace("_", "-"))


def _noun(per: Per, around: Around) -> Text:
    if per.of == "symbol":
        return text("dice-throne-noun-symbol", symbol=per.id)
    if per.of == "status":
        return text("dice-throne-noun-status", status=per.id, who=per.who)
    return text("dice-throne-noun", of=around.last if per.of == "last" else per.of.replace("_", "-"))


# -- conditions ------------------------------------------------------------------------------------------------------


def condition(test: Test) -> Text:
    """A condition in words."""
    if test.shows:
        symbols = [text("dice-throne-symbols", count=count, symbol=name) for name, count in test.shows.items()]
        return text("dice-throne-if-shows", parts=symbols)
    if test.any_of:
        return text("dice-throne-if-either", symbols=list(test.any_of))
    if test.values:
        first, last = min(test.values), max(test.values)
        return text("dice-throne-if-values", first=first, last=last, many=last - first)
    if test.has:
        return text("dice-throne-if-has", statuses=list(test.has))
    if test.side:
        return text("dice-throne-if-side", side=test.side)
    for name in ("equal", "sum_least", "sum_most", "upgrades", "last", "damage", "dealt"):
        number = getattr(test, name)
        if number:
            return text("dice-throne-if", what=name.replace("_", "-"), count=number)
    return text("dice-throne-if", what="weaker" if test.weaker else "activating", count=0)


# -- effects ---------------------------------------------------------------------------------------------------------


def line(effect: Effect, around: Around = Around()) -> Text:  # noqa: B008 (a tuple never changes)
    """One effect in words."""
    if isinstance(effect, If):
        return _if(effect, around)
    if isinstance(effect, Roll):
        inside = _joined(effect.effects, around._replace(dice=effect.dice), "list")
        how = "each" if effect.each else "all"
        return text(f"{KEY}-roll", dice=effect.dice, again=effect.reroll, how=how, what=inside or "")
    if isinstance(effect, Contest):
        then, otherwise = (_joined(part, around, "and") for part in (effect.then, effect.otherwise))
        return text(f"{KEY}-contest", win=effect.win, what=then, other=otherwise)
    if isinstance(effect, Choose):
        whole: Text | None = None
        if effect.by == "them" and around.them == "them":
            around = around._replace(them="they")
        for option in effect.options:
            said = _joined(option, around, "and")
            whole = said if whole is None else text("dice-throne-or", first=whole, second=said)
        return text(f"{KEY}-choose", who=effect.by, what=whole)
    if isinstance(effect, Deal | Heal | Add | Prevent):
        return _damage(effect, around)
    if isinstance(effect, Gain | Inflict | Remove):
        return _token(effect, around)
    if isinstance(effect, Cp | LoseCp | StealCp | Draw | Discard | Reveal | Search | Peek):
        return _cards(effect, around)
    return _plain(effect)


def _if(effect: If, around: Around) -> Text:
    said = text("dice-throne-when", test=condition(effect.test), what=_joined(effect.then, around, "and") or "")
    otherwise = _joined(effect.otherwise, around, "and")
    return said if otherwise is None else text("dice-throne-otherwise", first=said, second=otherwise)


def _damage(effect: Deal | Heal | Add | Prevent, around: Around) -> Text:
    if isinstance(effect, Deal):
        much = amount(effect.amount, around, "damage", kind=effect.type)
        if effect.to == "self":
            return text(f"{KEY}-take", amount=much, how="certain" if effect.certain else "plain")
        return text(f"{KEY}-deal", amount=much, whom=_whom(effect.to, around))
    if isinstance(effect, Heal):
        return text(f"{KEY}-heal", amount=amount(effect.amount, around, "health"), whom=effect.to)
    if isinstance(effect, Add):
        if isinstance(effect.amount, Formula) and not effect.amount.plus and effect.amount.per[0].of in WHOLE:
            return text(f"{KEY}-add-equal", what=_whole(effect.amount.per[0], around))
        return text(f"{KEY}-add", amount=amount(effect.amount, around, "damage", kind="normal"))
    if effect.half or effect.all:
        return text(f"{KEY}-prevent-{'half' if effect.half else 'all'}")
    return text(f"{KEY}-prevent", amount=amount(effect.amount, around, "damage", kind="normal"), whom=effect.to)


def _token(effect: Gain | Inflict | Remove, around: Around) -> Text:
    if isinstance(effect, Remove):
        if effect.status in ("any", "negative", "positive"):
            return text(f"{KEY}-remove", what=effect.status, whom=effect.of, all=effect.all, may=effect.may)
        how = "it" if around.status == effect.status and not effect.all else "some"
        how = "any" if effect.all and effect.may else "up-to" if effect.up_to else "all" if effect.all else how
        return text(f"{KEY}-remove-status", status=effect.status, how=how, count=effect.count)
    if isinstance(effect, Gain) and effect.full:
        return text(f"{KEY}-gain-full", status=effect.status)
    if effect.count == 1:
        return _tokens(effect, _statuses(effect), around)
    much = amount(effect.count, around, "token", status=effect.status)
    key = "gain" if isinstance(effect, Gain) else "inflict"
    up_to = effect.up_to if isinstance(effect, Inflict) else 1
    return text(f"{KEY}-{key}", amount=much, whom=_whom(effect.to, around), count=up_to)


def _cards(effect: Cp | LoseCp | StealCp | Draw | Discard | Reveal | Search | Peek, around: Around) -> Text:
    if isinstance(effect, Cp):
        return text(f"{KEY}-cp", amount=amount(effect.amount, around, "cp"))
    if isinstance(effect, LoseCp | StealCp):
        whom = _whom(effect.of, around)
        return text(f"{KEY}-{_tag(effect)}", amount=amount(effect.amount, around, "cp"), whom=whom)
    if isinstance(effect, Draw):
        return text(f"{KEY}-draw", amount=amount(effect.count, around, "cards"))
    if isinstance(effect, Discard):
        return text(f"{KEY}-discard", how=effect.how, whom=_whom(effect.of, around), count=effect.count)
    if isinstance(effect, Reveal):
        return text(f"{KEY}-reveal", whom=_whom(effect.of, around))
    how = effect.into if isinstance(effect, Search) else effect.how.replace("_", "-")
    return text(f"{KEY}-{_tag(effect)}", count=effect.count, how=how)


def _plain(effect: Effect) -> Text:
    if isinstance(effect, Pick):
        return text(f"{KEY}-pick", who=effect.who)
    if isinstance(effect, Alter):
        return text(f"{KEY}-alter-{effect.how}", count=effect.count, value=effect.value, whose=effect.dice,
                    up_to=effect.up_to, price=effect.ransom)  # fmt: skip
    if isinstance(effect, Encore):
        return text(f"{KEY}-encore", status=effect.status, count=effect.add)
    if isinstance(effect, Attempt):
        return text(f"{KEY}-attempt", what=effect.of)
    if isinstance(effect, Limit):
        return text(f"{KEY}-limit", status=effect.status, count=effect.by)
    if isinstance(effect, Advance):
        return text(f"{KEY}-advance", status=effect.status, everywhere=effect.everywhere)
    if isinstance(effect, Pass):
        return text(f"{KEY}-pass", status=effect.status)
    if isinstance(effect, SkipOffense):
        return text(f"{KEY}-skip-offense", price=effect.price)
    if isinstance(effect, Special):
        return text(f"{KEY}-special-{effect.name.replace('_', '-')}")
    assert isinstance(effect, Return | Undefendable | WardStatus | PayCp | PlayUpgrade | Fail | ExtraOffense | Transfer)
    return text(f"{KEY}-{_tag(effect)}")


def _tag(effect: Effect) -> str:
    return str(effect.__struct_config__.tag).replace("_", "-")
