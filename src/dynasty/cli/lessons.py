"""`learn`: a lesson in the terminal, card by card; then the same game goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dynasty import games
from dynasty.cli.commands import Leave, obey
from dynasty.cli.files import read_match, saves_folder
from dynasty.cli.play import goodbye, play_on
from dynasty.cli.screen import LOUD, QUIET
from dynasty.cli.seating import YOU
from dynasty.cli.table import Table
from dynasty.insight.puzzle import numbered, of_day
from dynasty.kernel import DynastyError, Match, SeatEntry
from dynasty.learn.coached import MATTERS
from dynasty.learn.lesson import ANSWERS, END, Card, Lesson
from dynasty.learn.lesson_course import Course, asked, script_of
from dynasty.learn.lesson_reading import FIRST, load_lesson
from dynasty.learn.lesson_table import legal_choices, lesson_match
from dynasty.learn.lesson_words import text_of, title_of, turned_down
from dynasty.learn.puzzles import lesson_name

SHOW, BACK, LEAVE = "show", "back", "leave"
ACTS: Final = (SHOW, BACK, LEAVE)


class Left(Exception):
    """The learner goes on without the lesson."""


def learn(name: str, lesson: str, again: bool, language: str) -> None:
    """The command `learn`: go on with the lesson where it was left, or begin it."""
    play_lesson(load_lesson(name, lesson or FIRST), again, language)


def play_puzzle(name: str, number: int, language: str) -> None:
    """The command `puzzle`: that of today, if none is named."""
    games.load(name)
    puzzle = numbered(name, number or of_day(name, datetime.now(UTC).date()))
    play_lesson(load_lesson(name, lesson_name(puzzle)), True, language)


def play_lesson(chosen: Lesson, again: bool, language: str) -> None:
    """From card to card; then the same game goes on."""
    file = saves_folder() / f"{chosen.game}-{chosen.name}-lesson.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    table = GuidedTable(opened(chosen, file, again), file, language, chosen)
    table.save()
    try:
        guide(table)
    except (Leave, EOFError, KeyboardInterrupt):
        goodbye(table)
        return
    except Left:
        table.screen.tell("lesson-leave-why")
    if table.coach is not None:
        table.coach.level = MATTERS  # after a lesson the coach stays
    play_on(table)


def opened(lesson: Lesson, file: Path, again: bool) -> Match:
    """The match of the lesson as it was kept; a new one if there is none, or it does not fit."""
    if file.exists() and not again:
        try:
            kept = read_match(file)
        except DynastyError:
            kept = None
        if kept is not None and not kept.finished and kept.seed == lesson.record.seed:
            return kept
    match = lesson_match(games.load(lesson.game), lesson)
    seats = tuple(
        SeatEntry("", YOU if seat == lesson.seat else lesson.level)
        for seat in range(len(match.seats))
    )
    return Match(match.game, seats, match.seed, match.options, match.origin)


class GuidedTable(Table):
    """A table whose learner is led by a lesson until it ends or is left."""

    def __init__(self, match: Match, file: Path, language: str, lesson: Lesson) -> None:
        super().__init__(match, file, language)
        self.lesson = lesson
        self.closed: set[str] = set()
        self.is_on = True

    @property
    def course(self) -> Course:
        lines = script_of(self.lesson.game, self.lesson.name)
        return Course(self.lesson, lines, self.match.moves)

    def choose(self, seat: int, choice: str) -> None:
        """Answer for a seat; a choice that the lesson turns down changes nothing."""
        if self.is_on and seat == self.lesson.seat:
            step, legal = asked(self.match.state)[seat], legal_choices(self.match, seat)
            key = self.course.turned_down(step, choice, legal)
            if key:
                said = turned_down(self.lesson, key, choice, self.words)
                self.screen.paragraph(said, style=LOUD)
                return
        super().choose(seat, choice)


def guide(table: GuidedTable) -> None:
    """From card to card until the lesson ends."""
    words, lesson = table.words, table.lesson
    table.screen.heading(f"{words.say('title')} · {title_of(lesson, words)}")
    if not lesson.puzzle:
        table.screen.paragraph(words.say(lesson.key("promise")))
    table.whisper(
        "lesson-typing", show=SHOW, back=BACK, leave=LEAVE, quit=words.say("command-quit")
    )
    while table.is_on:
        card = table.course.card(table.closed, asked(table.match.state))
        if card is None:
            let_others_move(table)
        elif card.auto:
            do_it(table, card)
        elif card.asks:
            ask(table, card)
        else:
            read(table, card)


def let_others_move(table: GuidedTable) -> None:
    """Somebody else answers, by the record or as the bot of the seat."""
    seat, step = next((s, q) for s, q in asked(table.match.state).items() if s != table.lesson.seat)
    choice = table.course.answer(seat, step)
    if choice not in legal_choices(table.match, seat):
        choice = str(table.bots[seat].choose(table.imagine(seat), seat))
    assert choice is not None
    table.choose(seat, choice)


def do_it(table: GuidedTable, card: Card) -> None:
    """A choice that teaches nothing is made, and said."""
    offers = {offer.choice: table.words.label(offer) for offer in table.offers(table.lesson.seat)}
    table.screen.paragraph(table.words.say("lesson-done", choice=offers[card.choice]), style=QUIET)
    table.choose(table.lesson.seat, card.choice)


def show_card(table: GuidedTable, card: Card) -> None:
    """What has happened, then the card and what it points at."""
    words, seat = table.words, table.lesson.seat
    table.tell_news(seat)
    table.screen.line()
    table.screen.paragraph(text_of(table.lesson, card, words), "│ ", "│ ", LOUD)
    if card.rules:
        table.screen.line("│ " + " ".join(card.rules), QUIET)


def predict(table: GuidedTable, card: Card) -> None:
    """Three answers, then the true one with its reason."""
    say, screen, key = table.words.say, table.screen, table.lesson.key
    screen.paragraph(say(key(card.id, "ask")))
    for number in range(1, ANSWERS + 1):
        screen.paragraph(say(key(card.id, f"answer-{number}")), f"{number:>3}  ", " " * 5)
    typed = ""
    while typed not in map(str, range(1, ANSWERS + 1)):
        typed = act(table, screen.read("1-3> "))
    verdict = say("lesson-right" if typed == str(card.right) else "lesson-not-quite")
    screen.paragraph(f"{verdict} {say(key(card.id, 'because'))}")


def act(table: GuidedTable, typed: str) -> str:
    """Leave or look back if that was typed; else what was typed."""
    if typed == LEAVE:
        table.is_on = False
        raise Left
    if typed == table.words.say("command-quit"):
        raise Leave
    if typed == BACK:
        for card in table.course.passed(table.closed)[-3:]:
            text = text_of(table.lesson, card, table.words)
            table.screen.paragraph(text, "│ ", "│ ", QUIET)
    return typed


def read(table: GuidedTable, card: Card) -> None:
    """A card that is only to be read."""
    show_card(table, card)
    if card.right:
        predict(table, card)
    while act(table, table.screen.read(f"{table.words.say('lesson-enter')} ")) == BACK:
        pass
    table.closed.add(card.id)
    table.is_on = card.id != END


def ask(table: GuidedTable, card: Card) -> None:
    """The card, the board and the question, until it is answered."""
    seat = table.lesson.seat
    if table.board_is_stale(seat):
        table.show_board(seat)
    show_card(table, card)
    if card.right:
        predict(table, card)
    table.show_question(seat)
    made = len(table.match.moves)
    while len(table.match.moves) == made:
        table.screen.line()
        typed = act(table, table.screen.read(f"{table.words.seat(seat)}> "))
        if typed == SHOW:
            table.choose(seat, card.choice)
        elif typed != BACK and obey(table, seat, typed) and len(table.match.moves) < made:
            return  # something was taken back
