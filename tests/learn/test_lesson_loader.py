"""Lesson files: what is read, and what is wrong in them."""

from pathlib import Path
from shutil import copy

import pytest

from dynasty import games
from dynasty.kernel import BadLesson
from dynasty.learn.lesson_loader import lesson_folder, lesson_names, load_lesson, read_lesson
from dynasty.learn.lesson_positions import start_lesson_match
from dynasty.learn.lesson_progress import open_questions
from tests.learn.first_lesson import GAME
from tests.said_errors import raises_saying


def test_lessons_are_found_in_the_folder_of_a_game() -> None:
    assert lesson_names(GAME) == ("first",)
    with raises_saying(BadLesson, "no lesson “second”. Choose one of these: first"):
        load_lesson(GAME, "second")


def test_a_lesson_may_start_later_in_its_record(tmp_path: Path) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    head, _, rest = text.partition("[[step]]")
    hour = rest[rest.index('[[step]]\nid = "hour"') :]
    later = read_lesson(GAME, laid(tmp_path, "start = 4\n" + head + hour))
    match = start_lesson_match(games.load(GAME), later)
    assert match.moves == []
    assert open_questions(match.state) == {0: "ChooseHour", 1: "ChooseHour"}


FILES = [lesson_folder(GAME) / name for name in ("first.toml", "first.json")]


def laid(folder: Path, text: str) -> Path:
    """A lesson file with this text, its record beside it."""
    copy(FILES[1], folder)
    file = folder / FILES[0].name
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("until = 8", "until = 80", "first.toml: until: expected start < until ≤ 8"),
        ("seat = 0", "seat = 2", "seat: expected one of 0, 1, got 2"),
        (
            '"rise:noon"',
            '"rise:dusk"',
            r"step 4 \(hour\): choice: expected “rise:noon”, as in the game file",
        ),
        ("at = 5", "at = 50", "at: expected a choice of the game, from 0 to 7, got 50"),
        ("at = 5", "", "at: expected the number of the choice"),
        ("right = 2", "right = 4", "predict.right: expected a whole number from 1 to 3, got 4"),
        ("accept", "acept", "unknown key “acept” .known: accept"),
        ("minutes = 2", 'minutes = "2"', "minutes: expected a whole number, got '2'"),
        ('["garden"]', "[1]", "point: expected a list in which each value is a string"),
        ('record = "first"', 'record = "none"', "the file none.json must be next to the lesson"),
        ('id = "order"', 'id = "hour"', r"step: expected different IDs .*\['hour'\]"),
        ('["aside-too"]', '["welcome"]', "sooner: expected IDs of later steps"),
        ("until = 8", "until = 6", r"Not the learner’s, or too late: \[6\]"),
        ("after = 7", "after = 7\nbeat = 0", "beat: expected a number from 1, together"),
        ("until = 8", "until = 8\nlevel = 'king'", "level: expected one of"),
        ("[[step]]", "[[step", "first.toml: "),
    ],
)
def test_a_wrong_file_is_refused_by_what_is_wrong(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    assert old in text
    with raises_saying(BadLesson, complaint):
        read_lesson(GAME, laid(tmp_path, text.replace(old, new, 1)))
