"""The event loop: how long it stood still, as far as this process is at fault."""

import asyncio
import time

from dynasty.server.loop_monitor import LOOK_SECONDS, WINDOW_SECONDS, LoopPause
from tests.server.support.server_process import complete


def test_a_pause_counts_as_far_as_this_process_worked() -> None:
    pause = LoopPause()
    pause.note(late=2.0, used=0.5, now=100)
    pause.note(late=0.1, used=3.0, now=101)
    assert pause.longest == 0.5
    pause.note(late=0.2, used=1.0, now=100 + WINDOW_SECONDS)
    assert pause.longest == 0.5
    pause.note(late=0.1, used=1.0, now=100 + 2 * WINDOW_SECONDS)
    assert pause.longest == 0.2


def test_before_anything_is_measured_there_was_no_pause() -> None:
    assert LoopPause().longest == 0


def test_a_loop_that_stands_still_is_noticed() -> None:
    async def run() -> None:
        pause = LoopPause()
        watching = asyncio.create_task(pause.watch())
        await asyncio.sleep(2 * LOOK_SECONDS)
        busy_for(0.4)
        while pause.longest < 0.3:
            await asyncio.sleep(LOOK_SECONDS)
        watching.cancel()

    complete(run())


def busy_for(seconds: float) -> None:
    """Use so much CPU time, in one go."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
