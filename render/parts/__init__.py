"""The components of every picture; `render/README.md` shows each call."""

from render.parts.abilities import Ability, ability_row, straight, trigger
from render.parts.bracket import Side, bracket_link, bracket_match
from render.parts.cards import ROMAN, Card, card, grid, grid_height
from render.parts.dice import chaos_die, die, dungeon_die, hero_die, number_die, symbol_colour
from render.parts.forge import chip, face_of, forge_die, net
from render.parts.maps import pawn, tile
from render.parts.meters import bar, chart, dots, pips
from render.parts.people import avatar, initial, name_tab, seat_header, shown_name, with_name
from render.parts.surface import (
    banner,
    callout,
    columns,
    divider,
    event_line,
    panel,
    phase_strip,
    pill,
    quiet_tab,
    tint,
    tray,
    turn_tab,
)
from render.parts.tables import Cell, Column, Row, table
from render.parts.tokens import bag, coin, dial, gem, token, token_row

__all__ = [
    "ROMAN",
    "Ability",
    "Card",
    "Cell",
    "Column",
    "Row",
    "Side",
    "ability_row",
    "avatar",
    "bag",
    "banner",
    "bar",
    "bracket_link",
    "bracket_match",
    "callout",
    "card",
    "chaos_die",
    "chart",
    "chip",
    "coin",
    "columns",
    "dial",
    "die",
    "divider",
    "dots",
    "dungeon_die",
    "event_line",
    "face_of",
    "forge_die",
    "gem",
    "grid",
    "grid_height",
    "hero_die",
    "initial",
    "name_tab",
    "net",
    "number_die",
    "panel",
    "pawn",
    "phase_strip",
    "pill",
    "pips",
    "quiet_tab",
    "seat_header",
    "shown_name",
    "straight",
    "symbol_colour",
    "table",
    "tile",
    "tint",
    "token",
    "token_row",
    "tray",
    "trigger",
    "turn_tab",
    "with_name",
]
