"""`play`: people and bots in turn, until the game is over or everybody leaves."""

from dynasty.cli import coaching
from dynasty.cli.commands import Leave, obey
from dynasty.cli.sheets import show_ranking, show_sheets
from dynasty.cli.table import SPECTATOR, Table


def play_on(table: Table) -> None:
    """Play on; whatever happens, the game is kept."""
    table.save()
    welcome(table)
    sitting = table.people[0] if len(table.people) == 1 else SPECTATOR
    try:
        while not table.match.finished:
            seat = next_seat(table, sitting)
            if seat in table.bots:
                think(table, seat)
            else:
                hand_over(table, sitting, seat)
                sitting = seat
                ask(table, seat)
    except (Leave, EOFError, KeyboardInterrupt):
        goodbye(table)
    else:
        finish(table, sitting)


def welcome(table: Table) -> None:
    """Who sits where, and what to type."""
    words, screen = table.words, table.screen
    who = [
        words.say("play-seat", seat=words.seat(seat), player=words.say(f"player-{entry.player}"))
        for seat, entry in enumerate(table.match.seats)
    ]
    screen.heading(f"{words.say('title')} · {words.joined(who)}")
    table.whisper("play-kept", file=str(table.file))
    if table.people:
        table.whisper("play-help", help=words.say("command-help"))


def next_seat(table: Table, sitting: int) -> int:
    """Bots answer first; then whoever sits at the screen; then the next person."""
    asked = [decision.seat for decision in table.match.state.decisions]
    waiting = [seat for seat in asked if seat in table.bots]
    if not waiting and sitting in asked:
        return sitting
    return (waiting or asked)[0]


def think(table: Table, seat: int) -> None:
    """A bot answers; where only bots play, its doings are told at once."""
    table.choose(seat, str(table.bots[seat].choose(table.imagine(seat), seat)))
    if not table.people:
        table.tell_news(SPECTATOR)


def hand_over(table: Table, sitting: int, seat: int) -> None:
    """Between two people at one screen: the next one finds nothing of the other's hand."""
    if seat == sitting:
        return
    name = table.words.seat(seat)
    if sitting != SPECTATOR:
        table.screen.clear()
    table.screen.heading(table.words.say("play-hand-over", seat=name))
    table.screen.read(table.words.say("play-ready", seat=name) + " ")


def ask(table: Table, seat: int) -> None:
    """The board, what happened, and the question until it is answered or asked anew."""
    if table.board_is_stale(seat):
        table.show_board(seat)
    table.tell_news(seat)
    table.show_question(seat)
    coaching.speak(table, seat)
    done = False
    while not done:
        table.screen.line()
        done = obey(table, seat, table.screen.read(f"{table.words.seat(seat)}> "))


def goodbye(table: Table) -> None:
    """The game is kept: how to go on with it."""
    table.screen.line()
    table.screen.tell("play-left")
    table.screen.line(f"  {table.resume_command()}")


def finish(table: Table, sitting: int) -> None:
    """The last events, the sheets, the ranking."""
    table.tell_news(sitting)
    screen, match = table.screen, table.match
    screen.heading(table.words.say("replay-over"))
    show_sheets(screen, match.game.scores(match.state))
    screen.line()
    show_ranking(screen, match)
    coaching.last_word(table)
    screen.line()
    table.whisper("play-record", file=str(table.file))
