"""Fixtures of the tests of insight."""

import pytest

from dynasty.insight.analysis import Analysis, analyse_segment, match_segments, merge_findings
from dynasty.kernel import Match
from tests.insight.golden_matches import SHORT, golden


@pytest.fixture(scope="module")
def short() -> tuple[Match, Analysis]:
    match = golden(SHORT)
    seats = range(len(match.seats))
    found = [
        analyse_segment(match.game, match.record(), part, seats)
        for part in match_segments(match, seats)
    ]
    return match, merge_findings(reversed(found))
