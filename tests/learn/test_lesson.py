"""Lessons: reading them, what is wrong with a file, and the card that is due."""

from pathlib import Path
from shutil import copy

import pytest

from dynasty import games
from dynasty.kernel import BadLesson, Match
from dynasty.learn.lesson import END_CARD, Card
from dynasty.learn.lesson_loader import lesson_folder, lesson_names, load_lesson, read_lesson
from dynasty.learn.lesson_match import (
    card_position,
    earlier_match,
    legal_choices,
    start_lesson_match,
    step_positions,
)
from dynasty.learn.lesson_progress import LessonProgress, cached_script, open_questions

GAME = games.TEMPLATE_GAME
LESSON = load_lesson(GAME, "first")


def table(*moves: tuple[int, str]) -> Match:
    match = start_lesson_match(games.load(GAME), LESSON)
    for seat, choice in moves:
        match.choose(seat, choice)
    return match


def course(match: Match) -> LessonProgress:
    return LessonProgress(LESSON, cached_script(GAME, "first"), match.moves)


def shown(match: Match, *closed: str) -> str:
    card = course(match).card(closed, open_questions(match.state))
    return card.id if card is not None else "nothing"


COURIER, MONK = (0, "set_aside:courier"), (0, "set_aside:monk")
ORANGE = (1, "set_aside:abbess"), (1, "set_aside:street_singer"), (1, "rise:dusk")
NOON, SERVE, TEA = (0, "rise:noon"), (0, "serve:merchant"), (1, "serve:tea_master")


def test_lessons_are_found_in_the_folder_of_a_game() -> None:
    assert lesson_names(GAME) == ("first",)
    with pytest.raises(BadLesson, match="no lesson 'second'; there are: first"):
        load_lesson(GAME, "second")


def test_cards_follow_what_is_asked_and_chosen() -> None:
    assert shown(table()) == "welcome"
    assert shown(table(), "welcome") == "aside"
    assert shown(table(COURIER), "welcome") == "aside-too"
    assert shown(table(COURIER, MONK), "welcome") == "nothing"
    assert shown(table(COURIER, MONK, *ORANGE)) == "hour"
    assert shown(table(COURIER, MONK, *ORANGE, NOON)) == "order"
    assert shown(table(COURIER, MONK, *ORANGE, NOON), "order") == "serve"
    assert shown(table(COURIER, MONK, *ORANGE, NOON, SERVE)) == "nothing"
    done = table(COURIER, MONK, *ORANGE, NOON, SERVE, TEA)
    assert (shown(done), shown(done, "orange"), shown(done, "orange", END_CARD)) == (
        "orange",
        END_CARD,
        "nothing",
    )


def test_a_choice_closes_the_cards_before_it() -> None:
    assert shown(table(COURIER)) == "aside-too"


def test_a_later_choice_may_come_sooner_where_the_card_says_so() -> None:
    match = table(MONK)
    assert shown(match) == "aside"
    assert shown(table(MONK, COURIER, *ORANGE)) == "hour"


def test_others_answer_by_the_record_to_the_question_that_is_asked() -> None:
    match = table(COURIER)
    assert course(match).answer(1, "SetAside") == "set_aside:abbess"
    assert course(match).answer(1, "ServeGuest") == "serve:tea_master"
    assert course(table(*ORANGE[:2])).answer(1, "SetAside") is None


def test_other_choices_are_taken_or_turned_down() -> None:
    match = table(COURIER, MONK, *ORANGE)
    legal = legal_choices(match, 0)
    turned_down = course(match).turned_down
    assert turned_down("ChooseHour", "rise:noon", legal) == ""
    assert turned_down("ChooseHour", "rise:dusk", legal) == ""
    assert turned_down("ChooseHour", "rise:dawn", legal) == "lesson-first-hour-no-dawn"
    assert turned_down("ChooseHour", "rise:dawn", ["rise:dawn"]) == ""
    assert course(table()).turned_down("SetAside", "set_aside:monk", ["set_aside:courier"]) == ""


def test_the_more_exact_word_decides() -> None:
    card = Card("x", 0, choice="a:1", accept=("a",), refuse={"a:2": "two", "*": "other"})
    assert [card.takes(choice) for choice in ("a:1", "a:2", "a:3", "b:1")] == [
        True,
        False,
        True,
        False,
    ]
    assert [card.turned_down(choice) for choice in ("a:2", "b:1")] == ["two", "other"]


def test_back_shows_the_board_as_it_was() -> None:
    match = table(COURIER, MONK, *ORANGE, NOON, SERVE)
    now = course(match)
    assert [card.id for card in now.passed(["welcome"])] == [
        "welcome",
        "aside",
        "aside-too",
        "hour",
        "order",
        "serve",
    ]
    moments = {card.id: now.moment(card) for card in LESSON.cards}
    assert moments == {
        "welcome": 0,
        "aside": 0,
        "aside-too": 1,
        "hour": 5,
        "order": 6,
        "serve": 6,
        "orange": 7,
    }
    hour = LESSON.card("hour")
    assert hour is not None
    assert match.game.dump(card_position(match, now, hour)) == match.game.dump(
        earlier_match(match, 5).state
    )


def test_the_steps_of_a_move_are_boards_of_their_own() -> None:
    match = table(COURIER, MONK, *ORANGE, NOON, SERVE, TEA)
    states = step_positions(match, len(match.moves), 0)
    assert len(states) > 1
    assert match.game.dump(states[-1]) == match.game.dump(match.state)
    served = Card("served", after=7, beat=1)
    assert match.game.dump(card_position(match, course(match), served)) != match.game.dump(
        match.state
    )


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
        ("until = 8", "until = 80", "first.toml: until: expected start < until <= 8"),
        ("seat = 0", "seat = 2", r"seat: expected one of \[0, 1\], got 2"),
        ('"rise:noon"', '"rise:dusk"', r"step 4 \(hour\): choice: expected the record's"),
        ("at = 5", "at = 50", "at: expected a choice of the record, 0 to 7, got 50"),
        ("at = 5", "", "at: expected the number of the choice"),
        ("right = 2", "right = 4", "predict.right: expected 1 to 3, got 4"),
        ("accept", "acept", "unknown key 'acept'; known: accept"),
        ("minutes = 2", 'minutes = "2"', "minutes: expected a value of kind int, got '2'"),
        ('["garden"]', "[1]", "point: expected a list of values of kind str"),
        ('record = "first"', 'record = "none"', "expected the file none.json"),
        ('id = "order"', 'id = "hour"', r"step: expected ids of their own .*\['hour'\]"),
        ('["aside-too"]', '["welcome"]', "sooner: expected ids of later steps"),
        ("until = 8", "until = 6", r"not the learner's, or too late: \[6\]"),
        ("after = 7", "after = 7\nbeat = 0", "beat: expected a number from 1 on"),
        ("until = 8", "until = 8\nlevel = 'king'", "level: expected one of"),
        ("[[step]]", "[[step", "first.toml: "),
    ],
)
def test_a_wrong_file_is_refused_by_what_is_wrong(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadLesson, match=complaint):
        read_lesson(GAME, laid(tmp_path, text.replace(old, new, 1)))
