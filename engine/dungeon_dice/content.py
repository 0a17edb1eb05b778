"""The dice of data/dungeon_dice/, read once: typed records, and plain tables that the rules look up by number.

Every design is a *type* (a number), and every die of the four draw bags is a number too: the state holds numbers only.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core import content

Bag = Literal["monster", "single_use", "equipment", "artifact"]
BAGS: tuple[Bag, ...] = ("monster", "single_use", "equipment", "artifact")
MONSTER, SINGLE_USE, EQUIPMENT, ARTIFACT, BASIC = range(5)
"""Kinds of dice: the place of their bag in BAGS; BASIC dice lie on the table."""

# Combat abilities are bits, because a die remembers which of them it has used (D-44).
BREAK, ARMOR, SLASH, ENTANGLE, DRAIN, FEAR, FIRE, GUST, TOAD, SCROLL = (1 << bit for bit in range(10))
ABILITIES = {
    "break": BREAK, "armor": ARMOR, "slash": SLASH, "entangle": ENTANGLE, "drain": DRAIN, "fear": FEAR, "fire": FIRE,
    "gust": GUST, "toad": TOAD, "scroll": SCROLL,
}  # fmt: skip
ABILITY_NAMES = {bit: name for name, bit in ABILITIES.items()}
SPELLS = (FIRE, DRAIN, GUST, TOAD)


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A proper name in both languages."""

    en: str
    fr: str


class FaceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face as it is written."""

    n: int | None = None
    a: tuple[str, ...] = ()
    x: int = 0
    level: int = 0
    treasure: str = ""
    xp: int = 0
    dice: int = 0
    glory: int = 0


class DieData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One design as it is written."""

    id: str
    name: Name
    faces: tuple[FaceData, ...]
    count: int = 1
    colour: str = ""
    treasure: str = ""
    roll: bool = True
    use: str = ""
    kind: str = ""
    slot: Literal["hand", "armor", "none", ""] = ""
    hands: int = 0
    quality: str = ""
    passive: tuple[str, ...] = ()
    spell: str = ""


class SymbolData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a symbol is called and what it is for."""

    name: Name
    kind: Literal["treasure", "ability", "spell_ability", "trait", "none"]
    draw: Bag | None = None
    names_die: str = ""


class KindData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of dice and the colour of its bag."""

    name: Name
    bag: Name | None = None


class GloryData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What glory is given for (D-20)."""

    monster: dict[str, int]
    artifact: int
    experience: int
    to_win: int


class DiceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/dungeon_dice/dice.yaml."""

    counts: dict[str, int]
    five_players: dict[str, int]
    glory: GloryData
    kinds: dict[str, KindData]
    colours: dict[str, Name]
    qualities: dict[str, Name]
    symbols: dict[str, SymbolData]
    monster: tuple[DieData, ...]
    single_use: tuple[DieData, ...]
    equipment: tuple[DieData, ...]
    artifact: tuple[DieData, ...]
    basic: tuple[DieData, ...]


def check(file: DiceFile, source: content.Source) -> None:
    """What the types cannot say: counts, references, six faces, and the form of each kind of face."""
    seen: set[str] = set()
    total = 0
    groups = {bag: getattr(file, bag) for bag in (*BAGS, "basic")}
    for bag, dice in groups.items():
        have = sum(die.count for die in dice)
        total += have
        if have != file.counts[bag]:
            raise source.error(f"{have} {bag} dice, {file.counts[bag]} wanted", bag)
        for index, die in enumerate(dice):
            if die.id in seen:
                raise source.error(f"two dice are called {die.id!r}", bag, index)
            seen.add(die.id)
            _check_die(file, source, bag, index, die)
    if total != file.counts["total"]:
        raise source.error(f"{total} dice, {file.counts['total']} wanted", "counts", "total")


def _check_die(file: DiceFile, source: content.Source, bag: str, index: int, die: DieData) -> None:
    def wrong(problem: str, *path: str | int) -> content.BadData:
        return source.error(f"{die.id}: {problem}", bag, index, *path)

    if len(die.faces) != 6:
        raise wrong(f"{len(die.faces)} faces instead of 6", "faces")
    for number, face in enumerate(die.faces):
        for symbol in face.a:
            if symbol not in file.symbols:
                raise wrong(f"there is no symbol {symbol!r}", "faces", number, "a")
            if face.a.count(symbol) > 2:
                raise wrong("more than two equal symbols on a face", "faces", number, "a")
        if face.treasure and face.treasure not in file.symbols:
            raise wrong(f"there is no treasure {face.treasure!r}", "faces", number)
        if ("execute" in face.a) != bool(face.x) or (face.x and face.x != face.n):
            raise wrong("execute goes with x, and x with the same n", "faces", number)
        if bag == "monster" and (face.n is not None or bool(face.level) == bool(face.treasure) or face.level > 5):
            raise wrong("a monster face has a level from 1 to 5, or a treasure", "faces", number)
    if bag == "monster":
        if [face.treasure for face in die.faces if face.treasure] != [die.treasure]:
            raise wrong("exactly one face shows its treasure", "treasure")
        if die.colour not in file.glory.monster or die.colour not in file.colours:
            raise wrong(f"there is no colour {die.colour!r}", "colour")
    if bag in ("equipment", "artifact"):
        if not die.kind or not die.slot or (die.slot == "hand") != (die.hands in (1, 2)):
            raise wrong("needs a kind, a slot, and hands if it is held", "slot")
        if bag == "equipment" and die.quality not in file.qualities:
            raise wrong(f"there is no quality {die.quality!r}", "quality")
        for symbol in die.passive:
            if symbol not in ("hunt", "scout", "reach"):
                raise wrong(f"{symbol!r} does not work without a roll", "passive")
    if die.spell and die.spell not in ABILITIES:
        raise wrong(f"there is no spell {die.spell!r}", "spell")


FILE = content.load("dungeon_dice/dice.yaml", DiceFile, check)
TO_WIN = FILE.glory.to_win

# -- designs ---------------------------------------------------------------------------------------------------------

TYPES: tuple[DieData, ...] = (*FILE.monster, *FILE.single_use, *FILE.equipment, *FILE.artifact, *FILE.basic)
IDS = tuple(die.id for die in TYPES)
TYPE = {die.id: number for number, die in enumerate(TYPES)}
KIND = tuple(
    kind
    for kind, dice in enumerate((FILE.monster, FILE.single_use, FILE.equipment, FILE.artifact, FILE.basic))
    for _ in dice
)
HERO_LEVEL = TYPE["hero_level"]
MONSTER_LEVEL = TYPE["monster_level"]
SPELL_DIE = {ABILITIES[die.spell]: TYPE[die.id] for die in FILE.basic if die.spell}
SPELL_OF = {number: spell for spell, number in SPELL_DIE.items()}
CURSE, BOMB, STRENGTH = TYPE["curse"], TYPE["bomb"], TYPE["potion_strength"]
HEALING, KEY, SCROLL_DIE = TYPE["potion_heal"], TYPE["key"], TYPE["scroll"]
SKELETON_KEY = TYPE["skeleton_key"]

FIGHTS = tuple(kind in (EQUIPMENT, ARTIFACT) or n in (HERO_LEVEL, MONSTER_LEVEL) for n, kind in enumerate(KIND))
"""Types that armor, slash, entangle, drain, fear and toad reach (D-59 to D-64): level dice and gear."""

HAS_NUMBER = tuple(tuple(face.n is not None for face in die.faces) for die in TYPES)
NUMBER = tuple(tuple((face.n or 0) * (-1 if die.id == "curse" else 1) for face in die.faces) for die in TYPES)
"""What a face adds to the strength of its side; a curse lies on the side it weakens (D-55)."""

MEAN = tuple(sum(numbers) / 6 for numbers in NUMBER)
ACTS = tuple(tuple(tuple(ABILITIES[a] for a in face.a if a in ABILITIES) for face in die.faces) for die in TYPES)
EXECUTE = tuple(tuple(face.x for face in die.faces) for die in TYPES)
HEALS = tuple(tuple(face.a.count("heal") for face in die.faces) for die in TYPES)
PAINS = tuple(tuple(face.a.count("pain") for face in die.faces) for die in TYPES)
BREAKS = tuple(tuple("break" in face.a for face in die.faces) for die in TYPES)
OPENS = tuple(tuple("skeleton_key" in face.a for face in die.faces) for die in TYPES)
EVER = tuple(sum({a for acts in faces for a in acts}) for faces in ACTS)
"""All combat abilities that a type can ever show, as bits."""

IS_HAMMER = tuple(die.kind == "hammer" for die in TYPES)
SLOT_HANDS = tuple(die.hands for die in TYPES)
IS_ARMOR = tuple(die.slot == "armor" for die in TYPES)
PASSIVE = tuple(die.passive for die in TYPES)

# -- dice of the bags ------------------------------------------------------------------------------------------------

DICE = tuple(number for number, die in enumerate(TYPES) if KIND[number] != BASIC for _ in range(die.count))
"""die -> its type."""

DIE_KIND = tuple(KIND[number] for number in DICE)
DIE_IDS = tuple(IDS[number] for number in DICE)
IN_BAG = tuple(tuple(die for die, kind in enumerate(DIE_KIND) if kind == bag) for bag in range(4))
FIRST_SINGLE, FIRST_EQUIPMENT, FIRST_ARTIFACT = IN_BAG[1][0], IN_BAG[2][0], IN_BAG[3][0]
TROPHY_GLORY = tuple(FILE.glory.monster[TYPES[DICE[die]].colour] for die in IN_BAG[MONSTER])
HANDS = tuple(SLOT_HANDS[number] for number in DICE)
ARMORS = tuple(IS_ARMOR[number] for number in DICE)
WORN = tuple(hands > 0 or armor for hands, armor in zip(HANDS, ARMORS, strict=True))
"""Can this die be part of a set?"""

WEARABLE = frozenset(die for die, worn in enumerate(WORN) if worn)

TRADED = {"single_use": SINGLE_USE, "equipment": EQUIPMENT, "artifact": ARTIFACT, "trophy": MONSTER}
"""Kinds of dice that can be promised; "any" is each of them (D-109)."""

DRAWS = {"potion": SINGLE_USE, "chest": EQUIPMENT, "locked_chest": ARTIFACT}


def names(locale: str) -> dict[str, str]:
    """Every proper name, by its key."""
    found: dict[str, str] = {}

    def add(family: str, ids: dict[str, Name]) -> None:
        for key, name in ids.items():
            found[f"dungeon-dice-{family}-{key.replace('_', '-')}"] = name.fr if locale == "fr" else name.en

    add("die", {die.id: die.name for die in TYPES})
    add("symbol", {key: symbol.name for key, symbol in FILE.symbols.items()})
    add("kind", {key: kind.name for key, kind in FILE.kinds.items()})
    add("bag", {key: kind.bag for key, kind in FILE.kinds.items() if kind.bag is not None})
    add("colour", FILE.colours)
    add("quality", FILE.qualities)
    return found
