"""Lesson files: what is in a game's folder of lessons, read and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from dynasty import games
from dynasty.kernel import BadLesson, Record
from dynasty.kernel.level import LEVELS
from dynasty.learn.lesson import ANSWERS, END, Card, Lesson
from dynasty.learn.puzzles import PUZZLE, puzzle_lesson
from dynasty.learn.tables import Table

FIRST: Final = "first"  # the guided first game comes before all others


@cache
def names_of_lessons(game: str) -> tuple[str, ...]:
    """The lessons of a game; a game without any is well, too."""
    found = sorted(file.stem for file in folder_of(game).glob("*.toml"))
    return tuple(sorted(found, key=lambda name: name != FIRST))


def folder_of(game: str) -> Path:
    return games.folder(game) / "lessons"


@cache
def load_lesson(game: str, name: str) -> Lesson:
    """A lesson of a game, or BadLesson that says what is wrong and where."""
    if name.startswith(PUZZLE):
        return puzzle_lesson(game, name)
    if name not in names_of_lessons(game):
        known = ", ".join(names_of_lessons(game)) or "none"
        raise BadLesson(f"{game} has no lesson {name!r}; there are: {known}")
    return read_lesson(game, folder_of(game) / f"{name}.toml")


def read_lesson(game: str, file: Path) -> Lesson:
    """The lesson of a file, with its record beside it."""
    try:
        table = Table(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file.name}: {error}") from error
    record = record_of(file.with_name(f"{table.get('record', str)}.json"))
    entries = enumerate(table.get("step", list), 1)
    cards = [card_of(Table(entry, f"{file.name}: step {n}"), record) for n, entry in entries]
    lesson = Lesson(
        game=game,
        name=file.stem,
        record=record,
        seat=table.get("seat", int, 0),
        start=table.get("start", int, 0),
        until=table.get("until", int),
        level=table.get("level", str, "novice"),
        minutes=table.get("minutes", int),
        teaches=table.texts("teaches"),
        cards=tuple(cards),
    )
    table.leaves_nothing()
    check_frame(lesson, table)
    check_cards(lesson, table)
    return lesson


def record_of(file: Path) -> Record:
    if not file.exists():
        raise BadLesson(f"record: expected the file {file.name} beside the lesson")
    return Record.from_json(file.read_text(encoding="utf-8"))


def card_of(table: Table, record: Record) -> Card:
    """One step of the file."""
    predict = Table(table.get("predict", dict, {}), f"{table.place}: predict")
    card = Card(
        id=table.get("id", str),
        at=table.get("at", int, None),
        after=table.get("after", int, None),
        beat=table.get("beat", int, 0),
        choice=table.get("choice", str, ""),
        point=table.texts("point"),
        watch=tuple(table.each("watch", int)),
        accept=table.texts("accept"),
        sooner=table.texts("sooner"),
        refuse=table.get("refuse", dict, {}),
        right=predict.get("right", int, 0),
        rules=table.texts("rules"),
        auto=table.get("auto", bool, False),
    )
    table.leaves_nothing()
    predict.leaves_nothing()
    check_card(card, table, record)
    return card


def check_card(card: Card, table: Table, record: Record) -> None:
    """What a card says of the record is true."""
    last = len(record.choices) - 1
    for key, number in (("at", card.at), ("after", card.after)):
        if number is not None and not 0 <= number <= last:
            raise table.wrong(key, f"a choice of the record, 0 to {last}", number)
    if card.at is None and (card.choice or card.accept or card.sooner or card.refuse or card.auto):
        raise table.wrong("at", "the number of the choice that is asked for", None)
    if card.at is not None and card.choice != record.choices[card.at][1]:
        raise table.wrong("choice", f"the record's {record.choices[card.at][1]!r}", card.choice)
    if card.at is not None and card.after is not None:
        raise table.wrong("after", "nothing beside `at`", card.after)
    if "beat" in table.values and (card.after is None or card.beat < 1):
        raise table.wrong("beat", "a number from 1 on, beside `after`", card.beat)
    if "predict" in table.values and not 1 <= card.right <= ANSWERS:
        raise table.wrong("predict.right", f"1 to {ANSWERS}", card.right)
    if not all(type(suffix) is str for suffix in card.refuse.values()):
        raise table.wrong("refuse", "a suffix by choice, verb or *", card.refuse)


def check_frame(lesson: Lesson, table: Table) -> None:
    """What is said of the lesson as a whole can be."""
    record, seats = lesson.record, range(len(lesson.record.seats))
    if record.game != lesson.game:
        raise table.wrong("record", f"a record of {lesson.game}", record.game)
    if lesson.seat not in seats:
        raise table.wrong("seat", f"one of {list(seats)}", lesson.seat)
    if not 0 <= lesson.start < lesson.until <= len(record.choices):
        limits = f"start < until <= {len(record.choices)}"
        raise table.wrong("until", limits, (lesson.start, lesson.until))
    if lesson.level not in LEVELS:
        raise table.wrong("level", f"one of {list(LEVELS)}", lesson.level)


def check_cards(lesson: Lesson, table: Table) -> None:
    """The cards stand in the order of the record, and no choice of the learner lacks one."""
    ids = [card.id for card in lesson.cards]
    twice = [name for number, name in enumerate(ids) if name in (*ids[:number], END, "promise")]
    if twice:
        raise table.wrong("step", "ids of their own (`end`, `promise` are taken)", twice)
    asked = [card.at for card in lesson.cards if card.at is not None]
    played = enumerate(lesson.record.choices[: lesson.until])
    wanted = [n for n, (seat, _) in played if n >= lesson.start and seat == lesson.seat]
    if asked != wanted:
        lacking, foreign = sorted(set(wanted) - set(asked)), sorted(set(asked) - set(wanted))
        raise BadLesson(
            f"{table.place}: expected a step for each choice of the learner, in their order;"
            f" without one: {lacking}; not the learner's, or too late: {foreign}"
        )
    for number, card in enumerate(lesson.cards):
        later = [other.id for other in lesson.cards[number + 1 :] if other.asks]
        if not set(card.sooner) <= set(later):
            raise table.wrong(f"step {card.id}: sooner", "ids of later steps", card.sooner)
