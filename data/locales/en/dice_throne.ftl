dice-throne = Dice Throne
dice-throne-about = Heroes, dice and tricks: roll five dice, strike, defend, and be the last one standing.
dice-throne-credit = **Dice Throne** is a game by Nate Chatellier and Manny Trembley, published by Dice Throne Inc. and Roxley.
dice-throne-mode-duel = Duel
dice-throne-mode-2v2 = Two against two
dice-throne-mode-king-of-the-hill = King of the hill
dice-throne-mode-free-for-all = Free for all
dice-throne-option-ruleset = Rules
dice-throne-option-ruleset-marvel-1-1 = Marvel 1.1
dice-throne-option-ruleset-v2-2 = Base 2.2
dice-throne-option-closed = Closed table
dice-throne-option-closed-off = off: nobody waits for a player who cannot respond
dice-throne-option-closed-on = on: silence reveals nothing
dice-throne-choice-hero = Hero
dice-throne-phase-upkeep = Upkeep
dice-throne-phase-income = Income
dice-throne-phase-main1 = Main phase 1
dice-throne-phase-offense = Offensive roll
dice-throne-phase-targeting = Targeting
dice-throne-phase-defense = Defensive roll
dice-throne-phase-main2 = Main phase 2
dice-throne-phase-discard = Discard
dice-throne-phase-setup = Set-up
dice-throne-side-human = human
dice-throne-side-cursed = cursed
dice-throne-over-last = The last one standing wins.
dice-throne-over-draw = Everybody fell at the same moment: a draw.
dice-throne-over-left = Everybody else has left.
dice-throne-source-rule-targeting = the target

## Questions
dice-throne-ask-main = { $phase }: play cards, upgrade, sell, or go on.
dice-throne-main-end = Go on
dice-throne-main-sell = Sell cards
dice-throne-ask-sell = Which cards do you sell, for 1 CP each?
dice-throne-ask-discard-phase = Your hand is too big: sell { $count } { $count ->
    [one] card
   *[other] cards
}.
dice-throne-ask-upkeep = Which upkeep effect comes first?
dice-throne-ask-roll = You rolled { $dice }. Keep dice and roll the rest ({ $left } left), or keep all to stop.
dice-throne-confirm-roll = { $rest ->
    [0] Keep all and stop
    [1] Keep { $count }, roll 1 die
    [5] Roll all dice
   *[other] Keep { $count }, roll { $rest } dice
}
dice-throne-confirm-reroll = { $count ->
    [0] Keep all
   *[other] Roll { $count } again
}
dice-throne-ask-announce = With { $dice }: which ability do you use?
dice-throne-announce-none = No ability
dice-throne-announce-roll = Roll on
dice-throne-ask-defend = { $by } attacks with { $ability }. How do you defend?
dice-throne-defend-none = Do not defend
dice-throne-ask-target = Whom does { $seat } attack?
dice-throne-ask-interrupt = Use something now
dice-throne-ask-respond-upkeep = Upkeep: { $damage } damage is coming at you. Do you respond?
dice-throne-ask-respond-announced = { $by } announces { $ability } with { $dice }. Change a die?
dice-throne-ask-respond-announced-none = { $by } announces nothing with { $dice }. Help with a die?
dice-throne-ask-respond-activated = { $ability } was activated. Do you respond?
dice-throne-ask-respond-targeting = The targeting die shows { $dice }. Change it?
dice-throne-ask-respond-before-defense = { $by } attacks { $target } with { $ability }: { $damage } damage. Anything before the defence?
dice-throne-ask-respond-defense-rolled = The defence rolled { $dice }. Change a die?
dice-throne-ask-respond-rolled = { $roller_seat } rolled { $dice }. Do you respond?
dice-throne-ask-respond-then = A pause before the next effect. Do you respond?
dice-throne-ask-respond-last-beside = { $by } attacks { $target } with { $ability }: { $damage } damage. Last chance: do you respond?
dice-throne-ask-respond-last = { $by } attacks you with { $ability }: { $damage } damage. Last chance: do you respond?
dice-throne-ask-respond-alone = { $damage } damage is coming at you. Do you respond?
dice-throne-ask-respond-dealt = The damage of { $ability } is dealt. Do you respond?
dice-throne-ask-respond-go-first = { $by } wants to use { $what }. Do you go first?
dice-throne-respond-pass = Pass
dice-throne-ask-reroll = { $source }: roll which dice again?
dice-throne-ask-ransom = { $by } wants you to roll a die again. Pay { $price } CP instead?
dice-throne-ransom-roll = Roll it again
dice-throne-ransom-pay = Pay { $price } CP
dice-throne-ask-player = { $source }: choose a player.
dice-throne-ask-players = { $source }: choose opponents.
dice-throne-ask-instance = { $source }: prevent which damage?
dice-throne-ask-accept = { $source }: how many { $status } tokens do you take?
dice-throne-ask-token = { $source }: remove which token?
dice-throne-token-none = None
dice-throne-ask-remove = { $source }: how many { $status } tokens do you remove?
dice-throne-ask-transfer = { $source }: move which token?
dice-throne-ask-ward = { $source }: keep off which token?
dice-throne-ward-none = None
dice-throne-ask-pass-on = { $source }: pass it on to whom?
dice-throne-pass-on-none = Keep it
dice-throne-ask-discard = { $source }: discard which card?
dice-throne-ask-search = { $source }: take which upgrade?
dice-throne-search-none = None
dice-throne-ask-free-upgrade = { $source }: which upgrade, free?
dice-throne-free-upgrade-none = None
dice-throne-ask-reveal-and-search = No upgrade among them. Show the cards and search for one?
dice-throne-reveal-and-search-search = Show and search
dice-throne-reveal-and-search-back = Put them back
dice-throne-ask-order = { $source }: which card goes back first? It will lie deepest.
dice-throne-ask-set-die = { $source }: change which die?
dice-throne-set-die-stop = Enough
dice-throne-ask-reroll-die = { $source }: roll which die again?
dice-throne-reroll-die-stop = Enough
dice-throne-ask-option = { $source }: choose one.
dice-throne-ask-pay-or-skip = Pay { $price } CP, or skip your offensive roll?
dice-throne-pay-or-skip-pay = Pay { $price } CP
dice-throne-pay-or-skip-skip = Skip it
dice-throne-ask-pay = { $source }: pay how many CP? You have { $cp }.

## Options
dice-throne-card = { $card }
dice-throne-source = { $source }
dice-throne-move = { $ability } { $level ->
    [1] I
    [2] II
   *[other] III
}
dice-throne-source-side = { $source } (0:0{ $side })
dice-throne-move-tier = { $move } ({ $parts })
dice-throne-move-straight = { $move } ({ $size ->
    [small] small straight
   *[large] large straight
})
dice-throne-spend-for = Spend { $count } { $status }: { $what }
dice-throne-spend = Spend { $status }
dice-throne-use = { $ability } ({ $price } CP): { $what }
dice-throne-die = { $number } { $symbol }
dice-throne-set-die = Die { $number } of { $owner }: { $before } → { $after }
dice-throne-reroll-die = Die { $number } of { $owner }: the { $before }
dice-throne-instance = { $count } damage to { $target } ({ $source })
dice-throne-token = { $status } of { $owner }
dice-throne-transfer = { $status }: from { $owner } to { $target }
dice-throne-look = Look at the top { $count } cards of your deck
dice-throne-nothing = Nothing

## Events
dice-throne-event-start-roll = **{ $seat }** rolls { $dice } for the start.
dice-throne-event-starts = **{ $seat }** starts.
dice-throne-event-turn = Round { $round }: **{ $seat }**’s turn.
dice-throne-event-cp = **{ $seat }** gains { $count } CP.
dice-throne-event-cp-lost = **{ $seat }** loses { $count } CP.
dice-throne-event-stole = **{ $seat }** steals { $count } CP from **{ $target }**.
dice-throne-event-drew = **{ $seat }** draws { $cards }.
dice-throne-event-drew-hidden = **{ $seat }** draws { $count } { $count ->
    [one] card
   *[other] cards
}.
dice-throne-event-discarded = **{ $seat }** discards { $card }.
dice-throne-event-sold = **{ $seat }** sells { $cards }.
dice-throne-event-played = **{ $seat }** plays { $card }.
dice-throne-event-upgraded = **{ $seat }** upgrades { $ability } to level { $level }.
dice-throne-event-used = **{ $seat }** uses { $ability }.
dice-throne-event-taken-back = **{ $seat }** takes it back: there is nothing left to act on.
dice-throne-event-fetched = **{ $seat }** shows and takes { $card }.
dice-throne-event-peeked = You look at { $cards }.
dice-throne-event-showed = **{ $seat }** shows { $cards }.
dice-throne-event-revealed = The hand of **{ $seat }**: { $cards }.
dice-throne-event-looked = **{ $seat }** looks at **{ $target }**’s hand.
dice-throne-event-token = **{ $seat }** gets { $count } { $status }.
dice-throne-event-token-lost = **{ $seat }** loses { $count } { $status }.
dice-throne-event-spent = **{ $seat }** spends { $count } { $status }.
dice-throne-event-moved = { $status } goes from **{ $seat }** to **{ $target }**.
dice-throne-event-limit = **{ $seat }** may hold { $count } { $status } more.
dice-throne-event-advanced = { $count } { $status } on **{ $seat }** ticks on.
dice-throne-event-no-income = **{ $seat }** has no income: { $status }.
dice-throne-event-rolled = **{ $seat }** rolls { $dice } ({ $left } left).
dice-throne-event-rolled-for = **{ $seat }** rolls { $dice } for { $source }.
dice-throne-event-rerolled = **{ $seat }** rolls again: { $dice }.
dice-throne-event-altered = **{ $seat }** changes a die of **{ $owner }**: { $before } → { $after }.
dice-throne-event-attempt = **{ $seat }** gets another roll attempt.
dice-throne-event-contest = **{ $seat }** is ahead: { $first } against { $second }.
dice-throne-event-announced = **{ $seat }** announces { $ability }.
dice-throne-event-announced-none = **{ $seat }** announces nothing.
dice-throne-event-void = The dice of **{ $seat }** no longer fit: the announcement is void.
dice-throne-event-activated = **{ $seat }** uses { $ability }!
dice-throne-event-failed = The roll phase of **{ $seat }** fails.
dice-throne-event-skipped = **{ $seat }** skips the offensive roll.
dice-throne-event-extra-offense = **{ $seat }** takes another offensive roll!
dice-throne-event-targets = **{ $seat }** targets **{ $target }**.
dice-throne-event-leader = **{ $seat }** strikes at the leader **{ $target }** and draws a card.
dice-throne-event-defends = **{ $seat }** defends with { $ability }: { $dice }.
dice-throne-event-added = { $source } adds { $count } damage for **{ $seat }**.
dice-throne-event-prevents = { $source } prevents { $count } for **{ $seat }**.
dice-throne-event-prevents-half = { $source } prevents half for **{ $seat }**.
dice-throne-event-prevents-all = { $source } keeps all damage off **{ $seat }**.
dice-throne-event-returns = { $source } gives half of the damage back for **{ $seat }**.
dice-throne-event-undefendable = The attack of **{ $seat }** becomes undefendable.
dice-throne-event-damage = **{ $seat }** takes { $count } { $type ->
    [undefendable] undefendable damage
    [pure] pure damage
    [collateral] collateral damage
    [ultimate] ultimate damage
   *[normal] damage
} from { $source }.
dice-throne-event-healed = **{ $seat }** heals { $count }.
dice-throne-event-saved = { $status } saves **{ $seat }** at the last moment!
dice-throne-event-cursed = The curse takes **{ $seat }** for good.
dice-throne-event-fell = **{ $seat }** falls.

# What can be looked at in private.
dice-throne-page-hero = { $hero } ({ $seat })
