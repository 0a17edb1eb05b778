dungeon-dice = Dungeon Dice
dungeon-dice-about = Hunt monsters, haggle over the loot, stab your friends in the back: four glory win the throne.
dungeon-dice-credit = **Dungeon Dice** belongs to its authors and to its publisher, Potluck Games.
dungeon-dice-mode-race = The race for the throne
dungeon-dice-option-starting-single-use = Single-use dice at the start
dungeon-dice-option-starting-single-use-0 = none
dungeon-dice-option-starting-single-use-2 = two each
dungeon-dice-phase-search = Search
dungeon-dice-phase-choice = Fight or flee
dungeon-dice-phase-break = Break
dungeon-dice-phase-armor = Armor
dungeon-dice-phase-main = Main
dungeon-dice-phase-execute = Execute
dungeon-dice-phase-compare = Compare
dungeon-dice-phase-reward = Reward
dungeon-dice-policy-search = Start of my turn, unhurt
dungeon-dice-policy-search-search = always search
dungeon-dice-policy-hunt = With a bow
dungeon-dice-policy-hunt-hunt = always hunt
dungeon-dice-policy-hunt-search = never hunt
dungeon-dice-policy-prepare = Scout and reach
dungeon-dice-policy-prepare-all = always use them
dungeon-dice-policy-prepare-nothing = never use them
dungeon-dice-policy-window = Single-use dice at the end of a fight
dungeon-dice-policy-window-pass = pass
dungeon-dice-policy-terms = When somebody asks for help
dungeon-dice-policy-terms-decline = decline
dungeon-dice-policy-key-terms = When somebody needs a lock opened
dungeon-dice-policy-key-terms-decline = decline
dungeon-dice-over-glory = Four glory: the throne is taken.
dungeon-dice-over-duel = The duel for the throne is decided.
dungeon-dice-over-left = Everybody else has left.
dungeon-dice-score-trophies = trophies { $count }
dungeon-dice-score-artifacts = artifacts { $count }
dungeon-dice-score-experience = experience { $count }

# Questions
dungeon-dice-ask-start = { $wounds ->
    [0] Your turn: search for a monster?
    [one] Your turn: search, or rest? You have a wound.
   *[other] Your turn: search, or rest? You have { $wounds } wounds.
}
dungeon-dice-start-search = Search
dungeon-dice-start-rest = Rest
dungeon-dice-start-rest-detail = Roll a die: 1–3 heals 1 wound, 4–5 heals 2, 6 heals 3
dungeon-dice-ask-hunt = Use your bow to draw two monsters and pick one?
dungeon-dice-hunt-search = Draw one monster
dungeon-dice-hunt-hunt = Hunt: draw two
dungeon-dice-ask-quarry = Which monster do you roll?
dungeon-dice-ask-prepare = { $monster }, level { $level }: what do you use before you decide?
dungeon-dice-ask-choose = { $monster }, level { $level }: fight or flee?
dungeon-dice-choose-fight = Fight!
dungeon-dice-choose-flee = Flee
dungeon-dice-choose-help = Ask for help
dungeon-dice-choose-take = Take { $seat }’s help
dungeon-dice-ask-terms = { $target } asks for help against the { $monster } (level { $level })
dungeon-dice-ask-act = { $stage ->
    [break] Break step
    [armor] Armor step
   *[main] Main step
}, { $heroes } against { $foe }: use an ability?
dungeon-dice-act = { $symbol }: { $die }
dungeon-dice-pass = Pass
dungeon-dice-ask-aim = { $symbol }: which target?
dungeon-dice-aim-hero = { $seat }: { $die } ({ $symbols })
dungeon-dice-aim-monster = { $die } ({ $symbols })
dungeon-dice-ask-spell = Which spell do you cast?
dungeon-dice-ask-window = { $heroes } against { $foe }: last chance for a single-use die
dungeon-dice-ask-throw = Use a single-use die
dungeon-dice-use-bomb = Bomb for { $side ->
    [monster] the monster
    [heroes] the heroes
   *[hero] { $seat }
}
dungeon-dice-use-curse = Curse on { $side ->
    [heroes] the heroes
   *[hero] { $seat }
}
dungeon-dice-use-strength = Drink a strength potion
dungeon-dice-use-scroll = Scroll: { $symbol } for { $side ->
    [monster] the monster
    [heroes] the heroes
   *[hero] { $seat }
}
dungeon-dice-ask-lock = The chest is locked. How do you open it?
dungeon-dice-lock-use-key = Use a key
dungeon-dice-lock-roll-skeleton-key = Roll the { $die }
dungeon-dice-lock-roll-hammer = Roll the { $die }
dungeon-dice-lock-take = Take { $seat }’s offer
dungeon-dice-lock-ask = Ask the others
dungeon-dice-lock-leave = Leave it locked
dungeon-dice-ask-key-terms = { $target } stands before a locked chest. You could open it.
dungeon-dice-ask-deal = Offer a deal
dungeon-dice-ask-respond = { $by } offers a deal{ dungeon-dice-terms }
dungeon-dice-ask-withdraw = Withdraw an offer
dungeon-dice-withdraw-offer = Your offer to { $seat }
dungeon-dice-withdraw-all = Your offer to everybody
dungeon-dice-ask-gear = Change your gear
dungeon-dice-ask-exchange = Exchange five equipment dice for an artifact
dungeon-dice-ask-drink = Drink a healing potion
dungeon-dice-drink-drink = Drink
dungeon-dice-ask-hold = Leave dice out of the fight

# Fields of forms
dungeon-dice-field-to = To whom
dungeon-dice-field-about = What it is about
dungeon-dice-field-give = You give
dungeon-dice-field-take = You want
dungeon-dice-field-what = A share of
dungeon-dice-field-share = The partner gets it
dungeon-dice-field-roll = Rolls for it
dungeon-dice-field-owe = You promise your next
dungeon-dice-field-owe-count = How many you promise
dungeon-dice-field-due = You want their next
dungeon-dice-field-due-count = How many you want
dungeon-dice-field-act = Done at once
dungeon-dice-field-until = Open until
dungeon-dice-field-answer = Your answer
dungeon-dice-field-gear-what = Which set
dungeon-dice-field-hands = In your hands
dungeon-dice-field-armor = Armor
dungeon-dice-field-dice = Dice
dungeon-dice-to-anyone = Everybody: first come, first served
dungeon-dice-about-dice = Dice, now
dungeon-dice-about-promise = Promised dice
dungeon-dice-about-help = Help in this fight
dungeon-dice-about-split = A share of the reward
dungeon-dice-about-act = Something done at once
dungeon-dice-what-treasure = the treasure
dungeon-dice-what-bonus = the bonus dice
dungeon-dice-what-all = treasure and bonus dice
dungeon-dice-what-trophy = the trophy
dungeon-dice-share-1 = on a 6
dungeon-dice-share-2 = on 5–6
dungeon-dice-share-3 = on 4–6
dungeon-dice-share-4 = on 3–6
dungeon-dice-share-5 = on 2–6
dungeon-dice-share-6 = always
dungeon-dice-roll-per-die = one roll for each die
dungeon-dice-roll-once = one roll for all
dungeon-dice-owe-none = nothing
dungeon-dice-owe-single-use = single-use dice
dungeon-dice-owe-equipment = equipment dice
dungeon-dice-owe-artifact = artifacts
dungeon-dice-owe-trophy = trophies
dungeon-dice-owe-any = dice of any kind
dungeon-dice-due-none = nothing
dungeon-dice-due-single-use = single-use dice
dungeon-dice-due-equipment = equipment dice
dungeon-dice-due-artifact = artifacts
dungeon-dice-due-trophy = trophies
dungeon-dice-due-any = dice of any kind
dungeon-dice-until-step = the end of this step
dungeon-dice-until-turn = the end of this turn
dungeon-dice-until-round = the end of a full round
dungeon-dice-answer-accept = Accept
dungeon-dice-answer-decline = Decline
dungeon-dice-answer-counter = Counter-offer
dungeon-dice-answer-offer = Name your terms
dungeon-dice-act-none = nothing
dungeon-dice-act-use-key = { $seat } uses a key
dungeon-dice-act-roll-skeleton-key = { $seat } rolls the { $die }
dungeon-dice-act-roll-hammer = { $seat } rolls the { $die }
dungeon-dice-act-play-die = { $seat } uses: { $die }
dungeon-dice-act-abstain = { $seat } keeps out of this fight
dungeon-dice-gear-what-best = The strongest set
dungeon-dice-gear-what-choose = Choose yourself
dungeon-dice-gear-what-bare = Nothing
dungeon-dice-armor-none = none

# The terms of an offer, from its sender’s side
dungeon-dice-terms = { $gives ->
    [few] { " " }· gives { $give_dice }
    [many] { " " }· gives { $give_count } dice
   *[none] { "" }
}{ $takes ->
    [few] { " " }· wants { $take_dice }
    [many] { " " }· wants { $take_count } dice
   *[none] { "" }
}{ $helps ->
    [joins] { " " }· joins the fight
    [asks] { " " }· asks for help
   *[none] { "" }
}{ $what ->
    [none] { "" }
   *[other] { " " }· { $way ->
        [gives] gives
       *[wants] wants
    } { $what ->
        [treasure] the treasure
        [bonus] the bonus dice
        [trophy] the trophy
       *[all] treasure and bonus dice
    } { $from_number ->
        [1] { "" }
        [6] on a 6
       *[other] on { $from_number }–6
    }
}{ $owe ->
    [none] { "" }
   *[other] { " " }· promises the next { $owe_count } { $owe ->
        [single_use] single-use
        [equipment] equipment
        [artifact] artifact
        [trophy] trophy
       *[any] won
    } { $owe_count ->
        [one] die
       *[other] dice
    }
}{ $due ->
    [none] { "" }
   *[other] { " " }· wants the next { $due_count } { $due ->
        [single_use] single-use
        [equipment] equipment
        [artifact] artifact
        [trophy] trophy
       *[any] won
    } { $due_count ->
        [one] die
       *[other] dice
    }
}{ $act ->
    [none] { "" }
   *[other] { " " }· { $doer ->
        [sender] will
       *[partner] wants you to
    } { $act ->
        [abstain] keep out of this fight
        [use_key] use a key
        [play_die] use the { $act_die }
       *[other] roll the { $act_die }
    }
}
dungeon-dice-terms-short = { $gives ->
    [none] { "" }
   *[other] gives { $give_count }{ " " }
}{ $takes ->
    [none] { "" }
   *[other] wants { $take_count }{ " " }
}{ $helps ->
    [joins] joins{ " " }
    [asks] needs help{ " " }
   *[none] { "" }
}{ $what ->
    [none] { "" }
   *[other] { $what ->
        [treasure] treasure
        [bonus] bonus
        [trophy] trophy
       *[all] reward
    } { $from_number }–6{ " " }
}{ $owe ->
    [none] { "" }
   *[other] promises { $owe_count }{ " " }
}{ $due ->
    [none] { "" }
   *[other] wants { $due_count } later{ " " }
}{ $act ->
    [none] { "" }
   *[other] with: { $act ->
        [abstain] peace
       *[other] { $act_die }
    }
}

# Faces and symbols
dungeon-dice-face-blank = –
dungeon-dice-face-number = { $number }
dungeon-dice-face-symbols = { $count ->
    [2] 2 { $symbols }
   *[other] { $symbols }
}
dungeon-dice-face-both = { $number } { $symbols }
dungeon-dice-faces = { $faces }
dungeon-dice-faces-monster = Level { $low }–{ $high } · { $symbol }{ $glory ->
    [0] { "" }
   *[other] { " " }· { $glory } glory
}
dungeon-dice-does-break = Cancels the other side’s armor
dungeon-dice-does-armor = The other side rerolls a die of your choice
dungeon-dice-does-slash = Reroll a die of your own side
dungeon-dice-does-entangle = Removes the other side’s lowest die
dungeon-dice-does-drain = Removes the other side’s lowest die and adds its number to yours
dungeon-dice-does-fear = Removes a hero’s die of your choice
dungeon-dice-does-fire = Rolls the fire die and adds its number
dungeon-dice-does-gust = The combat begins again with new rolls
dungeon-dice-does-toad = Turns an enemy into a toad
dungeon-dice-does-scroll = Cast one of the spells
dungeon-dice-does-scout = See the monster’s dice before you decide
dungeon-dice-does-reach = Roll your own dice before you decide

# What happened
dungeon-dice-event-setup = **{ $seat }** starts with { $dice }.
dungeon-dice-event-first-roll = Who begins? { $seats } roll { $numbers }.
dungeon-dice-event-turn = Round { $round }: **{ $seat }**’s turn.
dungeon-dice-event-rested = **{ $seat }** rests and rolls { $number }.
dungeon-dice-event-hunted = **{ $seat }** tracks two monsters: { $monsters }.
dungeon-dice-event-unguarded = **{ $seat }** finds a treasure without a guard: { $symbol }.
dungeon-dice-event-met = **{ $seat }** meets the { $monster }, level { $level }{ $count ->
    [0] { "" }
   *[other] { " " }({ $symbols })
}.
dungeon-dice-event-asked-help = **{ $seat }** asks for help against the { $monster }.
dungeon-dice-event-no-help = **{ $seat }** will not help { $target }.
dungeon-dice-event-joined = **{ $seat }** joins **{ $target }**.
dungeon-dice-event-held = { $count ->
    [0] **{ $seat }** will roll the whole set.
   *[other] **{ $seat }** leaves out of the fight: { $dice }.
}
dungeon-dice-event-fled = **{ $seat }** flees from the { $monster }.
dungeon-dice-event-fight = **{ $seats }** against the { $monster }!
dungeon-dice-event-monster-rolled = The { $monster } rolls { $total }.
dungeon-dice-event-hero-rolled = **{ $seat }** rolls; the side has { $total }.
dungeon-dice-event-ability = { $side ->
    [monster] The { $monster } uses { $symbol }.
   *[hero] **{ $seat }** uses { $symbol } ({ $die }).
}
dungeon-dice-event-rerolled = { $side ->
    [monster] The monster rerolls: { $symbols }.
   *[hero] **{ $seat }** rerolls the { $die }: { $symbols }.
}
dungeon-dice-event-removed = { $side ->
    [monster] A die of the monster ({ $symbols }) is out.
   *[hero] **{ $seat }**’s { $die } ({ $symbols }) is out.
}
dungeon-dice-event-spell-rolled = { $die }: { $symbols }.
dungeon-dice-event-toad = **{ $seat }** is a toad!
dungeon-dice-event-toad-monster = The { $monster } is a toad!
dungeon-dice-event-gust = A gust! The combat begins again.
dungeon-dice-event-threw = **{ $seat }** uses { $die }: { $number } { $side ->
    [monster] on the monster’s side
    [duel] on **{ $target }**’s side
   *[hero] on the heroes’ side
}.
dungeon-dice-event-scroll = **{ $seat }** reads a scroll: { $symbol } for { $side ->
    [monster] the monster
    [duel] **{ $target }**
   *[hero] the heroes
}.
dungeon-dice-event-drink-later = **{ $seat }** will drink a healing potion after the combat.
dungeon-dice-event-drank = **{ $seat }** drinks a healing potion: { $count ->
    [one] one heart
   *[other] { $count } hearts
}.
dungeon-dice-event-executed-monster = Executed! The { $monster } is beaten outright.
dungeon-dice-event-executed-hero = **{ $seat }** is struck by an execution.
dungeon-dice-event-outcome = { $how ->
    [win] { $count ->
        [one] **{ $seats }** beats the { $monster }, { $heroes } to { $foe }.
       *[other] **{ $seats }** beat the { $monster }, { $heroes } to { $foe }.
    }
    [tie] { $count ->
        [one] **{ $seats }** ties with the { $monster } at { $heroes }: a win, and a wound.
       *[other] **{ $seats }** tie with the { $monster } at { $heroes }: a win, and a wound each.
    }
   *[loss] { $count ->
        [one] **{ $seats }** loses to the { $monster }, { $heroes } to { $foe }.
       *[other] **{ $seats }** lose to the { $monster }, { $heroes } to { $foe }.
    }
}
dungeon-dice-event-wounded = **{ $seat }** takes a wound.
dungeon-dice-event-healed = **{ $seat }** heals { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
dungeon-dice-event-experience = **{ $seat }** has { $count } experience.
dungeon-dice-event-level = **{ $seat }** reaches level { $level }.
dungeon-dice-event-lock-broken = The lock is broken.
dungeon-dice-event-key-used = **{ $seat }** opens the chest with a key.
dungeon-dice-event-lock-tried = **{ $seat }** tries the { $die }: { $how ->
    [open] the chest opens!
   *[shut] it stays shut.
}
dungeon-dice-event-reward = Reward: { $die }.
dungeon-dice-event-bag-empty = The bag is empty: nothing to draw.
dungeon-dice-event-shared = The die shows { $number }: { $die } goes to **{ $seat }**.
dungeon-dice-event-gained = **{ $seat }** gets { $die }.
dungeon-dice-event-promise-kept = **{ $seat }** keeps a promise: { $die } goes to **{ $target }**.
dungeon-dice-event-geared = { $count ->
    [0] **{ $seat }** puts all gear aside.
   *[other] **{ $seat }** wears { $dice }.
}
dungeon-dice-event-exchanged = **{ $seat }** returns five dice for an artifact: { $dice }.
dungeon-dice-event-offered = **{ $seat }** offers **{ $target }** a deal{ dungeon-dice-terms }
dungeon-dice-event-offered-all = **{ $seat }** offers everybody a deal{ dungeon-dice-terms }
dungeon-dice-event-countered = **{ $seat }** answers **{ $target }** with a counter-offer{ dungeon-dice-terms }
dungeon-dice-event-accepted = Deal! **{ $seat }** accepts **{ $target }**’s offer{ dungeon-dice-terms }
dungeon-dice-event-declined = **{ $seat }** declines **{ $target }**’s offer.
dungeon-dice-event-withdrawn = **{ $seat }** withdraws an offer.
dungeon-dice-event-offer-expired = An offer of **{ $seat }** has run out.
dungeon-dice-event-offer-void = An offer of **{ $seat }** is no longer possible.
dungeon-dice-event-abstains = **{ $seat }** promises to keep out of this fight.
dungeon-dice-event-duel = A duel for the throne: **{ $seats }**!
dungeon-dice-event-duel-tie = **{ $seats }** tie at { $number }: again!
dungeon-dice-event-duel-won = **{ $seat }** beats **{ $target }**, { $heroes } to { $foe }.

# What can be looked at in private.
dungeon-dice-page-table = The whole table
dungeon-dice-page-dice = { $seat }’s dice
dungeon-dice-page-score = How things stand
