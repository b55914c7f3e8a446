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
undo-stand-in = Votre dernier choix ne peut pas être annulé : depuis, un robot a joué pour vous.
undo-ask = Un autre joueur a agi depuis : tous les autres doivent être d’accord.
undo-asked = Vous avez demandé aux autres de vous laisser annuler votre choix.
undo-terms = Rien ne s’annule à cette table : c’est une de ses conditions.
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
        [0] Ensuite « { INNER($question) } » { $choices }.
       *[other] Ensuite « { INNER($question) } » { $choices }, et { $more } de plus.
    }
preview-choices = { $some } / { $other }
preview-chance = Ensuite, le hasard décide.
preview-revealed = Ensuite, quelque chose de caché est dévoilé.
preview-others = Ensuite, d’autres choisissent.
preview-over = Ensuite, la partie est terminée.

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

## Ce que les règles font d’elles-mêmes, entre les tours

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

## Ce qui a été tapé ou demandé et ne peut être

no-game = Il n’y a pas de jeu « { $given } » sur l’étagère ; il y a : { $known }.
no-file-or-game = « { $given } » n’est ni un fichier ni un jeu ; les jeux sont : { $known }.
no-bot = Il n’y a pas de robot « { $given } » ; il y a : { $known }.
no-stand-in = Personne du nom de « { $given } » ne peut remplacer ; il y a : { $known }.
seats-count = { $game } se joue à { $allowed }, et non à { $given }.
seats-twice = Deux joueurs ont le même nom : { $given }.
seats-bots = Ici, seuls des robots peuvent jouer ({ $known }), et non « { $given } ».
seat-number = --seat : attendu de 0 à { $last }, reçu { $given }.
seat-unknown = Personne du nom de « { $given } » ne peut s’asseoir ; il y a : { $known }.
seat-name = Un nom a au plus { $most } caractères imprimables ; « { $given } » ne convient pas.
bad-workers = Plusieurs processus serveur ont besoin de --database postgresql+psycopg://...
bad-public-url = --public-url : attendu http(s)://HOST ou HOST:PORT, reçu « { $given } ».
bad-option-name =
    { $n ->
        [0] Il n’y a pas d’option « { $given } » ; ce jeu n’en a aucune.
       *[other] Il n’y a pas d’option « { $given } » ; ce jeu a : { $known }.
    }
bad-option-value = Option « { $option } » : valeur attendue parmi { $known }, reçu « { $given } ».
bad-option-seats =
    { $seats ->
        [one] À { $seats } joueur, l’option « { $option } » reste « { $stays } » ; les autres valeurs se jouent à { $allowed }.
       *[other] À { $seats } joueurs, l’option « { $option } » reste « { $stays } » ; les autres valeurs se jouent à { $allowed }.
    }
bad-option-form = --option : attendu KEY=VALUE, reçu « { $given } ».
bad-vary-twice = --vary : chaque clé une seule fois, reçu { $given }.
bad-vary-form = --vary : attendu KEY=VALUE,VALUE …, reçu « { $given } ».
bad-vary-key =
    { $n ->
        [0] --vary : la boîte n’a pas de valeur « { $given } » ; « dynasty components » les montre toutes.
       *[other] --vary : la boîte n’a pas de valeur « { $given } » ; les plus proches : { $near }.
    }
bad-vary-own = --vary : { $name } vaut déjà { $value } ; nommez une autre valeur.
bad-vary-joined = --vary : les clés jointes par + doivent avoir la même valeur dans la boîte ; { $given } valent { $values }.
bad-bots-twice = --bots : chaque robot une seule fois, reçu { $given }.
bad-bots-few =
    { $needed ->
        [one] --bots : une table a besoin de { $needed } robot.
       *[other] --bots : une table a besoin de { $needed } robots différents, reçu { $given }.
    }
bad-bots-none = --bots : nommez au moins un robot.
bad-against = --against va avec --neighbours : il nomme qui d’autre affronte le dernier robot.
bad-plan = { $folder } contient les parties d’un autre plan ({ $name } : { $there } là, { $asked } demandé) ; nommez un autre dossier avec --out.
bad-reward = Il n’y a pas de récompense « { $given } » ; il y a : { $known }.
bad-theme = --theme : valeur attendue parmi { $known }, reçu « { $given } ».
bad-source = --source : valeur attendue parmi { $known }, reçu « { $given } ».
bad-on = --on : attendu ray ou ray://HOST:PORT, reçu « { $given } ».
bad-save = --save : { $file } existe déjà ; continuez avec : dynasty play { $file }
bad-both = Donnez un jeu à commencer ({ $game }) ou un fichier à reprendre, pas les deux.
bad-kept = { $option } : une partie conservée a le sien.
bad-rule = Il n’y a ni règle, ni décision, ni chapitre « { $given } » ; les chapitres sont { $chapters }.

## Ce qui est refusé

fault-missing = { $where } : il faut l’indiquer.
fault-unknown = { $where } : rien ici ne porte ce nom.
fault-long = { $where } : au plus { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
fault-short = { $where } : au moins { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
fault-many = { $where } : au plus { $n }.
fault-few = { $where } : au moins { $n }.
fault-least = { $where } : au moins { $known }.
fault-most = { $where } : au plus { $known }.
fault-below = { $where } : moins de { $known }.
fault-one-of = { $where } : une valeur est attendue parmi { $known }.
fault-json = { $where } : ce n’est pas du JSON.
fault-number = { $where } : un nombre entier est attendu.
fault-yes-no = { $where } : true ou false est attendu.
fault-text = { $where } : un texte est attendu.
fault-form = { $where } : un texte d’une autre forme est attendu.
fault-list = { $where } : une liste est attendue.
fault-object = { $where } : un objet avec des noms et des valeurs est attendu.
error-components = Fichier de composants incorrect : { $detail }
error-record = Enregistrement incorrect : { $detail }
error-diverged = L’enregistrement ne se rejoue pas : { $detail }
error-file = Fichier inutilisable : { $detail }
error-other = { $detail }
backup-done = { $n ->
    [one] Une table est copiée dans { $file }.
   *[other] { $n } tables sont copiées dans { $file }.
}
backup-postgres = Une base PostgreSQL se copie avec son propre outil : { $command }
backup-nothing = Il n’y a pas de tables à copier : { $file } n’existe pas. Indiquez avec --data où elles sont gardées.
backup-exists = { $file } existe déjà. Donnez un autre nom, pour ne perdre aucune copie.
restore-done = Les tables { DE($file) } sont de retour.
restore-former = Ce qui s’y trouvait avant est gardé sous { $file }.
restore-postgres = Une base PostgreSQL se rétablit avec son propre outil : { $command }
restore-missing = Il n’y a pas de fichier { $file }.
restore-other = { $file } ne contient pas les tables de Dynasty.
restore-damaged = { $file } est endommagé : { $why }
restore-busy = Un autre programme utilise encore { $file }. Arrêtez-le, puis réessayez.
doctor-nothing = Il n’y a pas de tables à examiner : { $file } n’existe pas. Indiquez avec --data où elles sont gardées.
doctor-damaged = Le fichier { $file } est endommagé : { $why }. Arrêtez le serveur et rétablissez une copie avec « dynasty restore ».
doctor-shape = La base { $where } a la forme { $found } ; cette version attend { $newest }. Un serveur l’y amène en démarrant.
doctor-sum = { $n ->
    [0] Aucune table à examiner.
    [one] Une table examinée en { $seconds } s ; { $well } en bon état.
   *[other] { $n } tables examinées en { $seconds } s ; { $well } en bon état.
}
doctor-resumes = { $table } ({ $game }) reprendra à sa dernière position gardée : { $why }
doctor-kept = { $table } ({ $game }) est finie et montrée telle qu’elle a été gardée : { $why }
doctor-closed = { $table } ({ $game }) ne peut pas être ouverte : { $why }
doctor-why-game = ce jeu n’est pas sur l’étagère.
doctor-why-rules = elle s’est jouée sous une autre version des règles.
doctor-why-components = elle s’est jouée avec un autre matériel.
doctor-why-log = la ligne { $entry } de son journal est endommagée ou manque.
doctor-why-stored = ce qui en a été gardé est endommagé.
extra-missing = Cette commande demande plus que ce qui est installé ({ $module } manque) : pip install '{ $package }[{ $extra }]'
rules-no-tests = Les tests ne sont pas installés ici et ne sont donc pas comptés ; le dépôt du projet les contient.
start-folder = Les tables ne peuvent pas être gardées dans { $file } : { $why }
start-address = L’adresse de la base de données est illisible. Donnez sqlite:///FICHIER ou postgresql+psycopg://UTILISATEUR:SECRET@HÔTE/NOM, où certains signes d’un mot de passe s’écrivent autrement (@=%40, :=%3A, /=%2F).
start-driver = La base de données { $url } est d’un type que ce programme ne connaît pas. Donnez sqlite:///FICHIER ou postgresql+psycopg://UTILISATEUR:SECRET@HÔTE/NOM.
start-newer = La base de données { $where } a été faite par une version plus récente de ce programme. Installez cette version, ou donnez un autre dossier.
start-file = Le fichier { $where } n’est pas une base de données. Donnez un autre dossier, ou déplacez le fichier.
start-database = La base de données { $where } est inutilisable : { $why }
start-port = Le serveur ne peut pas écouter à { $host }, port { $port } : { $why }. Choisissez un autre port avec --port.
start-tls-alone = Pour servir en HTTPS, donnez --tls-cert et --tls-key ensemble.
start-tls-file = Le fichier { $file } est illisible : { $why }
start-tls-bad = { $cert } et { $secret } ne sont pas un certificat et sa clé au format PEM, ou un mot de passe verrouille la clé.
start-second = Un autre serveur a ouvert ces tables ({ $where }) ; il est à l’adresse { $url }. Arrêtez-le d’abord, ou donnez un autre dossier avec --data.
# Secrets et fichiers privés
secret-unreadable = Le fichier que désigne { $variable } est illisible : { $why }
secret-garbled = Le fichier que désigne { $variable } n’est pas un texte UTF-8.
secret-empty = Le fichier que désigne { $variable } est vide.
secret-visible = La ligne de commande montre à tous les utilisateurs de cette machine le mot de passe donné par { $option }. Mettez l’adresse dans un fichier, et désignez ce fichier par { $variable }.
private-repaired = D’autres utilisateurs de cette machine avaient accès à { $files }. Désormais, seul le propriétaire y a accès.
private-left = D’autres utilisateurs de cette machine ont accès à { $files } ; ce programme ne peut pas le changer.

## L’étagère

games-facts = { $seats } joueurs. Version { $version } des règles.
components-source = Marque
components-key = Composant
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
rules-none = aucun
rules-summary =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    } : { $functions } avec une fonction, { $tests } avec un test.
rules-unknown = Identifiant inconnu : { $what }
rules-unknown-id = Il n’y a pas de règle { $id }. Les chapitres sont { $chapters }.

## Analyse : une partie terminée, revue après coup

analysis-title = Analyse
analysis-of = { $title } : la partie revue après coup
analysis-how = Chaque choix est jugé d’après ce que le joueur pouvait savoir alors, jamais après coup.
analysis-begin = Analyser cette partie
analysis-going = { $percent } % des coups sont examinés. La page se met à jour d’elle-même.
analysis-interrupted = L’analyse s’est interrompue. Ce qu’elle a déjà trouvé est conservé.
analysis-go-on = Poursuivre l’analyse
analysis-later = La partie n’est pas terminée. Elle pourra être analysée ensuite.
analysis-broken-off = Cette partie a été interrompue. Seule une partie jouée jusqu’au bout peut être analysée.
analysis-empty = Personne n’a joué ici : il n’y a rien à analyser.
analysis-table = Retour à la table
analysis-move = Coup { $move } :
analysis-chance = { $seat } { $percent } %
analysis-share = { $n } %
analysis-curve = Chaque ligne montre les chances de gagner d’un joueur, telles qu’il les voyait. Cliquez sur un tour pour revoir la table juste après.
analysis-steady = Aucun tour n’a changé grand-chose à lui seul.
analysis-try = Reprendre d’ici
analysis-recipe = Seul ce que plusieurs recherches et de nombreuses parties rejouées confirment est appelé erreur ; le rouge marque les graves. Les petites, et les questions de goût, sont passées sous silence.
analysis-chances = Chances de gagner
analysis-turning = Tournants
analysis-mistakes = Erreurs
analysis-none = Aucune qui soit certaine.
analysis-unjudged =
    { $n ->
        [one] Un choix n’a pas pu être jugé.
       *[other] { $n } choix n’ont pas pu être jugés.
    }
analysis-luck = Chance
analysis-at = Coup { $move } : { $text }
analysis-mistake = « { INNER($chosen) } ». Mieux : « { INNER($better) } ».
analysis-grave = « { INNER($chosen) } ». Bien mieux : « { INNER($better) } ».
mistake-gap = À la fin du tour, cela donne : { $parts }.
mistake-close = À la fin du tour, les deux se valent à peu près ; dans les parties rejouées, le meilleur finit devant.
mistake-later = À la fin du tour, il ne paraît pas meilleur ; ce qui plaide pour lui ne se voit que plus tard dans la partie.
analysis-quoted = « { INNER($choice) } »
analysis-done = { $seat } : { $done }.
analysis-swing = { $seat } passe de { $before } % à { $after } %.
analysis-drawn = Le tirage à lui seul a donné { $percent } %.
analysis-undrawn = Le tirage à lui seul a coûté { $percent } %.
analysis-lucky = Le hasard a souri à { $seat } : { $percent } % de victoire en plus.
analysis-unlucky = Le hasard a desservi { $seat } : { $percent } % de victoire en moins.
analysis-even = Le hasard n’a favorisé personne.
analysis-no-chance = Rien n’a été laissé au hasard dans cette partie.

## Enregistrements

replay-over = La partie est terminée
replay-open = La partie continue
verify-fine =
    { $finished ->
        [0] { $file } : en ordre, { $choices } choix, partie en cours
       *[other] { $file } : en ordre, { $choices } choix, partie terminée
    }

## Points

sheet-category = Points pour
sheet-rule = Règle
sheet-total = Total
sheet-hidden = « ? » : caché à vos yeux tant que la partie continue, et non compté dans le total.
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
player-random = robot au hasard
player-greedy = robot avide
player-reckoner = robot calculateur
player-default = joueur absent

## À la table

play-seat = { $seat } ({ $player })
play-kept = Chaque choix est conservé dans { $file }
play-help = Répondez par un numéro. Tapez { $help } pour voir ce que vous pouvez taper d’autre.
play-hand-over = À { $seat } de venir à l’écran.
play-ready = { $seat }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
play-left = Votre partie est conservée. Pour la reprendre :
play-record = L’enregistrement de cette partie est { $file }

status-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
answer-number = Tapez un numéro de 1 à { $last }.
answer-near = Je ne connais pas « { $typed } ». Vouliez-vous dire { $near } ?
answer-several = « { $typed } » convient à { $n } choix. Tapez un numéro, ou nommez aussi la chose, comme { $example }.
answer-unknown = Je ne connais pas « { $typed } ». Tapez un numéro, un choix comme ceux en bout de ligne, ou aide.

what-which = Quel choix ? Tapez effet et son numéro.
why-possible = { $choice } est possible maintenant.
why-all-possible = Tout ce que vous avez ici ou pouvez atteindre est possible maintenant.
why-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
log-all = tout
log-more =
    { $left ->
        [one] ({ $left } tour plus ancien : journal tout)
       *[other] ({ $left } tours plus anciens : journal tout)
    }
save-kept = Votre partie est conservée dans { $file } après chaque choix. Pour une copie, tapez sauver et un nom de fichier.
save-copied = Copié dans { $file }.
save-failed = Aucune copie dans { $file } : { $why }.

## Commandes à la table

command-what = effet
command-why = pourquoi
command-undo = annuler
command-hint = conseil
command-coach = conseiller
command-board = plateau
command-score = points
command-log = journal
command-rules = règles
command-save = sauver
command-help = aide
command-quit = quitter

help-answer = Répondez par le numéro d’un choix, par son texte (comme { $example }), ou par la chose seule si un seul choix la désigne. En outre :
form-what = effet CHOIX
form-why = pourquoi CHOIX
form-undo = annuler
form-hint = conseil
form-coach = conseiller NIVEAU
form-board = plateau
form-score = points
form-log = journal
form-rules = règles ID
form-save = sauver FICHIER
form-help = aide
form-quit = quitter
usage-what = Ce que ferait un choix, pour autant que ce soit certain, avant de le faire.
usage-why = Pourquoi un choix est impossible, avec la règle. Seul : ce que cette question laisse de côté, par raison.
usage-undo = Annuler votre dernier choix, sauf si le hasard, un secret ou un autre joueur est intervenu.
usage-hint = Ce que choisirait le maître, et pourquoi.
usage-coach = Combien parle le conseiller : silencieux, quand cela compte, ou bavard.
usage-board = Revoir le plateau.
usage-score = Les feuilles de score, par catégorie et par règle.
usage-log = Les derniers événements ; journal tout les montre tous.
usage-rules = Une règle et ses précisions, ou un chapitre. Seul : les chapitres.
usage-save = Écrire une copie de la partie. Chaque choix est conservé de toute façon.
usage-help = Cette liste.
usage-quit = Partir ; la partie est conservée.

## Menu

menu-welcome = Dynasty : des jeux de stratégie sur la Chine
menu-language = Langue
menu-new = Une nouvelle partie
menu-continue = Une nouvelle partie, ou une partie en cours ?
menu-kept = { $title } : { $players }, après { $choices } choix
menu-game = Quel jeu ?
menu-count = Combien de joueurs ?
menu-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
menu-who = Qui joue ? Tapez you (vous), you=Nom, ou un robot ({ $bots }). Entrée prend ce qui est entre crochets.

## Beaucoup de parties

simulate-title = Parties en cours
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Points en moyenne
simulate-points = Points par
simulate-event = Ce qui s’est passé
simulate-per-game = Par partie
simulate-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, la meilleure place à { $best } points en moyenne, { $length } décisions par partie ; { $seconds } s ({ $rate } parties par seconde).
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
} : appris de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, écrit dans { $file }
train-before = Avant : { train-figures }
train-after = Maintenant : { train-figures }
train-figures = chances fausses de { $error } % dans les quarts de la partie, écarts de { $bias } points
train-play = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : appris de { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
} ; ailleurs, un choix rapporte { $gain } points de plus qu’à la main
train-duel-hand = Contre les poids écrits à la main : { train-duel }
train-duel-reckoner = Contre le calculateur : { train-duel }
train-duel = devant dans { $value } % (de { $low } à { $high }) de { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
} de chaque place
train-passed = Nettement meilleurs : écrits dans { $file }
train-failed = Pas nettement meilleurs : les robots jouent comme avant. Ce qui a été appris est dans { $file }
calibrate-seats = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
calibrate-quarter = Quart { $n }
calibrate-told = chance annoncée
calibrate-won = parties gagnées

arena-title = Parties en cours
arena-stopped = Arrêté. Ce qui est joué est gardé dans { $file } ; la même commande reprend là.
arena-written = Le rapport avec ses graphiques : { $file }
ladder-written = L’échelle est écrite dans { $file }
arena-page = { $title } : la force des robots
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
arena-how = Chaque donne est jouée depuis chaque place, pour que la chance s’annule. Les cotes sont celles de Plackett et Luce ; chacun commence à 25, et ± est un écart type. Tous les intervalles sont à 95 % de confiance : ceux des parts d’après Wilson, où n est le nombre de parties, ou moins si les parties d’une même donne vont dans le même sens ; ceux des écarts d’après Student, où n est le nombre de donnes. Une égalité compte pour moitié. Les temps sont ceux d’un cœur de processeur.
arena-automaton = l’adversaire du jeu
arena-bots = Robots
arena-played = Parties
arena-seed = Première graine
arena-rules = Version des règles
arena-components = Marque de la boîte
arena-ratings = Cotes
arena-ahead-plot = Combien de fois le premier finit devant le second
arena-margin-plot = De combien de points
arena-bot = Robot
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
sweep-how = Chaque donne est jouée avec chaque valeur, par les mêmes robots aux mêmes places, puis comparée à la même donne avec les valeurs de la boîte : ainsi, la chance s’annule autant que possible. Les intervalles sont à 95 % de confiance, d’après Student ; n est le nombre de donnes. Les chiffres sont nombreux, et un intervalle sur vingt se trompe par hasard : fiez-vous à ce qui est loin de zéro. Quand deux clés forment une carte, une étoile marque une différence dont l’intervalle exclut zéro.
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
sweep-points = Points d’un joueur
sweep-margin = Avance du premier sur le deuxième
sweep-length = Choix par partie
sweep-wins = Victoires de la place { $number } ({ $seat })
sweep-plot = { $measure } : différence avec les valeurs de la boîte
sweep-usage = Ce qui arrive plus ou moins souvent
dataset-written = { $games ->
        [0] Il ne restait rien à jouer
        [one] 1 partie, { $rows } décisions, { $rate } par seconde
       *[other] { $games } parties, { $rows } décisions, { $rate } par seconde
    } : { $file }
lab-worker-lost = Une tâche a fait tomber son processus { $times } fois ; elle est abandonnée. La mémoire suffit-elle ? Essayez moins de --jobs.
lab-no-cluster = Aucune grappe Ray ne répond à { $address }. Tourne-t-elle, avec les mêmes versions de Python et de Ray ?
sweep-same-usage = Rien ne diffère à coup sûr.

## Équilibre

balance-page = { $title } : ce que les robots font de ses nombres
balance-how = Chaque siège est tenu par la même sorte de robot. ± est la demi-largeur de l’intervalle à 95 %. Mène celui qui gagnerait si la partie finissait là ; une partie est décidée quand son vainqueur prend la tête pour la dernière fois. Un choix compte quand l’option du milieu vaut au moins un point de moins que la meilleure, selon l’estimation du jeu. Un emploi vaut ce qu’un joueur a de points au-dessus de sa table pour chaque emploi de plus que sa table. Qui joue bien peut l’employer pour d’autres raisons : c’est une question plus qu’une réponse, et un balayage y répond.
balance-command = Joué par
balance-section = { $seats ->
        [one] Un joueur
       *[other] { $seats } joueurs
    }, { $bot }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
balance-games = Parties
balance-points = Points d’un joueur
balance-winner = Points du vainqueur
balance-lead = Avance du premier sur le deuxième
balance-wins = Victoires du siège { $number }
balance-wins-own = Victoires de l’adversaire du jeu
balance-seat = Siège { $number }
balance-by-seat = Qui gagne, par siège
balance-length = Choix dans une partie
balance-options = Options à chaque choix
balance-changes = Changements en tête
balance-decided = Décidée après cette part de la partie
balance-half = Parties décidées à la moitié
balance-matter = Choix qui comptent
balance-sources = D’où viennent les points
balance-source = Points venant de
balance-spread = Points d’un joueur ; ± est un écart-type d’un joueur à l’autre.
balance-actions = Combien de fois chaque action est choisie
balance-things = À quoi elle s’applique
balance-telling = Ce qui vaut ou coûte à coup sûr quelque chose : points par emploi
balance-choice = Choix
balance-use = { $verb } : { $thing }
balance-uses = Emplois par joueur
balance-players = Joueurs qui l’emploient
balance-worth = Points par emploi
balance-percent = { $n } %
balance-other-box = Ce serveur a ses propres composants ; ces chiffres sont ceux du paquet.
balance-written = La page sur l’équilibre : { $file }
balance-none = Rien n’a encore été mesuré de ce jeu.
balance-more = Ce que les robots font de ces nombres

## Vitesse

bench-yardstick = Étalon : { $plies } demi-coups par seconde de processeur (jeu au hasard dans le paquet chess).
bench-no-yardstick = Pas d’étalon : il se trouve dans le dépôt du projet (bench) et demande le paquet chess : pip install '{ $package }[bench]'
bench-help = Demander de l’aide coûte { $ratio } fois l’importation de typer et de rich.
bench-page = La première page d’un serveur coûte { $seconds } secondes de processeur, une fois démarré.
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
bench-fewest = les mêmes avec le moins de joueurs
bench-steps = pas de son environnement par seconde de processeur
bench-steps-share = les mêmes, en part du jeu au hasard
bench-clone = clone, µs
bench-share = clone, en décisions
bench-dump = écriture en JSON, µs
bench-load = lecture du JSON, µs
bench-replay = un enregistrement rejoué en entier, ms
bench-memory = mémoire d’une partie ouverte, Kio
bench-import = importation, ms

## Signes de toute table

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

serve-lan = Les autres, chez vous, ouvrent { $url }, ou visent ceci avec leur téléphone :
site-name = Dynasty
site-skip = Aller au contenu
site-nav = Pages
site-help = Aide
site-me = Moi
site-lobby = Accueil
site-rules = Règles
site-components = À propos des composants
site-reference = API pour programmes
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
turns-next-why = À la prochaine table où c’est à vous de jouer
lobby-open = En attente de joueurs
lobby-expected = Une place vous est gardée
lobby-finished = La partie est terminée
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
        [0] sans adversaire
        [one] contre un robot
       *[other] contre { $n } robots
    }
lobby-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
lobby-hide = Ne plus montrer cette table dans la liste
lobby-hidden =
    { $n ->
        [one] Montrer { $n } table cachée
       *[other] Montrer { $n } tables cachées
    }
lobby-lay = Dresser une table…
lobby-new = Une nouvelle table { DE($title) }
lobby-count = Combien de joueurs ?
lobby-who = Jouée par
lobby-table-name = Nom de la table
lobby-name = Nom
lobby-bot = Robot : { $bot }
lobby-speed = Rythme des robots
lobby-seed = Graine (facultative, sans invitations)
lobby-go = Dresser la table
lobby-record = Une partie terminée, depuis un fichier
lobby-file = Enregistrement
lobby-upload = Ouvrir
player-me = Moi
player-person = Une autre personne, par lien d’invitation
player-screen = Une autre personne à cet écran
speed-slow = lent
speed-normal = normal
speed-fast = rapide
speed-instant = immédiat

## Invitations

terms-title = Conditions de la table
terms-usual = comme d’habitude
terms-usual-why = Comme d’habitude, c’est-à-dire : avec d’autres personnes, pas de conseils, et une position ne se rejoue ailleurs qu’après la fin ; sans autre personne, les deux sont permis. Une fois la table dressée, les conditions ne changent plus.
terms-undo = Annuler :
terms-undo-none = jamais
terms-undo-own = ses propres choix, tant que personne d’autre n’a agi
terms-undo-consent = ses propres choix ; ceux des autres aussi, si tous sont d’accord
terms-hints = Conseils des robots :
terms-hints-on = oui
terms-hints-off = non
terms-branching = Rejouer une position ailleurs :
terms-branching-on = à tout moment
terms-branching-off = seulement après la fin
terms-planning = Préparer son prochain tour sur le plateau :
terms-planning-on = pendant que d’autres réfléchissent
terms-planning-off = non
terms-watching = Qui peut regarder :
terms-watching-nobody = les joueurs seulement
terms-watching-link = quiconque a le lien
terms-watching-everybody = tout le monde ; l’accueil la montre
terms-talk = Discussion :
terms-talk-chat = oui
terms-talk-signs = par signes seulement
terms-talk-off = non
terms-stand-in = Qui joue pour un joueur qui s’absente :
terms-stand-in-nobody = personne
terms-stand-in-bot = un robot ({ $bot })
terms-seats = Qui s’assied où :
terms-seats-laid = dans l’ordre où la table a été dressée
terms-seats-chance = au hasard, au début de la partie
terms-clock = Pendule :
terms-clock-none = aucune ; chacun prend son temps
terms-clock-times = { $free } par tour, { $reserve } de réserve pour la partie
terms-clock-window = elle tourne de { $opens } à { $closes }, à l’heure de chaque joueur
terms-clock-weekdays = pas le week-end
terms-clock-holiday = { $n ->
    [0] pas de vacances
   *[other] jusqu’à { $n } jours de vacances
}
clock-none = aucune
clock-quick = en direct, rapide
clock-normal = en direct, normale
clock-slow = en direct, lente
clock-day = un tour par jour
clock-two-days = un tour en deux jours
clock-three-days = un tour en trois jours
clock-own = { $free } par tour
clock-form = Chaque tour a son temps ; ce qu’il lui faut en plus est pris sur une réserve pour toute la partie. Quand les deux sont épuisés, le remplaçant joue ce tour.
clock-form-pace = Pendule, avec d’autres personnes
clock-form-hand = La pendule à la main
clock-form-units = Laissez vide ce qui doit rester comme le nom l’indique. Les pendules en direct comptent des secondes par tour et des minutes de réserve, les autres des jours. Les heures et les vacances sont pour les pendules qui comptent en jours.
clock-form-free = Temps par tour
clock-form-reserve = Réserve pour la partie
clock-form-opens = Tourne de
clock-form-closes = à
clock-form-weekends = Arrêtée le week-end
clock-form-holiday = Jours de vacances de chaque joueur
clock-until = jusqu’à { $time }
clock-until-day = jusqu’au { $time }, { $ahead }
clock-late = temps écoulé
clock-in-days = dans { $n } jours
clock-in-hours = dans { $n } h
clock-in-minutes = dans { $n } min
clock-of-live = { $seat } a jusqu’à { $time }, { $ahead }.
clock-of-days = { $seat } a jusqu’au { $time }, { $ahead }.
clock-of-stands = Il reste { $time } à { $seat } ; la pendule est arrêtée.
clock-of-holiday = { $seat } est en vacances jusqu’au { $time }.
seat-holiday = en vacances jusqu’au { $time }
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
short-undo-none = aucune annulation
short-undo-own = on annule ses propres choix
short-undo-consent = annulation par accord
short-undo-alone = on peut annuler ses choix
short-hints-on = conseils
short-hints-off = sans conseils
short-branching-on = variantes
short-branching-off = variantes après la fin
short-watching-nobody = sans spectateurs
short-watching-link = spectateurs par lien
short-watching-everybody = tout le monde peut regarder
short-seats-chance = places au hasard
short-talk-chat = discussion
short-talk-signs = signes, sans discussion
short-talk-off = sans discussion
against-undo = Rien ne s’annule à cette table : c’est une de ses conditions.
against-rewind = À cette table, on n’annule pas ce que les autres ont joué depuis : c’est une de ses conditions.
against-hints = Pas de conseils à cette table : c’est une de ses conditions.
against-branching = Une position de cette table ne se rejoue ailleurs qu’après la fin : c’est une de ses conditions.
against-planning = À cette table, on ne prépare pas son tour sur le plateau : c’est une de ses conditions.
against-watching = Seuls les joueurs peuvent regarder cette table : c’est une de ses conditions.
against-talk = Pas de discussion à cette table : c’est une de ses conditions.
against-chat = À cette table, on ne se parle que par signes : c’est une de ses conditions.
against-stand-in = Pour un joueur qui s’absente, seul joue le robot convenu, ou personne : c’est une des conditions de cette table.
open-title = Tables ouvertes
open-game = Jeu
open-people = Joueurs
open-pace = Rythme
open-pace-live = en direct
open-pace-days = sur plusieurs jours
open-pace-none = sans pendule
open-any = peu importe
open-look = Filtrer
open-none = Aucune table ne cherche de joueurs en ce moment. Dressez-en une ci-dessous et annoncez-la ici.
open-free =
    { $n ->
        [one] une place libre
       *[other] { $n } places libres
    }
running-title = Tables à regarder
open-listed = Annoncer cette table à l’accueil, pour que tout le monde puisse prendre les places des autres personnes
gathering-title = En attente de joueurs
gathering-waiting =
    { $n ->
        [one] Une place est encore libre. Rien n’est distribué avant qu’elle soit prise.
       *[other] { $n } places sont encore libres. Rien n’est distribué avant qu’elles soient toutes prises.
    }
gathering-free = libre
gathering-sits = occupe cette place
gathering-kept = gardée une semaine
gathering-yours = gardée pour vous
gathering-last = La partie précédente
gathering-reserved = Cette place est gardée une semaine pour la personne qui jouait la partie précédente. Choisissez-en une autre, ou demandez-lui.
gathering-leave = Quitter la place
gathering-remove = Renvoyer { $seat }
gathering-share = Partager
gathering-share-title = Une table { DE($title) }
gathering-host = Pour l’hôte
gathering-bot = Robots pour les places libres :
gathering-start = Commencer avec des robots
gathering-close = Fermer cette table
gathering-happened = Ce qui s’est passé
gathering-drawn = Le hasard décide qui s’assied où, quand la partie commence.
gathering-days = Une table qui n’est pas complète après quatorze jours est fermée.
gathering-not-begun = Cette table attend ses joueurs. Rien n’est encore distribué.
gathering-begun = Cette table n’attend plus personne : elle a commencé, ou elle a été fermée.
links-title = Invitations
links-table = Partagez ce seul lien : il propose toutes les places encore libres.
links-picture = Code QR de l’invitation
links-full = Toutes les places sont prises.
links-seats = Un lien par place
links-once = Pour qui doit avoir une place précise. Ces liens ne s’affichent que maintenant, et chacun ne sert qu’une fois.
links-lan = Ceci ne marche que sur cet ordinateur. Pour d’autres appareils et d’autres personnes, démarrez le serveur avec
links-watch = Lien pour les spectateurs
links-copy = Copier
links-copied = Copié
links-site = Faites précéder ces liens de l’adresse de ce site.
links-go = À la table
me-save = Enregistrer
turns-called = C’est à vous de jouer
alarms-title = Avis sur cet appareil
alarms-why = Tant qu’une page de ce site est ouverte, elle peut vous dire que quelqu’un vous attend à une table que vous ne regardez pas. Elle ne dit rien d’autre.
alarms-sound = Un son
alarms-notify = Une notification du navigateur
alarms-address = Ce navigateur n’affiche de notifications que pour les adresses en https et sur cette machine même. Le son fonctionne partout.
alarms-denied = Ce navigateur a reçu la consigne de ne pas afficher les notifications de ce site. Ses réglages permettent d’en changer.
me-presence = Votre dernière visite
me-presence-why = Les personnes qui jouent avec vous voient si vous êtes à la table, sur le site ou ailleurs ; et, si vous le voulez bien, si votre dernier passage date d’aujourd’hui ou de cette semaine.
me-hide-seen = Ne pas la montrer
me-show-seen = La montrer de nouveau
holiday-title = Fuseau et vacances
holiday-zone = Votre fuseau horaire
holiday-why = Les pendules qui comptent en jours suivent l’heure de chez vous et s’arrêtent pendant vos vacances, autant de jours que les conditions d’une table en accordent. Vous pouvez jouer quand même. Dites-le à l’avance ou à partir d’aujourd’hui : le passé reste ce qu’il était.
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-add = S’absenter
holiday-from-to = Du { $first } au { $last }
holiday-end = Terminer
holiday-bad = Il faut un premier et un dernier jour qui ne soient pas passés, à 60 jours d’écart au plus et dans l’année, et pas plus de dix vacances.
me-devices = Appareils
me-devices-why = Chaque appareil de cette liste a vos places. Aucun mot de passe n’est nécessaire.
me-kind-browser = Navigateur
me-kind-program = Programme
me-kind-recovery = Clé de secours
me-this = cet appareil
me-seen-today = vu aujourd’hui
me-seen-days = { $n ->
    [one] vu il y a un jour
   *[other] vu il y a { $n } jours
}
me-seen-never = pas encore vu
me-end = Révoquer
me-add = Ajouter un appareil
me-end-others = Révoquer tous les autres
me-leave = Quitter cet appareil
me-only = C’est votre seul appareil, et vous n’avez pas de clé de secours. Si vous le quittez, ou s’il vous oublie, vos places sont perdues.
me-plain = Cette connexion n’est pas chiffrée. Quiconque partage votre réseau pourrait lire et jouer à votre place. Qui tient ce serveur peut y remédier avec --tls-cert et --tls-key.
me-recovery = Clé de secours
me-recovery-why = Pour le jour où tous les appareils seraient perdus : une ligne à garder en lieu sûr, ou parmi les mots de passe de votre navigateur.
me-recovery-make = Créer une clé de secours
me-recovery-new = Créer une nouvelle clé de secours
me-recovery-ends = Vous en avez une. Une nouvelle y mettra fin.
me-programs = Programmes
me-programs-why = Une clé avec laquelle l’un de vos programmes joue à votre place.
me-programs-make = Créer une clé
me-elsewhere = Jouez-vous déjà sur un autre appareil ?
me-nobody = Vous n’êtes encore personne ici. Ouvrez une table ou asseyez-vous, et vos places seront gardées. Si vous jouez déjà sur un autre appareil, ajoutez-y celui-ci.
secret-code = Ajouter un appareil
secret-code-picture = Code QR qui ouvre vos places sur un autre appareil
secret-code-how = Visez l’image avec l’autre appareil, ouvrez-y l’adresse, ou tapez ces caractères sur { $place }.
secret-code-care = Il ne sert qu’une fois, pendant dix minutes. Ne le montrez à personne d’autre : quiconque l’utilise a vos places.
secret-recovery = Votre clé de secours
secret-recovery-picture = Code QR contenant votre clé de secours
secret-recovery-how = Gardez cette ligne, ou une photo du code. Elle ne s’affiche que maintenant.
secret-recovery-care = Quiconque la possède a vos places. Une clé antérieure n’ouvre plus rien.
secret-program = Une clé pour un programme
secret-program-how = Donnez-la à votre programme comme jeton porteur. Elle ne s’affiche que maintenant.
secret-program-care = Quiconque la possède a vos places. Vous pouvez la révoquer sous « Appareils ».
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
bring-ask = Cet appareil joue déjà sous le nom { DE($name) }. Que faire de ce qu’il a ?
bring-yes = Apporter ses places et ses leçons
bring-no = Les laisser : cet appareil ne pourra plus les ouvrir
join-title = Une invitation pour vous
join-to = Quelqu’un vous garde une place à une table { DE($title) }.
join-offered = La personne assise à cette place vous la cède. Dès que vous vous asseyez, elle est à vous.
join-instead = La personne assise à cette place n’a plus donné signe de vie depuis longtemps. Si vous vous asseyez, la place est à vous.
join-which = Où voulez-vous vous asseoir ?
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
table-drawn = Vue dessinée
table-again = Nouvelle partie
table-fold = Plier ou déplier
table-zoom = Taille du plateau
table-offline = Pas de connexion. Votre partie est en sûreté ; nouvel essai…
table-crowded = Trop de personnes regardent : cette page ne suit plus la partie d’elle-même. Elle réessaie toutes les trente secondes.
table-waiting = En attente { DE($names) }
table-watching = Vous regardez.
table-ended = Cette table a été arrêtée.
table-stand-in = Un robot joue pour vous. Tout choix de votre part y met fin.
table-seed = Graine de cette table : { $seed }
table-salt = sel : { $salt }
table-promise = La graine est fixée depuis le début. Une fois la table terminée, la graine, une espace et le sel donnent ce SHA-256 :
table-refused = Impossible pour l’instant, et pourquoi
table-hint = Conseil
table-skip = Passer à mon tour
table-points = points
table-projected = si la partie finissait maintenant
table-places =
    { $n ->
        [one] { $n } endroit : pointez-le sur le plateau, ou ouvrez la liste
       *[other] { $n } endroits : pointez-en un sur le plateau, ou ouvrez la liste
    }
table-free =
    { $n ->
        [one] { $n } action libre
       *[other] { $n } actions libres
    }
table-sheet = Feuille de score : { $seat }
table-final = Scores finaux
table-undo =
    { $n ->
        [0] Annuler
       *[other] Annuler ({ $n })
    }
undo-limit-chance = Pas plus loin : le hasard a décidé quelque chose.
undo-limit-revealed = Pas plus loin : une information cachée a été révélée.
undo-limit-others = Pas plus loin : un autre joueur a agi.
undo-limit-stand-in = Pas plus loin : un robot a joué pour vous.
undo-limit-ask = Les autres doivent être d’accord : ils ont joué depuis.
undo-limit-asked = Vous avez demandé aux autres de vous laisser annuler.
undo-limit-terms = Rien ne s’annule à cette table.
undo-limit-lesson = Pas plus loin : la leçon a choisi pour vous.
undo-limit-start = Vous pouvez revenir jusqu’au premier choix.
hint-choice = Un { $bot } choisirait : { $label }.
hint-lines =
    { $lines ->
        [one] Il n’a essayé qu’une seule suite.
       *[other] Sur { $lines } suites essayées, { $share } % s’ouvrent ainsi.
    }
hint-gap =
    { $n ->
        [one] À la fin de votre tour, ce choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus : { $parts }.
       *[other] À la fin de votre tour, ce choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus : { $parts }.
    }
hint-close = À la fin de votre tour, les deux choix se valent à peu près.
hint-later = Ce qui plaide pour ce choix n’apparaîtra que plus tard dans la partie.
hint-even = La partie est à peu près équilibrée.
hint-chance = Vos chances de gagner sont maintenant d’environ { $percent } %.
hint-sure = Votre victoire est presque assurée.
hint-lost = Vous ne pouvez presque plus gagner.
hint-rest = tout le reste
hint-rivals-gain =
    { $n ->
        [one] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point que perdent vos adversaires
       *[other] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points que perdent vos adversaires
    }
hint-rivals-loss =
    { $n ->
        [one] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point que gagnent vos adversaires
       *[other] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points que gagnent vos adversaires
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
seat-extra-why = Grâce à ce que personne d’autre ne voit
seat-asked = doit jouer
presence-here = à la table
presence-site = sur le site
presence-away = pas là
presence-today = pas là, dernier passage aujourd’hui
presence-week = pas là, dernier passage cette semaine
presence-of = { $seat } : { $what }.
seat-away = un robot joue à sa place
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
history-at = Coup { $at } sur { $last }
history-back = Avant
history-on = Après
history-now = Retour au présent
history-go = Montrer
branch-here = Jouer à partir d’ici
branch-why = Une nouvelle table contre des robots, depuis cette position
branch-of = Cette table reprend une autre partie au coup { $at }.
branch-back = Retour à l’autre table
plan-make = Préparer mon prochain tour
plan-look = { $n ->
    [one] Mon plan : une étape
   *[other] Mon plan : { $n } étapes
 }
plan-title = Votre prochain tour, en pensée
plan-thought = en pensée
plan-banner = En pensée seulement : rien n’est joué ici, et personne d’autre ne le voit.
plan-why = Jusqu’à votre prochaine question, les autres sont censés répondre comme la règle le fait pour un absent.
plan-lucky = Ce que le hasard apporte ou dévoile d’ici là est imaginé aussi.
plan-meanwhile = Ce qui est imaginé avant votre tour
plan-early = { $n ->
    [one] Une étape avant
   *[other] { $n } étapes avant
 }
plan-steps = Étapes prévues : { $n }
plan-back = Annuler
plan-discard = Abandonner
plan-keep = Garder
plan-to-table = Vers la table
plan-turn = C’est maintenant à vous.
plan-turn-why = Votre plan vous attend à la table, à côté de la question.
plan-never = Rien ne peut être préparé à cette table pour le moment.
plan-later = { $n ->
    [one] Puis encore une étape
   *[other] Puis encore { $n } étapes
 }
plan-due = Vous aviez prévu :
plan-refused = Votre plan s’arrête avant « { INNER($thing) } ». { $reason }
plan-ends-chance = À partir d’ici, le hasard décide : le plan s’arrête.
plan-ends-revealed = À partir d’ici, quelque chose de caché est dévoilé : le plan s’arrête.
plan-ends-others = Ensuite, d’autres choisissent : le plan s’arrête.
plan-ends-over = Ensuite, la partie est terminée.
plan-ends-secret = La prochaine question est secrète : elle ne peut pas être préparée.
plan-ends-long = Un plan n’a pas plus de soixante étapes.
notice-plan = Cela ne peut pas être préparé maintenant.
end-won = { $lead ->
        [0] { $seat } gagne avec { end-points }, au départage.
       *[other] { $seat } gagne avec { end-points }, { $lead } d’avance.
    }
end-won-you = { $lead ->
        [0] Vous gagnez avec { end-points }, au départage.
       *[other] Vous gagnez avec { end-points }, { $lead } d’avance.
    }
end-shared = { $names } partagent la victoire avec { end-points }.
end-shared-you = Vous partagez la victoire avec { $names } : { end-points } chacun.
end-lost = { $behind ->
        [0] { $seat } gagne avec { end-points }, autant que vous : le départage a tranché.
       *[other] { $seat } gagne avec { end-points }. Il vous en manque { $behind }.
    }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-rematch = Rejouer, places décalées
end-to-rematch = À la partie suivante
chat-title = Discussion ({ $n })
chat-nothing = Personne n’a encore rien dit.
chat-what = Dire quelque chose
chat-new = non lus
chat-read =
    { $n ->
        [one] Je l’ai lu
       *[other] Je les ai lus
    }
chat-unread =
    { $n ->
        [one] { $n } message non lu
       *[other] { $n } messages non lus
    }
chat-say = Envoyer
told-replaced = Le robot { DE($seat) } n’a pas trouvé de réponse à temps. La réponse que les règles donnent pour un joueur absent a été jouée à sa place.
told-stands-in = L’hôte fait jouer un robot ({ $bot }) pour { $seat }. Tout choix { DE($seat) } y met fin.
told-left-to-bot = { $seat } laisse jouer un robot ({ $bot }) pour l’instant.
told-is-back = { $seat } joue de nouveau en personne.
told-given-back = L’hôte a mis fin au jeu du robot pour { $seat }.
told-invited = { $seat } ne donne plus signe de vie depuis longtemps : l’hôte peut inviter quelqu’un d’autre à cette place. Tout choix { DE($seat) } met fin à l’invitation.
told-new-player = { $seat } joue à la place d’une personne qui ne donnait plus signe de vie.
told-offered = { $seat } cherche quelqu’un pour reprendre sa place.
told-taken-over = { $seat } a repris la place.
told-left = { $seat } a quitté la table.
told-removed = L’hôte a renvoyé { $seat } avant le début.
told-filled = Un robot ({ $bot }) joue { $seat }.
told-drawn = Le hasard a décidé qui s’assied où.
told-started = La table est complète : la partie commence.
told-closed = La table a été fermée avant de commencer.
told-seed = La graine de cette table a été choisie par son hôte, et non tirée au sort.
told-late = Le temps { DE($seat) } est épuisé.
told-time-up = Le temps { DE($seat) } est écoulé : un robot ({ $bot }) joue ce tour.
told-stays-away = { $seat } a manqué deux tours de suite : le robot ({ $bot }) continue. Tout choix { DE($seat) } y met fin.
told-holiday = { $seat } est en vacances jusqu’au { $until }.
told-sat-down = { $seat } prend place.
told-asks-undo = { $seat } demande à annuler un choix, et avec lui tout ce qui a suivi.
told-asks-pause = { $seat } demande une pause.
told-done-pause = Tous sont d’accord : c’est la pause, et toutes les pendules sont arrêtées.
told-asks-stand-in = { $seat } demande qu’un robot joue pour la personne en retard.
told-done-stand-in = Tous sont d’accord pour qu’un robot joue ce tour.
told-goes-on = { $seat } met fin à la pause : les pendules tournent de nouveau.
told-pause-over = La pause a duré deux semaines et prend fin : les pendules tournent de nouveau.
told-agrees = { $seat } est d’accord.
told-refuses = { $seat } préfère que non.
told-withdraws = { $seat } retire sa demande.
told-lapsed = La demande { DE($seat) } est caduque : tout le monde n’a pas répondu en un jour.
told-falls = Ce que demandait { $seat } n’est plus possible.
told-done-undo = La table est revenue à la position d’avant le dernier choix { DE($seat) }.
sign-title = Signes
sign-give = Faire ce signe
sign-soon = Un signe toutes les trois secondes.
sign-well-played = Bien joué
sign-ouch = Aïe
sign-thinking = Je réfléchis
sign-sorry = Pardon
sign-hello = Bonjour
sign-thanks = Merci
notice-soon = Un signe toutes les trois secondes.
mute-begin = Ne plus entendre { $seat }
mute-why = Vous ne voyez plus ce que dit cette personne, ni messages ni signes. Personne d’autre ne le remarque.
mute-is = Vous n’entendez plus { $seat }.
mute-end = Entendre de nouveau { $seat }
told-asks-away = La place { DE($seat) }, qui ne donne plus signe de vie depuis longtemps, doit-elle passer à quelqu’un d’autre ? Tous les autres sont consultés.
told-done-away = Tous sont d’accord : la place { DE($seat) } est ouverte à quelqu’un d’autre.
told-lapsed-away = { $seat } garde sa place : tout le monde n’a pas répondu en un jour.
told-falls-away = { $seat } garde sa place : la personne est revenue.
told-withdraws-away = { $seat } garde sa place : plus personne ne la demande.
told-asks-mine = Quelqu’un dit, sur un nouvel appareil : la place { DE($seat) } est à moi. Tous les autres sont consultés, et { $seat } peut s’y opposer.
told-done-mine = Tous sont d’accord, et personne ne s’y est opposé : la place { DE($seat) } passe au nouvel appareil.
told-lapsed-mine = La place { DE($seat) } n’est pas remise : tout le monde n’a pas répondu à temps.
told-falls-mine = La place { DE($seat) } n’est pas remise : la personne était là.
told-withdraws-mine = La place { DE($seat) } n’est pas remise : plus personne ne la demande.
consent-away = { $seat } demande si la place { DE($of) }, qui ne donne plus signe de vie depuis longtemps, doit passer à quelqu’un d’autre. D’ici là, un robot y joue.
consent-mine = Quelqu’un dit, sur un nouvel appareil : la place { DE($of) } est à moi. N’acceptez que si vous savez que c’est vrai : qui obtient la place en voit la main.
consent-object = Non, c’est ma place
consent-nobody = Il n’y a personne ici qui puisse donner son accord.
consent-away-why = { $seat } ne donne plus signe de vie depuis longtemps.
consent-away-ask = Demander d’ouvrir la place
claim-title = Une de ces places est à moi
claim-shut = Toutes les places de cette table sont prises, et seuls les joueurs peuvent la regarder.
claim-why = Vous avez perdu l’appareil et la clé de secours ? Tous les autres joueurs doivent être d’accord, et pendant un jour (une heure si la partie est en direct) l’ancien appareil ne doit donner aucun signe. La place est alors à vous ici.
claim-seat = La place { DE($seat) } est à moi
notice-claimed = Vous avez demandé la place. Revenez avec ce navigateur quand tous auront répondu : après un jour, ou une heure si la partie est en direct.
consent-title = On demande votre accord
consent-undo = { $seat } demande à annuler un choix, et avec lui tout ce qui a suivi : { $n ->
    [one] un choix
   *[other] { $n } choix
  } en tout.
consent-pause = { $seat } demande une pause : toutes les pendules s’arrêtent jusqu’à ce que quelqu’un reprenne, deux semaines au plus.
consent-stand-in = { $seat } demande qu’un robot joue ce tour pour la personne en retard.
pause-now = C’est la pause : toutes les pendules sont arrêtées. Tout choix y met fin.
pause-end = Reprendre
pause-ask = Demander une pause
pause-why = Si tous les autres sont d’accord, les pendules s’arrêtent jusqu’à ce que quelqu’un reprenne, deux semaines au plus.
pause-nothing = Il n’y a rien à mettre en pause : cette table n’a pas de pendule, ou elle est déjà arrêtée.
call-ask = Demander qu’un robot joue ce tour pour { $seat }
call-nobody = Personne n’est en retard ici pour qui l’on puisse appeler un robot.
consent-look = Voir cette position
consent-yes = D’accord
consent-no = Plutôt non
consent-withdraw = Tant pis
consent-waits = Vous avez demandé aux autres. Doivent encore répondre : { $names }
consent-undo-ask = Demander à annuler
consent-open = C’est déjà demandé, et tout le monde n’a pas encore répondu.
consent-settled = Ce n’est plus demandé : c’est réglé, ou caduc.
notice-asked = C’est déjà demandé, et tout le monde n’a pas encore répondu.
notice-settled = Ce n’est plus demandé : c’est réglé, ou caduc.
told-rematch = Une nouvelle partie est prête pour les mêmes joueurs.
notes-title = Mes notes
notes-hint = Personne d’autre ne peut lire ceci.
notes-players = Les notes sont réservées aux joueurs.
notes-keep = Garder
tools-set = Régler
tools-stand-in = Robot à la place { DE($seat) }
tools-replace = Remplacer par un robot
tools-give-back = Arrêter le robot
tools-link = Nouveau lien
tools-device = Ajouter un appareil
tools-invite = Inviter
tools-leave = Partir pour de bon
tools-leave-sure = Un robot continue à votre place, et quiconque a le lien de la table peut prendre votre siège.
tools-offer = Céder la place
tools-back = Je suis de retour
tools-held =
    { $seat } occupe cette place. Un robot ne peut jouer à sa place qu’après { $days ->
        [one] un jour
       *[other] { $days } jours
    } sans signe de vie.
tools-end = Accepter d’arrêter cette table
tools-end-no = Finalement, continuer
tools-end-sure = La table s’arrête quand tout le monde est d’accord. Personne ne pourra plus continuer.
tools-record = Enregistrement de la partie
tools-picture = Image du plateau
tools-watch = Lien pour les spectateurs
notice-stale = La table a avancé entre-temps ; voici où elle en est.
notice-illegal = Ce n’est pas possible pour l’instant.
notice-nothing = Il n’y a rien à annuler.
notice-closed = Cette table a été arrêtée.
notice-noted = Vos notes sont gardées.
notice-full = Le disque du serveur est plein : rien n’a été changé. La personne qui tient le serveur doit faire de la place ; réessayez ensuite.
notice-away = La base de données du serveur ne répond pas. Tout choix accepté est gardé ; veuillez réessayer dans un instant.
notice-taken = Toutes les places sont prises : vous regardez.
notice-used = Ce lien a déjà servi : vous regardez. Si la place est à vous, ajoutez cet appareil sous « Moi ».
text-jump = Sections de cette page
text-question = Question
text-you-are = Vous êtes { $seat }.
text-look-again = Regarder à nouveau
text-endings = Ou bien terminer
text-what = Que se passerait-il ?

## Règles, composants, référence

rules-of = Les règles { DE($title) }
rules-search = Chercher
rules-find = Trouver
rules-nothing = Aucune règle ne contient ces mots.
rules-to-guide = Vous découvrez ce jeu ? Comment jouer, en dix minutes
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
thing-about = À propos de
thing-look = Chercher
components-of = À propos des composants { DE($title) }
components-all = Tous
components-digest = Marque de cette boîte : { $digest }
source-r = écrit dans un livret de règles
source-e = d’après un exemple ou une image
source-p = d’une page publique
source-c = choisi par nous
source-owner = de votre fichier
reference-how = Tout ce que font les pages, les programmes le peuvent aussi. Qui s’assied reçoit un secret, qui va dans l’en-tête { $header }. La description complète :
reference-name = Nom
reference-place = Endroit
reference-kind = Type
reference-body = Corps :
reference-answer = Réponse :
reference-models = Formes des données

## L’aide dans le navigateur

help-page-point = Pointer et choisir
help-page-point-how = Tout ce que vous pouvez choisir brille sur le plateau et figure sous la question sous forme de bouton. Pointez l’un et l’autre s’éclaire. Quand plusieurs choix visent la même chose, un petit menu s’ouvre.
help-page-why = Pourquoi pas ?
help-page-why-how = Pointez ce qui ne brille pas, ou ouvrez « Impossible pour l’instant » : la raison s’affiche, avec la règle. Sur un écran tactile, appuyez plus longtemps.
help-page-what = Que se passerait-il ?
help-page-what-how = Pointez un choix, ou allez-y au clavier : sous les choix s’affiche ce qui se passerait, pour autant que ce soit certain, et les changements apparaissent à côté de vos biens et de vos points. Sur un écran tactile, appuyez plus longtemps. Rien n’arrive avant que vous choisissiez.
help-page-undo = Annuler
help-page-undo-how = Vous pouvez annuler vos choix tant que le hasard n’a pas décidé, que rien de caché n’a été révélé et qu’aucun autre joueur n’a agi.
help-page-text = Sans images
help-page-text-how = La vue texte est la même table en mots. Elle ne demande ni souris ni script.
help-page-link = Jouer avec d’autres
help-page-link-how =
    Personne n’a besoin d’un compte. Partagez le lien de la table : il propose toutes les places libres, et chaque personne qui l’ouvre peut en choisir une. Pour jouer aussi sur un autre appareil, ouvrez « { site-me } » sur le premier et choisissez « { me-add } » : vous obtenez un code QR, une adresse et un code court. Personne ne peut prendre votre place, pas même l’hôte. Mais si vous ne donnez aucun signe de vie pendant { $days ->
        [one] un jour
       *[other] { $days } jours
    }, un robot peut jouer pour vous, et si tous les autres joueurs sont d’accord, quelqu’un d’autre peut prendre la place. Toute personne qui connaît l’adresse d’une table peut la regarder, sauf si les conditions de la table disent le contraire.
help-page-kept = Rien ne se perd
help-page-kept-how = Chaque choix est gardé avant d’être montré. Revenez quand vous voulez : la table montre ce qui s’est passé depuis.
help-page-keys = Touches
help-page-more = Pour en lire plus (en anglais)
document-players = Pour les joueurs
document-programs = Pour ceux qui écrivent des robots et pour la recherche
document-designers = Pour les auteurs et les propriétaires du jeu
document-operating = Pour qui tient un serveur
document-tour = Le tour des commandes
keys-off = Désactiver ces touches
keys-on = Activer ces touches
key-number = ce choix
key-undo = annuler
key-hint = conseil
key-lesson = dans une leçon : continuer, montrez-moi, choisir pour moi
key-skip = passer à mon tour
key-plan = préparer mon prochain tour ; jouer l’étape prévue
key-question = à la question
key-board = au plateau
key-arrows = se déplacer sur le plateau
key-enter = choisir là
key-why = impossible pour l’instant, et pourquoi
key-back = un coup en arrière
key-forward = un coup en avant
key-now = retour au présent
key-larger = plus grand
key-smaller = plus petit
key-fit = tout le plateau
key-log = journal
key-mat = mon plateau
key-free = actions libres
key-rules = règles
key-chat = discussion
key-text = vue texte
key-next = à la prochaine table qui m’attend
key-help = cette liste
key-close = fermer

## Une table après un changement ou un dommage

closed-game = Le jeu de cette table, { $game }, n’est pas sur ce serveur.
closed-rules = Cette table a été dressée selon la version { $version } des règles. Elles ont changé depuis, et aucune position gardée ne convient aux nouvelles : la partie ne peut pas continuer ici.
closed-components = Cette table a été dressée avec d’autres composants que ceux de ce serveur aujourd’hui. Aucune position gardée ne leur convient : la partie ne peut pas continuer ici.
closed-log = L’entrée { $entry } du journal de cette table est endommagée, et aucune position n’est gardée pour continuer.
closed-stored = Ce que le serveur a gardé de cette table est endommagé.
kept-game = Le jeu de cette table, { $game }, n’est plus sur ce serveur. Voici ce qui a été gardé à la fin de la table.
kept-rules = Cette table a été jouée selon la version { $version } des règles, qui ont changé depuis. Voici ce qui a été gardé à la fin.
kept-components = Cette table a été jouée avec d’autres composants que ceux de ce serveur aujourd’hui. Voici ce qui a été gardé à la fin.
kept-log = L’entrée { $entry } du journal de cette table est endommagée. Voici ce qui a été gardé à la fin de la table.
kept-stored = Ce que le serveur a gardé de cette table est endommagé. Voici ce qui a été gardé à la fin.
kept-event = Il s’est passé quelque chose ici, selon la règle { $rule }.
kept-seat = Joueur { $n }
resumed-rules =
    Les règles ont changé : cette table se joue désormais selon la version { $version } et reprend à la dernière position gardée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix d’avant le changement ne convient pas aux nouvelles règles et a été abandonné.
       *[other] Les { $dropped } derniers choix d’avant le changement ne conviennent pas aux nouvelles règles et ont été abandonnés.
    }
resumed-components =
    Les composants du serveur ont changé : cette table reprend avec les nouveaux à la dernière position gardée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix d’avant le changement ne leur convient pas et a été abandonné.
       *[other] Les { $dropped } derniers choix d’avant le changement ne leur conviennent pas et ont été abandonnés.
    }
resumed-log =
    Le journal de cette table est endommagé : elle reprend à la dernière position gardée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix n’a pas pu être lu et a été abandonné.
       *[other] Les { $dropped } derniers choix n’ont pas pu être lus et ont été abandonnés.
    }
resumed-stored =
    Le début gardé de cette table est endommagé : elle reprend à la dernière position gardée. { $dropped ->
        [0] Rien n’a été perdu.
        [one] Le dernier choix ne convient pas et a été abandonné.
       *[other] Les { $dropped } derniers choix ne conviennent pas et ont été abandonnés.
    }

## Ce qui n’a pas marché, sur une page

wrong-title = Cela n’a pas marché
wrong-400 = Le serveur ne peut pas faire cela avec ce qu’il a reçu.
wrong-403 = Vous ne pouvez pas faire cela ici. Si c’est votre place, ouvrez cette page sur l’appareil où vous jouez, ou ajoutez-y celui-ci sous « { site-me } ».
wrong-404 = Il n’y a rien à cette adresse. Le lien est peut-être incomplet ou remplacé par un plus récent.
wrong-405 = Cela ne peut pas se faire à cette adresse.
wrong-408 = Votre requête a mis trop de temps à arriver. Vérifiez votre connexion, puis réessayez.
wrong-409 = La table a avancé. Rouvrez-la pour voir où elle en est.
wrong-410 = Cette table a été arrêtée.
wrong-413 = C’est trop grand pour le serveur.
wrong-422 = Ce n’est pas possible pour l’instant.
wrong-429 = Trop de requêtes sont venues de votre adresse. Attendez une minute, puis réessayez.
wrong-500 = Une erreur s’est produite sur le serveur. Tout choix accepté est gardé ; veuillez réessayer.
wrong-503 = La base de données du serveur ne répond pas. Tout choix accepté est gardé ; veuillez réessayer dans un instant.
wrong-507 = Le disque du serveur est plein : rien n’a été changé. La personne qui tient le serveur doit faire de la place ; réessayez ensuite.
wrong-record = Ce fichier n’est pas un enregistrement que l’on peut ouvrir.
wrong-tables = Vous avez déjà autant de tables de robots en cours qu’il est permis. Attendez que l’une d’elles soit finie.
wrong-input = Cela ne peut pas être accepté tel quel. Rien n’a été changé.
wrong-crowded = Trop de pages sont ouvertes ici en ce moment. Rechargez celle-ci plus tard.
wrong-seed = On ne peut choisir une graine que si l’on joue soi-même toutes les places des personnes : qui la connaît connaît toutes les mains. Laissez-la vide ; la table montrera à la fin celle qui a été tirée.
wrong-held =
    Quelqu’un occupe cette place et la garde ; un robot ne peut jouer pour cette personne qu’après { $days ->
        [one] un jour
       *[other] { $days } jours
    } sans signe de vie.
wrong-kept-seat = D’autres personnes jouent ici : la place reste à son joueur, même s’il s’absente. Un robot peut jouer à sa place.
wrong-used = Ce lien a déjà servi. Si la place est à vous, ajoutez cet appareil sous « Moi ».
wrong-no-seat = Toutes les places de cette table sont prises.
wrong-taken = Quelqu’un a été plus rapide. Rouvrez le lien et choisissez une autre place.
wrong-back = La personne qui jouait à cette place est revenue : la place est de nouveau à elle.
wrong-key = Cette clé n’ouvre rien ici. Sans clé, vous en recevrez une nouvelle.
wrong-code = Ce code ou cette clé n’est pas valable, ou ne l’est plus. Un code vit dix minutes et ne sert qu’une fois.
wrong-tries = Trop de codes erronés. Attendez une minute, puis réessayez.
wrong-nobody = Vous n’êtes encore personne ici. Ouvrez une table ou asseyez-vous, et vous aurez votre coin à vous.
wrong-foreign = Ceci a été envoyé depuis un autre site : rien n’a été changé. Ouvrez la table ici et réessayez.
wrong-other = Une erreur s’est produite.

# For those who run the server

unready-disk-full = Le disque est plein : rien ne peut être écrit. Faites de la place ; le serveur reprendra de lui-même.
unready-unreachable = La base de données ne répond pas, ou refuse d’écrire. Le serveur reprendra de lui-même dès qu’elle répondra.
unready-stopping = Le serveur s’arrête.

## Ce que le serveur refuse

fault-said = { $where } : { $what }
input-number = { $what } : un nombre entier de { $low } à { $high } est attendu, et non « { $given } ».
input-address = Une adresse est attendue, et non « { $given } ».
input-signs = Un texte est attendu : ces signes ne sont d’aucun alphabet.
input-empty = Un texte est attendu : rien de ceci ne se voit.
input-form = Ce formulaire est illisible.
input-day = Un jour tel que 2026-11-17 est attendu, et non « { $given } ».
input-before = before : le « next » d’une réponse précédente est attendu.
input-zone = Un fuseau horaire comme Europe/Paris est attendu, et non « { $given } ».
input-one-of = Une valeur est attendue parmi { $known }, et non « { $given } ».
bad-clock-bounds = De { $least } à { $most } secondes sont possibles, et non { $given }.
bad-clock-holidays = 0, 7, 14 ou 28 jours de vacances sont possibles, et non { $given }.
bad-clock-live = Une pendule en direct n’a ni heures de jeu ni vacances.
bad-clock-day = Une pendule s’ouvre et se ferme dans la journée.
bad-clock-window = Une pendule tourne au moins trois heures par jour, au moins un jour par semaine.
record-none = Choisissez d’abord le fichier d’un enregistrement.
record-long = Cet enregistrement est trop long à rejouer : plus de { $seconds } secondes.
record-large = Cet enregistrement demande trop de mémoire pour être rejoué.
crowded-address = Trop de pages sont ouvertes à votre adresse. Fermez-en, ou revenez plus tard.
crowded-table = Trop de monde regarde cette table. Revenez plus tard.
connections-address = Trop de connexions sont ouvertes depuis votre adresse ({ $n } au plus). Fermez des pages, puis réessayez. Si beaucoup de personnes partagent cette adresse, demandez à la personne qui tient le serveur d’augmenter --connections-per-address.
connections-all = Le serveur a autant de connexions ouvertes qu’il peut en avoir. Réessayez dans quelques secondes.
refused-not-asked = Rien n’est demandé à cette place pour l’instant.
refused-unknown-choice = Ce jeu ne connaît pas ce choix.
refused-illegal = Ce n’est pas possible pour l’instant : la règle { $rule } l’interdit.
refused-over = Cette table est terminée.
refused-no-coach = Le conseiller ne parle que là où une seule personne joue contre des robots.
refused-no-lesson = Aucune leçon ne vous guide à cette table pour l’instant.
refused-picture = Aucune image de cette table n’a été gardée.
refused-feed = Ce flux n’existe pas, ou n’existe plus. L’adresse du vôtre se trouve sous « Moi ».
refused-link = Ce lien n’est pas valable, ou ne l’est plus. Demandez-en un autre à qui vous l’a donné.
refused-key = Vous n’avez pas cette clé.
refused-weak-key = Une clé de votre cru compte au moins { $n } caractères. Sans clé, vous en recevrez une.
players-unknown = Il n’y a pas de joueur « { $given } » ; « dynasty players list » les montre tous.
forbidden-not-yours = Cette place n’est pas à vous. Si c’est une erreur, ouvrez cette page sur l’appareil où vous jouez, ou ajoutez-y celui-ci sous « Moi ».
forbidden-players = C’est réservé aux personnes qui jouent à cette table. Si c’est votre cas, ouvrez cette page sur l’appareil où vous jouez.
forbidden-party = C’est réservé aux personnes qui jouent à cette table ou qui l’ont ouverte. Si c’est votre cas, ouvrez cette page sur l’appareil où vous jouez.
forbidden-host = C’est réservé à la personne qui a ouvert cette table.
forbidden-link = Cette table est réservée à ceux qui ont son lien.
forbidden-seated = Vous êtes déjà à cette table.
forbidden-empty = Personne n’est assis là.
forbidden-free = Personne n’est assis là : le lien de la table propose cette place.
forbidden-no-seat = Cette table n’a pas cette place.
forbidden-bot = Un robot joue à cette place.
forbidden-which = Dites de quelle place d’autrui il s’agit.
forbidden-own = C’est votre propre place.
forbidden-others = C’est aux autres d’être d’accord, pas à vous.
forbidden-unasked = Personne ne vous demande cela.
forbidden-self = Vous ne pouvez pas vous bloquer vous-même.
forbidden-rematch = Seuls ceux qui ont joué ici peuvent rejouer, une fois la partie terminée.
forbidden-record = L’enregistrement est ouvert à tous une fois la partie terminée. D’ici là, il est pour ceux qui jouent.
forbidden-metrics = Ces chiffres sont réservés à la machine du serveur.

## Leçons

lesson-learn = Apprendre
lesson-resume = Reprendre la leçon
lesson-on = Continuer
lesson-back = Retour
lesson-next = Suivante
lesson-now = Où vous en êtes
lesson-show = Montrez-moi
lesson-this = Voici ce qui est demandé : « { INNER($choice) } »
lesson-choose = Choisir pour moi
lesson-leave = Quitter la leçon
lesson-leave-why = La table reste telle quelle, et chaque choix vous appartient. Des robots jouent les autres places.
lesson-play = Jouer la suite
lesson-result = Voir le résultat
lesson-again = Recommencer cette leçon
lesson-place = { $place } sur { $many }
lesson-done = Fait pour vous : « { INNER($choice) } »
lesson-look = Regardez : { $things }
lesson-right = Exact !
lesson-not-quite = Pas tout à fait.
lesson-watch = Revoir
lesson-earlier = Une carte précédente, avec le plateau tel qu’il était.
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
learnt-guide = Guide lu
learnt-won = Gagner contre : { $level }
learnt-won-alone = Gagner en solo
lesson-by-playing = Apprendre en jouant
lesson-typing = Tapez un choix comme toujours, ou : { $show } (le choix est fait pour vous), { $back } (les derniers textes), { $leave } (la partie est à vous), { $quit } (continuer une autre fois).
lesson-enter = [Entrée : continuer]
lesson-not-now = C’est possible, mais la leçon prend ici un autre chemin.

## Problèmes

puzzle-title = Problème { $n }
puzzle-ask = Ici, un choix est meilleur que tous les autres. Lequel ?
puzzle-best = Le meilleur choix : « { INNER($choice) } ».
puzzle-then = Ensuite : { $choices }.
puzzle-then-more = Ensuite : { $choices }, et ainsi de suite.
puzzle-tempting = Le choix qui tente même un lettré : « { INNER($choice) } ».
puzzle-not = « { INNER($choice) } » n’est pas le meilleur choix ici.
puzzle-gap =
    { $n ->
        [one] À la fin du tour, le meilleur choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus : { $parts }.
       *[other] À la fin du tour, le meilleur choix vaut { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus : { $parts }.
    }
puzzle-close = À la fin du tour, il paraît aussi bon que le meilleur, mais dans les parties jouées à partir d’ici, il se laisse distancer.
puzzle-later = À la fin du tour, il paraît même meilleur, mais dans les parties jouées à partir d’ici, il se laisse distancer.
puzzle-because =
    { $n ->
        [one] De bons robots ont joué la suite des deux choix, et le meilleur vaut en moyenne { $n } point de plus : { $parts }.
       *[other] De bons robots ont joué la suite des deux choix, et le meilleur vaut en moyenne { $n } points de plus : { $parts }.
    }
puzzle-little =
    { $n ->
        [one] De bons robots ont joué la suite des deux choix, et le meilleur vaut en moyenne { $n } point de plus, grâce à un peu de tout.
       *[other] De bons robots ont joué la suite des deux choix, et le meilleur vaut en moyenne { $n } points de plus, grâce à un peu de tout.
    }
puzzle-part = { SIGNED($n) } ({ $what })
puzzle-rivals-gain = +{ $n } (moins pour les adversaires)
puzzle-rivals-loss = −{ $n } (plus pour les adversaires)
puzzle-none =
    { $most ->
        [0] Il n’y a pas encore de problèmes pour ce jeu.
       *[other] Il n’y a pas de problème { $number } : ceux de ce jeu vont de 1 à { $most }.
    }
puzzle-show = Voir la solution
puzzle-again = Recommencer ce problème
puzzle-more = D’autres problèmes
puzzle-daily = Un coup par jour
puzzle-page = Un coup par jour : { $title }
puzzle-how = Une question tirée d’une partie entre bons joueurs. Un choix est meilleur que tous les autres, et ce n’est pas le plus tentant. Essayez autant que vous voulez, sur le vrai plateau.
puzzle-row =
    { $n ->
        [0] Trouvez-le aujourd’hui pour commencer une série.
        [one] Trouvé { $n } jour jusqu’ici.
       *[other] Trouvé { $n } jours de suite.
    }
puzzle-streak =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours de suite
    }
puzzle-done = Celui d’aujourd’hui est trouvé.
puzzle-you = Vous êtes { $seat }.
puzzle-try = Jouer ce coup
puzzle-plain = Les problèmes utilisent les composants fournis avec Dynasty, et non ceux de ce serveur.
puzzle-board = Le plateau : { $moment }
puzzle-all = Tous les problèmes
puzzle-count =
    { $n ->
        [one] { $n } trouvé sur { $many }.
       *[other] { $n } trouvés sur { $many }.
    }
puzzle-solved = trouvé
puzzles-title = Recherche de problèmes
puzzles-found =
    { $n ->
        [one] { $n } problème tiré
       *[other] { $n } problèmes tirés
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $file }
puzzles-check-title = Les problèmes tiennent-ils encore ?
puzzles-hold =
    { $n ->
        [one] { $n } problème sur { $many } tient avec les robots d’aujourd’hui.
       *[other] { $n } problèmes sur { $many } tiennent avec les robots d’aujourd’hui.
    }
puzzles-doubt-found = La plupart des lettrés trouvent la réponse tout seuls.
puzzles-doubt-split = Les recherches ne s’accordent pas sur la réponse.
puzzles-doubt-behind = Dans les parties jouées à partir de là, la réponse n’est pas nettement devant.
puzzles-doubt-equalled = Dans les parties jouées à partir de là, un autre choix fait aussi bien.
puzzles-doubt-overlooked = Dans les parties que des robots qui cherchent jouent à partir de là, la réponse n’est pas devant.
puzzles-doubt-changed = La réponse tient, mais c’est autre chose qui tente un lettré à présent.
puzzles-doubt-lost = Sa partie ne mène pas à cette question.

## Les guides

guide-open = Comment jouer
guide-contents = Dans ce guide
guide-try = Essayer
guide-to-rules = Toutes les règles, pour vérifier
guide-own-components = Les figures montrent les composants publiés. Ce serveur joue avec d’autres : un nombre peut différer à votre table.
guide-picture = Image : { $text }
guide-none = { $title } n’a pas encore de guide.
shares-source = Quoi
shares-points = Points
shares-share = Part
shares-when = Quand
shares-play = en cours de jeu
shares-end = à la fin
shares-both = les deux
shares-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shares-percent = { $n } %
shares-from =
    Points d’un joueur en moyenne sur { $games } parties de { $seats } robots de même force, { NUMBER($mean, minimumFractionDigits: 1) } en tout. Mesuré avec

## Le conseiller

coach-title = Conseiller
coach-says = Conseiller :
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
    Avant cela : « { INNER($choice) } » paraît { $n ->
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
coach-end-sources = Vos points viennent surtout de là : { $sources }.
coach-end-won =
    Ce qui a décidé : { $what }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus { QUE($seat) }.
coach-end-lost =
    Ce qui a décidé : { $what }, où { $seat } a fait { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus.
coach-end-next =
    À essayer la prochaine fois : { $what }. Les robots en tirent environ { $usual }, vous { $own ->
        [0] rien
       *[other] { $own }
    }.
coach-take-back = Revenir en arrière
coach-keep = Garder mon choix
coach-read = Compris
coach-typing-held = Refaites le même choix pour le garder, ou prenez-en un autre.
coach-typing-undo = { $undo } reprend votre choix.
coach-now = Le conseiller parle : { $level }. Tapez « { $command } » et un niveau pour en changer : { $levels }.
coach-none = Le conseiller ne parle que là où une personne joue seule contre des robots.

# Ce que le lecteur a joué : archives et statistiques

archive-title = Mes parties passées
archive-none = Vous n’avez pas encore fini de partie ici. Elles se rangeront là.
archive-none-such = Aucune de vos parties ne correspond.
archive-with = Avec
archive-place-filter = Mon rang
archive-people = Personnes
archive-since = Terminée du
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
        [one] Un robot a choisi une fois à votre place.
       *[other] Un robot a choisi { $n } fois à votre place.
    }
archive-replay = Coup par coup
archive-again = Rejouer
archive-pages = Pages
archive-newest = Les plus récentes
archive-further = Parties plus anciennes
me-played = Ce que j’ai joué
me-data = Mes données
me-data-why = Tout ce que ce serveur garde de vous, en fichiers lisibles par des programmes : nom, appareils, places, résultats, enregistrements de vos parties, vos messages et vos notes.
me-export = Les emporter
statistics-title = Statistiques
statistics-how = Parties jouées de la mise en place à la fin. Les parties arrêtées, les leçons, les parties reprises d’une position et celles jouées sur un seul écran ne comptent pas, et le résultat d’une place revient à qui s’y est assis en premier.
statistics-none = Rien à compter pour l’instant : finissez une partie, puis revenez.
statistics-kind = Parties
statistics-people = { $n } joueurs, avec des personnes
statistics-bots = { $n } joueurs, contre des robots
statistics-solo = Solo
statistics-games = Jouées
statistics-wins = Gagnées
statistics-place = Rang moyen
statistics-points = Points en moyenne
statistics-best = Record
statistics-pace = Un tour
statistics-sources = D’où venaient les points : { $kind }
statistics-category = Points pour
statistics-all = En moyenne
statistics-other = autre chose, selon d’anciennes règles
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

## Avis : courriel et webhooks

notices-title = Avis par navigateur, courriel ou webhook
notices-short = Vous pouvez recevoir un avis quand une table vous attend alors qu’aucune page de ce site n’est ouverte.
notices-go = Régler cela
notices-ways = Comment vous recevez les avis
notices-why = Quand d’autres personnes vous attendent depuis une minute et demie et que vous n’êtes pas à la table, un message part vers chacune de ces adresses. Il dit le jeu, qui attend et où est la table : rien d’autre. Les mêmes moyens vous avertissent que votre temps s’épuise, que votre accord est demandé, qu’une partie commence ou se termine.
notices-none = Rien pour l’instant.
notices-broken = Un des moyens de vous avertir ne fonctionne plus.
notices-done-added = C’est fait. Essayez-le ci-dessous.
notices-done-quiet = C’est noté.
notices-done-ended = Plus rien n’y est envoyé.
notices-done-sent = Un message d’essai est parti.
notices-done-good = Cette boîte est la vôtre : vous y recevrez désormais les avis de vos tours.
notice-turn = C’est à vous : { $game }
notice-waiting =
    { $n ->
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }
notice-reserve = Votre temps libre pour ce tour est presque épuisé : { $game }
notice-then-reserve = Ensuite, votre réserve de { $time } sera entamée.
notice-last = Votre temps est presque épuisé : { $game }
notice-late = Votre temps est épuisé : { $game }
notice-until = Votre temps court jusqu’au { $time }.
notice-consent = On vous demande votre accord : { $game }
notice-end = On vous demande s’il faut arrêter la partie : { $game }
notice-wants-end =
    { $n ->
        [one] { $names } souhaite arrêter la partie.
       *[other] { $names } souhaitent arrêter la partie.
    }
notice-rematch = Une place vous est gardée pour une autre partie : { $game }
notice-named = Quelqu’un a cité votre nom dans la discussion : { $game }
notice-begins = La partie commence : { $game }
notice-over = La partie est terminée : { $game }
notice-seat = Une place de votre table a changé de mains : { $game }
notice-unread =
    { $n ->
        [one] Une ligne de la discussion n’est pas lue.
       *[other] { $n } lignes de la discussion ne sont pas lues.
    }
notice-several =
    { $n ->
        [one] Du nouveau à l’une de vos tables
       *[other] Du nouveau à { $n } de vos tables
    }
notice-test = Dynasty : message d’essai
notice-test-why = Il est arrivé : vous recevrez ainsi les avis de vos tours.
notice-code = Dynasty : votre code
notice-code-why = Tapez ce code sur la page où vous avez indiqué cette boîte : { $code }. Si ce n’était pas vous, ne faites rien : rien d’autre ne viendra.
notice-stop = Vous recevez ce message parce que vous avez demandé des avis sur vos tables. Pour l’arrêter :
channel-mail = Courriel
channel-json = JSON pour programmes
channel-discord = Discord
channel-slack = Slack
channel-telegram = Telegram
channel-ntfy = ntfy
channel-state-new = Un code y a été envoyé. Tapez-le ici.
channel-state-good = Fonctionne, pour ce que nous en savons.
channel-state-broken = Ne fonctionne pas : les derniers messages ont été refusés. Essayez encore, ou supprimez-le.
channel-secret = Signé avec { $secret }
channel-code = Code
channel-confirm = Voici le code
channel-test = Essayer
channel-end = Supprimer
channels-most = Vous en avez déjà { $n }, c’est le maximum : supprimez-en un d’abord.
channel-not-sent = Ce message n’a pas pu partir (réponse : { $told }).
pool-busy = Le serveur est occupé par d’autres messages. Réessayez dans une minute.
trial-running = Le serveur essaie encore votre dernière adresse. Attendez quelques secondes, puis réessayez.
mail-why = Vous recevez d’abord un code par courriel, pour montrer que la boîte est la vôtre.
mail-box = Adresse de courriel
mail-add = Envoyez-moi le code
mail-none = Ce serveur n’envoie pas de courriel.
mail-address = Ce ne peut pas être une adresse de courriel : attendu nom@hôte.
mail-not-sent = Le code n’a pas pu être envoyé à cette boîte.
mail-unconfirmed = Tapez d’abord le code de cette boîte.
hook-title = Webhook
hook-why = L’adresse d’un service qui reçoit des messages, par exemple un salon de Discord ou de Slack. Qui la connaît peut y écrire : gardez-la pour vous.
hook-service = Service
hook-where = Adresse
hook-prefix = Mention, ou conversation (Telegram)
hook-add = Ajouter
hook-address = Aucun message ne peut être envoyé à cette adresse.
hook-https = L’adresse doit commencer par https.
hook-port = Rien n’est envoyé au port { $port }.
hook-unknown = Personne n’a été trouvé à { $host }.
hook-slow = Le nom { $host } n’a pas été trouvé à temps. Vérifiez l’adresse, ou réessayez plus tard.
hook-private = Rien n’est envoyé à des machines que seule cette maison peut joindre ({ $host }).
hook-form = Indiquez le service qui reçoit les messages.
hook-chat = Telegram a besoin du numéro de la conversation.
quiet-title = Heures calmes
quiet-why = Pendant ces heures de votre journée, rien n’est envoyé ; ce qui vaut encore après arrive alors.
quiet-on = Ne rien envoyer
quiet-from = De
quiet-to = À
quiet-hours = Attendu des heures comme 22:00-08:00, qui laissent au moins 3 heures de la journée.
digest-title = Tout à la fois
digest-why = Un seul message par jour énumère toutes les tables qui vous attendent. Seul ce qui presse, comme la fin de votre temps, arrive avant.
digest-on = Une fois par jour
digest-hour = À
digest-named = Aussi quand quelqu’un me nomme dans la discussion, par @nom
push-title = Ce navigateur
push-why = Ce navigateur peut vous avertir quand aucune page de ce site n’est ouverte, même aux tables en direct.
push-add = M’avertir dans ce navigateur
push-on = Ce navigateur vous avertit. Vous pouvez y mettre fin ci-dessus.
push-denied = Vous avez interdit à ce navigateur de vous avertir depuis ce site. Ses réglages permettent d’en décider autrement.
push-address = Ce n’est pas possible ici : les navigateurs ne le permettent qu’aux adresses qui commencent par https, et certains, sur téléphone, seulement une fois le site sur l’écran d’accueil.
push-failed = Le service du fabricant n’a pas pu joindre ce navigateur.
push-else-mail = Un message par courriel fonctionne.
push-else-hook = Un webhook fonctionne, par exemple ntfy, qui a une application pour téléphone.
push-script = Il faut JavaScript.
push-keys = Ce ne sont pas les clés d’un navigateur.
push-ask = Ce navigateur doit-il vous avertir quand ce sera de nouveau à vous ?
push-yes = Oui
push-no = Non
channel-push = Navigateur
feed-title = Lecteur de flux et agenda
feed-why = Deux adresses qui énumèrent vos tours et leurs échéances. De nouvelles adresses mettent fin aux précédentes.
feed-make = Créer les adresses
feed-how = Donnez la première à un lecteur de flux, la seconde à un agenda.
feed-turns = Vos tours
feed-deadlines = Vos échéances
feed-care = Elles ne s’affichent que cette fois. Qui les possède peut lire vos tours, et rien d’autre.
stop-title = Plus de courriel
stop-ask = Ce serveur doit-il cesser de vous avertir de vos tours par courriel ?
stop-do = Oui, arrêter
stop-done = Plus rien n’est envoyé à cette boîte.
wrong-channel = Vous n’avez pas ce moyen de recevoir des avis.
bad-smtp = --smtp : attendu smtp://NAME:PASSWORD@HOST:PORT ou smtps://…, et avec --mail-from la boîte d’où il vient.

## Partir pour de bon

former-player = Ancien joueur
chat-emptied = (message effacé)
me-delete = Tout effacer
delete-title = Partir pour de bon
delete-goes = Votre nom disparaît de ce serveur et, avec lui, vos appareils et vos clés, vos moyens de recevoir des avis, vos notes et vos vacances, ce que vous avez appris et tous vos messages. Personne ne pourra les rétablir, pas même qui tient le serveur.
delete-seats = Là où d’autres personnes jouent encore, un robot prend aussitôt votre place. Les tables où vous jouez sans autre personne sont closes.
delete-stays = Les parties que vous avez jouées restent telles quelles pour qui les a jouées avec vous. On vous y lit comme « Ancien joueur », et aucun résultat ne mène plus à vous.
delete-export = Emporter d’abord ce qui est à vous
delete-sure = Je veux partir pour de bon.
delete-yes = Tout effacer
delete-no = Rester
deleted-title = C’est fait
deleted-said = Plus rien sur ce serveur ne mène à vous. Merci pour vos parties ; revenez quand vous voudrez, sous un nouveau nom.
deleted-lobby = Vers les jeux

## Classements

terms-rated = Partie classée :
terms-rated-on = oui, pour qui joue depuis le début
terms-rated-off = non
short-rated = classée
rated-needs = Une partie classée demande { $what }.
name-rated-people = au moins deux personnes
name-rated-clock = une pendule
name-rated-stand-in = un robot remplaçant
name-rated-hints = l’absence de conseils
name-rated-branching = des variantes seulement après la fin
name-rated-seed = une graine tirée au sort
rating-said = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-line =
    { $n ->
        [one] Classement { $rating } après { $n } partie classée. Tout le monde commence à 25, comme les robots de l’échelle.
       *[other] Classement { $rating } après { $n } parties classées. Tout le monde commence à 25, comme les robots de l’échelle.
    }
rating-soon =
    { $n ->
        [one] { $n } partie classée pour l’instant ; le classement s’affiche après { $most }.
       *[other] { $n } parties classées pour l’instant ; le classement s’affiche après { $most }.
    }
ratings-rebuilt =
    { $n ->
        [one] Classements recalculés à partir de { $n } table classée.
       *[other] Classements recalculés à partir de { $n } tables classées.
    }

## Joueurs

me-profile = Ce que les autres voient de moi
me-profile-why = Qui s’est assis à une table avec vous voit votre nom et si vous êtes là. Vos statistiques et classements ne regardent que vous, sauf si vous le voulez.
me-profile-look = Ma page
me-profile-show = Montrer statistiques et classements à tout le monde ici
me-profile-hide = Ne les montrer à personne
player-about = À propos { DE($seat) }
player-nameless = Quelqu’un
player-presence = En ce moment : { $what }
player-private = Les statistiques et les classements sont privés.
player-no-games = Aucune partie à compter pour l’instant.
player-mine-open = Voici ce que tout le monde voit de vous sur ce serveur.
player-mine-closed = Personne d’autre ne voit cette page ainsi : les autres voient tout au plus votre nom.
wrong-player = Vous ne pouvez voir personne de tel. Qui s’est assis à une table avec quelqu’un voit qui c’est ; les autres seulement si la personne le veut bien.

## En bonne compagnie

club-title = Si quelque chose ne va pas
block-why = La personne que vous bloquez ne voit plus vos tables ouvertes, ni vous les siennes. Vous n’entendez plus ce qu’elle dit, et aucune place ne vous est gardée pour rejouer ensemble. Elle n’en sait rien.
block-is = Vous bloquez cette personne : aucun de vous ne voit les tables ouvertes de l’autre, vous ne l’entendez plus et vous ne rejouez plus ensemble.
block-begin = Bloquer
block-end = Ne plus bloquer
blocked-title = Personnes que je bloque
blocked-rematch = Vous ne rejouez plus ensemble.
report-title = Signaler
report-how = La personne qui tient ce serveur le lira, avec une copie des messages voisins. Personne d’autre n’en sera informé.
report-line = Quel message ?
report-no-line = aucun, la personne en général
report-why = Qu’est-ce qui ne va pas ?
report-send = Envoyer le signalement
report-done = Merci. La personne qui tient ce serveur le lira.
report-most = Cela fait { $n } signalements en un jour : personne ne peut en lire davantage. Réessayez demain.

## Tenir un club

door-title = Une invitation pour vous
door-why = Quelqu’un vous a donné le lien de ce serveur. Dites quel nom vous voulez porter, et entrez : aucun mot de passe n’est nécessaire.
door-in = Entrer
silenced = La personne qui tient ce serveur ne vous laisse pas parler pour l’instant. Vous pouvez continuer à jouer.
new-lines = La première semaine, vous pouvez écrire { $n } messages par heure aux tables ouvertes à tous. Attendez un peu.
new-tables = La première semaine, vous pouvez avoir { $n } tables ouvertes à la fois dans le salon. Attendez que l’une d’elles commence, ou fermez-en une.
wrong-invited = Ce serveur est réservé aux personnes invitées. Demandez à quelqu’un qui joue ici le lien d’une table, ou à la personne qui tient le serveur le sien.
players-needs =
    { $n ->
        [one] players { $do } : il faut l’identifiant d’un joueur ; « dynasty players list » les montre
       *[other] players { $do } : il faut les identifiants de { $n } joueurs ; « dynasty players list » les montre
    }
players-numbers = players reports : il faut des numéros de signalements
players-same = players merge : il faut deux joueurs différents
players-line =
    { $n ->
        [one] depuis le { $made }, vu le { $seen }, { $n } table
       *[other] depuis le { $made }, vu le { $seen }, { $n } tables
    }
players-is-muted = muet
players-is-closed = fermé
players-sum =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
players-mute = { $player } ne dit plus rien à aucune table. « dynasty players unmute » lui rend la parole.
players-unmute = { $player } peut de nouveau parler.
players-close = Plus aucune clé n’ouvre { $player }, et ses tables ouvertes sont fermées. Aux tables en cours, sa place est celle de quelqu’un qui s’absente.
players-merge = Tout ce qui était à { $player } est maintenant à { $into }.
players-invite = Qui ouvre ce chemin de votre serveur peut entrer, même quand la porte est réservée aux personnes invitées : { $path }
report-head = Signalement { $n }, { $day } : à propos { DE($about) }, par { $by }
reports-sum =
    { $n ->
        [0] Aucun signalement en attente.
        [one] { $n } signalement en attente. « dynasty players reports NUMÉRO » dit qu’il est réglé.
       *[other] { $n } signalements en attente. « dynasty players reports NUMÉRO... » dit qu’ils sont réglés.
    }
reports-done =
    { $n ->
        [one] { $n } signalement réglé.
       *[other] { $n } signalements réglés.
    }
