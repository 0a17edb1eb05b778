# Les petits mots que toutes les phrases partagent.
list-and = { $first } et { $last }
list-nothing = rien
seat = { $seat }

# Pourquoi une réponse n’a pas été acceptée.
refused-over = Cette partie est terminée.
refused-not-open = Cette question n’est plus ouverte.
refused-not-asked = Cette question ne vous est pas posée.
refused-not-an-option = Ce choix n’est plus possible.
refused-amount = Ce nombre est hors limites.
refused-twice = Chaque choix ne peut être fait qu’une fois.
refused-how-many = Il y en a trop ou pas assez.
refused-too-dear = Vous n’avez pas de quoi payer tout cela.
refused-incomplete = Il manque encore quelque chose dans votre réponse.

# Pourquoi une partie ne peut pas commencer.
setup-mode = Ce jeu n’a pas de mode « { $mode } ».
setup-seats = Ce mode se joue de { $min } à { $max } ; vous êtes { $count } à table.
setup-option = L’option « { $option } » ne peut pas valoir « { $value } ».
setup-choice = « { $value } » ne peut pas être choisi (inconnu ou déjà pris).

# Les évènements communs à tous les jeux.
event-left = **{ $seat }** a quitté la partie.
event-over = La partie est terminée.
