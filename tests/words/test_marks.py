"""Names that bring their own punctuation."""

from __future__ import annotations

from engine.core.events import Event
from words import Scene, words


def test_a_name_with_a_mark_of_its_own_takes_no_full_stop():
    scene = Scene("dice_throne", ("Ada", "Bo"))
    played = Event("played", {"seat": 0, "card": "get_some"})
    assert words("en").event(played, scene).endswith("Get Some!")
    plain = Event("played", {"seat": 0, "card": "smack_2"})
    assert words("en").event(plain, scene).endswith("Smack II.")
    assert words("fr").event(played, scene).endswith("Viens Là !")
