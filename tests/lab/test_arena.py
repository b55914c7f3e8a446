"""The arena: what is played, kept, resumed and reported."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.insight.ratings import Rating
from dynasty.kernel import BadOptions, BadRecord
from dynasty.lab import arena, results_journal
from dynasty.lab.arena import (
    ArenaTask,
    play_fixture,
    play_plan,
    seat_places,
    span_counts,
    span_end,
    span_number,
)
from dynasty.lab.arena_plan import ArenaPlan, Fixture, make_plan
from dynasty.lab.arena_report import (
    AUTOMATON,
    Report,
    bot_duel,
    bot_pace,
    bot_standing,
    evaluate_arena,
    report_section,
)
from dynasty.lab.results_journal import GAMES_FILE, GameResult
from dynasty.lab.task_pool import Backend
from tests.lab.run import figures, played


def lines(folder: Path) -> list[str]:
    return (folder / GAMES_FILE).read_text(encoding="utf-8").splitlines()


def report_of(plan: ArenaPlan, folder: Path) -> Report:
    return played(plan, folder)


def result(seats: list[str], places: list[int], scores: list[int], seed: int = 1) -> GameResult:
    none = [0] * len(seats)
    key = f"{','.join(seats)}@{seed}"
    return GameResult(key, seats, seed, places, scores, none, [0.0] * len(seats), [0.0], [{}])


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
    assert report_of(plan, finished).games == len(before)
    assert lines(finished) == before


def test_a_torn_line_is_played_again_and_the_report_is_the_same(
    plan: ArenaPlan, finished: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "torn"
    shutil.copytree(finished, folder)
    whole = (folder / GAMES_FILE).read_bytes()
    (folder / GAMES_FILE).write_bytes(whole[: len(whole) // 2])
    assert len(lines(folder)) < len(lines(finished))
    assert figures(report_of(plan, folder)) == figures(report_of(plan, finished))
    assert sorted(json.loads(line)["key"] for line in lines(folder)) == sorted(
        json.loads(line)["key"] for line in lines(finished)
    )


def test_results_do_not_depend_on_the_jobs(plan: ArenaPlan, finished: Path, tmp_path: Path) -> None:
    assert figures(played(plan, tmp_path, jobs=2)) == figures(report_of(plan, finished))


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
    assert figures(played(plan, tmp_path)) == figures(report_of(plan, finished))


def test_games_may_be_added_later_and_fewer_be_looked_at(plan: ArenaPlan, tmp_path: Path) -> None:
    few, many = replace(plan, games=6), replace(plan, games=12)
    first = played(few, tmp_path)
    assert played(many, tmp_path).games > first.games
    assert figures(played(few, tmp_path)) == figures(first)


def test_another_plan_is_refused(plan: ArenaPlan, finished: Path) -> None:
    with pytest.raises(BadOptions, match="name 'seed', there '1', asked '2'"):
        play_plan(replace(plan, seed=2), finished, Backend(), "")
    with pytest.raises(BadOptions, match="options"):
        play_plan(replace(plan, options={}), finished, Backend(), "")


@pytest.mark.parametrize("line", ["{}", "nonsense", "[1]"])
def test_a_damaged_line_is_named(
    plan: ArenaPlan, finished: Path, tmp_path: Path, line: str
) -> None:
    folder = tmp_path / "damaged"
    shutil.copytree(finished, folder)
    kept = lines(folder)
    kept[6] = line
    (folder / GAMES_FILE).write_text("\n".join(kept) + "\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 7"):
        play_plan(plan, folder, Backend(), "")


def test_a_damaged_plan_is_named(plan: ArenaPlan, tmp_path: Path) -> None:
    (tmp_path / results_journal.PLAN_FILE).write_text("{", encoding="utf-8")
    with pytest.raises(BadRecord, match=r"plan\.json"):
        play_plan(plan, tmp_path, Backend(), "")


def test_greedy_is_rated_above_random_and_random_above_the_absent(
    plan: ArenaPlan, finished: Path
) -> None:
    for found in report_of(plan, finished).sections:
        assert [one.bot for one in found.standings] == ["greedy", "random", "default"]
        assert all(one.wins.low <= one.wins.value <= one.wins.high for one in found.standings)
        assert [(one.bot, one.other) for one in found.duels] == [
            ("greedy", "random"),
            ("greedy", "default"),
            ("random", "default"),
        ]
        assert all(one.ahead.value > 0.5 and one.margin.value > 0 for one in found.duels)
    for one in report_of(plan, finished).paces:
        assert one.choices > 0
        assert 0 < one.mean <= one.longest
        assert one.most <= one.longest


def test_wins_of_games_that_lean_the_same_way_are_less_sure() -> None:
    """Two deals that a bot wins or loses from every seat say less than four different ones."""
    alike = [
        result(["a", "b"], [1, 2], [9, 1], seed=1),
        result(["b", "a"], [2, 1], [1, 9], seed=1),
        result(["a", "b"], [2, 1], [1, 9], seed=2),
        result(["b", "a"], [1, 2], [9, 1], seed=2),
    ]
    apart = [replace(one, seed=number) for number, one in enumerate(alike)]
    rating = Rating(25.0, 8.0)
    sure, less = bot_standing("a", rating, apart).wins, bot_standing("a", rating, alike).wins
    assert sure.value == less.value == 0.5
    assert less.low < sure.low
    assert less.high > sure.high


def test_a_duel_counts_games_for_shares_and_deals_for_margins() -> None:
    played_games = [
        result(["a", "b"], [1, 2], [10, 4], seed=1),
        result(["b", "a"], [1, 2], [9, 7], seed=1),
        result(["a", "b"], [1, 1], [5, 5], seed=2),
        result(["b", "a"], [2, 1], [1, 5], seed=2),
        result(["a", "c"], [2, 1], [0, 50], seed=1),
    ]
    found = bot_duel("a", "b", played_games)
    assert found is not None
    assert (found.games, found.deals) == (4, 2)
    assert found.ahead.value == (1 + 0 + 0.5 + 1) / 4
    assert found.margin.value == 2  # 2 points in each of the deals
    assert (found.margin.low, found.margin.high) == (2, 2)
    assert bot_duel("b", "c", played_games) is None


def test_a_bot_on_two_seats_meets_the_other_twice() -> None:
    found = bot_duel("a", "b", [result(["a", "b", "a"], [1, 2, 3], [9, 6, 1])])
    assert found is not None
    assert (found.games, found.ahead.value, found.margin.value) == (1, 0.5, -1)


def test_a_shared_first_place_counts_in_parts() -> None:
    found = report_section(2, [result(["a", "b"], [1, 1], [5, 5])])
    assert [one.wins.value for one in found.standings] == [0.5, 0.5]


def test_a_single_player_meets_the_games_own_opponent(tmp_path: Path) -> None:
    alone = next(game for game in map(games.load, games.SHELF) if 1 in game.seat_counts)
    solo = make_plan(alone, ["random", "default"], [], False, "1", 2, 1, {})
    found = played(solo, tmp_path).sections[0]
    assert found.games == 4
    assert {one.bot for one in found.standings} == {"random", "default", AUTOMATON}
    assert all(AUTOMATON in (one.bot, one.other) for one in found.duels)


def test_automated_seats_beside_several_players_are_not_compared() -> None:
    found = report_section(2, [result(["a", "b"], [1, 3, 2], [9, 3, 5])])
    assert {one.bot for one in found.standings} == {"a", "b"}


def test_places() -> None:
    assert seat_places([2, 0, 1], [2]) == [2, 3, 1]
    assert seat_places([2, 0, 1], [0, 2]) == [1, 3, 1]


def test_a_span_holds_its_times_within_nine_percent() -> None:
    for seconds in (2e-6, 0.0013, 0.5, 1.0, 2.3):
        end = span_end(span_number(seconds))
        assert end / 1.0906 <= seconds <= end * 1.000001
    assert span_counts([1.0, 1.0, 0.5]) == {"0": 2, "-8": 1}


def test_the_pace_of_a_bot() -> None:
    game = GameResult("a@1", ["a"], 1, [1, 2], [0, 0], [100], [3.0], [2.0], [{"-40": 95, "8": 5}])
    found = bot_pace("a", [game])
    assert (found.choices, found.mean, found.longest) == (100, 0.03, 2.0)
    assert found.most == pytest.approx(2**-5)


def test_a_bot_that_is_never_asked_takes_no_time() -> None:
    assert bot_pace("a", []).mean == bot_pace("a", []).most == 0


def test_the_same_fixture_gives_the_same_game() -> None:
    task = ArenaTask(games.TEMPLATE_GAME, {}, Fixture(("greedy", "random"), 5))
    one, other = play_fixture(task), play_fixture(task)
    assert (one.scores, one.places, one.choices) == (other.scores, other.places, other.choices)


def test_the_report_needs_every_game_of_the_plan(plan: ArenaPlan) -> None:
    with pytest.raises(KeyError):
        evaluate_arena(plan, {})
