# Ce que dit la maison : tables ouvertes, parties, réglages, aide.
language-name = Français
computer-name = Automate
computer-good = joue bien
computer-random = joue au hasard

# Pendules : le temps accordé pour une réponse.
clock-live = en direct, 10 minutes par réponse
clock-day = un jour par réponse
clock-slow = lente, 3 jours par réponse
clock-none = sans pendule

# Titres.
table-title = { $game } · { $mode }
table-heading = ## { $title }
    -# Manche { $round } · partie { $match }
thread-name = { $game } : { $players }
opening-note = **{ $game }** commence : { $players }. Bonne chance !
    -# Les dés sont scellés. SHA-256 de leur graine : `{ $commitment }` ; la graine elle-même sera montrée à la fin.

# La table.
table-thinking = -# Les ordinateurs réfléchissent…
table-asked = ### { $players } : à vous. Ouvrez **Ma main** pour répondre.
table-question = ### { $players }
    { $question }
table-offer = ### Offre à { $players }
    { $offer }
table-hand = Ma main
table-present = Vers la question en cours
hand-title = ## Votre main
hand-of = Main de { $player }
page-title = ## { $title }
page-look = Regarder…
hand-nothing = -# On ne vous demande rien pour l’instant.
prompt-choose = Choisir…
prompt-choose-some = Choisir un ou plusieurs…
prompt-number = Un nombre de { $min } à { $max }
prompt-confirm = { $count ->
    [0] Valider : aucun
   *[other] Valider : { $count }
}
prompt-send = Envoyer
prompt-reset = Recommencer
prompt-page = Page { $page } sur { $pages }
prompt-more = Suite…
prompt-odds = { $label } ({ $percent })
prompt-cost = Coût : { $cost }
prompt-detail = **{ $label }** : { $detail }
prompt-budget = Dépensé : { $spent } sur { $budget }
prompt-how-many = Pour valider, choisissez { $range }.
prompt-range-exact = exactement { $min }
prompt-range-most = au plus { $max }
prompt-range = de { $min } à { $max }

# Réponses permanentes.
standing-title = ## Réponses permanentes
    -# Elles répondent pour vous dans cette partie jusqu’à ce que vous les changiez.
standing-open = Réponses permanentes
standing-back = Retour à ma main
standing-pass-phase = Passer pour cette phase
standing-pass-turn = Passer pour ce tour
standing-ask-again = Me demander à nouveau
standing-when = Pendant le tour des autres
standing-when-always = Toujours me demander
standing-when-attacked = Me demander seulement si l’on m’attaque
standing-ask = { $policy } : me demander
standing-policy = { $policy } : { $choice }

# Mentions.
mention-asked = { $players } : à vous. [Vers la table]({ $link })
mention-offer = { $players } : { $by } vous fait une offre. [Vers la table]({ $link })
mention-reminder = { $players } : votre temps s’écoule. [Vers la table]({ $link })

# La fin.
result-won = { $count ->
    [one] **{ $players }** gagne ! { $reason }
   *[other] **{ $players }** gagnent ! { $reason }
}
result-draw = Égalité ! { $reason }
result-line = { $place }. { $player } : { $score }
result-proof = -# Chaque jet peut être vérifié : le fichier ci-dessous contient toute la partie et sa graine, et `python -m engine verify` la recalcule.
    -# SHA-256 de la graine, publié au début : `{ $commitment }`
    -# La graine, secrète jusqu’ici : `{ $seed }`
    -# SHA-256 du fichier : `{ $sha }`
match-set-aside = La partie `{ $match }` est illisible et a été mise de côté. Rien d’autre n’est touché. Prévenez la personne qui fait tourner ce bot.

# La table ouverte.
lobby-heading = ## { $title }
    { $about }
lobby-count = { $span ->
    [fixed] **{ $count } sur { $max } joueurs**
   *[range] **{ $count } sur { $min }–{ $max } joueurs**
}
lobby-seat = • { $name }{ $owner }{ $chosen ->
    [none] {""}
   *[other] {" "}– { $chosen }
}
lobby-team = équipe { $team }
lobby-sides = Changer de camp
lobby-owner-mark = {" "}👑
lobby-computer = { $name } ({ $level })
lobby-random = au hasard
lobby-clock = Pendule : { $clock }
lobby-option = { $name } : { $value }
lobby-invited = { $players } : on vous invite !
lobby-started = ✅ La partie a commencé dans son fil, ci-dessous.
lobby-cancelled = ✖ Cette table a été annulée.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-add-computer = Ajouter un ordinateur
lobby-remove-computer = Retirer un ordinateur
lobby-start = Commencer
lobby-cancel = Annuler
lobby-choose = Choisir : { $what }
lobby-settings = Réglages
lobby-word = Mon mot pour les dés
lobby-choose-title = ### Que jouez-vous ?
lobby-settings-title = ### Réglages de cette table
lobby-mode = Mode
lobby-clock-choose = Temps pour une réponse
lobby-computer-title = ### Quel ordinateur ?
lobby-word-title = Un mot pour les dés
lobby-word-label = N’importe quel mot
lobby-word-why = Il entre dans la graine des dés : personne ne peut les choisir.
lobby-changed = ✅ C’est fait.

# Parties.
matches-none = Vous n’avez pas de partie en cours ici. Ouvrez-en une avec **/jouer**.
matches-title = { $count ->
    [one] ## Votre partie
   *[other] ## Vos { $count } parties
}
matches-name = **{ $game }** · { $players } · { $thread }
matches-line = { $waits ->
    [yes] 🔔 { $what } – **vous attend**
   *[other] ▫️ { $what }
}
matches-more = … et { $count } autres.
matches-go = { $game } { $match }
matches-choice = { $game } : { $players } ({ $match })
resign-sure = Abandonner cette partie ? C’est définitif.
resign-yes = Oui, abandonner
resign-no = Non, continuer
resign-stayed = Vous continuez.
resign-done = Vous avez abandonné la partie.

# Réglages.
settings-server-title = ## Réglages de ce serveur
settings-mine-title = ## Mes réglages
settings-language = Langue
settings-language-auto = Langue : comme dans Discord
settings-hosts = Qui peut ouvrir des tables
settings-hosts-everyone = Tout le monde peut ouvrir des tables
settings-hosts-managers = Seuls les gestionnaires du serveur ouvrent des tables
settings-clock = Pendule habituelle
settings-clock-line = Pendule habituelle : { $clock }
settings-notify = Notifications
settings-notify-on = Me mentionner quand c’est à moi
settings-notify-off = Me nommer sans me notifier
settings-standing = Pendant le tour des autres
settings-policies = { $game } : réponses permanentes
settings-policies-title = ## { $game } : réponses permanentes
    -# Elles valent dans chaque nouvelle partie. À une table, **Ma main** les change pour cette partie.
settings-back = Retour à mes réglages

# Aide.
help-start = ## Bienvenue à Dicehold
    Des jeux de société avec des dés, joués ici dans des fils, à votre rythme.
    {""}**/jouer** ouvre une table. Les autres cliquent sur **Rejoindre** ; des ordinateurs peuvent compléter. **Commencer** ouvre un fil pour la partie.
help-game = • **{ $game }** : { $about }
help-table = ### À table
    Le message dans le fil montre le plateau, à qui c’est le tour et ce qui est demandé. **Ma main** montre ce que vous seul pouvez voir. Vous êtes mentionné quand c’est à vous. **/parties** liste celles qui vous attendent, **/réglages** change la langue et les notifications.
about-text = ## Dicehold
    Un projet d’amateurs, non officiel, fait par des joueurs pour des joueurs. Tous les jeux appartiennent à leurs auteurs et éditeurs ; achetez-les, ils sont merveilleux sur une vraie table.
about-dice = ### Des dés honnêtes
    Chaque jet et chaque mélange vient d’une graine secrète dont le SHA-256 est publié au début de la partie ; la graine est révélée à la fin, et chacun peut tout recalculer. Les joueurs peuvent ajouter leurs propres mots avant le début. La personne qui fait tourner le bot pourrait regarder la graine pendant la partie.

# Les noms des permissions de Discord.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers

# Refus de la maison.
refused-no-game = Il n’y a pas de jeu « { $game } ».
refused-no-match = Il n’y a pas de telle partie ici.
refused-set-aside = Cette partie est illisible et a été mise de côté. Les autres continuent.
refused-not-seated = Vous ne jouez pas dans cette partie.
refused-not-your-hand = Vous ne pouvez pas regarder cette main.
refused-not-now = Ce n’est pas possible pour l’instant.
refused-broken = Cette réponse a rencontré un défaut de notre part et n’a pas été comptée ; rien d’autre n’a changé. La partie est `{ $match }`.
refused-disk-full = Le disque de ce bot est plein. Votre réponse n’a pas été comptée ; réessayez plus tard.
refused-store = Votre réponse n’a pas pu être enregistrée et ne compte pas. Réessayez.
match-moved = La partie continue dans ce salon, dans un nouveau fil.
refused-paused = Cette partie est en pause.
refused-cancelled = Cette partie a été annulée.
refused-many-lobbies = Vous avez déjà { $count } tables ouvertes ici. Commencez ou annulez-en une d’abord.
refused-no-lobby = Cette table n’existe plus.
refused-lobby-started = Cette partie a déjà commencé.
refused-lobby-cancelled = Cette table a été annulée.
refused-lobby-full = Cette table est complète ({ $max } joueurs).
refused-busy = Trop de clics à la fois. Réessayez.
refused-already-in = Vous êtes déjà à cette table.
refused-not-in = Vous n’êtes pas à cette table.
refused-not-owner = Seule la personne qui a ouvert la table peut faire cela.
refused-no-computer = Il n’y a pas d’ordinateur à cette table.
refused-taken = Quelqu’un d’autre a déjà fait ce choix.
refused-in-thread = Une table s’ouvre dans un salon, pas dans un fil.
refused-bot-permissions = Je ne peux pas ouvrir de table ici : il me manque **{ $permissions }**. Une personne qui gère ce salon peut l’accorder.
refused-only-managers = Seules les personnes qui gèrent ce serveur peuvent faire cela.
refused-which-match = Quelle partie ? Nommez-la, ou utilisez la commande dans son fil.
refused-unknown-button = Ce bouton date d’un autre temps. Utilisez un message plus récent.
refused-failed = Un problème est survenu de notre côté. Rien n’est perdu ; réessayez.
