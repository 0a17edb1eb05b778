"""The look in numbers: colours, type scale, grid, die families. Nothing here draws."""

from __future__ import annotations

import functools

Rgb = tuple[int, int, int]
Colour = str | Rgb
"""A colour is a name of `COLOURS`, `#RRGGBB` or an (r, g, b) tuple, usually made by `mix`."""

WIDTH, HEIGHT = 1200, 800
MARGIN, GUTTER, PADDING = 24, 16, 20
MIN_TEXT = 22

RADIUS_PANEL, RADIUS_CARD, RADIUS_ROW, RADIUS_CHIP = 16, 18, 10, 10

# smallest and largest size of each step of the type scale, from large to small
STEPS: tuple[tuple[str, int, int], ...] = (
    ("display", 44, 72),
    ("title", 33, 43),
    ("heading", 28, 32),
    ("body", 25, 27),
    ("label", 22, 24),
)

COLOURS: dict[str, str] = {
    # surfaces and voices
    "page": "#1B1615",
    "panel": "#282120",
    "raised": "#352C2A",
    "inset": "#130F0E",
    "line": "#4A3E39",
    "line2": "#6E5D55",
    "text": "#FBF3E4",
    "sand": "#DACBB7",
    "mute": "#AD9C8B",
    "ink": "#1B1615",
    "parchment": "#F5EAD6",
    "umber": "#3A211A",
    # one accent a game
    "throne": "#F4B045",
    "adventures": "#B69CF5",
    "forge": "#4FC9B8",
    "dungeon": "#F0764F",
    "house": "#7FB8F0",
    # meaning, the same in every game
    "hp": "#F26C6C",
    "hp_d": "#5A2A2B",
    "cp": "#F4B045",
    "good": "#5CC8B0",
    "bad": "#F0764F",
    "uniq": "#B69CF5",
    "main": "#5AA2EA",
    "roll": "#F2913A",
    "instant": "#EE665D",
    "upgrade": "#F1E9DA",
    "lv1": "#F1E9DA",
    "lv2": "#54B889",
    "lv3": "#A98BEB",
    "gold": "#F2C14E",
    "sun": "#F58E3C",
    "moon": "#7FB8F0",
    "vp": "#7BC96F",
    "bone": "#EFE4CF",
    "pink": "#E58BB5",
    # the bags of Dungeon Dice
    "bag_monster": "#6B5A73",
    "bag_single_use": "#C8483F",
    "bag_equipment": "#4A80BC",
    "bag_artifact": "#E0B040",
}

ACCENTS: dict[str, str] = {
    "dice_throne": "throne",
    "adventures": "adventures",
    "dice_forge": "forge",
    "dungeon_dice": "dungeon",
    "house": "house",
}

_SEATS = ("#F4B045", "#7FB8F0", "#E58BB5", "#5CC8B0", "#F0764F", "#B69CF5")
# the seat colour that looks like the accent of the game is left out
_LEFT_OUT = {"dice_forge": "#5CC8B0", "dungeon_dice": "#F0764F", "adventures": "#B69CF5"}

TILE_LEVELS: dict[str, str] = {
    "1": "#4E6B52",
    "2": "#8A6A35",
    "3": "#8A4038",
    "4": "#5B4488",
    "start": "#8C3B35",
    "portal": "#43346B",
    "portal_inside": "#2C2348",
}

# body, common, middle and rare plate
FAMILIES: dict[str, tuple[str, str, str, str]] = {
    "bone": ("#EFE4CF", "#E3D3B6", "#D9A25F", "#B5472F"),
    "night": ("#33456E", "#40548A", "#6C8AC8", "#E3EAF8"),
    "moss": ("#3B5639", "#4D6F4A", "#86A862", "#EDEBB4"),
    "ember": ("#6A281D", "#8A3A28", "#CF6A32", "#F8C860"),
    "steel": ("#57616D", "#6C7885", "#A3B4C4", "#F4DA86"),
    "plum": ("#452A52", "#5D3D6E", "#9A70B6", "#EBCDF4"),
    "crimson": ("#6B1D2B", "#8A2C3D", "#CB5560", "#F7CFC7"),
    "sea": ("#1D5053", "#2B6B6E", "#4DA8A3", "#F3E2A8"),
}

_FAMILY_HEROES: dict[str, str] = {
    "bone": "gunslinger samurai tactician",
    "night": "captain_marvel moon_elf thor",
    "moss": "huntress loki treant",
    "ember": "barbarian pyromancer",
    "steel": "artificer paladin seraph",
    "plum": "black_panther ninja shadow_thief",
    "crimson": "black_widow miles_morales scarlet_witch vampire_lord",
    "sea": "cursed_pirate doctor_strange monk",
}
HERO_FAMILY: dict[str, str] = {hero: family for family, names in _FAMILY_HEROES.items() for hero in names.split()}

# Dungeon Dice: body and plate by kind of die
DUNGEON_BODIES: dict[str, tuple[str, str]] = {
    "hero_level": ("#EFE4CF", "#DDCFB4"),
    "equipment": ("#3F6FA8", "#5588C4"),
    "artifact": ("#D9A53A", "#EFC869"),
    "single_use": ("#B8452F", "#D9603F"),
    "spell": ("#B8452F", "#D9603F"),
    "monster": ("#4A3350", "#694875"),
    "monster_level": ("#4A3350", "#694875"),
    "experience": ("#57616D", "#A3B4C4"),
}
GLORY: dict[str, str] = {"grey": "mute", "red": "instant", "black": "uniq", "gold": "gold"}

FORGE_BODIES: dict[str, str] = {"light": "#EFE4CF", "dark": "#4A5878"}
BOARS: dict[str, str] = {"red": "#C8483F", "green": "#54B889", "blue": "#5AA2EA", "yellow": "#F2C14E"}

CHAOS_BODY = "#4A3A72"
CHAOS_PLATES: dict[str, str] = {"swipe": "#5E4B8C", "vortex": "#3E6A96", "chaos": "#B69CF5"}

POLARITY_COLOURS: dict[str, str] = {"positive": "good", "negative": "bad", "unique": "uniq", "companion": "sand"}
CARD_COLOURS: dict[str, str] = {"main": "main", "roll": "roll", "instant": "instant", "upgrade": "upgrade"}
LEVEL_COLOURS: dict[int, str] = {1: "lv1", 2: "lv2", 3: "lv3"}


@functools.lru_cache(4096)
def rgb(colour: Colour) -> Rgb:
    """The (r, g, b) of a colour name, a hex string or a tuple."""
    if isinstance(colour, tuple):
        return colour
    code = COLOURS.get(colour, colour)
    if not (code.startswith("#") and len(code) == 7):
        raise KeyError(f"no colour {colour!r} in render/theme.py")
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@functools.lru_cache(4096)
def mix(colour: Colour, into: Colour, share: float) -> Rgb:
    """`share` (0-1) of a colour mixed into another: tints are mixes, never alpha."""
    a, b = rgb(colour), rgb(into)
    return (
        round(b[0] + (a[0] - b[0]) * share),
        round(b[1] + (a[1] - b[1]) * share),
        round(b[2] + (a[2] - b[2]) * share),
    )


def dim(colour: Colour, ground: Colour = "panel") -> Rgb:
    """A dimmed colour: 60 % of the ground mixed into it."""
    return mix(ground, colour, 0.6)


@functools.lru_cache(4096)
def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def on(plate: Colour) -> Colour:
    """The glyph colour for a plate: ink on bright ones, text on dark ones."""
    if rgb(plate) in _BONE_PLATES:
        return "umber"
    return "ink" if luminance(plate) > 0.22 else "text"


def accent(game: str) -> str:
    """The accent of a game; unknown games get the house's."""
    return ACCENTS.get(game, "house")


def seat_colour(seat: int, game: str = "dice_throne") -> str:
    """The colour of a seat (0-based), leaving out the one that equals the game's accent."""
    choice = [colour for colour in _SEATS if colour != _LEFT_OUT.get(game)]
    return choice[seat % len(choice)]


def shrink_floor(size: int) -> int:
    """How small a text of this size may get: the bottom of the next step of the scale, never under 22."""
    for step, (_, low, high) in enumerate(STEPS):
        if low <= size <= high or size > high:
            following = STEPS[min(step + 1, len(STEPS) - 1)]
            return max(MIN_TEXT, following[1])
    return MIN_TEXT


_BONE_PLATES = {rgb(FAMILIES["bone"][1]), rgb(FAMILIES["bone"][2])}
