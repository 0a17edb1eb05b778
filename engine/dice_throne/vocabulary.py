"""The closed vocabulary that heroes, cards and statuses are written in. docs/vocabulary.md explains every word.

Everything here is content: frozen, loaded once, never part of a match. One handler per effect lives in `effects/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

DamageType = Literal["normal", "undefendable", "pure", "collateral", "ultimate"]
Who = Literal["self", "target", "them", "chosen", "chosen_opponent", "chosen_opponents", "opponents"]
"""target: of the attack, or the attacker inside a defence; them: picked before by `pick`; the rest is chosen now."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the vocabulary: unknown fields are refused."""


class Per(Word, frozen=True):
    """`times` for every `every` of something (rounded down)."""

    of: Literal[
        "symbol", "sum", "half_sum", "status", "cp", "half_cp", "upgrades", "upgrades_this_turn", "last", "tokens",
        "positive_tokens", "companions",
    ]  # fmt: skip
    id: str = ""
    times: int = 1
    every: int = 1
    who: Literal["self", "target", "them"] = "self"


class Formula(Word, frozen=True):
    """A number made of a fixed part and parts per something, at most `max`."""

    plus: int = 0
    per: tuple[Per, ...] = ()
    max: int | None = None


Amount = int | Formula


class Test(Word, frozen=True):
    """A condition; all that is given must hold."""

    shows: dict[str, int] = {}
    """At least so many dice of the roll show the symbol."""
    any_of: tuple[str, ...] = ()
    """At least one die shows one of these symbols."""
    none_of: tuple[str, ...] = ()
    equal: int = 0
    """So many dice show the same number (T-7)."""
    sum_least: int = 0
    sum_most: int = 0
    values: tuple[int, ...] = ()
    """A die of the roll shows one of these numbers."""
    upgrades: int = 0
    has: dict[str, int] = {}
    """Own tokens, at least so many."""
    last: int = 0
    """The number left by the step before (added, removed, paid) is at least this."""
    side: str = ""
    damage: int = 0
    """The own attack's damage so far is at least this."""
    dealt: int = 0
    """The attack really dealt at least this much."""
    activating: bool = False
    """An ability is being activated."""
    weaker: bool = False
    """Own health is lower than the target's."""


# -- damage and health -----------------------------------------------------------------------------------------------


class Deal(Word, frozen=True, tag_field="do", tag="deal"):
    """Damage. `isolated`: at once, apart from the pile (T-77). `certain`: cannot be reduced or prevented."""

    amount: Amount
    type: DamageType = "normal"
    to: Who = "target"
    isolated: bool = False
    certain: bool = False


class Add(Word, frozen=True, tag_field="do", tag="add"):
    """More damage for the attack (T-55)."""

    amount: Amount


class Prevent(Word, frozen=True, tag_field="do", tag="prevent"):
    """Less incoming damage: a number, half of the subtotal, or all of it. `every`: on every open instance."""

    amount: Amount = 0
    half: bool = False
    all: bool = False
    every: bool = False
    to: Literal["self", "chosen"] = "self"


class Return(Word, frozen=True, tag_field="do", tag="return"):
    """Half of the incoming damage goes back to the attacker (T-83)."""


class Heal(Word, frozen=True, tag_field="do", tag="heal"):
    """Health, up to the cap (T-72)."""

    amount: Amount
    to: Who = "self"


class Undefendable(Word, frozen=True, tag_field="do", tag="undefendable"):
    """The attack's normal damage becomes undefendable."""


# -- tokens ----------------------------------------------------------------------------------------------------------


class Gain(Word, frozen=True, tag_field="do", tag="gain"):
    """Tokens for oneself or a chosen player (T-69). `full`: up to the stack limit."""

    status: str
    count: Amount = 1
    to: Who = "self"
    full: bool = False


class Inflict(Word, frozen=True, tag_field="do", tag="inflict"):
    """Tokens for the target (T-70) or chosen opponents, at most `up_to` of them."""

    status: str
    count: Amount = 1
    to: Who = "target"
    up_to: int = 1
    also: tuple[str, ...] = ()
    """Further statuses for the same players."""


class Remove(Word, frozen=True, tag_field="do", tag="remove"):
    """Tokens off a board (T-99). `status`: an id, or any, negative, positive. `last` becomes how many went."""

    status: str = "any"
    count: int = 1
    of: Who = "self"
    up_to: bool = False
    all: bool = False
    may: bool = False


class Transfer(Word, frozen=True, tag_field="do", tag="transfer"):
    """One token from a chosen player to another (T-100)."""


class Limit(Word, frozen=True, tag_field="do", tag="limit"):
    """The own stack limit of a status rises for the rest of the game (T-95)."""

    status: str
    by: int = 1


class Advance(Word, frozen=True, tag_field="do", tag="advance"):
    """Tokens with sides go one side on: this one, or everywhere all that are in play."""

    status: str
    everywhere: bool = False


class Pass(Word, frozen=True, tag_field="do", tag="pass"):
    """The bearer may hand the token to any chosen player."""

    status: str


class WardStatus(Word, frozen=True, tag_field="do", tag="ward_status"):
    """May take off one token that this attack inflicted."""


# -- combat points and cards -----------------------------------------------------------------------------------------


class Cp(Word, frozen=True, tag_field="do", tag="cp"):
    """Combat points gained (T-18)."""

    amount: Amount


class LoseCp(Word, frozen=True, tag_field="do", tag="lose_cp"):
    """The target loses combat points."""

    amount: Amount
    of: Who = "target"


class StealCp(Word, frozen=True, tag_field="do", tag="steal_cp"):
    """Combat points taken from somebody (T-67)."""

    amount: Amount
    of: Who = "target"


class PayCp(Word, frozen=True, tag_field="do", tag="pay_cp"):
    """Pay any number of combat points; `last` becomes how many."""

    most: int = 15


class Draw(Word, frozen=True, tag_field="do", tag="draw"):
    """Cards from the own deck (T-22)."""

    count: Amount = 1


class Discard(Word, frozen=True, tag_field="do", tag="discard"):
    """Cards from a hand: of the owner's choice, at random, or all."""

    count: int = 1
    of: Who = "target"
    how: Literal["choice", "random", "all"] = "choice"


class Reveal(Word, frozen=True, tag_field="do", tag="reveal"):
    """Somebody's hand is shown to oneself."""

    of: Who = "target"


class Search(Word, frozen=True, tag_field="do", tag="search"):
    """Up to `count` upgrades out of the own deck, into the hand or into play free; then shuffle."""

    count: int = 1
    into: Literal["hand", "play"] = "play"


class Peek(Word, frozen=True, tag_field="do", tag="peek"):
    """Look at the top cards of the own deck; what happens then is `how`."""

    count: int
    how: Literal["take_upgrades", "search_if_none"]


class PlayUpgrade(Word, frozen=True, tag_field="do", tag="play_upgrade"):
    """One upgrade from the hand into play, free."""


# -- dice ------------------------------------------------------------------------------------------------------------


class Roll(Word, frozen=True, tag_field="do", tag="roll"):
    """A new roll (T-62), then effects on it, or on each die apart. `reroll`: how many dice may be rolled again once."""

    dice: int
    effects: tuple[Effect, ...]
    each: bool = False
    reroll: int = 0
    source: str = ""


class Contest(Word, frozen=True, tag_field="do", tag="contest"):
    """Oneself and the target roll one die each; the own must be higher, or equal as well."""

    win: Literal["higher", "equal"]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Alter(Word, frozen=True, tag_field="do", tag="alter"):
    """Change open dice (T-58): set to `value` (0: any), tip by one, copy another own die, or roll again."""

    how: Literal["set", "tip", "copy", "reroll"]
    dice: Literal["any", "own", "foe", "side"] = "any"
    count: int = 1
    value: int = 0
    up_to: bool = False
    ransom: int = 0
    """The owner of the die may pay so many combat points to the player instead."""


class Encore(Word, frozen=True, tag_field="do", tag="encore"):
    """The open die of a status, and every further one for this attack, may be rolled again once for `add` damage."""

    status: str
    add: int = 0


class Attempt(Word, frozen=True, tag_field="do", tag="attempt"):
    """One more roll attempt for the roll that is open."""

    of: Literal["offense", "defense"]


# -- flow ------------------------------------------------------------------------------------------------------------


class If(Word, frozen=True, tag_field="do", tag="if"):
    """One thing or the other."""

    test: Test
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Choose(Word, frozen=True, tag_field="do", tag="choose"):
    """Exactly one of these (T-66), chosen by oneself or by `them`."""

    options: tuple[tuple[Effect, ...], ...]
    by: Literal["self", "them"] = "self"


class Pick(Word, frozen=True, tag_field="do", tag="pick"):
    """Choose a player: `them` from here on."""

    who: Literal["player", "opponent"] = "opponent"


class Then(Word, frozen=True, tag_field="do", tag="then"):
    """A pause in which everybody may respond (T-65)."""


class Fail(Word, frozen=True, tag_field="do", tag="fail"):
    """The offensive roll phase fails: what was announced has no effect of any kind."""


class SkipOffense(Word, frozen=True, tag_field="do", tag="skip_offense"):
    """The offensive roll phase is skipped unless the price is paid."""

    price: int


class ExtraOffense(Word, frozen=True, tag_field="do", tag="extra_offense"):
    """Another offensive roll phase after this one; `same`: against the same opponent."""

    same: bool = False


class Special(Word, frozen=True, tag_field="do", tag="special"):
    """What the vocabulary cannot say: a handler in effects/special.py, by name."""

    name: str


Effect = (
    Deal | Add | Prevent | Return | Heal | Undefendable
    | Gain | Inflict | Remove | Transfer | Limit | Advance | Pass | WardStatus
    | Cp | LoseCp | StealCp | PayCp | Draw | Discard | Reveal | Search | Peek | PlayUpgrade
    | Roll | Contest | Alter | Encore | Attempt
    | If | Choose | Pick | Then | Fail | SkipOffense | ExtraOffense | Special
)  # fmt: skip
Effects = tuple[Effect, ...]


def inner(effect: Effect) -> tuple[tuple[str, Effects], ...]:
    """The effects inside an effect, by the name of their place."""
    if isinstance(effect, Roll):
        return (("roll", effect.effects),)
    if isinstance(effect, If | Contest):
        return ("then", effect.then), ("otherwise", effect.otherwise)
    if isinstance(effect, Choose):
        return tuple((f"option{number}", option) for number, option in enumerate(effect.options))
    return ()


def walk(effects: Effects) -> Iterator[Effect]:
    """Every effect, those inside others too."""
    for effect in effects:
        yield effect
        for _, nested in inner(effect):
            yield from walk(nested)


def touches_target(effect: Effect) -> bool:
    """Must it wait until the target is known (T-39)? Damage itself does not: it lies in the ledger until then."""
    if isinstance(effect, Inflict | LoseCp | StealCp | Discard | Reveal):
        who = effect.to if isinstance(effect, Inflict) else effect.of
        return who == "target"
    if isinstance(effect, Contest) or (isinstance(effect, Advance) and effect.everywhere):
        return True
    if isinstance(effect, Choose):
        return any(touches_target(one) for one in walk(tuple(e for option in effect.options for e in option)))
    return False
