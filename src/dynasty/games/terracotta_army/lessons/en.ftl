# The lessons of Terracotta Army in English.

## Your first game

lesson-first = Your first game
lesson-first-promise = Afterwards you can take a turn on your own: read the wheel, make a warrior where it scores, keep or spend a weapon, hire masters and specialists, and foretell what a round will bring.

lesson-first-wheel = Welcome! You are Yellow, your opponent is Green; after five rounds, most points win. This is the wheel. Each turn you send one of your five workers to a segment and do its three actions, one on each ring, from the centre outwards.
lesson-first-mausoleum = The grid is the mausoleum. The warriors that you make stand here, and stay. Two inspectors in red look at row A and column 1: when all workers are placed, these two lines are scored, and the inspectors walk on.
lesson-first-tiles = Five tiles lie ready, one for each round. The large number is for whoever has most, the small one for others who are there. This round the northwest quarter counts; then coins, the middle column, soldiers, the southeast quarter.

lesson-first-place = Read segment 12 from the centre outwards: 4 wet clay, a flag, a spear. Warriors are paid with wet clay, and you have none yet. So begin there: choose the space at its rim. Dots on a space show which of its three actions you could do now.
lesson-first-place-no-warrior = A warrior, fine; but you have no clay to pay for it. Fetch some first, on segment 12.
lesson-first-place-no-builder = A strong place, and Green will show you why. You begin with clay, on segment 12.
lesson-first-place-no-turn = Turning a ring costs 2 of your 3 coins. See first what lies there for nothing: segment 12.
lesson-first-place-no-other = Good for later. Without clay there are no warriors, and no segment has more of it than segment 12.
lesson-first-clay = The inner ring comes first. It offers 4 wet clay: perform the action.
lesson-first-clay-no-take = One instead of four? Perform the action.
lesson-first-clay-no-other = The clay would stay behind, and you came for it. Perform the action.
lesson-first-instead = The flag would let you begin the next round as well. That can wait. Instead of any inner or middle action you may take 1 wet clay or 1 coin: take the clay.
lesson-first-instead-no-flag = It would make you first in round 2. This round lives on clay: take one.
lesson-first-instead-no-coin = A coin is not bad either. But this round lives on clay: take one.
lesson-first-instead-no-other = Leave nothing behind: one wet clay is yours for the asking.
lesson-first-spear = The outer ring readies a weapon, here the spear. This ring has no “instead”: its action, or nothing. Perform it. A ready weapon waits until you spend it.
lesson-first-spear-no-other = It costs nothing, and you will need the spear next turn. Perform the action.

lesson-first-watch-1 = Green took a clay, hired the Master Builder for 2 coins and had him build a soldier for 1 more. Built like that it brings no points. But see where it stands: on A1, where both inspectors look. Last, Green readied the halberd.

lesson-first-great = Now a great turn. Segment 11: a warrior for 2 clay; the Master Administrator, who repeats the inner action; a specialist. With 5 clay and 3 coins you can pay for all of it. Send a worker there.
lesson-first-great-no-turn = Keep your coins: on segment 11 everything already lies in the right place.
lesson-first-great-no-other = Count what your 5 clay and 3 coins can do on segment 11: two warriors, a master and a specialist.
lesson-first-make = A warrior for 2 wet clay. One of the two will lie dry in the warehouse of this quarter of the wheel, the northwest, for whoever fetches it. Perform the action.
lesson-first-make-no-other = You have the clay, and a warrior brings 6 points. Perform the action.
lesson-first-soldier = Every type brings 6 points now. Take a soldier: its weapon, the spear, is ready, and Green’s warrior is a soldier too. Equal warriors side by side form a group.
lesson-first-soldier-no-other = Also 6 points. But it would have no equal beside it, and its weapon is not ready. Take a soldier.
lesson-first-row = Stand it on A2: in row A, where an inspector looks, and beside Green’s soldier. Groups know no owners; at the end they score for everybody in them.
lesson-first-row-no-next = Just as good, and it comes next. A2 first.
lesson-first-row-no-other = There it would miss something: row A with its inspector, or Green’s soldier as a neighbour. A2 has both.
lesson-first-keep = The spear could bring 1 point and 2 coins now. But it can also hire a musician at the end of this very turn, and a musician plays for five rounds. Keep it.
lesson-first-keep-no-other = Tempting. But then there is no musician: hiring one takes this spear.
lesson-first-hire = On the middle ring waits the Master Administrator. A master is paid once, helps you whenever you come to him again, and this one brings a coin after every round. Hire him.
lesson-first-hire-no-other = Hire him: he gives you a second warrior this very turn.
lesson-first-token = The price stands on your tokens: 2, 2, 3, 3, 4, 4, whoever the master is. Each is used once. The cheap ones first: pay 2.
lesson-first-token-no-other = The same master, one coin dearer; and that coin is the musician’s.
lesson-first-repeat = Use him at once: he repeats the inner action of your segment. That is another warrior for 2 clay.
lesson-first-repeat-no-other = You have 3 clay left and he costs nothing more. Use him.
lesson-first-third = Your second warrior. A type that nobody has yet brings a little more now, but a soldier joins your group, and that counts at the end. Make a soldier.
lesson-first-third-ask = Two soldiers stand in the mausoleum, Green’s and yours. How many points will the next one bring?
lesson-first-third-answer-1 = 6, like yours before
lesson-first-third-answer-2 = 5
lesson-first-third-answer-3 = 4, as it is your second
lesson-first-third-because = It brings 5. The first two of a type are worth 6, the next two 5, then 4 and so on, whoever made them. The organizer, where the warriors wait, always shows the next value.
lesson-first-third-no-other = A point more now; but it would stand alone, and at the end a warrior without an equal beside it scores nothing in the groups.
lesson-first-column = Stand it on B1. The other inspector looks at column 1, and Green must not have that line alone. It also touches the soldier on A1: the group now has two of yours and one of Green’s.
lesson-first-column-no-row = That would win row A and leave column 1 to Green alone. On B1 you are present in the other line too.
lesson-first-column-no-other = There it would miss something: column 1 with its inspector, or the group of soldiers. B1 has both.
lesson-first-specialist = Outer ring: hire a specialist. Each of them takes a weapon of its own. Only your spear is ready, so it will be a musician, for the spear and your last coin. Perform it.
lesson-first-specialist-no-other = This is what you kept the spear for. Perform the action.
lesson-first-music = The musician belongs to nobody. After every round it brings everybody 1 point for each warrior in its row and in its column. Find the cell that pays you alone, and put it there.
lesson-first-music-ask = Which cell hears both of your soldiers, and not Green’s?
lesson-first-music-answer-1 = A3
lesson-first-music-answer-2 = B2
lesson-first-music-answer-3 = C1
lesson-first-music-because = B2: your soldier on B1 is in its row, the one on A2 in its column, and A1 is in neither. Two points a round, five times, for one coin.
lesson-first-music-no-other = There it would play for Green too, or for only some of yours. B2 hears both of your soldiers and nobody else.

lesson-first-watch-2 = Green had run out of coins and earned 3 and 2 on segment 2. A footman could have been hired there with the halberd; Green keeps it for later.

lesson-first-supervisor = Your two warriors left clay in the northwest warehouse: it holds 3. The Master Supervisor on segment 9 empties warehouses, and the 4 coins on the inner ring pay him. Go there.
lesson-first-supervisor-no-other = You are out of coins and almost out of clay. Segment 9 mends both: 4 coins, then the Master Supervisor.
lesson-first-coins = First the inner ring: 4 coins. What one action brings, the next may spend.
lesson-first-coins-no-other = Without these coins you cannot pay the master. Perform the action.
lesson-first-hire-again = Hire the Master Supervisor. He fetches all clay from two warehouses, and at the end of every round he keeps 1 of your clay wet. You have a second token for 2.
lesson-first-hire-again-no-other = Hire him: three clay wait in the northwest, and he protects one each round.
lesson-first-fetch = Use him now: all dry clay of two warehouses.
lesson-first-fetch-no-other = It costs nothing more, and the clay lies there. Use him.
lesson-first-fullest = The fullest first: the northwest warehouse, with 3.
lesson-first-fullest-no-other = You may empty two; begin with the one that holds 3.
lesson-first-any = Each of the others holds 1: take whichever you like. The clay stays dry. It pays for nothing until you soak it.
lesson-first-halberd = Outer ring: ready the halberd. A guard will want it.
lesson-first-halberd-no-other = It costs nothing, and a guard will want it. Perform the action.

lesson-first-watch-3 = Green paid 2 coins and turned the inner ring. No worker moved, but every segment has changed. So 4 wet clay came to segment 1, and behind it waited the Master Blacksmith: he readied all of Green’s weapons.

lesson-first-drop = You hold 4 dry clay. The blue drop on the inner ring makes all of it wet. Find the drop on an empty segment, and send a worker there.
lesson-first-drop-ask = Before Green’s turn a drop lay on segment 4. Then the inner ring turned one step clockwise. Where is that drop now?
lesson-first-drop-answer-1 = on segment 3
lesson-first-drop-answer-2 = still on segment 4
lesson-first-drop-answer-3 = on segment 5
lesson-first-drop-because = On segment 5. The inner ring turns clockwise, as the numbers run. The middle ring would turn the other way.
lesson-first-drop-no-turn = No need to pay: a drop already lies on an empty segment, number 5.
lesson-first-drop-no-other = First make your dry clay useful again: the drop lies on segment 5.
lesson-first-soak = Perform it: all your dry clay becomes wet, 5 with the one you have.
lesson-first-soak-no-other = One instead of four? Soak your clay.
lesson-first-save = The Master Clay Maker would cost 3, your cheap tokens being gone; you have 2 coins. Take a coin instead: the tile of the next round counts coins.
lesson-first-save-no-clay = You hold 5 already, and what you do not use will dry. Take the coin.
lesson-first-save-no-other = A coin is yours for the asking. Take it.
lesson-first-wait = You could hire a footman, for 1 coin and the halberd. But next turn that halberd brings 3 points with a guard. Both plans are sound; a weapon serves only one. Do nothing here.
lesson-first-wait-no-other = Then the guard would come without its weapon. Keep the halberd this time.

lesson-first-watch-4 = Green made a soldier on B5 for 5 points; its spear brought 1 more and 2 coins. It stands in row B, so your musician plays for Green as well, and in the middle column, which the tile of round 3 counts.

lesson-first-last = Your last worker of this round. Clay that you do not spend now has to wait for another drop. Segment 7 makes a warrior for 4: dear, but right today. Go there.
lesson-first-last-ask = You have 5 wet clay. What would become of it at the end of the round if you spent none?
lesson-first-last-answer-1 = All of it would stay wet
lesson-first-last-answer-2 = All of it would dry
lesson-first-last-answer-3 = 1 would stay wet, 4 would dry
lesson-first-last-because = Wet clay dries after each round, but your Master Supervisor keeps 1 wet. The other 4 are better spent: even a dear warrior is cheap now.
lesson-first-last-no-turn = Two coins, to save a clay that would dry anyway? Segment 7 is fine as it is.
lesson-first-last-no-other = There your clay would dry in your hands. On segment 7 it becomes a warrior.
lesson-first-dear = Make the warrior for 4 clay.
lesson-first-dear-no-other = Nearly all of your clay would dry when this round ends. Make the warrior.
lesson-first-guard = Make a guard: 6 points, and the halberd, its weapon, is ready.
lesson-first-guard-no-soldier = Soldiers bring only 4 by now. A guard brings 6 and can use the halberd.
lesson-first-guard-no-other = Also 6 points; but only the guard has a ready weapon.
lesson-first-tie = Both inspectors look at a tie. Your guard breaks one of them on any empty cell of row A or column 1. A5 is best: it also lies in the middle column, which round 3 counts.
lesson-first-tie-ask = In row A you and Green have one warrior each: 3 points for both. What does a second warrior of yours there add for you in this scoring?
lesson-first-tie-answer-1 = 3 points
lesson-first-tie-answer-2 = 4 points
lesson-first-tie-answer-3 = 7 points
lesson-first-tie-because = 4 points: alone with most you dominate, for 7 instead of 3. Green is still present and keeps 3.
lesson-first-tie-no-other = Then both lines would stay level, 3 points each. Choose an empty cell of row A or column 1.
lesson-first-wield = Use the halberd: 3 points at once. Nothing else waits for this weapon.
lesson-first-wield-no-other = No other plan needs it now, and 3 points are 3 points. Use it.
lesson-first-halt = With the halberd a guard may also send another warrior of yours along empty cells. Yours stand well, in their lines and in a group. Move nobody.
lesson-first-halt-no-other = Every step would take it out of its line and out of the group. Move nobody.
lesson-first-save-again = The Master Inspector would cost all your 3 coins, and the next tile counts coins. So take something instead: the coin, or a clay if you prefer.
lesson-first-save-again-no-master = He is worth a thought. But then you would have no coins left for the tile of round 2. Take a coin.
lesson-first-save-again-no-other = A coin or a clay is yours for the asking. Take one.
lesson-first-sword = Outer ring: ready the sword. With it a new officer may one day move an inspector one step. Then your part of this round is over.
lesson-first-sword-no-other = It costs nothing, and may move an inspector one day. Perform the action.

lesson-first-watch-5 = Green’s last worker, a craftsman like all so far, became an artisan: he may join a craftsman, and nobody may join him. And Green took the flag, to begin the next round. Now the scoring: row A, column 1, the musician, the northwest quarter.
lesson-first-watch-5-ask = What will this scoring bring you?
lesson-first-watch-5-answer-1 = 10 points
lesson-first-watch-5-answer-2 = 15 points
lesson-first-watch-5-answer-3 = 20 points
lesson-first-watch-5-because = 15: one line of the inspectors 7, the other 3, the musician 2 for your two soldiers, and the quarter 3, as you have most warriors there.
lesson-first-scoring = The inspectors first. In one of their two lines you have most warriors: 7 points against 3. In the other you and Green are level: 3 points each.
lesson-first-scoring-rest = The musician brings you 2 points and Green 1, the northwest quarter 3 and 1. In all 15 for you and 8 for Green. The inspectors have already walked on, to row B and column 2.
lesson-first-cleanup = Last, the cleanup. Green’s clay dried, all but one; your Supervisor kept one of yours wet, your Administrator brought a coin. The workers are home, and both rings have turned one step: read the wheel afresh in every round.
lesson-first-end = The table is yours now, against a beginner. In row B you are level, in column 2 you stand alone. At the end the soldiers’ group would bring you 9 points, and Green 4. Your guard still wants an equal neighbour. Four rounds to go: enjoy them.

## Alone against Li Si

lesson-li-si = Alone against Li Si
lesson-li-si-promise = Afterwards you can follow everything that Li Si does, check it, and say why he did it. You only gather goods here; he is the one to watch.

lesson-li-si-who = Li Si, the prime minister, needs nobody to play him. Dice and fixed rules decide; he begins every round, then you take turns. You need not learn his rules: the table carries them out and tells each reason. Let us check a few turns.
lesson-li-si-walk = His first turn is over. He rolled 5 and 6, and the smaller die counts: his overseer, the figure in black, walked five segments clockwise, from 7 to 12, and placed a craftsman there.
lesson-li-si-acts = Then segment 12, from the inside out, as you would. Only soaking is different: he gets as much clay as the fullest warehouse holds, here 1. Then 2 coins, then the spear. His clay never dries.

lesson-li-si-clay = Your turn. Take what you would rather not leave to him: segment 8, with 4 and 2 wet clay. Place a worker there.
lesson-li-si-clay-no-turn = Not in this lesson: keep your coins, and go to segment 8.
lesson-li-si-clay-no-other = In this lesson you only gather. The richest place is segment 8: 6 wet clay.
lesson-li-si-two = Take the other 2 clay. For the specialist on the outer ring you have no ready weapon, so your turn ends here, and Li Si goes on.
lesson-li-si-two-ask = Next he will roll 3 and 6. His overseer stands on segment 12. Where will he stop?
lesson-li-si-two-answer-1 = on segment 3
lesson-li-si-two-answer-2 = on segment 6
lesson-li-si-two-answer-3 = on segment 9
lesson-li-si-two-because = On segment 3. The smaller die counts, the walk is clockwise: 1, 2, 3. Only segments with his own worker or with an artisan of yours are passed over without counting.
lesson-li-si-two-no-other = In this lesson you gather what there is: take the 2 clay.
lesson-li-si-second-walk = 3 and 6: three steps, to segment 3. It was empty, so he placed a craftsman. Now 2 wet clay, the Master Administrator, the halberd.
lesson-li-si-spare = He took the 2 clay. The Administrator does not serve him: he has a token only at the Builder. What he cannot do becomes a spare action: 2 points and a good. It was a clay, since he had fewer than 5.

lesson-li-si-coins = He has readied the halberd as well. Remember his two weapons. For you it is coins this time: segment 5 has 4 of them.
lesson-li-si-coins-no-turn = Not in this lesson: keep your coins, and go to segment 5.
lesson-li-si-coins-no-other = In this lesson you only gather. Go to segment 5, for 4 coins.
lesson-li-si-one = Take a coin instead of the Master Blacksmith. Then it is Li Si’s turn again.
lesson-li-si-one-no-other = In this lesson you only gather. Take the coin.
lesson-li-si-type = He rolled 1 and 5: one step, to segment 4, and with 4 clay he can pay for the warrior there. Which type? Only those whose weapon he has ready; then those worth most; then the weapon furthest to the left in his row.
lesson-li-si-type-ask = His spear and his halberd are ready. Which warrior will he make?
lesson-li-si-type-answer-1 = an officer
lesson-li-si-type-answer-2 = a guard
lesson-li-si-type-answer-3 = a soldier
lesson-li-si-type-because = A soldier. Guard and soldier are both worth 6, and the spear lies to the left of the halberd. An officer would need the sword.
lesson-li-si-cell = Which cell? He likes company of the same type, but no soldier stood yet. So near the inspectors; there in the quarter of this round’s tile; and of these cells the best, where both lines cross: A1.
lesson-li-si-weapon = The spear brought him 2 points and 2 coins, and moved to the front of his row. Priority is nothing he needs: a spare action, and a card, number 7, to be carried out at the end of his turn.
lesson-li-si-card = He readied the crossbow. Card 7 would have readied the halberd; that was ready, so it was the leftmost that was not, the spear. Then the card turned the inner ring one step. So look at the wheel before each turn.

lesson-li-si-third = The ring has turned: 4 coins lie on segment 6 now, with 2 more behind them and a spear. Your craftsman on segment 5 is where he was. Go to segment 6.
lesson-li-si-third-no-turn = Not in this lesson: keep your coins, and go to segment 6.
lesson-li-si-third-no-other = In this lesson you only gather. The richest place is segment 6: 6 coins and a spear.
lesson-li-si-spear = The coins are yours. Ready the spear too; then comes his fourth turn.
lesson-li-si-spear-ask = He will roll 4 and 1. His overseer stands on segment 4, your craftsmen on 5 and 6, and he has no artisan. Where will he work?
lesson-li-si-spear-answer-1 = on segment 5, beside your craftsman
lesson-li-si-spear-answer-2 = on segment 8
lesson-li-si-spear-answer-3 = on segment 7
lesson-li-si-spear-because = On segment 7. One step leads to 5, but beside your craftsman only an artisan fits. So he reveals a card and goes on to the next empty segment.
lesson-li-si-spear-no-other = It costs nothing. Ready the spear.
lesson-li-si-taken = No worker of his fitted on segment 5, so he revealed card 4 for the end of his turn. Segment 6 is yours as well: the next empty one was 7. Barring his way never stops him; it gives him a card.
lesson-li-si-assign = He has a token at the Builder, so he builds, a soldier beside his soldier. His rules leave two cells, and then you decide: take the one that hurts you less. Here A2 and B1 are worth the same.
lesson-li-si-watch-4 = He built for 1 coin, readied the sword, and card 4 brought 4 wet clay: now he holds 8. It will not dry.
lesson-li-si-watch-4-ask = What will he do before the scoring if he still holds 6 clay or more?
lesson-li-si-watch-4-answer-1 = Give back all above 5
lesson-li-si-watch-4-answer-2 = Pay 5 and build a warrior
lesson-li-si-watch-4-answer-3 = Score 1 point for every 2
lesson-li-si-watch-4-because = He pays 5 and builds: the surprise build, up to twice. With 8 coins or more he does the same. So look at his goods before the last turns of a round.
lesson-li-si-advice = How to annoy him: empty warehouses before he soaks; close segments with artisans, so that he walks past; and where a group holds as many of yours as of his, expect him to build next.
lesson-li-si-end = Go on from here, or lay a new table against him. He is strong: 200 points are a fine first aim, and to beat him you will need more. Whenever he puzzles you, the log tells his reasons, rule by rule.

## What decides between good players

lesson-decides = What decides between good players
lesson-decides-promise = Afterwards you know what masters count before a choice: cells that score in several ways, the last word on the inspectors, ties, and musicians among one’s own warriors.

lesson-decides-where = A game of two masters, in its fourth round. You are Yellow, with 110 points to 83. Each of you has two workers left in this round. You act first, so the last word will be Green’s.
lesson-decides-count = Before each choice masters count what is about to be scored: row E and column 9, where the inspectors look; three musicians; and the northwest quarter, 9 / 4, where Green has three warriors and you have two.

lesson-decides-place = Of your 7 wet clay only 2 would stay wet tonight: a warrior for 4 costs almost nothing. On segment 5 your own Supervisor comes with it for free, and two warehouses hold 3 each. Go there.
lesson-decides-place-no-turn = You need your coins for a specialist, and segment 5 is good as it lies.
lesson-decides-place-no-clay = A warrior for 4 there, too; but on segment 5 your Supervisor fetches 6 clay, not 2.
lesson-decides-place-no-other = There 5 clay would dry in your hands. Segment 5 makes a warrior of them, and your Supervisor comes for free.
lesson-decides-type = Three types are worth 4 points. Take an officer: your sword is ready, and two officers stand side by side on E7 and F7, one of yours and one of Green’s.
lesson-decides-type-no-other = It has no ready sword, and no pair of officers to join. Take an officer.
lesson-decides-cell = Find the cell that counts most often. E6 touches your officer on E7, lies beside the footman on F6, in the row of a musician, and in row E, where an inspector looks. Stand it there.
lesson-decides-cell-ask = The officers’ group is level, one each. Around the footman you are level too, two each. What will an officer on E6 add for you at the end of the game?
lesson-decides-cell-answer-1 = 2 points
lesson-decides-cell-answer-2 = 5 points
lesson-decides-cell-answer-3 = 11 points
lesson-decides-cell-because = 11 points. The group goes from 4 for each to 9 for you, the footman from 2 for each to 8 for you. One more where you are level is worth most.
lesson-decides-cell-no-quarter = The northwest quarter: a fine idea, and it comes next turn. The officer does more on E6.
lesson-decides-cell-no-below = At the end G7 would do the same. But E6 also makes sure of row E, where an inspector looks.
lesson-decides-cell-no-other = That cell counts for less. E6 wins the officers’ group and the footman, and stands in row E with its musician.
lesson-decides-sword = Use the sword: 1 point, and above all an inspector one step forward or backward. Shortly before the scoring that is worth more than most warriors.
lesson-decides-sword-no-other = A horse later would cost 3 coins, which you need. The scoring is near: use the sword now.
lesson-decides-inspect = Row E is yours, four to one; leave that inspector alone. In column 9 you are level, one each. In column 8 you stand alone. Send the column inspector there.
lesson-decides-inspect-ask = By how much does this one step improve the scoring for you, compared with Green?
lesson-decides-inspect-answer-1 = by 4 points
lesson-decides-inspect-answer-2 = by 7 points
lesson-decides-inspect-answer-3 = by 10 points
lesson-decides-inspect-because = By 7: you get 7 instead of 3, and Green nothing instead of 3. Between two players, what the other does not get counts as much as what you get.
lesson-decides-inspect-no-one = Column 1 also brings you 7, thanks to your archer, but 3 to Green. In column 8 Green has nobody.
lesson-decides-inspect-no-other = That would give up row E, or nothing would change. Column 8 is yours alone.

lesson-decides-watch-1 = Green turned the inner ring, took 6 wet clay and readied the spear. You have one worker each. Remember that Green acts last, and has a token at the Master Inspector.

lesson-decides-last = Green’s turn of the ring brought a warrior for 2 to segment 11. There you can take a coin instead of the Builder, and then hire: with 4 coins and your spear, the last musician. Go there.
lesson-decides-last-no-turn = Two coins for a turn, and the musician is out of reach. Segment 11 already has what you need.
lesson-decides-last-no-inspector = Your own Master Inspector: a strong choice, too. But Green acts after you and can move the inspector again; a musician nobody can move.
lesson-decides-last-no-other = Segment 11 has both things that you want: a warrior and a specialist.
lesson-decides-soldier = Guards and crossbowmen bring 4, a soldier only 3. But the northwest quarter has one empty cell left, C3, in the middle of the soldiers. Make a soldier for it.
lesson-decides-soldier-ask = With C3 you would have three warriors in the quarter, as many as Green. The archer on C1 faces your soldier on B1. Who would dominate?
lesson-decides-soldier-answer-1 = You
lesson-decides-soldier-answer-2 = Green
lesson-decides-soldier-answer-3 = Nobody
lesson-decides-soldier-because = You: in a tie those archers decide that face warriors counted there, and only yours has one. You get 9 instead of 4, Green 4 instead of 9.
lesson-decides-soldier-no-other = A point more now. But a soldier on C3 also wins the soldiers’ group for you, four to three.
lesson-decides-quarter = C3: the last empty cell of the quarter. It turns the tile your way, and it gives you the lead in the large group of soldiers.
lesson-decides-quarter-no-other = The quarter is worth 9 points to you, and C3 is its only empty cell.
lesson-decides-hire = The coin makes 4: exactly the price of the last musician. You did not spend the spear on 1 point and 2 coins, since two scorings are still to come. Hire.
lesson-decides-hire-no-other = Four coins left over are 2 points at the end. The musician brings far more. Hire.
lesson-decides-music = Everybody hears a musician, so look for the cell with many of yours and few of Green’s in its row and column. A warrior on a horse counts in each column that it covers.
lesson-decides-music-ask = On which of these cells does the musician bring you most over Green?
lesson-decides-music-answer-1 = on C7
lesson-decides-music-answer-2 = on E3
lesson-decides-music-answer-3 = on E8
lesson-decides-music-because = On E3: four of yours in row E, three in column 3, and one of Green’s in each. That is 7 to 2, now and once more in the last round.
lesson-decides-music-no-other = It would hear fewer of yours there. E3 is best: 7 points for you and 2 for Green, twice.

lesson-decides-watch-2 = Green’s last word: a crossbowman on B6, and then the Master Inspector sends the row inspector from E, your row, to F, where you are level. That takes 4 points from you. Whoever acts last moves the inspectors last: a reason to leave the flag to others.
lesson-decides-scoring = Row F brought 3, column 8 brought 7, the quarter 9 and four musicians 21: in all 40 points for you and 22 for Green. One line was lost, but your warriors counted in several ways.
lesson-decides-lesson = What decides, then: count the next scoring before you choose; add one where you are level; seek cells that count twice; hire while rounds are left; and know who acts last.
lesson-decides-end = The last round is yours. You lead 158 to 109 and have two bases left. The middle row counts 11 / 5, Green leads there four to three, and the inspectors wait at row G and column 9.
