# Terracotta Army in English: every sentence and name that players read.

## The game

title = Terracotta Army
designers = Przemysław Fornal and Adam Kwapiński
publisher = Board&Dice
about-game = Place workers on a turning wheel, fire clay into statues, and stand them where majorities will be counted.
about-length = 90 to 120 minutes
about-weight = medium to heavy
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
option-challenge-all = All eight together

## Questions

ask-challenges = Which challenges do you lay on the table? Begin when you are ready.
ask-segment = Where do you place a worker? You may turn a ring first.
ask-segment-only = Where do you place a worker?
ask-worker = Which worker do you send?
ask-inner = Inner ring: its action, a coin or a wet clay instead, or nothing?
ask-inner-instead = Inner ring: a coin or a wet clay, or nothing? Its action is not possible.
ask-middle = Middle ring: its action, a coin or a wet clay instead, or nothing?
ask-middle-instead = Middle ring: a coin or a wet clay, or nothing? Its action is not possible.
ask-outer = Outer ring: its action, or nothing?
ask-warrior = Which warrior do you make?
ask-cell = Where does the warrior stand?
ask-weapon = Use the weapon of the new warrior?
ask-inspector = Where do you move an inspector?
ask-guard = Which other warrior of yours does the new guard send off?
ask-march = Where does it go?
ask-token = How much do you pay for the master? Each token can be used once.
ask-ability = Use the new master now?
ask-warehouse = Which warehouse do you empty?
ask-priority-bonus = Priority: a coin or a wet clay with your points?
ask-specialist = Which specialist do you hire?
ask-rider = Which warrior gets the horse?
ask-horse = Which way does the horse stand?
ask-specialist-cell = Where does the specialist stand?
ask-face = Which warrior does the archer face?
ask-pm-warrior = Li Si’s rules leave several cells: on which does his warrior stand?
ask-pm-group = Li Si’s rules leave several groups: which one does his archer join?
ask-pm-archer = Li Si’s rules leave several cells: on which does his archer kneel?
ask-pm-facing = Which warrior of Li Si’s does his archer face?
ask-pm-specialist = Li Si’s rules leave several cells: on which does his specialist stand?

## Choices

choice-lay = Lay { $thing }. { $effect }
choice-draw = Draw a challenge
choice-begin = Begin the game
choice-place =
    To { $thing }: { $inner }{ $inner_shut ->
        [0] { "" }
       *[other] { " " }(not possible now)
    } · { $middle }{ $middle_shut ->
        [0] { "" }
       *[other] { " " }(not possible now)
    } · { $outer }{ $outer_shut ->
        [0] { "" }
       *[other] { " " }(not possible now)
    }
choice-rotate =
    { $coins ->
        [one] Turn the { $thing } one step for 1 coin
       *[other] Turn the { $thing } one step for { $coins } coins
    }
choice-send =
    { $closes ->
        [0] Send a { $thing }: an artisan may still join
       *[other] Send an { $thing }: the segment is closed then
    }
choice-perform =
    Perform the action: { $action }{ $soaked ->
        [0] { "" }
       *[other] { ", " }{ $soaked } dry clay becomes wet
    }{ $clay ->
        [0] { "" }
       *[other] { " " }with { $clay } wet clay
    }{ $vp ->
        [0] { "" }
       *[other] { ", " }{ $vp } VP and a coin or a wet clay
    }{ part-hireable }
choice-skip = Do nothing
choice-take =
    { $vp ->
        [0] Take { $gain } instead of the action
       *[other] Take { $gain } and { $vp } VP
    }
choice-use = Use the { $thing }: { $effect }
choice-buy =
    { $coins ->
        [one] Hire the { $thing } for 1 coin or more: { $effect }
       *[other] Hire the { $thing } for { $coins } coins or more: { $effect }
    }
choice-decline = Do not use the { $thing } now
choice-pay =
    { $coins ->
        [one] Pay 1 coin for the { $master }
       *[other] Pay { $coins } coins for the { $master }
    }
choice-empty = Empty the { $thing }: { $clay } dry clay
choice-make =
    Make a warrior ({ $thing }): { $vp ->
        [0] no points
       *[other] { $vp } VP
    }, { $left } of its type left{ $armed ->
        [0] { "" }
       *[other] { ", " }its { $weapon } is ready
    }
choice-stand = On { $thing }{ part-gains }
choice-wield =
    Use the { $thing }: { $vp } VP{ $coins ->
        [0] { "" }
        [one] { " " }and 1 coin
       *[other] { " " }and { $coins } coins
    }{ $inspects ->
        [0] { "" }
       *[other] { ", " }then an inspector may move one step
    }{ $sends ->
        [0] { "" }
       *[other] { ", " }then another warrior of yours may move
    }
choice-rest = Keep the { $thing } ready
choice-inspect =
    { $points ->
        [0] To { $thing }: still { $then } VP for you
       *[other] To { $thing }: { $then } VP for you there instead of { $now }
    }
choice-stay = Leave the inspectors where they are
choice-move = Move the { $warrior } on { $thing }
choice-halt = Move nobody
choice-march = To { $thing }{ part-gains }
choice-hire =
    { $coins ->
        [one] Hire a specialist ({ $thing }) for 1 coin and your { $weapon }
       *[other] Hire a specialist ({ $thing }) for { $coins } coins and your { $weapon }
    }
choice-mount = A horse for the warrior on { $thing }
choice-ride = The horse over { $thing }{ part-gains }
choice-post =
    { $thing } for the { $who }{ $faced ->
        [0] { "" }
       *[other] { ", " }best facing { $faced }
    }{ part-gains }
choice-face = Facing the warrior on { $thing }{ part-gains }
choice-assign = { $thing } for his { $who }
part-gains =
    { $lines ->
        [0] { "" }
       *[other] { ", " }inspectors { SIGNED($lines) } VP
    }{ $tile ->
        [0] { "" }
       *[other] { ", " }this round’s tile { SIGNED($tile) } VP
    }{ $music ->
        [0] { "" }
       *[other] { ", " }musicians { SIGNED($music) } VP
    }{ $end ->
        [0] { "" }
       *[other] { ", " }at the end { SIGNED($end) } VP
    }
part-hireable =
    { $horse ->
        [0] { "" }
        [one] { " · " }horse for 1 coin and the { $horse_weapon }
       *[other] { " · " }horse for { $horse } coins and the { $horse_weapon }
    }{ $footman ->
        [0] { "" }
        [one] { " · " }footman for 1 coin and the { $footman_weapon }
       *[other] { " · " }footman for { $footman } coins and the { $footman_weapon }
    }{ $kneeling_archer ->
        [0] { "" }
        [one] { " · " }kneeling archer for 1 coin and the { $kneeling_archer_weapon }
       *[other] { " · " }kneeling archer for { $kneeling_archer } coins and the { $kneeling_archer_weapon }
    }{ $musician ->
        [0] { "" }
        [one] { " · " }musician for 1 coin and the { $musician_weapon }
       *[other] { " · " }musician for { $musician } coins and the { $musician_weapon }
    }
does-master-builder = a warrior of the fullest type for as many coins as the round’s number
does-master-administrator = the inner action once more
does-master-inspector = an inspector 1 or 2 spaces forward
does-master-clay-maker = 3 wet clay
does-master-supervisor = all dry clay of two warehouses
does-master-blacksmith = all your weapons become ready

## Groups of choices, what an ending leaves unused, and what lit things wear

heading-place = Place a worker
heading-rotate = First turn a ring
heading-perform = The action
heading-use = The master
heading-buy = The master
heading-take = Instead of it
heading-bonus = With your points
heading-lay = Lay a challenge
heading-draw = By chance
heading-inspector-row = The row inspector
heading-inspector-col = The column inspector
forgo-goods = You could still take a coin or a wet clay. Do nothing all the same?
forgo-weapon = Readying the weapon costs nothing. Do nothing all the same?
forgo-master = The master would cost nothing more now. Leave him idle this time?
brief-place = { $thing } { badge-place }
brief-rotate =
    { $thing }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
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

## Why a choice is not possible

reason-already-laid = This challenge already lies on the table.
reason-all-laid = All challenges lie on the table.
reason-already-rotated = You have already turned a ring this turn.
reason-rotation-too-dear =
    { $need ->
        [one] Turning a ring costs 1 coin; you have { $have }.
       *[other] Turning a ring costs { $need } coins; you have { $have }.
    }
reason-segment-closed = An artisan closes this segment.
reason-artisan-only =
    A craftsman stands here already: only an artisan may join{ $artisans ->
        [0] { ", " }and you have none in hand.
       *[other] .
    }
reason-no-such-worker = You have no { $worker } in hand.
reason-no-wet-clay = This costs { $need } wet clay; you have { $have }, besides { $dry } dry.
reason-no-base = All your bases stand in the mausoleum already.
reason-no-figure = No such figure is left in the organizer.
reason-mausoleum-full = The mausoleum is full.
reason-no-artisan-left = You have no artisan left.
reason-nothing-to-soak = You have no dry clay.
reason-is-artisan = The worker here is an artisan already.
reason-not-most-figures = The Master Builder takes a type with most figures left, { $most }: { $kinds }.
reason-occupied = A statue stands here.
reason-other-weapon = The new warrior uses the { $weapon }, no other weapon.
reason-not-your-warrior = No warrior of yours stands here.
reason-the-new-guard = The new guard itself stays.
reason-mounted = A warrior on a horse cannot move.
reason-hemmed-in = This warrior has no empty cell beside it.
reason-no-straight-way = It cannot get there in a straight line over empty cells.
reason-inspector-out-of-reach = The officer moves an inspector one step forward or backward.
reason-inspector-forward-only = The Master Inspector moves an inspector 1 or 2 spaces forward.
reason-is-master = The { $action } is on this space: hire or use him.
reason-other-master = This master is not on your space, which shows: { $action }.
reason-already-hired = You have a token at this master already.
reason-not-hired = You have no token at this master.
reason-no-token-payable =
    { $token ->
        [one] Your cheapest master token costs 1 coin; you have { $coins }.
       *[other] Your cheapest master token costs { $token } coins; you have { $coins }.
    }
reason-token-placed = This token lies at a master already.
reason-token-too-dear =
    { $need ->
        [one] This token costs 1 coin; you have { $have }.
       *[other] This token costs { $need } coins; you have { $have }.
    }
reason-same-cost = Another token of the same cost is offered.
reason-builder-too-dear =
    { $round ->
        [one] The Master Builder asks 1 coin in this round; you have { $coins }.
       *[other] The Master Builder asks { $round } coins in this round; you have { $coins }.
    }
reason-warehouses-empty = All warehouses are empty.
reason-same-warehouse = You have emptied this one: choose another warehouse.
reason-all-active = All your weapons are ready already.
reason-already-active = Your { $weapon } is ready already.
reason-no-priority-left = No priority token is left.
reason-holds-priority = You hold { $held } already.
reason-nothing-to-hire =
    { $armed ->
        [0] You have no ready weapon, so you cannot hire any specialist.
       *[other] { $have ->
            [one] You cannot hire any specialist with 1 coin.
           *[other] You cannot hire any specialist with { $have } coins.
        } { part-lacks }
    }
reason-sold-out = No such specialist is left.
reason-specialist-too-dear =
    { $need ->
        [one] It costs 1 coin; you have { $have }.
       *[other] It costs { $need } coins; you have { $have }.
    }
reason-weapon-inactive = It takes your { $weapon }, which is not ready.
reason-no-rider = No warrior of yours has room for a horse.
reason-already-mounted = This warrior has a horse already.
reason-no-room-for-horse = A horse needs two empty cells in a line here.
reason-no-archer-cell = No empty cell lies beside a warrior.
reason-no-warrior-beside = No warrior stands beside this cell.
reason-no-warrior-there = No warrior stands there beside the archer.
reason-not-his-cell = Li Si’s rules leave better cells for his warrior.
reason-not-his-group = This is none of the groups that Li Si wants.
reason-not-his-place = Li Si’s rules leave better cells for his specialist.
reason-not-his-warrior = This is no warrior of Li Si’s in that group.
part-lacks =
    Horse: { $horse ->
        [1] none is left
        [2] the { $horse_weapon } is not ready
        [4] no warrior of yours has room for it
        [5] no empty cell lies beside a warrior
        [6] the mausoleum is full
       *[other] costs { $horse_price }
    }; footman: { $footman ->
        [1] none is left
        [2] the { $footman_weapon } is not ready
        [4] no warrior of yours has room for it
        [5] no empty cell lies beside a warrior
        [6] the mausoleum is full
       *[other] costs { $footman_price }
    }; kneeling archer: { $kneeling_archer ->
        [1] none is left
        [2] the { $kneeling_archer_weapon } is not ready
        [4] no warrior of yours has room for it
        [5] no empty cell lies beside a warrior
        [6] the mausoleum is full
       *[other] costs { $kneeling_archer_price }
    }; musician: { $musician ->
        [1] none is left
        [2] the { $musician_weapon } is not ready
        [4] no warrior of yours has room for it
        [5] no empty cell lies beside a warrior
        [6] the mausoleum is full
       *[other] costs { $musician_price }
    }.

## What happened

event-round-started = Round { $round } begins. Turn order: { $order }. Scoring tile: { $tile }.
event-ring-rotated =
    { $coins ->
        [one] { WHO($seat, "turns", "You turn") } the { $ring } for 1 coin.
       *[other] { WHO($seat, "turns", "You turn") } the { $ring } for { $coins } coins.
    }
event-worker-placed = { WHO($seat, "places", "You place") } a worker ({ $worker }) on { $segment }.
event-goods-gained = { WHO($seat, "gains", "You gain") } { $gain }.
event-took-instead = { WHO($seat, "takes", "You take") } { $gain } instead of the action.
event-action-skipped = { WHO($seat, "leaves", "You leave") } out the { $ring }.
event-already-active = { WHO($seat, "cannot", "You cannot") } ready the { $weapon }: it is ready already.
event-nothing-to-hire =
    { $armed ->
        [0] { WHO($seat, "has", "You have") } no ready weapon and cannot hire any specialist.
       *[other] { $have ->
            [one] { WHO($seat, "cannot", "You cannot") } hire any specialist with 1 coin.
           *[other] { WHO($seat, "cannot", "You cannot") } hire any specialist with { $have } coins.
        } { part-lacks }
    }
event-clay-soaked = { WHO($seat, "soaks", "You soak") } { $count } clay.
event-worker-upgraded = { WHO($seat, "upgrades", "You upgrade") } the craftsman on { $segment } to an artisan.
event-priority-taken =
    { WHO($seat, "takes", "You take") } { $token }{ $clay ->
        [0] .
       *[other] { " " }and { $clay } wet clay.
    }
event-priority-bonus = { WHO($seat, "uses", "You use") } priority: +{ $vp } VP, { $gain }.
event-warrior-made = { WHO($seat, "makes", "You make") } a warrior on { $cell } for { $paid }: { $warrior }, +{ $vp } VP. The { $warehouse } now holds { $clay } dry clay.
event-warrior-built = { WHO($seat, "builds", "You build") } a warrior ({ $warrior }) on { $cell } for { $paid }.
event-weapon-used =
    { WHO($seat, "uses", "You use") } the { $weapon }: +{ $vp } VP{ $coins ->
        [0] { "" }
        [one] { ", " }1 coin
       *[other] { ", " }{ $coins } coins
    }.
event-inspector-moved = The { $inspector } goes to { $space }.
event-warrior-moved = { WHO($seat, "moves", "You move") } a warrior ({ $warrior }) from { $start } to { $end }.
event-nobody-to-send = No other warrior of { WHO($seat, "", "yours") } can move.
event-master-bought =
    { $coins ->
        [one] { WHO($seat, "hires", "You hire") } the { $master } for 1 coin.
       *[other] { WHO($seat, "hires", "You hire") } the { $master } for { $coins } coins.
    }
event-master-used = { WHO($seat, "uses", "You use") } the { $master }.
event-master-idle = { WHO($seat, "cannot", "You cannot") } use the { $master } at once: { $why }.
event-warehouse-emptied = { WHO($seat, "empties", "You empty") } the { $warehouse }: { $gain }.
event-warehouse-discarded = { $count } clay of the { $warehouse } is lost.
event-weapon-readied = { WHO($seat, "readies", "You ready") } the { $weapon }.
event-weapons-readied = { WHO($seat, "has", "You have") } all weapons ready now. Newly readied: { $weapons }.
event-specialist-hired =
    { $coins ->
        [one] { WHO($seat, "hires", "You hire") } a specialist ({ $who }) for 1 coin and the { $weapon }.
       *[other] { WHO($seat, "hires", "You hire") } a specialist ({ $who }) for { $coins } coins and the { $weapon }.
    }
event-horse-placed = { WHO($seat, "puts", "You put") } a horse under the warrior on { $cell }, reaching to { $end }.
event-specialist-placed = { WHO($seat, "places", "You place") } a specialist ({ $who }) on { $cell }.
event-archer-placed = { WHO($seat, "has", "You have") } an archer kneel on { $cell }, facing { $faced }.
event-domination = Scoring { $scope }: { WHO($seat, "dominates", "you dominate") } with { $count }, +{ $vp } VP.
event-presence = Scoring { $scope }: { WHO($seat, "is", "you are") } present with { $count }, +{ $vp } VP.
event-footman-domination = Footman on { $scope }: { WHO($seat, "dominates", "you dominate") } around it with { $count }, +{ $vp } VP.
event-archer-domination = Scoring { $scope }: level at { $count }, { WHO($seat, "dominates", "you dominate") } thanks to archers, +{ $vp } VP.
event-footman-archer-domination = Footman on { $scope }: level at { $count }, { WHO($seat, "dominates", "you dominate") } around it thanks to archers, +{ $vp } VP.
event-footman-presence = Footman on { $scope }: { WHO($seat, "is", "you are") } present around it with { $count }, +{ $vp } VP.
event-musicians-scored = { WHO($seat, "hears", "You hear") } the musicians ({ $cells }): +{ $vp } VP.
event-order-set = New turn order: { $order }.
event-clay-dried =
    { $count } clay of { WHO($seat, "", "yours") } dries; { $kept ->
        [0] none stays wet.
       *[other] { $kept } stays wet.
    }
event-master-coins = { WHO($seat, "gets", "You get") } { $gain } from masters.
event-wheel-prepared = All workers go home, and both rings turn one step.
event-loners-removed = In no group and removed: { $cells }.
event-group-scored =
    { WHO($seat, "scores", "You score") } a group ({ $warrior }: { $cells }): { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } × { $players ->
        [one] 1 player
       *[other] { $players } players
    }{ $prize ->
        [0] { "" }
       *[other] { " " }+ { $prize }
    } = { $vp } VP.
event-archer-scored = The archer on { $cell } faces { $faced }: +{ $vp } VP for { WHO($seat, "", "you") }.
event-leftovers-scored = { WHO($seat, "has", "You have") } { $count } clay and coins left: +{ $vp } VP.
event-final-score = { WHO($seat, "ends", "You end") } with { $vp } VP.
event-game-ended = The game is over. { WHO($winner, "wins", "You win") }.

## What Li Si did, and why

event-challenge-laid = Challenge: { $challenge }.
event-master-revealed = A master card is revealed: Li Si now has the { $master }.
event-overseer-moved =
    Li Si rolls { $first } and { $second }, the smaller counts: the overseer goes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from { $start } to { $segment }{ $count ->
        [0] .
       *[other] { ", " }not counting { $skipped } (his workers, your artisans).
    }
event-overseer-advanced = No worker of Li Si’s fits there: the overseer goes on to the next empty segment, { $segment }.
event-pm-action = Li Si, { $source }: { $action }.
event-card-revealed = Li Si reveals { $card } for the end of his turn, { $action } ({ $cause }: { $why }).
event-deck-reshuffled = The reshuffle card comes up: the next card replaces it, and all other cards make a new deck.
event-spare-action = Li Si takes a spare action ({ $cause }: { $why }): +{ $vp } VP and { $gain }, as { $reason }.
event-pm-ring-turned = As { $card } shows, the { $ring } turns one step.
event-pm-soaked = Li Si takes as much as the fullest warehouse holds ({ $warehouse }): { $gain }.
event-pm-readied-other = The { $meant } is available already: Li Si readies the leftmost weapon that is not, the { $weapon }.
event-pm-all-ready = All weapons of Li Si are available already: nothing happens.
event-pm-repeats = The Master Administrator repeats the inner action for Li Si: { $action }.
event-pm-favor = Imperial Favour: Li Si starts with { $vp } VP.
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
event-pm-groups-led = His archer: beside a group that he leads, with fewest of yours in it ({ $groups }).
event-pm-spares-weapons = Li Si keeps his weapons for two specialists: they do not count for this warrior.
event-pm-unarmed = None of Li Si’s weapons is available: all types are open to him.
event-pm-worth-more = His type: { $warriors } would score { $vp } VP, at least { $more } more than any type whose weapon is available ({ $armed } VP): weapons do not bind him.
event-pm-types-narrowed = His type: { $step }, so { $warriors }.
event-pm-type-chosen = Li Si’s next warrior: { $warrior }.
event-pm-criterion =
    { $cells ->
        [one] His cell: { $criterion } ({ $groups }), 1 cell.
       *[other] His cell: { $criterion } ({ $groups }), { $cells } cells.
    }
event-pm-no-criterion =
    { $cells ->
        [one] His cell: { $criterion }, 1 cell.
       *[other] His cell: { $criterion }, { $cells } cells.
    }
event-pm-cells-counted =
    { $tile ->
        [0] His cell: { $step }, so { $count } cells.
       *[other] His cell: in the { $step }, as the tile of round { $tile } counts it, so { $count } cells.
    }
event-pm-cells-narrowed =
    { $tile ->
        [0] His cell: { $step }, so { $cells }.
       *[other] His cell: in the { $step }, as the tile of round { $tile } counts it, so { $cells }.
    }
event-pm-weapon-used =
    Li Si uses the { $weapon }: +{ $vp } VP{ $coins ->
        [0] { "" }
        [one] { ", " }1 coin
       *[other] { ", " }{ $coins } coins
    }. It goes to the front of his row.
event-pm-warrior-built = Li Si builds a warrior on { $cell } for { $paid }: { $warrior }, +{ $vp } VP.
event-surprise-build = Surprise build: Li Si pays { $paid } of his { $have }.

## What somebody did, behind the name

deed-warrior-made = made a new { $warrior } on { $cell }
deed-warrior-built = built a new { $warrior } on { $cell } for { $paid }
deed-pm-warrior-built = built a new { $warrior } on { $cell } for { $paid }
deed-horse-placed = put a horse under the warrior on { $cell }
deed-archer-placed = had an archer kneel on { $cell }, facing { $faced }
deed-specialist-placed = posted a { $who } on { $cell }
deed-master-bought = hired the { $master }
deed-worker-upgraded = upgraded the craftsman on { $segment } to an artisan
deed-priority-taken = took { $token }
deed-priority-bonus = used priority for { $gain }
deed-weapon-used = used the { $weapon }
deed-pm-weapon-used = used the { $weapon }
deed-warrior-moved = sent the { $warrior } from { $start } to { $end }
deed-inspector-moved = moved the { $inspector } to { $space }
deed-warehouse-emptied = emptied the { $warehouse }
deed-pm-soaked = took { $gain } by soaking
deed-clay-soaked = soaked { $count } clay
deed-spare-action = took { $gain } in a spare action
deed-weapons-readied = readied every weapon
deed-goods-gained = gained { $gain }
deed-pm-no-specialist = took { $gain } instead of a specialist
deed-weapon-readied = readied the { $weapon }
deed-took-instead = took { $gain } instead of an action
deed-domination = dominated in scoring ({ $scope })
deed-archer-domination = dominated in scoring thanks to archers ({ $scope })
deed-ring-rotated = turned the { $ring }
deed-worker-placed = sent a worker to { $segment }

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
worth-inspectors = lines that the inspectors will reach
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
worth-turns = turns to come in this round

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

help-officer = With the sword: 1 VP, then an inspector one step forward or backward.
help-guard = With the halberd: 3 VP, then another warrior of yours in a straight line.
help-crossbowman = With the crossbow: 1 VP for each empty cell up to the nearest statue in the best direction.
help-soldier = With the spear: 1 VP and 2 coins.
help-horse = Below a warrior of yours, over two more cells: it then stands on all three.
help-footman = At the end, 8 VP for most warriors around it, 2 for the others there.
help-kneeling-archer = Faces a warrior beside it: it joins the warrior’s group, breaks ties for its owner and gives them 2 VP at the end.
help-musician = In every scoring phase 1 VP for each warrior in its row or column, for everybody.
help-master-builder = A warrior of the fullest type for as many coins as the number of the round. Cleanup: 1 coin.
help-master-administrator = The inner action of your segment once more. Cleanup: 1 coin.
help-master-inspector = An inspector 1 or 2 spaces forward. Cleanup: 1 coin.
help-master-clay-maker = 3 wet clay. Cleanup: 1 clay stays wet.
help-master-supervisor = All dry clay of two warehouses. Cleanup: 1 clay stays wet.
help-master-blacksmith = All your weapons become ready. Cleanup: 1 clay stays wet.
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

letter-yellow = Y
letter-green = G
letter-blue = B
letter-purple = P
letter-prime-minister = L
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
name-supervisor = inspector
name-seal = seal
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
name-soak = soak clay
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
name-mt-1 = first master token
name-mt-2 = second master token
name-mt-3 = third master token
name-mt-4 = fourth master token
name-mt-5 = fifth master token
name-mt-6 = sixth master token
name-priority-1 = priority token 1
name-priority-2 = priority token 2
name-priority-3 = priority token 3
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
name-row-1 = row A
name-row-2 = row B
name-row-3 = row C
name-row-4 = row D
name-row-5 = row E
name-row-6 = row F
name-row-7 = row G
name-col-1 = column 1
name-col-2 = column 2
name-col-3 = column 3
name-col-4 = column 4
name-col-5 = column 5
name-col-6 = column 6
name-col-7 = column 7
name-col-8 = column 8
name-col-9 = column 9
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
name-pm-chart-1 = of priority 1 in the chart
name-pm-chart-2 = of priority 1 or 2 in the chart
name-pm-chart-3 = of priority 1 to 3 in the chart
name-pm-chart-4 = of priority 1 to 4 in the chart
name-pm-chart-5 = of any priority in the chart
name-pm-priority-1 = best priority 1, where the inspectors’ lines cross
name-pm-priority-2 = best priority 2, where their next lines cross
name-pm-priority-3 = best priority 3, on a line of the inspectors
name-pm-priority-4 = best priority 4, on a next line of theirs
name-pm-priority-5 = best priority 5, on no such line
name-pm-step-music = most musicians in row and column
name-pm-step-footman = beside the most contested footman
name-pm-step-armed = only those whose weapon is available
name-pm-step-worth = those worth most
name-pm-step-tile = what the earliest scoring tile to come counts
name-pm-step-row = the weapon furthest left in his row
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
name-pm-by-tile = the tile of this round counts it
name-pm-much-clay = he has enough clay
name-pm-little-clay = he has little clay
name-pm-never = he never takes one
name-pm-sold-out = none is left
name-pm-too-dear = he cannot pay for it
name-pm-unwilling = no cell suits him
name-pm-willing = he hires it
name-idle-coins = too few coins
name-idle-pieces = no base, figure or empty cell is left
name-idle-inner = the inner action of the segment is not possible
name-idle-warehouses = all warehouses are empty
name-idle-weapons = all weapons are ready already

## Names: cells of the mausoleum

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

## The drawn board

name-warrior = warrior
board-round = Round { $round } of { $rounds }
board-wheel = Action wheel
board-segment = { $n }
board-mausoleum = Mausoleum
board-lines = Rows and columns
board-groups = Groups and footmen
board-masters = Masters
board-challenges = The Emperor’s challenges
board-organizer = Organizer
board-specialists = Specialists
board-order = Turn order
board-cards = Li Si’s cards
board-count = { $who } with { $n }: +{ $vp } VP
board-worker = { $who }’s { $worker }
board-open-artisan = open to artisans only
board-open-nobody = closed
board-empty = empty
board-rider = under the warrior on { $cell }
board-facing = facing { $cell }
board-group = group
board-turn =
    { $coins ->
        [one] Turn the { $ring } one step for 1 coin
       *[other] Turn the { $ring } one step for { $coins } coins
    }
board-left = { $n } left
board-next-vp = the next scores { $n } VP
board-price =
    { $n ->
        [one] costs 1 coin and the { $weapon }
       *[other] costs { $n } coins and the { $weapon }
    }
board-place = { $n }. { $who }
board-tile = Tile of round { $round }
board-values = { $domination } VP for domination, { $presence } for presence
board-past = scored in round { $round }, counts no more
board-score = { $n } VP
board-total = if the game ended now: { $n } VP
board-dries = { $n } wet clay dries at the end of this round
board-active = ready
board-inactive = not ready
board-in-hand = in hand
board-artisans-left =
    { $n ->
        [one] 1 artisan in supply
       *[other] { $n } artisans in supply
    }
board-token = master token for { $n }
board-hired = has hired the { $master }
board-hired-by = hired by { $who }
board-dice = the smaller die: { $smaller }
board-deck = deck { $n }
board-discard = discarded { $n }
board-waiting = to be resolved
board-resolved = resolved
board-master-cards = master cards { $n }
board-legend = letters: { $seats }; o officer, g guard, c crossbowman, s soldier; H horse, F footman, A archer and where it faces, M musician
board-letter-officer = o
board-letter-guard = g
board-letter-crossbowman = c
board-letter-soldier = s
board-letter-horse = H
board-letter-footman = F
board-letter-kneeling-archer = A
board-letter-musician = M

## The coach

coach-dries = Your last worker of this round, and { $n } of your wet clay will dry afterwards. A warrior can be made of it: { $choice }.
coach-rider = A horse makes its warrior reach over two cells and counts with it. Put it where the lines that will be scored meet.
coach-last-round = The last round. Two leftovers are 1 VP, and warriors without a neighbour of their kind score nothing in the groups: spend, and close gaps.
coach-scoring =
    Whoever alone has most warriors there dominates; those who are level have presence only, unless an archer decides. { $n ->
        [0] You lead neither of the two lines where the inspectors stand now.
        [one] You lead one of the two lines where the inspectors stand now.
       *[other] You lead both lines where the inspectors stand now.
    }
coach-overseer = Li Si moves by the smaller die and acts as the rules say. The log tells each step with its rule: follow him once, and you can foresee him.
coach-master = A master works at once, again whenever your worker stands on his segment, and after every round. The sooner, the better.
coach-specialist = A specialist costs coins and lays your weapon down. A musician pays in every scoring still to come, but everybody with warriors in his lines.
coach-archer = The archer helps whoever owns the warrior that it faces: 2 VP at the end, and it decides where two are level.
coach-inspector = Bring the inspector to a line that you lead: 7 VP for most warriors, 3 for being there.
coach-weapon = A weapon that is used must be readied before it works again, and a specialist of its kind needs it ready, too.
coach-artisan = You have an artisan: it may join a single craftsman, where nobody else’s craftsmen can go. Here all three actions are possible: { $choice }.
coach-soak = { $n } dry clay pays for no warrior. Soaking, on the inner ring, makes all of it wet at once: { $choice }.
coach-rotate = Turning a ring is paid with coins. It is worth that if it brings together two actions that you use at once.
coach-warehouse = { $n } dry clay lies in the two fullest warehouses. The Supervisor empties them for you: { $choice }.
coach-lonely = Nobody of its kind stands beside that cell, and at the end a warrior alone scores nothing in the groups. Is there a place beside another { $warrior }?
coach-worth-more =
    The first figures of a type are worth most. Another one would score { $n ->
        [one] 1 VP
       *[other] { $n } VP
    } more now: { $other }.
coach-keeping = The last round, and its tile counts { $tile }: here keeping pays, 11 VP for whoever has most, 5 for having any.
coach-he-builds =
    Li Si has { $n } clay and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. He may build before the scoring: leave him no line that one warrior would turn.
coach-overseer-next = Li Si’s overseer stands at { $here }. With the smaller die he comes most often to { $first } (11 of 36), { $second } (9) or { $third } (7): a segment that you want may be gone.
coach-hire = A master hired now works for you in every round to come: { $choice }.
coach-music = Here a musician counts { $own } of your warriors and { $others } of somebody else’s, in { $rounds } scorings: { $choice }.
coach-hire-musician = A musician on { $cell } would count { $own } of your warriors and { $others } of somebody else’s, in { $rounds } scorings.
coach-weapon-or-specialist = Weapon now, or specialist? On this segment you could also hire one with the same { $weapon }: { $who }. The weapon scores { $n } VP now, and lies down.
coach-line = An inspector scores there: { $choice }.
coach-tile = The tile of this round ({ $tile }) is scored soon: { $choice }.
coach-free-tile = Round { $n } scores this tile, and nobody counts there yet: { $tile }. The first one leads.
coach-own-master = Your { $master } is free to use here: { $choice }.
coach-still-moves = You lead where an inspector stands, but { $who } can still move him before the scoring.

## Choices in tables of figures

verb-begin = Begin the game
verb-lay = Lay a challenge
verb-draw = Draw a challenge
verb-place = Place a worker on the wheel
verb-rotate = Turn a ring
verb-send = Choose whom to send
verb-perform = Perform an action
verb-take = Take goods instead of an action
verb-skip = Leave an action undone
verb-make = Make a warrior
verb-stand = Stand a warrior on a cell
verb-wield = Use a weapon
verb-rest = Keep a weapon ready
verb-inspect = Move an inspector
verb-stay = Leave the inspectors
verb-halt = Move no warrior
verb-move = Choose a warrior to move
verb-march = Move a warrior
verb-use = Use a Master
verb-buy = Hire a Master
verb-pay = Choose what a Master is paid
verb-decline = Leave a Master unused
verb-empty = Empty a warehouse
verb-hire = Hire a specialist
verb-mount = Give a warrior a horse
verb-ride = Choose where a horse leads
verb-post = Post a specialist
verb-face = Choose whom a specialist faces
verb-assign = Choose a cell for Li Si
