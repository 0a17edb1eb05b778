## Les effets de Dice Throne en mots ; engine/dice_throne/describe.py les assemble.
dice-throne-both = { $first } ; { $second }
dice-throne-then = { $first }, puis { $second }
dice-throne-narrow = { $first } { $second }
dice-throne-list = { $first }, { $second }
dice-throne-and = { $first } et { $second }
dice-throne-or = { $first } ou { $second }
dice-throne-when = { $test } : { $what }
dice-throne-otherwise = { $first }, sinon { $second }
dice-throne-plus = { $first } + { $second }
dice-throne-at-most = { $amount } ({ $most } au plus)
dice-throne-number = { $count }
dice-throne-per = { $every ->
    [1] { $what } par { $each }
   *[other] { $what } par { $every } { $each }
}
dice-throne-symbols = { $count ->
    [1] { $symbol }
   *[other] { $count } { $symbol }
}
dice-throne-tokens = { $statuses }
dice-throne-noun-symbol = { $symbol }
dice-throne-noun-status = { $who ->
    [self] { $status }
   *[other] { $status } en sa possession
}
dice-throne-noun = { $of ->
    [upgrades] amélioration en jeu
    [upgrades-this-turn] amélioration jouée ce tour-ci
    [removed] jeton retiré
    [paid] PC payé
    [added] dégât ajouté
    [tokens] jeton
    [positive-tokens] jeton positif
   *[companions] compagnon
}
dice-throne-whole = { $of ->
    [sum] la somme du lancer
    [half-sum] la moitié de la somme du lancer (arrondie au supérieur)
    [die] la valeur du dé
    [half-die] la moitié de la valeur du dé (arrondie au supérieur)
    [half-cp] la moitié de vos PC (arrondie au supérieur)
   *[cp] vos PC
}
dice-throne-unit-damage = { $count } { $count ->
    [one] { $kind ->
        [undefendable] dégât imparable
        [pure] dégât pur
        [collateral] dégât collatéral
        [ultimate] dégât ultime
       *[normal] dégât
    }
   *[other] { $kind ->
        [undefendable] dégâts imparables
        [pure] dégâts purs
        [collateral] dégâts collatéraux
        [ultimate] dégâts ultimes
       *[normal] dégâts
    }
}
dice-throne-equal-damage = { $kind ->
    [undefendable] des dégâts imparables
    [pure] des dégâts purs
    [collateral] des dégâts collatéraux
    [ultimate] des dégâts ultimes
   *[normal] des dégâts
} égaux à { $what }
dice-throne-unit-health = { $count } PV
dice-throne-equal-health = autant de PV que { $what }
dice-throne-unit-cp = { $count } PC
dice-throne-equal-cp = autant de PC que { $what }
dice-throne-unit-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
dice-throne-equal-cards = autant de cartes que { $what }
dice-throne-unit-token = { $count } { $status }
dice-throne-equal-token = autant de { $status } que { $what }

dice-throne-if-shows = sur { $parts }
dice-throne-if-straight = { $size ->
    [small] sur une petite suite
   *[large] sur une grande suite
}
dice-throne-added = aussi { $ability }, { $what }
dice-throne-if-either = sur l’un de { $symbols }
dice-throne-if-values = { $many ->
    [0] sur { $first }
    [1] sur { $first } ou { $last }
   *[other] sur { $first } à { $last }
}
dice-throne-if-has = si vous avez { $statuses }
dice-throne-if-side = du côté { $side }
dice-throne-if = { $what ->
    [equal] avec { $count } chiffres égaux
    [sum-least] si la somme est d’au moins { $count }
    [sum-most] si la somme est d’au plus { $count }
    [upgrades] avec au moins { $count } améliorations en jeu
    [last] si au moins { $count } ont été ajoutés
    [damage] d’au moins { $count } dégâts
    [dealt] si au moins { $count } dégât a été infligé
    [weaker] avec moins de PV que l’adversaire
   *[activating] si une capacité est utilisée
}

dice-throne-do-deal = { $whom ->
    [opponents] chaque adversaire subit { $amount }
    [chosen_opponent] { $amount } à un adversaire
    [chosen] { $amount } à un joueur
    [them] { $amount } à ce joueur
    [they] il subit { $amount }
    [you] vous subissez { $amount }
   *[target] { $amount }
}
dice-throne-do-take = subissez { $amount }{ $how ->
    [certain] , que rien ne réduit ni ne prévient
   *[plain] { "" }
}
dice-throne-do-add = +{ $amount }
dice-throne-do-add-equal = ajoutez { $what } aux dégâts
dice-throne-do-heal = { $whom ->
    [self] soignez { $amount }
   *[other] un joueur soigne { $amount }
}
dice-throne-do-prevent = { $whom ->
    [chosen] prévenez { $amount } contre un joueur
   *[self] prévenez { $amount }
}
dice-throne-do-prevent-half = prévenez la moitié des dégâts (arrondie au supérieur)
dice-throne-do-prevent-all = prévenez tous les dégâts
dice-throne-do-return = la moitié des dégâts reçus (arrondie au supérieur) revient à l’attaquant
dice-throne-do-undefendable = l’attaque devient imparable
dice-throne-do-gain = { $whom ->
    [self] gagnez { $amount }
    [them] ce joueur gagne { $amount }
    [they] il gagne { $amount }
    [you] vous gagnez { $amount }
   *[chosen] un joueur gagne { $amount }
}
dice-throne-do-gain-full = gagnez { $status } jusqu’à la limite
dice-throne-do-inflict = { $whom ->
    [target] infligez { $amount }
    [them] infligez-lui { $amount }
    [they] il reçoit { $amount }
    [you] vous recevez { $amount }
    [chosen_opponents] infligez { $amount } à { $count } adversaires au plus
    [opponents] infligez { $amount } à tous les adversaires
   *[chosen_opponent] infligez { $amount } à un adversaire
}
dice-throne-do-remove = { $may ->
    [yes] vous pouvez retirer{ " " }
   *[no] retirez{ " " }
}{ $all ->
    [yes] { $what ->
        [negative] toutes les altérations négatives
        [positive] toutes les altérations positives
       *[any] toutes les altérations
    }
   *[no] { $what ->
        [negative] une altération négative
        [positive] une altération positive
       *[any] une altération
    }
}{ $whom ->
    [self] { " " }de votre plateau
    [target] { " " }de l’adversaire
    [them] { " " }de ce joueur
    [chosen_opponent] { " " }d’un adversaire
   *[chosen] { " " }d’un joueur
}
dice-throne-do-remove-status = { $how ->
    [it] retirez-le
    [any] vous pouvez retirer autant de { $status } que vous voulez
    [up-to] retirez jusqu’à { $count } de vos { $status }
    [all] retirez tous vos { $status }
   *[some] retirez { $count } { $status }
}
dice-throne-do-transfer = déplacez une altération d’un joueur à un autre
dice-throne-do-limit = votre limite de { $status } augmente de { $count }
dice-throne-do-advance = { $everywhere ->
    [yes] faites avancer chaque { $status } en jeu
   *[no] faites-le avancer
}
dice-throne-do-pass = vous pouvez le passer à un joueur de votre choix
dice-throne-do-ward-status = vous pouvez écarter 1 jeton de cette attaque
dice-throne-do-cp = gagnez { $amount }
dice-throne-do-lose-cp = { $whom ->
    [them] ce joueur perd { $amount }
    [they] il perd { $amount }
    [you] vous perdez { $amount }
    [chosen_opponent] un adversaire de votre choix perd { $amount }
   *[target] l’adversaire perd { $amount }
}
dice-throne-do-steal-cp = volez { $amount }{ $whom ->
    [them] { " " }à ce joueur
    [chosen_opponent] { " " }à un adversaire
   *[target] { "" }
}
dice-throne-do-pay-cp = payez autant de PC que vous voulez
dice-throne-do-draw = piochez { $amount }
dice-throne-do-discard = { $how ->
    [all] défaussez votre main
   *[other] { $whom ->
        [them] ce joueur défausse
        [they] il défausse
        [you] vous défaussez
        [chosen_opponent] un adversaire défausse
        [self] défaussez
       *[target] l’adversaire défausse
    } { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $how ->
        [random] au hasard
       *[choice] de son choix
    }
}
dice-throne-do-reveal = { $whom ->
    [them] regardez sa main
   *[other] regardez la main d’un adversaire
}
dice-throne-do-search = { $count ->
    [one] cherchez une amélioration dans votre pioche, { $how ->
        [hand] prenez-la
       *[play] mettez-la en jeu gratuitement
    }
   *[other] cherchez jusqu’à { $count } améliorations dans votre pioche, { $how ->
        [hand] prenez-les
       *[play] mettez-les en jeu gratuitement
    }
} et mélangez
dice-throne-do-peek = regardez les { $count } premières cartes de votre pioche{ $how ->
    [take-upgrades] , montrez et prenez toutes les améliorations et remettez le reste dans l’ordre voulu
   *[search-if-none] { " " }; sans amélioration, vous pouvez les montrer, en chercher une dans la pioche et mélanger, sinon remettez-les dans l’ordre voulu
}
dice-throne-do-play-upgrade = mettez en jeu gratuitement une amélioration de votre main
dice-throne-do-roll = lancez { $dice } { $dice ->
    [one] dé
   *[other] dés
}{ $again ->
    [0] { "" }
   *[other] { " " }({ $again } peut être relancé une fois)
}{ $how ->
    [each] , pour chacun
   *[all] { "" }
} : { $what }
dice-throne-do-contest = vous et l’adversaire lancez chacun 1 dé ; { $win ->
    [higher] si le vôtre est plus haut
   *[equal] si le vôtre est plus haut ou égal
} : { $what }, sinon { $other }
dice-throne-do-choose = { $who ->
    [them] ce joueur choisit : { $what }
   *[self] au choix : { $what }
}
dice-throne-do-pick = { $who ->
    [player] choisissez un joueur
   *[opponent] choisissez un adversaire
}
dice-throne-do-alter-set = { $whose ->
    [own] fixez { $count } de vos dés sur { $value ->
        [0] la valeur voulue
       *[other] { $value }
    }
   *[any] { $count ->
        [one] fixez un dé quelconque sur la valeur voulue
       *[other] fixez { $count } dés quelconques sur les valeurs voulues
    }
}
dice-throne-do-alter-tip = changez un dé quelconque de 1, vers le haut ou vers le bas
dice-throne-do-alter-copy = fixez 1 de vos dés sur la valeur d’un autre du même lancer
dice-throne-do-alter-reroll = { $whose ->
    [foe] un adversaire relance un dé de votre choix
    [side] vous ou un coéquipier pouvez relancer jusqu’à { $count } dés, l’un après l’autre
   *[own] relancez { $count } de vos dés
}{ $price ->
    [0] { "" }
   *[other] { " " }à moins de vous payer { $price } PC
}
dice-throne-do-encore = vous pouvez relancer ce dé { $status }, et chacun des suivants de cette attaque, une fois pour +{ $count } dégât
dice-throne-do-attempt = { $what ->
    [offense] un joueur a 1 lancer offensif de plus, avec 5 dés au plus
   *[defense] un joueur a 1 lancer défensif de plus, avec 5 dés au plus
}
dice-throne-do-fail = toute la phase de lancer échoue
dice-throne-do-skip-offense = payez { $price } PC ou sautez la phase de lancer offensif
dice-throne-do-extra-offense = faites une autre phase de lancer offensif
dice-throne-do-special-fade = retirez-le si vous avez commencé ce tour avec lui
dice-throne-do-special-curse = retirez 1 de vos Doublons Maudits ; s’il n’y en avait pas, le plateau passe pour de bon sur sa face maudite

## Quand : cartes, jetons, capacités passives
dice-throne-at = { $when ->
    [on_play] quand elle est jouée
    [upkeep] pendant votre entretien
    [upkeep_each] pendant votre entretien, pour chaque jeton
    [before_offense] avant votre phase de lancer offensif
    [offense_end] à la fin de votre phase de lancer offensif
    [roll_end] à la fin de vos phases de lancer
    [turn_end] à la fin de votre tour
    [overflow] quand un autre arrive alors que la limite est atteinte
    [expire] quand il explose
    [on_upgrade] pour chaque autre amélioration que vous jouez
   *[foe_no_attack] quand la phase de lancer offensif d’un adversaire n’a fait aucune attaque
}
dice-throne-card-when = { $timing ->
    [attacked] quand on vous attaque
    [dealt] après que votre attaque a infligé au moins { $count } dégâts
    [incoming] quand vous allez subir des dégâts
   *[die] { $last ->
        [0] quand vous dépensez { $status }
       *[other] quand votre dé { $status } montre { $first }{ $many ->
            [0] { "" }
            [1] { " " }ou { $last }
           *[other] { " " }à { $last }
        }
    }
}
dice-throne-spend-when = { $tokens ->
    [1] dépensez-le
   *[other] dépensez-en { $tokens }
} { $timing ->
    [incoming] quand vous allez subir des dégâts
    [attacked] quand on vous attaque
    [attack] pendant votre attaque
    [before_defense] pendant votre attaque, avant la défense
    [own_die] tant que vos dés peuvent changer
    [main] pendant vos phases principales
   *[any] à tout moment
}{ $count ->
    [0] { "" }
   *[other] , { $count } par tour au plus
}
dice-throne-action-when = payez { $price } PC { $timing ->
    [own_die] tant que vos dés peuvent changer
    [main] pendant vos phases principales
   *[any] à tout moment
}
dice-throne-reroll-defense = vous pouvez relancer une fois les dés de votre choix
dice-throne-own-attack = vos attaques infligent { $count } { $count ->
    [one] dégât
   *[other] dégâts
} de { $how ->
    [less] moins
   *[more] plus
}{ $tokens ->
    [yes] { " " }{ $every ->
        [1] par jeton
       *[other] par { $every } jetons
    }
   *[no] { "" }
}
dice-throne-attacked = les attaques contre vous infligent +{ $count } { $count ->
    [one] dégât
   *[other] dégâts
}{ $cp ->
    [0] { "" }
   *[other] { " " }et rapportent { $cp } PC à l’attaquant
}
dice-throne-attempts = { $count } lancer de { $how ->
    [fewer] moins
   *[more] plus
} pendant votre phase de lancer offensif
dice-throne-on-symbol = en utilisant une capacité qui demande { $symbol } : gagnez { $count } PC
dice-throne-upgrades-in-rolls = vous pouvez payer et jouer des améliorations pendant toute phase de lancer
dice-throne-rerolls = { $attack ->
    [yes] vous pouvez relancer une fois chaque dé { $status } de cette attaque
   *[no] vous pouvez relancer une fois chaque dé { $status }
}
dice-throne-starts-at = commence à 0:0{ $count }
dice-throne-is-skips-income = votre prochaine phase de revenus est sautée (ni PC ni carte), puis il est retiré
dice-throne-is-stuns = vous ne pouvez rien faire ; après l’attaque il est retiré et l’attaquant fait une autre phase de lancer offensif contre vous
dice-throne-is-no-damage = votre phase de lancer offensif n’inflige aucun dégât et personne ne s’en défend
dice-throne-is-hides = vous ne subissez aucun dégât de la phase de lancer offensif d’un adversaire et ne lancez pas de défense
dice-throne-is-saves = quand vos PV tomberaient à 0, retirez-le : ils passent à 1
dice-throne-is-owner-exempt = il est sans effet sur son propre héros, qui peut aussi le refuser
