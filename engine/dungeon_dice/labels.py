"""Questions in words: titles, options and fields as keys with arguments. Made on demand, never while playing."""

from __future__ import annotations

from engine.core.prompt import Field, Option, Prompt
from engine.core.text import Text, text
from engine.dungeon_dice import deals
from engine.dungeon_dice.abilities import level_of, shows, strength
from engine.dungeon_dice.content import DICE, DIE_IDS, IDS, KIND, MONSTER, TROPHY_GLORY, TYPES
from engine.dungeon_dice.dice import T
from engine.dungeon_dice.state import NOBODY, Offer

K = "dungeon-dice"
_DICE_FIELDS = frozenset(("give", "take", "hands", "armor", "dice"))


def title(t: T, prompt: Prompt) -> Text:
    """What is asked, in one line."""
    s, kind = t.s, prompt.kind
    key = f"{K}-ask-{kind.replace('_', '-')}"
    c = s.combat
    if kind in ("act", "aim", "spell", "window", "throw") and c is not None:
        args = {"heroes": strength(c, 0), "foe": strength(c, 1), "duel": c.duel}
        symbol = {"symbol": prompt.data["ability"]} if kind == "aim" else {}
        return Text(key, {**args, **symbol, "stage": s.stage})
    if kind in ("choose", "terms", "prepare") and c is not None:
        return Text(key, {**prompt.data, "monster": DIE_IDS[c.monster], "level": level_of(c)})
    if kind == "respond":
        offer = next((known for known in s.offers if known.id == prompt.data["offer"]), None)
        if offer is not None:
            return Text(key, {"by": offer.sender, **deals.told(offer, s.active)})
    return Text(key, prompt.data)


def field_label(prompt: Prompt, field: Field) -> Text:
    """The name of a field; forms share their fields."""
    return text(
        f"{K}-field-{prompt.kind}-what" if prompt.kind == "gear" and field.name == "what" else _field(field.name)
    )


def _field(name: str) -> str:
    return f"{K}-field-{name.replace('_', '-')}"


def option(t: T, prompt: Prompt, field: Field, value: str) -> Option:
    """A legal value as a person reads it."""
    kind, name = prompt.kind, field.name
    if name in _DICE_FIELDS:
        return Option(value, text(f"{K}-armor-none")) if value == "none" else die_option(value, int(value))
    if name == "to":
        return Option(value, text(f"{K}-to-anyone") if value == "anyone" else text("seat", seat=int(value)))
    if name == "act" or ":" in value:
        return _act(t, value)
    if name in ("share", "about", "what", "roll", "owe", "due", "until", "answer"):
        prefix = "gear-what" if kind == "gear" else name
        return Option(value, text(f"{K}-{prefix}-{value.replace('_', '-')}"))
    if kind in ("act", "aim", "spell", "window", "throw"):
        return _in_combat(t, prompt, value)
    if kind == "quarry":
        return die_option(value, int(value))
    if kind == "prepare":
        return Option(value, text(f"{K}-symbol-{value}"), does(value))
    if kind == "withdraw":
        return _offer(t, value, int(value), f"{K}-withdraw-offer")
    if kind in ("choose", "lock"):
        verb, _, number = value.partition(".")
        if verb == "take":
            return _offer(t, value, int(number), f"{K}-{kind}-take")
        if number:
            return Option(value, text(f"{K}-lock-{verb.replace('_', '-')}", die=DIE_IDS[int(number)]))
    detail = text(f"{K}-start-rest-detail") if value == "rest" else None
    return Option(value, text(f"{K}-{kind.replace('_', '-')}-{value.replace('_', '-')}"), detail)


def does(symbol: str) -> Text:
    """What a symbol does, in a few words."""
    return text(f"{K}-does-{symbol.replace('_', '-')}")


def die_option(value: str, die: int) -> Option:
    """A die with its faces."""
    return Option(value, text(f"{K}-die-{DIE_IDS[die].replace('_', '-')}"), faces(die), icon=DIE_IDS[die])


def faces(die: int) -> Text:
    """All faces of a die in one line; of a monster its levels, treasure and glory."""
    data = TYPES[DICE[die]]
    if KIND[DICE[die]] == MONSTER:
        levels = [face.level for face in data.faces if face.level]
        args = {"low": min(levels), "high": max(levels), "symbol": data.treasure, "glory": TROPHY_GLORY[die]}
        return Text(f"{K}-faces-monster", args)
    found: list[Text] = []
    for face in data.faces:
        symbols = list(dict.fromkeys(face.a))
        if face.n is None and not symbols:
            found.append(text(f"{K}-face-blank"))
        elif not symbols:
            found.append(text(f"{K}-face-number", number=face.n))
        elif face.n is None:
            found.append(text(f"{K}-face-symbols", symbols=symbols, count=len(face.a)))
        else:
            found.append(text(f"{K}-face-both", number=face.n, symbols=symbols))
    different = list(dict.fromkeys(map(str, found)))
    if len(different) == 1:
        found = found[:1]
    return text(f"{K}-faces", faces=found)


def _offer(t: T, value: str, number: int, key: str) -> Option:
    offer: Offer = deals.find(t.s, number)
    args = {"seat": offer.sender, **deals.told(offer, t.s.active)}
    if key == f"{K}-withdraw-offer":
        label = text(f"{K}-withdraw-all" if offer.to == NOBODY else key, seat=max(offer.to, 0))
    else:
        label = text(key, seat=offer.sender)
    return Option(value, label, Text(f"{K}-terms-short", args))


def _act(t: T, value: str) -> Option:
    if value == "none":
        return Option(value, text(f"{K}-act-none"))
    act = deals.parse_act(value)
    key = f"{K}-act-{act.do.replace('_', '-')}"
    if act.do == "abstain":
        return Option(value, text(key, seat=act.seat))
    detail = _use(t, act.use) if act.use else None
    return Option(value, text(key, seat=act.seat, die=DIE_IDS[act.die]), detail)


def _use(t: T, use: str) -> Text:
    """A use of a single-use die: what, and for which side."""
    what, *rest = use.split(".")
    c = t.s.combat
    assert c is not None
    side = int(rest[-1])
    args: dict[str, object] = {"side": "monster" if side and not c.duel else "hero" if c.duel else "heroes"}
    if c.duel:
        args["seat"] = c.fighters[side]
    if what == "scroll":
        args["symbol"] = rest[0]
    return Text(f"{K}-use-{what}", args)


def _in_combat(t: T, prompt: Prompt, value: str) -> Option:
    kind = prompt.kind
    c = t.s.combat
    assert c is not None
    if value == "pass":
        return Option(value, text(f"{K}-pass"))
    if kind == "spell":
        return Option(value, text(f"{K}-symbol-{value}"), does(value), icon=value)
    if kind in ("window", "throw"):
        return Option(value, _use(t, value), icon=value.split(".")[0])
    if kind == "aim" and prompt.data["ability"] == "toad":
        seat = int(value)
        name = text(f"{K}-die-{DIE_IDS[c.monster].replace('_', '-')}") if seat == NOBODY else text("seat", seat=seat)
        return Option(value, name)
    place, _, symbol = value.partition(".")
    d = c.dice[int(place)]
    if kind == "act":
        return Option(value, text(f"{K}-act", symbol=symbol, die=IDS[d.type]), does(symbol), icon=symbol)
    args: dict[str, object] = {"die": IDS[d.type], "symbols": shows(d)}
    if d.owner == NOBODY:
        return Option(value, Text(f"{K}-aim-monster", args))
    return Option(value, Text(f"{K}-aim-hero", {**args, "seat": d.owner}))
