"""The commands `learn` and `puzzle`: play a lesson card by card, then continue the game freely."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dynasty import games
from dynasty.cli.parse_seats import YOU
from dynasty.cli.play import play_match, print_goodbye
from dynasty.cli.prompt_commands import LeaveGame, handle_line
from dynasty.cli.record_files import read_match, saves_folder
from dynasty.cli.screen import BOLD_STYLE, DIM_STYLE
from dynasty.cli.terminal_match import TerminalTable
from dynasty.insight.puzzle import daily_puzzle_number, puzzle_by_number
from dynasty.kernel import DynastyError, Match, SeatEntry
from dynasty.learn.coach_session import LEVEL_MATTERS
from dynasty.learn.lesson_loader import FIRST_LESSON, load_lesson
from dynasty.learn.lesson_model import END_CARD, PREDICTION_ANSWERS, Card, Lesson
from dynasty.learn.lesson_positions import legal_choices, start_lesson_match
from dynasty.learn.lesson_progress import LessonProgress, cached_script, open_questions
from dynasty.learn.lesson_text import card_text, lesson_title, refusal_text
from dynasty.learn.puzzle_lessons import puzzle_lesson_name

SHOW_COMMAND, BACK_COMMAND, LEAVE_COMMAND = "show", "back", "leave"
LESSON_COMMANDS: Final = (SHOW_COMMAND, BACK_COMMAND, LEAVE_COMMAND)


class LeaveLesson(Exception):
    """Raised when the learner leaves the lesson but continues the game."""


def run_learn(name: str, lesson: str, again: bool, language: str) -> None:
    """Continue a lesson where it was left, or start it."""
    play_lesson(load_lesson(name, lesson or FIRST_LESSON), again, language)


def run_puzzle(name: str, number: int, language: str) -> None:
    """Let the player solve a puzzle of a game; number 0 is today's puzzle."""
    games.load(name)
    puzzle = puzzle_by_number(name, number or daily_puzzle_number(name, datetime.now(UTC).date()))
    play_lesson(load_lesson(name, puzzle_lesson_name(puzzle)), True, language)


def play_lesson(chosen: Lesson, again: bool, language: str) -> None:
    """Play the cards of a lesson, then the rest of the game without it."""
    file = saves_folder() / f"{chosen.game}-{chosen.name}-lesson.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    table = GuidedTable(load_or_start_match(chosen, file, again), file, language, chosen)
    table.save()
    try:
        play_lesson_cards(table)
    except (LeaveGame, EOFError, KeyboardInterrupt):
        print_goodbye(table)
        return
    except LeaveLesson:
        table.screen.tell("lesson-leave-why")
    if table.coach is not None:
        table.coach.level = LEVEL_MATTERS  # the coach remains after a lesson
    play_match(table)


def load_or_start_match(lesson: Lesson, file: Path, again: bool) -> Match:
    """Return the saved match of the lesson; a new one if none is saved or it does not fit."""
    if file.exists() and not again:
        try:
            kept = read_match(file)
        except DynastyError:
            kept = None
        if kept is not None and not kept.finished and kept.seed == lesson.record.seed:
            return kept
    match = start_lesson_match(games.load(lesson.game), lesson)
    seats = tuple(
        SeatEntry("", YOU if seat == lesson.seat else lesson.level)
        for seat in range(len(match.seats))
    )
    return Match(match.game, seats, match.seed, match.options, match.origin)


class GuidedTable(TerminalTable):
    """A table whose learner follows a lesson until it ends or is left."""

    def __init__(self, match: Match, file: Path, language: str, lesson: Lesson) -> None:
        super().__init__(match, file, language)
        self.lesson = lesson
        self.closed: set[str] = set()
        self.is_on = True

    @property
    def course(self) -> LessonProgress:
        lines = cached_script(self.lesson.game, self.lesson.name)
        return LessonProgress(self.lesson, lines, self.match.moves)

    def choose(self, seat: int, choice: str) -> None:
        """Make a choice for a seat; a choice that the lesson rejects changes nothing."""
        if self.is_on and seat == self.lesson.seat:
            step, legal = open_questions(self.match.state)[seat], legal_choices(self.match, seat)
            key = self.course.turned_down(step, choice, legal)
            if key:
                said = refusal_text(self.lesson, key, choice, self.words)
                self.screen.paragraph(said, style=BOLD_STYLE)
                return
        super().choose(seat, choice)


def play_lesson_cards(table: GuidedTable) -> None:
    """Play card by card until the lesson ends."""
    words, lesson = table.words, table.lesson
    table.screen.heading(f"{words.say('title')} · {lesson_title(lesson, words)}")
    if not lesson.puzzle:
        table.screen.paragraph(words.say(lesson.key("promise")))
    table.whisper(
        "lesson-typing",
        show=SHOW_COMMAND,
        back=BACK_COMMAND,
        leave=LEAVE_COMMAND,
        quit=words.say("command-quit"),
    )
    while table.is_on:
        card = table.course.card(table.closed, open_questions(table.match.state))
        if card is None:
            play_other_seat(table)
        elif card.auto:
            play_card_choice(table, card)
        elif card.asks:
            ask_card(table, card)
        else:
            read_card(table, card)


def play_other_seat(table: GuidedTable) -> None:
    """Make another seat's choice, as recorded or as the seat's bot chooses."""
    seat, step = next(
        (s, q) for s, q in open_questions(table.match.state).items() if s != table.lesson.seat
    )
    choice = table.course.answer(seat, step)
    if choice not in legal_choices(table.match, seat):
        choice = str(table.bots[seat].choose(table.imagine(seat), seat))
    assert choice is not None
    table.choose(seat, choice)


def play_card_choice(table: GuidedTable, card: Card) -> None:
    """Make and print the choice of a card that plays by itself."""
    offers = {offer.choice: table.words.label(offer) for offer in table.offers(table.lesson.seat)}
    table.screen.paragraph(
        table.words.say("lesson-done", choice=offers[card.choice]), style=DIM_STYLE
    )
    table.choose(table.lesson.seat, card.choice)


def print_card(table: GuidedTable, card: Card) -> None:
    """Print the news, then the card and its rules."""
    words, seat = table.words, table.lesson.seat
    table.tell_news(seat)
    table.screen.line()
    table.screen.paragraph(card_text(table.lesson, card, words), "│ ", "│ ", BOLD_STYLE)
    if card.rules:
        table.screen.line("│ " + " ".join(card.rules), DIM_STYLE)


def ask_prediction(table: GuidedTable, card: Card) -> None:
    """Ask which of three answers is right, then print the right one with its reason."""
    say, screen, key = table.words.say, table.screen, table.lesson.key
    screen.paragraph(say(key(card.id, "ask")))
    for number in range(1, PREDICTION_ANSWERS + 1):
        screen.paragraph(say(key(card.id, f"answer-{number}")), f"{number:>3}  ", " " * 5)
    typed = ""
    while typed not in map(str, range(1, PREDICTION_ANSWERS + 1)):
        typed = handle_lesson_command(table, screen.read("1-3> "))
    verdict = say("lesson-right" if typed == str(card.right) else "lesson-not-quite")
    screen.paragraph(f"{verdict} {say(key(card.id, 'because'))}")


def handle_lesson_command(table: GuidedTable, typed: str) -> str:
    """Leave the lesson or show earlier cards if that was typed; return what was typed."""
    if typed == LEAVE_COMMAND:
        table.is_on = False
        raise LeaveLesson
    if typed == table.words.say("command-quit"):
        raise LeaveGame
    if typed == BACK_COMMAND:
        for card in table.course.passed(table.closed)[-3:]:
            text = card_text(table.lesson, card, table.words)
            table.screen.paragraph(text, "│ ", "│ ", DIM_STYLE)
    return typed


def read_card(table: GuidedTable, card: Card) -> None:
    """Show a card that asks for no choice, and wait for Enter."""
    print_card(table, card)
    if card.right:
        ask_prediction(table, card)
    while (
        handle_lesson_command(table, table.screen.read(f"{table.words.say('lesson-enter')} "))
        == BACK_COMMAND
    ):
        pass
    table.closed.add(card.id)
    table.is_on = card.id != END_CARD


def ask_card(table: GuidedTable, card: Card) -> None:
    """Show the board, the card and the question until the question is answered."""
    seat = table.lesson.seat
    if table.board_is_stale(seat):
        table.show_board(seat)
    print_card(table, card)
    if card.right:
        ask_prediction(table, card)
    table.show_question(seat)
    made = len(table.match.moves)
    while len(table.match.moves) == made:
        table.screen.line()
        typed = handle_lesson_command(table, table.screen.read(f"{table.words.seat(seat)}> "))
        if typed == SHOW_COMMAND:
            table.choose(seat, card.choice)
        elif (
            typed != BACK_COMMAND
            and handle_line(table, seat, typed)
            and len(table.match.moves) < made
        ):
            return  # something was taken back
