"""The command `train --play`: only better weights are installed."""

import json
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.lab import acceptance_match
from tests.cli.desk import fine

TEA = games.TEMPLATE_GAME


SMALL = ["train", TEA, "--play", "--games", 10, "--rounds", 2, "--deals", 4, "--seats", 2]


@pytest.mark.parametrize("passes", [True, False])
def test_training_keeps_only_what_passes(
    passes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptance_match, "place_score", lambda place, other: float(passes))
    found: dict[str, Any] = json.loads(fine(*SMALL, "--json", "--out", tmp_path))["seats"]["2"]
    assert found["passed"] is passes
    assert set(found["duels"]) == (
        set(acceptance_match.RIVAL_BOTS) if passes else {acceptance_match.HAND_BOT}
    )
    trial = json.loads((tmp_path / "play-2.json").read_text(encoding="utf-8"))
    installed = tmp_path / "value" / "2.json"
    assert installed.exists() is passes
    if passes:
        assert json.loads(installed.read_text(encoding="utf-8"))["play"] == trial
    assert len(list(tmp_path.glob("questions-2-*.jsonl"))) == 2
    said = fine(*SMALL, "--out", tmp_path)
    assert ("Clearly better" if passes else "Not clearly better") in said
