dice-forge = Dice Forge
dice-forge-about = Lancez vos dés, offrez-leur de meilleures faces et bravez les îles pour la gloire.
dice-forge-credit = **Dice Forge** est un jeu de Régis Bonnessée, édité par Libellud.
dice-forge-mode-heroes = Chaque héros pour soi
dice-forge-option-feats = Exploits
dice-forge-option-feats-first-game = Première partie
dice-forge-option-feats-alternates = Les neuf variantes
dice-forge-option-feats-random = À pile ou face pour chaque paire
dice-forge-option-feats-chosen = Au choix ci-dessous
dice-forge-option-moon2 = Exploit à 2 lunes
dice-forge-option-moon3 = Exploit à 3 lunes
dice-forge-option-moon4 = Exploit à 4 lunes
dice-forge-option-moon6 = Exploit à 6 lunes
dice-forge-option-dual5 = Exploit à 5 soleils et 5 lunes
dice-forge-option-sun2 = Exploit à 2 soleils
dice-forge-option-sun3 = Exploit à 3 soleils
dice-forge-option-sun4 = Exploit à 4 soleils
dice-forge-option-sun6 = Exploit à 6 soleils
dice-forge-option-mirror-of-mirror = Un miroir face à un miroir
dice-forge-option-mirror-of-mirror-opponents-only = copie une autre face adverse
dice-forge-option-mirror-of-mirror-any-shown = copie toute face visible, même à soi
dice-forge-phase-blessing = Faveur
dice-forge-phase-reinforce = Renforts
dice-forge-phase-action = Action
dice-forge-phase-extra = Bonus
dice-forge-policy-hammer = Or pour le marteau
dice-forge-policy-hammer-all = toujours tout
dice-forge-policy-hammer-overflow = seulement ce qui dépasse ma réserve
dice-forge-policy-hammer-nothing = jamais
dice-forge-policy-choice = Faces au choix
dice-forge-policy-choice-gold = de l’or si possible
dice-forge-policy-choice-sun = du soleil si possible
dice-forge-policy-choice-moon = de la lune si possible
dice-forge-policy-choice-vp = de la gloire si possible
dice-forge-policy-boar = Mes sangliers
dice-forge-policy-boar-sun = toujours 1 soleil
dice-forge-policy-boar-moon = toujours 1 lune
dice-forge-policy-boar-vp = toujours 3 points de gloire
dice-forge-policy-cerberus = Jetons Cerbère
dice-forge-policy-cerberus-keep = les garder
dice-forge-policy-cerberus-own-turn = demander seulement à mon tour
dice-forge-policy-ship = Voiles
dice-forge-policy-ship-nothing = ne jamais acheter
dice-forge-over-rounds = La dernière manche est jouée.
dice-forge-over-left = Tous les autres sont partis.

# Ce qui est gagné ou perdu, en signes.
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
    [one] { " " }({ $over } perdu, faute de place)
   *[other] { " " }({ $over } perdus, faute de place)
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

# Des valeurs que plusieurs questions partagent.
dice-forge-amount-gold = { $count } or
dice-forge-amount-sun = { $count ->
    [one] { $count } soleil
   *[other] { $count } soleils
}
dice-forge-amount-moon = { $count ->
    [one] { $count } lune
   *[other] { $count } lunes
}
dice-forge-amount-vp = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
dice-forge-die-light = Dé clair
dice-forge-die-dark = Dé foncé
dice-forge-die-detail = { $faces }
dice-forge-faces-counted = { $count ->
    [one] { $what }
   *[other] { $count }× { $what }
}
dice-forge-place = { $face } ({ $how })
dice-forge-face-label = { $face }
dice-forge-face-price = { $face } pour { $count }🪙
dice-forge-face-sale = { $effect } (reste { $count })
dice-forge-feat = { $card } · { $cost } · { $vp }🏆 · reste { $count }
dice-forge-feat-chasing = { $card } · { $cost } · { $vp }🏆 · reste { $count } · chasse { $seat }
dice-forge-have = Vous en avez { $count } sur { $most } au plus.
dice-forge-shield-gives = Alors { $face } donne { $gains }.
dice-forge-how-light = dé clair
dice-forge-how-dark = dé foncé
dice-forge-how-gold = 1 or
dice-forge-how-sun = 1 soleil
dice-forge-how-moon = 1 lune

# Questions.
dice-forge-ask-apply = Vous obtenez { $faces }. Que prenez-vous ?
dice-forge-apply-field-copy = Le miroir copie
dice-forge-apply-field-choice = { $face } donne
dice-forge-apply-field-convert = { $face }, pris en
dice-forge-apply-field-first = Par quoi commencer ?
dice-forge-apply-first-gold = Prendre l’or, puis acheter avec la voile
dice-forge-apply-first-ship = Acheter avec la voile, puis prendre l’or
dice-forge-ask-lose = Le Minotaure ! Vous obtenez { $faces }. Que perdez-vous ?
dice-forge-lose-field-copy = Le miroir copie
dice-forge-lose-field-choice = { $face } vous retire
dice-forge-ask-hammer = Vous gagnez { $gold } or : combien pour le marteau ? Encore { $left } rapportent +{ $vp }🏆. Votre réserve : { $have }/{ $limit }🪙.
dice-forge-ask-boar = Votre sanglier est sorti ! Que prenez-vous ? Vous avez { $sun }/{ $most_sun }☀️ { $moon }/{ $most_moon }🌙.
dice-forge-boar-sun = 1 soleil
dice-forge-boar-moon = 1 lune
dice-forge-boar-vp = 3 points de gloire
dice-forge-ask-boars = Vos sangliers sont sortis { $count } fois. Que prenez-vous ? Vous avez { $sun }/{ $most_sun }☀️ { $moon }/{ $most_moon }🌙 ; les autres fois donnent 3 points de gloire chacune.
dice-forge-boars-field-sun = Combien de fois 1 soleil ?
dice-forge-boars-field-moon = Combien de fois 1 lune ?
dice-forge-ask-cerberus = Vous obtenez { $faces }. Dépenser un jeton Cerbère pour tout appliquer encore une fois ?
dice-forge-cerberus-keep = Garder le jeton
dice-forge-cerberus-use = Appliquer encore une fois
dice-forge-ask-die = { $card } : quel dé lancez-vous, { $count } fois ?
dice-forge-ask-reinforce = Quel renfort utilisez-vous ?
dice-forge-reinforce-use = { $card } : { $how }
dice-forge-reinforce-card = { $card }
dice-forge-reinforce-done = Passer à l’action
dice-forge-ask-action = Votre action ? Vous avez { $gold }🪙 { $sun }☀️ { $moon }🌙.
dice-forge-action-pass = Ne rien faire
dice-forge-action-offering = Faire une offrande : acheter des faces
dice-forge-offering-detail = Dépensez votre or ({ $gold }) pour de meilleures faces.
dice-forge-ask-extra = Payer 2☀️ pour une action de plus ? Vous avez { $gold }🪙 { $sun }☀️ { $moon }🌙.
dice-forge-extra-pass = Finir le tour
dice-forge-extra-offering = Payer 2☀️ et faire une offrande
dice-forge-ask-end = Vos actions sont faites. Utilisez un jeton Triton maintenant, ou finissez votre tour.
dice-forge-end-end = Finir le tour
dice-forge-ask-offering = Vous avez { $gold } or. Quelles faces achetez-vous, et à la place de quelles anciennes ?
dice-forge-offering-field-faces = Faces (aucune : retour à l’action)
dice-forge-offering-field-place = { $face } remplace
dice-forge-ask-ship = Votre voile : acheter une face pour { $off } or de moins ? Vous avez { $gold } or.
dice-forge-ship-field-face = Face
dice-forge-ship-field-place = Elle remplace
dice-forge-ship-none = Ne rien acheter
dice-forge-ask-garden = Quelle face prenez-vous dans les jardins, et laquelle remplace-t-elle ?
dice-forge-garden-field-face = Face
dice-forge-garden-field-place = Elle remplace
dice-forge-ask-forge = Vous forgez une nouvelle face : { $face }. Quelle ancienne face remplace-t-elle ?
dice-forge-ask-bear = { $by } vous envoie un sanglier : { $face }. Il reste sur votre dé pour toujours. Quelle face remplace-t-il ?
dice-forge-ask-bearer = Qui doit porter votre sanglier ({ $face }) ?
dice-forge-bearer-detail = { $count } points pour l’instant
dice-forge-ask-satyrs = Vos adversaires ont lancé pour les Satyres : { $faces }. Quelles deux faces appliquez-vous ?
dice-forge-satyrs-die = { $face } ({ $seat }, { $how })
dice-forge-ask-triton = Utiliser un jeton Triton (il en reste { $count })
dice-forge-triton-sun = 2 soleils
dice-forge-triton-moon = 2 lunes
dice-forge-triton-gold = 6 or

# Ce qui s’est passé.
dice-forge-event-first = **{ $seat }** commence.
dice-forge-event-turn = Manche { $round } : **{ $seat }** joue.
dice-forge-event-blessed = **{ $seat }** obtient { $faces } :{ $count ->
    [0] { " " }rien
   *[other] { dice-forge-gains }
}.{ dice-forge-lost }
dice-forge-event-cursed = Le Minotaure : **{ $seat }** obtient { $faces } et perd{ $count ->
    [0] { " " }rien
   *[other] { dice-forge-losses }
}.
dice-forge-event-copied = **{ $seat }** copie { $faces } avec son miroir.
dice-forge-event-boar-fired = **{ $seat }** voit charger son sanglier ({ $face }){ $count ->
    [one] { "" }
   *[other] { " " }{ $count } fois
}.
dice-forge-event-boar-called = **{ $seat }** reçoit de ses sangliers{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-hammered = { $count ->
    [0] **{ $seat }** garde tout son or ({ $kept }) loin du marteau.
   *[other] **{ $seat }** envoie { $count } or au marteau et en garde { $kept }.
}{ $vp ->
    [0] { "" }
   *[other] { " " }Une piste est finie : +{ $vp }🏆 !
}{ dice-forge-lost }
dice-forge-event-cerberus-used = **{ $seat }** lâche Cerbère : le lancer compte encore une fois.
dice-forge-event-offering = **{ $seat }** offre { $count } or et forge { $faces } à la place de { $old }.
dice-forge-event-extra = **{ $seat }** paie { $count }☀️ pour une action de plus.
dice-forge-event-ship-bought = **{ $seat }** achète avec sa voile { $face } pour { $count } or, à la place de { $old }.
dice-forge-event-forged = **{ $seat }** forge { $face } à la place de { $old }.
dice-forge-event-chased = **{ $by }** chasse **{ $seat }**, qui reçoit une faveur.
dice-forge-event-bears = **{ $seat }** reçoit +{ $vp }🏆 de ses ourses.
dice-forge-event-feat = **{ $seat }** accomplit un exploit : { $card }.
dice-forge-event-gained = **{ $seat }** gagne{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-showed = Pour les Satyres, **{ $seat }** obtient { $faces }.
dice-forge-event-reinforced = **{ $seat }** appelle { $card }.
dice-forge-event-reinforced-gain = **{ $seat }** appelle { $card } :{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-elder = **{ $seat }** donne { $count } or à l’Ancien : +{ $vp }🏆.
dice-forge-event-triton = **{ $seat }** utilise un jeton Triton :{ dice-forge-gains }.{ dice-forge-lost }
dice-forge-event-scored = **{ $seat }** : { $count } points ({ $vp } en réserve, le reste sur les cartes).

# Ce qui compose un score.
dice-forge-part-faces = dés { $count }
dice-forge-part-converted = changé en gloire { $count }
dice-forge-part-hammer = marteau { $count }
dice-forge-part-elders = Ancien { $count }
dice-forge-part-bears = ourses { $count }
dice-forge-part-boars = sangliers { $count }
dice-forge-part-typhon = faces forgées (Typhon) { $count }
dice-forge-part-minotaur = minotaures { $count }
dice-forge-part-card = { $times ->
    [one] { $card }
   *[other] { $times }× { $card }
} { $count }
dice-forge-part-nothing = rien

# Ce que font les exploits, pour les choix et les recherches.
dice-forge-feat-text-blacksmiths-hammer = L’or gagné peut avancer le marteau : 15 cases pour 10 points de gloire, puis 15 pour 15.
dice-forge-feat-text-blacksmiths-chest = Vos limites montent de 4 or, 3 soleils et 3 lunes.
dice-forge-feat-text-silver-hind = À chaque tour : lancez un de vos dés et appliquez-le.
dice-forge-feat-text-great-bear = 3 points de gloire quand vous chassez quelqu’un ou êtes chassé.
dice-forge-feat-text-satyrs = Tous vos adversaires lancent ; appliquez deux de leurs faces comme une faveur à vous.
dice-forge-feat-text-tenacious-boar = Un adversaire porte un sanglier : à chaque sortie, 1 soleil, 1 lune ou 3 points pour vous.
dice-forge-feat-text-ferryman = Rien que de la gloire.
dice-forge-feat-text-cerberus = Un jeton : appliquez un de vos lancers une seconde fois, au tour de n’importe qui.
dice-forge-feat-text-helmet-of-invisibility = Forgez une face ×3 : elle triple ce que donne votre autre dé.
dice-forge-feat-text-cancer = Lancez et appliquez vos deux dés, deux fois de suite.
dice-forge-feat-text-sentinel = Lancez et appliquez vos deux dés deux fois ; soleils et lunes peuvent devenir 2 points de gloire.
dice-forge-feat-text-hydra = Rien que de la gloire, et beaucoup.
dice-forge-feat-text-typhon = 1 point de gloire par face que vous avez forgée jusqu’ici.
dice-forge-feat-text-sphinx = Choisissez un dé : lancez-le et appliquez-le quatre fois de suite.
dice-forge-feat-text-cyclops = Lancez et appliquez un dé quatre fois ; chaque or peut devenir 1 point de gloire.
dice-forge-feat-text-gorgon = Rien que de la gloire.
dice-forge-feat-text-triton = Un jeton : 2 soleils, 2 lunes ou 6 or à tout moment de votre tour.
dice-forge-feat-text-mirror-of-the-abyss = Forgez un miroir : il copie une face montrée par un adversaire.
dice-forge-feat-text-guardians-owl = À chaque tour : 1 or, 1 soleil ou 1 lune.
dice-forge-feat-text-celestial-ship = Forgez une voile : quand elle sort, achetez une face pour 2 or de moins.
dice-forge-feat-text-minotaur = Tous vos adversaires lancent et perdent ce qu’ils auraient gagné.
dice-forge-feat-text-guardians-shield = Forgez un bouclier au choix : 5 points de gloire si votre autre dé gagne sa ressource.
dice-forge-feat-text-elder = À chaque tour : vous pouvez payer 3 or pour 4 points de gloire.
dice-forge-feat-text-wild-spirits = 3 or et 3 lunes tout de suite.

# Ce que font les faces.
dice-forge-face-text-G1 = Gagnez 1 or.
dice-forge-face-text-G3 = Gagnez 3 or.
dice-forge-face-text-G4 = Gagnez 4 or.
dice-forge-face-text-G6 = Gagnez 6 or.
dice-forge-face-text-S1 = Gagnez 1 soleil.
dice-forge-face-text-S2 = Gagnez 2 soleils.
dice-forge-face-text-M1 = Gagnez 1 lune.
dice-forge-face-text-M2 = Gagnez 2 lunes.
dice-forge-face-text-V2 = Gagnez 2 points de gloire.
dice-forge-face-text-V3 = Gagnez 3 points de gloire.
dice-forge-face-text-V4 = Gagnez 4 points de gloire.
dice-forge-face-text-G2M1 = Gagnez 2 or et 1 lune.
dice-forge-face-text-S1V1 = Gagnez 1 soleil et 1 point de gloire.
dice-forge-face-text-M2V2 = Gagnez 2 lunes et 2 points de gloire.
dice-forge-face-text-G1S1M1V1 = Gagnez un de chaque : or, soleil, lune, point de gloire.
dice-forge-face-text-C1 = Gagnez 1 or, 1 soleil ou 1 lune.
dice-forge-face-text-C2 = Gagnez 2 or, 2 soleils ou 2 lunes.
dice-forge-face-text-G3-OR-V2 = Gagnez 3 or ou 2 points de gloire.
dice-forge-face-text-X3 = Triple ce que donne votre autre dé ; rien par elle-même.
dice-forge-face-text-MIRROR = Appliquez une face que montre un dé adverse.
dice-forge-face-text-SHIP = Vous pouvez acheter une face du sanctuaire pour 2 or de moins et la forger.
dice-forge-face-text-SHIELD-GOLD = 5 points de gloire si votre autre dé gagne de l’or, sinon 3 or.
dice-forge-face-text-SHIELD-SUN = 5 points de gloire si votre autre dé gagne des soleils, sinon 2 soleils.
dice-forge-face-text-SHIELD-MOON = 5 points de gloire si votre autre dé gagne des lunes, sinon 2 lunes.
dice-forge-face-text-SHIELD-VP = 5 points de gloire si votre autre dé gagne de la gloire, sinon 3 points de gloire.
dice-forge-face-text-BOAR-RED = 1 soleil ou 1 lune pour vous ; 1 soleil, 1 lune ou 3 points de gloire pour son propriétaire.
dice-forge-face-text-BOAR-GREEN = 1 soleil ou 1 lune pour vous ; 1 soleil, 1 lune ou 3 points de gloire pour son propriétaire.
dice-forge-face-text-BOAR-BLUE = 1 soleil ou 1 lune pour vous ; 1 soleil, 1 lune ou 3 points de gloire pour son propriétaire.
dice-forge-face-text-BOAR-YELLOW = 1 soleil ou 1 lune pour vous ; 1 soleil, 1 lune ou 3 points de gloire pour son propriétaire.

# Ce que l’on peut regarder en privé.
dice-forge-page-islands = Les îles
dice-forge-page-sanctuary = Le sanctuaire
dice-forge-page-nets = Les dés de { $seat }
dice-forge-page-score = Où en est la partie
