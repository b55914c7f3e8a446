"""The commands `train` and `calibrate`."""

import json
from pathlib import Path

from dynasty import games
from dynasty.lab.calibration import QUARTER_COUNT
from tests.cli.desk import fine, refused

TEA = games.TEMPLATE_GAME


SMALL = ["train", TEA, "--games", 20, "--seats", 2, "--json"]


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
