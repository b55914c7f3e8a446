"""Figures of a balance: shares, sources of points, what a use is worth."""

import pytest

from dynasty.lab.balance_stats import use_worth
from dynasty.learn.balance_figures import Balance
from dynasty.learn.balance_tables import significant_rows


def test_figures_hang_together(balance: Balance) -> None:
    for section in balance.sections:
        assert section.games == 12
        assert sum(share.value for share in section.wins) == pytest.approx(1)
        assert sum(row.points for row in section.sources) == pytest.approx(section.points.value)
        assert section.winner >= section.points.value
        uses = sum(row.uses for row in section.actions) * section.seats
        assert 0.9 * section.length.value < uses <= section.length.value + 1e-9  # the rare apart


def test_a_use_is_worth_what_it_brings_above_the_table() -> None:
    uses = [[float(n % 3), float(n % 2)] for n in range(24)]
    points = [[10 + 2 * int(mine), 10 + 2 * int(other)] for mine, other in uses]
    found = use_worth(uses, points)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((2, 2, 2))
    assert use_worth(uses[:9], points[:9]) is None
    assert use_worth([[1.0, 1.0]] * 20, [[1, 2]] * 20) is None


def test_a_player_alone_is_compared_with_other_games() -> None:
    uses = [[float(n % 2)] for n in range(20)]
    found = use_worth(uses, [[5 - 3 * (n % 2)] for n in range(20)])
    assert found is not None
    assert found.value == pytest.approx(-3)


def test_what_is_sure_comes_best_first(balance: Balance) -> None:
    rows = balance.sections[0].things
    sure = significant_rows(rows, 3)
    assert len(sure) <= 6
    values = [row.worth.value for row in sure if row.worth]
    assert values == sorted(values, reverse=True)
