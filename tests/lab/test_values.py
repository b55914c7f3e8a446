"""`dynasty train` and `dynasty calibrate`: weights from games, held against other games."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.bots.greedy import GreedyBot
from dynasty.kernel import Chance
from dynasty.kernel.value_model import ValueModel
from dynasty.lab.calibration import (
    QUARTER_COUNT,
    Prediction,
    calibrate,
    calibration_error,
    game_predictions,
)
from dynasty.lab.fit_values import fit_displayed_weights, hat_basis
from dynasty.lab.position_samples import (
    BOT_ERRORS,
    MomentSampler,
    PositionSample,
    PositionTask,
    gather_positions,
)
from dynasty.lab.task_pool import Backend
from tests.cli.desk import fine, refused

TEA = games.TEMPLATE_GAME
MOST = 6.0  # times what a part says; by hand it counts once
SMALL = ["train", TEA, "--games", 20, "--seats", 2, "--json"]


def told(chance: float, won: float, seed: int = 0) -> Prediction:
    return Prediction(seed, 0.1, chance, won, 0.0)


def test_training_writes_weights_and_goes_on_where_it_was(tmp_path: Path) -> None:
    first = json.loads(fine(*SMALL, "--out", tmp_path))["seats"]["2"]
    assert first["games"] == 16
    assert len(first["after"]["error"]) == QUARTER_COUNT
    file = tmp_path / "value" / "2.json"
    weights = json.loads(file.read_text(encoding="utf-8"))
    assert set(weights["show"]["parts"]) == {"coins", "favourites", "leaves"}
    kept = (tmp_path / "positions-2.jsonl").read_text(encoding="utf-8")
    assert json.loads(fine(*SMALL, "--out", tmp_path))["seats"]["2"] == first
    assert (tmp_path / "positions-2.jsonl").read_text(encoding="utf-8") == kept


def test_any_question_of_a_stretch_may_be_looked_at() -> None:
    """Not only its first one, which at Xi'an is the start of a round, where nobody moved yet."""
    game = games.load("xian")
    s, passed = game.start(2, 1), []
    for _ in range(4):
        passed.append(s.clone())
        game.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    dumps, kept = [game.dump(one) for one in passed], Counter[int]()
    for seed in range(200):
        moments = MomentSampler(Chance(seed))
        for one in passed:
            moments.pass_by(0.3, one)
        (found,) = moments.kept.values()
        kept[dumps.index(game.dump(found))] += 1
    assert set(kept) == {0, 1, 2, 3}
    assert max(kept.values()) < 2 * min(kept.values())


def test_one_learns_from_equals() -> None:
    game, task = games.load(games.TEMPLATE_GAME), PositionTask(games.TEMPLATE_GAME, 3, range(6))
    tables = [task.players(game, seed) for seed in task.seeds]
    errors = [{bot.error for bot in table if isinstance(bot, GreedyBot)} for table in tables]
    assert [len(found) for found in errors] == [1] * 6
    assert set().union(*errors) == set(BOT_ERRORS)


def test_calibration_by_quarter_with_a_plot(tmp_path: Path) -> None:
    asked = ["calibrate", TEA, "--seats", "2,3", "--games", 6, "--out", tmp_path]
    said = json.loads(fine(*asked, "--json"))
    assert set(said["seats"]) == {"2", "3"}
    for one in said["seats"].values():
        assert len(one["error"]) == len(one["bias"]) == QUARTER_COUNT
        assert one["games"] == 6
    assert (tmp_path / f"{TEA}-2.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "2 players, 6 games" in fine(*asked)


def test_what_cannot_be_calibrated_is_refused() -> None:
    assert "nobody" in refused("calibrate", TEA, "--bots", "nobody")
    assert "not 9" in refused("train", TEA, "--seats", 9)


def test_chances_that_hold_have_no_error_and_those_that_do_not_have_theirs() -> None:
    honest = [told(0.75, float(seed % 4 != 0), seed) for seed in range(400)]
    assert calibration_error(honest) < 0.02
    boast = [told(0.95, float(seed % 4 != 0), seed) for seed in range(400)]
    assert calibration_error(boast) == pytest.approx(0.2, abs=0.01)
    assert calibration_error([]) == 0.0


def test_many_looks_at_few_games_prove_less_than_many_games() -> None:
    looks = [told(0.5, float(seed < 24), seed) for _ in range(20) for seed in range(40)]
    many = [told(0.5, float(seed % 40 < 24), seed) for seed in range(800)]
    assert calibration_error(looks) < calibration_error(many) - 0.01


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
