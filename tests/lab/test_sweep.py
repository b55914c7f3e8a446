"""A sweep: the same deals with other values, compared deal by deal."""

from pathlib import Path
from statistics import fmean

import pytest

from dynasty.kernel import BadOptions
from dynasty.lab import sweep
from dynasty.lab.component_grid import Setting, parse_variations, write_settings
from dynasty.lab.parallel import ComponentsFile
from dynasty.lab.sweep import (
    SweepPlan,
    SweepSection,
    deal_portions,
    is_difference_clear,
    open_journal,
    play_deal,
    play_table_size,
)
from dynasty.lab.task_pool import Backend
from tests.lab.sweep_run import TEA, plan


def sized(
    plan: SweepPlan, found: list[Setting], folder: Path, hands: Backend | None = None
) -> SweepSection:
    """Tables of two, kept in this folder."""
    with open_journal(folder, plan, []) as journal:
        return play_table_size(plan, 2, found, journal, hands or Backend(), "")


def test_differences_are_taken_deal_by_deal(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2"]), tmp_path)
    by_deal = [sweep.play_deal(sweep.make_deal(plan(), 2, at, found)).figures for at in range(6)]
    section = sized(plan(), found, tmp_path)
    (points,) = section.of("points")
    more = [changed["points"] - own["points"] for changed, own in by_deal]
    assert points.more.value == pytest.approx(fmean(more))
    assert points.mean == pytest.approx(section.own["points"] + points.more.value)
    assert points.more.low <= points.more.value <= points.more.high
    assert sum(section.own[name] for name in section.measures("wins.")) == pytest.approx(1)


def test_with_its_own_values_a_game_is_the_one_without_a_file(tmp_path: Path) -> None:
    same = ComponentsFile("same.toml", "[house]\nrow = 3\n")
    task = sweep.SweepDeal(TEA.name, {}, ("greedy", "random"), 3, (None, same))
    without, beside = sweep.play_deal(task).figures
    assert without == beside


def test_the_jobs_change_nothing(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2,4"]), tmp_path)
    assert sized(plan(), found, tmp_path / "two", Backend(2)) == sized(plan(), found, tmp_path)


def test_bots_move_on_a_seat_from_deal_to_deal(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2"]), tmp_path)
    seated = [sweep.make_deal(plan(), 3, at, found).players for at in range(2)]
    assert seated == [("greedy", "random", "greedy"), ("random", "greedy", "random")]


def test_what_was_kept_is_played_no_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2"]), tmp_path)
    sized(plan(4), found, tmp_path)
    played: list[str] = []

    def noted(task: sweep.SweepDeal) -> sweep.DealFigures:
        played.append(task.key)
        return play_deal(task)

    monkeypatch.setattr(sweep, "play_deal", noted)
    assert sized(plan(6), found, tmp_path) == sized(plan(6), found, tmp_path / "fresh")
    assert played == ["2@5", "2@6", *(f"2@{seed}" for seed in range(1, 7))]
    with pytest.raises(BadOptions, match="bad-plan"):
        open_journal(tmp_path, plan(6), parse_variations(TEA, ["house.row=4"]))


def test_what_is_clear() -> None:
    assert is_difference_clear([1.0, 1.2] * 10, 50)  # surely there
    assert is_difference_clear([0.01, -0.01] * 10, 50)  # surely too small
    assert not is_difference_clear([5.0, -5.0] * 10, 50)  # nobody knows
    assert not is_difference_clear([1.0] * 19, 50)  # too few


def test_looks_are_at_fixed_deals() -> None:
    assert [len(portion) for portion in deal_portions(30)] == [20, 10]
    assert [portion.stop for portion in deal_portions(400)] == [100, 200, 300, 400]


def test_a_clear_answer_ends_the_sweep_unless_all_is_wanted(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.days.short=5"]), tmp_path)
    assert sized(plan(40, whole=False), found, tmp_path / "clear").deals == 20
    assert sized(plan(24), found, tmp_path / "whole").deals == 24
