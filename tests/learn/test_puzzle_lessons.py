"""Puzzles as lessons: their reasons, and the names at their tables."""

from dataclasses import replace

from dynasty import games
from dynasty.learn.puzzle_lessons import MAX_NAMED_PARTS, open_puzzle, reason_sentence
from dynasty.localization import translator_for, translator_for_match
from dynasty.server.pages.puzzles import puzzle_svg
from tests.insight.one_puzzle import ONE


def test_what_is_named_adds_up_to_what_the_answer_gains() -> None:
    words = translator_for(games.load("xian"), "en")
    parts = {"score": 2.4, "rivals": 1.4, "goods": -1.2, "cards": 1.0, "tiles": 0.6, "rest": 0.5}
    told = reason_sentence(replace(ONE, because=parts), words)
    assert "was worth 5 points more" in told
    assert told.count(" (") == MAX_NAMED_PARTS + 1
    assert "+1 (opponents get less)" in told
    assert told.endswith("and +1 (everything else).")
    little = reason_sentence(replace(ONE, because={"score": 0.4, "goods": 0.4}), words)
    assert "was worth 1 point more" in little
    both = reason_sentence(replace(ONE, because={"rivals": 2.2, "score": 1.4}), words)
    named = "+2 (opponents get less) and +2 (prestige)"
    assert both == words.say("puzzle-because", n=4, parts=named)


def test_an_automated_opponent_is_called_by_its_name() -> None:
    _, match = open_puzzle("tianxia", 1)
    assert translator_for_match(match, "en").seat(2) == "Neutral House"
    board = puzzle_svg("tianxia", 1, "en", "light", narrow=False)
    assert ">N</text>" in board
    assert ">B</text>" not in board
