# Mots sur les images de Dungeon Dice ; ils doivent être courts.
dungeon-dice-pic-turn = Au tour de { $player }
dungeon-dice-pic-asked = { $player } décide
dungeon-dice-pic-level = niveau { $level }
dungeon-dice-pic-bare = sans équipement
dungeon-dice-pic-bags = Sacs
dungeon-dice-pic-dice-left = dés restants
dungeon-dice-pic-deals = Marchés
dungeon-dice-pic-no-deals = aucune offre
dungeon-dice-pic-deals-count = { $offers ->
    [0] { "" }
    [one] 1 offre
   *[other] { $offers } offres
}{ $promises ->
    [0] { "" }
   *[other] { $offers ->
        [0] { "" }
       *[other] { ", " }
    }{ $promises ->
        [one] 1 promesse
       *[other] { $promises } promesses
    }
}
dungeon-dice-pic-or = { $options } ?
dungeon-dice-pic-chest-locked = un coffre fermé
dungeon-dice-pic-chest-open = le coffre est ouvert

dungeon-dice-pic-alt-round = Dungeon Dice, manche { $round }, { $step } : au tour de { $player }.
dungeon-dice-pic-alt-over = Dungeon Dice, partie terminée à la manche { $round }.
dungeon-dice-pic-alt-player = { $player } : { $glory } gloire, niveau { $level } avec { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $xp }/6 expérience ; porte { $gear } ; { $dice ->
    [one] { $dice } autre dé
   *[other] { $dice } autres dés
}.
dungeon-dice-pic-alt-bags = Sacs : { $monster ->
    [one] { $monster } monstre
   *[other] { $monster } monstres
}, { $single_use } à usage unique, { $equipment ->
    [one] { $equipment } équipement
   *[other] { $equipment } équipements
}, { $artifact ->
    [one] { $artifact } artefact
   *[other] { $artifact } artefacts
}.
dungeon-dice-pic-alt-deals = { $offers ->
    [one] { $offers } offre ouverte
   *[other] { $offers } offres ouvertes
}, { $promises ->
    [one] { $promises } promesse
   *[other] { $promises } promesses
}.

# Combats et duels.
dungeon-dice-pic-with = avec { $player }
dungeon-dice-pic-glory = { $glory } gloire
dungeon-dice-pic-to-roll = à lancer
dungeon-dice-pic-level-die = niveau
dungeon-dice-pic-plus-potion = + potion
dungeon-dice-pic-out = exclu
dungeon-dice-pic-toad = crapaud
dungeon-dice-pic-aim = cible
dungeon-dice-pic-used = { $symbol } : fait
dungeon-dice-pic-heroes = héros
dungeon-dice-pic-foe = ennemi
dungeon-dice-pic-average = moyenne
dungeon-dice-pic-tie = égalité
dungeon-dice-pic-ahead = devant
dungeon-dice-pic-behind = derrière
dungeon-dice-pic-race = Course à la gloire
dungeon-dice-pic-goal = { $goal } pour gagner
dungeon-dice-pic-treasure-potion = potion : un dé à usage unique
dungeon-dice-pic-treasure-chest = coffre : un dé équipement
dungeon-dice-pic-treasure-locked-chest = coffre fermé : un artefact
dungeon-dice-pic-share = { $span } : { $what } à { $player }
dungeon-dice-pic-share-treasure = trésor
dungeon-dice-pic-share-bonus = dés bonus
dungeon-dice-pic-share-all = tout le butin
dungeon-dice-pic-share-trophy = trophée
dungeon-dice-pic-does = { $symbol } : { $does }
dungeon-dice-pic-does-break = annule l’armure d’en face
dungeon-dice-pic-does-armor = un dé ennemi est relancé
dungeon-dice-pic-does-slash = relance un dé à soi
dungeon-dice-pic-does-entangle = retire le plus petit dé
dungeon-dice-pic-does-drain = vole le plus petit dé
dungeon-dice-pic-does-fear = retire un dé ennemi
dungeon-dice-pic-does-fire = ajoute un dé de feu
dungeon-dice-pic-does-gust = tout est relancé
dungeon-dice-pic-does-toad = peut ensorceler un ennemi
dungeon-dice-pic-does-scroll = lance un sort
dungeon-dice-pic-does-heal = le vainqueur soigne une blessure
dungeon-dice-pic-does-pain = le vainqueur est blessé
dungeon-dice-pic-does-execute = abat net les plus faibles
dungeon-dice-pic-does-hunt = choisir entre deux monstres
dungeon-dice-pic-does-scout = voir les dés du monstre
dungeon-dice-pic-does-reach = lancer avant de décider
dungeon-dice-pic-outcome-win = **{ $player }** l’emporte.
dungeon-dice-pic-outcome-tie = L’égalité suffit, mais elle blesse : **{ $player }** l’emporte.
dungeon-dice-pic-outcome-loss = **{ $player }** a perdu.
dungeon-dice-pic-fight-on = Le combat continue.
dungeon-dice-pic-may-use = **{ $player }** peut utiliser { $symbol } : { $does }.
dungeon-dice-pic-may-use-some = **{ $player }** peut utiliser { $symbols }.
dungeon-dice-pic-aims = **{ $player }** choisit une cible pour { $symbol }.
dungeon-dice-pic-choose = **{ $player }** : combattre, fuir ou demander de l’aide ?
dungeon-dice-pic-prepare = **{ $player }** peut observer avant de décider.
dungeon-dice-pic-casts = **{ $player }** lance un sort.
dungeon-dice-pic-window = Dernière chance pour un dé à usage unique : **{ $player }**
dungeon-dice-pic-haggle = De l’aide est demandée : **{ $player }**
dungeon-dice-pic-lock = **{ $player }** est devant un coffre fermé.
dungeon-dice-pic-decides = **{ $player }** décide.
dungeon-dice-pic-alt-combat = { $player } contre { $monster }, niveau { $level } : { $ours } à { $theirs }.
dungeon-dice-pic-alt-duel = Duel pour le trône : { $first } contre { $second }, { $ours } à { $theirs }.
dungeon-dice-pic-alt-ours = Dés des héros : { $dice }.
dungeon-dice-pic-alt-theirs = En face : { $dice }.
dungeon-dice-pic-alt-race = Gloire : { $glory }.

# Mes dés, et la fin.
dungeon-dice-pic-worn = porté
dungeon-dice-pic-trophies = Trophées
dungeon-dice-pic-no-dice = aucun dé
dungeon-dice-pic-more-dice = { $count ->
    [one] 1 autre dé
   *[other] { $count } autres dés
}
dungeon-dice-pic-alt-carries = Dans le sac à dos : { $dice }.
dungeon-dice-pic-alt-trophies = Trophées : { $dice }.
dungeon-dice-pic-score = Le trône
dungeon-dice-pic-standing = Où en est la partie
dungeon-dice-pic-round = Manche { $round }
dungeon-dice-pic-experience = expérience
dungeon-dice-pic-no-glory = aucune gloire
dungeon-dice-pic-alt-score = { $place }. { $player } : { $glory } gloire ({ $sources }).
