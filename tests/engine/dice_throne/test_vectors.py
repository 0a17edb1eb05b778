"""Every vector of the facts (examples.yaml, a copy of the facts' own): the ledger alone, or a little game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.dice_throne import ledger
from engine.dice_throne.content import content, kinds, straight
from engine.dice_throne.effects import amount_of
from engine.dice_throne.model import Instance, Op
from engine.dice_throne.responses import price
from engine.dice_throne.vocabulary import Formula, Per
from tests.engine.dice_throne.table import Table
from tests.rules import rule

HERE = Path(__file__).with_name("examples.yaml")
VECTORS: dict[str, Any] = yaml.safe_load(HERE.read_text("utf-8"))
FACTS = HERE.parents[3].parent / "shared" / "facts" / "dice_throne" / "examples.yaml"
LISTS = [rows for rows in VECTORS.values() if isinstance(rows, list)]
BY_ID: dict[str, dict[str, Any]] = {one["id"]: one for rows in LISTS for one in rows}


def vector(name: str) -> dict[str, Any]:
    """A vector of the file by its id."""
    return BY_ID[name]


def test_every_vector_is_named_here():
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_vectors*.py"))
    ledgers = {one["id"] for one in VECTORS["damage"]}
    assert [name for name in BY_ID if name not in ledgers and f'"{name}"' not in text] == []


@pytest.mark.skipif(not FACTS.exists(), reason="the facts do not lie beside this checkout")
def test_the_copy_of_the_vectors_is_that_of_the_facts():
    assert HERE.read_bytes() == FACTS.read_bytes()


# -- damage ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [one["id"] for one in VECTORS["damage"]])
@rule("T-11", "T-55", "T-74", "T-80..85", "T-88")
def test_the_ledger_of_every_damage_vector(name: str):
    case = vector(name)
    events, expect = case["events"], case["expect"]
    hit = Instance("ability", 0, 1, case["type"], events[0]["base"], offense=True)
    ops: dict[int, Op] = {}
    back: list[Instance] = []
    for event in events[1:]:
        n = event["n"]
        if "add" in event:
            op = Op("add", event["add"])
        elif "subtract" in event:
            op = Op("subtract", event["subtract"])
        elif "multiply" in event:
            op = Op("times", event["multiply"])
        elif "prevent_fraction" in event:
            op = Op("fraction", *event["prevent_fraction"])
        else:
            assert event["return_fraction"] == [1, 2]
            back.append(Instance("back", 1, 0, "normal", 0, of=0))
            ops[n] = Op("fraction", 1, 2)
            continue
        assert ledger.change(hit, op) is not event.get("refused", False)
        ops[n] = op
        if "deal_to_attacker" in event:
            back.append(Instance("defence", 1, 0, "normal", event["deal_to_attacker"]))
    ledger.settle([hit, *back])
    assert ledger.subtotal(hit) == expect["subtotal"]
    parts = {id(op): part for op, part in ledger.fractions(hit)}
    for n, part in expect["fractions"].items():
        assert parts.get(id(ops[n]), ledger.half(ledger.subtotal(hit))) == part
    assert ledger.raw(hit) == expect["raw"]
    assert hit.final == expect["defender_final"]
    if "defensive_roll" in expect:
        assert (hit.type == "normal") is expect["defensive_roll"]
    assert sum(one.final for one in back) == expect["attacker_final"]


@rule("T-80..84", "T-11", "T-86", "T-116")
def test_barbarian_against_paladin_with_real_cards():
    """TV-2 end to end: 13 - 3 + 4 - 3 = 11; halves 6 and 6; nothing arrives, 6 go back."""
    expect = vector("TV-2")["expect"]
    table = Table("barbarian", "paladin")
    table.level(1, "divine_defense", 3)
    table.give(0, "get_some")
    table.give(1, "absolution")
    table.tokens(1, retribution=1, protect=1)
    table.set(0, cp=2)
    table.set(1, cp=1)
    table.strike(
        "12366",
        "overpower.0",
        (1, "before_defense", "token.retribution.0"),
        (1, "before_defense", "token.protect.0"),
        (0, "respond", "card.get_some"),
        (1, "respond", "card.absolution"),
        (1, "respond", "token.protect.0"),
        rolls=("445", "3346", "11124", "3"),
    )
    hit = table.ledger[0]
    assert (hit.base, ledger.subtotal(hit)) == (13, expect["subtotal"])
    assert [part for _, part in ledger.fractions(hit)] == [expect["fractions"][3], expect["fractions"][7]]
    assert (ledger.raw(hit), hit.final) == (expect["raw"], expect["defender_final"])
    assert table.changed(1) == {"hand": -1, "retribution": -1, "protect": -1, "concussion": 1}  # cp: 1 paid, 1 prayed
    assert table.changed(0) == {"health": -expect["attacker_final"], "cp": -2, "hand": -1}


@rule("T-74", "T-75")
def test_the_table_of_damage_types():
    types = {kind: row for kind, row in VECTORS["damage_types"].items() if kind != "cites"}
    assert len(types) == 5
    for kind, (defendable, avoidable, modifiable, own_targeting, attack) in types.items():
        hit = Instance("x", 0, 1, kind, 5, offense=True)
        assert ledger.may_prevent(hit) is avoidable
        assert ledger.change(hit, Op("add", 1)) is bool(modifiable)
        assert ledger.change(hit, Op("subtract", 1)) is avoidable
        assert (kind == "normal") is defendable and (kind == "collateral") is own_targeting is not attack


# -- health and resources --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["TV-20", "TV-21"])
@rule("T-13", "T-20", "T-72")
def test_healing_stops_ten_above_the_start(name: str):
    case = vector(name)
    mode = case.get("mode", "duel")
    table = Table(*("barbarian", "moon_elf", "paladin")[: 3 if mode != "duel" else 2], mode=mode)
    assert table.s.health[0] == case["start"]
    table.give(0, "feelin_good")
    table.set(0, health=case["health"])
    dice = {5: "441", 3: "411"}[case["heal"]]
    table.play("feelin_good", rolls=(dice,))
    assert table.s.health[0] == case["expect"]


@rule("T-142")
def test_both_at_zero_is_a_draw():
    assert vector("TV-23")["expect"] == "draw"
    table = Table("barbarian", "paladin")
    table.tokens(1, retribution=1)
    table.set(0, health=3)
    table.set(1, health=6)
    table.strike("11234", "smack.1", (1, "respond", "token.retribution.0"), rolls=("666",))
    assert table.m.result is not None and table.m.result.draw
    assert table.m.result.ranking == ((0, 1),)


@rule("T-75", "T-129")
def test_collateral_damage_to_both_of_a_team_is_added_up():
    case = vector("TV-24")
    table = Table("pyromancer", "paladin", "barbarian", "moon_elf", mode="2v2")
    table.set(1, health=case["team_health"])
    table.give(1, "not_this_time")
    table.begin("15551", "burning_soul.0")
    assert table.asked == (1, "last")
    assert {one.type for one in table.s.piles[-1].instances} == {"collateral"}
    pile = table.s.piles[-1].instances
    assert [one.base for one in pile] == [case["collateral_each"]] * 2
    ledger.change(pile[0], Op("subtract", case["member_a_prevents"]))
    table.go()
    assert table.s.health[1] == case["expect"]


@rule("T-10", "T-18", "T-26", "T-49")
def test_combat_points_beyond_fifteen_are_lost():
    for name in ("TV-30", "TV-32"):
        case = vector(name)
        table = Table("barbarian", "moon_elf")
        table.set(0, cp=case["cp"])
        if "gain" in case:
            table.give(0, "getting_paid")
            table.play("getting_paid")
        else:
            table.give(0, "triple_up")
            table.say("main", "sell")
            table.say("sell", ["triple_up"])
        assert table.p(0).cp == case["expect"]


@rule("T-49")
def test_a_sale_brings_one_combat_point_whatever_the_cost():
    case = vector("TV-31")
    table = Table("pyromancer", "moon_elf")
    table.give(0, "molten_armor_3")
    table.set(0, cp=case["cp"])
    table.say("main", "sell")
    table.say("sell", ["molten_armor_3"])
    assert table.p(0).cp == case["expect"]
    assert table.p(0).discard == ["molten_armor_3"]


@rule("T-67")
def test_who_steals_takes_what_there_is():
    case = vector("TV-33")
    table = Table("shadow_thief", "moon_elf")
    table.level(0, "pickpocket", 2)
    table.set(0, cp=case["thief_cp"])
    table.set(1, cp=case["victim_cp"])
    table.strike("33126", "pickpocket.0")
    gained = 3  # of which up to 2 are stolen: here 1, the rest comes from the bank
    assert table.p(1).cp == case["expect"]["victim"]
    assert table.p(0).cp == case["thief_cp"] + gained


@rule("T-51")
def test_the_second_step_of_an_upgrade_costs_the_difference():
    case = vector("TV-34")
    table = Table("paladin", "moon_elf")
    table.level(0, "righteous_combat", case["have"])
    table.give(0, "righteous_combat_3")
    book = content().books["paladin"]
    costs = [book.cards[f"righteous_combat_{level}"].cost for level in (2, 3)]
    assert costs == [case["cost_ii"], case["cost_iii"]]
    assert price(table.p(0), book, book.cards["righteous_combat_3"]) == case["expect_pay"]
    table.set(0, cp=5)
    table.play("righteous_combat_3")
    assert table.p(0).cp == 5 - case["expect_pay"]


@rule("T-26", "T-14", "T-15", "T-131")
def test_only_the_very_first_income_is_skipped():
    first, second = vector("TV-36")["expect"], vector("TV-37")["expect"]
    table = Table("barbarian", "moon_elf")
    table.p(0).hand, table.p(0).deck = table.p(0).deck[:4], table.p(0).deck[4:] + table.p(0).hand
    table.p(1).hand, table.p(1).deck = table.p(1).deck[:4], table.p(1).deck[4:]
    table.fresh()
    assert {"cp": table.p(0).cp, "hand": len(table.p(0).hand)} == first
    table.strike("12346", "none")
    table.end_turn()
    assert table.s.active == 1
    assert {"cp": table.p(1).cp, "hand": len(table.p(1).hand)} == second


@rule("T-19", "T-47", "T-124")
def test_the_hand_is_sold_down_to_six_in_the_discard_phase():
    case = vector("TV-38")
    table = Table("barbarian", "moon_elf")
    table.give(0, *[card for card in table.p(0).deck if card.endswith(("_2", "_3"))][:7])
    table.set(0, cp=case["cp"])
    assert len(table.p(0).hand) == case["hand"]
    table.strike("45466", "none")
    table.say("main", "end")
    assert table.asked == (0, "discard_phase")
    assert table.refused("discard_phase", [table.p(0).hand[0]]).reason == "refused-how-many"
    table.say("discard_phase", table.p(0).hand[:2])
    assert {"hand": len(table.p(0).hand), "cp": table.p(0).cp} == case["expect"]
    assert table.s.active == 1


# -- dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["TV-50", "TV-51", "TV-52"])
@rule("T-8", "T-9")
def test_straights(name: str):
    case = vector(name)
    assert (straight(case["dice"]) >= 4) is case["small"]
    assert (straight(case["dice"]) >= 5) is case["large"]


@rule("T-7")
def test_of_a_kind_counts_numbers_not_symbols():
    case = vector("TV-54")
    assert kinds(case["dice"]) == case["kind"]
    assert content().books["barbarian"].count("life", case["dice"]) == 5


@rule("T-63", "T-64")
def test_on_a_symbol_pays_once_and_per_symbol_each_time():
    once, each = vector("TV-55"), vector("TV-56")
    table = Table("cursed_pirate", "moon_elf")
    table.give(0, "high_stakes")
    table.set(0, cp=2)
    table.play("high_stakes", rolls=("45",))  # two dice show booty: 2 CP and 2 cards, once
    assert table.p(0).cp == 2 * once["benefit"] == 2 * once["expect"]
    table = Table("barbarian", "moon_elf")
    dice = {"s": 0, "t": 1, "r": [4, 4, 5, 1, 6]}  # three of them show life
    amount = Formula(per=(Per("symbol", "life", each["per_symbol"]),))
    assert amount_of(table.m._t, dice, amount) == each["expect"]


@rule("T-28", "T-30")
def test_an_alteration_gives_back_the_announcement_and_the_attempts_left():
    case = vector("TV-57")
    table = Table("barbarian", "moon_elf")
    table.give(1, "six_it", "so_wild")
    table.set(1, cp=2)
    table.begin("11223", "smack.2", rolls=())
    assert table.s.used_attempts == case["attempts_used"]
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.0.4", 1)
    assert table.asked == (0, "announce")
    assert "smack.1" in table.values("announce") and "smack.2" not in table.values("announce")
    assert "roll" in table.values("announce")
    assert table.s.attempts - table.s.used_attempts == case["attempts_left"]


@rule("T-30", "T-31")
def test_without_attempts_left_only_the_announcement_comes_back():
    case = vector("TV-58")
    table = Table("barbarian", "moon_elf")
    table.give(1, "so_wild")
    table.set(1, cp=2)
    table.roll("11466", "12", "13")
    table.say("main", "end")
    table.say("roll", ["0", "1", "2"])
    table.say("roll", ["0", "1", "2"])
    assert table.s.used_attempts == case["attempts_used"]
    table.say("announce", "smack.1")
    table.say("respond", "card.so_wild", 1)
    table.say("set_die", "0.0.6", 1)
    assert table.asked == (0, "announce") and table.told("void") == [{"seat": 0}]
    assert set(table.values("announce")) == {"smack.0", "none"}
    assert table.s.attempts - table.s.used_attempts == case["attempts_left"]
