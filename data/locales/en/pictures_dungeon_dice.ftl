# Words on the pictures of Dungeon Dice; they must be short.
dungeon-dice-pic-turn = { $player }’s turn
dungeon-dice-pic-asked = { $player } decides
dungeon-dice-pic-level = level { $level }
dungeon-dice-pic-bare = no gear
dungeon-dice-pic-bags = Bags
dungeon-dice-pic-dice-left = dice left
dungeon-dice-pic-deals = Deals
dungeon-dice-pic-no-deals = nothing on offer
dungeon-dice-pic-deals-count = { $offers ->
    [0] { "" }
    [one] 1 offer
   *[other] { $offers } offers
}{ $promises ->
    [0] { "" }
   *[other] { $offers ->
        [0] { "" }
       *[other] { ", " }
    }{ $promises ->
        [one] 1 promise
       *[other] { $promises } promises
    }
}
dungeon-dice-pic-or = { $options }?
dungeon-dice-pic-chest-locked = a locked chest
dungeon-dice-pic-chest-open = the chest is open

dungeon-dice-pic-alt-round = Dungeon Dice, round { $round }, { $step }: { $player } is at turn.
dungeon-dice-pic-alt-over = Dungeon Dice, over in round { $round }.
dungeon-dice-pic-alt-player = { $player }: { $glory } glory, level { $level } with { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, { $xp }/6 experience; wears { $gear }; { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
}.
dungeon-dice-pic-alt-bags = Bags: { $monster ->
    [one] { $monster } monster
   *[other] { $monster } monsters
}, { $single_use } single-use, { $equipment } equipment, { $artifact ->
    [one] { $artifact } artifact
   *[other] { $artifact } artifacts
}.
dungeon-dice-pic-alt-deals = { $offers ->
    [one] { $offers } open offer
   *[other] { $offers } open offers
}, { $promises ->
    [one] { $promises } promise
   *[other] { $promises } promises
}.

# Combats and duels.
dungeon-dice-pic-with = with { $player }
dungeon-dice-pic-glory = { $glory } glory
dungeon-dice-pic-to-roll = to roll
dungeon-dice-pic-level-die = level
dungeon-dice-pic-plus-potion = + potion
dungeon-dice-pic-out = out
dungeon-dice-pic-toad = toad
dungeon-dice-pic-aim = target
dungeon-dice-pic-used = { $symbol }: used
dungeon-dice-pic-heroes = heroes
dungeon-dice-pic-foe = foe
dungeon-dice-pic-average = average
dungeon-dice-pic-tie = tie
dungeon-dice-pic-ahead = ahead
dungeon-dice-pic-behind = behind
dungeon-dice-pic-race = Glory race
dungeon-dice-pic-goal = { $goal } wins
dungeon-dice-pic-treasure-potion = potion: a single-use die
dungeon-dice-pic-treasure-chest = chest: an equipment die
dungeon-dice-pic-treasure-locked-chest = locked chest: an artifact
dungeon-dice-pic-share = { $span }: { $what } for { $player }
dungeon-dice-pic-share-treasure = treasure
dungeon-dice-pic-share-bonus = bonus dice
dungeon-dice-pic-share-all = the reward
dungeon-dice-pic-share-trophy = trophy
dungeon-dice-pic-does = { $symbol }: { $does }
dungeon-dice-pic-does-break = cancels the other side’s armor
dungeon-dice-pic-does-armor = an enemy die is rerolled
dungeon-dice-pic-does-slash = rerolls an own die
dungeon-dice-pic-does-entangle = removes the lowest enemy die
dungeon-dice-pic-does-drain = steals the lowest enemy die
dungeon-dice-pic-does-fear = removes an enemy die
dungeon-dice-pic-does-fire = adds a fire die
dungeon-dice-pic-does-gust = everything is rolled again
dungeon-dice-pic-does-toad = may turn an enemy into a toad
dungeon-dice-pic-does-scroll = casts one spell
dungeon-dice-pic-does-heal = the winner heals a wound
dungeon-dice-pic-does-pain = the winner takes a wound
dungeon-dice-pic-does-execute = beats weak enemies outright
dungeon-dice-pic-does-hunt = choose between two monsters
dungeon-dice-pic-does-scout = see the monster’s dice first
dungeon-dice-pic-does-reach = roll before you decide
dungeon-dice-pic-outcome-win = **{ $player }** won.
dungeon-dice-pic-outcome-tie = A tie wins, but it hurts: **{ $player }** won with a wound.
dungeon-dice-pic-outcome-loss = **{ $player }** lost.
dungeon-dice-pic-fight-on = The fight goes on.
dungeon-dice-pic-may-use = **{ $player }** may use { $symbol }: { $does }.
dungeon-dice-pic-may-use-some = **{ $player }** may use { $symbols }.
dungeon-dice-pic-aims = **{ $player }** chooses a target for { $symbol }.
dungeon-dice-pic-choose = **{ $player }**: fight, flee or ask for help?
dungeon-dice-pic-prepare = **{ $player }** may look before deciding.
dungeon-dice-pic-casts = **{ $player }** casts a spell.
dungeon-dice-pic-window = Last chance for single-use dice: **{ $player }**
dungeon-dice-pic-haggle = Help is asked for: **{ $player }**
dungeon-dice-pic-lock = **{ $player }** stands before a locked chest.
dungeon-dice-pic-decides = **{ $player }** decides.
dungeon-dice-pic-alt-combat = { $player } against { $monster }, level { $level }: { $ours } to { $theirs }.
dungeon-dice-pic-alt-duel = Duel for the throne: { $first } against { $second }, { $ours } to { $theirs }.
dungeon-dice-pic-alt-ours = Heroes’ dice: { $dice }.
dungeon-dice-pic-alt-theirs = Other side: { $dice }.
dungeon-dice-pic-alt-race = Glory: { $glory }.

# My dice, and the end.
dungeon-dice-pic-worn = worn
dungeon-dice-pic-trophies = Trophies
dungeon-dice-pic-no-dice = no dice at all
dungeon-dice-pic-more-dice = { $count ->
    [one] 1 more die
   *[other] { $count } more dice
}
dungeon-dice-pic-alt-carries = Carried: { $dice }.
dungeon-dice-pic-alt-trophies = Trophies: { $dice }.
dungeon-dice-pic-score = The throne
dungeon-dice-pic-standing = How things stand
dungeon-dice-pic-round = Round { $round }
dungeon-dice-pic-experience = experience
dungeon-dice-pic-no-glory = no glory
dungeon-dice-pic-alt-score = { $place }. { $player }: { $glory } glory ({ $sources }).
