"""The end of a game in one sentence: to winners, to others at the table, and to spectators."""

from __future__ import annotations

from typing import Any, cast

import pytest

from dynasty.kernel import Match
from dynasty.localization import translator_for
from dynasty.server.model.room import SPECTATOR
from dynasty.server.table_page.result_sentence import verdict_sentence
from dynasty.text import LANGUAGES, Translator
from tests.server.support.tea_rooms import TEA


class Result:
    """A match, as far as its end is told."""

    def __init__(self, totals: list[int], winners: list[int]) -> None:
        self.points, self.best = totals, winners
        self.game, self.state = self, None

    def winners(self, _: object) -> list[int]:
        return self.best

    def totals(self) -> list[int]:
        return self.points


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Translator:
    return translator_for(TEA, request.param, ["Ann", "Bob", "Cat"])


def verdict(words: Translator, viewer: int, totals: list[int], *winners: int) -> str:
    return verdict_sentence(cast(Match, Result(totals, list(winners))), viewer, words)


def say(words: Translator, key: str, **values: Any) -> str:
    """The sentence, which must exist."""
    found = words.say(key, **values)
    assert "⟨" not in found
    return found


def test_others_are_told_who_won_and_by_how_much(words: Translator) -> None:
    told = verdict(words, SPECTATOR, [20, 31, 27], 1)
    assert told == say(words, "end-won", seat="Bob", points=31, lead=4)


def test_the_winner_is_told_so(words: Translator) -> None:
    told = verdict(words, 1, [20, 31, 27], 1)
    assert told == say(words, "end-won-you", seat="Bob", points=31, lead=4)


def test_who_lost_is_told_by_how_much(words: Translator) -> None:
    told = verdict(words, 0, [20, 31, 27], 1)
    assert told == say(words, "end-lost", seat="Bob", points=31, behind=11)


def test_winners_who_share_are_named_apart_from_the_reader(words: Translator) -> None:
    both = words.joined(["Ann", "Cat"])
    for viewer in (SPECTATOR, 1):
        told = verdict(words, viewer, [31, 20, 31], 0, 2)
        assert told == say(words, "end-shared", names=both, points=31)
    told = verdict(words, 2, [31, 20, 31], 0, 2)
    assert told == say(words, "end-shared-you", names="Ann", points=31)


def test_who_wins_by_a_tie_break_leads_by_nothing(words: Translator) -> None:
    told = verdict(words, SPECTATOR, [31, 31, 20], 0)
    assert told == say(words, "end-won", seat="Ann", points=31, lead=0)
