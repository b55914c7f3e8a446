"""Names from a file are safe to print."""

import json
from pathlib import Path

from tests.cli.desk import fine
from tests.cli.terminal_games import record


def test_names_out_of_a_file_cannot_steer_the_terminal(finished: Path, tmp_path: Path) -> None:
    sly = record(finished)
    sly["seats"][0]["name"] = "\x1b[2JSly"
    (tmp_path / "sly.json").write_text(json.dumps(sly), encoding="utf-8")
    said = fine("replay", tmp_path / "sly.json")
    assert "Sly" in said
    assert "\x1b" not in said
