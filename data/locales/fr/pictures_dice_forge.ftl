# Mots sur les images de Dice Forge ; ils doivent être courts.
dice-forge-pic-round = Manche { $round }
dice-forge-pic-turn = Au tour de { $player }
dice-forge-pic-islands = Îles
dice-forge-pic-cards-left = cartes restantes
dice-forge-pic-sanctuary = Sanctuaire
dice-forge-pic-faces-left = faces restantes, prix en or
dice-forge-pic-may-action = { $player } peut dépenser
dice-forge-pic-may-extra = { $player } : encore ?
dice-forge-pic-may-offering = { $player } fait une offrande
dice-forge-pic-may-ship = La voile de { $player }
dice-forge-pic-chooses = { $player } choisit
dice-forge-pic-many-choose = { $count } héros choisissent
dice-forge-pic-won = remporte la partie
dice-forge-pic-to-forge = pour forger
dice-forge-pic-on-a-feat = en exploits
dice-forge-pic-no-feats = aucun exploit

dice-forge-pic-alt-round = Dice Forge, manche { $round } sur { $rounds }, { $step } : au tour de { $player }.
dice-forge-pic-alt-over = Dice Forge, partie terminée après la manche { $round } sur { $rounds }.
dice-forge-pic-alt-player = { $player } : or { $gold }, soleils { $sun }, lunes { $moon }, gloire { $vp } ; dé clair : { $light }, dé foncé : { $dark }.
dice-forge-pic-alt-afford = { $player } peut payer : { $feats }.

# Un héros en grand.
dice-forge-pic-on-top = visible
dice-forge-pic-feats = Exploits
dice-forge-pic-forge-where = Que remplace-t-elle ?
dice-forge-pic-forge-which = Quelle face, et où ?
dice-forge-pic-forge-done = Prêt à forger
dice-forge-pic-hammer-next = { $vp } points de gloire au bout
dice-forge-pic-alt-die = { $die } : { $faces }.
dice-forge-pic-alt-feats = Exploits : { $feats }.
dice-forge-pic-alt-hammer = Marteau : { $steps } sur { $total }.
dice-forge-pic-alt-forge = À forger : { $faces }.

# Les îles et le sanctuaire en grand.
dice-forge-pic-may-spend = { $player } a
dice-forge-pic-alt-islands = Les îles de Dice Forge.
dice-forge-pic-alt-pile = { $feat } : { $cost }, gloire { $vp }, ×{ $left }.
dice-forge-pic-has-gold = { $player } peut dépenser
dice-forge-pic-left-gold = { $player } garde
dice-forge-pic-ship-gold = La voile de { $player } : tout coûte { $off } de moins
dice-forge-pic-gardens = Jardins
dice-forge-pic-gardens-closed = aucun exploit en jeu ne les ouvre
dice-forge-pic-alt-sanctuary = Le sanctuaire de Dice Forge. { $player } a { $gold } or{ $off ->
    [0] .
   *[other] {" "}et paie { $off } de moins.
}
dice-forge-pic-alt-pool = Pour { $price } or : { $faces }.

# Le score final.
dice-forge-pic-score = Score final
dice-forge-pic-standing = Où en est la partie
dice-forge-pic-nothing = rien encore
dice-forge-pic-from-faces = dés
dice-forge-pic-from-feats = exploits
dice-forge-pic-from-hammer = marteau
dice-forge-pic-from-elders = ancien
dice-forge-pic-from-bears = ourses
dice-forge-pic-from-boars = sangliers
dice-forge-pic-from-typhon = typhon
dice-forge-pic-from-converted = changé en gloire
dice-forge-pic-from-cards = effets
dice-forge-pic-from-minotaur = minotaure
dice-forge-pic-alt-score = { $place }. { $player } : gloire { $vp } ({ $sources }).
