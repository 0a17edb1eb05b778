"""Set-up, search, flight, help, rest and gear: D-1 to D-39 and D-95 to D-105."""

from __future__ import annotations

import pytest

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.prompt import Answer, Refused
from engine.dungeon_dice.content import DIE_IDS, EQUIPMENT, FILE, FIRST_EQUIPMENT, SINGLE_USE
from tests.engine.dungeon_dice.table import Table
from tests.rules import rule


def new(seats: int, draws: list[list[int]] | None, **options: str) -> Match:
    return Match.new("dungeon_dice", [Seat(str(n)) for n in range(seats)], draws=draws, options=options)


@rule("D-15", "D-16", "D-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_one_level_die_and_two_equipment_dice(seats: int) -> None:
    match = new(seats, None)
    for player in match.state.players:
        assert (player.level, player.ready, player.xp, player.wounds, len(player.dice)) == (1, 1, 0, 0, 2)
        assert all(die >= FIRST_EQUIPMENT for die in player.dice)
    assert [len(bag) for bag in match.state.bags] == [14, 18, 20 - 2 * seats, 10]


@rule("D-17")
def test_two_single_use_dice_each_by_option() -> None:
    match = new(3, None, starting_single_use="2")
    assert [len(player.dice) for player in match.state.players] == [4, 4, 4]
    assert len(match.state.bags[SINGLE_USE]) == 12


@rule("D-5", "D-18")
def test_the_highest_neutral_die_begins_and_ties_roll_again() -> None:
    match = new(3, [[1]] * 6 + [[6, 2, 6], [3, 5]])
    assert match.state.active == 2
    assert match.state.bags[SINGLE_USE] == list(range(14, 32))  # the potion of a 6 means nothing there
    assert match.prompts[0].seats == (2,)


def test_the_basic_dice_suffice_with_the_addition_for_a_fifth() -> None:
    counts = {die.id: die.count for die in FILE.basic}
    assert counts["hero_level"] >= 3 * 4
    assert counts["hero_level"] + FILE.five_players["hero_level"] >= 3 * 5
    assert counts["experience"] + FILE.five_players["experience"] >= 5


@rule("D-1", "D-6")
def test_active_helper_and_the_controller_on_the_left() -> None:
    t = Table(4)
    t.meet("skeleton", 1)
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.fight([6], [6], [6])
    assert t.c.fighters == [0, 1]
    assert t.c.controller == 2  # seat 1 fights, so the first bystander on the left is seat 2
    assert t.asked() == ["act"]
    assert t.prompt("act").seats == (2,)


@rule("D-2")
def test_wounds_lower_ready_dice_not_the_level() -> None:
    t = Table()
    t.p(0).xp, t.p(0).wounds = 3, 1
    assert (t.p(0).level, t.p(0).ready) == (2, 1)


@rule("D-24", "D-97", "D-98")
@pytest.mark.parametrize(("rolled", "healed"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_rest_replaces_the_turn(rolled: int, healed: int) -> None:
    t = Table()
    t.p(0).xp, t.p(0).wounds = 6, 3
    t.roll(rolled)
    t.say("start", "rest")
    assert t.p(0).wounds == 3 - healed
    assert t.s.active == 1
    t.roll(rolled)
    t.say("start", "rest")  # D-98: legal without a wound
    assert t.p(1).wounds == 0
    assert t.s.active == 2


@rule("D-25", "D-27", "D-34", "D-87")
def test_search_meets_a_monster_and_flight_costs_nothing() -> None:
    t = Table()
    before = [bag[:] for bag in t.s.bags]
    t.meet("witch", 2)
    assert (DIE_IDS[t.c.monster], t.c.face) == ("witch", 2)
    assert t.s.stage == "choose"
    t.say("choose", "flee")
    assert t.s.bags == before
    assert t.s.active == 1
    assert t.p(0).wounds == 0


@rule("D-28", "D-123")
def test_a_bow_in_the_set_draws_two_and_picks_one() -> None:
    t = Table()
    bow = t.wear(0, "bow_worn")[0]
    t.say("start", "search")
    assert t.values("hunt") == ("search", "hunt")
    t.draw("golem", "ooze")
    t.say("hunt", "hunt")
    assert sorted(t.values("quarry")) == ["0", "10"]
    t.roll(1)
    t.say("quarry", "0")
    assert DIE_IDS[t.c.monster] == "ooze"
    assert 10 in t.s.bags[0]
    assert t.p(0).fixed and t.p(0).equipped == [bow]


@rule("D-28", "D-123")
def test_no_hunt_without_a_bow_in_the_set_or_with_one_monster_left() -> None:
    t = Table()
    t.own(0, "bow_worn")
    t.meet("ooze", 0)
    assert t.asked() == ["choose"]
    t = Table()
    t.wear(0, "bow_worn")
    gone, t.s.bags[0] = t.s.bags[0][1:], t.s.bags[0][:1]
    t.p(1).trophies = gone[-1:]  # most of them must be somewhere; only the bag matters here
    t.roll(1)
    t.roll(1)
    t.m.answer(Answer(0, t.prompt("start").id, "search"))
    assert t.asked() == ["choose"]


@rule("D-29")
@pytest.mark.parametrize(("monster", "name"), [("ooze", "bomb"), ("goblin", "axe")])
def test_an_unguarded_treasure_is_drawn_without_a_fight(monster: str, name: str) -> None:
    t = Table()
    t.draw(monster)
    t.roll(6)
    t.draw(name)
    t.say("start", "search")
    assert t.names(0) == [name]
    assert t.p(0).xp == 0 and not t.p(0).trophies
    assert len(t.s.bags[0]) == 14
    assert t.s.active == 1


@rule("D-30")
def test_scouted_dice_stand() -> None:
    t = Table()
    t.wear(0, "bow")
    t.say("start", "search")
    t.draw("goblin")
    t.roll(4)
    t.say("hunt", "search")
    assert t.prompt("prepare").field.values == ("scout",)
    t.roll(2, 3)
    t.say("prepare", ["scout"])
    assert [d.face for d in t.c.dice if d.owner == -1 and d.type != t.c.monster] == [1, 2]
    t.roll(1, 1)  # only the hero rolls: the monster's dice stand
    t.say("choose", "fight")
    assert t.asked() == ["act"]


@rule("D-31")
def test_reach_rolls_the_hero_first_and_the_dice_stand() -> None:
    t = Table()
    t.wear(0, "spear")
    t.meet("wolf", 1)
    t.roll(6, 5)
    t.say("prepare", ["reach"])
    assert t.m.view(1).table.combat.strengths == (7, 0)
    t.roll(1, 2)
    t.draw("bomb")
    events = t.say("choose", "fight")
    assert next(e for e in events if e.kind == "outcome").args["heroes"] == 7


@rule("D-31", "D-34")
def test_fleeing_after_reach_is_free() -> None:
    t = Table()
    t.wear(0, "spear")
    t.meet("wolf", 1)
    t.roll(1, 1)
    t.say("prepare", ["reach"])
    t.say("choose", "flee")
    assert (t.p(0).wounds, t.s.active, t.s.combat) == (0, 1, None)


@rule("D-32")
def test_no_single_use_die_before_the_choice() -> None:
    t = Table()
    t.own(1, "bomb", "curse", "potion_heal")
    t.p(1).wounds = 1
    t.meet("wolf", 1)
    assert t.prompt("throw") is None
    assert t.prompt("drink") is None
    t.fight([1, 1], [6])
    assert t.prompt("window", 1) is not None


@rule("D-33", "D-124")
def test_the_choice_is_always_asked() -> None:
    t = Table()
    t.meet("ooze", 0)
    assert t.values("choose") == ("fight", "flee", "help")
    for seat in (1, 2):
        t.p(seat).wounds = 1  # nobody has a die to help with
    t.m.reask()
    assert t.values("choose") == ("fight", "flee")


@rule("D-35", "D-115")
def test_help_is_offered_on_terms_and_taken_by_the_active_player_only() -> None:
    t = Table(4)
    sword = t.own(0, "sword")[0]
    t.meet("wolf", 3)
    t.say("choose", "help")
    assert [p.seats[0] for p in t.m.prompts if p.kind == "terms"] == [1, 2, 3]
    t.say("terms", {"answer": "offer", "about": ["dice"], "take": [str(sword)]}, 1)
    t.say("terms", {"answer": "offer", "about": ["split"], "what": "treasure", "share": "3"}, 2)
    assert t.asked() == ["terms"]  # the last one still thinks
    t.say("terms", {"answer": "decline"}, 3)
    assert t.values("choose") == ("fight", "flee", "take.1", "take.2")
    assert t.c.fighters == [0]
    t.say("choose", "take.2")
    assert t.c.fighters == [0, 2]
    assert t.values("choose") == ("fight", "flee")
    assert t.s.splits[0].faces == (0, 0, 0, 2, 2, 2)
    assert [offer.sender for offer in t.s.offers] == []  # the other offer of help stopped being valid


@rule("D-36", "D-42")
def test_both_heroes_form_one_side() -> None:
    t = Table()
    t.wear(0, "sword")
    t.wear(1, "axe")
    t.meet("wolf", 0)
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(6)
    t.roll(6, 4)
    t.roll(6, 4)
    t.roll(1)  # treasure
    t.roll(1)  # bonus for the 6
    events = t.say("choose", "fight")
    outcome = next(e for e in events if e.kind == "outcome")
    assert (outcome.args["heroes"], outcome.args["foe"]) == (4 + 3 + 4 + 3, 6)


@rule("D-38")
def test_declaring_the_fight_closes_help() -> None:
    t = Table()
    t.wear(0, "sword")
    t.meet("goblin", 0)
    t.say("deal", {"to": "anyone", "about": ["help"], "until": "round"}, 0)
    assert t.prompt("respond", 1) is not None
    t.fight([3], [1, 1])
    assert t.s.offers == []
    assert "help" not in t.m.fields(t.prompt("deal", 0), {"to": "1"})[1].values


@rule("D-39", "D-79")
def test_a_helper_shares_experience_and_wounds_not_the_reward() -> None:
    t = Table()
    t.meet("wolf", 0)
    t.say("deal", {"to": "1", "about": ["help"], "until": "turn"}, 0)
    t.say("respond", {"answer": "accept"}, 1)
    t.roll(2)
    t.roll(1)
    t.roll(1)
    t.draw("bomb")
    t.say("choose", "fight")
    assert [t.p(n).xp for n in range(3)] == [1, 1, 0]
    assert [t.p(n).wounds for n in range(3)] == [1, 1, 0]
    assert t.names(0) == ["bomb"]
    assert t.names(1) == []


@rule("D-95")
def test_wounds_stop_at_the_level() -> None:
    t = Table()
    t.p(0).wounds = 1
    t.meet("wolf", 0)
    t.fight([5])
    assert t.p(0).wounds == 1
    assert t.p(0).ready == 0


@rule("D-96")
def test_a_heal_never_exceeds_the_level() -> None:
    t = Table()
    t.own(0, "potion_heal")
    t.p(0).xp, t.p(0).wounds = 3, 1
    t.m.reask()
    t.roll(6)  # two hearts
    t.say("drink", "drink", 0)
    assert t.p(0).wounds == 0
    assert t.p(0).ready == 2
    assert t.prompt("drink", 0) is None


@rule("D-99", "D-71")
def test_two_hands_and_one_armor() -> None:
    t = Table()
    sword, axe, great, leather, plate = t.own(0, "sword", "axe", "axe_superior", "armor_worn", "armor_superior")

    def gear(hands: list[int], armor: str = "none"):
        return t.refused("gear", {"what": "choose", "hands": [str(die) for die in hands], "armor": armor}, 0)

    assert isinstance(gear([sword, great]), Refused)  # three hands
    assert isinstance(gear([sword, axe, great]), Refused)
    assert isinstance(t.refused("gear", {"what": "choose", "hands": [str(leather)], "armor": "none"}, 0), Refused)
    assert not isinstance(gear([great], str(plate)), Refused)
    assert t.p(0).equipped == [great, plate]
    assert not isinstance(gear([sword, axe], str(leather)), Refused)
    assert t.p(0).equipped == [sword, axe, leather]


@rule("D-99")
def test_artifacts_use_the_same_slots_and_keys_none() -> None:
    t = Table()
    bow, key, bomb = t.own(0, "storm_bow", "skeleton_key", "bomb")
    fields = t.m.fields(t.prompt("gear", 0), {"what": "choose"})
    assert [field.name for field in fields] == ["what", "hands"]
    assert fields[1].values == (str(bow),)
    assert fields[1].weights == (2,)
    t.say("gear", {"what": "best"}, 0)
    assert t.p(0).equipped == [bow]
    assert {key, bomb} < set(t.p(0).dice)


@rule("D-100", "D-26")
def test_gear_changes_outside_a_combat_until_the_set_is_used() -> None:
    t = Table()
    t.wear(0, "spear")
    t.own(0, "sword")
    t.own(1, "whip")
    assert t.prompt("gear", 0) and t.prompt("gear", 1)  # on anybody's turn
    t.meet("goblin", 0)
    t.roll(1, 1)
    t.say("prepare", ["reach"])
    assert t.prompt("gear", 0) is None  # used: fixed until the turn ends
    assert t.prompt("gear", 1) is not None
    t.roll(6)
    t.say("choose", "fight")
    assert t.prompt("gear", 1) is None  # nobody changes gear during a combat
    t.say("act", "pass")
    assert t.s.active == 1  # lost: the turn is over
    assert t.prompt("gear", 0) is not None


@rule("D-101")
def test_no_limit_on_dice_owned() -> None:
    t = Table()
    names = [die.id for die in FILE.equipment if die.count == 1]
    t.own(0, *names)
    assert len(t.p(0).dice) == len(names) == 16
    assert t.s.bags[EQUIPMENT]


@rule("D-102")
def test_five_equipment_dice_for_an_artifact() -> None:
    t = Table()
    dice = t.own(1, "sword", "axe", "whip", "spear", "armor_worn", "hammer")
    assert t.prompt("exchange", 0) is None
    t.draw("dragonscale")
    four = [str(die) for die in dice[:4]]
    assert isinstance(t.refused("exchange", {"dice": four}, 1), Refused)
    t.say("exchange", {"dice": [str(die) for die in dice[:5]]}, 1)
    assert t.names(1) == ["hammer", "dragonscale"]
    assert t.glory(1) == 1
    assert all(die in t.s.bags[EQUIPMENT] for die in dice[:5])


@rule("D-102")
def test_no_exchange_of_rolled_dice_nor_for_an_empty_bag() -> None:
    t = Table()
    t.wear(0, "sword", "axe", "armor_worn")
    t.own(0, "whip", "spear")
    assert t.prompt("exchange", 0) is not None
    t.meet("goblin", 0)
    t.fight([3], [1, 5, 1, 1])
    assert t.prompt("exchange", 0) is None  # three of the five lie in the combat
    t.own(0, "hammer", "whip_worn", "armor")
    assert t.prompt("exchange", 0) is not None
    t.draw("thorn_whip")
    t.say("exchange", t.prompt("exchange", 0).default, 0)
    assert "thorn_whip" in t.names(0)
    assert t.prompt("gear", 0) is None  # an artifact gained in a combat is not equipped in it


@rule("D-103", "D-104", "D-105")
@pytest.mark.parametrize(
    ("before", "after", "level", "glory"), [(2, 3, 2, 0), (5, 6, 3, 1), (6, 6, 3, 1), (0, 1, 1, 0)]
)
def test_experience_brings_level_dice_and_at_six_glory(before: int, after: int, level: int, glory: int) -> None:
    t = Table()
    t.p(0).xp = before
    ready = t.p(0).ready
    t.meet("wolf", 0)
    t.roll(1)
    t.roll(*[6] * ready)  # the new die does not roll in the combat that earns it
    t.draw("bomb")
    t.say("choose", "fight")
    assert (t.p(0).xp, t.p(0).level, t.glory(0)) == (after, level, glory)
    assert t.p(0).ready == level
