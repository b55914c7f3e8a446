"""What worker processes are given to do in tests; they must be able to import it."""

import os
import signal
import time
from pathlib import Path

from dynasty.games import load_shelf_game
from dynasty.insight.analysis import SegmentFindings
from dynasty.kernel import IllegalChoice
from dynasty.server.db import analyses
from dynasty.server.tables import analysis as tables_analysis
from dynasty.server.tables.record_import import MAX_REPLAY_BYTES, limit_memory
from dynasty.server.workers.bot_pool import BotAnswer, BotTask


def spin(*_: object, begun: Path) -> None:
    """Never end, whatever the question."""
    begun.touch()
    while True:
        pass


def die(*_: object) -> None:
    """Die over any question."""
    os.kill(os.getpid(), signal.SIGKILL)


def prefer_the_last(task: BotTask) -> list[BotAnswer]:
    """The last choice of the question, then the first: at once, and always the same."""
    game = load_shelf_game(task.game, task.components)
    choices = game.decision(game.load(task.imagined), task.seat).choices
    return [BotAnswer(str(choices[-1]), 30, 2.0), BotAnswer(str(choices[0]), 10, 0.5)]


def die_once(mark: Path) -> int:
    """Die in mid-work the first time; then say which process is alive."""
    if not mark.exists():
        mark.touch()
        die()
    return os.getpid()


def refuse(*_: object) -> None:
    """Raise an error that cannot be made again from its message."""
    raise IllegalChoice("a", "b", "c")


def judge_nothing(
    record: str, components: Path | None, task: analyses.AnalysisTask, part: int, judge: bool
) -> SegmentFindings:
    """Look at a part of an analysis, but fail where a choice is to be judged."""
    if judge:
        refuse()
    return tables_analysis.analyse_part(record, components, task, part, judge)


def look_at_the_gate(
    gate: Path,
    order: Path,
    record: str,
    components: Path | None,
    task: analyses.AnalysisTask,
    part: int,
    _: bool,
) -> SegmentFindings:
    """Note which moves are looked at, wait for the gate, and judge nothing: that takes long."""
    first, after = task.parts[part - 1]
    take_part(order, " ".join(map(str, range(first, after))))
    wait_for(gate)
    return tables_analysis.analyse_part(record, components, task, part, judge=False)


def hoard() -> int:
    """Take far more memory than a stranger's record may."""
    limit_memory()
    return len(bytearray(4 * MAX_REPLAY_BYTES))


def take_part(order: Path, number: int | str) -> None:
    """Note that it was this one's turn."""
    with order.open("a") as told:
        told.write(f"{number}\n")


def wait_for(gate: Path) -> None:
    """Wait until somebody opens the gate."""
    gate.with_suffix(".waits").touch()
    while not gate.exists():
        time.sleep(0.005)
