dice-throne = Dice Throne
dice-throne-about = Des héros, des dés et des ruses : lancez cinq dés, frappez, défendez-vous et restez le dernier debout.
dice-throne-credit = **Dice Throne** est un jeu de Nate Chatellier et Manny Trembley, édité par Dice Throne Inc. et Roxley.
dice-throne-mode-duel = Duel
dice-throne-mode-2v2 = Deux contre deux
dice-throne-mode-king-of-the-hill = Roi de la colline
dice-throne-mode-free-for-all = Chacun pour soi
dice-throne-option-ruleset = Règles
dice-throne-option-ruleset-marvel-1-1 = Marvel 1.1
dice-throne-option-ruleset-v2-2 = Base 2.2
dice-throne-option-closed = Table fermée
dice-throne-option-closed-off = non : personne n’attend un joueur qui ne peut pas réagir
dice-throne-option-closed-on = oui : le silence ne révèle rien
dice-throne-choice-hero = Héros
dice-throne-phase-upkeep = Entretien
dice-throne-phase-income = Revenus
dice-throne-phase-main1 = Phase principale 1
dice-throne-phase-offense = Lancer offensif
dice-throne-phase-targeting = Ciblage
dice-throne-phase-defense = Lancer défensif
dice-throne-phase-main2 = Phase principale 2
dice-throne-phase-discard = Défausse
dice-throne-phase-setup = Mise en place
dice-throne-side-human = humain
dice-throne-side-cursed = maudit
dice-throne-over-last = Le dernier debout l’emporte.
dice-throne-over-draw = Tout le monde tombe au même instant : égalité.
dice-throne-over-left = Tous les autres sont partis.
dice-throne-source-rule-targeting = la cible

## Questions
dice-throne-ask-main = { $phase } : jouez des cartes, améliorez, vendez ou continuez.
dice-throne-main-end = Continuer
dice-throne-main-sell = Vendre des cartes
dice-throne-ask-sell = Quelles cartes vendez-vous, pour 1 PC chacune ?
dice-throne-ask-discard-phase = Votre main est trop grande : vendez { $count } { $count ->
    [one] carte
   *[other] cartes
}.
dice-throne-ask-upkeep = Quel effet d’entretien vient en premier ?
dice-throne-ask-roll = Vous avez { $dice }. Gardez des dés et relancez le reste (encore { $left }), ou gardez tout.
dice-throne-confirm-roll = { $rest ->
    [0] Tout garder et arrêter
    [1] Garder { $count }, relancer 1 dé
    [5] Tout relancer
   *[other] Garder { $count }, relancer { $rest } dés
}
dice-throne-confirm-reroll = { $count ->
    [0] Tout garder
   *[other] Relancer { $count }
}
dice-throne-ask-announce = Avec { $dice } : quelle capacité utilisez-vous ?
dice-throne-announce-none = Aucune capacité
dice-throne-announce-roll = Relancer encore
dice-throne-ask-defend = { $by } attaque avec { $ability }. Comment vous défendez-vous ?
dice-throne-defend-none = Ne pas se défendre
dice-throne-ask-target = { $seat } attaque : qui est la cible ?
dice-throne-ask-interrupt = Utiliser quelque chose
dice-throne-ask-respond-upkeep = Entretien : { $damage } de dégâts vous attendent. Réagissez-vous ?
dice-throne-ask-respond-announced = { $by } annonce { $ability } avec { $dice }. Changer un dé ?
dice-throne-ask-respond-announced-none = { $by } n’annonce rien avec { $dice }. Aider en changeant un dé ?
dice-throne-ask-respond-activated = { $ability } est activée. Réagissez-vous ?
dice-throne-ask-respond-targeting = Le dé de ciblage montre { $dice }. Le changer ?
dice-throne-ask-respond-before-defense = { $by } attaque { $target } avec { $ability } : { $damage } de dégâts. Une action avant la défense ?
dice-throne-ask-respond-defense-rolled = La défense a donné { $dice }. Changer un dé ?
dice-throne-ask-respond-rolled = { $roller_seat } a obtenu { $dice }. Réagissez-vous ?
dice-throne-ask-respond-then = Une pause avant l’effet suivant. Réagissez-vous ?
dice-throne-ask-respond-last-beside = { $by } attaque { $target } avec { $ability } : { $damage } de dégâts. Dernière chance : réagissez-vous ?
dice-throne-ask-respond-last = { $by } vous attaque avec { $ability } : { $damage } de dégâts. Dernière chance : réagissez-vous ?
dice-throne-ask-respond-alone = { $damage } de dégâts vous attendent. Réagissez-vous ?
dice-throne-ask-respond-dealt = Les dégâts de { $ability } sont infligés. Réagissez-vous ?
dice-throne-ask-respond-go-first = { $by } veut utiliser { $what }. Agissez-vous avant ?
dice-throne-respond-pass = Passer
dice-throne-ask-reroll = { $source } : relancer quels dés ?
dice-throne-ask-ransom = { $by } veut vous faire relancer un dé. Payer { $price } PC à la place ?
dice-throne-ransom-roll = Le relancer
dice-throne-ransom-pay = Payer { $price } PC
dice-throne-ask-player = { $source } : choisissez un joueur.
dice-throne-ask-players = { $source } : choisissez des adversaires.
dice-throne-ask-instance = { $source } : prévenir quels dégâts ?
dice-throne-ask-accept = { $source } : combien de jetons { $status } prenez-vous ?
dice-throne-ask-token = { $source } : retirer quel jeton ?
dice-throne-token-none = Aucun
dice-throne-ask-remove = { $source } : combien de jetons { $status } retirez-vous ?
dice-throne-ask-transfer = { $source } : déplacer quel jeton ?
dice-throne-ask-ward = { $source } : écarter quel jeton ?
dice-throne-ward-none = Aucun
dice-throne-ask-pass-on = { $source } : le passer à qui ?
dice-throne-pass-on-none = Le garder
dice-throne-ask-discard = { $source } : défausser quelle carte ?
dice-throne-ask-search = { $source } : prendre quelle amélioration ?
dice-throne-search-none = Aucune
dice-throne-ask-free-upgrade = { $source } : quelle amélioration gratuite ?
dice-throne-free-upgrade-none = Aucune
dice-throne-ask-reveal-and-search = Aucune amélioration parmi elles. Montrer les cartes et en chercher une ?
dice-throne-reveal-and-search-search = Montrer et chercher
dice-throne-reveal-and-search-back = Les remettre
dice-throne-ask-order = { $source } : quelle carte reposer d’abord ? Elle sera la plus profonde.
dice-throne-ask-set-die = { $source } : changer quel dé ?
dice-throne-set-die-stop = Assez
dice-throne-ask-reroll-die = { $source } : relancer quel dé ?
dice-throne-reroll-die-stop = Assez
dice-throne-ask-option = { $source } : choisissez.
dice-throne-ask-pay-or-skip = Payer { $price } PC, ou sauter votre lancer offensif ?
dice-throne-pay-or-skip-pay = Payer { $price } PC
dice-throne-pay-or-skip-skip = Le sauter
dice-throne-ask-pay = { $source } : payer combien de PC ? Vous en avez { $cp }.

## Options
dice-throne-card = { $card }
dice-throne-source = { $source }
dice-throne-move = { $ability } { $level ->
    [1] I
    [2] II
   *[other] III
}
dice-throne-source-side = { $source } (0:0{ $side })
dice-throne-move-tier = { $move } ({ $parts })
dice-throne-move-straight = { $move } ({ $size ->
    [small] petite suite
   *[large] grande suite
})
dice-throne-spend-for = Dépenser { $count } { $status } : { $what }
dice-throne-spend = Dépenser { $status }
dice-throne-use = { $ability } ({ $price } PC) : { $what }
dice-throne-die = { $number } { $symbol }
dice-throne-set-die = Dé { $number } ({ $owner }) : { $before } → { $after }
dice-throne-reroll-die = Dé { $number } ({ $owner }) : le { $before }
dice-throne-instance = { $count } de dégâts à { $target } ({ $source })
dice-throne-token = { $status } ({ $owner })
dice-throne-transfer = { $status } : { $owner } → { $target }
dice-throne-look = Regarder les { $count } premières cartes de votre pioche
dice-throne-nothing = Rien

## Events
dice-throne-event-start-roll = **{ $seat }** lance { $dice } pour commencer.
dice-throne-event-starts = **{ $seat }** commence.
dice-throne-event-turn = Manche { $round } : au tour de **{ $seat }**.
dice-throne-event-cp = **{ $seat }** gagne { $count } PC.
dice-throne-event-cp-lost = **{ $seat }** perd { $count } PC.
dice-throne-event-stole = **{ $seat }** vole { $count } PC à **{ $target }**.
dice-throne-event-drew = **{ $seat }** pioche { $cards }.
dice-throne-event-drew-hidden = **{ $seat }** pioche { $count } { $count ->
    [one] carte
   *[other] cartes
}.
dice-throne-event-discarded = **{ $seat }** défausse { $card }.
dice-throne-event-sold = **{ $seat }** vend { $cards }.
dice-throne-event-played = **{ $seat }** joue { $card }.
dice-throne-event-upgraded = **{ $seat }** améliore { $ability } au niveau { $level }.
dice-throne-event-used = **{ $seat }** utilise { $ability }.
dice-throne-event-taken-back = **{ $seat }** reprend son action : elle n’a plus d’objet.
dice-throne-event-fetched = **{ $seat }** montre et prend { $card }.
dice-throne-event-peeked = Vous regardez { $cards }.
dice-throne-event-showed = **{ $seat }** montre { $cards }.
dice-throne-event-revealed = La main de **{ $seat }** : { $cards }.
dice-throne-event-looked = **{ $seat }** regarde la main de **{ $target }**.
dice-throne-event-token = **{ $seat }** reçoit { $count } { $status }.
dice-throne-event-token-lost = **{ $seat }** perd { $count } { $status }.
dice-throne-event-spent = **{ $seat }** dépense { $count } { $status }.
dice-throne-event-moved = { $status } passe de **{ $seat }** à **{ $target }**.
dice-throne-event-limit = **{ $seat }** peut avoir { $count } { $status } de plus.
dice-throne-event-advanced = { $count } { $status } avance chez **{ $seat }**.
dice-throne-event-no-income = **{ $seat }** n’a pas de revenus : { $status }.
dice-throne-event-rolled = **{ $seat }** obtient { $dice } (encore { $left }).
dice-throne-event-rolled-for = **{ $seat }** obtient { $dice } pour { $source }.
dice-throne-event-rerolled = **{ $seat }** relance : { $dice }.
dice-throne-event-altered = **{ $seat }** change un dé de **{ $owner }** : { $before } → { $after }.
dice-throne-event-attempt = **{ $seat }** a un lancer de plus.
dice-throne-event-contest = **{ $seat }** l’emporte : { $first } contre { $second }.
dice-throne-event-announced = **{ $seat }** annonce { $ability }.
dice-throne-event-announced-none = **{ $seat }** n’annonce rien.
dice-throne-event-void = Les dés de **{ $seat }** ne conviennent plus : l’annonce est annulée.
dice-throne-event-activated = **{ $seat }** utilise { $ability } !
dice-throne-event-failed = La phase de lancer de **{ $seat }** échoue.
dice-throne-event-skipped = **{ $seat }** saute son lancer offensif.
dice-throne-event-extra-offense = **{ $seat }** a un autre lancer offensif !
dice-throne-event-targets = **{ $seat }** vise **{ $target }**.
dice-throne-event-leader = **{ $seat }** s’en prend au meneur **{ $target }** et pioche une carte.
dice-throne-event-defends = **{ $seat }** se défend avec { $ability } : { $dice }.
dice-throne-event-added = { $source } ajoute { $count } de dégâts pour **{ $seat }**.
dice-throne-event-prevents = { $source } prévient { $count } pour **{ $seat }**.
dice-throne-event-prevents-half = { $source } prévient la moitié pour **{ $seat }**.
dice-throne-event-prevents-all = { $source } épargne tout dégât à **{ $seat }**.
dice-throne-event-returns = { $source } renvoie la moitié des dégâts pour **{ $seat }**.
dice-throne-event-undefendable = L’attaque de **{ $seat }** devient imparable.
dice-throne-event-damage = **{ $seat }** subit { $count ->
    [one] { $count } dégât{ $type ->
        [undefendable] { " " }imparable
        [pure] { " " }pur
        [collateral] { " " }collatéral
        [ultimate] { " " }ultime
       *[normal] { "" }
    }
   *[other] { $count } dégâts{ $type ->
        [undefendable] { " " }imparables
        [pure] { " " }purs
        [collateral] { " " }collatéraux
        [ultimate] { " " }ultimes
       *[normal] { "" }
    }
} ({ $source }).
dice-throne-event-healed = **{ $seat }** récupère { $count } PV.
dice-throne-event-saved = { $status } sauve **{ $seat }** in extremis !
dice-throne-event-cursed = La malédiction prend **{ $seat }** pour de bon.
dice-throne-event-fell = **{ $seat }** tombe.

# Ce que l’on peut regarder en privé.
dice-throne-page-hero = { $hero } ({ $seat })
