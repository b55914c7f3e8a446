"""The commands `learn` and `puzzle`: lessons and puzzles in the terminal."""

import pytest

from dynasty import games
from dynasty.insight.puzzle import game_puzzles
from dynasty.learn.lesson_loader import lesson_names, load_lesson
from dynasty.learn.puzzle_lessons import objection_sentences, solution_paragraphs
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from tests.cli.desk import fine, refused

LESSONS = [(game, name) for game in games.SHELF for name in lesson_names(game)]


def answers(game: str, name: str, cards: int | None = None) -> str:
    """What somebody types who predicts the first, reads on, and is shown every choice."""
    lines: list[str] = []
    for card in load_lesson(game, name).cards[:cards]:
        if card.right:
            lines.append("1")
        if not card.auto:
            lines.append("show" if card.asks else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_is_played_in_the_terminal_and_goes_on(
    game: str, name: str, language: str
) -> None:
    quits = {"en": "quit", "fr": "quitter"}[language]
    typed = answers(game, name) + "\n" + f"{quits}\n"
    said = fine("learn", game, name, "--lang", language, typed=typed)
    lesson = load_lesson(game, name)
    ends_the_game = lesson.until == len(lesson.record.choices)
    assert ("dynasty play " in said) != ends_the_game


def test_a_choice_is_turned_down_by_its_sentence_and_changes_nothing() -> None:
    lesson = load_lesson("xian", "first")
    asks = next(number for number, card in enumerate(lesson.cards) if card.asks)
    typed = answers("xian", "first", asks) + "exchange miner_5\nkeep hand\nquit\n"
    said = fine("learn", "xian", typed=typed)
    card = lesson.cards[asks]
    no = translator_for(games.load("xian"), "en").say(
        lesson.key(card.id, "no", card.turned_down("exchange:miner_5"))
    )
    assert " ".join(no.split()) in " ".join(said.split())


def test_a_lesson_that_was_left_goes_on_there_or_begins_again() -> None:
    cards = load_lesson("xian", "first").cards
    first = next(number for number, card in enumerate(cards) if card.asks)
    said = fine("learn", "xian", typed=answers("xian", "first", first + 1) + "quit\n")
    later = fine("learn", "xian", typed="quit\n")
    anew = fine("learn", "xian", "--again", typed="quit\n")
    opening = said.split("│")[1]
    assert opening not in later
    assert opening in anew


def test_back_shows_the_last_cards_again() -> None:
    said = fine("learn", "xian", typed="\nback\nquit\n")
    assert said.count(said.split("│")[1].strip()) == 2


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    assert "no lesson “none”" in refused("learn", "xian", "none")


def test_a_puzzle_takes_one_answer_and_says_why() -> None:
    puzzle = game_puzzles(games.TEMPLATE_GAME)[0]
    wrong, right = (choice.replace(":", " ") for choice in (puzzle.tempting, puzzle.answer))
    said = " ".join(
        fine("puzzle", games.TEMPLATE_GAME, 1, typed=f"{wrong}\n{right}\n\nquit\n")
        .replace("│", "")
        .split()
    )
    sentences = (
        *objection_sentences(games.TEMPLATE_GAME, 1, puzzle.tempting, "en"),
        *sum(solution_paragraphs(games.TEMPLATE_GAME, 1, "en"), ()),
    )
    assert all(" ".join(sentence.split()) in said for sentence in sentences)
    assert "no puzzle 99" in refused("puzzle", games.TEMPLATE_GAME, 99)
    assert "Puzzle " in fine("puzzle", games.TEMPLATE_GAME, typed="quit\n")  # that of today
