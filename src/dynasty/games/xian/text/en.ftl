# Xi'an in English: every sentence and name that players read.

## The game

title = Xi’an
designers = Francesco Testini and Marco Legato
publisher = Pendragon Game Studio
about-game = Play two cards a round, craft and paint warriors for the Emperor’s pit, and forge the equipment that goes with them.
about-length = 30 to 60 minutes
about-weight = medium
credits = Xi’an is a board game by Francesco Testini and Marco Legato, illustrated by Davide Corsi and published by Pendragon Game Studio in 2017. All drawings and sentences here are our own. Nothing is taken from the original artwork or rulebook.
about-components =
    The rules, the number of pieces, the prices of crafting and painting, the fees, the majority prizes, the helpers and the mausoleum tiles follow the published rulebooks. Some values are printed only on the pieces, not in the rulebooks. We reconstructed them, so they may differ from your copy.

    These values are reconstructed: most yields of the Tax Collectors, Craftsmen and Miners, most prices of the equipment cards and all their clay bonuses, and the colours of ten request tokens. So are the squares of the army formation boards: where walls and statues are, and what each space gives.

    The component files give the source of each value: R is stated in a rulebook, E follows from an example or a picture in it, P comes from a public page, and C was chosen by us to fit the others. If you own the game, you can load a file with the values of your copy. The rules stay the same.

## Questions

ask-favour = Favour of the Emperor: exchange any of your cards?
ask-initiative = Which card do you put below? Its value is your initiative.
ask-work = Which card do you put on top? You get its worker action, or its pigment.
ask-worker = Worker action, or the card’s pigment instead?
ask-building = Send a master builder to a building, or pass?
ask-craft = On which space do you craft a warrior?
ask-discount = Use your Discount tile?
ask-seal = Seal the warrior you’ve just crafted?
ask-paint = Which warrior do you paint?
ask-payment = Which pigments do you pay?
ask-forge = Which card do you forge?
ask-end-tile = Which end tile do you take?
ask-give = Which resource do you give back?
ask-take = Which resource do you take?
ask-emissary = Emissary: swap a resource? Choose the one to give back.
ask-market-again = Market: a second swap? Choose the resource to give back, or stop.
ask-wrap-up = Use a tile before you finish?

## Choices

choice-exchange = Put your { $thing } under the deck and draw another card
choice-keep =
    { $count ->
        [0] Keep all cards
        [one] Done: exchange 1 card
       *[other] Done: exchange { $count } cards
    }
choice-initiative =
    { $thing } below: initiative { $value }{ $last ->
        [0] { "" }
       *[other] { "; " }{ $other } on top: { part-top }
    }
choice-work = { $thing } on top: { part-top }
choice-employ =
    { $helper ->
        [0] Use { $thing }: { $gain }
       *[other] Recruit the { $thing }: +{ $prestige } PP. { $effect }
    }
choice-pigment = Take { $gain } instead
choice-use =
    { $discount ->
        [0] Use the { $thing } tile: swap 1 or 2 resources with the stock
       *[other] Use the { $thing } tile: pay { $price } instead of { $full }
    }
choice-enter = Enter the { $thing } to { $action }{ part-entry }
choice-open = Open Building tile: enter the closed { $thing } to { $action }{ part-entry }
choice-free =
    Free Building tile: enter the { $thing } to { $action }, saving the fee of { $fee ->
        [one] 1 coin
       *[other] { $fee } coins
    }{ part-minister }
choice-extra = +1 Action tile: { $action } ({ $thing })
choice-pass = Pass and take { $gain }
choice-craft =
    Craft on { $thing } { $clay ->
        [0] for free
       *[other] for { $clay } clay
    }: { $prestige } PP{ $gained ->
        [0] { "" }
       *[other] { ", " }{ $gain }
    }
choice-save = Keep the { $thing } tile and pay { $price }
choice-seal =
    Seal the warrior on { $thing }, so only you can paint it. { $left ->
        [0] This is your last seal.
        [one] You’ll have 1 seal left.
       *[other] You’ll have { $left } seals left.
    }
choice-leave = Leave the warrior on { $thing } unsealed, so anyone can paint it
choice-paint = Paint { $thing } for { $pigments }: +{ $prestige } PP
choice-pay = Pay { $pigments }
choice-forge =
    Forge the { $card } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }{ $gained ->
        [0] { "" }
       *[other] { " " }and get { $gain }
    }
choice-choose = Take the end tile “{ $thing }”
choice-give = Give back 1 { $thing } (you have { $have })
choice-take = Take 1 { $thing }
choice-skip = No swap
choice-stop = No second swap
choice-finish = Finish
part-top =
    { $helper ->
        [0] { $gain }, or { $pigment }
       *[other] recruit (+{ $prestige } PP), or { $pigment }
    }
part-entry =
    { $fee ->
        [0] { "" }
        [one] { ", " }fee 1 coin
       *[other] { ", " }fee { $fee } coins
    }{ $loss ->
        [0] { "" }
       *[other] { $paid ->
            [0] { " " }(you have none and lose { $loss } PP instead)
           *[other] { " " }(you pay { $paid } and lose { $loss } PP for the rest)
        }
    }{ part-minister }
part-minister =
    { $minister ->
        [0] { "" }
       *[other] { ", " }plus { $gain } and { $prestige } PP from the Prime Minister
    }
does-workshop = craft a warrior
does-lab = paint a warrior
does-armory = forge a card
does-palace = advance your supervisor

## Headings of choices, questions before a choice that gives something up, and badges

brief-exchange = Exchange { $thing }
brief-leave = Leave it unsealed
brief-enter = { $thing }: { $action }{ part-entry }
brief-open = { brief-enter }
brief-free = { $thing }: { $action }, no fee{ part-minister }
heading-enter = Enter a building
heading-open = With the Open Building tile
heading-free = With the Free Building tile
heading-employ = The worker
heading-pigment = Or the card’s pigment
heading-save = Keep the tile
heading-use = Use the tile
forgo-swap = The Market tile still allows a second swap. Stop anyway?
badge-enter =
    { $fee ->
        [0] { "" }
       *[other] −{ $fee }
    }
badge-open =
    { $fee ->
        [0] { "" }
       *[other] −{ $fee }
    }
badge-craft = +{ $prestige }
badge-paint = +{ $prestige }
badge-forge =
    { $coins ->
        [0] { "" }
       *[other] −{ $coins }
    }

## What a player does, after their name

deed-end-tile-taken = { FORM($seat, "takes", "take") } the end tile “{ $tile }”
deed-warrior-painted = { FORM($seat, "paints", "paint") } { $square }
deed-warrior-crafted = { FORM($seat, "crafts", "craft") } a warrior on { $square }
deed-equipment-forged = { FORM($seat, "forges", "forge") } the { $card }
deed-supervisor-advanced = { FORM($seat, "advances", "advance") } { FORM($seat, "their", "your") } supervisor to space { $space }
deed-helper-recruited = { FORM($seat, "recruits", "recruit") } the { $helper }
deed-worker-paid = { FORM($seat, "gets", "get") } { $gain }
deed-pigment-taken = { FORM($seat, "takes", "take") } { $gain }
deed-passed = { FORM($seat, "passes", "pass") }
deed-fee-paid = { FORM($seat, "pays", "pay") } { WHO($creditor, "", "you") } for entering the { $building }

interlude-close =
    { $n ->
        [0] End of the turn.
       *[other] End of turn { $n }.
    }

## Why a choice is not possible

reason-pit-full = The pit is full.
reason-no-raw-warrior = No raw warrior is left in the stock.
reason-no-clay = This costs you at least { $need } clay, but you have { $have }.
reason-wall = This is an earth wall. No warrior can go here.
reason-occupied = There’s already a warrior here.
reason-not-raw = There’s no raw warrior here.
reason-sealed = Sealed by { $owner }.
reason-all-warriors-placed = You’ve already placed all your warriors.
reason-no-pigments = Painting here costs { $pigments }, but you have { $held }.
reason-nothing-to-paint =
    { $raw ->
        [0] There’s no raw warrior that you may paint.
       *[other] You can’t paint any raw warrior with { $held }. It costs { $a } in section A, { $b } in section B, { $c } in section C.
    }
reason-no-coins =
    { $need ->
        [one] This card costs you 1 coin, but you have { $have }.
       *[other] This card costs you { $need } coins, but you have { $have }.
    }
reason-nothing-to-forge =
    The cheapest card costs you { $cheapest ->
        [one] 1 coin
       *[other] { $cheapest } coins
    }, but { $fee ->
        [0] you have { $left }.
       *[other] after the fee of { $fee } you’d have { $left }.
    }
reason-empty-slot = This slot is empty until the turn ends.
reason-track-finished = Your supervisor is at the end of the track.
reason-closed = Closed: the { $pair }’s limit is { $limit } builders, and { $k } are inside.
reason-not-closed = This building is open. The Open Building tile is for closed ones.
reason-no-fee = There’s no fee to waive here.
reason-fee-too-high =
    { $fee ->
        [one] The fee is 1 coin, but you have { $purse }. Each missing coin would cost { $each } PP, and you have { $prestige }.
       *[other] The fee is { $fee } coins, but you have { $purse }. Each missing coin would cost { $each } PP, and you have { $prestige }.
    }
reason-no-tile = You don’t have the { $tile } tile. It’s on space { $space } of the track, and your supervisor is on space { $here }.
reason-tile-used = You’ve already used the { $tile } tile.
reason-no-resource = You have no { $resource }.
reason-out-of-stock = The stock has no { $pigment } left.
reason-same-kind = You can’t swap a resource for one of the same kind.
reason-nothing-to-swap = You have no resource to swap.
reason-not-in-hand = This card isn’t in your hand.
reason-already-chosen = You’ve already chosen this card.
reason-already-below = You’ve already chosen the card below. Choose the one on top.
reason-not-your-card = The card on top of your pair is { $card }.
reason-tile-gone = This end tile isn’t on space 5.
reason-not-crafted-here = This isn’t the warrior you’ve just crafted.
reason-display-empty = No card is left on the display this turn.
reason-discount-needed = You can only pay with the Discount tile. Without it, the price is { $price }.
reason-nothing-saved = The Discount tile wouldn’t save anything here.
reason-initiative-first = First choose the card below, for initiative.
reason-no-seal = You’ve used both your seals.

## What happens

event-turn-started = Turn { $turn } begins. The Prime Minister is in the { $minister }.
event-cards-drawn = { WHO($seat, "draws", "You draw") } { $cards }.
event-favour-used =
    { $count ->
        [0] { WHO($seat, "keeps", "You keep") } all cards.
        [one] { WHO($seat, "exchanges", "You exchange") } 1 card.
       *[other] { WHO($seat, "exchanges", "You exchange") } { $count } cards.
    }
event-favour-cards = { WHO($seat, "puts", "You put") } { $cards } under the deck.
event-revealed = { WHO($seat, "plays", "You play") } { $top } with initiative { $value } ({ $initiative } below).
event-order-set = Order of play this round: { $order }.
event-worker-paid = { WHO($seat, "uses", "You use") } { $card } and { FORM($seat, "gets", "get") } { $gain }.
event-pigment-taken = { WHO($seat, "takes", "You take") } { $gain } from { $card } instead of its action.
event-gain-lost = No { $pigment } is left for { WHO($seat, "", "you") }.
event-helper-recruited = { WHO($seat, "recruits", "You recruit") } the { $helper }: +{ $prestige } PP.
event-building-entered = { WHO($seat, "enters", "You enter") } the { $building }.
event-fee-paid =
    { $coins ->
        [one] { WHO($seat, "pays", "You pay") } { WHO($creditor, "", "you") } 1 coin to enter the { $building }.
       *[other] { WHO($seat, "pays", "You pay") } { WHO($creditor, "", "you") } { $coins } coins to enter the { $building }.
    }
event-fee-waived = { WHO($seat, "enters", "You enter") } the { $building } without paying the fee.
event-shortage =
    { $missing ->
        [one] { WHO($seat, "loses", "You lose") } { $prestige } PP for 1 missing coin, which the stock pays.
       *[other] { WHO($seat, "loses", "You lose") } { $prestige } PP for { $missing } missing coins, which the stock pays.
    }
event-minister-met = The Prime Minister welcomes { WHO($seat, "", "you") } in the { $building }: { $gain }, +{ $prestige } PP.
event-warrior-crafted =
    { WHO($seat, "crafts", "You craft") } a warrior on { $square } { $clay ->
        [0] for free
       *[other] for { $clay } clay
    }: +{ $prestige } PP{ $gained ->
        [0] .
       *[other] { ", " }{ $gain }.
    }
event-ceramist-praised = The Ceramist gives { WHO($seat, "", "you") } { $prestige } PP.
event-warrior-sealed = { WHO($seat, "seals", "You seal") } the warrior on { $square }.
event-warrior-painted =
    { $group ->
        [one] { WHO($seat, "paints", "You paint") } { $square } for { $pigments }: a warrior on its own, +{ $prestige } PP.
       *[other] { WHO($seat, "paints", "You paint") } { $square } for { $pigments }: group of { $group }, +{ $prestige } PP.
    }
event-equipment-forged =
    { WHO($seat, "forges", "You forge") } the { $card } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }{ $gained ->
        [0] .
       *[other] { " " }and { FORM($seat, "gets", "get") } { $gain }.
    }
event-supervisor-advanced = { WHO($seat, "advances", "You advance") } { FORM($seat, "their", "your") } supervisor to space { $space } and { FORM($seat, "takes", "take") } the { $tile } tile.
event-supervisor-finished = { WHO($seat, "advances", "You advance") } { FORM($seat, "their", "your") } supervisor to space { $space }, the end of the track.
event-end-tile-taken = { WHO($seat, "takes", "You take") } the end tile “{ $tile }”.
event-tile-used =
    { $forced ->
        [0] { WHO($seat, "uses", "You use") } the { $tile } tile.
       *[other] { WHO($seat, "uses", "You use") } the { $tile } tile, because the price can’t be paid without it.
    }
event-swapped = { WHO($seat, "swaps", "You swap") } 1 { $given } for 1 { $taken }.
event-extra-action = { WHO($seat, "takes", "You take") } an extra action in the { $building }.
event-passed =
    { $forced ->
        [0] { WHO($seat, "passes", "You pass") } and { FORM($seat, "takes", "take") } { $gain }.
       *[other] { WHO($seat, "can’t", "You can’t") } enter any building, so { FORM($seat, "they", "you") } pass and take { $gain }.
    }
event-builders-home = All master builders go home.
event-token-left = { $token } leaves the pit: { $number } is the lowest number of turn { $turn }.
event-token-drawn = { $token } is drawn for { $space }.
event-minister-moved = The Prime Minister moves to the { $building }.
event-cards-left-display = Removed from the display: { $cards }.
event-display-refilled = New on the display: { $cards }.
event-scored = { WHO($seat, "scores", "You score") } { $points } PP: { $category }.
event-totalled = { WHO($seat, "ends", "You end") } with { $points } PP.
event-game-ended = The game is over. { WHO($winner, "wins", "You win") }.

## Score sheet

score-crafting = Crafted warriors
score-ceramist = Ceramist
score-painting = Painted groups
score-helpers = Recruited helpers
score-minister = Prime Minister
score-shortage = Fees paid in prestige
score-start = Prestige at the start
score-majority-a = Majority in section A
score-majority-b = Majority in section B
score-majority-c = Majority in section C
score-sets = Equipment sets
score-pairs = Equipment and warrior pairs
score-unused-tiles = Unused bonus tiles
score-end-tile = End tile
score-leftovers = Leftover resources
score-total = Total

## Counts

count-pp =
    { $n ->
        [one] 1 prestige point
       *[other] { $n } prestige points
    }
count-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
count-clay = { $n } clay
count-pigment =
    { $n ->
        [one] 1 pigment
       *[other] { $n } pigments
    }
count-any =
    { $n ->
        [one] any pigment
       *[other] any { $n } pigments
    }
count-pigment-yellow =
    { $n ->
        [one] 1 yellow pigment
       *[other] { $n } yellow pigments
    }
count-pigment-red =
    { $n ->
        [one] 1 red pigment
       *[other] { $n } red pigments
    }
count-pigment-green =
    { $n ->
        [one] 1 green pigment
       *[other] { $n } green pigments
    }
count-pigment-blue =
    { $n ->
        [one] 1 blue pigment
       *[other] { $n } blue pigments
    }
count-resource =
    { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
count-card =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
count-warrior =
    { $n ->
        [one] 1 warrior
       *[other] { $n } warriors
    }
count-raw-warrior =
    { $n ->
        [one] 1 raw warrior
       *[other] { $n } raw warriors
    }
count-seal =
    { $n ->
        [one] 1 seal
       *[other] { $n } seals
    }
count-master-builder =
    { $n ->
        [one] 1 master builder
       *[other] { $n } master builders
    }
count-helper =
    { $n ->
        [one] 1 helper
       *[other] { $n } helpers
    }
count-tile =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
count-token =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
# An empty list in a sentence, such as "gets nothing".
list-empty = nothing

## Help on hover

help-tax-collector = Gives 2, 3 or 4 coins, or 1 yellow pigment instead.
help-craftsman = Gives 1, 2 or 3 clay, or 1 red pigment instead.
help-miner = Gives the 1 or 2 pigments shown, or 1 blue pigment instead.
help-helper = Stays with you for the rest of the game and scores PP at once, more in later turns. Or gives 1 green pigment instead.
help-ceramist = You score 1 extra PP for each warrior you craft.
help-accountant = You get 1 extra coin each time a Tax Collector gives you coins.
help-administrator = You get 1 extra clay each time a Craftsman gives you clay.
help-emissary = Each time your supervisor advances, you may swap 1 resource with the stock.
help-scientist = Crafting costs you 1 clay less.
help-officer = Forging costs you 1 coin less.
help-workshop = Craft: pay 2, 3 or 5 clay in section A, B or C, put a raw warrior on an empty space and take its bonus. You may seal it.
help-lab = Paint: pay the 2 pigments of the section, replace a raw warrior with one of yours and score 1 PP for each of your warriors in its group.
help-armory = Forge: pay the coins of a card on the display and keep it for sets and pairs at the end.
help-palace = Advance your supervisor 1 space and take the mausoleum tile there.
help-bonus-open-free = Once: enter a closed building, or enter a building without paying the fee. Unused at the end: 1 PP.
help-bonus-market = Once: swap 1 or 2 resources with the stock, one for one. Unused at the end: 1 PP.
help-bonus-discount = Once: craft for 1 clay less, forge for 1 coin less, or paint for 1 of the 2 pigments. Unused at the end: 1 PP.
help-bonus-extra-action = Once: take one extra action of any building, with no builder, fee or limit. Unused at the end: 1 PP.
help-end-return-resources = At the end, return your resources to the stock: 1 PP each, 15 at most. They don’t count as leftovers.
help-end-per-ten = At the end, 1 PP for each full 10 PP, counted before this tile and the leftovers.
help-end-unused-tiles = At the end, 3 PP for each unused bonus tile, on top of the usual 1 PP.
help-end-painted = At the end, 2 PP for each of your painted warriors.
help-end-helpers = At the end, 2 PP for each helper in front of you.
help-end-flat-six = At the end, 6 PP.
help-end-majorities = At the end, 5 PP for each section where no player has more painted warriors than you. You need at least 1 there.
help-end-equipment-pairs = At the end, 4 PP for each pair of equipment cards of the same type.
help-start-tile = Its number set your first pigment and your place in the first stack of supervisors. It has no further effect.
help-prime-minister = The first builder to enter his building this turn earns 1 coin and 1 PP. He counts towards the pair’s limit of builders.
help-supervisor = Breaks ties for the order of play and for victory. Further along the track wins, then higher in the stack.
help-seal = Only you can paint a warrior that carries your seal.
help-request-token = Painting a warrior in this section costs a pigment of this colour. When the turn ends, the lowest of the four tokens leaves, and the Prime Minister moves to the building of its colour.
help-wall = No warrior can go here, and groups don’t cross it.
help-pigment-yellow = Yellow pigment, made from orpiment.
help-pigment-red = Red pigment, made from cinnabar.
help-pigment-green = Green pigment, made from malachite.
help-pigment-blue = Blue pigment, made from azurite.

## Names: players and colours

letter-purple = P
letter-orange = O
letter-cyan = C
letter-jade = L
name-purple = Purple
name-orange = Orange
name-cyan = Cyan
name-jade = Light green
name-seat-0 = Purple
name-seat-1 = Orange
name-seat-2 = Cyan
name-seat-3 = Light green
name-meng = Meng
name-wang = Wang
name-li = Li
name-zhao = Zhao
name-yellow = yellow
name-red = red
name-green = green
name-blue = blue

## Names: resources and pieces

name-pp = prestige point
name-coin = coin
name-silver-coin = silver coin (1)
name-gold-coin = gold coin (3)
name-clay = clay
name-pigment = pigment
name-pigment-yellow = yellow pigment
name-pigment-red = red pigment
name-pigment-green = green pigment
name-pigment-blue = blue pigment
name-any = any pigment
name-warrior = warrior
name-raw-warrior = raw warrior
name-painted-warrior = painted warrior
name-seal = delegate seal
name-master-builder = master builder
name-supervisor = supervisor
name-player-marker = player marker
name-score-marker = score marker
name-prime-minister = Prime Minister
name-request-token = request token
name-formation = army formation board
name-worker-card = worker card
name-equipment-card = equipment card
name-reference-card = reference card
name-building = building tile
name-mausoleum-tile = mausoleum tile
name-start-tile = starting tile
name-bonus-tile = bonus tile
name-end-tile = end tile
name-stock = general stock
name-hand = hand
name-deck = deck
name-discard = discard pile
name-display = display

## Names: places, time and actions

name-pit = Main pit
name-a = Section A
name-b = Section B
name-c = Section C
name-section-a = Section A: archers and crossbowmen
name-section-b = Section B: charioteers and halberdiers
name-section-c = Section C: knights and infantrymen
name-wall = earth wall
name-statue = statue icon
name-space = warrior space
name-supervisor-track = Supervisor track
name-turn-track = Turn track
name-score-track = Prestige track
name-req-a = request space A
name-req-b1 = first request space B
name-req-b2 = second request space B
name-req-c = request space C
name-left = left pair
name-right = right pair
name-left-1 = left pair, slot 1
name-left-2 = left pair, slot 2
name-right-1 = right pair, slot 1
name-right-2 = right pair, slot 2
name-slot-1 = display slot 1
name-slot-2 = display slot 2
name-slot-3 = display slot 3
name-slot-4 = display slot 4
name-turn = Turn
name-round = Round
name-activation = Activation
name-favour = Favour of the Emperor
name-worker-action = Worker action
name-take-pigment = Take the card’s pigment instead
name-building-action = Building action
name-pass = Pass (+1 coin)
name-majority = Painting majority
name-normal = Enter
name-open = Open Building tile
name-free = Free Building tile
name-skip = Skip
name-end-activation = Finish

## Names: buildings

name-workshop = Workshop
name-lab = Lab
name-armory = Armory
name-palace = Palace

## Names: worker cards

name-tax-collector = Tax Collector
name-craftsman = Craftsman
name-helper = Helper
name-miner = Miner
name-tax-collector-1 = Tax Collector 1
name-tax-collector-2 = Tax Collector 2
name-tax-collector-3 = Tax Collector 3
name-tax-collector-4 = Tax Collector 4
name-tax-collector-5 = Tax Collector 5
name-tax-collector-6 = Tax Collector 6
name-craftsman-1 = Craftsman 1
name-craftsman-2 = Craftsman 2
name-craftsman-3 = Craftsman 3
name-craftsman-4 = Craftsman 4
name-craftsman-5 = Craftsman 5
name-craftsman-6 = Craftsman 6
name-ceramist = Ceramist
name-accountant = Accountant
name-administrator = Administrator
name-emissary = Emissary
name-scientist = Scientist
name-officer = Officer
name-miner-1 = Miner 1
name-miner-2 = Miner 2
name-miner-3 = Miner 3
name-miner-4 = Miner 4
name-miner-5 = Miner 5
name-miner-6 = Miner 6

## Names: equipment

name-wood = wood
name-bronze = bronze
name-crossbow = Crossbow
name-arrowheads = Arrowheads
name-chariot = Chariot
name-halberd = Halberd
name-horse = Horse
name-sword = Sword
name-crossbow-1 = Crossbow
name-crossbow-2 = Crossbow
name-crossbow-3 = Crossbow
name-crossbow-4 = Crossbow
name-arrowheads-1 = Arrowheads
name-arrowheads-2 = Arrowheads
name-arrowheads-3 = Arrowheads
name-arrowheads-4 = Arrowheads
name-chariot-1 = Chariot
name-chariot-2 = Chariot
name-chariot-3 = Chariot
name-chariot-4 = Chariot
name-halberd-1 = Halberd
name-halberd-2 = Halberd
name-halberd-3 = Halberd
name-halberd-4 = Halberd
name-horse-1 = Horse
name-horse-2 = Horse
name-horse-3 = Horse
name-horse-4 = Horse
name-sword-1 = Sword
name-sword-2 = Sword
name-sword-3 = Sword
name-sword-4 = Sword

## Names: request tokens

name-request-01 = Token 1 (red)
name-request-02 = Token 2 (yellow)
name-request-03 = Token 3 (green)
name-request-04 = Token 4 (blue)
name-request-05 = Token 5 (red)
name-request-06 = Token 6 (yellow)
name-request-07 = Token 7 (green)
name-request-08 = Token 8 (blue)
name-request-09 = Token 9 (red)
name-request-10 = Token 10 (yellow)
name-request-11 = Token 11 (green)
name-request-12 = Token 12 (blue)

## Names: mausoleum tiles

name-start-1 = Starting tile 1
name-start-2 = Starting tile 2
name-start-3 = Starting tile 3
name-start-4 = Starting tile 4
name-bonus-open-free = Open / Free Building
name-bonus-market = Market
name-bonus-discount = Discount
name-bonus-extra-action = +1 Action
name-end-return-resources = 1 PP per resource returned (max 15)
name-end-per-ten = 1 PP per 10 PP
name-end-unused-tiles = 3 PP per unused bonus tile
name-end-painted = 2 PP per warrior you painted
name-end-helpers = 2 PP per recruited helper
name-end-flat-six = 6 PP
name-end-majorities = 5 PP per section majority
name-end-equipment-pairs = 4 PP per pair of identical equipment

## Names: formation sides

name-a1-front = Formation A1, front
name-a1-back = Formation A1, back
name-a2-front = Formation A2, front
name-a2-back = Formation A2, back
name-b1-front = Formation B1, front
name-b1-back = Formation B1, back
name-b2-front = Formation B2, front
name-b2-back = Formation B2, back
name-c1-front = Formation C1, front
name-c1-back = Formation C1, back
name-c2-front = Formation C2, front
name-c2-back = Formation C2, back

## Names: squares of the pit (section, row, column)

name-a11 = A11
name-a12 = A12
name-a13 = A13
name-a14 = A14
name-a15 = A15
name-a21 = A21
name-a22 = A22
name-a23 = A23
name-a24 = A24
name-a25 = A25
name-b11 = B11
name-b12 = B12
name-b13 = B13
name-b14 = B14
name-b15 = B15
name-b21 = B21
name-b22 = B22
name-b23 = B23
name-b24 = B24
name-b25 = B25
name-c11 = C11
name-c12 = C12
name-c13 = C13
name-c14 = C14
name-c15 = C15
name-c21 = C21
name-c22 = C22
name-c23 = C23
name-c24 = C24
name-c25 = C25

## The drawn board

board-turn = Turn { $turn } of { $turns }, round { $round }
board-buildings = Buildings
board-requests = Request tokens
board-equipment = Equipment
board-mausoleum = Mausoleum
board-stock = Stock
board-order = Order of play
board-hand = Hand
board-pair = Pair
board-tiles = Helpers and tiles
board-deck = Worker cards
board-sealed = sealed by { $owner }
board-painted = painted by { $owner }
board-raw = raw
board-empty = empty
board-clay-price = to craft here: { $n } clay
board-paint-price = to paint here: { $pigments }
board-majority = majority: { $first }, { $second } and { $third } PP
board-warriors = { $seat } { $n }
board-builders = inside: { $builders }
board-fee =
    { $coins ->
        [one] fee 1 coin
       *[other] fee { $coins } coins
    }
board-closed = closed
board-places = { $k } of { $limit } places taken
board-minister = the Prime Minister is here
board-next-minister = the Prime Minister comes here next
board-leaving = leaves when the turn ends
board-space = Space { $n }
board-left = { $n } left
board-unlimited = no limit
board-used = used
board-unused = unused
board-cost = price { $coins }
board-section = section { $letter }
board-clay-bonus = gives { $n } clay
board-initiative = initiative { $n }
board-action = on top: { $card }
board-below = below: { $card }
board-gives = gives { $gain }
board-deck-count = deck { $n }
board-discard-count = discard { $n }
board-hand-count = hand { $n }
board-buried = under the deck { $n }
board-forged-count = forged { $n }
board-in-hand = in hand
board-in-deck = in the deck
board-in-discard = discarded
board-in-pair = in the pair
board-recruited = recruited
board-listed = { $name }:
board-answered = has chosen
board-waiting = is choosing
board-active = is playing
board-score = { $n } PP
board-total = if the game ended now, without hidden equipment: { $n } PP
board-lap = +{ $n }
board-tokens = tokens face down { $n }
board-equipment-left = equipment deck { $n }
board-raw-left = raw warriors { $n }
board-token = number { $number }
board-legend = raw: a raw warrior; (P): painted by P; /P: sealed by P; ###: earth wall; number: PP, $ coin, letters: pigments

# What a position is worth: hints say which of these a choice changes.
worth-score = prestige
worth-cards = cards in hand
worth-goods = clay, pigments and coins
worth-sections = majorities in the pit
worth-equipment = equipment
worth-tiles = tiles
worth-helpers = helpers
worth-next-action = the next action
worth-time = later turns

## The coach

coach-pass-early = You can still enter a building. An action is usually worth 4 to 6 PP. Passing gives you only 1 coin.
coach-short-fee = Your coins don’t cover this fee, so you’d lose { $n } PP at once. Is the action worth that?
coach-seal-unused = An unused seal is worth nothing at the end. Without one, anyone can paint this warrior.
coach-last-seal = This is your last seal, and half the game is still to come. Use it only if someone else is likely to paint this warrior first.
coach-end-tile = You’ve reached the end of the track. Each tile scores something different at the end of the game. Right now, this one would give you the most, { $n } PP: “{ $tile }”.
coach-last-turn = This is the last turn. Leftovers are worth little: 3 resources score 1 PP. So spend, and look for a section where you have no warrior yet.
coach-pair = The card on top gives its action, the one below only your initiative. Put a high number below if you need to go first, and a low one if you don’t.
coach-one-step = One more step at the Palace, and you choose an end tile. Right now, this one would give you the most, { $n } PP: “{ $tile }”.
coach-few-raw = Hardly any raw warriors are left in the stock. Once they’re gone, no one can craft.
coach-group = Next to your other warriors, a warrior scores for the whole group: “{ INNER($choice) }”.
coach-recruit = If you take the pigment, this helper is gone. If you recruit the { $helper } now, you score { $n } PP at once.
coach-needless-first = Do you need to go first for anything? You can’t use the Prime Minister’s building this round, so a lower card below would do.
coach-idle-later = Think of round 2: the two cards you keep wouldn’t let you enter any building.
coach-last-action = This is your last action. At the end, 3 resources score only 1 PP, so spend what you can.
coach-sealed-ready = You can paint your sealed warrior on { $square } now: you have the pigments, and the Lab is open.
coach-card-leaves = This equipment leaves when the turn ends, and you can pay for it now: { $card }, worth { $n } PP to you.
coach-new-section =
    You have no warrior in section { $section ->
        [0] A
        [1] B
       *[other] C
    } yet. Right now, the first one there is worth { $n } PP at the end.
coach-tool =
    { $n ->
        [0] You have a tile for this
       *[other] Your Discount tile pays what’s missing here
    }: “{ INNER($choice) }”.
coach-price-leaves =
    You can pay for painting in section { $n ->
        [0] A
        [1] B
       *[other] C
    } now. When the turn ends, its token leaves, and the section may need a different colour.
coach-last-place = Only one place is free in the { $pair }. If you need it this turn, go before someone else does.
coach-standing =
    Others lead here: { $lost }. { $n ->
        [0] You don’t lead anywhere yet.
       *[other] You lead here: { $led }.
    } Sections are scored at the end.

## Choices in tables of figures

verb-keep = Keep your cards
verb-exchange = Exchange a card
verb-initiative = Put a card below for initiative
verb-work = Put a card on top to work
verb-employ = Use a worker or helper
verb-pigment = Take pigment instead
verb-use = Use a bonus tile
verb-give = Give back a resource in a swap
verb-stop = Skip the second swap
verb-take = Take a resource in a swap
verb-pass = Pass and take a coin
verb-enter = Enter a building
verb-open = Enter a closed building
verb-free = Enter a building without its fee
verb-extra = Take an extra action
verb-craft = Craft a warrior
verb-save = Keep the Discount tile for later
verb-leave = Leave a warrior unsealed
verb-seal = Seal a warrior
verb-paint = Paint a warrior
verb-pay = Choose the pigments to pay
verb-forge = Forge equipment
verb-choose = Take an end tile
verb-skip = Skip the swap
verb-finish = Finish

## What a component file must contain

expected-building-colours = four buildings of four different colours
expected-connected-spaces = connected warrior spaces
expected-different-numbers = different numbers
expected-material = the material of { $card }
expected-own-section = the section in the side’s ID
expected-request-places = two places, of which the second may be any
expected-rows = two rows of five squares
expected-slot-pairs = two slots in each pair
expected-spaces = eight spaces, two of them with a statue
expected-square = #, S, or points followed by letters from y r g b $
