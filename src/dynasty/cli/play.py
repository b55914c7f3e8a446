"""The main loop of `play`: people and bots take turns until the game is over or is left."""

from dynasty.cli import coach
from dynasty.cli.prompt_commands import LeaveGame, handle_line
from dynasty.cli.score_tables import print_ranking, print_sheets
from dynasty.cli.terminal_match import SPECTATOR, TerminalTable


def play_match(table: TerminalTable) -> None:
    """Play a match until it is over or the player leaves; it is saved after every choice."""
    table.save()
    print_welcome(table)
    sitting = table.people[0] if len(table.people) == 1 else SPECTATOR
    try:
        while not table.match.finished:
            seat = next_seat(table, sitting)
            if seat in table.bots:
                play_bot(table, seat)
            else:
                hand_over_screen(table, sitting, seat)
                sitting = seat
                ask_person(table, seat)
    except (LeaveGame, EOFError, KeyboardInterrupt):
        print_goodbye(table)
    else:
        print_results(table, sitting)


def print_welcome(table: TerminalTable) -> None:
    """Print who plays each seat, and what to type for help."""
    words, screen = table.words, table.screen
    who = [
        words.say("play-seat", seat=words.seat(seat), player=words.say(f"player-{entry.player}"))
        for seat, entry in enumerate(table.match.seats)
    ]
    screen.heading(f"{words.say('title')} · {words.joined(who)}")
    table.whisper("play-kept", file=str(table.file))
    if table.people:
        table.whisper("play-help", help=words.say("command-help"))


def next_seat(table: TerminalTable, sitting: int) -> int:
    """Return the seat to act: bots first, then the person at the screen, then the next person."""
    asked = [decision.seat for decision in table.match.state.decisions]
    waiting = [seat for seat in asked if seat in table.bots]
    if not waiting and sitting in asked:
        return sitting
    return (waiting or asked)[0]


def play_bot(table: TerminalTable, seat: int) -> None:
    """Make a bot's choice; where only bots play, print it at once."""
    table.choose(seat, str(table.bots[seat].choose(table.imagine(seat), seat)))
    if not table.people:
        table.tell_news(SPECTATOR)


def hand_over_screen(table: TerminalTable, sitting: int, seat: int) -> None:
    """Clear the screen and ask for the next person, so that nobody sees another's hand."""
    if seat == sitting:
        return
    name = table.words.seat(seat)
    if sitting != SPECTATOR:
        table.screen.clear()
    table.screen.heading(table.words.say("play-hand-over", seat=name))
    table.screen.read(table.words.say("play-ready", seat=name) + " ")


def ask_person(table: TerminalTable, seat: int) -> None:
    """Print the board, the news and the question until it is answered or must be asked again."""
    if table.board_is_stale(seat):
        table.show_board(seat)
    table.tell_news(seat)
    table.show_question(seat)
    coach.print_idea(table, seat)
    done = False
    while not done:
        table.screen.line()
        done = handle_line(table, seat, table.screen.read(f"{table.words.seat(seat)}> "))


def print_goodbye(table: TerminalTable) -> None:
    """Print how to continue the saved game."""
    table.screen.line()
    table.screen.tell("play-left")
    table.screen.line(f"  {table.resume_command()}")


def print_results(table: TerminalTable, sitting: int) -> None:
    """Print the last events, the score sheets and the ranking."""
    table.tell_news(sitting)
    screen, match = table.screen, table.match
    screen.heading(table.words.say("replay-over"))
    print_sheets(screen, match.game.scores(match.state))
    screen.line()
    print_ranking(screen, match)
    coach.print_game_summary(table)
    screen.line()
    table.whisper("play-record", file=str(table.file))
