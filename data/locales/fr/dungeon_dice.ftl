dungeon-dice = Dungeon Dice
dungeon-dice-about = Traquez les monstres, marchandez le butin, trahissez vos amis : quatre points de gloire et le trône est à vous.
dungeon-dice-credit = **Dungeon Dice** appartient à ses auteurs et à son éditeur, Potluck Games.
dungeon-dice-mode-race = La course au trône
dungeon-dice-option-starting-single-use = Dés à usage unique au départ
dungeon-dice-option-starting-single-use-0 = aucun
dungeon-dice-option-starting-single-use-2 = deux chacun
dungeon-dice-phase-search = Recherche
dungeon-dice-phase-choice = Combat ou fuite
dungeon-dice-phase-break = Casse
dungeon-dice-phase-armor = Armure
dungeon-dice-phase-main = Principale
dungeon-dice-phase-execute = Exécution
dungeon-dice-phase-compare = Bilan
dungeon-dice-phase-reward = Butin
dungeon-dice-policy-search = Début de mon tour, sans blessure
dungeon-dice-policy-search-search = toujours chercher
dungeon-dice-policy-hunt = Avec un arc
dungeon-dice-policy-hunt-hunt = toujours chasser
dungeon-dice-policy-hunt-search = ne jamais chasser
dungeon-dice-policy-prepare = Éclaireur et atteindre
dungeon-dice-policy-prepare-all = toujours les utiliser
dungeon-dice-policy-prepare-nothing = ne jamais les utiliser
dungeon-dice-policy-window = Dés à usage unique en fin de combat
dungeon-dice-policy-window-pass = passer
dungeon-dice-policy-terms = Quand on me demande de l’aide
dungeon-dice-policy-terms-decline = refuser
dungeon-dice-policy-key-terms = Quand un coffre est à ouvrir
dungeon-dice-policy-key-terms-decline = refuser
dungeon-dice-over-glory = Quatre points de gloire : le trône est pris.
dungeon-dice-over-duel = Le duel pour le trône est tranché.
dungeon-dice-over-left = Tous les autres sont partis.
dungeon-dice-score-trophies = trophées { $count }
dungeon-dice-score-artifacts = artefacts { $count }
dungeon-dice-score-experience = expérience { $count }

# Questions
dungeon-dice-ask-start = { $wounds ->
    [0] À vous : chercher un monstre ?
    [one] À vous : chercher ou vous reposer ? Vous avez une blessure.
   *[other] À vous : chercher ou vous reposer ? Vous avez { $wounds } blessures.
}
dungeon-dice-start-search = Chercher
dungeon-dice-start-rest = Se reposer
dungeon-dice-start-rest-detail = Un dé : 1–3 soigne 1 blessure, 4–5 en soigne 2, 6 en soigne 3
dungeon-dice-ask-hunt = Utiliser l’arc pour piocher deux monstres et en choisir un ?
dungeon-dice-hunt-search = Piocher un monstre
dungeon-dice-hunt-hunt = Chasser : en piocher deux
dungeon-dice-ask-quarry = Quel monstre lancez-vous ?
dungeon-dice-ask-prepare = { $monster }, niveau { $level } : qu’utilisez-vous avant de choisir ?
dungeon-dice-ask-choose = { $monster }, niveau { $level } : combattre ou fuir ?
dungeon-dice-choose-fight = Combattre !
dungeon-dice-choose-flee = Fuir
dungeon-dice-choose-help = Demander de l’aide
dungeon-dice-choose-take = Prendre l’aide de { $seat }
dungeon-dice-ask-terms = { $target } demande de l’aide – { $monster }, niveau { $level }
dungeon-dice-ask-act = { $stage ->
    [break] Étape de casse
    [armor] Étape d’armure
   *[main] Étape principale
}, { $heroes } contre { $foe } : utiliser une capacité ?
dungeon-dice-act = { $symbol } : { $die }
dungeon-dice-pass = Passer
dungeon-dice-ask-aim = { $symbol } : quelle cible ?
dungeon-dice-aim-hero = { $seat } : { $die } ({ $symbols })
dungeon-dice-aim-monster = { $die } ({ $symbols })
dungeon-dice-ask-spell = Quel sort lancez-vous ?
dungeon-dice-ask-window = { $heroes } contre { $foe } : dernière chance pour un dé à usage unique
dungeon-dice-ask-throw = Utiliser un dé à usage unique
dungeon-dice-use-bomb = Bombe pour { $side ->
    [monster] le monstre
    [heroes] les héros
   *[hero] { $seat }
}
dungeon-dice-use-curse = Malédiction sur { $side ->
    [heroes] les héros
   *[hero] { $seat }
}
dungeon-dice-use-strength = Boire une potion de force
dungeon-dice-use-scroll = Parchemin : { $symbol } pour { $side ->
    [monster] le monstre
    [heroes] les héros
   *[hero] { $seat }
}
dungeon-dice-ask-lock = Le coffre est fermé. Comment l’ouvrez-vous ?
dungeon-dice-lock-use-key = Utiliser une clef
dungeon-dice-lock-roll-skeleton-key = Lancer : { $die }
dungeon-dice-lock-roll-hammer = Lancer : { $die }
dungeon-dice-lock-take = Accepter l’offre de { $seat }
dungeon-dice-lock-ask = Demander aux autres
dungeon-dice-lock-leave = Le laisser fermé
dungeon-dice-ask-key-terms = { $target } est devant un coffre fermé. Vous pourriez l’ouvrir.
dungeon-dice-ask-deal = Proposer un marché
dungeon-dice-ask-respond = { $by } propose un marché{ dungeon-dice-terms }
dungeon-dice-ask-withdraw = Retirer une offre
dungeon-dice-withdraw-offer = Votre offre à { $seat }
dungeon-dice-withdraw-all = Votre offre à tous
dungeon-dice-ask-gear = Changer d’équipement
dungeon-dice-ask-exchange = Échanger cinq dés équipement contre un artefact
dungeon-dice-ask-drink = Boire une potion de soin
dungeon-dice-drink-drink = Boire
dungeon-dice-ask-hold = Garder des dés hors du combat

# Fields of forms
dungeon-dice-field-to = À qui
dungeon-dice-field-about = De quoi il s’agit
dungeon-dice-field-give = Vous donnez
dungeon-dice-field-take = Vous demandez
dungeon-dice-field-what = Une part de
dungeon-dice-field-share = Revient au partenaire
dungeon-dice-field-roll = Lancers
dungeon-dice-field-owe = Vous promettez vos prochains
dungeon-dice-field-owe-count = Combien vous en promettez
dungeon-dice-field-due = Vous demandez ses prochains
dungeon-dice-field-due-count = Combien vous en demandez
dungeon-dice-field-act = Fait tout de suite
dungeon-dice-field-until = Valable jusqu’à
dungeon-dice-field-answer = Votre réponse
dungeon-dice-field-gear-what = Quel ensemble
dungeon-dice-field-hands = En main
dungeon-dice-field-armor = Armure
dungeon-dice-field-dice = Dés
dungeon-dice-to-anyone = Tous : au premier qui accepte
dungeon-dice-about-dice = Des dés, maintenant
dungeon-dice-about-promise = Des dés promis
dungeon-dice-about-help = De l’aide dans ce combat
dungeon-dice-about-split = Une part du butin
dungeon-dice-about-act = Un geste immédiat
dungeon-dice-what-treasure = le trésor
dungeon-dice-what-bonus = les dés bonus
dungeon-dice-what-all = le trésor et les dés bonus
dungeon-dice-what-trophy = le trophée
dungeon-dice-share-1 = sur un 6
dungeon-dice-share-2 = sur 5–6
dungeon-dice-share-3 = sur 4–6
dungeon-dice-share-4 = sur 3–6
dungeon-dice-share-5 = sur 2–6
dungeon-dice-share-6 = toujours
dungeon-dice-roll-per-die = un lancer par dé
dungeon-dice-roll-once = un lancer pour tous
dungeon-dice-owe-none = rien
dungeon-dice-owe-single-use = dés à usage unique
dungeon-dice-owe-equipment = dés équipement
dungeon-dice-owe-artifact = artefacts
dungeon-dice-owe-trophy = trophées
dungeon-dice-owe-any = dés, quels qu’ils soient
dungeon-dice-due-none = rien
dungeon-dice-due-single-use = dés à usage unique
dungeon-dice-due-equipment = dés équipement
dungeon-dice-due-artifact = artefacts
dungeon-dice-due-trophy = trophées
dungeon-dice-due-any = dés, quels qu’ils soient
dungeon-dice-until-step = la fin de cette étape
dungeon-dice-until-turn = la fin de ce tour
dungeon-dice-until-round = la fin d’une manche entière
dungeon-dice-answer-accept = Accepter
dungeon-dice-answer-decline = Refuser
dungeon-dice-answer-counter = Contre-offre
dungeon-dice-answer-offer = Dire vos conditions
dungeon-dice-act-none = rien
dungeon-dice-act-use-key = { $seat } utilise une clef
dungeon-dice-act-roll-skeleton-key = { $seat } lance : { $die }
dungeon-dice-act-roll-hammer = { $seat } lance : { $die }
dungeon-dice-act-play-die = { $seat } utilise : { $die }
dungeon-dice-act-abstain = { $seat } reste hors de ce combat
dungeon-dice-gear-what-best = L’ensemble le plus fort
dungeon-dice-gear-what-choose = Choisir vous-même
dungeon-dice-gear-what-bare = Rien
dungeon-dice-armor-none = aucune

# The terms of an offer, from its sender’s side
dungeon-dice-terms = { $gives ->
    [few] { " " }· donne { $give_dice }
    [many] { " " }· donne { $give_count } dés
   *[none] { "" }
}{ $takes ->
    [few] { " " }· demande { $take_dice }
    [many] { " " }· demande { $take_count } dés
   *[none] { "" }
}{ $helps ->
    [joins] { " " }· se joint au combat
    [asks] { " " }· demande de l’aide
   *[none] { "" }
}{ $what ->
    [none] { "" }
   *[other] { " " }· { $way ->
        [gives] donne
       *[wants] demande
    } { $what ->
        [treasure] le trésor
        [bonus] les dés bonus
        [trophy] le trophée
       *[all] le trésor et les dés bonus
    } { $from_number ->
        [1] { "" }
        [6] sur un 6
       *[other] sur { $from_number }–6
    }
}{ $owe ->
    [none] { "" }
   *[other] { " " }· promet { $owe_count ->
        [one] son prochain
       *[other] ses { $owe_count } prochains
    } { $owe_count ->
        [one] dé
       *[other] dés
    } { $owe ->
        [single_use] à usage unique
        [equipment] équipement
        [artifact] artefact
        [trophy] trophée
       *[any] { $owe_count ->
            [one] gagné
           *[other] gagnés
        }
    }
}{ $due ->
    [none] { "" }
   *[other] { " " }· demande { $due_count ->
        [one] le prochain
       *[other] les { $due_count } prochains
    } { $due_count ->
        [one] dé
       *[other] dés
    } { $due ->
        [single_use] à usage unique
        [equipment] équipement
        [artifact] artefact
        [trophy] trophée
       *[any] { $due_count ->
            [one] gagné
           *[other] gagnés
        }
    }
}{ $act ->
    [none] { "" }
   *[other] { " " }· { $doer ->
        [sender] s’engage à
       *[partner] vous demande de
    } { $act ->
        [abstain] rester hors de ce combat
        [use_key] utiliser une clef
        [play_die] utiliser : { $act_die }
       *[other] lancer : { $act_die }
    }
}
dungeon-dice-terms-short = { $gives ->
    [none] { "" }
   *[other] donne { $give_count }{ " " }
}{ $takes ->
    [none] { "" }
   *[other] veut { $take_count }{ " " }
}{ $helps ->
    [joins] aide{ " " }
    [asks] veut de l’aide{ " " }
   *[none] { "" }
}{ $what ->
    [none] { "" }
   *[other] { $what ->
        [treasure] trésor
        [bonus] bonus
        [trophy] trophée
       *[all] butin
    } { $from_number }–6{ " " }
}{ $owe ->
    [none] { "" }
   *[other] promet { $owe_count }{ " " }
}{ $due ->
    [none] { "" }
   *[other] veut { $due_count } plus tard{ " " }
}{ $act ->
    [none] { "" }
   *[other] avec : { $act ->
        [abstain] la paix
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
dungeon-dice-faces-monster = Niveau { $low }–{ $high } · { $symbol }{ $glory ->
    [0] { "" }
   *[other] { " " }· gloire { $glory }
}
dungeon-dice-does-break = Annule l’armure adverse
dungeon-dice-does-armor = L’adversaire relance un dé de votre choix
dungeon-dice-does-slash = Relancez un dé de votre camp
dungeon-dice-does-entangle = Retire le plus petit dé adverse
dungeon-dice-does-drain = Retire le plus petit dé adverse et ajoute son nombre au vôtre
dungeon-dice-does-fear = Retire un dé de héros de votre choix
dungeon-dice-does-fire = Lance le dé de feu et ajoute son nombre
dungeon-dice-does-gust = Le combat recommence avec de nouveaux lancers
dungeon-dice-does-toad = Change un adversaire en crapaud
dungeon-dice-does-scroll = Lancez un des sorts
dungeon-dice-does-scout = Voir les dés du monstre avant de choisir
dungeon-dice-does-reach = Lancer vos dés avant de choisir

# What happened
dungeon-dice-event-setup = **{ $seat }** commence avec { $dice }.
dungeon-dice-event-first-roll = Qui commence ? { $seats } lancent { $numbers }.
dungeon-dice-event-turn = Manche { $round } : au tour de **{ $seat }**.
dungeon-dice-event-rested = **{ $seat }** se repose et lance { $number }.
dungeon-dice-event-hunted = **{ $seat }** piste deux monstres : { $monsters }.
dungeon-dice-event-unguarded = **{ $seat }** trouve un trésor sans gardien : { $symbol }.
dungeon-dice-event-met = **{ $seat }** rencontre : { $monster }, niveau { $level }{ $count ->
    [0] { "" }
   *[other] { " " }({ $symbols })
}.
dungeon-dice-event-asked-help = **{ $seat }** demande de l’aide – { $monster }.
dungeon-dice-event-no-help = **{ $seat }** n’aidera pas { $target }.
dungeon-dice-event-joined = **{ $seat }** se joint à **{ $target }**.
dungeon-dice-event-held = { $count ->
    [0] **{ $seat }** lancera tout son ensemble.
   *[other] **{ $seat }** garde hors du combat : { $dice }.
}
dungeon-dice-event-fled = **{ $seat }** prend la fuite – { $monster }.
dungeon-dice-event-fight = **{ $seats }** au combat ! Adversaire : { $monster }.
dungeon-dice-event-monster-rolled = { $monster } : force { $total }.
dungeon-dice-event-hero-rolled = **{ $seat }** lance ses dés ; son camp a { $total }.
dungeon-dice-event-ability = { $side ->
    [monster] { $monster } utilise { $symbol }.
   *[hero] **{ $seat }** utilise { $symbol } ({ $die }).
}
dungeon-dice-event-rerolled = { $side ->
    [monster] Le monstre relance : { $symbols }.
   *[hero] **{ $seat }** relance { $die } : { $symbols }.
}
dungeon-dice-event-removed = { $side ->
    [monster] Un dé du monstre ({ $symbols }) est retiré.
   *[hero] **{ $seat }** perd un dé pour ce combat : { $die } ({ $symbols }).
}
dungeon-dice-event-spell-rolled = { $die } : { $symbols }.
dungeon-dice-event-toad = **{ $seat }** devient un crapaud !
dungeon-dice-event-toad-monster = { $monster } : changé en crapaud !
dungeon-dice-event-gust = Une rafale ! Le combat recommence.
dungeon-dice-event-threw = **{ $seat }** utilise { $die } : { $number } { $side ->
    [monster] du côté du monstre
    [duel] du côté de **{ $target }**
   *[hero] du côté des héros
}.
dungeon-dice-event-scroll = **{ $seat }** lit un parchemin : { $symbol } pour { $side ->
    [monster] le monstre
    [duel] **{ $target }**
   *[hero] les héros
}.
dungeon-dice-event-drink-later = **{ $seat }** boira une potion de soin après le combat.
dungeon-dice-event-drank = **{ $seat }** boit une potion de soin : { $count ->
    [one] un cœur
   *[other] { $count } cœurs
}.
dungeon-dice-event-executed-monster = Exécution ! { $monster } : victoire immédiate.
dungeon-dice-event-executed-hero = **{ $seat }** subit une exécution.
dungeon-dice-event-outcome = { $how ->
    [win] Victoire de **{ $seats }** ({ $monster }), { $heroes } à { $foe }.
    [tie] Égalité pour **{ $seats }** ({ $monster }), { $heroes } partout : { $count ->
        [one] une victoire et une blessure.
       *[other] une victoire, et une blessure chacun.
    }
   *[loss] Défaite de **{ $seats }** ({ $monster }), { $heroes } à { $foe }.
}
dungeon-dice-event-wounded = **{ $seat }** subit une blessure.
dungeon-dice-event-healed = **{ $seat }** guérit { $count ->
    [one] d’une blessure
   *[other] de { $count } blessures
}.
dungeon-dice-event-experience = **{ $seat }** a { $count } d’expérience.
dungeon-dice-event-level = **{ $seat }** passe au niveau { $level }.
dungeon-dice-event-lock-broken = La serrure est cassée.
dungeon-dice-event-key-used = **{ $seat }** ouvre le coffre avec une clef.
dungeon-dice-event-lock-tried = **{ $seat }** essaie { $die } : { $how ->
    [open] le coffre s’ouvre !
   *[shut] il reste fermé.
}
dungeon-dice-event-reward = Butin : { $die }.
dungeon-dice-event-bag-empty = Le sac est vide : rien à piocher.
dungeon-dice-event-shared = Le dé montre { $number } : { $die } revient à **{ $seat }**.
dungeon-dice-event-gained = **{ $seat }** reçoit { $die }.
dungeon-dice-event-promise-kept = **{ $seat }** tient sa promesse : { $die } revient à **{ $target }**.
dungeon-dice-event-geared = { $count ->
    [0] **{ $seat }** dépose tout son équipement.
   *[other] **{ $seat }** s’équipe : { $dice }.
}
dungeon-dice-event-exchanged = **{ $seat }** rend cinq dés contre un artefact : { $dice }.
dungeon-dice-event-offered = **{ $seat }** propose un marché à **{ $target }**{ dungeon-dice-terms }
dungeon-dice-event-offered-all = **{ $seat }** propose un marché à tous{ dungeon-dice-terms }
dungeon-dice-event-countered = **{ $seat }** répond à **{ $target }** par une contre-offre{ dungeon-dice-terms }
dungeon-dice-event-accepted = Marché conclu ! **{ $seat }** accepte l’offre de **{ $target }**{ dungeon-dice-terms }
dungeon-dice-event-declined = **{ $seat }** refuse l’offre de **{ $target }**.
dungeon-dice-event-withdrawn = **{ $seat }** retire une offre.
dungeon-dice-event-offer-expired = Une offre de **{ $seat }** a expiré.
dungeon-dice-event-offer-void = Une offre de **{ $seat }** n’est plus possible.
dungeon-dice-event-abstains = **{ $seat }** promet de rester hors de ce combat.
dungeon-dice-event-duel = Un duel pour le trône : **{ $seats }** !
dungeon-dice-event-duel-tie = **{ $seats }** à égalité ({ $number }) : on recommence !
dungeon-dice-event-duel-won = **{ $seat }** l’emporte sur **{ $target }**, { $heroes } à { $foe }.

# Ce que l’on peut regarder en privé.
dungeon-dice-page-table = Toute la table
dungeon-dice-page-dice = Les dés de { $seat }
dungeon-dice-page-score = Où en est la partie
