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
reason-not-your-turn = Wait for { $who } to choose first.
reason-game-over = The game is over.

## Undo

undo-done = Undone: “{ INNER($choice) }”.
undo-chance = You can’t undo your last choice because chance has decided something since.
undo-revealed = You can’t undo your last choice because hidden information has been revealed since.
undo-others = You can’t undo your last choice because another player has acted since.
undo-stand-in = You can’t undo your last choice because a bot has played for you since.
undo-ask = Another player has acted since. You can undo only if all the others agree.
undo-asked = You’ve asked the others to let you undo.
undo-terms = This table’s settings don’t allow undo.
undo-start = There’s nothing to undo.

## What a choice would do

preview-question =
    { $more ->
        [0] Then you’re asked “{ INNER($question) }” ({ $choices }).
       *[other] Then you’re asked “{ INNER($question) }” ({ $choices }, and { $more } more).
    }
preview-choices = { $some } / { $other }
preview-chance = Then chance decides.
preview-revealed = Then hidden information is revealed.
preview-others = Then other players choose.
preview-over = Then the game ends.

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

## What the rules do automatically between turns

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

## Errors in what was typed or asked for

no-game = There’s no game “{ $given }”. Choose one of these: { $known }.
no-file-or-game = “{ $given }” is neither a file nor a game. The games are: { $known }.
no-bot = There’s no bot “{ $given }”. Choose one of these: { $known }.
no-stand-in = “{ $given }” can’t be a substitute. Choose one of these: { $known }.
seats-count = { $game } takes { $allowed } players, not { $given }.
seats-twice = Two players have the same name in “{ $given }”. Give them different names.
seats-bots = Only bots can play here ({ $known }), not “{ $given }”.
seat-number = --seat: expected 0 to { $last }, got { $given }.
seat-unknown = “{ $given }” can’t play. Choose one of these: { $known }.
seat-name = “{ $given }” isn’t a valid name. Use at most { $most } printable characters.
bad-workers = To run several server processes, set --database postgresql+psycopg://...
bad-public-url = --public-url: expected http(s)://HOST or HOST:PORT, got “{ $given }”.
bad-option-name =
    { $n ->
        [0] There’s no option “{ $given }”. This game has no options.
       *[other] There’s no option “{ $given }”. This game’s options are: { $known }.
    }
bad-option-value = Option “{ $option }”: expected one of { $known }, got “{ $given }”.
bad-option-seats =
    { $seats ->
        [one] With 1 player, option “{ $option }” must be “{ $stays }”. Its other values are for { $allowed } players.
       *[other] With { $seats } players, option “{ $option }” must be “{ $stays }”. Its other values are for { $allowed } players.
    }
bad-option-form = --option: expected KEY=VALUE, got “{ $given }”.
bad-vary-twice = --vary: use each key only once, got { $given }.
bad-vary-form = --vary: expected KEY=VALUE,VALUE …, got “{ $given }”.
bad-vary-key =
    { $n ->
        [0] --vary: there’s no component value called “{ $given }”. Run “dynasty components” to see all values.
       *[other] --vary: there’s no component value called “{ $given }”. The closest names are: { $near }.
    }
bad-vary-own = --vary: { $name } is already { $value }. Give another value.
bad-vary-joined = --vary: keys joined by + must have the same value in the box, but { $given } are { $values }.
bad-bots-twice = --bots: use each bot only once, got { $given }.
bad-bots-few =
    { $needed ->
        [one] --bots: name at least 1 bot.
       *[other] --bots: name at least { $needed } different bots, got { $given }.
    }
bad-bots-none = --bots: name at least 1 bot.
bad-against = Use --against only with --neighbours. It adds opponents for the last bot.
bad-plan = { $folder } contains games with different settings ({ $name }: { $there }, not { $asked }). Choose a different folder with --out.
bad-reward = There’s no reward “{ $given }”. Choose one of these: { $known }.
bad-theme = --theme: expected one of { $known }, got “{ $given }”.
bad-source = --source: expected one of { $known }, got “{ $given }”.
bad-on = --on: expected ray or ray://HOST:PORT, got “{ $given }”.
bad-save = --save: { $file } already exists. To continue that game, run: dynasty play { $file }
bad-both = Give either a game to start ({ $game }) or a file to resume, not both.
bad-kept = You can’t use { $option } with a saved game, because the game has its own.
bad-rule = There’s no rule, ruling or chapter “{ $given }”. The chapters are { $chapters }.

## Refused input

fault-missing = { $where }: a value is required.
fault-unknown = { $where }: there’s no field with this name.
fault-long = { $where }: at most { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
fault-short = { $where }: at least { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
fault-many = { $where }: at most { $n ->
    [one] { $n } item
   *[other] { $n } items
}.
fault-few = { $where }: at least { $n ->
    [one] { $n } item
   *[other] { $n } items
}.
fault-least = { $where }: must be at least { $known }.
fault-most = { $where }: must be at most { $known }.
fault-below = { $where }: must be less than { $known }.
fault-one-of = { $where }: expected one of { $known }.
fault-json = { $where }: this isn’t valid JSON.
fault-number = { $where }: expected a whole number.
fault-yes-no = { $where }: expected true or false.
fault-text = { $where }: expected text.
fault-form = { $where }: this text has the wrong format.
fault-list = { $where }: expected a list.
fault-object = { $where }: expected an object with names and values.
error-components = Bad component file: { $detail }
error-record = Bad game file: { $detail }
error-diverged = This game can’t be replayed: { $detail }
error-file = Can’t use the file: { $detail }
error-other = { $detail }
backup-done = { $n ->
    [one] Backed up 1 table to { $file }.
   *[other] Backed up { $n } tables to { $file }.
}
backup-postgres = Back up a PostgreSQL database with its own tool: { $command }
backup-nothing = There are no tables to back up: { $file } doesn’t exist. Use --data to say where the tables are.
backup-exists = { $file } already exists. Choose a different name, so that no backup is lost.
restore-done = Restored the tables from { $file }.
restore-former = The previous tables are now in { $file }.
restore-postgres = Restore a PostgreSQL database with its own tool: { $command }
restore-missing = There’s no file { $file }.
restore-other = { $file } doesn’t contain Dynasty’s tables.
restore-damaged = { $file } is damaged: { $why }
restore-busy = Another program is still using { $file }. Stop it, then try again.
doctor-nothing = There are no tables to check: { $file } doesn’t exist. Use --data to say where the tables are.
doctor-damaged = The file { $file } is damaged: { $why }. Stop the server, then restore a backup with “dynasty restore”.
doctor-shape = The database { $where } has schema { $found }, but this version needs { $newest }. Start a server to upgrade the database.
doctor-sum = { $n ->
    [0] There are no tables to check.
    [one] Checked 1 table in { $seconds } s: { $well } OK.
   *[other] Checked { $n } tables in { $seconds } s: { $well } OK.
}
doctor-resumes = { $table } ({ $game }) will continue from its last saved position: { $why }
doctor-kept = { $table } ({ $game }) is over and is shown as it was saved: { $why }
doctor-closed = { $table } ({ $game }) can’t be opened: { $why }
doctor-why-game = this game isn’t available.
doctor-why-rules = it was played under a different version of the rules.
doctor-why-components = it was played with different components.
doctor-why-log = entry { $entry } of its log is damaged or missing.
doctor-why-stored = its saved data is damaged.
extra-missing = This command needs { $module }, which isn’t installed. Run: pip install '{ $package }[{ $extra }]'
rules-no-tests = The tests aren’t installed here, so they aren’t counted. They come with the project’s source code.
start-folder = Tables can’t be saved in { $file }: { $why }
start-address = The database address isn’t valid. Use sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME. Encode special characters in the password (@=%40, :=%3A, /=%2F).
start-driver = This type of database isn’t supported: { $url }. Use sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME.
start-newer = The database { $where } was created by a newer version of this program. Install that version, or use a different folder.
start-file = The file { $where } isn’t a database. Use a different folder, or move the file away.
start-database = Can’t use the database { $where }: { $why }
start-port = The server can’t listen on { $host }, port { $port }: { $why }. Choose a different port with --port.
start-tls-alone = To use HTTPS, give both --tls-cert and --tls-key.
start-tls-file = Can’t read the file { $file }: { $why }
start-tls-bad = { $cert } and { $secret } aren’t a matching certificate and key in PEM format, or the key has a password.
start-second = Another server is already using these tables ({ $where }). It’s at { $url }. Stop that server first, or use a different folder with --data.
# Secrets and private files
secret-unreadable = Can’t read the file given in { $variable }: { $why }
secret-garbled = The file given in { $variable } isn’t UTF-8 text.
secret-empty = The file given in { $variable } is empty.
secret-visible = All users of this machine can see the password given with { $option } on the command line. Put the address in a file, and set { $variable } to the file’s path.
private-repaired = Other users of this machine had access to { $files }. Now only the owner does.
private-left = Other users of this machine have access to { $files }. This program can’t change that.

## The list of games

games-facts = { $seats } players. Rules version { $version }.
components-source = Source
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
rules-unknown-id = There’s no rule { $id }. The chapters are { $chapters }.

## Analysis of a finished game

analysis-title = Analysis
analysis-of = { $title }: game analysis
analysis-how = Every choice is judged by what its player could know at the time, without hindsight.
analysis-begin = Analyse this game
analysis-going = { $percent }% of the choices have been analysed. This page updates by itself.
analysis-interrupted = The analysis was interrupted. Its results so far are saved.
analysis-go-on = Continue the analysis
analysis-later = The game isn’t over yet. You can analyse it afterwards.
analysis-broken-off = This game was ended early. Only finished games can be analysed.
analysis-empty = No one made a choice in this game, so there’s nothing to analyse.
analysis-table = Back to the table
analysis-move = Choice { $move }:
analysis-chance = { $seat } { $percent }%
analysis-share = { $n }%
analysis-curve = Each line shows one player’s chance of winning, based on what that player could see. Select a turn to see the table after it.
analysis-steady = No single turn changed much.
analysis-try = Explore from here
analysis-recipe = A choice counts as a mistake only if several searches and many simulated games agree. Serious mistakes are red. Small mistakes and matters of taste aren’t listed.
analysis-chances = Chances of winning
analysis-turning = Turning points
analysis-mistakes = Mistakes
analysis-none = No clear mistakes.
analysis-unjudged =
    { $n ->
        [one] One choice couldn’t be judged.
       *[other] { $n } choices couldn’t be judged.
    }
analysis-luck = Luck
analysis-at = Choice { $move }: { $text }
analysis-mistake = “{ INNER($chosen) }”. Better: “{ INNER($better) }”.
analysis-grave = “{ INNER($chosen) }”. Much better: “{ INNER($better) }”.
mistake-gap = The difference by the end of the turn: { $parts }.
mistake-close = By the end of the turn, the two are worth about the same. In simulated games, the better choice comes out ahead.
mistake-later = By the end of the turn, the better choice isn’t ahead yet. Its advantage shows only later in the game.
analysis-quoted = “{ INNER($choice) }”
analysis-done = { $seat } chooses { $done }.
analysis-swing = { $seat }’s chance of winning goes from { $before }% to { $after }%.
analysis-drawn = Luck alone added { $percent }%.
analysis-undrawn = Luck alone cost { $percent }%.
analysis-lucky = Luck was worth { $percent }% of a win to { $seat }.
analysis-unlucky = Bad luck cost { $seat } { $percent }% of a win.
analysis-even = Luck favoured no one.
analysis-no-chance = Chance played no part in this game.

## Game files

replay-over = The game is over
replay-open = The game isn’t over yet
verify-fine =
    { $file }: OK, { $choices ->
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
sheet-hidden = A “?” marks points that are hidden from you until the game ends. The total doesn’t include them.
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
player-reckoner = hand-tuned bot
player-default = absent player

## At the table

play-seat = { $seat } ({ $player })
play-kept = Every choice is saved in { $file }
play-help = Answer with a number. Type { $help } to see all commands.
play-hand-over = Hand over to { $seat }
play-ready = { $seat }, press Enter when only you can see the screen.
play-left = Your game is saved. To continue it:
play-record = This game is saved in { $file }

status-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
answer-number = Type a number from 1 to { $last }.
answer-near = I don’t know “{ $typed }”. Did you mean { $near }?
answer-several = “{ $typed }” matches { $n } choices. Type a number, or be more specific, as in { $example }.
answer-unknown = I don’t know “{ $typed }”. Type a number, a choice as shown at the end of its line, or “help”.

what-which = Which choice? Type “what” and its number.
why-possible = { $choice } is possible now.
why-all-possible = You can choose everything here that you have or can reach.
why-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
log-all = all
log-more =
    { $left ->
        [one] There’s 1 earlier turn. Type “log all” to see it.
       *[other] There are { $left } earlier turns. Type “log all” to see them.
    }
save-kept = Your game is saved in { $file } after every choice. To save a copy, type “save” and a file name.
save-copied = Copy saved in { $file }.
save-failed = Couldn’t save a copy in { $file }: { $why }.

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

help-answer = Answer with a choice’s number or its text (such as { $example }). If only one choice involves a thing, you can just type the thing’s name. You can also type:
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
usage-what = See what a choice would do, as far as that’s certain.
usage-why = See why a choice isn’t possible, and which rule says so. Without a choice: everything that isn’t possible now.
usage-undo = Undo your last choice. Random draws, reveals and other players’ choices can’t be undone.
usage-hint = See what the master would choose, and why.
usage-coach = Set how much the coach says: silent, when it matters, or talkative.
usage-board = Show the board again.
usage-score = Show the score sheets by category and rule.
usage-log = Show recent turns. Type “log all” to see everything.
usage-rules = Show a rule and its rulings, or a chapter. Without an ID: the list of chapters.
usage-save = Save a copy of the game. Every choice is saved automatically anyway.
usage-help = Show this list.
usage-quit = Quit. Your game is saved.

## Menu

menu-welcome = Learn and play strategy board games set in China
menu-language = Language
menu-new = New game
menu-continue = Start a new game, or continue one?
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
menu-who = Who plays? Type you, you=Name, or a bot ({ $bots }). Press Enter to accept the default in brackets.

## Many games

simulate-title = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-points = Points from
simulate-event = Event
simulate-per-game = Per game
simulate-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $best } points on average for first place, { $length } decisions per game. This took { $seconds } s ({ $rate } games per second).
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
        [0] no failures
        [one] 1 failure
       *[other] { $failures } failures
    }.

## The arena

train-written = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: trained on { $games ->
    [one] { $games } game
   *[other] { $games } games
}, saved in { $file }
train-before = Before: { train-figures }
train-after = Now: { train-figures }
train-figures = win chances off by { $error }%, margins by { $bias } points (by quarter of the game)
train-play = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: trained on { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}. Gain per choice over the hand-tuned weights, on questions not used for training: { $gain } points.
train-duel-hand = Against the hand-tuned weights: { train-duel }
train-duel-reckoner = Against the hand-tuned bot: { train-duel }
train-duel = ahead in { $value }% ({ $low }% to { $high }%) of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, played from every seat
train-passed = Clearly better: saved in { $file }
train-failed = Not clearly better: the bots stay as they are. The new weights are in { $file }
calibrate-seats = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
calibrate-quarter = Quarter { $n }
calibrate-told = predicted chance of winning
calibrate-won = games won

arena-title = Playing
arena-stopped = Stopped. The games played so far are saved in { $file }. Run the same command to continue.
arena-written = The report with its charts: { $file }
ladder-written = The ladder is saved in { $file }
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
arena-how = Every deal is played from every seat, so that luck cancels out. Ratings use the Plackett–Luce model. All start at 25, and ± is one standard deviation. All intervals are at 95% confidence. For shares they are Wilson intervals, where n is the number of games. That n is smaller if games of the same deal tend to end alike. For margins they are Student intervals, where n is the number of deals. A tie counts as half. Times are CPU time on one core.
arena-automaton = the game’s opponent
arena-bots = Bots
arena-played = Games
arena-seed = First seed
arena-rules = Rules version
arena-components = Box fingerprint
arena-ratings = Ratings
arena-ahead-plot = How often the first bot finishes ahead of the second
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

sweep-page = { $title }: the effect of other values
sweep-how = Every deal is played with each value, by the same bots in the same seats. It’s then compared with the same deal under the original values, so luck cancels out as far as possible. Intervals are Student intervals at 95% confidence, and n is the number of deals. There are many figures here, and 1 interval in 20 is wrong by chance. Trust differences that are far from zero. Where two keys make a map, a star marks a difference whose interval excludes zero.
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
    }: the effect on points and length is clear.
sweep-own = Original
sweep-unchanged = original
sweep-tried = Tried
sweep-setting = Value
sweep-mean = Mean
sweep-more = Difference
sweep-points = Points per player
sweep-margin = Lead of first place over second
sweep-length = Choices per game
sweep-wins = Wins from seat { $number } ({ $seat })
sweep-plot = { $measure }: difference from the original values
sweep-usage = What happens more or less often
dataset-written = { $games ->
        [0] Nothing left to play: { $file } already has every game.
        [one] 1 game, { $rows } decisions, { $rate } per second: { $file }
       *[other] { $games } games, { $rows } decisions, { $rate } per second: { $file }
    }
lab-worker-lost = A task crashed its process { $times } times and was abandoned. Is there enough memory? Try a lower --jobs value.
lab-no-cluster = No Ray cluster is answering at { $address }. Make sure it’s running, with the same versions of Python and Ray.
sweep-same-usage = There are no clear differences.

## Balance

balance-page = { $title }: statistics from bot games
balance-how = All seats are played by the same kind of bot. ± is half the width of the 95% interval. The leader is the player who would win if the game ended now. A game is decided when its winner takes the lead for the last time. A choice matters if the middle option is at least 1 point worse than the best, by the game’s own estimate. “Points per use” compares players at the same table: how many more points come with each further use. A player who is winning may use a thing for other reasons, so these figures only raise questions. A sweep can answer them.
balance-command = Created by
balance-section = { $seats ->
        [one] One player
       *[other] { $seats } players
    }, { $bot }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
balance-games = Games
balance-points = Points per player
balance-winner = Winner’s points
balance-lead = Lead of first place over second
balance-wins = Wins from seat { $number }
balance-wins-own = Wins by the game’s own opponent
balance-seat = Seat { $number }
balance-by-seat = Wins by seat
balance-length = Choices per game
balance-options = Options per choice
balance-changes = Lead changes
balance-decided = Game decided after
balance-half = Games decided by halfway
balance-matter = Choices that matter
balance-sources = Where the points come from
balance-source = Points from
balance-spread = Points per player. ± is one standard deviation between players.
balance-actions = How often each action is chosen
balance-things = What each action is used on
balance-telling = Clear gains and losses: points per use
balance-choice = Choice
balance-use = { $verb }: { $thing }
balance-uses = Uses per player
balance-players = Players using it
balance-worth = Points per use
balance-percent = { $n }%
balance-other-box = This server uses its own components. These figures are for the original ones.
balance-written = Balance report: { $file }
balance-none = This game hasn’t been measured yet.
balance-more = Statistics from bot games

## Speed

bench-yardstick = Yardstick: { $plies } plies per CPU second (random play in the chess package).
bench-no-yardstick = There’s no yardstick. It needs the project’s source code (folder bench) and the chess package: pip install '{ $package }[bench]'
bench-help = Showing the help takes { $ratio } times as long as importing typer and rich.
bench-page = A server’s first page takes { $seconds } CPU seconds once the server has started.
bench-game = { $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $compiled ->
        [0] interpreted
       *[other] compiled
    }
bench-what = Measure
bench-value = Value
bench-plies = In plies
bench-decisions = decisions per CPU second
bench-games = games per CPU second
bench-iterations = search iterations per CPU second
bench-fewest = the same with the fewest players
bench-steps = environment steps per CPU second
bench-steps-share = the same as a share of random play
bench-clone = clone, µs
bench-share = clone, in decisions
bench-dump = dump to JSON, µs
bench-load = load from JSON, µs
bench-replay = replay of a whole game, ms
bench-memory = memory of a live game, KiB
bench-import = import, ms

## Symbols used at every table

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

serve-lan = Others on your network can open { $url } or scan this code:
site-name = Dynasty
site-skip = Skip to content
site-nav = Pages
site-help = Help
site-me = Me
site-lobby = Lobby
site-rules = Rules
site-components = Component values
site-reference = API for programs
site-close = Close
theme-auto = System theme
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
turns-next-why = Go to the next table where it’s your turn
lobby-open = Waiting for players
lobby-expected = A seat is reserved for you
lobby-finished = Game over
lobby-ended = Ended
lobby-closed = Closed
lobby-games = Games
lobby-picture = The { $title } board in the middle of a game
lobby-players = { $low } to { $high } players
lobby-players-exactly =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
lobby-now = Play now
lobby-now-with =
    { $n ->
        [0] solo
        [one] against 1 bot
       *[other] against { $n } bots
    }
lobby-more =
    { $n ->
        [one] 1 more
       *[other] { $n } more
    }
lobby-hide = Hide this table
lobby-hidden =
    { $n ->
        [one] Show 1 hidden table
       *[other] Show { $n } hidden tables
    }
lobby-lay = New table…
lobby-new = New { $title } table
lobby-count = How many players?
lobby-who = Played by
lobby-table-name = Table name
lobby-name = Name
lobby-bot = Bot: { $bot }
lobby-speed = Bot speed
lobby-seed = Seed (optional, not with invitations)
lobby-go = Create table
lobby-record = Open a game file
lobby-file = Game file
lobby-upload = Open
player-me = Me
player-person = Another person, by invitation link
player-screen = Another person on this screen
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant

## Invitations

terms-title = Table settings
terms-usual = default
terms-usual-why = By default, when you play with other people, hints are off and you can explore positions only after the game. When you play alone, you can do both at any time. You can’t change the settings once the table is created.
terms-undo = Undo:
terms-undo-none = never
terms-undo-own = own choices, until another player acts
terms-undo-consent = own choices, and others’ choices if all agree
terms-hints = Hints:
terms-hints-on = on
terms-hints-off = off
terms-branching = Exploring positions:
terms-branching-on = at any time
terms-branching-off = only after the game
terms-planning = Planning your next turn:
terms-planning-on = while others think
terms-planning-off = off
terms-watching = Spectators:
terms-watching-nobody = none
terms-watching-link = anyone with the link
terms-watching-everybody = everyone (listed in the lobby)
terms-talk = Chat:
terms-talk-chat = on
terms-talk-signs = reactions only
terms-talk-off = off
terms-stand-in = Substitute for absent players:
terms-stand-in-nobody = none
terms-stand-in-bot = bot ({ $bot })
terms-seats = Seats:
terms-seats-laid = as chosen
terms-seats-chance = drawn at random at the start
terms-clock = Clock:
terms-clock-none = none (no time limit)
terms-clock-times = { $free } per turn, plus { $reserve } in the time bank
terms-clock-window = runs from { $opens } to { $closes } in each player’s time zone
terms-clock-weekdays = stops at weekends
terms-clock-holiday = { $n ->
    [0] no time off
   *[other] up to { $n } days off
}
clock-none = none
clock-quick = live, fast
clock-normal = live, normal
clock-slow = live, slow
clock-day = 1 day per turn
clock-two-days = 2 days per turn
clock-three-days = 3 days per turn
clock-own = { $free } per turn
clock-form = Each turn has its own time. Any extra time comes out of the player’s time bank for the whole game. When both run out, the substitute plays that turn.
clock-form-pace = Clock (with other people)
clock-form-hand = Custom clock
clock-form-units = Leave a field empty to use the preset. Live clocks use seconds per turn and minutes in the time bank. The others use days for both. Hours and days off apply only to clocks that count in days.
clock-form-free = Time per turn
clock-form-reserve = Time bank for the game
clock-form-opens = Runs from
clock-form-closes = to
clock-form-weekends = Stop at weekends
clock-form-holiday = Days off for each player
clock-until = until { $time }
clock-until-day = until { $time } ({ $ahead })
clock-late = time’s up
clock-in-days = in { $n } days
clock-in-hours = in { $n } h
clock-in-minutes = in { $n } min
clock-of-live = { $seat } has until { $time } ({ $ahead }).
clock-of-days = { $seat } has until { $time } ({ $ahead }).
clock-of-stands = { $seat } has { $time } left. The clock is stopped.
clock-of-holiday = { $seat } is taking time off until { $time }.
seat-holiday = time off until { $time }
lasts-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
lasts-play-days = { $n ->
    [one] 1 playing day
   *[other] { $n } playing days
}
lasts-hours = { $n } h
lasts-minutes = { $n } min
lasts-seconds = { $n } s
short-undo-none = no undo
short-undo-own = undo own choices
short-undo-consent = undo with consent
short-undo-alone = undo
short-hints-on = hints
short-hints-off = no hints
short-branching-on = explore
short-branching-off = explore after the game
short-watching-nobody = no spectators
short-watching-link = spectators by link
short-watching-everybody = anyone can watch
short-seats-chance = random seats
short-talk-chat = chat
short-talk-signs = reactions only
short-talk-off = no chat
against-undo = This table’s settings don’t allow undo.
against-rewind = This table’s settings don’t let you undo other players’ choices.
against-hints = This table’s settings don’t allow hints.
against-branching = This table’s settings let you explore positions only after the game.
against-planning = This table’s settings don’t let you plan ahead.
against-watching = This table’s settings don’t allow spectators.
against-talk = This table’s settings don’t allow chat or reactions.
against-chat = This table’s settings allow reactions but no chat.
against-stand-in = This table’s settings decide who plays for an absent player.
open-title = Open tables
open-game = Game
open-people = Players
open-pace = Pace
open-pace-live = live
open-pace-days = days per turn
open-pace-none = no clock
open-any = any
open-look = Filter
open-none = No table is looking for players right now. Create one below and list it here.
open-free =
    { $n ->
        [one] 1 free seat
       *[other] { $n } free seats
    }
running-title = Tables to watch
open-listed = List this table in the lobby so that anyone can take a free seat
gathering-title = Waiting for players
gathering-waiting =
    { $n ->
        [one] 1 seat is still free. The game starts when it’s taken.
       *[other] { $n } seats are still free. The game starts when all are taken.
    }
gathering-free = free
gathering-sits = seated
gathering-kept = reserved for a week
gathering-yours = reserved for you
gathering-last = Previous game
gathering-reserved = For a week, this seat is reserved for its player from the previous game. Choose a different seat, or ask that player to free it.
gathering-leave = Leave
gathering-remove = Remove { $seat }
gathering-share = Share
gathering-share-title = A game of { $title }
gathering-host = Host options
gathering-bot = Bots for the free seats:
gathering-start = Start with bots
gathering-close = Close table
gathering-happened = Recent events
gathering-drawn = Seats are drawn at random when the game starts.
gathering-days = A table closes if it isn’t full after 14 days.
gathering-not-begun = This game hasn’t started. The table is still waiting for players.
gathering-begun = This table no longer needs players. Its game has started, or it was closed.
links-title = Invitations
links-table = Share this link. It offers every seat that is still free.
links-picture = QR code for the invitation
links-full = All seats are taken.
links-seats = One link per seat
links-once = Use these links to offer someone a particular seat. They’re shown only now, and each works once.
links-lan = This works only on this computer. For other devices and other people, start the server with
links-watch = Spectator link
links-copy = Copy
links-copied = Copied
links-site = Put this site’s address in front of these links.
links-go = Go to table
me-save = Save
turns-called = It’s your turn
alarms-title = Notifications on this device
alarms-why = This site can notify you when it’s your turn at a table you aren’t looking at. One of its pages must be open. Nothing else is sent.
alarms-sound = Sound
alarms-notify = Browser notification
alarms-address = This browser shows notifications only for HTTPS addresses and for servers on this computer. The sound works everywhere.
alarms-denied = Your browser blocks notifications from this site. You can change that in its settings.
me-presence = Last seen
me-presence-why = People you play with can see whether you’re at the table, online or away. Unless you hide it, they also see if you were here today or this week.
me-hide-seen = Hide last seen
me-show-seen = Show last seen
holiday-title = Time zone and time off
holiday-zone = Your time zone
holiday-why = Clocks that count in days follow your time zone and stop during your time off. A table’s settings limit the number of days off. You can still play on those days. Time off starts today or later and doesn’t change time already used.
holiday-first = First day
holiday-last = Last day
holiday-add = Add
holiday-from-to = From { $first } to { $last }
holiday-end = End
holiday-bad = Choose a first and a last day from today on, at most 60 days apart and within a year. You can add up to 10 periods of time off.
me-devices = Devices
me-devices-why = Every device here can play in your seats. You don’t need a password.
me-kind-browser = Browser
me-kind-program = Program
me-kind-recovery = Recovery key
me-this = this device
me-seen-today = used today
me-seen-days = { $n ->
    [one] used 1 day ago
   *[other] used { $n } days ago
}
me-seen-never = not used yet
me-end = Revoke
me-add = Add a device
me-end-others = Revoke all others
me-leave = Sign out
me-only = This is your only device, and you have no recovery key. If you sign out or clear this browser’s data, you lose your seats.
me-plain = This connection isn’t encrypted. Anyone on your network could read along and play in your place. The server’s operator can change that with --tls-cert and --tls-key.
me-recovery = Recovery key
me-recovery-why = This key gets your seats back if you lose all your devices. Save it in a safe place or with your browser’s passwords.
me-recovery-make = Create a recovery key
me-recovery-new = Create a new recovery key
me-recovery-ends = You already have a key. A new one replaces it.
me-programs = Programs
me-programs-why = A key lets a program play in your place.
me-programs-make = Create a key
me-elsewhere = Already playing on another device?
me-nobody = You don’t have a profile here yet. You get one when you create a table or take a seat. If you already play on another device, add this one to your profile.
secret-code = Add a device
secret-code-picture = QR code that adds another device to your profile
secret-code-how = Scan this code with the other device, open the address there, or type these characters at { $place }.
secret-code-care = It works once, within 10 minutes. Don’t show it to anyone: anyone who uses it can play in your seats.
secret-recovery = Your recovery key
secret-recovery-picture = QR code with your recovery key
secret-recovery-how = Save this line or a picture of the code. It’s shown only now.
secret-recovery-care = Anyone who has this key can play in your seats. Earlier keys no longer work.
secret-program = A key for a program
secret-program-how = Give it to your program as its bearer token. It’s shown only now.
secret-program-care = Anyone who has this key can play in your seats. You can revoke it under “Devices”.
secret-address = Address for the other device
secret-done = Done
link-title = Continue from another device
link-how = On the device where you already play, open the “Me” page and choose “Add a device”. Then type the code it shows here.
link-code = { $n }-character code
link-go = Continue
enter-ask-nameless = Continue here with the other device’s seats?
enter-ask = Continue here as { $name }?
enter-what = This device will then have the same tables, seats and lessons.
enter-yes = Continue here
enter-no = No
login-title = Continue with a recovery key
login-how = Your name helps your browser remember the key. It isn’t checked.
bring-ask-nameless = This device has seats of its own. What should happen to them?
bring-ask = This device already plays as { $name }. What should happen to its seats?
bring-yes = Bring its seats and lessons along
bring-no = Leave them behind (this device can’t open them again)
join-title = You’re invited
join-to = There’s a seat for you at a { $title } table.
join-offered = The player in this seat is giving it to you. Once you sit down, it’s yours.
join-instead = The player in this seat has been away for a long time. If you sit down, it’s yours.
join-which = Choose a seat
join-here = your seat
join-sit = Sit down
join-watch = Just watch

## At the drawn table

tab-board = Board
tab-seats = Players
tab-log = Log
tab-since = Since my turn
tab-chat = Chat
tab-notes = Notes
tab-tools = Table
table-tabs = Table sections
table-board = Board
table-scores = Scores
table-text = Text view
table-drawn = Board view
table-again = New game
table-fold = Collapse or expand
table-zoom = Board size
table-offline = No connection. Your game is saved. Trying again…
table-crowded = Too many people are watching, so this page doesn’t update by itself. It tries again every 30 seconds.
table-waiting = Waiting for { $names }
table-watching = You’re watching.
table-ended = This game was ended.
table-stand-in = A bot is playing for you. It stops when you make a choice.
table-seed = Table seed: { $seed }
table-salt = salt: { $salt }
table-promise = The seed was fixed at the start. After the game you can check it. This is the SHA-256 of the seed, a space and the salt:
table-refused = Not possible now, and why
table-hint = Hint
table-skip = Skip to my turn
table-points = points
table-projected = if the game ended now
table-places =
    { $n ->
        [one] 1 place: choose it on the board, or open the list
       *[other] { $n } places: choose one on the board, or open the list
    }
table-free =
    { $n ->
        [one] 1 free action
       *[other] { $n } free actions
    }
table-sheet = { $seat }’s score sheet
table-final = Final scores
table-undo =
    { $n ->
        [0] Undo
       *[other] Undo ({ $n })
    }
undo-limit-chance = You can’t undo further: chance has decided something.
undo-limit-revealed = You can’t undo further: something hidden was revealed.
undo-limit-others = You can’t undo further: another player has acted.
undo-limit-stand-in = You can’t undo further: a bot has played for you.
undo-limit-ask = The others have played since, so they must agree.
undo-limit-asked = You’ve asked the others to let you undo.
undo-limit-terms = Undo is off at this table.
undo-limit-lesson = You can’t undo further: the lesson has chosen for you.
undo-limit-start = You can undo back to the first choice.
hint-choice = The { $bot } would choose: { $label }.
hint-lines =
    { $lines ->
        [one] It tried only one line of play.
       *[other] Of the { $lines } lines of play it tried, { $share }% start with this choice.
    }
hint-gap = By the end of your turn, the first choice is worth { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more: { $parts }.
hint-close = By the end of your turn, the two are worth about the same.
hint-later = The first choice pays off only later in the game.
hint-even = The game is about even.
hint-chance = Your chance of winning is now about { $percent }%.
hint-sure = You’re almost certain to win.
hint-lost = You’re very unlikely to win now.
hint-rest = everything else
hint-rivals-gain = +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points that your opponents lose
hint-rivals-loss = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points that your opponents gain
hint-gain = +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points for { $what }
hint-loss = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points for { $what }
hint-next = Next best: { $label }.
mat-mine = My board
mat-of = { $seat }’s player board
mat-projected = if the game ended now
seats-key = Points now → if the game ended now
seats-key-without = Points now → if the game ended now, without { $what }
seat-score =
    { $points ->
        [one] { $seat }: { $points } point, { $total } if the game ended now
       *[other] { $seat }: { $points } points, { $total } if the game ended now
    }
seat-extra = and { $n } hidden
seat-extra-why = Points that the others can’t see
seat-asked = to play
presence-here = here
presence-site = online
presence-away = away
presence-today = away, seen today
presence-week = away, seen this week
presence-of = { $seat } is { $what }.
seat-away = a bot plays
seat-wants-end = wants to end
since-nothing = Nothing has happened since your last turn.
log-earlier =
    { $n ->
        [one] 1 earlier turn
       *[other] { $n } earlier turns
    }
log-steps = Step by step
log-replay = Replay this turn on the board
log-replay-automatic = Replay this on the board
confirm-yes = Yes
confirm-no = Cancel
curtain-hand = Pass the screen to { $seat }
curtain-why = The others’ cards stay hidden until then.
curtain-am = I’m { $seat }
history-title = History
history-at = Choice { $at } of { $last }
history-back = Earlier
history-on = Later
history-now = Back to now
history-go = Show
branch-here = Explore from here
branch-why = Create a table against bots from this position
branch-of = This table continues another game from choice { $at }.
branch-back = Back to that table
plan-make = Plan my next turn
plan-look = { $n ->
    [one] My plan: 1 step
   *[other] My plan: { $n } steps
 }
plan-title = Planning your next turn
plan-thought = planning
plan-banner = This is only a plan. Nothing is played, and no one else can see it.
plan-why = Until your next question, the plan assumes the answers that the rules give for absent players.
plan-lucky = Any random or hidden results before your turn are imagined too.
plan-meanwhile = What the plan assumes before your turn
plan-early = { $n ->
    [one] 1 earlier step
   *[other] { $n } earlier steps
 }
plan-steps = Planned steps: { $n }
plan-back = Undo
plan-discard = Discard
plan-keep = Save
plan-to-table = Go to table
plan-turn = It’s your turn now.
plan-turn-why = Your plan is at the table, beside your question.
plan-never = You can’t plan at this table now.
plan-due = You planned:
plan-later = { $n ->
    [one] Then 1 more step
   *[other] Then { $n } more steps
 }
plan-refused = Your plan stops before “{ INNER($thing) }”. { $reason }
plan-ends-chance = The plan ends here, because chance decides next.
plan-ends-revealed = The plan ends here, because something hidden is revealed next.
plan-ends-others = The plan ends here, because other players choose next.
plan-ends-over = After that, the game is over.
plan-ends-secret = The next question is secret, so you can’t plan it.
plan-ends-long = A plan can have 60 steps at most.
notice-plan = You can’t plan that now.
end-won = { $lead ->
        [0] { $seat } wins on { end-points }, after a tie-break.
       *[other] { $seat } wins on { end-points }, { $lead } ahead.
    }
end-won-you = { $lead ->
        [0] You win on { end-points }, after a tie-break.
       *[other] You win on { end-points }, { $lead } ahead.
    }
end-shared = { $names } share the victory, on { end-points } each.
end-shared-you = You share the victory with { $names }, on { end-points } each.
end-lost = { $behind ->
        [0] { $seat } wins on the tie-break. You’re both on { end-points }.
       *[other] { $seat } wins on { end-points }. You’re { $behind ->
            [one] 1 point
           *[other] { $behind } points
        } behind.
    }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-rematch = Play again, seats rotated
end-to-rematch = Go to next game
chat-title = Chat ({ $n })
chat-nothing = No messages yet.
chat-what = Write a message
chat-say = Send
chat-new = unread
chat-read =
    { $n ->
        [one] Mark as read
       *[other] Mark all as read
    }
chat-unread =
    { $n ->
        [one] 1 unread message
       *[other] { $n } unread messages
    }
told-replaced = { $seat }’s bot doesn’t answer in time. The rules answer for it, as for an absent player.
told-stands-in = The host lets a bot ({ $bot }) play for { $seat }. It stops when { $seat } makes a choice.
told-left-to-bot = { $seat } lets a bot ({ $bot }) play for now.
told-is-back = { $seat } is back and takes over from the bot.
told-given-back = The host stops the bot that played for { $seat }.
told-invited = { $seat } has been away for a long time, so the host can invite someone else to that seat. If { $seat } makes a choice, the invitation ends.
told-new-player = { $seat } takes the seat of an absent player.
told-offered = { $seat } is looking for someone to take over the seat.
told-taken-over = { $seat } takes over the seat.
told-left = { $seat } leaves the table.
told-removed = The host removes { $seat } before the start.
told-filled = A bot ({ $bot }) takes { $seat }’s seat.
told-drawn = The seats are drawn at random.
told-started = The table is full. The game starts.
told-closed = The table is closed before the start.
told-seed = The host chose this table’s seed. It wasn’t drawn at random.
told-late = { $seat }’s time is up.
told-time-up = { $seat }’s time is up. A bot ({ $bot }) plays this turn.
told-stays-away = { $seat } has missed two turns in a row, so the bot ({ $bot }) keeps playing. It stops when { $seat } makes a choice.
told-holiday = { $seat } is taking time off until { $until }.
told-sat-down = { $seat } sits down.
told-asks-undo = { $seat } asks to undo a choice and everything after it.
told-asks-pause = { $seat } asks for a pause.
told-done-pause = Everyone agrees. The game is paused and all clocks stop.
told-asks-stand-in = { $seat } asks for a bot to play for the late player.
told-done-stand-in = Everyone agrees. A bot plays this turn.
told-goes-on = { $seat } ends the pause. The clocks run again.
told-pause-over = The pause ends after two weeks. The clocks run again.
told-agrees = { $seat } agrees.
told-refuses = { $seat } declines.
told-withdraws = { $seat } withdraws the request.
told-lapsed = { $seat }’s request has expired, because not everyone answered within a day.
told-falls = { $seat }’s request is no longer possible.
told-done-undo = The game returns to the position before { $seat }’s last choice.
sign-title = Reactions
sign-give = Send reaction
sign-soon = You can send one reaction every 3 seconds.
sign-well-played = Well played
sign-ouch = Ouch
sign-thinking = Thinking
sign-sorry = Sorry
sign-hello = Hello
sign-thanks = Thanks
notice-soon = You can send one reaction every 3 seconds.
mute-begin = Mute { $seat }
mute-why = You no longer see this player’s chat messages and reactions. No other player is notified.
mute-is = You’ve muted { $seat }.
mute-end = Unmute { $seat }
told-asks-away = { $seat } has been away for a long time. The others are being asked whether to give the seat to someone else.
told-done-away = Everyone agrees. { $seat }’s seat is open to someone else.
told-lapsed-away = { $seat } keeps the seat, because not everyone answered within a day.
told-falls-away = { $seat } is back and keeps the seat.
told-withdraws-away = { $seat } keeps the seat, because the request was withdrawn.
told-asks-mine = Someone on a new device claims { $seat }’s seat. The others are asked, and { $seat } can object.
told-done-mine = Everyone agrees and no one objected. { $seat }’s seat moves to the new device.
told-lapsed-mine = { $seat }’s seat isn’t handed over, because not everyone answered in time.
told-falls-mine = { $seat }’s seat isn’t handed over, because its player was here.
told-withdraws-mine = { $seat }’s seat isn’t handed over, because the claim was withdrawn.
consent-away = { $of } has been away for a long time. { $seat } asks to open the seat to someone else. A bot plays there until then.
consent-mine = Someone on a new device claims { $of }’s seat. Agree only if you know it’s true: the new device will show { $of }’s hand.
consent-object = No, this is my seat
consent-nobody = No one here can agree to this.
consent-away-why = { $seat } has been away for a long time.
consent-away-ask = Ask to open the seat
claim-title = One of these seats is mine
claim-shut = Every seat at this table is taken, and only its players can watch.
claim-why = Have you lost both your device and your recovery key? All other players here must agree. The old device must also stay unused for a day (an hour at a live table). Then the seat is yours here.
claim-seat = Claim { $seat }’s seat
notice-claimed = You’ve claimed the seat. Come back with this browser in a day (an hour at a live table) to see if everyone agreed.
consent-title = Your answer is needed
consent-undo = { $seat } asks to undo a choice and everything after it: { $n ->
    [one] 1 choice
   *[other] { $n } choices
  } in all.
consent-pause = { $seat } asks for a pause. All clocks stop until a player ends it, for two weeks at most.
consent-stand-in = { $seat } asks for a bot to play this turn for the late player.
pause-now = The game is paused and all clocks are stopped. Any choice ends the pause.
pause-end = Continue
pause-ask = Ask for a pause
pause-why = If all the others agree, all clocks stop until a player ends the pause, for two weeks at most.
pause-nothing = There’s nothing to pause. This table has no clock, or it’s already paused.
call-ask = Ask for a bot to play { $seat }’s turn
call-nobody = No player is late, so a bot can’t play for anyone.
consent-look = View position
consent-yes = Agree
consent-no = Decline
consent-withdraw = Withdraw
consent-waits = You’ve asked the others. Still to answer: { $names }
consent-undo-ask = Ask to undo
consent-open = This has already been asked, and not everyone has answered yet.
consent-settled = This request is no longer open. It was settled or has expired.
notice-asked = This has already been asked, and not everyone has answered yet.
notice-settled = This request is no longer open. It was settled or has expired.
told-rematch = Another game with the same people is ready.
notes-title = My notes
notes-hint = Only you can read this.
notes-players = Only players can write notes.
notes-keep = Save
tools-set = Apply
tools-stand-in = Bot that plays for { $seat }
tools-replace = Let a bot play
tools-give-back = Stop the bot
tools-link = New link
tools-device = Add a device
tools-invite = Invite
tools-leave = Leave for good
tools-leave-sure = A bot will play in your place, and anyone with the table’s link can take your seat.
tools-offer = Give my seat away
tools-back = I’m back
tools-held =
    { $seat } sits here. A bot can play for them only after they’ve been away for { $days ->
        [one] a day
       *[other] { $days } days
    }.
tools-end = Agree to end this game
tools-end-no = Continue playing
tools-end-sure = The game ends when everyone agrees. After that, no one can continue it.
tools-record = Game file
tools-picture = Board picture
tools-watch = Spectator link
notice-stale = The game has moved on. This is the current position.
notice-illegal = That isn’t possible now.
notice-nothing = There’s nothing to undo.
notice-closed = This game is over.
notice-noted = Your notes are saved.
notice-full = The server’s disk is full, so nothing was changed. Its operator must free some space. Then try again.
notice-away = The server’s database isn’t responding. Every accepted choice is saved. Please try again in a moment.
notice-taken = All seats are taken, so you’re watching.
notice-used = This link has already been used, so you’re watching. If the seat is yours, add this device on the “Me” page.
text-jump = On this page
text-question = Question
text-you-are = You’re { $seat }.
text-look-again = Refresh
text-endings = Finish
text-what = What would happen?

## Rules, components, reference

rules-of = The rules of { $title }
rules-search = Search
rules-find = Find
rules-nothing = No rule contains these words.
rules-to-guide = New to this game? Learn to play in ten minutes
rules-chapters = Chapters
rules-rulings =
    { $n ->
        [one] 1 ruling
       *[other] { $n } rulings
    }
rules-told = In the guide: { $title }
thing-rules = Rules:
thing-more = { $n } more
thing-about = Look up a component
thing-look = Show
components-of = Components of { $title }
components-all = All
components-digest = Component fingerprint: { $digest }
source-r = stated in a rulebook
source-e = from an example or picture
source-p = from a public web page
source-c = chosen by us
source-owner = from your file
reference-how = Programs can do everything that these pages can. A program gets a secret when it joins a table, and sends it in the { $header } header. Full description:
reference-name = Name
reference-place = Location
reference-kind = Type
reference-body = Request body:
reference-answer = Response:
reference-models = Data models

## Help in the browser

help-page-point = Point and choose
help-page-point-how = The choices you have now are highlighted on the board and appear as buttons below the question. When you point at a button, its place on the board is highlighted, and the other way round. If one place offers several choices, a small menu opens.
help-page-why = Why not?
help-page-why-how = Point at anything that isn’t highlighted, or open “Not possible now”. You’ll see why you can’t choose it, and which rule says so. On a touch screen, press and hold.
help-page-what = What would happen?
help-page-what-how = Point at a choice, or move to it with the keyboard. Below the choices you’ll see what would happen, as far as that is certain. The changes appear next to your goods and points. On a touch screen, press and hold. Nothing happens until you choose.
help-page-undo = Undo
help-page-undo-how = You can undo your choices until chance decides something, hidden information is revealed or another player acts.
help-page-text = Without pictures
help-page-text-how = The text view shows the same table in words. It works without a mouse and without JavaScript.
help-page-link = Playing with others
help-page-link-how =
    You don’t need an account. Share the table’s link: it offers every free seat, and anyone who opens it can choose one. To use another device as well, open the “{ site-me }” page on the first one and choose “{ me-add }”. You’ll get a QR code, an address and a short code. No one can take your seat, not even the host. But if you’re away for { $days ->
        [one] a day
       *[other] { $days } days
    }, a bot can play for you. If all the other players agree, someone else can then take the seat. Anyone who knows the table’s address can watch, unless the table settings say otherwise.
help-page-kept = Nothing is lost
help-page-kept-how = Every choice is saved before it is shown. Come back whenever you like, and the table will show you what has happened since.
help-page-keys = Shortcuts
help-page-more = Further reading
keys-off = Turn off shortcuts
keys-on = Turn on shortcuts
key-number = that choice
key-undo = undo
key-hint = hint
key-lesson = in a lesson: continue, show me, choose for me
key-skip = skip to my turn
key-plan = plan my next turn, or play the planned step
key-question = go to the question
key-board = go to the board
key-arrows = move around the board
key-enter = choose this place
key-why = what isn’t possible now, and why
key-back = one choice back
key-forward = one choice forward
key-now = back to now
key-larger = zoom in
key-smaller = zoom out
key-fit = whole board
key-log = log
key-mat = my player board
key-free = free actions
key-rules = rules
key-chat = chat
key-text = text view
key-next = next table waiting for me
key-help = this list
key-close = close

## A table after a change or damage

closed-game = This table’s game, { $game }, isn’t on this server.
closed-rules = This table was created under version { $version } of the rules. They have changed since, and no saved position fits the new ones, so the game can’t continue here.
closed-components = This table was created with different components from the ones this server uses now. No saved position fits them, so the game can’t continue here.
closed-log = Entry { $entry } of this table’s log is damaged, and there is no saved position to continue from.
closed-stored = The data saved for this table is damaged.
kept-game = This table’s game, { $game }, is no longer on this server. Here is what was saved when the game ended.
kept-rules = This game was played under version { $version } of the rules, which have changed since. Here is what was saved when it ended.
kept-components = This game was played with different components from the ones this server uses now. Here is what was saved when it ended.
kept-log = Entry { $entry } of this table’s log is damaged. Here is what was saved when the game ended.
kept-stored = The data saved for this table is damaged. Here is what was saved when the game ended.
kept-event = Something happened here under rule { $rule }.
kept-seat = Player { $n }
resumed-rules =
    The rules have changed. This table now uses version { $version } and continues from its last saved position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice before the change doesn’t fit the new rules and was dropped.
       *[other] The last { $dropped } choices before the change don’t fit the new rules and were dropped.
    }
resumed-components =
    The components on this server have changed. This table now uses the new ones and continues from its last saved position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice before the change doesn’t fit them and was dropped.
       *[other] The last { $dropped } choices before the change don’t fit them and were dropped.
    }
resumed-log =
    This table’s log is damaged. The game continues from its last saved position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice couldn’t be read and was dropped.
       *[other] The last { $dropped } choices couldn’t be read and were dropped.
    }
resumed-stored =
    The saved start of this table is damaged. The game continues from its last saved position. { $dropped ->
        [0] Nothing was lost.
        [one] The last choice doesn’t fit and was dropped.
       *[other] The last { $dropped } choices don’t fit and were dropped.
    }

## Errors on pages

wrong-title = That didn’t work
wrong-400 = The server couldn’t understand that request.
wrong-403 = You can’t do that here. If it’s your seat, open this page on the device where you play, or add this device there on the “{ site-me }” page.
wrong-404 = There’s nothing at this address. The link may be incomplete, or a newer one may have replaced it.
wrong-405 = You can’t do that at this address.
wrong-408 = Your request took too long to arrive. Check your connection, then try again.
wrong-409 = The table has moved on. Open it again to see the current position.
wrong-410 = This table is closed.
wrong-413 = What you sent is too large for this server.
wrong-422 = That isn’t possible now.
wrong-429 = Too many requests came from your address. Wait a minute, then try again.
wrong-500 = Something went wrong on the server. Every accepted choice is saved. Please try again.
wrong-503 = The server’s database isn’t responding. Every accepted choice is saved. Please try again in a moment.
wrong-507 = The server’s disk is full, so nothing was changed. Its operator must free some space. Then try again.
wrong-record = This file isn’t a game file that can be opened.
wrong-tables = You already have the maximum number of bot-only tables running. Wait until one of those games is over.
wrong-input = The server couldn’t use what you sent. Nothing was changed.
wrong-crowded = Too many pages are open here right now. Reload this one later.
wrong-seed = You can choose a seed only if no other people play, because anyone who knows it knows every hand. Leave the field empty. Once the game is over, the table shows the seed that was drawn.
wrong-held =
    This seat is taken. A bot can play for the player only after they’ve been away for { $days ->
        [one] a day
       *[other] { $days } days
    }.
wrong-kept-seat = Other people play here, so this seat still belongs to its player, even while they’re away. A bot can substitute for them.
wrong-used = This link has already been used. If the seat is yours, add this device on the “Me” page.
wrong-no-seat = All seats at this table are taken.
wrong-taken = Someone else was faster. Open the link again and choose a different seat.
wrong-back = This seat’s player is back, so the seat is theirs again.
wrong-key = This key doesn’t work here. Try again without it, and you’ll get a new one.
wrong-code = This code or key isn’t valid, or has expired. Codes work once, for ten minutes.
wrong-tries = Too many wrong codes. Wait a minute, then try again.
wrong-nobody = You don’t have a profile here yet. Create or join a table to get one.
wrong-foreign = This was sent from another site, so nothing was changed. Open the table here and try again.
wrong-other = Something went wrong.

# For operators

unready-disk-full = The disk is full, so nothing can be written. Once there is room again, the server recovers by itself.
unready-unreachable = The database isn’t responding, or can’t be written to. Once it works again, the server recovers by itself.
unready-stopping = The server is stopping.

## What the server refuses

fault-said = { $where }: { $what }
input-number = { $what }: expected a whole number from { $low } to { $high }, got “{ $given }”.
input-address = Expected an address, got “{ $given }”.
input-signs = This text contains characters that aren’t valid.
input-empty = Please enter some visible text.
input-form = The server couldn’t read this form.
input-day = Expected a date such as 2026-11-17, got “{ $given }”.
input-before = before: expected the “next” value from an earlier response.
input-zone = Expected a time zone such as Europe/Paris, got “{ $given }”.
input-one-of = Expected one of { $known }, got “{ $given }”.
bad-clock-bounds = Expected { $least } to { $most } seconds, got { $given }.
bad-clock-holidays = Expected 0, 7, 14 or 28 days off, got { $given }.
bad-clock-live = A live clock can’t have play hours or days off.
bad-clock-day = Play hours must begin and end between 00:00 and 23:59.
bad-clock-window = A clock must run for at least 3 hours a day, on at least one day of the week.
record-none = Choose a game file first.
record-long = This game file takes too long to replay: more than { $seconds } seconds.
record-large = This game file takes too much memory to replay.
crowded-address = Too many pages are open from your address. Close some, or come back later.
crowded-table = Too many people are watching this table. Come back later.
connections-address = Too many connections are open from your address (the limit is { $n }). Close some pages, then try again. If many people share this address, ask the operator to raise --connections-per-address.
connections-all = The server has reached its maximum number of open connections. Try again in a few seconds.
refused-not-asked = This seat has nothing to choose now.
refused-unknown-choice = This game has no such choice.
refused-illegal = That isn’t possible now: rule { $rule } forbids it.
refused-over = The game at this table is over.
refused-no-coach = The coach speaks only when one person plays against bots.
refused-no-lesson = There is no lesson at this table now.
refused-picture = No picture of this table was saved.
refused-feed = This feed doesn’t exist, or new addresses have replaced it. You can create new ones on the “Me” page.
refused-link = This link isn’t valid, or has been replaced. Ask the person who gave it to you for a new one.
refused-key = You don’t have this key.
refused-weak-key = A key that you choose yourself needs at least { $n } characters. Without one, you’ll be given a key.
players-unknown = There is no player “{ $given }”. “dynasty players list” shows all of them.
forbidden-not-yours = This seat isn’t yours. If it should be, open this page on the device where you play, or add this device there on the “Me” page.
forbidden-players = Only players at this table can do that. If you’re one of them, open this page on the device where you play.
forbidden-party = Only this table’s players and its host can do that. If you’re one of them, open this page on the device where you play.
forbidden-host = Only this table’s host can do that.
forbidden-link = You need this table’s link to join it.
forbidden-seated = You already have a seat at this table.
forbidden-empty = This seat is empty.
forbidden-free = This seat is free. Use the table’s link to take it.
forbidden-no-seat = This table has no such seat.
forbidden-bot = A bot plays this seat.
forbidden-which = Say which other player’s seat you mean.
forbidden-own = This is your own seat.
forbidden-others = You asked for this, so the others must agree, not you.
forbidden-unasked = You aren’t being asked to agree to this.
forbidden-self = You can’t block yourself.
forbidden-rematch = Only the people who played this game can play again, once it’s over.
forbidden-record = The game file is open to everyone once the game is over. Until then, it’s only for the players.
forbidden-metrics = These figures are available only on the server’s own machine.

## Lessons

lesson-learn = Learn
lesson-resume = Continue lesson
lesson-on = Continue
lesson-back = Back
lesson-next = Next
lesson-now = Current card
lesson-show = Show me
lesson-this = Choose this: “{ INNER($choice) }”
lesson-choose = Choose for me
lesson-leave = Leave the lesson
lesson-leave-why = The table stays as it is, and you make every choice from now on. Bots play the other seats.
lesson-play = Keep playing
lesson-result = See the result
lesson-again = Restart this lesson
lesson-place = { $place } of { $many }
lesson-done = Done for you: “{ INNER($choice) }”
lesson-look = Look at: { $things }
lesson-right = Right!
lesson-not-quite = Not quite.
lesson-watch = Watch again
lesson-earlier = This is an earlier card, with the board as it was then.
notice-plain = Lessons use the components that come with Dynasty, not this server’s own.
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
learnt-title = What you’ve learned
learnt-done = done:
learnt-guide = Read the guide
learnt-won = Beat the { $level }
learnt-won-alone = Win a solo game
lesson-by-playing = Learn by playing
lesson-typing = Type a choice as usual, or: { $show } (make the choice for me), { $back } (repeat the last cards), { $leave } (leave the lesson and play freely), { $quit } (continue another time).
lesson-enter = [Enter: continue]
lesson-not-now = That’s legal, but the lesson goes another way.

## Puzzles

puzzle-title = Puzzle { $n }
puzzle-ask = One choice is better than all the others here. Which one?
puzzle-best = The best choice: “{ INNER($choice) }”.
puzzle-then = Then: { $choices }.
puzzle-then-more = Then: { $choices }, and so on.
puzzle-tempting = The choice that tempts even a scholar is “{ INNER($choice) }”.
puzzle-not = “{ INNER($choice) }” isn’t the best choice here.
puzzle-gap = By the end of the turn, the best choice is worth { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more: { $parts }.
puzzle-close = By the end of the turn, this choice looks as good as the best choice. But in simulated games from here, it falls behind.
puzzle-later = By the end of the turn, this choice looks better than the best choice. But in simulated games from here, it falls behind.
puzzle-because =
    { $n ->
        [one] Strong bots played on from both choices. On average, the best choice was worth { $n } point more: { $parts }.
       *[other] Strong bots played on from both choices. On average, the best choice was worth { $n } points more: { $parts }.
    }
puzzle-little =
    { $n ->
        [one] Strong bots played on from both choices. On average, the best choice was worth { $n } point more, thanks to a little of everything.
       *[other] Strong bots played on from both choices. On average, the best choice was worth { $n } points more, thanks to a little of everything.
    }
puzzle-part = { SIGNED($n) } ({ $what })
puzzle-rivals-gain = +{ $n } (opponents get less)
puzzle-rivals-loss = −{ $n } (opponents get more)
puzzle-none =
    { $most ->
        [0] There are no puzzles for this game yet.
       *[other] There is no puzzle { $number }. This game’s puzzles are numbered from 1 to { $most }.
    }
puzzle-show = Show the solution
puzzle-again = Try this puzzle again
puzzle-more = More puzzles
puzzle-daily = Daily puzzle
puzzle-page = Daily puzzle: { $title }
puzzle-how = Here is a decision from a game between strong players. One choice is better than all the others, and it isn’t the tempting one. Try as often as you like, on the real board.
puzzle-row =
    { $n ->
        [0] Solve it today to start a streak.
        [one] Your streak: 1 day.
       *[other] Your streak: { $n } days.
    }
puzzle-streak =
    { $n ->
        [one] 1 day
       *[other] { $n } days in a row
    }
puzzle-done = You’ve solved today’s puzzle.
puzzle-you = You are { $seat }.
puzzle-try = Solve it
puzzle-plain = Puzzles use the components that come with Dynasty, not this server’s own.
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
    } from { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $file }
puzzles-check-title = Checking puzzles
puzzles-hold =
    { $many ->
        [one] { $n } of 1 puzzle still holds with today’s bots.
       *[other] { $n } of { $many } puzzles still hold with today’s bots.
    }
puzzles-doubt-found = Most scholars find the answer themselves.
puzzles-doubt-split = The searches don’t agree on the answer.
puzzles-doubt-behind = In simulated games, the answer isn’t clearly ahead.
puzzles-doubt-equalled = In simulated games, another choice does just as well.
puzzles-doubt-overlooked = In games simulated with search bots, the answer isn’t clearly ahead.
puzzles-doubt-changed = The answer holds, but a different choice tempts scholars now.
puzzles-doubt-lost = Its game file doesn’t lead to this question.

## Guides

guide-open = How to play
guide-contents = In this guide
guide-try = Try it
guide-to-rules = Look up the rules
guide-own-components = The figures show the published components. This server uses different ones, so numbers at your table may differ.
guide-picture = Picture: { $text }
guide-none = { $title } has no guide yet.
shares-source = Source
shares-points = Points
shares-share = Share
shares-when = When
shares-play = during play
shares-end = at the end
shares-both = both
shares-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shares-percent = { $n }%
shares-from =
    Average points per player over { $games } games between { $seats } equal bots: { NUMBER($mean, minimumFractionDigits: 1) } points in total. Measured with

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
       *[other] { " " }Most of that comes from { $gains }.
    }
coach-think-again =
    Before you choose: “{ INNER($choice) }” looks { $n ->
        [0] a little stronger
        [one] stronger, by about 1 point
       *[other] stronger, by about { $n } points
    }.{ $gains ->
        [nothing] { "" }
       *[other] { " " }Most of that comes from { $gains }.
    }
coach-gain =
    { $what } ({ $n ->
        [0] less than a point
        [one] about 1 point
       *[other] about { $n } points
    })
coach-gain-rivals =
    smaller gains for your opponents ({ $n ->
        [0] less than a point
        [one] about 1 point
       *[other] about { $n } points
    })
coach-end-sources = Your main sources of points: { $sources }.
coach-end-won =
    What decided the game: { $what }, where you scored { $n ->
        [one] 1 point
       *[other] { $n } points
    } more than { $seat }.
coach-end-lost =
    What decided the game: { $what }, where { $seat } scored { $n ->
        [one] 1 point
       *[other] { $n } points
    } more than you.
coach-end-next =
    To try next time: { $what }. Bots usually score about { $usual ->
        [one] 1 point
       *[other] { $usual } points
    } there. You scored { $own ->
        [0] nothing
       *[other] { $own }
    }.
coach-take-back = Undo
coach-keep = Keep my choice
coach-read = Got it
coach-typing-held = Make the same choice again to confirm it, or make another one.
coach-typing-undo = Type { $undo } to undo your choice.
coach-now = The coach’s level: { $level }. To change it, type “{ $command }” and a level: { $levels }.
coach-none = The coach speaks only when one person plays against bots.

# What the reader has played: the archive and statistics

archive-title = My past games
archive-none = You haven’t finished a game here yet. Your finished games will be listed here.
archive-none-such = None of your games match.
archive-with = With
archive-place-filter = My place
archive-people = People
archive-since = From
archive-until = To
archive-day = { $day } { $month ->
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
    } { $year }
archive-ended = Ended early
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
        [one] A bot made one choice for you.
       *[other] A bot made { $n } choices for you.
    }
archive-replay = Replay
archive-again = Play again
archive-pages = Pages
archive-newest = Newest games
archive-further = Earlier games
me-played = My games
me-data = My data
me-data-why = Everything that this server stores about you, as files that programs can read: name, devices, seats, results, game files, chat messages and notes.
me-export = Download my data
statistics-title = Statistics
statistics-how = Only games played from the set-up to the end count. Unfinished games, lessons, games from a position and games on a shared screen don’t. A seat’s result counts for the player who sat there first.
statistics-none = There’s nothing to count yet. Finish a game, then look again.
statistics-kind = Games
statistics-people = { $n } players, with other people
statistics-bots = { $n } players, against bots
statistics-solo = Solo
statistics-games = Played
statistics-wins = Won
statistics-place = Average place
statistics-points = Average points
statistics-best = Best
statistics-pace = Per turn
statistics-sources = Where the points came from: { $kind }
statistics-category = Points for
statistics-all = Average
statistics-other = other (earlier rules)
statistics-recent =
    { $n ->
        [one] Last game
       *[other] Last { $n } games
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

## Notifications: email and webhooks

notices-title = Notifications by browser, email or webhook
notices-short = You can be notified when a table is waiting for you, even if no page of this site is open.
notices-go = Set up
notices-ways = Your channels
notices-why = If others wait 90 seconds for you while you’re away from the table, we’ll send a message to each of these channels. It names only the game, who is waiting and the table’s address. We’ll also notify you when your time runs short, your agreement is needed, or a game begins or ends.
notices-none = No channels yet.
notices-broken = One of your notification channels no longer works.
notices-done-added = Added. You can try it out below.
notices-done-quiet = Saved.
notices-done-ended = Removed. Nothing more will be sent there.
notices-done-sent = A test message was sent.
notices-done-good = This email address is confirmed. From now on, we’ll notify you of your turns there.
notice-turn = It’s your turn: { $game }
notice-waiting =
    { $n ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
notice-reserve = Your time for this turn is nearly used up: { $game }
notice-then-reserve = After that, your time bank of { $time } starts to run.
notice-last = Your time is nearly up: { $game }
notice-late = Your time is up: { $game }
notice-until = You have until { $time }.
notice-consent = Your agreement is requested: { $game }
notice-end = Request to end the game: { $game }
notice-wants-end =
    { $n ->
        [one] { $names } would like to end the game.
       *[other] { $names } would like to end the game.
    }
notice-rematch = A seat is reserved for you in another game: { $game }
notice-named = Someone mentioned you in chat: { $game }
notice-begins = The game begins: { $game }
notice-over = The game is over: { $game }
notice-seat = A seat at your table has changed hands: { $game }
notice-unread =
    { $n ->
        [one] You have 1 unread chat message.
       *[other] You have { $n } unread chat messages.
    }
notice-several =
    { $n ->
        [one] News from one of your tables
       *[other] News from { $n } of your tables
    }
notice-test = Dynasty: test message
notice-test-why = It arrived, so this is how you’ll be notified of your turns.
notice-code = Dynasty: your code
notice-code-why = Type this code on the page where you entered this email address: { $code }. If that wasn’t you, do nothing, and we won’t write again.
notice-stop = You get this because you asked for notifications about your tables. To stop them:
channel-mail = Email
channel-json = JSON for programs
channel-discord = Discord
channel-slack = Slack
channel-telegram = Telegram
channel-ntfy = ntfy
channel-state-new = We sent a code there. Type it here.
channel-state-good = Works, as far as we know.
channel-state-broken = Doesn’t work: the last messages were refused. Test it again, or remove it.
channel-secret = Signed with { $secret }
channel-code = Code
channel-confirm = Confirm
channel-test = Send a test
channel-end = Remove
channels-most = You already have { $n }, which is the maximum. Remove one first.
channel-not-sent = This message couldn’t be sent (answer: { $told }).
pool-busy = The server is busy with other messages. Try again in a minute.
trial-running = The server is still testing your last address. Wait a few seconds, then try again.
mail-why = We’ll email you a code first, to check that the address is yours.
mail-box = Email address
mail-add = Send me a code
mail-none = This server doesn’t send email.
mail-address = This isn’t a valid email address. Expected name@host.
mail-not-sent = The code couldn’t be sent to this email address.
mail-unconfirmed = Confirm this address first: type the code that we sent there.
hook-title = Webhook
hook-why = The address of a service that accepts messages, such as a Discord or Slack channel. Anyone who knows it can post there, so keep it to yourself.
hook-service = Service
hook-where = Address
hook-prefix = Mention, or chat ID (Telegram)
hook-add = Add
hook-address = Messages can’t be sent to this address.
hook-https = The address must begin with https.
hook-port = Messages can’t be sent to port { $port }.
hook-unknown = No server was found at { $host }. Check the address.
hook-slow = { $host } couldn’t be found in time. Check the address, or try again later.
hook-private = Messages can’t be sent to private networks ({ $host }).
hook-form = Choose the service that accepts the messages.
hook-chat = Telegram needs the chat ID.
quiet-title = Quiet hours
quiet-why = Nothing is sent during these hours. Messages that still matter arrive afterwards.
quiet-on = Send nothing
quiet-from = From
quiet-to = To
quiet-hours = Expected hours such as 22:00-08:00 that leave at least 3 hours of the day.
digest-title = Daily summary
digest-why = One message a day lists all the tables waiting for you. Only urgent news arrives earlier, such as your time running out.
digest-on = Once a day
digest-hour = At
digest-named = Also when someone mentions me in chat with @name
push-title = This browser
push-why = This browser can notify you when no page of this site is open, including at live tables.
push-add = Turn on notifications
push-on = Notifications are on in this browser. You can turn them off above.
push-denied = You’ve blocked this site’s notifications in this browser. You can allow them in its settings.
push-address = Notifications don’t work here. Browsers allow them only at https addresses, and some phones only once the site is on the home screen.
push-failed = This browser’s notification service couldn’t be reached.
push-else-mail = You can use email instead.
push-else-hook = You can use a webhook instead, such as ntfy, which has a phone app.
push-script = This needs JavaScript.
push-keys = These aren’t valid browser keys.
push-ask = Should this browser notify you when it’s your turn again?
push-yes = Yes
push-no = No
channel-push = Browser
feed-title = Feed reader and calendar
feed-why = Two addresses that list your open turns and their deadlines. Creating new ones replaces the old ones.
feed-make = Create addresses
feed-how = Add the first to a feed reader and the second to a calendar.
feed-turns = Your turns
feed-deadlines = Your deadlines
feed-care = They’re shown only once. Anyone who has them can read your turns, but nothing else.
stop-title = Stop emails
stop-ask = Should this server stop emailing you about your turns?
stop-do = Yes, stop
stop-done = Nothing more will be sent to this email address.
wrong-channel = You don’t have this notification channel.
bad-smtp = --smtp: expected smtp://NAME:PASSWORD@HOST:PORT or smtps://…, and --mail-from with the sender’s address.

## Deleting your data

former-player = Former player
chat-emptied = (message removed)
me-delete = Delete my data
delete-title = Delete my data
delete-goes = Your name disappears from this server, along with your devices, keys and notification channels. So do your notes, time off, lesson progress and everything you said. No one can restore them, not even the server’s operator.
delete-seats = Where other people are still playing, a bot takes your seat at once. Tables where you play without other people are closed.
delete-stays = Games that you’ve played stay available to the people who played with you. You appear there as “Former player”, and no result can be traced to you.
delete-export = Download my data first
delete-sure = I want to delete my data for good.
delete-yes = Delete my data
delete-no = Cancel
deleted-title = Your data has been deleted
deleted-said = Nothing on this server can be traced to you any more. Thank you for your games. You’re welcome back at any time, as a new player.
deleted-lobby = Go to the games

## Ratings

terms-rated = Rated:
terms-rated-on = yes, for everyone who plays from the start
terms-rated-off = no
short-rated = rated
rated-needs = A rated table needs { $what }.
name-rated-people = two or more people
name-rated-clock = a clock
name-rated-stand-in = a substitute bot
name-rated-hints = hints turned off
name-rated-branching = exploring only after the game
name-rated-seed = a random seed
rating-said = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-line =
    { $n ->
        [one] Rating { $rating } after { $n } rated game. Everyone starts at 25, like the bots on the ladder.
       *[other] Rating { $rating } after { $n } rated games. Everyone starts at 25, like the bots on the ladder.
    }
rating-soon =
    { $n ->
        [one] { $n } rated game so far. The rating is shown after { $most }.
       *[other] { $n } rated games so far. The rating is shown after { $most }.
    }
ratings-rebuilt =
    { $n ->
        [one] Ratings recomputed from { $n } rated table.
       *[other] Ratings recomputed from { $n } rated tables.
    }

## Players

me-profile = What others see
me-profile-why = Anyone who has shared a table with you sees your name and whether you’re here. Only you can see your statistics and ratings, unless you make them public.
me-profile-look = My profile
me-profile-show = Make statistics and ratings public
me-profile-hide = Make them private
player-about = { $seat }’s profile
player-nameless = Unnamed player
player-presence = Now: { $what }
player-private = Statistics and ratings are private.
player-no-games = No games to count yet.
player-mine-open = This is how everyone on this server sees you.
player-mine-closed = Only you see this page like this. Others see your name at most.
wrong-player = You can’t view this player. You can view people who have shared a table with you, or whose statistics are public.

## Blocking and reporting

club-title = Block or report
block-why = If you block this player, neither of you will see the other’s open tables. You won’t see what they say, and “Play again” won’t seat you together. They won’t be notified.
block-is = You’ve blocked this player. Neither of you sees the other’s open tables, you don’t see what they say, and you don’t play again together.
block-begin = Block
block-end = Unblock
blocked-title = Blocked players
blocked-rematch = You can’t play again with all of these players.
report-title = Report
report-how = The server’s operator will read your report, with a copy of the messages around it. No one else is notified.
report-line = Which message?
report-no-line = none, the player in general
report-why = What’s wrong?
report-send = Send report
report-done = Thank you. The server’s operator will read your report.
report-most = You’ve sent { $n } reports in one day, which is the maximum. Try again tomorrow.

## Running a club

door-title = You’re invited
door-why = Someone gave you the link to this server. Choose a name and come in. You don’t need a password.
door-in = Come in
silenced = The server’s operator has muted you for now. You can keep playing.
new-lines = In your first week, you can send { $n } messages an hour at tables that are open to everyone. Wait a little.
new-tables = In your first week, you can have { $n } open tables in the lobby at once. Wait until one of them begins, or close one.
wrong-invited = This server is by invitation only. Ask a player for a table’s link, or ask the server’s operator for the server’s link.
players-needs =
    { $n ->
        [one] players { $do }: expected the ID of one player (“dynasty players list” shows them)
       *[other] players { $do }: expected the IDs of { $n } players (“dynasty players list” shows them)
    }
players-numbers = players reports: expected report numbers
players-same = players merge: expected two different players
players-line =
    { $n ->
        [one] joined { $made }, last seen { $seen }, { $n } table
       *[other] joined { $made }, last seen { $seen }, { $n } tables
    }
players-is-muted = muted
players-is-closed = closed
players-sum =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
players-mute = { $player } can no longer chat at any table. “dynasty players unmute” lifts this.
players-unmute = { $player } can chat again.
players-close = { $player }’s keys are revoked, and their open tables are closed. At running tables, they count as absent.
players-merge = Everything that belonged to { $player } now belongs to { $into }.
players-invite = Anyone who opens this path on your server can come in, even if it’s by invitation only: { $path }
report-head = Report { $n }, { $day }: about { $about }, by { $by }
reports-sum =
    { $n ->
        [0] No open reports.
        [one] { $n } open report. “dynasty players reports NUMBER” marks it as settled.
       *[other] { $n } open reports. “dynasty players reports NUMBER...” marks them as settled.
    }
reports-done =
    { $n ->
        [one] { $n } report settled.
       *[other] { $n } reports settled.
    }

## The help of the commands

# Each of these messages is one line, and its only variables are { $name }: they are read without Fluent, which loads slowly.

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-required = required
help-variable = env var: { $variable }
help-default = default: { $default }
help-off = off
help-none = none
help-joined = { $before }; { $next }
help-least = at least { $least }
help-between = { $least } to { $most }
help-secret-file = To keep it secret, set { $variable } to the path of a file that contains it.

# Placeholders, in capital letters

help-word-action = ACTION
help-word-address = ADDRESS
help-word-arguments = ARGUMENTS
help-word-bot = BOT
help-word-command = COMMAND
help-word-file = FILE
help-word-folder = FOLDER
help-word-game = GAME
help-word-host = HOST
help-word-id = ID
help-word-key = KEY
help-word-lesson = LESSON
help-word-mb = MB
help-word-name = NAME
help-word-options = OPTIONS
help-word-points = POINTS
help-word-port = PORT
help-word-seconds = SECONDS
help-word-step = STEP
help-word-url = URL
help-word-value = VALUE
help-word-who = WHO

# The program and its commands

help-program = Play and study strategy board games set in China. Without a command, a menu helps you start a game.
help-more = More to read: docs/learn/first-game.md (play), docs/learn/first-bot.md (write a bot), docs/learn/first-experiment.md (change a number), docs/learn/first-server.md (run a server), and docs/index.md (everything).
help-command-play = Play in the terminal, against bots or with others on the same screen.
help-command-serve = Start a server, to play in the browser on this computer or over a network.
help-command-games = List the games.
help-command-learn = Learn a game in an interactive lesson, then play on.
help-command-puzzle = Solve the daily puzzle: find the best choice.
help-command-guide = Read a game’s guide, with its pictures described in words.
help-command-rules = List a game’s rules, with the functions, tests and rulings for each.
help-command-components = List a game’s component values and their sources.
help-command-shares = Measure what earns points, in games between equal bots. The guide shows the result.
help-command-replay = Replay a game file and describe what happened.
help-command-verify = Check that game files replay correctly. The exit code is 0 if all do, 1 if one doesn’t, and 2 if one isn’t a game file.
help-command-render = Draw the board of a game file, or of a game played at random.
help-command-analyse = Analyse a finished game: win chances, turning points, mistakes and luck.
help-command-simulate = Let bots play many games. The same seeds give the same results, with any number of processes.
help-command-arena = Measure how strong bots are. An interrupted run resumes where it left off.
help-command-ladder = Write the bot ladder’s page, FOLDER.md, from the reports in a folder.
help-command-balance = Measure a game’s balance with bots. An interrupted run resumes where it left off.
help-command-sweep = Try other values of a component on the same deals. An interrupted run resumes where it left off.
help-command-dataset = Save every decision of many games as rows in Parquet files, for machine learning.
help-command-train = Train the weights that estimate positions. An interrupted run resumes where it left off.
help-command-calibrate = Check predicted win chances against actual results, by quarter of the game.
help-command-puzzles = Search games between scholars for puzzles. An interrupted run resumes where it left off.
help-command-bench = Measure the speed of every game.
help-command-fuzz = Play many games and check every invariant. Failures are printed with their seeds.
help-command-backup = Copy all tables into one file. The server can keep running.
help-command-restore = Restore all tables from a backup. Stop the server first. The current tables are moved aside, not deleted.
help-command-doctor = Check every table and replay its log. No table is changed.
help-command-ratings = Recompute all ratings from the stored results.
help-command-players = Manage a server’s players: list, mute, unmute, close, merge and invite them, and read reports.

# Options and arguments that several commands share

help-option-help = Show this help and exit.
help-option-version = Show the version and exit.
help-option-lang = Set the language.
help-option-lang-default = the language of LANG, or else en
help-option-coach = Set how much the coach says when you play alone against bots.
help-option-coach-default = silent
help-option-game = Name the game. “dynasty games” lists all names.
help-option-file-or-game = Give a game file, or the name of a game.
help-option-file = Give the game file to read.
help-option-components = Use the component values in this TOML file.
help-option-components-default = the game’s own values
help-option-option = Set a table option. Repeat it to set several.
help-option-option-default = the game’s own defaults
help-option-json = Print JSON for programs.
help-option-jobs = Use this many processes.
help-option-on = Play on Ray, here or on a cluster, instead of in local processes.
help-option-on-default = local processes
help-option-seed = Start with this seed, a whole number. The next games use the next seeds.
help-option-own-seed = Use this seed, a whole number, for the game.
help-option-own-seed-default = a random seed
help-option-bots = Name the bots that play, separated by commas. They move on one seat after each deal.
help-option-counts = Give the numbers of players, separated by commas, or “all”.
help-option-counts-default = the lowest number
help-option-all-counts = Give the numbers of players, separated by commas, or “all”.
help-option-data = Store the tables in this folder.
help-option-data-default = “tables” in your data folder
help-option-database = Use this PostgreSQL database (postgresql+psycopg://…).
help-option-database-default = an SQLite file in the folder of --data

# The other options and arguments, by command

help-play-what = Name a game to start, or a saved game to continue.
help-play-what-default = asked in a menu
help-play-seats = Name the players in seat order, separated by commas: you, you=NAME, or a bot. From weakest to strongest, the bots are novice, apprentice, artisan, scholar and master.
help-play-seats-default = you against artisans, with as few players as possible
help-play-resume = Continue this saved game.
help-play-save = Save the game in this file.
help-play-save-default = a new file with your other saved games
help-serve-host = Listen on this address.
help-serve-port = Listen on this port.
help-serve-workers = Use this many server processes.
help-serve-thinkers = Use this many processes for bots.
help-serve-bot-tables = Allow each player this many running tables with bots only.
help-serve-rooms = Keep this many unused tables in memory.
help-serve-drawing-memory = Use this much memory, in MB, to redraw open pages quickly.
help-serve-requests = Allow this many requests per minute from each address.
help-serve-lan = Listen on the local network and print the address to open.
help-serve-tls-cert = Serve HTTPS with this certificate (PEM).
help-serve-tls-key = Use this private key (PEM) for the certificate.
help-serve-public-url = Use this base URL for invitation links.
help-serve-public-url-default = the address that the browser uses
help-serve-connections-per-address = Allow this many open connections from each address, in each server process.
help-serve-lines-per-address = Allow this many open pages from each address.
help-serve-lines-per-table = Allow this many spectators at each table.
help-serve-open-metrics = Show /metrics to everyone, not only to this machine.
help-serve-smtp = Send mail through this server (smtp://NAME:PASSWORD@HOST:PORT or smtps://…).
help-serve-smtp-default = no mail is sent
help-serve-mail-from = Send mail from this address.
help-serve-allow-private-hooks = Allow webhooks to machines on the local network.
help-serve-doors = Choose who may join: anyone (open), or only people with a link (invited).
help-serve-allow-seeds = Let hosts choose the seed of any table, for tests.
help-serve-contact = Show this mail or web address on the Help page, so that visitors can reach you.
help-serve-contact-default = none
help-serve-open = Open the browser, or don’t.
help-learn-lesson = Name the lesson.
help-learn-lesson-default = the first one
help-learn-again = Start the lesson again from the beginning.
help-puzzle-number = Give the number of an earlier puzzle.
help-puzzle-number-default = today’s puzzle
help-rules-id = Show only this rule, ruling or chapter.
help-rules-id-default = all rules
help-components-source = Show only the values with this source.
help-components-source-default = all sources
help-shares-games = Play this many games.
help-replay-to = Stop after this many choices.
help-replay-to-default = the end of the file
help-replay-seat = Show what this seat saw, counted from 0. A spectator is -1.
help-verify-files = Give the game files to check.
help-render-to = Draw the board after this many choices.
help-render-to-default = the end of a file, or the start of a game
help-render-seat = Draw what this seat sees, counted from 0. A spectator is -1.
help-render-output = Save the drawing in this file.
help-render-output-default = standard output
help-render-text = Draw in plain text instead of SVG.
help-render-narrow = Draw for a phone.
help-render-theme = Choose the colours.
help-analyse-seat = Look for the mistakes of this seat only, counted from 0.
help-analyse-seat-default = all seats
help-simulate-seats = Name the bots in seat order, separated by commas.
help-simulate-games = Play this many games.
help-simulate-detail = Also count events, and points by category.
help-arena-bots = Name the bots from weakest to strongest, separated by commas.
help-arena-games = Play this many games with each group of bots.
help-arena-neighbours = Let each bot meet only the next one in the list.
help-arena-against = Add these opponents for the last bot (with --neighbours), separated by commas.
help-arena-out = Save the games and the report in this folder.
help-arena-out-default = arena/GAME
help-ladder-folder = Give the folder that contains the reports.
help-ladder-play = Play the games of all reports again. This takes a long time.
help-balance-game = Name the game to measure. Without one, the balance page is written.
help-balance-bot = Let this bot play with every number of players.
help-balance-games = Play this many games with each number of players.
help-balance-masters = Also play this many games between masters, solo and with the usual number of players.
help-balance-out = Save the report in this folder.
help-balance-out-default = balance/GAME
help-balance-page = Write the balance page to this file, when no game is named.
help-sweep-vary = Name a component and the values to try. Repeat it to vary several.
help-sweep-games = Play at most this many deals with each value.
help-sweep-whole = Play all deals, even if the result is already clear.
help-sweep-out = Save the report in this folder.
help-sweep-out-default = sweep/GAME/KEY
help-dataset-games = Play this many games with each number of players.
help-dataset-out = Save the rows and the game files in this folder.
help-train-games = Train on this many games.
help-train-out = Save the games and the weights in this folder.
help-train-out-default = train/GAME
help-train-install = Save the weights in the game’s own folder.
help-train-play = Train the weights that bots play with. They’re saved only if they win more often.
help-train-rounds = Improve the weights in this many rounds (with --play).
help-train-deals = Evaluate the weights on this many deals (with --play).
help-calibrate-games = Play this many games.
help-calibrate-out = Also save a plot in this folder.
help-calibrate-out-default = no plot
help-puzzles-games = Search this many games with each number of players.
help-puzzles-gap = Require the best choice to lead by this many points.
help-puzzles-gap-default = a third of a mistake in this game, or a sixth with --check
help-puzzles-kinds = Search only these kinds of questions, separated by commas.
help-puzzles-kinds-default = all questions
help-puzzles-most = Keep at most this many puzzles, the clearest ones.
help-puzzles-without = Drop these puzzles, separated by commas.
help-puzzles-check = Ask today’s bots whether the game’s puzzles still work.
help-puzzles-out = Save the puzzles in this folder.
help-puzzles-out-default = puzzles/GAME
help-puzzles-install = Save the puzzles in the game’s own folder.
help-bench-seconds = Use this much CPU time for each game, in seconds.
help-fuzz-game = Name the game.
help-fuzz-game-default = all games
help-fuzz-games = Play each game this many times.
help-fuzz-every = Check after every N choices.
help-fuzz-bot = Let this bot play.
help-fuzz-bot-default = random, then greedy in a tenth as many games
help-fuzz-seats = Play with this many players.
help-fuzz-seats-default = all numbers in turn
help-backup-file = Name the new file.
help-restore-file = Give the backup to restore.
help-ratings-do = Type “rebuild”.
help-players-do = Choose what to do: list, reports, mute, unmute, close, merge or invite.
help-players-which = Give player IDs or, with “reports”, the numbers of the reports to close.
help-players-fresh = Create a new invitation link. The old one stops working.

## Errors in the command line

help-error = Error: { $what }
help-error-try = For help, run: { $command }
help-error-command = There’s no command “{ $given }”.
help-error-option = There’s no option { $given }.
help-error-near = Did you mean { $near }?
help-error-extra = “{ $given }” isn’t expected here.
help-error-missing = { $name } is missing.
help-error-no-value = { $name } needs a value. Type { $form }.
help-error-flag = { $name } doesn’t take a value.
help-error-bad = { $name } can’t be “{ $given }”.
help-error-value = { $name } must be { $expected }, not “{ $given }”.
help-error-choice = one of { $known }
help-error-yes-no = yes or no
help-error-integer = a whole number
help-error-integer-least = a whole number of at least { $least }
help-error-integer-between = a whole number from { $least } to { $most }
help-error-number = a number
help-error-number-least = a number of at least { $least }
help-error-number-between = a number from { $least } to { $most }
bad-seed = --seed: expected a whole number from 0 to { $most }, got { $given }.
bad-coach = --coach: expected one of { $known }, got “{ $given }”.
no-language = There’s no language “{ $given }”. Choose one of these: { $known }.
no-lesson =
    { $n ->
        [0] { $game } has no lessons.
       *[other] { $game } has no lesson “{ $given }”. Choose one of these: { $known }.
    }
no-puzzle = { $game } has no puzzle “{ $given }”.

## Errors in files

# These are parts of sentences: “Bad game file: ” or “Bad component file: ” comes before them.

flaw-in-file = { $file }: { $what }
flaw-component = { $file }: { $place }: expected { $expected }
flaw-component-got = { $file }: { $place }: expected { $expected }, got { $got }
flaw-component-missing = { $file }: { $place }: expected { $expected }, got nothing
flaw-value = { $place }: expected { $expected }, got { $got }
flaw-key = { $place }: unknown key “{ $given }” (known: { $known })
flaw-json = not valid JSON (line { $line }, column { $column })
flaw-json-size = not valid JSON (nested too deeply, or a number is too long)
flaw-toml = not valid TOML (line { $line }, column { $column })
flaw-toml-end = not valid TOML (it ends too early)
flaw-utf8 = not UTF-8 text (at byte { $at })
flaw-unreadable = { $what }
flaw-half-character = a text contains half a character
flaw-no-record = not a Dynasty game file (the field “dynasty” is missing)
flaw-field-missing = the field “{ $field }” is missing
flaw-step = unknown step { $step }
flaw-dump = the position isn’t valid in { $game } ({ $what })
flaw-invariant = it breaks an invariant: { $what }
flaw-position = the position can’t be played: { $what }
flaw-origin = origin: the position can’t be played to the end ({ $what })
flaw-origin-players = origin: the position is for a different number of players ({ $players }, not { $seats })
flaw-other-game = it’s a game of { $found }, not { $wanted }
flaw-version = made with version { $found } of the { $game } rules, but this program has version { $wanted }
flaw-box = made with different components ({ $found }, not { $wanted }). Give the same component file.
flaw-short =
    { $n ->
        [0] the game has no choices, not { $to }
        [one] the game has only { $n } choice, not { $to }
       *[other] the game has only { $n } choices, not { $to }
    }
flaw-open-game = the game isn’t over. Only finished games can be analysed.
flaw-no-choices = no one made a choice, so there’s nothing to analyse.
flaw-unknown-choice = this game has no such choice
flaw-not-asked = this seat has nothing to choose now
flaw-illegal = rule { $rule } doesn’t allow it
flaw-dead-end = it leads nowhere
flaw-journal = { $file }: line { $line } isn’t a finished game
flaw-report = { $file }: not an arena report
flaw-balance = not the figures of a balance report
flaw-shares = { $file }: not a measurement of points
flaw-lesson-record = record: the file { $file } must be next to the lesson
flaw-lesson-steps = { $place }: there must be a step for each choice of the learner, in order. Without a step: { $lacking }. Not the learner’s, or too late: { $foreign }.
flaw-heading = { $file }: the heading “{ $heading }” needs an ID at its end, such as { "{" }#goal{ "}" }
flaw-title = { $file }: the title is missing (# …)
guide-no-figure = The figure “{ $figure }” can’t be tried here.
guide-figure-over = The game in the figure “{ $figure }” is over.
guide-no-piece = There’s nothing called “{ $noun }” in this game.
diverged-choice = choice { $number } (seat { $seat }, { $choice }): { $what }
diverged-open = the file contains final scores, but the game isn’t over
diverged-scores = the file says { $stated }, but the replay gives { $replayed }

# What was expected

expected-answer = an answer of at most { $most } choices
expected-answers =
    { $n ->
        [one] a list of { $n } answer
       *[other] a list of { $n } answers
    }
expected-beat = a number from 1, together with “after”
expected-choice = a pair [seat, "verb:noun"]
expected-decider = a question to a seat that can choose
expected-fence = a block of type { $known }
expected-figure-position = a position from 0 to { $last }
expected-figure-seat = a seat from -1 to { $last }
expected-format = format { $format }
expected-frame-limits = existing seats and arguments
expected-frame-parts = frames with step, seat and argument
expected-frames = a list of at most { $most } frames
expected-integer = a whole number
expected-key = a component key
expected-key-near = a component key (did you mean { $near }?)
expected-later-ids = IDs of later steps
expected-lesson-at = the number of the choice to ask for
expected-lesson-choice = a choice of the game, from 0 to { $last }
expected-list = a list
expected-list-of = a list in which each value is { $each }
expected-no-after = nothing together with “at”
expected-one-of = one of { $known }
expected-options = strings by key
expected-own-ids = different IDs (“end” and “promise” are taken)
expected-parts = { $numbers }, with { $width } bits per part and no part above { $top }
expected-position = a position
expected-question = a question on top
expected-record = a game of { $game }
expected-record-choice = “{ $choice }”, as in the game file
expected-sealable = a choice that seat { $seat } can seal
expected-seats = a list of seats
expected-some-wholes = a list of { $least } to { $most } whole numbers from { $low } to { $high }
expected-suffixes = suffixes by choice, verb or *
expected-table = a table
expected-text = a string
expected-texts =
    { $n ->
        [one] a list of { $n } string
       *[other] a list of { $n } strings
    }
expected-until = start < until ≤ { $last }
expected-value = a value, not a table
expected-values-by-name = values by name
expected-whole = a whole number from { $low } to { $high }
expected-whole-list = a list of whole numbers
expected-wholes =
    { $n ->
        [one] a list of { $n } whole number from { $low } to { $high }
       *[other] a list of { $n } whole numbers from { $low } to { $high }
    }
expected-words = a list of words from { $known }
expected-yes-no = true or false
got-bits = a number of { $bits } bits

# Why a file or a port can’t be used

os-exists = it already exists
os-folder = it’s a folder
os-forbidden = permission denied
os-full = the disk is full
os-long-name = the name is too long
os-missing = no such file or folder
os-no-folder = part of the path isn’t a folder
os-port-used = another program is using it
os-read-only = the disk is read-only

## Documents

document-pages = Help pages
document-learn = Learn
document-how-to = How to
document-reference = Look up
document-explanation = Understand
document-technical = For programmers and operators
document-neighbours = Previous and next page
document-previous = Previous: { $title }
document-next = Next: { $title }
site-contact = Contact the operator of this server: { $contact }
