dice-forge = Dice Forge
dice-forge-about = Roll your dice, buy better faces for them, and brave the islands for glory.
dice-forge-credit = **Dice Forge** is a game by Régis Bonnessée, published by Libellud.
dice-forge-mode-heroes = Every hero for themselves
dice-forge-option-feats = Feats
dice-forge-option-feats-first-game = First game
dice-forge-option-feats-alternates = All nine alternates
dice-forge-option-feats-random = A coin flip for each pair
dice-forge-option-feats-chosen = As chosen below
dice-forge-option-moon2 = Feat for 2 moons
dice-forge-option-moon3 = Feat for 3 moons
dice-forge-option-moon4 = Feat for 4 moons
dice-forge-option-moon6 = Feat for 6 moons
dice-forge-option-dual5 = Feat for 5 suns and 5 moons
dice-forge-option-sun2 = Feat for 2 suns
dice-forge-option-sun3 = Feat for 3 suns
dice-forge-option-sun4 = Feat for 4 suns
dice-forge-option-sun6 = Feat for 6 suns
dice-forge-option-mirror-of-mirror = A mirror facing a mirror
dice-forge-option-mirror-of-mirror-opponents-only = copies opponents’ other faces
dice-forge-option-mirror-of-mirror-any-shown = copies any face shown, own dice too
dice-forge-phase-blessing = Blessing
dice-forge-phase-reinforce = Reinforce
dice-forge-phase-action = Action
dice-forge-phase-extra = Extra
dice-forge-policy-hammer = Gold for the hammer
dice-forge-policy-hammer-all = always all of it
dice-forge-policy-hammer-overflow = only what my reserve cannot hold
dice-forge-policy-hammer-nothing = none of it
dice-forge-policy-choice = Faces with a choice
dice-forge-policy-choice-gold = gold whenever offered
dice-forge-policy-choice-sun = sun whenever offered
dice-forge-policy-choice-moon = moon whenever offered
dice-forge-policy-choice-vp = glory whenever offered
dice-forge-policy-boar = My boars
dice-forge-policy-boar-sun = always 1 sun
dice-forge-policy-boar-moon = always 1 moon
dice-forge-policy-boar-vp = always 3 glory
dice-forge-policy-cerberus = Cerberus tokens
dice-forge-policy-cerberus-keep = keep them
dice-forge-policy-cerberus-own-turn = ask only in my own turn
dice-forge-policy-ship = Ships
dice-forge-policy-ship-nothing = never buy
dice-forge-over-rounds = The last round is played.
dice-forge-over-left = Everybody else has left.

# What is gained or lost, in signs.
dice-forge-gains = { $gold ->
    [0] { "" }
   *[other] { " " }+{ $gold }🪙
}{ $sun ->
    [0] { "" }
   *[other] { " " }+{ $sun }☀️
}{ $moon ->
    [0] { "" }
   *[other] { " " }+{ $moon }🌙
}{ $vp ->
    [0] { "" }
   *[other] { " " }+{ $vp }🏆
}
dice-forge-lost = { $over ->
    [0] { "" }
   *[other] { " " }({ $over } did not fit)
}
dice-forge-losses = { $gold ->
    [0] { "" }
   *[other] { " " }−{ $gold }🪙
}{ $sun ->
    [0] { "" }
   *[other] { " " }−{ $sun }☀️
}{ $moon ->
    [0] { "" }
   *[other] { " " }−{ $moon }🌙
}{ $vp ->
    [0] { "" }
   *[other] { " " }−{ $vp }🏆
}

# Values that several questions share.
dice-forge-amount-gold = { $count } gold
dice-forge-amount-sun = { $count ->
    [one] 1 sun
   *[other] { $count } suns
}
dice-forge-amount-moon = { $count ->
    [one] 1 moon
   *[other] { $count } moons
}
dice-forge-amount-vp = { $count } glory
dice-forge-die-light = Light die
dice-forge-die-dark = Dark die
dice-forge-die-detail = { $faces }
dice-forge-faces-counted = { $count ->
    [one] { $what }
   *[other] { $count }× { $what }
}
dice-forge-place = { $face } ({ $how })
dice-forge-face-label = { $face }
dice-forge-face-price = { $face } for { $count }🪙
dice-forge-face-sale = { $effect } ({ $count } left)
dice-forge-feat = { $card } · { $cost } · { $vp }🏆 · { $count } left
dice-forge-feat-chasing = { $card } · { $cost } · { $vp }🏆 · { $count } left · chases { $seat }
dice-forge-have = You have { $count } of at most { $most }.
dice-forge-shield-gives = Then { $face } gives { $gains }.
dice-forge-how-light = light die
dice-forge-how-dark = dark die
dice-forge-how-gold = 1 gold
dice-forge-how-sun = 1 sun
dice-forge-how-moon = 1 moon

# Questions.
dice-forge-ask-apply = You rolled { $faces }. What do you take?
dice-forge-apply-field-copy = The mirror copies
dice-forge-apply-field-choice = { $face } gives
dice-forge-apply-field-convert = { $face }, taken as
dice-forge-apply-field-first = What comes first?
dice-forge-apply-first-gold = Take the gold, then shop with the ship
dice-forge-apply-first-ship = Shop with the ship, then take the gold
dice-forge-ask-lose = The Minotaur! You rolled { $faces }. What do you lose?
dice-forge-lose-field-copy = The mirror copies
dice-forge-lose-field-choice = { $face } takes away
dice-forge-ask-hammer = You gained { $gold } gold: how much of it goes to the hammer? { $left } more bring +{ $vp }🏆. Your reserve: { $have }/{ $limit }🪙.
dice-forge-ask-boar = Your boar was rolled! What do you take? You have { $sun }/{ $most_sun }☀️ { $moon }/{ $most_moon }🌙.
dice-forge-boar-sun = 1 sun
dice-forge-boar-moon = 1 moon
dice-forge-boar-vp = 3 glory
dice-forge-ask-boars = Your boars were rolled { $count } times. What do you take? You have { $sun }/{ $most_sun }☀️ { $moon }/{ $most_moon }🌙; whatever is left over gives 3 glory each.
dice-forge-boars-field-sun = How often 1 sun?
dice-forge-boars-field-moon = How often 1 moon?
dice-forge-ask-cerberus = You rolled { $faces }. Spend a Cerberus token to apply it all once more?
dice-forge-cerberus-keep = Keep the token
dice-forge-cerberus-use = Apply it once more
dice-forge-ask-die = { $card }: which die do you roll, { $count } times?
dice-forge-ask-reinforce = Which reinforcement do you use?
dice-forge-reinforce-use = { $card }: { $how }
dice-forge-reinforce-card = { $card }
dice-forge-reinforce-done = Go on to the action
dice-forge-ask-action = Your action? You have { $gold }🪙 { $sun }☀️ { $moon }🌙.
dice-forge-action-pass = Do nothing
dice-forge-action-offering = Make an offering: buy faces
dice-forge-offering-detail = Spend your { $gold } gold on better faces for your dice.
dice-forge-ask-extra = Pay 2☀️ for one more action? You have { $gold }🪙 { $sun }☀️ { $moon }🌙.
dice-forge-extra-pass = End the turn
dice-forge-extra-offering = Pay 2☀️ and make an offering
dice-forge-ask-end = Your actions are done. Use a Triton token now, or end your turn.
dice-forge-end-end = End the turn
dice-forge-ask-offering = You have { $gold } gold. Which faces do you buy, and which old ones do they replace?
dice-forge-offering-field-faces = Faces (none: back to the action)
dice-forge-offering-field-place = { $face } replaces
dice-forge-ask-ship = Your ship: buy one face for { $off } gold less? You have { $gold } gold.
dice-forge-ship-field-face = Face
dice-forge-ship-field-place = It replaces
dice-forge-ship-none = Buy nothing
dice-forge-ask-garden = Which face do you take from the gardens, and which old one does it replace?
dice-forge-garden-field-face = Face
dice-forge-garden-field-place = It replaces
dice-forge-ask-forge = You forge a new face: { $face }. Which old face does it replace?
dice-forge-ask-bear = { $by } sends you a boar: { $face }. It stays on your die for good. Which face does it replace?
dice-forge-ask-bearer = Who must bear your boar ({ $face })?
dice-forge-bearer-detail = { $count } points so far
dice-forge-ask-satyrs = Your opponents rolled for the Satyrs: { $faces }. Which two faces do you apply?
dice-forge-satyrs-die = { $face } ({ $seat }, { $how })
dice-forge-ask-triton = Use a Triton token ({ $count } left)
dice-forge-triton-sun = 2 suns
dice-forge-triton-moon = 2 moons
dice-forge-triton-gold = 6 gold

# What happened.
dice-forge-event-first = **{ $seat }** begins.
dice-forge-event-turn = Round { $round }: **{ $seat }**’s turn.
dice-forge-event-blessed = **{ $seat }** rolled { $faces }:{ $count ->
    [0] { " " }nothing
   *[other] { dice-forge-gains }
}.{ dice-forge-lost }
dice-forge-event-cursed = The Minotaur: **{ $seat }** rolled { $faces } and loses{ $count ->
    [0] { " " }nothing
   *[other] { dice-forge-losses }
}.
dice-forge-event-copied = **{ $seat }**’s mirror copies { $faces }.
dice-forge-event-boar-fired = **{ $seat }**’s boar ({ $face }) strikes{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
}.
dice-forge-event-boar-called = **{ $seat }**’s boars bring{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-hammered = { $count ->
    [0] **{ $seat }** keeps all { $kept } gold from the hammer.
   *[other] **{ $seat }** sends { $count } gold to the hammer and keeps { $kept }.
}{ $vp ->
    [0] { "" }
   *[other] { " " }A track is done: +{ $vp }🏆!
}{ dice-forge-lost }
dice-forge-event-cerberus-used = **{ $seat }** lets Cerberus loose: the roll counts again.
dice-forge-event-offering = **{ $seat }** offers { $count } gold and forges { $faces } over { $old }.
dice-forge-event-extra = **{ $seat }** pays { $count }☀️ for an extra action.
dice-forge-event-ship-bought = **{ $seat }**’s ship brings { $face } for { $count } gold, forged over { $old }.
dice-forge-event-forged = **{ $seat }** forges { $face } over { $old }.
dice-forge-event-chased = **{ $by }** chases **{ $seat }** home, who receives a blessing.
dice-forge-event-bears = **{ $seat }**’s bears: +{ $vp }🏆.
dice-forge-event-feat = **{ $seat }** accomplishes a feat: { $card }.
dice-forge-event-gained = **{ $seat }** gains{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-showed = For the Satyrs, **{ $seat }** rolled { $faces }.
dice-forge-event-reinforced = **{ $seat }** calls { $card }.
dice-forge-event-reinforced-gain = **{ $seat }** calls { $card }:{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-elder = **{ $seat }** gives the Elder { $count } gold: +{ $vp }🏆.
dice-forge-event-triton = **{ $seat }** uses a Triton token:{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-scored = **{ $seat }**: { $count } points ({ $vp } in the reserve, the rest on cards).

# What a score is made of.
dice-forge-part-faces = dice { $count }
dice-forge-part-converted = turned into glory { $count }
dice-forge-part-hammer = hammer { $count }
dice-forge-part-elders = Elder { $count }
dice-forge-part-bears = bears { $count }
dice-forge-part-boars = boars { $count }
dice-forge-part-typhon = forged faces (Typhon) { $count }
dice-forge-part-minotaur = minotaurs { $count }
dice-forge-part-card = { $times ->
    [one] { $card }
   *[other] { $times }× { $card }
} { $count }
dice-forge-part-nothing = nothing

# What feats do, for options and look-ups.
dice-forge-feat-text-blacksmiths-hammer = Gold you gain may move the hammer: 15 steps for 10 glory, 15 more for another 15.
dice-forge-feat-text-blacksmiths-chest = Your limits rise by 4 gold, 3 suns and 3 moons.
dice-forge-feat-text-silver-hind = Each turn: roll one of your dice and apply it.
dice-forge-feat-text-great-bear = 3 glory whenever you chase somebody or are chased.
dice-forge-feat-text-satyrs = All opponents roll; you apply two of their faces as a blessing of your own.
dice-forge-feat-text-tenacious-boar = An opponent forges a boar; whenever it is applied you take 1 sun, 1 moon or 3 glory.
dice-forge-feat-text-ferryman = Nothing but glory.
dice-forge-feat-text-cerberus = A token: apply one roll of yours a second time, in anybody’s turn.
dice-forge-feat-text-helmet-of-invisibility = Forge a ×3 face: it triples what your other die gives.
dice-forge-feat-text-cancer = Roll both dice and apply them, twice in a row.
dice-forge-feat-text-sentinel = Roll and apply both dice twice; each sun or moon may become 2 glory.
dice-forge-feat-text-hydra = Nothing but glory, and a lot of it.
dice-forge-feat-text-typhon = 1 glory for every face you have forged so far.
dice-forge-feat-text-sphinx = Choose a die: roll it and apply it four times in a row.
dice-forge-feat-text-cyclops = Choose a die, roll and apply it four times; each gold may become 1 glory.
dice-forge-feat-text-gorgon = Nothing but glory.
dice-forge-feat-text-triton = A token: 2 suns, 2 moons or 6 gold at any moment of your turn.
dice-forge-feat-text-mirror-of-the-abyss = Forge a mirror: it copies a face shown by an opponent.
dice-forge-feat-text-guardians-owl = Each turn: 1 gold, 1 sun or 1 moon.
dice-forge-feat-text-celestial-ship = Forge a ship: whenever it comes up you may buy a face for 2 gold less.
dice-forge-feat-text-minotaur = All opponents roll and lose what they would have gained.
dice-forge-feat-text-guardians-shield = Forge a shield of your choice: 5 glory when your other die gains its resource.
dice-forge-feat-text-elder = Each turn: you may pay 3 gold for 4 glory.
dice-forge-feat-text-wild-spirits = 3 gold and 3 moons at once.

# What faces do.
dice-forge-face-text-G1 = Gain 1 gold.
dice-forge-face-text-G3 = Gain 3 gold.
dice-forge-face-text-G4 = Gain 4 gold.
dice-forge-face-text-G6 = Gain 6 gold.
dice-forge-face-text-S1 = Gain 1 sun.
dice-forge-face-text-S2 = Gain 2 suns.
dice-forge-face-text-M1 = Gain 1 moon.
dice-forge-face-text-M2 = Gain 2 moons.
dice-forge-face-text-V2 = Gain 2 glory.
dice-forge-face-text-V3 = Gain 3 glory.
dice-forge-face-text-V4 = Gain 4 glory.
dice-forge-face-text-G2M1 = Gain 2 gold and 1 moon.
dice-forge-face-text-S1V1 = Gain 1 sun and 1 glory.
dice-forge-face-text-M2V2 = Gain 2 moons and 2 glory.
dice-forge-face-text-G1S1M1V1 = Gain one of each: gold, sun, moon, glory.
dice-forge-face-text-C1 = Gain 1 gold, 1 sun or 1 moon.
dice-forge-face-text-C2 = Gain 2 gold, 2 suns or 2 moons.
dice-forge-face-text-G3-OR-V2 = Gain 3 gold or 2 glory.
dice-forge-face-text-X3 = Triples what your other die gives; nothing by itself.
dice-forge-face-text-MIRROR = Apply any face that an opponent’s die shows now.
dice-forge-face-text-SHIP = You may buy one sanctuary face for 2 gold less and forge it.
dice-forge-face-text-SHIELD-GOLD = 5 glory if your other die gains gold, else 3 gold.
dice-forge-face-text-SHIELD-SUN = 5 glory if your other die gains suns, else 2 suns.
dice-forge-face-text-SHIELD-MOON = 5 glory if your other die gains moons, else 2 moons.
dice-forge-face-text-SHIELD-VP = 5 glory if your other die gains glory, else 3 glory.
dice-forge-face-text-BOAR-RED = 1 sun or 1 moon for you; 1 sun, 1 moon or 3 glory for the boar’s owner.
dice-forge-face-text-BOAR-GREEN = 1 sun or 1 moon for you; 1 sun, 1 moon or 3 glory for the boar’s owner.
dice-forge-face-text-BOAR-BLUE = 1 sun or 1 moon for you; 1 sun, 1 moon or 3 glory for the boar’s owner.
dice-forge-face-text-BOAR-YELLOW = 1 sun or 1 moon for you; 1 sun, 1 moon or 3 glory for the boar’s owner.

# What can be looked at in private.
dice-forge-page-islands = The islands
dice-forge-page-sanctuary = The sanctuary
dice-forge-page-nets = { $seat }’s dice
dice-forge-page-score = How things stand
