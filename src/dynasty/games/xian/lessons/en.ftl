# The lessons of Xi'an in English: every sentence of their cards.

## The first game

lesson-first = Your first game
lesson-first-promise = You play three turns by the hand: cards, buildings, warriors and their prices. Afterwards you finish the game on your own, and know where its points come from.

# Turn 1

lesson-first-welcome = Welcome! You are Purple, your opponent is Orange. In six turns you both fill the pit with warriors for the Emperor. Four buildings do the work: craft, paint, forge, advance. We play three turns together; the other three are yours.
lesson-first-cards = Here is your hand. One card brings coins, one clay, one pigments, and one is a helper. Beside it you see what you own: 2 coins, 1 clay and 1 blue pigment.
lesson-first-keep = Now, and only now, you may swap cards that you do not like. Orange has swapped one. Your hand can do a bit of everything, and that is as good as it gets: keep it.
lesson-first-keep-no-exchange = You could, but this hand has all that we need today. Keep it.
lesson-first-below-1 = You lay two cards, one on the other. The lower one only says when you act: the higher, the earlier. In the Workshop the Prime Minister rewards the first who comes. That is worth a 5: put Tax Collector 5 below.
lesson-first-below-1-no-craftsman = A 6 would surely be first. But you need the clay of this card in a moment.
lesson-first-below-1-no-administrator = A 3 may be too late for the Prime Minister.
lesson-first-below-1-no-miner = The same 5. But this Miner will be just right for round 2.
lesson-first-top-1 = The upper card only works: you get what it shows. Craftsman 6 brings 3 clay. With your 1 that makes 4, enough for a good warrior. Put him on top.
lesson-first-top-1-no-other = A good card, too. But warriors are made of clay: let the Craftsman work.
lesson-first-clay = 5 against 4: you act first. Now your upper card works. You can always choose: what the card shows, or 1 pigment of its colour instead. Take the 3 clay.
lesson-first-clay-no-pigment = One red drop instead of three bricks? Not today.
lesson-first-workshop = Send a builder to the Workshop: there you make a warrior. And as the first to join the Prime Minister, you get 1 coin and 1 prestige point, PP for short. The Lab does not glow: you lack the pigments for it.
lesson-first-workshop-no-armory = Coins would buy equipment there. But you have clay in your hands: craft.
lesson-first-workshop-no-other = That will still be possible later. The Prime Minister rewards only the first.
lesson-first-craft-ask = Look at B11: what will it bring you?
lesson-first-craft-answer-1 = 6 PP
lesson-first-craft-answer-2 = 6 PP and a green pigment
lesson-first-craft-answer-3 = A green pigment at the end of the game
lesson-first-craft-because = A space pays at once all that is drawn on it: 6 PP and a green pigment.
lesson-first-craft = You can pay every space that glows: 2 clay in section A, 3 in B. Craft on B11. Its green pigment is just what the tokens beside section B ask for when you paint there.
lesson-first-craft-no-pigments = B25 is as good: 5 PP and two pigments. But the green of B11 is what section B asks for.
lesson-first-craft-no-other = Possible. But B11 gives more, and the green pigment is for what comes next.
lesson-first-seal = A raw warrior belongs to nobody: Orange could paint yours. A seal keeps it for you, and you have two for the whole game. Seal it; or leave it, if you like to live dangerously.
lesson-first-watch-palace = Orange took 4 coins from a Tax Collector and went to the Palace. There the supervisor takes a step and finds a tile: a key, which opens a closed building, once. You will fetch one yourself.
lesson-first-below-2 = Round 2 is played with the two cards that are left. Whichever goes below, the other one works. We want the helper to work, and to be early: Miner 5 below.
lesson-first-below-2-no-other = Then the Miner would work: two pigments today, but no helper for the rest of the game.
lesson-first-recruit = You act first again. The Administrator stays with you: from now on every Craftsman brings 1 clay more. He scores 0 PP in turn 1; in turn 6 it would be 5. Early, we recruit for the help. Do it.
lesson-first-recruit-no-pigment = One green pigment, and he would be gone for good.
lesson-first-lab = The tokens beside section B ask for blue and green: exactly what you hold. And look below the buildings: your builder will fill this pair, 3 of 3. Nobody can follow you. Enter the Lab.
lesson-first-lab-no-armory = A good idea for next turn. Today you have two pigments that fit.
lesson-first-lab-no-other = You hold the two pigments that fit. Painting is worth more.
lesson-first-paint-ask = What will painting B12 bring you?
lesson-first-paint-answer-1 = 1 PP, and that is all
lesson-first-paint-answer-2 = 1 PP now, and 12 at the end if nothing changes
lesson-first-paint-answer-3 = 12 PP now
lesson-first-paint-because = A group of one scores 1 PP. But you will be the only one in section B, and its first prize is 12. Your total as it stands jumps from 9 to 21.
lesson-first-paint = B12 has stood here from the start; it belongs to nobody. Your B11 can wait. Paint B12: it stands right beside B11, and one day they will make a group.
lesson-first-paint-no-own = B11 can wait. B12 is there for everybody, so be quick.
lesson-first-paint-no-alone = B24 stands alone. B12 has B11 for a neighbour.
lesson-first-watch-end-1 = Orange got clay, found the Workshop closed and forged Arrowheads. Then the turn ended. Token 3, the lowest, left the pit. It was green, so the Prime Minister went to the green building, the Armory. And two equipment cards were swept away.

# Turn 2

lesson-first-below-3 = Four new cards. Plan both rounds at once: the Scientist and Miner 4 shall work, so the 3 and the 1 go below. The Prime Minister is in the Armory: take the higher number now, Tax Collector 3.
lesson-first-below-3-no-late = A 1 may let Orange into the Armory first. Keep it for a round without hurry.
lesson-first-below-3-no-work = Its work is worth more to us than its number.
lesson-first-top-3 = On top, the Scientist: 2 PP in this turn, and crafting costs you 1 clay less for the rest of the game.
lesson-first-top-3-no-later = Later. The earlier the Scientist comes, the more clay he saves.
lesson-first-watch-c12 = Orange had a 4 and acted first: took a yellow pigment instead of coins and painted C12. The first warrior in section C stands for 14 PP at the end. And with Orange in the Lab, it would cost you 2 coins to enter.
lesson-first-scientist = Now you. Recruit the Scientist: 2 PP at once, and 1 clay saved with every warrior.
lesson-first-scientist-no-pigment = A green pigment is a poor price for a Scientist.
lesson-first-armory = Orange went elsewhere, so the Prime Minister’s coin and point are still there. Enter the Armory and forge something.
lesson-first-armory-no-workshop = With the Scientist, your 1 clay would do for section A. But the Prime Minister is here.
lesson-first-armory-no-other = The Prime Minister is in the Armory, and nobody has met him yet.
lesson-first-forge-ask = What would a Chariot be worth to you at the end, as things stand?
lesson-first-forge-answer-1 = 2 PP
lesson-first-forge-answer-2 = 3 PP
lesson-first-forge-answer-3 = 5 PP
lesson-first-forge-because = 2 PP as a set of one, and 3 PP because its letter B goes with your warrior on B12. With a second kind of wood the set grows to 5, with a third to 10.
lesson-first-forge = Forge a Chariot: its letter is B, and you have painted in B. Both Chariots wear a little door, so they leave when the turn ends. The Crossbows stay.
lesson-first-forge-no-crossbow = Good as well, and it gives clay. But its letter is A, where you have nobody, and it will still be there next turn.
lesson-first-below-4 = Two Miners are left. You need not be first for anything, so let the better one work: two pigments instead of one. Miner 1 goes below.
lesson-first-below-4-no-early = You would be early, with half the pigments.
lesson-first-watch-b25 = Orange took a red pigment from a Craftsman, went to the Workshop and crafted B25: 5 PP, two pigments, and with a seal on it a foot in your section.
lesson-first-miner = Miner 4 brings a yellow and a blue pigment: more than the single blue that any Miner can give. Take both.
lesson-first-miner-no-pigment = One blue, where you can have a blue and a yellow?
lesson-first-palace-ask = Lab and Workshop would cost you a fee of 2 coins. Who would get them?
lesson-first-palace-answer-1 = The stock
lesson-first-palace-answer-2 = Orange
lesson-first-palace-answer-3 = The Prime Minister
lesson-first-palace-because = A fee goes to whoever is already inside. Coming early earns coins, coming late costs them.
lesson-first-palace = The Palace is free, and it needs no goods. Your supervisor takes a step and finds a key: once, it opens a closed building or saves you a fee. Go to the Palace.
lesson-first-palace-no-armory = Two coins for a Crossbow: a sound move. Today we fetch a tool.
lesson-first-palace-no-lab = You could paint in section A. But the fee would take your last coins.
lesson-first-palace-no-workshop = You could craft in section A. But the fee would take your last coins.
lesson-first-palace-no-pass = Passing is for when nothing else works.
lesson-first-turn-3 = The turn has ended. Token 6 left: section C now asks for blue, twice, and the Prime Minister is back in the Workshop. Your supervisor came last to space 1 and lies on top of Orange’s: ties are yours.

# Turn 3

lesson-first-below-5 = The numbers 1, 1, 3 and 4: you will hardly be first. Then waste as little as you can. Craftsman 4 works now, Miner 3 in round 2; so put Tax Collector 1 below.
lesson-first-below-5-no-reserve = Also a 1, and nearly as good. But the clay of this one could still be of use in round 2.
lesson-first-below-5-no-clay = The clay of this card is what we need now.
lesson-first-below-5-no-pigment = You need the pigment of this card in round 2.
lesson-first-top-5 = Craftsman 4 on top. He shows 2 clay, and you have a helper who adds to that.
lesson-first-top-5-no-other = This round we want clay, and Craftsman 4 brings most of it.
lesson-first-watch-a15 = Orange acted first and painted A15: a statue that nobody had crafted or sealed, free for all. Section A belongs to Orange now, as it stands: 10 PP.
lesson-first-clay-2-ask = You have 1 clay. How much will it be when your Craftsman has worked?
lesson-first-clay-2-answer-1 = 3
lesson-first-clay-2-answer-2 = 4
lesson-first-clay-2-answer-3 = 5
lesson-first-clay-2-because = Your 1, 2 from the card, and 1 more from the Administrator: 4.
lesson-first-clay-2 = Let the Craftsman work.
lesson-first-clay-2-no-pigment = A red pigment makes no warrior.
lesson-first-workshop-2 = The Prime Minister again, and nobody has joined him yet. Orange’s builder is next door in the Lab and costs you nothing here. Enter the Workshop.
lesson-first-workshop-2-no-lab = You could paint in section A. But with clay in your hands and the Prime Minister waiting: craft first.
lesson-first-workshop-2-no-other = You have the clay, and the Prime Minister waits in the Workshop.
lesson-first-craft-2-ask = What will C22 cost you?
lesson-first-craft-2-answer-1 = 5 clay
lesson-first-craft-2-answer-2 = 4 clay
lesson-first-craft-2-answer-3 = 3 clay
lesson-first-craft-2-because = Section C costs 5, and your Scientist saves 1: all the clay you have. The space pays 9 PP for it, the most in the whole pit.
lesson-first-craft-2 = C22 touches your B12 across the border of the sections. Once you have painted it, they are one group. Craft on C22.
lesson-first-craft-2-no-pigments = 7 PP and two pigments: worth as much. But C22 touches your painted warrior.
lesson-first-craft-2-no-other = C22 brings the most, and it touches your painted warrior.
lesson-first-seal-2 = The first prize in section C is 14 PP, and Orange already stands there. This warrior deserves a seal. But you decide.
lesson-first-below-6 = Two blue pigments is the price in section C, and you have one. So the Miner must work, and Craftsman 1 goes below.
lesson-first-below-6-no-other = Then the Craftsman works, and C22 stays unpainted.
lesson-first-watch-scientist = Orange recruited a Scientist, too: 3 PP in turn 3, where you got 2 in turn 2. The later a helper comes, the more he scores and the less he helps. Then Orange forged a Crossbow.
lesson-first-drop = This Miner shows green. But any Miner can give blue instead, the colour of his card, and blue is what section C asks for. Take the blue pigment.
lesson-first-drop-no-green = Green would help in section B. For section C you need a second blue.
lesson-first-key = Workshop and Lab are locked: 3 of 3. Your key opens one of them for you. The fee of 2 coins to Orange is still due. Open the Lab.
lesson-first-key-no-fee = That would spend the key on a fee, its other use. Today the lock matters more.
lesson-first-key-no-other = Then C22 stays unpainted, and Orange alone leads section C.
lesson-first-paint-2-ask = How many points will C22 bring right now?
lesson-first-paint-2-answer-1 = 1
lesson-first-paint-2-answer-2 = 2
lesson-first-paint-2-answer-3 = 14
lesson-first-paint-2-because = C22 and B12 touch, so your group has two warriors: 2 PP. And in section C you will be level with Orange. You share the prizes of 14 and 7: 10 for each.
lesson-first-paint-2 = Two blue pigments, and C22 is yours. Paint it.
lesson-first-paint-2-no-alone = C23 counts as much in section C, but it stands alone: 1 PP instead of 2.
lesson-first-paint-2-no-section = A good place, too. But C22 scores 2 PP at once, and section C pays more.
lesson-first-half = Half-time. You have 23 PP, 15 of them from crafting. As it stands, 27 more will come: 12 in section B, 10 in C, 5 for the Chariot. Orange is alone in section A: one warrior of yours, on A22 perhaps, and you share it, 7 each.
lesson-first-end = The table is yours; three turns to go. B11 still waits for your colour, and a helper scores more with every turn. From now on Orange plays like a beginner. Good luck!
