# Terracotta Army in English: every sentence and name that players read.

## The game

title = Terracotta Army
designers = Przemysław Fornal and Adam Kwapiński
publisher = Board&Dice
about-game = Place workers on a turning wheel, make clay warriors, and put them where majorities will be scored.
about-length = 90 to 120 minutes
about-weight = medium to heavy
credits = Terracotta Army is a board game by Przemysław Fornal and Adam Kwapiński, with a solo mode by Dávid Turczi, published by Board&Dice in 2022. All drawings and sentences here are our own. Nothing is taken from the original artwork or rulebook.
about-components =
    The rules, the number of pieces, the actions, the masters, the weapons, the specialists and the fixed prizes follow the published rulebook. Many other values are printed only on the pieces, not in the rulebook. We reconstructed them, so they may differ from your copy.

    These values are reconstructed: the order of the actions on the rings, the points of the warrior organizer, the costs of the master tokens, the clay on the priority tokens, the values of the round track, which weapon hires which specialist (except the horse), and where the inspectors start. In the solo game, so are Li Si’s cards, the dice, the priority chart and the challenges.

    The component files give the source of each value: R is stated in the rulebook, E follows from an example or a hint in it, P comes from a public page, and C was chosen by us to fit the others. If you own the game, you can load a file with the values of your copy. The rules stay the same.

## Options

option-challenge = The Emperor’s challenge
option-challenge-none = None
option-challenge-ask = Choose or draw challenges at the table
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

ask-challenges = Which challenges do you add? Start when you’re ready.
ask-segment = Where do you place a worker? You can turn a ring first.
ask-segment-only = Where do you place a worker?
ask-worker = Which worker do you send?
ask-inner = Inner ring: its action, 1 coin, 1 wet clay, or nothing?
ask-inner-instead = Inner ring: its action isn’t possible. Take 1 coin, 1 wet clay, or nothing?
ask-middle = Middle ring: its action, 1 coin, 1 wet clay, or nothing?
ask-middle-instead = Middle ring: its action isn’t possible. Take 1 coin, 1 wet clay, or nothing?
ask-outer = Outer ring: its action, or nothing?
ask-warrior = Which warrior do you make?
ask-cell = Where do you place the warrior?
ask-weapon = Use the new warrior’s weapon?
ask-inspector = Where do you move an inspector?
ask-guard = Which of your other warriors do you move?
ask-march = Where does it go?
ask-token = How much do you pay for the master? You can use each token only once.
ask-ability = Use the new master now?
ask-warehouse = Which warehouse do you empty?
ask-priority-bonus = Priority: do you want a coin or a wet clay with your points?
ask-specialist = Which specialist do you hire?
ask-rider = Which warrior gets the horse?
ask-horse = Which way does the horse extend?
ask-specialist-cell = Where do you place the specialist?
ask-face = Which warrior does the archer face?
ask-pm-warrior = Li Si’s rules allow several cells. Where does his warrior go?
ask-pm-group = Li Si’s rules allow several groups. Which one does his archer join?
ask-pm-archer = Li Si’s rules allow several cells. Where does his archer kneel?
ask-pm-facing = Which of Li Si’s warriors does his archer face?
ask-pm-specialist = Li Si’s rules allow several cells. Where does his specialist go?

## Choices

choice-lay = Add { $thing }. { $effect }
choice-draw = Draw a challenge
choice-begin = Start the game
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
        [0] Send a { $thing }: an artisan can still join
       *[other] Send an { $thing }: this closes the segment
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
choice-decline = Don’t use the { $thing } now
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
       *[other] { ", " }its { $weapon } is active
    }
choice-stand = On { $thing }{ part-gains }
choice-wield =
    Use the { $thing }: { $vp } VP{ $coins ->
        [0] { "" }
        [one] { " " }and 1 coin
       *[other] { " " }and { $coins } coins
    }{ $inspects ->
        [0] { "" }
       *[other] { ", " }then you may move an inspector one step
    }{ $sends ->
        [0] { "" }
       *[other] { ", " }then you may move another of your warriors
    }
choice-rest = Keep the { $thing } for later
choice-inspect =
    { $points ->
        [0] Move to { $thing }: still { $then } VP for you
       *[other] Move to { $thing }: { $then } VP for you instead of { $now } VP
    }
choice-stay = Leave the inspectors where they are
choice-move = Move the { $warrior } on { $thing }
choice-halt = Move no warrior
choice-march = Move to { $thing }{ part-gains }
choice-hire =
    { $coins ->
        [one] Hire a specialist ({ $thing }) for 1 coin and your { $weapon }
       *[other] Hire a specialist ({ $thing }) for { $coins } coins and your { $weapon }
    }
choice-mount = Give the horse to the warrior on { $thing }
choice-ride = Extend the horse over { $thing }{ part-gains }
choice-post =
    Put the { $who } on { $thing }{ $faced ->
        [0] { "" }
       *[other] { ", " }best facing { $faced }
    }{ part-gains }
choice-face = Face the warrior on { $thing }{ part-gains }
choice-assign = { $thing } for his { $who }
part-gains =
    { $lines ->
        [0] { "" }
       *[other] { ": " }inspectors { SIGNED($lines) } VP
    }{ $tile ->
        [0] { "" }
       *[other] { $lines ->
            [0] { ": " }
           *[other] { ", " }
        }this round’s tile { SIGNED($tile) } VP
    }{ $music ->
        [0] { "" }
       *[other] { $lines ->
            [0] { $tile ->
                [0] { ": " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }musicians { SIGNED($music) } VP
    }{ $end ->
        [0] { "" }
       *[other] { $lines ->
            [0] { $tile ->
                [0] { $music ->
                    [0] { ": " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }at the end { SIGNED($end) } VP
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
does-master-builder = make a warrior of the fullest type, paying the round number in coins
does-master-administrator = repeat the inner action
does-master-inspector = move an inspector 1 or 2 spaces forward
does-master-clay-maker = take 3 wet clay
does-master-supervisor = take all dry clay from two warehouses
does-master-blacksmith = ready all your weapons

## Headings of choices, questions before a choice that gives something up, and badges

heading-place = Place a worker
heading-rotate = Turn a ring first
heading-perform = The action
heading-use = The master
heading-buy = The master
heading-take = Instead
heading-bonus = With your points
heading-lay = Add a challenge
heading-draw = At random
heading-inspector-row = The row inspector
heading-inspector-col = The column inspector
forgo-goods = You can still take a coin or a wet clay. Do nothing anyway?
forgo-weapon = Readying the weapon costs nothing. Do nothing anyway?
forgo-master = Using this master now costs nothing. Skip him anyway?
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

reason-already-laid = You’ve already added this challenge.
reason-all-laid = All challenges are already in play.
reason-already-rotated = You’ve already turned a ring this turn.
reason-rotation-too-dear =
    { $need ->
        [one] Turning a ring costs 1 coin, but you have { $have }.
       *[other] Turning a ring costs { $need } coins, but you have { $have }.
    }
reason-segment-closed = An artisan closes this segment.
reason-artisan-only =
    There’s already a craftsman here: only an artisan can join{ $artisans ->
        [0] { ", " }and you have none in hand.
       *[other] .
    }
reason-no-such-worker = You have no { $worker } in hand.
reason-no-wet-clay = This costs { $need } wet clay, but you have { $have } (and { $dry } dry).
reason-no-base = All your bases are already in the mausoleum.
reason-no-figure = No figure of this type is left in the organizer.
reason-mausoleum-full = The mausoleum is full.
reason-no-artisan-left = You have no artisan left.
reason-nothing-to-soak = You have no dry clay.
reason-is-artisan = The worker here is already an artisan.
reason-not-most-figures = The Master Builder takes a type with the most figures left ({ $most }): { $kinds }.
reason-occupied = There’s already a statue here.
reason-other-weapon = The new warrior can only use the { $weapon }.
reason-not-your-warrior = You have no warrior here.
reason-the-new-guard = The new guard itself can’t move.
reason-mounted = A warrior on a horse can’t move.
reason-hemmed-in = This warrior has no empty cell next to it.
reason-no-straight-way = The warrior can’t get there in a straight line over empty cells.
reason-inspector-out-of-reach = The officer moves an inspector one step forward or backward.
reason-inspector-forward-only = The Master Inspector moves an inspector 1 or 2 spaces forward.
reason-is-master = The { $action } is on this space: hire or use him.
reason-other-master = This isn’t the master on your space. Your space shows: { $action }.
reason-already-hired = You already have a token at this master.
reason-not-hired = You have no token at this master.
reason-no-token-payable =
    { $token ->
        [one] Your cheapest master token costs 1 coin, but you have { $coins }.
       *[other] Your cheapest master token costs { $token } coins, but you have { $coins }.
    }
reason-token-placed = This token is already at a master.
reason-token-too-dear =
    { $need ->
        [one] This token costs 1 coin, but you have { $have }.
       *[other] This token costs { $need } coins, but you have { $have }.
    }
reason-same-cost = Use your other token of the same cost.
reason-builder-too-dear =
    { $round ->
        [one] Using the Master Builder costs 1 coin this round, but you have { $coins }.
       *[other] Using the Master Builder costs { $round } coins this round, but you have { $coins }.
    }
reason-warehouses-empty = All warehouses are empty.
reason-same-warehouse = You’ve already emptied this one. Choose another warehouse.
reason-all-active = All your weapons are already active.
reason-already-active = Your { $weapon } is already active.
reason-no-priority-left = No priority token is left.
reason-holds-priority = You already have { $held }.
reason-nothing-to-hire =
    { $armed ->
        [0] You have no active weapon, so you can’t hire a specialist.
       *[other] { $have ->
            [one] You can’t hire any specialist with 1 coin.
           *[other] You can’t hire any specialist with { $have } coins.
        } { part-lacks }
    }
reason-sold-out = No specialist of this type is left.
reason-specialist-too-dear =
    { $need ->
        [one] This specialist costs 1 coin, but you have { $have }.
       *[other] This specialist costs { $need } coins, but you have { $have }.
    }
reason-weapon-inactive = This specialist takes your { $weapon }, which isn’t active.
reason-no-rider = None of your warriors has room for a horse.
reason-already-mounted = This warrior already has a horse.
reason-no-room-for-horse = A horse needs two empty cells in a line from this warrior.
reason-no-archer-cell = There’s no empty cell next to a warrior.
reason-no-warrior-beside = There’s no warrior next to this cell.
reason-no-warrior-there = That isn’t a warrior next to the archer.
reason-not-his-cell = Li Si’s rules give his warrior a better cell.
reason-not-his-group = This isn’t one of the groups Li Si wants.
reason-not-his-place = Li Si’s rules give his specialist a better cell.
reason-not-his-warrior = This isn’t one of Li Si’s warriors in that group.
part-lacks =
    Horse: { $horse ->
        [1] none left
        [2] the { $horse_weapon } isn’t active
        [4] none of your warriors has room
        [5] no empty cell next to a warrior
        [6] the mausoleum is full
       *[other] costs { $horse_price }
    }; footman: { $footman ->
        [1] none left
        [2] the { $footman_weapon } isn’t active
        [4] none of your warriors has room
        [5] no empty cell next to a warrior
        [6] the mausoleum is full
       *[other] costs { $footman_price }
    }; kneeling archer: { $kneeling_archer ->
        [1] none left
        [2] the { $kneeling_archer_weapon } isn’t active
        [4] none of your warriors has room
        [5] no empty cell next to a warrior
        [6] the mausoleum is full
       *[other] costs { $kneeling_archer_price }
    }; musician: { $musician ->
        [1] none left
        [2] the { $musician_weapon } isn’t active
        [4] none of your warriors has room
        [5] no empty cell next to a warrior
        [6] the mausoleum is full
       *[other] costs { $musician_price }
    }.

## What happens

event-round-started = Round { $round } begins. Turn order: { $order }. Scoring tile: { $tile }.
event-ring-rotated =
    { $coins ->
        [one] { WHO($seat, "turns", "You turn") } the { $ring } for 1 coin.
       *[other] { WHO($seat, "turns", "You turn") } the { $ring } for { $coins } coins.
    }
event-worker-placed = { WHO($seat, "places", "You place") } a worker ({ $worker }) on { $segment }.
event-goods-gained = { WHO($seat, "gains", "You gain") } { $gain }.
event-took-instead = { WHO($seat, "takes", "You take") } { $gain } instead of the action.
event-action-skipped = { WHO($seat, "skips", "You skip") } the { $ring }.
event-already-active = { WHO($seat, "can’t", "You can’t") } ready the { $weapon }: it’s already active.
event-nothing-to-hire =
    { $armed ->
        [0] { WHO($seat, "has", "You have") } no active weapon and can’t hire a specialist.
       *[other] { $have ->
            [one] { WHO($seat, "can’t", "You can’t") } hire any specialist with 1 coin.
           *[other] { WHO($seat, "can’t", "You can’t") } hire any specialist with { $have } coins.
        } { part-lacks }
    }
event-clay-soaked = { WHO($seat, "soaks", "You soak") } { $count } clay.
event-worker-upgraded = { WHO($seat, "upgrades", "You upgrade") } the craftsman on { $segment } to an artisan.
event-priority-taken =
    { WHO($seat, "takes", "You take") } { $token }{ $clay ->
        [0] .
       *[other] { " " }and { $clay } wet clay.
    }
event-priority-bonus = { WHO($seat, "uses", "You use") } priority: +{ $vp } VP and { $gain }.
event-warrior-made = { WHO($seat, "makes", "You make") } a warrior ({ $warrior }) on { $cell } for { $paid }: +{ $vp } VP. The { $warehouse } now holds { $clay } dry clay.
event-warrior-built = { WHO($seat, "builds", "You build") } a warrior ({ $warrior }) on { $cell } for { $paid }.
event-weapon-used =
    { WHO($seat, "uses", "You use") } the { $weapon }: +{ $vp } VP{ $coins ->
        [0] { "" }
        [one] { " " }and 1 coin
       *[other] { " " }and { $coins } coins
    }.
event-inspector-moved = The { $inspector } moves to { $space }.
event-warrior-moved = { WHO($seat, "moves", "You move") } a warrior ({ $warrior }) from { $start } to { $end }.
event-nobody-to-send = { WHO($seat, "has", "You have") } no other warrior that can move.
event-master-bought =
    { $coins ->
        [one] { WHO($seat, "hires", "You hire") } the { $master } for 1 coin.
       *[other] { WHO($seat, "hires", "You hire") } the { $master } for { $coins } coins.
    }
event-master-used = { WHO($seat, "uses", "You use") } the { $master }.
event-master-idle = { WHO($seat, "can’t", "You can’t") } use the { $master } now: { $why }.
event-warehouse-emptied = { WHO($seat, "empties", "You empty") } the { $warehouse }: { $gain }.
event-warehouse-discarded = { $count } clay from the { $warehouse } is lost.
event-weapon-readied = { WHO($seat, "readies", "You ready") } the { $weapon }.
event-weapons-readied = { WHO($seat, "readies", "You ready") } all weapons. Newly active: { $weapons }.
event-specialist-hired =
    { $coins ->
        [one] { WHO($seat, "hires", "You hire") } a specialist ({ $who }) for 1 coin and the { $weapon }.
       *[other] { WHO($seat, "hires", "You hire") } a specialist ({ $who }) for { $coins } coins and the { $weapon }.
    }
event-horse-placed = { WHO($seat, "puts", "You put") } a horse under the warrior on { $cell }, extending to { $end }.
event-specialist-placed = { WHO($seat, "places", "You place") } a specialist ({ $who }) on { $cell }.
event-archer-placed = { WHO($seat, "places", "You place") } an archer on { $cell }, facing { $faced }.
event-domination =
    Scoring { $scope }: { WHO($seat, "dominates", "you dominate") } with { $scope ->
        [coins] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [clay] { $count } clay
       *[other] { $count ->
            [one] 1 warrior
           *[other] { $count } warriors
        }
    }, +{ $vp } VP.
event-presence =
    Scoring { $scope }: { WHO($seat, "has", "you have") } { $scope ->
        [coins] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [clay] { $count } clay
       *[other] { $count ->
            [one] 1 warrior
           *[other] { $count } warriors
        }
    } (presence), +{ $vp } VP.
event-footman-domination =
    Footman on { $scope }: { WHO($seat, "dominates", "you dominate") } with { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } around it, +{ $vp } VP.
event-archer-domination =
    Scoring { $scope }: tied at { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }, but { WHO($seat, "dominates", "you dominate") } thanks to archers, +{ $vp } VP.
event-footman-archer-domination =
    Footman on { $scope }: tied at { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } around it, but { WHO($seat, "dominates", "you dominate") } thanks to archers, +{ $vp } VP.
event-footman-presence =
    Footman on { $scope }: { WHO($seat, "has", "you have") } { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } around it (presence), +{ $vp } VP.
event-musicians-scored = Musicians ({ $cells }): { WHO($seat, "scores", "you score") } { $vp } VP.
event-order-set = New turn order: { $order }.
event-clay-dried =
    { $count } clay dries for { WHO($seat, "", "you") }, { $kept ->
        [0] none stays wet.
       *[other] { $kept } stays wet.
    }
event-master-coins = { WHO($seat, "gets", "You get") } { $gain } from masters.
event-wheel-prepared = All workers go home, and both rings turn one step.
event-loners-removed = Removed (in no group): { $cells }.
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
event-leftovers-scored = { WHO($seat, "scores", "You score") } leftover goods ({ $count } clay and coins): +{ $vp } VP.
event-final-score = { WHO($seat, "ends", "You end") } with { $vp } VP.
event-game-ended = The game is over. { WHO($winner, "wins", "You win") }.

## What Li Si does, and why

event-challenge-laid = Challenge: { $challenge }.
event-master-revealed = A master card is revealed: Li Si now has the { $master }.
event-overseer-moved =
    Li Si rolls { $first } and { $second } and uses the smaller die. His overseer moves { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from { $start } to { $segment }{ $count ->
        [0] .
       *[other] { ", " }not counting { $skipped } (his workers or your artisans).
    }
event-overseer-advanced = None of Li Si’s workers fits there, so the overseer continues to the next empty segment, { $segment }.
event-pm-action = Li Si, { $source }: { $action }.
event-card-revealed = Li Si reveals { $card } for the end of his turn: { $action } ({ $cause }: { $why }).
event-deck-reshuffled = The reshuffle card comes up. The next card replaces it, and all other cards form a new deck.
event-spare-action = Li Si takes a spare action ({ $cause }: { $why }): +{ $vp } VP and { $gain }, because { $reason }.
event-pm-ring-turned = As { $card } shows, the { $ring } turns one step.
event-pm-soaked = Li Si takes as much clay as the fullest warehouse holds ({ $warehouse }): { $gain }.
event-pm-readied-other = The { $meant } is already active, so Li Si readies his leftmost inactive weapon, the { $weapon }.
event-pm-all-ready = All of Li Si’s weapons are already active, so nothing happens.
event-pm-repeats = The Master Administrator repeats the inner action for Li Si: { $action }.
event-pm-favor = Imperial Favour: Li Si starts with { $vp } VP.
event-pm-seal = Second Seal: Li Si scores { $vp } VP for the { $master }.
event-pm-inspector-weighed = Li Si’s best line is { $space }, which shifts { $swing } VP in his favour.
event-pm-inspectors-stay = Moving an inspector doesn’t help Li Si, so both stay.
event-pm-weighed = Li Si considers a specialist ({ $who }): { $verdict }.
event-pm-sword-for-all = Li Si’s only active weapon is the sword, so it counts as any weapon.
event-pm-no-specialist =
    { $tried ->
        [0] Li Si has no active weapon, so he hires no specialist and takes { $gain }.
       *[other] Li Si hires no specialist and takes { $gain }.
    }
event-pm-groups-led = His archer: next to a group that he leads, with the fewest of your warriors ({ $groups }).
event-pm-spares-weapons = Li Si saves his weapons for two specialists, so they don’t count for this warrior.
event-pm-unarmed = Li Si has no active weapon, so he may choose any type.
event-pm-worth-more = His type: { $warriors } would score { $vp } VP, at least { $more } more than any type with an active weapon ({ $armed } VP). So he ignores his weapons.
event-pm-types-narrowed = His type: { $step }, leaving { $warriors }.
event-pm-type-chosen = Li Si’s next warrior: { $warrior }.
event-pm-criterion =
    { $cells ->
        [one] His cell: { $criterion } ({ $groups }), leaving 1 cell.
       *[other] His cell: { $criterion } ({ $groups }), leaving { $cells } cells.
    }
event-pm-no-criterion =
    { $cells ->
        [one] His cell: { $criterion }, leaving 1 cell.
       *[other] His cell: { $criterion }, leaving { $cells } cells.
    }
event-pm-cells-counted =
    { $tile ->
        [0] His cell: { $step }, leaving { $count } cells.
       *[other] His cell: in the { $step } (tile of round { $tile }), leaving { $count } cells.
    }
event-pm-cells-narrowed =
    { $tile ->
        [0] His cell: { $step }, leaving { $cells }.
       *[other] His cell: in the { $step } (tile of round { $tile }), leaving { $cells }.
    }
event-pm-weapon-used =
    Li Si uses the { $weapon }: +{ $vp } VP{ $coins ->
        [0] { "" }
        [one] { " " }and 1 coin
       *[other] { " " }and { $coins } coins
    }. The weapon moves to the front of his row.
event-pm-warrior-built = Li Si builds a warrior ({ $warrior }) on { $cell } for { $paid }: +{ $vp } VP.
event-surprise-build = Surprise build: Li Si pays { $paid } of his { $have }.

## What a player does, after their name

deed-warrior-made = { FORM($seat, "makes", "make") } a new { $warrior } on { $cell }
deed-warrior-built = { FORM($seat, "builds", "build") } a new { $warrior } on { $cell } for { $paid }
deed-pm-warrior-built = { FORM($seat, "builds", "build") } a new { $warrior } on { $cell } for { $paid }
deed-horse-placed = { FORM($seat, "puts", "put") } a horse under the warrior on { $cell }
deed-archer-placed = { FORM($seat, "places", "place") } an archer on { $cell }, facing { $faced }
deed-specialist-placed = { FORM($seat, "places", "place") } a { $who } on { $cell }
deed-master-bought = { FORM($seat, "hires", "hire") } the { $master }
deed-worker-upgraded = { FORM($seat, "upgrades", "upgrade") } the craftsman on { $segment } to an artisan
deed-priority-taken = { FORM($seat, "takes", "take") } { $token }
deed-priority-bonus = { FORM($seat, "uses", "use") } priority for { $gain }
deed-weapon-used = { FORM($seat, "uses", "use") } the { $weapon }
deed-pm-weapon-used = { FORM($seat, "uses", "use") } the { $weapon }
deed-warrior-moved = { FORM($seat, "moves", "move") } the { $warrior } from { $start } to { $end }
deed-inspector-moved = { FORM($seat, "moves", "move") } the { $inspector } to { $space }
deed-warehouse-emptied = { FORM($seat, "empties", "empty") } the { $warehouse }
deed-pm-soaked = { FORM($seat, "takes", "take") } { $gain } by soaking
deed-clay-soaked = { FORM($seat, "soaks", "soak") } { $count } clay
deed-spare-action = { FORM($seat, "takes", "take") } { $gain } in a spare action
deed-weapons-readied = { FORM($seat, "readies", "ready") } all weapons
deed-goods-gained = { FORM($seat, "gains", "gain") } { $gain }
deed-pm-no-specialist = { FORM($seat, "takes", "take") } { $gain } instead of a specialist
deed-weapon-readied = { FORM($seat, "readies", "ready") } the { $weapon }
deed-took-instead = { FORM($seat, "takes", "take") } { $gain } instead of an action
deed-domination = { FORM($seat, "dominates", "dominate") } { $scope }
deed-archer-domination = { FORM($seat, "dominates", "dominate") } { $scope } thanks to archers
deed-ring-rotated = { FORM($seat, "turns", "turn") } the { $ring }
deed-worker-placed = { FORM($seat, "sends", "send") } a worker to { $segment }

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

## What a position is worth, for hints

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
worth-turns = turns left this round

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

help-officer = With the sword: score 1 VP, then you may move an inspector one step forward or backward.
help-guard = With the halberd: score 3 VP, then you may move another of your warriors in a straight line.
help-crossbowman = With the crossbow: score 1 VP for each empty cell up to the nearest statue in the best direction.
help-soldier = With the spear: score 1 VP and take 2 coins.
help-horse = Goes under one of your warriors and over two more cells. The warrior then occupies all three.
help-footman = At the end, the player with the most warriors around it scores 8 VP. Others with warriors there score 2 VP.
help-kneeling-archer = Faces a warrior next to it and joins that warrior’s group. It breaks ties for the warrior’s owner and gives them 2 VP at the end.
help-musician = In every scoring phase, each player scores 1 VP for each of their warriors in its row or column.
help-master-builder = Make a warrior of the fullest type, paying the round number in coins. Cleanup: 1 coin.
help-master-administrator = Repeat the inner action of your segment. Cleanup: 1 coin.
help-master-inspector = Move an inspector 1 or 2 spaces forward. Cleanup: 1 coin.
help-master-clay-maker = Take 3 wet clay. Cleanup: 1 clay stays wet.
help-master-supervisor = Take all dry clay from two warehouses. Cleanup: 1 clay stays wet.
help-master-blacksmith = Ready all your weapons. Cleanup: 1 clay stays wet.
help-priority-token = Sets the turn order of the next round. Some also give wet clay.
help-overseer = Shows where Li Si’s next move starts.
help-ch-1-imperial-favor = Li Si starts with 10 VP.
help-ch-2-full-treasury = Li Si starts with 3 extra coins and 3 clay.
help-ch-3-second-seal = Two master cards are revealed at the start. Li Si scores 2 VP each time he uses one of his masters.
help-ch-4-drawn-blades = All of Li Si’s weapons are active at the start and again after every round.
help-ch-5-patronage = Li Si’s spare action scores 3 VP instead of 2.
help-ch-6-relentless-overseer = Before his first turn of every round, Li Si reveals an action card.
help-ch-7-imperial-eye = Li Si scores 2 extra VP each time he dominates an inspector’s line.
help-ch-8-harsh-sun = Your masters don’t protect any clay from drying.

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
name-pm-criterion-a = next to a group with as many of yours as his
name-pm-criterion-b = next to a group with one more of yours
name-pm-criterion-c = next to a group with none of his
name-pm-criterion-d = next to a group with one or two more of his
name-pm-apart = away from all groups of this type
name-pm-anywhere = any empty cell
name-pm-chart-1 = priority 1 in the chart
name-pm-chart-2 = priority 1 or 2 in the chart
name-pm-chart-3 = priority 1 to 3 in the chart
name-pm-chart-4 = priority 1 to 4 in the chart
name-pm-chart-5 = any priority in the chart
name-pm-priority-1 = best priority 1, where the inspectors’ lines cross
name-pm-priority-2 = best priority 2, where their next lines cross
name-pm-priority-3 = best priority 3, on one of the inspectors’ lines
name-pm-priority-4 = best priority 4, on one of their next lines
name-pm-priority-5 = best priority 5, on none of these lines
name-pm-step-music = the most musicians in row and column
name-pm-step-footman = next to the most contested footman
name-pm-step-armed = only those whose weapon is active
name-pm-step-worth = those worth the most
name-pm-step-tile = the one on the earliest scoring tile to come
name-pm-step-row = the weapon furthest left in his row
name-pm-step-escort = his lead around it exceeds the number of empty cells
name-pm-step-audience = where it scores most for him compared with you
name-pm-by-rule = as always
name-pm-no-fit = none of his workers fits on that segment
name-pm-no-token = he has no token there
name-pm-no-effect = it would do nothing
name-pm-is-artisan = his worker is already an artisan
name-pm-no-artisan = he has no artisan left
name-pm-too-little-clay = he has too little clay
name-pm-too-few-coins = he has too few coins
name-pm-cannot-make = no base, figure or cell is left
name-pm-by-tile = this round’s tile counts it
name-pm-much-clay = he has enough clay
name-pm-little-clay = he has little clay
name-pm-never = he never takes one
name-pm-sold-out = none is left
name-pm-too-dear = he can’t afford it
name-pm-unwilling = no cell suits him
name-pm-willing = he hires it
name-idle-coins = too few coins
name-idle-pieces = no base, figure or empty cell is left
name-idle-inner = the inner action of the segment isn’t possible
name-idle-warehouses = all warehouses are empty
name-idle-weapons = all weapons are already active

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
board-past = already scored in round { $round }
board-score = { $n } VP
board-total = if the game ended now: { $n } VP
board-dries = { $n } wet clay dries at the end of this round
board-active = active
board-inactive = inactive
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

coach-dries = This is your last worker of the round, and { $n } of your wet clay will dry afterwards. Make a warrior first: “{ INNER($choice) }”.
coach-rider = A horse spreads its warrior over two more cells, but it still counts as one. Put it where lines that will be scored cross.
coach-last-round = This is the last round. Two leftover goods score only 1 VP, and a warrior with no neighbour of its type scores nothing in groups. Spend your goods and close gaps.
coach-scoring =
    To dominate a line, you need more warriors there than anyone else. Tied players score only for presence, unless an archer breaks the tie. { $n ->
        [0] At the moment you don’t lead either of the inspectors’ lines.
        [one] At the moment you lead one of the inspectors’ two lines.
       *[other] At the moment you lead both of the inspectors’ lines.
    }
coach-overseer = Li Si moves by the smaller die and follows fixed rules. The log shows each step with its rule. Follow one of his turns, and you can predict the next.
coach-master = A master helps at once, again whenever you use his segment, and after every round. The sooner you hire him, the better.
coach-specialist = A specialist costs coins and makes your weapon inactive. A musician pays in every scoring to come, but pays everyone with warriors in its row or column.
coach-archer = The archer helps the owner of the warrior that it faces: it gives them 2 VP at the end and breaks ties.
coach-inspector = Move the inspector to a line that you lead. You score 7 VP there for the most warriors, but only 3 VP for presence.
coach-weapon = A used weapon must be readied before you can use it again. You also need it active to hire its specialist.
coach-artisan = Your artisan can join a single craftsman, where no craftsman can go. Here all three actions are possible: “{ INNER($choice) }”.
coach-soak = Your { $n } dry clay can’t pay for warriors. Soaking, on the inner ring, makes all of it wet at once: “{ INNER($choice) }”.
coach-rotate = Turning a ring costs coins. It’s worth it if it brings together two actions that you’ll use straight away.
coach-warehouse = The two fullest warehouses hold { $n } dry clay. The Master Supervisor can empty them for you: “{ INNER($choice) }”.
coach-lonely = There’s no warrior of its type next to that cell. A warrior alone scores nothing in groups at the end. Is there a place next to another { $warrior }?
coach-worth-more =
    The first figures of a type score the most. Another type would score { $n ->
        [one] 1 VP
       *[other] { $n } VP
    } more now: { $other }.
coach-keeping = This is the last round, and its tile counts { $tile }. So it pays to save: 11 VP for having the most, 5 VP for having any.
coach-he-builds =
    Li Si has { $n } clay and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. He may build before the scoring, so don’t leave a line that a single warrior could swing.
coach-overseer-next = Li Si’s overseer is on { $here }. The smaller die most often takes it to { $first } (11 rolls in 36), { $second } (9) or { $third } (7). A segment you want may soon be taken.
coach-hire = A master you hire now helps you in every round to come: “{ INNER($choice) }”.
coach-music =
    A musician placed with “{ INNER($choice) }” counts { $own } of your warriors and at most { $others } of any opponent’s, in { $rounds ->
        [one] 1 scoring.
       *[other] { $rounds } scorings.
    }
coach-hire-musician =
    A musician on { $cell } would count { $own } of your warriors and at most { $others } of any opponent’s, in { $rounds ->
        [one] 1 scoring.
       *[other] { $rounds } scorings.
    }
coach-weapon-or-specialist = Use the weapon now, or save it for a specialist? On this segment, your { $weapon } could also hire one: { $who }. Used now, it scores { $n } VP and becomes inactive.
coach-line = This cell helps you in an inspector’s line: “{ INNER($choice) }”.
coach-tile = This round’s tile ({ $tile }) is scored soon: “{ INNER($choice) }”.
coach-free-tile = Round { $n } scores this tile, and no one has a warrior there yet: { $tile }. The first one there leads.
coach-own-master = You’ve already hired the { $master }, and you can use him here: “{ INNER($choice) }”.
coach-still-moves = You lead an inspector’s line, but { $who } can still move that inspector before the scoring.

## Choices in tables of figures

verb-begin = Start the game
verb-lay = Add a challenge
verb-draw = Draw a challenge
verb-place = Place a worker on the wheel
verb-rotate = Turn a ring
verb-send = Choose a worker
verb-perform = Perform an action
verb-take = Take goods instead of an action
verb-skip = Skip an action
verb-make = Make a warrior
verb-stand = Place a warrior
verb-wield = Use a weapon
verb-rest = Keep a weapon for later
verb-inspect = Move an inspector
verb-stay = Don’t move an inspector
verb-halt = Move no warrior
verb-move = Choose a warrior to move
verb-march = Move a warrior
verb-use = Use a master
verb-buy = Hire a master
verb-pay = Choose what to pay for a master
verb-decline = Don’t use a master
verb-empty = Empty a warehouse
verb-hire = Hire a specialist
verb-mount = Give a warrior a horse
verb-ride = Choose a horse’s direction
verb-post = Place a specialist
verb-face = Choose whom an archer faces
verb-assign = Choose a cell for Li Si

## What a component file must contain

expected-different-numbers = different numbers
expected-equal-figures = as many figures of each type
expected-one-upgrade = exactly one upgrade
expected-own-weapons = a different weapon for each
expected-twelve-actions = twelve actions
expected-warehouses = a warehouse for every segment
