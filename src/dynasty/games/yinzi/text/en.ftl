# Yínzi in English: every sentence and name that players read.

## The game

title = Yínzi
designers = Rôla and Costa (José Carlos Santos and Luís Costa)
publisher = Spielworxx
about-game = Grow crops, run factories and sail the goods of your clan down the Yangtze in the age of silver.
about-length = 90 to 180 minutes
about-weight = heavy
credits = Yínzi: The Shining Ming Dynasty is a board game by Rôla and Costa (José Carlos Santos and Luís Costa), published by Spielworxx in 2019. All drawings and sentences here are our own; no part of the original artwork or rulebook is used.
about-components =
    The rules, most numbers of pieces, the advancements, the undertakings, the production table, the taxes, all prices outside the crop track but one, and the points of factories, boats, glories, silver and misfortune follow the published rulebook. So do what nineteen of the twenty routes ask, pay and score, and how many routes carry a disaster. Some values are printed only on the pieces and the board, and the rulebook’s text does not give them. They are reconstructed here, so they may differ from your copy.

    Reconstructed are: the fields of the four provinces and some of their borders; the goods of the urban market tiles; how many crop tiles there are of each trade good (four potato and four corn tiles are certain) and most prices of the crop track; the distribution of the action cards, but for one of them; the size of the factories, and that there is one for each colour and commodity; the demands of all ships but one, and the points of the foreign markets; which demand occurs on two route tiles, the war symbols of the routes, and which routes carry the disasters; half of the spaces of the boat track, and most of the exchange track; that a ruined factory is rebuilt for one stone.

    Each value in the component files carries a mark: R is stated in the rulebook, E follows from an example or a picture in it, P comes from a public page, C was chosen by us within the limits that the others set. If you own the game, you can load a file with the values of your copy; the rules stay the same.

## Questions

ask-start-factory = Choose your first factory.
ask-site = Where does the factory stand? Choose its first square.
ask-beside = Choose its second square, next to the first.
ask-start-resource = Take one wood or one stone.
ask-bonus = Choose a bonus; it is also your place in the turn order.
ask-free-advancement = Free Advancement: on which slot do you place a disc?
ask-free-upgrade = Factory Upgrade: which of your factories do you raise?
ask-buy-crop = Do you buy the crop tile above your bonus?
ask-crop = Which crop tile do you buy?
ask-lay = On which square do you lay the crop tile?
ask-turn = Your turn: do you play a card or send a group of workers?
ask-fortune = On which fortune action do you play the card?
ask-workforce = To which workforce action do you send the group?
ask-boats = Construct Boats: do you advance?
ask-plant = Plant Crops: which field do you plant, or which crop tile do you buy?
ask-sell = Sell at Urban Market: which cube do you sell?
ask-sale = Extra sale: which cube do you sell to an urban market?
ask-stall = To which slot of an urban market does the cube go?
ask-develop = Develop Factories: do you build, rebuild or raise one?
ask-advancement = Choose Advancements: on which slot do you place a disc?
ask-payment = How do you pay?
ask-resources = Take Resources: what does a worker fetch?
ask-produce = Produce Commodities: which factory works for you?
ask-raw = Which cube does the factory use?
ask-load = Supply Ships: what does a worker bring to a ship?
ask-second-salt = Which salt is the second of the load?
ask-stow = Which slot of which ship takes the load?
ask-emissary = The ship is about to sail. Do you send your emissary along?
ask-undertaking = Emperor Undertakings: which box do your workers serve?
ask-extra = The box needs one more worker. Who joins?
ask-muster = War & Routes: how many workers go to war?
ask-fulfil = Do you fulfil a route of the row?
ask-piece = What do you give for the route?
ask-end-turn = Anything else before your turn ends?
ask-feed = What do your workers eat?
ask-feed-second = Which cube makes up the pair?
ask-war-help = War glories: do you use advancements?
ask-veterans = Do you keep veterans for the next war?
ask-burn = Wildfire: which of your factories loses a level?
ask-lose = The store of the factory is too small now. Whose commodity burns?
ask-wither-huguang = Drought: which of your cubes in Huguang is lost?
ask-wither-nanzhili = Drought: which of your cubes in Nanzhili is lost?
ask-wither-jiangxi = Drought: which of your cubes in Jiangxi is lost?
ask-wither-zhejiang = Drought: which of your cubes in Zhejiang is lost?
ask-serve = Do you serve one of your open routes?
ask-demand = Which demand of the route do you meet?
ask-route = Which route do you take from the discard pile?
ask-bridge = The bridge is built: which of your factories rises a level for free?
ask-tax = Taxes are due. Do you sell food first, or settle?
ask-late = Late shipping: which is the first of two different foods?
ask-late-second = Which different food goes with it?
ask-late-end = Do you send an emissary, or are you done?
ask-last-chance = Last opportunity: do you sell food, serve a route, or are you done?

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
    Raise the { $thing } to { $level } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }: store { $storage }, { $more } VP more
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
            [0] , with 1 worker
           *[other] , with 1 migrant
        }
    }
choice-bonus =
    { $thing }: { $effect }. Above it: { $tile }{ $copper ->
        [0] { "" }
       *[other] { " " }for { $copper } copper
    }
choice-skip = Make no use of { $thing }
choice-buy =
    Buy the { $tile } ({ $thing }) for { $copper } copper{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }: a new field with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } of yours
choice-leave =
    { $there ->
        [0] Go on: no tile lies above your bonus
       *[other] Leave the { $tile } on the track
    }
choice-lay =
    Lay it on { $thing } (covers { $good }): { $cubes ->
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
    Send your emissary with the { $ship } ({ $thing }): { $points } VP when it reaches { $market }; the disc leaves Diplomacy
choice-hold = Keep your emissary at home: the disc stays in Diplomacy
choice-play =
    Play a card of value { $value }: { $value ->
        [one] 1 repeat
       *[other] up to { $value } repeats
    }, { $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    }
choice-send =
    Send { $workers ->
        [one] the worker
       *[other] the { $workers } workers
    } under { $thing } to work
choice-migrate =
    Send { $workers ->
        [one] the worker
       *[other] the { $workers } workers
    } under { $thing } away, to the migrants: there is no work left
choice-act =
    { $thing }: { $value ->
        [one] 1 repeat
       *[other] up to { $value } repeats
    }; { $workers ->
        [0] no workers come along
        [one] 1 worker will wait here
       *[other] { $workers } workers will wait here
    }{ $idle ->
        [0] { "" }
       *[other] . Nothing can be done there now: { $why }
    }
choice-work =
    { $thing } with { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }: { $effect }
choice-stop =
    { $route ->
        [0] Stop the action { $thing }
       *[other] Fulfil no route
    }{ part-unused }
part-unused =
    { $workers ->
        [0] { "" }
        [one] ; 1 unused worker becomes a migrant
       *[other] ; { $workers } unused workers become migrants
    }{ $repeats ->
        [0] { "" }
        [one] ; 1 repeat is lost
       *[other] ; { $repeats } repeats are lost
    }
choice-tax =
    One more repeat for a disc on the { $thing }: your tax sum is { $sum } so far, { $silver } silver due{ $next ->
        [0] { "" }
       *[other] { " " }(more from { $next } on)
    }{ $cards ->
        [0] { "" }
        [one] ; 1 card is still to come
       *[other] ; { $cards } cards are still to come
    }
choice-end = End your { $thing }
choice-boat =
    Pay 1 wood and advance to { $thing }: capacity { $capacity }{ $more ->
        [0] , as before
       *[other] , { $more } more
    }
choice-plant =
    Plant { $good } on { $thing }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
choice-sell = Sell { $good } from { $thing }, for up to { $copper } copper
choice-market =
    { $province }, { $stall } slot: +{ $copper } copper{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] , using the boat disc
    }
choice-produce =
    Make { $wares } in the { $thing }: 1 { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cube, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $migrants ->
        [0] { "" }
       *[other] { " " }({ $migrants } from the migrants)
    }{ $copper ->
        [0] { "" }
       *[other] , a fee of { $copper } copper to { $owner }
    }{ $silver ->
        [0] { "" }
       *[other] , a fee of { $silver } silver to { $owner }
    }
choice-double =
    Make { $wares } in the { $thing }: 2 { $colour ->
        [0] red
        [1] blue
        [2] green
       *[other] yellow
    } cubes, { $workers ->
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
        [0] , no boat
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] , using the boat disc
    }
choice-load =
    { $pair ->
        [0] { $source ->
            [0] Load { $load } from { $thing }: +{ $silver } silver
           *[other] Load { $load } from the { $thing }: +{ $silver } silver
        }
       *[other] Load salt from { $thing } and a second salt: +{ $silver } silver
    }{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $pair ->
        [0] { "" }
       *[other] { " " }for the first
    }{ $disc ->
        [0] { "" }
       *[other] , using the boat disc
    }{ $migrants ->
        [0] { "" }
       *[other] , with 1 migrant
    }
choice-add =
    And salt from { $thing }: { $boats ->
        [one] 1 boat
       *[other] { $boats } boats
    } in all{ $disc ->
        [0] { "" }
       *[other] , using the boat disc
    }
choice-stow =
    { $ship } ({ $coast }), { $ware } slot: +{ $silver } silver; { $left ->
        [0] the ship sails at once
        [one] 1 slot stays empty
       *[other] { $left } slots stay empty
    }{ $points ->
        [0] { "" }
       *[other] { $left ->
            [0] , and your { $load } scores { $points } VP in { $market }
           *[other] ; once it sails, your { $load } scores { $points } VP in { $market }, as things stand
        }
    }
choice-undertake =
    { $thing }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } of them still to be called
    }{ $left ->
        [0] { "" }
        [one] , 1 becomes a migrant
       *[other] , { $left } become migrants
    }. Reward at the end of the round: { $effect }
choice-join =
    Join { $thing } with the disc for occupied boxes: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $extra ->
        [0] { "" }
       *[other] , { $extra } of them still to be called
    }{ $left ->
        [0] { "" }
        [one] , 1 becomes a migrant
       *[other] , { $left } become migrants
    }. Reward at the end of the round: { $effect }
choice-call =
    One of your { $thing } ({ $workers } there){ $disc ->
        [0] { "" }
       *[other] , using the disc for eager migrants
    }
choice-muster =
    Send { $thing } to war{ $migrants ->
        [0] { "" }
       *[other] { " " }({ $migrants } from the migrants)
    }: strength { $strength } against { $enemy }{ $left ->
        [0] { "" }
        [one] ; 1 becomes a migrant
       *[other] ; { $left } become migrants
    }
choice-keep = Keep { $thing } for the next war, using the disc on { $slot }
choice-fulfil =
    Fulfil the { $thing }: give { $demand }, get { $pays ->
        [0] { "" }
       *[other] { $gain } now and{ " " }
    }{ $points } VP at the end
choice-serve =
    Serve your { $thing }, which asks for { $demand }: once complete it brings { $pays ->
        [0] { "" }
       *[other] { $gain } and{ " " }
    }{ $points } VP
choice-claim =
    Take the { $thing }, which asks for { $demand }: once complete it brings { $pays ->
        [0] { "" }
       *[other] { $gain } and{ " " }
    }{ $points } VP
choice-meet = Give something for this demand: { $thing }
choice-give =
    { $source ->
        [0] Give { $piece } from { $thing }
        [1] Buy a { $thing } as { $piece } for { $copper } copper
        [2] Give the disc on { $thing }, for { $demand }
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
    } ({ $due } needed)
choice-starve =
    Feed no more: { $count ->
        [one] 1 misfortune tile
       *[other] { $count } misfortune tiles
    }, { $points } VP less at the end
choice-supply =
    { $source ->
        [0] Ship { $good } from { $thing }
        [1] Buy a { $thing } for { $copper } copper
       *[other] Use the disc on { $thing }
    }{ $more ->
        [0] { "" }
       *[other] { $copper ->
            [0] ; the second food can only be bought, for { $more } copper
           *[other] , and the second food can only be bought, for { $more } more
        }
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }{ $boats ->
        [0] { "" }
        [one] ; 1 boat
       *[other] ; { $boats } boats
    }{ $second ->
        [0] { "" }
       *[other] { $boats ->
            [0] { "" }
           *[other] { " " }in all
        }
    }{ $disc ->
        [0] { "" }
       *[other] , using the boat disc
    }; the pair earns { $silver } silver
choice-pass = Ship nothing this round
choice-burn =
    The { $thing } { $ruin ->
        [0] falls to { $level }
       *[other] becomes a ruin without an owner
    }: { $points } VP less{ $lost ->
        [0] { "" }
       *[other] , a commodity burns
    }
choice-lose = Let a commodity of { WHO($owner, "", "yours") } burn: { $ware }
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
            [0] :
           *[other] ;
        } { $missing } silver short, so you lose { $lost } copper and take { $missing ->
            [one] 1 misfortune tile
           *[other] { $missing } misfortune tiles
        }, { $points } VP less at the end
    }
choice-done =
    { $part ->
        [0] Use no further advancements for the war
        [1] Keep no veterans
        [2] Done with your routes
        [3] Done with late shipping
       *[other] Done: on to the final scoring
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
       *[other] : nothing now
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
heading-upgrade = Raise a level
heading-tax = One more repeat
heading-buy = Buy a crop tile
heading-plant = Plant
heading-produce = One cube
heading-double = Two cubes at once
heading-raw = A cube of the market
heading-undertake = A free box
heading-join = An occupied box
heading-call = Migrants
heading-add = A second salt
heading-serve = Serve a route
heading-feed = From your fields
heading-feed-bought = From the rural market
heading-use = Use a disc
heading-peddle = Sell to the rural market
heading-embark = Send an emissary

## What is given up, to be asked back

forgo-repeats = Your card still has repeats that you could use. Stop all the same?
forgo-workers = There is still work for your group; whoever is left becomes a migrant. Stop all the same?
forgo-bonus = The bonus costs you nothing. Make no use of it all the same?
forgo-feeding = You could still find food. Take the misfortune all the same?
forgo-last-routes = A route could still be served, and this is the last opportunity. End all the same?

## What a lit thing wears

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
event-bonus-taken = { WHO($seat, "takes", "You take") } the bonus { $bonus }.
event-bonus-unused = { WHO($seat, "makes", "You make") } no use of { $bonus }.
event-crop-out-of-reach = { WHO($seat, "cannot", "You cannot") } buy the { $tile }: { $why }.
event-crop-bought = { WHO($seat, "buys", "You buy") } the { $tile } for { $copper } copper.
event-crop-laid =
    { WHO($seat, "lays", "You lay") } the tile on { $square }, over { $covered }, with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } of { $good }.
event-order-set = Turn order of the round: { $order }.
event-track-refilled = New on the crop track: { $tiles }.
event-cards-drawn = You draw three cards: { $faces }.
event-card-played =
    { WHO($seat, "plays", "You play") } a card of value { $value } on { $fortune }; { $workers ->
        [0] no worker waits
        [one] 1 worker waits
       *[other] { $workers } workers wait
    } below it.
event-taxed = { WHO($seat, "lays", "You lay") } a tax disc for one more repeat of { $fortune }: tax sum { $sum } so far.
event-repeats-lost =
    { $forced ->
        [0] { WHO($seat, "stops", "You stop") }: { $repeats ->
            [one] 1 repeat
           *[other] { $repeats } repeats
        } of { $fortune } unused.
       *[other] { WHO($seat, "can", "You can") } do no more in { $fortune } ({ $why }): { $repeats ->
            [one] 1 repeat is lost.
           *[other] { $repeats } repeats are lost.
        }
    }
event-boat-advanced =
    { WHO($seat, "advances", "You advance") } to { $space } of the boat track{ $wood ->
        [0] { "" }
       *[other] { " " }for { $wood } wood
    }: capacity { $capacity }.
event-boat-at-end = { WHO($seat, "stands", "You stand") } on the last space of the boat track: there is no further step.
event-boat-lost = The flood takes { WHO($seat, "", "you") } back to { $space } of the boat track: capacity { $capacity }.
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
    { WHO($seat, "raises", "You raise") } the { $factory } to { $level }{ $copper ->
        [0] { " " }for free.
       *[other] { " " }for { $copper } copper.
    }
event-factory-drawn = New on display: the { $factory }.
event-advancement-placed = { WHO($seat, "places", "You place") } a disc on { $slot }.
event-advancement-used = { WHO($seat, "uses", "You use") } the disc on { $slot }: { $effect }.
event-copper-saved = The disc pays { $copper } copper for { $seat }.
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
        [0] { WHO($seat, "leaves", "You leave") } { $workers ->
            [one] 1 worker unused, who becomes a migrant.
           *[other] { $workers } workers unused, who become migrants.
        }
       *[other] { WHO($seat, "finds", "You find") } no more work for { $workers ->
            [one] 1 worker, who becomes a migrant.
           *[other] { $workers } workers, who become migrants.
        }
    }
event-migrants-joined =
    { $workers ->
        [one] 1 migrant of { WHO($seat, "", "yours") } joins the work.
       *[other] { $workers } migrants of { WHO($seat, "", "yours") } join the work.
    }
event-turn-skipped = { WHO($seat, "has", "You have") } neither cards nor workers left and { FORM($seat, "skips", "skip") } a turn.
event-raw-taken = { WHO($seat, "takes", "You take") } the { $colour } cube from the { $stall } slot in { $province } as raw material.
event-produced = { WHO($seat, "produces", "You produce") } { $wares } in the { $factory }.
event-loaded = { WHO($seat, "loads", "You load") } { $load } onto the { $ship } ({ $coast }): +{ $silver } silver.
event-sailed = The { $ship } sets sail.
event-delivered = { WHO($seat, "delivers", "You deliver") } { $ware } to { $market }: { $points } VP at the end.
event-cubes-returned =
    { $cubes ->
        [one] { WHO($seat, "gets", "You get") } 1 cube back into supply.
       *[other] { WHO($seat, "gets", "You get") } { $cubes } cubes back into supply.
    }
event-emissary-embarked = { WHO($seat, "sends", "You send") } the disc on { $slot } as an emissary with the { $ship }.
event-emissary-held = { WHO($seat, "keeps", "You keep") } the disc on { $slot } at home.
event-emissary-arrived =
    { $count ->
        [one] 1 emissary of { WHO($seat, "", "yours") } reaches { $market }: { $points } VP at the end.
       *[other] { $count } emissaries of { WHO($seat, "", "yours") } reach { $market }: { $points } VP at the end.
    }
event-docked = The { $ship } docks at the { $coast } and asks for { $wares }.
event-ship-sighted = Next for the { $coast }: the { $ship }, which asks for { $wares }.
event-berth-deserted = No ship is left for the { $coast }.
event-crops-joined = The first European ship brings the potato and corn tiles: they join the crop pile.
event-undertaken =
    { WHO($seat, "takes", "You take") } on { $box }, a task for { $workers ->
        [one] 1 worker.
       *[other] { $workers } workers.
    }
event-disc-at-work = { WHO($seat, "lets", "You let") } a disc work as one more worker.
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
event-discards-seen = In the discard pile you find: { $routes }.
event-route-won = { WHO($seat, "keeps", "You keep") } the { $route }: { $points } VP at the end.
event-routes-discarded = To the discard pile, unfulfilled: { $routes }.
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
    }: { $points } VP less at the end.
event-recruited = { WHO($seat, "recruits", "You recruit") } a disc as one more worker at war ({ $slot }).
event-veterans-rose =
    { $workers ->
        [one] 1 veteran of { WHO($seat, "", "yours") } stands up to fight.
       *[other] { $workers } veterans of { WHO($seat, "", "yours") } stand up to fight.
    }
event-battle =
    The war is { $won ->
        [0] lost
       *[other] won
    }: strength { $strength } against { $enemy }.
event-glory = { WHO($seat, "earns", "You earn") } glory with a strength of { $workers }: { $points } VP at the end.
event-veterans-kept =
    { $workers ->
        [one] 1 worker of { WHO($seat, "", "yours") } stays at war as a veteran.
       *[other] { $workers } workers of { WHO($seat, "", "yours") } stay at war as veterans.
    }
event-disaster = Disaster: { $disaster }.
event-level-lost =
    { $ruin ->
        [0] { WHO($seat, "loses", "You lose") } a level: the { $factory } burns down to { $level }.
       *[other] The { $factory } burns down: { WHO($seat, "loses", "you lose") } it, and anybody may rebuild it.
    }
event-commodity-lost = A commodity of { WHO($owner, "", "yours") } burns in the { $factory }: { $ware }.
event-cube-lost = { WHO($seat, "loses", "You lose") } { $good } on { $square } to the drought.
event-undertaking-rewarded = { WHO($seat, "is", "You are") } rewarded for { $box }: { $gain }.
event-bridge-unused = { WHO($seat, "has", "You have") } no factory that the bridge could raise.
event-tax-levied =
    { WHO($seat, "owes", "You owe") } { $silver ->
        [0] no taxes
       *[other] { $silver } silver in taxes
    }: cards and tax discs add up to { $sum }.
event-tax-waived = { WHO($seat, "pays", "You pay") } none of it, thanks to the bonus.
event-tax-paid =
    { $silver ->
        [0] { WHO($seat, "cannot", "You cannot") } pay the taxes.
       *[other] { WHO($seat, "pays", "You pay") } { $silver } silver in taxes{ $copper ->
            [0] { "" }
           *[other] , changing { $copper } copper
        }.
    }
event-copper-forfeited = { WHO($seat, "forfeits", "You forfeit") } the remaining copper: { $copper }.
event-late-passed =
    { $forced ->
        [0] { WHO($seat, "ships", "You ship") } nothing late.
       *[other] { WHO($seat, "can", "You can") } ship nothing late: { $why }.
    }
event-die-rolled =
    { $moved ->
        [0] The exchange die rolls { $rolled } and stays on space { $space }: a silver bag is still worth { $rate } copper.
       *[other] The exchange die rolls { $rolled } and moves to space { $space }: a silver bag is now worth { $rate } copper.
    }
event-workers-home = Workers go home; the new migrants are ready to work now.
event-scored = { WHO($seat, "", "You") }, { $category }: { SIGNED($points) } VP.
event-game-ended =
    { $tied ->
        [0] The game is over. { WHO($winner, "wins", "You win") } with { $points } VP.
       *[other] The game is over. Of those who have { $points } VP, { WHO($winner, "was", "you were") } earliest in the turn order and { FORM($winner, "wins", "win") }.
    }

## What somebody did, behind the name

deed-delivered = delivered { $ware } to { $market }
deed-factory-built = built the { $factory }
deed-factory-rebuilt = rebuilt the { $factory }
deed-factory-upgraded = raised the { $factory } to { $level }
deed-route-fulfilled = fulfilled the { $route }
deed-route-won = kept the { $route }
deed-glory = earned glory at war
deed-misfortune =
    suffered { $count ->
        [one] a misfortune
       *[other] { $count } misfortunes
    }
deed-level-lost =
    { $ruin ->
        [0] lost a level of the { $factory }
       *[other] lost the { $factory }
    }
deed-undertaken = took on { $box }
deed-mustered =
    brought { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } to war
deed-loaded = loaded { $load } onto the { $ship }
deed-produced = produced { $wares }
deed-emissary-embarked = sent an emissary with the { $ship }
deed-route-claimed = took the { $route } from the discard pile
deed-advancement-placed = placed a disc on { $slot }
deed-boat-advanced = brought the boats to capacity { $capacity }
deed-urban-sale = sold { $good } in { $province } for { $copper } copper
deed-crop-laid = laid a field of { $good } on { $square }
deed-planted = planted { $good } on { $square }
deed-material-taken = took 1 { $material }
deed-bonus-taken = chose { $bonus }
deed-advancement-used = used the disc on { $slot }
deed-veterans-kept =
    kept { $workers ->
        [one] 1 veteran
       *[other] { $workers } veterans
    } at war
deed-group-sent-away =
    sent { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } to the migrants
deed-tax-paid =
    { $silver ->
        [0] could not pay the taxes
       *[other] paid { $silver } silver in taxes
    }
deed-cube-lost = lost { $good } to the drought
deed-rural-sale = sold { $good } to the rural market
deed-eaten = fed workers with { $good } from { $square }
deed-rural-purchase = bought a { $colour } cube from the rural market
deed-late-passed = shipped nothing late
deed-bonus-unused = made no use of { $bonus }
deed-emissary-held = kept the emissary at home

# What stands in the way where nothing can be done; part of a sentence.
why-boat-end = the boats are on the last space
why-no-wood = no wood is at hand
why-no-cube = there is no cube in supply
why-no-field = no field is empty
why-no-sale = there is no trade good that a market in reach takes
why-no-disc = there is no disc in supply
why-no-stone = no stone is at hand to build with, and no factory can be raised with the copper there is
why-nothing-to-build = there is nothing to build, and no factory can be raised with the copper there is
why-no-slot = no slot is empty
why-no-copper = there is not enough copper, even with silver changed
why-no-ground = no square is free
why-no-pair = there are no two different foods that could reach a ship
why-no-vacancy = no ship has an empty slot

## Why a choice is not possible

reason-action-used = You have used { $action } this round.
reason-already-fulfilled = The { $route } is fulfilled already, by { $who }.
reason-already-met = The { $route } does not ask for this now. It still asks for: { $demand }.
reason-already-taxed = You have laid a tax disc for this action already; there is only one for each action.
reason-bonus-taken = { $bonus } is taken this round, by { $who }.
reason-box-free = Nobody is in this box: you can go there without the disc.
reason-box-occupied = This box is taken this round, by { $who }. Only the disc for occupied boxes would let you in.
reason-built-over = The { $factory } stands here.
reason-card-left =
    A group is sent away only when no card is left; you still have { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
reason-coin-closed = The coin slot in { $province } takes { $good } only while an empty { $good } slot lies beside it.
reason-discard-empty = The discard pile of routes is empty.
reason-fortune-used = There is a card on { $fortune } already.
reason-fresh = You placed the disc on { $slot } just now; you can use it from your next turn on.
reason-has-cubes =
    { $cubes ->
        [one] 1 cube of { WHO($who, "", "yours") } lies here.
       *[other] { $cubes } cubes of { WHO($who, "", "yours") } lie here.
    }
reason-have-bought = You have bought from the rural market; nobody sells there on the same occasion.
reason-have-sold = You have sold to the rural market; nobody buys there on the same occasion.
reason-may-work = There is still work for your workers under { $groups }.
reason-must-feed = Whoever can feed must feed: you still owe { $due } food and have something for it.
reason-must-work = At least one worker of the group must be used.
reason-no-cargo = You have neither tea nor salt on { $source }.
reason-no-commodity = You have no { $ware } in the { $source }.
reason-no-copper = This costs { $cost } copper; you can pay { $funds }, silver changed.
reason-no-crop =
    { $cubes ->
        [0] You have no cube left to plant on a crop tile.
       *[other]
            { $cost ->
                [0] No crop tile is left on the track.
               *[other] No crop tile can be bought and laid: the cheapest costs { $cost } copper, you can pay { $funds }, and it needs a free square.
            }
    }
reason-no-cube = No cube is left in your supply.
reason-no-cube-here = You have no cube on { $square }.
reason-no-disc = No disc is left in your supply.
reason-no-double =
    Only the owner of a factory of level III makes two at once; the { $factory } { $own ->
        [0] is not yours.
       *[other] has { $level }.
    }
reason-no-fetching = No worker can take anything: the resources box holds { $wood } wood and { $stone } stone, and each costs { $cost } copper; you can pay { $funds }.
reason-no-food-here = You have no food on { $square }.
reason-no-food-to-sell = You have no wheat, cabbage, fruit, corn or potatoes on { $square }.
reason-no-ground = No square is free for a crop tile.
reason-no-group = No workers wait under { $fortune }.
reason-no-guests = The { $factory } has { $level }: only { $owner } can produce there.
reason-no-load-aboard = The { $ship } carries no load of yours.
reason-no-loading =
    Nothing of yours can go on a ship. The empty slots ask for: { $wares }. You have { $pieces ->
        [one] 1 commodity in factories
       *[other] { $pieces } commodities in factories
    }, { $tea } tea and { $salt } salt on fields, and boats for { $boats ->
        [one] 1 border.
       *[other] { $boats } borders.
    }
reason-no-market = No urban market has an empty slot for { $good }.
reason-no-migrants = You have no { $box }.
reason-no-pair = Fruit, cabbage and potatoes feed only in pairs, and this is your only such cube.
reason-no-partner = You have no different food that could go with it.
reason-no-piece = You have nothing to give there ({ $thing }).
reason-no-pieces =
    This takes { $units ->
        [one] 1 commodity piece
       *[other] { $units } commodity pieces
    }; you have { $pieces } in supply.
reason-no-production =
    { $pieces ->
        [0] All your commodity pieces are in use.
       *[other] { $factories ->
            [0] There is no factory on the board that you may use.
           *[other] No factory that you may use can work:{ $dry ->
                [0] { "" }
                [one] { " " }1 has no raw material in reach;
               *[other] { " " }{ $dry } have no raw material in reach;
            }{ $full ->
                [0] { "" }
                [one] { " " }1 has a full store;
               *[other] { " " }{ $full } have a full store;
            }{ $understaffed ->
                [0] { "" }
                [one] { " " }1 needs more workers;
               *[other] { " " }{ $understaffed } need more workers;
            }{ $dear ->
                [0] { "" }
                [one] { " " }1 asks for a fee that you cannot pay;
               *[other] { " " }{ $dear } ask for a fee that you cannot pay;
            } you can send { $workers ->
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
    } of the urban markets; your boats can bring { $found }.
reason-no-repeats = The repeats of { $fortune } are used up.
reason-no-room-beside = Beside { $square } no square is free for the other half of the factory.
reason-no-rural-cube = The rural market has no { $colour } cube.
reason-no-salt = You have no salt on { $square }.
reason-no-second-salt =
    A load of salt needs two: your boats can cross { $boats ->
        [one] 1 border
       *[other] { $boats } borders
    }, and no second salt is in reach.
reason-no-ship = There is no ship at the { $coast }.
reason-no-silver = The fee is { $bags } silver; you can pay { $payable }, copper changed.
reason-no-site = No two free squares lie side by side.
reason-no-soldiers = You have no worker standing at war.
reason-no-source = You have nothing for what the { $route } still asks: { $demand }.
reason-no-stone = This takes 1 stone; you have none, and no disc that counts as one.
reason-no-such-slot = There is no such slot: { $place }.
reason-no-tile = There is no tile on the { $column }.
reason-no-trade-good = You have no trade good on { $square }.
reason-no-vacancy = Every slot of every ship at the coast is filled.
reason-no-wood = This takes 1 wood; you have none, and no disc that counts as one.
reason-no-work =
    No workforce action that you have not used this round has work for { $workers ->
        [one] this 1 worker.
       *[other] these { $workers } workers.
    }
reason-no-workers =
    This takes { $needed ->
        [one] 1 worker
       *[other] { $needed } workers
    }; you have { $have } for it, migrants included.
reason-none-in-box = The resources box has no { $material } left.
reason-none-stored = { WHO($owner, "has", "You have") } no commodity in the { $factory }.
reason-not-a-ruin = The { $factory } has an owner, or is not on the board.
reason-not-asked-for = The route asks here for: { $asked }.
reason-not-beside =
    { $same ->
        [0] This square does not lie beside { $first }.
       *[other] { $first } is the first square; choose one beside it.
    }
reason-not-built = The { $factory } is not built, or has no owner.
reason-not-discarded = This { $route } is not in the discard pile.
reason-not-in-hand = You do not hold this card.
reason-not-in-row = This { $route } is not in the row.
reason-not-next-space =
    { $end ->
        [0] The next space for your boats is { $space }.
       *[other] Your boats are on the last space.
    }
reason-not-on-display = The { $factory } is not on display.
reason-not-wanted = No empty slot of a ship asks for { $ware }.
reason-not-your-factory = The { $factory } is not yours.
reason-not-your-route = This { $route } is not one of your open routes.
reason-not-your-slot = You have no disc on { $slot }.
reason-nothing-to-repeat = A further repeat would be of no use: nothing more can be done in { $fortune }.
reason-nothing-to-sell =
    You have no trade good for which a market within { $boats ->
        [one] 1 border
       *[other] { $boats } borders
    } has an empty slot.
reason-other-colour = The factory needs a { $colour } cube; there is none on this slot.
reason-other-column = Your bonus is { $bonus }: only the tile above it is for you now.
reason-other-good = This slot in { $province } is for { $stall }; the cube is { $good }.
reason-other-province = The drought is in { $province } now.
reason-other-ship = The { $ship } is the one that sails ({ $coast }).
reason-other-ware = This slot asks for { $ware }.
reason-repeats-left =
    { $repeats ->
        [one] You still have 1 repeat; the tax disc comes after it.
       *[other] You still have { $repeats } repeats; the tax disc comes after them.
    }
reason-rest-unmet = You do not have all that the route asks for: { $demand }.
reason-salt-field = Salt lies here, and it is never covered.
reason-same-food = The two foods must differ; this is { $good } again.
reason-section-used = You have placed a disc in the section { $section } in this action.
reason-ship-slot-taken = This slot holds { $load }, loaded by { $who }.
reason-slot-occupied = On { $slot } lies a disc of { $who }.
reason-slot-taken = On this slot lies a { $colour } cube.
reason-storage-full = The store of the { $factory } holds { $stored } of { $limit }.
reason-tile-bought = You have bought a crop tile in this action already.
reason-too-far =
    That is { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    } away; your boats can cross { $boats } more on this occasion.
reason-too-few-rural =
    That takes { $needed ->
        [one] 1 cube
       *[other] { $needed } cubes
    } of the rural market; it holds { $have }.
reason-too-few-soldiers =
    You have { $workers ->
        [0] no worker
        [one] 1 worker
       *[other] { $workers } workers
    } standing at war.
reason-too-many =
    At most four workers fight for you, and { $veterans ->
        [one] 1 of them is a veteran.
       *[other] { $veterans } of them are veterans.
    }
reason-top-level = The { $factory } has the highest level.
reason-visited = The { $factory } has worked in this action already.

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
name-rural-red = red cube of the rural market
name-rural-blue = blue cube of the rural market
name-rural-green = green cube of the rural market
name-rural-yellow = yellow cube of the rural market
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
name-dutch = The Netherlands
name-dest-dutch = the Netherlands
name-dip-dutch = Diplomacy (the Netherlands)
name-ship-dutch-1 = Dutch ship
name-ship-dutch-2 = Dutch ship
name-pool-east = the Eastern pool
name-pool-european = the European pool
name-coast-1 = first berth
name-coast-1-s1 = first berth, first slot
name-coast-1-s2 = first berth, second slot
name-coast-1-s3 = first berth, third slot
name-coast-2 = second berth
name-coast-2-s1 = second berth, first slot
name-coast-2-s2 = second berth, second slot
name-coast-2-s3 = second berth, third slot
name-coast-3 = third berth
name-coast-3-s1 = third berth, first slot
name-coast-3-s2 = third berth, second slot
name-coast-3-s3 = third berth, third slot
name-coast-4 = fourth berth
name-coast-4-s1 = fourth berth, first slot
name-coast-4-s2 = fourth berth, second slot
name-coast-4-s3 = fourth berth, third slot
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
board-fresh = placed just now
board-river = YANGTZE
board-coast = The coast
board-foreign = Foreign markets
board-pool-east = East
board-pool-european = Europe
board-works = Workforce
board-display = Factories to build
board-on-display = may be built
board-ruin = without an owner, may be rebuilt
board-level = level { $n }
board-storage = store { $n } of { $limit }
board-stock =
    { $n ->
        [one] 1 commodity of { $seat }
       *[other] { $n } commodities of { $seat }
    }
board-tile = crop tile
board-cubes =
    { $n ->
        [one] 1 cube of { $seat }
       *[other] { $n } cubes of { $seat }
    }
board-raw = holds a cube of { $seat }
board-pays = pays { $n } copper
board-asks = asks for { $ware }
board-emissaries =
    { $n ->
        [one] 1 emissary of { $seat }
       *[other] { $n } emissaries of { $seat }
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
board-legend = In capitals: a crop tile. 2R: two cubes of Red. #Si1R: a silk factory of Red at level I; #Si0-: one in ruins.
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
help-resources = each worker fetches 1 wood or 1 stone for 1 copper
help-produce = turns cubes from the urban markets into commodities
help-ships = each worker brings a commodity, 1 tea or 2 salt to a ship and earns 1 silver
help-emperor = each box takes an exact number of workers; its reward comes at the end of the round
help-war = strength for the war and its glory; then you may fulfil a route of the row
help-boats = a step on the boat track for 1 wood, per repeat
help-plant = an empty field is planted, per repeat; once it may be a crop tile that you buy
help-sell = a trade good goes from a field to an empty slot of an urban market, per repeat
help-factories = a factory is built for 1 stone, or raised for 3 or 5 copper, per repeat
help-advancements = a disc on an empty slot, per repeat, each time in another section
help-rural-market = pays 1 copper for any food but rice, at any time of your turn; sells a cube for 2 copper where you need food
help-bonus-advancement = a disc on any empty slot at once
help-bonus-sales = 1 copper more for each cube that you sell this round
help-bonus-fed = your workers need no food this round
help-bonus-no-tax = you pay no taxes this round
help-bonus-boat = a free step on the boat track at once
help-bonus-factory = a free level for one of your factories at once
help-box-palace = 2 copper
help-box-road = 3 copper and a route from the discard pile
help-box-canal = 4 copper and a step on the boat track
help-box-bridge = 1 silver and a free level for one of your factories
help-dip-brunei = the disc travels as an emissary with a Brunei ship that carries a load of its owner, 1 VP on arrival
help-dip-korean = the disc travels as an emissary with a Korean ship that carries a load of its owner, 1 VP on arrival
help-dip-japanese = the disc travels as an emissary with a Japanese ship that carries a load of its owner, 1 VP on arrival
help-dip-portuguese = the disc travels as an emissary with a Portuguese ship that carries a load of its owner, 1 VP on arrival
help-dip-spanish = the disc travels as an emissary with a Spanish ship that carries a load of its owner, 1 VP on arrival
help-dip-dutch = the disc travels as an emissary with a Dutch ship that carries a load of its owner, 1 VP on arrival
help-eco-rice = the disc counts as 2 rice
help-eco-wood = the disc counts as 1 wood
help-eco-stone = the disc counts as 1 stone
help-eco-raw = the disc counts as 1 cube of raw material, already at the factory
help-eco-boat = 1 boat capacity more on one occasion
help-eco-copper = the disc counts as 2 copper
help-emp-salt = the disc counts as 1 salt
help-emp-sale = one sale to an urban market
help-emp-crop = one crop tile to buy and lay
help-emp-same-box = the disc opens an undertaking box that is taken
help-emp-worker = the disc is one more worker in an undertaking
help-emp-eager = new migrants may serve an undertaking, too
help-war-wheat = the disc counts as 1 wheat
help-war-route = one route to take from the discard pile
help-war-coins = 1 copper for each worker of its owner at war
help-war-veterans = up to 2 workers stay at war for the next round
help-war-recruit = the disc fights as one more worker
help-war-weaker = the enemy is weaker by 2

# What a position is worth: hints say which of these a choice changes.
worth-score = points scored
worth-purse = money, wood and stone
worth-boats = boats
worth-factories = factories
worth-wares = commodities in factories
worth-ships = deliveries and loads on ships
worth-crops = trade goods and raw material
worth-food = food and misfortune
worth-taxes = taxes to come
worth-advancements = advancements
worth-war = war glory
worth-routes = routes
worth-plans = cards, workers and undertakings

## The coach

coach-hunger = Your fields are short by { $n } food for the workers on the board. What is missing when they eat costs a misfortune tile each: 2 VP.
coach-tax-step = This disc lifts your tax sum to the next step: 1 silver more. Is the repeat worth that?
coach-idle = Nothing can be done there now: the card would only bring its workers. Another action might use it.
coach-left-over =
    { $n ->
        [one] 1 worker finds no work there and becomes a migrant.
       *[other] { $n } workers find no work there and become migrants.
    } Is there a task for exactly so many?
coach-feed = Workers eat in every round: 1 food for three of them. Each missing food costs a misfortune tile, so keep something for them.
coach-tax = Taxes add up the cards you played and your tax discs: up to 5 is free, 9 or more cost 2 silver. Count before you lay one more disc.
coach-emissary = A disc that sails as an emissary is gone from its place, but scores where it arrives.
coach-wildfire = Wildfire: each owner gives up a level of one factory. Take it where it costs fewest points and burns nothing that is stored.
coach-drought = Drought takes one cube in each province where you have any. Give up the one that you need least for food, markets or ships.
coach-war-help = A disc fights as a worker here. Spend it if it wins the war or a better rank: 4 points for most, 2 for the second.
coach-late = Late shipping: two different foods that nobody needs bring 1 silver, and may even let a ship sail.
coach-last-round = The last round. Let every commodity find a ship; 1 point is all that it brings at home. Silver counts 1 point a bag, misfortune −2.
coach-route = With workers at war you may fulfil an open route as well: it pays at once and scores at the end.
coach-bonus = Your bonus also says when you act: the further to the left, the earlier in this round.
coach-tax-ahead =
    With the cards played and those in your hand your tax sum comes to { $total }: { $n ->
        [one] 1 silver
       *[other] { $n } silver
    } in all, more than you can pay now. Copper can be changed; who falls short pays dearly.
coach-fits =
    { $n ->
        [one] 1 worker finds no work there and becomes a migrant.
       *[other] { $n } workers find no work there and become migrants.
    } Another group of yours is just as large as the task needs.
coach-veterans = Veterans stay for the next war and fight again, but they eat until then.
coach-lose = What no longer fits into the store is lost. You choose whose commodity it is.
coach-demand = A route scores once all its demands are met. Give first what you need least elsewhere.
coach-serve = Pieces may be laid on your open routes now. A route that is met as a whole pays at once and scores at the end.
coach-bridge = The bridge raises a factory for nothing: more room to store, and more points at the end.
coach-extra = Migrants may fill up what the group lacks: they work once, then they are back in the supply.
coach-last-chance = The last opportunity: food that is left can be sold, and open routes served. Afterwards nothing of it counts.
coach-claim = You may take one route of the discard pile for yourself. Choose one whose goods you make anyway.
coach-boats-short =
    A ship wants your { $ware }, but your boats fall short by { $n ->
        [one] 1 border
       *[other] { $n } borders
    }. Wood for a better boat, a boat disc or the canal would help.
coach-last-slot =
    The ship to { $country } waits for one more load: { $ware }. { $n ->
        [0] Whoever brings it lets your load sail, too.
       *[other] You have it: once it is loaded the ship sails, and your loads score.
    }
coach-more-soldiers =
    { $n ->
        [one] 1 more worker at war
       *[other] { $n } more workers at war
    } { $gain ->
        [0] would win it
       *[other] would make you first: 4 points, if the war is won
    }.
coach-could-produce = Raw material is within reach, and this group is large enough to produce there: { $factory }.
coach-fire-ahead = Wildfire threatens, and your stores are full ({ $factory }): a level less, and a commodity burns with it. Ship something, or raise a factory first.
coach-flood-ahead = Flood threatens: you would fall back to a smaller boat. One step more on the track before the round ends, and you keep your capacity.
coach-drought-ahead = Drought takes a cube in every province, and in { $province } you have only one. Plant a second one there, or use it before the round ends.
coach-cube-at-risk = Raw material that you need lies within the boats of { $who }, too: it may be gone next turn.
coach-fed-or-free =
    The cards in your hand bring workers who eat { $n } food; your fields give { $own }. { $tax ->
        [0] No taxes are due for them.
        [one] Taxes take 1 silver for them.
       *[other] Taxes take { $tax } silver for them.
    } Choose the bonus that spares you more.

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
verb-skip = Leave a bonus unused
verb-advance = Place a disc on an advancement
verb-upgrade = Raise a factory
verb-leave = Buy no crop
verb-buy = Buy a crop
verb-lay = Lay a crop
verb-play = Play a card
verb-send = Send a group of workers
verb-migrate = Send workers to the migrants
verb-act = Play a card on a Fortune action
verb-stop = Stop an action
verb-tax = Repeat once more for a tax disc
verb-boat = Build a boat
verb-plant = Plant a field
verb-sell = Sell to an urban market
verb-market = Choose a market’s slot
verb-rebuild = Rebuild a factory
verb-work = Use a Workforce action
verb-produce = Make a commodity
verb-double = Make two commodities
verb-raw = Choose the raw material
verb-load = Load a ship
verb-add = Add the second salt
verb-stow = Choose a ship’s slot
verb-hold = Keep the emissary at home
verb-undertake = Serve an undertaking
verb-join = Join an occupied undertaking
verb-call = Call a migrant
verb-muster = Send workers to war
verb-fulfil = Fulfil a route
verb-give = Give something for a route
verb-claim = Take a route from the discard
verb-end = End the turn
verb-feed = Feed workers
verb-starve = Feed no more
verb-done = Go on without more
verb-keep = Keep veterans
verb-burn = Choose the factory that burns
verb-lose = Choose the commodity that burns
verb-wither = Lose a cube to drought
verb-serve = Serve an open route
verb-meet = Choose a demand to meet
verb-settle = Settle the taxes
verb-pass = Ship nothing
verb-supply = Ship food late
