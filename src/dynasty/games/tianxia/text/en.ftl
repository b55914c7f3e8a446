# Tianxia in English: every sentence and name that players read.

## The game

title = Tianxia
designers = Daniele Tascini and Antonio Petrelli
publisher = Board&Dice
about-game = Govern the warring kingdoms, ship Goods along the coast, and hold the Wall against the Nomads.
about-length = 60 to 180 minutes
about-weight = heavy
credits = Tianxia is a board game by Daniele Tascini and Antonio Petrelli, illustrated by Fernando Abravanel and published by Board&Dice in 2025. All drawings and sentences here are our own. We use no part of the original artwork or rulebook. The two-player and solo rules are our own variants.
about-components =
    The rules, the number of pieces, the effects of the Buildings, of the Merchant actions and of most Bonus tiles, the rewards of the Palace tracks, the Demands, and what Objectives give and score follow the published rulebook. Some values are printed only on the pieces, so the rulebook’s text doesn’t give them. We reconstructed those, so they may differ from your copy.

    On the board, we chose: how many spaces there are for Soldiers, Walls and Palace tiles, and with four players for Governors; what is given in exchange in Qin and in Zhao; the benefit of Qi, and that Qin, Zhao and Chu have none; most of the banner rings; all attack paths but for one stop, and most raid values; the length of the Chieftains’ paths; the marks and the end of the Strength track.

    On tiles and cards, we chose: the Wood costs of all Buildings but one; the Stone costs of Walls and Towers; the number of spaces of each Merchant action; the Nomad cards; how many there are of each Bonus tile, which Palace Bonus tiles carry the diamond, and some of the amounts on them; the Goods of three Port Demand tiles; the Ships; the starting supplies; and which sections of the Wall four of the Objectives count.

    From examples and hints, we took: how many Buildings a region has, which Palace track has which colour, what the Additional Cost token asks for, the Resources of the Barges, the benefit of Yan, what is given in exchange in Wei, the Goods gained in Qin, Zhao and Wei, one Wood cost, two raid values, one Port Demand tile and the tile with Rice. On public pages, we found: the spaces for Governors with two or three players, that Han and Wei share a banner ring and have no benefit, and one stop of an attack path. The names of Buildings, Merchant actions, Objectives, figurines and sections of the Wall are our own.

    The two-player game against the Neutral House and the solo game against Li Mu are our own variants, because we didn’t have their official rules.

    Each value in the component files shows its source: R is stated in the rulebook, E follows from an example or a hint in it, P comes from a public page, and C is our own choice within those limits. If you own the game, you can load a file with the values of your copy. The rules stay the same.

## Options

option-nomads = Nomads
option-nomads-usual = Default (Normal, or Easy for 1 player)
option-nomads-normal = Normal deck
option-nomads-easy = Easy deck
option-level = Li Mu’s level (Dynasty’s own variant)
option-level-standard = Standard
option-level-novice = Novice
option-level-veteran = Veteran
option-level-master = Master

## Questions

ask-side = Which side of your player board do you want to use?
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
ask-remove = Do you want to remove a Delivery marker from the Ship first?
ask-deliver = Which Delivery do you make?
ask-waive = Which Good do you save with your Merchant action?
ask-reward-order = Which reward do you take first?
ask-ship-reward = Which Ship reward do you gain?
ask-military-track = On which Palace track do you advance?
ask-fortify = Walls and Towers: what do you build, and where?
ask-train = Where do you train a Soldier?
ask-worker-price = How do you pay for the Worker?
ask-display = Which tile from the display do you take?
ask-jade = Buy steps with your Jade, or leave the round.
ask-end = Take a free action or end your turn?
ask-payment = What do you pay with?
ask-resource = Which Resource do you gain?
ask-good = Which Good do you gain?
ask-track = On which track do you advance?
ask-palace-tile = Which Palace Bonus tile do you take?
ask-repeat = Which step 5 reward do you gain again?
ask-soldier = Where do you place the free Soldier?
ask-wall = Where do you place the free Wall?
ask-weaken = Which Nomads do you weaken?
ask-free-worker = On which Barge do you place the free Worker?
ask-merchant = Where do you place the Merchant?
ask-fallen = Your Worker fell off a Barge. Where do you place it as a Merchant?
ask-duplicate = You already have this figurine. Keep the second one or discard it?
ask-keep = Which of the 2 tiles do you keep?
ask-flip = Which used tile do you flip?
ask-discard = Which Objective do you discard?
ask-count = Score your Walls or your Soldiers?
ask-loss = The Nomads broke through. Pay a Coin or lose prestige?

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
choice-start = { $building } (every Income phase: { $income }), plus { $gain }
choice-income = { $thing }: { $gain }
choice-place =
    Action marker on { $thing } { $coins ->
        [0] for free
        [one] for 1 Coin
       *[other] for { $coins } Coins
    }: { $gain }{ $exchange ->
        [0] {""}
       *[other] , plus Exchange { $give } → { $get }
    }{ $port ->
        [0] {""}
       *[other] , plus Shipping
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
       *[other] {" "}(pushes { $fallen } off)
    }
choice-pass =
    { $last ->
        [0] Pass: take place { $place } in the next Turn order and a tile from the display
       *[other] Pass and take a tile from the display
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
        [one] 1 Merchant returns
       *[other] { $merchants } Merchants return
    })
choice-benefit = Gain { $thing }’s benefit: { $gain }
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
    }): each Delivery gives { $gain } for { $goods }
choice-finish =
    Finish: { $thing }{ $due ->
        [0] {""}
       *[other] {" "}(you still gain { $gain })
    }
choice-back = Back to { $thing }
choice-leave = Leave all markers on { $thing }
choice-remove =
    Remove { FORM($owner, "other", "mine") ->
        [mine] your
       *[other] { $owner }’s
    } marker from { $thing } ({ $gain })
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
choice-hold = Pay in full and keep “{ $thing }” for a later Delivery
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
choice-weaken = Reduce Nomad Strength in { $thing } by { $n } (Nomads { $strength }, Defense { $defense })
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
choice-recall = Return a Merchant from “{ $thing }” (leaves { $left } of { $spaces })
choice-forgo = Place none
choice-discard = Discard the { $thing }
choice-keep = Keep “{ $thing }” and put the other tile under the supply
choice-flip = Flip the used tile “{ $thing }” face up
choice-use = Use the tile “{ $thing }”
choice-cash = Discard the Objective “{ $thing }” (now worth { $points } PP) for { $gain }
choice-drop =
    Discard the Objective “{ $thing }” (now worth { $points } PP){ $times ->
        [0] {""}
       *[other] {" "}to gain { $gain } { $times ->
            [2] twice
           *[other] { $times } times
        }
    }
choice-sell =
    Discard an { $thing } for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
choice-count = Score your { $thing }: { $points } PP
choice-lose =
    Lose { $points } PP ({ $left ->
        [one] the last loss
       *[other] { $left } losses left
    })

## Groups of choices, their labels on the board, warnings before an ending

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
       *[other] Pass and take a tile
    }
part-price =
    { $coins ->
        [0] free
        [one] 1 Coin
       *[other] { $coins } Coins
    }
heading-place = Place an Action marker
heading-worker = Send a Worker
heading-benefit = Gain the benefit
heading-banner = Use the banner
heading-install = Install a Governor
heading-trigger = Use a Building first
heading-exchange = Exchange
heading-ship = Shipping
heading-pay = Pay the price
heading-employ = Use a Merchant action
heading-amount = Exchange
heading-deliver = Make a Delivery
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
forgo-markers = You still have Action markers and could place one. Pass anyway?
forgo-banner = You can still take the free banner step. Finish anyway?
forgo-action = You can still take another action in this region. Finish anyway?
forgo-delivery = You can pay for another Delivery. Stop anyway?
forgo-worker = The Worker is free. Place none anyway?
forgo-merchant = The Merchant is free. Place none anyway?
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

reason-act-first = Take at least 1 action in { $region } first. One is still possible.
reason-battle-there = { $section } has a Battle this round, so this Soldier must go elsewhere.
reason-board-order = Your Buildings resolve in board order here, because the order makes no difference.
reason-build-first = Build at least 1 Wall or Tower first.
reason-building-full = All Governor spaces at the { $building } are taken.
reason-cannot-pay =
    It costs { $price }, but you have { $held ->
        [0] none
       *[other] only { $held }
    }.
reason-deliver-first = Make at least 1 Delivery first. You can pay for one.
reason-discount-needed =
    It costs { $price }, but you have { $held ->
        [0] none
       *[other] only { $held }
    }. You can only do this with the Merchant action “{ $merchant }”.
reason-done-already = You can only do this once per turn.
reason-duplicate-jade = You already have a { $jade }.
reason-governor-there = You already have a Governor at the { $building }.
reason-hand-empty = You have no Objectives in hand.
reason-jade-never = You never use a Jade Figurine. It counts while it’s on your board.
reason-has-meeples = You still have meeples in your supply, so you don’t need to return a Merchant.
reason-jade-full =
    { $n ->
        [one] Your Jade space is filled.
       *[other] All { $n } of your Jade spaces are filled.
    }
reason-may-install = You can still install a Governor in { $region }.
reason-merchants-full = All your Merchant spaces are filled.
reason-must-remove = You must remove a marker that lets you make a Delivery.
reason-no-action =
    Nothing is possible in { $region }: { $meeples ->
        [0] you have no meeple for a Governor
       *[other] { $closed ->
            [0] the cheapest Building open to you costs { $cheapest }, and you’d have { $wood }
           *[other] no Building is open to you
        }
    }{ $exchange ->
        [0] {""}
       *[other] . The Exchange takes { $give }, and you’d have none
    }{ $ship ->
        [0] {""}
        [1] . A Delivery costs { $goods }, but you have { $stock }
        [2] . The Ship is full
       *[other] . You have no marker left for a Delivery
    }.
reason-no-advance-left =
    { $figurines ->
        [0] You can’t buy steps without a Jade Figurine.
        [one] With 1 Jade Figurine you can only buy 1 step when you pass.
       *[other] With { $figurines } Jade Figurines you can only buy { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } when you pass.
    }
reason-no-battle-ahead = There’s no Battle this round, so this Soldier has nowhere to go.
reason-no-battle-there = { $section } has no Battle this round.
reason-no-benefit = { $region } has no printed benefit.
reason-no-building = Every Building is full or already has your Governor.
reason-no-coins = { reason-cannot-pay }
reason-no-delivery-marker = All { $deliveries } of your Delivery markers are on Ships.
reason-no-discount = “{ $merchant }” doesn’t save you anything here.
reason-no-exchange = { $region } has no Exchange.
reason-no-forgoing = This is mandatory. You can’t decline it.
reason-no-goods = A Delivery costs { $goods }, but you have { $stock }.
reason-no-install = You can’t install a Governor anywhere in { $region } right now.
reason-no-marker = You have no Action markers left this round.
reason-no-marker-to-sell = You have no unused Action markers.
reason-no-meeple = You have no meeples in your supply.
reason-no-merchant = You have no Merchant there.
reason-no-merchant-space = “{ $merchant }” has no empty space.
reason-no-nomads = Nomad Strength is 0 in every section.
reason-no-objectives = No Objectives are left in the deck or the discard pile.
reason-no-port = { $region } has no Port.
reason-no-reward-tile =
    { $state ->
        [0] You get the tile “{ $tile }” on step 10 of the { $track }.
       *[other] You’ve already used the tile “{ $tile }”.
    }
reason-no-rice = { reason-cannot-pay }
reason-no-ship = There’s no Ship there.
reason-no-ship-open = You can’t make a Delivery in any Port right now.
reason-no-shipping-marker = All { $shipping } of your Shipping markers are placed.
reason-no-soldier-space = No section has a free space for this Soldier.
reason-no-space =
    { $spaces ->
        [one] This Ship has only 1 Delivery space.
       *[other] This Ship has only { $spaces } Delivery spaces.
    }
reason-no-stone = { reason-cannot-pay }
reason-no-strength = Nomad Strength in { $section } is 0.
reason-no-such-tile = You have no Bonus tile of this kind.
reason-no-tile-left = No Bonus tiles are left in the supply.
reason-no-wood = { reason-cannot-pay }
reason-none-reached = You haven’t reached step 5 on any track.
reason-not-drawn = You didn’t draw this tile.
reason-not-flippable = You have no used tile of this kind that you can flip now.
reason-not-held = You have no { $what }.
reason-not-in-hand = This Objective isn’t in your hand.
reason-not-in-port = The wave Ship isn’t in a Port. Only certain Bonus tiles reach it.
reason-not-lowest = The { $track } isn’t your lowest.
reason-not-owned =
    { $owned ->
        [0] This Building isn’t yours.
       *[other] You’ve already resolved the { $building }.
    }
reason-not-reached = You’re on step { $step } of the { $track }, not yet on step 5.
reason-not-ready =
    “{ $merchant }” needs { $spaces ->
        [one] 1 Merchant
       *[other] { $spaces } Merchants
    }, but { $filled ->
        [0] has none.
       *[other] only has { $filled }.
    }
reason-not-this-port = From here you can only reach the Port in { $region }.
reason-not-waivable = You can’t save this Good here.
reason-not-your-board = You can only choose between { $boards }.
reason-nothing-saved = “{ $merchant }” wouldn’t save you anything here.
reason-nothing-to-build =
    { $left ->
        [0] All your Walls and Towers are built.
       *[other] { $dear ->
            [0] No section has a free space for a piece that you can pay for.
           *[other] { reason-cannot-pay }
        }
    }
reason-nothing-to-flip = You have no used tile to flip.
reason-nothing-to-remove = There’s no Delivery marker there.
reason-one-at-a-time = You can’t do this during another action of the same kind. Do it before or after.
reason-other-banner = { $region } has the { $banner }.
reason-other-barge = The second Worker must go to a different Barge.
reason-other-board = This Merchant action is on a different player board. You have { $board }.
reason-other-jade = The new figurine is the { $jade }.
reason-other-region = Your Action marker is in { $region }.
reason-other-ship = You’re loading { $position }.
reason-other-step = This tile isn’t on the step you’ve reached.
reason-other-stuff = The Exchange in { $region } takes { $give }.
reason-other-type = Choose a different type.
reason-passive-used = You’ve already used the { $building } in this action.
reason-set-taken = This set is already taken.
reason-ship-full = All Delivery spaces of { $position } are covered.
reason-soldiers-full =
    { $n ->
        [one] The Soldier space in { $section } is taken.
       *[other] All { $n } Soldier spaces in { $section } are taken.
    }
reason-space-covered =
    { FORM($owner, "other", "mine") ->
        [mine] Your
       *[other] { $owner }’s
    } Delivery marker covers this space.
reason-still-possible = You can still exchange here, so exchange at least 1 unit.
reason-tile-gone = There’s no tile there.
reason-tile-used = You’ve already used this tile.
reason-too-late = You can only do this before the first step.
reason-too-many = You have { $stock }, and you can exchange { $most } at most.
reason-tower-taken =
    { $section } already has { FORM($owner, "other", "mine") ->
        [mine] your
       *[other] { $owner }’s
    } Tower.
reason-towers-built = All your Towers are built.
reason-track-ended = You’re at the end of the { $track }.
reason-tracks-ended = You’re at the end of all tracks.
reason-tracks-too-low = You aren’t on step 4 or higher on any track.
reason-train-first = Train at least 1 Soldier first. You can pay for one.
reason-two-meeples =
    This needs 2 meeples in your supply, including the Governor, but you have { $held ->
        [0] none
       *[other] only { $held }
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
        [0] You must pay a Resource here.
       *[other] You must pay a Good here.
    }

## What happened

event-table-laid = Setup is complete. Turn order: { $order }.
event-side-chosen = { WHO($seat, "uses", "You use") } { $board }.
event-set-chosen = { WHO($seat, "starts", "You start") } with the { $building }, plus { $gain }.
event-round-started = Round { $round } begins. Turn order: { $order }.
event-tiles-shown = On display this round: { $tiles }.
event-nomads-revealed = The Nomads approach.
event-nomads-came =
    { $section }: the Chieftain advances { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to step { $chief }, and Strength rises by { $added } to { $strength }.
event-battles-ahead =
    { $n ->
        [0] There’s no Battle this round.
        [one] There’s a Battle this round: { $sections }.
       *[other] There are { $n } Battles this round: { $sections }.
    }
event-gained = { WHO($seat, "gains", "You gain") } { $gain } ({ $source }).
event-lost = { WHO($seat, "misses", "You miss") } out on { $gain }: { $why }.
event-paid = { WHO($seat, "pays", "You pay") } { $paid }.
event-neutral-came = A Neutral Worker joins the { $barge }.
event-neutral-placed = { WHO($seat, "has", "You have") } no meeples in supply and { FORM($seat, "places", "place") } a Neutral Worker on the { $barge }.
event-neutral-fell = A Neutral Worker falls off the { $barge }.
event-worker-placed = { WHO($seat, "places", "You place") } a Worker on the { $barge }.
event-worker-fell =
    { FORM($seat, "other", "mine") ->
        [mine] Your
       *[other] { $seat }’s
    } Worker falls off the { $barge }, pushed by { WHO($by, "", "you") }.
event-merchant-placed = { WHO($seat, "places", "You place") } a Merchant for “{ $merchant }”.
event-merchant-recalled = { WHO($seat, "returns", "You return") } a Merchant from “{ $merchant }” to supply.
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
event-shipping-failed = { WHO($seat, "can’t", "You can’t") } make a Delivery to { $position }, so the Shipping action is lost.
event-delivery-made = { WHO($seat, "delivers", "You deliver") } to { $space }.
event-delivery-removed =
    { WHO($seat, "removes", "You remove") } { FORM($owner, "other", "mine") ->
        [mine] your
       *[other] { $owner }’s
    } Delivery marker from { $space }.
event-step-made = { WHO($seat, "advances", "You advance") } to step { $step } of the { $track } ({ $source }).
event-tile-taken = { WHO($seat, "takes", "You take") } the tile “{ $tile }”.
event-tile-drawn = { WHO($seat, "draws", "You draw") } the tile “{ $tile }”.
event-tiles-seen = You draw 2 tiles: { $tiles }.
event-tile-used = { WHO($seat, "uses", "You use") } the tile “{ $tile }”.
event-tile-flipped = { WHO($seat, "flips", "You flip") } the used tile “{ $tile }” face up.
event-tile-laid = A new tile is placed at the { $building } in { $region }: { $tile }.
event-jade-placed = { WHO($seat, "places", "You place") } the { $jade } (figurine { $n }).
event-jade-discarded =
    { $full ->
        [0] { WHO($seat, "already has", "You already have") } a { $jade }, so the new one is discarded.
       *[other] { WHO($seat, "has", "You have") } no Jade space left, so the { $jade } is discarded.
    }
event-reward-tile-won = { WHO($seat, "gains", "You gain") } the tile “{ $tile }”.
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
event-double-tower-placed = { WHO($seat, "places", "You place") } the Double Tower in { $section }: Defense { $defense }.
event-double-tower-left =
    { FORM($seat, "other", "mine") ->
        [mine] Your
       *[other] { $seat }’s
    } Double Tower leaves { $section } and the game.
event-nomads-weakened = { WHO($seat, "reduces", "You reduce") } Nomad Strength in { $section } by { $n } (now { $strength }).
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
    { WHO($seat, "must", "You must") } pass: no Action markers are left, and a Worker costs { $price } ({ $held ->
        [0] none left
       *[other] { $held } left
    }).
event-battle-began = Battle in { $section }: the Nomads attack with Strength { $nomads }.
event-defender-ranked =
    { $section }: { WHO($seat, "defends", "you defend") } with Strength { $strength }, rank { $rank }{ $scored ->
        [0] {""}
       *[other] , +{ $scored } PP
    }.
event-defence-paid = { $section }: { WHO($seat, "gains", "you gain") } { $points } PP from Buildings.
event-soldiers-left =
    { $section }: { WHO($seat, "loses", "you lose") } { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } PP
    }.
event-battle-won = { $section } holds.
event-raided =
    The Nomads raid the { $building } in { $region } (raid value { $n }). { $fallen ->
        [0] There’s no Governor there.
        [one] Governor removed: { $seats }.
       *[other] Governors removed: { $seats }.
    }
event-breakthrough =
    The Nomads break through in { $section }. { $n ->
        [one] For the last point of Strength,
       *[other] For each of the last { $n } points of Strength,
    } every player pays 1 Coin or loses prestige.
event-prestige-lost =
    { WHO($seat, "loses", "You lose") } { $points } PP{ $forced ->
        [0] {""}
       *[other] {" "}(no Coins left)
    }.
event-governors-protected =
    { WHO($seat, "protects", "You protect") } { $n ->
        [one] 1 Governor
       *[other] { $n } Governors
    }: +{ $points } PP.
event-nomads-retreated = The Nomads retreat from { $section }: Strength { $strength }, Defense { $defense }.
event-ship-left = Cleanup: { $position } sails away.
event-ship-moved = Cleanup: { $old } moves up and becomes { $position }.
event-ship-came = Cleanup: a new Ship arrives ({ $position }). Each Delivery gives { $gain } for { $goods }.
event-cleaned-up =
    { $tiles ->
        [0] Action markers return to their owners, and the new Turn order begins.
        [one] The tile left on display leaves the game. Action markers return to their owners, and the new Turn order begins.
       *[other] The { $tiles } tiles left on display leave the game. Action markers return to their owners, and the new Turn order begins.
    }
event-objective-scored = { WHO($seat, "scores", "You score") } { $points } PP for the Objective “{ $card }”.
event-scored = { WHO($seat, "scores", "You score") } { $points } PP: { $category }.
event-game-ended = The game is over. Winner: { $winners }.
event-variant-played = { $rival } joins the game (Dynasty’s own variant, driven by an order deck).
event-rival-lowest = { $rival } chooses the lowest track: { $track }.
event-order-drawn = { $rival } draws { $order }: Action marker on { $space }.
event-rival-turned = { $rival } is at the end of the { $full } and chooses the lowest track instead: { $track }.
event-rival-scored = { $rival } scores { $points } PP ({ $source }).
event-rival-took = { $rival } takes the first available tile ({ $where }): { $tile }.
event-rival-installed = { $rival } installs a Governor at the cheapest open Building in { $region }: { $building } ({ $cost } Wood).
event-rival-delivered =
    { $rival } delivers to the leftmost free space ({ $space }){ $points ->
        [0] {""}
       *[other] : +{ $points } PP
    }.
event-rival-aimed = There’s no Battle, so { $rival } starts with { $section }, as the order says (Nomads { $strength }, Defense { $defense }).
event-rival-aimed-battle = { $rival } starts where the Nomads are furthest ahead: { $section } (Nomads { $strength }, Defense { $defense }).
event-rival-worker = { $rival } places a Worker on the { $barge }.

## Deeds, after a player’s name

deed-delivery-made = { FORM($seat, "delivers", "deliver") } to { $space }
deed-rival-delivered = { FORM($seat, "delivers", "deliver") } to { $space }
deed-governor-installed = { FORM($seat, "installs", "install") } a Governor at the { $building } in { $region }
deed-rival-installed = { FORM($seat, "installs", "install") } a Governor at the { $building } in { $region }
deed-tower-built = { FORM($seat, "builds", "build") } a Tower in { $section }
deed-wall-built = { FORM($seat, "builds", "build") } a Wall in { $section }
deed-double-tower-placed = { FORM($seat, "places", "place") } the Double Tower in { $section }
deed-marker-placed = { FORM($seat, "places", "place") } an Action marker on { $space }
deed-order-drawn = { FORM($seat, "places", "place") } an Action marker on { $space }
deed-exchanged = { FORM($seat, "exchanges", "exchange") } { $give } for { $get }
deed-soldier-placed = { FORM($seat, "places", "place") } a Soldier in { $section }
deed-worker-fell = { FORM($seat, "loses", "lose") } a Worker from the { $barge }
deed-worker-placed = { FORM($seat, "places", "place") } a Worker on the { $barge }
deed-neutral-placed = { FORM($seat, "places", "place") } a Neutral Worker on the { $barge }
deed-rival-worker = { FORM($seat, "places", "place") } a Worker on the { $barge }
deed-passed = { FORM($seat, "passes", "pass") }
deed-tile-taken = { FORM($seat, "takes", "take") } the tile “{ $tile }”
deed-set-chosen = { FORM($seat, "takes", "take") } the { $building } with { $gain }
deed-merchant-placed = { FORM($seat, "places", "place") } a Merchant for “{ $merchant }”
deed-objective-discarded = { FORM($seat, "discards", "discard") } the Objective “{ $card }”
deed-side-chosen = { FORM($seat, "chooses", "choose") } { $board }

## Why something is lost

lost-no-building = no Building is open there
lost-no-delivery-marker = no Delivery markers are left
lost-no-meeple = no meeples are left in supply
lost-no-merchant-space = all Merchant spaces are filled
lost-no-nomads = Nomad Strength is 0 in every section
lost-no-objectives = no Objectives are left
lost-no-ship-reward = no Ship in a Port has an uncovered reward
lost-no-soldier-space = no section has a free space for it
lost-no-tile = no tile can be taken
lost-no-wall-space = no section has a free Wall space
lost-nothing-counted = there’s nothing to count
lost-nothing-to-flip = no used tile can be flipped
lost-ship-full = the Ship has no free space
lost-supply-empty = no Bonus tiles are left in the supply
lost-tower-taken = the Tower space there is taken
lost-towers-built = all Towers are built
lost-track-ended = the end of the track is already reached
lost-tracks-ended = the end of every track is already reached
lost-walls-built = all Walls are built

## Score sheet

score-start = Starting prestige
score-battles = Battle ranks
score-attack-buildings = Buildings in Battles
score-soldiers = Soldiers lost
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
score-rival-tiles = Li Mu’s tiles
score-rival-governors = Li Mu’s Governors

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
        [one] 1 Resource of a different type
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
        [one] a free Soldier where a Battle occurs
       *[other] { $n } free Soldiers where a Battle occurs
    }
count-peace-soldier =
    { $n ->
        [one] a free Soldier where no Battle occurs
       *[other] { $n } free Soldiers where no Battle occurs
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
count-nomad-strength = −{ $n } Nomad Strength
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
count-vp-per-track-ge3 = { $n } PP per track at step 3 or higher
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
name-palace-tile = a Palace Bonus tile
name-display-tile = a tile from the display
name-delivery = Delivery
name-demand-tile = Demand tile
name-delivery-space = Delivery space
name-objective-discard = an Objective discard
name-flip = a tile flip
name-income-once = an Income Building benefit
name-ship-reward = a Ship reward
name-free-governor = a free Governor
name-port-shipping = a Shipping action in any Port
name-wave-delivery = a Delivery to the wave Ship
name-vp-per-wall-or-soldier = PP per Wall, or per Soldier
name-vp-per-tower = PP per Tower
name-vp-per-track-ge3 = PP per track at step 3 or higher
name-step-5-again = a step 5 reward again
name-good-per-track = any Good per track at step 4 or higher
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
name-bn-any = Wall banner
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
name-pd-silk = the Port tile for Silk
name-pd-helmet = the Port tile for Helmets
name-pd-jewelry = the Port tile for Jewelry
name-pd-any = the Port tile for any Good
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
name-display-1 = first tile on display
name-display-2 = second tile on display
name-display-3 = third tile on display
name-display-4 = fourth tile on display
name-display-5 = fifth tile on display
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
name-rb-income = Income Building benefit
name-rb-nomad2 = −2 Nomad Strength
name-rb-flip = flip a used tile
name-pb-any-track = a step on any track
name-pb-coin3 = 3 Coins
name-pb-vp5 = 5 PP
name-pb-silk-helmet = 1 Silk, 1 Helmet
name-pb-helmet-jewelry = 1 Helmet, 1 Jewelry
name-pb-silk-jewelry = 1 Silk, 1 Jewelry
name-pb-res3 = 1 Wood, 1 Stone, 1 Rice
name-pb-governor = 2 Coins for a Governor (Palace)
name-pb-income = Income Building benefit (Palace)
name-pb-worker = Worker (Palace)
name-pb-merchant = Merchant (Palace)
name-pb-nomad2 = −2 Nomad Strength (Palace)
name-pb-flip = flip a used tile (Palace)
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
name-m1b3 = any Good per track at step 4+
name-m2a1 = Resource into Good
name-m2a2 = Soldier where a Battle occurs
name-m2a3 = 3 Coins
name-m2b1 = Good into 2 Resources
name-m2b2 = Soldier where no Battle occurs
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
name-m4b3 = flip a used tile
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
help-i05 = 1 PP per Wall you’ve built, or 1 PP per Soldier you have on the Wall.
help-i06 = 3 PP per Tower you’ve built.
help-i07 = 1 uncovered reward of a Ship in a Port. You don’t cover it.
help-i08 = 1 PP per Palace track where you’re on step 3 or higher.
help-i09 = Flip 1 of your used Regular Bonus tiles face up. You can use it again.
help-i10 = A step on your lowest track.
help-a1 = A step on any track.
help-a2 = A free Soldier.
help-a3 = A free Worker on a Barge.
help-a4 = A Merchant.
help-a5 = Any 1 Good.
help-a6 = 2 Coins.
help-p01 = Exchange: you may give any 1 type of Resource.
help-p02 = Exchange: gain any 1 Good.
help-p03 = Install elsewhere: 1 Wood less.
help-p04 = Install elsewhere: 4 PP.
help-p05 = Install elsewhere: you may place a Merchant.
help-p06 = Battle: 2 PP for each of your Walls and Towers in the section.
help-p07 = Battle: 1 PP for each of your Soldiers in the section.
help-p08 = Action markers never cost you Coins.
help-p09 = Train Soldiers: gain 1 Rice and place a free Soldier.
help-p10 = Fortify: gain 1 Coin and place a free Soldier.
help-p11 = Fortify or Train Soldiers: 2 steps on the same track.
help-p12 = Fortify: each Wall and Tower costs 1 Stone less.
help-p13 = Shipping: you may load the Ship in any Port.
help-p14 = Shipping: you may first remove a Delivery marker from the Ship.
help-p15 = Shipping: gain the leftmost uncovered reward of the Ship, before or after your Deliveries.
help-p16 = Worker on a Barge: also gain 1 Resource of a different type.
help-p17 = Worker on a Barge: 1 Coin less, but at least 1.
help-p18 = Worker on a Barge: 1 PP.
help-m1a1 = When you Fortify or Train Soldiers: gain 1 Rice and 1 Stone.
help-m1a2 = Draw a Regular Bonus tile.
help-m1a3 = Gain the step 5 reward again on a track where you’re on step 5 or higher.
help-m1b1 = Gain 1 Stone, draw an Objective, then discard one without its benefit.
help-m1b2 = When you install: 2 Wood less.
help-m1b3 = Gain any 1 Good per track where you’re on step 4 or higher.
help-m2a1 = Spend any 1 Resource: gain any 1 Good.
help-m2a2 = Place a free Soldier in a section with a Battle this round.
help-m2a3 = Gain 3 Coins.
help-m2b1 = Spend any 1 Good: gain any 2 Resources.
help-m2b2 = Place a free Soldier in a section with no Battle this round.
help-m2b3 = Spend 1 Coin: draw 2 Regular Bonus tiles and keep 1.
help-m3a1 = When you ship in Yan or Chu: 1 Good less, once in this action.
help-m3a2 = When you gain a Jade Figurine of a kind you already have: you may keep it.
help-m3a3 = Gain 1 Wood, 1 Stone and 1 Rice.
help-m3b1 = When you ship in Qi or Chu: 1 Good less, once in this action.
help-m3b2 = When you pass: each Jade step costs 1 Coin less.
help-m3b3 = Gain 2 Resources of the same type.
help-m4a1 = When you place an Action marker: it costs exactly 1 Coin.
help-m4a2 = When you ship: each Delivery costs 1 Good less, but never the port Good.
help-m4a3 = Discard an Objective and gain its top benefit twice.
help-m4b1 = When you place a Worker on a Barge: 1 Coin less.
help-m4b2 = When you ship: Deliveries don’t cost the port Good.
help-m4b3 = Flip 1 of your used Bonus tiles face up. You can use it again.
help-ob01 = 7, 4 or 2 PP for your rank on the White track, and the same on the Red track.
help-ob02 = 7, 4 or 2 PP for your rank on the Black track, and the same on the Red track.
help-ob03 = 7, 4 or 2 PP for your rank on the White track, and the same on the Blue track.
help-ob04 = 7, 4 or 2 PP for your rank on the White track, and the same on the Black track.
help-ob05 = 7, 4 or 2 PP for your rank on the Blue track, and the same on the Red track.
help-ob06 = 7, 4 or 2 PP for your rank on the Blue track, and the same on the Black track.
help-ob07 = 2 PP per Good you have left.
help-ob08 = Your Jade score once more.
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
help-ob28 = 4 PP with 5 or 6 meeples left in your supply, 7 PP with 4, 11 PP with 1 to 3, 16 PP with none.

## On the Buildings

brief-p01 = Exchange: pay any Resource type
brief-p02 = Exchange: +1 Good of your choice
brief-p03 = Install elsewhere: 1 Wood less
brief-p04 = Install elsewhere: 4 PP
brief-p05 = Install elsewhere: place a Merchant
brief-p06 = Battle: 2 PP per Wall or Tower you own
brief-p07 = Battle: 1 PP per Soldier you own
brief-p08 = Action markers never cost Coins
brief-p09 = Train: 1 Rice and a free Soldier
brief-p10 = Fortify: 1 Coin and a free Soldier
brief-p11 = Wall actions: 2 steps on the track
brief-p12 = Fortify: 1 Stone less per piece
brief-p13 = Shipping: load the Ship in any Port
brief-p14 = Shipping: first remove one Delivery marker
brief-p15 = Shipping: + leftmost free reward
brief-p16 = New Worker: +1 other Resource
brief-p17 = New Worker: 1 Coin less (at least 1)
brief-p18 = New Worker: 1 PP

## The drawn board

board-round = Round { $round } of { $rounds }
board-variant = Dynasty’s variant: { $rival } also plays.
board-easy = Nomads: Easy deck
board-normal = Nomads: Normal deck
board-display = This round’s tiles
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
board-tray = Choices
board-empty = empty
board-governors = Governors: { $seats }
board-tile = tile: { $tile }
board-token = +1 Wood
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
board-battle = a Battle this round
board-chief = Chieftain on step { $n } (Battle on step { $last })
board-protects = protects { $slots }
board-building = { $name } ({ $slot })
board-strength = Nomads { $n }
board-defense = Defense { $n }
board-tower = { $seat }’s Tower
board-walls = Walls from the left: { $seats }
board-soldiers = Soldiers from the left: { $seats }
board-doubles = Double Tower: { $seats }
board-sets = Starting sets
board-forecast = A Battle now:
board-forecast-battle = Battle this round:
board-falls = { $slot } is raided. Governors removed: { $seats }
board-now = in a Battle now:
board-rank = { $seat } with { $n }, +{ $points } PP
board-part-rank = { $n } for the rank
board-part-buildings = { $n } from Buildings
board-part-soldiers = { $n } for lost Soldiers
board-part-protected = { $n } for protected Governors
board-raided = raided: { $slots }
board-fallen = { $name } ({ $slot }: { $seats })
board-holds = it would hold
board-left =
    everyone would lose a Coin or prestige{ $n ->
        [one] {""}
       *[other] {" "}{ $n } times
    }
board-costs = a Delivery costs { $goods }
board-gives = gives { $gain }
board-benefit = discard: gives { $gain }
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
name-prestige-plate = Objective points
name-nomad-strength = Nomad Strength
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

## The parts of an analysis

worth-score = prestige scored
worth-battles = future Battles
worth-buildings = Governors and their Buildings
worth-goods = Resources, Goods and Coins
worth-palace = Palace steps and ranks
worth-jade = Jade Figurines
worth-tiles = unused tiles
worth-people = Merchants, Workers and meeples
worth-objectives = Objectives in hand
worth-turns = Action markers and Turn order

## The coach

coach-threatened =
    If the Nomads attacked { $section } now, they’d remove { $n ->
        [one] 1 of your Governors
       *[other] { $n } of your Governors
    }. You need { $missing ->
        [one] 1 more point of Defense
       *[other] { $missing } more points of Defense
    }. These can help: { $means }.
coach-battle = A Battle! The most strength in the section scores the most. If the Nomads break through the Defense, they remove Governors. The box under the section showed this in advance.
coach-fallen = A Worker that falls off isn’t lost: it becomes your Merchant. A full row of Merchants gives you its action.
coach-loss = Every point that broke through costs a Coin or 3 PP. Walls and Towers stay for the next Battle.
coach-last-round = This is the last round, and there’s no income after it. Use your tiles, Merchants and Objectives now. Leftovers score very little.
coach-shown = When you pass, you take a tile from the display. Jade grows in value: 6 different figurines score 21 PP, but 1 alone scores 1.
coach-track = Steps 3, 5, 7 and 10 give you a reward when you reach them. At the end, the top 3 players on each track score 7, 4 and 2 PP.
coach-fortify = Walls and Towers stay after a Battle and count again in the next. Soldiers leave for 1 PP each. A Tower counts as 2 Walls.
coach-deliver = You can make several Deliveries in one Shipping action. Bring Goods for 2, because they only need 1 Shipping marker.
coach-install = A Governor works for you as long as it stays. Buildings nearest the Wall are raided first, so check what protects the path.
coach-objectives =
    Only your best 3 Objectives score, and you have { $n ->
        [one] 1 too many
       *[other] { $n } too many
    }. Discard the ones you won’t complete while their benefit is still useful.
coach-dear =
    Each marker makes its space more expensive: this one costs { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }. Would another space do as well?
coach-battle-sums =
    You just scored { $n } PP in Battle, for your rank, Soldiers, Buildings and protected Governors{ $lost ->
        [0] .
        [one] . 1 of your Governors was removed.
       *[other] . { $lost } of your Governors were removed.
    }
coach-idle-merchant = You have a full row of Merchants, and its action is free. Use it before you pass.
coach-dead-objective = This Objective scores nothing yet, and time is short. You could use it for an immediate benefit. { $choice }.
coach-better-rank =
    With { $more ->
        [one] 1 more Soldier
       *[other] { $more } more Soldiers
    } in { $section }, your rank in the coming Battle would score { $n } PP more.
coach-nearly-done = You can improve one of your Objectives by { $n } PP this turn. { $choice }.
coach-two-deliveries = You can pay for 2 Deliveries to { $ship } in one Shipping action.
coach-ship-leaves = You can pay for a Delivery to the Ship in Yan, which leaves at the end of the round.
coach-step-away = Step { $n } of the { $track } gives you a reward, and this banner takes you there. { $choice }.
coach-jade = The display has a figurine that you don’t have yet: { $jade }. It would score you { $n } PP more. The first player to pass picks first.
coach-keep = Keep the tile that you can use sooner. The other goes under the supply, and only you know what it is.
coach-duplicate = A second figurine of the same kind scores only if this Merchant action lets you keep it. Is it worth the Merchants?
coach-waive = The Merchant action saves you 1 Good. Save the one that’s hardest to replace.
coach-repeat = You gain a step 5 reward again, from any track where you’ve reached step 5.
coach-remove = Removing a Delivery marker frees its space and its reward for you. The more spaces the Ship has, the more you can deliver.
coach-free-worker = A free Worker gives what its Barge gives. On a full Barge it pushes off the first Worker, which becomes a Merchant.
coach-count = You score either the Walls you’ve built or your Soldiers on the Wall. Choose the larger number.
coach-flip = You can use a flipped tile again. Choose the one whose effect helps you most this round.

## Choices in tables of figures

verb-side = Choose a side of the board
verb-start = Choose a starting set
verb-income = Resolve income
verb-place = Place an Action marker
verb-worker = Place a Worker on a Barge
verb-pass = Pass
verb-sell = Discard an Action marker for Coins
verb-use = Use a Bonus tile
verb-cash = Discard an Objective for its benefit
verb-recall = Return a Merchant
verb-employ = Use a Merchant action
verb-double = Place the Double Tower
verb-pay = Choose what to pay
verb-benefit = Gain a region’s benefit
verb-banner = Advance by a banner
verb-install = Install a Governor
verb-trigger = Use a Building first
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
verb-pick = Take a tile from the display
verb-out = Leave the round
verb-end = End your turn
verb-gain = Choose a gain
verb-take = Take a Palace Bonus tile
verb-repeat = Repeat a step 5 reward
verb-soldier = Place a Soldier
verb-forgo = Place none
verb-weaken = Weaken the Nomads
verb-merchant = Place a Merchant
verb-discard = Discard a Jade Figurine
verb-keep = Keep 1 of 2 tiles
verb-flip = Flip a used tile
verb-drop = Discard an Objective
verb-count = Choose what a Building counts
verb-lose = Lose prestige

## What a component file must contain

expected-barges = a Barge for each Resource
expected-buildings-in-play = 12 Buildings in all, including the passive ones
expected-delivery-spaces = one to three Delivery spaces
expected-each-section = each section once
expected-effect = an effect code such as gain(wood,2)
expected-effects = a list of effect codes
expected-plain-tiles = copies that add up to at least { $n } without a diamond
expected-ports = one region for each of the three ports
expected-same-goods = Goods of one kind
expected-tiles = copies that add up to { $n }
