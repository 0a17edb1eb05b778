## Effects of Dice Throne in words; engine/dice_throne/describe.py puts them together.
dice-throne-both = { $first }; { $second }
dice-throne-then = { $first }, then { $second }
dice-throne-narrow = { $first } { $second }
dice-throne-list = { $first }, { $second }
dice-throne-and = { $first } and { $second }
dice-throne-or = { $first } or { $second }
dice-throne-when = { $test }: { $what }
dice-throne-otherwise = { $first }, otherwise { $second }
dice-throne-plus = { $first } + { $second }
dice-throne-at-most = { $amount } (at most { $most })
dice-throne-number = { $count }
dice-throne-per = { $every ->
    [1] { $what } per { $each }
   *[other] { $what } per { $every } { $each }
}
dice-throne-symbols = { $count ->
    [1] { $symbol }
   *[other] { $count } { $symbol }
}
dice-throne-tokens = { $statuses }
dice-throne-noun-symbol = { $symbol }
dice-throne-noun-status = { $who ->
    [self] { $status }
   *[other] { $status } they hold
}
dice-throne-noun = { $of ->
    [upgrades] upgrade in play
    [upgrades-this-turn] upgrade played this turn
    [removed] token removed
    [paid] CP paid
    [added] damage added
    [tokens] token
    [positive-tokens] positive token
   *[companions] companion
}
dice-throne-whole = { $of ->
    [sum] the sum of the roll
    [half-sum] half the sum of the roll (rounded up)
    [die] the number rolled
    [half-die] half the number rolled (rounded up)
    [half-cp] half your CP (rounded up)
   *[cp] your CP
}
dice-throne-unit-damage = { $kind ->
    [undefendable] { $count } undefendable damage
    [pure] { $count } pure damage
    [collateral] { $count } collateral damage
    [ultimate] { $count } ultimate damage
   *[normal] { $count } damage
}
dice-throne-equal-damage = { $kind ->
    [undefendable] undefendable damage
    [pure] pure damage
    [collateral] collateral damage
    [ultimate] ultimate damage
   *[normal] damage
} equal to { $what }
dice-throne-unit-health = { $count }
dice-throne-equal-health = { $what }
dice-throne-unit-cp = { $count } CP
dice-throne-equal-cp = CP equal to { $what }
dice-throne-unit-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
dice-throne-equal-cards = cards equal to { $what }
dice-throne-unit-token = { $count } { $status }
dice-throne-equal-token = { $status } equal to { $what }

dice-throne-if-shows = on { $parts }
dice-throne-if-straight = { $size ->
    [small] on a small straight
   *[large] on a large straight
}
dice-throne-added = also { $ability }, { $what }
dice-throne-if-either = on any of { $symbols }
dice-throne-if-values = { $many ->
    [0] on { $first }
    [1] on { $first } or { $last }
   *[other] on { $first } to { $last }
}
dice-throne-if-has = while you have { $statuses }
dice-throne-if-side = on your { $side } side
dice-throne-if = { $what ->
    [equal] with { $count } equal numbers
    [sum-least] on a sum of { $count } or more
    [sum-most] on a sum of { $count } or less
    [upgrades] with { $count } or more upgrades in play
    [last] if { $count } or more was added
    [damage] of { $count } damage or more
    [dealt] if at least { $count } damage was dealt
    [weaker] with less health than the opponent
   *[activating] if an ability is used
}

dice-throne-do-deal = { $whom ->
    [opponents] all opponents take { $amount }
    [chosen_opponent] { $amount } to an opponent
    [chosen] { $amount } to a player
    [them] { $amount } to them
    [they] they take { $amount }
    [you] you take { $amount }
   *[target] { $amount }
}
dice-throne-do-take = take { $amount }{ $how ->
    [certain] , which nothing reduces or prevents
   *[plain] { "" }
}
dice-throne-do-add = +{ $amount }
dice-throne-do-add-equal = add { $what } to the damage
dice-throne-do-heal = { $whom ->
    [self] heal { $amount }
   *[other] a player heals { $amount }
}
dice-throne-do-prevent = { $whom ->
    [chosen] prevent { $amount } to a player
   *[self] prevent { $amount }
}
dice-throne-do-prevent-half = prevent half the damage (rounded up)
dice-throne-do-prevent-all = prevent all the damage
dice-throne-do-return = half the incoming damage (rounded up) goes back to the attacker
dice-throne-do-undefendable = the attack becomes undefendable
dice-throne-do-gain = { $whom ->
    [self] gain { $amount }
    [them] they gain { $amount }
    [they] they gain { $amount }
    [you] you gain { $amount }
   *[chosen] a player gains { $amount }
}
dice-throne-do-gain-full = gain { $status } up to the stack limit
dice-throne-do-inflict = { $whom ->
    [target] inflict { $amount }
    [them] inflict { $amount } on them
    [they] they get { $amount }
    [you] you get { $amount }
    [chosen_opponents] inflict { $amount } on up to { $count } opponents
    [opponents] inflict { $amount } on all opponents
   *[chosen_opponent] inflict { $amount } on an opponent
}
dice-throne-do-remove = { $may ->
    [yes] you may remove{ " " }
   *[no] remove{ " " }
}{ $all ->
    [yes] all { $what ->
        [negative] negative statuses
        [positive] positive statuses
       *[any] statuses
    }
   *[no] { $what ->
        [negative] a negative status
        [positive] a positive status
       *[any] a status
    }
}{ $whom ->
    [self] { " " }from yourself
    [target] { " " }from the opponent
    [them] { " " }from them
    [chosen_opponent] { " " }from an opponent
   *[chosen] { " " }from a player
}
dice-throne-do-remove-status = { $how ->
    [it] remove it
    [any] you may remove any number of your { $status }
    [up-to] remove up to { $count } of your { $status }
    [all] remove all your { $status }
   *[some] remove { $count } { $status }
}
dice-throne-do-transfer = move a status from a player to another
dice-throne-do-limit = your stack limit of { $status } rises by { $count }
dice-throne-do-advance = { $everywhere ->
    [yes] advance every { $status } in play
   *[no] advance it
}
dice-throne-do-pass = you may pass it on to any player
dice-throne-do-ward-status = you may keep off 1 token of this attack
dice-throne-do-cp = gain { $amount }
dice-throne-do-lose-cp = { $whom ->
    [them] they lose { $amount }
    [they] they lose { $amount }
    [you] you lose { $amount }
    [chosen_opponent] an opponent of your choice loses { $amount }
   *[target] the opponent loses { $amount }
}
dice-throne-do-steal-cp = steal { $amount }{ $whom ->
    [them] { " " }from them
    [chosen_opponent] { " " }from an opponent
   *[target] { "" }
}
dice-throne-do-pay-cp = pay any number of CP
dice-throne-do-draw = draw { $amount }
dice-throne-do-discard = { $how ->
    [all] discard your hand
   *[other] { $whom ->
        [them] they discard
        [they] they discard
        [you] you discard
        [chosen_opponent] an opponent discards
        [self] discard
       *[target] the opponent discards
    } { $count } { $count ->
        [one] card
       *[other] cards
    } { $how ->
        [random] at random
       *[choice] of their choice
    }
}
dice-throne-do-reveal = { $whom ->
    [them] look at their hand
   *[other] look at an opponent’s hand
}
dice-throne-do-search = { $count ->
    [one] search your deck for an upgrade, { $how ->
        [hand] take it
       *[play] put it into play free
    }
   *[other] search your deck for up to { $count } upgrades, { $how ->
        [hand] take them
       *[play] put them into play free
    }
} and shuffle
dice-throne-do-peek = look at the top { $count } cards of your deck{ $how ->
    [take-upgrades] , show and take every upgrade among them and put the rest back in any order
   *[search-if-none] ; if there is no upgrade you may show them, search your deck for one and shuffle, otherwise put them back in any order
}
dice-throne-do-play-upgrade = put an upgrade from your hand into play free
dice-throne-do-roll = roll { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $again ->
    [0] { "" }
   *[other] { " " }({ $again } may be rerolled once)
}{ $how ->
    [each] , for each
   *[all] { "" }
}: { $what }
dice-throne-do-contest = you and the opponent roll 1 die each: { $win ->
    [higher] if yours is higher
   *[equal] if yours is higher or equal
}: { $what }, otherwise { $other }
dice-throne-do-choose = { $who ->
    [them] they choose: { $what }
   *[self] choose: { $what }
}
dice-throne-do-pick = { $who ->
    [player] choose a player
   *[opponent] choose an opponent
}
dice-throne-do-alter-set = { $whose ->
    [own] set { $count } of your dice to { $value ->
        [0] any number
       *[other] { $value }
    }
   *[any] { $count ->
        [one] set any die to any number
       *[other] set any { $count } dice to any numbers
    }
}
dice-throne-do-alter-tip = change any die by 1 up or down
dice-throne-do-alter-copy = set 1 of your dice to the number of another one of the same roll
dice-throne-do-alter-reroll = { $whose ->
    [foe] an opponent rerolls a die of your choice
    [side] you or a teammate may reroll up to { $count } dice, one after the other
   *[own] reroll { $count } of your dice
}{ $price ->
    [0] { "" }
   *[other] { " " }unless they pay you { $price } CP
}
dice-throne-do-encore = you may reroll this { $status } die, and each further one of this attack, once for +{ $count } damage
dice-throne-do-attempt = { $what ->
    [offense] a player gets 1 more offensive roll attempt with up to 5 dice
   *[defense] a player gets 1 more defensive roll attempt with up to 5 dice
}
dice-throne-do-fail = the whole roll phase fails
dice-throne-do-skip-offense = pay { $price } CP or skip the offensive roll phase
dice-throne-do-extra-offense = take another offensive roll phase
dice-throne-do-special-fade = remove it if you began this turn with it
dice-throne-do-special-curse = remove 1 of your Cursed Doubloon; if there was none, the board turns to its cursed side for good

## When: cards, tokens, passives
dice-throne-at = { $when ->
    [on_play] when played
    [upkeep] in your upkeep
    [upkeep_each] in your upkeep, for each token
    [before_offense] before your offensive roll phase
    [offense_end] at the end of your offensive roll phase
    [roll_end] at the end of your roll phases
    [turn_end] at the end of your turn
    [overflow] when another one comes beyond the limit
    [expire] when it goes off
    [on_upgrade] for each further upgrade you play
   *[foe_no_attack] when an opponent’s offensive roll phase made no attack
}
dice-throne-card-when = { $timing ->
    [attacked] when you are attacked
    [dealt] after your attack dealt at least { $count } damage
    [incoming] when damage is coming at you
   *[die] { $last ->
        [0] when you spend { $status }
       *[other] when your { $status } die shows { $first }{ $many ->
            [0] { "" }
            [1] { " " }or { $last }
           *[other] { " " }to { $last }
        }
    }
}
dice-throne-spend-when = spend { $tokens ->
    [1] it
   *[other] { $tokens }
} { $timing ->
    [incoming] when damage is coming at you
    [attacked] when you are attacked
    [attack] on your attack
    [before_defense] on your attack, before the defence
    [own_die] while your dice may still change
    [main] in your main phases
   *[any] at any time
}{ $count ->
    [0] { "" }
   *[other] , at most { $count } a turn
}
dice-throne-action-when = pay { $price } CP { $timing ->
    [own_die] while your dice may still change
    [main] in your main phases
   *[any] at any time
}
dice-throne-reroll-defense = you may reroll any of these dice once
dice-throne-own-attack = your attacks deal { $count } { $how } damage{ $tokens ->
    [yes] { " " }{ $every ->
        [1] per token
       *[other] per { $every } tokens
    }
   *[no] { "" }
}
dice-throne-attacked = attacks on you deal +{ $count } damage{ $cp ->
    [0] { "" }
   *[other] { " " }and pay the attacker { $cp } CP
}
dice-throne-attempts = { $count } roll attempt { $how } in your offensive roll phase
dice-throne-on-symbol = using an ability that asks for { $symbol }: gain { $count } CP
dice-throne-upgrades-in-rolls = you may pay for and play upgrades in any roll phase
dice-throne-rerolls = { $attack ->
    [yes] you may reroll each { $status } die of this attack once
   *[no] you may reroll each { $status } die once
}
dice-throne-starts-at = starts at 0:0{ $count }
dice-throne-is-skips-income = your next income phase is skipped (no CP, no card), then it is removed
dice-throne-is-stuns = you can do nothing at all; after the attack it is removed and the attacker takes another offensive roll phase against you
dice-throne-is-no-damage = your offensive roll phase deals no damage and nobody defends against it
dice-throne-is-hides = you take no damage from an opponent’s offensive roll phase and roll no defence
dice-throne-is-saves = when your health would drop to 0, remove it: your health becomes 1
dice-throne-is-owner-exempt = it does nothing to its own hero, who may also decline it
