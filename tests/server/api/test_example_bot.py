"""The example bot plays a whole game over HTTP, and the server stops cleanly."""

import subprocess
import sys
from pathlib import Path

import httpx2

from tests.server.support.server_process import RunningServer

EXAMPLES = Path(__file__).parents[3] / "examples"
EXAMPLE = EXAMPLES / "http_bot.py"


def test_the_example_bot_plays_a_game_against_a_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        command = [sys.executable, str(EXAMPLE), server.url, "xian"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        assert len([int(score) for score in done.stdout.split()]) == 2
        server.stop()
        assert "Application shutdown complete" in (tmp_path / "server.log").read_text()


def test_an_invited_bot_plays_to_the_end_and_has_its_seat_back(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        seats = [{"player": "person"}, {"player": "greedy"}]
        wish = {"game": "xian", "seats": seats, "speed": "instant"}
        made = httpx2.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
        token, own = made["seats"][0]["token"], {"authorization": f"Bearer {'s' * 32}"}
        taken = httpx2.post(f"{server.url}/api/join", json={"token": token}, headers=own)
        command = [sys.executable, str(EXAMPLES / "invited_bot.py"), server.url, token, "s" * 32]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        assert taken.json()["seat"] == 0
        assert len([int(score) for score in done.stdout.split()]) == 2
