"""The arena: what is played, saved and resumed."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.lab import arena
from dynasty.lab.arena import (
    ArenaTask,
    play_fixture,
    play_plan,
    seat_places,
    span_counts,
    span_end,
    span_number,
)
from dynasty.lab.arena_plan import ArenaPlan, Fixture
from dynasty.lab.results_journal import GameResult
from dynasty.lab.task_pool import Backend
from tests.lab.run import figures, lines, played


def test_every_game_of_the_plan_is_one_line(plan: ArenaPlan, finished: Path) -> None:
    kept = [json.loads(line) for line in lines(finished)]
    wanted = [fixture.key for seats in plan.seats for fixture in plan.fixtures(seats)]
    assert [line["key"] for line in kept] == wanted
    for line in kept:
        assert min(line["places"]) == 1
        assert len(line["scores"]) == len(line["seats"]) == len(line["choices"])
        for count, of_seat in zip(line["choices"], line["spans"], strict=True):
            assert count == sum(of_seat.values())


def test_a_finished_run_plays_nothing_again(
    plan: ArenaPlan, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = lines(finished)
    monkeypatch.setattr(arena, "play_fixture", None)
    assert played(plan, finished).games == len(before)
    assert lines(finished) == before


def test_results_do_not_depend_on_the_jobs(plan: ArenaPlan, finished: Path, tmp_path: Path) -> None:
    assert figures(played(plan, tmp_path, jobs=2)) == figures(played(plan, finished))


def test_what_is_done_is_kept_when_a_run_is_stopped(
    plan: ArenaPlan, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = iter(range(5))

    def interrupted(task: ArenaTask) -> GameResult:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_fixture(task)

    with monkeypatch.context() as patched:
        patched.setattr(arena, "play_fixture", interrupted)
        with pytest.raises(KeyboardInterrupt):
            play_plan(plan, tmp_path, Backend(), "")
    assert len(lines(tmp_path)) == 5
    assert figures(played(plan, tmp_path)) == figures(played(plan, finished))


def test_games_may_be_added_later_and_fewer_be_looked_at(plan: ArenaPlan, tmp_path: Path) -> None:
    few, many = replace(plan, games=6), replace(plan, games=12)
    first = played(few, tmp_path)
    assert played(many, tmp_path).games > first.games
    assert figures(played(few, tmp_path)) == figures(first)


def test_places() -> None:
    assert seat_places([2, 0, 1], [2]) == [2, 3, 1]
    assert seat_places([2, 0, 1], [0, 2]) == [1, 3, 1]


def test_a_span_holds_its_times_within_nine_percent() -> None:
    for seconds in (2e-6, 0.0013, 0.5, 1.0, 2.3):
        end = span_end(span_number(seconds))
        assert end / 1.0906 <= seconds <= end * 1.000001
    assert span_counts([1.0, 1.0, 0.5]) == {"0": 2, "-8": 1}


def test_the_same_fixture_gives_the_same_game() -> None:
    task = ArenaTask(games.TEMPLATE_GAME, {}, Fixture(("greedy", "random"), 5))
    one, other = play_fixture(task), play_fixture(task)
    assert (one.scores, one.places, one.choices) == (other.scores, other.places, other.choices)
