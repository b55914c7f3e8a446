# Yínzi in English: every sentence and name that players read.

## The game

title = Yínzi
designers = Rôla and Costa (José Carlos Santos and Luís Costa)
publisher = Spielworxx
about-game = Grow crops, run factories and ship your clan’s goods down the Yangtze in the age of silver.
about-length = 90 to 180 minutes
about-weight = heavy
credits = Yínzi: The Shining Ming Dynasty is a board game by Rôla and Costa (José Carlos Santos and Luís Costa), published by Spielworxx in 2019. All drawings and sentences here are our own. No part of the original artwork or rulebook is used.
about-components =
    The rules follow the published rulebook. So do most piece counts, the advancements, the undertakings, the production table and the taxes. So do all prices outside the crop track except one, and the points for factories, boats, glories, silver and misfortune. For 19 of the 20 routes, the rulebook gives the demand, the payment and the points, and it says how many routes carry a disaster. Other values are printed only on the pieces and the board, so the rulebook’s text doesn’t give them. They are reconstructed here and may differ from your copy.

    These values are reconstructed. Land and markets: the fields of the four provinces, some of their borders, and the goods on the urban market tiles. Crops: how many tiles there are of each trade good (four potato and four corn tiles are certain), and most prices on the crop track. Cards and factories: all action cards but one, the size of the factories, and that there is one for each colour and commodity. Ships and routes: the demands of all ships but one, the points of the foreign markets, which demand appears on two route tiles, the war symbols of the routes, and which routes carry the disasters. Tracks and costs: half of the spaces on the boat track, most of the exchange track, and the price of 1 stone for rebuilding a ruined factory.

    Each value in the component files names its source. R is stated in the rulebook, E follows from an example or a picture in it, P comes from a public page, and C was chosen by us within the limits set by the others. If you own the game, you can load a file with the values of your copy. The rules stay the same.

## Questions

ask-start-factory = Choose your first factory.
ask-site = Where do you want to build the factory? Choose its first square.
ask-beside = Choose its second square, next to the first.
ask-start-resource = Take 1 wood or 1 stone.
ask-bonus = Choose a bonus. It also sets your place in the turn order.
ask-free-advancement = Free Advancement: where do you place your disc?
ask-free-upgrade = Factory Upgrade: which of your factories do you upgrade?
ask-buy-crop = Do you buy the crop tile above your bonus?
ask-crop = Which crop tile do you buy?
ask-lay = Where do you place the crop tile?
ask-turn = Your turn: do you play a card or send a group of workers?
ask-fortune = Which fortune action do you play the card on?
ask-workforce = Which workforce action do you send the group to?
ask-boats = Construct Boats: do you advance?
ask-plant = Plant Crops: which field do you plant, or which crop tile do you buy?
ask-sell = Sell at Urban Market: which cube do you sell?
ask-sale = Extra sale: which cube do you sell to an urban market?
ask-stall = Which urban market slot does the cube go to?
ask-develop = Develop Factories: do you build, rebuild or upgrade one?
ask-advancement = Choose Advancements: where do you place a disc?
ask-payment = How do you pay?
ask-resources = Take Resources: what does your next worker take?
ask-produce = Produce Commodities: which factory do you use?
ask-raw = Which cube does the factory use?
ask-load = Supply Ships: what does your next worker load?
ask-second-salt = Which salt completes the pair?
ask-stow = Which ship slot does the load go to?
ask-emissary = The ship is about to sail. Do you send your emissary along?
ask-undertaking = Emperor Undertakings: which box do your workers go to?
ask-extra = The box needs one more worker. Who joins?
ask-muster = War & Routes: how many workers go to war?
ask-fulfil = Do you fulfil a route in the row?
ask-piece = What do you give for the route?
ask-end-turn = Anything else before your turn ends?
ask-feed = What do your workers eat?
ask-feed-second = Which cube completes the pair?
ask-war-help = War glories: do you use any advancements?
ask-veterans = Do you keep veterans for the next war?
ask-burn = Wildfire: which of your factories loses a level?
ask-lose = The factory can no longer store everything. Whose commodity burns?
ask-wither-huguang = Drought: which of your cubes in Huguang do you lose?
ask-wither-nanzhili = Drought: which of your cubes in Nanzhili do you lose?
ask-wither-jiangxi = Drought: which of your cubes in Jiangxi do you lose?
ask-wither-zhejiang = Drought: which of your cubes in Zhejiang do you lose?
ask-serve = Do you deliver to one of your open routes?
ask-demand = Which demand of the route do you meet?
ask-route = Which route do you take from the discard pile?
ask-bridge = The bridge is built: which of your factories do you upgrade for free?
ask-tax = Taxes are due. Do you sell food first, or settle?
ask-late = Late shipping: choose the first of two different foods.
ask-late-second = Choose the second food. It must be a different one.
ask-late-end = Do you send an emissary, or are you done?
ask-last-chance = Last opportunity: do you sell food, deliver to a route, or finish?

## Choices

choice-build =
    Build the { $thing }{ $stone ->
        [0] { " " }for free
       *[other] { " " }for { $stone } stone
    }: makes { $ware } from { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cubes, { $points } VP at the end
choice-rebuild =
    Rebuild the { $thing } for { $stone } stone: makes { $ware } from { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cubes, { $points } VP at the end
choice-upgrade =
    Upgrade the { $thing } to { $level } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }: stores { $storage ->
        [one] 1 commodity
       *[other] { $storage } commodities
    }, +{ $more } VP
choice-site =
    Build the { $factory } on { $thing } (covers { $good }), { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    } from the ships
choice-beside = And on { $thing } (covers { $good })
choice-fetch =
    Take 1 { $thing } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }{ $workers ->
        [0] { "" }
       *[other] { $migrants ->
            [0] , using 1 worker
           *[other] , using 1 migrant
        }
    }
choice-bonus =
    { $thing }: { $effect }. Above it: { $tile }{ $copper ->
        [0] { "" }
       *[other] { " " }for { $copper } copper
    }
choice-skip = Don’t use { $thing }
choice-buy =
    Buy the { $tile } ({ $thing }) for { $copper } copper{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }: a new field with { $cubes } of your cubes
choice-leave =
    { $there ->
        [0] Continue: there’s no tile above your bonus
       *[other] Leave the { $tile } on the track
    }
choice-lay =
    Place it on { $thing } (covers { $good }): { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } of { $crop }, { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    } from the ships
choice-advance = Place a disc on { $thing }: { $effect }
choice-pay =
    { $disc ->
        [0] Pay { $price }
       *[other] Use the disc on { $thing }{ $copper ->
            [0] { "" }
           *[other] { " " }and pay { $price }
        }
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-peddle = Sell { $good } from { $thing } to the rural market: +{ $copper } copper
choice-use = Use the disc on { $thing }: { $effect }
choice-embark =
    Send your emissary with the { $ship } ({ $thing }): { $points } VP on arrival in { $market }, but the disc leaves Diplomacy
choice-hold = Keep your emissary at home: the disc stays in Diplomacy
choice-play =
    Play a value-{ $value } card: { $value ->
        [one] 1 action
       *[other] up to { $value } actions
    }, { $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    }
choice-send =
    Send out { $workers ->
        [one] the worker
       *[other] the { $workers } workers
    } from { $thing }
choice-migrate =
    Send { $workers ->
        [one] the worker
       *[other] the { $workers } workers
    } from { $thing } to the migrants: there’s no work left
choice-act =
    { $thing }: { $value ->
        [one] 1 action
       *[other] up to { $value } actions
    }, { $workers ->
        [0] no workers
        [one] 1 worker waits here
       *[other] { $workers } workers wait here
    }{ $idle ->
        [0] { "" }
       *[other] . You can’t do anything there now: { $why }
    }
choice-work =
    { $thing } with { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }: { $effect }
choice-stop =
    { $route ->
        [0] Stop { $thing }
       *[other] Fulfil no route
    }{ part-unused }
part-unused =
    { $workers ->
        [0] { "" }
        [one] : 1 unused worker becomes a migrant
       *[other] : { $workers } unused workers become migrants
    }{ $repeats ->
        [0] { "" }
        [one] : 1 action lost
       *[other] : { $repeats } actions lost
    }
choice-tax =
    One more action for a disc on the { $thing }: your tax sum becomes { $sum }, { $silver } silver due{ $next ->
        [0] { "" }
       *[other] { " " }(more from { $next } on)
    }{ $cards ->
        [0] { "" }
        [one] , with 1 card still to come
       *[other] , with { $cards } cards still to come
    }
choice-end = End your { $thing }
choice-boat =
    Pay 1 wood and advance to { $thing }: capacity { $capacity }{ $more ->
        [0] , as before
       *[other] , up by { $more }
    }
choice-plant =
    Plant { $good } on { $thing }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
choice-sell = Sell { $good } from { $thing } for up to { $copper } copper
choice-market =
    { $province }, { $stall } slot: +{ $copper } copper{ $boats ->
        [0] { "" }
       *[other] , uses { $boats } boat capacity
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-produce =
    Make { $wares } in the { $thing }, using 1 { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cube and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $migrants ->
        [0] { "" }
       *[other] { " " }({ $migrants } from the migrants)
    }{ $copper ->
        [0] { "" }
       *[other] , for a fee of { $copper } copper to { $owner }
    }{ $silver ->
        [0] { "" }
       *[other] , for a fee of { $silver } silver to { $owner }
    }
choice-double =
    Make { $wares } in the { $thing }, using 2 { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cubes and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $migrants ->
        [0] { "" }
       *[other] { " " }({ $migrants } from the migrants)
    }
choice-raw =
    The { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cube on the { $stall } slot in { $province }{ $boats ->
        [0] , uses no boat capacity
       *[other] , uses { $boats } boat capacity
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-load =
    { $pair ->
        [0] { $source ->
            [0] Load { $load } from { $thing }: +{ $silver } silver
           *[other] Load { $load } from the { $thing }: +{ $silver } silver
        }
       *[other] Load 2 salt, the first from { $thing }: +{ $silver } silver
    }{ $boats ->
        [0] { "" }
       *[other] , uses { $boats } boat capacity{ $pair ->
            [0] { "" }
           *[other] { " " }for the first
        }
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }{ $migrants ->
        [0] { "" }
       *[other] , using 1 migrant
    }
choice-add =
    And salt from { $thing }: uses { $boats } boat capacity in all{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-stow =
    { $ship } ({ $coast }), { $ware } slot: +{ $silver } silver. { $left ->
        [0] The ship sails at once
        [one] 1 slot stays empty
       *[other] { $left } slots stay empty
    }{ $points ->
        [0] { "" }
       *[other] { $left ->
            [0] , and your { $load } scores { $points } VP in { $market }
           *[other] . As things are now, your { $load } will score { $points } VP in { $market }
        }
    }
choice-undertake =
    { $thing }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } of them still to choose
    }{ $left ->
        [0] { "" }
        [one] , and 1 other becomes a migrant
       *[other] , and { $left } others become migrants
    }. Reward at the end of the round: { $effect }
choice-join =
    Join { $thing } with the disc for occupied boxes: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } of them still to choose
    }{ $left ->
        [0] { "" }
        [one] , and 1 other becomes a migrant
       *[other] , and { $left } others become migrants
    }. Reward at the end of the round: { $effect }
choice-call =
    One of your { $thing } (you have { $workers }){ $disc ->
        [0] { "" }
       *[other] , using the disc for eager migrants
    }
choice-muster =
    Send { $thing } to war{ $migrants ->
        [0] { "" }
       *[other] { " " }({ $migrants } from the migrants)
    }: strength { $strength } against { $enemy }{ $left ->
        [0] { "" }
        [one] , and 1 other becomes a migrant
       *[other] , and { $left } others become migrants
    }
choice-keep = Keep { $thing } for the next war, using the disc on { $slot }
choice-fulfil =
    Fulfil the { $thing }: give { $demand }, get { $pays ->
        [0] { "" }
       *[other] { $gain } now and{ " " }
    }{ $points } VP at the end
choice-serve =
    Deliver to your { $thing }, which asks for { $demand }: once complete, it gives { $pays ->
        [0] { "" }
       *[other] { $gain } and{ " " }
    }{ $points } VP
choice-claim =
    Take the { $thing }, which asks for { $demand }: once complete, it gives { $pays ->
        [0] { "" }
       *[other] { $gain } and{ " " }
    }{ $points } VP
choice-meet = Meet the demand for { $thing }
choice-give =
    { $source ->
        [0] Give { $piece } from { $thing }
        [1] Buy a { $thing } as { $piece } for { $copper } copper
        [2] Meet the demand for { $demand } with the disc on { $thing }
       *[other] Give { $piece } from the { $thing }
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-feed =
    { $source ->
        [0] { $pair ->
            [0] Feed { $good } from { $thing }: 1 food
            [1] Feed { $good } from { $thing } and a second cube of fruit, cabbage or potatoes: 1 food
           *[other] And { $good } from { $thing }: together 1 food
        }
        [1] Buy a { $thing } for { $copper } copper{ $change ->
            [0] { "" }
           *[other] { " " }(changing { $change } silver)
        }: 1 food
       *[other] Use the disc on { $thing }: { $food } food
    } ({ $due } food needed)
choice-starve =
    Stop feeding: { $count ->
        [one] 1 misfortune tile
       *[other] { $count } misfortune tiles
    }, −{ $points } VP at the end
choice-supply =
    { $source ->
        [0] Ship { $good } from { $thing }
        [1] Buy a { $thing } for { $copper } copper
       *[other] Use the disc on { $thing }
    }{ $boats ->
        [0] { "" }
       *[other] , using { $boats } boat capacity
    }{ $second ->
        [0] { "" }
       *[other] { $boats ->
            [0] { "" }
           *[other] { " " }in all
        }
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }{ $more ->
        [0] { "" }
       *[other] { $copper ->
            [0] , and the second food can only be bought, for { $more } copper
           *[other] , and the second food can only be bought, for { $more } more
        }
    }{ $change ->
        [0] { "" }
       *[other] , changing { $change } silver
    }: the pair earns { $silver } silver
choice-pass = Ship nothing this round
choice-burn =
    The { $thing } { $ruin ->
        [0] drops to { $level }
       *[other] becomes a ruin without an owner
    }: −{ $points } VP{ $lost ->
        [0] { "" }
       *[other] , and a commodity burns
    }
choice-lose = Let { WHO($owner, "", "your") }{ FORM($owner, "’s", "") } commodity burn: { $ware }
choice-wither = Lose { $good } on { $thing }
choice-settle =
    Settle{ $silver ->
        [0] { "" }
       *[other] : pay { $silver } silver{ $change ->
            [0] { "" }
           *[other] , changing { $change } copper
        }
    }{ $missing ->
        [0] { "" }
       *[other] { $silver ->
            [0] : you’re
           *[other] . You’re
        } { $missing } silver short, so you { $lost ->
            [0] { "" }
           *[other] lose { $lost } copper and{ " " }
        }take { $missing ->
            [one] 1 misfortune tile
           *[other] { $missing } misfortune tiles
        } (−{ $points } VP)
    }
choice-done =
    { $part ->
        [0] Use no more advancements for the war
        [1] Keep no veterans
        [2] Done with your routes
        [3] Done with late shipping
       *[other] Done: continue to final scoring
    }

## Groups of choices

brief-play =
    Value { $value }: { $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    }
brief-stop =
    { $route ->
        [0] Stop
       *[other] Fulfil no route
    }{ part-unused }
brief-bonus =
    { $thing }: { $tile }{ $copper ->
        [0] { "" }
       *[other] , { $copper } copper
    }
brief-act =
    { $thing }{ $idle ->
        [0] { "" }
       *[other] : no use now
    }
brief-work = { $thing }
brief-buy = { $tile } ({ $thing }), { part-copper }{ part-changing }
brief-build =
    { $thing }: { $stone ->
        [0] free
       *[other] { $stone } stone
    }, { $points } VP
brief-rebuild = { brief-build }
brief-upgrade = { $thing }, { $level }: { part-copper }{ part-changing }, +{ $more } VP
brief-advance = { $thing }: { $effect }
brief-claim =
    { $demand } → { $pays ->
        [0] { "" }
       *[other] { $gain },{ " " }
    }{ $points } VP
brief-undertake =
    { $thing }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } → { $effect }
part-copper =
    { $copper ->
        [0] free
       *[other] { $copper } copper
    }
part-changing =
    { $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
heading-play = Play a card
heading-send = Send workers
heading-migrate = Send workers away
heading-build = Build
heading-rebuild = Rebuild
heading-upgrade = Upgrade
heading-tax = One more action
heading-buy = Buy a crop tile
heading-plant = Plant
heading-produce = One cube
heading-double = Two cubes at once
heading-raw = A cube from a market
heading-undertake = A free box
heading-join = An occupied box
heading-call = Migrants
heading-add = A second salt
heading-serve = Your own routes
heading-feed = From your fields
heading-feed-bought = From the rural market
heading-use = Use a disc
heading-peddle = Sell to the rural market
heading-embark = Send an emissary

## Questions before a player gives something up

forgo-repeats = You still have actions that you could use. Stop anyway?
forgo-workers = There’s still work for this group. Unused workers become migrants. Stop anyway?
forgo-bonus = This bonus costs you nothing. Skip it anyway?
forgo-feeding = You could still find food. Take the misfortune anyway?
forgo-last-routes = You could still deliver to a route, and this is your last opportunity. End anyway?

## Badges on highlighted things

badge-fetch =
    { $copper ->
        [0] +1
       *[other] −{ $copper }
    }
badge-buy = −{ $copper }
badge-upgrade =
    { $copper ->
        [0] +{ $more }
       *[other] −{ $copper }
    }
badge-boat = { $capacity }
badge-plant = +{ $cubes }
badge-lay = +{ $cubes }
badge-sell = +{ $copper }
badge-market = +{ $copper }
badge-peddle = +{ $copper }
badge-load = +{ $silver }
badge-stow =
    { $points ->
        [0] +{ $silver }
       *[other] { $points } VP
    }
badge-fulfil = { $points } VP
badge-serve = { $points } VP
badge-claim = { $points } VP
badge-embark = { $points } VP
badge-burn = −{ $points } VP

## What happened

event-round-started = Round { $round } begins.
event-phase-started = Phase: { $phase }.
event-material-taken =
    { WHO($seat, "takes", "You take") } 1 { $material } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }.
event-bonus-taken = { WHO($seat, "takes", "You take") } the { $bonus } bonus.
event-bonus-unused = { WHO($seat, "doesn’t", "You don’t") } use { $bonus }.
event-crop-out-of-reach = { WHO($seat, "can’t", "You can’t") } buy the { $tile }: { $why }.
event-crop-bought = { WHO($seat, "buys", "You buy") } the { $tile } for { $copper } copper.
event-crop-laid =
    { WHO($seat, "places", "You place") } the tile on { $square }, covering { $covered }, with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } of { $good }.
event-order-set = Turn order this round: { $order }.
event-track-refilled = New on the crop track: { $tiles }.
event-cards-drawn = You draw 3 cards: { $faces }.
event-card-played =
    { WHO($seat, "plays", "You play") } a value-{ $value } card on { $fortune }, and { $workers ->
        [0] no workers wait
        [one] 1 worker waits
       *[other] { $workers } workers wait
    } below it.
event-taxed = { WHO($seat, "places", "You place") } a tax disc for one more action in { $fortune }: the tax sum is now { $sum }.
event-repeats-lost =
    { $forced ->
        [0] { WHO($seat, "stops", "You stop") } { $fortune }: { $repeats ->
            [one] 1 action unused.
           *[other] { $repeats } actions unused.
        }
       *[other] { WHO($seat, "can’t", "You can’t") } do any more in { $fortune } ({ $why }): { $repeats ->
            [one] 1 action lost.
           *[other] { $repeats } actions lost.
        }
    }
event-boat-advanced =
    { WHO($seat, "advances", "You advance") } to { $space } on the boat track{ $wood ->
        [0] { "" }
       *[other] { " " }for { $wood } wood
    }: capacity { $capacity }.
event-boat-at-end = { WHO($seat, "is", "You are") } on the last space of the boat track and can’t advance.
event-boat-lost = The flood moves { WHO($seat, "", "you") } back to { $space } on the boat track: capacity { $capacity }.
event-planted =
    { WHO($seat, "plants", "You plant") } { $good } on { $square }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
event-urban-sale = { WHO($seat, "sells", "You sell") } { $good } to the { $stall } slot in { $province } for { $copper } copper.
event-rural-sale = { WHO($seat, "sells", "You sell") } { $good } from { $square } to the rural market for { $copper } copper.
event-rural-purchase = { WHO($seat, "buys", "You buy") } a { $colour } cube from the rural market for { $copper } copper.
event-factory-built =
    { WHO($seat, "builds", "You build") } the { $factory } on { $squares }{ $stone ->
        [0] .
       *[other] { " " }for { $stone } stone.
    }
event-factory-rebuilt = { WHO($seat, "rebuilds", "You rebuild") } the { $factory } for { $stone } stone.
event-factory-upgraded =
    { WHO($seat, "upgrades", "You upgrade") } the { $factory } to { $level }{ $copper ->
        [0] { " " }for free.
       *[other] { " " }for { $copper } copper.
    }
event-factory-drawn = New on display: the { $factory }.
event-advancement-placed = { WHO($seat, "places", "You place") } a disc on { $slot }.
event-advancement-used = { WHO($seat, "uses", "You use") } the disc on { $slot }: { $effect }.
event-copper-saved = { WHO($seat, "", "Your") }{ FORM($seat, "’s", "") } disc covers { $copper } copper.
event-silver-changed = { WHO($seat, "changes", "You change") } { $silver } silver into { $copper } copper.
event-copper-changed = { WHO($seat, "changes", "You change") } { $copper } copper into { $silver } silver.
event-fee-paid = { WHO($seat, "pays", "You pay") } { WHO($creditor, "", "you") } a fee of { $copper } copper.
event-silver-fee-paid = { WHO($seat, "pays", "You pay") } { WHO($creditor, "", "you") } a fee of { $silver } silver.
event-group-sent =
    { WHO($seat, "sends", "You send") } { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } to { $action }.
event-group-sent-away =
    { WHO($seat, "has", "You have") } no work left for { $workers ->
        [one] 1 worker, who becomes a migrant.
       *[other] { $workers } workers, who become migrants.
    }
event-migrated =
    { $forced ->
        [0] { WHO($seat, "doesn’t", "You don’t") } use { $workers ->
            [one] 1 worker, who becomes a migrant.
           *[other] { $workers } workers, who become migrants.
        }
       *[other] { WHO($seat, "finds", "You find") } no more work for { $workers ->
            [one] 1 worker, who becomes a migrant.
           *[other] { $workers } workers, who become migrants.
        }
    }
event-migrants-joined =
    { $workers ->
        [one] 1 of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } migrants joins the work.
       *[other] { $workers } of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } migrants join the work.
    }
event-turn-skipped = { WHO($seat, "has", "You have") } no cards or workers left and { FORM($seat, "skips", "skip") } a turn.
event-raw-taken = { WHO($seat, "takes", "You take") } the { $colour } cube from the { $stall } slot in { $province } as raw material.
event-produced = { WHO($seat, "produces", "You produce") } { $wares } in the { $factory }.
event-loaded = { WHO($seat, "loads", "You load") } { $load } onto the { $ship } ({ $coast }): +{ $silver } silver.
event-sailed = The { $ship } sets sail.
event-delivered = { WHO($seat, "delivers", "You deliver") } { $ware } to { $market }: { $points } VP at the end.
event-cubes-returned =
    { $cubes ->
        [one] { WHO($seat, "gets", "You get") } 1 cube back.
       *[other] { WHO($seat, "gets", "You get") } { $cubes } cubes back.
    }
event-emissary-embarked = { WHO($seat, "sends", "You send") } the disc on { $slot } as an emissary with the { $ship }.
event-emissary-held = { WHO($seat, "keeps", "You keep") } the disc on { $slot }.
event-emissary-arrived =
    { $count ->
        [one] { WHO($seat, "", "Your") }{ FORM($seat, "’s", "") } emissary reaches { $market }: { $points } VP at the end.
       *[other] { $count } of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } emissaries reach { $market }: { $points } VP at the end.
    }
event-docked = The { $ship } docks in { $coast } and asks for { $wares }.
event-ship-sighted = Next for { $coast }: the { $ship }, which asks for { $wares }.
event-berth-deserted = No ship is left for { $coast }.
event-crops-joined = The first European ship docks: the potato and corn tiles join the crop pile.
event-undertaken =
    { WHO($seat, "takes", "You take") } on { $box }, which needs { $workers ->
        [one] 1 worker.
       *[other] { $workers } workers.
    }
event-disc-at-work = { WHO($seat, "uses", "You use") } a disc as an extra worker.
event-mustered =
    { WHO($seat, "has", "You have") } { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } at war ({ $slot }): strength { $strength } against { $enemy }.
event-piece-given =
    { $source ->
        [0] { WHO($seat, "gives", "You give") } { $piece } from { $thing } for the { $route }.
        [1] { WHO($seat, "gives", "You give") } the bought cube as { $piece } for the { $route }.
        [2] { WHO($seat, "gives", "You give") } the disc on { $thing } for the { $route }.
       *[other] { WHO($seat, "gives", "You give") } { $piece } from the { $thing } for the { $route }.
    }
event-route-fulfilled =
    { WHO($seat, "fulfils", "You fulfil") } the { $route }: { $pays ->
        [0] { "" }
       *[other] { $gain } now,{ " " }
    }{ $points } VP at the end.
event-route-claimed = { WHO($seat, "takes", "You take") } the { $route } from the discard pile: it asks for { $demand } and is worth { $points } VP.
event-discards-seen = You find these routes in the discard pile: { $routes }.
event-route-won = { WHO($seat, "keeps", "You keep") } the { $route }: { $points } VP at the end.
event-routes-discarded = Unfulfilled routes go to the discard pile: { $routes }.
event-routes-revealed =
    New routes: { $routes }. They show { $war ->
        [one] 1 war symbol
       *[other] { $war } war symbols
    } and { $threats ->
        [0] no disaster.
        [one] a disaster: { $disasters }.
       *[other] these disasters: { $disasters }.
    }
event-war-coins = { WHO($seat, "collects", "You collect") } { $copper } copper for workers at war.
event-food-due =
    { WHO($seat, "owes", "You owe") } { $food } food for { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } on the board.
event-workers-fed-free = { WHO($seat, "owes", "You owe") } no food: the bonus feeds the workers.
event-eaten = { WHO($seat, "feeds", "You feed") } workers with { $good } from { $square }.
event-misfortune =
    { WHO($seat, "takes", "You take") } { $count ->
        [one] 1 misfortune tile
       *[other] { $count } misfortune tiles
    }: −{ $points } VP at the end.
event-recruited = { WHO($seat, "uses", "You use") } a disc as an extra worker at war ({ $slot }).
event-veterans-rose =
    { $workers ->
        [one] 1 of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } veterans stands up to fight.
       *[other] { $workers } of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } veterans stand up to fight.
    }
event-battle =
    The war is { $won ->
        [0] lost
       *[other] won
    }: strength { $strength } against { $enemy }.
event-glory = { WHO($seat, "earns", "You earn") } glory with a strength of { $workers }: { $points } VP at the end.
event-veterans-kept =
    { $workers ->
        [one] 1 of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } workers stays at war as a veteran.
       *[other] { $workers } of { WHO($seat, "", "your") }{ FORM($seat, "’s", "") } workers stay at war as veterans.
    }
event-disaster = Disaster: { $disaster }.
event-level-lost =
    { $ruin ->
        [0] { WHO($seat, "loses", "You lose") } a level: the { $factory } burns down to { $level }.
       *[other] The { $factory } burns down: { WHO($seat, "loses", "you lose") } it, and any player may rebuild it.
    }
event-commodity-lost = { WHO($owner, "", "Your") }{ FORM($owner, "’s", "") } { $ware } burns in the { $factory }.
event-cube-lost = { WHO($seat, "loses", "You lose") } { $good } on { $square } to the drought.
event-undertaking-rewarded = { WHO($seat, "is", "You are") } rewarded for { $box }: { $gain }.
event-bridge-unused = { WHO($seat, "has", "You have") } no factory to upgrade with the bridge.
event-tax-levied =
    { WHO($seat, "owes", "You owe") } { $silver ->
        [0] no taxes
       *[other] { $silver } silver in taxes
    }: cards and tax discs add up to { $sum }.
event-tax-waived = { WHO($seat, "pays", "You pay") } no taxes, thanks to the bonus.
event-tax-paid =
    { $silver ->
        [0] { WHO($seat, "can’t", "You can’t") } pay the taxes.
       *[other] { WHO($seat, "pays", "You pay") } { $silver } silver in taxes{ $copper ->
            [0] { "" }
           *[other] , changing { $copper } copper
        }.
    }
event-copper-forfeited = { WHO($seat, "loses", "You lose") } the remaining { $copper } copper.
event-late-passed =
    { $forced ->
        [0] { WHO($seat, "skips", "You skip") } late shipping.
       *[other] { WHO($seat, "can’t", "You can’t") } ship anything late: { $why }.
    }
event-die-rolled =
    { $moved ->
        [0] The exchange die rolls a { $rolled } and stays on space { $space }: a silver bag is still worth { $rate } copper.
       *[other] The exchange die rolls a { $rolled } and moves to space { $space }: a silver bag is now worth { $rate } copper.
    }
event-workers-home = Workers return to their owners, and new migrants are now ready to work.
event-scored = { $category }: { SIGNED($points) } VP for { WHO($seat, "", "you") }.
event-game-ended =
    { $tied ->
        [0] The game is over. { WHO($winner, "wins", "You win") } with { $points } VP.
       *[other] The game is over, with a tie at { $points } VP. { WHO($winner, "wins", "You win") } as the player earliest in the turn order.
    }

## What a player does in a turn, after the name

deed-delivered = { FORM($seat, "delivers", "deliver") } { $ware } to { $market }
deed-factory-built = { FORM($seat, "builds", "build") } the { $factory }
deed-factory-rebuilt = { FORM($seat, "rebuilds", "rebuild") } the { $factory }
deed-factory-upgraded = { FORM($seat, "upgrades", "upgrade") } the { $factory } to { $level }
deed-route-fulfilled = { FORM($seat, "fulfils", "fulfil") } the { $route }
deed-route-won = { FORM($seat, "keeps", "keep") } the { $route }
deed-glory = { FORM($seat, "earns", "earn") } glory at war
deed-misfortune =
    { FORM($seat, "takes", "take") } { $count ->
        [one] a misfortune tile
       *[other] { $count } misfortune tiles
    }
deed-level-lost =
    { $ruin ->
        [0] { FORM($seat, "loses", "lose") } a level of the { $factory }
       *[other] { FORM($seat, "loses", "lose") } the { $factory }
    }
deed-undertaken = { FORM($seat, "takes", "take") } on { $box }
deed-mustered =
    { FORM($seat, "sends", "send") } { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } to war
deed-loaded = { FORM($seat, "loads", "load") } { $load } onto the { $ship }
deed-produced = { FORM($seat, "produces", "produce") } { $wares }
deed-emissary-embarked = { FORM($seat, "sends", "send") } an emissary with the { $ship }
deed-route-claimed = { FORM($seat, "takes", "take") } the { $route } from the discard pile
deed-advancement-placed = { FORM($seat, "places", "place") } a disc on { $slot }
deed-boat-advanced = { FORM($seat, "advances", "advance") } to boat capacity { $capacity }
deed-urban-sale = { FORM($seat, "sells", "sell") } { $good } in { $province } for { $copper } copper
deed-crop-laid = { FORM($seat, "places", "place") } a field of { $good } on { $square }
deed-planted = { FORM($seat, "plants", "plant") } { $good } on { $square }
deed-material-taken = { FORM($seat, "takes", "take") } 1 { $material }
deed-bonus-taken = { FORM($seat, "chooses", "choose") } { $bonus }
deed-advancement-used = { FORM($seat, "uses", "use") } the disc on { $slot }
deed-veterans-kept =
    { FORM($seat, "keeps", "keep") } { $workers ->
        [one] 1 veteran
       *[other] { $workers } veterans
    } at war
deed-group-sent-away =
    { FORM($seat, "sends", "send") } { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } to the migrants
deed-tax-paid =
    { $silver ->
        [0] can’t pay the taxes
       *[other] { FORM($seat, "pays", "pay") } { $silver } silver in taxes
    }
deed-cube-lost = { FORM($seat, "loses", "lose") } { $good } to the drought
deed-rural-sale = { FORM($seat, "sells", "sell") } { $good } to the rural market
deed-eaten = { FORM($seat, "feeds", "feed") } workers with { $good } from { $square }
deed-rural-purchase = { FORM($seat, "buys", "buy") } a { $colour } cube from the rural market
deed-late-passed = { FORM($seat, "skips", "skip") } late shipping
deed-bonus-unused = { FORM($seat, "doesn’t", "don’t") } use { $bonus }
deed-emissary-held = { FORM($seat, "keeps", "keep") } an emissary at home

# Why nothing can be done: part of a sentence.
why-boat-end = the boats are on the last space
why-no-wood = there’s no wood to spend
why-no-cube = there’s no cube left in supply
why-no-field = no field is empty
why-no-sale = no trade good can be sold to a market in reach
why-no-disc = there’s no disc left in supply
why-no-stone = there’s no stone to build with, and no factory can be upgraded with the copper available
why-nothing-to-build = there’s nothing to build, and no factory can be upgraded with the copper available
why-no-slot = no slot is empty
why-no-copper = there isn’t enough copper, even after changing silver
why-no-ground = no square is free
why-no-pair = no two different foods can reach a ship
why-no-vacancy = no ship has an empty slot

## Why a choice is not possible

reason-action-used = You’ve already used { $action } this round.
reason-already-fulfilled = { $who } has already fulfilled the { $route }.
reason-already-met = The { $route } doesn’t need this now. It still asks for { $demand }.
reason-already-taxed = You’ve already placed a tax disc for this fortune action. You may place only one.
reason-bonus-taken = { $who } has already taken { $bonus } this round.
reason-box-free = You don’t need the disc here: this box is open to you.
reason-box-occupied = { $who } has already taken this box this round. You can join only with the disc for occupied boxes.
reason-built-over = The { $factory } is here.
reason-card-left =
    You can send a group away only when you have no cards left. You still have { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
reason-coin-closed = The coin slot in { $province } takes { $good } only if there’s an empty { $good } slot next to it.
reason-discard-empty = The route discard pile is empty.
reason-fortune-used = There’s already a card on { $fortune }.
reason-fresh = You’ve only just placed the disc on { $slot }. You can use it from your next turn.
reason-has-cubes =
    { $cubes ->
        [one] { WHO($who, "has", "You have") } 1 cube here.
       *[other] { WHO($who, "has", "You have") } { $cubes } cubes here.
    }
reason-have-bought = You’ve bought from the rural market, so you can’t sell there this turn.
reason-have-sold = You’ve sold to the rural market, so you can’t buy there this turn.
reason-may-work = There’s still work for your workers under { $groups }.
reason-must-feed = You must feed your workers as long as you can. You still owe { $due } food and can provide some.
reason-must-work = You must use at least 1 worker of the group.
reason-no-cargo = You have no tea or salt on { $source }.
reason-no-commodity = You have no { $ware } in the { $source }.
reason-no-copper = This costs { $cost } copper. Even after changing silver, you can pay { $funds }.
reason-no-crop =
    { $cubes ->
        [0] You have no cubes left to plant on a crop tile.
       *[other]
            { $cost ->
                [0] No crop tile is left on the track.
               *[other] You can’t buy and place a crop tile. The cheapest costs { $cost } copper (you can pay { $funds }), and it needs a free square.
            }
    }
reason-no-cube = You have no cubes left in your supply.
reason-no-cube-here = You have no cube on { $square }.
reason-no-disc = You have no discs left in your supply.
reason-no-double =
    Only the owner of a level III factory can make 2 at once. The { $factory } { $own ->
        [0] isn’t yours.
       *[other] is at { $level }.
    }
reason-no-fetching = Your workers can’t take anything. The resources box holds { $wood } wood and { $stone } stone at { $cost } copper each, and you can pay { $funds }.
reason-no-food-here = You have no food on { $square }.
reason-no-food-to-sell = You have no wheat, cabbage, fruit, corn or potatoes on { $square }.
reason-no-ground = No square is free for a crop tile.
reason-no-group = No workers wait under { $fortune }.
reason-no-guests = The { $factory } is at { $level }, so only { $owner } can produce there.
reason-no-load-aboard = You have no load on the { $ship }.
reason-no-loading =
    You can’t load anything. The empty slots ask for { $wares }. You have { $pieces ->
        [one] 1 commodity in factories
       *[other] { $pieces } commodities in factories
    }, and { $tea } tea and { $salt } salt on fields. Your boats can cross { $boats ->
        [one] 1 border.
       *[other] { $boats } borders.
    }
reason-no-market = No urban market has an empty slot for { $good }.
reason-no-migrants = You have no { $box }.
reason-no-pair = Fruit, cabbage and potatoes feed workers only in pairs, and you have only this one cube.
reason-no-partner = You need a second, different food to go with it.
reason-no-piece = You have nothing to give there ({ $thing }).
reason-no-pieces =
    This takes { $units ->
        [one] 1 commodity piece
       *[other] { $units } commodity pieces
    }. You have { $pieces } in supply.
reason-no-production =
    { $pieces ->
        [0] All your commodity pieces are in use.
       *[other] { $factories ->
            [0] There’s no factory on the board that you may use.
           *[other] None of the factories that you may use can produce.{ $dry ->
                [0] { "" }
                [one] { " " }1 has no raw material in reach.
               *[other] { " " }{ $dry } have no raw material in reach.
            }{ $full ->
                [0] { "" }
                [one] { " " }1 is full.
               *[other] { " " }{ $full } are full.
            }{ $understaffed ->
                [0] { "" }
                [one] { " " }1 needs more workers.
               *[other] { " " }{ $understaffed } need more workers.
            }{ $dear ->
                [0] { "" }
                [one] { " " }1 charges a fee that you can’t pay.
               *[other] { " " }{ $dear } charge a fee that you can’t pay.
            } You can send { $workers ->
                [one] 1 worker.
               *[other] { $workers } workers.
            }
        }
    }
reason-no-raw =
    The { $factory } needs { $units } { $hue ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } { $units ->
        [one] cube
       *[other] cubes
    } from the urban markets. Your boats can bring only { $found }.
reason-no-repeats = You’ve used all your actions in { $fortune }.
reason-no-room-beside = There’s no free square next to { $square } for the other half of the factory.
reason-no-rural-cube = The rural market has no { $colour } cube.
reason-no-salt = You have no salt on { $square }.
reason-no-second-salt =
    A load of salt needs 2 cubes. Your boats can cross { $boats ->
        [one] 1 border
       *[other] { $boats } borders
    }, and no second salt is in reach.
reason-no-ship = There’s no ship in { $coast }.
reason-no-silver = The fee is { $bags } silver. Even after changing copper, you can pay { $payable }.
reason-no-site = There are no two free squares next to each other.
reason-no-soldiers = You have no upright worker in the war box.
reason-no-source = You can’t give anything that the { $route } still asks for: { $demand }.
reason-no-stone = This takes 1 stone. You have none, and no disc to use instead.
reason-no-such-slot = There’s no such slot: { $place }.
reason-no-tile = There’s no tile on the { $column }.
reason-no-trade-good = You have no trade good on { $square }.
reason-no-vacancy = All slots of the ships at the coast are full.
reason-no-wood = This takes 1 wood. You have none, and no disc to use instead.
reason-no-work =
    None of your unused workforce actions has work for { $workers ->
        [one] this worker.
       *[other] these { $workers } workers.
    }
reason-no-workers =
    This takes { $needed ->
        [one] 1 worker
       *[other] { $needed } workers
    }. You have { $have }, migrants included.
reason-none-in-box = There’s no { $material } left in the resources box.
reason-none-stored = { WHO($owner, "has", "You have") } no commodity in the { $factory }.
reason-not-a-ruin = The { $factory } has an owner or isn’t on the board.
reason-not-asked-for = The route asks for { $asked } here.
reason-not-beside =
    { $same ->
        [0] This square isn’t next to { $first }.
       *[other] { $first } is the first square. Choose one next to it.
    }
reason-not-built = The { $factory } isn’t built or has no owner.
reason-not-discarded = This { $route } isn’t in the discard pile.
reason-not-in-hand = This card isn’t in your hand.
reason-not-in-row = This { $route } isn’t in the row.
reason-not-next-space =
    { $end ->
        [0] The next space for your boats is { $space }.
       *[other] Your boats are already on the last space.
    }
reason-not-on-display = The { $factory } isn’t on display.
reason-not-wanted = No empty ship slot asks for { $ware }.
reason-not-your-factory = The { $factory } isn’t yours.
reason-not-your-route = This { $route } isn’t one of your open routes.
reason-not-your-slot = You have no disc on { $slot }.
reason-nothing-to-repeat = Another action wouldn’t help. You can’t do any more in { $fortune }.
reason-nothing-to-sell =
    No market within { $boats ->
        [one] 1 border
       *[other] { $boats } borders
    } has an empty slot for any of your trade goods.
reason-other-colour = The factory needs a { $colour } cube, and there’s none on this slot.
reason-other-column = Your bonus is { $bonus }, so you can buy only the tile above it.
reason-other-good = This slot in { $province } takes { $stall }, but the cube is { $good }.
reason-other-province = You’re choosing a cube in { $province } now.
reason-other-ship = The ship about to sail is the { $ship } ({ $coast }).
reason-other-ware = This slot asks for { $ware }.
reason-repeats-left =
    { $repeats ->
        [one] You still have 1 action. You can place the tax disc after it.
       *[other] You still have { $repeats } actions. You can place the tax disc after them.
    }
reason-rest-unmet = You don’t have everything that the route asks for: { $demand }.
reason-salt-field = Salt can’t be covered.
reason-same-food = The two foods must be different, and this is { $good } again.
reason-section-used = You’ve already placed a disc in the { $section } section during this action.
reason-ship-slot-taken = This slot holds { $load }, loaded by { $who }.
reason-slot-occupied = { $who } has a disc on { $slot }.
reason-slot-taken = There’s a { $colour } cube on this slot.
reason-storage-full = The { $factory } doesn’t have enough room. It stores { $stored } of { $limit }.
reason-tile-bought = You’ve already bought a crop tile in this action.
reason-too-far =
    That’s { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    } away. Your boats can cross { $boats } more this turn.
reason-too-few-rural =
    That takes { $needed ->
        [one] 1 cube
       *[other] { $needed } cubes
    } from the rural market, which has only { $have }.
reason-too-few-soldiers =
    You have { $workers ->
        [0] no worker
        [one] only 1 worker
       *[other] only { $workers } workers
    } in the war box.
reason-too-many =
    At most 4 of your workers can fight, and { $veterans ->
        [one] 1 of them is a veteran.
       *[other] { $veterans } of them are veterans.
    }
reason-top-level = The { $factory } is already at the highest level.
reason-visited = The { $factory } has already worked in this action.

## Score sheet

score-boats = Boats
score-factories = Factories
score-commodities = Delivered commodities
score-emissaries = Emissaries abroad
score-unsold = Commodities left
score-glories = War glories
score-routes = Routes
score-advancements = Advancements
score-silver = Silver
score-misfortune = Misfortune
score-total = Total

## Names

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-setup = set-up
name-bonus = bonus and turn order
name-actions = actions
name-feeding = feeding
name-resolution = resolution
name-late-shipping = late shipping
name-administration = administration
name-last-chance = last opportunity
name-huguang = Huguang
name-nanzhili = Nanzhili
name-jiangxi = Jiangxi
name-zhejiang = Zhejiang
name-sea = the sea
name-hg-a1 = Huguang A1
name-hg-b1 = Huguang B1
name-hg-c1 = Huguang C1
name-hg-d1 = Huguang D1
name-hg-e1 = Huguang E1
name-hg-a2 = Huguang A2
name-hg-b2 = Huguang B2
name-hg-c2 = Huguang C2
name-hg-d2 = Huguang D2
name-hg-e2 = Huguang E2
name-hg-a3 = Huguang A3
name-hg-b3 = Huguang B3
name-hg-c3 = Huguang C3
name-hg-d3 = Huguang D3
name-hg-e3 = Huguang E3
name-nz-a1 = Nanzhili A1
name-nz-b1 = Nanzhili B1
name-nz-c1 = Nanzhili C1
name-nz-d1 = Nanzhili D1
name-nz-e1 = Nanzhili E1
name-nz-a2 = Nanzhili A2
name-nz-b2 = Nanzhili B2
name-nz-c2 = Nanzhili C2
name-nz-d2 = Nanzhili D2
name-nz-e2 = Nanzhili E2
name-nz-a3 = Nanzhili A3
name-nz-b3 = Nanzhili B3
name-nz-c3 = Nanzhili C3
name-nz-d3 = Nanzhili D3
name-nz-e3 = Nanzhili E3
name-jx-a1 = Jiangxi A1
name-jx-b1 = Jiangxi B1
name-jx-c1 = Jiangxi C1
name-jx-d1 = Jiangxi D1
name-jx-a2 = Jiangxi A2
name-jx-b2 = Jiangxi B2
name-jx-c2 = Jiangxi C2
name-jx-d2 = Jiangxi D2
name-jx-a3 = Jiangxi A3
name-jx-b3 = Jiangxi B3
name-jx-c3 = Jiangxi C3
name-jx-d3 = Jiangxi D3
name-zj-a1 = Zhejiang A1
name-zj-b1 = Zhejiang B1
name-zj-c1 = Zhejiang C1
name-zj-d1 = Zhejiang D1
name-zj-a2 = Zhejiang A2
name-zj-b2 = Zhejiang B2
name-zj-c2 = Zhejiang C2
name-zj-d2 = Zhejiang D2
name-zj-a3 = Zhejiang A3
name-zj-b3 = Zhejiang B3
name-zj-c3 = Zhejiang C3
name-zj-d3 = Zhejiang D3
name-rice = rice
name-wheat = wheat
name-corn = corn
name-cabbage = cabbage
name-fruit = fruit
name-potato = potatoes
name-salt = salt
name-tea = tea
name-cotton = cotton
name-sugarcane = sugarcane
name-ramie = ramie
name-bamboo = bamboo
name-food = food
name-provisions = two foods
name-coin = coin
name-silk = silk
name-porcelain = porcelain
name-sugar = refined sugar
name-paper = paper
name-any-good = a good of any kind
name-any-commodity = a commodity of any kind
name-diplomacy-disc = a diplomacy disc
name-huguang-nw = Huguang market, north-west
name-huguang-ne = Huguang market, north-east
name-huguang-sw = Huguang market, south-west
name-huguang-se = Huguang market, south-east
name-nanzhili-nw = Nanzhili market, north-west
name-nanzhili-ne = Nanzhili market, north-east
name-nanzhili-sw = Nanzhili market, south-west
name-nanzhili-se = Nanzhili market, south-east
name-jiangxi-nw = Jiangxi market, north-west
name-jiangxi-ne = Jiangxi market, north-east
name-jiangxi-sw = Jiangxi market, south-west
name-jiangxi-se = Jiangxi market, south-east
name-zhejiang-nw = Zhejiang market, north-west
name-zhejiang-ne = Zhejiang market, north-east
name-zhejiang-sw = Zhejiang market, south-west
name-zhejiang-se = Zhejiang market, south-east
name-rural-red = red cube from the rural market
name-rural-blue = blue cube from the rural market
name-rural-green = green cube from the rural market
name-rural-yellow = yellow cube from the rural market
name-rural-market = rural market
name-urban-market = urban market
name-crop-tea-1 = tea tile
name-crop-tea-2 = tea tile
name-crop-tea-3 = tea tile
name-crop-tea-4 = tea tile
name-crop-salt-1 = salt tile
name-crop-salt-2 = salt tile
name-crop-salt-3 = salt tile
name-crop-salt-4 = salt tile
name-crop-cotton-1 = cotton tile
name-crop-cotton-2 = cotton tile
name-crop-cotton-3 = cotton tile
name-crop-cotton-4 = cotton tile
name-crop-sugarcane-1 = sugarcane tile
name-crop-sugarcane-2 = sugarcane tile
name-crop-sugarcane-3 = sugarcane tile
name-crop-sugarcane-4 = sugarcane tile
name-crop-ramie-1 = ramie tile
name-crop-ramie-2 = ramie tile
name-crop-ramie-3 = ramie tile
name-crop-ramie-4 = ramie tile
name-crop-bamboo-1 = bamboo tile
name-crop-bamboo-2 = bamboo tile
name-crop-bamboo-3 = bamboo tile
name-crop-bamboo-4 = bamboo tile
name-crop-potato-1 = potato tile
name-crop-potato-2 = potato tile
name-crop-potato-3 = potato tile
name-crop-potato-4 = potato tile
name-crop-corn-1 = corn tile
name-crop-corn-2 = corn tile
name-crop-corn-3 = corn tile
name-crop-corn-4 = corn tile
name-col-1 = space above Free Advancement
name-col-2 = space above Better Sales
name-col-3 = space above Fed Workers
name-col-4 = space above No Taxes
name-col-5 = space above Boat Upgrade
name-col-6 = space above Factory Upgrade
name-bonus-advancement = Free Advancement
name-bonus-sales = Better Sales
name-bonus-fed = Fed Workers
name-bonus-no-tax = No Taxes
name-bonus-boat = Boat Upgrade
name-bonus-factory = Factory Upgrade
name-card-01 = action card
name-card-02 = action card
name-card-03 = action card
name-card-04 = action card
name-card-05 = action card
name-card-06 = action card
name-card-07 = action card
name-card-08 = action card
name-card-09 = action card
name-card-10 = action card
name-card-11 = action card
name-card-12 = action card
name-boats = Construct Boats
name-plant = Plant Crops
name-sell = Sell at Urban Market
name-factories = Develop Factories
name-advancements = Choose Advancements
name-resources = Take Resources
name-produce = Produce Commodities
name-ships = Supply Ships
name-emperor = Emperor Undertakings
name-war = War & Routes
name-factory-red-silk = red silk factory
name-factory-red-porcelain = red porcelain factory
name-factory-red-sugar = red sugar factory
name-factory-red-paper = red paper factory
name-factory-blue-silk = blue silk factory
name-factory-blue-porcelain = blue porcelain factory
name-factory-blue-sugar = blue sugar factory
name-factory-blue-paper = blue paper factory
name-factory-green-silk = green silk factory
name-factory-green-porcelain = green porcelain factory
name-factory-green-sugar = green sugar factory
name-factory-green-paper = green paper factory
name-factory-yellow-silk = yellow silk factory
name-factory-yellow-porcelain = yellow porcelain factory
name-factory-yellow-sugar = yellow sugar factory
name-factory-yellow-paper = yellow paper factory
name-level-1 = level I
name-level-2 = level II
name-level-3 = level III
name-boat-00 = space 1
name-boat-01 = space 2
name-boat-02 = space 3
name-boat-03 = space 4
name-boat-04 = space 5
name-boat-05 = space 6
name-boat-06 = space 7
name-boat-07 = space 8
name-boat-08 = space 9
name-boat-09 = space 10
name-boat-10 = space 11
name-boat-11 = space 12
name-brunei = Brunei
name-dest-brunei = Brunei
name-dip-brunei = Diplomacy (Brunei)
name-ship-brunei-1 = Brunei ship
name-ship-brunei-2 = Brunei ship
name-ship-brunei-3 = Brunei ship
name-ship-brunei-4 = Brunei ship
name-korean = Korea
name-dest-korean = Korea
name-dip-korean = Diplomacy (Korea)
name-ship-korean-1 = Korean ship
name-ship-korean-2 = Korean ship
name-ship-korean-3 = Korean ship
name-ship-korean-4 = Korean ship
name-japanese = Japan
name-dest-japanese = Japan
name-dip-japanese = Diplomacy (Japan)
name-ship-japanese-1 = Japanese ship
name-ship-japanese-2 = Japanese ship
name-ship-japanese-3 = Japanese ship
name-ship-japanese-4 = Japanese ship
name-portuguese = Portugal
name-dest-portuguese = Portugal
name-dip-portuguese = Diplomacy (Portugal)
name-ship-portuguese-1 = Portuguese ship
name-ship-portuguese-2 = Portuguese ship
name-spanish = Spain
name-dest-spanish = Spain
name-dip-spanish = Diplomacy (Spain)
name-ship-spanish-1 = Spanish ship
name-ship-spanish-2 = Spanish ship
name-dutch = Netherlands
name-dest-dutch = the Netherlands
name-dip-dutch = Diplomacy (the Netherlands)
name-ship-dutch-1 = Dutch ship
name-ship-dutch-2 = Dutch ship
name-pool-east = the Eastern pool
name-pool-european = the European pool
name-coast-1 = coastal box 1
name-coast-1-s1 = coastal box 1, slot 1
name-coast-1-s2 = coastal box 1, slot 2
name-coast-1-s3 = coastal box 1, slot 3
name-coast-2 = coastal box 2
name-coast-2-s1 = coastal box 2, slot 1
name-coast-2-s2 = coastal box 2, slot 2
name-coast-2-s3 = coastal box 2, slot 3
name-coast-3 = coastal box 3
name-coast-3-s1 = coastal box 3, slot 1
name-coast-3-s2 = coastal box 3, slot 2
name-coast-3-s3 = coastal box 3, slot 3
name-coast-4 = coastal box 4
name-coast-4-s1 = coastal box 4, slot 1
name-coast-4-s2 = coastal box 4, slot 2
name-coast-4-s3 = coastal box 4, slot 3
name-route-01 = silk route
name-route-02 = porcelain route
name-route-03 = silk route
name-route-04 = sugar route
name-route-05 = paper route
name-route-06 = wheat and rice route
name-route-07 = cabbage and fruit route
name-route-08 = cabbage route
name-route-09 = fruit route
name-route-10 = cotton route
name-route-11 = salt route
name-route-12 = ramie route
name-route-13 = sugarcane route
name-route-14 = bamboo route
name-route-15 = route for a commodity and a good
name-route-16 = route for a commodity
name-route-17 = route for two commodities
name-route-18 = route for a commodity and two goods
name-route-19 = emissary route
name-route-20 = emissary route
name-route-row = routes
name-wildfire = wildfire
name-flood = flood
name-drought = drought
name-diplomacy = Diplomacy
name-economy = Economy
name-eco-rice = Economy (rice)
name-eco-wood = Economy (wood)
name-eco-stone = Economy (stone)
name-eco-raw = Economy (raw material)
name-eco-boat = Economy (boat)
name-eco-copper = Economy (copper)
name-emp-salt = Emperor (salt)
name-emp-sale = Emperor (extra sale)
name-emp-crop = Emperor (crop tile)
name-emp-same-box = Emperor (occupied box)
name-emp-worker = Emperor (extra worker)
name-emp-eager = Emperor (eager migrants)
name-war-wheat = War (wheat)
name-war-route = War (route tile)
name-war-coins = War (coins)
name-war-veterans = War (veterans)
name-war-recruit = War (recruit)
name-war-weaker = War (weaker enemy)
name-box-palace = Palace Keeping
name-box-road = Road Construction
name-box-canal = Water Canal
name-box-bridge = Bridge Building
name-war-1 = first war slot
name-workers-1 = 1 worker
name-war-2 = second war slot
name-workers-2 = 2 workers
name-war-3 = third war slot
name-workers-3 = 3 workers
name-war-4 = fourth war slot
name-workers-4 = 4 workers
name-war-box = war box
name-migrants-bottom = migrants ready to work
name-migrants-top = new migrants
name-worker = worker
name-wood = wood
name-stone = stone
name-copper = copper
name-silver = silver
name-misfortune = misfortune
name-tax-space = tax space
name-turn = turn
name-vp = victory points
name-emissary = emissary
name-die = exchange die
name-seat-0 = Red
name-seat-1 = Blue
name-seat-2 = Green
name-seat-3 = Yellow

## Counts

name-taxes = taxes
name-cube = cube
name-piece = commodity piece
name-disc = disc
count-misfortune =
    { $n ->
        [one] 1 misfortune tile
       *[other] { $n } misfortune tiles
    }
count-worker =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
count-cube =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
count-piece =
    { $n ->
        [one] 1 commodity piece
       *[other] { $n } commodity pieces
    }
count-disc =
    { $n ->
        [one] 1 disc
       *[other] { $n } discs
    }
count-copper = { $n } copper
count-silver = { $n } silver
count-wood = { $n } wood
count-stone = { $n } stone
count-face-1-0 = { $n } of value 1 without workers
count-face-1-1 = { $n } of value 1 with 1 worker
count-face-1-2 = { $n } of value 1 with 2 workers
count-face-1-3 = { $n } of value 1 with 3 workers
count-face-2-0 = { $n } of value 2 without workers
count-face-2-1 = { $n } of value 2 with 1 worker
count-face-2-2 = { $n } of value 2 with 2 workers
count-face-2-3 = { $n } of value 2 with 3 workers
count-face-3-0 = { $n } of value 3 without workers
count-face-3-1 = { $n } of value 3 with 1 worker
count-face-3-2 = { $n } of value 3 with 2 workers
count-face-3-3 = { $n } of value 3 with 3 workers
count-rice = { $n } rice
count-wheat = { $n } wheat
count-corn = { $n } corn
count-cabbage = { $n } cabbage
count-fruit = { $n } fruit
count-potato =
    { $n ->
        [one] 1 potato
       *[other] { $n } potatoes
    }
count-salt = { $n } salt
count-tea = { $n } tea
count-cotton = { $n } cotton
count-sugarcane = { $n } sugarcane
count-ramie = { $n } ramie
count-bamboo = { $n } bamboo
count-silk = { $n } silk
count-porcelain = { $n } porcelain
count-sugar = { $n } refined sugar
count-paper = { $n } paper
count-any-good =
    { $n ->
        [one] 1 good of any kind
       *[other] { $n } goods of any kind
    }
count-any-commodity =
    { $n ->
        [one] 1 commodity of any kind
       *[other] { $n } commodities of any kind
    }
count-diplomacy-disc =
    { $n ->
        [one] 1 diplomacy disc
       *[other] { $n } diplomacy discs
    }

## On the board

board-moment = Round { $round } of { $rounds }, { $phase }
board-order = Turn order
board-crops = Crop track
board-bonuses = Bonuses
board-exchange = Copper for a silver bag
board-rate = { $n } copper for a silver bag
board-council = Advancements
board-section-diplomacy = Diplomacy
board-section-economy = Economy
board-section-emperor = Emperor
board-section-war = War & Routes
board-fresh = just placed
board-river = YANGTZE
board-coast = The coast
board-foreign = Foreign markets
board-pool-east = East
board-pool-european = Europe
board-works = Workforce
board-display = Factories to build
board-on-display = may be built
board-ruin = no owner, may be rebuilt
board-level = level { $n }
board-storage = holds { $n } of { $limit }
board-stock =
    { $n ->
        [one] { $seat }’s commodity
       *[other] { $seat }’s { $n } commodities
    }
board-tile = crop tile
board-cubes =
    { $n ->
        [one] { $seat }’s cube
       *[other] { $seat }’s { $n } cubes
    }
board-raw = holds { $seat }’s cube
board-pays = pays { $n } copper
board-asks = asks for { $ware }
board-emissaries =
    { $n ->
        [one] { $seat }’s emissary
       *[other] { $seat }’s { $n } emissaries
    }
board-no-ship = no ship
board-no-next = no further ship
board-next = next: { $ship } ({ $wares }), { $n } more
board-demand = asks for { $demand }
board-fulfilled = fulfilled
board-pay = pays { $gain }
board-points = { $n } VP
board-war =
    { $n ->
        [one] 1 war symbol
       *[other] { $n } war symbols
    }
board-strength = strength { $own } against { $enemy }
board-stacks =
    { $n ->
        [one] 1 tile in each stack
       *[other] { $n } tiles in each stack
    }
board-discards =
    { $n ->
        [one] 1 tile discarded
       *[other] { $n } tiles discarded
    }
board-discards-open = The discard pile: choose a route
board-empty = empty
board-price = { $n } copper
board-value = value { $n }
board-workers =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
board-waiting =
    { $n ->
        [one] 1 worker waits
       *[other] { $n } workers wait
    }
board-capacity = boat capacity { $n }
board-left = { $n } left
board-migrants-top = New migrants
board-migrants-bottom = Ready migrants
board-market = Market
board-food = food for the workers on the board: { $due } needed, { $have } on the fields
board-tax = taxes for the cards and discs so far: sum { $sum }, { $due } silver due
board-supply = In supply
board-score = { $n } VP
board-food-short = food { $have } of { $due }
board-food-held = food { $have }
board-tax-short = tax { $n }
board-tax-sum = sum { $n }
board-factories-left = { $n } more to come
board-beside = beside { $one } and { $other }
board-total = { $n } VP if the game ended now
board-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
board-hand = Hand
board-row = Routes
board-rural = Rural market
board-taxes = Taxes
board-resources = Resources
board-produce = Produce
board-ships = Ships
board-boats = Boats
board-plant = Plant
board-sell = Sell
board-factories = Factories
board-advancements = Advancements
board-routes = Open routes
board-won =
    { $n ->
        [one] 1 route won
       *[other] { $n } routes won
    }
board-boat-track = Boat track, capacity by space
board-legend = In capitals: a crop tile. 2R: Red’s 2 cubes. #Si1R: Red’s silk factory at level I. #Si0-: one in ruins.
board-all-cards = Action cards
board-meal =
    { $n ->
        [1] 1 cube makes 1 food
       *[other] { $n } cubes make 1 food
    }
board-card-hand = in your hand
board-card-deck = in the deck
board-card-played = played
board-card-discarded = out of the game

# What a thing does: part of a sentence, after its name.
help-resources = each worker takes 1 wood or 1 stone for 1 copper
help-produce = turns cubes from the urban markets into commodities
help-ships = each worker loads 1 commodity, 1 tea or 2 salt onto a ship for 1 silver
help-emperor = each box needs an exact number of workers and pays at the end of the round
help-war = your workers fight for glory, and you may fulfil a route in the row
help-boats = 1 step on the boat track for 1 wood, per action
help-plant = per action, plant an empty field or, once, buy and plant a crop tile
help-sell = per action, sell 1 trade good from a field to an empty urban market slot
help-factories = per action, build a factory for 1 stone or upgrade one for 3 or 5 copper
help-advancements = per action, place a disc on an empty slot, each in a different section
help-rural-market = sell any food but rice for 1 copper at any time in your turn, or buy a cube for 2 copper when you need food
help-bonus-advancement = place a disc on any empty slot at once
help-bonus-sales = 1 extra copper for each cube that you sell this round
help-bonus-fed = your workers need no food this round
help-bonus-no-tax = you pay no taxes this round
help-bonus-boat = a free step on the boat track at once
help-bonus-factory = a free upgrade for one of your factories at once
help-box-palace = 2 copper
help-box-road = 3 copper and a route from the discard pile
help-box-canal = 4 copper and a step on the boat track
help-box-bridge = 1 silver and a free upgrade for one of your factories
help-dip-brunei = the disc sails as an emissary on a Brunei ship with its owner’s load, for 1 VP on arrival
help-dip-korean = the disc sails as an emissary on a Korean ship with its owner’s load, for 1 VP on arrival
help-dip-japanese = the disc sails as an emissary on a Japanese ship with its owner’s load, for 1 VP on arrival
help-dip-portuguese = the disc sails as an emissary on a Portuguese ship with its owner’s load, for 1 VP on arrival
help-dip-spanish = the disc sails as an emissary on a Spanish ship with its owner’s load, for 1 VP on arrival
help-dip-dutch = the disc sails as an emissary on a Dutch ship with its owner’s load, for 1 VP on arrival
help-eco-rice = the disc counts as 2 rice
help-eco-wood = the disc counts as 1 wood
help-eco-stone = the disc counts as 1 stone
help-eco-raw = the disc counts as 1 cube of raw material, already at the factory
help-eco-boat = 1 extra boat capacity for one turn
help-eco-copper = the disc counts as 2 copper
help-emp-salt = the disc counts as 1 salt
help-emp-sale = 1 sale to an urban market
help-emp-crop = 1 crop tile to buy and place
help-emp-same-box = the disc lets its owner use an occupied undertaking box
help-emp-worker = the disc counts as an extra worker in an undertaking
help-emp-eager = new migrants may also work on an undertaking
help-war-wheat = the disc counts as 1 wheat
help-war-route = 1 route to take from the discard pile
help-war-coins = 1 copper for each of its owner’s workers at war
help-war-veterans = up to 2 workers stay at war for the next round
help-war-recruit = the disc fights as an extra worker
help-war-weaker = the enemy’s strength drops by 2

# What a position is worth: hints say which of these a choice changes.
worth-score = points scored
worth-purse = money, wood and stone
worth-boats = boats
worth-factories = factories
worth-wares = commodities in factories
worth-ships = deliveries and loads on ships
worth-crops = trade goods and raw material
worth-food = food and misfortune
worth-taxes = upcoming taxes
worth-advancements = advancements
worth-war = war glory
worth-routes = routes
worth-plans = cards, workers and undertakings

## The coach

coach-hunger = Your fields are { $n } food short for your workers on the board. Each food missing at the meal costs a misfortune tile: −2 VP.
coach-tax-step = This disc moves your tax sum up a step, so you owe 1 more silver. Is the extra action worth it?
coach-idle = You can’t do anything there now, so the card would only give you its workers. Another action might use it better.
coach-left-over =
    { $n ->
        [one] 1 worker finds no work there and becomes a migrant.
       *[other] { $n } workers find no work there and become migrants.
    } Is there a task for a group of exactly this size?
coach-feed = Your workers eat every round: 1 food for every 3 workers. Each missing food costs a misfortune tile, so save some food for them.
coach-tax = Your tax sum is the cards you played plus your tax discs. Up to 5 is free, and 9 or more costs 2 silver. Count before you place another disc.
coach-emissary = A disc that sails as an emissary leaves its section, but it scores where it arrives.
coach-wildfire = Wildfire: each owner loses a level of one factory. Choose one that costs few points and burns nothing in storage.
coach-drought = Drought takes 1 cube in each province where you have any. Give up the one that you need least for food, markets or ships.
coach-war-help = A disc fights as a worker here. Spend it if it wins the war or a better rank: 4 VP for the most workers, 2 VP for the second most.
coach-late = Late shipping: two different foods that you don’t need earn 1 silver, and may even make a ship sail.
coach-last-round = This is the last round. Find a ship for every commodity: one left at home scores only 1 VP. Each silver scores 1 VP, and each misfortune tile costs 2 VP.
coach-route = When you have workers at war, you may also fulfil a route in the row. It pays at once and scores at the end.
coach-bonus = Your bonus also sets when you act: the further left it is, the earlier this round.
coach-tax-ahead =
    With the cards you’ve played and those in your hand, your tax sum comes to { $total }. That costs { $n ->
        [one] 1 silver
       *[other] { $n } silver
    } in all, more than you can pay now. If you fall short, you lose your copper and take misfortune tiles.
coach-fits =
    { $n ->
        [one] 1 worker finds no work there and becomes a migrant.
       *[other] { $n } workers find no work there and become migrants.
    } Another of your groups is exactly the right size.
coach-veterans = Veterans stay for the next war and fight again, but they eat until then.
coach-lose = The factory can’t store everything any more. You choose whose commodity burns.
coach-demand = A route scores once all its demands are met. Give first what you need least elsewhere.
coach-serve = You can put pieces on your open routes now. A completed route pays at once and scores at the end.
coach-bridge = The bridge upgrades a factory for free: more storage now, and more points at the end.
coach-extra = Migrants can make up the workers you’re missing. They work once, then return to your supply.
coach-last-chance = This is your last opportunity to sell food and complete open routes. After that, they score nothing.
coach-claim = You may take one route from the discard pile. Choose one whose goods you make anyway.
coach-boats-short =
    A ship wants your { $ware }, but your boats are { $n ->
        [one] 1 border
       *[other] { $n } borders
    } short. Wood for a better boat, a boat disc or the canal would help.
coach-last-slot =
    One ship ({ $country }) needs just one more load: { $ware }. { $n ->
        [0] If any player brings it, your load sails too.
       *[other] You have it. Load it, and the ship sails and your loads score.
    }
coach-more-soldiers =
    { $n ->
        [one] 1 more worker at war
       *[other] { $n } more workers at war
    } { $gain ->
        [0] would win it
       *[other] would put you first, for 4 VP if the war is won
    }.
coach-could-produce = Raw material is in reach, and this group is large enough to use the { $factory }.
coach-fire-ahead = Wildfire is coming, and your factories are full ({ $factory }). You’d lose a level and a commodity. Ship something or upgrade a factory first.
coach-flood-ahead = A flood is coming, and it would cost you boat capacity. Advance one more step before the round ends to keep it.
coach-drought-ahead = A drought is coming. It takes 1 cube in every province, and you have only 1 in { $province }. Plant a second one there, or use it before the round ends.
coach-cube-at-risk = { $who }’s boats can also reach raw material that you need. It may be gone by your next turn.
coach-fed-or-free =
    The workers on your cards will need { $n } food, and your fields have { $own }. { $tax ->
        [0] These cards cost no taxes.
        [one] Taxes for these cards cost 1 silver.
       *[other] Taxes for these cards cost { $tax } silver.
    } Choose the bonus that saves you more.

## Choices in tables of figures

verb-build = Build a factory
verb-site = Choose a factory’s first square
verb-beside = Choose its second square
verb-fetch = Take wood or stone
verb-peddle = Sell to the rural market
verb-use = Use an advancement
verb-embark = Send the emissary
verb-pay = Choose how to pay
verb-bonus = Choose a bonus
verb-skip = Skip a bonus
verb-advance = Place a disc on an advancement
verb-upgrade = Upgrade a factory
verb-leave = Buy no crop tile
verb-buy = Buy a crop tile
verb-lay = Place a crop tile
verb-play = Play a card
verb-send = Send out a group of workers
verb-migrate = Send workers to the migrants
verb-act = Play a card on a Fortune action
verb-stop = Stop an action
verb-tax = Place a tax disc for an action
verb-boat = Build a boat
verb-plant = Plant a field
verb-sell = Sell to an urban market
verb-market = Choose a market slot
verb-rebuild = Rebuild a factory
verb-work = Use a Workforce action
verb-produce = Make a commodity
verb-double = Make two commodities
verb-raw = Choose the raw material
verb-load = Load a ship
verb-add = Add the second salt
verb-stow = Choose a ship slot
verb-hold = Keep the emissary at home
verb-undertake = Take on an undertaking
verb-join = Join an occupied undertaking
verb-call = Call a migrant
verb-muster = Send workers to war
verb-fulfil = Fulfil a route
verb-give = Give something for a route
verb-claim = Take a route from the discards
verb-end = End the turn
verb-feed = Feed workers
verb-starve = Stop feeding
verb-done = Finish an optional step
verb-keep = Keep veterans
verb-burn = Choose the factory that burns
verb-lose = Choose the commodity that burns
verb-wither = Lose a cube to drought
verb-serve = Deliver to an open route
verb-meet = Choose a demand to meet
verb-settle = Settle the taxes
verb-pass = Ship nothing
verb-supply = Ship food late

## What a component file must contain

expected-capacities = capacities that never fall
expected-corners = coin and three trade goods
expected-demand = one to three pieces, with no good twice
expected-different-corners = four different corners
expected-fields = rows of goods, { $rows } by { $columns }
expected-meals = 1 or 2 for food, 0 for a trade good
expected-palace = 1 worker and a space for every player
expected-tax-steps = steps that rise from 0
expected-wares = one to three wares
expected-ways = a way from { $province } to everywhere
