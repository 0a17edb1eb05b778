"""What every offensive ability needs, at the least: exactly these dice are enough, one symbol fewer is not."""

from __future__ import annotations

import re

import pytest

from engine.dice_throne.content import Book, Move, content
from tests.rules import rule

NEEDS: dict[str, dict[str, str]] = {
    "barbarian": {
        "smack": "sword3 sword4 sword5", "sturdy_blow": "sword2+pow2", "fortitude": "life3 life4 life5",
        "overpower": "sword3+pow2", "war_cry": "sword2+life2", "mighty_blow": "small", "crit_bash": "pow4",
        "crit_smash": "pow3", "reckless": "large", "rage": "pow5",
    },
    "black_widow": {
        "baton_strike": "baton3 baton4 baton5", "infiltrate": "espionage2+baton1+widow1",
        "spy_game": "espionage2+baton1+widow2", "widows_gauntlets": "espionage3+baton2",
        "covert_mission": "espionage2+baton2", "hacked": "small", "vengeance": "large",
        "subvert": "espionage1+baton3", "grapple": "widow4", "recon": "widow3", "widows_bite": "widow5",
    },
    "cursed_pirate": {
        "cutlass_strike": "cutlass3 cutlass4 cutlass5", "x_marks_the_spot": "booty3",
        "walk_the_plank": "cutlass1+booty2+skull1", "light_the_fuse": "small large", "black_spot": "skull4",
        "shiver_me_timbers": "cutlass1+skull3", "pirates_touch": "skull5",
        "soul_cutlass": "cutlass3 cutlass4 cutlass5", "dread_mark": "booty3",
        "abyssal_walk": "cutlass1+booty2+skull1", "thar_she_blows": "small large", "black_soul": "skull4",
        "the_shivering": "cutlass1+skull3", "cursed_touch": "skull5",
    },
    "gunslinger": {
        "revolver": "bullet3 bullet4 bullet5", "bounty_hunter": "bullet2+bullseye2", "take_cover": "bullet2+dash3",
        "mark_the_target": "dash3", "showdown": "small", "fan_the_hammer": "large", "pistol_whip": "dash2+bullseye1",
        "deadeye": "bullseye4", "enforcer": "bullseye3", "fill_em_with_lead": "bullseye5",
    },
    "moon_elf": {
        "longbow": "arrow3 arrow4 arrow5", "demising_shot": "arrow3+moon2", "focus": "arrow2+moon1",
        "covered_shot": "arrow2+foot3", "evasive_action": "foot3", "exploding_arrow": "arrow1+moon3",
        "entangling_shot": "small", "eclipse": "moon4", "moon_shadow": "moon3", "blinding_shot": "large",
        "lunar_blessing": "arrow1+foot2+moon1", "lunar_eclipse": "moon5",
    },
    "paladin": {
        "righteous_combat": "sword3+helmet2", "steadfast": "sword2+helmet1", "retaliate": "helmet3+prayer1",
        "requital": "sword1+helmet1+life1+prayer1", "mighty_prayer": "sword3+prayer1",
        "offensive_stance": "sword2+prayer1", "holy_light": "life2", "holy_attack": "small large",
        "righteous_prayer": "prayer4", "prosperity": "prayer3", "resolute_faith": "prayer5",
    },
    "pyromancer": {
        "fireball": "flame3 flame4 flame5", "burning_soul": "fiery_soul2", "pyroblast": "flame3+meteor1",
        "combustion": "flame1+blaze1+fiery_soul1+meteor1", "hot_streak": "small", "scorch": "flame2+blaze2",
        "meteorite": "meteor4", "meteoroid": "meteor3", "ignite": "large", "blazing_soul": "blaze2+fiery_soul2",
        "scorch_the_earth": "meteor5",
    },
    "shadow_thief": {
        "dagger_strike": "dagger3 dagger4 dagger5", "pickpocket": "bag2 bag3 bag4",
        "pickpocket@2": "bag2 bag3 bag4 bag5", "shifty_strike": "small", "shadow_strike": "dagger2+shadow2",
        "insidious_strike": "large", "shank_attack": "dagger1+bag1+card1+shadow1", "shadow_dance": "shadow3",
        "carducopia": "card2", "shadow_shank": "shadow5",
    },
}  # fmt: skip
"""Tier by tier; @2: from that level on."""
STRAIGHTS = {"small": ("12346", "12356"), "large": ("12345", "12346")}
"""Dice that are one, and dice that just are not."""
ROWS = [(hero, name) for hero, needs in NEEDS.items() for name in needs]


def moves(book: Book, name: str) -> list[Move]:
    name, _, least = name.partition("@")
    found = [move for move in book.moves if move.id == name and move.level >= int(least or 1)]
    later = [int(key.partition("@")[2]) for key in NEEDS[book.id] if key.startswith(f"{name}@")]
    return [move for move in found if least or not later or move.level < later[0]]


def filled(book: Book, dice: list[int], besides: set[str]) -> tuple[int, ...]:
    """Five dice: the rest show a symbol that the ability does not ask for, if there is one."""
    others = [face for face in range(1, 7) if book.faces[face] not in besides]
    return tuple(sorted(dice + others[:1] * (5 - len(dice)))) if others else tuple(sorted(dice))


@pytest.mark.parametrize(("hero", "name"), ROWS)
@rule("T-8", "T-9", "T-29", "T-33")
def test_an_ability_needs_exactly_what_its_sheet_shows(hero: str, name: str):
    book = content().books[hero]
    tiers = NEEDS[hero][name].split(" ")
    levels = sorted({move.level for move in moves(book, name)})
    assert levels
    for level in levels:
        of_level = [move for move in moves(book, name) if move.level == level]
        assert len(of_level) == len(tiers)
        for move, tier in zip(of_level, tiers, strict=True):
            if tier in STRAIGHTS:
                enough, short = (tuple(int(die) for die in dice) for dice in STRAIGHTS[tier])
                assert book.meets(move.when, enough) and not book.meets(move.when, short)
                continue
            needs = [(symbol, int(count)) for symbol, count in re.findall(r"([a-z_]+)(\d)", tier)]
            besides = {symbol for symbol, _ in needs}
            dice = [book.hero.dice[symbol][0] for symbol, count in needs for _ in range(count)]
            assert book.meets(move.when, filled(book, dice, besides)), tier
            for die in set(dice):
                fewer = list(dice)
                fewer.remove(die)
                short = tuple(sorted(fewer)) if set(book.hero.dice) == besides else filled(book, fewer, besides)
                assert not book.meets(move.when, short), (tier, short)


@pytest.mark.parametrize("hero", NEEDS)
def test_no_ability_is_missing(hero: str):
    book = content().books[hero]
    assert {move.id for move in book.moves} == {name.partition("@")[0] for name in NEEDS[hero]}
