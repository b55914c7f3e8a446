# The lessons of Terracotta Army in English.

## Your first game

lesson-first = Your first game
lesson-first-promise = You’ll learn to take a turn on your own. You’ll read the wheel, place warriors where they score, and use or save a weapon. You’ll also hire masters and specialists, and predict what a round will score.

lesson-first-wheel = Welcome! You’re Yellow, and your opponent is Green. After five rounds, the most victory points (VP) win. This is the wheel. Each turn you send one of your five workers to a segment. Then you do its three actions, one on each ring, from the centre outwards.
lesson-first-mausoleum = The grid is the mausoleum. The warriors you make go here, and they stay. Two inspectors in red look at row A and column 1. Once all workers are placed, these two lines are scored, and the inspectors move on.
lesson-first-tiles = Here are five tiles, one for each round. The large number is for the player with the most, the small one for others who are there. This round counts the northwest quarter. Then come coins, the middle column, soldiers and the southeast quarter.

lesson-first-place = Read segment 12 from the centre outwards: 4 wet clay, a flag, a spear. You pay for warriors with wet clay, and you have none yet. So start there: choose the space at its rim. The dots on a space show which of its three actions are possible now.
lesson-first-place-no-warrior = A warrior would be nice, but you have no clay to pay for it. Get some first, on segment 12.
lesson-first-place-no-builder = That’s a strong place, and Green will show you why. You start with clay, on segment 12.
lesson-first-place-no-turn = Turning a ring costs 2 of your 3 coins. First look at what you can get for free, on segment 12.
lesson-first-place-no-other = That’s good for later. Without clay there are no warriors, and no segment has more clay than segment 12.
lesson-first-clay = The inner ring comes first. It offers 4 wet clay. Perform the action.
lesson-first-clay-no-take = One instead of four? Perform the action.
lesson-first-clay-no-other = You’d leave the clay behind, and you came for it. Perform the action.
lesson-first-instead = The flag would let you go first in the next round too. That can wait. Instead of any inner or middle action, you may take 1 wet clay or 1 coin. Take the clay.
lesson-first-instead-no-flag = You’d go first in round 2. But this round is all about clay, so take one.
lesson-first-instead-no-coin = A coin isn’t bad either. But this round is all about clay, so take one.
lesson-first-instead-no-other = Leave nothing behind. One wet clay is yours for the asking.
lesson-first-spear = The outer ring readies a weapon, here the spear. This ring has no “instead”: you perform its action or do nothing. Perform it. An active weapon waits until you use it.
lesson-first-spear-no-other = It costs nothing, and you’ll need the spear next turn. Perform the action.

lesson-first-watch-1 = Green took a clay and hired the Master Builder for 2 coins. He built a soldier for 1 more. A warrior built that way scores nothing. But look where it is: on A1, where both inspectors look. Finally, Green readied the halberd.

lesson-first-great = Now for a great turn. Segment 11 has a warrior for 2 clay, a specialist, and the Master Administrator, who repeats the inner action. With 5 clay and 3 coins, you can pay for it all. Send a worker there.
lesson-first-great-no-turn = Save your coins. On segment 11, everything is already in the right place.
lesson-first-great-no-other = Look what your 5 clay and 3 coins can do on segment 11: two warriors, a master and a specialist.
lesson-first-make = A warrior costs 2 wet clay here. One of them goes, dry, to the warehouse in this quarter of the wheel, the northwest. Anyone can fetch it there. Perform the action.
lesson-first-make-no-other = You have the clay, and a warrior scores 6 VP. Perform the action.
lesson-first-soldier = Every type scores 6 VP now. Take a soldier: its weapon, the spear, is active, and Green’s warrior is a soldier too. Matching warriors next to each other form a group.
lesson-first-soldier-no-other = That’s also 6 VP. But it would have no match next to it, and its weapon isn’t active. Take a soldier.
lesson-first-row = Put it on A2, in row A, where an inspector looks, and next to Green’s soldier. Groups have no owners: at the end, they score for everyone in them.
lesson-first-row-no-next = That’s just as good, and it comes next. A2 first.
lesson-first-row-no-other = You’d miss something there: row A with its inspector, or Green’s soldier as a neighbour. A2 has both.
lesson-first-keep = The spear could score 1 VP and give you 2 coins now. But it can also hire a musician this very turn, and a musician plays for five rounds. Keep it.
lesson-first-keep-no-other = Tempting! But then there’s no musician, because hiring one takes this spear.
lesson-first-hire = The Master Administrator is on the middle ring. You pay a master once and use him free from then on. This one also gives you a coin after every round. Hire him.
lesson-first-hire-no-other = Hire him, and he gives you a second warrior this very turn.
lesson-first-token = The prices are on your tokens: 2, 2, 3, 3, 4, 4, for any master. You can use each token once. Start with the cheap ones, and pay 2.
lesson-first-token-no-other = It’s the same master for one more coin, and you need that coin for the musician.
lesson-first-repeat = Use him now: he repeats the inner action of your segment. That’s another warrior for 2 clay.
lesson-first-repeat-no-other = You have 3 clay left, and he costs nothing more. Use him.
lesson-first-third = Now your second warrior. A type that no one has yet scores a little more now. But a soldier joins your group, and that counts at the end. Make a soldier.
lesson-first-third-ask = There are two soldiers in the mausoleum, Green’s and yours. How many VP will the next one score?
lesson-first-third-answer-1 = 6, like your first one
lesson-first-third-answer-2 = 5
lesson-first-third-answer-3 = 4, because it’s your second
lesson-first-third-because = It scores 5. The first two of a type score 6, the next two 5, and so on. It doesn’t matter who made them. The organizer, where the warriors wait, always shows the next value.
lesson-first-third-no-other = You’d score 1 VP more now, but it would be alone. At the end, a warrior with no match next to it scores nothing in the groups.
lesson-first-column = Put it on B1. The other inspector looks at column 1, and Green mustn’t have that line alone. B1 also touches the soldier on A1, so the group now has two of yours and one of Green’s.
lesson-first-column-no-row = You’d win row A but leave column 1 to Green alone. On B1, you’re present in the other line too.
lesson-first-column-no-other = You’d miss something there: column 1 with its inspector, or the group of soldiers. B1 has both.
lesson-first-specialist = The outer ring lets you hire a specialist. Each one takes a different weapon. Only your spear is active, so you’ll hire a musician, for the spear and your last coin. Perform the action.
lesson-first-specialist-no-other = You saved the spear for this. Perform the action.
lesson-first-music = The musician belongs to no one. After every round, each player scores 1 VP for each of their warriors in its row and column. Find the cell that pays only you, and put it there.
lesson-first-music-ask = On which cell does it play for both your soldiers, but not for Green’s?
lesson-first-music-answer-1 = A3
lesson-first-music-answer-2 = B2
lesson-first-music-answer-3 = C1
lesson-first-music-because = B2: your soldiers are in its row and its column, and A1 is in neither. That’s 2 VP a round, five times, for one coin.
lesson-first-music-no-other = There it would play for Green too, or for only some of yours. On B2 it plays for both your soldiers and no one else.

lesson-first-watch-2 = Green had run out of coins and got 3 and then 2 on segment 2. Green could have hired a footman there with the halberd, but is saving it for later.

lesson-first-supervisor = Your two warriors left clay in the northwest warehouse, which now holds 3. The Master Supervisor on segment 9 empties warehouses, and the 4 coins on the inner ring can pay for him. Go there.
lesson-first-supervisor-no-other = You’re out of coins and almost out of clay. Segment 9 fixes both, with 4 coins and then the Master Supervisor.
lesson-first-coins = The inner ring comes first: 4 coins. What one action gives you, you can spend on the next.
lesson-first-coins-no-other = Without these coins, you can’t pay for the master. Perform the action.
lesson-first-hire-again = Hire the Master Supervisor. He takes all the clay from two warehouses. At the end of every round, he also keeps 1 of your clay wet. You have a second token for 2.
lesson-first-hire-again-no-other = Hire him. There are 3 clay in the northwest, and he protects 1 of yours each round.
lesson-first-fetch = Use him now to take all the dry clay from two warehouses.
lesson-first-fetch-no-other = It costs nothing more, and the clay is there. Use him.
lesson-first-fullest = Start with the fullest, the northwest warehouse, with 3.
lesson-first-fullest-no-other = You can empty two. Start with the one that holds 3.
lesson-first-any = Each of the others holds 1, so take any of them. The clay stays dry, and you can’t pay with it until you soak it.
lesson-first-halberd = On the outer ring, ready the halberd. A guard will want it.
lesson-first-halberd-no-other = It costs nothing, and a guard will want it. Perform the action.

lesson-first-watch-3 = Green paid 2 coins and turned the inner ring. No worker moved, but every segment changed. That put 4 wet clay on segment 1, in front of the Master Blacksmith. He readied all of Green’s weapons.

lesson-first-drop = You have 4 dry clay. The blue drop on the inner ring makes all of it wet. Find the drop on an empty segment, and send a worker there.
lesson-first-drop-ask = Before Green’s turn, there was a drop on segment 4. Then the inner ring turned one step clockwise. Where is that drop now?
lesson-first-drop-answer-1 = On segment 3
lesson-first-drop-answer-2 = Still on segment 4
lesson-first-drop-answer-3 = On segment 5
lesson-first-drop-because = On segment 5. The inner ring turns clockwise, in the order of the numbers. The middle ring would turn the other way.
lesson-first-drop-no-turn = No need to pay. There’s already a drop on an empty segment, number 5.
lesson-first-drop-no-other = First make your dry clay useful again. The drop is on segment 5.
lesson-first-soak = Perform the action. All your dry clay becomes wet, so you’ll have 5.
lesson-first-soak-no-other = One instead of four? Soak your clay.
lesson-first-save = The Master Clay Maker would cost 3, because your cheap tokens are gone, and you have 2 coins. Take a coin instead, because the next round’s tile counts coins.
lesson-first-save-no-clay = You already have 5, and any clay you don’t use will dry. Take the coin.
lesson-first-save-no-other = A coin is yours for the asking. Take it.
lesson-first-wait = You could hire a footman for 1 coin and the halberd. But next turn that halberd scores 3 VP with a guard. Both plans are sound, but a weapon can serve only one. Do nothing here.
lesson-first-wait-no-other = Then the guard would come without its weapon. Keep the halberd this time.

lesson-first-watch-4 = Green made a soldier on B5 for 5 VP, and its spear gave 1 VP and 2 coins more. It’s in row B, so your musician plays for Green too. It’s also in the middle column, which round 3’s tile counts.

lesson-first-last = This is your last worker of the round. Any clay you don’t spend now has to wait for another drop. Segment 7 makes a warrior for 4: expensive, but right today. Go there.
lesson-first-last-ask = You have 5 wet clay. What would happen to it at the end of the round if you spent none?
lesson-first-last-answer-1 = All of it would stay wet
lesson-first-last-answer-2 = All of it would dry
lesson-first-last-answer-3 = 1 would stay wet, 4 would dry
lesson-first-last-because = Wet clay dries after each round, but your Master Supervisor keeps 1 wet. The other 4 are better spent. Even an expensive warrior is cheap now.
lesson-first-last-no-turn = Two coins, to save a clay that would dry anyway? Segment 7 is fine as it is.
lesson-first-last-no-other = There your clay would dry in your hands. On segment 7, it becomes a warrior.
lesson-first-dear = Make the warrior for 4 clay.
lesson-first-dear-no-other = Nearly all your clay would dry when this round ends. Make the warrior.
lesson-first-guard = Make a guard: 6 VP, and the halberd, its weapon, is active.
lesson-first-guard-no-soldier = A soldier scores only 4 by now. A guard scores 6 and can use the halberd.
lesson-first-guard-no-other = That’s also 6 VP. But only the guard has an active weapon.
lesson-first-tie = Both inspectors look at a tie. Your guard breaks one of them on any empty cell of row A or column 1. A5 is best, because it’s also in the middle column, which round 3 counts.
lesson-first-tie-ask = In row A, you and Green have one warrior each, so you both score 3 VP. How much does your second warrior there add for you in this scoring?
lesson-first-tie-answer-1 = 3 VP
lesson-first-tie-answer-2 = 4 VP
lesson-first-tie-answer-3 = 7 VP
lesson-first-tie-because = 4 VP. Now you alone have the most and dominate, for 7 instead of 3. Green is still present and keeps 3.
lesson-first-tie-no-other = Then both lines would stay level, 3 VP each. Choose an empty cell of row A or column 1.
lesson-first-wield = Use the halberd: 3 VP at once. You don’t need this weapon for anything else.
lesson-first-wield-no-other = No other plan needs it now, and 3 VP are 3 VP. Use it.
lesson-first-halt = With the halberd, a guard may also send another of your warriors along empty cells. Yours are in good places, on their lines and in a group. Move no warrior.
lesson-first-halt-no-other = Every step would take it out of its line and its group. Move no warrior.
lesson-first-save-again = The Master Inspector would cost all 3 of your coins, and the next tile counts coins. So take something instead: the coin, or a clay if you prefer.
lesson-first-save-again-no-master = He’s worth a thought. But then you’d have no coins left for round 2’s tile. Take a coin.
lesson-first-save-again-no-other = A coin or a clay is yours for the asking. Take one.
lesson-first-sword = On the outer ring, ready the sword. One day, a new officer could use it to move an inspector one step. Then your part of this round is over.
lesson-first-sword-no-other = It costs nothing, and it may move an inspector one day. Perform the action.

lesson-first-watch-5 = Green’s last worker, a craftsman like all so far, became an artisan. An artisan may join a craftsman, and no one may join an artisan. Green also took the flag, to go first next round. Now the scoring: row A, column 1, the musician and the northwest quarter.
lesson-first-watch-5-ask = How much will you score?
lesson-first-watch-5-answer-1 = 10 VP
lesson-first-watch-5-answer-2 = 15 VP
lesson-first-watch-5-answer-3 = 20 VP
lesson-first-watch-5-because = 15 VP. The inspectors’ lines score 7 and 3, and the musician 2 for your two soldiers. The quarter scores 3, because you have the most warriors there.
lesson-first-scoring = The inspectors come first. In one of their two lines, you have the most warriors: 7 VP against 3. In the other, you and Green are level: 3 VP each.
lesson-first-scoring-rest = The musician scores 2 VP for you and 1 for Green. The northwest quarter scores 3 and 1. That makes 15 for you and 8 for Green. The inspectors have already moved on, to row B and column 2.
lesson-first-cleanup = Last comes the cleanup. All but 1 of Green’s clay dried. Your Supervisor kept 1 of yours wet, and your Administrator gave you a coin. The workers are home, and both rings have turned one step. Read the wheel afresh every round.
lesson-first-end = The table is yours now, against a beginner. In row B you’re level, and in column 2 you’re alone. At the end, the soldiers’ group would score 9 VP for you and 4 for Green. Your guard still wants a match next to it. Four rounds to go: enjoy them!

## Alone against Li Si

lesson-li-si = Alone against Li Si
lesson-li-si-promise = You’ll learn to follow everything Li Si does, check it, and say why he did it. You only gather goods here, so you can watch him.

lesson-li-si-who = Li Si, the prime minister, needs no one to play him. Dice and fixed rules decide. He starts every round, and then you take turns. You don’t have to learn his rules: the table applies them and shows every reason. Let’s check a few turns.
lesson-li-si-walk = His first turn is over. He rolled 5 and 6, and the smaller die counts. His overseer, the figure in black, walked five segments clockwise, from 7 to 12. Li Si placed a craftsman there.
lesson-li-si-acts = Then he did segment 12, from the inside out, as you would. Only soaking is different: he gets as much clay as the fullest warehouse holds, here 1. Then he took 2 coins and readied the spear. His clay never dries.

lesson-li-si-clay = Your turn. Take what you’d rather not leave to him: segment 8, with 4 and 2 wet clay. Place a worker there.
lesson-li-si-clay-no-turn = Not in this lesson. Save your coins, and go to segment 8.
lesson-li-si-clay-no-other = In this lesson you only gather goods. The richest place is segment 8, with 6 wet clay.
lesson-li-si-two = Take the other 2 clay. You have no active weapon for the specialist on the outer ring, so your turn ends here. Li Si continues.
lesson-li-si-two-ask = Next he’ll roll 3 and 6. His overseer is on segment 12. Where will it stop?
lesson-li-si-two-answer-1 = On segment 3
lesson-li-si-two-answer-2 = On segment 6
lesson-li-si-two-answer-3 = On segment 9
lesson-li-si-two-because = On segment 3. The smaller die counts, and the overseer walks clockwise: 1, 2, 3. It only skips segments with one of his workers or one of your artisans.
lesson-li-si-two-no-other = In this lesson you gather what you can get. Take the 2 clay.
lesson-li-si-second-walk = He rolled 3 and 6, so three steps, to segment 3. It was empty, and he placed a craftsman. Next come 2 wet clay, the Master Administrator and the halberd.
lesson-li-si-spare = He took the 2 clay. He can’t use the Administrator, because his only token is at the Builder. What he can’t do becomes a spare action: 2 VP and a good. It was a clay, because he had fewer than 5.

lesson-li-si-coins = He has readied the halberd as well. Remember his two weapons. This time, get coins: segment 5 has 4 of them.
lesson-li-si-coins-no-turn = Not in this lesson. Save your coins, and go to segment 5.
lesson-li-si-coins-no-other = In this lesson you only gather goods. Go to segment 5, for 4 coins.
lesson-li-si-one = Take a coin instead of the Master Blacksmith. Then it’s Li Si’s turn again.
lesson-li-si-one-no-other = In this lesson you only gather goods. Take the coin.
lesson-li-si-type = He rolled 1 and 5, so one step, to segment 4. With 4 clay he can pay for the warrior there. Which type? First, only those whose weapon is active. Then those worth the most. Then the weapon furthest left in his row.
lesson-li-si-type-ask = His spear and his halberd are active. Which warrior will he make?
lesson-li-si-type-answer-1 = An officer
lesson-li-si-type-answer-2 = A guard
lesson-li-si-type-answer-3 = A soldier
lesson-li-si-type-because = A soldier. A guard and a soldier are both worth 6, and the spear is to the left of the halberd. An officer would need the sword.
lesson-li-si-cell = Which cell? He likes company of the same type, but there was no soldier yet. So he chose a cell near the inspectors, in the quarter of this round’s tile. The best of those is A1, where both lines cross.
lesson-li-si-weapon = The spear gave him 2 VP and 2 coins, and moved to the front of his row. He has no use for priority. So he took a spare action and revealed a card, number 7, for the end of his turn.
lesson-li-si-card = He readied the crossbow. Card 7 would have readied the halberd. That was already active, so he readied the leftmost inactive weapon, the spear. Then the card turned the inner ring one step, so look at the wheel before each turn.

lesson-li-si-third = The ring has turned. Segment 6 now has 4 coins, with 2 more behind them and a spear. Your craftsman on segment 5 hasn’t moved. Go to segment 6.
lesson-li-si-third-no-turn = Not in this lesson. Save your coins, and go to segment 6.
lesson-li-si-third-no-other = In this lesson you only gather goods. The richest place is segment 6, with 6 coins and a spear.
lesson-li-si-spear = The coins are yours. Ready the spear too. Then comes his fourth turn.
lesson-li-si-spear-ask = He’ll roll 4 and 1. His overseer is on segment 4, your craftsmen are on 5 and 6, and he has no artisan. Where will he work?
lesson-li-si-spear-answer-1 = On segment 5, next to your craftsman
lesson-li-si-spear-answer-2 = On segment 8
lesson-li-si-spear-answer-3 = On segment 7
lesson-li-si-spear-because = On segment 7. One step leads to 5, but only an artisan may join your craftsman there. So he reveals a card and continues to the next empty segment.
lesson-li-si-spear-no-other = It costs nothing. Ready the spear.
lesson-li-si-taken = None of his workers fitted on segment 5, so he revealed card 4 for the end of his turn. Segment 6 is yours too, so the next empty one was 7. Blocking him never stops him. It just gives him a card.
lesson-li-si-assign = He has a token at the Builder, so he builds a soldier next to his soldier. His rules leave two cells, and then you decide. Take the one that hurts you less. Here A2 and B1 are worth the same.
lesson-li-si-watch-4 = He built for 1 coin and readied the sword, and card 4 gave him 4 wet clay. Now he holds 8, and it won’t dry.
lesson-li-si-watch-4-ask = What will he do before the scoring if he still has 6 clay or more?
lesson-li-si-watch-4-answer-1 = Give back all but 5
lesson-li-si-watch-4-answer-2 = Pay 5 and build a warrior
lesson-li-si-watch-4-answer-3 = Score 1 VP for every 2
lesson-li-si-watch-4-because = He pays 5 and builds. This is the surprise build, up to twice. With 8 coins or more, he does the same. So look at his goods before the last turns of a round.
lesson-li-si-advice = Here’s how to annoy him. Empty warehouses before he soaks. Close segments with artisans, so that he walks past. And where a group holds as many of yours as of his, expect him to build next.
lesson-li-si-end = Keep playing from here, or create a new table against him. He’s strong: 200 VP is a fine first goal, and you’ll need more to beat him. When he puzzles you, the log gives his reasons, rule by rule.

## Strategy: what masters count

lesson-decides = Strategy: what masters count
lesson-decides-promise = You’ll learn what masters count before each choice: cells that score in several ways, ties and musicians. You’ll also see why the last word on the inspectors matters.

lesson-decides-where = This is a game of two masters, in its fourth round. You’re Yellow, with 110 VP to 83. Each of you has two workers left in this round. You act first, so Green will have the last word.
lesson-decides-count = Before each choice, masters count what’s about to be scored. The inspectors look at row E and column 9. There are three musicians. And the tile counts the northwest quarter, 9 / 4, where Green has three warriors and you have two.

lesson-decides-place = Only 2 of your 7 wet clay would stay wet tonight, so a warrior for 4 costs almost nothing. On segment 5, you also use your own Supervisor for free, and two warehouses hold 3 each. Go there.
lesson-decides-place-no-turn = You need your coins for a specialist, and segment 5 is fine as it is.
lesson-decides-place-no-clay = There’s a warrior for 4 there too. But on segment 5, your Supervisor fetches 6 clay, not 2.
lesson-decides-place-no-other = There 5 clay would dry in your hands. On segment 5, they become a warrior, and your Supervisor works for free.
lesson-decides-type = Three types are worth 4 VP. Take an officer, because your sword is active. There are two officers next to each other on E7 and F7, one of yours and one of Green’s.
lesson-decides-type-no-other = It has no active sword, and no pair of officers to join. Take an officer.
lesson-decides-cell = Find the cell that counts most often. E6 touches your officer on E7 and is next to the footman on F6. It’s also in row E, with a musician and an inspector. Put it there.
lesson-decides-cell-ask = The officers’ group is level, one each. Around the footman you’re level too, two each. What will an officer on E6 add for you at the end of the game?
lesson-decides-cell-answer-1 = 2 VP
lesson-decides-cell-answer-2 = 5 VP
lesson-decides-cell-answer-3 = 11 VP
lesson-decides-cell-because = 11 VP. The group goes from 4 each to 9 for you, and the footman from 2 each to 8 for you. One more where you’re level is worth the most.
lesson-decides-cell-no-quarter = The northwest quarter is a fine idea, and it comes next turn. The officer does more on E6.
lesson-decides-cell-no-below = At the end, G7 would do the same. But E6 also secures row E, where an inspector looks.
lesson-decides-cell-no-other = That cell counts for less. E6 wins the officers’ group and the footman, and it’s in row E with its musician.
lesson-decides-sword = Use the sword: it scores 1 VP and, above all, moves an inspector one step forward or backward. Just before the scoring, that’s worth more than most warriors.
lesson-decides-sword-no-other = A horse would later cost 3 coins, and you need those. The scoring is near, so use the sword now.
lesson-decides-inspect = Row E is yours, four to one, so leave that inspector alone. In column 9 you’re level, one each. In column 8 you’re alone. Send the column inspector there.
lesson-decides-inspect-ask = How much does this one step improve the scoring for you, compared with Green?
lesson-decides-inspect-answer-1 = By 4 VP
lesson-decides-inspect-answer-2 = By 7 VP
lesson-decides-inspect-answer-3 = By 10 VP
lesson-decides-inspect-because = By 7 VP: you get 7 instead of 3, and Green nothing instead of 3. Between two players, what your opponent doesn’t get counts as much as what you get.
lesson-decides-inspect-no-one = Column 1 also gives you 7, thanks to your archer, but gives Green 3. In column 8, Green has no one.
lesson-decides-inspect-no-other = You’d give up row E, or nothing would change. Column 8 is yours alone.

lesson-decides-watch-1 = Green turned the inner ring, took 6 wet clay and readied the spear. You have one worker left each. Remember that Green acts last, and has a token at the Master Inspector.

lesson-decides-last = When Green turned the ring, a warrior for 2 came to segment 11. There you can take a coin instead of the Builder. Then you can hire the last musician, for 4 coins and your spear. Go there.
lesson-decides-last-no-turn = If you pay 2 coins to turn a ring, you can’t afford the musician. Segment 11 already has what you need.
lesson-decides-last-no-inspector = Your own Master Inspector is a strong choice too. But Green acts after you and can move the inspector again. No one can move a musician.
lesson-decides-last-no-other = Segment 11 has both things you want: a warrior and a specialist.
lesson-decides-soldier = Guards and crossbowmen score 4, a soldier only 3. But the northwest quarter has one empty cell left, C3, in the middle of the soldiers. Make a soldier for it.
lesson-decides-soldier-ask = With C3 you’d have three warriors in the quarter, as many as Green. The archer on C1 faces your soldier on B1. Who would dominate?
lesson-decides-soldier-answer-1 = You
lesson-decides-soldier-answer-2 = Green
lesson-decides-soldier-answer-3 = No one
lesson-decides-soldier-because = You would. Archers break a tie for the warriors that they face there, and only one of yours is faced. You get 9 instead of 4, and Green 4 instead of 9.
lesson-decides-soldier-no-other = You’d score 1 VP more now. But a soldier on C3 also wins you the soldiers’ group, four to three.
lesson-decides-quarter = C3 is the last empty cell of the quarter. It turns the tile your way, and gives you the lead in the large group of soldiers.
lesson-decides-quarter-no-other = The quarter is worth 9 VP to you, and C3 is its only empty cell.
lesson-decides-hire = The coin makes 4, exactly the price of the last musician. You didn’t spend the spear on 1 VP and 2 coins, because two scorings are still to come. Perform the action.
lesson-decides-hire-no-other = 4 leftover coins score 2 VP at the end. A musician scores far more. Perform the action.
lesson-decides-music = A musician plays for everyone. Find a cell with many of your warriors and few of Green’s in its row and column. A warrior on a horse counts in each column it covers.
lesson-decides-music-ask = On which of these cells does the musician help you most, compared with Green?
lesson-decides-music-answer-1 = On C7
lesson-decides-music-answer-2 = On E3
lesson-decides-music-answer-3 = On E8
lesson-decides-music-because = On E3: four of yours in row E, three in column 3, and one of Green’s in each. That’s 7 to 2, now and again in the last round.
lesson-decides-music-no-other = There it would play for fewer of yours. E3 is best: 7 VP for you and 2 for Green, twice.

lesson-decides-watch-2 = Green’s last word: a crossbowman on B6, and then the Master Inspector. He sends the row inspector from E, your row, to F, where you’re level. That costs you 4 VP. The last to act has the last word on the inspectors, so sometimes leave the flag to others.
lesson-decides-scoring = Row F scored 3 for you, column 8 scored 7, the quarter 9 and four musicians 21. That’s 40 VP for you and 22 for Green. You lost one line, but your warriors counted in several ways.
lesson-decides-lesson = So what decides? Count the next scoring before you choose. Add a warrior where you’re level. Look for cells that count twice. Hire while there are rounds left. And know who acts last.
lesson-decides-end = The last round is yours. You lead 158 to 109 and have two bases left. The middle row counts 11 / 5, and Green leads there, four to three. The inspectors are waiting at row G and column 9.
