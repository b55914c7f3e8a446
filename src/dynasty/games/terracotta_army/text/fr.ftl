# Terracotta Army en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = Terracotta Army
designers = Przemysław Fornal et Adam Kwapiński
publisher = Board&Dice
credits = Terracotta Army est un jeu de société de Przemysław Fornal et Adam Kwapiński, avec un mode solo de Dávid Turczi, publié par Board&Dice en 2022. Tous les dessins et toutes les phrases d’ici sont les nôtres ; rien ne provient des illustrations ni du livret d’origine.
about-components =
    Les règles, le nombre de pièces, les sortes d’actions et leurs quantités, les maîtres et leurs capacités, les armes, les spécialistes et les primes fixes suivent le livret publié. Bien des valeurs ne sont imprimées que sur le matériel, et le texte ne les donne pas. Elles sont ici reconstituées et peuvent donc différer de votre exemplaire.

    Sont reconstitués : l’ordre des actions sur les anneaux ; les points de l’organiseur ; les coûts des jetons Maître ; l’argile des jetons Priorité ; les valeurs de la piste des manches ; l’arme qui engage chaque spécialiste, sauf le cheval ; le départ des inspecteurs ; et pour le solo le contenu des cartes de Li Si, les dés, le tableau des priorités et les défis.

    Chaque valeur des fichiers de composants porte une marque : R est écrit dans le livret, E découle d’un exemple ou d’un indice du livret, P vient d’une page publique, C a été choisi par nous dans les limites fixées par les autres. Si vous possédez le jeu, vous pouvez charger un fichier avec les valeurs de votre exemplaire ; les règles restent les mêmes.

## Options

option-challenge = Défi de l’Empereur
option-challenge-none = Aucun
option-challenge-ask = En choisir ou en tirer autant qu’on veut à la table
option-challenge-ch-1-imperial-favor = Faveur impériale
option-challenge-ch-2-full-treasury = Trésor plein
option-challenge-ch-3-second-seal = Second Sceau
option-challenge-ch-4-drawn-blades = Lames tirées
option-challenge-ch-5-patronage = Mécénat
option-challenge-ch-6-relentless-overseer = Contremaître implacable
option-challenge-ch-7-imperial-eye = Œil impérial
option-challenge-ch-8-harsh-sun = Soleil cuisant

## Questions

ask-challenges = Quels défis posez-vous sur la table ? Commencez quand vous êtes prêt.
ask-segment = Où placez-vous un ouvrier ? Vous pouvez d’abord tourner un anneau.
ask-worker = Quel ouvrier envoyez-vous ?
ask-inner = Anneau intérieur : l’action, autre chose à la place, ou rien ?
ask-middle = Anneau central : l’action, autre chose à la place, ou rien ?
ask-outer = Anneau extérieur : l’action ou rien ?
ask-warrior = Quel guerrier faites-vous ?
ask-cell = Où se tient le guerrier ?
ask-weapon = Utiliser l’arme du nouveau guerrier ?
ask-inspector = Où déplacez-vous un inspecteur ?
ask-guard = Quel autre de vos guerriers le garde envoie-t-il ?
ask-march = Où va-t-il ?
ask-token = Quel jeton Maître payez-vous ?
ask-ability = Utiliser maintenant le nouveau maître ?
ask-warehouse = Quel entrepôt videz-vous ?
ask-priority-bonus = Priorité : une pièce ou une argile humide avec vos points ?
ask-specialist = Quel spécialiste engagez-vous ?
ask-rider = Quel guerrier reçoit le cheval ?
ask-horse = Dans quelle direction va le cheval ?
ask-specialist-cell = Où se tient le spécialiste ?
ask-face = À quel guerrier l’archer fait-il face ?
ask-pm-warrior = Les règles de Li Si laissent plusieurs cases : où se tient son guerrier ?
ask-pm-group = Les règles de Li Si laissent plusieurs groupes : lequel son archer rejoint-il ?
ask-pm-archer = Les règles de Li Si laissent plusieurs cases : où s’agenouille son archer ?
ask-pm-facing = À quel guerrier de Li Si son archer fait-il face ?
ask-pm-specialist = Les règles de Li Si laissent plusieurs cases : où se tient son spécialiste ?

## Choix

choice-lay = Poser { $thing }
choice-draw = Tirer un défi
choice-begin = Commencer la partie
choice-place = Segment { $thing } : { $inner } · { $middle } · { $outer }
choice-rotate =
    Tourner d’un cran ({ $thing }) { $coins ->
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }
choice-send = Envoyer un { $thing }
choice-perform = L’effectuer : { $action }
choice-skip = Ne rien faire
choice-take = Prendre { $gain }
choice-use = Utiliser le { $thing }
choice-buy = Engager le { $thing }
choice-decline = Ne pas utiliser le { $thing } maintenant
choice-pay =
    { $coins ->
        [one] Payer { $coins } pièce ({ $thing }) : { $master }
       *[other] Payer { $coins } pièces ({ $thing }) : { $master }
    }
choice-empty =
    { $clay ->
        [one] Vider l’{ $thing } : { $clay } argile sèche
       *[other] Vider l’{ $thing } : { $clay } argiles sèches
    }
choice-make =
    { $thing } : { $vp } PV, reste { $left }{ $armed ->
        [0] { "" }
       *[other] { ", " }{ $weapon } prête
    }
choice-stand =
    { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspecteurs { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }tuile de la manche { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musiciens { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }fin { $end }
    }
choice-wield =
    Utiliser l’arme ({ $thing }) : { $vp } PV{ $coins ->
        [0] { "" }
        [one] { ", " }{ $coins } pièce
       *[other] { ", " }{ $coins } pièces
    }
choice-rest = Garder l’arme prête ({ $thing })
choice-inspect = Vers la { $thing } : { $then } PV pour vous là-bas, { $now } maintenant
choice-stay = Laisser les inspecteurs où ils sont
choice-move = Le guerrier ({ $warrior }) en { $thing }
choice-halt = Ne déplacer personne
choice-march = Vers { $thing }
choice-hire =
    { $coins ->
        [one] { $thing } pour { $coins } pièce et l’arme ({ $weapon })
       *[other] { $thing } pour { $coins } pièces et l’arme ({ $weapon })
    }
choice-mount = Le guerrier en { $thing }
choice-ride =
    Par { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspecteurs { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }tuile de la manche { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musiciens { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }fin { $end }
    }
choice-post =
    { $who } en { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspecteurs { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }tuile de la manche { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musiciens { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }fin { $end }
    }
choice-face =
    Le guerrier en { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspecteurs { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }tuile de la manche { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musiciens { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }fin { $end }
    }
choice-assign = { $thing } ({ $who })

## Pourquoi un choix est impossible

reason-already-laid = Ce défi est déjà sur la table.
reason-all-laid = Tous les défis sont sur la table.
reason-already-rotated = Vous avez déjà tourné un anneau ce tour-ci.
reason-rotation-too-dear = Tourner un anneau coûte { $need } pièces ; vous en avez { $have }.
reason-segment-closed = Un artisan ferme ce segment.
reason-artisan-only = Un compagnon se tient ici : seul un artisan peut le rejoindre.
reason-no-such-worker = Vous n’avez pas cet ouvrier en main.
reason-no-wet-clay = Cela coûte { $need } argiles humides ; vous en avez { $have }.
reason-no-base = Tous vos socles sont dans le mausolée.
reason-no-figure = Il ne reste pas de telle figurine dans l’organiseur.
reason-mausoleum-full = Le mausolée est plein.
reason-no-artisan-left = Il ne vous reste plus d’artisan.
reason-nothing-to-soak = Vous n’avez pas d’argile sèche.
reason-is-artisan = L’ouvrier ici est déjà un artisan.
reason-not-most-figures = Le Bâtisseur prend un type dont il reste le plus de figurines.
reason-occupied = Une statue se tient ici.
reason-other-weapon = Ce n’est pas l’arme du nouveau guerrier.
reason-not-your-warrior = Aucun de vos guerriers ne se tient ici.
reason-the-new-guard = Le nouveau garde lui-même reste.
reason-mounted = Un guerrier à cheval ne peut pas bouger.
reason-hemmed-in = Ce guerrier n’a aucune case vide à côté de lui.
reason-no-straight-way = Il ne peut pas y aller en ligne droite sur des cases vides.
reason-inspector-out-of-reach = L’officier déplace un inspecteur d’un pas en avant ou en arrière.
reason-inspector-forward-only = Le maître avance un inspecteur de 1 ou 2 cases.
reason-is-master = Cet espace est celui d’un maître : engagez-le ou utilisez-le.
reason-other-master = Ce maître n’est pas sur votre espace.
reason-already-hired = Vous avez déjà un jeton chez ce maître.
reason-not-hired = Vous n’avez pas de jeton chez ce maître.
reason-no-token-payable = Vous ne pouvez payer aucun de vos jetons Maître.
reason-token-placed = Ce jeton est déjà chez un maître.
reason-token-too-dear = Vous ne pouvez pas payer ce jeton.
reason-same-cost = Un autre jeton du même coût est proposé.
reason-builder-too-dear = Le Bâtisseur demande { $round } pièces cette manche ; vous en avez { $coins }.
reason-warehouses-empty = Tous les entrepôts sont vides.
reason-same-warehouse = Choisissez deux entrepôts différents.
reason-all-active = Toutes vos armes sont actives.
reason-already-active = Cette arme est déjà active.
reason-no-priority-left = Il ne reste plus de jeton Priorité.
reason-holds-priority = Vous avez déjà un jeton Priorité.
reason-nothing-to-hire = Vous ne pouvez engager aucun spécialiste.
reason-sold-out = Il ne reste plus de tel spécialiste.
reason-specialist-too-dear = Le prix est de { $need } pièces ; vous en avez { $have }.
reason-weapon-inactive = Son arme ({ $weapon }) n’est pas active.
reason-no-rider = Aucun de vos guerriers n’a la place pour un cheval.
reason-already-mounted = Ce guerrier a déjà un cheval.
reason-no-room-for-horse = Un cheval demande ici deux cases vides en ligne.
reason-no-archer-cell = Aucune case vide n’est à côté d’un guerrier.
reason-no-warrior-beside = Aucun guerrier ne se tient à côté de cette case.
reason-no-warrior-there = Aucun guerrier ne s’y tient à côté de l’archer.
reason-not-his-cell = Les règles de Li Si excluent cette case.
reason-not-his-group = Ce n’est pas un des groupes que veut Li Si.
reason-not-his-place = Les règles de Li Si excluent cette case.
reason-not-his-warrior = Ce n’est pas un guerrier de Li Si dans ce groupe.

## Ce qui s’est passé

event-round-started = La manche { $round } commence : { $order }. Tuile Décompte : { $tile }.
event-ring-rotated =
    { $coins ->
        [one] { $seat } tourne l’{ $ring } pour { $coins } pièce.
       *[other] { $seat } tourne l’{ $ring } pour { $coins } pièces.
    }
event-worker-placed = { $seat } place un ouvrier sur le segment { $segment } : { $worker }.
event-goods-gained = { $seat } gagne { $gain }.
event-took-instead = { $seat } prend { $gain } au lieu de l’action.
event-action-skipped = { $seat } laisse l’{ $ring }.
event-clay-soaked =
    { $count ->
        [one] { $seat } trempe { $count } argile.
       *[other] { $seat } trempe { $count } argiles.
    }
event-worker-upgraded = { $seat } promeut le compagnon du segment { $segment } en artisan.
event-priority-taken =
    { $seat } prend { $token }{ $clay ->
        [0] .
        [one] { " " }et { $clay } argile humide.
       *[other] { " " }et { $clay } argiles humides.
    }
event-priority-bonus = { $seat } utilise la priorité : +{ $vp } PV, { $gain }.
event-warrior-made = { $seat } fait un guerrier en { $cell } pour { $paid } : { $warrior }, +{ $vp } PV. L’{ $warehouse } contient { $clay }.
event-warrior-built = { $seat } construit un guerrier en { $cell } pour { $paid } : { $warrior }.
event-weapon-used =
    { $seat } utilise une arme ({ $weapon }) : +{ $vp } PV{ $coins ->
        [0] { "" }
        [one] { ", " }{ $coins } pièce
       *[other] { ", " }{ $coins } pièces
    }.
event-inspector-moved = L’{ $inspector } va à la { $space }.
event-warrior-moved = { $seat } déplace un guerrier ({ $warrior }) de { $start } à { $end }.
event-master-bought =
    { $coins ->
        [one] { $seat } engage le { $master } pour { $coins } pièce.
       *[other] { $seat } engage le { $master } pour { $coins } pièces.
    }
event-master-used = { $seat } utilise le { $master }.
event-warehouse-emptied = { $seat } vide l’{ $warehouse } : { $gain }.
event-warehouse-discarded =
    { $count ->
        [one] { $count } argile de l’{ $warehouse } est perdue.
       *[other] { $count } argiles de l’{ $warehouse } sont perdues.
    }
event-weapon-readied = { $seat } prépare une arme : { $weapon }.
event-weapons-readied = { $seat } prépare toutes ses armes : { $weapons }.
event-specialist-hired =
    { $coins ->
        [one] { $seat } engage un spécialiste pour { $coins } pièce et une arme ({ $weapon }) : { $who }.
       *[other] { $seat } engage un spécialiste pour { $coins } pièces et une arme ({ $weapon }) : { $who }.
    }
event-horse-placed = { $seat } met un cheval sous { $cell }, jusqu’à { $end }.
event-specialist-placed = { $seat } place un spécialiste en { $cell } : { $who }.
event-archer-placed = { $seat } fait s’agenouiller un archer en { $cell }, face à { $faced }.
event-domination = Décompte ({ $scope }) : { $seat } domine avec { $count }, +{ $vp } PV.
event-presence = Décompte ({ $scope }) : { $seat } est présent avec { $count }, +{ $vp } PV.
event-footman-domination = Fantassin en { $scope } : { $seat } domine alentour avec { $count }, +{ $vp } PV.
event-archer-domination = Décompte ({ $scope }) : { $seat }, à égalité avec { $count }, domine grâce aux archers, +{ $vp } PV.
event-footman-archer-domination = Fantassin en { $scope } : { $seat }, à égalité avec { $count }, domine alentour grâce aux archers, +{ $vp } PV.
event-footman-presence = Fantassin en { $scope } : { $seat } est présent alentour avec { $count }, +{ $vp } PV.
event-musicians-scored = { $seat } écoute les musiciens ({ $cells }) : +{ $vp } PV.
event-order-set = Nouvel ordre du tour : { $order }.
event-clay-dried =
    { $count ->
        [one] { $count } argile de { $seat } sèche ; { $kept } reste humide.
       *[other] { $count } argiles de { $seat } sèchent ; { $kept } restent humides.
    }
event-master-coins = { $seat } reçoit { $gain } de ses maîtres.
event-wheel-prepared = Tous les ouvriers rentrent, et les deux anneaux tournent d’un cran.
event-loners-removed = Dans aucun groupe et retirés : { $cells }.
event-group-scored = { $seat } marque un groupe ({ $warrior } : { $cells }) : guerriers { $count } × joueurs { $players } + prime { $prize } = { $vp } PV.
event-archer-scored = L’archer en { $cell } fait face à { $faced } : +{ $vp } PV pour { $seat }.
event-leftovers-scored = Il reste à { $seat } { $count } argiles et pièces : +{ $vp } PV.
event-final-score = { $seat } finit avec { $vp } PV.
event-game-ended = La partie est finie. { $winner } gagne.

## Ce qu’a fait Li Si, et pourquoi

event-challenge-laid = Défi : { $challenge }.
event-master-revealed = Une carte Maître est révélée : Li Si a maintenant le { $master }.
event-overseer-moved =
    Li Si lance { $first } et { $second }, le plus petit compte : le contremaître avance de { $steps }, de { $start } à { $segment }{ $count ->
        [0] .
       *[other] { ", " }sans compter { $skipped } (ses ouvriers, vos artisans).
    }
event-overseer-advanced = Aucun ouvrier de Li Si ne peut s’y placer : le contremaître va au prochain qui est vide, { $segment }.
event-pm-action = Li Si, { $source } : { $action }.
event-card-revealed = Li Si révèle pour la fin de son tour : { $card } ({ $cause } : { $why }).
event-deck-reshuffled = La carte Mélange apparaît : la suivante la remplace, et toutes les autres forment une nouvelle pioche.
event-spare-action = Action d’appoint de Li Si ({ $cause } : { $why }) : +{ $vp } PV, et { $gain } : { $reason }.
event-pm-ring-turned = Par la { $card }, l’{ $ring } tourne d’un cran.
event-pm-soaked = Li Si prend autant que contient l’entrepôt le plus plein ({ $warehouse }) : { $gain }.
event-pm-readied-other = { $meant } : déjà disponible. Li Si prépare l’arme non disponible la plus à gauche : { $weapon }.
event-pm-all-ready = Toutes les armes de Li Si sont déjà disponibles : rien.
event-pm-repeats = L’Administrateur répète l’action intérieure pour Li Si : { $action }.
event-pm-seal = Second Sceau : Li Si marque { $vp } PV pour le { $master }.
event-pm-inspector-weighed = Pour Li Si, la { $space } est la meilleure : { $swing } PV en sa faveur.
event-pm-inspectors-stay = Aucun déplacement d’inspecteur n’aide Li Si : les deux restent.
event-pm-weighed = Li Si considère un spécialiste, { $who } : { $verdict }.
event-pm-sword-for-all = Li Si n’a que l’épée de disponible : elle vaut pour toute arme.
event-pm-no-specialist =
    { $tried ->
        [0] Aucune arme de Li Si n’est disponible : il n’engage aucun spécialiste et prend { $gain }.
       *[other] Li Si n’engage aucun spécialiste et prend { $gain }.
    }
event-pm-spares-weapons = Li Si a encore besoin de ses armes pour des spécialistes : elles ne comptent pas pour ce guerrier.
event-pm-types-narrowed = Type : { $step }, donc { $warriors }.
event-pm-type-chosen = Prochain guerrier de Li Si : { $warrior }.
event-pm-criterion =
    { $cells ->
        [one] Case : { $criterion } ({ $groups }), { $cells } case.
       *[other] Case : { $criterion } ({ $groups }), { $cells } cases.
    }
event-pm-no-criterion =
    { $cells ->
        [one] Case : { $criterion }, { $cells } case.
       *[other] Case : { $criterion }, { $cells } cases.
    }
event-pm-cells-counted =
    { $tile ->
        [0] Case : { $step }, donc { $count } cases.
       *[other] Case : sur la tuile de la manche { $tile }, { $step }, donc { $count } cases.
    }
event-pm-cells-narrowed =
    { $tile ->
        [0] Case : { $step }, donc { $cells }.
       *[other] Case : sur la tuile de la manche { $tile }, { $step }, donc { $cells }.
    }
event-pm-weapon-used =
    Li Si utilise une arme, { $weapon } : +{ $vp } PV{ $coins ->
        [0] { "" }
        [one] { ", " }{ $coins } pièce
       *[other] { ", " }{ $coins } pièces
    }. Elle passe en tête de sa rangée.
event-pm-warrior-built = Li Si construit un guerrier en { $cell } pour { $paid } : { $warrior }, +{ $vp } PV.
event-surprise-build = Construction surprise : Li Si a { $have } et paie { $paid }.

## Feuille de score

score-organizer = Guerriers faits
score-weapons = Armes utilisées
score-row-inspector = Inspecteur des rangées
score-column-inspector = Inspecteur des colonnes
score-musicians = Musiciens
score-tiles = Tuiles Décompte
score-priority = Priorité
score-spare = Actions d’appoint
score-challenges = Défis
score-footmen = Fantassins
score-groups = Groupes
score-archers = Archers agenouillés
score-leftovers = Biens restants
score-total = Total

## Ce qui compte, pour les conseils

worth-score = points marqués
worth-inspectors = lignes que les inspecteurs atteindront
worth-tiles = tuiles de décompte
worth-musicians = musiciens
worth-footmen = fantassins
worth-groups = groupes
worth-archers = archers agenouillés
worth-goods = argile et pièces
worth-weapons = armes
worth-masters = maîtres
worth-artisans = artisans
worth-priority = ordre du tour

## Quantités

count-vp =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
count-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
count-wet-clay =
    { $n ->
        [one] { $n } argile humide
       *[other] { $n } argiles humides
    }
count-dry-clay =
    { $n ->
        [one] { $n } argile sèche
       *[other] { $n } argiles sèches
    }
count-warrior =
    { $n ->
        [one] { $n } guerrier
       *[other] { $n } guerriers
    }
count-craftsman =
    { $n ->
        [one] { $n } compagnon
       *[other] { $n } compagnons
    }
count-artisan =
    { $n ->
        [one] { $n } artisan
       *[other] { $n } artisans
    }
count-warrior-base =
    { $n ->
        [one] { $n } socle
       *[other] { $n } socles
    }
count-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Aide au survol

help-officer = Épée : 1 PV, puis un inspecteur d’un pas en avant ou en arrière.
help-guard = Hallebarde : 3 PV, puis un autre de vos guerriers en ligne droite.
help-crossbowman = Arbalète : 1 PV par case vide jusqu’à la statue la plus proche dans la meilleure direction.
help-soldier = Lance : 1 PV et 2 pièces.
help-horse = Sous un de vos guerriers, sur deux cases de plus : il se tient alors sur les trois.
help-footman = À la fin, 8 PV pour le plus de guerriers autour de lui, 2 pour les autres présents.
help-kneeling-archer = Fait face à un guerrier voisin : rejoint son groupe, départage pour son propriétaire, qui reçoit 2 PV à la fin.
help-musician = À chaque décompte, 1 PV par guerrier dans sa rangée ou sa colonne, pour tous.
help-master-builder = Un guerrier du type le plus fourni pour autant de pièces que le numéro de la manche. Nettoyage : 1 pièce.
help-master-administrator = L’action intérieure de votre segment encore une fois. Nettoyage : 1 pièce.
help-master-inspector = Un inspecteur de 1 ou 2 cases en avant. Nettoyage : 1 pièce.
help-master-clay-maker = 3 argiles humides. Nettoyage : 1 argile reste humide.
help-master-supervisor = Toute l’argile sèche de deux entrepôts. Nettoyage : 1 argile reste humide.
help-master-blacksmith = Toutes vos armes deviennent actives. Nettoyage : 1 argile reste humide.
help-priority-token = Décide qui passe devant à la manche suivante ; certains rapportent de l’argile humide.
help-overseer = Marque où Li Si travaille ensuite.
help-ch-1-imperial-favor = Li Si commence avec 10 PV.
help-ch-2-full-treasury = Li Si commence avec 3 pièces de plus et 3 argiles.
help-ch-3-second-seal = Deux cartes Maître sont révélées au départ, et Li Si marque 2 PV chaque fois qu’il utilise un de ses maîtres.
help-ch-4-drawn-blades = Toutes les armes de Li Si sont disponibles au départ et de nouveau après chaque manche.
help-ch-5-patronage = L’action d’appoint de Li Si rapporte 3 PV au lieu de 2.
help-ch-6-relentless-overseer = Avant son premier tour de chaque manche, Li Si révèle une carte Action.
help-ch-7-imperial-eye = Chaque domination d’une ligne d’inspecteur rapporte 2 PV de plus à Li Si.
help-ch-8-harsh-sun = Vos maîtres ne protègent aucune argile du séchage.

## Noms : joueurs

name-yellow = Jaune
name-green = Vert
name-blue = Bleu
name-purple = Violet
name-prime-minister = Li Si
name-seat-0 = Jaune
name-seat-1 = Vert
name-seat-2 = Bleu
name-seat-3 = Violet

## Noms : biens et pièces

name-vp = point de victoire
name-coin = pièce
name-wet-clay = argile humide
name-dry-clay = argile sèche
name-clay = argile
name-officer = officier
name-guard = garde
name-crossbowman = arbalétrier
name-soldier = soldat
name-sword = épée
name-halberd = hallebarde
name-crossbow = arbalète
name-spear = lance
name-horse = cheval
name-footman = fantassin
name-kneeling-archer = archer agenouillé
name-musician = musicien
name-warrior-base = socle
name-craftsman = compagnon
name-artisan = artisan
name-master-token = jeton Maître
name-weapon-token = jeton Arme
name-scoring-tile = tuile Décompte
name-priority-token = jeton Priorité
name-vp-token = jeton +100/+200
name-inspector = inspecteur
name-inspectors = inspecteurs
name-inspector-row = inspecteur des rangées
name-inspector-col = inspecteur des colonnes
name-round-marker = marqueur de manche
name-action-ring = anneau d’actions
name-turn-order-marker = marqueur d’ordre
name-scoring-marker = marqueur de score
name-reference-sheet = aide de jeu
name-game-board = plateau
name-warrior-organizer = organiseur
name-ring-pin = axe des anneaux
name-pm-action-card = carte Action de Li Si
name-pm-reshuffle-card = carte Mélange
name-pm-master-card = carte Maître de Li Si
name-challenge-card = carte Défi
name-challenge-deck = cartes Défi
name-overseer-die = dé du contremaître
name-overseer = contremaître

## Noms : la roue

name-inner-ring = anneau intérieur
name-middle-ring = anneau central
name-outer-ring = anneau extérieur
name-inner-action = action intérieure
name-middle-action = action centrale
name-outer-action = action extérieure
name-wh-ne = entrepôt nord-est
name-wh-se = entrepôt sud-est
name-wh-sw = entrepôt sud-ouest
name-wh-nw = entrepôt nord-ouest
name-coins-2 = 2 pièces
name-coins-3 = 3 pièces
name-coins-4 = 4 pièces
name-clay-2 = 2 argiles humides
name-clay-4 = 4 argiles humides
name-warrior-2 = un guerrier pour 2 argiles
name-warrior-3 = un guerrier pour 3 argiles
name-warrior-4 = un guerrier pour 4 argiles
name-soak = tremper l’argile
name-upgrade = promotion en artisan
name-priority = priorité
name-ready-sword = préparer l’épée
name-ready-halberd = préparer la hallebarde
name-ready-crossbow = préparer l’arbalète
name-ready-spear = préparer la lance
name-specialist = un spécialiste
name-master-builder = Maître bâtisseur
name-master-administrator = Maître administrateur
name-master-inspector = Maître inspecteur
name-master-clay-maker = Maître argilier
name-master-supervisor = Maître superviseur
name-master-blacksmith = Maître forgeron
name-mt-1 = jeton 1
name-mt-2 = jeton 2
name-mt-3 = jeton 3
name-mt-4 = jeton 4
name-mt-5 = jeton 5
name-mt-6 = jeton 6
name-priority-1 = jeton Priorité 1
name-priority-2 = jeton Priorité 2
name-priority-3 = jeton Priorité 3
name-s0 = s0
name-s1 = s1
name-s2 = s2
name-s3 = s3
name-s4 = s4
name-s5 = s5
name-s6 = s6
name-s7 = s7
name-s8 = s8
name-s9 = s9
name-s10 = s10
name-s11 = s11

## Noms : décompte

name-tile-middle-row = rangée centrale
name-tile-middle-col = colonne centrale
name-tile-officer = officiers
name-tile-guard = gardes
name-tile-crossbowman = arbalétriers
name-tile-soldier = soldats
name-tile-quarter-nw = quart nord-ouest
name-tile-quarter-ne = quart nord-est
name-tile-quarter-sw = quart sud-ouest
name-tile-quarter-se = quart sud-est
name-tile-coins = pièces
name-tile-clay = argile
name-row-1 = rangée 1
name-row-2 = rangée 2
name-row-3 = rangée 3
name-row-4 = rangée 4
name-row-5 = rangée 5
name-row-6 = rangée 6
name-row-7 = rangée 7
name-col-1 = colonne 1
name-col-2 = colonne 2
name-col-3 = colonne 3
name-col-4 = colonne 4
name-col-5 = colonne 5
name-col-6 = colonne 6
name-col-7 = colonne 7
name-col-8 = colonne 8
name-col-9 = colonne 9

## Noms : cartes et raisons de Li Si

name-pmc-01 = carte 1
name-pmc-02 = carte 2
name-pmc-03 = carte 3
name-pmc-04 = carte 4
name-pmc-05 = carte 5
name-pmc-06 = carte 6
name-pmc-07 = carte 7
name-pmc-08 = carte 8
name-pmc-09 = carte 9
name-pmc-10 = carte 10
name-pmc-11 = carte 11
name-pmc-12 = carte 12
name-pmc-13 = carte 13
name-pmc-reshuffle = carte Mélange
name-ch-1-imperial-favor = Faveur impériale
name-ch-2-full-treasury = Trésor plein
name-ch-3-second-seal = Second Sceau
name-ch-4-drawn-blades = Lames tirées
name-ch-5-patronage = Mécénat
name-ch-6-relentless-overseer = Contremaître implacable
name-ch-7-imperial-eye = Œil impérial
name-ch-8-harsh-sun = Soleil cuisant
name-pm-criterion-a = à côté d’un groupe avec autant des vôtres que des siens
name-pm-criterion-b = à côté d’un groupe avec un de plus des vôtres
name-pm-criterion-c = à côté d’un groupe sans aucun des siens
name-pm-criterion-d = à côté d’un groupe avec un ou deux de plus des siens
name-pm-apart = loin de tout groupe de ce type
name-pm-anywhere = n’importe quelle case vide
name-pm-step-chart = près des inspecteurs, selon le tableau des priorités
name-pm-step-best = la meilleure priorité du tableau
name-pm-step-music = le plus de musiciens en rangée et colonne
name-pm-step-footman = à côté du fantassin le plus disputé
name-pm-step-armed = seulement les types dont l’arme est disponible
name-pm-step-worth = les types qui valent le plus
name-pm-step-tile = la première tuile Décompte d’un type
name-pm-step-row = l’arme la plus à gauche de sa rangée
name-pm-step-archer = à côté d’un groupe qu’il domine, avec le moins des vôtres
name-pm-step-escort = son avance autour dépasse le nombre de cases vides autour
name-pm-step-audience = là où il l’entend le plus par rapport à vous
name-pm-by-rule = comme toujours
name-pm-no-fit = aucun ouvrier à lui ne peut s’y placer
name-pm-no-token = aucun jeton à lui ne s’y trouve
name-pm-no-effect = cela ne ferait rien
name-pm-is-artisan = son ouvrier est déjà un artisan
name-pm-no-artisan = il ne lui reste plus d’artisan
name-pm-too-little-clay = il a trop peu d’argile
name-pm-too-few-coins = il a trop peu de pièces
name-pm-cannot-make = il ne reste plus de socle, de figurine ou de case
name-pm-by-tile = c’est ce que compte la tuile de la manche
name-pm-much-clay = il a assez d’argile
name-pm-little-clay = il a peu d’argile
name-pm-never = il n’en prend jamais
name-pm-sold-out = il n’en reste plus
name-pm-too-dear = il ne peut pas le payer
name-pm-unwilling = aucune case ne lui convient
name-pm-willing = il l’engage

## Noms : cases du mausolée

name-r1c1 = r1c1
name-r1c2 = r1c2
name-r1c3 = r1c3
name-r1c4 = r1c4
name-r1c5 = r1c5
name-r1c6 = r1c6
name-r1c7 = r1c7
name-r1c8 = r1c8
name-r1c9 = r1c9
name-r2c1 = r2c1
name-r2c2 = r2c2
name-r2c3 = r2c3
name-r2c4 = r2c4
name-r2c5 = r2c5
name-r2c6 = r2c6
name-r2c7 = r2c7
name-r2c8 = r2c8
name-r2c9 = r2c9
name-r3c1 = r3c1
name-r3c2 = r3c2
name-r3c3 = r3c3
name-r3c4 = r3c4
name-r3c5 = r3c5
name-r3c6 = r3c6
name-r3c7 = r3c7
name-r3c8 = r3c8
name-r3c9 = r3c9
name-r4c1 = r4c1
name-r4c2 = r4c2
name-r4c3 = r4c3
name-r4c4 = r4c4
name-r4c5 = r4c5
name-r4c6 = r4c6
name-r4c7 = r4c7
name-r4c8 = r4c8
name-r4c9 = r4c9
name-r5c1 = r5c1
name-r5c2 = r5c2
name-r5c3 = r5c3
name-r5c4 = r5c4
name-r5c5 = r5c5
name-r5c6 = r5c6
name-r5c7 = r5c7
name-r5c8 = r5c8
name-r5c9 = r5c9
name-r6c1 = r6c1
name-r6c2 = r6c2
name-r6c3 = r6c3
name-r6c4 = r6c4
name-r6c5 = r6c5
name-r6c6 = r6c6
name-r6c7 = r6c7
name-r6c8 = r6c8
name-r6c9 = r6c9
name-r7c1 = r7c1
name-r7c2 = r7c2
name-r7c3 = r7c3
name-r7c4 = r7c4
name-r7c5 = r7c5
name-r7c6 = r7c6
name-r7c7 = r7c7
name-r7c8 = r7c8
name-r7c9 = r7c9

## Le plateau dessiné

name-warrior = guerrier
board-about = { $name } : { $said }
board-round = Manche { $round } sur { $rounds }
board-over = La partie est finie
board-wheel = Roue d’actions
board-mausoleum = Mausolée
board-lines = Rangées et colonnes
board-groups = Groupes et fantassins
board-masters = Maîtres
board-organizer = Organiseur
board-specialists = Spécialistes
board-order = Ordre du tour
board-points = Score
board-cards = Cartes de Li Si
board-count = { $who } { $n } (+{ $vp } PV)
board-worker = { $worker } de { $who }
board-open-artisan = ouvert aux artisans seulement
board-open-nobody = fermé
board-empty = vide
board-none = aucun pour l’instant
board-rider = sous le guerrier en { $cell }
board-facing = face à { $cell }
board-group = groupe
board-turn = Tourner l’{ $ring } d’un cran pour { $coins } pièces
board-left = reste { $n }
board-next-vp = le prochain rapporte { $n } PV
board-price = prix { $n } et l’arme ({ $weapon })
board-times = × { $n }
board-each-round = par manche
board-place = { $n }. { $who }
board-values = { $domination } PV pour la domination, { $presence } pour la présence
board-score = { $n } PV
board-total = avec la fin en l’état { $n } PV
board-first = premier de la partie
board-dries = { $n } argiles humides sèchent à la fin de la manche
board-active = active
board-inactive = inactive
board-in-hand = en main
board-artisans-left = { $n } artisans en réserve
board-token = jeton Maître à { $n }
board-placed = placé
board-dice = le plus petit dé : { $smaller }
board-deck = pioche { $n }
board-discard = défausse { $n }
board-waiting = à résoudre
board-resolved = résolue
board-master-cards = cartes Maître { $n }
board-laid = sur la table
board-legend = lettres : propriétaire (Y G B P, L pour Li Si), puis o officier, g garde, c arbalétrier, s soldat ; H cheval, F fantassin, A archer et sa direction, M musicien
board-letter-officer = o
board-letter-guard = g
board-letter-crossbowman = c
board-letter-soldier = s
board-letter-horse = H
board-letter-footman = F
board-letter-kneeling-archer = A
board-letter-musician = M
