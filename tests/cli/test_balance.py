"""The command `balance`."""

import json
from pathlib import Path

from dynasty import games
from tests.cli.desk import data, fine

SMALL = ["balance", games.TEMPLATE_GAME, "--games", 4, "--seats", "2"]


def test_the_command_shows_and_writes_a_report(tmp_path: Path) -> None:
    said = fine(*SMALL, "--out", tmp_path)
    assert "2 × scholar" in said
    assert (tmp_path / "balance.html").is_file()
    written = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert data(*SMALL, "--out", tmp_path) == written
    assert written["command"].startswith("dynasty balance _template --bot scholar --games 4")
