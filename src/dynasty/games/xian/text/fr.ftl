# Xi'an en français : toutes les phrases et tous les noms que lisent les joueurs.

## Le jeu

title = Xi’an
designers = Francesco Testini et Marco Legato
publisher = Pendragon Game Studio
about-game = Jouez deux cartes par phase, modelez et peignez des soldats pour la fosse de l’empereur, et forgez l’équipement qui leur va.
about-length = 30 à 60 minutes
about-weight = moyen
credits = Xi’an est un jeu de société de Francesco Testini et Marco Legato, illustré par Davide Corsi et publié par Pendragon Game Studio en 2017. Tous les dessins et toutes les phrases d’ici sont les nôtres. Rien ne provient des illustrations ni du livret d’origine.
about-components =
    Les règles, le nombre de pièces du matériel, les prix du modelage et de la peinture, les prix d’entrée, les majorités, les Assistants et les tuiles Mausolée suivent les livrets publiés. Certaines valeurs ne sont imprimées que sur le matériel, pas dans les livrets. Nous les avons reconstituées : elles peuvent donc différer de votre exemplaire.

    Sont reconstitués : la plupart des gains des Percepteurs, des Artisans et des Mineurs, la plupart des prix des cartes Équipement et tous leurs bonus d’argile, et les couleurs de dix jetons Requête. C’est aussi le cas des cases des mini-plateaux Formation d’armée, c’est-à-dire la place des murs et des statues et ce que donne chaque case.

    Les fichiers de matériel donnent la source de chaque valeur : R est écrit dans un livret, E découle d’un exemple ou d’une image du livret, P vient d’une page publique, et C a été choisi par nous pour s’accorder aux autres. Si vous possédez le jeu, vous pouvez charger un fichier avec les valeurs de votre exemplaire. Les règles restent les mêmes.

## Questions

ask-favour = Faveur de l’empereur : échangez-vous certaines de vos cartes ?
ask-initiative = Quelle carte placez-vous dessous ? Sa valeur est votre initiative.
ask-work = Quelle carte placez-vous dessus ? Vous obtenez son action Ouvrier, ou son pigment.
ask-worker = Action Ouvrier, ou pigment de la carte à la place ?
ask-building = Placez-vous un Maître-Bâtisseur sur un bâtiment, ou passez-vous ?
ask-craft = Sur quelle case modelez-vous un soldat ?
ask-discount = Utilisez-vous votre tuile Réduction ?
ask-seal = Signez-vous le soldat que vous venez de modeler ?
ask-paint = Quel soldat peignez-vous ?
ask-payment = Quels pigments payez-vous ?
ask-forge = Quelle carte forgez-vous ?
ask-end-tile = Quelle tuile de fin de partie prenez-vous ?
ask-give = Quelle ressource rendez-vous ?
ask-take = Quelle ressource prenez-vous ?
ask-emissary = Émissaire : échangez-vous une ressource ? Choisissez celle que vous rendez.
ask-market-again = Second échange du Marché ? Choisissez la ressource que vous rendez, ou arrêtez.
ask-wrap-up = Utilisez-vous une tuile avant de terminer ?

## Choix

choice-exchange = Glisser { LE($thing) } sous le paquet et piocher une autre carte
choice-keep =
    { $count ->
        [0] Garder toutes les cartes
        [one] C’est tout : échanger { $count } carte
       *[other] C’est tout : échanger { $count } cartes
    }
choice-initiative =
    { $thing } dessous : initiative { $value }{ $last ->
        [0] { "" }
       *[other] { " ; " }{ $other } dessus : { part-top }
    }
choice-work = { $thing } dessus : { part-top }
choice-employ =
    { $helper ->
        [0] Utiliser { LE($thing) } : { $gain }
       *[other] Recruter l’Assistant { $thing } : +{ $prestige } PP. { $effect }
    }
choice-pigment = Prendre { $gain } à la place
choice-use =
    { $discount ->
        [0] Utiliser la tuile { $thing } : échanger 1 ou 2 ressources avec la réserve
       *[other] { $price ->
            [rien] Utiliser la tuile { $thing } : ne rien payer au lieu de { $full }
           *[other] Utiliser la tuile { $thing } : payer { $price } au lieu de { $full }
        }
    }
choice-enter = { $thing } : entrer pour { $action }{ part-entry }
choice-open = Tuile Bâtiment ouvert ({ $thing }) : entrer malgré la fermeture pour { $action }{ part-entry }
choice-free =
    Tuile Bâtiment gratuit ({ $thing }) : entrer pour { $action } sans payer { $fee ->
        [one] { $fee } pièce
       *[other] { $fee } pièces
    }{ part-minister }
choice-extra = Tuile +1 Action : { $action } ({ $thing })
choice-pass = Passer et prendre { $gain }
choice-craft =
    Modeler en { $thing } { $clay ->
        [0] gratuitement
        [one] pour { $clay } bloc d’argile
       *[other] pour { $clay } blocs d’argile
    } : { $prestige } PP{ $gained ->
        [0] { "" }
       *[other] { ", " }{ $gain }
    }
choice-save = Garder la tuile { $thing } et payer { $price }
choice-seal =
    Signer le soldat en { $thing } : personne d’autre ne pourra le peindre. { $left ->
        [0] C’est votre dernière Signature.
        [one] Il vous restera { $left } Signature.
       *[other] Il vous restera { $left } Signatures.
    }
choice-leave = Laisser le soldat en { $thing } sans Signature : tout le monde pourra le peindre
choice-paint = Peindre { $thing } pour { $pigments } : +{ $prestige } PP
choice-pay = Payer { $pigments }
choice-forge =
    Forger la carte { $card } { $coins ->
        [0] gratuitement
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }{ $gained ->
        [0] { "" }
       *[other] { " " }et recevoir { $gain }
    }
choice-choose = Prendre la tuile de fin « { $thing } »
choice-give = Rendre 1 { $thing } (vous en avez { $have })
choice-take = Prendre 1 { $thing }
choice-skip = Pas d’échange
choice-stop = Pas de second échange
choice-finish = Terminer
part-top =
    { $helper ->
        [0] { $gain }, ou { $pigment }
       *[other] recruter (+{ $prestige } PP), ou { $pigment }
    }
part-entry =
    { $fee ->
        [0] { "" }
        [one] { ", " }entrée { $fee } pièce
       *[other] { ", " }entrée { $fee } pièces
    }{ $loss ->
        [0] { "" }
       *[other] { $paid ->
            [0] { " " }(vous n’en avez pas et perdez { $loss } PP à la place)
           *[other] { " " }(vous en payez { $paid } et perdez { $loss } PP pour le reste)
        }
    }{ part-minister }
part-minister =
    { $minister ->
        [0] { "" }
       *[other] { ", " }plus { $gain } et { $prestige } PP du Premier ministre
    }
does-workshop = modeler un soldat
does-lab = peindre un soldat
does-armory = forger une carte
does-palace = avancer votre Superviseur

## Titres des choix, questions avant un choix qui renonce à quelque chose, et badges

brief-exchange = Échanger { $thing }
brief-leave = Le laisser sans Signature
brief-enter = { $thing } : { $action }{ part-entry }
brief-open = { brief-enter }
brief-free = { $thing } : { $action }, sans frais{ part-minister }
heading-enter = Entrer dans un bâtiment
heading-open = Avec la tuile Bâtiment ouvert
heading-free = Avec la tuile Bâtiment gratuit
heading-employ = L’ouvrier
heading-pigment = Ou le pigment de la carte
heading-save = Garder la tuile
heading-use = Utiliser la tuile
forgo-swap = La tuile Marché permet encore un second échange. Arrêter quand même ?
badge-enter =
    { $fee ->
        [0] { "" }
       *[other] −{ $fee }
    }
badge-open =
    { $fee ->
        [0] { "" }
       *[other] −{ $fee }
    }
badge-craft = +{ $prestige }
badge-paint = +{ $prestige }
badge-forge =
    { $coins ->
        [0] { "" }
       *[other] −{ $coins }
    }

## Ce que fait un joueur, après son nom

deed-end-tile-taken = { FORM($seat, "prend", "prenez") } la tuile de fin « { $tile } »
deed-warrior-painted = { FORM($seat, "peint", "peignez") } { $square }
deed-warrior-crafted = { FORM($seat, "modèle", "modelez") } un soldat en { $square }
deed-equipment-forged = { FORM($seat, "forge", "forgez") } la carte { $card }
deed-supervisor-advanced = { FORM($seat, "avance", "avancez") } { FORM($seat, "son", "votre") } Superviseur sur l’espace { $space }
deed-helper-recruited = { FORM($seat, "recrute", "recrutez") } l’Assistant { $helper }
deed-worker-paid =
    { $gain ->
        [rien] { FORM($seat, "ne reçoit", "ne recevez") } rien
       *[other] { FORM($seat, "reçoit", "recevez") } { $gain }
    }
deed-pigment-taken = { FORM($seat, "prend", "prenez") } { $gain }
deed-passed = { FORM($seat, "passe", "passez") }
deed-fee-paid = { FORM($creditor, "", "vous ") }{ FORM($seat, "paie", "payez") } l’entrée { DU($building) }{ FORM($creditor, " à ", "") }{ WHO($creditor, "", "") }

interlude-close =
    { $n ->
        [0] Fin du tour.
       *[other] Fin du tour { $n }.
    }

## Pourquoi un choix est impossible

reason-pit-full = La fosse est pleine.
reason-no-raw-warrior = Il n’y a plus de soldat marron dans la réserve.
reason-no-clay =
    { $need ->
        [one] Cela vous coûte au moins { $need } bloc d’argile, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
       *[other] Cela vous coûte au moins { $need } blocs d’argile, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
    }
reason-wall = C’est un mur de terre. Aucun soldat ne peut se tenir ici.
reason-occupied = Il y a déjà un soldat ici.
reason-not-raw = Il n’y a pas de soldat marron ici.
reason-sealed = Signé par { $owner }.
reason-all-warriors-placed = Tous vos soldats sont placés.
reason-no-pigments = Peindre ici coûte { $pigments }, et vous avez : { $held }.
reason-nothing-to-paint =
    { $raw ->
        [0] Il n’y a aucun soldat marron que vous puissiez peindre.
       *[other] Vous ne pouvez peindre aucun soldat marron avec : { $held }. Il faut { $a } en section A, { $b } en section B, { $c } en section C.
    }
reason-no-coins =
    { $need ->
        [one] Cette carte vous coûte { $need } pièce, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
       *[other] Cette carte vous coûte { $need } pièces, { $have ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $have }
        }.
    }
reason-nothing-to-forge =
    La carte la moins chère vous coûte { $cheapest ->
        [one] { $cheapest } pièce
       *[other] { $cheapest } pièces
    }, mais { $fee ->
        [0] vous en avez seulement { $left }.
       *[other] après l’entrée à { $fee }, il vous en resterait { $left }.
    }
reason-empty-slot = Cet emplacement reste vide jusqu’à la fin du tour.
reason-track-finished = Votre Superviseur est au bout de la piste.
reason-closed = Fermé : la { $pair } admet { $limit } bâtisseurs, et { $k } y sont déjà.
reason-not-closed = Ce bâtiment est accessible. La tuile Bâtiment ouvert sert pour les bâtiments fermés.
reason-no-fee = Il n’y a aucune entrée à payer ici.
reason-fee-too-high =
    { $fee ->
        [one] L’entrée coûte { $fee } pièce, { $purse ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $purse }
        }. Chaque pièce manquante coûterait { $each } PP, et vous en avez { $prestige }.
       *[other] L’entrée coûte { $fee } pièces, { $purse ->
            [0] mais vous n’en avez pas
           *[other] mais vous en avez seulement { $purse }
        }. Chaque pièce manquante coûterait { $each } PP, et vous en avez { $prestige }.
    }
reason-no-tile = Vous n’avez pas la tuile { $tile }. Elle est sur l’espace { $space } de la piste, et votre Superviseur sur l’espace { $here }.
reason-tile-used = Vous avez déjà utilisé la tuile { $tile }.
reason-no-resource = Vous n’avez pas { DE($resource) }.
reason-out-of-stock = Il n’y a plus { DE($pigment) } dans la réserve.
reason-same-kind = On ne peut pas échanger une ressource contre une autre du même type.
reason-nothing-to-swap = Vous n’avez aucune ressource à échanger.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-already-chosen = Vous avez déjà choisi cette carte.
reason-already-below = Vous avez déjà choisi la carte du dessous. Choisissez celle du dessus.
reason-not-your-card = La carte du dessus de votre paire est { $card }.
reason-tile-gone = Cette tuile de fin n’est pas sur l’espace 5.
reason-not-crafted-here = Ce n’est pas le soldat que vous venez de modeler.
reason-display-empty = Il n’y a plus de carte à l’étal pour ce tour.
reason-discount-needed = Vous ne pouvez payer qu’avec la tuile Réduction. Sans elle, il faut { $price }.
reason-nothing-saved = La tuile Réduction ne ferait rien économiser ici.
reason-initiative-first = Choisissez d’abord la carte du dessous, pour l’initiative.
reason-no-seal = Vous avez utilisé vos deux Signatures.

## Ce qui se passe

event-turn-started = Le tour { $turn } commence. Le Premier ministre est { AU($minister) }.
event-cards-drawn = { WHO($seat, "pioche", "Vous piochez") } { $cards }.
event-favour-used =
    { $count ->
        [0] { WHO($seat, "garde", "Vous gardez") } toutes { FORM($seat, "ses", "vos") } cartes.
        [one] { WHO($seat, "échange", "Vous échangez") } { $count } carte.
       *[other] { WHO($seat, "échange", "Vous échangez") } { $count } cartes.
    }
event-favour-cards = { WHO($seat, "glisse", "Vous glissez") } sous { FORM($seat, "son", "votre") } paquet : { $cards }.
event-revealed = { WHO($seat, "joue", "Vous jouez") } { LE($top) } avec l’initiative { $value } ({ $initiative } dessous).
event-order-set = Ordre de jeu de cette phase : { $order }.
event-worker-paid =
    { $gain ->
        [rien] { WHO($seat, "utilise", "Vous utilisez") } { LE($card) } et ne { FORM($seat, "reçoit", "recevez") } rien.
       *[other] { WHO($seat, "utilise", "Vous utilisez") } { LE($card) } et { FORM($seat, "reçoit", "recevez") } { $gain }.
    }
event-pigment-taken = { WHO($seat, "prend", "Vous prenez") } { $gain } au lieu de l’action de la carte { $card }.
event-gain-lost = Il n’y a plus { DE($pigment) } pour { WHO($seat, "", "vous") }.
event-helper-recruited = { WHO($seat, "recrute", "Vous recrutez") } l’Assistant { $helper } : +{ $prestige } PP.
event-building-entered = { WHO($seat, "entre", "Vous entrez") } dans { LE($building) }.
event-fee-paid =
    { $coins ->
        [one] { WHO($seat, "", "Vous") } { FORM($creditor, "", "vous ") }{ FORM($seat, "paie", "payez") } { $coins } pièce{ FORM($creditor, " à ", "") }{ WHO($creditor, "", "") } pour entrer dans { LE($building) }.
       *[other] { WHO($seat, "", "Vous") } { FORM($creditor, "", "vous ") }{ FORM($seat, "paie", "payez") } { $coins } pièces{ FORM($creditor, " à ", "") }{ WHO($creditor, "", "") } pour entrer dans { LE($building) }.
    }
event-fee-waived = { WHO($seat, "entre", "Vous entrez") } dans { LE($building) } sans rien payer.
event-shortage =
    { $missing ->
        [one] { WHO($seat, "perd", "Vous perdez") } { $prestige } PP pour { $missing } pièce manquante, que paie la réserve.
       *[other] { WHO($seat, "perd", "Vous perdez") } { $prestige } PP pour { $missing } pièces manquantes, que paie la réserve.
    }
event-minister-met = { WHO($seat, "reçoit", "Vous recevez") } du Premier ministre, { AU($building) } : { $gain } et { $prestige } PP.
event-warrior-crafted =
    { WHO($seat, "modèle", "Vous modelez") } un soldat en { $square } { $clay ->
        [0] gratuitement
        [one] pour { $clay } bloc d’argile
       *[other] pour { $clay } blocs d’argile
    } : +{ $prestige } PP{ $gained ->
        [0] .
       *[other] { ", " }{ $gain }.
    }
event-ceramist-praised = { WHO($seat, "marque", "Vous marquez") } { $prestige } PP grâce au Céramiste.
event-warrior-sealed = { WHO($seat, "signe", "Vous signez") } le soldat en { $square }.
event-warrior-painted =
    { $group ->
        [one] { WHO($seat, "peint", "Vous peignez") } { $square } pour { $pigments } : soldat isolé, +{ $prestige } PP.
       *[other] { WHO($seat, "peint", "Vous peignez") } { $square } pour { $pigments } : groupe de { $group }, +{ $prestige } PP.
    }
event-equipment-forged =
    { WHO($seat, "forge", "Vous forgez") } la carte { $card } { $coins ->
        [0] gratuitement
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }{ $gained ->
        [0] .
       *[other] { " " }et { FORM($seat, "reçoit", "recevez") } { $gain }.
    }
event-supervisor-advanced = { WHO($seat, "avance", "Vous avancez") } { FORM($seat, "son", "votre") } Superviseur sur l’espace { $space } et { FORM($seat, "prend", "prenez") } la tuile { $tile }.
event-supervisor-finished = { WHO($seat, "avance", "Vous avancez") } { FORM($seat, "son", "votre") } Superviseur sur l’espace { $space }, au bout de la piste.
event-end-tile-taken = { WHO($seat, "prend", "Vous prenez") } la tuile de fin « { $tile } ».
event-tile-used =
    { $forced ->
        [0] { WHO($seat, "utilise", "Vous utilisez") } la tuile { $tile }.
       *[other] { WHO($seat, "utilise", "Vous utilisez") } la tuile { $tile }, car le prix ne peut pas être payé sans elle.
    }
event-swapped = { WHO($seat, "échange", "Vous échangez") } 1 { $given } contre 1 { $taken }.
event-extra-action = { WHO($seat, "effectue", "Vous effectuez") } une action supplémentaire { DU($building) }.
event-passed =
    { $forced ->
        [0] { WHO($seat, "passe", "Vous passez") } et { FORM($seat, "prend", "prenez") } { $gain }.
       *[other] { WHO($seat, "ne peut", "Vous ne pouvez") } entrer dans aucun bâtiment, { FORM($seat, "passe", "passez") } donc et { FORM($seat, "prend", "prenez") } { $gain }.
    }
event-builders-home = Tous les Maîtres-Bâtisseurs rentrent.
event-token-left = Le { $token } quitte la fosse : le numéro { $number } est le plus petit du tour { $turn }.
event-token-drawn = Le { $token } est tiré pour { LE($space) }.
event-minister-moved = Le Premier ministre va { AU($building) }.
event-cards-left-display = Retrait de l’étal : { $cards }.
event-display-refilled = Nouveau à l’étal : { $cards }.
event-scored = { WHO($seat, "marque", "Vous marquez") } { $points } PP : { $category }.
event-totalled = { WHO($seat, "finit", "Vous finissez") } avec { $points } PP.
event-game-ended = La partie est finie. { WHO($winner, "l’emporte", "Vous l’emportez") }.

## Feuille de score

score-crafting = Soldats modelés
score-ceramist = Céramiste
score-painting = Groupes peints
score-helpers = Assistants recrutés
score-minister = Premier ministre
score-shortage = Entrées payées en prestige
score-start = Prestige de départ
score-majority-a = Majorité de la section A
score-majority-b = Majorité de la section B
score-majority-c = Majorité de la section C
score-sets = Ensembles d’équipements
score-pairs = Paires équipement-soldat
score-unused-tiles = Tuiles Bonus inutilisées
score-end-tile = Tuile de fin de partie
score-leftovers = Ressources restantes
score-total = Total

## Nombres

count-pp =
    { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }
count-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
count-clay =
    { $n ->
        [one] { $n } bloc d’argile
       *[other] { $n } blocs d’argile
    }
count-pigment =
    { $n ->
        [one] { $n } pigment
       *[other] { $n } pigments
    }
count-any =
    { $n ->
        [one] { $n } pigment au choix
       *[other] { $n } pigments au choix
    }
count-pigment-yellow =
    { $n ->
        [one] { $n } pigment jaune
       *[other] { $n } pigments jaunes
    }
count-pigment-red =
    { $n ->
        [one] { $n } pigment rouge
       *[other] { $n } pigments rouges
    }
count-pigment-green =
    { $n ->
        [one] { $n } pigment vert
       *[other] { $n } pigments verts
    }
count-pigment-blue =
    { $n ->
        [one] { $n } pigment bleu
       *[other] { $n } pigments bleus
    }
count-resource =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
count-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
count-warrior =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
count-raw-warrior =
    { $n ->
        [one] { $n } soldat marron
       *[other] { $n } soldats marron
    }
count-seal =
    { $n ->
        [one] { $n } Signature
       *[other] { $n } Signatures
    }
count-master-builder =
    { $n ->
        [one] { $n } Maître-Bâtisseur
       *[other] { $n } Maîtres-Bâtisseurs
    }
count-helper =
    { $n ->
        [one] { $n } Assistant
       *[other] { $n } Assistants
    }
count-tile =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
count-token =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
# Une liste vide dans une phrase, comme « Gain : rien ».
list-empty = rien

## Aide au survol

help-tax-collector = Donne de 2 à 4 pièces, ou 1 pigment jaune à la place.
help-craftsman = Donne de 1 à 3 blocs d’argile, ou 1 pigment rouge à la place.
help-miner = Donne le pigment ou les 2 pigments indiqués, ou 1 pigment bleu à la place.
help-helper = Reste avec vous jusqu’à la fin de la partie et rapporte aussitôt des PP, plus aux derniers tours. Ou donne 1 pigment vert à la place.
help-ceramist = Vous marquez 1 PP de plus pour chaque soldat que vous modelez.
help-accountant = Vous recevez 1 pièce de plus chaque fois qu’un Percepteur vous donne des pièces.
help-administrator = Vous recevez 1 bloc d’argile de plus chaque fois qu’un Artisan vous donne de l’argile.
help-emissary = Chaque fois que votre Superviseur avance, vous pouvez échanger 1 ressource avec la réserve.
help-scientist = Modeler vous coûte 1 bloc d’argile de moins.
help-officer = Forger vous coûte 1 pièce de moins.
help-workshop = Modeler : payez 2, 3 ou 5 blocs d’argile en section A, B ou C, posez un soldat marron sur une case libre et prenez son bonus. Vous pouvez le signer.
help-lab = Peindre : payez les 2 pigments de la section, remplacez un soldat marron par l’un des vôtres et marquez 1 PP par soldat à vous dans son groupe.
help-armory = Forger : payez les pièces d’une carte de l’étal et gardez-la pour les ensembles et les paires de la fin de partie.
help-palace = Avancez votre Superviseur d’un espace et prenez la tuile Mausolée qui s’y trouve.
help-bonus-open-free = Une fois : entrez dans un bâtiment fermé, ou entrez dans un bâtiment sans payer l’entrée. Inutilisée à la fin : 1 PP.
help-bonus-market = Une fois : échangez 1 ou 2 ressources avec la réserve, une contre une. Inutilisée à la fin : 1 PP.
help-bonus-discount = Une fois : modelez pour 1 bloc d’argile de moins, forgez pour 1 pièce de moins, ou peignez pour 1 des 2 pigments. Inutilisée à la fin : 1 PP.
help-bonus-extra-action = Une fois : une action supplémentaire d’un bâtiment au choix, sans bâtisseur, sans entrée à payer et sans limite. Inutilisée à la fin : 1 PP.
help-end-return-resources = À la fin, rendez vos ressources à la réserve : 1 PP chacune, 15 au plus. Elles ne comptent plus comme restes.
help-end-per-ten = À la fin, 1 PP par tranche entière de 10 PP, comptée avant cette tuile et avant les restes.
help-end-unused-tiles = À la fin, 3 PP par tuile Bonus inutilisée, en plus de son 1 PP habituel.
help-end-painted = À la fin, 2 PP par soldat peint de votre couleur.
help-end-helpers = À la fin, 2 PP par Assistant devant vous.
help-end-flat-six = À la fin, 6 PP.
help-end-majorities = À la fin, 5 PP par section où personne n’a plus de soldats peints que vous. Il vous en faut au moins 1.
help-end-equipment-pairs = À la fin, 4 PP par paire d’équipements du même type.
help-start-tile = Son numéro a fixé votre premier pigment et votre place dans la première pile de Superviseurs. Elle n’a plus d’autre effet.
help-prime-minister = Le premier bâtisseur qui entre dans son bâtiment ce tour-ci rapporte 1 pièce et 1 PP. Il compte comme un bâtisseur pour la limite de la paire.
help-supervisor = Départage les égalités pour l’ordre de jeu et pour la victoire : le plus avancé l’emporte, puis le plus haut de la pile.
help-seal = Personne d’autre que vous ne peut peindre un soldat qui porte votre Signature.
help-request-token = Peindre un soldat de cette section coûte un pigment de cette couleur. À la fin du tour, le plus petit des quatre jetons part et mène le Premier ministre au bâtiment de sa couleur.
help-wall = Aucun soldat ne se tient ici, et les groupes ne le traversent pas.
help-pigment-yellow = Pigment jaune, tiré de l’orpiment.
help-pigment-red = Pigment rouge, tiré du cinabre.
help-pigment-green = Pigment vert, tiré de la malachite.
help-pigment-blue = Pigment bleu, tiré de l’azurite.

## Noms : joueurs et couleurs

letter-purple = V
letter-orange = O
letter-cyan = C
letter-jade = J
name-purple = Violet
name-orange = Orange
name-cyan = Cyan
name-jade = Jade
name-seat-0 = Violet
name-seat-1 = Orange
name-seat-2 = Cyan
name-seat-3 = Jade
name-meng = Meng
name-wang = Wang
name-li = Li
name-zhao = Zhao
name-yellow = jaune
name-red = rouge
name-green = vert
name-blue = bleu

## Noms : ressources et pièces du jeu

name-pp = point de prestige
name-coin = pièce
name-silver-coin = pièce d’argent (1)
name-gold-coin = pièce d’or (3)
name-clay = bloc d’argile
name-pigment = pigment
name-pigment-yellow = pigment jaune
name-pigment-red = pigment rouge
name-pigment-green = pigment vert
name-pigment-blue = pigment bleu
name-any = pigment au choix
name-warrior = soldat
name-raw-warrior = soldat marron
name-painted-warrior = soldat peint
name-seal = Signature
name-master-builder = Maître-Bâtisseur
name-supervisor = Superviseur
name-player-marker = Marqueur joueur
name-score-marker = Marqueur de score
name-prime-minister = Premier ministre
name-request-token = jeton Requête
name-formation = mini-plateau Formation d’armée
name-worker-card = carte Ouvrier
name-equipment-card = carte Équipement
name-reference-card = carte Conseil
name-building = tuile Bâtiment
name-mausoleum-tile = tuile Mausolée
name-start-tile = tuile de départ
name-bonus-tile = tuile Bonus
name-end-tile = tuile de fin de partie
name-stock = réserve
name-hand = main
name-deck = paquet
name-discard = défausse
name-display = étal

## Noms : lieux, temps et actions

name-pit = Fosse principale
name-a = Section A
name-b = Section B
name-c = Section C
name-section-a = Section A : archers et arbalétriers
name-section-b = Section B : auriges et hallebardiers
name-section-c = Section C : cavaliers et fantassins
name-wall = mur de terre
name-statue = icône de statue
name-space = case de soldat
name-supervisor-track = Piste du superviseur
name-turn-track = Piste de tour
name-score-track = Piste de prestige
name-req-a = espace de requête A
name-req-b1 = premier espace de requête B
name-req-b2 = second espace de requête B
name-req-c = espace de requête C
name-left = paire de gauche
name-right = paire de droite
name-left-1 = paire de gauche, case 1
name-left-2 = paire de gauche, case 2
name-right-1 = paire de droite, case 1
name-right-2 = paire de droite, case 2
name-slot-1 = emplacement 1 de l’étal
name-slot-2 = emplacement 2 de l’étal
name-slot-3 = emplacement 3 de l’étal
name-slot-4 = emplacement 4 de l’étal
name-turn = Tour
name-round = Phase
name-activation = Activation
name-favour = Faveur de l’empereur
name-worker-action = Action Ouvrier
name-take-pigment = Prendre le pigment de la carte à la place
name-building-action = Action Bâtiment
name-pass = Passer (+1 pièce)
name-majority = Majorité de peintures
name-normal = Entrer
name-open = Tuile Bâtiment ouvert
name-free = Tuile Bâtiment gratuit
name-skip = Passer l’effet
name-end-activation = Terminer

## Noms : bâtiments

name-workshop = Atelier
name-lab = Laboratoire
name-armory = Armurerie
name-palace = Palais

## Noms : cartes Ouvrier

name-tax-collector = Percepteur
name-craftsman = Artisan
name-helper = Assistant
name-miner = Mineur
name-tax-collector-1 = Percepteur 1
name-tax-collector-2 = Percepteur 2
name-tax-collector-3 = Percepteur 3
name-tax-collector-4 = Percepteur 4
name-tax-collector-5 = Percepteur 5
name-tax-collector-6 = Percepteur 6
name-craftsman-1 = Artisan 1
name-craftsman-2 = Artisan 2
name-craftsman-3 = Artisan 3
name-craftsman-4 = Artisan 4
name-craftsman-5 = Artisan 5
name-craftsman-6 = Artisan 6
name-ceramist = Céramiste
name-accountant = Comptable
name-administrator = Administrateur
name-emissary = Émissaire
name-scientist = Scientifique
name-officer = Officier
name-miner-1 = Mineur 1
name-miner-2 = Mineur 2
name-miner-3 = Mineur 3
name-miner-4 = Mineur 4
name-miner-5 = Mineur 5
name-miner-6 = Mineur 6

## Noms : équipements

name-wood = bois
name-bronze = bronze
name-crossbow = Arbalète
name-arrowheads = Pointes de flèches
name-chariot = Char
name-halberd = Hallebarde
name-horse = Cheval
name-sword = Épée
name-crossbow-1 = Arbalète
name-crossbow-2 = Arbalète
name-crossbow-3 = Arbalète
name-crossbow-4 = Arbalète
name-arrowheads-1 = Pointes de flèches
name-arrowheads-2 = Pointes de flèches
name-arrowheads-3 = Pointes de flèches
name-arrowheads-4 = Pointes de flèches
name-chariot-1 = Char
name-chariot-2 = Char
name-chariot-3 = Char
name-chariot-4 = Char
name-halberd-1 = Hallebarde
name-halberd-2 = Hallebarde
name-halberd-3 = Hallebarde
name-halberd-4 = Hallebarde
name-horse-1 = Cheval
name-horse-2 = Cheval
name-horse-3 = Cheval
name-horse-4 = Cheval
name-sword-1 = Épée
name-sword-2 = Épée
name-sword-3 = Épée
name-sword-4 = Épée

## Noms : jetons Requête

name-request-01 = Jeton 1 (rouge)
name-request-02 = Jeton 2 (jaune)
name-request-03 = Jeton 3 (vert)
name-request-04 = Jeton 4 (bleu)
name-request-05 = Jeton 5 (rouge)
name-request-06 = Jeton 6 (jaune)
name-request-07 = Jeton 7 (vert)
name-request-08 = Jeton 8 (bleu)
name-request-09 = Jeton 9 (rouge)
name-request-10 = Jeton 10 (jaune)
name-request-11 = Jeton 11 (vert)
name-request-12 = Jeton 12 (bleu)

## Noms : tuiles Mausolée

name-start-1 = Tuile de départ 1
name-start-2 = Tuile de départ 2
name-start-3 = Tuile de départ 3
name-start-4 = Tuile de départ 4
name-bonus-open-free = Bâtiment ouvert / gratuit
name-bonus-market = Marché
name-bonus-discount = Réduction
name-bonus-extra-action = +1 Action
name-end-return-resources = 1 PP par ressource rendue (max 15)
name-end-per-ten = 1 PP par tranche de 10 PP
name-end-unused-tiles = 3 PP par tuile Bonus inutilisée
name-end-painted = 2 PP par soldat peint de votre couleur
name-end-helpers = 2 PP par Assistant recruté
name-end-flat-six = 6 PP
name-end-majorities = 5 PP par section majoritaire
name-end-equipment-pairs = 4 PP par paire d’équipements identiques

## Noms : faces de formation

name-a1-front = Formation A1, recto
name-a1-back = Formation A1, verso
name-a2-front = Formation A2, recto
name-a2-back = Formation A2, verso
name-b1-front = Formation B1, recto
name-b1-back = Formation B1, verso
name-b2-front = Formation B2, recto
name-b2-back = Formation B2, verso
name-c1-front = Formation C1, recto
name-c1-back = Formation C1, verso
name-c2-front = Formation C2, recto
name-c2-back = Formation C2, verso

## Noms : cases de la fosse (section, rangée, colonne)

name-a11 = A11
name-a12 = A12
name-a13 = A13
name-a14 = A14
name-a15 = A15
name-a21 = A21
name-a22 = A22
name-a23 = A23
name-a24 = A24
name-a25 = A25
name-b11 = B11
name-b12 = B12
name-b13 = B13
name-b14 = B14
name-b15 = B15
name-b21 = B21
name-b22 = B22
name-b23 = B23
name-b24 = B24
name-b25 = B25
name-c11 = C11
name-c12 = C12
name-c13 = C13
name-c14 = C14
name-c15 = C15
name-c21 = C21
name-c22 = C22
name-c23 = C23
name-c24 = C24
name-c25 = C25

## Le plateau dessiné

board-turn = Tour { $turn } sur { $turns }, phase { $round }
board-buildings = Bâtiments
board-requests = Jetons Requête
board-equipment = Équipements
board-mausoleum = Mausolée
board-stock = Réserve
board-order = Ordre de jeu
board-hand = Main
board-pair = Paire
board-tiles = Assistants et tuiles
board-deck = Cartes Ouvrier
board-sealed = signé par { $owner }
board-painted = peint par { $owner }
board-raw = brut
board-empty = vide
board-clay-price =
    { $n ->
        [one] modeler ici : { $n } bloc d’argile
       *[other] modeler ici : { $n } blocs d’argile
    }
board-paint-price = peindre ici : { $pigments }
board-majority = majorité : { $first }, { $second } et { $third } PP
board-warriors = { $seat } { $n }
board-builders = à l’intérieur : { $builders }
board-fee =
    { $coins ->
        [one] entrée { $coins } pièce
       *[other] entrée { $coins } pièces
    }
board-closed = fermé
board-places =
    { $k ->
        [one] { $k } place prise sur { $limit }
       *[other] { $k } places prises sur { $limit }
    }
board-minister = le Premier ministre est ici
board-next-minister = le Premier ministre viendra ici
board-leaving = part à la fin du tour
board-space = Espace { $n }
board-left = reste { $n }
board-unlimited = sans limite
board-used = utilisée
board-unused = inutilisée
board-cost = prix { $coins }
board-section = section { $letter }
board-clay-bonus =
    { $n ->
        [one] donne { $n } bloc d’argile
       *[other] donne { $n } blocs d’argile
    }
board-initiative = initiative { $n }
board-action = dessus : { $card }
board-below = dessous : { $card }
board-gives = donne { $gain }
board-deck-count = paquet { $n }
board-discard-count = défausse { $n }
board-hand-count = main { $n }
board-buried = sous le paquet { $n }
board-forged-count = équipements forgés { $n }
board-in-hand = en main
board-in-deck = dans le paquet
board-in-discard = défaussées
board-in-pair = dans la paire
board-recruited = recrutés
board-listed = { $name } :
board-answered = a choisi
board-waiting = choisit
board-active = joue
board-score = { $n } PP
board-total = si la partie finissait maintenant, sans les équipements cachés : { $n } PP
board-lap = +{ $n }
board-tokens = jetons face cachée { $n }
board-equipment-left = pioche d’équipements { $n }
board-raw-left = soldats marron { $n }
board-token = numéro { $number }
board-legend = brut : soldat marron ; (V) : peint par V ; /V : signé par V ; ### : mur de terre ; nombre : PP ; $ : pièce ; lettres : pigments

# Ce que vaut une position : un indice dit lesquels de ces points un choix change.
worth-score = prestige
worth-cards = cartes en main
worth-goods = argile, pigments et pièces
worth-sections = majorités dans la fosse
worth-equipment = équipement
worth-tiles = tuiles
worth-helpers = Assistants
worth-next-action = la prochaine action
worth-time = tours suivants

## Le coach

coach-pass-early = Vous pouvez encore entrer dans un bâtiment. Une action vaut le plus souvent 4 à 6 PP. Passer ne donne qu’une pièce.
coach-short-fee = Vos pièces ne couvrent pas cette entrée : vous perdriez aussitôt { $n } PP. L’action les vaut-elle ?
coach-seal-unused = Une Signature inutilisée ne vaut rien à la fin. Sans elle, n’importe qui peut peindre ce soldat.
coach-last-seal = C’est votre dernière Signature, et la moitié de la partie est à venir. Posez-la ici seulement si quelqu’un d’autre risque de peindre ce soldat avant vous.
coach-end-tile = Vous êtes au bout de la piste. Chaque tuile récompense une chose différente à la fin de la partie. En l’état, celle-ci vous rapporterait le plus ({ $n } PP) : « { $tile } ».
coach-last-turn = C’est le dernier tour. Les restes ne valent presque rien : 3 ressources valent 1 PP. Dépensez, et cherchez une section où vous n’avez encore aucun soldat.
coach-pair = La carte du dessus donne son action, celle du dessous seulement votre initiative. Mettez dessous un grand nombre si vous devez jouer tôt, un petit sinon.
coach-one-step = Encore un pas au Palais, et vous choisirez une tuile de fin de partie. En l’état, celle-ci vous rapporterait le plus ({ $n } PP) : « { $tile } ».
coach-few-raw = Il ne reste presque plus de soldats marron dans la réserve. Quand il n’y en a plus, personne ne peut modeler.
coach-group = Peint à côté des vôtres, un soldat marque pour tout le groupe : « { INNER($choice) } ».
coach-recruit = Si vous prenez le pigment, cet Assistant est perdu. Le recruter maintenant ({ $helper }) rapporte { $n } PP aussitôt.
coach-needless-first = Avez-vous une raison de jouer tôt ? Le bâtiment du Premier ministre ne peut pas vous servir cette phase : une carte plus basse suffirait dessous.
coach-idle-later = Pensez à la phase 2 : les deux cartes que vous gardez ne vous ouvriraient aucun bâtiment.
coach-last-action = C’est votre dernière action. À la fin, 3 ressources ne valent que 1 PP : dépensez ce que vous pouvez.
coach-sealed-ready = Votre soldat signé en { $square } peut être peint maintenant : vous avez les pigments, et le Laboratoire est ouvert.
coach-card-leaves = Cet équipement part à la fin du tour, et vous pouvez le payer : { $card }. Il vous rapporterait { $n } PP.
coach-new-section =
    Vous n’avez encore aucun soldat dans la section { $section ->
        [0] A
        [1] B
       *[other] C
    }. En l’état, le premier y vaut { $n } PP à la fin.
coach-tool =
    { $n ->
        [0] Vous avez une tuile pour cela
       *[other] Votre Réduction paie ce qui manque ici
    } : « { INNER($choice) } ».
coach-price-leaves =
    Vous pouvez payer une peinture en section { $n ->
        [0] A
        [1] B
       *[other] C
    } maintenant. À la fin du tour, son jeton part, et une autre couleur peut être demandée.
coach-last-place = Il ne reste qu’une place ici : { $pair }. S’il vous la faut ce tour-ci, allez-y avant quelqu’un d’autre.
coach-standing =
    D’autres mènent ici : { $lost }. { $n ->
        [0] Vous ne menez nulle part encore.
       *[other] Vous menez ici : { $led }.
    } Les sections comptent à la fin.

## Les choix dans les tableaux de chiffres

verb-keep = Garder vos cartes
verb-exchange = Échanger une carte
verb-initiative = Poser une carte dessous, pour l’initiative
verb-work = Poser une carte dessus, pour travailler
verb-employ = Utiliser un ouvrier ou un Assistant
verb-pigment = Prendre un pigment à la place
verb-use = Utiliser une tuile Bonus
verb-give = Rendre une ressource dans un échange
verb-stop = Renoncer au second échange
verb-take = Prendre une ressource dans un échange
verb-pass = Passer et prendre une pièce
verb-enter = Entrer dans un bâtiment
verb-open = Entrer dans un bâtiment fermé
verb-free = Entrer dans un bâtiment sans payer
verb-extra = Faire une action supplémentaire
verb-craft = Modeler un soldat
verb-save = Garder la Réduction pour plus tard
verb-leave = Ne pas signer un soldat
verb-seal = Signer un soldat
verb-paint = Peindre un soldat
verb-pay = Choisir les pigments à payer
verb-forge = Forger un équipement
verb-choose = Prendre une tuile de fin
verb-skip = Renoncer à l’échange
verb-finish = Terminer

## Ce qu’un fichier de matériel doit contenir

expected-building-colours = quatre bâtiments de quatre couleurs différentes
expected-connected-spaces = des cases de soldat reliées entre elles
expected-different-numbers = des nombres différents
expected-material = le matériau { DE($card) }
expected-own-section = le secteur qu’indique l’ID de cette face
expected-request-places = deux places, dont la seconde peut être any
expected-rows = deux rangées de cinq cases
expected-slot-pairs = deux emplacements par paire
expected-spaces = huit cases, dont deux avec une statue
expected-square = #, S, ou des points suivis de lettres parmi y r g b $
