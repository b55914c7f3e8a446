# Les leçons de la Maison de thé en français.

lesson-first = Votre première tasse de thé
lesson-first-promise = Vous saurez ensuite comment se passe une journée à la Maison de thé : choisir un préféré, choisir son heure, servir un invité.
lesson-first-welcome = Bienvenue à la Maison de thé ! Des invités vont et viennent ; qui les sert gagne leur pourboire. Devant vous, trois cartes d’invités. L’un d’eux sera votre préféré : servez-le, et vous marquerez trois pièces de plus.
lesson-first-aside = Le marchand donne un bon pourboire et ne boit que deux feuilles : un bon préféré. Laissez donc partir les deux autres. D’abord, mettez le courrier de côté.
lesson-first-aside-no-merchant = Gardez le marchand : quatre pièces tout de suite, et trois de plus à la fin.
lesson-first-aside-too = Et maintenant le moine. Il vous reste le marchand, et Orange ne peut pas le voir.
lesson-first-aside-too-no-merchant = Gardez le marchand : quatre pièces tout de suite, et trois de plus à la fin.
lesson-first-hour = Quelle chance : le marchand est dans la file ! Il vous faut deux feuilles, vous en avez une. Chacun choisit une heure en secret : tôt, on agit d’abord ; tard, on reçoit des feuilles. Levez-vous à midi.
lesson-first-hour-ask = Que vous rapporte midi ?
lesson-first-hour-answer-1 = Rien, sauf de jouer tôt
lesson-first-hour-answer-2 = Une feuille
lesson-first-hour-answer-3 = Deux feuilles
lesson-first-hour-because = Une feuille : avec la vôtre, cela fait deux. L’aube n’en donne aucune, le crépuscule deux, mais on y joue tard.
lesson-first-hour-no-dawn = À l’aube, vous joueriez d’abord, mais avec une seule feuille. Le marchand en veut deux.
lesson-first-order = Les heures sont montrées. Orange s’est levé au crépuscule, pour deux feuilles. L’heure la plus tôt joue d’abord ; à égalité le plus pauvre, puis le premier assis. À vous.
lesson-first-serve = Deux feuilles en main, et votre préféré attend. Servez le marchand avant qu’Orange ne le fasse.
lesson-first-serve-no-crier = Le crieur renvoie des invités. Le vôtre est là : servez le marchand.
lesson-first-serve-no-other = C’est possible ; mais Orange joue ensuite et vous prendrait le marchand.
lesson-first-orange = Orange a servi le maître de thé, au pourboire encore meilleur. De nouveaux invités sont arrivés. Qui manque de feuilles en cueille une au jardin.
lesson-first-end = Vous savez tout. Il reste deux jours, et Orange joue désormais seul. La table est à vous !
