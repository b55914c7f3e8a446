# Les leçons de Xi'an en français : toutes les phrases de leurs cartes.

## La première partie

lesson-first = Votre première partie
lesson-first-promise = Vous jouez trois tours bien accompagné : cartes, bâtiments, soldats et leurs prix. Ensuite, vous finissez la partie seul, et vous savez d’où viennent les points.

# Tour 1

lesson-first-welcome = Bienvenue ! Vous êtes Violet, votre adversaire est Orange. En six tours, vous remplissez à deux la fosse de soldats pour l’empereur. Quatre bâtiments font le travail : modeler, peindre, forger, avancer. Nous jouons trois tours ensemble ; les trois autres sont à vous.
lesson-first-cards = Voici votre main. Une carte apporte des pièces, une de l’argile, une des pigments, et la dernière est un Assistant. À côté, vos biens : 2 pièces, 1 bloc d’argile et 1 pigment bleu.
lesson-first-keep = Maintenant, et jamais plus, vous pouvez échanger les cartes qui ne vous plaisent pas. Orange en a échangé une. Votre main sait un peu tout faire, et on ne peut guère espérer mieux : gardez-la.
lesson-first-keep-no-exchange = Vous le pourriez, mais cette main a tout ce qu’il nous faut aujourd’hui. Gardez-la.
lesson-first-below-1 = Vous posez deux cartes l’une sur l’autre. Celle du dessous dit seulement quand vous agissez : plus haut, plus tôt. À l’Atelier, le Premier ministre récompense le premier venu. Cela vaut un 5 : Percepteur 5 dessous.
lesson-first-below-1-no-craftsman = Un 6 passerait sûrement le premier. Mais vous aurez besoin de l’argile de cette carte dans un instant.
lesson-first-below-1-no-administrator = Un 3 risque d’arriver trop tard auprès du Premier ministre.
lesson-first-below-1-no-miner = Le même 5. Mais ce Mineur sera parfait pour la phase 2.
lesson-first-top-1 = La carte du dessus ne fait que travailler : vous recevez ce qu’elle montre. L’Artisan 6 apporte 3 blocs d’argile. Avec le vôtre, cela fait 4, assez pour un bon soldat. Posez-le dessus.
lesson-first-top-1-no-other = Une bonne carte aussi. Mais les soldats sont faits d’argile : laissez travailler l’Artisan.
lesson-first-clay = 5 contre 4 : vous agissez le premier. La carte du dessus travaille maintenant. Vous avez toujours le choix : ce que montre la carte, ou 1 pigment de sa couleur. Prenez les 3 blocs d’argile.
lesson-first-clay-no-pigment = Une goutte rouge au lieu de trois blocs d’argile ? Pas aujourd’hui.
lesson-first-workshop = Envoyez un bâtisseur à l’Atelier : on y fait un soldat. Et le premier qui rejoint le Premier ministre reçoit 1 pièce et 1 point de prestige, PP en abrégé. Le Laboratoire reste éteint : il vous manque les pigments.
lesson-first-workshop-no-armory = On y achète des équipements avec des pièces. Mais vous avez de l’argile : modelez.
lesson-first-workshop-no-other = Ce sera encore possible plus tard. Le Premier ministre ne récompense que le premier.
lesson-first-craft-ask = Regardez B11 : que va vous rapporter cette case ?
lesson-first-craft-answer-1 = 6 PP
lesson-first-craft-answer-2 = 6 PP et un pigment vert
lesson-first-craft-answer-3 = Un pigment vert à la fin de la partie
lesson-first-craft-because = Une case paie aussitôt tout ce qui y est dessiné : 6 PP et un pigment vert.
lesson-first-craft = Vous pouvez payer toute case éclairée : 2 blocs d’argile en section A, 3 en B. Modelez en B11. Son pigment vert est justement ce que demandent les jetons à côté de la section B pour y peindre.
lesson-first-craft-no-pigments = B25 vaut autant : 5 PP et deux pigments. Mais le vert de B11 est ce que demande la section B.
lesson-first-craft-no-other = C’est possible. Mais B11 donne plus, et son pigment vert prépare la suite.
lesson-first-seal = Un soldat marron n’est à personne : Orange pourrait peindre le vôtre. Une Signature vous le réserve, et vous en avez deux pour toute la partie. Signez-le ; ou laissez-le ainsi, si vous aimez le risque.
lesson-first-watch-palace = Orange a reçu 4 pièces d’un Percepteur et s’est rendu au Palais. Le Superviseur y fait un pas et trouve une tuile : une clé, qui ouvre une fois un bâtiment fermé. Vous irez en chercher une aussi.
lesson-first-below-2 = La phase 2 se joue avec les deux cartes qui restent. Si l’une va dessous, l’autre travaille. Nous voulons que l’Assistant travaille, et tôt : Mineur 5 dessous.
lesson-first-below-2-no-other = Le Mineur travaillerait : deux pigments aujourd’hui, mais pas d’Assistant pour la suite.
lesson-first-recruit = Vous agissez encore le premier. L’Administrateur reste auprès de vous : chaque Artisan apportera 1 bloc d’argile de plus. Il rapporte 0 PP au tour 1 ; au tour 6, ce serait 5. Au début, on recrute pour l’aide. Recrutez-le.
lesson-first-recruit-no-pigment = Un pigment vert, et il serait perdu pour de bon.
lesson-first-lab = Les jetons à côté de la section B demandent du bleu et du vert : exactement ce que vous avez. Et regardez sous les bâtiments : votre bâtisseur remplira cette paire, 3 sur 3. Personne ne pourra vous suivre. Entrez au Laboratoire.
lesson-first-lab-no-armory = Une bonne idée pour le tour suivant. Aujourd’hui, vous avez deux pigments qui conviennent.
lesson-first-lab-no-other = Vous avez les deux pigments qu’il faut. Peindre vaut davantage.
lesson-first-paint-ask = Que va vous rapporter B12, une fois peint ?
lesson-first-paint-answer-1 = 1 PP, et rien de plus
lesson-first-paint-answer-2 = 1 PP tout de suite, et 12 à la fin si rien ne change
lesson-first-paint-answer-3 = 12 PP tout de suite
lesson-first-paint-because = Un groupe d’un seul soldat rapporte 1 PP. Mais vous serez seul dans la section B, dont le premier prix est de 12. Votre total provisoire passe de 9 à 21.
lesson-first-paint = B12 est là depuis le début ; il n’est à personne. Votre B11 peut attendre. Peignez B12 : il est juste à côté de B11, et ils formeront un jour un groupe.
lesson-first-paint-no-own = B11 peut attendre. B12 est à qui le prendra : faites vite.
lesson-first-paint-no-alone = B24 est isolé. B12 a B11 pour voisin.
lesson-first-watch-end-1 = Orange a reçu de l’argile, trouvé l’Atelier fermé et forgé des Pointes de flèches. Puis le tour s’est achevé. Le jeton 3, le plus petit, est parti. Il était vert : le Premier ministre va donc au bâtiment vert, l’Armurerie. Deux équipements s’en vont aussi.

# Tour 2

lesson-first-below-3 = Quatre nouvelles cartes. Prévoyez les deux phases : le Scientifique et le Mineur 4 travailleront, le 3 et le 1 iront donc dessous. Le Premier ministre est à l’Armurerie : prenez maintenant le plus grand, Percepteur 3.
lesson-first-below-3-no-late = Un 1 laisserait peut-être Orange entrer le premier à l’Armurerie. Gardez-le pour une phase sans hâte.
lesson-first-below-3-no-work = Son travail nous est plus utile que son nombre.
lesson-first-top-3 = Dessus, le Scientifique : 2 PP à ce tour, et modeler vous coûtera 1 bloc d’argile de moins jusqu’à la fin de la partie.
lesson-first-top-3-no-later = Plus tard. Plus le Scientifique arrive tôt, plus il économise d’argile.
lesson-first-watch-c12 = Orange avait un 4 et a agi le premier : un pigment jaune au lieu de pièces, puis C12 peint. Le premier soldat de la section C promet 14 PP à la fin. Et Orange étant au Laboratoire, y entrer vous coûterait 2 pièces.
lesson-first-scientist = À vous. Recrutez le Scientifique : 2 PP aussitôt, et 1 bloc d’argile économisé à chaque soldat.
lesson-first-scientist-no-pigment = Un pigment vert, c’est un pauvre prix pour un Scientifique.
lesson-first-armory = Orange est allé ailleurs : la pièce et le point du Premier ministre sont encore là. Entrez à l’Armurerie pour forger.
lesson-first-armory-no-workshop = Avec le Scientifique, votre bloc d’argile suffirait pour la section A. Mais le Premier ministre est ici.
lesson-first-armory-no-other = Le Premier ministre est à l’Armurerie, et personne ne l’a encore rejoint.
lesson-first-forge-ask = Que vaudrait pour vous un Char à la fin, au point où nous en sommes ?
lesson-first-forge-answer-1 = 2 PP
lesson-first-forge-answer-2 = 3 PP
lesson-first-forge-answer-3 = 5 PP
lesson-first-forge-because = 2 PP comme ensemble d’une carte, et 3 PP parce que sa lettre B va avec votre soldat en B12. Avec un deuxième équipement en bois, l’ensemble passe à 5, avec un troisième à 10.
lesson-first-forge = Forgez un Char : sa lettre est B, et vous avez peint en B. Les deux Chars portent une petite porte : ils s’en vont à la fin du tour. Les Arbalètes restent.
lesson-first-forge-no-crossbow = Bon choix aussi, avec de l’argile en prime. Mais sa lettre est A, où vous n’avez personne, et elle sera encore là au tour suivant.
lesson-first-below-4 = Il reste deux Mineurs. Rien ne presse cette fois : laissez travailler le meilleur, deux pigments au lieu d’un. Mineur 1 dessous.
lesson-first-below-4-no-early = Vous agiriez tôt, avec moitié moins de pigments.
lesson-first-watch-b25 = Orange a pris un pigment rouge d’un Artisan, puis modelé B25 à l’Atelier : 5 PP, deux pigments et, avec sa Signature, un pied dans votre section.
lesson-first-miner = Le Mineur 4 apporte un pigment jaune et un bleu : mieux que le seul bleu que donne n’importe quel Mineur. Prenez les deux.
lesson-first-miner-no-pigment = Un bleu, quand vous pouvez avoir un bleu et un jaune ?
lesson-first-palace-ask = Entrer au Laboratoire ou à l’Atelier vous coûterait 2 pièces. À qui iraient-elles ?
lesson-first-palace-answer-1 = À la réserve
lesson-first-palace-answer-2 = À Orange
lesson-first-palace-answer-3 = Au Premier ministre
lesson-first-palace-because = L’entrée se paie à qui est déjà là. Arriver tôt rapporte des pièces, arriver tard en coûte.
lesson-first-palace = Le Palais est gratuit et ne demande aucun bien. Votre Superviseur y fait un pas et trouve une clé : une fois, elle ouvre un bâtiment fermé ou vous évite de payer l’entrée. Allez au Palais.
lesson-first-palace-no-armory = Deux pièces pour une Arbalète : c’est un bon coup. Aujourd’hui, nous allons chercher un outil.
lesson-first-palace-no-lab = Vous pourriez peindre en section A. Mais l’entrée prendrait vos dernières pièces.
lesson-first-palace-no-workshop = Vous pourriez modeler en section A. Mais l’entrée prendrait vos dernières pièces.
lesson-first-palace-no-pass = On passe quand rien d’autre n’est possible.
lesson-first-turn-3 = Le tour est fini. Le jeton 6 est parti : la section C demande maintenant deux bleus, et le Premier ministre est revenu à l’Atelier. Votre Superviseur, arrivé le dernier sur l’espace 1, est sur celui d’Orange : les égalités sont pour vous.

# Tour 3

lesson-first-below-5 = Les nombres 1, 1, 3 et 4 : vous ne serez guère le premier. Alors gaspillez le moins possible. L’Artisan 4 travaille maintenant, le Mineur 3 à la phase 2 ; posez donc le Percepteur 1 dessous.
lesson-first-below-5-no-reserve = C’est aussi un 1, presque aussi bon. Mais l’argile de celui-ci pourrait encore servir à la phase 2.
lesson-first-below-5-no-clay = C’est l’argile de cette carte qu’il nous faut maintenant.
lesson-first-below-5-no-pigment = Vous aurez besoin du pigment de cette carte à la phase 2.
lesson-first-top-5 = L’Artisan 4 dessus. Il montre 2 blocs d’argile, et vous avez un Assistant qui en ajoute.
lesson-first-top-5-no-other = À cette phase, il nous faut de l’argile, et l’Artisan 4 en apporte le plus.
lesson-first-watch-a15 = Orange a agi le premier et peint A15 : une statue que personne n’avait modelée ni signée, libre pour tous. La section A est désormais à Orange : 10 PP pour l’instant.
lesson-first-clay-2-ask = Vous avez 1 bloc d’argile. Combien en aurez-vous quand l’Artisan aura travaillé ?
lesson-first-clay-2-answer-1 = 3
lesson-first-clay-2-answer-2 = 4
lesson-first-clay-2-answer-3 = 5
lesson-first-clay-2-because = Le vôtre, 2 de la carte, et 1 de plus grâce à l’Administrateur : 4.
lesson-first-clay-2 = Faites travailler l’Artisan.
lesson-first-clay-2-no-pigment = Un pigment rouge ne fait pas un soldat.
lesson-first-workshop-2 = Encore le Premier ministre, et personne ne l’a rejoint. Le bâtisseur d’Orange est à côté, au Laboratoire, et ne vous coûte rien ici. Entrez à l’Atelier.
lesson-first-workshop-2-no-lab = Vous pourriez peindre en section A. Mais avec de l’argile en main et le Premier ministre qui attend, modelez d’abord.
lesson-first-workshop-2-no-other = Vous avez l’argile, et le Premier ministre attend à l’Atelier.
lesson-first-craft-2-ask = Combien va vous coûter C22 ?
lesson-first-craft-2-answer-1 = 5 blocs d’argile
lesson-first-craft-2-answer-2 = 4 blocs d’argile
lesson-first-craft-2-answer-3 = 3 blocs d’argile
lesson-first-craft-2-because = La section C en coûte 5, et votre Scientifique en économise 1 : toute l’argile que vous avez. En échange, la case paie 9 PP, plus qu’aucune autre.
lesson-first-craft-2 = C22 touche votre B12 par-dessus la limite des sections. Une fois peint, il formera un groupe avec lui. Modelez en C22.
lesson-first-craft-2-no-pigments = 7 PP et deux pigments : cela vaut autant. Mais C22 touche votre soldat peint.
lesson-first-craft-2-no-other = C22 rapporte le plus, et touche votre soldat peint.
lesson-first-seal-2 = Le premier prix de la section C est de 14 PP, et Orange y est déjà. Ce soldat mérite une Signature. Mais c’est vous qui décidez.
lesson-first-below-6 = En section C, le prix est de deux pigments bleus, et vous en avez un. Le Mineur doit donc travailler : l’Artisan 1 va dessous.
lesson-first-below-6-no-other = Ce serait l’Artisan qui travaillerait, et C22 resterait sans couleur.
lesson-first-watch-scientist = Orange a aussi recruté un Scientifique : 3 PP au tour 3, contre 2 pour vous au tour 2. Plus un Assistant arrive tard, plus il rapporte et moins il aide. Puis Orange a forgé une Arbalète.
lesson-first-drop = Ce Mineur montre du vert. Mais tout Mineur peut donner du bleu à la place, la couleur de sa carte, et c’est du bleu que demande la section C. Prenez le pigment bleu.
lesson-first-drop-no-green = Le vert servirait en section B. En section C, il vous faut un second bleu.
lesson-first-key = L’Atelier et le Laboratoire sont fermés : 3 sur 3. Votre clé vous en ouvre un. L’entrée de 2 pièces reste due à Orange. Ouvrez le Laboratoire.
lesson-first-key-no-fee = La clé servirait à éviter l’entrée : c’est son autre usage. Aujourd’hui, la serrure compte plus.
lesson-first-key-no-other = C22 resterait sans couleur, et Orange mènerait seul la section C.
lesson-first-paint-2-ask = Combien de points C22 va-t-il rapporter tout de suite ?
lesson-first-paint-2-answer-1 = 1
lesson-first-paint-2-answer-2 = 2
lesson-first-paint-2-answer-3 = 14
lesson-first-paint-2-because = C22 et B12 se touchent : votre groupe a deux soldats, donc 2 PP. Et en section C, vous serez à égalité avec Orange. Vous partagez les prix de 14 et de 7 : 10 chacun.
lesson-first-paint-2 = Deux pigments bleus, et C22 est à vous. Peignez-le.
lesson-first-paint-2-no-alone = C23 compte autant dans la section C, mais il est isolé : 1 PP au lieu de 2.
lesson-first-paint-2-no-section = Un bon endroit aussi. Mais C22 rapporte 2 PP aussitôt, et la section C paie mieux.
lesson-first-half = Mi-temps. Vous avez 23 PP, dont 15 en modelant. Au point où nous en sommes, 27 viendront : 12 en section B, 10 en C, 5 pour le Char. Orange est seul en A : un soldat à vous, en A22 par exemple, et vous partagez, 7 chacun.
lesson-first-end = La table est à vous ; encore trois tours. B11 attend toujours votre couleur, et un Assistant rapporte plus à chaque tour. À partir de maintenant, Orange joue comme un débutant. Bonne chance !
