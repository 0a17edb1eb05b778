"""The pictures in words, for those who cannot see them."""

from __future__ import annotations

from render.dice_throne import stage
from render.dice_throne.look import PHASES, Look, percent, tokens


def table_alt(look: Look) -> str:
    """Whose turn, every hero, the dice, what is ready or coming, and what happened last."""
    seen = look.table
    phase = look(f"phase-{seen.phase}") if seen.phase in PHASES else look.term("phase", seen.phase)
    out = [look("alt-turn", player=look.names[seen.active], phase=phase, n=look.view.round)]
    out += [hero_alt(look, seat) for seat in range(len(seen.players))]
    kind = stage.kind(seen)
    if kind == "roll":
        roll = stage.offense(seen)
        assert roll is not None
        out.append(look("alt-dice", player=look.names[roll.seat], dice=_dice(look, roll.dice, roll.symbols)))
        out.append(look("rolls-left", n=seen.attempts_left) + ".")
        rows = [
            f"{look.term('ability', one.id)} {percent(one.chance, look.words)}"
            for one in stage.items(look, roll.seat)
            if one.chance > 0
        ]
        out.append(look("alt-abilities", list=", ".join(rows)))
    elif kind == "attack":
        for roll in seen.rolls[-1:]:
            out.append(look("alt-dice", player=look.names[roll.seat], dice=_dice(look, roll.dice, roll.symbols)))
        out += damage_alt(look, incoming=True)
    else:
        out += damage_alt(look, incoming=False)
    news = look.news().replace("**", "")
    if news:
        out.append(look("alt-news", news=news))
    return " ".join(out)


def hero_alt(look: Look, seat: int) -> str:
    """A hero in a sentence."""
    player = look.table.players[seat]
    name, hero = look.names[seat], look.hero(seat)
    if player.out:
        return look("alt-out", hero=hero, player=name)
    held = ", ".join(f"{look.term('status', status)} {count}" for status, count in tokens(player))
    key = "alt-hero-tokens" if held else "alt-hero"
    return look(key, hero=hero, player=name, health=player.health, cp=player.cp, hand=player.cards, tokens=held)


def damage_alt(look: Look, *, incoming: bool) -> list[str]:
    """Every instance with its end."""
    entries = look.table.incoming if incoming else look.table.last
    key = "alt-incoming" if incoming else "alt-damage"
    return [
        look(key, source=look.source(one.source), target=look.names[one.to] if one.to >= 0 else "?", count=one.final)
        for one in entries
    ]


def _dice(look: Look, dice: tuple[int, ...], symbols: tuple[str, ...]) -> str:
    return ", ".join(f"{number} {look.term('symbol', name)}" for number, name in zip(dice, symbols, strict=True))
