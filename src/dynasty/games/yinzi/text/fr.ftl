# Yínzi en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = Yínzi
designers = Rôla et Costa (José Carlos Santos et Luís Costa)
publisher = Spielworxx
about-game = Cultivez, faites tourner vos fabriques et expédiez les marchandises de votre clan sur le Yangzi, au temps de l’argent.
about-length = 90 à 180 minutes
about-weight = expert
credits = Yínzi (The Shining Ming Dynasty) est un jeu de société de Rôla et Costa (José Carlos Santos et Luís Costa), publié par Spielworxx en 2019. Tous les dessins et toutes les phrases sont les nôtres. Rien n’est repris des illustrations ni du livret d’origine.
about-components =
    Les règles suivent le livret publié. De même la plupart des nombres de pièces, les progrès, les ouvrages, le tableau de production et les impôts. De même aussi tous les prix hors de la piste des cultures, sauf un, et les points des fabriques, bateaux, gloires, bourses et infortunes. Pour dix-neuf des vingt routes, le livret donne la demande, le paiement et les points, et il dit combien de routes portent une catastrophe. D’autres valeurs ne sont imprimées que sur les pièces et le plateau, et le texte du livret ne les donne pas. Elles sont reconstituées ici et peuvent différer de votre exemplaire.

    Les valeurs suivantes sont reconstituées. Terres et marchés : les champs des quatre provinces, certaines de leurs frontières et les denrées des tuiles Marché urbain. Cultures : le nombre de tuiles de chaque denrée de commerce (les quatre Pommes de terre et les quatre Maïs sont certains) et la plupart des prix de la piste des cultures. Cartes et fabriques : toutes les cartes Action sauf une, la taille des fabriques, et le fait qu’il y en ait une par couleur et par marchandise. Navires et routes : les demandes de tous les navires sauf un, les points des marchés étrangers, la demande qui figure sur deux tuiles Route, les symboles de guerre des routes et celles qui portent les catastrophes. Pistes et coûts : la moitié des cases de la piste des bateaux, la plupart de celles du change, et le prix d’une pierre pour rebâtir une fabrique en ruine.

    Chaque valeur des fichiers de matériel indique sa source. R est dit dans le livret, E découle d’un de ses exemples ou d’une de ses images, P vient d’une page publique, et C a été choisi par nous dans les limites que fixent les autres. Si vous possédez le jeu, vous pouvez charger un fichier avec les valeurs de votre exemplaire. Les règles restent les mêmes.

## Questions

ask-start-factory = Choisissez votre première fabrique.
ask-site = Où bâtir la fabrique ? Choisissez sa première case.
ask-beside = Choisissez sa seconde case, à côté de la première.
ask-start-resource = Prenez 1 bois ou 1 pierre.
ask-bonus = Choisissez un bonus. Il fixe aussi votre place dans l’ordre de jeu.
ask-free-advancement = Progrès gratuit : sur quel emplacement posez-vous un disque ?
ask-free-upgrade = Fabrique améliorée : laquelle de vos fabriques améliorez-vous ?
ask-buy-crop = Achetez-vous la tuile Culture au-dessus de votre bonus ?
ask-crop = Quelle tuile Culture achetez-vous ?
ask-lay = Sur quelle case posez-vous la tuile Culture ?
ask-turn = À vous : jouez-vous une carte ou envoyez-vous un groupe d’ouvriers ?
ask-fortune = Sur quelle action Fortune jouez-vous la carte ?
ask-workforce = À quelle action Main-d’œuvre envoyez-vous le groupe ?
ask-boats = Construire des bateaux : avancez-vous ?
ask-plant = Planter : quel champ plantez-vous, ou quelle tuile Culture achetez-vous ?
ask-sell = Vendre au marché urbain : quel cube vendez-vous ?
ask-sale = Vente supplémentaire : quel cube vendez-vous à un marché urbain ?
ask-stall = À quel emplacement d’un marché urbain va le cube ?
ask-develop = Développer les fabriques : en bâtir, en rebâtir ou en améliorer une ?
ask-advancement = Choisir des progrès : sur quel emplacement posez-vous un disque ?
ask-payment = Comment payez-vous ?
ask-resources = Prendre des ressources : que prend votre prochain ouvrier ?
ask-produce = Produire des marchandises : quelle fabrique utilisez-vous ?
ask-raw = Quel cube la fabrique utilise-t-elle ?
ask-load = Approvisionner les navires : que charge votre prochain ouvrier ?
ask-second-salt = Quel cube de sel complète la paire ?
ask-stow = À quel emplacement d’un navire va le chargement ?
ask-emissary = Le navire va appareiller. Envoyez-vous votre émissaire ?
ask-undertaking = Ouvrages impériaux : dans quelle case vont vos ouvriers ?
ask-extra = Il faut un ouvrier de plus dans la case. Qui s’y joint ?
ask-muster = Guerre et routes : combien d’ouvriers partent à la guerre ?
ask-fulfil = Satisfaites-vous une route de la rangée ?
ask-piece = Que donnez-vous pour la route ?
ask-end-turn = Autre chose avant la fin de votre tour ?
ask-feed = Que mangent vos ouvriers ?
ask-feed-second = Quel cube complète la paire ?
ask-war-help = Gloires de guerre : utilisez-vous des progrès ?
ask-veterans = Gardez-vous des vétérans pour la prochaine guerre ?
ask-burn = Incendie : laquelle de vos fabriques perd un niveau ?
ask-lose = La fabrique ne peut plus tout stocker. À qui est la marchandise qui brûle ?
ask-wither-huguang = Sécheresse : lequel de vos cubes du Huguang perdez-vous ?
ask-wither-nanzhili = Sécheresse : lequel de vos cubes du Nanzhili perdez-vous ?
ask-wither-jiangxi = Sécheresse : lequel de vos cubes du Jiangxi perdez-vous ?
ask-wither-zhejiang = Sécheresse : lequel de vos cubes du Zhejiang perdez-vous ?
ask-serve = Contribuez-vous à une de vos routes ouvertes ?
ask-demand = Quelle demande de la route satisfaites-vous ?
ask-route = Quelle route prenez-vous dans la défausse ?
ask-bridge = Le pont est bâti : laquelle de vos fabriques améliorez-vous gratuitement ?
ask-tax = Les impôts sont dus. Vendez-vous d’abord de la nourriture, ou réglez-vous ?
ask-late = Expédition tardive : choisissez la première de deux nourritures différentes.
ask-late-second = Choisissez la seconde nourriture, différente de la première.
ask-late-end = Envoyez-vous un émissaire, ou avez-vous fini ?
ask-last-chance = Dernière chance : vendez-vous de la nourriture, contribuez-vous à une route, ou avez-vous fini ?

## Choix

choice-build =
    Bâtir la { $thing }{ $stone ->
        [0] { " " }gratuitement
        [one] { " " }pour { $stone } pierre
       *[other] { " " }pour { $stone } pierres
    } : { $ware } avec des cubes { $colour ->
        [0] rouges
        [1] bleus
        [2] verts
       *[other] jaunes
    }, { $points } PV à la fin
choice-rebuild =
    Rebâtir la { $thing } pour { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } : { $ware } avec des cubes { $colour ->
        [0] rouges
        [1] bleus
        [2] verts
       *[other] jaunes
    }, { $points } PV à la fin
choice-upgrade =
    Améliorer la { $thing } au { $level } { $copper ->
        [0] gratuitement
        [one] pour { $copper } cuivre
       *[other] pour { $copper } cuivres
    }{ $change ->
        [0] { "" }
        [one] { " " }(en changeant { $change } bourse)
       *[other] { " " }(en changeant { $change } bourses)
    } : stock { $storage }, +{ $more } PV
choice-site =
    Bâtir la { $factory } sur { $thing } (recouvre : { $good }), à { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    } des navires
choice-beside = Et sur { $thing } (recouvre : { $good })
choice-fetch =
    Prendre 1 { $thing } { $copper ->
        [0] gratuitement
        [one] pour { $copper } cuivre
       *[other] pour { $copper } cuivres
    }{ $change ->
        [0] { "" }
        [one] { " " }(en changeant { $change } bourse)
       *[other] { " " }(en changeant { $change } bourses)
    }{ $workers ->
        [0] { "" }
       *[other] { $migrants ->
            [0] , avec 1 ouvrier
           *[other] , avec 1 migrant
        }
    }
choice-bonus =
    { $thing } : { $effect }. Au-dessus : { $tile }{ $copper ->
        [0] { "" }
        [one] { " " }pour { $copper } cuivre
       *[other] { " " }pour { $copper } cuivres
    }
choice-skip = Ne pas profiter du bonus { $thing }
choice-buy =
    Acheter la { $tile } ({ $thing }) pour { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }{ $change ->
        [0] { "" }
        [one] { " " }(en changeant { $change } bourse)
       *[other] { " " }(en changeant { $change } bourses)
    } : un nouveau champ avec { $cubes } de vos cubes
choice-leave =
    { $there ->
        [0] Continuer : aucune tuile au-dessus de votre bonus
       *[other] Laisser la { $tile } sur la piste
    }
choice-lay =
    La poser sur { $thing } (recouvre : { $good }) : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { DE($crop) }, à { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    } des navires
choice-advance = Poser un disque sur { $thing } : { $effect }
choice-pay =
    { $disc ->
        [0] Payer { $price }
       *[other] Utiliser le disque sur { $thing }{ $copper ->
            [0] { "" }
           *[other] { " " }et payer { $price }
        }
    }{ $change ->
        [0] { "" }
        [one] { " " }(en changeant { $change } bourse)
       *[other] { " " }(en changeant { $change } bourses)
    }
choice-peddle =
    Vendre 1 cube { DE($good) } ({ $thing }) au marché rural : { $copper ->
        [one] +{ $copper } cuivre
       *[other] +{ $copper } cuivres
    }
choice-use = Utiliser le disque sur { $thing } : { $effect }
choice-embark =
    Envoyer votre émissaire avec le { $ship } ({ $thing }) vers { $market } : { $points } PV à l’arrivée, mais le disque quitte la Diplomatie
choice-hold = Garder votre émissaire : le disque reste en Diplomatie
choice-play =
    Jouer une carte de valeur { $value } : { $value ->
        [one] { $value } action
       *[other] jusqu’à { $value } actions
    }, { $workers ->
        [0] aucun ouvrier
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
choice-send =
    Envoyer { $workers ->
        [one] l’ouvrier
       *[other] les { $workers } ouvriers
    } de l’action { $thing }
choice-migrate =
    Envoyer chez les migrants { $workers ->
        [one] l’ouvrier
       *[other] les { $workers } ouvriers
    } de l’action { $thing } : il n’y a plus de travail
choice-act =
    { $thing } : { $value ->
        [one] { $value } action
       *[other] jusqu’à { $value } actions
    }, { $workers ->
        [0] aucun ouvrier
        [one] { $workers } ouvrier attend ici
       *[other] { $workers } ouvriers attendent ici
    }{ $idle ->
        [0] { "" }
       *[other] . Vous ne pouvez rien y faire pour le moment : { $why }
    }
choice-work =
    { $thing } avec { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } : { $effect }
choice-stop =
    { $route ->
        [0] Arrêter l’action { $thing }
       *[other] Ne satisfaire aucune route
    }{ part-unused }
part-unused =
    { $workers ->
        [0] { "" }
        [one]  : { $workers } ouvrier inutilisé devient migrant
       *[other]  : { $workers } ouvriers inutilisés deviennent migrants
    }{ $repeats ->
        [0] { "" }
        [one]  : { $repeats } action perdue
       *[other]  : { $repeats } actions perdues
    }
choice-tax =
    Une action de plus pour un disque sur la { $thing } : votre somme d’impôts passe à { $sum }, { $silver ->
        [0] aucun impôt dû
        [one] { $silver } bourse due
       *[other] { $silver } bourses dues
    }{ $next ->
        [0] { "" }
       *[other] { " " }(palier suivant : { $next })
    }{ $cards ->
        [0] { "" }
        [one] , avec encore { $cards } carte à jouer
       *[other] , avec encore { $cards } cartes à jouer
    }
choice-end = Finir votre { $thing }
choice-boat =
    Payer 1 bois et avancer à la { $thing } : capacité { $capacity }{ $more ->
        [0] , comme avant
       *[other] , soit { $more } de plus
    }
choice-plant =
    Planter { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { DE($good) } sur { $thing }
choice-sell =
    Vendre 1 cube { DE($good) } ({ $thing }), pour au plus { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }
choice-market =
    { $province }, emplacement { $stall } : { $copper ->
        [one] +{ $copper } cuivre
       *[other] +{ $copper } cuivres
    }{ $boats ->
        [0] { "" }
       *[other] , utilise une capacité de { $boats }
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-produce =
    Produire { $wares } dans la { $thing } : 1 cube { $colour ->
        [0] rouge
        [1] bleu
        [2] vert
       *[other] jaune
    }, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $migrants ->
        [0] { "" }
        [one] { " " }({ $migrants } venu des migrants)
       *[other] { " " }({ $migrants } venus des migrants)
    }{ $copper ->
        [0] { "" }
        [one] , redevance de { $copper } cuivre à { $owner }
       *[other] , redevance de { $copper } cuivres à { $owner }
    }{ $silver ->
        [0] { "" }
        [one] , redevance de { $silver } bourse d’argent à { $owner }
       *[other] , redevance de { $silver } bourses d’argent à { $owner }
    }
choice-double =
    Produire { $wares } dans la { $thing } : 2 cubes { $colour ->
        [0] rouges
        [1] bleus
        [2] verts
       *[other] jaunes
    }, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $migrants ->
        [0] { "" }
        [one] { " " }({ $migrants } venu des migrants)
       *[other] { " " }({ $migrants } venus des migrants)
    }
choice-raw =
    Le cube { $colour ->
        [0] rouge
        [1] bleu
        [2] vert
       *[other] jaune
    } ({ $province }, emplacement { $stall }){ $boats ->
        [0] , sans bateau
       *[other] , utilise une capacité de { $boats }
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-load =
    { $pair ->
        [0] { $source ->
            [0] Charger 1 cube { DE($load) } ({ $thing }) : { $silver ->
                [one] +{ $silver } bourse d’argent
               *[other] +{ $silver } bourses d’argent
            }
           *[other] Charger 1 { $load } depuis la { $thing } : { $silver ->
                [one] +{ $silver } bourse d’argent
               *[other] +{ $silver } bourses d’argent
            }
        }
       *[other] Charger 2 cubes de sel, dont le premier depuis { $thing } : { $silver ->
            [one] +{ $silver } bourse d’argent
           *[other] +{ $silver } bourses d’argent
        }
    }{ $boats ->
        [0] { "" }
       *[other] , utilise une capacité de { $boats }{ $pair ->
            [0] { "" }
           *[other] { " " }pour le premier
        }
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }{ $migrants ->
        [0] { "" }
       *[other] , avec 1 migrant
    }
choice-add =
    Et un cube de sel ({ $thing }) : utilise une capacité de { $boats } en tout{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }
choice-stow =
    Le { $ship } ({ $coast }), emplacement { $ware } : { $silver ->
        [one] +{ $silver } bourse d’argent
       *[other] +{ $silver } bourses d’argent
    }. { $left ->
        [0] Le navire appareille aussitôt
        [one] { $left } emplacement reste vide
       *[other] { $left } emplacements restent vides
    }{ $points ->
        [0] { "" }
       *[other] { $left ->
            [0] , et votre marchandise ({ $load }) part vers { $market } : { $points } PV
           *[other] . En l’état actuel, votre marchandise ({ $load }) ira vers { $market } : { $points } PV
        }
    }
choice-undertake =
    { $thing } : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $extra ->
        [0] { "" }
       *[other] , dont { $extra } encore à choisir
    }{ $left ->
        [0] { "" }
        [one] , et { $left } autre devient migrant
       *[other] , et { $left } autres deviennent migrants
    }. Récompense en fin de manche : { $effect }
choice-join =
    Rejoindre l’ouvrage { $thing } grâce au disque Case occupée : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }{ $extra ->
        [0] { "" }
       *[other] , dont { $extra } encore à choisir
    }{ $left ->
        [0] { "" }
        [one] , et { $left } autre devient migrant
       *[other] , et { $left } autres deviennent migrants
    }. Récompense en fin de manche : { $effect }
choice-call =
    Un de vos { $thing } (vous en avez { $workers }){ $disc ->
        [0] { "" }
       *[other] , grâce au disque Migrants empressés
    }
choice-muster =
    Envoyer { $thing } à la guerre{ $migrants ->
        [0] { "" }
        [one] { " " }({ $migrants } venu des migrants)
       *[other] { " " }({ $migrants } venus des migrants)
    } : force { $strength } contre { $enemy }{ $left ->
        [0] { "" }
        [one] , et { $left } autre devient migrant
       *[other] , et { $left } autres deviennent migrants
    }
choice-keep = Garder { $thing } pour la prochaine guerre, avec le disque sur { $slot }
choice-fulfil =
    Satisfaire la { $thing } : donner { $demand }, recevoir { $pays ->
        [0] { "" }
       *[other] { $gain } tout de suite et{ " " }
    }{ $points } PV à la fin
choice-serve =
    Contribuer à votre { $thing }, qui demande { $demand } : accomplie, elle rapporte { $pays ->
        [0] { "" }
       *[other] { $gain } et{ " " }
    }{ $points } PV
choice-claim =
    Prendre la { $thing }, qui demande { $demand } : accomplie, elle rapporte { $pays ->
        [0] { "" }
       *[other] { $gain } et{ " " }
    }{ $points } PV
choice-meet = Satisfaire cette demande : { $thing }
choice-give =
    { $source ->
        [0] Donner 1 cube { DE($piece) } ({ $thing })
        [1] Acheter un { $thing } comme { $piece } pour { $copper ->
            [one] { $copper } cuivre
           *[other] { $copper } cuivres
        }
        [2] Satisfaire cette demande ({ $demand }) avec le disque sur { $thing }
       *[other] Donner 1 { $piece } depuis la { $thing }
    }{ $change ->
        [0] { "" }
        [one] { " " }(en changeant { $change } bourse)
       *[other] { " " }(en changeant { $change } bourses)
    }
choice-feed =
    { $source ->
        [0] { $pair ->
            [0] Nourrir avec 1 cube { DE($good) } ({ $thing }) : 1 nourriture
            [1] Nourrir avec 1 cube { DE($good) } ({ $thing }) et un second cube de fruits, de choux ou de pommes de terre : 1 nourriture
           *[other] Et 1 cube { DE($good) } ({ $thing }) : ensemble 1 nourriture
        }
        [1] Acheter un { $thing } pour { $copper ->
            [one] { $copper } cuivre
           *[other] { $copper } cuivres
        }{ $change ->
            [0] { "" }
            [one] { " " }(en changeant { $change } bourse)
           *[other] { " " }(en changeant { $change } bourses)
        } : 1 nourriture
       *[other] Utiliser le disque sur { $thing } : { $food ->
            [one] { $food } nourriture
           *[other] { $food } nourritures
        }
    } (il en faut { $due })
choice-starve =
    Ne plus nourrir : { $count ->
        [one] { $count } tuile Infortune
       *[other] { $count } tuiles Infortune
    }, −{ $points } PV à la fin
choice-supply =
    { $source ->
        [0] Expédier 1 cube { DE($good) } ({ $thing })
        [1] Acheter un { $thing } pour { $copper ->
            [one] { $copper } cuivre
           *[other] { $copper } cuivres
        }
       *[other] Utiliser le disque sur { $thing }
    }{ $boats ->
        [0] { "" }
       *[other] , en utilisant une capacité de { $boats }
    }{ $second ->
        [0] { "" }
       *[other] { $boats ->
            [0] { "" }
           *[other] { " " }en tout
        }
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(avec le disque Bateau)
    }{ $more ->
        [0] { "" }
        [one] , et la seconde nourriture ne peut que s’acheter, pour { $more } cuivre
       *[other] , et la seconde nourriture ne peut que s’acheter, pour { $more } cuivres
    }{ $change ->
        [0] { "" }
        [one] , en changeant { $change } bourse
       *[other] , en changeant { $change } bourses
    } : la paire rapporte { $silver ->
        [one] { $silver } bourse d’argent
       *[other] { $silver } bourses d’argent
    }
choice-pass = Ne rien expédier cette manche
choice-burn =
    { $ruin ->
        [0] La { $thing } tombe au { $level }
       *[other] La { $thing } tombe en ruine, sans propriétaire
    } : −{ $points } PV{ $lost ->
        [0] { "" }
       *[other] , et une marchandise brûle
    }
choice-lose = Laisser brûler une marchandise { DE($owner, "à vous") } : { $ware }
choice-wither = Perdre 1 cube { DE($good) } ({ $thing })
choice-settle =
    Régler{ $silver ->
        [0] { "" }
       *[other]  : payer { $silver ->
            [one] { $silver } bourse
           *[other] { $silver } bourses
        }{ $change ->
            [0] { "" }
            [one] , en changeant { $change } cuivre
           *[other] , en changeant { $change } cuivres
        }
    }{ $missing ->
        [0] { "" }
       *[other] { $silver ->
            [0]  : il
           *[other] . Il
        } vous manque { $missing ->
            [one] { $missing } bourse
           *[other] { $missing } bourses
        }, donc vous { $lost ->
            [0] { "" }
            [one] perdez { $lost } cuivre et{ " " }
           *[other] perdez { $lost } cuivres et{ " " }
        }prenez { $missing ->
            [one] { $missing } tuile Infortune
           *[other] { $missing } tuiles Infortune
        } (−{ $points } PV)
    }
choice-done =
    { $part ->
        [0] N’utiliser aucun autre progrès pour la guerre
        [1] Ne garder aucun vétéran
        [2] Terminer avec vos routes
        [3] Terminer l’expédition tardive
       *[other] Terminer et passer au décompte final
    }

## Groupes de choix

brief-play =
    Valeur { $value } : { $workers ->
        [0] aucun ouvrier
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }
brief-stop =
    { $route ->
        [0] Arrêter
       *[other] Ne satisfaire aucune route
    }{ part-unused }
brief-bonus =
    { $thing } : { $tile }{ $copper ->
        [0] { "" }
        [one] , { $copper } cuivre
       *[other] , { $copper } cuivres
    }
brief-act =
    { $thing }{ $idle ->
        [0] { "" }
       *[other] { "\u00A0" }: rien à faire
    }
brief-work = { $thing }
brief-buy = { $tile } ({ $thing }), { part-copper }{ part-changing }
brief-build =
    { $thing } : { $stone ->
        [0] gratuit
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $points } PV
brief-rebuild = { brief-build }
brief-upgrade = { $thing }, { $level } : { part-copper }{ part-changing }, +{ $more } PV
brief-advance = { $thing } : { $effect }
brief-claim =
    { $demand } → { $pays ->
        [0] { "" }
       *[other] { $gain },{ " " }
    }{ $points } PV
brief-undertake =
    { $thing } : { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } → { $effect }
part-copper =
    { $copper ->
        [0] gratuit
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }
part-changing =
    { $change ->
        [0] { "" }
        [one] { " " }(en changeant { $change } bourse)
       *[other] { " " }(en changeant { $change } bourses)
    }
heading-play = Jouer une carte
heading-send = Envoyer des ouvriers
heading-migrate = Renvoyer des ouvriers
heading-build = Bâtir
heading-rebuild = Rebâtir
heading-upgrade = Améliorer
heading-tax = Une action de plus
heading-buy = Acheter une tuile Culture
heading-plant = Planter
heading-produce = Un cube
heading-double = Deux cubes à la fois
heading-raw = Un cube d’un marché
heading-undertake = Un ouvrage libre
heading-join = Un ouvrage occupé
heading-call = Migrants
heading-add = Un second cube de sel
heading-serve = Vos routes ouvertes
heading-feed = De vos champs
heading-feed-bought = Du marché rural
heading-use = Utiliser un disque
heading-peddle = Vendre au marché rural
heading-embark = Envoyer un émissaire

## Questions avant de renoncer à quelque chose

forgo-repeats = Il vous reste des actions utiles. Vous arrêter quand même ?
forgo-workers = Il reste du travail pour ce groupe. Les ouvriers inutilisés deviennent migrants. Vous arrêter quand même ?
forgo-bonus = Ce bonus ne vous coûte rien. Y renoncer quand même ?
forgo-feeding = Vous pouvez encore trouver de la nourriture. Prendre l’infortune quand même ?
forgo-last-routes = Vous pouvez encore contribuer à une route, et c’est la dernière chance. Finir quand même ?

## Badges des choses mises en évidence

badge-fetch =
    { $copper ->
        [0] +1
       *[other] −{ $copper }
    }
badge-buy = −{ $copper }
badge-upgrade =
    { $copper ->
        [0] +{ $more }
       *[other] −{ $copper }
    }
badge-boat = { $capacity }
badge-plant = +{ $cubes }
badge-lay = +{ $cubes }
badge-sell = +{ $copper }
badge-market = +{ $copper }
badge-peddle = +{ $copper }
badge-load = +{ $silver }
badge-stow =
    { $points ->
        [0] +{ $silver }
       *[other] { $points } PV
    }
badge-fulfil = { $points } PV
badge-serve = { $points } PV
badge-claim = { $points } PV
badge-embark = { $points } PV
badge-burn = −{ $points } PV

## Ce qui s’est passé

event-round-started = La manche { $round } commence.
event-phase-started = Phase : { $phase }.
event-material-taken =
    { WHO($seat, "prend", "Vous prenez") } 1 { $material } { $copper ->
        [0] gratuitement
        [one] pour { $copper } cuivre
       *[other] pour { $copper } cuivres
    }.
event-bonus-taken = { WHO($seat, "prend", "Vous prenez") } le bonus « { $bonus } ».
event-bonus-unused = { WHO($seat, "ne profite", "Vous ne profitez") } pas du bonus « { $bonus } ».
event-crop-out-of-reach = { WHO($seat, "ne peut", "Vous ne pouvez") } pas acheter la { $tile } : { $why }.
event-crop-bought =
    { WHO($seat, "achète", "Vous achetez") } la { $tile } pour { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }.
event-crop-laid =
    { WHO($seat, "pose", "Vous posez") } la tuile sur { $square } (recouvre : { $covered }) avec { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { DE($good) }.
event-order-set = Ordre de jeu de la manche : { $order }.
event-track-refilled = Nouveau sur la piste des cultures : { $tiles }.
event-cards-drawn = Vous piochez 3 cartes : { $faces }.
event-card-played =
    { WHO($seat, "joue", "Vous jouez") } une carte de valeur { $value } sur « { $fortune } », et { $workers ->
        [0] aucun ouvrier n’attend
        [one] { $workers } ouvrier attend
       *[other] { $workers } ouvriers attendent
    } dessous.
event-taxed = { WHO($seat, "pose", "Vous posez") } un disque d’impôt pour une action de plus (« { $fortune } ») : la somme d’impôts passe à { $sum }.
event-repeats-lost =
    { $forced ->
        [0] { WHO($seat, "s’arrête", "Vous vous arrêtez") } (« { $fortune } ») : { $repeats ->
            [one] { $repeats } action inutilisée.
           *[other] { $repeats } actions inutilisées.
        }
       *[other] { WHO($seat, "ne peut", "Vous ne pouvez") } plus rien faire (« { $fortune } »), car { $why } : { $repeats ->
            [one] { $repeats } action perdue.
           *[other] { $repeats } actions perdues.
        }
    }
event-boat-advanced =
    { WHO($seat, "avance", "Vous avancez") } à la { $space } de la piste des bateaux{ $wood ->
        [0] { "" }
       *[other] { " " }pour { $wood } bois
    } : capacité { $capacity }.
event-boat-at-end = { WHO($seat, "est", "Vous êtes") } à la dernière case de la piste des bateaux, sans pouvoir avancer.
event-boat-lost = { WHO($seat, "recule", "Vous reculez") } à la { $space } de la piste des bateaux, à cause de l’inondation : capacité { $capacity }.
event-planted =
    { WHO($seat, "plante", "Vous plantez") } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { DE($good) } sur { $square }.
event-urban-sale =
    { WHO($seat, "vend", "Vous vendez") } un cube { DE($good) } ({ $province }, emplacement { $stall }) pour { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }.
event-rural-sale =
    { WHO($seat, "vend", "Vous vendez") } un cube { DE($good) } ({ $square }) au marché rural pour { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }.
event-rural-purchase =
    { WHO($seat, "achète", "Vous achetez") } un cube { $colour } au marché rural pour { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }.
event-factory-built =
    { WHO($seat, "bâtit", "Vous bâtissez") } la { $factory } sur { $squares }{ $stone ->
        [0] .
        [one] { " " }pour { $stone } pierre.
       *[other] { " " }pour { $stone } pierres.
    }
event-factory-rebuilt =
    { WHO($seat, "rebâtit", "Vous rebâtissez") } la { $factory } pour { $stone ->
        [one] { $stone } pierre.
       *[other] { $stone } pierres.
    }
event-factory-upgraded =
    { WHO($seat, "améliore", "Vous améliorez") } la { $factory } au { $level } { $copper ->
        [0] gratuitement.
        [one] pour { $copper } cuivre.
       *[other] pour { $copper } cuivres.
    }
event-factory-drawn = Nouvelle fabrique à bâtir : la { $factory }.
event-advancement-placed = { WHO($seat, "pose", "Vous posez") } un disque sur { $slot }.
event-advancement-used = { WHO($seat, "utilise", "Vous utilisez") } le disque sur { $slot } : { $effect }.
event-copper-saved =
    { WHO($seat, "couvre", "Vous couvrez") } { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    } avec un disque.
event-silver-changed =
    { WHO($seat, "change", "Vous changez") } { $silver ->
        [one] { $silver } bourse d’argent
       *[other] { $silver } bourses d’argent
    } en { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }.
event-copper-changed =
    { WHO($seat, "change", "Vous changez") } { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    } en { $silver ->
        [one] { $silver } bourse d’argent
       *[other] { $silver } bourses d’argent
    }.
event-fee-paid =
    { WHO($seat, "", "Vous") } { FORM($creditor, "", "vous ") }{ FORM($seat, "paie", "payez") }{ FORM($creditor, " à ", "") }{ WHO($creditor, "", "") } une redevance de { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }.
event-silver-fee-paid =
    { WHO($seat, "", "Vous") } { FORM($creditor, "", "vous ") }{ FORM($seat, "paie", "payez") }{ FORM($creditor, " à ", "") }{ WHO($creditor, "", "") } une redevance de { $silver ->
        [one] { $silver } bourse d’argent
       *[other] { $silver } bourses d’argent
    }.
event-group-sent =
    { WHO($seat, "envoie", "Vous envoyez") } { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à l’action « { $action } ».
event-group-sent-away =
    { WHO($seat, "n’a", "Vous n’avez") } plus de travail pour { $workers ->
        [one] { $workers } ouvrier, qui devient migrant.
       *[other] { $workers } ouvriers, qui deviennent migrants.
    }
event-migrated =
    { $forced ->
        [0] { WHO($seat, "laisse", "Vous laissez") } { $workers ->
            [one] { $workers } ouvrier inutilisé, qui devient migrant.
           *[other] { $workers } ouvriers inutilisés, qui deviennent migrants.
        }
       *[other] { WHO($seat, "ne trouve", "Vous ne trouvez") } plus de travail pour { $workers ->
            [one] { $workers } ouvrier, qui devient migrant.
           *[other] { $workers } ouvriers, qui deviennent migrants.
        }
    }
event-migrants-joined =
    { WHO($seat, "met", "Vous mettez") } aussi au travail { $workers ->
        [one] { $workers } migrant.
       *[other] { $workers } migrants.
    }
event-turn-skipped = { WHO($seat, "n’a", "Vous n’avez") } plus ni cartes ni ouvriers et { FORM($seat, "passe son", "passez votre") } tour.
event-raw-taken = { WHO($seat, "prend", "Vous prenez") } comme matière première le cube { $colour } de l’emplacement { $stall } au marché du { $province }.
event-produced = { WHO($seat, "produit", "Vous produisez") } { $wares } dans la { $factory }.
event-loaded =
    { WHO($seat, "apporte", "Vous apportez") } un chargement { DE($load) } au { $ship } ({ $coast }) : { $silver ->
        [one] +{ $silver } bourse d’argent.
       *[other] +{ $silver } bourses d’argent.
    }
event-sailed = Le { $ship } appareille.
event-delivered = { WHO($seat, "livre", "Vous livrez") } une marchandise ({ $ware }) vers { $market } : { $points } PV à la fin.
event-cubes-returned =
    { WHO($seat, "récupère", "Vous récupérez") } { $cubes ->
        [one] { $cubes } cube.
       *[other] { $cubes } cubes.
    }
event-emissary-embarked = { WHO($seat, "envoie", "Vous envoyez") } le disque sur { $slot } comme émissaire avec le { $ship }.
event-emissary-held = { WHO($seat, "garde", "Vous gardez") } le disque sur { $slot }.
event-emissary-arrived =
    { $count ->
        [one] { WHO($seat, "débarque", "Vous débarquez") } { $count } émissaire ({ $market }) : { $points } PV à la fin.
       *[other] { WHO($seat, "débarque", "Vous débarquez") } { $count } émissaires ({ $market }) : { $points } PV à la fin.
    }
event-docked = Le { $ship } accoste ({ $coast }) et demande { $wares }.
event-ship-sighted = Prochain navire ({ $coast }) : le { $ship }, qui demande { $wares }.
event-berth-deserted = Il ne reste plus de navire ({ $coast }).
event-crops-joined = Le premier navire européen accoste : les tuiles Pommes de terre et Maïs rejoignent la pioche des cultures.
event-undertaken =
    { WHO($seat, "entreprend", "Vous entreprenez") } « { $box } », qui demande { $workers ->
        [one] { $workers } ouvrier.
       *[other] { $workers } ouvriers.
    }
event-disc-at-work = { WHO($seat, "utilise", "Vous utilisez") } un disque comme ouvrier supplémentaire.
event-mustered =
    { WHO($seat, "a", "Vous avez") } { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à la guerre ({ $slot }) : force { $strength } contre { $enemy }.
event-piece-given =
    { $source ->
        [0] { WHO($seat, "donne", "Vous donnez") } 1 cube { DE($piece) } ({ $thing }) pour la { $route }.
        [1] { WHO($seat, "donne", "Vous donnez") } le cube acheté comme { $piece } pour la { $route }.
        [2] { WHO($seat, "donne", "Vous donnez") } le disque sur { $thing } pour la { $route }.
       *[other] { WHO($seat, "donne", "Vous donnez") } 1 { $piece } depuis la { $thing } pour la { $route }.
    }
event-route-fulfilled =
    { WHO($seat, "satisfait", "Vous satisfaites") } la { $route } : { $pays ->
        [0] { "" }
       *[other] { $gain } tout de suite,{ " " }
    }{ $points } PV à la fin.
event-route-claimed = { WHO($seat, "prend", "Vous prenez") } la { $route } dans la défausse : elle demande { $demand } et vaut { $points } PV.
event-discards-seen = Vous trouvez ces routes dans la défausse : { $routes }.
event-route-won = { WHO($seat, "garde", "Vous gardez") } la { $route } : { $points } PV à la fin.
event-routes-discarded = Les routes non satisfaites vont à la défausse : { $routes }.
event-routes-revealed =
    Nouvelles routes : { $routes }. Elles montrent { $war ->
        [one] { $war } symbole de guerre
       *[other] { $war } symboles de guerre
    } et { $threats ->
        [0] aucune catastrophe.
        [one] une catastrophe : { $disasters }.
       *[other] des catastrophes : { $disasters }.
    }
event-war-coins =
    { WHO($seat, "touche", "Vous touchez") } { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    } pour { FORM($seat, "ses", "vos") } ouvriers à la guerre.
event-food-due =
    { WHO($seat, "doit", "Vous devez") } { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    } pour { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } sur le plateau.
event-workers-fed-free = { WHO($seat, "ne doit", "Vous ne devez") } aucune nourriture : le bonus nourrit { FORM($seat, "ses", "vos") } ouvriers.
event-eaten = { WHO($seat, "nourrit", "Vous nourrissez") } { FORM($seat, "ses", "vos") } ouvriers : { $good } ({ $square }).
event-misfortune =
    { WHO($seat, "prend", "Vous prenez") } { $count ->
        [one] { $count } tuile Infortune
       *[other] { $count } tuiles Infortune
    } : −{ $points } PV à la fin.
event-recruited = { WHO($seat, "utilise", "Vous utilisez") } un disque comme ouvrier supplémentaire à la guerre ({ $slot }).
event-veterans-rose =
    { WHO($seat, "relève", "Vous relevez") } { $workers ->
        [one] { $workers } vétéran
       *[other] { $workers } vétérans
    } pour combattre.
event-battle =
    La guerre est { $won ->
        [0] perdue
       *[other] gagnée
    } : force { $strength } contre { $enemy }.
event-glory = { WHO($seat, "gagne", "Vous gagnez") } de la gloire avec une force de { $workers } : { $points } PV à la fin.
event-veterans-kept =
    { WHO($seat, "garde", "Vous gardez") } { $workers ->
        [one] { $workers } ouvrier à la guerre comme vétéran.
       *[other] { $workers } ouvriers à la guerre comme vétérans.
    }
event-disaster = Catastrophe : { $disaster }.
event-level-lost =
    { $ruin ->
        [0] { WHO($seat, "perd", "Vous perdez") } un niveau : la { $factory } brûle et tombe au { $level }.
       *[other] { WHO($seat, "perd", "Vous perdez") } la { $factory }, qui brûle : n’importe qui peut la rebâtir.
    }
event-commodity-lost = { WHO($owner, "perd", "Vous perdez") } une marchandise ({ $ware }), qui brûle dans la { $factory }.
event-cube-lost = { WHO($seat, "perd", "Vous perdez") } un cube { DE($good) } ({ $square }) à cause de la sécheresse.
event-undertaking-rewarded = { WHO($seat, "reçoit", "Vous recevez") } { $gain } pour « { $box } ».
event-bridge-unused = { WHO($seat, "n’a", "Vous n’avez") } aucune fabrique à améliorer grâce au pont.
event-tax-levied =
    { $silver ->
        [0] { WHO($seat, "ne doit", "Vous ne devez") } aucun impôt
        [one] { WHO($seat, "doit", "Vous devez") } { $silver } bourse d’impôts
       *[other] { WHO($seat, "doit", "Vous devez") } { $silver } bourses d’impôts
    } : les cartes et les disques d’impôt font { $sum }.
event-tax-waived = { WHO($seat, "ne paie", "Vous ne payez") } aucun impôt, grâce au bonus.
event-tax-paid =
    { $silver ->
        [0] { WHO($seat, "ne peut", "Vous ne pouvez") } pas payer les impôts.
       *[other] { WHO($seat, "paie", "Vous payez") } { $silver ->
            [one] { $silver } bourse d’impôts
           *[other] { $silver } bourses d’impôts
        }{ $copper ->
            [0] { "" }
            [one] , en changeant { $copper } cuivre
           *[other] , en changeant { $copper } cuivres
        }.
    }
event-copper-forfeited = { WHO($seat, "perd", "Vous perdez") } le cuivre qui { FORM($seat, "lui", "vous") } reste : { $copper }.
event-late-passed =
    { $forced ->
        [0] { WHO($seat, "renonce", "Vous renoncez") } à l’expédition tardive.
       *[other] { WHO($seat, "ne peut", "Vous ne pouvez") } rien expédier : { $why }.
    }
event-die-rolled =
    { $moved ->
        [0] Le dé de change donne { $rolled } et reste sur la case { $space } : une bourse d’argent vaut toujours { $rate ->
            [one] { $rate } cuivre.
           *[other] { $rate } cuivres.
        }
       *[other] Le dé de change donne { $rolled } et passe sur la case { $space } : une bourse d’argent vaut maintenant { $rate ->
            [one] { $rate } cuivre.
           *[other] { $rate } cuivres.
        }
    }
event-workers-home = Les ouvriers reviennent à leurs propriétaires, et les nouveaux migrants sont maintenant prêts au travail.
event-scored = { $category } : { SIGNED($points) } PV pour { WHO($seat, "", "vous") }.
event-game-ended =
    { $tied ->
        [0] La partie est finie. { WHO($winner, "gagne", "Vous gagnez") } avec { $points } PV.
       *[other] La partie est finie, avec une égalité à { $points } PV. { WHO($winner, "l’emporte", "Vous l’emportez") } grâce à l’ordre de jeu.
    }

## Ce que l’on fait dans un tour, après le nom

deed-delivered = { FORM($seat, "livre", "livrez") } une marchandise ({ $ware }) vers { $market }
deed-factory-built = { FORM($seat, "bâtit", "bâtissez") } la { $factory }
deed-factory-rebuilt = { FORM($seat, "rebâtit", "rebâtissez") } la { $factory }
deed-factory-upgraded = { FORM($seat, "améliore", "améliorez") } la { $factory } au { $level }
deed-route-fulfilled = { FORM($seat, "satisfait", "satisfaites") } la { $route }
deed-route-won = { FORM($seat, "garde", "gardez") } la { $route }
deed-glory = { FORM($seat, "gagne", "gagnez") } de la gloire à la guerre
deed-misfortune =
    { FORM($seat, "prend", "prenez") } { $count ->
        [one] une tuile Infortune
       *[other] { $count } tuiles Infortune
    }
deed-level-lost =
    { $ruin ->
        [0] { FORM($seat, "perd", "perdez") } un niveau de la { $factory }
       *[other] { FORM($seat, "perd", "perdez") } la { $factory }
    }
deed-undertaken = { FORM($seat, "entreprend", "entreprenez") } « { $box } »
deed-mustered =
    { FORM($seat, "envoie", "envoyez") } { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à la guerre
deed-loaded = { FORM($seat, "apporte", "apportez") } un chargement { DE($load) } au { $ship }
deed-produced = { FORM($seat, "produit", "produisez") } { $wares }
deed-emissary-embarked = { FORM($seat, "envoie", "envoyez") } un émissaire avec le { $ship }
deed-route-claimed = { FORM($seat, "prend", "prenez") } la { $route } dans la défausse
deed-advancement-placed = { FORM($seat, "pose", "posez") } un disque sur { $slot }
deed-boat-advanced = { FORM($seat, "porte ses", "portez vos") } bateaux à la capacité { $capacity }
deed-urban-sale =
    { FORM($seat, "vend", "vendez") } un cube { DE($good) } ({ $province }) pour { $copper ->
        [one] { $copper } cuivre
       *[other] { $copper } cuivres
    }
deed-crop-laid = { FORM($seat, "pose", "posez") } un champ { DE($good) } sur { $square }
deed-planted = { FORM($seat, "plante", "plantez") } un champ { DE($good) } ({ $square })
deed-material-taken = { FORM($seat, "prend", "prenez") } 1 { $material }
deed-bonus-taken = { FORM($seat, "choisit", "choisissez") } « { $bonus } »
deed-advancement-used = { FORM($seat, "utilise", "utilisez") } le disque sur { $slot }
deed-veterans-kept =
    { FORM($seat, "garde", "gardez") } { $workers ->
        [one] { $workers } vétéran
       *[other] { $workers } vétérans
    } à la guerre
deed-group-sent-away =
    { FORM($seat, "envoie", "envoyez") } { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } chez les migrants
deed-tax-paid =
    { $silver ->
        [0] ne { FORM($seat, "peut", "pouvez") } pas payer les impôts
        [one] { FORM($seat, "paie", "payez") } { $silver } bourse d’impôts
       *[other] { FORM($seat, "paie", "payez") } { $silver } bourses d’impôts
    }
deed-cube-lost = { FORM($seat, "perd", "perdez") } un cube { DE($good) } à cause de la sécheresse
deed-rural-sale = { FORM($seat, "vend", "vendez") } un cube { DE($good) } au marché rural
deed-eaten = { FORM($seat, "nourrit ses", "nourrissez vos") } ouvriers d’un cube { DE($good) } ({ $square })
deed-rural-purchase = { FORM($seat, "achète", "achetez") } un cube { $colour } au marché rural
deed-late-passed = { FORM($seat, "renonce", "renoncez") } à l’expédition tardive
deed-bonus-unused = ne { FORM($seat, "profite", "profitez") } pas du bonus « { $bonus } »
deed-emissary-held = { FORM($seat, "garde son", "gardez votre") } émissaire

# Ce qui empêche d’agir ; partie d’une phrase.
why-boat-end = les bateaux sont à la dernière case
why-no-wood = il n’y a pas de bois à dépenser
why-no-cube = il n’y a plus de cube en réserve
why-no-field = aucun champ n’est vide
why-no-sale = aucune denrée de commerce ne peut être vendue à un marché à portée
why-no-disc = il n’y a plus de disque en réserve
why-no-stone = la pierre manque pour bâtir, et aucune fabrique ne peut être améliorée avec le cuivre disponible
why-nothing-to-build = il n’y a rien à bâtir, et aucune fabrique ne peut être améliorée avec le cuivre disponible
why-no-slot = aucun emplacement n’est vide
why-no-copper = il n’y a pas assez de cuivre, même en changeant de l’argent
why-no-ground = aucune case n’est libre
why-no-pair = il n’y a pas deux nourritures différentes qui puissent atteindre un navire
why-no-vacancy = aucun navire n’a d’emplacement vide

## Pourquoi un choix est impossible

reason-action-used = Vous avez déjà utilisé « { $action } » cette manche.
reason-already-fulfilled = { $who } a déjà satisfait la { $route }.
reason-already-met = La { $route } ne demande pas cela maintenant. Elle demande encore : { $demand }.
reason-already-taxed = Vous avez déjà posé un disque d’impôt pour cette action Fortune. Un seul est permis.
reason-bonus-taken = Le bonus « { $bonus } » est déjà pris cette manche par { $who }.
reason-box-free = Vous n’avez pas besoin du disque : cette case vous est ouverte.
reason-box-occupied = Cette case est prise cette manche par { $who }. Seul le disque Case occupée vous permet d’y entrer.
reason-built-over = La { $factory } se trouve ici.
reason-card-left =
    Vous ne pouvez renvoyer un groupe que sans carte en main. Il vous reste { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
reason-coin-closed = L’emplacement pièce ({ $province }) ne prend cette denrée ({ $good }) que si son propre emplacement est vide juste à côté.
reason-discard-empty = La défausse des routes est vide.
reason-fortune-used = Il y a déjà une carte sur « { $fortune } ».
reason-fresh = Vous venez de poser le disque sur { $slot }. Vous pourrez l’utiliser à partir de votre prochain tour.
reason-has-cubes =
    { $cubes ->
        [one] { WHO($who, "a", "Vous avez") } ici { $cubes } cube.
       *[other] { WHO($who, "a", "Vous avez") } ici { $cubes } cubes.
    }
reason-have-bought = Vous avez acheté au marché rural : vous ne pouvez plus y vendre ce tour-ci.
reason-have-sold = Vous avez vendu au marché rural : vous ne pouvez plus y acheter ce tour-ci.
reason-may-work = Il y a encore du travail pour vos ouvriers sous : { $groups }.
reason-must-feed = Vous devez nourrir vos ouvriers tant que vous le pouvez. Il manque encore { $due ->
        [one] { $due } nourriture
       *[other] { $due } nourritures
    }, et vous avez de quoi.
reason-must-work = Vous devez utiliser au moins 1 ouvrier du groupe.
reason-no-cargo = Vous n’avez ni thé ni sel sur { $source }.
reason-no-commodity = Vous n’avez aucune marchandise ({ $ware }) dans la { $source }.
reason-no-copper =
    Cela coûte { $cost ->
        [one] { $cost } cuivre
       *[other] { $cost } cuivres
    }. Même en changeant de l’argent, vous pouvez en payer seulement { $funds }.
reason-no-crop =
    { $cubes ->
        [0] Il ne vous reste aucun cube à planter sur une tuile Culture.
       *[other]
            { $cost ->
                [0] Il ne reste aucune tuile Culture sur la piste.
                [one] Vous ne pouvez ni acheter ni poser de tuile Culture. La moins chère coûte { $cost } cuivre (vous pouvez en payer { $funds }), et il lui faut une case libre.
               *[other] Vous ne pouvez ni acheter ni poser de tuile Culture. La moins chère coûte { $cost } cuivres (vous pouvez en payer { $funds }), et il lui faut une case libre.
            }
    }
reason-no-cube = Il ne reste pas de cube dans votre réserve.
reason-no-cube-here = Vous n’avez pas de cube sur { $square }.
reason-no-disc = Il ne reste pas de disque dans votre réserve.
reason-no-double =
    Seul le propriétaire d’une fabrique de niveau III en produit deux d’un coup. La { $factory } { $own ->
        [0] n’est pas à vous.
       *[other] est au { $level }.
    }
reason-no-fetching =
    Vos ouvriers ne peuvent rien prendre. La case Ressources contient { $wood } bois et { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } à { $cost ->
        [one] { $cost } cuivre
       *[other] { $cost } cuivres
    } la pièce, et vous pouvez en payer { $funds }.
reason-no-food-here = Vous n’avez pas de nourriture sur { $square }.
reason-no-food-to-sell = Vous n’avez ni blé, ni choux, ni fruits, ni maïs, ni pommes de terre sur { $square }.
reason-no-ground = Aucune case n’est libre pour une tuile Culture.
reason-no-group = Aucun ouvrier n’attend sous « { $fortune } ».
reason-no-guests = La { $factory } est au { $level } : seul son propriétaire ({ $owner }) peut y produire.
reason-no-load-aboard = Le { $ship } ne porte aucun de vos chargements.
reason-no-loading =
    Vous ne pouvez rien charger. Les emplacements vides demandent { $wares }. Vous avez { $pieces ->
        [one] { $pieces } marchandise dans les fabriques
       *[other] { $pieces } marchandises dans les fabriques
    }, { $tea ->
        [one] { $tea } thé
       *[other] { $tea } thés
    } et { $salt ->
        [one] { $salt } sel
       *[other] { $salt } sels
    } sur les champs. Vos bateaux peuvent passer { $boats ->
        [one] { $boats } frontière.
       *[other] { $boats } frontières.
    }
reason-no-market = Aucun marché urbain n’a d’emplacement vide pour cette denrée ({ $good }).
reason-no-migrants = Vous n’avez pas { DE($box) }.
reason-no-pair = Fruits, choux et pommes de terre ne nourrissent que par deux, et vous n’avez que ce cube.
reason-no-partner = Il vous faut une seconde nourriture, différente, pour aller avec.
reason-no-piece = Vous n’avez rien à donner là ({ $thing }).
reason-no-pieces =
    Il y faut { $units ->
        [one] { $units } pièce de marchandise
       *[other] { $units } pièces de marchandise
    }. Vous en avez { $pieces } en réserve.
reason-no-production =
    { $pieces ->
        [0] Toutes vos pièces de marchandise sont utilisées.
       *[other] { $factories ->
            [0] Il n’y a sur le plateau aucune fabrique que vous puissiez utiliser.
           *[other] Aucune fabrique que vous puissiez utiliser ne peut produire.{ $dry ->
                [0] { "" }
                [one] { " " }{ $dry } n’a pas de matière première à portée.
               *[other] { " " }{ $dry } n’ont pas de matière première à portée.
            }{ $full ->
                [0] { "" }
                [one] { " " }{ $full } a son stock plein.
               *[other] { " " }{ $full } ont leur stock plein.
            }{ $understaffed ->
                [0] { "" }
                [one] { " " }{ $understaffed } demande plus d’ouvriers.
               *[other] { " " }{ $understaffed } demandent plus d’ouvriers.
            }{ $dear ->
                [0] { "" }
                [one] { " " }{ $dear } demande une redevance trop chère pour vous.
               *[other] { " " }{ $dear } demandent une redevance trop chère pour vous.
            } Vous pouvez envoyer { $workers ->
                [one] { $workers } ouvrier.
               *[other] { $workers } ouvriers.
            }
        }
    }
reason-no-raw =
    Il faut à la { $factory } { $units ->
        [one] { $units } cube { $hue ->
            [0] rouge
            [1] bleu
            [2] vert
           *[other] jaune
        }
       *[other] { $units } cubes { $hue ->
            [0] rouges
            [1] bleus
            [2] verts
           *[other] jaunes
        }
    } des marchés urbains. Vos bateaux peuvent en apporter { $found }.
reason-no-repeats = Vous avez utilisé toutes vos actions (« { $fortune } »).
reason-no-room-beside = À côté { DE($square) }, aucune case n’est libre pour l’autre moitié de la fabrique.
reason-no-rural-cube = Le marché rural n’a pas de cube { $colour }.
reason-no-salt = Vous n’avez pas de sel sur { $square }.
reason-no-second-salt =
    Un chargement de sel demande 2 cubes. Vos bateaux peuvent passer { $boats ->
        [one] { $boats } frontière
       *[other] { $boats } frontières
    }, et aucun second cube de sel n’est à portée.
reason-no-ship = Il n’y a aucun navire au { $coast }.
reason-no-silver =
    La redevance est de { $bags ->
        [one] { $bags } bourse
       *[other] { $bags } bourses
    }. Même en changeant du cuivre, vous pouvez en payer seulement { $payable }.
reason-no-site = Il n’y a pas deux cases libres côte à côte.
reason-no-soldiers = Vous n’avez aucun ouvrier debout dans la case Guerre.
reason-no-source = Vous ne pouvez rien donner de ce que la { $route } demande encore : { $demand }.
reason-no-stone = Il y faut 1 pierre. Vous n’en avez pas, ni de disque qui la remplace.
reason-no-such-slot = Cet emplacement n’existe pas : { $place }.
reason-no-tile = Il n’y a pas de tuile sur la { $column }.
reason-no-trade-good = Vous n’avez pas de denrée de commerce sur { $square }.
reason-no-vacancy = Tous les emplacements des navires de la côte sont remplis.
reason-no-wood = Il y faut 1 bois. Vous n’en avez pas, ni de disque qui le remplace.
reason-no-work =
    Aucune des actions Main-d’œuvre qui vous restent cette manche n’a de travail pour { $workers ->
        [one] cet ouvrier.
       *[other] ces { $workers } ouvriers.
    }
reason-no-workers =
    Il y faut { $needed ->
        [one] { $needed } ouvrier
       *[other] { $needed } ouvriers
    }. Vous en avez { $have }, migrants compris.
reason-none-in-box = Il ne reste plus { DE($material) } dans la case Ressources.
reason-none-stored = { WHO($owner, "n’a", "Vous n’avez") } pas de marchandise dans la { $factory }.
reason-not-a-ruin = La { $factory } a un propriétaire, ou n’est pas sur le plateau.
reason-not-asked-for = La route demande ici : { $asked }.
reason-not-beside =
    { $same ->
        [0] Cette case n’est pas à côté { DE($first) }.
       *[other] { $first } est la première case. Choisissez-en une à côté.
    }
reason-not-built = La { $factory } n’est pas bâtie, ou n’a pas de propriétaire.
reason-not-discarded = Cette { $route } n’est pas dans la défausse.
reason-not-in-hand = Vous n’avez pas cette carte en main.
reason-not-in-row = Cette { $route } n’est pas dans la rangée.
reason-not-next-space =
    { $end ->
        [0] La prochaine case de vos bateaux est la { $space }.
       *[other] Vos bateaux sont à la dernière case.
    }
reason-not-on-display = La { $factory } n’est pas parmi les fabriques à bâtir.
reason-not-wanted = Aucun emplacement vide d’un navire ne demande cela : { $ware }.
reason-not-your-factory = La { $factory } n’est pas à vous.
reason-not-your-route = Cette { $route } n’est pas une de vos routes ouvertes.
reason-not-your-slot = Vous n’avez pas de disque sur { $slot }.
reason-nothing-to-repeat = Une action de plus ne servirait à rien : vous ne pouvez plus rien faire (« { $fortune } »).
reason-nothing-to-sell =
    Aucun marché à { $boats ->
        [one] { $boats } frontière
       *[other] { $boats } frontières
    } au plus n’a d’emplacement vide pour vos denrées de commerce.
reason-other-colour = Il faut à la fabrique un cube { $colour }, et il n’y en a pas ici.
reason-other-column = Votre bonus est « { $bonus } » : vous ne pouvez acheter que la tuile au-dessus.
reason-other-good = Cet emplacement ({ $province }) est pour : { $stall }. Le cube est : { $good }.
reason-other-province = Vous choisissez maintenant un cube de cette province : { $province }.
reason-other-ship = Le navire qui va appareiller est le { $ship } ({ $coast }).
reason-other-ware = Cet emplacement demande { $ware }.
reason-repeats-left =
    { $repeats ->
        [one] Il vous reste { $repeats } action. Le disque d’impôt vient après.
       *[other] Il vous reste { $repeats } actions. Le disque d’impôt vient après.
    }
reason-rest-unmet = Vous n’avez pas tout ce que la route demande : { $demand }.
reason-salt-field = Le sel ne peut pas être recouvert.
reason-same-food = Les deux nourritures doivent être différentes, et c’est de nouveau : { $good }.
reason-section-used = Vous avez déjà posé un disque dans la section « { $section } » au cours de cette action.
reason-ship-slot-taken = Cet emplacement est rempli ({ $load }), par { $who }.
reason-slot-occupied = Il y a déjà un disque sur { $slot }, posé par { $who }.
reason-slot-taken = Il y a un cube { $colour } sur cet emplacement.
reason-storage-full = Il n’y a pas assez de place dans la { $factory }. Son stock est à { $stored } sur { $limit }.
reason-tile-bought = Vous avez déjà acheté une tuile Culture dans cette action.
reason-too-far =
    C’est à { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }. Vos bateaux peuvent encore en passer { $boats } ce tour-ci.
reason-too-few-rural =
    Il y faut { $needed ->
        [one] { $needed } cube
       *[other] { $needed } cubes
    } du marché rural, qui en a { $have }.
reason-too-few-soldiers =
    { $workers ->
        [0] Vous n’avez aucun ouvrier dans la case Guerre.
        [one] Vous n’avez que { $workers } ouvrier dans la case Guerre.
       *[other] Vous n’avez que { $workers } ouvriers dans la case Guerre.
    }
reason-too-many =
    Au plus 4 de vos ouvriers combattent, dont { $veterans ->
        [one] { $veterans } vétéran.
       *[other] { $veterans } vétérans.
    }
reason-top-level = La { $factory } est déjà au plus haut niveau.
reason-visited = La { $factory } a déjà travaillé dans cette action.

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

letter-red = R
letter-blue = B
letter-green = V
letter-yellow = J
name-red = rouge
name-blue = bleu
name-green = vert
name-yellow = jaune
name-setup = mise en place
name-bonus = bonus et ordre de jeu
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
name-sea = la mer
name-hg-a1 = Huguang A1
name-hg-b1 = Huguang B1
name-hg-c1 = Huguang C1
name-hg-d1 = Huguang D1
name-hg-e1 = Huguang E1
name-hg-a2 = Huguang A2
name-hg-b2 = Huguang B2
name-hg-c2 = Huguang C2
name-hg-d2 = Huguang D2
name-hg-e2 = Huguang E2
name-hg-a3 = Huguang A3
name-hg-b3 = Huguang B3
name-hg-c3 = Huguang C3
name-hg-d3 = Huguang D3
name-hg-e3 = Huguang E3
name-nz-a1 = Nanzhili A1
name-nz-b1 = Nanzhili B1
name-nz-c1 = Nanzhili C1
name-nz-d1 = Nanzhili D1
name-nz-e1 = Nanzhili E1
name-nz-a2 = Nanzhili A2
name-nz-b2 = Nanzhili B2
name-nz-c2 = Nanzhili C2
name-nz-d2 = Nanzhili D2
name-nz-e2 = Nanzhili E2
name-nz-a3 = Nanzhili A3
name-nz-b3 = Nanzhili B3
name-nz-c3 = Nanzhili C3
name-nz-d3 = Nanzhili D3
name-nz-e3 = Nanzhili E3
name-jx-a1 = Jiangxi A1
name-jx-b1 = Jiangxi B1
name-jx-c1 = Jiangxi C1
name-jx-d1 = Jiangxi D1
name-jx-a2 = Jiangxi A2
name-jx-b2 = Jiangxi B2
name-jx-c2 = Jiangxi C2
name-jx-d2 = Jiangxi D2
name-jx-a3 = Jiangxi A3
name-jx-b3 = Jiangxi B3
name-jx-c3 = Jiangxi C3
name-jx-d3 = Jiangxi D3
name-zj-a1 = Zhejiang A1
name-zj-b1 = Zhejiang B1
name-zj-c1 = Zhejiang C1
name-zj-d1 = Zhejiang D1
name-zj-a2 = Zhejiang A2
name-zj-b2 = Zhejiang B2
name-zj-c2 = Zhejiang C2
name-zj-d2 = Zhejiang D2
name-zj-a3 = Zhejiang A3
name-zj-b3 = Zhejiang B3
name-zj-c3 = Zhejiang C3
name-zj-d3 = Zhejiang D3
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
name-provisions = deux nourritures
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
name-nanzhili-nw = marché du Nanzhili, nord-ouest
name-nanzhili-ne = marché du Nanzhili, nord-est
name-nanzhili-sw = marché du Nanzhili, sud-ouest
name-nanzhili-se = marché du Nanzhili, sud-est
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
name-urban-market = marché urbain
name-crop-tea-1 = tuile Thé
name-crop-tea-2 = tuile Thé
name-crop-tea-3 = tuile Thé
name-crop-tea-4 = tuile Thé
name-crop-salt-1 = tuile Sel
name-crop-salt-2 = tuile Sel
name-crop-salt-3 = tuile Sel
name-crop-salt-4 = tuile Sel
name-crop-cotton-1 = tuile Coton
name-crop-cotton-2 = tuile Coton
name-crop-cotton-3 = tuile Coton
name-crop-cotton-4 = tuile Coton
name-crop-sugarcane-1 = tuile Canne à sucre
name-crop-sugarcane-2 = tuile Canne à sucre
name-crop-sugarcane-3 = tuile Canne à sucre
name-crop-sugarcane-4 = tuile Canne à sucre
name-crop-ramie-1 = tuile Ramie
name-crop-ramie-2 = tuile Ramie
name-crop-ramie-3 = tuile Ramie
name-crop-ramie-4 = tuile Ramie
name-crop-bamboo-1 = tuile Bambou
name-crop-bamboo-2 = tuile Bambou
name-crop-bamboo-3 = tuile Bambou
name-crop-bamboo-4 = tuile Bambou
name-crop-potato-1 = tuile Pommes de terre
name-crop-potato-2 = tuile Pommes de terre
name-crop-potato-3 = tuile Pommes de terre
name-crop-potato-4 = tuile Pommes de terre
name-crop-corn-1 = tuile Maïs
name-crop-corn-2 = tuile Maïs
name-crop-corn-3 = tuile Maïs
name-crop-corn-4 = tuile Maïs
name-col-1 = case au-dessus du bonus Progrès gratuit
name-col-2 = case au-dessus du bonus Meilleures ventes
name-col-3 = case au-dessus du bonus Ouvriers nourris
name-col-4 = case au-dessus du bonus Sans impôts
name-col-5 = case au-dessus du bonus Bateau amélioré
name-col-6 = case au-dessus du bonus Fabrique améliorée
name-bonus-advancement = Progrès gratuit
name-bonus-sales = Meilleures ventes
name-bonus-fed = Ouvriers nourris
name-bonus-no-tax = Sans impôts
name-bonus-boat = Bateau amélioré
name-bonus-factory = Fabrique améliorée
name-card-01 = carte Action
name-card-02 = carte Action
name-card-03 = carte Action
name-card-04 = carte Action
name-card-05 = carte Action
name-card-06 = carte Action
name-card-07 = carte Action
name-card-08 = carte Action
name-card-09 = carte Action
name-card-10 = carte Action
name-card-11 = carte Action
name-card-12 = carte Action
name-boats = Construire des bateaux
name-plant = Planter
name-sell = Vendre au marché urbain
name-factories = Développer les fabriques
name-advancements = Choisir des progrès
name-resources = Prendre des ressources
name-produce = Produire des marchandises
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
name-boat-00 = case 1
name-boat-01 = case 2
name-boat-02 = case 3
name-boat-03 = case 4
name-boat-04 = case 5
name-boat-05 = case 6
name-boat-06 = case 7
name-boat-07 = case 8
name-boat-08 = case 9
name-boat-09 = case 10
name-boat-10 = case 11
name-boat-11 = case 12
name-brunei = Brunei
name-dest-brunei = le Brunei
name-dip-brunei = Diplomatie (Brunei)
name-ship-brunei-1 = navire du Brunei
name-ship-brunei-2 = navire du Brunei
name-ship-brunei-3 = navire du Brunei
name-ship-brunei-4 = navire du Brunei
name-korean = Corée
name-dest-korean = la Corée
name-dip-korean = Diplomatie (Corée)
name-ship-korean-1 = navire de Corée
name-ship-korean-2 = navire de Corée
name-ship-korean-3 = navire de Corée
name-ship-korean-4 = navire de Corée
name-japanese = Japon
name-dest-japanese = le Japon
name-dip-japanese = Diplomatie (Japon)
name-ship-japanese-1 = navire du Japon
name-ship-japanese-2 = navire du Japon
name-ship-japanese-3 = navire du Japon
name-ship-japanese-4 = navire du Japon
name-portuguese = Portugal
name-dest-portuguese = le Portugal
name-dip-portuguese = Diplomatie (Portugal)
name-ship-portuguese-1 = navire du Portugal
name-ship-portuguese-2 = navire du Portugal
name-spanish = Espagne
name-dest-spanish = l’Espagne
name-dip-spanish = Diplomatie (Espagne)
name-ship-spanish-1 = navire d’Espagne
name-ship-spanish-2 = navire d’Espagne
name-dutch = Pays-Bas
name-dest-dutch = les Pays-Bas
name-dip-dutch = Diplomatie (Pays-Bas)
name-ship-dutch-1 = navire des Pays-Bas
name-ship-dutch-2 = navire des Pays-Bas
name-pool-east = le fonds commun d’Orient
name-pool-european = le fonds commun d’Europe
name-coast-1 = premier quai
name-coast-1-s1 = premier quai, premier emplacement
name-coast-1-s2 = premier quai, deuxième emplacement
name-coast-1-s3 = premier quai, troisième emplacement
name-coast-2 = deuxième quai
name-coast-2-s1 = deuxième quai, premier emplacement
name-coast-2-s2 = deuxième quai, deuxième emplacement
name-coast-2-s3 = deuxième quai, troisième emplacement
name-coast-3 = troisième quai
name-coast-3-s1 = troisième quai, premier emplacement
name-coast-3-s2 = troisième quai, deuxième emplacement
name-coast-3-s3 = troisième quai, troisième emplacement
name-coast-4 = quatrième quai
name-coast-4-s1 = quatrième quai, premier emplacement
name-coast-4-s2 = quatrième quai, deuxième emplacement
name-coast-4-s3 = quatrième quai, troisième emplacement
name-route-01 = route de la soie
name-route-02 = route de la porcelaine
name-route-03 = route de la soie
name-route-04 = route du sucre
name-route-05 = route du papier
name-route-06 = route du blé et du riz
name-route-07 = route des choux et des fruits
name-route-08 = route des choux
name-route-09 = route des fruits
name-route-10 = route du coton
name-route-11 = route du sel
name-route-12 = route de la ramie
name-route-13 = route de la canne à sucre
name-route-14 = route du bambou
name-route-15 = route d’une marchandise et d’une denrée
name-route-16 = route d’une marchandise
name-route-17 = route de deux marchandises
name-route-18 = route d’une marchandise et de deux denrées
name-route-19 = route de l’émissaire
name-route-20 = route de l’émissaire
name-route-row = routes
name-wildfire = incendie
name-flood = inondation
name-drought = sécheresse
name-diplomacy = Diplomatie
name-economy = Économie
name-eco-rice = Économie (riz)
name-eco-wood = Économie (bois)
name-eco-stone = Économie (pierre)
name-eco-raw = Économie (matière première)
name-eco-boat = Économie (bateau)
name-eco-copper = Économie (cuivre)
name-emp-salt = Empereur (sel)
name-emp-sale = Empereur (vente)
name-emp-crop = Empereur (tuile Culture)
name-emp-same-box = Empereur (case occupée)
name-emp-worker = Empereur (ouvrier)
name-emp-eager = Empereur (migrants empressés)
name-war-wheat = Guerre (blé)
name-war-route = Guerre (tuile Route)
name-war-coins = Guerre (pièces)
name-war-veterans = Guerre (vétérans)
name-war-recruit = Guerre (recrue)
name-war-weaker = Guerre (ennemi affaibli)
name-box-palace = Entretien du palais
name-box-road = Construction de route
name-box-canal = Canal
name-box-bridge = Construction de pont
name-war-1 = premier emplacement de guerre
name-workers-1 = 1 ouvrier
name-war-2 = deuxième emplacement de guerre
name-workers-2 = 2 ouvriers
name-war-3 = troisième emplacement de guerre
name-workers-3 = 3 ouvriers
name-war-4 = quatrième emplacement de guerre
name-workers-4 = 4 ouvriers
name-war-box = case Guerre
name-migrants-bottom = migrants prêts au travail
name-migrants-top = nouveaux migrants
name-worker = ouvrier
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

name-taxes = impôts
name-cube = cube
name-piece = pièce de marchandise
name-disc = disque
count-misfortune =
    { $n ->
        [one] { $n } tuile Infortune
       *[other] { $n } tuiles Infortune
    }
count-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
count-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-piece =
    { $n ->
        [one] { $n } pièce de marchandise
       *[other] { $n } pièces de marchandise
    }
count-disc =
    { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
count-copper =
    { $n ->
        [one] { $n } cuivre
       *[other] { $n } cuivres
    }
count-silver =
    { $n ->
        [one] { $n } bourse d’argent
       *[other] { $n } bourses d’argent
    }
count-wood = { $n } bois
count-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
count-face-1-0 = { $n } de valeur 1 sans ouvrier
count-face-1-1 = { $n } de valeur 1 avec 1 ouvrier
count-face-1-2 = { $n } de valeur 1 avec 2 ouvriers
count-face-1-3 = { $n } de valeur 1 avec 3 ouvriers
count-face-2-0 = { $n } de valeur 2 sans ouvrier
count-face-2-1 = { $n } de valeur 2 avec 1 ouvrier
count-face-2-2 = { $n } de valeur 2 avec 2 ouvriers
count-face-2-3 = { $n } de valeur 2 avec 3 ouvriers
count-face-3-0 = { $n } de valeur 3 sans ouvrier
count-face-3-1 = { $n } de valeur 3 avec 1 ouvrier
count-face-3-2 = { $n } de valeur 3 avec 2 ouvriers
count-face-3-3 = { $n } de valeur 3 avec 3 ouvriers
count-rice = { $n } riz
count-wheat =
    { $n ->
        [one] { $n } blé
       *[other] { $n } blés
    }
count-corn = { $n } maïs
count-cabbage =
    { $n ->
        [one] { $n } chou
       *[other] { $n } choux
    }
count-fruit =
    { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
count-potato =
    { $n ->
        [one] { $n } pomme de terre
       *[other] { $n } pommes de terre
    }
count-salt =
    { $n ->
        [one] { $n } sel
       *[other] { $n } sels
    }
count-tea =
    { $n ->
        [one] { $n } thé
       *[other] { $n } thés
    }
count-cotton =
    { $n ->
        [one] { $n } coton
       *[other] { $n } cotons
    }
count-sugarcane =
    { $n ->
        [one] { $n } canne à sucre
       *[other] { $n } cannes à sucre
    }
count-ramie =
    { $n ->
        [one] { $n } ramie
       *[other] { $n } ramies
    }
count-bamboo =
    { $n ->
        [one] { $n } bambou
       *[other] { $n } bambous
    }
count-silk =
    { $n ->
        [one] { $n } soie
       *[other] { $n } soies
    }
count-porcelain =
    { $n ->
        [one] { $n } porcelaine
       *[other] { $n } porcelaines
    }
count-sugar =
    { $n ->
        [one] { $n } sucre raffiné
       *[other] { $n } sucres raffinés
    }
count-paper =
    { $n ->
        [one] { $n } papier
       *[other] { $n } papiers
    }
count-any-good =
    { $n ->
        [one] { $n } denrée quelconque
       *[other] { $n } denrées quelconques
    }
count-any-commodity =
    { $n ->
        [one] { $n } marchandise quelconque
       *[other] { $n } marchandises quelconques
    }
count-diplomacy-disc =
    { $n ->
        [one] { $n } disque Diplomatie
       *[other] { $n } disques Diplomatie
    }

## Sur le plateau

board-moment = Manche { $round } sur { $rounds }, { $phase }
board-order = Ordre de jeu
board-crops = Piste des cultures
board-bonuses = Bonus
board-exchange = Cuivres pour une bourse
board-rate =
    { $n ->
        [one] { $n } cuivre pour une bourse d’argent
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
board-display = Fabriques à bâtir
board-on-display = à bâtir
board-ruin = sans propriétaire, à rebâtir
board-level = niveau { $n }
board-storage = stock { $n } sur { $limit }
board-stock =
    { $n ->
        [one] { $n } marchandise { DE($seat) }
       *[other] { $n } marchandises { DE($seat) }
    }
board-tile = tuile Culture
board-cubes =
    { $n ->
        [one] { $n } cube { DE($seat) }
       *[other] { $n } cubes { DE($seat) }
    }
board-raw = porte un cube { DE($seat) }
board-pays =
    paie { $n ->
        [one] { $n } cuivre
       *[other] { $n } cuivres
    }
board-asks = demande : { $ware }
board-emissaries =
    { $n ->
        [one] { $n } émissaire { DE($seat) }
       *[other] { $n } émissaires { DE($seat) }
    }
board-no-ship = aucun navire
board-no-next = aucun autre navire
board-next = suivant : { $ship } ({ $wares }), encore { $n } après
board-demand = demande { $demand }
board-fulfilled = satisfaite
board-pay = paie { $gain }
board-points = { $n } PV
board-war =
    { $n ->
        [one] { $n } symbole de guerre
       *[other] { $n } symboles de guerre
    }
board-strength = force { $own } contre { $enemy }
board-stacks =
    { $n ->
        [one] { $n } tuile dans chaque pile
       *[other] { $n } tuiles dans chaque pile
    }
board-discards =
    { $n ->
        [one] { $n } tuile défaussée
       *[other] { $n } tuiles défaussées
    }
board-discards-open = La défausse : choisissez une route
board-empty = vide
board-price =
    { $n ->
        [one] { $n } cuivre
       *[other] { $n } cuivres
    }
board-value = valeur { $n }
board-workers =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
board-waiting =
    { $n ->
        [one] { $n } ouvrier attend
       *[other] { $n } ouvriers attendent
    }
board-capacity = capacité des bateaux { $n }
board-left = reste { $n }
board-migrants-top = Nouveaux migrants
board-migrants-bottom = Migrants prêts
board-market = Marché
board-food = nourriture pour les ouvriers sur le plateau : il en faut { $due }, les champs en ont { $have }
board-tax =
    impôts pour les cartes et disques jusqu’ici : somme { $sum }, { $due ->
        [one] { $due } bourse due
       *[other] { $due } bourses dues
    }
board-supply = En réserve
board-score = { $n } PV
board-food-short = vivres { $have } sur { $due }
board-food-held = vivres { $have }
board-tax-short = impôt { $n }
board-tax-sum = somme { $n }
board-factories-left = { $n } encore à venir
board-beside = entre { $one } et { $other }
board-total = { $n } PV si la partie finissait maintenant
board-deck =
    { $n ->
        [one] { $n } carte dans le paquet
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
        [one] { $n } route gagnée
       *[other] { $n } routes gagnées
    }
board-boat-track = Piste des bateaux, capacité par case
board-legend = En capitales : une tuile Culture. 2R : deux cubes de Rouge. #So1R : une fabrique de soie de Rouge, niveau I. #So0- : une en ruine.
board-all-cards = Cartes Action
board-meal =
    { $n ->
        [one] un cube fait une nourriture
       *[other] { $n } cubes font 1 nourriture
    }
board-card-hand = dans votre main
board-card-deck = dans le paquet
board-card-played = jouée
board-card-discarded = hors du jeu

# Ce que fait une chose : partie d’une phrase, après son nom.
help-resources = chaque ouvrier prend 1 bois ou 1 pierre contre 1 cuivre
help-produce = transforme des cubes des marchés urbains en marchandises
help-ships = chaque ouvrier charge sur un navire 1 marchandise, 1 thé ou 2 sels pour 1 bourse d’argent
help-emperor = chaque case demande un nombre exact d’ouvriers et paie en fin de manche
help-war = vos ouvriers combattent pour la gloire, et vous pouvez satisfaire une route de la rangée
help-boats = 1 pas sur la piste des bateaux pour 1 bois, par action
help-plant = par action, plantez un champ vide ou, une fois, achetez et plantez une tuile Culture
help-sell = par action, vendez 1 denrée de commerce d’un champ à un emplacement vide d’un marché urbain
help-factories = par action, bâtissez une fabrique pour 1 pierre, ou améliorez-en une pour 3 ou 5 cuivres
help-advancements = par action, posez un disque sur un emplacement vide, chaque fois dans une autre section
help-rural-market = vendez-y pour 1 cuivre toute nourriture sauf le riz, à tout moment de votre tour, ou achetez-y un cube pour 2 cuivres quand il vous faut de la nourriture
help-bonus-advancement = posez un disque sur un emplacement vide, aussitôt
help-bonus-sales = 1 cuivre de plus par cube que vous vendez cette manche
help-bonus-fed = vos ouvriers n’ont pas besoin de nourriture cette manche
help-bonus-no-tax = vous ne payez pas d’impôts cette manche
help-bonus-boat = un pas gratuit sur la piste des bateaux, aussitôt
help-bonus-factory = une amélioration gratuite d’une de vos fabriques, aussitôt
help-box-palace = 2 cuivres
help-box-road = 3 cuivres et une route de la défausse
help-box-canal = 4 cuivres et un pas sur la piste des bateaux
help-box-bridge = 1 bourse d’argent et une amélioration gratuite d’une de vos fabriques
help-dip-brunei = le disque part comme émissaire avec un navire du Brunei qui porte un chargement de son propriétaire, pour 1 PV à l’arrivée
help-dip-korean = le disque part comme émissaire avec un navire de Corée qui porte un chargement de son propriétaire, pour 1 PV à l’arrivée
help-dip-japanese = le disque part comme émissaire avec un navire du Japon qui porte un chargement de son propriétaire, pour 1 PV à l’arrivée
help-dip-portuguese = le disque part comme émissaire avec un navire du Portugal qui porte un chargement de son propriétaire, pour 1 PV à l’arrivée
help-dip-spanish = le disque part comme émissaire avec un navire d’Espagne qui porte un chargement de son propriétaire, pour 1 PV à l’arrivée
help-dip-dutch = le disque part comme émissaire avec un navire des Pays-Bas qui porte un chargement de son propriétaire, pour 1 PV à l’arrivée
help-eco-rice = le disque vaut 2 riz
help-eco-wood = le disque vaut 1 bois
help-eco-stone = le disque vaut 1 pierre
help-eco-raw = le disque vaut 1 cube de matière première, déjà à la fabrique
help-eco-boat = le disque augmente la capacité de 1 pour un tour
help-eco-copper = le disque vaut 2 cuivres
help-emp-salt = le disque vaut 1 sel
help-emp-sale = une vente à un marché urbain
help-emp-crop = une tuile Culture à acheter et à poser
help-emp-same-box = le disque permet à son propriétaire d’utiliser une case d’ouvrage occupée
help-emp-worker = le disque compte comme un ouvrier de plus pour un ouvrage
help-emp-eager = les nouveaux migrants peuvent aussi participer à un ouvrage
help-war-wheat = le disque vaut 1 blé
help-war-route = une route à prendre dans la défausse
help-war-coins = 1 cuivre par ouvrier de son propriétaire à la guerre
help-war-veterans = jusqu’à 2 ouvriers restent à la guerre pour la manche suivante
help-war-recruit = le disque combat comme un ouvrier de plus
help-war-weaker = la force de l’ennemi baisse de 2

# Ce que vaut une position : les indices disent ce qu’un choix y change.
worth-score = points marqués
worth-purse = monnaie, bois et pierre
worth-boats = bateaux
worth-factories = fabriques
worth-wares = marchandises dans les fabriques
worth-ships = livraisons et chargements
worth-crops = denrées de commerce et matières premières
worth-food = nourriture et infortune
worth-taxes = impôts à venir
worth-advancements = progrès
worth-war = gloire de guerre
worth-routes = routes
worth-plans = cartes, ouvriers et ouvrages

## Le coach

coach-hunger = Il manque { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    } sur vos champs pour vos ouvriers du plateau. Chaque nourriture qui manque au repas coûte une tuile Infortune : −2 PV.
coach-tax-step = Ce disque fait passer votre somme d’impôts au palier suivant : 1 bourse d’argent de plus. L’action en plus la vaut-elle ?
coach-idle = Vous ne pouvez rien y faire pour l’instant : la carte ne vous donnerait que ses ouvriers. Une autre action s’en servirait peut-être mieux.
coach-left-over =
    { $n ->
        [one] { $n } ouvrier n’y trouve pas de travail et devient migrant.
       *[other] { $n } ouvriers n’y trouvent pas de travail et deviennent migrants.
    } Une autre tâche demande-t-elle exactement ce nombre d’ouvriers ?
coach-feed = Les ouvriers mangent à chaque manche : 1 nourriture pour trois. Chaque nourriture manquante coûte une tuile Infortune : gardez-leur de quoi.
coach-tax = Votre somme d’impôts compte les cartes jouées et vos disques d’impôt. Jusqu’à 5, rien n’est dû, et 9 ou plus coûtent 2 bourses d’argent. Comptez avant de poser un disque de plus.
coach-emissary = Un disque parti comme émissaire quitte sa place, mais il rapporte des PV là où il arrive.
coach-wildfire = Incendie : chaque propriétaire perd un niveau d’une fabrique. Choisissez là où cela coûte le moins de points et ne brûle rien de ce qui est stocké.
coach-drought = La sécheresse prend un cube dans chaque province où vous en avez. Donnez celui qui sert le moins aux repas, aux marchés ou aux navires.
coach-war-help = Un disque combat ici comme un ouvrier. Dépensez-le s’il gagne la guerre ou un meilleur rang : 4 PV pour le plus d’ouvriers, 2 PV pour le deuxième rang.
coach-late = Expédition tardive : deux nourritures différentes dont vous n’avez pas besoin rapportent 1 bourse d’argent, et font peut-être partir un navire.
coach-last-round = C’est la dernière manche. Trouvez un navire à chaque marchandise : chez vous, elle ne vaut que 1 PV. Une bourse d’argent compte 1 PV, et une tuile Infortune en coûte 2.
coach-route = Quand vous avez des ouvriers à la guerre, vous pouvez aussi satisfaire une route de la rangée. Elle rapporte aussitôt et compte à la fin.
coach-bonus = Votre bonus dit aussi quand vous jouez : plus il est à gauche, plus tôt dans la manche.
coach-tax-ahead =
    Avec les cartes jouées et celles en main, votre somme d’impôts monte à { $total }. Cela coûte { $n ->
        [one] { $n } bourse
       *[other] { $n } bourses
    } d’argent en tout, plus que vous ne pouvez payer maintenant. S’il vous en manque, vous perdez votre cuivre et prenez des tuiles Infortune.
coach-fits =
    { $n ->
        [one] { $n } ouvrier n’y trouve pas de travail et devient migrant.
       *[other] { $n } ouvriers n’y trouvent pas de travail et deviennent migrants.
    } Un autre de vos groupes a juste la taille qu’il faut.
coach-veterans = Les vétérans restent pour la prochaine guerre et s’y battent encore, mais ils mangent d’ici là.
coach-lose = La fabrique ne peut plus tout stocker. À vous de choisir à qui est la marchandise qui brûle.
coach-demand = Une route ne rapporte des points que lorsque toutes ses demandes sont satisfaites. Donnez d’abord ce qui vous manquera le moins.
coach-serve = Vous pouvez maintenant poser des pièces sur vos routes ouvertes. Une route complète paie aussitôt et compte à la fin.
coach-bridge = Le pont améliore une fabrique gratuitement : plus de place en stock, et plus de points à la fin.
coach-extra = Des migrants peuvent compléter le groupe : ils travaillent une fois, puis retournent dans votre réserve.
coach-last-chance = C’est votre dernière chance de vendre de la nourriture et de compléter vos routes ouvertes. Ensuite, elles ne rapportent plus rien.
coach-claim = Vous pouvez prendre pour vous une route de la défausse. Choisissez-en une dont vous faites déjà les marchandises.
coach-boats-short =
    Un navire demande une marchandise que vous avez : { $ware }. Mais il manque à vos bateaux une capacité de { $n ->
        [one] { $n } frontière
       *[other] { $n } frontières
    }. Du bois pour un meilleur bateau, un disque Bateau ou le canal aideraient.
coach-last-slot =
    Il ne manque plus qu’un chargement à un navire ({ $country }) : { $ware }. { $n ->
        [0] Si quelqu’un l’apporte, le vôtre part aussi.
       *[other] Vous l’avez. Chargez-le : le navire part, et vos chargements comptent.
    }
coach-more-soldiers =
    Il suffirait de { $n ->
        [one] { $n } ouvrier de plus à la guerre
       *[other] { $n } ouvriers de plus à la guerre
    } { $gain ->
        [0] pour la gagner
       *[other] pour passer en tête, avec 4 PV si elle est gagnée
    }.
coach-could-produce = La matière première est à portée, et ce groupe suffit pour produire là : { $factory }.
coach-fire-ahead = L’incendie menace, et vos stocks sont pleins ({ $factory }). Vous perdriez un niveau et une marchandise. Expédiez, ou améliorez d’abord une fabrique.
coach-flood-ahead = L’inondation menace, et elle vous coûterait de la capacité. Faites un pas de plus sur la piste avant la fin de la manche pour la garder.
coach-drought-ahead = La sécheresse menace. Elle prend un cube par province, et dans celle-ci vous n’en avez qu’un : { $province }. Plantez-en un second, ou utilisez-le avant la fin de la manche.
coach-cube-at-risk = Les bateaux d’un autre clan ({ $who }) atteignent aussi une matière première dont vous avez besoin. Elle aura peut-être disparu à votre prochain tour.
coach-fed-or-free =
    Les ouvriers de vos cartes demanderont { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }, et vos champs en ont { $own }. { $tax ->
        [0] Ces cartes ne coûtent aucun impôt.
        [one] Les impôts de ces cartes coûtent { $tax } bourse d’argent.
       *[other] Les impôts de ces cartes coûtent { $tax } bourses d’argent.
    } Choisissez le bonus qui vous épargne le plus.

## Les choix dans les tableaux de chiffres

verb-build = Bâtir une fabrique
verb-site = Choisir la première case d’une fabrique
verb-beside = Choisir sa seconde case
verb-fetch = Prendre du bois ou de la pierre
verb-peddle = Vendre au marché rural
verb-use = Utiliser un progrès
verb-embark = Envoyer l’émissaire
verb-pay = Choisir comment payer
verb-bonus = Choisir un bonus
verb-skip = Renoncer à un bonus
verb-advance = Poser un disque sur un progrès
verb-upgrade = Améliorer une fabrique
verb-leave = N’acheter aucune tuile Culture
verb-buy = Acheter une tuile Culture
verb-lay = Poser une tuile Culture
verb-play = Jouer une carte
verb-send = Envoyer un groupe d’ouvriers
verb-migrate = Envoyer des ouvriers chez les migrants
verb-act = Jouer une carte sur une action Fortune
verb-stop = Arrêter une action
verb-tax = Poser un disque d’impôt pour une action
verb-boat = Construire un bateau
verb-plant = Planter un champ
verb-sell = Vendre à un marché urbain
verb-market = Choisir l’emplacement d’un marché
verb-rebuild = Rebâtir une fabrique
verb-work = Utiliser une action Main-d’œuvre
verb-produce = Produire une marchandise
verb-double = Produire deux marchandises
verb-raw = Choisir la matière première
verb-load = Charger un navire
verb-add = Ajouter le second cube de sel
verb-stow = Choisir l’emplacement d’un navire
verb-hold = Garder l’émissaire
verb-undertake = Entreprendre un ouvrage
verb-join = Rejoindre un ouvrage occupé
verb-call = Appeler un migrant
verb-muster = Envoyer des ouvriers à la guerre
verb-fulfil = Satisfaire une route
verb-give = Donner quelque chose pour une route
verb-claim = Prendre une route dans la défausse
verb-end = Finir le tour
verb-feed = Nourrir des ouvriers
verb-starve = Ne plus nourrir
verb-done = Terminer une étape facultative
verb-keep = Garder des vétérans
verb-burn = Choisir la fabrique qui brûle
verb-lose = Choisir la marchandise qui brûle
verb-wither = Perdre un cube par sécheresse
verb-serve = Contribuer à une route ouverte
verb-meet = Choisir une demande à satisfaire
verb-settle = Régler les impôts
verb-pass = Ne rien expédier
verb-supply = Expédier tard de la nourriture

## Ce qu’un fichier de matériel doit contenir

expected-capacities = des capacités qui ne baissent jamais
expected-corners = coin et trois denrées de commerce
expected-demand = une à trois pièces, sans denrée en double
expected-different-corners = quatre coins différents
expected-fields = des rangées de denrées, { $rows } sur { $columns }
expected-meals = 1 ou 2 pour la nourriture, 0 pour une denrée de commerce
expected-palace = 1 ouvrier et une place pour chaque joueur
expected-tax-steps = des paliers croissants à partir de 0
expected-wares = une à trois marchandises
expected-ways = un chemin { DE($province) } à tous les autres lieux
