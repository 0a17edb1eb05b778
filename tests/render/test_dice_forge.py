"""The pictures of Dice Forge: every question of real matches draws, the right picture suits it, the words agree."""

import re

import msgspec
import pytest

from engine.core.play import Plan
from render import check, registry
from render.dice_forge import common, nets, score
from render.dice_forge.samples import extreme
from render.kit.positions import LONG, named, position, steps
from words import LOCALES, words

GAME = "dice_forge"
FEATS = ("first_game", "alternates", "random")


def asked(kind):
    return lambda match: any(prompt.kind == kind for prompt in match.prompts)


def private(kind, seats=3, **settings):
    """The private view of whoever is asked this first at random play."""
    for seed in range(40):
        match = position(Plan(GAME, "", seats, ("random",), settings), seed, asked(kind))
        for prompt in match.prompts:
            if prompt.kind == kind:
                return match.view(prompt.seats[0])
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_of_random_matches_draws(seats):
    """Table and private picture at every stage, in both languages by turns, strictly."""
    kinds = set()
    for number, feats in enumerate(FEATS):
        plan = Plan(GAME, "", seats, ("random",), {"feats": feats})
        for step, match in enumerate(steps(plan, number)):
            if step % 4 and match.result is None:
                continue
            say = words(LOCALES[(step // 4) % 2])
            with check.strict():
                shown = registry.show("table", named(match.view(None), LONG), say)
                assert shown is not None
                for seat in match.view(None).asked()[:1]:
                    view = match.view(seat)
                    kinds.add(registry.suited("hand", view).kind)
                    registry.show("hand", view, say)
            assert len(shown.png) <= 100_000
    assert kinds == {"nets", "islands", "sanctuary"}


def test_the_picture_suits_the_question():
    wanted = {"action": "islands", "offering": "sanctuary", "forge": "nets", "reinforce": "nets"}
    for kind, picture in wanted.items():
        assert registry.suited("hand", private(kind)).kind == picture, kind
    ship = registry.suited("hand", private("ship", feats="alternates"))
    assert (ship.kind, ship.focus["off"]) == ("sanctuary", 2)
    assert registry.suited("hand", private("garden", feats="alternates")).focus["choice"] is True
    view = private("action")
    assert registry.suited("table", view).kind == "table"


def test_the_table_shows_the_score_when_it_is_over():
    match = position(Plan(GAME, "", 2, ("random",)), 1, lambda match: False)
    assert registry.suited("table", match.view(None)).kind == "score"
    assert registry.suited("hand", match.view(0)).kind == "nets"


def test_faces_of_a_draft_are_put_where_they_will_go():
    view = private("offering")
    player = view.table.players[view.viewer]
    old = next(face for face in player.dice[0] if face not in nets.LOCKED)
    light, dark = nets.put_down(player, ("G3", "M1"), {"place.G3": f"light.{old}", "place.M1": "dark.none"})
    assert light == {player.dice[0].index(old): "G3"}
    assert dark == {}
    # the second face may replace the first one
    light, _ = nets.put_down(player, ("G3", "M1"), {"place.G3": f"light.{old}", "place.M1": "light.G3"})
    assert list(light.values()) == ["M1"]


def test_an_offering_with_a_draft_is_another_picture():
    view = private("offering")
    prompt = next(one for one in view.prompts if one.kind == "offering")
    face = prompt.field.values[0]
    bare = registry.show("hand", view, words("en"), prompt.id)
    picked = registry.show("hand", view, words("en"), prompt.id, {prompt.id: {"faces": [face]}})
    assert bare.png != picked.png


def test_what_cannot_be_paid_is_known():
    view = private("action")
    now = common.purse(view)
    player = view.table.players[now.seat]
    for card in now.feats:
        sun, moon = common.COSTS[card]
        assert sun <= player.sun
        assert moon <= player.moon


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_the_points_came_from_adds_up(seats):
    view = position(Plan(GAME, "", seats, ("good",), {"feats": "random"}), seats, lambda match: False).view(None)
    for seat, player in enumerate(view.table.players):
        assert sum(number for *_, number in score.sources(view, seat)) == player.score == view.result.scores[seat]
    places = [place for _, place in score.standing(view)]
    assert places == sorted(places)
    assert places[0] == 1


def test_a_score_without_its_detail_is_read_from_the_table():
    view = position(Plan(GAME, "", 2, ("random",)), 1, lambda match: False).view(None)
    bare = msgspec.structs.replace(view, result=msgspec.structs.replace(view.result, detail={}))
    assert [score.sources(bare, seat) for seat in (0, 1)] == [score.sources(view, seat) for seat in (0, 1)]


SAMPLES = registry.samples(GAME)


@pytest.mark.parametrize("entry", SAMPLES, ids=[f"{entry.kind}-{entry.name}" for entry in SAMPLES])
def test_alt_texts_say_the_same_in_both_languages(entry):
    """The same numbers in the same order, every name, and room within Discord's limit."""
    view, _, focus = entry.make()
    said = {}
    for locale in LOCALES:
        say = words(locale)
        with check.strict():
            said[locale] = registry.draw(GAME, entry.kind, view, say, focus).alt
        assert len(said[locale]) <= registry.ALT_LIMIT
        assert not said[locale].endswith("…")
    numbers = [re.findall(r"\d+", text) for text in said.values()]
    assert numbers[0] == numbers[1]
    assert said["en"] != said["fr"]
    for seat in {"table": range(len(view.seats)), "score": range(len(view.seats))}.get(entry.kind, ()):
        assert common.name(view, seat) in said["en"]


def test_extremes_fit():
    for seats in (2, 3, 4):
        for kind in ("table", "score", "nets", "islands", "sanctuary"):
            for locale in LOCALES:
                with check.strict():
                    registry.draw(GAME, kind, extreme(seats), words(locale))
