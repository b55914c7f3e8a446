"""Nothing lost and nothing left: the server is killed in mid-play, again and again."""

from pathlib import Path

from tests.conformance.tables import PROOF
from tests.server.support import crash_post
from tests.server.support.crash import crash
from tests.server.support.server_process import RunningServer, until


def test_every_acknowledged_choice_survives_being_killed(tmp_path: Path) -> None:
    checked = crash(tmp_path, times=4)
    assert checked["tables"] >= 4
    assert checked["choice"] > 50
    assert all(checked[kind] for kind in ("undo", "chat", "thinkers"))


def test_whoever_plays_by_a_clock_is_told_once_whenever_the_server_is_killed(
    tmp_path: Path,
) -> None:
    times, pairs = (200, crash_post.PAIRS) if PROOF else (2, 1)
    checked = crash_post.crash(tmp_path, times, pairs)
    assert (checked["kills"], checked["tables"] >= pairs) == (times, True)
    assert all(checked[kind] for kind in ("clocks", "hooks", "mails", "turn"))


def test_no_process_is_left_of_a_server_that_was_killed(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        workers = server.workers()
        assert workers
        server.kill()
        until(lambda: not any(is_running(worker) for worker in workers))


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
