"""Nothing lost and nothing left: the server is killed in mid-play, again and again."""

import time
from pathlib import Path

import httpx2

from tests.server.crash import crash
from tests.server.running import RunningServer


def test_every_acknowledged_choice_survives_being_killed(tmp_path: Path) -> None:
    tables, choices = crash(tmp_path, times=6)
    assert tables >= 4
    assert choices > 50


def test_no_process_is_left_of_a_server_that_was_killed(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        httpx2.get(f"{server.url}/games/xian/card.svg", timeout=60)  # made by a worker process
        assert server.process is not None
        task = Path(f"/proc/{server.process.pid}/task/{server.process.pid}")
        workers = (task / "children").read_text().split()
        assert workers
        server.kill()
        until = time.monotonic() + 30
        while any(is_running(worker) for worker in workers):
            assert time.monotonic() < until, f"still there: {workers}"
            time.sleep(0.05)


def is_running(process: str) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
