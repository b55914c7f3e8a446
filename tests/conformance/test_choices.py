"""Choices in groups, with badges, and turns in one sentence: complete in both languages."""

from collections.abc import Iterator

import pytest

from dynasty.kernel import Chance, Question, text_key
from dynasty.kernel.turns import turns
from dynasty.text import LANGUAGES
from dynasty.text.turn_summary import turn_sentence
from tests.conformance.checks import deciders
from tests.conformance.said import known
from tests.conformance.tables import NAMES, TABLES, Table, choose_in, loaded, words
from tests.text.editor import bare

every_game = pytest.mark.parametrize("name", NAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_game
def test_no_deed_is_written_for_nothing(name: str) -> None:
    wanted = {text_key("deed", kind) for kind in loaded(name).headlines}
    assert {key for key in known(name) if key.startswith("deed-")} <= wanted


@every_table
def test_groups_endings_and_badges_can_be_said(table: Table) -> None:
    for question in questions(table):
        offers = question.offers or ()
        headings = {offer.heading for offer in offers if offer.kind == "main"}
        for language in LANGUAGES:
            text = words(table.name, language, table.seats)
            if len(headings) > 1:
                assert all(text.say(text_key("heading", heading)) for heading in headings)
            for offer in offers:
                text.badge(offer)
                assert not offer.gives_up or text.say(offer.gives_up)


@every_table
def test_what_a_player_compares_is_a_number(table: Table) -> None:
    """Not in every choice, but in some of every step that says so."""
    compared: dict[tuple[str, str], list[object]] = {}
    for question in questions(table):
        for offer in question.offers or ():
            if offer.kind == "main" and offer.compares:
                found = compared.setdefault((question.step, offer.compares), [])
                found += [offer.details[offer.compares]] if offer.compares in offer.details else []
    for step, found in compared.items():
        assert found, step
        assert all(isinstance(value, int) for value in found), step


@every_table
def test_choices_under_one_heading_are_told_apart_in_brief(table: Table) -> None:
    """Wherever their whole sentences differ."""
    for question in questions(table):
        for language in LANGUAGES:
            text = words(table.name, language, table.seats)
            whole: dict[tuple[str, str], str] = {}
            for offer in question.offers or ():
                brief = text.heading(offer), text.brief(offer)
                assert whole.setdefault(brief, text.label(offer)) == text.label(offer)


def questions(table: Table) -> Iterator[Question]:
    """Every question of a random game, as the seat sees it that is asked."""
    match, chance = table.match(1), Chance(1)
    while match.state.decisions:
        seat = match.state.decisions[0].seat
        yield next(q for q in table.game.questions(match.state, seat) if q.seat == seat)
        choose_in(match, chance.number() >> 8)


@every_table
def test_every_turn_is_told_in_one_sentence(table: Table) -> None:
    match, chance = table.match(2), Chance(2)
    while match.state.decisions:
        choose_in(match, chance.number() >> 8)
    for viewer in deciders(table.game, match.state):
        for turn in turns(match, viewer):
            for language in LANGUAGES:
                text = words(table.name, language, table.seats)
                own = [event for _, event in turn.events if event.seat == turn.seat >= 0]
                headlines = [event for event in own if event.kind in table.game.headlines]
                assert all(text.has_deed(event) for event in headlines)
                said = turn_sentence(text, turn, table.game)
                assert said.endswith("."), said
                assert "{" not in said
                assert bare(said) == [], said
