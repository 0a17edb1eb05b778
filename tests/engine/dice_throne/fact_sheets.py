"""Reads the fact sheets' effect sentences into the vocabulary, so that data/ can be compared with them word by word.

Used by tests only. A sentence it cannot read raises Unread: such sentences are listed, with our reading, in READINGS.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "dice_throne"
TYPES = ("undefendable", "ultimate", "pure", "collateral")
Plain = dict[str, Any]


class Unread(Exception):
    """A sentence outside the regular grammar of the sheets."""


def sheet(hero: str) -> Plain:
    return yaml.safe_load((FACTS / f"{hero}.yaml").read_text(encoding="utf-8"))


class Reader:
    """The grammar of one hero's sentences."""

    def __init__(self, facts: Plain, statuses: set[str], readings: dict[str, Any]) -> None:
        self.symbols = set(facts["dice"])
        self.statuses = statuses
        self.readings = readings

    def sentences(self, lines: list[str]) -> tuple[list[Plain], list[Plain]]:
        """Effects, and those after the damage (a "then" behind damage)."""
        now: list[Plain] = []
        later: list[Plain] = []
        hit = False
        for line in lines:
            into = later if later else now
            if line.startswith("then: "):
                line = line[6:]
                if hit and not line.startswith("add"):
                    into = later
                elif now:
                    now.append({"do": "then"})
            found = self.sentence(line)
            into += found
            hit = hit or any(_deals(one) for one in found)
        return now, later

    def sentence(self, line: str) -> list[Plain]:
        if line in self.readings:
            return self.readings[line]
        if match := re.fullmatch(
            r"roll (\d)(, each die)?( \(may reroll (?:up to )?(\d) of them(?:, once)?\))?(, each die)?: (.*)", line
        ):
            dice, each, _, again, each2, rest = match.groups()
            roll: Plain = {"do": "roll", "dice": int(dice), "effects": self.parts(rest)}
            if each or each2:
                roll["each"] = True
            if again:
                roll["reroll"] = int(again)
            return [roll]
        if ";" in line:
            return self.parts(line)
        if match := re.fullmatch(r"if (.*?): (.*)", line):
            return [{"do": "if", "test": self.test(match[1]), "then": self.sentence(match[2])}]
        if match := re.fullmatch(r"on (.*?): (.*)", line):
            return [{"do": "if", "test": self.shows(match[1]), "then": self.joined(match[2])}]
        if match := re.fullmatch(r"choose: (.*)", line):
            return [{"do": "choose", "options": [self.joined(option) for option in match[1].split(" / ")]}]
        if match := re.fullmatch(r"may (.*)", line):
            return [{**one, "may": True} for one in self.joined(match[1])]
        return self.joined(line)

    def parts(self, line: str) -> list[Plain]:
        found: list[Plain] = []
        for part in line.split("; "):
            if part.startswith("otherwise: "):
                for one in found:
                    one["otherwise"] = self.joined(part[11:])
            elif part.startswith("if self has "):
                match = re.fullmatch(r"if self has (\w+): (.*) instead", part)
                if match is None:
                    raise Unread(part)
                found = [
                    {"do": "if", "test": {"has": {match[1]: 1}}, "then": self.joined(match[2]), "otherwise": found}
                ]
            else:
                found += self.sentence(part)
        return found

    def joined(self, line: str) -> list[Plain]:
        """`a and b`, or lists of statuses."""
        if line in self.readings:
            return self.readings[line]
        if match := re.fullmatch(r"inflict ([a-z_, ]+ and [a-z_]+)( on a chosen opponent)?", line):
            names = re.split(r", | and ", match[1])
            if set(names) <= self.statuses:
                if not match[2]:
                    return [{"do": "inflict", "status": name} for name in names]
                return [{"do": "pick"}, *({"do": "inflict", "status": name, "to": "them"} for name in names)]
        if match := re.fullmatch(r"chosen player gains ((?:\w+ \d, )+\w+ \d and \w+ \d)", line):
            pairs = [part.split(" ") for part in re.split(r", | and ", match[1])]
            gains = [self.counted({"do": "gain", "status": name}, number) | {"to": "them"} for name, number in pairs]
            return [{"do": "pick", "who": "player"}, *gains]
        try:
            return [self.atom(line)]
        except Unread:
            if " and " not in line:
                raise
            first, _, second = line.partition(" and ")
            return self.joined(first) + self.joined(second)

    def counted(self, effect: Plain, number: str) -> Plain:
        return effect if number == "1" else effect | {"count": int(number)}

    def atom(self, line: str) -> Plain:
        if match := re.fullmatch(r"deal (.*)", line):
            return self.deal(match[1])
        if match := re.fullmatch(r"take (\d+)(?: damage)?(?: in return)?", line):
            return {"do": "deal", "amount": int(match[1]), "to": "self"}
        if match := re.fullmatch(r"add (.*)", line):
            return {"do": "add", "amount": self.amount(match[1])}
        if line == "prevent half (round up)":
            return {"do": "prevent", "half": True}
        if line == "prevent all incoming damage":
            return {"do": "prevent", "all": True, "every": True}
        if match := re.fullmatch(r"prevent (.*)", line):
            return {"do": "prevent", "amount": self.amount(match[1])}
        if match := re.fullmatch(r"heal (.*)", line):
            return {"do": "heal", "amount": self.amount(match[1])}
        if match := re.fullmatch(r"(?:gain )?(\d+) cp(?: per (\w+))?", line):
            return {"do": "cp", "amount": self.amount(f"{match[1]} per {match[2]}" if match[2] else match[1])}
        if match := re.fullmatch(r"gain half the value cp \(round up\)", line):
            return {"do": "cp", "amount": self.amount("half the value")}
        match = re.fullmatch(r"(chosen player gains|gain) (\w+)(?: (.*))?", line)
        if match and match[2] in self.statuses:
            effect: Plain = {"do": "gain", "status": match[2]}
            if match[3] == "up to the stack limit":
                effect["full"] = True
            elif match[3] not in (None, "1"):
                effect["count"] = self.amount(match[3])
            return effect if match[1] == "gain" else effect | {"to": "chosen"}
        match = re.fullmatch(
            r"inflict (\w+)(?: (\d+(?: per \w+)?))?( on attacker| on a chosen opponent| on them)?", line
        )
        if match and match[1] in self.statuses:
            effect = {"do": "inflict", "status": match[1]}
            if match[2] not in (None, "1"):
                effect["count"] = self.amount(match[2])
            whom = {" on a chosen opponent": "chosen_opponent", " on them": "them"}.get(match[3] or "")
            return effect | {"to": whom} if whom else effect
        if match := re.fullmatch(r"inflict (\w+) on up to (\d) (?:different )?chosen opponents", line):
            return {"do": "inflict", "status": match[1], "to": "chosen_opponents", "up_to": int(match[2])}
        if match := re.fullmatch(r"draw (.*)", line):
            count = self.amount(match[1])
            return {"do": "draw"} if count == 1 else {"do": "draw", "count": count}
        if match := re.fullmatch(r"steal (\d) cp( from a chosen opponent)?", line):
            effect = {"do": "steal_cp", "amount": int(match[1])}
            return effect | {"of": "chosen_opponent"} if match[2] else effect
        if match := re.fullmatch(r"opponent loses (.*) cp per (\w+)", line):
            return {"do": "lose_cp", "amount": self.amount(f"{match[1]} per {match[2]}")}
        if match := re.fullmatch(r"remove 1 status from (self|any player)", line):
            return {"do": "remove"} if match[1] == "self" else {"do": "remove", "of": "chosen"}
        if match := re.fullmatch(r"stack limit of (\w+) \+(\d)", line):
            return {"do": "limit", "status": match[1]}
        if line == "this attack becomes undefendable":
            return {"do": "undefendable"}
        raise Unread(line)

    def deal(self, text: str) -> Plain:
        effect: Plain = {"do": "deal"}
        for kind in TYPES:
            if kind in text:
                effect["type"] = kind
                text = re.sub(rf" ?{kind} ?", " ", text).strip()
        for words, to in (
            (" to all opponents", "opponents"),
            ("to all opponents", "opponents"),
            (" to attacker", ""),
            (" to a chosen opponent", "chosen_opponent"),
            (" to them", "them"),
            ("to them", "them"),
        ):
            if text.endswith(words):
                text = text[: -len(words)].strip()
                if to:
                    effect["to"] = to
        effect["amount"] = self.amount(text)
        return effect

    def amount(self, text: str) -> Any:
        if text.isdigit():
            return int(text)
        plus = 0
        per: list[Plain] = []
        for part in text.split(" plus "):
            part = part.removesuffix(" (round up)")
            if part.isdigit():
                plus += int(part)
            elif part == "the sum of the roll":
                per.append({"of": "sum"})
            elif part == "half the value":
                per.append({"of": "half_sum"})
            elif part == "own cp":
                per.append({"of": "cp"})
            elif part == "half own cp":
                per.append({"of": "half_cp"})
            elif match := re.fullmatch(r"(\d+) per (?:(\d) )?(?:own )?(.*)", part):
                one = self.unit(match[3])
                if match[1] != "1":
                    one["times"] = int(match[1])
                if match[2]:
                    one["every"] = int(match[2])
                per.append(one)
            else:
                raise Unread(text)
        formula: Plain = {"per": per}
        return formula | {"plus": plus} if plus else formula

    def unit(self, text: str) -> Plain:
        if text in self.symbols:
            return {"of": "symbol", "id": text}
        if text in self.statuses:
            return {"of": "status", "id": text}
        units = {
            "token removed": "last",
            "cp spent": "last",
            "upgrade in play": "upgrades",
            "upgrade played this turn": "upgrades_this_turn",
        }
        if text in units:
            return {"of": units[text]}
        raise Unread(text)

    def test(self, text: str) -> Plain:
        for pattern, name in (
            (r"(\d) equal numbers", "equal"),
            (r"sum >= (\d+)", "sum_least"),
            (r"at least (\d) upgrades in play", "upgrades"),
            (r"at least (\d) was added", "last"),
            (r"at least (\d) damage was dealt", "dealt"),
        ):
            if match := re.fullmatch(pattern, text):
                return {name: int(match[1])}
        if match := re.fullmatch(r"at least (\d) (\w+)", text):
            return {"shows": {match[2]: int(match[1])}}
        raise Unread(text)

    def shows(self, text: str) -> Plain:
        if " or " in text:
            return {"any_of": text.split(" or ")}
        found: dict[str, int] = {}
        number = 1
        for word in text.replace(" and ", " ").split(" "):
            if word.isdigit():
                number = int(word)
            elif word in self.symbols:
                found[word] = found.get(word, 0) + number
                number = 1
            else:
                raise Unread(text)
        return {"shows": found}


def _deals(effect: Plain) -> bool:
    if effect["do"] == "deal" and effect.get("to") != "self":
        return True
    return any(_deals(one) for name in ("effects", "then", "otherwise") for one in effect.get(name, ()))
