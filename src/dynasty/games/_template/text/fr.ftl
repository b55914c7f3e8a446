# La Maison de thé en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = La Maison de thé
designers = les contributeurs de Dynasty
publisher = personne
credits = La Maison de thé est un petit jeu fait pour ce projet, afin de montrer comment s’écrit un jeu.
about-components = Tous les nombres sont de nous.

## Questions

ask-hour = À quelle heure vous levez-vous ?
ask-turn = Servir un invité, ou cueillir des feuilles ?

## Choix

choice-rise =
    Heure du lever : { $thing }{ $leaves ->
        [0] { "" }
        [one] , 1 feuille
       *[other] , { $leaves } feuilles
    }
choice-serve =
    Servir : { $thing }, { $leaves ->
        [one] 1 feuille
       *[other] { $leaves } feuilles
    } pour { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }
choice-pick =
    Cueillir : { $thing }, { $leaves ->
        [one] 1 feuille
       *[other] { $leaves } feuilles
    }
choice-call =
    Appeler : { $thing }, pour { $leaves ->
        [one] 1 feuille
       *[other] { $leaves } feuilles
    } (départ : { $guest })

## Groupes de choix, badges, actions

heading-serve = Servir un invité
heading-pick = Ou travailler au jardin
badge-serve = +{ $coins }
deed-guest-served = a servi un invité ({ $guest })
deed-crier-called = a appelé le crieur
deed-leaves-picked =
    { $leaves ->
        [one] a cueilli { $leaves } feuille
       *[other] a cueilli { $leaves } feuilles
    }

## Pourquoi un choix est impossible

reason-hour-used = Cette heure a servi ; prenez d’abord les autres.
reason-not-here = Cet invité n’attend pas dans la file.
reason-too-few-leaves =
    { $leaves ->
        [one] Il vous faut 1 feuille.
       *[other] Il vous faut { $leaves } feuilles.
    }
reason-already-called = Vous avez déjà appelé le crieur aujourd’hui.
reason-nobody-comes = Personne n’attend, ou plus personne ne peut venir.
reason-crier-unpaid = Vous n’avez pas de feuille pour le crieur.

## Ce qui s’est passé

event-favourite-dealt = Votre invité préféré : { $guest }.
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
    { $seat } sert un invité ({ $guest }) : { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }.
event-leaves-picked =
    { $seat } cueille { $leaves ->
        [one] 1 feuille
       *[other] { $leaves } feuilles
    }.
event-crier-called = { $seat } appelle le crieur ; départ : { $guest }.
event-favourite-shown =
    Invité préféré { DE($seat) } : { $guest }{ $points ->
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
board-favourite = Invité préféré : { $guest }
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
name-dawn = aube
name-noon = midi
name-dusk = crépuscule
name-garden = jardin
name-crier = crieur
name-purple = Violet
name-orange = Orange
name-cyan = Cyan
name-jade = Jade

worth-coins = pièces
worth-favourites = invités préférés
worth-leaves = feuilles de thé
