"""The loader of lesson files: a game's folder of lessons, read and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from dynasty import games
from dynasty.kernel import BadLesson, Phrase, Record, toml_error_phrase
from dynasty.kernel.bot_level import LEVELS
from dynasty.learn.lesson_model import END_CARD, PREDICTION_ANSWERS, Card, Lesson
from dynasty.learn.puzzle_lessons import PUZZLE_PREFIX, puzzle_lesson
from dynasty.learn.toml_reader import TomlTable

FIRST_LESSON: Final = "first"  # the guided first game comes before all others


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's lessons; a game may have none."""
    found = sorted(file.stem for file in lesson_folder(game).glob("*.toml"))
    return tuple(sorted(found, key=lambda name: name != FIRST_LESSON))


def lesson_folder(game: str) -> Path:
    return games.game_folder(game) / "lessons"


@cache
def load_lesson(game: str, name: str) -> Lesson:
    """Return a lesson of a game, or raise BadLesson with the place of the mistake."""
    if name.startswith(PUZZLE_PREFIX):
        return puzzle_lesson(game, name)
    if name not in lesson_names(game):
        names = lesson_names(game)
        raise BadLesson("no-lesson", game=game, given=name, known=", ".join(names), n=len(names))
    return read_lesson(game, lesson_folder(game) / f"{name}.toml")


def read_lesson(game: str, file: Path) -> Lesson:
    """Return the lesson in a file, with its record from the same folder."""
    try:
        table = TomlTable(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson("flaw-in-file", file=file.name, what=toml_error_phrase(error)) from error
    record = read_record(file.with_name(f"{table.get('record', str)}.json"))
    entries = enumerate(table.get("step", list), 1)
    cards = [read_card(TomlTable(entry, f"{file.name}: step {n}"), record) for n, entry in entries]
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
    check_lesson(lesson, table)
    check_cards(lesson, table)
    return lesson


def read_record(file: Path) -> Record:
    if not file.exists():
        raise BadLesson("flaw-lesson-record", file=file.name)
    return Record.from_json(file.read_text(encoding="utf-8"))


def read_card(table: TomlTable, record: Record) -> Card:
    """Return the card that one step of the file declares."""
    predict = TomlTable(table.get("predict", dict, {}), f"{table.place}: predict")
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


def check_card(card: Card, table: TomlTable, record: Record) -> None:
    """Raise BadLesson if a card does not match its record."""
    last = len(record.choices) - 1
    for key, number in (("at", card.at), ("after", card.after)):
        if number is not None and not 0 <= number <= last:
            raise table.wrong(key, Phrase("expected-lesson-choice", last=str(last)), number)
    if card.at is None and (card.choice or card.accept or card.sooner or card.refuse or card.auto):
        raise table.wrong("at", Phrase("expected-lesson-at"), None)
    if card.at is not None and card.choice != record.choices[card.at][1]:
        expected = Phrase("expected-record-choice", choice=record.choices[card.at][1])
        raise table.wrong("choice", expected, card.choice)
    if card.at is not None and card.after is not None:
        raise table.wrong("after", Phrase("expected-no-after"), card.after)
    if "beat" in table.values and (card.after is None or card.beat < 1):
        raise table.wrong("beat", Phrase("expected-beat"), card.beat)
    if "predict" in table.values and not 1 <= card.right <= PREDICTION_ANSWERS:
        expected = Phrase("expected-whole", low="1", high=str(PREDICTION_ANSWERS))
        raise table.wrong("predict.right", expected, card.right)
    if not all(type(suffix) is str for suffix in card.refuse.values()):
        raise table.wrong("refuse", Phrase("expected-suffixes"), card.refuse)


def check_lesson(lesson: Lesson, table: TomlTable) -> None:
    """Raise BadLesson if the fields of the whole lesson are impossible."""
    record, seats = lesson.record, range(len(lesson.record.seats))
    if record.game != lesson.game:
        raise table.wrong("record", Phrase("expected-record", game=lesson.game), record.game)
    if lesson.seat not in seats:
        expected = Phrase("expected-one-of", known=", ".join(map(str, seats)))
        raise table.wrong("seat", expected, lesson.seat)
    if not 0 <= lesson.start < lesson.until <= len(record.choices):
        expected = Phrase("expected-until", last=str(len(record.choices)))
        raise table.wrong("until", expected, (lesson.start, lesson.until))
    if lesson.level not in LEVELS:
        expected = Phrase("expected-one-of", known=", ".join(LEVELS))
        raise table.wrong("level", expected, lesson.level)


def check_cards(lesson: Lesson, table: TomlTable) -> None:
    """Raise BadLesson unless the cards follow the record and cover the learner's choices."""
    ids = [card.id for card in lesson.cards]
    twice = [
        name for number, name in enumerate(ids) if name in (*ids[:number], END_CARD, "promise")
    ]
    if twice:
        raise table.wrong("step", Phrase("expected-own-ids"), twice)
    asked = [card.at for card in lesson.cards if card.at is not None]
    played = enumerate(lesson.record.choices[: lesson.until])
    wanted = [n for n, (seat, _) in played if n >= lesson.start and seat == lesson.seat]
    if asked != wanted:
        lacking, foreign = sorted(set(wanted) - set(asked)), sorted(set(asked) - set(wanted))
        raise BadLesson(
            "flaw-lesson-steps", place=table.place, lacking=str(lacking), foreign=str(foreign)
        )
    for number, card in enumerate(lesson.cards):
        later = [other.id for other in lesson.cards[number + 1 :] if other.asks]
        if not set(card.sooner) <= set(later):
            raise table.wrong(f"step {card.id}: sooner", Phrase("expected-later-ids"), card.sooner)
