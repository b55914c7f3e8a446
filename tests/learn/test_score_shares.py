"""Score shares: points by category, and when they come."""

import pytest

from dynasty import games
from dynasty.learn.score_shares import ShareRow, measure_shares
from tests.learn.guide_file import GAME


def test_shares_are_points_by_row_and_when_they_come() -> None:
    found = measure_shares(games.load(GAME), 8, 1)
    assert found.command == "dynasty shares _template --games 8 --seed 1"
    assert (found.seats, found.games) == (2, 8)
    assert [row.category for row in found.rows] == ["tips", "favourite"]
    assert [row.when for row in found.rows] == ["play", "end"]
    assert found.mean == pytest.approx(sum(row.points for row in found.rows), abs=0.11)
    assert sum(row.share for row in found.rows) == pytest.approx(1, abs=0.002)
    assert all(isinstance(row, ShareRow) for row in found.rows)
