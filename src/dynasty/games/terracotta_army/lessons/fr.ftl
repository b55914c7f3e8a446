# Les leçons de Terracotta Army en français.

## Votre première partie

lesson-first = Votre première partie
lesson-first-promise = Vous saurez jouer un tour sans aide : lire la roue, poser un guerrier là où il rapporte, garder ou utiliser une arme, engager maîtres et spécialistes, et prévoir ce qu’une manche rapportera.

lesson-first-wheel = Bienvenue ! Vous êtes Jaune, contre Vert. Après cinq manches, le plus de points de victoire (PV) gagne. Voici la roue. À chaque tour, vous envoyez l’un de vos cinq ouvriers sur un segment. Puis vous faites ses trois actions, une par anneau, du centre vers le bord.
lesson-first-mausoleum = La grille est le mausolée. Vos guerriers s’y dressent et y restent. Deux inspecteurs en rouge regardent la rangée A et la colonne 1 : quand tous les ouvriers sont placés, on compte ces deux lignes, puis les inspecteurs avancent.
lesson-first-tiles = Voici cinq tuiles, une par manche. Le grand nombre va au joueur qui en a le plus, le petit aux autres présents. Cette manche compte le quart nord-ouest. Puis viennent les pièces, la colonne centrale, les soldats et le quart sud-est.

lesson-first-place = Lisez le segment 12 depuis le centre : 4 argiles humides, un drapeau, une lance. Les guerriers se paient en argile humide, et vous n’en avez pas encore. Commencez là : choisissez la place à son bord. Les points d’une place disent lesquelles des trois actions vous pourriez faire.
lesson-first-place-no-warrior = Un guerrier, très bien ; mais vous n’avez pas d’argile pour le payer. Allez d’abord en chercher au segment 12.
lesson-first-place-no-builder = C’est un très bon segment, et Vert va vous montrer pourquoi. Vous, commencez par l’argile, au segment 12.
lesson-first-place-no-turn = Tourner un anneau coûte 2 de vos 3 pièces. Regardez d’abord ce qui ne coûte rien : le segment 12.
lesson-first-place-no-other = Ce sera bon plus tard. Sans argile, pas de guerriers, et aucun segment n’en donne plus que le 12.
lesson-first-clay = L’anneau intérieur d’abord. Il offre 4 argiles humides : effectuez l’action.
lesson-first-clay-no-take = Une au lieu de quatre ? Effectuez l’action.
lesson-first-clay-no-other = C’est pour cette argile que vous venez ici. Effectuez l’action.
lesson-first-instead = Le drapeau vous ferait aussi commencer la manche suivante. Cela peut attendre. Au lieu de toute action intérieure ou centrale, on peut prendre 1 argile humide ou 1 pièce : prenez l’argile.
lesson-first-instead-no-flag = Il vous ferait commencer la manche 2. Mais cette manche vit d’argile : prenez-en une.
lesson-first-instead-no-coin = Une pièce n’est pas mal non plus. Mais cette manche vit d’argile : prenez-en une.
lesson-first-instead-no-other = Ne laissez rien : une argile humide vous tend les bras.
lesson-first-spear = L’anneau extérieur prépare une arme, ici la lance. Cet anneau n’offre rien « à la place » : son action, ou rien. Effectuez-la. Une arme active attend que vous l’utilisiez.
lesson-first-spear-no-other = Cela ne coûte rien, et la lance vous servira dès le prochain tour. Effectuez l’action.

lesson-first-watch-1 = Vert a pris une argile, engagé le Maître bâtisseur pour 2 pièces et lui a fait construire un soldat pour 1 de plus. Construit ainsi, il ne rapporte rien. Mais voyez où il est : en A1, sous les yeux des deux inspecteurs. Puis Vert a préparé la hallebarde.

lesson-first-great = Un grand tour, maintenant. Le segment 11 offre un guerrier pour 2 argiles, un spécialiste et le Maître administrateur, qui répète l’action intérieure. Avec 5 argiles et 3 pièces, vous pouvez tout payer. Envoyez-y un ouvrier.
lesson-first-great-no-turn = Gardez vos pièces : au segment 11, tout est déjà en place.
lesson-first-great-no-other = Comptez ce que 5 argiles et 3 pièces permettent au segment 11 : deux guerriers, un maître et un spécialiste.
lesson-first-make = Un guerrier coûte ici 2 argiles humides. L’une des deux restera, sèche, dans l’entrepôt de ce quart de la roue, au nord-ouest. Tout le monde pourra venir la chercher. Effectuez l’action.
lesson-first-make-no-other = Vous avez l’argile, et un guerrier rapporte 6 PV. Effectuez l’action.
lesson-first-soldier = Tous les types rapportent 6 PV. Prenez un soldat : son arme, la lance, est active, et le guerrier de Vert est aussi un soldat. Des guerriers semblables côte à côte forment un groupe.
lesson-first-soldier-no-other = Ce serait 6 PV aussi. Mais sans semblable à côté de lui, et sans arme active. Prenez un soldat.
lesson-first-row = Posez-le en A2, dans la rangée A, que regarde un inspecteur, et à côté du soldat de Vert. Les groupes n’ont pas de propriétaire : à la fin, ils rapportent à tous ceux qui y sont.
lesson-first-row-no-next = C’est aussi bien, et ce sera la suivante. D’abord A2.
lesson-first-row-no-other = Là, il manquerait quelque chose : la rangée A et son inspecteur, ou le soldat de Vert pour voisin. A2 a les deux.
lesson-first-keep = La lance rapporterait 1 PV et 2 pièces. Mais elle peut aussi engager un musicien à la fin de ce tour, et un musicien joue pendant cinq manches. Gardez-la.
lesson-first-keep-no-other = C’est tentant. Mais alors, pas de musicien : il faut cette lance pour l’engager.
lesson-first-hire = Le Maître administrateur est sur l’anneau central. Un maître se paie une fois, puis vous l’utilisez gratuitement. Celui-ci vous donne aussi une pièce après chaque manche. Engagez-le.
lesson-first-hire-no-other = Engagez-le : il vous donne un second guerrier dès ce tour.
lesson-first-token = Les prix sont sur vos jetons : 2, 2, 3, 3, 4, 4, quel que soit le maître. Chacun sert une fois. Commencez par les moins chers : payez 2.
lesson-first-token-no-other = C’est le même maître, une pièce plus cher, et cette pièce est pour le musicien.
lesson-first-repeat = Utilisez-le aussitôt : il répète l’action intérieure de votre segment. C’est un autre guerrier pour 2 argiles.
lesson-first-repeat-no-other = Il vous reste 3 argiles, et il ne coûte rien de plus. Utilisez-le.
lesson-first-third = Voici votre second guerrier. Un type que personne n’a encore rapporte un peu plus tout de suite. Mais un soldat rejoint votre groupe, et cela compte à la fin. Faites un soldat.
lesson-first-third-ask = Deux soldats sont dans le mausolée, celui de Vert et le vôtre. Combien de PV rapportera le suivant ?
lesson-first-third-answer-1 = 6, comme votre premier
lesson-first-third-answer-2 = 5
lesson-first-third-answer-3 = 4, car c’est votre deuxième
lesson-first-third-because = Il rapporte 5. Les deux premiers d’un type valent 6, les deux suivants 5, puis 4 et ainsi de suite, peu importe qui les a faits. L’organiseur, où attendent les guerriers, montre toujours la valeur suivante.
lesson-first-third-no-other = Ce serait 1 PV de plus maintenant, mais il resterait seul. À la fin, un guerrier sans semblable à côté de lui ne marque rien dans les groupes.
lesson-first-column = Posez-le en B1. L’autre inspecteur regarde la colonne 1, et Vert ne doit pas l’avoir à lui seul. B1 touche aussi le soldat en A1 : le groupe compte alors deux des vôtres et un de Vert.
lesson-first-column-no-row = Vous gagneriez la rangée A et laisseriez la colonne 1 à Vert seul. En B1, vous comptez aussi dans l’autre ligne.
lesson-first-column-no-other = Là, il manquerait quelque chose : la colonne 1 et son inspecteur, ou le groupe de soldats. B1 a les deux.
lesson-first-specialist = L’anneau extérieur permet d’engager un spécialiste. Chacun demande une arme différente. Seule votre lance est active : ce sera donc un musicien, contre la lance et votre dernière pièce. Effectuez l’action.
lesson-first-specialist-no-other = C’est pour cela que vous avez gardé la lance. Effectuez l’action.
lesson-first-music = Le musicien n’est à personne. Après chaque manche, il rapporte à chacun 1 PV par guerrier dans sa rangée et dans sa colonne. Trouvez la case qui ne paie que vous, et posez-le là.
lesson-first-music-ask = Sur quelle case joue-t-il pour vos deux soldats, et pas pour celui de Vert ?
lesson-first-music-answer-1 = A3
lesson-first-music-answer-2 = B2
lesson-first-music-answer-3 = C1
lesson-first-music-because = B2 : votre soldat en B1 est dans sa rangée, celui en A2 dans sa colonne, et A1 n’est ni dans l’une ni dans l’autre. Cela fait 2 PV par manche, cinq fois, pour une pièce.
lesson-first-music-no-other = Là, il jouerait aussi pour Vert, ou pour une partie des vôtres seulement. En B2, il joue pour vos deux soldats et personne d’autre.

lesson-first-watch-2 = Vert n’avait plus de pièces et en a gagné 3, puis 2, au segment 2. Avec la hallebarde, il pouvait y engager un fantassin ; il la garde pour plus tard.

lesson-first-supervisor = Vos deux guerriers ont laissé de l’argile dans l’entrepôt nord-ouest : il en contient 3. Le Maître superviseur, au segment 9, vide les entrepôts, et les 4 pièces de l’anneau intérieur le paient. Allez-y.
lesson-first-supervisor-no-other = Vous n’avez plus de pièces et presque plus d’argile. Le segment 9 règle les deux : 4 pièces, puis le Maître superviseur.
lesson-first-coins = L’anneau intérieur d’abord : 4 pièces. Ce qu’une action rapporte, la suivante peut le dépenser.
lesson-first-coins-no-other = Sans ces pièces, vous ne pouvez pas payer le maître. Effectuez l’action.
lesson-first-hire-again = Engagez le Maître superviseur. Il prend toute l’argile de deux entrepôts, et à la fin de chaque manche il garde 1 de vos argiles humide. Vous avez un second jeton à 2.
lesson-first-hire-again-no-other = Engagez-le : 3 argiles attendent au nord-ouest, et il en protège 1 à chaque manche.
lesson-first-fetch = Utilisez-le maintenant pour prendre toute l’argile sèche de deux entrepôts.
lesson-first-fetch-no-other = Cela ne coûte rien de plus, et l’argile est là. Utilisez-le.
lesson-first-fullest = Le plus plein d’abord : l’entrepôt nord-ouest, avec 3.
lesson-first-fullest-no-other = Vous pouvez en vider deux. Commencez par celui qui en contient 3.
lesson-first-any = Les autres en contiennent 1 chacun : prenez celui que vous voulez. L’argile reste sèche. Elle ne paie rien avant d’être trempée.
lesson-first-halberd = À l’anneau extérieur, préparez la hallebarde. Un garde la réclamera.
lesson-first-halberd-no-other = Cela ne coûte rien, et un garde la réclamera. Effectuez l’action.

lesson-first-watch-3 = Vert a payé 2 pièces et tourné l’anneau intérieur. Aucun ouvrier n’a bougé, mais tous les segments ont changé. Ainsi, 4 argiles humides sont venues au segment 1, devant le Maître forgeron. Il a préparé toutes les armes de Vert.

lesson-first-drop = Vous avez 4 argiles sèches. La goutte bleue de l’anneau intérieur les rend toutes humides. Trouvez la goutte sur un segment vide et envoyez-y un ouvrier.
lesson-first-drop-ask = Avant le tour de Vert, une goutte était au segment 4. Puis l’anneau intérieur a tourné d’un cran dans le sens horaire. Où est-elle maintenant ?
lesson-first-drop-answer-1 = Au segment 3
lesson-first-drop-answer-2 = Toujours au segment 4
lesson-first-drop-answer-3 = Au segment 5
lesson-first-drop-because = Au segment 5. L’anneau intérieur tourne dans le sens horaire, comme les numéros. L’anneau central tournerait dans l’autre sens.
lesson-first-drop-no-turn = Inutile de payer. Une goutte est déjà sur un segment vide, le 5.
lesson-first-drop-no-other = Rendez d’abord votre argile sèche utile : la goutte est au segment 5.
lesson-first-soak = Effectuez l’action. Toute votre argile sèche devient humide : vous en aurez 5.
lesson-first-soak-no-other = Une au lieu de quatre ? Trempez votre argile.
lesson-first-save = Le Maître argilier coûterait 3, car vos jetons à 2 sont utilisés, et vous avez 2 pièces. Prenez une pièce à la place : la tuile de la prochaine manche compte les pièces.
lesson-first-save-no-clay = Vous en avez déjà 5, et ce que vous n’utilisez pas séchera. Prenez la pièce.
lesson-first-save-no-other = Une pièce vous tend les bras. Prenez-la.
lesson-first-wait = Vous pourriez engager un fantassin, contre 1 pièce et la hallebarde. Mais au prochain tour, cette hallebarde rapporte 3 PV avec un garde. Les deux plans sont bons, mais une arme n’en sert qu’un. Ne faites rien ici.
lesson-first-wait-no-other = Le garde viendrait alors sans son arme. Gardez la hallebarde cette fois.

lesson-first-watch-4 = Vert a fait un soldat en B5 pour 5 PV, et sa lance a rapporté 1 PV et 2 pièces de plus. Il est dans la rangée B : votre musicien joue donc aussi pour Vert. Il est aussi dans la colonne centrale, que compte la tuile de la manche 3.

lesson-first-last = C’est votre dernier ouvrier de la manche. L’argile que vous ne dépensez pas devra attendre une autre goutte. Le segment 7 fait un guerrier pour 4 : c’est cher, mais juste aujourd’hui. Allez-y.
lesson-first-last-ask = Vous avez 5 argiles humides. Que deviendraient-elles à la fin de la manche si vous n’en dépensiez aucune ?
lesson-first-last-answer-1 = Toutes resteraient humides
lesson-first-last-answer-2 = Toutes sécheraient
lesson-first-last-answer-3 = 1 resterait humide, 4 sécheraient
lesson-first-last-because = L’argile humide sèche après chaque manche, mais votre Maître superviseur en garde 1 humide. Mieux vaut dépenser les 4 autres : même un guerrier cher devient bon marché.
lesson-first-last-no-turn = Deux pièces, pour économiser une argile qui sécherait de toute façon ? Le segment 7 convient tel quel.
lesson-first-last-no-other = Là, votre argile sécherait entre vos mains. Au segment 7, elle devient un guerrier.
lesson-first-dear = Faites le guerrier pour 4 argiles.
lesson-first-dear-no-other = Presque toute votre argile sécherait à la fin de la manche. Faites le guerrier.
lesson-first-guard = Faites un garde : 6 PV, et la hallebarde, son arme, est active.
lesson-first-guard-no-soldier = Les soldats ne rapportent plus que 4. Un garde rapporte 6 et peut utiliser la hallebarde.
lesson-first-guard-no-other = Ce serait 6 PV aussi. Mais seul le garde a une arme active.
lesson-first-tie = Les deux inspecteurs regardent une égalité. Votre garde en rompt une sur n’importe quelle case vide de la rangée A ou de la colonne 1. A5 est la meilleure : elle est aussi dans la colonne centrale, comptée à la manche 3.
lesson-first-tie-ask = Dans la rangée A, Vert et vous avez un guerrier chacun : chacun marque 3 PV. Qu’y ajoute, pour vous, un deuxième guerrier à ce décompte ?
lesson-first-tie-answer-1 = 3 PV
lesson-first-tie-answer-2 = 4 PV
lesson-first-tie-answer-3 = 7 PV
lesson-first-tie-because = 4 PV. Vous avez alors seul le plus de guerriers et vous dominez, pour 7 au lieu de 3. Vert est encore présent et garde ses 3.
lesson-first-tie-no-other = Les deux lignes resteraient à égalité, 3 PV chacun. Choisissez une case vide de la rangée A ou de la colonne 1.
lesson-first-wield = Utilisez la hallebarde : 3 PV tout de suite. Rien d’autre n’attend cette arme.
lesson-first-wield-no-other = Aucun autre plan n’en a besoin, et 3 PV sont 3 PV. Utilisez-la.
lesson-first-halt = Avec la hallebarde, un garde peut aussi envoyer un autre de vos guerriers le long de cases vides. Les vôtres sont bien placés, sur leurs lignes et dans un groupe. Ne déplacez personne.
lesson-first-halt-no-other = Chaque pas le sortirait de sa ligne et du groupe. Ne déplacez personne.
lesson-first-save-again = Le Maître inspecteur coûterait vos 3 pièces, et la prochaine tuile compte les pièces. Prenez donc quelque chose à la place : la pièce, ou une argile si vous préférez.
lesson-first-save-again-no-master = Il mérite réflexion. Mais il ne vous resterait plus de pièces pour la tuile de la manche 2. Prenez une pièce.
lesson-first-save-again-no-other = Une pièce ou une argile vous tend les bras. Prenez-en une.
lesson-first-sword = À l’anneau extérieur, préparez l’épée. Avec elle, un nouvel officier pourra un jour déplacer un inspecteur d’un pas. Votre part de la manche est alors finie.
lesson-first-sword-no-other = Cela ne coûte rien, et un inspecteur bougera peut-être un jour. Effectuez l’action.

lesson-first-watch-5 = Le dernier ouvrier de Vert, un compagnon comme tous jusqu’ici, est devenu artisan. Un artisan peut rejoindre un compagnon, mais personne ne peut rejoindre un artisan. Vert a aussi pris le drapeau, pour commencer la manche suivante. Voici le décompte : rangée A, colonne 1, musicien, quart nord-ouest.
lesson-first-watch-5-ask = Que va vous rapporter ce décompte ?
lesson-first-watch-5-answer-1 = 10 PV
lesson-first-watch-5-answer-2 = 15 PV
lesson-first-watch-5-answer-3 = 20 PV
lesson-first-watch-5-because = 15 PV : 7 et 3 pour les lignes des inspecteurs, 2 du musicien pour vos deux soldats, et 3 pour le quart, où vous avez le plus de guerriers.
lesson-first-scoring = Les inspecteurs d’abord. Dans l’une de leurs deux lignes, vous avez le plus de guerriers : 7 PV contre 3. Dans l’autre, Vert et vous êtes à égalité : 3 PV chacun.
lesson-first-scoring-rest = Le musicien rapporte 2 PV à vous et 1 à Vert. Le quart nord-ouest en rapporte 3 et 1. En tout, cela fait 15 pour vous et 8 pour Vert. Les inspecteurs ont déjà avancé, vers la rangée B et la colonne 2.
lesson-first-cleanup = Enfin, l’entretien. L’argile de Vert a séché, sauf une. Votre Superviseur en a gardé une humide, et votre Administrateur a rapporté une pièce. Les ouvriers sont rentrés et les deux anneaux ont tourné d’un cran : relisez la roue à chaque manche.
lesson-first-end = La table est à vous, contre un débutant. Dans la rangée B, égalité. Dans la colonne 2, il n’y a que vous. À la fin, le groupe de soldats vous rapporterait 9 PV, et 4 à Vert. Votre garde cherche encore un voisin semblable. Il reste quatre manches : bon jeu !

## Seul contre Li Si

lesson-li-si = Seul contre Li Si
lesson-li-si-promise = Vous saurez suivre tout ce que fait Li Si, le vérifier et dire pourquoi il l’a fait. Ici, vous ne faites qu’amasser des biens : vous pourrez ainsi l’observer.

lesson-li-si-who = Li Si, le premier ministre, n’a besoin de personne. Des dés et des règles fixes décident. Il commence chaque manche, puis vous alternez. Inutile d’apprendre ses règles : la table les applique et donne chaque raison. Vérifions quelques tours.
lesson-li-si-walk = Son premier tour est joué. Il a lancé 5 et 6, et le plus petit dé compte. Son contremaître, la figurine noire, a avancé de cinq segments dans le sens horaire, du 7 au 12. Li Si y a placé un compagnon.
lesson-li-si-acts = Puis il a fait le segment 12, de l’intérieur vers l’extérieur, comme vous. Seul le trempage diffère : il reçoit autant d’argile que l’entrepôt le plus plein en contient, ici 1. Ensuite il a pris 2 pièces et préparé la lance. Son argile ne sèche jamais.

lesson-li-si-clay = À vous. Prenez ce qu’il vaut mieux ne pas lui laisser : le segment 8, avec 4 puis 2 argiles humides. Placez-y un ouvrier.
lesson-li-si-clay-no-turn = Pas dans cette leçon. Gardez vos pièces et allez au segment 8.
lesson-li-si-clay-no-other = Dans cette leçon, vous ne faites qu’amasser. Le plus riche est le segment 8 : 6 argiles humides.
lesson-li-si-two = Prenez les 2 autres argiles. Pour le spécialiste de l’anneau extérieur, aucune de vos armes n’est active : votre tour finit ici, et Li Si continue.
lesson-li-si-two-ask = Il va lancer 3 et 6. Son contremaître est au segment 12. Où s’arrêtera-t-il ?
lesson-li-si-two-answer-1 = Au segment 3
lesson-li-si-two-answer-2 = Au segment 6
lesson-li-si-two-answer-3 = Au segment 9
lesson-li-si-two-because = Au segment 3. Le plus petit dé compte, et le contremaître avance dans le sens horaire : 1, 2, 3. Il ne saute que les segments avec un de ses ouvriers ou un de vos artisans.
lesson-li-si-two-no-other = Dans cette leçon, vous amassez ce qu’il y a : prenez les 2 argiles.
lesson-li-si-second-walk = Il a lancé 3 et 6 : trois pas, jusqu’au segment 3. Il était vide, et Li Si y a placé un compagnon. Viennent 2 argiles humides, le Maître administrateur et la hallebarde.
lesson-li-si-spare = Il a pris les 2 argiles. L’Administrateur ne le sert pas, car il n’a de jeton que chez le Bâtisseur. Ce qu’il ne peut pas faire devient une action d’appoint : 2 PV et un bien. Ce fut une argile, car il en avait moins de 5.

lesson-li-si-coins = Il a aussi préparé la hallebarde. Retenez ses deux armes. Pour vous, des pièces cette fois : le segment 5 en a 4.
lesson-li-si-coins-no-turn = Pas dans cette leçon. Gardez vos pièces et allez au segment 5.
lesson-li-si-coins-no-other = Dans cette leçon, vous ne faites qu’amasser. Allez au segment 5, pour 4 pièces.
lesson-li-si-one = Prenez une pièce au lieu du Maître forgeron. Puis c’est de nouveau à Li Si.
lesson-li-si-one-no-other = Dans cette leçon, vous ne faites qu’amasser. Prenez la pièce.
lesson-li-si-type = Il a lancé 1 et 5 : un pas, jusqu’au segment 4. Avec 4 argiles, il peut payer le guerrier. Quel type ? D’abord, seulement ceux dont l’arme est active. Puis ceux qui valent le plus. Puis l’arme la plus à gauche de sa rangée.
lesson-li-si-type-ask = Sa lance et sa hallebarde sont actives. Quel guerrier fera-t-il ?
lesson-li-si-type-answer-1 = Un officier
lesson-li-si-type-answer-2 = Un garde
lesson-li-si-type-answer-3 = Un soldat
lesson-li-si-type-because = Un soldat. Garde et soldat valent tous deux 6, et la lance est à gauche de la hallebarde. Pour un officier, il faudrait l’épée.
lesson-li-si-cell = Quelle case ? Il aime la compagnie du même type, mais il n’y avait aucun soldat. Il a donc choisi près des inspecteurs, dans le quart de la tuile de cette manche. La meilleure de ces cases est A1, où les deux lignes se croisent.
lesson-li-si-weapon = La lance lui a rapporté 2 PV et 2 pièces, et passe en tête de sa rangée. La priorité ne lui sert à rien. Il a donc fait une action d’appoint et révélé une carte, la 7, pour la fin de son tour.
lesson-li-si-card = Il a préparé l’arbalète. La carte 7 visait la hallebarde. Elle était déjà active : il a donc préparé son arme inactive la plus à gauche, la lance. Puis la carte a tourné l’anneau intérieur d’un cran. Regardez donc la roue avant chaque tour.

lesson-li-si-third = L’anneau a tourné : 4 pièces sont maintenant au segment 6, avec 2 autres derrière et une lance. Votre compagnon du segment 5 n’a pas bougé. Allez au segment 6.
lesson-li-si-third-no-turn = Pas dans cette leçon. Gardez vos pièces et allez au segment 6.
lesson-li-si-third-no-other = Dans cette leçon, vous ne faites qu’amasser. Le plus riche est le segment 6 : 6 pièces et une lance.
lesson-li-si-spear = Les pièces sont à vous. Préparez aussi la lance. Puis vient son quatrième tour.
lesson-li-si-spear-ask = Il va lancer 4 et 1. Son contremaître est au segment 4, vos compagnons au 5 et au 6, et il n’a pas d’artisan. Où travaillera-t-il ?
lesson-li-si-spear-answer-1 = Au segment 5, à côté de votre compagnon
lesson-li-si-spear-answer-2 = Au segment 8
lesson-li-si-spear-answer-3 = Au segment 7
lesson-li-si-spear-because = Au segment 7. Un pas mène au 5, mais seul un artisan peut y rejoindre votre compagnon. Il révèle donc une carte et continue jusqu’au prochain segment vide.
lesson-li-si-spear-no-other = Cela ne coûte rien. Préparez la lance.
lesson-li-si-taken = Aucun de ses ouvriers ne pouvait aller au segment 5 : il a révélé la carte 4 pour la fin de son tour. Le 6 est aussi à vous : le prochain vide était le 7. Lui barrer la route ne l’arrête pas. Cela lui donne une carte.
lesson-li-si-assign = Il a un jeton chez le Bâtisseur : il construit un soldat à côté du sien. Ses règles laissent deux cases, et alors vous décidez. Prenez celle qui vous gêne le moins. Ici, A2 et B1 se valent.
lesson-li-si-watch-4 = Il a construit pour 1 pièce et préparé l’épée, et la carte 4 a rapporté 4 argiles humides. Il en a maintenant 8, et elles ne sécheront pas.
lesson-li-si-watch-4-ask = Que fera-t-il avant le décompte s’il a encore 6 argiles ou plus ?
lesson-li-si-watch-4-answer-1 = N’en garder que 5
lesson-li-si-watch-4-answer-2 = Payer 5 et construire un guerrier
lesson-li-si-watch-4-answer-3 = Marquer 1 PV pour 2 argiles
lesson-li-si-watch-4-because = Il paie 5 et construit : c’est la construction surprise, jusqu’à deux fois. Avec 8 pièces ou plus, il fait de même. Regardez donc ses biens avant les derniers tours d’une manche.
lesson-li-si-advice = Voici comment le gêner. Videz les entrepôts avant qu’il ne trempe. Fermez des segments avec des artisans : il passera devant. Et là où un groupe compte autant des vôtres que des siens, attendez-vous à le voir construire.
lesson-li-si-end = Jouez la suite ici, ou créez une nouvelle table contre lui. Il est fort : 200 PV sont un bon premier but, et il en faut davantage pour le battre. S’il vous étonne, le journal donne ses raisons, règle par règle.

## Stratégie : le calcul des maîtres

lesson-decides = Stratégie : le calcul des maîtres
lesson-decides-promise = Vous saurez ce que les maîtres comptent avant un choix : les cases qui rapportent de plusieurs façons, le dernier mot sur les inspecteurs, les égalités, et les musiciens au milieu de ses propres guerriers.

lesson-decides-where = Voici une partie entre deux maîtres, à la quatrième manche. Vous êtes Jaune, à 110 PV contre 83. Il reste deux ouvriers à chacun dans cette manche. Vous jouez en premier : le dernier mot sera à Vert.
lesson-decides-count = Avant chaque choix, les maîtres comptent ce qui va être décompté. Les inspecteurs regardent la rangée E et la colonne 9. Il y a trois musiciens. Et la tuile compte le quart nord-ouest, 9 / 4, où Vert a trois guerriers et vous deux.

lesson-decides-place = De vos 7 argiles humides, 2 seulement le resteraient ce soir : un guerrier à 4 ne coûte presque rien. Au segment 5, votre Superviseur vient avec, gratuitement, et deux entrepôts en contiennent 3 chacun. Allez-y.
lesson-decides-place-no-turn = Il vous faut vos pièces pour un spécialiste, et le segment 5 est bon tel quel.
lesson-decides-place-no-clay = Il y a là aussi un guerrier à 4. Mais au segment 5, votre Superviseur rapporte 6 argiles, pas 2.
lesson-decides-place-no-other = Là, 5 argiles sécheraient entre vos mains. Au segment 5, elles deviennent un guerrier, et votre Superviseur vient gratuitement.
lesson-decides-type = Trois types valent 4 PV. Prenez un officier : votre épée est active, et deux officiers se tiennent côte à côte en E7 et F7, l’un à vous, l’autre à Vert.
lesson-decides-type-no-other = Il n’aurait ni l’épée active, ni deux officiers à rejoindre. Prenez un officier.
lesson-decides-cell = Trouvez la case qui compte le plus souvent. E6 touche votre officier en E7 et jouxte le fantassin en F6. Elle est aussi dans la rangée E, avec un musicien et un inspecteur. Posez-le là.
lesson-decides-cell-ask = Le groupe d’officiers est à égalité, un chacun. Autour du fantassin aussi, deux chacun. Qu’ajoutera pour vous un officier en E6 à la fin de la partie ?
lesson-decides-cell-answer-1 = 2 PV
lesson-decides-cell-answer-2 = 5 PV
lesson-decides-cell-answer-3 = 11 PV
lesson-decides-cell-because = 11 PV. Le groupe passe de 4 chacun à 9 pour vous, le fantassin de 2 chacun à 8 pour vous. Un de plus là où l’on est à égalité, c’est ce qui vaut le plus.
lesson-decides-cell-no-quarter = Le quart nord-ouest : bonne idée, et ce sera pour le prochain tour. L’officier fait plus en E6.
lesson-decides-cell-no-below = À la fin, G7 ferait autant. Mais E6 assure aussi la rangée E, que regarde un inspecteur.
lesson-decides-cell-no-other = Cette case compte moins. E6 gagne le groupe d’officiers et le fantassin, dans la rangée E et son musicien.
lesson-decides-sword = Utilisez l’épée : 1 PV et surtout un pas d’inspecteur, en avant ou en arrière. Juste avant le décompte, cela vaut plus que la plupart des guerriers.
lesson-decides-sword-no-other = Un cheval, plus tard, coûterait 3 pièces dont vous avez besoin. Le décompte est proche : utilisez l’épée.
lesson-decides-inspect = La rangée E est à vous, quatre contre un : ne touchez pas à cet inspecteur. Dans la colonne 9, égalité, un chacun. Dans la colonne 8, il n’y a que vous. Envoyez-y l’inspecteur des colonnes.
lesson-decides-inspect-ask = De combien ce seul pas améliore-t-il le décompte pour vous, par rapport à Vert ?
lesson-decides-inspect-answer-1 = De 4 PV
lesson-decides-inspect-answer-2 = De 7 PV
lesson-decides-inspect-answer-3 = De 10 PV
lesson-decides-inspect-because = De 7 PV : vous marquez 7 au lieu de 3, et Vert rien au lieu de 3. À deux, ce que l’autre ne reçoit pas compte autant que ce que vous recevez.
lesson-decides-inspect-no-one = La colonne 1 vous rapporte aussi 7, grâce à votre archer, mais 3 à Vert. Dans la colonne 8, Vert n’a personne.
lesson-decides-inspect-no-other = Ce serait abandonner la rangée E, ou ne rien changer. La colonne 8 n’est qu’à vous.

lesson-decides-watch-1 = Vert a tourné l’anneau intérieur, pris 6 argiles humides et préparé la lance. Il reste un ouvrier à chacun. Rappelez-vous que Vert joue en dernier, et qu’il a un jeton chez le Maître inspecteur.

lesson-decides-last = La rotation de Vert a amené un guerrier à 2 au segment 11. Là, vous pouvez prendre une pièce au lieu du Bâtisseur. Vous pourrez ensuite engager le dernier musicien, avec 4 pièces et votre lance. Allez-y.
lesson-decides-last-no-turn = Si vous payez 2 pièces pour tourner, le musicien est hors de portée. Le segment 11 a déjà ce qu’il vous faut.
lesson-decides-last-no-inspector = Votre propre Maître inspecteur est un bon choix aussi. Mais Vert joue après vous et peut déplacer l’inspecteur à nouveau. Un musicien, personne ne le déplace.
lesson-decides-last-no-other = Le segment 11 a les deux choses que vous voulez : un guerrier et un spécialiste.
lesson-decides-soldier = Gardes et arbalétriers rapportent 4, un soldat 3 seulement. Mais il reste une seule case vide dans le quart nord-ouest, C3, au milieu des soldats. Faites un soldat pour elle.
lesson-decides-soldier-ask = Avec C3, vous auriez trois guerriers dans le quart, autant que Vert. L’archer en C1 fait face à votre soldat en B1. Qui dominerait ?
lesson-decides-soldier-answer-1 = Vous
lesson-decides-soldier-answer-2 = Vert
lesson-decides-soldier-answer-3 = Personne
lesson-decides-soldier-because = Vous. À égalité, les archers départagent en faveur des guerriers auxquels ils font face, et un seul des vôtres en a un. Vous marquez 9 au lieu de 4, et Vert 4 au lieu de 9.
lesson-decides-soldier-no-other = Ce serait 1 PV de plus maintenant. Mais un soldat en C3 vous donne aussi le groupe de soldats, quatre contre trois.
lesson-decides-quarter = C3 est la dernière case vide du quart. Elle fait basculer la tuile de votre côté et vous donne l’avantage dans le grand groupe de soldats.
lesson-decides-quarter-no-other = Le quart vaut 9 PV pour vous, et C3 en est la seule case vide.
lesson-decides-hire = La pièce fait 4, exactement le prix du dernier musicien. Vous n’avez pas échangé la lance contre 1 PV et 2 pièces, car deux décomptes sont encore à venir. Effectuez l’action.
lesson-decides-hire-no-other = 4 pièces de reste font 2 PV à la fin. Un musicien rapporte bien plus. Effectuez l’action.
lesson-decides-music = Tout le monde profite d’un musicien : cherchez la case avec beaucoup des vôtres et peu de Vert dans sa rangée et sa colonne. Un guerrier à cheval compte dans chaque colonne qu’il couvre.
lesson-decides-music-ask = Sur laquelle de ces cases le musicien vous rapporte-t-il le plus par rapport à Vert ?
lesson-decides-music-answer-1 = En C7
lesson-decides-music-answer-2 = En E3
lesson-decides-music-answer-3 = En E8
lesson-decides-music-because = En E3 : quatre des vôtres dans la rangée E, trois dans la colonne 3, et un de Vert dans chacune. Cela fait 7 contre 2, maintenant et encore à la dernière manche.
lesson-decides-music-no-other = Il jouerait là pour moins des vôtres. E3 est la meilleure : 7 PV pour vous et 2 pour Vert, deux fois.

lesson-decides-watch-2 = Le dernier mot de Vert : un arbalétrier en B6, puis le Maître inspecteur. Il envoie l’inspecteur des rangées de E, votre rangée, à F, où vous êtes à égalité. Cela vous coûte 4 PV. Le dernier à jouer décide des inspecteurs : parfois, mieux vaut laisser le drapeau.
lesson-decides-scoring = La rangée F vous a rapporté 3 PV, la colonne 8 en a donné 7, le quart 9 et quatre musiciens 21. En tout, cela fait 40 PV pour vous et 22 pour Vert. Vous avez perdu une ligne, mais vos guerriers comptaient de plusieurs façons.
lesson-decides-lesson = Qu’est-ce qui décide ? Comptez le prochain décompte avant de choisir. Ajoutez un guerrier là où vous êtes à égalité. Cherchez les cases qui comptent deux fois. Engagez tant qu’il reste des manches. Et sachez qui joue en dernier.
lesson-decides-end = La dernière manche est à vous. Vous menez 158 à 109, et il vous reste deux socles. La rangée centrale compte 11 / 5, Vert y mène à quatre contre trois, et les inspecteurs attendent à la rangée G et à la colonne 9.
