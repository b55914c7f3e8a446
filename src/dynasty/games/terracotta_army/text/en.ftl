# Terracotta Army in English: every sentence and name that players read.

## The game

title = Terracotta Army
designers = Przemysław Fornal and Adam Kwapiński
publisher = Board&Dice
credits = Terracotta Army is a board game by Przemysław Fornal and Adam Kwapiński, with a solo mode by Dávid Turczi, published by Board&Dice in 2022. All drawings and sentences here are our own; no part of the original artwork or rulebook is used.
about-components =
    The rules, the number of pieces, the kinds and amounts of the actions, the masters and what they do, the weapons, the specialists and the fixed prizes follow the published rulebook. Many values are printed only on the pieces themselves, and the text does not give them. They are reconstructed here, so they may differ from your copy.

    Reconstructed are: the order of the actions on the rings; the points of the warrior organizer; the costs of the master tokens; the clay on the priority tokens; the values of the round track; which weapon hires which specialist, except the horse; where the inspectors start; and for the solo game the contents of Li Si’s cards, the dice, the priority chart and the challenges.

    Each value in the component files carries a mark: R is stated in the rulebook, E follows from an example or a hint in it, P comes from a public page, C was chosen by us within the limits the others set. If you own the game, you can load a file with the values of your copy; the rules stay the same.

## Options

option-challenge = The Emperor’s challenge
option-challenge-none = None
option-challenge-ask = Choose or draw any number at the table
option-challenge-ch-1-imperial-favor = Imperial Favour
option-challenge-ch-2-full-treasury = Full Treasury
option-challenge-ch-3-second-seal = Second Seal
option-challenge-ch-4-drawn-blades = Drawn Blades
option-challenge-ch-5-patronage = Patronage
option-challenge-ch-6-relentless-overseer = Relentless Overseer
option-challenge-ch-7-imperial-eye = Imperial Eye
option-challenge-ch-8-harsh-sun = Harsh Sun

## Questions

ask-challenges = Which challenges do you lay on the table? Begin when you are ready.
ask-segment = Where do you place a worker? You may turn a ring first.
ask-worker = Which worker do you send?
ask-inner = Inner ring: the action, something instead, or nothing?
ask-middle = Middle ring: the action, something instead, or nothing?
ask-outer = Outer ring: the action or nothing?
ask-warrior = Which warrior do you make?
ask-cell = Where does the warrior stand?
ask-weapon = Use the weapon of the new warrior?
ask-inspector = Where do you move an inspector?
ask-guard = Which other warrior of yours does the guard send off?
ask-march = Where does it go?
ask-token = Which master token do you pay?
ask-ability = Use the new master now?
ask-warehouse = Which warehouse do you empty?
ask-priority-bonus = Priority: a coin or a wet clay with your points?
ask-specialist = Which specialist do you hire?
ask-rider = Which warrior gets the horse?
ask-horse = Which way does the horse stand?
ask-specialist-cell = Where does the specialist stand?
ask-face = Which warrior does the archer face?
ask-pm-warrior = Li Si’s rules leave several cells: where does his warrior stand?
ask-pm-group = Li Si’s rules leave several groups: which one does his archer join?
ask-pm-archer = Li Si’s rules leave several cells: where does his archer kneel?
ask-pm-facing = Which warrior of Li Si’s does his archer face?
ask-pm-specialist = Li Si’s rules leave several cells: where does his specialist stand?

## Choices

choice-lay = Lay { $thing }
choice-draw = Draw a challenge
choice-begin = Begin the game
choice-place = Segment { $thing }: { $inner } · { $middle } · { $outer }
choice-rotate =
    Turn the { $thing } one step { $coins ->
        [one] for 1 coin
       *[other] for { $coins } coins
    }
choice-send = Send a { $thing }
choice-perform = Perform it: { $action }
choice-skip = Do nothing
choice-take = Take { $gain }
choice-use = Use the { $thing }
choice-buy = Hire the { $thing }
choice-decline = Do not use the { $thing } now
choice-pay =
    { $coins ->
        [one] Pay 1 coin ({ $thing }) for the { $master }
       *[other] Pay { $coins } coins ({ $thing }) for the { $master }
    }
choice-empty = Empty the { $thing }: { $clay } dry clay
choice-make =
    { $thing }: { $vp } VP, { $left } left{ $armed ->
        [0] { "" }
       *[other] { ", " }{ $weapon } ready
    }
choice-stand =
    { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspectors { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }this round’s tile { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musicians { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }end { $end }
    }
choice-wield =
    Use the { $thing }: { $vp } VP{ $coins ->
        [0] { "" }
        [one] { ", " }1 coin
       *[other] { ", " }{ $coins } coins
    }
choice-rest = Keep the { $thing } ready
choice-inspect = To { $thing }: { $then } VP for you there, { $now } now
choice-stay = Leave the inspectors where they are
choice-move = The { $warrior } on { $thing }
choice-halt = Move nobody
choice-march = To { $thing }
choice-hire =
    { $coins ->
        [one] { $thing } for 1 coin and the { $weapon }
       *[other] { $thing } for { $coins } coins and the { $weapon }
    }
choice-mount = The warrior on { $thing }
choice-ride =
    Over { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspectors { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }this round’s tile { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musicians { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }end { $end }
    }
choice-post =
    { $who } on { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspectors { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }this round’s tile { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musicians { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }end { $end }
    }
choice-face =
    The warrior on { $thing }{ $lines ->
        [0] { "" }
       *[other] { ", " }inspectors { $lines }
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }this round’s tile { $tile }
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musicians { $music }
    }{ $end ->
        [0] { "" }
       *[other] { ", " }end { $end }
    }
choice-assign = { $thing } ({ $who })

## Why a choice is not possible

reason-already-laid = This challenge already lies on the table.
reason-all-laid = All challenges lie on the table.
reason-already-rotated = You have already turned a ring this turn.
reason-rotation-too-dear = Turning a ring costs { $need } coins; you have { $have }.
reason-segment-closed = An artisan closes this segment.
reason-artisan-only = A craftsman stands here: only an artisan may join.
reason-no-such-worker = You have no such worker in hand.
reason-no-wet-clay = This costs { $need } wet clay; you have { $have }.
reason-no-base = All your bases stand in the mausoleum.
reason-no-figure = No such figure is left in the organizer.
reason-mausoleum-full = The mausoleum is full.
reason-no-artisan-left = You have no artisan left.
reason-nothing-to-soak = You have no dry clay.
reason-is-artisan = The worker here is an artisan already.
reason-not-most-figures = The builder takes a type with most figures left.
reason-occupied = A statue stands here.
reason-other-weapon = This is not the weapon of the new warrior.
reason-not-your-warrior = No warrior of yours stands here.
reason-the-new-guard = The new guard itself stays.
reason-mounted = A warrior on a horse cannot move.
reason-hemmed-in = This warrior has no empty cell beside it.
reason-no-straight-way = It cannot get there in a straight line over empty cells.
reason-inspector-out-of-reach = The officer moves an inspector one step forward or backward.
reason-inspector-forward-only = The master moves an inspector 1 or 2 spaces forward.
reason-is-master = A master is on this space: hire or use him.
reason-other-master = This master is not on your space.
reason-already-hired = You have a token at this master already.
reason-not-hired = You have no token at this master.
reason-no-token-payable = You cannot pay any of your master tokens.
reason-token-placed = This token lies at a master already.
reason-token-too-dear = You cannot pay this token.
reason-same-cost = Another token of the same cost is offered.
reason-builder-too-dear = The builder asks { $round } coins this round; you have { $coins }.
reason-warehouses-empty = All warehouses are empty.
reason-same-warehouse = Choose two different warehouses.
reason-all-active = All your weapons are active.
reason-already-active = This weapon is active already.
reason-no-priority-left = No priority token is left.
reason-holds-priority = You hold a priority token already.
reason-nothing-to-hire = You cannot hire any specialist.
reason-sold-out = No such specialist is left.
reason-specialist-too-dear = The price is { $need } coins; you have { $have }.
reason-weapon-inactive = Its weapon, { $weapon }, is not active.
reason-no-rider = No warrior of yours has room for a horse.
reason-already-mounted = This warrior has a horse already.
reason-no-room-for-horse = A horse needs two empty cells in a line here.
reason-no-archer-cell = No empty cell lies beside a warrior.
reason-no-warrior-beside = No warrior stands beside this cell.
reason-no-warrior-there = No warrior stands there beside the archer.
reason-not-his-cell = Li Si’s rules rule this cell out.
reason-not-his-group = This is none of the groups that Li Si wants.
reason-not-his-place = Li Si’s rules rule this cell out.
reason-not-his-warrior = This is no warrior of Li Si’s in that group.

## What happened

event-round-started = Round { $round } begins: { $order }. Scoring tile: { $tile }.
event-ring-rotated =
    { $coins ->
        [one] { $seat } turns the { $ring } for 1 coin.
       *[other] { $seat } turns the { $ring } for { $coins } coins.
    }
event-worker-placed = { $seat } places a worker on segment { $segment }: { $worker }.
event-goods-gained = { $seat } gains { $gain }.
event-took-instead = { $seat } takes { $gain } instead of the action.
event-action-skipped = { $seat } leaves the { $ring }.
event-clay-soaked =
    { $count ->
        [one] { $seat } soaks 1 clay.
       *[other] { $seat } soaks { $count } clay.
    }
event-worker-upgraded = { $seat } upgrades the craftsman on segment { $segment } to an artisan.
event-priority-taken =
    { $seat } takes { $token }{ $clay ->
        [0] .
       *[other] { " " }and { $clay } wet clay.
    }
event-priority-bonus = { $seat } uses priority: +{ $vp } VP, { $gain }.
event-warrior-made = { $seat } makes a warrior on { $cell } for { $paid }: { $warrior }, +{ $vp } VP. The { $warehouse } holds { $clay }.
event-warrior-built = { $seat } builds a warrior on { $cell } for { $paid }: { $warrior }.
event-weapon-used =
    { $seat } uses the { $weapon }: +{ $vp } VP{ $coins ->
        [0] { "" }
        [one] { ", " }1 coin
       *[other] { ", " }{ $coins } coins
    }.
event-inspector-moved = The { $inspector } goes to { $space }.
event-warrior-moved = { $seat } moves a warrior ({ $warrior }) from { $start } to { $end }.
event-master-bought =
    { $coins ->
        [one] { $seat } hires the { $master } for 1 coin.
       *[other] { $seat } hires the { $master } for { $coins } coins.
    }
event-master-used = { $seat } uses the { $master }.
event-warehouse-emptied = { $seat } empties the { $warehouse }: { $gain }.
event-warehouse-discarded = { $count } clay of the { $warehouse } is lost.
event-weapon-readied = { $seat } readies the { $weapon }.
event-weapons-readied = { $seat } readies all weapons: { $weapons }.
event-specialist-hired =
    { $coins ->
        [one] { $seat } hires a specialist for 1 coin and the { $weapon }: { $who }.
       *[other] { $seat } hires a specialist for { $coins } coins and the { $weapon }: { $who }.
    }
event-horse-placed = { $seat } puts a horse under { $cell }, as far as { $end }.
event-specialist-placed = { $seat } places a specialist on { $cell }: { $who }.
event-archer-placed = { $seat } has an archer kneel on { $cell }, facing { $faced }.
event-domination = Scoring { $scope }: { $seat } dominates with { $count }, +{ $vp } VP.
event-presence = Scoring { $scope }: { $seat } is present with { $count }, +{ $vp } VP.
event-footman-domination = Footman on { $scope }: { $seat } dominates around it with { $count }, +{ $vp } VP.
event-archer-domination = Scoring { $scope }: { $seat }, level with { $count }, dominates thanks to archers, +{ $vp } VP.
event-footman-archer-domination = Footman on { $scope }: { $seat }, level with { $count }, dominates around it thanks to archers, +{ $vp } VP.
event-footman-presence = Footman on { $scope }: { $seat } is present around it with { $count }, +{ $vp } VP.
event-musicians-scored = { $seat } hears the musicians ({ $cells }): +{ $vp } VP.
event-order-set = New turn order: { $order }.
event-clay-dried =
    { $count ->
        [one] 1 clay of { $seat } dries; { $kept } stays wet.
       *[other] { $count } clay of { $seat } dries; { $kept } stays wet.
    }
event-master-coins = { $seat } gets { $gain } from masters.
event-wheel-prepared = All workers go home, and both rings turn one step.
event-loners-removed = In no group and removed: { $cells }.
event-group-scored = { $seat } scores a group ({ $warrior }: { $cells }): warriors { $count } × players { $players } + prize { $prize } = { $vp } VP.
event-archer-scored = The archer on { $cell } faces { $faced }: +{ $vp } VP for { $seat }.
event-leftovers-scored = { $seat } has { $count } clay and coins left: +{ $vp } VP.
event-final-score = { $seat } ends with { $vp } VP.
event-game-ended = The game is over. { $winner } wins.

## What Li Si did, and why

event-challenge-laid = Challenge: { $challenge }.
event-master-revealed = A master card is revealed: Li Si now has the { $master }.
event-overseer-moved =
    Li Si rolls { $first } and { $second }, the smaller counts: the overseer goes { $steps } from { $start } to { $segment }{ $count ->
        [0] .
       *[other] { ", " }passing over { $skipped } (his workers, your artisans).
    }
event-overseer-advanced = No worker of Li Si’s fits there: the overseer goes on to the next empty one, { $segment }.
event-pm-action = Li Si, { $source }: { $action }.
event-card-revealed = Li Si reveals { $card } for the end of his turn ({ $cause }: { $why }).
event-deck-reshuffled = The reshuffle card comes up: the next card replaces it, and all other cards make a new deck.
event-spare-action = Spare action of Li Si ({ $cause }: { $why }): +{ $vp } VP, and { $gain }: { $reason }.
event-pm-ring-turned = By { $card } the { $ring } turns one step.
event-pm-soaked = Li Si takes as much as the fullest warehouse holds ({ $warehouse }): { $gain }.
event-pm-readied-other = The { $meant } is available already: Li Si readies the leftmost weapon that is not, the { $weapon }.
event-pm-all-ready = All weapons of Li Si are available already: nothing happens.
event-pm-repeats = The Administrator repeats the inner action for Li Si: { $action }.
event-pm-seal = Second Seal: Li Si scores { $vp } VP for the { $master }.
event-pm-inspector-weighed = For Li Si { $space } is best: it shifts { $swing } VP his way.
event-pm-inspectors-stay = No move of an inspector helps Li Si: both stay.
event-pm-weighed = Li Si considers a specialist, { $who }: { $verdict }.
event-pm-sword-for-all = Only the sword of Li Si is available: it stands for any weapon.
event-pm-no-specialist =
    { $tried ->
        [0] No weapon of Li Si’s is available: he hires no specialist and takes { $gain }.
       *[other] Li Si hires no specialist and takes { $gain }.
    }
event-pm-spares-weapons = Li Si still needs his weapons for specialists: they do not count for this warrior.
event-pm-types-narrowed = Type: { $step }, so { $warriors }.
event-pm-type-chosen = Li Si’s next warrior: { $warrior }.
event-pm-criterion =
    { $cells ->
        [one] Cell: { $criterion } ({ $groups }), 1 cell.
       *[other] Cell: { $criterion } ({ $groups }), { $cells } cells.
    }
event-pm-no-criterion =
    { $cells ->
        [one] Cell: { $criterion }, 1 cell.
       *[other] Cell: { $criterion }, { $cells } cells.
    }
event-pm-cells-counted =
    { $tile ->
        [0] Cell: { $step }, so { $count } cells.
       *[other] Cell: on the tile of round { $tile }, { $step }, so { $count } cells.
    }
event-pm-cells-narrowed =
    { $tile ->
        [0] Cell: { $step }, so { $cells }.
       *[other] Cell: on the tile of round { $tile }, { $step }, so { $cells }.
    }
event-pm-weapon-used =
    Li Si uses the { $weapon }: +{ $vp } VP{ $coins ->
        [0] { "" }
        [one] { ", " }1 coin
       *[other] { ", " }{ $coins } coins
    }. It goes to the front of his row.
event-pm-warrior-built = Li Si builds a warrior on { $cell } for { $paid }: { $warrior }, +{ $vp } VP.
event-surprise-build = Surprise build: Li Si has { $have } and pays { $paid }.

## Score sheet

score-organizer = Warriors made
score-weapons = Weapons used
score-row-inspector = Row inspector
score-column-inspector = Column inspector
score-musicians = Musicians
score-tiles = Scoring tiles
score-priority = Priority
score-spare = Spare actions
score-challenges = Challenges
score-footmen = Footmen
score-groups = Groups
score-archers = Kneeling archers
score-leftovers = Leftover goods
score-total = Total

## What counts, for hints

worth-score = points scored
worth-inspectors = lines the inspectors will reach
worth-tiles = scoring tiles
worth-musicians = musicians
worth-footmen = footmen
worth-groups = groups
worth-archers = kneeling archers
worth-goods = clay and coins
worth-weapons = weapons
worth-masters = masters
worth-artisans = artisans
worth-priority = turn order

## Counts

count-vp =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
count-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
count-wet-clay = { $n } wet clay
count-dry-clay = { $n } dry clay
count-warrior =
    { $n ->
        [one] 1 warrior
       *[other] { $n } warriors
    }
count-craftsman =
    { $n ->
        [one] 1 craftsman
       *[other] { $n } craftsmen
    }
count-artisan =
    { $n ->
        [one] 1 artisan
       *[other] { $n } artisans
    }
count-warrior-base =
    { $n ->
        [one] 1 base
       *[other] { $n } bases
    }
count-card =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## Help on hover

help-officer = Sword: 1 VP, then an inspector one step forward or backward.
help-guard = Halberd: 3 VP, then another warrior of yours in a straight line.
help-crossbowman = Crossbow: 1 VP for each empty cell up to the nearest statue in the best direction.
help-soldier = Spear: 1 VP and 2 coins.
help-horse = Below a warrior of yours, over two more cells: it then stands on all three.
help-footman = At the end 8 VP for most warriors around it, 2 for the others there.
help-kneeling-archer = Faces a warrior beside it: joins its group, breaks ties for its owner, 2 VP for them at the end.
help-musician = In every scoring phase 1 VP for each warrior in its row or column, for everybody.
help-master-builder = A warrior of the fullest type for as many coins as the number of the round. Cleanup: 1 coin.
help-master-administrator = The inner action of your segment once more. Cleanup: 1 coin.
help-master-inspector = An inspector 1 or 2 spaces forward. Cleanup: 1 coin.
help-master-clay-maker = 3 wet clay. Cleanup: 1 clay stays wet.
help-master-supervisor = All dry clay of two warehouses. Cleanup: 1 clay stays wet.
help-master-blacksmith = All your weapons become active. Cleanup: 1 clay stays wet.
help-priority-token = Decides who comes first in the next round; some bring wet clay.
help-overseer = Marks where Li Si works next.
help-ch-1-imperial-favor = Li Si starts with 10 VP.
help-ch-2-full-treasury = Li Si starts with 3 more coins and 3 clay.
help-ch-3-second-seal = Two master cards are revealed at the start, and Li Si scores 2 VP each time he uses a master of his.
help-ch-4-drawn-blades = All weapons of Li Si are available at the start and again after every round.
help-ch-5-patronage = Li Si’s spare action scores 3 VP instead of 2.
help-ch-6-relentless-overseer = Before his first turn of every round Li Si reveals an action card.
help-ch-7-imperial-eye = Each domination of an inspector’s line scores 2 VP more for Li Si.
help-ch-8-harsh-sun = Your masters protect no clay from drying.

## Names: players

name-yellow = Yellow
name-green = Green
name-blue = Blue
name-purple = Purple
name-prime-minister = Li Si
name-seat-0 = Yellow
name-seat-1 = Green
name-seat-2 = Blue
name-seat-3 = Purple

## Names: goods and pieces

name-vp = victory point
name-coin = coin
name-wet-clay = wet clay
name-dry-clay = dry clay
name-clay = clay
name-officer = officer
name-guard = guard
name-crossbowman = crossbowman
name-soldier = soldier
name-sword = sword
name-halberd = halberd
name-crossbow = crossbow
name-spear = spear
name-horse = horse
name-footman = footman
name-kneeling-archer = kneeling archer
name-musician = musician
name-warrior-base = base
name-craftsman = craftsman
name-artisan = artisan
name-master-token = master token
name-weapon-token = weapon token
name-scoring-tile = scoring tile
name-priority-token = priority token
name-vp-token = +100/+200 token
name-inspector = inspector
name-inspectors = inspectors
name-inspector-row = row inspector
name-inspector-col = column inspector
name-round-marker = round marker
name-action-ring = action ring
name-turn-order-marker = turn order marker
name-scoring-marker = scoring marker
name-reference-sheet = reference sheet
name-game-board = game board
name-warrior-organizer = warrior organizer
name-ring-pin = ring pin
name-pm-action-card = action card of Li Si
name-pm-reshuffle-card = reshuffle card
name-pm-master-card = master card of Li Si
name-challenge-card = challenge card
name-challenge-deck = challenge cards
name-overseer-die = overseer die
name-overseer = overseer

## Names: the wheel

name-inner-ring = inner ring
name-middle-ring = middle ring
name-outer-ring = outer ring
name-inner-action = inner action
name-middle-action = middle action
name-outer-action = outer action
name-wh-ne = northeast warehouse
name-wh-se = southeast warehouse
name-wh-sw = southwest warehouse
name-wh-nw = northwest warehouse
name-coins-2 = 2 coins
name-coins-3 = 3 coins
name-coins-4 = 4 coins
name-clay-2 = 2 wet clay
name-clay-4 = 4 wet clay
name-warrior-2 = a warrior for 2 clay
name-warrior-3 = a warrior for 3 clay
name-warrior-4 = a warrior for 4 clay
name-soak = soaking clay
name-upgrade = upgrade to artisan
name-priority = priority
name-ready-sword = ready the sword
name-ready-halberd = ready the halberd
name-ready-crossbow = ready the crossbow
name-ready-spear = ready the spear
name-specialist = a specialist
name-master-builder = Master Builder
name-master-administrator = Master Administrator
name-master-inspector = Master Inspector
name-master-clay-maker = Master Clay Maker
name-master-supervisor = Master Supervisor
name-master-blacksmith = Master Blacksmith
name-mt-1 = token 1
name-mt-2 = token 2
name-mt-3 = token 3
name-mt-4 = token 4
name-mt-5 = token 5
name-mt-6 = token 6
name-priority-1 = priority token 1
name-priority-2 = priority token 2
name-priority-3 = priority token 3
name-s0 = s0
name-s1 = s1
name-s2 = s2
name-s3 = s3
name-s4 = s4
name-s5 = s5
name-s6 = s6
name-s7 = s7
name-s8 = s8
name-s9 = s9
name-s10 = s10
name-s11 = s11

## Names: scoring

name-tile-middle-row = middle row
name-tile-middle-col = middle column
name-tile-officer = officers
name-tile-guard = guards
name-tile-crossbowman = crossbowmen
name-tile-soldier = soldiers
name-tile-quarter-nw = northwest quarter
name-tile-quarter-ne = northeast quarter
name-tile-quarter-sw = southwest quarter
name-tile-quarter-se = southeast quarter
name-tile-coins = coins
name-tile-clay = clay
name-row-1 = row 1
name-row-2 = row 2
name-row-3 = row 3
name-row-4 = row 4
name-row-5 = row 5
name-row-6 = row 6
name-row-7 = row 7
name-col-1 = column 1
name-col-2 = column 2
name-col-3 = column 3
name-col-4 = column 4
name-col-5 = column 5
name-col-6 = column 6
name-col-7 = column 7
name-col-8 = column 8
name-col-9 = column 9

## Names: Li Si’s cards and reasons

name-pmc-01 = card 1
name-pmc-02 = card 2
name-pmc-03 = card 3
name-pmc-04 = card 4
name-pmc-05 = card 5
name-pmc-06 = card 6
name-pmc-07 = card 7
name-pmc-08 = card 8
name-pmc-09 = card 9
name-pmc-10 = card 10
name-pmc-11 = card 11
name-pmc-12 = card 12
name-pmc-13 = card 13
name-pmc-reshuffle = reshuffle card
name-ch-1-imperial-favor = Imperial Favour
name-ch-2-full-treasury = Full Treasury
name-ch-3-second-seal = Second Seal
name-ch-4-drawn-blades = Drawn Blades
name-ch-5-patronage = Patronage
name-ch-6-relentless-overseer = Relentless Overseer
name-ch-7-imperial-eye = Imperial Eye
name-ch-8-harsh-sun = Harsh Sun
name-pm-criterion-a = beside a group with as many of yours as of his
name-pm-criterion-b = beside a group with one more of yours
name-pm-criterion-c = beside a group with none of his
name-pm-criterion-d = beside a group with one or two more of his
name-pm-apart = away from all groups of this type
name-pm-anywhere = any empty cell
name-pm-step-chart = near the inspectors, by the priority chart
name-pm-step-best = the best priority of the chart
name-pm-step-music = most musicians in row and column
name-pm-step-footman = beside the most contested footman
name-pm-step-armed = only types whose weapon is available
name-pm-step-worth = the types worth most
name-pm-step-tile = the earliest scoring tile of a type
name-pm-step-row = the leftmost weapon of his row
name-pm-step-archer = beside a group that he leads, with fewest of yours
name-pm-step-escort = his lead around it is larger than the empty cells around it
name-pm-step-audience = where he hears it most beyond you
name-pm-by-rule = as always
name-pm-no-fit = no worker of his fits on that segment
name-pm-no-token = he has no token there
name-pm-no-effect = it would do nothing
name-pm-is-artisan = his worker is an artisan already
name-pm-no-artisan = he has no artisan left
name-pm-too-little-clay = he has too little clay
name-pm-too-few-coins = he has too few coins
name-pm-cannot-make = no base, figure or cell is left
name-pm-by-tile = it is what the tile of this round counts
name-pm-much-clay = he has clay enough
name-pm-little-clay = he has little clay
name-pm-never = he never takes one
name-pm-sold-out = none is left
name-pm-too-dear = he cannot pay it
name-pm-unwilling = no cell suits him
name-pm-willing = he hires it

## Names: cells of the mausoleum

name-r1c1 = r1c1
name-r1c2 = r1c2
name-r1c3 = r1c3
name-r1c4 = r1c4
name-r1c5 = r1c5
name-r1c6 = r1c6
name-r1c7 = r1c7
name-r1c8 = r1c8
name-r1c9 = r1c9
name-r2c1 = r2c1
name-r2c2 = r2c2
name-r2c3 = r2c3
name-r2c4 = r2c4
name-r2c5 = r2c5
name-r2c6 = r2c6
name-r2c7 = r2c7
name-r2c8 = r2c8
name-r2c9 = r2c9
name-r3c1 = r3c1
name-r3c2 = r3c2
name-r3c3 = r3c3
name-r3c4 = r3c4
name-r3c5 = r3c5
name-r3c6 = r3c6
name-r3c7 = r3c7
name-r3c8 = r3c8
name-r3c9 = r3c9
name-r4c1 = r4c1
name-r4c2 = r4c2
name-r4c3 = r4c3
name-r4c4 = r4c4
name-r4c5 = r4c5
name-r4c6 = r4c6
name-r4c7 = r4c7
name-r4c8 = r4c8
name-r4c9 = r4c9
name-r5c1 = r5c1
name-r5c2 = r5c2
name-r5c3 = r5c3
name-r5c4 = r5c4
name-r5c5 = r5c5
name-r5c6 = r5c6
name-r5c7 = r5c7
name-r5c8 = r5c8
name-r5c9 = r5c9
name-r6c1 = r6c1
name-r6c2 = r6c2
name-r6c3 = r6c3
name-r6c4 = r6c4
name-r6c5 = r6c5
name-r6c6 = r6c6
name-r6c7 = r6c7
name-r6c8 = r6c8
name-r6c9 = r6c9
name-r7c1 = r7c1
name-r7c2 = r7c2
name-r7c3 = r7c3
name-r7c4 = r7c4
name-r7c5 = r7c5
name-r7c6 = r7c6
name-r7c7 = r7c7
name-r7c8 = r7c8
name-r7c9 = r7c9

## The drawn board

name-warrior = warrior
board-about = { $name }: { $said }
board-round = Round { $round } of { $rounds }
board-over = The game is over
board-wheel = Action wheel
board-mausoleum = Mausoleum
board-lines = Rows and columns
board-groups = Groups and footmen
board-masters = Masters
board-organizer = Organizer
board-specialists = Specialists
board-order = Turn order
board-points = Score
board-cards = Li Si’s cards
board-count = { $who } { $n } (+{ $vp } VP)
board-worker = { $who }’s { $worker }
board-open-artisan = open to artisans only
board-open-nobody = closed
board-empty = empty
board-none = none yet
board-rider = under the warrior on { $cell }
board-facing = facing { $cell }
board-group = group
board-turn = Turn the { $ring } one step for { $coins } coins
board-left = { $n } left
board-next-vp = the next scores { $n } VP
board-price = price { $n } and the { $weapon }
board-times = × { $n }
board-each-round = each round
board-place = { $n }. { $who }
board-values = { $domination } VP for domination, { $presence } for presence
board-score = { $n } VP
board-total = with the end as it stands { $n } VP
board-first = first of the game
board-dries = { $n } wet clay dries at the end of this round
board-active = active
board-inactive = inactive
board-in-hand = in hand
board-artisans-left = { $n } artisans in supply
board-token = master token for { $n }
board-placed = placed
board-dice = the smaller die: { $smaller }
board-deck = deck { $n }
board-discard = discarded { $n }
board-waiting = to be resolved
board-resolved = resolved
board-master-cards = master cards { $n }
board-laid = on the table
board-legend = letters: owner (Y G B P, L for Li Si), then o officer, g guard, c crossbowman, s soldier; H horse, F footman, A archer and where it faces, M musician
board-letter-officer = o
board-letter-guard = g
board-letter-crossbowman = c
board-letter-soldier = s
board-letter-horse = H
board-letter-footman = F
board-letter-kneeling-archer = A
board-letter-musician = M
