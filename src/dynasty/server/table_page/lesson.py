"""The card of a lesson as a page shows it, and the board that belongs to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from dynasty.drawing.board import Pictures
from dynasty.drawing.scene import Scene
from dynasty.kernel import Match, State, text_key, turns
from dynasty.learn.lesson_model import END_CARD, PREDICTION_ANSWERS, Card
from dynasty.learn.lesson_positions import card_position
from dynasty.learn.lesson_progress import LessonProgress
from dynasty.learn.lesson_text import card_text, lesson_title, refusal_text
from dynasty.server.model.lesson_session import LESSON_ANSWER, LessonSession
from dynasty.server.model.room import Room
from dynasty.server.tables.table_actions import match_after_moves
from dynasty.text import Translator

MAX_TITLE_LENGTH: Final = 40  # signs of a title that is named whole
TITLE_BREAK: Final = re.compile(r"\s?[:,.] ")


@dataclass(frozen=True)
class CardLink:
    """An earlier card: its id, and the number of moves after which it was shown."""

    id: str
    at: int


@dataclass
class CardPage:
    """The parts of a lesson's card that a page shows. Without a card the other seats are moving."""

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
    shown: str = ""  # the choice that is asked for, once the learner asks to see it
    replay: int | None = None  # the number of the turn that it describes
    back: CardLink | None = None
    on: CardLink | None = None  # while an earlier card is read: the next one
    puzzle: int = 0  # its number, where the lesson is one question
    found: bool = False  # and the learner answered it alone

    @property
    def is_end(self) -> bool:
        return self.card is not None and self.card.id == END_CARD

    @property
    def is_read(self) -> bool:
        """Return whether the card is only to be read or predicted at, so nothing can be chosen.

        Highlights and the numbers on them would give a prediction away.
        """
        return self.card is not None and (not self.card.asks or self.earlier or self.predicts)

    @property
    def predicts(self) -> bool:
        return bool(self.ask) and not self.answered and not self.earlier

    @property
    def point(self) -> tuple[str, ...]:
        return () if self.card is None else self.card.point


@dataclass(frozen=True)
class ShownCard:
    """The card that a page shows, and the position that belongs to it."""

    guided: LessonSession
    course: LessonProgress
    card: Card | None
    earlier: bool
    at: int | None  # number of moves; None: the present
    board: State | None  # where a card speaks of a moment in the middle of a move


def shown_card(room: Room, viewer: int, at: int | None, wanted: str) -> ShownCard | None:
    """Return the card for this viewer; None for all but the learner, and for past positions."""
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
    board = card_position(match, course, card) if card is not None and card.beat else None
    moment = course.moment(card) if earlier and card is not None else None
    return ShownCard(guided, course, card, earlier, moment, board)


def card_page(room: Room, shown: ShownCard, pictures: Pictures[Any], words: Translator) -> CardPage:
    """Return the parts of the lesson's card that the page shows."""
    lesson, course, card = shown.guided.lesson, shown.course, shown.card
    passed, say = course.passed(shown.guided.closed), words.say
    many = sum(not one.auto for one in lesson.cards) + 1  # with the end
    place = passed.index(card) if shown.earlier and card is not None else len(passed)
    page = CardPage(lesson_title(lesson, words), min(place + 1, many), many, card, shown.earlier)
    page.puzzle = lesson.puzzle
    if card is None:
        return page
    page.text = card_text(lesson, card, words)
    page.found = bool(lesson.puzzle) and page.is_end and not shown.guided.shown
    page.told = rejection_text(room, words) if card.asks and not shown.earlier else ""
    page.shown = card.choice if shown.guided.shown == card.id and not shown.earlier else ""
    page.replay = watched_turn_number(room.match, lesson.seat, card, course)
    page.seen = pointed_thing_names(card.point, pictures.scenes, words)
    page.back = card_link(course, passed[place - 1]) if place else None
    page.on = card_link(course, passed[place + 1]) if place + 1 < len(passed) else None
    read = course.moment(passed[-1]) if passed else 0
    page.done = [] if shown.earlier else lesson_choices(room, lesson.seat, read, words)
    if card.right:
        page.ask = say(lesson.key(card.id, "ask"))
        page.answers = [
            say(lesson.key(card.id, f"answer-{n + 1}")) for n in range(PREDICTION_ANSWERS)
        ]
        page.answered = shown.guided.predicted.get(card.id, 0)
        page.because = say(lesson.key(card.id, "because"))
    return page


def rejection_text(room: Room, words: Translator) -> str:
    """Return why the last attempt at this question was turned down; empty if it was not."""
    if room.lesson is None:
        return ""
    key, choice = room.lesson.told_now(room.match)
    return refusal_text(room.lesson.lesson, key, choice, words) if key else ""


def watched_turn_number(
    match: Match, viewer: int, card: Card, course: LessonProgress
) -> int | None:
    """Return the number of the turn in which the last of the watched choices was made."""
    made = [course.made[number] for number in card.watch if number in course.made]
    told = enumerate(turns(match, viewer)) if made else ()
    found = [
        number
        for number, turn in told
        if turn.first and turn.first <= made[-1] <= turn.last and not turn.is_interlude
    ]
    return found[-1] if found else None


def card_link(course: LessonProgress, card: Card) -> CardLink:
    return CardLink(card.id, course.moment(card))


def lesson_choices(room: Room, seat: int, read: int, words: Translator) -> list[str]:
    """Return the choices that the lesson made since the learner's last choice or last read card."""
    found: list[str] = []
    for number in range(len(room.match.moves), read, -1):
        move = room.match.moves[number - 1]
        if move.seat == seat and move.by == LESSON_ANSWER:
            found.insert(0, choice_label(room, number, words))
        elif move.seat == seat:
            break
    return found


def choice_label(room: Room, number: int, words: Translator) -> str:
    """Return the label of a choice that was made."""
    move = room.match.moves[number - 1]
    state = match_after_moves(room, number - 1).state
    offers = room.game.offers(state, room.game.decision(state, move.seat))
    return next(words.label(offer) for offer in offers if offer.choice == move.choice)


def pointed_thing_names(
    point: Iterable[str], scenes: Iterable[Scene], words: Translator
) -> list[str]:
    """Return the names of the things that the lesson points at, from the titles in the pictures."""
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
    return [name for name in dict.fromkeys(map(short_title, named)) if name]


def short_title(title: str) -> str:
    """Return a title, or only the name at its start if the title is long."""
    return title if len(title) <= MAX_TITLE_LENGTH else TITLE_BREAK.split(title)[0]
