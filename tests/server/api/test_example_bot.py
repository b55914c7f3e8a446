"""The example bot plays a whole game over HTTP, and the server stops cleanly."""

import subprocess
import sys
from pathlib import Path

from tests.server.support.server_process import RunningServer

EXAMPLE = Path(__file__).parents[3] / "examples" / "http_bot.py"


def test_the_example_bot_plays_a_game_against_a_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        command = [sys.executable, str(EXAMPLE), server.url, "xian"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        assert len([int(score) for score in done.stdout.split()]) == 2
        server.stop()
        assert "Application shutdown complete" in (tmp_path / "server.log").read_text()
