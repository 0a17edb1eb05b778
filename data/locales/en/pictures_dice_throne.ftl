## Dice Throne: words on the pictures
dice-throne-pic-phase-upkeep = Upkeep
dice-throne-pic-phase-income = Income
dice-throne-pic-phase-main1 = Main 1
dice-throne-pic-phase-offense = Offensive roll
dice-throne-pic-phase-targeting = Targeting
dice-throne-pic-phase-defense = Defence
dice-throne-pic-phase-main2 = Main 2
dice-throne-pic-phase-discard = Discard
dice-throne-pic-their-turn = { $player }’s turn
dice-throne-pic-team = Team { $n }
dice-throne-pic-cp = CP
dice-throne-pic-hand = hand
dice-throne-pic-deck = deck
dice-throne-pic-kept = kept
dice-throne-pic-free = free
dice-throne-pic-rolls-left = { $n ->
    [0] no rolls left
    [one] { $n } roll left
   *[other] { $n } rolls left
}
dice-throne-pic-ready = { $ability } is ready
dice-throne-pic-ready-more = { $ability } is ready (+{ $n })
dice-throne-pic-announces = { $ability } is announced
dice-throne-pic-nothing-ready = Nothing is ready
dice-throne-pic-best-aim = Best aim: { $ability }, { $chance }
dice-throne-pic-abilities = Abilities
dice-throne-pic-damage = dmg
dice-throne-pic-best-odds = odds
dice-throne-pic-three-rolls = in 3 rolls
dice-throne-pic-percent = { $n }%
dice-throne-pic-under-one = <1%
dice-throne-pic-round = Round { $n }
dice-throne-pic-defence-of = Defence of { $hero }
dice-throne-pic-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dice-throne-pic-dice-of = { $player }’s dice
dice-throne-pic-dice-title = Dice of { $hero }
dice-throne-pic-attack = Attack
dice-throne-pic-roll = Roll
dice-throne-pic-incoming = Incoming damage
dice-throne-pic-last-damage = Last damage
dice-throne-pic-no-damage = No damage
dice-throne-pic-ledger-half = half
dice-throne-pic-ledger-times = multiplied
dice-throne-pic-ledger-all = all of it
dice-throne-pic-ledger-total = total
dice-throne-pic-attack-on = { $count } damage, { $by } → { $target }
dice-throne-pic-attack-by = { $count } damage, { $by } attacks
dice-throne-pic-attack-dealt = { $by } dealt { $count } damage
dice-throne-pic-attack-over = The attack of { $by } is over
dice-throne-pic-damage-on = { $count } damage at { $target }
dice-throne-pic-rolls-for = { $player } rolls
dice-throne-pic-alt-turn = Round { $n }, { $player }’s turn: { $phase }.
dice-throne-pic-alt-hero = { $hero } ({ $player }): { $health } health, { $cp } CP, hand { $hand }.
dice-throne-pic-alt-hero-tokens = { $hero } ({ $player }): { $health } health, { $cp } CP, hand { $hand }, { $tokens }.
dice-throne-pic-alt-out = { $hero } ({ $player }) has fallen.
dice-throne-pic-alt-dice = { $player }’s dice: { $dice }.
dice-throne-pic-alt-abilities = Abilities: { $list }.
dice-throne-pic-alt-incoming = Incoming: { $source } at { $target }, { $count } damage.
dice-throne-pic-alt-damage = Last damage: { $source } at { $target }, { $count }.
dice-throne-pic-alt-news = Last: { $news }

## The hand
dice-throne-pic-your-hand = Your hand
dice-throne-pic-hand-of = { $player }’s hand
dice-throne-pic-only-you = only you see this
dice-throne-pic-only-team = only your team sees this
dice-throne-pic-cp-left = CP left
dice-throne-pic-no-cards = No cards in hand
dice-throne-pic-tokens = Tokens
dice-throne-pic-your-tokens = Your tokens
dice-throne-pic-kind-main = Main phase
dice-throne-pic-kind-roll = Roll phase
dice-throne-pic-kind-instant = Instant
dice-throne-pic-kind-upgrade = Upgrade
dice-throne-pic-short-main = Main
dice-throne-pic-short-roll = Roll
dice-throne-pic-short-instant = Instant
dice-throne-pic-short-upgrade = Upgrade
dice-throne-pic-card-when = { $condition }:
dice-throne-pic-attack-modifier = Attack modifier
dice-throne-pic-card-damage = { $n } damage
dice-throne-pic-straight-small = Small straight
dice-throne-pic-straight-large = Large straight
dice-throne-pic-foot-play = Play now
dice-throne-pic-foot-free = Play now, free
dice-throne-pic-foot-sell = Sell for 1 CP
dice-throne-pic-foot-choose = May be chosen
dice-throne-pic-foot-aside = On top of your deck
dice-throne-pic-why-main = In your main phase
dice-throne-pic-why-main-short = Main phase, { $n } CP short
dice-throne-pic-why-roll = In a roll phase
dice-throne-pic-why-attack = With your attack
dice-throne-pic-why-attacked = When you are attacked
dice-throne-pic-why-dealt = After your damage
dice-throne-pic-why-incoming = When damage comes
dice-throne-pic-why-die = With a die of { $source }
dice-throne-pic-why-dice = When dice are open
dice-throne-pic-why-tokens = No token to move
dice-throne-pic-why-level = Already that level
dice-throne-pic-why-cp = { $n } CP short
dice-throne-pic-why-asked = When it is your move
dice-throne-pic-alt-hand = Your hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $cp } CP.
dice-throne-pic-alt-hand-of = { $player }’s hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $cp } CP.
dice-throne-pic-alt-cards = Cards: { $list }.
dice-throne-pic-alt-playable = To play now: { $list }.
dice-throne-pic-alt-others = Not now: { $list }.
dice-throne-pic-alt-tokens = Tokens: { $list }.

## The hero sheet
dice-throne-pic-complexity = Complexity
dice-throne-pic-statuses = Status effects
dice-throne-pic-max = max { $n }
dice-throne-pic-damage-at-level = damage at level
dice-throne-pic-passive = passive
dice-throne-pic-side = { $side } side
dice-throne-pic-alt-hero-sheet = { $hero }, complexity { $n }. Dice: { $dice }. Statuses: { $statuses }. Abilities with damage by level: { $abilities }.

## The score
dice-throne-pic-wins = { $player } wins
dice-throne-pic-team-wins = Team { $n } wins
dice-throne-pic-draw = A draw
dice-throne-pic-ranking = Ranking
dice-throne-pic-final-blow = The last blow
dice-throne-pic-fallen = fallen
dice-throne-pic-left = left
dice-throne-pic-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
dice-throne-pic-alt-place = { $place }. { $hero } ({ $player }), { $health } health.
