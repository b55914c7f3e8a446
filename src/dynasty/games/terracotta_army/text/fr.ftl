# Terracotta Army en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = Terracotta Army
designers = Przemysław Fornal et Adam Kwapiński
publisher = Board&Dice
about-game = Placez vos ouvriers sur une roue qui tourne, changez l’argile en statues, et dressez-les là où l’on comptera les majorités.
about-length = 90 à 120 minutes
about-weight = moyen à expert
credits = Terracotta Army est un jeu de société de Przemysław Fornal et Adam Kwapiński, avec un mode solo de Dávid Turczi, publié par Board&Dice en 2022. Tous les dessins et toutes les phrases d’ici sont les nôtres ; rien ne provient des illustrations ni du livret d’origine.
about-components =
    Les règles, le nombre de pièces, les actions, les maîtres, les armes, les spécialistes et les primes fixes suivent le livret publié. Bien d’autres valeurs ne sont imprimées que sur le matériel, pas dans le livret. Nous les avons reconstituées : elles peuvent donc différer de votre exemplaire.

    Sont reconstitués : l’ordre des actions sur les anneaux, les points de l’organiseur, les coûts des jetons Maître, l’argile des jetons Priorité, les valeurs de la piste des manches, l’arme qui engage chaque spécialiste (sauf le cheval) et le départ des inspecteurs. Pour le solo, ce sont aussi les cartes de Li Si, les dés, le tableau des priorités et les défis.

    Les fichiers de matériel donnent la source de chaque valeur : R est écrit dans le livret, E découle d’un exemple ou d’un indice du livret, P vient d’une page publique, et C a été choisi par nous pour s’accorder aux autres. Si vous possédez le jeu, vous pouvez charger un fichier avec les valeurs de votre exemplaire. Les règles restent les mêmes.

## Options

option-challenge = Défi de l’Empereur
option-challenge-none = Aucun
option-challenge-ask = Choisir ou tirer des défis à la table
option-challenge-ch-1-imperial-favor = Faveur impériale
option-challenge-ch-2-full-treasury = Trésor plein
option-challenge-ch-3-second-seal = Second Sceau
option-challenge-ch-4-drawn-blades = Lames tirées
option-challenge-ch-5-patronage = Mécénat
option-challenge-ch-6-relentless-overseer = Contremaître implacable
option-challenge-ch-7-imperial-eye = Œil impérial
option-challenge-ch-8-harsh-sun = Soleil cuisant
option-challenge-all = Les huit ensemble

## Questions

ask-challenges = Quels défis ajoutez-vous ? Commencez quand vous voulez.
ask-segment = Où placez-vous un ouvrier ? Vous pouvez d’abord tourner un anneau.
ask-segment-only = Où placez-vous un ouvrier ?
ask-worker = Quel ouvrier envoyez-vous ?
ask-inner = Anneau intérieur : son action, 1 pièce, 1 argile humide, ou rien ?
ask-inner-instead = Anneau intérieur : son action est impossible. Prendre 1 pièce, 1 argile humide, ou rien ?
ask-middle = Anneau central : son action, 1 pièce, 1 argile humide, ou rien ?
ask-middle-instead = Anneau central : son action est impossible. Prendre 1 pièce, 1 argile humide, ou rien ?
ask-outer = Anneau extérieur : son action, ou rien ?
ask-warrior = Quel guerrier façonnez-vous ?
ask-cell = Où placez-vous le guerrier ?
ask-weapon = Utiliser l’arme du nouveau guerrier ?
ask-inspector = Où déplacez-vous un inspecteur ?
ask-guard = Quel autre de vos guerriers déplacez-vous ?
ask-march = Où va-t-il ?
ask-token = Combien payez-vous pour le maître ? Chaque jeton ne sert qu’une fois.
ask-ability = Utiliser maintenant le nouveau maître ?
ask-warehouse = Quel entrepôt videz-vous ?
ask-priority-bonus = Priorité : une pièce ou une argile humide avec vos points ?
ask-specialist = Quel spécialiste engagez-vous ?
ask-rider = Quel guerrier reçoit le cheval ?
ask-horse = Dans quelle direction va le cheval ?
ask-specialist-cell = Où placez-vous le spécialiste ?
ask-face = À quel guerrier l’archer fait-il face ?
ask-pm-warrior = Les règles de Li Si permettent plusieurs cases. Où va son guerrier ?
ask-pm-group = Les règles de Li Si permettent plusieurs groupes. Lequel son archer rejoint-il ?
ask-pm-archer = Les règles de Li Si permettent plusieurs cases. Où s’agenouille son archer ?
ask-pm-facing = À quel guerrier de Li Si son archer fait-il face ?
ask-pm-specialist = Les règles de Li Si permettent plusieurs cases. Où va son spécialiste ?

## Choix

choice-lay = Ajouter { $thing }. { $effect }
choice-draw = Tirer un défi
choice-begin = Commencer la partie
choice-place =
    Vers le { $thing } : { $inner }{ $inner_shut ->
        [0] { "" }
       *[other] { " " }(impossible pour l’instant)
    } · { $middle }{ $middle_shut ->
        [0] { "" }
       *[other] { " " }(impossible pour l’instant)
    } · { $outer }{ $outer_shut ->
        [0] { "" }
       *[other] { " " }(impossible pour l’instant)
    }
choice-rotate =
    { $coins ->
        [one] Tourner l’{ $thing } d’un cran pour { $coins } pièce
       *[other] Tourner l’{ $thing } d’un cran pour { $coins } pièces
    }
choice-send =
    { $closes ->
        [0] Envoyer un { $thing } : un artisan peut encore le rejoindre
       *[other] Envoyer un { $thing } : cela ferme le segment
    }
choice-perform =
    Effectuer l’action : { $action }{ $soaked ->
        [0] { "" }
        [one] { ", " }{ $soaked } argile sèche devient humide
       *[other] { ", " }{ $soaked } argiles sèches deviennent humides
    }{ $clay ->
        [0] { "" }
        [one] { " " }avec { $clay } argile humide
       *[other] { " " }avec { $clay } argiles humides
    }{ $vp ->
        [0] { "" }
       *[other] { ", " }{ $vp } PV et une pièce ou une argile humide
    }{ part-hireable }
choice-skip = Ne rien faire
choice-take =
    { $vp ->
        [0] Prendre { $gain } au lieu de l’action
       *[other] Prendre { $gain } et { $vp } PV
    }
choice-use = Utiliser le { $thing } : { $effect }
choice-buy =
    { $coins ->
        [one] Engager le { $thing } pour { $coins } pièce ou plus : { $effect }
       *[other] Engager le { $thing } pour { $coins } pièces ou plus : { $effect }
    }
choice-decline = Ne pas utiliser le { $thing } maintenant
choice-pay =
    { $coins ->
        [one] Payer { $coins } pièce pour le { $master }
       *[other] Payer { $coins } pièces pour le { $master }
    }
choice-empty =
    { $clay ->
        [one] Vider l’{ $thing } : { $clay } argile sèche
       *[other] Vider l’{ $thing } : { $clay } argiles sèches
    }
choice-make =
    Façonner un guerrier ({ $thing }) : { $vp ->
        [0] aucun point
       *[other] { $vp } PV
    }, il en reste { $left }{ $armed ->
        [0] { "" }
       *[other] { ", " }{ LE($weapon, "hallebarde lance") } est active
    }
choice-stand = En { $thing }{ part-gains }
choice-wield =
    Utiliser { LE($thing, "hallebarde lance") } : { $vp } PV{ $coins ->
        [0] { "" }
        [one] { " " }et { $coins } pièce
       *[other] { " " }et { $coins } pièces
    }{ $inspects ->
        [0] { "" }
       *[other] { ", " }puis un inspecteur peut avancer ou reculer d’une case
    }{ $sends ->
        [0] { "" }
       *[other] { ", " }puis un autre de vos guerriers peut bouger
    }
choice-rest = Garder { LE($thing, "hallebarde lance") } pour plus tard
choice-inspect =
    { $points ->
        [0] Vers la { $thing } : toujours { $then } PV pour vous
       *[other] Vers la { $thing } : { $then } PV pour vous au lieu de { $now }
    }
choice-stay = Laisser les inspecteurs où ils sont
choice-move = Déplacer le guerrier qui est en { $thing } ({ $warrior })
choice-halt = Ne déplacer aucun guerrier
choice-march = Aller en { $thing }{ part-gains }
choice-hire =
    { $coins ->
        [one] Engager un spécialiste ({ $thing }) pour { $coins } pièce et votre { $weapon }
       *[other] Engager un spécialiste ({ $thing }) pour { $coins } pièces et votre { $weapon }
    }
choice-mount = Donner le cheval au guerrier en { $thing }
choice-ride = Faire couvrir { $thing } par le cheval{ part-gains }
choice-post =
    En { $thing } ({ $who }){ $faced ->
        [0] { "" }
       *[other] { ", " }de préférence face à { $faced }
    }{ part-gains }
choice-face = Face au guerrier en { $thing }{ part-gains }
choice-assign = { $thing } ({ $who })
part-gains =
    { $lines ->
        [0] { "" }
       *[other] { " : " }inspecteurs { SIGNED($lines) } PV
    }{ $tile ->
        [0] { "" }
       *[other] { $lines ->
            [0] { " : " }
           *[other] { ", " }
        }tuile de cette manche { SIGNED($tile) } PV
    }{ $music ->
        [0] { "" }
       *[other] { $lines ->
            [0] { $tile ->
                [0] { " : " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }musiciens { SIGNED($music) } PV
    }{ $end ->
        [0] { "" }
       *[other] { $lines ->
            [0] { $tile ->
                [0] { $music ->
                    [0] { " : " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }à la fin { SIGNED($end) } PV
    }
part-hireable =
    { $horse ->
        [0] { "" }
        [one] { " · " }cheval pour { $horse } pièce et { LE($horse_weapon, "hallebarde lance") }
       *[other] { " · " }cheval pour { $horse } pièces et { LE($horse_weapon, "hallebarde lance") }
    }{ $footman ->
        [0] { "" }
        [one] { " · " }fantassin pour { $footman } pièce et { LE($footman_weapon, "hallebarde lance") }
       *[other] { " · " }fantassin pour { $footman } pièces et { LE($footman_weapon, "hallebarde lance") }
    }{ $kneeling_archer ->
        [0] { "" }
        [one] { " · " }archer agenouillé pour { $kneeling_archer } pièce et { LE($kneeling_archer_weapon, "hallebarde lance") }
       *[other] { " · " }archer agenouillé pour { $kneeling_archer } pièces et { LE($kneeling_archer_weapon, "hallebarde lance") }
    }{ $musician ->
        [0] { "" }
        [one] { " · " }musicien pour { $musician } pièce et { LE($musician_weapon, "hallebarde lance") }
       *[other] { " · " }musicien pour { $musician } pièces et { LE($musician_weapon, "hallebarde lance") }
    }
does-master-builder = façonner un guerrier du type le plus fourni pour autant de pièces que le numéro de la manche
does-master-administrator = répéter l’action intérieure
does-master-inspector = avancer un inspecteur de 1 ou 2 cases
does-master-clay-maker = prendre 3 argiles humides
does-master-supervisor = prendre toute l’argile sèche de deux entrepôts
does-master-blacksmith = préparer toutes vos armes

## Titres des choix, questions avant un choix qui renonce à quelque chose, et badges

heading-place = Placer un ouvrier
heading-rotate = D’abord tourner un anneau
heading-perform = L’action
heading-use = Le maître
heading-buy = Le maître
heading-take = À la place
heading-bonus = Avec vos points
heading-lay = Ajouter un défi
heading-draw = Au hasard
heading-inspector-row = L’inspecteur des rangées
heading-inspector-col = L’inspecteur des colonnes
forgo-goods = Vous pouvez encore prendre une pièce ou une argile humide. Ne rien faire quand même ?
forgo-weapon = Préparer l’arme ne coûte rien. Ne rien faire quand même ?
forgo-master = Utiliser ce maître maintenant ne coûte rien. S’en passer quand même ?
brief-place = { $thing } { badge-place }
brief-rotate =
    { $thing }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
badge-place =
    { $inner_shut ->
        [0] ●
       *[other] ○
    }{ $middle_shut ->
        [0] ●
       *[other] ○
    }{ $outer_shut ->
        [0] ●
       *[other] ○
    }
badge-rotate = −{ $coins }
badge-take = +{ $count }
badge-buy = −{ $coins }
badge-pay = −{ $coins }
badge-empty =
    { $clay ->
        [0] { "" }
       *[other] +{ $clay }
    }
badge-make = { part-vp }
badge-stand = { part-points }
badge-march = { part-points }
badge-ride = { part-points }
badge-post = { part-points }
badge-face = { part-points }
badge-inspect = { part-points }
badge-wield = { part-vp }
badge-hire = −{ $coins }
part-vp =
    { $vp ->
        [0] { "" }
       *[other] +{ $vp }
    }
part-points =
    { $points ->
        [0] { "" }
       *[other] { SIGNED($points) }
    }

## Pourquoi un choix est impossible

reason-already-laid = Vous avez déjà ajouté ce défi.
reason-all-laid = Tous les défis sont déjà en jeu.
reason-already-rotated = Vous avez déjà tourné un anneau ce tour-ci.
reason-rotation-too-dear =
    { $need ->
        [one] Tourner un anneau coûte { $need } pièce, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
       *[other] Tourner un anneau coûte { $need } pièces, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
    }
reason-segment-closed = Un artisan ferme ce segment.
reason-artisan-only =
    Un compagnon est déjà ici : seul un artisan peut le rejoindre{ $artisans ->
        [0] { ", " }et vous n’en avez pas en main.
       *[other] .
    }
reason-no-such-worker = Vous n’avez pas { DE($worker) } en main.
reason-no-wet-clay =
    { $need ->
        [one] Cela coûte { $need } argile humide, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        } (argiles sèches : { $dry }).
       *[other] Cela coûte { $need } argiles humides, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        } (argiles sèches : { $dry }).
    }
reason-no-base = Tous vos socles sont déjà dans le mausolée.
reason-no-figure = Il ne reste plus de figurine de ce type dans l’organiseur.
reason-mausoleum-full = Le mausolée est plein.
reason-no-artisan-left = Il ne vous reste plus d’artisan.
reason-nothing-to-soak = Vous n’avez pas d’argile sèche.
reason-is-artisan = L’ouvrier ici est déjà un artisan.
reason-not-most-figures = Le Maître bâtisseur prend un type dont il reste le plus de figurines ({ $most }) : { $kinds }.
reason-occupied = Il y a déjà une statue ici.
reason-other-weapon = Le nouveau guerrier n’utilise que son arme, { LE($weapon, "hallebarde lance") }.
reason-not-your-warrior = Vous n’avez aucun guerrier ici.
reason-the-new-guard = Le nouveau garde lui-même ne peut pas bouger.
reason-mounted = Un guerrier à cheval ne peut pas bouger.
reason-hemmed-in = Ce guerrier n’a aucune case vide à côté de lui.
reason-no-straight-way = Il ne peut pas y aller en ligne droite sur des cases vides.
reason-inspector-out-of-reach = L’officier déplace un inspecteur d’une case en avant ou en arrière.
reason-inspector-forward-only = Le Maître inspecteur avance un inspecteur de 1 ou 2 cases.
reason-is-master = Le { $action } est sur cet espace : engagez-le ou utilisez-le.
reason-other-master = Ce n’est pas le maître de votre espace, qui montre : { $action }.
reason-already-hired = Vous avez déjà un jeton chez ce maître.
reason-not-hired = Vous n’avez pas de jeton chez ce maître.
reason-no-token-payable =
    { $token ->
        [one] Votre jeton Maître le moins cher coûte { $token } pièce, { $coins ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $coins }
        }.
       *[other] Votre jeton Maître le moins cher coûte { $token } pièces, { $coins ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $coins }
        }.
    }
reason-token-placed = Ce jeton est déjà chez un maître.
reason-token-too-dear =
    { $need ->
        [one] Ce jeton coûte { $need } pièce, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
       *[other] Ce jeton coûte { $need } pièces, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
    }
reason-same-cost = Prenez votre autre jeton du même coût.
reason-builder-too-dear =
    { $round ->
        [one] Utiliser le Maître bâtisseur coûte { $round } pièce cette manche, { $coins ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $coins }
        }.
       *[other] Utiliser le Maître bâtisseur coûte { $round } pièces cette manche, { $coins ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $coins }
        }.
    }
reason-warehouses-empty = Tous les entrepôts sont vides.
reason-same-warehouse = Vous avez déjà vidé celui-ci. Choisissez un autre entrepôt.
reason-all-active = Toutes vos armes sont déjà actives.
reason-already-active = Votre { $weapon } est déjà active.
reason-no-priority-left = Il ne reste plus de jeton Priorité.
reason-holds-priority = Vous avez déjà le { $held }.
reason-nothing-to-hire =
    { $armed ->
        [0] Vous n’avez aucune arme active, donc vous ne pouvez engager aucun spécialiste.
       *[other] { $have ->
            [one] Vous ne pouvez engager aucun spécialiste avec { $have } pièce.
           *[other] Vous ne pouvez engager aucun spécialiste avec { $have } pièces.
        } { part-lacks }
    }
reason-sold-out = Il ne reste plus de ce spécialiste.
reason-specialist-too-dear =
    { $need ->
        [one] Il coûte { $need } pièce, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
       *[other] Il coûte { $need } pièces, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
    }
reason-weapon-inactive = Votre { $weapon }, qu’il demande, n’est pas active.
reason-no-rider = Aucun de vos guerriers n’a la place pour un cheval.
reason-already-mounted = Ce guerrier a déjà un cheval.
reason-no-room-for-horse = Un cheval demande deux cases vides en ligne à partir de ce guerrier.
reason-no-archer-cell = Il n’y a aucune case vide à côté d’un guerrier.
reason-no-warrior-beside = Il n’y a aucun guerrier à côté de cette case.
reason-no-warrior-there = Ce n’est pas un guerrier à côté de l’archer.
reason-not-his-cell = Les règles de Li Si donnent une meilleure case à son guerrier.
reason-not-his-group = Ce n’est pas un des groupes que veut Li Si.
reason-not-his-place = Les règles de Li Si donnent une meilleure case à son spécialiste.
reason-not-his-warrior = Ce n’est pas un guerrier de Li Si dans ce groupe.
part-lacks =
    Cheval : { $horse ->
        [1] il n’en reste plus
        [2] { LE($horse_weapon, "hallebarde lance") } n’est pas active
        [4] aucun de vos guerriers n’a la place
        [5] aucune case vide à côté d’un guerrier
        [6] le mausolée est plein
       *[other] coûte { $horse_price }
    } ; fantassin : { $footman ->
        [1] il n’en reste plus
        [2] { LE($footman_weapon, "hallebarde lance") } n’est pas active
        [4] aucun de vos guerriers n’a la place
        [5] aucune case vide à côté d’un guerrier
        [6] le mausolée est plein
       *[other] coûte { $footman_price }
    } ; archer agenouillé : { $kneeling_archer ->
        [1] il n’en reste plus
        [2] { LE($kneeling_archer_weapon, "hallebarde lance") } n’est pas active
        [4] aucun de vos guerriers n’a la place
        [5] aucune case vide à côté d’un guerrier
        [6] le mausolée est plein
       *[other] coûte { $kneeling_archer_price }
    } ; musicien : { $musician ->
        [1] il n’en reste plus
        [2] { LE($musician_weapon, "hallebarde lance") } n’est pas active
        [4] aucun de vos guerriers n’a la place
        [5] aucune case vide à côté d’un guerrier
        [6] le mausolée est plein
       *[other] coûte { $musician_price }
    }.

## Ce qui se passe

event-round-started = La manche { $round } commence. Ordre de jeu : { $order }. Tuile Décompte : { $tile }.
event-ring-rotated =
    { $coins ->
        [one] { WHO($seat, "tourne", "Vous tournez") } l’{ $ring } pour { $coins } pièce.
       *[other] { WHO($seat, "tourne", "Vous tournez") } l’{ $ring } pour { $coins } pièces.
    }
event-worker-placed = { WHO($seat, "place", "Vous placez") } un ouvrier ({ $worker }) sur le { $segment }.
event-goods-gained = { WHO($seat, "gagne", "Vous gagnez") } { $gain }.
event-took-instead = { WHO($seat, "prend", "Vous prenez") } { $gain } au lieu de l’action.
event-action-skipped = { WHO($seat, "renonce", "Vous renoncez") } à l’{ $ring }.
event-already-active = { WHO($seat, "ne peut", "Vous ne pouvez") } pas préparer { LE($weapon, "hallebarde lance") }, déjà active.
event-nothing-to-hire =
    { $armed ->
        [0] { WHO($seat, "n’a", "Vous n’avez") } aucune arme active et ne { FORM($seat, "peut", "pouvez") } engager aucun spécialiste.
       *[other] { $have ->
            [one] { WHO($seat, "ne peut", "Vous ne pouvez") } engager aucun spécialiste avec { $have } pièce.
           *[other] { WHO($seat, "ne peut", "Vous ne pouvez") } engager aucun spécialiste avec { $have } pièces.
        } { part-lacks }
    }
event-clay-soaked =
    { $count ->
        [one] { WHO($seat, "trempe", "Vous trempez") } { $count } argile.
       *[other] { WHO($seat, "trempe", "Vous trempez") } { $count } argiles.
    }
event-worker-upgraded = { WHO($seat, "promeut", "Vous promouvez") } en artisan le compagnon du { $segment }.
event-priority-taken =
    { WHO($seat, "prend", "Vous prenez") } le { $token }{ $clay ->
        [0] .
        [one] { " " }et { $clay } argile humide.
       *[other] { " " }et { $clay } argiles humides.
    }
event-priority-bonus = { WHO($seat, "utilise", "Vous utilisez") } la priorité : +{ $vp } PV et { $gain }.
event-warrior-made =
    { WHO($seat, "façonne", "Vous façonnez") } un guerrier ({ $warrior }) en { $cell } pour { $paid } : +{ $vp } PV. L’{ $warehouse } contient maintenant { $clay ->
        [one] { $clay } argile sèche.
       *[other] { $clay } argiles sèches.
    }
event-warrior-built = { WHO($seat, "construit", "Vous construisez") } un guerrier ({ $warrior }) en { $cell } pour { $paid }.
event-weapon-used =
    { WHO($seat, "utilise", "Vous utilisez") } { LE($weapon, "hallebarde lance") } : +{ $vp } PV{ $coins ->
        [0] { "" }
        [one] { " " }et { $coins } pièce
       *[other] { " " }et { $coins } pièces
    }.
event-inspector-moved = L’{ $inspector } va à la { $space }.
event-warrior-moved = { WHO($seat, "déplace", "Vous déplacez") } un guerrier ({ $warrior }) { DE($start) } à { $end }.
event-nobody-to-send = { WHO($seat, "n’a", "Vous n’avez") } aucun autre guerrier qui puisse bouger.
event-master-bought =
    { $coins ->
        [one] { WHO($seat, "engage", "Vous engagez") } le { $master } pour { $coins } pièce.
       *[other] { WHO($seat, "engage", "Vous engagez") } le { $master } pour { $coins } pièces.
    }
event-master-used = { WHO($seat, "utilise", "Vous utilisez") } le { $master }.
event-master-idle = { WHO($seat, "ne peut", "Vous ne pouvez") } pas utiliser le { $master } maintenant : { $why }.
event-warehouse-emptied = { WHO($seat, "vide", "Vous videz") } l’{ $warehouse } : { $gain }.
event-warehouse-discarded =
    { $count ->
        [one] { $count } argile de l’{ $warehouse } est perdue.
       *[other] { $count } argiles de l’{ $warehouse } sont perdues.
    }
event-weapon-readied = { WHO($seat, "prépare", "Vous préparez") } { LE($weapon, "hallebarde lance") }.
event-weapons-readied = { WHO($seat, "prépare", "Vous préparez") } toutes { FORM($seat, "ses", "vos") } armes. Nouvelles armes actives : { $weapons }.
event-specialist-hired =
    { $coins ->
        [one] { WHO($seat, "engage", "Vous engagez") } un spécialiste ({ $who }) pour { $coins } pièce et { LE($weapon, "hallebarde lance") }.
       *[other] { WHO($seat, "engage", "Vous engagez") } un spécialiste ({ $who }) pour { $coins } pièces et { LE($weapon, "hallebarde lance") }.
    }
event-horse-placed = { WHO($seat, "met", "Vous mettez") } un cheval sous le guerrier en { $cell }, jusqu’en { $end }.
event-specialist-placed = { WHO($seat, "place", "Vous placez") } un spécialiste ({ $who }) en { $cell }.
event-archer-placed = { WHO($seat, "place", "Vous placez") } un archer en { $cell }, face à { $faced }.
event-domination = Au décompte ({ $scope }), { WHO($seat, "domine", "vous dominez") } avec un total de { $count } : +{ $vp } PV.
event-presence = Au décompte ({ $scope }), { WHO($seat, "marque", "vous marquez") } pour la présence avec un total de { $count } : +{ $vp } PV.
event-footman-domination = Autour du fantassin en { $scope }, { WHO($seat, "domine", "vous dominez") } avec { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } : +{ $vp } PV.
event-archer-domination = Au décompte ({ $scope }), malgré l’égalité ({ $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } partout), { WHO($seat, "domine", "vous dominez") } grâce aux archers : +{ $vp } PV.
event-footman-archer-domination = Autour du fantassin en { $scope }, malgré l’égalité ({ $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } partout), { WHO($seat, "domine", "vous dominez") } grâce aux archers : +{ $vp } PV.
event-footman-presence = Autour du fantassin en { $scope }, { WHO($seat, "marque", "vous marquez") } pour la présence avec { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } : +{ $vp } PV.
event-musicians-scored = Musiciens ({ $cells }) : { WHO($seat, "marque", "vous marquez") } { $vp } PV.
event-order-set = Nouvel ordre de jeu : { $order }.
event-clay-dried =
    { WHO($seat, "voit", "Vous voyez") } sécher { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    } ; { $kept ->
        [0] aucune ne reste humide.
        [one] { $kept } reste humide.
       *[other] { $kept } restent humides.
    }
event-master-coins = { WHO($seat, "reçoit", "Vous recevez") } { $gain } de { FORM($seat, "ses", "vos") } maîtres.
event-wheel-prepared = Tous les ouvriers rentrent, et les deux anneaux tournent d’un cran.
event-loners-removed = Retrait (dans aucun groupe) : { $cells }.
event-group-scored =
    { WHO($seat, "marque", "Vous marquez") } un groupe ({ $warrior } : { $cells }) : { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } × { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }{ $prize ->
        [0] { "" }
       *[other] { " " }+ { $prize }
    } = { $vp } PV.
event-archer-scored = L’archer en { $cell } fait face à { $faced } : +{ $vp } PV pour { WHO($seat, "", "vous") }.
event-leftovers-scored =
    { WHO($seat, "garde", "Vous gardez") } { $count ->
        [one] { $count } argile ou pièce
       *[other] { $count } argiles et pièces
    } : +{ $vp } PV.
event-final-score = { WHO($seat, "finit", "Vous finissez") } avec { $vp } PV.
event-game-ended = La partie est finie. { WHO($winner, "gagne", "Vous gagnez") }.

## Ce que fait Li Si, et pourquoi

event-challenge-laid = Défi : { $challenge }.
event-master-revealed = Une carte Maître est révélée : Li Si a maintenant le { $master }.
event-overseer-moved =
    Li Si lance { $first } et { $second } et utilise le plus petit dé. Son contremaître avance de { $steps ->
        [one] { $steps } segment
       *[other] { $steps } segments
    }, du { $start } au { $segment }{ $count ->
        [0] .
       *[other] { " " }(non comptés, avec ses ouvriers ou vos artisans : { $skipped }).
    }
event-overseer-advanced = Aucun ouvrier de Li Si ne peut s’y placer : le contremaître continue jusqu’au prochain segment vide, le { $segment }.
event-pm-action = Li Si, { $source } : { $action }.
event-card-revealed = Li Si révèle la { $card } pour la fin de son tour : { $action } ({ $cause } : { $why }).
event-deck-reshuffled = La carte Mélange apparaît. La suivante la remplace, et toutes les autres forment une nouvelle pioche.
event-spare-action = Li Si fait une action d’appoint ({ $cause } : { $why }) : +{ $vp } PV et { $gain }, car { $reason }.
event-pm-ring-turned = Comme l’indique la { $card }, l’{ $ring } tourne d’un cran.
event-pm-soaked = Li Si prend autant d’argile qu’en contient l’entrepôt le plus plein ({ $warehouse }) : { $gain }.
event-pm-readied-other = Déjà active : { $meant }. Li Si prépare donc son arme inactive la plus à gauche, { LE($weapon, "hallebarde lance") }.
event-pm-all-ready = Toutes les armes de Li Si sont déjà actives : il ne se passe rien.
event-pm-repeats = Le Maître administrateur répète l’action intérieure pour Li Si : { $action }.
event-pm-favor = Faveur impériale : Li Si commence avec { $vp } PV.
event-pm-seal = Second Sceau : Li Si marque { $vp } PV pour le { $master }.
event-pm-inspector-weighed = La meilleure ligne pour Li Si est la { $space } : { $swing } PV en sa faveur.
event-pm-inspectors-stay = Aucun déplacement d’inspecteur n’aide Li Si : les deux restent.
event-pm-weighed = Li Si envisage un spécialiste ({ $who }) : { $verdict }.
event-pm-sword-for-all = La seule arme active de Li Si est l’épée : elle vaut pour toute arme.
event-pm-no-specialist =
    { $tried ->
        [0] Li Si n’a aucune arme active : il n’engage aucun spécialiste et prend { $gain }.
       *[other] Li Si n’engage aucun spécialiste et prend { $gain }.
    }
event-pm-groups-led = Son archer : à côté d’un groupe qu’il mène, avec le moins de vos guerriers ({ $groups }).
event-pm-spares-weapons = Li Si garde ses armes pour deux spécialistes : elles ne comptent pas pour ce guerrier.
event-pm-unarmed = Li Si n’a aucune arme active : tous les types lui sont ouverts.
event-pm-worth-more = Son type : { $vp } PV avec { $warriors }, au moins { $more } de plus que tout type dont l’arme est active ({ $armed } PV). Ses armes ne l’obligent donc pas.
event-pm-types-narrowed = Son type : { $step }, donc { $warriors }.
event-pm-type-chosen = Prochain guerrier de Li Si : { $warrior }.
event-pm-criterion =
    { $cells ->
        [one] Sa case : { $criterion } ({ $groups }) ; il reste { $cells } case.
       *[other] Sa case : { $criterion } ({ $groups }) ; il reste { $cells } cases.
    }
event-pm-no-criterion =
    { $cells ->
        [one] Sa case : { $criterion } ; il reste { $cells } case.
       *[other] Sa case : { $criterion } ; il reste { $cells } cases.
    }
event-pm-cells-counted =
    { $tile ->
        [0] Sa case : { $step } ; il reste { $count } cases.
       *[other] Sa case : { $step } (tuile de la manche { $tile }) ; il reste { $count } cases.
    }
event-pm-cells-narrowed =
    { $tile ->
        [0] Sa case : { $step } ; il reste { $cells }.
       *[other] Sa case : { $step } (tuile de la manche { $tile }) ; il reste { $cells }.
    }
event-pm-weapon-used =
    Li Si utilise { LE($weapon, "hallebarde lance") } : +{ $vp } PV{ $coins ->
        [0] { "" }
        [one] { " " }et { $coins } pièce
       *[other] { " " }et { $coins } pièces
    }. L’arme passe en tête de sa rangée.
event-pm-warrior-built = Li Si construit un guerrier ({ $warrior }) en { $cell } pour { $paid } : +{ $vp } PV.
event-surprise-build = Construction surprise : Li Si paie { $paid } sur { $have }.

## Ce que fait un joueur, après son nom

deed-warrior-made = { FORM($seat, "façonne", "façonnez") } un guerrier en { $cell } ({ $warrior })
deed-warrior-built = { FORM($seat, "construit", "construisez") } un guerrier en { $cell } ({ $warrior }) pour { $paid }
deed-pm-warrior-built = { FORM($seat, "construit", "construisez") } un guerrier en { $cell } ({ $warrior }) pour { $paid }
deed-horse-placed = { FORM($seat, "met", "mettez") } un cheval sous le guerrier en { $cell }
deed-archer-placed = { FORM($seat, "place", "placez") } un archer en { $cell }, face à { $faced }
deed-specialist-placed = { FORM($seat, "place", "placez") } un { $who } en { $cell }
deed-master-bought = { FORM($seat, "engage", "engagez") } le { $master }
deed-worker-upgraded = { FORM($seat, "promeut", "promouvez") } en artisan le compagnon du { $segment }
deed-priority-taken = { FORM($seat, "prend", "prenez") } le { $token }
deed-priority-bonus = { FORM($seat, "utilise", "utilisez") } la priorité pour { $gain }
deed-weapon-used = { FORM($seat, "utilise", "utilisez") } { LE($weapon, "hallebarde lance") }
deed-pm-weapon-used = { FORM($seat, "utilise", "utilisez") } { LE($weapon, "hallebarde lance") }
deed-warrior-moved = { FORM($seat, "déplace", "déplacez") } un guerrier ({ $warrior }) { DE($start) } à { $end }
deed-inspector-moved = { FORM($seat, "déplace", "déplacez") } l’{ $inspector } vers la { $space }
deed-warehouse-emptied = { FORM($seat, "vide", "videz") } l’{ $warehouse }
deed-pm-soaked = { FORM($seat, "prend", "prenez") } { $gain } en trempant l’argile
deed-clay-soaked =
    { $count ->
        [one] { FORM($seat, "trempe", "trempez") } { $count } argile
       *[other] { FORM($seat, "trempe", "trempez") } { $count } argiles
    }
deed-spare-action = { FORM($seat, "prend", "prenez") } { $gain } par une action d’appoint
deed-weapons-readied = { FORM($seat, "prépare", "préparez") } toutes { FORM($seat, "ses", "vos") } armes
deed-goods-gained = { FORM($seat, "gagne", "gagnez") } { $gain }
deed-pm-no-specialist = { FORM($seat, "prend", "prenez") } { $gain } au lieu d’un spécialiste
deed-weapon-readied = { FORM($seat, "prépare", "préparez") } { LE($weapon, "hallebarde lance") }
deed-took-instead = { FORM($seat, "prend", "prenez") } { $gain } au lieu d’une action
deed-domination = { FORM($seat, "domine", "dominez") } au décompte ({ $scope })
deed-archer-domination = { FORM($seat, "domine", "dominez") } au décompte grâce aux archers ({ $scope })
deed-ring-rotated = { FORM($seat, "tourne", "tournez") } l’{ $ring }
deed-worker-placed = { FORM($seat, "envoie", "envoyez") } un ouvrier sur le { $segment }

## Feuille de score

score-organizer = Guerriers façonnés
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

## Ce que vaut une position, pour les indices

worth-score = points marqués
worth-inspectors = lignes que les inspecteurs atteindront
worth-tiles = tuiles Décompte
worth-musicians = musiciens
worth-footmen = fantassins
worth-groups = groupes
worth-archers = archers agenouillés
worth-goods = argile et pièces
worth-weapons = armes
worth-masters = maîtres
worth-artisans = artisans
worth-priority = ordre de jeu
worth-turns = tours restants dans cette manche

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

help-officer = Avec l’épée : 1 PV, puis vous pouvez avancer ou reculer un inspecteur d’une case.
help-guard = Avec la hallebarde : 3 PV, puis vous pouvez déplacer un autre de vos guerriers en ligne droite.
help-crossbowman = Avec l’arbalète : 1 PV par case vide jusqu’à la statue la plus proche dans la meilleure direction.
help-soldier = Avec la lance : 1 PV et 2 pièces.
help-horse = Sous un de vos guerriers, sur deux cases de plus : il se tient alors sur les trois.
help-footman = À la fin, 8 PV pour le plus de guerriers autour de lui, 2 PV pour les autres joueurs présents.
help-kneeling-archer = Fait face à un guerrier voisin : il rejoint son groupe, départage les égalités pour son propriétaire et lui donne 2 PV à la fin.
help-musician = À chaque décompte, chaque joueur marque 1 PV par guerrier à lui dans sa rangée ou sa colonne.
help-master-builder = Façonnez un guerrier du type le plus fourni pour autant de pièces que le numéro de la manche. Entretien : 1 pièce.
help-master-administrator = Répétez l’action intérieure de votre segment. Entretien : 1 pièce.
help-master-inspector = Avancez un inspecteur de 1 ou 2 cases. Entretien : 1 pièce.
help-master-clay-maker = Prenez 3 argiles humides. Entretien : 1 argile reste humide.
help-master-supervisor = Prenez toute l’argile sèche de deux entrepôts. Entretien : 1 argile reste humide.
help-master-blacksmith = Préparez toutes vos armes. Entretien : 1 argile reste humide.
help-priority-token = Fixe l’ordre de jeu de la manche suivante. Certains donnent aussi de l’argile humide.
help-overseer = Montre d’où part le prochain déplacement de Li Si.
help-ch-1-imperial-favor = Li Si commence avec 10 PV.
help-ch-2-full-treasury = Li Si commence avec 3 pièces de plus et 3 argiles.
help-ch-3-second-seal = Deux cartes Maître sont révélées au départ. Li Si marque 2 PV chaque fois qu’il utilise un de ses maîtres.
help-ch-4-drawn-blades = Toutes les armes de Li Si sont actives au départ et de nouveau après chaque manche.
help-ch-5-patronage = L’action d’appoint de Li Si rapporte 3 PV au lieu de 2.
help-ch-6-relentless-overseer = Avant son premier tour de chaque manche, Li Si révèle une carte Action.
help-ch-7-imperial-eye = Li Si marque 2 PV de plus chaque fois qu’il domine une ligne d’inspecteur.
help-ch-8-harsh-sun = Vos maîtres ne protègent aucune argile du séchage.

## Noms : joueurs

letter-yellow = J
letter-green = T
letter-blue = B
letter-purple = V
letter-prime-minister = L
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
name-supervisor = inspecteur
name-seal = sceau
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
name-mt-1 = premier jeton Maître
name-mt-2 = deuxième jeton Maître
name-mt-3 = troisième jeton Maître
name-mt-4 = quatrième jeton Maître
name-mt-5 = cinquième jeton Maître
name-mt-6 = sixième jeton Maître
name-priority-1 = jeton Priorité 1
name-priority-2 = jeton Priorité 2
name-priority-3 = jeton Priorité 3
name-s0 = segment 1
name-s1 = segment 2
name-s2 = segment 3
name-s3 = segment 4
name-s4 = segment 5
name-s5 = segment 6
name-s6 = segment 7
name-s7 = segment 8
name-s8 = segment 9
name-s9 = segment 10
name-s10 = segment 11
name-s11 = segment 12

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
name-row-1 = rangée A
name-row-2 = rangée B
name-row-3 = rangée C
name-row-4 = rangée D
name-row-5 = rangée E
name-row-6 = rangée F
name-row-7 = rangée G
name-col-1 = colonne 1
name-col-2 = colonne 2
name-col-3 = colonne 3
name-col-4 = colonne 4
name-col-5 = colonne 5
name-col-6 = colonne 6
name-col-7 = colonne 7
name-col-8 = colonne 8
name-col-9 = colonne 9
mark-row-1 = A
mark-row-2 = B
mark-row-3 = C
mark-row-4 = D
mark-row-5 = E
mark-row-6 = F
mark-row-7 = G
mark-col-1 = 1
mark-col-2 = 2
mark-col-3 = 3
mark-col-4 = 4
mark-col-5 = 5
mark-col-6 = 6
mark-col-7 = 7
mark-col-8 = 8
mark-col-9 = 9

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
name-pm-chart-1 = de priorité 1 dans le tableau
name-pm-chart-2 = de priorité 1 ou 2 dans le tableau
name-pm-chart-3 = de priorité 1 à 3 dans le tableau
name-pm-chart-4 = de priorité 1 à 4 dans le tableau
name-pm-chart-5 = de toute priorité dans le tableau
name-pm-priority-1 = meilleure priorité 1, où se croisent les lignes des inspecteurs
name-pm-priority-2 = meilleure priorité 2, où se croisent leurs prochaines lignes
name-pm-priority-3 = meilleure priorité 3, sur une ligne des inspecteurs
name-pm-priority-4 = meilleure priorité 4, sur une de leurs prochaines lignes
name-pm-priority-5 = meilleure priorité 5, sur aucune de ces lignes
name-pm-step-music = le plus de musiciens en rangée et colonne
name-pm-step-footman = à côté du fantassin le plus disputé
name-pm-step-armed = seulement ceux dont l’arme est active
name-pm-step-worth = ceux qui valent le plus
name-pm-step-tile = celui de la première tuile Décompte à venir
name-pm-step-row = l’arme la plus à gauche de sa rangée
name-pm-step-escort = son avance autour dépasse le nombre de cases vides
name-pm-step-audience = là où il l’entend le plus par rapport à vous
name-pm-by-rule = comme toujours
name-pm-no-fit = aucun de ses ouvriers ne peut s’y placer
name-pm-no-token = il n’y a aucun jeton
name-pm-no-effect = cela ne ferait rien
name-pm-is-artisan = son ouvrier est déjà un artisan
name-pm-no-artisan = il ne lui reste plus d’artisan
name-pm-too-little-clay = il a trop peu d’argile
name-pm-too-few-coins = il a trop peu de pièces
name-pm-cannot-make = il ne reste plus de socle, de figurine ou de case
name-pm-by-tile = la tuile de cette manche les compte
name-pm-much-clay = il a assez d’argile
name-pm-little-clay = il a peu d’argile
name-pm-never = il n’en prend jamais
name-pm-sold-out = il n’en reste plus
name-pm-too-dear = il n’a pas les moyens
name-pm-unwilling = aucune case ne lui convient
name-pm-willing = il l’engage
name-idle-coins = trop peu de pièces
name-idle-pieces = il ne reste plus de socle, de figurine ou de case vide
name-idle-inner = l’action intérieure du segment est impossible
name-idle-warehouses = tous les entrepôts sont vides
name-idle-weapons = toutes les armes sont déjà actives

## Noms : cases du mausolée

name-r1c1 = A1
name-r1c2 = A2
name-r1c3 = A3
name-r1c4 = A4
name-r1c5 = A5
name-r1c6 = A6
name-r1c7 = A7
name-r1c8 = A8
name-r1c9 = A9
name-r2c1 = B1
name-r2c2 = B2
name-r2c3 = B3
name-r2c4 = B4
name-r2c5 = B5
name-r2c6 = B6
name-r2c7 = B7
name-r2c8 = B8
name-r2c9 = B9
name-r3c1 = C1
name-r3c2 = C2
name-r3c3 = C3
name-r3c4 = C4
name-r3c5 = C5
name-r3c6 = C6
name-r3c7 = C7
name-r3c8 = C8
name-r3c9 = C9
name-r4c1 = D1
name-r4c2 = D2
name-r4c3 = D3
name-r4c4 = D4
name-r4c5 = D5
name-r4c6 = D6
name-r4c7 = D7
name-r4c8 = D8
name-r4c9 = D9
name-r5c1 = E1
name-r5c2 = E2
name-r5c3 = E3
name-r5c4 = E4
name-r5c5 = E5
name-r5c6 = E6
name-r5c7 = E7
name-r5c8 = E8
name-r5c9 = E9
name-r6c1 = F1
name-r6c2 = F2
name-r6c3 = F3
name-r6c4 = F4
name-r6c5 = F5
name-r6c6 = F6
name-r6c7 = F7
name-r6c8 = F8
name-r6c9 = F9
name-r7c1 = G1
name-r7c2 = G2
name-r7c3 = G3
name-r7c4 = G4
name-r7c5 = G5
name-r7c6 = G6
name-r7c7 = G7
name-r7c8 = G8
name-r7c9 = G9

## Le plateau dessiné

name-warrior = guerrier
board-round = Manche { $round } sur { $rounds }
board-wheel = Roue d’actions
board-segment = { $n }
board-mausoleum = Mausolée
board-lines = Rangées et colonnes
board-groups = Groupes et fantassins
board-masters = Maîtres
board-challenges = Les défis de l’Empereur
board-organizer = Organiseur
board-specialists = Spécialistes
board-order = Ordre de jeu
board-cards = Cartes de Li Si
board-count = { $who } avec { $n } : +{ $vp } PV
board-worker = { $worker } { DE($who) }
board-open-artisan = ouvert aux artisans seulement
board-open-nobody = fermé
board-empty = vide
board-rider = sous le guerrier en { $cell }
board-facing = face à { $cell }
board-group = groupe
board-turn =
    { $coins ->
        [one] Tourner l’{ $ring } d’un cran pour { $coins } pièce
       *[other] Tourner l’{ $ring } d’un cran pour { $coins } pièces
    }
board-left = reste { $n }
board-next-vp = le prochain rapporte { $n } PV
board-price =
    { $n ->
        [one] coûte { $n } pièce et { LE($weapon, "hallebarde lance") }
       *[other] coûte { $n } pièces et { LE($weapon, "hallebarde lance") }
    }
board-place = { $n }. { $who }
board-tile = Tuile de la manche { $round }
board-values = { $domination } PV pour la domination, { $presence } pour la présence
board-past = déjà décomptée à la manche { $round }
board-score = { $n } PV
board-total = si la partie finissait maintenant : { $n } PV
board-dries =
    { $n ->
        [one] { $n } argile humide séchera à la fin de la manche
       *[other] { $n } argiles humides sécheront à la fin de la manche
    }
board-active = active
board-inactive = inactive
board-in-hand = en main
board-artisans-left =
    { $n ->
        [one] { $n } artisan en réserve
       *[other] { $n } artisans en réserve
    }
board-token = jeton Maître à { $n }
board-hired = a engagé le { $master }
board-hired-by = engagé par { $who }
board-dice = le plus petit dé : { $smaller }
board-deck = pioche { $n }
board-discard = défausse { $n }
board-waiting = à résoudre
board-resolved = déjà résolu
board-master-cards = cartes Maître { $n }
board-legend = lettres : { $seats } ; o officier, g garde, a arbalétrier, s soldat ; C cheval, F fantassin, A archer et sa direction, M musicien
board-letter-officer = o
board-letter-guard = g
board-letter-crossbowman = a
board-letter-soldier = s
board-letter-horse = C
board-letter-footman = F
board-letter-kneeling-archer = A
board-letter-musician = M

## Le coach

coach-dries = C’est votre dernier ouvrier de la manche, et { $n ->
        [one] { $n } de vos argiles humides séchera
       *[other] { $n } de vos argiles humides sécheront
    } ensuite. Façonnez d’abord un guerrier : « { INNER($choice) } ».
coach-rider = Un cheval étend son guerrier sur deux cases de plus, mais il ne compte que pour un. Placez-le là où se croisent les lignes à venir.
coach-last-round = C’est la dernière manche. Deux biens restants ne valent que 1 PV, et un guerrier sans voisin de son type ne rapporte rien dans les groupes. Dépensez, et comblez les trous.
coach-scoring =
    Pour dominer une ligne, il faut y avoir plus de guerriers que chaque autre joueur. À égalité, on ne marque que pour la présence, sauf si un archer départage. { $n ->
        [0] Vous ne menez aucune des deux lignes où sont maintenant les inspecteurs.
        [1] Vous menez une des deux lignes où sont maintenant les inspecteurs.
       *[other] Vous menez les deux lignes où sont maintenant les inspecteurs.
    }
coach-overseer = Li Si avance selon le plus petit dé et suit des règles fixes. Le journal montre chaque étape avec sa règle. Suivez un de ses tours, et vous saurez prévoir le suivant.
coach-master = Un maître agit aussitôt, puis chaque fois que votre ouvrier est sur son segment, et après chaque manche. Plus tôt il est là, mieux c’est.
coach-specialist = Un spécialiste coûte des pièces et rend votre arme inactive. Un musicien rapporte à chaque décompte à venir, mais à tous les joueurs qui ont des guerriers dans ses lignes.
coach-archer = L’archer sert le propriétaire du guerrier auquel il fait face : 2 PV à la fin, et il départage les égalités.
coach-inspector = Menez l’inspecteur vers une ligne où vous êtes en tête. Vous y marquez 7 PV pour le plus de guerriers, mais 3 seulement pour une présence.
coach-weapon = Une arme utilisée doit être préparée avant de resservir. Elle doit aussi être active pour que vous puissiez engager son spécialiste.
coach-artisan = Votre artisan peut rejoindre un compagnon seul, là où aucun compagnon ne peut aller. Ici, les trois actions sont possibles : « { INNER($choice) } ».
coach-soak = { $n ->
        [one] Votre argile sèche ne paie aucun guerrier. Tremper, sur l’anneau intérieur, la rend humide
       *[other] Vos { $n } argiles sèches ne paient aucun guerrier. Tremper, sur l’anneau intérieur, les rend toutes humides d’un coup
    } : « { INNER($choice) } ».
coach-rotate = Tourner un anneau coûte des pièces. Cela en vaut la peine s’il réunit deux actions que vous utilisez aussitôt.
coach-warehouse =
    Les deux entrepôts les plus remplis contiennent { $n ->
        [one] { $n } argile sèche
       *[other] { $n } argiles sèches
    }. Le Maître superviseur peut les vider pour vous : « { INNER($choice) } ».
coach-lonely = Aucun guerrier de son type n’est à côté de cette case, et un guerrier seul ne rapporte rien à la fin dans les groupes ({ $warrior }). Y a-t-il une place à côté d’un autre ?
coach-worth-more = Les premières figurines d’un type rapportent le plus. Un autre type rapporterait { $n } PV de plus maintenant : { $other }.
coach-keeping = C’est la dernière manche, et sa tuile compte ceci : { $tile }. Il est donc utile d’en garder : 11 PV si vous en avez le plus, 5 PV dès que vous en avez.
coach-he-builds =
    Li Si a { $n ->
        [one] { $n } argile
       *[other] { $n } argiles
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. Il peut construire avant le décompte : ne lui laissez aucune ligne qu’un guerrier ferait basculer.
coach-overseer-next = Le contremaître de Li Si est au { $here }. Le plus petit dé le mène le plus souvent au { $first } (11 fois sur 36), au { $second } (9) ou au { $third } (7). Le segment que vous voulez peut être pris.
coach-hire = Un maître engagé maintenant vous aide à chaque manche à venir : « { INNER($choice) } ».
coach-music =
    Un musicien placé avec « { INNER($choice) } » compte { $own } de vos guerriers et au plus { $others } de chaque adversaire, pendant { $rounds ->
        [one] { $rounds } décompte.
       *[other] { $rounds } décomptes.
    }
coach-hire-musician =
    Un musicien en { $cell } compterait { $own } de vos guerriers et au plus { $others } de chaque adversaire, pendant { $rounds ->
        [one] { $rounds } décompte.
       *[other] { $rounds } décomptes.
    }
coach-weapon-or-specialist = Utiliser l’arme, ou la garder pour un spécialiste ? Sur ce segment, la même arme ({ $weapon }) peut aussi engager celui-ci : { $who }. Utilisée maintenant, elle rapporte { $n } PV et devient inactive.
coach-line = Cette case vous aide dans une ligne d’inspecteur : « { INNER($choice) } ».
coach-tile = La tuile de cette manche ({ $tile }) sera bientôt décomptée : « { INNER($choice) } ».
coach-free-tile = La manche { $n } compte cette tuile, et personne n’y a encore de guerrier : { $tile }. Un seul guerrier y suffit pour mener.
coach-own-master = Vous avez déjà engagé ce maître ({ $master }) et pouvez l’utiliser ici : « { INNER($choice) } ».
coach-still-moves = Vous menez la ligne d’un inspecteur, mais { $who } peut encore le déplacer avant le décompte.

## Les choix dans les tableaux de chiffres

verb-begin = Commencer la partie
verb-lay = Ajouter un défi
verb-draw = Tirer un défi
verb-place = Placer un ouvrier sur la roue
verb-rotate = Tourner un anneau
verb-send = Choisir un ouvrier
verb-perform = Effectuer une action
verb-take = Prendre des biens au lieu d’une action
verb-skip = Renoncer à une action
verb-make = Façonner un guerrier
verb-stand = Placer un guerrier
verb-wield = Utiliser une arme
verb-rest = Garder une arme pour plus tard
verb-inspect = Déplacer un inspecteur
verb-stay = Ne pas déplacer d’inspecteur
verb-halt = Ne déplacer aucun guerrier
verb-move = Choisir un guerrier à déplacer
verb-march = Déplacer un guerrier
verb-use = Utiliser un maître
verb-buy = Engager un maître
verb-pay = Choisir combien payer un maître
verb-decline = Ne pas utiliser un maître
verb-empty = Vider un entrepôt
verb-hire = Engager un spécialiste
verb-mount = Donner un cheval à un guerrier
verb-ride = Choisir la direction d’un cheval
verb-post = Placer un spécialiste
verb-face = Choisir à qui un archer fait face
verb-assign = Choisir une case pour Li Si

## Ce qu’un fichier de matériel doit contenir

expected-different-numbers = des nombres différents
expected-equal-figures = autant de figurines de chaque type
expected-one-upgrade = exactement une amélioration
expected-own-weapons = une arme différente pour chacun
expected-twelve-actions = douze actions
expected-warehouses = un entrepôt pour chaque segment
