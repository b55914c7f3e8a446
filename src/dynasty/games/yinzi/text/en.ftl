# Yínzi in English: every sentence and name that players read.

## The game

title = Yínzi
designers = Rôla and Costa (José Carlos Santos and Luís Costa)
publisher = Spielworxx
credits = Yínzi: The Shining Ming Dynasty is a board game by Rôla and Costa (José Carlos Santos and Luís Costa), published by Spielworxx in 2019. All drawings and sentences here are our own; no part of the original artwork or rulebook is used.
about-components =
    The rules, the number of pieces, the routes with their pay and points, the advancements, the undertakings, the production table, prices, taxes and the points of factories, boats, glories and misfortune follow the published rulebook. Some values are printed only on the pieces and the board, and the rulebook’s text does not give them. They are reconstructed here, so they may differ from your copy.

    Reconstructed are: the fields of the four provinces and some of their borders; the goods of the urban market tiles; the distribution of the action cards; the footprint of the factories; the demands of most ships and the points of the foreign markets; the war symbols of the routes and which of them carry disasters; most prices of the crop track; most spaces of the boat track and of the exchange track.

    Each value in the component files carries a mark: R is stated in the rulebook, E follows from an example in it, P comes from a public page, C was chosen by us within the limits the others set. If you own the game, you can load a file with the values of your copy; the rules stay the same.

## Questions

ask-start-factory = Choose your first factory.
ask-site = Where does the factory stand? Choose its first square.
ask-beside = Choose its second square, next to the first.
ask-start-resource = Take one wood or one stone.
ask-bonus = Choose a bonus; it is also your place in the turn order.
ask-free-advancement = Free Advancement: on which slot do you place a disc?
ask-free-upgrade = Factory Upgrade: which factory do you raise?
ask-buy-crop = Buy the crop tile above your bonus?
ask-crop = Which crop tile do you buy?
ask-lay = On which square do you lay the crop tile?
ask-turn = Your turn: play a card or send a group of workers.
ask-fortune = On which fortune action do you play the card?
ask-workforce = To which action do you send the group?
ask-boats = Construct boats: advance or stop?
ask-plant = Plant: which field, or which crop tile?
ask-sell = Which good do you sell to an urban market?
ask-sale = Which good do you sell by this advancement?
ask-stall = To which slot does the cube go?
ask-develop = Factories: build, rebuild or raise one?
ask-advancement = On which slot do you place a disc?
ask-payment = How do you pay?
ask-resources = Which resource does a worker take?
ask-produce = Which factory works for you?
ask-raw = Which raw material does the factory use?
ask-load = What do you bring to a ship?
ask-second-salt = Which is the second salt of the load?
ask-stow = Which ship slot takes the load?
ask-emissary = The ship is about to sail. Send your emissary along?
ask-undertaking = Which undertaking do your workers serve?
ask-extra = A further worker is needed. From where?
ask-muster = How many workers go to war?
ask-fulfil = Fulfil a route of the row?
ask-piece = What do you give for the route?
ask-end-turn = Anything else before your turn ends?
ask-feed = Feed your workers: with what?
ask-feed-second = Which cube makes up the pair?
ask-war-help = War glories: use advancements?
ask-veterans = Keep veterans for the next round?
ask-burn = Wildfire: which factory loses a level?
ask-lose = The store is too full. Whose commodity burns?
ask-wither = Drought: which cube do you lose in this province?
ask-serve = Serve one of your open routes?
ask-demand = Which demand do you meet?
ask-route = Which route do you take from the discard pile?
ask-bridge = The bridge is built: which factory do you raise?
ask-tax = Taxes are due. Sell food first, or settle?
ask-late = Late shipping: which is the first of two foods?
ask-late-second = Which different food goes with it?
ask-late-end = Send an emissary, or are you done?
ask-last-chance = Last opportunity: sell food, serve routes, or be done.

## Choices

choice-build = Build the { $thing }
choice-rebuild = Rebuild the { $thing }
choice-upgrade =
    Raise the { $thing } to { $level } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-site =
    Build the { $factory } on { $thing } ({ $good }), { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    } from the ships
choice-beside = And on { $thing } ({ $good })
choice-fetch =
    Take { $thing } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-bonus = { $thing }: { $effect }
choice-skip = Decline: { $thing }
choice-buy =
    Buy { $tile } from { $thing } for { $copper } copper{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-leave = Leave the tile of { $thing }
choice-lay = Lay it on { $thing } ({ $good })
choice-advance = Disc on { $thing } — { $effect }
choice-pay =
    Pay with { $thing }{ $copper ->
        [0] { "" }
       *[other] : { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-peddle = Sell { $good } of { $thing } to the rural market: +{ $copper } copper
choice-use = Use the disc on { $thing } — { $effect }
choice-embark = Send the emissary on the ship of { $thing }
choice-hold = Keep the emissary at home (ship of { $thing })
choice-play =
    Play { $thing }: value { $value }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
choice-send =
    Send the group under { $thing }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
choice-migrate =
    Send the group under { $thing } away ({ $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    })
choice-act =
    { $thing } (value { $value }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }){ $idle ->
        [0] { "" }
       *[other] : nothing to do there now
    }
choice-work =
    { $thing } ({ $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    })
choice-stop =
    Stop: { $thing }{ $workers ->
        [0] { "" }
       *[other] { " " }({ $workers } to the migrants)
    }{ $repeats ->
        [0] { "" }
        [one] { " " }(1 repeat unused)
       *[other] { " " }({ $repeats } repeats unused)
    }
choice-tax = One more repeat for a disc on the { $thing }: sum { $sum }, so far { $silver } silver due
choice-end = End the { $thing }
choice-boat = 1 wood: advance to { $thing } (capacity { $capacity })
choice-plant =
    Plant { $good } on { $thing }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
choice-sell = Sell { $good } of { $thing } (up to { $copper } copper)
choice-market =
    { $thing }: +{ $copper } copper{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-produce =
    { $thing }: 1 commodity with { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $copper ->
        [0] { "" }
       *[other] , fee { $copper } copper
    }{ $silver ->
        [0] { "" }
       *[other] , fee { $silver } silver
    }
choice-double =
    { $thing }: 2 commodities with { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $copper ->
        [0] { "" }
       *[other] , fee { $copper } copper
    }{ $silver ->
        [0] { "" }
       *[other] , fee { $silver } silver
    }
choice-raw =
    Cube of { $thing }{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-load =
    { $load } from { $thing }: +{ $silver } silver{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-add =
    and salt of { $thing }{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-stow =
    { $thing } of { $ship }: { $left ->
        [0] it sails at once
        [one] 1 slot still empty
       *[other] { $left } slots still empty
    }; a commodity scores { $points } VP in { $market }
choice-undertake =
    { $thing }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the migrants
    }. Reward: { $effect }
choice-join =
    Join { $thing } with the disc: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the migrants
    }. Reward: { $effect }
choice-call = A worker from the { $thing }
choice-muster =
    { $thing }{ $migrants ->
        [0] { "" }
       *[other] , { $migrants } of them migrants
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the migrants
    }
choice-keep = Keep { $thing } for the next war
choice-fulfil = Fulfil { $thing } ({ $demand }): { $points } VP, pay { $gain }
choice-serve = Serve { $thing } ({ $demand }): { $points } VP, pay { $gain } when complete
choice-claim = Take { $thing } ({ $demand }): { $points } VP, pay { $gain }
choice-meet = { $thing }
choice-give =
    { $piece } ({ $thing }) for { $demand }{ $copper ->
        [0] { "" }
       *[other] , { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }
choice-feed =
    { $good }: { $thing }{ $copper ->
        [0] { "" }
       *[other] , { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }{ $cubes ->
        [one] { "" }
       *[other] , one of two
    } ({ $due } food due)
choice-starve =
    Feed no more: { $count ->
        [one] 1 misfortune tile
       *[other] { $count } misfortune tiles
    }
choice-supply =
    { $good }: { $thing }{ $copper ->
        [0] { "" }
       *[other] , { $copper } copper
    }{ $change ->
        [0] { "" }
       *[other] { " " }(changing { $change } silver)
    }{ $boats ->
        [0] { "" }
        [one] , 1 boat
       *[other] , { $boats } boats
    }{ $disc ->
        [0] { "" }
       *[other] { " " }(with the boat disc)
    }
choice-pass = Send nothing
choice-burn =
    The { $thing }: level { $level } remains{ $lost ->
        [0] { "" }
       *[other] , a commodity burns
    }
choice-lose = A { $thing } commodity
choice-wither = { $good } of { $thing } ({ $province })
choice-settle =
    Settle: { $silver } silver{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing: all copper and { $missing } misfortune
    }
choice-done = Done ({ $thing })

## What happened

event-round-started = Round { $round } begins.
event-phase-started = Phase: { $phase }.
event-material-taken =
    { $seat } takes { $material } { $copper ->
        [0] for free
       *[other] for { $copper } copper
    }.
event-bonus-taken = { $seat } takes the bonus { $bonus }.
event-crop-bought = { $seat } buys { $tile } for { $copper } copper.
event-crop-laid =
    { $seat } lays { $good } on { $square }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
event-order-set = Turn order: { $order }.
event-track-refilled = New on the crop track: { $tiles }.
event-cards-drawn = You draw { $cards }.
event-card-played =
    { $seat } plays { $fortune } with value { $value }: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } join ({ $card }).
event-taxed = { $seat } pays a tax disc for one more repeat of { $fortune }.
event-boat-advanced = { $seat } advances to { $space } of the boat track: capacity { $capacity }.
event-boat-lost = The flood takes { $seat } back to { $space }: capacity { $capacity }.
event-planted =
    { $seat } plants { $good } on { $square }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
event-urban-sale = { $seat } sells { $good } to { $slot } for { $copper } copper.
event-rural-sale = { $seat } sells { $good } of { $square } to the rural market for { $copper } copper.
event-rural-purchase = { $seat } buys a cube of { $colour } from the rural market for { $copper } copper.
event-factory-built = { $seat } builds the { $factory } on { $squares }.
event-factory-rebuilt = { $seat } rebuilds the { $factory }.
event-factory-upgraded = { $seat } raises the { $factory } to { $level }.
event-factory-drawn = New on display: the { $factory }.
event-advancement-placed = { $seat } places a disc on { $slot }.
event-advancement-used = { $seat } uses the disc on { $slot }.
event-silver-changed = { $seat } changes { $silver } silver into { $copper } copper.
event-copper-changed = { $seat } changes { $copper } copper into { $silver } silver.
event-fee-paid = { $creditor } receives a fee of { $copper } copper from { $seat }.
event-silver-fee-paid = { $creditor } receives a fee of { $silver } silver from { $seat }.
event-group-sent =
    { $seat } sends { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }: { $action }.
event-group-sent-away =
    { $seat } finds no work for { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, who migrate.
event-migrated =
    { $workers ->
        [one] 1 worker of { $seat } migrates.
       *[other] { $workers } workers of { $seat } migrate.
    }
event-raw-taken = { $seat } takes raw material of { $colour } from { $slot }.
event-produced = { $seat } produces { $wares } in the { $factory }.
event-loaded = { $seat } loads { $load } on { $ship } ({ $slot }): +{ $silver } silver.
event-sailed = { $ship } sets sail.
event-delivered = { $seat } delivers { $ware } to { $market }: { $points } VP at the end.
event-emissary-embarked = { $seat } sends an emissary on { $ship } ({ $slot }).
event-emissary-arrived =
    { $count ->
        [one] 1 emissary of { $seat } reaches { $market }.
       *[other] { $count } emissaries of { $seat } reach { $market }.
    }
event-docked = { $ship } docks at { $coast }.
event-ship-sighted = Next for { $coast }: { $ship }.
event-crops-joined = The first European ship brings potato and corn tiles to the crop pile.
event-undertaken =
    { $seat } serves { $box } with { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }.
event-disc-at-work = { $seat } lets a disc work as a worker.
event-mustered =
    { $seat } has { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } at war ({ $slot }).
event-piece-given = For { $route } { $seat } gives: { $source }.
event-route-fulfilled = { $seat } fulfils { $route }; pay: { $gain }; { $points } VP at the end.
event-route-claimed = { $seat } takes { $route } from the discard pile.
event-discards-seen = In the discard pile you find { $routes }.
event-route-won = { $seat } keeps { $route }: { $points } VP at the end.
event-routes-revealed = New routes: { $routes }.
event-war-coins = { $seat } collects { $copper } copper for soldiers.
event-food-due =
    { $seat } owes { $food } food for { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }.
event-workers-fed-free = The workers of { $seat } are fed by the bonus.
event-eaten = The workers of { $seat } eat { $good } of { $square }.
event-misfortune =
    { $seat } takes { $count ->
        [one] 1 misfortune tile
       *[other] { $count } misfortune tiles
    }.
event-recruited = { $seat } recruits a disc for the war ({ $slot }).
event-battle =
    The war is { $won ->
        [0] lost
       *[other] won
    }: strength { $strength } against { $enemy }.
event-glory = { $seat } earns glory: { $points } VP.
event-veterans-kept =
    { $workers ->
        [one] 1 worker of { $seat } stays as a veteran.
       *[other] { $workers } workers of { $seat } stay as veterans.
    }
event-disaster = Disaster: { $disaster }.
event-level-lost = The { $factory } of { $seat } loses a level.
event-commodity-lost = { $ware } of { $owner } burns in the { $factory } of { $seat }.
event-cube-lost = { $seat } loses { $good } of { $square }.
event-undertaking-rewarded = { $seat } is rewarded for { $box }: { $gain }.
event-tax-waived = { $seat } pays no taxes this round.
event-tax-paid =
    { $silver ->
        [0] { $seat } cannot pay the taxes.
       *[other] { $seat } pays { $silver } silver in taxes{ $copper ->
            [0] { "" }
           *[other] , changing { $copper } copper
        }.
    }
event-copper-forfeited = { $seat } forfeits { $copper } copper.
event-die-rolled = The exchange die shows { $rolled }: { $rate } copper for a silver bag now.
event-workers-home = Workers go home; migrants move on.
event-scored = { $seat } scores { $points } VP: { $category }.
event-game-ended = The game is over. { $winner } wins.

## Why a choice is not possible

reason-action-used = You have used this workforce action this round.
reason-already-fulfilled = This route has been fulfilled already.
reason-already-met = The route does not ask for this any more.
reason-already-taxed = You have paid a tax disc for this action already.
reason-bonus-taken = This bonus has been taken this round.
reason-box-free = This box is free: no disc is needed.
reason-box-occupied = Another player works in this box.
reason-built-over = A factory stands here.
reason-card-left = You still have a card to play.
reason-coin-closed = The coin slot needs an uncovered slot of this good beside it.
reason-discard-empty = The discard pile of routes is empty.
reason-fortune-used = There is a card on this fortune action.
reason-fresh = You placed this disc just now; it can be used later.
reason-has-cubes = There are cubes on this square.
reason-have-bought = You have bought from the rural market: no selling on the same occasion.
reason-have-sold = You have sold to the rural market: no buying on the same occasion.
reason-may-work = There is work for one of your groups.
reason-must-feed = You can still feed your workers.
reason-must-work = At least one worker must be used.
reason-no-cargo = There is no tea or salt of yours here.
reason-no-commodity = You have no commodity in this factory.
reason-no-copper = Not enough copper, even with your silver changed.
reason-no-crop = There is no crop tile that you can buy and lay.
reason-no-cube = No cube is left in your supply.
reason-no-cube-here = You have no cube here.
reason-no-disc = No disc is left in your supply.
reason-no-double = Only the owner of a factory of level III makes two at once.
reason-no-food = You have no food here.
reason-no-food-here = You have no food here.
reason-no-food-to-sell = The rural market takes your wheat, cabbage, fruit, corn and potatoes; there is none here.
reason-no-ground = No square is free for a crop tile.
reason-no-group = No workers wait here.
reason-no-guests = Only its owner may use a factory of this level.
reason-no-load-aboard = The ship carries no load of yours.
reason-no-market = No urban market has a free slot for this good.
reason-no-migrants = You have no worker there.
reason-no-pair = Fruit, cabbage and potatoes feed only in pairs.
reason-no-partner = There is no different food to go with it.
reason-no-piece = You have none of this here.
reason-no-pieces = No commodity piece is left in your supply.
reason-no-raw = No raw material of the right colour is within reach.
reason-no-repeats = The repeats of this action are used up.
reason-no-room-beside = No free square lies beside this one.
reason-no-rural-cube = The rural market has no such cube.
reason-no-salt = You have no salt here.
reason-no-second-salt = A load of salt needs a second salt within reach.
reason-no-ship = There is no ship with an empty slot.
reason-no-silver = Not enough silver, even with your copper changed.
reason-no-site = No two free squares lie side by side.
reason-no-soldiers = You have no worker standing in the war box.
reason-no-source = You have nothing that meets an open demand.
reason-no-stone = You have no stone.
reason-no-tile = No crop tile lies here.
reason-no-trade-good = There is no trade good of yours here.
reason-no-use = No worker of the group can be used there.
reason-no-wood = You have no wood.
reason-no-work = There is no action left for this group.
reason-no-workers = Not enough workers.
reason-none-in-box = None is left in the resources box.
reason-none-stored = This player has no commodity here.
reason-not-a-ruin = This factory has an owner, or is not on the board.
reason-not-asked-for = The route does not ask for this.
reason-not-beside = This square does not touch the first one.
reason-not-built = This factory does not work.
reason-not-discarded = This route is not in the discard pile.
reason-not-in-hand = This card is not in your hand.
reason-not-in-row = This route is not in the row.
reason-not-next-space = This is not the next space of your boats.
reason-not-on-display = This factory is not on display.
reason-not-wanted = No empty slot asks for this.
reason-not-your-factory = This factory is not yours.
reason-not-your-route = This is not one of your open routes.
reason-not-your-slot = You have no disc on this slot.
reason-nothing-to-repeat = One more repeat would be of no use.
reason-nothing-to-sell = You have nothing that an urban market takes.
reason-other-colour = There is no cube of the factory’s colour here.
reason-other-column = This is not the column of your bonus.
reason-other-good = This slot is for another good.
reason-other-province = This square lies in another province.
reason-other-ship = Another ship is about to sail.
reason-repeats-left = You still have normal repeats.
reason-rest-unmet = You could not meet the rest of the demand.
reason-salt-field = Salt is never covered.
reason-same-food = The two foods must differ.
reason-section-used = You have placed a disc in this section already.
reason-ship-slot-taken = This slot is filled.
reason-slot-occupied = A disc lies on this slot.
reason-slot-taken = A cube lies on this slot.
reason-storage-full = The factory has no room for it.
reason-tile-bought = You have bought a tile in this action already.
reason-too-far = Your boats do not reach that far on this occasion.
reason-too-few-soldiers = You do not have so many workers in the war box.
reason-too-many = At most four workers, your veterans included.
reason-top-level = This factory has the highest level.
reason-visited = This factory has worked in this action already.

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
name-hg-a1 = Huguang a1
name-hg-b1 = Huguang b1
name-hg-c1 = Huguang c1
name-hg-d1 = Huguang d1
name-hg-e1 = Huguang e1
name-hg-a2 = Huguang a2
name-hg-b2 = Huguang b2
name-hg-c2 = Huguang c2
name-hg-d2 = Huguang d2
name-hg-e2 = Huguang e2
name-hg-a3 = Huguang a3
name-hg-b3 = Huguang b3
name-hg-c3 = Huguang c3
name-hg-d3 = Huguang d3
name-hg-e3 = Huguang e3
name-nz-a1 = Nanzhili a1
name-nz-b1 = Nanzhili b1
name-nz-c1 = Nanzhili c1
name-nz-d1 = Nanzhili d1
name-nz-e1 = Nanzhili e1
name-nz-a2 = Nanzhili a2
name-nz-b2 = Nanzhili b2
name-nz-c2 = Nanzhili c2
name-nz-d2 = Nanzhili d2
name-nz-e2 = Nanzhili e2
name-nz-a3 = Nanzhili a3
name-nz-b3 = Nanzhili b3
name-nz-c3 = Nanzhili c3
name-nz-d3 = Nanzhili d3
name-nz-e3 = Nanzhili e3
name-jx-a1 = Jiangxi a1
name-jx-b1 = Jiangxi b1
name-jx-c1 = Jiangxi c1
name-jx-d1 = Jiangxi d1
name-jx-a2 = Jiangxi a2
name-jx-b2 = Jiangxi b2
name-jx-c2 = Jiangxi c2
name-jx-d2 = Jiangxi d2
name-jx-a3 = Jiangxi a3
name-jx-b3 = Jiangxi b3
name-jx-c3 = Jiangxi c3
name-jx-d3 = Jiangxi d3
name-zj-a1 = Zhejiang a1
name-zj-b1 = Zhejiang b1
name-zj-c1 = Zhejiang c1
name-zj-d1 = Zhejiang d1
name-zj-a2 = Zhejiang a2
name-zj-b2 = Zhejiang b2
name-zj-c2 = Zhejiang c2
name-zj-d2 = Zhejiang d2
name-zj-a3 = Zhejiang a3
name-zj-b3 = Zhejiang b3
name-zj-c3 = Zhejiang c3
name-zj-d3 = Zhejiang d3
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
name-provisions = provisions
name-coin = coin
name-silk = silk
name-porcelain = porcelain
name-sugar = refined sugar
name-paper = paper
name-any-good = a good of any kind
name-any-commodity = any commodity
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
name-crop-tea-1 = tea tile 1
name-crop-tea-2 = tea tile 2
name-crop-tea-3 = tea tile 3
name-crop-tea-4 = tea tile 4
name-crop-salt-1 = salt tile 1
name-crop-salt-2 = salt tile 2
name-crop-salt-3 = salt tile 3
name-crop-salt-4 = salt tile 4
name-crop-cotton-1 = cotton tile 1
name-crop-cotton-2 = cotton tile 2
name-crop-cotton-3 = cotton tile 3
name-crop-cotton-4 = cotton tile 4
name-crop-sugarcane-1 = sugarcane tile 1
name-crop-sugarcane-2 = sugarcane tile 2
name-crop-sugarcane-3 = sugarcane tile 3
name-crop-sugarcane-4 = sugarcane tile 4
name-crop-ramie-1 = ramie tile 1
name-crop-ramie-2 = ramie tile 2
name-crop-ramie-3 = ramie tile 3
name-crop-ramie-4 = ramie tile 4
name-crop-bamboo-1 = bamboo tile 1
name-crop-bamboo-2 = bamboo tile 2
name-crop-bamboo-3 = bamboo tile 3
name-crop-bamboo-4 = bamboo tile 4
name-crop-potato-1 = potato tile 1
name-crop-potato-2 = potato tile 2
name-crop-potato-3 = potato tile 3
name-crop-potato-4 = potato tile 4
name-crop-corn-1 = corn tile 1
name-crop-corn-2 = corn tile 2
name-crop-corn-3 = corn tile 3
name-crop-corn-4 = corn tile 4
name-col-1 = column 1
name-col-2 = column 2
name-col-3 = column 3
name-col-4 = column 4
name-col-5 = column 5
name-col-6 = column 6
name-bonus-advancement = Free Advancement
name-bonus-sales = Better Sales
name-bonus-fed = Fed Workers
name-bonus-no-tax = No Taxes
name-bonus-boat = Boat Upgrade
name-bonus-factory = Factory Upgrade
name-card-01 = card 1
name-card-02 = card 2
name-card-03 = card 3
name-card-04 = card 4
name-card-05 = card 5
name-card-06 = card 6
name-card-07 = card 7
name-card-08 = card 8
name-card-09 = card 9
name-card-10 = card 10
name-card-11 = card 11
name-card-12 = card 12
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
name-boat-00 = space 0
name-boat-01 = space 1
name-boat-02 = space 2
name-boat-03 = space 3
name-boat-04 = space 4
name-boat-05 = space 5
name-boat-06 = space 6
name-boat-07 = space 7
name-boat-08 = space 8
name-boat-09 = space 9
name-boat-10 = space 10
name-boat-11 = space 11
name-brunei = Brunei
name-dest-brunei = Brunei
name-dip-brunei = Diplomacy: Brunei
name-ship-brunei-1 = Brunei ship 1
name-ship-brunei-2 = Brunei ship 2
name-ship-brunei-3 = Brunei ship 3
name-ship-brunei-4 = Brunei ship 4
name-korean = Korea
name-dest-korean = Korea
name-dip-korean = Diplomacy: Korea
name-ship-korean-1 = Korean ship 1
name-ship-korean-2 = Korean ship 2
name-ship-korean-3 = Korean ship 3
name-ship-korean-4 = Korean ship 4
name-japanese = Japan
name-dest-japanese = Japan
name-dip-japanese = Diplomacy: Japan
name-ship-japanese-1 = Japanese ship 1
name-ship-japanese-2 = Japanese ship 2
name-ship-japanese-3 = Japanese ship 3
name-ship-japanese-4 = Japanese ship 4
name-portuguese = Portugal
name-dest-portuguese = Portugal
name-dip-portuguese = Diplomacy: Portugal
name-ship-portuguese-1 = Portuguese ship 1
name-ship-portuguese-2 = Portuguese ship 2
name-spanish = Spain
name-dest-spanish = Spain
name-dip-spanish = Diplomacy: Spain
name-ship-spanish-1 = Spanish ship 1
name-ship-spanish-2 = Spanish ship 2
name-dutch = The Netherlands
name-dest-dutch = the Netherlands
name-dip-dutch = Diplomacy: the Netherlands
name-ship-dutch-1 = Dutch ship 1
name-ship-dutch-2 = Dutch ship 2
name-pool-east = the Eastern pool
name-pool-european = the European pool
name-coast-1 = berth 1
name-coast-1-s1 = berth 1, slot 1
name-coast-1-s2 = berth 1, slot 2
name-coast-1-s3 = berth 1, slot 3
name-coast-2 = berth 2
name-coast-2-s1 = berth 2, slot 1
name-coast-2-s2 = berth 2, slot 2
name-coast-2-s3 = berth 2, slot 3
name-coast-3 = berth 3
name-coast-3-s1 = berth 3, slot 1
name-coast-3-s2 = berth 3, slot 2
name-coast-3-s3 = berth 3, slot 3
name-coast-4 = berth 4
name-coast-4-s1 = berth 4, slot 1
name-coast-4-s2 = berth 4, slot 2
name-coast-4-s3 = berth 4, slot 3
name-route-01 = route 1
name-route-02 = route 2
name-route-03 = route 3
name-route-04 = route 4
name-route-05 = route 5
name-route-06 = route 6
name-route-07 = route 7
name-route-08 = route 8
name-route-09 = route 9
name-route-10 = route 10
name-route-11 = route 11
name-route-12 = route 12
name-route-13 = route 13
name-route-14 = route 14
name-route-15 = route 15
name-route-16 = route 16
name-route-17 = route 17
name-route-18 = route 18
name-route-19 = route 19
name-route-20 = route 20
name-route-row = routes
name-wildfire = wildfire
name-flood = flood
name-drought = drought
name-diplomacy = Diplomacy
name-economy = Economy
name-eco-rice = Economy: rice
name-eco-wood = Economy: wood
name-eco-stone = Economy: stone
name-eco-raw = Economy: raw material
name-eco-boat = Economy: boat
name-eco-copper = Economy: copper
name-emp-salt = Emperor: salt
name-emp-sale = Emperor: extra sale
name-emp-crop = Emperor: crop tile
name-emp-same-box = Emperor: occupied box
name-emp-worker = Emperor: extra worker
name-emp-eager = Emperor: eager migrants
name-war-wheat = War: wheat
name-war-route = War: route tile
name-war-coins = War: coins
name-war-veterans = War: veterans
name-war-recruit = War: recruit
name-war-weaker = War: weaker enemy
name-box-palace = Palace Keeping
name-box-road = Road Construction
name-box-canal = Water Canal
name-box-bridge = Bridge Building
name-war-1 = war slot 1
name-workers-1 = 1 worker
name-war-2 = war slot 2
name-workers-2 = 2 workers
name-war-3 = war slot 3
name-workers-3 = 3 workers
name-war-4 = war slot 4
name-workers-4 = 4 workers
name-war-box = war box
name-migrants-bottom = migrants of the bottom box
name-migrants-top = migrants of the top box
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

count-copper = { $n } copper
count-silver = { $n } silver
count-tea = { $n } tea
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

board-about = { $name }: { $said }
board-moment = Round { $round } of { $rounds }: { $phase }
board-over = The game is over
board-order = Turn order
board-first = First
board-crops = Crop track
board-bonuses = Bonuses
board-exchange = Copper for a silver bag
board-rate =
    { $n ->
        [one] 1 copper for a silver bag
       *[other] { $n } copper for a silver bag
    }
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
board-stack = left
board-on-display = may be built
board-ruin = without owner, may be rebuilt
board-level = level { $n }
board-storage = store { $n } of { $limit }
board-stock = commodities of { $owners }
board-tile = crop tile
board-cubes =
    { $n ->
        [one] 1 cube of { $seat }
       *[other] { $n } cubes of { $seat }
    }
board-raw = raw material of { $seat }
board-pays = pays { $n } copper
board-asks = asks for { $ware }
board-emissaries = emissaries of { $owners }
board-no-ship = no ship
board-no-next = no further ship
board-next = next: { $ship } ({ $wares }), { $n } more
board-demand = asks for { $demand }
board-fulfilled = fulfilled
board-pay = pays { $gain }
board-points = { $n } VP
board-war = war { $n }
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
board-migrants-top = Migrants, new
board-migrants-bottom = Migrants, ready to work
board-market = Market
board-food = food at the end of the round: { $due } needed, { $have } on the fields
board-tax = taxes: sum { $sum }, { $due } silver due
board-total = { $n } VP if the game ended now
board-supply-cubes =
    { $n ->
        [one] 1 cube in supply
       *[other] { $n } cubes in supply
    }
board-supply-pieces =
    { $n ->
        [one] 1 commodity piece in supply
       *[other] { $n } commodity pieces in supply
    }
board-supply-discs =
    { $n ->
        [one] 1 disc in supply
       *[other] { $n } discs in supply
    }
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

## Help on hover

help-resources = A worker and 1 copper: 1 wood or 1 stone.
help-produce = Turn raw material of the urban markets into commodities.
help-ships = A worker per load: a commodity, tea, or two salt; 1 silver each.
help-emperor = Exactly the workers that a box asks for; the reward comes at the end of the round.
help-boats = 1 wood for a step on the boat track, per repeat.
help-plant = Plant an empty field, or once buy a crop tile.
help-sell = A trade good from a field to a free slot of an urban market.
help-factories = Build a factory for 1 stone, or raise one for 3 or 5 copper.
help-advancements = A disc on an empty slot, each time in another section.
help-rural-market = Sell food but rice for 1 copper at any time of your turn; buy for 2 where food is needed.
help-bonus-advancement = A disc on any empty slot at once.
help-bonus-sales = 1 copper more for each cube sold this round.
help-bonus-fed = No feeding this round.
help-bonus-no-tax = No taxes this round.
help-bonus-boat = A free boat step at once.
help-bonus-factory = A free factory level at once.
help-box-palace = 2 copper.
help-box-road = 3 copper and a route of the discard pile.
help-box-canal = 4 copper and a boat step.
help-box-bridge = 1 silver and a free factory level.
help-dip-brunei = An emissary travels with one of your loads: 1 VP where it arrives.
help-dip-korean = An emissary travels with one of your loads: 1 VP where it arrives.
help-dip-japanese = An emissary travels with one of your loads: 1 VP where it arrives.
help-dip-portuguese = An emissary travels with one of your loads: 1 VP where it arrives.
help-dip-spanish = An emissary travels with one of your loads: 1 VP where it arrives.
help-dip-dutch = An emissary travels with one of your loads: 1 VP where it arrives.
help-eco-rice = Counts as 2 rice.
help-eco-wood = Counts as 1 wood.
help-eco-stone = Counts as 1 stone.
help-eco-raw = Counts as 1 raw material at the factory.
help-eco-boat = 1 boat capacity more on one occasion.
help-eco-copper = Counts as 2 copper.
help-emp-salt = Counts as 1 salt.
help-emp-sale = One sale to an urban market.
help-emp-crop = Buy and lay one crop tile.
help-emp-same-box = Use an undertaking box that is occupied.
help-emp-worker = The disc is one more worker in an undertaking.
help-emp-eager = Your new migrants may serve an undertaking.
help-war-wheat = Counts as 1 wheat.
help-war-route = Take a route of the discard pile.
help-war-coins = 1 copper per own worker at war.
help-war-veterans = Keep up to 2 workers of the war for the next round.
help-war-recruit = The disc fights as one more worker.
help-war-weaker = The enemy is weaker by 2.

board-boat-track = Boat track
board-legend = Capitals: crop tile; 2R: two cubes of red; #si1R: silk factory of red at level 1.
board-guide = Overview
board-all-factories = All factories
board-all-routes = All routes
board-all-goods = Goods and commodities
board-all-cards = Action cards
board-in-stack = not in sight
board-built = on the board
board-no-slot = no slot
board-no-berth = not used in this game
board-meal =
    { $n ->
        [1] 1 cube makes 1 food
       *[other] { $n } cubes make 1 food
    }
board-urban = for the urban markets
board-rural-good = the rural market buys it
board-route-open = in the row
board-route-won = fulfilled
board-route-personal = a personal route
board-route-discarded = on the discard pile
board-route-unseen = not in sight
board-card-hand = in your hand
board-card-deck = in the deck
board-card-played = played
board-card-discarded = discarded
name-worker = worker
name-urban-market = urban market

# What a position is worth: hints say which of these a choice changes.
worth-score = points
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
