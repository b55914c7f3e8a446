"""Rule 7: sentences as a good editor leaves them: names instead of ids, numbers that agree."""

import re

import pytest

from dynasty.text import LANGUAGES, refusal_groups
from dynasty.text.refusal_groups import MAX_GROUP_CHOICES, MAX_REFUSAL_GROUPS
from tests.conformance.said import counts, files, program_words, said, written
from tests.conformance.tables import NAMES, Place, Table, at_places, every_table, words
from tests.text.audit import ones_without_zero
from tests.text.editor import (
    Mark,
    articles,
    brackets,
    colons,
    ids,
    loose,
    marks_left,
    stops,
    too_few,
    too_many,
    unnegated,
)

LEFT_BEHIND = {
    "en": re.compile(
        r"\band (?:gets|gains|keeps|loses|passes|places|scores|takes)\b|\b(?:his|their)\b"
    ),
    "fr": re.compile(
        r"\bet (?:ne )?(?:gagne|garde|passe|perd|peut|place|prend|reçoit)\b|\b(?:ses|son|sa|lui)\b"
    ),
}
every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def marked_as_written(name: str, language: str, mark: Mark) -> dict[str, list[str]]:
    read = written(name, language).items()
    return {f"{key}: {text}": found for key, text in read if (found := mark(text))}


def marked_as_said(table: Table, language: str, mark: Mark) -> dict[str, list[str]]:
    return {text: found for text in sorted(said(table)[language]) if (found := mark(text))}


@every_game
@every_language
def test_nothing_written_shows_an_id(name: str, language: str) -> None:
    known = program_words(name)
    assert marked_as_written(name, language, lambda text: ids(text, known)) == {}


@every_table
@every_language
def test_nothing_said_shows_an_id(table: Table, language: str) -> None:
    known = program_words(table.name)
    assert marked_as_said(table, language, lambda text: ids(text, known)) == {}


@every_game
@every_language
def test_what_is_written_has_its_stops_in_order(name: str, language: str) -> None:
    assert marked_as_written(name, language, stops) == {}


@every_table
@every_language
def test_what_is_said_has_its_stops_in_order(table: Table, language: str) -> None:
    assert marked_as_said(table, language, stops) == {}


@every_table
@every_language
def test_what_is_said_has_one_colon_to_a_sentence(table: Table, language: str) -> None:
    assert marked_as_said(table, language, colons) == {}
    assert marked_as_said(table, language, brackets) == {}
    assert marked_as_said(table, language, marks_left) == {}


@every_game
def test_none_is_singular_in_french(name: str) -> None:
    """`[one] 1 coin` would say 1 of none: there a 0 is counted as a 1 is."""
    for file in files(name, "fr"):
        assert ones_without_zero(file) == []


@every_game
def test_french_is_set_with_no_break_spaces(name: str) -> None:
    assert marked_as_written(name, "fr", loose) == {}


@every_table
def test_french_is_said_with_no_break_spaces(table: Table) -> None:
    assert marked_as_said(table, "fr", loose) == {}


@every_game
@every_language
def test_whoever_is_spoken_to_is_spoken_to_to_the_end(name: str, language: str) -> None:
    """`You forge a sword and gets a coin`: a verb or a possessive that was left behind."""
    for file in files(name, language):
        for message in re.split(r"\n(?=\w)", file.read_text(encoding="utf-8")):
            if "WHO(" in message:
                rest = re.sub(r"\{ (?:WHO|FORM)\([^)]*\) \}", "", message)
                assert not LEFT_BEHIND[language].search(rest), message


@every_table
def test_nothing_is_negated_in_french(table: Table) -> None:
    assert marked_as_said(table, "fr", unnegated) == {}


@every_game
@every_language
def test_what_is_written_has_articles_that_fit(name: str, language: str) -> None:
    assert marked_as_written(name, language, articles(language)) == {}


@every_table
@every_language
def test_what_is_said_has_articles_that_fit(table: Table, language: str) -> None:
    assert marked_as_said(table, language, articles(language)) == {}


@every_game
@every_language
def test_what_is_written_says_one_of_one_thing(name: str, language: str) -> None:
    assert marked_as_written(name, language, too_many(counts(name, language))) == {}


@every_table
@every_language
def test_numbers_agree_with_their_nouns(table: Table, language: str) -> None:
    things = counts(table.name, language)
    for mark in (too_many(things), too_few(things)):
        assert marked_as_said(table, language, mark) == {}


@at_places(10, picks=2)
def test_what_a_question_leaves_out_is_told_briefly(table: Table, place: Place) -> None:
    text = words(table.name, "en", table.seats)
    for s in place.states(table):
        for decision in s.decisions:
            told = refusal_groups(text, table.game, s, decision.seat)
            assert len(told) <= MAX_REFUSAL_GROUPS
            named = [choice.noun for denial in told for choice in denial.choices]
            assert len(named) == len(set(named)), "a thing is told once"
            assert all(1 <= len(denial.choices) <= MAX_GROUP_CHOICES for denial in told)
            possible = {c.noun for c in decision.choices if c not in decision.step.endings}
            assert not possible.intersection(named)
            reasons = [table.game.why_not(s, decision.seat, d.choices[0]) for d in told]
            assert not any(reason is None or reason.foreign for reason in reasons)
