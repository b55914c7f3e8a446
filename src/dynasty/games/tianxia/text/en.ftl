# Tianxia in English: every sentence and name that players read.

## The game

title = Tianxia
designers = Daniele Tascini and Antonio Petrelli
publisher = Board&Dice
about-game = Govern the warring kingdoms, ship Goods along the coast, and hold the Wall against the Nomads.
about-length = 60 to 180 minutes
about-weight = heavy
credits = Tianxia is a board game by Daniele Tascini and Antonio Petrelli, illustrated by Fernando Abravanel and published by Board&Dice in 2025. All drawings and sentences here are our own; no part of the original artwork or rulebook is used. The rules for two players and for one player are variants of our own.
about-components =
    The rules, the number of pieces, the effects of the Buildings, of the Merchant actions and of most Bonus tiles, the rewards of the Palace tracks, the Demands, and what Objectives give and score follow the published rulebook. Some values are printed only on the pieces themselves, and the text of the rulebook does not give them. They are reconstructed here, so they may differ from your copy.

    Chosen by us on the board: how many spaces there are for Soldiers, Walls and Palace tiles, and with four players for Governors; what is given in exchange in Qin and in Zhao; the benefit of Qi, and that Qin, Zhao and Chu have none; most of the banner rings; all attack paths but for one stop, and most raid values; the length of the Chieftains’ paths; the marks and the end of the Strength track.

    Chosen by us on tiles and cards: the Wood costs of all Buildings but one; the Stone costs of Walls and Towers; the number of spaces of each Merchant action; the Nomad cards; how many there are of each Bonus tile, which of those of the Palace carry the diamond, and some of the amounts on them; the Goods of three Port Demand tiles; the Ships; the starting supplies; and which sections of the Wall four of the Objectives count.

    Drawn from examples and hints: how many Buildings a region has, which Palace track has which colour, what the Additional Cost token asks for, the Resources of the Barges, the benefit of Yan, what is given in exchange in Wei, the Goods gained in Qin, Zhao and Wei, one Wood cost, two raid values, one Port Demand tile and the tile with Rice. Seen on public pages: the spaces for Governors with two or three players, that Han and Wei share a banner ring and have no benefit, and one stop of an attack path. The names of Buildings, Merchant actions, Objectives, figurines and sections of the Wall are our own.

    The two-player game against the Neutral House and the solo game against Li Mu are our own variants, because their official rules were not at hand.

    Each value in the component files carries a mark: R is stated in the rulebook, E follows from an example or a hint in it, P comes from a public page, C was chosen by us within the limits the others set. If you own the game, you can load a file with the values of your copy; the rules stay the same.

## Options

option-nomads = Nomads
option-nomads-usual = Usual (Normal; Easy for one player)
option-nomads-normal = Normal deck
option-nomads-easy = Easy deck
option-level = Level of Li Mu (a variant of our own)
option-level-standard = Standard
option-level-novice = Novice
option-level-veteran = Veteran
option-level-master = Master

## Questions

ask-side = Which side of your player board do you use?
ask-set = Which starting set do you take?
ask-income = Which Income Building do you resolve next?
ask-income-one = Which of your Income Buildings do you resolve?
ask-turn = Your turn: place an Action marker, send a Worker to a Barge, or pass.
ask-marker-price = How do you pay for the Action marker?
ask-region = What do you do in this region?
ask-install = Where do you install your Governor?
ask-install-anywhere = In which region, and where, do you install your Governor?
ask-install-price = How do you pay for the Governor?
ask-amount = How many units do you exchange?
ask-ship = Which Ship do you load?
ask-remove = Do you first remove a Delivery marker from the Ship?
ask-deliver = Which Delivery do you make?
ask-waive = Which Good do you save with your Merchant action?
ask-reward-order = Which reward do you take first?
ask-ship-reward = Which reward of a Ship do you gain?
ask-military-track = On which Palace track do you advance?
ask-fortify = Walls and Towers: what do you build, and where?
ask-train = Where do you train a Soldier?
ask-worker-price = How do you pay for the Worker?
ask-display = Which tile from the display do you take?
ask-jade = Buy steps for your Jade, or leave the round.
ask-end = A free action, or the end of your turn?
ask-payment = What do you pay with?
ask-resource = Which Resource do you gain?
ask-good = Which Good do you gain?
ask-track = On which track do you advance?
ask-palace-tile = Which tile of the Palace do you take?
ask-repeat = Which reward of step 5 do you gain again?
ask-soldier = Where do you place the free Soldier?
ask-wall = Where do you place the free Wall?
ask-weaken = Which Nomads do you weaken?
ask-free-worker = On which Barge do you place the free Worker?
ask-merchant = Where do you place the Merchant?
ask-fallen = Your Worker fell off a Barge: where does it become a Merchant?
ask-duplicate = You have this figurine: keep a second one, or discard it?
ask-keep = Which of the two tiles do you keep?
ask-flip = Which used tile do you turn up?
ask-discard = Which Objective do you discard?
ask-count = Score your Walls or your Soldiers?
ask-loss = The Nomads broke through: pay a Coin, or lose prestige?

## Choices

choice-side =
    Use { $thing }: “{ $first }” ({ $first_spaces ->
        [one] 1 Merchant
       *[other] { $first_spaces } Merchants
    }), “{ $second }” ({ $second_spaces ->
        [one] 1 Merchant
       *[other] { $second_spaces } Merchants
    }), “{ $third }” ({ $third_spaces ->
        [one] 1 Merchant
       *[other] { $third_spaces } Merchants
    })
choice-start = { $building } (every Income phase: { $income }), with { $gain }
choice-income = { $thing }: { $gain }
choice-place =
    Action marker on { $thing } { $coins ->
        [0] for free
        [one] for 1 Coin
       *[other] for { $coins } Coins
    }: { $gain }{ $exchange ->
        [0] {""}
       *[other] ; Exchange { $give } → { $get }
    }{ $port ->
        [0] {""}
       *[other] ; Shipping
    }
choice-worker =
    { $neutral ->
        [0] Worker
       *[other] Neutral Worker
    } on the { $thing } { $coins ->
        [0] for free
        [one] for 1 Coin
       *[other] for { $coins } Coins
    }: { $gain }{ $neutral ->
        [0] {""}
       *[other] {" "}now, but no income
    }{ $falls ->
        [0] {""}
       *[other] {" "}(pushes off: { $fallen })
    }
choice-pass =
    { $last ->
        [0] Pass: place { $place } in the next Turn order, and a tile from the display
       *[other] Pass, and take a tile from the display
    }
choice-pay = Pay { $price }
choice-employ =
    Merchant action “{ $thing }”{ $asked ->
        [0] {""}
       *[other] { $free ->
            [0] : pay { $price }
           *[other] : free
        }
    } ({ $merchants ->
        [one] 1 Merchant comes back
       *[other] { $merchants } Merchants come back
    })
choice-benefit = Gain the benefit of { $thing }: { $gain }
choice-banner =
    Advance to step { $step } of the { $track }{ $rewards ->
        [0] {""}
       *[other] : { $gain }
    }
choice-install =
    Governor at the { $building } ({ $region }) { $wood ->
        [0] for free
       *[other] for { $wood } Wood
    }{ $tiles ->
        [0] {""}
       *[other] , with the tile “{ $tile }”
    }. { $passive ->
        [0] Now and in every Income phase: { $gain }
       *[other] { $brief }
    }
choice-trigger = Use the { $thing } now: { $gain }
choice-exchange = Exchange { $thing } → { $get }, up to { $most }
choice-amount = Exchange { $give } for { $get }
choice-ship =
    Load { $thing } ({ $free ->
        [0] no free space
        [one] 1 free space
       *[other] { $free } free spaces
    }): each Delivery costs { $goods }, brings { $gain }
choice-finish =
    Finish: { $thing }{ $due ->
        [0] {""}
       *[other] {" "}(you still gain { $gain })
    }
choice-back = Back to { $thing }
choice-leave = Leave all markers on { $thing }
choice-remove = Remove the marker of { WHO($owner, "", "yours") } from { $thing } ({ $gain })
choice-deliver =
    Deliver to { $thing } { $goods ->
        [nothing] for free
       *[other] for { $goods }
    }: { $gain }
choice-sail =
    { $made ->
        [0] No Delivery is possible: leave { $thing }
       *[other] No more Deliveries to { $thing }
    }{ $due ->
        [0] {""}
       *[other] {" "}(you still gain { $gain })
    }
choice-waive = Save { $goods } ({ $thing })
choice-hold = Pay in full, and keep “{ $thing }” for a later Delivery
choice-reward = Take { $gain } ({ $thing })
choice-advance =
    Advance to step { $step } of the { $thing }{ $coins ->
        [0] {""}
        [one] {" "}for 1 Coin
       *[other] {" "}for { $coins } Coins
    }{ $rewards ->
        [0] {""}
       *[other] : { $gain }
    }
choice-train = Soldier in { $thing } for { $rice } Rice (Nomads { $strength }, Defense { $defense })
choice-wall =
    Wall in { $thing } { $stone ->
        [0] for free
       *[other] for { $stone } Stone
    } (Nomads { $strength }, Defense { $defense })
choice-tower =
    Tower in { $thing } { $stone ->
        [0] for free
       *[other] for { $stone } Stone
    } (Nomads { $strength }, Defense { $defense })
choice-soldier = Soldier in { $thing } (Nomads { $strength }, Defense { $defense })
choice-double = Double Tower in { $thing } (Nomads { $strength }, Defense { $defense })
choice-weaken = { $n } off the Nomads’ Strength in { $thing } (Nomads { $strength }, Defense { $defense })
choice-pick =
    Take the tile “{ $tile }”{ $figurine ->
        [0] {""}
        [one] : your first figurine, +{ $points } PP at the end
       *[other] : your { $figurine ->
            [2] 2nd
            [3] 3rd
           *[other] { $figurine }th
        } figurine, +{ $points } PP at the end{ $again ->
            [0] {""}
           *[other] {" "}(uses your Merchant action for a second one of its kind)
        }
    }
choice-take = { choice-pick }
choice-out = Leave the round
choice-end = End your turn
choice-gain = Gain { $gain }
choice-repeat = Step 5 of the { $thing }: { $gain }
choice-merchant = Merchant for “{ $thing }” ({ $filled } of { $spaces })
choice-recall = Take back a Merchant of “{ $thing }” (leaves { $left } of { $spaces })
choice-forgo = Place none
choice-discard = Discard the { $thing }
choice-keep = Keep “{ $thing }”; the other tile goes under the supply
choice-flip = Turn up the used tile “{ $thing }”
choice-use = Use the tile “{ $thing }”
choice-cash = Discard the Objective “{ $thing }” (now { $points } PP) for { $gain }
choice-drop =
    Discard the Objective “{ $thing }” (now { $points } PP){ $times ->
        [0] {""}
       *[other] {" "}for { $times } times { $gain }
    }
choice-sell =
    Discard an { $thing } for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
choice-count = Score your { $thing }: { $points } PP
choice-lose =
    Lose { $points } PP ({ $left ->
        [one] the last point
       *[other] { $left } points to suffer
    })

## Groups of choices, what they wear on the board, what an ending leaves unused

brief-reward = { $gain } ({ $from })
brief-place = { $thing }: { part-price }
brief-worker =
    { $thing }: { part-price }{ $neutral ->
        [0] {""}
       *[other] , Neutral
    }
brief-install =
    { $building }: { $wood ->
        [0] free
       *[other] { $wood } Wood
    }
brief-wall =
    { $thing }: { $stone ->
        [0] free
       *[other] { $stone } Stone
    }
brief-tower = { brief-wall }
brief-train = { $thing }: { $rice } Rice
brief-advance =
    { $thing }: step { $step }{ $coins ->
        [0] {""}
        [one] , 1 Coin
       *[other] , { $coins } Coins
    }{ $rewards ->
        [0] {""}
       *[other] {" "}({ $gain })
    }
brief-pass =
    { $last ->
        [0] Pass: place { $place }, and a tile
       *[other] Pass, and take a tile
    }
part-price =
    { $coins ->
        [0] free
        [one] 1 Coin
       *[other] { $coins } Coins
    }
heading-place = Place an Action marker
heading-worker = Send a Worker
heading-benefit = The benefit
heading-banner = The banner
heading-install = Install a Governor
heading-trigger = First a Building’s effect
heading-exchange = Exchange
heading-ship = Shipping
heading-pay = Pay the price
heading-employ = A Merchant action
heading-amount = Exchange
heading-deliver = Make a Delivery, paying its Demand
heading-wall = Build a Wall
heading-tower = Build a Tower
heading-train = Train a Soldier
heading-advance = Advance on a track
heading-lose = Lose prestige
badge-place = { part-coins }
badge-worker = { part-coins }
badge-install =
    { $wood ->
        [0] {""}
       *[other] −{ $wood }
    }
badge-wall = { part-stone }
badge-tower = { part-stone }
badge-train = −{ $rice }
badge-weaken = −{ $n }
badge-count = +{ $points }
badge-lose = −{ $points }
forgo-markers = You still have Action markers and could place one. Pass all the same?
forgo-banner = The step for the banner is free and still open. Finish all the same?
forgo-action = Another action of this region is still open. Finish all the same?
forgo-delivery = You could pay another Delivery. Stop all the same?
forgo-worker = The Worker costs nothing. Place none all the same?
forgo-merchant = The Merchant costs nothing. Place none all the same?
part-coins =
    { $coins ->
        [0] {""}
       *[other] −{ $coins }
    }
part-stone =
    { $stone ->
        [0] {""}
       *[other] −{ $stone }
    }

## Why a choice is not possible

reason-act-first = Take at least one action in { $region } first: one is still possible.
reason-battle-there = A Battle comes to { $section } this round: this Soldier must go elsewhere.
reason-board-order = The order does not matter here: your Buildings work as they stand on the board.
reason-build-first = Build at least one Wall or Tower first.
reason-building-full = All Governor spaces at the { $building } are taken.
reason-cannot-pay =
    It costs { $price }; you have { $held ->
        [0] none
       *[other] { $held }
    }.
reason-deliver-first = Make at least one Delivery first: you can pay for one.
reason-discount-needed =
    It costs { $price }; you have { $held ->
        [0] none
       *[other] { $held }
    }. Only the Merchant action “{ $merchant }” makes it possible.
reason-done-already = You have done this in this turn already.
reason-duplicate-jade = You have a { $jade } already.
reason-governor-there = Your Governor stands at the { $building } already.
reason-hand-empty = You have no Objective in hand.
reason-jade-never = A Jade Figurine is never used: it counts by lying on your board.
reason-has-meeples = You have meeples in supply: no Merchant has to come back.
reason-jade-full =
    { $n ->
        [one] Your Jade space is filled.
       *[other] All { $n } of your Jade spaces are filled.
    }
reason-may-install = A Governor can still be installed in { $region }.
reason-merchants-full = All your Merchant spaces are filled.
reason-must-remove = You must remove a marker that makes a Delivery of yours possible.
reason-no-action =
    Nothing is possible in { $region }: { $meeples ->
        [0] you have no meeple for a Governor
       *[other] { $closed ->
            [0] the cheapest Building open to you costs { $cheapest }, and you would have { $wood }
           *[other] no Building is open to you
        }
    }{ $exchange ->
        [0] {""}
       *[other] ; the Exchange takes { $give }, and you would have none
    }{ $ship ->
        [0] {""}
        [1] ; a Delivery costs { $goods }, and you have { $stock }
        [2] ; the Ship is full
       *[other] ; you have no marker left for a Delivery
    }.
reason-no-advance-left =
    { $figurines ->
        [0] Without a Jade Figurine you can buy no step.
        [one] With 1 Jade Figurine you can buy 1 step when you pass, no more.
       *[other] With { $figurines } Jade Figurines you can buy { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } when you pass, no more.
    }
reason-no-battle-ahead = No Battle comes this round, so this Soldier has nowhere to go.
reason-no-battle-there = No Battle comes to { $section } this round.
reason-no-benefit = { $region } has no printed benefit.
reason-no-building = Every Building is full or has a Governor of yours.
reason-no-coins = { reason-cannot-pay }
reason-no-delivery-marker = All { $deliveries } of your Delivery markers lie on Ships.
reason-no-discount = “{ $merchant }” saves nothing here now.
reason-no-exchange = { $region } has no Exchange.
reason-no-forgoing = What is asked here must be done; it cannot be declined.
reason-no-goods = A Delivery costs { $goods }; you have { $stock }.
reason-no-install = You can install nowhere in { $region } now.
reason-no-marker = You have no Action marker left in this round.
reason-no-marker-to-sell = You have no unused Action marker.
reason-no-meeple = You have no meeple in supply.
reason-no-merchant = No Merchant of yours stands there.
reason-no-merchant-space = “{ $merchant }” has no empty space.
reason-no-nomads = The Nomads have no Strength in any section.
reason-no-objectives = No Objective is left, neither in the deck nor in the discard pile.
reason-no-port = { $region } has no Port.
reason-no-reward-tile =
    { $state ->
        [0] The tile “{ $tile }” is won on step 10 of the { $track }.
       *[other] You have used the tile “{ $tile }”.
    }
reason-no-rice = { reason-cannot-pay }
reason-no-ship = No Ship lies there.
reason-no-ship-open = In no Port can you make a Delivery now.
reason-no-shipping-marker = All { $shipping } of your Shipping markers are placed.
reason-no-soldier-space = No section has a free space for this Soldier.
reason-no-space =
    { $spaces ->
        [one] This Ship has only 1 Delivery space.
       *[other] This Ship has only { $spaces } Delivery spaces.
    }
reason-no-stone = { reason-cannot-pay }
reason-no-strength = The Nomads in { $section } have no Strength.
reason-no-such-tile = You have no Bonus tile of this kind.
reason-no-tile-left = The Bonus supply is empty.
reason-no-wood = { reason-cannot-pay }
reason-none-reached = You have reached step 5 of no track.
reason-not-drawn = You did not draw this tile.
reason-not-flippable = You have no used tile of this kind that could be turned up now.
reason-not-held = You have no { $what }.
reason-not-in-hand = This Objective is not in your hand.
reason-not-in-port = The wave Ship lies in no Port: only its tiles reach it.
reason-not-lowest = You do not stand lowest on the { $track }.
reason-not-owned =
    { $owned ->
        [0] This Building is not yours.
       *[other] You have resolved the { $building } already.
    }
reason-not-reached = You stand on step { $step } of the { $track }, not yet on step 5.
reason-not-ready =
    “{ $merchant }” needs { $spaces ->
        [one] 1 Merchant
       *[other] { $spaces } Merchants
    }; { $filled ->
        [0] none stands there.
        [one] 1 stands there.
       *[other] { $filled } stand there.
    }
reason-not-this-port = From here you reach the Port of { $region } only.
reason-not-waivable = This Good cannot be saved here.
reason-not-your-board = You can choose between { $boards } only.
reason-nothing-saved = “{ $merchant }” would save nothing here.
reason-nothing-to-build =
    { $left ->
        [0] All your Walls and Towers are built.
       *[other] { $dear ->
            [0] No section has a free space for a piece that you could pay for.
           *[other] { reason-cannot-pay }
        }
    }
reason-nothing-to-flip = You have no used tile to turn up.
reason-nothing-to-remove = No Delivery marker lies there.
reason-one-at-a-time = Not inside another action of the same kind: take it before or after.
reason-other-banner = The banner of { $region } is the { $banner }.
reason-other-barge = The second Worker goes to another Barge.
reason-other-board = This Merchant action is on another player board; yours is { $board }.
reason-other-jade = The figurine that came is the { $jade }.
reason-other-region = Your Action marker lies in { $region }.
reason-other-ship = You are loading { $position }.
reason-other-step = This tile does not lie on the step that you have reached.
reason-other-stuff = The Exchange in { $region } takes { $give }.
reason-other-type = It must be of another type.
reason-passive-used = The { $building } has worked in this action already.
reason-set-taken = This set is taken.
reason-ship-full = All Delivery spaces of { $position } are covered.
reason-soldiers-full =
    { $n ->
        [one] The Soldier space in { $section } is taken.
       *[other] All { $n } Soldier spaces in { $section } are taken.
    }
reason-space-covered = A Delivery marker of { WHO($owner, "", "yours") } covers this space.
reason-still-possible = The Exchange is still possible here: exchange at least 1 unit.
reason-tile-gone = No tile lies there.
reason-tile-used = You have used this tile.
reason-too-late = This works before the first step only.
reason-too-many = You have { $stock }, and an Exchange takes { $most } at most.
reason-tower-taken = A Tower of { WHO($owner, "", "yours") } stands in { $section }.
reason-towers-built = All your Towers are built.
reason-track-ended = You stand at the end of the { $track }.
reason-tracks-ended = You stand at the end of all tracks.
reason-tracks-too-low = On no track do you stand on step 4 or higher.
reason-train-first = Train at least one Soldier first: you can pay for one.
reason-two-meeples =
    This needs 2 meeples in supply, one of them for the Governor; you have { $held ->
        [0] none
       *[other] { $held }
    }.
reason-walls-built = All your Walls are built.
reason-walls-full =
    { $spaces ->
        [one] The Wall space in { $section } is taken.
       *[other] All { $spaces } Wall spaces in { $section } are taken.
    }
reason-without-passive = You have no Governor at the { $building }.
reason-wrong-kind =
    { $goods ->
        [0] A Resource must be paid here.
       *[other] A Good must be paid here.
    }

## What happened

event-table-laid = The table is laid. Turn order: { $order }.
event-side-chosen = { WHO($seat, "uses", "You use") } { $board }.
event-set-chosen = { WHO($seat, "starts", "You start") } with the { $building }, and with { $gain }.
event-round-started = Round { $round } begins. Turn order: { $order }.
event-tiles-shown = On display this round: { $tiles }.
event-nomads-revealed = The Nomads approach.
event-nomads-came =
    { $section }: the Chieftain advances { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, now on step { $chief }; the Strength rises by { $added }, now { $strength }.
event-battles-ahead =
    { $n ->
        [0] No Battle comes this round.
        [one] A Battle comes this round: { $sections }.
       *[other] Battles come this round: { $sections }.
    }
event-gained = { WHO($seat, "gains", "You gain") } { $gain } ({ $source }).
event-lost = { WHO($seat, "goes", "You go") } without { $gain }: { $why }.
event-paid = { WHO($seat, "pays", "You pay") } { $paid }.
event-neutral-came = A Neutral Worker comes to the { $barge }.
event-neutral-placed = { WHO($seat, "has", "You have") } no meeple in supply and { FORM($seat, "places", "place") } a Neutral Worker on the { $barge }.
event-neutral-fell = A Neutral Worker falls off the { $barge }.
event-worker-placed = { WHO($seat, "places", "You place") } a Worker on the { $barge }.
event-worker-fell = A Worker of { WHO($seat, "", "yours") } falls off the { $barge }, pushed by { WHO($by, "", "you") }.
event-merchant-placed = { WHO($seat, "places", "You place") } a Merchant for “{ $merchant }”.
event-merchant-recalled = { WHO($seat, "takes", "You take") } back a Merchant of “{ $merchant }”.
event-merchant-employed = { WHO($seat, "uses", "You use") } the Merchant action “{ $merchant }”.
event-marker-placed =
    { WHO($seat, "places", "You place") } an Action marker on { $space } { $coins ->
        [0] for free
        [one] for 1 Coin
       *[other] for { $coins } Coins
    }.
event-marker-sold =
    { WHO($seat, "discards", "You discard") } an Action marker for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
event-governor-installed =
    { WHO($seat, "installs", "You install") } a Governor at the { $building } in { $region } { $wood ->
        [0] for free
       *[other] for { $wood } Wood
    }.
event-exchanged = { WHO($seat, "exchanges", "You exchange") } { $give } for { $get } in { $region }.
event-shipping-begun = { WHO($seat, "loads", "You load") } { $position }.
event-shipping-failed = { WHO($seat, "can", "You can") } make no Delivery to { $position }: the Shipping action is lost.
event-delivery-made = { WHO($seat, "delivers", "You deliver") } to { $space }.
event-delivery-removed = { WHO($seat, "removes", "You remove") } the Delivery marker of { WHO($owner, "", "yours") } from { $space }.
event-step-made = { WHO($seat, "advances", "You advance") } to step { $step } of the { $track } ({ $source }).
event-tile-taken = { WHO($seat, "takes", "You take") } the tile “{ $tile }”.
event-tile-drawn = { WHO($seat, "draws", "You draw") } the tile “{ $tile }”.
event-tiles-seen = You draw two tiles: { $tiles }.
event-tile-used = { WHO($seat, "uses", "You use") } the tile “{ $tile }”.
event-tile-flipped = { WHO($seat, "turns", "You turn") } up the used tile “{ $tile }”.
event-tile-laid = A new tile is laid at the { $building } in { $region }: { $tile }.
event-jade-placed = { WHO($seat, "places", "You place") } the { $jade } as figurine { $n }.
event-jade-discarded =
    { $full ->
        [0] { WHO($seat, "has", "You have") } a { $jade } already: the new one is discarded.
       *[other] { WHO($seat, "has", "You have") } no Jade space left: the { $jade } is discarded.
    }
event-reward-tile-won = { WHO($seat, "wins", "You win") } the tile “{ $tile }”.
event-soldier-placed = { WHO($seat, "places", "You place") } a Soldier in { $section }: Defense { $defense }.
event-wall-built =
    { WHO($seat, "builds", "You build") } a Wall in { $section } { $stone ->
        [0] for free
       *[other] for { $stone } Stone
    }: Defense { $defense }.
event-tower-built =
    { WHO($seat, "builds", "You build") } a Tower in { $section } { $stone ->
        [0] for free
       *[other] for { $stone } Stone
    }: Defense { $defense }.
event-double-tower-placed = { WHO($seat, "puts", "You put") } the Double Tower in { $section }: Defense { $defense }.
event-double-tower-left = The Double Tower of { WHO($seat, "", "yours") } leaves { $section } and the game.
event-nomads-weakened = { WHO($seat, "takes", "You take") } { $n } off the Nomads’ Strength in { $section }: now { $strength }.
event-objectives-drawn =
    { $n ->
        [one] { WHO($seat, "draws", "You draw") } 1 Objective.
       *[other] { WHO($seat, "draws", "You draw") } { $n } Objectives.
    }
event-objective-seen = You draw the Objective “{ $card }”. { $score }
event-objective-discarded = { WHO($seat, "discards", "You discard") } the Objective “{ $card }”.
event-passed =
    { $last ->
        [0] { WHO($seat, "passes", "You pass") }: place { $place } in the next Turn order.
       *[other] { WHO($seat, "passes", "You pass") }.
    }
event-pass-forced =
    { WHO($seat, "has", "You have") } to pass: no Action marker is left, and a Worker would cost { $price } ({ $held ->
        [0] none left
       *[other] { $held } left
    }).
event-battle-began = Battle in { $section }: the Nomads come with Strength { $nomads }.
event-defender-ranked =
    { $section }: { WHO($seat, "defends", "you defend") } with { $strength }, rank { $rank }{ $scored ->
        [0] {""}
       *[other] , +{ $scored } PP
    }.
event-defence-paid = { $section }: { WHO($seat, "gains", "you gain") } { $points } PP from Buildings.
event-soldiers-left =
    { $section }: { $n ->
        [one] 1 Soldier of { WHO($seat, "", "yours") } leaves
       *[other] { $n } Soldiers of { WHO($seat, "", "yours") } leave
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } PP
    }.
event-battle-won = { $section } holds.
event-raided =
    The Nomads raid the { $building } in { $region } (raid value { $n }). { $fallen ->
        [0] No Governor was there.
        [one] Governor thrown out: { $seats }.
       *[other] Governors thrown out: { $seats }.
    }
event-breakthrough =
    The Nomads break through in { $section }: { $n ->
        [one] for the 1 point left
       *[other] for each of the { $n } points left
    } every house pays a Coin or loses prestige.
event-prestige-lost =
    { WHO($seat, "loses", "You lose") } { $points } PP{ $forced ->
        [0] {""}
       *[other] , having no Coin
    }.
event-governors-protected =
    { WHO($seat, "protected", "You protected") } { $n ->
        [one] 1 Governor
       *[other] { $n } Governors
    }: +{ $points } PP.
event-nomads-retreated = The Nomads withdraw from { $section }: Strength { $strength }, Defense { $defense }.
event-ship-left = Cleanup: { $position } sails away.
event-ship-moved = Cleanup: { $old } moves up and is now { $position }.
event-ship-came = Cleanup: a new Ship arrives, { $position }; each Delivery costs { $goods }, brings { $gain }.
event-cleaned-up =
    { $tiles ->
        [0] Action markers go home, and a new Turn order begins.
        [one] The tile left on display leaves the game, Action markers go home, and a new Turn order begins.
       *[other] The { $tiles } tiles left on display leave the game, Action markers go home, and a new Turn order begins.
    }
event-objective-scored = { WHO($seat, "scores", "You score") } { $points } PP for the Objective “{ $card }”.
event-scored = { WHO($seat, "scores", "You score") } { $points } PP: { $category }.
event-game-ended = The game is over. Winner: { $winners }.
event-variant-played = { $rival } plays along, led by a deck of orders: a variant of our own.
event-rival-lowest = { $rival } takes the lowest track: { $track }.
event-order-drawn = { $rival } draws { $order }: Action marker on { $space }.
event-rival-turned = { $rival } stands at the end of the { $full } and takes the lowest track instead: { $track }.
event-rival-scored = { $rival } scores { $points } PP ({ $source }).
event-rival-took = { $rival } takes the first tile that can be taken ({ $where }): { $tile }.
event-rival-installed = { $rival } installs at the cheapest open Building in { $region }: { $building }, { $cost } Wood.
event-rival-delivered =
    { $rival } delivers to the leftmost free space, { $space }{ $points ->
        [0] {""}
       *[other] : +{ $points } PP
    }.
event-rival-aimed = No Battle comes: { $rival } begins with { $section }, as the order says (Nomads { $strength }, Defense { $defense }).
event-rival-aimed-battle = { $rival } begins where the Nomads lead most: { $section } (Nomads { $strength }, Defense { $defense }).
event-rival-worker = { $rival } puts a Worker on the { $barge }.

## Deeds, behind the name of a house

deed-delivery-made = delivered to { $space }
deed-rival-delivered = delivered to { $space }
deed-governor-installed = installed a Governor at the { $building } in { $region }
deed-rival-installed = installed at the { $building } in { $region }
deed-tower-built = built a Tower in { $section }
deed-wall-built = built a Wall in { $section }
deed-double-tower-placed = put the Double Tower in { $section }
deed-marker-placed = placed an Action marker on { $space }
deed-order-drawn = placed an Action marker on { $space }
deed-exchanged = exchanged { $give } for { $get }
deed-soldier-placed = placed a Soldier in { $section }
deed-worker-fell = lost a Worker from the { $barge }
deed-worker-placed = placed a Worker on the { $barge }
deed-neutral-placed = placed a Neutral Worker on the { $barge }
deed-rival-worker = put a Worker on the { $barge }
deed-passed = passed
deed-tile-taken = took the tile “{ $tile }”
deed-set-chosen = took the { $building } with { $gain }
deed-merchant-placed = placed a Merchant for “{ $merchant }”
deed-objective-discarded = discarded the Objective “{ $card }”
deed-side-chosen = chose { $board }

## Why something is lost

lost-no-building = no Building there is open
lost-no-delivery-marker = no Delivery marker is left
lost-no-meeple = no meeple is left in supply
lost-no-merchant-space = all Merchant spaces are filled
lost-no-nomads = the Nomads have no Strength anywhere
lost-no-objectives = no Objective is left
lost-no-ship-reward = no Ship in a Port has an uncovered reward
lost-no-soldier-space = no section has a free space for it
lost-no-tile = no tile that can be taken is left
lost-no-wall-space = no section has a free Wall space
lost-nothing-counted = there is nothing to count
lost-nothing-to-flip = no used tile can be turned up
lost-ship-full = the Ship has no free space
lost-supply-empty = the Bonus supply is empty
lost-tower-taken = the Tower space there is taken
lost-towers-built = all Towers are built
lost-track-ended = the track is at its end
lost-tracks-ended = all tracks are at their end
lost-walls-built = all Walls are built

## Score sheet

score-start = Starting prestige
score-battles = Battle ranks
score-attack-buildings = Buildings in Battles
score-soldiers = Soldiers who left
score-losses = Losses to the Nomads
score-protected = Protected Governors
score-buildings = Income Buildings
score-passives = Passive Buildings
score-ships = Deliveries
score-tiles = Bonus tiles
score-palace = Palace steps
score-other = Other gains
score-jade = Jade Figurines
score-rank-white = White track
score-rank-red = Red track
score-rank-black = Black track
score-rank-blue = Blue track
score-objectives = Objectives
score-leftovers = Leftovers
score-rival-tiles = Tiles of Li Mu
score-rival-governors = Governors of Li Mu

## Counts

count-wood =
    { $n ->
        [one] 1 Wood
       *[other] { $n } Wood
    }
count-stone =
    { $n ->
        [one] 1 Stone
       *[other] { $n } Stone
    }
count-rice =
    { $n ->
        [one] 1 Rice
       *[other] { $n } Rice
    }
count-silk =
    { $n ->
        [one] 1 Silk
       *[other] { $n } Silk
    }
count-helmet =
    { $n ->
        [one] 1 Helmet
       *[other] { $n } Helmets
    }
count-jewelry =
    { $n ->
        [one] 1 Jewelry
       *[other] { $n } Jewelry
    }
count-coin =
    { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }
count-vp =
    { $n ->
        [one] 1 PP
       *[other] { $n } PP
    }
count-any-resource =
    { $n ->
        [one] any 1 Resource
       *[other] any { $n } Resources
    }
count-any-good =
    { $n ->
        [one] any 1 Good
       *[other] any { $n } Goods
    }
count-different-resource =
    { $n ->
        [one] 1 Resource of another type
       *[other] { $n } different Resources
    }
count-same-resource =
    { $n ->
        [one] any 1 Resource
       *[other] { $n } identical Resources
    }
count-free-soldier =
    { $n ->
        [one] a free Soldier
       *[other] { $n } free Soldiers
    }
count-battle-soldier =
    { $n ->
        [one] a free Soldier where a Battle comes
       *[other] { $n } free Soldiers where a Battle comes
    }
count-peace-soldier =
    { $n ->
        [one] a free Soldier where no Battle comes
       *[other] { $n } free Soldiers where no Battle comes
    }
count-free-wall =
    { $n ->
        [one] a free Wall
       *[other] { $n } free Walls
    }
count-free-worker =
    { $n ->
        [one] a free Worker
       *[other] up to { $n } free Workers on different Barges
    }
count-merchant =
    { $n ->
        [one] a Merchant
       *[other] { $n } Merchants
    }
count-nomad-strength = { $n } off the Nomads’ Strength
count-bonus-tile =
    { $n ->
        [one] a Bonus tile from the supply
       *[other] { $n } Bonus tiles from the supply
    }
count-objective =
    { $n ->
        [one] an Objective
       *[other] { $n } Objectives
    }
count-vp-per-wall-or-soldier = { $n } PP per Wall, or { $n } PP per Soldier
count-vp-per-tower = { $n } PP per Tower
count-vp-per-track-ge3 = { $n } PP per track from step 3 on
count-governor =
    { $n ->
        [one] a Governor
       *[other] { $n } Governors
    }
count-worker =
    { $n ->
        [one] a Worker
       *[other] { $n } Workers
    }
count-soldier =
    { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    }
count-tower =
    { $n ->
        [one] a Tower
       *[other] { $n } Towers
    }
count-delivery =
    { $n ->
        [one] a Delivery
       *[other] { $n } Deliveries
    }

## Names

name-wood = Wood
name-stone = Stone
name-rice = Rice
name-silk = Silk
name-helmet = Helmet
name-jewelry = Jewelry
name-coin = Coins
name-vp = prestige points
name-any-resource = any Resource
name-any-good = any Good
name-different-resource = different Resource
name-same-resource = identical Resource
name-step-white = a step on the White track
name-step-red = a step on the Red track
name-step-black = a step on the Black track
name-step-blue = a step on the Blue track
name-step-any = a step on any track
name-step-lowest = a step on your lowest track
name-palace-tile = a tile of the Palace
name-display-tile = a tile of the display
name-delivery = Delivery
name-demand-tile = Demand tile
name-delivery-space = Delivery space
name-objective-discard = the discard of an Objective
name-flip = a used tile turned up
name-income-once = an Income Building once
name-ship-reward = a reward of a Ship
name-free-governor = a Governor without Wood
name-port-shipping = a Shipping action at any Port
name-wave-delivery = a Delivery to the wave Ship
name-vp-per-wall-or-soldier = PP per Wall, or per Soldier
name-vp-per-tower = PP per Tower
name-vp-per-track-ge3 = PP per track from step 3 on
name-step-5-again = a reward of step 5 again
name-good-per-track = any Good per track from step 4 on
name-benefit-twice = an Objective’s benefit twice
name-bonus-shipping = Bonus Shipping
name-double-tower = Double Tower
count-double-tower = the tile “Double Tower”
count-bonus-shipping = the tile “Bonus Shipping”
name-jade = Jade Figurines
name-meeples = meeples in supply
name-action-marker = Action marker
name-turn-order = Turn order
name-pass-turn = Pass
name-wall = Walls
name-soldier = Soldiers
name-tower = Towers
name-governor = Governor
name-worker = Worker
name-neutral-worker = a Neutral Worker
name-neutral = neutral
name-li-mu = Li Mu
name-neutral-house = Neutral House
name-seat-0 = Purple
name-seat-1 = Orange
name-seat-2 = Blue
name-seat-3 = Green
letter-purple = P
letter-orange = O
letter-blue = B
letter-green = G
letter-li-mu = L
letter-neutral-house = N
name-purple = Purple
name-orange = Orange
name-blue = Blue
name-green = Green
name-track-white = White track
name-bn-white = White banner
name-track-red = Red track
name-bn-red = Red banner
name-track-black = Black track
name-bn-black = Black banner
name-track-blue = Blue track
name-bn-blue = Blue banner
name-bn-any = banner of the Wall
name-qin = Qin
name-zhao = Zhao
name-yan = Yan
name-wei = Wei
name-han = Han
name-qi = Qi
name-chu = Chu
name-fortify = Fortify
name-train = Train Soldiers
name-longxi = Longxi
name-yunzhong = Yunzhong
name-yanmen = Yanmen
name-liaoxi = Liaoxi
name-qin-1 = Qin 1
name-qin-2 = Qin 2
name-qin-3 = Qin 3
name-zhao-1 = Zhao 1
name-wei-1 = Wei 1
name-han-1 = Han 1
name-zhao-2 = Zhao 2
name-wei-2 = Wei 2
name-chu-1 = Chu 1
name-yan-1 = Yan 1
name-qi-1 = Qi 1
name-chu-2 = Chu 2
name-port-yan = the Ship in Yan
name-port-yan-1 = the first space of the Ship in Yan
name-port-yan-2 = the second space of the Ship in Yan
name-port-yan-3 = the third space of the Ship in Yan
name-port-yan-demand = the Demand tile of the Ship in Yan
name-port-qi = the Ship in Qi
name-port-qi-1 = the first space of the Ship in Qi
name-port-qi-2 = the second space of the Ship in Qi
name-port-qi-3 = the third space of the Ship in Qi
name-port-qi-demand = the Demand tile of the Ship in Qi
name-port-chu = the Ship in Chu
name-port-chu-1 = the first space of the Ship in Chu
name-port-chu-2 = the second space of the Ship in Chu
name-port-chu-3 = the third space of the Ship in Chu
name-port-chu-demand = the Demand tile of the Ship in Chu
name-wave = the wave Ship
name-wave-1 = the first space of the wave Ship
name-wave-2 = the second space of the wave Ship
name-wave-3 = the third space of the wave Ship
name-wave-demand = the Demand tile of the wave Ship
name-pd-silk = the port tile for Silk
name-pd-helmet = the port tile for Helmets
name-pd-jewelry = the port tile for Jewelry
name-pd-any = the port tile for any Good
name-barge-stone = Stone Barge
name-barge-rice = Rice Barge
name-barge-wood = Wood Barge
name-board-1a = board 1A
name-board-1b = board 1B
name-board-2a = board 2A
name-board-2b = board 2B
name-board-3a = board 3A
name-board-3b = board 3B
name-board-4a = board 4A
name-board-4b = board 4B
name-set-1 = Set 1
name-set-2 = Set 2
name-set-3 = Set 3
name-set-4 = Set 4
name-set-5 = Set 5
name-crate-1 = 1 unit
name-crate-2 = 2 units
name-crate-3 = 3 units
name-crate-4 = 4 units
name-display-1 = first tile of the display
name-display-2 = second tile of the display
name-display-3 = third tile of the display
name-display-4 = fourth tile of the display
name-display-5 = fifth tile of the display
name-pal-white-3-1 = White track, step 3, first tile
name-pal-white-3-2 = White track, step 3, second tile
name-pal-white-3-3 = White track, step 3, third tile
name-pal-white-7-1 = White track, step 7, first tile
name-pal-white-7-2 = White track, step 7, second tile
name-pal-white-7-3 = White track, step 7, third tile
name-pal-red-3-1 = Red track, step 3, first tile
name-pal-red-3-2 = Red track, step 3, second tile
name-pal-red-3-3 = Red track, step 3, third tile
name-pal-red-7-1 = Red track, step 7, first tile
name-pal-red-7-2 = Red track, step 7, second tile
name-pal-red-7-3 = Red track, step 7, third tile
name-pal-black-3-1 = Black track, step 3, first tile
name-pal-black-3-2 = Black track, step 3, second tile
name-pal-black-3-3 = Black track, step 3, third tile
name-pal-black-7-1 = Black track, step 7, first tile
name-pal-black-7-2 = Black track, step 7, second tile
name-pal-black-7-3 = Black track, step 7, third tile
name-pal-blue-3-1 = Blue track, step 3, first tile
name-pal-blue-3-2 = Blue track, step 3, second tile
name-pal-blue-3-3 = Blue track, step 3, third tile
name-pal-blue-7-1 = Blue track, step 7, first tile
name-pal-blue-7-2 = Blue track, step 7, second tile
name-pal-blue-7-3 = Blue track, step 7, third tile
name-jade-ox = Jade ox
name-rb-jade-ox = Jade ox
name-pb-jade-ox = Jade ox (Palace)
name-jade-horse = Jade horse
name-rb-jade-horse = Jade horse
name-pb-jade-horse = Jade horse (Palace)
name-jade-tiger = Jade tiger
name-rb-jade-tiger = Jade tiger
name-pb-jade-tiger = Jade tiger (Palace)
name-jade-crane = Jade crane
name-rb-jade-crane = Jade crane
name-pb-jade-crane = Jade crane (Palace)
name-jade-phoenix = Jade phoenix
name-rb-jade-phoenix = Jade phoenix
name-pb-jade-phoenix = Jade phoenix (Palace)
name-jade-dragon = Jade dragon
name-rb-jade-dragon = Jade dragon
name-pb-jade-dragon = Jade dragon (Palace)
name-rb-wood2 = 2 Wood
name-rb-stone2 = 2 Stone
name-rb-rice2 = 2 Rice
name-rb-coin2 = 2 Coins
name-rb-vp3 = 3 PP
name-rb-res2diff = 2 different Resources
name-rb-anygood = any Good
name-rb-track-white = a step on White
name-rb-track-red = a step on Red
name-rb-track-black = a step on Black
name-rb-track-blue = a step on Blue
name-rb-helmet-soldiers = 1 Helmet for 2 Soldiers
name-rb-jewelry-vp5 = 1 Jewelry for 5 PP
name-rb-silk-coin3 = 1 Silk for 3 Coins
name-rb-governor = 2 Coins for a Governor
name-rb-objective = 3 Coins for an Objective
name-rb-good-to-res2 = 1 Good for 2 Resources
name-rb-res2-to-good2 = 2 Resources for 2 Goods
name-rb-wave-ship = Delivery to the wave Ship
name-rb-merchant = Merchant
name-rb-soldier = Soldier
name-rb-worker = Worker
name-rb-income = Income Building once
name-rb-nomad2 = 2 off the Nomads’ Strength
name-rb-flip = turn up a used tile
name-pb-any-track = a step on any track
name-pb-coin3 = 3 Coins
name-pb-vp5 = 5 PP
name-pb-silk-helmet = 1 Silk, 1 Helmet
name-pb-helmet-jewelry = 1 Helmet, 1 Jewelry
name-pb-silk-jewelry = 1 Silk, 1 Jewelry
name-pb-res3 = 1 Wood, 1 Stone, 1 Rice
name-pb-governor = 2 Coins for a Governor (Palace)
name-pb-income = Income Building once (Palace)
name-pb-worker = Worker (Palace)
name-pb-merchant = Merchant (Palace)
name-pb-nomad2 = 2 off the Nomads’ Strength (Palace)
name-pb-flip = turn up a used tile (Palace)
name-pb-wave-ship = Delivery to the wave Ship (Palace)
name-i01 = Market Hall
name-i02 = Granary
name-i03 = Quarry
name-i04 = Timber Yard
name-i05 = Muster Roll
name-i06 = Signal Tower
name-i07 = Harbour Office
name-i08 = Court Chronicle
name-i09 = Scriptorium
name-i10 = Academy
name-a1 = Envoy’s House
name-a2 = Barracks
name-a3 = Jetty
name-a4 = Trading Post
name-a5 = Workshop
name-a6 = Mint
name-p01 = Barter House
name-p02 = Craftsmen’s Lane
name-p03 = Carpenters’ Yard
name-p04 = Hall of Ancestors
name-p05 = Guild House
name-p06 = Engineers’ Hall
name-p07 = Hall of Heroes
name-p08 = Messenger Station
name-p09 = Drill Ground
name-p10 = Guard House
name-p11 = War Council
name-p12 = Stone Masons
name-p13 = Pilot House
name-p14 = Customs House
name-p15 = Warehouse
name-p16 = Canal Lock
name-p17 = Ferry
name-p18 = Boatmen’s Shrine
name-m1a1 = Rice and Stone for the Wall
name-m1a2 = draw a Bonus tile
name-m1a3 = a step 5 reward again
name-m1b1 = Stone and an Objective
name-m1b2 = 2 Wood less to install
name-m1b3 = any Good per track from step 4
name-m2a1 = Resource into Good
name-m2a2 = Soldier where a Battle comes
name-m2a3 = 3 Coins
name-m2b1 = Good into 2 Resources
name-m2b2 = Soldier where no Battle comes
name-m2b3 = 1 Coin for one of two tiles
name-m3a1 = 1 Good less in Yan or Chu
name-m3a2 = a second figurine of a kind
name-m3a3 = Wood, Stone and Rice
name-m3b1 = 1 Good less in Qi or Chu
name-m3b2 = Jade steps for 1 Coin less
name-m3b3 = 2 identical Resources
name-m4a1 = Action marker for 1 Coin
name-m4a2 = 1 Demand Good less
name-m4a3 = an Objective’s benefit twice
name-m4b1 = Worker for 1 Coin less
name-m4b2 = port Good for free
name-m4b3 = turn up a used tile
name-ob01 = Favour of White and Red
name-ob02 = Favour of Black and Red
name-ob03 = Favour of White and Blue
name-ob04 = Favour of White and Black
name-ob05 = Favour of Blue and Red
name-ob06 = Favour of Blue and Black
name-ob07 = Full stores
name-ob08 = Jade collection
name-ob09 = Governors everywhere
name-ob10 = Rule over Qin and Yan
name-ob11 = Rule over Qin and Han
name-ob12 = Rule over Han, Chu and Yan
name-ob13 = Rule over Zhao and Chu
name-ob14 = Rule over Qin and Qi
name-ob15 = Rule over Wei and Chu
name-ob16 = Rule over Zhao, Han and Qi
name-ob17 = Rule over Wei, Han and Qi
name-ob18 = Rule over Yan, Wei and Han
name-ob19 = Rule over Zhao, Qi and Chu
name-ob20 = Many tiles
name-ob21 = Ports of Yan and Chu
name-ob22 = Ports of Yan and Qi
name-ob23 = Ports of Chu and Qi
name-ob24 = Western Wall
name-ob25 = Eastern Wall
name-ob26 = Ends of the Wall
name-ob27 = Heart of the Wall
name-ob28 = All hands
name-ship-01 = Ship 1
name-ship-02 = Ship 2
name-ship-03 = Ship 3
name-ship-04 = Ship 4
name-ship-05 = Ship 5
name-ship-06 = Ship 6
name-ship-07 = Ship 7
name-ship-08 = Ship 8
name-ship-09 = Ship 9
name-ship-10 = Ship 10
name-ship-11 = Ship 11
name-ship-12 = Ship 12
name-ship-13 = Ship 13
name-ship-14 = Ship 14
name-ship-15 = Ship 15
name-ship-16 = Ship 16
name-ship-17 = Ship 17
name-ship-18 = Ship 18
name-nn-01 = Normal card 1
name-nn-02 = Normal card 2
name-nn-03 = Normal card 3
name-nn-04 = Normal card 4
name-nn-05 = Normal card 5
name-nn-06 = Normal card 6
name-nn-07 = Normal card 7
name-nn-08 = Normal card 8
name-nn-09 = Normal card 9
name-nn-10 = Normal card 10
name-nn-11 = Normal card 11
name-nn-12 = Normal card 12
name-nn-13 = Normal card 13
name-nn-14 = Normal card 14
name-nn-15 = Normal card 15
name-nn-16 = Normal card 16
name-ne-01 = Easy card 1
name-ne-02 = Easy card 2
name-ne-03 = Easy card 3
name-ne-04 = Easy card 4
name-ne-05 = Easy card 5
name-ne-06 = Easy card 6
name-ne-07 = Easy card 7
name-ne-08 = Easy card 8
name-ne-09 = Easy card 9
name-ne-10 = Easy card 10
name-ne-11 = Easy card 11
name-ne-12 = Easy card 12
name-ne-13 = Easy card 13
name-ne-14 = Easy card 14
name-ne-15 = Easy card 15
name-ne-16 = Easy card 16
name-ro-01 = order 1
name-ro-02 = order 2
name-ro-03 = order 3
name-ro-04 = order 4
name-ro-05 = order 5
name-ro-06 = order 6
name-ro-07 = order 7
name-ro-08 = order 8
name-ro-09 = order 9
name-ro-10 = order 10
name-ro-11 = order 11
name-ro-12 = order 12
name-ro-13 = order 13
name-ro-14 = order 14
name-ro-15 = order 15
name-ro-16 = order 16

## Help on hover

help-i01 = Any 1 Resource and 1 Coin.
help-i02 = 1 Rice and 1 Coin.
help-i03 = 1 Stone and 1 Coin.
help-i04 = 1 Wood and 1 Coin.
help-i05 = 1 PP per Wall that you have built, or 1 PP per Soldier of yours.
help-i06 = 3 PP per Tower that you have built.
help-i07 = One uncovered reward of a Ship in a Port; nothing is covered.
help-i08 = 1 PP per Palace track on which you stand on step 3 or higher.
help-i09 = Turn up one of your used Regular Bonus tiles; it can be used again.
help-i10 = A step on the track where you stand lowest.
help-a1 = A step on any track.
help-a2 = A free Soldier.
help-a3 = A free Worker on a Barge.
help-a4 = A Merchant.
help-a5 = Any 1 Good.
help-a6 = 2 Coins.
help-p01 = Exchange: you may give any one type of Resource.
help-p02 = Exchange: gain any 1 Good.
help-p03 = Install elsewhere: 1 Wood less.
help-p04 = Install elsewhere: 4 PP.
help-p05 = Install elsewhere: you may place a Merchant.
help-p06 = Battle: 2 PP per Wall and Tower of yours in the section.
help-p07 = Battle: 1 PP per Soldier of yours in the section.
help-p08 = Action markers never cost you Coins.
help-p09 = Train Soldiers: gain 1 Rice and place a free Soldier.
help-p10 = Fortify: gain 1 Coin and place a free Soldier.
help-p11 = Fortify or Train Soldiers: 2 steps on the same track.
help-p12 = Fortify: each Wall and Tower costs 1 Stone less.
help-p13 = Shipping: you may load the Ship of any Port.
help-p14 = Shipping: first you may remove a Delivery marker from the Ship.
help-p15 = Shipping: gain the leftmost uncovered reward of the Ship, before or after.
help-p16 = Worker on a Barge: also gain 1 Resource of another type.
help-p17 = Worker on a Barge: 1 Coin less, but at least 1.
help-p18 = Worker on a Barge: 1 PP.
help-m1a1 = When you Fortify or Train Soldiers: gain 1 Rice and 1 Stone.
help-m1a2 = Draw a Regular Bonus tile.
help-m1a3 = Gain the reward of step 5 again, on a track where you stand on step 5 or higher.
help-m1b1 = Gain 1 Stone, draw an Objective, then discard one without its benefit.
help-m1b2 = When you install: 2 Wood less.
help-m1b3 = Gain any 1 Good per track where you stand on step 4 or higher.
help-m2a1 = Spend any 1 Resource: gain any 1 Good.
help-m2a2 = Place a free Soldier in a section where a Battle comes this round.
help-m2a3 = Gain 3 Coins.
help-m2b1 = Spend any 1 Good: gain any 2 Resources.
help-m2b2 = Place a free Soldier in a section where no Battle comes this round.
help-m2b3 = Spend 1 Coin: draw 2 Regular Bonus tiles and keep 1.
help-m3a1 = When you ship in Yan or Chu: 1 Good less, once in this action.
help-m3a2 = When you gain a Jade Figurine of a kind that you have: you may keep it.
help-m3a3 = Gain 1 Wood, 1 Stone and 1 Rice.
help-m3b1 = When you ship in Qi or Chu: 1 Good less, once in this action.
help-m3b2 = When you pass: each Jade step costs 1 Coin less.
help-m3b3 = Gain 2 Resources of the same type.
help-m4a1 = When you place an Action marker: it costs exactly 1 Coin.
help-m4a2 = When you ship: 1 Good of the Demand tile less for each Delivery; not the port Good.
help-m4a3 = Discard an Objective and gain its top benefit twice.
help-m4b1 = When you place a Worker on a Barge: 1 Coin less.
help-m4b2 = When you ship: the port Good is not spent, for each Delivery.
help-m4b3 = Turn up one of your used Bonus tiles; it can be used again.
help-ob01 = 7, 4 or 2 PP by your rank on White, and again on Red.
help-ob02 = 7, 4 or 2 PP by your rank on Black, and again on Red.
help-ob03 = 7, 4 or 2 PP by your rank on White, and again on Blue.
help-ob04 = 7, 4 or 2 PP by your rank on White, and again on Black.
help-ob05 = 7, 4 or 2 PP by your rank on Blue, and again on Red.
help-ob06 = 7, 4 or 2 PP by your rank on Blue, and again on Black.
help-ob07 = 2 PP per Good left.
help-ob08 = Your Jade score again.
help-ob09 = 2 PP per Governor on the board.
help-ob10 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Qin and Yan.
help-ob11 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Qin and Han.
help-ob12 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Han, Chu and Yan.
help-ob13 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Zhao and Chu.
help-ob14 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Qin and Qi.
help-ob15 = 2, 6, 11 or 17 PP for 1, 2, 3 or 4 Governors in Wei and Chu.
help-ob16 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Zhao, Han and Qi.
help-ob17 = 2, 6, 11 or 17 PP for 1, 2, 3 or 4 Governors in Wei, Han and Qi.
help-ob18 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Yan, Wei and Han.
help-ob19 = 3, 7, 12 or 18 PP for 1, 2, 3 or 4 Governors in Zhao, Qi and Chu.
help-ob20 = 3, 7, 12 or 18 PP for 8, 10, 12 or 14 one-time Bonus tiles, used or not.
help-ob21 = 3, 6, 10 or 15 PP for 2, 3, 4 or 5 Shipping markers in Yan and Chu.
help-ob22 = 3, 6, 10 or 15 PP for 2, 3, 4 or 5 Shipping markers in Yan and Qi.
help-ob23 = 2, 5, 9 or 14 PP for 1, 2, 3 or 4 Shipping markers in Chu and Qi.
help-ob24 = 3, 7, 14 or 20 PP for 2, 3, 4 or 5 Walls and Towers in Longxi and Yunzhong.
help-ob25 = 3, 7, 14 or 20 PP for 2, 3, 4 or 5 Walls and Towers in Yanmen and Liaoxi.
help-ob26 = 3, 7, 14 or 20 PP for 2, 3, 4 or 5 Walls and Towers in Longxi and Liaoxi.
help-ob27 = 3, 7, 14 or 20 PP for 2, 3, 4 or 5 Walls and Towers in Yunzhong and Yanmen.
help-ob28 = 4 PP with 5 or 6 meeples left in supply, 7 PP with 4, 11 PP with 1 to 3, 16 PP with none.

## On the Buildings

brief-p01 = Exchange: give any one Resource
brief-p02 = Exchange: +1 Good of your choice
brief-p03 = Install elsewhere: 1 Wood less
brief-p04 = Install elsewhere: 4 PP
brief-p05 = Install elsewhere: place a Merchant
brief-p06 = Battle: 2 PP per Wall or Tower of yours
brief-p07 = Battle: 1 PP per Soldier of yours
brief-p08 = Action markers never cost Coins
brief-p09 = Train: 1 Rice and a free Soldier
brief-p10 = Fortify: 1 Coin and a free Soldier
brief-p11 = Wall actions: 2 steps on the track
brief-p12 = Fortify: 1 Stone less per piece
brief-p13 = Shipping: load the Ship of any Port
brief-p14 = Shipping: first remove one Delivery marker
brief-p15 = Shipping: + leftmost free reward
brief-p16 = New Worker: +1 other Resource
brief-p17 = New Worker: 1 Coin less (at least 1)
brief-p18 = New Worker: 1 PP

## The drawn board

board-round = Round { $round } of { $rounds }
board-variant = A variant of our own: { $rival } plays along.
board-easy = Nomads: Easy deck
board-normal = Nomads: Normal deck
board-display = Tiles of the round
board-stores = Supply
board-card = from west to east, steps { $steps } and Strength { $strength }
board-nomads = Nomad cards
board-next-round = Next round
board-active = is playing
board-wall = The Wall
board-kingdoms = The seven kingdoms
board-buildings = Buildings
board-coast = Ports and Ships
board-barges = Barges
board-palace = Palace tracks
board-tray = To choose from
board-empty = empty
board-governors = Governors: { $seats }
board-tile = tile: { $tile }
board-token = 1 Wood more
board-raid = raid value { $n }
board-price = price { $n } Wood
board-marker-price =
    { $n ->
        [0] an Action marker is free
        [one] an Action marker costs 1 Coin
       *[other] an Action marker costs { $n } Coins
    }
board-worker-price =
    { $n ->
        [0] a Worker is free
        [one] a Worker costs 1 Coin
       *[other] a Worker costs { $n } Coins
    }
board-exchange = exchanges { $give } for { $get }
board-port = has a Port
board-battle = a Battle comes this round
board-chief = Chieftain on step { $n } (the Battle is step { $last })
board-protects = protects { $slots }
board-building = { $name } ({ $slot })
board-strength = Nomads { $n }
board-defense = Defense { $n }
board-tower = Tower of { $seat }
board-walls = Walls from the left: { $seats }
board-soldiers = Soldiers from the left: { $seats }
board-doubles = Double Tower of { $seats }
board-sets = Starting sets
board-forecast = A Battle now:
board-forecast-battle = Battle this round:
board-falls = { $slot } is raided. Governors thrown out: { $seats }
board-now = if a Battle came now:
board-rank = { $seat } with { $n }: +{ $points } PP
board-part-rank = { $n } for the rank
board-part-buildings = { $n } from Buildings
board-part-soldiers = { $n } for Soldiers who leave
board-part-protected = { $n } for Governors protected
board-raided = raided: { $slots }
board-fallen = { $name } ({ $slot }: { $seats })
board-holds = it would hold
board-left =
    everybody would suffer { $n ->
        [one] { $n } point (a Coin or prestige)
       *[other] { $n } points (a Coin or prestige for each)
    }
board-costs = a Delivery costs { $goods }
board-gives = gives { $gain }
board-benefit = discarded it gives { $gain }
board-covered = covered by { $seat }
board-shipping =
    { $n ->
        [one] { $seat }: { $n } Shipping marker
       *[other] { $seat }: { $n } Shipping markers
    }
board-standing = { $seat } on { $n }
board-reward = step { $n } gives { $gain }
board-ranks = ranks: { $seats }
board-step = step { $n }
board-used = used
board-unused = unused
board-tiles = Tiles
board-filled =
    { $spaces ->
        [one] { $n } of 1 Merchant
       *[other] { $n } of { $spaces } Merchants
    }
board-hand = Objectives in hand: { $n }
board-score = { $n } PP
board-total = if the game ended now: { $n } PP
board-meeples = meeples in supply: { $n }
board-markers = Action markers: { $n }
board-walls-left =
    { $n ->
        [0] All Walls are built
       *[other] Walls to build: { $n }, the next for { $stone } Stone
    }
board-towers-left =
    { $n ->
        [0] Both Towers are built
       *[other] Towers to build: { $n }, the next for { $stone } Stone
    }
board-jade =
    { $n ->
        [one] 1 figurine: { $points } PP at the end
       *[other] { $n } figurines: { $points } PP at the end
    }, { $steps ->
        [one] 1 step to buy when you pass
       *[other] { $steps } steps to buy when you pass
    }
board-sheet = If the game ended now: { $n } PP
board-sheet-over = Final score: { $n } PP
board-found = counts { $n } so far
board-own-soldiers = Soldiers on the Wall: { $n }
board-shipping-left = Shipping markers left: { $n }
board-deliveries = Delivery markers left: { $n }
board-tiles-left = Bonus tiles face down: { $n }
board-objectives-left = Objectives face down: { $n }
board-ships-left = Ships face down: { $n }
board-neutrals = Neutral Workers in their area: { $n }
board-discard = discarded Objectives: { $n }

## Names of symbols

name-chieftain = Chieftain
name-prestige = prestige points
name-prestige-plate = points of an Objective
name-nomad-strength = Strength of the Nomads
name-defense = Defense
name-battle = Battle
name-raid = raid
name-additional-cost = Additional Cost token
name-shipping-marker = Shipping marker
name-objective = Objective
name-bonus-tile = Bonus tile
name-ship = Ship
name-delivery-marker = Delivery marker
name-merchant = Merchant
count-wall =
    { $n ->
        [one] 1 Wall
       *[other] { $n } Walls
    }

## What counts in an appraisal

worth-score = prestige scored
worth-battles = Battles to come
worth-buildings = Governors and their Buildings
worth-goods = Resources, Goods and Coins
worth-palace = steps and ranks in the Palace
worth-jade = Jade Figurines
worth-tiles = tiles to use
worth-people = Merchants, Workers and meeples
worth-objectives = Objectives in hand
worth-turns = Action markers left and the place in the Turn order

## The coach

coach-threatened =
    If the Nomads came to { $section } now they would throw out { $n ->
        [one] 1 of your Governors
       *[other] { $n } of your Governors
    }. { $missing ->
        [one] 1 point of Defense is missing
       *[other] { $missing } points of Defense are missing
    }. You have what could help: { $means }.
coach-battle = A Battle: whoever has most strength in the section scores, and what breaks through the Defense throws Governors out. The box under the section foretold it.
coach-fallen = A Worker who is pushed off is not lost: he becomes your Merchant. A full row gives you its action.
coach-loss = Every point that broke through costs a Coin or 3 PP. Walls and Towers stay for the next Battle.
coach-last-round = The last round: no income follows. Use tiles, Merchants and Objectives now; of what is left, little counts.
coach-shown = Whoever passes takes a tile from the display. Jade grows: six different figurines are 21 PP, one alone is 1.
coach-track = Steps 3, 5, 7 and 10 pay when they are reached. At the end whoever leads a track scores 7 PP, then 4 and 2.
coach-fortify = Walls and Towers stay after a Battle and count again in the next; Soldiers leave for 1 PP each. A Tower counts as two Walls.
coach-deliver = One Shipping action may make several Deliveries. Bring Goods for two: one Shipping marker serves for both.
coach-install = A Governor works for you as long as he stays. Those nearest to the Wall are raided first, so mind what protects the path.
coach-objectives =
    Only your best three Objectives score, so you hold { $n ->
        [one] 1 more than that
       *[other] { $n } more than that
    }. Discard what will not be reached, for its benefit, while that is of use.
coach-dear =
    Each marker makes its space dearer: this one costs { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }. Would another space do as well?
coach-battle-sums =
    In Battle you have just scored { $n } PP, for your rank, Soldiers who left and Governors who stayed safe{ $lost ->
        [0] .
        [one] . 1 of your Governors was thrown out.
       *[other] . { $lost } of your Governors were thrown out.
    }
coach-idle-merchant = You have a full row of Merchants, whose action is free. Use it before you pass.
coach-dead-objective = This Objective scores nothing yet, and time is short. Discarded it brings something at once: { $choice }.
coach-better-rank =
    { $more ->
        [one] One more Soldier
       *[other] { $more } more Soldiers
    } in { $section }, and your rank in the coming Battle is worth { $n } PP more.
coach-nearly-done = One of your Objectives is close: a turn there could lift it by { $n } PP. { $choice }.
coach-two-deliveries = You can pay for two Deliveries to { $ship } in one Shipping action.
coach-ship-leaves = You can pay for a Delivery to the Ship in Yan, which leaves when the round ends.
coach-step-away = Step { $n } of the { $track } pays when you reach it, and a banner takes you there: { $choice }.
coach-jade = The display shows a figurine that you lack: { $jade }. As your next one it is worth { $n } PP more. Whoever passes first takes first.
coach-keep = Keep the tile that you can use soon; the other goes under the supply, and only you know it.
coach-duplicate = A second figurine of a kind counts for nothing unless this Merchant action keeps it. Is it worth the Merchants?
coach-waive = The Merchant action saves you one Good. Save the one that is hardest to make again.
coach-repeat = You gain the reward of a fifth step once more, on any track where you have come that far.
coach-remove = Removing a Delivery marker frees its space, with its reward, for you. The wider the Ship, the more is left to deliver.
coach-free-worker = A free Worker brings what his Barge gives. On a full Barge he pushes the first one off, who becomes a Merchant.
coach-count = Walls you have built or Soldiers on the Wall: what you have more of scores more here.
coach-flip = A used tile turned up works again. Take the one whose effect you want most this round.

## Choices in tables of figures

verb-side = Choose a side of the board
verb-start = Choose a starting set
verb-income = Use an income
verb-place = Place an Action marker
verb-worker = Place a Worker on a Barge
verb-pass = Pass
verb-sell = Discard an Action marker for Coins
verb-use = Use a Bonus tile
verb-cash = Discard an Objective for its gain
verb-recall = Take back a Merchant
verb-employ = Use a Merchant action
verb-double = Build a Double Tower
verb-pay = Choose what to pay
verb-benefit = Take a region’s benefit
verb-banner = Advance by a banner
verb-install = Install a Governor
verb-trigger = Use a Building at once
verb-exchange = Exchange in a region
verb-ship = Choose a Ship to load
verb-finish = Finish an action
verb-back = Go back to a region
verb-amount = Choose how much to exchange
verb-leave = Leave the markers on a Ship
verb-remove = Remove a Delivery marker
verb-deliver = Deliver to a Ship
verb-sail = End the Deliveries
verb-waive = Save Goods in a Delivery
verb-hold = Keep a Merchant action for later
verb-reward = Take a Ship’s reward
verb-advance = Advance on a Palace track
verb-wall = Build a Wall
verb-tower = Build a Tower
verb-train = Train a Soldier
verb-pick = Take a tile of the display
verb-out = Leave the round
verb-end = End the turn
verb-gain = Gain something
verb-take = Take a Palace Bonus tile
verb-repeat = Use step 5 of a track
verb-soldier = Place a Soldier
verb-forgo = Place nobody
verb-weaken = Weaken the Nomads
verb-merchant = Place a Merchant
verb-discard = Discard a Jade Figurine
verb-keep = Keep one of two tiles
verb-flip = Turn up a used tile
verb-drop = Discard an Objective
verb-count = Choose what a Building counts
verb-lose = Suffer in points
