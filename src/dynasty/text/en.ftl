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

reason-not-now = The question now is “{ INNER($question) }”
reason-not-your-turn = First comes the choice of { $who }.
reason-game-over = The game is over.

## Undo

undo-done = You take back “{ INNER($choice) }”.
undo-chance = Your last choice cannot be taken back: chance has decided something since.
undo-revealed = Your last choice cannot be taken back: something hidden was shown.
undo-others = Your last choice cannot be taken back: another player has acted since.
undo-stand-in = Your last choice cannot be taken back: a bot has played for you since.
undo-ask = Another player has acted since: all other people must agree.
undo-asked = You have asked the others to let you take your choice back.
undo-terms = Nothing is taken back at this table: that is one of its terms.
undo-start = There is nothing to take back.

## What a choice would do

preview-question =
    { $more ->
        [0] Then “{ INNER($question) }” { $choices }.
       *[other] Then “{ INNER($question) }” { $choices }, and { $more } more.
    }
preview-choices = { $some } / { $other }
preview-chance = Then chance decides.
preview-revealed = Then something hidden comes to light.
preview-others = Then others choose.
preview-over = Then the game is over.

## Turns

turn-line = { WHO($seat, "", "You") } { $deeds }.
turn-again =
    { $n ->
        [2] { $deed } twice
       *[other] { $deed } { $n } times
    }
turn-scored =
    { $line }: { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
turn-lost =
    { $line }: { $points ->
        [one] −1 point.
       *[other] −{ $points } points.
    }

## What the rules do by themselves, between turns

interlude-close =
    { $n ->
        [0] End of the round.
       *[other] End of round { $n }.
    }
interlude-end = Final scoring.
interlude-gains = Score: { $gains }.
interlude-gain =
    { WHO($seat, "", "you") } { SIGNED($points) } { $n ->
        [one] point
       *[other] points
    }

## The drawn board

board-about = { $name }: { $said }
board-over = The game is over
board-first = winner of the game
board-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-total =
    if the game ended now: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## What was typed or asked for and cannot be

no-game = There is no game “{ $given }” on the shelf; there are: { $known }.
no-file-or-game = “{ $given }” is neither a file nor a game; the games are: { $known }.
no-bot = There is no bot “{ $given }”; there are: { $known }.
no-stand-in = Nobody called “{ $given }” can stand in; there are: { $known }.
seats-count = { $game } is for { $allowed } players, not { $given }.
seats-twice = Two players have the same name: { $given }.
seats-bots = Only bots can play here ({ $known }), not “{ $given }”.
seat-number = --seat: expected 0 to { $last }, got { $given }.
seat-unknown = Nobody called “{ $given }” can sit down; there are: { $known }.
seat-name = A name has at most { $most } printable characters; “{ $given }” will not do.
bad-workers = Several server processes need --database postgresql+psycopg://...
bad-public-url = --public-url: expected http(s)://HOST or HOST:PORT, got “{ $given }”.
bad-option-name =
    { $n ->
        [0] There is no option “{ $given }”; this game has none.
       *[other] There is no option “{ $given }”; this game has: { $known }.
    }
bad-option-value = Option “{ $option }”: expected one of { $known }, got “{ $given }”.
bad-option-seats =
    { $seats ->
        [one] Option “{ $option }” stays “{ $stays }” with 1 player; the others are for { $allowed }.
       *[other] Option “{ $option }” stays “{ $stays }” with { $seats } players; the others are for { $allowed }.
    }
bad-option-form = --option: expected KEY=VALUE, got “{ $given }”.
bad-vary-twice = --vary: every key once, got { $given }.
bad-vary-form = --vary: expected KEY=VALUE,VALUE …, got “{ $given }”.
bad-vary-key =
    { $n ->
        [0] --vary: the box has no value “{ $given }”; “dynasty components” lists all.
       *[other] --vary: the box has no value “{ $given }”; nearest to it: { $near }.
    }
bad-vary-own = --vary: { $name } is { $value } already; name another value.
bad-vary-joined = --vary: keys joined by + must have one value in the box; { $given } are { $values }.
bad-bots-twice = --bots: every bot once, got { $given }.
bad-bots-few =
    { $needed ->
        [one] --bots: a table needs 1 bot.
       *[other] --bots: a table needs { $needed } different bots, got { $given }.
    }
bad-bots-none = --bots: name at least one bot.
bad-against = --against goes with --neighbours: it names who else meets the last bot.
bad-plan = { $folder } holds the games of another plan ({ $name }: { $there } there, { $asked } asked); name another folder with --out.
bad-reward = There is no reward “{ $given }”; there are: { $known }.
bad-theme = --theme: expected one of { $known }, got “{ $given }”.
bad-source = --source: expected one of { $known }, got “{ $given }”.
bad-on = --on: expected ray or ray://HOST:PORT, got “{ $given }”.
bad-save = --save: { $file } exists; go on with it by: dynasty play { $file }
bad-both = Give a game to start ({ $game }) or a file to resume, not both.
bad-kept = { $option }: a kept game has its own.
bad-rule = There is no rule, ruling or chapter “{ $given }”; the chapters are { $chapters }.

## What was refused

fault-missing = { $where }: this must be given.
fault-unknown = { $where }: there is nothing of that name here.
fault-long = { $where }: at most { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
fault-short = { $where }: at least { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
fault-many = { $where }: at most { $n }.
fault-few = { $where }: at least { $n }.
fault-least = { $where }: at least { $known }.
fault-most = { $where }: at most { $known }.
fault-below = { $where }: less than { $known }.
fault-one-of = { $where }: expected one of { $known }.
fault-json = { $where }: this is not JSON.
fault-number = { $where }: expected a whole number.
fault-yes-no = { $where }: expected true or false.
fault-text = { $where }: expected a text.
fault-form = { $where }: expected a text of another form.
fault-list = { $where }: expected a list.
fault-object = { $where }: expected an object with names and values.
error-components = Bad component file: { $detail }
error-record = Bad record: { $detail }
error-diverged = The record does not replay: { $detail }
error-file = Cannot use the file: { $detail }
error-other = { $detail }
backup-done = { $n ->
    [one] One table is copied to { $file }.
   *[other] { $n } tables are copied to { $file }.
}
backup-postgres = A PostgreSQL database is copied with its own tool: { $command }
backup-nothing = There are no tables to copy: { $file } does not exist. Say with --data where they are kept.
backup-exists = { $file } exists already. Give another name, so that no copy is lost.
restore-done = The tables of { $file } are back.
restore-former = What was there before is kept as { $file }.
restore-postgres = A PostgreSQL database is put back with its own tool: { $command }
restore-missing = There is no file { $file }.
restore-other = { $file } does not hold Dynasty’s tables.
restore-damaged = { $file } is damaged: { $why }
restore-busy = Another program still uses { $file }. End it, and try again.
doctor-nothing = There are no tables to look at: { $file } does not exist. Say with --data where they are kept.
doctor-damaged = The file { $file } is damaged: { $why }. Stop the server, and put a copy back with “dynasty restore”.
doctor-shape = The database { $where } has the shape { $found }; this version wants { $newest }. A server brings it there when it starts.
doctor-sum = { $n ->
    [0] No tables to look at.
    [one] One table looked at in { $seconds } s; { $well } well.
   *[other] { $n } tables looked at in { $seconds } s; { $well } well.
}
doctor-resumes = { $table } ({ $game }) will go on from its last stored position: { $why }
doctor-kept = { $table } ({ $game }) is over and shown as it was kept: { $why }
doctor-closed = { $table } ({ $game }) cannot be opened: { $why }
doctor-why-game = this game is not on the shelf.
doctor-why-rules = it was played under another version of the rules.
doctor-why-components = it was played with other components.
doctor-why-log = entry { $entry } of its log is damaged or missing.
doctor-why-stored = what was stored of it is damaged.
extra-missing = This command needs more than is installed ({ $module } is missing): pip install '{ $package }[{ $extra }]'
rules-no-tests = The tests are not installed here, so they are not counted; a checkout of the project has them.
start-folder = The tables cannot be kept in { $file }: { $why }
start-address = The address of the database cannot be read. Give sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME, where some signs of a password are written in another way (@=%40, :=%3A, /=%2F).
start-driver = The database { $url } is of a kind that this program does not know. Give sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME.
start-newer = The database { $where } was made by a newer version of this program. Install that version, or give another folder.
start-file = The file { $where } is not a database. Give another folder, or move the file away.
start-database = The database { $where } cannot be used: { $why }
start-port = The server cannot listen at { $host }, port { $port }: { $why }. Choose another port with --port.
start-tls-alone = To serve by HTTPS, give both --tls-cert and --tls-key.
start-tls-file = The file { $file } cannot be read: { $why }
start-tls-bad = { $cert } and { $secret } are not a certificate and its key in PEM form, or the key is locked by a password.
start-second = Another server has these tables open ({ $where }); it is at { $url }. Stop it first, or give another folder with --data.
# Secrets and private files
secret-unreadable = The file that { $variable } names cannot be read: { $why }
secret-garbled = The file that { $variable } names is not UTF-8 text.
secret-empty = The file that { $variable } names is empty.
secret-visible = The command line shows the password of { $option } to all users of this machine. Put the address into a file, and name the file in { $variable }.
private-repaired = Other users of this machine had access to { $files }. Now only the owner has.
private-left = Other users of this machine have access to { $files }; this program cannot change that.

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

## Analysis: a game that is over, looked at again

analysis-title = Analysis
analysis-of = { $title }: the game looked at again
analysis-how = Every choice is judged by what its player could know at the time, never with hindsight.
analysis-begin = Analyse this game
analysis-going = { $percent }% of the moves are looked at. The page renews itself.
analysis-interrupted = The analysis was interrupted. What it found so far is kept.
analysis-go-on = Go on with the analysis
analysis-later = The game is not over yet. It can be analysed afterwards.
analysis-broken-off = This game was broken off. Only a game played to its end can be analysed.
analysis-empty = Nobody made a move here, so there is nothing to analyse.
analysis-table = Back to the table
analysis-move = Move { $move }:
analysis-chance = { $seat } { $percent }%
analysis-share = { $n }%
analysis-curve = Each line is one player’s chance to win, as that player saw it. Click a turn to see the table after it.
analysis-steady = No single turn changed much.
analysis-try = Play on from here
analysis-recipe = Only what several searches and many games played on agree about is called a mistake; red marks grave ones. Small ones, and matters of taste, are passed over.
analysis-chances = Chances to win
analysis-turning = Turning points
analysis-mistakes = Mistakes
analysis-none = None that can be shown for sure.
analysis-unjudged =
    { $n ->
        [one] One choice could not be judged.
       *[other] { $n } choices could not be judged.
    }
analysis-luck = Luck
analysis-at = Move { $move }: { $text }
analysis-mistake = “{ INNER($chosen) }”. Better: “{ INNER($better) }”.
analysis-grave = “{ INNER($chosen) }”. Much better: “{ INNER($better) }”.
mistake-gap = By the end of the turn that brings: { $parts }.
mistake-close = By the end of the turn there is little to choose between the two; in games played on the better one comes out ahead.
mistake-later = By the end of the turn it looks no better; what speaks for it shows only later in the game.
analysis-quoted = “{ INNER($choice) }”
analysis-done = { $seat }: { $done }.
analysis-swing = { $seat } goes from { $before }% to { $after }%.
analysis-drawn = The draw alone gave { $percent }%.
analysis-undrawn = The draw alone took { $percent }%.
analysis-lucky = Chance was kind to { $seat }: worth { $percent }% of a win.
analysis-unlucky = Chance was unkind to { $seat }: it cost { $percent }% of a win.
analysis-even = Chance favoured nobody.
analysis-no-chance = Nothing was left to chance in this game.

## Records

replay-over = The game is over
replay-open = The game goes on
verify-fine =
    { $file }: fine, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, { $finished ->
        [0] not over yet
       *[other] over
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
player-novice = novice
player-apprentice = apprentice
player-artisan = artisan
player-scholar = scholar
player-master = master
player-random = random bot
player-greedy = greedy bot
player-reckoner = hand-reckoning bot
player-default = absent player

## At the table

play-seat = { $seat } ({ $player })
play-kept = Every choice is kept in { $file }
play-help = Answer with a number. Type { $help } to see what else you can type.
play-hand-over = Now it is { $seat }’s turn at the screen.
play-ready = { $seat }, press Enter when only you can see it.
play-left = Your game is kept. To go on with it:
play-record = The record of this game is { $file }

status-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
answer-number = Please type a number from 1 to { $last }.
answer-near = I do not know “{ $typed }”. Do you mean { $near }?
answer-several = “{ $typed }” fits { $n } choices. Type a number, or name the thing too, such as { $example }.
answer-unknown = I do not know “{ $typed }”. Type a number, a choice such as those at the ends of the lines, or help.

what-which = Which choice? Type what and its number.
why-possible = { $choice } is possible now.
why-all-possible = Everything here that you have or can reach is possible now.
why-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
log-all = all
log-more =
    { $left ->
        [one] (1 earlier turn: log all)
       *[other] ({ $left } earlier turns: log all)
    }
save-kept = Your game is kept in { $file } after every choice. Type save and a file name for a copy.
save-copied = Copied to { $file }.
save-failed = No copy was written to { $file }: { $why }.

## Commands at the table

command-what = what
command-why = why
command-undo = undo
command-hint = hint
command-coach = coach
command-board = board
command-score = score
command-log = log
command-rules = rules
command-save = save
command-help = help
command-quit = quit

help-answer = Answer with the number of a choice, with its text (such as { $example }), or with the thing alone where only one choice points at it. Besides:
form-what = what CHOICE
form-why = why CHOICE
form-undo = undo
form-hint = hint
form-coach = coach LEVEL
form-board = board
form-score = score
form-log = log
form-rules = rules ID
form-save = save FILE
form-help = help
form-quit = quit
usage-what = What a choice would do, as far as that is certain, before you make it.
usage-why = Why a choice is not possible, with the rule. Alone: what this question leaves out, by reason.
usage-undo = Take back your last choice, unless chance, a secret or another player came between.
usage-hint = What the master would choose, and why.
usage-coach = How much the coach says: silent, when it matters, or talkative.
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
menu-kept =
    { $choices ->
        [one] { $title }: { $players }, after 1 choice
       *[other] { $title }: { $players }, after { $choices } choices
    }
menu-game = Which game?
menu-count = How many players?
menu-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
menu-who = Who plays? Type you, you=Name, or a bot ({ $bots }). Enter takes what is in brackets.

## Many games

simulate-title = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-points = Points from
simulate-event = What happened
simulate-per-game = A game
simulate-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, the best with { $best } points on average, { $length } decisions a game; { $seconds } s ({ $rate } games a second).
fuzz-title = Playing
fuzz-failure = Seed { $seed }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, after { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }: { $what }
fuzz-summary =
    { $game }: { $games ->
        [one] 1 { $bot } game
       *[other] { $games } { $bot } games
    }, { $decisions } decisions in { $seconds } s, { $failures ->
        [0] no failure
        [one] 1 failure
       *[other] { $failures } failures
    }.

## The arena

train-written = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: learned from { $games ->
    [one] { $games } game
   *[other] { $games } games
}, written to { $file }
train-before = Before: { train-figures }
train-after = Now: { train-figures }
train-figures = chances off by { $error }% in the quarters of a game, margins by { $bias } points
train-play = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: learned from { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}; in others a choice brings { $gain } points more than by hand
train-duel-hand = Against the weights written by hand: { train-duel }
train-duel-reckoner = Against the reckoner: { train-duel }
train-duel = ahead in { $value }% ({ $low } to { $high }) of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, played from every seat
train-passed = Surely better: written to { $file }
train-failed = Not surely better: bots play on as they do. What was learned is in { $file }
calibrate-seats = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
calibrate-quarter = Quarter { $n }
calibrate-told = chance that was told
calibrate-won = games won

arena-title = Playing
arena-stopped = Stopped. What was played is kept in { $file }; the same command goes on from there.
arena-written = The report with its plots: { $file }
ladder-written = The ladder is written to { $file }
arena-page = { $title }: how strong the bots are
arena-section = { $seats } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-solo = { $seats ->
        [one] One player
       *[other] { $seats } players
    } against the game’s own opponent, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-how = Every deal is played from every seat, so that luck cancels out. Ratings are those of Plackett and Luce; everybody starts at 25, and ± is one standard deviation. All intervals are at 95% confidence: those of shares after Wilson, where n is the number of games, or less as far as the games of one deal lean the same way; those of margins after Student, where n is the number of deals. A tie counts half. Times are CPU time of one core.
arena-automaton = the game’s opponent
arena-bots = Bots
arena-played = Games
arena-seed = First seed
arena-rules = Rules version
arena-components = Mark of the box
arena-ratings = Ratings
arena-ahead-plot = How often the first came out ahead of the second
arena-margin-plot = By how many points
arena-bot = Bot
arena-other = Against
arena-rating = Rating
arena-sigma = ±
arena-games = Games
arena-deals = Deals
arena-wins = Wins
arena-ahead = Ahead
arena-interval = 95%
arena-margin = Margin
arena-score = Mean score
arena-limits = { $low } to { $high }
arena-time = Time per choice, in milliseconds
arena-choices = Choices
arena-mean = Mean
arena-most = 95% below
arena-longest = Longest
arena-milliseconds = { NUMBER($n, maximumSignificantDigits: 3) }

## The sweep

sweep-page = { $title }: what other values do
sweep-how = Every deal is played with each value, by the same bots on the same seats, and compared with the same deal under the box’s own values: so luck cancels out as far as it can. Intervals are at 95% confidence, after Student; n is the number of deals. There are many figures here, and one interval in twenty misses by chance: trust what is far from zero. Where two keys make a map, a star marks a difference whose interval is clear of zero.
sweep-section = { $seats ->
        [one] One player
       *[other] { $seats } players
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } with each value
sweep-clear = Stopped after { $deals } of { $games ->
        [one] 1 deal
       *[other] { $games } deals
    }: what the values do to points and length is clear.
sweep-own = Own value
sweep-unchanged = own
sweep-tried = Tried
sweep-setting = Value
sweep-mean = Mean
sweep-more = Difference
sweep-points = Points of a player
sweep-margin = Lead of the first over the second
sweep-length = Choices in a game
sweep-wins = Wins of seat { $number } ({ $seat })
sweep-plot = { $measure }: difference to the box’s own values
sweep-usage = What happened more or less often
dataset-written = { $games ->
        [0] Nothing was left to play
        [one] 1 game, { $rows } decisions, { $rate } a second
       *[other] { $games } games, { $rows } decisions, { $rate } a second
    }: { $file }
lab-worker-lost = A task ended its process { $times } times, so it was given up. Is there enough memory? Try fewer --jobs.
lab-no-cluster = No Ray cluster answers at { $address }. Is it running, with the same versions of Python and Ray?
sweep-same-usage = Nothing surely differs.

## Balance

balance-page = { $title }: what bots make of its numbers
balance-how = Every seat is played by the same kind of bot. ± is half the width of the 95% interval. The lead is who would win if the game ended now; a game is decided when its winner takes the lead for the last time. A choice matters where the middle option is at least a point worse than the best, by the game’s own estimate. A use is worth how many points a player has above the table for each use above the table. Whoever does well may use it for other reasons: that is a question more than an answer, and a sweep answers it.
balance-command = Played by
balance-section = { $seats ->
        [one] One player
       *[other] { $seats } players
    }, { $bot }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
balance-games = Games
balance-points = Points of a player
balance-winner = Points of the winner
balance-lead = Lead of the first over the second
balance-wins = Wins of seat { $number }
balance-wins-own = Wins of the game’s own opponent
balance-seat = Seat { $number }
balance-by-seat = Who wins, by seat
balance-length = Choices in a game
balance-options = Options at each choice
balance-changes = Changes of the lead
balance-decided = Decided after so much of the game
balance-half = Games decided by half time
balance-matter = Choices that matter
balance-sources = Where the points come from
balance-source = Points from
balance-spread = Points of a player; ± is one standard deviation from player to player.
balance-actions = How often each action is chosen
balance-things = What it is done to
balance-telling = What is surely worth something, or costs something: points for each use
balance-choice = Choice
balance-use = { $verb }: { $thing }
balance-uses = Uses by a player
balance-players = Players who use it
balance-worth = Points for a use
balance-percent = { $n }%
balance-other-box = This server has components of its own; these figures are those of the package.
balance-written = The page about balance: { $file }
balance-none = Nothing has been measured of this game yet.
balance-more = What bots make of these numbers

## Speed

bench-yardstick = Yardstick: { $plies } plies per CPU second (random play in the chess package).
bench-no-yardstick = No yardstick: it lies in a checkout of the project (bench) and needs the chess package: pip install '{ $package }[bench]'
bench-help = Asking for help costs { $ratio } times what importing typer and rich costs.
bench-page = The first page of a server costs { $seconds } CPU seconds, once it has started.
bench-game = { $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $compiled ->
        [0] interpreted
       *[other] compiled
    }
bench-what = Measured
bench-value = Value
bench-plies = In plies
bench-decisions = decisions per CPU second
bench-games = games per CPU second
bench-iterations = search iterations per CPU second
bench-fewest = these with the fewest players
bench-steps = steps of its environment per CPU second
bench-steps-share = these as a share of random play
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

## The table in the browser

serve-lan = Others in your house open { $url }, or point their phone at this:
site-name = Dynasty
site-skip = Skip to the main part
site-nav = Pages
site-help = Help
site-me = Me
site-lobby = Lobby
site-rules = Rules
site-components = About these components
site-reference = API for programs
site-close = Close
theme-auto = Theme of the system
theme-dark = Dark theme
theme-light = Light theme
since-now = just now
since-minutes = { $n } min ago
since-hours = { $n } h ago
since-days =
    { $n ->
        [one] 1 day ago
       *[other] { $n } days ago
    }

## Lobby

lobby-turns =
    { $n ->
        [one] My turn
       *[other] My turn ({ $n })
    }
lobby-mine = My tables
lobby-your-turn = Your turn
turns-next = Next table
turns-next-why = To the next table where you are to act
lobby-open = Waiting for players
lobby-expected = A seat is kept for you
lobby-finished = The game is over
lobby-ended = Ended
lobby-closed = Closed
lobby-games = Games
lobby-picture = The board of { $title } in the middle of a game
lobby-players = { $low } to { $high } players
lobby-players-exactly =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
lobby-now = Play now
lobby-now-with =
    { $n ->
        [0] alone
        [one] against one bot
       *[other] against { $n } bots
    }
lobby-more =
    { $n ->
        [one] 1 more
       *[other] { $n } more
    }
lobby-hide = Leave this table out of the list
lobby-hidden =
    { $n ->
        [one] Show 1 hidden table
       *[other] Show { $n } hidden tables
    }
lobby-lay = Lay a table…
lobby-new = A new table of { $title }
lobby-count = How many players?
lobby-who = Played by
lobby-table-name = Name of the table
lobby-name = Name
lobby-bot = Bot: { $bot }
lobby-speed = Pace of the bots
lobby-seed = Seed (optional, without invitations)
lobby-go = Lay the table
lobby-record = A finished game from a file
lobby-file = Record
lobby-upload = Open
player-me = Me
player-person = Another person, by invitation link
player-screen = Another person at this screen
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once

## Invitations

terms-title = Terms of the table
terms-usual = as usual
terms-usual-why = As usual means: with other people there are no hints, and positions are played on elsewhere only after the end; alone you may do both. Terms are fixed once the table is laid.
terms-undo = Taking back:
terms-undo-none = never
terms-undo-own = own choices, until others act
terms-undo-consent = own choices; past others’ choices if all agree
terms-hints = Hints from bots:
terms-hints-on = on
terms-hints-off = off
terms-branching = Playing on elsewhere from a position:
terms-branching-on = at any time
terms-branching-off = only after the end
terms-planning = Planning one’s next turn on the board:
terms-planning-on = while others think
terms-planning-off = off
terms-watching = Who may look:
terms-watching-nobody = only those who play
terms-watching-link = whoever has the link
terms-watching-everybody = everybody; the lobby shows it
terms-talk = Talk:
terms-talk-chat = chat
terms-talk-signs = signs only
terms-talk-off = none
terms-stand-in = Who plays for somebody who stays away:
terms-stand-in-nobody = nobody
terms-stand-in-bot = a bot ({ $bot })
terms-seats = Who sits where:
terms-seats-laid = as the table was laid
terms-seats-chance = drawn by chance at the start
terms-clock = Clock:
terms-clock-none = none; everybody takes their time
terms-clock-times = { $free } for each turn, { $reserve } in reserve for the game
terms-clock-window = ticks from { $opens } to { $closes } on each player’s own wall clock
terms-clock-weekdays = not at weekends
terms-clock-holiday = { $n ->
    [0] no holidays
   *[other] up to { $n } days of holidays
}
clock-none = none
clock-quick = live, quick
clock-normal = live, normal
clock-slow = live, slow
clock-day = a turn a day
clock-two-days = a turn in two days
clock-three-days = a turn in three days
clock-own = { $free } a turn
clock-form = Each turn has its own time; what it needs beyond that comes out of a reserve for the whole game. When both are used up, whoever stands in plays that turn.
clock-form-pace = Clock, with other people
clock-form-hand = The clock by hand
clock-form-units = Leave empty what is to be as the name says. Live clocks have seconds for a turn and minutes in reserve, the others have days for both. Hours and holidays are for clocks that count in days.
clock-form-free = Time for a turn
clock-form-reserve = Reserve for the game
clock-form-opens = Ticks from
clock-form-closes = to
clock-form-weekends = Stands still at weekends
clock-form-holiday = Days of holidays for each player
clock-until = until { $time }
clock-until-day = until { $time }, { $ahead }
clock-late = time is up
clock-in-days = in { $n } days
clock-in-hours = in { $n } h
clock-in-minutes = in { $n } min
clock-of-live = { $seat } has until { $time }, { $ahead }.
clock-of-days = { $seat } has until { $time }, { $ahead }.
clock-of-stands = { $seat } has { $time } left; the clock stands still.
clock-of-holiday = { $seat } is on holiday until { $time }.
seat-holiday = on holiday until { $time }
lasts-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
lasts-play-days = { $n ->
    [one] 1 play day
   *[other] { $n } play days
}
lasts-hours = { $n } h
lasts-minutes = { $n } min
lasts-seconds = { $n } s
short-undo-none = no taking back
short-undo-own = own choices can be taken back
short-undo-consent = taking back by consent
short-undo-alone = choices can be taken back
short-hints-on = hints
short-hints-off = no hints
short-branching-on = branches
short-branching-off = branches after the end
short-watching-nobody = no spectators
short-watching-link = spectators by link
short-watching-everybody = everybody may watch
short-seats-chance = seats by chance
short-talk-chat = chat
short-talk-signs = signs, no chat
short-talk-off = no chat
against-undo = Nothing is taken back at this table: that is one of its terms.
against-rewind = What others did since is not taken back at this table: that is one of its terms.
against-hints = Hints are off at this table: that is one of its terms.
against-branching = A position of this table is played on elsewhere only after the end: that is one of its terms.
against-planning = Nobody plans ahead on the board at this table: that is one of its terms.
against-watching = Only those who play may look at this table: that is one of its terms.
against-talk = There is no chat at this table: that is one of its terms.
against-chat = At this table one talks by signs only: that is one of its terms.
against-stand-in = For somebody who stays away plays whoever was agreed, or nobody: that is one of the terms of this table.
open-title = Open tables
open-game = Game
open-people = Players
open-pace = Pace
open-pace-live = live
open-pace-days = over days
open-pace-none = without a clock
open-any = any
open-look = Filter
open-none = No table is looking for people right now. Lay one below and list it here.
open-free =
    { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }
running-title = Tables to watch
open-listed = List this table in the lobby, so that everybody may take the seats for other people
gathering-title = Waiting for players
gathering-waiting =
    { $n ->
        [one] One seat is still free. Nothing is dealt until it is taken.
       *[other] { $n } seats are still free. Nothing is dealt until all are taken.
    }
gathering-free = free
gathering-sits = sits here
gathering-kept = kept for a week
gathering-yours = kept for you
gathering-last = The last game
gathering-reserved = This seat is kept for who sat there in the last game, for a week. Choose another one, or ask them.
gathering-leave = Leave
gathering-remove = Send { $seat } away
gathering-share = Share
gathering-share-title = A table of { $title }
gathering-host = For the host
gathering-bot = Bots for the free seats:
gathering-start = Start with bots
gathering-close = Close this table
gathering-happened = What has happened
gathering-drawn = Who sits where is drawn by chance when the game begins.
gathering-days = A table that is not full after fourteen days is closed.
gathering-not-begun = This table waits for its people. Nothing is dealt yet.
gathering-begun = This table waits for nobody any longer: it has begun, or it was closed.
links-title = Invitations
links-table = Share this one link: it offers every seat that is still free.
links-picture = QR code of the invitation
links-full = All seats are taken.
links-seats = A link for each seat
links-once = For whoever shall have a certain seat. These are shown only now, and each works once.
links-lan = This works on this computer only. For other devices and other people, start the server with
links-watch = Link for spectators
links-copy = Copy
links-copied = Copied
links-site = Put the address of this site before these links.
links-go = To the table
me-save = Save
turns-called = It is your turn
alarms-title = Notices on this device
alarms-why = While a page of this site is open, it can tell you that somebody waits for you at a table that you do not look at. It says nothing else.
alarms-sound = A tone
alarms-notify = A notification of the browser
alarms-address = This browser shows notifications only for addresses with https and on this very machine. The tone works everywhere.
alarms-denied = This browser was told to show no notifications of this site. Its settings can change that.
me-presence = When you were last here
me-presence-why = Whoever plays with you sees whether you are at the table, on the site or away; and if you like, whether you were here today or this week.
me-hide-seen = Do not show it
me-show-seen = Show it again
holiday-title = Zone and holidays
holiday-zone = Your zone
holiday-why = Clocks that count in days tick by the clock on your wall, and stand still on your holidays, as many days as the terms of a table grant. You may still move. Say so ahead or from today on: what has passed stays as it was.
holiday-first = First day
holiday-last = Last day
holiday-add = Be away
holiday-from-to = From { $first } to { $last }
holiday-end = End
holiday-bad = Expected a first and a last day that are not over, at most 60 days apart and within a year, and no more than ten holidays.
me-devices = Devices
me-devices-why = Every device here has your seats. You need no password.
me-kind-browser = Browser
me-kind-program = Program
me-kind-recovery = Recovery key
me-this = this device
me-seen-today = seen today
me-seen-days = { $n ->
    [one] seen a day ago
   *[other] seen { $n } days ago
}
me-seen-never = not seen yet
me-end = Revoke
me-add = Add a device
me-end-others = Revoke all others
me-leave = Leave this device
me-only = This is your only device and you have no recovery key. If you leave it, or if it forgets you, your seats are lost.
me-plain = This connection is not encrypted. Whoever shares your network could read along and play in your place. Whoever runs this server can change that with --tls-cert and --tls-key.
me-recovery = Recovery key
me-recovery-why = For the day on which every device is lost: a line to keep in a safe place, or in your browser’s passwords.
me-recovery-make = Make a recovery key
me-recovery-new = Make a new recovery key
me-recovery-ends = You have one. A new one ends it.
me-programs = Programs
me-programs-why = A key with which a program of yours plays in your place.
me-programs-make = Make a key
me-elsewhere = Are you somebody on another device?
me-nobody = You are nobody here yet. Lay a table or sit down, and your seats have a place. If you play on another device, bring this one along.
secret-code = Add a device
secret-code-picture = QR code that opens this player on another device
secret-code-how = Point the other device’s camera at the picture, open the address there, or type these characters at { $place }.
secret-code-care = It works once, and for ten minutes. Show it to nobody else: whoever uses it has your seats.
secret-recovery = Your recovery key
secret-recovery-picture = QR code with your recovery key
secret-recovery-how = Keep this line, or a picture of the code. It is shown only now.
secret-recovery-care = Whoever has it has your seats. A key from before opens nothing any more.
secret-program = A key for a program
secret-program-how = Give it to your program as its bearer token. It is shown only now.
secret-program-care = Whoever has it has your seats. You can revoke it under “Devices”.
secret-address = Address for the other device
secret-done = Done
link-title = Go on from another device
link-how = On the device where you play already, open “Me” and choose “Add a device”. Then type the code that it shows.
link-code = Code of { $n } characters
link-go = Go on
enter-ask-nameless = Go on here with the seats of the other device?
enter-ask = Go on here as { $name }?
enter-what = This device then has the same tables, seats and lessons.
enter-yes = Go on here
enter-no = No
login-title = Go on with a recovery key
login-how = Your name helps your browser to remember the key. Nobody checks it.
bring-ask-nameless = This device has seats of its own. What shall become of them?
bring-ask = This device already plays as { $name }. What shall become of that?
bring-yes = Bring its seats and lessons along
bring-no = Leave them behind: this device can no longer open them
join-title = You are invited
join-to = Somebody keeps a seat for you at a table of { $title }.
join-offered = Whoever sits there gives you the seat. Once you sit down, it is yours.
join-instead = Whoever sat there has given no sign for a long time. If you sit down, the seat is yours.
join-which = Where will you sit?
join-here = your seat
join-sit = Sit down
join-watch = Only watch

## At the drawn table

tab-board = Board
tab-seats = Players
tab-log = Log
tab-since = Since my turn
tab-chat = Chat
tab-notes = Notes
tab-tools = Table
table-tabs = Parts of the table
table-board = Board
table-scores = Scores
table-text = Text view
table-drawn = Drawn view
table-again = A new game
table-fold = Fold or unfold
table-zoom = Size of the board
table-offline = No connection. Your game is safe; trying again…
table-crowded = Too many people are watching, so this page does not go on by itself. It tries again every half minute.
table-waiting = Waiting for { $names }
table-watching = You are watching.
table-ended = This table was ended.
table-stand-in = A bot plays for you. Any choice of yours ends that.
table-seed = Seed of this table: { $seed }
table-salt = salt: { $salt }
table-promise = The seed is fixed since the start. When the table is over, seed, a space and salt give this SHA-256:
table-refused = Not possible now, and why
table-hint = Hint
table-skip = Skip to my turn
table-points = points
table-projected = if the game ended now
table-places =
    { $n ->
        [one] 1 place: point at it on the board, or open the list
       *[other] { $n } places: point at one on the board, or open the list
    }
table-free =
    { $n ->
        [one] 1 free action
       *[other] { $n } free actions
    }
table-sheet = Score sheet: { $seat }
table-final = Final scores
table-undo =
    { $n ->
        [0] Take back
       *[other] Take back ({ $n })
    }
undo-limit-chance = No further back: chance has decided something.
undo-limit-revealed = No further back: something hidden was shown.
undo-limit-others = No further back: another player has acted.
undo-limit-stand-in = No further back: a bot has played for you.
undo-limit-ask = The others must agree to what was done since.
undo-limit-asked = You have asked the others to let you take it back.
undo-limit-terms = Nothing is taken back at this table.
undo-limit-lesson = No further back: the lesson has chosen for you.
undo-limit-start = You can go back to the first choice.
hint-choice = The { $bot } would choose: { $label }.
hint-lines =
    { $lines ->
        [one] It tried a single line of play.
       *[other] Of { $lines } lines of play that it tried, { $share }% open with it.
    }
hint-gap = By the end of your turn it is worth { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than that: { $parts }.
hint-close = By the end of your turn there is little to choose between the two.
hint-later = What speaks for it shows only later in the game.
hint-even = The game is about even.
hint-chance = Your chance to win is now about { $percent }%.
hint-sure = You are almost sure to win.
hint-lost = You can hardly win any more.
hint-rest = all the rest
hint-rivals-gain = +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points that your opponents lose
hint-rivals-loss = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points that your opponents gain
hint-gain = +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points for { $what }
hint-loss = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points for { $what }
hint-next = Next best: { $label }.
mat-mine = My mat
mat-of = What lies before { $seat }
mat-projected = if the game ended now
seats-key = Points now → if the game ended now
seats-key-without = Points now → if the game ended now, without { $what }
seat-score =
    { $points ->
        [one] { $seat }: { $points } point, { $total } if the game ended now
       *[other] { $seat }: { $points } points, { $total } if the game ended now
    }
seat-extra = and { $n } hidden
seat-extra-why = From what only you can see
seat-asked = to play
presence-here = here
presence-site = on the site
presence-away = away
presence-today = away, seen today
presence-week = away, seen this week
presence-of = { $seat } is { $what }.
seat-away = a bot stands in
seat-wants-end = wants to end
since-nothing = Nothing has happened since your last turn.
log-earlier =
    { $n ->
        [one] 1 earlier turn
       *[other] { $n } earlier turns
    }
log-steps = Step by step
log-replay = Show this turn on the board again
log-replay-automatic = Show this on the board again
confirm-yes = Yes
confirm-no = Cancel
curtain-hand = Hand the screen to { $seat }
curtain-why = The cards of the others stay hidden until then.
curtain-am = I am { $seat }
history-title = History
history-at = Move { $at } of { $last }
history-back = Earlier
history-on = Later
history-now = Back to now
history-go = Show
branch-here = Play on from here
branch-why = A new table against bots, from this position
branch-of = This table goes on from move { $at } of another one.
branch-back = Back to that table
plan-make = Plan my next turn
plan-look = { $n ->
    [one] My plan: one step
   *[other] My plan: { $n } steps
 }
plan-title = Your next turn, in thought
plan-thought = in thought
plan-banner = Only in thought: nothing is played here, and nobody else sees it.
plan-why = Up to your next question the others are taken to answer as the rules do for somebody absent.
plan-lucky = What chance brings or brings to light until then is imagined, too.
plan-meanwhile = What is imagined before your turn
plan-early = { $n ->
    [one] One step before
   *[other] { $n } steps before
 }
plan-steps = Planned steps: { $n }
plan-back = Take back
plan-discard = Discard
plan-keep = Keep
plan-to-table = To the table
plan-turn = It is your turn now.
plan-turn-why = What you planned waits at the table, beside your question.
plan-never = Nothing can be planned at this table now.
plan-due = You planned:
plan-later = { $n ->
    [one] Then one more step
   *[other] Then { $n } more steps
 }
plan-refused = Your plan stops before “{ INNER($thing) }”. { $reason }
plan-ends-chance = From here on chance decides: the plan ends.
plan-ends-revealed = From here on something hidden comes to light: the plan ends.
plan-ends-others = Then others choose: the plan ends.
plan-ends-over = Then the game is over.
plan-ends-secret = The next question is a secret one: it cannot be planned.
plan-ends-long = A plan has no more than sixty steps.
notice-plan = That cannot be planned now.
end-won = { $lead ->
        [0] { $seat } wins with { end-points }: a tie, decided by the tie-break.
       *[other] { $seat } wins with { end-points }, { $lead } ahead.
    }
end-won-you = { $lead ->
        [0] You win with { end-points }: a tie, and the tie-break is yours.
       *[other] You win with { end-points }, { $lead } ahead.
    }
end-shared = { $names } share the victory with { end-points }.
end-shared-you = You share the victory with { $names }: { end-points } each.
end-lost = { $behind ->
        [0] { $seat } wins with { end-points }, as many as you: the tie-break decided.
       *[other] { $seat } wins with { end-points }. You are { $behind } behind.
    }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-rematch = Play again, seats rotated
end-to-rematch = To the next game
chat-title = Chat ({ $n })
chat-nothing = Nobody has said anything yet.
chat-what = Say something
chat-say = Send
chat-new = unread
chat-read =
    { $n ->
        [one] I have read it
       *[other] I have read them
    }
chat-unread =
    { $n ->
        [one] 1 unread line
       *[other] { $n } unread lines
    }
told-replaced = The bot of { $seat } found no answer in time. The rules’ answer for an absent player was played instead.
told-stands-in = The host lets a bot ({ $bot }) play for { $seat }. Any choice of { $seat } ends that.
told-left-to-bot = { $seat } lets a bot ({ $bot }) play for now.
told-is-back = { $seat } plays in person again.
told-given-back = The host ended the bot’s play for { $seat }.
told-invited = { $seat } has given no sign for a long time, so the host may invite somebody else to that seat. Any choice of { $seat } ends the invitation.
told-new-player = { $seat } sits in place of a player who stayed away.
told-offered = { $seat } looks for somebody to take over the seat.
told-taken-over = { $seat } has taken over the seat.
told-left = { $seat } has left the table.
told-removed = The host sent { $seat } away before the start.
told-filled = A bot ({ $bot }) plays { $seat }.
told-drawn = Chance has said who sits where.
told-started = The table is full: the game begins.
told-closed = The table was closed before it began.
told-seed = The seed of this table was chosen by its host, not drawn.
told-late = The time of { $seat } is used up.
told-time-up = The time of { $seat } is up: a bot ({ $bot }) plays this turn.
told-stays-away = { $seat } has missed two turns in a row, so the bot ({ $bot }) plays on. Any choice of { $seat } ends that.
told-holiday = { $seat } is on holiday until { $until }.
told-sat-down = { $seat } sat down.
told-asks-undo = { $seat } asks to take back a choice, and with it all that came after it.
told-asks-pause = { $seat } asks for a pause.
told-done-pause = All agree: there is a pause, and all clocks stand.
told-asks-stand-in = { $seat } asks for a bot to play for who is late.
told-done-stand-in = All agree that a bot plays this turn.
told-goes-on = { $seat } ends the pause: the clocks run again.
told-pause-over = The pause has lasted for two weeks and is over: the clocks run again.
told-agrees = { $seat } agrees.
told-refuses = { $seat } would rather not.
told-withdraws = { $seat } no longer asks.
told-lapsed = What { $seat } asked has lapsed: not everybody answered within a day.
told-falls = What { $seat } asked cannot be done any more.
told-done-undo = The table stands again as it did before the last choice of { $seat }.
sign-title = Signs
sign-give = Give this sign
sign-soon = One sign every three seconds.
sign-well-played = Well played
sign-ouch = Ouch
sign-thinking = Thinking
sign-sorry = Sorry
sign-hello = Hello
sign-thanks = Thanks
notice-soon = One sign every three seconds.
mute-begin = Mute { $seat }
mute-why = You no longer see what this player says, neither chat nor signs. Nobody else notices.
mute-is = { $seat } is muted for you.
mute-end = Hear { $seat } again
told-asks-away = Shall the seat of { $seat }, who has given no sign for a long time, go to somebody else? All others are asked.
told-done-away = All agree: the seat of { $seat } is open to somebody else.
told-lapsed-away = { $seat } keeps the seat: not everybody answered within a day.
told-falls-away = { $seat } keeps the seat: its player was here again.
told-withdraws-away = { $seat } keeps the seat: nobody asks for it any longer.
told-asks-mine = Somebody on a new device says: the seat of { $seat } is mine. All others are asked, and { $seat } may object.
told-done-mine = All agree, and nobody has objected: the seat of { $seat } goes to the new device.
told-lapsed-mine = The seat of { $seat } is not handed over: not everybody answered in time.
told-falls-mine = The seat of { $seat } is not handed over: its player was here.
told-withdraws-mine = The seat of { $seat } is not handed over: nobody asks for it any longer.
consent-away = { $seat } asks whether the seat of { $of }, who has given no sign for a long time, shall go to somebody else. Until then a bot plays there.
consent-mine = Somebody on a new device says: the seat of { $of } is mine. Agree only if you know that this is so: whoever gets the seat sees its hand.
consent-object = No, this is my seat
consent-nobody = There is nobody here who could agree to this.
consent-away-why = { $seat } has given no sign for a long time.
consent-away-ask = Ask to open the seat
claim-title = One of these seats is mine
claim-shut = Every seat of this table is taken, and only those who play may look at it.
claim-why = You have lost the device and the recovery key? All others who play here must agree, and for a day (at a live table for an hour) nobody may give a sign from the old device. Then the seat is yours here.
claim-seat = The seat of { $seat } is mine
notice-claimed = You have asked for the seat. Come back with this browser when all have answered: after a day, at a live table after an hour.
consent-title = Your consent is asked
consent-undo = { $seat } asks to take back a choice, and with it all that followed: { $n ->
    [one] one choice
   *[other] { $n } choices
  } in all.
consent-pause = { $seat } asks for a pause: all clocks stand until somebody goes on, at most for two weeks.
consent-stand-in = { $seat } asks that a bot plays this turn for who is late.
pause-now = There is a pause: all clocks stand. Any choice ends it.
pause-end = Go on
pause-ask = Ask for a pause
pause-why = If all others agree, all clocks stand until somebody goes on, at most for two weeks.
pause-nothing = There is nothing to pause: this table has no clock, or it stands already.
call-ask = Ask for a bot to play this turn of { $seat }
call-nobody = Nobody is late here for whom a bot could be called.
consent-look = Look at that position
consent-yes = Agree
consent-no = Rather not
consent-withdraw = Never mind
consent-waits = You have asked the others. Still to answer: { $names }
consent-undo-ask = Ask to take back
consent-open = This has been asked already, and not everybody has answered yet.
consent-settled = This is not asked any more: it was settled, or has lapsed.
notice-asked = This has been asked already, and not everybody has answered yet.
notice-settled = This is not asked any more: it was settled, or has lapsed.
told-rematch = Another game with the same people is laid.
notes-title = My notes
notes-hint = Only you can read this.
notes-players = Notes are for players.
notes-keep = Keep
tools-set = Set
tools-stand-in = Bot in place of { $seat }
tools-replace = Let a bot stand in
tools-give-back = End the bot’s play
tools-link = New link
tools-device = Add a device
tools-invite = Invite
tools-leave = Leave for good
tools-leave-sure = A bot plays on in your place, and whoever has the table’s link may take your seat.
tools-offer = Give the seat away
tools-back = I am back
tools-held =
    { $seat } sits here. A bot can play for them only after { $days ->
        [one] a day
       *[other] { $days } days
    } without a sign of them.
tools-end = Agree to end this table
tools-end-no = Go on after all
tools-end-sure = The table ends when everybody agrees. Nobody can go on then.
tools-record = Record of the game
tools-picture = Picture of the board
tools-watch = Link for spectators
notice-stale = The table has moved on since; this is how it stands now.
notice-illegal = That is not possible now.
notice-nothing = There is nothing to take back.
notice-closed = This table was ended.
notice-noted = Your notes are kept.
notice-full = The disk of the server is full, so nothing was changed. Whoever runs the server must make room; then try again.
notice-away = The database of the server does not answer. Every accepted choice is kept; please try again in a moment.
notice-taken = All seats are taken, so you are watching.
notice-used = This link was used already, so you are watching. If the seat is yours, add this device under “Me”.
text-jump = Parts of this page
text-question = Question
text-you-are = You are { $seat }.
text-look-again = Look again
text-endings = Or end this
text-what = What would happen?

## Rules, components, reference

rules-of = The rules of { $title }
rules-search = Search
rules-find = Find
rules-nothing = No rule has these words.
rules-to-guide = New to this game? How to play, in ten minutes
rules-chapters = Chapters
rules-rulings =
    { $n ->
        [one] 1 ruling
       *[other] { $n } rulings
    }
rules-told = In the guide: { $title }
thing-rules = Rules:
thing-more = { $n } more
thing-about = About a thing
thing-look = Look up
components-of = About the components of { $title }
components-all = All
components-digest = Mark of this box: { $digest }
source-r = stated in a rulebook
source-e = from an example or a picture
source-p = from a public page
source-c = chosen by us
source-owner = from your file
reference-how = Everything that the pages do, programs can do too. Whoever sits down gets a secret, which goes into the header { $header }. The whole description:
reference-name = Name
reference-place = Place
reference-kind = Kind
reference-body = Body:
reference-answer = Answer:
reference-models = Forms of data

## Help in the browser

help-page-point = Point and choose
help-page-point-how = Whatever you may choose now glows on the board and stands as a button below the question. Point at one and the other lights up. Where several choices point at the same thing, a small menu opens.
help-page-why = Why not?
help-page-why-how = Point at anything that does not glow, or open “Not possible now”: it says why, with the rule. On a touch screen press longer.
help-page-what = What would happen?
help-page-what-how = Point at a choice, or go to it by keys: below the choices it says what would happen, as far as that is certain, and the changes stand beside your goods and points. On a touch screen press longer. Nothing happens until you choose.
help-page-undo = Take back
help-page-undo-how = You may take back what you did until chance decided, something hidden was shown, or another player acted.
help-page-text = Without pictures
help-page-text-how = The text view is the same table in words. It needs neither a mouse nor a script.
help-page-link = Playing with others
help-page-link-how =
    You don’t need an account. Share the link of the table: it offers every free seat, and anyone who opens it can choose one. To use another device as well, open “{ site-me }” on the first one and choose “{ me-add }”: you get a QR code, an address and a short code. Nobody can take your seat, not even the host. But if you give no sign for { $days ->
        [one] a day
       *[other] { $days } days
    }, a bot can play for you, and if all the other players agree, someone else can take the seat. Anyone who knows the address of a table can watch, unless the terms of the table say otherwise.
help-page-kept = Nothing is lost
help-page-kept-how = Every choice is kept before it is shown. Come back whenever you like: the table shows what happened since.
help-page-keys = Keys
help-page-more = More to read
document-players = For players
document-programs = For bot writers and researchers
document-designers = For designers and owners
document-operating = For those who run a server
document-tour = A tour of the commands
keys-off = Switch these keys off
keys-on = Switch these keys on
key-number = that choice
key-undo = take back
key-hint = hint
key-lesson = in a lesson: go on, show me, choose it for me
key-skip = skip to my turn
key-plan = plan my next turn; play the planned step
key-question = to the question
key-board = to the board
key-arrows = go around on the board
key-enter = choose there
key-why = not possible now, and why
key-back = one move back
key-forward = one move on
key-now = back to now
key-larger = larger
key-smaller = smaller
key-fit = whole board
key-log = log
key-mat = my mat
key-free = free actions
key-rules = rules
key-chat = chat
key-text = text view
key-next = to the next table that waits for me
key-help = this list
key-close = close

## A table after a change or a damage

closed-game = The game of this table, { $game }, is not on this server.
closed-rules = This table was laid under version { $version } of the rules. They have changed since, and no position is stored that fits the new ones, so it cannot go on here.
closed-components = This table was laid with other components than this server has now. No position is stored that fits them, so it cannot go on here.
closed-log = Entry { $entry } of this table’s log is damaged, and no position is stored to go on from.
closed-stored = What the server has stored of this table is damaged.
kept-game = The game of this table, { $game }, is no longer on this server. This is what was kept when the table ended.
kept-rules = This table was played under version { $version } of the rules, which have changed since. This is what was kept when it ended.
kept-components = This table was played with other components than this server has now. This is what was kept when it ended.
kept-log = Entry { $entry } of this table’s log is damaged. This is what was kept when the table ended.
kept-stored = What the server has stored of this table is damaged. This is what was kept when it ended.
kept-event = Something happened here under rule { $rule }.
kept-seat = Player { $n }
resumed-rules =
    The rules have changed: this table is now played under version { $version }, and goes on from its last stored position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice before the change does not fit the new rules and was dropped.
       *[other] The last { $dropped } choices before the change do not fit the new rules and were dropped.
    }
resumed-components =
    The components of this server have changed: this table goes on with the new ones from its last stored position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice before the change does not fit them and was dropped.
       *[other] The last { $dropped } choices before the change do not fit them and were dropped.
    }
resumed-log =
    The log of this table is damaged: it goes on from its last stored position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice could not be read and was dropped.
       *[other] The last { $dropped } choices could not be read and were dropped.
    }
resumed-stored =
    The stored beginning of this table is damaged: it goes on from its last stored position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice does not fit and was dropped.
       *[other] The last { $dropped } choices do not fit and were dropped.
    }

## What went wrong, on a page

wrong-title = That did not work
wrong-400 = The server cannot do this with what it was given.
wrong-403 = You may not do that here. If it is your seat, open this page on the device where you play, or add this device there under “{ site-me }”.
wrong-404 = There is nothing at this address. The link may be incomplete or replaced by a newer one.
wrong-405 = That cannot be done at this address.
wrong-408 = Your request took too long to arrive. Check your connection, then try again.
wrong-409 = The table has moved on. Open it again to see how it stands.
wrong-410 = This table was ended.
wrong-413 = This is too large for the server.
wrong-422 = That is not possible now.
wrong-429 = Too many requests came from your address. Wait a minute, then try again.
wrong-500 = Something went wrong in the server. Every accepted choice is kept; please try again.
wrong-503 = The database of the server does not answer. Every accepted choice is kept; please try again in a moment.
wrong-507 = The disk of the server is full, so nothing was changed. Whoever runs the server must make room; then try again.
wrong-record = This file is not a record that can be opened.
wrong-tables = You already have as many tables of bots running as are allowed. Wait until one of them is over.
wrong-input = This cannot be taken as it was sent. Nothing was changed.
wrong-crowded = Too many pages are open here at the moment. Reload this one later.
wrong-seed = A seed can be chosen only where you play all people’s seats yourself: whoever knows it knows every hand. Leave it empty; the table shows at its end which one was drawn.
wrong-held =
    This seat is taken. A bot can play for its player only after { $days ->
        [one] a day
       *[other] { $days } days
    } without a sign of them.
wrong-kept-seat = Other people play here, so the seat stays its player’s, even if they stay away. A bot may stand in.
wrong-used = This link was used already. If the seat is yours, add this device under “Me”.
wrong-no-seat = All seats of this table are taken.
wrong-taken = Somebody was faster. Open the link again and choose another seat.
wrong-back = The player of this seat is back, so it is theirs again.
wrong-key = This key opens nothing here. Without one you are given a new one.
wrong-code = This code or key is not valid, or no longer. Codes live for ten minutes and work once.
wrong-tries = Too many wrong codes. Wait a minute, then try again.
wrong-nobody = You are nobody here yet. Lay a table or sit down, and you have a place of your own.
wrong-foreign = This was sent from another site, so nothing was changed. Open the table here and try again.
wrong-other = Something went wrong.

# For those who run the server

unready-disk-full = The disk is full: nothing can be written. Make room; the server recovers by itself.
unready-unreachable = The database does not answer, or refuses to write. The server recovers by itself once it does.
unready-stopping = The server is stopping.

## What the server refuses

fault-said = { $where }: { $what }
input-number = { $what }: a whole number from { $low } to { $high } is expected, not “{ $given }”.
input-address = An address is expected, not “{ $given }”.
input-signs = A text is expected: these are signs of no alphabet.
input-empty = A text is expected: nothing of this can be seen.
input-form = This form cannot be read.
input-day = A day such as 2026-11-17 is expected, not “{ $given }”.
input-before = before: the “next” of an earlier answer is expected.
input-zone = A time zone such as Europe/Paris is expected, not “{ $given }”.
input-one-of = One of { $known } is expected, not “{ $given }”.
bad-clock-bounds = From { $least } to { $most } seconds are possible, not { $given }.
bad-clock-holidays = 0, 7, 14 or 28 days of holidays are possible, not { $given }.
bad-clock-live = A live clock has neither hours nor holidays.
bad-clock-day = A clock opens and closes within a day.
bad-clock-window = A clock ticks for three hours a day at least, on one day of the week at least.
record-none = Choose the file of a record first.
record-long = This record takes too long to replay: more than { $seconds } seconds.
record-large = This record takes too much memory to replay.
crowded-address = Too many pages are open at your address. Close some, or come back later.
crowded-table = Too many people are watching this table. Come back later.
connections-address = Too many connections from your address are open (at most { $n }). Close some pages, then try again. If many people share this address, ask the operator to raise --connections-per-address.
connections-all = The server has as many open connections as it can have. Try again in a few seconds.
refused-not-asked = This seat is asked nothing now.
refused-unknown-choice = This game knows no such choice.
refused-illegal = That is not possible now: rule { $rule } forbids it.
refused-over = This table is over.
refused-no-coach = The coach speaks only where one person plays against bots.
refused-no-lesson = No lesson guides you at this table now.
refused-picture = No picture of this table was kept.
refused-feed = This feed does not exist, or no longer. Under “Me” you find the address of yours.
refused-link = This link is not valid, or no longer. Ask whoever gave it to you for another.
refused-key = You have no such key.
refused-weak-key = A key of your own needs { $n } characters at least. Without one you are given a key.
players-unknown = There is no player “{ $given }”; “dynasty players list” shows all of them.
forbidden-not-yours = This seat is not yours. If that is a mistake, open this page on the device where you sat down, or add this device there under “Me”.
forbidden-players = Only the players of this table may do that. If you are one of them, open this page on the device where you sat down.
forbidden-party = Only those who play at this table, or laid it, may do that. If you are one of them, open this page on the device where you sat down.
forbidden-host = Only the host of this table may do that.
forbidden-link = This table is for those who have its link.
forbidden-seated = You sit at this table already.
forbidden-empty = Nobody sits there.
forbidden-free = Nobody sits there: the link of the table offers that seat.
forbidden-no-seat = This table has no such seat.
forbidden-bot = A bot plays this seat.
forbidden-which = Say which seat of somebody else is meant.
forbidden-own = This is your own seat.
forbidden-others = The others must agree to this, not you.
forbidden-unasked = Nobody asks you for this.
forbidden-self = You cannot block yourself.
forbidden-rematch = Only those who played here may play again, once the game is over.
forbidden-record = The record is open to all once the game is over. Until then it is for those who play.
forbidden-metrics = These figures are for the machine of the server alone.

## Lessons

lesson-learn = Learn
lesson-resume = Go on learning
lesson-on = Go on
lesson-back = Back
lesson-next = Next
lesson-now = Where you are
lesson-show = Show me
lesson-this = This is what it asks for: “{ INNER($choice) }”
lesson-choose = Choose it for me
lesson-leave = Leave the lesson
lesson-leave-why = The table stays as it is, and every choice is yours. Bots play the other seats.
lesson-play = Play on
lesson-result = To the result
lesson-again = Start this lesson over
lesson-place = { $place } of { $many }
lesson-done = Done for you: “{ INNER($choice) }”
lesson-look = Look at: { $things }
lesson-right = Right!
lesson-not-quite = Not quite.
lesson-watch = Watch again
lesson-earlier = An earlier card, with the board as it was then.
notice-plain = Lessons use the components that come with Dynasty, not those of this server.
lesson-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
lesson-all =
    { $n ->
        [one] 1 lesson
       *[other] { $n } lessons
    }
learnt-title = What you have learnt
learnt-done = done:
learnt-guide = Guide read
learnt-won = Win against: { $level }
learnt-won-alone = Win alone
lesson-by-playing = Learn by playing
lesson-typing = Type a choice as always, or: { $show } (the choice is made for you), { $back } (the last text again), { $leave } (the game is yours), { $quit } (go on another time).
lesson-enter = [Enter: go on]
lesson-not-now = That is possible, but the lesson goes another way here.

## Puzzles

puzzle-title = Puzzle { $n }
puzzle-ask = One choice is better than all others here. Which one?
puzzle-best = The best choice: “{ INNER($choice) }”.
puzzle-then = Then: { $choices }.
puzzle-then-more = Then: { $choices }, and so on.
puzzle-tempting = The choice that tempts even a scholar: “{ INNER($choice) }”.
puzzle-not = “{ INNER($choice) }” is not the best here.
puzzle-gap = By the end of the turn the best choice is worth { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more: { $parts }.
puzzle-close = At the end of the turn it looks as good as the best choice, but in games played on from here it falls behind.
puzzle-later = At the end of the turn it looks better than the best choice, but in games played on from here it falls behind.
puzzle-because =
    { $n ->
        [one] Good bots played on from here both ways, and the best choice was worth { $n } point more, on average: { $parts }.
       *[other] Good bots played on from here both ways, and the best choice was worth { $n } points more, on average: { $parts }.
    }
puzzle-little =
    { $n ->
        [one] Good bots played on from here both ways, and the best choice was worth { $n } point more, on average, thanks to a little of everything.
       *[other] Good bots played on from here both ways, and the best choice was worth { $n } points more, on average, thanks to a little of everything.
    }
puzzle-part = { SIGNED($n) } ({ $what })
puzzle-rivals-gain = +{ $n } (opponents get less)
puzzle-rivals-loss = −{ $n } (opponents get more)
puzzle-none =
    { $most ->
        [0] There are no puzzles of this game yet.
       *[other] There is no puzzle { $number }: the puzzles of this game go from 1 to { $most }.
    }
puzzle-show = Show the solution
puzzle-again = Try this puzzle again
puzzle-more = More puzzles
puzzle-daily = A turn a day
puzzle-page = A turn a day: { $title }
puzzle-how = A question out of a game between good players. One choice is better than all others, and it is not the one that tempts. Try as often as you like, on the real board.
puzzle-row =
    { $n ->
        [0] Solve it today to begin a row of days.
        [one] Solved on 1 day so far.
       *[other] Solved on { $n } days in a row.
    }
puzzle-streak =
    { $n ->
        [one] 1 day
       *[other] { $n } days in a row
    }
puzzle-done = Today’s is solved.
puzzle-you = You are { $seat }.
puzzle-try = Play this turn
puzzle-plain = Puzzles use the components that come with Dynasty, not those of this server.
puzzle-board = The board: { $moment }
puzzle-all = All puzzles
puzzle-count =
    { $many ->
        [one] { $n } of 1 solved.
       *[other] { $n } of { $many } solved.
    }
puzzle-solved = solved
puzzles-title = Looking for puzzles
puzzles-found =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    } out of { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $file }
puzzles-check-title = Asking whether puzzles hold
puzzles-hold =
    { $many ->
        [one] { $n } of 1 puzzle holds with today’s bots.
       *[other] { $n } of { $many } puzzles hold with today’s bots.
    }
puzzles-doubt-found = Most scholars find the answer by themselves.
puzzles-doubt-split = Searches do not agree on the answer.
puzzles-doubt-behind = In games played on the answer is not clearly ahead.
puzzles-doubt-equalled = In games played on another choice does as well.
puzzles-doubt-overlooked = In games played on by search the answer is not ahead.
puzzles-doubt-changed = The answer holds, but something else tempts a scholar now.
puzzles-doubt-lost = Its record does not lead to such a question.

## Guides

guide-open = How to play
guide-contents = In this guide
guide-try = Try it
guide-to-rules = All rules, to look things up
guide-own-components = The figures show the published components. This server plays with others, so a number on your table may differ.
guide-picture = Picture: { $text }
guide-none = { $title } has no guide yet.
shares-source = What
shares-points = Points
shares-share = Share
shares-when = When
shares-play = during play
shares-end = at the end
shares-both = both
shares-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shares-percent = { $n }%
shares-from =
    Points of a player on average over { $games } games of { $seats } equal bots, { NUMBER($mean, minimumFractionDigits: 1) } in all. Measured with

## The coach

coach-title = Coach
coach-says = Coach:
coach-level-silent = silent
coach-level-matters = when it matters
coach-level-talkative = talkative
coach-better =
    { $n ->
        [0] A little stronger
        [one] Stronger, by about 1 point
       *[other] Stronger, by about { $n } points
    }: “{ INNER($choice) }”.{ $gains ->
        [nothing] { "" }
       *[other] { " " }Most of that lies in { $gains }.
    }
coach-think-again =
    Before you do: “{ INNER($choice) }” looks { $n ->
        [0] a little stronger
        [one] stronger, by about 1 point
       *[other] stronger, by about { $n } points
    }.{ $gains ->
        [nothing] { "" }
       *[other] { " " }Most of that lies in { $gains }.
    }
coach-gain =
    { $what } ({ $n ->
        [0] less than a point
        [one] about 1 point
       *[other] about { $n } points
    })
coach-gain-rivals =
    what your opponents get less of ({ $n ->
        [0] less than a point
        [one] about 1 point
       *[other] about { $n } points
    })
coach-end-sources = Your points came mostly from this: { $sources }.
coach-end-won =
    What decided it: { $what }, { $n ->
        [one] 1 point
       *[other] { $n } points
    } more than { $seat }.
coach-end-lost =
    What decided it: { $what }, where { $seat } made { $n ->
        [one] 1 point
       *[other] { $n } points
    } more.
coach-end-next =
    To try next time: { $what }. Bots make about { $usual } of that, you made { $own ->
        [0] none
       *[other] { $own }
    }.
coach-take-back = Take back
coach-keep = Keep mine
coach-read = I see
coach-typing-held = Choose the same again to keep it, or something else.
coach-typing-undo = { $undo } takes your choice back.
coach-now = How much the coach says: { $level }. Type “{ $command }” and a level to change that: { $levels }.
coach-none = The coach speaks only where one person plays against bots.

# What the reader has played: the archive and statistics

archive-title = My past games
archive-none = You have not finished a game here yet. When you have, it is listed here.
archive-none-such = No game of yours is like that.
archive-with = With
archive-place-filter = My place
archive-people = People
archive-since = Ended from
archive-until = To
archive-day = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }
archive-ended = Ended before its time
archive-place =
    { $place ->
        [1] { $points ->
            [one] Won with { $points } point
           *[other] Won with { $points } points
        }
       *[other] { $points ->
            [one] Place { $place } with { $points } point
           *[other] Place { $place } with { $points } points
        }
    }
archive-helped =
    { $n ->
        [one] A bot chose once in your place.
       *[other] A bot chose { $n } times in your place.
    }
archive-replay = Move by move
archive-again = Play again
archive-pages = Pages
archive-newest = The newest
archive-further = Earlier games
me-played = What I have played
me-data = My data
me-data-why = All that this server keeps of you, as files that programs can read: name, devices, seats, results, the records of your games, your lines of chat and your notes.
me-export = Take it along
statistics-title = Statistics
statistics-how = Games from their set-up to their end. What was broken off, lessons, games from a position and games at one screen do not count, and the result of a seat is that of who sat there first.
statistics-none = There is nothing to count yet: finish a game, and look again.
statistics-kind = Games
statistics-people = { $n } players, with people
statistics-bots = { $n } players, against bots
statistics-solo = Solo
statistics-games = Played
statistics-wins = Won
statistics-place = Mean place
statistics-points = Mean points
statistics-best = Best
statistics-pace = A turn
statistics-sources = Where the points came from: { $kind }
statistics-category = Points for
statistics-all = On average
statistics-other = something under earlier rules
statistics-recent =
    { $n ->
        [one] The last game
       *[other] The last { $n } games
    }
statistics-mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lasted-seconds = { $n } s
lasted-minutes = { $n } min
lasted-hours = { $n } h
lasted-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }

## Notices: mail and webhooks

notices-title = Notices by browser, mail or webhook
notices-short = You can be told that a table waits for you while no page of this site is open.
notices-go = Set it up
notices-ways = How you are told
notices-why = When other people have waited for you for a minute and a half and you are not at the table, a message goes to each of these. It names the game, who waits and where the table is: nothing else. The same ways tell you that your time runs out, that you are asked to agree to something, and that a game begins or is over.
notices-none = Nothing yet.
notices-broken = A way in which you are told of your turns no longer works.
notices-done-added = Done. Try it out below.
notices-done-quiet = Saved.
notices-done-ended = Nothing more is sent there.
notices-done-sent = A trial message was sent.
notices-done-good = This mailbox is yours: from now on you are told of your turns.
notice-turn = It is your turn: { $game }
notice-waiting =
    { $n ->
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }
notice-reserve = Your free time for this turn is nearly used up: { $game }
notice-then-reserve = After that, your reserve of { $time } runs.
notice-last = Your time is nearly used up: { $game }
notice-late = Your time is used up: { $game }
notice-until = Your time lasts until { $time }.
notice-consent = You are asked to agree to something: { $game }
notice-end = You are asked whether to end the game: { $game }
notice-wants-end =
    { $n ->
        [one] { $names } would like to end the game.
       *[other] { $names } would like to end the game.
    }
notice-rematch = A seat is kept for you at another game: { $game }
notice-named = Somebody named you in the chat: { $game }
notice-begins = The game begins: { $game }
notice-over = The game is over: { $game }
notice-seat = A seat at your table has changed hands: { $game }
notice-unread =
    { $n ->
        [one] One line of the chat is unread.
       *[other] { $n } lines of the chat are unread.
    }
notice-several =
    { $n ->
        [one] One of your tables has news
       *[other] { $n } of your tables have news
    }
notice-test = Dynasty: a trial message
notice-test-why = It arrived, so you will be told of your turns in this way.
notice-code = Dynasty: your code
notice-code-why = Type this code on the page where you named this mailbox: { $code }. If that was not you, do nothing: nothing more will come.
notice-stop = You get this because you asked to be told of your tables. To stop it:
channel-mail = Mail
channel-json = JSON for programs
channel-discord = Discord
channel-slack = Slack
channel-telegram = Telegram
channel-ntfy = ntfy
channel-state-new = A code was sent there. Type it here.
channel-state-good = Works, as far as we know.
channel-state-broken = Does not work: the last messages were refused. Try it out again, or end it.
channel-secret = Signed with { $secret }
channel-code = Code
channel-confirm = This is the code
channel-test = Try it out
channel-end = End it
channels-most = You have { $n } already, which is the most: end one first.
channel-not-sent = This message could not be sent (answer: { $told }).
pool-busy = The server is busy with other messages. Try again in a minute.
trial-running = The server is still trying your last address. Wait a few seconds, then try again.
mail-why = You get a code by mail first, to show that the mailbox is yours.
mail-box = Mailbox
mail-add = Send me the code
mail-none = This server sends no mail.
mail-address = This cannot be a mailbox: expected name@host.
mail-not-sent = The code could not be sent to this mailbox.
mail-unconfirmed = Type the code of this mailbox first.
hook-title = Webhook
hook-why = An address of a service that takes messages, such as a channel of Discord or Slack. Whoever knows it can write there, so keep it to yourself.
hook-service = Service
hook-where = Address
hook-prefix = Mention, or chat (Telegram)
hook-add = Add it
hook-address = This is no address that a message can be sent to.
hook-https = The address must begin with https.
hook-port = Nothing is sent to port { $port }.
hook-unknown = Nobody is found at { $host }.
hook-slow = The name { $host } wasn’t found in time. Check the address, or try again later.
hook-private = Nothing is sent to machines that only this house can reach ({ $host }).
hook-form = Name the service that takes the messages.
hook-chat = Telegram needs the number of the chat.
quiet-title = Quiet hours
quiet-why = In these hours of your day nothing is sent; what still holds afterwards comes then.
quiet-on = Keep quiet
quiet-from = From
quiet-to = To
quiet-hours = Expected hours like 22:00-08:00 that leave at least 3 hours of the day.
digest-title = All at once
digest-why = One message a day lists all tables that wait for you. Only what cannot wait, such as the end of your time, comes before.
digest-on = Once a day
digest-hour = At
digest-named = Also when somebody names me in the chat, as @name
push-title = This browser
push-why = This browser can tell you while no page of this site is open, also at live tables.
push-add = Tell me in this browser
push-on = This browser tells you. End it above.
push-denied = You have forbidden this browser to tell you from this site. Its settings can change that.
push-address = It cannot do so here: browsers allow it only at addresses that begin with https, and some, on phones, only once the site is on the home screen.
push-failed = This browser could not be reached by its maker’s service.
push-else-mail = A message by mail works.
push-else-hook = A webhook works, such as ntfy, which has an app for phones.
push-script = It needs JavaScript.
push-keys = These are not the keys of a browser.
push-ask = Shall this browser tell you when it is your turn again?
push-yes = Yes
push-no = No
channel-push = Browser
feed-title = News reader and calendar
feed-why = Two addresses that list your open turns and their deadlines. New ones end those before.
feed-make = Make the addresses
feed-how = Give the first to a news reader, the second to a calendar.
feed-turns = Your turns
feed-deadlines = Your deadlines
feed-care = They are shown only now. Whoever has them can read your turns, and nothing else.
stop-title = No more mail
stop-ask = Shall this server stop telling you of your turns by mail?
stop-do = Yes, stop it
stop-done = Nothing more is sent to this mailbox.
wrong-channel = You have no such way to be told.
bad-smtp = --smtp: expected smtp://NAME:PASSWORD@HOST:PORT or smtps://…, and with --mail-from the mailbox that it comes from.

## Leaving for good

former-player = Former player
chat-emptied = (this line was removed)
me-delete = Delete everything
delete-title = Leave for good
delete-goes = Your name goes from this server, and with it your devices and keys, your channels, notes and holidays, what you have learnt, and every line that you said. Nobody can bring it back, nor can whoever runs the server.
delete-seats = Where other people are still playing, a bot takes your seat at once. Tables where you play without other people are over.
delete-stays = Games that you have played stay as they were played, for those who played with you. There you are called “Former player”, and no result leads to you.
delete-export = First take along what is yours
delete-sure = I want to be gone for good.
delete-yes = Delete everything
delete-no = Stay
deleted-title = You are gone
deleted-said = Nothing on this server leads to you any more. Thank you for your games, and come back whenever you like: as somebody new.
deleted-lobby = To the games

## Ratings

terms-rated = Rated:
terms-rated-on = yes, for whoever plays from the start
terms-rated-off = no
short-rated = rated
rated-needs = A rated table needs { $what }.
name-rated-people = two people or more
name-rated-clock = a clock
name-rated-stand-in = a bot that stands in
name-rated-hints = hints switched off
name-rated-branching = branches only after the end
name-rated-seed = a seed that is drawn
rating-said = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-line =
    { $n ->
        [one] Rating { $rating } after { $n } rated game. Everybody starts at 25, as the bots of the ladder do.
       *[other] Rating { $rating } after { $n } rated games. Everybody starts at 25, as the bots of the ladder do.
    }
rating-soon =
    { $n ->
        [one] { $n } rated game so far; the rating is shown after { $most }.
       *[other] { $n } rated games so far; the rating is shown after { $most }.
    }
ratings-rebuilt =
    { $n ->
        [one] Ratings computed anew from { $n } rated table.
       *[other] Ratings computed anew from { $n } rated tables.
    }

## Players

me-profile = What others see of me
me-profile-why = Whoever sat at a table with you sees your name and whether you are here. Statistics and ratings nobody sees but you, unless you want it.
me-profile-look = My page
me-profile-show = Show statistics and ratings to everybody here
me-profile-hide = Show them to nobody
player-about = About { $seat }
player-nameless = Somebody
player-presence = Now: { $what }
player-private = Statistics and ratings are private.
player-no-games = No game to count yet.
player-mine-open = This is how everybody on this server sees you.
player-mine-closed = Only you see this page as it is: others see your name at most.
wrong-player = Nobody of that kind can be seen by you. Whoever sat at a table with somebody sees who they are; others only if they want that.

## Keeping company

club-title = If something is wrong
block-why = Whoever you block no longer sees your open tables, nor you theirs. You do not hear what they say, and nobody keeps seats for you both to play again. They are not told.
block-is = You block this player: neither of you sees the other’s open tables, you do not hear them, and you do not play again with each other.
block-begin = Block
block-end = Block no longer
blocked-title = People I block
blocked-rematch = You do not play again with each other.
report-title = Report
report-how = Whoever runs this server reads it, with a copy of the lines that were said around it. Nobody else is told.
report-line = Which line?
report-no-line = none of them, the player as such
report-why = What is wrong?
report-send = Send the report
report-done = Thank you. Whoever runs this server will read it.
report-most = You have sent { $n } reports in one day, and nobody can read more. Try again tomorrow.

## Keeping a club

door-title = You are invited
door-why = Somebody gave you the link of this server. Say how you want to be called, and come in: you need no password.
door-in = Come in
silenced = Whoever runs this server does not let you talk for the time being. You may play on.
new-lines = In your first week you may say { $n } lines an hour at tables that everybody may join. Wait a little.
new-tables = In your first week you may have { $n } open tables in the lobby at once. Wait until one of them begins, or close one.
wrong-invited = This server is for those whom somebody invited. Ask a player for the link of a table, or whoever runs the server for its own.
players-needs =
    { $n ->
        [one] players { $do }: expected the id of one player; “dynasty players list” shows them
       *[other] players { $do }: expected the ids of { $n } players; “dynasty players list” shows them
    }
players-numbers = players reports: expected the numbers of reports
players-same = players merge: expected two players, got one twice
players-line =
    { $n ->
        [one] since { $made }, seen { $seen }, { $n } table
       *[other] since { $made }, seen { $seen }, { $n } tables
    }
players-is-muted = muted
players-is-closed = closed
players-sum =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
players-mute = { $player } says nothing at any table any more. “dynasty players unmute” lifts it.
players-unmute = { $player } may talk again.
players-close = No key opens { $player } any more, and their open tables are closed. At running tables the seat is that of somebody who stays away.
players-merge = All that was of { $player } is of { $into } now.
players-invite = Whoever opens this path of your server may come in, also when the doors are for the invited: { $path }
report-head = Report { $n }, { $day }: about { $about }, by { $by }
reports-sum =
    { $n ->
        [0] No open report.
        [one] { $n } open report. “dynasty players reports NUMBER” says that it was dealt with.
       *[other] { $n } open reports. “dynasty players reports NUMBER...” says that they were dealt with.
    }
reports-done =
    { $n ->
        [one] { $n } report dealt with.
       *[other] { $n } reports dealt with.
    }
