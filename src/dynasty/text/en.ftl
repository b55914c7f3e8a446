# The platform in English: what is the same for every game.

language-name = English

## Lists

list-empty = nothing
list-times = { $n } × { $thing }
list-more = { $before }, { $next }
list-last = { $before } and { $next }

## Numbers

number = { NUMBER($n, maximumFractionDigits: 3) }
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## Why a choice is not possible

reason-not-now = The question is another one now.
reason-not-your-turn = Somebody else has to choose first.
reason-game-over = The game is over.

## Undo

undo-done = Taken back: { $choice }.
undo-chance = Your last choice cannot be taken back: chance has decided something since.
undo-revealed = Your last choice cannot be taken back: something hidden was shown.
undo-others = Your last choice cannot be taken back: another player has acted since.
undo-start = There is nothing to take back.

## What was refused

error-game = Unknown game: { $detail }
error-bot = Unknown bot: { $detail }
error-seats = Wrong seats: { $detail }
error-options = Bad argument: { $detail }
error-components = Bad component file: { $detail }
error-record = Bad record: { $detail }
error-diverged = The record does not replay: { $detail }
error-file = Cannot use the file: { $detail }
error-other = { $detail }

## The shelf

games-facts = { $seats } players. Rules version { $version }.
components-source = Mark
components-key = Component
components-value = Value
components-count =
    { $count ->
        [one] { $mark }: 1 value
       *[other] { $mark }: { $count } values
    }

## Rules

rules-trace =
    { $functions ->
        [one] 1 function
       *[other] { $functions } functions
    }, { $tests ->
        [one] 1 test
       *[other] { $tests } tests
    }
rules-functions = Functions
rules-tests = Tests
rules-none = none
rules-summary =
    { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    }: { $functions } traced to a function, { $tests } to a test.
rules-unknown = Unknown id: { $what }
rules-unknown-id = There is no rule { $id }. The chapters are { $chapters }.

## Records

replay-over = The game is over
replay-open = The game goes on
verify-fine =
    { $finished ->
        [0] { $file }: fine, { $choices } choices, not over yet
       *[other] { $file }: fine, { $choices } choices, over
    }

## Scores

sheet-category = Points for
sheet-rule = Rule
sheet-total = Total
sheet-hidden = ? is hidden from you while the game goes on, and not in the total.
ranking-place =
    { $points ->
        [one] { $place }. { $seat }, 1 point
       *[other] { $place }. { $seat }, { $points } points
    }

## Players

player-you = you
player-random = random bot
player-greedy = greedy bot
player-default = absent player

## At the table

play-seat = { $seat } ({ $player })
play-kept = Every choice is kept in { $file }
play-help = Answer with a number. Type { $help } to see what else you can type.
play-hand-over = Now it is { $seat }’s turn at the screen.
play-ready = { $seat }, press Enter when only you can see it.
play-left = Your game is kept. Go on with it by:
play-record = The record of this game is { $file }

answer-number = Please type a number from 1 to { $last }.
answer-near = I do not know “{ $typed }”. Do you mean { $near }?
answer-unknown = I do not know “{ $typed }”. Type a number, a choice such as those at the ends of the lines, or help.

why-possible = { $choice } is possible now.
why-all-possible = Everything that this question can offer is possible now.
hint = A greedy player would choose { $number }: { $label } ({ $rule })
log-all = all
log-more =
    { $left ->
        [one] (1 earlier line: log all)
       *[other] ({ $left } earlier lines: log all)
    }
save-kept = Your game is kept in { $file } after every choice. Type save and a file name for a copy.
save-copied = Copied to { $file }.
save-failed = No copy was written to { $file }: { $why }.

## Commands at the table

command-why = why
command-undo = undo
command-hint = hint
command-board = board
command-score = score
command-log = log
command-rules = rules
command-save = save
command-help = help
command-quit = quit

help-answer = Answer with the number of a choice, with its text (such as { $example }), or with the thing alone where only one choice points at it. Besides:
form-why = why CHOICE
form-undo = undo
form-hint = hint
form-board = board
form-score = score
form-log = log
form-rules = rules ID
form-save = save FILE
form-help = help
form-quit = quit
usage-why = Why a choice is not possible, with the rule. Alone: all choices that are not.
usage-undo = Take back your last choice, unless chance, a secret or another player came between.
usage-hint = What a greedy player would choose.
usage-board = Show the board again.
usage-score = The score sheets by category and rule.
usage-log = What happened lately; log all shows everything.
usage-rules = A rule and its rulings, or a chapter. Alone: the chapters.
usage-save = Write a copy of the game. Every choice is kept anyway.
usage-help = This list.
usage-quit = Leave; the game is kept.

## Menu

menu-welcome = Dynasty: strategy board games about China
menu-language = Language
menu-new = A new game
menu-continue = A new game, or one that is not over?
menu-kept = { $title }: { $players }, after { $choices } choices
menu-game = Which game?
menu-count = How many players?
menu-players = { $count } players
menu-who = Who plays? Type you, you=Name, or a bot ({ $bots }). Enter takes what is in brackets.

## Many games

simulate-title = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s ({ $rate } games a second).
fuzz-title = Playing
fuzz-failure = Seed { $seed }, { $seats } players, after { $choices } choices: { $what }
fuzz-summary =
    { $game }: { $games ->
        [one] 1 { $bot } game
       *[other] { $games } { $bot } games
    }, { $decisions } decisions in { $seconds } s, { $failures ->
        [0] no failure
        [one] 1 failure
       *[other] { $failures } failures
    }.

## Speed

bench-yardstick = Yardstick: { $plies } plies per CPU second (random play in the chess package).
bench-no-yardstick = No yardstick: the chess package is not installed. `make bench` installs it.
bench-game = { $game }, { $seats } seats, { $compiled ->
        [0] interpreted
       *[other] compiled
    }
bench-what = Measured
bench-value = Value
bench-plies = In plies
bench-decisions = decisions per CPU second
bench-games = games per CPU second
bench-clone = clone, µs
bench-share = clone, in decisions
bench-dump = dump to JSON, µs
bench-load = load from JSON, µs
bench-replay = replay of a whole record, ms
bench-memory = memory of a live game, KiB
bench-import = import, ms

## Signs that any table uses

sign-lock = closed
sign-leaving = leaves
sign-swap = swap
sign-crown = first
sign-check = done
sign-stock = stock
sign-card-back = card, face down
sign-discard = discard pile
sign-token-back = token, face down
sign-numeral-1 = 1
sign-numeral-2 = 2
sign-numeral-3 = 3
sign-numeral-4 = 4
sign-numeral-5 = 5
sign-numeral-6 = 6
