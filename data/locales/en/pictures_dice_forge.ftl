# Words on the pictures of Dice Forge; they must be short.
dice-forge-pic-round = Round { $round }
dice-forge-pic-turn = { $player }’s turn
dice-forge-pic-islands = Islands
dice-forge-pic-cards-left = cards left
dice-forge-pic-sanctuary = Sanctuary
dice-forge-pic-faces-left = faces left, price in gold
dice-forge-pic-may-action = { $player } may spend
dice-forge-pic-may-extra = { $player }: once more?
dice-forge-pic-may-offering = { $player } makes an offering
dice-forge-pic-may-ship = { $player }’s ship trades
dice-forge-pic-chooses = { $player } chooses
dice-forge-pic-many-choose = { $count } heroes choose
dice-forge-pic-won = wins
dice-forge-pic-to-forge = to forge
dice-forge-pic-on-a-feat = on a feat
dice-forge-pic-no-feats = no feats yet

dice-forge-pic-alt-round = Dice Forge, round { $round } of { $rounds }, { $step }: { $player } is at turn.
dice-forge-pic-alt-over = Dice Forge, over after round { $round } of { $rounds }.
dice-forge-pic-alt-player = { $player }: { $gold } gold, { $sun } sun, { $moon } moon, { $vp } glory; light die: { $light }, dark die: { $dark }.
dice-forge-pic-alt-afford = { $player } can pay for: { $feats }.

# One hero in large.
dice-forge-pic-on-top = on top
dice-forge-pic-feats = Feats
dice-forge-pic-forge-where = What does it replace?
dice-forge-pic-forge-which = Which face, and where?
dice-forge-pic-forge-done = Ready to forge
dice-forge-pic-hammer-next = { $vp } glory at the end of this track
dice-forge-pic-alt-die = { $die }: { $faces }.
dice-forge-pic-alt-feats = Feats: { $feats }.
dice-forge-pic-alt-hammer = Hammer: { $steps } of { $total }.
dice-forge-pic-alt-forge = To be forged: { $faces }.

# The islands and the sanctuary in large.
dice-forge-pic-may-spend = { $player } has
dice-forge-pic-alt-islands = The islands of Dice Forge.
dice-forge-pic-alt-pile = { $feat }: { $cost }, { $vp } glory, ×{ $left }.
dice-forge-pic-has-gold = { $player } can spend
dice-forge-pic-left-gold = { $player } keeps
dice-forge-pic-ship-gold = { $player }’s ship: everything costs { $off } less
dice-forge-pic-gardens = Gardens
dice-forge-pic-gardens-closed = no feat in play opens them
dice-forge-pic-alt-sanctuary = The sanctuary of Dice Forge. { $player } has { $gold } gold{ $off ->
    [0] .
   *[other] {" "}and pays { $off } less.
}
dice-forge-pic-alt-pool = For { $price } gold: { $faces }.

# The final score.
dice-forge-pic-score = Final score
dice-forge-pic-standing = How things stand
dice-forge-pic-nothing = nothing yet
dice-forge-pic-from-faces = dice
dice-forge-pic-from-feats = feats
dice-forge-pic-from-hammer = hammer
dice-forge-pic-from-elders = elder
dice-forge-pic-from-bears = bears
dice-forge-pic-from-boars = boars
dice-forge-pic-from-typhon = Typhon
dice-forge-pic-from-converted = turned into glory
dice-forge-pic-from-cards = effects
dice-forge-pic-from-minotaur = minotaur
dice-forge-pic-alt-score = { $place }. { $player }: { $vp } glory ({ $sources }).
