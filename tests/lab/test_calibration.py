"""How far stated chances differ from results."""

import pytest

from dynasty.lab.calibration import Prediction, calibration_error


def told(chance: float, won: float, seed: int = 0) -> Prediction:
    return Prediction(seed, 0.1, chance, won, 0.0)


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
