# Yínzi en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = Yínzi
designers = Rôla et Costa (José Carlos Santos et Luís Costa)
publisher = Spielworxx
credits = Yínzi: The Shining Ming Dynasty est un jeu de société de Rôla et Costa (José Carlos Santos et Luís Costa), publié par Spielworxx en 2019. Tous les dessins et toutes les phrases sont les nôtres ; rien de l’illustration ni du livret d’origine n’est repris.
about-components =
    Les règles, le nombre de pièces, les routes avec leur paiement et leurs points, les progrès, les ouvrages, le tableau de production, les prix, les impôts et les points des fabriques, bateaux, gloires et infortunes suivent le livret publié. Certaines valeurs ne sont imprimées que sur les pièces et le plateau, et le texte du livret ne les donne pas. Elles sont reconstituées ici et peuvent donc différer de votre exemplaire.

    Sont reconstitués : les champs des quatre provinces et certaines de leurs frontières ; les denrées des tuiles Marché urbain ; la répartition des cartes Action ; la taille des fabriques ; les demandes de la plupart des navires et les points des marchés étrangers ; les symboles de guerre des routes et celles qui portent des catastrophes ; la plupart des prix de la piste des cultures ; la plupart des cases des pistes des bateaux et du change.

    Chaque valeur des fichiers de composants porte une marque : R est dit dans le livret, E découle d’un exemple, P vient d’une page publique, C a été choisi par nous dans les limites des autres. Si vous possédez le jeu, vous pouvez charger un fichier avec les valeurs de votre exemplaire ; les règles restent les mêmes.

## Questions

ask-start-factory = Choisissez votre première fabrique.
ask-site = Où placer la fabrique ? Choisissez sa première case.
ask-beside = Choisissez sa seconde case, à côté de la première.
ask-start-resource = Prenez un bois ou une pierre.
ask-bonus = Choisissez un bonus ; il fixe aussi votre place dans l’ordre du tour.
ask-free-advancement = Progrès gratuit : sur quel emplacement posez-vous un disque ?
ask-free-upgrade = Fabrique améliorée : laquelle élevez-vous ?
ask-buy-crop = Acheter la tuile Culture au-dessus de votre bonus ?
ask-crop = Quelle tuile Culture achetez-vous ?
ask-lay = Sur quelle case posez-vous la tuile Culture ?
ask-turn = À vous : jouez une carte ou envoyez un groupe d’ouvriers.
ask-fortune = Sur quelle action Fortune jouez-vous la carte ?
ask-workforce = À quelle action envoyez-vous le groupe ?
ask-boats = Construire des bateaux : avancer ou arrêter ?
ask-plant = Planter : quel champ, ou quelle tuile Culture ?
ask-sell = Quelle denrée vendez-vous à un marché urbain ?
ask-sale = Quelle denrée vendez-vous grâce à ce progrès ?
ask-stall = À quel emplacement va le cube ?
ask-develop = Fabriques : en construire, rebâtir ou élever une ?
ask-advancement = Sur quel emplacement posez-vous un disque ?
ask-payment = Comment payez-vous ?
ask-resources = Quelle ressource prend un ouvrier ?
ask-produce = Quelle fabrique travaille pour vous ?
ask-raw = Quelle matière première la fabrique utilise-t-elle ?
ask-load = Qu’apportez-vous à un navire ?
ask-second-salt = Quel est le second sel du chargement ?
ask-stow = Quel emplacement de navire prend le chargement ?
ask-emissary = Le navire va appareiller. Envoyer votre émissaire ?
ask-undertaking = À quel ouvrage vont vos ouvriers ?
ask-extra = Il faut un ouvrier de plus. D’où vient-il ?
ask-muster = Combien d’ouvriers partent à la guerre ?
ask-fulfil = Satisfaire une route de la rangée ?
ask-piece = Que donnez-vous pour la route ?
ask-end-turn = Autre chose avant la fin de votre tour ?
ask-feed = Nourrissez vos ouvriers : avec quoi ?
ask-feed-second = Quel cube complète la paire ?
ask-war-help = Gloires de guerre : utiliser des progrès ?
ask-veterans = Garder des vétérans pour la prochaine manche ?
ask-burn = Incendie : quelle fabrique perd un niveau ?
ask-lose = Le stock déborde. De qui brûle la marchandise ?
ask-wither = Sécheresse : quel cube perdez-vous dans cette province ?
ask-serve = Servir une de vos routes ouvertes ?
ask-demand = Quelle demande satisfaites-vous ?
ask-route = Quelle route prenez-vous dans la défausse ?
ask-bridge = Le pont est bâti : quelle fabrique élevez-vous ?
ask-tax = Les impôts sont dus. Vendre d’abord de la nourriture, ou régler ?
ask-late = Expédition tardive : quelle est la première des deux nourritures ?
ask-late-second = Quelle nourriture différente va avec ?
ask-late-end = Envoyer un émissaire, ou avez-vous fini ?
ask-last-chance = Dernière chance : vendez de la nourriture, servez des routes, ou finissez.

## Choix

choice-build = Construire la { $thing }
choice-rebuild = Rebâtir la { $thing }
choice-upgrade =
    Élever la { $thing } au { $level } { $copper ->
        [0] gratuitement
        [one] pour 1 cuivre
       *[other] pour { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }
choice-site =
    Bâtir la { $factory } sur { $thing } ({ $good }), à { $borders ->
        [one] 1 frontière
       *[other] { $borders } frontières
    } des navires
choice-beside = Et sur { $thing } ({ $good })
choice-fetch =
    Prendre : { $thing }, { $copper ->
        [0] gratuitement
        [one] pour 1 cuivre
       *[other] pour { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }
choice-bonus = { $thing } : { $effect }
choice-skip = Refuser : { $thing }
choice-buy =
    Acheter : { $tile }, de la { $thing } pour { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }
choice-leave = Laisser la tuile de la { $thing }
choice-lay = La poser sur { $thing } ({ $good })
choice-advance = Disque sur { $thing } — { $effect }
choice-pay =
    Payer : { $thing }{ $copper ->
        [0] { "" }
        [one] , 1 cuivre
       *[other] , { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }
choice-peddle =
    Vendre : { $good } de { $thing } au marché rural : +{ $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }
choice-use = Utiliser le disque sur { $thing } — { $effect }
choice-embark = Envoyer l’émissaire sur le navire du { $thing }
choice-hold = Garder l’émissaire (navire du { $thing })
choice-play =
    Jouer la { $thing } : valeur { $value }, { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }
choice-send =
    Envoyer le groupe sous { $thing } : { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }
choice-migrate =
    Renvoyer le groupe sous { $thing } ({ $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    })
choice-act =
    { $thing } (valeur { $value }, { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }){ $idle ->
        [0] { "" }
       *[other] { " " }: rien à y faire pour le moment
    }
choice-work =
    { $thing } ({ $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    })
choice-stop =
    Arrêter : { $thing }{ $workers ->
        [0] { "" }
       *[other] { " " }({ $workers } vers les migrants)
    }{ $repeats ->
        [0] { "" }
        [one] { " " }(1 répétition perdue)
       *[other] { " " }({ $repeats } répétitions perdues)
    }
choice-tax = Une répétition de plus pour un disque sur la { $thing } : somme { $sum }, { $silver } argent dû jusqu’ici
choice-end = Finir le { $thing }
choice-boat = 1 bois : avancer sur { $thing } (capacité { $capacity })
choice-plant =
    Planter : { $good } sur { $thing } : { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
choice-sell =
    Vendre : { $good } de { $thing } (jusqu’à { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    })
choice-market =
    { $thing } : { $copper ->
        [one] +1 cuivre
       *[other] +{ $copper } cuivres
    }{ $boats ->
        [0] { "" }
        [one] , 1 bateau
       *[other] , { $boats } bateaux
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-produce =
    { $thing } : 1 marchandise avec { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $copper ->
        [0] { "" }
        [one] , redevance 1 cuivre
       *[other] , redevance { $copper } cuivres
    }{ $silver ->
        [0] { "" }
       *[other] , redevance { $silver } argent
    }
choice-double =
    { $thing } : 2 marchandises avec { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $copper ->
        [0] { "" }
        [one] , redevance 1 cuivre
       *[other] , redevance { $copper } cuivres
    }{ $silver ->
        [0] { "" }
       *[other] , redevance { $silver } argent
    }
choice-raw =
    Cube : { $thing }{ $boats ->
        [0] { "" }
        [one] , 1 bateau
       *[other] , { $boats } bateaux
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-load =
    { $load } ({ $thing }) : +{ $silver } argent{ $boats ->
        [0] { "" }
        [one] , 1 bateau
       *[other] , { $boats } bateaux
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-add =
    et du sel de { $thing }{ $boats ->
        [0] { "" }
        [one] , 1 bateau
       *[other] , { $boats } bateaux
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-stow =
    { $thing } du { $ship } : { $left ->
        [0] il appareille aussitôt
        [one] 1 emplacement reste vide
       *[other] { $left } emplacements restent vides
    } ; une marchandise y vaut { $points } PV ({ $market })
choice-undertake =
    { $thing } : { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $left ->
        [0] { "" }
       *[other] , { $left } vers les migrants
    }. Récompense : { $effect }
choice-join =
    Rejoindre { $thing } avec le disque : { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $left ->
        [0] { "" }
       *[other] , { $left } vers les migrants
    }. Récompense : { $effect }
choice-call = Un ouvrier des { $thing }
choice-muster =
    { $thing }{ $migrants ->
        [0] { "" }
       *[other] , dont { $migrants } migrants
    }{ $left ->
        [0] { "" }
       *[other] , { $left } vers les migrants
    }
choice-keep = Garder { $thing } pour la prochaine guerre
choice-fulfil = Satisfaire la { $thing } ({ $demand }) : { $points } PV, paiement { $gain }
choice-serve = Servir la { $thing } ({ $demand }) : { $points } PV, paiement { $gain } une fois accomplie
choice-claim = Prendre la { $thing } ({ $demand }) : { $points } PV, paiement { $gain }
choice-meet = { $thing }
choice-give =
    { $piece } ({ $thing }) pour { $demand }{ $copper ->
        [0] { "" }
        [one] , 1 cuivre
       *[other] , { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }
choice-feed =
    { $good } : { $thing }{ $copper ->
        [0] { "" }
        [one] , 1 cuivre
       *[other] , { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }{ $cubes ->
        [one] { "" }
       *[other] , une des deux
    } (nourriture due : { $due })
choice-starve =
    Ne plus nourrir : { $count ->
        [one] 1 tuile Infortune
       *[other] { $count } tuiles Infortune
    }
choice-supply =
    { $good } : { $thing }{ $copper ->
        [0] { "" }
        [one] , 1 cuivre
       *[other] , { $copper } cuivres
    }{ $change ->
        [0] { "" }
       *[other] { " " }(en changeant { $change } argent)
    }{ $boats ->
        [0] { "" }
        [one] , 1 bateau
       *[other] , { $boats } bateaux
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-pass = Ne rien envoyer
choice-burn =
    La { $thing } : il reste le niveau { $level }{ $lost ->
        [0] { "" }
       *[other] , une marchandise brûle
    }
choice-lose = Une marchandise { $thing }
choice-wither = { $good } de { $thing } ({ $province })
choice-settle =
    Régler : { $silver } argent{ $missing ->
        [0] { "" }
       *[other] , il en manque { $missing } : tout le cuivre et { $missing } infortune
    }
choice-done = Terminé ({ $thing })

## Ce qui s’est passé

event-round-started = La manche { $round } commence.
event-phase-started = Phase : { $phase }.
event-material-taken =
    { $seat } prend 1 { $material } { $copper ->
        [0] gratuitement
        [one] pour 1 cuivre
       *[other] pour { $copper } cuivres
    }.
event-bonus-taken = { $seat } prend le bonus { $bonus }.
event-crop-bought =
    { $seat } achète la { $tile } pour { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-crop-laid =
    { $seat } pose une tuile ({ $good }) sur { $square } : { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
event-order-set = Ordre du tour : { $order }.
event-track-refilled = Nouveau sur la piste des cultures : { $tiles }.
event-cards-drawn = Vous piochez : { $cards }.
event-card-played =
    { $seat } joue { $fortune } avec la valeur { $value } : { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    } en plus ({ $card }).
event-taxed = { $seat } paie un disque d’impôt pour répéter encore { $fortune }.
event-boat-advanced = { $seat } avance sur { $space } de la piste des bateaux : capacité { $capacity }.
event-boat-lost = L’inondation ramène { $seat } sur { $space } : capacité { $capacity }.
event-planted =
    { $seat } plante sur { $square } : { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } de { $good }.
event-urban-sale =
    { $seat } vend un cube de { $good } ({ $slot }) pour { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-rural-sale =
    { $seat } vend un cube de { $good } ({ $square }) au marché rural pour { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-rural-purchase =
    { $seat } achète un cube de { $colour } au marché rural pour { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-factory-built = { $seat } construit la { $factory } sur { $squares }.
event-factory-rebuilt = { $seat } rebâtit la { $factory }.
event-factory-upgraded = { $seat } élève la { $factory } au { $level }.
event-factory-drawn = Nouvelle fabrique visible : la { $factory }.
event-advancement-placed = { $seat } pose un disque sur { $slot }.
event-advancement-used = { $seat } utilise le disque sur { $slot }.
event-silver-changed =
    { $seat } change { $silver } argent en { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-copper-changed =
    { $seat } change { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    } en { $silver } argent.
event-fee-paid =
    { $creditor } reçoit de { $seat } une redevance de { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-silver-fee-paid = { $creditor } reçoit de { $seat } une redevance de { $silver } argent.
event-group-sent =
    { $seat } envoie { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    } : { $action }.
event-group-sent-away =
    { $seat } n’a pas de travail pour { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }, qui migrent.
event-migrated =
    { $workers ->
        [one] 1 ouvrier de { $seat } migre.
       *[other] { $workers } ouvriers de { $seat } migrent.
    }
event-raw-taken = { $seat } prend de la matière première de { $colour } ({ $slot }).
event-produced = { $seat } produit { $wares } dans la { $factory }.
event-loaded = { $seat } charge le { $ship } ({ $slot }) : { $load }, +{ $silver } argent.
event-sailed = Le { $ship } appareille.
event-delivered = { $seat } livre une marchandise ({ $ware }) : { $market }, { $points } PV à la fin.
event-emissary-embarked = { $seat } envoie un émissaire sur le { $ship } ({ $slot }).
event-emissary-arrived =
    { $count ->
        [one] 1 émissaire de { $seat } atteint { $market }.
       *[other] { $count } émissaires de { $seat } atteignent { $market }.
    }
event-docked = Le { $ship } accoste au { $coast }.
event-ship-sighted = Prochain pour le { $coast } : le { $ship }.
event-crops-joined = Le premier navire européen apporte les tuiles Pomme de terre et Maïs à la pioche des cultures.
event-undertaken =
    { $seat } sert { $box } avec { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }.
event-disc-at-work = { $seat } fait travailler un disque comme ouvrier.
event-mustered =
    { $seat } a { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    } à la guerre ({ $slot }).
event-piece-given = Pour la { $route }, { $seat } donne : { $source }.
event-route-fulfilled = { $seat } satisfait la { $route } ; paiement : { $gain } ; { $points } PV à la fin.
event-route-claimed = { $seat } prend la { $route } dans la défausse.
event-discards-seen = Dans la défausse se trouvent : { $routes }.
event-route-won = { $seat } garde la { $route } : { $points } PV à la fin.
event-routes-revealed = Nouvelles routes : { $routes }.
event-war-coins =
    { $seat } touche { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    } pour ses soldats.
event-food-due =
    { $seat } doit nourrir { $workers ->
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    } (nourriture due : { $food }).
event-workers-fed-free = Les ouvriers de { $seat } sont nourris par le bonus.
event-eaten = Les ouvriers de { $seat } mangent un cube de { $good } ({ $square }).
event-misfortune =
    { $seat } prend { $count ->
        [one] 1 tuile Infortune
       *[other] { $count } tuiles Infortune
    }.
event-recruited = { $seat } recrute un disque pour la guerre ({ $slot }).
event-battle =
    La guerre est { $won ->
        [0] perdue
       *[other] gagnée
    } : force { $strength } contre { $enemy }.
event-glory = { $seat } gagne la gloire : { $points } PV.
event-veterans-kept =
    { $workers ->
        [one] 1 ouvrier de { $seat } reste comme vétéran.
       *[other] { $workers } ouvriers de { $seat } restent comme vétérans.
    }
event-disaster = Catastrophe : { $disaster }.
event-level-lost = La { $factory } de { $seat } perd un niveau.
event-commodity-lost = { $ware } de { $owner } brûle dans la { $factory } de { $seat }.
event-cube-lost = { $seat } perd un cube de { $good } ({ $square }).
event-undertaking-rewarded = { $seat } reçoit pour { $box } : { $gain }.
event-tax-waived = { $seat } ne paie pas d’impôts cette manche.
event-tax-paid =
    { $silver ->
        [0] { $seat } ne peut pas payer les impôts.
       *[other] { $seat } paie { $silver } argent d’impôts{ $copper ->
            [0] { "" }
            [one] , en changeant 1 cuivre
           *[other] , en changeant { $copper } cuivres
        }.
    }
event-copper-forfeited =
    { $seat } perd { $copper ->
        [one] 1 cuivre
       *[other] { $copper } cuivres
    }.
event-die-rolled = Le dé de change donne { $rolled } : { $rate } cuivres pour une bourse d’argent.
event-workers-home = Les ouvriers rentrent ; les migrants avancent.
event-scored = { $seat } marque { $points } PV : { $category }.
event-game-ended = La partie est finie. { $winner } gagne.

## Pourquoi un choix est impossible

reason-action-used = Vous avez déjà utilisé cette action Main-d’œuvre cette manche.
reason-already-fulfilled = Cette route est déjà satisfaite.
reason-already-met = La route ne demande plus cela.
reason-already-taxed = Vous avez déjà payé un disque d’impôt pour cette action.
reason-bonus-taken = Ce bonus est déjà pris cette manche.
reason-box-free = Cette case est libre : pas besoin de disque.
reason-box-occupied = Un autre joueur travaille dans cette case.
reason-built-over = Une fabrique se trouve ici.
reason-card-left = Il vous reste une carte à jouer.
reason-coin-closed = L’emplacement pièce demande un emplacement découvert de cette denrée à côté.
reason-discard-empty = La défausse des routes est vide.
reason-fortune-used = Il y a déjà une carte sur cette action Fortune.
reason-fresh = Vous venez de poser ce disque ; il servira plus tard.
reason-has-cubes = Il y a des cubes sur cette case.
reason-have-bought = Vous avez acheté au marché rural : pas de vente à la même occasion.
reason-have-sold = Vous avez vendu au marché rural : pas d’achat à la même occasion.
reason-may-work = Il y a du travail pour un de vos groupes.
reason-must-feed = Vous pouvez encore nourrir vos ouvriers.
reason-must-work = Au moins un ouvrier doit servir.
reason-no-cargo = Il n’y a ici ni thé ni sel à vous.
reason-no-commodity = Vous n’avez pas de marchandise dans cette fabrique.
reason-no-copper = Pas assez de cuivre, même en changeant votre argent.
reason-no-crop = Il n’y a pas de tuile Culture que vous puissiez acheter et poser.
reason-no-cube = Il ne reste pas de cube dans votre réserve.
reason-no-cube-here = Vous n’avez pas de cube ici.
reason-no-disc = Il ne reste pas de disque dans votre réserve.
reason-no-double = Seul le propriétaire d’une fabrique de niveau III en produit deux d’un coup.
reason-no-food = Vous n’avez pas de nourriture ici.
reason-no-food-here = Vous n’avez pas de nourriture ici.
reason-no-food-to-sell = Le marché rural prend votre blé, vos choux, fruits, maïs et pommes de terre ; il n’y en a pas ici.
reason-no-ground = Aucune case n’est libre pour une tuile Culture.
reason-no-group = Aucun ouvrier n’attend ici.
reason-no-guests = Seul le propriétaire peut utiliser une fabrique de ce niveau.
reason-no-load-aboard = Le navire ne porte aucun de vos chargements.
reason-no-market = Aucun marché urbain n’a d’emplacement libre pour cette denrée.
reason-no-migrants = Vous n’avez pas d’ouvrier là.
reason-no-pair = Fruits, choux et pommes de terre ne nourrissent que par paires.
reason-no-partner = Il n’y a pas de nourriture différente pour aller avec.
reason-no-piece = Vous n’en avez pas ici.
reason-no-pieces = Il ne reste pas de marchandise dans votre réserve.
reason-no-raw = Aucune matière première de la bonne couleur n’est à portée.
reason-no-repeats = Les répétitions de cette action sont épuisées.
reason-no-room-beside = Aucune case libre ne touche celle-ci.
reason-no-rural-cube = Le marché rural n’a pas un tel cube.
reason-no-salt = Vous n’avez pas de sel ici.
reason-no-second-salt = Un chargement de sel demande un second sel à portée.
reason-no-ship = Il n’y a pas de navire avec un emplacement vide.
reason-no-silver = Pas assez d’argent, même en changeant votre cuivre.
reason-no-site = Il n’y a pas deux cases libres côte à côte.
reason-no-soldiers = Vous n’avez pas d’ouvrier debout à la guerre.
reason-no-source = Vous n’avez rien qui satisfasse une demande ouverte.
reason-no-stone = Vous n’avez pas de pierre.
reason-no-tile = Il n’y a pas de tuile Culture ici.
reason-no-trade-good = Il n’y a ici aucune denrée de commerce à vous.
reason-no-use = Aucun ouvrier du groupe ne peut y servir.
reason-no-wood = Vous n’avez pas de bois.
reason-no-work = Il ne reste pas d’action pour ce groupe.
reason-no-workers = Pas assez d’ouvriers.
reason-none-in-box = Il n’en reste pas dans la case Ressources.
reason-none-stored = Ce joueur n’a pas de marchandise ici.
reason-not-a-ruin = Cette fabrique a un propriétaire, ou n’est pas sur le plateau.
reason-not-asked-for = La route ne demande pas cela.
reason-not-beside = Cette case ne touche pas la première.
reason-not-built = Cette fabrique ne travaille pas.
reason-not-discarded = Cette route n’est pas dans la défausse.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-not-in-row = Cette route n’est pas dans la rangée.
reason-not-next-space = Ce n’est pas la prochaine case de vos bateaux.
reason-not-on-display = Cette fabrique n’est pas visible.
reason-not-wanted = Aucun emplacement vide ne demande cela.
reason-not-your-factory = Cette fabrique n’est pas à vous.
reason-not-your-route = Ce n’est pas une de vos routes ouvertes.
reason-not-your-slot = Vous n’avez pas de disque sur cet emplacement.
reason-nothing-to-repeat = Une répétition de plus ne servirait à rien.
reason-nothing-to-sell = Vous n’avez rien que prenne un marché urbain.
reason-other-colour = Il n’y a pas ici de cube de la couleur de la fabrique.
reason-other-column = Ce n’est pas la colonne de votre bonus.
reason-other-good = Cet emplacement est pour une autre denrée.
reason-other-province = Cette case est dans une autre province.
reason-other-ship = C’est un autre navire qui appareille.
reason-repeats-left = Il vous reste des répétitions normales.
reason-rest-unmet = Vous ne pourriez pas satisfaire le reste de la demande.
reason-salt-field = Le sel n’est jamais recouvert.
reason-same-food = Les deux nourritures doivent différer.
reason-section-used = Vous avez déjà posé un disque dans cette section.
reason-ship-slot-taken = Cet emplacement est rempli.
reason-slot-occupied = Il y a un disque sur cet emplacement.
reason-slot-taken = Il y a un cube sur cet emplacement.
reason-storage-full = La fabrique n’a pas la place.
reason-tile-bought = Vous avez déjà acheté une tuile dans cette action.
reason-too-far = Vos bateaux ne vont pas si loin cette fois.
reason-too-few-soldiers = Vous n’avez pas autant d’ouvriers à la guerre.
reason-too-many = Au plus quatre ouvriers, vétérans compris.
reason-top-level = Cette fabrique a le plus haut niveau.
reason-visited = Cette fabrique a déjà travaillé dans cette action.

## Feuille de score

score-boats = Bateaux
score-factories = Fabriques
score-commodities = Marchandises livrées
score-emissaries = Émissaires à l’étranger
score-unsold = Marchandises restantes
score-glories = Gloires de guerre
score-routes = Routes
score-advancements = Progrès
score-silver = Argent
score-misfortune = Infortune
score-total = Total

## Noms

name-red = rouge
name-blue = bleu
name-green = vert
name-yellow = jaune
name-setup = mise en place
name-bonus = bonus et ordre du tour
name-actions = actions
name-feeding = nourriture
name-resolution = résolution
name-late-shipping = expédition tardive
name-administration = administration
name-last-chance = dernière chance
name-huguang = Huguang
name-nanzhili = Nanzhili
name-jiangxi = Jiangxi
name-zhejiang = Zhejiang
name-sea = mer
name-hg-a1 = Huguang a1
name-hg-b1 = Huguang b1
name-hg-c1 = Huguang c1
name-hg-d1 = Huguang d1
name-hg-e1 = Huguang e1
name-hg-a2 = Huguang a2
name-hg-b2 = Huguang b2
name-hg-c2 = Huguang c2
name-hg-d2 = Huguang d2
name-hg-e2 = Huguang e2
name-hg-a3 = Huguang a3
name-hg-b3 = Huguang b3
name-hg-c3 = Huguang c3
name-hg-d3 = Huguang d3
name-hg-e3 = Huguang e3
name-nz-a1 = Nanzhili a1
name-nz-b1 = Nanzhili b1
name-nz-c1 = Nanzhili c1
name-nz-d1 = Nanzhili d1
name-nz-e1 = Nanzhili e1
name-nz-a2 = Nanzhili a2
name-nz-b2 = Nanzhili b2
name-nz-c2 = Nanzhili c2
name-nz-d2 = Nanzhili d2
name-nz-e2 = Nanzhili e2
name-nz-a3 = Nanzhili a3
name-nz-b3 = Nanzhili b3
name-nz-c3 = Nanzhili c3
name-nz-d3 = Nanzhili d3
name-nz-e3 = Nanzhili e3
name-jx-a1 = Jiangxi a1
name-jx-b1 = Jiangxi b1
name-jx-c1 = Jiangxi c1
name-jx-d1 = Jiangxi d1
name-jx-a2 = Jiangxi a2
name-jx-b2 = Jiangxi b2
name-jx-c2 = Jiangxi c2
name-jx-d2 = Jiangxi d2
name-jx-a3 = Jiangxi a3
name-jx-b3 = Jiangxi b3
name-jx-c3 = Jiangxi c3
name-jx-d3 = Jiangxi d3
name-zj-a1 = Zhejiang a1
name-zj-b1 = Zhejiang b1
name-zj-c1 = Zhejiang c1
name-zj-d1 = Zhejiang d1
name-zj-a2 = Zhejiang a2
name-zj-b2 = Zhejiang b2
name-zj-c2 = Zhejiang c2
name-zj-d2 = Zhejiang d2
name-zj-a3 = Zhejiang a3
name-zj-b3 = Zhejiang b3
name-zj-c3 = Zhejiang c3
name-zj-d3 = Zhejiang d3
name-rice = riz
name-wheat = blé
name-corn = maïs
name-cabbage = choux
name-fruit = fruits
name-potato = pommes de terre
name-salt = sel
name-tea = thé
name-cotton = coton
name-sugarcane = canne à sucre
name-ramie = ramie
name-bamboo = bambou
name-food = nourriture
name-provisions = provisions
name-coin = pièce
name-silk = soie
name-porcelain = porcelaine
name-sugar = sucre raffiné
name-paper = papier
name-any-good = une denrée quelconque
name-any-commodity = une marchandise quelconque
name-diplomacy-disc = un disque Diplomatie
name-huguang-nw = marché du Huguang, nord-ouest
name-huguang-ne = marché du Huguang, nord-est
name-huguang-sw = marché du Huguang, sud-ouest
name-huguang-se = marché du Huguang, sud-est
name-nanzhili-nw = marché de Nanzhili, nord-ouest
name-nanzhili-ne = marché de Nanzhili, nord-est
name-nanzhili-sw = marché de Nanzhili, sud-ouest
name-nanzhili-se = marché de Nanzhili, sud-est
name-jiangxi-nw = marché du Jiangxi, nord-ouest
name-jiangxi-ne = marché du Jiangxi, nord-est
name-jiangxi-sw = marché du Jiangxi, sud-ouest
name-jiangxi-se = marché du Jiangxi, sud-est
name-zhejiang-nw = marché du Zhejiang, nord-ouest
name-zhejiang-ne = marché du Zhejiang, nord-est
name-zhejiang-sw = marché du Zhejiang, sud-ouest
name-zhejiang-se = marché du Zhejiang, sud-est
name-rural-red = cube rouge du marché rural
name-rural-blue = cube bleu du marché rural
name-rural-green = cube vert du marché rural
name-rural-yellow = cube jaune du marché rural
name-rural-market = marché rural
name-crop-tea-1 = tuile thé 1
name-crop-tea-2 = tuile thé 2
name-crop-tea-3 = tuile thé 3
name-crop-tea-4 = tuile thé 4
name-crop-salt-1 = tuile sel 1
name-crop-salt-2 = tuile sel 2
name-crop-salt-3 = tuile sel 3
name-crop-salt-4 = tuile sel 4
name-crop-cotton-1 = tuile coton 1
name-crop-cotton-2 = tuile coton 2
name-crop-cotton-3 = tuile coton 3
name-crop-cotton-4 = tuile coton 4
name-crop-sugarcane-1 = tuile canne à sucre 1
name-crop-sugarcane-2 = tuile canne à sucre 2
name-crop-sugarcane-3 = tuile canne à sucre 3
name-crop-sugarcane-4 = tuile canne à sucre 4
name-crop-ramie-1 = tuile ramie 1
name-crop-ramie-2 = tuile ramie 2
name-crop-ramie-3 = tuile ramie 3
name-crop-ramie-4 = tuile ramie 4
name-crop-bamboo-1 = tuile bambou 1
name-crop-bamboo-2 = tuile bambou 2
name-crop-bamboo-3 = tuile bambou 3
name-crop-bamboo-4 = tuile bambou 4
name-crop-potato-1 = tuile pommes de terre 1
name-crop-potato-2 = tuile pommes de terre 2
name-crop-potato-3 = tuile pommes de terre 3
name-crop-potato-4 = tuile pommes de terre 4
name-crop-corn-1 = tuile maïs 1
name-crop-corn-2 = tuile maïs 2
name-crop-corn-3 = tuile maïs 3
name-crop-corn-4 = tuile maïs 4
name-col-1 = colonne 1
name-col-2 = colonne 2
name-col-3 = colonne 3
name-col-4 = colonne 4
name-col-5 = colonne 5
name-col-6 = colonne 6
name-bonus-advancement = Progrès gratuit
name-bonus-sales = Meilleures ventes
name-bonus-fed = Ouvriers nourris
name-bonus-no-tax = Sans impôts
name-bonus-boat = Bateau amélioré
name-bonus-factory = Fabrique améliorée
name-card-01 = carte 1
name-card-02 = carte 2
name-card-03 = carte 3
name-card-04 = carte 4
name-card-05 = carte 5
name-card-06 = carte 6
name-card-07 = carte 7
name-card-08 = carte 8
name-card-09 = carte 9
name-card-10 = carte 10
name-card-11 = carte 11
name-card-12 = carte 12
name-boats = Construire des bateaux
name-plant = Planter
name-sell = Vendre au marché urbain
name-factories = Développer les fabriques
name-advancements = Choisir des progrès
name-resources = Prendre des ressources
name-produce = Produire
name-ships = Approvisionner les navires
name-emperor = Ouvrages impériaux
name-war = Guerre et routes
name-factory-red-silk = fabrique rouge de soie
name-factory-red-porcelain = fabrique rouge de porcelaine
name-factory-red-sugar = fabrique rouge de sucre
name-factory-red-paper = fabrique rouge de papier
name-factory-blue-silk = fabrique bleue de soie
name-factory-blue-porcelain = fabrique bleue de porcelaine
name-factory-blue-sugar = fabrique bleue de sucre
name-factory-blue-paper = fabrique bleue de papier
name-factory-green-silk = fabrique verte de soie
name-factory-green-porcelain = fabrique verte de porcelaine
name-factory-green-sugar = fabrique verte de sucre
name-factory-green-paper = fabrique verte de papier
name-factory-yellow-silk = fabrique jaune de soie
name-factory-yellow-porcelain = fabrique jaune de porcelaine
name-factory-yellow-sugar = fabrique jaune de sucre
name-factory-yellow-paper = fabrique jaune de papier
name-level-1 = niveau I
name-level-2 = niveau II
name-level-3 = niveau III
name-boat-00 = la case 0
name-boat-01 = la case 1
name-boat-02 = la case 2
name-boat-03 = la case 3
name-boat-04 = la case 4
name-boat-05 = la case 5
name-boat-06 = la case 6
name-boat-07 = la case 7
name-boat-08 = la case 8
name-boat-09 = la case 9
name-boat-10 = la case 10
name-boat-11 = la case 11
name-brunei = Brunei
name-dest-brunei = le Brunei
name-dip-brunei = Diplomatie : Brunei
name-ship-brunei-1 = navire 1 du Brunei
name-ship-brunei-2 = navire 2 du Brunei
name-ship-brunei-3 = navire 3 du Brunei
name-ship-brunei-4 = navire 4 du Brunei
name-korean = Corée
name-dest-korean = la Corée
name-dip-korean = Diplomatie : Corée
name-ship-korean-1 = navire 1 de Corée
name-ship-korean-2 = navire 2 de Corée
name-ship-korean-3 = navire 3 de Corée
name-ship-korean-4 = navire 4 de Corée
name-japanese = Japon
name-dest-japanese = le Japon
name-dip-japanese = Diplomatie : Japon
name-ship-japanese-1 = navire 1 du Japon
name-ship-japanese-2 = navire 2 du Japon
name-ship-japanese-3 = navire 3 du Japon
name-ship-japanese-4 = navire 4 du Japon
name-portuguese = Portugal
name-dest-portuguese = le Portugal
name-dip-portuguese = Diplomatie : Portugal
name-ship-portuguese-1 = navire 1 du Portugal
name-ship-portuguese-2 = navire 2 du Portugal
name-spanish = Espagne
name-dest-spanish = l’Espagne
name-dip-spanish = Diplomatie : Espagne
name-ship-spanish-1 = navire 1 d’Espagne
name-ship-spanish-2 = navire 2 d’Espagne
name-dutch = Pays-Bas
name-dest-dutch = les Pays-Bas
name-dip-dutch = Diplomatie : Pays-Bas
name-ship-dutch-1 = navire 1 des Pays-Bas
name-ship-dutch-2 = navire 2 des Pays-Bas
name-pool-east = le fonds commun d’Orient
name-pool-european = le fonds commun d’Europe
name-coast-1 = quai 1
name-coast-1-s1 = quai 1, emplacement 1
name-coast-1-s2 = quai 1, emplacement 2
name-coast-1-s3 = quai 1, emplacement 3
name-coast-2 = quai 2
name-coast-2-s1 = quai 2, emplacement 1
name-coast-2-s2 = quai 2, emplacement 2
name-coast-2-s3 = quai 2, emplacement 3
name-coast-3 = quai 3
name-coast-3-s1 = quai 3, emplacement 1
name-coast-3-s2 = quai 3, emplacement 2
name-coast-3-s3 = quai 3, emplacement 3
name-coast-4 = quai 4
name-coast-4-s1 = quai 4, emplacement 1
name-coast-4-s2 = quai 4, emplacement 2
name-coast-4-s3 = quai 4, emplacement 3
name-route-01 = route 1
name-route-02 = route 2
name-route-03 = route 3
name-route-04 = route 4
name-route-05 = route 5
name-route-06 = route 6
name-route-07 = route 7
name-route-08 = route 8
name-route-09 = route 9
name-route-10 = route 10
name-route-11 = route 11
name-route-12 = route 12
name-route-13 = route 13
name-route-14 = route 14
name-route-15 = route 15
name-route-16 = route 16
name-route-17 = route 17
name-route-18 = route 18
name-route-19 = route 19
name-route-20 = route 20
name-route-row = routes
name-wildfire = incendie
name-flood = inondation
name-drought = sécheresse
name-diplomacy = Diplomatie
name-economy = Économie
name-eco-rice = Économie : riz
name-eco-wood = Économie : bois
name-eco-stone = Économie : pierre
name-eco-raw = Économie : matière première
name-eco-boat = Économie : bateau
name-eco-copper = Économie : cuivre
name-emp-salt = Empereur : sel
name-emp-sale = Empereur : vente
name-emp-crop = Empereur : tuile Culture
name-emp-same-box = Empereur : case occupée
name-emp-worker = Empereur : ouvrier
name-emp-eager = Empereur : migrants empressés
name-war-wheat = Guerre : blé
name-war-route = Guerre : tuile Route
name-war-coins = Guerre : pièces
name-war-veterans = Guerre : vétérans
name-war-recruit = Guerre : recrue
name-war-weaker = Guerre : ennemi affaibli
name-box-palace = l’entretien du palais
name-box-road = la construction de route
name-box-canal = le canal
name-box-bridge = la construction de pont
name-war-1 = emplacement de guerre 1
name-workers-1 = 1 ouvrier
name-war-2 = emplacement de guerre 2
name-workers-2 = 2 ouvriers
name-war-3 = emplacement de guerre 3
name-workers-3 = 3 ouvriers
name-war-4 = emplacement de guerre 4
name-workers-4 = 4 ouvriers
name-war-box = case Guerre
name-migrants-bottom = migrants de la case du bas
name-migrants-top = migrants de la case du haut
name-wood = bois
name-stone = pierre
name-copper = cuivre
name-silver = argent
name-misfortune = infortune
name-tax-space = case Impôts
name-turn = tour
name-vp = points de victoire
name-emissary = émissaire
name-die = dé de change
name-seat-0 = Rouge
name-seat-1 = Bleu
name-seat-2 = Vert
name-seat-3 = Jaune

## Nombres

count-copper =
    { $n ->
        [one] 1 cuivre
       *[other] { $n } cuivres
    }
count-silver = { $n } argent
count-tea = { $n } thé
count-silk = { $n } soie
count-porcelain = { $n } porcelaine
count-sugar = { $n } sucre raffiné
count-paper = { $n } papier
count-any-good =
    { $n ->
        [one] 1 denrée quelconque
       *[other] { $n } denrées quelconques
    }
count-any-commodity =
    { $n ->
        [one] 1 marchandise quelconque
       *[other] { $n } marchandises quelconques
    }
count-diplomacy-disc =
    { $n ->
        [one] 1 disque Diplomatie
       *[other] { $n } disques Diplomatie
    }

## Sur le plateau

board-about = { $name } : { $said }
board-moment = Manche { $round } sur { $rounds } : { $phase }
board-over = La partie est finie
board-order = Ordre du tour
board-first = Premier
board-crops = Piste des cultures
board-bonuses = Bonus
board-exchange = Cuivres pour une bourse
board-rate =
    { $n ->
        [one] 1 cuivre pour une bourse d’argent
       *[other] { $n } cuivres pour une bourse d’argent
    }
board-council = Progrès
board-section-diplomacy = Diplomatie
board-section-economy = Économie
board-section-emperor = Empereur
board-section-war = Guerre et routes
board-fresh = posé à l’instant
board-river = YANGZI
board-coast = La côte
board-foreign = Marchés étrangers
board-pool-east = Orient
board-pool-european = Europe
board-works = Main-d’œuvre
board-display = Fabriques à construire
board-stack = reste
board-on-display = à construire
board-ruin = sans propriétaire, à rebâtir
board-level = niveau { $n }
board-storage = stock { $n } sur { $limit }
board-stock = marchandises de { $owners }
board-tile = tuile Culture
board-cubes =
    { $n ->
        [one] 1 cube de { $seat }
       *[other] { $n } cubes de { $seat }
    }
board-raw = matière première de { $seat }
board-pays =
    paie { $n ->
        [one] 1 cuivre
       *[other] { $n } cuivres
    }
board-asks = demande { $ware }
board-emissaries = émissaires de { $owners }
board-no-ship = aucun navire
board-no-next = aucun autre navire
board-next = suivant : { $ship } ({ $wares }), encore { $n }
board-demand = demande { $demand }
board-fulfilled = satisfaite
board-pay = paie { $gain }
board-points = { $n } PV
board-war = guerre { $n }
board-strength = force { $own } contre { $enemy }
board-stacks =
    { $n ->
        [one] 1 tuile dans chaque pile
       *[other] { $n } tuiles dans chaque pile
    }
board-discards =
    { $n ->
        [one] 1 tuile défaussée
       *[other] { $n } tuiles défaussées
    }
board-discards-open = La défausse : choisissez une route
board-empty = vide
board-price =
    { $n ->
        [one] 1 cuivre
       *[other] { $n } cuivres
    }
board-value = valeur { $n }
board-workers =
    { $n ->
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    }
board-waiting =
    { $n ->
        [one] 1 ouvrier attend
       *[other] { $n } ouvriers attendent
    }
board-capacity = capacité des bateaux { $n }
board-left = reste { $n }
board-migrants-top = Migrants, nouveaux
board-migrants-bottom = Migrants, prêts au travail
board-market = Marché
board-food = nourriture à la fin de la manche : il en faut { $due }, les champs en ont { $have }
board-tax = impôts : somme { $sum }, { $due } argent dû
board-total = { $n } PV si la partie finissait
board-supply-cubes =
    { $n ->
        [one] 1 cube en réserve
       *[other] { $n } cubes en réserve
    }
board-supply-pieces =
    { $n ->
        [one] 1 marchandise en réserve
       *[other] { $n } marchandises en réserve
    }
board-supply-discs =
    { $n ->
        [one] 1 disque en réserve
       *[other] { $n } disques en réserve
    }
board-deck =
    { $n ->
        [one] 1 carte dans le paquet
       *[other] { $n } cartes dans le paquet
    }
board-hand = Main
board-row = Routes
board-rural = Marché rural
board-taxes = Impôts
board-resources = Ressources
board-produce = Produire
board-ships = Navires
board-boats = Bateaux
board-plant = Planter
board-sell = Vendre
board-factories = Fabriques
board-advancements = Progrès
board-routes = Routes ouvertes
board-won =
    { $n ->
        [one] 1 route gagnée
       *[other] { $n } routes gagnées
    }

## Aide au survol

help-resources = Un ouvrier et 1 cuivre : 1 bois ou 1 pierre.
help-produce = Changer la matière première des marchés urbains en marchandises.
help-ships = Un ouvrier par chargement : une marchandise, du thé ou deux sels ; 1 argent chacun.
help-emperor = Exactement les ouvriers qu’une case demande ; la récompense vient en fin de manche.
help-boats = 1 bois pour un pas sur la piste des bateaux, par répétition.
help-plant = Planter un champ vide, ou une fois acheter une tuile Culture.
help-sell = Une denrée de commerce d’un champ vers un emplacement libre d’un marché urbain.
help-factories = Construire une fabrique pour 1 pierre, ou en élever une pour 3 ou 5 cuivres.
help-advancements = Un disque sur un emplacement vide, chaque fois dans une autre section.
help-rural-market = Vendre de la nourriture sauf le riz pour 1 cuivre à tout moment de votre tour ; acheter pour 2 là où il en faut.
help-bonus-advancement = Un disque sur un emplacement vide, aussitôt.
help-bonus-sales = 1 cuivre de plus par cube vendu cette manche.
help-bonus-fed = Rien à nourrir cette manche.
help-bonus-no-tax = Pas d’impôts cette manche.
help-bonus-boat = Un pas de bateau gratuit, aussitôt.
help-bonus-factory = Un niveau de fabrique gratuit, aussitôt.
help-box-palace = 2 cuivres.
help-box-road = 3 cuivres et une route de la défausse.
help-box-canal = 4 cuivres et un pas de bateau.
help-box-bridge = 1 argent et un niveau de fabrique gratuit.
help-dip-brunei = Un émissaire part avec un de vos chargements : 1 PV à l’arrivée.
help-dip-korean = Un émissaire part avec un de vos chargements : 1 PV à l’arrivée.
help-dip-japanese = Un émissaire part avec un de vos chargements : 1 PV à l’arrivée.
help-dip-portuguese = Un émissaire part avec un de vos chargements : 1 PV à l’arrivée.
help-dip-spanish = Un émissaire part avec un de vos chargements : 1 PV à l’arrivée.
help-dip-dutch = Un émissaire part avec un de vos chargements : 1 PV à l’arrivée.
help-eco-rice = Vaut 2 riz.
help-eco-wood = Vaut 1 bois.
help-eco-stone = Vaut 1 pierre.
help-eco-raw = Vaut 1 matière première à la fabrique.
help-eco-boat = 1 de capacité de plus pour une occasion.
help-eco-copper = Vaut 2 cuivres.
help-emp-salt = Vaut 1 sel.
help-emp-sale = Une vente à un marché urbain.
help-emp-crop = Acheter et poser une tuile Culture.
help-emp-same-box = Utiliser une case d’ouvrage occupée.
help-emp-worker = Le disque est un ouvrier de plus pour un ouvrage.
help-emp-eager = Vos nouveaux migrants peuvent servir un ouvrage.
help-war-wheat = Vaut 1 blé.
help-war-route = Prendre une route de la défausse.
help-war-coins = 1 cuivre par ouvrier à la guerre.
help-war-veterans = Garder jusqu’à 2 ouvriers de la guerre pour la manche suivante.
help-war-recruit = Le disque combat comme un ouvrier de plus.
help-war-weaker = L’ennemi est plus faible de 2.

board-boat-track = Piste des bateaux
board-legend = Majuscules : tuile ; 2R : deux cubes de R ; #so1R : fabrique de soie de R, niveau 1.
board-guide = Aperçu
board-all-factories = Toutes les fabriques
board-all-routes = Toutes les routes
board-all-goods = Biens et marchandises
board-all-cards = Cartes Action
board-in-stack = hors de vue
board-built = sur le plateau
board-no-slot = aucun emplacement
board-no-berth = inutilisé dans cette partie
board-meal =
    { $n ->
        [1] 1 cube fait 1 nourriture
       *[other] { $n } cubes font 1 nourriture
    }
board-urban = pour les marchés urbains
board-rural-good = le marché rural l’achète
board-route-open = dans la rangée
board-route-won = accomplie
board-route-personal = route personnelle
board-route-discarded = dans la défausse
board-route-unseen = hors de vue
board-card-hand = dans votre main
board-card-deck = dans la pioche
board-card-played = jouée
board-card-discarded = défaussée
name-worker = ouvrier
name-urban-market = marché urbain

# Ce que vaut une position : les conseils disent ce qu’un choix y change.
worth-score = points
worth-purse = monnaie, bois et pierre
worth-boats = bateaux
worth-factories = fabriques
worth-wares = marchandises dans les fabriques
worth-ships = livraisons et chargements
worth-crops = produits de commerce et matières premières
worth-food = nourriture et infortune
worth-taxes = impôts à venir
worth-advancements = progrès
worth-war = gloire à la guerre
worth-routes = routes
worth-plans = cartes, ouvriers et ouvrages
