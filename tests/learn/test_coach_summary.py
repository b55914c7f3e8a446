"""The coach's last word: from the sheets of the game, and in both languages."""

from collections import Counter

import pytest

from dynasty.bots.greedy_bot import best_by_prior
from dynasty.kernel import Match, SeatEntry
from dynasty.learn.coach_summary import (
    SourceComparison,
    decisive_source,
    points_by_category,
    summary_text,
    weakest_source,
)
from dynasty.learn.score_shares import load_shares
from tests.conformance.tables import NAMES, loaded, words


def played(name: str, seed: int = 1) -> Match:
    match = Match(loaded(name), (SeatEntry("", "you"), SeatEntry("", "novice")), seed)
    while not match.finished:
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(best_by_prior(match.game, match.state, decision)))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_it_names_where_the_points_came_from_and_what_decided(name: str) -> None:
    match = played(name)
    own = points_by_category(match.game.scores(match.state)[0])
    largest = own.most_common(1)[0][0]
    for language in ("en", "fr"):
        spoken = words(name, language)
        said = summary_text(match, 0, spoken)
        assert spoken.category(largest) in said
        assert {"en": "What decided the game", "fr": "Ce qui a décidé"}[language] in said
        assert len(said) < 500


def test_what_decided_is_the_largest_difference_in_favour_of_the_winner() -> None:
    own, rival = Counter(cards=9, ships=2, war=4), Counter(cards=4, ships=8)
    assert decisive_source(own, rival, won=True) == SourceComparison("cards", 9, 4)
    assert decisive_source(own, rival, won=False) == SourceComparison("ships", 2, 8)
    assert decisive_source(Counter(a=1), Counter(a=1), won=True) is None


def test_what_to_try_is_what_falls_furthest_short_of_the_usual() -> None:
    shares = load_shares("xian")
    assert shares is not None
    usual = Counter({row.category: round(row.points) for row in shares.rows})
    assert weakest_source("xian", usual) is None
    most = shares.rows[0]
    short = usual - Counter({most.category: usual[most.category] - 1})
    assert weakest_source("xian", short) == SourceComparison(most.category, 1, round(most.points))
