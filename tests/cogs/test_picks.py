"""What people type and forge is read as a pick or as nothing; it never breaks anything."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import picks


@pytest.mark.parametrize(("said", "meant"), [("7", 7), (" 12 ", 12), ("-3", -3), ("0", 0), ("007", 7)])
def test_numbers(said: str, meant: int) -> None:
    assert picks.typed({"number": [said]}) == meant


@pytest.mark.parametrize("said", ["", "²", "--5", "5-", "1e3", "٣", "0x10", "1_000", "9" * 10, "five", "1 2"])
def test_what_is_no_number(said: str) -> None:
    assert picks.typed({"number": [said]}) is None


def test_none_or_several_are_no_number() -> None:
    assert picks.number([]) is None and picks.number(["1", "2"]) is None and picks.typed({}) is None


@given(st.text(max_size=12))
def test_any_text_can_be_read(said: str) -> None:
    found = picks.typed({"number": [said]})
    assert found is None or int(said) == found
    assert 0 <= picks.mask_of(said) < 1 << 240


@given(st.integers(0, (1 << 60) - 1), st.integers(0, 3), st.lists(st.integers(-5, 130).map(str), max_size=6))
def test_a_menu_changes_only_its_own_page(mask: int, page: int, chosen: list[str]) -> None:
    after = picks.picked(mask, page, chosen)
    here = ((1 << 25) - 1) << 25 * page
    assert after & ~here == mask & ~here
    on = {index for index in range(25 * page, 25 * page + 25) if after >> index & 1}
    assert on == {int(one) for one in chosen} & set(range(25 * page, 25 * page + 25))
