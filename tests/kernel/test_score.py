"""Score sheets: totals, with and without what only the end would add."""

from dynasty.kernel import ScoreLine, ScoreSheet


def test_a_score_sheet_adds_up() -> None:
    sheet = ScoreSheet(1, (ScoreLine("a", "X-1", 5), ScoreLine("b", "X-2", -2)))
    assert sheet.total == 3
    assert ScoreSheet(0, ()).total == 0
