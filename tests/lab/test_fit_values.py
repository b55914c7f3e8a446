"""Weights of positions, fitted to how games end."""

import json
from typing import Any

import pytest

from dynasty import games
from dynasty.kernel.value_model import ValueModel
from dynasty.lab.calibration import calibrate, game_predictions
from dynasty.lab.fit_values import fit_displayed_weights, hat_basis
from dynasty.lab.position_samples import PositionSample, PositionTask, gather_positions
from dynasty.lab.task_pool import Backend

TEA = games.TEMPLATE_GAME


MOST = 6.0  # times what a part says; by hand it counts once


def test_weights_that_explain_how_games_end_are_found() -> None:
    """A part that is worth twice what its hand says, in games that end as it tells."""
    found: dict[int, list[PositionSample]] = {}
    for seed in range(300):
        mine, other = seed % 17, seed * 7 % 13
        parts: list[dict[str, Any]] = [{"coins": float(mine)}, {"coins": float(other)}]
        totals = [2 * mine, 2 * other]
        wins = [0.5, 0.5] if mine == other else [float(mine > other), float(mine < other)]
        found[seed] = [PositionSample(0.5, seat, 0, parts, totals, wins) for seat in range(2)]
    learned = ValueModel(fit_displayed_weights(found, 2))
    assert learned.show.parts["coins"][2] == pytest.approx(2.0, abs=0.15)
    assert calibrate(game_predictions(found, learned, 2)).missed[2] < 1


def test_what_is_rare_and_small_counts_about_as_written() -> None:
    """One game in a hundred has it, and lies 30 points apart for other reasons."""
    found: dict[int, list[PositionSample]] = {}
    for seed in range(300):
        rare = 0.2 if seed % 100 == 0 else 0.0
        parts: list[dict[str, Any]] = [{"token": rare}, {"token": 0.0}]
        totals = [30.0, 0.0] if seed % 2 == 0 else [0.0, 30.0]
        wins = [float(seed % 2 == 0), float(seed % 2)]
        found[seed] = [PositionSample(0.5, seat, 0, parts, totals, wins) for seat in range(2)]
    learned = ValueModel(fit_displayed_weights(found, 2))
    assert learned.show.parts["token"] == pytest.approx([1.0] * 5, abs=0.5)


@pytest.mark.parametrize("name", [*games.SHELF, TEA])
def test_no_part_decides_alone_what_people_are_told(name: str) -> None:
    for file in (games.game_folder(name) / "value").glob("*.json"):
        show = json.loads(file.read_text(encoding="utf-8"))["show"]
        for part, row in [*show["parts"].items(), *show.get("automaton", {}).items()]:
            assert max(map(abs, row)) < MOST, (file.name, part)


def test_a_lone_player_is_compared_with_the_automaton() -> None:
    task = PositionTask("terracotta_army", 1, range(2))
    learned = fit_displayed_weights(gather_positions(task, None, Backend(1), ""), 1)
    assert set(learned["show"]) == {"parts", "automaton", "start"}
    assert sum(hat_basis(0.3)) == pytest.approx(1.0)
