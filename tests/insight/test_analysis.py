"""A game looked at again: chances that add up, mistakes that come back, and no hindsight."""

import math
from dataclasses import asdict
from typing import Any

import pytest

from dynasty.insight.analysis import (
    Analysis,
    PositionStats,
    SeatLuck,
    analyse_segment,
    match_segments,
    merge_findings,
    seats_to_judge,
)
from dynasty.insight.mistakes import Mistake
from dynasty.insight.win_curve import WinProbabilities
from dynasty.kernel import Match, SeatEntry
from tests.insight.golden_matches import decision_at


def test_parts_cover_the_game_and_hold_one_choice_each(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    choices = {n for n in range(1, len(match.moves) + 1) if len(decision_at(match, n).choices) > 1}
    opened = {moment.move for moment in analysis.moments[1:] if moment.opens}
    assert len(choices) > len(opened), "some turn holds several"
    for seats in (range(3), [1], []):
        cuts = match_segments(match, seats)
        moves = [number for part in cuts for number in part]
        assert moves == list(range(1, len(match.moves) + 1))
        judged_in = {n for n in choices if match.moves[n - 1].seat in seats}
        assert all(judged_in.isdisjoint(part[:-1]) for part in cuts)
        assert {part.start for part in cuts} == opened | {n + 1 for n in judged_in} - {
            moves[-1] + 1
        }
    assert [moment.move for moment in analysis.moments] == [0, *moves]


def test_what_could_not_be_judged_is_told(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    whole = range(1, len(match.moves) + 1)
    found = merge_findings([analyse_segment(match.game, match.record(), whole, [1], judge=False)])
    assert found.moments == analysis.moments
    assert not found.mistakes
    assert found.unjudged == [
        n for n in whole if match.moves[n - 1].seat == 1 and len(decision_at(match, n).choices) > 1
    ]
    assert found.unjudged


def test_people_are_judged_and_bots_where_nobody_else_played() -> None:
    ann, bot = SeatEntry("Ann", "you"), SeatEntry("", "scholar")
    stranger = SeatEntry("Zoë", "a program that is not known here")
    assert seats_to_judge([bot, ann, stranger, bot]) == [1, 2]
    assert seats_to_judge([bot, bot]) == [0, 1]


def test_chances_are_certain_together_and_true_at_the_end(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    for moment in analysis.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
    winners = match.game.winners(match.state)
    assert [seat for seat, chance in enumerate(analysis.moments[-1].chances) if chance] == winners


def test_luck_is_found_only_where_chance_spoke_and_adds_up_to_nothing(
    short: tuple[Match, Analysis],
) -> None:
    match, analysis = short
    for move, moment in zip(match.moves, analysis.moments[1:], strict=True):
        assert bool(moment.luck) == (move.floor == "chance")
        assert len(moment.error) == len(moment.luck)
        assert sum(moment.luck) == pytest.approx(0.0, abs=1e-9)
    assert any(moment.luck for moment in analysis.moments)
    assert sum(gift.share for gift in analysis.fortune()) == pytest.approx(0.0, abs=1e-9)


def moment(move: int, opens: bool, *shares: float, luck: WinProbabilities = ()) -> PositionStats:
    return PositionStats(move, 0, opens, shares, luck, (0.03,) * len(luck))


def test_turning_points_are_whole_turns() -> None:
    analysis = Analysis(
        [
            moment(0, True, 0.5, 0.5),
            moment(1, True, 0.1, 0.9),  # within a turn that ends where it began
            moment(2, False, 0.5, 0.5),
            moment(3, True, 0.3, 0.7, luck=(-0.2, 0.2)),
            moment(4, True, 0.35, 0.65, luck=(0.1, -0.1)),
        ],
        [],
    )
    assert [after.move for _, after in analysis.turning_points] == [3]
    assert [gift.share for gift in analysis.fortune()] == pytest.approx([-0.1, 0.1])
    assert analysis.fortune(2, 3) == [SeatLuck(-0.2, 0.03), SeatLuck(0.2, 0.03)]
    assert analysis.fortune()[0].error == pytest.approx(0.03 * math.sqrt(2))
    assert analysis.fortune(0, 2) == [SeatLuck(0.0, 0.0), SeatLuck(0.0, 0.0)]


def test_of_the_mistakes_of_a_turn_the_first_is_told() -> None:
    def part(*moves: int) -> dict[str, Any]:
        flagged = [asdict(Mistake(move, 0, "a", "b", False, {})) for move in moves]
        opens = {1, 4}
        moments = [asdict(moment(move, move in opens, 1.0)) for move in moves]
        return {"moments": moments, "mistakes": flagged, "unjudged": []}

    found = merge_findings([part(5), part(3), part(1), part(2), part(4)])
    assert [one.move for one in found.mistakes] == [1, 4]


def test_luck_counts_where_it_is_much_and_sure() -> None:
    assert SeatLuck(0.06, 0.01).counts
    assert SeatLuck(-0.06, 0.01).counts
    assert not SeatLuck(0.04, 0.0).counts
    assert not SeatLuck(0.06, 0.04).counts
