"""The card of a lesson as a page shows it, and the board that belongs to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from dynasty.drawing.frame import Pictures
from dynasty.drawing.scene import Scene
from dynasty.kernel import Match, State, text_key, turns
from dynasty.learn.lesson import ANSWERS, END, Card
from dynasty.learn.lesson_course import Course
from dynasty.learn.lesson_table import stage
from dynasty.learn.lesson_words import text_of, title_of, turned_down
from dynasty.server.learning.guided import LESSON, Guided
from dynasty.server.seats.seating import position
from dynasty.server.tables.room import Room
from dynasty.text import Words

LONGEST_NAME: Final = 40  # signs of a title that is named whole
TELLS: Final = re.compile(r"\s?[:,.] ")


@dataclass(frozen=True)
class Earlier:
    """A card that was read before: where to find it."""

    id: str
    at: int


@dataclass
class CardPage:
    """What the question's place shows of a lesson. Without a card the others are moving."""

    title: str
    place: int  # of the card among all cards
    many: int
    card: Card | None
    earlier: bool = False  # it is read once more
    text: str = ""
    ask: str = ""  # what the learner may predict
    answers: list[str] = field(default_factory=list)
    answered: int = 0
    because: str = ""
    done: list[str] = field(default_factory=list)  # what the lesson answered itself
    seen: list[str] = field(default_factory=list)  # the names of what it points at
    told: str = ""  # why a choice was turned down
    shown: str = ""  # the choice that is asked for, once the learner wants to be shown it
    replay: int | None = None  # the turn that it tells of
    back: Earlier | None = None
    on: Earlier | None = None  # while an earlier card is read: the next one
    puzzle: int = 0  # its number, where the lesson is one question
    found: bool = False  # and the learner answered it alone

    @property
    def is_end(self) -> bool:
        return self.card is not None and self.card.id == END

    @property
    def is_read(self) -> bool:
        """Is the card only to be read or predicted at, so that nothing can be chosen?

        What glows and the numbers on it would give a prediction away.
        """
        return self.card is not None and (not self.card.asks or self.earlier or self.predicts)

    @property
    def predicts(self) -> bool:
        return bool(self.ask) and not self.answered and not self.earlier

    @property
    def point(self) -> tuple[str, ...]:
        return () if self.card is None else self.card.point


@dataclass(frozen=True)
class Shown:
    """The card that a page shows, and where the match stood for it."""

    guided: Guided
    course: Course
    card: Card | None
    earlier: bool
    at: int | None  # so many moves; None: the present
    board: State | None  # where a card speaks of a moment in the middle of a move


def shown_at(room: Room, viewer: int, at: int | None, wanted: str) -> Shown | None:
    """The card for this viewer; none for others than the learner, and where the past is read."""
    guided, match = room.lesson, room.match
    if guided is None or not guided.is_on or viewer != guided.lesson.seat:
        return None
    course = guided.course(match)
    past = {card.id: card for card in course.passed(guided.closed)}
    card, earlier = past.get(wanted), wanted in past
    if at is not None and not earlier:
        return None
    card = card if earlier else guided.card(match)
    card = None if card is not None and card.auto else card  # it is answered in a moment
    board = stage(match, course, card) if card is not None and card.beat else None
    moment = course.moment(card) if earlier and card is not None else None
    return Shown(guided, course, card, earlier, moment, board)


def card_page(room: Room, shown: Shown, pictures: Pictures[Any], words: Words) -> CardPage:
    """What the page says of the lesson."""
    lesson, course, card = shown.guided.lesson, shown.course, shown.card
    passed, say = course.passed(shown.guided.closed), words.say
    many = sum(not one.auto for one in lesson.cards) + 1  # with the end
    place = passed.index(card) if shown.earlier and card is not None else len(passed)
    page = CardPage(title_of(lesson, words), min(place + 1, many), many, card, shown.earlier)
    page.puzzle = lesson.puzzle
    if card is None:
        return page
    page.text = text_of(lesson, card, words)
    page.found = bool(lesson.puzzle) and page.is_end and not shown.guided.shown
    page.told = told_by(room, words) if card.asks and not shown.earlier else ""
    page.shown = card.choice if shown.guided.shown == card.id and not shown.earlier else ""
    page.replay = turn_told(room.match, lesson.seat, card, course)
    page.seen = names_of(card.point, pictures.scenes, words)
    page.back = marker(course, passed[place - 1]) if place else None
    page.on = marker(course, passed[place + 1]) if place + 1 < len(passed) else None
    read = course.moment(passed[-1]) if passed else 0
    page.done = [] if shown.earlier else done_by_lesson(room, lesson.seat, read, words)
    if card.right:
        page.ask = say(lesson.key(card.id, "ask"))
        page.answers = [say(lesson.key(card.id, f"answer-{n + 1}")) for n in range(ANSWERS)]
        page.answered = shown.guided.predicted.get(card.id, 0)
        page.because = say(lesson.key(card.id, "because"))
    return page


def told_by(room: Room, words: Words) -> str:
    """Why the last attempt at this question was turned down, if it was."""
    if room.lesson is None:
        return ""
    key, choice = room.lesson.told_now(room.match)
    return turned_down(room.lesson.lesson, key, choice, words) if key else ""


def turn_told(match: Match, viewer: int, card: Card, course: Course) -> int | None:
    """The number of the turn in which the last of the watched choices was made."""
    made = [course.made[number] for number in card.watch if number in course.made]
    told = enumerate(turns(match, viewer)) if made else ()
    found = [number for number, turn in told if turn.first <= made[-1] <= turn.last and turn.first]
    return found[-1] if found else None


def marker(course: Course, card: Card) -> Earlier:
    return Earlier(card.id, course.moment(card))


def done_by_lesson(room: Room, seat: int, read: int, words: Words) -> list[str]:
    """What the lesson has answered since the learner chose, or read a card after so many moves."""
    found: list[str] = []
    for number in range(len(room.match.moves), read, -1):
        move = room.match.moves[number - 1]
        if move.seat == seat and move.by == LESSON:
            found.insert(0, label_of(room, number, words))
        elif move.seat == seat:
            break
    return found


def label_of(room: Room, number: int, words: Words) -> str:
    """A choice that was made, in words."""
    move = room.match.moves[number - 1]
    state = position(room, number - 1).state
    offers = room.game.offers(state, room.game.decision(state, move.seat))
    return next(words.label(offer) for offer in offers if offer.choice == move.choice)


def names_of(point: Iterable[str], scenes: Iterable[Scene], words: Words) -> list[str]:
    """The names of things that are pointed at, as the pictures have them, without the rest."""
    titles = {
        name: group.title
        for scene in scenes
        for group in scene.groups()
        for name in (group.id, group.noun)
        if name and group.title
    }
    named = (
        titles.get(n) or (words.name(n) if words.has(text_key("name", n)) else "") for n in point
    )
    return [name for name in dict.fromkeys(map(heading, named)) if name]


def heading(title: str) -> str:
    """What a title opens with: the name, if it goes on to say much of the thing."""
    return title if len(title) <= LONGEST_NAME else TELLS.split(title)[0]
