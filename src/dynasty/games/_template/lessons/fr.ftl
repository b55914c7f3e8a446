# Les leçons de la Maison de thé en français.

lesson-first = Votre première tasse de thé
lesson-first-promise = Vous saurez comment se passe une journée à la Maison de thé : choisir un préféré, choisir son heure, servir un invité.
lesson-first-welcome = Bienvenue à la Maison de thé ! Des invités vont et viennent, et vous gagnez un pourboire pour chaque invité servi. Voici trois cartes d’invités. L’un d’eux sera votre préféré : servez-le, et vous marquerez 3 pièces de plus.
lesson-first-aside = Le marchand donne un bon pourboire et ne boit que 2 feuilles : c’est un bon préféré. Laissez donc partir les deux autres. D’abord, mettez le courrier de côté.
lesson-first-aside-no-merchant = Gardez le marchand : 4 pièces tout de suite, et 3 de plus à la fin.
lesson-first-aside-too = Et maintenant le moine. Il vous reste le marchand, et Orange ne peut pas le voir.
lesson-first-aside-too-no-merchant = Gardez le marchand : 4 pièces tout de suite, et 3 de plus à la fin.
lesson-first-hour = Quelle chance : le marchand est dans la file ! Il vous faut 2 feuilles, et vous en avez 1. Chacun choisit une heure en secret : tôt, on agit d’abord ; tard, on reçoit des feuilles. Levez-vous à midi.
lesson-first-hour-ask = Que vous rapporte midi ?
lesson-first-hour-answer-1 = Rien, sauf de jouer tôt
lesson-first-hour-answer-2 = Une feuille
lesson-first-hour-answer-3 = Deux feuilles
lesson-first-hour-because = Une feuille. Avec la vôtre, cela fait 2. L’aube n’en donne aucune, le crépuscule 2, mais on y joue tard.
lesson-first-hour-no-dawn = À l’aube, vous joueriez d’abord, mais avec 1 seule feuille. Le marchand en veut 2.
lesson-first-order = Chacun révèle son heure. Orange se lève au crépuscule, pour 2 feuilles. L’heure la plus matinale joue d’abord. À heure égale, le plus pauvre passe d’abord, puis le premier assis. À vous.
lesson-first-serve = Vous avez 2 feuilles, et votre préféré attend. Servez le marchand avant qu’Orange ne le fasse.
lesson-first-serve-no-crier = Le crieur renvoie des invités. Le vôtre est là : servez le marchand.
lesson-first-serve-no-other = C’est possible. Mais Orange joue ensuite et vous prendrait le marchand.
lesson-first-orange = Orange a servi le maître de thé, au pourboire encore meilleur, et de nouveaux invités sont arrivés. Sans assez de feuilles, on en cueille une au jardin.
lesson-first-end = Vous savez tout. Il reste deux jours, et Orange joue désormais seul. La table est à vous !
