"""Puzzles: each replays with the package's own components, and its solution can be told."""

import pytest

from dynasty import games
from dynasty.insight.puzzle import (
    PUZZLE_FOLDER,
    PUZZLE_INDEX_FILE,
    Puzzle,
    game_puzzles,
    puzzle_by_name,
    puzzle_record,
)
from dynasty.kernel import Match
from dynasty.lab.puzzles import REJECTED_FILE, rejected_names
from dynasty.learn.puzzle_lessons import match_objection, match_solution, part_text_key
from dynasty.text import LANGUAGES, Translator
from tests.conformance.tables import NAMES, loaded, words
from tests.text.editor import bare, colons, marks_left, stops

every_game = pytest.mark.parametrize("name", NAMES)


def sources(name: str) -> dict[str, list[Puzzle]]:
    """The puzzles by their record, in its order."""
    found: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(game_puzzles(name), key=lambda one: one.at):
        found.setdefault(puzzle.source, []).append(puzzle)
    return found


@every_game
def test_every_puzzle_is_a_question_that_its_record_leads_to(name: str) -> None:
    game = loaded(name)
    for source, puzzles in sources(name).items():
        record = puzzle_record(name, source)
        assert len(record.choices) == puzzles[-1].at  # not a choice more
        match = Match.of_record(game, record, 0)
        for puzzle in puzzles:
            for choice in record.choices[len(match.moves) : puzzle.at]:
                match.choose(*choice)
            decision = game.decision(match.state, puzzle.seat)
            assert decision.step.name == puzzle.kind
            assert {puzzle.answer, puzzle.tempting} <= set(map(str, decision.choices))
            assert puzzle.answer != puzzle.tempting
            check_words(match, puzzle)


def check_words(match: Match, puzzle: Puzzle) -> None:
    """The solution, and an objection, in every language."""
    for language in LANGUAGES:
        said = words(match.game.name, language, len(match.seats))
        for sentence in (
            *(
                sentence
                for paragraph in match_solution(match, puzzle, said)
                for sentence in paragraph
            ),
            *match_objection(match, puzzle, puzzle.tempting, said),
        ):
            assert "⟨" not in sentence
            assert [*stops(sentence), *colons(sentence), *marks_left(sentence)] == []
            assert language != "fr" or bare(sentence) == []


@every_game
def test_the_folder_holds_what_the_index_names_and_nothing_else(name: str) -> None:
    folder = games.game_folder(name) / PUZZLE_FOLDER
    found = game_puzzles(name)
    assert len({puzzle.name for puzzle in found}) == len(found)
    written = {PUZZLE_INDEX_FILE[:-5], *sources(name)} if found else set()
    assert {file.stem for file in folder.glob("*.json")} - {REJECTED_FILE[:-5]} == written
    assert not rejected_names(folder) & {puzzle.name for puzzle in found}
    for number, puzzle in enumerate(found, 1):
        assert puzzle_by_name(name, puzzle.name) == (number, puzzle)
        assert round(puzzle.gain) > 0


@every_game
def test_parts_of_worth_that_a_solution_names_have_names(name: str) -> None:
    said: Translator = words(name, "en")
    for puzzle in game_puzzles(name):
        for key in puzzle.because:
            assert key == "rivals" or said.has(part_text_key(key))


@pytest.mark.parametrize("name", games.SHELF)
def test_every_game_has_a_turn_a_day_for_forty_days_of_several_kinds(name: str) -> None:
    found = game_puzzles(name)
    assert len(found) >= 40
    assert len({puzzle.kind for puzzle in found}) >= 3
