"""What the game is made of: faces, feat sets, the temple and the set-up, read once from data/dice_forge/."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.core.content import Source, load

Resource = Literal["gold", "sun", "moon", "vp"]
RESOURCES: tuple[Resource, ...] = ("gold", "sun", "moon", "vp")
GOLD, SUN, MOON, VP = range(4)
DIE_NAMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

Amounts = dict[Resource, int]
Gains = tuple[int, int, int, int]
"""Gold, sun, moon and glory points of one gain."""
NOTHING: Gains = (0, 0, 0, 0)


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Read from YAML: unknown fields are errors."""


class Name(_Record, frozen=True):
    """A proper name in every language."""

    en: str
    fr: str


class Shield(_Record, frozen=True):
    """Gain `a` if the other face gains `match`, else `b` (F-82)."""

    match: Resource
    a: Amounts
    b: Amounts


class Boar(_Record, frozen=True):
    """What the applier (F-68) and the owner of the linked card (F-69) choose from."""

    bearer: tuple[Amounts, ...]
    owner: tuple[Amounts, ...]


class FaceEffect(_Record, frozen=True):
    """Exactly one of these."""

    gain: Amounts | None = None
    choose_one: tuple[Amounts, ...] | None = None
    multiply_other: int | None = None
    copy_opponent_face: int | None = None
    forge_discount: int | None = None
    shield: Shield | None = None
    boar: Boar | None = None


class Count(_Record, frozen=True):
    """How many of a face there are, and where they begin."""

    start: int = 0
    sanctuary: int = 0
    garden: int = 0


FaceKind = Literal["simple", "sum", "choice", "multiplier", "mirror", "ship", "shield", "boar"]


class Face(_Record, frozen=True):
    """One kind of die face."""

    id: str
    kind: FaceKind
    name: Name
    effect: FaceEffect
    count: Count
    price: int | None = None
    card: str | None = None
    locked: bool = False


class Convert(_Record, frozen=True):
    """Gains of these resources may be taken as this many glory points a unit (F-106, F-111)."""

    from_: tuple[Resource, ...]
    vp: int


class Effect(_Record, frozen=True, tag_field="op"):
    """What a feat does."""


class GainEffect(Effect, frozen=True, tag="gain"):
    """Gain all of this."""

    res: Amounts


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    """Gain one of these."""

    of: tuple[Amounts, ...]


class PayThenGain(Effect, frozen=True, tag="pay_then_gain"):
    """Pay this to gain that."""

    pay: Amounts
    gain: Amounts


class BlessingEffect(Effect, frozen=True, tag="blessing"):
    """Receive blessings in a row; minor ones all with the same die."""

    kind: Literal["divine", "minor"]
    times: int
    convert: Convert | None = None


class ForgeGarden(Effect, frozen=True, tag="forge_garden"):
    """Take a face from a garden pool; the owner or a chosen opponent forges it."""

    pool: str
    by: Literal["self", "chosen_opponent"]


class SatyrsEffect(Effect, frozen=True, tag="satyrs"):
    """Opponents roll; the owner applies some of their faces."""

    pick: int


class MinotaurEffect(Effect, frozen=True, tag="minotaur"):
    """Opponents roll and lose what they would gain."""


class AddChest(Effect, frozen=True, tag="add_chest"):
    """Higher limits."""


class AddHammer(Effect, frozen=True, tag="add_hammer"):
    """A hammer track."""


class AddToken(Effect, frozen=True, tag="add_token"):
    """A token to use once."""

    token: Literal["cerberus", "triton"]


class VpPerForgedFace(Effect, frozen=True, tag="vp_per_forged_face"):
    """Glory for every face forged so far."""

    vp: int


AnyEffect = (
    GainEffect | ChooseOne | PayThenGain | BlessingEffect | ForgeGarden | SatyrsEffect | MinotaurEffect
    | AddChest | AddHammer | AddToken | VpPerForgedFace
)  # fmt: skip


class FeatSet(_Record, frozen=True):
    """One of the 24 sets of feat cards."""

    id: str
    name: Name
    slot: str
    cost: Amounts
    vp: int
    types: tuple[Literal["instant", "reinforcement", "automatic", "none"], ...]
    rules: tuple[str, ...]
    first_game: bool = False
    alternate: str | None = None
    effect: AnyEffect | None = None
    trigger: tuple[Literal["owner_chases", "owner_is_chased", "powers_of_linked_face_applied"], ...] = ()
    variants: tuple[str, ...] = ()
    token: tuple[Amounts, ...] = ()


class Pool(_Record, frozen=True):
    """A sanctuary pool."""

    price: int
    faces: tuple[str, ...]


class Garden(_Record, frozen=True):
    """A garden pool and the feat that opens it."""

    pool: str
    card: str
    faces: tuple[str, ...]


class Seating(_Record, frozen=True):
    """F-7: what differs by the number of players."""

    cards_per_pile: int
    rounds: int
    faces_per_pool: int
    start_gold: tuple[int, ...]
    blessings_per_turn: int


class Track(_Record, frozen=True):
    """One track of the hammer."""

    steps: int
    vp: int


class FacesFile(_Record, frozen=True):
    """data/dice_forge/faces.yaml."""

    total: int
    faces: tuple[Face, ...]


class CardsFile(_Record, frozen=True):
    """data/dice_forge/cards.yaml."""

    islands: dict[int, tuple[str, ...]]
    sets: tuple[FeatSet, ...]


class TempleFile(_Record, frozen=True):
    """data/dice_forge/temple.yaml."""

    sanctuary: tuple[Pool, ...]
    gardens: tuple[Garden, ...]


class SetupFile(_Record, frozen=True):
    """data/dice_forge/setup.yaml."""

    players: dict[int, Seating]
    dice: dict[Literal["light", "dark"], tuple[str, ...]]
    limits: Amounts
    chest: Amounts
    extra_action: Amounts
    hammer: tuple[Track, ...]


# -- checks ------------------------------------------------------------------------------------------------------


def check_faces(file: FacesFile, source: Source) -> None:
    """Every face says one thing, and there are as many as the box holds."""
    seen: set[str] = set()
    for n, face in enumerate(file.faces):
        if face.id in seen:
            raise source.error(f"there are two faces {face.id!r}", "faces", n)
        seen.add(face.id)
        said = [name for name in FaceEffect.__struct_fields__ if getattr(face.effect, name) is not None]
        if len(said) != 1:
            raise source.error(f"face {face.id} must have exactly one effect, it has {said}", "faces", n, "effect")
        if (face.price is not None) != bool(face.count.sanctuary):
            raise source.error(f"face {face.id}: a price goes with faces in the sanctuary", "faces", n)
        if (face.card is not None) != bool(face.count.garden):
            raise source.error(f"face {face.id}: a card goes with faces in the gardens", "faces", n)
    total = sum(face.count.start + face.count.sanctuary + face.count.garden for face in file.faces)
    if total != file.total:
        raise source.error(f"{total} faces, there must be {file.total}", "total")


def check_cards(file: CardsFile, source: Source) -> None:
    """Slots lie on islands, alternates point at each other, and every slot has one set for a first game."""
    slots = {slot for group in file.islands.values() for slot in group}
    sets = {feat.id: feat for feat in file.sets}
    if len(sets) != len(file.sets):
        raise source.error("two sets have the same id", "sets")
    for n, feat in enumerate(file.sets):
        if feat.slot not in slots:
            raise source.error(f"{feat.id}: no island has the slot {feat.slot!r}", "sets", n, "slot")
        other = sets.get(feat.alternate or "")
        if feat.alternate is not None and (other is None or other.alternate != feat.id or other.slot != feat.slot):
            raise source.error(f"{feat.id}: {feat.alternate!r} is not its alternate", "sets", n, "alternate")
        if (feat.effect is None) != (feat.types == ("none",)):
            raise source.error(f"{feat.id}: the effect does not match the types", "sets", n, "types")
        if not feat.cost or any(amount <= 0 for amount in feat.cost.values()):
            raise source.error(f"{feat.id}: a cost is at least 1", "sets", n, "cost")
    for slot in slots:
        first = [feat.id for feat in file.sets if feat.slot == slot and feat.first_game]
        if len(first) != 1:
            raise source.error(f"slot {slot} must have one set for a first game, it has {first}", "sets")


def check_temple(file: TempleFile, source: Source) -> None:
    """Pools hold known faces, in the numbers and at the prices that the faces say; cheapest first."""
    prices = [pool.price for pool in file.sanctuary]
    if prices != sorted(prices):
        raise source.error(f"pools must stand cheapest first, they cost {prices}", "sanctuary")
    for n, pool in enumerate(file.sanctuary):
        for face in pool.faces:
            if face not in FACES or FACES[face].price != pool.price:
                raise source.error(f"no face {face!r} at {pool.price} gold", "sanctuary", n)
    for n, garden in enumerate(file.gardens):
        if garden.card not in FEATS:
            raise source.error(f"no feat {garden.card!r}", "gardens", n, "card")
        for face in garden.faces:
            if face not in FACES or FACES[face].card != garden.card:
                raise source.error(f"no face {face!r} of {garden.card}", "gardens", n)
    for face in FACES.values():
        sold = sum(pool.faces.count(face.id) for pool in file.sanctuary)
        grown = sum(garden.faces.count(face.id) for garden in file.gardens)
        if (sold, grown) != (face.count.sanctuary, face.count.garden):
            raise source.error(f"{sold} and {grown} faces {face.id} in the pools, not as counted", "sanctuary")


def check_setup(file: SetupFile, source: Source) -> None:
    """Dice have six known faces; every seat has its gold."""
    for name, faces in file.dice.items():
        if len(faces) != 6 or any(face not in FACES for face in faces):
            raise source.error(f"the {name} die must have six known faces", "dice", name)
    for count, seating in file.players.items():
        if len(seating.start_gold) != count:
            raise source.error(f"{count} players need {count} amounts of gold", "players", count)


# -- the content -------------------------------------------------------------------------------------------------

_faces = load("dice_forge/faces.yaml", FacesFile, check_faces)
FACES: dict[str, Face] = {face.id: face for face in _faces.faces}
_cards = load("dice_forge/cards.yaml", CardsFile, check_cards)
ISLANDS = _cards.islands
FEATS: dict[str, FeatSet] = {feat.id: feat for feat in _cards.sets}
TEMPLE = load("dice_forge/temple.yaml", TempleFile, check_temple)
SETUP = load("dice_forge/setup.yaml", SetupFile, check_setup)

SLOTS: tuple[str, ...] = tuple(slot for group in ISLANDS.values() for slot in group)
ISLAND_OF: dict[str, int] = {
    feat.id: island for feat in FEATS.values() for island, group in ISLANDS.items() if feat.slot in group
}
PAIRED: dict[str, tuple[str, str]] = {
    feat.slot: (feat.id, feat.alternate) for feat in FEATS.values() if feat.first_game and feat.alternate is not None
}
"""The nine slots with two sets: the one of the first game and its alternate (F-12)."""
SINGLE: dict[str, str] = {feat.slot: feat.id for feat in FEATS.values() if feat.alternate is None}
POOL_OF: dict[str, int] = {face: n for n, pool in enumerate(TEMPLE.sanctuary) for face in pool.faces}
PRICES: tuple[int, ...] = tuple(pool.price for pool in TEMPLE.sanctuary)
PRICE: dict[str, int] = {face: PRICES[n] for face, n in POOL_OF.items()}
COSTS: dict[str, tuple[int, int]] = {
    feat.id: (feat.cost.get("sun", 0), feat.cost.get("moon", 0)) for feat in FEATS.values()
}
CARD_VP: dict[str, int] = {feat.id: feat.vp for feat in FEATS.values()}
LOCKED: frozenset[str] = frozenset(face.id for face in FACES.values() if face.locked)
KIND: dict[str, FaceKind] = {face.id: face.kind for face in FACES.values()}
REINFORCEMENTS: tuple[str, ...] = tuple(feat.id for feat in FEATS.values() if "reinforcement" in feat.types)
EXTRA_SUN: int = SETUP.extra_action["sun"]
TRACKS = SETUP.hammer
HAMMER_STEPS: int = sum(track.steps for track in TRACKS)
BOAR_OWNER: tuple[Amounts, ...] = next(f.effect.boar.owner for f in FACES.values() if f.effect.boar is not None)


def gains(amounts: Amounts, times: int = 1) -> Gains:
    """Named amounts as a gain."""
    get = amounts.get
    return (get("gold", 0) * times, get("sun", 0) * times, get("moon", 0) * times, get("vp", 0) * times)


def limits(chests: int) -> tuple[int, int, int]:
    """F-15, F-18: the limits of gold, sun and moon with this many chests."""
    base, more = SETUP.limits, SETUP.chest
    gold, sun, moon = (base[name] + chests * more[name] for name in RESOURCES[:3])
    return gold, sun, moon


LIMITS: tuple[tuple[int, int, int], ...] = tuple(limits(chests) for chests in range(5))
PLAIN: dict[str, Gains] = {face.id: gains(face.effect.gain) for face in FACES.values() if face.effect.gain is not None}
"""What the faces give that only give."""


def single(amounts: Amounts) -> tuple[int, int]:
    """The resource and the number of an amount of one resource."""
    ((name, number),) = amounts.items()
    return RESOURCES.index(name), number


def _offers(face: Face) -> tuple[Amounts, ...]:
    return face.effect.boar.bearer if face.effect.boar is not None else face.effect.choose_one or ()


CHOICES: dict[str, tuple[tuple[int, int], ...]] = {
    face.id: tuple(single(amounts) for amounts in _offers(face)) for face in FACES.values() if _offers(face)
}
"""What the faces with a choice offer, as (resource, number)."""


def names(locale: str) -> dict[str, str]:
    """Proper names by key."""
    found: dict[str, str] = {}
    for feat in FEATS.values():
        found[f"dice-forge-card-{_dashed(feat.id)}"] = _in(feat.name, locale)
    for face in FACES.values():
        found[f"dice-forge-face-{_dashed(face.id)}"] = _in(face.name, locale)
    for slot, pair in PAIRED.items():
        for feat_id in pair:
            found[f"dice-forge-option-{slot}-{_dashed(feat_id)}"] = _in(FEATS[feat_id].name, locale)
    return found


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _in(name: Name, locale: str) -> str:
    value: Any = getattr(name, locale, None)
    return value or name.en
