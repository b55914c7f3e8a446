# La Maison de thé en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = La Maison de thé
designers = les contributeurs de Dynasty
publisher = aucun
about-game = Servez des invités assoiffés, sans oublier votre préféré.
about-length = 15 minutes
about-weight = facile
credits = La Maison de thé est un petit jeu fait pour ce projet, afin de montrer comment écrire un jeu.
about-components = Tous les nombres sont de nous.

## Questions

ask-set-aside = Quelle carte mettez-vous de côté ?
ask-hour = À quelle heure vous levez-vous ?
ask-turn = Servir un invité, ou cueillir des feuilles ?

## Choix

choice-set-aside =
    Mettre de côté : { $thing }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
choice-rise =
    Heure du lever : { $thing }{ $leaves ->
        [0] { "" }
        [one] , 1 feuille
       *[other] , { $leaves } feuilles
    }
choice-serve =
    Servir : { $thing }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
choice-pick =
    Cueillir : { $thing }, { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }
choice-call =
    Appeler : { $thing }, pour { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } (départ : { $guest })

## Groupes de choix, badges, actions

brief-serve =
    { $thing } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
heading-serve = Servir un invité
heading-pick = Ou travailler au jardin
badge-set-aside = +{ $coins }
badge-serve = +{ $coins }
deed-guest-served = { FORM($seat, "sert", "servez") } un invité ({ $guest })
deed-crier-called = { FORM($seat, "appelle", "appelez") } le crieur
deed-leaves-picked =
    { $leaves ->
        [one] { FORM($seat, "cueille", "cueillez") } { $leaves } feuille
       *[other] { FORM($seat, "cueille", "cueillez") } { $leaves } feuilles
    }

## Pourquoi un choix est impossible

reason-not-in-hand = Vous n’avez pas la carte de cet invité en main.
reason-hour-used = Vous avez déjà utilisé cette heure. Prenez d’abord les autres.
reason-not-here = Cet invité n’attend pas dans la file.
reason-too-few-leaves =
    { $leaves ->
        [one] Il vous faut { $leaves } feuille.
       *[other] Il vous faut { $leaves } feuilles.
    }
reason-already-called = Vous avez déjà appelé le crieur aujourd’hui.
reason-nobody-comes = Aucun invité n’attend, ou plus aucun ne peut venir.
reason-crier-unpaid = Vous n’avez pas de feuille pour le crieur.

## Ce qui se passe

event-cards-dealt = Vos cartes : { $guests }.
event-favourites-kept = Votre invité préféré : { $guests }.
event-day-began = Le jour { $day } commence.
event-rose =
    Lever { DE($seat) } : { $hour }{ $leaves ->
        [0] { "" }
        [one] , 1 feuille
       *[other] , { $leaves } feuilles
    }.
event-order-set = Ordre de jeu : { $order }.
event-guest-came = Nouvel invité : { $guest }.
event-guest-served =
    { WHO($seat, "sert", "Vous servez") } un invité ({ $guest }) pour { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-leaves-picked =
    { WHO($seat, "cueille", "Vous cueillez") } { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }.
event-crier-called =
    { WHO($seat, "appelle", "Vous appelez") } le crieur pour { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    } ; départ : { $guest }.
event-favourites-shown =
    Invité préféré { DE($seat) } : { $guests }{ $points ->
        [0] { "" }
        [one] , 1 pièce
       *[other] , { $points } pièces
    }.
event-game-ended = La partie est finie. Victoire : { $winners }.

## Scores et options

score-tips = Pourboires
score-favourite = Invité préféré
option-length = Durée
option-length-short = Courte : trois jours
option-length-long = Longue : cinq jours

## Le plateau

board-before = Avant le premier jour
board-day = Jour { $day } sur { $days }
board-row = La file
board-pile =
    { $n ->
        [0] Plus personne ne viendra.
        [one] 1 invité peut encore venir.
       *[other] { $n } invités peuvent encore venir.
    }
board-goods =
    { $leaves ->
        [one] { $leaves } feuille
       *[other] { $leaves } feuilles
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-favourites = Invités préférés
board-aside = Mis de côté : { $guests }
board-hours = Heures
board-served = Servis : { $guests }
name-guest = invité
name-leaf = feuille
count-leaf =
    { $n ->
        [one] { $n } feuille
       *[other] { $n } feuilles
    }
name-coin = pièce
count-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

## Noms

name-abbess = abbesse
name-courier = courrier
name-envoy = envoyé
name-general = général
name-merchant = marchand
name-monk = moine
name-painter = peintre
name-poet = poète
name-potter = potier
name-scholar = lettré
name-street-singer = chanteur des rues
name-tea-master = maître de thé
name-dawn = aube
name-noon = midi
name-dusk = crépuscule
name-garden = jardin
name-crier = crieur
letter-purple = V
letter-orange = O
letter-cyan = C
letter-jade = J
name-purple = Violet
name-orange = Orange
name-cyan = Cyan
name-jade = Jade

worth-coins = pièces
worth-favourites = invités préférés
worth-leaves = feuilles de thé

## Le coach

coach-serve-first = Vous avez assez de feuilles pour servir un invité. Un invité qui attend peut s’en aller, mais le jardin reste.
coach-favourite =
    Regardez qui attend : « { INNER($choice) } ». Cela fait { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } en un seul tour.
coach-crier = Le crieur renvoie l’invité qui attend depuis le plus longtemps. De quoi priver les autres d’un bon invité, ou en voir de nouveaux.
coach-last-day = C’est le dernier jour : ensuite, les feuilles ne valent rien. Votre préféré rapporte encore 3 pièces de plus.

## Les choix dans les tableaux de chiffres

verb-set-aside = Mettre un invité de côté
verb-rise = Choisir quand se lever
verb-pick = Cueillir des feuilles
verb-serve = Servir un invité
verb-call = Appeler le crieur
