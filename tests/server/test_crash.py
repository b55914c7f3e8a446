"""Nothing lost: the server is killed in mid-play, again and again."""

from pathlib import Path

from tests.server.crash import crash


def test_every_acknowledged_choice_survives_being_killed(tmp_path: Path) -> None:
    tables, choices = crash(tmp_path, times=6)
    assert tables >= 4
    assert choices > 50
