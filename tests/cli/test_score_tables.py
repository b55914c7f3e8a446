"""Score sheets as tables: what a reader may not see, and what a seat cannot score."""

import random
from dataclasses import replace

import pytest

from dynasty import games
from dynasty.cli.score_tables import print_sheets
from dynasty.cli.screen import Screen
from dynasty.kernel import ScoreLine, ScoreSheet
from dynasty.text import Translator


def test_what_the_reader_may_not_see_is_a_question_mark(
    capsys: pytest.CaptureFixture[str],
) -> None:
    own = ScoreSheet(0, (ScoreLine("total", "R-1", 3), ScoreLine("total", "R-2", 0)))
    known = ScoreSheet(1, (ScoreLine("total", "R-2", 0),))
    print_sheets(Screen(Translator("en")), [own, known], [own, replace(own, seat=1)])
    _, row, total, *note = capsys.readouterr().out.splitlines()
    assert row.split()[-3:] == ["R-1", "3", "?"]
    assert total.split() == ["Total", "3", "0"]
    assert "hidden" in " ".join(note)


def test_what_a_seat_cannot_score_is_a_dot(capsys: pytest.CaptureFixture[str]) -> None:
    own = ScoreSheet(0, (ScoreLine("total", "R-1", 3),))
    print_sheets(Screen(Translator("en")), [own, ScoreSheet(1, ())])
    _, row, *rest = capsys.readouterr().out.splitlines()
    assert row.split()[-3:] == ["R-1", "3", "·"]
    assert "hidden" not in " ".join(rest)


@pytest.mark.parametrize("name", games.SHELF)
def test_the_scores_shown_depend_only_on_what_the_seat_may_know(name: str) -> None:
    game, rng = games.load(name), random.Random(4)
    s = game.start(game.seat_counts[-1], 4)
    for made in range(300):
        if not s.decisions:
            break
        if made % 25 == 0:
            for seat in (-1, *range(s.seats)):
                imagined = game.imagine(s, seat, made)
                assert game.open_scores(imagined, seat) == game.open_scores(s, seat)
        decision = s.decisions[0]
        game.apply(s, decision.seat, rng.choice(decision.choices))
