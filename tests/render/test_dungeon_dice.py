"""The pictures of Dungeon Dice: every question of real matches draws, the right picture suits it, the words agree."""

import re

import pytest

from engine.core.play import Plan
from engine.dungeon_dice.content import ABILITIES, FILE, TYPES
from engine.dungeon_dice.state import ANYONE, Act, Offer, Split
from render import check, glyphs, registry
from render.canvas import Canvas
from render.dungeon_dice import combat, common, deals, hand, score, slots
from render.dungeon_dice.samples import dueling, extreme
from render.kit.positions import LONG, SHORT, named, position, steps
from words import LOCALES, words

GAME = "dungeon_dice"


def first(kind, seats=3):
    """The first moment of random play at which this is asked."""
    for seed in range(40):
        match = position(
            Plan(GAME, "", seats, ("random",)),
            seed,
            lambda match: any(prompt.kind == kind for prompt in match.prompts),
        )
        if match.result is None:
            return match
    raise AssertionError(f"nobody was asked {kind}")


def private(kind):
    match = first(kind)
    return match.view(next(prompt.seats[0] for prompt in match.prompts if prompt.kind == kind))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_question_of_random_matches_draws(seats):
    """Table and private picture all through a match, in both languages by turns, strictly."""
    kinds = set()
    for step, match in enumerate(steps(Plan(GAME, "", seats, ("random",)), seats)):
        if step % 11 and match.result is None:
            continue
        say = words(LOCALES[step % 2])
        with check.strict():
            view = named(match.view(None), LONG)
            kinds.add(registry.suited("table", view).kind)
            shown = registry.show("table", view, say)
            registry.show("hand", match.view((view.asked() or (0,))[0]), say)
        assert len(shown.png) <= 100_000
        if step > 900 and match.result is None:
            break
    assert {"table", "combat"} <= kinds


def test_the_picture_suits_the_question():
    for kind in ("act", "choose", "window", "aim"):
        view = private(kind)
        assert registry.suited("table", view).kind == "combat"
        assert registry.suited("hand", view).kind == "combat"
    view = private("start")
    assert registry.suited("table", view).kind == "table"
    assert registry.suited("hand", view).kind == "hand"


def test_a_free_action_shows_my_dice_even_in_a_fight():
    view = private("choose")
    deal = next((prompt for prompt in view.prompts if prompt.kind == "deal"), None)
    assert deal is not None
    assert registry.suited("hand", view, deal.id).kind == "hand"


def test_a_duel_and_the_end_have_their_pictures():
    duel = dueling(3).view(None)
    assert duel.table.combat.duel
    assert registry.suited("table", duel).kind == "duel"
    over = position(Plan(GAME, "", 2, ("random",)), 1, lambda match: False).view(None)
    assert registry.suited("table", over).kind == "score"


def test_dice_that_can_be_used_are_ringed():
    match = first("act")
    view = match.view(None)
    question = next(prompt for prompt in view.prompts if prompt.kind == "act")
    places = {int(value.partition(".")[0]) for value in question.field.values if "." in value}
    assert set(slots.usable(view)) == places
    fight = view.table.combat
    ringed = sum(slot.state == "kept" for side in (0, 1) for slot in slots.rolled(view, fight, side, words("en")))
    assert ringed == len(places)


def test_an_offer_is_shown_as_what_each_side_brings():
    """The sender gives a sword and promises; the partner joins the fight, plays a bomb and gets 5–6 of the treasure."""
    key, sword = (next(n for n, die in enumerate(deals.DIE_IDS) if die == name) for name in ("key", "sword"))
    offer = Offer(
        1,
        sender=0,
        to=1,
        give=(sword,),
        take=(key,),
        help=1,
        split=Split("treasure", (0, 0, 0, 0, 1, 1)),
        future=((0, 1, 2, "artifact"), (1, 0, 1, "any")),
        acts=(Act(1, "use_key", key), Act(0, "abstain")),
    )
    deal = deals.of_offer(offer, active=0)
    assert [(item.glyph, item.text, item.later) for item in deal.brings] == [
        ("dungeon:slash", "", False),
        ("dungeon:chest", "5–6", False),
        ("gem", "2", True),
        ("mdi:peace", "", False),
    ]
    assert [(item.glyph, item.text, item.later) for item in deal.returns] == [
        ("dungeon:key", "", False),
        ("mdi:sword_cross", "", False),
        ("die", "", True),
        ("dungeon:key", "", False),
    ]
    whole = deals.of_offer(Offer(2, sender=1, to=ANYONE, split=Split("trophy", (1,) * 6)), active=0)
    assert [(item.glyph, item.text) for item in whole.returns] == [("glory", "")]


def test_promises_add_up_and_all_deals_are_counted():
    view = extreme(4)
    found = deals.deals(view)
    promised = sum(promise.count for promise in view.table.promises)
    assert sum(int(deal.brings[0].text or 1) for deal in found if deal.agreed) == promised
    assert str(sum(deal.agreed for deal in found)) in deals.alt(view, words("en"))


@pytest.mark.parametrize("seats", [2, 5])
def test_where_the_glory_came_from_adds_up(seats):
    for match in steps(Plan(GAME, "", seats, ("random",)), 3):
        if match.version % 40 and match.result is None:
            continue
        for player in match.view(None).table.players:
            assert sum(glory for _, _, glory, _ in score.sources(player)) == player.glory
        if match.version > 600:
            break


def test_picked_dice_are_marked_in_the_hand():
    view = private("start")
    player = view.table.players[view.viewer]
    number = (
        next(die.number for die in player.dice if not die.equipped)
        if any(not die.equipped for die in player.dice)
        else player.dice[0].number
    )
    marked = [lot for lot in hand.lots(player, {"give": [str(number)]}) if lot.picked]
    assert [lot.picked for lot in marked] == [1]
    assert not any(lot.picked for lot in hand.lots(player, {}))
    assert sum(lot.number for lot in hand.lots(player, {})) == len(player.dice)


def test_every_die_has_a_glyph_and_a_body():
    with check.strict():
        for die in TYPES:
            if die.id != "experience":
                assert glyphs.mask(common.glyph_of(die.id), 40).width > 0
                assert common.body_of(die.id)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_symbol_does_fits_its_line(locale):
    say = words(locale)
    monsters = {symbol for die in FILE.monster for face in die.faces for symbol in face.a}
    for symbol in sorted(monsters | set(ABILITIES)):
        does = common.say(say, f"does-{common.key(symbol)}")
        line = common.say(say, "does", symbol=common.symbol_words(say, symbol), does=does)
        assert Canvas.measure(line, 22) <= combat.SPOILS_ROOM, line


def test_before_the_fight_both_averages_are_told():
    view = first("choose").view(None)
    fight = view.table.combat
    ours, theirs = combat.expected(view, fight)
    assert theirs == pytest.approx(fight.level * 3.5)
    player = view.table.players[view.active]
    assert ours >= 2.5 * (player.level - player.wounds)


SAMPLES = registry.samples(GAME)


@pytest.mark.parametrize("entry", SAMPLES, ids=[f"{entry.kind}-{entry.name}" for entry in SAMPLES])
def test_alt_texts_say_the_same_in_both_languages(entry):
    """The same numbers in the same order, every name, and room within Discord's limit."""
    view, _, focus = entry.make()
    said = {}
    for locale in LOCALES:
        with check.strict():
            said[locale] = registry.draw(GAME, entry.kind, view, words(locale), focus).alt
        assert len(said[locale]) <= registry.ALT_LIMIT
        assert "**" not in said[locale]
        assert "extremes" in entry.name or not said[locale].endswith("…")
    numbers = [re.findall(r"\d+", text) for text in said.values()]
    shorter = min(len(found) for found in numbers)
    assert numbers[0][: shorter - 1] == numbers[1][: shorter - 1]
    assert said["en"] != said["fr"]


def test_extremes_fit():
    for seats in (2, 3, 4, 5):
        for locale in LOCALES:
            for kind in ("table", "score", "hand"):
                with check.strict():
                    registry.draw(GAME, kind, extreme(seats), words(locale))
            with check.strict():
                registry.draw(GAME, "combat", extreme(seats, fight=True), words(locale))


def test_names_are_said_whole_where_they_fit():
    view = named(first("start").view(None), SHORT)
    alt = registry.draw(GAME, "table", view, words("en")).alt
    assert all(name in alt for name in SHORT[:3])
