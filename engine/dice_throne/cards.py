"""Using what a player has: cards, tokens, passives; selling and upgrades (T-48..T-57, T-71)."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.dice_throne.basics import gain_cp, lose_cp, take
from engine.dice_throne.content import content
from engine.dice_throne.effects import perform
from engine.dice_throne.model import T
from engine.dice_throne.responses import MAIN_PHASES, price, responses
from engine.dice_throne.steps import steps
from engine.dice_throne.windows import contenders, first_values, reopen


@steps("use")
def use(t: T, f: Frame) -> None:
    """A card, token or passive was declared. Others of higher priority may go first (T-109)."""
    s, d = t.s, f.d
    seat: int = d["seat"]
    value: str = d["value"]
    if not d.get("first"):
        queue = [other for other in contenders(t, seat, value) if first_values(t, other, seat, value)]
        if queue:
            d["first"] = True
            t.again(f)
            t.push("go_first", seat=seat, value=value, q=queue)
            return
    elif not any(one == value for one, _ in responses(t, seat, main=_in_main(t, seat))):
        t.tell("taken_back", seat=seat)  # TR-11: its object is gone; nothing is paid
        return
    what, name, *rest = value.split(".")
    if what == "card":
        _play(t, seat, name)
    elif what == "token":
        _spend(t, seat, name, int(rest[0]))
    else:
        player = s.players[seat]
        ability = content().books[player.hero].slots[name]
        at = player.levels.get(name, 1)
        action = ability.levels[at].actions[int(rest[0])]
        player.used[value] = player.used.get(value, 0) + 1
        player.cp -= action.cp
        t.tell("used", seat=seat, ability=name)
        perform(t, f"{player.hero}.{name}.{at}.action{rest[0]}", seat, _target(t, seat), "card", f"ability.{name}")


def _in_main(t: T, seat: int) -> bool:
    return t.s.phase in MAIN_PHASES and seat == t.s.active


def _target(t: T, seat: int) -> int:
    """Whom "the target" means outside an ability of one's own: the other side of the attack."""
    attack = t.s.attack
    if attack is None:
        return -1
    return attack.target if attack.seat == seat else attack.seat


def _play(t: T, seat: int, name: str) -> None:
    """T-48: pay, do what it says, discard."""
    s = t.s
    player = s.players[seat]
    info = content().books[player.hero].cards[name]
    if info.kind == "upgrade":
        t.push("upgrade", seat=seat, card=name, free=False)
        return
    player.hand.remove(name)
    player.played.append(name)
    player.cp -= info.cost
    t.tell("played", seat=seat, card=name)
    t.push("put_away", seat=seat, card=name)
    attack = s.attack
    mode, target = "card", _target(t, seat)
    if attack is not None and info.modifier:
        target = attack.target  # whoever modifies it (T-55)
        if not attack.targeted:
            mode = "act"  # played before the target is known: what needs it waits (T-39)
    perform(t, info.key, seat, target, mode, f"card.{name}")


@steps("put_away")
def put_away(t: T, f: Frame) -> None:
    """T-48: what the card says is done; now it goes to the discard pile."""
    seat: int = f.d["seat"]
    card: str = f.d["card"]
    player = t.s.players[seat]
    if card in player.played:
        player.played.remove(card)
        player.discard.append(card)


def _spend(t: T, seat: int, name: str, index: int) -> None:
    """T-71: the token goes, its benefit comes, no combat points; it cannot be interrupted (T-107)."""
    status = content().statuses[name]
    spend = status.spend[index]
    player = t.s.players[seat]
    value = f"token.{name}.{index}"
    player.used[value] = player.used.get(value, 0) + 1
    take(t, seat, name, spend.tokens, told=False)
    t.tell("spent", seat=seat, status=name, count=spend.tokens)
    player.cp -= spend.cp
    perform(t, f"status.{name}.spend{index}", seat, _target(t, seat), "card", f"status.{name}")


@steps("upgrade")
def upgrade(t: T, f: Frame) -> None:
    """T-50: covers its slot for good; from II to III only the difference is paid (T-51)."""
    s, d = t.s, f.d
    seat: int = d["seat"]
    player = s.players[seat]
    book = content().books[player.hero]
    info = book.cards[d["card"]]
    card = info.card
    if not d["free"]:
        player.cp -= price(player, book, info)
    for passive in book.passives:
        at = player.levels.get(passive.id, 1)
        perform(t, f"{player.hero}.{passive.id}.{at}.on_upgrade", seat, -1, "card", f"ability.{passive.id}")
    player.hand.remove(card.id)
    player.in_play.append(card.id)
    player.levels[card.upgrades] = card.level
    for instance in [one for pile in s.piles for one in pile.instances if one.by == seat]:
        instance.base += instance.live
    player.used["upgrade"] = player.used.get("upgrade", 0) + 1
    t.tell("upgraded", seat=seat, ability=card.upgrades, level=card.level)
    perform(t, f"{player.hero}.{card.upgrades}.{card.level}.on_play", seat, -1, "card", f"ability.{card.upgrades}")


def sell(t: T, seat: int, cards: list[str]) -> None:
    """T-49: one combat point each, whatever they cost."""
    player = t.s.players[seat]
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)
    t.reveal()
    t.tell("sold", seat=seat, cards=list(cards))
    gain_cp(t, seat, len(cards))


def pay(t: T, seat: int, count: int) -> None:
    """Combat points for something."""
    lose_cp(t, seat, count)


@steps("interrupt")
def interrupt(t: T, f: Frame) -> None:
    """The free button: an instant or a roll card at any time (T-53, T-54, TR-12)."""
    seat: int = f.d["seat"]
    value: str = t.given()
    below = t.stack[-1]
    if below.step == "window":  # somebody acted: all are asked again until they pass in a row (T-108)
        reopen(t.s, below, below.d["q"][0])
    t.push("use", seat=seat, value=value)
