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

reason-not-now = La question est une autre pour l’instant.
reason-not-your-turn = C’est d’abord à quelqu’un d’autre de choisir.
reason-game-over = La partie est terminée.

## Annuler

undo-done = Choix repris : { $choice }.
undo-chance = Votre dernier choix ne peut pas être repris : depuis, le hasard a décidé quelque chose.
undo-revealed = Votre dernier choix ne peut pas être repris : une information cachée a été révélée.
undo-others = Votre dernier choix ne peut pas être repris : depuis, un autre joueur a agi.
undo-start = Il n’y a rien à reprendre.

## Ce qui est refusé

error-game = Jeu inconnu : { $detail }
error-bot = Robot inconnu : { $detail }
error-seats = Places incorrectes : { $detail }
error-options = Argument incorrect : { $detail }
error-components = Fichier de composants incorrect : { $detail }
error-record = Enregistrement incorrect : { $detail }
error-diverged = L’enregistrement ne se rejoue pas : { $detail }
error-file = Fichier inutilisable : { $detail }
error-other = { $detail }

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
player-random = robot au hasard
player-greedy = robot avide
player-default = joueur absent

## À la table

play-seat = { $seat } ({ $player })
play-kept = Chaque choix est conservé dans { $file }
play-help = Répondez par un numéro. Tapez { $help } pour voir ce que vous pouvez taper d’autre.
play-hand-over = À { $seat } de venir à l’écran.
play-ready = { $seat }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
play-left = Votre partie est conservée. Pour la reprendre :
play-record = L’enregistrement de cette partie est { $file }

answer-number = Tapez un numéro de 1 à { $last }.
answer-near = Je ne connais pas « { $typed } ». Vouliez-vous dire { $near } ?
answer-unknown = Je ne connais pas « { $typed } ». Tapez un numéro, un choix comme ceux en bout de ligne, ou aide.

why-possible = { $choice } est possible maintenant.
why-all-possible = Tout ce que cette question peut proposer est possible maintenant.
hint = Un joueur avide choisirait { $number } : { $label } ({ $rule })
log-all = tout
log-more =
    { $left ->
        [one] ({ $left } ligne plus ancienne : journal tout)
       *[other] ({ $left } lignes plus anciennes : journal tout)
    }
save-kept = Votre partie est conservée dans { $file } après chaque choix. Pour une copie, tapez sauver et un nom de fichier.
save-copied = Copié dans { $file }.
save-failed = Aucune copie dans { $file } : { $why }.

## Commandes à la table

command-why = pourquoi
command-undo = annuler
command-hint = conseil
command-board = plateau
command-score = points
command-log = journal
command-rules = règles
command-save = sauver
command-help = aide
command-quit = quitter

help-answer = Répondez par le numéro d’un choix, par son texte (comme { $example }), ou par la chose seule si un seul choix la désigne. En outre :
form-why = pourquoi CHOIX
form-undo = annuler
form-hint = conseil
form-board = plateau
form-score = points
form-log = journal
form-rules = règles ID
form-save = sauver FICHIER
form-help = aide
form-quit = quitter
usage-why = Pourquoi un choix est impossible, avec la règle. Seul : tous les choix impossibles.
usage-undo = Reprendre votre dernier choix, sauf si le hasard, un secret ou un autre joueur est intervenu.
usage-hint = Ce que choisirait un joueur avide.
usage-board = Revoir le plateau.
usage-score = Les feuilles de points par catégorie et par règle.
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
menu-players = { $count } joueurs
menu-who = Qui joue ? Tapez you (vous), you=Nom, ou un robot ({ $bots }). Entrée prend ce qui est entre crochets.

## Beaucoup de parties

simulate-title = En jeu
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Points en moyenne
simulate-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions en { $seconds } s ({ $rate } parties par seconde).
fuzz-title = En jeu
fuzz-failure = Graine { $seed }, { $seats } joueurs, après { $choices } choix : { $what }
fuzz-summary =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $bot }), { $decisions } décisions en { $seconds } s, { $failures ->
        [0] aucun échec
        [one] { $failures } échec
       *[other] { $failures } échecs
    }.

## Vitesse

bench-yardstick = Étalon : { $plies } demi-coups par seconde de processeur (jeu au hasard dans le paquet chess).
bench-no-yardstick = Pas d’étalon : le paquet chess n’est pas installé. `make bench` l’installe.
bench-game = { $game }, { $seats } places, { $compiled ->
        [0] interprété
       *[other] compilé
    }
bench-what = Mesure
bench-value = Valeur
bench-plies = En demi-coups
bench-decisions = décisions par seconde de processeur
bench-games = parties par seconde de processeur
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
