"""Cards in words and icons: what they do, what an upgrade brings, what they wait for."""

from __future__ import annotations

from engine.dice_throne import describe_sheets
from engine.dice_throne.content import Book, CardInfo
from engine.dice_throne.sheets import Level, When
from engine.dice_throne.view import CardView
from render import parts
from render.dice_throne import sheets
from render.dice_throne.look import Look


def shown(look: Look, book: Book, card: CardView, foot: str, *, bright: bool, small: bool = False) -> parts.Card:
    """A card ready to be drawn."""
    info = book.cards[card.id]
    return parts.Card(
        info.kind,
        look(f"{'short' if small else 'kind'}-{info.kind}"),
        _name(look, info),
        text(look, book, info),
        card.cost,
        foot,
        bright,
        info.card.level if info.kind == "upgrade" else 0,
        look("attack-modifier") if info.modifier else "",
    )


def _name(look: Look, info: CardInfo) -> str:
    name = look.term("card", info.id)
    if info.kind != "upgrade":
        return name
    return name.removesuffix(f" {parts.ROMAN[info.card.level]}")  # the chip says it


def text(look: Look, book: Book, info: CardInfo) -> str:
    """What a card does; an upgrade says what its ability becomes."""
    if info.kind == "upgrade":
        return upgrade(look, book, info.card.upgrades, info.card.level)
    return sentence(look.rich(describe_sheets.card(info.card), book.id))


def upgrade(look: Look, book: Book, slot: str, level: int) -> str:
    """An ability at a level: its conditions in symbols, what each does, and what is printed below."""
    ability = book.slots[slot]
    sheet = ability.levels[level]
    lines = [variants(look, book, slot, level)] if sheet.variants else []
    lines += [f"**{look.term('ability', added.id)}** {variants(look, book, added.id, level)}" for added in sheet.adds]
    if sheet.dice:
        lines.append(f"**{look('dice', n=sheet.dice)}** {plain_level(look, book, sheet)}")
    elif not lines:
        lines.append(plain_level(look, book, sheet))
    return "\n".join(line for line in lines if line)


def plain_level(look: Look, book: Book, sheet: Level) -> str:
    """A defence or passive in words."""
    return sentence(look.rich(describe_sheets.level(sheet), book.id))


def variants(look: Look, book: Book, ability: str, level: int) -> str:
    """The tiers of an ability in one line: the first condition in symbols, all damage, what comes with it."""
    moves = sheets.moves_of(book.id, ability, level)
    out = condition(look, book.id, moves[0].when) + ("+" if len(moves) > 1 else "")
    damage = sheets.plain_damage(moves)
    rest = look.rich(sheets.riders(moves), book.id)
    said = look("card-damage", n=int(damage) if damage.isdigit() else damage) if damage else ""
    if rest:
        said = f"{said} · {rest[:1].lower()}{rest[1:]}" if said else rest
    return f"{look('card-when', condition=out)} {sentence(said)}"


def condition(look: Look, hero: str, when: When) -> str:
    """A condition as icons, or the name of the straight."""
    if when.straight:
        return f"**{look('straight-' + when.straight)}**"
    return "".join(f"{{die:{hero}.{name}}}" for name in sheets.symbols(sheets.trigger_of(when)))


def sentence(said: str) -> str:
    """With a full stop."""
    return said if not said or said.endswith((".", "!", "?")) else f"{said}."


def reason(look: Look, book: Book, card: CardView) -> str:
    """Why a card cannot be played now."""
    info = book.cards[card.id]
    if card.reason == "main" and card.short:
        return look("why-main-short", n=card.short)
    if card.reason == "die" and info.when is not None and info.when.source:
        return look("why-die", source=look.source(info.when.source))
    return look(f"why-{card.reason}", n=card.short)
