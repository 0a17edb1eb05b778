"""Sentences of the fact sheets outside their regular grammar, with our reading in the vocabulary.

An empty list: the sentence is said by a field of the level or the status instead (see FIELDS).
"""

from __future__ import annotations

from typing import Any

Effects = list[dict[str, Any]]


def contest(win: str, more: int, less: int) -> Effects:
    return [
        {
            "do": "contest",
            "win": win,
            "then": [{"do": "deal", "amount": more}],
            "otherwise": [{"do": "deal", "amount": less}],
        }
    ]


def duel(win: str) -> Effects:
    options = [[{"do": "deal", "amount": 3}], [{"do": "prevent", "half": True}]]
    return [
        {
            "do": "contest",
            "win": win,
            "then": [{"do": "choose", "options": options}],
            "otherwise": [{"do": "deal", "amount": 1}],
        }
    ]


def set_dice(count: int) -> Effects:
    return [{"do": "alter", "how": "set"} | ({"count": count} if count > 1 else {})]


def by_upgrades(low: int, high: int) -> Effects:
    return [
        {
            "do": "if",
            "test": {"upgrades": 3},
            "then": [{"do": "deal", "amount": high}],
            "otherwise": [{"do": "deal", "amount": low}],
        }
    ]


def on(symbol: str, *effects: dict[str, Any]) -> dict[str, Any]:
    return {"do": "if", "test": {"shows": {symbol: 1}}, "then": list(effects)}


READINGS: dict[str, Effects] = {
    # common cards
    "transfer 1 status from a chosen player to another chosen player": [{"do": "transfer"}],
    "remove all statuses from a chosen player": [{"do": "remove", "of": "chosen", "all": True}],
    "change 1 any die by +1 or -1 (no wrap 1/6)": [{"do": "alter", "how": "tip"}],
    "chosen player: prevent 6": [{"do": "prevent", "amount": 6, "to": "chosen"}],
    "set 2 any dice to any values": set_dice(2),
    "set 1 any die to any value": set_dice(1),
    "self or teammate: reroll up to 2 dice (may be the same die twice)": [
        {"do": "alter", "how": "reroll", "dice": "side", "count": 2, "up_to": True}
    ],
    "set 1 own die to the value of another own die of the same roll": [{"do": "alter", "how": "copy", "dice": "own"}],
    "chosen player: +1 offensive roll attempt (up to 5 dice)": [{"do": "attempt", "of": "offense"}],
    "force reroll of 1 opponent die": [{"do": "alter", "how": "reroll", "dice": "foe"}],
    "chosen player: +1 defensive roll attempt (up to 5 dice)": [{"do": "attempt", "of": "defense"}],
    "set 1 own die to 6": [{"do": "alter", "how": "set", "dice": "own", "value": 6}],
    # barbarian, pyromancer
    "may prevent 1 incoming status (of this attack)": [{"do": "ward_status"}],
    "remove up to 4 own fire_mastery": [{"do": "remove", "status": "fire_mastery", "count": 4, "up_to": True}],
    "spend any number of cp: gain fire_mastery 1 per cp spent": [
        {"do": "pay_cp"},
        {"do": "gain", "status": "fire_mastery", "count": {"per": [{"of": "last"}]}},
    ],
    # shadow thief: what is stolen is part of what is gained, so the victim only loses it
    "up to 1 of that cp is stolen from a chosen opponent instead of gained from the bank": [
        {"do": "lose_cp", "amount": 1, "of": "chosen_opponent"}
    ],
    "up to 2 of that cp are stolen from a chosen opponent instead of gained from the bank": [
        {"do": "lose_cp", "amount": 2, "of": "chosen_opponent"}
    ],
    "an opponent discards 1 at random": [{"do": "discard", "of": "chosen_opponent", "how": "random"}],
    "a chosen opponent discards 1 at random": [{"do": "discard", "of": "chosen_opponent", "how": "random"}],
    "remove all negative statuses from self": [{"do": "remove", "status": "negative", "all": True}],
    "gain sneak_attack 1 at once (this attack's damage is ignored)": [{"do": "gain", "status": "sneak_attack"}],
    "set 1 any die to any value; if self has shadows: set 2 any dice to any values instead": [
        {"do": "if", "test": {"has": {"shadows": 1}}, "then": set_dice(2), "otherwise": set_dice(1)}
    ],
    # gunslinger
    "after targeting: you and the target each roll 1": [],
    "if your roll >= theirs: deal 7; otherwise: deal 5": contest("equal", 7, 5),
    "if your roll >= theirs: deal 8; otherwise: deal 6": contest("equal", 8, 6),
    "if your roll >= theirs: deal 9; otherwise: deal 6": contest("equal", 9, 6),
    "you and the attacker each roll 1": [],
    "if your roll > theirs: choose: deal 3 to attacker / prevent half (round up)": duel("higher"),
    "if your roll >= theirs: choose: deal 3 to attacker / prevent half (round up)": duel("equal"),
    "if your roll <= theirs: deal 1 to attacker": [],
    "if your roll < theirs: deal 1 to attacker": [],
    "inflict bounty and knockdown on up to 2 chosen opponents": [
        {"do": "inflict", "status": "bounty", "also": ["knockdown"], "to": "chosen_opponents", "up_to": 2}
    ],
    "if reload is spent on this attack: may reroll that reload die once": [],
    "choose a player": [{"do": "pick", "who": "player"}],
    "may reroll that reload die once; if you do, add 1 more damage": [
        {"do": "encore", "status": "reload", "add": 1}
    ],
    # cursed pirate
    "opponent discards 1 card of their choice": [{"do": "discard"}],
    "may remove any number of own cursed_doubloon from yourself": [
        {"do": "remove", "status": "cursed_doubloon", "all": True, "up_to": True, "may": True}
    ],
    "all opponents: take 1 per own cursed_doubloon they hold": [
        {"do": "deal", "type": "collateral", "to": "opponents",
         "amount": {"per": [{"of": "status", "id": "cursed_doubloon", "who": "them"}]}}
    ],
    "chosen opponent chooses: gain powder_keg / roll 1: on 1-2 nothing; on 3-6 gain powder_keg and wither": [
        {"do": "pick"},
        {"do": "choose", "by": "them", "options": [
            [{"do": "inflict", "status": "powder_keg", "to": "them"}],
            [{"do": "roll", "dice": 1, "effects": [
                {"do": "if", "test": {"values": [3, 4, 5, 6]}, "then": [
                    {"do": "inflict", "status": "powder_keg", "to": "them"},
                    {"do": "inflict", "status": "wither", "to": "them"},
                ]},
            ]}],
        ]},
    ],
    "if board on human side: gain cursed_doubloon 1; if on cursed side: heal 3": [
        {"do": "if", "test": {"side": "human"},
         "then": [{"do": "gain", "status": "cursed_doubloon"}], "otherwise": [{"do": "heal", "amount": 3}]}
    ],
    "choose an opponent": [{"do": "pick"}],
    "roll 1: on cutlass: look at their hand; on booty: they discard 1 card of their choice; "
    "on skull: they discard 1 random card": [
        {"do": "roll", "dice": 1, "effects": [
            on("cutlass", {"do": "reveal", "of": "them"}),
            on("booty", {"do": "discard", "of": "them"}),
            on("skull", {"do": "discard", "of": "them", "how": "random"}),
        ]}
    ],
    "choose 1 opponent die; unless they pay you 2 cp, they reroll it": [
        {"do": "alter", "how": "reroll", "dice": "foe", "ransom": 2}
    ],
    "discard own hand": [{"do": "discard", "of": "self", "how": "all"}],
    # black widow
    "chosen opponent reveals their hand to you": [{"do": "reveal", "of": "chosen_opponent"}],
    "advance all time_bomb in play": [{"do": "advance", "status": "time_bomb", "everywhere": True}],
    "deal 5, or 7 if at least 3 upgrades in play": by_upgrades(5, 7),
    "deal 6, or 8 if at least 3 upgrades in play": by_upgrades(6, 8),
    "search deck for 1 upgrade and put it into play free": [{"do": "search"}],
    "search deck for up to 2 upgrades and put them into play free": [{"do": "search", "count": 2}],
    "shuffle deck": [],
    "if at least 4 upgrades in play: may reroll any of these dice once": [],
    "look at top 5 of deck": [{"do": "peek", "count": 5, "how": "take_upgrades"}],
    "reveal all upgrades among them and add to hand": [],
    "put the rest back in any order": [],
}  # fmt: skip

PASSIVES: dict[str, dict[int, dict[str, Any]]] = {
    "tithe": {
        1: {"actions": [
            {"timing": "own_die", "cp": 1, "effects": [{"do": "alter", "how": "reroll", "dice": "own"}]},
            {"timing": "any", "cp": 3, "effects": [{"do": "draw"}]},
        ]},
        2: {"actions": [
            {"timing": "own_die", "cp": 1, "effects": [{"do": "alter", "how": "reroll", "dice": "own"}]},
            {"timing": "any", "cp": 2, "effects": [{"do": "draw"}]},
        ], "on_symbol": {"prayer": 1}},
    },
    "quick_draw": {
        1: {"upkeep": [{"do": "gain", "status": "reload"}]},
        2: {"upkeep": [{"do": "gain", "status": "reload"}], "rerolls": "reload"},
    },
    "cursed_human": {1: {"turn_end": [{"do": "special", "name": "curse"}]}},
    "cursed_cursed": {1: {
        "upkeep": [{"do": "deal", "amount": 4, "to": "self", "certain": True}],
        "foe_no_attack": [{"do": "inflict", "status": "powder_keg"}],
    }},
    "red_room_training": {
        1: {"upgrades_in_rolls": True, "own_attack": {"amount": 1, "test": {"upgrades": 5}}},
        2: {
            "upgrades_in_rolls": True,
            "own_attack": {"amount": 1, "test": {"upgrades": 5}},
            "on_upgrade": [{"do": "draw"}],
        },
    },
}  # fmt: skip
"""Passive abilities, level by level."""

FIELDS: dict[str, dict[str, Any]] = {
    "sabotage": {"reroll": 5, "reroll_test": {"upgrades": 4}},
    "fill_em_with_lead": {"rerolls": "reload"},
}
"""Further fields of every level of an ability."""


def rolls(status: str, *effects: dict[str, Any], dice: int = 1) -> Effects:
    return [{"do": "roll", "dice": dice, "source": status, "effects": list(effects)}]


def values(*parts: Any) -> dict[str, Any]:
    """Numbers a die shows, then what happens on them."""
    shown = [part for part in parts if isinstance(part, int)]
    return {"do": "if", "test": {"values": shown}, "then": [part for part in parts if not isinstance(part, int)]}


def spends(timing: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"spend": [{"timing": timing, "effects": list(effects), **more}]}


EXPLODES = {"do": "deal", "amount": 3, "type": "undefendable", "to": "self", "isolated": True}
STATUSES: dict[str, dict[str, Any]] = {
    "concussion": {"skips_income": True},
    "stun": {"stuns": True},
    "crit": spends("attack", {"do": "add", "amount": 4}, test={"damage": 5}),
    "accuracy": spends("before_defense", {"do": "undefendable"}),
    "protect": spends("incoming", {"do": "prevent", "half": True}),
    "retribution": spends("attacked", {"do": "return"}),
    "blessing_of_divinity": {"saves": True},
    "blind": {"offense_end": [
        {"do": "remove", "status": "blind"},
        {"do": "if", "test": {"activating": True}, "then": rolls("blind", values(1, 2, {"do": "fail"}))},
    ]},
    "entangle": {"attempts": -1, "offense_end": [{"do": "remove", "status": "entangle"}]},
    "evasive": spends("incoming", *rolls("evasive", values(1, 2, {"do": "prevent", "all": True, "every": True}))),
    "targeted": {"attacked": {"amount": 2, "types": ["normal", "undefendable"]}},
    "fire_mastery": {"upkeep": [{"do": "remove", "status": "fire_mastery"}]},
    "burn": {"upkeep": [{"do": "deal", "amount": 2, "to": "self"}]},
    "knockdown": {"before_offense": [{"do": "skip_offense", "price": 2}, {"do": "remove", "status": "knockdown"}]},
    "shadows": {"hides": True, "turn_end": [{"do": "special", "name": "fade"}]},
    "sneak_attack": spends("before_defense", *rolls("sneak_attack", {"do": "add", "amount": {"per": [{"of": "sum"}]}})),
    "poison": {"upkeep": [{"do": "deal", "amount": {"per": [{"of": "status", "id": "poison"}]}, "to": "self"}]},
    "reload": spends("attack", *rolls("reload", {"do": "add", "amount": {"per": [{"of": "half_sum"}]}})),
    "bounty": {"attacked": {"amount": 1, "cp": 1}},
    "cursed_doubloon": {"owner_exempt": True, "upkeep": [
        {"do": "deal", "amount": {"per": [{"of": "status", "id": "cursed_doubloon"}]}, "to": "self"}
    ]},
    "powder_keg": {
        "upkeep": rolls("powder_keg",
            values(1, 2, {"do": "remove", "status": "powder_keg"}, EXPLODES),
            values(6, {"do": "pass", "status": "powder_keg"})),
        "overflow": [EXPLODES],
    },
    "wither": {"own_attack": {"amount": -1, "types": ["normal", "undefendable", "pure", "collateral"]}},
    "parlay": {"no_damage": True, "roll_end": [{"do": "remove", "status": "parlay"}]},
    "covert_ops": spends("main", {"do": "choose", "options": [
        [{"do": "play_upgrade"}], [{"do": "peek", "count": 3, "how": "search_if_none"}],
    ]}, per_turn=1),
    "agility": spends("incoming", *rolls("agility", values(1, 2, 3, {"do": "prevent", "half": True}))),
    "time_bomb": {
        "start_side": 2, "further_if": {"upgrades": 6}, "each": True,
        "upkeep": rolls("time_bomb", values(6, {"do": "remove", "status": "time_bomb"})
                        | {"otherwise": [{"do": "advance", "status": "time_bomb"}]}),
        "expire": [{"do": "deal", "amount": 4, "type": "undefendable", "to": "self", "isolated": True}],
    },
}  # fmt: skip
"""What each status does."""

WHEN: dict[str, dict[str, Any]] = {
    "after being attacked": {"timing": "attacked"},
    "after the opponent's defense concluded, if at least 8 damage was dealt to that opponent": {
        "timing": "dealt",
        "least": 8,
    },
    "when spending reload": {"timing": "die", "source": "reload"},
    "after own agility die shows 5-6": {"timing": "die", "source": "agility", "values": [5, 6]},
}
"""When cards may be played."""

SETUP: dict[str, Effects] = {
    "cursed_pirate": [{"do": "gain", "status": "cursed_doubloon", "count": 3}],
    "black_widow": [{"do": "gain", "status": "covert_ops", "count": 3}],
}
