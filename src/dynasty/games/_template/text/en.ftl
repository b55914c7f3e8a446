# The Tea House in English: every sentence and name that players read.

## The game

title = The Tea House
designers = the Dynasty contributors
publisher = none
about-game = Serve thirsty guests, and don’t forget your favourite one.
about-length = 15 minutes
about-weight = light
credits = The Tea House is a toy game made for this project, to show how to write a game.
about-components = All numbers are our own.

## Questions

ask-set-aside = Which guest’s card do you set aside?
ask-hour = When do you rise?
ask-turn = Serve a guest, or pick leaves?

## Choices

choice-set-aside =
    Set aside the { $thing }: { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
choice-rise =
    Rise at { $thing }{ $leaves ->
        [0] { "" }
        [one] : 1 leaf
       *[other] : { $leaves } leaves
    }
choice-serve =
    Serve the { $thing }: { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
choice-pick =
    Pick in the { $thing }: { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }
choice-call =
    Call the { $thing } for { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }: the { $guest } goes

## Groups of choices, badges, deeds

brief-serve =
    { $thing }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
heading-serve = Serve a guest
heading-pick = Or work in the garden
badge-set-aside = +{ $coins }
badge-serve = +{ $coins }
deed-guest-served = { FORM($seat, "serves", "serve") } the { $guest }
deed-crier-called = { FORM($seat, "calls", "call") } the crier
deed-leaves-picked =
    { $leaves ->
        [one] { FORM($seat, "picks", "pick") } 1 leaf
       *[other] { FORM($seat, "picks", "pick") } { $leaves } leaves
    }

## Why a choice is not possible

reason-not-in-hand = You don’t have this guest’s card.
reason-hour-used = You’ve already used this hour. Use the others first.
reason-not-here = This guest isn’t waiting in the row.
reason-too-few-leaves =
    { $leaves ->
        [one] You need 1 leaf.
       *[other] You need { $leaves } leaves.
    }
reason-already-called = You’ve already called the crier today.
reason-nobody-comes = No guest is waiting, or none is left to come.
reason-crier-unpaid = You have no leaf for the crier.

## What happens

event-cards-dealt = Your cards: { $guests }.
event-favourites-kept = Your favourite guest: { $guests }.
event-day-began = Day { $day } begins.
event-rose =
    { WHO($seat, "rises", "You rise") } at { $hour }{ $leaves ->
        [0] { "" }
        [one] : 1 leaf
       *[other] : { $leaves } leaves
    }.
event-order-set = Turn order: { $order }.
event-guest-came = The { $guest } comes in.
event-guest-served =
    { WHO($seat, "serves", "You serve") } the { $guest } for { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-leaves-picked =
    { WHO($seat, "picks", "You pick") } { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }.
event-crier-called =
    { WHO($seat, "calls", "You call") } the crier for { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }, and the { $guest } goes away.
event-favourites-shown =
    { $seat }’s favourite: { $guests }{ $points ->
        [0] { "" }
        [one] , 1 coin
       *[other] , { $points } coins
    }.
event-game-ended = The game is over. Victory for { $winners }.

## Scores and options

score-tips = Tips
score-favourite = Favourite
option-length = Length
option-length-short = Short: three days
option-length-long = Long: five days

## The board

board-before = Before the first day
board-day = Day { $day } of { $days }
board-row = The row
board-pile =
    { $n ->
        [0] No more guests.
        [one] 1 guest may still come.
       *[other] { $n } guests may still come.
    }
board-goods =
    { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-favourites = Favourites
board-aside = Set aside: { $guests }
board-hours = Hours
board-served = Served: { $guests }
name-guest = guest
name-leaf = leaf
count-leaf =
    { $n ->
        [one] 1 leaf
       *[other] { $n } leaves
    }
name-coin = coin
count-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }

## Names

name-abbess = abbess
name-courier = courier
name-envoy = envoy
name-general = general
name-merchant = merchant
name-monk = monk
name-painter = painter
name-poet = poet
name-potter = potter
name-scholar = scholar
name-street-singer = street singer
name-tea-master = tea master
name-dawn = dawn
name-noon = noon
name-dusk = dusk
name-garden = garden
name-crier = crier
letter-purple = P
letter-orange = O
letter-cyan = C
letter-jade = J
name-purple = Purple
name-orange = Orange
name-cyan = Cyan
name-jade = Jade

worth-coins = coins
worth-favourites = favourite guests
worth-leaves = tea leaves

## The coach

coach-serve-first = You have enough leaves to serve a guest. A waiting guest may leave, but the garden stays.
coach-favourite =
    Look who’s waiting: “{ INNER($choice) }”. That’s { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } for one turn.
coach-crier = The crier sends away the guest who has waited longest. So you can keep a good guest from the others, or see new ones.
coach-last-day = This is the last day, so leaves are worth nothing after it. Your favourite still gives 3 extra coins.

## Choices in tables of figures

verb-set-aside = Set a guest aside
verb-rise = Choose when to rise
verb-pick = Pick leaves
verb-serve = Serve a guest
verb-call = Call the crier
