"""The chart of an analysis: lines from turn to turn, with a mark at the end of each."""

from itertools import pairwise

import pytest

from dynasty.insight.analysis import PositionStats
from dynasty.server.pages.analysis_chart import (
    CHART_HEIGHT,
    CHART_WIDTH,
    LINE_DASHES,
    MIN_MARK_DISTANCE,
    chance_lines,
    spread_marks,
    turn_bands,
    turn_end_positions,
)

OPENS = [True, True, False, True, True]
CHANCES = [0.5, 0.9, 0.25, 0.75, 1.0]
MOMENTS = [
    PositionStats(move, 0, opens, (chance, 1 - chance))
    for move, (opens, chance) in enumerate(zip(OPENS, CHANCES, strict=True))
]


@pytest.mark.parametrize(
    "wanted", [[0.0, 0.0, 0.0, 0.0], [240.0, 240.0, 0.0], [120.0, 118.0], [10.0, 230.0], [7.0]]
)
def test_marks_at_the_ends_of_lines_do_not_cover_each_other(wanted: list[float]) -> None:
    found = sorted(spread_marks(wanted))
    assert all(b - a >= MIN_MARK_DISTANCE - 0.01 for a, b in pairwise(found))
    assert -MIN_MARK_DISTANCE * len(wanted) < found[0]
    assert found[-1] <= CHART_HEIGHT


def test_marks_keep_their_order_and_their_places_where_there_is_room() -> None:
    assert spread_marks([10.0, 230.0]) == [10.0, 230.0]
    first, second, third = spread_marks([118.0, 120.0, 20.0])
    assert third < first < second


def test_bands_are_the_turns() -> None:
    found = turn_bands(MOMENTS)
    assert [band.move for band in found] == [2, 3, 4]
    assert [band.width for band in found] == [480.0, 240.0, 240.0]
    assert [band.x for band in found] == [0.0, 480.0, 720.0]
    assert [band.chances for band in found] == [MOMENTS[move].chances for move in (2, 3, 4)]


def test_a_line_goes_from_turn_to_turn() -> None:
    first, second = chance_lines(MOMENTS, lambda seat: f"colour-{seat}")
    assert first.points == "0.0,120.0 480.0,180.0 720.0,60.0 960.0,0.0"
    assert second.points == "0.0,120.0 480.0,60.0 720.0,180.0 960.0,240.0"
    assert (first.end, second.end) == (0.0, CHART_HEIGHT)


def test_each_seat_has_its_own_colour_and_dashes() -> None:
    seats = len(LINE_DASHES) + 1
    moments = [PositionStats(move, 0, True, (1 / seats,) * seats) for move in range(3)]
    lines = chance_lines(moments, lambda seat: f"colour-{seat}")
    assert [line.colour for line in lines] == [f"colour-{seat}" for seat in range(seats)]
    assert len({line.dashes for line in lines}) == len(LINE_DASHES)
    assert lines[-1].dashes == lines[0].dashes


def test_a_game_of_one_position_is_a_point() -> None:
    (start,) = turn_end_positions(MOMENTS[:1])
    assert start is MOMENTS[0]
    assert turn_bands(MOMENTS[:1]) == []
    assert chance_lines(MOMENTS[:1], str)[0].points == "0.0,120.0"
    assert turn_bands(MOMENTS[:2])[0].width == CHART_WIDTH
