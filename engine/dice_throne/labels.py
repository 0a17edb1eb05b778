"""Titles and options as texts, made on demand; and the proper names of the content."""

from __future__ import annotations

import functools

from engine.core.prompt import Option, Prompt
from engine.core.text import Text, text
from engine.dice_throne import describe, describe_sheets, odds
from engine.dice_throne.content import Book, Move, content
from engine.dice_throne.model import DiceThrone, T
from engine.dice_throne.offense_moves import move_of, moves_met
from engine.dice_throne.responses import price
from engine.dice_throne.vocabulary import Effects, Peek, walk
from engine.dice_throne.worth import move_worth

SEATS = frozenset(("player", "players", "target", "pass_on", "victim"))
CARDS = frozenset(("sell", "discard_phase", "discard", "search", "free_upgrade", "order"))
DICE = frozenset(("roll", "reroll"))


def title(t: T, prompt: Prompt) -> Text:
    """What is asked, in one line."""
    kind = prompt.kind.replace("_", "-")
    if kind == "respond":
        kind = f"respond-{prompt.data['window'].replace('_', '-')}"
        if kind == "respond-announced" and "ability" not in prompt.data:
            kind = "respond-announced-none"
        elif kind == "respond-last" and prompt.data["seat"] != prompt.data.get("target"):
            kind = "respond-last-beside" if "target" in prompt.data else "respond-alone"
    data = prompt.data
    if kind == "respond-go-first":
        data = {**data, "what": response(t.s, data["by"], data["declared"]).label}
    return Text(f"dice-throne-ask-{kind}", data)


def _book(s: DiceThrone, seat: int) -> Book:
    return content().books[s.players[seat].hero]


def option(t: T, prompt: Prompt, value: str) -> Option:
    """How a legal value is presented."""
    s = t.s
    seat = prompt.seats[0]
    kind = prompt.kind
    if "." in value and value.split(".")[0] in ("card", "token", "use"):
        return response(s, seat, value)
    if kind in SEATS and value.isdigit():
        return Option(value, text("seat", seat=int(value)))
    if kind in CARDS and value != "none":
        return _card(s, seat, value)
    if kind in DICE:
        return _die(s, prompt, int(value))
    if kind == "announce" and "." in value:
        move = move_of(s, seat, value)
        return Option(value, _move(move), describe_sheets.move(move), icon="ability")
    if kind == "upkeep":
        source = prompt.data["sources"][int(value)]
        side = prompt.data["sides"][int(value)]
        key = "dice-throne-source-side" if side else "dice-throne-source"
        return Option(value, text(key, source=source, side=side))
    if kind in ("set_die", "reroll_die") and value != "stop":
        roll, die, *rest = (int(part) for part in value.split("."))
        data = prompt.data
        args = {"before": data["dice"][roll][die], "owner": data["owners"][roll], "number": die + 1}
        if rest:
            return Option(value, text("dice-throne-set-die", after=rest[0], **args), icon="die")
        return Option(value, text("dice-throne-reroll-die", **args), icon="die")
    if kind == "instance":
        row = next(row for row in prompt.data["instances"] if row[0] == int(value))
        return Option(value, text("dice-throne-instance", target=row[1], count=row[2], source=row[3]))
    if kind == "token" and value != "none":
        owner, _, name = value.partition(".")
        return Option(value, text("dice-throne-token", owner=int(owner), status=name), icon=name)
    if kind == "transfer":
        giver, name, to = value.split(".")
        return Option(value, text("dice-throne-transfer", status=name, owner=int(giver), target=int(to)), icon=name)
    if kind == "ward" and value != "none":
        return Option(value, text("dice-throne-source", source=f"status.{value}"), icon=value)
    if kind == "defend" and value != "none":
        level = s.players[seat].levels.get(value, 1)
        sheet = _book(s, seat).slots[value].levels[level]
        label = text("dice-throne-move", ability=value, level=level)
        return Option(value, label, describe_sheets.level(sheet), icon="defense")
    if kind == "option":
        key = f"{prompt.data['script']}.option{value}"
        effects = content().scripts[key].effects
        asked = describe.summary(effects, you=seat != prompt.data["seat"])
        if isinstance(effects[0], Peek):  # too long for a button
            return Option(value, text("dice-throne-look", count=effects[0].count), asked)
        return Option(value, asked or text("dice-throne-nothing"))
    return Option(value, Text(f"dice-throne-{kind.replace('_', '-')}-{value.replace('_', '-')}", prompt.data))


def response(s: DiceThrone, seat: int, value: str) -> Option:
    """A card, token or passive that may be used now."""
    what, name, *rest = value.split(".")
    book = _book(s, seat)
    if what == "card":
        return _card(s, seat, name, value)
    if what == "token":
        spends = content().statuses[name].spend
        said = describe.summary(spends[int(rest[0])].effects)
        if len(spends) > 1:
            label = text("dice-throne-spend-for", status=name, count=spends[int(rest[0])].tokens, what=said)
            return Option(value, label, icon=name)
        return Option(value, text("dice-throne-spend", status=name), said, icon=name)
    action = book.slots[name].levels[s.players[seat].levels.get(name, 1)].actions[int(rest[0])]
    label = text("dice-throne-use", ability=name, price=action.cp, what=describe.summary(action.effects))
    return Option(value, label, cost=str(action.cp), icon="ability")


def _move(move: Move) -> Text:
    """An ability to announce; one with several tiers says which."""
    plain = text("dice-throne-move", ability=move.id, level=move.level)
    tiers = (move.added or move.ability.levels[move.level]).variants
    if len(tiers) == 1:
        return plain
    if move.when.straight:
        return text("dice-throne-move-straight", move=plain, size=move.when.straight)
    symbols = [text("dice-throne-symbols", count=count, symbol=name) for name, count in move.when.symbols.items()]
    return text("dice-throne-move-tier", move=plain, parts=symbols)


def _card(s: DiceThrone, seat: int, name: str, value: str = "") -> Option:
    name, _, _ = name.partition("#")
    book = _book(s, seat)
    info = book.cards[name]
    cost = price(s.players[seat], book, info)
    return Option(value or name, text("dice-throne-card", card=name), card_text(book, name), str(cost), None, info.kind)


def card_text(book: Book, name: str) -> Text | None:
    """What a card does; an upgrade says what its ability does from then on."""
    info = book.cards[name]
    if info.kind == "upgrade":
        return describe_sheets.ability(book.slots[info.card.upgrades].levels[info.card.level])
    return describe_sheets.card(info.card)


def _die(s: DiceThrone, prompt: Prompt, die: int) -> Option:
    """A die: its number and symbol. While rolling, with the chance of the best aim if it is kept."""
    roll = s.rolls[0] if prompt.kind == "roll" else s.rolls[-1]
    face = roll.dice[die]
    symbol = content().books[s.players[roll.seat].hero].faces[face]
    label = text("dice-throne-die", number=face, symbol=symbol)
    if prompt.kind != "roll":
        return Option(str(die), label, icon=symbol)
    return Option(str(die), label, odds=_keep_odds(s, die), icon=symbol)


def _keep_odds(s: DiceThrone, die: int) -> float:
    """The chance of what is worth most to aim at, if this die is kept and the rest is chosen well."""
    roll = s.rolls[0]
    player = s.players[roll.seat]
    left = s.attempts - s.used_attempts
    book = content().books[player.hero]
    found = odds.chances(player.hero, roll.dice, left, player.levels, player.side)
    aim = max(found, key=lambda pair: pair[1] * move_worth(book, pair[0]))[0]
    others = [place for place in range(len(roll.dice)) if place != die]
    best = 0.0
    for bits in range(1 << len(others)):
        kept = [die, *(place for number, place in enumerate(others) if bits >> number & 1)]
        best = max(best, odds.chance_keeping(player.hero, aim.when, roll.dice, kept, left))
    return best


def best_move(s: DiceThrone, seat: int) -> str:
    """What a time-out announces: the best that is met (T-128)."""
    moves = moves_met(s, seat, s.rolls[0].dice)
    return moves[0].value if moves else "none"


@functools.cache
def names(locale: str) -> dict[str, str]:
    """Proper names by key: heroes, cards, statuses, abilities, symbols, and the same as sources of something."""
    found: dict[str, str] = {}

    def add(family: str, name: str, said: str) -> None:
        key = name.replace("_", "-")
        found[f"dice-throne-{family}-{key}"] = said
        found[f"dice-throne-source-{family}.{key}"] = said

    for book in content().books.values():
        add("hero", book.id, getattr(book.hero.name, locale))
        for symbol, name in book.hero.symbol_names.items():
            add("symbol", symbol, getattr(name, locale))
        for ability in book.hero.abilities:
            add("ability", ability.id, getattr(ability.name, locale))
            for level in ability.levels.values():
                for added in level.adds:
                    add("ability", added.id, getattr(added.name, locale))
        for info in book.cards.values():
            add("card", info.id, getattr(info.card.name, locale))
        for status in book.hero.statuses:
            add("status", status.id, getattr(status.name, locale))
            found[f"dice-throne-source-{status.id.replace('_', '-')}"] = getattr(status.name, locale)
    return found


def mentions(effects: Effects) -> list[str]:
    """The statuses a text speaks of, for pictures that explain them beside it."""
    seen: list[str] = []
    for effect in walk(effects):
        status = getattr(effect, "status", "")
        if status in content().statuses and status not in seen:
            seen.append(status)
    return seen
