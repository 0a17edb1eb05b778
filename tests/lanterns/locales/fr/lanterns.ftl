lanterns = Lanternes
lanterns-about = Un petit jeu de pièces, de cartes et de lumière.
lanterns-mode-plain = Chacun pour soi
lanterns-mode-pairs = Par paires
lanterns-option-closed = Table discrète
lanterns-option-closed-off = non
lanterns-option-closed-on = oui
lanterns-option-coins = Pièces
lanterns-option-coins-few = peu
lanterns-option-coins-many = beaucoup
lanterns-choice-colour = Couleur
lanterns-colour-amber = Ambre
lanterns-colour-blue = Bleu
lanterns-colour-green = Vert
lanterns-colour-red = Rouge
lanterns-phase-turn = Tour
lanterns-phase-shop = Marché
lanterns-policy-pledge = Promesses
lanterns-policy-pledge-all = toujours tout
lanterns-policy-pledge-nothing = jamais
lanterns-policy-bid = Mises
lanterns-policy-bid-nothing = ne jamais miser
lanterns-over-rounds = Toutes les manches sont jouées.
lanterns-over-left = Tous les autres sont partis.

lanterns-ask-choose = Que faites-vous ?
lanterns-choose-roll = Lancer pour des pièces
lanterns-choose-play = Jouer une carte
lanterns-choose-pass = Ne rien faire
lanterns-ask-keep = Quels dés gardez-vous ? Les autres sont relancés.
lanterns-die = { $number }
lanterns-ask-pledge = Combien de points promettez-vous, à deux pièces chacun ? Vous avez { $coins } pièces.
lanterns-ask-card = Quelle carte jouez-vous ?
lanterns-card = Carte { $card }
lanterns-card-detail = Vaut { $card } points
lanterns-ask-gift = À qui faites-vous un cadeau ? Vous avez { $coins } pièces.
lanterns-gift-field-to = À qui
lanterns-gift-field-coins = Pièces
lanterns-gift-field-with = Emballé avec
lanterns-gift-candle = une bougie
lanterns-gift-match = une allumette
lanterns-gift-wick = une mèche
lanterns-ask-snuff = Souffler la lanterne
lanterns-snuff-snuff = Souffler la lanterne avec votre 8
lanterns-ask-propose = Proposer un échange
lanterns-propose-field-to = Avec qui
lanterns-propose-field-give = Pièces données
lanterns-propose-field-want = Points demandés
lanterns-ask-respond = { $side ->
    [buyer] { $by } veut { $give } pièces contre { $want } points
   *[seller] { $by } donne { $give } pièces contre { $want } points
}
lanterns-respond-accept = Accepter
lanterns-respond-decline = Refuser
lanterns-ask-counter = Répondre à { $by } par une autre offre
lanterns-counter-field-give = Pièces
lanterns-counter-field-want = Points
lanterns-ask-bid = Combien misez-vous ? Vous avez { $coins } pièces.
lanterns-ask-reward = Que prenez-vous ?
lanterns-reward-points = Des points
lanterns-reward-card = Une carte
lanterns-ask-trim = Qui règle la lanterne en premier ?
lanterns-trim-bright = Plus claire
lanterns-trim-dim = Plus sombre

lanterns-event-turn = Manche { $round } : c’est le tour de **{ $seat }**.
lanterns-event-rolled = **{ $seat }** obtient { $dice }.
lanterns-event-coins = **{ $seat }** gagne { $count } pièces.
lanterns-event-pledged = **{ $seat }** promet { $count } points.
lanterns-event-played = **{ $seat }** joue un { $card }.
lanterns-event-drew = Vous piochez un { $card }.
lanterns-event-drew-hidden = **{ $seat }** pioche une carte.
lanterns-event-snuffed = **{ $seat }** souffle la lanterne !
lanterns-event-bid = **{ $seat }** mise { $count }.
lanterns-event-bought-points = **{ $seat }** achète { $count } points.
lanterns-event-trimmed = **{ $seat }** règle la lanterne : { $how ->
    [bright] plus claire
   *[other] plus sombre
}.
lanterns-event-offered = **{ $seat }** propose à { $target } { $give } pièces contre { $want } points.
lanterns-event-traded = **{ $seat }** et **{ $target }** font l’échange.
lanterns-event-countered = **{ $seat }** répond à { $target } par une autre offre : { $give } pièces contre { $want } points.
lanterns-event-gave = **{ $seat }** donne { $count } pièces à { $target }.
lanterns-event-declined = **{ $seat }** refuse l’offre de { $target }.

lanterns-picture-alt = Lanternes, manche { $round }. { $players }.
lanterns-picture-player = { $name } : { $points } points, { $coins } pièces, { $cards } cartes
lanterns-picture-points = points
lanterns-picture-coins = pièces
lanterns-picture-cards = cartes
lanterns-picture-round = Manche { $round }
lanterns-picture-hand = Votre main
lanterns-picture-turn = Au tour de { $name }
lanterns-picture-bright = La lanterne est claire
lanterns-picture-dim = La lanterne est sombre
lanterns-picture-snuffed = La lanterne est éteinte
lanterns-credit = Lanternes : un jeu d’essai.
