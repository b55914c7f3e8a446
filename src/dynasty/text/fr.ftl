# La plateforme en français : ce qui est commun à tous les jeux.

language-name = Français

## Listes

list-empty = rien
list-times = { $n } × { $thing }
list-more = { $before }, { $next }
list-last = { $before } et { $next }

## Nombres

number = { NUMBER($n, maximumFractionDigits: 3) }
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Pourquoi un choix est impossible

reason-not-now = La question est maintenant « { INNER($question) } »
reason-not-your-turn = C’est d’abord à { $who } de choisir.
reason-game-over = La partie est terminée.

## Annuler

undo-done = Vous annulez « { INNER($choice) } ».
undo-chance = Votre dernier choix ne peut pas être annulé : depuis, le hasard a décidé quelque chose.
undo-revealed = Votre dernier choix ne peut pas être annulé : une information cachée a été révélée.
undo-others = Votre dernier choix ne peut pas être annulé : depuis, un autre joueur a agi.
undo-stand-in = Votre dernier choix ne peut pas être annulé : depuis, un bot a joué pour vous.
undo-ask = Un autre joueur a agi depuis : pour annuler, il faut l’accord de tous les autres.
undo-asked = Vous avez demandé aux autres d’accepter cette annulation.
undo-terms = Les réglages de cette table ne permettent pas d’annuler.
undo-start = Il n’y a rien à annuler.

## Le plateau dessiné

board-about = { $name } : { $said }
board-over = La partie est terminée
board-first = vainqueur de la partie
board-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-total =
    si la partie finissait maintenant : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Ce que ferait un choix

preview-question =
    { $more ->
        [0] Ensuite vient la question « { INNER($question) } » ({ $choices }).
        [one] Ensuite vient la question « { INNER($question) } » ({ $choices }, et { $more } autre choix).
       *[other] Ensuite vient la question « { INNER($question) } » ({ $choices }, et { $more } autres choix).
    }
preview-choices = { $some } / { $other }
preview-chance = Ensuite, le hasard décide.
preview-revealed = Ensuite, une information cachée est révélée.
preview-others = Ensuite, d’autres joueurs choisissent.
preview-over = Ensuite, la partie se termine.

## Tours

turn-line = { WHO($seat, "", "Vous") } { $deeds }.
turn-again =
    { $n ->
        [2] { $deed } deux fois
       *[other] { $deed } { $n } fois
    }
turn-scored =
    { $line } : { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
turn-lost =
    { $line } : { $points ->
        [one] −1 point.
       *[other] −{ $points } points.
    }

## Ce que les règles font automatiquement entre les tours

interlude-close =
    { $n ->
        [0] Fin de la manche.
       *[other] Fin de la manche { $n }.
    }
interlude-end = Décompte final.
interlude-gains = Score : { $gains }.
interlude-gain =
    { WHO($seat, "", "vous") } { SIGNED($points) } { $n ->
        [one] point
       *[other] points
    }

## Erreurs dans ce qui a été tapé ou demandé

no-game = Le jeu « { $given } » n’existe pas. Choisissez parmi : { $known }.
no-file-or-game = « { $given } » n’est ni un fichier ni un jeu. Les jeux sont : { $known }.
no-bot = Le bot « { $given } » n’existe pas. Choisissez parmi : { $known }.
no-stand-in = « { $given } » ne peut pas être remplaçant. Choisissez parmi : { $known }.
seats-count = { $game } se joue à { $allowed }, et non à { $given }.
seats-twice = Deux joueurs ont le même nom dans « { $given } ». Donnez-leur des noms différents.
seats-bots = Ici, seuls des bots peuvent jouer ({ $known }), et non « { $given } ».
seat-number = --seat : attendu un nombre de 0 à { $last }, reçu { $given }.
seat-unknown = « { $given } » ne peut pas jouer. Choisissez parmi : { $known }.
seat-name = « { $given } » n’est pas un nom valable. Utilisez au plus { $most } caractères imprimables.
bad-workers = Pour lancer plusieurs processus serveur, indiquez --database postgresql+psycopg://...
bad-public-url = --public-url : attendu http(s)://HÔTE ou HÔTE:PORT, reçu « { $given } ».
bad-option-name =
    { $n ->
        [0] L’option « { $given } » n’existe pas. Ce jeu n’a aucune option.
       *[other] L’option « { $given } » n’existe pas. Les options de ce jeu sont : { $known }.
    }
bad-option-value = Option « { $option } » : valeur attendue parmi { $known }, reçu « { $given } ».
bad-option-seats =
    { $seats ->
        [one] À { $seats } joueur, l’option « { $option } » reste « { $stays } ». Nombres de joueurs pour les autres valeurs : { $allowed }.
       *[other] À { $seats } joueurs, l’option « { $option } » reste « { $stays } ». Nombres de joueurs pour les autres valeurs : { $allowed }.
    }
bad-option-form = --option : attendu CLÉ=VALEUR, reçu « { $given } ».
bad-vary-twice = --vary : chaque clé une seule fois, reçu { $given }.
bad-vary-form = --vary : attendu CLÉ=VALEUR,VALEUR …, reçu « { $given } ».
bad-vary-key =
    { $n ->
        [0] --vary : aucune valeur du matériel ne s’appelle « { $given } ». « dynasty components » affiche toutes les valeurs.
       *[other] --vary : aucune valeur du matériel ne s’appelle « { $given } ». Les noms les plus proches sont : { $near }.
    }
bad-vary-own = --vary : { $name } vaut déjà { $value }. Indiquez une autre valeur.
bad-vary-joined = --vary : les clés jointes par + doivent avoir la même valeur dans la boîte, mais { $given } valent { $values }.
bad-bots-twice = --bots : chaque bot une seule fois, reçu { $given }.
bad-bots-few =
    { $needed ->
        [one] --bots : indiquez au moins { $needed } bot.
       *[other] --bots : indiquez au moins { $needed } bots différents, reçu { $given }.
    }
bad-bots-none = --bots : indiquez au moins un bot.
bad-against = N’utilisez --against qu’avec --neighbours. Il ajoute des adversaires au dernier bot.
bad-plan = { $folder } contient des parties faites avec d’autres réglages ({ $name } : { $there }, et non { $asked }). Choisissez un autre dossier avec --out.
bad-reward = La récompense « { $given } » n’existe pas. Choisissez parmi : { $known }.
bad-theme = --theme : valeur attendue parmi { $known }, reçu « { $given } ».
bad-source = --source : valeur attendue parmi { $known }, reçu « { $given } ».
bad-on = --on : attendu ray ou ray://HÔTE:PORT, reçu « { $given } ».
bad-save = --save : { $file } existe déjà. Pour continuer cette partie, tapez : dynasty play { $file }
bad-both = Indiquez un jeu à commencer ({ $game }) ou un fichier à reprendre, pas les deux.
bad-kept = { $option } est impossible avec une partie enregistrée, qui a déjà ses propres valeurs.
bad-rule = Il n’y a ni règle, ni précision, ni chapitre « { $given } ». Les chapitres sont { $chapters }.

## Ce qui est refusé

fault-missing = { $where } : une valeur est obligatoire.
fault-unknown = { $where } : aucun champ ne porte ce nom.
fault-long = { $where } : au plus { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
fault-short = { $where } : au moins { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
fault-many = { $where } : au plus { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}.
fault-few = { $where } : au moins { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}.
fault-least = { $where } : doit être supérieur ou égal à { $known }.
fault-most = { $where } : doit être inférieur ou égal à { $known }.
fault-below = { $where } : doit être inférieur à { $known }.
fault-one-of = { $where } : une valeur est attendue parmi { $known }.
fault-json = { $where } : ce n’est pas du JSON valide.
fault-number = { $where } : un nombre entier est attendu.
fault-yes-no = { $where } : true ou false est attendu.
fault-text = { $where } : un texte est attendu.
fault-form = { $where } : ce texte n’a pas le bon format.
fault-list = { $where } : une liste est attendue.
fault-object = { $where } : un objet avec des noms et des valeurs est attendu.
error-components = Fichier de matériel incorrect : { $detail }
error-record = Fichier de partie incorrect : { $detail }
error-diverged = Cette partie ne peut pas être rejouée : { $detail }
error-file = Fichier inutilisable : { $detail }
error-other = { $detail }
backup-done = { $n ->
    [one] { $n } table sauvegardée dans { $file }.
   *[other] { $n } tables sauvegardées dans { $file }.
}
backup-postgres = Une base PostgreSQL se sauvegarde avec son propre outil : { $command }
backup-nothing = Il n’y a pas de tables à sauvegarder : { $file } n’existe pas. Indiquez avec --data où se trouvent les tables.
backup-exists = { $file } existe déjà. Choisissez un autre nom, pour ne perdre aucune sauvegarde.
restore-done = Les tables { DE($file) } ont été restaurées.
restore-former = Les tables précédentes sont maintenant dans { $file }.
restore-postgres = Une base PostgreSQL se restaure avec son propre outil : { $command }
restore-missing = Le fichier { $file } n’existe pas.
restore-other = { $file } ne contient pas les tables de Dynasty.
restore-damaged = { $file } est endommagé : { $why }
restore-busy = Un autre programme utilise encore { $file }. Arrêtez-le, puis réessayez.
doctor-nothing = Il n’y a pas de tables à examiner : { $file } n’existe pas. Indiquez avec --data où se trouvent les tables.
doctor-damaged = Le fichier { $file } est endommagé : { $why }. Arrêtez le serveur, puis restaurez une sauvegarde avec « dynasty restore ».
doctor-shape = La base { $where } a le schéma { $found }, mais cette version demande { $newest }. Démarrez un serveur pour la mettre à jour.
doctor-sum = { $n ->
    [0] Aucune table à examiner.
    [one] { $n } table examinée en { $seconds } s : { $well } en bon état.
   *[other] { $n } tables examinées en { $seconds } s : { $well } en bon état.
}
doctor-resumes = La table { $table } ({ $game }) reprendra à sa dernière position enregistrée : { $why }
doctor-kept = La table { $table } ({ $game }) est terminée et affichée telle qu’elle a été enregistrée : { $why }
doctor-closed = La table { $table } ({ $game }) ne peut pas être ouverte : { $why }
doctor-why-game = ce jeu n’est pas disponible.
doctor-why-rules = elle a été jouée avec une autre version des règles.
doctor-why-components = elle a été jouée avec un autre matériel.
doctor-why-log = l’entrée { $entry } de son journal est endommagée ou manque.
doctor-why-stored = ses données enregistrées sont endommagées.
extra-missing = Cette commande a besoin { DE($module) }, qui n’est pas installé. Tapez : pip install '{ $package }[{ $extra }]'
rules-no-tests = Les tests ne sont pas installés ici et ne sont donc pas comptés. Ils font partie du code source du projet.
start-folder = Les tables ne peuvent pas être enregistrées dans { $file } : { $why }
start-address = L’adresse de la base de données est incorrecte. Indiquez sqlite:///FICHIER ou postgresql+psycopg://UTILISATEUR:SECRET@HÔTE/NOM. Codez les caractères spéciaux du mot de passe (@=%40, :=%3A, /=%2F).
start-driver = Ce type de base de données n’est pas pris en charge : { $url }. Indiquez sqlite:///FICHIER ou postgresql+psycopg://UTILISATEUR:SECRET@HÔTE/NOM.
start-newer = La base de données { $where } a été créée par une version plus récente de ce programme. Installez cette version, ou indiquez un autre dossier.
start-file = Le fichier { $where } n’est pas une base de données. Indiquez un autre dossier, ou déplacez le fichier.
start-database = La base de données { $where } est inutilisable : { $why }
start-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }. Choisissez un autre port avec --port.
start-tls-alone = Pour servir en HTTPS, indiquez à la fois --tls-cert et --tls-key.
start-tls-file = Le fichier { $file } est illisible : { $why }
start-tls-bad = { $cert } et { $secret } ne sont pas un certificat et sa clé au format PEM, ou la clé est protégée par un mot de passe.
start-second = Un autre serveur utilise déjà ces tables ({ $where }). Son adresse est { $url }. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
# Secrets et fichiers privés
secret-unreadable = Le fichier indiqué par { $variable } est illisible : { $why }
secret-garbled = Le fichier indiqué par { $variable } n’est pas un texte UTF-8.
secret-empty = Le fichier indiqué par { $variable } est vide.
secret-visible = Sur la ligne de commande, tous les utilisateurs de cette machine peuvent voir le mot de passe donné par { $option }. Mettez l’adresse dans un fichier, et indiquez son chemin dans { $variable }.
private-repaired = D’autres utilisateurs de cette machine avaient accès à { $files }. Désormais, seul le propriétaire y a accès.
private-left = D’autres utilisateurs de cette machine ont accès à { $files }. Ce programme ne peut rien y changer.

## La liste des jeux

games-facts = { $seats } joueurs. Version { $version } des règles.
components-source = Source
components-key = Élément
components-value = Valeur
components-count =
    { $count ->
        [one] { $mark } : { $count } valeur
       *[other] { $mark } : { $count } valeurs
    }

## Règles

rules-trace =
    { $functions ->
        [one] { $functions } fonction
       *[other] { $functions } fonctions
    }, { $tests ->
        [one] { $tests } test
       *[other] { $tests } tests
    }
rules-functions = Fonctions
rules-tests = Tests
rules-none = rien
rules-summary =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    } : { $functions } avec une fonction, { $tests } avec un test.
rules-unknown = Identifiant inconnu : { $what }
rules-unknown-id = Il n’y a pas de règle { $id }. Les chapitres sont { $chapters }.

## Analyse d’une partie terminée

analysis-title = Analyse
analysis-of = { $title } : analyse de la partie
analysis-how = Chaque choix est jugé d’après ce que le joueur pouvait savoir à ce moment-là, jamais après coup.
analysis-begin = Analyser cette partie
analysis-going = { $percent } % des choix sont analysés. La page se met à jour toute seule.
analysis-interrupted = L’analyse s’est interrompue. Ses premiers résultats sont enregistrés.
analysis-go-on = Continuer l’analyse
analysis-later = La partie n’est pas terminée. Vous pourrez l’analyser ensuite.
analysis-broken-off = Cette partie a été interrompue. Seules les parties jouées jusqu’au bout peuvent être analysées.
analysis-empty = Personne n’a fait de choix dans cette partie : il n’y a rien à analyser.
analysis-table = Retour à la table
analysis-move = Choix { $move } :
analysis-chance = { $seat } { $percent } %
analysis-share = { $n } %
analysis-curve = Chaque courbe montre les chances de gagner d’un joueur, d’après ce qu’il pouvait voir. Choisissez un tour pour revoir la table juste après.
analysis-steady = Aucun tour n’a changé grand-chose à lui seul.
analysis-try = Reprendre d’ici
analysis-recipe = Un choix ne compte comme erreur que si plusieurs recherches et de nombreuses parties simulées le confirment. Les erreurs graves sont en rouge. Les petites erreurs et les questions de goût ne sont pas signalées.
analysis-chances = Chances de gagner
analysis-turning = Tournants
analysis-mistakes = Erreurs
analysis-none = Aucune erreur certaine.
analysis-unjudged =
    { $n ->
        [one] Un choix n’a pas pu être jugé.
       *[other] { $n } choix n’ont pas pu être jugés.
    }
analysis-luck = Chance
analysis-at = Choix { $move } : { $text }
analysis-mistake = « { INNER($chosen) } ». Mieux : « { INNER($better) } ».
analysis-grave = « { INNER($chosen) } ». Bien mieux : « { INNER($better) } ».
mistake-gap = La différence à la fin du tour : { $parts }.
mistake-close = À la fin du tour, les deux choix se valent à peu près. Dans les parties simulées, le meilleur choix finit devant.
mistake-later = À la fin du tour, le meilleur choix ne paraît pas plus fort. Son avantage n’apparaît que plus tard dans la partie.
analysis-quoted = « { INNER($choice) } »
analysis-done = { $seat } choisit { $done }.
analysis-swing = Les chances { DE($seat) } passent de { $before } % à { $after } %.
analysis-drawn = Le hasard à lui seul a rapporté { $percent } % de chances de gagner.
analysis-undrawn = Le hasard à lui seul a coûté { $percent } % de chances de gagner.
analysis-lucky = Le hasard a souri à { $seat } : { $percent } % de chances de gagner en plus.
analysis-unlucky = Le hasard a desservi { $seat } : { $percent } % de chances de gagner en moins.
analysis-even = Le hasard n’a favorisé personne.
analysis-no-chance = Le hasard n’a joué aucun rôle dans cette partie.

## Fichiers de partie

replay-over = La partie est terminée
replay-open = La partie n’est pas terminée
verify-fine =
    { $finished ->
        [0] { $file } : valide, { $choices } choix, partie en cours
       *[other] { $file } : valide, { $choices } choix, partie terminée
    }

## Points

sheet-category = Points pour
sheet-rule = Règle
sheet-total = Total
sheet-hidden = « ? » est caché jusqu’à la fin de la partie et n’est pas compté dans le total.
ranking-place =
    { $points ->
        [one] { $place }. { $seat }, { $points } point
       *[other] { $place }. { $seat }, { $points } points
    }

## Joueurs

player-you = vous
player-novice = novice
player-apprentice = apprenti
player-artisan = artisan
player-scholar = lettré
player-master = maître
player-random = bot aléatoire
player-greedy = bot glouton
player-reckoner = bot calculateur
player-default = joueur absent

## À la table

play-seat = { $seat } ({ $player })
play-kept = Chaque choix est enregistré dans { $file }
play-help = Répondez par un numéro. Tapez { $help } pour voir toutes les commandes.
play-hand-over = Laissez la place à { $seat }
play-ready = { $seat }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
play-left = Votre partie est enregistrée. Pour la continuer :
play-record = Cette partie est enregistrée dans { $file }

status-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
answer-number = Tapez un numéro de 1 à { $last }.
answer-near = Je ne connais pas « { $typed } ». Vouliez-vous dire { $near } ?
answer-several = « { $typed } » correspond à { $n } choix. Tapez un numéro, ou précisez votre choix, comme { $example }.
answer-unknown = Je ne connais pas « { $typed } ». Tapez un numéro, un choix comme ceux en bout de ligne, ou « aide ».

what-which = Quel choix ? Tapez « effet » et son numéro.
why-possible = { $choice } est possible maintenant.
why-all-possible = Vous pouvez choisir tout ce que vous avez ici ou pouvez atteindre.
why-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
log-all = tout
log-more =
    { $left ->
        [one] Il y a { $left } tour plus ancien. Tapez « journal tout » pour le voir.
       *[other] Il y a { $left } tours plus anciens. Tapez « journal tout » pour les voir.
    }
save-kept = Votre partie est enregistrée dans { $file } après chaque choix. Pour une copie, tapez « enregistrer » et un nom de fichier.
save-copied = Copie enregistrée dans { $file }.
save-failed = Impossible d’enregistrer une copie dans { $file } : { $why }.

## Commandes à la table

command-what = effet
command-why = pourquoi
command-undo = annuler
command-hint = indice
command-coach = coach
command-board = plateau
command-score = points
command-log = journal
command-rules = règles
command-save = enregistrer
command-help = aide
command-quit = quitter

help-answer = Répondez par le numéro d’un choix ou par son texte (comme { $example }). Le nom d’une chose suffit si elle ne figure que dans un seul choix. Vous pouvez aussi taper :
form-what = effet CHOIX
form-why = pourquoi CHOIX
form-undo = annuler
form-hint = indice
form-coach = coach NIVEAU
form-board = plateau
form-score = points
form-log = journal
form-rules = règles ID
form-save = enregistrer FICHIER
form-help = aide
form-quit = quitter
usage-what = Voir ce que ferait un choix, pour autant que ce soit certain.
usage-why = Voir pourquoi un choix est impossible, avec la règle. Sans choix : tout ce qui est impossible maintenant.
usage-undo = Annuler votre dernier choix. Le hasard, les révélations et les choix des autres ne s’annulent pas.
usage-hint = Voir ce que choisirait le maître, et pourquoi.
usage-coach = Régler le coach : silencieux, quand cela compte, ou bavard.
usage-board = Revoir le plateau.
usage-score = Voir les feuilles de score, par catégorie et par règle.
usage-log = Voir les derniers tours. Tapez « journal tout » pour les voir tous.
usage-rules = Voir une règle et ses précisions, ou un chapitre. Sans identifiant : la liste des chapitres.
usage-save = Enregistrer une copie de la partie. Chaque choix est de toute façon enregistré automatiquement.
usage-help = Voir cette liste.
usage-quit = Quitter. Votre partie est enregistrée.

## Menu

menu-welcome = Apprenez et jouez des jeux de stratégie situés en Chine
menu-language = Langue
menu-new = Nouvelle partie
menu-continue = Commencer une nouvelle partie, ou en continuer une ?
menu-kept = { $title } : { $players }, après { $choices } choix
menu-game = Quel jeu ?
menu-count = Combien de joueurs ?
menu-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
menu-who = Qui joue ? Tapez you (vous), you=Nom, ou un bot ({ $bots }). Appuyez sur Entrée pour accepter le choix entre crochets.

## Beaucoup de parties

simulate-title = Parties en cours
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Points en moyenne
simulate-points = Points pour
simulate-event = Événement
simulate-per-game = Par partie
simulate-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $best } points en moyenne à la première place, { $length } décisions par partie. Durée : { $seconds } s ({ $rate } parties par seconde).
fuzz-title = Parties en cours
fuzz-failure = Graine { $seed }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, après { $choices } choix : { $what }
fuzz-summary =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $bot }), { $decisions } décisions en { $seconds } s, { $failures ->
        [0] aucun échec
        [one] { $failures } échec
       *[other] { $failures } échecs
    }.

## L’arène

train-written = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : entraînement sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, enregistré dans { $file }
train-before = Avant : { train-figures }
train-after = Maintenant : { train-figures }
train-figures = erreur de { $error } % sur les chances de gagner, de { $bias } points sur les écarts (par quart de partie)
train-play = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : entraînement sur { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}. Gain par choix sur les poids réglés à la main, pour des questions absentes de l’entraînement : { $gain } points.
train-duel-hand = Contre les poids réglés à la main : { train-duel }
train-duel-reckoner = Contre le bot calculateur : { train-duel }
train-duel = devant dans { $value } % (de { $low } à { $high }) { $deals ->
    [one] de { $deals } donne, jouée
   *[other] des { $deals } donnes, chacune jouée
} depuis chaque place
train-passed = Les nouveaux poids sont nettement meilleurs et enregistrés dans { $file }
train-failed = Les nouveaux poids ne sont pas nettement meilleurs : les bots jouent comme avant. Ces poids sont dans { $file }
calibrate-seats = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
calibrate-quarter = Quart { $n }
calibrate-told = chances de gagner prévues
calibrate-won = parties gagnées

arena-title = Parties en cours
arena-stopped = Interrompu. Les parties déjà jouées sont enregistrées dans { $file }. Relancez la même commande pour continuer.
arena-written = Le rapport avec ses graphiques : { $file }
ladder-written = L’échelle est enregistrée dans { $file }
arena-page = { $title } : la force des bots
arena-section = { $seats } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-solo = { $seats ->
        [one] Un joueur
       *[other] { $seats } joueurs
    } contre l’adversaire du jeu, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-how = Chaque donne est jouée depuis chaque place, pour que la chance s’annule. Les cotes suivent le modèle de Plackett et Luce. Toutes commencent à 25, et ± est un écart-type. Tous les intervalles sont à 95 % de confiance. Pour les parts, ce sont ceux de Wilson : n est le nombre de parties, ou moins si les parties d’une même donne se ressemblent. Pour les écarts, ce sont ceux de Student : n est le nombre de donnes. Une égalité compte pour moitié. Les temps sont ceux d’un cœur de processeur.
arena-automaton = l’adversaire du jeu
arena-bots = Bots
arena-played = Parties
arena-seed = Première graine
arena-rules = Version des règles
arena-components = Empreinte de la boîte
arena-ratings = Cotes
arena-ahead-plot = Combien de fois le premier bot finit devant le second
arena-margin-plot = De combien de points
arena-bot = Bot
arena-other = Contre
arena-rating = Cote
arena-sigma = ±
arena-games = Parties
arena-deals = Donnes
arena-wins = Victoires
arena-ahead = Devant
arena-interval = 95 %
arena-margin = Écart
arena-score = Points en moyenne
arena-limits = { $low } à { $high }
arena-time = Temps par choix, en millisecondes
arena-choices = Choix
arena-mean = Moyenne
arena-most = 95 % en dessous
arena-longest = Le plus long
arena-milliseconds = { NUMBER($n, maximumSignificantDigits: 3) }

## Le balayage

sweep-page = { $title } : l’effet d’autres valeurs
sweep-how = Chaque donne est jouée avec chaque valeur, par les mêmes bots aux mêmes places. Elle est ensuite comparée à la même donne avec les valeurs d’origine, pour que la chance s’annule autant que possible. Les intervalles sont ceux de Student, à 95 % de confiance, et n est le nombre de donnes. Les chiffres sont nombreux, et un intervalle sur vingt se trompe par hasard. Fiez-vous aux différences loin de zéro. Quand deux clés forment une carte, une étoile marque une différence dont l’intervalle exclut zéro.
sweep-section = { $seats ->
        [one] Un joueur
       *[other] { $seats } joueurs
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } avec chaque valeur
sweep-clear = Arrêté après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } sur { $games } : l’effet sur les points et sur la durée est clair.
sweep-own = D’origine
sweep-unchanged = d’origine
sweep-tried = Essayé
sweep-setting = Valeur
sweep-mean = Moyenne
sweep-more = Différence
sweep-points = Points par joueur
sweep-margin = Avance du premier sur le deuxième
sweep-length = Choix par partie
sweep-wins = Victoires de la place { $number } ({ $seat })
sweep-plot = { $measure } : différence avec les valeurs d’origine
sweep-usage = Ce qui arrive plus ou moins souvent
dataset-written = { $games ->
        [0] Il ne reste rien à jouer : { $file } contient déjà toutes les parties.
        [one] 1 partie, { $rows } décisions, { $rate } par seconde : { $file }
       *[other] { $games } parties, { $rows } décisions, { $rate } par seconde : { $file }
    }
lab-worker-lost = Une tâche a fait planter son processus { $times } fois et a été abandonnée. La mémoire suffit-elle ? Essayez une valeur de --jobs plus petite.
lab-no-cluster = Aucune grappe Ray ne répond à { $address }. Vérifiez qu’elle fonctionne, avec les mêmes versions de Python et de Ray.
sweep-same-usage = Aucune différence certaine.

## Équilibre

balance-page = { $title } : statistiques de parties entre bots
balance-how = Toutes les places sont jouées par la même sorte de bot. ± est la demi-largeur de l’intervalle à 95 %. Le joueur en tête est celui qui gagnerait si la partie finissait maintenant. Une partie est décidée quand le vainqueur prend la tête pour la dernière fois. Un choix compte si l’option du milieu vaut au moins 1 point de moins que la meilleure, selon l’estimation du jeu. « Points par usage » compare les joueurs d’une même table : combien de points supplémentaires accompagnent chaque usage supplémentaire. Un joueur en tête peut avoir d’autres raisons d’utiliser une chose : ces chiffres ne font que poser la question. Un balayage peut y répondre.
balance-command = Créé par
balance-section = { $seats ->
        [one] Un joueur
       *[other] { $seats } joueurs
    }, { $bot }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
balance-games = Parties
balance-points = Points par joueur
balance-winner = Points du vainqueur
balance-lead = Avance du premier sur le deuxième
balance-wins = Victoires de la place { $number }
balance-wins-own = Victoires de l’adversaire du jeu
balance-seat = Place { $number }
balance-by-seat = Victoires par place
balance-length = Choix par partie
balance-options = Options par choix
balance-changes = Changements en tête
balance-decided = Partie décidée après
balance-half = Parties décidées dès la moitié
balance-matter = Choix qui comptent
balance-sources = D’où viennent les points
balance-source = Points venant de
balance-spread = Points par joueur. ± est un écart-type d’un joueur à l’autre.
balance-actions = Combien de fois chaque action est choisie
balance-things = À quoi s’applique chaque action
balance-telling = Gains et pertes certains : points par usage
balance-choice = Choix
balance-use = { $verb } : { $thing }
balance-uses = Usages par joueur
balance-players = Joueurs qui l’utilisent
balance-worth = Points par usage
balance-percent = { $n } %
balance-other-box = Ce serveur utilise son propre matériel. Ces chiffres concernent le matériel d’origine.
balance-written = Rapport sur l’équilibre : { $file }
balance-none = Ce jeu n’a pas encore été mesuré.
balance-more = Statistiques de parties entre bots

## Vitesse

bench-yardstick = Étalon : { $plies } demi-coups par seconde de processeur (jeu au hasard dans le paquet chess).
bench-no-yardstick = Pas d’étalon. Il demande le code source du projet (dossier bench) et le paquet chess : pip install '{ $package }[bench]'
bench-help = Afficher l’aide prend { $ratio } fois le temps d’importer typer et rich.
bench-page = La première page d’un serveur prend { $seconds } secondes de processeur, une fois le serveur démarré.
bench-game = { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $compiled ->
        [0] interprété
       *[other] compilé
    }
bench-what = Mesure
bench-value = Valeur
bench-plies = En demi-coups
bench-decisions = décisions par seconde de processeur
bench-games = parties par seconde de processeur
bench-iterations = itérations de recherche par seconde de processeur
bench-fewest = la même mesure avec le moins de joueurs
bench-steps = pas de l’environnement par seconde de processeur
bench-steps-share = la même mesure, en part du jeu au hasard
bench-clone = clone, µs
bench-share = clone, en décisions
bench-dump = écriture en JSON, µs
bench-load = lecture du JSON, µs
bench-replay = une partie rejouée en entier, ms
bench-memory = mémoire d’une partie ouverte, Kio
bench-import = importation, ms

## Symboles de toutes les tables

sign-lock = fermé
sign-leaving = part
sign-swap = échange
sign-crown = premier
sign-check = fait
sign-stock = réserve
sign-card-back = carte face cachée
sign-discard = défausse
sign-token-back = jeton face cachée
sign-numeral-1 = 1
sign-numeral-2 = 2
sign-numeral-3 = 3
sign-numeral-4 = 4
sign-numeral-5 = 5
sign-numeral-6 = 6

## La table dans le navigateur

serve-lan = Sur votre réseau, les autres peuvent ouvrir { $url } ou scanner ce code :
site-name = Dynasty
site-skip = Aller au contenu
site-nav = Pages
site-help = Aide
site-me = Moi
site-lobby = Accueil
site-rules = Règles
site-components = Valeurs du matériel
site-reference = API pour les programmes
site-close = Fermer
theme-auto = Thème du système
theme-dark = Thème sombre
theme-light = Thème clair
since-now = à l’instant
since-minutes = il y a { $n } min
since-hours = il y a { $n } h
since-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }

## Accueil

lobby-turns =
    { $n ->
        [one] À moi de jouer
       *[other] À moi de jouer ({ $n })
    }
lobby-mine = Mes tables
lobby-your-turn = À vous de jouer
turns-next = Table suivante
turns-next-why = Aller à la prochaine table où c’est à vous de jouer
lobby-open = En attente de joueurs
lobby-expected = Une place vous est réservée
lobby-finished = Partie terminée
lobby-ended = Arrêtée
lobby-closed = Fermée
lobby-games = Jeux
lobby-picture = Le plateau { DE($title) } au milieu d’une partie
lobby-players = de { $low } à { $high } joueurs
lobby-players-exactly =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
lobby-now = Jouer
lobby-now-with =
    { $n ->
        [0] en solo
        [one] contre { $n } bot
       *[other] contre { $n } bots
    }
lobby-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
lobby-hide = Masquer cette table
lobby-hidden =
    { $n ->
        [one] Afficher { $n } table masquée
       *[other] Afficher { $n } tables masquées
    }
lobby-lay = Créer une table…
lobby-new = Nouvelle table { DE($title) }
lobby-count = Combien de joueurs ?
lobby-who = Jouée par
lobby-table-name = Nom de la table
lobby-name = Nom
lobby-bot = Bot : { $bot }
lobby-speed = Vitesse des bots
lobby-seed = Graine (facultative, pas avec des invitations)
lobby-go = Créer la table
lobby-record = Ouvrir un fichier de partie
lobby-file = Fichier de partie
lobby-upload = Ouvrir
player-me = Moi
player-person = Une autre personne, par lien d’invitation
player-screen = Une autre personne sur cet écran
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = immédiate

## Invitations

terms-title = Réglages de la table
terms-usual = par défaut
terms-usual-why = Par défaut, à plusieurs, les indices sont désactivés et une position ne se reprend qu’après la fin. Quand vous jouez sans autre personne, les deux sont possibles à tout moment. Une fois la table créée, ses réglages ne changent plus.
terms-undo = Annulation :
terms-undo-none = jamais
terms-undo-own = ses propres choix, tant que personne d’autre n’a agi
terms-undo-consent = ses propres choix, et ceux des autres si tous acceptent
terms-hints = Indices :
terms-hints-on = oui
terms-hints-off = non
terms-branching = Reprise d’une position :
terms-branching-on = à tout moment
terms-branching-off = seulement après la fin
terms-planning = Préparer son prochain tour :
terms-planning-on = pendant que les autres réfléchissent
terms-planning-off = non
terms-watching = Spectateurs :
terms-watching-nobody = aucun
terms-watching-link = toute personne qui a le lien
terms-watching-everybody = tout le monde (table affichée à l’accueil)
terms-talk = Discussion :
terms-talk-chat = oui
terms-talk-signs = réactions seulement
terms-talk-off = non
terms-stand-in = Remplaçant en cas d’absence :
terms-stand-in-nobody = aucun
terms-stand-in-bot = bot ({ $bot })
terms-seats = Places :
terms-seats-laid = au choix
terms-seats-chance = tirées au sort au début de la partie
terms-clock = Pendule :
terms-clock-none = aucune (temps illimité)
terms-clock-times = { $free } par tour, plus { $reserve } dans la réserve de temps
terms-clock-window = tourne de { $opens } à { $closes }, dans le fuseau de chaque joueur
terms-clock-weekdays = arrêtée le week-end
terms-clock-holiday = { $n ->
    [0] aucune absence
   *[other] jusqu’à { $n } jours d’absence
}
clock-none = aucune
clock-quick = en direct, rapide
clock-normal = en direct, normale
clock-slow = en direct, lente
clock-day = 1 jour par tour
clock-two-days = 2 jours par tour
clock-three-days = 3 jours par tour
clock-own = { $free } par tour
clock-form = Chaque tour a son propre temps. Au-delà, le temps est pris sur la réserve de chaque joueur pour toute la partie. Quand les deux sont épuisés, le remplaçant joue ce tour.
clock-form-pace = Pendule (avec d’autres personnes)
clock-form-hand = Pendule personnalisée
clock-form-units = Laissez un champ vide pour garder la valeur prédéfinie. Les pendules en direct comptent des secondes par tour et des minutes de réserve. Les autres comptent des jours pour les deux. Les heures et les absences ne valent que pour les pendules qui comptent en jours.
clock-form-free = Temps par tour
clock-form-reserve = Réserve de temps
clock-form-opens = Tourne de
clock-form-closes = à
clock-form-weekends = Arrêt le week-end
clock-form-holiday = Jours d’absence par joueur
clock-until = jusqu’à { $time }
clock-until-day = jusqu’au { $time } ({ $ahead })
clock-late = temps écoulé
clock-in-days = dans { $n } jours
clock-in-hours = dans { $n } h
clock-in-minutes = dans { $n } min
clock-of-live = { $seat } a jusqu’à { $time } ({ $ahead }).
clock-of-days = { $seat } a jusqu’au { $time } ({ $ahead }).
clock-of-stands = Il reste { $time } à { $seat }. La pendule est arrêtée.
clock-of-holiday = { $seat } s’absente jusqu’au { $time }.
seat-holiday = absence jusqu’au { $time }
lasts-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
lasts-play-days = { $n ->
    [one] { $n } jour de jeu
   *[other] { $n } jours de jeu
}
lasts-hours = { $n } h
lasts-minutes = { $n } min
lasts-seconds = { $n } s
short-undo-none = sans annulation
short-undo-own = annuler ses propres choix
short-undo-consent = annuler avec accord
short-undo-alone = annulation
short-hints-on = indices
short-hints-off = sans indices
short-branching-on = reprises
short-branching-off = reprises après la fin
short-watching-nobody = sans spectateurs
short-watching-link = spectateurs par lien
short-watching-everybody = tout le monde peut regarder
short-seats-chance = places au hasard
short-talk-chat = discussion
short-talk-signs = réactions seulement
short-talk-off = sans discussion
against-undo = Les réglages de cette table ne permettent pas d’annuler.
against-rewind = Les réglages de cette table ne permettent pas d’annuler les choix des autres.
against-hints = Les réglages de cette table ne permettent pas les indices.
against-branching = Les réglages de cette table ne permettent de reprendre une position qu’après la fin.
against-planning = Les réglages de cette table ne permettent pas de préparer son tour.
against-watching = Les réglages de cette table ne permettent pas les spectateurs.
against-talk = Les réglages de cette table ne permettent ni discussion ni réactions.
against-chat = Les réglages de cette table permettent les réactions, mais pas la discussion.
against-stand-in = Les réglages de cette table indiquent qui joue pour une personne absente.
open-title = Tables ouvertes
open-game = Jeu
open-people = Joueurs
open-pace = Rythme
open-pace-live = en direct
open-pace-days = en jours par tour
open-pace-none = sans pendule
open-any = peu importe
open-look = Filtrer
open-none = Aucune table ne cherche de joueurs en ce moment. Créez-en une ci-dessous et affichez-la ici.
open-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
running-title = Tables à regarder
open-listed = Afficher cette table à l’accueil, pour que tout le monde puisse prendre une place libre
gathering-title = En attente de joueurs
gathering-waiting =
    { $n ->
        [one] { $n } place est encore libre. La partie commence dès qu’elle est prise.
       *[other] { $n } places sont encore libres. La partie commence dès que toutes sont prises.
    }
gathering-free = libre
gathering-sits = occupe cette place
gathering-kept = réservée une semaine
gathering-yours = réservée pour vous
gathering-last = Partie précédente
gathering-reserved = Cette place est réservée une semaine à la personne qui l’occupait dans la partie précédente. Choisissez-en une autre, ou demandez-lui de la libérer.
gathering-leave = Quitter la place
gathering-remove = Exclure { $seat }
gathering-share = Partager
gathering-share-title = Une partie { DE($title) }
gathering-host = Options de l’hôte
gathering-bot = Bots pour les places libres :
gathering-start = Commencer avec des bots
gathering-close = Fermer la table
gathering-happened = Événements récents
gathering-drawn = Les places sont tirées au sort au début de la partie.
gathering-days = Une table se ferme si elle n’est pas complète après 14 jours.
gathering-not-begun = La partie n’a pas commencé. La table attend encore des joueurs.
gathering-begun = Cette table n’attend plus de joueurs. La partie a commencé, ou la table a été fermée.
links-title = Invitations
links-table = Partagez ce lien. Il propose toutes les places encore libres.
links-picture = Code QR de l’invitation
links-full = Toutes les places sont prises.
links-seats = Un lien par place
links-once = Utilisez ces liens pour proposer une place précise. Ils ne s’affichent que maintenant, et chacun ne sert qu’une fois.
links-lan = Ceci ne fonctionne que sur cet ordinateur. Pour d’autres appareils et d’autres personnes, démarrez le serveur avec
links-watch = Lien spectateur
links-copy = Copier
links-copied = Copié
links-site = Ajoutez l’adresse de ce site devant ces liens.
links-go = Aller à la table
me-save = Enregistrer
turns-called = C’est à vous de jouer
alarms-title = Notifications sur cet appareil
alarms-why = Ce site peut vous signaler que c’est à vous de jouer à une table que vous ne regardez pas. Une de ses pages doit rester ouverte. Rien d’autre n’est envoyé.
alarms-sound = Son
alarms-notify = Notification du navigateur
alarms-address = Ce navigateur n’affiche de notifications que pour les adresses HTTPS et les serveurs de cet ordinateur. Le son fonctionne partout.
alarms-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez changer cela dans ses réglages.
me-presence = Dernière visite
me-presence-why = Les personnes qui jouent avec vous voient si vous êtes à la table, en ligne ou hors ligne. Sauf si vous la masquez, elles voient aussi si votre dernière visite date d’aujourd’hui ou de cette semaine.
me-hide-seen = La masquer
me-show-seen = L’afficher de nouveau
holiday-title = Fuseau horaire et absences
holiday-zone = Votre fuseau horaire
holiday-why = Les pendules qui comptent en jours suivent votre fuseau horaire et s’arrêtent pendant vos absences. Les réglages d’une table limitent le nombre de jours d’absence. Vous pouvez jouer quand même. Une absence commence aujourd’hui ou plus tard et ne change rien au temps déjà utilisé.
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-add = Ajouter
holiday-from-to = Du { $first } au { $last }
holiday-end = Terminer
holiday-bad = Choisissez un premier et un dernier jour à partir d’aujourd’hui, à 60 jours d’écart au plus et dans l’année. Vous pouvez ajouter jusqu’à 10 absences.
me-devices = Appareils
me-devices-why = Chaque appareil de cette liste peut jouer à vos places. Aucun mot de passe n’est nécessaire.
me-kind-browser = Navigateur
me-kind-program = Programme
me-kind-recovery = Clé de secours
me-this = cet appareil
me-seen-today = vu aujourd’hui
me-seen-days = { $n ->
    [one] vu il y a { $n } jour
   *[other] vu il y a { $n } jours
}
me-seen-never = pas encore vu
me-end = Révoquer
me-add = Ajouter un appareil
me-end-others = Révoquer tous les autres
me-leave = Se déconnecter
me-only = C’est votre seul appareil, et vous n’avez pas de clé de secours. Si vous vous déconnectez ou effacez les données de ce navigateur, vous perdez vos places.
me-plain = Cette connexion n’est pas chiffrée. Toute personne de votre réseau pourrait tout lire, et jouer à vos places. La personne qui gère ce serveur peut y remédier avec --tls-cert et --tls-key.
me-recovery = Clé de secours
me-recovery-why = Cette clé vous rend vos places si vous perdez tous vos appareils. Conservez-la en lieu sûr ou parmi les mots de passe de votre navigateur.
me-recovery-make = Créer une clé de secours
me-recovery-new = Créer une nouvelle clé de secours
me-recovery-ends = Vous avez déjà une clé. Une nouvelle la remplacera.
me-programs = Programmes
me-programs-why = Une clé permet à un programme de jouer à votre place.
me-programs-make = Créer une clé
me-elsewhere = Vous jouez déjà sur un autre appareil ?
me-nobody = Vous n’avez pas encore de profil ici. Vous en aurez un en créant une table ou en prenant une place. Si vous jouez déjà sur un autre appareil, ajoutez celui-ci à votre profil.
secret-code = Ajouter un appareil
secret-code-picture = Code QR qui ajoute un autre appareil à votre profil
secret-code-how = Scannez ce code avec l’autre appareil, ouvrez-y l’adresse, ou tapez ces caractères sur { $place }.
secret-code-care = Ce code ne sert qu’une fois, pendant 10 minutes. Ne le montrez à personne : toute personne qui l’utilise peut jouer à vos places.
secret-recovery = Votre clé de secours
secret-recovery-picture = Code QR de votre clé de secours
secret-recovery-how = Enregistrez cette ligne, ou une photo du code. Elle ne s’affiche que maintenant.
secret-recovery-care = Toute personne qui a cette clé peut jouer à vos places. Les clés antérieures ne fonctionnent plus.
secret-program = Une clé pour un programme
secret-program-how = Donnez-la à votre programme comme jeton d’accès (« bearer token »). Elle ne s’affiche que maintenant.
secret-program-care = Toute personne qui a cette clé peut jouer à vos places. Vous pouvez la révoquer sous « Appareils ».
secret-address = Adresse pour l’autre appareil
secret-done = Terminé
link-title = Continuer depuis un autre appareil
link-how = Sur l’appareil où vous jouez déjà, ouvrez « Moi » et choisissez « Ajouter un appareil ». Tapez ensuite le code affiché.
link-code = Code de { $n } caractères
link-go = Continuer
enter-ask-nameless = Continuer ici avec les places de l’autre appareil ?
enter-ask = Continuer ici sous le nom { DE($name) } ?
enter-what = Cet appareil aura alors les mêmes tables, places et leçons.
enter-yes = Continuer ici
enter-no = Non
login-title = Continuer avec une clé de secours
login-how = Votre nom aide votre navigateur à retenir la clé. Personne ne le vérifie.
bring-ask-nameless = Cet appareil a ses propres places. Qu’en faire ?
bring-ask = Cet appareil joue déjà sous le nom { DE($name) }. Que faire de ses places ?
bring-yes = Apporter ses places et ses leçons
bring-no = Les laisser (cet appareil ne pourra plus les ouvrir)
join-title = Une invitation pour vous
join-to = Une place vous attend à une table { DE($title) }.
join-offered = La personne qui occupe cette place vous la cède. Dès que vous vous asseyez, elle est à vous.
join-instead = La personne qui occupe cette place ne donne plus signe de vie depuis longtemps. Si vous vous asseyez, la place est à vous.
join-which = Choisissez une place
join-here = votre place
join-sit = S’asseoir
join-watch = Seulement regarder

## À la table dessinée

tab-board = Plateau
tab-seats = Joueurs
tab-log = Journal
tab-since = Depuis mon tour
tab-chat = Discussion
tab-notes = Notes
tab-tools = Table
table-tabs = Volets de la table
table-board = Plateau
table-scores = Scores
table-text = Vue texte
table-drawn = Vue plateau
table-again = Nouvelle partie
table-fold = Réduire ou agrandir
table-zoom = Taille du plateau
table-offline = Pas de connexion. Votre partie est enregistrée. Nouvel essai…
table-crowded = Trop de personnes regardent : cette page ne s’actualise plus d’elle-même. Elle réessaie toutes les 30 secondes.
table-waiting = En attente { DE($names) }
table-watching = Vous regardez.
table-ended = Cette partie a été arrêtée.
table-stand-in = Un bot joue pour vous. Il s’arrête dès que vous faites un choix.
table-seed = Graine de cette table : { $seed }
table-salt = sel : { $salt }
table-promise = La graine est fixée depuis le début. Vous pourrez la vérifier après la partie. Voici le SHA-256 de la graine, d’une espace et du sel :
table-refused = Impossible pour l’instant, et pourquoi
table-hint = Indice
table-skip = Passer à mon tour
table-points = points
table-projected = si la partie finissait maintenant
table-places =
    { $n ->
        [one] { $n } endroit : choisissez-le sur le plateau, ou ouvrez la liste
       *[other] { $n } endroits : choisissez-en un sur le plateau, ou ouvrez la liste
    }
table-free =
    { $n ->
        [one] { $n } action libre
       *[other] { $n } actions libres
    }
table-sheet = Feuille de score { DE($seat) }
table-final = Scores finaux
table-undo =
    { $n ->
        [0] Annuler
       *[other] Annuler ({ $n })
    }
undo-limit-chance = Impossible de remonter plus loin : le hasard a décidé quelque chose.
undo-limit-revealed = Impossible de remonter plus loin : une information cachée a été révélée.
undo-limit-others = Impossible de remonter plus loin : un autre joueur a agi.
undo-limit-stand-in = Impossible de remonter plus loin : un bot a joué pour vous.
undo-limit-ask = Les autres ont joué depuis et doivent donner leur accord.
undo-limit-asked = Vous avez demandé aux autres de vous laisser annuler.
undo-limit-terms = L’annulation est désactivée à cette table.
undo-limit-lesson = Impossible de remonter plus loin : la leçon a choisi pour vous.
undo-limit-start = Vous pouvez annuler jusqu’au premier choix.
hint-choice = Un { $bot } choisirait : { $label }.
hint-lines =
    { $lines ->
        [one] Il n’a essayé qu’une seule suite.
       *[other] Sur { $lines } suites essayées, { $share } % commencent par ce choix.
    }
hint-gap =
    { $n ->
        [one] À la fin de votre tour, le premier choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus : { $parts }.
       *[other] À la fin de votre tour, le premier choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus : { $parts }.
    }
hint-close = À la fin de votre tour, les deux choix se valent à peu près.
hint-later = L’avantage du premier choix n’apparaît que plus tard dans la partie.
hint-even = La partie est à peu près équilibrée.
hint-chance = Vos chances de gagner sont maintenant d’environ { $percent } %.
hint-sure = Votre victoire est presque certaine.
hint-lost = Votre victoire est désormais très improbable.
hint-rest = tout le reste
hint-rivals-gain =
    { $n ->
        [one] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point (perdu par vos adversaires)
       *[other] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (perdus par vos adversaires)
    }
hint-rivals-loss =
    { $n ->
        [one] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point (gagné par vos adversaires)
       *[other] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (gagnés par vos adversaires)
    }
hint-gain =
    { $n ->
        [one] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point ({ $what })
       *[other] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $what })
    }
hint-loss =
    { $n ->
        [one] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point ({ $what })
       *[other] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $what })
    }
hint-next = À défaut : { $label }.
mat-mine = Mon plateau
mat-of = Plateau { DE($seat) }
mat-projected = si la partie finissait maintenant
seats-key = Points acquis → si la partie finissait maintenant
seats-key-without = Points acquis → si la partie finissait maintenant, sans { $what }
seat-score =
    { $points ->
        [one] { $seat } : { $points } point, { $total } si la partie finissait maintenant
       *[other] { $seat } : { $points } points, { $total } si la partie finissait maintenant
    }
seat-extra =
    { $n ->
        [one] et { $n } caché
       *[other] et { $n } cachés
    }
seat-extra-why = Points que les autres ne voient pas
seat-asked = doit jouer
presence-here = à la table
presence-site = en ligne
presence-away = hors ligne
presence-today = hors ligne, dernier passage aujourd’hui
presence-week = hors ligne, dernier passage cette semaine
presence-of = { $seat } : { $what }.
seat-away = un bot joue
seat-wants-end = veut arrêter
since-nothing = Rien ne s’est passé depuis votre dernier tour.
log-earlier =
    { $n ->
        [one] { $n } tour plus ancien
       *[other] { $n } tours plus anciens
    }
log-steps = Pas à pas
log-replay = Revoir ce tour sur le plateau
log-replay-automatic = Revoir ce moment sur le plateau
confirm-yes = Oui
confirm-no = Non
curtain-hand = Passez l’écran à { $seat }
curtain-why = Les cartes des autres restent cachées jusque-là.
curtain-am = Je suis { $seat }
history-title = Historique
history-at = Choix { $at } sur { $last }
history-back = Avant
history-on = Après
history-now = Retour au présent
history-go = Montrer
branch-here = Reprendre d’ici
branch-why = Créer une table contre des bots à partir de cette position
branch-of = Cette table reprend une autre partie au choix { $at }.
branch-back = Retour à l’autre table
plan-make = Préparer mon prochain tour
plan-look = { $n ->
    [one] Mon plan : { $n } étape
   *[other] Mon plan : { $n } étapes
 }
plan-title = Préparation de votre prochain tour
plan-thought = plan
plan-banner = Ce n’est qu’un plan. Rien n’est joué, et personne d’autre ne le voit.
plan-why = Jusqu’à votre prochaine question, le plan suppose les réponses que les règles donnent pour une personne absente.
plan-lucky = Tout ce que le hasard décide ou dévoile avant votre tour est imaginé aussi.
plan-meanwhile = Ce que le plan suppose avant votre tour
plan-early = { $n ->
    [one] { $n } étape précédente
   *[other] { $n } étapes précédentes
 }
plan-steps = Étapes prévues : { $n }
plan-back = Annuler
plan-discard = Abandonner
plan-keep = Enregistrer
plan-to-table = Aller à la table
plan-turn = C’est maintenant à vous.
plan-turn-why = Votre plan est à la table, à côté de la question.
plan-never = Vous ne pouvez rien préparer à cette table pour le moment.
plan-later = { $n ->
    [one] Puis encore { $n } étape
   *[other] Puis encore { $n } étapes
 }
plan-due = Vous aviez prévu :
plan-refused = Votre plan s’arrête avant « { INNER($thing) } ». { $reason }
plan-ends-chance = Le plan s’arrête ici : ensuite, le hasard décide.
plan-ends-revealed = Le plan s’arrête ici : ensuite, quelque chose de caché est dévoilé.
plan-ends-others = Le plan s’arrête ici : ensuite, d’autres joueurs choisissent.
plan-ends-over = Ensuite, la partie est terminée.
plan-ends-secret = La prochaine question est secrète : vous ne pouvez pas la préparer.
plan-ends-long = Un plan compte 60 étapes au plus.
notice-plan = Vous ne pouvez pas préparer cela maintenant.
end-won = { $lead ->
        [0] { $seat } gagne avec { end-points }, au départage.
        [one] { $seat } gagne avec { end-points } et une avance de { $lead } point.
       *[other] { $seat } gagne avec { end-points } et une avance de { $lead } points.
    }
end-won-you = { $lead ->
        [0] Vous gagnez avec { end-points }, au départage.
        [one] Vous gagnez avec { end-points } et une avance de { $lead } point.
       *[other] Vous gagnez avec { end-points } et une avance de { $lead } points.
    }
end-shared = { $names } se partagent la victoire : { end-points } par personne.
end-shared-you = Vous partagez la victoire avec { $names } : { end-points } par personne.
end-lost = { $behind ->
        [0] { $seat } gagne au départage, avec { end-points } comme vous.
        [one] { $seat } gagne avec { end-points }. Il vous manque { $behind } point.
       *[other] { $seat } gagne avec { end-points }. Il vous manque { $behind } points.
    }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-rematch = Rejouer, places décalées
end-to-rematch = Partie suivante
chat-title = Discussion ({ $n })
chat-nothing = Aucun message pour l’instant.
chat-what = Écrire un message
chat-new = non lus
chat-read =
    { $n ->
        [one] Marquer comme lu
       *[other] Tout marquer comme lu
    }
chat-unread =
    { $n ->
        [one] { $n } message non lu
       *[other] { $n } messages non lus
    }
chat-say = Envoyer
told-replaced = Le bot { DE($seat) } ne répond pas à temps. Les règles répondent à sa place, comme pour une personne absente.
told-stands-in = L’hôte fait jouer un bot ({ $bot }) pour { $seat }. Tout choix { DE($seat) } y met fin.
told-left-to-bot = { $seat } laisse jouer un bot ({ $bot }) pour l’instant.
told-is-back = { $seat } joue de nouveau en personne.
told-given-back = L’hôte arrête le bot qui jouait pour { $seat }.
told-invited = { $seat } ne donne plus signe de vie depuis longtemps : l’hôte peut inviter quelqu’un d’autre à cette place. Tout choix { DE($seat) } met fin à l’invitation.
told-new-player = { $seat } prend la place d’une personne absente.
told-offered = { $seat } cherche quelqu’un pour reprendre sa place.
told-taken-over = { $seat } reprend la place.
told-left = { $seat } quitte la table.
told-removed = L’hôte exclut { $seat } avant le début.
told-filled = Un bot ({ $bot }) prend la place { DE($seat) }.
told-drawn = Les places sont tirées au sort.
told-started = La table est complète : la partie commence.
told-closed = La table est fermée avant le début.
told-seed = L’hôte a choisi la graine de cette table. Elle n’a pas été tirée au sort.
told-late = Le temps { DE($seat) } est écoulé.
told-time-up = Le temps { DE($seat) } est écoulé. Un bot ({ $bot }) joue ce tour.
told-stays-away = { $seat } a manqué deux tours de suite : le bot ({ $bot }) continue de jouer. Tout choix { DE($seat) } y met fin.
told-holiday = { $seat } s’absente jusqu’au { $until }.
told-sat-down = { $seat } prend place.
told-asks-undo = { $seat } demande à annuler un choix et tout ce qui a suivi.
told-asks-pause = { $seat } demande une pause.
told-done-pause = Tout le monde accepte. La partie est en pause et les pendules s’arrêtent.
told-asks-stand-in = { $seat } demande qu’un bot joue pour la personne en retard.
told-done-stand-in = Tout le monde accepte. Un bot joue ce tour.
told-goes-on = { $seat } met fin à la pause. Les pendules tournent de nouveau.
told-pause-over = La pause prend fin après deux semaines. Les pendules tournent de nouveau.
told-agrees = { $seat } accepte.
told-refuses = { $seat } refuse.
told-withdraws = { $seat } retire sa demande.
told-lapsed = La demande { DE($seat) } a expiré : tout le monde n’a pas répondu en un jour.
told-falls = La demande { DE($seat) } n’est plus possible.
told-done-undo = La partie revient à la position d’avant le dernier choix { DE($seat) }.
sign-title = Réactions
sign-give = Envoyer
sign-soon = Une réaction toutes les 3 secondes au plus.
sign-well-played = Bien joué
sign-ouch = Aïe
sign-thinking = Je réfléchis
sign-sorry = Pardon
sign-hello = Bonjour
sign-thanks = Merci
notice-soon = Une réaction toutes les 3 secondes au plus.
mute-begin = Mettre { $seat } en sourdine
mute-why = Vous ne voyez plus les messages ni les réactions de cette personne. Aucun autre joueur n’en est averti.
mute-is = Vous avez mis { $seat } en sourdine.
mute-end = Lever la sourdine { DE($seat) }
told-asks-away = { $seat } ne donne plus signe de vie depuis longtemps. Les autres décident si sa place peut passer à quelqu’un d’autre.
told-done-away = Tout le monde accepte. La place { DE($seat) } est ouverte à quelqu’un d’autre.
told-lapsed-away = { $seat } garde sa place : tout le monde n’a pas répondu en un jour.
told-falls-away = { $seat } est de retour et garde sa place.
told-withdraws-away = { $seat } garde sa place : la demande a été retirée.
told-asks-mine = Quelqu’un réclame la place { DE($seat) } sur un nouvel appareil. Tous les autres sont consultés, et { $seat } peut s’y opposer.
told-done-mine = Tout le monde accepte et personne ne s’y oppose. La place { DE($seat) } passe au nouvel appareil.
told-lapsed-mine = La place { DE($seat) } n’est pas remise : tout le monde n’a pas répondu à temps.
told-falls-mine = La place { DE($seat) } n’est pas remise : la personne était là.
told-withdraws-mine = La place { DE($seat) } n’est pas remise : la demande a été retirée.
consent-away = { $of } ne donne plus signe de vie depuis longtemps. { $seat } demande d’ouvrir sa place à quelqu’un d’autre. D’ici là, un bot y joue.
consent-mine = Quelqu’un réclame la place { DE($of) } sur un nouvel appareil. N’acceptez que si vous en avez la certitude : cette personne verra la main { DE($of) }.
consent-object = Non, c’est ma place
consent-nobody = Personne ici ne peut donner son accord.
consent-away-why = { $seat } ne donne plus signe de vie depuis longtemps.
consent-away-ask = Demander l’ouverture de la place
claim-title = Une de ces places est à moi
claim-shut = Toutes les places de cette table sont prises, et seuls ses joueurs peuvent regarder.
claim-why = Vous avez perdu l’appareil et la clé de secours ? Tous les autres joueurs doivent accepter. L’ancien appareil doit aussi rester inutilisé pendant un jour (une heure si la partie est en direct). La place passe ensuite à cet appareil.
claim-seat = Réclamer la place { DE($seat) }
notice-claimed = Vous avez réclamé la place. Revenez avec ce navigateur dans un jour (une heure si la partie est en direct) pour voir si tous ont accepté.
consent-title = Votre réponse est attendue
consent-undo = { $seat } demande à annuler un choix et tout ce qui a suivi : { $n ->
    [one] { $n } choix
   *[other] { $n } choix
  } en tout.
consent-pause = { $seat } demande une pause. Toutes les pendules s’arrêtent, deux semaines au plus. Tout joueur peut mettre fin à la pause.
consent-stand-in = { $seat } demande qu’un bot joue ce tour pour la personne en retard.
pause-now = La partie est en pause et toutes les pendules sont arrêtées. Tout choix met fin à la pause.
pause-end = Continuer
pause-ask = Demander une pause
pause-why = Si tous les autres acceptent, les pendules s’arrêtent, deux semaines au plus. Tout joueur peut mettre fin à la pause.
pause-nothing = Il n’y a rien à mettre en pause. Cette table n’a pas de pendule, ou elle est déjà en pause.
call-ask = Demander qu’un bot joue le tour { DE($seat) }
call-nobody = Personne n’est en retard : aucun bot ne peut jouer pour quelqu’un.
consent-look = Voir cette position
consent-yes = Accepter
consent-no = Refuser
consent-withdraw = Retirer
consent-waits = Vous avez demandé aux autres. Réponses attendues : { $names }
consent-undo-ask = Demander à annuler
consent-open = Cela a déjà été demandé, et tout le monde n’a pas encore répondu.
consent-settled = Cette demande n’est plus ouverte. Elle a été réglée ou a expiré.
notice-asked = Cela a déjà été demandé, et tout le monde n’a pas encore répondu.
notice-settled = Cette demande n’est plus ouverte. Elle a été réglée ou a expiré.
told-rematch = Une nouvelle partie est prête pour les mêmes joueurs.
notes-title = Mes notes
notes-hint = Personne d’autre ne peut lire ceci.
notes-players = Les notes sont réservées aux joueurs.
notes-keep = Enregistrer
tools-set = Appliquer
tools-stand-in = Bot qui joue pour { $seat }
tools-replace = Faire jouer un bot
tools-give-back = Arrêter le bot
tools-link = Nouveau lien
tools-device = Ajouter un appareil
tools-invite = Inviter
tools-leave = Partir pour de bon
tools-leave-sure = Un bot jouera pour vous, et toute personne qui a le lien de la table pourra prendre votre place.
tools-offer = Céder ma place
tools-back = Je suis de retour
tools-held =
    { $seat } occupe cette place. Un bot ne peut y jouer qu’après { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } sans activité.
tools-end = Accepter d’arrêter la partie
tools-end-no = Continuer à jouer
tools-end-sure = La partie s’arrête quand tout le monde accepte. Personne ne pourra plus la continuer.
tools-record = Fichier de partie
tools-picture = Image du plateau
tools-watch = Lien spectateur
notice-stale = La partie a avancé entre-temps. Voici la position actuelle.
notice-illegal = Ce n’est pas possible pour l’instant.
notice-nothing = Il n’y a rien à annuler.
notice-closed = Cette partie est terminée.
notice-noted = Vos notes sont enregistrées.
notice-full = Le disque du serveur est plein : rien n’a été changé. La personne qui gère le serveur doit libérer de la place. Réessayez ensuite.
notice-away = La base de données du serveur ne répond pas. Tout choix accepté est enregistré. Veuillez réessayer dans un instant.
notice-taken = Toutes les places sont prises : vous regardez.
notice-used = Ce lien a déjà servi : vous regardez. Si la place est à vous, ajoutez cet appareil sous « Moi ».
text-jump = Sur cette page
text-question = Question
text-you-are = Vous êtes { $seat }.
text-look-again = Actualiser
text-endings = Terminer
text-what = Que se passerait-il ?

## Règles, matériel, référence

rules-of = Les règles { DE($title) }
rules-search = Chercher
rules-find = Trouver
rules-nothing = Aucune règle ne contient ces mots.
rules-to-guide = Vous découvrez ce jeu ? Apprenez à jouer en dix minutes
rules-chapters = Chapitres
rules-rulings =
    { $n ->
        [one] { $n } précision
       *[other] { $n } précisions
    }
rules-told = Dans le guide : { $title }
thing-rules = Règles :
thing-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
thing-about = Chercher un élément
thing-look = Afficher
components-of = Matériel { DE($title) }
components-all = Toutes
components-digest = Empreinte du matériel : { $digest }
source-r = écrit dans un livret de règles
source-e = d’après un exemple ou une image
source-p = d’une page web publique
source-c = choisi par nous
source-owner = de votre fichier
reference-how = Les programmes peuvent faire tout ce que font ces pages. Un programme reçoit un secret quand il rejoint une table, et l’envoie dans l’en-tête { $header }. La description complète :
reference-name = Nom
reference-place = Emplacement
reference-kind = Type
reference-body = Corps de la requête :
reference-answer = Réponse :
reference-models = Modèles de données

## L’aide dans le navigateur

help-page-point = Pointer et choisir
help-page-point-how = Vos choix possibles sont mis en évidence sur le plateau et figurent sous la question sous forme de boutons. Pointez un bouton : l’endroit correspondant du plateau est mis en évidence, et inversement. Si un même endroit permet plusieurs choix, un petit menu s’ouvre.
help-page-why = Pourquoi pas ?
help-page-why-how = Pointez ce qui n’est pas mis en évidence, ou ouvrez « Impossible pour l’instant » : la raison s’affiche, avec la règle. Sur un écran tactile, appuyez longuement.
help-page-what = Que se passerait-il ?
help-page-what-how = Pointez un choix, ou allez-y au clavier. Sous les choix s’affiche ce qui se passerait, pour autant que ce soit certain. Les changements apparaissent à côté de vos biens et de vos points. Sur un écran tactile, appuyez longuement. Rien ne se passe avant que vous choisissiez.
help-page-undo = Annuler
help-page-undo-how = Vous pouvez annuler vos choix tant que le hasard n’a rien décidé, que rien de caché n’a été révélé et qu’aucun autre joueur n’a agi.
help-page-text = Sans images
help-page-text-how = La vue texte montre la même table en mots. Elle ne demande ni souris ni JavaScript.
help-page-link = Jouer avec d’autres
help-page-link-how =
    Vous n’avez pas besoin d’un compte. Partagez le lien de la table : il propose toutes les places libres, et chaque personne qui l’ouvre peut en choisir une. Pour jouer aussi sur un autre appareil, ouvrez « { site-me } » sur le premier et choisissez « { me-add } ». Vous obtenez un code QR, une adresse et un code court. Personne ne peut prendre votre place, pas même l’hôte. Mais si vous ne donnez aucun signe de vie pendant { $days ->
        [one] un jour
       *[other] { $days } jours
    }, un bot peut jouer pour vous. Si tous les autres joueurs sont d’accord, quelqu’un d’autre peut alors prendre la place. Toute personne qui connaît l’adresse de la table peut la regarder, sauf si les réglages de la table disent le contraire.
help-page-kept = Rien ne se perd
help-page-kept-how = Chaque choix est enregistré avant d’être montré. Revenez quand vous voulez : la table montre ce qui s’est passé depuis.
help-page-keys = Raccourcis
help-page-more = En savoir plus (en anglais)
keys-off = Désactiver les raccourcis
keys-on = Activer les raccourcis
key-number = ce choix
key-undo = annuler
key-hint = indice
key-lesson = dans une leçon : continuer, montrer, choisir pour moi
key-skip = passer à mon tour
key-plan = préparer mon prochain tour, ou jouer l’étape prévue
key-question = aller à la question
key-board = aller au plateau
key-arrows = se déplacer sur le plateau
key-enter = choisir cet endroit
key-why = ce qui est impossible pour l’instant, et pourquoi
key-back = un choix en arrière
key-forward = un choix en avant
key-now = retour au présent
key-larger = agrandir
key-smaller = réduire
key-fit = tout le plateau
key-log = journal
key-mat = mon plateau joueur
key-free = actions libres
key-rules = règles
key-chat = discussion
key-text = vue texte
key-next = prochaine table qui m’attend
key-help = cette liste
key-close = fermer

## Une table après un changement ou un dommage

closed-game = Le jeu de cette table, { $game }, n’est pas sur ce serveur.
closed-rules = Cette table a été créée avec la version { $version } des règles. Elles ont changé depuis, et aucune position enregistrée ne convient aux nouvelles règles : la partie ne peut pas continuer ici.
closed-components = Cette table a été créée avec un autre matériel de jeu que celui de ce serveur. Aucune position enregistrée ne convient au matériel actuel : la partie ne peut pas continuer ici.
closed-log = L’entrée { $entry } du journal de cette table est endommagée, et aucune position enregistrée ne permet de continuer.
closed-stored = Les données enregistrées de cette table sont endommagées.
kept-game = Le jeu de cette table, { $game }, n’est plus sur ce serveur. Voici ce qui a été enregistré à la fin de la partie.
kept-rules = Cette partie a été jouée avec la version { $version } des règles, qui ont changé depuis. Voici ce qui a été enregistré à la fin.
kept-components = Cette partie a été jouée avec un autre matériel de jeu que celui de ce serveur. Voici ce qui a été enregistré à la fin.
kept-log = L’entrée { $entry } du journal de cette table est endommagée. Voici ce qui a été enregistré à la fin de la partie.
kept-stored = Les données enregistrées de cette table sont endommagées. Voici ce qui a été enregistré à la fin de la partie.
kept-event = Il s’est passé quelque chose ici, selon la règle { $rule }.
kept-seat = Joueur { $n }
resumed-rules =
    Les règles ont changé. Cette table se joue désormais selon la version { $version } et reprend à la dernière position enregistrée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix d’avant le changement ne convient pas aux nouvelles règles et a été abandonné.
       *[other] Les { $dropped } derniers choix d’avant le changement ne conviennent pas aux nouvelles règles et ont été abandonnés.
    }
resumed-components =
    Le matériel de jeu utilisé par ce serveur a changé. Cette table utilise désormais le nouveau matériel et reprend à la dernière position enregistrée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix d’avant le changement ne convient pas au nouveau matériel et a été abandonné.
       *[other] Les { $dropped } derniers choix d’avant le changement ne conviennent pas au nouveau matériel et ont été abandonnés.
    }
resumed-log =
    Le journal de cette table est endommagé. La partie reprend à la dernière position enregistrée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix n’a pas pu être lu et a été abandonné.
       *[other] Les { $dropped } derniers choix n’ont pas pu être lus et ont été abandonnés.
    }
resumed-stored =
    L’enregistrement de la mise en place de cette table est endommagé. La partie reprend à la dernière position enregistrée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix ne correspond pas à cette position et a été abandonné.
       *[other] Les { $dropped } derniers choix ne correspondent pas à cette position et ont été abandonnés.
    }

## Erreurs sur les pages

wrong-title = Cela n’a pas marché
wrong-400 = Le serveur n’a pas compris cette requête.
wrong-403 = Vous ne pouvez pas faire cela ici. Si c’est votre place, ouvrez cette page sur l’appareil où vous jouez, ou utilisez-le pour ajouter celui-ci sous « { site-me } ».
wrong-404 = Il n’y a rien à cette adresse. Le lien est peut-être incomplet, ou un lien plus récent l’a remplacé.
wrong-405 = Cela ne peut pas se faire à cette adresse.
wrong-408 = Votre requête a mis trop de temps à arriver. Vérifiez votre connexion, puis réessayez.
wrong-409 = La partie a avancé. Rouvrez la table pour voir où elle en est.
wrong-410 = Cette table est fermée.
wrong-413 = Votre envoi est trop volumineux pour ce serveur.
wrong-422 = Ce n’est pas possible pour l’instant.
wrong-429 = Trop de requêtes sont venues de votre adresse. Attendez une minute, puis réessayez.
wrong-500 = Une erreur s’est produite sur le serveur. Tout choix accepté est enregistré. Veuillez réessayer.
wrong-503 = La base de données du serveur ne répond pas. Tout choix accepté est enregistré. Veuillez réessayer dans un instant.
wrong-507 = Le disque du serveur est plein : rien n’a été changé. La personne qui gère le serveur doit libérer de la place. Réessayez ensuite.
wrong-record = Ce fichier n’est pas un fichier de partie que l’on peut ouvrir.
wrong-tables = Vous avez déjà le nombre maximal de tables de bots en cours. Attendez que l’une de ces parties soit terminée.
wrong-input = Le serveur n’a pas pu utiliser votre envoi. Rien n’a été changé.
wrong-crowded = Trop de pages sont ouvertes ici en ce moment. Rechargez celle-ci plus tard.
wrong-seed = Vous ne pouvez choisir une graine que si personne d’autre ne joue, car la connaître, c’est connaître toutes les mains. Laissez ce champ vide. À la fin de la partie, la table montrera la graine tirée.
wrong-held =
    Cette place est occupée. Un bot ne peut jouer pour cette personne qu’après { $days ->
        [one] un jour
       *[other] { $days } jours
    } sans signe de vie.
wrong-kept-seat = D’autres personnes jouent ici : la place reste à la personne qui l’occupe, même si elle s’absente. Un bot peut la remplacer.
wrong-used = Ce lien a déjà servi. Si la place est à vous, ajoutez cet appareil sous « Moi ».
wrong-no-seat = Toutes les places de cette table sont prises.
wrong-taken = Quelqu’un a été plus rapide. Rouvrez le lien et choisissez une autre place.
wrong-back = La personne qui jouait à cette place est revenue : la place est de nouveau à elle.
wrong-key = Cette clé ne fonctionne pas ici. Réessayez sans elle, et vous en recevrez une nouvelle.
wrong-code = Ce code ou cette clé n’est pas valable, ou ne l’est plus. Un code sert une seule fois, pendant dix minutes.
wrong-tries = Trop de codes erronés. Attendez une minute, puis réessayez.
wrong-nobody = Vous n’avez pas encore de profil ici. Pour en avoir un, créez une table ou rejoignez-en une.
wrong-foreign = Cette requête a été envoyée depuis un autre site : rien n’a été changé. Ouvrez la table ici et réessayez.
wrong-other = Une erreur s’est produite.

# Pour la personne qui gère le serveur

unready-disk-full = Le disque est plein : rien ne peut être écrit. Faites de la place, et le serveur reprendra de lui-même.
unready-unreachable = La base de données ne répond pas, ou refuse d’écrire. Dès qu’elle fonctionnera, le serveur reprendra de lui-même.
unready-stopping = Le serveur s’arrête.

## Ce que le serveur refuse

fault-said = { $where } : { $what }
input-number = { $what } : un nombre entier de { $low } à { $high } est attendu, et non « { $given } ».
input-address = Une adresse est attendue, et non « { $given } ».
input-signs = Ce texte contient des caractères non valables.
input-empty = Veuillez saisir un texte visible.
input-form = Ce formulaire est illisible.
input-day = Une date telle que 2026-11-17 est attendue, et non « { $given } ».
input-before = before : la valeur « next » d’une réponse précédente est attendue.
input-zone = Un fuseau horaire comme Europe/Paris est attendu, et non « { $given } ».
input-one-of = Une valeur est attendue parmi { $known }, et non « { $given } ».
bad-clock-bounds = Il faut de { $least } à { $most } secondes, et non { $given }.
bad-clock-holidays = Il faut 0, 7, 14 ou 28 jours d’absence, et non { $given }.
bad-clock-live = Une pendule en direct n’a ni heures de jeu ni jours d’absence.
bad-clock-day = Les heures de jeu commencent et finissent entre 00:00 et 23:59.
bad-clock-window = Une pendule tourne au moins 3 heures par jour, au moins un jour par semaine.
record-none = Choisissez d’abord un fichier de partie.
record-long = Cette partie est trop longue à rejouer : plus de { $seconds } secondes.
record-large = Cette partie demande trop de mémoire pour être rejouée.
crowded-address = Votre adresse a trop de pages ouvertes. Fermez-en, ou revenez plus tard.
crowded-table = Trop de monde regarde cette table. Revenez plus tard.
connections-address = Votre adresse a trop de connexions ouvertes ({ $n } au plus). Fermez des pages, puis réessayez. Si beaucoup de personnes partagent cette adresse, demandez à la personne qui gère le serveur d’augmenter --connections-per-address.
connections-all = Le serveur a atteint son nombre maximal de connexions ouvertes. Réessayez dans quelques secondes.
refused-not-asked = Cette place n’a rien à choisir pour l’instant.
refused-unknown-choice = Ce choix n’existe pas dans ce jeu.
refused-illegal = Ce n’est pas possible pour l’instant : la règle { $rule } l’interdit.
refused-over = La partie de cette table est terminée.
refused-no-coach = Le coach ne parle que lorsqu’une personne joue seule contre des bots.
refused-no-lesson = Il n’y a pas de leçon à cette table pour l’instant.
refused-picture = Aucune image de cette table n’a été enregistrée.
refused-feed = Ce flux n’existe pas, ou de nouvelles adresses l’ont remplacé. Vous pouvez en créer sous « Moi ».
refused-link = Ce lien n’est pas valable, ou un autre l’a remplacé. Demandez-en un nouveau à la personne qui vous l’a donné.
refused-key = Vous n’avez pas cette clé.
refused-weak-key = Une clé que vous choisissez compte au moins { $n } caractères. Sans clé, vous en recevrez une.
players-unknown = Il n’y a pas de joueur « { $given } ». « dynasty players list » affiche tous les joueurs.
forbidden-not-yours = Cette place n’est pas à vous. Si c’est une erreur, ouvrez cette page sur l’appareil où vous jouez, ou utilisez-le pour ajouter celui-ci sous « Moi ».
forbidden-players = C’est réservé aux personnes qui jouent à cette table. Si c’est votre cas, ouvrez cette page sur l’appareil où vous jouez.
forbidden-party = C’est réservé aux joueurs et à l’hôte de cette table. Si c’est votre cas, ouvrez cette page sur l’appareil où vous jouez.
forbidden-host = C’est réservé à l’hôte de cette table.
forbidden-link = Il faut le lien de cette table pour la rejoindre.
forbidden-seated = Vous avez déjà une place à cette table.
forbidden-empty = Cette place est vide.
forbidden-free = Cette place est libre. Prenez-la avec le lien de la table.
forbidden-no-seat = Cette table n’a pas cette place.
forbidden-bot = Un bot joue à cette place.
forbidden-which = Indiquez de quelle autre place il s’agit.
forbidden-own = C’est votre propre place.
forbidden-others = C’est votre demande : aux autres de l’accepter, pas à vous.
forbidden-unasked = On ne vous demande pas votre accord pour cela.
forbidden-self = Vous ne pouvez pas bloquer votre propre profil.
forbidden-rematch = Seules les personnes qui ont joué ici peuvent rejouer, une fois la partie terminée.
forbidden-record = Le fichier de partie est ouvert à tout le monde une fois la partie terminée. D’ici là, il est réservé aux joueurs.
forbidden-metrics = Ces chiffres sont réservés à la machine du serveur.

## Leçons

lesson-learn = Apprendre
lesson-resume = Reprendre la leçon
lesson-on = Continuer
lesson-back = Retour
lesson-next = Suivante
lesson-now = Carte actuelle
lesson-show = Montrer
lesson-this = Choisissez ceci : « { INNER($choice) } »
lesson-choose = Choisir pour moi
lesson-leave = Quitter la leçon
lesson-leave-why = La table reste telle quelle, et vous faites désormais tous vos choix. Des bots jouent les autres places.
lesson-play = Jouer la suite
lesson-result = Voir le résultat
lesson-again = Recommencer cette leçon
lesson-place = { $place } sur { $many }
lesson-done = Fait pour vous : « { INNER($choice) } »
lesson-look = Regardez : { $things }
lesson-right = Exact !
lesson-not-quite = Pas tout à fait.
lesson-watch = Revoir
lesson-earlier = Ceci est une carte précédente, avec le plateau tel qu’il était.
notice-plain = Les leçons utilisent le matériel fourni avec Dynasty, et non celui de ce serveur.
lesson-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lesson-all =
    { $n ->
        [one] { $n } leçon
       *[other] { $n } leçons
    }
learnt-title = Ce que vous avez appris
learnt-done = fait :
learnt-guide = Lire le guide
learnt-won = Battre { LE($level) }
learnt-won-alone = Gagner en solo
lesson-by-playing = Apprendre en jouant
lesson-typing = Tapez un choix comme d’habitude, ou : { $show } (choisir pour moi), { $back } (relire les dernières cartes), { $leave } (quitter la leçon et jouer librement), { $quit } (continuer une autre fois).
lesson-enter = [Entrée : continuer]
lesson-not-now = C’est permis, mais la leçon prend ici un autre chemin.

## Problèmes

puzzle-title = Problème { $n }
puzzle-ask = Ici, un choix est meilleur que tous les autres. Lequel ?
puzzle-best = Le meilleur choix : « { INNER($choice) } ».
puzzle-then = Ensuite : { $choices }.
puzzle-then-more = Ensuite : { $choices }, et ainsi de suite.
puzzle-tempting = Le choix qui tente même un lettré est « { INNER($choice) } ».
puzzle-not = « { INNER($choice) } » n’est pas le meilleur choix ici.
puzzle-gap =
    { $n ->
        [one] À la fin du tour, le meilleur choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus : { $parts }.
       *[other] À la fin du tour, le meilleur choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus : { $parts }.
    }
puzzle-close = À la fin du tour, ce choix paraît aussi bon que le meilleur. Mais dans les parties simulées à partir d’ici, il se laisse distancer.
puzzle-later = À la fin du tour, ce choix paraît même meilleur. Mais dans les parties simulées à partir d’ici, il se laisse distancer.
puzzle-because =
    { $n ->
        [one] De bons bots ont continué la partie après chacun des deux choix. En moyenne, le meilleur vaut { $n } point de plus : { $parts }.
       *[other] De bons bots ont continué la partie après chacun des deux choix. En moyenne, le meilleur vaut { $n } points de plus : { $parts }.
    }
puzzle-little =
    { $n ->
        [one] De bons bots ont continué la partie après chacun des deux choix. En moyenne, le meilleur vaut { $n } point de plus, grâce à un peu de tout.
       *[other] De bons bots ont continué la partie après chacun des deux choix. En moyenne, le meilleur vaut { $n } points de plus, grâce à un peu de tout.
    }
puzzle-part = { SIGNED($n) } ({ $what })
puzzle-rivals-gain = +{ $n } (moins de points pour les adversaires)
puzzle-rivals-loss = −{ $n } (plus de points pour les adversaires)
puzzle-none =
    { $most ->
        [0] Il n’y a pas encore de problèmes pour ce jeu.
       *[other] Il n’y a pas de problème { $number } : ceux de ce jeu vont de 1 à { $most }.
    }
puzzle-show = Voir la solution
puzzle-again = Recommencer ce problème
puzzle-more = D’autres problèmes
puzzle-daily = Problème du jour
puzzle-page = Problème du jour : { $title }
puzzle-how = Voici une décision tirée d’une partie entre bons joueurs. Un choix est meilleur que tous les autres, et ce n’est pas le plus tentant. Essayez autant que vous voulez, directement sur le plateau.
puzzle-row =
    { $n ->
        [0] Résolvez-le aujourd’hui pour commencer une série.
        [one] Votre série : { $n } jour.
       *[other] Votre série : { $n } jours.
    }
puzzle-streak =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours de suite
    }
puzzle-done = Le problème d’aujourd’hui est résolu.
puzzle-you = Vous êtes { $seat }.
puzzle-try = Résoudre
puzzle-plain = Les problèmes utilisent le matériel fourni avec Dynasty, et non celui de ce serveur.
puzzle-board = Le plateau : { $moment }
puzzle-all = Tous les problèmes
puzzle-count =
    { $n ->
        [one] { $n } problème résolu sur { $many }.
       *[other] { $n } problèmes résolus sur { $many }.
    }
puzzle-solved = résolu
puzzles-title = Recherche de problèmes
puzzles-found =
    { $n ->
        [one] { $n } problème tiré
       *[other] { $n } problèmes tirés
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $file }
puzzles-check-title = Vérification des problèmes
puzzles-hold =
    { $n ->
        [one] { $n } problème sur { $many } reste valable avec les bots actuels.
       *[other] { $n } problèmes sur { $many } restent valables avec les bots actuels.
    }
puzzles-doubt-found = La plupart des lettrés trouvent la réponse tout seuls.
puzzles-doubt-split = Les recherches ne s’accordent pas sur la réponse.
puzzles-doubt-behind = Dans les parties simulées, la réponse n’est pas nettement meilleure.
puzzles-doubt-equalled = Dans les parties simulées, un autre choix fait aussi bien.
puzzles-doubt-overlooked = Dans les parties simulées par des bots qui cherchent, la réponse n’est pas nettement meilleure.
puzzles-doubt-changed = La réponse reste bonne, mais c’est un autre choix qui tente les lettrés à présent.
puzzles-doubt-lost = Son fichier de partie ne mène pas à cette question.

## Les guides

guide-open = Comment jouer
guide-contents = Dans ce guide
guide-try = Essayer
guide-to-rules = Consulter les règles
guide-own-components = Les figures montrent le matériel publié. Ce serveur en utilise un autre : des nombres peuvent différer à votre table.
guide-picture = Image : { $text }
guide-none = { $title } n’a pas encore de guide.
shares-source = Source
shares-points = Points
shares-share = Part
shares-when = Quand
shares-play = en cours de jeu
shares-end = à la fin
shares-both = les deux
shares-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shares-percent = { $n } %
shares-from =
    Points par joueur, en moyenne sur { $games } parties entre { $seats } bots de même force, { NUMBER($mean, minimumFractionDigits: 1) } en tout. Mesuré avec

## Le coach

coach-title = Coach
coach-says = Coach :
coach-level-silent = silencieux
coach-level-matters = quand cela compte
coach-level-talkative = bavard
coach-better =
    { $n ->
        [0] Un peu plus fort
        [one] Plus fort, d’environ { $n } point
       *[other] Plus fort, d’environ { $n } points
    } : « { INNER($choice) } ».{ $gains ->
        [rien] { "" }
       *[other] { " " }L’essentiel : { $gains }.
    }
coach-think-again =
    Avant de choisir : « { INNER($choice) } » paraît { $n ->
        [0] un peu plus fort
        [one] plus fort, d’environ { $n } point
       *[other] plus fort, d’environ { $n } points
    }.{ $gains ->
        [rien] { "" }
       *[other] { " " }L’essentiel : { $gains }.
    }
coach-gain =
    { $what } ({ $n ->
        [0] moins d’un point
        [one] environ { $n } point
       *[other] environ { $n } points
    })
coach-gain-rivals =
    ce que vos adversaires auront en moins ({ $n ->
        [0] moins d’un point
        [one] environ { $n } point
       *[other] environ { $n } points
    })
coach-end-sources = Vos principales sources de points : { $sources }.
coach-end-won =
    Ce qui a décidé de la partie : { $what }, où vous avez marqué { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus { QUE($seat) }.
coach-end-lost =
    Ce qui a décidé de la partie : { $what }, où { $seat } a marqué { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus que vous.
coach-end-next =
    À essayer la prochaine fois : { $what }. Les bots en tirent d’ordinaire environ { $usual }, vous { $own ->
        [0] rien
       *[other] { $own }
    }.
coach-take-back = Annuler
coach-keep = Garder mon choix
coach-read = Compris
coach-typing-held = Refaites le même choix pour le confirmer, ou faites-en un autre.
coach-typing-undo = Tapez { $undo } pour annuler votre choix.
coach-now = Niveau du coach : { $level }. Pour en changer, tapez « { $command } » et un niveau : { $levels }.
coach-none = Le coach ne parle que lorsqu’une personne joue seule contre des bots.

# Ce que le lecteur a joué : archives et statistiques

archive-title = Mes parties passées
archive-none = Vous n’avez pas encore fini de partie ici. Vos parties terminées figureront ici.
archive-none-such = Aucune de vos parties ne correspond.
archive-with = Avec
archive-place-filter = Mon rang
archive-people = Personnes
archive-since = Du
archive-until = Au
archive-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
archive-ended = Arrêtée avant la fin
archive-place =
    { $place ->
        [1] { $points ->
            [one] Gagnée avec { $points } point
           *[other] Gagnée avec { $points } points
        }
       *[other] { $points ->
            [one] { $place }e avec { $points } point
           *[other] { $place }e avec { $points } points
        }
    }
archive-helped =
    { $n ->
        [one] Un bot a fait un choix à votre place.
       *[other] Un bot a fait { $n } choix à votre place.
    }
archive-replay = Revoir
archive-again = Rejouer
archive-pages = Pages
archive-newest = Les plus récentes
archive-further = Parties plus anciennes
me-played = Mes parties
me-data = Mes données
me-data-why = Tout ce que ce serveur enregistre sur vous, en fichiers lisibles par des programmes : nom, appareils, places, résultats, fichiers de partie, messages et notes.
me-export = Télécharger
statistics-title = Statistiques
statistics-how = Seules comptent les parties jouées de la mise en place à la fin. Les parties arrêtées, les leçons, les parties reprises d’une position et celles jouées sur un écran partagé ne comptent pas. Le résultat d’une place revient à la première personne qui l’a occupée.
statistics-none = Rien à compter pour l’instant : finissez une partie, puis revenez.
statistics-kind = Parties
statistics-people = { $n } joueurs, avec d’autres personnes
statistics-bots = { $n } joueurs, contre des bots
statistics-solo = Solo
statistics-games = Jouées
statistics-wins = Gagnées
statistics-place = Rang moyen
statistics-points = Points en moyenne
statistics-best = Record
statistics-pace = Par tour
statistics-sources = D’où venaient les points : { $kind }
statistics-category = Points pour
statistics-all = En moyenne
statistics-other = autre (anciennes règles)
statistics-recent =
    { $n ->
        [one] Dernière partie
       *[other] { $n } dernières parties
    }
statistics-mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lasted-seconds = { $n } s
lasted-minutes = { $n } min
lasted-hours = { $n } h
lasted-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Notifications : courriel et webhooks

notices-title = Notifications par navigateur, courriel ou webhook
notices-short = Vous pouvez recevoir une notification quand une table vous attend, même si aucune page de ce site n’est ouverte.
notices-go = Configurer
notices-ways = Vos canaux
notices-why = Quand d’autres personnes vous attendent depuis 90 secondes et que vous n’êtes pas à la table, un message part vers chacun de ces canaux. Il indique seulement le jeu, les personnes qui attendent et l’adresse de la table. Vous recevez aussi une notification quand votre temps s’épuise, quand votre accord est demandé, et quand une partie commence ou se termine.
notices-none = Aucun canal pour l’instant.
notices-broken = Un de vos canaux de notification ne fonctionne plus.
notices-done-added = Le canal est ajouté. Vous pouvez l’essayer ci-dessous.
notices-done-quiet = C’est enregistré.
notices-done-ended = Le canal est supprimé. Plus rien n’y sera envoyé.
notices-done-sent = Un message d’essai a été envoyé.
notices-done-good = Cette adresse est confirmée. Vous y recevrez désormais les notifications de vos tours.
notice-turn = C’est à vous : { $game }
notice-waiting =
    { $n ->
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }
notice-reserve = Votre temps pour ce tour est presque épuisé : { $game }
notice-then-reserve = Ensuite, votre réserve de temps ({ $time }) sera entamée.
notice-last = Votre temps est presque épuisé : { $game }
notice-late = Votre temps est épuisé : { $game }
notice-until = Vous avez jusqu’au { $time }.
notice-consent = On vous demande votre accord : { $game }
notice-end = Demande d’arrêter la partie : { $game }
notice-wants-end =
    { $n ->
        [one] { $names } souhaite arrêter la partie.
       *[other] { $names } souhaitent arrêter la partie.
    }
notice-rematch = Une place vous est réservée pour une autre partie : { $game }
notice-named = Quelqu’un a mentionné votre nom dans la discussion : { $game }
notice-begins = La partie commence : { $game }
notice-over = La partie est terminée : { $game }
notice-seat = Une place de votre table a changé de mains : { $game }
notice-unread =
    { $n ->
        [one] Vous avez { $n } message non lu dans la discussion.
       *[other] Vous avez { $n } messages non lus dans la discussion.
    }
notice-several =
    { $n ->
        [one] Du nouveau à l’une de vos tables
       *[other] Du nouveau à { $n } de vos tables
    }
notice-test = Dynasty : message d’essai
notice-test-why = Ce message est bien arrivé : les notifications de vos tours arriveront de la même façon.
notice-code = Dynasty : votre code
notice-code-why = Tapez ce code sur la page où vous avez indiqué cette adresse : { $code }. Si ce n’était pas vous, ne faites rien, et rien d’autre ne sera envoyé.
notice-stop = Vous recevez ce message parce que vous avez demandé des notifications sur vos tables. Pour les arrêter :
channel-mail = Courriel
channel-json = JSON pour programmes
channel-discord = Discord
channel-slack = Slack
channel-telegram = Telegram
channel-ntfy = ntfy
channel-state-new = Un code a été envoyé à cette adresse. Tapez-le ici.
channel-state-good = Fonctionne, à notre connaissance.
channel-state-broken = Ne fonctionne pas : les derniers messages ont été refusés. Refaites un essai, ou supprimez-le.
channel-secret = Signé avec { $secret }
channel-code = Code
channel-confirm = Confirmer
channel-test = Faire un essai
channel-end = Supprimer
channels-most = Vous avez déjà { $n ->
        [one] { $n } canal
       *[other] { $n } canaux
    }, le maximum. Supprimez-en un d’abord.
channel-not-sent = Ce message n’a pas pu être envoyé (réponse : { $told }).
pool-busy = Le serveur est occupé par d’autres messages. Réessayez dans une minute.
trial-running = Le serveur essaie encore votre dernière adresse. Attendez quelques secondes, puis réessayez.
mail-why = Vous recevez d’abord un code par courriel, pour vérifier que l’adresse est la vôtre.
mail-box = Adresse de courriel
mail-add = Recevoir un code
mail-none = Ce serveur n’envoie pas de courriel.
mail-address = Cette adresse de courriel n’est pas valable : attendu nom@hôte.
mail-not-sent = Le code n’a pas pu être envoyé à cette adresse de courriel.
mail-unconfirmed = Confirmez d’abord cette adresse : tapez le code qui y a été envoyé.
hook-title = Webhook
hook-why = L’adresse d’un service qui reçoit des messages, par exemple un salon de Discord ou de Slack. Toute personne qui la connaît peut y écrire : gardez-la pour vous.
hook-service = Service
hook-where = Adresse
hook-prefix = Mention, ou ID de discussion (Telegram)
hook-add = Ajouter
hook-address = Aucun message ne peut être envoyé à cette adresse.
hook-https = L’adresse doit commencer par https.
hook-port = Aucun message ne peut être envoyé au port { $port }.
hook-unknown = Aucun serveur n’a été trouvé à { $host }. Vérifiez l’adresse.
hook-slow = { $host } n’a pas été trouvé à temps. Vérifiez l’adresse, ou réessayez plus tard.
hook-private = Aucun message ne peut être envoyé à un réseau privé ({ $host }).
hook-form = Choisissez le service qui reçoit les messages.
hook-chat = Telegram a besoin de l’ID de la discussion.
quiet-title = Heures calmes
quiet-why = Rien n’est envoyé pendant ces heures. Les messages encore utiles arrivent ensuite.
quiet-on = Ne rien envoyer
quiet-from = De
quiet-to = À
quiet-hours = Il faut des heures comme 22:00-08:00, qui laissent au moins 3 heures de la journée.
digest-title = Résumé quotidien
digest-why = Un seul message par jour énumère toutes les tables qui vous attendent. Seul ce qui presse, comme la fin de votre temps, arrive avant.
digest-on = Une fois par jour
digest-hour = À
digest-named = Aussi quand quelqu’un me mentionne dans la discussion par @nom
push-title = Ce navigateur
push-why = Ce navigateur peut vous avertir quand aucune page de ce site n’est ouverte, y compris aux tables en direct.
push-add = Activer les notifications
push-on = Les notifications sont actives dans ce navigateur. Vous pouvez les désactiver ci-dessus.
push-denied = Vous avez bloqué les notifications de ce site dans ce navigateur. Ses réglages permettent de les autoriser.
push-address = Les notifications ne fonctionnent pas ici. Les navigateurs ne les permettent qu’aux adresses qui commencent par https, et certains téléphones seulement une fois le site sur l’écran d’accueil.
push-failed = Le service de notifications de ce navigateur n’a pas pu être joint.
push-else-mail = Vous pouvez utiliser le courriel à la place.
push-else-hook = Vous pouvez utiliser un webhook à la place, par exemple ntfy, qui a une application pour téléphone.
push-script = Les notifications demandent JavaScript.
push-keys = Ce ne sont pas des clés de navigateur valables.
push-ask = Ce navigateur doit-il vous avertir quand ce sera de nouveau à vous ?
push-yes = Oui
push-no = Non
channel-push = Navigateur
feed-title = Lecteur de flux et agenda
feed-why = Deux adresses qui énumèrent vos tours et leurs échéances. De nouvelles adresses remplacent les précédentes.
feed-make = Créer les adresses
feed-how = Ajoutez la première à un lecteur de flux, la seconde à un agenda.
feed-turns = Vos tours
feed-deadlines = Vos échéances
feed-care = Ces adresses ne s’affichent que cette fois. Toute personne qui les possède peut lire vos tours, et rien d’autre.
stop-title = Arrêter les courriels
stop-ask = Ce serveur doit-il cesser de vous écrire au sujet de vos tours ?
stop-do = Oui, arrêter
stop-done = Plus rien ne sera envoyé à cette adresse de courriel.
wrong-channel = Vous n’avez pas ce canal de notification.
bad-smtp = --smtp : attendu smtp://NOM:SECRET@HÔTE:PORT ou smtps://…, et --mail-from avec l’adresse d’expédition.

## Supprimer ses données

former-player = Ancien joueur
chat-emptied = (message supprimé)
me-delete = Tout supprimer
delete-title = Supprimer mes données
delete-goes = Votre nom disparaît de ce serveur et, avec lui, vos appareils, vos clés et vos canaux de notification. Vos notes, vos absences, votre progression et tous vos messages disparaissent aussi. Personne ne pourra les rétablir, pas même la personne qui gère le serveur.
delete-seats = Là où d’autres personnes jouent encore, un bot prend aussitôt votre place. Les tables où vous jouez sans autre personne sont fermées.
delete-stays = Les parties que vous avez jouées restent visibles pour les personnes qui les ont jouées avec vous. Vous y apparaissez comme « Ancien joueur », et aucun résultat ne mène plus à vous.
delete-export = Télécharger d’abord mes données
delete-sure = Je veux supprimer mes données pour de bon.
delete-yes = Tout supprimer
delete-no = Annuler
deleted-title = Vos données ont été supprimées
deleted-said = Plus rien sur ce serveur ne mène à vous. Merci pour vos parties. Revenez quand vous voudrez, avec un nouveau profil.
deleted-lobby = Voir les jeux

## Cotes

terms-rated = Partie classée :
terms-rated-on = oui, pour les personnes qui jouent depuis le début
terms-rated-off = non
short-rated = classée
rated-needs = Une table classée demande { $what }.
name-rated-people = au moins deux personnes
name-rated-clock = une pendule
name-rated-stand-in = un bot remplaçant
name-rated-hints = l’absence d’indices
name-rated-branching = des reprises seulement après la fin
name-rated-seed = une graine tirée au sort
rating-said = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-line =
    { $n ->
        [one] Cote { $rating } après { $n } partie classée. Tout le monde commence à 25, comme les bots de l’échelle.
       *[other] Cote { $rating } après { $n } parties classées. Tout le monde commence à 25, comme les bots de l’échelle.
    }
rating-soon =
    { $n ->
        [one] { $n } partie classée pour l’instant. La cote s’affiche après { $most } parties.
       *[other] { $n } parties classées pour l’instant. La cote s’affiche après { $most } parties.
    }
ratings-rebuilt =
    { $n ->
        [one] Cotes recalculées à partir de { $n } table classée.
       *[other] Cotes recalculées à partir de { $n } tables classées.
    }

## Joueurs

me-profile = Ce que voient les autres
me-profile-why = Les personnes qui ont partagé une table avec vous voient votre nom et si vous êtes là. Vos statistiques et vos cotes restent privées, sauf si vous les rendez publiques.
me-profile-look = Mon profil
me-profile-show = Rendre publiques mes statistiques et mes cotes
me-profile-hide = Les rendre privées
player-about = Profil { DE($seat) }
player-nameless = Sans nom
player-presence = En ce moment : { $what }
player-private = Les statistiques et les cotes sont privées.
player-no-games = Aucune partie à compter pour l’instant.
player-mine-open = Voici ce que tout le monde voit de vous sur ce serveur.
player-mine-closed = Personne d’autre ne voit cette page ainsi : les autres voient tout au plus votre nom.
wrong-player = Vous ne pouvez pas voir cette personne. Vous pouvez voir les personnes qui ont partagé une table avec vous, ou dont les statistiques sont publiques.

## Bloquer et signaler

club-title = Bloquer ou signaler
block-why = Si vous bloquez cette personne, vous ne voyez plus ses tables ouvertes ni ce qu’elle dit, et elle ne voit plus vos tables ouvertes. Aucune place n’est réservée pour rejouer ensemble. Cette personne n’en sera pas informée.
block-is = Vous bloquez cette personne. Vous ne voyez plus ses tables ouvertes ni ce qu’elle dit, elle ne voit plus vos tables ouvertes, et vous ne rejouez plus ensemble.
block-begin = Bloquer
block-end = Débloquer
blocked-title = Personnes bloquées
blocked-rematch = Vous ne pouvez pas rejouer avec toutes ces personnes.
report-title = Signaler
report-how = La personne qui gère ce serveur le lira, avec une copie des messages voisins. Personne d’autre n’en sera informé.
report-line = Quel message ?
report-no-line = aucun, la personne en général
report-why = Qu’est-ce qui ne va pas ?
report-send = Envoyer le signalement
report-done = Merci. La personne qui gère ce serveur lira votre signalement.
report-most = Vous avez envoyé { $n } signalements en un jour, le maximum. Réessayez demain.

## Gérer un club

door-title = Une invitation pour vous
door-why = Quelqu’un vous a donné le lien de ce serveur. Choisissez un nom et entrez : aucun mot de passe n’est nécessaire.
door-in = Entrer
silenced = La personne qui gère ce serveur vous a retiré la parole pour l’instant. Vous pouvez continuer à jouer.
new-lines = La première semaine, vous pouvez écrire { $n } messages par heure aux tables ouvertes à tout le monde. Attendez un peu.
new-tables = La première semaine, vous pouvez avoir { $n } tables ouvertes à la fois à l’accueil. Attendez que l’une d’elles commence, ou fermez-en une.
wrong-invited = Ce serveur est réservé aux personnes invitées. Demandez le lien d’une table à quelqu’un qui joue ici, ou celui du serveur à la personne qui le gère.
players-needs =
    { $n ->
        [one] players { $do } : il faut l’identifiant d’un joueur (« dynasty players list » affiche les identifiants)
       *[other] players { $do } : il faut les identifiants de { $n } joueurs (« dynasty players list » affiche les identifiants)
    }
players-numbers = players reports : il faut des numéros de signalements
players-same = players merge : il faut deux joueurs différents
players-line =
    { $n ->
        [one] depuis le { $made }, dernière visite { $seen }, { $n } table
       *[other] depuis le { $made }, dernière visite { $seen }, { $n } tables
    }
players-is-muted = muet
players-is-closed = fermé
players-sum =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
players-mute = { $player } ne peut plus parler à aucune table. « dynasty players unmute » lui rend la parole.
players-unmute = { $player } peut de nouveau parler.
players-close = Les clés { DE($player) } sont révoquées, et ses tables ouvertes sont fermées. Aux tables en cours, cette personne compte comme absente.
players-merge = Tout ce qui appartenait à { $player } appartient maintenant à { $into }.
players-invite = Toute personne qui ouvre ce chemin de votre serveur peut entrer, même quand il est réservé aux personnes invitées : { $path }
report-head = Signalement { $n }, { $day } : à propos { DE($about) }, par { $by }
reports-sum =
    { $n ->
        [0] Aucun signalement en attente.
        [one] { $n } signalement en attente. « dynasty players reports NUMÉRO » le marque comme réglé.
       *[other] { $n } signalements en attente. « dynasty players reports NUMÉRO... » les marque comme réglés.
    }
reports-done =
    { $n ->
        [one] { $n } signalement réglé.
       *[other] { $n } signalements réglés.
    }

## L’aide des commandes

# Chacun de ces messages tient sur une ligne, et ses seules variables sont { $name } : ils sont lus sans Fluent, qui est long à charger.

help-usage = Utilisation :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-required = obligatoire
help-variable = variable : { $variable }
help-default = par défaut : { $default }
help-off = non
help-none = rien
help-joined = { $before } ; { $next }
help-least = au moins { $least }
help-between = de { $least } à { $most }
help-secret-file = Pour que l’adresse reste secrète, indiquez dans { $variable } le chemin d’un fichier qui la contient.

# Ce qui est à remplacer, en majuscules

help-word-action = ACTION
help-word-address = ADRESSE
help-word-arguments = ARGUMENTS
help-word-bot = BOT
help-word-command = COMMANDE
help-word-file = FICHIER
help-word-folder = DOSSIER
help-word-game = JEU
help-word-host = HÔTE
help-word-id = ID
help-word-key = CLÉ
help-word-lesson = LEÇON
help-word-mb = MO
help-word-name = NOM
help-word-options = OPTIONS
help-word-points = POINTS
help-word-port = PORT
help-word-seconds = SECONDES
help-word-step = ÉTAPE
help-word-url = URL
help-word-value = VALEUR
help-word-who = QUI

# Le programme et ses commandes

help-program = Jouer à des jeux de stratégie sur la Chine, et les étudier. Sans commande, un menu vous aide à commencer une partie.
help-more = Pour en lire plus : docs/learn/first-game.md (jouer), docs/learn/first-bot.md (écrire un bot), docs/learn/first-experiment.md (changer un nombre), docs/learn/first-server.md (gérer un serveur) et docs/index.md (tout le reste).
help-command-play = Jouer dans le terminal, contre des bots ou à plusieurs sur le même écran.
help-command-serve = Démarrer un serveur, pour jouer dans le navigateur sur cet ordinateur ou par le réseau.
help-command-games = Lister les jeux.
help-command-learn = Apprendre un jeu par une leçon interactive, puis continuer la partie.
help-command-puzzle = Résoudre le problème du jour : trouver le meilleur choix.
help-command-guide = Lire le guide d’un jeu, ses images décrites par des mots.
help-command-rules = Lister les règles d’un jeu, avec les fonctions, les tests et les précisions de chacune.
help-command-components = Lister les valeurs du matériel d’un jeu, avec leurs sources.
help-command-shares = Mesurer ce qui rapporte des points, dans des parties entre bots de même force. Le guide montre le résultat.
help-command-replay = Rejouer un fichier de partie et raconter ce qui s’est passé.
help-command-verify = Vérifier que des fichiers de partie se rejouent correctement. Le code de sortie est 0 si c’est le cas de tous, 1 si un fichier diffère, et 2 si l’un n’est pas un fichier de partie.
help-command-render = Dessiner le plateau d’un fichier de partie, ou d’une partie jouée au hasard.
help-command-analyse = Analyser une partie terminée : chances de victoire, tournants, erreurs et hasard.
help-command-simulate = Faire jouer de nombreuses parties à des bots. Les mêmes graines donnent les mêmes résultats, quel que soit le nombre de processus.
help-command-arena = Mesurer la force des bots. La commande reprend là où elle s’est arrêtée.
help-command-ladder = Écrire la page de l’échelle des bots, DOSSIER.md, d’après les rapports d’un dossier.
help-command-balance = Mesurer l’équilibre d’un jeu avec des bots. La commande reprend là où elle s’est arrêtée.
help-command-sweep = Essayer d’autres valeurs d’un élément du matériel sur les mêmes donnes. La commande reprend là où elle s’est arrêtée.
help-command-dataset = Enregistrer chaque décision de nombreuses parties en lignes de fichiers Parquet, pour l’apprentissage automatique.
help-command-train = Entraîner les poids qui estiment les positions. La commande reprend là où elle s’est arrêtée.
help-command-calibrate = Comparer les chances de victoire prévues aux résultats, par quart de partie.
help-command-puzzles = Chercher des problèmes dans des parties entre lettrés. La commande reprend là où elle s’est arrêtée.
help-command-bench = Mesurer la vitesse de chaque jeu.
help-command-fuzz = Jouer de nombreuses parties et vérifier tous les invariants. Les échecs sont affichés avec leurs graines.
help-command-backup = Copier toutes les tables dans un seul fichier. Le serveur peut continuer à tourner.
help-command-restore = Restaurer toutes les tables d’une sauvegarde. Arrêtez d’abord le serveur. Les tables actuelles sont mises de côté, et non supprimées.
help-command-doctor = Examiner chaque table et rejouer son journal. Aucune table n’est modifiée.
help-command-ratings = Recalculer toutes les cotes d’après les résultats enregistrés.
help-command-players = Gérer les joueurs d’un serveur : les lister, leur couper ou leur rendre la parole, les exclure, les fusionner, les inviter, et lire les signalements.

# Options et arguments communs à plusieurs commandes

help-option-help = Afficher cette aide et quitter.
help-option-version = Afficher la version et quitter.
help-option-lang = Choisir la langue.
help-option-lang-default = la langue de LANG, ou sinon en
help-option-coach = Régler ce que dit le coach quand vous jouez sans autre personne, contre des bots.
help-option-coach-default = silent
help-option-game = Indiquer le jeu. « dynasty games » liste tous les noms.
help-option-file-or-game = Indiquer un fichier de partie, ou le nom d’un jeu.
help-option-file = Indiquer le fichier de partie à lire.
help-option-components = Utiliser les valeurs du matériel de ce fichier TOML.
help-option-components-default = les valeurs du jeu
help-option-option = Régler une option de table. À répéter pour en régler plusieurs.
help-option-option-default = les valeurs par défaut du jeu
help-option-json = Afficher du JSON pour les programmes.
help-option-jobs = Utiliser ce nombre de processus.
help-option-on = Jouer sur Ray, ici ou sur une grappe, plutôt que dans des processus locaux.
help-option-on-default = des processus locaux
help-option-seed = Commencer par cette graine, un nombre entier. Les parties suivantes utilisent les graines suivantes.
help-option-own-seed = Utiliser cette graine, un nombre entier, pour la partie.
help-option-own-seed-default = une graine au hasard
help-option-bots = Indiquer les bots qui jouent, séparés par des virgules. Ils avancent d’une place après chaque donne.
help-option-counts = Indiquer les nombres de joueurs, séparés par des virgules, ou « all » pour tous.
help-option-counts-default = le plus petit nombre
help-option-all-counts = Indiquer les nombres de joueurs, séparés par des virgules, ou « all » pour tous.
help-option-data = Enregistrer les tables dans ce dossier.
help-option-data-default = « tables » dans votre dossier de données
help-option-database = Utiliser cette base de données PostgreSQL (postgresql+psycopg://…).
help-option-database-default = un fichier SQLite dans le dossier de --data

# Les autres options et arguments, par commande

help-play-what = Indiquer un jeu à commencer, ou une partie enregistrée à continuer.
help-play-what-default = demandé par un menu
help-play-seats = Indiquer les joueurs dans l’ordre des places, séparés par des virgules : you (vous), you=NOM, ou un bot. Du plus faible au plus fort, les bots sont novice, apprentice, artisan, scholar et master.
help-play-seats-default = vous contre des artisans, au plus petit nombre de joueurs
help-play-resume = Continuer cette partie enregistrée.
help-play-save = Enregistrer la partie dans ce fichier.
help-play-save-default = un nouveau fichier parmi vos parties enregistrées
help-serve-host = Écouter à cette adresse.
help-serve-port = Écouter sur ce port.
help-serve-workers = Utiliser ce nombre de processus serveur.
help-serve-thinkers = Utiliser ce nombre de processus pour les bots.
help-serve-bot-tables = Permettre à chaque joueur ce nombre de tables en cours entre bots seuls.
help-serve-rooms = Garder en mémoire ce nombre de tables inutilisées.
help-serve-drawing-memory = Utiliser cette mémoire, en Mo, pour redessiner vite les pages ouvertes.
help-serve-requests = Permettre ce nombre de requêtes par minute depuis chaque adresse.
help-serve-lan = Écouter sur le réseau local et afficher l’adresse à ouvrir.
help-serve-tls-cert = Servir en HTTPS avec ce certificat (PEM).
help-serve-tls-key = Utiliser cette clé privée (PEM) pour le certificat.
help-serve-public-url = Utiliser cette URL de base pour les liens d’invitation.
help-serve-public-url-default = l’adresse qu’utilise le navigateur
help-serve-connections-per-address = Permettre ce nombre de connexions ouvertes depuis chaque adresse, dans chaque processus serveur.
help-serve-lines-per-address = Permettre ce nombre de pages ouvertes depuis chaque adresse.
help-serve-lines-per-table = Permettre ce nombre de spectateurs à chaque table.
help-serve-open-metrics = Montrer /metrics à tout le monde, et non à cette machine seule.
help-serve-smtp = Envoyer le courrier par ce serveur (smtp://NOM:SECRET@HÔTE:PORT ou smtps://…).
help-serve-smtp-default = aucun courrier n’est envoyé
help-serve-mail-from = Envoyer le courrier depuis cette adresse.
help-serve-allow-private-hooks = Permettre les webhooks vers des machines du réseau local.
help-serve-doors = Choisir qui peut entrer : tout le monde (open), ou seulement avec un lien (invited).
help-serve-allow-seeds = Laisser les hôtes choisir la graine de toute table, pour des tests.
help-serve-contact = Afficher cette adresse (courriel ou web) sur la page d’aide, pour que l’on puisse vous joindre.
help-serve-contact-default = aucune
help-serve-open = Ouvrir le navigateur, ou non.
help-learn-lesson = Indiquer la leçon.
help-learn-lesson-default = la première
help-learn-again = Recommencer la leçon depuis le début.
help-puzzle-number = Indiquer le numéro d’un problème précédent.
help-puzzle-number-default = celui du jour
help-rules-id = Montrer seulement cette règle, cette précision ou ce chapitre.
help-rules-id-default = toutes les règles
help-components-source = Montrer seulement les valeurs de cette source.
help-components-source-default = toutes les sources
help-shares-games = Jouer ce nombre de parties.
help-replay-to = S’arrêter après ce nombre de choix.
help-replay-to-default = la fin du fichier
help-replay-seat = Montrer ce qu’a vu cette place, comptée à partir de 0. Un spectateur est -1.
help-verify-files = Indiquer les fichiers de partie à vérifier.
help-render-to = Dessiner le plateau après ce nombre de choix.
help-render-to-default = la fin d’un fichier, ou le début d’une partie
help-render-seat = Dessiner ce que voit cette place, comptée à partir de 0. Un spectateur est -1.
help-render-output = Enregistrer le dessin dans ce fichier.
help-render-output-default = la sortie standard
help-render-text = Dessiner en texte brut plutôt qu’en SVG.
help-render-narrow = Dessiner pour un téléphone.
help-render-theme = Choisir les couleurs, claires (light) ou sombres (dark).
help-analyse-seat = Chercher les erreurs de cette place seulement, comptée à partir de 0.
help-analyse-seat-default = toutes les places
help-simulate-seats = Indiquer les bots dans l’ordre des places, séparés par des virgules.
help-simulate-games = Jouer ce nombre de parties.
help-simulate-detail = Compter aussi les événements, et les points par catégorie.
help-arena-bots = Indiquer les bots du plus faible au plus fort, séparés par des virgules.
help-arena-games = Jouer ce nombre de parties avec chaque groupe de bots.
help-arena-neighbours = Opposer chaque bot seulement au suivant de la liste.
help-arena-against = Opposer aussi au dernier bot ces adversaires, séparés par des virgules (avec --neighbours).
help-arena-out = Enregistrer les parties et le rapport dans ce dossier.
help-arena-out-default = arena/JEU
help-ladder-folder = Indiquer le dossier des rapports.
help-ladder-play = Rejouer les parties de tous les rapports. C’est très long.
help-balance-game = Indiquer le jeu à mesurer. Sans jeu, la page sur l’équilibre est écrite.
help-balance-bot = Faire jouer ce bot avec tous les nombres de joueurs possibles.
help-balance-games = Jouer ce nombre de parties à chaque nombre de joueurs.
help-balance-masters = Jouer aussi ce nombre de parties entre maîtres, en solo et au nombre habituel de joueurs.
help-balance-out = Enregistrer le rapport dans ce dossier.
help-balance-out-default = balance/JEU
help-balance-page = Écrire la page sur l’équilibre dans ce fichier, quand aucun jeu n’est indiqué.
help-sweep-vary = Indiquer un élément du matériel et les valeurs à essayer. À répéter pour en faire varier plusieurs.
help-sweep-games = Jouer au plus ce nombre de donnes avec chaque valeur.
help-sweep-whole = Jouer toutes les donnes, même si le résultat est déjà clair.
help-sweep-out = Enregistrer le rapport dans ce dossier.
help-sweep-out-default = sweep/JEU/CLÉ
help-dataset-games = Jouer ce nombre de parties à chaque nombre de joueurs.
help-dataset-out = Enregistrer les lignes et les fichiers de partie dans ce dossier.
help-train-games = Entraîner les poids sur ce nombre de parties.
help-train-out = Enregistrer les parties et les poids dans ce dossier.
help-train-out-default = train/JEU
help-train-install = Enregistrer les poids dans le dossier du jeu.
help-train-play = Entraîner les poids avec lesquels les bots jouent. Ils ne sont enregistrés que s’ils gagnent plus souvent.
help-train-rounds = Améliorer les poids en ce nombre de tours (avec --play).
help-train-deals = Évaluer les poids sur ce nombre de donnes (avec --play).
help-calibrate-games = Jouer ce nombre de parties.
help-calibrate-out = Enregistrer aussi un graphique dans ce dossier.
help-calibrate-out-default = aucun graphique
help-puzzles-games = Chercher dans ce nombre de parties à chaque nombre de joueurs.
help-puzzles-gap = Exiger cette avance du meilleur choix, en points.
help-puzzles-gap-default = un tiers d’une erreur dans ce jeu, ou un sixième avec --check
help-puzzles-kinds = Chercher seulement ces sortes de questions, séparées par des virgules.
help-puzzles-kinds-default = toutes les questions
help-puzzles-most = Garder au plus ce nombre de problèmes, les plus clairs.
help-puzzles-without = Écarter ces problèmes, séparés par des virgules.
help-puzzles-check = Demander aux bots actuels si les problèmes du jeu sont toujours valables.
help-puzzles-out = Enregistrer les problèmes dans ce dossier.
help-puzzles-out-default = puzzles/JEU
help-puzzles-install = Enregistrer les problèmes dans le dossier du jeu.
help-bench-seconds = Utiliser ce temps de processeur pour chaque jeu, en secondes.
help-fuzz-game = Indiquer le jeu.
help-fuzz-game-default = tous les jeux
help-fuzz-games = Jouer à chaque jeu ce nombre de fois.
help-fuzz-every = Vérifier tous les N choix.
help-fuzz-bot = Faire jouer ce bot.
help-fuzz-bot-default = random, puis greedy dans dix fois moins de parties
help-fuzz-seats = Jouer à ce nombre de joueurs.
help-fuzz-seats-default = tous les nombres, tour à tour
help-backup-file = Indiquer le nom du nouveau fichier.
help-restore-file = Indiquer la sauvegarde à restaurer.
help-ratings-do = Taper « rebuild ».
help-players-do = Choisir l’action : list (lister), reports (signalements), mute (couper la parole), unmute (la rendre), close (exclure), merge (fusionner) ou invite (inviter).
help-players-which = Indiquer les ID des joueurs ou, avec « reports », les numéros des signalements à clore.
help-players-fresh = Créer un nouveau lien d’invitation. L’ancien ne marche plus.

## Les erreurs de la ligne de commande

help-error = Erreur : { $what }
help-error-try = Pour l’aide, tapez : { $command }
help-error-command = la commande « { $given } » n’existe pas.
help-error-option = l’option { $given } n’existe pas.
help-error-near = Cherchez-vous { $near } ?
help-error-extra = « { $given } » n’est pas attendu ici.
help-error-missing = { $name } manque.
help-error-no-value = { $name } demande une valeur. Tapez { $form }.
help-error-flag = { $name } ne prend pas de valeur.
help-error-bad = { $name } ne peut pas être « { $given } ».
help-error-value = { $name } doit être { $expected }, et non « { $given } ».
help-error-choice = une valeur parmi { $known }
help-error-yes-no = yes (oui) ou no (non)
help-error-integer = un nombre entier
help-error-integer-least = un nombre entier d’au moins { $least }
help-error-integer-between = un nombre entier de { $least } à { $most }
help-error-number = un nombre
help-error-number-least = un nombre d’au moins { $least }
help-error-number-between = un nombre de { $least } à { $most }
bad-seed = --seed : attendu un nombre entier de 0 à { $most }, reçu { $given }.
bad-coach = --coach : valeur attendue parmi { $known }, reçu « { $given } ».
no-language = La langue « { $given } » n’existe pas ici. Choisissez parmi : { $known }.
no-lesson =
    { $n ->
        [0] { $game } n’a pas de leçon.
       *[other] { $game } n’a pas de leçon « { $given } ». Choisissez parmi : { $known }.
    }
no-puzzle = { $game } n’a pas de problème « { $given } ».

## Les erreurs des fichiers

# Ce sont des parties de phrases : « Fichier de partie incorrect : » ou « Fichier de matériel incorrect : » les précède.

flaw-in-file = { $file } : { $what }
flaw-component = { $file } : { $place } : attendu { $expected }
flaw-component-got = { $file } : { $place } : attendu { $expected }, reçu { $got }
flaw-component-missing = { $file } : { $place } : attendu { $expected }, rien reçu
flaw-value = { $place } : attendu { $expected }, reçu { $got }
flaw-key = { $place } : clé « { $given } » inconnue (clés connues : { $known })
flaw-json = ce n’est pas du JSON valide (ligne { $line }, colonne { $column })
flaw-json-size = ce n’est pas du JSON valide (trop imbriqué, ou un nombre trop long)
flaw-toml = ce n’est pas du TOML valide (ligne { $line }, colonne { $column })
flaw-toml-end = ce n’est pas du TOML valide (il finit trop tôt)
flaw-utf8 = ce n’est pas un texte UTF-8 (à l’octet { $at })
flaw-unreadable = { $what }
flaw-half-character = un texte contient un demi-caractère
flaw-no-record = ce n’est pas un fichier de partie de Dynasty (le champ « dynasty » manque)
flaw-field-missing = le champ « { $field } » manque
flaw-step = étape inconnue : { $step }
flaw-dump = la position n’est pas valable à { $game } ({ $what })
flaw-invariant = elle enfreint un invariant : { $what }
flaw-position = la position ne peut pas être jouée : { $what }
flaw-origin = origin : la position ne peut pas être jouée jusqu’au bout ({ $what })
flaw-origin-players = origin : la position est pour un autre nombre de joueurs ({ $players }, et non { $seats })
flaw-other-game = c’est une partie { DE($found) }, et non { DE($wanted) }
flaw-version = partie faite avec la version { $found } des règles { DE($game) }, mais ce programme a la version { $wanted }
flaw-box = partie faite avec un autre matériel ({ $found }) que celui-ci ({ $wanted }). Indiquez le même fichier de matériel.
flaw-short =
    { $n ->
        [0] la partie n’a aucun choix, et non { $to }
        [one] la partie n’a que { $n } choix, et non { $to }
       *[other] la partie n’a que { $n } choix, et non { $to }
    }
flaw-open-game = la partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
flaw-no-choices = personne n’a fait de choix : il n’y a rien à analyser.
flaw-unknown-choice = ce choix n’existe pas dans ce jeu
flaw-not-asked = cette place n’a rien à choisir
flaw-illegal = la règle { $rule } l’interdit
flaw-dead-end = elle ne mène nulle part
flaw-journal = { $file } : la ligne { $line } n’est pas une partie terminée
flaw-report = { $file } : ce n’est pas un rapport de l’arène
flaw-balance = ce ne sont pas les chiffres d’un rapport sur l’équilibre
flaw-shares = { $file } : ce n’est pas une mesure des points
flaw-lesson-record = record : le fichier { $file } doit être à côté de la leçon
flaw-lesson-steps = { $place } : il faut une étape pour chaque choix de l’élève, dans l’ordre. Sans étape : { $lacking }. D’un autre, ou trop tard : { $foreign }.
flaw-heading = { $file } : au titre « { $heading } » manque un ID à la fin, comme { "{" }#goal{ "}" }
flaw-title = { $file } : le titre manque (# …)
guide-no-figure = La figure « { $figure } » ne peut pas être essayée ici.
guide-figure-over = La partie de la figure « { $figure } » est terminée.
guide-no-piece = Rien ne s’appelle « { $noun } » dans ce jeu.
diverged-choice = choix { $number } (place { $seat }, { $choice }) : { $what }
diverged-open = le fichier contient des scores finaux, mais la partie n’est pas terminée
diverged-scores = le fichier dit { $stated }, mais la partie rejouée donne { $replayed }

# Ce qui était attendu

expected-answer = au plus { $most } choix dans une réponse
expected-answers =
    { $n ->
        [one] une liste de { $n } réponse
       *[other] une liste de { $n } réponses
    }
expected-beat = un nombre à partir de 1, avec « after »
expected-choice = une paire [place, "verbe:nom"]
expected-decider = une question à une place qui peut choisir
expected-fence = un bloc de type { $known }
expected-figure-position = une position de 0 à { $last }
expected-figure-seat = une place de -1 à { $last }
expected-format = le format { $format }
expected-frame-limits = des places et des arguments qui existent
expected-frame-parts = des cadres avec étape, place et argument
expected-frames = une liste d’au plus { $most } cadres
expected-integer = un nombre entier
expected-key = une clé du matériel
expected-key-near = une clé du matériel (peut-être { $near } ?)
expected-later-ids = des ID d’étapes suivantes
expected-lesson-at = le numéro du choix à demander
expected-lesson-choice = un choix de la partie, de 0 à { $last }
expected-list = une liste
expected-list-of = une liste dont chaque valeur est { $each }
expected-no-after = rien avec « at »
expected-one-of = une valeur parmi { $known }
expected-options = des chaînes de caractères par clé
expected-own-ids = des ID différents (« end » et « promise » sont pris)
expected-parts = { $numbers }, { $width } bits par partie, chacune au plus { $top }
expected-position = une position
expected-question = une question au sommet
expected-record = une partie { DE($game) }
expected-record-choice = « { $choice } », comme dans le fichier de partie
expected-sealable = un choix que la place { $seat } peut sceller
expected-seats = une liste de places
expected-some-wholes = une liste de { $least } à { $most } nombres entiers de { $low } à { $high }
expected-suffixes = des suffixes par choix, verbe ou *
expected-table = une table
expected-text = une chaîne de caractères
expected-texts =
    { $n ->
        [one] une liste de { $n } chaîne de caractères
       *[other] une liste de { $n } chaînes de caractères
    }
expected-until = start < until ≤ { $last }
expected-value = une valeur, pas une table
expected-values-by-name = des valeurs par nom
expected-whole = un nombre entier de { $low } à { $high }
expected-whole-list = une liste de nombres entiers
expected-wholes =
    { $n ->
        [one] une liste de { $n } nombre entier de { $low } à { $high }
       *[other] une liste de { $n } nombres entiers de { $low } à { $high }
    }
expected-words = une liste de mots parmi { $known }
expected-yes-no = true ou false
got-bits = un nombre à { $bits } bits

# Pourquoi un fichier ou un port est inutilisable

os-exists = il existe déjà
os-folder = c’est un dossier
os-forbidden = accès refusé
os-full = le disque est plein
os-long-name = le nom est trop long
os-missing = fichier ou dossier introuvable
os-no-folder = une partie du chemin n’est pas un dossier
os-port-used = un autre programme l’utilise
os-read-only = le disque est en lecture seule

## Documents

document-pages = Pages d’aide
document-learn = Débuter
document-how-to = Guides pratiques
document-reference = Aide-mémoire
document-explanation = Comprendre
document-technical = Pour programmer ou gérer un serveur
document-neighbours = Page précédente et page suivante
document-previous = Précédente : { $title }
document-next = Suivante : { $title }
site-contact = Joindre la personne qui gère ce serveur : { $contact }
