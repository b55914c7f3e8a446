# Tianxia en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = Tianxia
designers = Daniele Tascini et Antonio Petrelli
publisher = Board&Dice
about-game = Gouvernez les royaumes combattants, livrez des Marchandises sur la côte, et tenez la Muraille face aux Nomades.
about-length = 60 à 180 minutes
about-weight = expert
credits = Tianxia est un jeu de société de Daniele Tascini et Antonio Petrelli, illustré par Fernando Abravanel et publié par Board&Dice en 2025. Tous les dessins et toutes les phrases sont les nôtres. Rien n’est repris des illustrations ni du livret d’origine. Les règles à deux et en solitaire sont nos propres variantes.
about-components =
    Les règles, le nombre de pièces, les effets des Bâtiments, des actions de Marchand et de la plupart des tuiles Bonus, les gains des pistes du Palais, les Demandes, ce que donnent et marquent les Objectifs suivent le livret publié. Certaines valeurs ne sont imprimées que sur les pièces, et le texte du livret ne les donne pas. Nous les avons reconstituées : elles peuvent donc différer de votre exemplaire.

    Choisis par nous sur le plateau : le nombre de places pour les Soldats, les Murs et les tuiles du Palais, et à quatre joueurs pour les Gouverneurs ; ce que l’on donne en échange à Qin et à Zhao ; l’avantage de Qi, et l’absence d’avantage à Qin, Zhao et Chu ; la plupart des anneaux de bannières ; les chemins d’attaque, sauf une étape, et la plupart des valeurs de pillage ; la longueur du chemin des Chefs ; les repères et le bout de la piste de Force.

    Choisis par nous sur les tuiles et les cartes : le coût en Bois de tous les Bâtiments sauf un ; le coût en Pierre des Murs et des Tours ; le nombre de places de chaque action de Marchand ; les cartes Nomades ; le nombre de tuiles Bonus de chaque sorte, celles du Palais qui portent le losange, et certaines de leurs quantités ; les Marchandises de trois tuiles Demande de port ; les Navires ; les lots de départ ; les secteurs de la Muraille que comptent quatre des Objectifs.

    Tirés d’exemples et d’indices : le nombre de Bâtiments d’une région, la couleur de chaque piste du Palais, ce que demande le jeton Surcoût, les Ressources des Barges, l’avantage de Yan, ce que l’on donne en échange à Wei, les Marchandises reçues à Qin, Zhao et Wei, un coût en Bois, deux valeurs de pillage, une tuile Demande de port et la tuile au Riz. Vus sur des pages publiques : les places pour les Gouverneurs à deux ou trois joueurs, l’anneau de bannière commun à Han et Wei et l’absence d’avantage chez eux, et une étape d’un chemin d’attaque. Les noms des Bâtiments, des actions de Marchand, des Objectifs, des figurines et des secteurs de la Muraille sont de nous.

    La partie à deux contre la Maison neutre et la partie en solitaire contre Li Mu sont nos propres variantes, car nous n’avions pas leurs règles officielles.

    Chaque valeur des fichiers de matériel indique sa source : R est écrit dans le livret, E découle d’un exemple ou d’un indice, P vient d’une page publique, et C est notre choix dans ces limites. Si vous possédez le jeu, vous pouvez charger un fichier avec les valeurs de votre exemplaire. Les règles ne changent pas.

## Options

option-nomads = Nomades
option-nomads-usual = Par défaut (Normal, ou Facile en solitaire)
option-nomads-normal = Paquet Normal
option-nomads-easy = Paquet Facile
option-level = Niveau de Li Mu (variante propre à Dynasty)
option-level-standard = Standard
option-level-novice = Novice
option-level-veteran = Vétéran
option-level-master = Maître

## Questions

ask-side = Quelle face de votre plateau joueur utilisez-vous ?
ask-set = Quel lot de départ prenez-vous ?
ask-income = Quel Bâtiment de revenu résolvez-vous ensuite ?
ask-income-one = Lequel de vos Bâtiments de revenu résolvez-vous ?
ask-turn = À vous : placez un marqueur Action, envoyez un Ouvrier sur une Barge, ou passez.
ask-marker-price = Comment payez-vous le marqueur Action ?
ask-region = Que faites-vous dans cette région ?
ask-install = Où installez-vous votre Gouverneur ?
ask-install-anywhere = Dans quelle région, et où, installez-vous votre Gouverneur ?
ask-install-price = Comment payez-vous le Gouverneur ?
ask-amount = Combien d’unités échangez-vous ?
ask-ship = Quel Navire chargez-vous ?
ask-remove = Voulez-vous d’abord retirer un marqueur Livraison du Navire ?
ask-deliver = Quelle Livraison faites-vous ?
ask-waive = Quelle Marchandise économisez-vous avec votre action de Marchand ?
ask-reward-order = Quel gain prenez-vous d’abord ?
ask-ship-reward = Quel gain de Navire obtenez-vous ?
ask-military-track = Sur quelle piste du Palais avancez-vous ?
ask-fortify = Murs et Tours : que construisez-vous, et où ?
ask-train = Où entraînez-vous un Soldat ?
ask-worker-price = Comment payez-vous l’Ouvrier ?
ask-display = Quelle tuile de l’étal prenez-vous ?
ask-jade = Achetez des pas grâce à votre Jade, ou quittez la manche.
ask-end = Faire une action libre ou finir votre tour ?
ask-payment = Avec quoi payez-vous ?
ask-resource = Quelle Ressource gagnez-vous ?
ask-good = Quelle Marchandise gagnez-vous ?
ask-track = Sur quelle piste avancez-vous ?
ask-palace-tile = Quelle tuile du Palais prenez-vous ?
ask-repeat = Quel gain de case 5 obtenez-vous de nouveau ?
ask-soldier = Où placez-vous le Soldat gratuit ?
ask-wall = Où placez-vous le Mur gratuit ?
ask-weaken = Quels Nomades affaiblissez-vous ?
ask-free-worker = Sur quelle Barge placez-vous l’Ouvrier gratuit ?
ask-merchant = Où placez-vous le Marchand ?
ask-fallen = Votre Ouvrier est tombé d’une Barge. Où le placez-vous comme Marchand ?
ask-duplicate = Vous avez déjà cette figurine. Garder la seconde ou la défausser ?
ask-keep = Laquelle des 2 tuiles gardez-vous ?
ask-flip = Quelle tuile utilisée retournez-vous ?
ask-discard = Quel Objectif défaussez-vous ?
ask-count = Marquer pour vos Murs ou pour vos Soldats ?
ask-loss = Les Nomades ont percé. Payer une Pièce ou perdre du prestige ?

## Choix

choice-side =
    Utiliser { $thing } : « { $first } » ({ $first_spaces ->
        [one] { $first_spaces } Marchand
       *[other] { $first_spaces } Marchands
    }), « { $second } » ({ $second_spaces ->
        [one] { $second_spaces } Marchand
       *[other] { $second_spaces } Marchands
    }), « { $third } » ({ $third_spaces ->
        [one] { $third_spaces } Marchand
       *[other] { $third_spaces } Marchands
    })
choice-start = { $building } (à chaque revenu : { $income }), avec { $gain }
choice-income = { $thing } : { $gain }
choice-place =
    Marqueur Action { $coins ->
        [0] gratuit sur { $thing }
        [one] sur { $thing } pour 1 Pièce
       *[other] sur { $thing } pour { $coins } Pièces
    } : { $gain }{ $exchange ->
        [0] {""}
       *[other] , plus Échange { $give } → { $get }
    }{ $port ->
        [0] {""}
       *[other] , plus Navigation
    }
choice-worker =
    { $neutral ->
        [0] Ouvrier
       *[other] Ouvrier neutre
    } sur la { $thing } { $coins ->
        [0] gratuitement
        [one] pour 1 Pièce
       *[other] pour { $coins } Pièces
    } : { $gain }{ $neutral ->
        [0] {""}
       *[other] {" "}maintenant, mais pas de revenu
    }{ $falls ->
        [0] {""}
       *[other] {" "}(fait tomber : { $fallen })
    }
choice-pass =
    { $last ->
        [0] Passer : prendre la place { $place } dans le prochain ordre de jeu et une tuile de l’étal
       *[other] Passer et prendre une tuile de l’étal
    }
choice-pay = Payer { $price }
choice-employ =
    Action de Marchand « { $thing } »{ $asked ->
        [0] {""}
       *[other] { $free ->
            [0] {"\u00A0"}: payer { $price }
           *[other] {"\u00A0"}: gratuit
        }
    } ({ $merchants ->
        [one] { $merchants } Marchand revient
       *[other] { $merchants } Marchands reviennent
    })
choice-benefit = Prendre l’avantage { DE($thing) } : { $gain }
choice-banner =
    Avancer à la case { $step } de la { $track }{ $rewards ->
        [0] {""}
       *[other] {"\u00A0"}: { $gain }
    }
choice-install =
    Gouverneur à { $region } ({ $building }) { $wood ->
        [0] gratuitement
       *[other] pour { $wood } Bois
    }{ $tiles ->
        [0] {""}
       *[other] , avec la tuile « { $tile } »
    }. { $passive ->
        [0] Aussitôt et à chaque revenu : { $gain }
       *[other] { $brief }
    }
choice-trigger = Utiliser maintenant ce Bâtiment ({ $thing }) : { $gain }
choice-exchange = Échange { $thing } → { $get }, jusqu’à { $most }
choice-amount = Échanger { $give } contre { $get }
choice-ship =
    Charger { $thing } ({ $free ->
        [0] aucun emplacement libre
        [one] 1 emplacement libre
       *[other] { $free } emplacements libres
    }) : chaque Livraison rapporte { $gain } pour { $goods }
choice-finish =
    Terminer : { $thing }{ $due ->
        [0] {""}
       *[other] {" "}(vous gagnez encore { $gain })
    }
choice-back = Retour à { $thing }
choice-leave = Laisser tous les marqueurs sur { $thing }
choice-remove = Retirer le marqueur { DE($owner, "à vous") } sur { $thing } ({ $gain })
choice-deliver =
    { $goods ->
        [rien] Livrer gratuitement sur { $thing }
       *[other] Livrer sur { $thing } pour { $goods }
    } : { $gain }
choice-sail =
    { $made ->
        [0] Aucune Livraison n’est possible : quitter { $thing }
       *[other] Ne plus charger { $thing }
    }{ $due ->
        [0] {""}
       *[other] {" "}(vous gagnez encore { $gain })
    }
choice-waive = Économiser { $goods } ({ $thing })
choice-hold = Tout payer et garder « { $thing } » pour une Livraison suivante
choice-reward = Gain : { $gain } ({ $thing })
choice-advance =
    Avancer à la case { $step } de la { $thing }{ $coins ->
        [0] {""}
        [one] {" "}pour 1 Pièce
       *[other] {" "}pour { $coins } Pièces
    }{ $rewards ->
        [0] {""}
       *[other] {"\u00A0"}: { $gain }
    }
choice-train = Soldat à { $thing } pour { $rice } Riz (Nomades { $strength }, Défense { $defense })
choice-wall =
    Mur à { $thing } { $stone ->
        [0] gratuitement
        [one] pour { $stone } Pierre
       *[other] pour { $stone } Pierres
    } (Nomades { $strength }, Défense { $defense })
choice-tower =
    Tour à { $thing } { $stone ->
        [0] gratuitement
        [one] pour { $stone } Pierre
       *[other] pour { $stone } Pierres
    } (Nomades { $strength }, Défense { $defense })
choice-soldier = Soldat à { $thing } (Nomades { $strength }, Défense { $defense })
choice-double = Double Tour à { $thing } (Nomades { $strength }, Défense { $defense })
choice-weaken = −{ $n } à la Force des Nomades à { $thing } (Nomades { $strength }, Défense { $defense })
choice-pick =
    Prendre la tuile « { $tile } »{ $figurine ->
        [0] {""}
        [one] {"\u00A0"}: votre première figurine, +{ $points } PP à la fin
       *[other] {"\u00A0"}: votre { $figurine }e figurine, +{ $points } PP à la fin{ $again ->
            [0] {""}
           *[other] {" "}(grâce à votre action de Marchand pour une seconde de la même sorte)
        }
    }
choice-take = { choice-pick }
choice-out = Quitter la manche
choice-end = Finir votre tour
choice-gain = Gagner { $gain }
choice-repeat = Case 5 de la { $thing } : { $gain }
choice-merchant = Marchand pour « { $thing } » ({ $filled } sur { $spaces })
choice-recall = Rendre un Marchand de « { $thing } » (il en reste { $left } sur { $spaces })
choice-forgo = N’en placer aucun
choice-discard = Défausser la figurine : { $thing }
choice-keep = Garder « { $thing } » et glisser l’autre tuile sous la réserve
choice-flip = Retourner la tuile utilisée « { $thing } »
choice-use = Utiliser la tuile « { $thing } »
choice-cash = Défausser l’Objectif « { $thing } » ({ $points } PP pour l’instant) pour { $gain }
choice-drop =
    Défausser l’Objectif « { $thing } » ({ $points } PP pour l’instant){ $times ->
        [0] {""}
       *[other] {" "}pour { $times } fois { $gain }
    }
choice-sell =
    Défausser un { $thing } pour { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }
choice-count = Compter vos { $thing } : { $points } PP
choice-lose =
    Perdre { $points } PP ({ $left ->
        [one] la dernière perte
       *[other] encore { $left } pertes
    })

## Groupes de choix, leurs étiquettes sur le plateau, avertissements avant de finir

brief-reward = { $gain } ({ $from })
brief-place = { $thing } : { part-price }
brief-worker =
    { $thing } : { part-price }{ $neutral ->
        [0] {""}
       *[other] , neutre
    }
brief-install =
    { $building } : { $wood ->
        [0] gratuit
       *[other] { $wood } Bois
    }
brief-wall =
    { $thing } : { $stone ->
        [0] gratuit
        [one] { $stone } Pierre
       *[other] { $stone } Pierres
    }
brief-tower = { brief-wall }
brief-train = { $thing } : { $rice } Riz
brief-advance =
    { $thing } : case { $step }{ $coins ->
        [0] {""}
        [one] , 1 Pièce
       *[other] , { $coins } Pièces
    }{ $rewards ->
        [0] {""}
       *[other] {" "}({ $gain })
    }
brief-pass =
    { $last ->
        [0] Passer : place { $place }, et une tuile
       *[other] Passer et prendre une tuile
    }
part-price =
    { $coins ->
        [0] gratuit
        [one] 1 Pièce
       *[other] { $coins } Pièces
    }
heading-place = Placer un marqueur Action
heading-worker = Envoyer un Ouvrier
heading-benefit = Prendre l’avantage
heading-banner = Suivre la bannière
heading-install = Installer un Gouverneur
heading-trigger = D’abord un Bâtiment
heading-exchange = Échange
heading-ship = Navigation
heading-pay = Payer le prix
heading-employ = Utiliser une action de Marchand
heading-amount = Échange
heading-deliver = Faire une Livraison
heading-wall = Construire un Mur
heading-tower = Construire une Tour
heading-train = Entraîner un Soldat
heading-advance = Avancer sur une piste
heading-lose = Perdre du prestige
badge-place = { part-coins }
badge-worker = { part-coins }
badge-install =
    { $wood ->
        [0] {""}
       *[other] −{ $wood }
    }
badge-wall = { part-stone }
badge-tower = { part-stone }
badge-train = −{ $rice }
badge-weaken = −{ $n }
badge-count = +{ $points }
badge-lose = −{ $points }
forgo-markers = Il vous reste des marqueurs Action, et vous pouvez encore en placer un. Passer quand même ?
forgo-banner = Il vous reste le pas gratuit de la bannière. Finir quand même ?
forgo-action = Une autre action de cette région est encore possible. Finir quand même ?
forgo-delivery = Vous pouvez payer une autre Livraison. Arrêter quand même ?
forgo-worker = L’Ouvrier est gratuit. N’en placer aucun quand même ?
forgo-merchant = Le Marchand est gratuit. N’en placer aucun quand même ?
part-coins =
    { $coins ->
        [0] {""}
       *[other] −{ $coins }
    }
part-stone =
    { $stone ->
        [0] {""}
       *[other] −{ $stone }
    }

## Pourquoi un choix n’est pas possible

reason-act-first = Effectuez d’abord au moins une action à { $region }. Il en reste une de possible.
reason-battle-there = Une Bataille a lieu à { $section } cette manche : ce Soldat doit aller ailleurs.
reason-board-order = L’ordre est sans effet ici : vos Bâtiments agissent dans l’ordre du plateau.
reason-build-first = Construisez d’abord au moins un Mur ou une Tour.
reason-building-full = Toutes les places de Gouverneur y sont prises : { $building }.
reason-cannot-pay =
    Cela coûte { $price }, mais { $held ->
        [0] vous n’en avez pas
       *[other] vous en avez seulement { $held }
    }.
reason-deliver-first = Faites d’abord au moins une Livraison. Vous pouvez en payer une.
reason-discount-needed =
    Cela coûte { $price }, mais { $held ->
        [0] vous n’en avez pas
       *[other] vous en avez seulement { $held }
    }. Seule l’action de Marchand « { $merchant } » le permet.
reason-done-already = C’est possible une seule fois par tour.
reason-duplicate-jade = Vous avez déjà cette figurine : { $jade }.
reason-governor-there = Vous y avez déjà un Gouverneur : { $building }.
reason-hand-empty = Vous n’avez pas d’Objectif en main.
reason-jade-never = Une figurine de Jade ne s’utilise jamais : elle compte en restant sur votre plateau.
reason-has-meeples = Vous avez encore des meeples en réserve : aucun Marchand n’a besoin de revenir.
reason-jade-full =
    { $n ->
        [one] Votre emplacement de Jade est rempli.
       *[other] Vos { $n } emplacements de Jade sont remplis.
    }
reason-may-install = Un Gouverneur peut encore être installé à { $region }.
reason-merchants-full = Toutes vos places de Marchand sont remplies.
reason-must-remove = Vous devez retirer un marqueur qui rende possible une de vos Livraisons.
reason-no-action =
    Rien n’est possible à { $region } : { $meeples ->
        [0] vous n’avez pas de meeple pour un Gouverneur
       *[other] { $closed ->
            [0] le Bâtiment ouvert le moins cher coûte { $cheapest }, mais vous en auriez seulement { $wood }
           *[other] aucun Bâtiment ne vous est ouvert
        }
    }{ $exchange ->
        [0] {""}
       *[other] . Pour l’Échange, il vous manquerait ceci : { $give }
    }{ $ship ->
        [0] {""}
        [1] { $stock ->
            [rien] . Une Livraison coûte { $goods }, mais vous n’avez rien
           *[other] . Une Livraison coûte { $goods }, mais vous avez seulement { $stock }
        }
        [2] . Le Navire est plein
       *[other] . Vous n’avez plus de marqueur pour une Livraison
    }.
reason-no-advance-left =
    { $figurines ->
        [0] Sans figurine de Jade, vous ne pouvez acheter aucun pas.
        [one] Avec 1 figurine de Jade, vous ne pouvez acheter que 1 pas en passant.
       *[other] Avec { $figurines } figurines de Jade, vous ne pouvez acheter que { $steps } pas en passant.
    }
reason-no-battle-ahead = Aucune Bataille n’a lieu cette manche : ce Soldat n’a nulle part où aller.
reason-no-battle-there = Aucune Bataille n’a lieu à { $section } cette manche.
reason-no-benefit = { $region } n’a pas d’avantage imprimé.
reason-no-building = Chaque Bâtiment est plein ou a déjà un de vos Gouverneurs.
reason-no-coins = { reason-cannot-pay }
reason-no-delivery-marker = Vos { $deliveries } marqueurs Livraison sont tous sur des Navires.
reason-no-discount = « { $merchant } » n’économise rien ici.
reason-no-exchange = { $region } n’a pas d’Échange.
reason-no-forgoing = C’est obligatoire : vous ne pouvez pas refuser.
reason-no-goods =
    { $stock ->
        [rien] Une Livraison coûte { $goods }, mais vous n’avez rien.
       *[other] Une Livraison coûte { $goods }, mais vous avez seulement { $stock }.
    }
reason-no-install = Vous ne pouvez installer aucun Gouverneur à { $region } pour l’instant.
reason-no-marker = Vous n’avez plus de marqueur Action pour cette manche.
reason-no-marker-to-sell = Vous n’avez pas de marqueur Action inutilisé.
reason-no-meeple = Vous n’avez pas de meeple en réserve.
reason-no-merchant = Aucun de vos Marchands ne s’y trouve.
reason-no-merchant-space = « { $merchant } » n’a pas de place vide.
reason-no-nomads = La Force des Nomades est à 0 dans tous les secteurs.
reason-no-objectives = Il ne reste aucun Objectif, ni dans la pioche ni dans la défausse.
reason-no-port = { $region } n’a pas de Port.
reason-no-reward-tile =
    { $state ->
        [0] La tuile « { $tile } » se gagne à la case 10 de la { $track }.
       *[other] Vous avez déjà utilisé la tuile « { $tile } ».
    }
reason-no-rice = { reason-cannot-pay }
reason-no-ship = Aucun Navire ne s’y trouve.
reason-no-ship-open = Vous ne pouvez faire de Livraison dans aucun Port pour l’instant.
reason-no-shipping-marker = Vos { $shipping } marqueurs Navigation sont tous posés.
reason-no-soldier-space = Aucun secteur n’a de place libre pour ce Soldat.
reason-no-space =
    { $spaces ->
        [one] Ce Navire n’a que { $spaces } emplacement de Livraison.
       *[other] Ce Navire n’a que { $spaces } emplacements de Livraison.
    }
reason-no-stone = { reason-cannot-pay }
reason-no-strength = La Force des Nomades est à 0 à { $section }.
reason-no-such-tile = Vous n’avez pas de tuile Bonus de cette sorte.
reason-no-tile-left = La réserve de tuiles Bonus est vide.
reason-no-wood = { reason-cannot-pay }
reason-none-reached = Vous n’avez atteint la case 5 d’aucune piste.
reason-not-drawn = Vous n’avez pas pioché cette tuile.
reason-not-flippable = Vous n’avez pas de tuile utilisée de cette sorte à retourner maintenant.
reason-not-held = Vous n’avez pas { DE($what) }.
reason-not-in-hand = Cet Objectif n’est pas dans votre main.
reason-not-in-port = Le Navire au large n’est dans aucun Port. Seules certaines tuiles Bonus l’atteignent.
reason-not-lowest = La { $track } n’est pas votre piste la plus basse.
reason-not-owned =
    { $owned ->
        [0] Ce Bâtiment n’est pas à vous.
       *[other] Vous avez déjà résolu ce Bâtiment : { $building }.
    }
reason-not-reached = Vous êtes à la case { $step } de la { $track }, pas encore à la case 5.
reason-not-ready =
    « { $merchant } » demande { $spaces ->
        [one] { $spaces } Marchand
       *[other] { $spaces } Marchands
    }, mais { $filled ->
        [0] il n’y en a aucun.
       *[other] il y en a seulement { $filled }.
    }
reason-not-this-port = D’ici, vous n’atteignez que le Port { DE($region) }.
reason-not-waivable = Cette Marchandise ne peut pas être économisée ici.
reason-not-your-board = Vous n’avez le choix qu’entre { $boards }.
reason-nothing-saved = « { $merchant } » n’économiserait rien ici.
reason-nothing-to-build =
    { $left ->
        [0] Tous vos Murs et toutes vos Tours sont construits.
       *[other] { $dear ->
            [0] Aucun secteur n’a de place libre pour une pièce que vous pourriez payer.
           *[other] { reason-cannot-pay }
        }
    }
reason-nothing-to-flip = Vous n’avez pas de tuile utilisée à retourner.
reason-nothing-to-remove = Aucun marqueur Livraison ne s’y trouve.
reason-one-at-a-time = Impossible pendant une autre action du même genre. Faites-le avant ou après.
reason-other-banner = À { $region }, c’est la { $banner }.
reason-other-barge = Le second Ouvrier doit aller sur une autre Barge.
reason-other-board = Cette action de Marchand est sur un autre plateau joueur. Vous avez { $board }.
reason-other-jade = La nouvelle figurine est une autre : { $jade }.
reason-other-region = Votre marqueur Action est à { $region }.
reason-other-ship = Vous chargez { $position }.
reason-other-step = Cette tuile n’est pas à la case que vous avez atteinte.
reason-other-stuff = L’Échange à { $region } prend autre chose : { $give }.
reason-other-type = Choisissez un autre type.
reason-passive-used = Ce Bâtiment a déjà agi pendant cette action : { $building }.
reason-set-taken = Ce lot est déjà pris.
reason-ship-full = Tous les emplacements de Livraison sont couverts sur { $position }.
reason-soldiers-full =
    { $n ->
        [one] La place de Soldat à { $section } est prise.
       *[other] Les { $n } places de Soldat à { $section } sont prises.
    }
reason-space-covered = Un marqueur Livraison { DE($owner, "à vous") } couvre cet emplacement.
reason-still-possible = L’Échange est encore possible ici : échangez au moins 1 unité.
reason-tile-gone = Aucune tuile ne s’y trouve.
reason-tile-used = Vous avez déjà utilisé cette tuile.
reason-too-late = Ce n’est possible qu’avant le premier pas.
reason-too-many = Vous avez { $stock }, et vous pouvez en échanger { $most } au plus.
reason-tower-taken = Une Tour { DE($owner, "à vous") } est déjà à { $section }.
reason-towers-built = Toutes vos Tours sont construites.
reason-track-ended = Vous êtes au bout de la { $track }.
reason-tracks-ended = Vous êtes au bout de toutes les pistes.
reason-tracks-too-low = Vous n’êtes à la case 4 ou plus haut sur aucune piste.
reason-train-first = Entraînez d’abord au moins un Soldat. Vous pouvez en payer un.
reason-two-meeples =
    Il faut 2 meeples en réserve, dont un pour le Gouverneur, mais { $held ->
        [0] vous n’en avez pas
       *[other] vous en avez seulement { $held }
    }.
reason-walls-built = Tous vos Murs sont construits.
reason-walls-full =
    { $spaces ->
        [one] La place de Mur à { $section } est prise.
       *[other] Les { $spaces } places de Mur à { $section } sont prises.
    }
reason-without-passive = Vous n’y avez pas de Gouverneur : { $building }.
reason-wrong-kind =
    { $goods ->
        [0] Il faut payer une Ressource ici.
       *[other] Il faut payer une Marchandise ici.
    }

## Ce qui s’est passé

event-table-laid = La mise en place est terminée. Ordre de jeu : { $order }.
event-side-chosen = { WHO($seat, "utilise", "Vous utilisez") } { $board }.
event-set-chosen = { WHO($seat, "commence", "Vous commencez") } avec { $gain }, plus ce Bâtiment de départ : { $building }.
event-round-started = La manche { $round } commence. Ordre de jeu : { $order }.
event-tiles-shown = À l’étal pour cette manche : { $tiles }.
event-nomads-revealed = Les Nomades approchent.
event-nomads-came =
    { $section } : le Chef avance { $steps ->
        [one] d’un pas
       *[other] de { $steps } pas
    } jusqu’à la case { $chief }, et la Force augmente de { $added } pour atteindre { $strength }.
event-battles-ahead =
    { $n ->
        [0] Aucune Bataille n’a lieu cette manche.
        [one] Une Bataille a lieu cette manche : { $sections }.
       *[other] Des Batailles ont lieu cette manche : { $sections }.
    }
event-gained = { WHO($seat, "gagne", "Vous gagnez") } { $gain } ({ $source }).
event-lost = { WHO($seat, "perd", "Vous perdez") } un gain ({ $gain }) : { $why }.
event-paid = { WHO($seat, "paie", "Vous payez") } { $paid }.
event-neutral-came = Un Ouvrier neutre arrive sur la { $barge }.
event-neutral-placed = { WHO($seat, "n’a", "Vous n’avez") } pas de meeple en réserve et { FORM($seat, "place", "placez") } un Ouvrier neutre sur la { $barge }.
event-neutral-fell = Un Ouvrier neutre tombe de la { $barge }.
event-worker-placed = { WHO($seat, "place", "Vous placez") } un Ouvrier sur la { $barge }.
event-worker-fell = Un Ouvrier { DE($seat, "à vous") } tombe de la { $barge }, poussé par { WHO($by, "", "vous") }.
event-merchant-placed = { WHO($seat, "place", "Vous placez") } un Marchand pour « { $merchant } ».
event-merchant-recalled = { WHO($seat, "rend", "Vous rendez") } à la réserve un Marchand de « { $merchant } ».
event-merchant-employed = { WHO($seat, "utilise", "Vous utilisez") } l’action de Marchand « { $merchant } ».
event-marker-placed =
    { WHO($seat, "place", "Vous placez") } un marqueur Action { $coins ->
        [0] gratuitement sur { $space }
        [one] sur { $space } pour 1 Pièce
       *[other] sur { $space } pour { $coins } Pièces
    }.
event-marker-sold =
    { WHO($seat, "défausse", "Vous défaussez") } un marqueur Action pour { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }.
event-governor-installed =
    { WHO($seat, "installe", "Vous installez") } un Gouverneur à { $region } ({ $building }) { $wood ->
        [0] gratuitement
       *[other] pour { $wood } Bois
    }.
event-exchanged = { WHO($seat, "échange", "Vous échangez") } { $give } contre { $get } à { $region }.
event-shipping-begun = { WHO($seat, "charge", "Vous chargez") } { $position }.
event-shipping-failed = { WHO($seat, "ne peut", "Vous ne pouvez") } faire aucune Livraison ({ $position }) : l’action de Navigation est perdue.
event-delivery-made = { WHO($seat, "livre", "Vous livrez") } sur { $space }.
event-delivery-removed = { WHO($seat, "retire", "Vous retirez") } le marqueur Livraison { DE($owner, "à vous") } sur { $space }.
event-step-made = { WHO($seat, "avance", "Vous avancez") } à la case { $step } de la { $track } ({ $source }).
event-tile-taken = { WHO($seat, "prend", "Vous prenez") } la tuile « { $tile } ».
event-tile-drawn = { WHO($seat, "pioche", "Vous piochez") } la tuile « { $tile } ».
event-tiles-seen = Vous piochez 2 tuiles : { $tiles }.
event-tile-used = { WHO($seat, "utilise", "Vous utilisez") } la tuile « { $tile } ».
event-tile-flipped = { WHO($seat, "retourne", "Vous retournez") } la tuile utilisée « { $tile } ».
event-tile-laid = Une nouvelle tuile est posée à { $region } ({ $building }) : { $tile }.
event-jade-placed = { WHO($seat, "place", "Vous placez") } la figurine n° { $n } : { $jade }.
event-jade-discarded =
    { $full ->
        [0] { WHO($seat, "a", "Vous avez") } déjà cette figurine, donc la nouvelle est défaussée : { $jade }.
       *[other] { WHO($seat, "n’a", "Vous n’avez") } plus d’emplacement de Jade, donc la figurine est défaussée : { $jade }.
    }
event-reward-tile-won = { WHO($seat, "obtient", "Vous obtenez") } la tuile « { $tile } ».
event-soldier-placed = { WHO($seat, "place", "Vous placez") } un Soldat à { $section } : Défense { $defense }.
event-wall-built =
    { WHO($seat, "construit", "Vous construisez") } un Mur à { $section } { $stone ->
        [0] gratuitement
        [one] pour { $stone } Pierre
       *[other] pour { $stone } Pierres
    } : Défense { $defense }.
event-tower-built =
    { WHO($seat, "construit", "Vous construisez") } une Tour à { $section } { $stone ->
        [0] gratuitement
        [one] pour { $stone } Pierre
       *[other] pour { $stone } Pierres
    } : Défense { $defense }.
event-double-tower-placed = { WHO($seat, "place", "Vous placez") } la Double Tour à { $section } : Défense { $defense }.
event-double-tower-left = La Double Tour { DE($seat, "à vous") } quitte { $section } et le jeu.
event-nomads-weakened = { WHO($seat, "retire", "Vous retirez") } { $n } à la Force des Nomades à { $section } : il reste { $strength }.
event-objectives-drawn =
    { $n ->
        [one] { WHO($seat, "pioche", "Vous piochez") } { $n } Objectif.
       *[other] { WHO($seat, "pioche", "Vous piochez") } { $n } Objectifs.
    }
event-objective-seen = Vous piochez l’Objectif « { $card } ». { $score }
event-objective-discarded = { WHO($seat, "défausse", "Vous défaussez") } l’Objectif « { $card } ».
event-passed =
    { $last ->
        [0] { WHO($seat, "passe", "Vous passez") } : place { $place } dans le prochain ordre de jeu.
       *[other] { WHO($seat, "passe", "Vous passez") }.
    }
event-pass-forced =
    { WHO($seat, "doit", "Vous devez") } passer : il n’y a plus de marqueur Action, et un Ouvrier coûte { $price } ({ $held ->
        [0] il n’en reste pas
       *[other] il en reste { $held }
    }).
event-battle-began = Bataille à { $section } : les Nomades attaquent avec une Force de { $nomads }.
event-defender-ranked =
    À { $section }, { WHO($seat, "défend", "vous défendez") } avec { $strength } de Force (rang { $rank }){ $scored ->
        [0] {""}
       *[other] {"\u00A0"}: +{ $scored } PP
    }.
event-defence-paid = À { $section }, { WHO($seat, "gagne", "vous gagnez") } { $points } PP grâce à { FORM($seat, "ses", "vos") } Bâtiments.
event-soldiers-left =
    À { $section }, { WHO($seat, "perd", "vous perdez") } { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldats
    }{ $points ->
        [0] {""}
       *[other] {"\u00A0"}: +{ $points } PP
    }.
event-battle-won = { $section } tient bon.
event-raided =
    Les Nomades pillent un Bâtiment à { $region } ({ $building }, valeur de pillage { $n }). { $fallen ->
        [0] Aucun Gouverneur ne s’y trouve.
        [one] Gouverneur chassé : { $seats }.
       *[other] Gouverneurs chassés : { $seats }.
    }
event-breakthrough =
    Les Nomades percent à { $section }. { $n ->
        [one] Pour le dernier point de Force,
       *[other] Pour chacun des { $n } derniers points de Force,
    } tout le monde paie 1 Pièce ou perd du prestige.
event-prestige-lost =
    { WHO($seat, "perd", "Vous perdez") } { $points } PP{ $forced ->
        [0] {""}
       *[other] , faute de Pièce
    }.
event-governors-protected =
    { WHO($seat, "protège", "Vous protégez") } { $n ->
        [one] { $n } Gouverneur
       *[other] { $n } Gouverneurs
    } : +{ $points } PP.
event-nomads-retreated = Les Nomades se retirent { DE($section) } : Force { $strength }, Défense { $defense }.
event-ship-left = Entretien : { $position } s’en va.
event-ship-moved = Entretien : { $old } remonte et devient { $position }.
event-ship-came = Entretien : un Navire arrive ({ $position }). Chaque Livraison rapporte { $gain } pour { $goods }.
event-cleaned-up =
    { $tiles ->
        [0] Les marqueurs Action reviennent à leurs propriétaires, et le nouvel ordre de jeu s’applique.
        [one] La tuile restée à l’étal quitte le jeu. Les marqueurs Action reviennent à leurs propriétaires, et le nouvel ordre de jeu s’applique.
       *[other] Les { $tiles } tuiles restées à l’étal quittent le jeu. Les marqueurs Action reviennent à leurs propriétaires, et le nouvel ordre de jeu s’applique.
    }
event-objective-scored = { WHO($seat, "marque", "Vous marquez") } { $points } PP pour l’Objectif « { $card } ».
event-scored = { WHO($seat, "marque", "Vous marquez") } { $points } PP : { $category }.
event-game-ended = La partie est finie. Victoire : { $winners }.
event-variant-played = Adversaire de cette partie : { $rival } (variante propre à Dynasty, menée par une pioche d’ordres).
event-rival-lowest = { $rival } choisit la piste la plus basse : { $track }.
event-order-drawn = { $rival } pioche { $order } : marqueur Action sur { $space }.
event-rival-turned = { $rival } est au bout de la { $full } et choisit donc la piste la plus basse : { $track }.
event-rival-scored = { $rival } marque { $points } PP ({ $source }).
event-rival-took = { $rival } prend la première tuile disponible ({ $where }) : { $tile }.
event-rival-installed = { $rival } installe un Gouverneur dans le Bâtiment ouvert le moins cher à { $region } : { $building } ({ $cost } Bois).
event-rival-delivered =
    { $rival } livre sur l’emplacement libre le plus à gauche ({ $space }){ $points ->
        [0] {""}
       *[other] {"\u00A0"}: +{ $points } PP
    }.
event-rival-aimed = Aucune Bataille n’a lieu, donc { $rival } commence par { $section }, selon l’ordre (Nomades { $strength }, Défense { $defense }).
event-rival-aimed-battle = { $rival } commence là où les Nomades dominent le plus : { $section } (Nomades { $strength }, Défense { $defense }).
event-rival-worker = { $rival } place un Ouvrier sur la { $barge }.

## Faits, après le nom de la personne

deed-delivery-made = { FORM($seat, "livre", "livrez") } sur { $space }
deed-rival-delivered = { FORM($seat, "livre", "livrez") } sur { $space }
deed-governor-installed = { FORM($seat, "installe", "installez") } un Gouverneur à { $region } ({ $building })
deed-rival-installed = { FORM($seat, "installe", "installez") } un Gouverneur à { $region } ({ $building })
deed-tower-built = { FORM($seat, "construit", "construisez") } une Tour à { $section }
deed-wall-built = { FORM($seat, "construit", "construisez") } un Mur à { $section }
deed-double-tower-placed = { FORM($seat, "place", "placez") } la Double Tour à { $section }
deed-marker-placed = { FORM($seat, "place", "placez") } un marqueur Action sur { $space }
deed-order-drawn = { FORM($seat, "place", "placez") } un marqueur Action sur { $space }
deed-exchanged = { FORM($seat, "échange", "échangez") } { $give } contre { $get }
deed-soldier-placed = { FORM($seat, "place", "placez") } un Soldat à { $section }
deed-worker-fell = { FORM($seat, "perd", "perdez") } un Ouvrier de la { $barge }
deed-worker-placed = { FORM($seat, "place", "placez") } un Ouvrier sur la { $barge }
deed-neutral-placed = { FORM($seat, "place", "placez") } un Ouvrier neutre sur la { $barge }
deed-rival-worker = { FORM($seat, "place", "placez") } un Ouvrier sur la { $barge }
deed-passed = { FORM($seat, "passe", "passez") }
deed-tile-taken = { FORM($seat, "prend", "prenez") } la tuile « { $tile } »
deed-set-chosen = { FORM($seat, "prend", "prenez") } le Bâtiment « { $building } » avec { $gain }
deed-merchant-placed = { FORM($seat, "place", "placez") } un Marchand pour « { $merchant } »
deed-objective-discarded = { FORM($seat, "défausse", "défaussez") } l’Objectif « { $card } »
deed-side-chosen = { FORM($seat, "choisit", "choisissez") } { $board }

## Pourquoi quelque chose est perdu

lost-no-building = aucun Bâtiment n’y est ouvert
lost-no-delivery-marker = il ne reste pas de marqueur Livraison
lost-no-meeple = il ne reste pas de meeple en réserve
lost-no-merchant-space = toutes les places de Marchand sont remplies
lost-no-nomads = la Force des Nomades est à 0 dans tous les secteurs
lost-no-objectives = il ne reste pas d’Objectif
lost-no-ship-reward = aucun Navire au Port n’a de gain découvert
lost-no-soldier-space = aucun secteur n’a de place libre
lost-no-tile = il ne reste pas de tuile à prendre
lost-no-wall-space = aucun secteur n’a de place de Mur libre
lost-nothing-counted = il n’y a rien à compter
lost-nothing-to-flip = aucune tuile utilisée ne peut être retournée
lost-ship-full = le Navire n’a pas d’emplacement libre
lost-supply-empty = la réserve de tuiles Bonus est vide
lost-tower-taken = la place de Tour y est prise
lost-towers-built = toutes les Tours sont construites
lost-track-ended = le bout de la piste est déjà atteint
lost-tracks-ended = le bout de chaque piste est déjà atteint
lost-walls-built = tous les Murs sont construits

## Feuille de score

score-start = Prestige de départ
score-battles = Rangs de Bataille
score-attack-buildings = Bâtiments lors des Batailles
score-soldiers = Soldats perdus
score-losses = Pertes face aux Nomades
score-protected = Gouverneurs protégés
score-buildings = Bâtiments de revenu
score-passives = Bâtiments passifs
score-ships = Livraisons
score-tiles = Tuiles Bonus
score-palace = Pas du Palais
score-other = Autres gains
score-jade = Figurines de Jade
score-rank-white = Piste Blanche
score-rank-red = Piste Rouge
score-rank-black = Piste Noire
score-rank-blue = Piste Bleue
score-objectives = Objectifs
score-leftovers = Restes
score-rival-tiles = Tuiles de Li Mu
score-rival-governors = Gouverneurs de Li Mu

## Quantités

count-wood = { $n } Bois
count-stone =
    { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
count-rice = { $n } Riz
count-silk =
    { $n ->
        [one] { $n } Soie
       *[other] { $n } Soies
    }
count-helmet =
    { $n ->
        [one] { $n } Casque
       *[other] { $n } Casques
    }
count-jewelry =
    { $n ->
        [one] { $n } Bijou
       *[other] { $n } Bijoux
    }
count-coin =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
count-vp = { $n } PP
count-any-resource =
    { $n ->
        [one] { $n } Ressource au choix
       *[other] { $n } Ressources au choix
    }
count-any-good =
    { $n ->
        [one] { $n } Marchandise au choix
       *[other] { $n } Marchandises au choix
    }
count-different-resource =
    { $n ->
        [one] { $n } Ressource d’un autre type
       *[other] { $n } Ressources différentes
    }
count-same-resource =
    { $n ->
        [one] { $n } Ressource au choix
       *[other] { $n } Ressources identiques
    }
count-free-soldier =
    { $n ->
        [one] un Soldat gratuit
       *[other] { $n } Soldats gratuits
    }
count-battle-soldier =
    { $n ->
        [one] un Soldat gratuit là où a lieu une Bataille
       *[other] { $n } Soldats gratuits là où a lieu une Bataille
    }
count-peace-soldier =
    { $n ->
        [one] un Soldat gratuit là où il n’y a pas de Bataille
       *[other] { $n } Soldats gratuits là où il n’y a pas de Bataille
    }
count-free-wall =
    { $n ->
        [one] un Mur gratuit
       *[other] { $n } Murs gratuits
    }
count-free-worker =
    { $n ->
        [one] un Ouvrier gratuit
       *[other] jusqu’à { $n } Ouvriers gratuits sur des Barges différentes
    }
count-merchant =
    { $n ->
        [one] un Marchand
       *[other] { $n } Marchands
    }
count-nomad-strength = −{ $n } à la Force des Nomades
count-bonus-tile =
    { $n ->
        [one] une tuile Bonus de la réserve
       *[other] { $n } tuiles Bonus de la réserve
    }
count-objective =
    { $n ->
        [one] un Objectif
       *[other] { $n } Objectifs
    }
count-vp-per-wall-or-soldier = { $n } PP par Mur, ou { $n } PP par Soldat
count-vp-per-tower = { $n } PP par Tour
count-vp-per-track-ge3 = { $n } PP par piste à partir de la case 3
count-governor =
    { $n ->
        [one] un Gouverneur
       *[other] { $n } Gouverneurs
    }
count-worker =
    { $n ->
        [one] un Ouvrier
       *[other] { $n } Ouvriers
    }
count-soldier =
    { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldats
    }
count-tower =
    { $n ->
        [one] une Tour
       *[other] { $n } Tours
    }
count-delivery =
    { $n ->
        [one] une Livraison
       *[other] { $n } Livraisons
    }

## Noms

name-wood = Bois
name-stone = Pierre
name-rice = Riz
name-silk = Soie
name-helmet = Casque
name-jewelry = Bijou
name-coin = Pièces
name-vp = points de prestige
name-any-resource = Ressource au choix
name-any-good = Marchandise au choix
name-different-resource = Ressource différente
name-same-resource = Ressource identique
name-step-white = un pas sur la Piste Blanche
name-step-red = un pas sur la Piste Rouge
name-step-black = un pas sur la Piste Noire
name-step-blue = un pas sur la Piste Bleue
name-step-any = un pas sur une piste au choix
name-step-lowest = un pas sur votre piste la plus basse
name-palace-tile = une tuile du Palais
name-display-tile = une tuile de l’étal
name-delivery = Livraison
name-demand-tile = tuile Demande
name-delivery-space = emplacement de Livraison
name-objective-discard = la défausse d’un Objectif
name-flip = une tuile utilisée retournée
name-income-once = un Bâtiment de revenu une fois
name-ship-reward = un gain de Navire
name-free-governor = un Gouverneur sans Bois
name-port-shipping = une action de Navigation dans un Port au choix
name-wave-delivery = une Livraison au Navire au large
name-vp-per-wall-or-soldier = PP par Mur, ou par Soldat
name-vp-per-tower = PP par Tour
name-vp-per-track-ge3 = PP par piste à partir de la case 3
name-step-5-again = un gain de case 5 à nouveau
name-good-per-track = une Marchandise au choix par piste à partir de la case 4
name-benefit-twice = l’avantage d’un Objectif deux fois
name-bonus-shipping = Navigation bonus
name-double-tower = Double Tour
count-double-tower = la tuile « Double Tour »
count-bonus-shipping = la tuile « Navigation bonus »
name-jade = figurines de Jade
name-meeples = meeples en réserve
name-action-marker = marqueur Action
name-turn-order = Ordre de jeu
name-pass-turn = Passe
name-wall = Murs
name-soldier = Soldats
name-tower = Tours
name-governor = Gouverneur
name-worker = Ouvrier
name-neutral-worker = un Ouvrier neutre
name-neutral = neutre
name-li-mu = Li Mu
name-neutral-house = Maison neutre
name-seat-0 = Violet
name-seat-1 = Orange
name-seat-2 = Bleu
name-seat-3 = Vert
letter-purple = V
letter-orange = O
letter-blue = B
letter-green = T
letter-li-mu = L
letter-neutral-house = N
name-purple = Violet
name-orange = Orange
name-blue = Bleu
name-green = Vert
name-track-white = Piste Blanche
name-bn-white = Bannière blanche
name-track-red = Piste Rouge
name-bn-red = Bannière rouge
name-track-black = Piste Noire
name-bn-black = Bannière noire
name-track-blue = Piste Bleue
name-bn-blue = Bannière bleue
name-bn-any = bannière de la Muraille
name-qin = Qin
name-zhao = Zhao
name-yan = Yan
name-wei = Wei
name-han = Han
name-qi = Qi
name-chu = Chu
name-fortify = Fortifier
name-train = Entraîner des Soldats
name-longxi = Longxi
name-yunzhong = Yunzhong
name-yanmen = Yanmen
name-liaoxi = Liaoxi
name-qin-1 = Qin 1
name-qin-2 = Qin 2
name-qin-3 = Qin 3
name-zhao-1 = Zhao 1
name-wei-1 = Wei 1
name-han-1 = Han 1
name-zhao-2 = Zhao 2
name-wei-2 = Wei 2
name-chu-1 = Chu 1
name-yan-1 = Yan 1
name-qi-1 = Qi 1
name-chu-2 = Chu 2
name-port-yan = le Navire à Yan
name-port-yan-1 = le premier emplacement du Navire à Yan
name-port-yan-2 = le deuxième emplacement du Navire à Yan
name-port-yan-3 = le troisième emplacement du Navire à Yan
name-port-yan-demand = la tuile Demande du Navire à Yan
name-port-qi = le Navire à Qi
name-port-qi-1 = le premier emplacement du Navire à Qi
name-port-qi-2 = le deuxième emplacement du Navire à Qi
name-port-qi-3 = le troisième emplacement du Navire à Qi
name-port-qi-demand = la tuile Demande du Navire à Qi
name-port-chu = le Navire à Chu
name-port-chu-1 = le premier emplacement du Navire à Chu
name-port-chu-2 = le deuxième emplacement du Navire à Chu
name-port-chu-3 = le troisième emplacement du Navire à Chu
name-port-chu-demand = la tuile Demande du Navire à Chu
name-wave = le Navire au large
name-wave-1 = le premier emplacement du Navire au large
name-wave-2 = le deuxième emplacement du Navire au large
name-wave-3 = le troisième emplacement du Navire au large
name-wave-demand = la tuile Demande du Navire au large
name-pd-silk = la tuile Port : Soie
name-pd-helmet = la tuile Port : Casque
name-pd-jewelry = la tuile Port : Bijou
name-pd-any = la tuile Port : Marchandise au choix
name-barge-stone = Barge de Pierre
name-barge-rice = Barge de Riz
name-barge-wood = Barge de Bois
name-board-1a = le plateau 1A
name-board-1b = le plateau 1B
name-board-2a = le plateau 2A
name-board-2b = le plateau 2B
name-board-3a = le plateau 3A
name-board-3b = le plateau 3B
name-board-4a = le plateau 4A
name-board-4b = le plateau 4B
name-set-1 = Lot 1
name-set-2 = Lot 2
name-set-3 = Lot 3
name-set-4 = Lot 4
name-set-5 = Lot 5
name-crate-1 = 1 unité
name-crate-2 = 2 unités
name-crate-3 = 3 unités
name-crate-4 = 4 unités
name-display-1 = première tuile de l’étal
name-display-2 = deuxième tuile de l’étal
name-display-3 = troisième tuile de l’étal
name-display-4 = quatrième tuile de l’étal
name-display-5 = cinquième tuile de l’étal
name-pal-white-3-1 = Piste Blanche, case 3, première tuile
name-pal-white-3-2 = Piste Blanche, case 3, deuxième tuile
name-pal-white-3-3 = Piste Blanche, case 3, troisième tuile
name-pal-white-7-1 = Piste Blanche, case 7, première tuile
name-pal-white-7-2 = Piste Blanche, case 7, deuxième tuile
name-pal-white-7-3 = Piste Blanche, case 7, troisième tuile
name-pal-red-3-1 = Piste Rouge, case 3, première tuile
name-pal-red-3-2 = Piste Rouge, case 3, deuxième tuile
name-pal-red-3-3 = Piste Rouge, case 3, troisième tuile
name-pal-red-7-1 = Piste Rouge, case 7, première tuile
name-pal-red-7-2 = Piste Rouge, case 7, deuxième tuile
name-pal-red-7-3 = Piste Rouge, case 7, troisième tuile
name-pal-black-3-1 = Piste Noire, case 3, première tuile
name-pal-black-3-2 = Piste Noire, case 3, deuxième tuile
name-pal-black-3-3 = Piste Noire, case 3, troisième tuile
name-pal-black-7-1 = Piste Noire, case 7, première tuile
name-pal-black-7-2 = Piste Noire, case 7, deuxième tuile
name-pal-black-7-3 = Piste Noire, case 7, troisième tuile
name-pal-blue-3-1 = Piste Bleue, case 3, première tuile
name-pal-blue-3-2 = Piste Bleue, case 3, deuxième tuile
name-pal-blue-3-3 = Piste Bleue, case 3, troisième tuile
name-pal-blue-7-1 = Piste Bleue, case 7, première tuile
name-pal-blue-7-2 = Piste Bleue, case 7, deuxième tuile
name-pal-blue-7-3 = Piste Bleue, case 7, troisième tuile
name-jade-ox = bœuf de Jade
name-rb-jade-ox = bœuf de Jade
name-pb-jade-ox = bœuf de Jade (Palais)
name-jade-horse = cheval de Jade
name-rb-jade-horse = cheval de Jade
name-pb-jade-horse = cheval de Jade (Palais)
name-jade-tiger = tigre de Jade
name-rb-jade-tiger = tigre de Jade
name-pb-jade-tiger = tigre de Jade (Palais)
name-jade-crane = grue de Jade
name-rb-jade-crane = grue de Jade
name-pb-jade-crane = grue de Jade (Palais)
name-jade-phoenix = phénix de Jade
name-rb-jade-phoenix = phénix de Jade
name-pb-jade-phoenix = phénix de Jade (Palais)
name-jade-dragon = dragon de Jade
name-rb-jade-dragon = dragon de Jade
name-pb-jade-dragon = dragon de Jade (Palais)
name-rb-wood2 = 2 Bois
name-rb-stone2 = 2 Pierres
name-rb-rice2 = 2 Riz
name-rb-coin2 = 2 Pièces
name-rb-vp3 = 3 PP
name-rb-res2diff = 2 Ressources différentes
name-rb-anygood = Marchandise au choix
name-rb-track-white = un pas sur la Blanche
name-rb-track-red = un pas sur la Rouge
name-rb-track-black = un pas sur la Noire
name-rb-track-blue = un pas sur la Bleue
name-rb-helmet-soldiers = 1 Casque contre 2 Soldats
name-rb-jewelry-vp5 = 1 Bijou contre 5 PP
name-rb-silk-coin3 = 1 Soie contre 3 Pièces
name-rb-governor = 2 Pièces contre un Gouverneur
name-rb-objective = 3 Pièces contre un Objectif
name-rb-good-to-res2 = 1 Marchandise contre 2 Ressources
name-rb-res2-to-good2 = 2 Ressources contre 2 Marchandises
name-rb-wave-ship = Livraison au Navire au large
name-rb-merchant = Marchand
name-rb-soldier = Soldat
name-rb-worker = Ouvrier
name-rb-income = Bâtiment de revenu une fois
name-rb-nomad2 = −2 à la Force des Nomades
name-rb-flip = retourner une tuile utilisée
name-pb-any-track = un pas sur une piste au choix
name-pb-coin3 = 3 Pièces
name-pb-vp5 = 5 PP
name-pb-silk-helmet = 1 Soie, 1 Casque
name-pb-helmet-jewelry = 1 Casque, 1 Bijou
name-pb-silk-jewelry = 1 Soie, 1 Bijou
name-pb-res3 = 1 Bois, 1 Pierre, 1 Riz
name-pb-governor = 2 Pièces contre un Gouverneur (Palais)
name-pb-income = Bâtiment de revenu une fois (Palais)
name-pb-worker = Ouvrier (Palais)
name-pb-merchant = Marchand (Palais)
name-pb-nomad2 = −2 à la Force des Nomades (Palais)
name-pb-flip = retourner une tuile utilisée (Palais)
name-pb-wave-ship = Livraison au Navire au large (Palais)
name-i01 = Halle
name-i02 = Grenier
name-i03 = Carrière
name-i04 = Chantier de bois
name-i05 = Rôle des troupes
name-i06 = Tour à signaux
name-i07 = Capitainerie
name-i08 = Chronique de cour
name-i09 = Scriptorium
name-i10 = Académie
name-a1 = Maison de l’envoyé
name-a2 = Caserne
name-a3 = Embarcadère
name-a4 = Comptoir
name-a5 = Atelier
name-a6 = Monnaie
name-p01 = Maison du troc
name-p02 = Ruelle des artisans
name-p03 = Charpenterie
name-p04 = Salle des ancêtres
name-p05 = Maison de guilde
name-p06 = École du génie
name-p07 = Salle des héros
name-p08 = Relais de poste
name-p09 = Terrain d’exercice
name-p10 = Corps de garde
name-p11 = Conseil de guerre
name-p12 = Tailleurs de pierre
name-p13 = Maison du pilote
name-p14 = Douane
name-p15 = Entrepôt
name-p16 = Écluse
name-p17 = Bac
name-p18 = Autel des bateliers
name-m1a1 = Riz et Pierre pour la Muraille
name-m1a2 = piocher une tuile Bonus
name-m1a3 = un gain de case 5 à nouveau
name-m1b1 = Pierre et un Objectif
name-m1b2 = 2 Bois de moins pour installer
name-m1b3 = 1 Marchandise par piste dès la case 4
name-m2a1 = Ressource en Marchandise
name-m2a2 = Soldat là où a lieu une Bataille
name-m2a3 = 3 Pièces
name-m2b1 = Marchandise en 2 Ressources
name-m2b2 = Soldat là où il n’y a pas de Bataille
name-m2b3 = 1 Pièce pour une tuile sur deux
name-m3a1 = 1 Marchandise de moins à Yan ou Chu
name-m3a2 = une seconde figurine d’une sorte
name-m3a3 = Bois, Pierre et Riz
name-m3b1 = 1 Marchandise de moins à Qi ou Chu
name-m3b2 = 1 Pièce de moins par pas de Jade
name-m3b3 = 2 Ressources identiques
name-m4a1 = marqueur Action pour 1 Pièce
name-m4a2 = 1 Marchandise de Demande en moins
name-m4a3 = l’avantage d’un Objectif deux fois
name-m4b1 = Ouvrier pour 1 Pièce de moins
name-m4b2 = Marchandise du port gratuite
name-m4b3 = retourner une tuile utilisée
name-ob01 = Faveur de la Blanche et de la Rouge
name-ob02 = Faveur de la Noire et de la Rouge
name-ob03 = Faveur de la Blanche et de la Bleue
name-ob04 = Faveur de la Blanche et de la Noire
name-ob05 = Faveur de la Bleue et de la Rouge
name-ob06 = Faveur de la Bleue et de la Noire
name-ob07 = Réserves pleines
name-ob08 = Collection de Jade
name-ob09 = Des Gouverneurs partout
name-ob10 = Régner sur Qin et Yan
name-ob11 = Régner sur Qin et Han
name-ob12 = Régner sur Han, Chu et Yan
name-ob13 = Régner sur Zhao et Chu
name-ob14 = Régner sur Qin et Qi
name-ob15 = Régner sur Wei et Chu
name-ob16 = Régner sur Zhao, Han et Qi
name-ob17 = Régner sur Wei, Han et Qi
name-ob18 = Régner sur Yan, Wei et Han
name-ob19 = Régner sur Zhao, Qi et Chu
name-ob20 = Beaucoup de tuiles
name-ob21 = Ports de Yan et Chu
name-ob22 = Ports de Yan et Qi
name-ob23 = Ports de Chu et Qi
name-ob24 = Muraille de l’ouest
name-ob25 = Muraille de l’est
name-ob26 = Bouts de la Muraille
name-ob27 = Cœur de la Muraille
name-ob28 = Tous à l’œuvre
name-ship-01 = Navire 1
name-ship-02 = Navire 2
name-ship-03 = Navire 3
name-ship-04 = Navire 4
name-ship-05 = Navire 5
name-ship-06 = Navire 6
name-ship-07 = Navire 7
name-ship-08 = Navire 8
name-ship-09 = Navire 9
name-ship-10 = Navire 10
name-ship-11 = Navire 11
name-ship-12 = Navire 12
name-ship-13 = Navire 13
name-ship-14 = Navire 14
name-ship-15 = Navire 15
name-ship-16 = Navire 16
name-ship-17 = Navire 17
name-ship-18 = Navire 18
name-nn-01 = carte Normale 1
name-nn-02 = carte Normale 2
name-nn-03 = carte Normale 3
name-nn-04 = carte Normale 4
name-nn-05 = carte Normale 5
name-nn-06 = carte Normale 6
name-nn-07 = carte Normale 7
name-nn-08 = carte Normale 8
name-nn-09 = carte Normale 9
name-nn-10 = carte Normale 10
name-nn-11 = carte Normale 11
name-nn-12 = carte Normale 12
name-nn-13 = carte Normale 13
name-nn-14 = carte Normale 14
name-nn-15 = carte Normale 15
name-nn-16 = carte Normale 16
name-ne-01 = carte Facile 1
name-ne-02 = carte Facile 2
name-ne-03 = carte Facile 3
name-ne-04 = carte Facile 4
name-ne-05 = carte Facile 5
name-ne-06 = carte Facile 6
name-ne-07 = carte Facile 7
name-ne-08 = carte Facile 8
name-ne-09 = carte Facile 9
name-ne-10 = carte Facile 10
name-ne-11 = carte Facile 11
name-ne-12 = carte Facile 12
name-ne-13 = carte Facile 13
name-ne-14 = carte Facile 14
name-ne-15 = carte Facile 15
name-ne-16 = carte Facile 16
name-ro-01 = l’ordre 1
name-ro-02 = l’ordre 2
name-ro-03 = l’ordre 3
name-ro-04 = l’ordre 4
name-ro-05 = l’ordre 5
name-ro-06 = l’ordre 6
name-ro-07 = l’ordre 7
name-ro-08 = l’ordre 8
name-ro-09 = l’ordre 9
name-ro-10 = l’ordre 10
name-ro-11 = l’ordre 11
name-ro-12 = l’ordre 12
name-ro-13 = l’ordre 13
name-ro-14 = l’ordre 14
name-ro-15 = l’ordre 15
name-ro-16 = l’ordre 16

## Aide au survol

help-i01 = 1 Ressource au choix et 1 Pièce.
help-i02 = 1 Riz et 1 Pièce.
help-i03 = 1 Pierre et 1 Pièce.
help-i04 = 1 Bois et 1 Pièce.
help-i05 = 1 PP par Mur que vous avez construit, ou 1 PP par Soldat que vous avez sur la Muraille.
help-i06 = 3 PP par Tour que vous avez construite.
help-i07 = Un gain découvert d’un Navire au Port. Vous ne le couvrez pas.
help-i08 = 1 PP par piste du Palais où vous êtes à la case 3 ou plus haut.
help-i09 = Retournez face visible une de vos tuiles Bonus ordinaires utilisées. Elle peut resservir.
help-i10 = Un pas sur votre piste la plus basse.
help-a1 = Un pas sur une piste au choix.
help-a2 = Un Soldat gratuit.
help-a3 = Un Ouvrier gratuit sur une Barge.
help-a4 = Un Marchand.
help-a5 = 1 Marchandise au choix.
help-a6 = 2 Pièces.
help-p01 = Échange : vous pouvez donner n’importe quel type de Ressource, un seul par action.
help-p02 = Échange : gagnez 1 Marchandise au choix.
help-p03 = Installer ailleurs : 1 Bois de moins.
help-p04 = Installer ailleurs : 4 PP.
help-p05 = Installer ailleurs : vous pouvez placer un Marchand.
help-p06 = Bataille : 2 PP pour chacun de vos Murs et chacune de vos Tours dans le secteur.
help-p07 = Bataille : 1 PP pour chacun de vos Soldats dans le secteur.
help-p08 = Les marqueurs Action ne vous coûtent jamais de Pièces.
help-p09 = Entraîner des Soldats : gagnez 1 Riz et placez un Soldat gratuit.
help-p10 = Fortifier : gagnez 1 Pièce et placez un Soldat gratuit.
help-p11 = Fortifier ou Entraîner des Soldats : 2 pas sur la même piste.
help-p12 = Fortifier : chaque Mur et chaque Tour coûte 1 Pierre de moins.
help-p13 = Navigation : vous pouvez charger le Navire du Port de votre choix.
help-p14 = Navigation : vous pouvez d’abord retirer un marqueur Livraison du Navire.
help-p15 = Navigation : gagnez le gain découvert le plus à gauche du Navire, avant ou après vos Livraisons.
help-p16 = Ouvrier sur une Barge : gagnez aussi 1 Ressource d’un autre type.
help-p17 = Ouvrier sur une Barge : 1 Pièce de moins, mais au moins 1.
help-p18 = Ouvrier sur une Barge : 1 PP.
help-m1a1 = Quand vous Fortifiez ou Entraînez des Soldats : gagnez 1 Riz et 1 Pierre.
help-m1a2 = Piochez une tuile Bonus ordinaire.
help-m1a3 = Obtenez de nouveau le gain de la case 5, sur une piste où vous êtes à la case 5 ou plus haut.
help-m1b1 = Gagnez 1 Pierre, piochez un Objectif, puis défaussez-en un sans son avantage.
help-m1b2 = Quand vous installez : 2 Bois de moins.
help-m1b3 = Gagnez 1 Marchandise au choix par piste où vous êtes à la case 4 ou plus haut.
help-m2a1 = Dépensez 1 Ressource : gagnez 1 Marchandise au choix.
help-m2a2 = Placez un Soldat gratuit dans un secteur où une Bataille a lieu cette manche.
help-m2a3 = Gagnez 3 Pièces.
help-m2b1 = Dépensez 1 Marchandise : gagnez 2 Ressources au choix.
help-m2b2 = Placez un Soldat gratuit dans un secteur sans Bataille cette manche.
help-m2b3 = Dépensez 1 Pièce : piochez 2 tuiles Bonus ordinaires et gardez-en 1.
help-m3a1 = Quand vous naviguez à Yan ou Chu : 1 Marchandise de moins, une fois pendant cette action.
help-m3a2 = Quand vous gagnez une figurine de Jade d’une sorte que vous avez déjà : vous pouvez la garder.
help-m3a3 = Gagnez 1 Bois, 1 Pierre et 1 Riz.
help-m3b1 = Quand vous naviguez à Qi ou Chu : 1 Marchandise de moins, une fois pendant cette action.
help-m3b2 = Quand vous passez : chaque pas de Jade coûte 1 Pièce de moins.
help-m3b3 = Gagnez 2 Ressources du même type.
help-m4a1 = Quand vous placez un marqueur Action : il coûte exactement 1 Pièce.
help-m4a2 = Quand vous naviguez : chaque Livraison coûte 1 Marchandise de moins, mais jamais celle du port.
help-m4a3 = Défaussez un Objectif et obtenez deux fois son avantage du haut.
help-m4b1 = Quand vous placez un Ouvrier sur une Barge : 1 Pièce de moins.
help-m4b2 = Quand vous naviguez : les Livraisons ne coûtent pas la Marchandise du port.
help-m4b3 = Retournez face visible une de vos tuiles Bonus utilisées. Elle peut resservir.
help-ob01 = 7, 4 ou 2 PP selon votre rang sur la Blanche, et de même sur la Rouge.
help-ob02 = 7, 4 ou 2 PP selon votre rang sur la Noire, et de même sur la Rouge.
help-ob03 = 7, 4 ou 2 PP selon votre rang sur la Blanche, et de même sur la Bleue.
help-ob04 = 7, 4 ou 2 PP selon votre rang sur la Blanche, et de même sur la Noire.
help-ob05 = 7, 4 ou 2 PP selon votre rang sur la Bleue, et de même sur la Rouge.
help-ob06 = 7, 4 ou 2 PP selon votre rang sur la Bleue, et de même sur la Noire.
help-ob07 = 2 PP par Marchandise qui vous reste.
help-ob08 = Votre score de Jade, une seconde fois.
help-ob09 = 2 PP par Gouverneur sur le plateau.
help-ob10 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Qin et Yan.
help-ob11 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Qin et Han.
help-ob12 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Han, Chu et Yan.
help-ob13 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Zhao et Chu.
help-ob14 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Qin et Qi.
help-ob15 = 2, 6, 11 ou 17 PP pour 1, 2, 3 ou 4 Gouverneurs à Wei et Chu.
help-ob16 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Zhao, Han et Qi.
help-ob17 = 2, 6, 11 ou 17 PP pour 1, 2, 3 ou 4 Gouverneurs à Wei, Han et Qi.
help-ob18 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Yan, Wei et Han.
help-ob19 = 3, 7, 12 ou 18 PP pour 1, 2, 3 ou 4 Gouverneurs à Zhao, Qi et Chu.
help-ob20 = 3, 7, 12 ou 18 PP pour 8, 10, 12 ou 14 tuiles Bonus à usage unique, utilisées ou non.
help-ob21 = 3, 6, 10 ou 15 PP pour 2, 3, 4 ou 5 marqueurs Navigation à Yan et Chu.
help-ob22 = 3, 6, 10 ou 15 PP pour 2, 3, 4 ou 5 marqueurs Navigation à Yan et Qi.
help-ob23 = 2, 5, 9 ou 14 PP pour 1, 2, 3 ou 4 marqueurs Navigation à Chu et Qi.
help-ob24 = 3, 7, 14 ou 20 PP pour 2, 3, 4 ou 5 Murs et Tours à Longxi et Yunzhong.
help-ob25 = 3, 7, 14 ou 20 PP pour 2, 3, 4 ou 5 Murs et Tours à Yanmen et Liaoxi.
help-ob26 = 3, 7, 14 ou 20 PP pour 2, 3, 4 ou 5 Murs et Tours à Longxi et Liaoxi.
help-ob27 = 3, 7, 14 ou 20 PP pour 2, 3, 4 ou 5 Murs et Tours à Yunzhong et Yanmen.
help-ob28 = 4 PP s’il vous reste 5 ou 6 meeples en réserve, 7 PP s’il en reste 4, 11 PP s’il en reste de 1 à 3, 16 PP s’il n’en reste aucun.

## Sur les Bâtiments

brief-p01 = Échange : une Ressource au choix
brief-p02 = Échange : +1 Marchandise au choix
brief-p03 = Installer ailleurs : 1 Bois de moins
brief-p04 = Installer ailleurs : 4 PP
brief-p05 = Installer ailleurs : placez un Marchand
brief-p06 = Bataille : 2 PP par Mur ou Tour à vous
brief-p07 = Bataille : 1 PP par Soldat à vous
brief-p08 = Vos marqueurs Action sont gratuits
brief-p09 = Entraîner : 1 Riz et un Soldat gratuit
brief-p10 = Fortifier : 1 Pièce et un Soldat gratuit
brief-p11 = À la Muraille : 2 pas sur la piste
brief-p12 = Fortifier : 1 Pierre de moins par pièce
brief-p13 = Navigation : le Navire d’un Port au choix
brief-p14 = Navigation : retirez d’abord un marqueur
brief-p15 = Navigation : + premier gain libre
brief-p16 = Nouvel Ouvrier : +1 autre Ressource
brief-p17 = Nouvel Ouvrier : 1 Pièce de moins (1 au moins)
brief-p18 = Nouvel Ouvrier : 1 PP

## Le plateau dessiné

board-round = Manche { $round } sur { $rounds }
board-variant = Variante Dynasty. Joue aussi : { $rival }.
board-easy = Nomades : paquet Facile
board-normal = Nomades : paquet Normal
board-display = Tuiles de la manche
board-stores = Réserve
board-card = d’ouest en est, pas { $steps } et Force { $strength }
board-nomads = Cartes Nomades
board-next-round = Manche suivante
board-active = joue
board-wall = La Muraille
board-kingdoms = Les sept royaumes
board-buildings = Bâtiments
board-coast = Ports et Navires
board-barges = Barges
board-palace = Pistes du Palais
board-tray = Choix
board-empty = vide
board-governors = Gouverneurs : { $seats }
board-tile = tuile : { $tile }
board-token = +1 Bois
board-raid = valeur de pillage { $n }
board-price = prix { $n } Bois
board-marker-price =
    { $n ->
        [0] un marqueur Action est gratuit
        [one] un marqueur Action coûte 1 Pièce
       *[other] un marqueur Action coûte { $n } Pièces
    }
board-worker-price =
    { $n ->
        [0] un Ouvrier est gratuit
        [one] un Ouvrier coûte 1 Pièce
       *[other] un Ouvrier coûte { $n } Pièces
    }
board-exchange = échange { $give } contre { $get }
board-port = a un Port
board-battle = une Bataille a lieu cette manche
board-chief = Chef : case { $n } (Bataille : case { $last })
board-protects = protège { $slots }
board-building = { $name } ({ $slot })
board-strength = Nomades { $n }
board-defense = Défense { $n }
board-tower = Tour : { $seat }
board-walls = Murs depuis la gauche : { $seats }
board-soldiers = Soldats depuis la gauche : { $seats }
board-doubles = Double Tour : { $seats }
board-sets = Lots de départ
board-forecast = Si Bataille maintenant :
board-forecast-battle = Bataille cette manche :
board-falls = { $slot } est pillé. Gouverneurs chassés : { $seats }
board-now = en cas de Bataille maintenant :
board-rank = { $seat } avec { $n }, +{ $points } PP
board-part-rank = { $n } pour le rang
board-part-buildings = { $n } des Bâtiments
board-part-soldiers = { $n } pour les Soldats perdus
board-part-protected = { $n } pour les Gouverneurs protégés
board-raided = pillage : { $slots }
board-fallen = { $name } ({ $slot } : { $seats })
board-holds = cela tiendrait
board-left =
    chacun subirait { $n ->
        [one] { $n } point (une Pièce ou du prestige)
       *[other] { $n } points (une Pièce ou du prestige pour chacun)
    }
board-costs = une Livraison coûte { $goods }
board-gives = donne { $gain }
board-benefit = défaussé, il donne { $gain }
board-covered = couvert par { $seat }
board-shipping =
    { $n ->
        [one] { $seat } : { $n } marqueur Navigation
       *[other] { $seat } : { $n } marqueurs Navigation
    }
board-standing = { $seat } au { $n }
board-reward = case { $n } : { $gain }
board-ranks = rangs : { $seats }
board-step = case { $n }
board-used = utilisée
board-unused = inutilisée
board-tiles = Tuiles
board-filled =
    { $n ->
        [one] { $n } Marchand sur { $spaces }
       *[other] { $n } Marchands sur { $spaces }
    }
board-hand = Objectifs en main : { $n }
board-score = { $n } PP
board-total = si la partie finissait maintenant : { $n } PP
board-meeples = meeples en réserve : { $n }
board-markers = marqueurs Action : { $n }
board-walls-left =
    { $n ->
        [0] Tous les Murs sont construits
       *[other] Murs à construire : { $n }, le prochain pour { $stone ->
            [one] { $stone } Pierre
           *[other] { $stone } Pierres
        }
    }
board-towers-left =
    { $n ->
        [0] Les deux Tours sont construites
       *[other] Tours à construire : { $n }, la prochaine pour { $stone ->
            [one] { $stone } Pierre
           *[other] { $stone } Pierres
        }
    }
board-jade =
    { $n ->
        [one] { $n } figurine : { $points } PP à la fin
       *[other] { $n } figurines : { $points } PP à la fin
    }, { $steps } pas à acheter quand vous passez
board-sheet = Si la partie finissait maintenant : { $n } PP
board-sheet-over = Score final : { $n } PP
board-found = { $n } pour l’instant
board-own-soldiers = Soldats sur la Muraille : { $n }
board-shipping-left = marqueurs Navigation restants : { $n }
board-deliveries = marqueurs Livraison restants : { $n }
board-tiles-left = tuiles Bonus face cachée : { $n }
board-objectives-left = Objectifs face cachée : { $n }
board-ships-left = Navires face cachée : { $n }
board-neutrals = Ouvriers neutres dans leur zone : { $n }
board-discard = Objectifs défaussés : { $n }

## Noms des symboles

name-chieftain = Chef
name-prestige = points de prestige
name-prestige-plate = points d’un Objectif
name-nomad-strength = Force des Nomades
name-defense = Défense
name-battle = Bataille
name-raid = pillage
name-additional-cost = jeton Surcoût
name-shipping-marker = marqueur Navigation
name-objective = Objectif
name-bonus-tile = tuile Bonus
name-ship = Navire
name-delivery-marker = marqueur Livraison
name-merchant = Marchand
count-wall =
    { $n ->
        [one] { $n } Mur
       *[other] { $n } Murs
    }

## Les parties d’une analyse

worth-score = prestige marqué
worth-battles = Batailles à venir
worth-buildings = Gouverneurs et leurs Bâtiments
worth-goods = Ressources, Marchandises et Pièces
worth-palace = pas et rangs au Palais
worth-jade = figurines de Jade
worth-tiles = tuiles inutilisées
worth-people = Marchands, Ouvriers et meeples
worth-objectives = Objectifs en main
worth-turns = marqueurs Action et ordre de jeu

## Le coach

coach-threatened =
    Si les Nomades attaquaient { $section } maintenant, ils chasseraient { $n } de vos Gouverneurs. Il vous manque { $missing ->
        [one] { $missing } point de Défense
       *[other] { $missing } points de Défense
    }. Peuvent vous aider : { $means }.
coach-battle = Une Bataille ! Plus vous avez de force dans le secteur, plus vous marquez. Si les Nomades franchissent la Défense, ils chassent des Gouverneurs. L’encadré sous le secteur l’annonçait.
coach-fallen = Un Ouvrier qui tombe n’est pas perdu : il devient votre Marchand. Une rangée complète de Marchands vous donne son action.
coach-loss = Chaque point de Force qui a percé coûte une Pièce ou 3 PP. Les Murs et les Tours restent pour la prochaine Bataille.
coach-last-round = C’est la dernière manche, et aucun revenu ne la suit. Utilisez maintenant vos tuiles, vos Marchands et vos Objectifs. Ce qui reste compte très peu.
coach-shown = En passant, vous prenez une tuile de l’étal. Le Jade prend de la valeur : 6 figurines différentes rapportent 21 PP, une seule rapporte 1 PP.
coach-track = Les cases 3, 5, 7 et 10 donnent un gain à l’arrivée. À la fin, les 3 premières places de chaque piste marquent 7, 4 et 2 PP.
coach-fortify = Les Murs et les Tours restent après une Bataille et comptent encore à la suivante. Les Soldats partent, pour 1 PP chacun. Une Tour compte comme 2 Murs.
coach-deliver = Une seule action de Navigation permet plusieurs Livraisons. Apportez des Marchandises pour deux Livraisons : un marqueur Navigation suffit.
coach-install = Un Gouverneur travaille pour vous tant qu’il reste. Les Bâtiments les plus proches de la Muraille sont pillés les premiers : veillez à ce qui protège le chemin.
coach-objectives =
    Seuls vos 3 meilleurs Objectifs marquent, et vous en avez { $n ->
        [one] { $n } de trop
       *[other] { $n } de trop
    }. Défaussez ceux que vous n’atteindrez pas, tant que leur avantage est utile.
coach-dear =
    Chaque marqueur renchérit sa case : celui-ci coûte { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }. Une autre case ferait-elle aussi bien ?
coach-battle-sums =
    Vous venez de marquer { $n } PP en Bataille, pour votre rang, vos Soldats, vos Bâtiments et les Gouverneurs protégés{ $lost ->
        [0] .
        [one] . Un de vos Gouverneurs est chassé.
       *[other] . { $lost } de vos Gouverneurs sont chassés.
    }
coach-idle-merchant = Vous avez une rangée de Marchands complète, et son action est gratuite. Utilisez-la avant de passer.
coach-dead-objective = Cet Objectif ne rapporte encore rien, et le temps presse. Il peut vous donner un avantage tout de suite. { $choice }.
coach-better-rank =
    Avec { $more ->
        [one] { $more } Soldat de plus
       *[other] { $more } Soldats de plus
    } à { $section }, votre rang dans la Bataille qui vient rapporterait { $n } PP de plus.
coach-nearly-done = Ce tour peut donner { $n } PP de plus à un de vos Objectifs. { $choice }.
coach-two-deliveries = Vous pouvez payer 2 Livraisons en une seule action de Navigation : { $ship }.
coach-ship-leaves = Vous pouvez payer une Livraison au Navire de Yan, qui part à la fin de la manche.
coach-step-away = La case { $n } donne un gain à l’arrivée ({ $track }), et cette bannière vous y mène. { $choice }.
coach-jade = Une figurine qui vous manque est à l’étal : { $jade }. Elle vous rapporterait { $n } PP de plus. La première personne à passer choisit d’abord.
coach-keep = Gardez la tuile qui vous servira le plus tôt. L’autre va sous la réserve, et personne d’autre ne la connaît.
coach-duplicate = Une seconde figurine de la même sorte ne compte que si cette action de Marchand la garde. Vaut-elle les Marchands ?
coach-waive = L’action de Marchand vous économise 1 Marchandise. Économisez la plus difficile à remplacer.
coach-repeat = Vous obtenez de nouveau un gain de case 5, sur une piste où vous avez atteint cette case.
coach-remove = Retirer un marqueur Livraison libère pour vous son emplacement et son gain. Plus le Navire a d’emplacements, plus vous pouvez livrer.
coach-free-worker = Un Ouvrier gratuit donne ce que donne sa Barge. Sur une Barge pleine, il fait tomber le premier, qui devient Marchand.
coach-count = Vous marquez pour vos Murs construits ou pour vos Soldats sur la Muraille. Choisissez le plus grand nombre.
coach-flip = Une tuile retournée face visible peut resservir. Choisissez celle dont l’effet vous aidera le plus cette manche.

## Les choix dans les tableaux de chiffres

verb-side = Choisir une face du plateau
verb-start = Choisir un lot de départ
verb-income = Résoudre un revenu
verb-place = Placer un marqueur Action
verb-worker = Placer un Ouvrier sur une Barge
verb-pass = Passer
verb-sell = Défausser un marqueur Action pour des Pièces
verb-use = Utiliser une tuile Bonus
verb-cash = Défausser un Objectif pour son avantage
verb-recall = Rendre un Marchand
verb-employ = Utiliser une action de Marchand
verb-double = Placer la Double Tour
verb-pay = Choisir ce que l’on paie
verb-benefit = Prendre l’avantage d’une région
verb-banner = Avancer grâce à une bannière
verb-install = Installer un Gouverneur
verb-trigger = Utiliser d’abord un Bâtiment
verb-exchange = Échanger dans une région
verb-ship = Choisir un Navire à charger
verb-finish = Finir une action
verb-back = Revenir à une région
verb-amount = Choisir combien échanger
verb-leave = Laisser les marqueurs d’un Navire
verb-remove = Retirer un marqueur Livraison
verb-deliver = Livrer à un Navire
verb-sail = Finir les Livraisons
verb-waive = Économiser des Marchandises à la Livraison
verb-hold = Garder une action de Marchand pour plus tard
verb-reward = Prendre le gain d’un Navire
verb-advance = Avancer sur une piste du Palais
verb-wall = Construire un Mur
verb-tower = Construire une Tour
verb-train = Entraîner un Soldat
verb-pick = Prendre une tuile de l’étal
verb-out = Quitter la manche
verb-end = Finir le tour
verb-gain = Choisir un gain
verb-take = Prendre une tuile du Palais
verb-repeat = Répéter un gain de case 5
verb-soldier = Placer un Soldat
verb-forgo = N’en placer aucun
verb-weaken = Affaiblir les Nomades
verb-merchant = Placer un Marchand
verb-discard = Défausser une figurine de Jade
verb-keep = Garder une tuile sur deux
verb-flip = Retourner une tuile utilisée
verb-drop = Défausser un Objectif
verb-count = Choisir ce que compte un Bâtiment
verb-lose = Perdre du prestige

## Ce qu’un fichier de matériel doit contenir

expected-barges = une Barge pour chaque Ressource
expected-buildings-in-play = 12 Bâtiments en tout, y compris les passifs
expected-delivery-spaces = une à trois cases Livraison
expected-each-section = chaque secteur une fois
expected-effect = un code d’effet comme gain(wood,2)
expected-effects = une liste de codes d’effet
expected-plain-tiles = au moins { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    } sans losange
expected-ports = une région pour chacun des trois ports
expected-same-goods = des Marchandises d’une seule sorte
expected-tiles =
    { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    } en tout
