"""Numbered randomness: anybody can recompute it, every number is equally likely, tests can script it."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from random import Random

import pytest

from engine.core.draws import Loose, Scripted, ScriptEnded, Seeded, commitment
from engine.core.frame import Frame
from tests.engine.core.toy import T, Toy, answer

SEED = bytes(range(32))


def block(seed: bytes, match_id: str, words: tuple[str, ...], n: int, number: int) -> bytes:
    """One block of a draw, written down from the documentation and not from the code."""
    message = "\x1f".join((match_id, *words, str(n), str(number)))
    return hmac.new(seed, message.encode(), hashlib.sha256).digest()


def test_a_roll_can_be_recomputed_by_hand() -> None:
    source = Seeded(SEED, "match", ("apple", "poire"))
    for n in (1, 2, 77):
        expected = [byte % 6 + 1 for byte in block(SEED, "match", ("apple", "poire"), n, 0) if byte < 252]
        assert source.dice(n, 6, 5) == expected[:5]


def test_a_shuffle_can_be_recomputed_by_hand() -> None:
    source = Seeded(SEED, "match", ())
    numbers = itertools.chain.from_iterable(block(SEED, "match", (), 9, number) for number in itertools.count())
    order = list(range(52))
    for last in range(51, 0, -1):
        size = last + 1
        byte = next(byte for byte in numbers if byte < 256 - 256 % size)
        order[last], order[byte % size] = order[byte % size], order[last]
    assert source.shuffle(9, 52) == order


@pytest.mark.parametrize("change", ["seed", "match", "words", "n"])
def test_every_part_matters(change: str) -> None:
    base = Seeded(SEED, "match", ("word",)).dice(1, 6, 20)
    seed = SEED[::-1] if change == "seed" else SEED
    match_id = "other" if change == "match" else "match"
    words = ("sword",) if change == "words" else ("word",)
    assert Seeded(seed, match_id, words).dice(2 if change == "n" else 1, 6, 20) != base


def test_a_draw_depends_on_nothing_before_it() -> None:
    once, often = Seeded(SEED, "m", ()), Seeded(SEED, "m", ())
    for n in range(1, 9):
        often.dice(n, 6, 5)
    assert once.dice(9, 6, 5) == often.dice(9, 6, 5)


class Bytes(Seeded):
    """A source with given bytes instead of HMAC."""

    def __init__(self, *blocks: list[int]) -> None:
        super().__init__(b"", "", ())
        self.blocks = blocks

    def _block(self, n: int, block: int) -> bytes:
        return bytes(self.blocks[block])


def test_bytes_that_would_favour_small_numbers_are_skipped() -> None:
    assert Bytes([252, 253, 0, 255, 251, 7, *[1] * 26]).dice(1, 6, 3) == [1, 6, 2]
    assert Bytes([240, 255, 39, *[0] * 29]).dice(1, 20, 2) == [20, 1]
    assert Bytes([*[255] * 32], [3, *[0] * 31]).dice(1, 6, 2) == [4, 1], "a spent block is followed by the next"
    assert Bytes([255, 0, 1, *[0] * 29]).shuffle(1, 3) == [2, 1, 0]


def test_more_dice_than_one_block_holds() -> None:
    values = Seeded(SEED, "m", ()).dice(1, 6, 100)
    assert len(values) == 100 and set(values) == set(range(1, 7))
    assert values[:5] == Seeded(SEED, "m", ()).dice(1, 6, 5), "the same dice first"


def test_dice_with_more_sides_than_a_byte() -> None:
    values = Seeded(SEED, "m", ()).dice(1, 1000, 400)
    assert min(values) >= 1 and max(values) <= 1000 and max(values) > 900
    assert sorted(Seeded(SEED, "m", ()).shuffle(2, 300)) == list(range(300))


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.83), (6, 20.52), (20, 43.82), (100, 148.2)])
def test_faces_are_equally_likely(sides: int, limit: float) -> None:
    """`limit`: exceeded by chance once in a thousand seeds; the seed is fixed, so this never flickers."""
    source, counts = Seeded(SEED, "chi", ()), [0] * sides
    for n in range(1, 4001):
        for value in source.dice(n, sides, 5):
            counts[value - 1] += 1
    assert chi_square(counts) < limit


def test_orders_are_equally_likely() -> None:
    source = Seeded(SEED, "chi", ())
    orders = dict.fromkeys(itertools.permutations(range(4)), 0)
    for n in range(1, 6001):
        orders[tuple(source.shuffle(n, 4))] += 1
    assert chi_square(list(orders.values())) < 49.73


def test_loose_draws_are_fair_too() -> None:
    source, counts = Loose(Random(1)), [0] * 6
    for value in source.dice(1, 6, 20_000):
        counts[value - 1] += 1
    assert chi_square(counts) < 20.52
    assert sorted(source.shuffle(1, 10)) == list(range(10))


@pytest.fixture
def dice(toy: Toy) -> Toy:
    @toy.step
    def dice(t: T, f: Frame) -> None:
        pick = t.ask_one(f, "dice", 0, ("roll", "mix"))
        if pick == "roll":
            t.s.cards = t.roll(3, 8)
        elif pick == "mix":
            t.shuffle(t.s.cards)

    toy.cards = [10, 20, 30, 40]
    return toy


def test_the_commitment_is_known_before_the_first_draw_and_opens_at_the_end(dice: Toy) -> None:
    match = dice.begin("dice", seed=SEED)
    assert match.view(None).commitment == hashlib.sha256(SEED).hexdigest() == commitment(SEED)
    assert SEED not in str(match.view(0)).encode() and SEED.hex() not in str(match.view(0))


def test_rolls_and_shuffles_are_numbered_together_and_told(dice: Toy) -> None:
    match = dice.begin("dice", "dice", "dice", seed=SEED, match_id="x", words=["w"])
    seen = [draw for picks in ("mix", "roll", "mix") for draw in answer(match, picks).draws]
    assert [(draw.n, draw.kind, draw.size) for draw in seen] == [(1, "shuffle", 4), (2, "dice", 8), (3, "shuffle", 3)]
    source = Seeded(SEED, "x", ("w",))
    assert list(seen[0].values) == source.shuffle(1, 4)
    assert list(seen[1].values) == source.dice(2, 8, 3)
    assert match.drawn == 3


def test_the_order_of_a_shuffle_is_applied(dice: Toy) -> None:
    match = dice.begin("dice", "dice", seed=SEED)
    order = answer(match, "mix").draws[0].values
    assert match.state.cards == [[10, 20, 30, 40][place] for place in order]


def test_a_script_says_every_roll(dice: Toy) -> None:
    match = dice.begin("dice", "dice", draws=[[1, 8, 4]])
    answer(match, "mix")
    assert match.state.cards == [10, 20, 30, 40], "shuffles change nothing in a scripted match"
    answer(match, "roll")
    assert match.state.cards == [1, 8, 4]


@pytest.mark.parametrize("script", [[], [[1, 2]], [[1, 2, 9]], [[0, 1, 2]]])
def test_a_script_that_does_not_fit_says_which_draw(script: list[list[int]]) -> None:
    with pytest.raises(ScriptEnded, match="draw 7: 3 dice with 8 sides"):
        Scripted(script).dice(7, 8, 3)
