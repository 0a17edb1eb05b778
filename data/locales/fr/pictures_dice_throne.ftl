## Dice Throne: words on the pictures
dice-throne-pic-phase-upkeep = Entretien
dice-throne-pic-phase-income = Revenus
dice-throne-pic-phase-main1 = Principale 1
dice-throne-pic-phase-offense = Lancer offensif
dice-throne-pic-phase-targeting = Ciblage
dice-throne-pic-phase-defense = Défense
dice-throne-pic-phase-main2 = Principale 2
dice-throne-pic-phase-discard = Défausse
dice-throne-pic-their-turn = Tour de { $player }
dice-throne-pic-team = Équipe { $n }
dice-throne-pic-cp = PC
dice-throne-pic-hand = main
dice-throne-pic-deck = pioche
dice-throne-pic-kept = gardé
dice-throne-pic-free = libre
dice-throne-pic-rolls-left = { $n ->
    [0] plus de lancer
    [one] { $n } lancer
   *[other] { $n } lancers
}
dice-throne-pic-ready = Prêt : { $ability }
dice-throne-pic-ready-more = Prêt : { $ability } (+{ $n })
dice-throne-pic-announces = Annonce : { $ability }
dice-throne-pic-nothing-ready = Rien n’est prêt
dice-throne-pic-best-aim = À viser : { $ability }, { $chance }
dice-throne-pic-abilities = Capacités
dice-throne-pic-damage = dég.
dice-throne-pic-best-odds = chances
dice-throne-pic-three-rolls = en 3 lancers
dice-throne-pic-percent = { $n } %
dice-throne-pic-under-one = <1 %
dice-throne-pic-round = Manche { $n }
dice-throne-pic-defence-of = Défense : { $hero }
dice-throne-pic-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
dice-throne-pic-dice-of = Dés de { $player }
dice-throne-pic-dice-title = Dés : { $hero }
dice-throne-pic-attack = Attaque
dice-throne-pic-roll = Lancer
dice-throne-pic-incoming = Dégâts entrants
dice-throne-pic-last-damage = Derniers dégâts
dice-throne-pic-no-damage = Aucun dégât
dice-throne-pic-ledger-half = moitié
dice-throne-pic-ledger-times = multiplié
dice-throne-pic-ledger-all = tout
dice-throne-pic-ledger-total = total
dice-throne-pic-attack-on = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}, { $by } → { $target }
dice-throne-pic-attack-by = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}, { $by } attaque
dice-throne-pic-attack-dealt = { $by } a infligé { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
dice-throne-pic-attack-over = L’attaque de { $by } est finie
dice-throne-pic-damage-on = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
} sur { $target }
dice-throne-pic-rolls-for = { $player } lance
dice-throne-pic-alt-turn = Manche { $n }, tour de { $player } : { $phase }.
dice-throne-pic-alt-hero = { $hero } ({ $player }) : { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}, { $cp } PC, main { $hand }.
dice-throne-pic-alt-hero-tokens = { $hero } ({ $player }) : { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}, { $cp } PC, main { $hand }, { $tokens }.
dice-throne-pic-alt-out = { $hero } ({ $player }) est tombé.
dice-throne-pic-alt-dice = Dés de { $player } : { $dice }.
dice-throne-pic-alt-abilities = Capacités : { $list }.
dice-throne-pic-alt-incoming = En approche : { $source } sur { $target }, { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}.
dice-throne-pic-alt-damage = Derniers dégâts : { $source } sur { $target }, { $count }.
dice-throne-pic-alt-news = Dernier événement : { $news }

## The hand
dice-throne-pic-your-hand = Votre main
dice-throne-pic-hand-of = Main de { $player }
dice-throne-pic-only-you = visible par vous seul
dice-throne-pic-only-team = visible par votre équipe
dice-throne-pic-cp-left = PC restants
dice-throne-pic-no-cards = Aucune carte en main
dice-throne-pic-tokens = Jetons
dice-throne-pic-your-tokens = Vos jetons
dice-throne-pic-kind-main = Phase principale
dice-throne-pic-kind-roll = Phase de lancer
dice-throne-pic-kind-instant = Immédiate
dice-throne-pic-kind-upgrade = Amélioration
dice-throne-pic-short-main = Principale
dice-throne-pic-short-roll = Lancer
dice-throne-pic-short-instant = Immédiate
dice-throne-pic-short-upgrade = Niveau
dice-throne-pic-card-when = { $condition } :
dice-throne-pic-attack-modifier = Modificateur d’attaque
dice-throne-pic-card-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
dice-throne-pic-straight-small = Petite suite
dice-throne-pic-straight-large = Grande suite
dice-throne-pic-foot-play = À jouer
dice-throne-pic-foot-free = À jouer, gratuite
dice-throne-pic-foot-sell = À vendre 1 PC
dice-throne-pic-foot-choose = Peut être choisie
dice-throne-pic-foot-aside = Sur votre pioche
dice-throne-pic-why-main = En phase principale
dice-throne-pic-why-main-short = Principale, manque { $n } PC
dice-throne-pic-why-roll = En phase de lancer
dice-throne-pic-why-attack = Avec votre attaque
dice-throne-pic-why-attacked = Quand on vous attaque
dice-throne-pic-why-dealt = Après vos dégâts
dice-throne-pic-why-incoming = Si des dégâts arrivent
dice-throne-pic-why-die = Avec un dé de { $source }
dice-throne-pic-why-dice = Sur un dé lancé
dice-throne-pic-why-tokens = Aucun jeton à déplacer
dice-throne-pic-why-level = Niveau déjà atteint
dice-throne-pic-why-cp = Il manque { $n } PC
dice-throne-pic-why-asked = Quand ce sera à vous
dice-throne-pic-alt-hand = Votre main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, { $cp } PC.
dice-throne-pic-alt-hand-of = Main de { $player } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, { $cp } PC.
dice-throne-pic-alt-cards = Cartes : { $list }.
dice-throne-pic-alt-playable = À jouer maintenant : { $list }.
dice-throne-pic-alt-others = Pas maintenant : { $list }.
dice-throne-pic-alt-tokens = Jetons : { $list }.

## The hero sheet
dice-throne-pic-complexity = Complexité
dice-throne-pic-statuses = Altérations
dice-throne-pic-max = max { $n }
dice-throne-pic-damage-at-level = dégâts par niveau
dice-throne-pic-passive = passive
dice-throne-pic-side = Côté { $side }
dice-throne-pic-alt-hero-sheet = { $hero }, complexité { $n }. Dés : { $dice }. Altérations : { $statuses }. Capacités avec dégâts par niveau : { $abilities }.

## The score
dice-throne-pic-wins = { $player } gagne
dice-throne-pic-team-wins = L’équipe { $n } gagne
dice-throne-pic-draw = Égalité
dice-throne-pic-ranking = Classement
dice-throne-pic-final-blow = Le dernier coup
dice-throne-pic-fallen = hors combat
dice-throne-pic-left = parti
dice-throne-pic-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
dice-throne-pic-alt-place = { $place }. { $hero } ({ $player }), { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}.
